/* tosa_infer.c - the types of results of tosa's operations. */
#include "dialects/shared/infer_types.h"
#include "dialects/tosa/tosa.def"
#include "dialects/tosa/tosa.h"

static bool push(const McInfer *in, McInferred *out, McType type) {
  return type.index != MC_NONE && mc_infer_push(in, out, type);
}

bool mc_infer_tosa_reduced(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0), none = {MC_NONE};
  int64_t axis;
  McInts sizes;
  if (type.index == MC_NONE || !mc_infer_int(in, 1, &axis)) return false;
  if (!mc_is_ranked_tensor(in->ctx, type)) return push(in, out, type);
  if (!mc_infer_sizes_of(in, type, &sizes)) return false;
  if (axis >= 0 && axis < sizes.len) sizes.ptr[axis] = 1;
  type = mc_infer_like(in, type, &sizes, none);
  mc_ints_fini(in->ctx, &sizes);
  return push(in, out, type);
}

/* Adds the sizes that a type has and the others lack, and its size along the axis to the sum. */
static bool join(const McInfer *in, McInts *sizes, McType type, uint32_t axis, int64_t *sum) {
  if (mc_type_rank(in->ctx, type) != sizes->len) return mc_infer_fail(in, "the operands differ in rank");
  for (uint32_t i = 0; i < sizes->len; i++) {
    if (sizes->ptr[i] == MC_DYNAMIC) sizes->ptr[i] = mc_type_dim(in->ctx, type, i);
  }
  int64_t size = mc_type_dim(in->ctx, type, axis);
  bool known = *sum != MC_DYNAMIC && size != MC_DYNAMIC && *sum <= INT64_MAX - size;
  *sum = known ? *sum + size : MC_DYNAMIC;
  return true;
}

bool mc_infer_tosa_concat(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  uint32_t start, count;
  int64_t axis, sum = 0;
  McType first = mc_infer_type(in, 0), none = {MC_NONE};
  if (first.index == MC_NONE || !mc_infer_int(in, 1, &axis)) return false;
  mc_infer_group(in, in->args[0].number, &start, &count);
  uint32_t from = 0;
  while (from < count && !mc_is_ranked_tensor(ctx, mc_infer_operand(in, start + from))) from++;
  if (from == count) return push(in, out, first);
  McType ranked = mc_infer_operand(in, start + from);
  if (axis < 0 || axis >= mc_type_rank(ctx, ranked)) return mc_infer_fail(in, "there is no dimension 'axis'");
  McInts sizes;
  if (!mc_infer_sizes_of(in, ranked, &sizes)) return false;
  bool ok = true;
  for (uint32_t i = 0; ok && i < count; i++) {
    McType type = mc_infer_operand(in, start + i);
    if (mc_is_ranked_tensor(ctx, type)) ok = join(in, &sizes, type, (uint32_t)axis, &sum);
    else sum = MC_DYNAMIC;
  }
  if (ok) sizes.ptr[axis] = sum;
  McType made = ok ? mc_infer_like(in, ranked, &sizes, none) : none;
  mc_ints_fini(ctx, &sizes);
  return push(in, out, made);
}

/* A size of -1 is dynamic, or where all others are known, the rest of the elements. */
static void resolve_size(const McInfer *in, McInts *sizes, McType type) {
  int64_t elements, rest = 1;
  uint32_t missing = 0, at = 0;
  for (uint32_t i = 0; i < sizes->len; i++) {
    if (sizes->ptr[i] == MC_DYNAMIC) {
      missing++;
      at = i;
    } else if (sizes->ptr[i] <= 0 || rest > INT64_MAX / sizes->ptr[i]) {
      return;
    } else {
      rest *= sizes->ptr[i];
    }
  }
  bool known = mc_is_ranked_tensor(in->ctx, type) && mc_type_num_elements(in->ctx, type, &elements);
  if (known && missing == 1) sizes->ptr[at] = elements / rest;
}

bool mc_infer_tosa_reshape(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType type = mc_infer_type(in, 0), element;
  McElements shape;
  McInts sizes;
  if (type.index == MC_NONE || mc_infer_type(in, 1).index == MC_NONE) return false;
  if (!mc_tosa_constant(ctx, mc_infer_value(in, 1), true, &shape)) return mc_infer_fail(in, "the shape is no constant");
  element = mc_infer_element(in, type);
  if (element.index == MC_NONE || shape.count > UINT32_MAX) return false;
  if (!mc_ints_init(ctx, &sizes, (uint32_t)shape.count, in->diags)) return false;
  bool ok = true;
  for (; ok && sizes.len < sizes.capacity; sizes.len++) {
    int64_t size = mc_tosa_element(&shape, sizes.len, true);
    ok = size >= -1 || size == MC_DYNAMIC;
    sizes.ptr[sizes.len] = size == -1 ? MC_DYNAMIC : size;
  }
  if (ok) resolve_size(in, &sizes, type);
  McType made = ok ? mc_type_ranked_tensor(ctx, sizes.ptr, sizes.len, element, (McAttr){MC_NONE}, in->diags)
                   : (McType){MC_NONE};
  if (!ok) mc_infer_fail(in, "a size is negative");
  mc_ints_fini(ctx, &sizes);
  return push(in, out, made);
}
