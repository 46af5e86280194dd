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

void mc_mixed_list_fini(McContext *ctx, McMixedList *list);
/* Appends the list that the attribute (a dense array of i64) and the group of operands have together. Returns false
 * when they do not fit together, or memory ran out. */
bool mc_mixed_list_read(McContext *ctx, McOp op, const char *attr, const char *group, McMixedList *list);
/* Values that are constants become numbers; negative ones only if `negative`. Returns true after a change. */
bool mc_mixed_list_fold(McContext *ctx, McMixedList *list, bool negative);
/* Whether mc_mixed_list_fold would change it. */
bool mc_mixed_list_folds(McContext *ctx, const McMixedList *list, bool negative);
/* The attribute with the numbers, and the values appended to `operands`. Attribute MC_NONE: out of memory. */
McAttr mc_mixed_list_write(McContext *ctx, const McMixedList *list, McValueList *operands);
/* The index as a value: itself, or a new arith.constant of type index in front of `before`. MC_NONE: out of memory. */
McValue mc_mixed_value(McRewriter *rw, McOp before, McMixed index);

#endif
