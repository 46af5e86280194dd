/* vector_fold.c - folds and patterns of vector's operations on whole vectors, and what passes read about them:
 * mlir-opt 22's, in its order.
 */
#include "dialects/vector/vector_fold.h"

bool mc_speculation_transfer(McContext *ctx, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    McKind kind = mc_kind(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, i)).index);
    if (kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF) return false;
  }
  return true;
}

MC_INLINE McOp source_made_by(const McContext *ctx, McOp op, const char *name) {
  return mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), name);
}

static bool is_poison(const McContext *ctx, McAttr attr) {
  return attr.index != MC_NONE && mc_attr_is_poison(ctx, attr);
}

/* --- vector.broadcast --- */

/* A shape cast in front of it, which only adds or removes leading ones, is not needed. */
static bool skip_shape_cast(McContext *ctx, McOp op) {
  McOp cast = source_made_by(ctx, op, "vector.shape_cast");
  if (cast.index == MC_NONE) return false;
  McType from = mc_vector_operand_type(ctx, cast, 0), to = mc_vector_result_type(ctx, cast);
  if (!mc_vector_can_broadcast(ctx, from, mc_vector_result_type(ctx, op))) return false;
  uint32_t a = mc_vector_rank(ctx, from), b = mc_vector_rank(ctx, to);
  for (uint32_t i = 1; i <= a && i <= b; i++) {
    if (mc_type_dim(ctx, from, a - i) != mc_type_dim(ctx, to, b - i)) return false;
  }
  mc_op_set_operand(ctx, op, 0, mc_op_operand(ctx, cast, 0));
  return true;
}

McFolded mc_fold_vector_broadcast(McFold *f) {
  McContext *ctx = f->ctx;
  McType type = mc_vector_result_type(ctx, f->op);
  McAttr source = f->constants[0];
  if (mc_vector_operand_type(ctx, f->op, 0).index == type.index) return mc_vector_to_value(f, mc_vector_operand(f, 0));
  if (skip_shape_cast(ctx, f->op)) return MC_FOLDED_IN_PLACE;
  if (is_poison(ctx, source)) return mc_vector_to_attr(f, source);
  if (mc_vector_is_dense(ctx, source)) {
    bool splat = mc_attr_dense_is_splat(ctx, source);
    return splat ? mc_vector_to_attr(f, mc_vector_reshaped(ctx, source, type)) : MC_NOT_FOLDED;
  }
  return mc_vector_to_attr(f, mc_vector_splat(ctx, type, source));
}

bool mc_patterns_vector_broadcast(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp inner = source_made_by(ctx, op, "vector.broadcast");
  return inner.index != MC_NONE && mc_vector_replace_by(rw, op, "vector.broadcast", mc_op_operand(ctx, inner, 0));
}

/* --- vector.transpose --- */

/* Only dimensions of size 1 change their places. */
static bool keeps_order(McContext *ctx, McOp transpose) {
  McInts order;
  McType type = mc_vector_operand_type(ctx, transpose, 0);
  if (!mc_vector_ints(ctx, transpose, "permutation", 0, &order)) return false;
  int64_t last = 0;
  bool ok = true;
  for (uint32_t i = 0; ok && i < order.len; i++) {
    uint32_t dim = (uint32_t)order.ptr[i];
    if (mc_type_dim(ctx, type, dim) == 1 && !mc_type_dim_scalable(ctx, type, dim)) continue;
    ok = dim >= last;
    last = dim;
  }
  mc_ints_fini(ctx, &order);
  return ok;
}

McFolded mc_fold_vector_transpose(McFold *f) {
  McContext *ctx = f->ctx;
  McType type = mc_vector_result_type(ctx, f->op);
  McAttr source = f->constants[0];
  if (mc_vector_is_dense(ctx, source) && mc_attr_dense_is_splat(ctx, source)) {
    return mc_vector_to_attr(f, mc_vector_reshaped(ctx, source, type));
  }
  if (is_poison(ctx, source)) return mc_vector_to_attr(f, source);
  bool same = mc_vector_operand_type(ctx, f->op, 0).index == type.index && keeps_order(ctx, f->op);
  return same ? mc_vector_to_value(f, mc_vector_operand(f, 0)) : MC_NOT_FOLDED;
}

/* A mask whose sizes are in another order. */
static bool transpose_of_mask(McRewriter *rw, McOp op, const McInts *order) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_vector_result_type(ctx, op);
  McOp mask = source_made_by(ctx, op, "vector.create_mask");
  if (order->len == 0) return false;
  if (mask.index != MC_NONE && mc_op_num_operands(ctx, mask) == order->len) {
    McValueList sizes = {0};
    bool ok = true;
    for (uint32_t i = 0; ok && i < order->len; i++) {
      ok = mc_array_push(&ctx->alloc, &sizes, mc_op_operand(ctx, mask, (uint32_t)order->ptr[i]));
    }
    ok = ok ? mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.create_mask", .operands = sizes.ptr,
                                                      .num_operands = sizes.len, .type = type})
            : mc_rw_fail(rw);
    mc_array_fini(&ctx->alloc, &sizes);
    return ok;
  }
  McInts have, sizes;
  mask = source_made_by(ctx, op, "vector.constant_mask");
  if (mask.index == MC_NONE || !mc_vector_ints(ctx, mask, "mask_dim_sizes", 0, &have)) return false;
  bool ok = have.len == order->len && mc_ints_init(ctx, &sizes, order->len, NULL);
  if (ok) {
    for (uint32_t i = 0; i < order->len; i++) sizes.ptr[i] = have.ptr[order->ptr[i]];
    ok = mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.constant_mask", .type = type,
                                                 .attr = "mask_dim_sizes",
                                                 .value = mc_i64_array_attr(ctx, sizes.ptr, order->len)});
    mc_ints_fini(ctx, &sizes);
  }
  mc_ints_fini(ctx, &have);
  return ok;
}

static bool transpose_of_transpose(McRewriter *rw, McOp op, McInts *order) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp inner = source_made_by(ctx, op, "vector.transpose");
  McInts first;
  if (inner.index == MC_NONE || !mc_vector_ints(ctx, inner, "permutation", 0, &first)) return false;
  bool ok = first.len == order->len;
  if (ok) {
    McValue source = mc_op_operand(ctx, inner, 0);
    for (uint32_t i = 0; i < order->len; i++) order->ptr[i] = first.ptr[order->ptr[i]];
    ok = mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.transpose", .operands = &source, .num_operands = 1,
                                                 .type = mc_vector_result_type(ctx, op), .attr = "permutation",
                                                 .value = mc_i64_array_attr(ctx, order->ptr, order->len)});
  }
  mc_ints_fini(ctx, &first);
  return ok;
}

/* Dimensions change their places only within groups that the broadcast keeps together. */
static bool moves_within_groups(const McContext *ctx, McType input, uint32_t more, const McInts *order) {
  uint32_t low = 0, rank = mc_vector_rank(ctx, input);
  for (uint32_t i = 0; i < rank; i++) {
    bool not_one = mc_type_dim(ctx, input, i) != 1, after = i != 0 && mc_type_dim(ctx, input, i - 1) != 1;
    if (!not_one && !after) continue;
    uint32_t high = i + more;
    for (uint32_t k = low; k < high; k++) {
      if (order->ptr[k] < low || order->ptr[k] >= high) return false;
    }
    low = high;
  }
  return true;
}

static bool simplify_transpose(McRewriter *rw, McOp op, McInts *order) {
  McContext *ctx = mc_rw_ctx(rw);
  if (transpose_of_mask(rw, op, order)) return true;
  McOp cast = source_made_by(ctx, op, "vector.shape_cast");
  if (cast.index != MC_NONE && keeps_order(ctx, op)) {
    return mc_vector_replace_by(rw, op, "vector.shape_cast", mc_op_operand(ctx, cast, 0));
  }
  if (transpose_of_transpose(rw, op, order)) return true;
  McOp broadcast = source_made_by(ctx, op, "vector.broadcast");
  if (broadcast.index == MC_NONE) return false;
  McType input = mc_vector_operand_type(ctx, broadcast, 0);
  bool ok = !mc_is_vector(ctx, input) || moves_within_groups(ctx, input, order->len - mc_type_rank(ctx, input), order);
  return ok && mc_vector_replace_by(rw, op, "vector.broadcast", mc_op_operand(ctx, broadcast, 0));
}

bool mc_patterns_vector_transpose(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McInts order;
  if (!mc_vector_ints(ctx, op, "permutation", 0, &order)) return false;
  bool changed = simplify_transpose(rw, op, &order);
  mc_ints_fini(ctx, &order);
  return changed;
}

/* --- vector.shape_cast --- */

McFolded mc_fold_vector_shape_cast(McFold *f) {
  McContext *ctx = f->ctx;
  McType type = mc_vector_result_type(ctx, f->op);
  McAttr source = f->constants[0];
  if (mc_vector_operand_type(ctx, f->op, 0).index == type.index) return mc_vector_to_value(f, mc_vector_operand(f, 0));
  McOp inner = source_made_by(ctx, f->op, "vector.shape_cast");
  McOp transpose = source_made_by(ctx, f->op, "vector.transpose");
  if (transpose.index != MC_NONE && keeps_order(ctx, transpose)) inner = transpose;
  if (inner.index != MC_NONE) {
    mc_op_set_operand(ctx, f->op, 0, mc_op_operand(ctx, inner, 0));
    return MC_FOLDED_IN_PLACE;
  }
  McOp broadcast = source_made_by(ctx, f->op, "vector.broadcast");
  if (broadcast.index != MC_NONE && mc_vector_operand_type(ctx, broadcast, 0).index == type.index) {
    return mc_vector_to_value(f, mc_op_operand(ctx, broadcast, 0));
  }
  if (is_poison(ctx, source)) return mc_vector_to_attr(f, source);
  return mc_vector_is_dense(ctx, source) ? mc_vector_to_attr(f, mc_vector_reshaped(ctx, source, type)) : MC_NOT_FOLDED;
}

/* How many of the last dimensions are 1 and missing in `to`, which is otherwise the same; 0: it is not. */
static uint32_t dropped_ones(McContext *ctx, McType from, McType to) {
  uint32_t rank = mc_type_rank(ctx, from), left = rank;
  while (left > 1 && mc_type_dim(ctx, from, left - 1) == 1 && !mc_type_dim_scalable(ctx, from, left - 1)) left--;
  if (mc_type_rank(ctx, to) != left) return 0;
  for (uint32_t i = 0; i < left; i++) {
    if (mc_type_dim(ctx, from, i) != mc_type_dim(ctx, to, i) ||
        mc_type_dim_scalable(ctx, from, i) != mc_type_dim_scalable(ctx, to, i)) {
      return 0;
    }
  }
  return rank - left;
}

/* A mask without its last dimensions, for which its size is 1. */
static bool shape_cast_of_mask(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McType from = mc_vector_operand_type(ctx, op, 0), to = mc_vector_result_type(ctx, op);
  uint32_t rank = mc_type_rank(ctx, from), drops = rank == 0 ? 0 : dropped_ones(ctx, from, to);
  McOp mask = source_made_by(ctx, op, "vector.create_mask");
  if (drops == 0) return false;
  if (mask.index != MC_NONE) {
    McValueList sizes = {0};
    for (uint32_t i = rank - drops; i < rank; i++) {
      int64_t size;
      if (!mc_constant_int(ctx, mc_op_operand(ctx, mask, i), &size) || size != 1) return false;
    }
    bool ok = mc_rw_operands(rw, mask, 0, rank - drops, &sizes) &&
              mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.create_mask", .operands = sizes.ptr,
                                                      .num_operands = sizes.len, .type = to});
    mc_array_fini(&ctx->alloc, &sizes);
    return ok;
  }
  McInts sizes;
  mask = source_made_by(ctx, op, "vector.constant_mask");
  if (mask.index == MC_NONE || !mc_vector_ints(ctx, mask, "mask_dim_sizes", 0, &sizes)) return false;
  bool ok = sizes.len == rank;
  for (uint32_t i = rank - drops; ok && i < rank; i++) ok = sizes.ptr[i] == 1;
  ok = ok && mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.constant_mask", .type = to,
                                                     .attr = "mask_dim_sizes",
                                                     .value = mc_i64_array_attr(ctx, sizes.ptr, rank - drops)});
  mc_ints_fini(ctx, &sizes);
  return ok;
}

bool mc_patterns_vector_shape_cast(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  if (shape_cast_of_mask(rw, op)) return true;
  McOp broadcast = source_made_by(ctx, op, "vector.broadcast");
  if (broadcast.index == MC_NONE) return false;
  McValue source = mc_op_operand(ctx, broadcast, 0);
  McType from = mc_value_type(ctx, source), to = mc_vector_result_type(ctx, op);
  bool is_vector = mc_is_vector(ctx, from);
  if (is_vector && mc_vector_count(ctx, from) == mc_vector_count(ctx, to)) {
    return mc_vector_replace_by(rw, op, "vector.shape_cast", source);
  }
  bool can = !is_vector || mc_vector_can_broadcast(ctx, from, to);
  return can && mc_vector_replace_by(rw, op, "vector.broadcast", source);
}

/* --- vector.bitcast --- */

/* The bits of a splat repeated, for a wider element type. MC_NONE: it is none of that kind. */
static McAttr repeat_bits(McContext *ctx, McAttr source, McType type) {
  McType from = mc_type_element(ctx, mc_attr_value_type(ctx, source)), to = mc_type_element(ctx, type);
  McAttr none = {MC_NONE};
  McNumber n, wide, part;
  if (!mc_attr_number(ctx, source, &n)) return none;
  uint32_t width = mc_number_width(ctx, from), wider = mc_number_width(ctx, to);
  if (mc_is_float(ctx, from)) {
    bool ok = mc_type_float_kind(ctx, from) == MC_F16 && mc_is_float(ctx, to) &&
              mc_type_float_kind(ctx, to) == MC_F32;
    if (!ok) return none;
  } else if (mc_kind(ctx, to.index) != MC_TYPE_INTEGER || mc_kind(ctx, from.index) != MC_TYPE_INTEGER) {
    return none;
  }
  if (width == 0 || wider <= width || wider % width != 0) return none;
  mc_number_init(&wide, wider);
  mc_number_init(&part, wider);
  mc_number_extend(&part, &n, false);
  for (uint32_t i = 0; i < wider / width; i++) {
    mc_number_shift_left(&wide, &wide, width);
    mc_number_add(&wide, &wide, &part); /* its low bits are 0 */
  }
  return mc_attr_of_number(ctx, type, &wide);
}

McFolded mc_fold_vector_bitcast(McFold *f) {
  McContext *ctx = f->ctx;
  McType type = mc_vector_result_type(ctx, f->op);
  if (mc_vector_operand_type(ctx, f->op, 0).index == type.index) return mc_vector_to_value(f, mc_vector_operand(f, 0));
  McOp inner = source_made_by(ctx, f->op, "vector.bitcast");
  if (inner.index != MC_NONE) {
    McValue source = mc_op_operand(ctx, inner, 0);
    if (mc_value_type(ctx, source).index == type.index) return mc_vector_to_value(f, source);
    mc_op_set_operand(ctx, f->op, 0, source);
    return MC_FOLDED_IN_PLACE;
  }
  McAttr source = f->constants[0];
  if (is_poison(ctx, source)) return mc_vector_to_attr(f, source);
  bool splat = mc_vector_is_dense(ctx, source) && mc_attr_dense_is_splat(ctx, source);
  return splat ? mc_vector_to_attr(f, repeat_bits(ctx, source, type)) : MC_NOT_FOLDED;
}

/* --- vector.shuffle --- */

static bool counts_from(const McInts *mask, int64_t first, int64_t count) {
  for (uint32_t i = 0; i < mask->len; i++) {
    if (mask->ptr[i] != first + i) return false;
  }
  return mask->len == count;
}

/* Two constants of rank 1, one of which may be poison: then, and for -1, it is the first element of the other. */
static McAttr shuffle_constants(McContext *ctx, McOp op, const McInts *mask, McAttr first, McAttr second) {
  McElements e;
  int64_t size = mc_type_dim(ctx, mc_vector_operand_type(ctx, op, 0), 0);
  bool no_first = is_poison(ctx, first), no_second = is_poison(ctx, second);
  McAttr any = no_first ? second : first, none = {MC_NONE};
  if ((!no_first && !mc_vector_is_dense(ctx, first)) || (!no_second && !mc_vector_is_dense(ctx, second))) return none;
  if (!mc_elements_init(ctx, &e, mc_vector_result_type(ctx, op))) return none;
  for (uint32_t i = 0; i < mask->len; i++) {
    int64_t at = mask->ptr[i];
    bool poison = at < 0 || (at < size ? no_first : no_second);
    if (poison) mc_elements_put(&e, i, any, 0);
    else if (at < size) mc_elements_put(&e, i, first, (uint64_t)at);
    else mc_elements_put(&e, i, second, (uint64_t)(at - size));
  }
  return mc_elements_done(&e);
}

McFolded mc_fold_vector_shuffle(McFold *f) {
  McContext *ctx = f->ctx;
  McInts mask;
  McType first = mc_vector_operand_type(ctx, f->op, 0), second = mc_vector_operand_type(ctx, f->op, 1);
  if (mc_vector_rank(ctx, first) == 0 || !mc_vector_ints(ctx, f->op, "mask", 0, &mask)) return MC_NOT_FOLDED;
  int64_t size = mc_type_dim(ctx, first, 0);
  McAttr a = f->constants[0], b = f->constants[1];
  McFolded folded = MC_NOT_FOLDED;
  if (counts_from(&mask, 0, size)) {
    folded = mc_vector_to_value(f, mc_vector_operand(f, 0));
  } else if (counts_from(&mask, size, mc_type_dim(ctx, second, 0))) {
    folded = mc_vector_to_value(f, mc_vector_operand(f, 1));
  } else if (a.index != MC_NONE && b.index != MC_NONE) {
    if (is_poison(ctx, a) && is_poison(ctx, b)) folded = mc_vector_to_attr(f, a);
    else if (mc_type_rank(ctx, first) == 1) folded = mc_vector_to_attr(f, shuffle_constants(ctx, f->op, &mask, a, b));
  }
  mc_ints_fini(ctx, &mask);
  return folded;
}

/* An element of each vector in turn. */
static bool interleaves(McContext *ctx, McOp op, const McInts *mask) {
  McType type = mc_vector_operand_type(ctx, op, 0);
  bool fits = type.index == mc_vector_operand_type(ctx, op, 1).index && mc_vector_rank(ctx, type) <= 1 &&
              mc_vector_rank(ctx, mc_vector_result_type(ctx, op)) == 1 &&
              2 * mc_vector_count(ctx, type) == (int64_t)mask->len;
  for (uint32_t i = 0; fits && i < mask->len; i++) fits = mask->ptr[i] == i / 2 + (i % 2) * (mask->len / 2);
  return fits;
}

bool mc_patterns_vector_shuffle(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue operands[2] = {mc_op_operand(ctx, op, 0), mc_op_operand(ctx, op, 1)};
  McValue splat = mc_vector_splat_source(ctx, operands[0]);
  McInts mask;
  if (splat.index != MC_NONE && mc_vector_splat_source(ctx, operands[1]).index == splat.index) {
    return mc_vector_replace_by(rw, op, "vector.broadcast", splat);
  }
  if (!mc_vector_ints(ctx, op, "mask", 0, &mask)) return false;
  bool changed = false;
  if (interleaves(ctx, op, &mask)) {
    changed = mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.interleave", .operands = operands,
                                                      .num_operands = 2, .type = mc_vector_result_type(ctx, op)});
  } else if (mask.len == 1 && mc_vector_rank(ctx, mc_value_type(ctx, operands[0])) == 0) {
    changed = mc_vector_replace_by(rw, op, "vector.broadcast", operands[mask.ptr[0] != 0]);
  }
  mc_ints_fini(ctx, &mask);
  return changed;
}

/* --- vector.to_elements, from_elements --- */

McFolded mc_fold_to_elements(McFold *f) {
  McContext *ctx = f->ctx;
  McOp made = source_made_by(ctx, f->op, "vector.from_elements");
  uint32_t n = mc_op_num_results(ctx, f->op);
  if (made.index != MC_NONE && mc_op_num_operands(ctx, made) == n) {
    for (uint32_t i = 0; i < n; i++) f->results[i].value = mc_op_operand(ctx, made, i);
    return n == 0 ? MC_NOT_FOLDED : MC_FOLDED;
  }
  McValue scalar = mc_vector_splat_source(ctx, mc_vector_operand(f, 0));
  if (scalar.index == MC_NONE) return MC_NOT_FOLDED;
  for (uint32_t i = 0; i < n; i++) f->results[i].value = scalar;
  return n == 0 ? MC_NOT_FOLDED : MC_FOLDED;
}

/* The elements of a constant; each is converted to the element type if it is an integer of another type. */
static McAttr constant_of_elements(McFold *f) {
  McContext *ctx = f->ctx;
  McType type = mc_vector_result_type(ctx, f->op), element = mc_type_element(ctx, type);
  uint32_t n = mc_op_num_operands(ctx, f->op);
  MC_ARRAY(McAttr) list = {0};
  bool ok = n > 0;
  for (uint32_t i = 0; ok && i < n; i++) {
    McAttr value = f->constants[i];
    ok = value.index != MC_NONE;
    if (ok) value = mc_vector_element_of(ctx, value, element);
    ok = ok && value.index != MC_NONE && mc_array_push(&ctx->alloc, &list, value);
  }
  McAttr made = ok ? mc_attr_dense_of(ctx, type, list.ptr, list.len, NULL) : (McAttr){MC_NONE};
  mc_array_fini(&ctx->alloc, &list);
  return made;
}

McFolded mc_fold_vector_from_elements(McFold *f) {
  McContext *ctx = f->ctx;
  McOp elements = source_made_by(ctx, f->op, "vector.to_elements");
  bool same = elements.index != MC_NONE &&
              mc_vector_operand_type(ctx, elements, 0).index == mc_vector_result_type(ctx, f->op).index;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, f->op); same && i < n; i++) {
    same = mc_vector_operand(f, i).index == mc_op_result(ctx, elements, i).index;
  }
  if (same) return mc_vector_to_value(f, mc_op_operand(ctx, elements, 0));
  return mc_vector_to_attr(f, constant_of_elements(f));
}

/* Counts up from the last dimension on. */
static void increment(const McContext *ctx, McType type, McInts *position) {
  for (uint32_t i = position->len; i-- > 0;) {
    if (++position->ptr[i] < mc_type_dim(ctx, type, i)) return;
    position->ptr[i] = 0;
  }
}

/* The first element is extracted from there; how many coordinates the vector of all has. False: no part of the source
 * has as many elements and begins there. */
static bool begins_part(const McContext *ctx, McType source, int64_t count, const McInts *position, uint32_t *kept) {
  int64_t elements = 1;
  uint32_t i = position->len;
  while (i > 0 && position->ptr[i - 1] == 0 && elements < count) elements *= mc_type_dim(ctx, source, --i);
  *kept = i;
  return elements == count;
}

/* Elements that are all extracted from one vector, in order, are a part of it. */
static bool elements_of_part(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  int64_t count = mc_vector_count(ctx, mc_vector_result_type(ctx, op));
  McValue source = {MC_NONE};
  McInts expected = {0}, first = {0};
  uint32_t kept = 0, i = 0;
  bool ok = count != 1;
  for (uint32_t n = mc_op_num_operands(ctx, op); ok && i < n; i++) {
    McOp extract = mc_value_made_by(ctx, mc_op_operand(ctx, op, i), "vector.extract");
    McInts position;
    ok = extract.index != MC_NONE && (i == 0 || mc_op_operand(ctx, extract, 0).index == source.index);
    if (ok && i == 0) {
      source = mc_op_operand(ctx, extract, 0);
      ok = mc_vector_ints(ctx, extract, "static_position", 0, &expected);
      if (!ok) break;
      if (!mc_vector_ints(ctx, extract, "static_position", 0, &first)) return mc_ints_fini(ctx, &expected), false;
      ok = begins_part(ctx, mc_value_type(ctx, source), count, &first, &kept);
    } else if (ok && (ok = mc_vector_ints(ctx, extract, "static_position", 0, &position))) {
      ok = mc_vector_same_ints(&expected, &position);
      mc_ints_fini(ctx, &position);
    }
    if (expected.ptr != NULL) increment(ctx, mc_value_type(ctx, source), &expected);
  }
  if (ok && i > 0) {
    if (kept > 0) source = mc_vector_extract(rw, op, (McLoc){MC_NONE}, source, first.ptr, kept);
    ok = source.index != MC_NONE && mc_vector_replace_by(rw, op, "vector.shape_cast", source);
  }
  if (expected.ptr != NULL) mc_ints_fini(ctx, &expected);
  if (first.ptr != NULL) mc_ints_fini(ctx, &first);
  return ok && i > 0;
}

bool mc_patterns_vector_from_elements(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t n = mc_op_num_operands(ctx, op);
  bool equal = n > 0;
  for (uint32_t i = 1; equal && i < n; i++) equal = mc_op_operand(ctx, op, i).index == mc_op_operand(ctx, op, 0).index;
  if (equal) return mc_vector_replace_by(rw, op, "vector.broadcast", mc_op_operand(ctx, op, 0));
  return elements_of_part(rw, op);
}

/* The elements of a broadcast vector are those of its source. */
bool mc_patterns_to_elements(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp broadcast = source_made_by(ctx, op, "vector.broadcast");
  if (broadcast.index == MC_NONE) return false;
  McValue source = mc_op_operand(ctx, broadcast, 0);
  McType from = mc_value_type(ctx, source), type = mc_vector_operand_type(ctx, op, 0);
  if (!mc_is_vector(ctx, from)) return false;
  uint32_t rank = mc_type_rank(ctx, type), more = rank - mc_type_rank(ctx, from), n = mc_op_num_results(ctx, op);
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "vector.to_elements", .infer = true, .operands = &source,
                                             .num_operands = 1});
  McValueList values = {0};
  McInts at;
  if (made.index == MC_NONE || !mc_ints_init(ctx, &at, rank, NULL)) return mc_rw_fail(rw);
  at.len = rank;
  for (uint32_t i = 0; i < rank; i++) at.ptr[i] = 0;
  bool ok = true;
  for (uint32_t i = 0; ok && i < n; i++) {
    int64_t place = 0;
    for (uint32_t k = more; k < rank; k++) {
      int64_t size = mc_type_dim(ctx, from, k - more);
      place = place * size + (size == 1 ? 0 : at.ptr[k]);
    }
    ok = mc_array_push(&ctx->alloc, &values, mc_op_result(ctx, made, (uint32_t)place));
    increment(ctx, type, &at);
  }
  ok = ok ? mc_rw_replace(rw, op, values.ptr) : mc_rw_fail(rw);
  mc_ints_fini(ctx, &at);
  mc_array_fini(&ctx->alloc, &values);
  return ok;
}

/* --- vector.step --- */

enum { EQ = 0, NE = 1, ULT = 6, ULE = 7, UGT = 8, UGE = 9 }; /* arith.cmpi's predicates */

/* All of 0, 1, ... up to last compare in one way with the number: 1, 0; or -1. Only numbers above are looked at. */
static int compare_steps(uint64_t predicate, int64_t last, int64_t number) {
  switch (predicate) {
    case ULT: return number > last ? 1 : -1;
    case ULE: return number >= last ? 1 : -1;
    case UGT: return number >= last ? 0 : -1;
    case UGE: case EQ: return number > last ? 0 : -1;
    case NE: return number > last ? 1 : -1;
    default: return -1;
  }
}

/* A comparison with a number that is not among the steps: one at each visit, as in mlir-opt 22. */
bool mc_patterns_step(McRewriter *rw, McOp op) {
  static const uint8_t swapped[] = {[EQ] = EQ, [NE] = NE, [ULT] = UGT, [ULE] = UGE, [UGT] = ULT, [UGE] = ULE};
  McContext *ctx = mc_rw_ctx(rw);
  McValue steps = mc_op_result(ctx, op, 0);
  McType type = mc_value_type(ctx, steps);
  if (mc_vector_is_scalable(ctx, type)) return false;
  for (McUse use = mc_value_first_use(ctx, steps); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp compare = mc_use_owner(ctx, use);
    uint32_t side = mc_use_index(ctx, use);
    int64_t predicate = 0;
    McNumber number;
    if (!mc_op_is(ctx, compare, "arith.cmpi")) continue;
    McAttr kind = mc_attr_named(ctx, compare, "predicate");
    McAttr other = mc_constant_of(ctx, mc_op_operand(ctx, compare, 1 - side));
    if (!mc_attr_integer_number(ctx, other, &number) || number.words != 1 || mc_number_is_negative(&number)) continue;
    if (kind.index == MC_NONE || mc_kind(ctx, kind.index) != MC_ATTR_INTEGER) continue;
    if (!mc_attr_integer_i64(ctx, kind, &predicate) || predicate < 0 || predicate > UGE) continue;
    if (side == 1) predicate = swapped[predicate];
    int answer = compare_steps((uint64_t)predicate, mc_type_dim(ctx, type, 0) - 1, (int64_t)number.w[0]);
    McType result = mc_vector_result_type(ctx, compare);
    if (answer < 0) continue;
    return mc_vector_replace_by_constant(rw, compare, mc_vector_splat(ctx, result, mc_attr_bool(ctx, answer == 1)));
  }
  return false;
}
