/* gpu_fold.c - folds and patterns of gpu: mlir-opt 22's, in its order. */
#include "dialects/gpu/gpu.def"
#include "dialects/shared/memory_folds.h"
#include "dialects/shared/routines.h"
#include "defs/facts.h"
#include "transform/effects.h"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* --- gpu.wait --- */

/* The value is the token of a wait for nothing. */
static bool waits_for_nothing(const McContext *ctx, McValue token) {
  McOp op = mc_value_op(ctx, token);
  return op.index != MC_NONE && mc_op_is(ctx, op, "gpu.wait") && mc_op_num_operands(ctx, op) == 0;
}

bool mc_patterns_gpu_wait(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t n = mc_op_num_operands(ctx, op);
  McValueList kept = {0};
  bool ok = true;
  for (uint32_t i = 0; ok && i < n; i++) {
    McValue token = mc_op_operand(ctx, op, i);
    ok = waits_for_nothing(ctx, token) || mc_array_push(&ctx->alloc, &kept, token);
  }
  bool changed = ok && kept.len < n;
  if (changed) ok = mc_op_set_operands(ctx, op, kept.ptr, kept.len);
  mc_array_fini(&ctx->alloc, &kept);
  if (!ok) return mc_rw_fail(rw);
  if (changed) {
    mc_rw_changed(rw, op);
    return true;
  }
  bool has_token = mc_op_num_results(ctx, op) > 0;
  if (n == 0 && !has_token) return mc_rw_erase(rw, op);
  if (n == 1 && has_token) return mc_rw_replace_one(rw, op, mc_op_operand(ctx, op, 0));
  bool unused = has_token && mc_value_first_use(ctx, mc_op_result(ctx, op, 0)).index == MC_NONE;
  return unused && mc_rw_erase(rw, op);
}

/* --- memory --- */

/* The operation does that with memory, and nothing else. */
static bool only_does(const McContext *ctx, McOp op, uint32_t kind) {
  return op.index != MC_NONE && mc_op_effect_kinds(ctx, op) == kind;
}

/* Copies to memory that is only freed afterwards. */
bool mc_patterns_gpu_memcpy(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t tokens = mc_op_num_results(ctx, op), waits = mc_op_num_operands(ctx, op) - 2;
  McValue to = mc_op_operand_named(ctx, op, "dst");
  if (to.index == MC_NONE || waits != tokens) return false;
  if (!only_does(ctx, mc_value_op(ctx, to), MC_EFFECT_ALLOCATE)) return false;
  for (McUse use = mc_value_first_use(ctx, to); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp user = mc_use_owner(ctx, use);
    if (user.index != op.index && !only_does(ctx, user, MC_EFFECT_FREE)) return false;
  }
  return tokens == 0 ? mc_rw_erase(rw, op) : mc_rw_replace_one(rw, op, mc_op_operand(ctx, op, 0));
}

/* memref.dim of a gpu.alloc: the operand that is its size. */
bool mc_patterns_dim_of_gpu_alloc(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue memory = mc_op_operand(ctx, op, 0);
  McOp alloc = mc_value_op(ctx, memory);
  McType type = mc_value_type(ctx, memory);
  int64_t dim;
  uint32_t start, count, number = 0;
  if (alloc.index == MC_NONE || !mc_op_is(ctx, alloc, "gpu.alloc")) return false;
  if (!mc_constant_int(ctx, mc_op_operand(ctx, op, 1), &dim) || dim < 0 || dim >= mc_type_rank(ctx, type)) return false;
  if (mc_type_dim(ctx, type, (uint32_t)dim) != MC_DYNAMIC) return false;
  for (uint32_t i = 0; i < dim; i++) number += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  if (!mc_op_operands_named(ctx, alloc, "dynamicSizes", &start, &count) || number >= count) return false;
  return mc_rw_replace_one(rw, op, mc_op_operand(ctx, alloc, start + number));
}

/* --- the device --- */

/* Numbers of blocks and threads of which there is only one are 0. */
bool mc_patterns_gpu_launch(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  uint32_t start, count;
  McValue zero = {MC_NONE};
  if (!mc_op_operands_named(ctx, op, "gridSizeX", &start, &count) || mc_block_num_args(ctx, body) < 6) return false;
  for (uint32_t i = 0; i < 6; i++) {
    McValue number = mc_block_arg(ctx, body, i);
    int64_t size;
    if (!mc_constant_int(ctx, mc_op_operand(ctx, op, start + i), &size) || size != 1) continue;
    if (mc_value_first_use(ctx, number).index == MC_NONE) continue;
    if (zero.index == MC_NONE) zero = mc_rw_integer(rw, mc_block_first_op(ctx, body), mc_type_index(ctx), 0);
    if (zero.index == MC_NONE) return mc_rw_fail(rw);
    mc_rw_replace_value(rw, number, zero);
  }
  return zero.index != MC_NONE;
}

/* One barrier directly after another. */
bool mc_patterns_gpu_barrier(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp next = mc_op_next(ctx, op);
  return next.index != MC_NONE && mc_op_is(ctx, next, "gpu.barrier") && mc_rw_erase(rw, op);
}

/* Directly in the body of gpu.launch all threads get to the operation. */
static bool make_uniform(McContext *ctx, McOp op) {
  McOp parent = mc_op_parent(ctx, op);
  McBlock block = mc_op_block(ctx, op);
  McIdent name = mc_ident(ctx, "uniform", 7);
  if (parent.index == MC_NONE || !mc_op_is(ctx, parent, "gpu.launch")) return false;
  if (mc_region_first_block(ctx, mc_op_region(ctx, parent, 0)).index != block.index) return false;
  if (name.index == MC_NONE || mc_op_attribute(ctx, op, name).index != MC_NONE) return false;
  McAttr unit = mc_attr_unit(ctx);
  return unit.index != MC_NONE && mc_op_set_attribute(ctx, op, name, unit);
}

McFolded mc_fold_all_reduce(McFold *f) { return make_uniform(f->ctx, f->op) ? MC_FOLDED_KEPT : MC_NOT_FOLDED; }

McFolded mc_fold_subgroup_reduce(McFold *f) {
  McAttr size = mc_attr_named(f->ctx, f->op, "cluster_size");
  if (!mc_attr_is_int(f->ctx, size, 1)) return mc_fold_all_reduce(f);
  f->results[0].value = mc_op_operand(f->ctx, f->op, 0);
  return MC_FOLDED;
}

/* A second broadcast changes nothing. */
McFolded mc_fold_subgroup_broadcast(McFold *f) {
  McValue source = mc_op_operand(f->ctx, f->op, 0);
  McOp op = mc_value_op(f->ctx, source);
  if (op.index == MC_NONE || !mc_op_is(f->ctx, op, "gpu.subgroup_broadcast")) return MC_NOT_FOLDED;
  f->results[0].value = source;
  return MC_FOLDED;
}
