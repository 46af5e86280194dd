/* vector_ranges.c - the ranges of the elements of vectors. */
#include "dialects/vector/vector_fold.h"
#include "transform/ranges.h"

/* The elements are those of operand 0. */
void mc_range_vector_same(McInferRange *in) {
  McRange range;
  if (mc_range_of(in, 0, &range)) mc_range_set(in, mc_range_result(in), &range);
}

/* The elements are those of operands 0 and 1. */
void mc_range_vector_insert(McInferRange *in) {
  McRange a, b;
  if (!mc_range_of(in, 0, &a) || !mc_range_of(in, 1, &b) || mc_range_width(&a) != mc_range_width(&b)) return;
  mc_range_unite(&a, &a, &b);
  mc_range_set(in, mc_range_result(in), &a);
}

/* The numbers below the length, when that is fixed. */
void mc_range_vector_step(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McType type = mc_value_type(ctx, mc_range_result(in));
  McRange range;
  if (mc_kind(ctx, type.index) != MC_TYPE_VECTOR || mc_type_rank(ctx, type) != 1) return;
  int64_t length = mc_type_dim(ctx, type, 0);
  if (mc_vector_is_scalable(ctx, type) || length <= 0) return;
  mc_range_index(&range, 0, (uint64_t)length - 1);
  mc_range_set(in, mc_range_result(in), &range);
}
