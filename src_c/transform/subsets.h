/* subsets.h - parts of tensors that operations take out or put in, as far as routines (MC_SUBSET) state them. */
#ifndef MC_SUBSETS_H
#define MC_SUBSETS_H

#include "transform/mixed.h"

#define MC_NO_OPERAND UINT32_MAX

/* Owned: mc_subset_fini. */
struct McSubset {
  uint32_t container; /* number of the operand that it is a part of */
  uint32_t source;    /* of the operand that takes its place in the only result; MC_NO_OPERAND: it is taken out */
  McSlice slice;
};

/* Returns false when the operation states no part, or memory ran out. mc_subset_fini is needed, also after false. */
bool mc_subset_read(McContext *ctx, McOp op, McSubset *subset);
void mc_subset_fini(McContext *ctx, McSubset *subset);
/* Both are the same part of tensors of one shape; they are parts that have nothing in common. False: it is not known.
 * Linear in the rank. */
bool mc_subset_equal(McContext *ctx, const McSubset *a, const McSubset *b);
bool mc_subset_disjoint(McContext *ctx, const McSubset *a, const McSubset *b);

#endif
