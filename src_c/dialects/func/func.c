/* func.c - functions, references to them, and types of indirect calls. */
#include "dialects/func/func.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

bool mc_transform_function_inputs(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || mc_kind(ctx, from->index) != MC_TYPE_FUNCTION) return false;
  for (uint32_t i = 0, n = mc_type_num_inputs(ctx, *from); i < n; i++) {
    if (!mc_array_push(&ctx->alloc, out, mc_type_input(ctx, *from, i).index)) return false;
  }
  return true;
}

bool mc_transform_function_results(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || mc_kind(ctx, from->index) != MC_TYPE_FUNCTION) return false;
  for (uint32_t i = 0, n = mc_type_num_results(ctx, *from); i < n; i++) {
    if (!mc_array_push(&ctx->alloc, out, mc_type_result(ctx, *from, i).index)) return false;
  }
  return true;
}

bool mc_check_function_reference(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr ref = mc_op_property(ctx, c->op, ctx->known[MC_ID_value]);
  /* the constraint has said so */
  if (ref.index == MC_NONE || mc_kind(ctx, ref.index) != MC_ATTR_SYMBOL_REF) return true;
  McOp function = mc_find_function(c, ref);
  if (function.index == MC_NONE) {
    McStr name = mc_ident_str(ctx, mc_attr_symbol_root(ctx, ref));
    return fail(c, "reference to undefined function '%.*s'", (int)name.len, name.ptr);
  }
  McType type = mc_function_type(ctx, function);
  if (mc_op_num_results(ctx, c->op) == 1 && mc_value_type(ctx, mc_op_result(ctx, c->op, 0)).index == type.index) {
    return true;
  }
  return fail(c, "reference to function with mismatched type");
}
