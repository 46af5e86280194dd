/* sccp.c - the analysis of constants along the edges of control, and the pass sccp: values that can only be one
 * constant are replaced by it.
 *
 * Folds give the constants. A fold that would change its operation in place is undone: it gives none. Blocks are
 * rewritten after the one that contains them. Constants are put before all operations of the region that they are
 * visible in, one for each value, type and dialect: mlir-opt 22's order, so that the text is the same.
 */
#include "defs/routine_set.h"
#include "transform/dataflow.h"
#include "transform/effects.h"
#include "transform/pattern_driver.h"

/* --- the analysis --- */

static McState join_constants(McFlow *flow, McState a, McState b) {
  (void)flow;
  if (a == MC_STATE_VARIES || b == MC_STATE_VARIES) return MC_STATE_VARIES;
  bool same = mc_state_attr(a).index == mc_state_attr(b).index && (mc_state_attr(a).index != MC_NONE || a == b);
  return same ? a : MC_STATE_VARIES;
}

static McState any_constant(McFlow *flow, McValue value) {
  (void)flow, (void)value;
  return MC_STATE_VARIES;
}

/* An operation before a fold. */
typedef struct Before { MC_ARRAY(McValue) operands; McAttr attrs, properties; } Before;

static bool keep(McContext *ctx, McOp op, Before *before) {
  uint32_t n = mc_op_num_operands(ctx, op);
  before->attrs = mc_op_attrs(ctx, op);
  before->properties = mc_op_properties(ctx, op);
  if (!mc_array_reserve(&ctx->alloc, &before->operands, n + 1)) return false;
  for (uint32_t i = 0; i < n; i++) before->operands.ptr[before->operands.len++] = mc_op_operand(ctx, op, i);
  return true;
}

/* Without memory the operation stays as it was folded. */
static bool undo(McContext *ctx, McOp op, const Before *before) {
  if (!mc_op_set_operands(ctx, op, before->operands.ptr, before->operands.len)) return false;
  mc_op_set_attrs(ctx, op, before->attrs);
  mc_op_set_properties(ctx, op, before->properties);
  return true;
}

/* Sets `folded` to the results of the operation's fold with its operands in these states. The operation stays as it is.
 * Returns false when out of memory. */
static bool fold(McFlow *flow, McOp op, const McState *operands, McFoldResult *folded, McFolded *how) {
  McContext *ctx = flow->ctx;
  Before before = {0};
  uint32_t count = mc_op_num_operands(ctx, op);
  flow->constants.len = 0;
  bool ok = keep(ctx, op, &before) && mc_array_reserve(&ctx->alloc, &flow->constants, count + 1);
  if (ok) {
    for (uint32_t i = 0; i < count; i++) {
      flow->constants.ptr[i] = mc_state_is_constant(operands[i]) ? mc_state_attr(operands[i]) : (McAttr){MC_NONE};
    }
    McFold f = {.ctx = ctx, .op = op, .constants = flow->constants.ptr, .results = folded};
    *how = mc_op_def(ctx, op)->fold->run(&f);
    if (*how == MC_FOLDED_IN_PLACE) ok = undo(ctx, op, &before);
  }
  mc_array_fini(&ctx->alloc, &before.operands);
  return ok;
}

static bool visit_constants(McFlow *flow, McOp op, const McState *operands, McState *results) {
  McContext *ctx = flow->ctx;
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t n = mc_op_num_results(ctx, op);
  McOpName name = mc_op_get_name(ctx, op);
  McIdent dialect = mc_op_name_rec(ctx, name)->dialect;
  McFolded how = MC_NOT_FOLDED;
  MC_ARRAY(McFoldResult) folded = {0};
  for (uint32_t i = 0; i < n; i++) results[i] = MC_STATE_VARIES;
  if (def == NULL || mc_op_num_regions(ctx, op) > 0) return true;
  if (def->fold != NULL) {
    bool ok = mc_array_reserve(&ctx->alloc, &folded, n);
    if (ok) memset(folded.ptr, 0, n * sizeof *folded.ptr);
    ok = ok && fold(flow, op, operands, folded.ptr, &how);
    for (uint32_t i = 0; ok && i < n && how == MC_FOLDED; i++) {
      McFoldResult r = folded.ptr[i];
      if (r.attr.index != MC_NONE) results[i] = mc_state_of_constant(r.attr, dialect);
      else if (r.value.index != MC_NONE) results[i] = mc_flow_state(flow, r.value);
    }
    mc_array_fini(&ctx->alloc, &folded);
    if (!ok) return false;
  }
  if (how == MC_FOLDED || n != 1 || !(def->traits & MC_TRAIT(CONSTANT_LIKE))) return true;
  if (mc_op_num_operands(ctx, op) > 0) return true;
  McAttr value = mc_constant_attr(ctx, op);
  bool is_name = value.index == mc_attr_unit(ctx).index; /* no value: by its name */
  if (is_name) results[0] = mc_state_of_constant((McAttr){MC_NONE}, (McIdent){name.index});
  else if (value.index != MC_NONE) results[0] = mc_state_of_constant(value, dialect);
  return true;
}

const McFlowAnalysis mc_flow_constants = {
    .visit = visit_constants, .join = join_constants, .entry = any_constant};

/* Applies the fold, which may have made operations and replaced results. The operation itself stays as it was. Returns
 * false when out of memory. */
static bool expand(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Before before = {0};
  bool ok = keep(ctx, op, &before);
  if (ok) {
    mc_op_def(ctx, op)->fold_pattern->run(rw, op);
    ok = undo(ctx, op, &before) && !rw->failed;
  }
  mc_array_fini(&ctx->alloc, &before.operands);
  if (!ok) mc_rw_fail(rw);
  return ok;
}

bool mc_flow_expand(McFlow *flow, McRewriter *rw, McOp root, McTicker *ticker) {
  McContext *ctx = flow->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    const McOpDef *def = mc_op_def(ctx, op);
    if (mc_tick(ticker)) return false;
    if (def == NULL || def->fold_pattern == NULL || !mc_flow_is_live(flow, mc_op_block(ctx, op))) continue;
    if (mc_op_num_regions(ctx, op) > 0) continue; /* mlir-opt 22 does not fold those here */
    if (!expand(rw, op)) return false;
  }
  return true;
}

/* --- the pass --- */

typedef struct Sccp {
  McPassRun *run;  /* borrowed */
  McContext *ctx;  /* borrowed */
  McFlow flow;     /* owned */
  McRewriter rw;   /* owned: makes constants */
  MC_ARRAY(McBlock) blocks; /* owned: to be rewritten; a stack */
} Sccp;

static bool add_blocks(Sccp *s, McOp op) {
  McContext *ctx = s->ctx;
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n; i++) {
    McBlock block = mc_region_last_block(ctx, mc_op_region(ctx, op, i));
    for (; block.index != MC_NONE; block = mc_block_prev(ctx, block)) {
      if (!mc_array_push(&ctx->alloc, &s->blocks, block)) return mc_pass_out_of_memory(s->run);
    }
  }
  return true;
}

/* A constant without a value: the operation of that name. */
static McValue constant_named(Sccp *s, McOp before, McOpName name, McType type) {
  McContext *ctx = s->ctx;
  McOpState state = {.name = name, .loc = mc_op_loc(ctx, before), .results = &type, .num_results = 1};
  McOp op = mc_rw_create_state(&s->rw, before, &state);
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, op, 0);
}

/* The constant in front of the region around `at`. MC_NONE: the dialect cannot make it, or out of memory. */
static McValue constant_value(Sccp *s, McOp at, McState state, McType type) {
  McContext *ctx = s->ctx;
  McRegion region = mc_constants_region(ctx, at);
  McUnique *unique = mc_rw_unique(&s->rw, region, mc_state_attr(state), type, mc_state_dialect(state).index);
  McOp first = mc_block_first_op(ctx, mc_region_first_block(ctx, region));
  if (unique == NULL) return mc_rw_fail(&s->rw), (McValue){MC_NONE};
  if (unique->op.index != MC_NONE) return mc_op_result(ctx, unique->op, 0);
  if (first.index == MC_NONE) return (McValue){MC_NONE};
  McIdent by = mc_state_dialect(state);
  McValue made = mc_state_attr(state).index == MC_NONE
                     ? constant_named(s, first, (McOpName){by.index}, type)
                     : mc_rw_constant_of(&s->rw, by, first, mc_state_attr(state), type);
  if (made.index == MC_NONE) return made;
  McOp op = mc_value_op(ctx, made);
  mc_op_set_loc(ctx, op, mc_loc_unknown(ctx));
  unique->op = op;
  McIdent own = mc_op_name_rec(ctx, mc_op_get_name(ctx, op))->dialect;
  if (own.index == by.index || mc_state_attr(state).index == MC_NONE) return made;
  McUnique *same = mc_rw_unique(&s->rw, region, mc_state_attr(state), type, own.index); /* of another dialect */
  if (same == NULL) return mc_rw_fail(&s->rw), (McValue){MC_NONE};
  if (same->op.index == MC_NONE) return same->op = op, made;
  mc_op_erase(ctx, op);
  op = same->op;
  unique = mc_rw_unique(&s->rw, region, mc_state_attr(state), type, by.index); /* it may have moved */
  if (unique != NULL) unique->op = op;
  return mc_op_result(ctx, op, 0);
}

/* Returns true when the constant took the place of the value. */
static bool replace(Sccp *s, McOp at, McValue value) {
  McState state = mc_flow_state(&s->flow, value);
  if (!mc_state_is_constant(state) || at.index == MC_NONE) return false;
  McValue made = constant_value(s, at, state, mc_value_type(s->ctx, value));
  if (made.index == MC_NONE) return false;
  mc_value_replace_all_uses(s->ctx, value, made);
  return true;
}

static bool rewrite_block(Sccp *s, McBlock block) {
  McContext *ctx = s->ctx;
  for (McOp op = mc_block_first_op(ctx, block), next; op.index != MC_NONE; op = next) {
    uint32_t n = mc_op_num_results(ctx, op);
    bool all = n > 0;
    next = mc_op_next(ctx, op);
    if (mc_tick(&s->run->ticker)) return mc_pass_interrupted(s->run);
    for (uint32_t i = 0; i < n; i++) all &= replace(s, op, mc_op_result(ctx, op, i));
    if (s->rw.failed) return mc_pass_out_of_memory(s->run);
    if (all && mc_op_would_be_dead(ctx, op)) mc_op_erase(ctx, op);
    else if (!add_blocks(s, op)) return false;
  }
  McOp first = mc_block_first_op(ctx, block);
  for (uint32_t i = 0, n = mc_block_num_args(ctx, block); i < n; i++) replace(s, first, mc_block_arg(ctx, block, i));
  return !s->rw.failed || mc_pass_out_of_memory(s->run);
}

bool mc_pass_sccp(McPassRun *run) {
  McContext *ctx = run->ctx;
  Sccp s = {.run = run, .ctx = ctx};
  bool ok = mc_flow_run(&s.flow, ctx, run->op, NULL, NULL, &run->ticker);
  if (!ok) ok = s.flow.failed ? mc_pass_out_of_memory(run) : mc_pass_interrupted(run);
  else if (!mc_rw_init(&s.rw, ctx, (McRegion){MC_NONE})) ok = mc_pass_out_of_memory(run);
  else if (!mc_flow_expand(&s.flow, &s.rw, run->op, &run->ticker)) {
    ok = s.rw.failed ? mc_pass_out_of_memory(run) : mc_pass_interrupted(run);
  } else {
    ok = add_blocks(&s, run->op);
  }
  while (ok && s.blocks.len > 0) ok = rewrite_block(&s, s.blocks.ptr[--s.blocks.len]);
  mc_flow_fini(&s.flow);
  if (s.rw.ctx != NULL) mc_rw_fini(&s.rw);
  mc_array_fini(&ctx->alloc, &s.blocks);
  return ok;
}
