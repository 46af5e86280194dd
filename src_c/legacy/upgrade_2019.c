/* upgrade_2019.c - operations of 2019 of llvm, nvvm and vector: facts of their names and types are attributes and
 * operands today. */
#include "legacy/legacy.def"
#include "legacy/upgrade.h"
#include "parse/parse_attr.h"

bool mc_upgrade_legacy_linalg_generic(McUpgrade *u) {
  static const char *const counts[] = {"args_in", "args_out"};
  McContext *ctx = u->ctx;
  uint32_t count = mc_op_num_operands(ctx, u->op);
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, u->op, 0));
  McOp end = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
  uint32_t outputs = mc_op_is(ctx, end, "linalg.yield") ? mc_op_num_operands(ctx, end) : 0;
  if (outputs == 0 || outputs > count) {
    return mc_upgrade_error(u, "expects a region that yields a value for each output");
  }
  const int32_t sizes[2] = {(int32_t)(count - outputs), (int32_t)outputs};
  McAttr segments = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), sizes, 2, u->p->diags);
  if (segments.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  for (size_t i = 0; i < MC_COUNT(counts); i++) {
    if (!mc_upgrade_set_attr(u, counts[i], (McAttr){MC_NONE})) return false;
  }
  return mc_upgrade_set_attr(u, "operandSegmentSizes", segments) && mc_upgrade_rename(u, u->target);
}

bool mc_upgrade_legacy_llvm_constant(McUpgrade *u) {
  McAttr value = mc_upgrade_attr(u, "value");
  if (mc_kind(u->ctx, value.index) != MC_ATTR_SYMBOL_REF) return mc_upgrade_rename(u, u->target);
  return mc_upgrade_set_attr(u, "value", (McAttr){MC_NONE}) &&
         mc_upgrade_set_attr(u, "legacy.function_type", (McAttr){MC_NONE}) &&
         mc_upgrade_set_attr(u, "global_name", value) && mc_upgrade_rename(u, MC_STR("llvm.mlir.addressof"));
}

bool mc_upgrade_legacy_llvm_call(McUpgrade *u) {
  if (mc_upgrade_attr(u, "operandSegmentSizes").index != MC_NONE) return mc_upgrade_rename(u, u->target); /* as today */
  McType i32 = mc_type_integer(u->ctx, 32, MC_SIGNLESS);
  const int32_t sizes[2] = {(int32_t)mc_op_num_operands(u->ctx, u->op), 0};
  McAttr segments = mc_attr_dense_array(u->ctx, i32, sizes, 2, u->p->diags),
         bundles = mc_attr_dense_array(u->ctx, i32, NULL, 0, u->p->diags);
  if (segments.index == MC_NONE || bundles.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  return mc_upgrade_set_attr(u, "operandSegmentSizes", segments) &&
         mc_upgrade_set_attr(u, "op_bundle_sizes", bundles) && mc_upgrade_rename(u, u->target);
}

bool mc_upgrade_legacy_llvm_position(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McAttr position = mc_upgrade_attr(u, "position");
  if (mc_kind(ctx, position.index) != MC_ATTR_ARRAY) return mc_upgrade_rename(u, u->target);
  int64_t few[16];
  uint32_t count = mc_attr_array_size(ctx, position);
  if (count > MC_COUNT(few)) return mc_upgrade_error(u, "expects at most 16 positions");
  for (uint32_t i = 0; i < count; i++) {
    McAttr number = mc_attr_array_get(ctx, position, i);
    bool fits = mc_kind(ctx, number.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, number, &few[i]);
    if (!fits) return mc_upgrade_error(u, "expects numbers as its position");
  }
  McAttr today = mc_attr_dense_array(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), few, count, u->p->diags);
  if (today.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  return mc_upgrade_set_attr(u, "position", today) && mc_upgrade_rename(u, u->target);
}

bool mc_upgrade_legacy_nvvm_kind(McUpgrade *u) {
  bool votes = mc_str_is(u->target, "nvvm.vote.sync");
  McStr text = votes ? MC_STR("#nvvm<vote_sync_kind ballot>") : MC_STR("#nvvm<shfl_kind bfly>");
  if (mc_op_num_operands(u->ctx, u->op) != (votes ? 2 : 4)) {
    return mc_upgrade_error(u, "requires %d operands", votes ? 2 : 4);
  }
  McAttr kind = mc_parse_attr(u->ctx, text.ptr, text.len, (McType){MC_NONE}, MC_SYNTAX_MODERN, u->p->diags);
  return kind.index != MC_NONE && mc_upgrade_set_attr(u, "kind", kind) && mc_upgrade_rename(u, u->target);
}

/* The zero of a type of numbers. Returns MC_NONE for any other type, or when memory runs out. */
static McAttr zero_of(McContext *ctx, McType type) {
  static const uint64_t bits[2] = {0, 0};
  McKind kind = mc_kind(ctx, type.index);
  if (kind == MC_TYPE_FLOAT) return mc_attr_float_bits(ctx, type, bits, 2);
  return kind == MC_TYPE_INTEGER || kind == MC_TYPE_INDEX ? mc_attr_integer(ctx, type, 0) : (McAttr){MC_NONE};
}

bool mc_upgrade_legacy_transfer_read(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McType source = mc_value_type(ctx, mc_upgrade_operand(u, 0)),
         vector = mc_value_type(ctx, mc_op_result(ctx, u->op, 0));
  uint32_t count = mc_op_num_operands(ctx, u->op), rank;
  McAttr flags[16];
  bool fits = mc_kind(ctx, source.index) == MC_TYPE_MEMREF && mc_kind(ctx, vector.index) == MC_TYPE_VECTOR;
  if (!fits || (rank = mc_type_rank(ctx, vector)) > MC_COUNT(flags)) {
    return mc_upgrade_error(u, "expects a memref, and a vector of at most 16 dimensions");
  }
  McType element = mc_type_element(ctx, source);
  McAttr zero = zero_of(ctx, element);
  if (zero.index == MC_NONE) return mc_upgrade_error(u, "expects a memref of numbers");
  McNamedAttr value = {ctx->known[MC_ID_value], zero};
  McUpgradeMake constant = {
      .name = "arith.constant", .results = &element, .num_results = 1, .attrs = &value, .num_attrs = 1};
  McOp padding = mc_upgrade_make(u, &constant);
  if (padding.index == MC_NONE) return false;
  size_t base = u->p->words.len;
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(u->p, &u->p->words, mc_op_operand(ctx, u->op, i).index)) return false;
  }
  if (!mc_p_push(u->p, &u->p->words, mc_op_result(ctx, padding, 0).index)) return false;
  for (uint32_t i = 0; i < rank; i++) flags[i] = mc_attr_bool(ctx, false);
  const int32_t sizes[4] = {1, (int32_t)count - 1, 1, 0};
  McNamedAttr attrs[2] = {{mc_upgrade_ident(u, "in_bounds"), mc_attr_array(ctx, flags, rank)},
                          {ctx->known[MC_ID_operandSegmentSizes],
                           mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), sizes, 4, u->p->diags)}};
  bool ok = attrs[0].name.index != MC_NONE && attrs[0].value.index != MC_NONE && attrs[1].value.index != MC_NONE;
  McUpgradeMake make = {.name = "vector.transfer_read",
                        .operands = (const McValue *)(u->p->words.ptr + base),
                        .num_operands = count + 1,
                        .results = &vector,
                        .num_results = 1,
                        .attrs = attrs,
                        .num_attrs = 2};
  McOp made = ok ? mc_upgrade_make(u, &make) : (McOp){MC_NONE};
  u->p->words.len = base;
  if (made.index == MC_NONE) return ok ? false : mc_upgrade_out_of_memory(u);
  return mc_upgrade_keep_attrs(u, made, NULL) && mc_upgrade_replace(u, made);
}
