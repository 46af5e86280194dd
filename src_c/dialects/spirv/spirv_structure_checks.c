/* spirv_structure_checks.c - checks of spirv that look around the operation: where it is, what its symbols name, what
 * its regions consist of.
 *
 * In mlir-opt's words and order. Checks of symbols run once all in the symbol table is verified.
 */
#include "base/idmap.h"
#include "defs/dialect_def.h"
#include "dialects/shared/shared_checks.h"
#include "dialects/spirv/spirv.def"
#include "dialects/spirv/spirv.h"
#include "types/report.h"
#include "verify/verify.h"

#define TYPE(c, type) mc_text_type((c)->diags, type)
/* At the operation, without its name. Always false. */
#define fail_plain mc_plain_error

/* Is it the part of a module, a function or control flow that its definition states? */
static bool is_a(const McContext *ctx, McOp op, const char *kind) {
  return op.index != MC_NONE && mc_str_is(mc_def_fact_word(ctx, mc_op_def(ctx, op), MC_FACT_SPIRV_KIND), kind);
}

static bool is_table(const McContext *ctx, McOp op) {
  return op.index != MC_NONE && mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE));
}

/* Upstream's FunctionOpInterface: a symbol with a type. */
static bool is_function(const McContext *ctx, McOp op) {
  return mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL)) &&
         mc_op_property(ctx, op, ctx->known[MC_ID_function_type]).index != MC_NONE;
}

/* The operation around it that `kind` names. MC_NONE: there is none. */
static McOp around(const McContext *ctx, McOp op, const char *kind) {
  do {
    op = mc_op_parent(ctx, op);
  } while (op.index != MC_NONE && !is_a(ctx, op, kind));
  return op;
}

/* The operation that makes the value. MC_NONE: it is an argument. */
static McOp maker(const McContext *ctx, McValue value) { return mc_value_op(ctx, value); }

static McAttr discardable(McContext *ctx, McOp op, const char *name) {
  McAttr attrs = mc_op_attrs(ctx, op), none = {MC_NONE};
  if (attrs.index == MC_NONE) return none;
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return ident.index == MC_NONE ? none : mc_attr_dictionary_find(ctx, attrs, ident);
}

/* --- where it is --- */

bool mc_check_spirv_in_function(const McRoutineCheck *c) {
  McOp op = mc_op_parent(c->ctx, c->op);
  for (; op.index != MC_NONE && !is_table(c->ctx, op); op = mc_op_parent(c->ctx, op)) {
    if (is_function(c->ctx, op)) return true;
  }
  return fail(c, "failed to verify that op must appear in a function-like op's block");
}

bool mc_check_spirv_in_module(const McRoutineCheck *c) {
  return is_table(c->ctx, mc_op_parent(c->ctx, c->op)) ||
         fail(c, "failed to verify that op must appear in a module-like op's block");
}

bool mc_check_spirv_in_graph(const McRoutineCheck *c) {
  McOp op = mc_op_parent(c->ctx, c->op);
  for (; op.index != MC_NONE && !is_table(c->ctx, op); op = mc_op_parent(c->ctx, op)) {
    if (is_a(c->ctx, op, "graph")) return true;
  }
  return fail(c, "failed to verify that op must appear in a spirv.ARM.Graph op's block");
}

/* --- pointers and variables --- */

/* The integer of the spirv.Constant that makes the value. */
static bool constant_index(const McContext *ctx, McOp op, int32_t *out) {
  int64_t value = 0;
  if (!is_a(ctx, op, "constant")) return false;
  McAttr attr = mc_op_property(ctx, op, ctx->known[MC_ID_value]);
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_INTEGER) return false;
  mc_attr_integer_i64(ctx, attr, &value);
  *out = (int32_t)value;
  return true;
}

/* The type that the indices from operand `first` on lead to. MC_NONE: reported, or not known. */
static bool find_pointee(const McRoutineCheck *c, uint32_t first, McType *type) {
  McContext *ctx = c->ctx;
  int32_t index = 0;
  for (uint32_t i = first, n = mc_op_num_operands(ctx, c->op); i < n; i++) {
    uint64_t parts;
    if (!mc_spirv_is_composite(ctx, *type)) {
      return fail_plain(c, "'spirv.AccessChain' op cannot extract from non-composite type '%s' with index %d",
                        TYPE(c, *type), index);
    }
    index = 0;
    if (mc_spirv_kind(ctx, *type) == MC_SPIRV_STRUCT) {
      McOp op = maker(ctx, mc_op_operand(ctx, c->op, i));
      if (op.index == MC_NONE) {
        return fail_plain(c, "'spirv.AccessChain' op index must be an integer spirv.Constant to access element of "
                             "spirv.struct");
      }
      if (!constant_index(ctx, op, &index)) {
        McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
        return fail_plain(c, "'spirv.AccessChain' index must be an integer spirv.Constant to access element of "
                             "spirv.struct, but provided %.*s", (int)name.len, name.ptr);
      }
      bool known = mc_spirv_num_parts(ctx, *type, &parts);
      if (known && (index < 0 || (uint64_t)index >= parts)) {
        return fail_plain(c, "'spirv.AccessChain' op index %d out of bounds for '%s'", index, TYPE(c, *type));
      }
    }
    *type = mc_spirv_part(ctx, *type, (uint64_t)index);
    if (type->index == MC_NONE) return true;
  }
  return true;
}

bool mc_check_spirv_access_chain(const McRoutineCheck *c) {
  McType base = mc_operand_type(c, 0), type = mc_spirv_inner(c->ctx, base), given = mc_result_type(c, 0);
  if (!find_pointee(c, c->def->op->num_operands - 1, &type)) return false;
  if (type.index == MC_NONE) return true;
  McType want = mc_spirv_pointer(c->ctx, type, mc_spirv_number(c->ctx, base, MC_POINTER_STORAGE));
  return want.index == given.index || want.index == MC_NONE ||
         fail(c, "invalid result type: expected '%s', but provided '%s'", TYPE(c, want), TYPE(c, given));
}

/* A variable that holds a pointer into physical memory says whether that is aliased. */
static bool check_aliasing(const McRoutineCheck *c, McType pointee) {
  McContext *ctx = c->ctx;
  if (mc_spirv_kind(ctx, pointee) != MC_SPIRV_POINTER ||
      mc_spirv_number(ctx, pointee, MC_POINTER_STORAGE) != MC_STORAGE_PHYSICAL) {
    return true;
  }
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, c->op));
  bool aliased = discardable(ctx, c->op, "aliased_pointer").index != MC_NONE;
  bool restricted = discardable(ctx, c->op, "restrict_pointer").index != MC_NONE;
  if (!aliased && !restricted) {
    return fail_plain(c, "'%.*s' op  with physical buffer pointer must be decorated either 'AliasedPointer' or "
                         "'RestrictPointer'", (int)name.len, name.ptr);
  }
  return !(aliased && restricted) ||
         fail_plain(c, "'%.*s' op  with physical buffer pointer must have exactly one aliasing decoration",
                    (int)name.len, name.ptr);
}

bool mc_check_spirv_variable(const McRoutineCheck *c) {
  static const char *const outside[] = {"descriptor_set", "binding", "built_in"};
  McContext *ctx = c->ctx;
  uint64_t storage = mc_spirv_case(ctx, mc_checked_attr(c, "storage_class"), 0);
  McType pointer = mc_result_type(c, 0);
  if (storage != MC_STORAGE_FUNCTION) {
    return fail(c, "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level "
                   "variables.");
  }
  if (mc_spirv_number(ctx, pointer, MC_POINTER_STORAGE) != (int64_t)storage) {
    return fail(c, "storage class must match result pointer's storage class");
  }
  if (mc_op_num_operands(ctx, c->op) > 0) {
    McOp op = maker(ctx, mc_op_operand(ctx, c->op, 0));
    if (!is_a(ctx, op, "constant") && !is_a(ctx, op, "reference") && !is_a(ctx, op, "address")) {
      return fail(c, "initializer must be the result of a constant or spirv.GlobalVariable op");
    }
  }
  for (size_t i = 0; i < MC_COUNT(outside); i++) {
    if (discardable(ctx, c->op, outside[i]).index == MC_NONE) continue;
    return fail(c, "cannot have '%s' attribute (only allowed in spirv.GlobalVariable)", outside[i]);
  }
  McType pointee = mc_spirv_inner(ctx, pointer);
  return check_aliasing(c, mc_spirv_kind(ctx, pointee) == MC_SPIRV_ARRAY ? mc_spirv_inner(ctx, pointee) : pointee);
}

bool mc_check_spirv_global_variable(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr held = mc_checked_attr(c, "type");
  McType type = held.index == MC_NONE ? (McType){MC_NONE} : mc_attr_type_value(ctx, held);
  if (mc_spirv_kind(ctx, type) != MC_SPIRV_POINTER) return fail(c, "result must be of a !spv.ptr type");
  int64_t storage = mc_spirv_number(ctx, type, MC_POINTER_STORAGE);
  if (storage == MC_STORAGE_GENERIC || storage == MC_STORAGE_FUNCTION) {
    return fail(c, "storage class cannot be '%s'", storage == MC_STORAGE_GENERIC ? "Generic" : "Function");
  }
  return true;
}

/* --- symbols --- */

/* The operation that an attribute names. Returns MC_NONE when it is no reference, or when no operation has that
 * name. */
static McOp find(const McRoutineCheck *c, McAttr ref) {
  bool is_ref = ref.index != MC_NONE && mc_kind(c->ctx, ref.index) == MC_ATTR_SYMBOL_REF && c->symbols != NULL;
  return is_ref ? c->symbols->find(c->symbols->data, c->op, ref) : (McOp){MC_NONE};
}

static McType held_type(const McContext *ctx, McOp op, const char *name) {
  McAttr attr = mc_op_property_named(ctx, op, name), none = {MC_NONE};
  if (attr.index == MC_NONE) return (McType){none.index};
  return mc_kind(ctx, attr.index) == MC_ATTR_TYPE ? mc_attr_type_value(ctx, attr) : mc_attr_value_type(ctx, attr);
}

bool mc_check_spirv_initializer(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr ref = mc_checked_attr(c, "initializer");
  if (ref.index != MC_NONE) {
    McOp op = find(c, ref);
    if (!is_a(ctx, op, "spec_constant") && !is_a(ctx, op, "spec_composite")) {
      return fail(c, "initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op");
    }
  }
  return true;
}

bool mc_check_spirv_address_of(const McRoutineCheck *c) {
  McOp op = find(c, mc_checked_attr(c, "variable"));
  if (!is_a(c->ctx, op, "variable")) return fail(c, "expected spirv.GlobalVariable symbol");
  return held_type(c->ctx, op, "type").index == mc_result_type(c, 0).index ||
         fail(c, "result type mismatch with the referenced global variable's type");
}

bool mc_check_spirv_reference_of(const McRoutineCheck *c) {
  McOp op = find(c, mc_checked_attr(c, "spec_const"));
  bool composite = is_a(c->ctx, op, "spec_composite");
  if (!composite && !is_a(c->ctx, op, "spec_constant")) {
    return fail(c, "expected spirv.SpecConstant or spirv.SpecConstantComposite symbol");
  }
  return held_type(c->ctx, op, composite ? "type" : "default_value").index == mc_result_type(c, 0).index ||
         fail(c, "result type mismatch with the referenced specialization constant's type");
}

bool mc_check_spirv_spec_composite(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = held_type(ctx, c->op, "type");
  McAttr list = mc_checked_attr(c, "constituents");
  uint64_t parts;
  if (!mc_spirv_is_composite(ctx, type)) {
    return fail_plain(c, "result type must be a composite type, but provided '%s'", TYPE(c, type));
  }
  if (mc_spirv_kind(ctx, type) == MC_SPIRV_COOPERATIVE_MATRIX) {
    return fail_plain(c, "unsupported composite type  '%s'", TYPE(c, type));
  }
  if (list.index == MC_NONE || !mc_spirv_num_parts(ctx, type, &parts)) return true;
  uint32_t count = mc_attr_array_size(ctx, list);
  return parts == count || fail_plain(c, "has incorrect number of operands: expected %llu, but provided %u",
                                      (unsigned long long)parts, count);
}

bool mc_check_spirv_spec_constant_composite(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = held_type(ctx, c->op, "type");
  McAttr list = mc_checked_attr(c, "constituents");
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, list); i < n; i++) {
    McOp op = find(c, mc_attr_array_get(ctx, list, i));
    McType want = mc_spirv_part(ctx, type, i);
    if (!is_a(ctx, op, "spec_constant")) return fail_plain(c, "constituents must be spirv.SpecConstant symbols");
    McType have = held_type(ctx, op, "default_value");
    if (want.index == have.index) continue;
    return fail_plain(c, "has incorrect types of operands: expected '%s', but provided '%s'", TYPE(c, want),
                      TYPE(c, have));
  }
  return true;
}

#define MAX_DEPTH 64u /* composites that are nested deeper are not examined */

/* The type of a value; that of an array is of arrays of its first element's type. */
static McType innermost_type(const McRoutineCheck *c, McAttr value) {
  const McContext *ctx = c->ctx;
  while (mc_kind(ctx, value.index) == MC_ATTR_ARRAY && mc_attr_array_size(ctx, value) > 0) {
    value = mc_attr_array_get(ctx, value, 0);
  }
  return mc_kind(ctx, value.index) == MC_ATTR_STRING ? mc_type_none(c->ctx) : mc_attr_value_type(ctx, value);
}

static bool has_type(const McRoutineCheck *c, McAttr value, McType type) {
  const McContext *ctx = c->ctx;
  while (mc_kind(ctx, value.index) == MC_ATTR_ARRAY && mc_attr_array_size(ctx, value) > 0) {
    uint64_t count;
    bool fits = mc_spirv_kind(ctx, type) == MC_SPIRV_ARRAY && mc_spirv_num_parts(ctx, type, &count) &&
                count == mc_attr_array_size(ctx, value);
    if (!fits) return false;
    type = mc_spirv_part(ctx, type, 0);
    value = mc_attr_array_get(ctx, value, 0);
  }
  return innermost_type(c, value).index == type.index;
}

/* Lists the types that the value could have. */
MC_COLD static bool fail_replicated(const McRoutineCheck *c, McAttr value, McType type) {
  McContext *ctx = c->ctx;
  McBuf wanted, have;
  mc_buf_init(&wanted, &ctx->alloc);
  mc_buf_init(&have, &ctx->alloc);
  for (uint32_t depth = 0; depth < MAX_DEPTH && mc_spirv_is_composite(ctx, type); depth++) {
    type = mc_spirv_part(ctx, type, 0);
    if (type.index == MC_NONE) break;
    mc_buf_printf(&wanted, "%s'%s'", depth == 0 ? "" : " or ", TYPE(c, type));
  }
  uint32_t arrays = 0;
  for (; mc_kind(ctx, value.index) == MC_ATTR_ARRAY && mc_attr_array_size(ctx, value) > 0; arrays++) {
    mc_buf_printf(&have, "!spirv.array<%u x ", mc_attr_array_size(ctx, value));
    value = mc_attr_array_get(ctx, value, 0);
  }
  mc_buf_printf(&have, "%s", TYPE(c, innermost_type(c, value)));
  for (; arrays > 0; arrays--) mc_buf_lit(&have, ">");
  fail_plain(c, "expected value attribute type %s, but got: '%s'", mc_buf_text(&wanted), mc_buf_text(&have));
  mc_buf_fini(&wanted);
  mc_buf_fini(&have);
  return false;
}

bool mc_check_spirv_replicate(const McRoutineCheck *c) {
  McAttr value = mc_named_attr(c, c->args[0]);
  McType type = mc_named_type(c, c->args[1]), part = type;
  if (!mc_spirv_is_composite(c->ctx, type)) return fail_plain(c, "result type is not a composite type");
  if (innermost_type(c, value).index == MC_NONE) return fail_plain(c, "unknown value attribute type");
  for (uint32_t depth = 0; depth < MAX_DEPTH && mc_spirv_is_composite(c->ctx, part); depth++) {
    part = mc_spirv_part(c->ctx, part, 0);
    if (part.index == MC_NONE || has_type(c, value, part)) break;
  }
  return (part.index != MC_NONE && has_type(c, value, part)) || fail_replicated(c, value, type);
}

bool mc_check_spirv_spec_replicate(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = held_type(ctx, c->op, "type"), want = mc_spirv_part(ctx, type, 0);
  McOp op = find(c, mc_checked_attr(c, "constituent"));
  if (op.index == MC_NONE) return fail_plain(c, "splat spec constant reference defining constituent not found");
  if (!is_a(ctx, op, "spec_constant")) return fail_plain(c, "constituent is not a spec constant");
  McType have = held_type(ctx, op, "default_value");
  return want.index == have.index ||
         fail_plain(c, "constituent has incorrect type: expected '%s', but provided '%s'", TYPE(c, want),
                    TYPE(c, have));
}

bool mc_check_spirv_call(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr callee = mc_checked_attr(c, "callee");
  McOp function = find(c, callee);
  McType type = is_a(ctx, function, "function") ? mc_function_type(ctx, function) : (McType){MC_NONE};
  uint32_t operands = mc_op_num_operands(ctx, c->op), results = mc_op_num_results(ctx, c->op);
  if (type.index == MC_NONE) {
    McStr name = mc_ident_str(ctx, mc_attr_symbol_root(ctx, callee));
    return fail(c, "callee function '%.*s' not found in nearest symbol table", (int)name.len, name.ptr);
  }
  if (mc_type_num_inputs(ctx, type) != operands) {
    return fail(c, "has incorrect number of operands for callee: expected %u, but provided %u",
                mc_type_num_inputs(ctx, type), operands);
  }
  for (uint32_t i = 0; i < operands; i++) {
    McType want = mc_type_input(ctx, type, i), have = mc_operand_type(c, i);
    if (want.index == have.index) continue;
    return fail(c, "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %u",
                TYPE(c, want), TYPE(c, have), i);
  }
  if (mc_type_num_results(ctx, type) != results) {
    return fail(c, "has incorrect number of results has for callee: expected %u, but provided %u",
                mc_type_num_results(ctx, type), results);
  }
  return results == 0 || mc_type_result(ctx, type, 0).index == mc_result_type(c, 0).index ||
         fail(c, "result type mismatch: expected '%s', but provided '%s'", TYPE(c, mc_type_result(ctx, type, 0)),
              TYPE(c, mc_result_type(c, 0)));
}

/* --- groups --- */

bool mc_check_spirv_cluster(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t group = c->def->op->num_operands - 1, start, count;
  int32_t size = 0;
  if (!mc_op_group(ctx, c->def, c->op, false, group, &start, &count)) return true;
  if (count == 0) {
    McAttr operation = mc_checked_attr(c, "group_operation");
    return mc_spirv_case(ctx, operation, 0) != 3 ||
           fail(c, "cluster size operand must be provided for 'ClusteredReduce' group operation");
  }
  if (!constant_index(ctx, maker(ctx, mc_op_operand(ctx, c->op, start)), &size)) {
    return fail(c, "cluster size operand must come from a constant op");
  }
  return ((uint32_t)size & ((uint32_t)size - 1)) == 0 && size != 0
             ? true : fail(c, "cluster size operand must be a power of two");
}

/* The version of the target environment around it, 0 for v1.0 */
static int64_t target_version(McContext *ctx, McOp op) {
  for (op = around(ctx, op, "module"); op.index != MC_NONE; op = mc_op_parent(ctx, op)) {
    McAttr env = discardable(ctx, op, "spirv.target_env");
    if (!mc_is_defined_as(ctx, env.index, "spirv.target_env")) continue;
    McAttr triple = {mc_defined_param(ctx, env.index, 0)};
    int64_t version = 0;
    mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, triple.index, 0)}, &version);
    return version;
  }
  return 0;
}

bool mc_check_spirv_broadcast_id(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp op = maker(ctx, mc_op_operand(ctx, c->op, 1));
  return is_a(ctx, op, "constant") || is_a(ctx, op, "reference") || target_version(ctx, c->op) >= 5 ||
         fail(c, "id must be the result of a constant op");
}

/* --- conversions that depend on the module --- */

bool mc_check_spirv_physical_pointer(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType pointer = mc_named_type(c, c->args[0]), number = mc_named_type(c, c->args[1]);
  McStr word = mc_ident_str(ctx, (McIdent){c->args[2]});
  if (mc_type_integer_signedness(ctx, number) != MC_SIGNLESS) {
    return fail_plain(c, "result must be a scalar type of unsigned integer");
  }
  McOp module = around(ctx, c->op, "module");
  if (module.index == MC_NONE) return true;
  uint64_t model = mc_spirv_case(ctx, mc_op_property_named(ctx, module, "addressing_model"), 0);
  bool physical = mc_spirv_number(ctx, pointer, MC_POINTER_STORAGE) == MC_STORAGE_PHYSICAL;
  if (model != MC_ADDRESSING_LOGICAL && (model != MC_ADDRESSING_PHYSICAL_STORAGE || physical)) return true;
  return fail_plain(c, "%.*s must be a physical pointer", (int)word.len, word.ptr);
}

/* --- control flow --- */

bool mc_check_spirv_unreachable(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = mc_op_block(ctx, c->op);
  bool entry = mc_region_first_block(ctx, mc_block_region(ctx, block)).index == block.index;
  return !entry || fail(c, "cannot be used in reachable block");
}

bool mc_check_spirv_switch(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr literals = mc_checked_attr(c, "literals");
  uint32_t targets = mc_op_num_successors(ctx, c->op) - 1;
  int64_t count = 0;
  if (literals.index == MC_NONE) {
    return targets == 0 || fail(c, "number of literals (0) should match number of targets (%u)", targets);
  }
  McType type = mc_attr_value_type(ctx, literals), selector = mc_operand_type(c, 0);
  McType inner = mc_type_element(ctx, type);
  if (inner.index != selector.index) {
    return fail(c, "'selector' type ('%s') should match literals type ('%s')", TYPE(c, selector), TYPE(c, inner));
  }
  mc_type_num_elements(ctx, type, &count);
  return count == targets ||
         fail(c, "number of literals (%lld) should match number of targets (%u)", (long long)count, targets);
}

static bool has_one_op(const McContext *ctx, McBlock block) {
  McOp first = mc_block_first_op(ctx, block);
  return first.index != MC_NONE && first.index == mc_block_last_op(ctx, block).index;
}

/* The last block has a merge alone, and no other block has one. */
static bool check_merge(const McRoutineCheck *c, McRegion region) {
  McContext *ctx = c->ctx;
  McBlock last = mc_region_last_block(ctx, region);
  if (!has_one_op(ctx, last) || !is_a(ctx, mc_block_first_op(ctx, last), "merge")) {
    return fail(c, "last block must be the merge block with only one 'spirv.mlir.merge' op");
  }
  for (McBlock block = mc_region_first_block(ctx, region); block.index != last.index;
       block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      if (!is_a(ctx, op, "merge")) continue;
      return fail(c, "should not have 'spirv.mlir.merge' op outside the merge block");
    }
  }
  return true;
}

bool mc_check_spirv_selection(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McRegion region = mc_op_region(ctx, c->op, 0);
  McBlock first = mc_region_first_block(ctx, region);
  if (first.index == MC_NONE) return true;
  if (!check_merge(c, region)) return false;
  return first.index != mc_region_last_block(ctx, region).index || fail(c, "must have a selection header block");
}

static bool branches_to(const McContext *ctx, McBlock from, McBlock to) {
  McOp last = mc_block_last_op(ctx, from);
  for (uint32_t i = 0, n = last.index == MC_NONE ? 0 : mc_op_num_successors(ctx, last); i < n; i++) {
    if (mc_op_successor(ctx, last, i).index == to.index) return true;
  }
  return false;
}

bool mc_check_spirv_loop(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McRegion region = mc_op_region(ctx, c->op, 0);
  McBlock entry = mc_region_first_block(ctx, region), merge = mc_region_last_block(ctx, region);
  if (entry.index == MC_NONE) return true;
  if (!check_merge(c, region)) return false;
  if (entry.index == merge.index) return fail(c, "must have an entry block branching to the loop header block");
  McBlock header = mc_block_next(ctx, entry), body = mc_block_next(ctx, header), last = body;
  if (header.index == merge.index) return fail(c, "must have a loop header block branched from the entry block");
  McOp branch = mc_block_first_op(ctx, entry);
  if (!has_one_op(ctx, entry) || !is_a(ctx, branch, "branch") ||
      mc_op_successor(ctx, branch, 0).index != header.index) {
    return fail(c, "entry block must only have one 'spirv.Branch' op to the second block");
  }
  if (body.index == merge.index) {
    return fail(c, "requires a loop continue block branching to the loop header block");
  }
  while (mc_block_next(ctx, last).index != merge.index) last = mc_block_next(ctx, last);
  if (!branches_to(ctx, last, header)) {
    return fail(c, "second to last block must be the loop continue block that branches to the loop header block");
  }
  for (; body.index != last.index; body = mc_block_next(ctx, body)) {
    if (!branches_to(ctx, body, header)) continue;
    return fail(c, "can only have the entry and loop continue block branching to the loop header block");
  }
  return true;
}

bool mc_check_spirv_spec_constant_operation(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  McOp first = mc_block_first_op(ctx, block), second = first.index == MC_NONE ? first : mc_op_next(ctx, first);
  if (second.index == MC_NONE || second.index != mc_block_last_op(ctx, block).index) {
    return fail(c, "expected exactly 2 nested ops");
  }
  if (!mc_op_has_fact(ctx, first, MC_FACT_SPIRV_SPEC_CONSTANT)) return fail(c, "invalid enclosed op");
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, first); i < n; i++) {
    McOp op = maker(ctx, mc_op_operand(ctx, first, i));
    if (is_a(ctx, op, "constant") || is_a(ctx, op, "reference") || is_a(ctx, op, "spec_operation")) continue;
    return fail(c, "invalid operand, must be defined by a constant operation");
  }
  return true;
}

/* --- functions and graphs --- */

static bool is_physical(const McContext *ctx, McType type) {
  return mc_spirv_kind(ctx, type) == MC_SPIRV_POINTER &&
         mc_spirv_number(ctx, type, MC_POINTER_STORAGE) == MC_STORAGE_PHYSICAL;
}

/* The attributes of argument `i` state one of two decorations. */
static bool is_decorated(const McRoutineCheck *c, uint32_t i, uint64_t one, uint64_t other) {
  McContext *ctx = c->ctx;
  McAttr all = mc_op_property_named(ctx, c->op, "arg_attrs");
  bool is_array = all.index != MC_NONE && mc_kind(ctx, all.index) == MC_ATTR_ARRAY;
  if (!is_array || i >= mc_attr_array_size(ctx, all)) return false;
  McAttr attrs = mc_attr_array_get(ctx, all, i);
  McIdent name = mc_ident(ctx, "spirv.decoration", 16);
  if (name.index == MC_NONE || mc_kind(ctx, attrs.index) != MC_ATTR_DICTIONARY) return false;
  McAttr value = mc_attr_dictionary_find(ctx, attrs, name);
  if (value.index == MC_NONE || !mc_is_defined_as(ctx, value.index, "spirv.decoration")) return false;
  uint64_t decoration = mc_enum_attr_value(ctx, value);
  return decoration == one || decoration == other;
}

/* Arguments that are, or hold, pointers into physical memory say whether these are aliased. */
static bool check_arguments(const McRoutineCheck *c, McType function) {
  McContext *ctx = c->ctx;
  for (uint32_t i = 0, n = mc_type_num_inputs(ctx, function); i < n; i++) {
    McType type = mc_type_input(ctx, function, i);
    if (mc_spirv_kind(ctx, type) != MC_SPIRV_POINTER) continue;
    McType pointee = mc_spirv_inner(ctx, type);
    if (mc_spirv_kind(ctx, pointee) == MC_SPIRV_POINTER) {
      if (!is_physical(ctx, pointee) || is_decorated(c, i, MC_ALIASED_POINTER, MC_RESTRICT_POINTER)) continue;
      return fail(c, "with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or "
                     "'RestrictPointer'");
    }
    if (mc_spirv_kind(ctx, pointee) == MC_SPIRV_ARRAY || !is_physical(ctx, type)) continue;
    if (is_decorated(c, i, MC_ALIASED, MC_RESTRICT)) continue;
    return fail(c, "with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'");
  }
  return true;
}

bool mc_check_spirv_function_type(const McRoutineCheck *c) {
  McType type = mc_function_type(c->ctx, c->op);
  if (type.index == MC_NONE) return true;
  if (mc_type_num_results(c->ctx, type) > 1) return fail(c, "cannot have more than one result");
  return check_arguments(c, type);
}

/* A check that runs over the operations in a function, as if each were the one that is checked. */
typedef bool CheckInside(const McRoutineCheck *c, McType function);

/* Upstream's walk: after what is inside an operation, the operation itself. */
static bool walk(const McRoutineCheck *c, McOp op, McType function, CheckInside *check, uint32_t depth) {
  McContext *ctx = c->ctx;
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n && depth < MAX_DEPTH; i++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      for (McOp each = mc_block_first_op(ctx, block); each.index != MC_NONE; each = mc_op_next(ctx, each)) {
        McRoutineCheck inner = *c;
        inner.op = each;
        if (!walk(c, each, function, check, depth + 1) || !check(&inner, function)) return false;
      }
    }
  }
  return true;
}

static bool check_return(const McRoutineCheck *c, McType function) {
  McContext *ctx = c->ctx;
  if (!is_a(ctx, c->op, "return")) return true;
  uint32_t results = mc_type_num_results(ctx, function);
  const McOpDef *def = mc_op_def(ctx, c->op);
  if (def->op->num_operands == 0) return results == 0 || fail(c, "cannot be used in functions returning value");
  if (results != 1) return fail(c, "returns 1 value but enclosing function requires %u results", results);
  McType have = mc_operand_type(c, 0), want = mc_type_result(ctx, function, 0);
  return have.index == want.index ||
         fail(c, " return value's type ('%s') mismatch with function's result type ('%s')", TYPE(c, have),
              TYPE(c, want));
}

bool mc_check_spirv_returns(const McRoutineCheck *c) {
  McType type = mc_function_type(c->ctx, c->op);
  return type.index == MC_NONE || walk(c, c->op, type, check_return, 0);
}

bool mc_check_spirv_graph_type(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_function_type(ctx, c->op);
  if (type.index == MC_NONE) return true;
  uint32_t inputs = mc_type_num_inputs(ctx, type), results = mc_type_num_results(ctx, type);
  if (results < 1) return fail(c, "there should be at least one result");
  for (uint32_t i = 0; i < inputs + results; i++) {
    McType each = i < inputs ? mc_type_input(ctx, type, i) : mc_type_result(ctx, type, i - inputs);
    if (mc_spirv_kind(ctx, each) == MC_SPIRV_TENSOR) continue;
    return fail(c, "type of %s #%u must be a TensorArmType, but got '%s'", i < inputs ? "argument" : "result",
                i < inputs ? i : i - inputs, TYPE(c, each));
  }
  return true;
}

static bool check_outputs(const McRoutineCheck *c, McType graph) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_op_num_operands(ctx, c->op), results = mc_type_num_results(ctx, graph);
  if (!is_a(ctx, c->op, "graph_outputs")) return true;
  if (count != results) {
    return fail(c, "is returning %u value(s) but enclosing spirv.ARM.Graph requires %u result(s)", count, results);
  }
  for (uint32_t i = 0; i < count; i++) {
    McType have = mc_operand_type(c, i), want = mc_type_result(ctx, graph, i);
    if (have.index == want.index) continue;
    return fail_plain(c, "type of return operand %u ('%s') doesn't match graph result type ('%s')", i, TYPE(c, have),
                      TYPE(c, want));
  }
  return true;
}

bool mc_check_spirv_graph_body(const McRoutineCheck *c) {
  McType type = mc_function_type(c->ctx, c->op);
  return type.index == MC_NONE || walk(c, c->op, type, check_outputs, 0);
}

bool mc_check_spirv_graph_outputs(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp graph = mc_op_parent(ctx, c->op);
  McType type = is_a(ctx, graph, "graph") ? mc_function_type(ctx, graph) : (McType){MC_NONE};
  if (type.index == MC_NONE) return true;
  McStr name = mc_attr_string_value(ctx, mc_op_property(ctx, graph, ctx->known[MC_ID_sym_name]));
  uint32_t count = mc_op_num_operands(ctx, c->op), results = mc_type_num_results(ctx, type);
  if (count != results) {
    return fail(c, "has %u operands, but enclosing  spirv.ARM.Graph (@%.*s) returns %u", count, (int)name.len,
                name.ptr, results);
  }
  for (uint32_t i = 0; i < count; i++) {
    McType have = mc_operand_type(c, i), want = mc_type_result(ctx, type, i);
    if (have.index == want.index) continue;
    return fail_plain(c, "type of return operand %u ('%s') doesn't match  spirv.ARM.Graph result type ('%s') in graph "
                         "@%.*s", i, TYPE(c, have), TYPE(c, want), (int)name.len, name.ptr);
  }
  return true;
}

/* --- modules --- */

/* Is it an operation of the module's dialect? */
static bool is_of_dialect(const McContext *ctx, McOp op) {
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  return name.len > 6 && memcmp(name.ptr, "spirv.", 6) == 0;
}

/* Operations of the module by the ids of their names, and the entry points so far by arrays of function and model. */
typedef struct Names {
  McIdMap symbols, entries;
} Names;

static McOp find_in(const Names *names, McIdent name) {
  const McIdEntry *entry = mc_idmap_find(&names->symbols, name.index);
  return (McOp){entry->key == 0 ? MC_NONE : entry->value};
}

/* The first of several operations with one name counts. Returns false when memory runs out. */
static bool gather_names(McContext *ctx, McBlock block, Names *names) {
  if (!mc_idmap_init(&ctx->alloc, &names->symbols, 16)) return false;
  if (!mc_idmap_init(&ctx->alloc, &names->entries, 16)) return false;
  for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    McAttr symbol = mc_op_property(ctx, op, ctx->known[MC_ID_sym_name]);
    if (symbol.index == MC_NONE || mc_kind(ctx, symbol.index) != MC_ATTR_STRING) continue;
    McStr text = mc_attr_string_value(ctx, symbol);
    McIdent name = mc_ident(ctx, text.ptr, text.len);
    if (name.index == MC_NONE) return false;
    if (mc_idmap_find(&names->symbols, name.index)->key != 0) continue;
    if (!mc_idmap_put(&ctx->alloc, &names->symbols, name.index, op.index)) return false;
  }
  return true;
}

static bool check_entry_point(const McRoutineCheck *c, Names *names) {
  McContext *ctx = c->ctx;
  McAttr fn = mc_op_property_named(ctx, c->op, "fn"), interface = mc_op_property_named(ctx, c->op, "interface");
  McAttr model = mc_op_property_named(ctx, c->op, "execution_model");
  if (!is_a(ctx, find_in(names, mc_attr_symbol_root(ctx, fn)), "function")) {
    McStr name = mc_ident_str(ctx, mc_attr_symbol_root(ctx, fn));
    return fail_plain(c, "function '%.*s' not found in 'spirv.module'", (int)name.len, name.ptr);
  }
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, interface); i < n; i++) {
    McAttr ref = mc_attr_array_get(ctx, interface, i);
    if (mc_attr_symbol_num_nested(ctx, ref) != 0) {
      return fail_plain(c, "expected symbol reference for interface specification instead of '%s",
                        mc_text_attr(c->diags, ref));
    }
    if (is_a(ctx, find_in(names, mc_attr_symbol_root(ctx, ref)), "variable")) continue;
    return fail_plain(c, "expected spirv.GlobalVariable symbol reference instead of'%s'", mc_text_attr(c->diags, ref));
  }
  McAttr pair[] = {fn, model}, key = mc_attr_array(ctx, pair, MC_COUNT(pair));
  if (key.index == MC_NONE) return mc_out_of_memory(c->diags);
  if (mc_idmap_find(&names->entries, key.index)->key != 0) {
    return fail_plain(c, "duplicate of a previous EntryPointOp");
  }
  return mc_idmap_put(&ctx->alloc, &names->entries, key.index, c->op.index) || mc_out_of_memory(c->diags);
}

static bool is_import(const McContext *ctx, McOp function) {
  McAttr linkage = mc_op_property_named(ctx, function, "linkage_attributes");
  if (linkage.index == MC_NONE) return false;
  return mc_spirv_case(ctx, (McAttr){mc_defined_param(ctx, linkage.index, 1)}, 0) == 1;
}

static bool check_function(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  if (block.index == MC_NONE && !is_import(ctx, c->op)) {
    return fail_plain(c, "'spirv.module' cannot contain external functions without 'Import' linkage_attributes "
                         "(LinkageAttributes)");
  }
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      McRoutineCheck inner = *c;
      inner.op = op;
      if (!is_of_dialect(ctx, op)) {
        return fail_plain(&inner, "functions in 'spirv.module' can only contain spirv.* ops");
      }
    }
  }
  return true;
}

static bool check_inside(const McRoutineCheck *c, McBlock block, Names *names) {
  McContext *ctx = c->ctx;
  for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    McRoutineCheck inner = *c;
    inner.op = op;
    if (!is_of_dialect(ctx, op)) return fail_plain(&inner, "'spirv.module' can only contain spirv.* ops");
    if (is_a(ctx, op, "entry_point")) {
      if (names->symbols.entries == NULL && !gather_names(ctx, block, names)) return mc_out_of_memory(c->diags);
      if (!check_entry_point(&inner, names)) return false;
    }
    if (is_a(ctx, op, "function") && !check_function(&inner)) return false;
  }
  return true;
}

bool mc_check_spirv_module(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  Names names = {0};
  bool ok = block.index == MC_NONE || check_inside(c, block, &names);
  mc_idmap_fini(&ctx->alloc, &names.symbols);
  mc_idmap_fini(&ctx->alloc, &names.entries);
  return ok;
}

/* --- attributes of arguments --- */

bool mc_spirv_check_argument(const McRoutineCheck *c, const McArgumentAttr *arg) {
  McContext *ctx = c->ctx;
  McStr name = mc_ident_str(ctx, arg->attr.name);
  McKind kind = mc_kind(ctx, arg->type.index);
  if (arg->is_result && !is_a(ctx, c->op, "graph")) {
    return fail_plain(c, "cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp "
                         "type");
  }
  if (!mc_str_is(name, "spirv.interface_var_abi") && !mc_str_is(name, "spirv.decoration")) {
    return fail_plain(c, "found unsupported '%.*s' attribute on region argument", (int)name.len, name.ptr);
  }
  if (mc_str_is(name, "spirv.decoration")) {
    return mc_is_defined_as(ctx, arg->attr.value.index, "spirv.decoration") ||
           fail_plain(c, "'%.*s' must be a spirv::DecorationAttr", (int)name.len, name.ptr);
  }
  if (!mc_is_defined_as(ctx, arg->attr.value.index, "spirv.interface_var_abi")) {
    return fail_plain(c, "'%.*s' must be a spirv::InterfaceVarABIAttr", (int)name.len, name.ptr);
  }
  bool scalar = kind == MC_TYPE_INTEGER || kind == MC_TYPE_INDEX || kind == MC_TYPE_FLOAT;
  return scalar || mc_defined_param(ctx, arg->attr.value.index, 2) == MC_NONE ||
         fail_plain(c, "'%.*s' attribute cannot specify storage class when attaching to a non-scalar value",
                    (int)name.len, name.ptr);
}
