/* affine_fold.c - folds and patterns of affine, and what passes read about its loops: mlir-opt 22's, in its order. */
#include "dialects/affine/affine.def"
#include "transform/rewriter.h"

bool mc_speculation_affine_for(McContext *ctx, McOp op) {
  int64_t step = 0;
  McAttr attr = mc_attr_named(ctx, op, "step");
  bool is_integer = attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER;
  return is_integer && mc_attr_integer_i64(ctx, attr, &step) && step == 1;
}
