/* liveness.h - which values matter: MLIR's LivenessAnalysis.
 *
 * A value is live when an operation with effects uses it, when it leaves the tree (a terminator or a call that nobody
 * knows gets it), when it decides where control goes and that matters, or when a live value is made of it.
 */
#ifndef MC_LIVENESS_H
#define MC_LIVENESS_H

#include "transform/dataflow.h"

typedef struct McLiveness {
  McContext *ctx;        /* borrowed */
  McFlow flow;           /* owned: constants, and the blocks that control reaches */
  McIdMap busy;          /* owned: operations that contain, directly, one that is not free of effects */
  McIdMap values;        /* owned: value -> whether it is live; without an entry nothing is known of it */
  McIdMap users;         /* owned: operations with a live result that have been seen */
  McIdMap ends;          /* owned: operation with edges -> number of its first end + 1 */
  MC_ARRAY(McOp) all_ends;     /* owned: the ends of its regions, then MC_NONE */
  MC_ARRAY(McValue) found;     /* owned: live values from which liveness has not spread yet; a stack */
  bool failed;           /* memory ran out */
} McLiveness;

/* Analyses everything in `root`, which does not change meanwhile. Returns false when out of memory (failed), or
 * interrupted. Linear. */
bool mc_liveness_run(McLiveness *l, McContext *ctx, McOp root, McTicker *ticker);
void mc_liveness_fini(McLiveness *l); /* also after false */
/* A value of which nothing is known is live. */
bool mc_liveness_is_live(const McLiveness *l, McValue value);
bool mc_liveness_has_no_effect(const McLiveness *l, McOp op);

#endif
