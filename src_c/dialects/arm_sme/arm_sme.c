/* arm_sme.c - types of tiles and their slices, and rules of arm_sme's operations, in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor types that an earlier check accepted. Nothing is owned.
 */
#include "dialects/arm_sme/arm_sme.def"
#include "dialects/shared/shared_checks.h"

static bool is_vector_of_rank(const McContext *ctx, McType type, uint32_t rank) {
  return type.index != MC_NONE && mc_kind(ctx, type.index) == MC_TYPE_VECTOR && mc_type_rank(ctx, type) == rank;
}

static bool push(McContext *ctx, McWords *out, McType type) {
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

/* A tile without its first dimension. False: it has not two dimensions, or memory ran out. */
static bool push_slice(McContext *ctx, McType tile, McType element, McWords *out) {
  int64_t size = mc_type_dim(ctx, tile, 1);
  uint8_t scalable = mc_type_dim_scalable(ctx, tile, 1);
  return push(ctx, out, mc_type_vector(ctx, &size, &scalable, 1, element, NULL));
}

bool mc_transform_arm_sme_slice(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !is_vector_of_rank(ctx, *from, 2)) return false;
  return push_slice(ctx, *from, mc_type_element(ctx, *from), out);
}

bool mc_transform_arm_sme_slice_mask(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !is_vector_of_rank(ctx, *from, 2)) return false;
  return push_slice(ctx, *from, (McType){ctx->cached.integer[1]}, out);
}

bool mc_transform_arm_sme_tile(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || !is_vector_of_rank(ctx, *from, 1)) return false;
  int64_t dims[] = {mc_type_dim(ctx, *from, 0), mc_type_dim(ctx, *from, 0)};
  uint8_t scalable[] = {true, true};
  return push(ctx, out, mc_type_vector(ctx, dims, scalable, 2, mc_type_element(ctx, *from), NULL));
}

bool mc_check_arm_sme_together(const McRoutineCheck *c) {
  bool first = mc_named_group(c, c->args[1]).count != 0, second = mc_named_group(c, c->args[2]).count != 0;
  return first == second || mc_fail_relation(c);
}

/* 0: it has no elements with a width. */
static uint32_t element_bits(const McContext *ctx, McType type) {
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_VECTOR) return 0;
  return mc_type_bit_width(ctx, mc_type_element(ctx, type));
}

bool mc_check_arm_sme_widened(const McRoutineCheck *c) {
  uint32_t factor = (uint32_t)(mc_ident_str(c->ctx, (McIdent){c->args[1]}).ptr[0] - '0');
  uint32_t from = element_bits(c->ctx, mc_operand_type(c, 0)), to = element_bits(c->ctx, mc_result_type(c, 0));
  return from == 0 || to == from * factor || mc_fail_relation(c);
}

bool mc_check_arm_sme_tile_id(const McRoutineCheck *c) {
  McAttr id = mc_op_attribute(c->ctx, c->op, mc_ident(c->ctx, "tile_id", strlen("tile_id")));
  if (id.index == MC_NONE || mc_kind(c->ctx, id.index) != MC_ATTR_INTEGER) return true;
  McType type = mc_attr_value_type(c->ctx, id);
  bool is_i32 = mc_kind(c->ctx, type.index) == MC_TYPE_INTEGER && mc_type_integer_width(c->ctx, type) == 32 &&
                mc_type_integer_signedness(c->ctx, type) == MC_SIGNLESS;
  return is_i32 || fail(c, "tile ID should be a 32-bit signless integer");
}
