/* builtin.c - checks of modules and casts of the builtin dialect. */
#include "dialects/builtin/builtin.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

bool mc_check_dialect_attributes(const McRoutineCheck *c) {
  McAttr attrs = mc_op_attrs(c->ctx, c->op);
  for (uint32_t i = 0, n = mc_attr_dictionary_size(c->ctx, attrs); i < n; i++) {
    McStr name = mc_ident_str(c->ctx, mc_attr_dictionary_entry(c->ctx, attrs, i).name);
    if (memchr(name.ptr, '.', name.len) != NULL) continue;
    return fail(c, "can only contain attributes with dialect-prefixed names, found: '%.*s'", (int)name.len, name.ptr);
  }
  return true;
}

bool mc_check_cast_results(const McRoutineCheck *c) {
  return mc_op_num_results(c->ctx, c->op) > 0 || fail(c, "expected at least one result for cast operation");
}

/* The operands, when they have the results' types, or those of a cast whose results all of them are, in order. */
McFolded mc_fold_conversion_cast(McFold *f) {
  McContext *ctx = f->ctx;
  uint32_t operands = mc_op_num_operands(ctx, f->op), results = mc_op_num_results(ctx, f->op);
  if (operands == 0 || results == 0) return MC_NOT_FOLDED;
  McOp from = mc_value_op(ctx, mc_op_operand(ctx, f->op, 0));
  McOpName name = mc_op_get_name(ctx, f->op);
  bool same = operands == results, cast = from.index != MC_NONE && mc_op_get_name(ctx, from).index == name.index;
  cast = cast && mc_op_num_results(ctx, from) == operands && mc_op_num_operands(ctx, from) == results;
  for (uint32_t i = 0; i < results; i++) {
    McType type = mc_value_type(ctx, mc_op_result(ctx, f->op, i));
    same = same && mc_value_type(ctx, mc_op_operand(ctx, f->op, i)).index == type.index;
    cast = cast && mc_value_type(ctx, mc_op_operand(ctx, from, i)).index == type.index;
  }
  for (uint32_t i = 0; i < operands && cast; i++) {
    cast = mc_op_operand(ctx, f->op, i).index == mc_op_result(ctx, from, i).index;
  }
  if (!same && !cast) return MC_NOT_FOLDED;
  for (uint32_t i = 0; i < results; i++) f->results[i].value = mc_op_operand(ctx, same ? f->op : from, i);
  return MC_FOLDED;
}
