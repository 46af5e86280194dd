/* spirv_fold.c - folds of the spirv dialect, mlir-opt 22's, in its order, and the constants that they become. */
#include "dialects/shared/constants.h"
#include "dialects/spirv/spirv.def"
#include "dialects/spirv/spirv.h"
#include "transform/numbers.h"

/* --- constants --- */

McOp mc_constant_spirv(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {ctx->known[MC_ID_value], value};
  McKind kind = mc_kind(ctx, type.index);
  if (mc_attr_is_poison(ctx, value)) return mc_constant_arith(rw, value, type, before);
  bool is_array = mc_spirv_kind(ctx, type) == MC_SPIRV_ARRAY;
  bool is_number = kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT || kind == MC_TYPE_VECTOR;
  if (!is_array && (!is_number || mc_attr_value_type(ctx, value).index != type.index)) return (McOp){MC_NONE};
  return mc_rw_create(rw, before, &(McRwOp){.name = "spirv.Constant", .results = &type, .num_results = 1,
                                            .attrs = &named, .num_attrs = 1});
}

/* --- readers and results --- */

static McValue operand(const McFold *f, uint32_t i) { return mc_op_operand(f->ctx, f->op, i); }
static McType result_type(const McFold *f) { return mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)); }
static bool is_int(const McFold *f, uint32_t i, int64_t value) {
  return mc_attr_is_int(f->ctx, f->constants[i], value);
}
static bool is_same(const McFold *f) { return operand(f, 0).index == operand(f, 1).index; }

static McFolded to_value(McFold *f, McValue value) {
  f->results[0].value = value;
  return MC_FOLDED;
}

static McFolded to_attr(McFold *f, McAttr attr) {
  f->results[0].attr = attr;
  return attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

static McFolded to_int(McFold *f, int64_t value) { return to_attr(f, mc_attr_of_int(f->ctx, result_type(f), value)); }

/* Constants of one type become that of the result. */
static McFolded to_numbers(McFold *f, McNumberFold fold, void *data) {
  uint32_t n = mc_op_num_operands(f->ctx, f->op);
  McAttr first = f->constants[0], last = f->constants[n - 1];
  bool known = first.index != MC_NONE && last.index != MC_NONE && !mc_attr_is_poison(f->ctx, first) &&
               !mc_attr_is_poison(f->ctx, last);
  if (known && mc_attr_value_type(f->ctx, first).index != mc_attr_value_type(f->ctx, last).index) return MC_NOT_FOLDED;
  return to_attr(f, mc_fold_numbers(f->ctx, f->constants, n, result_type(f), fold, data));
}

/* The operation that makes the operand, if it has that name. */
static McOp source(const McFold *f, const char *name) {
  return mc_value_made_by(f->ctx, operand(f, 0), name);
}

/* An operation that undoes itself: twice is the value. */
static bool is_undone(McFold *f, const char *name) {
  McOp op = source(f, name);
  if (op.index == MC_NONE || op.index == f->op.index) return false;
  to_value(f, mc_op_operand(f->ctx, op, 0));
  return true;
}

/* --- arithmetic --- */

static bool negate(void *data, McNumber *out, const McNumber *in) {
  (void)data;
  mc_number_neg(out, &in[0]);
  return true;
}

static bool complement(void *data, McNumber *out, const McNumber *in) { /* -x - 1 */
  McNumber one;
  (void)data;
  mc_number_set(&one, in[0].width, 1);
  mc_number_neg(out, &in[0]);
  mc_number_sub(out, out, &one);
  return true;
}

typedef enum Rule { QUOTIENT, REMAINDER, MODULO } Rule;
typedef struct Division { bool is_signed; Rule rule; } Division;

static bool divide(void *data, McNumber *out, const McNumber *in) {
  const Division *d = data;
  McNumber quotient, remainder;
  bool overflows = d->is_signed && mc_number_is_min(&in[0]) && mc_number_is_ones(&in[1]);
  if (overflows || mc_number_is_zero(&in[1])) return false;
  mc_number_divide(&quotient, &remainder, &in[0], &in[1], d->is_signed);
  *out = d->rule == QUOTIENT ? quotient : remainder;
  bool other_sign = mc_number_is_negative(out) != mc_number_is_negative(&in[1]);
  if (d->rule == MODULO && !mc_number_is_zero(out) && other_sign) mc_number_add(out, out, &in[1]);
  return true;
}

static McFolded fold_division(McFold *f, Division d) {
  if (is_int(f, 1, 1)) return d.rule == QUOTIENT ? to_value(f, operand(f, 0)) : to_int(f, 0);
  return to_numbers(f, divide, &d);
}

McFolded mc_fold_spirv_iadd(McFold *f) {
  return is_int(f, 1, 0) ? to_value(f, operand(f, 0)) : to_numbers(f, mc_fold_number_add, NULL);
}

McFolded mc_fold_spirv_imul(McFold *f) {
  if (is_int(f, 1, 0)) return to_value(f, operand(f, 1));
  return is_int(f, 1, 1) ? to_value(f, operand(f, 0)) : to_numbers(f, mc_fold_number_mul, NULL);
}

McFolded mc_fold_spirv_isub(McFold *f) {
  if (is_same(f) && to_int(f, 0) == MC_FOLDED) return MC_FOLDED;
  return to_numbers(f, mc_fold_number_sub, NULL);
}

McFolded mc_fold_spirv_sdiv(McFold *f) { return fold_division(f, (Division){true, QUOTIENT}); }
McFolded mc_fold_spirv_smod(McFold *f) { return fold_division(f, (Division){true, MODULO}); }
McFolded mc_fold_spirv_srem(McFold *f) { return fold_division(f, (Division){true, REMAINDER}); }
McFolded mc_fold_spirv_udiv(McFold *f) { return fold_division(f, (Division){false, QUOTIENT}); }
McFolded mc_fold_spirv_umod(McFold *f) { return fold_division(f, (Division){false, REMAINDER}); }

McFolded mc_fold_spirv_snegate(McFold *f) {
  return is_undone(f, "spirv.SNegate") ? MC_FOLDED : to_numbers(f, negate, NULL);
}

/* --- bits --- */

McFolded mc_fold_spirv_not(McFold *f) {
  return is_undone(f, "spirv.Not") ? MC_FOLDED : to_numbers(f, complement, NULL);
}

/* The mask has all bits of what was widened. */
static bool keeps_all(const McFold *f, const McNumber *mask) {
  McContext *ctx = f->ctx;
  McOp wide = source(f, "spirv.UConvert");
  if (wide.index == MC_NONE) return false;
  McNumber low;
  uint32_t width = mc_number_width(ctx, mc_element_or_self(ctx, mc_value_type(ctx, mc_op_operand(ctx, wide, 0))));
  if (width == 0) return false;
  mc_number_init(&low, width);
  mc_number_extend(&low, mask, false);
  return mc_number_is_ones(&low);
}

McFolded mc_fold_spirv_and(McFold *f) {
  McNumber mask;
  if (is_same(f)) return to_value(f, operand(f, 0));
  if (mc_attr_integer_number(f->ctx, f->constants[1], &mask)) {
    if (mc_number_is_zero(&mask)) return to_value(f, operand(f, 1));
    if (mc_number_is_ones(&mask) || keeps_all(f, &mask)) return to_value(f, operand(f, 0));
  }
  return to_numbers(f, mc_fold_number_bits, "&");
}

McFolded mc_fold_spirv_or(McFold *f) {
  McNumber mask;
  if (is_same(f)) return to_value(f, operand(f, 0));
  if (mc_attr_integer_number(f->ctx, f->constants[1], &mask)) {
    if (mc_number_is_zero(&mask)) return to_value(f, operand(f, 0));
    if (mc_number_is_ones(&mask)) return to_value(f, operand(f, 1));
  }
  return to_numbers(f, mc_fold_number_bits, "|");
}

McFolded mc_fold_spirv_xor(McFold *f) {
  if (is_int(f, 1, 0)) return to_value(f, operand(f, 0));
  if (is_same(f) && to_int(f, 0) == MC_FOLDED) return MC_FOLDED;
  return to_numbers(f, mc_fold_number_bits, "^");
}

static McFolded fold_shift(McFold *f, McShift how) {
  return is_int(f, 1, 0) ? to_value(f, operand(f, 0)) : to_numbers(f, mc_fold_number_shift, &how);
}

McFolded mc_fold_spirv_shl(McFold *f) { return fold_shift(f, MC_SHIFT_LEFT); }
McFolded mc_fold_spirv_shr(McFold *f) { return fold_shift(f, MC_SHIFT_RIGHT); }
McFolded mc_fold_spirv_sar(McFold *f) { return fold_shift(f, MC_SHIFT_RIGHT_SIGNED); }

/* --- comparisons --- */

/* Which answers of a comparison are true. */
enum { LESS = 1, EQUAL = 2, GREATER = 4 };
typedef struct Comparison { bool is_signed; uint32_t holds; } Comparison;

static bool compare(void *data, McNumber *out, const McNumber *in) {
  const Comparison *c = data;
  int order = mc_number_compare(&in[0], &in[1], c->is_signed);
  mc_number_set(out, 1, (c->holds & (order < 0 ? LESS : order > 0 ? GREATER : EQUAL)) != 0);
  return true;
}

static McFolded fold_comparison(McFold *f, bool is_signed, uint32_t holds) {
  Comparison c = {is_signed, holds};
  bool of_numbers = mc_value_type(f->ctx, operand(f, 0)).index != result_type(f).index; /* then poison stays */
  for (uint32_t i = 0; i < 2 && of_numbers; i++) {
    if (f->constants[i].index != MC_NONE && mc_attr_is_poison(f->ctx, f->constants[i])) return MC_NOT_FOLDED;
  }
  if (is_same(f) && to_int(f, (holds & EQUAL) != 0) == MC_FOLDED) return MC_FOLDED;
  return to_numbers(f, compare, &c);
}

McFolded mc_fold_spirv_ieq(McFold *f) { return fold_comparison(f, false, EQUAL); }
McFolded mc_fold_spirv_ine(McFold *f) { return fold_comparison(f, false, LESS | GREATER); }
McFolded mc_fold_spirv_sgt(McFold *f) { return fold_comparison(f, true, GREATER); }
McFolded mc_fold_spirv_sge(McFold *f) { return fold_comparison(f, true, GREATER | EQUAL); }
McFolded mc_fold_spirv_slt(McFold *f) { return fold_comparison(f, true, LESS); }
McFolded mc_fold_spirv_sle(McFold *f) { return fold_comparison(f, true, LESS | EQUAL); }
McFolded mc_fold_spirv_ugt(McFold *f) { return fold_comparison(f, false, GREATER); }
McFolded mc_fold_spirv_uge(McFold *f) { return fold_comparison(f, false, GREATER | EQUAL); }
McFolded mc_fold_spirv_ult(McFold *f) { return fold_comparison(f, false, LESS); }
McFolded mc_fold_spirv_ule(McFold *f) { return fold_comparison(f, false, LESS | EQUAL); }

/* --- logic --- */

McFolded mc_fold_spirv_logical_and(McFold *f) {
  if (is_int(f, 1, 0)) return to_attr(f, f->constants[1]);
  return is_int(f, 1, -1) ? to_value(f, operand(f, 0)) : MC_NOT_FOLDED;
}

McFolded mc_fold_spirv_logical_or(McFold *f) {
  if (is_int(f, 1, 0)) return to_value(f, operand(f, 0));
  return is_int(f, 1, -1) ? to_attr(f, f->constants[1]) : MC_NOT_FOLDED;
}

McFolded mc_fold_spirv_logical_eq(McFold *f) { return fold_comparison(f, false, EQUAL); }

McFolded mc_fold_spirv_logical_ne(McFold *f) {
  return is_int(f, 1, 0) ? to_value(f, operand(f, 0)) : fold_comparison(f, false, LESS | GREATER);
}

McFolded mc_fold_spirv_logical_not(McFold *f) {
  return is_undone(f, "spirv.LogicalNot") ? MC_FOLDED : to_numbers(f, complement, NULL);
}

McFolded mc_fold_spirv_select(McFold *f) {
  McContext *ctx = f->ctx;
  McNumber condition;
  if (operand(f, 1).index == operand(f, 2).index) return to_value(f, operand(f, 1));
  if (mc_attr_integer_number(ctx, f->constants[0], &condition)) {
    return to_value(f, operand(f, mc_number_is_zero(&condition) ? 2 : 1));
  }
  for (uint32_t i = 0; i < 3; i++) {
    McAttr attr = f->constants[i];
    if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_DENSE_ELEMENTS) return MC_NOT_FOLDED;
  }
  return to_attr(f, mc_fold_numbers(ctx, f->constants, 3, result_type(f), mc_fold_number_select, NULL));
}

/* --- casts and composites --- */

/* In front of another cast is the value. Code that is never reached can have a cycle of casts. */
McFolded mc_fold_spirv_bitcast(McFold *f) {
  McContext *ctx = f->ctx;
  McValue value = operand(f, 0);
  if (mc_value_type(ctx, value).index == result_type(f).index) {
    return mc_value_op(ctx, value).index == f->op.index ? MC_NOT_FOLDED : to_value(f, value);
  }
  McOp before = source(f, "spirv.Bitcast");
  if (before.index == MC_NONE || before.index == f->op.index) return MC_NOT_FOLDED;
  McValue first = mc_op_operand(ctx, before, 0);
  if (first.index == value.index || mc_value_op(ctx, first).index == f->op.index) return MC_NOT_FOLDED;
  if (mc_value_type(ctx, first).index == result_type(f).index) return to_value(f, first);
  mc_op_set_operand(ctx, f->op, 0, first);
  return MC_FOLDED_IN_PLACE;
}

/* The part of a constant that the indices select. */
static McAttr part_of(McContext *ctx, McAttr composite, McAttr indices) {
  McAttr none = {MC_NONE};
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, indices); i < n && composite.index != MC_NONE; i++) {
    int64_t index, count = 0;
    McAttr number = mc_attr_array_get(ctx, indices, i);
    if (mc_kind(ctx, number.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, number, &index)) return none;
    bool is_array = mc_kind(ctx, composite.index) == MC_ATTR_ARRAY;
    if (is_array) count = mc_attr_array_size(ctx, composite);
    else if (mc_kind(ctx, composite.index) != MC_ATTR_DENSE_ELEMENTS || i + 1 < n ||
             !mc_type_num_elements(ctx, mc_attr_value_type(ctx, composite), &count)) return none;
    if (index < 0 || index >= count) return none;
    composite = is_array ? mc_attr_array_get(ctx, composite, (uint32_t)index)
                         : mc_attr_dense_get(ctx, composite, (uint64_t)index);
  }
  return composite;
}

/* At most so many insertions are looked through. */
#define MAX_INSERTIONS 1000

McFolded mc_fold_spirv_extract(McFold *f) {
  McContext *ctx = f->ctx;
  McAttr indices = mc_attr_named(ctx, f->op, "indices");
  McOp op = mc_value_op(ctx, operand(f, 0));
  int64_t index;
  uint64_t parts;
  for (uint32_t i = 0; i < MAX_INSERTIONS && op.index != MC_NONE && mc_op_is(ctx, op, "spirv.CompositeInsert"); i++) {
    if (mc_attr_named(ctx, op, "indices").index == indices.index) return to_value(f, mc_op_operand(ctx, op, 0));
    op = mc_value_op(ctx, mc_op_operand(ctx, op, 1));
  }
  if (op.index != MC_NONE && mc_op_is(ctx, op, "spirv.CompositeConstruct") && mc_attr_array_size(ctx, indices) == 1) {
    uint32_t count = mc_op_num_operands(ctx, op);
    McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
    McAttr number = mc_attr_array_get(ctx, indices, 0);
    bool whole = mc_spirv_num_parts(ctx, type, &parts) && parts == count && mc_attr_integer_i64(ctx, number, &index);
    if (whole && index >= 0 && index < count) return to_value(f, mc_op_operand(ctx, op, (uint32_t)index));
  }
  return to_attr(f, f->constants[0].index == MC_NONE ? f->constants[0] : part_of(ctx, f->constants[0], indices));
}
