/* reshapes.h - folds and patterns of operations that merge dimensions or divide them, for tensors and memory: mlir-opt
 * 22's, in its order.
 *
 * Such an operation has the attribute `reassociation`: for each dimension of the smaller shape a group of the
 * dimensions of the larger one, which follow each other. Here groups are their lengths.
 */
#ifndef MC_RESHAPES_H
#define MC_RESHAPES_H

#include "transform/mixed.h"
#include "dialects/shared/shared_checks.h"

/* The operations of a dialect. */
typedef struct McReshapes { const char *expand, *collapse, *cast; } McReshapes;

/* The lengths of the groups. Returns false when out of memory, or there is no such attribute; then there is nothing to
 * free. */
bool mc_groups_read(McContext *ctx, McOp op, McInts *groups);
/* The attribute. MC_NONE: out of memory. */
McAttr mc_groups_write(McContext *ctx, const McInts *groups);

/* The same shape again, a constant, and the reverse of what the operand does. */
McFolded mc_fold_reshape(McFold *f, const McReshapes *names, bool expands);
/* Two of a kind become one. */
bool mc_compose_reshapes(McRewriter *rw, McOp op, const McReshapes *names, bool expands);
/* A collapse of an expansion, an expansion of a collapse: one of them, or a cast. */
bool mc_compose_collapse_of_expand(McRewriter *rw, McOp op, const McReshapes *names);
bool mc_compose_expand_of_collapse(McRewriter *rw, McOp op, const McReshapes *names);

/* New operations in front of `before`, of the type. MC_NONE: out of memory. */
McValue mc_rw_collapse(McRewriter *rw, McOp before, const McReshapes *names, McValue source, McType type,
                       const McInts *groups);
McValue mc_rw_expand(McRewriter *rw, McOp before, const McReshapes *names, McValue source, McType type,
                     const McInts *groups, const McMixedList *sizes);

#endif
