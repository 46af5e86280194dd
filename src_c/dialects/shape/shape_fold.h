/* shape_fold.h - what folds and patterns of the shape dialect share. */
#ifndef MC_SHAPE_FOLD_H
#define MC_SHAPE_FOLD_H

#include "base/idmap.h"
#include "dialects/shape/shape.def"
#include "dialects/shared/constants.h"
#include "dialects/shared/shared_checks.h"
#include "transform/numbers.h"

/* The attribute is a list of sizes: elements of type index, of rank 1. False for MC_NONE. */
bool mc_shape_is_extents(const McContext *ctx, McAttr attr);
/* Appends them. `out` has room. */
void mc_shape_read(const McContext *ctx, McAttr attr, McInts *out);
uint32_t mc_shape_rank(const McContext *ctx, McAttr attr);
/* The attribute of these sizes. MC_NONE: out of memory. */
McAttr mc_shape_attr(McContext *ctx, const int64_t *dims, uint32_t count);
/* The shape that both are broadcast to, in `out`, which has room. False: there is none. */
bool mc_shape_broadcast(const McInts *a, const McInts *b, McInts *out);

#endif
