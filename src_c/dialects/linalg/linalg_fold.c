/* linalg_fold.c - folds and patterns of linalg, and what passes read about its operations: mlir-opt 22's, in its order.
 */
#include "defs/facts.h"
#include "dialects/linalg/linalg.def"
#include "transform/rewriter.h"

bool mc_speculation_linalg(McContext *ctx, McOp op) {
  if (!mc_op_has_fact(ctx, op, MC_FACT_LINALG_STRUCTURE)) return mc_op_has_trait(ctx, op, MC_TRAIT(PURE));
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    McKind kind = mc_kind(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, i)).index);
    if (kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF) return false;
  }
  return true;
}
