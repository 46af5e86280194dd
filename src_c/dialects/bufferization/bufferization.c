/* bufferization.c - checks of bufferization: tensors and the memrefs that they become.
 *
 * When these run, types are those that the definitions require, but numbers of values may be anything.
 */
#include "dialects/bufferization/bufferization.def"
#include "dialects/shared/shared_checks.h"
#include "transform/effects.h"
#include "types/report.h"
#include "verify/verify.h"

#define TEXT(c, i) \
  (int)mc_ident_str((c)->ctx, (McIdent){(c)->args[i]}).len, mc_ident_str((c)->ctx, (McIdent){(c)->args[i]}).ptr

static bool is_tensor(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  return kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_UNRANKED_TENSOR;
}

bool mc_transform_i1_of_each(McContext *ctx, const McType *from, size_t count, McWords *out) {
  (void)from;
  for (size_t i = 0; i < count; i++) {
    if (!mc_array_push(&ctx->alloc, out, ctx->cached.integer[1])) return false;
  }
  return true;
}

bool mc_check_same_number(const McRoutineCheck *c) {
  return mc_named_group(c, c->args[0]).count == mc_named_group(c, c->args[1]).count || fail(c, "%.*s", TEXT(c, 2));
}

bool mc_check_alloc_tensor(const McRoutineCheck *c) {
  McGroup sizes = mc_named_group(c, c->args[0]), copy = mc_named_group(c, c->args[1]);
  if (copy.count == 0) return mc_dynamic_sizes_fit(c, sizes.count);
  if (sizes.count > 0) return mc_plain_error(c, "dynamic sizes not needed when copying a tensor");
  return mc_group_type(c, copy, 0).index == mc_result_type(c, 0).index ||
         mc_plain_error(c, "expected that `copy` and return type match");
}

/* No dimension of one differs from the same of the other, if both are known. */
static bool dims_compatible(const McContext *ctx, McType a, McType b) {
  for (uint32_t i = 0, rank = mc_type_rank(ctx, a); i < rank; i++) {
    int64_t x = mc_type_dim(ctx, a, i), y = mc_type_dim(ctx, b, i);
    if (x != y && x != MC_DYNAMIC && y != MC_DYNAMIC) return false;
  }
  return true;
}

bool mc_check_materialize(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = mc_named_type(c, c->args[0]), dest = mc_named_type(c, c->args[1]);
  if (source.index == MC_NONE || dest.index == MC_NONE) return true;
  uint32_t results = mc_op_num_results(ctx, c->op);
  McKind kind = mc_kind(ctx, dest.index);
  bool memref = kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF;
  if (!memref && !is_tensor(ctx, dest)) return fail(c, "'dest' must be a tensor or a memref");
  if (!memref && results != 1) return fail(c, "tensor 'dest' implies exactly one tensor result");
  if (!memref && mc_result_type(c, 0).index != dest.index) return fail(c, "result and 'dest' types must match");
  if (memref && results != 0) return fail(c, "memref 'dest' implies zero results");
  if (!memref && mc_named_attr(c, c->args[2]).index != MC_NONE) {
    return fail(c, "'restrict' is valid only for memref destinations");
  }
  if ((mc_named_attr(c, c->args[3]).index != MC_NONE) != memref) {
    return fail(c, "'writable' must be specified if and only if the destination is of memref type");
  }
  bool ranked = mc_type_has_rank(ctx, source);
  if (ranked != mc_type_has_rank(ctx, dest)) return fail(c, "source/destination shapes are incompatible");
  if (!ranked) return true;
  if (mc_type_rank(ctx, source) != mc_type_rank(ctx, dest)) {
    return fail(c, "rank mismatch between source and destination shape");
  }
  return dims_compatible(ctx, source, dest) || fail(c, "source/destination shapes are incompatible");
}

/* The dimensions are the same; a shape without rank has none. */
static bool same_dims(const McContext *ctx, McType a, McType b) {
  uint32_t rank_a = mc_type_has_rank(ctx, a) ? mc_type_rank(ctx, a) : 0,
           rank_b = mc_type_has_rank(ctx, b) ? mc_type_rank(ctx, b) : 0;
  if (rank_a != rank_b) return false;
  for (uint32_t i = 0; i < rank_a; i++) {
    if (mc_type_dim(ctx, a, i) != mc_type_dim(ctx, b, i)) return false;
  }
  return true;
}

bool mc_check_same_shape_of_buffer(const McRoutineCheck *c) {
  McType tensor = mc_named_type(c, c->args[0]), buffer = mc_named_type(c, c->args[1]);
  if (tensor.index == MC_NONE || buffer.index == MC_NONE) return true;
  if (!same_dims(c->ctx, tensor, buffer)) mc_plain_error(c, "shapes do not match");
  else if (mc_element_or_self(c->ctx, tensor).index != mc_element_or_self(c->ctx, buffer).index) {
    mc_plain_error(c, "element types do not match");
  } else
    return true;
  return fail(c, "failed to verify that specified tensor and buffer types match");
}

/* --- attributes --- */

static bool is_one_of(McStr text, const char *const *words, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (mc_str_is(text, words[i])) return true;
  }
  return false;
}

static bool is_external(const McRoutineCheck *c) {
  return mc_op_num_regions(c->ctx, c->op) == 0 ||
         mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, 0)).index == MC_NONE;
}

bool mc_bufferization_check_argument(const McRoutineCheck *c, const McArgumentAttr *arg) {
  static const char *const access[] = {"none", "read", "write", "read-write"};
  McStr name = mc_ident_str(c->ctx, arg->attr.name);
  McAttr value = arg->attr.value;
  McKind kind = mc_kind(c->ctx, value.index);
  if (arg->is_result) return true;
  if (mc_str_is(name, "bufferization.writable")) {
    bool is_bool = kind == MC_ATTR_INTEGER && mc_attr_value_type(c->ctx, value).index == c->ctx->cached.integer[1];
    if (!is_bool) return mc_plain_error(c, "'bufferization.writable' is expected to be a boolean attribute");
    return !is_external(c) || mc_plain_error(c, "'bufferization.writable' is invalid on external functions");
  }
  if (mc_str_is(name, "bufferization.access")) {
    if (kind != MC_ATTR_STRING) {
      return mc_plain_error(c, "'bufferization.access' is expected to be a string attribute");
    }
    return is_one_of(mc_attr_string_value(c->ctx, value), access, MC_COUNT(access)) ||
           mc_plain_error(c, "invalid value for 'bufferization.access'");
  }
  if (mc_str_is(name, "bufferization.buffer_layout")) {
    return kind == MC_ATTR_AFFINE_MAP || kind == MC_ATTR_STRIDED_LAYOUT ||
           mc_plain_error(c, "'bufferization.buffer_layout' is expected to be a memref layout attribute");
  }
  /* mlir-opt 22 names this attribute, whatever the name is */
  return mc_plain_error(c, "attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the "
                           "bufferization dialect");
}

bool mc_attr_check_bufferization_manual(McContext *ctx, McOp op, McAttr value, McDiags *diags) {
  (void)value;
  return (mc_op_effect_kinds(ctx, op) & (MC_EFFECT_ALLOCATE | MC_EFFECT_FREE)) != 0 ||
         mc_op_error(diags, ctx, op,
                     "attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation "
                     "and/or free side effect");
}
