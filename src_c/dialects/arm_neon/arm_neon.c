/* arm_neon.c - types that arm_neon's operations work out, and a rule of arm_neon.2d.sdot. Nothing is owned. */
#include "dialects/arm_neon/arm_neon.def"
#include "dialects/shared/shared_checks.h"

enum { ROW_LENGTH = 4 };

static bool is_vector(const McContext *ctx, McType type) {
  return type.index != MC_NONE && mc_kind(ctx, type.index) == MC_TYPE_VECTOR;
}

bool mc_transform_arm_neon_wider(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !is_vector(ctx, *from)) return false;
  McType element = mc_type_element(ctx, *from);
  if (mc_kind(ctx, element.index) != MC_TYPE_INTEGER) return false;
  uint32_t width = mc_type_integer_width(ctx, element);
  if (width > MC_MAX_INTEGER_WIDTH / 2) return false;
  McType wider = mc_type_integer(ctx, 2 * width, mc_type_integer_signedness(ctx, element));
  McType type = mc_type_with_element(ctx, *from, wider);
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

bool mc_transform_arm_neon_quarter(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !is_vector(ctx, *from) || mc_type_rank(ctx, *from) == 0) return false;
  int64_t dim = mc_type_dim(ctx, *from, 0) / 4;
  if (dim <= 0) return false; /* no vector has such a size */
  McType type = mc_type_vector(ctx, &dim, NULL, 1, mc_type_integer(ctx, 32, MC_SIGNLESS), NULL);
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

bool mc_check_arm_neon_rows(const McRoutineCheck *c) {
  McType a = mc_operand_type(c, 0), b = mc_operand_type(c, 1);
  if (!is_vector(c->ctx, a) || !is_vector(c->ctx, b)) return true;
  if (mc_type_rank(c->ctx, a) != 1) return fail(c, "failed to verify that operand `a` should be 1-dimensional");
  if (mc_type_rank(c->ctx, b) != 2) return fail(c, "failed to verify that operand `b` should be 2-dimensional");
  if (mc_type_dim(c->ctx, b, 1) != ROW_LENGTH) {
    return fail(c, "failed to verify that operand `b` should have 4 columns");
  }
  return mc_type_dim(c->ctx, b, 0) == mc_type_dim(c->ctx, a, 0) ||
         fail(c, "failed to verify that operand `b` should have as many rows as the size of operand `a`");
}
