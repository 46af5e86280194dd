/* rewriter.h - changes by folds and patterns in C, which the greedy driver notices, and readers of constants.
 *
 * A pattern gets the operation that it is for. It returns true after a change, all of it made through the functions
 * here, and false otherwise; then nothing has changed. Order matters: the operations that a change affects are visited
 * again in the reverse order of the calls, as by mlir-opt 22's driver. When memory runs out the rewriter is marked as
 * failed and functions return MC_NONE; the pass then ends, so a pattern only has to stop.
 */
#ifndef MC_REWRITER_H
#define MC_REWRITER_H

#include "defs/opdefs.h"
#include "defs/routine_set.h"

typedef MC_ARRAY(McValue) McValueList; /* owned */
typedef MC_ARRAY(McType) McTypeList;   /* owned */

/* The context of the tree. Borrowed. */
McContext *mc_rw_ctx(const McRewriter *rw);

/* The attribute that such an operation is a constant of: what it folds to, or its only attribute. */
McAttr mc_constant_attr(McContext *ctx, McOp op);

/* A new operation in front of `before`. The attributes may be inherent or not. Memory ran out, too, where an operand, a
 * type or an attribute is MC_NONE. */
typedef struct McRwOp {
  const char *name;
  McLoc loc;  /* MC_NONE: that of `before` */
  bool infer; /* the types of its results are inferred; `results` is not read */
  const McValue *operands; size_t num_operands;
  const McType *results; size_t num_results;
  const McNamedAttr *attrs; size_t num_attrs;
  const McBlock *successors; size_t num_successors;
  size_t num_regions;
} McRwOp;
McOp mc_rw_create(McRewriter *rw, McOp before, const McRwOp *made);
/* The same with all parts of the new operation; or at the end of a block. */
McOp mc_rw_create_state(McRewriter *rw, McOp before, const McOpState *state);
bool mc_rw_append(McRewriter *rw, McBlock block, const McOpState *state);
/* The constant of the type in front of `before`, by the dialect of `like`. Its only result; MC_NONE: none was made. */
McValue mc_rw_constant(McRewriter *rw, McOp like, McOp before, McAttr value, McType type);
/* The same by the dialect of that name. */
McValue mc_rw_constant_of(McRewriter *rw, McIdent dialect, McOp before, McAttr value, McType type);
/* The dialect of the operation has constants. */
bool mc_rw_has_constants(const McRewriter *rw, McOp op);
/* arith.constant of an integer or index type */
McValue mc_rw_integer(McRewriter *rw, McOp before, McType type, int64_t value);
/* Call after an operation was changed in place. */
void mc_rw_changed(McRewriter *rw, McOp op);
/* The operations in `op` were moved there, or will be moved away, where mlir-opt 22 copies and erases them: operations
 * whose results only one of them uses are to be looked at, as after that. Linear in the operands. */
void mc_rw_moved_as_copy(McRewriter *rw, McOp op);
/* Replaces one operand. */
void mc_rw_set_operand(McRewriter *rw, McOp op, uint32_t i, McValue value);
void mc_rw_replace_value(McRewriter *rw, McValue from, McValue to);
/* The results are replaced by as many values, and the operation is erased. Always true. */
bool mc_rw_replace(McRewriter *rw, McOp op, const McValue *values);
/* The same by one value, or by the results of another operation, of which there are as many. MC_NONE: memory ran out
 * while it was made; nothing is replaced, and the rewriter has failed. Returns false then. */
bool mc_rw_replace_one(McRewriter *rw, McOp op, McValue value);
bool mc_rw_replace_by(McRewriter *rw, McOp op, McOp made);
/* Erases an operation whose results have no uses, with everything in it. Always true. */
bool mc_rw_erase(McRewriter *rw, McOp op);
/* A block at the end of a region, with arguments of these types at the operation's location. MC_NONE: out of memory. */
McBlock mc_rw_block(McRewriter *rw, McOp op, uint32_t region, const McType *types, size_t count);
/* Erases operands i for which gone[i] is not 0, in place. Returns false when out of memory; rw has failed then. */
bool mc_rw_erase_operands(McRewriter *rw, McOp op, const uint8_t *gone);
/* The operation is made again without the results i for which gone[i] is not 0; they have no uses. MC_NONE: out of
 * memory; rw has failed then. */
McOp mc_rw_erase_results(McRewriter *rw, McOp op, const uint8_t *gone);
/* Moves all blocks of a region to the end of a region of another operation. */
void mc_rw_move_blocks(McRewriter *rw, McRegion from, McRegion to);
/* The operation becomes the operations of its region's only block, with the values in place of the block's arguments;
 * its results become the operands of the block's terminator from number `first` on. False, and nothing changed: the
 * arguments have uses, and there are no values. */
bool mc_rw_replace_by_region(McRewriter *rw, McOp op, McRegion region, const McValue *values, uint32_t first);
/* Appends the values of a range of an operation's operands. Returns false when out of memory; rw has failed then. */
bool mc_rw_operands(McRewriter *rw, McOp op, uint32_t first, uint32_t count, McValueList *out);
bool mc_rw_result_types(McRewriter *rw, McOp op, McTypeList *out);
/* Moves the operations of a block in front of `before`, or to the end of the block `to`, its arguments replaced by the
 * values, and erases the block. Arguments without uses need no values: NULL. */
void mc_rw_inline(McRewriter *rw, McBlock from, McBlock to, McOp before, const McValue *values);
/* Moves an operation in front of `before`. */
void mc_rw_move(McRewriter *rw, McOp op, McOp before);
/* Erases a block that nothing refers to, with its operations. */
void mc_rw_erase_block(McRewriter *rw, McBlock block);

/* The operands that a branch passes to the last arguments of a successor. Returns false when its definition does not
 * state them. (region_simplify.c) */
bool mc_branch_operands(McContext *ctx, McOp op, uint32_t successor, uint32_t *start, uint32_t *count);
/* The branch passes the operand to an argument of some successor. Constant time. (region_simplify.c) */
bool mc_branch_passes(McContext *ctx, McOp op, uint32_t operand);
/* Passes more operands to new last arguments of the successor. Returns false when out of memory. */
bool mc_branch_append(McContext *ctx, McOp op, uint32_t successor, const McValue *values, uint32_t count);
/* Appends operands to one of the definition's groups. Returns false when the operation does not fit its definition, or
 * out of memory. */
bool mc_op_append_operands(McContext *ctx, McOp op, uint32_t group, const McValue *values, uint32_t count);
/* Erases each operand i for which erased[i] is not 0, and counts the groups again. Returns false when out of memory. */
bool mc_op_erase_operands(McContext *ctx, McOp op, const uint8_t *erased);

/* The operation that makes the value, when it has that name; MC_NONE: another one, or the value is an argument. */
McOp mc_value_made_by(const McContext *ctx, McValue value, const char *name);
/* The attribute operandSegmentSizes of groups of these sizes. Value MC_NONE: out of memory. */
McNamedAttr mc_segments_attr(McContext *ctx, const int32_t *sizes, size_t count);
/* A dense array of 64-bit integers. MC_NONE: out of memory. */
McAttr mc_i64_array_attr(McContext *ctx, const int64_t *values, size_t count);
/* An attribute of an operation by its name; MC_NONE: absent. */
McAttr mc_attr_named(McContext *ctx, McOp op, const char *name);

#endif
