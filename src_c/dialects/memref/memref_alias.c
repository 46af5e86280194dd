/* memref_alias.c - the pass fold-memref-alias-ops: an access of a view becomes an access of the memory itself.
 *
 * Views are memref.subview, expand_shape and collapse_shape; accesses are the loads and stores of ACCESSES. A subview
 * of a subview, both with strides of 1, becomes one. Other accesses of mlir-opt 22 stay: vector.transfer_*, affine's
 * with a map, nvgpu.device_async_copy.
 */
#include "dialects/memref/memref_fold.h"

#include "dialects/shared/affine_form.h"
#include "dialects/shared/reshapes.h"
#include "transform/pattern_driver.h"

const McPassInfo mc_pass_fold_memref_alias_ops_info = {
    "fold-memref-alias-ops", "FoldMemRefAliasOpsPass", "Fold memref alias ops into consumer load/store ops",
    MC_PASS_NONE, MC_PASS_NONE, MC_PASS_CHANGES, NULL};

/* An operation, its operand that is the memory, the first of its indices, and what is known of these. */
typedef enum Start {
  STARTS_INSIDE,   /* each index is less than its size */
  STARTS_ANYWHERE, /* a vector may reach beyond the last element, or lack those that its mask omits */
  OF_SUBVIEWS      /* the same; the access of another view stays */
} Start;
typedef struct Access { const char *name; uint32_t memory, indices; Start start; } Access;
static const Access ACCESSES[] = {
    {"memref.load", 0, 1, STARTS_INSIDE},         {"memref.store", 1, 2, STARTS_INSIDE},
    {"vector.load", 0, 1, STARTS_ANYWHERE},       {"vector.store", 1, 2, STARTS_ANYWHERE},
    {"vector.maskedload", 0, 1, STARTS_ANYWHERE}, {"vector.maskedstore", 0, 1, STARTS_ANYWHERE},
    {"nvgpu.ldmatrix", 0, 1, OF_SUBVIEWS},        {"gpu.subgroup_mma_load_matrix", 0, 1, OF_SUBVIEWS},
    {"gpu.subgroup_mma_store_matrix", 1, 2, OF_SUBVIEWS},
};

/* --- indices of the memory, from those of the view --- */

/* offset + index * stride. */
static McAffineExpr place(McContext *ctx) {
  McAffineExpr offset = mc_affine_symbol(ctx, 0), index = mc_affine_symbol(ctx, 1), stride = mc_affine_symbol(ctx, 2);
  return mc_affine_binary(ctx, MC_AFFINE_ADD, offset, mc_affine_binary(ctx, MC_AFFINE_MUL, index, stride));
}

/* Appends what `indices` into the subview are in its source; `before`: where they are computed. */
static bool through_subview(McRewriter *rw, McOp before, McOp view, const McMixedList *indices, McMixedList *out) {
  McContext *ctx = mc_rw_ctx(rw);
  McType whole = mc_value_type(ctx, mc_op_operand(ctx, view, 0)), part = mc_value_type(ctx, mc_op_result(ctx, view, 0));
  McSlice slice = {0};
  McInts dropped;
  McAffineExpr e = place(ctx);
  bool ok = e.index != MC_NONE && mc_slice_read(ctx, view, &slice);
  if (ok && (ok = mc_memref_dropped(ctx, whole, part, &slice.sizes, &dropped))) {
    size_t next = 0;
    for (size_t i = 0; ok && i < slice.offsets.len; i++) {
      bool gone = i < dropped.len && dropped.ptr[i] != 0;
      ok = gone || next < indices->len;
      if (!ok) break;
      McMixed parts[3] = {slice.offsets.ptr[i], gone ? mc_mixed_of_number(0) : indices->ptr[next++],
                          slice.strides.ptr[i]};
      McMixed made;
      ok = mc_rw_affine_apply(rw, before, e, parts, 3, 0, &made) && mc_array_push(&ctx->alloc, out, made);
    }
    mc_ints_fini(ctx, &dropped);
  }
  mc_slice_fini(ctx, &slice);
  return ok;
}

/* affine.linearize_index or delinearize_index of these indices by these sizes; inside: each index is less than its
 * size. MC_NONE: out of memory. */
static McOp combine(McRewriter *rw, McOp before, bool joins, bool inside, const McMixed *indices, const McMixed *sizes,
                    size_t count) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  MC_ARRAY(int64_t) numbers = {0};
  size_t given = joins ? count : 1, results = joins ? 1 : count;
  McNamedAttr attrs[2], disjoint = {mc_ident(ctx, "disjoint", strlen("disjoint")), mc_attr_unit(ctx)};
  MC_ARRAY(McType) types = {0};
  bool ok = true;
  for (size_t i = 0; ok && i < given; i++) {
    McValue value = mc_mixed_value(rw, before, indices[i]);
    ok = value.index != MC_NONE && mc_array_push(&ctx->alloc, &operands, value);
  }
  for (size_t i = 0; ok && i < count; i++) {
    bool is_value = sizes[i].value.index != MC_NONE;
    ok = mc_array_push(&ctx->alloc, &numbers, is_value ? MC_DYNAMIC : sizes[i].number) &&
         (!is_value || mc_array_push(&ctx->alloc, &operands, sizes[i].value));
  }
  for (size_t i = 0; ok && i < results; i++) ok = mc_array_push(&ctx->alloc, &types, mc_type_index(ctx));
  int32_t groups[2] = {(int32_t)given, (int32_t)(operands.len - given)};
  McOp made = {MC_NONE};
  if (ok) {
    attrs[0] = (McNamedAttr){mc_ident(ctx, "static_basis", strlen("static_basis")),
                             mc_i64_array_attr(ctx, numbers.ptr, numbers.len)};
    attrs[1] = mc_segments_attr(ctx, groups, 2);
    made = mc_rw_create(rw, before, &(McRwOp){.name = joins ? "affine.linearize_index" : "affine.delinearize_index",
                                              .operands = operands.ptr, .num_operands = operands.len,
                                              .results = types.ptr, .num_results = types.len, .attrs = attrs,
                                              .num_attrs = joins ? 2 : 1});
  }
  if (made.index != MC_NONE && joins && inside) { /* a property that no attribute of that name sets */
    McAttr properties;
    if (mc_dictionary_with(ctx, mc_op_properties(ctx, made), disjoint, &properties)) {
      mc_op_set_properties(ctx, made, properties);
    } else {
      mc_rw_fail(rw);
    }
  }
  mc_array_fini(&ctx->alloc, &operands);
  mc_array_fini(&ctx->alloc, &numbers);
  mc_array_fini(&ctx->alloc, &types);
  if (made.index == MC_NONE) mc_rw_fail(rw);
  return made;
}

static bool through_expand(McRewriter *rw, McOp before, McOp view, bool inside, const McMixedList *indices,
                           McMixedList *out) {
  McContext *ctx = mc_rw_ctx(rw);
  McInts groups;
  McMixedList sizes = {0};
  if (!mc_groups_read(ctx, view, &groups)) return false;
  bool ok = mc_mixed_list_read(ctx, view, "static_output_shape", "output_shape", &sizes) && sizes.len == indices->len;
  for (uint32_t g = 0, at = 0; ok && g < groups.len; at += (uint32_t)groups.ptr[g], g++) {
    size_t count = (size_t)groups.ptr[g];
    McMixed index = indices->ptr[at];
    if (count > 1) {
      McOp made = combine(rw, before, true, inside, &indices->ptr[at], &sizes.ptr[at], count);
      ok = made.index != MC_NONE;
      if (ok) index = mc_mixed_of_value(mc_op_result(ctx, made, 0));
    }
    ok = ok && mc_array_push(&ctx->alloc, out, index);
  }
  mc_mixed_list_fini(ctx, &sizes);
  mc_ints_fini(ctx, &groups);
  return ok;
}

/* The sizes of the memory, read by memref.extract_strided_metadata where its type does not state them. */
static bool sizes_of(McRewriter *rw, McOp before, McValue memory, McMixedList *out) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_value_type(ctx, memory);
  McOp metadata = {MC_NONE};
  bool ok = true;
  for (uint32_t i = 0, rank = mc_type_rank(ctx, type); ok && i < rank; i++) {
    int64_t size = mc_type_dim(ctx, type, i);
    if (size == MC_DYNAMIC && metadata.index == MC_NONE) {
      metadata = mc_rw_create(rw, before, &(McRwOp){.name = "memref.extract_strided_metadata", .operands = &memory,
                                                    .num_operands = 1, .infer = true});
      ok = metadata.index != MC_NONE;
    }
    if (!ok) break;
    McMixed known = mc_mixed_of_number(size);
    if (size == MC_DYNAMIC) known = mc_mixed_of_value(mc_op_result(ctx, metadata, 2 + i));
    ok = mc_array_push(&ctx->alloc, out, known);
  }
  return ok;
}

static bool through_collapse(McRewriter *rw, McOp before, McOp view, const McMixedList *indices, McMixedList *out) {
  McContext *ctx = mc_rw_ctx(rw);
  McInts groups;
  McMixedList sizes = {0};
  if (!mc_groups_read(ctx, view, &groups)) return false;
  bool ok = sizes_of(rw, before, mc_op_operand(ctx, view, 0), &sizes) && groups.len == indices->len;
  for (size_t i = 0; ok && groups.len == 0 && i < sizes.len; i++) {
    ok = mc_array_push(&ctx->alloc, out, mc_mixed_of_number(0));
  }
  for (uint32_t g = 0, at = 0; ok && g < groups.len; at += (uint32_t)groups.ptr[g], g++) {
    size_t count = (size_t)groups.ptr[g];
    McOp made = {MC_NONE};
    if (count != 1) made = combine(rw, before, false, false, &indices->ptr[g], &sizes.ptr[at], count);
    ok = count == 1 || made.index != MC_NONE;
    for (uint32_t i = 0; ok && i < count; i++) {
      McMixed index = count == 1 ? indices->ptr[g] : mc_mixed_of_value(mc_op_result(ctx, made, i));
      ok = mc_array_push(&ctx->alloc, out, index);
    }
  }
  mc_mixed_list_fini(ctx, &sizes);
  mc_ints_fini(ctx, &groups);
  return ok;
}

/* --- accesses --- */

/* The access with another memory and other indices. Returns false when out of memory. */
static bool set_access(McRewriter *rw, McOp op, const Access *access, McValue memory, const McMixedList *indices,
                       uint32_t old) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  uint32_t n = mc_op_num_operands(ctx, op), end = access->indices + old;
  bool ok = mc_rw_operands(rw, op, 0, access->indices, &operands);
  if (ok) operands.ptr[access->memory] = memory;
  for (size_t i = 0; ok && i < indices->len; i++) {
    McValue value = mc_mixed_value(rw, op, indices->ptr[i]);
    ok = value.index != MC_NONE && mc_array_push(&ctx->alloc, &operands, value);
  }
  ok = ok && mc_rw_operands(rw, op, end, n - end, &operands) &&
       mc_op_set_operands(ctx, op, operands.ptr, operands.len);
  mc_array_fini(&ctx->alloc, &operands);
  if (ok) mc_rw_changed(rw, op);
  return ok || mc_rw_fail(rw);
}

static bool fold_access(McRewriter *rw, McOp op, const Access *access) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp view = mc_value_op(ctx, mc_op_operand(ctx, op, access->memory));
  if (view.index == MC_NONE || mc_op_num_results(ctx, view) != 1) return false;
  bool subview = mc_op_is(ctx, view, "memref.subview"), expand = mc_op_is(ctx, view, "memref.expand_shape");
  if (!subview && (access->start == OF_SUBVIEWS || (!expand && !mc_op_is(ctx, view, "memref.collapse_shape")))) {
    return false;
  }
  uint32_t rank = mc_type_rank(ctx, mc_value_type(ctx, mc_op_result(ctx, view, 0)));
  McMixedList indices = {0}, made = {0};
  bool ok = access->indices + rank <= mc_op_num_operands(ctx, op);
  for (uint32_t i = 0; ok && i < rank; i++) {
    ok = mc_array_push(&ctx->alloc, &indices, mc_mixed_of_value(mc_op_operand(ctx, op, access->indices + i)));
  }
  ok = ok && (subview  ? through_subview(rw, op, view, &indices, &made)
              : expand ? through_expand(rw, op, view, access->start == STARTS_INSIDE, &indices, &made)
                       : through_collapse(rw, op, view, &indices, &made));
  ok = ok && set_access(rw, op, access, mc_op_operand(ctx, view, 0), &made, rank);
  mc_mixed_list_fini(ctx, &indices);
  mc_mixed_list_fini(ctx, &made);
  return ok;
}

/* --- a subview of a subview --- */

static bool fold_subview(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp source = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "memref.subview");
  if (source.index == MC_NONE || source.index == op.index) return false;
  McSlice inner = {0}, outer = {0}, both = {0};
  McInts dropped;
  McType whole = mc_value_type(ctx, mc_op_operand(ctx, source, 0)),
         part = mc_value_type(ctx, mc_op_result(ctx, source, 0));
  bool ok = mc_slice_read(ctx, op, &inner) && mc_slice_read(ctx, source, &outer) &&
            mc_mixed_list_is(ctx, &inner.strides, 1) && mc_mixed_list_is(ctx, &outer.strides, 1) &&
            mc_memref_dropped(ctx, whole, part, &outer.sizes, &dropped);
  if (ok) {
    size_t next = 0;
    for (size_t i = 0; ok && i < outer.sizes.len; i++) {
      bool gone = i < dropped.len && dropped.ptr[i] != 0;
      ok = gone || next < inner.sizes.len;
      ok = ok && mc_array_push(&ctx->alloc, &both.sizes, gone ? outer.sizes.ptr[i] : inner.sizes.ptr[next++]) &&
           mc_array_push(&ctx->alloc, &both.strides, outer.strides.ptr[i]);
    }
    mc_ints_fini(ctx, &dropped);
    ok = ok && through_subview(rw, op, source, &inner.offsets, &both.offsets);
  }
  if (ok) {
    McValue memory = mc_op_operand(ctx, source, 0);
    McValue made = mc_rw_slice(rw, op, &(McRwSlice){.name = "memref.subview", .operands = &memory, .num_operands = 1,
                                                    .type = mc_value_type(ctx, mc_op_result(ctx, op, 0)),
                                                    .slice = &both});
    ok = made.index != MC_NONE && mc_rw_replace_one(rw, op, made);
  }
  mc_slice_fini(ctx, &inner);
  mc_slice_fini(ctx, &outer);
  mc_slice_fini(ctx, &both);
  return ok;
}

static bool fold_alias(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  if (mc_op_is(ctx, op, "memref.subview")) return fold_subview(rw, op);
  for (size_t i = 0; i < MC_COUNT(ACCESSES); i++) {
    if (mc_op_is(ctx, op, ACCESSES[i].name)) return fold_access(rw, op, &ACCESSES[i]);
  }
  return false;
}

bool mc_pass_fold_memref_alias_ops(McPassRun *run) {
  McGreedy greedy = mc_greedy_defaults;
  greedy.pattern = fold_alias;
  return mc_greedy_run(run, &greedy, NULL);
}
