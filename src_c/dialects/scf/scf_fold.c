/* scf_fold.c - patterns of scf.for, scf.execute_region and scf.index_switch: mlir-opt 22's, in its order. */
#include "dialects/scf/scf_fold.h"

#include "defs/enums.h"
#include "defs/facts.h"
#include "dialects/shared/region_values.h"

bool mc_speculation_for(McContext *ctx, McOp op) {
  int64_t step;
  return mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, op, 2)), &step) && step == 1;
}

bool mc_scf_end_with(McRewriter *rw, McOp before, const char *name, const McValue *values, size_t count) {
  return mc_rw_create(rw, before, &(McRwOp){.name = name, .operands = values, .num_operands = count}).index != MC_NONE;
}

static bool constant_of(McContext *ctx, McMixed index, McNumber *out) {
  if (index.value.index == MC_NONE) return mc_number_set(out, 64, index.number), true;
  McAttr attr = mc_constant_of(ctx, index.value);
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_number(ctx, attr, out);
}

/* The constant that the upper bound is greater by, if it is a sum that does not overflow. */
static bool added(McContext *ctx, McMixed lower, McMixed upper, bool is_signed, McNumber *out) {
  McOp sum = upper.value.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(ctx, upper.value);
  if (sum.index == MC_NONE || !mc_op_is(ctx, sum, "arith.addi") || lower.value.index == MC_NONE) return false;
  McAttr flags = mc_attr_named(ctx, sum, "overflowFlags");
  uint64_t have = flags.index == MC_NONE || mc_kind(ctx, flags.index) != MC_ATTR_DEFINED
                      ? 0 : mc_enum_attr_value(ctx, flags);
  if ((have & (is_signed ? 1 : 2)) == 0) return false;
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_op_operand(ctx, sum, i).index != lower.value.index) continue;
    if (constant_of(ctx, mc_mixed_of_value(mc_op_operand(ctx, sum, 1 - i)), out)) return true;
  }
  return false;
}

bool mc_scf_trip_count(McContext *ctx, McMixed lower, McMixed upper, McMixed step, bool is_signed, bool add,
                       uint64_t *out) {
  McNumber low, high, by, diff, quotient, rest;
  /* in mlir-opt 22 a number of scf.forall is an i64, and a value an index */
  if ((lower.value.index == MC_NONE) != (upper.value.index == MC_NONE)) return false;
  if (mc_mixed_same(lower, upper)) return *out = 0, true;
  bool has_step = constant_of(ctx, step, &by);
  if (has_step && (mc_number_is_zero(&by) || mc_number_is_negative(&by))) return *out = 0, true; /* unsigned, too */
  if (constant_of(ctx, lower, &low) && constant_of(ctx, upper, &high)) {
    if (low.width != high.width) return false;
    if (mc_number_compare(&high, &low, is_signed) <= 0) return *out = 0, true;
    mc_number_sub(&diff, &high, &low);
  } else if (!add || !added(ctx, lower, upper, is_signed, &diff)) {
    return false;
  } else if (mc_number_is_zero(&diff) || (is_signed && mc_number_is_negative(&diff))) {
    return *out = 0, true;
  }
  if (!has_step || by.width != diff.width) return false;
  mc_number_divide(&quotient, &rest, &diff, &by, false);
  if (!mc_number_u64(&quotient, out)) return false;
  *out += !mc_number_is_zero(&rest);
  return true;
}

/* --- scf.for --- */

typedef struct For {
  McRewriter *rw;
  McContext *ctx;
  McOp op, yield;
  McBlock body;
  uint32_t args;
  McValueList values;  /* owned */
  McTypeList types;    /* owned */
  McValueList passed;  /* owned */
} For;

MC_INLINE McValue init_of(const For *f, uint32_t i) { return mc_op_operand(f->ctx, f->op, 3 + i); }
MC_INLINE McValue arg_of(const For *f, uint32_t i) { return mc_block_arg(f->ctx, f->body, 1 + i); }
MC_INLINE McValue yielded(const For *f, uint32_t i) { return mc_op_operand(f->ctx, f->yield, i); }
MC_INLINE McValue result_of(const For *f, uint32_t i) { return mc_op_result(f->ctx, f->op, i); }

/* A loop with the same bounds and attributes, the initial values `values` and results `types`, and a body without
 * operations. MC_NONE: out of memory. */
static McOp make_for(For *f) {
  McContext *ctx = f->ctx;
  McOpState state = {.name = mc_op_get_name(ctx, f->op), .loc = mc_op_loc(ctx, f->op), .attrs = mc_op_attrs(ctx, f->op),
                     .properties = mc_op_properties(ctx, f->op), .operands = f->values.ptr,
                     .num_operands = f->values.len, .results = f->types.ptr, .num_results = f->types.len,
                     .num_regions = 1};
  McOp made = mc_rw_create_state(f->rw, f->op, &state);
  McType variable = mc_value_type(ctx, mc_block_arg(ctx, f->body, 0));
  if (made.index == MC_NONE) return made;
  McBlock block = mc_rw_block(f->rw, made, 0, &variable, 1);
  for (size_t i = 0; i < f->types.len && block.index != MC_NONE; i++) {
    McValue arg = mc_block_add_arg(ctx, block, f->types.ptr[i], mc_op_loc(ctx, f->op));
    if (arg.index == MC_NONE) block.index = MC_NONE;
  }
  if (block.index != MC_NONE) return made;
  mc_rw_fail(f->rw);
  return (McOp){MC_NONE};
}

/* Loops that run never or once, and those that only return values from outside. */
static bool fold_trivial(For *f) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  uint64_t count;
  bool is_signed = mc_attr_named(ctx, f->op, "unsignedCmp").index == MC_NONE;
  McMixed bounds[3];
  for (uint32_t i = 0; i < 3; i++) bounds[i] = mc_mixed_of_value(mc_op_operand(ctx, f->op, i));
  if (!mc_scf_trip_count(ctx, bounds[0], bounds[1], bounds[2], is_signed, true, &count)) return false;
  if (!mc_rw_operands(rw, f->op, 3, f->args, &f->values)) return false;
  if (count == 0) return mc_rw_replace(rw, f->op, f->values.ptr);
  if (count == 1) {
    if (!mc_array_push(&ctx->alloc, &f->passed, bounds[0].value)) return mc_rw_fail(rw);
    if (!mc_rw_operands(rw, f->op, 3, f->args, &f->passed)) return false;
    return mc_rw_replace_by_region(rw, f->op, mc_op_region(ctx, f->op, 0), f->passed.ptr, 0);
  }
  if (!mc_scf_is_empty(ctx, f->body)) return false;
  for (uint32_t i = 0; i < f->args; i++) {
    if (mc_op_contains_block(ctx, f->op, mc_value_parent_block(ctx, yielded(f, i)))) return false;
  }
  f->values.len = 0;
  return mc_rw_operands(rw, f->yield, 0, f->args, &f->values) && mc_rw_replace(rw, f->op, f->values.ptr);
}

/* A cast that makes sizes of initial value `at` unknown moves into the loop, and after it. */
static bool move_cast(For *f, uint32_t at, McValue source) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  McType old = mc_value_type(ctx, init_of(f, at)), type = mc_value_type(ctx, source);
  if (!mc_rw_operands(rw, f->op, 0, 3 + f->args, &f->values) || !mc_rw_result_types(rw, f->op, &f->types)) return false;
  f->values.ptr[3 + at] = source;
  f->types.ptr[at] = type;
  McOp made = make_for(f);
  if (made.index == MC_NONE) return mc_rw_fail(rw);
  McBlock body = mc_scf_body(ctx, made, 0);
  for (uint32_t i = 0; i <= f->args; i++) {
    if (!mc_array_push(&ctx->alloc, &f->passed, mc_block_arg(ctx, body, i))) return mc_rw_fail(rw);
  }
  McOp first = mc_block_first_op(ctx, f->body);
  f->passed.ptr[1 + at] = mc_rw_tensor_cast(rw, first, f->op, f->passed.ptr[1 + at], old);
  if (f->passed.ptr[1 + at].index == MC_NONE) return mc_rw_fail(rw);
  mc_rw_inline(rw, f->body, body, (McOp){MC_NONE}, f->passed.ptr);
  McValue out = mc_rw_tensor_cast(rw, f->yield, f->op, yielded(f, at), type);
  if (out.index == MC_NONE) return mc_rw_fail(rw);
  f->values.len = 0;
  if (!mc_rw_operands(rw, f->yield, 0, f->args, &f->values)) return false;
  f->values.ptr[at] = out;
  if (!mc_scf_end_with(rw, f->yield, "scf.yield", f->values.ptr, f->args)) return mc_rw_fail(rw);
  mc_rw_erase(rw, f->yield);
  for (uint32_t i = 0; i < f->args; i++) f->values.ptr[i] = mc_op_result(ctx, made, i);
  f->values.ptr[at] = mc_rw_tensor_cast(rw, f->op, f->op, f->values.ptr[at], old);
  return f->values.ptr[at].index != MC_NONE && mc_rw_replace(rw, f->op, f->values.ptr);
}

static bool fold_casts(For *f) {
  McContext *ctx = f->ctx;
  for (uint32_t i = 0; i < f->args; i++) {
    McOp cast = mc_value_op(ctx, init_of(f, i));
    if (cast.index == MC_NONE || !mc_op_is(ctx, cast, "tensor.cast")) continue;
    McValue source = mc_op_operand(ctx, cast, 0);
    McType from = mc_value_type(ctx, source), to = mc_value_type(ctx, init_of(f, i));
    if (from.index == to.index || !mc_tensor_keeps_sizes(ctx, to, from)) continue;
    if (mc_value_has_one_use(ctx, result_of(f, i))) return move_cast(f, i, source);
  }
  return false;
}

bool mc_patterns_for(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  For f = {.rw = rw, .ctx = ctx, .op = op, .yield = mc_scf_end(ctx, op, 0), .body = mc_scf_body(ctx, op, 0),
           .args = mc_op_num_results(ctx, op)};
  bool changed = fold_trivial(&f);
  if (!changed) {
    f.values.len = f.types.len = f.passed.len = 0;
    changed = fold_casts(&f) || mc_region_values_simplify(rw, op);
  }
  mc_array_fini(&ctx->alloc, &f.values);
  mc_array_fini(&ctx->alloc, &f.types);
  mc_array_fini(&ctx->alloc, &f.passed);
  return changed;
}

/* --- scf.execute_region --- */

/* Its blocks become blocks of the function, or of the region, around it. */
static bool inline_blocks(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp around = mc_op_parent(ctx, op);
  McBlock front = mc_op_block(ctx, op), entry = mc_scf_body(ctx, op, 0);
  if (!mc_op_has_fact(ctx, around, MC_FACT_FUNCTION) && !mc_op_is(ctx, around, "scf.execute_region")) return false;
  McBlock after = mc_block_create(ctx, mc_block_region(ctx, front), mc_block_next(ctx, front));
  if (after.index == MC_NONE) return mc_rw_fail(rw);
  for (McOp at = op, next; at.index != MC_NONE; at = next) { /* from the operation on */
    next = mc_op_next(ctx, at);
    mc_op_detach(ctx, at);
    mc_op_insert(ctx, at, after, (McOp){MC_NONE});
  }
  McOpState state = {.name = mc_op_name(ctx, "cf.br", 5), .loc = mc_op_loc(ctx, op), .successors = &entry,
                     .num_successors = 1};
  if (state.name.index == MC_NONE || !mc_rw_append(rw, front, &state)) return mc_rw_fail(rw);
  for (McBlock block = entry; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp yield = mc_block_last_op(ctx, block);
    McValueList values = {0};
    if (!mc_op_is(ctx, yield, "scf.yield")) continue;
    bool ok = mc_rw_operands(rw, yield, 0, mc_op_num_operands(ctx, yield), &values);
    ok = ok && mc_rw_create(rw, yield, &(McRwOp){.name = "cf.br", .operands = values.ptr, .num_operands = values.len,
                                                 .successors = &after, .num_successors = 1}).index != MC_NONE;
    mc_array_fini(&ctx->alloc, &values);
    if (!ok) return mc_rw_fail(rw);
    mc_rw_erase(rw, yield);
  }
  for (McBlock block; (block = mc_scf_body(ctx, op, 0)).index != MC_NONE;) {
    mc_block_detach(ctx, block);
    mc_block_insert(ctx, block, mc_block_region(ctx, front), after);
  }
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    McValue result = mc_op_result(ctx, op, i);
    McValue arg = mc_block_add_arg(ctx, after, mc_value_type(ctx, result), mc_op_loc(ctx, op));
    if (arg.index == MC_NONE) return mc_rw_fail(rw);
    mc_rw_replace_value(rw, result, arg);
  }
  return mc_rw_erase(rw, op);
}

bool mc_patterns_execute_region(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McRegion region = mc_op_region(ctx, op, 0);
  if (mc_attr_named(ctx, op, "no_inline").index != MC_NONE) return mc_region_values_simplify(rw, op);
  if (mc_region_first_block(ctx, region).index != mc_region_last_block(ctx, region).index) {
    return inline_blocks(rw, op) || mc_region_values_simplify(rw, op);
  }
  if (!mc_op_is(ctx, mc_scf_end(ctx, op, 0), "scf.yield")) return false;
  return mc_rw_replace_by_region(rw, op, region, NULL, 0);
}

/* --- scf.index_switch --- */

/* The first operand of the terminator: on into region 1, or past the operation. */
bool mc_branch_scf_condition(McContext *ctx, McOp op, uint32_t from, const McAttr *constants, uint32_t *to) {
  McNumber condition;
  (void)op, (void)from;
  if (constants == NULL || !mc_attr_integer_number(ctx, constants[0], &condition)) return false;
  *to = mc_number_is_zero(&condition) ? MC_EDGE_OPERATION : 1;
  return true;
}

bool mc_patterns_index_switch(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  int64_t number, value;
  McAttr cases = mc_attr_named(ctx, op, "cases");
  if (cases.index == MC_NONE || mc_kind(ctx, cases.index) != MC_ATTR_DENSE_ARRAY) return false;
  if (mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, op, 0)), &number)) {
    McStr data = mc_attr_dense_data(ctx, cases);
    uint32_t chosen = 0;
    for (uint32_t i = 0; i < data.len / 8 && chosen == 0; i++) {
      memcpy(&value, data.ptr + 8 * (size_t)i, 8);
      if (value == number) chosen = 1 + i;
    }
    McRegion region = mc_op_region(ctx, op, chosen);
    if (chosen < mc_op_num_regions(ctx, op)) return mc_rw_replace_by_region(rw, op, region, NULL, 0);
  }
  return mc_region_values_simplify(rw, op);
}
