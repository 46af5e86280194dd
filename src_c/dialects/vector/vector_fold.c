/* vector_fold.c - folds and patterns of vector, and what passes read about its operations: mlir-opt 22's, in its order.
 */
#include "dialects/vector/vector.def"
#include "transform/rewriter.h"

bool mc_speculation_transfer(McContext *ctx, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    McKind kind = mc_kind(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, i)).index);
    if (kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF) return false;
  }
  return true;
}
