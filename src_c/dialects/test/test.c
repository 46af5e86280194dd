/* test.c - constants, speculation and ranges of the test dialect. */
#include "dialects/test/test.def"
#include "transform/numbers.h"
#include "transform/ranges.h"
#include "transform/rewriter.h"

/* --- constants --- */

McOp mc_constant_test(McRewriter *rw, McAttr value, McType type, McOp before) {
  McNamedAttr named = {mc_rw_ctx(rw)->known[MC_ID_value], value};
  return mc_rw_create(rw, before, &(McRwOp){.name = "test.constant", .results = &type, .num_results = 1,
                                            .attrs = &named, .num_attrs = 1});
}

McFolded mc_fold_test_constant(McFold *f) {
  f->results[0].attr = mc_constant_attr(f->ctx, f->op);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

/* --- speculation --- */

bool mc_speculation_test_conditional(McContext *ctx, McOp op) {
  return mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "arith.constant").index != MC_NONE;
}

bool mc_speculation_test_never(McContext *ctx, McOp op) {
  (void)ctx, (void)op;
  return false;
}

/* --- ranges --- */

void mc_range_test_bounds(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McOp op = mc_range_op(in);
  McRange range;
  bool ok = mc_attr_integer_number(ctx, mc_attr_named(ctx, op, "umin"), &range.umin) &&
            mc_attr_integer_number(ctx, mc_attr_named(ctx, op, "umax"), &range.umax) &&
            mc_attr_integer_number(ctx, mc_attr_named(ctx, op, "smin"), &range.smin) &&
            mc_attr_integer_number(ctx, mc_attr_named(ctx, op, "smax"), &range.smax);
  uint32_t width = mc_range_width(&range);
  ok = ok && range.umax.width == width && range.smin.width == width && range.smax.width == width;
  if (ok) mc_range_set(in, mc_range_result(in), &range);
}

void mc_range_test_increment(McInferRange *in) {
  McRange a, one, sum;
  McNumber n;
  if (!mc_range_of(in, 0, &a)) return;
  mc_number_set(&n, mc_range_width(&a), 1);
  mc_range_only(&one, &n);
  mc_range_add(&sum, &a, &one, 0);
  mc_range_set(in, mc_range_result(in), &sum);
}

/* The bounds become attributes of their own signs, index aside. */
void mc_range_test_reflect(McInferRange *in) {
  static const char *const names[] = {"umin", "umax", "smin", "smax"};
  McContext *ctx = mc_range_ctx(in);
  McOp op = mc_range_op(in);
  McRange range;
  if (!mc_range_of(in, 0, &range)) return;
  const McNumber *bounds[] = {&range.umin, &range.umax, &range.smin, &range.smax};
  McType element = mc_element_or_self(ctx, mc_value_type(ctx, mc_range_result(in)));
  for (int i = 0; i < 4; i++) {
    McType type = element;
    if (mc_kind(ctx, element.index) == MC_TYPE_INTEGER) {
      type = mc_type_integer(ctx, mc_type_integer_width(ctx, element), i < 2 ? MC_UNSIGNED : MC_SIGNED);
    }
    McIdent name = mc_ident(ctx, names[i], 4);
    McAttr attr = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_of_number(ctx, type, bounds[i]);
    if (attr.index == MC_NONE || name.index == MC_NONE || !mc_op_set_attribute(ctx, op, name, attr)) return;
  }
  mc_range_set(in, mc_range_result(in), &range);
}
