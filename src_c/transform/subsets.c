/* subsets.c - parts of tensors, compared by the sums that their offsets, sizes and strides are. */
#include "transform/subsets.h"

#include "transform/index_sum.h"

bool mc_subset_read(McContext *ctx, McOp op, McSubset *subset) {
  const McOpDef *def = mc_op_def(ctx, op);
  *subset = (McSubset){.source = MC_NO_OPERAND};
  if (def == NULL || def->subset == NULL || !def->subset->run(ctx, op, subset)) return false;
  size_t rank = subset->slice.offsets.len;
  return subset->slice.sizes.len == rank && subset->slice.strides.len == rank;
}

void mc_subset_fini(McContext *ctx, McSubset *subset) { mc_slice_fini(ctx, &subset->slice); }

static bool same(McContext *ctx, const McMixedList *a, const McMixedList *b) {
  if (a->len != b->len) return false;
  for (size_t i = 0; i < a->len; i++) {
    McIndexSum sum;
    int64_t difference;
    mc_index_sum_init(&sum, ctx);
    mc_index_sum_add(&sum, a->ptr[i], 1);
    mc_index_sum_add(&sum, b->ptr[i], -1);
    if (!mc_index_sum_is_number(&sum, &difference) || difference != 0) return false;
  }
  return true;
}

bool mc_subset_equal(McContext *ctx, const McSubset *a, const McSubset *b) {
  return same(ctx, &a->slice.offsets, &b->slice.offsets) && same(ctx, &a->slice.sizes, &b->slice.sizes) &&
         same(ctx, &a->slice.strides, &b->slice.strides);
}

/* Along dimension i, a ends where b begins, or before. */
static bool is_in_front(McContext *ctx, const McSlice *a, const McSlice *b, size_t i) {
  McMixed size = a->sizes.ptr[i], stride = a->strides.ptr[i];
  McIndexSum sum;
  int64_t factor, difference;
  mc_index_sum_init(&sum, ctx);
  mc_index_sum_add(&sum, a->offsets.ptr[i], 1);
  mc_index_sum_add(&sum, b->offsets.ptr[i], -1);
  if (mc_mixed_number(ctx, stride, &factor)) mc_index_sum_add(&sum, size, factor);
  else if (mc_mixed_number(ctx, size, &factor)) mc_index_sum_add(&sum, stride, factor);
  else return false;
  return mc_index_sum_is_number(&sum, &difference) && difference <= 0;
}

bool mc_subset_disjoint(McContext *ctx, const McSubset *a, const McSubset *b) {
  size_t rank = a->slice.offsets.len;
  if (rank != b->slice.offsets.len) return false;
  for (size_t i = 0; i < rank; i++) {
    if (is_in_front(ctx, &a->slice, &b->slice, i) || is_in_front(ctx, &b->slice, &a->slice, i)) return true;
  }
  return false;
}
