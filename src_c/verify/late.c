/* late.c - verifies regions that were read after their file was opened.
 *
 * The symbol tables of the file's tree are kept from one call to the next while the tree is as it was opened, and the
 * checks that operations passed while the definitions are the same.
 */
#include "verify/verify.h"

/* A check may come here again: it finds nothing that is kept then, and makes its own. */
bool mc_verify_late(McContext *ctx, McVerifyLate *v, McOp op, bool as_opened, McDiags *diags) {
  if (v->is_off || (mc_op_rec(ctx, op)->flags & MC_OP_CHANGED)) return true;
  McVerifyMemo *memo = v->memo;
  McSymbols *symbols = v->symbols;
  v->memo = NULL;
  v->symbols = NULL;
  if (memo == NULL) memo = mc_verify_memo_new(ctx);
  if (as_opened && symbols == NULL) symbols = mc_symbols_new(ctx);
  bool ok = memo != NULL && (!as_opened || symbols != NULL);
  if (!ok) mc_out_of_memory(diags);
  else ok = mc_verify_read(ctx, op, as_opened ? symbols : NULL, memo, diags);
  if (ok && as_opened && v->symbols == NULL) v->symbols = symbols;
  else mc_symbols_free(symbols); /* it may have tables of operations that are erased now */
  if (v->memo == NULL) v->memo = memo;
  else if (memo != NULL) mc_verify_memo_free(ctx, memo);
  return ok;
}

void mc_verify_late_forget(McVerifyLate *v, McOp op) {
  if (v->symbols != NULL) mc_symbols_forget(v->symbols, op);
}

void mc_verify_late_fini(McContext *ctx, McVerifyLate *v) {
  mc_symbols_free(v->symbols);
  if (v->memo != NULL) mc_verify_memo_free(ctx, v->memo);
  v->symbols = NULL;
  v->memo = NULL;
}
