/* scf_peel.c - the pass scf-for-loop-peeling: the last, partial step of a loop, or its first one, becomes a loop of its
 * own, so that the step divides the range of the other loop.
 *
 * Loops that were peeled have discardable attributes while the pass runs, as in mlir-opt 22.
 */
#include "dialects/scf/scf_fold.h"

#include "transform/pattern_driver.h"

static const McPassOption options[] = {
    {"peel-front", MC_PASS_BOOL, "false", "Peel the first iteration out of the loop."},
    {"skip-partial", MC_PASS_BOOL, "true",
     "Do not peel loops inside of the last, partial iteration of another already peeled loop."},
};
const McPassInfo mc_pass_scf_for_loop_peeling_info = {
    "scf-for-loop-peeling", "SCFForLoopPeeling", "Peel `for` loops at their upper bounds.", MC_PASS_LISTED(options),
    MC_PASS_NONE, MC_PASS_CHANGES, NULL};

enum { LOWER, UPPER, STEP, NUM_BOUNDS };
static const char peeled[] = "__peeled_loop__", partial[] = "__partial_iteration__";

typedef struct Peel { bool front, skip_partial; } Peel;

static bool has(McContext *ctx, McOp op, const char *label) { return mc_attr_named(ctx, op, label).index != MC_NONE; }

static bool set(McRewriter *rw, McOp op, const char *label) {
  McContext *ctx = mc_rw_ctx(rw);
  McIdent name = mc_ident(ctx, label, strlen(label));
  if (name.index == MC_NONE || !mc_op_set_attribute(ctx, op, name, mc_attr_unit(ctx))) return mc_rw_fail(rw);
  mc_rw_changed(rw, op);
  return true;
}

/* `s1 - (s1 - s0) mod s2`, or `s0 + s1` of the lower bound and the step. MC_NONE: out of memory. */
static McAffineMap bound_map(McContext *ctx, bool front) {
  McAffineExpr s0 = mc_affine_symbol(ctx, 0), s1 = mc_affine_symbol(ctx, 1), e;
  if (front) {
    e = mc_affine_binary(ctx, MC_AFFINE_ADD, s0, s1);
    return e.index == MC_NONE ? (McAffineMap){MC_NONE} : mc_affine_map(ctx, 0, 2, &e, 1);
  }
  McAffineExpr minus = mc_affine_constant(ctx, -1);
  e = mc_affine_binary(ctx, MC_AFFINE_ADD, s1, mc_affine_binary(ctx, MC_AFFINE_MUL, s0, minus));
  e = mc_affine_binary(ctx, MC_AFFINE_MOD, e, mc_affine_symbol(ctx, 2));
  e = mc_affine_binary(ctx, MC_AFFINE_ADD, s1, mc_affine_binary(ctx, MC_AFFINE_MUL, e, minus));
  return e.index == MC_NONE ? (McAffineMap){MC_NONE} : mc_affine_map(ctx, 0, 3, &e, 1);
}

/* The upper bound is an affine.apply whose result is the lower bound and a multiple of the step. */
static bool is_multiple(McContext *ctx, McOp loop, const int64_t *numbers, const bool *known) {
  McOp apply = mc_value_made_by(ctx, mc_op_operand(ctx, loop, UPPER), "affine.apply");
  McAttr map = apply.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_named(ctx, apply, "map");
  bool fits = map.index != MC_NONE && mc_kind(ctx, map.index) == MC_ATTR_AFFINE_MAP && known[LOWER] && known[STEP];
  if (!fits || numbers[STEP] <= 0 || numbers[LOWER] == INT64_MIN) return false;
  McAffineExpr e = mc_affine_map_result(ctx, mc_attr_affine_map_value(ctx, map), 0);
  e = mc_affine_binary(ctx, MC_AFFINE_ADD, e, mc_affine_constant(ctx, -numbers[LOWER]));
  e = mc_affine_binary(ctx, MC_AFFINE_MOD, e, mc_affine_constant(ctx, numbers[STEP]));
  return e.index != MC_NONE && mc_kind(ctx, e.index) == MC_AFFINE_CONSTANT && mc_affine_value(ctx, e) == 0;
}

/* Where the loop is cut. MC_NONE: nowhere, or out of memory. */
static McValue split_bound(McRewriter *rw, McOp loop, bool front) {
  McContext *ctx = mc_rw_ctx(rw);
  int64_t numbers[NUM_BOUNDS];
  bool known[NUM_BOUNDS];
  McType type = mc_value_type(ctx, mc_op_operand(ctx, loop, LOWER));
  for (uint32_t i = 0; i < NUM_BOUNDS; i++) {
    known[i] = mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, loop, i)), &numbers[i]);
  }
  int64_t range = 0, cut;
  bool all = known[LOWER] && known[UPPER] && known[STEP];
  if (all && __builtin_sub_overflow(numbers[UPPER], numbers[LOWER], &range)) return (McValue){MC_NONE};
  if (known[STEP] && numbers[STEP] <= 0) return (McValue){MC_NONE};
  if (front ? all && range <= numbers[STEP] : known[STEP] && numbers[STEP] == 1) return (McValue){MC_NONE};
  if (!front && (all ? range <= 0 || range % numbers[STEP] == 0 : is_multiple(ctx, loop, numbers, known))) {
    return (McValue){MC_NONE};
  }
  bool folds = front ? known[LOWER] && known[STEP] : all;
  if (folds) {
    if (!front) cut = numbers[UPPER] - range % numbers[STEP];
    else if (__builtin_add_overflow(numbers[LOWER], numbers[STEP], &cut)) return (McValue){MC_NONE};
    return mc_rw_integer(rw, loop, type, cut);
  }
  if (mc_kind(ctx, type.index) != MC_TYPE_INDEX) return (McValue){MC_NONE};
  McAffineMap map = bound_map(ctx, front);
  McNamedAttr attr = {mc_ident(ctx, "map", 3), map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map)};
  McValue operands[NUM_BOUNDS] = {mc_op_operand(ctx, loop, LOWER), mc_op_operand(ctx, loop, front ? STEP : UPPER),
                                  mc_op_operand(ctx, loop, STEP)};
  if (attr.name.index == MC_NONE || attr.value.index == MC_NONE) return mc_rw_fail(rw), (McValue){MC_NONE};
  McOp made = mc_rw_create(rw, loop, &(McRwOp){.name = "affine.apply", .operands = operands,
                                               .num_operands = front ? 2 : 3, .results = &type, .num_results = 1,
                                               .attrs = &attr, .num_attrs = 1});
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

/* A copy of the loop after it, or (front) before it. MC_NONE: out of memory. */
static McOp copy_of(McRewriter *rw, McOp loop, bool front) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp copy = mc_op_clone(ctx, loop);
  if (copy.index == MC_NONE) return mc_rw_fail(rw), copy;
  mc_op_insert(ctx, copy, mc_op_block(ctx, loop), front ? loop : mc_op_next(ctx, loop));
  McWalk walk;
  mc_walk_init(ctx, &walk, copy, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) mc_rw_push(rw, op);
  return copy;
}

/* The initial values of the second loop are the results of the first one. */
static void chain(McRewriter *rw, McOp first, McOp second) {
  McContext *ctx = mc_rw_ctx(rw);
  for (uint32_t i = 0, n = mc_op_num_results(ctx, first); i < n; i++) {
    mc_rw_set_operand(rw, second, NUM_BOUNDS + i, mc_op_result(ctx, first, i));
  }
}

static bool peel(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  const Peel *options = mc_rw_data(rw);
  if (!mc_op_is(ctx, op, "scf.for") || has(ctx, op, peeled)) return false;
  McOp parent = !options->front && options->skip_partial ? mc_op_parent(ctx, op) : (McOp){MC_NONE};
  for (; parent.index != MC_NONE; parent = mc_op_parent(ctx, parent)) {
    if (mc_op_is(ctx, parent, "scf.for") && has(ctx, parent, partial)) return false;
  }
  McValue cut = split_bound(rw, op, options->front);
  McOp copy = cut.index == MC_NONE ? (McOp){MC_NONE} : copy_of(rw, op, options->front);
  if (copy.index == MC_NONE) return false;
  McValue upper = mc_op_operand(ctx, op, UPPER);
  if (options->front) {
    mc_rw_set_operand(rw, copy, UPPER, cut);
    chain(rw, copy, op);
    mc_rw_set_operand(rw, op, LOWER, cut);
  } else {
    for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
      mc_rw_replace_value(rw, mc_op_result(ctx, op, i), mc_op_result(ctx, copy, i));
    }
    chain(rw, op, copy);
    mc_rw_set_operand(rw, copy, LOWER, cut);
    mc_rw_set_operand(rw, op, UPPER, cut);
    mc_scf_decide_peeled(rw, op, upper, false);
    mc_scf_decide_peeled(rw, copy, upper, true);
  }
  set(rw, copy, peeled);
  set(rw, copy, partial);
  set(rw, op, peeled);
  return true;
}

bool mc_pass_scf_for_loop_peeling(McPassRun *run) {
  McContext *ctx = run->ctx;
  Peel peel_options = {mc_pass_flag(run, 0), mc_pass_flag(run, 1)};
  McGreedy greedy = mc_greedy_defaults;
  greedy.pattern = peel;
  greedy.data = &peel_options;
  bool ok = mc_greedy_run(run, &greedy, NULL);
  McIdent labels[2] = {mc_ident(ctx, peeled, strlen(peeled)), mc_ident(ctx, partial, strlen(partial))};
  McWalk walk;
  mc_walk_init(ctx, &walk, run->op, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    for (uint32_t i = 0; i < 2; i++) {
      bool there = labels[i].index != MC_NONE && mc_op_attribute(ctx, op, labels[i]).index != MC_NONE;
      if (there && !mc_op_set_attribute(ctx, op, labels[i], (McAttr){MC_NONE})) ok = mc_pass_out_of_memory(run);
    }
  }
  return ok;
}
