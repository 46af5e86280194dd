/* numbers.h - arithmetic on the bits of constants, and folds of all elements of constants. */
#ifndef MC_NUMBERS_H
#define MC_NUMBERS_H

#include "defs/constraints.h"

/* Integers and floats of more bits do not fold. */
#define MC_NUMBER_WORDS 64u

/* `width` bits in two's complement, low word first; bits above the width are zero. */
typedef struct McNumber {
  uint32_t width, words; /* words: width / 64, rounded up */
  uint64_t w[MC_NUMBER_WORDS];
} McNumber;

/* --- types --- */

/* The width of an integer, index (64) or float type; 0: another type, or too wide. */
uint32_t mc_number_width(const McContext *ctx, McType element);
MC_INLINE bool mc_is_float(const McContext *ctx, McType type) { return mc_kind(ctx, type.index) == MC_TYPE_FLOAT; }

/* --- one number --- */

void mc_number_init(McNumber *n, uint32_t width); /* 0 */
void mc_number_set(McNumber *n, uint32_t width, int64_t value); /* sign-extended, or cut */
bool mc_number_is(const McNumber *n, int64_t value);
bool mc_number_is_zero(const McNumber *n);
bool mc_number_is_ones(const McNumber *n);    /* all bits are 1 */
bool mc_number_is_negative(const McNumber *n); /* the top bit is 1 */
bool mc_number_is_min(const McNumber *n);     /* the smallest signed one */
bool mc_number_is_max(const McNumber *n);     /* the greatest signed one */
/* The value, zero-extended. False: it does not fit. */
bool mc_number_u64(const McNumber *n, uint64_t *out);
int mc_number_compare(const McNumber *a, const McNumber *b, bool is_signed); /* < 0, 0, > 0 */
/* Operands have equal widths, results are modulo 2^width. out may be an operand. */
void mc_number_add(McNumber *out, const McNumber *a, const McNumber *b);
void mc_number_sub(McNumber *out, const McNumber *a, const McNumber *b);
void mc_number_neg(McNumber *out, const McNumber *a);
/* The low half of the product, or the high one. out is no operand. Quadratic in the words. */
void mc_number_mul(McNumber *out, const McNumber *a, const McNumber *b);
void mc_number_mul_high(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed);
/* b is not 0; quotient and remainder are no operands. Width times words steps, one when it fits into 64 bits. */
void mc_number_divide(McNumber *quotient, McNumber *remainder, const McNumber *a, const McNumber *b, bool is_signed);
void mc_number_shift_left(McNumber *out, const McNumber *a, uint64_t by);
void mc_number_shift_right(McNumber *out, const McNumber *a, uint64_t by, bool is_signed);
/* To out->width, which is set: extended or cut. out is not the operand. */
void mc_number_extend(McNumber *out, const McNumber *a, bool is_signed);

/* --- floats: kinds of at most 64 bits, whose arithmetic doubles do without an error --- */

bool mc_float_is_folded(McFloatKind kind);
double mc_number_double(const McNumber *n, McFloatKind kind);
/* A NaN becomes quiet. */
void mc_number_set_double(McNumber *out, double value, McFloatKind kind);
/* Makes a NaN quiet, as arithmetic does. Returns whether it was a signaling one. */
bool mc_number_quiet(McNumber *n, McFloatKind kind);
/* The float of another kind; a NaN keeps its sign and the payload that fits, and becomes quiet. Returns false where
 * information is lost: the value changes, or a NaN is signaling, or its payload does not fit. */
bool mc_number_convert(McNumber *out, McFloatKind to, const McNumber *n, McFloatKind from);
/* `made`, the result of arithmetic on a and b, unless it is NaN: then the first operand that is NaN, or else the
 * positive one. */
double mc_double_result(double a, double b, double made);

/* --- constants --- */

/* #ub.poison; MC_NONE: out of memory */
McAttr mc_attr_poison(McContext *ctx);
bool mc_attr_is_poison(const McContext *ctx, McAttr attr);
/* The bits of an integer or float attribute, or of dense elements that are all equal. False: it is another one. */
bool mc_attr_number(const McContext *ctx, McAttr attr, McNumber *out);
/* The same of integers only, and whether it is this integer; false for MC_NONE. */
bool mc_attr_integer_number(const McContext *ctx, McAttr attr, McNumber *out);
/* The bits of element i of dense elements of integers or floats; i is less than their number. */
void mc_attr_element_number(const McContext *ctx, McAttr attr, uint64_t i, McNumber *out);
bool mc_attr_is_int(const McContext *ctx, McAttr attr, int64_t value);
/* The double of a float, or of float elements that are all equal. False: it is another one. */
bool mc_attr_double(const McContext *ctx, McAttr attr, double *out);
/* The attribute of the type with that number, for all elements. MC_NONE: the type has none, or out of memory. */
McAttr mc_attr_of_number(McContext *ctx, McType type, const McNumber *n);
McAttr mc_attr_of_int(McContext *ctx, McType type, int64_t value);
/* 0, 0.0 or elements of them. MC_NONE likewise. */
McAttr mc_attr_zero(McContext *ctx, McType type);

/* One element from one element of each operand; out->width is set. False: it does not fold. */
typedef bool (*McNumberFold)(void *data, McNumber *out, const McNumber *in);
/* The attribute of type `result` whose elements `fold` makes of those of the operands, numbers or dense elements. An
 * operand that is poison is returned. MC_NONE: an operand is MC_NONE or of another kind, an element does not fold, or
 * out of memory. At most three operands. Linear in the elements; one step when all operands are splats. */
McAttr mc_fold_numbers(McContext *ctx, const McAttr *operands, uint32_t count, McType result, McNumberFold fold,
                       void *data);

/* Such folds of integers, for operations of several dialects. data: NULL; of mul_high and extend: const bool *, is it
 * signed; of shift: const McShift *; of bits: const char *, '&', '|' or '^'. A shift by the width or more does not
 * fold; of select: the second of three if the first is not 0, else the third. */
typedef enum McShift { MC_SHIFT_LEFT, MC_SHIFT_RIGHT, MC_SHIFT_RIGHT_SIGNED } McShift;
bool mc_fold_number_add(void *data, McNumber *out, const McNumber *in);
bool mc_fold_number_sub(void *data, McNumber *out, const McNumber *in);
bool mc_fold_number_mul(void *data, McNumber *out, const McNumber *in);
bool mc_fold_number_mul_high(void *data, McNumber *out, const McNumber *in);
bool mc_fold_number_extend(void *data, McNumber *out, const McNumber *in);
bool mc_fold_number_shift(void *data, McNumber *out, const McNumber *in);
bool mc_fold_number_bits(void *data, McNumber *out, const McNumber *in);
bool mc_fold_number_select(void *data, McNumber *out, const McNumber *in);

#endif
