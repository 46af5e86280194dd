/* sparse_tensor_folds.c - folds and patterns of sparse_tensor: mlir-opt 22's. Owns nothing. */
#include "defs/enums.h"
#include "dialects/sparse_tensor/sparse_tensor.def"
#include "dialects/sparse_tensor/sparse_tensor.h"
#include "transform/numbers.h"
#include "transform/rewriter.h"

static McType type_of(const McContext *ctx, McValue value) { return mc_value_type(ctx, value); }

static McFolded fold_to(McFold *f, McValue value) {
  f->results[0].value = value;
  return MC_FOLDED;
}

/* --- tensors --- */

McFolded mc_fold_sparse_reorder(McFold *f) {
  McValue source = mc_op_operand(f->ctx, f->op, 0);
  uint32_t from = mc_sparse_encoding_of(f->ctx, type_of(f->ctx, source)),
           to = mc_sparse_encoding_of(f->ctx, type_of(f->ctx, mc_op_result(f->ctx, f->op, 0)));
  return from == to ? fold_to(f, source) : MC_NOT_FOLDED;
}

McFolded mc_fold_sparse_reinterpret(McFold *f) {
  McContext *ctx = f->ctx;
  McValue source = mc_op_operand(ctx, f->op, 0);
  McType to = type_of(ctx, mc_op_result(ctx, f->op, 0));
  if (type_of(ctx, source).index == to.index) return fold_to(f, source);
  McOp made = mc_value_made_by(ctx, source, "sparse_tensor.reinterpret_map");
  if (made.index == MC_NONE) return MC_NOT_FOLDED;
  source = mc_op_operand(ctx, made, 0);
  return type_of(ctx, source).index == to.index ? fold_to(f, source) : MC_NOT_FOLDED;
}

McFolded mc_fold_sparse_level(McFold *f) {
  McContext *ctx = f->ctx;
  McNumber level;
  uint64_t number;
  if (!mc_attr_integer_number(ctx, f->constants[1], &level) || !mc_number_u64(&level, &number)) return MC_NOT_FOLDED;
  McType tensor = type_of(ctx, mc_op_operand(ctx, f->op, 0));
  int64_t size = number > UINT32_MAX ? MC_DYNAMIC : mc_sparse_level_size(ctx, tensor, (uint32_t)number);
  if (size == MC_DYNAMIC) return MC_NOT_FOLDED;
  f->results[0].attr = mc_attr_integer(ctx, mc_type_index(ctx), size);
  return MC_FOLDED;
}

/* The level is known. */
bool mc_speculation_sparse_level(McContext *ctx, McOp op) {
  McNumber level;
  return mc_attr_integer_number(ctx, mc_constant_of(ctx, mc_op_operand(ctx, op, 1)), &level);
}

/* --- coordinates --- */

/* All coordinates come from one translation, in its order; MC_NONE: they do not. */
static McOp translated_by(const McContext *ctx, McOp op) {
  uint32_t count = mc_op_num_operands(ctx, op);
  McOp none = {MC_NONE}, made = count == 0 ? none : mc_value_made_by(ctx, mc_op_operand(ctx, op, 0),
                                                                     "sparse_tensor.crd_translate");
  if (made.index == MC_NONE || mc_op_num_results(ctx, made) != count) return none;
  for (uint32_t i = 0; i < count; i++) {
    if (mc_op_operand(ctx, op, i).index != mc_op_result(ctx, made, i).index) return none;
  }
  return made;
}

/* By a permutation, or back from where they came from. */
McFolded mc_fold_sparse_translate(McFold *f) {
  McContext *ctx = f->ctx;
  uint32_t encoding = mc_attr_named(ctx, f->op, "encoder").index, count = mc_op_num_results(ctx, f->op);
  McAttr direction = mc_attr_named(ctx, f->op, "direction");
  McAffineMap map = mc_sparse_map(ctx, encoding, MC_SPARSE_TO_LEVEL);
  McOp from = f->op;
  bool same = mc_sparse_is_identity(ctx, encoding), permuted = !same && mc_sparse_is_permutation(ctx, map);
  if (permuted) {
    map = mc_sparse_map(ctx, encoding, mc_enum_attr_value(ctx, direction) == 0 ? MC_SPARSE_TO_LEVEL : MC_SPARSE_TO_DIM);
    if (map.index == MC_NONE || mc_affine_map_num_results(ctx, map) != count) return MC_NOT_FOLDED;
  } else if (!same) {
    from = translated_by(ctx, f->op);
    if (from.index == MC_NONE || mc_attr_named(ctx, from, "direction").index == direction.index) return MC_NOT_FOLDED;
    uint32_t other = mc_attr_named(ctx, from, "encoder").index;
    if (mc_sparse_map(ctx, other, MC_SPARSE_TO_LEVEL).index != map.index) return MC_NOT_FOLDED;
  }
  if (mc_op_num_operands(ctx, from) != count) return MC_NOT_FOLDED;
  for (uint32_t i = 0; i < count; i++) {
    uint64_t at = permuted ? (uint64_t)mc_affine_value(ctx, mc_affine_map_result(ctx, map, i)) : i;
    if (at >= count) return MC_NOT_FOLDED;
    f->results[i].value = mc_op_operand(ctx, from, (uint32_t)at);
  }
  return MC_FOLDED;
}

/* --- sizes of what is stored --- */

#define MOST_SIZES 1000u /* of a chain of sizes that are set, so many are looked at */

McFolded mc_fold_sparse_specifier(McFold *f) {
  McContext *ctx = f->ctx;
  uint32_t kind = mc_attr_named(ctx, f->op, "specifierKind").index, level = mc_attr_named(ctx, f->op, "level").index;
  McOp set = f->op;
  for (uint32_t i = 0; i < MOST_SIZES; i++) {
    set = mc_value_made_by(ctx, mc_op_operand(ctx, set, 0), "sparse_tensor.storage_specifier.set");
    if (set.index == MC_NONE) return MC_NOT_FOLDED;
    if (mc_attr_named(ctx, set, "specifierKind").index != kind) continue;
    if (mc_attr_named(ctx, set, "level").index == level) return fold_to(f, mc_op_operand(ctx, set, 1));
  }
  return MC_NOT_FOLDED;
}

/* --- loops --- */

/* Coordinates without uses are no longer arguments. */
bool mc_patterns_sparse_iterate(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  McAttr old = mc_attr_named(ctx, op, "crdUsedLvls");
  uint32_t count = mc_block_num_args(ctx, body), arg = mc_op_num_results(ctx, op);
  int64_t used = 0;
  if (old.index == MC_NONE || !mc_attr_integer_i64(ctx, old, &used)) return false;
  uint64_t kept = (uint64_t)used;
  uint8_t *gone = mc_alloc_zeroed(&ctx->alloc, count + 1);
  if (gone == NULL) return mc_rw_fail(rw);
  for (uint32_t level = 0; level < 64 && arg < count; level++) {
    if (!((uint64_t)used >> level & 1)) continue;
    gone[arg] = mc_value_first_use(ctx, mc_block_arg(ctx, body, arg)).index == MC_NONE;
    if (gone[arg++]) kept &= ~(UINT64_C(1) << level);
  }
  bool changes = kept != (uint64_t)used;
  McAttr made = changes ? mc_attr_integer(ctx, mc_attr_value_type(ctx, old), (int64_t)kept) : old;
  bool ok = made.index != MC_NONE && (!changes || mc_op_set_attribute(ctx, op, mc_ident(ctx, "crdUsedLvls", 11), made));
  if (ok && changes) {
    mc_block_erase_args(ctx, body, gone);
    mc_rw_changed(rw, op);
  }
  mc_free(&ctx->alloc, gone, count + 1);
  return ok ? changes : mc_rw_fail(rw);
}
