/* ranges.c - ranges of integers: bounds for both readings of their bits, and arithmetic on them. */
#include "transform/ranges.h"

typedef struct Bounds { const McNumber *min, *max; } Bounds;

static void copy(McNumber *to, const McNumber *from) {
  to->width = from->width;
  to->words = from->words;
  memmove(to->w, from->w, from->words * sizeof *to->w);
}

static bool less(const McNumber *a, const McNumber *b, bool is_signed) {
  return mc_number_compare(a, b, is_signed) < 0;
}

/* The least and the greatest number of a reading. */
static void set_least(McNumber *out, uint32_t width, bool is_signed) {
  mc_number_init(out, width);
  if (is_signed && width > 0) out->w[(width - 1) / 64] = (uint64_t)1 << (width - 1) % 64;
}

static void set_greatest(McNumber *out, uint32_t width, bool is_signed) {
  mc_number_set(out, width, -1);
  if (is_signed && width > 0) out->w[(width - 1) / 64] ^= (uint64_t)1 << (width - 1) % 64;
}

void mc_range_all(McRange *out, uint32_t width) {
  set_least(&out->umin, width, false);
  set_greatest(&out->umax, width, false);
  set_least(&out->smin, width, true);
  set_greatest(&out->smax, width, true);
}

void mc_range_only(McRange *out, const McNumber *value) {
  copy(&out->umin, value);
  copy(&out->umax, value);
  copy(&out->smin, value);
  copy(&out->smax, value);
}

static void range(McRange *out, const McNumber *min, const McNumber *max, bool is_signed) {
  McRange made;
  mc_range_all(&made, min->width);
  if (mc_number_is_negative(min) == mc_number_is_negative(max)) { /* the readings have the same order */
    bool swapped = less(max, min, !is_signed);
    mc_range_only(&made, swapped ? max : min);
    copy(&made.umax, swapped ? min : max);
    copy(&made.smax, swapped ? min : max);
  }
  copy(is_signed ? &made.smin : &made.umin, min);
  copy(is_signed ? &made.smax : &made.umax, max);
  copy(&out->umin, &made.umin);
  copy(&out->umax, &made.umax);
  copy(&out->smin, &made.smin);
  copy(&out->smax, &made.smax);
}

void mc_range_signed(McRange *out, const McNumber *min, const McNumber *max) { range(out, min, max, true); }
void mc_range_unsigned(McRange *out, const McNumber *min, const McNumber *max) { range(out, min, max, false); }

void mc_range_index(McRange *out, uint64_t min, uint64_t max) {
  McNumber low, high;
  mc_number_set(&low, 64, (int64_t)min);
  mc_number_set(&high, 64, (int64_t)max);
  range(out, &low, &high, false);
}

void mc_range_signed_index(McRange *out, int64_t min, int64_t max) {
  McNumber low, high;
  mc_number_set(&low, 64, min);
  mc_number_set(&high, 64, max);
  range(out, &low, &high, true);
}

void mc_range_unite(McRange *out, const McRange *a, const McRange *b) {
  copy(&out->umin, less(&b->umin, &a->umin, false) ? &b->umin : &a->umin);
  copy(&out->umax, less(&a->umax, &b->umax, false) ? &b->umax : &a->umax);
  copy(&out->smin, less(&b->smin, &a->smin, true) ? &b->smin : &a->smin);
  copy(&out->smax, less(&a->smax, &b->smax, true) ? &b->smax : &a->smax);
}

void mc_range_intersect(McRange *out, const McRange *a, const McRange *b) {
  copy(&out->umin, less(&a->umin, &b->umin, false) ? &b->umin : &a->umin);
  copy(&out->umax, less(&b->umax, &a->umax, false) ? &b->umax : &a->umax);
  copy(&out->smin, less(&a->smin, &b->smin, true) ? &b->smin : &a->smin);
  copy(&out->smax, less(&b->smax, &a->smax, true) ? &b->smax : &a->smax);
}

static bool same(const McNumber *a, const McNumber *b) {
  return a->width == b->width && mc_number_compare(a, b, false) == 0;
}

bool mc_range_equal(const McRange *a, const McRange *b) {
  return same(&a->umin, &b->umin) && same(&a->umax, &b->umax) && same(&a->smin, &b->smin) && same(&a->smax, &b->smax);
}

bool mc_range_value(const McRange *r, McNumber *out) {
  if (mc_range_width(r) == 0) return false;
  if (same(&r->umin, &r->umax)) return copy(out, &r->umin), true;
  if (same(&r->smin, &r->smax)) return copy(out, &r->smin), true;
  return false;
}

uint32_t mc_range_type_width(const McContext *ctx, McType type) {
  McType element = mc_element_or_self(ctx, type);
  return mc_is_float(ctx, element) ? 0 : mc_number_width(ctx, element);
}

/* --- bounds of results from bounds of operands --- */

/* The result for two numbers. False: it would not be exact. */
typedef bool (*Exact)(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates);

/* The result that is not exact becomes the least or greatest number. Returns false when nothing may be assumed. */
static bool saturate(McNumber *out, bool overflows, bool is_low, bool is_signed, bool saturates) {
  if (!overflows) return true;
  if (is_low) set_least(out, out->width, is_signed);
  else set_greatest(out, out->width, is_signed);
  return saturates;
}

static bool add(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates) {
  McNumber sum;
  mc_number_add(&sum, a, b);
  bool down = is_signed && mc_number_is_negative(b), over = down ? less(a, &sum, true) : less(&sum, a, is_signed);
  copy(out, &sum);
  return saturate(out, over, down, is_signed, saturates);
}

static bool sub(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates) {
  McNumber rest;
  mc_number_sub(&rest, a, b);
  bool down = !is_signed || !mc_number_is_negative(b);
  bool over = down ? less(a, &rest, is_signed) : less(&rest, a, true);
  if (!is_signed) over = less(a, b, false);
  copy(out, &rest);
  return saturate(out, over, down, is_signed, saturates);
}

static bool mul(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates) {
  McNumber high;
  mc_number_mul(out, a, b);
  mc_number_mul_high(&high, a, b, is_signed);
  bool fits = mc_number_is(&high, is_signed && mc_number_is_negative(out) ? -1 : 0);
  bool down = is_signed && mc_number_is_negative(a) != mc_number_is_negative(b);
  return saturate(out, !fits, down, is_signed, saturates);
}

static uint32_t leading(const McNumber *n, bool ones) { /* bits */
  uint32_t count = 0;
  for (uint32_t bit = n->width; bit-- > 0 && (n->w[bit / 64] >> bit % 64 & 1) == ones;) count++;
  return count;
}

/* The bits, or the width when that is less. */
static uint64_t amount_of(const McNumber *by) {
  uint64_t amount;
  return mc_number_u64(by, &amount) && amount < by->width ? amount : by->width;
}

static bool shl(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates) {
  uint64_t by = amount_of(b);
  bool down = is_signed && mc_number_is_negative(a);
  bool over = by >= a->width || (is_signed ? by >= leading(a, down) : by > leading(a, false));
  mc_number_shift_left(out, a, by);
  return saturate(out, over, down, is_signed, saturates);
}

static bool shr(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates) {
  (void)saturates;
  uint64_t by = amount_of(b);
  mc_number_shift_right(out, a, by, is_signed);
  return by < a->width;
}

static bool overflows(const McNumber *a, const McNumber *b, bool is_signed) {
  return is_signed && mc_number_is_min(a) && mc_number_is_ones(b);
}

static bool divide(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates) {
  McNumber rest;
  (void)saturates;
  mc_number_divide(out, &rest, a, b, is_signed);
  return !overflows(a, b, is_signed);
}

/* Adds a small number to a quotient. */
static bool adjust(McNumber *quotient, int64_t by, bool is_signed) {
  McNumber step, result;
  mc_number_set(&step, quotient->width, by < 0 ? -by : by);
  bool ok = (by < 0 ? sub : add)(&result, quotient, &step, is_signed, false);
  copy(quotient, &result);
  return ok;
}

static bool divide_up(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates) {
  McNumber rest, one;
  (void)saturates;
  mc_number_divide(out, &rest, a, b, is_signed);
  if (overflows(a, b, is_signed)) return false;
  bool same_sign = !is_signed || mc_number_is_negative(a) == mc_number_is_negative(b);
  if (!mc_number_is_zero(&rest) && same_sign) return adjust(out, 1, is_signed);
  mc_number_set(&one, b->width, 1);
  if (is_signed && mc_number_is_min(a) && less(&one, b, true)) mc_number_neg(out, out); /* as the fold of the least */
  return true;
}

static bool divide_down(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates) {
  McNumber rest;
  (void)saturates;
  mc_number_divide(out, &rest, a, b, is_signed);
  if (overflows(a, b, is_signed)) return false;
  bool same_sign = mc_number_is_negative(a) == mc_number_is_negative(b);
  return mc_number_is_zero(&rest) || same_sign || adjust(out, -1, is_signed);
}

/* From the results at the bounds of both operands, in all ways. */
static void extremes(McRange *out, Exact exact, Bounds a, Bounds b, bool is_signed, bool saturates) {
  const McNumber *left[2] = {a.min, a.max}, *right[2] = {b.min, b.max};
  McNumber min, max, result;
  uint32_t width = a.min->width;
  set_greatest(&min, width, is_signed);
  set_least(&max, width, is_signed);
  for (int i = 0; i < 4; i++) {
    if (!exact(&result, left[i / 2], right[i % 2], is_signed, saturates)) {
      mc_range_all(out, width);
      return;
    }
    if (less(&result, &min, is_signed)) copy(&min, &result);
    if (less(&max, &result, is_signed)) copy(&max, &result);
  }
  range(out, &min, &max, is_signed);
}

/* From the results at the lower and at the upper bounds. */
static void ends(McRange *out, Exact exact, Bounds a, Bounds b, bool is_signed, bool saturates) {
  McNumber min, max;
  bool ok = exact(&min, a.min, b.min, is_signed, saturates) && exact(&max, a.max, b.max, is_signed, saturates);
  if (ok) range(out, &min, &max, is_signed);
  else mc_range_all(out, a.min->width);
}

static Bounds unsigned_of(const McRange *r) { return (Bounds){&r->umin, &r->umax}; }
static Bounds signed_of(const McRange *r) { return (Bounds){&r->smin, &r->smax}; }
static Bounds reversed(Bounds b) { return (Bounds){b.max, b.min}; }

void mc_range_add(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  McRange other;
  ends(out, add, unsigned_of(a), unsigned_of(b), false, flags & MC_NO_UNSIGNED_WRAP);
  ends(&other, add, signed_of(a), signed_of(b), true, flags & MC_NO_SIGNED_WRAP);
  mc_range_intersect(out, out, &other);
}

void mc_range_sub(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  McRange other;
  ends(out, sub, unsigned_of(a), reversed(unsigned_of(b)), false, flags & MC_NO_UNSIGNED_WRAP);
  ends(&other, sub, signed_of(a), reversed(signed_of(b)), true, flags & MC_NO_SIGNED_WRAP);
  mc_range_intersect(out, out, &other);
}

void mc_range_mul(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  McRange other;
  extremes(out, mul, unsigned_of(a), unsigned_of(b), false, flags & MC_NO_UNSIGNED_WRAP);
  extremes(&other, mul, signed_of(a), signed_of(b), true, flags & MC_NO_SIGNED_WRAP);
  mc_range_intersect(out, out, &other);
}

void mc_range_shl(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  McRange other;
  extremes(out, shl, unsigned_of(a), unsigned_of(b), false, flags & MC_NO_UNSIGNED_WRAP);
  extremes(&other, shl, signed_of(a), unsigned_of(b), true, flags & MC_NO_SIGNED_WRAP);
  mc_range_intersect(out, out, &other);
}

void mc_range_shrs(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  extremes(out, shr, signed_of(a), unsigned_of(b), true, false);
}

void mc_range_shru(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  extremes(out, shr, unsigned_of(a), unsigned_of(b), false, false);
}

static void quotient_unsigned(McRange *out, Exact exact, const McRange *a, const McRange *b) {
  if (!mc_number_is_zero(&b->umin) && !mc_number_is_zero(&b->umax)) {
    extremes(out, exact, unsigned_of(a), unsigned_of(b), false, false);
    return;
  }
  McNumber min, rest;
  mc_number_init(&min, mc_range_width(a));
  if (!mc_number_is_zero(&b->umax) && !less(&a->umin, &b->umax, false)) {
    mc_number_divide(&min, &rest, &a->umin, &b->umax, false);
  }
  range(out, &min, &a->umax, false);
}

static bool is_positive(const McNumber *n) { return !mc_number_is_negative(n) && !mc_number_is_zero(n); }
/* 0 is no value of a divisor, and no bound of one that has no value. */
static bool never_zero(const McRange *r) {
  return (is_positive(&r->smin) && is_positive(&r->smax)) ||
         (mc_number_is_negative(&r->smin) && mc_number_is_negative(&r->smax));
}

static void quotient_signed(McRange *out, Exact exact, const McRange *a, const McRange *b) {
  if (never_zero(b)) extremes(out, exact, signed_of(a), signed_of(b), true, false);
  else mc_range_all(out, mc_range_width(a));
}

void mc_range_divu(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  quotient_unsigned(out, divide, a, b);
}

void mc_range_ceildivu(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  quotient_unsigned(out, divide_up, a, b);
}

void mc_range_divs(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  quotient_signed(out, divide, a, b);
}

/* The least number divided upward wraps to a positive one: the rest of the dividends is looked at by itself. */
void mc_range_ceildivs(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  quotient_signed(out, divide_up, a, b);
  if (!mc_number_is_min(&a->smin) || !less(&a->smin, &a->smax, true)) return;
  McRange rest, other;
  McNumber one, next;
  mc_number_set(&one, mc_range_width(a), 1);
  mc_number_add(&next, &a->smin, &one);
  range(&rest, &next, &a->smax, true);
  quotient_signed(&other, divide_up, &rest, b);
  mc_range_unite(out, out, &other);
}

void mc_range_floordivs(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  quotient_signed(out, divide_down, a, b);
}

/* The remainders of an unbroken range by one divisor, when they do not start again. False: they do. */
static bool sweep(McNumber *min, McNumber *max, Bounds a, const McNumber *divisor, bool is_signed) {
  McNumber quotient, low, high;
  mc_number_sub(&low, a.max, a.min);
  if (!less(&low, divisor, false)) return false;
  mc_number_divide(&quotient, &low, a.min, divisor, is_signed);
  mc_number_divide(&quotient, &high, a.max, divisor, is_signed);
  if (less(&high, &low, is_signed)) return false;
  copy(min, &low);
  copy(max, &high);
  return true;
}

void mc_range_rems(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  uint32_t width = mc_range_width(a);
  McNumber divisor, one, min, max, zero;
  if (!never_zero(b)) {
    mc_range_all(out, width);
    return;
  }
  if (is_positive(&b->smin)) copy(&divisor, &b->smax);
  else mc_number_neg(&divisor, &b->smin); /* the least number stays: as mlir-opt 22 */
  mc_number_set(&one, width, 1);
  mc_number_init(&zero, width);
  mc_number_sub(&max, &divisor, &one);
  mc_number_neg(&min, &max);
  if (!mc_number_is_negative(&a->smin)) copy(&min, &zero);
  if (!is_positive(&a->smax)) copy(&max, &zero);
  if (same(&b->smin, &b->smax)) sweep(&min, &max, signed_of(a), &divisor, true);
  range(out, &min, &max, true);
}

void mc_range_remu(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  uint32_t width = mc_range_width(a);
  McNumber one, min, max;
  mc_number_set(&one, width, 1);
  mc_number_init(&min, width);
  mc_number_sub(&max, &b->umax, &one);
  if (less(&a->umax, &max, false)) copy(&max, &a->umax);
  if (!mc_number_is_zero(&b->umin) && same(&b->umin, &b->umax)) sweep(&min, &max, unsigned_of(a), &b->umax, false);
  range(out, &min, &max, false);
}

static void choose(McRange *out, Bounds a, Bounds b, bool is_signed, bool greater) {
  bool low = less(a.min, b.min, is_signed), high = less(a.max, b.max, is_signed);
  range(out, low == greater ? b.min : a.min, high == greater ? b.max : a.max, is_signed);
}

void mc_range_maxs(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  choose(out, signed_of(a), signed_of(b), true, true);
}

void mc_range_maxu(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  choose(out, unsigned_of(a), unsigned_of(b), false, true);
}

void mc_range_mins(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  choose(out, signed_of(a), signed_of(b), true, false);
}

void mc_range_minu(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  choose(out, unsigned_of(a), unsigned_of(b), false, false);
}

/* --- bits --- */

/* The bits that are not the same in all values of the range, as far as its bounds show: the low ones. */
static void varying(McNumber *out, const McRange *r) {
  McNumber all;
  uint32_t width = mc_range_width(r), equal = 0;
  for (uint32_t bit = width; bit-- > 0;) {
    if (((r->umin.w[bit / 64] ^ r->umax.w[bit / 64]) >> bit % 64 & 1) != 0) break;
    equal++;
  }
  mc_number_set(&all, width, -1);
  mc_number_shift_right(out, &all, equal, false);
}

/* The least and the greatest number with the bits that all values of the range share. */
static void widen(McNumber *low, McNumber *high, const McRange *r) {
  McNumber mask;
  varying(&mask, r);
  copy(low, &r->umin);
  copy(high, &r->umax);
  for (uint32_t i = 0; i < mask.words; i++) {
    low->w[i] &= ~mask.w[i];
    high->w[i] |= mask.w[i];
  }
}

static bool bits_and(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates) {
  (void)is_signed, (void)saturates;
  copy(out, a);
  for (uint32_t i = 0; i < a->words; i++) out->w[i] &= b->w[i];
  return true;
}

static bool bits_or(McNumber *out, const McNumber *a, const McNumber *b, bool is_signed, bool saturates) {
  (void)is_signed, (void)saturates;
  copy(out, a);
  for (uint32_t i = 0; i < a->words; i++) out->w[i] |= b->w[i];
  return true;
}

static void bitwise(McRange *out, Exact exact, const McRange *a, const McRange *b) {
  McNumber low[2], high[2];
  widen(&low[0], &high[0], a);
  widen(&low[1], &high[1], b);
  extremes(out, exact, (Bounds){&low[0], &high[0]}, (Bounds){&low[1], &high[1]}, false, false);
}

void mc_range_and(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  bitwise(out, bits_and, a, b);
}

void mc_range_or(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  (void)flags;
  bitwise(out, bits_or, a, b);
}

void mc_range_xor(McRange *out, const McRange *a, const McRange *b, uint32_t flags) {
  McNumber mask, other, min, max;
  (void)flags;
  varying(&mask, a);
  varying(&other, b);
  copy(&min, &a->umin);
  copy(&max, &a->umin);
  for (uint32_t i = 0; i < mask.words; i++) {
    uint64_t bits = mask.w[i] | other.w[i];
    min.w[i] = (min.w[i] ^ b->umin.w[i]) & ~bits;
    max.w[i] = (max.w[i] ^ b->umin.w[i]) | bits;
  }
  range(out, &min, &max, false);
}

/* --- widths --- */

static void cut_to(McNumber *out, const McNumber *a, uint32_t width, bool is_signed) {
  out->width = width;
  mc_number_extend(out, a, is_signed);
}

static void extend(McRange *out, const McRange *a, uint32_t width) {
  cut_to(&out->umin, &a->umin, width, false);
  cut_to(&out->umax, &a->umax, width, false);
  cut_to(&out->smin, &a->smin, width, true);
  cut_to(&out->smax, &a->smax, width, true);
}

/* Bounds stay where the bits that go do not differ; signed ones also where they are only signs, and the range does not
 * go around. */
static void truncate(McRange *out, const McRange *a, uint32_t width) {
  McNumber low, high;
  mc_range_all(out, width);
  mc_number_shift_right(&low, &a->umin, width, false);
  mc_number_shift_right(&high, &a->umax, width, false);
  if (same(&low, &high)) {
    cut_to(&out->umin, &a->umin, width, false);
    cut_to(&out->umax, &a->umax, width, false);
  }
  mc_number_shift_right(&low, &a->smin, width - 1, true);
  mc_number_shift_right(&high, &a->smax, width - 1, true);
  bool signs = (mc_number_is_ones(&low) && (mc_number_is_ones(&high) || mc_number_is_zero(&high))) ||
               (mc_number_is_zero(&low) && mc_number_is_zero(&high));
  if (same(&low, &high) || signs) {
    cut_to(&out->smin, &a->smin, width, false);
    cut_to(&out->smax, &a->smax, width, false);
  }
}

void mc_range_resize(McRange *out, const McRange *a, uint32_t width, McRangeExtend how) {
  McRange wide;
  uint32_t from = mc_range_width(a);
  if (from > width) {
    truncate(out, a, width);
    return;
  }
  extend(&wide, a, width);
  if (from == width || how == MC_EXTEND_EACH) mc_range_unite(out, &wide, &wide);
  else if (how == MC_EXTEND_SIGNED) range(out, &wide.smin, &wide.smax, true);
  else range(out, &wide.umin, &wide.umax, false);
}

/* --- predicates --- */

static bool holds(McRangePredicate p, const McRange *a, const McRange *b) {
  McNumber x, y;
  switch (p) {
    case MC_RANGE_EQ: return mc_range_value(a, &x) && mc_range_value(b, &y) && same(&x, &y);
    case MC_RANGE_NE: /* by both readings */
      return (holds(MC_RANGE_SLT, a, b) || holds(MC_RANGE_SLT, b, a)) &&
             (holds(MC_RANGE_ULT, a, b) || holds(MC_RANGE_ULT, b, a));
    case MC_RANGE_SLT: return mc_number_compare(&a->smax, &b->smin, true) < 0;
    case MC_RANGE_SLE: return mc_number_compare(&a->smax, &b->smin, true) <= 0;
    case MC_RANGE_ULT: return mc_number_compare(&a->umax, &b->umin, false) < 0;
    case MC_RANGE_ULE: return mc_number_compare(&a->umax, &b->umin, false) <= 0;
    case MC_RANGE_SGT: return holds(MC_RANGE_SLT, b, a);
    case MC_RANGE_SGE: return holds(MC_RANGE_SLE, b, a);
    case MC_RANGE_UGT: return holds(MC_RANGE_ULT, b, a);
    case MC_RANGE_UGE: return holds(MC_RANGE_ULE, b, a);
  }
  return false;
}

int mc_range_compare(McRangePredicate predicate, const McRange *a, const McRange *b) {
  static const McRangePredicate inverse[] = {
      [MC_RANGE_EQ] = MC_RANGE_NE,   [MC_RANGE_NE] = MC_RANGE_EQ,   [MC_RANGE_SLT] = MC_RANGE_SGE,
      [MC_RANGE_SLE] = MC_RANGE_SGT, [MC_RANGE_SGT] = MC_RANGE_SLE, [MC_RANGE_SGE] = MC_RANGE_SLT,
      [MC_RANGE_ULT] = MC_RANGE_UGE, [MC_RANGE_ULE] = MC_RANGE_UGT, [MC_RANGE_UGT] = MC_RANGE_ULE,
      [MC_RANGE_UGE] = MC_RANGE_ULT};
  if (holds(predicate, a, b)) return 1;
  return holds(inverse[predicate], a, b) ? 0 : -1;
}

void mc_range_bit(McRange *out, int answer) {
  McNumber min, max;
  mc_number_set(&min, 1, answer == 1);
  mc_number_set(&max, 1, answer != 0);
  range(out, &min, &max, false);
}
