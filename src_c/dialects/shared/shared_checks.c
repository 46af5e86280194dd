/* shared_checks.c - values, types and attributes of the operation that is checked, by the names that the definition
 * gives them.
 *
 * Nothing here assumes that an operation fits its definition: a value, type or attribute that is missing is MC_NONE.
 */
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

bool mc_op_is_named(const McContext *ctx, McOp op, uint32_t name) {
  return op.index != MC_NONE && mc_op_name_rec(ctx, mc_op_get_name(ctx, op))->name.index == name;
}

bool mc_is_elements_kind(McKind kind) {
  return kind == MC_ATTR_DENSE_ELEMENTS || kind == MC_ATTR_DENSE_STRINGS || kind == MC_ATTR_DENSE_RESOURCE ||
         kind == MC_ATTR_SPARSE_ELEMENTS;
}

bool mc_is_defined_as(const McContext *ctx, uint32_t id, const char *name) {
  if (id == MC_NONE || (mc_kind(ctx, id) != MC_ATTR_DEFINED && mc_kind(ctx, id) != MC_TYPE_DEFINED)) return false;
  return mc_str_is(mc_ident_str(ctx, (McIdent){mc_rec(ctx, id)->words[0]}), name);
}

McAttr mc_op_property(const McContext *ctx, McOp op, McIdent name) {
  McAttr properties = mc_op_properties(ctx, op), none = {MC_NONE};
  if (name.index == MC_NONE || properties.index == MC_NONE || mc_kind(ctx, properties.index) != MC_ATTR_DICTIONARY) {
    return none;
  }
  return mc_find_entry(ctx, properties, name.index);
}

McAttr mc_op_property_named(const McContext *ctx, McOp op, const char *name) {
  McAttr properties = mc_op_properties(ctx, op), none = {MC_NONE};
  if (properties.index == MC_NONE || mc_kind(ctx, properties.index) != MC_ATTR_DICTIONARY) return none;
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, properties); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, properties, i);
    if (mc_str_is(mc_ident_str(ctx, entry.name), name)) return entry.value;
  }
  return none;
}

McAttr mc_checked_attr(const McRoutineCheck *c, const char *name) { return mc_op_property_named(c->ctx, c->op, name); }

McType mc_operand_type(const McRoutineCheck *c, uint32_t i) {
  if (i >= mc_op_num_operands(c->ctx, c->op)) return (McType){MC_NONE};
  return mc_value_type(c->ctx, mc_op_operand(c->ctx, c->op, i));
}

McType mc_result_type(const McRoutineCheck *c, uint32_t i) {
  if (i >= mc_op_num_results(c->ctx, c->op)) return (McType){MC_NONE};
  return mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, i));
}

static bool find_group(const McGroupWords *groups, uint32_t count, uint32_t name, uint32_t *group) {
  for (*group = 0; *group < count; ++*group) {
    if (groups[*group].name == name) return true;
  }
  return false;
}

McGroup mc_named_group(const McRoutineCheck *c, uint32_t name) {
  const McOpDef *def = c->def;
  McGroup out = {false, 0, 0};
  uint32_t group;
  bool operands = find_group(mc_def_operands(def), def->op->num_operands, name, &group);
  if (!operands && !find_group(mc_def_results(def), def->op->num_results, name, &group)) return out;
  out.is_result = !operands;
  mc_op_group(c->ctx, def, c->op, out.is_result, group, &out.start, &out.count);
  return out;
}

McValue mc_group_value(const McRoutineCheck *c, McGroup group, uint32_t i) {
  if (i >= group.count) return (McValue){MC_NONE};
  return group.is_result ? mc_op_result(c->ctx, c->op, group.start + i) : mc_op_operand(c->ctx, c->op, group.start + i);
}

McType mc_group_type(const McRoutineCheck *c, McGroup group, uint32_t i) {
  McValue value = mc_group_value(c, group, i);
  return value.index == MC_NONE ? (McType){MC_NONE} : mc_value_type(c->ctx, value);
}

McType mc_named_type(const McRoutineCheck *c, uint32_t name) { return mc_group_type(c, mc_named_group(c, name), 0); }

bool mc_ints_init(McContext *ctx, McInts *ints, uint32_t capacity, McDiags *diags) {
  ints->len = 0;
  ints->capacity = capacity;
  ints->ptr = capacity <= MC_COUNT(ints->few) ? ints->few : mc_alloc(&ctx->alloc, capacity * sizeof *ints->ptr);
  return ints->ptr != NULL || mc_out_of_memory(diags);
}

void mc_ints_fini(McContext *ctx, McInts *ints) {
  if (ints->ptr != ints->few && ints->ptr != NULL) {
    mc_free(&ctx->alloc, ints->ptr, ints->capacity * sizeof *ints->ptr);
  }
}

bool mc_ints_of_shape(McContext *ctx, McInts *ints, McType type, McDiags *diags) {
  uint32_t rank = mc_type_rank(ctx, type);
  if (!mc_ints_init(ctx, ints, rank, diags)) return false;
  for (uint32_t i = 0; i < rank; i++) ints->ptr[ints->len++] = mc_type_dim(ctx, type, i);
  return true;
}

/* --- constants, and values that a loop carries --- */

bool mc_constant_int(const McContext *ctx, McValue value, int64_t *out) {
  McOp op = mc_value_op(ctx, value);
  if (op.index == MC_NONE || mc_op_def(ctx, op) == NULL || mc_op_num_operands(ctx, op) != 0 ||
      mc_op_num_results(ctx, op) != 1) {
    return false;
  }
  McAttr attr = mc_op_property(ctx, op, ctx->known[MC_ID_value]);
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, attr, out);
}

static bool fail_pair(const McRoutineCheck *c, uint32_t i, const char *one, const char *other, McType a, McType b) {
  return fail(c, "%u-th %s and %u-th %s have different type: '%s' != '%s'", i, one, i, other, mc_text_type(c->diags, a),
              mc_text_type(c->diags, b));
}

bool mc_loop_values(const McRoutineCheck *c, McGroup inits, uint32_t first, uint64_t carried, McOp last) {
  McContext *ctx = c->ctx;
  McBlock body =
      mc_op_num_regions(ctx, c->op) == 0 ? (McBlock){MC_NONE} : mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  uint32_t results = mc_op_num_results(ctx, c->op);
  bool yields = last.index != MC_NONE && mc_op_num_operands(ctx, last) > 0;
  if (inits.count != carried) {
    return fail(c, "different number of inits and region iter_args: %u != %llu", inits.count,
                (unsigned long long)carried);
  }
  if (yields && mc_op_num_operands(ctx, last) != carried) {
    return fail(c, "different number of region iter_args and yielded values: %llu != %u", (unsigned long long)carried,
                mc_op_num_operands(ctx, last));
  }
  if (results != carried) {
    return fail(c, "different number of region iter_args and loop results: %llu != %u", (unsigned long long)carried,
                results);
  }
  if (carried == 0) return true;
  const McOpRec *op = mc_op_rec(ctx, c->op);
  McTypeRun args = mc_arg_types(ctx, mc_block_rec(ctx, body), first);
  McTypeRun init = inits.is_result ? mc_result_types(ctx, op, inits.start) : mc_operand_types(ctx, op, inits.start);
  uint32_t count = (uint32_t)carried, i = mc_types_differ(ctx, init, args, 0, count);
  if (i < count) {
    return fail_pair(c, i, "init", "region iter_arg", mc_run_type(ctx, init, i), mc_run_type(ctx, args, i));
  }
  if (yields) {
    McTypeRun yielded = mc_operand_types(ctx, mc_op_rec(ctx, last), 0);
    i = mc_types_differ(ctx, args, yielded, 0, count);
    if (i < count) {
      return fail_pair(c, i, "region iter_arg", "yielded value", mc_run_type(ctx, args, i),
                       mc_run_type(ctx, yielded, i));
    }
  }
  McTypeRun made = mc_result_types(ctx, op, 0);
  i = mc_types_differ(ctx, args, made, 0, count);
  return i == count ||
         fail_pair(c, i, "region iter_arg", "loop result", mc_run_type(ctx, args, i), mc_run_type(ctx, made, i));
}
