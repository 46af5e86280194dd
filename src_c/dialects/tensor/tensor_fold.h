/* tensor_fold.h - what the folds and patterns of tensor share. Private to dialects/tensor/. */
#ifndef MC_TENSOR_FOLD_H
#define MC_TENSOR_FOLD_H

#include "dialects/shared/folds.h"
#include "dialects/shared/reshapes.h"
#include "dialects/shared/tensor_folds.h"
#include "dialects/tensor/tensor.def"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* Sums of sizes and paddings. MC_DYNAMIC: one is, or the sum is no size. */
MC_INLINE int64_t mc_size_sum(int64_t size, int64_t low, int64_t high) {
  if (size == MC_DYNAMIC || low == MC_DYNAMIC || high == MC_DYNAMIC) return MC_DYNAMIC;
  __int128 sum = (__int128)size + low + high;
  return sum < 0 || sum > INT64_MAX ? MC_DYNAMIC : (int64_t)sum;
}
/* Multiplies a size that may be MC_DYNAMIC by another. False: the product is no size. */
MC_INLINE bool mc_size_multiply(int64_t *size, int64_t by) {
  if (*size == MC_DYNAMIC || by == MC_DYNAMIC) return *size = MC_DYNAMIC, true;
  return !__builtin_mul_overflow(*size, by, size) && *size >= 0;
}
/* The result of a new operation replaces `op`, cast to its type. False: there is no such operation, out of memory. */
bool mc_tensor_replace(McRewriter *rw, McOp op, McOp made);

#endif
