/* constants.c - the constants that operations of several dialects fold to. */
#include "dialects/shared/constants.h"

#include "transform/numbers.h"

McOp mc_constant_arith(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp none = {MC_NONE};
  McNamedAttr named = {ctx->known[MC_ID_value], value};
  McRwOp made = {.name = "arith.constant", .results = &type, .num_results = 1, .attrs = &named, .num_attrs = 1};
  if (mc_attr_is_poison(ctx, value)) {
    made.name = "ub.poison";
    return mc_rw_create(rw, before, &made);
  }
  if (mc_attr_value_type(ctx, value).index != type.index) return none;
  bool is_integer = mc_kind(ctx, type.index) == MC_TYPE_INTEGER; /* elements of other integers are allowed */
  if (is_integer && mc_type_integer_signedness(ctx, type) != MC_SIGNLESS) return none;
  return mc_rw_create(rw, before, &made);
}
