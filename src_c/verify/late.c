/* late.c - verifies regions that were read after their file was opened.
 *
 * The symbol tables of the file's tree are kept from one call to the next while the stamp is the same.
 */
#include "verify/verify.h"

/* A check may come here again: it finds no tables then, and makes its own. */
bool mc_verify_late(McContext *ctx, McVerifyLate *v, McOp op, uint64_t stamp, McDiags *diags) {
  if (v->is_off || (mc_op_rec(ctx, op)->flags & MC_OP_CHANGED)) return true;
  if (stamp == 0) return mc_verify_read(ctx, op, NULL, diags);
  McSymbols *symbols = v->stamp == stamp ? v->symbols : NULL;
  if (symbols == NULL) mc_symbols_free(v->symbols);
  v->symbols = NULL;
  v->stamp = stamp;
  if (symbols == NULL && (symbols = mc_symbols_new(ctx)) == NULL) return mc_out_of_memory(diags);
  bool ok = mc_verify_read(ctx, op, symbols, diags);
  if (ok && v->symbols == NULL) v->symbols = symbols;
  else mc_symbols_free(symbols); /* it may have tables of operations that are erased now */
  return ok;
}

void mc_verify_late_fini(McVerifyLate *v) { mc_symbols_free(v->symbols); }
