/* vector_fold.h - what the folds and patterns of vector share. Private to dialects/vector/. */
#ifndef MC_VECTOR_FOLD_H
#define MC_VECTOR_FOLD_H

#include "dialects/shared/memory_folds.h"
#include "dialects/shared/shared_checks.h"
#include "dialects/vector/vector.def"
#include "transform/numbers.h"
#include "transform/rewriter.h"

/* --- operations and types --- */

MC_INLINE McValue mc_vector_operand(const McFold *f, uint32_t i) { return mc_op_operand(f->ctx, f->op, i); }
MC_INLINE McType mc_vector_operand_type(const McContext *ctx, McOp op, uint32_t i) {
  return mc_value_type(ctx, mc_op_operand(ctx, op, i));
}
MC_INLINE McType mc_vector_result_type(const McContext *ctx, McOp op) {
  return mc_value_type(ctx, mc_op_result(ctx, op, 0));
}
MC_INLINE McFolded mc_vector_to_value(McFold *f, McValue value) {
  f->results[0].value = value;
  return value.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}
MC_INLINE McFolded mc_vector_to_attr(McFold *f, McAttr attr) {
  f->results[0].attr = attr;
  return attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}
MC_INLINE bool mc_is_vector(const McContext *ctx, McType type) {
  return type.index != MC_NONE && mc_kind(ctx, type.index) == MC_TYPE_VECTOR;
}
/* The rank of a vector; 0 of a scalar. */
uint32_t mc_vector_rank(const McContext *ctx, McType type);
/* The number of elements, scalable dimensions as they are written; 1 for a scalar, 0 for too many. */
int64_t mc_vector_count(const McContext *ctx, McType type);
bool mc_vector_is_scalable(const McContext *ctx, McType type);
/* Same element types, and the value can be broadcast to the vector. */
bool mc_vector_can_broadcast(const McContext *ctx, McType from, McType to);
/* A broadcast of a scalar makes the value: that scalar, else MC_NONE. */
McValue mc_vector_splat_source(const McContext *ctx, McValue value);
/* The operation only adds dimensions or repeats elements: a broadcast, or a shape cast that puts ones in front. */
bool mc_vector_is_broadcast_like(const McContext *ctx, McOp op);

/* --- lists of numbers --- */

/* The numbers of a dense array or an array of integers, with room for `extra` more. False: it is another attribute, or
 * out of memory; nothing is to be freed. */
bool mc_vector_ints(McContext *ctx, McOp op, const char *name, uint32_t extra, McInts *out);
/* An array of 64-bit integers; MC_NONE: out of memory. */
McAttr mc_vector_array_ints(McContext *ctx, const int64_t *values, uint32_t count);
bool mc_vector_all(const McInts *ints, int64_t value);
bool mc_vector_has_dynamic(const McInts *ints);
bool mc_vector_has_poison(const McInts *ints); /* a position of -1 */
bool mc_vector_same_ints(const McInts *a, const McInts *b);
/* The place of the position in the vector's elements; missing last coordinates are 0. */
int64_t mc_vector_linear(const McContext *ctx, McType type, const int64_t *position, uint32_t count);
/* Sets an attribute of the operation. False: out of memory, or the attribute is MC_NONE. */
bool mc_vector_set(McContext *ctx, McOp op, const char *name, McAttr value);

/* --- elements of constants --- */

MC_INLINE bool mc_vector_is_dense(const McContext *ctx, McAttr attr) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_DENSE_ELEMENTS;
}
/* Elements to be filled from others, in any order. Owned: mc_elements_done or mc_elements_fini. */
typedef struct McElements {
  McContext *ctx; /* borrowed */
  McType type;
  uint32_t bits;  /* of one */
  uint8_t *bytes;
  uint64_t len;
} McElements;
/* False: the type has none, or out of memory. */
bool mc_elements_init(McContext *ctx, McElements *e, McType type);
/* Element `to` becomes element `from` of dense elements with the same element type. */
void mc_elements_put(McElements *e, uint64_t to, McAttr dense, uint64_t from);
McAttr mc_elements_done(McElements *e); /* MC_NONE: out of memory */
/* The same elements, or all of them the one of a splat, with another shape. MC_NONE: out of memory. */
McAttr mc_vector_reshaped(McContext *ctx, McAttr dense, McType type);
/* A vector of equal elements, an integer or float of its element type. MC_NONE: it is another one, or out of memory. */
McAttr mc_vector_splat(McContext *ctx, McType type, McAttr element);
/* The integer with the element type, other attributes unchanged. */
McAttr mc_vector_element_of(McContext *ctx, McAttr attr, McType element);

/* --- positions --- */

/* Constants among the dynamic positions, which are operands from `first` on, become numbers if they lie within the
 * vector or are -1, which is poison. True after a change; `positions` is brought up to date. */
bool mc_vector_fold_positions(McFold *f, uint32_t first, McType type, McInts *positions);

/* --- masks --- */

typedef enum McMaskFormat { MC_MASK_UNKNOWN, MC_MASK_ALL_TRUE, MC_MASK_ALL_FALSE } McMaskFormat;
McMaskFormat mc_vector_mask_format(McContext *ctx, McValue mask);

/* --- new operations --- */

/* An operation of one result in front of `before`; `attr` may be NULL. MC_NONE: out of memory. */
typedef struct McVectorOp {
  const char *name;
  const McValue *operands; size_t num_operands;
  McType type;
  const char *attr; McAttr value;
} McVectorOp;
McValue mc_vector_make(McRewriter *rw, McOp before, McLoc loc, const McVectorOp *made);
/* Replaces the operation by it. True, or false when out of memory. */
bool mc_vector_replace(McRewriter *rw, McOp op, const McVectorOp *made);
/* By an operation of one operand, and of the type of the operation's result. */
bool mc_vector_replace_by(McRewriter *rw, McOp op, const char *name, McValue operand);
/* By arith.constant. */
bool mc_vector_replace_by_constant(McRewriter *rw, McOp op, McAttr value);
/* vector.extract of that position, of the type that results. */
McValue mc_vector_extract(McRewriter *rw, McOp before, McLoc loc, McValue from, const int64_t *position,
                          uint32_t count);

#endif
