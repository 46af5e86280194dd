/* number_wide.c - printing integers of any width in decimal.
 *
 * A number of more than a few words is divided by a power 10^(19 * 2^k) into two halves, and these again. Each
 * divisor has half the digits of the number, so the whole costs no more than one long multiplication, as reading
 * does. (Repeated division by 10^9 took 18.9 s for a million digits, this takes 2.2 s.) The scratch memory comes from
 * the buffer's allocator and is freed at the end of the call.
 */
#include "text/number_big.h"

enum {
  SMALL_LOG = 3,   /* numbers below 10^(19 * 2^3), nine words at most, are printed nine digits at a time */
  MAX_POWERS = 32, /* enough for 2^32 bits */
};
#define TEN_DIGITS 19u /* of a word */

/* 10^(19 * 2^k) shifted left until its highest bit is set. */
typedef struct Power {
  uint64_t *words; /* owned */
  size_t count;
  unsigned shift;
} Power;

typedef struct Splitter {
  McAlloc *alloc; /* borrowed */
  Power powers[MAX_POWERS];
} Splitter;

/* --- arithmetic of words --- */

/* x *= 2^shift, shift < 64; returns the bits that leave at the top. */
static uint64_t shift_left(uint64_t *x, size_t count, unsigned shift) {
  uint64_t carry = 0;
  for (size_t i = 0; shift != 0 && i < count; i++) {
    uint64_t word = x[i];
    x[i] = word << shift | carry;
    carry = word >> (64 - shift);
  }
  return carry;
}

static void shift_right(uint64_t *x, size_t count, unsigned shift) {
  for (size_t i = 0; shift != 0 && i < count; i++) {
    x[i] = x[i] >> shift | (i + 1 < count ? x[i + 1] << (64 - shift) : 0);
  }
}

/* (high:low) / divisor, high < divisor, the divisor's highest bit is set: two digits of 32 bits. Each is estimated
 * from the divisor's upper half, and the estimate is too large by at most two. */
static uint64_t divide_two(uint64_t high, uint64_t low, uint64_t divisor) {
  uint64_t top = divisor >> 32, bottom = (uint32_t)divisor, quotient = 0;
  for (int half = 1; half >= 0; half--) {
    uint64_t next = (uint32_t)(low >> (32 * half)), digit = high / top, rest = high % top;
    while (digit >> 32 || digit * bottom > (rest << 32 | next)) {
      digit--;
      rest += top;
      if (rest >> 32) break;
    }
    high = (high << 32 | next) - digit * divisor;
    quotient = quotient << 32 | digit;
  }
  return quotient;
}

/* x -= y * factor, `count` words; returns the borrow from above the top word. */
static uint64_t subtract_product(uint64_t *x, const uint64_t *y, size_t count, uint64_t factor) {
  uint64_t borrow = 0;
  for (size_t i = 0; i < count; i++) {
    uint64_t low, high = mc_mul64(y[i], factor, &low);
    uint64_t rest = x[i] - low;
    high += x[i] < low; /* the borrow is subtracted last: each step depends on the one before */
    x[i] = rest - borrow;
    borrow = high + (rest < borrow);
  }
  return borrow;
}

static bool add(uint64_t *x, const uint64_t *y, size_t count) {
  uint64_t carry = 0;
  for (size_t i = 0; i < count; i++) {
    uint64_t sum = x[i] + y[i], more = sum < y[i];
    x[i] = sum + carry;
    carry = more | (x[i] < carry);
  }
  return carry != 0;
}

/* x / y: x has `count` words, the highest of them below y's. The count - y_count words of the quotient go to
 * `quotient`; y_count words of x are the remainder. Knuth's algorithm D. */
static void divide(uint64_t *x, size_t count, const uint64_t *y, size_t y_count, uint64_t *quotient) {
  MC_ASSERT(y_count >= 2);
  uint64_t top = y[y_count - 1], second = y[y_count - 2];
  for (size_t i = count - y_count; i-- > 0;) {
    uint64_t *at = x + i, high = at[y_count], low = at[y_count - 1], digit = ~(uint64_t)0;
    if (high < top) {
      digit = divide_two(high, low, top);
      uint64_t rest = low - digit * top, product_low, product = mc_mul64(digit, second, &product_low);
      while (product > rest || (product == rest && product_low > at[y_count - 2])) {
        digit--;
        product -= product_low < second;
        product_low -= second;
        rest += top;
        if (rest < top) break;
      }
    }
    uint64_t borrow = subtract_product(at, y, y_count, digit);
    bool negative = high < borrow;
    at[y_count] = high - borrow;
    while (negative) {
      digit--;
      if (add(at, y, y_count) && ++at[y_count] == 0) negative = false;
    }
    quotient[i] = digit;
  }
}

/* --- powers --- */

/* Computes the square of `from`. Returns false when memory runs out. */
static bool square(McAlloc *alloc, const Power *from, Power *to) {
  size_t count = from->count, room = 2 * count;
  uint64_t *words = mc_alloc_zeroed(alloc, room * sizeof *words);
  if (words == NULL) return false;
  for (size_t i = 0; i < count; i++) {
    uint64_t carry = 0, factor = from->words[i];
    for (size_t j = 0; j < count; j++) {
      uint64_t low, high = mc_mul64(from->words[j], factor, &low);
      low += carry;
      high += low < carry;
      words[i + j] += low;
      carry = high + (words[i + j] < low);
    }
    words[i + count] = carry;
  }
  unsigned shift = 2 * from->shift;
  if (!(words[room - 1] >> 63)) {
    shift_left(words, room, 1);
    shift++;
  }
  *to = (Power){words, room, shift};
  if (shift >= 64) { /* one word too long: its lowest word is zero, because the power has many factors of two */
    MC_ASSERT(words[0] == 0);
    memmove(words, words + 1, (room - 1) * sizeof *words);
    to->count--;
    to->shift -= 64;
  }
  return true;
}

static bool make_powers(Splitter *s, int count) {
  for (int k = 0; k < count; k++) {
    if (k > 0) {
      if (!square(s->alloc, &s->powers[k - 1], &s->powers[k])) return false;
      continue;
    }
    uint64_t *word = mc_alloc(s->alloc, 2 * sizeof *word);
    if (word == NULL) return false;
    *word = mc_powers_of_ten[TEN_DIGITS]; /* above 2^63 */
    s->powers[0] = (Power){word, 1, 0};
  }
  return true;
}

static void free_powers(Splitter *s) {
  for (int k = 0; k < MAX_POWERS; k++) { /* room for twice the words of the previous power, see square */
    size_t room = k == 0 ? 2 : 2 * s->powers[k - 1].count;
    if (s->powers[k].words != NULL) mc_free(s->alloc, s->powers[k].words, room * sizeof(uint64_t));
  }
}

/* --- digits --- */

/* Divides by 10^9 and returns the remainder. */
static uint32_t divide_step(uint64_t *words, size_t *count) {
  uint64_t rest = 0;
  const uint64_t divisor = 1000000000u;
  for (size_t i = *count; i-- > 0;) {
    uint64_t high = rest << 32 | words[i] >> 32;
    uint64_t low = (high % divisor) << 32 | (uint32_t)words[i];
    words[i] = (high / divisor) << 32 | low / divisor;
    rest = low % divisor;
  }
  while (*count && words[*count - 1] == 0) --*count;
  return (uint32_t)rest;
}

/* Writes the digits of x, the last one before `end`: all of them, or `len` digits with zeros in front. */
static void put_small(uint64_t *x, size_t count, char *end, size_t len) {
  char *begin = end - len;
  while (count != 0) {
    uint32_t nine = divide_step(x, &count);
    for (int i = 0; i < 9 && end > begin; i++) {
      *--end = (char)('0' + nine % 10);
      nine /= 10;
    }
  }
  memset(begin, '0', (size_t)(end - begin));
}

/* Writes the 19 * 2^k digits of x with zeros in front; x has room for one more word and is overwritten. `spare`: room
 * for the quotients, 2 * count + 2 * k words. The recursion ends after k <= MAX_POWERS levels. */
static void put_digits(const Splitter *s, int k, uint64_t *x, size_t count, uint64_t *spare, char *to) {
  size_t len = (size_t)TEN_DIGITS << k;
  while (count != 0 && x[count - 1] == 0) count--;
  if (k <= SMALL_LOG) {
    put_small(x, count, to + len, len);
    return;
  }
  const Power *power = &s->powers[k - 1];
  if (count < power->count) {
    memset(to, '0', len / 2);
    put_digits(s, k - 1, x, count, spare, to + len / 2);
    return;
  }
  x[count] = shift_left(x, count, power->shift);
  size_t quotient_len = count + 1 - power->count;
  divide(x, count + 1, power->words, power->count, spare);
  shift_right(x, power->count, power->shift);
  put_digits(s, k - 1, spare, quotient_len, spare + quotient_len + 1, to);
  put_digits(s, k - 1, x, power->count, spare, to + len / 2);
}

/* Removes the sign: `words`, in two's complement, become the magnitude of the number. */
static void negate(uint64_t *words, size_t count) {
  uint64_t carry = 1;
  for (size_t i = 0; i < count; i++) {
    words[i] = ~words[i] + carry;
    carry = carry && words[i] == 0;
  }
}

void mc_wide_print(McBuf *buf, const uint64_t *words, uint32_t width, bool is_signed) {
  size_t count = ((size_t)width + 63) / 64, size = (3 * count + 2 * MAX_POWERS + 2) * sizeof *words;
  uint64_t *copy = mc_alloc(buf->alloc, size);
  if (copy == NULL) {
    buf->failed = true;
    return;
  }
  memcpy(copy, words, count * sizeof *words);
  unsigned rest = width % 64;
  if (rest) copy[count - 1] &= ((uint64_t)1 << rest) - 1;
  if (is_signed && (copy[count - 1] >> ((width - 1) % 64) & 1)) {
    negate(copy, count);
    if (rest) copy[count - 1] &= ((uint64_t)1 << rest) - 1;
    mc_buf_char(buf, '-');
  }
  while (count > 1 && copy[count - 1] == 0) count--; /* a small number costs little, whatever the width of its type */
  int k = SMALL_LOG; /* 10^3.3219 < 2: that many digits are enough */
  while (((uint64_t)TEN_DIGITS << k) * 33219 / 10000 < count * 64) k++;
  size_t len = (size_t)TEN_DIGITS << k;
  Splitter splitter = {.alloc = buf->alloc};
  char *digits = mc_alloc(buf->alloc, len);
  if (digits != NULL && (k == SMALL_LOG || make_powers(&splitter, k))) {
    put_digits(&splitter, k, copy, count, copy + count + 1, digits);
    size_t zeros = 0;
    while (zeros < len - 1 && digits[zeros] == '0') zeros++;
    mc_buf_put(buf, digits + zeros, len - zeros);
  } else {
    buf->failed = true;
  }
  free_powers(&splitter);
  mc_free(buf->alloc, copy, size);
  mc_free(buf->alloc, digits, len);
}
