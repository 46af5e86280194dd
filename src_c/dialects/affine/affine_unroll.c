/* affine_unroll.c - the pass affine-loop-unroll: a loop's body is repeated, and its step is greater.
 *
 * The steps that are left form a loop of their own. A loop whose bodies together would be too large stays.
 */
#include "dialects/affine/affine.def"
#include "dialects/affine/affine_loops.h"
#include "transform/call_graph.h"
#include "transform/pattern_driver.h"

enum { CLEANUP, FACTOR, THRESHOLD, REPETITIONS, UP_TO };
static const McPassOption options[] = {
    {"cleanup-unroll", MC_PASS_BOOL, "false", "Fully unroll the cleanup loop when possible."},
    {"unroll-factor", MC_PASS_STRING, "4",
     "Use this unroll factor for all loops being unrolled, set it to -1, and it will fully unroll."},
    {"unroll-full-threshold", MC_PASS_STRING, "", "Unroll all loops with trip count less than or equal to this"},
    {"unroll-num-reps", MC_PASS_STRING, "1", "Unroll innermost loops repeatedly this many times"},
    {"unroll-up-to-factor", MC_PASS_BOOL, "false", "Allow unrolling up to the factor specified"},
};
const McPassInfo mc_pass_affine_loop_unroll_info = {
    "affine-loop-unroll", "AffineLoopUnroll", "Unroll affine loops", MC_PASS_LISTED(options), MC_PASS_NONE,
    MC_PASS_CHANGES, NULL};

#define MAX_OPS 4194304u /* of all copies of a body */
#define FULL (-1)

typedef struct Unroll {
  McPassRun *run; /* borrowed */
  McContext *ctx; /* borrowed */
  McRewriter rw;  /* owned */
  int64_t factor, threshold, repetitions;
  bool cleanup, up_to, has_threshold;
  bool interrupted; /* why rw has failed */
  MC_ARRAY(McOp) loops; /* owned */
} Unroll;

static McBlock body_of(const McContext *ctx, McOp loop) {
  return mc_region_first_block(ctx, mc_op_region(ctx, loop, 0));
}

/* Reports why rw has failed. Always false. */
static bool report(Unroll *u) {
  return u->interrupted ? mc_pass_interrupted(u->run) : mc_pass_out_of_memory(u->run);
}

static bool is_too_large(McContext *ctx, McOp op, uint64_t factor) {
  return factor > MAX_OPS || mc_op_stats(ctx, op).ops > MAX_OPS / factor;
}

/* --- copies of the body --- */

/* The values that copy `number` of the body gets: its variable, and the loop's other arguments. */
static bool enter_copy(Unroll *u, const McAffineLoop *loop, uint64_t number, McOp end, McValue *args) {
  McContext *ctx = u->ctx;
  args[0] = mc_block_arg(ctx, body_of(ctx, loop->op), 0);
  if (mc_value_first_use(ctx, args[0]).index == MC_NONE) return true;
  args[0] = mc_affine_shifted(&u->rw, end, args[0], (int64_t)number * loop->step);
  return args[0].index != MC_NONE;
}

/* Appends factor - 1 copies. `original` is a copy of the loop, in no block. */
static bool repeat(Unroll *u, const McAffineLoop *loop, McOp original, uint64_t factor) {
  McContext *ctx = u->ctx;
  McBlock body = body_of(ctx, loop->op), from = body_of(ctx, original);
  McOp end = mc_block_last_op(ctx, body), template_end = mc_block_last_op(ctx, from);
  uint32_t n = mc_op_num_operands(ctx, end);
  McValueList args = {0}, results = {0}; /* args: the variable, then what the copy before yields */
  bool ok = n + 1 == mc_block_num_args(ctx, body) && mc_array_reserve(&ctx->alloc, &results, n + 1) &&
            mc_array_push(&ctx->alloc, &args, mc_block_arg(ctx, body, 0)) && mc_rw_operands(&u->rw, end, 0, n, &args);
  for (uint64_t i = 1; ok && i < factor; i++) {
    u->interrupted = mc_tick(&u->run->ticker);
    ok = !u->interrupted && enter_copy(u, loop, i, end, args.ptr) &&
         mc_block_clone_into(ctx, from, end, args.ptr, (McLoc){MC_NONE}, results.ptr);
    for (uint32_t k = 0; ok && k < n; k++) {
      McValue yielded = mc_op_operand(ctx, template_end, k);
      McOp maker = mc_value_op(ctx, yielded);
      if (maker.index != MC_NONE && mc_op_block(ctx, maker).index == from.index) args.ptr[1 + k] = results.ptr[k];
    }
  }
  ok = ok && mc_op_set_operands(ctx, end, args.ptr + 1, n);
  mc_array_fini(&ctx->alloc, &args);
  mc_array_fini(&ctx->alloc, &results);
  return ok || mc_rw_fail(&u->rw);
}

static bool set_step(Unroll *u, McOp op, int64_t step) {
  McContext *ctx = u->ctx;
  McType type = mc_attr_value_type(ctx, mc_attr_named(ctx, op, "step"));
  McAttr attr = mc_attr_integer(ctx, type, step);
  bool ok = attr.index != MC_NONE && mc_op_set_attribute(ctx, op, mc_ident(ctx, "step", strlen("step")), attr);
  return ok || mc_rw_fail(&u->rw);
}

/* --- the steps that are left --- */

static bool push_values(McForm *to, const McForm *from, bool dims) {
  bool ok = true;
  for (size_t i = dims ? 0 : from->dims; ok && i < (dims ? from->dims : from->values.len); i++) {
    ok = mc_array_push(&to->ctx->alloc, &to->values, from->values.ptr[i]);
  }
  if (dims) to->dims = (uint32_t)to->values.len;
  return ok || !(to->failed = true);
}

/* lower + (trips - trips mod factor) * step, for a loop with one lower and one upper bound. *out is owned by the
 * caller, also after false. */
static bool split_bound(const McAffineLoop *loop, int64_t factor, McForm *out) {
  McContext *ctx = out->ctx;
  const McForm *lower = &loop->range.lower, *trips = &loop->trips;
  McAffineExpr by = mc_affine_constant(ctx, factor), minus = mc_affine_constant(ctx, -1);
  McAffineExpr step = mc_affine_constant(ctx, loop->step);
  McAffineExpr count = loop->known ? mc_affine_constant(ctx, (int64_t)loop->count) : trips->exprs.ptr[0];
  if (count.index == MC_NONE || by.index == MC_NONE || minus.index == MC_NONE || step.index == MC_NONE) {
    return !(out->failed = true);
  }
  if (!loop->known && trips->dims > 0 && lower->dims > 0) {
    count = mc_affine_shift(ctx, count, MC_AFFINE_DIM, 0, trips->dims, lower->dims);
  }
  if (!loop->known && mc_form_symbols(trips) > 0 && mc_form_symbols(lower) > 0 && count.index != MC_NONE) {
    count = mc_affine_shift(ctx, count, MC_AFFINE_SYMBOL, 0, mc_form_symbols(trips), mc_form_symbols(lower));
  }
  McAffineExpr e = count.index == MC_NONE ? count : mc_affine_binary(ctx, MC_AFFINE_MOD, count, by);
  if (e.index != MC_NONE) e = mc_affine_binary(ctx, MC_AFFINE_MUL, e, minus);
  if (e.index != MC_NONE) e = mc_affine_binary(ctx, MC_AFFINE_ADD, count, e);
  if (e.index != MC_NONE) e = mc_affine_binary(ctx, MC_AFFINE_MUL, e, step);
  if (e.index != MC_NONE) e = mc_affine_binary(ctx, MC_AFFINE_ADD, lower->exprs.ptr[0], e);
  bool ok = (e.index != MC_NONE && mc_array_push(&ctx->alloc, &out->exprs, e)) || !(out->failed = true);
  ok = ok && push_values(out, lower, true) && (loop->known || push_values(out, trips, true)) &&
       push_values(out, lower, false) && (loop->known || push_values(out, trips, false));
  return ok && mc_form_compose(out) && mc_form_canonicalize(out);
}

/* The loop after this one continues with its results. */
static void chain(McContext *ctx, const McAffineLoop *loop, McOp rest) {
  for (uint32_t i = 0, n = mc_op_num_results(ctx, loop->op); i < n; i++) {
    McValue result = mc_op_result(ctx, loop->op, i), initial = mc_op_operand(ctx, rest, loop->inits + i);
    mc_value_replace_all_uses(ctx, result, mc_op_result(ctx, rest, i));
    for (uint32_t k = 0, count = mc_op_num_operands(ctx, rest); k < count; k++) {
      if (mc_op_operand(ctx, rest, k).index == initial.index) mc_op_set_operand(ctx, rest, k, result);
    }
  }
}

/* Divides the loop at the bound: a copy after it has the last steps. */
static bool add_rest(Unroll *u, McAffineLoop *loop, McForm *bound) {
  McContext *ctx = u->ctx;
  McOp rest = mc_op_clone(ctx, loop->op);
  if (rest.index == MC_NONE) return mc_rw_fail(&u->rw);
  mc_op_insert(ctx, rest, mc_op_block(ctx, loop->op), mc_op_next(ctx, loop->op));
  chain(ctx, loop, rest);
  McAffineRange last = {.lower = *bound, .upper = loop->range.upper}; /* borrowed */
  McAffineRange main = {.lower = loop->range.lower, .upper = *bound};
  bool done, ok = mc_affine_set_bounds(ctx, rest, &last, loop->inits) && mc_affine_promote(&u->rw, rest, &done) &&
                  mc_affine_set_bounds(ctx, loop->op, &main, loop->inits);
  return ok || mc_rw_fail(&u->rw);
}

/* --- loops --- */

static bool unroll_full(Unroll *u, McOp op, bool *done);

/* *done: as mlir-opt 22 reports success, also when nothing was to be done. Returns false when rw has failed. */
static bool unroll_by(Unroll *u, McOp op, uint64_t factor, bool cleanup, bool *done) {
  McContext *ctx = u->ctx;
  McAffineLoop loop;
  McForm bound = {.ctx = ctx};
  McOp original = {MC_NONE};
  bool ok = mc_affine_loop_read(&u->rw, op, &loop), full = false, promoted;
  *done = ok;
  bool is_once = ok && loop.known && loop.count == 1;
  bool is_short = ok && loop.known && loop.count < factor;
  McBlock body = body_of(ctx, op);
  int64_t step;
  if (ok && factor == 1) {
    ok = false;
    if (is_once) mc_affine_promote(&u->rw, op, done);
  } else if (ok && mc_block_first_op(ctx, body).index == mc_block_last_op(ctx, body).index) {
    ok = false;
  } else if (ok && is_short) {
    *done = ok = false;
    full = cleanup;
  } else if (ok && loop.divisor % factor != 0) {
    ok = *done = loop.range.lower.exprs.len == 1 && loop.range.upper.exprs.len == 1;
    full = ok && cleanup;
    ok = ok && !full && split_bound(&loop, (int64_t)factor, &bound);
  }
  if (ok && (is_too_large(ctx, op, factor) || __builtin_mul_overflow(loop.step, (int64_t)factor, &step))) {
    ok = *done = false;
  }
  ok = ok && (bound.exprs.len == 0 || add_rest(u, &loop, &bound));
  if (ok) {
    original = mc_op_clone(ctx, op);
    ok = original.index != MC_NONE || mc_rw_fail(&u->rw);
  }
  ok = ok && set_step(u, op, step) && repeat(u, &loop, original, factor) && mc_affine_promote(&u->rw, op, &promoted);
  if (original.index != MC_NONE) mc_op_erase(ctx, original);
  if (bound.failed) mc_rw_fail(&u->rw);
  mc_form_fini(&bound);
  mc_affine_loop_fini(&loop);
  if (full && !u->rw.failed) return unroll_full(u, op, done);
  return !u->rw.failed;
}

static bool read_count(Unroll *u, McOp op, bool *known, uint64_t *count) {
  McAffineLoop loop;
  *known = mc_affine_loop_read(&u->rw, op, &loop) && loop.known;
  *count = loop.count;
  mc_affine_loop_fini(&loop);
  return !u->rw.failed;
}

static bool unroll_full(Unroll *u, McOp op, bool *done) {
  bool known;
  uint64_t count;
  if (!read_count(u, op, &known, &count)) return false;
  *done = known;
  if (!known || count == 0) return true;
  if (!mc_affine_promote(&u->rw, op, done) || *done) return !u->rw.failed;
  return unroll_by(u, op, count, false, done);
}

static bool unroll(Unroll *u, McOp op, bool *done) {
  bool known = false;
  uint64_t factor = (uint64_t)u->factor, count = 0;
  if (u->factor == FULL) return unroll_full(u, op, done);
  if (u->up_to && !read_count(u, op, &known, &count)) return false;
  if (known && count < factor) factor = count;
  *done = false;
  if (factor == 0) return true;
  return unroll_by(u, op, factor, u->cleanup && !u->up_to, done);
}

/* Lists innermost loops, or loops that run at most as often as the threshold. */
static bool find_loops(Unroll *u) {
  McContext *ctx = u->ctx;
  McWalk walk;
  McOp last = {MC_NONE}; /* the loop that was found last; a loop around it follows it in post-order */
  u->loops.len = 0;
  mc_walk_init(ctx, &walk, u->run->op, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(&u->run->ticker)) return mc_pass_interrupted(u->run);
    if (!mc_op_is(ctx, op, "affine.for")) continue;
    bool listed = true;
    if (u->has_threshold) {
      uint64_t count;
      if (!read_count(u, op, &listed, &count)) return mc_pass_out_of_memory(u->run);
      listed = listed && count <= (uint64_t)u->threshold;
    } else {
      for (McOp at = last; listed && at.index != MC_NONE; at = mc_op_parent(ctx, at)) listed = at.index != op.index;
    }
    last = op;
    if (listed && !mc_array_push(&ctx->alloc, &u->loops, op)) return mc_pass_out_of_memory(u->run);
  }
  return true;
}

static bool unroll_all(Unroll *u) {
  bool ok = true, any = true;
  for (int64_t i = 0; ok && any && i < u->repetitions; i++) {
    any = false;
    ok = find_loops(u);
    for (size_t k = 0; ok && k < u->loops.len; k++) {
      bool done = false;
      ok = unroll(u, u->loops.ptr[k], &done) || report(u);
      any |= done;
    }
  }
  return ok;
}

bool mc_pass_affine_loop_unroll(McPassRun *run) {
  McContext *ctx = run->ctx;
  Unroll u = {.run = run, .ctx = ctx, .cleanup = mc_pass_flag(run, CLEANUP), .up_to = mc_pass_flag(run, UP_TO)};
  if (!mc_is_callable(ctx, run->op)) {
    McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, run->op));
    return mc_error(run->diags, (McLoc){MC_NONE},
                    "unable to schedule pass 'AffineLoopUnroll' on a PassManager intended to run on '%.*s'!",
                    (int)name.len, name.ptr);
  }
  bool has_threshold = run->options[THRESHOLD].len > 0;
  if (!mc_pass_number(run, FACTOR, &u.factor) || !mc_pass_number(run, REPETITIONS, &u.repetitions) ||
      (has_threshold && !mc_pass_number(run, THRESHOLD, &u.threshold))) {
    return false;
  }
  if (u.factor < FULL || u.factor == 0) {
    return mc_error(run->diags, (McLoc){MC_NONE},
                    "Invalid option: 'unroll-factor' should be greater than 0 or equal to -1");
  }
  u.has_threshold = has_threshold && u.factor == FULL;
  if (u.has_threshold) u.repetitions = 1;
  bool ok = mc_rw_init(&u.rw, ctx, (McRegion){MC_NONE}) || mc_pass_out_of_memory(run);
  ok = ok && unroll_all(&u);
  mc_rw_fini(&u.rw);
  mc_array_fini(&ctx->alloc, &u.loops);
  return ok;
}
