/* liveness.h - which values matter: MLIR's LivenessAnalysis. No value is live where control does not reach.
 *
 * A value is live when an operation with effects uses it, when it leaves the tree (by a terminator or an unknown call),
 * when it decides where control goes and the ways differ, or when a live value is made of it.
 */
#ifndef MC_LIVENESS_H
#define MC_LIVENESS_H

#include "transform/dataflow.h"

typedef struct McLiveness {
  McContext *ctx;        /* borrowed */
  McFlow flow;           /* owned: constants, and the blocks that control reaches */
  McIdMap busy;          /* owned: operation -> effects of those directly in it */
  McIdMap values;        /* owned: live values */
  McIdMap users;         /* owned: operations with a live result that have been seen */
  McIdMap ends;          /* owned: operation with edges -> number of its first end + 1 */
  MC_ARRAY(McOp) all_ends;     /* owned: the ends of its regions, then MC_NONE */
  MC_ARRAY(McValue) found;     /* owned: live values from which liveness has not spread yet; a stack */
  bool failed;           /* memory ran out */
} McLiveness;

/* Analyses everything in `root`, after mc_flow_expand. Returns false when out of memory (failed), or interrupted.
 * Linear. */
bool mc_liveness_run(McLiveness *l, McContext *ctx, McOp root, McRewriter *rw, McTicker *ticker);
void mc_liveness_fini(McLiveness *l); /* also after false */
bool mc_liveness_is_live(const McLiveness *l, McValue value);
bool mc_liveness_has_no_effect(const McLiveness *l, McOp op);

#endif
