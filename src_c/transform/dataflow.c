/* dataflow.c - the solver: visits operations that control reaches until no state changes.
 *
 * A visit reads the states of an operation's operands and joins what follows from them into others: its results, the
 * arguments of blocks that it branches to, of regions and functions that it enters, the results of the operation or of
 * the calls that it returns to. A value whose state changes puts its users into the queue; a block that is reached for
 * the first time puts its operations there. Nothing recurses.
 */
#include "transform/dataflow.h"

#include "defs/routine_set.h"
#include "transform/call_graph.h"
#include "transform/edges.h"
#include "transform/rewriter.h"

/* Values of flow->queued. */
enum { IS_QUEUED = 1, IS_CALLED = 2 }; /* called: a call that is in the function's list */

static bool fail(McFlow *flow) {
  flow->failed = true;
  return false;
}

/* --- states --- */

static McState state_of(const McFlow *flow, McValue value, uint32_t analysis) {
  const McIdEntry *entry = mc_idmap_find(&flow->values, value.index);
  return entry->key == 0 ? MC_STATE_NONE : flow->states.ptr[entry->value - 1].of[analysis];
}

McState mc_flow_state(const McFlow *flow, McValue value) { return state_of(flow, value, 0); }
McState mc_flow_other_state(const McFlow *flow, McValue value) { return state_of(flow, value, 1); }

static McFlowOwner owner_of(const McContext *ctx, McValue value) {
  McFlowOwner owner;
  mc_value_owner(ctx, value, &owner.id, &owner.generation);
  return owner;
}

bool mc_flow_has(const McFlow *flow, McValue value) {
  const McIdEntry *entry = mc_idmap_find(&flow->values, value.index);
  if (entry->key == 0) return false;
  McFlowOwner then = flow->owners.ptr[entry->value - 1], now = owner_of(flow->ctx, value);
  return then.id == now.id && then.generation == now.generation; /* those of blocks are never those of operations */
}

bool mc_flow_is_live(const McFlow *flow, McBlock block) {
  return block.index != MC_NONE && mc_idmap_find(&flow->blocks, block.index)->key != 0;
}

static bool push(McFlow *flow, McOp op) {
  McAlloc *alloc = &flow->ctx->alloc;
  McIdEntry *entry = mc_idmap_find(&flow->queued, op.index);
  if (entry->key != 0 && (entry->value & IS_QUEUED)) return true;
  uint32_t value = entry->key == 0 ? IS_QUEUED : entry->value | IS_QUEUED;
  bool ok = mc_array_push(alloc, &flow->queue, op) && mc_idmap_put(alloc, &flow->queued, op.index, value);
  return ok || fail(flow);
}

/* Joins a state of one analysis into a value's. */
static bool join(McFlow *flow, McValue value, uint32_t analysis, McState state) {
  McContext *ctx = flow->ctx;
  if (state == MC_STATE_NONE || value.index == MC_NONE) return true;
  const McIdEntry *entry = mc_idmap_find(&flow->values, value.index);
  size_t number = flow->states.len;
  if (entry->key != 0) {
    number = entry->value - 1;
  } else if (!mc_array_push(&ctx->alloc, &flow->states, (McFlowStates){{0}}) ||
             !mc_array_push(&ctx->alloc, &flow->owners, owner_of(ctx, value)) ||
             !mc_idmap_put(&ctx->alloc, &flow->values, value.index, (uint32_t)number + 1)) {
    return fail(flow);
  }
  McState old = flow->states.ptr[number].of[analysis];
  if (old != MC_STATE_NONE) state = flow->analyses[analysis]->join(flow, old, state);
  if (state == old) return true;
  flow->states.ptr[number].of[analysis] = state;
  for (McUse use = mc_value_first_use(ctx, value); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp user = mc_use_owner(ctx, use);
    if (mc_flow_is_live(flow, mc_op_block(ctx, user)) && !push(flow, user)) return false;
  }
  if (flow->analyses[analysis]->constant == NULL) return true;
  return join(flow, value, 0, flow->analyses[analysis]->constant(flow, value, state));
}

static bool join_entry(McFlow *flow, McValue value) {
  for (uint32_t i = 0; i < flow->num_analyses; i++) {
    if (value.index != MC_NONE && !join(flow, value, i, flow->analyses[i]->entry(flow, value))) return false;
  }
  return true;
}

/* The value gets the states of an operand. */
static bool join_operand(McFlow *flow, McValue value, McOp op, uint32_t operand) {
  McValue from = mc_op_operand(flow->ctx, op, operand);
  for (uint32_t i = 0; i < flow->num_analyses; i++) {
    if (!join(flow, value, i, state_of(flow, from, i))) return false;
  }
  return true;
}

static bool enter_block(McFlow *flow, McBlock block) {
  McAlloc *alloc = &flow->ctx->alloc;
  if (mc_flow_is_live(flow, block)) return true;
  bool ok = mc_idmap_put(alloc, &flow->blocks, block.index, 1) && mc_array_push(alloc, &flow->reached, block);
  return ok || fail(flow);
}

/* Reaches a block whose arguments can be anything. */
static bool enter_openly(McFlow *flow, McBlock block) {
  if (block.index == MC_NONE) return true;
  for (uint32_t i = 0, n = mc_block_num_args(flow->ctx, block); i < n; i++) {
    if (!join_entry(flow, mc_block_arg(flow->ctx, block, i))) return false;
  }
  return enter_block(flow, block);
}

/* --- ways that constants decide --- */

/* The constants of the operands of `op`, in flow->constants. Returns false when nothing has reached one of them, or
 * when out of memory. */
static bool find_constants(McFlow *flow, McOp op) {
  McContext *ctx = flow->ctx;
  uint32_t n = mc_op_num_operands(ctx, op);
  flow->constants.len = 0;
  if (!mc_array_reserve(&ctx->alloc, &flow->constants, n + 1)) return fail(flow);
  for (uint32_t i = 0; i < n; i++) {
    McState state = mc_flow_state(flow, mc_op_operand(ctx, op, i));
    if (state == MC_STATE_NONE) return false;
    flow->constants.ptr[i] = mc_state_is_constant(state) ? mc_state_attr(state) : (McAttr){MC_NONE};
  }
  return true;
}

static bool decide(McFlow *flow, McOp op, uint32_t from, uint32_t *to) {
  const McOpDef *def = mc_op_def(flow->ctx, op);
  return def != NULL && def->branch != NULL && def->branch->run(flow->ctx, op, from, flow->constants.ptr, to);
}

/* --- branches between blocks --- */

static bool branch_to(McFlow *flow, McOp op, uint32_t i) {
  McContext *ctx = flow->ctx;
  McBlock block = mc_op_successor(ctx, op, i);
  uint32_t args = mc_block_num_args(ctx, block), start, count;
  bool known = mc_branch_operands(ctx, op, i, &start, &count) && count <= args;
  if (!known) count = 0;
  for (uint32_t k = 0; k < args; k++) {
    McValue arg = mc_block_arg(ctx, block, k);
    if (k < args - count ? !join_entry(flow, arg) : !join_operand(flow, arg, op, start + k - (args - count))) {
      return false;
    }
  }
  return enter_block(flow, block);
}

static bool visit_branch(McFlow *flow, McOp op) {
  uint32_t only;
  if (!find_constants(flow, op)) return !flow->failed;
  McBlock chosen = {MC_NONE};
  if (decide(flow, op, MC_EDGE_OPERATION, &only)) chosen = mc_op_successor(flow->ctx, op, only);
  for (uint32_t i = 0, n = mc_op_num_successors(flow->ctx, op); i < n; i++) { /* all edges to the chosen block */
    bool taken = chosen.index == MC_NONE || mc_op_successor(flow->ctx, op, i).index == chosen.index;
    if (taken && !branch_to(flow, op, i)) return false;
  }
  return true;
}

/* --- edges between an operation and its regions --- */

/* Joins what the edge passes into its targets; what it does not pass can be anything. */
static bool pass(McFlow *flow, McOp op, const McEdge *e) {
  McContext *ctx = flow->ctx;
  McBlock block = mc_edge_block(ctx, op, e);
  bool is_shared = block.index != MC_NONE && mc_op_has_fact(ctx, op, MC_FACT_SHARED_ARGUMENTS);
  for (uint32_t i = 0, n = mc_edge_num_targets(ctx, op, e); i < n; i++) {
    McValue target = mc_edge_target(ctx, op, e, i);
    bool passed = !is_shared && i >= e->skip && i - e->skip < e->count;
    if (passed ? !join_operand(flow, target, e->source, e->start + i - e->skip) : !join_entry(flow, target)) {
      return false;
    }
  }
  return block.index == MC_NONE || enter_block(flow, block);
}

/* Follows the edges from the operation, or from the end of its region `from`, which is `end`. */
static bool visit_edges(McFlow *flow, McOp op, uint32_t from, McOp end) {
  McEdges edges;
  McEdge edge;
  if (!find_constants(flow, from == MC_EDGE_OPERATION ? op : end)) return !flow->failed;
  mc_edges_init(&edges, flow->ctx, op, from, end, flow->constants.ptr);
  while (mc_edges_next(&edges, &edge)) {
    if (!pass(flow, op, &edge)) return false;
  }
  return true;
}

/* --- functions --- */

McFlowCallable *mc_flow_callable(McFlow *flow, McOp op) {
  if (op.index == MC_NONE) return NULL;
  const McIdEntry *entry = mc_idmap_find(&flow->callables, op.index);
  return entry->key == 0 ? NULL : &flow->functions.ptr[entry->value];
}

static bool all_entries(McFlow *flow, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_regions(flow->ctx, op); i < n; i++) {
    if (!enter_openly(flow, mc_region_first_block(flow->ctx, mc_op_region(flow->ctx, op, i)))) return false;
  }
  return true;
}

/* Room for the states of as many results. Returns false when there are others already, or when out of memory. */
static bool has_results(McFlow *flow, McFlowCallable *f, uint32_t count) {
  if (f->num_results == MC_PROGRAM_NONE) {
    McAlloc *alloc = &flow->ctx->alloc;
    if (!mc_array_reserve(alloc, &flow->states, count) || !mc_array_reserve(alloc, &flow->owners, count)) {
      return fail(flow);
    }
    f->results = flow->states.len;
    f->num_results = count;
    for (uint32_t i = 0; i < count; i++) {
      flow->states.ptr[flow->states.len++] = (McFlowStates){{0}};
      flow->owners.ptr[flow->owners.len++] = (McFlowOwner){MC_NONE, 0};
    }
  }
  return f->num_results == count;
}

/* The results of a call are what the ends of the function have returned so far. */
static bool join_returned(McFlow *flow, const McFlowCallable *f, McOp call) {
  for (uint32_t i = 0, n = mc_op_num_results(flow->ctx, call); i < n; i++) {
    McValue result = mc_op_result(flow->ctx, call, i);
    if (f->is_unclear && !join_entry(flow, result)) return false;
    for (uint32_t k = 0; k < flow->num_analyses && !f->is_unclear; k++) {
      if (!join(flow, result, k, flow->states.ptr[f->results + i].of[k])) return false;
    }
  }
  return true;
}

McFlowCallable *mc_flow_named(McFlow *flow, McOp call, McAttr callee) {
  if (callee.index == MC_NONE) return NULL;
  McFlowCallable *f = mc_flow_callable(flow, mc_symbols_find(flow->symbols, call, callee));
  if (mc_symbols_out_of_memory(flow->symbols)) fail(flow);
  return flow->failed ? NULL : f;
}

McFlowCallable *mc_flow_called(McFlow *flow, McOp call, McAttr callee) {
  McFlowCallable *f = mc_flow_named(flow, call, callee);
  if (f == NULL) return NULL;
  return has_results(flow, f, mc_op_num_results(flow->ctx, call)) ? f : NULL;
}

static bool visit_call(McFlow *flow, McOp op, McAttr callee) {
  McContext *ctx = flow->ctx;
  McFlowCallable *f = mc_flow_called(flow, op, callee);
  if (flow->failed) return false;
  if (f == NULL) {
    for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
      if (!join_entry(flow, mc_op_result(ctx, op, i))) return false;
    }
    return true;
  }
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, f->op, 0));
  uint32_t args = mc_block_num_args(ctx, entry), operands = mc_op_num_operands(ctx, op);
  for (uint32_t i = 0; i < args; i++) {
    McValue arg = mc_block_arg(ctx, entry, i);
    if (i < operands ? !join_operand(flow, arg, op, i) : !join_entry(flow, arg)) return false;
  }
  McIdEntry *seen = mc_idmap_find(&flow->queued, op.index);
  if (!(seen->value & IS_CALLED)) {
    McFlowCall call = {op, f->calls};
    if (!mc_array_push(&ctx->alloc, &flow->calls, call)) return fail(flow);
    f->calls = (uint32_t)flow->calls.len;
    seen->value |= IS_CALLED;
  }
  return enter_block(flow, entry) && join_returned(flow, f, op);
}

static bool visit_return(McFlow *flow, McOp op, McFlowCallable *f) {
  McContext *ctx = flow->ctx;
  bool changed = false;
  uint32_t results = mc_op_num_operands(ctx, op);
  if (!mc_op_has_trait(ctx, op, MC_TRAIT(RETURN_LIKE)) || !has_results(flow, f, results)) {
    if (flow->failed) return false;
    changed = !f->is_unclear;
    f->is_unclear = true;
  }
  for (uint32_t i = 0; i < results * flow->num_analyses && !f->is_unclear; i++) {
    uint32_t result = i / flow->num_analyses, analysis = i % flow->num_analyses;
    McState *state = &flow->states.ptr[f->results + result].of[analysis];
    McState more = state_of(flow, mc_op_operand(ctx, op, result), analysis);
    if (more == MC_STATE_NONE) continue;
    if (*state != MC_STATE_NONE) more = flow->analyses[analysis]->join(flow, *state, more);
    changed |= more != *state;
    *state = more;
  }
  for (uint32_t at = changed ? f->calls : 0; at != 0; at = flow->calls.ptr[at - 1].next) {
    if (!join_returned(flow, f, flow->calls.ptr[at - 1].op)) return false;
  }
  return true;
}

/* --- visits --- */

/* The results of an operation by one analysis. */
static bool visit_results(McFlow *flow, McOp op, uint32_t analysis) {
  McContext *ctx = flow->ctx;
  const McFlowAnalysis *by = flow->analyses[analysis];
  uint32_t n = mc_op_num_results(ctx, op), operands = mc_op_num_operands(ctx, op);
  if (n == 0) return true;
  flow->in.len = flow->out.len = 0;
  if (!mc_array_reserve(&ctx->alloc, &flow->in, operands + 1) || !mc_array_reserve(&ctx->alloc, &flow->out, n)) {
    return fail(flow);
  }
  for (uint32_t i = 0; i < operands; i++) {
    flow->in.ptr[i] = state_of(flow, mc_op_operand(ctx, op, i), analysis);
    if (flow->in.ptr[i] == MC_STATE_NONE && !by->takes_unknown) return true;
  }
  memset(flow->out.ptr, 0, n * sizeof *flow->out.ptr);
  if (!by->visit(flow, op, flow->in.ptr, flow->out.ptr)) return fail(flow);
  for (uint32_t i = 0; i < n; i++) {
    if (!join(flow, mc_op_result(ctx, op, i), analysis, flow->out.ptr[i])) return false;
  }
  return true;
}

static bool visit(McFlow *flow, McOp op) {
  McContext *ctx = flow->ctx;
  McAttr callee;
  McFlowCallable *f = mc_flow_callable(flow, op);
  bool is_call = mc_call_callee(ctx, op, &callee), has_edges = mc_op_has_fact(ctx, op, MC_FACT_REGION_EDGES);
  if (is_call && !visit_call(flow, op, callee)) return false;
  for (uint32_t i = 0; i < flow->num_analyses && !is_call && !has_edges; i++) {
    if (!visit_results(flow, op, i)) return false;
  }
  if (f != NULL) return !f->is_open || all_entries(flow, op);
  if (has_edges) return visit_edges(flow, op, MC_EDGE_OPERATION, op);
  bool has_regions = mc_op_num_regions(ctx, op) > 0;
  if (has_regions && !all_entries(flow, op)) return false;
  if (mc_op_num_successors(ctx, op) > 0) return visit_branch(flow, op);
  if (has_regions) return true;
  McBlock block = mc_op_block(ctx, op);
  McOp parent = mc_block_parent_op(ctx, block);
  if (parent.index == MC_NONE || mc_block_last_op(ctx, block).index != op.index) return true;
  f = mc_flow_callable(flow, parent);
  if (f != NULL) return visit_return(flow, op, f);
  if (!mc_op_has_fact(ctx, parent, MC_FACT_REGION_EDGES)) return true;
  return visit_edges(flow, parent, mc_region_index(ctx, mc_block_region(ctx, block)), op);
}

/* Returns false when out of memory, or interrupted. */
static bool solve(McFlow *flow) {
  McContext *ctx = flow->ctx;
  for (;;) {
    if (flow->queue.len > 0) {
      McOp op = flow->queue.ptr[--flow->queue.len];
      mc_idmap_find(&flow->queued, op.index)->value &= ~(uint32_t)IS_QUEUED;
      if (mc_tick(flow->ticker) || !visit(flow, op)) return false;
      continue;
    }
    if (flow->reached.len == 0) return true;
    McBlock block = flow->reached.ptr[--flow->reached.len];
    for (McOp op = mc_block_last_op(ctx, block); op.index != MC_NONE; op = mc_op_prev(ctx, op)) {
      if (!push(flow, op)) return false;
    }
  }
}

/* --- which functions can be called from elsewhere --- */

static bool add_callables(McFlow *flow) {
  McContext *ctx = flow->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, flow->root, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(flow->ticker)) return false;
    bool has_body = mc_is_callable(ctx, op) && mc_region_first_block(ctx, mc_op_region(ctx, op, 0)).index != MC_NONE;
    McFlowCallable f = {.op = op, .num_results = MC_PROGRAM_NONE};
    f.is_open = f.is_fixed = op.index == flow->root.index;
    if (has_body && (!mc_idmap_put(&ctx->alloc, &flow->callables, op.index, (uint32_t)flow->functions.len) ||
                     !mc_array_push(&ctx->alloc, &flow->functions, f))) {
      return fail(flow);
    }
  }
  return true;
}

static void open_all(McFlow *flow) {
  for (size_t i = 0; i < flow->functions.len; i++) {
    flow->functions.ptr[i].is_open = flow->functions.ptr[i].is_fixed = true;
  }
}

/* The operation may have values of the function's type. Those without a definition state nothing about it. */
static bool reads_type(const McContext *ctx, McOp op) {
  return mc_op_def(ctx, op) != NULL && mc_op_num_operands(ctx, op) + mc_op_num_results(ctx, op) > 0;
}

/* Opens what the operations of a symbol table name, calls aside. */
static bool open_named(McFlow *flow, McOp table, McSymbolUses *uses) {
  McContext *ctx = flow->ctx;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, table, 0));
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      bool unknown = false;
      uses->len = 0;
      if (mc_tick(flow->ticker)) return false;
      if (!mc_op_symbol_uses_in_scope(ctx, op, uses, &unknown)) return fail(flow);
      if (unknown) open_all(flow);
      for (size_t i = 0; i < uses->len; i++) {
        McAttr callee;
        if (mc_call_callee(ctx, uses->ptr[i].op, &callee)) continue;
        McFlowCallable *f = mc_flow_callable(flow, mc_symbols_find(flow->symbols, flow->root, uses->ptr[i].reference));
        if (f != NULL) f->is_open = true, f->is_fixed |= reads_type(ctx, uses->ptr[i].op);
        if (mc_symbols_out_of_memory(flow->symbols)) return fail(flow);
      }
    }
  }
  return true;
}

static void open_visible(McFlow *flow, McOp table) {
  McContext *ctx = flow->ctx;
  bool hidden = mc_symbols_are_hidden(ctx, flow->root, table);
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, table, 0));
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      McFlowCallable *f = mc_flow_callable(flow, op);
      bool closed = mc_symbol_is(ctx, op, "private") || (hidden && mc_symbol_is(ctx, op, "nested"));
      if (f != NULL && !closed) f->is_open = f->is_fixed = true;
    }
  }
}

static bool open_callables(McFlow *flow) {
  McContext *ctx = flow->ctx;
  McSymbolUses uses = {0};
  McWalk walk;
  bool ok = true;
  mc_walk_init(ctx, &walk, flow->root, true);
  for (McOp op; ok && flow->functions.len > 0 && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (!mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE)) || mc_op_num_regions(ctx, op) == 0) continue;
    open_visible(flow, op);
    ok = open_named(flow, op, &uses);
  }
  mc_symbol_uses_fini(ctx, &uses);
  return ok;
}

bool mc_flow_run(McFlow *flow, McContext *ctx, McOp root, const McFlowAnalysis *other, void *data, McTicker *ticker) {
  *flow = (McFlow){.ctx = ctx, .root = root, .analyses = {&mc_flow_constants, other}, .data = data, .ticker = ticker};
  flow->num_analyses = other == NULL ? 1 : 2;
  flow->symbols = mc_symbols_new_in(ctx, root);
  bool ok = mc_idmap_init(&ctx->alloc, &flow->values, 64) && mc_idmap_init(&ctx->alloc, &flow->blocks, 16) &&
            mc_idmap_init(&ctx->alloc, &flow->callables, 8) && mc_idmap_init(&ctx->alloc, &flow->queued, 64) &&
            flow->symbols != NULL;
  if (!ok) return fail(flow);
  return add_callables(flow) && open_callables(flow) && all_entries(flow, root) && solve(flow);
}

void mc_flow_fini(McFlow *flow) {
  McAlloc *alloc = &flow->ctx->alloc;
  if (flow->symbols != NULL) mc_symbols_free(flow->symbols);
  mc_idmap_fini(alloc, &flow->values);
  mc_idmap_fini(alloc, &flow->blocks);
  mc_idmap_fini(alloc, &flow->callables);
  mc_idmap_fini(alloc, &flow->queued);
  mc_array_fini(alloc, &flow->states);
  mc_array_fini(alloc, &flow->owners);
  mc_array_fini(alloc, &flow->functions);
  mc_array_fini(alloc, &flow->calls);
  mc_array_fini(alloc, &flow->queue);
  mc_array_fini(alloc, &flow->reached);
  mc_array_fini(alloc, &flow->in);
  mc_array_fini(alloc, &flow->out);
  mc_array_fini(alloc, &flow->constants);
}
