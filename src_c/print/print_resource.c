/* print_resource.c - resources: their keys where attributes refer to them, their blobs at the end of the file.
 *
 * Only the resources that were mentioned while printing are written at the end, in the order of the first mention;
 * external resources are those that the text of the operation had. The blobs belong to the context; the printer owns
 * only the list of keys and one mark per interned index.
 */
#include "ir/preserved.h"
#include "print/print.h"

uint32_t *mc_pr_mark(McPrinter *p, uint32_t index) {
  if (p->marks == NULL) {
    if (p->num_marks == 0) p->num_marks = mc_uniquer_count(p->ctx->uniquer) + 1;
    p->marks = mc_reserve(&p->ctx->alloc, (size_t)p->num_marks * sizeof *p->marks);
  }
  if (p->marks == NULL || index >= p->num_marks) {
    p->failed = true;
    return NULL;
  }
  return &p->marks[index];
}

void mc_pr_note_resource(McPrinter *p, McIdent key) {
  if (!p->is_worker) {
    uint32_t *mark = mc_pr_mark(p, key.index);
    if (mark == NULL || *mark != 0) return;
    *mark = 1;
  }
  if (!mc_array_push(&p->ctx->alloc, &p->resources, key)) p->failed = true;
}

void mc_pr_resource_key(McPrinter *p, McIdent key) {
  McStr name = mc_ident_str(p->ctx, key);
  mc_pr_keyword_or_string(p, name.ptr, name.len);
  mc_pr_note_resource(p, key);
}

/* `len`: characters of the value. A blob has two quotes, 0x, and two digits for each byte and for the four of the
 * alignment. */
static bool is_elided(const McPrinter *p, size_t len) {
  int64_t limit = p->options->elide_resources_if_larger;
  return limit >= 0 && (uint64_t)len > (uint64_t)limit;
}

static void put_blob(McPrinter *p, McStr bytes, uint32_t alignment) {
  unsigned char head[4];
  for (int i = 0; i < 4; i++) head[i] = (unsigned char)(alignment >> (8 * i));
  mc_buf_lit(p->buf, "\"0x");
  mc_pr_hex(p, head, sizeof head);
  mc_pr_hex(p, bytes.ptr, bytes.len);
  mc_buf_char(p->buf, '"');
}

/* Every resource that has data counts for the frame around them, as in mlir-opt 22; elided resources are not in it. */
static void put_frame(McPrinter *p, bool *framed) {
  if (!*framed) mc_buf_lit(p->buf, "\n{-#\n");
  *framed = true;
}

/* Returns true when some were written. */
static bool put_dialect_resources(McPrinter *p, bool *framed) {
  bool any = false;
  for (size_t i = 0; i < p->resources.len && !p->failed; i++) {
    McStr bytes;
    uint32_t alignment;
    if (!mc_resource_get(p->ctx, p->resources.ptr[i], &bytes, &alignment)) continue;
    put_frame(p, framed);
    if (is_elided(p, bytes.len * 2 + 12)) continue;
    if (any) mc_buf_lit(p->buf, ",\n      ");
    else mc_buf_lit(p->buf, "  dialect_resources: {\n    builtin: {\n      ");
    any = true;
    McStr key = mc_ident_str(p->ctx, p->resources.ptr[i]);
    mc_pr_keyword_or_string(p, key.ptr, key.len);
    mc_buf_lit(p->buf, ": ");
    put_blob(p, bytes, alignment);
    if (mc_tick(&p->ticker)) p->failed = true;
  }
  if (any) mc_buf_lit(p->buf, "\n    }\n  }");
  return any;
}

static void put_externals(McPrinter *p, const McPreserved *kept, bool behind_others, bool *framed) {
  uint32_t provider = MC_NONE; /* the provider whose braces are open */
  for (size_t i = 0; i < kept->externals.len && !p->failed; i++) {
    const McExternal *e = &kept->externals.ptr[i];
    put_frame(p, framed);
    if (is_elided(p, e->len)) continue;
    McStr name = mc_ident_str(p->ctx, e->provider), key = mc_ident_str(p->ctx, e->key);
    if (provider == e->provider.index) {
      mc_buf_lit(p->buf, ",\n      ");
    } else {
      if (provider != MC_NONE) mc_buf_lit(p->buf, "\n    },\n    ");
      else if (behind_others) mc_buf_lit(p->buf, ",\n  external_resources: {\n    ");
      else mc_buf_lit(p->buf, "  external_resources: {\n    ");
      mc_buf_put(p->buf, name.ptr, name.len);
      mc_buf_lit(p->buf, ": {\n      ");
      provider = e->provider.index;
    }
    mc_pr_keyword_or_string(p, key.ptr, key.len);
    mc_buf_lit(p->buf, ": ");
    mc_buf_put(p->buf, kept->values.ptr + e->value, e->len);
    if (mc_tick(&p->ticker)) p->failed = true;
  }
  if (provider != MC_NONE) mc_buf_lit(p->buf, "\n    }\n  }");
}

void mc_pr_file_metadata(McPrinter *p, McOp root) {
  bool framed = false, any = put_dialect_resources(p, &framed);
  const McPreserved *kept = mc_preserved_by(p->ctx, root);
  if (kept != NULL) put_externals(p, kept, any, &framed);
  if (framed) mc_buf_lit(p->buf, "\n#-}\n");
}
