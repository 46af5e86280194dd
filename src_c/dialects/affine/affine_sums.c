/* affine_sums.c - affine.apply as a sum of its operands, for comparisons of indices. */
#include "dialects/affine/affine.def"
#include "dialects/shared/affine_form.h"
#include "transform/index_sum.h"

/* Whether the expression is linear; with `sum`, it is added. Expressions are small (mc_affine_is_small). */
static bool add_expr(McContext *ctx, McIndexSum *sum, McOp op, uint32_t dims, McAffineExpr e, int64_t factor) {
  McKind kind = mc_kind(ctx, e.index);
  int64_t number, product;
  if (mc_affine_constant_value(ctx, e, &number)) {
    if (sum != NULL) mc_index_sum_add_number(sum, number, factor);
    return true;
  }
  if (kind == MC_AFFINE_DIM || kind == MC_AFFINE_SYMBOL) {
    uint32_t i = (uint32_t)mc_affine_value(ctx, e) + (kind == MC_AFFINE_SYMBOL ? dims : 0);
    if (i >= mc_op_num_operands(ctx, op)) return false;
    if (sum != NULL) mc_index_sum_add_value(sum, mc_op_operand(ctx, op, i), factor);
    return true;
  }
  McAffineExpr lhs = mc_affine_lhs(ctx, e), rhs = mc_affine_rhs(ctx, e);
  if (kind == MC_AFFINE_ADD) {
    return add_expr(ctx, sum, op, dims, lhs, factor) && add_expr(ctx, sum, op, dims, rhs, factor);
  }
  return kind == MC_AFFINE_MUL && mc_affine_constant_value(ctx, rhs, &number) &&
         !__builtin_mul_overflow(number, factor, &product) && add_expr(ctx, sum, op, dims, lhs, product);
}

bool mc_index_sum_apply(McIndexSum *sum, McOp op, int64_t factor) {
  McContext *ctx = sum->ctx;
  McAffineMap map;
  if (!mc_affine_map_named(ctx, op, "map", &map) || mc_affine_map_num_results(ctx, map) != 1) return false;
  uint32_t dims = mc_affine_map_num_dims(ctx, map);
  McAffineExpr e = mc_affine_map_result(ctx, map, 0);
  if (!mc_affine_is_small(ctx, e) || !add_expr(ctx, NULL, op, dims, e, factor)) return false;
  return add_expr(ctx, sum, op, dims, e, factor);
}
