/* arith_fold.c - folds of arith's integer operations, and the constants that they become.
 *
 * A constant is a number, or elements that are all equal, of at most 64 bits; index has 64. Wider ones, and elements
 * that differ, do not fold yet. Rules are mlir-opt 22's `fold` of each operation.
 */
#include "dialects/arith/arith.def"
#include "transform/rewriter.h"

static McType element_of(const McContext *ctx, McType type) {
  return mc_type_is_shaped(ctx, type) ? mc_type_element(ctx, type) : type;
}

/* The number of bits of integers of that type, or of its elements; 0: none, or more than 64. */
static uint32_t width_of(const McContext *ctx, McType type) {
  McType element = element_of(ctx, type);
  if (mc_kind(ctx, element.index) == MC_TYPE_INDEX) return 64;
  if (mc_kind(ctx, element.index) != MC_TYPE_INTEGER) return 0;
  uint32_t width = mc_type_integer_width(ctx, element);
  return width <= 64 ? width : 0;
}

static uint64_t mask_of(uint32_t width) { return width == 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1; }

static int64_t as_signed(uint64_t value, uint32_t width) {
  uint64_t sign = (uint64_t)1 << (width - 1);
  return (int64_t)((value ^ sign) - sign);
}

/* The bits of a number, or of all elements of a splat. */
static bool number_of(const McContext *ctx, McAttr attr, uint64_t *out) {
  if (attr.index == MC_NONE) return false;
  McKind kind = mc_kind(ctx, attr.index);
  if (kind != MC_ATTR_INTEGER && kind != MC_ATTR_DENSE_ELEMENTS) return false;
  if (width_of(ctx, mc_attr_value_type(ctx, attr)) == 0) return false;
  if (kind == MC_ATTR_INTEGER) return *out = mc_attr_integer_data(ctx, attr)[0], true;
  int64_t count;
  if (!mc_attr_dense_is_splat(ctx, attr)) return false;
  if (!mc_type_num_elements(ctx, mc_attr_value_type(ctx, attr), &count) || count == 0) return false;
  mc_attr_dense_words(ctx, attr, 0, false, out, 1);
  *out &= mask_of(width_of(ctx, mc_attr_value_type(ctx, attr)));
  return true;
}

/* MC_NONE: the type has no such attribute, or out of memory. */
static McAttr attr_of(McContext *ctx, McType type, uint64_t value) {
  uint32_t width = width_of(ctx, type);
  if (width == 0) return (McAttr){MC_NONE};
  value &= mask_of(width);
  if (!mc_type_is_shaped(ctx, type)) return mc_attr_integer(ctx, type, as_signed(value, width));
  uint8_t bytes[8];
  if (!mc_type_has_static_shape(ctx, type)) return (McAttr){MC_NONE};
  if (width == 1 && value != 0) value = 0xFF; /* a splat of single bits is one byte */
  for (uint32_t i = 0; i < 8; i++) bytes[i] = (uint8_t)(value >> 8 * i);
  return mc_attr_dense_elements(ctx, type, bytes, width == 1 ? 1 : (width + 7) / 8, true, NULL);
}

static McFolded to_value(McFold *f, McValue value) {
  f->results[0].value = value;
  return MC_FOLDED;
}

static McFolded to_number(McFold *f, uint64_t value) {
  McAttr attr = attr_of(f->ctx, mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)), value);
  f->results[0].attr = attr;
  return attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

typedef struct Pair { McValue lhs, rhs; uint64_t a, b, ones; uint32_t width; bool has_a, has_b, same; } Pair;

/* Returns false when the operands are wider than 64 bits. */
static bool pair_of(const McFold *f, Pair *p) {
  McContext *ctx = f->ctx;
  p->lhs = mc_op_operand(ctx, f->op, 0);
  p->rhs = mc_op_operand(ctx, f->op, 1);
  p->width = width_of(ctx, mc_value_type(ctx, p->lhs));
  if (p->width == 0) return false;
  p->ones = mask_of(p->width);
  p->has_a = number_of(ctx, f->constants[0], &p->a);
  p->has_b = number_of(ctx, f->constants[1], &p->b);
  p->same = p->lhs.index == p->rhs.index;
  return true;
}

/* The value is operand `i` of an operation of that name; *other: its other operand. */
static bool is_part(const McContext *ctx, McValue value, const char *name, uint32_t i, McValue part, McValue *other) {
  McOp op = mc_value_op(ctx, value);
  if (op.index == MC_NONE || !mc_op_is(ctx, op, name) || mc_op_operand(ctx, op, i).index != part.index) return false;
  *other = mc_op_operand(ctx, op, 1 - i);
  return true;
}

McFolded mc_fold_addi(McFold *f) {
  Pair p;
  McValue other;
  if (!pair_of(f, &p)) return MC_NOT_FOLDED;
  if (p.has_b && p.b == 0) return to_value(f, p.lhs);
  if (is_part(f->ctx, p.lhs, "arith.subi", 1, p.rhs, &other)) return to_value(f, other);
  if (is_part(f->ctx, p.rhs, "arith.subi", 1, p.lhs, &other)) return to_value(f, other);
  return p.has_a && p.has_b ? to_number(f, p.a + p.b) : MC_NOT_FOLDED;
}

McFolded mc_fold_subi(McFold *f) {
  Pair p;
  McValue other;
  if (!pair_of(f, &p)) return MC_NOT_FOLDED;
  if (p.same) return to_number(f, 0);
  if (p.has_b && p.b == 0) return to_value(f, p.lhs);
  if (is_part(f->ctx, p.lhs, "arith.addi", 1, p.rhs, &other)) return to_value(f, other);
  if (is_part(f->ctx, p.lhs, "arith.addi", 0, p.rhs, &other)) return to_value(f, other);
  return p.has_a && p.has_b ? to_number(f, p.a - p.b) : MC_NOT_FOLDED;
}

McFolded mc_fold_muli(McFold *f) {
  Pair p;
  if (!pair_of(f, &p)) return MC_NOT_FOLDED;
  if (p.has_b && p.b == 0) return to_value(f, p.rhs);
  if (p.has_b && p.b == 1) return to_value(f, p.lhs);
  return p.has_a && p.has_b ? to_number(f, p.a * p.b) : MC_NOT_FOLDED;
}

McFolded mc_fold_andi(McFold *f) {
  Pair p;
  if (!pair_of(f, &p)) return MC_NOT_FOLDED;
  if (p.has_b && p.b == 0) return to_value(f, p.rhs);
  if ((p.has_b && p.b == p.ones) || p.same) return to_value(f, p.lhs);
  return p.has_a && p.has_b ? to_number(f, p.a & p.b) : MC_NOT_FOLDED;
}

McFolded mc_fold_ori(McFold *f) {
  Pair p;
  if (!pair_of(f, &p)) return MC_NOT_FOLDED;
  if (p.has_b && p.b == 0) return to_value(f, p.lhs);
  if (p.has_b && p.b == p.ones) return to_value(f, p.rhs);
  if (p.same) return to_value(f, p.lhs);
  return p.has_a && p.has_b ? to_number(f, p.a | p.b) : MC_NOT_FOLDED;
}

McFolded mc_fold_xori(McFold *f) {
  Pair p;
  McValue other;
  if (!pair_of(f, &p)) return MC_NOT_FOLDED;
  if (p.has_b && p.b == 0) return to_value(f, p.lhs);
  if (p.same) return to_number(f, 0);
  if (is_part(f->ctx, p.lhs, "arith.xori", 1, p.rhs, &other)) return to_value(f, other);
  if (is_part(f->ctx, p.lhs, "arith.xori", 0, p.rhs, &other)) return to_value(f, other);
  if (is_part(f->ctx, p.rhs, "arith.xori", 1, p.lhs, &other)) return to_value(f, other);
  if (is_part(f->ctx, p.rhs, "arith.xori", 0, p.lhs, &other)) return to_value(f, other);
  return p.has_a && p.has_b ? to_number(f, p.a ^ p.b) : MC_NOT_FOLDED;
}

/* The predicates of arith.cmpi: eq ne slt sle sgt sge ult ule ugt uge. */
static bool compare(uint64_t predicate, const Pair *p, uint64_t a, uint64_t b) {
  if (predicate >= 2 && predicate < 6) { /* signed: in the order of unsigned ones */
    uint64_t sign = (uint64_t)1 << (p->width - 1);
    a ^= sign;
    b ^= sign;
    predicate += 4;
  }
  switch (predicate) {
    case 0: return a == b;
    case 1: return a != b;
    case 6: return a < b;
    case 7: return a <= b;
    case 8: return a > b;
    default: return a >= b;
  }
}

McFolded mc_fold_cmpi(McFold *f) {
  static const uint8_t swapped[10] = {0, 1, 4, 5, 2, 3, 8, 9, 6, 7};
  McContext *ctx = f->ctx;
  Pair p;
  McAttr attr = mc_attr_named(ctx, f->op, "predicate");
  int64_t predicate = -1;
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_INTEGER || !pair_of(f, &p)) return MC_NOT_FOLDED;
  if (!mc_attr_integer_i64(ctx, attr, &predicate) || predicate < 0 || predicate > 9) return MC_NOT_FOLDED;
  if (p.same) return to_number(f, compare((uint64_t)predicate, &p, 0, 0));
  if (p.width == 1 && p.has_b) {
    if ((predicate == 1 && p.b == 0) || (predicate == 0 && p.b == 1)) return to_value(f, p.lhs);
  }
  if (p.has_a && p.has_b) return to_number(f, compare((uint64_t)predicate, &p, p.a, p.b));
  if (f->constants[0].index == MC_NONE || f->constants[1].index != MC_NONE) return MC_NOT_FOLDED;
  McIdent name = mc_ident(ctx, "predicate", 9);
  McAttr other = mc_attr_integer(ctx, mc_attr_value_type(ctx, attr), swapped[predicate]);
  if (name.index == MC_NONE || other.index == MC_NONE || !mc_op_set_attribute(ctx, f->op, name, other)) {
    return MC_NOT_FOLDED;
  }
  mc_op_set_operand(ctx, f->op, 0, p.rhs);
  mc_op_set_operand(ctx, f->op, 1, p.lhs);
  return MC_FOLDED_IN_PLACE;
}

McFolded mc_fold_select(McFold *f) {
  McContext *ctx = f->ctx;
  McValue yes = mc_op_operand(ctx, f->op, 1), no = mc_op_operand(ctx, f->op, 2);
  uint64_t condition;
  if (yes.index == no.index) return to_value(f, yes);
  if (!number_of(ctx, f->constants[0], &condition)) return MC_NOT_FOLDED;
  return to_value(f, condition != 0 ? yes : no);
}

McOp mc_constant_arith(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {ctx->known[MC_ID_value], value};
  if (mc_attr_value_type(ctx, value).index != type.index) return (McOp){MC_NONE};
  return mc_rw_create(rw, before, &(McRwOp){.name = "arith.constant", .results = &type, .num_results = 1,
                                            .attrs = &named, .num_attrs = 1});
}
