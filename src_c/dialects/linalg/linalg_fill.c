/* linalg_fill.c - folds and patterns of linalg.pack and unpack, and of tensors that linalg.fill fills, as mlir-opt
 * 22. */
#include "dialects/linalg/linalg.def"
#include "dialects/linalg/linalg_structure.h"
#include "dialects/shared/tensor_folds.h"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* The operand that a group has. MC_NONE: it is empty. */
static McValue only_of(McContext *ctx, McOp op, const char *group) {
  uint32_t start, count;
  bool has = mc_op_operands_named(ctx, op, group, &start, &count) && count == 1;
  return has ? mc_op_operand(ctx, op, start) : (McValue){MC_NONE};
}

/* The linalg.fill of one tensor that makes the value. MC_NONE: another operation does. */
static McOp fill_of(const McContext *ctx, McValue value) {
  McOp fill = mc_value_made_by(ctx, value, "linalg.fill");
  bool fits = fill.index != MC_NONE && mc_op_num_results(ctx, fill) == 1 && mc_op_num_operands(ctx, fill) == 2;
  return fits ? fill : (McOp){MC_NONE};
}

/* The same value, or equal constants. */
static bool is_same(McContext *ctx, McValue a, McValue b) {
  if (a.index == b.index) return true;
  McAttr x = mc_constant_of(ctx, a), y = mc_constant_of(ctx, b);
  return x.index != MC_NONE && x.index == y.index;
}

/* A copy of a fill, of another tensor, in front of `op`, which it replaces. */
static bool replace_by_fill(McRewriter *rw, McOp op, McOp fill, McValue init) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp made = mc_linalg_copy(rw, op, fill, mc_op_operand(ctx, fill, 0), init);
  return made.index == MC_NONE ? !mc_rw_fail(rw) : mc_rw_replace_by_tensor(rw, op, mc_op_result(ctx, made, 0));
}

/* --- linalg.pack, unpack --- */

static McFolded resplat(McFold *f, McType type) {
  f->results[0].attr = mc_tensor_resplat(f->ctx, f->constants[0], type);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

/* Equal elements stay so, if those around them are equal, too. */
McFolded mc_fold_linalg_pack(McFold *f) {
  McContext *ctx = f->ctx;
  if (mc_op_num_results(ctx, f->op) != 1) return MC_NOT_FOLDED;
  McValue padding = only_of(ctx, f->op, "padding_value");
  McAttr splat = f->constants[0], around = padding.index == MC_NONE ? (McAttr){MC_NONE} : mc_constant_of(ctx, padding);
  bool is_splat = splat.index != MC_NONE && mc_kind(ctx, splat.index) == MC_ATTR_DENSE_ELEMENTS &&
                  mc_attr_dense_is_splat(ctx, splat);
  if (!is_splat || (around.index != MC_NONE && mc_attr_dense_get(ctx, splat, 0).index != around.index)) {
    return MC_NOT_FOLDED;
  }
  return resplat(f, mc_value_type(ctx, mc_op_result(ctx, f->op, 0)));
}

McFolded mc_fold_linalg_unpack(McFold *f) {
  if (mc_op_num_results(f->ctx, f->op) != 1) return MC_NOT_FOLDED;
  return resplat(f, mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)));
}

/* A packed tensor of one value, also around it, is filled itself. */
static bool pack_of_fill(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp fill = fill_of(ctx, mc_op_operand(ctx, op, 0));
  McValue dest = only_of(ctx, op, "dest"), padding = only_of(ctx, op, "padding_value");
  if (fill.index == MC_NONE || dest.index == MC_NONE || mc_op_num_results(ctx, op) != 1) return false;
  if (padding.index != MC_NONE && !is_same(ctx, padding, mc_op_operand(ctx, fill, 0))) return false;
  return mc_value_has_one_use(ctx, dest) && replace_by_fill(rw, op, fill, dest);
}

/* The size of a tile. MC_DYNAMIC: it is not known. */
static int64_t tile_of(McContext *ctx, const McMixedList *tiles, uint32_t i) {
  int64_t number;
  return mc_mixed_number(ctx, tiles->ptr[i], &number) ? number : MC_DYNAMIC;
}

/* All tiles are full, as far as sizes are known: the reverse of mlir-opt 22's requirePaddingValue. */
static bool has_full_tiles(McContext *ctx, McOp op, McType source, McType dest, const McMixedList *tiles) {
  McAttr inner = mc_attr_named(ctx, op, "inner_dims_pos"), outer = mc_attr_named(ctx, op, "outer_dims_perm");
  uint32_t rank = mc_type_rank(ctx, source);
  for (uint32_t i = 0; i < tiles->len; i++) {
    int64_t dim = mc_structure_number(ctx, inner, i);
    if (dim < 0 || dim >= (int64_t)rank) return false;
    int64_t size = mc_type_dim(ctx, source, (uint32_t)dim), tile = tile_of(ctx, tiles, i);
    if (size == MC_DYNAMIC) return false;
    if (tile == MC_DYNAMIC) { /* the number of tiles says as much, when it divides the size */
      uint32_t at = (uint32_t)dim;
      for (uint32_t k = 0; outer.index != MC_NONE && k < mc_attr_dense_count(ctx, outer); k++) {
        if (mc_structure_number(ctx, outer, k) == dim) at = k;
      }
      tile = mc_type_dim(ctx, dest, at);
    }
    if (tile == MC_DYNAMIC || tile == 0 || size % tile != 0) return false;
  }
  return true;
}

static bool drop_padding(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McMixedList tiles = {0};
  uint32_t start, count;
  McValue dest = only_of(ctx, op, "dest");
  if (dest.index == MC_NONE || !mc_op_operands_named(ctx, op, "padding_value", &start, &count) || count != 1) {
    return false;
  }
  McType source = mc_value_type(ctx, mc_op_operand(ctx, op, 0)), packed = mc_value_type(ctx, dest);
  bool full = mc_type_is_shaped(ctx, source) && mc_type_has_rank(ctx, source) &&
              mc_mixed_list_read(ctx, op, "static_inner_tiles", "inner_tiles", &tiles) &&
              has_full_tiles(ctx, op, source, packed, &tiles);
  mc_mixed_list_fini(ctx, &tiles);
  uint32_t n = mc_op_num_operands(ctx, op);
  uint8_t *gone = full ? mc_alloc_zeroed(&ctx->alloc, n) : NULL;
  if (gone == NULL) return full && !mc_rw_fail(rw);
  gone[start] = 1;
  mc_rw_erase_operands(rw, op, gone);
  mc_free(&ctx->alloc, gone, n);
  return true;
}

bool mc_patterns_linalg_pack(McRewriter *rw, McOp op) {
  return pack_of_fill(rw, op) || drop_padding(rw, op);
}

/* --- tensors of tensor that are filled --- */

/* Filled tensors in a row: a row that is filled. */
bool mc_patterns_linalg_concat(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t n = mc_op_num_operands(ctx, op);
  McOp first = n == 0 ? (McOp){MC_NONE} : fill_of(ctx, mc_op_operand(ctx, op, 0));
  if (first.index == MC_NONE) return false;
  McValueList inits = {0};
  bool all = true;
  for (uint32_t i = 0; i < n && all; i++) {
    McOp fill = fill_of(ctx, mc_op_operand(ctx, op, i));
    all = fill.index != MC_NONE && is_same(ctx, mc_op_operand(ctx, fill, 0), mc_op_operand(ctx, first, 0));
    if (all && !mc_array_push(&ctx->alloc, &inits, mc_op_operand(ctx, fill, 1))) {
      mc_rw_fail(rw);
      all = false;
    }
  }
  McOp row = all ? mc_op_clone(ctx, op) : (McOp){MC_NONE};
  for (uint32_t i = 0; i < n && row.index != MC_NONE; i++) mc_op_set_operand(ctx, row, i, inits.ptr[i]);
  mc_array_fini(&ctx->alloc, &inits);
  if (row.index == MC_NONE) return all && !mc_rw_fail(rw);
  mc_op_insert(ctx, row, mc_op_block(ctx, op), op);
  mc_rw_changed(rw, row);
  return replace_by_fill(rw, op, first, mc_op_result(ctx, row, 0));
}

/* A tensor of known size, padded with the value that fills it, is filled in its new size. */
bool mc_patterns_linalg_pad(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp fill = fill_of(ctx, mc_op_operand(ctx, op, 0));
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (fill.index == MC_NONE || body.index == MC_NONE || !mc_type_has_static_shape(ctx, type)) return false;
  McOp yield = mc_block_last_op(ctx, body);
  if (yield.index == MC_NONE || mc_op_num_operands(ctx, yield) != 1) return false;
  McValue padding = mc_op_operand(ctx, yield, 0);
  if (mc_value_parent_block(ctx, padding).index == body.index) return false;
  if (!is_same(ctx, padding, mc_op_operand(ctx, fill, 0))) return false;
  McOp empty = mc_rw_create(rw, op, &(McRwOp){.name = "tensor.empty", .results = &type, .num_results = 1});
  if (empty.index == MC_NONE) return false;
  return replace_by_fill(rw, op, fill, mc_op_result(ctx, empty, 0));
}
