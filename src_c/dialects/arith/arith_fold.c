/* arith_fold.c - folds of arith's integer operations, and the constants that they become.
 *
 * Rules are mlir-opt 22's `fold` of each operation, in its order. Numbers have at most 4,096 bits; wider ones stay.
 */
#include "dialects/arith/arith_fold.h"

#include "defs/enums.h"

uint64_t mc_arith_enum(McContext *ctx, McOp op, const char *name) {
  McAttr attr = mc_attr_named(ctx, op, name);
  int64_t value = 0;
  if (attr.index == MC_NONE) return 0;
  if (mc_kind(ctx, attr.index) == MC_ATTR_DEFINED) return mc_enum_attr_value(ctx, attr);
  return mc_kind(ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, attr, &value) ? (uint64_t)value : 0;
}

McOp mc_arith_made_by(const McContext *ctx, McValue value, const char *name) {
  McOp op = mc_value_op(ctx, value);
  return op.index != MC_NONE && mc_op_is(ctx, op, name) ? op : (McOp){MC_NONE};
}

static bool is_int(const McFold *f, uint32_t i, int64_t value) {
  return mc_attr_is_int(f->ctx, f->constants[i], value);
}

/* An operand of an operation of that name which makes the value; MC_NONE: another one makes it. */
static McValue part(const McContext *ctx, McValue value, const char *name, uint32_t i) {
  McOp op = mc_arith_made_by(ctx, value, name);
  return op.index == MC_NONE || i >= mc_op_num_operands(ctx, op) ? (McValue){MC_NONE} : mc_op_operand(ctx, op, i);
}

static bool is_part(const McContext *ctx, McValue value, const char *name, uint32_t i, McValue wanted) {
  return part(ctx, value, name, i).index == wanted.index;
}

static McFolded to_zero(McFold *f) { return mc_arith_to_attr(f, mc_attr_zero(f->ctx, mc_arith_result(f, 0))); }

/* --- sums and products --- */

McFolded mc_fold_addi(McFold *f) {
  McContext *ctx = f->ctx;
  McValue lhs = mc_arith_operand(f, 0), rhs = mc_arith_operand(f, 1);
  if (is_int(f, 1, 0)) return mc_arith_to_value(f, lhs);
  if (is_part(ctx, lhs, "arith.subi", 1, rhs)) return mc_arith_to_value(f, part(ctx, lhs, "arith.subi", 0));
  if (is_part(ctx, rhs, "arith.subi", 1, lhs)) return mc_arith_to_value(f, part(ctx, rhs, "arith.subi", 0));
  return mc_arith_to_numbers(f, mc_fold_number_add, NULL);
}

McFolded mc_fold_subi(McFold *f) {
  McContext *ctx = f->ctx;
  McValue lhs = mc_arith_operand(f, 0), rhs = mc_arith_operand(f, 1);
  McType type = mc_arith_result(f, 0);
  if (lhs.index == rhs.index && (!mc_type_is_shaped(ctx, type) || mc_type_has_static_shape(ctx, type))) {
    return to_zero(f);
  }
  if (is_int(f, 1, 0)) return mc_arith_to_value(f, lhs);
  if (is_part(ctx, lhs, "arith.addi", 1, rhs)) return mc_arith_to_value(f, part(ctx, lhs, "arith.addi", 0));
  if (is_part(ctx, lhs, "arith.addi", 0, rhs)) return mc_arith_to_value(f, part(ctx, lhs, "arith.addi", 1));
  return mc_arith_to_numbers(f, mc_fold_number_sub, NULL);
}

McFolded mc_fold_muli(McFold *f) {
  if (is_int(f, 1, 0)) return mc_arith_to_value(f, mc_arith_operand(f, 1));
  if (is_int(f, 1, 1)) return mc_arith_to_value(f, mc_arith_operand(f, 0));
  return mc_arith_to_numbers(f, mc_fold_number_mul, NULL);
}

static bool overflow(void *data, McNumber *out, const McNumber *in) { /* sum, lhs */
  (void)data;
  mc_number_set(out, 1, mc_number_compare(&in[0], &in[1], false) < 0);
  return true;
}

McFolded mc_fold_addui_extended(McFold *f) {
  McContext *ctx = f->ctx;
  McType carry = mc_arith_result(f, 1);
  if (is_int(f, 1, 0)) {
    f->results[0].value = mc_arith_operand(f, 0);
    f->results[1].attr = mc_attr_zero(ctx, carry);
    return f->results[1].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
  }
  McAttr sum = mc_fold_numbers(ctx, f->constants, 2, mc_arith_result(f, 0), mc_fold_number_add, NULL);
  if (sum.index == MC_NONE) return MC_NOT_FOLDED;
  f->results[0].attr = sum;
  McAttr both[2] = {sum, f->constants[0]};
  f->results[1].attr = mc_attr_is_poison(ctx, sum) ? sum : mc_fold_numbers(ctx, both, 2, carry, overflow, NULL);
  return f->results[1].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

static McFolded extended_product(McFold *f, bool is_signed) {
  McContext *ctx = f->ctx;
  McType type = mc_arith_result(f, 0);
  if (is_int(f, 1, 0)) {
    f->results[0].attr = f->results[1].attr = f->constants[1];
    return MC_FOLDED;
  }
  if (!is_signed && is_int(f, 1, 1)) {
    f->results[0].value = mc_arith_operand(f, 0);
    f->results[1].attr = mc_attr_zero(ctx, type);
  } else {
    f->results[0].attr = mc_fold_numbers(ctx, f->constants, 2, type, mc_fold_number_mul, NULL);
    if (f->results[0].attr.index == MC_NONE) return MC_NOT_FOLDED;
    f->results[1].attr = mc_fold_numbers(ctx, f->constants, 2, type, mc_fold_number_mul_high, &is_signed);
  }
  return f->results[1].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

McFolded mc_fold_mulsi_extended(McFold *f) { return extended_product(f, true); }
McFolded mc_fold_mului_extended(McFold *f) { return extended_product(f, false); }

/* --- divisions --- */

typedef struct Division { bool is_signed, remainder; int round; } Division; /* round: < 0 down, > 0 up, 0 to zero */

static bool overflows_division(const McNumber *a, const McNumber *b) {
  return mc_number_is_min(a) && mc_number_is_ones(b);
}

static bool divide(void *data, McNumber *out, const McNumber *in) {
  const Division *d = data;
  McNumber quotient, remainder, one;
  if (mc_number_is_zero(&in[1])) return false;
  if (d->is_signed && !d->remainder && overflows_division(&in[0], &in[1])) return false;
  mc_number_divide(&quotient, &remainder, &in[0], &in[1], d->is_signed);
  if (d->remainder) return *out = remainder, true;
  *out = quotient;
  if (d->round == 0 || mc_number_is_zero(&remainder)) return true;
  bool negative = d->is_signed && mc_number_is_negative(&in[0]) != mc_number_is_negative(&in[1]);
  mc_number_set(&one, in[0].width, 1);
  if (d->round > 0 && !negative) mc_number_add(out, out, &one);
  if (d->round < 0 && negative) mc_number_sub(out, out, &one);
  return true;
}

/* Signed division that rounds up: mlir-opt 22 does not fold when a step of it overflows. */
static bool divide_up(void *data, McNumber *out, const McNumber *in) {
  (void)data;
  Division up = {.is_signed = true, .round = 1};
  bool minus_a = mc_number_is_negative(&in[0]), minus_b = mc_number_is_negative(&in[1]);
  if (mc_number_is_zero(&in[0]) && !mc_number_is_zero(&in[1])) return *out = in[0], true;
  if ((minus_a && mc_number_is_min(&in[0])) || (minus_b && mc_number_is_min(&in[1]))) return false;
  return divide(&up, out, in);
}

/* The last element decides whether all fold, as in mlir-opt 22; poison always does. */
static McFolded if_last_fits(const McFold *f, McFolded folded, bool fits) {
  bool is_poison = folded == MC_FOLDED && mc_attr_is_poison(f->ctx, f->results[0].attr);
  return fits || is_poison ? folded : MC_NOT_FOLDED;
}

/* (a * b) / b, when the product has the flag that it does not overflow; MC_NONE: it is another value. */
static McValue divided_product(McContext *ctx, McValue lhs, McValue rhs, uint64_t flag) {
  McOp mul = mc_arith_made_by(ctx, lhs, "arith.muli");
  if (mul.index == MC_NONE || (mc_arith_enum(ctx, mul, "overflowFlags") & flag) == 0) return (McValue){MC_NONE};
  if (mc_op_operand(ctx, mul, 0).index == rhs.index) return mc_op_operand(ctx, mul, 1);
  if (mc_op_operand(ctx, mul, 1).index == rhs.index) return mc_op_operand(ctx, mul, 0);
  return (McValue){MC_NONE};
}

static McFolded division(McFold *f, bool is_signed) {
  Division d = {.is_signed = is_signed};
  if (is_int(f, 1, 1)) return mc_arith_to_value(f, mc_arith_operand(f, 0));
  McValue value = divided_product(f->ctx, mc_arith_operand(f, 0), mc_arith_operand(f, 1), is_signed ? 1 : 2);
  return value.index != MC_NONE ? mc_arith_to_value(f, value) : mc_arith_to_numbers(f, divide, &d);
}

McFolded mc_fold_divsi(McFold *f) { return division(f, true); }
McFolded mc_fold_divui(McFold *f) { return division(f, false); }

McFolded mc_fold_ceildivsi(McFold *f) {
  return is_int(f, 1, 1) ? mc_arith_to_value(f, mc_arith_operand(f, 0)) : mc_arith_to_numbers(f, divide_up, NULL);
}

McFolded mc_fold_ceildivui(McFold *f) {
  Division d = {.round = 1};
  return is_int(f, 1, 1) ? mc_arith_to_value(f, mc_arith_operand(f, 0)) : mc_arith_to_numbers(f, divide, &d);
}

/* Signed division that rounds down; *fits: the last one did. */
static bool divide_down(void *fits, McNumber *out, const McNumber *in) {
  Division down = {.is_signed = true, .round = -1};
  *(bool *)fits = divide(&down, out, in);
  if (!*(bool *)fits) *out = in[0]; /* also the least number by -1 */
  return true;
}

McFolded mc_fold_floordivsi(McFold *f) {
  bool fits = false;
  if (is_int(f, 1, 1)) return mc_arith_to_value(f, mc_arith_operand(f, 0));
  McFolded folded = mc_arith_to_numbers(f, divide_down, &fits);
  return if_last_fits(f, folded, fits);
}

static McFolded remainder_of(McFold *f, bool is_signed) {
  Division d = {.is_signed = is_signed, .remainder = true};
  return is_int(f, 1, 1) ? to_zero(f) : mc_arith_to_numbers(f, divide, &d);
}

McFolded mc_fold_remsi(McFold *f) { return remainder_of(f, true); }
McFolded mc_fold_remui(McFold *f) { return remainder_of(f, false); }

/* --- shifts --- */

typedef struct Shift { McShift kind; bool fits; } Shift;

static bool shift_number(void *data, McNumber *out, const McNumber *in) {
  Shift *s = data;
  uint64_t by;
  s->fits = mc_number_u64(&in[1], &by) && by < in[0].width;
  if (!s->fits) by = in[0].width;
  if (s->kind == MC_SHIFT_LEFT) mc_number_shift_left(out, &in[0], by);
  else mc_number_shift_right(out, &in[0], by, s->kind == MC_SHIFT_RIGHT_SIGNED);
  return true;
}

static McFolded shifted(McFold *f, McShift kind) {
  Shift s = {kind, false};
  if (is_int(f, 1, 0)) return mc_arith_to_value(f, mc_arith_operand(f, 0));
  McFolded folded = mc_arith_to_numbers(f, shift_number, &s);
  return s.fits ? folded : MC_NOT_FOLDED; /* nor does poison fold, as in mlir-opt 22 */
}

McFolded mc_fold_shli(McFold *f) { return shifted(f, MC_SHIFT_LEFT); }
McFolded mc_fold_shrui(McFold *f) { return shifted(f, MC_SHIFT_RIGHT); }
McFolded mc_fold_shrsi(McFold *f) { return shifted(f, MC_SHIFT_RIGHT_SIGNED); }

/* --- bits --- */

/* The value is not(x): xori of x and ones. */
static bool is_not(McContext *ctx, McValue value, McValue x) {
  if (!is_part(ctx, value, "arith.xori", 0, x)) return false;
  return mc_attr_is_int(ctx, mc_constant_of(ctx, part(ctx, value, "arith.xori", 1)), -1);
}

/* MLIR's trait Idempotent, which comes last: x and x is x. */
static McFolded bits_or_same(McFold *f, char *kind) {
  McFolded folded = mc_arith_to_numbers(f, mc_fold_number_bits, kind);
  McValue lhs = mc_arith_operand(f, 0);
  return folded == MC_NOT_FOLDED && lhs.index == mc_arith_operand(f, 1).index ? mc_arith_to_value(f, lhs) : folded;
}

McFolded mc_fold_andi(McFold *f) {
  McContext *ctx = f->ctx;
  McValue lhs = mc_arith_operand(f, 0), rhs = mc_arith_operand(f, 1);
  if (is_int(f, 1, 0)) return mc_arith_to_value(f, rhs);
  if (is_int(f, 1, -1)) return mc_arith_to_value(f, lhs);
  if (is_not(ctx, rhs, lhs) || is_not(ctx, lhs, rhs)) return to_zero(f);
  for (uint32_t i = 0; i < 2; i++) {
    McValue inner = i == 0 ? lhs : rhs, other = i == 0 ? rhs : lhs;
    if (is_part(ctx, inner, "arith.andi", 0, other) || is_part(ctx, inner, "arith.andi", 1, other)) {
      return mc_arith_to_value(f, inner);
    }
  }
  return bits_or_same(f, "&");
}

McFolded mc_fold_ori(McFold *f) {
  McContext *ctx = f->ctx;
  McValue lhs = mc_arith_operand(f, 0), rhs = mc_arith_operand(f, 1);
  if (is_int(f, 1, 0)) return mc_arith_to_value(f, lhs);
  if (is_int(f, 1, -1)) return mc_arith_to_attr(f, f->constants[1]);
  if (is_not(ctx, rhs, lhs)) return mc_arith_to_value(f, part(ctx, rhs, "arith.xori", 1));
  if (is_not(ctx, lhs, rhs)) return mc_arith_to_value(f, part(ctx, lhs, "arith.xori", 1));
  return bits_or_same(f, "|");
}

McFolded mc_fold_xori(McFold *f) {
  McContext *ctx = f->ctx;
  McValue lhs = mc_arith_operand(f, 0), rhs = mc_arith_operand(f, 1);
  if (is_int(f, 1, 0)) return mc_arith_to_value(f, lhs);
  if (lhs.index == rhs.index) return to_zero(f);
  for (uint32_t side = 0; side < 2; side++) {
    McValue inner = side == 0 ? lhs : rhs, other = side == 0 ? rhs : lhs;
    for (uint32_t i = 2; i-- > 0;) {
      if (!is_part(ctx, inner, "arith.xori", i, other)) continue;
      return mc_arith_to_value(f, part(ctx, inner, "arith.xori", 1 - i));
    }
  }
  return mc_arith_to_numbers(f, mc_fold_number_bits, "^");
}

/* --- the greater and the smaller one --- */

typedef struct Extreme { bool is_signed, greater; } Extreme;

static bool choose(void *data, McNumber *out, const McNumber *in) {
  const Extreme *e = data;
  bool first = (mc_number_compare(&in[0], &in[1], e->is_signed) > 0) == e->greater;
  *out = in[first ? 0 : 1];
  return true;
}

static McFolded extreme(McFold *f, bool is_signed, bool greater) {
  Extreme e = {is_signed, greater};
  McNumber n;
  McValue lhs = mc_arith_operand(f, 0), rhs = mc_arith_operand(f, 1);
  if (lhs.index == rhs.index) return mc_arith_to_value(f, rhs);
  if (mc_attr_integer_number(f->ctx, f->constants[1], &n)) {
    bool is_greatest = is_signed ? mc_number_is_max(&n) : mc_number_is_ones(&n);
    bool is_least = is_signed ? mc_number_is_min(&n) : mc_number_is_zero(&n);
    if (greater ? is_greatest : is_least) return mc_arith_to_value(f, rhs);
    if (greater ? is_least : is_greatest) return mc_arith_to_value(f, lhs);
  }
  return mc_arith_to_numbers(f, choose, &e);
}

McFolded mc_fold_maxsi(McFold *f) { return extreme(f, true, true); }
McFolded mc_fold_maxui(McFold *f) { return extreme(f, false, true); }
McFolded mc_fold_minsi(McFold *f) { return extreme(f, true, false); }
McFolded mc_fold_minui(McFold *f) { return extreme(f, false, false); }

/* --- comparison and selection --- */

enum { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE };

static bool compare(void *data, McNumber *out, const McNumber *in) {
  uint64_t predicate = *(const uint64_t *)data;
  int order = mc_number_compare(&in[0], &in[1], predicate >= SLT && predicate <= SGE);
  bool holds = false;
  switch (predicate) {
    case EQ: holds = order == 0; break;
    case NE: holds = order != 0; break;
    case SLT: case ULT: holds = order < 0; break;
    case SLE: case ULE: holds = order <= 0; break;
    case SGT: case UGT: holds = order > 0; break;
    default: holds = order >= 0; break;
  }
  mc_number_set(out, 1, holds);
  return true;
}

McFolded mc_fold_cmpi(McFold *f) {
  static const uint8_t swapped[] = {EQ, NE, SGT, SGE, SLT, SLE, UGT, UGE, ULT, ULE};
  McContext *ctx = f->ctx;
  McValue lhs = mc_arith_operand(f, 0), rhs = mc_arith_operand(f, 1);
  uint64_t predicate = mc_arith_enum(ctx, f->op, "predicate");
  if (predicate > UGE) return MC_NOT_FOLDED;
  if (lhs.index == rhs.index) {
    bool holds = predicate == EQ || predicate == SLE || predicate == SGE || predicate == ULE || predicate == UGE;
    return mc_arith_to_attr(f, mc_attr_of_int(ctx, mc_arith_result(f, 0), holds));
  }
  bool is_bit = mc_type_is_integer(ctx, mc_element_or_self(ctx, mc_value_type(ctx, lhs)), 1);
  if (predicate == NE && is_int(f, 1, 0)) {
    for (uint32_t i = 0; i < 2; i++) {
      McValue from = part(ctx, lhs, i == 0 ? "arith.extsi" : "arith.extui", 0);
      if (from.index == MC_NONE) continue;
      McType type = mc_value_type(ctx, from);
      if (mc_kind(ctx, type.index) == MC_TYPE_VECTOR) type = mc_type_element(ctx, type);
      if (mc_type_is_integer(ctx, type, 1)) return mc_arith_to_value(f, from);
    }
    if (is_bit) return mc_arith_to_value(f, lhs);
  }
  if (predicate == EQ && is_bit && is_int(f, 1, 1)) return mc_arith_to_value(f, lhs);
  if (f->constants[0].index == MC_NONE) return MC_NOT_FOLDED;
  if (f->constants[1].index != MC_NONE) return mc_arith_to_numbers(f, compare, &predicate);
  McIdent name = mc_ident(ctx, "predicate", 9);
  McAttr old = mc_attr_named(ctx, f->op, "predicate");
  McAttr other = mc_attr_integer(ctx, mc_attr_value_type(ctx, old), swapped[predicate]);
  if (name.index == MC_NONE || other.index == MC_NONE || !mc_op_set_attribute(ctx, f->op, name, other)) {
    return MC_NOT_FOLDED;
  }
  mc_op_set_operand(ctx, f->op, 0, rhs);
  mc_op_set_operand(ctx, f->op, 1, lhs);
  return MC_FOLDED_IN_PLACE;
}

McFolded mc_fold_select(McFold *f) {
  McContext *ctx = f->ctx;
  McValue condition = mc_arith_operand(f, 0), yes = mc_arith_operand(f, 1), no = mc_arith_operand(f, 2);
  if (yes.index == no.index || is_int(f, 0, 1)) return mc_arith_to_value(f, yes);
  if (is_int(f, 0, 0)) return mc_arith_to_value(f, no);
  if (mc_attr_is_poison(ctx, f->constants[1])) return mc_arith_to_value(f, no);
  if (mc_attr_is_poison(ctx, f->constants[2])) return mc_arith_to_value(f, yes);
  if (mc_type_is_integer(ctx, mc_arith_result(f, 0), 1) && is_int(f, 1, 1) && is_int(f, 2, 0)) {
    return mc_arith_to_value(f, condition);
  }
  McOp cmp = mc_arith_made_by(ctx, condition, "arith.cmpi");
  if (cmp.index != MC_NONE) {
    uint64_t predicate = mc_arith_enum(ctx, cmp, "predicate");
    uint32_t a = mc_op_operand(ctx, cmp, 0).index, b = mc_op_operand(ctx, cmp, 1).index;
    if (predicate <= NE && ((a == yes.index && b == no.index) || (b == yes.index && a == no.index))) {
      return mc_arith_to_value(f, predicate == NE ? yes : no);
    }
  }
  McAttr mask = f->constants[0];
  if (mask.index == MC_NONE || mc_kind(ctx, mask.index) != MC_ATTR_DENSE_ELEMENTS) return MC_NOT_FOLDED;
  return mc_arith_to_numbers(f, mc_fold_number_select, NULL);
}
