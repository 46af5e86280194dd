/* tensor_folds.h - casts of tensors: what folds and patterns of several dialects share. */
#ifndef MC_TENSOR_FOLDS_H
#define MC_TENSOR_FOLDS_H

#include "transform/rewriter.h"

/* Every static size of the tensor type `less` is static in `more`, too: mlir-opt 22's preservesStaticInformation. */
bool mc_tensor_keeps_sizes(const McContext *ctx, McType less, McType more);
/* The tensor.cast that makes the value; MC_NONE: another operation does. */
McOp mc_tensor_cast_of(const McContext *ctx, McValue value);
/* The operand that a result of an operation with the fact "destinations" is made from. MC_NONE: there is none. */
McValue mc_tensor_destination_of(McContext *ctx, McValue result);
/* It only forgets sizes: mlir-opt 22's canFoldIntoConsumerOp. */
bool mc_tensor_cast_forgets(const McContext *ctx, McOp cast);
/* The value in front of such a cast, or the value itself. */
McValue mc_tensor_before_cast(const McContext *ctx, McValue value);
/* The tensor with other sizes, without its encoding unless `encoded`. MC_NONE: out of memory. */
McType mc_tensor_resized(McContext *ctx, McType type, const int64_t *dims, size_t rank, bool encoded);
/* A tensor.cast in front of `before`, at the location of `like`. MC_NONE: out of memory. */
McValue mc_rw_tensor_cast(McRewriter *rw, McOp before, McOp like, McValue value, McType type);
/* A tensor.dim of dimension `i` in front of `before`. MC_NONE: out of memory. */
McValue mc_rw_tensor_dim(McRewriter *rw, McOp before, McValue tensor, uint32_t i);
/* A tensor.empty of the type in front of `before`, with the sizes of the tensor `like`, which are read in its order.
 * order: for each dimension of `type` that of `like`; NULL: the same. MC_NONE: out of memory. */
McValue mc_rw_tensor_empty(McRewriter *rw, McOp before, McValue like, McType type, const int64_t *order);
/* Elements that are all equal, as a constant of another type. MC_NONE: they are not, its shape is not known, or out of
 * memory. */
McAttr mc_tensor_resplat(McContext *ctx, McAttr constant, McType type);
/* The value, cast if it is of another type, replaces the only result of the operation. Always true. */
bool mc_rw_replace_by_tensor(McRewriter *rw, McOp op, McValue value);
/* The operation again, of other operands and with other types of its results; its regions move. The results, cast to
 * the types that they had, replace the old ones, and the old operation is erased. Always true. */
bool mc_rw_tensor_again(McRewriter *rw, McOp op, const McValue *operands, const McType *types);
/* The same without the casts of operands that forget sizes; results have the types of their destinations (see
 * mc_tensor_destination_of). Returns true after a change. */
bool mc_rw_skip_tensor_casts(McRewriter *rw, McOp op);

#endif
