/* scf_fold.h - what the folds and patterns of scf share. Private to dialects/scf/. */
#ifndef MC_SCF_FOLD_H
#define MC_SCF_FOLD_H

#include "dialects/scf/scf.def"
#include "dialects/shared/tensor_folds.h"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* The only block of a region, and its terminator. */
MC_INLINE McBlock mc_scf_body(const McContext *ctx, McOp op, uint32_t region) {
  return mc_region_first_block(ctx, mc_op_region(ctx, op, region));
}
MC_INLINE McOp mc_scf_end(const McContext *ctx, McOp op, uint32_t region) {
  McBlock block = mc_scf_body(ctx, op, region);
  return block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
}
/* The block has nothing but its terminator. */
MC_INLINE bool mc_scf_is_empty(const McContext *ctx, McBlock block) {
  return mc_block_first_op(ctx, block).index == mc_block_last_op(ctx, block).index;
}
MC_INLINE bool mc_scf_is_unused(const McContext *ctx, McValue value) {
  return mc_value_first_use(ctx, value).index == MC_NONE;
}
/* A terminator of that name in front of `before`. False: out of memory. */
bool mc_scf_end_with(McRewriter *rw, McOp before, const char *name, const McValue *values, size_t count);
/* How many times a loop runs, when that is known: mlir-opt 22's constantTripCount. False: it is not known. `add`: an
 * upper bound that is the lower one plus a constant, without overflow, counts. */
bool mc_scf_trip_count(McContext *ctx, McMixed lower, McMixed upper, McMixed step, bool is_signed, bool add,
                       uint64_t *out);
/* Replaces the affine.min and affine.max in a peeled loop that the peeling decides: `upper` was the upper bound before,
 * and the loop has all full turns, or (partial) the last one. (scf_canonicalize.c) */
void mc_scf_decide_peeled(McRewriter *rw, McOp loop, McValue upper, bool partial);

#endif
