/* llvm_inline.c - bodies that take the place of llvm.call, by mlir-opt 22's rules: memory that an argument passes by
 * value is copied, allocations of constant size move to the beginning of the caller, others end where the body ends.
 */
#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm_inline.h"
#include "dialects/llvm/llvm_layout.h"
#include "defs/facts.h"
#include "transform/pattern_driver.h"

typedef struct Alloca { McOp op; McAttr size; bool is_marked; } Alloca; /* is_marked: it gets markers of its lifetime */
typedef struct Body {
  McInlining *in;          /* borrowed */
  McContext *ctx;          /* borrowed */
  McRewriter *rw;          /* borrowed */
  MC_ARRAY(Alloca) allocas; /* owned: of constant size, in the first block */
  bool has_dynamic, has_marked;
  McValue stack;           /* where the stack was; MC_NONE: not kept */
  McOp first_copy;         /* the first operation that copies arguments; MC_NONE: nothing is copied */
} Body;

/* --- making operations --- */

static McAttr i64_attr(McContext *ctx, uint64_t value) {
  return mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), (int64_t)value);
}

static McValue constant(McRewriter *rw, McOp before, McLoc loc, McAttr value, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr attr = {ctx->known[MC_ID_value], value};
  McOp made = mc_rw_create(rw, before, &(McRwOp){.name = "llvm.mlir.constant", .loc = loc, .results = &type,
                                                 .num_results = 1, .attrs = &attr, .num_attrs = 1});
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

static McValue constant_i64(McRewriter *rw, McOp before, McLoc loc, uint64_t value) {
  McAttr attr = i64_attr(mc_rw_ctx(rw), value);
  McType type = attr.index == MC_NONE ? (McType){MC_NONE} : mc_attr_value_type(mc_rw_ctx(rw), attr);
  return constant(rw, before, loc, attr, type);
}

/* An operation without results and attributes. */
static bool make(McRewriter *rw, McOp before, const char *name, McLoc loc, McValue operand) {
  McRwOp made = {.name = name, .loc = loc, .operands = &operand, .num_operands = 1};
  return mc_rw_create(rw, before, &made).index != MC_NONE;
}

/* --- arguments that are passed by value --- */

bool mc_llvm_is_attr(const McContext *ctx, McAttr attr, const char *name) {
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_DEFINED) return false;
  return mc_str_is(mc_ident_str(ctx, mc_defined_name(ctx, attr.index)), name);
}

McAttr mc_llvm_argument_attr(McContext *ctx, McOp callable, uint32_t i, const char *name) {
  McAttr all = mc_attr_named(ctx, callable, "arg_attrs"), none = {MC_NONE};
  if (all.index == MC_NONE || mc_kind(ctx, all.index) != MC_ATTR_ARRAY) return none;
  if (i >= mc_attr_array_size(ctx, all)) return none;
  McAttr dictionary = mc_attr_array_get(ctx, all, i);
  McIdent ident = mc_ident(ctx, name, strlen(name));
  if (ident.index == MC_NONE || mc_kind(ctx, dictionary.index) != MC_ATTR_DICTIONARY) return none;
  return mc_attr_dictionary_find(ctx, dictionary, ident);
}

/* The type of what argument i passes by value; MC_NONE: it does not. */
static McType by_value(McContext *ctx, McOp callable, uint32_t i) {
  McAttr held = mc_llvm_argument_attr(ctx, callable, i, "llvm.byval");
  return held.index == MC_NONE ? (McType){MC_NONE} : mc_llvm_held_type(ctx, held);
}

/* The alignment that a function's argument has, or 1. */
static uint64_t alignment_of_argument(McContext *ctx, McOp function, uint32_t i) {
  int64_t value;
  McAttr attr = mc_llvm_argument_attr(ctx, function, i, "llvm.align");
  return attr.index != MC_NONE && mc_attr_integer_i64(ctx, attr, &value) && value > 0 ? (uint64_t)value : 1;
}

static uint64_t alignment_of(McContext *ctx, McOp op) {
  int64_t value;
  McAttr attr = mc_attr_named(ctx, op, "alignment");
  return attr.index != MC_NONE && mc_attr_integer_i64(ctx, attr, &value) && value > 0 ? (uint64_t)value : 1;
}

/* The function does not write to what its arguments point to. */
static bool only_reads(McContext *ctx, McOp callable) {
  McAttr effects = mc_attr_named(ctx, callable, "memory_effects");
  if (!mc_llvm_is_attr(ctx, effects, "llvm.memory_effects")) return false;
  McAttr arguments = {mc_defined_param(ctx, effects.index, 1)};
  enum { NOTHING, READ }; /* then: write, both */
  return arguments.index != MC_NONE && mc_llvm_enum_value(ctx, arguments) <= READ;
}

/* Memory of the stack gets a larger alignment, unless the stack would have to be aligned for it. Returns what it has.
 */
static uint64_t align_alloca(McInlining *in, McOp op, uint64_t wanted, const McLlvmLayout *layout) {
  McContext *ctx = in->ctx;
  uint64_t has = alignment_of(ctx, op), stack = mc_llvm_stack_alignment(layout);
  if (wanted <= has || (stack != 0 && wanted > stack && has <= stack)) return has;
  McIdent name = mc_ident(ctx, "alignment", 9);
  McAttr value = i64_attr(ctx, wanted);
  if (name.index == MC_NONE || value.index == MC_NONE || !mc_op_set_attribute(ctx, op, name, value)) return has;
  return wanted;
}

/* The alignment of what a pointer points to, which can become `wanted` here. */
static uint64_t align(McInlining *in, McValue pointer, uint64_t wanted, const McLlvmLayout *layout) {
  McContext *ctx = in->ctx;
  McOp op = mc_value_made_by(ctx, pointer, "llvm.alloca");
  if (op.index != MC_NONE) return align_alloca(in, op, wanted, layout);
  if ((op = mc_value_made_by(ctx, pointer, "llvm.mlir.addressof")).index != MC_NONE) {
    McAttr symbol = mc_attr_named(ctx, op, "global_name");
    McOp global = symbol.index == MC_NONE ? (McOp){MC_NONE} : mc_symbols_find(in->symbols, op, symbol);
    return global.index != MC_NONE && mc_op_is(ctx, global, "llvm.mlir.global") ? alignment_of(ctx, global) : 1;
  }
  if (!mc_value_is_block_arg(ctx, pointer)) return 1;
  McOp parent = mc_block_parent_op(ctx, mc_value_block(ctx, pointer));
  return mc_op_is(ctx, parent, "llvm.func") ? alignment_of_argument(ctx, parent, mc_value_index(ctx, pointer)) : 1;
}

/* A copy on the stack of what the pointer points to. MC_NONE: out of memory. */
static McValue copied(Body *b, McValue pointer, McType type, uint64_t size, uint64_t alignment) {
  McContext *ctx = b->ctx;
  McRewriter *rw = b->rw;
  McOp call = b->in->call;
  McLoc loc = mc_value_loc(ctx, pointer);
  McValue none = {MC_NONE};
  McRegion region = mc_block_region(ctx, mc_value_parent_block(ctx, pointer));
  McOp before = mc_block_first_op(ctx, mc_region_first_block(ctx, region));
  if (before.index == MC_NONE) before = call; /* an invalid block */
  McIdent names[3] = {mc_ident(ctx, "elem_type", 9), mc_ident(ctx, "alignment", 9), mc_ident(ctx, "isVolatile", 10)};
  McAttr no = mc_attr_integer(ctx, mc_type_integer(ctx, 1, MC_SIGNLESS), 0);
  McNamedAttr attrs[2] = {{names[0], mc_attr_type(ctx, type)}, {names[1], i64_attr(ctx, alignment)}};
  McValue one = constant_i64(rw, before, loc, 1);
  McType pointer_type = mc_value_type(ctx, pointer);
  McRwOp made = {.name = "llvm.alloca", .loc = loc, .operands = &one, .num_operands = 1, .results = &pointer_type,
                 .num_results = 1, .attrs = attrs, .num_attrs = 2};
  McOp memory = mc_rw_create(rw, before, &made);
  if (memory.index == MC_NONE) return none;
  McValue result = mc_op_result(ctx, memory, 0);
  McValue operands[3] = {result, pointer, constant_i64(rw, call, loc, size)};
  if (b->first_copy.index == MC_NONE) b->first_copy = mc_value_op(ctx, operands[2]);
  McNamedAttr attr = {names[2], no};
  McRwOp copy = {.name = "llvm.intr.memcpy", .loc = loc, .operands = operands, .num_operands = 3, .attrs = &attr,
                 .num_attrs = 1};
  return mc_rw_create(rw, call, &copy).index == MC_NONE ? none : result;
}

/* The value for an argument that is passed by value. MC_NONE: out of memory. */
static McValue pass(Body *b, McValue pointer, uint32_t i, McType type) {
  McContext *ctx = b->ctx;
  McInlining *in = b->in;
  McLlvmLayout layout = mc_llvm_layout(ctx, in->callable);
  uint64_t size, natural, wanted = alignment_of_argument(ctx, in->callable, i);
  if (!mc_llvm_size(&layout, type, &size, &natural)) return (McValue){MC_NONE};
  if (only_reads(ctx, in->callable)) {
    if (wanted <= natural || align(in, pointer, wanted, &layout) >= wanted) return pointer;
  }
  return copied(b, pointer, type, size, wanted > natural ? wanted : natural);
}

/* Clears is_value[i] of the arguments that it replaces. */
static bool pass_all(Body *b, uint8_t *is_value) {
  McContext *ctx = b->ctx;
  McInlining *in = b->in;
  McBlock entry = mc_region_first_block(ctx, in->body);
  for (uint32_t i = 0, n = mc_block_num_args(ctx, entry); i < n; i++) {
    McType type = by_value(ctx, in->callable, i);
    if (type.index == MC_NONE) continue;
    McValue value = pass(b, mc_op_operand(ctx, in->call, i), i, type);
    if (value.index == MC_NONE) return false;
    mc_rw_replace_value(in->rw, mc_block_arg(ctx, entry, i), value);
    is_value[i] = 0;
  }
  return true;
}

static bool can_pass_all(McInlining *in) {
  McContext *ctx = in->ctx;
  McLlvmLayout layout = mc_llvm_layout(ctx, in->callable);
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, in->call); i < n; i++) {
    McType type = by_value(ctx, in->callable, i);
    uint64_t size, alignment;
    if (type.index != MC_NONE && !mc_llvm_size(&layout, type, &size, &alignment)) return false;
  }
  return true;
}

/* --- memory of the stack --- */

/* The attribute that the size of an allocation is a constant of, or MC_NONE. */
static McAttr size_of(McContext *ctx, McOp op) {
  return mc_op_num_operands(ctx, op) == 0 ? (McAttr){MC_NONE} : mc_constant_of(ctx, mc_op_operand(ctx, op, 0));
}

static bool marks(const McContext *ctx, McOp op) {
  return mc_op_is(ctx, op, "llvm.intr.lifetime.start") || mc_op_is(ctx, op, "llvm.intr.lifetime.end");
}

/* Something marks the lifetime of the memory, by the pointer or a cast of it. Linear in its uses. False: *failed when
 * out of memory. */
static bool has_markers(McContext *ctx, McValue pointer, bool *failed) {
  McValueList list = {0};
  bool found = false, ok = mc_array_push(&ctx->alloc, &list, pointer);
  while (list.len > 0 && ok && !found) {
    McUse use = mc_value_first_use(ctx, list.ptr[--list.len]);
    for (; use.index != MC_NONE && ok && !found; use = mc_use_next(ctx, use)) {
      McOp op = mc_use_owner(ctx, use);
      found = marks(ctx, op);
      if (!mc_op_is(ctx, op, "llvm.bitcast")) continue;
      ok = mc_array_push(&ctx->alloc, &list, mc_op_result(ctx, op, 0));
    }
  }
  *failed |= !ok;
  mc_array_fini(&ctx->alloc, &list);
  return found;
}

static bool find_allocas(Body *b) {
  McContext *ctx = b->ctx;
  McBlock entry = mc_region_first_block(ctx, b->in->body);
  bool failed = false;
  for (McBlock block = entry; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      if (!mc_op_is(ctx, op, "llvm.alloca")) continue;
      McAttr size = size_of(ctx, op);
      bool is_number = size.index != MC_NONE && mc_kind(ctx, size.index) == MC_ATTR_INTEGER;
      if (block.index != entry.index || !is_number) {
        b->has_dynamic |= block.index == entry.index || size.index == MC_NONE;
        continue;
      }
      int64_t number;
      bool is_empty = mc_attr_integer_i64(ctx, size, &number) && number == 0;
      Alloca found = {op, size, !is_empty && !has_markers(ctx, mc_op_result(ctx, op, 0), &failed)};
      b->has_marked |= found.is_marked;
      if (failed || !mc_array_push(&ctx->alloc, &b->allocas, found)) return false;
    }
  }
  return true;
}

/* Where memory of the stack belongs that the call's place allocates: the first block of the nearest operation around
 * it that ends such memory. MC_NONE: there is none. */
static McBlock scope_of(const McContext *ctx, McOp call) {
  for (McOp op = call, parent; (parent = mc_op_parent(ctx, op)).index != MC_NONE; op = parent) {
    bool ends = mc_op_def(ctx, parent) == NULL || mc_op_has_trait(ctx, parent, MC_TRAIT(ISOLATED_FROM_ABOVE)) ||
                mc_op_has_trait(ctx, parent, MC_TRAIT(ALLOCATION_SCOPE));
    if (ends) return mc_region_first_block(ctx, mc_block_region(ctx, mc_op_block(ctx, op)));
  }
  return (McBlock){MC_NONE};
}

/* In front of each end of the body: the stack goes back, and lifetimes end. */
static bool add_ends(Body *b) {
  McContext *ctx = b->ctx;
  McBlock block = mc_region_first_block(ctx, b->in->body);
  bool ok = b->has_marked || b->has_dynamic;
  if (!ok) return true;
  for (; block.index != MC_NONE && ok; block = mc_block_next(ctx, block)) {
    McOp end = mc_block_last_op(ctx, block);
    if (end.index == MC_NONE || !mc_op_has_trait(ctx, end, MC_TRAIT(RETURN_LIKE))) continue;
    if (b->has_dynamic) ok = make(b->rw, end, "llvm.intr.stackrestore", mc_op_loc(ctx, b->in->call), b->stack);
    for (size_t i = 0; i < b->allocas.len && ok; i++) {
      Alloca a = b->allocas.ptr[i];
      McValue memory = mc_op_result(ctx, a.op, 0);
      ok = !a.is_marked || make(b->rw, end, "llvm.intr.lifetime.end", mc_op_loc(ctx, a.op), memory);
    }
  }
  return ok;
}

static bool save_stack(Body *b) {
  McContext *ctx = b->ctx;
  McIdent name = mc_ident(ctx, "llvm.ptr", 8);
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(ctx, name, true);
  if (def == NULL) return false;
  McType pointer = {mc_defined_make(ctx, def, &(uint32_t){MC_NONE}, mc_op_loc(ctx, b->in->call), NULL)};
  McOp first = mc_block_first_op(ctx, mc_region_first_block(ctx, b->in->body));
  McOp made = mc_rw_create(b->rw, first, &(McRwOp){.name = "llvm.intr.stacksave", .loc = mc_op_loc(ctx, b->in->call),
                                                   .results = &pointer, .num_results = 1});
  if (made.index == MC_NONE) return false;
  b->stack = mc_op_result(ctx, made, 0);
  return true;
}

static bool move_allocas(Body *b) {
  McContext *ctx = b->ctx;
  McBlock to = scope_of(ctx, b->in->call);
  McOp before = to.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, to);
  if (before.index == MC_NONE) return true;
  bool ok = find_allocas(b) && (!b->has_dynamic || save_stack(b));
  for (size_t i = 0; i < b->allocas.len && ok; i++) {
    Alloca a = b->allocas.ptr[i];
    McLoc loc = mc_op_loc(ctx, a.op);
    McValue size = constant(b->rw, before, loc, a.size, mc_value_type(ctx, mc_op_operand(ctx, a.op, 0)));
    ok = size.index != MC_NONE;
    if (ok && a.is_marked) ok = make(b->rw, a.op, "llvm.intr.lifetime.start", loc, mc_op_result(ctx, a.op, 0));
    if (!ok) break;
    mc_rw_move(b->rw, a.op, before);
    mc_rw_set_operand(b->rw, a.op, 0, size);
  }
  return ok && add_ends(b);
}

/* --- all --- */

bool mc_llvm_append_to(McContext *ctx, McOp op, const char *name, McAttr more) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  if (more.index == MC_NONE || ident.index == MC_NONE) return ident.index != MC_NONE;
  McAttr old = mc_op_attribute(ctx, op, ident);
  if (old.index == MC_NONE) return mc_op_set_attribute(ctx, op, ident, more);
  if (mc_kind(ctx, old.index) != MC_ATTR_ARRAY || mc_kind(ctx, more.index) != MC_ATTR_ARRAY) return true;
  MC_ARRAY(McAttr) all = {0};
  uint32_t first = mc_attr_array_size(ctx, old), count = mc_attr_array_size(ctx, more);
  bool ok = mc_array_reserve(&ctx->alloc, &all, (size_t)first + count);
  for (uint32_t i = 0; i < first && ok; i++) all.ptr[all.len++] = mc_attr_array_get(ctx, old, i);
  for (uint32_t i = 0; i < count && ok; i++) all.ptr[all.len++] = mc_attr_array_get(ctx, more, i);
  McAttr list = ok ? mc_attr_array(ctx, all.ptr, all.len) : (McAttr){MC_NONE};
  mc_array_fini(&ctx->alloc, &all);
  return list.index != MC_NONE && mc_op_set_attribute(ctx, op, ident, list);
}

/* Operations of the body, not those inside of others, get the call's groups of accesses. */
static bool add_groups(McInlining *in) {
  McContext *ctx = in->ctx;
  McAttr groups = mc_attr_named(ctx, in->call, "access_groups");
  McIdent name = mc_ident(ctx, "access_groups", 13);
  McBlock block = mc_region_first_block(ctx, in->body);
  if (name.index == MC_NONE) return false;
  for (; groups.index != MC_NONE && block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      const McOpDef *def = mc_op_def(ctx, op);
      if (def == NULL || !mc_op_def_has_inherent(def, name)) continue;
      if (!mc_llvm_append_to(ctx, op, "access_groups", groups)) return false;
    }
  }
  return true;
}

bool mc_inlining_llvm_call(McInlining *in) {
  McContext *ctx = in->ctx;
  if (in->rw == NULL) return can_pass_all(in);
  uint32_t count = mc_op_num_operands(ctx, in->call);
  uint8_t *is_value = mc_alloc(&ctx->alloc, count + 1);
  if (is_value == NULL) return false;
  memset(is_value, 1, count + 1);
  Body b = {.in = in, .ctx = ctx, .rw = in->rw};
  bool ok = pass_all(&b, is_value) && move_allocas(&b) &&
            mc_llvm_inline_scopes(in, is_value, b.first_copy.index == MC_NONE ? in->call : b.first_copy) &&
            add_groups(in);
  mc_array_fini(&ctx->alloc, &b.allocas);
  mc_free(&ctx->alloc, is_value, count + 1);
  return ok;
}
