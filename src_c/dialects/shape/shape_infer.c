/* shape_infer.c - the types of results of the shape dialect's operations. */
#include "dialects/shape/shape.def"
#include "dialects/shared/infer_types.h"

static bool is_shape(const McInfer *in, McType type) { return mc_is_defined_as(in->ctx, type.index, "shape.shape"); }
static bool is_size(const McInfer *in, McType type) { return mc_is_defined_as(in->ctx, type.index, "shape.size"); }
static bool is_index(const McInfer *in, McType type) { return mc_kind(in->ctx, type.index) == MC_TYPE_INDEX; }
static bool is_value_shape(const McInfer *in, McType type) {
  return mc_is_defined_as(in->ctx, type.index, "shape.value_shape");
}

static bool push(const McInfer *in, McInferred *out, McType type) {
  return type.index != MC_NONE && mc_infer_push(in, out, type);
}

static bool push_defined(const McInfer *in, McInferred *out, const char *name) {
  return push(in, out, (McType){mc_infer_defined(in, name, true, MC_NONE)});
}

static bool push_extents(const McInfer *in, McInferred *out, int64_t count) {
  McType index = mc_type_index(in->ctx);
  return push(in, out, mc_type_ranked_tensor(in->ctx, &count, 1, index, (McAttr){MC_NONE}, in->diags));
}

bool mc_infer_shape_size_or_index(const McInfer *in, McInferred *out) {
  for (uint32_t i = 0; i < in->num_operands; i++) {
    McType type = mc_infer_operand(in, i);
    if (is_size(in, type) || is_shape(in, type) || is_value_shape(in, type)) return push_defined(in, out, "shape.size");
  }
  return push(in, out, mc_type_index(in->ctx));
}

bool mc_infer_shape_larger(const McInfer *in, McInferred *out) {
  McType lhs = mc_infer_type(in, 0), rhs = mc_infer_type(in, 1);
  if (lhs.index == MC_NONE || rhs.index == MC_NONE) return false;
  return push(in, out, lhs.index == rhs.index || is_size(in, lhs) ? lhs : rhs);
}

/* The more exact of two tensors of extents. */
static bool push_meeting_extents(const McInfer *in, McInferred *out, McType l, McType r) {
  if (!mc_type_has_rank(in->ctx, l) || mc_type_rank(in->ctx, l) != 1) {
    return mc_infer_fail(in, "requires all sizes or shapes");
  }
  bool extents = mc_type_has_rank(in->ctx, r) && mc_type_rank(in->ctx, r) == 1;
  int64_t a = mc_type_dim(in->ctx, l, 0), b = extents ? mc_type_dim(in->ctx, r, 0) : MC_DYNAMIC;
  if (a != MC_DYNAMIC && b != MC_DYNAMIC && a != b) return mc_infer_fail(in, "unequal shape cardinality");
  return push(in, out, a != MC_DYNAMIC && b == MC_DYNAMIC ? r : l);
}

bool mc_infer_shape_meet(const McInfer *in, McInferred *out) {
  McType l = mc_infer_type(in, 0), r = mc_infer_type(in, 1);
  if (l.index == MC_NONE || r.index == MC_NONE) return false;
  if (!is_shape(in, l) && !is_size(in, l)) {
    McType other = l;
    l = r;
    r = other;
  }
  bool sizes = is_size(in, l) || is_index(in, l);
  bool fits = sizes ? is_size(in, r) || is_index(in, r) : is_shape(in, r) || mc_is_ranked_tensor(in->ctx, r);
  if (!fits) return mc_infer_fail(in, "requires all sizes or shapes");
  if (sizes) return push(in, out, is_size(in, l) ? l : r);
  return is_shape(in, l) ? push(in, out, l) : push_meeting_extents(in, out, l, r);
}

bool mc_infer_shape_of(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  if (type.index == MC_NONE) return false;
  if (is_value_shape(in, type)) return push_defined(in, out, "shape.shape");
  return push_extents(in, out, mc_type_has_rank(in->ctx, type) ? (int64_t)mc_type_rank(in->ctx, type) : MC_DYNAMIC);
}

bool mc_infer_shape_constant(const McInfer *in, McInferred *out) {
  McAttr extents = mc_infer_attr(in, 0);
  McType type = extents.index == MC_NONE ? (McType){MC_NONE} : mc_attr_value_type(in->ctx, extents);
  int64_t count;
  bool known = type.index != MC_NONE && mc_type_is_shaped(in->ctx, type) && mc_type_num_elements(in->ctx, type, &count);
  return known ? push_extents(in, out, count) : mc_infer_fail(in, "the extents are missing");
}
