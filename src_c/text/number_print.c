/* number_print.c - the text of floats, exactly as mlir-opt prints it.
 *
 * mlir-opt's rule: the value as an integer times a power of ten is first cut (not rounded) to a little more than the
 * wanted number of digits, counted in bits; the digits that are still too many are rounded half up. Six digits are
 * tried first. When they do not read back as the same value, all digits that the kind can need are printed; if that
 * text would have no point, the bits are printed as hexadecimal.
 *
 * A value of up to 64 significant bits in the range of the power table takes one product (or two). A value that the
 * product does not decide, or outside of that range, is computed with McBig. f128 at the ends of its range costs
 * about a millisecond.
 */
#include "text/number_big.h"

typedef struct Digits {
  char text[44];   /* significant digits without trailing zeros */
  unsigned count;
  int64_t exponent; /* decimal, of the last one */
} Digits;

MC_INLINE uint64_t low_bits(unsigned count) { return count < 64 ? ((uint64_t)1 << count) - 1 : ~(uint64_t)0; }

/* The number of bits that the cut keeps for `precision` digits, and the number of tens that can be removed from
 * `bits` bits. */
MC_INLINE int kept_bits(int precision) { return (precision * 196 + 58) / 59; }
MC_INLINE int removable_tens(int bits, int precision) {
  int over = bits - kept_bits(precision);
  return over > 0 ? over * 59 / 196 : 0;
}

/* --- the cut --- */

/* floor(m * 2^e / 10^tens) of a value below 2^64 after the cut, where value = m * 2^e, m odd. Returns false when the
 * slow computation is needed. */
MC_INLINE bool cut_fast(uint64_t m, int e, int precision, uint64_t *out, int *exponent) {
  int length = (int)mc_bit_length(m);
  int five = e < 0 ? -e : 0; /* m * 2^e = m * 5^five * 10^-five (* 2^e when e > 0) */
  if (five > MC_FIVE_MAX || e > 1100) return false;
  unsigned shift = 64u - (unsigned)length;
  int bits;
  if (e < 0) {
    uint64_t middle, low, high = mc_mul_five(m << shift, five, &middle, &low);
    bits = length + mc_five_bits(five) - !(high >> 63);
    if (MC_UNLIKELY(high == low_bits(63))) return false; /* one unit more could be the next power of two */
    if (bits <= kept_bits(precision) + 3) { /* nothing to cut: `high` is exactly the value */
      if (five > 27) return false;
      *out = high >> (64 - (unsigned)(bits + !(high >> 63)));
      *exponent = -five;
      return true;
    }
  } else {
    bits = length + e;
    if (bits <= 64) {
      uint64_t value = m << e;
      int tens = removable_tens(bits, precision);
      *out = value / mc_powers_of_ten[tens];
      *exponent = tens;
      return true;
    }
  }
  int tens = removable_tens(bits, precision), q = five - tens;
  if (q < MC_FIVE_MIN) return false;
  uint64_t middle, low, high = mc_mul_five(m << shift, q, &middle, &low);
  /* Wanted: m * 5^q * 2^two; the product is m * 5^q * 2^(shift + 128 - bits of 5^q), and `high` has its bits from bit
   * 128 on. */
  int two = e < 0 ? -tens : e - tens;
  int drop = (int)shift - mc_five_bits(q) - two; /* bits of `high` to drop */
  if (drop < 1 || drop > 63) return false;
  if (MC_UNLIKELY(middle == ~(uint64_t)0 && (high | ~low_bits((unsigned)drop)) == ~(uint64_t)0) &&
      (q < 0 || q > MC_FIVE_EXACT)) {
    return false;
  }
  *out = high >> drop;
  *exponent = tens - five;
  return true;
}

static MC_COLD void cut_slow(const McFloatParts *parts, int precision, Digits *out) {
  McBig value;
  mc_big_set(&value, parts->low, parts->high);
  int64_t e = parts->exponent;
  int zeros = 0;
  uint64_t low = parts->low ? parts->low : parts->high;
  zeros = (int)mc_trailing_zeros(low) + (parts->low ? 0 : 64);
  mc_big_shift_right(&value, (uint64_t)zeros);
  e += zeros;
  int64_t five = e < 0 ? -e : 0;
  McBig power = value;
  if (e > 0) {
    mc_big_shift_left(&power, (uint64_t)e);
  } else {
    mc_big_mul_five(&power, (unsigned)five);
  }
  int tens = removable_tens((int)mc_big_bits(&power), precision);
  if (five >= tens && five > 0) { /* m * 5^five / 10^tens without a division */
    mc_big_mul_five(&value, (unsigned)(five - tens));
    mc_big_shift_right(&value, (uint64_t)tens);
  } else {
    value = power;
    int left = tens;
    for (; left >= 9; left -= 9) mc_big_divide(&value, 1000000000u);
    if (left) mc_big_divide(&value, (uint32_t)mc_powers_of_ten[left]);
  }
  out->exponent = tens - five;
  char *p = out->text + sizeof out->text;
  while (value.count) {
    uint32_t nine = mc_big_divide(&value, 1000000000u);
    for (int i = 0; i < 9 && (value.count || nine); i++) {
      *--p = (char)('0' + nine % 10);
      nine /= 10;
    }
  }
  out->count = (unsigned)(out->text + sizeof out->text - p);
  memmove(out->text, p, out->count);
}

/* --- digits --- */

static void strip_zeros(Digits *d) {
  while (d->count > 1 && d->text[d->count - 1] == '0') {
    d->count--;
    d->exponent++;
  }
}

/* The digits after the cut, rounded half up to `precision`. */
static void round_digits(Digits *d, unsigned precision) {
  strip_zeros(d);
  if (d->count <= precision) return;
  bool up = d->text[precision] >= '5';
  d->exponent += d->count - precision;
  d->count = precision;
  while (up && d->count > 0) {
    if (d->text[d->count - 1] != '9') {
      d->text[d->count - 1]++;
      up = false;
    } else {
      d->count--;
      d->exponent++;
    }
  }
  if (up) {
    d->text[0] = '1';
    d->count = 1;
  }
  strip_zeros(d);
}

static void digits_of_word(uint64_t value, Digits *d) {
  char text[20], *p = text + sizeof text;
  do {
    *--p = (char)('0' + value % 10);
    value /= 10;
  } while (value);
  d->count = (unsigned)(text + sizeof text - p);
  memcpy(d->text, p, d->count);
}

/* Six digits: 100000 .. 999999, value = six * 10^(*exponent). `value` was cut for six digits: below 2^24. */
MC_INLINE uint32_t six_from_word(uint32_t value, int *exponent) {
  MC_ASSERT(value != 0 && value < 100000000);
  uint32_t seven = value;
  if (MC_LIKELY(value >= 1000000)) {
    if (value >= 10000000) {
      seven = value / 10;
      ++*exponent;
    }
  } else {
    unsigned zeros = 1; /* six digits stay as they are */
    while (seven < 100000) {
      seven *= 10;
      zeros++;
    }
    seven *= 10;
    *exponent -= (int)zeros;
  }
  uint32_t six = seven / 10;
  ++*exponent;
  if (seven - six * 10 >= 5 && ++six == 1000000) {
    six = 100000;
    ++*exponent;
  }
  return six;
}

static uint32_t six_from_digits(Digits *d, int *exponent) {
  round_digits(d, 6);
  uint32_t six = 0;
  for (unsigned i = 0; i < 6; i++) six = six * 10 + (i < d->count ? (uint32_t)(d->text[i] - '0') : 0);
  *exponent = (int)d->exponent - (6 - (int)d->count);
  return six;
}

/* --- does it read back? --- */

/* True when six * 10^exponent reads as the value of `parts`, rounded to nearest even in its kind. */
static bool reads_back_exactly(const McFloatParts *parts, McFloatKind kind, uint32_t six, int exponent) {
  McBig digits;
  mc_big_set(&digits, six, 0);
  bool even = !(parts->low & 1);
  uint64_t low = parts->low << 1 | 1, high = parts->high << 1 | parts->low >> 63;
  int order = mc_compare_decimal(&digits, exponent, low, high, (int64_t)parts->exponent - 1);
  if (order > 0 || (order == 0 && !even)) return false;
  /* Below: half a unit, or a quarter where the exponent changes. */
  const McFloatInfo *info = mc_float_info(kind);
  unsigned top = info->mantissa_bits;
  bool power = top < 64 ? parts->high == 0 && parts->low == (uint64_t)1 << top
                        : parts->low == 0 && parts->high == (uint64_t)1 << (top - 64);
  unsigned scale = power && !parts->least ? 2 : 1;
  low = parts->low << scale;
  high = parts->high << scale | parts->low >> (64 - scale);
  if (low-- == 0) high--;
  mc_big_set(&digits, six, 0);
  order = mc_compare_decimal(&digits, exponent, low, high, (int64_t)parts->exponent - (int)scale);
  return order > 0 || (order == 0 && (even || power));
}

MC_INLINE double make_double(uint64_t bits) {
  double value;
  memcpy(&value, &bits, 8);
  return value;
}

/* The double nearest to six * 10^exponent. Returns false when it is not decided here. */
MC_INLINE bool read_six(uint32_t six, int exponent, double *value) {
  static const double tens[23] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  if (MC_LIKELY(exponent >= -22 && exponent <= 22)) {
    *value = exponent < 0 ? (double)six / tens[-exponent] : (double)six * tens[exponent];
    return true;
  }
  uint64_t encoded;
  if (!mc_decimal_round(six, exponent, &encoded)) return false;
  *value = make_double(encoded);
  return true;
}

static bool reads_back(const McFloatParts *parts, McFloatBits bits, McFloatKind kind, uint32_t six, int exponent) {
  if (mc_float_info(kind)->mantissa_bits <= 10) return true; /* five digits are enough */
  double value;
  if (kind == MC_F64 && read_six(six, exponent, &value)) return value == make_double(bits.w[0] & low_bits(63));
  if (kind == MC_F32 && !parts->least && read_six(six, exponent, &value)) {
    /* The middles between neighbours are doubles (half a unit is 2^28 of a double's, in either binade). Comparing
     * them with the rounded value gives the right answer, except when they are equal. */
    uint64_t wide = ((bits.w[0] & 0x7FFFFFFF) << 29) + ((uint64_t)(1023 - 127) << 52);
    double above = make_double(wide + ((uint64_t)1 << 28)), below = make_double(wide - ((uint64_t)1 << 28));
    if (value > below && value < above) return true;
    if (value < below || value > above) return false;
  }
  return reads_back_exactly(parts, kind, six, exponent);
}

/* --- text --- */

static void print_hex(McBuf *buf, McFloatBits bits, McFloatKind kind) {
  bits = mc_float_canonical(bits, kind);
  unsigned width = mc_float_info(kind)->bits;
  if (width <= 64) bits.w[1] = 0;
  bits.w[0] &= low_bits(width);
  if (width > 64) bits.w[1] &= low_bits(width - 64);
  char text[34];
  unsigned at = sizeof text;
  do {
    text[--at] = "0123456789ABCDEF"[bits.w[0] & 15];
    bits.w[0] = bits.w[0] >> 4 | bits.w[1] << 60;
    bits.w[1] >>= 4;
  } while (bits.w[0] | bits.w[1]);
  mc_buf_lit(buf, "0x");
  mc_buf_put(buf, text + at, sizeof text - at);
}

/* d.ddddd0e+dd; exponent is that of the first digit. */
MC_INLINE void print_six(McBuf *buf, bool negative, uint32_t six, int exponent) {
  char *begin = mc_buf_room(buf, 24), *p = begin;
  if (MC_UNLIKELY(p == NULL)) return;
  *p = '-';
  p += negative;
  uint32_t high = six / 1000, low = six % 1000;
  p[0] = (char)('0' + high / 100);
  p[1] = '.';
  p[2] = (char)('0' + high / 10 % 10);
  p[3] = (char)('0' + high % 10);
  p[4] = (char)('0' + low / 100);
  p[5] = (char)('0' + low / 10 % 10);
  p[6] = (char)('0' + low % 10);
  p[7] = '0';
  p[8] = 'e';
  p[9] = exponent < 0 ? '-' : '+';
  p += 10;
  unsigned e = (unsigned)(exponent < 0 ? -exponent : exponent);
  if (e >= 1000) *p++ = (char)('0' + e / 1000);
  if (e >= 100) *p++ = (char)('0' + e / 100 % 10);
  *p++ = (char)('0' + e / 10 % 10);
  *p++ = (char)('0' + e % 10);
  buf->len += (size_t)(p - begin);
}

/* Prints all digits. Returns false, without printing, when the text would have no point. */
static bool print_digits(McBuf *buf, bool negative, const Digits *d, int precision) {
  int count = (int)d->count;
  int64_t first = d->exponent + count - 1; /* exponent of the first digit */
  bool scientific = d->exponent >= 0 ? d->exponent > 3 || count + d->exponent > precision : first < -3;
  if (!scientific && d->exponent >= 0) return false;
  if (negative) mc_buf_char(buf, '-');
  if (scientific) {
    mc_buf_char(buf, d->text[0]);
    mc_buf_char(buf, '.');
    if (count > 1) mc_buf_put(buf, d->text + 1, d->count - 1);
    else mc_buf_char(buf, '0');
    mc_buf_char(buf, 'E');
    mc_buf_char(buf, first < 0 ? '-' : '+');
    mc_buf_u64(buf, (uint64_t)(first < 0 ? -first : first));
  } else if (first >= 0) {
    mc_buf_put(buf, d->text, (size_t)first + 1);
    mc_buf_char(buf, '.');
    mc_buf_put(buf, d->text + first + 1, d->count - (size_t)first - 1);
  } else {
    mc_buf_put(buf, "0.000", (size_t)(1 - first));
    mc_buf_put(buf, d->text, d->count);
  }
  return true;
}

static MC_NOINLINE bool print_all_digits(McBuf *buf, const McFloatParts *parts, McFloatBits bits, McFloatKind kind,
                                         uint64_t m, int e) {
  const McFloatInfo *info = mc_float_info(kind);
  int precision = 2 + (info->mantissa_bits + 1) * 59 / 196, exponent;
  Digits d;
  uint64_t word;
  if (m != 0 && kept_bits(precision) <= 60 && cut_fast(m, e, precision, &word, &exponent)) {
    digits_of_word(word, &d);
    d.exponent = exponent;
  } else {
    cut_slow(parts, precision, &d);
  }
  round_digits(&d, (unsigned)precision);
  if (print_digits(buf, parts->negative, &d, precision)) return false;
  print_hex(buf, bits, kind);
  return true;
}

/* The first six digits of a finite number that is not zero. m, e: the number as m * 2^e, or m is 0: it is too wide. */
MC_INLINE uint32_t first_six(const McFloatParts *parts, uint64_t *m, int *e, int *exponent) {
  uint64_t word;
  if (parts->high == 0 || parts->low == 0) {
    *m = parts->high | parts->low;
    unsigned zeros = mc_trailing_zeros(*m);
    *m >>= zeros;
    *e = parts->exponent + (int)zeros + (parts->high ? 64 : 0);
  }
  if (MC_LIKELY(*m != 0 && cut_fast(*m, *e, 6, &word, exponent))) return six_from_word((uint32_t)word, exponent);
  Digits d;
  cut_slow(parts, 6, &d);
  return six_from_digits(&d, exponent);
}

void mc_float_print_six(McBuf *buf, McFloatBits bits, McFloatKind kind) {
  McFloatParts parts = mc_float_take_apart(bits, kind);
  MC_ASSERT(parts.class < MC_FLOAT_IS_INF);
  uint64_t m = 0;
  int e = 0, exponent = -5;
  uint32_t six = parts.class == MC_FLOAT_IS_ZERO ? 0 : first_six(&parts, &m, &e, &exponent);
  print_six(buf, parts.negative, six, exponent + 5);
}

bool mc_float_print(McBuf *buf, McFloatBits bits, McFloatKind kind) {
  McFloatParts parts = mc_float_take_apart(bits, kind);
  if (MC_UNLIKELY(parts.class >= MC_FLOAT_IS_INF)) {
    print_hex(buf, bits, kind);
    return true;
  }
  if (parts.class == MC_FLOAT_IS_ZERO) {
    print_six(buf, parts.negative, 0, 0);
    return false;
  }
  uint64_t m = 0;
  int e = 0, exponent = 0;
  uint32_t six = first_six(&parts, &m, &e, &exponent);
  if (MC_LIKELY(reads_back(&parts, bits, kind, six, exponent))) {
    print_six(buf, parts.negative, six, exponent + 5);
    return false;
  }
  return print_all_digits(buf, &parts, bits, kind, m, e);
}
