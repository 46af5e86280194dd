/* memref_normalize.c - the pass normalize-memrefs: memory of func.func has no layout.
 *
 * A function changes when all that uses its memory fits, and the same holds for all that call it and that it calls.
 * Functions without a body fit. Types of results follow from what is returned, and change the calls; that goes on until
 * no type changes.
 */
#include "dialects/memref/memref_relayout.h"

#include "dialects/memref/memref_layout.h"
#include "transform/call_graph.h"
#include "transform/pattern_driver.h"

const McPassInfo mc_pass_normalize_memrefs_info = {
    "normalize-memrefs", "NormalizeMemRefsPass", "Normalize memrefs", MC_PASS_NONE, MC_PASS_NONE, MC_PASS_CHANGES,
    "builtin.module"};

/* Numbers of links are one more; 0: none. */
typedef struct Function {
  McOp op;
  uint32_t users, calls, ends; /* the first link: uses of its symbol, calls in it, its func.return */
  bool unfit, queued;
} Function;
/* A use of the symbol of `target` in the function `source` (0: in none), or an end of `target`. Functions: number + 1.
 */
typedef struct Link { McOp op; uint32_t source, target, next, next_call; } Link;

typedef struct Normalize {
  McPassRun *run; /* borrowed */
  McContext *ctx; /* borrowed */
  McRewriter rw;  /* owned */
  McIdMap numbers;               /* owned: func.func -> number + 1 */
  MC_ARRAY(Function) functions;  /* owned */
  MC_ARRAY(Link) links;          /* owned */
  MC_ARRAY(uint32_t) queue;      /* owned: numbers; a stack */
  MC_ARRAY(McOp) ops;            /* owned: of the function that is worked on */
} Normalize;

static bool out_of_memory(Normalize *n) { return mc_pass_out_of_memory(n->run); }

/* Number + 1 of the function around an operation; 0: there is none. Linear in the depth. */
static uint32_t function_around(const Normalize *n, McOp op) {
  for (op = mc_op_parent(n->ctx, op); op.index != MC_NONE; op = mc_op_parent(n->ctx, op)) {
    if (mc_op_is(n->ctx, op, "func.func")) return mc_idmap_find(&n->numbers, op.index)->value;
  }
  return 0;
}

static bool has_body(const McContext *ctx, McOp function) {
  return mc_region_first_block(ctx, mc_op_region(ctx, function, 0)).index != MC_NONE;
}

/* --- which functions fit --- */

static bool value_fits(const McContext *ctx, McValue value) {
  McType type = mc_value_type(ctx, value);
  return !mc_is_memref(ctx, type) || mc_memref_is_identity(ctx, type) || mc_memref_users_fit(ctx, value);
}

static bool args_fit(const McContext *ctx, McOp function) {
  if (!has_body(ctx, function)) return true;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, function, 0));
  for (uint32_t i = 0, count = mc_block_num_args(ctx, block); i < count; i++) {
    if (!value_fits(ctx, mc_block_arg(ctx, block, i))) return false;
  }
  return true;
}

static bool results_fit(const McContext *ctx, McOp op) {
  for (uint32_t i = 0, count = mc_op_num_results(ctx, op); i < count; i++) {
    if (!value_fits(ctx, mc_op_result(ctx, op, i))) return false;
  }
  return true;
}

static bool add_function(Normalize *n, McOp op) {
  Function function = {.op = op, .unfit = !args_fit(n->ctx, op)};
  return (mc_array_push(&n->ctx->alloc, &n->functions, function) &&
          mc_idmap_put(&n->ctx->alloc, &n->numbers, op.index, (uint32_t)n->functions.len)) ||
         out_of_memory(n);
}

static bool is_allocation(const McContext *ctx, McOp op) {
  return mc_op_is(ctx, op, "memref.alloc") || mc_op_is(ctx, op, "memref.alloca");
}

static bool read_op(Normalize *n, McOp op) {
  McContext *ctx = n->ctx;
  bool is_end = mc_op_is(ctx, op, "func.return");
  if (!is_end && !is_allocation(ctx, op) && !mc_op_is(ctx, op, "func.call")) return true;
  uint32_t around = function_around(n, op);
  if (around == 0) return true;
  Function *function = &n->functions.ptr[around - 1];
  if (!is_end) {
    function->unfit |= !results_fit(ctx, op);
    return true;
  }
  Link link = {.op = op, .target = around, .next = function->ends};
  if (!mc_array_push(&ctx->alloc, &n->links, link)) return out_of_memory(n);
  function->ends = (uint32_t)n->links.len;
  return true;
}

static bool read_functions(Normalize *n) {
  McContext *ctx = n->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, n->run->op, false); /* functions come before what is in them */
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(&n->run->ticker)) return mc_pass_interrupted(n->run);
    if (!(mc_op_is(ctx, op, "func.func") ? add_function(n, op) : read_op(n, op))) return false;
  }
  return true;
}

static bool add_use(Normalize *n, McOp op, McOp target) {
  McContext *ctx = n->ctx;
  if (target.index == MC_NONE || !mc_op_is(ctx, target, "func.func")) return true;
  Link link = {.op = op, .source = function_around(n, op), .target = mc_idmap_find(&n->numbers, target.index)->value};
  if (link.target == 0) return true;
  Function *to = &n->functions.ptr[link.target - 1];
  bool is_call = link.source != 0 && mc_op_is(ctx, op, "func.call");
  link.next = to->users;
  if (is_call) link.next_call = n->functions.ptr[link.source - 1].calls;
  if (!mc_array_push(&ctx->alloc, &n->links, link)) return out_of_memory(n);
  to->users = (uint32_t)n->links.len;
  if (is_call) n->functions.ptr[link.source - 1].calls = (uint32_t)n->links.len;
  return true;
}

static bool read_uses(Normalize *n) {
  McContext *ctx = n->ctx;
  McSymbolUses uses = {0};
  McSymbols *symbols = mc_symbols_new(ctx);
  bool ok = (symbols != NULL && mc_op_symbol_uses(ctx, n->run->op, &uses)) || out_of_memory(n);
  for (size_t i = 0; ok && i < uses.len; i++) {
    McOp target = mc_symbols_find(symbols, uses.ptr[i].op, uses.ptr[i].reference);
    if (mc_symbols_out_of_memory(symbols)) ok = out_of_memory(n);
    ok = ok && add_use(n, uses.ptr[i].op, target);
  }
  mc_symbol_uses_fini(ctx, &uses);
  if (symbols != NULL) mc_symbols_free(symbols);
  return ok;
}

/* `number` is one more. */
static bool push(Normalize *n, uint32_t number) {
  return mc_array_push(&n->ctx->alloc, &n->queue, number - 1) || out_of_memory(n);
}

static bool mark(Normalize *n, uint32_t number) {
  if (number == 0 || n->functions.ptr[number - 1].unfit) return true;
  n->functions.ptr[number - 1].unfit = true;
  return push(n, number);
}

/* Callers and callees of functions that do not fit do not either. */
static bool spread(Normalize *n) {
  bool ok = true;
  for (uint32_t i = 0; ok && i < n->functions.len; i++) ok = !n->functions.ptr[i].unfit || push(n, i + 1);
  while (ok && n->queue.len > 0) {
    const Function *function = &n->functions.ptr[n->queue.ptr[--n->queue.len]];
    for (uint32_t at = function->users; ok && at != 0; at = n->links.ptr[at - 1].next) {
      ok = mark(n, n->links.ptr[at - 1].source);
    }
    for (uint32_t at = function->calls; ok && at != 0; at = n->links.ptr[at - 1].next_call) {
      ok = mark(n, n->links.ptr[at - 1].target);
    }
  }
  return ok;
}

/* --- what is in a function --- */

/* Makes the value plain; it has a layout without symbols. */
static bool make_plain(Normalize *n, McValue value) {
  McType old = mc_value_type(n->ctx, value);
  if (!mc_is_memref(n->ctx, old)) return true;
  McType type = mc_memref_plain_type(&n->rw, old);
  if (type.index != old.index) mc_memref_make_plain(&n->rw, value, type, NULL);
  return !n->rw.failed || out_of_memory(n);
}

static bool is_cast(const McContext *ctx, McOp op) { return mc_op_is(ctx, op, "memref.reinterpret_cast"); }
static bool is_alloc(const McContext *ctx, McOp op) { return mc_op_is(ctx, op, "memref.alloc"); }
static bool is_alloca(const McContext *ctx, McOp op) { return mc_op_is(ctx, op, "memref.alloca"); }

static bool change_all(Normalize *n, bool (*is)(const McContext *ctx, McOp op),
                       bool (*change)(McRewriter *rw, McOp op)) {
  for (size_t i = 0; i < n->ops.len; i++) {
    if (is(n->ctx, n->ops.ptr[i]) && !change(&n->rw, n->ops.ptr[i])) return out_of_memory(n);
  }
  return true;
}

/* Operations whose results can have another layout, from the inside to the outside. */
static bool find_ops(Normalize *n, McOp function) {
  McContext *ctx = n->ctx;
  McWalk walk;
  n->ops.len = 0;
  mc_walk_init(ctx, &walk, function, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    bool listed = is_allocation(ctx, op) || (mc_op_has_fact(ctx, op, MC_FACT_ANY_LAYOUT) &&
                                             mc_op_num_results(ctx, op) > 0 && !mc_op_is(ctx, op, "func.call"));
    if (listed && !mc_array_push(&ctx->alloc, &n->ops, op)) return out_of_memory(n);
  }
  return true;
}

static bool normalize_body(Normalize *n, McOp function) {
  McContext *ctx = n->ctx;
  if (!has_body(ctx, function)) return true;
  bool ok = find_ops(n, function) && change_all(n, is_alloc, mc_memref_make_alloc_plain) &&
            change_all(n, is_alloca, mc_memref_make_alloc_plain) && change_all(n, is_cast, mc_memref_make_cast_plain);
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, function, 0));
  for (uint32_t i = 0, count = mc_block_num_args(ctx, block); ok && i < count; i++) {
    ok = make_plain(n, mc_block_arg(ctx, block, i));
  }
  for (size_t i = 0; ok && i < n->ops.len; i++) {
    McOp op = n->ops.ptr[i];
    if (is_allocation(ctx, op)) continue;
    for (uint32_t k = 0, count = mc_op_num_results(ctx, op); ok && k < count; k++) {
      ok = make_plain(n, mc_op_result(ctx, op, k));
    }
  }
  return ok;
}

/* --- types of functions, and calls --- */

/* The inputs, then the results of the type. Returns false when out of memory. */
static bool list_types(Normalize *n, McType type, McTypeList *out) {
  McContext *ctx = n->ctx;
  bool ok = true;
  for (uint32_t i = 0, count = mc_type_num_inputs(ctx, type); ok && i < count; i++) {
    ok = mc_array_push(&ctx->alloc, out, mc_type_input(ctx, type, i));
  }
  for (uint32_t i = 0, count = mc_type_num_results(ctx, type); ok && i < count; i++) {
    ok = mc_array_push(&ctx->alloc, out, mc_type_result(ctx, type, i));
  }
  return ok || out_of_memory(n);
}

/* The types that a body shows: of its arguments, and of memory without a layout that is returned. */
static void read_body_types(const Normalize *n, const Function *function, McTypeList *types, uint32_t inputs) {
  const McContext *ctx = n->ctx;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, function->op, 0));
  for (uint32_t i = 0; i < inputs && i < mc_block_num_args(ctx, block); i++) {
    types->ptr[i] = mc_value_type(ctx, mc_block_arg(ctx, block, i));
  }
  for (uint32_t at = function->ends; at != 0; at = n->links.ptr[at - 1].next) {
    McOp end = n->links.ptr[at - 1].op;
    for (uint32_t i = 0, count = mc_op_num_operands(ctx, end); i < count && inputs + i < types->len; i++) {
      McType type = mc_value_type(ctx, mc_op_operand(ctx, end, i));
      if (mc_is_memref(ctx, type) && mc_memref_is_identity(ctx, type)) types->ptr[inputs + i] = type;
    }
  }
}

/* The call has these types of results, and only its callee of all attributes. */
static bool update_call(Normalize *n, const Link *link, const McType *results, size_t count) {
  McContext *ctx = n->ctx;
  McOp op = link->op;
  bool changed = false;
  if (!mc_op_is(ctx, op, "func.call") || mc_op_num_results(ctx, op) != count) return true;
  for (uint32_t i = 0; i < count; i++) {
    McValue value = mc_op_result(ctx, op, i);
    McType old = mc_value_type(ctx, value);
    if (old.index == results[i].index || !mc_is_memref(ctx, old)) continue;
    if (!mc_memref_make_plain(&n->rw, value, results[i], NULL)) return !n->rw.failed || out_of_memory(n);
    changed = true;
  }
  uint32_t words;
  const uint32_t *callee = mc_def_fact(mc_op_def(ctx, op), MC_FACT_CALLEE, &words);
  McAttr properties = mc_op_properties(ctx, op);
  mc_op_set_attrs(ctx, op, (McAttr){MC_NONE});
  for (uint32_t i = 0, size = mc_attr_dictionary_size(ctx, properties); i < size; i++) {
    McIdent name = mc_attr_dictionary_entry(ctx, properties, i).name;
    if (callee != NULL && words > 0 && name.index == callee[0]) continue;
    if (!mc_op_set_attribute(ctx, op, name, (McAttr){MC_NONE})) return out_of_memory(n);
  }
  if (!changed || link->source == 0 || n->functions.ptr[link->source - 1].queued) return true;
  n->functions.ptr[link->source - 1].queued = true;
  return push(n, link->source);
}

static bool update_function(Normalize *n, Function *function) {
  McContext *ctx = n->ctx;
  McIdent name = ctx->known[MC_ID_function_type];
  McAttr attr = mc_op_attribute(ctx, function->op, name);
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_TYPE) return true;
  McType type = mc_attr_type_value(ctx, attr);
  if (mc_kind(ctx, type.index) != MC_TYPE_FUNCTION) return true;
  uint32_t inputs = mc_type_num_inputs(ctx, type);
  McTypeList types = {0};
  bool ok = list_types(n, type, &types);
  if (ok && has_body(ctx, function->op)) {
    read_body_types(n, function, &types, inputs);
  } else {
    for (size_t i = 0; ok && i < types.len; i++) {
      if (mc_is_memref(ctx, types.ptr[i])) types.ptr[i] = mc_memref_plain_type(&n->rw, types.ptr[i]);
      ok = !n->rw.failed || out_of_memory(n);
    }
  }
  if (ok) {
    McType made = mc_type_function(ctx, types.ptr, inputs, types.ptr + inputs, types.len - inputs);
    attr = made.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(ctx, made);
    ok = (attr.index != MC_NONE && mc_op_set_attribute(ctx, function->op, name, attr)) || out_of_memory(n);
  }
  for (uint32_t at = function->users; ok && at != 0; at = n->links.ptr[at - 1].next) {
    ok = update_call(n, &n->links.ptr[at - 1], types.ptr + inputs, types.len - inputs);
  }
  mc_array_fini(&ctx->alloc, &types);
  return ok;
}

static bool update_functions(Normalize *n) {
  bool ok = true;
  for (uint32_t i = (uint32_t)n->functions.len; ok && i-- > 0;) {
    if (n->functions.ptr[i].unfit) continue;
    n->functions.ptr[i].queued = true;
    ok = push(n, i + 1);
  }
  while (ok && n->queue.len > 0) {
    Function *function = &n->functions.ptr[n->queue.ptr[--n->queue.len]];
    function->queued = false;
    ok = update_function(n, function);
  }
  return ok;
}

bool mc_pass_normalize_memrefs(McPassRun *run) {
  McContext *ctx = run->ctx;
  Normalize n = {.run = run, .ctx = ctx};
  bool ok = (mc_rw_init(&n.rw, ctx, (McRegion){MC_NONE}) && mc_idmap_init(&ctx->alloc, &n.numbers, 16)) ||
            out_of_memory(&n);
  ok = ok && read_functions(&n) && read_uses(&n) && spread(&n);
  mc_pass_begin_changes(run);
  for (size_t i = 0; ok && i < n.functions.len; i++) {
    ok = n.functions.ptr[i].unfit || normalize_body(&n, n.functions.ptr[i].op);
  }
  ok = ok && update_functions(&n);
  ok = mc_pass_end_changes(run) && ok;
  mc_rw_fini(&n.rw);
  mc_idmap_fini(&ctx->alloc, &n.numbers);
  mc_array_fini(&ctx->alloc, &n.functions);
  mc_array_fini(&ctx->alloc, &n.links);
  mc_array_fini(&ctx->alloc, &n.queue);
  mc_array_fini(&ctx->alloc, &n.ops);
  return ok;
}
