/* tensor_slices.c - folds and patterns of slices: mlir-opt 22's, in its order. */
#include "dialects/tensor/tensor_fold.h"
#include "transform/subsets.h"

/* An insertion, and the types that it is between. */
typedef struct Insertion {
  McRewriter *rw;
  McContext *ctx;
  McOp op;
  McValue source, dest;
  McSlice slice; /* owned */
} Insertion;

/* Both operations are about the same part. */
static bool same_slice(McContext *ctx, McOp a, McOp b) {
  McSlice x = {0}, y = {0};
  bool same = mc_slice_read(ctx, a, &x) && mc_slice_read(ctx, b, &y) && mc_slice_same(&x, &y);
  mc_slice_fini(ctx, &x);
  mc_slice_fini(ctx, &y);
  return same;
}

/* The part is all of a tensor of that type. */
static bool is_whole(McContext *ctx, const McSlice *slice, McType type) {
  if (!mc_mixed_list_is(ctx, &slice->offsets, 0) || !mc_mixed_list_is(ctx, &slice->strides, 1)) return false;
  for (uint32_t i = 0, rank = mc_type_rank(ctx, type); i < rank && i < slice->sizes.len; i++) {
    int64_t size;
    if (!mc_mixed_number(ctx, slice->sizes.ptr[i], &size) || size != mc_type_dim(ctx, type, i)) return false;
  }
  return true;
}

static bool sizes_are_valid(const McSlice *slice) {
  for (size_t i = 0; i < slice->sizes.len; i++) {
    if (slice->sizes.ptr[i].value.index == MC_NONE && slice->sizes.ptr[i].number < 0) return false;
  }
  return true;
}

/* --- tensor.extract_slice --- */

McFolded mc_fold_extract_slice(McFold *f) {
  McContext *ctx = f->ctx;
  McValue source = mc_op_operand(ctx, f->op, 0);
  McType type = mc_value_type(ctx, mc_op_result(ctx, f->op, 0));
  f->results[0].attr = mc_tensor_resplat(ctx, f->constants[0], type);
  if (f->results[0].attr.index != MC_NONE) return MC_FOLDED;
  McSlice slice = {0};
  bool whole = mc_value_type(ctx, source).index == type.index && mc_slice_read(ctx, f->op, &slice) &&
               is_whole(ctx, &slice, type);
  mc_slice_fini(ctx, &slice);
  McOp inserted = mc_value_op(ctx, source);
  if (whole) {
    f->results[0].value = source;
  } else if (inserted.index != MC_NONE && mc_op_is(ctx, inserted, "tensor.insert_slice")) {
    McValue part = mc_op_operand(ctx, inserted, 0);
    bool same = mc_value_type(ctx, part).index == type.index && same_slice(ctx, inserted, f->op);
    if (same) f->results[0].value = part;
  }
  return f->results[0].value.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

/* Which dimensions the result has not, as ones in `dropped`: numbers 1, unless the next size of the result is 1. */
static bool find_dropped(McContext *ctx, McType result, const McMixedList *sizes, McInts *dropped) {
  uint32_t next = 0, rank = mc_type_rank(ctx, result), count = 0;
  if (!mc_ints_init(ctx, dropped, (uint32_t)sizes->len, NULL)) return false;
  for (size_t i = 0; i < sizes->len; i++) {
    bool is_one = mc_mixed_is(sizes->ptr[i], 1) && rank < sizes->len;
    bool kept = !is_one || (next < rank && mc_type_dim(ctx, result, next) == 1);
    dropped->ptr[dropped->len++] = !kept;
    if (kept) next++;
    else count++;
  }
  if (count + rank == sizes->len) return true;
  mc_ints_fini(ctx, dropped);
  return false;
}

/* A tensor like `type` of those sizes of the slice that are not dropped. MC_NONE: out of memory. */
static McType slice_type(McContext *ctx, McType type, const McSlice *slice, const McInts *dropped) {
  McInts dims;
  McType made = {MC_NONE};
  if (!mc_ints_init(ctx, &dims, (uint32_t)slice->sizes.len, NULL)) return made;
  for (size_t i = 0; i < slice->sizes.len; i++) {
    if (dropped->ptr[i] == 0) dims.ptr[dims.len++] = slice->sizes.ptr[i].number;
  }
  made = mc_tensor_resized(ctx, type, dims.ptr, dims.len, true);
  mc_ints_fini(ctx, &dims);
  return made;
}

static bool extract_constants(McRewriter *rw, McOp op, McSlice *slice) {
  McContext *ctx = mc_rw_ctx(rw);
  McInts dropped;
  McValue source = mc_op_operand(ctx, op, 0);
  McType type = mc_value_type(ctx, source);
  if (!find_dropped(ctx, mc_value_type(ctx, mc_op_result(ctx, op, 0)), &slice->sizes, &dropped)) return false;
  bool changed = mc_slice_fold(ctx, slice) && mc_slice_is_within(ctx, type, slice);
  McType made_type = changed ? slice_type(ctx, type, slice, &dropped) : (McType){MC_NONE};
  mc_ints_fini(ctx, &dropped);
  if (!changed) return false;
  if (made_type.index == MC_NONE) return mc_rw_fail(rw);
  McValue made = mc_rw_slice(rw, op, &(McRwSlice){.name = "tensor.extract_slice", .operands = &source,
                                                  .num_operands = 1, .type = made_type, .slice = slice});
  return made.index == MC_NONE ? mc_rw_fail(rw) : mc_rw_replace_by_tensor(rw, op, made);
}

bool mc_patterns_extract_slice(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McSlice slice = {0};
  McValue source = mc_op_operand(ctx, op, 0), tensor = mc_tensor_before_cast(ctx, source);
  bool changed = false;
  if (mc_slice_read(ctx, op, &slice)) {
    if (mc_slice_has_constants(ctx, &slice)) {
      changed = extract_constants(rw, op, &slice);
    } else if (tensor.index != source.index && mc_slice_is_within(ctx, mc_value_type(ctx, tensor), &slice)) {
      McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
      McValue made = mc_rw_slice(rw, op, &(McRwSlice){.name = "tensor.extract_slice", .operands = &tensor,
                                                      .num_operands = 1, .type = type, .slice = &slice});
      changed = mc_rw_replace_one(rw, op, made);
    }
  }
  mc_slice_fini(ctx, &slice);
  return changed;
}

/* --- tensor.insert_slice, parallel_insert_slice --- */

McFolded mc_fold_insert_slice(McFold *f) {
  McContext *ctx = f->ctx;
  McValue source = mc_op_operand(ctx, f->op, 0), dest = mc_op_operand(ctx, f->op, 1), found = {MC_NONE};
  McType type = mc_value_type(ctx, dest);
  McOp extracted = mc_value_op(ctx, source), inserted = mc_value_op(ctx, dest);
  McSlice slice = {0};
  bool read = mc_slice_read(ctx, f->op, &slice), changed = false;
  if (read && mc_value_type(ctx, source).index == type.index && mc_type_has_static_shape(ctx, type) &&
      is_whole(ctx, &slice, type)) {
    found = source;
  } else if (inserted.index != MC_NONE && mc_op_is(ctx, inserted, "tensor.insert_slice") &&
             mc_value_type(ctx, mc_op_operand(ctx, inserted, 0)).index == mc_value_type(ctx, source).index &&
             same_slice(ctx, inserted, f->op)) {
    mc_op_set_operand(ctx, f->op, 1, mc_op_operand(ctx, inserted, 1));
    changed = true;
  } else if (extracted.index != MC_NONE && mc_op_is(ctx, extracted, "tensor.extract_slice") &&
             mc_op_operand(ctx, extracted, 0).index == dest.index && same_slice(ctx, extracted, f->op)) {
    found = dest;
  }
  for (size_t i = 0; read && !changed && found.index == MC_NONE && i < slice.sizes.len; i++) {
    int64_t size;
    if (mc_mixed_number(ctx, slice.sizes.ptr[i], &size) && size == 0) found = dest;
  }
  mc_slice_fini(ctx, &slice);
  if (changed) return MC_FOLDED_IN_PLACE;
  f->results[0].value = found;
  return found.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

static bool is_parallel(const Insertion *n) { return mc_op_num_results(n->ctx, n->op) == 0; }

/* A cast of what is inserted, in front of the operation that all threads' insertions are in. */
static McValue cast_source(const Insertion *n, McType type) {
  McOp before = is_parallel(n) ? mc_op_parent(n->ctx, n->op) : n->op;
  return mc_rw_tensor_cast(n->rw, before, n->op, n->source, type);
}

/* The operation again, of other tensors and of n->slice. Always true. */
static bool insert_again(const Insertion *n, McValue source, McValue dest) {
  McContext *ctx = n->ctx;
  if (source.index == MC_NONE || dest.index == MC_NONE) return !mc_rw_fail(n->rw);
  McValue operands[2] = {source, dest};
  bool parallel = is_parallel(n);
  McRwSlice made = {.name = parallel ? "tensor.parallel_insert_slice" : "tensor.insert_slice", .operands = operands,
                    .num_operands = 2, .type = parallel ? (McType){MC_NONE} : mc_value_type(ctx, dest),
                    .slice = &n->slice};
  McValue result = mc_rw_slice(n->rw, n->op, &made);
  if (parallel) return mc_rw_erase(n->rw, n->op);
  return result.index == MC_NONE ? !mc_rw_fail(n->rw) : mc_rw_replace_by_tensor(n->rw, n->op, result);
}

/* Constants become numbers, and the source is cast to what they make of its type. */
static bool insert_constants(Insertion *n) {
  McContext *ctx = n->ctx;
  McType type = mc_value_type(ctx, n->dest), source_type = mc_value_type(ctx, n->source);
  if (!mc_slice_fold(ctx, &n->slice) || !mc_slice_is_within(ctx, type, &n->slice)) return false;
  uint32_t rank = mc_type_rank(ctx, source_type);
  McInts dropped;
  if (!mc_ints_init(ctx, &dropped, (uint32_t)n->slice.sizes.len, NULL)) return mc_rw_fail(n->rw);
  size_t left = n->slice.sizes.len - rank; /* the first sizes of 1 are those that the source has not */
  for (size_t i = 0; i < n->slice.sizes.len; i++) {
    bool drops = left > 0 && mc_mixed_is(n->slice.sizes.ptr[i], 1);
    dropped.ptr[dropped.len++] = drops;
    left -= drops;
  }
  McType wanted = left > 0 ? (McType){MC_NONE} : slice_type(ctx, type, &n->slice, &dropped);
  mc_ints_fini(ctx, &dropped);
  if (left > 0) return false;
  if (wanted.index == MC_NONE) return mc_rw_fail(n->rw);
  McValue source = wanted.index == source_type.index ? n->source : cast_source(n, wanted);
  return insert_again(n, source, n->dest);
}

/* Which sizes of the slice the type has not: in `dropped`, which has room. Unknown sizes are equal to any, except to 1,
 * if `loose`. False: it is not such a type. */
static bool reduces(const McContext *ctx, const McMixedList *sizes, McType type, bool loose, McInts *dropped) {
  uint32_t next = 0, rank = mc_type_rank(ctx, type);
  dropped->len = 0;
  for (size_t i = 0; i < sizes->len; i++) {
    int64_t size = sizes->ptr[i].number, have = next < rank ? mc_type_dim(ctx, type, next) : 0;
    bool matches = next < rank && ((loose && size != 1 && (size == MC_DYNAMIC || have == MC_DYNAMIC)) || size == have);
    dropped->ptr[dropped->len++] = !matches;
    if (matches) next++;
    else if (size != 1) return false;
  }
  return next == rank;
}

/* Casts that forget sizes are left out; sizes that the source states then become numbers. */
static bool insert_of_casts(Insertion *n) {
  McContext *ctx = n->ctx;
  McValue source = mc_tensor_before_cast(ctx, n->source), dest = mc_tensor_before_cast(ctx, n->dest);
  if (source.index == n->source.index && dest.index == n->dest.index) return false;
  McType type = mc_value_type(ctx, source);
  McInts dropped;
  if (!mc_ints_init(ctx, &dropped, (uint32_t)n->slice.sizes.len, NULL)) return mc_rw_fail(n->rw);
  bool ok = reduces(ctx, &n->slice.sizes, type, true, &dropped);
  for (uint32_t i = 0, next = 0; ok && i < dropped.len; i++) {
    if (dropped.ptr[i] != 0 || mc_type_dim(ctx, type, next) == MC_DYNAMIC) continue;
    n->slice.sizes.ptr[i] = mc_mixed_of_number(mc_type_dim(ctx, type, next++));
    if (next == mc_type_rank(ctx, type)) break;
  }
  ok = ok && reduces(ctx, &n->slice.sizes, type, false, &dropped) &&
       mc_slice_is_within(ctx, mc_value_type(ctx, dest), &n->slice);
  mc_ints_fini(ctx, &dropped);
  return ok && insert_again(n, source, dest);
}

/* A cast of the source states the sizes that the slice has. */
static bool insert_cast(Insertion *n) {
  McContext *ctx = n->ctx;
  McType type = mc_value_type(ctx, n->source);
  McInts dims;
  if (mc_type_rank(ctx, type) != n->slice.sizes.len || !sizes_are_valid(&n->slice)) return false;
  if (!mc_ints_of_shape(ctx, &dims, type, NULL)) return mc_rw_fail(n->rw);
  bool ok = true;
  for (uint32_t i = 0; i < dims.len && ok; i++) {
    int64_t size;
    if (!mc_mixed_number(ctx, n->slice.sizes.ptr[i], &size)) continue;
    ok = size >= 0 && (dims.ptr[i] == MC_DYNAMIC || dims.ptr[i] == size);
    dims.ptr[i] = size;
  }
  McType wanted = ok ? mc_tensor_resized(ctx, type, dims.ptr, dims.len, true) : type;
  mc_ints_fini(ctx, &dims);
  return wanted.index != type.index && insert_again(n, cast_source(n, wanted), n->dest);
}

bool mc_patterns_insert_slice(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Insertion n = {.rw = rw, .ctx = ctx, .op = op, .source = mc_op_operand(ctx, op, 0),
                 .dest = mc_op_operand(ctx, op, 1)};
  bool changed = false;
  if (mc_slice_read(ctx, op, &n.slice)) {
    bool constants = mc_slice_has_constants(ctx, &n.slice);
    changed = insert_constants(&n);
    if (!changed && constants) { /* they were folded, but do not fit */
      mc_slice_fini(ctx, &n.slice);
      n.slice = (McSlice){0};
      constants = mc_slice_read(ctx, op, &n.slice);
    } else if (!changed) {
      changed = insert_of_casts(&n);
      if (!changed) {
        mc_slice_fini(ctx, &n.slice);
        n.slice = (McSlice){0};
        constants = mc_slice_read(ctx, op, &n.slice);
      }
    }
    changed = changed || insert_cast(&n);
  }
  mc_slice_fini(ctx, &n.slice);
  return changed;
}

/* --- parts of tensors --- */

bool mc_subset_extract_slice(McContext *ctx, McOp op, McSubset *subset) {
  subset->container = 0;
  return mc_slice_read(ctx, op, &subset->slice);
}

bool mc_subset_insert_slice(McContext *ctx, McOp op, McSubset *subset) {
  subset->source = 0;
  subset->container = 1;
  return mc_slice_read(ctx, op, &subset->slice);
}
