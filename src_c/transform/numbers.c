/* numbers.c - arithmetic on the bits of constants, and folds of all elements of constants.
 *
 * A number has at most 4,096 bits. Nothing here allocates, except the buffer for the elements of a result.
 */
#include "transform/numbers.h"

#include <math.h>

#include "base/alloc.h"
#include "defs/defined.h"
#include "text/number.h"

/* --- types --- */

uint32_t mc_number_width(const McContext *ctx, McType element) {
  McKind kind = mc_kind(ctx, element.index);
  if (kind == MC_TYPE_INDEX) return 64;
  if (kind != MC_TYPE_INTEGER && kind != MC_TYPE_FLOAT) return 0;
  uint32_t width = mc_type_bit_width(ctx, element);
  return width <= 64 * MC_NUMBER_WORDS ? width : 0;
}

/* --- one number --- */

static void cut(McNumber *n) {
  if (n->width % 64 != 0) n->w[n->words - 1] &= ((uint64_t)1 << n->width % 64) - 1;
}

void mc_number_init(McNumber *n, uint32_t width) {
  n->width = width;
  n->words = (width + 63) / 64;
  memset(n->w, 0, n->words * sizeof *n->w);
}

void mc_number_set(McNumber *n, uint32_t width, int64_t value) {
  mc_number_init(n, width);
  if (width == 0) return;
  n->w[0] = (uint64_t)value;
  for (uint32_t i = 1; i < n->words; i++) n->w[i] = value < 0 ? UINT64_MAX : 0;
  cut(n);
}

static void copy(McNumber *to, const McNumber *from) {
  to->width = from->width;
  to->words = from->words;
  memmove(to->w, from->w, from->words * sizeof *to->w);
}

bool mc_number_is(const McNumber *n, int64_t value) {
  McNumber other;
  mc_number_set(&other, n->width, value);
  return memcmp(n->w, other.w, n->words * sizeof *n->w) == 0;
}

bool mc_number_is_zero(const McNumber *n) { return mc_number_is(n, 0); }
bool mc_number_is_ones(const McNumber *n) { return mc_number_is(n, -1); }

bool mc_number_is_negative(const McNumber *n) {
  return n->width > 0 && (n->w[(n->width - 1) / 64] >> (n->width - 1) % 64 & 1) != 0;
}

bool mc_number_is_min(const McNumber *n) {
  McNumber shifted;
  mc_number_shift_left(&shifted, n, 1);
  return mc_number_is_negative(n) && mc_number_is_zero(&shifted);
}

bool mc_number_is_max(const McNumber *n) {
  McNumber next, one;
  mc_number_set(&one, n->width, 1);
  mc_number_add(&next, n, &one);
  return mc_number_is_min(&next);
}

bool mc_number_u64(const McNumber *n, uint64_t *out) {
  *out = n->words == 0 ? 0 : n->w[0];
  for (uint32_t i = 1; i < n->words; i++) {
    if (n->w[i] != 0) return false;
  }
  return true;
}

int mc_number_compare(const McNumber *a, const McNumber *b, bool is_signed) {
  if (is_signed && mc_number_is_negative(a) != mc_number_is_negative(b)) return mc_number_is_negative(a) ? -1 : 1;
  for (uint32_t i = a->words; i-- > 0;) {
    if (a->w[i] != b->w[i]) return a->w[i] < b->w[i] ? -1 : 1;
  }
  return 0;
}

void mc_number_add(McNumber *out, const McNumber *a, const McNumber *b) {
  uint64_t carry = 0;
  out->width = a->width;
  out->words = a->words;
  for (uint32_t i = 0; i < a->words; i++) {
    uint64_t x = a->w[i], sum = x + b->w[i];
    uint64_t next = sum < x;
    out->w[i] = sum + carry;
    carry = next | (out->w[i] < sum);
  }
  cut(out);
}

void mc_number_neg(McNumber *out, const McNumber *a) {
  uint64_t carry = 1;
  out->width = a->width;
  out->words = a->words;
  for (uint32_t i = 0; i < a->words; i++) {
    out->w[i] = ~a->w[i] + carry;
    carry = carry && out->w[i] == 0;
  }
  cut(out);
}

void mc_number_sub(McNumber *out, const McNumber *a, const McNumber *b) {
  McNumber negative;
  mc_number_neg(&negative, b);
  mc_number_add(out, a, &negative);
}

/* The low and the high word of a product. */
static uint64_t product(uint64_t a, uint64_t b, uint64_t *high) {
  uint64_t a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  *high = a1 * b1 + (middle >> 32) + (other >> 32);
  return other << 32 | (uint32_t)low;
}

/* out: `words` low words of the product. */
static void multiply(uint64_t *out, uint32_t words, const McNumber *a, const McNumber *b) {
  memset(out, 0, words * sizeof *out);
  for (uint32_t i = 0; i < a->words; i++) {
    uint64_t carry = 0;
    for (uint32_t k = 0; k < b->words && i + k < words; k++) {
      uint64_t high, low = product(a->w[i], b->w[k], &high);
      out[i + k] += low;
      high += out[i + k] < low;
      out[i + k] += carry;
      carry = high + (out[i + k] < carry);
    }
    if (i + b->words < words) out[i + b->words] = carry;
  }
}

void mc_number_mul(McNumber *out, const McNumber *a, const McNumber *b) {
  out->width = a->width;
  out->words = a->words;
  multiply(out->w, out->words, a, b);
  cut(out);
}

void mc_number_mul_high(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed) {
  uint64_t all[2 * MC_NUMBER_WORDS + 1] = {0};
  uint32_t width = a->width;
  multiply(all, 2 * a->words, a, b);
  mc_number_init(out, width);
  for (uint32_t i = 0; i < out->words; i++) {
    uint32_t at = width / 64 + i, by = width % 64;
    out->w[i] = by == 0 ? all[at] : all[at] >> by | all[at + 1] << (64 - by);
  }
  cut(out);
  if (is_signed && mc_number_is_negative(a)) mc_number_sub(out, out, b);
  if (is_signed && mc_number_is_negative(b)) mc_number_sub(out, out, a);
}

static void divide_unsigned(McNumber *quotient, McNumber *remainder, const McNumber *a, const McNumber *b) {
  mc_number_init(quotient, a->width);
  mc_number_init(remainder, a->width);
  if (a->words == 1) {
    quotient->w[0] = a->w[0] / b->w[0];
    remainder->w[0] = a->w[0] % b->w[0];
    return;
  }
  for (uint32_t i = a->width; i-- > 0;) {
    bool over = mc_number_is_negative(remainder);
    mc_number_shift_left(remainder, remainder, 1);
    remainder->w[0] |= a->w[i / 64] >> i % 64 & 1;
    if (over || mc_number_compare(remainder, b, false) >= 0) {
      mc_number_sub(remainder, remainder, b);
      quotient->w[i / 64] |= (uint64_t)1 << i % 64;
    }
  }
}

void mc_number_divide(McNumber *quotient, McNumber *remainder, const McNumber *a, const McNumber *b, bool is_signed) {
  bool minus_a = is_signed && mc_number_is_negative(a), minus_b = is_signed && mc_number_is_negative(b);
  McNumber x, y;
  if (minus_a) mc_number_neg(&x, a);
  else copy(&x, a);
  if (minus_b) mc_number_neg(&y, b);
  else copy(&y, b);
  divide_unsigned(quotient, remainder, &x, &y);
  if (minus_a != minus_b) mc_number_neg(quotient, quotient);
  if (minus_a) mc_number_neg(remainder, remainder);
}

void mc_number_shift_left(McNumber *out, const McNumber *a, uint64_t by) {
  uint32_t words = a->words;
  out->width = a->width;
  out->words = words;
  for (uint32_t i = words; i-- > 0;) {
    uint64_t from = by / 64, low = by % 64;
    uint64_t word = from <= i ? a->w[i - from] << low : 0;
    if (low != 0 && from + 1 <= i) word |= a->w[i - from - 1] >> (64 - low);
    out->w[i] = word;
  }
  cut(out);
}

void mc_number_shift_right(McNumber *out, const McNumber *a, uint64_t by, bool is_signed) {
  bool fill = is_signed && mc_number_is_negative(a);
  uint32_t words = a->words, width = a->width;
  out->width = width;
  out->words = words;
  if (by > width) by = width;
  uint64_t from = by / 64, low = by % 64;
  for (uint32_t i = 0; i < words; i++) {
    uint64_t word = i + from < words ? a->w[i + from] >> low : 0;
    if (low != 0 && i + from + 1 < words) word |= a->w[i + from + 1] << (64 - low);
    out->w[i] = word;
  }
  for (uint64_t bit = width - by; fill && bit < width; bit++) out->w[bit / 64] |= (uint64_t)1 << bit % 64;
}

void mc_number_extend(McNumber *out, const McNumber *a, bool is_signed) {
  bool fill = is_signed && mc_number_is_negative(a);
  uint32_t width = out->width;
  mc_number_set(out, width, fill ? -1 : 0);
  for (uint32_t i = 0; i < out->words && i < a->words; i++) {
    bool partial = i == a->words - 1 && a->width % 64 != 0;
    out->w[i] = partial && fill ? a->w[i] | UINT64_MAX << a->width % 64 : a->w[i];
  }
  cut(out);
}

/* --- floats --- */

bool mc_float_is_folded(McFloatKind kind) { return mc_float_info(kind)->bits <= 64; }

double mc_number_double(const McNumber *n, McFloatKind kind) {
  return mc_float_to_double((McFloatBits){{n->w[0], n->words > 1 ? n->w[1] : 0}}, kind);
}

void mc_number_set_double(McNumber *out, double value, McFloatKind kind) {
  McFloatBits bits = mc_float_from_double(value, kind);
  if (kind == MC_F64 && isnan(value)) bits.w[0] |= (uint64_t)1 << 51;
  mc_number_init(out, mc_float_info(kind)->bits);
  out->w[0] = bits.w[0];
  cut(out);
}

bool mc_number_quiet(McNumber *n, McFloatKind kind) {
  uint64_t before = n->w[0];
  double value = mc_number_double(n, kind);
  if (isnan(value)) mc_number_set_double(n, value, kind);
  return n->w[0] != before;
}

/* The kind has no infinity, and a NaN without a payload. */
static bool has_one_nan(McFloatKind kind) {
  unsigned special = mc_float_info(kind)->special;
  return special == MC_FLOAT_FN || special == MC_FLOAT_FNUZ || special == MC_FLOAT_E8M0;
}

bool mc_number_convert(McNumber *out, McFloatKind to, const McNumber *n, McFloatKind from) {
  McNumber quiet = *n;
  bool signaling = mc_number_quiet(&quiet, from);
  double value = mc_number_double(&quiet, from);
  if (isnan(value) && mc_float_info(from)->special == MC_FLOAT_FNUZ) value = NAN;
  mc_number_set_double(out, value, to);
  double back = mc_number_double(out, to);
  if (!isnan(value)) return back == value;
  return !signaling && (has_one_nan(to) ? has_one_nan(from) : memcmp(&back, &value, sizeof back) == 0);
}

double mc_double_result(double a, double b, double made) {
  return !isnan(made) ? made : isnan(a) ? a : isnan(b) ? b : (double)NAN;
}

/* --- constants --- */

McAttr mc_attr_poison(McContext *ctx) {
  static const char name[] = "ub.poison";
  if (mc_op_name(ctx, name, sizeof name - 1).index == MC_NONE) return (McAttr){MC_NONE}; /* loads the dialect */
  const McDefinition *def = mc_definition(ctx, mc_ident(ctx, name, sizeof name - 1), false);
  return def == NULL ? (McAttr){MC_NONE} : (McAttr){mc_defined_intern(ctx, def, NULL)};
}

bool mc_attr_is_poison(const McContext *ctx, McAttr attr) {
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_DEFINED) return false;
  return mc_str_is(mc_ident_str(ctx, mc_defined_name(ctx, attr.index)), "ub.poison");
}

/* Element `i`, bits above the width zero. */
static void read_element(const McContext *ctx, McAttr attr, uint32_t width, uint64_t i, McNumber *out) {
  mc_number_init(out, width);
  if (width == 0) return;
  McKind kind = mc_kind(ctx, attr.index);
  if (kind == MC_ATTR_INTEGER) {
    memcpy(out->w, mc_attr_integer_data(ctx, attr), mc_attr_integer_num_words(ctx, attr) * sizeof *out->w);
  } else if (kind == MC_ATTR_FLOAT) {
    memcpy(out->w, mc_attr_float_data(ctx, attr), out->words * sizeof *out->w);
  } else {
    mc_attr_dense_words(ctx, attr, i, false, out->w, out->words);
  }
  cut(out);
}

/* The width of the elements of a constant that folds; 0: it does not. */
static uint32_t width_of(const McContext *ctx, McAttr attr) {
  if (attr.index == MC_NONE) return 0;
  McKind kind = mc_kind(ctx, attr.index);
  if (kind != MC_ATTR_INTEGER && kind != MC_ATTR_FLOAT && kind != MC_ATTR_DENSE_ELEMENTS) return 0;
  return mc_number_width(ctx, mc_element_or_self(ctx, mc_attr_value_type(ctx, attr)));
}

void mc_attr_element_number(const McContext *ctx, McAttr attr, uint64_t i, McNumber *out) {
  read_element(ctx, attr, width_of(ctx, attr), i, out);
}

static bool is_splat(const McContext *ctx, McAttr attr) {
  return mc_kind(ctx, attr.index) != MC_ATTR_DENSE_ELEMENTS || mc_attr_dense_is_splat(ctx, attr);
}

bool mc_attr_number(const McContext *ctx, McAttr attr, McNumber *out) {
  uint32_t width = width_of(ctx, attr);
  int64_t count = 1;
  if (width == 0 || !is_splat(ctx, attr)) return false;
  McType type = mc_attr_value_type(ctx, attr);
  if (mc_type_is_shaped(ctx, type) && (!mc_type_num_elements(ctx, type, &count) || count == 0)) return false;
  read_element(ctx, attr, width, 0, out);
  return true;
}

bool mc_attr_integer_number(const McContext *ctx, McAttr attr, McNumber *out) {
  if (!mc_attr_number(ctx, attr, out)) return false;
  return !mc_is_float(ctx, mc_element_or_self(ctx, mc_attr_value_type(ctx, attr)));
}

bool mc_attr_is_int(const McContext *ctx, McAttr attr, int64_t value) {
  McNumber n;
  return mc_attr_integer_number(ctx, attr, &n) && mc_number_is(&n, value);
}

bool mc_attr_double(const McContext *ctx, McAttr attr, double *out) {
  McNumber n;
  if (!mc_attr_number(ctx, attr, &n)) return false;
  McType element = mc_element_or_self(ctx, mc_attr_value_type(ctx, attr));
  if (!mc_is_float(ctx, element)) return false;
  *out = mc_number_double(&n, mc_type_float_kind(ctx, element));
  return true;
}

/* Elements of `bytes`, or a single one. Widths that are no multiple of 8 are stored in whole bytes. */
static McAttr dense_of(McContext *ctx, McType type, uint32_t width, const uint8_t *bytes, size_t count, size_t size) {
  if (width == 1 && count > 1) return mc_attr_dense_bools(ctx, type, bytes, count, NULL);
  uint8_t bit = bytes[0] != 0 ? 0xFF : 0; /* a splat of single bits is one byte */
  if (width == 1) return mc_attr_dense_elements(ctx, type, &bit, 1, true, NULL);
  return mc_attr_dense_elements(ctx, type, bytes, count * size, count == 1, NULL);
}

static void write_element(uint8_t *bytes, size_t size, const McNumber *n) {
  for (size_t i = 0; i < size; i++) bytes[i] = (uint8_t)(n->w[i / 8] >> 8 * (i % 8));
}

McAttr mc_attr_of_number(McContext *ctx, McType type, const McNumber *n) {
  McType element = mc_element_or_self(ctx, type);
  uint32_t width = mc_number_width(ctx, element);
  uint8_t bytes[8 * MC_NUMBER_WORDS];
  if (width == 0 || width != n->width) return (McAttr){MC_NONE};
  if (!mc_type_is_shaped(ctx, type)) {
    return mc_is_float(ctx, type) ? mc_attr_float_bits(ctx, type, n->w, n->words)
                                  : mc_attr_integer_words(ctx, type, n->w, n->words);
  }
  if (!mc_type_has_static_shape(ctx, type)) return (McAttr){MC_NONE};
  write_element(bytes, (width + 7) / 8, n);
  return dense_of(ctx, type, width, bytes, 1, (width + 7) / 8);
}

McAttr mc_attr_of_int(McContext *ctx, McType type, int64_t value) {
  McNumber n;
  mc_number_set(&n, mc_number_width(ctx, mc_element_or_self(ctx, type)), value);
  return mc_attr_of_number(ctx, type, &n);
}

McAttr mc_attr_zero(McContext *ctx, McType type) { return mc_attr_of_int(ctx, type, 0); }

/* Whether all operands are constants that fold together; *count: of the elements to compute. */
static bool fits(const McContext *ctx, const McAttr *operands, uint32_t num, McType result, uint64_t *count) {
  bool shaped = mc_type_is_shaped(ctx, result), splat = true;
  int64_t elements = 1;
  if (mc_number_width(ctx, mc_element_or_self(ctx, result)) == 0) return false;
  if (shaped && !mc_type_num_elements(ctx, result, &elements)) return false;
  for (uint32_t i = 0; i < num; i++) {
    if (width_of(ctx, operands[i]) == 0) return false;
    McType type = mc_attr_value_type(ctx, operands[i]);
    int64_t own = 1;
    if (mc_type_is_shaped(ctx, type) != shaped || (shaped && !mc_type_num_elements(ctx, type, &own))) return false;
    if (own != elements) return false;
    splat &= is_splat(ctx, operands[i]);
  }
  *count = splat && elements > 0 ? 1 : (uint64_t)elements;
  return true;
}

McAttr mc_fold_numbers(McContext *ctx, const McAttr *operands, uint32_t num, McType result, McNumberFold fold,
                       void *data) {
  McNumber in[3], out;
  uint32_t widths[3];
  uint64_t count;
  MC_ASSERT(num <= 3);
  bool all = true;
  for (uint32_t i = 0; i < num; i++) {
    if (operands[i].index == MC_NONE) all = false;
    else if (mc_attr_is_poison(ctx, operands[i])) return operands[i];
  }
  if (!all || !fits(ctx, operands, num, result, &count) || count == 0) return (McAttr){MC_NONE};
  uint32_t width = mc_number_width(ctx, mc_element_or_self(ctx, result));
  for (uint32_t i = 0; i < num; i++) {
    widths[i] = mc_number_width(ctx, mc_element_or_self(ctx, mc_attr_value_type(ctx, operands[i])));
  }
  if (count == 1) {
    for (uint32_t i = 0; i < num; i++) read_element(ctx, operands[i], widths[i], 0, &in[i]);
    mc_number_init(&out, width);
    return fold(data, &out, in) ? mc_attr_of_number(ctx, result, &out) : (McAttr){MC_NONE};
  }
  size_t size = (width + 7) / 8, len = (size_t)count * size;
  uint8_t *bytes = mc_alloc(&ctx->alloc, len);
  bool ok = bytes != NULL;
  for (uint64_t at = 0; ok && at < count; at++) {
    for (uint32_t i = 0; i < num; i++) read_element(ctx, operands[i], widths[i], at, &in[i]);
    mc_number_init(&out, width);
    ok = fold(data, &out, in);
    if (ok) write_element(bytes + at * size, size, &out);
  }
  McAttr made = ok ? dense_of(ctx, result, width, bytes, (size_t)count, size) : (McAttr){MC_NONE};
  if (bytes != NULL) mc_free(&ctx->alloc, bytes, len);
  return made;
}

/* --- folds of one element --- */

bool mc_fold_number_add(void *data, McNumber *out, const McNumber *in) {
  (void)data;
  mc_number_add(out, &in[0], &in[1]);
  return true;
}

bool mc_fold_number_sub(void *data, McNumber *out, const McNumber *in) {
  (void)data;
  mc_number_sub(out, &in[0], &in[1]);
  return true;
}

bool mc_fold_number_mul(void *data, McNumber *out, const McNumber *in) {
  (void)data;
  mc_number_mul(out, &in[0], &in[1]);
  return true;
}

bool mc_fold_number_mul_high(void *data, McNumber *out, const McNumber *in) {
  mc_number_mul_high(out, &in[0], &in[1], *(const bool *)data);
  return true;
}

bool mc_fold_number_extend(void *data, McNumber *out, const McNumber *in) {
  mc_number_extend(out, &in[0], *(const bool *)data);
  return true;
}

bool mc_fold_number_shift(void *data, McNumber *out, const McNumber *in) {
  uint64_t by;
  McShift shift = *(const McShift *)data;
  if (!mc_number_u64(&in[1], &by) || by >= in[0].width) return false;
  if (shift == MC_SHIFT_LEFT) mc_number_shift_left(out, &in[0], by);
  else mc_number_shift_right(out, &in[0], by, shift == MC_SHIFT_RIGHT_SIGNED);
  return true;
}

bool mc_fold_number_bits(void *data, McNumber *out, const McNumber *in) {
  char kind = *(const char *)data;
  for (uint32_t i = 0; i < out->words; i++) {
    uint64_t a = in[0].w[i], b = in[1].w[i];
    out->w[i] = kind == '&' ? a & b : kind == '|' ? a | b : a ^ b;
  }
  return true;
}

bool mc_fold_number_select(void *data, McNumber *out, const McNumber *in) {
  (void)data;
  *out = in[mc_number_is_zero(&in[0]) ? 2 : 1];
  return true;
}
