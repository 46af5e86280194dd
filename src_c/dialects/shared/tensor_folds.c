/* tensor_folds.c - casts of tensors. */
#include "dialects/shared/tensor_folds.h"

#include "defs/facts.h"
#include "defs/opdefs.h"
#include "transform/mixed.h"

bool mc_tensor_keeps_sizes(const McContext *ctx, McType less, McType more) {
  if (!mc_type_has_rank(ctx, less) || !mc_type_has_rank(ctx, more)) return false;
  if (mc_type_element(ctx, less).index != mc_type_element(ctx, more).index) return false;
  uint32_t rank = mc_type_rank(ctx, less);
  if (mc_type_rank(ctx, more) != rank || mc_type_encoding(ctx, less).index != mc_type_encoding(ctx, more).index) {
    return false;
  }
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(ctx, less, i) != MC_DYNAMIC && mc_type_dim(ctx, more, i) == MC_DYNAMIC) return false;
  }
  return true;
}

McOp mc_tensor_cast_of(const McContext *ctx, McValue value) {
  return mc_value_made_by(ctx, value, "tensor.cast");
}

bool mc_tensor_cast_forgets(const McContext *ctx, McOp cast) {
  McType from = mc_value_type(ctx, mc_op_operand(ctx, cast, 0)), to = mc_value_type(ctx, mc_op_result(ctx, cast, 0));
  if (mc_kind(ctx, from.index) != MC_TYPE_RANKED_TENSOR || mc_kind(ctx, to.index) != MC_TYPE_RANKED_TENSOR) {
    return false;
  }
  uint32_t rank = mc_type_rank(ctx, from);
  if (rank != mc_type_rank(ctx, to) || mc_type_element(ctx, from).index != mc_type_element(ctx, to).index) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(ctx, from, i) == MC_DYNAMIC && mc_type_dim(ctx, to, i) != MC_DYNAMIC) return false;
  }
  return true;
}

McValue mc_tensor_before_cast(const McContext *ctx, McValue value) {
  McOp cast = mc_tensor_cast_of(ctx, value);
  return cast.index != MC_NONE && mc_tensor_cast_forgets(ctx, cast) ? mc_op_operand(ctx, cast, 0) : value;
}

McValue mc_tensor_destination_of(McContext *ctx, McValue result) {
  McValue none = {MC_NONE};
  McOp op = mc_value_op(ctx, result);
  if (op.index == MC_NONE) return none;
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t words = 0, start, count, left = mc_value_index(ctx, result);
  const uint32_t *names = def == NULL ? NULL : mc_def_fact(def, MC_FACT_DESTINATIONS, &words);
  for (uint32_t i = 0; names != NULL && i < words; i++) {
    McStr name = mc_ident_str(ctx, (McIdent){names[i]});
    if (!mc_op_operands_named(ctx, op, name.ptr, &start, &count)) return none;
    if (left < count) return mc_op_operand(ctx, op, start + left);
    left -= count;
  }
  return none;
}

McType mc_tensor_resized(McContext *ctx, McType type, const int64_t *dims, size_t rank, bool encoded) {
  McAttr encoding = encoded ? mc_type_encoding(ctx, type) : (McAttr){MC_NONE};
  return mc_type_ranked_tensor(ctx, dims, rank, mc_type_element(ctx, type), encoding, NULL);
}

McValue mc_rw_tensor_cast(McRewriter *rw, McOp before, McOp like, McValue value, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp made = mc_rw_create(rw, before, &(McRwOp){.name = "tensor.cast", .loc = mc_op_loc(ctx, like), .operands = &value,
                                                 .num_operands = 1, .results = &type, .num_results = 1});
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

McValue mc_rw_tensor_dim(McRewriter *rw, McOp before, McValue tensor, uint32_t i) {
  McContext *ctx = mc_rw_ctx(rw);
  McType index = mc_type_index(ctx);
  McValue operands[2] = {tensor, mc_rw_integer(rw, before, index, i)};
  McOp dim = mc_rw_create(rw, before, &(McRwOp){.name = "tensor.dim", .operands = operands, .num_operands = 2,
                                                .results = &index, .num_results = 1});
  return dim.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, dim, 0);
}

McValue mc_rw_tensor_empty(McRewriter *rw, McOp before, McValue like, McType type, const int64_t *order) {
  McContext *ctx = mc_rw_ctx(rw);
  McType from = mc_value_type(ctx, like);
  uint32_t rank = mc_type_rank(ctx, from);
  McValueList read = {0}, sizes = {0}; /* of each dimension of `like`, MC_NONE if it is static; of the result */
  McOp made = {MC_NONE};
  bool ok = true;
  for (uint32_t i = 0; i < rank && ok; i++) {
    bool is_static = mc_type_dim(ctx, from, i) != MC_DYNAMIC;
    McValue size = is_static ? (McValue){MC_NONE} : mc_rw_tensor_dim(rw, before, like, i);
    ok = (is_static || size.index != MC_NONE) && mc_array_push(&ctx->alloc, &read, size);
  }
  for (uint32_t i = 0; i < rank && ok; i++) {
    McValue size = read.ptr[order != NULL ? order[i] : i];
    ok = size.index == MC_NONE || mc_array_push(&ctx->alloc, &sizes, size);
  }
  if (ok) {
    made = mc_rw_create(rw, before, &(McRwOp){.name = "tensor.empty", .operands = sizes.ptr, .num_operands = sizes.len,
                                              .results = &type, .num_results = 1});
  } else {
    mc_rw_fail(rw);
  }
  mc_array_fini(&ctx->alloc, &read);
  mc_array_fini(&ctx->alloc, &sizes);
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

bool mc_rw_replace_by_tensor(McRewriter *rw, McOp op, McValue value) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (mc_value_type(ctx, value).index != type.index) value = mc_rw_tensor_cast(rw, op, op, value, type);
  return value.index == MC_NONE ? !mc_rw_fail(rw) : mc_rw_replace_one(rw, op, value);
}

bool mc_rw_tensor_again(McRewriter *rw, McOp op, const McValue *operands, const McType *types) {
  McContext *ctx = mc_rw_ctx(rw);
  McOpState state = {.name = mc_op_get_name(ctx, op), .loc = mc_op_loc(ctx, op), .attrs = mc_op_attrs(ctx, op),
                     .properties = mc_op_properties(ctx, op), .operands = operands,
                     .num_operands = mc_op_num_operands(ctx, op), .results = types,
                     .num_results = mc_op_num_results(ctx, op), .num_regions = mc_op_num_regions(ctx, op)};
  McOp made = mc_rw_create_state(rw, op, &state);
  if (made.index == MC_NONE) return !mc_rw_fail(rw);
  for (uint32_t i = 0; i < state.num_regions; i++) {
    mc_rw_move_blocks(rw, mc_op_region(ctx, op, i), mc_op_region(ctx, made, i));
  }
  for (uint32_t i = 0; i < state.num_results; i++) {
    McValue old = mc_op_result(ctx, op, i), result = mc_op_result(ctx, made, i);
    McType type = mc_value_type(ctx, old);
    if (mc_value_type(ctx, result).index != type.index) {
      result = mc_rw_tensor_cast(rw, op, op, result, type);
      if (result.index == MC_NONE) return !mc_rw_fail(rw);
    }
    mc_rw_replace_value(rw, old, result);
  }
  return mc_rw_erase(rw, op);
}

bool mc_rw_skip_tensor_casts(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  McTypeList types = {0};
  bool changed = false;
  bool ok = mc_rw_operands(rw, op, 0, mc_op_num_operands(ctx, op), &operands) && mc_rw_result_types(rw, op, &types);
  for (size_t i = 0; ok && i < operands.len; i++) {
    McValue value = mc_tensor_before_cast(ctx, operands.ptr[i]);
    changed |= value.index != operands.ptr[i].index;
    operands.ptr[i] = value;
  }
  for (size_t i = 0; ok && changed && i < types.len; i++) {
    McValue destination = mc_tensor_destination_of(ctx, mc_op_result(ctx, op, (uint32_t)i));
    if (destination.index == MC_NONE) continue;
    types.ptr[i] = mc_value_type(ctx, mc_tensor_before_cast(ctx, destination));
  }
  changed = ok && changed && mc_rw_tensor_again(rw, op, operands.ptr, types.ptr);
  mc_array_fini(&ctx->alloc, &operands);
  mc_array_fini(&ctx->alloc, &types);
  return changed;
}

McAttr mc_tensor_resplat(McContext *ctx, McAttr constant, McType type) {
  McAttr none = {MC_NONE};
  if (constant.index == MC_NONE || mc_kind(ctx, constant.index) != MC_ATTR_DENSE_ELEMENTS ||
      !mc_attr_dense_is_splat(ctx, constant) || !mc_type_has_rank(ctx, type) || !mc_type_has_static_shape(ctx, type)) {
    return none;
  }
  McStr data = mc_attr_dense_data(ctx, constant);
  return mc_attr_dense_elements(ctx, type, data.ptr, data.len, true, NULL);
}
