/* memory_folds.c - operations on memory take the memory in front of a cast. */
#include "dialects/shared/memory_folds.h"

#include "defs/facts.h"
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"

McOp mc_memory_cast_of(const McContext *ctx, McValue value) {
  McOp op = mc_value_op(ctx, value);
  bool is_cast = op.index != MC_NONE && mc_op_has_fact(ctx, op, MC_FACT_MEMORY_CAST) &&
                 mc_op_num_operands(ctx, op) == 1;
  return is_cast ? op : (McOp){MC_NONE};
}

static bool states(int64_t from, int64_t to) { return from == MC_DYNAMIC && to != MC_DYNAMIC; }

static bool layout_forgets(McContext *ctx, McType from, McType to, McInts *from_strides, McInts *to_strides) {
  int64_t from_offset, to_offset;
  if (!mc_memref_strides(ctx, from, from_strides->ptr, &from_offset) ||
      !mc_memref_strides(ctx, to, to_strides->ptr, &to_offset) || states(from_offset, to_offset)) {
    return false;
  }
  for (uint32_t i = 0, rank = mc_type_rank(ctx, from); i < rank; i++) {
    if (states(mc_type_dim(ctx, from, i), mc_type_dim(ctx, to, i))) return false;
    if (states(from_strides->ptr[i], to_strides->ptr[i])) return false;
  }
  return true;
}

bool mc_memory_cast_forgets(McContext *ctx, McOp cast) {
  McType from = mc_value_type(ctx, mc_op_operand(ctx, cast, 0)), to = mc_value_type(ctx, mc_op_result(ctx, cast, 0));
  bool ok = mc_kind(ctx, from.index) == MC_TYPE_MEMREF && mc_kind(ctx, to.index) == MC_TYPE_MEMREF &&
            mc_type_element(ctx, from).index == mc_type_element(ctx, to).index &&
            mc_type_rank(ctx, from) == mc_type_rank(ctx, to);
  McInts from_strides, to_strides;
  if (!ok || !mc_ints_init(ctx, &from_strides, mc_type_rank(ctx, from), NULL)) return false;
  if (mc_ints_init(ctx, &to_strides, mc_type_rank(ctx, to), NULL)) {
    ok = layout_forgets(ctx, from, to, &from_strides, &to_strides);
    mc_ints_fini(ctx, &to_strides);
  }
  mc_ints_fini(ctx, &from_strides);
  return ok;
}

McValue mc_memory_before_cast(McContext *ctx, McValue value) {
  McOp cast = mc_memory_cast_of(ctx, value);
  return cast.index != MC_NONE && mc_memory_cast_forgets(ctx, cast) ? mc_op_operand(ctx, cast, 0) : value;
}

bool mc_op_skip_memory_casts(McContext *ctx, McOp op, McValue but) {
  bool changed = false;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    McValue value = mc_op_operand(ctx, op, i);
    McOp cast = mc_memory_cast_of(ctx, value);
    if (cast.index == MC_NONE || value.index == but.index) continue;
    McValue source = mc_op_operand(ctx, cast, 0);
    if (mc_kind(ctx, mc_value_type(ctx, source).index) == MC_TYPE_UNRANKED_MEMREF) continue;
    mc_op_set_operand(ctx, op, i, source);
    changed = true;
  }
  return changed;
}

McFolded mc_fold_memory_casts(McFold *f) {
  return mc_op_skip_memory_casts(f->ctx, f->op, (McValue){MC_NONE}) ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}

McFolded mc_fold_memory_casts_but_first(McFold *f) {
  McValue first = mc_op_operand(f->ctx, f->op, 0);
  return mc_op_skip_memory_casts(f->ctx, f->op, first) ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}
