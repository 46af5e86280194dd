/* integer_rows.h - integer sets as rows of coefficients: whether there is a point in them, which rows say nothing, and
 * how great an expression can be.
 *
 * The steps are those of mlir-opt 22's IntegerRelation, so that the same sets are found empty: divisibility, Gauss's
 * and Fourier's and Motzkin's eliminations, with a limit on the rows. A coefficient that does not fit into 64 bits ends
 * the search: the set counts as one with points.
 */
#ifndef MC_INTEGER_ROWS_H
#define MC_INTEGER_ROWS_H

#include "mlircore.h"

/* The set without constraints that others imply by their constants alone, equalities first; 1 == 0 when no point is in
 * it, 0 == 0 when all are. Divisions by numbers become quotients with their bounds, of which those that are left are
 * constraints of the set. A set that divides by something else stays as it is, and one with more than 512 constraints
 * or variables, or 10 divisions. MC_NONE: out of memory. Cubic in the constraints and variables. */
McIntegerSet mc_integer_set_simplified(McContext *ctx, McIntegerSet set);
/* The greatest value of the expression when dimension i is at least 0 and below sizes[i] (not positive: it can be
 * anything), as far as eliminations show it. Returns false when they do not, or (*failed) memory ran out. Cubic
 * likewise. */
bool mc_affine_greatest(McContext *ctx, McAffineExpr e, const int64_t *sizes, uint32_t dims, uint32_t symbols,
                        int64_t *out, bool *failed);
/* No point satisfies the constraints: each expression is 0, or (equal[i] is 0) at least 0. *empty false: there may be
 * one. Returns false when an expression is not linear with divisions by numbers, there are too many, or (*failed)
 * memory ran out. Cubic likewise. */
bool mc_affine_is_empty(McContext *ctx, const McAffineExpr *exprs, const uint8_t *equal, size_t count, uint32_t dims,
                        uint32_t symbols, bool *empty, bool *failed);

#endif
