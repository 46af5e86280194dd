/* affine_bounds.h - forms simplified by the bounds of loops' variables. Private to dialects/affine/. */
#ifndef MC_AFFINE_BOUNDS_H
#define MC_AFFINE_BOUNDS_H

#include "dialects/affine/affine.def"
#include "dialects/shared/affine_form.h"

typedef MC_ARRAY(int64_t) McCoefficientList; /* owned */

/* These return false as the functions of affine_form.h do. The expressions are simplified by what is known about
 * loops' variables. */
bool mc_form_use_bounds(McForm *form);
/* Results of a minimum or maximum that others make redundant go. */
bool mc_form_prune(McForm *form, bool is_max);
/* Expressions are sorted by their coefficients. *changed false: they are sorted, or not linear. */
bool mc_form_sort(McForm *form, bool *changed);

/* A number that divides the expression, which is small: upstream's getLargestKnownDivisor. */
uint64_t mc_affine_divisor(const McContext *ctx, McAffineExpr e);

/* The bounds of an affine.for. Forms: owned. */
typedef struct McAffineRange { McForm lower, upper; McAffineMap lower_map, upper_map; } McAffineRange;
/* Writes both bounds and their operands, in front of the initial values, which begin with operand `inits`. Returns
 * false when out of memory. */
bool mc_affine_set_bounds(McContext *ctx, McOp op, McAffineRange *r, uint32_t inits);

#endif
