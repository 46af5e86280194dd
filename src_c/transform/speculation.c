/* speculation.c - which operations may move to a place where they are executed though they were not before.
 *
 * A pure operation may; one with the fact "speculated_inside" may, if the operations inside may; else the routine
 * MC_SPECULATION of its definition decides. Others are not speculatable.
 */
#include "transform/speculation.h"

#include "defs/facts.h"
#include "defs/routine_set.h"
#include "transform/effects.h"

bool mc_op_is_speculatable(McContext *ctx, McOp root) {
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    const McOpDef *def = mc_op_def(ctx, op);
    if (def == NULL) return false;
    if (def->speculation != NULL) {
      if (!def->speculation->run(ctx, op)) return false;
    } else if (!mc_def_has_fact(def, MC_FACT_SPECULATED_INSIDE)) {
      if (!(def->traits & MC_TRAIT(PURE))) return false;
      mc_walk_skip(ctx, &walk, op);
    }
  }
  return true;
}

bool mc_op_is_memory_free(McContext *ctx, McOp root) {
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (!(mc_op_effects(ctx, op) & MC_NO_EFFECT)) return false;
    if (!mc_effects_are_nested(ctx, op)) mc_walk_skip(ctx, &walk, op);
  }
  return true;
}
