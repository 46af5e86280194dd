/* lazy.c - files that were opened lazily: the reader stays, and reads the regions of an operation when they are needed.
 *
 * From version 2 on, the regions of an isolated operation are a section of their own, which the reader passes over. It
 * reads all tables at once, and attributes and types when an operation refers to them, as ever. It borrows the bytes
 * of the file, which the caller keeps as long as the context.
 *
 * What was read wrongly is erased again, so that the operation is unread as before, and the tree is whole.
 */
#include "bytecode/reader.h"
#include "ir/unread.h"
#include "verify/verify.h"

typedef struct Span { const uint8_t *at, *end; } Span;

struct McBcLazy {
  McUnreadFile file; /* must be the first: the context has a pointer to it */
  McBcReader reader;
  MC_ARRAY(Span) spans; /* of the sections that were put off */
  McVerifyLate verify;
  bool is_reading;
};

static void lazy_free(McContext *ctx, McUnreadFile *file) {
  McBcLazy *lazy = (McBcLazy *)file;
  if (lazy->reader.base != 0) mc_sources_release(ctx->sources, lazy->reader.base, 1);
  mc_bc_reader_fini(&lazy->reader);
  mc_array_fini(&ctx->alloc, &lazy->spans);
  mc_verify_late_fini(ctx, &lazy->verify);
  mc_free(&ctx->alloc, lazy, sizeof *lazy);
}

static size_t size_of(const McUnreadFile *file, uint32_t place) {
  const Span *span = &((const McBcLazy *)file)->spans.ptr[place];
  return (size_t)(span->end - span->at);
}

/* A check may come here while the file is being opened: the reader's state is then as it was. */
static bool read_regions(McContext *ctx, McUnreadFile *file, uint32_t place, McOp op, McPool *pool, McDiags *diags) {
  McBcLazy *lazy = (McBcLazy *)file;
  McBcReader *r = &lazy->reader;
  if (lazy->is_reading) {
    return mc_error(diags, r->loc, "the regions of an operation are needed while those of another one are read");
  }
  const Span span = lazy->spans.ptr[place];
  McDiags *diags_before = r->diags;
  size_t positions_before = r->positions;
  McBcLazy *lazy_before = r->lazy;
  lazy->is_reading = true;
  r->diags = diags;
  r->failed = r->blocked = false;
  r->positions = 0;
  r->lazy = NULL; /* all of it is read */
  mc_diags_set_place(diags, r->loc);
  mc_bc_refresh_names(r);
  bool ok = mc_bc_read_put_off(r, pool, op, (McBcCursor){span.at, span.end, MC_BCODE_IR});
  if (!ok) mc_unread_empty(ctx, op, true);
  else if (r->positions != 0) mc_sources_retain(ctx->sources, r->base, r->positions);
  mc_diags_set_place(diags, (McLoc){MC_NONE});
  r->lazy = lazy_before;
  r->positions = positions_before;
  r->diags = diags_before;
  lazy->is_reading = false;
  return ok;
}

static bool verify_read(McContext *ctx, McUnreadFile *file, McOp op, bool as_opened, McDiags *diags) {
  return mc_verify_late(ctx, &((McBcLazy *)file)->verify, op, as_opened, diags);
}

static void rest(McContext *ctx, McUnreadFile *file) {
  McBcLazy *lazy = (McBcLazy *)file;
  mc_verify_late_fini(ctx, &lazy->verify);
}

static void forget(McContext *ctx, McUnreadFile *file, McOp op) {
  (void)ctx;
  mc_verify_late_forget(&((McBcLazy *)file)->verify, op);
}

McBcReader *mc_bc_lazy_new(McContext *ctx, const McParseOptions *options) {
  McBcLazy *lazy = mc_alloc_zeroed(&ctx->alloc, sizeof *lazy);
  if (lazy == NULL) return NULL;
  lazy->file = (McUnreadFile){.size = size_of, .read = read_regions, .verify = verify_read, .rest = rest,
                              .forget = forget, .free = lazy_free};
  lazy->file.readers = 1; /* this call */
  lazy->verify = (McVerifyLate){.is_off = !options->verify};
  lazy->reader.lazy = lazy;
  if (mc_unread_add(ctx, &lazy->file)) return &lazy->reader;
  mc_free(&ctx->alloc, lazy, sizeof *lazy);
  return NULL;
}

bool mc_bc_put_off(McBcReader *r, McOp op, McBcCursor section) {
  McBcLazy *lazy = r->lazy;
  const Span span = {section.at, section.end};
  if (lazy->spans.len >= UINT32_MAX || !mc_array_push(&r->ctx->alloc, &lazy->spans, span)) return mc_bc_no_memory(r);
  mc_unread_mark(r->ctx, &lazy->file, op, (uint32_t)lazy->spans.len - 1);
  return true;
}

bool mc_bc_lazy_verify(McBcReader *r, McOp module, McDiags *diags) {
  return mc_verify_late(r->ctx, &r->lazy->verify, module, true, diags);
}

bool mc_bc_lazy_opened(McBcReader *r, bool ok) {
  McBcLazy *lazy = r->lazy;
  r->lazy = NULL; /* what is read from now on is read whole */
  r->diags = NULL;
  r->lends = NULL;
  lazy->file.readers--;
  bool waits = ok && lazy->file.left != 0;
  if (!waits) mc_unread_remove(r->ctx, &lazy->file);
  return waits;
}
