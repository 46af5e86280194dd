/* tensor_fold.c - folds and patterns of tensor except those of slices and of padding: mlir-opt 22's, in its order. */
#include "dialects/tensor/tensor_fold.h"

#include "defs/facts.h"
#include "transform/effects.h"

static const McReshapes reshapes = {"tensor.expand_shape", "tensor.collapse_shape", "tensor.cast"};

bool mc_tensor_replace(McRewriter *rw, McOp op, McOp made) {
  if (made.index == MC_NONE) return mc_rw_fail(rw);
  return mc_rw_replace_by_tensor(rw, op, mc_op_result(mc_rw_ctx(rw), made, 0));
}

static McType result_type(const McContext *ctx, McOp op) { return mc_value_type(ctx, mc_op_result(ctx, op, 0)); }

/* The operation that makes an operand, when it has that name. MC_NONE: it has another one. */
static McOp source_named(const McContext *ctx, McOp op, uint32_t i, const char *name) {
  return mc_value_made_by(ctx, mc_op_operand(ctx, op, i), name);
}

/* --- casts --- */

bool mc_patterns_tensor_bitcast(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp source = source_named(ctx, op, 0, "tensor.bitcast");
  if (source.index == MC_NONE) return false;
  McValue value = mc_op_operand(ctx, source, 0);
  McType type = result_type(ctx, op);
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "tensor.bitcast", .operands = &value, .num_operands = 1,
                                             .results = &type, .num_results = 1});
  return mc_rw_replace_by(rw, op, made);
}

/* Sizes that both types have; false: they contradict each other. `known`: there are some in `dims` so far. */
static bool join(const McContext *ctx, McInts *dims, bool *known, McType type) {
  if (!mc_type_has_rank(ctx, type)) return true;
  uint32_t rank = mc_type_rank(ctx, type);
  if (*known && dims->len != rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = mc_type_dim(ctx, type, i);
    if (!*known || dims->ptr[i] == MC_DYNAMIC) dims->ptr[i] = size;
    else if (size != MC_DYNAMIC && size != dims->ptr[i]) return false;
  }
  dims->len = rank;
  *known = true;
  return true;
}

/* The types agree, and the one in the middle states nothing that the others do not. */
static bool middle_is_needless(McContext *ctx, McType from, McType middle, McType to) {
  uint32_t rank = 0;
  const McType types[3] = {from, middle, to};
  for (uint32_t i = 0; i < 3; i++) {
    uint32_t have = mc_type_has_rank(ctx, types[i]) ? mc_type_rank(ctx, types[i]) : 0;
    if (have > rank) rank = have;
  }
  McInts all, outer;
  bool all_known = false, outer_known = false, same = false;
  if (!mc_ints_init(ctx, &all, rank, NULL)) return false;
  if (mc_ints_init(ctx, &outer, rank, NULL)) {
    same = join(ctx, &all, &all_known, from) && join(ctx, &all, &all_known, middle) &&
           join(ctx, &all, &all_known, to) && join(ctx, &outer, &outer_known, from) &&
           join(ctx, &outer, &outer_known, to) && all_known == outer_known && all.len == outer.len &&
           memcmp(all.ptr, outer.ptr, all.len * sizeof *all.ptr) == 0;
    mc_ints_fini(ctx, &outer);
  }
  mc_ints_fini(ctx, &all);
  return same;
}

static bool cast_of_cast(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp source = mc_tensor_cast_of(ctx, mc_op_operand(ctx, op, 0));
  if (source.index == MC_NONE) return false;
  McValue value = mc_op_operand(ctx, source, 0);
  McType type = result_type(ctx, op);
  if (!middle_is_needless(ctx, mc_value_type(ctx, value), result_type(ctx, source), type)) return false;
  McValue made = mc_rw_tensor_cast(rw, op, op, value, type);
  return mc_rw_replace_one(rw, op, made);
}

/* The cast states sizes of an empty tensor. */
static bool cast_of_empty(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp empty = source_named(ctx, op, 0, "tensor.empty");
  McType from = mc_value_type(ctx, mc_op_operand(ctx, op, 0)), to = result_type(ctx, op);
  if (empty.index == MC_NONE || !mc_tensor_keeps_sizes(ctx, from, to)) return false;
  McValueList sizes = {0};
  McInts dims;
  bool ok = mc_ints_of_shape(ctx, &dims, to, NULL);
  if (!ok) return mc_rw_fail(rw);
  for (uint32_t i = 0, k = 0; i < dims.len && ok; i++) {
    if (mc_type_dim(ctx, from, i) != MC_DYNAMIC) continue;
    McValue size = mc_op_operand(ctx, empty, k++);
    if (dims.ptr[i] == MC_DYNAMIC) ok = mc_array_push(&ctx->alloc, &sizes, size);
  }
  McOp made = {MC_NONE};
  McType type = mc_tensor_resized(ctx, to, dims.ptr, dims.len, true);
  if (ok && type.index != MC_NONE) {
    made = mc_rw_create(rw, op, &(McRwOp){.name = "tensor.empty", .operands = sizes.ptr, .num_operands = sizes.len,
                                          .results = &type, .num_results = 1});
  }
  mc_array_fini(&ctx->alloc, &sizes);
  mc_ints_fini(ctx, &dims);
  return mc_tensor_replace(rw, op, made);
}

/* The cast states sizes of a slice. */
static bool cast_of_slice(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp source = source_named(ctx, op, 0, "tensor.extract_slice");
  McType from = mc_value_type(ctx, mc_op_operand(ctx, op, 0)), to = result_type(ctx, op);
  if (source.index == MC_NONE || from.index == to.index || !mc_tensor_keeps_sizes(ctx, from, to)) return false;
  McSlice slice = {0};
  bool ok = mc_slice_read(ctx, source, &slice);
  uint32_t next = 0, rank = mc_type_rank(ctx, from);
  for (size_t i = 0; i < slice.sizes.len && ok; i++) { /* the dimensions that the result has */
    bool kept = next < rank && slice.sizes.ptr[i].number == mc_type_dim(ctx, from, next);
    if (!kept) continue;
    int64_t size = mc_type_dim(ctx, to, next++);
    if (size != MC_DYNAMIC) slice.sizes.ptr[i] = mc_mixed_of_number(size);
  }
  McValue value = mc_op_operand(ctx, source, 0), made = {MC_NONE};
  if (ok) {
    made = mc_rw_slice(rw, op, &(McRwSlice){.name = "tensor.extract_slice", .operands = &value, .num_operands = 1,
                                            .type = to, .slice = &slice});
  }
  mc_slice_fini(ctx, &slice);
  return mc_rw_replace_one(rw, op, made);
}

bool mc_patterns_tensor_cast(McRewriter *rw, McOp op) {
  return cast_of_cast(rw, op) || cast_of_slice(rw, op) || cast_of_empty(rw, op);
}

bool mc_patterns_destination_casts(McRewriter *rw, McOp op) { return mc_rw_skip_tensor_casts(rw, op); }

/* --- dimensions --- */

/* The operand of `op` that is dimension `dim` of its result, whose dynamic sizes begin with operand `first`. */
static McValue dynamic_size(const McContext *ctx, McOp op, uint32_t first, uint32_t dim) {
  McType type = result_type(ctx, op);
  uint32_t number = first;
  for (uint32_t i = 0; i < dim; i++) number += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  bool ok = mc_type_dim(ctx, type, dim) == MC_DYNAMIC && number < mc_op_num_operands(ctx, op);
  return ok ? mc_op_operand(ctx, op, number) : (McValue){MC_NONE};
}

/* The number of a dimension that the tensor has. */
static bool dimension_of(McContext *ctx, McOp op, uint32_t *dim) {
  McType type = mc_value_type(ctx, mc_op_operand(ctx, op, 0));
  int64_t number;
  if (!mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, op, 1)), &number)) return false;
  if (!mc_type_has_rank(ctx, type) || number < 0 || number >= mc_type_rank(ctx, type)) return false;
  *dim = (uint32_t)number;
  return true;
}

McFolded mc_fold_tensor_dim(McFold *f) {
  McContext *ctx = f->ctx;
  McValue tensor = mc_op_operand(ctx, f->op, 0), size = {MC_NONE};
  McType type = mc_value_type(ctx, tensor);
  uint32_t dim;
  if (f->constants[1].index == MC_NONE || !dimension_of(ctx, f->op, &dim)) return MC_NOT_FOLDED;
  if (mc_type_dim(ctx, type, dim) != MC_DYNAMIC) {
    f->results[0].attr = mc_attr_integer(ctx, mc_type_index(ctx), mc_type_dim(ctx, type, dim));
    return MC_FOLDED;
  }
  McOp source = mc_value_op(ctx, tensor);
  if (source.index != MC_NONE && mc_op_is(ctx, source, "tensor.generate")) size = dynamic_size(ctx, source, 0, dim);
  if (source.index != MC_NONE && mc_op_is(ctx, source, "tensor.extract_slice")) {
    McMixedList sizes = {0};
    bool ok = mc_mixed_list_read(ctx, source, "static_sizes", "sizes", &sizes);
    if (ok && sizes.len == mc_type_rank(ctx, type)) size = sizes.ptr[dim].value;
    mc_mixed_list_fini(ctx, &sizes);
  }
  if (size.index != MC_NONE) {
    f->results[0].value = size;
    return MC_FOLDED;
  }
  McValue before = mc_tensor_before_cast(ctx, tensor);
  if (before.index == tensor.index) return MC_NOT_FOLDED;
  mc_op_set_operand(ctx, f->op, 0, before);
  return MC_FOLDED_IN_PLACE;
}

/* The same dimension of another tensor. */
static bool dim_of(McRewriter *rw, McOp op, McValue tensor) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue operands[2] = {tensor, mc_op_operand(ctx, op, 1)};
  McType type = result_type(ctx, op);
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "tensor.dim", .operands = operands, .num_operands = 2,
                                             .results = &type, .num_results = 1});
  return mc_rw_replace_by(rw, op, made);
}

static bool dim_of_reshape(McRewriter *rw, McOp op, McOp reshape) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue operands[2] = {mc_op_operand(ctx, reshape, 1), mc_op_operand(ctx, op, 1)};
  McType element = mc_type_element(ctx, mc_value_type(ctx, operands[0])), wanted = result_type(ctx, op);
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "tensor.extract", .operands = operands, .num_operands = 2,
                                             .results = &element, .num_results = 1});
  if (made.index == MC_NONE) return mc_rw_fail(rw);
  if (element.index == wanted.index) return mc_rw_replace_by(rw, op, made);
  McValue value = mc_op_result(ctx, made, 0);
  made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.index_cast", .operands = &value, .num_operands = 1,
                                        .results = &wanted, .num_results = 1});
  return mc_rw_replace_by(rw, op, made);
}

bool mc_patterns_tensor_dim(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue tensor = mc_op_operand(ctx, op, 0);
  McOp source = mc_value_op(ctx, tensor), cast = mc_tensor_cast_of(ctx, tensor);
  uint32_t dim;
  if (source.index == MC_NONE) return false;
  if (cast.index != MC_NONE) return dim_of(rw, op, mc_op_operand(ctx, cast, 0));
  McValue destination = mc_tensor_destination_of(ctx, tensor);
  if (destination.index != MC_NONE) return dim_of(rw, op, destination);
  if (mc_op_is(ctx, source, "tensor.reshape")) return dim_of_reshape(rw, op, source);
  if (!mc_op_is(ctx, source, "tensor.empty") || !dimension_of(ctx, op, &dim)) return false;
  McValue size = dynamic_size(ctx, source, 0, dim);
  return size.index != MC_NONE && mc_rw_replace_one(rw, op, size);
}

/* --- tensors of sizes that are constants --- */

/* The dynamic sizes of the result, operands from `first` on, that are constants become sizes of its type. Returns
 * MC_NONE when none is one, or out of memory; `values` are those that are left. */
static McType state_sizes(McContext *ctx, McOp op, uint32_t first, bool negative, McValueList *values) {
  McInts dims;
  McType type = result_type(ctx, op), made = {MC_NONE};
  if (!mc_ints_of_shape(ctx, &dims, type, NULL)) return made;
  bool changed = false, ok = true;
  for (uint32_t i = 0, k = first; i < dims.len && ok; i++) {
    if (dims.ptr[i] != MC_DYNAMIC) continue;
    McMixed size = mc_mixed_of_value(mc_op_operand(ctx, op, k++));
    int64_t number;
    bool known = mc_mixed_number(ctx, size, &number);
    if (known && number < 0 && !negative) ok = false;
    if (known) dims.ptr[i] = number, changed = true;
    else ok = ok && mc_array_push(&ctx->alloc, values, size.value);
  }
  if (ok && changed) made = mc_tensor_resized(ctx, type, dims.ptr, dims.len, true);
  mc_ints_fini(ctx, &dims);
  return made;
}

bool mc_patterns_tensor_empty(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList sizes = {0};
  McType type = state_sizes(ctx, op, 0, false, &sizes);
  bool changed = false;
  if (type.index != MC_NONE) {
    changed = mc_tensor_replace(rw, op, mc_rw_create(rw, op, &(McRwOp){
        .name = "tensor.empty", .operands = sizes.ptr, .num_operands = sizes.len, .results = &type, .num_results = 1}));
  }
  mc_array_fini(&ctx->alloc, &sizes);
  return changed;
}

bool mc_patterns_tensor_generate(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList sizes = {0};
  McType type = state_sizes(ctx, op, 0, false, &sizes);
  bool changed = false;
  if (type.index != MC_NONE) {
    McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "tensor.generate", .operands = sizes.ptr,
                                               .num_operands = sizes.len, .results = &type, .num_results = 1,
                                               .num_regions = 1});
    if (made.index != MC_NONE) mc_rw_move_blocks(rw, mc_op_region(ctx, op, 0), mc_op_region(ctx, made, 0));
    changed = mc_tensor_replace(rw, op, made);
    if (made.index != MC_NONE && !changed) { /* out of memory: it stays as it was */
      mc_rw_move_blocks(rw, mc_op_region(ctx, made, 0), mc_op_region(ctx, op, 0));
      mc_op_erase(ctx, made);
    }
  }
  mc_array_fini(&ctx->alloc, &sizes);
  return changed;
}

McFolded mc_fold_tensor_splat(McFold *f) {
  McContext *ctx = f->ctx;
  McAttr element = f->constants[0];
  McType type = result_type(ctx, f->op);
  if (element.index == MC_NONE || !mc_type_has_static_shape(ctx, type)) return MC_NOT_FOLDED;
  McKind kind = mc_kind(ctx, element.index);
  if (kind != MC_ATTR_INTEGER && kind != MC_ATTR_FLOAT) return MC_NOT_FOLDED;
  f->results[0].attr = mc_attr_dense_of(ctx, type, &element, 1, NULL);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

McFolded mc_fold_from_elements(McFold *f) {
  McContext *ctx = f->ctx;
  uint32_t count = mc_op_num_operands(ctx, f->op);
  for (uint32_t i = 0; i < count; i++) {
    if (f->constants[i].index == MC_NONE) return MC_NOT_FOLDED;
  }
  McType type = result_type(ctx, f->op);
  f->results[0].attr = count == 0 ? mc_attr_dense_elements(ctx, type, "", 0, false, NULL)
                                  : mc_attr_dense_of(ctx, type, f->constants, count, NULL);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

McFolded mc_fold_tensor_gather(McFold *f) {
  f->results[0].attr = mc_tensor_resplat(f->ctx, f->constants[0], result_type(f->ctx, f->op));
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

/* --- elements --- */

static bool is_splat(const McContext *ctx, McAttr attr) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_DENSE_ELEMENTS &&
         mc_attr_dense_is_splat(ctx, attr);
}

McFolded mc_fold_tensor_insert(McFold *f) {
  McAttr scalar = f->constants[0], dest = f->constants[1];
  if (scalar.index == MC_NONE || !is_splat(f->ctx, dest)) return MC_NOT_FOLDED;
  if (mc_attr_dense_get(f->ctx, dest, 0).index != scalar.index) return MC_NOT_FOLDED;
  f->results[0].attr = dest;
  return MC_FOLDED;
}

/* The number of the element at constant places of the shape. False: they are not constants, or not in it. */
static bool place_of(McFold *f, McType type, uint64_t *out) {
  uint64_t number = 0;
  for (uint32_t i = 0, rank = mc_type_rank(f->ctx, type); i < rank; i++) {
    McAttr place = f->constants[1 + i];
    int64_t at, size = mc_type_dim(f->ctx, type, i);
    if (place.index == MC_NONE || mc_kind(f->ctx, place.index) != MC_ATTR_INTEGER) return false;
    if (!mc_attr_integer_i64(f->ctx, place, &at) || at < 0 || at >= size) return false;
    number = number * (uint64_t)size + (uint64_t)at;
  }
  *out = number;
  return true;
}

/* The places of an extraction and of an insertion are the same. */
static bool same_place(McContext *ctx, McOp extract, McOp insert) {
  for (uint32_t i = 1, n = mc_op_num_operands(ctx, extract); i < n; i++) {
    McMixed a = mc_mixed_of_value(mc_op_operand(ctx, extract, i)),
            b = mc_mixed_of_value(mc_op_operand(ctx, insert, i + 1));
    if (!mc_mixed_equal(ctx, a, b)) return false;
  }
  return true;
}

/* The element at that number of sparse elements: the first value there, or zero. MC_NONE: the type has no zero, or out
 * of memory. */
static McAttr sparse_element(McContext *ctx, McAttr sparse, uint64_t number) {
  McAttr indices = mc_attr_sparse_indices(ctx, sparse);
  McType type = mc_attr_value_type(ctx, sparse), element = mc_type_element(ctx, type);
  uint64_t count = (uint64_t)mc_type_dim(ctx, mc_attr_value_type(ctx, indices), 0), rank = mc_type_rank(ctx, type);
  for (uint64_t i = 0; i < count; i++) {
    uint64_t at = 0;
    for (uint32_t k = 0; k < rank; k++) {
      uint64_t index;
      mc_attr_dense_words(ctx, indices, i * rank + k, false, &index, 1);
      at = at * (uint64_t)mc_type_dim(ctx, type, k) + index;
    }
    if (at == number) return mc_attr_dense_get(ctx, mc_attr_sparse_values(ctx, sparse), i);
  }
  if (mc_kind(ctx, element.index) != MC_TYPE_COMPLEX) return mc_attr_zero(ctx, element);
  McAttr zero = mc_attr_zero(ctx, mc_type_element(ctx, element));
  return zero.index == MC_NONE ? zero : mc_attr_array(ctx, (McAttr[]){zero, zero}, 2);
}

static McFolded to_element(McFold *f, McAttr element) {
  f->results[0].attr = element;
  return element.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

McFolded mc_fold_tensor_extract(McFold *f) {
  McContext *ctx = f->ctx;
  McAttr elements = f->constants[0];
  McType type = mc_value_type(ctx, mc_op_operand(ctx, f->op, 0));
  uint64_t place = 0;
  if (is_splat(ctx, elements)) return to_element(f, mc_attr_dense_get(ctx, elements, 0));
  for (uint32_t i = 1, n = mc_op_num_operands(ctx, f->op); i < n; i++) {
    McAttr at = f->constants[i];
    if (at.index == MC_NONE || mc_kind(ctx, at.index) != MC_ATTR_INTEGER) return MC_NOT_FOLDED;
  }
  McOp splat = source_named(ctx, f->op, 0, "tensor.splat");
  if (splat.index != MC_NONE) {
    f->results[0].value = mc_op_operand(ctx, splat, 0);
    return MC_FOLDED;
  }
  McOp inserted = source_named(ctx, f->op, 0, "tensor.insert");
  if (inserted.index != MC_NONE && same_place(ctx, f->op, inserted)) {
    f->results[0].value = mc_op_operand(ctx, inserted, 0);
    return MC_FOLDED;
  }
  if (!mc_type_has_static_shape(ctx, type) || !place_of(f, type, &place)) return MC_NOT_FOLDED;
  McOp listed = source_named(ctx, f->op, 0, "tensor.from_elements");
  if (listed.index != MC_NONE) {
    if (place >= mc_op_num_operands(ctx, listed)) return MC_NOT_FOLDED;
    f->results[0].value = mc_op_operand(ctx, listed, (uint32_t)place);
    return MC_FOLDED;
  }
  McKind kind = elements.index == MC_NONE ? MC_KIND_NONE : mc_kind(ctx, elements.index);
  if (kind == MC_ATTR_DENSE_ELEMENTS) return to_element(f, mc_attr_dense_get(ctx, elements, place));
  return kind == MC_ATTR_SPARSE_ELEMENTS ? to_element(f, sparse_element(ctx, elements, place)) : MC_NOT_FOLDED;
}

/* An element of another tensor, at the same place. MC_NONE: out of memory. */
static McOp extract_from(McRewriter *rw, McOp op, McValue tensor) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  McType element = mc_type_element(ctx, mc_value_type(ctx, tensor));
  McOp made = {MC_NONE};
  if (mc_array_push(&ctx->alloc, &operands, tensor) &&
      mc_rw_operands(rw, op, 1, mc_op_num_operands(ctx, op) - 1, &operands)) {
    made = mc_rw_create(rw, op, &(McRwOp){.name = "tensor.extract", .operands = operands.ptr,
                                          .num_operands = operands.len, .results = &element, .num_results = 1});
  }
  mc_array_fini(&ctx->alloc, &operands);
  return made;
}

static bool extract_of_index_cast(McRewriter *rw, McOp op, McOp cast) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp made = extract_from(rw, op, mc_op_operand(ctx, cast, 0));
  if (made.index == MC_NONE) return mc_rw_fail(rw);
  McValue value = mc_op_result(ctx, made, 0);
  McType type = result_type(ctx, op);
  made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.index_cast", .operands = &value, .num_operands = 1,
                                        .results = &type, .num_results = 1});
  return mc_rw_replace_by(rw, op, made);
}

/* The computation of the element replaces it. */
static bool extract_of_generate(McRewriter *rw, McOp op, McOp generate) {
  McContext *ctx = mc_rw_ctx(rw);
  if (!mc_op_would_be_dead(ctx, generate)) return false;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, generate, 0));
  McValueList places = {0};
  McValue value = {MC_NONE};
  McOp first = mc_op_prev(ctx, op);
  bool ok = mc_rw_operands(rw, op, 1, mc_op_num_operands(ctx, op) - 1, &places) &&
            places.len == mc_block_num_args(ctx, body) &&
            mc_block_clone_into(ctx, body, op, places.ptr, (McLoc){MC_NONE}, &value);
  mc_array_fini(&ctx->alloc, &places);
  if (!ok || value.index == MC_NONE) return mc_rw_fail(rw);
  first = first.index == MC_NONE ? mc_block_first_op(ctx, mc_op_block(ctx, op)) : mc_op_next(ctx, first);
  for (; first.index != op.index; first = mc_op_next(ctx, first)) mc_rw_changed(rw, first);
  return mc_rw_replace_one(rw, op, value);
}

bool mc_patterns_tensor_extract(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp source = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  if (source.index == MC_NONE) return false;
  if (mc_op_is(ctx, source, "tensor.cast")) {
    McValue tensor = mc_op_operand(ctx, source, 0);
    if (!mc_type_has_rank(ctx, mc_value_type(ctx, tensor))) return false;
    McOp made = extract_from(rw, op, tensor);
    return mc_rw_replace_by(rw, op, made);
  }
  if (mc_op_is(ctx, source, "arith.index_cast")) return extract_of_index_cast(rw, op, source);
  if (mc_op_has_fact(ctx, source, MC_FACT_UNIFORM)) {
    McValue value = mc_op_operand(ctx, source, 0);
    bool fits = mc_value_type(ctx, value).index == result_type(ctx, op).index;
    return fits && mc_rw_replace_one(rw, op, value);
  }
  return mc_op_is(ctx, source, "tensor.generate") && extract_of_generate(rw, op, source);
}

/* --- tensor.concat --- */

/* Sizes of the result: along `dim` the sum, along others what the inputs state. */
static bool concat_dims(McContext *ctx, McOp op, uint32_t dim, McInts *dims) {
  if (!mc_ints_of_shape(ctx, dims, mc_value_type(ctx, mc_op_operand(ctx, op, 0)), NULL)) return false;
  for (uint32_t k = 1, n = mc_op_num_operands(ctx, op); k < n; k++) {
    McType type = mc_value_type(ctx, mc_op_operand(ctx, op, k));
    for (uint32_t i = 0; i < dims->len; i++) {
      int64_t size = mc_type_dim(ctx, type, i), *have = &dims->ptr[i];
      if (i == dim) *have = mc_size_sum(*have, size, 0);
      else if (*have == MC_DYNAMIC) *have = size;
    }
  }
  return true;
}

McFolded mc_fold_concat(McFold *f) {
  return mc_op_num_operands(f->ctx, f->op) == 1 ? mc_fold_same_type(f, false) : MC_NOT_FOLDED;
}

static bool refine_concat(McRewriter *rw, McOp op, uint32_t dim, McInts *dims) {
  McContext *ctx = mc_rw_ctx(rw);
  bool changed = false;
  int64_t whole = dims->ptr[dim];
  for (uint32_t k = 0, n = mc_op_num_operands(ctx, op); k < n; k++) {
    McValue input = mc_op_operand(ctx, op, k);
    McType have = mc_value_type(ctx, input);
    dims->ptr[dim] = mc_type_dim(ctx, have, dim);
    McType type = mc_tensor_resized(ctx, have, dims->ptr, dims->len, false);
    if (type.index == MC_NONE) return mc_rw_fail(rw);
    if (mc_tensor_keeps_sizes(ctx, type, have)) continue;
    McValue cast = mc_rw_tensor_cast(rw, op, op, input, type);
    if (cast.index == MC_NONE) return mc_rw_fail(rw);
    mc_rw_set_operand(rw, op, k, cast);
    changed = true;
  }
  dims->ptr[dim] = whole;
  McType type = mc_tensor_resized(ctx, result_type(ctx, op), dims->ptr, dims->len, false);
  if (changed || type.index == MC_NONE || mc_tensor_keeps_sizes(ctx, type, result_type(ctx, op))) return changed;
  McValueList inputs = {0};
  McNamedAttr attr = {mc_ident(ctx, "dim", 3), mc_attr_named(ctx, op, "dim")};
  McOp made = {MC_NONE};
  if (mc_rw_operands(rw, op, 0, mc_op_num_operands(ctx, op), &inputs)) {
    made = mc_rw_create(rw, op, &(McRwOp){.name = "tensor.concat", .operands = inputs.ptr, .num_operands = inputs.len,
                                          .results = &type, .num_results = 1, .attrs = &attr, .num_attrs = 1});
  }
  mc_array_fini(&ctx->alloc, &inputs);
  return mc_tensor_replace(rw, op, made);
}

bool mc_patterns_concat(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McInts dims;
  int64_t dim;
  McAttr attr = mc_attr_named(ctx, op, "dim");
  if (mc_op_num_operands(ctx, op) == 1) return mc_rw_replace_by_tensor(rw, op, mc_op_operand(ctx, op, 0));
  if (attr.index == MC_NONE || !mc_attr_integer_i64(ctx, attr, &dim)) return false;
  if (!concat_dims(ctx, op, (uint32_t)dim, &dims)) return mc_rw_fail(rw);
  bool changed = dim >= 0 && dim < dims.len && refine_concat(rw, op, (uint32_t)dim, &dims);
  mc_ints_fini(ctx, &dims);
  return changed;
}

/* --- reshapes --- */

/* The shape that the tensor of sizes lists is the one that the source has. */
static bool has_that_shape(McContext *ctx, McOp op, McValue source) {
  McType type = mc_value_type(ctx, source);
  McOp listed = source_named(ctx, op, 1, "tensor.from_elements");
  if (listed.index == MC_NONE || mc_op_num_operands(ctx, listed) != mc_type_rank(ctx, type)) return false;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, listed); i < n; i++) {
    McValue size = mc_op_operand(ctx, listed, i);
    int64_t number;
    if (mc_mixed_number(ctx, mc_mixed_of_value(size), &number)) {
      if (number != mc_type_dim(ctx, type, i)) return false;
      continue;
    }
    McOp dim = mc_value_op(ctx, size);
    if (dim.index == MC_NONE || !mc_op_is(ctx, dim, "tensor.dim")) return false;
    if (mc_op_operand(ctx, dim, 0).index != source.index) return false;
    if (!mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, dim, 1)), &number) || number != i) return false;
  }
  return true;
}

McFolded mc_fold_tensor_reshape(McFold *f) {
  McContext *ctx = f->ctx;
  McValue source = mc_op_operand(ctx, f->op, 0);
  McType type = result_type(ctx, f->op);
  f->results[0].attr = mc_tensor_resplat(ctx, f->constants[0], type);
  if (f->results[0].attr.index != MC_NONE) return MC_FOLDED;
  McOp before = source_named(ctx, f->op, 0, "tensor.reshape");
  if (before.index != MC_NONE) {
    mc_op_set_operand(ctx, f->op, 0, mc_op_operand(ctx, before, 0));
    return MC_FOLDED_IN_PLACE;
  }
  if (mc_value_type(ctx, source).index != type.index || !mc_type_has_rank(ctx, type)) return MC_NOT_FOLDED;
  if (mc_type_rank(ctx, type) != 1 && !mc_type_has_static_shape(ctx, type) && !has_that_shape(ctx, f->op, source)) {
    return MC_NOT_FOLDED;
  }
  f->results[0].value = source;
  return MC_FOLDED;
}

McFolded mc_fold_tensor_expand(McFold *f) { return mc_fold_reshape(f, &reshapes, true); }
McFolded mc_fold_tensor_collapse(McFold *f) { return mc_fold_reshape(f, &reshapes, false); }

/* The source is a splat, or a list of elements: one of the new shape. */
static bool reshape_of_elements(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp source = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  McType type = result_type(ctx, op);
  if (source.index == MC_NONE || !mc_type_has_rank(ctx, type) || !mc_type_has_static_shape(ctx, type)) return false;
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, source));
  if (!mc_str_is(name, "tensor.splat") && !mc_str_is(name, "tensor.from_elements")) return false;
  McValueList operands = {0};
  McOp made = {MC_NONE};
  if (mc_rw_operands(rw, source, 0, mc_op_num_operands(ctx, source), &operands)) {
    made = mc_rw_create(rw, op, &(McRwOp){.name = name.ptr, .operands = operands.ptr, .num_operands = operands.len,
                                          .results = &type, .num_results = 1});
  }
  mc_array_fini(&ctx->alloc, &operands);
  return mc_rw_replace_by(rw, op, made);
}

/* The sizes of each group that are constants, where the size that it divides is known in front of the cast. Returns
 * true when there are any, and all are sizes; then `dims` are those of the result, and `from` those of the source. */
static bool state_expansion(McContext *ctx, McType before_cast, const McInts *groups, McMixedList *sizes, McInts *dims,
                            McInts *from) {
  bool changed = false;
  uint32_t next = 0;
  for (uint32_t i = 0; i < groups->len; i++) {
    int64_t product = 1;
    for (int64_t k = 0; k < groups->ptr[i]; k++, next++) {
      McMixed *size = &sizes->ptr[next];
      int64_t number;
      bool open = dims->ptr[next] == MC_DYNAMIC && mc_type_dim(ctx, before_cast, i) != MC_DYNAMIC;
      if (open && mc_mixed_number(ctx, *size, &number)) {
        if (number < 0) return false;
        *size = mc_mixed_of_number(number);
        dims->ptr[next] = number;
        changed = true;
      }
      if (!mc_size_multiply(&product, dims->ptr[next])) return false;
    }
    from->ptr[i] = product;
  }
  return changed;
}

/* The source is a cast that forgets sizes: constants become sizes of the types. */
static bool expand_of_cast(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue source = mc_op_operand(ctx, op, 0), tensor = mc_tensor_before_cast(ctx, source);
  McType type = result_type(ctx, op);
  if (tensor.index == source.index) return false;
  McMixedList sizes = {0};
  McInts groups, dims, from, *parts[3] = {&groups, &dims, &from};
  uint32_t made = 0;
  bool ok = mc_mixed_list_read(ctx, op, "static_output_shape", "output_shape", &sizes) &&
            mc_groups_read(ctx, op, &groups) && ++made && mc_ints_of_shape(ctx, &dims, type, NULL) && ++made &&
            mc_ints_of_shape(ctx, &from, mc_value_type(ctx, source), NULL) && ++made;
  bool changed = ok && state_expansion(ctx, mc_value_type(ctx, tensor), &groups, &sizes, &dims, &from);
  if (changed) {
    McType before = mc_tensor_resized(ctx, type, from.ptr, from.len, false),
           after = mc_tensor_resized(ctx, type, dims.ptr, dims.len, false);
    McValue value = {MC_NONE};
    if (before.index != MC_NONE && after.index != MC_NONE) value = mc_rw_tensor_cast(rw, op, op, source, before);
    if (value.index != MC_NONE) value = mc_rw_expand(rw, op, &reshapes, value, after, &groups, &sizes);
    if (value.index == MC_NONE) mc_rw_fail(rw);
    else mc_rw_replace_by_tensor(rw, op, value);
  }
  while (made > 0) mc_ints_fini(ctx, parts[--made]);
  mc_mixed_list_fini(ctx, &sizes);
  return ok ? changed : mc_rw_fail(rw);
}

bool mc_patterns_tensor_expand(McRewriter *rw, McOp op) {
  return mc_compose_reshapes(rw, op, &reshapes, true) || mc_compose_expand_of_collapse(rw, op, &reshapes) ||
         expand_of_cast(rw, op) || reshape_of_elements(rw, op);
}

/* The source is a cast that forgets sizes: the tensor in front of it is merged. */
static bool collapse_of_cast(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue source = mc_op_operand(ctx, op, 0), tensor = mc_tensor_before_cast(ctx, source);
  if (tensor.index == source.index) return false;
  McType from = mc_value_type(ctx, tensor), type = {MC_NONE};
  McInts groups, dims;
  bool fits = true;
  if (!mc_groups_read(ctx, op, &groups)) return mc_rw_fail(rw);
  if (mc_ints_init(ctx, &dims, groups.len, NULL)) {
    uint32_t next = 0;
    for (uint32_t i = 0; i < groups.len; i++) {
      int64_t product = 1;
      for (int64_t k = 0; k < groups.ptr[i]; k++) {
        fits = fits && mc_size_multiply(&product, mc_type_dim(ctx, from, next++));
      }
      dims.ptr[dims.len++] = product;
    }
    if (fits) type = mc_tensor_resized(ctx, from, dims.ptr, dims.len, false);
    mc_ints_fini(ctx, &dims);
  }
  bool changed = type.index != MC_NONE;
  if (changed && type.index == result_type(ctx, op).index) {
    mc_rw_set_operand(rw, op, 0, tensor);
  } else if (changed) {
    McValue made = mc_rw_collapse(rw, op, &reshapes, tensor, type, &groups);
    if (made.index != MC_NONE) mc_rw_replace_by_tensor(rw, op, made);
  }
  mc_ints_fini(ctx, &groups);
  return changed || (fits && mc_rw_fail(rw));
}

bool mc_patterns_tensor_collapse(McRewriter *rw, McOp op) {
  return mc_compose_reshapes(rw, op, &reshapes, false) || mc_compose_collapse_of_expand(rw, op, &reshapes) ||
         reshape_of_elements(rw, op) || collapse_of_cast(rw, op);
}
