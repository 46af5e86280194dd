/* tensor_fold.h - what the folds and patterns of tensor share. Private to dialects/tensor/. */
#ifndef MC_TENSOR_FOLD_H
#define MC_TENSOR_FOLD_H

#include "dialects/shared/folds.h"
#include "dialects/shared/reshapes.h"
#include "dialects/shared/tensor_folds.h"
#include "dialects/tensor/tensor.def"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* Elements that are all equal, as a constant of another type. MC_NONE: they are not, its shape is not known, or out of
 * memory. */
McAttr mc_tensor_resplat(McContext *ctx, McAttr constant, McType type);
/* The result of a new operation replaces `op`, cast to its type. False: there is no such operation, out of memory. */
bool mc_tensor_replace(McRewriter *rw, McOp op, McOp made);

#endif
