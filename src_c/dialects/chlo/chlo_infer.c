/* chlo_infer.c - the types of results of chlo's operations. */
#include "dialects/chlo/chlo.def"
#include "dialects/shared/infer_types.h"

bool mc_infer_chlo_constant_like(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0), made;
  McAttr value = mc_infer_attr(in, 1);
  McType element = value.index == MC_NONE ? (McType){MC_NONE} : mc_attr_value_type(in->ctx, value);
  if (type.index == MC_NONE) return false;
  if (element.index == MC_NONE) return mc_infer_fail(in, "the value has no type");
  made = mc_infer_like(in, type, NULL, element);
  return made.index != MC_NONE && mc_infer_push(in, out, made);
}

bool mc_infer_chlo_top_k(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0), i32 = mc_type_integer(in->ctx, 32, MC_SIGNLESS), none = {MC_NONE};
  int64_t k;
  McInts sizes;
  if (type.index == MC_NONE || !mc_infer_int(in, 1, &k)) return false;
  if (!mc_is_ranked_tensor(in->ctx, type)) {
    McType of_values = mc_infer_like(in, type, NULL, none), of_indices = mc_infer_like(in, type, NULL, i32);
    return of_values.index != MC_NONE && of_indices.index != MC_NONE && mc_infer_push(in, out, of_values) &&
           mc_infer_push(in, out, of_indices);
  }
  if (mc_type_rank(in->ctx, type) == 0) return mc_infer_fail(in, "the operand has no dimensions");
  if (k < 0) return mc_infer_fail(in, "'k' is negative");
  if (!mc_infer_sizes_of(in, type, &sizes)) return false;
  sizes.ptr[sizes.len - 1] = k;
  McType values = mc_infer_like(in, type, &sizes, none), indices = mc_infer_like(in, type, &sizes, i32);
  mc_ints_fini(in->ctx, &sizes);
  return values.index != MC_NONE && indices.index != MC_NONE && mc_infer_push(in, out, values) &&
         mc_infer_push(in, out, indices);
}

bool mc_infer_chlo_broadcast(const McInfer *in, McInferred *out) {
  McType made = mc_infer_broadcast_to(in, (McType){MC_NONE});
  return made.index != MC_NONE && mc_infer_push(in, out, made);
}

bool mc_infer_chlo_broadcast_complex(const McInfer *in, McInferred *out) {
  McType first = mc_infer_type(in, 0), element;
  if (first.index == MC_NONE) return false;
  element = mc_infer_element(in, first);
  if (element.index == MC_NONE) return false;
  element = mc_type_complex(in->ctx, element, in->diags);
  McType made = element.index == MC_NONE ? element : mc_infer_broadcast_to(in, element);
  return made.index != MC_NONE && mc_infer_push(in, out, made);
}
