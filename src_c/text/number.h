/* number.h - integer and float text, both directions, by MLIR's exact rules. No allocation beyond the
 * McAlloc that is passed; arbitrary precision where the language has it. */
#ifndef MC_NUMBER_H
#define MC_NUMBER_H

#include "base/buffer.h"

/* Everything known of a float kind. Table in floats.def. */
typedef struct McFloatInfo {
  const char *spelling; /* "f32", "f8E4M3FN" ... */
  uint8_t bits, exponent_bits, mantissa_bits; /* mantissa without the hidden bit; f80: 63 and an explicit integer bit */
  int16_t bias;
  uint8_t special; /* MC_FLOAT_*: which infinities, NaNs, zeros exist */
} McFloatInfo;
enum { MC_FLOAT_IEEE, MC_FLOAT_FN /* no inf, NaN all ones */, MC_FLOAT_FNUZ /* no inf, no -0, NaN is 0x80 */,
       MC_FLOAT_FINITE /* neither inf nor NaN */, MC_FLOAT_E8M0 /* unsigned, no zero, NaN 0xFF */, MC_FLOAT_X87 };
const McFloatInfo *mc_float_info(McFloatKind kind);
/* The exponent of its least normal number. */
static inline int mc_float_least_exponent(const McFloatInfo *info) { return (info->mantissa_bits > 0) - info->bias; }

/* Bits of a float: low word first. Two values that mlir-opt can hold but not write into the bits of their kind
 * are marked in w[1] of kinds of at most 8 bits; who stores only the kind's bits loses the marks, as mlir-opt
 * does in dense elements: a negative f8E8M0FNU (from a literal with a minus; its sign falls on the top bit of the
 * exponent, which is marked, too), and the infinity of a kind that has none (from a literal like 1.0e400), which
 * prints as hex. */
typedef struct McFloatBits { uint64_t w[2]; } McFloatBits;
#define MC_FLOAT_MARK_NEGATIVE 1u
#define MC_FLOAT_MARK_INF 2u
#define MC_FLOAT_MARK_TOP_BIT 4u /* of a negative f8E8M0FNU's exponent */
#define MC_FLOAT_MARKS 7u
/* f80: encodings that no value has become what mlir-opt makes of them. Other kinds: as they are. */
McFloatBits mc_float_canonical(McFloatBits bits, McFloatKind kind);

/* Decimal or scientific literal (no sign) -> `kind`, as mlir-opt does it: the text is read as a double first
 * (nearest even), then the double is converted (nearest even; overflow goes to infinity, or to NaN / the largest
 * where the kind has no infinity - as the oracle). A literal too large for a double is infinity. False: not a number.
 */
bool mc_float_parse(const char *text, size_t len, bool negative, McFloatKind kind, McFloatBits *out);
/* nearest even, correct for any length; may be infinity; false: not a number */
bool mc_double_parse(const char *text, size_t len, double *out);
McFloatBits mc_float_from_double(double value, McFloatKind kind);
double mc_float_to_double(McFloatBits bits, McFloatKind kind);    /* nearest double */
/* Appends what mlir-opt prints for the value: 1.000000e+00, 0x7F800000, ... True: it is hexadecimal, so that it needs
 * its type. */
bool mc_float_print(McBuf *buf, McFloatBits bits, McFloatKind kind);
/* The short form, also when other digits are needed to read the value back. The value is finite. */
void mc_float_print_six(McBuf *buf, McFloatBits bits, McFloatKind kind);

/* Integers of any width: little-endian words, two's complement. */
/* Digits of a decimal or 0x literal -> unsigned words; *num_words in: capacity, out: words used (0 for zero), *bits:
 * active bits. False: capacity too small, not a number, or no scratch memory for a long decimal, which is
 * reported. A decimal of n digits costs O(n^1.6), as does printing it. */
bool mc_integer_parse(McAlloc *alloc, const char *text, size_t len, uint64_t *words, size_t *num_words, uint32_t *bits,
                      McDiags *diags);
/* Appends the value of `width` bits as a decimal, with a minus sign when is_signed and the top bit is set. */
void mc_integer_print(McBuf *buf, const uint64_t *words, uint32_t width, bool is_signed);
/* The fast way for what fits: false when not all digits, or above 2^64 - 1. */
bool mc_u64_parse(const char *text, size_t len, uint64_t *out);

#endif
