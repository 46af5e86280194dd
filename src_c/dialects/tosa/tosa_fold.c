/* tosa_fold.c - constants and folds of tosa: mlir-opt 22's.
 *
 * Arithmetic folds constants whose elements are all equal, and no others.
 */
#include <math.h>

#include "defs/opdefs.h"
#include "dialects/shared/constants.h"
#include "dialects/tosa/tosa.h"
#include "dialects/tosa/tosa.def"
#include "text/number.h"
#include "transform/numbers.h"
#include "transform/rewriter.h"

McOp mc_constant_tosa(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {mc_ident(ctx, "values", strlen("values")), value};
  McRwOp made = {.name = "tosa.const", .results = &type, .num_results = 1, .attrs = &named, .num_attrs = 1};
  if (!mc_is_elements_kind(mc_kind(ctx, value.index)) || named.name.index == MC_NONE) return (McOp){MC_NONE};
  if (mc_is_defined_as(ctx, type.index, "tosa.shape")) made.name = "tosa.const_shape";
  return mc_rw_create(rw, before, &made);
}

/* --- results --- */

static McValue operand(const McFold *f, uint32_t i) { return mc_op_operand(f->ctx, f->op, i); }
static McType operand_type(const McFold *f, uint32_t i) { return mc_value_type(f->ctx, operand(f, i)); }
static McType result_type(const McFold *f) { return mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)); }

static bool is_result_type(const McFold *f, uint32_t i) { return operand_type(f, i).index == result_type(f).index; }

/* The value, when it is of the result's type. */
static McFolded to_value(McFold *f, McValue value) {
  if (mc_value_type(f->ctx, value).index != result_type(f).index) return MC_NOT_FOLDED;
  f->results[0].value = value;
  return MC_FOLDED;
}

static McFolded to_operand(McFold *f, uint32_t i) { return to_value(f, operand(f, i)); }

static McFolded to_attr(McFold *f, McAttr attr) {
  f->results[0].attr = attr;
  return attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

static bool is_constant_type(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR && mc_type_has_static_shape(ctx, type);
}

/* All elements of the result are that number. */
static McFolded to_number(McFold *f, const McNumber *n) {
  return is_constant_type(f->ctx, result_type(f)) ? to_attr(f, mc_attr_of_number(f->ctx, result_type(f), n))
                                                  : MC_NOT_FOLDED;
}

static McFolded to_bool(McFold *f, bool value) {
  McNumber n;
  mc_number_set(&n, 1, value);
  return to_number(f, &n);
}

/* --- constant operands --- */

static bool is_dense(const McFold *f, uint32_t i) {
  return f->constants[i].index != MC_NONE && mc_kind(f->ctx, f->constants[i].index) == MC_ATTR_DENSE_ELEMENTS;
}

/* The number that all elements are. */
static bool number_of(const McFold *f, uint32_t i, McNumber *out) {
  return is_dense(f, i) && mc_attr_number(f->ctx, f->constants[i], out);
}

static McType element_of(const McFold *f, uint32_t i) { return mc_element_or_self(f->ctx, operand_type(f, i)); }

/* The equal elements of the operand, in the result's shape. */
static McFolded to_splat(McFold *f, uint32_t i) {
  McNumber n;
  bool same = element_of(f, i).index == mc_element_or_self(f->ctx, result_type(f)).index;
  return same && number_of(f, i, &n) ? to_number(f, &n) : MC_NOT_FOLDED;
}

/* Integers are signed. */
static bool is_number(const McFold *f, uint32_t i, int64_t value) {
  McNumber n, wide;
  double found;
  if (!number_of(f, i, &n)) return false;
  if (mc_attr_double(f->ctx, f->constants[i], &found)) return found == (double)value;
  mc_number_init(&wide, n.width < 64 ? 64 : n.width);
  mc_number_extend(&wide, &n, true);
  return mc_number_is(&wide, value);
}

static bool all_ranked(const McFold *f, uint32_t operands) {
  for (uint32_t i = 0; i < operands; i++) {
    if (mc_kind(f->ctx, operand_type(f, i).index) != MC_TYPE_RANKED_TENSOR) return false;
  }
  return mc_kind(f->ctx, result_type(f).index) == MC_TYPE_RANKED_TENSOR;
}

/* Elements of the first two operands, of one type. is_float: they are floats, of *kind, which arithmetic on doubles
 * computes exactly enough. */
typedef struct Pair { McNumber a, b; bool is_float; McFloatKind kind; double x, y; } Pair;

static bool read_pair(const McFold *f, Pair *p) {
  McType element = element_of(f, 0);
  if (element.index != element_of(f, 1).index || !number_of(f, 0, &p->a) || !number_of(f, 1, &p->b)) return false;
  p->is_float = mc_is_float(f->ctx, element);
  if (!p->is_float) return true;
  p->kind = mc_type_float_kind(f->ctx, element);
  p->x = mc_number_double(&p->a, p->kind);
  p->y = mc_number_double(&p->b, p->kind);
  return mc_float_is_folded(p->kind);
}

static McFolded to_double(McFold *f, const Pair *p, double value) {
  McNumber out;
  mc_number_set_double(&out, mc_double_result(p->x, p->y, value), p->kind);
  return element_of(f, 0).index == mc_element_or_self(f->ctx, result_type(f)).index ? to_number(f, &out)
                                                                                    : MC_NOT_FOLDED;
}

static McFolded to_integer(McFold *f, const McNumber *n) {
  return n->width == mc_number_width(f->ctx, mc_element_or_self(f->ctx, result_type(f))) ? to_number(f, n)
                                                                                         : MC_NOT_FOLDED;
}

/* --- arithmetic --- */

McFolded mc_fold_tosa_add(McFold *f) {
  Pair p;
  McNumber sum;
  if (!all_ranked(f, 2)) return MC_NOT_FOLDED;
  if (is_result_type(f, 0) && is_number(f, 1, 0)) return to_operand(f, 0);
  if (is_result_type(f, 1) && is_number(f, 0, 0)) return to_operand(f, 1);
  if (!read_pair(f, &p)) return MC_NOT_FOLDED;
  if (p.is_float) return to_double(f, &p, p.x + p.y);
  mc_number_init(&sum, p.a.width);
  mc_number_add(&sum, &p.a, &p.b);
  return to_integer(f, &sum);
}

McFolded mc_fold_tosa_sub(McFold *f) {
  Pair p;
  McNumber difference;
  if (!all_ranked(f, 2)) return MC_NOT_FOLDED;
  if (is_result_type(f, 0) && is_number(f, 1, 0)) return to_operand(f, 0);
  if (!read_pair(f, &p)) return MC_NOT_FOLDED;
  if (p.is_float) return to_double(f, &p, p.x - p.y);
  mc_number_init(&difference, p.a.width);
  mc_number_sub(&difference, &p.a, &p.b);
  return to_integer(f, &difference);
}

/* The product of 64 bits is rounded where it is shifted; then it must fit into the result. */
static McFolded to_shifted_product(McFold *f, const Pair *p, uint64_t shift) {
  McNumber a, b, product;
  if (p->a.width > 64) return MC_NOT_FOLDED;
  mc_number_init(&a, 64);
  mc_number_init(&b, 64);
  mc_number_init(&product, 64);
  mc_number_extend(&a, &p->a, true);
  mc_number_extend(&b, &p->b, true);
  mc_number_mul(&product, &a, &b);
  mc_number_set(&a, 64, 1);
  mc_number_shift_left(&b, &a, shift - 1);
  mc_number_add(&product, &product, &b);
  mc_number_shift_right(&b, &product, shift, true);
  mc_number_init(&product, 32);
  mc_number_extend(&product, &b, true);
  mc_number_extend(&a, &product, true);
  return mc_number_compare(&a, &b, true) == 0 ? to_integer(f, &product) : MC_NOT_FOLDED;
}

static McFolded to_product(McFold *f, const Pair *p) {
  McNumber product;
  mc_number_init(&product, p->a.width);
  mc_number_mul(&product, &p->a, &p->b);
  return to_integer(f, &product);
}

/* Only results of 32 bits are shifted. */
static bool read_shift(const McFold *f, uint64_t *out) {
  McNumber shift;
  McType element = mc_element_or_self(f->ctx, result_type(f));
  *out = 0;
  if (mc_kind(f->ctx, element.index) != MC_TYPE_INTEGER || mc_number_width(f->ctx, element) != 32) return true;
  return number_of(f, 2, &shift) && mc_number_u64(&shift, out) && *out <= 63;
}

McFolded mc_fold_tosa_mul(McFold *f) {
  Pair p;
  uint64_t shift;
  if (!all_ranked(f, 2) || !read_shift(f, &shift)) return MC_NOT_FOLDED;
  for (uint32_t i = 0; i < 2; i++) {
    uint32_t other = 1 - i;
    bool is_float = mc_is_float(f->ctx, element_of(f, i));
    if (!is_result_type(f, other)) continue;
    if (is_number(f, i, 0) && is_constant_type(f->ctx, result_type(f))) return to_splat(f, i);
    if (is_number(f, i, is_float ? 1 : (int64_t)((uint64_t)1 << shift))) return to_operand(f, other);
  }
  if (!read_pair(f, &p)) return MC_NOT_FOLDED;
  if (p.is_float) return to_double(f, &p, p.x * p.y);
  return shift == 0 ? to_product(f, &p) : to_shifted_product(f, &p, shift);
}

McFolded mc_fold_tosa_intdiv(McFold *f) {
  Pair p;
  McNumber quotient, remainder;
  if (!all_ranked(f, 2) || operand_type(f, 0).index != operand_type(f, 1).index) return MC_NOT_FOLDED;
  if (is_number(f, 0, 0) && is_constant_type(f->ctx, result_type(f))) return to_splat(f, 0);
  if (is_number(f, 1, 1)) return to_operand(f, 0);
  if (!read_pair(f, &p) || p.is_float || mc_number_is_zero(&p.b)) return MC_NOT_FOLDED;
  mc_number_init(&quotient, p.a.width);
  mc_number_init(&remainder, p.a.width);
  mc_number_divide(&quotient, &remainder, &p.a, &p.b, true);
  return to_integer(f, &quotient);
}

McFolded mc_fold_tosa_reciprocal(McFold *f) {
  McType element = element_of(f, 0);
  Pair p;
  if (!number_of(f, 0, &p.a) || !mc_is_float(f->ctx, element)) return MC_NOT_FOLDED;
  p.kind = mc_type_float_kind(f->ctx, element);
  p.x = 1;
  p.y = mc_number_double(&p.a, p.kind);
  return mc_float_is_folded(p.kind) ? to_double(f, &p, p.x / p.y) : MC_NOT_FOLDED;
}

/* --- comparisons --- */

static McFolded compare(McFold *f, bool less, bool equal, bool greater) {
  Pair p;
  if (!all_ranked(f, 2) || !read_pair(f, &p)) return MC_NOT_FOLDED;
  if (p.is_float) return to_bool(f, (p.x < p.y && less) || (p.x == p.y && equal) || (p.x > p.y && greater));
  int order = mc_number_compare(&p.a, &p.b, true);
  return to_bool(f, order < 0 ? less : order == 0 ? equal : greater);
}

McFolded mc_fold_tosa_greater(McFold *f) { return compare(f, false, false, true); }
McFolded mc_fold_tosa_greater_equal(McFold *f) { return compare(f, false, true, true); }

McFolded mc_fold_tosa_equal(McFold *f) {
  bool same = operand(f, 0).index == operand(f, 1).index;
  if (same && mc_kind(f->ctx, element_of(f, 0).index) == MC_TYPE_INTEGER) return to_bool(f, true);
  return compare(f, false, true, false);
}

/* All operands have the result's sizes, which are known. */
static bool is_elementwise(const McFold *f, uint32_t operands) {
  McType type = result_type(f);
  if (!is_constant_type(f->ctx, type) || !all_ranked(f, operands)) return false;
  for (uint32_t i = 0; i < operands; i++) {
    uint32_t rank = mc_type_rank(f->ctx, operand_type(f, i));
    if (rank != mc_type_rank(f->ctx, type)) return false;
    for (uint32_t k = 0; k < rank; k++) {
      if (mc_type_dim(f->ctx, operand_type(f, i), k) != mc_type_dim(f->ctx, type, k)) return false;
    }
  }
  return true;
}

McFolded mc_fold_tosa_select(McFold *f) {
  McNumber condition;
  if (!is_elementwise(f, 3)) return MC_NOT_FOLDED;
  if (operand(f, 1).index == operand(f, 2).index) return to_operand(f, 1);
  return number_of(f, 0, &condition) ? to_operand(f, mc_number_is_zero(&condition) ? 2 : 1) : MC_NOT_FOLDED;
}

/* --- what undoes itself --- */

static McOp made_by_same(const McFold *f) {
  McOp before = mc_value_op(f->ctx, operand(f, 0));
  bool same = before.index != MC_NONE && before.index != f->op.index &&
              mc_op_get_name(f->ctx, before).index == mc_op_get_name(f->ctx, f->op).index;
  return same ? before : (McOp){MC_NONE};
}

McFolded mc_fold_tosa_abs(McFold *f) { return made_by_same(f).index == MC_NONE ? MC_NOT_FOLDED : to_operand(f, 0); }

/* Both zero points are the constant 0. */
static bool has_no_zero_points(McContext *ctx, McOp op) {
  for (uint32_t i = 1; i < 3; i++) {
    McAttr point = mc_constant_of(ctx, mc_op_operand(ctx, op, i));
    McNumber n;
    double value;
    if (point.index == MC_NONE || !mc_attr_number(ctx, point, &n)) return false;
    if (mc_attr_double(ctx, point, &value) ? value != 0 : !mc_number_is_zero(&n)) return false;
  }
  return true;
}

McFolded mc_fold_tosa_negate(McFold *f) {
  McOp before = made_by_same(f);
  if (before.index == MC_NONE || !has_no_zero_points(f->ctx, f->op) || !has_no_zero_points(f->ctx, before)) {
    return MC_NOT_FOLDED;
  }
  return to_value(f, mc_op_operand(f->ctx, before, 0));
}

/* --- casts --- */

/* The nearest integer of that width, the even one of two, or the last that it has. */
static void round_to_integer(McNumber *out, double value, uint32_t width, bool is_signed) {
  double end = ldexp(1, (int)(is_signed ? width - 1 : width)), rounded = nearbyint(value);
  mc_number_init(out, width);
  if (isnan(value)) return;
  if (rounded >= end || rounded < (is_signed ? -end : 0)) {
    bool is_high = rounded > 0;
    mc_number_set(out, width, is_high || is_signed ? -1 : 0);
    if (is_signed) { /* the sign: alone for the least, missing for the greatest */
      if (!is_high) mc_number_init(out, width);
      out->w[(width - 1) / 64] ^= (uint64_t)1 << (width - 1) % 64;
    }
    return;
  }
  mc_number_set(out, width, is_signed || rounded < 0x1p63 ? (int64_t)rounded : (int64_t)(uint64_t)rounded);
}

/* An integer of 64 bits as a double that rounds to the same float of `kind`. */
static double double_of(uint64_t bits, bool is_signed, McFloatKind kind) {
  bool minus = is_signed && bits >> 63;
  uint64_t size = minus ? 0 - bits : bits;
  if (mc_float_info(kind)->bits < 64 && size >> 53) { /* the bit that is lost counts when it is rounded again */
    size = (size >> 11 | ((size & 0x7FF) != 0)) << 11;
  }
  return minus ? -(double)size : (double)size;
}

McFolded mc_fold_tosa_cast(McFold *f) {
  McContext *ctx = f->ctx;
  McType from = element_of(f, 0), to = mc_element_or_self(ctx, result_type(f));
  McNumber in, out;
  if (is_result_type(f, 0)) return to_operand(f, 0);
  uint32_t width = mc_number_width(ctx, to);
  bool from_float = mc_is_float(ctx, from), to_float = mc_is_float(ctx, to);
  if (width == 0 || !number_of(f, 0, &in)) return MC_NOT_FOLDED;
  if (from_float && !mc_float_is_folded(mc_type_float_kind(ctx, from))) return MC_NOT_FOLDED;
  if (to_float && !mc_float_is_folded(mc_type_float_kind(ctx, to))) return MC_NOT_FOLDED;
  bool is_unsigned = !from_float && mc_kind(ctx, from.index) == MC_TYPE_INTEGER &&
                     mc_type_integer_signedness(ctx, from) == MC_UNSIGNED;
  mc_number_init(&out, width);
  if (from_float) {
    McFloatKind kind = mc_type_float_kind(ctx, from);
    if (to_float) {
      mc_number_convert(&out, mc_type_float_kind(ctx, to), &in, kind);
    } else {
      if (width > 64) return MC_NOT_FOLDED;
      bool is_signed = mc_type_integer_signedness(ctx, to) != MC_UNSIGNED;
      round_to_integer(&out, mc_number_double(&in, kind), width, is_signed);
    }
  } else if (to_float) {
    McNumber wide;
    McFloatKind kind = mc_type_float_kind(ctx, to);
    if (in.width > 64) return MC_NOT_FOLDED;
    mc_number_init(&wide, 64);
    mc_number_extend(&wide, &in, !is_unsigned);
    mc_number_set_double(&out, double_of(wide.w[0], !is_unsigned, kind), kind);
  } else if (width == 1) {
    mc_number_set(&out, 1, !mc_number_is_zero(&in));
  } else {
    mc_number_extend(&out, &in, !is_unsigned && in.width > 1); /* i1 is a truth value */
  }
  return to_number(f, &out);
}

/* --- layout --- */

static bool axis_has_one(const McFold *f) {
  McType type = operand_type(f, 0);
  int64_t axis;
  if (!mc_type_has_rank(f->ctx, type)) return false;
  if (mc_type_rank(f->ctx, type) == 0) return true;
  McAttr attr = mc_attr_named(f->ctx, f->op, "axis");
  bool known = attr.index != MC_NONE && mc_attr_integer_i64(f->ctx, attr, &axis);
  return known && axis >= 0 && axis < mc_type_rank(f->ctx, type) && mc_type_dim(f->ctx, type, (uint32_t)axis) == 1;
}

/* Tensors that are concatenated along the same axis before are operands themselves. */
McFolded mc_fold_tosa_concat(McFold *f) {
  McContext *ctx = f->ctx;
  McAttr axis = mc_attr_named(ctx, f->op, "axis");
  McValueList all = {0};
  bool changed = false, ok = true;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, f->op); ok && i < n; i++) {
    McOp before = mc_value_made_by(ctx, operand(f, i), "tosa.concat");
    bool inner = before.index != MC_NONE && before.index != f->op.index &&
                 mc_attr_named(ctx, before, "axis").index == axis.index;
    for (uint32_t k = 0, count = inner ? mc_op_num_operands(ctx, before) : 1; ok && k < count; k++) {
      ok = mc_array_push(&ctx->alloc, &all, inner ? mc_op_operand(ctx, before, k) : operand(f, i));
    }
    changed |= inner;
  }
  ok = ok && changed && mc_op_set_operands(ctx, f->op, all.ptr, all.len);
  mc_array_fini(&ctx->alloc, &all);
  return ok ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}

McFolded mc_fold_tosa_reduce(McFold *f) { return axis_has_one(f) ? to_operand(f, 0) : MC_NOT_FOLDED; }

McFolded mc_fold_tosa_argmax(McFold *f) {
  McNumber zero;
  uint32_t width = mc_number_width(f->ctx, mc_element_or_self(f->ctx, result_type(f)));
  if (!all_ranked(f, 1) || width == 0 || !axis_has_one(f)) return MC_NOT_FOLDED;
  mc_number_init(&zero, width);
  return to_number(f, &zero);
}

McFolded mc_fold_tosa_reverse(McFold *f) {
  McNumber n;
  if (is_result_type(f, 0) && number_of(f, 0, &n)) return to_attr(f, f->constants[0]);
  return axis_has_one(f) ? to_operand(f, 0) : MC_NOT_FOLDED;
}

McFolded mc_fold_tosa_pad(McFold *f) { return is_number(f, 1, 0) ? to_operand(f, 0) : MC_NOT_FOLDED; }
McFolded mc_fold_tosa_tile(McFold *f) { return is_number(f, 1, 1) ? to_operand(f, 0) : MC_NOT_FOLDED; }

McFolded mc_fold_tosa_resize(McFold *f) {
  McElements scale;
  if (!is_result_type(f, 0) || !is_number(f, 2, 0) || !is_number(f, 3, 0)) return MC_NOT_FOLDED;
  if (!mc_tosa_constant(f->ctx, operand(f, 1), true, &scale) || scale.count < 4) return MC_NOT_FOLDED;
  bool same = mc_tosa_element(&scale, 0, true) == mc_tosa_element(&scale, 1, true) &&
              mc_tosa_element(&scale, 2, true) == mc_tosa_element(&scale, 3, true);
  return same ? to_operand(f, 0) : MC_NOT_FOLDED;
}

McFolded mc_fold_tosa_transpose(McFold *f) {
  if (to_splat(f, 0) == MC_FOLDED) return MC_FOLDED;
  McAttr perms = mc_attr_named(f->ctx, f->op, "perms");
  uint64_t count = mc_attr_dense_count(f->ctx, perms);
  const char *data = mc_attr_dense_data(f->ctx, perms).ptr;
  for (uint32_t i = 0; i < count; i++) {
    if (mc_load32(data + 4 * (size_t)i) != i) return MC_NOT_FOLDED;
  }
  return to_operand(f, 0);
}

/* The same elements as a constant of the result's type. */
static McFolded reshape_constant(McFold *f) {
  McContext *ctx = f->ctx;
  McAttr elements = f->constants[0], shape = f->constants[1];
  McType type = result_type(f);
  if (!is_dense(f, 0) || !is_constant_type(ctx, type) || mc_number_width(ctx, mc_element_or_self(ctx, type)) == 0) {
    return MC_NOT_FOLDED;
  }
  if (mc_attr_dense_is_splat(ctx, elements)) return to_splat(f, 0);
  McUse use = mc_value_first_use(ctx, operand(f, 0));
  if (mc_use_next(ctx, use).index != MC_NONE || shape.index == MC_NONE) return MC_NOT_FOLDED;
  McStr data = mc_attr_dense_data(ctx, elements);
  return to_attr(f, mc_attr_dense_elements(ctx, type, data.ptr, data.len, false, NULL));
}

McFolded mc_fold_tosa_reshape(McFold *f) {
  McContext *ctx = f->ctx;
  if (!all_ranked(f, 1)) return MC_NOT_FOLDED;
  McType type = result_type(f);
  uint32_t dynamic = 0;
  for (uint32_t i = 0; i < mc_type_rank(ctx, type); i++) dynamic += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  if (dynamic < 2 && is_result_type(f, 0)) return to_operand(f, 0);
  McOp before = made_by_same(f);
  if (before.index == MC_NONE) return reshape_constant(f);
  mc_op_set_operand(ctx, f->op, 0, mc_op_operand(ctx, before, 0));
  return MC_FOLDED_IN_PLACE;
}

/* The element at the place where a slice begins. MC_NONE: not known, or out of memory. */
static McAttr first_of_slice(McFold *f) {
  McContext *ctx = f->ctx;
  McType type = operand_type(f, 0);
  McElements start;
  uint64_t number = 0;
  if (!is_constant_type(ctx, type) || !mc_tosa_constant(ctx, operand(f, 1), true, &start)) return (McAttr){MC_NONE};
  for (uint32_t i = 0; i < mc_type_rank(ctx, type); i++) {
    int64_t at = i < start.count ? mc_tosa_element(&start, i, true) : -1, size = mc_type_dim(ctx, type, i);
    if (at < 0 || at >= size) return (McAttr){MC_NONE};
    number = number * (uint64_t)size + (uint64_t)at;
  }
  return mc_attr_dense_get(ctx, f->constants[0], number);
}

McFolded mc_fold_tosa_slice(McFold *f) {
  McContext *ctx = f->ctx;
  int64_t count;
  if (!all_ranked(f, 1)) return MC_NOT_FOLDED;
  if (is_result_type(f, 0) && is_constant_type(ctx, result_type(f))) return to_operand(f, 0);
  if (!is_dense(f, 0)) return MC_NOT_FOLDED;
  if (to_splat(f, 0) == MC_FOLDED) return MC_FOLDED;
  McType type = result_type(f);
  bool is_one = is_constant_type(ctx, type) && mc_type_num_elements(ctx, type, &count) && count == 1;
  McAttr element = is_one ? first_of_slice(f) : (McAttr){MC_NONE};
  return element.index == MC_NONE ? MC_NOT_FOLDED : to_attr(f, mc_attr_dense_of(ctx, type, &element, 1, NULL));
}
