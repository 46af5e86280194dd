/* speculation.h - which operations may move to a place where they are executed though they were not before. */
#ifndef MC_SPECULATION_H
#define MC_SPECULATION_H

#include "ir/op_def.h"

/* The operation, and all operations inside, may be executed where control would not reach it: MLIR's
 * ConditionallySpeculatable. Linear in the operations inside. */
bool mc_op_is_speculatable(McContext *ctx, McOp op);
/* It has no effect on memory, nor have operations inside whose effects are its own. Linear likewise. */
bool mc_op_is_memory_free(McContext *ctx, McOp op);

#endif
