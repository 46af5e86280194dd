/* folds.c - folds that operations of several dialects have, and where divisions may be executed. */
#include "dialects/shared/folds.h"

#include "dialects/shared/shared.def"
#include "transform/numbers.h"
#include "transform/rewriter.h"

McFolded mc_fold_same_type(McFold *f, bool changed) {
  McValue source = mc_op_operand(f->ctx, f->op, 0);
  if (mc_value_type(f->ctx, source).index != mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)).index) {
    return changed ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
  }
  f->results[0].value = source;
  return MC_FOLDED;
}

McFolded mc_fold_cast(McFold *f) { return mc_fold_same_type(f, false); }

McFolded mc_fold_rank(McFold *f) {
  McType type = mc_value_type(f->ctx, mc_op_operand(f->ctx, f->op, 0));
  if (!mc_type_has_rank(f->ctx, type)) return MC_NOT_FOLDED;
  f->results[0].attr = mc_attr_integer(f->ctx, mc_type_index(f->ctx), mc_type_rank(f->ctx, type));
  return MC_FOLDED;
}

/* --- speculation --- */

/* Whether no element of the constant divisor is 0, nor -1 in a signed division. */
static bool divides(McContext *ctx, McOp op, bool is_signed) {
  McAttr attr = mc_constant_of(ctx, mc_op_operand(ctx, op, 1));
  McNumber n;
  if (!mc_attr_integer_number(ctx, attr, &n)) return false;
  return !mc_number_is_zero(&n) && !(is_signed && mc_number_is_ones(&n));
}

bool mc_speculation_divui(McContext *ctx, McOp op) { return divides(ctx, op, false); }
bool mc_speculation_divsi(McContext *ctx, McOp op) { return divides(ctx, op, true); }
