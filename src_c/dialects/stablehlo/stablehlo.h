/* stablehlo.h - what checks and inferences of stablehlo share. Private to dialects/stablehlo. */
#ifndef MC_STABLEHLO_H
#define MC_STABLEHLO_H

#include "dialects/shared/shared_checks.h"

/* The elements that `value` is a constant of, integers. MC_NONE: it is none. */
McAttr mc_hlo_constant(const McContext *ctx, McValue value);
/* The same as numbers, up to 4096. *known false: it is none; then there is nothing to free. False: out of memory,
 * reported. */
bool mc_hlo_constant_ints(McContext *ctx, McValue value, McInts *out, bool *known, McDiags *diags);
/* A dimension with so much around and between its elements. It wraps. */
int64_t mc_hlo_padded(int64_t size, int64_t low, int64_t high, int64_t inner);

#endif
