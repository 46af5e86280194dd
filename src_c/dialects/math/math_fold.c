/* math_fold.c - what operations on constants fold to: mlir-opt 22's rules.
 *
 * Functions without an exact result are those of the C library, in float for f32, as mlir-opt 22 calls them; they do
 * not fold for other kinds. An argument outside of what logarithms and roots are defined for does not fold.
 */
#include "dialects/math/math.def"

#include <math.h>

#include "text/number.h"
#include "transform/numbers.h"
#include "transform/rewriter.h"

typedef struct Function {
  double (*f64)(double);
  float (*f32)(float);
  bool not_negative; /* a number with the sign bit does not fold */
  bool is_exact;     /* f64 serves every kind */
  McFloatKind kind;
} Function;

static McFolded to_attr(McFold *f, McAttr attr) {
  f->results[0].attr = attr;
  return attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

static McFolded to_numbers(McFold *f, McNumberFold fold, void *data) {
  McType type = mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0));
  return to_attr(f, mc_fold_numbers(f->ctx, f->constants, mc_op_num_operands(f->ctx, f->op), type, fold, data));
}

/* An operand is poison, and so is the result, whatever its type. */
static bool is_poison(McFold *f) {
  for (uint32_t i = 0, n = mc_op_num_operands(f->ctx, f->op); i < n; i++) {
    if (!mc_attr_is_poison(f->ctx, f->constants[i])) continue;
    f->results[0].attr = f->constants[i];
    return true;
  }
  return false;
}

/* The kind of the operands' elements. False: they do not fold. */
static bool float_kind(const McFold *f, McFloatKind *out) {
  McType element = mc_element_or_self(f->ctx, mc_value_type(f->ctx, mc_op_operand(f->ctx, f->op, 0)));
  if (!mc_is_float(f->ctx, element)) return false;
  *out = mc_type_float_kind(f->ctx, element);
  return mc_float_is_folded(*out);
}

static bool is_f32_or_f64(McFloatKind kind) { return kind == MC_F32 || kind == MC_F64; }

/* --- floats --- */

static bool unary(void *data, McNumber *out, const McNumber *in) {
  const Function *f = data;
  double a = mc_number_double(&in[0], f->kind);
  if (f->not_negative && signbit(a)) return false;
  double made = f->is_exact || f->kind == MC_F64 ? f->f64(a) : (double)f->f32((float)a);
  mc_number_set_double(out, made, f->kind);
  return true;
}

static McFolded fold_unary(McFold *f, Function function) {
  if (is_poison(f)) return MC_FOLDED;
  if (!float_kind(f, &function.kind) || (!function.is_exact && !is_f32_or_f64(function.kind))) return MC_NOT_FOLDED;
  return to_numbers(f, unary, &function);
}

#define UNARY(name, function, not_negative)                                               \
  McFolded mc_fold_math_##name(McFold *f) {                                               \
    return fold_unary(f, (Function){function, function##f, not_negative, false, 0});      \
  }
UNARY(acos, acos, false)
UNARY(acosh, acosh, false)
UNARY(asin, asin, false)
UNARY(asinh, asinh, false)
UNARY(atan, atan, false)
UNARY(atanh, atanh, false)
UNARY(cos, cos, false)
UNARY(cosh, cosh, false)
UNARY(erf, erf, false)
UNARY(erfc, erfc, false)
UNARY(exp, exp, false)
UNARY(exp2, exp2, false)
UNARY(expm1, expm1, false)
UNARY(log, log, true)
UNARY(log10, log10, true)
UNARY(log2, log2, true)
UNARY(round, round, false)
UNARY(sin, sin, false)
UNARY(sinh, sinh, false)
UNARY(sqrt, sqrt, true)
UNARY(tan, tan, false)
UNARY(tanh, tanh, false)
UNARY(trunc, trunc, false)

static bool log1p_of(void *data, McNumber *out, const McNumber *in) {
  const Function *f = data;
  return !(mc_number_double(&in[0], f->kind) < -1) && unary(data, out, in);
}

McFolded mc_fold_math_log1p(McFold *f) {
  Function function = {log1p, log1pf, false, false, 0};
  if (is_poison(f)) return MC_FOLDED;
  if (!float_kind(f, &function.kind) || !is_f32_or_f64(function.kind)) return MC_NOT_FOLDED;
  return to_numbers(f, log1p_of, &function);
}

static double half_to_even(double a) { return isfinite(a) ? a - remainder(a, 1) : a; }

static double round_to_even(double a) {
  double made = half_to_even(a);
  return made == 0 ? copysign(0, a) : made;
}

#define EXACT(name, function) \
  McFolded mc_fold_math_##name(McFold *f) { return fold_unary(f, (Function){function, NULL, false, true, 0}); }
EXACT(absf, fabs)
EXACT(ceil, ceil)
EXACT(floor, floor)
EXACT(roundeven, round_to_even)

typedef struct Floats { McFloatKind kind; char what; } Floats;

static bool several(void *data, McNumber *out, const McNumber *in) {
  const Floats *f = data;
  double a = mc_number_double(&in[0], f->kind), b = mc_number_double(&in[1], f->kind), made;
  bool wide = f->kind == MC_F64;
  switch (f->what) {
    case 'c': made = copysign(a, b); break;
    case '2': /* two zeros have no angle, whatever their width is */
      if (a == 0 && b == 0) made = (double)NAN;
      else if (!is_f32_or_f64(f->kind)) return false;
      else made = wide ? atan2(a, b) : (double)atan2f((float)a, (float)b);
      break;
    default: made = wide ? pow(a, b) : (double)powf((float)a, (float)b);
  }
  mc_number_set_double(out, made, f->kind);
  return true;
}

static McFolded fold_several(McFold *f, char what) {
  Floats floats = {.what = what};
  if (is_poison(f)) return MC_FOLDED;
  if (!float_kind(f, &floats.kind) || (what == 'p' && !is_f32_or_f64(floats.kind))) return MC_NOT_FOLDED;
  return to_numbers(f, several, &floats);
}

McFolded mc_fold_math_copysign(McFold *f) { return fold_several(f, 'c'); }
McFolded mc_fold_math_atan2(McFold *f) { return fold_several(f, '2'); }
McFolded mc_fold_math_powf(McFold *f) { return fold_several(f, 'p'); }

/* The class of one number, which elements may have in common. */
static McFolded classify(McFold *f, char what) {
  McFloatKind kind;
  double a;
  if (!float_kind(f, &kind) || !mc_attr_double(f->ctx, f->constants[0], &a)) return MC_NOT_FOLDED;
  bool normal = isfinite(a) && fabs(a) >= ldexp(1, mc_float_least_exponent(mc_float_info(kind)));
  bool holds = what == 'f' ? isfinite(a) : what == 'i' ? isinf(a) : what == 'n' ? isnan(a) : normal;
  return to_attr(f, mc_attr_of_int(f->ctx, mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)), holds));
}

McFolded mc_fold_math_isfinite(McFold *f) { return classify(f, 'f'); }
McFolded mc_fold_math_isinf(McFold *f) { return classify(f, 'i'); }
McFolded mc_fold_math_isnan(McFold *f) { return classify(f, 'n'); }
McFolded mc_fold_math_isnormal(McFold *f) { return classify(f, 'o'); }

/* --- integers --- */

static bool absolute(void *data, McNumber *out, const McNumber *in) {
  (void)data;
  if (mc_number_is_negative(&in[0])) mc_number_neg(out, &in[0]);
  else *out = in[0];
  return true;
}

static bool has_bit(const McNumber *n, uint32_t i) { return n->w[i / 64] >> i % 64 & 1; }

/* 'p': bits that are 1; 'l', 't': zeros before the first one, after the last one. */
static bool count_bits(void *data, McNumber *out, const McNumber *in) {
  char what = *(const char *)data;
  uint32_t width = in[0].width, count = 0;
  if (what == 'p') {
    for (uint32_t i = 0; i < width; i++) count += has_bit(&in[0], i);
  } else {
    while (count < width && !has_bit(&in[0], what == 't' ? count : width - 1 - count)) count++;
  }
  mc_number_set(out, width, count);
  return true;
}

static bool power(void *data, McNumber *out, const McNumber *in) {
  McNumber base = in[0], exponent = in[1], product;
  uint32_t width = base.width;
  (void)data;
  bool odd = has_bit(&exponent, 0);
  mc_number_set(out, width, 1);
  if (mc_number_is_negative(&exponent)) {
    if (mc_number_is_zero(&base)) return false;
    if (mc_number_is(&base, 1) || (mc_number_is_ones(&base) && !odd)) return true;
    mc_number_set(out, width, mc_number_is_ones(&base) ? -1 : 0);
    return true;
  }
  for (uint32_t i = 0; i < width && !mc_number_is_zero(&exponent); i++) {
    if (has_bit(&exponent, 0)) mc_number_mul(&product, out, &base), *out = product;
    mc_number_mul(&product, &base, &base);
    base = product;
    mc_number_shift_right(&exponent, &exponent, 1, false);
  }
  return true;
}

McFolded mc_fold_math_absi(McFold *f) { return to_numbers(f, absolute, NULL); }
McFolded mc_fold_math_ctlz(McFold *f) { return to_numbers(f, count_bits, (char[]){'l'}); }
McFolded mc_fold_math_cttz(McFold *f) { return to_numbers(f, count_bits, (char[]){'t'}); }
McFolded mc_fold_math_ctpop(McFold *f) { return to_numbers(f, count_bits, (char[]){'p'}); }
McFolded mc_fold_math_ipowi(McFold *f) { return to_numbers(f, power, NULL); }
