/* arith_fold_floats.c - folds of arith's operations on floats, and of its casts.
 *
 * Arithmetic is done in double and rounded once more, which gives the right result for every format of at most 32
 * bits, and for f64. Formats of 80 and 128 bits do not fold. Rules are mlir-opt 22's `fold` of each operation.
 */
#include "dialects/arith/arith_fold.h"

#include <math.h>

#include "text/number.h"

typedef struct Floats { McFloatKind from, to; char what; } Floats;

static bool is_double(const McFold *f, uint32_t i, double value, bool minus_zero) {
  double found;
  if (!mc_attr_double(f->ctx, f->constants[i], &found)) return false;
  return found == value && (value != 0 || (signbit(found) != 0) == minus_zero);
}

/* Sets the kind of the elements. False: they do not fold. */
static bool kinds(const McFold *f, Floats *out) {
  McType from = mc_element_or_self(f->ctx, mc_value_type(f->ctx, mc_arith_operand(f, 0)));
  McType to = mc_element_or_self(f->ctx, mc_arith_result(f, 0));
  if (mc_is_float(f->ctx, from)) out->from = mc_type_float_kind(f->ctx, from);
  if (mc_is_float(f->ctx, to)) out->to = mc_type_float_kind(f->ctx, to);
  if (mc_is_float(f->ctx, from) && !mc_float_is_folded(out->from)) return false;
  return !mc_is_float(f->ctx, to) || mc_float_is_folded(out->to);
}

/* --- arithmetic --- */

static double extreme(double a, double b, char what) {
  bool greater = what == 'M' || what == 'X';
  if (a == 0 && b == 0) return (signbit(a) != 0) == greater ? b : a; /* -0 is smaller than 0 */
  return (a > b) == greater ? a : b;
}

static bool arithmetic(void *data, McNumber *out, const McNumber *in) {
  const Floats *f = data;
  double a = mc_number_double(&in[0], f->from), b = mc_number_double(&in[1], f->from), made;
  bool number = f->what == 'X' || f->what == 'N'; /* a quiet NaN is no operand of them */
  for (uint32_t i = 0; number && i < 2; i++) {
    *out = in[i];
    if (mc_number_quiet(out, f->from)) return true;
  }
  if (number && (isnan(a) || isnan(b))) {
    *out = in[isnan(a) ? 1 : 0];
    return true;
  }
  switch (f->what) {
    case '+': made = a + b; break;
    case '-': made = a - b; break;
    case '*': made = a * b; break;
    case '/': made = a / b; break;
    case '%': made = fmod(a, b); break;
    default: made = isnan(a) || isnan(b) ? (double)NAN : extreme(a, b, f->what);
  }
  mc_number_set_double(out, mc_double_result(a, b, made), f->from);
  return true;
}

static McFolded compute(McFold *f, char what) {
  Floats floats = {.what = what};
  return kinds(f, &floats) ? mc_arith_to_numbers(f, arithmetic, &floats) : MC_NOT_FOLDED;
}

McFolded mc_fold_addf(McFold *f) {
  return is_double(f, 1, 0, true) ? mc_arith_to_value(f, mc_arith_operand(f, 0)) : compute(f, '+');
}

McFolded mc_fold_subf(McFold *f) {
  return is_double(f, 1, 0, false) ? mc_arith_to_value(f, mc_arith_operand(f, 0)) : compute(f, '-');
}

McFolded mc_fold_mulf(McFold *f) {
  const uint64_t no_nan_no_sign = 2 | 8; /* nnan, nsz */
  if (is_double(f, 1, 1, false)) return mc_arith_to_value(f, mc_arith_operand(f, 0));
  bool relaxed = (mc_arith_enum(f->ctx, f->op, "fastmath") & no_nan_no_sign) == no_nan_no_sign;
  if (relaxed && (is_double(f, 1, 0, false) || is_double(f, 1, 0, true))) {
    return mc_arith_to_value(f, mc_arith_operand(f, 1));
  }
  return compute(f, '*');
}

McFolded mc_fold_divf(McFold *f) {
  return is_double(f, 1, 1, false) ? mc_arith_to_value(f, mc_arith_operand(f, 0)) : compute(f, '/');
}

McFolded mc_fold_remf(McFold *f) { return compute(f, '%'); }

static McFolded fold_extreme(McFold *f, char what) {
  double other = what == 'M' ? -INFINITY : what == 'm' ? INFINITY : NAN, found;
  McValue lhs = mc_arith_operand(f, 0), rhs = mc_arith_operand(f, 1);
  if (lhs.index == rhs.index) return mc_arith_to_value(f, rhs);
  if (mc_attr_double(f->ctx, f->constants[1], &found) && (found == other || (isnan(other) && isnan(found)))) {
    return mc_arith_to_value(f, lhs);
  }
  return compute(f, what);
}

McFolded mc_fold_maximumf(McFold *f) { return fold_extreme(f, 'M'); }
McFolded mc_fold_minimumf(McFold *f) { return fold_extreme(f, 'm'); }
McFolded mc_fold_maxnumf(McFold *f) { return fold_extreme(f, 'X'); }
McFolded mc_fold_minnumf(McFold *f) { return fold_extreme(f, 'N'); }

static bool negate(void *data, McNumber *out, const McNumber *in) {
  (void)data;
  *out = in[0];
  out->w[(out->width - 1) / 64] ^= (uint64_t)1 << (out->width - 1) % 64;
  return true;
}

McFolded mc_fold_negf(McFold *f) {
  McOp inner = mc_arith_made_by(f->ctx, mc_arith_operand(f, 0), "arith.negf");
  if (inner.index != MC_NONE) return mc_arith_to_value(f, mc_op_operand(f->ctx, inner, 0));
  return mc_arith_to_numbers(f, negate, NULL);
}

/* --- comparison --- */

bool mc_arith_compare_floats(uint64_t predicate, double a, double b) {
  /* false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true: bits of equal, greater, less, unordered */
  static const uint8_t orders[] = {0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15};
  uint8_t order = isnan(a) || isnan(b) ? 8 : a == b ? 1 : a > b ? 2 : 4;
  return predicate < MC_COUNT(orders) && (orders[predicate] & order) != 0;
}

McFolded mc_fold_cmpf(McFold *f) {
  McContext *ctx = f->ctx;
  double values[2];
  bool known[2];
  for (uint32_t i = 0; i < 2; i++) {
    McAttr attr = f->constants[i];
    known[i] = attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_FLOAT &&
               mc_float_is_folded(mc_type_float_kind(ctx, mc_attr_value_type(ctx, attr))) &&
               mc_attr_double(ctx, attr, &values[i]);
  }
  for (uint32_t i = 0; i < 2; i++) {
    if (known[i] && isnan(values[i])) values[1 - i] = values[i], known[1 - i] = true;
  }
  if (!known[0] || !known[1]) return MC_NOT_FOLDED;
  bool holds = mc_arith_compare_floats(mc_arith_enum(ctx, f->op, "predicate"), values[0], values[1]);
  return mc_arith_to_attr(f, mc_attr_bool(ctx, holds));
}

/* --- casts --- */

static McFolded extend(McFold *f, bool is_signed) {
  return mc_arith_to_numbers(f, mc_fold_number_extend, &is_signed);
}

static bool convert(void *data, McNumber *out, const McNumber *in) { /* a float that fits */
  const Floats *f = data;
  return mc_number_convert(out, f->to, &in[0], f->from);
}

static bool to_float(void *data, McNumber *out, const McNumber *in) {
  const Floats *f = data;
  bool negative = f->what == 's' && mc_number_is_negative(&in[0]);
  McNumber n = in[0];
  uint64_t low;
  if (negative) mc_number_neg(&n, &n);
  if (!mc_number_u64(&n, &low)) return false;
  /* Above 2^53 one bit replaces those that are cut off, so that rounding to a narrower format is right. */
  double value = (double)low;
  uint64_t sticky = (low & 0xFFFF) != 0 ? 0x8000 : 0;
  if (low >> 53 != 0 && f->to != MC_F64) value = (double)((low & ~(uint64_t)0xFFFF) | sticky);
  mc_number_set_double(out, negative ? -value : value, f->to);
  return true;
}

static bool to_integer(void *data, McNumber *out, const McNumber *in) {
  const Floats *f = data;
  double value = trunc(mc_number_double(&in[0], f->from));
  uint32_t width = out->width;
  if (!isfinite(value) || width > 64) return false;
  double limit = ldexp(1, (int)width - (f->what == 's'));
  if (f->what == 's' ? value < -limit || value >= limit : value < 0 || value >= limit) return false;
  mc_number_set(out, width, value < 0 ? (int64_t)value : (int64_t)(uint64_t)value);
  return true;
}

static McFolded cast(McFold *f, McNumberFold fold, char what) {
  Floats floats = {.what = what};
  return kinds(f, &floats) ? mc_arith_to_numbers(f, fold, &floats) : MC_NOT_FOLDED;
}

/* The same cast before: its operand is taken. */
static bool takes_source(McFold *f, const char *name) {
  McOp inner = mc_arith_made_by(f->ctx, mc_arith_operand(f, 0), name);
  if (inner.index == MC_NONE) return false;
  mc_op_set_operand(f->ctx, f->op, 0, mc_op_operand(f->ctx, inner, 0));
  return true;
}

McFolded mc_fold_extui(McFold *f) {
  return takes_source(f, "arith.extui") ? MC_FOLDED_IN_PLACE : extend(f, false);
}

McFolded mc_fold_extsi(McFold *f) {
  return takes_source(f, "arith.extsi") ? MC_FOLDED_IN_PLACE : extend(f, true);
}

static uint32_t width_of(const McContext *ctx, McValue value) {
  return mc_number_width(ctx, mc_element_or_self(ctx, mc_value_type(ctx, value)));
}

McFolded mc_fold_trunci(McFold *f) {
  McContext *ctx = f->ctx;
  McValue in = mc_arith_operand(f, 0), out = mc_op_result(ctx, f->op, 0);
  for (uint32_t i = 0; i < 2; i++) {
    McOp extension = mc_arith_made_by(ctx, in, i == 0 ? "arith.extui" : "arith.extsi");
    if (extension.index == MC_NONE) continue;
    McValue source = mc_op_operand(ctx, extension, 0);
    if (width_of(ctx, source) > width_of(ctx, out)) {
      mc_op_set_operand(ctx, f->op, 0, source);
      return MC_FOLDED_IN_PLACE;
    }
    if (width_of(ctx, source) == width_of(ctx, out)) return mc_arith_to_value(f, source);
  }
  return takes_source(f, "arith.trunci") ? MC_FOLDED_IN_PLACE : extend(f, false);
}

/* Whether each value of a format is one of the other. */
static bool is_representable(McFloatKind kind, McFloatKind in) {
  const McFloatInfo *a = mc_float_info(kind), *b = mc_float_info(in);
  int top_a = (1 << a->exponent_bits) - a->bias, top_b = (1 << b->exponent_bits) - b->bias;
  return a->mantissa_bits <= b->mantissa_bits && top_a <= top_b &&
         mc_float_least_exponent(a) >= mc_float_least_exponent(b);
}

McFolded mc_fold_truncf(McFold *f) {
  McContext *ctx = f->ctx;
  McOp extension = mc_arith_made_by(ctx, mc_arith_operand(f, 0), "arith.extf");
  if (extension.index != MC_NONE) {
    McValue source = mc_op_operand(ctx, extension, 0);
    McType from = mc_element_or_self(ctx, mc_value_type(ctx, source));
    McType to = mc_element_or_self(ctx, mc_arith_result(f, 0));
    McType between = mc_element_or_self(ctx, mc_value_type(ctx, mc_op_result(ctx, extension, 0)));
    if (is_representable(mc_type_float_kind(ctx, from), mc_type_float_kind(ctx, between))) {
      if (mc_type_bit_width(ctx, from) > mc_type_bit_width(ctx, to)) {
        mc_op_set_operand(ctx, f->op, 0, source);
        return MC_FOLDED_IN_PLACE;
      }
      if (from.index == to.index) return mc_arith_to_value(f, source);
    }
  }
  return cast(f, convert, 0);
}

McFolded mc_fold_extf(McFold *f) {
  const uint64_t contract = 32;
  McContext *ctx = f->ctx;
  McOp inner = mc_arith_made_by(ctx, mc_arith_operand(f, 0), "arith.truncf");
  if (inner.index != MC_NONE) {
    McValue source = mc_op_operand(ctx, inner, 0);
    uint64_t both = mc_arith_enum(ctx, inner, "fastmath") & mc_arith_enum(ctx, f->op, "fastmath");
    if (mc_value_type(ctx, source).index == mc_arith_result(f, 0).index && (both & contract) != 0) {
      return mc_arith_to_value(f, source);
    }
  }
  return cast(f, convert, 0);
}

McFolded mc_fold_sitofp(McFold *f) { return cast(f, to_float, 's'); }
McFolded mc_fold_uitofp(McFold *f) { return cast(f, to_float, 'u'); }
McFolded mc_fold_fptosi(McFold *f) { return cast(f, to_integer, 's'); }
McFolded mc_fold_fptoui(McFold *f) { return cast(f, to_integer, 'u'); }

McFolded mc_fold_index_cast(McFold *f) { return extend(f, true); }
McFolded mc_fold_index_castui(McFold *f) { return extend(f, false); }

static bool same_bits(void *data, McNumber *out, const McNumber *in) {
  (void)data;
  *out = in[0];
  return true;
}

McFolded mc_fold_bitcast(McFold *f) {
  McFolded folded = mc_arith_to_numbers(f, same_bits, NULL);
  if (folded != MC_NOT_FOLDED) return folded;
  McValue value = mc_arith_operand(f, 0);
  bool same = mc_value_type(f->ctx, value).index == mc_arith_result(f, 0).index;
  return same ? mc_arith_to_value(f, value) : MC_NOT_FOLDED;
}
