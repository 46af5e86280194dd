/* func.c - functions, references to them, and types of indirect calls. */
#include "dialects/func/func.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "transform/rewriter.h"

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

/* --- transform --- */

bool mc_patterns_call_indirect(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McAttr callee = mc_constant_of(ctx, mc_op_operand(ctx, op, 0));
  if (callee.index == MC_NONE || mc_kind(ctx, callee.index) != MC_ATTR_SYMBOL_REF) return false;
  uint32_t operands = mc_op_num_operands(ctx, op), results = mc_op_num_results(ctx, op);
  MC_ARRAY(McValue) values = {0};
  MC_ARRAY(McType) types = {0};
  bool ok = true;
  for (uint32_t i = 1; ok && i < operands; i++) ok = mc_array_push(&ctx->alloc, &values, mc_op_operand(ctx, op, i));
  for (uint32_t i = 0; ok && i < results; i++) {
    ok = mc_array_push(&ctx->alloc, &types, mc_value_type(ctx, mc_op_result(ctx, op, i)));
  }
  McNamedAttr named = {mc_ident(ctx, "callee", 6), callee};
  if (ok) { /* no other attribute stays */
    McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "func.call", .operands = values.ptr, .num_operands = values.len,
                                               .results = types.ptr, .num_results = types.len, .attrs = &named,
                                               .num_attrs = 1});
    ok = made.index != MC_NONE && mc_rw_replace_by(rw, op, made);
  }
  mc_array_fini(&ctx->alloc, &values);
  mc_array_fini(&ctx->alloc, &types);
  return ok || mc_rw_fail(rw);
}

McOp mc_constant_func(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {ctx->known[MC_ID_value], value};
  if (mc_kind(ctx, value.index) != MC_ATTR_SYMBOL_REF) return (McOp){MC_NONE};
  return mc_rw_create(rw, before, &(McRwOp){.name = "func.constant", .results = &type, .num_results = 1,
                                            .attrs = &named, .num_attrs = 1});
}
