/* memory.c - what checks of memref, tensor, gpu and nvgpu need of layouts, sizes and parts of shaped types. */
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"
#include "transform/mixed.h"

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

/* --- numbers of sizes --- */

static bool has_rank(const McContext *ctx, McType type) { return type.index != MC_NONE && mc_type_has_rank(ctx, type); }

static uint32_t num_dynamic(const McContext *ctx, McType type) {
  uint32_t count = 0, rank = has_rank(ctx, type) ? mc_type_rank(ctx, type) : 0;
  for (uint32_t i = 0; i < rank; i++) count += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  return count;
}

bool mc_dynamic_sizes_fit(const McRoutineCheck *c, uint32_t have) {
  McType type = mc_result_type(c, 0);
  if (type.index == MC_NONE || have == num_dynamic(c->ctx, type)) return true;
  return fail(c, "incorrect number of dynamic sizes, has %u, expected %u", have, num_dynamic(c->ctx, type));
}

bool mc_check_dynamic_sizes(const McRoutineCheck *c) {
  return mc_dynamic_sizes_fit(c, mc_named_group(c, c->args[0]).count);
}

/* --- parts of shapes --- */

#define TEXT(c, i) \
  (int)mc_ident_str((c)->ctx, (McIdent){(c)->args[i]}).len, mc_ident_str((c)->ctx, (McIdent){(c)->args[i]}).ptr

McSizeList mc_size_list(const McRoutineCheck *c, uint32_t at) {
  McSizeList list = {mc_named_attr(c, c->args[at + 1]), mc_named_group(c, c->args[at]), 0};
  list.len = mc_list_size(c, list.known);
  return list;
}

static bool check_dynamic_entries(const McRoutineCheck *c, uint32_t at) {
  McSizeList list = mc_size_list(c, at);
  uint32_t dynamic = 0;
  for (uint32_t i = 0; i < list.len; i++) dynamic += mc_list_at(c, list.known, i) == MC_DYNAMIC;
  if (dynamic == list.values.count) return true;
  return mc_plain_error(c, "expected the number of '%.*s' to match the number of dynamic entries in '%.*s' (%u vs %u)",
                        TEXT(c, at), TEXT(c, at + 1), list.values.count, dynamic);
}

static bool check_not_negative(const McRoutineCheck *c, uint32_t at) {
  McSizeList list = mc_size_list(c, at);
  for (uint32_t i = 0; i < list.len; i++) {
    int64_t value = mc_list_at(c, list.known, i);
    if (value >= 0 || value == MC_DYNAMIC) continue;
    return mc_plain_error(c, "expected %.*s to be non-negative, but got %lld", TEXT(c, at), (long long)value);
  }
  return true;
}

enum { OFFSETS = 1, SIZES = 3 }; /* arguments of SliceLists after the value with the rank */

bool mc_check_slice_lists(const McRoutineCheck *c) {
  static const char *const words[] = {"offset", "size", "stride"};
  McType whole = mc_named_type(c, c->args[0]);
  if (!has_rank(c->ctx, whole)) return true;
  uint32_t rank = mc_type_rank(c->ctx, whole), len[3];
  for (uint32_t i = 0; i < 3; i++) {
    if (!check_dynamic_entries(c, OFFSETS + 2 * i)) return false;
    len[i] = mc_size_list(c, OFFSETS + 2 * i).len;
  }
  uint32_t max_offsets = c->num_args > 7 ? 1 : rank; /* a last argument: there is one offset for all dimensions */
  if (!(len[0] == 1 && max_offsets == 1) && len[0] != len[1]) {
    return mc_plain_error(c,
                          "expected mixed offsets rank to match mixed sizes rank (%u vs %u) so the rank of the result "
                          "type is well-formed.",
                          len[0], len[1]);
  }
  if (len[1] != len[2]) {
    return mc_plain_error(c,
                          "expected mixed sizes rank to match mixed strides rank (%u vs %u) so the rank of the result "
                          "type is well-formed.",
                          len[1], len[2]);
  }
  for (uint32_t i = 0; i < 3; i++) {
    uint32_t want = i == 0 ? max_offsets : rank;
    if (len[i] != want) return mc_plain_error(c, "expected %u %s values, got %u", want, words[i], len[i]);
  }
  return check_not_negative(c, OFFSETS) && check_not_negative(c, SIZES);
}

/* The dimension of operand 0 that operand 1 numbers exists. */
bool mc_speculation_dimension(McContext *ctx, McOp op) {
  int64_t number;
  McType type = mc_value_type(ctx, mc_op_operand(ctx, op, 0));
  if (!mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, op, 1)), &number)) return false;
  return mc_type_has_rank(ctx, type) && number >= 0 && number < (int64_t)mc_type_rank(ctx, type);
}
