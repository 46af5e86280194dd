/* ptr_fold.c - folds of ptr: mlir-opt 22's. Owns nothing. */
#include "dialects/ptr/ptr.def"
#include "transform/numbers.h"
#include "transform/rewriter.h"

/* Nothing is added. */
McFolded mc_fold_ptr_add(McFold *f) {
  McContext *ctx = f->ctx;
  McValue base = mc_op_operand(ctx, f->op, 0);
  if (!mc_attr_is_int(ctx, f->constants[1], 0)) return MC_NOT_FOLDED;
  if (mc_value_type(ctx, base).index != mc_value_type(ctx, mc_op_result(ctx, f->op, 0)).index) return MC_NOT_FOLDED;
  f->results[0].value = base;
  return MC_FOLDED;
}

#define MOST_CASTS 1000u /* of a chain of casts, so many are looked through */

/* The value that a ptr.from_ptr gives back: its type is that of the value whose address and rest it gets. MC_NONE: it
 * gets others. */
static McValue given_back(const McContext *ctx, McOp from_ptr) {
  McValue none = {MC_NONE};
  McOp to_ptr = mc_value_made_by(ctx, mc_op_operand(ctx, from_ptr, 0), "ptr.to_ptr");
  if (to_ptr.index == MC_NONE || mc_op_num_operands(ctx, from_ptr) < 2) return none;
  McValue value = mc_op_operand(ctx, to_ptr, 0);
  McOp rest = mc_value_made_by(ctx, mc_op_operand(ctx, from_ptr, 1), "ptr.get_metadata");
  if (rest.index == MC_NONE || mc_op_operand(ctx, rest, 0).index != value.index) return none;
  McType type = mc_value_type(ctx, mc_op_result(ctx, from_ptr, 0));
  return mc_value_type(ctx, value).index == type.index ? value : none;
}

McFolded mc_fold_ptr_from(McFold *f) {
  McOp from_ptr = f->op;
  for (uint32_t i = 0; i < MOST_CASTS && from_ptr.index != MC_NONE; i++) {
    McValue value = given_back(f->ctx, from_ptr);
    if (value.index == MC_NONE) break;
    f->results[0].value = value;
    from_ptr = mc_value_made_by(f->ctx, value, "ptr.from_ptr");
  }
  return f->results[0].value.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

McFolded mc_fold_ptr_to(McFold *f) {
  McOp to_ptr = f->op;
  for (uint32_t i = 0; i < MOST_CASTS && to_ptr.index != MC_NONE; i++) {
    McOp from_ptr = mc_value_made_by(f->ctx, mc_op_operand(f->ctx, to_ptr, 0), "ptr.from_ptr");
    if (from_ptr.index == MC_NONE) break;
    f->results[0].value = mc_op_operand(f->ctx, from_ptr, 0);
    to_ptr = mc_value_made_by(f->ctx, f->results[0].value, "ptr.to_ptr");
  }
  return f->results[0].value.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}
