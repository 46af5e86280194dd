/* range_analysis.c - the analysis of the ranges of integers along the edges of control: MLIR's IntegerRangeAnalysis.
 *
 * The state of a value is the place of its range in one array of words, plus 1: the width and how often the range of an
 * operation changed, then the words of the four bounds. A value without a width has no state. A range that changes is
 * written again, so memory is linear in the changes of ranges. The range of a value that a terminator uses changes at
 * most twice, and so most loops end soon. mlir-opt 22 has no limit for other values: where a loop gives one to a loop
 * inside, it counts up to 2^31. Here MOST_CHANGES is the limit.
 */
#include "transform/mixed.h"
#include "transform/ranges.h"

enum { MOST_CHANGES = 1024 };

struct McRangeStates {
  MC_ARRAY(uint64_t) words; /* owned */
  McState all[65];          /* by width: all numbers; MC_STATE_NONE: not written yet */
};

struct McInferRange {
  McFlow *flow; /* borrowed */
  McOp op;
  McState *results; /* borrowed; NULL: the range of `wanted` is asked for */
  McValue wanted;   /* an argument of one of the operation's regions */
  McState wanted_state;
  bool failed;
};

McRangeStates *mc_range_states_new(McContext *ctx) { return mc_alloc_zeroed(&ctx->alloc, sizeof(McRangeStates)); }

void mc_range_states_free(McContext *ctx, McRangeStates *states) {
  if (states == NULL) return;
  mc_array_fini(&ctx->alloc, &states->words);
  mc_free(&ctx->alloc, states, sizeof *states);
}

/* --- states --- */

static McNumber *bound(McRange *r, int i) {
  McNumber *bounds[4] = {&r->umin, &r->umax, &r->smin, &r->smax};
  return bounds[i];
}

static uint32_t changes_of(const McRangeStates *s, McState state) { return (uint32_t)(s->words.ptr[state - 1] >> 32); }

static bool load(const McRangeStates *s, McState state, McRange *out) {
  if (state == MC_STATE_NONE) return mc_range_all(out, 0), false;
  const uint64_t *at = s->words.ptr + state - 1;
  uint32_t width = (uint32_t)*at++;
  for (int i = 0; i < 4; i++) {
    McNumber *n = bound(out, i);
    mc_number_init(n, width);
    memcpy(n->w, at, n->words * sizeof *at);
    at += n->words;
  }
  return true;
}

/* MC_STATE_NONE: out of memory (flow->failed). */
static McState store(McFlow *flow, McRange *range, uint32_t changes) {
  McRangeStates *s = flow->data;
  uint32_t words = range->umin.words;
  size_t at = s->words.len;
  if (!mc_array_reserve(&flow->ctx->alloc, &s->words, 4 * (size_t)words + 1)) {
    flow->failed = true;
    return MC_STATE_NONE;
  }
  s->words.ptr[s->words.len++] = (uint64_t)changes << 32 | mc_range_width(range);
  for (int i = 0; i < 4; i++) {
    memcpy(s->words.ptr + s->words.len, bound(range, i)->w, words * sizeof(uint64_t));
    s->words.len += words;
  }
  return at + 1;
}

/* All numbers of a width; MC_STATE_NONE: of none, or out of memory. */
static McState all_of(McFlow *flow, uint32_t width) {
  McRangeStates *s = flow->data;
  if (width == 0) return MC_STATE_NONE;
  if (width < MC_COUNT(s->all) && s->all[width] != MC_STATE_NONE) return s->all[width];
  McRange range;
  mc_range_all(&range, width);
  McState state = store(flow, &range, 0);
  if (width < MC_COUNT(s->all)) s->all[width] = state;
  return state;
}

static McState join(McFlow *flow, McState a, McState b) {
  McRangeStates *s = flow->data;
  McRange x, y, both;
  if (a == b || b == MC_STATE_NONE) return a;
  load(s, a, &x);
  load(s, b, &y);
  if (mc_range_width(&x) != mc_range_width(&y)) return a; /* of an operation that was not verified */
  mc_range_unite(&both, &x, &y);
  if (mc_range_equal(&both, &x)) return a;
  if (mc_range_equal(&both, &y)) return b;
  return store(flow, &both, 0);
}

/* --- routines --- */

McContext *mc_range_ctx(const McInferRange *in) { return in->flow->ctx; }
McOp mc_range_op(const McInferRange *in) { return in->op; }
McValue mc_range_result(const McInferRange *in) { return mc_op_result(in->flow->ctx, in->op, 0); }

bool mc_range_of(const McInferRange *in, uint32_t operand, McRange *out) {
  if (operand >= mc_op_num_operands(in->flow->ctx, in->op)) return mc_range_all(out, 0), false;
  return load(in->flow->data, mc_flow_other_state(in->flow, mc_op_operand(in->flow->ctx, in->op, operand)), out);
}

static bool is_yielded(McContext *ctx, McValue value) {
  for (McUse use = mc_value_first_use(ctx, value); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    if (mc_op_has_trait(ctx, mc_use_owner(ctx, use), MC_TRAIT(TERMINATOR))) return true;
  }
  return false;
}

/* The state that a value goes into with one more range. One that a terminator uses, maybe for the next turn of a loop,
 * changes once, another one MOST_CHANGES times; then it is all numbers. */
static McState grown(McFlow *flow, McValue value, const McRange *range) {
  McRange more = *range, old, both;
  McState state = mc_flow_other_state(flow, value);
  if (!load(flow->data, state, &old)) return store(flow, &more, 0);
  mc_range_unite(&both, &old, range);
  if (mc_range_equal(&both, &old)) return state;
  uint32_t changes = changes_of(flow->data, state) + 1;
  bool is_over = changes > MOST_CHANGES || is_yielded(flow->ctx, value);
  return is_over ? all_of(flow, mc_range_width(range)) : store(flow, &both, changes);
}

void mc_range_set(McInferRange *in, McValue value, const McRange *range) {
  McContext *ctx = in->flow->ctx;
  if (value.index == MC_NONE || mc_range_width(range) == 0) return;
  if (mc_range_width(range) != mc_range_type_width(ctx, mc_value_type(ctx, value))) return;
  if (in->results == NULL ? value.index != in->wanted.index : mc_value_op(ctx, value).index != in->op.index) return;
  McState state = grown(in->flow, value, range);
  in->failed |= state == MC_STATE_NONE;
  if (in->results == NULL) in->wanted_state = state;
  else in->results[mc_value_index(ctx, value)] = state;
}

void mc_range_set_any(McInferRange *in) {
  McContext *ctx = in->flow->ctx;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, in->op); i < n; i++) {
    McRange range;
    McValue result = mc_op_result(ctx, in->op, i);
    mc_range_all(&range, mc_range_type_width(ctx, mc_value_type(ctx, result)));
    mc_range_set(in, result, &range);
  }
}

void mc_range_binary(McInferRange *in, McRangeBinary infer, uint32_t flags) {
  McRange a, b, result;
  if (!mc_range_of(in, 0, &a) || !mc_range_of(in, 1, &b) || mc_range_width(&a) != mc_range_width(&b)) return;
  infer(&result, &a, &b, flags);
  mc_range_set(in, mc_range_result(in), &result);
}

/* The least or the greatest number that an index can be, by the signed reading. */
static void bound_of(const McInferRange *in, const McMixed *index, uint32_t width, bool greatest, McNumber *out) {
  McRange range;
  mc_range_all(&range, width);
  if (index != NULL && index->value.index == MC_NONE) {
    McNumber n;
    mc_number_set(&n, width, index->number);
    mc_range_only(&range, &n);
  } else if (index != NULL) {
    McRange known;
    bool has = load(in->flow->data, mc_flow_other_state(in->flow, index->value), &known);
    if (has && mc_range_width(&known) == width) range = known;
  }
  *out = greatest ? range.smax : range.smin;
}

void mc_range_loop(McInferRange *in, McValue variable, const McMixed *from, const McMixed *to, const McMixed *step) {
  McContext *ctx = in->flow->ctx;
  McNumber min, max, by, one;
  McRange range;
  if (variable.index == MC_NONE) return;
  uint32_t width = mc_range_type_width(ctx, mc_value_type(ctx, variable));
  if (width == 0) return;
  bound_of(in, from, width, false, &min);
  bound_of(in, to, width, true, &max);
  bound_of(in, step, width, true, &by);
  mc_number_set(&one, width, 1);
  bool down = mc_number_is_negative(&by);
  if (!down) mc_number_sub(&max, &max, &one);
  const McNumber *low = down ? &max : &min, *high = down ? &min : &max;
  if (mc_number_compare(high, low, true) < 0) return; /* nothing is known of a loop without turns */
  mc_range_signed(&range, low, high);
  mc_range_set(in, variable, &range);
}

/* --- the analysis --- */

static bool visit(McFlow *flow, McOp op, const McState *operands, McState *results) {
  (void)operands;
  McContext *ctx = flow->ctx;
  const McOpDef *def = mc_op_def(ctx, op);
  if (def != NULL && def->range != NULL) {
    McInferRange in = {.flow = flow, .op = op, .results = results};
    def->range->run(&in);
    return !in.failed;
  }
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    results[i] = all_of(flow, mc_range_type_width(ctx, mc_value_type(ctx, mc_op_result(ctx, op, i))));
  }
  return !flow->failed;
}

static McState entry(McFlow *flow, McValue value) {
  McContext *ctx = flow->ctx;
  McBlock block = mc_value_block(ctx, value);
  McOp parent = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_parent_op(ctx, block);
  const McOpDef *def = parent.index == MC_NONE ? NULL : mc_op_def(ctx, parent);
  if (def == NULL || def->range == NULL) return all_of(flow, mc_range_type_width(ctx, mc_value_type(ctx, value)));
  McInferRange in = {.flow = flow, .op = parent, .wanted = value};
  def->range->run(&in);
  return in.wanted_state;
}

static McState constant(McFlow *flow, McValue value, McState state) {
  McContext *ctx = flow->ctx;
  McRange range;
  McNumber n;
  load(flow->data, state, &range);
  if (!mc_range_value(&range, &n)) return MC_STATE_VARIES;
  McOp op = mc_value_op(ctx, value);
  if (op.index == MC_NONE) op = mc_block_parent_op(ctx, mc_value_block(ctx, value));
  McAttr attr = mc_attr_of_number(ctx, mc_value_type(ctx, value), &n);
  if (op.index == MC_NONE || attr.index == MC_NONE) return MC_STATE_VARIES;
  return mc_state_of_constant(attr, mc_op_name_rec(ctx, mc_op_get_name(ctx, op))->dialect);
}

const McFlowAnalysis mc_flow_ranges = {
    .visit = visit, .takes_unknown = true, .join = join, .entry = entry, .constant = constant};

bool mc_range_find(const McFlow *flow, McValue value, McRange *out) {
  McState state = mc_flow_has(flow, value) ? mc_flow_other_state(flow, value) : MC_STATE_NONE;
  return load(flow->data, state, out);
}
