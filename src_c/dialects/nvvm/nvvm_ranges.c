/* nvvm_ranges.c - the ranges that registers state. */
#include "defs/defined.h"
#include "dialects/nvvm/nvvm.h"
#include "transform/ranges.h"

/* The attribute `range` of a register has the least number, and the greatest as mlir-opt 22 reads it. Nothing is known
 * of a register without it. */
void mc_range_nvvm(McInferRange *in) {
  static const char name[] = "range";
  McContext *ctx = mc_range_ctx(in);
  McOp op = mc_range_op(in);
  McIdent range = mc_ident(ctx, name, sizeof name - 1);
  McNumber lower, upper;
  McRange r;
  if (range.index == MC_NONE || !mc_op_def_has_inherent(mc_op_def(ctx, op), range)) {
    mc_range_set_any(in);
    return;
  }
  McAttr attr = mc_op_attribute(ctx, op, range);
  if (!mc_is_defined_as(ctx, attr.index, "llvm.constant_range")) return;
  if (!mc_attr_integer_number(ctx, (McAttr){mc_defined_param(ctx, attr.index, 0)}, &lower) ||
      !mc_attr_integer_number(ctx, (McAttr){mc_defined_param(ctx, attr.index, 1)}, &upper)) {
    return;
  }
  mc_range_only(&r, &lower);
  r.umax = r.smax = upper;
  if (lower.width == upper.width) mc_range_set(in, mc_range_result(in), &r);
}
