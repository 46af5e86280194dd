/* remove_dead_values.c - the pass remove-dead-values: removes values that are not live, with what makes them.
 *
 * A first walk, from the inside to the outside, decides by liveness; nothing changes before it is over. Then arguments
 * of blocks, arguments and results of functions, operands, and whole operations go, in mlir-opt 22's order. An
 * operand that must stay becomes ub.poison. At the end, operations with edges to their regions are canonicalized, which
 * takes the poison out of most of them.
 *
 * A function changes when all its uses are in the tree and its type is a builtin function type; results stay when some
 * of the uses are no calls.
 */
#include "transform/call_graph.h"
#include "transform/edges.h"
#include "transform/liveness.h"
#include "transform/numbers.h"
#include "transform/pattern_driver.h"

typedef struct Call { McOp op; uint32_t next; } Call; /* next: number + 1 */
/* Operands that become poison. */
typedef struct Poisoned { McOp op; uint32_t operand; } Poisoned;
typedef MC_ARRAY(McOpHandle) Poison;
typedef struct Function {
  McOp op;
  McType type;
  uint32_t calls;             /* number + 1 of the first one */
  size_t dead;                /* place in `bits` of its arguments, then of its results */
  uint32_t num_args, num_results;
} Function;

typedef struct Dead {
  McPassRun *run;      /* borrowed */
  McContext *ctx;      /* borrowed */
  McLiveness liveness; /* owned */
  McRewriter rw;       /* owned: makes poison, and drives the canonicalization */
  McIdMap values;      /* owned: values that go though liveness does not say so */
  McIdMap blocks;      /* owned: blocks that lose arguments */
  McIdMap args;        /* owned: the arguments that they lose */
  McIdMap callers;     /* owned: function -> number of its first call + 1 */
  MC_ARRAY(Call) calls;         /* owned: all calls of known functions */
  MC_ARRAY(Function) functions; /* owned: those that change */
  MC_ARRAY(uint8_t) bits;       /* owned */
  MC_ARRAY(Poisoned) poisoned;  /* owned */
  MC_ARRAY(McOp) branches;      /* owned: those to blocks that lose arguments */
  MC_ARRAY(McOp) erased;        /* owned: operations that go */
  Poison made;                  /* owned: poison; some of it may be gone */
  Poison holes;                 /* owned: poison where mlir-opt 22 has no value */
} Dead;

static bool out_of_memory(Dead *d) { return mc_pass_out_of_memory(d->run); }

/* --- what goes --- */

static bool is_live(const Dead *d, McValue value) {
  return mc_idmap_find(&d->values, value.index)->key == 0 && mc_liveness_is_live(&d->liveness, value);
}

static bool has_live_result(const Dead *d, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_results(d->ctx, op); i < n; i++) {
    if (is_live(d, mc_op_result(d->ctx, op, i))) return true;
  }
  return false;
}

static bool has_dead_operand(const Dead *d, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_operands(d->ctx, op); i < n; i++) {
    if (!is_live(d, mc_op_operand(d->ctx, op, i))) return true;
  }
  return false;
}

static bool drop_value(Dead *d, McValue value) {
  return mc_idmap_put(&d->ctx->alloc, &d->values, value.index, 1) || out_of_memory(d);
}

static bool drop_op(Dead *d, McOp op) {
  if (!mc_array_push(&d->ctx->alloc, &d->erased, op)) return out_of_memory(d);
  for (uint32_t i = 0, n = mc_op_num_results(d->ctx, op); i < n; i++) {
    if (!drop_value(d, mc_op_result(d->ctx, op, i))) return false;
  }
  return true;
}

/* An operation with dead operands is never reached, or only makes dead values: else they would be live. */
static bool visit_simple(Dead *d, McOp op) {
  if (has_live_result(d, op)) return true;
  if (!has_dead_operand(d, op) && !mc_liveness_has_no_effect(&d->liveness, op)) return true;
  return drop_op(d, op);
}

/* --- functions --- */

/* The builtin function type that the function has, with as many inputs as its body has arguments; MC_NONE: another. */
static McType type_of(McContext *ctx, McOp function) {
  McAttr attr = mc_op_attribute(ctx, function, ctx->known[MC_ID_function_type]);
  McType none = {MC_NONE}, type = attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_TYPE
                                      ? none
                                      : mc_attr_type_value(ctx, attr);
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_FUNCTION) return none;
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, function, 0));
  bool fits = entry.index != MC_NONE && mc_block_num_args(ctx, entry) == mc_type_num_inputs(ctx, type);
  return fits ? type : none;
}

/* All calls fit the type: as many operands and results. */
static bool calls_fit(const Dead *d, uint32_t first, uint32_t inputs, uint32_t results) {
  for (uint32_t at = first; at != 0; at = d->calls.ptr[at - 1].next) {
    McOp call = d->calls.ptr[at - 1].op;
    if (mc_op_num_operands(d->ctx, call) != inputs || mc_op_num_results(d->ctx, call) != results) return false;
  }
  return true;
}

static bool visit_function(Dead *d, McOp op) {
  McContext *ctx = d->ctx;
  const McFlowCallable *known = mc_flow_callable(&d->liveness.flow, op);
  if (known == NULL || known->is_fixed) return true;
  McType type = type_of(ctx, op);
  if (type.index == MC_NONE) return true;
  const McIdEntry *entry = mc_idmap_find(&d->callers, op.index);
  Function f = {.op = op, .type = type, .calls = entry->key == 0 ? 0 : entry->value, .dead = d->bits.len,
                .num_args = mc_type_num_inputs(ctx, type), .num_results = mc_type_num_results(ctx, type)};
  if (!calls_fit(d, f.calls, f.num_args, f.num_results)) return true;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  if (!mc_array_reserve(&ctx->alloc, &d->bits, f.num_args + f.num_results) ||
      !mc_array_push(&ctx->alloc, &d->functions, f)) {
    return out_of_memory(d);
  }
  for (uint32_t i = 0; i < f.num_args; i++) {
    McValue arg = mc_block_arg(ctx, body, i);
    bool dead = !is_live(d, arg);
    d->bits.ptr[d->bits.len++] = dead;
    if (dead && !drop_value(d, arg)) return false;
  }
  for (uint32_t i = 0; i < f.num_results; i++) {
    bool dead = !known->is_open;
    for (uint32_t at = f.calls; at != 0 && dead; at = d->calls.ptr[at - 1].next) {
      dead = !is_live(d, mc_op_result(ctx, d->calls.ptr[at - 1].op, i));
    }
    d->bits.ptr[d->bits.len++] = dead;
    for (uint32_t at = dead ? f.calls : 0; at != 0; at = d->calls.ptr[at - 1].next) {
      if (!drop_value(d, mc_op_result(ctx, d->calls.ptr[at - 1].op, i))) return false;
    }
  }
  return true;
}

/* --- operations with edges to their regions, and branches --- */

/* Operand `i` of `source` is passed, and nothing needs what it is passed to. */
static bool is_needed(Dead *d, McOp op, uint32_t from, McOp source, uint32_t i, bool *passed) {
  McContext *ctx = d->ctx;
  McEdges edges;
  McEdge edge;
  *passed = false;
  mc_edges_init(&edges, ctx, op, from, source, NULL);
  while (mc_edges_next(&edges, &edge)) {
    if (i < edge.start || i - edge.start >= edge.count) continue;
    uint32_t target = i - edge.start + edge.skip;
    if (target >= mc_edge_num_targets(ctx, op, &edge)) continue;
    *passed = true;
    if (is_live(d, mc_edge_target(ctx, op, &edge, target))) return true;
  }
  return false;
}

static bool visit_passed(Dead *d, McOp op, uint32_t from, McOp source) {
  McContext *ctx = d->ctx;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, source); i < n; i++) {
    bool passed, needed = is_needed(d, op, from, source, i, &passed);
    Poisoned p = {source, i};
    if (!passed || (needed && is_live(d, mc_op_operand(ctx, source, i)))) continue;
    if (!mc_array_push(&ctx->alloc, &d->poisoned, p)) return out_of_memory(d);
  }
  return true;
}

static bool visit_edges(Dead *d, McOp op) {
  McContext *ctx = d->ctx;
  if (mc_liveness_has_no_effect(&d->liveness, op) && !has_live_result(d, op)) return drop_op(d, op);
  if (!visit_passed(d, op, MC_EDGE_OPERATION, op)) return false;
  for (uint32_t r = 0, n = mc_op_num_regions(ctx, op); r < n; r++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, r));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      McOp last = mc_block_last_op(ctx, block);
      if (last.index == MC_NONE || mc_op_num_successors(ctx, last) > 0) continue;
      if (!visit_passed(d, op, r, last)) return false;
    }
  }
  return true;
}

/* The operands that no successor gets decide where control goes. */
static bool has_dead_decision(Dead *d, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_operands(d->ctx, op); i < n; i++) {
    if (!mc_branch_passes(d->ctx, op, i) && !is_live(d, mc_op_operand(d->ctx, op, i))) return true;
  }
  return false;
}

static bool visit_branch(Dead *d, McOp op) {
  McContext *ctx = d->ctx;
  if (has_dead_decision(d, op)) return drop_op(d, op);
  for (uint32_t s = 0, m = mc_op_num_successors(ctx, op); s < m; s++) {
    McBlock block = mc_op_successor(ctx, op, s);
    uint32_t start, count, args = mc_block_num_args(ctx, block);
    if (!mc_branch_operands(ctx, op, s, &start, &count) || count > args) continue;
    for (uint32_t i = 0; i < count; i++) {
      McValue arg = mc_block_arg(ctx, block, args - count + i);
      if (is_live(d, mc_op_operand(ctx, op, start + i)) || mc_liveness_is_live(&d->liveness, arg)) continue;
      if (!mc_idmap_put(&ctx->alloc, &d->args, arg.index, 1) || !drop_value(d, arg) ||
          !mc_idmap_put(&ctx->alloc, &d->blocks, block.index, 1)) {
        return out_of_memory(d);
      }
    }
  }
  return mc_array_push(&ctx->alloc, &d->branches, op) || out_of_memory(d);
}

/* --- the first walk --- */

/* Returns false after reporting. */
static bool find_calls(Dead *d) {
  McContext *ctx = d->ctx;
  McFlow *flow = &d->liveness.flow;
  McWalk walk;
  mc_walk_init(ctx, &walk, d->run->op, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    McAttr callee;
    if (mc_tick(&d->run->ticker)) return mc_pass_interrupted(d->run);
    if (!mc_call_callee(ctx, op, &callee) || callee.index == MC_NONE) continue;
    const McFlowCallable *f = mc_flow_named(flow, op, callee);
    if (flow->failed) return out_of_memory(d);
    if (f == NULL) continue;
    const McIdEntry *entry = mc_idmap_find(&d->callers, f->op.index);
    Call call = {op, entry->key == 0 ? 0 : entry->value};
    if (!mc_array_push(&ctx->alloc, &d->calls, call) ||
        !mc_idmap_put(&ctx->alloc, &d->callers, f->op.index, (uint32_t)d->calls.len)) {
      return out_of_memory(d);
    }
  }
  return true;
}

static bool visit_all(Dead *d) {
  McContext *ctx = d->ctx;
  McWalk walk;
  McAttr callee;
  mc_walk_init(ctx, &walk, d->run->op, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    bool ok = true;
    if (mc_tick(&d->run->ticker)) return mc_pass_interrupted(d->run);
    if (op.index == d->run->op.index) continue;
    if (mc_is_callable(ctx, op)) ok = visit_function(d, op);
    else if (mc_op_has_fact(ctx, op, MC_FACT_REGION_EDGES)) ok = visit_edges(d, op);
    else if (mc_op_has_fact(ctx, op, MC_FACT_BRANCH_OPERANDS)) ok = visit_branch(d, op);
    else if (!mc_op_is_terminator(ctx, op) && !mc_call_callee(ctx, op, &callee)) ok = visit_simple(d, op);
    if (!ok) return false;
  }
  return true;
}

/* --- changes --- */

/* ub.poison in front of `before`, which is listed. MC_NONE: out of memory. */
static McValue make_poison(Dead *d, Poison *list, McOp before, McValue like) {
  McContext *ctx = d->ctx;
  McType type = mc_value_type(ctx, like);
  McNamedAttr value = {ctx->known[MC_ID_value], mc_attr_poison(ctx)};
  if (value.value.index == MC_NONE) return (McValue){MC_NONE};
  McRwOp made = {.name = "ub.poison", .loc = mc_value_loc(ctx, like), .results = &type, .num_results = 1,
                 .attrs = &value, .num_attrs = 1};
  McOp op = mc_rw_create(&d->rw, before, &made);
  if (op.index == MC_NONE) return (McValue){MC_NONE};
  McOpHandle entry = {op, mc_op_generation(ctx, op)};
  return mc_array_push(&ctx->alloc, list, entry) ? mc_op_result(ctx, op, 0) : (McValue){MC_NONE};
}

/* The first operation of the body of the nearest operation around `op` that values from outside cannot enter. */
static McOp first_around(const Dead *d, McOp op) {
  McContext *ctx = d->ctx;
  for (McOp parent = mc_op_parent(ctx, op); parent.index != d->run->op.index; parent = mc_op_parent(ctx, op)) {
    if (parent.index == MC_NONE || mc_op_has_trait(ctx, parent, MC_TRAIT(ISOLATED_FROM_ABOVE))) break;
    op = parent;
  }
  return mc_block_first_op(ctx, mc_region_first_block(ctx, mc_block_region(ctx, mc_op_block(ctx, op))));
}

/* Uses that are left when a value goes: of operations that stay. mlir-opt 22 has no value there, so when the
 * canonicalization erases the user, it looks at nothing because of the operand: poison is far away from the user. */
static bool replace_uses(Dead *d, McValue value) {
  McContext *ctx = d->ctx;
  for (McUse use = mc_value_first_use(ctx, value), next; use.index != MC_NONE; use = next) {
    McOp user = mc_use_owner(ctx, use);
    next = mc_use_next(ctx, use);
    McValue made = make_poison(d, &d->holes, first_around(d, user), value);
    if (made.index == MC_NONE) return out_of_memory(d);
    mc_op_set_operand(ctx, user, mc_use_index(ctx, use), made);
  }
  return true;
}

static bool shrink_branch(Dead *d, McOp op) {
  McContext *ctx = d->ctx;
  uint32_t n = mc_op_num_operands(ctx, op), dead = 0, start, count;
  uint8_t *gone = n == 0 ? NULL : mc_alloc_zeroed(&ctx->alloc, n);
  if (gone == NULL) return n == 0 || out_of_memory(d);
  for (uint32_t s = 0, m = mc_op_num_successors(ctx, op); s < m; s++) {
    McBlock block = mc_op_successor(ctx, op, s);
    uint32_t args = mc_block_num_args(ctx, block);
    if (!mc_branch_operands(ctx, op, s, &start, &count) || count > args) continue;
    for (uint32_t i = 0; i < count; i++) {
      bool goes = mc_idmap_find(&d->args, mc_block_arg(ctx, block, args - count + i).index)->key != 0;
      gone[start + i] = goes;
      dead += goes;
    }
  }
  bool ok = dead == 0 || mc_op_erase_operands(ctx, op, gone) || out_of_memory(d);
  mc_free(&ctx->alloc, gone, n);
  return ok;
}

/* Erases arguments; gone: a byte for each. */
static bool erase_args(Dead *d, McBlock block, const uint8_t *gone) {
  for (uint32_t i = 0, n = mc_block_num_args(d->ctx, block); i < n; i++) {
    if (gone[i] && !replace_uses(d, mc_block_arg(d->ctx, block, i))) return false;
  }
  mc_block_erase_args(d->ctx, block, gone);
  return true;
}

static bool shrink_block(Dead *d, McBlock block) {
  McContext *ctx = d->ctx;
  uint32_t n = mc_block_num_args(ctx, block);
  uint8_t *gone = n == 0 ? NULL : mc_alloc_zeroed(&ctx->alloc, n);
  if (gone == NULL) return n == 0 || out_of_memory(d);
  for (uint32_t i = 0; i < n; i++) gone[i] = mc_idmap_find(&d->args, mc_block_arg(ctx, block, i).index)->key != 0;
  bool ok = erase_args(d, block, gone);
  mc_free(&ctx->alloc, gone, n);
  return ok;
}

/* Takes elements out of an array of the function's; it goes when only empty dictionaries are left. */
static bool shrink_dictionaries(Dead *d, McOp op, McIdent name, const uint8_t *gone, uint32_t n) {
  McContext *ctx = d->ctx;
  McAttr old = mc_op_attribute(ctx, op, name);
  MC_ARRAY(McAttr) kept = {0};
  bool says = false, is_array = old.index != MC_NONE && mc_kind(ctx, old.index) == MC_ATTR_ARRAY;
  if (!is_array || mc_attr_array_size(ctx, old) != n) return true;
  if (!mc_array_reserve(&ctx->alloc, &kept, n)) return out_of_memory(d);
  for (uint32_t i = 0; i < n; i++) {
    if (gone[i]) continue;
    kept.ptr[kept.len++] = mc_attr_array_get(ctx, old, i);
    says |= mc_attr_dictionary_size(ctx, kept.ptr[kept.len - 1]) > 0;
  }
  McAttr made = says ? mc_attr_array(ctx, kept.ptr, kept.len) : (McAttr){MC_NONE};
  mc_array_fini(&ctx->alloc, &kept);
  bool ok = (!says || made.index != MC_NONE) && mc_op_set_attribute(ctx, op, name, made);
  return ok || out_of_memory(d);
}

static bool set_type(Dead *d, const Function *f, const uint8_t *gone) {
  McContext *ctx = d->ctx;
  McType old = f->type;
  McTypeList types = {0};
  uint32_t inputs = 0;
  if (!mc_array_reserve(&ctx->alloc, &types, f->num_args + f->num_results + 1)) return out_of_memory(d);
  for (uint32_t i = 0; i < f->num_args; i++) {
    if (!gone[i]) types.ptr[types.len++] = mc_type_input(ctx, old, i);
  }
  inputs = (uint32_t)types.len;
  for (uint32_t i = 0; i < f->num_results; i++) {
    if (!gone[f->num_args + i]) types.ptr[types.len++] = mc_type_result(ctx, old, i);
  }
  McType made = mc_type_function(ctx, types.ptr, inputs, types.ptr + inputs, types.len - inputs);
  McAttr attr = made.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(ctx, made);
  bool ok = attr.index != MC_NONE && mc_op_set_attribute(ctx, f->op, ctx->known[MC_ID_function_type], attr);
  mc_array_fini(&ctx->alloc, &types);
  return ok || out_of_memory(d);
}

static bool erase_results(Dead *d, McOp op, const uint8_t *gone) {
  for (uint32_t i = 0, n = mc_op_num_results(d->ctx, op); i < n; i++) {
    if (gone[i] && !replace_uses(d, mc_op_result(d->ctx, op, i))) return false;
  }
  return mc_rw_erase_results(&d->rw, op, gone).index != MC_NONE || out_of_memory(d);
}

static bool any(const uint8_t *gone, uint32_t n) { return n > 0 && memchr(gone, 1, n) != NULL; }

static bool shrink_function(Dead *d, const Function *f) {
  McContext *ctx = d->ctx;
  const uint8_t *args = d->bits.ptr + f->dead, *results = args + f->num_args;
  bool some_args = any(args, f->num_args), some_results = any(results, f->num_results);
  if (!some_args && !some_results) return true;
  if (!set_type(d, f, args)) return false;
  if (some_args && !erase_args(d, mc_region_first_block(ctx, mc_op_region(ctx, f->op, 0)), args)) return false;
  McIdent arg_attrs = ctx->known[MC_ID_arg_attrs], res_attrs = ctx->known[MC_ID_res_attrs];
  if (!shrink_dictionaries(d, f->op, arg_attrs, args, f->num_args) ||
      !shrink_dictionaries(d, f->op, res_attrs, results, f->num_results)) {
    return false;
  }
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, f->op, 0));
  for (; some_results && block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp last = mc_block_last_op(ctx, block);
    if (last.index == MC_NONE || !mc_op_has_trait(ctx, last, MC_TRAIT(RETURN_LIKE))) continue;
    if (mc_op_num_operands(ctx, last) != f->num_results) continue;
    if (!mc_op_erase_operands(ctx, last, results)) return out_of_memory(d);
  }
  for (uint32_t at = f->calls; at != 0; at = d->calls.ptr[at - 1].next) {
    McOp call = d->calls.ptr[at - 1].op;
    if (some_args && !mc_op_erase_operands(ctx, call, args)) return out_of_memory(d);
  }
  return true;
}

/* After all operands have gone: results of calls, whose operations are made again. */
static bool shrink_calls(Dead *d, const Function *f) {
  const uint8_t *results = d->bits.ptr + f->dead + f->num_args;
  if (!any(results, f->num_results)) return true;
  for (uint32_t at = f->calls; at != 0; at = d->calls.ptr[at - 1].next) {
    if (!erase_results(d, d->calls.ptr[at - 1].op, results)) return false;
  }
  return true;
}

/* Users come before what they use, except along branches back. */
static bool erase_ops(Dead *d) {
  McContext *ctx = d->ctx;
  MC_ARRAY(uint32_t) ages = {0};
  bool ok = mc_array_reserve(&ctx->alloc, &ages, d->erased.len) || out_of_memory(d);
  for (size_t i = 0; ok && i < d->erased.len; i++) ages.ptr[i] = mc_op_generation(ctx, d->erased.ptr[i]);
  for (size_t i = d->erased.len; ok && i-- > 0;) {
    McOp op = d->erased.ptr[i];
    if (!mc_op_is_live(ctx, op, ages.ptr[i])) continue; /* it was in one that has gone */
    if (mc_op_is_terminator(ctx, op)) {
      McRwOp made = {.name = "ub.unreachable", .loc = mc_op_loc(ctx, op)};
      ok = mc_rw_create(&d->rw, op, &made).index != MC_NONE || out_of_memory(d);
    }
    for (uint32_t k = 0, n = mc_op_num_results(ctx, op); ok && k < n; k++) {
      ok = replace_uses(d, mc_op_result(ctx, op, k));
    }
    if (ok) mc_op_erase(ctx, op);
  }
  mc_array_fini(&ctx->alloc, &ages);
  return ok;
}

static bool poison_all(Dead *d) {
  McContext *ctx = d->ctx;
  for (size_t i = 0; i < d->poisoned.len; i++) {
    McOp op = d->poisoned.ptr[i].op;
    uint32_t operand = d->poisoned.ptr[i].operand;
    McValue made = make_poison(d, &d->made, op, mc_op_operand(ctx, op, operand));
    if (made.index == MC_NONE) return out_of_memory(d);
    mc_op_set_operand(ctx, op, operand, made);
  }
  return true;
}

/* Erases poison without uses. */
static void drop_poison(McContext *ctx, const Poison *list) {
  for (size_t i = 0; i < list->len; i++) {
    McOpHandle made = list->ptr[i];
    if (mc_op_is_live(ctx, made.op, made.generation) && !mc_op_is_used(ctx, made.op)) mc_op_erase(ctx, made.op);
  }
}

static bool change(Dead *d) {
  bool ok = true;
  mc_pass_begin_changes(d->run);
  for (size_t i = 0; ok && i < d->branches.len; i++) ok = shrink_branch(d, d->branches.ptr[i]);
  for (uint64_t i = 0, n = (uint64_t)1 << d->blocks.log; ok && i < n; i++) {
    if (d->blocks.entries[i].key != 0) ok = shrink_block(d, (McBlock){d->blocks.entries[i].key});
  }
  for (size_t i = 0; ok && i < d->functions.len; i++) ok = shrink_function(d, &d->functions.ptr[i]);
  ok = ok && poison_all(d);
  for (size_t i = 0; ok && i < d->functions.len; i++) ok = shrink_calls(d, &d->functions.ptr[i]);
  ok = ok && erase_ops(d);
  if (ok) drop_poison(d->ctx, &d->made);
  if (ok) drop_poison(d->ctx, &d->holes);
  return mc_pass_end_changes(d->run) && ok;
}

/* --- the pass --- */

static bool canonicalize(Dead *d) {
  McContext *ctx = d->ctx;
  McWalk walk;
  d->erased.len = 0;
  mc_walk_init(ctx, &walk, d->run->op, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (op.index == d->run->op.index || !mc_op_has_fact(ctx, op, MC_FACT_REGION_EDGES)) continue;
    if (!mc_array_push(&ctx->alloc, &d->erased, op)) return out_of_memory(d);
  }
  if (!mc_greedy_run_on(d->run, d->erased.ptr, d->erased.len, false)) return false;
  mc_pass_begin_changes(d->run);
  drop_poison(ctx, &d->holes);
  return mc_pass_end_changes(d->run);
}

bool mc_pass_remove_dead_values(McPassRun *run) {
  McContext *ctx = run->ctx;
  McAlloc *alloc = &ctx->alloc;
  Dead d = {.run = run, .ctx = ctx};
  bool ok = mc_rw_init(&d.rw, ctx, (McRegion){MC_NONE}) && mc_idmap_init(alloc, &d.values, 8) &&
            mc_idmap_init(alloc, &d.blocks, 8) && mc_idmap_init(alloc, &d.args, 8) &&
            mc_idmap_init(alloc, &d.callers, 8);
  d.liveness.ctx = d.liveness.flow.ctx = ctx;
  if (!ok) mc_pass_out_of_memory(run);
  else if (!mc_liveness_run(&d.liveness, ctx, run->op, &d.rw, &run->ticker)) {
    ok = d.liveness.failed ? mc_pass_out_of_memory(run) : mc_pass_interrupted(run);
  }
  ok = ok && find_calls(&d) && visit_all(&d) && change(&d);
  ok = ok && (!mc_pass_flag(run, 0) || canonicalize(&d));
  mc_liveness_fini(&d.liveness);
  mc_rw_fini(&d.rw);
  mc_idmap_fini(alloc, &d.values);
  mc_idmap_fini(alloc, &d.blocks);
  mc_idmap_fini(alloc, &d.args);
  mc_idmap_fini(alloc, &d.callers);
  mc_array_fini(alloc, &d.calls);
  mc_array_fini(alloc, &d.functions);
  mc_array_fini(alloc, &d.bits);
  mc_array_fini(alloc, &d.poisoned);
  mc_array_fini(alloc, &d.branches);
  mc_array_fini(alloc, &d.erased);
  mc_array_fini(alloc, &d.made);
  mc_array_fini(alloc, &d.holes);
  return ok;
}
