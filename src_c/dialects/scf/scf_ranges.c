/* scf_ranges.c - the ranges of the induction variables of scf's loops. */
#include "dialects/scf/scf_fold.h"
#include "transform/ranges.h"

/* Variable i of the loop. MC_NONE: the loop has no body, or the body has less arguments. */
static McValue variable(const McInferRange *in, uint32_t i) {
  McContext *ctx = mc_range_ctx(in);
  McBlock body = mc_scf_body(ctx, mc_range_op(in), 0);
  if (body.index == MC_NONE || i >= mc_block_num_args(ctx, body)) return (McValue){MC_NONE};
  return mc_block_arg(ctx, body, i);
}

/* Lower bounds, upper bounds and steps are the first operands, as many of each. */
static void loop_of_operands(McInferRange *in, uint32_t count) {
  McContext *ctx = mc_range_ctx(in);
  McOp op = mc_range_op(in);
  for (uint32_t i = 0; i < count; i++) {
    McMixed bounds[3];
    for (uint32_t k = 0; k < 3; k++) bounds[k] = mc_mixed_of_value(mc_op_operand(ctx, op, k * count + i));
    mc_range_loop(in, variable(in, i), &bounds[0], &bounds[1], &bounds[2]);
  }
}

void mc_range_scf_for(McInferRange *in) { loop_of_operands(in, 1); }

void mc_range_scf_parallel(McInferRange *in) {
  uint32_t start, count;
  if (mc_op_operands_named(mc_range_ctx(in), mc_range_op(in), "lowerBound", &start, &count)) {
    loop_of_operands(in, count);
  }
}

void mc_range_scf_forall(McInferRange *in) {
  static const char *const numbers[] = {"staticLowerBound", "staticUpperBound", "staticStep"};
  static const char *const values[] = {"dynamicLowerBound", "dynamicUpperBound", "dynamicStep"};
  McContext *ctx = mc_range_ctx(in);
  McMixedList lists[3] = {0};
  bool ok = true;
  for (uint32_t k = 0; k < 3 && ok; k++) {
    ok = mc_mixed_list_read(ctx, mc_range_op(in), numbers[k], values[k], &lists[k]);
  }
  for (uint32_t i = 0; ok && i < lists[0].len && i < lists[1].len && i < lists[2].len; i++) {
    mc_range_loop(in, variable(in, i), &lists[0].ptr[i], &lists[1].ptr[i], &lists[2].ptr[i]);
  }
  for (uint32_t k = 0; k < 3; k++) mc_mixed_list_fini(ctx, &lists[k]);
}
