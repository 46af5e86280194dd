/* index.c - suggested names of the index dialect's constants. */
#include "dialects/index/index.def"
#include "dialects/shared/shared_checks.h"

void mc_asm_index_constant(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McAttr value = mc_op_property(ctx, op, ctx->known[MC_ID_value]);
  int64_t number;
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_INTEGER ||
      !mc_attr_integer_i64(ctx, value, &number)) {
    return;
  }
  if (mc_kind(ctx, mc_attr_value_type(ctx, value).index) != MC_TYPE_INDEX) {
    mc_buf_str(out, number != 0 ? "true" : "false");
    return;
  }
  mc_buf_lit(out, "idx");
  mc_buf_i64(out, number);
}
