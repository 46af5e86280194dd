/* memref_views.c - folds and patterns of views: mlir-opt 22's, in its order. */
#include "dialects/memref/memref_fold.h"
#include "dialects/shared/reshapes.h"

/* --- sizes of results --- */

bool mc_memref_sizes_init(McRewriter *rw, McMemrefSizes *sizes, McOp op, const char *group) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t start, count;
  *sizes = (McMemrefSizes){.type = mc_value_type(ctx, mc_op_result(ctx, op, 0))};
  if (!mc_op_operands_named(ctx, op, group, &start, &count)) return false;
  if (!mc_ints_of_shape(ctx, &sizes->dims, sizes->type, NULL)) return mc_rw_fail(rw);
  if (mc_rw_operands(rw, op, start, count, &sizes->values)) return true;
  mc_memref_sizes_fini(ctx, sizes);
  return false;
}

void mc_memref_sizes_fini(McContext *ctx, McMemrefSizes *sizes) {
  mc_ints_fini(ctx, &sizes->dims);
  mc_array_fini(&ctx->alloc, &sizes->values);
}

bool mc_memref_sizes_fold(McContext *ctx, McMemrefSizes *sizes) {
  size_t kept = 0, next = 0;
  for (uint32_t i = 0; i < sizes->dims.len && next < sizes->values.len; i++) {
    int64_t size;
    if (sizes->dims.ptr[i] != MC_DYNAMIC) continue;
    McValue value = sizes->values.ptr[next++];
    if (mc_mixed_number(ctx, mc_mixed_of_value(value), &size) && size >= 0) sizes->dims.ptr[i] = size;
    else sizes->values.ptr[kept++] = value;
  }
  bool changed = kept != sizes->values.len;
  sizes->values.len = kept;
  return changed;
}

McType mc_memref_resized(McContext *ctx, McType type, const McInts *dims) {
  return mc_type_memref(ctx, dims->ptr, dims->len, mc_type_element(ctx, type), mc_type_layout(ctx, type),
                        mc_type_memory_space(ctx, type), NULL);
}

bool mc_memref_replace_by_cast(McRewriter *rw, McOp op, McValue value) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  McOp cast = mc_rw_create(rw, op, &(McRwOp){.name = "memref.cast", .operands = &value, .num_operands = 1,
                                             .results = &type, .num_results = 1});
  return cast.index == MC_NONE ? !mc_rw_fail(rw) : mc_rw_replace_by(rw, op, cast);
}

/* --- memref.view --- */

McFolded mc_fold_view(McFold *f) {
  McType type = mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0));
  bool all = mc_type_has_static_shape(f->ctx, type) && mc_attr_is_int(f->ctx, f->constants[1], 0);
  return all ? mc_fold_same_type(f, false) : MC_NOT_FOLDED;
}

static bool replace_view(McRewriter *rw, McOp op, McType type, McValue source, const McValueList *sizes) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  bool ok = mc_array_push(&ctx->alloc, &operands, source) &&
            mc_array_push(&ctx->alloc, &operands, mc_op_operand(ctx, op, 1));
  for (size_t i = 0; ok && i < sizes->len; i++) ok = mc_array_push(&ctx->alloc, &operands, sizes->ptr[i]);
  McOp made = {MC_NONE};
  if (ok && type.index != MC_NONE) {
    made = mc_rw_create(rw, op, &(McRwOp){.name = "memref.view", .operands = operands.ptr,
                                          .num_operands = operands.len, .results = &type, .num_results = 1});
  }
  mc_array_fini(&ctx->alloc, &operands);
  if (made.index == MC_NONE) return !mc_rw_fail(rw);
  if (type.index == mc_value_type(ctx, mc_op_result(ctx, op, 0)).index) return mc_rw_replace_by(rw, op, made);
  return mc_memref_replace_by_cast(rw, op, mc_op_result(ctx, made, 0));
}

bool mc_patterns_view(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McMemrefSizes sizes;
  McValue source = mc_op_operand(ctx, op, 0);
  if (!mc_memref_sizes_init(rw, &sizes, op, "sizes")) return false;
  bool changed = false;
  McOp cast = mc_memory_cast_of(ctx, source);
  McValue memory = cast.index == MC_NONE ? source : mc_op_operand(ctx, cast, 0);
  if (mc_memref_sizes_fold(ctx, &sizes)) {
    changed = replace_view(rw, op, mc_memref_resized(ctx, sizes.type, &sizes.dims), source, &sizes.values);
  } else if (cast.index != MC_NONE && mc_is_memref(ctx, mc_value_type(ctx, memory))) {
    changed = replace_view(rw, op, sizes.type, memory, &sizes.values);
  }
  mc_memref_sizes_fini(ctx, &sizes);
  return changed;
}

/* --- memref.transpose --- */

McFolded mc_fold_memref_transpose(McFold *f) {
  McContext *ctx = f->ctx;
  McValue in = mc_op_operand(ctx, f->op, 0);
  McAffineMap map = mc_attr_affine_map_value(ctx, mc_attr_named(ctx, f->op, "permutation"));
  if (mc_affine_map_is_identity(ctx, map) && mc_fold_same_type(f, false) == MC_FOLDED) return MC_FOLDED;
  McOp source = mc_value_op(ctx, in);
  if (source.index == MC_NONE || !mc_op_is(ctx, source, "memref.transpose")) return MC_NOT_FOLDED;
  bool too_large;
  McAffineMap first = mc_attr_affine_map_value(ctx, mc_attr_named(ctx, source, "permutation"));
  McAffineMap both = mc_affine_map_compose(ctx, first, map, &too_large);
  McAttr attr = both.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, both);
  if (attr.index == MC_NONE || !mc_op_set_attribute(ctx, f->op, mc_ident(ctx, "permutation", 11), attr)) {
    return MC_NOT_FOLDED;
  }
  mc_op_set_operand(ctx, f->op, 0, mc_op_operand(ctx, source, 0));
  return MC_FOLDED_IN_PLACE;
}

/* --- what is known of offset, sizes and strides --- */

/* As in a type: a number where the type has it, or where the value is a constant; a negative one only for strides. */
static void state(McContext *ctx, McMixed *index, int64_t known, bool is_stride) {
  int64_t number;
  if (known != MC_DYNAMIC) *index = mc_mixed_of_number(known);
  else if (mc_mixed_number(ctx, *index, &number) && number != MC_DYNAMIC && (number >= 0 || is_stride)) {
    *index = mc_mixed_of_number(number);
  }
}

/* Three lists of a memref, where its type states more. False: it has no strides, or out of memory. */
static bool state_all(McContext *ctx, McType type, McSlice *slice) {
  McStrided s;
  if (!mc_strided_init(ctx, NULL, &s, type)) return false;
  uint32_t rank = mc_type_rank(ctx, type);
  bool ok = s.ok && slice->offsets.len == 1 && slice->sizes.len == rank && slice->strides.len == rank;
  if (ok) state(ctx, &slice->offsets.ptr[0], s.offset, false);
  for (uint32_t i = 0; ok && i < rank; i++) {
    state(ctx, &slice->sizes.ptr[i], mc_type_dim(ctx, type, i), false);
    state(ctx, &slice->strides.ptr[i], s.strides.ptr[i], true);
  }
  mc_strided_fini(ctx, &s);
  return ok;
}

/* The results of memref.extract_strided_metadata as such lists. False: out of memory, or no strides. */
static bool read_metadata(McContext *ctx, McOp op, McSlice *slice) {
  McType type = mc_value_type(ctx, mc_op_operand(ctx, op, 0));
  uint32_t rank = mc_type_rank(ctx, type);
  for (uint32_t i = 1, n = mc_op_num_results(ctx, op); i < n; i++) {
    McMixedList *list = i == 1 ? &slice->offsets : i < 2 + rank ? &slice->sizes : &slice->strides;
    if (!mc_array_push(&ctx->alloc, list, mc_mixed_of_value(mc_op_result(ctx, op, i)))) return false;
  }
  return state_all(ctx, type, slice);
}

static uint32_t num_values(const McMixedList *list) {
  uint32_t count = 0;
  for (size_t i = 0; i < list->len; i++) count += list->ptr[i].value.index != MC_NONE;
  return count;
}

static uint32_t slice_values(const McSlice *slice) {
  return num_values(&slice->offsets) + num_values(&slice->sizes) + num_values(&slice->strides);
}

static bool take_numbers(McContext *ctx, const McMixedList *list, McInts *out) {
  if (!mc_ints_init(ctx, out, (uint32_t)list->len, NULL)) return false;
  for (size_t i = 0; i < list->len; i++) out->ptr[out->len++] = list->ptr[i].number;
  return true;
}

/* --- memref.extract_strided_metadata --- */

/* Results that the type of the memory states become constants where they are used. Then it is that of the memory in
 * front of a cast. */
bool mc_patterns_extract_strided_metadata(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McSlice known = {0};
  bool changed = false;
  if (read_metadata(ctx, op, &known)) {
    const McMixedList *lists[3] = {&known.offsets, &known.sizes, &known.strides};
    uint32_t number = 1;
    for (uint32_t k = 0; k < 3; k++) {
      for (size_t i = 0; i < lists[k]->len; i++, number++) {
        McMixed index = lists[k]->ptr[i];
        McValue result = mc_op_result(ctx, op, number);
        if (index.value.index != MC_NONE || mc_value_first_use(ctx, result).index == MC_NONE) continue;
        McValue constant = mc_rw_integer(rw, op, mc_type_index(ctx), index.number);
        if (constant.index == MC_NONE) break;
        mc_rw_replace_value(rw, result, constant);
        changed = true;
      }
    }
  }
  mc_slice_fini(ctx, &known);
  McOp cast = mc_memory_cast_of(ctx, mc_op_operand(ctx, op, 0));
  if (cast.index == MC_NONE || !mc_is_memref(ctx, mc_value_type(ctx, mc_op_operand(ctx, cast, 0)))) return changed;
  mc_rw_set_operand(rw, op, 0, mc_op_operand(ctx, cast, 0));
  return true;
}

/* --- memref.reinterpret_cast --- */

McFolded mc_fold_reinterpret_cast(McFold *f) {
  McContext *ctx = f->ctx;
  McValue source = mc_op_operand(ctx, f->op, 0);
  McOp prev = mc_value_op(ctx, source);
  bool skip = prev.index != MC_NONE && (mc_op_is(ctx, prev, "memref.reinterpret_cast") ||
                                        mc_memory_cast_of(ctx, source).index != MC_NONE);
  if (prev.index != MC_NONE && mc_op_is(ctx, prev, "memref.subview")) {
    McMixedList offsets = {0};
    skip = mc_mixed_list_read(ctx, prev, "static_offsets", "offsets", &offsets) && mc_mixed_list_is(ctx, &offsets, 0);
    mc_mixed_list_fini(ctx, &offsets);
  }
  if (skip) {
    mc_op_set_operand(ctx, f->op, 0, mc_op_operand(ctx, prev, 0));
    return MC_FOLDED_IN_PLACE;
  }
  McAttr offset = mc_attr_named(ctx, f->op, "static_offsets");
  if (!mc_type_has_static_shape(ctx, mc_value_type(ctx, mc_op_result(ctx, f->op, 0)))) return MC_NOT_FOLDED;
  McStr data = mc_attr_dense_data(ctx, offset);
  int64_t first = 1;
  if (data.len >= sizeof first) memcpy(&first, data.ptr, sizeof first);
  return first == 0 ? mc_fold_same_type(f, false) : MC_NOT_FOLDED;
}

/* The base of a memory, with the offset, sizes and strides that the memory has: the memory itself, cast. */
static bool reinterpret_metadata(McRewriter *rw, McOp op, const McSlice *known) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp metadata = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  if (metadata.index == MC_NONE || !mc_op_is(ctx, metadata, "memref.extract_strided_metadata")) return false;
  McSlice have = {0};
  McValue memory = mc_op_operand(ctx, metadata, 0);
  bool same = read_metadata(ctx, metadata, &have) && mc_slice_same(&have, known);
  mc_slice_fini(ctx, &have);
  if (!same) {
    mc_rw_set_operand(rw, op, 0, memory);
    return true;
  }
  bool same_type = mc_value_type(ctx, memory).index == mc_value_type(ctx, mc_op_result(ctx, op, 0)).index;
  return same_type ? mc_rw_replace_one(rw, op, memory) : mc_memref_replace_by_cast(rw, op, memory);
}

static bool reinterpret_constants(McRewriter *rw, McOp op, const McSlice *known) {
  McContext *ctx = mc_rw_ctx(rw);
  McInts sizes, strides;
  McValue source = mc_op_operand(ctx, op, 0);
  if (!take_numbers(ctx, &known->sizes, &sizes)) return mc_rw_fail(rw);
  if (!take_numbers(ctx, &known->strides, &strides)) {
    mc_ints_fini(ctx, &sizes);
    return mc_rw_fail(rw);
  }
  McType like = mc_value_type(ctx, source);
  McType type = mc_memref_strided_type(ctx, &sizes, like, &strides, known->offsets.ptr[0].number);
  mc_ints_fini(ctx, &sizes);
  mc_ints_fini(ctx, &strides);
  if (type.index == MC_NONE) return mc_rw_fail(rw);
  McValue made = mc_rw_slice(rw, op, &(McRwSlice){.name = "memref.reinterpret_cast", .operands = &source,
                                                  .num_operands = 1, .type = type, .slice = known});
  return made.index == MC_NONE ? mc_rw_fail(rw) : mc_memref_replace_by_cast(rw, op, made);
}

bool mc_patterns_reinterpret_cast(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McSlice known = {0};
  bool changed = false;
  if (mc_slice_read(ctx, op, &known)) {
    uint32_t values = slice_values(&known);
    if (state_all(ctx, mc_value_type(ctx, mc_op_result(ctx, op, 0)), &known)) {
      changed = reinterpret_metadata(rw, op, &known) ||
                (slice_values(&known) != values && reinterpret_constants(rw, op, &known));
    }
  }
  mc_slice_fini(ctx, &known);
  return changed;
}

/* --- memref.subview --- */

bool mc_memref_dropped(McContext *ctx, McType whole, McType part, const McMixedList *sizes, McInts *dropped) {
  McStrided from, to;
  McInts numbers;
  bool ok = false;
  if (!mc_ints_init(ctx, dropped, (uint32_t)sizes->len, NULL)) return false;
  if (mc_strided_init(ctx, NULL, &from, whole)) {
    if (mc_strided_init(ctx, NULL, &to, part)) {
      if (take_numbers(ctx, sizes, &numbers)) {
        ok = from.ok && to.ok && from.strides.len == numbers.len && to.strides.len <= numbers.len &&
             mc_memref_find_dropped(ctx, NULL, &numbers, &from.strides, part, &to, dropped);
        mc_ints_fini(ctx, &numbers);
      }
      mc_strided_fini(ctx, &to);
    }
    mc_strided_fini(ctx, &from);
  }
  if (!ok) mc_ints_fini(ctx, dropped);
  return ok;
}

McValue mc_memref_part_size(McContext *ctx, McOp subview, uint32_t dim) {
  McMixedList sizes = {0};
  McInts dropped;
  McType whole = mc_value_type(ctx, mc_op_operand(ctx, subview, 0)),
         part = mc_value_type(ctx, mc_op_result(ctx, subview, 0));
  McValue found = {MC_NONE};
  if (mc_mixed_list_read(ctx, subview, "static_sizes", "sizes", &sizes) &&
      mc_memref_dropped(ctx, whole, part, &sizes, &dropped)) {
    uint32_t number = 0;
    for (size_t i = 0; i < sizes.len; i++) {
      if (dropped.ptr[i] == 0 && number++ == dim) found = sizes.ptr[i].value;
    }
    mc_ints_fini(ctx, &dropped);
  }
  mc_mixed_list_fini(ctx, &sizes);
  return found;
}

/* The type of a part of `whole`, without the dropped dimensions. MC_NONE: it has none, or out of memory. */
static McType part_type(McContext *ctx, McType whole, const McSlice *slice, const McInts *dropped) {
  McStrided s;
  McInts sizes, strides;
  McType type = {MC_NONE};
  if (!mc_strided_init(ctx, NULL, &s, whole)) return type;
  if (take_numbers(ctx, &slice->sizes, &sizes)) {
    if (take_numbers(ctx, &slice->strides, &strides)) {
      int64_t offset = s.offset;
      uint32_t kept = 0, rank = s.strides.len;
      bool ok = s.ok && slice->offsets.len == rank && sizes.len == rank && strides.len == rank;
      for (uint32_t i = 0; ok && i < rank; i++) {
        int64_t by = slice->offsets.ptr[i].number, size = sizes.ptr[i];
        ok = (by == MC_DYNAMIC || by >= 0) && (size == MC_DYNAMIC || size >= 0) && strides.ptr[i] != 0;
        offset = mc_sum(offset, mc_times(by, s.strides.ptr[i]));
        if (dropped->ptr[i] != 0) continue;
        sizes.ptr[kept] = size;
        strides.ptr[kept++] = mc_times(s.strides.ptr[i], strides.ptr[i]);
      }
      sizes.len = strides.len = kept;
      if (ok) type = mc_memref_strided_type(ctx, &sizes, whole, &strides, offset);
      mc_ints_fini(ctx, &strides);
    }
    mc_ints_fini(ctx, &sizes);
  }
  mc_strided_fini(ctx, &s);
  return type;
}

/* A subview of `source`, cast to the type of `op`, which it replaces. */
static bool replace_subview(McRewriter *rw, McOp op, McValue source, const McSlice *old, const McSlice *slice) {
  McContext *ctx = mc_rw_ctx(rw);
  McInts dropped;
  McType whole = mc_value_type(ctx, mc_op_operand(ctx, op, 0)), part = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (!mc_slice_is_within(ctx, mc_value_type(ctx, source), slice)) return false;
  if (!mc_memref_dropped(ctx, whole, part, &old->sizes, &dropped)) return false;
  McType type = part_type(ctx, mc_value_type(ctx, source), slice, &dropped);
  mc_ints_fini(ctx, &dropped);
  if (type.index == MC_NONE) return false;
  McValue made = mc_rw_slice(rw, op, &(McRwSlice){.name = "memref.subview", .operands = &source, .num_operands = 1,
                                                  .type = type, .slice = slice});
  return made.index == MC_NONE ? mc_rw_fail(rw) : mc_memref_replace_by_cast(rw, op, made);
}

/* All of the memory, by numbers. */
static bool is_whole(McContext *ctx, McType whole, McType part, const McSlice *slice) {
  if (mc_type_rank(ctx, whole) != mc_type_rank(ctx, part) || !mc_mixed_list_is(ctx, &slice->offsets, 0) ||
      !mc_mixed_list_is(ctx, &slice->strides, 1)) {
    return false;
  }
  for (size_t i = 0; i < slice->sizes.len; i++) {
    int64_t size;
    if (!mc_mixed_number(ctx, slice->sizes.ptr[i], &size) || size != mc_type_dim(ctx, whole, (uint32_t)i)) return false;
  }
  return true;
}

bool mc_patterns_subview(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McSlice slice = {0}, folded = {0};
  McValue source = mc_op_operand(ctx, op, 0);
  McType whole = mc_value_type(ctx, source), part = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  bool changed = false;
  if (mc_slice_read(ctx, op, &slice) && mc_slice_read(ctx, op, &folded)) {
    changed = mc_slice_fold(ctx, &folded) && replace_subview(rw, op, source, &slice, &folded);
    McOp cast = mc_memory_cast_of(ctx, source);
    if (!changed && cast.index != MC_NONE && !mc_slice_has_constants(ctx, &slice) &&
        mc_memory_cast_forgets(ctx, cast)) {
      changed = replace_subview(rw, op, mc_op_operand(ctx, cast, 0), &slice, &slice);
    }
    if (!changed && is_whole(ctx, whole, part, &slice)) {
      changed = whole.index == part.index ? mc_rw_replace_one(rw, op, source)
                                          : mc_memref_replace_by_cast(rw, op, source);
    }
  }
  mc_slice_fini(ctx, &slice);
  mc_slice_fini(ctx, &folded);
  return changed;
}

static bool has_static_layout(const McContext *ctx, McType type) {
  McAttr layout = mc_type_layout(ctx, type);
  if (layout.index == MC_NONE || mc_kind(ctx, layout.index) != MC_ATTR_STRIDED_LAYOUT) return true;
  bool is_static = mc_attr_strided_offset(ctx, layout) != MC_DYNAMIC;
  for (uint32_t i = 0, n = mc_attr_strided_rank(ctx, layout); i < n && is_static; i++) {
    is_static = mc_attr_strided_stride(ctx, layout, i) != MC_DYNAMIC;
  }
  return is_static;
}

McFolded mc_fold_subview(McFold *f) {
  McContext *ctx = f->ctx;
  McValue source = mc_op_operand(ctx, f->op, 0);
  McType whole = mc_value_type(ctx, source), part = mc_value_type(ctx, mc_op_result(ctx, f->op, 0));
  if (whole.index != part.index) return MC_NOT_FOLDED;
  bool same = mc_type_has_static_shape(ctx, part) && has_static_layout(ctx, part);
  McOp prev = mc_value_op(ctx, source);
  if (!same && prev.index != MC_NONE && mc_op_is(ctx, prev, "memref.subview")) {
    McSlice slice = {0};
    McMixedList sizes = {0};
    same = mc_slice_read(ctx, f->op, &slice) && mc_mixed_list_read(ctx, prev, "static_sizes", "sizes", &sizes) &&
           mc_mixed_list_is(ctx, &slice.offsets, 0) && mc_mixed_list_is(ctx, &slice.strides, 1) &&
           mc_mixed_list_same(&slice.sizes, &sizes);
    mc_slice_fini(ctx, &slice);
    mc_mixed_list_fini(ctx, &sizes);
  }
  if (!same) return MC_NOT_FOLDED;
  f->results[0].value = source;
  return MC_FOLDED;
}

/* --- memref.expand_shape, collapse_shape --- */

static const McReshapes reshapes = {"memref.expand_shape", "memref.collapse_shape", "memref.cast"};

McFolded mc_fold_memref_expand(McFold *f) { return mc_fold_reshape(f, &reshapes, true); }
McFolded mc_fold_memref_collapse(McFold *f) { return mc_fold_reshape(f, &reshapes, false); }

/* Sizes that are constants become numbers in `dims` and `sizes`: all of a group when the size of `from` is known, which
 * must be, else not the last unknown one. False: one of a known size is no constant. */
static bool state_sizes(McContext *ctx, McType from, const McInts *groups, McMixedList *sizes, McInts *dims) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < groups->len; i++) {
    uint32_t first = next, open = 0;
    for (int64_t k = 0; k < groups->ptr[i]; k++, next++) {
      int64_t number;
      open += !mc_mixed_number(ctx, sizes->ptr[next], &number) || number < 0;
    }
    bool known = mc_type_dim(ctx, from, i) != MC_DYNAMIC;
    if (known && open > 0) return false;
    for (uint32_t k = first; k < next && (known || open > 0); k++) {
      int64_t number;
      if (!mc_mixed_number(ctx, sizes->ptr[k], &number) || number < 0) continue;
      dims->ptr[k] = number;
      sizes->ptr[k] = mc_mixed_of_number(number);
    }
  }
  return true;
}

/* The source is a cast that forgets sizes: the memory in front of it is divided. */
static bool expand_of_cast(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue source = mc_op_operand(ctx, op, 0), memory = mc_memory_before_cast(ctx, source), made = {MC_NONE};
  McType old = mc_value_type(ctx, mc_op_result(ctx, op, 0)), from = mc_value_type(ctx, memory), type = {MC_NONE};
  McAttr attr = mc_attr_named(ctx, op, "reassociation");
  if (memory.index == source.index) return false;
  McMixedList sizes = {0};
  McInts groups, dims;
  bool ok = mc_mixed_list_read(ctx, op, "static_output_shape", "output_shape", &sizes) &&
            sizes.len == mc_type_rank(ctx, old) && mc_groups_read(ctx, op, &groups);
  if (ok) {
    if (mc_ints_of_shape(ctx, &dims, old, NULL)) {
      if (state_sizes(ctx, from, &groups, &sizes, &dims)) {
        McType shape = mc_type_memref(ctx, dims.ptr, dims.len, mc_type_element(ctx, from), (McAttr){MC_NONE},
                                      mc_type_memory_space(ctx, from), NULL);
        if (shape.index != MC_NONE) type = mc_memref_regrouped(ctx, NULL, attr, from, shape, true);
      }
      mc_ints_fini(ctx, &dims);
    }
    if (type.index != MC_NONE) made = mc_rw_expand(rw, op, &reshapes, memory, type, &groups, &sizes);
    mc_ints_fini(ctx, &groups);
  }
  mc_mixed_list_fini(ctx, &sizes);
  if (made.index == MC_NONE) return false;
  return type.index == old.index ? mc_rw_replace_one(rw, op, made) : mc_memref_replace_by_cast(rw, op, made);
}

bool mc_patterns_memref_expand(McRewriter *rw, McOp op) {
  return mc_compose_reshapes(rw, op, &reshapes, true) || mc_compose_expand_of_collapse(rw, op, &reshapes) ||
         expand_of_cast(rw, op);
}

/* The type that the groups merge the memory to. MC_NONE: they cannot, or out of memory. */
static McType collapsed_type(McContext *ctx, McOp op, McType from) {
  McInts groups, dims;
  McType type = {MC_NONE};
  if (!mc_groups_read(ctx, op, &groups)) return type;
  if (mc_ints_init(ctx, &dims, groups.len, NULL)) {
    uint32_t next = 0;
    for (uint32_t i = 0; i < groups.len; i++) {
      int64_t size = 1;
      for (int64_t k = 0; k < groups.ptr[i]; k++) size = mc_times(size, mc_type_dim(ctx, from, next++));
      dims.ptr[dims.len++] = size;
    }
    McType shape = mc_type_memref(ctx, dims.ptr, dims.len, mc_type_element(ctx, from), (McAttr){MC_NONE},
                                  mc_type_memory_space(ctx, from), NULL);
    McAttr attr = mc_attr_named(ctx, op, "reassociation");
    if (shape.index != MC_NONE) type = mc_memref_regrouped(ctx, NULL, attr, from, shape, false);
    mc_ints_fini(ctx, &dims);
  }
  mc_ints_fini(ctx, &groups);
  return type;
}

/* The source is a cast that forgets sizes: the memory in front of it is merged. */
static bool collapse_of_cast(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue source = mc_op_operand(ctx, op, 0), memory = mc_memory_before_cast(ctx, source);
  if (memory.index == source.index) return false;
  McType type = collapsed_type(ctx, op, mc_value_type(ctx, memory));
  if (type.index == MC_NONE) return false;
  if (type.index == mc_value_type(ctx, mc_op_result(ctx, op, 0)).index) {
    mc_rw_set_operand(rw, op, 0, memory);
    return true;
  }
  McInts groups;
  if (!mc_groups_read(ctx, op, &groups)) return mc_rw_fail(rw);
  McValue made = mc_rw_collapse(rw, op, &reshapes, memory, type, &groups);
  mc_ints_fini(ctx, &groups);
  return made.index == MC_NONE ? mc_rw_fail(rw) : mc_memref_replace_by_cast(rw, op, made);
}

bool mc_patterns_memref_collapse(McRewriter *rw, McOp op) {
  return mc_compose_reshapes(rw, op, &reshapes, false) || mc_compose_collapse_of_expand(rw, op, &reshapes) ||
         collapse_of_cast(rw, op);
}
