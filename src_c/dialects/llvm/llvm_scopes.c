/* llvm_scopes.c - scopes of aliasing in a body that takes the place of llvm.call, by mlir-opt 22's rules. Each such
 * body has scopes of its own. An argument that is noalias becomes a scope: accesses by a pointer based on it are in it,
 * others that are known not to be do not alias it.
 */
#include "dialects/llvm/llvm_inline.h"
#include "defs/facts.h"
#include "transform/mixed.h"
#include "transform/pattern_driver.h"

#define MAX_STEPS 1000u /* from the pointers of one operation to what they are based on */

/* An argument that is noalias. */
typedef struct Param { uint32_t number; McAttr scope; uint32_t based; } Param; /* based: mark of the last access */
typedef struct Scopes {
  McInlining *in;        /* borrowed */
  McContext *ctx;        /* borrowed */
  McIdMap clones;        /* owned: scope or domain -> its clone */
  McIdMap numbers;       /* owned: number of an argument + 1 -> place in `params` + 1 */
  McIdMap seen;          /* owned: value -> mark of the last access */
  MC_ARRAY(Param) params; /* owned */
  McValueList list;      /* owned */
  uint32_t mark, steps;
} Scopes;

/* --- new scopes --- */

/* A scope, or a domain (`domain` MC_NONE), that is not equal to any other. */
static McAttr make_scope(McContext *ctx, McAttr domain, McAttr description) {
  bool is_domain = domain.index == MC_NONE;
  const char *name = is_domain ? "llvm.alias_scope_domain" : "llvm.alias_scope";
  McIdent ident = mc_ident(ctx, name, strlen(name));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, false);
  McAttr unit = mc_attr_unit(ctx), none = {MC_NONE};
  McAttr id = unit.index == MC_NONE ? none : mc_attr_distinct(ctx, unit);
  if (id.index == MC_NONE) return none;
  uint32_t of_domain[2] = {id.index, description.index}, of_scope[3] = {id.index, domain.index, description.index};
  return (McAttr){mc_defined_intern(ctx, def, is_domain ? of_domain : of_scope)};
}

/* The scope's, or the domain's, clone. MC_NONE: out of memory. */
static McAttr clone(Scopes *s, McAttr attr) {
  McContext *ctx = s->ctx;
  bool is_scope = mc_llvm_is_attr(ctx, attr, "llvm.alias_scope");
  if (!is_scope && !mc_llvm_is_attr(ctx, attr, "llvm.alias_scope_domain")) return attr;
  McIdEntry *known = mc_idmap_find(&s->clones, attr.index);
  if (known->key != 0) return (McAttr){known->value};
  McAttr domain = {MC_NONE}, description = {mc_defined_param(ctx, attr.index, is_scope ? 2 : 1)};
  if (is_scope && (domain = clone(s, (McAttr){mc_defined_param(ctx, attr.index, 1)})).index == MC_NONE) return domain;
  McAttr made = make_scope(ctx, domain, description);
  bool ok = made.index != MC_NONE && mc_idmap_put(&ctx->alloc, &s->clones, attr.index, made.index);
  return ok ? made : (McAttr){MC_NONE};
}

/* The clones of a scope, or of a list of them. */
static bool clone_in(Scopes *s, McOp op, const char *name) {
  McContext *ctx = s->ctx;
  McAttr old = mc_attr_named(ctx, op, name), made;
  if (old.index == MC_NONE) return true;
  if (mc_kind(ctx, old.index) != MC_ATTR_ARRAY) {
    made = clone(s, old);
  } else {
    MC_ARRAY(McAttr) list = {0};
    uint32_t count = mc_attr_array_size(ctx, old);
    bool ok = mc_array_reserve(&ctx->alloc, &list, count + 1);
    for (uint32_t i = 0; i < count && ok; i++) {
      list.ptr[list.len] = clone(s, mc_attr_array_get(ctx, old, i));
      ok = list.ptr[list.len++].index != MC_NONE;
    }
    made = ok ? mc_attr_array(ctx, list.ptr, list.len) : (McAttr){MC_NONE};
    mc_array_fini(&ctx->alloc, &list);
  }
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return made.index != MC_NONE && ident.index != MC_NONE && mc_op_set_attribute(ctx, op, ident, made);
}

/* --- what a pointer is based on --- */

static bool reach(Scopes *s, McValue value) {
  McIdEntry *known = mc_idmap_find(&s->seen, value.index);
  if (known->key != 0 && known->value == s->mark) return true;
  s->steps++;
  return mc_idmap_put(&s->ctx->alloc, &s->seen, value.index, s->mark) &&
         mc_array_push(&s->ctx->alloc, &s->list, value);
}

/* Reaches what branches pass to a block's argument. Returns false when that is not known. */
static bool reach_passed(Scopes *s, McValue argument, bool *failed) {
  McContext *ctx = s->ctx;
  McBlock block = mc_value_block(ctx, argument);
  if (mc_region_first_block(ctx, mc_block_region(ctx, block)).index == block.index) return false;
  uint32_t number = mc_value_index(ctx, argument), args = mc_block_num_args(ctx, block), start, count;
  for (McUse use = mc_block_first_use(ctx, block); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp op = mc_use_owner(ctx, use);
    if (s->steps++ > MAX_STEPS || !mc_branch_operands(ctx, op, mc_use_index(ctx, use), &start, &count)) return false;
    if (count > args || number < args - count) return false; /* the operation makes it */
    if (!reach(s, mc_op_operand(ctx, op, start + number - (args - count)))) return *failed = true, false;
  }
  return true;
}

static Param *param_of(Scopes *s, uint32_t number) {
  McIdEntry *entry = mc_idmap_find(&s->numbers, number + 1);
  return entry->key == 0 ? NULL : &s->params.ptr[entry->value - 1];
}

typedef enum Based { UNKNOWN, ON_PARAMS, ON_OTHERS, OUT_OF_MEMORY } Based;

/* A call accesses its operands that are pointers, without the function. */
static bool reach_group(Scopes *s, McOp op, const char *group) {
  McContext *ctx = s->ctx;
  uint32_t start, count;
  if (!mc_op_operands_named(ctx, op, group, &start, &count)) return true;
  bool is_call = mc_op_is(ctx, op, "llvm.call");
  for (uint32_t i = is_call && mc_attr_named(ctx, op, "callee").index == MC_NONE; i < count; i++) {
    McValue value = mc_op_operand(ctx, op, start + i);
    bool counts = !is_call || mc_llvm_kind(ctx, mc_value_type(ctx, value)) == MC_LLVM_POINTER;
    if (counts && !reach(s, value)) return false;
  }
  return true;
}

/* Follows one value. ON_PARAMS: nothing else was found. */
static Based follow(Scopes *s, McValue value) {
  McContext *ctx = s->ctx;
  McOp op = mc_value_op(ctx, value);
  bool failed = false;
  if (op.index == MC_NONE) {
    McBlock block = mc_value_block(ctx, value);
    if (block.index == mc_region_first_block(ctx, s->in->body).index) {
      Param *param = param_of(s, mc_value_index(ctx, value));
      if (param != NULL) param->based = s->mark;
      return param != NULL ? ON_PARAMS : ON_OTHERS;
    }
    return reach_passed(s, value, &failed) ? ON_PARAMS : failed ? OUT_OF_MEMORY : UNKNOWN;
  }
  if (mc_op_is(ctx, op, "llvm.getelementptr") || mc_op_is(ctx, op, "llvm.addrspacecast")) {
    return reach(s, mc_op_operand(ctx, op, 0)) ? ON_PARAMS : OUT_OF_MEMORY;
  }
  if (mc_op_is(ctx, op, "llvm.select") || mc_op_is(ctx, op, "arith.select")) {
    bool ok = reach(s, mc_op_operand(ctx, op, 1)) && reach(s, mc_op_operand(ctx, op, 2));
    return ok ? ON_PARAMS : OUT_OF_MEMORY;
  }
  if (mc_constant_of(ctx, value).index != MC_NONE) return ON_PARAMS;
  return mc_op_is(ctx, op, "llvm.alloca") ? ON_OTHERS : UNKNOWN;
}

/* Finds the bases of the memory that the operation accesses; the parameters are marked. */
static Based based_on(Scopes *s, McOp op) {
  McContext *ctx = s->ctx;
  uint32_t count = 0;
  const uint32_t *groups = mc_def_fact(mc_op_def(ctx, op), MC_FACT_LLVM_ACCESSES, &count);
  Based all = ON_PARAMS;
  s->mark++;
  s->steps = 0;
  s->list.len = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (!reach_group(s, op, mc_ident_str(ctx, (McIdent){groups[i]}).ptr)) return OUT_OF_MEMORY;
  }
  while (s->list.len > 0) {
    Based one = s->steps > MAX_STEPS ? UNKNOWN : follow(s, s->list.ptr[--s->list.len]);
    if (one == UNKNOWN || one == OUT_OF_MEMORY) return one;
    if (one == ON_OTHERS) all = one;
  }
  return all;
}

/* --- scopes of arguments --- */

/* Adds an argument that is noalias; it begins a scope. */
static bool add_param(Scopes *s, uint32_t number, McAttr domain, McOp before) {
  McContext *ctx = s->ctx;
  McInlining *in = s->in;
  McIdent name = mc_ident(ctx, "scope", 5);
  Param param = {number, make_scope(ctx, domain, (McAttr){MC_NONE}), 0};
  McNamedAttr attr = {name, param.scope};
  McRwOp made = {.name = "llvm.intr.experimental.noalias.scope.decl", .loc = mc_op_loc(ctx, in->call), .attrs = &attr,
                 .num_attrs = 1};
  return param.scope.index != MC_NONE && name.index != MC_NONE && mc_array_push(&ctx->alloc, &s->params, param) &&
         mc_idmap_put(&ctx->alloc, &s->numbers, number + 1, (uint32_t)s->params.len) &&
         mc_rw_create(in->rw, before, &made).index != MC_NONE;
}

static McAttr make_domain(Scopes *s) {
  McContext *ctx = s->ctx;
  McAttr callee = mc_attr_named(ctx, s->in->call, "callee"), none = {MC_NONE};
  if (callee.index == MC_NONE || mc_kind(ctx, callee.index) != MC_ATTR_SYMBOL_REF) return make_scope(ctx, none, none);
  McStr name = mc_ident_str(ctx, mc_attr_symbol_root(ctx, callee));
  McAttr text = mc_attr_string(ctx, name.ptr, name.len, (McType){MC_NONE});
  return text.index == MC_NONE ? none : make_scope(ctx, none, text);
}

/* The arguments that are noalias, in the order of mlir-opt 22: those that get one value are together, the last first.
 */
static bool add_params(Scopes *s, const uint8_t *is_value, McOp decls) {
  McContext *ctx = s->ctx;
  McInlining *in = s->in;
  uint32_t count = mc_op_num_operands(ctx, in->call);
  McIdMap last = {0}; /* value -> number + 1 of the last argument that gets it */
  McWords before = {0}; /* number + 1 of the one before with the same value */
  McAttr domain = {MC_NONE};
  bool ok = mc_idmap_init(&ctx->alloc, &last, count) && mc_array_reserve(&ctx->alloc, &before, count + 1);
  for (uint32_t i = 0; i < count && ok; i++) {
    McIdEntry *entry = mc_idmap_find(&last, mc_op_operand(ctx, in->call, i).index);
    before.ptr[before.len++] = entry->key == 0 ? 0 : entry->value;
    ok = mc_idmap_put(&ctx->alloc, &last, mc_op_operand(ctx, in->call, i).index, i + 1);
  }
  for (uint32_t i = 0; i < count && ok; i++) {
    McIdEntry *entry = mc_idmap_find(&last, mc_op_operand(ctx, in->call, i).index);
    uint32_t at = entry->value;
    for (entry->value = 0; at != 0 && ok; at = before.ptr[at - 1]) {
      McAttr noalias = mc_llvm_argument_attr(ctx, in->callable, at - 1, "llvm.noalias");
      if (noalias.index == MC_NONE || !is_value[at - 1]) continue;
      if (domain.index == MC_NONE) domain = make_domain(s);
      ok = domain.index != MC_NONE && add_param(s, at - 1, domain, decls);
    }
  }
  mc_idmap_fini(&ctx->alloc, &last);
  mc_array_fini(&ctx->alloc, &before);
  return ok;
}

/* Adds the scopes of the parameters that the access is based on, or is not. */
static bool add_scopes(Scopes *s, McOp op, bool based, const char *name) {
  McContext *ctx = s->ctx;
  MC_ARRAY(McAttr) list = {0};
  bool ok = mc_array_reserve(&ctx->alloc, &list, s->params.len);
  for (size_t i = 0; i < s->params.len && ok; i++) {
    if ((s->params.ptr[i].based == s->mark) == based) list.ptr[list.len++] = s->params.ptr[i].scope;
  }
  if (ok && list.len > 0) {
    McAttr more = mc_attr_array(ctx, list.ptr, list.len);
    ok = more.index != MC_NONE && mc_llvm_append_to(ctx, op, name, more);
  }
  mc_array_fini(&ctx->alloc, &list);
  return ok;
}

static bool relate(Scopes *s, McOp op) {
  if (s->params.len == 0) return true;
  Based based = based_on(s, op);
  if (based == UNKNOWN || based == OUT_OF_MEMORY) return based == UNKNOWN;
  if (!add_scopes(s, op, false, "noalias_scopes")) return false;
  bool is_call = mc_op_is(s->ctx, op, "llvm.call"); /* it can access other memory, too */
  return based == ON_OTHERS || is_call || add_scopes(s, op, true, "alias_scopes");
}

/* --- all --- */

static bool change(Scopes *s) {
  McContext *ctx = s->ctx;
  McOp call = s->in->call, root = mc_region_op(ctx, s->in->body);
  static const char *const names[] = {"alias_scopes", "noalias_scopes"};
  McAttr of_call[2] = {mc_attr_named(ctx, call, names[0]), mc_attr_named(ctx, call, names[1])};
  bool ok = true;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_op_is(ctx, op, "llvm.intr.experimental.noalias.scope.decl")) ok = clone_in(s, op, "scope");
    if (!mc_op_has_fact(ctx, op, MC_FACT_LLVM_ACCESSES)) continue;
    ok = ok && clone_in(s, op, names[0]) && clone_in(s, op, names[1]) && relate(s, op);
    for (int i = 0; i < 2 && ok; i++) {
      if (of_call[i].index != MC_NONE) ok = mc_llvm_append_to(ctx, op, names[i], of_call[i]);
    }
  }
  return ok;
}

bool mc_llvm_inline_scopes(McInlining *in, const uint8_t *is_value, McOp before) {
  McContext *ctx = in->ctx;
  Scopes s = {.in = in, .ctx = ctx};
  bool ok = mc_idmap_init(&ctx->alloc, &s.clones, 8) && mc_idmap_init(&ctx->alloc, &s.numbers, 8) &&
            mc_idmap_init(&ctx->alloc, &s.seen, 8) && add_params(&s, is_value, before) && change(&s);
  mc_idmap_fini(&ctx->alloc, &s.clones);
  mc_idmap_fini(&ctx->alloc, &s.numbers);
  mc_idmap_fini(&ctx->alloc, &s.seen);
  mc_array_fini(&ctx->alloc, &s.params);
  mc_array_fini(&ctx->alloc, &s.list);
  return ok;
}
