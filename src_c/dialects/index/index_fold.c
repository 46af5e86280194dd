/* index_fold.c - folds and patterns of the index dialect, mlir-opt 22's, in its order, and the constants that they
 * become. An index may have 32 or 64 bits: an operation folds when both give the same low bits. */
#include "defs/enums.h"
#include "dialects/index/index.def"
#include "dialects/shared/shared_checks.h"
#include "transform/numbers.h"
#include "transform/rewriter.h"

McOp mc_constant_index(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {ctx->known[MC_ID_value], value};
  bool is_bool = mc_type_is_integer(ctx, type, 1);
  if (mc_kind(ctx, value.index) != MC_ATTR_INTEGER || mc_attr_value_type(ctx, value).index != type.index ||
      (!is_bool && mc_kind(ctx, type.index) != MC_TYPE_INDEX)) {
    return (McOp){MC_NONE};
  }
  return mc_rw_create(rw, before, &(McRwOp){.name = is_bool ? "index.bool.constant" : "index.constant",
                                            .results = &type, .num_results = 1, .attrs = &named, .num_attrs = 1});
}

typedef enum Rule {
  ADD, SUB, MUL, DIVS, DIVU, CEILDIVS, CEILDIVU, FLOORDIVS, REMS, REMU, MAXS, MAXU, MINS, MINU, SHL, SHRS, SHRU, AND,
  OR, XOR
} Rule;

static bool divide(Rule rule, int64_t a, int64_t b, int64_t least, int64_t *out) {
  if (b == 0) return false;
  if (b == -1) { /* wraps */
    *out = rule == REMS ? 0 : (int64_t)(0 - (uint64_t)a);
    return true;
  }
  int64_t quotient = a / b, rest = a % b;
  if (rule == CEILDIVS && rest != 0 && (a < 0) == (b < 0)) quotient++;
  if (rule == FLOORDIVS && rest != 0 && (a < 0) != (b < 0)) quotient--;
  *out = rule == REMS ? rest : quotient;
  return rule != CEILDIVS || a != least || b <= 1;
}

/* On numbers of 64 bits, or of 32, which both are extended as the rule reads them. False: it does not fold. */
static bool compute(Rule rule, bool narrow, int64_t a, int64_t b, int64_t *out) {
  uint64_t ua = narrow ? (uint32_t)a : (uint64_t)a, ub = narrow ? (uint32_t)b : (uint64_t)b, result = 0;
  if (narrow) a = (int32_t)(uint32_t)a, b = (int32_t)(uint32_t)b;
  switch (rule) {
    case ADD: result = ua + ub; break;
    case SUB: result = ua - ub; break;
    case MUL: result = ua * ub; break;
    case AND: result = ua & ub; break;
    case OR: result = ua | ub; break;
    case XOR: result = ua ^ ub; break;
    case MAXS: result = a > b ? ua : ub; break;
    case MINS: result = a < b ? ua : ub; break;
    case MAXU: result = ua > ub ? ua : ub; break;
    case MINU: result = ua < ub ? ua : ub; break;
    case DIVU: case REMU: case CEILDIVU:
      if (ub == 0) return false;
      result = rule == REMU ? ua % ub : rule == DIVU || ua == 0 ? ua / ub : (ua - 1) / ub + 1;
      break;
    case SHL: case SHRU: case SHRS:
      if (ub >= 32) return false;
      result = rule == SHL ? ua << ub : ua >> ub;
      if (rule == SHRS && a < 0 && ub > 0) result |= ~(uint64_t)0 << (64 - ub);
      if (rule == SHRS && narrow) result = (uint64_t)(a < 0 ? ~(~a >> ub) : a >> ub);
      break;
    default: return divide(rule, a, b, narrow ? INT32_MIN : INT64_MIN, out);
  }
  *out = (int64_t)result;
  return true;
}

static bool integer(const McContext *ctx, McAttr attr, int64_t *out) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, attr, out);
}

/* The same in both widths. */
static bool compute_both(Rule rule, int64_t a, int64_t b, int64_t *out) {
  int64_t narrow;
  return compute(rule, false, a, b, out) && compute(rule, true, a, b, &narrow) && (uint32_t)*out == (uint32_t)narrow;
}

static McFolded to_attr(McFold *f, McAttr attr) {
  f->results[0].attr = attr;
  return attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

static McFolded to_operand(McFold *f, uint32_t i) {
  f->results[0].value = mc_op_operand(f->ctx, f->op, i);
  return MC_FOLDED;
}

static McFolded binary(McFold *f, Rule rule) {
  int64_t a, b, out;
  bool known = integer(f->ctx, f->constants[1], &b);
  if (known && integer(f->ctx, f->constants[0], &a) && compute_both(rule, a, b, &out)) {
    return to_attr(f, mc_attr_integer(f->ctx, mc_type_index(f->ctx), out));
  }
  if (known && b == 0 && (rule == ADD || rule == SUB)) return to_operand(f, 0);
  if (known && rule == MUL && (b == 0 || b == 1)) return to_operand(f, b == 0);
  return MC_NOT_FOLDED;
}

#define FOLD(name, rule) McFolded mc_fold_index_##name(McFold *f) { return binary(f, rule); }
FOLD(add, ADD)
FOLD(sub, SUB)
FOLD(mul, MUL)
FOLD(divs, DIVS)
FOLD(divu, DIVU)
FOLD(ceildivs, CEILDIVS)
FOLD(ceildivu, CEILDIVU)
FOLD(floordivs, FLOORDIVS)
FOLD(rems, REMS)
FOLD(remu, REMU)
FOLD(maxs, MAXS)
FOLD(maxu, MAXU)
FOLD(mins, MINS)
FOLD(minu, MINU)
FOLD(shl, SHL)
FOLD(shrs, SHRS)
FOLD(shru, SHRU)
FOLD(and, AND)
FOLD(or, OR)
FOLD(xor, XOR)

/* (x op a) op b is x op (a op b), whose second operand is a constant. */
static bool reassociate(McRewriter *rw, McOp op, Rule rule) {
  McContext *ctx = mc_rw_ctx(rw);
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  McOp inner = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  int64_t a, b, out;
  if (inner.index == MC_NONE || inner.index == op.index || !mc_op_is(ctx, inner, name.ptr)) return false;
  if (!integer(ctx, mc_constant_of(ctx, mc_op_operand(ctx, inner, 1)), &a) ||
      !integer(ctx, mc_constant_of(ctx, mc_op_operand(ctx, op, 1)), &b) || !compute_both(rule, b, a, &out)) {
    return false;
  }
  McType type = mc_type_index(ctx);
  McAttr attr = mc_attr_integer(ctx, type, out);
  McOp constant = attr.index == MC_NONE ? (McOp){MC_NONE} : mc_constant_index(rw, attr, type, op), made = {MC_NONE};
  if (constant.index != MC_NONE) {
    McValue operands[2] = {mc_op_operand(ctx, inner, 0), mc_op_result(ctx, constant, 0)};
    made = mc_rw_create(rw, op, &(McRwOp){.name = name.ptr, .operands = operands, .num_operands = 2,
                                          .results = &type, .num_results = 1});
  }
  return mc_rw_replace_by(rw, op, made);
}

#define CHAIN(name, rule) bool mc_patterns_index_##name(McRewriter *rw, McOp op) { return reassociate(rw, op, rule); }
CHAIN(add, ADD)
CHAIN(mul, MUL)
CHAIN(maxs, MAXS)
CHAIN(maxu, MAXU)
CHAIN(mins, MINS)
CHAIN(minu, MINU)
CHAIN(and, AND)
CHAIN(or, OR)
CHAIN(xor, XOR)

/* --- casts and comparisons --- */

/* To an integer an index of 64 bits must give the same as one of 32. The dialect makes no constants of integers, but
 * analyses need their values. */
static McFolded cast(McFold *f, bool is_signed) {
  McNumber from, to, low, other;
  McType type = mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0));
  bool is_index = mc_kind(f->ctx, type.index) == MC_TYPE_INDEX;
  uint32_t width = mc_number_width(f->ctx, type);
  if (width == 0 || !mc_attr_integer_number(f->ctx, f->constants[0], &from)) return MC_NOT_FOLDED;
  mc_number_init(&to, width);
  mc_number_extend(&to, &from, is_signed);
  if (!is_index && width > 32) {
    mc_number_init(&low, 32);
    mc_number_extend(&low, &from, is_signed);
    mc_number_init(&other, width);
    mc_number_extend(&other, &low, is_signed);
    if (mc_number_compare(&to, &other, false) != 0) return MC_NOT_FOLDED;
  }
  return to_attr(f, mc_attr_of_number(f->ctx, type, &to));
}

McFolded mc_fold_index_casts(McFold *f) { return cast(f, true); }
McFolded mc_fold_index_castu(McFold *f) { return cast(f, false); }

typedef enum Predicate { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE } Predicate;

static bool compare(uint64_t predicate, int64_t a, int64_t b) {
  uint64_t ua = (uint64_t)a, ub = (uint64_t)b;
  switch ((Predicate)predicate) {
    case EQ: return a == b;
    case NE: return a != b;
    case SLT: return a < b;
    case SLE: return a <= b;
    case SGT: return a > b;
    case SGE: return a >= b;
    case ULT: return ua < ub;
    case ULE: return ua <= ub;
    case UGT: return ua > ub;
    default: return ua >= ub;
  }
}

/* Bounds of a value, as a signed and as an unsigned number. */
typedef struct Range { int64_t least, greatest; uint64_t low, high; } Range;

/* The range of a maximum or minimum with that number, of 32 or 64 bits. */
static Range range_of(Rule rule, bool narrow, int64_t number) {
  uint64_t all = narrow ? UINT32_MAX : UINT64_MAX, unsigned_number = (uint64_t)number & all;
  int64_t top = narrow ? INT32_MAX : INT64_MAX, bottom = -top - 1;
  if (narrow) number = (int32_t)(uint32_t)number;
  Range range = {bottom, top, 0, all};
  if (rule == MAXS || rule == MINS) {
    if (rule == MAXS) range.least = number;
    else range.greatest = number;
    if ((range.least < 0) == (range.greatest < 0)) {
      range.low = (uint64_t)range.least & all;
      range.high = (uint64_t)range.greatest & all;
    }
    return range;
  }
  if (rule == MAXU) range.low = unsigned_number;
  else range.high = unsigned_number;
  if ((range.low > (uint64_t)top) == (range.high > (uint64_t)top)) {
    range.least = narrow ? (int32_t)(uint32_t)range.low : (int64_t)range.low;
    range.greatest = narrow ? (int32_t)(uint32_t)range.high : (int64_t)range.high;
  }
  return range;
}

/* It holds for all values of the range. */
static bool always(Predicate predicate, const Range *range, bool narrow, int64_t b) {
  uint64_t ub = narrow ? (uint32_t)b : (uint64_t)b;
  if (narrow) b = (int32_t)(uint32_t)b;
  switch (predicate) {
    case EQ: return range->low == range->high && range->low == ub;
    case NE: return range->high < ub || range->low > ub;
    case SLT: return range->greatest < b;
    case SLE: return range->greatest <= b;
    case SGT: return range->least > b;
    case SGE: return range->least >= b;
    case ULT: return range->high < ub;
    case ULE: return range->high <= ub;
    case UGT: return range->low > ub;
    default: return range->low >= ub;
  }
}

/* 1: it holds in both widths; 0: it does not in any; -1: unknown. */
static int compare_range(Rule rule, Predicate predicate, int64_t a, int64_t b) {
  static const Predicate opposite[] = {NE, EQ, SGE, SGT, SLE, SLT, UGE, UGT, ULE, ULT};
  Range wide = range_of(rule, false, a), narrow = range_of(rule, true, a);
  if (always(predicate, &wide, false, b) && always(predicate, &narrow, true, b)) return 1;
  bool never = always(opposite[predicate], &wide, false, b) && always(opposite[predicate], &narrow, true, b);
  return never ? 0 : -1;
}

/* A maximum or minimum with a constant is compared with another one. */
static int compare_bound(const McFold *f, Predicate predicate) {
  static const struct { const char *name; Rule rule; } bounds[] = {
    {"index.maxs", MAXS}, {"index.maxu", MAXU}, {"index.mins", MINS}, {"index.minu", MINU}};
  McOp op = mc_value_op(f->ctx, mc_op_operand(f->ctx, f->op, 0));
  int64_t a, b;
  if (op.index == MC_NONE || predicate > UGE || !integer(f->ctx, f->constants[1], &b)) return -1;
  for (size_t i = 0; i < MC_COUNT(bounds); i++) {
    if (!mc_op_is(f->ctx, op, bounds[i].name)) continue;
    bool known = integer(f->ctx, mc_constant_of(f->ctx, mc_op_operand(f->ctx, op, 1)), &a);
    return known ? compare_range(bounds[i].rule, predicate, a, b) : -1;
  }
  return -1;
}

McFolded mc_fold_index_cmp(McFold *f) {
  McAttr pred = mc_attr_named(f->ctx, f->op, "pred");
  if (pred.index == MC_NONE || mc_kind(f->ctx, pred.index) != MC_ATTR_DEFINED) return MC_NOT_FOLDED;
  uint64_t predicate = mc_enum_attr_value(f->ctx, pred);
  int64_t a, b;
  if (integer(f->ctx, f->constants[0], &a) && integer(f->ctx, f->constants[1], &b)) {
    bool wide = compare(predicate, a, b); /* sign-extended numbers of 32 bits have the unsigned order, too */
    bool narrow = compare(predicate, (int32_t)(uint32_t)a, (int32_t)(uint32_t)b);
    if (wide == narrow) return to_attr(f, mc_attr_bool(f->ctx, wide));
  }
  int known = compare_bound(f, (Predicate)predicate);
  if (known >= 0) return to_attr(f, mc_attr_bool(f->ctx, known == 1));
  if (mc_op_operand(f->ctx, f->op, 0).index != mc_op_operand(f->ctx, f->op, 1).index) return MC_NOT_FOLDED;
  return to_attr(f, mc_attr_bool(f->ctx, compare(predicate, 0, 0)));
}

/* A difference and 0: the operands of the difference. */
bool mc_patterns_index_cmp(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t zero = mc_attr_is_int(ctx, mc_constant_of(ctx, mc_op_operand(ctx, op, 1)), 0);
  if (zero == 0 && !mc_attr_is_int(ctx, mc_constant_of(ctx, mc_op_operand(ctx, op, 0)), 0)) return false;
  McOp sub = mc_value_op(ctx, mc_op_operand(ctx, op, 1 - zero));
  if (sub.index == MC_NONE || !mc_op_is(ctx, sub, "index.sub")) return false;
  McValue operands[2] = {mc_op_operand(ctx, sub, 1 - zero), mc_op_operand(ctx, sub, zero)};
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  McNamedAttr pred = {mc_ident(ctx, "pred", 4), mc_attr_named(ctx, op, "pred")};
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "index.cmp", .operands = operands, .num_operands = 2,
                                             .results = &type, .num_results = 1, .attrs = &pred, .num_attrs = 1});
  return mc_rw_replace_by(rw, op, made);
}
