/* affine_ranges.c - the ranges of affine.apply, and of the variables of affine.for whose bounds are constants. */
#include "dialects/affine/affine.def"
#include "dialects/shared/affine_form.h"
#include "transform/mixed.h"
#include "transform/ranges.h"
#include "transform/rewriter.h"

#define MAX_DEPTH 64u /* of expressions; what is nested deeper can be any number */

static void infer(const McInferRange *in, McAffineExpr e, uint32_t dims, uint32_t depth, McRange *out);

/* A remainder of the Euclidean division by a positive number. */
static void remainder_of(McRange *out, const McRange *a, const McRange *b) {
  McNumber one, min, max, span, quotient, other, rest;
  uint32_t width = mc_range_width(a);
  if (mc_number_is_zero(&b->smax)) {
    mc_range_all(out, width);
    return;
  }
  bool is_positive = !mc_number_is_negative(&b->smin) && !mc_number_is_zero(&b->smin);
  bool is_natural = !mc_number_is_negative(&a->smin), is_one = mc_number_compare(&b->smin, &b->smax, false) == 0;
  mc_number_set(&one, width, 1);
  mc_number_init(&min, width);
  mc_number_sub(&max, &b->smax, &one);
  mc_number_sub(&span, &a->smax, &a->smin);
  if (is_positive && is_natural && mc_number_compare(&a->smax, &b->smin, false) < 0) {
    min = a->smin;
    max = a->smax;
  } else if (is_one && is_natural && mc_number_compare(&span, &b->smax, false) < 0) {
    mc_number_divide(&quotient, &rest, &a->smin, &b->smax, false);
    mc_number_divide(&other, &span, &a->smax, &b->smax, false);
    if (mc_number_compare(&quotient, &other, false) == 0) {
      min = rest;
      max = span;
    }
  }
  mc_range_unsigned(out, &min, &max);
}

/* A divisor is positive. */
static void at_least_one(McRange *r) {
  McNumber one;
  McRange by_signs;
  mc_number_set(&one, mc_range_width(r), 1);
  McNumber umin = mc_number_is_zero(&r->umin) ? one : r->umin;
  McNumber smin = mc_number_compare(&r->smin, &one, true) < 0 ? one : r->smin;
  mc_range_signed(&by_signs, &smin, &r->smax);
  mc_range_unsigned(r, &umin, &r->umax);
  mc_range_intersect(r, r, &by_signs);
}

static void infer_binary(const McInferRange *in, McAffineExpr e, uint32_t dims, uint32_t depth, McRange *out) {
  McContext *ctx = mc_range_ctx(in);
  McRange a, b;
  infer(in, mc_affine_lhs(ctx, e), dims, depth + 1, &a);
  infer(in, mc_affine_rhs(ctx, e), dims, depth + 1, &b);
  switch (mc_kind(ctx, e.index)) {
    case MC_AFFINE_ADD: mc_range_add(out, &a, &b, MC_NO_SIGNED_WRAP); return;
    case MC_AFFINE_MUL: mc_range_mul(out, &a, &b, MC_NO_SIGNED_WRAP); return;
    case MC_AFFINE_MOD: remainder_of(out, &a, &b); return;
    case MC_AFFINE_FLOORDIV: at_least_one(&b); mc_range_floordivs(out, &a, &b, 0); return;
    default: at_least_one(&b); mc_range_ceildivs(out, &a, &b, 0); return;
  }
}

static void infer(const McInferRange *in, McAffineExpr e, uint32_t dims, uint32_t depth, McRange *out) {
  McContext *ctx = mc_range_ctx(in);
  McKind kind = mc_kind(ctx, e.index);
  if (depth > MAX_DEPTH) {
    mc_range_all(out, 64);
  } else if (kind == MC_AFFINE_CONSTANT) {
    McNumber n;
    mc_number_set(&n, 64, mc_affine_value(ctx, e));
    mc_range_only(out, &n);
  } else if (kind == MC_AFFINE_DIM || kind == MC_AFFINE_SYMBOL) {
    uint32_t at = (uint32_t)mc_affine_value(ctx, e) + (kind == MC_AFFINE_SYMBOL ? dims : 0);
    if (!mc_range_of(in, at, out)) mc_range_all(out, 64);
  } else {
    infer_binary(in, e, dims, depth, out);
  }
}

void mc_range_affine_apply(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McOp op = mc_range_op(in);
  McAffineMap map;
  McRange range;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    if (!mc_range_of(in, i, &range)) return;
  }
  if (!mc_affine_map_named(ctx, op, "map", &map) || mc_affine_map_num_results(ctx, map) != 1) return;
  infer(in, mc_affine_map_result(ctx, map, 0), mc_affine_map_num_dims(ctx, map), 0, &range);
  mc_range_set(in, mc_range_result(in), &range);
}

/* The number that a bound is. False: it depends on values; mlir-opt 22 crashes then. */
static bool constant_bound(const McInferRange *in, const char *name, McMixed *out) {
  McContext *ctx = mc_range_ctx(in);
  McAffineMap map;
  if (!mc_affine_map_named(ctx, mc_range_op(in), name, &map) || mc_affine_map_num_results(ctx, map) != 1) return false;
  McAffineExpr e = mc_affine_map_result(ctx, map, 0);
  if (mc_kind(ctx, e.index) != MC_AFFINE_CONSTANT) return false;
  *out = mc_mixed_of_number(mc_affine_value(ctx, e));
  return true;
}

void mc_range_affine_for(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, mc_range_op(in), 0));
  McMixed lower, upper, step = mc_mixed_of_number(1);
  bool has_lower = constant_bound(in, "lowerBoundMap", &lower), has_upper = constant_bound(in, "upperBoundMap", &upper);
  if (body.index == MC_NONE || mc_block_num_args(ctx, body) == 0) return;
  mc_range_loop(in, mc_block_arg(ctx, body, 0), has_lower ? &lower : NULL, has_upper ? &upper : NULL, &step);
}
