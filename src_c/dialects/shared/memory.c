/* memory.c - what checks of memref, tensor, gpu and nvgpu need of layouts and of parts of shaped types. */
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

uint32_t mc_memref_num_symbols(const McContext *ctx, McType type) {
  McAttr layout = mc_type_layout(ctx, type);
  if (layout.index == MC_NONE) return 0;
  if (mc_kind(ctx, layout.index) == MC_ATTR_AFFINE_MAP) {
    return mc_affine_map_num_symbols(ctx, mc_attr_affine_map_value(ctx, layout));
  }
  if (mc_kind(ctx, layout.index) != MC_ATTR_STRIDED_LAYOUT) return 0;
  uint32_t count = mc_attr_strided_offset(ctx, layout) == MC_DYNAMIC;
  for (uint32_t i = 0, n = mc_attr_strided_rank(ctx, layout); i < n; i++) {
    count += mc_attr_strided_stride(ctx, layout, i) == MC_DYNAMIC;
  }
  return count;
}

bool mc_memref_has_unit_stride(McContext *ctx, McType memref) {
  uint32_t rank = mc_type_rank(ctx, memref);
  int64_t few[16], *strides = few, offset;
  if (rank > MC_COUNT(few)) strides = mc_alloc(&ctx->alloc, rank * sizeof *strides);
  bool ok =
      strides != NULL && mc_memref_strides(ctx, memref, strides, &offset) && (rank == 0 || strides[rank - 1] == 1);
  if (strides != few && strides != NULL) mc_free(&ctx->alloc, strides, rank * sizeof *strides);
  return ok;
}

bool mc_slice_bounds_hold(const McRoutineCheck *c, McType whole, const McAttr known[3]) {
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, whole); i < rank; i++) {
    int64_t dim = mc_type_dim(c->ctx, whole, i), offset = mc_list_at(c, known[0], i);
    if (dim == MC_DYNAMIC || offset == MC_DYNAMIC) continue;
    if (offset >= dim) {
      return mc_plain_error(c, "offset %u is out-of-bounds: %lld >= %lld", i, (long long)offset, (long long)dim);
    }
    int64_t size = mc_list_at(c, known[1], i), stride = mc_list_at(c, known[2], i);
    if (size == MC_DYNAMIC || stride == MC_DYNAMIC) continue;
    int64_t last = (int64_t)((uint64_t)offset + ((uint64_t)size - 1) * (uint64_t)stride);
    if (last >= dim) {
      return mc_plain_error(c, "slice along dimension %u runs out-of-bounds: %lld >= %lld", i, (long long)last,
                            (long long)dim);
    }
  }
  return true;
}
