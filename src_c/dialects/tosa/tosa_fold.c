/* tosa_fold.c - constants of tosa: mlir-opt 22's. */
#include "dialects/shared/constants.h"
#include "dialects/tosa/tosa.h"

McOp mc_constant_tosa(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {mc_ident(ctx, "values", strlen("values")), value};
  McRwOp made = {.name = "tosa.const", .results = &type, .num_results = 1, .attrs = &named, .num_attrs = 1};
  if (!mc_is_elements_kind(mc_kind(ctx, value.index)) || named.name.index == MC_NONE) return (McOp){MC_NONE};
  if (mc_is_defined_as(ctx, type.index, "tosa.shape")) made.name = "tosa.const_shape";
  return mc_rw_create(rw, before, &made);
}
