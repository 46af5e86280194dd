/* region_values.h - values that go between an operation and its regions. */
#ifndef MC_REGION_VALUES_H
#define MC_REGION_VALUES_H

#include "transform/rewriter.h"

/* A pattern for operations with edges to their regions: simplifies arguments and results where the edges end. Linear
 * in them and in the blocks of the regions. */
bool mc_region_values_simplify(McRewriter *rw, McOp op);

#endif
