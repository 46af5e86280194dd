/* linalg_pack.c - what tiles and layouts of linalg.pack and unpack must be like. */
#include "dialects/linalg/linalg.def"
#include "dialects/linalg/linalg_structure.h"

#define MAX_TILED 64u /* dimensions that are checked; upstream has no limit, real types have fewer */

typedef struct Layout {
  McType packed, unpacked;
  McAttr inner, outer, tiles;            /* dense i64 arrays */
  uint32_t num_inner, num_outer, num_tiles, rank;
  uint32_t first_tile, num_values;       /* operands: sizes that are values */
} Layout;

#define attr_of mc_checked_attr

static uint32_t count_of(const McRoutineCheck *c, McAttr array) {
  bool is_array = array.index != MC_NONE && mc_kind(c->ctx, array.index) == MC_ATTR_DENSE_ARRAY;
  return is_array ? (uint32_t)mc_attr_dense_count(c->ctx, array) : 0;
}

static McType type_of(const McRoutineCheck *c, const char *group) {
  uint32_t start, count;
  mc_structure_inits(c->ctx, c->op, group, &start, &count);
  return count == 0 ? (McType){MC_NONE} : mc_value_type(c->ctx, mc_op_operand(c->ctx, c->op, start));
}

static int64_t tile_of(const McRoutineCheck *c, const Layout *l, uint32_t i) {
  return mc_structure_number(c->ctx, l->tiles, i);
}

/* The constant that a value is. False: it is none. */
static bool constant_of(const McContext *ctx, McValue value, int64_t *out) {
  McOp op = mc_value_op(ctx, value);
  if (!mc_op_has_fact(ctx, op, MC_FACT_CONSTANT)) return false;
  McAttr attr = mc_op_property_named(ctx, op, "value");
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, attr, out);
}

static bool has_zero_tile(const McRoutineCheck *c, const Layout *l) {
  for (uint32_t i = 0; i < l->num_tiles; i++) {
    if (tile_of(c, l, i) == 0) return true;
  }
  for (uint32_t i = 0; i < l->num_values; i++) {
    int64_t number;
    if (constant_of(c->ctx, mc_op_operand(c->ctx, c->op, l->first_tile + i), &number) && number == 0) return true;
  }
  return false;
}

/* Different dimensions of the unpacked value. */
static bool are_dimensions(const McRoutineCheck *c, McAttr array, uint32_t count, uint32_t rank) {
  bool *seen = count > rank ? NULL : mc_alloc_zeroed(&c->ctx->alloc, (size_t)rank + 1), valid = seen != NULL;
  for (uint32_t i = 0; i < count && valid; i++) {
    int64_t dim = mc_structure_number(c->ctx, array, i);
    valid = dim >= 0 && dim < (int64_t)rank && !seen[dim];
    if (valid) seen[dim] = true;
  }
  if (seen != NULL) mc_free(&c->ctx->alloc, seen, (size_t)rank + 1);
  return valid;
}

/* Writes the packed shape of the unpacked value into `dims`: rank + num_tiles dimensions. */
static void packed_shape(const McRoutineCheck *c, const Layout *l, int64_t *dims) {
  int64_t sizes[MAX_TILED];
  for (uint32_t i = 0; i < l->rank; i++) sizes[i] = mc_type_dim(c->ctx, l->unpacked, i);
  for (uint32_t i = 0; i < l->num_inner; i++) {
    int64_t *size = &sizes[mc_structure_number(c->ctx, l->inner, i)], tile = tile_of(c, l, i);
    if (*size == MC_DYNAMIC) continue;
    *size = tile == MC_DYNAMIC ? MC_DYNAMIC : *size / tile + (*size % tile != 0 && (*size < 0) == (tile < 0));
  }
  for (uint32_t i = 0; i < l->rank; i++) {
    dims[i] = sizes[l->num_outer == 0 ? (int64_t)i : mc_structure_number(c->ctx, l->outer, i)];
  }
  for (uint32_t i = 0; i < l->num_tiles; i++) dims[l->rank + i] = tile_of(c, l, i);
}

static bool check_shapes(const McRoutineCheck *c, const Layout *l) {
  McContext *ctx = c->ctx;
  int64_t dims[2 * MAX_TILED];
  bool same = true;
  packed_shape(c, l, dims);
  for (uint32_t i = 0; i < l->num_tiles; i++) {
    if (mc_type_dim(ctx, l->packed, l->rank + i) == tile_of(c, l, i)) continue;
    return fail_plain(c, "mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type");
  }
  for (uint32_t i = 0; i < l->rank + l->num_tiles; i++) {
    int64_t have = mc_type_dim(ctx, l->packed, i);
    same &= have == dims[i] || have == MC_DYNAMIC || dims[i] == MC_DYNAMIC;
  }
  if (same) return true;
  McType expected = mc_type_ranked_tensor(ctx, dims, l->rank + l->num_tiles, mc_type_element(ctx, l->unpacked),
                                          (McAttr){MC_NONE}, NULL);
  if (expected.index == MC_NONE) return mc_out_of_memory(c->diags);
  return fail_plain(c, "expected '%s' for the packed domain value, got '%s'", mc_text_type(c->diags, expected),
                    mc_text_type(c->diags, l->packed));
}

static bool check_layout(const McRoutineCheck *c, const Layout *l) {
  uint32_t packed_rank = mc_structure_rank(c->ctx, l->packed);
  if (has_zero_tile(c, l)) return fail_plain(c, "invalid zero tile factor");
  if (!are_dimensions(c, l->inner, l->num_inner, l->rank)) return fail_plain(c, "invalid inner_dims_pos vector");
  if (!are_dimensions(c, l->outer, l->num_outer, l->rank)) return fail_plain(c, "invalid outer_dims_perm vector");
  if (l->num_outer != 0 && l->num_outer != l->rank) {
    return fail_plain(c, "outer_dims_perm must be a permutation or empty");
  }
  if (l->num_tiles > l->rank) {
    return fail_plain(c,
                      "tiling factors must be less than or equal to the input rank for pack or output rank for unpack");
  }
  if (l->num_tiles != l->num_inner) return fail_plain(c, "tiling factors must equal the number of dimensions to tile");
  if (l->rank + l->num_tiles != packed_rank) {
    return fail_plain(c, "packed rank != (unpacked rank + num tiling factors), got %u != %u", packed_rank,
                      l->rank + l->num_tiles);
  }
  return l->rank > MAX_TILED || check_shapes(c, l);
}

/* Without a padding value each tile must be full. */
static bool needs_padding(const McRoutineCheck *c, const Layout *l) {
  McContext *ctx = c->ctx;
  int64_t outer[MAX_TILED];
  for (uint32_t i = 0; i < l->rank; i++) {
    outer[l->num_outer == 0 ? (int64_t)i : mc_structure_number(ctx, l->outer, i)] = mc_type_dim(ctx, l->packed, i);
  }
  uint32_t value = 0;
  for (uint32_t i = 0; i < l->num_inner; i++) {
    int64_t dim = mc_structure_number(ctx, l->inner, i), tile = tile_of(c, l, i),
            size = mc_type_dim(ctx, l->unpacked, (uint32_t)dim);
    bool known = tile != MC_DYNAMIC;
    if (!known && value < l->num_values) {
      known = constant_of(ctx, mc_op_operand(ctx, c->op, l->first_tile + value++), &tile);
    }
    if (size == MC_DYNAMIC) continue;
    if (!known) tile = outer[dim];
    if (tile != MC_DYNAMIC && tile != 0 && tile != -1 && size % tile != 0) return true;
  }
  return false;
}

/* Arguments: the groups of the unpacked and of the packed value. */
bool mc_check_linalg_pack(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Layout l = {.inner = attr_of(c, "inner_dims_pos"),
              .outer = attr_of(c, "outer_dims_perm"),
              .tiles = attr_of(c, "static_inner_tiles")};
  l.unpacked = type_of(c, mc_ident_str(ctx, (McIdent){c->args[0]}).ptr);
  l.packed = type_of(c, mc_ident_str(ctx, (McIdent){c->args[1]}).ptr);
  if (l.unpacked.index == MC_NONE || l.packed.index == MC_NONE) return true;
  l.num_inner = count_of(c, l.inner);
  l.num_outer = count_of(c, l.outer);
  l.num_tiles = count_of(c, l.tiles);
  l.rank = mc_structure_rank(ctx, l.unpacked);
  mc_structure_inits(ctx, c->op, "inner_tiles", &l.first_tile, &l.num_values);
  if (!check_layout(c, &l)) return false;
  if (c->args[0] != mc_def_operands(c->def)[0].name) return true; /* the source is packed already */
  uint32_t start, padded;
  mc_structure_inits(ctx, c->op, "padding_value", &start, &padded);
  McType element = mc_type_element(ctx, l.unpacked);
  if (padded == 0) {
    return l.rank > MAX_TILED || !needs_padding(c, &l) ||
           fail(c,
                "invalid tile factor or output size provided. Only full tiles are supported when padding_value is not "
                "set");
  }
  McType value = mc_value_type(ctx, mc_op_operand(ctx, c->op, start));
  return value.index == element.index || fail(c, "expected padding_value has '%s' but got: '%s'",
                                              mc_text_type(c->diags, element), mc_text_type(c->diags, value));
}
