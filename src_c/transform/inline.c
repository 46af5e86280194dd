/* inline.c - the pass inline: calls become copies of the functions that they name.
 *
 * The call graph's strongly connected components are visited, callees first. The functions of one are simplified by a
 * pipeline, then calls in them are replaced; both are repeated while calls were, up to a limit. The last call of a
 * symbol that nothing else can see gets the body itself, and the function goes. The order is mlir-opt 22's.
 *
 * Calls state the fact "callee". Dialects state whether their operations may be inlined, and whether calls in their
 * regions may be replaced; ends of functions state by which branch they are replaced in a body of several blocks.
 */
#include "transform/call_graph.h"

#include "defs/dialect_def.h"
#include "defs/facts.h"
#include "defs/op_messages.h"
#include "transform/inlining.h"
#include "transform/pass.h"
#include "transform/pattern_driver.h"
#include "transform/speculation.h"

typedef struct Call { McOp op; uint32_t source, target, history; } Call;
typedef struct History { uint32_t node, before; } History; /* before: number + 1; 0: the call was there at first */

typedef struct Run {
  McPassRun *pass;     /* borrowed */
  McContext *ctx;      /* borrowed */
  McRewriter rw;       /* owned */
  McCallGraph graph;   /* owned */
  int64_t threshold, max_rounds;
  MC_ARRAY(Call) calls;       /* owned */
  MC_ARRAY(History) history;  /* owned */
  MC_ARRAY(McBlock) blocks;   /* owned: a stack */
  MC_ARRAY(McLoc) chain;      /* owned */
  McIdMap sites;       /* owned: location -> call site; of one call */
} Run;

static bool no_memory(Run *run) { return mc_pass_out_of_memory(run->pass); }

/* --- calls --- */

/* Appends the calls in the blocks that are on the stack. target: of the call that the blocks replace: they belong to
 * the source, and calls in functions that are inside are appended, too; 0: the blocks are the source's. */
static bool collect(Run *run, uint32_t source, uint32_t target) {
  McContext *ctx = run->ctx;
  while (run->blocks.len > 0) {
    McBlock block = run->blocks.ptr[--run->blocks.len];
    uint32_t node = target == 0 ? source : mc_call_graph_around(&run->graph, mc_block_parent_op(ctx, block), source);
    if (node == target) node = source;
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      if (mc_tick(&run->pass->ticker)) return mc_pass_interrupted(run->pass);
      McAttr callee;
      if (mc_call_callee(ctx, op, &callee)) {
        if (callee.index == MC_NONE || mc_attr_symbol_num_nested(ctx, callee) > 0) continue;
        uint32_t called;
        if (!mc_call_graph_resolve(&run->graph, op, callee, &called)) return no_memory(run);
        Call call = {.op = op, .source = node, .target = called};
        if (called != 0 && !mc_array_push(&ctx->alloc, &run->calls, call)) return no_memory(run);
        continue;
      }
      if (target == 0 && mc_call_graph_node(&run->graph, op) != 0) continue;
      for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n; i++) {
        McBlock inside = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
        for (; inside.index != MC_NONE; inside = mc_block_next(ctx, inside)) {
          if (!mc_array_push(&ctx->alloc, &run->blocks, inside)) return no_memory(run);
        }
      }
    }
  }
  return true;
}

static bool collect_region(Run *run, McRegion region, uint32_t source, uint32_t target) {
  McContext *ctx = run->ctx;
  McBlock block = mc_region_first_block(ctx, region);
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    if (!mc_array_push(&ctx->alloc, &run->blocks, block)) return no_memory(run);
  }
  return collect(run, source, target);
}

/* --- what may be inlined --- */

/* The list has the entry: a string, or a name in a dictionary. */
static bool list_holds(McContext *ctx, McAttr list, McIdent entry) {
  McStr want = mc_ident_str(ctx, entry);
  if (mc_kind(ctx, list.index) != MC_ATTR_ARRAY) return false;
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, list); i < n; i++) {
    McAttr part = mc_attr_array_get(ctx, list, i);
    McKind kind = mc_kind(ctx, part.index);
    McStr text = kind == MC_ATTR_STRING ? mc_attr_string_value(ctx, part) : (McStr){0};
    if (text.len == want.len && memcmp(text.ptr, want.ptr, want.len) == 0) return true;
    if (kind == MC_ATTR_DICTIONARY && mc_attr_dictionary_find(ctx, part, entry).index != MC_NONE) return true;
  }
  return false;
}

/* The operation has the attribute of that name; for "name entry", a list of that name which has the entry. */
static bool has_reason(McContext *ctx, McOp op, McIdent reason) {
  McStr text = mc_ident_str(ctx, reason);
  const char *space = memchr(text.ptr, ' ', text.len);
  if (space == NULL) return mc_op_attribute(ctx, op, reason).index != MC_NONE;
  size_t len = (size_t)(space - text.ptr);
  McIdent name = mc_ident(ctx, text.ptr, len), entry = mc_ident(ctx, space + 1, text.len - len - 1);
  if (name.index == MC_NONE || entry.index == MC_NONE) return true; /* out of memory: the call stays */
  McAttr list = mc_op_attribute(ctx, op, name);
  return list.index != MC_NONE && list_holds(ctx, list, entry);
}

/* The operation has none of what its definition names as reasons not to inline. */
static bool is_allowed(McContext *ctx, McOp op) {
  uint32_t count = 0;
  const uint32_t *words = mc_def_fact(mc_op_def(ctx, op), MC_FACT_NOT_INLINED_WITH, &count);
  for (uint32_t i = 0; i < count; i++) {
    if (has_reason(ctx, op, (McIdent){words[i]})) return false;
  }
  return true;
}

/* Values and types fit: operands to arguments, what each end of the function returns to results. */
static bool fits(const McContext *ctx, McOp call, McRegion region) {
  McBlock entry = mc_region_first_block(ctx, region);
  uint32_t operands = mc_op_num_operands(ctx, call), results = mc_op_num_results(ctx, call);
  if (mc_block_num_args(ctx, entry) != operands) return false;
  for (uint32_t i = 0; i < operands; i++) {
    McValue value = mc_op_operand(ctx, call, i);
    if (value.index == MC_NONE || mc_value_op(ctx, value).index == call.index) return false;
    if (mc_value_type(ctx, value).index != mc_value_type(ctx, mc_block_arg(ctx, entry, i)).index) return false;
  }
  for (McBlock block = entry; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp end = mc_block_last_op(ctx, block);
    if (end.index == MC_NONE || (mc_op_def(ctx, end) != NULL && !mc_op_is_terminator(ctx, end))) return false;
    if (!mc_op_has_fact(ctx, end, MC_FACT_INLINED_AS)) continue;
    if (mc_op_num_operands(ctx, end) != results) return false;
    for (uint32_t i = 0; i < results; i++) {
      McType type = mc_value_type(ctx, mc_op_operand(ctx, end, i));
      if (type.index != mc_value_type(ctx, mc_op_result(ctx, call, i)).index) return false;
    }
  }
  return true;
}

/* MC_PROGRAM_INLIN*, of the dialect, which may lack a definition of the operation. */
static uint32_t inlining_of(McContext *ctx, McOp op) {
  const McOpDef *def = mc_op_def(ctx, op);
  if (def != NULL) return def->inlining;
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  const char *dot = memchr(name.ptr, '.', name.len);
  const McDialectDef *dialect = dot == NULL ? NULL : mc_dialect_of_prefix(ctx, name.ptr, (size_t)(dot - name.ptr));
  return dialect == NULL ? 0 : ((const McProgramHeader *)dialect->words)->flags;
}

/* In a region of affine code stays what its rules cannot concern: one block, without effects on memory. */
static bool keeps_affine(McContext *ctx, McRegion region) {
  McBlock block = mc_region_first_block(ctx, region);
  if (mc_block_next(ctx, block).index != MC_NONE) return false;
  for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if ((inlining_of(ctx, op) & MC_PROGRAM_INLINES_AFFINE) || !mc_op_is_memory_free(ctx, op)) return false;
  }
  return true;
}

static bool is_legal(Run *run, McOp call, McOp callable, McRegion region) {
  McContext *ctx = run->ctx;
  McOp around = mc_op_parent(ctx, call);
  uint32_t outer = inlining_of(ctx, around);
  if (!(outer & MC_PROGRAM_INLINES) || !(inlining_of(ctx, call) & MC_PROGRAM_INLINED) || !is_allowed(ctx, call) ||
      !is_allowed(ctx, callable)) {
    return false;
  }
  bool affine = (outer & MC_PROGRAM_INLINES_AFFINE) != 0;
  if (affine && !keeps_affine(ctx, region)) return false;
  bool takes_affine = affine || mc_op_has_trait(ctx, around, MC_TRAIT(AFFINE_SCOPE));
  McWalk walk;
  mc_walk_init(ctx, &walk, callable, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (op.index == callable.index) continue;
    uint32_t inlining = inlining_of(ctx, op);
    if (!(inlining & MC_PROGRAM_INLINED) || mc_op_has_fact(ctx, op, MC_FACT_NOT_INLINED)) return false;
    if (!takes_affine && (inlining & MC_PROGRAM_INLINES_AFFINE)) return false;
    if (mc_op_has_fact(ctx, op, MC_FACT_INLINED_AS)) { /* only at the end of the function */
      McOp parent = mc_op_parent(ctx, op);
      if (parent.index != callable.index && !mc_is_callable(ctx, parent)) return false;
    }
  }
  return true;
}

static uint64_t size_of(Run *run, uint32_t node) {
  return mc_op_stats(run->ctx, run->graph.nodes.ptr[node].op).ops - 1;
}

static bool should_inline(Run *run, const Call *call) {
  McContext *ctx = run->ctx;
  if (mc_op_is_terminator(ctx, call->op) || mc_call_graph_is_recursive(&run->graph, call->source, call->target)) {
    return false;
  }
  McOp callable = run->graph.nodes.ptr[call->target].op, parent = mc_op_parent(ctx, call->op);
  for (McOp op = parent; op.index != MC_NONE; op = mc_op_parent(ctx, op)) {
    if (op.index == callable.index) return false;
  }
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, callable, 0));
  if (entry.index == MC_NONE) return false;
  bool same = mc_op_get_name(ctx, parent).index == mc_op_get_name(ctx, callable).index;
  if (mc_block_next(ctx, entry).index != MC_NONE && !same &&
      (mc_op_def(ctx, parent) == NULL || mc_op_has_trait(ctx, parent, MC_TRAIT(SINGLE_BLOCK)))) {
    return false;
  }
  if (run->threshold == 0 || run->threshold == UINT32_MAX) return run->threshold != 0;
  uint64_t caller = size_of(run, call->source);
  return caller == 0 || size_of(run, call->target) * 100 / caller <= (uint64_t)run->threshold;
}

/* --- replacing a call --- */

/* The location `loc` seen from a call at `caller`: a chain of call sites gets one more at its outer end. The outer
 * parts of chains are kept, too: operations that came with one call share them. MC_NONE: out of memory. */
static McLoc site_of(Run *run, McLoc loc, McLoc caller) {
  McContext *ctx = run->ctx;
  McIdEntry *known = mc_idmap_find(&run->sites, loc.index);
  run->chain.len = 0;
  while (known->key == 0) {
    bool is_site = !mc_loc_is_position(loc) && mc_kind(ctx, loc.index) == MC_LOC_CALLSITE;
    if (!mc_array_push(&ctx->alloc, &run->chain, loc)) return (McLoc){MC_NONE};
    if (!is_site) break;
    loc = mc_loc_child(ctx, loc, 1);
    known = mc_idmap_find(&run->sites, loc.index);
  }
  McLoc site = {known->key == 0 ? caller.index : known->value};
  bool is_new = known->key == 0; /* the last of the chain is no call site */
  while (run->chain.len > 0) {
    McLoc at = run->chain.ptr[--run->chain.len], inner = is_new ? at : mc_loc_child(ctx, at, 0);
    is_new = false;
    site = mc_loc_callsite(ctx, inner, site);
    if (site.index == MC_NONE || !mc_idmap_put(&ctx->alloc, &run->sites, at.index, site.index)) return (McLoc){MC_NONE};
  }
  return site;
}

static bool move_locations(Run *run, McOp callable, McLoc caller) {
  McContext *ctx = run->ctx;
  if (caller.index == mc_loc_unknown(ctx).index) return true;
  if (!mc_idmap_init(&ctx->alloc, &run->sites, 64)) return false;
  bool ok = true;
  McWalk walk;
  mc_walk_init(ctx, &walk, callable, false);
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (op.index != callable.index) {
      McLoc site = site_of(run, mc_op_loc(ctx, op), caller);
      ok = site.index != MC_NONE;
      if (ok) mc_op_set_loc(ctx, op, site);
    }
    for (uint32_t r = 0, n = mc_op_num_regions(ctx, op); r < n; r++) {
      McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, r));
      for (; block.index != MC_NONE && ok; block = mc_block_next(ctx, block)) {
        for (uint32_t i = 0; i < mc_block_num_args(ctx, block) && ok; i++) {
          McValue arg = mc_block_arg(ctx, block, i);
          McLoc site = site_of(run, mc_value_loc(ctx, arg), caller);
          ok = site.index != MC_NONE;
          if (ok) mc_value_set_loc(ctx, arg, site);
        }
      }
    }
  }
  mc_idmap_fini(&ctx->alloc, &run->sites);
  return ok;
}

static void move_ops(McContext *ctx, McOp first, McBlock to, McOp before) {
  for (McOp op = first, next; op.index != MC_NONE; op = next) {
    next = mc_op_next(ctx, op);
    mc_op_detach(ctx, op);
    mc_op_insert(ctx, op, to, before);
  }
}

/* The branch to the block that the end of a function becomes, in front of it. Other terminators stay. */
static bool add_branch(McContext *ctx, McOp end, McBlock to) {
  McStr name = mc_def_fact_word(ctx, mc_op_def(ctx, end), MC_FACT_INLINED_AS);
  if (name.len == 0) return true;
  McValueList values = {0};
  uint32_t n = mc_op_num_operands(ctx, end);
  bool ok = mc_array_reserve(&ctx->alloc, &values, n + 1);
  for (uint32_t i = 0; i < n && ok; i++) values.ptr[values.len++] = mc_op_operand(ctx, end, i);
  McOpName made = ok ? mc_op_name(ctx, name.ptr, name.len) : (McOpName){MC_NONE};
  McOpState state = {.name = made, .loc = mc_op_loc(ctx, end), .attrs = {MC_NONE}, .properties = {MC_NONE},
                     .operands = values.ptr, .num_operands = n, .successors = &to, .num_successors = 1};
  const McOpDef *def = made.index == MC_NONE ? NULL : mc_op_name_def(ctx, made);
  if (def != NULL) state.properties = def->default_properties;
  ok = made.index != MC_NONE && mc_op_create_in(ctx, &state, mc_op_block(ctx, end), end).index != MC_NONE;
  mc_array_fini(&ctx->alloc, &values);
  return ok;
}

/* Ends of the function become branches to the block; all of them, or none when memory runs out. */
static bool branch(McContext *ctx, McBlock entry, McBlock to) {
  McBlock block = entry;
  bool ok = true;
  for (; ok && block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    ok = add_branch(ctx, mc_block_last_op(ctx, block), to);
  }
  for (McBlock done = entry; done.index != block.index; done = mc_block_next(ctx, done)) {
    McOp end = mc_block_last_op(ctx, done);
    if (!mc_op_has_fact(ctx, end, MC_FACT_INLINED_AS)) continue;
    McOp made = mc_op_prev(ctx, end);
    bool is_made = made.index != MC_NONE && mc_op_is_terminator(ctx, made);
    if (ok) mc_op_erase(ctx, end);
    else if (is_made) mc_op_erase(ctx, made);
  }
  return ok;
}

static void replace_args(McContext *ctx, McBlock entry, McOp call) {
  for (uint32_t i = 0, n = mc_block_num_args(ctx, entry); i < n; i++) {
    mc_value_replace_all_uses(ctx, mc_block_arg(ctx, entry, i), mc_op_operand(ctx, call, i));
  }
}

static bool is_of_dialect_of(const McContext *ctx, McOp op, McOp other) {
  return mc_op_name_rec(ctx, mc_op_get_name(ctx, op))->dialect.index ==
         mc_op_name_rec(ctx, mc_op_get_name(ctx, other))->dialect.index;
}

/* The function has one block, whose operations can take the call's place: its terminator goes. */
static bool is_one_block(const McContext *ctx, McOp call, McBlock entry, McOp end) {
  if (mc_block_next(ctx, entry).index != MC_NONE) return false;
  if (mc_op_has_fact(ctx, end, MC_FACT_INLINED_APART) && is_of_dialect_of(ctx, end, mc_op_parent(ctx, call))) {
    return false;
  }
  return mc_op_has_fact(ctx, end, MC_FACT_INLINED_AS) || mc_op_num_results(ctx, call) == 0;
}

/* The blocks of the region take the call's place. Returns false when out of memory; the tree is valid. */
static bool splice(McContext *ctx, McOp call, McRegion region) {
  McBlock block = mc_op_block(ctx, call), entry = mc_region_first_block(ctx, region);
  McOp end = mc_block_last_op(ctx, entry);
  uint32_t results = mc_op_num_results(ctx, call);
  if (is_one_block(ctx, call, entry, end)) {
    replace_args(ctx, entry, call);
    for (uint32_t i = 0; i < results; i++) {
      mc_value_replace_all_uses(ctx, mc_op_result(ctx, call, i), mc_op_operand(ctx, end, i));
    }
    mc_op_erase(ctx, end);
    move_ops(ctx, mc_block_first_op(ctx, entry), block, call);
    mc_block_erase(ctx, entry);
    return true;
  }
  McBlock after = mc_block_create(ctx, mc_block_region(ctx, block), mc_block_next(ctx, block));
  bool ok = after.index != MC_NONE;
  for (uint32_t i = 0; i < results && ok; i++) {
    McType type = mc_value_type(ctx, mc_op_result(ctx, call, i));
    ok = mc_block_add_arg(ctx, after, type, mc_op_loc(ctx, call)).index != MC_NONE;
  }
  if (!ok || !branch(ctx, entry, after)) {
    if (after.index != MC_NONE) mc_block_erase(ctx, after);
    return false;
  }
  replace_args(ctx, entry, call);
  move_ops(ctx, mc_op_next(ctx, call), after, (McOp){MC_NONE});
  for (uint32_t i = 0; i < results; i++) {
    mc_value_replace_all_uses(ctx, mc_op_result(ctx, call, i), mc_block_arg(ctx, after, i));
  }
  for (McBlock from = entry, next; from.index != MC_NONE; from = next) {
    next = mc_block_next(ctx, from);
    if (from.index == entry.index) continue;
    mc_block_detach(ctx, from);
    mc_block_insert(ctx, from, mc_block_region(ctx, block), after);
  }
  move_ops(ctx, mc_block_first_op(ctx, entry), block, (McOp){MC_NONE});
  mc_block_erase(ctx, entry);
  return true;
}

/* The routine of the call's definition, about the body that takes its place (transform/inlining.h). MC_NONE: none yet.
 */
static bool call_routine(Run *run, McOp call, McOp callable, McRegion body) {
  McContext *ctx = run->ctx;
  const McOpDef *def = mc_op_def(ctx, call);
  if (def == NULL || def->inlined == NULL) return true;
  McInlining in = {.ctx = ctx, .symbols = run->graph.symbols, .call = call, .callable = callable, .body = body};
  if (body.index == MC_NONE) return def->inlined->run(&in);
  in.rw = &run->rw;
  mc_rw_begin_step(in.rw);
  bool ok = def->inlined->run(&in);
  return mc_rw_end_step(in.rw) && ok;
}

/* Replaces call number `i`; *done: it was allowed. */
static bool inline_call(Run *run, size_t i, bool *done) {
  McContext *ctx = run->ctx;
  McCallGraph *graph = &run->graph;
  Call call = run->calls.ptr[i];
  McOp callable = graph->nodes.ptr[call.target].op, from = callable;
  McRegion region = mc_op_region(ctx, callable, 0);
  *done = fits(ctx, call.op, region) && is_legal(run, call.op, callable, region) &&
          call_routine(run, call.op, callable, (McRegion){MC_NONE});
  if (!*done) return true;
  bool in_place = mc_call_graph_is_last_use(graph, call.target);
  if (!in_place && (from = mc_op_clone(ctx, callable)).index == MC_NONE) return no_memory(run);
  if (!in_place) mc_op_insert(ctx, from, mc_op_block(ctx, call.op), call.op); /* names in it are found from there */
  History entry = {call.target, call.history};
  size_t first = run->calls.len;
  bool ok = mc_array_push(&ctx->alloc, &run->history, entry) && move_locations(run, from, mc_op_loc(ctx, call.op));
  ok = ok && call_routine(run, call.op, callable, mc_op_region(ctx, from, 0));
  if (!ok) no_memory(run);
  ok = ok && collect_region(run, mc_op_region(ctx, from, 0), call.source, call.target);
  if (ok && !splice(ctx, call.op, mc_op_region(ctx, from, 0))) ok = no_memory(run);
  if (!in_place) mc_op_erase(ctx, from);
  if (!ok) return false;
  for (size_t k = first; k < run->calls.len; k++) run->calls.ptr[k].history = (uint32_t)run->history.len;
  if (!mc_call_graph_inlined(graph, call.op, call.source, call.target)) return no_memory(run);
  mc_op_erase(ctx, call.op);
  if (in_place) mc_call_graph_drop(graph, call.target);
  return true;
}

static bool is_in_history(const Run *run, const Call *call) {
  for (uint32_t at = call->history; at != 0; at = run->history.ptr[at - 1].before) {
    if (run->history.ptr[at - 1].node == call->target) return true;
  }
  return false;
}

static bool inline_calls(Run *run, const McCallScc *scc, bool *any) {
  McCallGraph *graph = &run->graph;
  run->calls.len = run->history.len = 0;
  for (uint32_t i = 0; i < scc->count; i++) {
    uint32_t number = graph->order.ptr[scc->first + i];
    McCallNode *node = &graph->nodes.ptr[number];
    if (node->dead) continue;
    if (mc_call_graph_is_unused(graph, number)) node->dead = true;
    else if (!collect_region(run, mc_op_region(run->ctx, node->op, 0), number, 0)) return false;
  }
  for (size_t i = 0; i < run->calls.len; i++) {
    Call call = run->calls.ptr[i];
    bool done;
    if (graph->nodes.ptr[call.source].dead || is_in_history(run, &call) || !should_inline(run, &call)) continue;
    if (mc_tick(&run->pass->ticker)) return mc_pass_interrupted(run->pass);
    if (!inline_call(run, i, &done)) return false;
    *any |= done;
  }
  return true;
}

/* --- the pass --- */

enum { DEFAULT_PIPELINE, THRESHOLD, MAX_ITERATIONS, OP_PIPELINES };

/* The pipeline for operations of that name in a list as "func.func(cse),gpu.func(canonicalize)". */
static bool find_pipeline(McStr list, McStr name, McStr *out) {
  for (size_t at = 0; at < list.len;) {
    size_t open = at, end;
    while (open < list.len && list.ptr[open] != '(') open++;
    int depth = 0;
    for (end = open; end < list.len; end++) {
      depth += (list.ptr[end] == '(') - (list.ptr[end] == ')');
      if (depth == 0) break;
    }
    if (open - at == name.len && memcmp(list.ptr + at, name.ptr, name.len) == 0 && end < list.len) {
      *out = (McStr){list.ptr + open + 1, (uint32_t)(end - open - 1)};
      return true;
    }
    for (at = end + 1; at < list.len && (list.ptr[at] == ',' || list.ptr[at] == ' ');) at++;
  }
  return false;
}

static bool optimize(Run *run, const McCallScc *scc) {
  McContext *ctx = run->ctx;
  McCallGraph *graph = &run->graph;
  for (uint32_t i = 0; i < scc->count; i++) {
    uint32_t number = graph->order.ptr[scc->first + i];
    McCallNode node = graph->nodes.ptr[number];
    if (node.dead || node.has_children || !mc_op_has_trait(ctx, node.op, MC_TRAIT(ISOLATED_FROM_ABOVE))) continue;
    McStr pipeline = run->pass->options[DEFAULT_PIPELINE];
    find_pipeline(run->pass->options[OP_PIPELINES], mc_op_name_str(ctx, mc_op_get_name(ctx, node.op)), &pipeline);
    if (!mc_pass_call_all(run->pass, node.op, pipeline)) return false;
    if (!mc_call_graph_count_uses(graph, number)) return no_memory(run);
  }
  return true;
}

static bool run_all(Run *run) {
  McCallGraph *graph = &run->graph;
  for (size_t i = 0; i < graph->sccs.len; i++) {
    bool any = true;
    for (int64_t round = 0; any && (round == 0 || round < run->max_rounds); round++) {
      any = false;
      if (!optimize(run, &graph->sccs.ptr[i]) || !inline_calls(run, &graph->sccs.ptr[i], &any)) return false;
    }
  }
  for (size_t i = 1; i < graph->nodes.len; i++) {
    McCallNode node = graph->nodes.ptr[i];
    if (node.dead && mc_op_is_live(run->ctx, node.op, node.generation)) mc_op_erase(run->ctx, node.op);
  }
  return true;
}

bool mc_pass_inline(McPassRun *pass) {
  McContext *ctx = pass->ctx;
  if (!mc_op_has_trait(ctx, pass->op, MC_TRAIT(SYMBOL_TABLE))) {
    return mc_op_error(pass->diags, ctx, pass->op, " was scheduled to run under the inliner, but does not define a "
                                                   "symbol table");
  }
  Run run = {.pass = pass, .ctx = ctx};
  if (!mc_pass_number(pass, THRESHOLD, &run.threshold) || !mc_pass_number(pass, MAX_ITERATIONS, &run.max_rounds)) {
    return false;
  }
  bool ok = mc_call_graph_init(&run.graph, ctx, pass->op, &pass->ticker);
  if (!ok) ok = run.graph.interrupted ? mc_pass_interrupted(pass) : no_memory(&run);
  if (ok) ok = mc_rw_init(&run.rw, ctx, (McRegion){MC_NONE}) || no_memory(&run);
  ok = ok && run_all(&run);
  if (run.rw.ctx != NULL) mc_rw_fini(&run.rw);
  mc_call_graph_fini(&run.graph);
  mc_array_fini(&ctx->alloc, &run.calls);
  mc_array_fini(&ctx->alloc, &run.history);
  mc_array_fini(&ctx->alloc, &run.blocks);
  mc_array_fini(&ctx->alloc, &run.chain);
  return ok;
}
