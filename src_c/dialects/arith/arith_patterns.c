/* arith_patterns.c - patterns of arith that its rewrites (dialects/arith/ops.py) cannot express. */
#include "dialects/arith/arith_fold.h"

#include <limits.h>
#include <math.h>

#include "dialects/shared/constants.h"
#include "text/number.h"

/* The constant's value is that integer. */
static bool is_int(McContext *ctx, McValue value, int64_t wanted) {
  return mc_attr_is_int(ctx, mc_constant_of(ctx, value), wanted);
}

static bool replace_by_bool(McRewriter *rw, McOp op, bool value) {
  McType type = mc_type_integer(mc_rw_ctx(rw), 1, MC_SIGNLESS);
  McValue made = mc_rw_integer(rw, op, type, value);
  return made.index != MC_NONE && mc_rw_replace_one(rw, op, made);
}

/* Replaces the operation by a comparison of integers. */
static bool replace_by_cmpi(McRewriter *rw, McOp op, uint64_t predicate, McValue lhs, McValue rhs) {
  McContext *ctx = mc_rw_ctx(rw);
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS), type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  McNamedAttr attr = {mc_ident(ctx, "predicate", 9), mc_attr_integer(ctx, i64, (int64_t)predicate)};
  McValue operands[2] = {lhs, rhs};
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.cmpi", .operands = operands, .num_operands = 2,
                                             .results = &type, .num_results = 1, .attrs = &attr, .num_attrs = 1});
  return made.index != MC_NONE && mc_rw_replace_one(rw, op, mc_op_result(ctx, made, 0));
}

/* xori(cmpi(p, a, b), true): the opposite comparison */
bool mc_patterns_xori(McRewriter *rw, McOp op) {
  static const uint8_t opposite[] = {1, 0, 5, 4, 3, 2, 9, 8, 7, 6};
  McContext *ctx = mc_rw_ctx(rw);
  McOp cmp = mc_arith_made_by(ctx, mc_op_operand(ctx, op, 0), "arith.cmpi");
  McAttr one = mc_constant_of(ctx, mc_op_operand(ctx, op, 1));
  if (cmp.index == MC_NONE || one.index == MC_NONE || mc_kind(ctx, one.index) != MC_ATTR_INTEGER) return false;
  uint64_t predicate = mc_arith_enum(ctx, cmp, "predicate");
  if (!mc_attr_is_int(ctx, one, 1) || predicate >= MC_COUNT(opposite)) return false;
  return replace_by_cmpi(rw, op, opposite[predicate], mc_op_operand(ctx, cmp, 0), mc_op_operand(ctx, cmp, 1));
}

/* trunci(shrsi(x, c)) that keeps all bits of x above the lowest c: shrui shifts in bits that are cut off as well. Flags
 * stay, as in mlir-opt 22, although nsw means less before. */
bool mc_patterns_trunci(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp shift = mc_arith_made_by(ctx, mc_op_operand(ctx, op, 0), "arith.shrsi");
  McAttr amount = shift.index == MC_NONE ? (McAttr){MC_NONE} : mc_constant_of(ctx, mc_op_operand(ctx, shift, 1));
  if (amount.index == MC_NONE) return false;
  McType wide = mc_value_type(ctx, mc_op_result(ctx, shift, 0)), narrow = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  uint32_t bits[2] = {0, 0};
  for (uint32_t i = 0; i < 2; i++) {
    McType element = mc_element_or_self(ctx, i == 0 ? wide : narrow);
    if (mc_kind(ctx, element.index) != MC_TYPE_INTEGER) return false;
    bits[i] = mc_type_integer_width(ctx, element);
  }
  if (bits[0] <= bits[1] || !mc_attr_is_int(ctx, amount, (int64_t)(bits[0] - bits[1]))) return false;
  McOp constant = mc_constant_arith(rw, amount, wide, op);
  if (constant.index == MC_NONE) return !mc_rw_fail(rw);
  McValue operands[2] = {mc_op_operand(ctx, shift, 0), mc_op_result(ctx, constant, 0)};
  McNamedAttr exact = {mc_ident(ctx, "isExact", 7), mc_attr_named(ctx, shift, "isExact")};
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.shrui", .operands = operands, .num_operands = 2,
                                             .results = &wide, .num_results = 1, .attrs = &exact,
                                             .num_attrs = exact.value.index != MC_NONE});
  if (made.index == MC_NONE) return false;
  McValue result = mc_op_result(ctx, made, 0);
  McNamedAttr flags = {mc_ident(ctx, "overflowFlags", 13), mc_attr_named(ctx, op, "overflowFlags")};
  McOp cut = mc_rw_create(rw, op, &(McRwOp){.name = "arith.trunci", .operands = &result, .num_operands = 1,
                                            .results = &narrow, .num_results = 1, .attrs = &flags,
                                            .num_attrs = flags.value.index != MC_NONE});
  return mc_rw_replace_by(rw, op, cut);
}

/* Two values that were extended alike are equal when they were before. */
bool mc_patterns_cmpi(McRewriter *rw, McOp op) {
  static const char *const names[] = {"arith.extsi", "arith.extui"};
  McContext *ctx = mc_rw_ctx(rw);
  uint64_t predicate = mc_arith_enum(ctx, op, "predicate");
  for (size_t i = 0; i < MC_COUNT(names) && predicate <= 1; i++) { /* eq, ne */
    McOp a = mc_arith_made_by(ctx, mc_op_operand(ctx, op, 0), names[i]);
    McOp b = mc_arith_made_by(ctx, mc_op_operand(ctx, op, 1), names[i]);
    if (a.index == MC_NONE || b.index == MC_NONE) continue;
    McValue lhs = mc_op_operand(ctx, a, 0), rhs = mc_op_operand(ctx, b, 0);
    if (mc_value_type(ctx, lhs).index != mc_value_type(ctx, rhs).index) continue;
    return replace_by_cmpi(rw, op, predicate, lhs, rhs);
  }
  return false;
}

/* select(c, false, true): not(c); select(c, 1, 0): extui(c); select(c, 0, 1): extui(not(c)) */
bool mc_patterns_select(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (mc_kind(ctx, type.index) != MC_TYPE_INTEGER) return false;
  McValue condition = mc_op_operand(ctx, op, 0), yes = mc_op_operand(ctx, op, 1), no = mc_op_operand(ctx, op, 2);
  bool is_bit = mc_type_integer_width(ctx, type) == 1;
  if (is_int(ctx, yes, 0) && is_int(ctx, no, 1)) {
    McType bit = mc_value_type(ctx, condition);
    McValue operands[2] = {condition, mc_rw_integer(rw, op, bit, 1)};
    McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.xori", .operands = operands, .num_operands = 2,
                                               .results = &bit, .num_results = 1});
    if (made.index == MC_NONE) return false;
    condition = mc_op_result(ctx, made, 0);
    if (is_bit) return mc_rw_replace_one(rw, op, condition);
  } else if (is_bit || !is_int(ctx, yes, 1) || !is_int(ctx, no, 0)) {
    return false;
  }
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.extui", .operands = &condition, .num_operands = 1,
                                             .results = &type, .num_results = 1});
  return made.index != MC_NONE && mc_rw_replace_one(rw, op, mc_op_result(ctx, made, 0));
}

/* mulsi_extended(x, 1): x, and its sign in all bits */
bool mc_patterns_mulsi_extended(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue x = mc_op_operand(ctx, op, 0);
  McType type = mc_value_type(ctx, x), i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  McAttr zero = mc_attr_zero(ctx, type);
  if (!is_int(ctx, mc_op_operand(ctx, op, 1), 1) || zero.index == MC_NONE) return false;
  McNamedAttr less = {mc_ident(ctx, "predicate", 9), mc_attr_integer(ctx, i64, 2)};
  McValue operands[2] = {x, mc_rw_constant(rw, op, op, zero, type)};
  McOp sign = mc_rw_create(rw, op, &(McRwOp){.name = "arith.cmpi", .operands = operands, .num_operands = 2,
                                             .infer = true, .attrs = &less, .num_attrs = 1});
  if (sign.index == MC_NONE) return false;
  operands[1] = mc_op_result(ctx, sign, 0);
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.extsi", .operands = &operands[1], .num_operands = 1,
                                             .results = &type, .num_results = 1});
  if (made.index == MC_NONE) return false;
  operands[1] = mc_op_result(ctx, made, 0);
  return mc_rw_replace(rw, op, operands);
}

/* --- comparisons of an integer that became a float with a constant --- */

enum { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE };

/* The comparison of integers that a comparison of floats becomes; ordered or not makes no difference. */
static uint64_t integer_predicate(uint64_t predicate, bool is_signed) {
  static const uint8_t kinds[] = {0, EQ, SGT, SGE, SLT, SLE, NE, 0, EQ, SGT, SGE, SLT, SLE, NE, 0, 0};
  uint64_t kind = kinds[predicate];
  return !is_signed && kind >= SLT ? kind + 4 : kind;
}

/* A constant beyond all integers: the answer is known. above: the constant is greater than all. */
static bool beyond(uint64_t predicate, bool above) {
  if (predicate == NE) return true;
  bool less = predicate == SLT || predicate == SLE || predicate == ULT || predicate == ULE;
  return predicate != EQ && less == above;
}

typedef struct Rounded { uint64_t predicate; bool known, value; } Rounded;

/* Compares with the constant without its fraction instead. */
static Rounded round_to_zero(uint64_t predicate, bool negative) {
  switch (predicate) {
    case NE: return (Rounded){.known = true, .value = true};
    case EQ: return (Rounded){.known = true};
    case ULE: return (Rounded){.predicate = ULE, .known = negative};
    case SLE: return (Rounded){.predicate = negative ? SLT : SLE};
    case ULT: return (Rounded){.predicate = ULE, .known = negative};
    case SLT: return (Rounded){.predicate = negative ? SLT : SLE};
    case UGT: return (Rounded){.predicate = UGT, .known = negative, .value = true};
    case SGT: return (Rounded){.predicate = negative ? SGE : SGT};
    case UGE: return (Rounded){.predicate = UGT, .known = negative, .value = true};
    default: return (Rounded){.predicate = negative ? SGE : SGT};
  }
}

bool mc_patterns_cmpf(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McAttr attr = mc_constant_of(ctx, mc_op_operand(ctx, op, 1));
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_FLOAT) return false;
  McFloatKind kind = mc_type_float_kind(ctx, mc_attr_value_type(ctx, attr));
  double rhs = mc_attr_float_double(ctx, attr);
  if (isnan(rhs) || !mc_float_is_folded(kind)) return false;
  McOp cast = mc_arith_made_by(ctx, mc_op_operand(ctx, op, 0), "arith.sitofp");
  bool is_signed = cast.index != MC_NONE;
  if (!is_signed) cast = mc_arith_made_by(ctx, mc_op_operand(ctx, op, 0), "arith.uitofp");
  if (cast.index == MC_NONE) return false;
  McValue integer = mc_op_operand(ctx, cast, 0);
  McType type = mc_value_type(ctx, integer);
  if (mc_kind(ctx, type.index) != MC_TYPE_INTEGER) return false;
  int width = (int)mc_type_integer_width(ctx, type), value_bits = width - is_signed;
  int mantissa = mc_float_info(kind)->mantissa_bits + 1;
  if (width > 64) return false;
  if (width > mantissa) { /* the cast can round: does that matter? */
    const McFloatInfo *info = mc_float_info(kind);
    int exponent = rhs == 0 ? INT_MIN : isinf(rhs) ? INT_MAX : ilogb(rhs);
    if (isinf(rhs) ? (1 << info->exponent_bits) - 2 - info->bias < value_bits
                   : mantissa <= exponent && exponent <= value_bits) {
      return false;
    }
  }
  uint64_t predicate = mc_arith_enum(ctx, op, "predicate");
  if (predicate == 7 || predicate == 14) return replace_by_bool(rw, op, predicate == 7); /* ord, uno */
  if (predicate == 0 || predicate >= 15) return false;
  predicate = integer_predicate(predicate, is_signed);
  double limit = ldexp(1, value_bits), least = is_signed ? -limit : 0;
  double greatest = mc_float_to_double(mc_float_from_double(width <= 53 ? limit - 1 : limit, kind), kind);
  if (greatest < rhs) return replace_by_bool(rw, op, beyond(predicate, true));
  if (least > rhs) return replace_by_bool(rw, op, beyond(predicate, false));
  double whole = trunc(rhs);
  if (whole >= limit) return false; /* the integer cannot have it */
  if (rhs != 0 && whole != rhs) {
    Rounded rounded = round_to_zero(predicate, rhs < 0);
    if (rounded.known) return replace_by_bool(rw, op, rounded.value);
    predicate = rounded.predicate;
  }
  McValue made = mc_rw_integer(rw, op, type, whole < 0 ? (int64_t)whole : (int64_t)(uint64_t)whole);
  return made.index != MC_NONE && replace_by_cmpi(rw, op, predicate, integer, made);
}
