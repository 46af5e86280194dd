/* memref_fold.h - what the folds and patterns of memref share. Private to dialects/memref/. */
#ifndef MC_MEMREF_FOLD_H
#define MC_MEMREF_FOLD_H

#include "dialects/memref/memref.def"
#include "dialects/memref/memref_layout.h"
#include "dialects/shared/folds.h"
#include "dialects/shared/memory_folds.h"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* The sizes of the result of an operation whose dynamic ones are the operands of a group. Owned: mc_memref_sizes_fini.
 */
typedef struct McMemrefSizes {
  McType type;        /* of the result */
  McInts dims;        /* its sizes */
  McValueList values; /* for each that is MC_DYNAMIC */
} McMemrefSizes;
bool mc_memref_sizes_init(McRewriter *rw, McMemrefSizes *sizes, McOp op, const char *group);
void mc_memref_sizes_fini(McContext *ctx, McMemrefSizes *sizes);
/* Constants that are not negative become sizes of the type. Returns true after a change. */
bool mc_memref_sizes_fold(McContext *ctx, McMemrefSizes *sizes);
/* The type with other sizes. MC_NONE: out of memory. */
McType mc_memref_resized(McContext *ctx, McType type, const McInts *dims);
/* A memref.cast of the value to the type of the operation's result replaces it. Always true. */
bool mc_memref_replace_by_cast(McRewriter *rw, McOp op, McValue value);
/* Which dimensions of a part its type has not: mc_memref_find_dropped by the numbers in `sizes` and the strides of the
 * type `whole`. `dropped` is owned by the caller after true. */
bool mc_memref_dropped(McContext *ctx, McType whole, McType part, const McMixedList *sizes, McInts *dropped);
/* The value that is size `dim` of a memref.subview. MC_NONE: it is a number, or not known. */
McValue mc_memref_part_size(McContext *ctx, McOp subview, uint32_t dim);

#endif
