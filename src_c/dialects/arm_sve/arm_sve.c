/* arm_sve.c - masks of arm_sve: vectors of i1 whose last dimension, and no other one, is scalable. Nothing is owned. */
#include "dialects/arm_sve/arm_sve.def"
#include "dialects/shared/shared_checks.h"

enum { SVBOOL_SIZE = 16 };

static bool is_vector(const McContext *ctx, uint32_t id) { return mc_kind(ctx, id) == MC_TYPE_VECTOR; }

/* The size of the last dimension; 0: it is no mask. */
static int64_t mask_size(const McContext *ctx, uint32_t id) {
  McType type = {id};
  uint32_t rank = is_vector(ctx, id) ? mc_type_rank(ctx, type) : 0;
  if (rank == 0 || mc_type_element(ctx, type).index != ctx->cached.integer[1]) return 0;
  for (uint32_t i = 0; i + 1 < rank; i++) {
    if (mc_type_dim_scalable(ctx, type, i)) return 0;
  }
  return mc_type_dim_scalable(ctx, type, rank - 1) ? mc_type_dim(ctx, type, rank - 1) : 0;
}

bool mc_predicate_arm_sve_svbool_mask(const McContext *ctx, uint32_t id) { return mask_size(ctx, id) == SVBOOL_SIZE; }

bool mc_predicate_arm_sve_predicate_mask(const McContext *ctx, uint32_t id) {
  int64_t size = mask_size(ctx, id);
  return size > 0 && size <= SVBOOL_SIZE && (size & (size - 1)) == 0;
}

bool mc_transform_arm_sve_svbool(McContext *ctx, const McType *from, size_t count, McWords *out) {
  uint32_t rank = count == 1 && is_vector(ctx, from->index) ? mc_type_rank(ctx, *from) : 0;
  if (rank == 0) return false;
  int64_t *dims = mc_alloc(&ctx->alloc, rank * sizeof *dims);
  uint8_t *scalable = mc_alloc(&ctx->alloc, rank);
  McType type = {MC_NONE};
  if (dims != NULL && scalable != NULL) {
    for (uint32_t i = 0; i < rank; i++) {
      dims[i] = i + 1 < rank ? mc_type_dim(ctx, *from, i) : SVBOOL_SIZE;
      scalable[i] = mc_type_dim_scalable(ctx, *from, i);
    }
    type = mc_type_vector(ctx, dims, scalable, rank, mc_type_element(ctx, *from), NULL);
  }
  if (dims != NULL) mc_free(&ctx->alloc, dims, rank * sizeof *dims);
  if (scalable != NULL) mc_free(&ctx->alloc, scalable, rank);
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}
