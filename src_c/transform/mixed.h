/* mixed.h - lists of indices, each a number or a value: the offsets, sizes and strides of views and slices, the
 * bounds of loops. An operation has the numbers in an attribute, and a group of operands for the rest. */
#ifndef MC_MIXED_H
#define MC_MIXED_H

#include "transform/rewriter.h"

typedef struct McMixed {
  int64_t number; /* MC_DYNAMIC: it is the value */
  McValue value;  /* MC_NONE: it is the number */
} McMixed;
typedef MC_ARRAY(McMixed) McMixedList; /* owned: mc_mixed_list_fini */

MC_INLINE McMixed mc_mixed_of_number(int64_t number) { return (McMixed){.number = number, .value = {MC_NONE}}; }
MC_INLINE McMixed mc_mixed_of_value(McValue value) { return (McMixed){.number = MC_DYNAMIC, .value = value}; }
MC_INLINE bool mc_mixed_is(McMixed index, int64_t number) {
  return index.value.index == MC_NONE && index.number == number;
}
MC_INLINE bool mc_mixed_same(McMixed a, McMixed b) { return a.number == b.number && a.value.index == b.value.index; }
/* The number, also of a value that is a constant. False: it is not known. */
bool mc_mixed_number(McContext *ctx, McMixed index, int64_t *out);
/* Same numbers, same values, or a value that is a constant of the other's number: mlir-opt 22's
 * isEqualConstantIntOrValue. */
bool mc_mixed_equal(McContext *ctx, McMixed a, McMixed b);

/* The operands of the group of that name. False: the definition has no such group, or the operation does not fit it. */
bool mc_op_operands_named(McContext *ctx, McOp op, const char *group, uint32_t *start, uint32_t *count);
/* The only operand of the group; MC_NONE: it has none, or several. */
McValue mc_op_operand_named(McContext *ctx, McOp op, const char *group);

void mc_mixed_list_fini(McContext *ctx, McMixedList *list);
/* Appends the list that the attribute (a dense array of i64) and the group of operands have together. Returns false
 * when they do not fit together, or memory ran out. */
bool mc_mixed_list_read(McContext *ctx, McOp op, const char *attr, const char *group, McMixedList *list);
/* Which constants become numbers: all; those that are not negative; those that are not 0; those above 0. */
typedef enum McMixedFold { MC_FOLD_ALL, MC_FOLD_SIZES, MC_FOLD_STRIDES, MC_FOLD_POSITIVE } McMixedFold;
/* Values that are constants become numbers. Returns true after a change. */
bool mc_mixed_list_fold(McContext *ctx, McMixedList *list, McMixedFold which);
/* The attribute with the numbers, and the values appended to `operands`. Attribute MC_NONE: out of memory. */
McAttr mc_mixed_list_write(McContext *ctx, const McMixedList *list, McValueList *operands);
/* Every index is that number, or a value that is this constant. */
bool mc_mixed_list_is(McContext *ctx, const McMixedList *list, int64_t number);
/* Both have the same numbers and values. */
bool mc_mixed_list_same(const McMixedList *a, const McMixedList *b);
/* The index as a value: itself, or a new arith.constant of type index in front of `before`. MC_NONE: out of memory. */
McValue mc_mixed_value(McRewriter *rw, McOp before, McMixed index);

/* Offsets, sizes and strides of a view or slice: the groups `offsets`, `sizes`, `strides` and the attributes
 * `static_offsets` ... Owned: mc_slice_fini, also after false. */
typedef struct McSlice { McMixedList offsets, sizes, strides; } McSlice;
bool mc_slice_read(McContext *ctx, McOp op, McSlice *slice);
void mc_slice_fini(McContext *ctx, McSlice *slice);
/* Constants become numbers, of one of the lists: the first that has any, as in mlir-opt 22. Returns true after a
 * change. */
bool mc_slice_fold(McContext *ctx, McSlice *slice);
/* Both are the same lists. */
bool mc_slice_same(const McSlice *a, const McSlice *b);
/* A value in one of the lists is a constant. */
bool mc_slice_has_constants(McContext *ctx, const McSlice *slice);
/* The part lies within a tensor or memory of that type, as far as numbers and sizes are known. */
bool mc_slice_is_within(const McContext *ctx, McType whole, const McSlice *slice);
/* A new operation in front of `before`, of the operands in front of the lists, each a group of one, and the slice.
 * Result MC_NONE: out of memory, or an operation without results (type MC_NONE). */
typedef struct McRwSlice {
  const char *name;
  const McValue *operands; size_t num_operands;
  McType type;
  const McSlice *slice;
} McRwSlice;
McValue mc_rw_slice(McRewriter *rw, McOp before, const McRwSlice *made);

#endif
