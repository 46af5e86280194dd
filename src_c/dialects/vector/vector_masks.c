/* vector_masks.c - folds and patterns of vector's masks and of reductions and contractions: mlir-opt 22's. */
#include "defs/enums.h"
#include "dialects/vector/vector_fold.h"

/* --- vector.constant_mask, create_mask --- */

McFolded mc_fold_constant_mask(McFold *f) {
  McContext *ctx = f->ctx;
  McInts sizes;
  McType type = mc_vector_result_type(ctx, f->op);
  if (!mc_vector_ints(ctx, f->op, "mask_dim_sizes", 0, &sizes)) return MC_NOT_FOLDED;
  uint32_t rank = mc_type_rank(ctx, type);
  bool all = rank == 0 ? sizes.len == 1 && sizes.ptr[0] == 1 : sizes.len == rank, none = mc_vector_all(&sizes, 0);
  for (uint32_t i = 0; all && i < rank; i++) all = sizes.ptr[i] == mc_type_dim(ctx, type, i);
  mc_ints_fini(ctx, &sizes);
  return all || none ? mc_vector_to_attr(f, mc_vector_splat(ctx, type, mc_attr_bool(ctx, all))) : MC_NOT_FOLDED;
}

/* The number that multiplies vector.vscale in the value. False: it is no such product. */
static bool scale_factor(McContext *ctx, McValue value, int64_t *out) {
  *out = 1;
  if (mc_value_made_by(ctx, value, "vector.vscale").index != MC_NONE) return true;
  McOp product = mc_value_made_by(ctx, value, "arith.muli");
  if (product.index == MC_NONE) return false;
  McValue a = mc_op_operand(ctx, product, 0), b = mc_op_operand(ctx, product, 1);
  if (mc_value_made_by(ctx, a, "vector.vscale").index != MC_NONE) return mc_constant_int(ctx, b, out);
  return mc_value_made_by(ctx, b, "vector.vscale").index != MC_NONE && mc_constant_int(ctx, a, out);
}

/* All sizes are constants. */
bool mc_patterns_create_mask(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_vector_result_type(ctx, op);
  McInts sizes;
  uint32_t n = mc_op_num_operands(ctx, op), rank = mc_type_rank(ctx, type);
  if (!mc_ints_init(ctx, &sizes, n, NULL)) return mc_rw_fail(rw);
  bool ok = true, empty = false;
  for (uint32_t i = 0; ok && i < n; i++) {
    int64_t size, whole = i < rank ? mc_type_dim(ctx, type, i) : 1;
    McValue value = mc_op_operand(ctx, op, i);
    if (mc_constant_int(ctx, value, &size)) ok = i >= rank || !mc_type_dim_scalable(ctx, type, i) || size < 0;
    else ok = scale_factor(ctx, value, &size) && size >= whole;
    sizes.ptr[i] = !ok || size < 0 ? 0 : size > whole ? whole : size;
    empty |= sizes.ptr[i] == 0;
  }
  for (uint32_t i = 0; ok && empty && i < n; i++) sizes.ptr[i] = 0;
  ok = ok && mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.constant_mask", .type = type,
                                                     .attr = "mask_dim_sizes",
                                                     .value = mc_i64_array_attr(ctx, sizes.ptr, n)});
  mc_ints_fini(ctx, &sizes);
  return ok;
}

/* --- vector.mask --- */

/* The operation in a mask; MC_NONE: there is only what yields values. */
static McOp masked_op(const McContext *ctx, McOp mask) {
  McOp first = mc_block_first_op(ctx, mc_region_first_block(ctx, mc_op_region(ctx, mask, 0)));
  return first.index == MC_NONE || mc_op_next(ctx, first).index == MC_NONE ? (McOp){MC_NONE} : first;
}

/* A mask that lets everything through gives way to what it masks. */
bool mc_fold_pattern_mask(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  bool is_empty = masked_op(ctx, op).index == MC_NONE;
  bool needless = is_empty ? mc_op_num_operands(ctx, op) == 1
                           : mc_vector_mask_format(ctx, mc_op_operand(ctx, op, 0)) == MC_MASK_ALL_TRUE;
  return needless && mc_rw_replace_by_region(rw, op, mc_op_region(ctx, op, 0), NULL, 0);
}

/* A mask around nothing, with a value for what is masked out. */
bool mc_patterns_mask(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp yield = mc_block_last_op(ctx, mc_region_first_block(ctx, mc_op_region(ctx, op, 0)));
  if (masked_op(ctx, op).index != MC_NONE || mc_op_num_operands(ctx, op) < 2) return false;
  if (yield.index == MC_NONE || mc_op_num_operands(ctx, yield) != 1 || mc_op_num_results(ctx, op) != 1) return false;
  McValue operands[3] = {mc_op_operand(ctx, op, 0), mc_op_operand(ctx, yield, 0), mc_op_operand(ctx, op, 1)};
  return mc_vector_replace(rw, op, &(McVectorOp){.name = "arith.select", .operands = operands, .num_operands = 3,
                                                 .type = mc_vector_result_type(ctx, op)});
}

/* --- reductions --- */

/* The mask around an operation; MC_NONE: there is none. */
static McOp mask_around(const McContext *ctx, McOp op) {
  McOp parent = mc_op_parent(ctx, op);
  return parent.index != MC_NONE && mc_op_is(ctx, parent, "vector.mask") ? parent : (McOp){MC_NONE};
}

/* The operation of arith that combines two values, by vector's kind. */
static const char *combining(McContext *ctx, McOp op, McType element) {
  static const char *const names[][2] = {
      {"arith.addi", "arith.addf"}, {"arith.muli", "arith.mulf"}, {"arith.minui", NULL}, {"arith.minsi", NULL},
      {NULL, "arith.minnumf"}, {"arith.maxui", NULL}, {"arith.maxsi", NULL}, {NULL, "arith.maxnumf"},
      {"arith.andi", NULL}, {"arith.ori", NULL}, {"arith.xori", NULL}, {NULL, "arith.minimumf"},
      {NULL, "arith.maximumf"},
  };
  McAttr kind = mc_attr_named(ctx, op, "kind");
  if (kind.index == MC_NONE || mc_kind(ctx, kind.index) != MC_ATTR_DEFINED) return NULL;
  uint64_t value = mc_enum_attr_value(ctx, kind);
  return value < MC_COUNT(names) ? names[value][mc_is_float(ctx, element)] : NULL;
}

/* `value` combined with `acc` in front of `before`, where the mask is set; elsewhere `other`. */
typedef struct Combined { const char *name; McValue operands[2], mask, other; McAttr fastmath; } Combined;
static McValue combine(McRewriter *rw, McOp before, McLoc loc, const Combined *made) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_value_type(ctx, made->operands[0]);
  bool flags = made->fastmath.index != MC_NONE && mc_is_float(ctx, mc_element_or_self(ctx, type));
  McValue value = mc_vector_make(rw, before, loc, &(McVectorOp){.name = made->name, .operands = made->operands,
                                                                .num_operands = 2, .type = type,
                                                                .attr = flags ? "fastmath" : NULL,
                                                                .value = made->fastmath});
  if (value.index == MC_NONE || made->mask.index == MC_NONE) return value;
  McValue operands[3] = {made->mask, value, made->other};
  return mc_vector_make(rw, before, loc, &(McVectorOp){.name = "arith.select", .operands = operands,
                                                       .num_operands = 3, .type = type});
}

/* A reduction of one element. */
bool mc_patterns_reduction(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp root = mask_around(ctx, op);
  McValue source = mc_op_operand(ctx, op, 0), mask = {MC_NONE};
  McType type = mc_value_type(ctx, source);
  McLoc loc = mc_op_loc(ctx, op);
  const int64_t zero = 0;
  uint32_t rank = mc_type_rank(ctx, type);
  if (rank > 1 || (rank == 1 && mc_type_dim(ctx, type, 0) != 1)) return false;
  bool accumulates = mc_op_num_operands(ctx, op) > 1;
  Combined made = {.name = combining(ctx, op, mc_type_element(ctx, type)), .mask = {MC_NONE}};
  if (accumulates && made.name == NULL) return false;
  if (root.index != MC_NONE) {
    mask = mc_op_operand(ctx, root, 0);
    mask = mc_vector_extract(rw, root, loc, mask, &zero, mc_vector_rank(ctx, mc_value_type(ctx, mask)));
    if (mask.index == MC_NONE) return false;
  } else {
    root = op;
  }
  McValue value = mc_vector_extract(rw, root, loc, source, &zero, rank);
  if (accumulates && value.index != MC_NONE) {
    made.operands[0] = value;
    made.operands[1] = made.other = mc_op_operand(ctx, op, 1);
    made.mask = mask;
    made.fastmath = mc_attr_named(ctx, op, "fastmath");
    value = combine(rw, root, loc, &made);
  }
  return mc_rw_replace_one(rw, root, value);
}

McFolded mc_fold_multi_reduction(McFold *f) {
  McInts dims;
  if (!mc_vector_ints(f->ctx, f->op, "reduction_dims", 0, &dims)) return MC_NOT_FOLDED;
  bool none = dims.len == 0 && mc_vector_rank(f->ctx, mc_vector_operand_type(f->ctx, f->op, 0)) == 1;
  mc_ints_fini(f->ctx, &dims);
  return none ? mc_vector_to_value(f, mc_vector_operand(f, 0)) : MC_NOT_FOLDED;
}

/* The value without dimensions of size 1: a vector of that type, or its only element when it is MC_NONE. */
static McValue without_ones(McRewriter *rw, McOp before, McLoc loc, McValue value, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  if (type.index != MC_NONE) {
    return mc_vector_make(rw, before, loc, &(McVectorOp){.name = "vector.shape_cast", .operands = &value,
                                                         .num_operands = 1, .type = type});
  }
  McInts zeros;
  uint32_t rank = mc_vector_rank(ctx, mc_value_type(ctx, value));
  if (!mc_ints_init(ctx, &zeros, rank, NULL)) return mc_rw_fail(rw), (McValue){MC_NONE};
  for (uint32_t i = 0; i < rank; i++) zeros.ptr[i] = 0;
  value = mc_vector_extract(rw, before, loc, value, zeros.ptr, rank);
  mc_ints_fini(ctx, &zeros);
  return value;
}

/* Only dimensions of size 1 are reduced. */
bool mc_patterns_multi_reduction(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McInts dims;
  McOp root = mask_around(ctx, op);
  McValue source = mc_op_operand(ctx, op, 0), none = {MC_NONE};
  McType type = mc_value_type(ctx, source), result = mc_vector_result_type(ctx, op), cut = result;
  Combined made = {.name = combining(ctx, op, mc_type_element(ctx, type)), .mask = none, .fastmath = {MC_NONE}};
  if (made.name == NULL || !mc_vector_ints(ctx, op, "reduction_dims", 0, &dims)) return false;
  bool ok = true;
  for (uint32_t i = 0; ok && i < dims.len; i++) ok = mc_type_dim(ctx, type, (uint32_t)dims.ptr[i]) == 1;
  mc_ints_fini(ctx, &dims);
  if (!ok) return false;
  McLoc loc = mc_op_loc(ctx, op);
  if (!mc_is_vector(ctx, result)) cut.index = MC_NONE;
  if (root.index != MC_NONE) {
    McType bits = cut.index == MC_NONE ? cut : mc_type_with_element(ctx, cut, mc_type_integer(ctx, 1, MC_SIGNLESS));
    made.mask = without_ones(rw, root, loc, mc_op_operand(ctx, root, 0), bits);
    if (made.mask.index == MC_NONE) return mc_rw_fail(rw);
  } else {
    root = op;
  }
  made.operands[0] = mc_op_operand(ctx, op, 1);
  made.operands[1] = made.other = without_ones(rw, root, loc, source, cut);
  McValue value = made.other.index == MC_NONE ? none : combine(rw, root, loc, &made);
  return mc_rw_replace_one(rw, root, value);
}

/* --- vector.contract --- */

/* A contraction that adds to 0 adds to `other` instead. */
static bool contract_onto(McRewriter *rw, McOp op, McValue contraction, McValue other) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp contract = mc_value_made_by(ctx, contraction, "vector.contract");
  if (contract.index == MC_NONE) return false;
  McOp constant = mc_value_made_by(ctx, mc_op_operand(ctx, contract, 2), "arith.constant");
  if (constant.index == MC_NONE) return false;
  McAttr zero = mc_attr_zero(ctx, mc_vector_operand_type(ctx, contract, 2));
  if (zero.index == MC_NONE || mc_constant_attr(ctx, constant).index != zero.index) return false;
  McValue operands[3] = {mc_op_operand(ctx, contract, 0), mc_op_operand(ctx, contract, 1), other};
  McType type = mc_vector_result_type(ctx, contract);
  McOp made = mc_rw_create_state(rw, op, &(McOpState){.name = mc_op_get_name(ctx, contract),
                                                      .loc = mc_op_loc(ctx, contract), .operands = operands,
                                                      .num_operands = 3, .results = &type, .num_results = 1,
                                                      .attrs = mc_op_attrs(ctx, contract),
                                                      .properties = mc_op_properties(ctx, contract)});
  return mc_rw_replace_by(rw, op, made);
}

bool mc_patterns_contract_add(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue a = mc_op_operand(ctx, op, 0), b = mc_op_operand(ctx, op, 1);
  return contract_onto(rw, op, a, b) || contract_onto(rw, op, b, a);
}
