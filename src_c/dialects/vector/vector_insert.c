/* vector_insert.c - folds and patterns of vector.insert, and of slices with strides: mlir-opt 22's, in its order. */
#include "dialects/vector/vector_fold.h"
#include "types/attrs.h"

#define MAX_FOLDED 256 /* elements of constants that do not replace their only use */

/* --- vector.insert --- */

/* An insertion at the place where its destination had another one. */
static bool skip_overwritten(McContext *ctx, McOp op, const McInts *positions) {
  McOp before = mc_value_made_by(ctx, mc_op_operand(ctx, op, 1), "vector.insert");
  McInts other;
  if (before.index == MC_NONE || !mc_vector_ints(ctx, before, "static_position", 0, &other)) return false;
  bool same = mc_vector_same_ints(positions, &other) && mc_op_num_operands(ctx, op) == mc_op_num_operands(ctx, before);
  for (uint32_t i = 2, n = mc_op_num_operands(ctx, op); same && i < n; i++) {
    same = mc_op_operand(ctx, op, i).index == mc_op_operand(ctx, before, i).index;
  }
  mc_ints_fini(ctx, &other);
  if (same) mc_op_set_operand(ctx, op, 1, mc_op_operand(ctx, before, 1));
  return same;
}

/* Constants put into a constant. */
static McAttr insert_constant(McFold *f, const McInts *positions) {
  McContext *ctx = f->ctx;
  McAttr stored = f->constants[0], dest = f->constants[1], none = {MC_NONE};
  McType type = mc_vector_result_type(ctx, f->op), element = mc_type_element(ctx, type);
  if (!mc_vector_is_dense(ctx, dest) || stored.index == MC_NONE || mc_vector_is_scalable(ctx, type)) return none;
  int64_t count = mc_vector_count(ctx, type), at = mc_vector_linear(ctx, type, positions->ptr, positions->len);
  if (count > MAX_FOLDED && !mc_value_has_one_use(ctx, mc_op_result(ctx, f->op, 0))) return none;
  int64_t width = mc_vector_count(ctx, mc_vector_operand_type(ctx, f->op, 0));
  if (!mc_vector_is_dense(ctx, stored)) {
    const int64_t one = 1;
    stored = mc_vector_element_of(ctx, stored, element);
    McType lone = mc_type_vector(ctx, &one, NULL, 1, element, NULL);
    stored = stored.index == MC_NONE || lone.index == MC_NONE ? none : mc_vector_splat(ctx, lone, stored);
  }
  McElements e;
  if (stored.index == MC_NONE || at < 0 || at + width > count || !mc_elements_init(ctx, &e, type)) return none;
  for (int64_t i = 0; i < count; i++) {
    bool inside = i >= at && i < at + width;
    mc_elements_put(&e, (uint64_t)i, inside ? stored : dest, (uint64_t)(inside ? i - at : i));
  }
  return mc_elements_done(&e);
}

static McFolded fold_insert(McFold *f, McInts *positions) {
  McContext *ctx = f->ctx;
  McType type = mc_vector_result_type(ctx, f->op);
  if (positions->len == 0 && mc_vector_operand_type(ctx, f->op, 0).index == type.index) {
    return mc_vector_to_value(f, mc_vector_operand(f, 0));
  }
  bool outside = mc_vector_has_poison(positions);
  McFolded folded = mc_vector_fold_positions(f, 2, type, positions) ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
  if (skip_overwritten(ctx, f->op, positions)) return MC_FOLDED_IN_PLACE;
  if (outside) return mc_vector_to_attr(f, mc_attr_poison(ctx));
  McAttr made = mc_vector_has_dynamic(positions) ? (McAttr){MC_NONE} : insert_constant(f, positions);
  return made.index != MC_NONE ? mc_vector_to_attr(f, made) : folded;
}

McFolded mc_fold_vector_insert(McFold *f) {
  McInts positions;
  if (!mc_vector_ints(f->ctx, f->op, "static_position", 0, &positions)) return MC_NOT_FOLDED;
  McFolded folded = fold_insert(f, &positions);
  mc_ints_fini(f->ctx, &positions);
  return folded;
}

/* Insertions in turn that set all elements; no other operation uses what is between them. */
typedef struct Put { int64_t at, count; McValue value; } Put;
typedef MC_ARRAY(Put) Puts;

/* Collects the insertions, the last one first, until all elements are set. False: they are not, or it is unknown. */
static bool collect_puts(McRewriter *rw, McOp op, McType type, uint8_t *set, Puts *puts) {
  McContext *ctx = mc_rw_ctx(rw);
  int64_t count = mc_vector_count(ctx, type), left = count;
  for (McOp at = op; at.index != MC_NONE && left > 0;) {
    McInts positions;
    McValue value = mc_op_operand(ctx, at, 0);
    if (!mc_vector_ints(ctx, at, "static_position", 0, &positions)) return false;
    bool ok = true;
    for (uint32_t i = 0; i < positions.len; i++) ok = ok && positions.ptr[i] >= 0; /* neither dynamic nor poison */
    int64_t first = ok ? mc_vector_linear(ctx, type, positions.ptr, positions.len) : 0;
    Put put = {first, mc_vector_count(ctx, mc_value_type(ctx, value)), value};
    mc_ints_fini(ctx, &positions);
    if (!ok || first + put.count > count || !mc_array_push(&ctx->alloc, puts, put)) return false;
    for (int64_t i = first; i < first + put.count; i++) {
      left -= set[i] == 0;
      set[i] = 1;
    }
    at = mc_value_made_by(ctx, mc_op_operand(ctx, at, 1), "vector.insert");
    if (at.index != MC_NONE && !mc_value_has_one_use(ctx, mc_op_result(ctx, at, 0))) return false;
  }
  return left == 0;
}

/* The whole chain has static positions: it may go on after all elements are set. */
static bool chain_is_static(McContext *ctx, McOp op) {
  for (bool first = true; op.index != MC_NONE; first = false) {
    if (mc_op_num_operands(ctx, op) > 2) return false;
    if (!first && !mc_value_has_one_use(ctx, mc_op_result(ctx, op, 0))) return false;
    op = mc_value_made_by(ctx, mc_op_operand(ctx, op, 1), "vector.insert");
  }
  return true;
}

static bool fill_elements(McRewriter *rw, McOp op, const Puts *puts, McValueList *elements) {
  McContext *ctx = mc_rw_ctx(rw);
  for (size_t i = puts->len; i-- > 0;) {
    Put put = puts->ptr[i];
    if (!mc_is_vector(ctx, mc_value_type(ctx, put.value))) {
      elements->ptr[put.at] = put.value;
      continue;
    }
    McOp parts = mc_rw_create(rw, op, &(McRwOp){.name = "vector.to_elements", .infer = true, .operands = &put.value,
                                                .num_operands = 1});
    if (parts.index == MC_NONE) return false;
    for (int64_t k = 0; k < put.count; k++) elements->ptr[put.at + k] = mc_op_result(ctx, parts, (uint32_t)k);
  }
  return true;
}

static bool insert_all_elements(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue result = mc_op_result(ctx, op, 0);
  McType type = mc_value_type(ctx, result);
  if (mc_vector_is_scalable(ctx, type)) return false;
  for (McUse use = mc_value_first_use(ctx, result); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    if (mc_op_is(ctx, mc_use_owner(ctx, use), "vector.insert") && mc_use_index(ctx, use) == 1) return false;
  }
  size_t count = (size_t)mc_vector_count(ctx, type);
  if (count == 0 || !chain_is_static(ctx, op)) return false;
  Puts puts = {0};
  McValueList elements = {0};
  uint8_t *set = mc_alloc_zeroed(&ctx->alloc, count);
  bool ok = set != NULL && collect_puts(rw, op, type, set, &puts) && mc_array_reserve(&ctx->alloc, &elements, count);
  if (ok) {
    ok = fill_elements(rw, op, &puts, &elements) &&
         mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.from_elements", .operands = elements.ptr,
                                                 .num_operands = count, .type = type});
  }
  mc_array_fini(&ctx->alloc, &elements);
  mc_array_fini(&ctx->alloc, &puts);
  if (set != NULL) mc_free(&ctx->alloc, set, count);
  return ok;
}

bool mc_patterns_vector_insert(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue stored = mc_op_operand(ctx, op, 0);
  McType from = mc_value_type(ctx, stored), type = mc_vector_result_type(ctx, op);
  if (mc_is_vector(ctx, from) && mc_vector_count(ctx, from) == mc_vector_count(ctx, type)) {
    return mc_vector_replace_by(rw, op, "vector.broadcast", stored);
  }
  McValue splat = mc_vector_splat_source(ctx, stored);
  if (splat.index != MC_NONE && mc_vector_splat_source(ctx, mc_op_operand(ctx, op, 1)).index == splat.index) {
    return mc_vector_replace_by(rw, op, "vector.broadcast", splat);
  }
  return insert_all_elements(rw, op);
}

/* --- vector.insert_strided_slice --- */

McFolded mc_fold_insert_strided_slice(McFold *f) {
  bool whole = mc_vector_operand_type(f->ctx, f->op, 0).index == mc_vector_operand_type(f->ctx, f->op, 1).index;
  return whole ? mc_vector_to_value(f, mc_vector_operand(f, 0)) : MC_NOT_FOLDED;
}

static bool has_unit_strides(McContext *ctx, McOp op) {
  McInts strides;
  if (!mc_vector_ints(ctx, op, "strides", 0, &strides)) return false;
  bool unit = mc_vector_all(&strides, 1);
  mc_ints_fini(ctx, &strides);
  return unit;
}

/* The next place of a slice. False: there is none. */
static bool next_place(const McContext *ctx, McType slice, const McInts *offsets, McInts *at) {
  uint32_t rank = mc_type_rank(ctx, slice), more = at->len - rank;
  for (uint32_t i = rank; i-- > 0;) {
    if (++at->ptr[more + i] < offsets->ptr[more + i] + mc_type_dim(ctx, slice, i)) return true;
    at->ptr[more + i] = offsets->ptr[more + i];
  }
  return false;
}

/* For each element of the slice, in order, its number in the whole vector: a slice is put in or taken out. */
static McAttr move_elements(McElements *e, McType whole, McType slice, const McInts *offsets, McAttr from,
                            bool put_in) {
  McInts at;
  uint64_t i = 0;
  McAttr none = {MC_NONE};
  if (!mc_ints_init(e->ctx, &at, offsets->len, NULL)) return mc_dense_buffer_free(e->ctx, e->bytes, e->len), none;
  at.len = offsets->len;
  if (at.len > 0) memcpy(at.ptr, offsets->ptr, at.len * sizeof *at.ptr);
  do {
    uint64_t place = (uint64_t)mc_vector_linear(e->ctx, whole, at.ptr, at.len);
    mc_elements_put(e, put_in ? place : i, from, put_in ? i : place);
    i++;
  } while (next_place(e->ctx, slice, offsets, &at));
  mc_ints_fini(e->ctx, &at);
  return mc_elements_done(e);
}

static bool insert_constant_slice(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue dest = mc_op_operand(ctx, op, 1);
  McType whole = mc_value_type(ctx, dest), slice = mc_vector_operand_type(ctx, op, 0);
  McAttr from = mc_constant_of(ctx, mc_op_operand(ctx, op, 0)), into = mc_constant_of(ctx, dest);
  int64_t count = mc_vector_count(ctx, whole);
  McInts offsets;
  McElements e;
  if (mc_vector_is_scalable(ctx, whole)) return false;
  if (!mc_vector_is_dense(ctx, from) || !mc_vector_is_dense(ctx, into)) return false;
  if ((count > MAX_FOLDED && !mc_value_has_one_use(ctx, dest)) || !has_unit_strides(ctx, op)) return false;
  if (!mc_vector_ints(ctx, op, "offsets", 0, &offsets)) return false;
  McAttr made = {MC_NONE};
  if (mc_elements_init(ctx, &e, whole)) {
    for (int64_t i = 0; i < count; i++) mc_elements_put(&e, (uint64_t)i, into, (uint64_t)i);
    made = move_elements(&e, whole, slice, &offsets, from, true);
  }
  mc_ints_fini(ctx, &offsets);
  return made.index != MC_NONE && mc_vector_replace_by_constant(rw, op, made);
}

bool mc_patterns_insert_strided_slice(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue stored = mc_op_operand(ctx, op, 0), dest = mc_op_operand(ctx, op, 1);
  McValue splat = mc_vector_splat_source(ctx, stored);
  if (splat.index != MC_NONE && mc_vector_splat_source(ctx, dest).index == splat.index) {
    return mc_rw_replace_one(rw, op, dest);
  }
  McOp taken = mc_value_made_by(ctx, stored, "vector.extract_strided_slice");
  if (taken.index != MC_NONE && mc_op_operand(ctx, taken, 0).index == dest.index &&
      mc_attr_named(ctx, taken, "strides").index == mc_attr_named(ctx, op, "strides").index &&
      mc_attr_named(ctx, taken, "offsets").index == mc_attr_named(ctx, op, "offsets").index) {
    return mc_rw_replace_one(rw, op, dest);
  }
  return insert_constant_slice(rw, op);
}

/* --- vector.extract_strided_slice --- */

typedef struct Slice { McInts offsets, sizes; } Slice; /* owned: slice_fini */

static bool slice_read(McContext *ctx, McOp op, Slice *s) {
  if (!mc_vector_ints(ctx, op, "offsets", 0, &s->offsets)) return false;
  if (mc_vector_ints(ctx, op, "sizes", 0, &s->sizes)) {
    if (s->offsets.len == s->sizes.len) return true;
    mc_ints_fini(ctx, &s->sizes);
  }
  mc_ints_fini(ctx, &s->offsets);
  return false;
}

static void slice_fini(McContext *ctx, Slice *s) {
  mc_ints_fini(ctx, &s->offsets);
  mc_ints_fini(ctx, &s->sizes);
}

/* How a slice lies to one that was put in: in it, and `offsets` become those in it; apart; or else partly. */
typedef enum Overlap { INSIDE, APART, PARTLY } Overlap;

static Overlap overlap(McContext *ctx, McOp insert, const Slice *s, McInts *inside) {
  McInts put;
  McType part = mc_vector_operand_type(ctx, insert, 0);
  Overlap found = INSIDE;
  if (!mc_vector_ints(ctx, insert, "offsets", 0, &put)) return PARTLY;
  inside->len = 0;
  for (uint32_t i = 0; found != APART && i < s->offsets.len && i < put.len; i++) {
    int64_t start = put.ptr[i], end = start + mc_type_dim(ctx, part, i), at = s->offsets.ptr[i];
    if (at < start || at >= end) found = APART;
    else if (at + s->sizes.ptr[i] > end) found = PARTLY;
    inside->ptr[inside->len++] = at - start;
  }
  mc_ints_fini(ctx, &put);
  return found;
}

/* From the last of the slices put in before that has all of it. */
static bool slice_of_inserted(McContext *ctx, McOp op, const Slice *s) {
  McOp insert = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "vector.insert_strided_slice");
  McInts inside;
  uint32_t rank = mc_vector_rank(ctx, mc_vector_operand_type(ctx, op, 0));
  if (insert.index == MC_NONE || !has_unit_strides(ctx, op)) return false;
  if (!mc_ints_init(ctx, &inside, s->offsets.len, NULL)) return false;
  Overlap found = APART;
  while (found == APART && insert.index != MC_NONE) {
    bool fits = mc_vector_rank(ctx, mc_vector_operand_type(ctx, insert, 0)) == rank && has_unit_strides(ctx, insert);
    found = fits ? overlap(ctx, insert, s, &inside) : PARTLY;
    if (found == APART) {
      insert = mc_value_made_by(ctx, mc_op_operand(ctx, insert, 1), "vector.insert_strided_slice");
    }
  }
  bool ok = found == INSIDE && mc_vector_set(ctx, op, "offsets", mc_vector_array_ints(ctx, inside.ptr, inside.len));
  if (ok) mc_op_set_operand(ctx, op, 0, mc_op_operand(ctx, insert, 0));
  mc_ints_fini(ctx, &inside);
  return ok;
}

static McAttr slice_of_constant(McContext *ctx, McOp op, const Slice *s, McAttr source) {
  McType whole = mc_vector_operand_type(ctx, op, 0), slice = mc_vector_result_type(ctx, op);
  uint32_t rank = mc_type_rank(ctx, whole);
  McInts offsets;
  McElements e;
  McAttr made = {MC_NONE};
  if (mc_attr_dense_is_splat(ctx, source)) return mc_vector_reshaped(ctx, source, slice);
  if (!has_unit_strides(ctx, op) || !mc_ints_init(ctx, &offsets, rank, NULL)) return made;
  offsets.len = rank;
  for (uint32_t i = 0; i < rank; i++) offsets.ptr[i] = i < s->offsets.len ? s->offsets.ptr[i] : 0;
  if (mc_elements_init(ctx, &e, slice)) made = move_elements(&e, whole, slice, &offsets, source, false);
  mc_ints_fini(ctx, &offsets);
  return made;
}

McFolded mc_fold_extract_strided_slice(McFold *f) {
  McContext *ctx = f->ctx;
  Slice s;
  if (mc_vector_operand_type(ctx, f->op, 0).index == mc_vector_result_type(ctx, f->op).index) {
    return mc_vector_to_value(f, mc_vector_operand(f, 0));
  }
  if (!slice_read(ctx, f->op, &s)) return MC_NOT_FOLDED;
  McFolded folded = MC_NOT_FOLDED;
  if (slice_of_inserted(ctx, f->op, &s)) folded = MC_FOLDED_IN_PLACE;
  else if (mc_vector_is_dense(ctx, f->constants[0])) {
    folded = mc_vector_to_attr(f, slice_of_constant(ctx, f->op, &s, f->constants[0]));
  }
  slice_fini(ctx, &s);
  return folded;
}

/* From a mask: one whose sizes are less by the offsets. */
static bool slice_of_create_mask(McRewriter *rw, McOp op, const Slice *s, McOp mask) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList sizes = {0};
  McType index = mc_type_index(ctx);
  uint32_t n = mc_op_num_operands(ctx, mask);
  bool ok = true;
  for (uint32_t i = 0; ok && i < s->offsets.len && i < n; i++) {
    McValue operands[2] = {mc_op_operand(ctx, mask, i), mc_rw_integer(rw, op, index, s->offsets.ptr[i])};
    if (operands[1].index == MC_NONE) ok = false;
    McValue size = !ok ? operands[1]
                       : mc_vector_make(rw, op, (McLoc){MC_NONE}, &(McVectorOp){.name = "arith.subi", .type = index,
                                                                                .operands = operands,
                                                                                .num_operands = 2});
    ok = size.index != MC_NONE && mc_array_push(&ctx->alloc, &sizes, size);
  }
  ok = ok && mc_rw_operands(rw, mask, (uint32_t)sizes.len, n - (uint32_t)sizes.len, &sizes) &&
       mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.create_mask", .operands = sizes.ptr,
                                               .num_operands = sizes.len, .type = mc_vector_result_type(ctx, op)});
  mc_array_fini(&ctx->alloc, &sizes);
  return ok || mc_rw_fail(rw);
}

static bool slice_of_constant_mask(McRewriter *rw, McOp op, const Slice *s, McOp mask) {
  McContext *ctx = mc_rw_ctx(rw);
  McInts sizes;
  bool empty = false;
  if (!mc_vector_ints(ctx, mask, "mask_dim_sizes", 0, &sizes)) return false;
  for (uint32_t i = 0; i < sizes.len; i++) {
    if (i < s->offsets.len) {
      int64_t end = s->offsets.ptr[i] + s->sizes.ptr[i], size = sizes.ptr[i] < end ? sizes.ptr[i] : end;
      sizes.ptr[i] = size > s->offsets.ptr[i] ? size - s->offsets.ptr[i] : 0;
    }
    empty |= sizes.ptr[i] == 0;
  }
  for (uint32_t i = 0; empty && i < sizes.len; i++) sizes.ptr[i] = 0;
  bool ok = mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.constant_mask",
                                                    .type = mc_vector_result_type(ctx, op), .attr = "mask_dim_sizes",
                                                    .value = mc_i64_array_attr(ctx, sizes.ptr, sizes.len)});
  mc_ints_fini(ctx, &sizes);
  return ok;
}

/* The slice of the value, the first `drops` dimensions left out. */
static McValue make_slice(McRewriter *rw, McOp op, McValue source, Slice *s, uint32_t drops) {
  McContext *ctx = mc_rw_ctx(rw);
  McType from = mc_value_type(ctx, source);
  McInts dims, ones;
  uint32_t rank = mc_type_rank(ctx, from), count = s->offsets.len > drops ? s->offsets.len - drops : 0;
  McValue none = {MC_NONE};
  if (!mc_ints_init(ctx, &dims, rank, NULL)) return none;
  if (!mc_ints_init(ctx, &ones, count, NULL)) return mc_ints_fini(ctx, &dims), none;
  uint8_t *scalable = mc_alloc_zeroed(&ctx->alloc, rank + 1);
  for (uint32_t i = 0; scalable != NULL && i < rank; i++) {
    if (i < count && mc_type_dim(ctx, from, i) == 1) {
      s->offsets.ptr[drops + i] = 0;
      s->sizes.ptr[drops + i] = 1;
    }
    dims.ptr[i] = i < count ? s->sizes.ptr[drops + i] : mc_type_dim(ctx, from, i);
    scalable[i] = mc_type_dim_scalable(ctx, from, i);
    if (i < count) ones.ptr[i] = 1;
  }
  McValue made = none;
  if (scalable != NULL) {
    McType type = mc_type_vector(ctx, dims.ptr, scalable, rank, mc_type_element(ctx, from), NULL);
    McNamedAttr attrs[3] = {{mc_ident(ctx, "offsets", 7), mc_vector_array_ints(ctx, s->offsets.ptr + drops, count)},
                            {mc_ident(ctx, "sizes", 5), mc_vector_array_ints(ctx, s->sizes.ptr + drops, count)},
                            {mc_ident(ctx, "strides", 7), mc_vector_array_ints(ctx, ones.ptr, count)}};
    McOp slice = mc_rw_create(rw, op, &(McRwOp){.name = "vector.extract_strided_slice", .operands = &source,
                                                .num_operands = 1, .results = &type, .num_results = 1,
                                                .attrs = attrs, .num_attrs = 3});
    if (slice.index != MC_NONE) made = mc_op_result(ctx, slice, 0);
    mc_free(&ctx->alloc, scalable, rank + 1);
  }
  mc_ints_fini(ctx, &ones);
  mc_ints_fini(ctx, &dims);
  return made;
}

/* From a broadcast: a broadcast of the slice, or of the source where only repeated dimensions are cut. */
static bool slice_of_broadcast(McRewriter *rw, McOp op, Slice *s, McOp broadcast) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue source = mc_op_operand(ctx, broadcast, 0);
  McType from = mc_value_type(ctx, source), to = mc_vector_result_type(ctx, op);
  uint32_t rank = mc_vector_rank(ctx, from), more = mc_vector_rank(ctx, to) - rank;
  bool cuts = false;
  for (uint32_t i = 0; i < rank; i++) {
    cuts |= mc_type_dim(ctx, from, i) != 1 && mc_type_dim(ctx, from, i) != mc_type_dim(ctx, to, more + i);
  }
  if (cuts) source = make_slice(rw, op, source, s, more);
  return source.index == MC_NONE ? mc_rw_fail(rw) : mc_vector_replace_by(rw, op, "vector.broadcast", source);
}

/* A slice whose elements follow one another is an extraction. */
static bool slice_to_extract(McRewriter *rw, McOp op, const Slice *s) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue source = mc_op_operand(ctx, op, 0);
  McType type = mc_value_type(ctx, source);
  uint32_t rank = mc_type_rank(ctx, type), count = s->sizes.len;
  if (mc_vector_is_scalable(ctx, type) || rank == 0) return false;
  while (count > 0 && s->sizes.ptr[count - 1] == mc_type_dim(ctx, type, count - 1)) count--;
  if (count == 0 || (count == rank && s->sizes.len == rank)) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (s->sizes.ptr[i] != 1) return false;
  }
  while (count + 1 < s->sizes.len && s->sizes.ptr[count] == 1) count++;
  McValue part = mc_vector_extract(rw, op, (McLoc){MC_NONE}, source, s->offsets.ptr, count);
  return part.index != MC_NONE && mc_vector_replace_by(rw, op, "vector.shape_cast", part);
}

bool mc_patterns_extract_strided_slice(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp made = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  bool unit = has_unit_strides(ctx, op), changed = false;
  Slice s;
  if (!slice_read(ctx, op, &s)) return false;
  if (unit && made.index != MC_NONE && mc_op_is(ctx, made, "vector.create_mask")) {
    changed = slice_of_create_mask(rw, op, &s, made);
  } else if (unit && made.index != MC_NONE && mc_op_is(ctx, made, "vector.constant_mask")) {
    changed = slice_of_constant_mask(rw, op, &s, made);
  } else if (made.index != MC_NONE && mc_op_is(ctx, made, "vector.broadcast")) {
    changed = slice_of_broadcast(rw, op, &s, made);
  } else if (unit) {
    changed = slice_to_extract(rw, op, &s);
  }
  slice_fini(ctx, &s);
  return changed;
}
