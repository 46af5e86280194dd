/* arith_ranges.c - the ranges of arith's results, and the pass int-range-optimizations: values that can only be one
 * integer become constants, and remainders of numbers below their divisor become those numbers. */
#include "dialects/arith/arith_fold.h"
#include "dialects/shared/constants.h"
#include "transform/effects.h"
#include "transform/pattern_driver.h"
#include "transform/ranges.h"

static uint32_t result_width(const McInferRange *in) {
  return mc_range_type_width(mc_range_ctx(in), mc_value_type(mc_range_ctx(in), mc_range_result(in)));
}

void mc_range_arith_divu(McInferRange *in) { mc_range_binary(in, mc_range_divu, 0); }
void mc_range_arith_divs(McInferRange *in) { mc_range_binary(in, mc_range_divs, 0); }
void mc_range_arith_ceildivu(McInferRange *in) { mc_range_binary(in, mc_range_ceildivu, 0); }
void mc_range_arith_ceildivs(McInferRange *in) { mc_range_binary(in, mc_range_ceildivs, 0); }
void mc_range_arith_floordivs(McInferRange *in) { mc_range_binary(in, mc_range_floordivs, 0); }
void mc_range_arith_remu(McInferRange *in) { mc_range_binary(in, mc_range_remu, 0); }
void mc_range_arith_rems(McInferRange *in) { mc_range_binary(in, mc_range_rems, 0); }
void mc_range_arith_and(McInferRange *in) { mc_range_binary(in, mc_range_and, 0); }
void mc_range_arith_or(McInferRange *in) { mc_range_binary(in, mc_range_or, 0); }
void mc_range_arith_xor(McInferRange *in) { mc_range_binary(in, mc_range_xor, 0); }
void mc_range_arith_maxs(McInferRange *in) { mc_range_binary(in, mc_range_maxs, 0); }
void mc_range_arith_maxu(McInferRange *in) { mc_range_binary(in, mc_range_maxu, 0); }
void mc_range_arith_mins(McInferRange *in) { mc_range_binary(in, mc_range_mins, 0); }
void mc_range_arith_minu(McInferRange *in) { mc_range_binary(in, mc_range_minu, 0); }
void mc_range_arith_shrs(McInferRange *in) { mc_range_binary(in, mc_range_shrs, 0); }
void mc_range_arith_shru(McInferRange *in) { mc_range_binary(in, mc_range_shru, 0); }

static void wrapping(McInferRange *in, McRangeBinary infer) {
  uint64_t flags = mc_arith_enum(mc_range_ctx(in), mc_range_op(in), "overflowFlags");
  mc_range_binary(in, infer, (uint32_t)flags & (MC_NO_SIGNED_WRAP | MC_NO_UNSIGNED_WRAP));
}

void mc_range_arith_add(McInferRange *in) { wrapping(in, mc_range_add); }
void mc_range_arith_sub(McInferRange *in) { wrapping(in, mc_range_sub); }
void mc_range_arith_mul(McInferRange *in) { wrapping(in, mc_range_mul); }
void mc_range_arith_shl(McInferRange *in) { wrapping(in, mc_range_shl); }

/* All elements together. */
void mc_range_arith_constant(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McAttr value = mc_constant_attr(ctx, mc_range_op(in));
  McNumber n;
  McRange range, element;
  if (result_width(in) == 0 || value.index == MC_NONE) return;
  if (mc_attr_integer_number(ctx, value, &n)) {
    mc_range_only(&range, &n);
    mc_range_set(in, mc_range_result(in), &range);
  }
  if (mc_kind(ctx, value.index) != MC_ATTR_DENSE_ELEMENTS || mc_attr_dense_is_splat(ctx, value)) return;
  int64_t count;
  if (!mc_type_num_elements(ctx, mc_attr_value_type(ctx, value), &count)) return;
  for (int64_t i = 0; i < count; i++) {
    mc_attr_element_number(ctx, value, (uint64_t)i, &n);
    mc_range_only(i == 0 ? &range : &element, &n);
    if (i > 0) mc_range_unite(&range, &range, &element);
  }
  if (count > 0) mc_range_set(in, mc_range_result(in), &range);
}

static void resize(McInferRange *in, McRangeExtend how) {
  McRange from, to;
  uint32_t width = result_width(in);
  if (width == 0 || !mc_range_of(in, 0, &from)) return;
  mc_range_resize(&to, &from, width, how);
  mc_range_set(in, mc_range_result(in), &to);
}

void mc_range_arith_signed(McInferRange *in) { resize(in, MC_EXTEND_SIGNED); }
void mc_range_arith_unsigned(McInferRange *in) { resize(in, MC_EXTEND_UNSIGNED); }

void mc_range_arith_cmpi(McInferRange *in) {
  McRange a, b, bit;
  uint64_t predicate = mc_arith_enum(mc_range_ctx(in), mc_range_op(in), "predicate");
  if (predicate > MC_RANGE_UGE || !mc_range_of(in, 0, &a) || !mc_range_of(in, 1, &b)) return;
  if (mc_range_width(&a) != mc_range_width(&b)) return;
  mc_range_bit(&bit, mc_range_compare((McRangePredicate)predicate, &a, &b));
  mc_range_set(in, mc_range_result(in), &bit);
}

void mc_range_arith_select(McInferRange *in) {
  McRange condition, yes, no;
  McNumber n;
  bool has_yes = mc_range_of(in, 1, &yes), has_no = mc_range_of(in, 2, &no);
  bool decided = mc_range_of(in, 0, &condition) && mc_range_value(&condition, &n);
  if (decided) {
    mc_range_set(in, mc_range_result(in), mc_number_is_zero(&n) ? &no : &yes);
    return;
  }
  if (has_yes && has_no && mc_range_width(&yes) == mc_range_width(&no)) mc_range_unite(&yes, &yes, &no);
  else mc_range_all(&yes, result_width(in));
  mc_range_set(in, mc_range_result(in), &yes);
}

/* --- the pass --- */

const McPassInfo mc_pass_int_range_optimizations_info = {
    "int-range-optimizations", "ArithIntRangeOpts", "Do optimizations based on integer range analysis", MC_PASS_NONE,
    MC_PASS_NONE, MC_PASS_CHANGES, NULL};

/* A number in [0, divisor) is its remainder. The low 64 bits of a wide divisor count, as in mlir-opt 22. */
static bool drop_remainder(McRewriter *rw, McOp op, bool is_signed) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue lhs = mc_op_operand(ctx, op, 0);
  McNumber constant, low, divisor;
  McRange range;
  if (!mc_attr_integer_number(ctx, mc_constant_of(ctx, mc_op_operand(ctx, op, 1)), &constant)) return false;
  low.width = 64;
  mc_number_extend(&low, &constant, true);
  if (mc_number_is_negative(&low) || mc_number_is_zero(&low)) return false;
  divisor.width = constant.width;
  mc_number_extend(&divisor, &low, false);
  if (!mc_range_find(mc_rw_data(rw), lhs, &range) || mc_range_width(&range) != divisor.width) return false;
  const McNumber *min = is_signed ? &range.smin : &range.umin, *max = is_signed ? &range.smax : &range.umax;
  if (mc_number_is_negative(min) || mc_number_is_negative(max)) return false;
  if (mc_number_compare(max, &divisor, false) >= 0 || mc_number_compare(min, max, false) > 0) return false;
  return mc_rw_replace_one(rw, op, lhs);
}

static bool is_only(McRewriter *rw, McValue value, McNumber *out) {
  McRange range;
  if (mc_value_first_use(mc_rw_ctx(rw), value).index == MC_NONE) return false;
  return mc_range_find(mc_rw_data(rw), value, &range) && mc_range_value(&range, out);
}

/* A value of one integer becomes a constant in front of `before`, of the dialect of `by` if that has constants. */
static bool make_constant(McRewriter *rw, McValue value, McOp by, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNumber n;
  if (before.index == MC_NONE || !is_only(rw, value, &n)) return false;
  McType type = mc_value_type(ctx, value);
  McAttr attr = mc_attr_of_number(ctx, type, &n);
  if (attr.index == MC_NONE) return false;
  McValue made = mc_rw_constant(rw, by, before, attr, type);
  if (made.index == MC_NONE && !rw->failed) {
    made = mc_rw_constant_of(rw, mc_ident(ctx, "arith", 5), before, attr, type);
  }
  if (made.index == MC_NONE) return false;
  mc_rw_replace_value(rw, value, made);
  return true;
}

static bool use_ranges(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  bool is_signed = mc_op_is(ctx, op, "arith.remsi"), changed = false, all = mc_op_num_results(ctx, op) > 0;
  if ((is_signed || mc_op_is(ctx, op, "arith.remui")) && drop_remainder(rw, op, is_signed)) return true;
  if (mc_op_has_trait(ctx, op, MC_TRAIT(CONSTANT_LIKE))) return false;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    McValue result = mc_op_result(ctx, op, i);
    changed |= make_constant(rw, result, op, op);
    all &= mc_value_first_use(ctx, result).index == MC_NONE;
  }
  if (changed && all && mc_op_would_be_dead(ctx, op)) return mc_rw_erase(rw, op);
  for (uint32_t r = 0, regions = mc_op_num_regions(ctx, op); r < regions; r++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, r));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      McOp first = mc_block_first_op(ctx, block); /* constants stay in the order of arguments */
      for (uint32_t i = 0, n = mc_block_num_args(ctx, block); i < n; i++) {
        changed |= make_constant(rw, mc_block_arg(ctx, block, i), op, first);
      }
    }
  }
  return changed;
}

bool mc_pass_int_range_optimizations(McPassRun *run) {
  McContext *ctx = run->ctx;
  McFlow flow;
  McRewriter rw;
  McGreedy greedy = mc_greedy_defaults;
  greedy.pattern = use_ranges;
  greedy.data = &flow;
  McRangeStates *states = mc_range_states_new(ctx);
  if (states == NULL) return mc_pass_out_of_memory(run);
  bool ok = mc_flow_run(&flow, ctx, run->op, &mc_flow_ranges, states, &run->ticker);
  if (!ok) ok = flow.failed ? mc_pass_out_of_memory(run) : mc_pass_interrupted(run);
  else {
    bool is_made = mc_rw_init(&rw, ctx, (McRegion){MC_NONE});
    ok = is_made && mc_flow_expand(&flow, &rw, run->op, &run->ticker);
    if (!ok) ok = rw.failed || !is_made ? mc_pass_out_of_memory(run) : mc_pass_interrupted(run);
    mc_rw_fini(&rw);
  }
  ok = ok && mc_greedy_run(run, &greedy, NULL);
  mc_flow_fini(&flow);
  mc_range_states_free(ctx, states);
  return ok;
}
