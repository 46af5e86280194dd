/* print_resource.c - resources: their keys where attributes refer to them, their blobs at the end of the file.
 *
 * Only what was mentioned while printing is written at the end, in the order of the first mention. The blobs belong to
 * the context; the printer owns just the list of keys and one mark per interned index.
 */
#include "print.h"

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

void mc_pr_resource_key(McPrinter *p, McIdent key) {
  McStr name = mc_ident_str(p->ctx, key);
  mc_pr_keyword_or_string(p, name.ptr, name.len);
  uint32_t *mark = mc_pr_mark(p, key.index);
  if (mark == NULL || *mark != 0) return;
  *mark = 1;
  if (!mc_array_push(&p->ctx->alloc, &p->resources, key)) p->failed = true;
}

/* Characters of the string: two quotes, 0x, and two digits for each byte and for the four of the alignment. */
static bool is_elided(const McPrinter *p, size_t len) {
  int64_t limit = p->options->elide_resources_if_larger;
  return limit >= 0 && (uint64_t)len * 2 + 12 > (uint64_t)limit;
}

static void put_blob(McPrinter *p, McStr bytes, uint32_t alignment) {
  unsigned char head[4];
  for (int i = 0; i < 4; i++) head[i] = (unsigned char)(alignment >> (8 * i));
  mc_buf_lit(p->buf, "\"0x");
  mc_pr_hex(p, head, sizeof head);
  mc_pr_hex(p, bytes.ptr, bytes.len);
  mc_buf_char(p->buf, '"');
}

/* Every resource that has data counts for the frame around them, as upstream; what is elided is not in it. */
void mc_pr_file_metadata(McPrinter *p) {
  bool framed = false, any = false;
  for (size_t i = 0; i < p->resources.len && !p->failed; i++) {
    McStr bytes;
    uint32_t alignment;
    if (!mc_resource_get(p->ctx, p->resources.ptr[i], &bytes, &alignment)) continue;
    if (!framed) mc_buf_lit(p->buf, "\n{-#\n");
    framed = true;
    if (is_elided(p, bytes.len)) continue;
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
  if (framed) mc_buf_lit(p->buf, "\n#-}\n");
}
