/* pattern_driver.h - the parts of the greedy driver of folds and patterns in C. */
#ifndef MC_PATTERN_DRIVER_H
#define MC_PATTERN_DRIVER_H

#include "base/idmap.h"
#include "transform/pass.h"
#include "transform/rewriter.h"

/* A constant that is unique in its region. */
typedef struct McUnique { uint64_t hash; McOp op; uint32_t generation, region; McAttr value; } McUnique;

struct McRewriter {
  McContext *ctx;      /* borrowed */
  McRegion scope;      /* the region that is simplified */
  bool failed;         /* memory ran out */
  size_t failures;     /* of allocations, before it */
  bool stopped;        /* mc_rw_stop */
  bool strict;         /* only operations in `allowed` are listed: those that were given, and new ones */
  bool only_existing;  /* new ones are not */
  McIdMap allowed;     /* owned: operation -> its generation */
  void *data;          /* of McGreedy; borrowed */
  void (*listen)(McRewriter *rw, McRwEvent event, McOp op, const McValue *values); /* of McGreedy */
  MC_ARRAY(McOpHandle) list; /* owned: the last one is next; op MC_NONE: it was erased through the rewriter */
  McIdMap places;      /* owned: operation -> place in the list + 1; 0: it is not there */
  MC_ARRAY(McUnique) unique;  /* owned */
  uint32_t *slots;     /* owned: number in `unique` + 1; open addressing, at most half full */
  uint32_t log;
  McIdMap owned;       /* owned: unique constant -> its generation */
  MC_ARRAY(McAttr) constants; /* owned: of the operands of the operation that is folded */
  MC_ARRAY(McFoldResult) results; /* owned: of its results */
  McEraser eraser;     /* of the operations that are erased */
};

/* Returns false when out of memory. */
bool mc_rw_init(McRewriter *rw, McContext *ctx, McRegion scope);
void mc_rw_fini(McRewriter *rw); /* also after false */
/* Changes between the two calls are made to their end, as far as the system has memory for them (base/alloc.h). Returns
 * false when an allocation failed since mc_rw_init; rw has failed then, and the pass must end. */
void mc_rw_begin_step(McRewriter *rw);
bool mc_rw_end_step(McRewriter *rw);
/* As mc_rw_push without the operations around it. */
void mc_rw_push_one(McRewriter *rw, McOp op);
/* A strict rewriter lists the operation, too. */
void mc_rw_allow(McRewriter *rw, McOp op);
/* The outermost region that a constant in the place of `op` can be in: that of an isolated or unknown operation, or of
 * the top. Linear in the depth. */
McRegion mc_constants_region(const McContext *ctx, McOp op);
/* The record of equal constants of a dialect in the region; a new one has no operation. NULL: out of memory. */
McUnique *mc_rw_unique(McRewriter *rw, McRegion region, McAttr value, McType type, uint32_t dialect);

/* mlir-opt 22's defaults for passes that apply patterns of their own. */
extern const McGreedy mc_greedy_defaults;
/* Works on each region of the operation; *converged (or NULL): the last round changed nothing, and if not the next
 * regions are left out. Returns false after reporting. */
bool mc_greedy_run(McPassRun *pass, const McGreedy *options, bool *converged);
/* Works on these operations, all in the pass's operation, and (unless strict: of new ones only) on what their changes
 * affect in the nearest region that all are in, with mlir-opt 22's defaults for operations that are given: no rounds,
 * and regions stay. Returns false after reporting. */
bool mc_greedy_run_on(McPassRun *pass, const McOp *ops, size_t count, bool strict);

/* The patterns of the operation's definition, for passes that canonicalize some operations only. Returns true after a
 * change. */
bool mc_rw_apply_own(McRewriter *rw, McOp op);
/* Folds the operation, as far as folds make no operations; the results are in rw->results. rw->failed: out of memory.
 */
McFolded mc_rw_fold(McRewriter *rw, McOp op);

/* The blocks that control can reach from the first one of a region. *reached is owned by the caller, also after false:
 * out of memory. */
bool mc_region_reachable(McContext *ctx, McRegion region, McIdMap *reached);
/* Erases the other blocks, not those of operations inside. Returns false when out of memory. */
bool mc_drop_unreachable(McRewriter *rw, McRegion region);
/* Simplification of the rewriter's region. Each returns false when out of memory; *changed is set after a change. */
bool mc_simplify_region(McRewriter *rw, bool aggressive, bool *changed);
/* The aggressive part (merge_blocks.c). */
bool mc_merge_blocks(McRewriter *rw, bool *changed);

/* Reports a change to the listener. */
MC_INLINE void mc_rw_tell(McRewriter *rw, McRwEvent event, McOp op) {
  if (rw->listen != NULL) rw->listen(rw, event, op, NULL);
}
/* Must be called before an operation, or a block, is erased without the rewriter. */
void mc_rw_tell_erased(McRewriter *rw, McOp op);
void mc_rw_tell_erased_block(McRewriter *rw, McBlock block);

#endif
