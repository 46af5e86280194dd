/* smt.h - questions about the sorts of smt. */
#ifndef MC_SMT_H
#define MC_SMT_H

#include "dialects/shared/shared_checks.h"
#include "dialects/smt/smt.def"

/* Is it a type of that name: "smt.bv"? MC_NONE is not. */
MC_INLINE bool smt_is(const McContext *ctx, McType type, const char *name) {
  return mc_is_defined_as(ctx, type.index, name);
}
/* The width of a bit-vector; 0 for other types. */
MC_INLINE int64_t smt_width(const McContext *ctx, McType type) {
  int64_t width = 0;
  if (!smt_is(ctx, type, "smt.bv")) return 0;
  return mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, type.index, 0)}, &width) ? width : 0;
}
/* Is it a sort; and no function? */
bool smt_is_value(const McContext *ctx, McType type);
bool smt_is_plain_value(const McContext *ctx, McType type);

#endif
