/* readers.h - functions that read the most used parts of interned records: calls from inside the core are inlined.
 *
 * Included by context.h, and by readers.c, which emits the functions for other callers. Debug builds have only those.
 * No include guard: MC_READ decides how the functions are defined.
 */

MC_READ McKind mc_kind(const McContext *ctx, uint32_t index) { return (McKind)mc_rec(ctx, index)->kind; }

MC_READ McStr mc_ident_str(const McContext *ctx, McIdent ident) {
  const McRec *rec = mc_rec(ctx, ident.index);
  MC_ASSERT(rec->kind == MC_IDENT);
  return (McStr){(const char *)rec->words, rec->num_bytes};
}
