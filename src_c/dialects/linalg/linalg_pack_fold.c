/* linalg_pack_fold.c - folds and patterns of linalg.pack and unpack, as mlir-opt 22. */
#include "dialects/linalg/linalg.def"
#include "dialects/linalg/linalg_structure.h"
#include "dialects/shared/tensor_folds.h"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* A pack or unpack of ranked tensors. The packed type has the outer dimensions, permuted, then those of the tiles. */
typedef struct Layout {
  McRewriter *rw;      /* borrowed */
  McContext *ctx;      /* borrowed */
  McOp op;
  bool is_pack;
  McValue source, dest;
  McType packed, unpacked;
  uint32_t rank;       /* of the unpacked type */
  McAttr inner, outer; /* dense arrays; outer: MC_NONE or empty: no permutation */
  McMixedList tiles;   /* owned */
} Layout;

static uint32_t length(const McContext *ctx, McAttr array) {
  return array.index == MC_NONE ? 0 : (uint32_t)mc_attr_dense_count(ctx, array);
}

static void layout_fini(Layout *l) { mc_mixed_list_fini(l->ctx, &l->tiles); }

/* False: it is no operation on tensors as the verifier wants it. layout_fini is needed in any case. The layout has no
 * rewriter yet. */
static bool layout_read(McContext *ctx, McOp op, Layout *l) {
  *l = (Layout){.ctx = ctx, .op = op, .is_pack = mc_op_is(ctx, op, "linalg.pack")};
  if (mc_op_num_results(ctx, op) != 1 || mc_op_num_operands(ctx, op) < 2) return false;
  l->source = mc_op_operand(ctx, op, 0);
  l->dest = mc_op_operand(ctx, op, 1);
  McType from = mc_value_type(ctx, l->source), to = mc_value_type(ctx, l->dest);
  if (mc_kind(ctx, from.index) != MC_TYPE_RANKED_TENSOR || mc_kind(ctx, to.index) != MC_TYPE_RANKED_TENSOR) {
    return false;
  }
  l->packed = l->is_pack ? to : from;
  l->unpacked = l->is_pack ? from : to;
  l->rank = mc_type_rank(ctx, l->unpacked);
  l->inner = mc_attr_named(ctx, op, "inner_dims_pos");
  l->outer = mc_attr_named(ctx, op, "outer_dims_perm");
  uint32_t outer = length(ctx, l->outer);
  return l->inner.index != MC_NONE && (outer == 0 || outer == l->rank) &&
         mc_mixed_list_read(ctx, op, "static_inner_tiles", "inner_tiles", &l->tiles) &&
         length(ctx, l->inner) == l->tiles.len && l->rank + l->tiles.len == mc_type_rank(ctx, l->packed);
}

static bool layout_init(McRewriter *rw, McOp op, Layout *l) {
  bool ok = layout_read(mc_rw_ctx(rw), op, l);
  l->rw = rw;
  return ok;
}

/* The sizes of tiles are known, or the value that fills the last ones is. */
bool mc_speculation_linalg_pack(McContext *ctx, McOp op) {
  Layout l;
  uint32_t start = 0, count = 0;
  if (mc_op_operands_named(ctx, op, "padding_value", &start, &count) && count > 0) return true;
  bool ok = layout_read(ctx, op, &l);
  for (uint32_t i = 0; ok && i < l.tiles.len; i++) {
    int64_t size;
    ok = mc_mixed_number(ctx, l.tiles.ptr[i], &size) && mc_type_dim(ctx, l.packed, l.rank + i) >= 0;
  }
  layout_fini(&l);
  return ok;
}

/* The number of the packed dimension that counts the tiles of an unpacked one. */
static uint32_t packed_place(const Layout *l, uint32_t dim) {
  for (uint32_t i = 0, n = length(l->ctx, l->outer); i < n; i++) {
    if (mc_structure_number(l->ctx, l->outer, i) == (int64_t)dim) return i;
  }
  return dim;
}

static bool is_tiled(const Layout *l, uint32_t dim) {
  for (uint32_t i = 0; i < l->tiles.len; i++) {
    if (mc_structure_number(l->ctx, l->inner, i) == (int64_t)dim) return true;
  }
  return false;
}

/* --- folds --- */

static McFolded resplat(McFold *f, McType type) {
  f->results[0].attr = mc_tensor_resplat(f->ctx, f->constants[0], type);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

/* Equal elements stay so, if those around them are equal, too. */
McFolded mc_fold_linalg_pack(McFold *f) {
  McContext *ctx = f->ctx;
  if (mc_op_num_results(ctx, f->op) != 1) return MC_NOT_FOLDED;
  McValue padding = mc_op_operand_named(ctx, f->op, "padding_value");
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

/* --- pack of unpack, and the reverse --- */

static bool same_numbers(const McContext *ctx, McAttr a, McAttr b) {
  uint32_t n = length(ctx, a);
  bool same = n == length(ctx, b);
  for (uint32_t i = 0; i < n && same; i++) same = mc_structure_number(ctx, a, i) == mc_structure_number(ctx, b, i);
  return same;
}

/* Both have the same tiles at the same places. */
static bool same_layout(const Layout *a, const Layout *b) {
  McContext *ctx = a->ctx;
  if (!same_numbers(ctx, a->inner, b->inner) || a->tiles.len != b->tiles.len) return false;
  bool moves = !mc_structure_is_identity(ctx, a->outer) || !mc_structure_is_identity(ctx, b->outer);
  if (moves && !same_numbers(ctx, a->outer, b->outer)) return false;
  for (size_t i = 0; i < a->tiles.len; i++) {
    if (!mc_mixed_equal(ctx, a->tiles.ptr[i], b->tiles.ptr[i])) return false;
  }
  return true;
}

/* The source of `first`, which makes the source of the other, is what the other makes, too. */
static bool undo(Layout *l, McOp first) {
  Layout other;
  const Layout *pack = l->is_pack ? l : &other;
  bool undone = layout_init(l->rw, first, &other) &&
                mc_value_type(l->ctx, other.source).index == mc_value_type(l->ctx, l->dest).index &&
                mc_op_operand_named(l->ctx, pack->op, "padding_value").index == MC_NONE && same_layout(l, &other);
  layout_fini(&other);
  return undone && mc_rw_replace_one(l->rw, l->op, other.source);
}

/* --- padding --- */

/* All tiles are full, as far as sizes are known: the reverse of mlir-opt 22's requirePaddingValue. */
static bool has_full_tiles(const Layout *l) {
  McContext *ctx = l->ctx;
  for (uint32_t i = 0; i < l->tiles.len; i++) {
    int64_t dim = mc_structure_number(ctx, l->inner, i), tile;
    if (dim < 0 || dim >= (int64_t)l->rank) return false;
    int64_t size = mc_type_dim(ctx, l->unpacked, (uint32_t)dim);
    if (!mc_mixed_number(ctx, l->tiles.ptr[i], &tile)) {
      /* how many tiles there are says as much, when it divides the size */
      tile = mc_type_dim(ctx, l->packed, packed_place(l, (uint32_t)dim));
    }
    if (size == MC_DYNAMIC || tile == MC_DYNAMIC || tile == 0 || size % tile != 0) return false;
  }
  return true;
}

static bool drop_padding(Layout *l) {
  McContext *ctx = l->ctx;
  uint32_t start, count, n = mc_op_num_operands(ctx, l->op);
  bool has_padding = mc_op_operands_named(ctx, l->op, "padding_value", &start, &count) && count == 1;
  if (!has_padding || !has_full_tiles(l)) return false;
  uint8_t *gone = mc_alloc_zeroed(&ctx->alloc, n);
  if (gone == NULL) return !mc_rw_fail(l->rw);
  gone[start] = 1;
  mc_rw_erase_operands(l->rw, l->op, gone);
  mc_free(&ctx->alloc, gone, n);
  return true;
}

/* --- sizes that one of the types states --- */

/* Sizes of tiles that are values become those that the packed type states. Returns false when out of memory. */
static bool state_tiles(Layout *l, McOp made, McType packed) {
  McContext *ctx = l->ctx;
  uint32_t start, count, n = mc_op_num_operands(ctx, made), value = 0, erased = 0;
  if (!mc_op_operands_named(ctx, made, "inner_tiles", &start, &count) || count == 0) return true;
  uint8_t *gone = mc_alloc_zeroed(&ctx->alloc, n);
  if (gone == NULL) return mc_rw_fail(l->rw);
  for (uint32_t i = 0; i < l->tiles.len; i++) {
    McMixed *tile = &l->tiles.ptr[i];
    if (tile->value.index == MC_NONE) continue;
    int64_t size = mc_type_dim(ctx, packed, l->rank + i);
    if (size != MC_DYNAMIC) {
      *tile = mc_mixed_of_number(size);
      gone[start + value] = 1;
      erased++;
    }
    value++;
  }
  bool ok = true;
  if (erased > 0) {
    McValueList left = {0};
    McIdent name = mc_ident(ctx, "static_inner_tiles", strlen("static_inner_tiles"));
    McAttr numbers = mc_mixed_list_write(ctx, &l->tiles, &left);
    mc_array_fini(&ctx->alloc, &left);
    ok = (numbers.index != MC_NONE && mc_op_set_attribute(ctx, made, name, numbers)) || mc_rw_fail(l->rw);
    ok = ok && mc_rw_erase_operands(l->rw, made, gone);
  }
  mc_free(&ctx->alloc, gone, n);
  return ok;
}

/* Casts of operands that forget sizes are left out. */
static bool skip_casts(Layout *l) {
  McContext *ctx = l->ctx;
  McValue source = mc_tensor_before_cast(ctx, l->source), dest = mc_tensor_before_cast(ctx, l->dest);
  if (source.index == l->source.index && dest.index == l->dest.index) return false;
  McOp made = mc_linalg_copy(l->rw, l->op, l->op, source, dest);
  if (made.index == MC_NONE || !state_tiles(l, made, mc_value_type(ctx, l->is_pack ? dest : source))) return true;
  return mc_rw_replace_by_tensor(l->rw, l->op, mc_op_result(ctx, made, 0));
}

bool mc_linalg_pack_skip_casts(McRewriter *rw, McOp op) {
  Layout l;
  bool changed = layout_init(rw, op, &l) && skip_casts(&l);
  layout_fini(&l);
  return changed;
}

/* The value, or a cast of it to a type with these sizes. */
static McValue resized(Layout *l, McValue value, const McInts *dims) {
  McType type = mc_value_type(l->ctx, value);
  McType wanted = mc_tensor_resized(l->ctx, type, dims->ptr, dims->len, true);
  if (wanted.index == MC_NONE) return (McValue){MC_NONE};
  return wanted.index == type.index ? value : mc_rw_tensor_cast(l->rw, l->op, l->op, value, wanted);
}

/* The size that one of the types states for a dimension without tiles is stated by the other, too. Returns true after a
 * change. */
static bool unite(const Layout *l, McInts *packed, McInts *unpacked) {
  bool changed = false;
  for (uint32_t i = 0; i < l->rank; i++) {
    int64_t *whole = &unpacked->ptr[i], *tiles = &packed->ptr[packed_place(l, i)];
    if (is_tiled(l, i) || (*whole == MC_DYNAMIC) == (*tiles == MC_DYNAMIC)) continue;
    if (*whole == MC_DYNAMIC) *whole = *tiles;
    else *tiles = *whole;
    changed = true;
  }
  return changed;
}

static bool infer_sizes(Layout *l) {
  McContext *ctx = l->ctx;
  McInts packed, unpacked;
  if (!mc_ints_of_shape(ctx, &packed, l->packed, NULL)) return !mc_rw_fail(l->rw);
  bool ok = mc_ints_of_shape(ctx, &unpacked, l->unpacked, NULL), changed = ok && unite(l, &packed, &unpacked);
  if (changed) {
    McValue source = resized(l, l->source, l->is_pack ? &unpacked : &packed);
    McValue dest = source.index == MC_NONE ? source : resized(l, l->dest, l->is_pack ? &packed : &unpacked);
    McOp made = mc_linalg_copy(l->rw, l->op, l->op, source, dest);
    if (made.index != MC_NONE) mc_rw_replace_by_tensor(l->rw, l->op, mc_op_result(ctx, made, 0));
  }
  if (ok) mc_ints_fini(ctx, &unpacked);
  mc_ints_fini(ctx, &packed);
  return ok ? changed : !mc_rw_fail(l->rw);
}

bool mc_patterns_linalg_pack(McRewriter *rw, McOp op) {
  Layout l;
  bool changed = false;
  if (layout_init(rw, op, &l)) {
    McOp unpack = mc_value_made_by(l.ctx, l.source, "linalg.unpack");
    changed = skip_casts(&l) || mc_linalg_pack_of_fill(rw, op) || drop_padding(&l) ||
              (unpack.index != MC_NONE ? undo(&l, unpack) : infer_sizes(&l));
  }
  layout_fini(&l);
  return changed;
}

/* --- unpack --- */

/* All elements of the destination are written: it can be what the destination was made from. */
static bool skip_destination(Layout *l) {
  McValue from = mc_tensor_destination_of(l->ctx, l->dest);
  if (from.index == MC_NONE) return false;
  mc_rw_set_operand(l->rw, l->op, 1, from);
  return true;
}

/* The slice begins where the tensor does, and leaves no tile out, nor anything of a dimension without tiles: mlir-opt
 * 22 does not look at those, and its result is not valid then. */
static bool can_cut(const Layout *l, McType type, const McSlice *slice) {
  McContext *ctx = l->ctx;
  if (mc_type_rank(ctx, type) != l->rank || !mc_mixed_list_is(ctx, &slice->offsets, 0) ||
      !mc_mixed_list_is(ctx, &slice->strides, 1)) {
    return false;
  }
  for (uint32_t i = 0; i < l->rank; i++) {
    int64_t count = mc_type_dim(ctx, l->packed, packed_place(l, i)), size = mc_type_dim(ctx, type, i);
    if (!is_tiled(l, i)) {
      if (count != size) return false;
      continue;
    }
    if (count == MC_DYNAMIC || size == MC_DYNAMIC) return false;
    for (uint32_t k = 0; k < l->tiles.len; k++) {
      if (mc_structure_number(ctx, l->inner, k) != (int64_t)i) continue;
      int64_t tile = l->tiles.ptr[k].number, whole;
      if (tile == MC_DYNAMIC || __builtin_mul_overflow(count, tile, &whole) || whole - size >= tile) return false;
    }
  }
  return true;
}

/* The values are there in front of the operation, which is in the same block as their user. */
static bool are_before(McContext *ctx, McOp op, const McMixedList *list) {
  for (size_t i = 0; i < list->len; i++) {
    if (list->ptr[i].value.index == MC_NONE) continue;
    McOp made_by = mc_value_op(ctx, list->ptr[i].value);
    bool here = made_by.index != MC_NONE && mc_op_block(ctx, made_by).index == mc_op_block(ctx, op).index;
    if (here && !mc_op_is_before(ctx, made_by, op)) return false;
  }
  return true;
}

/* A slice of what is unpacked: unpacked into the slice of the destination. */
static bool cut_destination(Layout *l) {
  McContext *ctx = l->ctx;
  McValue result = mc_op_result(ctx, l->op, 0);
  if (!mc_value_has_one_use(ctx, result)) return false;
  McOp user = mc_use_owner(ctx, mc_value_first_use(ctx, result));
  if (!mc_op_is(ctx, user, "tensor.extract_slice") || mc_op_block(ctx, user).index != mc_op_block(ctx, l->op).index) {
    return false;
  }
  McType type = mc_value_type(ctx, mc_op_result(ctx, user, 0));
  McSlice slice = {0};
  bool cut = mc_slice_read(ctx, user, &slice) && can_cut(l, type, &slice) && are_before(ctx, l->op, &slice.sizes);
  if (cut) {
    McRwSlice made = {.name = "tensor.extract_slice", .operands = &l->dest, .num_operands = 1, .type = type,
                      .slice = &slice};
    McValue dest = mc_rw_slice(l->rw, l->op, &made);
    if (dest.index != MC_NONE) {
      mc_rw_set_operand(l->rw, l->op, 1, dest);
      mc_value_set_type(ctx, result, type);
      mc_rw_replace_one(l->rw, user, result);
    }
  }
  mc_slice_fini(ctx, &slice);
  return cut;
}

bool mc_patterns_linalg_unpack(McRewriter *rw, McOp op) {
  Layout l;
  bool changed = false;
  if (layout_init(rw, op, &l)) {
    McOp pack = mc_value_made_by(l.ctx, l.source, "linalg.pack");
    changed = skip_casts(&l) ||
              (pack.index != MC_NONE ? undo(&l, pack)
                                     : skip_destination(&l) || cut_destination(&l) || infer_sizes(&l));
  }
  layout_fini(&l);
  return changed;
}
