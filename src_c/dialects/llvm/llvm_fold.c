/* llvm_fold.c - constants of llvm, and what its operations fold to: mlir-opt 22's. */
#include "dialects/shared/constants.h"
#include "dialects/shared/shared_checks.h"
#include "transform/numbers.h"

/* llvm.mlir.constant holds numbers and elements of the result's type; a symbol is an address. */
McOp mc_constant_llvm(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {ctx->known[MC_ID_value], value};
  McRwOp made = {.name = "llvm.mlir.constant", .results = &type, .num_results = 1, .attrs = &named, .num_attrs = 1};
  McKind kind = mc_kind(ctx, value.index);
  if (kind == MC_ATTR_SYMBOL_REF) {
    made.name = "llvm.mlir.addressof";
    named.name = mc_ident(ctx, "global_name", strlen("global_name"));
    return named.name.index == MC_NONE ? (McOp){MC_NONE} : mc_rw_create(rw, before, &made);
  }
  bool holds = kind == MC_ATTR_INTEGER || kind == MC_ATTR_FLOAT || mc_is_elements_kind(kind);
  if (!holds || mc_attr_value_type(ctx, value).index != type.index) return (McOp){MC_NONE};
  return mc_rw_create(rw, before, &made);
}

/* The zero of numbers. */
McFolded mc_fold_llvm_zero(McFold *f) {
  McAttr zero = mc_attr_zero(f->ctx, mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)));
  f->results[0].attr = zero;
  return zero.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}
