/* x86vector.c - types that x86vector's operations work out, and a rule of its mask.compress. Nothing is owned. */
#include "dialects/shared/shared_checks.h"
#include "dialects/x86vector/x86vector.def"

/* The first dimension of a vector. 0: there is none. */
static int64_t length_of(const McContext *ctx, const McType *from, size_t count) {
  if (count != 1 || from->index == MC_NONE || mc_kind(ctx, from->index) != MC_TYPE_VECTOR) return 0;
  return mc_type_rank(ctx, *from) == 0 ? 0 : mc_type_dim(ctx, *from, 0);
}

/* For each element of the first dimension, `times` elements. */
static bool put_vector(McContext *ctx, const McType *from, size_t count, int64_t times, McType element, McWords *out) {
  int64_t length = length_of(ctx, from, count);
  if (length <= 0 || length > INT64_MAX / times) return false;
  length *= times;
  McType type = mc_type_vector(ctx, &length, NULL, 1, element, NULL);
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

bool mc_transform_x86vector_mask(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return put_vector(ctx, from, count, 1, mc_type_integer(ctx, 1, MC_SIGNLESS), out);
}

bool mc_transform_x86vector_pairs(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return put_vector(ctx, from, count, 2, mc_type_float(ctx, MC_BF16), out);
}

bool mc_transform_x86vector_quads(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return put_vector(ctx, from, count, 4, mc_type_integer(ctx, 8, MC_SIGNLESS), out);
}

bool mc_transform_x86vector_mask_bits(McContext *ctx, const McType *from, size_t count, McWords *out) {
  int64_t length = length_of(ctx, from, count);
  if (length <= 0 || length > (int64_t)MC_MAX_INTEGER_WIDTH) return false;
  McType type = mc_type_integer(ctx, (uint32_t)length, MC_SIGNLESS);
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

bool mc_check_x86vector_source(const McRoutineCheck *c) {
  McType src = mc_checked_named_type(c, (McStr){"src", 3}), dst = mc_checked_named_type(c, (McStr){"dst", 3});
  McAttr constant = mc_checked_attr(c, "constant_src");
  if (src.index != MC_NONE && constant.index != MC_NONE) {
    return mc_plain_error(c, "cannot use both src and constant_src");
  }
  if (src.index != MC_NONE && src.index != dst.index) {
    return mc_plain_error(c, "failed to verify that src and dst have same type");
  }
  return constant.index == MC_NONE || mc_attr_value_type(c->ctx, constant).index == dst.index ||
         mc_plain_error(c, "failed to verify that constant_src and dst have same type");
}
