/* torch_modules.c - checks of torch's classes and modules, of global slots, and of the functions of both.
 *
 * Nothing is assumed of operations inside a region: they are verified later.
 */
#include "base/idmap.h"
#include "dialects/torch_mlir/torch_mlir.def"
#include "dialects/torch_mlir/torch_mlir.h"

static McIdent string_property(McContext *ctx, McOp op, const char *name) {
  McAttr value = mc_op_property_named(ctx, op, name);
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_STRING) return (McIdent){MC_NONE};
  McStr text = mc_attr_string_value(ctx, value);
  return mc_ident(ctx, text.ptr, text.len);
}

static McRoutineCheck at_op(const McRoutineCheck *c, McOp op) {
  McRoutineCheck other = *c;
  other.op = op;
  return other;
}

/* --- classes --- */

/* Arguments: kinds of operations that may be inside except the terminator, then how messages name the operation. */
bool mc_check_torch_children(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp last = body.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, body);
  McStr where = mc_ident_str(ctx, (McIdent){c->args[c->num_args - 1]});
  McOp op = body.index == MC_NONE ? last : mc_block_first_op(ctx, body);
  for (; op.index != MC_NONE && op.index != last.index; op = mc_op_next(ctx, op)) {
    bool allowed = mc_op_is_opaque(ctx, op);
    for (uint32_t i = 0; i + 1 < c->num_args; i++) {
      allowed = allowed || mc_torch_is_kind(ctx, op, mc_ident_str(ctx, (McIdent){c->args[i]}).ptr);
    }
    if (!allowed) return mc_op_error(c->diags, ctx, op, "is not allowed inside %.*s", (int)where.len, where.ptr);
  }
  return true;
}

MC_COLD static bool fail_duplicate(const McRoutineCheck *c, McIdent name, McOp first, McOp second) {
  McStr text = mc_ident_str(c->ctx, name);
  fail(c, "has duplicate attr/method with name '%.*s'", (int)text.len, text.ptr);
  mc_note(c->diags, mc_op_loc(c->ctx, first), "see first conflicting attr/method here");
  mc_note(c->diags, mc_op_loc(c->ctx, second), "see second conflicting attr/method here");
  return false;
}

/* Attributes and methods of a class have different names. */
bool mc_check_torch_members(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_entry_of(c, c->op, 0);
  if (body.index == MC_NONE) return true;
  McIdMap names;
  if (!mc_idmap_init(&ctx->alloc, &names, 0)) return mc_out_of_memory(c->diags);
  bool ok = true;
  for (McOp op = mc_block_first_op(ctx, body); ok && op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (!mc_torch_is_kind(ctx, op, "attr") && !mc_torch_is_kind(ctx, op, "method")) continue;
    McIdent name = string_property(ctx, op, "name");
    if (name.index == MC_NONE) continue;
    McIdEntry *entry = mc_idmap_find(&names, name.index + 1);
    if (entry->key != 0) ok = fail_duplicate(c, name, (McOp){entry->value}, op);
    else ok = mc_idmap_put(&ctx->alloc, &names, name.index + 1, op.index) || mc_out_of_memory(c->diags);
  }
  mc_idmap_fini(&ctx->alloc, &names);
  return ok;
}

/* Arguments: the operation of functions. The message about the receiver has its type. */
bool mc_check_torch_method(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr ref = mc_op_property_named(ctx, c->op, "function");
  if (c->symbols == NULL || ref.index == MC_NONE || mc_kind(ctx, ref.index) != MC_ATTR_SYMBOL_REF) return true;
  McStr name = mc_ident_str(ctx, mc_attr_symbol_root(ctx, ref));
  int len = (int)name.len;
  McOp function = mc_find_function(c, ref);
  if (function.index == MC_NONE) {
    return mc_plain_error(c, "'@%.*s' does not reference a valid function", len, name.ptr);
  }
  McAttr visibility = mc_op_property_named(ctx, function, "sym_visibility");
  bool is_private = visibility.index != MC_NONE && mc_kind(ctx, visibility.index) == MC_ATTR_STRING &&
                    mc_str_is(mc_attr_string_value(ctx, visibility), "private");
  if (!is_private) return mc_plain_error(c, "'@%.*s' must reference a private function", len, name.ptr);
  if (mc_entry_of(c, function, 0).index == MC_NONE) {
    return mc_plain_error(c, "'@%.*s' must reference a function that is defined (not merely declared)", len, name.ptr);
  }
  McIdent class_name = string_property(ctx, mc_op_parent(ctx, c->op), "sym_name");
  McType type = mc_function_type(ctx, function);
  if (class_name.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_FUNCTION) return true;
  McType first = mc_type_num_inputs(ctx, type) == 0 ? (McType){MC_NONE} : mc_type_input(ctx, type, 0);
  McStr class_text = mc_ident_str(ctx, class_name);
  if (mc_is_defined_as(ctx, first.index, "torch.nn.Module")) {
    McStr held = mc_attr_string_value(ctx, (McAttr){mc_defined_param(ctx, first.index, 0)});
    if (held.len == class_text.len && memcmp(held.ptr, class_text.ptr, held.len) == 0) return true;
  }
  return mc_plain_error(c, "the referenced function '%.*s' must have a first argument of type "
                           "'!torch.nn.Module<\"%.*s\">'", len, name.ptr, (int)class_text.len, class_text.ptr);
}

/* The next operation of that kind, from `op` on; or MC_NONE. */
static McOp next_of_kind(const McContext *ctx, McOp op, const char *kind) {
  while (op.index != MC_NONE && !mc_torch_is_kind(ctx, op, kind)) op = mc_op_next(ctx, op);
  return op;
}

static McOp first_of_kind(const McRoutineCheck *c, McOp op, const char *kind) {
  McBlock body = mc_entry_of(c, op, 0);
  return body.index == MC_NONE ? (McOp){MC_NONE} : next_of_kind(c->ctx, mc_block_first_op(c->ctx, body), kind);
}

static uint32_t count_of_kind(const McRoutineCheck *c, McOp op, const char *kind) {
  uint32_t count = 0;
  McOp each = first_of_kind(c, op, kind);
  for (; each.index != MC_NONE; each = next_of_kind(c->ctx, mc_op_next(c->ctx, each), kind)) count++;
  return count;
}

/* A slot of a module, and the attribute of its class in the same place. */
static bool slot_fits(const McRoutineCheck *c, McOp slot, McOp attr, uint32_t i) {
  McContext *ctx = c->ctx;
  McAttr type = mc_op_property_named(ctx, attr, "type");
  McAttr slot_name = mc_op_property_named(ctx, slot, "name"), attr_name = mc_op_property_named(ctx, attr, "name");
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_ATTR_TYPE || mc_op_num_operands(ctx, slot) != 1) {
    return true;
  }
  McType have = mc_value_type(ctx, mc_op_operand(ctx, slot, 0));
  if (slot_name.index == attr_name.index && mc_torch_is_subtype(ctx, have, mc_attr_type_value(ctx, type))) return true;
  McBuf text;
  mc_torch_op_text(c, attr, &text);
  mc_op_error(c->diags, ctx, slot, "is expected to match type and name of '%s'", mc_buf_text(&text));
  mc_buf_fini(&text);
  mc_note(c->diags, mc_op_loc(ctx, attr), "see torch.attr at corresponding index %u here", i);
  return false;
}

/* The class of a module, and its attributes. Argument: the operation of classes. */
bool mc_check_torch_module(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_result_type(c, 0);
  if (c->symbols == NULL || type.index == MC_NONE || !mc_is_defined_as(ctx, type.index, "torch.nn.Module")) return true;
  McStr name = mc_attr_string_value(ctx, (McAttr){mc_defined_param(ctx, type.index, 0)});
  McIdent root = mc_ident(ctx, name.ptr, name.len);
  McAttr ref = root.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_symbol_ref(ctx, root, NULL, 0);
  if (ref.index == MC_NONE) return mc_out_of_memory(c->diags);
  McOp class_type = mc_find_function(c, ref);
  if (class_type.index == MC_NONE) {
    return mc_plain_error(c, "'%.*s' does not reference a valid class type", (int)name.len, name.ptr);
  }
  if (count_of_kind(c, c->op, "slot") != count_of_kind(c, class_type, "attr")) {
    return mc_plain_error(c, "number of 'torch.slot's in a 'torch.nn_module' must match number of 'torch.attr's in the "
                             "corresponding 'torch.class_type'");
  }
  McOp slot = first_of_kind(c, c->op, "slot"), attr = first_of_kind(c, class_type, "attr");
  for (uint32_t i = 0; slot.index != MC_NONE && attr.index != MC_NONE; i++) {
    if (!slot_fits(c, slot, attr, i)) return false;
    slot = next_of_kind(ctx, mc_op_next(ctx, slot), "slot");
    attr = next_of_kind(ctx, mc_op_next(ctx, attr), "attr");
  }
  return true;
}

/* --- global slots --- */

/* Names and operations of the slots of a module, and the names of those that are initialized. */
typedef struct Slots {
  const McRoutineCheck *c;
  McOp module, initialize;
  McAttr names;          /* of the initializer */
  McIdMap known, initialized;
} Slots;

static bool find_slots(Slots *s) {
  McContext *ctx = s->c->ctx;
  McOp op = first_of_kind(s->c, s->module, "global slot");
  for (; op.index != MC_NONE; op = next_of_kind(ctx, mc_op_next(ctx, op), "global slot")) {
    McIdent name = string_property(ctx, op, "sym_name");
    if (name.index == MC_NONE) continue;
    if (!mc_idmap_put(&ctx->alloc, &s->known, name.index + 1, op.index)) return mc_out_of_memory(s->c->diags);
  }
  return true;
}

static McIdent name_at(const Slots *s, uint32_t i) {
  McAttr name = mc_attr_array_get(s->c->ctx, s->names, i);
  bool is_symbol = mc_kind(s->c->ctx, name.index) == MC_ATTR_SYMBOL_REF;
  return is_symbol ? mc_attr_symbol_root(s->c->ctx, name) : (McIdent){MC_NONE};
}

static bool find_initialized(Slots *s, bool *all_known) {
  McContext *ctx = s->c->ctx;
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, s->names); i < n; i++) {
    McIdent name = name_at(s, i);
    if (name.index == MC_NONE) continue;
    if (mc_idmap_find(&s->initialized, name.index + 1)->key != 0) {
      McRoutineCheck at = at_op(s->c, s->initialize);
      return mc_plain_error(&at, "duplicate initialization of global slot: %s",
                            mc_text_attr(s->c->diags, mc_attr_array_get(ctx, s->names, i)));
    }
    if (!mc_idmap_put(&ctx->alloc, &s->initialized, name.index + 1, 1)) return mc_out_of_memory(s->c->diags);
    *all_known = *all_known && mc_idmap_find(&s->known, name.index + 1)->key != 0;
  }
  return true;
}

MC_COLD static bool fail_slots(const Slots *s) {
  McContext *ctx = s->c->ctx;
  McDiags *diags = s->c->diags;
  mc_op_error(diags, ctx, s->initialize, "must have one initializer for each global slot in the module");
  McOp op = first_of_kind(s->c, s->module, "global slot");
  for (; op.index != MC_NONE; op = next_of_kind(ctx, mc_op_next(ctx, op), "global slot")) {
    McIdent name = string_property(ctx, op, "sym_name");
    if (name.index == MC_NONE || mc_idmap_find(&s->initialized, name.index + 1)->key != 0) continue;
    McStr text = mc_ident_str(ctx, name);
    mc_note(diags, mc_op_loc(ctx, op), "missing global slot initializer for @%.*s", (int)text.len, text.ptr);
  }
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, s->names); i < n; i++) {
    McIdent name = name_at(s, i);
    if (name.index == MC_NONE || mc_idmap_find(&s->known, name.index + 1)->key != 0) continue;
    McStr text = mc_ident_str(ctx, name);
    mc_note(diags, mc_op_loc(ctx, s->initialize),
            "unexpected global slot initializer for non-existent global slot @%.*s", (int)text.len, text.ptr);
  }
  return false;
}

static bool values_fit(const Slots *s) {
  McContext *ctx = s->c->ctx;
  uint32_t count = mc_op_num_operands(ctx, s->initialize);
  for (uint32_t i = 0; i < count && i < mc_attr_array_size(ctx, s->names); i++) {
    McIdent name = name_at(s, i);
    const McIdEntry *entry = name.index == MC_NONE ? NULL : mc_idmap_find(&s->known, name.index + 1);
    if (entry == NULL || entry->key == 0) continue;
    McAttr bound = mc_op_property_named(ctx, (McOp){entry->value}, "typeBound");
    if (bound.index == MC_NONE || mc_kind(ctx, bound.index) != MC_ATTR_TYPE) continue;
    McType type = mc_value_type(ctx, mc_op_operand(ctx, s->initialize, i)), wanted = mc_attr_type_value(ctx, bound);
    if (mc_torch_is_subtype(ctx, type, wanted)) continue;
    McStr text = mc_ident_str(ctx, name);
    McDiags *diags = s->c->diags;
    return mc_op_error(diags, ctx, s->initialize,
                       "initial value for global slot @%.*s has type '%s' which is not within the bound '%s'",
                       (int)text.len, text.ptr, mc_text_type(diags, type), mc_text_type(diags, wanted));
  }
  return true;
}

static bool check_slots(Slots *s) {
  bool all_known = true;
  if (!find_slots(s) || !find_initialized(s, &all_known)) return false;
  if (!all_known || s->known.count != s->initialized.count) return fail_slots(s);
  return values_fit(s);
}

static bool only_initial(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, c->op, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_op_has_fact(ctx, op, MC_FACT_TORCH_INITIAL) || mc_op_is_opaque(ctx, op)) continue;
    return mc_op_error(c->diags, ctx, op, "is not allowed in a module initializer");
  }
  return true;
}

/* Everything about the slots of a module is checked at its initializer. */
bool mc_check_torch_initializer(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp last = mc_checked_last_op(c, 0), module = mc_op_parent(ctx, c->op);
  if (!mc_op_has_fact(ctx, module, MC_FACT_MODULE) || !mc_torch_is_kind(ctx, last, "initialize")) return true;
  McOp other = first_of_kind(c, module, "initializer");
  for (; other.index != MC_NONE; other = next_of_kind(ctx, mc_op_next(ctx, other), "initializer")) {
    McRoutineCheck at = at_op(c, other);
    if (other.index != c->op.index) return mc_plain_error(&at, "there must be only one global slot initializer");
  }
  Slots s = {.c = c, .module = module, .initialize = last, .names = mc_op_property_named(ctx, last, "slotSymNames")};
  if (s.names.index == MC_NONE || mc_kind(ctx, s.names.index) != MC_ATTR_ARRAY) return true;
  bool ok = mc_idmap_init(&ctx->alloc, &s.known, 0) && mc_idmap_init(&ctx->alloc, &s.initialized, 0);
  ok = ok ? check_slots(&s) && only_initial(c) : mc_out_of_memory(c->diags);
  mc_idmap_fini(&ctx->alloc, &s.known);
  mc_idmap_fini(&ctx->alloc, &s.initialized);
  return ok;
}

bool mc_check_torch_slot_count(const McRoutineCheck *c) {
  McAttr names = mc_named_attr(c, c->args[0]);
  if (names.index == MC_NONE || mc_kind(c->ctx, names.index) != MC_ATTR_ARRAY) return true;
  return mc_attr_array_size(c->ctx, names) == mc_op_num_operands(c->ctx, c->op) ||
         fail(c, "expected number of operands to match number of slots");
}

/* --- functions, regions, shapes --- */

bool mc_check_torch_argument(const McRoutineCheck *c, const McArgumentAttr *arg) {
  McContext *ctx = c->ctx;
  if (arg->is_result) return true;
  McStr name = mc_ident_str(ctx, arg->attr.name);
  if (!mc_str_is(name, "torch.type_bound")) {
    return mc_plain_error(c, "unknown region arg attribute '%.*s'", (int)name.len, name.ptr);
  }
  if (!mc_op_has_fact(ctx, c->op, MC_FACT_FUNCTION)) {
    return mc_plain_error(c, "'torch.type_bound' must be attached to a func");
  }
  if (mc_kind(ctx, arg->attr.value.index) != MC_ATTR_TYPE) {
    return mc_plain_error(c, "'torch.type_bound' must be TypeAttr");
  }
  if (!mc_torch_tensor(ctx, mc_attr_type_value(ctx, arg->attr.value)).is_tensor) {
    return mc_plain_error(c, "'torch.type_bound' must be of !torch.tensor/!torch.vtensor type");
  }
  return mc_torch_tensor(ctx, arg->type).is_tensor ||
         mc_plain_error(c, "'torch.type_bound' must be attached to an argument of !torch.tensor/!torch.vtensor type");
}

/* Argument: how the message names what the operands are. */
bool mc_check_torch_calculated(const McRoutineCheck *c) {
  McOp parent = mc_op_parent(c->ctx, c->op);
  McStr what = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  return parent.index == MC_NONE || mc_op_num_results(c->ctx, parent) == mc_op_num_operands(c->ctx, c->op) ||
         fail(c, "expected number of %.*s to match number of results", (int)what.len, what.ptr);
}

/* Arguments: the symbols, the map. */
bool mc_check_torch_symbols(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup symbols = mc_named_group(c, c->args[0]);
  McAttr map = mc_named_attr(c, c->args[1]);
  if (map.index == MC_NONE || mc_kind(ctx, map.index) != MC_ATTR_AFFINE_MAP) return true;
  if (symbols.count != mc_affine_map_num_symbols(ctx, mc_attr_affine_map_value(ctx, map))) {
    return fail(c, "requires equal number of shape symbol args and symbol args to the attached affine map, since they "
                   "are 1:1 mapped");
  }
  for (uint32_t i = 0; i < symbols.count; i++) {
    if (mc_torch_defined_by(ctx, mc_group_value(c, symbols, i), "symbol").index != MC_NONE) continue;
    return fail(c, "shape symbol must be produced by a SymbolicIntOp");
  }
  return true;
}
