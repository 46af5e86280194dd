/* vector_extract.c - folds and patterns of vector.extract: mlir-opt 22's, in its order. */
#include "dialects/vector/vector_fold.h"

/* Constants among the positions become numbers, where they lie within the vector or are -1, poison. True after a
 * change; `positions` is brought up to date. */
static bool fold_positions(McFold *f, uint32_t first, McType type, McInts *positions) {
  McContext *ctx = f->ctx;
  McValueList operands = {0};
  uint32_t next = first;
  bool changed = false, ok = true;
  for (uint32_t i = 0; ok && i < first; i++) ok = mc_array_push(&ctx->alloc, &operands, mc_vector_operand(f, i));
  for (uint32_t i = 0; ok && i < positions->len; i++) {
    int64_t value;
    if (positions->ptr[i] != MC_DYNAMIC || next >= mc_op_num_operands(ctx, f->op)) continue;
    McAttr constant = f->constants[next];
    McValue operand = mc_vector_operand(f, next++);
    if (constant.index != MC_NONE && mc_kind(ctx, constant.index) == MC_ATTR_INTEGER &&
        mc_attr_integer_i64(ctx, constant, &value) && value >= -1 && value < mc_type_dim(ctx, type, i)) {
      positions->ptr[i] = value;
      changed = true;
    } else {
      ok = mc_array_push(&ctx->alloc, &operands, operand);
    }
  }
  McAttr list = ok && changed ? mc_i64_array_attr(ctx, positions->ptr, positions->len) : (McAttr){MC_NONE};
  changed = mc_vector_set(ctx, f->op, "static_position", list) &&
            mc_op_set_operands(ctx, f->op, operands.ptr, operands.len);
  mc_array_fini(&ctx->alloc, &operands);
  return changed;
}

bool mc_vector_fold_positions(McFold *f, uint32_t first, McType type, McInts *positions) {
  return mc_vector_has_dynamic(positions) && fold_positions(f, first, type, positions);
}

/* The operation extracts from there instead. */
static McFolded extract_from(McFold *f, McValue source, const int64_t *position, uint32_t count) {
  bool ok = mc_vector_set(f->ctx, f->op, "static_position", mc_i64_array_attr(f->ctx, position, count));
  if (ok) mc_op_set_operand(f->ctx, f->op, 0, source);
  return ok ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}

/* --- constants --- */

static McFolded from_constant(McFold *f, const McInts *positions) {
  McContext *ctx = f->ctx;
  McAttr source = f->constants[0];
  McType type = mc_vector_operand_type(ctx, f->op, 0), result = mc_vector_result_type(ctx, f->op);
  bool splat = mc_attr_dense_is_splat(ctx, source);
  if (!splat && (mc_vector_is_scalable(ctx, type) || mc_vector_has_dynamic(positions))) return MC_NOT_FOLDED;
  if (!mc_is_vector(ctx, result)) {
    int64_t at = splat ? 0 : mc_vector_linear(ctx, type, positions->ptr, positions->len);
    if (mc_kind(ctx, result.index) == MC_TYPE_COMPLEX) return MC_NOT_FOLDED;
    return mc_vector_to_attr(f, mc_attr_dense_get(ctx, source, (uint64_t)at));
  }
  if (splat) return mc_vector_to_attr(f, mc_vector_reshaped(ctx, source, result));
  McElements e;
  uint64_t at = (uint64_t)mc_vector_linear(ctx, type, positions->ptr, positions->len);
  if (!mc_elements_init(ctx, &e, result)) return MC_NOT_FOLDED;
  for (uint64_t i = 0, n = (uint64_t)mc_vector_count(ctx, result); i < n; i++) mc_elements_put(&e, i, source, at + i);
  return mc_vector_to_attr(f, mc_elements_done(&e));
}

/* --- what made the vector --- */

/* Positions of extractions from extractions are put together. */
static McFolded from_extracts(McFold *f, const McInts *positions) {
  McContext *ctx = f->ctx;
  McValue source = mc_vector_operand(f, 0);
  McInts all;
  uint32_t rank = mc_vector_rank(ctx, mc_value_type(ctx, source)), room = 0;
  if (mc_value_made_by(ctx, source, "vector.extract").index == MC_NONE) return MC_NOT_FOLDED;
  for (McOp op; (op = mc_value_made_by(ctx, source, "vector.extract")).index != MC_NONE;) {
    source = mc_op_operand(ctx, op, 0);
  }
  room = mc_vector_rank(ctx, mc_value_type(ctx, source)) + rank + positions->len;
  if (!mc_ints_init(ctx, &all, room, NULL)) return MC_NOT_FOLDED;
  uint32_t at = room; /* from the end: outer positions come first */
  for (uint32_t i = positions->len; i-- > 0;) all.ptr[--at] = positions->ptr[i];
  bool ok = true;
  source = mc_vector_operand(f, 0);
  for (McOp op; ok && (op = mc_value_made_by(ctx, source, "vector.extract")).index != MC_NONE;) {
    McInts outer;
    ok = mc_vector_ints(ctx, op, "static_position", 0, &outer);
    if (!ok) break;
    ok = !mc_vector_has_dynamic(&outer) && outer.len <= at;
    for (uint32_t i = outer.len; ok && i-- > 0;) all.ptr[--at] = outer.ptr[i];
    mc_ints_fini(ctx, &outer);
    source = mc_op_operand(ctx, op, 0);
  }
  McFolded folded = ok ? extract_from(f, source, all.ptr + at, room - at) : MC_NOT_FOLDED;
  mc_ints_fini(ctx, &all);
  return folded;
}

/* Coordinates of what is extracted, in the vector that is looked at. Those from `known` on are free dimensions, -1, -2
 * and so on: they must be in this order in the end. */
typedef struct Chain { McInts at; uint32_t known; } Chain;

static bool chain_keeps_order(const Chain *c) {
  for (uint32_t i = c->known; i < c->at.len; i++) {
    if (c->at.ptr[i] != -(int64_t)(i - c->known) - 1) return false;
  }
  return true;
}

static bool chain_transpose(McContext *ctx, Chain *c, McOp op) {
  McInts order, before;
  if (!mc_vector_ints(ctx, op, "permutation", 0, &order)) return false;
  bool ok = order.len == c->at.len && mc_ints_init(ctx, &before, order.len, NULL);
  if (ok) {
    for (uint32_t i = 0; i < order.len; i++) before.ptr[order.ptr[i]] = c->at.ptr[i];
    if (order.len > 0) memcpy(c->at.ptr, before.ptr, order.len * sizeof *before.ptr);
    mc_ints_fini(ctx, &before);
  }
  mc_ints_fini(ctx, &order);
  return ok;
}

static McFolded chain_finish(McFold *f, const Chain *c, McValue source) {
  if (source.index == mc_vector_operand(f, 0).index || !chain_keeps_order(c)) return MC_NOT_FOLDED;
  return extract_from(f, source, c->at.ptr, c->known);
}

/* The vector comes from an insertion. True: the search ends, with `*folded`. */
static bool chain_insert(McFold *f, Chain *c, McOp op, McFolded *folded) {
  McContext *ctx = f->ctx;
  McInts put;
  *folded = MC_NOT_FOLDED;
  if (!mc_vector_ints(ctx, op, "static_position", 0, &put)) return true;
  uint32_t common = put.len < c->at.len ? put.len : c->at.len;
  bool dynamic = mc_vector_has_dynamic(&put), same = true, meets = true;
  for (uint32_t i = 0; i < common; i++) {
    same &= put.ptr[i] == c->at.ptr[i];
    meets &= put.ptr[i] < 0 || c->at.ptr[i] < 0 || put.ptr[i] == c->at.ptr[i];
  }
  McValue stored = mc_op_operand(ctx, op, 0);
  bool ends = true, contains = same && c->at.len <= put.len;
  if (!dynamic && same && put.len == c->known && chain_keeps_order(c)) {
    *folded = mc_vector_to_value(f, stored);
  } else if (!dynamic && same && put.len <= c->at.len) {
    uint32_t left = c->at.len - put.len;
    memmove(c->at.ptr, c->at.ptr + put.len, left * sizeof *c->at.ptr);
    c->at.len = left;
    c->known = c->known > put.len ? c->known - put.len : 0;
    if (mc_is_vector(ctx, mc_value_type(ctx, stored))) *folded = chain_finish(f, c, stored);
  } else {
    ends = contains || meets;
  }
  mc_ints_fini(ctx, &put);
  return ends;
}

/* The value that was inserted there, or an extraction from what was inserted or from before, through transpositions. */
static McFolded from_inserts(McFold *f, const McInts *positions) {
  McContext *ctx = f->ctx;
  McValue source = mc_vector_operand(f, 0);
  uint32_t rank = mc_vector_rank(ctx, mc_value_type(ctx, source));
  Chain c = {.known = positions->len};
  McFolded folded = MC_NOT_FOLDED;
  if (positions->len > rank || !mc_ints_init(ctx, &c.at, rank, NULL)) return MC_NOT_FOLDED;
  c.at.len = rank;
  for (uint32_t i = 0; i < rank; i++) {
    c.at.ptr[i] = i < positions->len ? positions->ptr[i] : -(int64_t)(i - positions->len) - 1;
  }
  bool ends = false;
  while (!ends) {
    McOp transpose = mc_value_made_by(ctx, source, "vector.transpose");
    McOp insert = mc_value_made_by(ctx, source, "vector.insert");
    if (transpose.index != MC_NONE) {
      ends = !chain_transpose(ctx, &c, transpose);
      source = mc_op_operand(ctx, transpose, 0);
    } else if (insert.index != MC_NONE) {
      ends = chain_insert(f, &c, insert, &folded);
      if (!ends) source = mc_op_operand(ctx, insert, 1);
    } else {
      folded = chain_finish(f, &c, source);
      ends = true;
    }
  }
  mc_ints_fini(ctx, &c.at);
  return folded;
}

/* From a broadcast: its source, or an extraction from that. */
static McFolded from_broadcast(McFold *f, const McInts *positions) {
  McContext *ctx = f->ctx;
  McOp op = mc_value_op(ctx, mc_vector_operand(f, 0));
  if (!mc_vector_is_broadcast_like(ctx, op)) return MC_NOT_FOLDED;
  McValue input = mc_op_operand(ctx, op, 0);
  McType type = mc_value_type(ctx, input), result = mc_vector_result_type(ctx, f->op);
  if (type.index == result.index) return mc_vector_to_value(f, input);
  uint32_t rank = mc_vector_rank(ctx, type), wanted = mc_vector_rank(ctx, result);
  uint32_t more = mc_vector_rank(ctx, mc_vector_operand_type(ctx, f->op, 0)) - rank, count = rank - wanted, next = 1;
  if (wanted > rank || rank == 0) return MC_NOT_FOLDED;
  for (uint32_t i = 0; i < wanted; i++) {
    if (mc_type_dim(ctx, result, i) != mc_type_dim(ctx, type, count + i)) return MC_NOT_FOLDED;
  }
  McInts at;
  McValueList operands = {0};
  if (!mc_ints_init(ctx, &at, count, NULL)) return MC_NOT_FOLDED;
  bool ok = mc_array_push(&ctx->alloc, &operands, input) && more + count <= positions->len;
  for (uint32_t i = 0; ok && i < positions->len; i++) {
    bool dynamic = positions->ptr[i] == MC_DYNAMIC;
    McValue value = dynamic ? mc_vector_operand(f, next) : (McValue){MC_NONE};
    next += dynamic;
    if (i < more || i >= more + count) continue;
    bool one = mc_type_dim(ctx, type, i - more) == 1;
    at.ptr[i - more] = one ? 0 : positions->ptr[i];
    if (dynamic && !one) ok = mc_array_push(&ctx->alloc, &operands, value);
  }
  ok = ok && mc_vector_set(ctx, f->op, "static_position", mc_i64_array_attr(ctx, at.ptr, count)) &&
       mc_op_set_operands(ctx, f->op, operands.ptr, operands.len);
  mc_array_fini(&ctx->alloc, &operands);
  mc_ints_fini(ctx, &at);
  return ok ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}

/* From a shuffle of vectors of rank 1: from one of them. */
static McFolded from_shuffle(McFold *f, const McInts *positions) {
  McContext *ctx = f->ctx;
  McOp op = mc_value_made_by(ctx, mc_vector_operand(f, 0), "vector.shuffle");
  McInts mask;
  if (op.index == MC_NONE || mc_vector_rank(ctx, mc_vector_operand_type(ctx, f->op, 0)) != 1) return MC_NOT_FOLDED;
  McType first = mc_vector_operand_type(ctx, op, 0);
  if (positions->len != 1 || mc_vector_rank(ctx, first) != 1) return MC_NOT_FOLDED;
  if (!mc_vector_ints(ctx, op, "mask", 0, &mask)) return MC_NOT_FOLDED;
  int64_t at = mask.ptr[positions->ptr[0]], size = mc_type_dim(ctx, first, 0);
  mc_ints_fini(ctx, &mask);
  if (at >= size) at -= size;
  else size = 0;
  return extract_from(f, mc_op_operand(ctx, op, size > 0), &at, 1);
}

/* From a shape cast that has the last dimensions of what is extracted. */
static McFolded from_shape_cast(McFold *f, const McInts *positions) {
  McContext *ctx = f->ctx;
  McOp op = mc_value_made_by(ctx, mc_vector_operand(f, 0), "vector.shape_cast");
  if (op.index == MC_NONE) return MC_NOT_FOLDED;
  McType from = mc_vector_operand_type(ctx, op, 0), type = mc_vector_operand_type(ctx, f->op, 0);
  McType result = mc_vector_result_type(ctx, f->op);
  uint32_t wanted = mc_vector_rank(ctx, result), rank = mc_vector_rank(ctx, from);
  if (wanted > rank) return MC_NOT_FOLDED;
  for (uint32_t i = 1; i <= wanted; i++) {
    if (mc_type_dim(ctx, from, rank - i) != mc_type_dim(ctx, result, wanted - i)) return MC_NOT_FOLDED;
  }
  McInts at;
  int64_t place = 0;
  for (uint32_t i = 0; i < positions->len; i++) place = place * mc_type_dim(ctx, type, i) + positions->ptr[i];
  if (!mc_ints_init(ctx, &at, rank - wanted, NULL)) return MC_NOT_FOLDED;
  for (uint32_t i = rank - wanted; i-- > 0;) {
    int64_t size = mc_type_dim(ctx, from, i);
    at.ptr[i] = size == 0 ? 0 : place % size;
    place = size == 0 ? 0 : place / size;
  }
  McFolded folded = extract_from(f, mc_op_operand(ctx, op, 0), at.ptr, rank - wanted);
  mc_ints_fini(ctx, &at);
  return folded;
}

/* From a slice whose cut dimensions are all in the position. */
static McFolded from_strided_slice(McFold *f, McInts *positions) {
  McContext *ctx = f->ctx;
  McOp op = mc_value_made_by(ctx, mc_vector_operand(f, 0), "vector.extract_strided_slice");
  McInts offsets, strides;
  if (op.index == MC_NONE || !mc_vector_ints(ctx, op, "offsets", 0, &offsets)) return MC_NOT_FOLDED;
  McType from = mc_vector_operand_type(ctx, op, 0), to = mc_vector_result_type(ctx, op);
  bool ok = mc_vector_ints(ctx, op, "strides", 0, &strides);
  if (ok) {
    ok = mc_vector_all(&strides, 1);
    mc_ints_fini(ctx, &strides);
  }
  uint32_t cut = offsets.len;
  while (cut > 0 && offsets.ptr[cut - 1] == 0 && mc_type_dim(ctx, to, cut - 1) == mc_type_dim(ctx, from, cut - 1)) {
    cut--;
  }
  ok = ok && mc_vector_rank(ctx, mc_vector_result_type(ctx, f->op)) <= mc_type_rank(ctx, from) - cut &&
       positions->len >= cut;
  for (uint32_t i = 0; ok && i < cut; i++) positions->ptr[i] += offsets.ptr[i];
  mc_ints_fini(ctx, &offsets);
  return ok ? extract_from(f, mc_op_operand(ctx, op, 0), positions->ptr, positions->len) : MC_NOT_FOLDED;
}

/* Whether a slice put in has the position: 1, with the place in it in `*inside`; 0: no part of it is extracted; -1: not
 * known, or only a part of what is extracted. */
static int within_slice(McContext *ctx, McOp insert, uint32_t wanted, const McInts *positions, McInts *inside) {
  McInts offsets, strides;
  McType part = mc_vector_operand_type(ctx, insert, 0), whole = mc_vector_operand_type(ctx, insert, 1);
  uint32_t rank = mc_vector_rank(ctx, part), more = mc_vector_rank(ctx, whole) - rank;
  if (wanted > rank || !mc_vector_ints(ctx, insert, "strides", 0, &strides)) return -1;
  int found = mc_vector_all(&strides, 1) ? 1 : -1;
  mc_ints_fini(ctx, &strides);
  if (found < 0 || !mc_vector_ints(ctx, insert, "offsets", 0, &offsets)) return -1;
  inside->len = 0;
  for (uint32_t i = 0; found == 1 && i < positions->len; i++) {
    int64_t at = positions->ptr[i] - offsets.ptr[i], size = i < more ? 1 : mc_type_dim(ctx, part, i - more);
    if (at < 0 || at >= size) found = 0;
    else if (i >= more) inside->ptr[inside->len++] = at;
  }
  mc_ints_fini(ctx, &offsets);
  for (uint32_t i = rank - wanted; found == 1 && i < rank; i++) {
    if (mc_type_dim(ctx, part, i) != mc_type_dim(ctx, whole, i + more)) found = -1;
  }
  return found;
}

/* From slices that were put in: from the last of them that has the position. */
static McFolded from_inserted_slices(McFold *f, const McInts *positions) {
  McContext *ctx = f->ctx;
  McOp op = mc_value_made_by(ctx, mc_vector_operand(f, 0), "vector.insert_strided_slice");
  uint32_t wanted = mc_vector_rank(ctx, mc_vector_result_type(ctx, f->op));
  McFolded folded = MC_NOT_FOLDED;
  McInts inside;
  if (op.index == MC_NONE || !mc_ints_init(ctx, &inside, positions->len, NULL)) return folded;
  int found = 0;
  while (op.index != MC_NONE && (found = within_slice(ctx, op, wanted, positions, &inside)) == 0) {
    op = mc_value_made_by(ctx, mc_op_operand(ctx, op, 1), "vector.insert_strided_slice");
  }
  if (found == 1) folded = extract_from(f, mc_op_operand(ctx, op, 0), inside.ptr, inside.len);
  mc_ints_fini(ctx, &inside);
  return folded;
}

static McFolded from_elements(McFold *f, const McInts *positions) {
  McContext *ctx = f->ctx;
  McOp op = mc_value_made_by(ctx, mc_vector_operand(f, 0), "vector.from_elements");
  if (op.index == MC_NONE) return MC_NOT_FOLDED;
  McType type = mc_vector_result_type(ctx, op);
  if (mc_vector_is_scalable(ctx, type) ||
      mc_vector_result_type(ctx, f->op).index != mc_type_element(ctx, type).index) {
    return MC_NOT_FOLDED;
  }
  int64_t at = mc_vector_linear(ctx, type, positions->ptr, positions->len);
  if (at < 0 || at >= mc_op_num_operands(ctx, op)) return MC_NOT_FOLDED;
  return mc_vector_to_value(f, mc_op_operand(ctx, op, (uint32_t)at));
}

static McFolded fold_with(McFold *f, McInts *positions) {
  McContext *ctx = f->ctx;
  McAttr source = f->constants[0];
  McType type = mc_vector_operand_type(ctx, f->op, 0);
  if (positions->len == 0 && type.index == mc_vector_result_type(ctx, f->op).index) {
    return mc_vector_to_value(f, mc_vector_operand(f, 0));
  }
  if (source.index != MC_NONE && mc_attr_is_poison(ctx, source)) return mc_vector_to_attr(f, source);
  bool outside = mc_vector_has_poison(positions);
  McFolded constant = mc_vector_fold_positions(f, 1, type, positions) ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED, folded;
  if (outside) return mc_vector_to_attr(f, mc_attr_poison(ctx));
  bool dynamic = mc_vector_has_dynamic(positions);
  if (mc_vector_is_dense(ctx, source) && (folded = from_constant(f, positions)) != MC_NOT_FOLDED) return folded;
  if (!dynamic && ((folded = from_extracts(f, positions)) != MC_NOT_FOLDED ||
                   (folded = from_inserts(f, positions)) != MC_NOT_FOLDED)) {
    return folded;
  }
  if ((folded = from_broadcast(f, positions)) != MC_NOT_FOLDED || dynamic) {
    return folded != MC_NOT_FOLDED ? folded : constant;
  }
  if ((folded = from_shuffle(f, positions)) != MC_NOT_FOLDED) return folded;
  if ((folded = from_shape_cast(f, positions)) != MC_NOT_FOLDED) return folded;
  if ((folded = from_strided_slice(f, positions)) != MC_NOT_FOLDED) return folded;
  if ((folded = from_inserted_slices(f, positions)) != MC_NOT_FOLDED) return folded;
  if ((folded = from_elements(f, positions)) != MC_NOT_FOLDED) return folded;
  return constant;
}

McFolded mc_fold_vector_extract(McFold *f) {
  McInts positions;
  if (!mc_vector_ints(f->ctx, f->op, "static_position", 0, &positions)) return MC_NOT_FOLDED;
  McFolded folded = fold_with(f, &positions);
  mc_ints_fini(f->ctx, &positions);
  return folded;
}

/* --- patterns --- */

static bool pattern_of_create_mask(McRewriter *rw, McOp op, const McInts *positions) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp mask = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "vector.create_mask");
  McType result = mc_vector_result_type(ctx, op);
  if (mask.index == MC_NONE || !mc_is_vector(ctx, result)) return false;
  McType type = mc_vector_result_type(ctx, mask);
  bool unknown = false, empty = mc_vector_mask_format(ctx, mc_op_result(ctx, mask, 0)) == MC_MASK_ALL_FALSE;
  for (uint32_t i = 0; !empty && i < positions->len; i++) {
    int64_t size;
    if (!mc_constant_int(ctx, mc_op_operand(ctx, mask, i), &size)) unknown = true;
    else if (positions->ptr[i] != MC_DYNAMIC) empty = positions->ptr[i] >= size;
    else unknown |= size < mc_type_dim(ctx, type, i);
  }
  if (empty) return mc_vector_replace_by_constant(rw, op, mc_vector_splat(ctx, result, mc_attr_bool(ctx, false)));
  if (unknown) return false;
  McValueList sizes = {0};
  uint32_t count = mc_op_num_operands(ctx, mask);
  bool ok = mc_rw_operands(rw, mask, positions->len, count - positions->len, &sizes) &&
            mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.create_mask", .operands = sizes.ptr,
                                                    .num_operands = sizes.len, .type = result});
  mc_array_fini(&ctx->alloc, &sizes);
  return ok;
}

/* A part of the elements. */
static bool pattern_of_elements(McRewriter *rw, McOp op, const McInts *positions) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp made = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "vector.from_elements");
  McType result = mc_vector_result_type(ctx, op);
  if (made.index == MC_NONE || !mc_is_vector(ctx, result) || mc_vector_has_dynamic(positions)) return false;
  McType type = mc_vector_result_type(ctx, made);
  if (mc_vector_is_scalable(ctx, type) || mc_vector_is_scalable(ctx, result)) return false;
  McValueList elements = {0};
  int64_t at = mc_vector_linear(ctx, type, positions->ptr, positions->len), count = mc_vector_count(ctx, result);
  if (at < 0 || at + count > mc_op_num_operands(ctx, made)) return false;
  bool ok = mc_rw_operands(rw, made, (uint32_t)at, (uint32_t)count, &elements) &&
            mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.from_elements", .operands = elements.ptr,
                                                    .num_operands = elements.len, .type = result});
  mc_array_fini(&ctx->alloc, &elements);
  return ok;
}

bool mc_patterns_vector_extract(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp made = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  McType result = mc_vector_result_type(ctx, op);
  McInts positions;
  if (made.index == MC_NONE || !mc_is_vector(ctx, result)) return false;
  if (mc_vector_is_broadcast_like(ctx, made) &&
      mc_vector_can_broadcast(ctx, mc_vector_operand_type(ctx, made, 0), result)) {
    return mc_vector_replace_by(rw, op, "vector.broadcast", mc_op_operand(ctx, made, 0));
  }
  if (!mc_vector_ints(ctx, op, "static_position", 0, &positions)) return false;
  bool changed = pattern_of_create_mask(rw, op, &positions);
  if (!changed && mc_op_is(ctx, made, "vector.shape_cast") &&
      mc_vector_count(ctx, mc_vector_operand_type(ctx, made, 0)) == mc_vector_count(ctx, result)) {
    changed = mc_vector_replace_by(rw, op, "vector.shape_cast", mc_op_operand(ctx, made, 0));
  } else if (!changed) {
    changed = pattern_of_elements(rw, op, &positions);
  }
  mc_ints_fini(ctx, &positions);
  return changed;
}
