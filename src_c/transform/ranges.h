/* ranges.h - ranges of integers, and what operations make of them: MLIR's ConstantIntRanges and InferIntRangeInterface.
 *
 * A range has bounds for both readings of its bits, each inclusive, and a value of it fulfills both. Rules are those of
 * mlir-opt 22. Nothing here allocates; each function takes a number of steps linear in the words, products and
 * quotients aside (transform/numbers.h).
 */
#ifndef MC_RANGES_H
#define MC_RANGES_H

#include "transform/dataflow.h"
#include "transform/numbers.h"

typedef struct McRange { McNumber umin, umax, smin, smax; } McRange; /* of equal widths; 0: nothing is known */

MC_INLINE uint32_t mc_range_width(const McRange *r) { return r->umin.width; }
void mc_range_all(McRange *out, uint32_t width);
void mc_range_only(McRange *out, const McNumber *value);
/* Bounds of one reading; those of the other follow. */
void mc_range_signed(McRange *out, const McNumber *min, const McNumber *max);
void mc_range_unsigned(McRange *out, const McNumber *min, const McNumber *max);
/* Bounds of 64 bits. */
void mc_range_index(McRange *out, uint64_t min, uint64_t max);
void mc_range_signed_index(McRange *out, int64_t min, int64_t max);
/* out may be an operand. */
void mc_range_unite(McRange *out, const McRange *a, const McRange *b);
void mc_range_intersect(McRange *out, const McRange *a, const McRange *b);
bool mc_range_equal(const McRange *a, const McRange *b);
/* The only value, by either reading. */
bool mc_range_value(const McRange *r, McNumber *out);
/* The width of integers, of index, and of the elements of shaped types; 0: of others. */
uint32_t mc_range_type_width(const McContext *ctx, McType type);

/* --- operations on ranges of equal widths; out is no operand --- */

enum { MC_NO_SIGNED_WRAP = 1, MC_NO_UNSIGNED_WRAP = 2 }; /* arith.overflow */
typedef void (*McRangeBinary)(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_add(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_sub(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_mul(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_shl(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
/* The others read no flags. */
void mc_range_divu(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_ceildivu(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_divs(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_ceildivs(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_floordivs(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_rems(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_remu(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_maxs(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_maxu(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_mins(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_minu(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_and(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_or(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_xor(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_shrs(McRange *out, const McRange *a, const McRange *b, uint32_t flags);
void mc_range_shru(McRange *out, const McRange *a, const McRange *b, uint32_t flags);

/* How bits are added to a range of fewer: each reading by itself, or both by one of them. */
typedef enum McRangeExtend { MC_EXTEND_EACH, MC_EXTEND_SIGNED, MC_EXTEND_UNSIGNED } McRangeExtend;
/* To a width: extended, cut, or the same. out is not the operand. */
void mc_range_resize(McRange *out, const McRange *a, uint32_t width, McRangeExtend how);

/* Predicates in the order of arith.cmpi. */
typedef enum McRangePredicate {
  MC_RANGE_EQ, MC_RANGE_NE, MC_RANGE_SLT, MC_RANGE_SLE, MC_RANGE_SGT, MC_RANGE_SGE, MC_RANGE_ULT, MC_RANGE_ULE,
  MC_RANGE_UGT, MC_RANGE_UGE
} McRangePredicate;
/* Whether it holds for all values of the ranges: 1; for none: 0; else -1. */
int mc_range_compare(McRangePredicate predicate, const McRange *a, const McRange *b);
/* A range of one bit: that answer. */
void mc_range_bit(McRange *out, int answer);

/* --- routines of definitions (MC_RANGE) --- */

/* The range of an operand. False: nothing is known; its width is 0. */
bool mc_range_of(const McInferRange *in, uint32_t operand, McRange *out);
/* A result of the operation, or an argument of one of its regions, is in the range. Nothing happens for a value that
 * is not asked for. */
void mc_range_set(McInferRange *in, McValue value, const McRange *range);
McContext *mc_range_ctx(const McInferRange *in);
McOp mc_range_op(const McInferRange *in);
McValue mc_range_result(const McInferRange *in); /* the first */
/* All results can be any integers: what holds for operations without a routine. */
void mc_range_set_any(McInferRange *in);
/* The result of an operation of two operands. */
void mc_range_binary(McInferRange *in, McRangeBinary infer, uint32_t flags);
/* An induction variable goes from `from` to below `to` in steps; indices by value (transform/mixed.h) are operands of
 * the operation. NULL: nothing is known of it. */
typedef struct McMixed McMixed;
void mc_range_loop(McInferRange *in, McValue variable, const McMixed *from, const McMixed *to, const McMixed *step);

/* --- the analysis --- */

/* Ranges of all values, beside the constants (transform/dataflow.h), which follow ranges of one value. */
extern const McFlowAnalysis mc_flow_ranges;
typedef struct McRangeStates McRangeStates;
McRangeStates *mc_range_states_new(McContext *ctx); /* the analysis's data; NULL: out of memory */
void mc_range_states_free(McContext *ctx, McRangeStates *states);
/* The range of a value. False: nothing is known, also of values made after the analysis. */
bool mc_range_find(const McFlow *flow, McValue value, McRange *out);

#endif
