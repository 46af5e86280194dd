/* math_fma.c - the pass math-uplift-to-fma: a sum of a product becomes math.fma where both may be contracted. */
#include "dialects/math/math.def"

#include "defs/enums.h"
#include "transform/pattern_driver.h"

#define CONTRACT 32u /* of arith.fastmath */

const McPassInfo mc_pass_math_uplift_to_fma_info = {
    "math-uplift-to-fma", "MathUpliftToFMA", "Uplift arith ops to math.fma", MC_PASS_NONE, MC_PASS_NONE,
    MC_PASS_CHANGES, NULL};

static uint64_t flags_of(McContext *ctx, McOp op) {
  McAttr flags = mc_attr_named(ctx, op, "fastmath");
  bool has = flags.index != MC_NONE && mc_kind(ctx, flags.index) == MC_ATTR_DEFINED;
  return has ? mc_enum_attr_value(ctx, flags) : 0;
}

/* The first operand that is a product decides. */
static bool uplift(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  uint64_t flags = flags_of(ctx, op);
  if (!mc_op_is(ctx, op, "arith.addf") || !(flags & CONTRACT)) return false;
  uint32_t i = 0;
  McOp product = {MC_NONE};
  for (; i < 2 && product.index == MC_NONE; i++) {
    product = mc_value_made_by(ctx, mc_op_operand(ctx, op, i), "arith.mulf");
  }
  if (product.index == MC_NONE || product.index == op.index) return false;
  uint64_t other = flags_of(ctx, product);
  if (!(other & CONTRACT)) return false;
  McValue operands[3] = {mc_op_operand(ctx, product, 0), mc_op_operand(ctx, product, 1), mc_op_operand(ctx, op, 2 - i)};
  McIdent kind = mc_ident(ctx, "arith.fastmath", strlen("arith.fastmath")), name = mc_ident(ctx, "fastmath", 8);
  McNamedAttr attr = {name, kind.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_enum(ctx, kind, flags & other)};
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (name.index == MC_NONE || attr.value.index == MC_NONE) return mc_rw_fail(rw);
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "math.fma", .operands = operands, .num_operands = 3,
                                             .results = &type, .num_results = 1, .attrs = &attr, .num_attrs = 1});
  return made.index != MC_NONE && mc_rw_replace_by(rw, op, made);
}

bool mc_pass_math_uplift_to_fma(McPassRun *run) {
  McGreedy greedy = mc_greedy_defaults;
  greedy.pattern = uplift;
  return mc_greedy_run(run, &greedy, NULL);
}
