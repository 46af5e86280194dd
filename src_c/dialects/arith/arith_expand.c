/* arith_expand.c - the pass arith-expand: operations that LLVM has no instruction for become those that it has.
 *
 * The operations of each expansion and their order are mlir-opt 22's.
 */
#include "defs/constraints.h"
#include "dialects/arith/arith_fold.h"
#include "dialects/shared/shared_checks.h"
#include "transform/convert.h"

enum { INCLUDE_BF16, INCLUDE_F4E2M1, INCLUDE_F8E8M0, NUM_OPTIONS };

static const McPassOption options[] = {
    {"include-bf16", MC_PASS_BOOL, "false", "Enable the BF16 expansion patterns"},
    {"include-f4e2m1", MC_PASS_BOOL, "false", "Enable the F4E2M1 expansion patterns"},
    {"include-f8e8m0", MC_PASS_BOOL, "false", "Enable the F8E8M0 expansion patterns"},
};
const McPassInfo mc_pass_arith_expand_info = {
    "arith-expand", "ArithExpandOpsPass", "Legalize Arith ops to be convertible to LLVM.", MC_PASS_LISTED(options),
    MC_PASS_NONE, MC_PASS_CHANGES, NULL};

/* --- operations in front of the one that is expanded --- */

/* Predicates of arith.cmpi and arith.cmpf. */
enum { EQ, NE, SLT, SLE, SGT, SGE, ULT, ULE, UGT, UGE };
enum { F_UGT = 9, F_ULT = 11, F_UNE = 13, F_UNO = 14 };

typedef struct Emit {
  McRewriter *rw; /* borrowed */
  McContext *ctx; /* borrowed */
  McOp op;
  McNamedAttr flags; /* the attribute fastmath of `op`; value MC_NONE: none */
} Emit;

static McValue emit(const Emit *e, const char *name, const McValue *operands, size_t count, McType type,
                    McNamedAttr attr) {
  McOp made = {MC_NONE};
  for (size_t i = 0; i < count; i++) {
    if (operands[i].index == MC_NONE) return operands[i]; /* memory ran out before */
  }
  if (type.index == MC_NONE) mc_rw_fail(e->rw);
  else made = mc_rw_create(e->rw, e->op, &(McRwOp){.name = name, .operands = operands, .num_operands = count,
                                                   .results = &type, .num_results = 1, .attrs = &attr,
                                                   .num_attrs = attr.value.index != MC_NONE});
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(e->ctx, made, 0);
}

static const McNamedAttr none = {{MC_NONE}, {MC_NONE}};

static McType type_of(const Emit *e, McValue value) {
  return value.index == MC_NONE ? (McType){MC_NONE} : mc_value_type(e->ctx, value);
}

/* The element type, or `like` with it as elements. */
static McType shaped(const Emit *e, McType like, McType element) {
  bool is_shaped = mc_element_or_self(e->ctx, like).index != like.index;
  return is_shaped ? mc_type_with_element(e->ctx, like, element) : element;
}

static McType int_like(const Emit *e, McType like, uint32_t width) {
  return shaped(e, like, mc_type_integer(e->ctx, width, MC_SIGNLESS));
}

static McType float_like(const Emit *e, McType like, McFloatKind kind) {
  return shaped(e, like, mc_type_float(e->ctx, kind));
}

static McValue constant(const Emit *e, McType type, McAttr value) {
  McNamedAttr attr = {e->ctx->known[MC_ID_value], value};
  if (value.index == MC_NONE) return mc_rw_fail(e->rw), (McValue){MC_NONE};
  return emit(e, "arith.constant", NULL, 0, type, attr);
}

static McValue integer(const Emit *e, McType type, int64_t value) {
  return constant(e, type, type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_of_int(e->ctx, type, value));
}

static McValue binary(const Emit *e, const char *name, McValue a, McValue b) {
  McValue operands[2] = {a, b};
  return emit(e, name, operands, 2, type_of(e, a), none);
}

static McValue with_flags(const Emit *e, const char *name, McValue a, McValue b) {
  McValue operands[2] = {a, b};
  return emit(e, name, operands, 2, type_of(e, a), e->flags);
}

static McValue unary(const Emit *e, const char *name, McValue a, McType type) {
  return emit(e, name, &a, 1, type, none);
}

static McValue unary_with_flags(const Emit *e, const char *name, McValue a, McType type) {
  return emit(e, name, &a, 1, type, e->flags);
}

static McValue compare(const Emit *e, const char *name, uint64_t predicate, McValue a, McValue b) {
  McContext *ctx = e->ctx;
  McValue operands[2] = {a, b};
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  McNamedAttr attr = {mc_ident(ctx, "predicate", 9), mc_attr_integer(ctx, i64, (int64_t)predicate)};
  if (attr.value.index == MC_NONE) return mc_rw_fail(e->rw), (McValue){MC_NONE};
  return emit(e, name, operands, 2, int_like(e, type_of(e, a), 1), attr);
}

static McValue cmpi(const Emit *e, uint64_t predicate, McValue a, McValue b) {
  return compare(e, "arith.cmpi", predicate, a, b);
}

static McValue cmpf(const Emit *e, uint64_t predicate, McValue a, McValue b) {
  return compare(e, "arith.cmpf", predicate, a, b);
}

static McValue choose(const Emit *e, McValue condition, McValue yes, McValue no) {
  McValue operands[3] = {condition, yes, no};
  return emit(e, "arith.select", operands, 3, type_of(e, yes), none);
}

/* --- division --- */

static McValue expand_ceildivui(const Emit *e, McValue a, McValue b) {
  McType type = type_of(e, a);
  McValue zero = integer(e, type, 0), is_zero = cmpi(e, EQ, a, zero), one = integer(e, type, 1);
  McValue quotient = binary(e, "arith.divui", binary(e, "arith.subi", a, one), b);
  return choose(e, is_zero, zero, binary(e, "arith.addi", quotient, one));
}

static McValue expand_ceildivsi(const Emit *e, McValue a, McValue b) {
  McType type = type_of(e, a);
  McValue zero = integer(e, type, 0), one = integer(e, type, 1);
  McValue quotient = binary(e, "arith.divsi", a, b), product = binary(e, "arith.muli", quotient, b);
  McValue inexact = cmpi(e, NE, a, product), a_negative = cmpi(e, SLT, a, zero), b_negative = cmpi(e, SLT, b, zero);
  McValue same_sign = cmpi(e, EQ, a_negative, b_negative), rounds = binary(e, "arith.andi", inexact, same_sign);
  McValue next = binary(e, "arith.addi", quotient, one);
  return choose(e, rounds, next, quotient);
}

static McValue expand_floordivsi(const Emit *e, McValue a, McValue b) {
  McType type = type_of(e, a);
  McValue quotient = binary(e, "arith.divsi", a, b), product = binary(e, "arith.muli", quotient, b);
  McValue inexact = cmpi(e, NE, a, product), zero = integer(e, type, 0);
  McValue a_negative = cmpi(e, SLT, a, zero), b_negative = cmpi(e, SLT, b, zero);
  McValue other_sign = cmpi(e, NE, a_negative, b_negative), rounds = binary(e, "arith.andi", inexact, other_sign);
  McValue minus_one = integer(e, type, -1), before = binary(e, "arith.addi", quotient, minus_one);
  return choose(e, rounds, before, quotient);
}

/* --- minimum and maximum --- */

static McValue expand_maxsi(const Emit *e, McValue a, McValue b) { return choose(e, cmpi(e, SGT, a, b), a, b); }
static McValue expand_maxui(const Emit *e, McValue a, McValue b) { return choose(e, cmpi(e, UGT, a, b), a, b); }
static McValue expand_minsi(const Emit *e, McValue a, McValue b) { return choose(e, cmpi(e, SLT, a, b), a, b); }
static McValue expand_minui(const Emit *e, McValue a, McValue b) { return choose(e, cmpi(e, ULT, a, b), a, b); }

/* A comparison with NaN holds. `other`: the operand that is NaN when the second one is the result. */
static McValue expand_minmaxf(const Emit *e, uint64_t predicate, McValue a, McValue b, McValue other) {
  McValue chosen = choose(e, cmpf(e, predicate, a, b), a, b), is_nan = cmpf(e, F_UNO, other, other);
  return choose(e, is_nan, b, chosen);
}

static McValue expand_maximumf(const Emit *e, McValue a, McValue b) { return expand_minmaxf(e, F_UGT, a, b, b); }
static McValue expand_minimumf(const Emit *e, McValue a, McValue b) { return expand_minmaxf(e, F_ULT, a, b, b); }
static McValue expand_maxnumf(const Emit *e, McValue a, McValue b) { return expand_minmaxf(e, F_UGT, a, b, a); }
static McValue expand_minnumf(const Emit *e, McValue a, McValue b) { return expand_minmaxf(e, F_ULT, a, b, a); }

/* --- floats of few bits --- */

static McValue extend_bf16(const Emit *e, McValue in, McType result) {
  McType i16 = int_like(e, type_of(e, in), 16), i32 = int_like(e, type_of(e, in), 32);
  McValue bits = unary(e, "arith.extui", unary(e, "arith.bitcast", in, i16), i32);
  McValue shifted = binary(e, "arith.shli", bits, integer(e, i32, 16));
  return unary(e, "arith.bitcast", shifted, result);
}

/* Rounds to the nearest, ties to even: a bias is added that carries into the bits that stay. */
static McValue truncate_to_bf16(const Emit *e, McValue in, McType result) {
  McType i16 = int_like(e, type_of(e, in), 16), i32 = int_like(e, type_of(e, in), 32);
  McValue is_nan = cmpf(e, F_UNE, in, in), half = integer(e, i32, 0x7fff), nan = integer(e, i16, 0x7fc0);
  McValue sixteen = integer(e, i32, 16), one = integer(e, i32, 1), bits = unary(e, "arith.bitcast", in, i32);
  McValue last = binary(e, "arith.andi", binary(e, "arith.shrui", bits, sixteen), one);
  McValue biased = binary(e, "arith.addi", bits, binary(e, "arith.addi", last, half));
  McValue high = unary(e, "arith.trunci", binary(e, "arith.shrui", biased, sixteen), i16);
  return unary(e, "arith.bitcast", choose(e, is_nan, nan, high), result);
}

static uint32_t float_bits(const Emit *e, McType type) {
  return mc_float_info(mc_type_float_kind(e->ctx, mc_element_or_self(e->ctx, type)))->bits;
}

/* The four bits of f4E2M1FN: a sign, two of the exponent, one of the mantissa. */
static McValue extend_f4(const Emit *e, McValue in, McType result) {
  McType type = type_of(e, in), f32 = float_like(e, type, MC_F32), i4 = int_like(e, type, 4);
  McType i32 = int_like(e, type, 32);
  McValue bits = unary(e, "arith.bitcast", in, i4), zero = integer(e, i4, 0), one = integer(e, i4, 1);
  McValue two = integer(e, i4, 2), four = integer(e, i4, 4), seven = integer(e, i4, 7);
  McValue magnitude = binary(e, "arith.andi", bits, seven), twenty = integer(e, i32, 0x14);
  McValue low = binary(e, "arith.shli", magnitude, two), is_half = cmpi(e, EQ, magnitude, one);
  low = unary(e, "arith.extui", choose(e, is_half, zero, low), i32);
  low = binary(e, "arith.shli", low, twenty);
  McValue none_set = integer(e, i32, 0), large = integer(e, i32, 0x40000000), small = integer(e, i32, 0x3f000000);
  McValue is_large = cmpi(e, UGE, magnitude, four), exponent = choose(e, is_large, large, small);
  McValue is_zero = cmpi(e, EQ, magnitude, zero);
  exponent = choose(e, is_zero, none_set, exponent);
  McValue sign = integer(e, i32, 0x80000000), eight = integer(e, i4, 8), is_negative = cmpi(e, UGE, bits, eight);
  McValue top = choose(e, is_negative, sign, none_set);
  McValue all = binary(e, "arith.addi", binary(e, "arith.addi", low, exponent), top);
  McValue value = unary(e, "arith.bitcast", all, f32);
  bool is_f32 = mc_type_float_kind(e->ctx, mc_element_or_self(e->ctx, result)) == MC_F32;
  return is_f32 ? value : unary(e, "arith.truncf", value, result);
}

static McValue float_constant(const Emit *e, McType type, double value) {
  McNumber number;
  mc_number_set_double(&number, value, MC_F32);
  return constant(e, type, type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_of_number(e->ctx, type, &number));
}

/* Clamps; moves sign, exponent and the first bit of the mantissa to their places; rounds up where the rest says so. */
static McValue truncate_to_f4(const Emit *e, McValue in, McType result) {
  McType type = type_of(e, in), i4 = int_like(e, type, 4), i8 = int_like(e, type, 8), i32 = int_like(e, type, 32);
  McType f32 = float_like(e, type, MC_F32);
  if (mc_type_float_kind(e->ctx, mc_element_or_self(e->ctx, type)) != MC_F32) in = unary(e, "arith.extf", in, f32);
  McValue one = integer(e, i4, 1), three = integer(e, i4, 3), shift = integer(e, i32, 22), zero = integer(e, i8, 0);
  McValue minus_one = integer(e, i8, 0xff), no_bits = integer(e, i32, 0);
  McValue highest = float_constant(e, f32, 6.0), lowest = float_constant(e, f32, -6.0);
  McValue clamped = binary(e, "arith.maxnumf", lowest, binary(e, "arith.minnumf", highest, in));
  McValue bits = unary(e, "arith.bitcast", clamped, i32), width = integer(e, i32, 31);
  McValue sign = unary(e, "arith.trunci", binary(e, "arith.shrui", bits, width), i4);
  McValue out = binary(e, "arith.shli", sign, three);
  McValue bias = integer(e, i32, 0x7e), mantissa_width = integer(e, i32, 23);
  McValue biased = binary(e, "arith.subi", binary(e, "arith.shrui", bits, mantissa_width), bias);
  McValue exponent = binary(e, "arith.shli", unary(e, "arith.trunci", biased, i4), one);
  out = binary(e, "arith.addi", out, exponent);
  McValue first = integer(e, i32, 0x400000), mantissa = binary(e, "arith.andi", bits, first);
  mantissa = unary(e, "arith.trunci", binary(e, "arith.shrui", mantissa, shift), i4);
  out = binary(e, "arith.addi", out, mantissa);
  McValue mask = integer(e, i32, 0x7fffff), short_exponent = unary(e, "arith.trunci", biased, i8);
  McValue is_subnormal = cmpi(e, SLE, short_exponent, zero), is_minus_one = cmpi(e, EQ, short_exponent, minus_one);
  McValue rest = binary(e, "arith.andi", bits, mask), has_rest = cmpi(e, UGT, rest, no_bits);
  McValue to_half = binary(e, "arith.andi", is_minus_one, has_rest), is_zero = cmpi(e, EQ, short_exponent, zero);
  McValue subnormal = integer(e, i4, 0xf), half = integer(e, i4, 0), other = choose(e, is_subnormal, subnormal, out);
  other = choose(e, to_half, half, other);
  out = choose(e, is_zero, out, other);
  McValue last = integer(e, i32, 0x3fffff), limit = integer(e, i32, 0x200000);
  McValue tail = binary(e, "arith.andi", bits, last), rounds = cmpi(e, UGE, tail, limit);
  rounds = binary(e, "arith.ori", rounds, is_subnormal);
  out = choose(e, rounds, binary(e, "arith.addi", out, one), out);
  return unary(e, "arith.bitcast", out, result);
}

/* f8E8M0FNU is the exponent of f32. */
static McValue extend_f8(const Emit *e, McValue in, McType result) {
  McType type = type_of(e, in), i8 = int_like(e, type, 8), i32 = int_like(e, type, 32);
  McType f32 = float_like(e, type, MC_F32);
  McValue bits = unary(e, "arith.bitcast", in, i8), nan = integer(e, i8, 0xff), long_nan = integer(e, i32, 0xffffffff);
  McValue width = integer(e, i32, 23);
  McValue moved = binary(e, "arith.shli", unary(e, "arith.extui", bits, i32), width), is_nan = cmpi(e, EQ, bits, nan);
  McValue value = unary(e, "arith.bitcast", choose(e, is_nan, long_nan, moved), f32);
  if (float_bits(e, result) < 32) return unary_with_flags(e, "arith.truncf", value, result);
  return float_bits(e, result) > 32 ? unary_with_flags(e, "arith.extf", value, result) : value;
}

static McValue truncate_to_f8(const Emit *e, McValue in, McType result) {
  McType type = type_of(e, in), i8 = int_like(e, type, 8), i32 = int_like(e, type, 32);
  McType f32 = float_like(e, type, MC_F32);
  if (float_bits(e, type) < 32) in = unary_with_flags(e, "arith.extf", in, f32);
  else if (float_bits(e, type) > 32) in = unary_with_flags(e, "arith.truncf", in, f32);
  McValue bits = unary(e, "arith.bitcast", in, i32), width = integer(e, i32, 23);
  McValue exponent = unary(e, "arith.trunci", binary(e, "arith.shrui", bits, width), i8);
  return unary(e, "arith.bitcast", exponent, result);
}

/* --- scales --- */

/* The scale as f8E8M0FNU; MC_NONE: it cannot be one, or out of memory. */
static McValue scale_of(const Emit *e, McValue scale) {
  McType type = type_of(e, scale);
  if (float_bits(e, type) >= 16) scale = unary_with_flags(e, "arith.truncf", scale, float_like(e, type, MC_F8E8M0FNU));
  bool fits = scale.index != MC_NONE &&
              mc_type_float_kind(e->ctx, mc_element_or_self(e->ctx, type_of(e, scale))) == MC_F8E8M0FNU;
  return fits ? scale : (McValue){MC_NONE};
}

static McValue expand_scaling_extf(const Emit *e, McValue in, McValue scale) {
  McType type = mc_value_type(e->ctx, mc_op_result(e->ctx, e->op, 0));
  scale = scale_of(e, scale);
  if (scale.index == MC_NONE) return scale;
  McValue factor = unary_with_flags(e, "arith.extf", scale, type);
  return with_flags(e, "arith.mulf", unary_with_flags(e, "arith.extf", in, type), factor);
}

static McValue expand_scaling_truncf(const Emit *e, McValue in, McValue scale) {
  McContext *ctx = e->ctx;
  McType type = mc_value_type(ctx, mc_op_result(ctx, e->op, 0));
  scale = scale_of(e, scale);
  if (scale.index == MC_NONE) return scale;
  McValue quotient = with_flags(e, "arith.divf", in, unary_with_flags(e, "arith.extf", scale, type_of(e, in)));
  McNamedAttr attrs[2] = {{mc_ident(ctx, "roundingmode", 12), mc_attr_named(ctx, e->op, "roundingmode")}, e->flags};
  bool rounds = attrs[0].value.index != MC_NONE;
  if (quotient.index == MC_NONE) return quotient;
  McOp made = mc_rw_create(e->rw, e->op, &(McRwOp){.name = "arith.truncf", .operands = &quotient, .num_operands = 1,
                                                   .results = &type, .num_results = 1, .attrs = attrs + !rounds,
                                                   .num_attrs = rounds + (e->flags.value.index != MC_NONE)});
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

/* --- the pass --- */

static const struct {
  const char *name;
  McValue (*expand)(const Emit *e, McValue a, McValue b);
} expansions[] = {
    {"arith.ceildivsi", expand_ceildivsi}, {"arith.ceildivui", expand_ceildivui},
    {"arith.floordivsi", expand_floordivsi}, {"arith.maxsi", expand_maxsi}, {"arith.maxui", expand_maxui},
    {"arith.minsi", expand_minsi}, {"arith.minui", expand_minui}, {"arith.maximumf", expand_maximumf},
    {"arith.minimumf", expand_minimumf}, {"arith.maxnumf", expand_maxnumf}, {"arith.minnumf", expand_minnumf},
    {"arith.scaling_extf", expand_scaling_extf}, {"arith.scaling_truncf", expand_scaling_truncf},
};

static McFloatKind kind_of(const McContext *ctx, McValue value) {
  return mc_type_float_kind(ctx, mc_element_or_self(ctx, mc_value_type(ctx, value)));
}

/* The float of few bits that a cast from or to it is expanded for; MC_F64: none. `wide`: the one at its other side. */
static McFloatKind narrow(const McContext *ctx, McOp op, const bool *include) {
  bool extends = mc_op_is(ctx, op, "arith.extf");
  if (!extends && !mc_op_is(ctx, op, "arith.truncf")) return MC_F64;
  McFloatKind in = kind_of(ctx, mc_op_operand(ctx, op, 0)), out = kind_of(ctx, mc_op_result(ctx, op, 0));
  McFloatKind few = extends ? in : out, many = extends ? out : in;
  bool expands = (few == MC_BF16 && many == MC_F32 && include[INCLUDE_BF16]) ||
                 (few == MC_F8E8M0FNU && include[INCLUDE_F8E8M0]) || (few == MC_F4E2M1FN && include[INCLUDE_F4E2M1]);
  return expands ? few : MC_F64;
}

static McLegality legality(const McContext *ctx, McOp op, const void *data) {
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  bool is_vector = name.len > 7 && memcmp(name.ptr, "vector.", 7) == 0;
  if (is_vector) return MC_LEGAL;
  if (name.len < 6 || memcmp(name.ptr, "arith.", 6) != 0) return MC_UNKNOWN_LEGALITY;
  for (size_t i = 0; i < MC_COUNT(expansions); i++) {
    if (mc_str_is(name, expansions[i].name)) return MC_ILLEGAL;
  }
  return narrow(ctx, op, data) == MC_F64 ? MC_LEGAL : MC_ILLEGAL;
}

static McValue expand_cast(const Emit *e, McFloatKind kind) {
  McContext *ctx = e->ctx;
  McValue in = mc_op_operand(ctx, e->op, 0), stays = {MC_NONE};
  McType type = mc_value_type(ctx, mc_op_result(ctx, e->op, 0));
  if (mc_op_is(ctx, e->op, "arith.extf")) {
    if (kind == MC_BF16) return extend_bf16(e, in, type);
    return kind == MC_F4E2M1FN ? extend_f4(e, in, type) : extend_f8(e, in, type);
  }
  if (kind == MC_F4E2M1FN) return truncate_to_f4(e, in, type);
  if (mc_attr_named(ctx, e->op, "roundingmode").index != MC_NONE) return stays;
  return kind == MC_BF16 ? truncate_to_bf16(e, in, type) : truncate_to_f8(e, in, type);
}

static bool expand(McRewriter *rw, McOp op, const void *data, McValue *values) {
  McContext *ctx = mc_rw_ctx(rw);
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  Emit e = {rw, ctx, op, {mc_ident(ctx, "fastmath", 8), mc_attr_named(ctx, op, "fastmath")}};
  McFloatKind kind = narrow(ctx, op, data);
  if (kind != MC_F64) {
    values[0] = expand_cast(&e, kind);
    return values[0].index != MC_NONE;
  }
  for (size_t i = 0; i < MC_COUNT(expansions); i++) {
    if (!mc_str_is(name, expansions[i].name)) continue;
    values[0] = expansions[i].expand(&e, mc_op_operand(ctx, op, 0), mc_op_operand(ctx, op, 1));
    return values[0].index != MC_NONE;
  }
  return false;
}

bool mc_pass_arith_expand(McPassRun *run) {
  bool include[NUM_OPTIONS];
  for (uint32_t i = 0; i < NUM_OPTIONS; i++) include[i] = mc_pass_flag(run, i);
  return mc_convert(run, &(McConversion){legality, expand, include});
}
