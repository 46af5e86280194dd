/* memory_folds.h - operations on memory take the memory in front of a cast: what folds of several dialects share. */
#ifndef MC_MEMORY_FOLDS_H
#define MC_MEMORY_FOLDS_H

#include "transform/rewriter.h"

/* The cast that makes the value, an operation with the fact "memory_cast"; MC_NONE: another one does. */
McOp mc_memory_cast_of(const McContext *ctx, McValue value);
/* Both types have strides, and the cast forgets some of the sizes, offset and strides, but states none: mlir-opt 22's
 * canFoldIntoConsumerOp. False also when memory ran out. */
bool mc_memory_cast_forgets(McContext *ctx, McOp cast);
/* The value in front of such a cast, or the value itself. */
McValue mc_memory_before_cast(McContext *ctx, McValue value);
/* Every operand that is a cast of memory with a rank becomes that memory, except where it is `but` (MC_NONE: no
 * exception). Returns true after a change. Linear in the operands. */
bool mc_op_skip_memory_casts(McContext *ctx, McOp op, McValue but);

#endif
