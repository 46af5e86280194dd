/* rewrites.h - rewrites that definitions state, and the greedy driver applies. */
#ifndef MC_REWRITES_H
#define MC_REWRITES_H

#include "transform/rewriter.h"

/* Applies the first rewrite of the operation's definition that fits. Returns true after a change. Linear in the words
 * of the rewrites. */
bool mc_rewrites_apply(McRewriter *rw, McOp op, const McOpDef *def);

#endif
