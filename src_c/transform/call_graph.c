/* call_graph.c - calls between functions, and the uses of their symbols.
 *
 * Strongly connected components are found by Tarjan's search, without recursion; order is mlir-opt 22's. The edges are
 * those of the first state of the tree; uses are counted on.
 */
#include "transform/call_graph.h"

#include "defs/facts.h"

/* That the name is a string is a constraint: its record is not read. */
bool mc_op_is_symbol(const McContext *ctx, McOp op) {
  return mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL)) &&
         mc_op_attribute(ctx, op, ctx->known[MC_ID_sym_name]).index != MC_NONE;
}

bool mc_symbol_is(const McContext *ctx, McOp op, const char *visibility) {
  uint32_t count = 0;
  const uint32_t *words = mc_def_fact(mc_op_def(ctx, op), MC_FACT_VISIBILITY, &count);
  if (count > 0) {
    bool is_public = count > 1 && mc_op_attribute(ctx, op, (McIdent){words[1]}).index != MC_NONE;
    McStr own = is_public ? MC_STR("public") : mc_def_fact_word(ctx, mc_op_def(ctx, op), MC_FACT_VISIBILITY);
    return mc_str_is(own, visibility);
  }
  McAttr value = mc_op_attribute(ctx, op, ctx->known[MC_ID_sym_visibility]);
  bool is_string = value.index != MC_NONE && mc_kind(ctx, value.index) == MC_ATTR_STRING;
  return is_string && mc_str_is(mc_attr_string_value(ctx, value), visibility);
}

bool mc_is_callable(const McContext *ctx, McOp op) {
  return mc_op_is_symbol(ctx, op) && mc_op_num_regions(ctx, op) > 0 &&
         mc_op_attribute(ctx, op, ctx->known[MC_ID_function_type]).index != MC_NONE;
}

bool mc_call_callee(const McContext *ctx, McOp op, McAttr *callee) {
  uint32_t count = 0;
  const uint32_t *words = mc_def_fact(mc_op_def(ctx, op), MC_FACT_CALLEE, &count);
  if (count == 0) return false;
  *callee = mc_op_attribute(ctx, op, (McIdent){words[0]});
  if (callee->index != MC_NONE && mc_kind(ctx, callee->index) != MC_ATTR_SYMBOL_REF) callee->index = MC_NONE;
  return true;
}

uint32_t mc_call_graph_node(const McCallGraph *g, McOp op) {
  const McIdEntry *entry = mc_idmap_find(&g->numbers, op.index);
  return entry->key == 0 ? 0 : entry->value;
}

uint32_t mc_call_graph_around(const McCallGraph *g, McOp op, uint32_t none) {
  for (; op.index != MC_NONE; op = mc_op_parent(g->ctx, op)) {
    uint32_t node = mc_call_graph_node(g, op);
    if (node != 0) return node;
  }
  return none;
}

bool mc_call_graph_resolve(McCallGraph *g, McOp op, McAttr reference, uint32_t *node) {
  McOp found = mc_symbols_find(g->symbols, op, reference);
  *node = found.index == MC_NONE ? 0 : mc_call_graph_node(g, found);
  return !mc_symbols_out_of_memory(g->symbols);
}

bool mc_call_graph_is_recursive(const McCallGraph *g, uint32_t source, uint32_t target) {
  const McCallNode *node = &g->nodes.ptr[target];
  bool near = node->scc == g->nodes.ptr[source].scc; /* an edge back makes one component of both */
  for (size_t i = 0; near && i < node->edges.len; i++) {
    if (node->edges.ptr[i].target == source || node->edges.ptr[i].target == target) return true;
  }
  if (near) return false;
  return g->sccs.ptr[node->scc].count == 1 && node->low != 0; /* low: it calls itself */
}

/* --- nodes and edges --- */

static bool add_edge(McCallGraph *g, uint32_t from, uint32_t target, bool is_child) {
  McCallEdge edge = {target, is_child};
  g->nodes.ptr[from].has_children |= is_child && from != 0;
  return mc_array_push(&g->ctx->alloc, &g->nodes.ptr[from].edges, edge);
}

static bool add_nodes(McCallGraph *g, McOp root, McTicker *ticker) {
  McContext *ctx = g->ctx;
  McCallNode outside = {.op = {MC_NONE}};
  if (!mc_array_push(&ctx->alloc, &g->nodes, outside)) return false;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(ticker)) {
      g->interrupted = true;
      return false;
    }
    McAttr callee;
    if (mc_call_callee(ctx, op, &callee)) mc_walk_skip(ctx, &walk, op);
    else if (mc_is_callable(ctx, op) || (mc_op_is_symbol(ctx, op) && mc_op_has_fact(ctx, op, MC_FACT_FUNCTION))) {
      bool has_region = mc_op_num_regions(ctx, op) > 0;
      if (!has_region || mc_region_first_block(ctx, mc_op_region(ctx, op, 0)).index == MC_NONE) {
        mc_walk_skip(ctx, &walk, op);
        continue;
      }
      McCallNode node = {.op = op, .generation = mc_op_generation(ctx, op)};
      uint32_t number = (uint32_t)g->nodes.len;
      McOp parent = op.index == root.index ? (McOp){MC_NONE} : mc_op_parent(ctx, op);
      if (!mc_array_push(&ctx->alloc, &g->nodes, node) ||
          !add_edge(g, mc_call_graph_around(g, parent, 0), number, true) ||
          !mc_idmap_put(&ctx->alloc, &g->numbers, op.index, number)) {
        return false;
      }
    }
  }
  return true;
}

static bool add_calls(McCallGraph *g, McOp root) {
  McContext *ctx = g->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    McAttr callee;
    if (!mc_call_callee(ctx, op, &callee)) continue;
    mc_walk_skip(ctx, &walk, op);
    uint32_t source = mc_call_graph_around(g, op, 0), target;
    if (source == 0 || callee.index == MC_NONE) continue;
    if (!mc_call_graph_resolve(g, op, callee, &target)) return false;
    if (target != 0 && !add_edge(g, source, target, false)) return false;
  }
  return true;
}

/* --- strongly connected components --- */

typedef struct Frame { uint32_t node; size_t next; } Frame;

/* `low` of a node: 0: not met; its number in the order of meeting; UINT32_MAX: its component is complete. */
static bool find_sccs(McCallGraph *g) {
  McAlloc *alloc = &g->ctx->alloc;
  MC_ARRAY(Frame) frames = {0};
  MC_ARRAY(uint32_t) stack = {0};
  uint32_t met = 0, *visit = mc_alloc_zeroed(alloc, g->nodes.len * sizeof *visit);
  Frame root = {0, 0};
  bool ok = visit != NULL && mc_array_push(alloc, &frames, root) && mc_array_push(alloc, &stack, 0u);
  if (ok) g->nodes.ptr[0].low = visit[0] = ++met;
  while (ok && frames.len > 0) {
    Frame *top = &frames.ptr[frames.len - 1];
    McCallNode *node = &g->nodes.ptr[top->node];
    if (top->next < node->edges.len) {
      uint32_t target = node->edges.ptr[top->next++].target;
      McCallNode *other = &g->nodes.ptr[target];
      if (visit[target] == 0) {
        Frame frame = {target, 0};
        other->low = visit[target] = ++met;
        ok = mc_array_push(alloc, &stack, target) && mc_array_push(alloc, &frames, frame);
      } else if (other->low < node->low) {
        node->low = other->low;
      }
      continue;
    }
    uint32_t number = top->node;
    frames.len--;
    if (frames.len > 0) {
      McCallNode *parent = &g->nodes.ptr[frames.ptr[frames.len - 1].node];
      if (node->low < parent->low) parent->low = node->low;
    }
    if (node->low != visit[number]) continue;
    McCallScc scc = {(uint32_t)g->order.len, 0};
    for (uint32_t last = UINT32_MAX; ok && last != number; scc.count += last != 0) {
      last = stack.ptr[--stack.len];
      g->nodes.ptr[last].low = UINT32_MAX;
      g->nodes.ptr[last].scc = (uint32_t)g->sccs.len;
      ok = last == 0 || mc_array_push(alloc, &g->order, last);
    }
    ok = ok && mc_array_push(alloc, &g->sccs, scc);
  }
  for (uint32_t i = 0; ok && i < g->nodes.len; i++) { /* from now on: it calls itself */
    McCallNode *node = &g->nodes.ptr[i];
    node->low = 0;
    for (size_t k = 0; k < node->edges.len; k++) node->low |= node->edges.ptr[k].target == i;
  }
  if (visit != NULL) mc_free(alloc, visit, g->nodes.len * sizeof *visit);
  mc_array_fini(alloc, &frames);
  mc_array_fini(alloc, &stack);
  return ok;
}

/* --- uses --- */

/* The references in an operation. *unknown: some may be missing. */
static bool find_uses(McCallGraph *g, McOp op, bool *unknown) {
  g->found.len = 0;
  return mc_op_symbol_uses_in_scope(g->ctx, op, &g->found, unknown);
}

static bool resolve_use(McCallGraph *g, McOp op, size_t i, uint32_t *node) {
  return mc_call_graph_resolve(g, mc_op_parent(g->ctx, op), g->found.ptr[i].reference, node);
}

static void keep_all(McCallGraph *g) {
  for (size_t i = 0; i < g->nodes.len; i++) g->nodes.ptr[i].discardable = false;
}

/* Finds functions in a table that nothing else can name. */
static void find_discardable(McCallGraph *g, McOp table, bool hidden) {
  McContext *ctx = g->ctx;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, table, 0));
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      uint32_t node = mc_call_graph_node(g, op);
      bool is_private = mc_symbol_is(ctx, op, "private");
      if (node != 0) g->nodes.ptr[node].discardable = is_private || (hidden && mc_symbol_is(ctx, op, "nested"));
    }
  }
}

/* Keeps the symbols to which operations of a table that are not functions refer. */
static bool keep_named(McCallGraph *g, McOp table) {
  McContext *ctx = g->ctx;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, table, 0));
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      if (mc_call_graph_node(g, op) != 0) continue;
      bool unknown = false;
      if (!find_uses(g, op, &unknown)) return false;
      if (unknown) keep_all(g);
      for (size_t i = 0; i < g->found.len; i++) {
        uint32_t node;
        if (!resolve_use(g, op, i, &node)) return false;
        if (node != 0) g->nodes.ptr[node].discardable = false;
      }
    }
  }
  return true;
}

bool mc_symbols_are_hidden(const McContext *ctx, McOp root, McOp table) {
  bool hidden = mc_op_block(ctx, root).index == MC_NONE;
  for (McOp op = table; !hidden; op = mc_op_parent(ctx, op)) {
    hidden = !mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE)) || !mc_op_is_symbol(ctx, op) ||
             mc_symbol_is(ctx, op, "private");
    if (op.index == root.index) break;
  }
  return hidden;
}

static bool each_table(McCallGraph *g, McOp root, bool keep) {
  McContext *ctx = g->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (!mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE)) || mc_op_num_regions(ctx, op) == 0) continue;
    if (!keep) find_discardable(g, op, mc_symbols_are_hidden(ctx, root, op));
    else if (!keep_named(g, op)) return false;
  }
  return true;
}

static void drop_uses(McCallGraph *g, uint32_t number) {
  McCallNode *node = &g->nodes.ptr[number];
  for (size_t i = 0; i < node->uses.len; i++) {
    McCallUse use = node->uses.ptr[i];
    g->nodes.ptr[use.target].num_uses -= use.count;
  }
  node->uses.len = 0;
}

static bool add_use(McCallGraph *g, uint32_t user, McCallUse use) {
  g->nodes.ptr[use.target].num_uses += use.count;
  return mc_array_push(&g->ctx->alloc, &g->nodes.ptr[user].uses, use);
}

bool mc_call_graph_count_uses(McCallGraph *g, uint32_t number) {
  McOp op = g->nodes.ptr[number].op;
  bool unknown = false;
  drop_uses(g, number);
  if (!find_uses(g, op, &unknown)) return false;
  if (unknown) keep_all(g);
  for (size_t i = 0; i < g->found.len; i++) {
    uint32_t target;
    if (!resolve_use(g, op, i, &target)) return false;
    McCallUse use = {target, 1, g->found.ptr[i].op.index == op.index};
    if (target != 0 && g->nodes.ptr[target].discardable && !add_use(g, number, use)) return false;
  }
  return true;
}

bool mc_call_graph_is_unused(const McCallGraph *g, uint32_t node) {
  return g->nodes.ptr[node].discardable && g->nodes.ptr[node].num_uses == 0;
}
bool mc_call_graph_is_last_use(const McCallGraph *g, uint32_t node) {
  return g->nodes.ptr[node].discardable && g->nodes.ptr[node].num_uses == 1;
}

bool mc_call_graph_inlined(McCallGraph *g, McOp call, uint32_t source, uint32_t target) {
  bool unknown = false;
  if (!find_uses(g, call, &unknown)) return false;
  for (size_t i = 0; i < g->found.len; i++) {
    uint32_t used;
    if (!resolve_use(g, call, i, &used)) return false;
    McCallUse gone = {used, -1, false};
    if (used != 0 && g->nodes.ptr[used].discardable && !add_use(g, source, gone)) return false;
  }
  for (size_t i = 0; i < g->nodes.ptr[target].uses.len; i++) {
    McCallUse use = g->nodes.ptr[target].uses.ptr[i];
    if (!use.on_top && !add_use(g, source, use)) return false;
  }
  return true;
}

/* The list of nodes to drop is threaded through `low`, which children do not need any more. */
void mc_call_graph_drop(McCallGraph *g, uint32_t number) {
  g->nodes.ptr[number].low = 0;
  g->nodes.ptr[number].dead = true;
  for (uint32_t at = number, last = number; at != 0; at = g->nodes.ptr[at].low) {
    McCallNode *node = &g->nodes.ptr[at];
    drop_uses(g, at);
    node->discardable = false;
    for (size_t i = 0; i < node->edges.len; i++) {
      uint32_t child = node->edges.ptr[i].target;
      if (!node->edges.ptr[i].is_child) continue;
      g->nodes.ptr[last].low = child;
      g->nodes.ptr[child].low = 0;
      last = child;
    }
  }
}

/* --- the graph --- */

bool mc_call_graph_init(McCallGraph *g, McContext *ctx, McOp root, McTicker *ticker) {
  *g = (McCallGraph){.ctx = ctx};
  g->symbols = mc_symbols_new(ctx);
  if (g->symbols == NULL || !mc_idmap_init(&ctx->alloc, &g->numbers, 64)) return false;
  if (!add_nodes(g, root, ticker) || !add_calls(g, root) || !find_sccs(g)) return false;
  if (!each_table(g, root, false) || !each_table(g, root, true)) return false;
  for (uint32_t i = 1; i < g->nodes.len; i++) {
    if (!mc_call_graph_count_uses(g, i)) return false;
  }
  return true;
}

void mc_call_graph_fini(McCallGraph *g) {
  McAlloc *alloc = &g->ctx->alloc;
  for (size_t i = 0; i < g->nodes.len; i++) {
    mc_array_fini(alloc, &g->nodes.ptr[i].edges);
    mc_array_fini(alloc, &g->nodes.ptr[i].uses);
  }
  mc_array_fini(alloc, &g->nodes);
  mc_array_fini(alloc, &g->order);
  mc_array_fini(alloc, &g->sccs);
  mc_idmap_fini(alloc, &g->numbers);
  mc_symbol_uses_fini(g->ctx, &g->found);
  mc_symbols_free(g->symbols);
}
