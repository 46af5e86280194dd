/* bufferization_patterns.c - tensors and the memory that they are in: mlir-opt 22's folds and patterns. */
#include "base/idmap.h"
#include "defs/facts.h"
#include "dialects/bufferization/bufferization.def"
#include "dialects/shared/shared_checks.h"
#include "dialects/shared/tensor_folds.h"
#include "transform/effects.h"
#include "transform/mixed.h"
#include "transform/numbers.h"

static McType result_type(const McContext *ctx, McOp op) { return mc_value_type(ctx, mc_op_result(ctx, op, 0)); }

/* --- bufferization.alloc_tensor --- */

/* Sizes that are constants, and not negative, become sizes of its type. */
bool mc_patterns_alloc_tensor(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = result_type(ctx, op);
  uint32_t start, count;
  if (!mc_op_operands_named(ctx, op, "dynamic_sizes", &start, &count) || count == 0) return false;
  McValueList sizes = {0};
  McInts dims;
  if (!mc_ints_of_shape(ctx, &dims, type, NULL)) return mc_rw_fail(rw);
  bool ok = true, changed = false;
  for (uint32_t i = 0, k = start; ok && i < dims.len; i++) {
    if (dims.ptr[i] != MC_DYNAMIC) continue;
    McMixed size = mc_mixed_of_value(mc_op_operand(ctx, op, k++));
    int64_t number;
    bool known = mc_mixed_number(ctx, size, &number) && number >= 0;
    if (known) dims.ptr[i] = number, changed = true;
    else ok = mc_array_push(&ctx->alloc, &sizes, size.value);
  }
  if (ok && changed) {
    type = mc_tensor_resized(ctx, type, dims.ptr, dims.len, true);
    McNamedAttr segments = mc_segments_attr(ctx, (const int32_t[]){(int32_t)sizes.len, 0, 0}, 3);
    McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "bufferization.alloc_tensor", .operands = sizes.ptr,
                                               .num_operands = sizes.len, .results = &type, .num_results = 1,
                                               .attrs = &segments, .num_attrs = 1});
    ok = made.index != MC_NONE && mc_rw_replace_by_tensor(rw, op, mc_op_result(ctx, made, 0));
  }
  mc_ints_fini(ctx, &dims);
  mc_array_fini(&ctx->alloc, &sizes);
  return ok ? changed : mc_rw_fail(rw);
}

static bool dim_of(McRewriter *rw, McOp op, const char *name, McValue source) {
  McValue operands[2] = {source, mc_op_operand(mc_rw_ctx(rw), op, 1)};
  McType type = mc_type_index(mc_rw_ctx(rw));
  return mc_rw_replace_by(rw, op, mc_rw_create(rw, op, &(McRwOp){.name = name, .operands = operands, .num_operands = 2,
                                                                 .results = &type, .num_results = 1}));
}

/* tensor.dim of a new tensor: the operand that is its size; of memory as a tensor: memref.dim. */
bool mc_patterns_dim_of_buffer(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue tensor = mc_op_operand(ctx, op, 0);
  McType type = mc_value_type(ctx, tensor);
  McOp source = mc_value_op(ctx, tensor);
  int64_t dim;
  uint32_t start, count, number = 0;
  if (source.index == MC_NONE) return false;
  if (mc_op_is(ctx, source, "bufferization.to_tensor")) {
    return dim_of(rw, op, "memref.dim", mc_op_operand(ctx, source, 0));
  }
  if (!mc_op_is(ctx, source, "bufferization.alloc_tensor")) return false;
  if (!mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, op, 1)), &dim)) return false;
  if (dim < 0 || dim >= mc_type_rank(ctx, type) || mc_type_dim(ctx, type, (uint32_t)dim) != MC_DYNAMIC) return false;
  McValue copied = mc_op_operand_named(ctx, source, "copy");
  if (copied.index != MC_NONE) return dim_of(rw, op, "tensor.dim", copied);
  for (uint32_t i = 0; i < dim; i++) number += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  if (!mc_op_operands_named(ctx, source, "dynamic_sizes", &start, &count) || number >= count) return false;
  return mc_rw_replace_one(rw, op, mc_op_operand(ctx, source, start + number));
}

/* --- bufferization.to_tensor, to_buffer --- */

/* Memory of a tensor, as a tensor: nothing is between the two. */
McFolded mc_fold_to_tensor(McFold *f) {
  McOp before = mc_value_made_by(f->ctx, mc_op_operand(f->ctx, f->op, 0), "bufferization.to_buffer");
  if (before.index == MC_NONE || mc_op_next(f->ctx, before).index != f->op.index) return MC_NOT_FOLDED;
  McValue tensor = mc_op_operand(f->ctx, before, 0);
  if (mc_value_type(f->ctx, tensor).index != result_type(f->ctx, f->op).index) return MC_NOT_FOLDED;
  f->results[0].value = tensor;
  return MC_FOLDED;
}

McFolded mc_fold_to_buffer(McFold *f) {
  McOp before = mc_value_made_by(f->ctx, mc_op_operand(f->ctx, f->op, 0), "bufferization.to_tensor");
  if (before.index == MC_NONE) return MC_NOT_FOLDED;
  McValue memory = mc_op_operand(f->ctx, before, 0);
  if (mc_value_type(f->ctx, memory).index != result_type(f->ctx, f->op).index) return MC_NOT_FOLDED;
  f->results[0].value = memory;
  return MC_FOLDED;
}

static McOp cast_memory(McRewriter *rw, McOp before, McValue memory, McType type) {
  return mc_rw_create(rw, before, &(McRwOp){.name = "memref.cast", .operands = &memory, .num_operands = 1,
                                            .results = &type, .num_results = 1});
}

/* A memref.cast between types of one shape and space always holds: the other states no offset or stride that is not
 * known. */
static bool cast_holds(McContext *ctx, McType from, McType to) {
  uint32_t rank = mc_type_rank(ctx, from);
  McInts all;
  if (!mc_ints_init(ctx, &all, 2 * rank + 2, NULL)) return false;
  int64_t *have = all.ptr, *want = all.ptr + rank + 1;
  bool ok = mc_memref_strides(ctx, from, have, have + rank) && mc_memref_strides(ctx, to, want, want + rank);
  for (uint32_t i = 0; ok && i <= rank; i++) ok = want[i] == MC_DYNAMIC || want[i] == have[i];
  mc_ints_fini(ctx, &all);
  return ok;
}

/* New memory of the type with a copy of other memory of that shape. MC_NONE: out of memory. */
static McValue copy_memory(McRewriter *rw, McOp op, McValue memory, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  McType index = mc_type_index(ctx);
  McValueList sizes = {0};
  McValue copy = {MC_NONE};
  bool ok = true;
  for (uint32_t i = 0, rank = mc_type_rank(ctx, type); ok && i < rank; i++) {
    if (mc_type_dim(ctx, type, i) != MC_DYNAMIC) continue;
    McValue operands[2] = {memory, mc_rw_integer(rw, op, index, i)};
    McOp dim = mc_rw_create(rw, op, &(McRwOp){.name = "memref.dim", .operands = operands, .num_operands = 2,
                                              .results = &index, .num_results = 1});
    ok = dim.index != MC_NONE && mc_array_push(&ctx->alloc, &sizes, mc_op_result(ctx, dim, 0));
  }
  McNamedAttr segments = mc_segments_attr(ctx, (const int32_t[]){(int32_t)sizes.len, 0}, 2);
  McOp alloc = {MC_NONE};
  if (ok) {
    alloc = mc_rw_create(rw, op, &(McRwOp){.name = "memref.alloc", .operands = sizes.ptr, .num_operands = sizes.len,
                                           .results = &type, .num_results = 1, .attrs = &segments, .num_attrs = 1});
  }
  if (alloc.index != MC_NONE) {
    McValue operands[2] = {memory, mc_op_result(ctx, alloc, 0)};
    McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "memref.copy", .operands = operands, .num_operands = 2});
    if (made.index != MC_NONE) copy = operands[1];
  }
  mc_array_fini(&ctx->alloc, &sizes);
  return copy;
}

/* Memory as a tensor, as memory of another type: cast, or copied where a cast might not hold. */
static bool buffer_of_tensor(McRewriter *rw, McOp op, McValue memory) {
  McContext *ctx = mc_rw_ctx(rw);
  McType from = mc_value_type(ctx, memory), to = result_type(ctx, op);
  bool from_ranked = mc_kind(ctx, from.index) == MC_TYPE_MEMREF, to_ranked = mc_kind(ctx, to.index) == MC_TYPE_MEMREF;
  bool are_memory = (from_ranked || mc_kind(ctx, from.index) == MC_TYPE_UNRANKED_MEMREF) &&
                    (to_ranked || mc_kind(ctx, to.index) == MC_TYPE_UNRANKED_MEMREF);
  if (!are_memory || from_ranked != to_ranked) return false;
  bool same_space = mc_type_memory_space(ctx, from).index == mc_type_memory_space(ctx, to).index;
  if (!to_ranked && !same_space) return false; /* mlir-opt 22 makes a cast that does not verify */
  if (!to_ranked || (same_space && cast_holds(ctx, from, to))) {
    return mc_rw_replace_by(rw, op, cast_memory(rw, op, memory, to));
  }
  McValue copy = copy_memory(rw, op, memory, to);
  return copy.index == MC_NONE ? mc_rw_fail(rw) : mc_rw_replace_one(rw, op, copy);
}

/* The memory of a cast tensor is that of the tensor, cast. */
static bool buffer_of_cast(McRewriter *rw, McOp op, McValue tensor) {
  McContext *ctx = mc_rw_ctx(rw);
  McType source = mc_value_type(ctx, tensor), type = result_type(ctx, op);
  if (!mc_type_has_rank(ctx, source) || mc_kind(ctx, type.index) != MC_TYPE_MEMREF) return false;
  McInts dims;
  if (!mc_ints_of_shape(ctx, &dims, source, NULL)) return mc_rw_fail(rw);
  type = mc_type_memref(ctx, dims.ptr, dims.len, mc_type_element(ctx, source), mc_type_layout(ctx, type),
                        mc_type_memory_space(ctx, type), NULL);
  mc_ints_fini(ctx, &dims);
  McNamedAttr read_only = {mc_ident(ctx, "read_only", strlen("read_only")), mc_attr_named(ctx, op, "read_only")};
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "bufferization.to_buffer", .operands = &tensor, .num_operands = 1,
                                             .results = &type, .num_results = 1, .attrs = &read_only,
                                             .num_attrs = read_only.value.index != MC_NONE});
  if (made.index == MC_NONE) return mc_rw_fail(rw);
  return mc_rw_replace_by(rw, op, cast_memory(rw, op, mc_op_result(ctx, made, 0), result_type(ctx, op)));
}

bool mc_patterns_to_buffer(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue tensor = mc_op_operand(ctx, op, 0);
  McOp cast = mc_tensor_cast_of(ctx, tensor), before = mc_value_made_by(ctx, tensor, "bufferization.to_tensor");
  if (cast.index != MC_NONE) return buffer_of_cast(rw, op, mc_op_operand(ctx, cast, 0));
  return before.index != MC_NONE && buffer_of_tensor(rw, op, mc_op_operand(ctx, before, 0));
}

/* An operation that reads the memory of a tensor reads the tensor, as the operation of that name. */
static bool read_tensor(McRewriter *rw, McOp op, const char *name) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp buffer = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "bufferization.to_buffer");
  if (buffer.index == MC_NONE) return false;
  McValueList operands = {0};
  McType type = result_type(ctx, op);
  McOp made = {MC_NONE};
  if (mc_array_push(&ctx->alloc, &operands, mc_op_operand(ctx, buffer, 0)) &&
      mc_rw_operands(rw, op, 1, mc_op_num_operands(ctx, op) - 1, &operands)) {
    made = mc_rw_create(rw, op, &(McRwOp){.name = name, .operands = operands.ptr, .num_operands = operands.len,
                                          .results = &type, .num_results = 1});
  }
  mc_array_fini(&ctx->alloc, &operands);
  return mc_rw_replace_by(rw, op, made);
}

bool mc_patterns_load_of_tensor(McRewriter *rw, McOp op) { return read_tensor(rw, op, "tensor.extract"); }
bool mc_patterns_dim_of_tensor(McRewriter *rw, McOp op) { return read_tensor(rw, op, "tensor.dim"); }

/* --- bufferization.dealloc --- */

/* A dealloc: `count` memrefs, as many conditions, then what is retained. `gone` has a place for each operand. */
typedef struct Dealloc { McRewriter *rw; McContext *ctx; McOp op; uint32_t count, total; uint8_t *gone; } Dealloc;

static McValue memory(const Dealloc *d, uint32_t i) { return mc_op_operand(d->ctx, d->op, i); }
static McValue condition(const Dealloc *d, uint32_t i) { return mc_op_operand(d->ctx, d->op, d->count + i); }
static void drop(Dealloc *d, uint32_t i) { d->gone[i] = d->gone[d->count + i] = 1; }

/* Memory that is listed twice is freed when one of the conditions holds. */
static bool merge_memory(Dealloc *d, McIdMap *seen, bool *changed) {
  McContext *ctx = d->ctx;
  for (uint32_t i = 0; i < d->count; i++) {
    const McIdEntry *first = mc_idmap_find(seen, memory(d, i).index);
    if (first->key == 0) {
      if (!mc_idmap_put(&ctx->alloc, seen, memory(d, i).index, i)) return false;
      continue;
    }
    McValue both[2] = {condition(d, first->value), condition(d, i)};
    if (both[0].index != both[1].index) {
      McType type = mc_value_type(ctx, both[0]);
      McOp either = mc_rw_create(d->rw, d->op, &(McRwOp){.name = "arith.ori", .operands = both, .num_operands = 2,
                                                         .results = &type, .num_results = 1});
      if (either.index == MC_NONE) return false;
      mc_rw_set_operand(d->rw, d->op, d->count + first->value, mc_op_result(ctx, either, 0));
    }
    drop(d, i);
    *changed = true;
  }
  return !*changed || mc_rw_erase_operands(d->rw, d->op, d->gone);
}

/* One result for each value that is retained. */
static bool merge_retained(Dealloc *d, McIdMap *seen, bool *changed) {
  McContext *ctx = d->ctx;
  uint32_t start = 2 * d->count;
  for (uint32_t i = start; i < d->total; i++) {
    const McIdEntry *first = mc_idmap_find(seen, mc_op_operand(ctx, d->op, i).index);
    if (first->key == 0) {
      if (!mc_idmap_put(&ctx->alloc, seen, mc_op_operand(ctx, d->op, i).index, i - start)) return false;
      continue;
    }
    mc_rw_replace_value(d->rw, mc_op_result(ctx, d->op, i - start), mc_op_result(ctx, d->op, first->value));
    d->gone[i] = 1;
    *changed = true;
  }
  if (!*changed) return true;
  return mc_rw_erase_operands(d->rw, d->op, d->gone) &&
         mc_rw_erase_results(d->rw, d->op, d->gone + start).index != MC_NONE;
}

static bool merge(Dealloc *d, bool (*run)(Dealloc *d, McIdMap *seen, bool *changed), bool *changed) {
  McIdMap seen;
  if (!mc_idmap_init(&d->ctx->alloc, &seen, d->total)) return false;
  bool ok = run(d, &seen, changed);
  mc_idmap_fini(&d->ctx->alloc, &seen);
  return ok;
}

/* Nothing is freed: no ownership changes. */
static bool frees_nothing(Dealloc *d) {
  uint32_t n = mc_op_num_results(d->ctx, d->op);
  if (n == 0) return mc_rw_erase(d->rw, d->op);
  McValue no = mc_rw_integer(d->rw, d->op, result_type(d->ctx, d->op), 0);
  if (no.index == MC_NONE) return mc_rw_fail(d->rw);
  for (uint32_t i = 0; i < n; i++) mc_rw_replace_value(d->rw, mc_op_result(d->ctx, d->op, i), no);
  return mc_rw_erase(d->rw, d->op);
}

/* The operation allocates that memory, and does nothing else. */
static bool only_allocates(const McContext *ctx, McOp op) {
  return op.index != MC_NONE && mc_op_effect_kinds(ctx, op) == MC_EFFECT_ALLOCATE;
}

static bool drop_never_freed(Dealloc *d, bool *changed) {
  for (uint32_t i = 0; i < d->count; i++) {
    if (!mc_attr_is_int(d->ctx, mc_constant_of(d->ctx, condition(d, i)), 0)) continue;
    drop(d, i);
    *changed = true;
  }
  return !*changed || mc_rw_erase_operands(d->rw, d->op, d->gone);
}

/* The base of new memory, by memref.extract_strided_metadata, is that memory. */
static bool skip_metadata(Dealloc *d) {
  bool changed = false;
  for (uint32_t i = 0; i < d->count; i++) {
    McOp base = mc_value_made_by(d->ctx, memory(d, i), "memref.extract_strided_metadata");
    McValue whole = base.index == MC_NONE ? (McValue){MC_NONE} : mc_op_operand(d->ctx, base, 0);
    McOp alloc = whole.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(d->ctx, whole);
    if (alloc.index == MC_NONE || !(mc_op_effect_kinds(d->ctx, alloc) & MC_EFFECT_ALLOCATE)) continue;
    mc_rw_set_operand(d->rw, d->op, i, whole);
    changed = true;
  }
  return changed;
}

/* Memory that is only freed here is not allocated. */
static bool drop_unused(Dealloc *d, bool *changed) {
  McContext *ctx = d->ctx;
  McValueList unused = {0};
  bool ok = true;
  for (uint32_t i = 0; ok && i < d->count; i++) {
    McValue value = memory(d, i);
    McUse use = mc_value_first_use(ctx, value);
    if (!only_allocates(ctx, mc_value_op(ctx, value)) || mc_use_next(ctx, use).index != MC_NONE) continue;
    drop(d, i);
    ok = mc_array_push(&ctx->alloc, &unused, value);
    *changed = true;
  }
  ok = ok && (!*changed || mc_rw_erase_operands(d->rw, d->op, d->gone));
  for (size_t i = 0; ok && i < unused.len; i++) mc_rw_erase(d->rw, mc_value_op(ctx, unused.ptr[i]));
  mc_array_fini(&ctx->alloc, &unused);
  return ok;
}

bool mc_patterns_dealloc(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Dealloc d = {.rw = rw, .ctx = ctx, .op = op, .total = mc_op_num_operands(ctx, op)};
  uint32_t start;
  if (!mc_op_operands_named(ctx, op, "memrefs", &start, &d.count)) return false;
  d.gone = mc_alloc_zeroed(&ctx->alloc, d.total + 1);
  bool changed = false, ok = d.gone != NULL && merge(&d, merge_memory, &changed);
  if (ok && !changed) ok = merge(&d, merge_retained, &changed);
  if (ok && !changed && d.count == 0) {
    changed = frees_nothing(&d);
  } else if (ok && !changed) {
    ok = drop_never_freed(&d, &changed);
    changed = changed || (ok && skip_metadata(&d));
    if (ok && !changed) ok = drop_unused(&d, &changed);
  }
  mc_free(&ctx->alloc, d.gone, d.total + 1);
  return ok ? changed : mc_rw_fail(rw);
}
