/* vector_ranges.c - the ranges of the elements of vectors. */
#include "dialects/vector/vector_fold.h"
#include "transform/ranges.h"

static McValue result_of(const McInferRange *in) { return mc_op_result(mc_range_ctx(in), mc_range_op(in), 0); }

/* The elements are those of operand 0. */
void mc_range_vector_same(McInferRange *in) {
  McRange range;
  if (mc_range_of(in, 0, &range)) mc_range_set(in, result_of(in), &range);
}

/* The elements are those of operands 0 and 1. */
void mc_range_vector_insert(McInferRange *in) {
  McRange a, b;
  if (!mc_range_of(in, 0, &a) || !mc_range_of(in, 1, &b) || mc_range_width(&a) != mc_range_width(&b)) return;
  mc_range_unite(&a, &a, &b);
  mc_range_set(in, result_of(in), &a);
}

/* The numbers below the length, when that is fixed. */
void mc_range_vector_step(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McType type = mc_value_type(ctx, result_of(in));
  McRange range;
  if (mc_kind(ctx, type.index) != MC_TYPE_VECTOR || mc_type_rank(ctx, type) != 1) return;
  int64_t length = mc_type_dim(ctx, type, 0);
  if (mc_vector_is_scalable(ctx, type) || length <= 0) return;
  mc_range_index(&range, 0, (uint64_t)length - 1);
  mc_range_set(in, result_of(in), &range);
}
