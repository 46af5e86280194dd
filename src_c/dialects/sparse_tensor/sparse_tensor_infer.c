/* sparse_tensor_infer.c - the types of results of sparse_tensor's operations. */
#include "dialects/shared/infer_types.h"
#include "dialects/sparse_tensor/sparse_tensor.def"

bool mc_infer_sparse_values(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0), element;
  int64_t size = MC_DYNAMIC;
  McAttr none = {MC_NONE};
  if (type.index == MC_NONE) return false;
  element = mc_infer_element(in, type);
  if (element.index == MC_NONE) return false;
  McType made = mc_type_memref(in->ctx, &size, 1, element, none, none, in->diags);
  return made.index != MC_NONE && mc_infer_push(in, out, made);
}
