/* amdgpu_fold.c - patterns of amdgpu: accesses to buffers beyond their end, as in mlir-opt 22. */
#include "dialects/amdgpu/amdgpu.def"
#include "dialects/shared/shared_checks.h"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* The offset of an operand, 32 bits without a sign. False: it is not known. */
static bool offset_of(McContext *ctx, McValue value, int64_t *out) {
  if (!mc_type_is_integer(ctx, mc_value_type(ctx, value), 32) || !mc_constant_int(ctx, value, out)) return false;
  *out = (uint32_t)*out;
  return true;
}

static bool add_product(int64_t *sum, int64_t a, int64_t b) {
  int64_t product;
  return !__builtin_mul_overflow(a, b, &product) && !__builtin_add_overflow(*sum, product, sum);
}

/* The number of the element that is accessed. False: it is not known. */
static bool accessed(McContext *ctx, McOp op, McType type, McInts *strides, int64_t *at) {
  uint32_t start, count;
  int64_t value;
  McAttr offset = mc_attr_named(ctx, op, "indexOffset");
  if (!mc_memref_strides(ctx, type, strides->ptr, at)) return false;
  if (*at == MC_DYNAMIC) return false;
  if (offset.index != MC_NONE && !mc_attr_integer_i64(ctx, offset, &value)) return false;
  if (offset.index != MC_NONE && !add_product(at, value, 1)) return false;
  if (!mc_op_operands_named(ctx, op, "sgprOffset", &start, &count)) return false;
  if (count > 0 && (!offset_of(ctx, mc_op_operand(ctx, op, start), &value) || !add_product(at, value, 1))) return false;
  if (!mc_op_operands_named(ctx, op, "indices", &start, &count) || count != mc_type_rank(ctx, type)) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (strides->ptr[i] == MC_DYNAMIC || !offset_of(ctx, mc_op_operand(ctx, op, start + i), &value)) return false;
    if (!add_product(at, strides->ptr[i], value)) return false;
  }
  return true;
}

static bool is_beyond(McContext *ctx, McOp op) {
  int64_t at, size, checks = 1;
  McInts strides;
  McAttr checked = mc_attr_named(ctx, op, "boundsCheck");
  if (checked.index != MC_NONE && mc_attr_integer_i64(ctx, checked, &checks) && checks == 0) return false;
  McValue memory = mc_op_operand_named(ctx, op, "memref");
  if (memory.index == MC_NONE) return false;
  McType type = mc_value_type(ctx, memory);
  if (mc_kind(ctx, type.index) != MC_TYPE_MEMREF || !mc_type_num_elements(ctx, type, &size)) return false;
  if (!mc_ints_init(ctx, &strides, mc_type_rank(ctx, type), NULL)) return false;
  bool beyond = accessed(ctx, op, type, &strides, &at) && at <= UINT32_MAX && at >= size;
  mc_ints_fini(ctx, &strides);
  return beyond;
}

/* Loads are 0. */
bool mc_patterns_raw_buffer_load(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  McNamedAttr value = {ctx->known[MC_ID_value], mc_attr_zero(ctx, type)};
  if (value.value.index == MC_NONE || !is_beyond(ctx, op)) return false;
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.constant", .results = &type, .num_results = 1,
                                             .attrs = &value, .num_attrs = 1});
  return mc_rw_replace_by(rw, op, made);
}

/* Stores and atomic operations do nothing. */
bool mc_patterns_raw_buffer_store(McRewriter *rw, McOp op) {
  return is_beyond(mc_rw_ctx(rw), op) && mc_rw_erase(rw, op);
}
