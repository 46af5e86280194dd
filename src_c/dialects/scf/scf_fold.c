/* scf_fold.c - folds and patterns of scf, and what passes read about its loops: mlir-opt 22's, in its order. */
#include "dialects/scf/scf.def"
#include "transform/mixed.h"

bool mc_speculation_for(McContext *ctx, McOp op) {
  int64_t step;
  return mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, op, 2)), &step) && step == 1;
}
