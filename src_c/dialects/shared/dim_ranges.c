/* dim_ranges.c - the range of a dimension of a shaped value: memref.dim, tensor.dim. */
#include "dialects/shared/shared_checks.h"
#include "transform/ranges.h"

static void unite(McRange *all, bool *is_set, const McRange *more) {
  if (*is_set) mc_range_unite(all, all, more);
  else mc_range_intersect(all, more, more);
  *is_set = true;
}

/* Operand 0 is the value, operand 1 the number of the dimension. Linear in the rank. */
void mc_range_dim(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McOp op = mc_range_op(in);
  McType type = mc_value_type(ctx, mc_op_operand(ctx, op, 0));
  McRange dim, any, range;
  bool is_set = false, known = mc_range_of(in, 1, &dim);
  mc_range_signed_index(&any, 0, INT64_MAX);
  int64_t rank = mc_type_is_ranked(ctx, type) ? (int64_t)mc_type_rank(ctx, type) : 0;
  for (int64_t i = 0; i < rank; i++) {
    McNumber at;
    McRange size;
    mc_number_set(&at, 64, i);
    if (known && (mc_number_compare(&at, &dim.smin, true) < 0 || mc_number_compare(&at, &dim.smax, true) > 0)) continue;
    int64_t number = mc_type_dim(ctx, type, (uint32_t)i);
    if (number == MC_DYNAMIC) size = any;
    else mc_range_signed_index(&size, number, number);
    unite(&range, &is_set, &size);
  }
  mc_range_set(in, mc_range_result(in), is_set ? &range : &any);
}
