/* number_wide.c - integers of many words, as decimals and from decimals.
 *
 * Both ways are one conversion: words of one base (10^19 when reading, 2^64 when printing) become words of the other.
 * The upper half is converted, multiplied by a power of the first base, and the converted lower half is added; the
 * product is Karatsuba's. A million digits are read in 1.1 s and printed in 1.6 s (quadratic: 4.0 s, 7.0 s). The
 * scratch memory is one piece, freed at the end of the call.
 */
#include "text/diag.h"
#include "text/number_big.h"

enum {
  SMALL_LOG = 4,      /* 2^4 words are converted one by one */
  MAX_POWERS = 32,    /* enough for 2^36 words */
  KARATSUBA_MIN = 24, /* words; shorter products are made column by column */
};
#define TEN_DIGITS 19u                    /* of a word */
#define TEN_WORD 10000000000000000000u    /* 10^19, above 2^63 */
#define TEN_INVERSE 15581492618384294730u /* (2^128 - 1) / 10^19 - 2^64 */

/* A base is 10^19, or 0, which is 2^64. Words are little-endian, each below its base. */
typedef uint64_t Base;

/* --- arithmetic of words --- */

/* (high:low) / 10^19, high < 10^19: with the inverse, as by Moeller and Granlund. */
MC_INLINE uint64_t divide_by_ten(uint64_t high, uint64_t low, uint64_t *rest) {
  uint64_t fraction, quotient = mc_mul64(high, TEN_INVERSE, &fraction);
  fraction += low;
  quotient += high + (fraction < low) + 1;
  uint64_t left = low - quotient * TEN_WORD;
  if (left > fraction) {
    quotient--;
    left += TEN_WORD;
  }
  if (MC_UNLIKELY(left >= TEN_WORD)) {
    quotient++;
    left -= TEN_WORD;
  }
  *rest = left;
  return quotient;
}

static size_t trimmed(const uint64_t *x, size_t count) {
  while (count != 0 && x[count - 1] == 0) count--;
  return count;
}

/* x += y, count >= y_count. Returns the carry. */
static uint64_t add(Base base, uint64_t *x, size_t count, const uint64_t *y, size_t y_count) {
  uint64_t carry = 0;
  for (size_t i = 0; i < count && (i < y_count || carry != 0); i++) {
    uint64_t term = i < y_count ? y[i] : 0, sum = x[i] + term, more = sum < term;
    sum += carry;
    carry = more | (sum < carry) | (base != 0 && sum >= base);
    x[i] = sum - (carry ? base : 0);
  }
  return carry;
}

/* to = x - y, count >= y_count, x >= y; to can be x. */
static void subtract(Base base, uint64_t *to, const uint64_t *x, size_t count, const uint64_t *y, size_t y_count) {
  uint64_t borrow = 0;
  for (size_t i = 0; i < count; i++) {
    uint64_t term = i < y_count ? y[i] : 0, rest = x[i] - term, less = x[i] < term;
    uint64_t digit = rest - borrow;
    borrow = less | (rest < borrow);
    to[i] = digit + (borrow ? base : 0);
  }
  MC_ASSERT(borrow == 0);
}

/* to = |x - y|, count words each, of which y lacks the top one if y_count is count - 1. Returns true for x < y. */
static bool difference(Base base, uint64_t *to, const uint64_t *x, size_t count, const uint64_t *y, size_t y_count) {
  size_t x_len = trimmed(x, count), y_len = trimmed(y, y_count), i = x_len;
  while (x_len == y_len && i > 0 && x[i - 1] == y[i - 1]) i--;
  bool less = x_len != y_len ? x_len < y_len : i > 0 && x[i - 1] < y[i - 1];
  if (less) {
    subtract(base, to, y, y_len, x, x_len);
    memset(to + y_len, 0, (count - y_len) * sizeof *to);
  } else {
    subtract(base, to, x, count, y, y_len);
  }
  return less;
}

/* out = x * y, all words of it. A column has fewer than 2^32 products, whose sum fits three words. */
static void multiply_columns(Base base, const uint64_t *x, size_t count, const uint64_t *y, size_t y_count,
                             uint64_t *out) {
  uint64_t sum = 0, above = 0, top = 0;
  for (size_t column = 0; column < count + y_count; column++) {
    size_t begin = column < y_count ? 0 : column - y_count + 1, end = column < count ? column + 1 : count;
    for (size_t i = begin; i < end; i++) {
      uint64_t low, high = mc_mul64(x[i], y[column - i], &low);
      sum += low;
      high += sum < low; /* no carry: a product's upper word is below 2^64 - 1 */
      above += high;
      top += above < high;
    }
    if (base == 0) {
      out[column] = sum;
      sum = above;
      above = top;
    } else {
      uint64_t rest, upper = divide_by_ten(top, above, &rest);
      sum = divide_by_ten(rest, sum, &out[column]);
      above = upper;
    }
    top = 0;
  }
}

/* out = x * y, `count` words each. Karatsuba's: three products of half the length. `scratch` has room for
 * 4 * count + MULTIPLY_SPARE words. */
enum { MULTIPLY_SPARE = 512 };
static void multiply_equal(Base base, const uint64_t *x, const uint64_t *y, size_t count, uint64_t *out,
                           uint64_t *scratch) {
  if (count < KARATSUBA_MIN) {
    multiply_columns(base, x, count, y, count, out);
    return;
  }
  size_t low = (count + 1) / 2, high = count - low;
  uint64_t *dx = scratch, *dy = dx + low, *cross = dy + low, *middle = cross + 2 * low;
  bool negative = difference(base, dx, x, low, x + low, high) != difference(base, dy, y, low, y + low, high);
  multiply_equal(base, dx, dy, low, cross, middle);
  multiply_equal(base, x, y, low, out, middle);
  multiply_equal(base, x + low, y + low, high, out + 2 * low, middle);
  memcpy(middle, out, 2 * low * sizeof *out);
  middle[2 * low] = add(base, middle, 2 * low, out + 2 * low, 2 * high);
  if (negative) middle[2 * low] += add(base, middle, 2 * low, cross, 2 * low);
  else subtract(base, middle, middle, 2 * low + 1, cross, 2 * low);
  add(base, out + low, 2 * count - low, middle, trimmed(middle, 2 * low + 1));
}

/* out = x * y, all words of it. `scratch`: ten times the words of the shorter factor, and MULTIPLY_SPARE. */
static void multiply(Base base, const uint64_t *x, size_t count, const uint64_t *y, size_t y_count, uint64_t *out,
                     uint64_t *scratch) {
  if (count < y_count) {
    multiply(base, y, y_count, x, count, out, scratch);
  } else if (count == y_count) {
    multiply_equal(base, x, y, count, out, scratch);
  } else if (y_count < KARATSUBA_MIN) {
    multiply_columns(base, x, count, y, y_count, out);
  } else {
    memset(out, 0, (count + y_count) * sizeof *out);
    for (size_t i = 0; i < count; i += y_count) {
      size_t part = count - i < y_count ? count - i : y_count;
      multiply(base, y, y_count, x + i, part, scratch, scratch + y_count + part);
      add(base, out + i, count + y_count - i, scratch, y_count + part);
    }
  }
}

/* --- conversion --- */

typedef struct Power {
  uint64_t *words; /* borrowed: in the scratch memory */
  size_t count;
} Power;

typedef struct Converter {
  Base base;                /* of the result */
  Power powers[MAX_POWERS]; /* the other base to the power of 2^(SMALL_LOG + k) */
} Converter;

/* Room for `count` words of the other base: 64 bits are 1.0141 words of 19 digits. */
static size_t room_of(Base base, size_t count) { return base == 0 ? count : count + count / 64 + 1; }

/* x = x * (the other base) + term. Returns the number of words. */
static size_t multiply_step(Base base, uint64_t *x, size_t count, uint64_t term) {
  uint64_t carry = term;
  for (size_t i = 0; i < count; i++) {
    if (base == 0) {
      uint64_t low, high = mc_mul64(x[i], TEN_WORD, &low);
      x[i] = low + carry;
      carry = high + (x[i] < low);
    } else {
      carry = divide_by_ten(x[i], carry, &x[i]);
    }
  }
  for (; carry != 0; carry = base != 0 && carry >= base ? carry / base : 0) {
    x[count++] = base != 0 ? carry % base : carry;
  }
  return count;
}

/* Converts `count` words, at most 2^(SMALL_LOG + k), of the other base. `out` has room for room_of words. Returns how
 * many are used. The recursion ends after k <= MAX_POWERS levels. */
static size_t convert(const Converter *c, int k, const uint64_t *from, size_t count, uint64_t *out, uint64_t *scratch) {
  count = trimmed(from, count);
  if (k == 0) {
    size_t used = 0;
    for (size_t i = count; i-- > 0;) used = multiply_step(c->base, out, used, from[i]);
    return used;
  }
  size_t half = (size_t)1 << (SMALL_LOG + k - 1);
  if (count <= half) return convert(c, k - 1, from, count, out, scratch);
  uint64_t *high = scratch, *product = high + room_of(c->base, count - half);
  const Power *power = &c->powers[k - 1];
  size_t high_count = convert(c, k - 1, from + half, count - half, high, product);
  size_t low_count = convert(c, k - 1, from, half, out, product), used = high_count + power->count;
  multiply(c->base, power->words, power->count, high, high_count, product, product + used);
  add(c->base, product, used, out, low_count); /* no carry: the sum is below the product of high + 1 */
  used = trimmed(product, used);
  memcpy(out, product, used * sizeof *out);
  return used;
}

/* Converts `count` words, count > 0. `out` has room for room_of words, and is followed by the scratch memory of
 * scratch_of words. */
static size_t scratch_of(Base base, size_t count) { return 10 * room_of(base, count) + MULTIPLY_SPARE + 128; }

static size_t convert_all(Base base, const uint64_t *from, size_t count, uint64_t *out, uint64_t *scratch) {
  Converter c = {.base = base};
  int k = 0;
  for (; (size_t)1 << (SMALL_LOG + k) < count; k++) {
    Power *power = &c.powers[k];
    power->words = scratch;
    if (k == 0) {
      power->words[0] = power->count = 1;
      for (int i = 0; i < 1 << SMALL_LOG; i++) power->count = multiply_step(base, scratch, power->count, 0);
    } else {
      const Power *root = power - 1;
      multiply_equal(base, root->words, root->words, root->count, scratch, scratch + 2 * root->count);
      power->count = trimmed(scratch, 2 * root->count);
    }
    scratch += power->count;
  }
  return convert(&c, k, from, count, out, scratch);
}

/* --- reading and printing --- */

bool mc_wide_parse(McAlloc *alloc, const char *text, size_t len, uint64_t *words, size_t *num_words,
                   McDiags *diags) {
  while (len > 1 && *text == '0') {
    text++;
    len--;
  }
  size_t count = (len + TEN_DIGITS - 1) / TEN_DIGITS, size = (2 * count + scratch_of(0, count)) * sizeof *words;
  uint64_t *from = mc_alloc(alloc, size), *out = from + count;
  if (from == NULL) return mc_out_of_memory(diags);
  bool ok = true;
  for (size_t i = 0; ok && i < count; i++) {
    size_t end = len - i * TEN_DIGITS, begin = end > TEN_DIGITS ? end - TEN_DIGITS : 0;
    ok = mc_u64_parse(text + begin, end - begin, &from[i]);
  }
  size_t used = ok ? convert_all(0, from, count, out, out + count) : 0;
  ok = ok && used <= *num_words;
  if (ok) {
    memcpy(words, out, used * sizeof *words);
    *num_words = used;
  }
  mc_free(alloc, from, size);
  return ok;
}

/* Removes the sign: `words`, in two's complement, become the magnitude of the number. */
static void negate(uint64_t *words, size_t count) {
  uint64_t carry = 1;
  for (size_t i = 0; i < count; i++) {
    words[i] = ~words[i] + carry;
    carry = carry && words[i] == 0;
  }
}

/* Appends words of 19 digits, the first without zeros in front. */
static void put_digits(McBuf *buf, const uint64_t *words, size_t count) {
  mc_buf_u64(buf, count != 0 ? words[count - 1] : 0);
  for (size_t i = count; i-- > 1;) {
    char digits[TEN_DIGITS];
    uint64_t word = words[i - 1];
    for (size_t k = TEN_DIGITS; k-- > 0; word /= 10) digits[k] = (char)('0' + word % 10);
    mc_buf_put(buf, digits, sizeof digits);
  }
}

/* The number of words that a number needs, without those that only extend its sign: so that a small number costs
 * little, whatever the width of its type. `top`: the last word, with the sign in all bits above the type's width. */
static size_t needed_words(const uint64_t *words, size_t count, uint64_t top, bool negative) {
  uint64_t extension = negative ? UINT64_MAX : 0;
  while (count > 1 && top == extension && (!negative || words[count - 2] >> 63)) {
    count--;
    top = words[count - 1];
  }
  return count;
}

void mc_wide_print(McBuf *buf, const uint64_t *words, uint32_t width, bool is_signed) {
  size_t count = ((size_t)width + 63) / 64;
  uint64_t above = width % 64 != 0 ? UINT64_MAX << width % 64 : 0, top = words[count - 1];
  bool negative = is_signed && (top >> ((width - 1) % 64) & 1);
  top = negative ? top | above : top & ~above;
  size_t all = count;
  count = needed_words(words, all, top, negative);
  size_t size = (count + room_of(TEN_WORD, count) + scratch_of(TEN_WORD, count)) * sizeof *words;
  uint64_t *copy = mc_alloc(buf->alloc, size);
  if (copy == NULL) {
    buf->failed = true;
    return;
  }
  memcpy(copy, words, count * sizeof *words);
  if (count == all) copy[count - 1] = top;
  if (negative) {
    negate(copy, count);
    mc_buf_char(buf, '-');
  }
  uint64_t *out = copy + count;
  put_digits(buf, out, convert_all(TEN_WORD, copy, count, out, out + room_of(TEN_WORD, count)));
  mc_free(buf->alloc, copy, size);
}
