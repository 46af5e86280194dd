/* lazy_text.c - texts that are opened lazily: the regions of an isolated operation that is no symbol table are passed
 * over by counting braces, and read when they are needed (ir/unread.h).
 *
 * The caller keeps the text as long as the context. A text that cannot be read in part is read whole: then its messages
 * are those of any text.
 */
#include "core/lazy_text.h"

#include <stddef.h>

#include "ir/unread.h"
#include "parse/parse.h"
#include "verify/verify.h"

typedef struct LazyText {
  McUnreadFile file; /* must be the first: the context has a pointer to it */
  McLaterText later;
  McVerifyLate verify;
  bool is_reading;
} LazyText;

static void lazy_free(McContext *ctx, McUnreadFile *file) {
  LazyText *lazy = (LazyText *)file;
  mc_p_later_fini(ctx, &lazy->later);
  mc_verify_late_fini(ctx, &lazy->verify);
  mc_free(&ctx->alloc, lazy, sizeof *lazy);
}

static size_t size_of(const McUnreadFile *file, uint32_t place) {
  return ((const LazyText *)file)->later.putting_off.ops.ptr[place].len;
}

static bool read_regions(McContext *ctx, McUnreadFile *file, uint32_t place, McOp op, McPool *pool, McDiags *diags) {
  LazyText *lazy = (LazyText *)file;
  if (lazy->is_reading) {
    return mc_error(diags, mc_op_loc(ctx, op),
                    "the regions of an operation are needed while those of another one are read");
  }
  lazy->is_reading = true;
  mc_diags_set_text(diags, lazy->later.text, lazy->later.len, lazy->later.base, NULL);
  bool ok = mc_p_later_read(ctx, &lazy->later, place, op, pool, diags);
  mc_diags_set_text(diags, NULL, 0, 0, NULL);
  lazy->is_reading = false;
  return ok;
}

static bool verify_read(McContext *ctx, McUnreadFile *file, McOp op, bool as_opened, McDiags *diags) {
  LazyText *lazy = (LazyText *)file;
  mc_diags_set_text(diags, lazy->later.text, lazy->later.len, lazy->later.base, NULL);
  bool ok = mc_verify_late(ctx, &lazy->verify, op, as_opened, diags);
  mc_diags_set_text(diags, NULL, 0, 0, NULL);
  return ok;
}

static void rest(McContext *ctx, McUnreadFile *file) {
  LazyText *lazy = (LazyText *)file;
  mc_p_later_rest(ctx, &lazy->later);
  mc_verify_late_fini(ctx, &lazy->verify);
}

static void forget(McContext *ctx, McUnreadFile *file, McOp op) {
  (void)ctx;
  mc_verify_late_forget(&((LazyText *)file)->verify, op);
}

/* The symbol tables are kept for what is read later. */
static bool verify_opened(McContext *ctx, McLaterText *later, McOp root, McDiags *diags) {
  LazyText *lazy = (LazyText *)((char *)later - offsetof(LazyText, later));
  return mc_verify_late(ctx, &lazy->verify, root, true, diags);
}

McOp mc_lazy_text_open(McContext *ctx, const char *text, size_t len, const McParseOptions *options, McDiags *diags) {
  McOp none = {MC_NONE};
  LazyText *lazy = mc_alloc_zeroed(&ctx->alloc, sizeof *lazy);
  if (lazy == NULL) return mc_out_of_memory(diags), none;
  lazy->file = (McUnreadFile){.size = size_of, .read = read_regions, .verify = verify_read, .rest = rest,
                              .forget = forget, .free = lazy_free};
  lazy->file.readers = 1; /* this call */
  lazy->verify = (McVerifyLate){.is_off = !options->verify};
  lazy->later.putting_off.file = &lazy->file;
  lazy->later.verify = verify_opened;
  lazy->later.name = mc_ident(ctx, options->source_name, options->source_name_len);
  lazy->is_reading = true;
  if (lazy->later.name.index == MC_NONE || !mc_unread_add(ctx, &lazy->file)) {
    mc_free(&ctx->alloc, lazy, sizeof *lazy);
    return mc_out_of_memory(diags), none;
  }
  size_t mark = mc_diags_count(diags);
  McOp root = mc_p_text_in_part(ctx, text, len, options, &lazy->later, diags);
  lazy->is_reading = false;
  lazy->file.readers--;
  bool waits = root.index != MC_NONE && lazy->file.left != 0;
  if (!waits) mc_unread_remove(ctx, &lazy->file);
  if (waits) *options->lends = true;
  if (root.index != MC_NONE || mc_diags_out_of_memory(diags)) return root;
  mc_diags_take_back(diags, mark);
  return none;
}
