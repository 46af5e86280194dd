/* integer_rows.h - integer sets as rows of coefficients: whether there is a point in them, and which rows say nothing.
 * Private to dialects/affine/.
 *
 * The steps are those of mlir-opt 22's IntegerRelation, so that the same sets are found empty: divisibility, Gauss's
 * and Fourier's and Motzkin's eliminations, with a limit on the rows. A coefficient that does not fit into 64 bits ends
 * the search: the set counts as one with points.
 */
#ifndef MC_INTEGER_ROWS_H
#define MC_INTEGER_ROWS_H

#include "mlircore.h"

/* The set without constraints that others imply by their constants alone, equalities first; 1 == 0 when no point is in
 * it, 0 == 0 when all are. A set that divides stays as it is, and one with more than 512 constraints or variables.
 * MC_NONE: out of memory. Cubic in the constraints and variables. */
McIntegerSet mc_integer_set_simplified(McContext *ctx, McIntegerSet set);

#endif
