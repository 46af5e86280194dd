/* bufferization_fold.c - folds and patterns of bufferization: mlir-opt 22's. */
#include "dialects/bufferization/bufferization.def"
#include "dialects/shared/memory_folds.h"
#include "defs/facts.h"
#include "transform/effects.h"

/* The only operation that frees the memory; MC_NONE: nothing does. False: several do. */
static bool find_free(const McContext *ctx, McValue memory, McOp *out) {
  out->index = MC_NONE;
  for (McUse use = mc_value_first_use(ctx, memory); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp user = mc_use_owner(ctx, use);
    if (!(mc_op_effect_kinds(ctx, user) & MC_EFFECT_FREE)) continue;
    if (out->index != MC_NONE) return false;
    *out = user;
  }
  return true;
}

/* The one of two operations in the block; MC_NONE: neither is. */
static McOp in_block(const McContext *ctx, McBlock block, McOp first, McOp second) {
  if (first.index != MC_NONE && mc_op_block(ctx, first).index == block.index) return first;
  bool found = second.index != MC_NONE && mc_op_block(ctx, second).index == block.index;
  return found ? second : (McOp){MC_NONE};
}

/* A copy of memory of which one is freed in the same block, nothing else before: the other one is enough. */
bool mc_patterns_clone(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue copy = mc_op_result(ctx, op, 0), source = mc_op_operand(ctx, op, 0), memory = source;
  McOp free_copy, free_source, cast;
  if (mc_value_first_use(ctx, copy).index == MC_NONE) return mc_rw_erase(rw, op);
  if (mc_value_type(ctx, copy).index != mc_value_type(ctx, source).index) return false;
  while ((cast = mc_memory_cast_of(ctx, memory)).index != MC_NONE) memory = mc_op_operand(ctx, cast, 0);
  if (!find_free(ctx, copy, &free_copy) || !find_free(ctx, memory, &free_source)) return false;
  if (free_copy.index != MC_NONE && free_source.index != MC_NONE &&
      mc_op_block(ctx, free_copy).index == mc_op_block(ctx, free_source).index) {
    return false;
  }
  McOp redundant = in_block(ctx, mc_op_block(ctx, op), free_copy, free_source);
  if (redundant.index == MC_NONE || mc_op_is_before(ctx, redundant, op)) return false;
  for (McOp at = mc_op_next(ctx, op); at.index != redundant.index; at = mc_op_next(ctx, at)) {
    if (at.index == MC_NONE || (mc_op_effect_kinds(ctx, at) & MC_EFFECT_FREE)) return false;
  }
  mc_rw_replace_one(rw, op, source);
  return mc_rw_erase(rw, redundant);
}
