/* linalg_fold.c - folds and patterns of linalg, and what passes read about its operations: mlir-opt 22's, in its order.
 */
#include "defs/facts.h"
#include "dialects/linalg/linalg.def"
#include "dialects/linalg/linalg_structure.h"
#include "dialects/shared/memory_folds.h"
#include "dialects/shared/tensor_folds.h"
#include "transform/numbers.h"

bool mc_speculation_linalg(McContext *ctx, McOp op) {
  if (!mc_op_has_fact(ctx, op, MC_FACT_LINALG_STRUCTURE)) return mc_op_has_trait(ctx, op, MC_TRAIT(PURE));
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    McKind kind = mc_kind(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, i)).index);
    if (kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF) return false;
  }
  return true;
}

/* --- what a structured operation is of --- */

typedef struct Structure {
  McRewriter *rw;
  McContext *ctx;
  McOp op;
  uint32_t operands, inits, results; /* inits: the first operand that is a destination */
  bool memory, tensors;              /* an operand is a memref, is a ranked tensor */
  McValueList values;                /* owned: operands of the operation to make */
  McTypeList types;                  /* owned: types of its results */
} Structure;

static McValue operand_of(const Structure *s, uint32_t i) { return mc_op_operand(s->ctx, s->op, i); }
static McType operand_type_of(const Structure *s, uint32_t i) { return mc_value_type(s->ctx, operand_of(s, i)); }
static McType result_type_of(const Structure *s, uint32_t i) {
  return mc_value_type(s->ctx, mc_op_result(s->ctx, s->op, i));
}

static Structure structure_of(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Structure s = {.rw = rw, .ctx = ctx, .op = op, .operands = mc_op_num_operands(ctx, op),
                 .results = mc_op_num_results(ctx, op)};
  uint32_t count;
  mc_structure_inits(ctx, op, NULL, &s.inits, &count);
  for (uint32_t i = 0; i < s.operands; i++) {
    McKind kind = mc_kind(ctx, operand_type_of(&s, i).index);
    s.memory |= kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF;
    s.tensors |= kind == MC_TYPE_RANKED_TENSOR;
  }
  return s;
}

/* Only tensors and scalars, and a result for each destination. */
static bool is_of_tensors(const Structure *s) {
  return s->tensors && !s->memory && s->results == s->operands - s->inits;
}

static void structure_fini(Structure *s) {
  mc_array_fini(&s->ctx->alloc, &s->values);
  mc_array_fini(&s->ctx->alloc, &s->types);
}

/* Starts with the operands and result types that the operation has. False: out of memory. */
static bool keep_all(Structure *s) {
  s->values.len = s->types.len = 0;
  return mc_rw_operands(s->rw, s->op, 0, s->operands, &s->values) && mc_rw_result_types(s->rw, s->op, &s->types);
}

/* The operation again, of s->values and s->types. Always true. */
static bool replace_again(Structure *s) { return mc_rw_tensor_again(s->rw, s->op, s->values.ptr, s->types.ptr); }

/* --- of all structured operations --- */

static McFolded skip_memory_casts(McFold *f) {
  return mc_op_skip_memory_casts(f->ctx, f->op, (McValue){MC_NONE}) ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}

/* Those whose sizes must agree where they are written keep casts. */
McFolded mc_fold_linalg(McFold *f) {
  McStr structure = mc_structure_of(f->ctx, f->op);
  return structure.len == 0 || mc_structure_has_own_maps(structure) ? MC_NOT_FOLDED : skip_memory_casts(f);
}

McFolded mc_fold_linalg_softmax(McFold *f) { return skip_memory_casts(f); }

/* A memory without elements: nothing is done. */
static bool erase_of_nothing(Structure *s) {
  for (uint32_t i = 0; i < s->operands; i++) {
    McType type = operand_type_of(s, i);
    if (mc_kind(s->ctx, type.index) != MC_TYPE_MEMREF) continue;
    for (uint32_t k = 0, rank = mc_type_rank(s->ctx, type); k < rank; k++) {
      if (mc_type_dim(s->ctx, type, k) == 0) return s->results == 0 && mc_rw_erase(s->rw, s->op);
    }
  }
  return false;
}

/* A cast of a result, in the same block, that states sizes: the destination is cast instead. */
static bool cast_destination(Structure *s) {
  McContext *ctx = s->ctx;
  for (uint32_t i = 0; i < s->results; i++) {
    McValue result = mc_op_result(ctx, s->op, i);
    for (McUse use = mc_value_first_use(ctx, result); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
      McOp cast = mc_use_owner(ctx, use);
      bool near = mc_op_is(ctx, cast, "tensor.cast") && mc_op_block(ctx, cast).index == mc_op_block(ctx, s->op).index;
      if (!near) continue;
      McType type = mc_value_type(ctx, mc_op_result(ctx, cast, 0));
      if (mc_kind(ctx, type.index) != MC_TYPE_RANKED_TENSOR || type.index == result_type_of(s, i).index ||
          !mc_tensor_keeps_sizes(ctx, result_type_of(s, i), type)) {
        continue;
      }
      McValue made = mc_rw_tensor_cast(s->rw, s->op, s->op, operand_of(s, s->inits + i), type);
      if (made.index == MC_NONE || !keep_all(s)) return mc_rw_fail(s->rw);
      s->values.ptr[s->inits + i] = made;
      s->types.ptr[i] = type;
      replace_again(s);
      McOp back = mc_tensor_cast_of(ctx, mc_op_operand(ctx, cast, 0)); /* of the new result; MC_NONE: out of memory */
      return back.index == MC_NONE || mc_rw_replace_one(s->rw, cast, mc_op_operand(ctx, back, 0));
    }
  }
  return false;
}

typedef MC_ARRAY(int64_t) Sizes; /* of loops; owned */

/* The map of an operand, or MC_NONE. */
static McAffineMap map_at(const McContext *ctx, McAttr maps, uint32_t i) {
  McAttr one = maps.index == MC_NONE || i >= mc_attr_array_size(ctx, maps) ? maps : mc_attr_array_get(ctx, maps, i);
  bool is_map = one.index != MC_NONE && mc_kind(ctx, one.index) == MC_ATTR_AFFINE_MAP;
  return is_map ? mc_attr_affine_map_value(ctx, one) : (McAffineMap){MC_NONE};
}

/* The loop that a dimension of an operand is; false: it is an expression, or the map does not fit. */
static bool loop_at(const McContext *ctx, McAffineMap map, uint32_t dim, size_t loops, uint32_t *out) {
  if (dim >= mc_affine_map_num_results(ctx, map)) return false;
  McAffineExpr e = mc_affine_map_result(ctx, map, dim);
  if (!mc_affine_is_dim(ctx, e) || mc_affine_value(ctx, e) >= (int64_t)loops) return false;
  *out = (uint32_t)mc_affine_value(ctx, e);
  return true;
}

/* The size of each loop, as the first operand that states it does. False: a map is no projected permutation, or
 * out of memory. */
static bool loop_sizes(Structure *s, McAttr maps, Sizes *sizes) {
  McContext *ctx = s->ctx;
  for (uint32_t i = 0; i < s->operands; i++) {
    McAffineMap map = map_at(ctx, maps, i);
    McType type = operand_type_of(s, i), from = type;
    if (map.index == MC_NONE || !mc_map_is_projected_permutation(ctx, map)) return false;
    while (sizes->len < mc_affine_map_num_dims(ctx, map)) {
      if (!mc_array_push(&ctx->alloc, sizes, MC_DYNAMIC)) return mc_rw_fail(s->rw);
    }
    if (mc_kind(ctx, type.index) != MC_TYPE_RANKED_TENSOR) continue;
    McOp cast = mc_tensor_cast_of(ctx, operand_of(s, i));
    if (cast.index != MC_NONE) {
      McType before = mc_value_type(ctx, mc_op_operand(ctx, cast, 0));
      if (mc_type_has_rank(ctx, before) && mc_type_has_static_shape(ctx, before)) from = before;
    }
    for (uint32_t k = 0, rank = mc_type_rank(ctx, type); k < rank; k++) {
      uint32_t loop;
      if (mc_type_dim(ctx, type, k) == MC_DYNAMIC || !loop_at(ctx, map, k, sizes->len, &loop)) continue;
      if (sizes->ptr[loop] == MC_DYNAMIC) sizes->ptr[loop] = mc_type_dim(ctx, from, k);
    }
  }
  return true;
}

/* The tensor with the sizes of the loops where it has none. MC_NONE: out of memory. */
static McType stated(McContext *ctx, McType type, McAffineMap map, const Sizes *sizes) {
  McInts dims;
  if (!mc_ints_init(ctx, &dims, mc_type_rank(ctx, type), NULL)) return (McType){MC_NONE};
  for (uint32_t k = 0; k < dims.capacity; k++) {
    uint32_t loop;
    int64_t size = mc_type_dim(ctx, type, k);
    if (size == MC_DYNAMIC && loop_at(ctx, map, k, sizes->len, &loop)) size = sizes->ptr[loop];
    dims.ptr[dims.len++] = size;
  }
  McType made = mc_tensor_resized(ctx, type, dims.ptr, dims.len, true);
  mc_ints_fini(ctx, &dims);
  return made;
}

/* Sizes that one operand states are those of others, too: these are cast. */
static bool infer_sizes(Structure *s) {
  McContext *ctx = s->ctx;
  McAttr maps = mc_linalg_indexing_maps(ctx, s->op, NULL);
  Sizes sizes = {0};
  bool changed = false, ok = maps.index != MC_NONE && is_of_tensors(s) &&
                             mc_attr_array_size(ctx, maps) == s->operands && loop_sizes(s, maps, &sizes) && keep_all(s);
  for (uint32_t i = 0; i < s->operands && ok; i++) {
    McType type = operand_type_of(s, i);
    if (mc_kind(ctx, type.index) != MC_TYPE_RANKED_TENSOR || mc_type_has_static_shape(ctx, type)) continue;
    McType made = stated(ctx, type, map_at(ctx, maps, i), &sizes);
    if (made.index == type.index) continue;
    McValue cast = {MC_NONE};
    if (made.index != MC_NONE) cast = mc_rw_tensor_cast(s->rw, s->op, s->op, operand_of(s, i), made);
    if (cast.index == MC_NONE) ok = mc_rw_fail(s->rw);
    else s->values.ptr[i] = cast, changed = true;
    if (ok && i >= s->inits) s->types.ptr[i - s->inits] = made;
  }
  mc_array_fini(&ctx->alloc, &sizes);
  return ok && changed && replace_again(s);
}

/* Casts of operands that forget sizes are left out. */
static bool skip_casts(Structure *s) { return is_of_tensors(s) && mc_rw_skip_tensor_casts(s->rw, s->op); }

/* --- operations that only pass values on --- */

static bool same_maps(McContext *ctx, McOp op) {
  McAttr maps = mc_linalg_indexing_maps(ctx, op, NULL);
  uint32_t count = maps.index == MC_NONE ? 0 : mc_attr_array_size(ctx, maps);
  for (uint32_t i = 1; i < count; i++) {
    if (mc_attr_array_get(ctx, maps, i).index != mc_attr_array_get(ctx, maps, 0).index) return false;
  }
  return count > 0;
}

static bool is_sparse(const McContext *ctx, McType type) {
  uint32_t encoding = mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR ? mc_type_encoding(ctx, type).index : MC_NONE;
  return encoding != MC_NONE && mc_is_defined_as(ctx, encoding, "sparse_tensor.encoding");
}

/* The tensor as one of another type: a cast, or a conversion where one of them is sparse. MC_NONE: out of memory. */
static McValue as_type(Structure *s, McValue value, McType type) {
  McContext *ctx = s->ctx;
  if (!is_sparse(ctx, mc_value_type(ctx, value)) && !is_sparse(ctx, type)) {
    return mc_rw_tensor_cast(s->rw, s->op, s->op, value, type);
  }
  McOp made = mc_rw_create(s->rw, s->op, &(McRwOp){.name = "sparse_tensor.convert", .operands = &value,
                                                   .num_operands = 1, .results = &type, .num_results = 1});
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

/* The body only yields arguments, and all maps are equal: the operands are the results. */
static bool erase_identity(Structure *s) {
  McContext *ctx = s->ctx;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, s->op, 0));
  McOp yield = mc_block_last_op(ctx, body);
  if (!same_maps(ctx, s->op) || mc_block_first_op(ctx, body).index != yield.index) return false;
  uint32_t count = mc_op_num_operands(ctx, yield);
  for (uint32_t i = 0; i < count; i++) {
    McValue value = mc_op_operand(ctx, yield, i);
    if (!mc_value_is_block_arg(ctx, value) || mc_value_block(ctx, value).index != body.index) return false;
  }
  if (s->memory && !s->tensors) {
    return s->operands == 2 && s->inits == 1 && operand_of(s, 0).index == operand_of(s, 1).index &&
           mc_rw_erase(s->rw, s->op);
  }
  if (!is_of_tensors(s) || count != s->results) return false;
  s->values.len = 0;
  for (uint32_t i = 0; i < count; i++) {
    McValue value = operand_of(s, mc_value_index(ctx, mc_op_operand(ctx, yield, i)));
    if (mc_value_type(ctx, value).index != result_type_of(s, i).index) {
      if (!mc_type_is_ranked(ctx, mc_value_type(ctx, value))) return false;
      value = as_type(s, value, result_type_of(s, i));
    }
    if (value.index == MC_NONE || !mc_array_push(&ctx->alloc, &s->values, value)) return mc_rw_fail(s->rw);
  }
  return mc_rw_replace(s->rw, s->op, s->values.ptr);
}

McOp mc_linalg_copy(McRewriter *rw, McOp before, McOp like, McValue input, McValue init) {
  McContext *ctx = mc_rw_ctx(rw);
  bool has_values = input.index != MC_NONE && init.index != MC_NONE;
  McOp made = has_values ? mc_op_clone(ctx, like) : (McOp){MC_NONE};
  if (made.index == MC_NONE) return mc_rw_fail(rw), made;
  mc_op_set_operand(ctx, made, 0, input);
  mc_op_set_operand(ctx, made, 1, init);
  mc_op_set_loc(ctx, made, mc_op_loc(ctx, before));
  for (uint32_t i = 0, n = mc_op_num_results(ctx, made); i < n; i++) {
    mc_value_set_type(ctx, mc_op_result(ctx, made, i), mc_value_type(ctx, init));
  }
  mc_op_insert(ctx, made, mc_op_block(ctx, before), before);
  mc_rw_changed(rw, made);
  return made;
}

/* The same with other numbers in an attribute: transpose, broadcast. */
static McOp copy_with_numbers(Structure *s, McOp like, McValue input, McValue init, const McInts *numbers,
                              const char *name) {
  McContext *ctx = s->ctx;
  McAttr attr = mc_i64_array_attr(ctx, numbers->ptr, numbers->len);
  McOp made = attr.index == MC_NONE ? (McOp){MC_NONE} : mc_linalg_copy(s->rw, s->op, like, input, init);
  bool ok = made.index != MC_NONE && mc_op_set_attribute(ctx, made, mc_ident(ctx, name, strlen(name)), attr);
  return ok ? made : (mc_rw_fail(s->rw), (McOp){MC_NONE});
}

static bool replace_by(Structure *s, McOp made) {
  return made.index == MC_NONE ? !mc_rw_fail(s->rw) : mc_rw_replace_by(s->rw, s->op, made);
}

/* The operation that makes an operand, when it has that name. */
static McOp made_by(const Structure *s, uint32_t i, const char *name) {
  return mc_value_made_by(s->ctx, operand_of(s, i), name);
}

static bool copy_to_itself(Structure *s) {
  if (s->operands != 2 || operand_of(s, 0).index != operand_of(s, 1).index) return false;
  return s->results == 0 ? mc_rw_erase(s->rw, s->op) : mc_rw_replace_one(s->rw, s->op, operand_of(s, 0));
}

/* A copy of a filled tensor is filled itself; what was filled before a copy does not matter. */
static bool copy_of_fill(Structure *s) {
  McContext *ctx = s->ctx;
  if (s->operands != 2) return false;
  McOp fill = made_by(s, 0, "linalg.fill");
  if (fill.index != MC_NONE) {
    return replace_by(s, mc_linalg_copy(s->rw, s->op, fill, mc_op_operand(ctx, fill, 0), operand_of(s, 1)));
  }
  fill = made_by(s, 1, "linalg.fill");
  if (fill.index == MC_NONE) return false;
  return replace_by(s, mc_linalg_copy(s->rw, s->op, s->op, operand_of(s, 0), mc_op_operand(ctx, fill, 1)));
}

/* --- linalg.transpose, broadcast --- */

McFolded mc_fold_linalg_transpose(McFold *f) {
  McContext *ctx = f->ctx;
  McAttr permutation = mc_attr_named(ctx, f->op, "permutation");
  bool stays = permutation.index != MC_NONE && mc_structure_is_identity(ctx, permutation);
  if (stays && mc_op_num_results(ctx, f->op) == 1) {
    McValue input = mc_op_operand(ctx, f->op, 0);
    if (mc_value_type(ctx, input).index == mc_value_type(ctx, mc_op_result(ctx, f->op, 0)).index) {
      f->results[0].value = input;
      return MC_FOLDED;
    }
  }
  return mc_fold_linalg(f);
}

static bool transpose_again(Structure *s) {
  McContext *ctx = s->ctx;
  McOp source = made_by(s, 0, "linalg.transpose");
  if (source.index == MC_NONE || mc_op_num_results(ctx, source) != 1 || s->results != 1) return false;
  McAttr mine = mc_attr_named(ctx, s->op, "permutation"), first = mc_attr_named(ctx, source, "permutation");
  uint64_t count = mc_attr_dense_count(ctx, mine);
  McInts both;
  if (!mc_ints_init(ctx, &both, (uint32_t)count, NULL)) return mc_rw_fail(s->rw);
  for (uint64_t i = 0; i < count; i++) {
    int64_t at = mc_structure_number(ctx, mine, i);
    both.ptr[both.len++] = mc_structure_number(ctx, first, (uint64_t)at);
  }
  McValue input = mc_op_operand(ctx, source, 0);
  McOp made = copy_with_numbers(s, s->op, input, operand_of(s, 1), &both, "permutation");
  mc_ints_fini(ctx, &both);
  return replace_by(s, made);
}

static bool broadcast_again(Structure *s) {
  McContext *ctx = s->ctx;
  McOp source = made_by(s, 0, "linalg.broadcast");
  if (source.index == MC_NONE || mc_op_num_results(ctx, source) != 1 || s->results != 1) return false;
  McAttr mine = mc_attr_named(ctx, s->op, "dimensions"), first = mc_attr_named(ctx, source, "dimensions");
  uint32_t rank = mc_type_rank(ctx, operand_type_of(s, 1));
  McInts added, both; /* added: a one for each dimension that is new */
  if (!mc_ints_init(ctx, &added, rank, NULL)) return mc_rw_fail(s->rw);
  McOp made = {MC_NONE};
  if (mc_ints_init(ctx, &both, rank, NULL)) {
    for (uint32_t i = 0; i < rank; i++) added.ptr[i] = 0;
    for (uint64_t i = 0, n = mc_attr_dense_count(ctx, mine); i < n; i++) {
      int64_t dim = mc_structure_number(ctx, mine, i);
      if (dim >= 0 && dim < (int64_t)rank) added.ptr[dim] = 1;
    }
    uint64_t next = 0, n = mc_attr_dense_count(ctx, first); /* both lists increase */
    for (uint32_t i = 0, number = 0; i < rank; i++) {
      bool before = added.ptr[i] == 0 && next < n && mc_structure_number(ctx, first, next) == (int64_t)number;
      if (before) next++;
      if (added.ptr[i] == 0) number++;
      if (before || added.ptr[i] != 0) both.ptr[both.len++] = i;
    }
    made = copy_with_numbers(s, s->op, mc_op_operand(ctx, source, 0), operand_of(s, 1), &both, "dimensions");
    mc_ints_fini(ctx, &both);
  }
  mc_ints_fini(ctx, &added);
  return replace_by(s, made);
}

/* A transposed fill fills the destination. */
static bool transpose_of_fill(Structure *s) {
  McOp fill = made_by(s, 0, "linalg.fill");
  if (fill.index == MC_NONE || s->results != 1 || mc_op_num_results(s->ctx, fill) != 1) return false;
  return replace_by(s, mc_linalg_copy(s->rw, s->op, fill, mc_op_operand(s->ctx, fill, 0), operand_of(s, 1)));
}

/* --- linalg.transpose of linalg.broadcast: the input is transposed, then broadcast --- */

typedef struct Swap { McInts order, added; } Swap; /* order: of the input's dimensions; added: by the broadcast */

/* Returns false when out of memory. */
static bool swap_init(Structure *s, McOp broadcast, Swap *swap) {
  McContext *ctx = s->ctx;
  McAttr order = mc_attr_named(ctx, s->op, "permutation"), added = mc_attr_named(ctx, broadcast, "dimensions");
  uint32_t rank = (uint32_t)mc_attr_dense_count(ctx, order), count = (uint32_t)mc_attr_dense_count(ctx, added);
  McInts place; /* of each dimension of the broadcast: its number in the input, -1 if added; then in the result */
  *swap = (Swap){{{0}, NULL, 0, 0}, {{0}, NULL, 0, 0}};
  if (!mc_ints_init(ctx, &place, rank, NULL)) return false;
  bool ok = mc_ints_init(ctx, &swap->order, rank, NULL) && mc_ints_init(ctx, &swap->added, count, NULL);
  if (ok) {
    for (uint32_t i = 0; i < rank; i++) place.ptr[i] = 0;
    for (uint32_t i = 0; i < count; i++) place.ptr[mc_structure_number(ctx, added, i)] = -1;
    for (uint32_t i = 0, next = 0; i < rank; i++) {
      if (place.ptr[i] == 0) place.ptr[i] = next++;
    }
    for (uint32_t i = 0; i < rank; i++) {
      int64_t from = place.ptr[mc_structure_number(ctx, order, i)];
      if (from >= 0) swap->order.ptr[swap->order.len++] = from;
    }
    for (uint32_t i = 0; i < rank; i++) place.ptr[mc_structure_number(ctx, order, i)] = i;
    for (uint32_t i = 0; i < count; i++) {
      swap->added.ptr[swap->added.len++] = place.ptr[mc_structure_number(ctx, added, i)];
    }
  }
  mc_ints_fini(ctx, &place);
  return ok;
}

static void swap_fini(McContext *ctx, Swap *swap) {
  if (swap->order.ptr != NULL) mc_ints_fini(ctx, &swap->order);
  if (swap->added.ptr != NULL) mc_ints_fini(ctx, &swap->added);
}

/* A tensor.empty for the transposed input. MC_NONE: out of memory. */
static McValue transposed_empty(Structure *s, McValue input, const McInts *order) {
  McContext *ctx = s->ctx;
  McType type = mc_value_type(ctx, input), result = {MC_NONE};
  McInts dims;
  if (!mc_ints_init(ctx, &dims, order->len, NULL)) return (McValue){MC_NONE};
  for (size_t i = 0; i < order->len; i++) dims.ptr[dims.len++] = mc_type_dim(ctx, type, (uint32_t)order->ptr[i]);
  result = mc_tensor_resized(ctx, type, dims.ptr, dims.len, false);
  mc_ints_fini(ctx, &dims);
  return result.index == MC_NONE ? (McValue){MC_NONE} : mc_rw_tensor_empty(s->rw, s->op, input, result, order->ptr);
}

static bool transpose_of_broadcast(Structure *s) {
  McContext *ctx = s->ctx;
  McOp broadcast = made_by(s, 0, "linalg.broadcast");
  if (broadcast.index == MC_NONE || s->results != 1 || mc_op_num_results(ctx, broadcast) != 1) return false;
  Swap swap;
  McValue input = mc_op_operand(ctx, broadcast, 0);
  McOp made = {MC_NONE};
  if (swap_init(s, broadcast, &swap)) {
    McValue init = transposed_empty(s, input, &swap.order);
    made = copy_with_numbers(s, s->op, input, init, &swap.order, "permutation");
    if (made.index != MC_NONE) {
      McValue transposed = mc_op_result(ctx, made, 0);
      made = copy_with_numbers(s, broadcast, transposed, operand_of(s, 1), &swap.added, "dimensions");
    }
  }
  swap_fini(ctx, &swap);
  return replace_by(s, made);
}

/* --- linalg.index --- */

/* The number of a step along a loop of size 1. */
McFolded mc_fold_linalg_index(McFold *f) {
  McContext *ctx = f->ctx;
  McOp parent = mc_op_parent(ctx, f->op);
  McAttr attr = mc_attr_named(ctx, f->op, "dim");
  int64_t dim;
  if (parent.index == MC_NONE || !mc_op_has_fact(ctx, parent, MC_FACT_LINALG_STRUCTURE) || attr.index == MC_NONE ||
      !mc_attr_integer_i64(ctx, attr, &dim)) {
    return MC_NOT_FOLDED;
  }
  McAttr maps = mc_linalg_indexing_maps(ctx, parent, NULL);
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, parent); i < n; i++) {
    McAffineMap map = map_at(ctx, maps, i);
    McType type = mc_value_type(ctx, mc_op_operand(ctx, parent, i));
    uint32_t rank = mc_type_is_shaped(ctx, type) && mc_type_has_rank(ctx, type) ? mc_type_rank(ctx, type) : 0;
    for (uint32_t k = 0; map.index != MC_NONE && k < rank; k++) {
      uint32_t loop;
      if (!loop_at(ctx, map, k, mc_affine_map_num_dims(ctx, map), &loop) || loop != (uint64_t)dim) continue;
      if (mc_type_dim(ctx, type, k) != 1) return MC_NOT_FOLDED;
      f->results[0].attr = mc_attr_integer(ctx, mc_type_index(ctx), 0);
      return MC_FOLDED;
    }
  }
  return MC_NOT_FOLDED;
}

/* --- all patterns --- */

bool mc_patterns_linalg(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  if (!mc_op_has_fact(ctx, op, MC_FACT_LINALG_STRUCTURE)) return false;
  Structure s = structure_of(rw, op);
  bool is_copy = mc_op_is(ctx, op, "linalg.copy"), changed = false;
  if (mc_op_is(ctx, op, "linalg.generic")) changed = erase_identity(&s);
  if (is_copy) changed = copy_to_itself(&s) || copy_of_fill(&s);
  if (!changed && mc_op_is(ctx, op, "linalg.transpose")) {
    changed = transpose_again(&s) || transpose_of_broadcast(&s) || transpose_of_fill(&s);
  }
  if (!changed && mc_op_is(ctx, op, "linalg.broadcast")) {
    changed = erase_identity(&s) || broadcast_again(&s);
  }
  changed = changed || erase_of_nothing(&s) || infer_sizes(&s) || skip_casts(&s) || cast_destination(&s);
  structure_fini(&s);
  return changed;
}

bool mc_linalg_simplify(McRewriter *rw, McOp op) {
  Structure s = structure_of(rw, op);
  bool changed = mc_op_is(mc_rw_ctx(rw), op, "linalg.generic") && erase_identity(&s);
  changed = changed || erase_of_nothing(&s) || infer_sizes(&s) || cast_destination(&s);
  structure_fini(&s);
  return changed;
}
