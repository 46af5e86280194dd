/* liveness.c - liveness spreads backward: from operations with effects and from what leaves the tree to the values that
 * they are made of, along the edges of control.
 *
 * The first part visits each operation that control reaches, and marks what is live by itself. The second takes one
 * live value after the other and marks what flows into it. Nothing recurses.
 */
#include "transform/liveness.h"

#include "transform/call_graph.h"
#include "transform/edges.h"
#include "transform/effects.h"
#include "transform/pattern_driver.h"

static bool fail(McLiveness *l) {
  l->failed = true;
  return false;
}

static bool mark(McLiveness *l, McValue value) {
  if (value.index == MC_NONE || mc_idmap_find(&l->values, value.index)->key != 0) return true;
  bool ok = mc_idmap_put(&l->ctx->alloc, &l->values, value.index, 1) &&
            mc_array_push(&l->ctx->alloc, &l->found, value);
  return ok || fail(l);
}

static bool mark_operands(McLiveness *l, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_operands(l->ctx, op); i < n; i++) {
    if (!mark(l, mc_op_operand(l->ctx, op, i))) return false;
  }
  return true;
}

bool mc_liveness_is_live(const McLiveness *l, McValue value) {
  return mc_idmap_find(&l->values, value.index)->key != 0;
}

/* Values of `busy`. */
enum { HAS_EFFECT = 1, HAS_LASTING = 2 };

static uint32_t inside(const McLiveness *l, McOp op) { return mc_idmap_find(&l->busy, op.index)->value; }

/* An operation directly in it has an effect. */
static bool is_busy(const McLiveness *l, McOp op) { return (inside(l, op) & HAS_EFFECT) != 0; }

bool mc_liveness_has_no_effect(const McLiveness *l, McOp op) {
  if (!(mc_op_effects(l->ctx, op) & MC_NO_EFFECT)) return false;
  return !mc_effects_are_nested(l->ctx, op) || !is_busy(l, op);
}

/* An operation directly in it has an effect that others can see: it neither only reads nor only allocates. */
static bool is_lasting_inside(const McLiveness *l, McOp op) { return (inside(l, op) & HAS_LASTING) != 0; }

/* It only reads, and allocates what only its results refer to. */
static bool is_passing(const McLiveness *l, McOp op) {
  if (!(mc_op_effects(l->ctx, op) & MC_REMOVABLE)) return false;
  return !mc_effects_are_nested(l->ctx, op) || !is_lasting_inside(l, op);
}

/* mc_op_would_be_dead, in constant time. */
static bool would_be_dead(const McLiveness *l, McOp op) {
  return !mc_op_is_terminator(l->ctx, op) && !mc_op_has_trait(l->ctx, op, MC_TRAIT(SYMBOL)) && is_passing(l, op);
}

/* --- what passes values --- */

static bool has_edges(const McLiveness *l, McOp op) { return mc_op_has_fact(l->ctx, op, MC_FACT_REGION_EDGES); }

/* The operation around one that ends a region, along whose edges the operands go; MC_NONE: there is none. */
static McOp left_by(const McLiveness *l, McOp op) {
  McContext *ctx = l->ctx;
  McBlock block = mc_op_block(ctx, op);
  McOp parent = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_parent_op(ctx, block);
  if (parent.index == MC_NONE || !has_edges(l, parent)) return (McOp){MC_NONE};
  if (mc_block_last_op(ctx, block).index != op.index || mc_op_num_successors(ctx, op) > 0) return (McOp){MC_NONE};
  McEdges edges;
  McEdge edge;
  mc_edges_init(&edges, ctx, parent, mc_region_index(ctx, mc_block_region(ctx, block)), op, NULL);
  while (mc_edges_next(&edges, &edge)) {
    if (!edge.is_unclear) return parent;
  }
  return (McOp){MC_NONE};
}

static uint32_t region_of(const McLiveness *l, McOp op) {
  return mc_region_index(l->ctx, mc_block_region(l->ctx, mc_op_block(l->ctx, op)));
}

/* The ends of the operation's regions; a list that MC_NONE ends. NULL: out of memory. */
static const McOp *ends_of(McLiveness *l, McOp op) {
  McContext *ctx = l->ctx;
  const McIdEntry *entry = mc_idmap_find(&l->ends, op.index);
  if (entry->key != 0) return &l->all_ends.ptr[entry->value - 1];
  size_t first = l->all_ends.len;
  bool ok = true;
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n; i++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    for (; ok && block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      McOp last = mc_block_last_op(ctx, block);
      bool ends = last.index != MC_NONE && mc_flow_is_live(&l->flow, block) && left_by(l, last).index == op.index;
      if (ends) ok = mc_array_push(&ctx->alloc, &l->all_ends, last);
    }
  }
  ok = ok && mc_array_push(&ctx->alloc, &l->all_ends, (McOp){MC_NONE});
  if (!ok || !mc_idmap_put(&ctx->alloc, &l->ends, op.index, (uint32_t)first + 1)) return fail(l), NULL;
  return &l->all_ends.ptr[first];
}

/* Marks the operands that no edge passes, of an operation with edges (from: MC_EDGE_OPERATION) or of an end of it. */
static bool mark_others(McLiveness *l, McOp op, uint32_t from, McOp source) {
  McContext *ctx = l->ctx;
  uint32_t n = mc_op_num_operands(ctx, source);
  uint8_t few[64] = {0}, *passed = few;
  if (n > sizeof few && (passed = mc_alloc_zeroed(&ctx->alloc, n)) == NULL) return fail(l);
  bool ok = true;
  McEdges edges;
  McEdge edge;
  mc_edges_init(&edges, ctx, op, from, source, NULL);
  while (mc_edges_next(&edges, &edge)) {
    uint32_t targets = mc_edge_num_targets(ctx, op, &edge);
    for (uint32_t i = edge.skip; i < targets && i - edge.skip < edge.count; i++) {
      passed[edge.start + i - edge.skip] = 1;
    }
  }
  for (uint32_t i = 0; i < n && ok; i++) ok = passed[i] || mark(l, mc_op_operand(ctx, source, i));
  if (passed != few) mc_free(&ctx->alloc, passed, n);
  return ok;
}

/* Notes which arguments of the block the edges from `source` pass values to. */
static void note_targets(McLiveness *l, McOp op, uint32_t from, McOp source, McBlock to, uint8_t *passed, uint32_t n) {
  McEdges edges;
  McEdge edge;
  mc_edges_init(&edges, l->ctx, op, from, source, NULL);
  while (mc_edges_next(&edges, &edge)) {
    if (mc_edge_block(l->ctx, op, &edge).index != to.index) continue;
    for (uint32_t i = edge.skip; i < n && i - edge.skip < edge.count; i++) passed[i] = 1;
  }
}

/* Marks the arguments that an operation with edges gives values itself, such as the variables of loops. */
static bool mark_own_args(McLiveness *l, McOp op) {
  McContext *ctx = l->ctx;
  for (uint32_t r = 0, regions = mc_op_num_regions(ctx, op); r < regions; r++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, r));
    uint32_t n = block.index == MC_NONE ? 0 : mc_block_num_args(ctx, block);
    if (n == 0) continue;
    const McOp *end = ends_of(l, op);
    uint8_t few[64] = {0}, *passed = few;
    if (end == NULL) return false;
    if (n > sizeof few && (passed = mc_alloc_zeroed(&ctx->alloc, n)) == NULL) return fail(l);
    note_targets(l, op, MC_EDGE_OPERATION, op, block, passed, n);
    for (; end->index != MC_NONE; end++) note_targets(l, op, region_of(l, *end), *end, block, passed, n);
    bool ok = true;
    for (uint32_t i = 0; i < n && ok; i++) ok = passed[i] || mark(l, mc_block_arg(ctx, block, i));
    if (passed != few) mc_free(&ctx->alloc, passed, n);
    if (!ok) return false;
  }
  return true;
}

/* --- what is live by itself --- */

static bool visit_branch(McLiveness *l, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_operands(l->ctx, op); i < n; i++) {
    if (!mc_branch_passes(l->ctx, op, i) && !mark(l, mc_op_operand(l->ctx, op, i))) return false;
  }
  return true;
}

static bool visit_call(McLiveness *l, McOp op, McAttr callee, bool *visited) {
  McContext *ctx = l->ctx;
  McFlowCallable *f = mc_flow_called(&l->flow, op, callee);
  *visited = true;
  if (l->flow.failed) return fail(l);
  if (f == NULL) return mark_operands(l, op);
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, f->op, 0));
  uint32_t args = mc_block_num_args(ctx, entry);
  for (uint32_t i = args, n = mc_op_num_operands(ctx, op); i < n; i++) {
    if (!mark(l, mc_op_operand(ctx, op, i))) return false;
  }
  return true;
}

static bool visit(McLiveness *l, McOp op) {
  McContext *ctx = l->ctx;
  McAttr callee;
  uint32_t start, count;
  bool visited = false, returns = mc_op_has_trait(ctx, op, MC_TRAIT(RETURN_LIKE));
  if (has_edges(l, op)) {
    bool lasting = !would_be_dead(l, op);
    bool live = lasting || (mc_op_num_results(ctx, op) == 0 && is_lasting_inside(l, op));
    return (!live || mark_others(l, op, MC_EDGE_OPERATION, op)) && (!lasting || mark_own_args(l, op));
  }
  if (mc_op_num_successors(ctx, op) > 0 && mc_branch_operands(ctx, op, 0, &start, &count)) return visit_branch(l, op);
  if (mc_call_callee(ctx, op, &callee) && !visit_call(l, op, callee, &visited)) return false;
  if (visited) return true;
  McOp parent = left_by(l, op);
  if (parent.index != MC_NONE) {
    bool live = returns || !mc_liveness_has_no_effect(l, op) || !would_be_dead(l, parent);
    live |= mc_op_num_results(ctx, parent) == 0 && is_lasting_inside(l, parent);
    return !live || mark_others(l, parent, region_of(l, op), op);
  }
  McOp around = mc_op_parent(ctx, op);
  McFlowCallable *f = returns && around.index != MC_NONE ? mc_flow_callable(&l->flow, around) : NULL;
  if (f != NULL) return !f->is_open || mark_operands(l, op);
  return would_be_dead(l, op) || mark_operands(l, op);
}

/* --- what flows into a live value --- */

/* Marks the operand of each edge that goes to argument or result number i. */
static bool mark_passed(McLiveness *l, McOp op, uint32_t from, McOp source, McBlock to, uint32_t i) {
  McContext *ctx = l->ctx;
  McEdges edges;
  McEdge edge;
  mc_edges_init(&edges, ctx, op, from, source, NULL);
  while (mc_edges_next(&edges, &edge)) {
    if (mc_edge_block(ctx, op, &edge).index != to.index || i < edge.skip || i - edge.skip >= edge.count) continue;
    if (!mark(l, mc_op_operand(ctx, source, edge.start + i - edge.skip))) return false;
  }
  return true;
}

/* to MC_NONE: to the results. */
static bool follow_edges(McLiveness *l, McOp op, McBlock to, uint32_t i) {
  if (!mark_passed(l, op, MC_EDGE_OPERATION, op, to, i)) return false;
  const McOp *end = ends_of(l, op);
  for (; end != NULL && end->index != MC_NONE; end++) {
    if (!mark_passed(l, op, region_of(l, *end), *end, to, i)) return false;
  }
  return end != NULL;
}

/* A result is live: what decides between the ways that lead to it. */
static bool mark_deciding(McLiveness *l, McOp op) {
  if (!mark_others(l, op, MC_EDGE_OPERATION, op)) return false;
  const McOp *end = ends_of(l, op);
  for (; end != NULL && end->index != MC_NONE; end++) {
    if (!mark_others(l, op, region_of(l, *end), *end)) return false;
  }
  return end != NULL && mark_own_args(l, op);
}

static bool follow_returns(McLiveness *l, McOp function, uint32_t i) {
  McContext *ctx = l->ctx;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, function, 0));
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp last = mc_block_last_op(ctx, block);
    bool returns = last.index != MC_NONE && mc_op_has_trait(ctx, last, MC_TRAIT(RETURN_LIKE));
    if (!returns || !mc_flow_is_live(&l->flow, block) || i >= mc_op_num_operands(ctx, last)) continue;
    if (!mark(l, mc_op_operand(ctx, last, i))) return false;
  }
  return true;
}

static bool spread_result(McLiveness *l, McOp op, uint32_t i) {
  McContext *ctx = l->ctx;
  McAttr callee;
  bool is_first = mc_idmap_find(&l->users, op.index)->key == 0;
  if (!mc_flow_is_live(&l->flow, mc_op_block(ctx, op))) return true;
  if (is_first && !mc_idmap_put(&ctx->alloc, &l->users, op.index, 1)) return fail(l);
  if (has_edges(l, op)) return (!is_first || mark_deciding(l, op)) && follow_edges(l, op, (McBlock){MC_NONE}, i);
  if (mc_call_callee(ctx, op, &callee)) {
    McFlowCallable *f = mc_flow_called(&l->flow, op, callee);
    if (l->flow.failed) return fail(l);
    if (f != NULL) return f->is_open || follow_returns(l, f->op, i);
  }
  return !is_first || mark_operands(l, op);
}

static bool spread_argument(McLiveness *l, McBlock block, uint32_t i) {
  McContext *ctx = l->ctx;
  McRegion region = mc_block_region(ctx, block);
  McOp op = mc_region_op(ctx, region);
  for (McUse use = mc_block_first_use(ctx, block); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp branch = mc_use_owner(ctx, use);
    uint32_t start, count, args = mc_block_num_args(ctx, block);
    if (!mc_flow_is_live(&l->flow, mc_op_block(ctx, branch))) continue;
    bool known = mc_branch_operands(ctx, branch, mc_use_index(ctx, use), &start, &count) && count <= args;
    if (known && i >= args - count && !mark(l, mc_op_operand(ctx, branch, start + i - (args - count)))) return false;
  }
  if (mc_region_first_block(ctx, region).index != block.index || op.index == MC_NONE) return true;
  if (has_edges(l, op)) return follow_edges(l, op, block, i);
  const McFlowCallable *f = mc_flow_callable(&l->flow, op);
  for (uint32_t at = f == NULL ? 0 : f->calls; at != 0; at = l->flow.calls.ptr[at - 1].next) {
    McOp call = l->flow.calls.ptr[at - 1].op;
    if (i < mc_op_num_operands(ctx, call) && !mark(l, mc_op_operand(ctx, call, i))) return false;
  }
  return true;
}

/* --- the analysis --- */

static bool find_effects(McLiveness *l, McOp root) {
  McContext *ctx = l->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    uint32_t bits = (mc_liveness_has_no_effect(l, op) ? 0 : HAS_EFFECT) | (is_passing(l, op) ? 0 : HAS_LASTING);
    McOp parent = mc_op_parent(ctx, op);
    if (op.index == root.index || parent.index == MC_NONE || bits == 0) continue;
    bool allocates = !(mc_op_effects(l->ctx, op) & (MC_ONLY_READS | MC_NO_EFFECT));
    if (allocates && mc_effects_are_whole(l->ctx, parent)) bits |= HAS_LASTING;
    if (!mc_idmap_put(&ctx->alloc, &l->busy, parent.index, inside(l, parent) | bits)) return fail(l);
  }
  return true;
}

static bool visit_all(McLiveness *l, McOp root, McTicker *ticker) {
  McContext *ctx = l->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    bool is_reached = op.index == root.index || mc_flow_is_live(&l->flow, mc_op_block(ctx, op));
    if (mc_tick(ticker) || (is_reached && !visit(l, op))) return false;
  }
  return true;
}

bool mc_liveness_run(McLiveness *l, McContext *ctx, McOp root, McRewriter *rw, McTicker *ticker) {
  McAlloc *alloc = &ctx->alloc;
  *l = (McLiveness){.ctx = ctx};
  if (!mc_flow_run(&l->flow, ctx, root, NULL, NULL, ticker) ||
      !mc_flow_expand(&l->flow, rw, root, ticker)) {
    l->failed = l->flow.failed || rw->failed;
    return false;
  }
  bool ok = mc_idmap_init(alloc, &l->busy, 8) && mc_idmap_init(alloc, &l->values, 64) &&
            mc_idmap_init(alloc, &l->users, 8) && mc_idmap_init(alloc, &l->ends, 8);
  if (!ok) return fail(l);
  if (!find_effects(l, root) || !visit_all(l, root, ticker)) return false;
  while (l->found.len > 0) {
    McValue value = l->found.ptr[--l->found.len];
    if (mc_tick(ticker)) return false;
    bool is_arg = mc_value_is_block_arg(ctx, value);
    uint32_t i = mc_value_index(ctx, value);
    if (is_arg ? !spread_argument(l, mc_value_parent_block(ctx, value), i)
               : !spread_result(l, mc_value_op(ctx, value), i)) {
      return false;
    }
  }
  return true;
}

void mc_liveness_fini(McLiveness *l) {
  McAlloc *alloc = &l->ctx->alloc;
  mc_flow_fini(&l->flow);
  mc_idmap_fini(alloc, &l->busy);
  mc_idmap_fini(alloc, &l->values);
  mc_idmap_fini(alloc, &l->users);
  mc_idmap_fini(alloc, &l->ends);
  mc_array_fini(alloc, &l->all_ends);
  mc_array_fini(alloc, &l->found);
}
