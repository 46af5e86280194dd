/* rocdl.c - what rocdl's declarations cannot express. Nothing is owned. */
#include "dialects/rocdl/rocdl.def"
#include "dialects/shared/shared_checks.h"

bool mc_routine_rocdl_no_attributes_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
  return true;
}

void mc_routine_rocdl_no_attributes_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

static bool is_i32(const McContext *ctx, McAttr held) {
  if (mc_kind(ctx, held.index) != MC_ATTR_TYPE) return false;
  McType type = mc_attr_type_value(ctx, held);
  return mc_kind(ctx, type.index) == MC_TYPE_INTEGER && mc_type_integer_width(ctx, type) == 32 &&
         mc_type_integer_signedness(ctx, type) == MC_SIGNLESS;
}

bool mc_predicate_rocdl_pair(const McContext *ctx, uint32_t id) {
  if (!mc_is_defined_as(ctx, id, "llvm.struct")) return false;
  McAttr body = {mc_defined_param(ctx, id, 1)};
  return body.index != MC_NONE && mc_kind(ctx, body.index) == MC_ATTR_ARRAY && mc_attr_array_size(ctx, body) >= 2 &&
         is_i32(ctx, mc_attr_array_get(ctx, body, 0)) && is_i32(ctx, mc_attr_array_get(ctx, body, 1));
}

bool mc_attr_check_rocdl_kernel(McContext *ctx, McOp op, McAttr value, McDiags *diags) {
  (void)value;
  if (mc_op_has_fact(ctx, op, MC_FACT_LLVM_FUNCTION)) return true;
  if (diags != NULL) {
    mc_error(diags, mc_op_loc(ctx, op), "'\"rocdl.kernel\"' attribute attached to unexpected op");
    mc_note_current_op(diags, ctx, op);
  }
  return false;
}
