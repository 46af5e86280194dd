/* stablehlo_checks.h - what the checks of stablehlo share: lists of numbers, arguments and terminators of regions,
 * types that go together. Private to dialects/stablehlo and dialects/chlo.
 *
 * Operands and results are ranked tensors where the definitions have that constraint. Arguments and terminators of
 * regions can be anything: rules about them are skipped when they are not tensors. Messages name no operation, as
 * upstream's.
 */
#ifndef MC_STABLEHLO_CHECKS_H
#define MC_STABLEHLO_CHECKS_H

#include <stdio.h>
#include <stdlib.h>

#include "defs/constraints.h"
#include "defs/infer.h"
#include "dialects/shared/shared_checks.h"
#include "dialects/stablehlo/stablehlo.h"
#include "types/report.h"

#define bad mc_plain_error
#define TYPE(c, type) mc_text_type((c)->diags, type)
#define LL(n) ((long long)(n))

/* --- numbers --- */

typedef struct List { McAttr attr; uint32_t len; const char *name; } List; /* the elements of a dense array */

MC_INLINE List list_of(const McRoutineCheck *c, McAttr attr, const char *name) {
  return (List){attr, mc_list_size(c, attr), name};
}

MC_INLINE int64_t at(const McRoutineCheck *c, const List *list, uint32_t i) { return mc_list_at(c, list->attr, i); }

MC_INLINE bool contains(const McRoutineCheck *c, const List *list, int64_t value) {
  for (uint32_t i = 0; i < list->len; i++) {
    if (at(c, list, i) == value) return true;
  }
  return false;
}

MC_INLINE bool is_sorted(const McRoutineCheck *c, const List *list) {
  for (uint32_t i = 1; i < list->len; i++) {
    if (at(c, list, i - 1) > at(c, list, i)) return false;
  }
  return true;
}

MC_INLINE int64_t integer_or(const McRoutineCheck *c, McAttr attr, int64_t otherwise) {
  int64_t value;
  bool is = attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_INTEGER &&
            mc_attr_integer_i64(c->ctx, attr, &value);
  return is ? value : otherwise;
}

MC_INLINE bool fits(int64_t a, int64_t b) { return a == b || a == MC_DYNAMIC || b == MC_DYNAMIC; }

/* No number is twice in the list. False, too, after reporting that memory ran out. */
bool mc_hlo_is_unique(const McRoutineCheck *c, const List *list);
/* "1, 0" */
void mc_hlo_put_list(McBuf *out, const McRoutineCheck *c, const List *list);
void mc_hlo_put_dims(McBuf *out, const McRoutineCheck *c, McType type); /* "2, -9223372036854775808" */
/* Reports the list between two texts. Always false, as the next. */
bool mc_hlo_fail_list(const McRoutineCheck *c, const char *before, const List *list, const char *after);
/* The words of one list: "expects offset_dims to be sorted, got: [1, 0]". */
bool mc_hlo_fail_named(const McRoutineCheck *c, const char *expects, const List *list, const char *what,
                       const char *end);
/* Each number is at least 0 and less than `bound`, whose name is `end`. False: reported, as below. */
bool mc_hlo_in_range(const McRoutineCheck *c, const List *list, int64_t bound, const char *end);
bool mc_hlo_in_bounds(const McRoutineCheck *c, const List *list, uint32_t bound, const char *what);
/* No number is twice in both lists together. */
bool mc_hlo_distinct(const McRoutineCheck *c, const List *a, const List *b);

/* --- regions --- */

MC_INLINE McBlock entry_of(const McRoutineCheck *c, uint32_t region) {
  if (region >= mc_op_num_regions(c->ctx, c->op)) return (McBlock){MC_NONE};
  return mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, region));
}

MC_INLINE McOp last_of(const McRoutineCheck *c, McBlock block) {
  return block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(c->ctx, block);
}

MC_INLINE McType arg_type(const McRoutineCheck *c, McBlock block, uint32_t i) {
  return mc_value_type(c->ctx, mc_block_arg(c->ctx, block, i));
}

MC_INLINE McType operand_of(const McRoutineCheck *c, McOp op, uint32_t i) {
  return mc_value_type(c->ctx, mc_op_operand(c->ctx, op, i));
}

MC_INLINE bool is_tensor(const McRoutineCheck *c, McType type) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_RANKED_TENSOR;
}

MC_INLINE McType element(const McRoutineCheck *c, McType type) { return mc_element_or_self(c->ctx, type); }

MC_INLINE bool is_float(const McRoutineCheck *c, McType type) { return mc_kind(c->ctx, type.index) == MC_TYPE_FLOAT; }

MC_INLINE bool is_scalar_of(const McRoutineCheck *c, McType type, uint32_t bits) {
  McType of = element(c, type);
  return mc_type_rank(c->ctx, type) == 0 && mc_kind(c->ctx, of.index) == MC_TYPE_INTEGER &&
         mc_type_integer_width(c->ctx, of) == bits;
}

/* A list that is a parameter of dimension numbers. */
MC_INLINE List param(const McRoutineCheck *c, McAttr numbers, uint32_t i, const char *name) {
  return list_of(c, (McAttr){mc_defined_param(c->ctx, numbers.index, i)}, name);
}

/* --- types (stablehlo_types.c) --- */

/* Parameters of a quantized type. */
enum {
  MC_HLO_STORAGE,
  MC_HLO_SIGNED,
  MC_HLO_STORAGE_MIN,
  MC_HLO_STORAGE_MAX,
  MC_HLO_EXPRESSED,
  MC_HLO_GRANULARITY,
  MC_HLO_AXES,
  MC_HLO_BLOCK_SIZES,
  MC_HLO_SCALES,
  MC_HLO_ZERO_POINTS
};
/* The quantized type that it is or has as its elements; MC_NONE: none. The functions below take MC_NONE, too. */
McType mc_hlo_quantized(const McContext *ctx, McType type);
uint32_t mc_hlo_quant_part(const McContext *ctx, McType quantized, uint32_t part);
int64_t mc_hlo_quant_int(const McContext *ctx, McType quantized, uint32_t part);
McStr mc_hlo_quant_list(const McContext *ctx, McType quantized, uint32_t part); /* the bytes of its elements */
bool mc_hlo_is_per_axis(const McContext *ctx, McType quantized);
bool mc_hlo_is_per_tensor(const McContext *ctx, McType quantized);
int64_t mc_hlo_quant_axis(const McContext *ctx, McType quantized); /* of one that is quantized per axis */
MC_INLINE bool any_quantized(const McRoutineCheck *c, McType a, McType b, McType d) {
  return mc_hlo_quantized(c->ctx, a).index != MC_NONE || mc_hlo_quantized(c->ctx, b).index != MC_NONE ||
         mc_hlo_quantized(c->ctx, d).index != MC_NONE;
}

/* The bounds of a type's dynamic sizes; empty: it has none. */
McStr mc_hlo_bounds(const McContext *ctx, McType type);
MC_INLINE int64_t mc_hlo_bound_at(McStr bounds, size_t i) {
  int64_t bound = MC_DYNAMIC;
  if (bounds.len >= (i + 1) * sizeof bound) memcpy(&bound, bounds.ptr + i * sizeof bound, sizeof bound);
  return bound;
}

/* Types that go together as inferred ones do: shapes, bounds and elements. */
bool mc_hlo_fits(const McContext *ctx, McType a, McType b);
bool mc_hlo_elements_fit(const McContext *ctx, McType a, McType b);
/* Shapes go together and elements are equal; floats of any precision, if that does not matter. */
bool mc_hlo_same_kind(const McRoutineCheck *c, McType a, McType b, bool any_float);
uint32_t mc_hlo_bit_width(const McContext *ctx, McType element);
/* An element type can be promoted to another of the same kind that is not smaller. */
bool mc_hlo_promotes(const McContext *ctx, McType x, McType y);

/* Reports that types could not be inferred, after the reason. Always false. */
bool mc_hlo_no_type(const McRoutineCheck *c);
/* The types that the definition's program infers go with those of the results. False: reported, as below. */
bool mc_hlo_infers(const McRoutineCheck *c);
bool mc_hlo_results_fit(const McRoutineCheck *c, const McType *types, size_t count);
/* A size and its bound, and what two of them have in common: the most that is known of both, or the least. */
typedef struct McHloDim { int64_t size, bound; } McHloDim;
bool mc_hlo_join_dim(const McRoutineCheck *c, bool least, uint32_t i, McHloDim *a, McHloDim b);
/* The most that is known of two types can be inferred; anything but ranked tensors can. */
bool mc_hlo_operands_join(const McRoutineCheck *c, McType first, McType type);

/* The encoding of a type with these bounds, MC_NONE without any. False: reported. */
bool mc_hlo_bounds_encoding(const McRoutineCheck *c, const McInts *bounds, McAttr *out);
/* A tensor like `type` with these sizes, and bounds if it has some. MC_NONE: reported. */
McType mc_hlo_bounded(const McRoutineCheck *c, McType type, const McInts *sizes, const McInts *bounds);

/* --- reductions (stablehlo_reduce.c) --- */

/* A region that takes two values for each input and gives one. */
typedef struct McHloReducer {
  McGroup inputs, init; /* init: the types that the reduction starts with */
  bool scalars;         /* init gives the elements only */
  const int64_t *kept;  /* the dimensions that are not reduced */
  uint32_t num_kept;
  uint32_t first, count; /* of both groups */
} McHloReducer;
bool mc_hlo_check_reducer(const McRoutineCheck *c, uint32_t region, const McHloReducer *r);
/* The element type of result `i` of a region, of `input` if the region is empty. MC_NONE: there is none. */
McType mc_hlo_accumulated(const McRoutineCheck *c, uint32_t region, uint32_t i, McType input);
McType mc_hlo_with_element(McContext *ctx, McType type, McType of); /* MC_NONE: `of` is, or type is no ranked tensor */

/* Windows that move over a tensor. Lists are empty or have as many elements as the window has sizes. */
typedef struct McHloWindow {
  const int64_t *sizes;
  uint32_t num_sizes, num_reversals;
  uint64_t num_pads;
  List strides, base_dilations, dilations;
  McAttr padding; /* pairs */
} McHloWindow;
/* The attribute has pairs, or is absent. */
bool mc_hlo_check_padding(const McRoutineCheck *c, McAttr padding, uint64_t *pairs);
int64_t mc_hlo_padding_at(const McRoutineCheck *c, McAttr padding, uint32_t i);
bool mc_hlo_check_window(const McRoutineCheck *c, const McHloWindow *w);
/* The number of windows along dimension `i` with `base` elements. */
int64_t mc_hlo_window_size(const McRoutineCheck *c, const McHloWindow *w, uint32_t i, int64_t base);

/* --- products (stablehlo_products.c) --- */

/* Sizes that were inferred go with the result's. */
bool mc_hlo_check_shape(const McRoutineCheck *c, const int64_t *sizes, uint32_t count, McType result);
typedef struct McHloDot { List lhs_batch, rhs_batch, lhs_sum, rhs_sum; } McHloDot;
McHloDot mc_hlo_dot_of(const McRoutineCheck *c, McAttr numbers); /* the first four parameters are these lists */
bool mc_hlo_check_dot(const McRoutineCheck *c, McType lhs, McType rhs, const McHloDot *d, McAttr precision);
/* Adds the sizes of dimensions that are in none of the lists; there is room for them. */
void mc_hlo_push_others(const McRoutineCheck *c, McType type, const List *const *lists, uint32_t count, McInts *sizes);

#endif
