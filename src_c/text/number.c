/* number.c - integers and floats: from text, and between the float kinds. Printing floats: number_print.c.
 *
 * Owns nothing. A float literal is read as the nearest double and then converted, as mlir-opt does. One 64-by-128-bit
 * product decides most doubles; the undecided ones are compared exactly (number_big.h). Nothing here calls the C
 * library: its results depend on the locale.
 */
#include "text/number_big.h"

static const McFloatInfo infos[] = {
#define MC_FLOAT(NAME, spelling, bits, exponent_bits, mantissa_bits, bias, special) \
  {spelling, bits, exponent_bits, mantissa_bits, bias, MC_FLOAT_##special},
  MC_FLOAT_KINDS
#undef MC_FLOAT
};

const McFloatInfo *mc_float_info(McFloatKind kind) { return &infos[kind]; }

const McFive mc_powers_of_five[MC_FIVE_MAX - MC_FIVE_MIN + 1] = {
#include "text/powers_of_five.def"
};

const uint64_t mc_powers_of_ten[20] = {
  1u, 10u, 100u, 1000u, 10000u, 100000u, 1000000u, 10000000u, 100000000u, 1000000000u, 10000000000u, 100000000000u,
  1000000000000u, 10000000000000u, 100000000000000u, 1000000000000000u, 10000000000000000u, 100000000000000000u,
  1000000000000000000u, 10000000000000000000u};

MC_INLINE uint64_t low_bits(unsigned count) { return count < 64 ? ((uint64_t)1 << count) - 1 : ~(uint64_t)0; }

/* --- floats taken apart --- */

McFloatBits mc_float_canonical(McFloatBits bits, McFloatKind kind) {
  if (kind != MC_F80) return bits;
  uint64_t exponent = bits.w[1] & 0x7FFF, sign = bits.w[1] & 0x8000, integer = bits.w[0] >> 63;
  if (exponent != 0 && !integer) exponent = 0x7FFF; /* unnormal: not a number */
  if (exponent == 0 && integer) exponent = 1;       /* pseudo-denormal */
  return (McFloatBits){{bits.w[0], sign | exponent}};
}

McFloatParts mc_float_take_apart(McFloatBits bits, McFloatKind kind) {
  const McFloatInfo *info = &infos[kind];
  unsigned mantissa_bits = info->mantissa_bits, exponent_bits = info->exponent_bits;
  McFloatParts parts = {.class = MC_FLOAT_IS_FINITE};
  uint64_t field;
  if (kind == MC_F80) {
    bits = mc_float_canonical(bits, kind);
    parts.negative = bits.w[1] >> 15 & 1;
    field = bits.w[1] & 0x7FFF;
    parts.low = bits.w[0];
    if (field == 0x7FFF) {
      parts.class = bits.w[0] == (uint64_t)1 << 63 ? MC_FLOAT_IS_INF : MC_FLOAT_IS_NAN;
      return parts;
    }
  } else if (kind == MC_F128) {
    parts.negative = bits.w[1] >> 63;
    field = bits.w[1] >> 48 & 0x7FFF;
    parts.low = bits.w[0];
    parts.high = bits.w[1] & low_bits(48);
    if (field == 0x7FFF) {
      parts.class = (parts.low | parts.high) == 0 ? MC_FLOAT_IS_INF : MC_FLOAT_IS_NAN;
      return parts;
    }
    if (field) parts.high |= (uint64_t)1 << 48;
  } else if (info->special == MC_FLOAT_E8M0) {
    field = bits.w[0] & 0xFF;
    parts.negative = bits.w[1] & MC_FLOAT_MARK_NEGATIVE;
    if (parts.negative) field = (field & 0x7F) | (bits.w[1] & MC_FLOAT_MARK_TOP_BIT ? 0x80 : 0);
    parts.low = 1;
    parts.exponent = (int32_t)field - info->bias;
    if (field == 0xFF) parts.class = MC_FLOAT_IS_NAN;
    return parts;
  } else {
    uint64_t w = bits.w[0] & low_bits(info->bits);
    uint64_t magnitude = w & low_bits(info->bits - 1u), infinity = low_bits(exponent_bits) << mantissa_bits;
    parts.negative = w >> (info->bits - 1u);
    field = magnitude >> mantissa_bits;
    parts.low = magnitude & low_bits(mantissa_bits);
    bool inf = info->special == MC_FLOAT_IEEE && magnitude == infinity;
    inf |= info->special == MC_FLOAT_FINITE && (bits.w[1] & MC_FLOAT_MARK_INF);
    bool nan = info->special == MC_FLOAT_IEEE && magnitude > infinity;
    nan |= info->special == MC_FLOAT_FN && magnitude == low_bits(info->bits - 1u);
    nan |= info->special == MC_FLOAT_FNUZ && w == (uint64_t)1 << (info->bits - 1u);
    if (MC_UNLIKELY(inf || nan)) {
      parts.class = inf ? MC_FLOAT_IS_INF : MC_FLOAT_IS_NAN;
      return parts;
    }
    if (field) parts.low |= (uint64_t)1 << mantissa_bits;
  }
  if ((parts.low | parts.high) == 0) parts.class = MC_FLOAT_IS_ZERO;
  parts.least = field <= 1;
  parts.exponent = (int32_t)(field ? field : 1) - info->bias - (int32_t)mantissa_bits;
  return parts;
}

/* --- conversion --- */

static McFloatBits make_special(const McFloatInfo *info, bool negative, bool inf, uint64_t payload) {
  McFloatBits out = {{0, 0}};
  uint64_t sign = info->bits > 64 ? 0 : (uint64_t)negative << (info->bits - 1u), all = low_bits(info->bits - 1u);
  switch (info->special) {
    case MC_FLOAT_FN: out.w[0] = sign | all; break;
    case MC_FLOAT_FNUZ: out.w[0] = (uint64_t)1 << (info->bits - 1u); break;
    case MC_FLOAT_E8M0: out.w[0] = 0xFF; break;
    case MC_FLOAT_FINITE:
      out.w[0] = sign;
      out.w[1] = MC_FLOAT_MARK_INF;
      break;
    default: { /* payload: the fraction, from bit 63 down */
      uint64_t fraction = inf ? 0 : payload | (uint64_t)1 << 63;
      if (info->special == MC_FLOAT_X87) {
        out.w[0] = (uint64_t)1 << 63 | fraction >> 1;
        out.w[1] = (uint64_t)negative << 15 | 0x7FFF;
      } else if (info->bits == 128) {
        out.w[0] = fraction << 48;
        out.w[1] = (uint64_t)negative << 63 | (uint64_t)0x7FFF << 48 | fraction >> 16;
      } else {
        out.w[0] = sign | low_bits(info->exponent_bits) << info->mantissa_bits | fraction >> (64 - info->mantissa_bits);
      }
    }
  }
  return out;
}

/* significand * 2^(exponent - 63) with its top bit set, plus an amount smaller than its last bit when `sticky`,
 * rounded to nearest even. For kinds of at most 64 bits. */
static McFloatBits round_to(const McFloatInfo *info, bool negative, uint64_t significand, int exponent, bool sticky) {
  int mantissa_bits = info->mantissa_bits, least = 1 - info->bias;
  bool e8m0 = info->special == MC_FLOAT_E8M0;
  if (e8m0) least = -info->bias;
  int keep = mantissa_bits + 1;
  if (exponent < least) keep -= least - exponent < 70 ? least - exponent : 70;
  uint64_t kept = 0, encoded;
  bool up = false;
  if (keep > 0) {
    unsigned drop = 64u - (unsigned)keep;
    kept = significand >> drop;
    uint64_t rest = significand & low_bits(drop), half = (uint64_t)1 << (drop - 1);
    up = rest > half || (rest == half && (sticky || (kept & 1)));
  } else if (keep == 0) {
    up = significand > (uint64_t)1 << 63 || sticky;
  }
  kept += up;
  if (e8m0) { /* the kind has no zero: a value that is too small becomes the smallest, and positive */
    negative = negative && kept != 0;
    int64_t field = exponent < least ? 0 : (int64_t)exponent - least + (kept >> 1 ? 1 : 0);
    if (field >= 0xFF) return make_special(info, negative, true, 0);
    if (!negative) return (McFloatBits){{(uint64_t)field, 0}};
    return (McFloatBits){{(uint64_t)field | 0x80, MC_FLOAT_MARK_NEGATIVE | (field & 0x80 ? MC_FLOAT_MARK_TOP_BIT : 0)}};
  }
  encoded = kept;
  if (exponent >= least) {
    encoded += (uint64_t)(exponent - least) << mantissa_bits;
    if (exponent - least >= 1 << info->exponent_bits) encoded = ~(uint64_t)0;
  }
  uint64_t largest = low_bits(info->bits - 1u); /* magnitude of all ones */
  if (info->special == MC_FLOAT_IEEE) {
    if (encoded >= low_bits(info->exponent_bits) << mantissa_bits) return make_special(info, negative, true, 0);
  } else if (info->special == MC_FLOAT_FN) {
    if (encoded >= largest) return make_special(info, negative, true, 0);
  } else if (encoded > largest) {
    if (info->special == MC_FLOAT_FNUZ) return make_special(info, negative, true, 0);
    encoded = largest;
  }
  if (info->special == MC_FLOAT_FNUZ && encoded == 0) negative = false;
  return (McFloatBits){{(uint64_t)negative << (info->bits - 1u) | encoded, 0}};
}

McFloatBits mc_float_from_double(double value, McFloatKind kind) {
  const McFloatInfo *info = &infos[kind];
  McFloatBits out = {{0, 0}};
  memcpy(&out.w[0], &value, 8);
  if (kind == MC_F64) return out;
  uint64_t fraction = out.w[0] & low_bits(52);
  int field = (int)(out.w[0] >> 52 & 0x7FF);
  bool negative = out.w[0] >> 63;
  if (field == 0x7FF) return make_special(info, negative, fraction == 0, fraction << 12);
  if (kind == MC_F32) {
    float single = (float)value;
    uint32_t w;
    memcpy(&w, &single, 4);
    return (McFloatBits){{w, 0}};
  }
  if (field == 0 && fraction == 0) {
    if (info->special == MC_FLOAT_FNUZ || info->special == MC_FLOAT_E8M0) negative = false;
    if (kind == MC_F80) return (McFloatBits){{0, (uint64_t)negative << 15}};
    if (kind == MC_F128) return (McFloatBits){{0, (uint64_t)negative << 63}};
    return (McFloatBits){{(uint64_t)negative << (info->bits - 1u), 0}};
  }
  uint64_t significand = field ? fraction | (uint64_t)1 << 52 : fraction;
  unsigned shift = 64 - mc_bit_length(significand);
  significand <<= shift;
  int exponent = (field ? field : 1) - 1023 + 11 - (int)shift;
  if (kind == MC_F80) {
    return (McFloatBits){{significand, (uint64_t)negative << 15 | (uint64_t)(exponent + info->bias)}};
  }
  if (kind == MC_F128) {
    uint64_t top = significand << 1;
    uint64_t high = (uint64_t)negative << 63 | (uint64_t)(exponent + info->bias) << 48 | top >> 16;
    return (McFloatBits){{top << 48, high}};
  }
  return round_to(info, negative, significand, exponent, false);
}

double mc_float_to_double(McFloatBits bits, McFloatKind kind) {
  McFloatParts parts = mc_float_take_apart(bits, kind);
  McFloatBits out = {{0, 0}};
  if (kind == MC_F64) {
    out.w[0] = bits.w[0];
  } else if (parts.class == MC_FLOAT_IS_ZERO) {
    out.w[0] = (uint64_t)parts.negative << 63;
  } else if (parts.class == MC_FLOAT_IS_FINITE) {
    unsigned high_bits = mc_bit_length(parts.high);
    uint64_t significand, rest = 0;
    int exponent = parts.exponent + 63;
    if (high_bits) {
      significand = parts.high << (64 - high_bits) | parts.low >> high_bits;
      rest = parts.low & low_bits(high_bits);
      exponent += (int)high_bits;
    } else {
      unsigned shift = 64 - mc_bit_length(parts.low);
      significand = parts.low << shift;
      exponent -= (int)shift;
    }
    out = round_to(&infos[MC_F64], parts.negative, significand, exponent, rest != 0);
  } else {
    unsigned mantissa_bits = infos[kind].mantissa_bits;
    uint64_t payload = 0;
    if (kind == MC_F128) {
      payload = parts.high << 16 | parts.low >> 48;
    } else if (mantissa_bits > 0) {
      payload = parts.low << (64 - mantissa_bits);
    }
    out = make_special(&infos[MC_F64], parts.negative, parts.class == MC_FLOAT_IS_INF, payload);
  }
  double value;
  memcpy(&value, &out.w[0], 8);
  return value;
}

/* --- decimal to double --- */

typedef struct Decimal {
  uint64_t digits;   /* the first 19 significant ones */
  int64_t exponent;  /* value = digits * 10^exponent, */
  bool truncated;    /* or less than one unit of `digits` more */
} Decimal;

#define EXPONENT_LIMIT ((int64_t)1 << 50) /* longer than any text */

MC_INLINE bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* Returns false when the text is not a number. */
static bool read_decimal(const char *text, size_t len, Decimal *out) {
  const char *p = text, *end = text + len;
  uint64_t digits = 0;
  int64_t exponent = 0;
  bool truncated = false;
  const uint64_t full = 1000000000000000000u; /* 19 digits have been read */
  if (p == end || !is_digit(*p)) return false;
  for (; p < end && is_digit(*p); p++) {
    if (MC_LIKELY(digits < full)) {
      digits = digits * 10 + (uint64_t)(*p - '0');
    } else {
      truncated |= *p != '0';
      exponent++;
    }
  }
  if (p < end && *p == '.') {
    for (p++; p < end && is_digit(*p); p++) {
      if (MC_LIKELY(digits < full)) {
        digits = digits * 10 + (uint64_t)(*p - '0');
        exponent--;
      } else {
        truncated |= *p != '0';
      }
    }
  }
  if (p < end && (*p == 'e' || *p == 'E')) {
    p++;
    bool negative = p < end && *p == '-';
    if (p < end && (*p == '-' || *p == '+')) p++;
    if (p == end) return false;
    int64_t written = 0;
    for (; p < end && is_digit(*p); p++) {
      if (written < EXPONENT_LIMIT) written = written * 10 + (*p - '0');
    }
    exponent += negative ? -written : written;
  }
  *out = (Decimal){digits, exponent, truncated};
  return p == end;
}

/* Rounds the product to a double. Returns false when the product does not decide. `slack`: the most by which the true
 * value can exceed the product, in units of its middle word (0: the product, low word included, is exact). */
static bool round_product(uint64_t digits, int q, unsigned slack, uint64_t *encoded) {
  unsigned shift = 64 - mc_bit_length(digits);
  uint64_t middle, low, high = mc_mul_five(digits << shift, q, &middle, &low);
  int exponent = 63 + mc_five_bits(q) + q - (int)shift;
  if (high >> 63) {
    exponent++;
  } else {
    high = high << 1 | middle >> 63;
    middle = middle << 1 | low >> 63;
    low <<= 1;
    slack *= 2;
  }
  /* value = high.middle.low * 2^(exponent - 63 + ...): `exponent` is that of the top bit. */
  exponent -= 1;
  if (slack) {
    /* Close to a rounding decision, for any number of dropped bits: all zeros or all ones after the half bit. */
    int drop = 11 + (exponent < -1022 ? -1022 - exponent : 0);
    if (drop > 64) drop = 64;
    uint64_t rest = high & (low_bits((unsigned)drop) >> 1);
    if (rest == 0 && middle <= slack) return false;
    if (rest == low_bits((unsigned)drop) >> 1 && middle >= ~(uint64_t)slack) return false;
    low = 1; /* not a tie */
  }
  McFloatBits bits = round_to(&infos[MC_F64], false, high, exponent, (middle | low) != 0);
  *encoded = bits.w[0];
  return true;
}

bool mc_decimal_round(uint64_t digits, int exponent, uint64_t *encoded) {
  if (exponent < MC_FIVE_MIN || exponent > 308) return false;
  return round_product(digits, exponent, exponent >= 0 && exponent <= MC_FIVE_EXACT ? 0 : 2, encoded);
}

int mc_compare_decimal(McBig *digits, int64_t ten, uint64_t low, uint64_t high, int64_t two) {
  McBig other;
  mc_big_set(&other, low, high);
  if (ten > 0) mc_big_mul_five(digits, (unsigned)ten);
  if (ten < 0) mc_big_mul_five(&other, (unsigned)-ten);
  if (ten > two) {
    mc_big_shift_left(digits, (uint64_t)(ten - two));
  } else {
    mc_big_shift_left(&other, (uint64_t)(two - ten));
  }
  return mc_big_compare(digits, &other);
}

enum { EXACT_DIGITS = 800 }; /* more than the 767 that the middle between two doubles can have */

/* Compares the literal with the middle between the double encoded as `encoded` and the next. */
static int compare_with_middle(const char *text, size_t len, int64_t exponent_of_last, uint64_t encoded) {
  McBig digits;
  digits.count = 0;
  int64_t ten = exponent_of_last;
  unsigned count = 0;
  bool more = false;
  for (const char *p = text, *end = text + len; p < end && *p != 'e' && *p != 'E'; p++) {
    if (*p == '.') continue;
    if (count < EXACT_DIGITS) {
      mc_big_mul_add(&digits, 10, (uint32_t)(*p - '0'));
      count += digits.count != 0;
    } else {
      more |= *p != '0';
      ten++;
    }
  }
  if (more) {
    mc_big_mul_add(&digits, 10, 1);
    ten--;
  }
  McFloatParts parts = mc_float_take_apart((McFloatBits){{encoded, 0}}, MC_F64);
  if (parts.class == MC_FLOAT_IS_ZERO) parts.exponent = -1074;
  return mc_compare_decimal(&digits, ten, parts.low * 2 + 1, 0, (int64_t)parts.exponent - 1);
}

/* Decides exactly when the product does not. `decimal` was read from the text. */
static MC_COLD uint64_t double_exactly(const char *text, size_t len, const Decimal *decimal) {
  /* The product, truncated instead of rounded, is at most two doubles too low. */
  int q = (int)decimal->exponent;
  unsigned shift = 64 - mc_bit_length(decimal->digits);
  uint64_t middle, low, high = mc_mul_five(decimal->digits << shift, q, &middle, &low);
  int exponent = 63 + mc_five_bits(q) + q - (int)shift;
  if (!(high >> 63)) {
    high <<= 1;
    exponent--;
  }
  uint64_t encoded = 0, infinity = (uint64_t)0x7FF << 52;
  if (exponent > 1023) return infinity;
  if (exponent >= -1022) {
    encoded = ((uint64_t)(exponent + 1023) << 52) + ((high >> 11) & low_bits(52));
  } else if (exponent >= -1074) {
    encoded = high >> (11 + (-1022 - exponent));
  }
  int64_t last = 0; /* decimal exponent of the text's last digit */
  const char *end = text + len, *p = text;
  while (p < end && is_digit(*p)) p++;
  if (p < end && *p == '.') {
    for (p++; p < end && is_digit(*p); p++) last--;
  }
  if (p < end) { /* the `e` */
    bool negative = p[1] == '-';
    p += p[1] == '-' || p[1] == '+' ? 2 : 1;
    int64_t written = 0;
    for (; p < end; p++) {
      if (written < EXPONENT_LIMIT) written = written * 10 + (*p - '0');
    }
    last += negative ? -written : written;
  }
  while (encoded < infinity) {
    int order = compare_with_middle(text, len, last, encoded);
    if (order < 0) break;
    if (order == 0) return encoded + (encoded & 1);
    encoded++;
  }
  return encoded;
}

static uint64_t decimal_to_double(const char *text, size_t len, const Decimal *decimal) {
  if (decimal->digits == 0 || decimal->exponent < MC_FIVE_MIN) return 0;
  if (decimal->exponent > 308) return (uint64_t)0x7FF << 52;
  int q = (int)decimal->exponent;
  uint64_t encoded, above;
  if (!decimal->truncated) {
    if (mc_decimal_round(decimal->digits, q, &encoded)) return encoded;
  } else if (round_product(decimal->digits, q, 2, &encoded) && round_product(decimal->digits + 1, q, 2, &above) &&
             encoded == above) {
    return encoded;
  }
  return double_exactly(text, len, decimal);
}

bool mc_double_parse(const char *text, size_t len, double *out) {
  static const double tens[23] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                  1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  Decimal decimal;
  if (!read_decimal(text, len, &decimal)) return false;
  while (decimal.digits > low_bits(53) && !decimal.truncated && decimal.digits % 10 == 0) {
    decimal.digits /= 10;
    decimal.exponent++;
  }
  /* Both numbers are exact, so one operation rounds once. */
  if (MC_LIKELY(decimal.digits <= low_bits(53) && decimal.exponent >= -22 && decimal.exponent <= 22 &&
                !decimal.truncated)) {
    double value = (double)decimal.digits;
    *out = decimal.exponent < 0 ? value / tens[-decimal.exponent] : value * tens[decimal.exponent];
    return true;
  }
  uint64_t encoded = decimal_to_double(text, len, &decimal);
  memcpy(out, &encoded, 8);
  return true;
}

bool mc_float_parse(const char *text, size_t len, bool negative, McFloatKind kind, McFloatBits *out) {
  double value;
  if (!mc_double_parse(text, len, &value)) return false;
  *out = mc_float_from_double(negative ? -value : value, kind);
  return true;
}

/* --- integers --- */

bool mc_u64_parse(const char *text, size_t len, uint64_t *out) {
  if (len == 0) return false;
  uint64_t value = 0;
  for (size_t i = 0; i < len; i++) {
    unsigned digit = (unsigned)(unsigned char)text[i] - '0';
    if (digit > 9) return false;
    if (MC_UNLIKELY(i >= 19) && value > (UINT64_MAX - digit) / 10) return false; /* 19 digits fit */
    value = value * 10 + digit;
  }
  *out = value;
  return true;
}

/* words = words * factor + term. Returns false when there is no room. */
static bool multiply_add(uint64_t *words, size_t *count, size_t capacity, uint64_t factor, uint64_t term) {
  uint64_t carry = term;
  for (size_t i = 0; i < *count; i++) {
    uint64_t low, high = mc_mul64(words[i], factor, &low);
    words[i] = low + carry;
    carry = high + (words[i] < low);
  }
  if (carry == 0) return true;
  if (*count == capacity) return false;
  words[(*count)++] = carry;
  return true;
}

static int hex_value(char c) {
  if (is_digit(c)) return c - '0';
  char lower = (char)(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

static bool parse_hex(const char *text, size_t len, uint64_t *words, size_t *count, size_t capacity) {
  while (len && *text == '0') {
    text++;
    len--;
  }
  size_t needed = (len + 15) / 16;
  if (needed > capacity) return false;
  for (size_t i = 0; i < needed; i++) {
    size_t end = len - i * 16, begin = end > 16 ? end - 16 : 0;
    uint64_t word = 0;
    for (size_t j = begin; j < end; j++) {
      int digit = hex_value(text[j]);
      if (digit < 0) return false;
      word = word << 4 | (uint64_t)digit;
    }
    words[i] = word;
  }
  *count = needed;
  return true;
}

bool mc_integer_parse(McAlloc *alloc, const char *text, size_t len, uint64_t *words, size_t *num_words, uint32_t *bits,
                      McDiags *diags) {
  enum { FEW_DIGITS = 1000 }; /* these are read faster one word at a time, without memory */
  size_t capacity = *num_words, count = 0;
  if (len == 0) return false;
  if (len > 2 && text[0] == '0' && text[1] == 'x') {
    if (!parse_hex(text + 2, len - 2, words, &count, capacity)) return false;
  } else if (len > FEW_DIGITS) {
    count = capacity;
    if (!mc_wide_parse(alloc, text, len, words, &count, diags)) return false;
  } else {
    for (size_t i = 0; i < len;) {
      size_t step = (len - i) % 19 ? (len - i) % 19 : 19;
      uint64_t term;
      if (!mc_u64_parse(text + i, step, &term)) return false;
      if (!multiply_add(words, &count, capacity, mc_powers_of_ten[step], term)) return false;
      i += step;
    }
  }
  *num_words = count;
  *bits = count ? (uint32_t)(count - 1) * 64 + mc_bit_length(words[count - 1]) : 0;
  return true;
}

void mc_integer_print(McBuf *buf, const uint64_t *words, uint32_t width, bool is_signed) {
  if (width > 64) {
    mc_wide_print(buf, words, width, is_signed);
    return;
  }
  if (width == 0) {
    mc_buf_char(buf, '0');
    return;
  }
  uint64_t value = words[0] & low_bits(width);
  if (is_signed && (value >> (width - 1) & 1)) {
    mc_buf_char(buf, '-');
    value = (~value + 1) & low_bits(width);
  }
  mc_buf_u64(buf, value);
}
