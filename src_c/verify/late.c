/* late.c - verifies regions that were read after their file was opened.
 *
 * The symbol tables of the file's tree are kept from one call to the next while the stamp is the same, and checks that
 * operations passed while the definitions are.
 */
#include "verify/verify.h"

/* The symbol tables for that stamp. Returns NULL when memory ran out. */
static McSymbols *take_symbols(McContext *ctx, McVerifyLate *v, uint64_t stamp) {
  McSymbols *symbols = v->symbols;
  v->symbols = NULL;
  if (symbols != NULL && v->stamp == stamp) return symbols;
  mc_symbols_free(symbols);
  v->stamp = stamp;
  return mc_symbols_new(ctx);
}

/* A check may come here again: it finds nothing that is kept then, and makes its own. */
bool mc_verify_late(McContext *ctx, McVerifyLate *v, McOp op, uint64_t stamp, McDiags *diags) {
  if (v->is_off || (mc_op_rec(ctx, op)->flags & MC_OP_CHANGED)) return true;
  McVerifyMemo *memo = v->memo != NULL ? v->memo : mc_verify_memo_new(ctx);
  McSymbols *symbols = stamp == 0 || memo == NULL ? NULL : take_symbols(ctx, v, stamp);
  v->memo = NULL;
  bool ok = memo != NULL && (stamp == 0 || symbols != NULL);
  if (!ok) mc_out_of_memory(diags);
  else ok = mc_verify_read(ctx, op, symbols, memo, diags);
  if (ok && stamp != 0 && v->symbols == NULL) v->symbols = symbols;
  else mc_symbols_free(symbols); /* it may have tables of operations that are erased now */
  if (v->memo == NULL) v->memo = memo;
  else mc_verify_memo_free(ctx, memo);
  return ok;
}

void mc_verify_late_fini(McContext *ctx, McVerifyLate *v) {
  mc_symbols_free(v->symbols);
  mc_verify_memo_free(ctx, v->memo);
}
