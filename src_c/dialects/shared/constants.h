/* constants.h - the constants that operations of several dialects fold to. */
#ifndef MC_CONSTANTS_H
#define MC_CONSTANTS_H

#include "transform/rewriter.h"

/* arith.constant or ub.poison in front of `before`. MC_NONE: they cannot hold the attribute, or out of memory. */
McOp mc_constant_arith(McRewriter *rw, McAttr value, McType type, McOp before);

#endif
