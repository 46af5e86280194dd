/* index_sum.c - indices as sums, from the routines MC_INDEX_SUM and the fact "dimension_size". */
#include "transform/index_sum.h"

#include "defs/facts.h"

#define MAX_STEPS 64u
#define MAX_DEPTH 16u

void mc_index_sum_add_number(McIndexSum *sum, int64_t number, int64_t factor) {
  int64_t product;
  sum->is_unknown = sum->is_unknown || __builtin_mul_overflow(number, factor, &product) ||
                    __builtin_add_overflow(sum->number, product, &sum->number);
}

static void add_term(McIndexSum *sum, McValue value, uint32_t dimension, int64_t factor) {
  uint32_t i = 0;
  while (i < sum->count && (sum->terms[i].value.index != value.index || sum->terms[i].dimension != dimension)) i++;
  if (factor == 0 || sum->is_unknown) return;
  if (i == MC_MAX_INDEX_TERMS) {
    sum->is_unknown = true;
    return;
  }
  if (i == sum->count) sum->terms[sum->count++] = (McIndexTerm){value, dimension, 0};
  McIndexTerm *term = &sum->terms[i];
  sum->is_unknown = __builtin_add_overflow(term->factor, factor, &term->factor);
  if (term->factor == 0) *term = sum->terms[--sum->count];
}

/* The size of a dimension, which is a number when the type has it. */
static bool add_size(McIndexSum *sum, McOp op, int64_t factor) {
  McContext *ctx = sum->ctx;
  int64_t dimension;
  if (!mc_op_has_fact(ctx, op, MC_FACT_DIMENSION_SIZE) || mc_op_num_operands(ctx, op) != 2) return false;
  McValue shaped = mc_op_operand(ctx, op, 0);
  McType type = mc_value_type(ctx, shaped);
  if (!mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, op, 1)), &dimension)) return false;
  if (!mc_type_has_rank(ctx, type) || dimension < 0 || dimension >= (int64_t)mc_type_rank(ctx, type)) return false;
  int64_t size = mc_type_dim(ctx, type, (uint32_t)dimension);
  if (size != MC_DYNAMIC) mc_index_sum_add_number(sum, size, factor);
  else add_term(sum, shaped, (uint32_t)dimension, factor);
  return true;
}

void mc_index_sum_add_value(McIndexSum *sum, McValue value, int64_t factor) {
  McContext *ctx = sum->ctx;
  McOp op = mc_value_op(ctx, value);
  const McOpDef *def = op.index == MC_NONE ? NULL : mc_op_def(ctx, op);
  int64_t number;
  if (sum->is_unknown) return;
  if (mc_mixed_number(ctx, mc_mixed_of_value(value), &number)) {
    mc_index_sum_add_number(sum, number, factor);
    return;
  }
  bool apart = def != NULL && sum->steps < MAX_STEPS && sum->depth < MAX_DEPTH && mc_op_num_results(ctx, op) == 1;
  sum->steps++;
  sum->depth++;
  apart = apart && ((def->index_sum != NULL && def->index_sum->run(sum, op, factor)) || add_size(sum, op, factor));
  sum->depth--;
  if (!apart) add_term(sum, value, MC_NO_DIMENSION, factor);
}

void mc_index_sum_add(McIndexSum *sum, McMixed index, int64_t factor) {
  if (index.value.index == MC_NONE) mc_index_sum_add_number(sum, index.number, factor);
  else mc_index_sum_add_value(sum, index.value, factor);
}

bool mc_index_sum_is_number(const McIndexSum *sum, int64_t *out) {
  *out = sum->number;
  return !sum->is_unknown && sum->count == 0;
}
