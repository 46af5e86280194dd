/* transform_fold.c - folds of transform: mlir-opt 22's. Owns nothing. */
#include "dialects/transform/transform.def"
#include "transform/rewriter.h"

/* One list, in which nothing is looked for that is there twice, is the result. */
McFolded mc_fold_merge_handles(McFold *f) {
  if (mc_op_num_operands(f->ctx, f->op) != 1) return MC_NOT_FOLDED;
  if (mc_attr_named(f->ctx, f->op, "deduplicate").index != MC_NONE) return MC_NOT_FOLDED;
  f->results[0].value = mc_op_operand(f->ctx, f->op, 0);
  return MC_FOLDED;
}
