/* arith_sums.c - sums and products of indices, for comparisons of indices. */
#include "dialects/arith/arith.def"
#include "transform/index_sum.h"

static bool is_index(const McIndexSum *sum, McOp op) {
  return mc_value_type(sum->ctx, mc_op_result(sum->ctx, op, 0)).index == sum->ctx->cached.index;
}

bool mc_index_sum_addi(McIndexSum *sum, McOp op, int64_t factor) {
  if (!is_index(sum, op)) return false;
  mc_index_sum_add_value(sum, mc_op_operand(sum->ctx, op, 0), factor);
  mc_index_sum_add_value(sum, mc_op_operand(sum->ctx, op, 1), factor);
  return true;
}

bool mc_index_sum_subi(McIndexSum *sum, McOp op, int64_t factor) {
  if (!is_index(sum, op) || factor == INT64_MIN) return false;
  mc_index_sum_add_value(sum, mc_op_operand(sum->ctx, op, 0), factor);
  mc_index_sum_add_value(sum, mc_op_operand(sum->ctx, op, 1), -factor);
  return true;
}

bool mc_index_sum_muli(McIndexSum *sum, McOp op, int64_t factor) {
  if (!is_index(sum, op)) return false;
  for (uint32_t i = 0; i < 2; i++) {
    McMixed number = mc_mixed_of_value(mc_op_operand(sum->ctx, op, i));
    int64_t value, product;
    if (!mc_mixed_number(sum->ctx, number, &value) || __builtin_mul_overflow(value, factor, &product)) continue;
    mc_index_sum_add_value(sum, mc_op_operand(sum->ctx, op, 1 - i), product);
    return true;
  }
  return false;
}
