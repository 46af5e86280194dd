/* memref_infer.c - the types of results of memref's operations. */
#include "defs/infer.h"
#include "dialects/memref/memref.def"
#include "types/report.h"

bool mc_infer_memref_strided_metadata(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType type = mc_infer_type(in, 0);
  if (type.index == MC_NONE) return false;
  if (mc_kind(ctx, type.index) != MC_TYPE_MEMREF) return mc_infer_fail(in, "the source is not a memref with a rank");
  McType base = mc_type_memref(ctx, NULL, 0, mc_type_element(ctx, type), (McAttr){MC_NONE},
                               mc_type_memory_space(ctx, type), in->diags);
  if (base.index == MC_NONE || !mc_infer_push(in, out, base)) return false;
  McType index = mc_type_index(ctx);
  for (uint32_t i = 0, n = mc_type_rank(ctx, type); i < 1 + 2 * n; i++) {
    if (!mc_infer_push(in, out, index)) return false;
  }
  return true;
}
