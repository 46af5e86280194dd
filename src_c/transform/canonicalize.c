/* canonicalize.c - the greedy driver of folds and patterns in C, and the pass canonicalize.
 *
 * Each region of the operation is simplified by itself. A round erases blocks that control cannot reach, lists all
 * operations, makes constants unique and moves them to the front of the region that they are visible in. Then it takes
 * one operation after the other: a dead one is erased, else it is folded, else its patterns are tried. Unreachable
 * blocks, dead operations and dead arguments go at the end of a round. Rounds follow until one changes nothing, or
 * until there were as many as the option allows. The order is mlir-opt 22's.
 */
#include "defs/facts.h"
#include "text/diag.h"
#include "types/report.h"
#include "transform/effects.h"
#include "transform/pattern_driver.h"
#include "transform/rewrites.h"

typedef struct Run {
  McPassRun *pass;   /* borrowed */
  McRewriter rw;
  McGreedy options;
} Run;

/* --- unique constants --- */

static bool is_owned(const McRewriter *rw, McOp op) {
  if (op.index == MC_NONE) return false;
  const McIdEntry *entry = mc_idmap_find(&rw->owned, op.index);
  return entry->key != 0 && entry->value == mc_op_generation(rw->ctx, op);
}

static void move_to_front(McContext *ctx, McOp op, McBlock block) {
  mc_op_detach(ctx, op);
  mc_op_insert(ctx, op, block, mc_block_first_op(ctx, block));
}

/* The record of equal constants in the region; a new one has no operation. NULL: out of memory. */
static McUnique *find_unique(McRewriter *rw, McOp op, McRegion region) {
  McContext *ctx = rw->ctx;
  McAttr value = mc_constant_attr(ctx, op);
  uint32_t dialect = mc_op_name_rec(ctx, mc_op_get_name(ctx, op))->dialect.index;
  if (value.index == MC_NONE) return NULL;
  if (value.index == mc_attr_unit(ctx).index) dialect = mc_op_get_name(ctx, op).index; /* no value: by its name */
  return mc_rw_unique(rw, region, value, mc_value_type(ctx, mc_op_result(ctx, op, 0)), dialect);
}

/* Returns false when an equal constant has replaced it. A constant of several places, or of another block, has none of
 * their locations. */
static bool keep_constant(McRewriter *rw, McOp op) {
  McContext *ctx = rw->ctx;
  McBlock block = mc_op_block(ctx, op);
  if (is_owned(rw, op)) {
    if (mc_block_first_op(ctx, block).index != op.index && !is_owned(rw, mc_op_prev(ctx, op))) {
      move_to_front(ctx, op, block);
    }
    return true;
  }
  McRegion region = mc_constants_region(ctx, op);
  McUnique *unique = find_unique(rw, op, region);
  if (unique == NULL) return mc_rw_fail(rw), true;
  if (unique->op.index != MC_NONE && mc_op_is_live(ctx, unique->op, unique->generation)) {
    mc_op_set_loc(ctx, unique->op, mc_loc_unknown(ctx));
    mc_rw_replace_one(rw, op, mc_op_result(ctx, unique->op, 0));
    return false;
  }
  McBlock entry = mc_region_first_block(ctx, region);
  bool there = block.index == entry.index && (mc_block_first_op(ctx, entry).index == op.index ||
                                              is_owned(rw, mc_op_prev(ctx, op)));
  if (!there) move_to_front(ctx, op, entry);
  if (block.index != entry.index) mc_op_set_loc(ctx, op, mc_loc_unknown(ctx));
  unique->op = op;
  unique->generation = mc_op_generation(ctx, op);
  if (!mc_idmap_put(&ctx->alloc, &rw->owned, op.index, unique->generation)) mc_rw_fail(rw);
  return true;
}

static bool is_constant(const McContext *ctx, McOp op) {
  return mc_op_num_results(ctx, op) == 1 && mc_op_num_operands(ctx, op) == 0 &&
         mc_op_has_trait(ctx, op, MC_TRAIT(CONSTANT_LIKE));
}

/* --- one round --- */

static void reverse(McRewriter *rw) {
  for (size_t i = 0, k = rw->list.len; i + 1 < k; i++) {
    McOpHandle last = rw->list.ptr[--k];
    rw->list.ptr[k] = rw->list.ptr[i];
    rw->list.ptr[i] = last;
  }
  for (size_t i = 0; i < rw->list.len; i++) {
    uint32_t op = rw->list.ptr[i].op.index;
    if (op != MC_NONE) mc_idmap_find(&rw->places, op)->value = (uint32_t)i + 1;
  }
}

/* Lists an operation, and those around it that are not listed yet: all those around one that is listed are. */
static void list_one(McRewriter *rw, McOp op) {
  McContext *ctx = rw->ctx;
  mc_rw_push_one(rw, op);
  for (;;) {
    McRegion region = mc_block_region(ctx, mc_op_block(ctx, op));
    if (region.index == rw->scope.index) return;
    op = mc_region_op(ctx, region);
    const McIdEntry *place = mc_idmap_find(&rw->places, op.index);
    if (place->key != 0 && place->value != 0) return;
    mc_rw_push_one(rw, op);
  }
}

/* Blocks of the operation's regions that control cannot reach go. Returns false when out of memory. */
static bool drop_blocks(McRewriter *rw, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_regions(rw->ctx, op); i < n; i++) {
    if (!mc_drop_unreachable(rw, mc_op_region(rw->ctx, op, i))) return false;
  }
  return true;
}

/* The same for operations inside, before a walk that sees what is inside of an operation first. */
static bool drop_blocks_inside(McRewriter *rw, McOp top) {
  McWalk walk;
  mc_walk_init(rw->ctx, &walk, top, false);
  for (McOp op; (op = mc_walk_next(rw->ctx, &walk)).index != MC_NONE;) {
    if (mc_op_rec(rw->ctx, op)->extra != 0 && !drop_blocks(rw, op)) return false;
  }
  return true;
}

/* Returns false after reporting. */
static bool list_all(Run *run) {
  McRewriter *rw = &run->rw;
  McContext *ctx = rw->ctx;
  rw->list.len = 0;
  if (!mc_idmap_reset(&ctx->alloc, &rw->places, rw->places.count)) return mc_pass_out_of_memory(run->pass);
  if (!mc_drop_unreachable(rw, rw->scope)) return mc_pass_out_of_memory(run->pass);
  McBlock block = mc_region_first_block(ctx, rw->scope);
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp top = mc_block_first_op(ctx, block), next; top.index != MC_NONE; top = next) {
      McWalk walk;
      if (!run->options.top_down && !drop_blocks_inside(rw, top)) return mc_pass_out_of_memory(run->pass);
      mc_walk_init(ctx, &walk, top, !run->options.top_down);
      next = mc_op_next(ctx, top);
      for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
        if (mc_tick(&run->pass->ticker)) return mc_pass_interrupted(run->pass);
        if (run->options.top_down && mc_op_rec(ctx, op)->extra != 0 && !drop_blocks(rw, op)) {
          return mc_pass_out_of_memory(run->pass);
        }
        if (!run->options.keep_equal && is_constant(ctx, op)) {
          if (run->options.top_down) mc_walk_skip(ctx, &walk, op);
          if (!keep_constant(rw, op)) continue;
        }
        list_one(rw, op);
      }
    }
  }
  if (rw->failed) return mc_pass_out_of_memory(run->pass);
  if (run->options.top_down) reverse(rw);
  return true;
}

/* Constants of the operands go last, in order. */
static bool fold_commutative(McContext *ctx, McOp op, const McAttr *constants) {
  uint32_t n = mc_op_num_operands(ctx, op), first = 0, to;
  if (n < 2 || !mc_op_has_trait(ctx, op, MC_TRAIT(COMMUTATIVE))) return false;
  while (first < n && constants[first].index == MC_NONE) first++;
  bool moves = false;
  for (uint32_t i = first; i < n; i++) moves |= constants[i].index == MC_NONE;
  if (!moves) return false;
  McValue few[8], *values = few;
  if (n > 8 && (values = mc_alloc(&ctx->alloc, n * sizeof *values)) == NULL) return false;
  to = 0;
  for (int pass = 0; pass < 2; pass++) {
    for (uint32_t i = 0; i < n; i++) {
      if ((constants[i].index != MC_NONE) == (pass == 1)) values[to++] = mc_op_operand(ctx, op, i);
    }
  }
  for (uint32_t i = 0; i < n; i++) mc_op_set_operand(ctx, op, i, values[i]);
  if (values != few) mc_free(&ctx->alloc, values, n * sizeof *values);
  return true;
}

McFolded mc_rw_fold(McRewriter *rw, McOp op) {
  McContext *ctx = rw->ctx;
  const McOpDef *def = mc_op_def(ctx, op);
  if (def == NULL || (def->fold == NULL && !(def->traits & MC_TRAIT(COMMUTATIVE)))) return MC_NOT_FOLDED;
  if (def->traits & MC_TRAIT(CONSTANT_LIKE)) return MC_NOT_FOLDED;
  uint32_t operands = mc_op_num_operands(ctx, op), results = mc_op_num_results(ctx, op);
  rw->constants.len = rw->results.len = 0;
  if (!mc_array_reserve(&ctx->alloc, &rw->constants, operands + 1) ||
      !mc_array_reserve(&ctx->alloc, &rw->results, results + 1)) {
    mc_rw_fail(rw);
    return MC_NOT_FOLDED;
  }
  for (uint32_t i = 0; i < operands; i++) rw->constants.ptr[i] = mc_constant_of(ctx, mc_op_operand(ctx, op, i));
  memset(rw->results.ptr, 0, (results + 1) * sizeof *rw->results.ptr);
  McFold f = {.ctx = ctx, .op = op, .constants = rw->constants.ptr, .results = rw->results.ptr};
  McFolded folded = def->fold == NULL ? MC_NOT_FOLDED : def->fold->run(&f);
  if (folded == MC_FOLDED) return folded;
  if (folded == MC_FOLDED_KEPT) folded = MC_FOLDED_IN_PLACE;
  if (folded == MC_FOLDED_IN_PLACE) { /* the operands may be others */
    for (uint32_t i = 0; i < mc_op_num_operands(ctx, op) && i < operands; i++) {
      rw->constants.ptr[i] = mc_constant_of(ctx, mc_op_operand(ctx, op, i));
    }
    if (mc_op_num_operands(ctx, op) > operands) return folded;
  }
  return fold_commutative(ctx, op, rw->constants.ptr) ? MC_FOLDED_IN_PLACE : folded;
}

/* Makes constants of attributes and replaces the operation. Returns false when a constant cannot be made: then nothing
 * has changed. */
static bool replace_folded(McRewriter *rw, McOp op) {
  McContext *ctx = rw->ctx;
  uint32_t n = mc_op_num_results(ctx, op);
  MC_ARRAY(McValue) values = {0};
  bool ok = mc_array_reserve(&ctx->alloc, &values, n + 1) || mc_rw_fail(rw);
  for (uint32_t i = 0; i < n && ok; i++) {
    McFoldResult result = rw->results.ptr[i];
    McType type = mc_value_type(ctx, mc_op_result(ctx, op, i));
    if (result.value.index == MC_NONE && result.attr.index != MC_NONE) {
      result.value = mc_rw_constant(rw, op, op, result.attr, type);
    }
    ok = result.value.index != MC_NONE;
    if (ok) values.ptr[values.len++] = result.value;
  }
  if (ok) {
    mc_rw_replace(rw, op, values.ptr);
  } else { /* those that were made */
    for (size_t i = values.len; i-- > 0;) {
      if (rw->results.ptr[i].value.index == MC_NONE) mc_rw_erase(rw, mc_value_op(ctx, values.ptr[i]));
    }
  }
  mc_array_fini(&ctx->alloc, &values);
  return ok;
}

bool mc_rw_apply_own(McRewriter *rw, McOp op) {
  const McOpDef *def = mc_op_def(rw->ctx, op);
  bool changed = def != NULL && mc_rewrites_apply(rw, op, def);
  for (uint32_t i = 0; def != NULL && i < MC_MAX_PATTERNS && def->patterns[i] != NULL && !changed && !rw->failed; i++) {
    changed = def->patterns[i]->run(rw, op);
  }
  return changed;
}

static bool is_wanted(const McGreedy *options, const McContext *ctx, McOp op) {
  if (options->wanted == NULL) return true;
  uint32_t name = mc_op_get_name(ctx, op).index;
  return (name < options->num_wanted && options->wanted[name] != 0) || mc_op_has_hooks(ctx, op);
}

/* Returns true after a change. */
static bool simplify(Run *run, McOp op, int64_t *rewrites) {
  McRewriter *rw = &run->rw;
  McContext *ctx = rw->ctx;
  if (mc_op_is_unused(ctx, op) && mc_op_would_be_dead(ctx, op)) return mc_rw_erase(rw, op);
  McFolded folded = run->options.no_folds ? MC_NOT_FOLDED : mc_rw_fold(rw, op);
  if (folded == MC_FOLDED_IN_PLACE) return mc_rw_changed(rw, op), true;
  if (folded == MC_FOLDED && replace_folded(rw, op)) return true;
  if (rw->failed) return false;
  const McOpDef *def = run->options.no_folds ? NULL : mc_op_def(ctx, op);
  if (def != NULL && def->fold_pattern != NULL && def->fold_pattern->run(rw, op)) return true;
  if (!is_wanted(&run->options, ctx, op)) return false;
  bool changed = run->options.pattern == NULL ? mc_rw_apply_own(rw, op) : run->options.pattern(rw, op);
  *rewrites += changed;
  return changed;
}

/* A pattern from outside of the core may have erased or moved it. */
static bool may_work_on(const McRewriter *rw, McOpHandle entry) {
  return mc_op_is_live(rw->ctx, entry.op, entry.generation) &&
         mc_region_contains_block(rw->ctx, rw->scope, mc_op_block(rw->ctx, entry.op));
}

/* Returns false when the pass fails; reported. */
static bool work(Run *run, bool *changed) {
  McRewriter *rw = &run->rw;
  int64_t rewrites = 0;
  while (rw->list.len > 0 && !rw->failed && !rw->stopped) {
    if (run->options.max_rewrites >= 0 && rewrites >= run->options.max_rewrites) break;
    McOpHandle entry = rw->list.ptr[--rw->list.len];
    if (entry.op.index == MC_NONE) continue;
    mc_idmap_find(&rw->places, entry.op.index)->value = 0;
    if (run->options.is_foreign && !may_work_on(rw, entry)) continue;
    MC_ASSERT(mc_op_is_live(rw->ctx, entry.op, entry.generation));
    if (!run->options.is_foreign) mc_rw_begin_step(rw);
    *changed |= simplify(run, entry.op, &rewrites);
    if (!run->options.is_foreign && !mc_rw_end_step(rw)) break;
    if (mc_tick(&run->pass->ticker)) return mc_pass_interrupted(run->pass);
  }
  return !rw->failed || mc_pass_out_of_memory(run->pass);
}

/* From now on no other operation is listed. */
static bool allow_existing(Run *run) {
  McRewriter *rw = &run->rw;
  McWalk walk;
  rw->strict = rw->only_existing = true;
  mc_walk_init(rw->ctx, &walk, run->pass->op, false);
  for (McOp op; (op = mc_walk_next(rw->ctx, &walk)).index != MC_NONE && !rw->failed;) mc_rw_allow(rw, op);
  return !rw->failed || mc_pass_out_of_memory(run->pass);
}

static bool run_region(Run *run, bool *converged) {
  *converged = false;
  if (run->options.only_existing && !allow_existing(run)) return false;
  for (int64_t round = 0; !*converged && (run->options.max_rounds < 0 || round < run->options.max_rounds); round++) {
    bool changed = false;
    if (!list_all(run) || !work(run, &changed) || run->rw.stopped) return false;
    if (run->options.simplify &&
        !mc_simplify_region(&run->rw, run->options.aggressive, &changed)) {
      return mc_pass_out_of_memory(run->pass);
    }
    *converged = !changed;
    if (run->rw.stopped) return false;
  }
  return true;
}

bool mc_greedy_run(McPassRun *pass, const McGreedy *options, bool *converged) {
  McContext *ctx = pass->ctx;
  Run run = {.pass = pass, .options = *options};
  bool ok = true, all = true;
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, pass->op); i < n && ok && (all || converged == NULL); i++) {
    bool done = true;
    ok = mc_rw_init(&run.rw, ctx, mc_op_region(ctx, pass->op, i)) || mc_pass_out_of_memory(pass);
    run.rw.data = options->data;
    run.rw.listen = options->listen;
    ok = ok && run_region(&run, &done);
    mc_rw_fini(&run.rw);
    all &= done;
  }
  if (converged != NULL) *converged = all;
  return ok;
}

/* The nearest region around `scope`, or that itself, which the operation is in; scope MC_NONE: around the operation.
 * All are in `region`. */
static McRegion widen(McContext *ctx, McRegion scope, McRegion region, McOp op) {
  McBlock block = mc_op_block(ctx, op);
  if (scope.index == MC_NONE) return mc_block_region(ctx, block);
  while (scope.index != region.index && !mc_region_contains_block(ctx, scope, block)) {
    scope = mc_block_region(ctx, mc_op_block(ctx, mc_region_op(ctx, scope)));
  }
  return scope;
}

bool mc_greedy_run_on(McPassRun *pass, const McOp *ops, size_t count, bool strict) {
  McContext *ctx = pass->ctx;
  Run run = {.pass = pass, .options = {.max_rewrites = -1}};
  bool ok = true, changed = false;
  uint32_t regions = mc_op_num_regions(ctx, pass->op);
  for (uint32_t i = 0; i < regions && ok; i++) {
    McRegion region = mc_op_region(ctx, pass->op, i);
    ok = mc_rw_init(&run.rw, ctx, region) || mc_pass_out_of_memory(pass);
    run.rw.strict = strict;
    McRegion scope = {MC_NONE};
    for (size_t k = 0; ok && k < count; k++) {
      if (regions > 1 && !mc_region_contains_block(ctx, region, mc_op_block(ctx, ops[k]))) continue;
      scope = widen(ctx, scope, region, ops[k]);
      if (strict) mc_rw_allow(&run.rw, ops[k]);
      mc_rw_push_one(&run.rw, ops[k]);
    }
    if (scope.index != MC_NONE) run.rw.scope = scope;
    ok = ok && work(&run, &changed);
    mc_rw_fini(&run.rw);
  }
  return ok;
}

bool mc_greedy_apply(McContext *ctx, McOp root, const McGreedy *options, McDiags *diags, bool *converged) {
  McPassRun run = {.ctx = ctx, .op = root, .diags = diags};
  mc_ticker_init(&run.ticker, ctx);
  size_t failures = mc_alloc_failures(&ctx->alloc);
  bool ok = mc_greedy_run(&run, options, converged);
  return mc_had_memory(ctx, failures, diags) && ok;
}

bool mc_op_has_hooks(const McContext *ctx, McOp op) {
  const McOpDef *def = mc_op_def(ctx, op);
  return mc_def_has_fact(def, MC_FACT_FOLD_HOOK) || mc_def_has_fact(def, MC_FACT_CANONICALIZE_HOOK);
}

const McGreedy mc_greedy_defaults = {.simplify = true, .aggressive = true, .max_rounds = 10, .max_rewrites = -1};

/* --- the pass --- */

bool mc_pass_canonicalize(McPassRun *pass) {
  enum { DISABLE, ENABLE, MAX_ITERATIONS, MAX_REWRITES, REGION, CONVERGE, TOP_DOWN };
  McStr level = pass->options[REGION];
  McGreedy options = {.top_down = mc_pass_flag(pass, TOP_DOWN), .simplify = !mc_str_is(level, "disabled"),
                      .aggressive = mc_str_is(level, "aggressive")};
  if (options.simplify && !options.aggressive && !mc_str_is(level, "normal")) {
    return mc_error(pass->diags, (McLoc){MC_NONE}, "Cannot find option named '%.*s'!", (int)level.len, level.ptr);
  }
  bool converged, converge = mc_pass_flag(pass, CONVERGE);
  if (!mc_pass_number(pass, MAX_ITERATIONS, &options.max_rounds) ||
      !mc_pass_number(pass, MAX_REWRITES, &options.max_rewrites) ||
      !mc_greedy_run(pass, &options, converge ? &converged : NULL)) {
    return false;
  }
  if (!converge || converged || options.max_rounds == 0) return true;
  return mc_error(pass->diags, (McLoc){MC_NONE}, "the patterns did not converge");
}
