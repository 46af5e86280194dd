/* readers.h - the parts of interned records that are read most often: calls from inside the core are inlined.
 *
 * Included by context.h, and by readers.c, which emits the functions that others call. Debug builds have only those. No
 * guard: MC_READ decides what the functions are.
 */

MC_READ McKind mc_kind(const McContext *ctx, uint32_t index) { return (McKind)mc_rec(ctx, index)->kind; }

MC_READ McStr mc_ident_str(const McContext *ctx, McIdent ident) {
  const McRec *rec = mc_rec(ctx, ident.index);
  MC_ASSERT(rec->kind == MC_IDENT);
  return (McStr){(const char *)rec->words, rec->num_bytes};
}
