/* complex_fold.c - folds and patterns of the complex dialect: mlir-opt 22's, in its order. */
#include "dialects/complex/complex.def"
#include "dialects/shared/constants.h"
#include "transform/numbers.h"

McOp mc_constant_complex(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {ctx->known[MC_ID_value], value};
  bool is_pair = mc_kind(ctx, value.index) == MC_ATTR_ARRAY && mc_kind(ctx, type.index) == MC_TYPE_COMPLEX;
  if (!is_pair) return mc_constant_arith(rw, value, type, before);
  return mc_rw_create(rw, before, &(McRwOp){.name = "complex.constant", .results = &type, .num_results = 1,
                                            .attrs = &named, .num_attrs = 1});
}

static McOp source(const McContext *ctx, McOp op, uint32_t i, const char *name) {
  McOp made = mc_value_op(ctx, mc_op_operand(ctx, op, i));
  return made.index != MC_NONE && made.index != op.index && mc_op_is(ctx, made, name) ? made : (McOp){MC_NONE};
}

static McFolded to_value(McFold *f, McValue value) {
  bool same = mc_value_type(f->ctx, value).index == mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)).index;
  if (!same) return MC_NOT_FOLDED;
  f->results[0].value = value;
  return MC_FOLDED;
}

/* Operand number `i` of the operation of that name that makes the first operand. */
static McFolded to_source(McFold *f, const char *name, uint32_t i) {
  McOp made = source(f->ctx, f->op, 0, name);
  return made.index == MC_NONE ? MC_NOT_FOLDED : to_value(f, mc_op_operand(f->ctx, made, i));
}

/* The second operand is a constant with the imaginary part 0 and that real part. */
static bool is_real(const McFold *f, double real) {
  McContext *ctx = f->ctx;
  McAttr value = f->constants[1];
  double parts[2];
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_ARRAY || mc_attr_array_size(ctx, value) != 2) {
    return false;
  }
  for (uint32_t i = 0; i < 2; i++) {
    McAttr part = mc_attr_array_get(ctx, value, i);
    if (mc_kind(ctx, part.index) != MC_ATTR_FLOAT || !mc_attr_double(ctx, part, &parts[i])) return false;
  }
  return parts[0] == real && parts[1] == 0;
}

McFolded mc_fold_complex_add(McFold *f) {
  for (uint32_t i = 0; i < 2; i++) {
    McOp sub = source(f->ctx, f->op, i, "complex.sub");
    bool undone = sub.index != MC_NONE &&
                  mc_op_operand(f->ctx, f->op, 1 - i).index == mc_op_operand(f->ctx, sub, 1).index;
    if (undone) return to_value(f, mc_op_operand(f->ctx, sub, 0));
  }
  return is_real(f, 0) ? to_value(f, mc_op_operand(f->ctx, f->op, 0)) : MC_NOT_FOLDED;
}

McFolded mc_fold_complex_sub(McFold *f) {
  McOp add = source(f->ctx, f->op, 0, "complex.add");
  bool undone = add.index != MC_NONE && mc_op_operand(f->ctx, f->op, 1).index == mc_op_operand(f->ctx, add, 1).index;
  if (undone) return to_value(f, mc_op_operand(f->ctx, add, 0));
  return is_real(f, 0) ? to_value(f, mc_op_operand(f->ctx, f->op, 0)) : MC_NOT_FOLDED;
}

McFolded mc_fold_complex_times_one(McFold *f) {
  return is_real(f, 1) ? to_value(f, mc_op_operand(f->ctx, f->op, 0)) : MC_NOT_FOLDED;
}

McFolded mc_fold_complex_neg(McFold *f) { return to_source(f, "complex.neg", 0); }
McFolded mc_fold_complex_conj(McFold *f) { return to_source(f, "complex.conj", 0); }
McFolded mc_fold_complex_log(McFold *f) { return to_source(f, "complex.exp", 0); }
McFolded mc_fold_complex_exp(McFold *f) { return to_source(f, "complex.log", 0); }
McFolded mc_fold_complex_bitcast(McFold *f) { return to_value(f, mc_op_operand(f->ctx, f->op, 0)); }

McFolded mc_fold_complex_create(McFold *f) {
  McOp re = source(f->ctx, f->op, 0, "complex.re"), im = source(f->ctx, f->op, 1, "complex.im");
  if (re.index == MC_NONE || im.index == MC_NONE) return MC_NOT_FOLDED;
  McValue whole = mc_op_operand(f->ctx, re, 0);
  return whole.index == mc_op_operand(f->ctx, im, 0).index ? to_value(f, whole) : MC_NOT_FOLDED;
}

static McFolded fold_part(McFold *f, uint32_t i) {
  McAttr value = f->constants[0];
  if (value.index == MC_NONE || mc_kind(f->ctx, value.index) != MC_ATTR_ARRAY ||
      mc_attr_array_size(f->ctx, value) != 2) {
    return to_source(f, "complex.create", i);
  }
  f->results[0].attr = mc_attr_array_get(f->ctx, value, i);
  return MC_FOLDED;
}

McFolded mc_fold_complex_re(McFold *f) { return fold_part(f, 0); }
McFolded mc_fold_complex_im(McFold *f) { return fold_part(f, 1); }

static bool replace(McRewriter *rw, McOp op, const char *name, McValue value) {
  McType type = mc_value_type(mc_rw_ctx(rw), mc_op_result(mc_rw_ctx(rw), op, 0));
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = name, .operands = &value, .num_operands = 1, .results = &type,
                                             .num_results = 1});
  return mc_rw_replace_by(rw, op, made);
}

/* A part of the negative of a number made from parts. */
static bool negative_part(McRewriter *rw, McOp op, uint32_t i) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp neg = source(ctx, op, 0, "complex.neg");
  McOp create = neg.index == MC_NONE ? neg : source(ctx, neg, 0, "complex.create");
  return create.index != MC_NONE && replace(rw, op, "arith.negf", mc_op_operand(ctx, create, i));
}

bool mc_patterns_complex_re(McRewriter *rw, McOp op) { return negative_part(rw, op, 0); }
bool mc_patterns_complex_im(McRewriter *rw, McOp op) { return negative_part(rw, op, 1); }

bool mc_patterns_complex_bitcast(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp first = source(ctx, op, 0, "complex.bitcast"), other = source(ctx, op, 0, "arith.bitcast");
  if (first.index == MC_NONE && other.index == MC_NONE) return false;
  McValue value = mc_op_operand(ctx, first.index == MC_NONE ? other : first, 0);
  bool is_complex = mc_kind(ctx, mc_value_type(ctx, value).index) == MC_TYPE_COMPLEX ||
                    mc_kind(ctx, mc_value_type(ctx, mc_op_result(ctx, op, 0)).index) == MC_TYPE_COMPLEX;
  return replace(rw, op, is_complex || first.index == MC_NONE ? "complex.bitcast" : "arith.bitcast", value);
}

bool mc_patterns_bitcast_of_complex(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp first = source(ctx, op, 0, "complex.bitcast");
  if (first.index == MC_NONE) return false;
  McValue value = mc_op_operand(ctx, first, 0);
  if (mc_kind(ctx, mc_value_type(ctx, value).index) != MC_TYPE_COMPLEX) return false;
  return replace(rw, op, "complex.bitcast", value);
}
