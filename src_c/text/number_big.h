/* number_big.h - functions that number.c and number_print.c share: powers of five, products of 128 and 192 bits, and
 * natural numbers on the stack for the rare values that words cannot decide.
 *
 * A McBig has room for every number that a float of any kind needs (f128: 38,298 bits). Nothing here allocates; a
 * number that does not fit is our mistake (MC_ASSERT).
 */
#ifndef MC_NUMBER_BIG_H
#define MC_NUMBER_BIG_H

#include "text/number.h"

/* The high and low word of a * b. */
MC_INLINE uint64_t mc_mul64(uint64_t a, uint64_t b, uint64_t *low) {
#if defined(__SIZEOF_INT128__)
  unsigned __int128 product = (unsigned __int128)a * b;
  *low = (uint64_t)product;
  return (uint64_t)(product >> 64);
#else
  uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
  uint64_t ll = al * bl, lh = al * bh, hl = ah * bl;
  uint64_t middle = (ll >> 32) + (uint32_t)lh + (uint32_t)hl;
  *low = middle << 32 | (uint32_t)ll;
  return ah * bh + (lh >> 32) + (hl >> 32) + (middle >> 32);
#endif
}

MC_INLINE unsigned mc_bit_length(uint64_t x) { /* 0 for 0 */
#if defined(__GNUC__)
  return x ? 64u - (unsigned)__builtin_clzll(x) : 0;
#else
  unsigned n = 0;
  for (; x; x >>= 1) n++;
  return n;
#endif
}
MC_INLINE unsigned mc_trailing_zeros(uint64_t x) { /* x is not 0 */
#if defined(__GNUC__)
  return (unsigned)__builtin_ctzll(x);
#else
  unsigned n = 0;
  for (; !(x & 1); x >>= 1) n++;
  return n;
#endif
}

/* --- powers of five --- */

#define MC_FIVE_MIN (-342)
#define MC_FIVE_MAX 347
#define MC_FIVE_EXACT 55 /* 5^0 .. 5^55 fit into 128 bits */

typedef struct McFive { uint64_t high, low; } McFive;
extern const McFive mc_powers_of_five[MC_FIVE_MAX - MC_FIVE_MIN + 1];
extern const uint64_t mc_powers_of_ten[20];

/* floor(log2(5^q)) + 1, for each q of the table. */
MC_INLINE int mc_five_bits(int q) { return ((q * 217706) >> 16) - q + 1; }

/* m * (the table's entry of 5^q): returns the upper word; the second is *middle, the third *low. */
MC_INLINE uint64_t mc_mul_five(uint64_t m, int q, uint64_t *middle, uint64_t *low) {
  const McFive *five = &mc_powers_of_five[q - MC_FIVE_MIN];
  uint64_t middle_high, high = mc_mul64(m, five->high, &middle_high);
  uint64_t middle_low = mc_mul64(m, five->low, low);
  *middle = middle_high + middle_low;
  return high + (*middle < middle_low);
}

/* --- naturals --- */

#define MC_BIG_LIMBS 1480
typedef struct McBig {
  uint32_t count; /* limbs, the highest is not 0; 0: zero */
  uint32_t limb[MC_BIG_LIMBS];
} McBig;

static inline void mc_big_add_limb(McBig *x, uint32_t limb) {
  MC_ASSERT(x->count < MC_BIG_LIMBS);
  x->limb[x->count++] = limb;
}
static inline void mc_big_set(McBig *x, uint64_t low, uint64_t high) {
  x->count = 0;
  uint32_t limbs[4] = {(uint32_t)low, (uint32_t)(low >> 32), (uint32_t)high, (uint32_t)(high >> 32)};
  unsigned n = 4;
  while (n && limbs[n - 1] == 0) n--;
  for (unsigned i = 0; i < n; i++) mc_big_add_limb(x, limbs[i]);
}
static inline void mc_big_mul_add(McBig *x, uint32_t factor, uint32_t term) {
  uint64_t carry = term;
  for (uint32_t i = 0; i < x->count; i++) {
    carry += (uint64_t)x->limb[i] * factor;
    x->limb[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) mc_big_add_limb(x, (uint32_t)carry);
}
static inline void mc_big_mul_five(McBig *x, unsigned power) {
  static const uint32_t small[13] = {1,      5,       25,      125,      625,      3125,     15625,
                                     78125, 390625, 1953125, 9765625, 48828125, 244140625};
  for (; power >= 13; power -= 13) mc_big_mul_add(x, 1220703125u, 0);
  mc_big_mul_add(x, small[power], 0);
}
/* x = floor(x / divisor); returns the remainder. */
static inline uint32_t mc_big_divide(McBig *x, uint32_t divisor) {
  uint64_t rest = 0;
  for (uint32_t i = x->count; i-- > 0;) {
    rest = rest << 32 | x->limb[i];
    x->limb[i] = (uint32_t)(rest / divisor);
    rest %= divisor;
  }
  while (x->count && x->limb[x->count - 1] == 0) x->count--;
  return (uint32_t)rest;
}
static inline uint64_t mc_big_bits(const McBig *x) {
  return x->count ? (uint64_t)(x->count - 1) * 32 + mc_bit_length(x->limb[x->count - 1]) : 0;
}
static inline void mc_big_shift_left(McBig *x, uint64_t bits) {
  if (x->count == 0 || bits == 0) return;
  uint32_t limbs = (uint32_t)(bits / 32), rest = bits % 32;
  MC_ASSERT(x->count + limbs + 1 <= MC_BIG_LIMBS);
  x->limb[x->count] = 0;
  for (uint32_t i = x->count + 1; i-- > 0;) {
    uint32_t low = i > 0 && rest ? x->limb[i - 1] >> (32 - rest) : 0;
    x->limb[i + limbs] = (i < x->count ? x->limb[i] << rest : 0) | low;
  }
  memset(x->limb, 0, limbs * sizeof(uint32_t));
  x->count += limbs + 1;
  if (x->limb[x->count - 1] == 0) x->count--;
}
static inline void mc_big_shift_right(McBig *x, uint64_t bits) {
  if (bits / 32 >= x->count) {
    x->count = 0;
    return;
  }
  uint32_t limbs = (uint32_t)(bits / 32), rest = bits % 32;
  x->count -= limbs;
  for (uint32_t i = 0; i < x->count; i++) {
    uint32_t high = rest && i + 1 < x->count ? x->limb[i + limbs + 1] << (32 - rest) : 0;
    x->limb[i] = x->limb[i + limbs] >> rest | high;
  }
  if (x->count && x->limb[x->count - 1] == 0) x->count--;
}
static inline int mc_big_compare(const McBig *a, const McBig *b) {
  if (a->count != b->count) return a->count < b->count ? -1 : 1;
  for (uint32_t i = a->count; i-- > 0;) {
    if (a->limb[i] != b->limb[i]) return a->limb[i] < b->limb[i] ? -1 : 1;
  }
  return 0;
}

/* number_wide.c: mc_integer_parse for long decimals, mc_integer_print for more than one word. */
bool mc_wide_parse(McAlloc *alloc, const char *text, size_t len, uint64_t *words, size_t *num_words,
                   McDiags *diags);
void mc_wide_print(McBuf *buf, const uint64_t *words, uint32_t width, bool is_signed);

/* The bits of the double nearest to digits * 10^exponent; digits is not 0. Returns false when it is not decided here.
 */
bool mc_decimal_round(uint64_t digits, int exponent, uint64_t *encoded);
/* Compares digits * 10^ten with (high:low) * 2^two; `digits` is overwritten. */
int mc_compare_decimal(McBig *digits, int64_t ten, uint64_t low, uint64_t high, int64_t two);

/* --- floats taken apart --- */

typedef enum McFloatClass { MC_FLOAT_IS_ZERO, MC_FLOAT_IS_FINITE, MC_FLOAT_IS_INF, MC_FLOAT_IS_NAN } McFloatClass;

/* A finite value is (high:low) * 2^exponent; `least`: the exponent is the smallest that the kind has. */
typedef struct McFloatParts {
  uint64_t low, high;
  int32_t exponent;
  McFloatClass class;
  bool negative, least;
} McFloatParts;
McFloatParts mc_float_take_apart(McFloatBits bits, McFloatKind kind);

#endif
