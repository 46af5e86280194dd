/* vector_transfers.c - folds and patterns of vector's transfers, loads, stores, gathers and scatters: mlir-opt 22's. */
#include "dialects/shared/shared.def"
#include "dialects/shared/tensor_folds.h"
#include "dialects/vector/vector.h"
#include "dialects/vector/vector_fold.h"
#include "transform/subsets.h"

/* --- transfers --- */

/* A transfer and what its operands are. */
typedef struct Transfer {
  McOp op;
  McValue base, vector, mask; /* mask MC_NONE: none; vector: the result of a read */
  McType base_type, type;     /* of the base, of the vector */
  McAffineMap map;
  McAttr in_bounds;
  uint32_t indices, num_indices;
} Transfer;

/* False: the operation does not fit its definition. */
static bool transfer_read(McContext *ctx, McOp op, Transfer *t) {
  uint32_t start, count;
  bool reads = mc_op_is(ctx, op, "vector.transfer_read");
  McAttr map = mc_attr_named(ctx, op, "permutation_map");
  *t = (Transfer){.op = op, .mask = {MC_NONE}, .in_bounds = mc_attr_named(ctx, op, "in_bounds")};
  if (map.index == MC_NONE || mc_kind(ctx, map.index) != MC_ATTR_AFFINE_MAP || t->in_bounds.index == MC_NONE) {
    return false;
  }
  t->base = mc_op_operand_named(ctx, op, "base");
  if (t->base.index == MC_NONE) return false;
  if (!mc_op_operands_named(ctx, op, "indices", &t->indices, &t->num_indices)) return false;
  if (!mc_op_operands_named(ctx, op, "mask", &start, &count)) return false;
  if (count == 1) t->mask = mc_op_operand(ctx, op, start);
  t->map = mc_attr_affine_map_value(ctx, map);
  t->vector = reads ? mc_op_result(ctx, op, 0) : mc_op_operand(ctx, op, 0);
  t->type = mc_value_type(ctx, t->vector);
  t->base_type = mc_value_type(ctx, t->base);
  return true;
}

/* The transfer of that name which makes a value. */
static bool transfer_of(McContext *ctx, McValue value, const char *name, Transfer *t) {
  McOp op = mc_value_made_by(ctx, value, name);
  return op.index != MC_NONE && transfer_read(ctx, op, t);
}

static bool is_tensor(const McContext *ctx, McType type) { return mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR; }
static uint32_t transfer_rank(const McContext *ctx, const Transfer *t) {
  return mc_affine_map_num_results(ctx, t->map);
}
static McValue index_of(const McContext *ctx, const Transfer *t, uint32_t i) {
  return mc_op_operand(ctx, t->op, t->indices + i);
}

static bool is_in_bounds(McContext *ctx, const Transfer *t, uint32_t i) {
  int64_t value = 0;
  return i < mc_attr_array_size(ctx, t->in_bounds) &&
         mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, t->in_bounds, i), &value) && value != 0;
}

static bool may_leave_bounds(McContext *ctx, const Transfer *t) {
  for (uint32_t i = 0, n = transfer_rank(ctx, t); i < n; i++) {
    if (!is_in_bounds(ctx, t, i)) return true;
  }
  return false;
}

/* The dimension of the memory that goes with a dimension of the vector; -1: a constant, it is repeated. */
static int64_t dim_of(const McContext *ctx, const Transfer *t, uint32_t i) {
  McAffineExpr e = mc_affine_map_result(ctx, t->map, i);
  return mc_kind(ctx, e.index) == MC_AFFINE_DIM ? mc_affine_value(ctx, e) : -1;
}

static bool is_minor_identity(const McContext *ctx, const Transfer *t) {
  uint32_t dims = mc_affine_map_num_dims(ctx, t->map), n = transfer_rank(ctx, t);
  for (uint32_t i = 0; i < n; i++) {
    if (n > dims || dim_of(ctx, t, i) != (int64_t)(dims - n + i)) return false;
  }
  return true;
}

static bool same_indices(const McContext *ctx, const Transfer *a, const Transfer *b) {
  for (uint32_t i = 0; i < a->num_indices && i < b->num_indices; i++) {
    if (index_of(ctx, a, i).index != index_of(ctx, b, i).index) return false;
  }
  return a->num_indices == b->num_indices;
}

static bool same_place(const McContext *ctx, const Transfer *a, const Transfer *b) {
  return same_indices(ctx, a, b) && a->type.index == b->type.index && a->map.index == b->map.index;
}

/* Known indices are so far from each other that no element is in both. */
static bool are_disjoint(const McContext *ctx, const Transfer *a, const Transfer *b) {
  if (a->type.index != b->type.index) return false;
  uint32_t rank = transfer_rank(ctx, a), first = a->num_indices - (rank < a->num_indices ? rank : a->num_indices);
  for (uint32_t i = 0; i < a->num_indices && i < b->num_indices; i++) {
    int64_t x, y;
    if (!mc_constant_int(ctx, index_of(ctx, a, i), &x) || !mc_constant_int(ctx, index_of(ctx, b, i), &y)) continue;
    uint64_t distance = x > y ? (uint64_t)x - (uint64_t)y : (uint64_t)y - (uint64_t)x;
    uint64_t size = i < first ? 1 : (uint64_t)mc_type_dim(ctx, a->type, i - first);
    if (distance >= size) return true;
  }
  return false;
}

/* --- in_bounds, masks and casts --- */

/* The whole vector lies in that dimension of the memory. */
static bool fits(const McContext *ctx, const Transfer *t, uint32_t i, uint32_t dim) {
  int64_t size = mc_type_dim(ctx, t->base_type, dim), at;
  if (size == MC_DYNAMIC || !mc_constant_int(ctx, index_of(ctx, t, dim), &at)) return false;
  return at <= INT64_MAX - mc_type_dim(ctx, t->type, i) && at + mc_type_dim(ctx, t->type, i) <= size;
}

/* Dimensions that are known to be in bounds are said to be. */
static bool infer_in_bounds(McContext *ctx, const Transfer *t) {
  uint32_t n = transfer_rank(ctx, t);
  MC_ARRAY(McAttr) flags = {0};
  bool changed = false, all = true, ok = n > 0 && mc_array_reserve(&ctx->alloc, &flags, n);
  for (uint32_t i = 0; ok && i < n; i++) {
    bool inside = is_in_bounds(ctx, t, i);
    int64_t dim = dim_of(ctx, t, i);
    if (!inside && dim >= 0) {
      inside = fits(ctx, t, i, (uint32_t)dim);
      changed |= inside;
      all &= inside;
    }
    flags.ptr[i] = mc_attr_bool(ctx, inside);
  }
  for (uint32_t i = 0; ok && all && i < n; i++) {
    if (dim_of(ctx, t, i) >= 0 || is_in_bounds(ctx, t, i)) continue;
    flags.ptr[i] = mc_attr_bool(ctx, true);
    changed = true;
  }
  if (ok && changed) changed = mc_vector_set(ctx, t->op, "in_bounds", mc_attr_array(ctx, flags.ptr, n));
  mc_array_fini(&ctx->alloc, &flags);
  return ok && changed;
}

/* A mask that is set everywhere is dropped: the last operand. */
static bool drop_full_mask(McContext *ctx, const Transfer *t) {
  if (t->mask.index == MC_NONE || mc_vector_mask_format(ctx, t->mask) != MC_MASK_ALL_TRUE) return false;
  uint32_t n = mc_op_num_operands(ctx, t->op);
  uint8_t *erased = mc_alloc_zeroed(&ctx->alloc, n);
  if (erased == NULL) return false;
  erased[n - 1] = 1;
  bool ok = mc_op_erase_operands(ctx, t->op, erased);
  mc_free(&ctx->alloc, erased, n);
  return ok;
}

/* --- reads and writes of one tensor --- */

/* The write is of a splat, and the masked read has that value for what is not read. */
static bool reads_same_splat(McContext *ctx, const Transfer *write, const Transfer *read) {
  if (read->mask.index == MC_NONE || (write->mask.index != MC_NONE && write->mask.index != read->mask.index)) {
    return false;
  }
  McAttr splat = mc_constant_of(ctx, write->vector);
  if (!mc_vector_is_dense(ctx, splat) || !mc_attr_dense_is_splat(ctx, splat)) return false;
  McValue around = mc_op_operand_named(ctx, read->op, "padding");
  McAttr padding = around.index == MC_NONE ? (McAttr){MC_NONE} : mc_constant_of(ctx, around);
  return padding.index != MC_NONE && padding.index == mc_attr_dense_get(ctx, splat, 0).index;
}

static bool reads_written(McContext *ctx, const Transfer *write, const Transfer *read) {
  bool unmasked = write->mask.index == MC_NONE && read->mask.index == MC_NONE;
  return !may_leave_bounds(ctx, write) && same_place(ctx, write, read) &&
         (unmasked || reads_same_splat(ctx, write, read));
}

McFolded mc_fold_transfer_read(McFold *f) {
  McContext *ctx = f->ctx;
  Transfer read, write;
  if (!transfer_read(ctx, f->op, &read)) return MC_NOT_FOLDED;
  bool tensor = is_tensor(ctx, read.base_type);
  for (McValue base = read.base; tensor && transfer_of(ctx, base, "vector.transfer_write", &write); base = write.base) {
    if (reads_written(ctx, &write, &read)) return mc_vector_to_value(f, write.vector);
    if (!are_disjoint(ctx, &write, &read)) break;
  }
  if (infer_in_bounds(ctx, &read) || drop_full_mask(ctx, &read)) return MC_FOLDED_IN_PLACE;
  if (mc_op_skip_memory_casts(ctx, f->op, (McValue){MC_NONE})) return MC_FOLDED_IN_PLACE;
  McValue before = mc_tensor_before_cast(ctx, read.base);
  if (before.index == read.base.index) return MC_NOT_FOLDED;
  mc_op_set_operand(ctx, f->op, 0, before);
  return MC_FOLDED_IN_PLACE;
}

static bool all_zero(const McContext *ctx, const Transfer *t) {
  for (uint32_t i = 0; i < t->num_indices; i++) {
    int64_t at;
    if (!mc_constant_int(ctx, index_of(ctx, t, i), &at) || at != 0) return false;
  }
  return true;
}

/* A whole tensor is read and written to another: it is the first one. */
static bool copies_whole(McContext *ctx, const Transfer *read, const Transfer *write) {
  uint32_t rank = transfer_rank(ctx, write);
  if (rank == 0 || transfer_rank(ctx, read) != rank) return false;
  if (!is_minor_identity(ctx, read) || !is_minor_identity(ctx, write)) return false;
  if (may_leave_bounds(ctx, read) || may_leave_bounds(ctx, write)) return false;
  if (read->base_type.index != write->base_type.index || read->type.index != write->type.index ||
      mc_type_rank(ctx, read->type) != mc_type_rank(ctx, write->base_type)) {
    return false;
  }
  for (uint32_t i = 0; i < mc_type_rank(ctx, read->type); i++) {
    if (mc_type_dim(ctx, read->type, i) != mc_type_dim(ctx, write->base_type, i)) return false;
  }
  return all_zero(ctx, read) && all_zero(ctx, write);
}

McFolded mc_fold_transfer_write(McFold *f) {
  McContext *ctx = f->ctx;
  Transfer read, write;
  if (!transfer_read(ctx, f->op, &write)) return MC_NOT_FOLDED;
  if (is_tensor(ctx, write.base_type) && transfer_of(ctx, write.vector, "vector.transfer_read", &read)) {
    bool back = read.base.index == write.base.index && same_place(ctx, &read, &write) &&
                read.mask.index == MC_NONE && write.mask.index == MC_NONE;
    if (back || copies_whole(ctx, &read, &write)) return mc_vector_to_value(f, read.base);
  }
  if (infer_in_bounds(ctx, &write) || drop_full_mask(ctx, &write)) return MC_FOLDED_IN_PLACE;
  return mc_op_skip_memory_casts(ctx, f->op, (McValue){MC_NONE}) ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}

/* A write that a later one overwrites is taken out of the chain. */
bool mc_patterns_transfer_write(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Transfer write, before, changed;
  if (!transfer_read(ctx, op, &write) || !is_tensor(ctx, write.base_type)) return false;
  changed = write;
  while (transfer_of(ctx, changed.base, "vector.transfer_write", &before)) {
    if (same_place(ctx, &write, &before) && write.mask.index == before.mask.index) {
      mc_rw_set_operand(rw, changed.op, 1, before.base);
      return true;
    }
    if (!are_disjoint(ctx, &before, &write) || !mc_value_has_one_use(ctx, mc_op_result(ctx, before.op, 0))) break;
    changed = before;
  }
  return false;
}

/* --- a read of what was written, with repeated dimensions --- */

/* For each dimension of the memory that both take: the vector's dimension, in the order of the memory. */
static bool same_chunk(const McContext *ctx, const Transfer *read, const Transfer *write) {
  for (uint32_t d = 0; d < read->num_indices; d++) {
    int64_t sizes[2] = {1, 1};
    bool takes[2] = {false, false};
    const Transfer *both[2] = {read, write};
    for (uint32_t k = 0; k < 2; k++) {
      for (uint32_t i = 0, n = transfer_rank(ctx, both[k]); i < n; i++) {
        if (dim_of(ctx, both[k], i) != (int64_t)d) continue;
        takes[k] = true;
        sizes[k] = mc_type_dim(ctx, both[k]->type, i);
      }
    }
    if (takes[0] != takes[1] || sizes[0] != sizes[1]) return false;
  }
  return true;
}

/* How the written vector is broadcast and then transposed. `order`: for each dimension of the result its number in the
 * broadcast; `dims`, `scalable`: of the broadcast. */
typedef struct Spread { int64_t *order, *dims; uint8_t *scalable; uint32_t rank; } Spread;

static bool spread_find(const McContext *ctx, const Transfer *read, const Transfer *write, Spread *s) {
  uint32_t more = s->rank - transfer_rank(ctx, write), next = 0;
  for (uint32_t i = 0; i < s->rank; i++) {
    int64_t d = dim_of(ctx, read, i);
    s->order[i] = -1;
    if (d < 0) s->order[i] = next++;
    for (uint32_t k = 0, n = transfer_rank(ctx, write); d >= 0 && k < n; k++) {
      if (dim_of(ctx, write, k) == d) s->order[i] = more + k;
    }
    if (s->order[i] < 0 || next > more) return false;
    s->dims[s->order[i]] = mc_type_dim(ctx, read->type, i);
    s->scalable[s->order[i]] = mc_type_dim_scalable(ctx, read->type, i);
  }
  return next == more;
}

bool mc_patterns_transfer_read(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Transfer read, write;
  if (!transfer_read(ctx, op, &read) || !is_tensor(ctx, read.base_type)) return false;
  if (!transfer_of(ctx, read.base, "vector.transfer_write", &write)) return false;
  uint32_t rank = transfer_rank(ctx, &read);
  bool repeats = false;
  for (uint32_t i = 0; i < rank; i++) repeats |= dim_of(ctx, &read, i) < 0;
  if (!repeats || may_leave_bounds(ctx, &read) || may_leave_bounds(ctx, &write) || read.mask.index != MC_NONE ||
      write.mask.index != MC_NONE || !same_indices(ctx, &read, &write) || !same_chunk(ctx, &read, &write) ||
      rank < transfer_rank(ctx, &write) || mc_vector_rank(ctx, read.type) != rank) {
    return false;
  }
  Spread s = {.rank = rank};
  McValue value = write.vector;
  s.order = mc_alloc_zeroed(&ctx->alloc, rank * sizeof *s.order);
  s.dims = mc_alloc_zeroed(&ctx->alloc, rank * sizeof *s.dims);
  s.scalable = mc_alloc_zeroed(&ctx->alloc, rank);
  bool ok = s.order != NULL && s.dims != NULL && s.scalable != NULL && spread_find(ctx, &read, &write, &s);
  if (ok) {
    McType type = mc_type_vector(ctx, s.dims, s.scalable, rank, mc_type_element(ctx, write.type), NULL);
    value = mc_vector_make(rw, op, (McLoc){MC_NONE}, &(McVectorOp){.name = "vector.broadcast", .operands = &value,
                                                                   .num_operands = 1, .type = type});
    ok = value.index != MC_NONE &&
         mc_vector_replace(rw, op, &(McVectorOp){.name = "vector.transpose", .operands = &value, .num_operands = 1,
                                                 .type = read.type, .attr = "permutation",
                                                 .value = mc_i64_array_attr(ctx, s.order, rank)});
  }
  if (s.order != NULL) mc_free(&ctx->alloc, s.order, rank * sizeof *s.order);
  if (s.dims != NULL) mc_free(&ctx->alloc, s.dims, rank * sizeof *s.dims);
  if (s.scalable != NULL) mc_free(&ctx->alloc, s.scalable, rank);
  return ok;
}

/* The part of a tensor that is read or written: along dimensions that the vector does not have, one element. */
bool mc_subset_transfer(McContext *ctx, McOp op, McSubset *subset) {
  McAlloc *alloc = &ctx->alloc;
  Transfer t;
  if (!transfer_read(ctx, op, &t) || !is_tensor(ctx, t.base_type)) return false;
  bool reads = t.vector.index != mc_op_operand(ctx, op, 0).index;
  subset->container = reads ? 0 : 1;
  subset->source = reads ? MC_NO_OPERAND : 0;
  McSlice *slice = &subset->slice;
  for (uint32_t i = 0; i < t.num_indices; i++) {
    if (!mc_array_push(alloc, &slice->offsets, mc_mixed_of_value(index_of(ctx, &t, i))) ||
        !mc_array_push(alloc, &slice->sizes, mc_mixed_of_number(1)) ||
        !mc_array_push(alloc, &slice->strides, mc_mixed_of_number(1))) {
      return false;
    }
  }
  for (uint32_t i = 0, n = transfer_rank(ctx, &t); i < n && i < mc_type_rank(ctx, t.type); i++) {
    int64_t dim = dim_of(ctx, &t, i);
    if (dim >= 0 && dim < (int64_t)slice->sizes.len) {
      slice->sizes.ptr[dim] = mc_mixed_of_number(mc_type_dim(ctx, t.type, i));
    }
  }
  return true;
}

/* --- loads and stores with a mask --- */

/* The operands of a group in the order of `names`; false: they do not fit, or out of memory. */
static bool operands_in_order(McRewriter *rw, McOp op, const char *const *names, uint32_t count, McValueList *out) {
  for (uint32_t i = 0; i < count; i++) {
    uint32_t start, n;
    if (!mc_op_operands_named(mc_rw_ctx(rw), op, names[i], &start, &n)) return false;
    if (!mc_rw_operands(rw, op, start, n, out)) return false;
  }
  return true;
}

/* Replaces the operation by one of that name, with those groups of its operands. */
static bool replace_access(McRewriter *rw, McOp op, const char *name, const char *const *names, uint32_t count) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  bool has_result = mc_op_num_results(ctx, op) > 0, ok = operands_in_order(rw, op, names, count, &operands);
  if (ok) {
    McType type = has_result ? mc_vector_result_type(ctx, op) : (McType){MC_NONE};
    McOp made = mc_rw_create(rw, op, &(McRwOp){.name = name, .operands = operands.ptr, .num_operands = operands.len,
                                               .results = &type, .num_results = has_result});
    ok = mc_rw_replace_by(rw, op, made);
  }
  mc_array_fini(&ctx->alloc, &operands);
  return ok;
}

static McMaskFormat format_of(McContext *ctx, McOp op) {
  McValue mask = mc_op_operand_named(ctx, op, "mask");
  return mask.index == MC_NONE ? MC_MASK_UNKNOWN : mc_vector_mask_format(ctx, mask);
}

/* vector.maskedload, expandload */
bool mc_patterns_masked_load(McRewriter *rw, McOp op) {
  static const char *const names[] = {"base", "indices"};
  McContext *ctx = mc_rw_ctx(rw);
  McMaskFormat format = format_of(ctx, op);
  if (format == MC_MASK_ALL_TRUE) return replace_access(rw, op, "vector.load", names, 2);
  return format == MC_MASK_ALL_FALSE && mc_rw_replace_one(rw, op, mc_op_operand_named(ctx, op, "pass_thru"));
}

/* vector.maskedstore, compressstore */
bool mc_patterns_masked_store(McRewriter *rw, McOp op) {
  static const char *const names[] = {"valueToStore", "base", "indices"};
  McMaskFormat format = format_of(mc_rw_ctx(rw), op);
  if (format == MC_MASK_ALL_TRUE) return replace_access(rw, op, "vector.store", names, 3);
  return format == MC_MASK_ALL_FALSE && mc_rw_erase(rw, op);
}

/* The vector is 0, 1, 2 and so on. */
static bool counts_up(McContext *ctx, McValue value) {
  McType type = mc_value_type(ctx, value);
  if (mc_vector_rank(ctx, type) != 1 || mc_vector_is_scalable(ctx, type)) return false;
  if (mc_value_made_by(ctx, value, "vector.step").index != MC_NONE) return true;
  McAttr constant = mc_constant_of(ctx, value);
  if (!mc_vector_is_dense(ctx, constant)) return false;
  for (int64_t i = 0, n = mc_type_dim(ctx, type, 0); i < n; i++) {
    uint64_t word = 0;
    mc_attr_dense_words(ctx, constant, (uint64_t)i, false, &word, 1);
    if (word != (uint64_t)i) return false;
  }
  return true;
}

static bool is_contiguous(McContext *ctx, McOp op) {
  McValue base = mc_op_operand_named(ctx, op, "base");
  McValue indices = mc_op_operand_named(ctx, op, "indices");
  return base.index != MC_NONE && indices.index != MC_NONE &&
         mc_kind(ctx, mc_value_type(ctx, base).index) == MC_TYPE_MEMREF && counts_up(ctx, indices);
}

bool mc_patterns_gather(McRewriter *rw, McOp op) {
  static const char *const names[] = {"base", "offsets", "mask", "pass_thru"};
  McContext *ctx = mc_rw_ctx(rw);
  if (format_of(ctx, op) == MC_MASK_ALL_FALSE) {
    return mc_rw_replace_one(rw, op, mc_op_operand_named(ctx, op, "pass_thru"));
  }
  return is_contiguous(ctx, op) && replace_access(rw, op, "vector.maskedload", names, 4);
}

bool mc_patterns_scatter(McRewriter *rw, McOp op) {
  static const char *const names[] = {"base", "offsets", "mask", "valueToStore"};
  McContext *ctx = mc_rw_ctx(rw);
  if (format_of(ctx, op) == MC_MASK_ALL_FALSE) {
    if (mc_op_num_results(ctx, op) > 0) return mc_rw_replace_one(rw, op, mc_op_operand_named(ctx, op, "base"));
    return mc_rw_erase(rw, op);
  }
  return is_contiguous(ctx, op) && replace_access(rw, op, "vector.maskedstore", names, 4);
}
