/* dataflow.h - which blocks control can reach, and what is known of each value there: analyses along the edges of
 * control, from definitions to uses.
 *
 * An analysis describes a value by a state, a number of its own: 0 while nothing has reached the value, then one state
 * that `join` makes of all that do. States only grow: join(a, join(a, b)) is join(a, b), and from any state on few
 * joins give another one. Then the result does not depend on the order of visits, and the cost is linear in operations
 * and operands. Control follows mlir-opt 22's DeadCodeAnalysis: branches and regions whose way is decided by constants
 * (MC_BRANCH) go only that way; functions that only calls of the tree can name are reached by those calls.
 */
#ifndef MC_DATAFLOW_H
#define MC_DATAFLOW_H

#include "base/array.h"
#include "base/idmap.h"
#include "ir/op_def.h"

typedef uint64_t McState;
#define MC_STATE_NONE ((McState)0)

typedef struct McFlow McFlow;
typedef struct McFlowAnalysis {
  /* The states of the results of an operation, from those of its operands, none of which is MC_STATE_NONE unless
   * takes_unknown. Not called for calls and operations with edges to regions, whose results come along edges. Returns
   * false when out of memory. */
  bool (*visit)(McFlow *flow, McOp op, const McState *operands, McState *results);
  bool takes_unknown;
  /* The state that says no more than both. */
  McState (*join)(McFlow *flow, McState a, McState b);
  /* The state of a value of which only its type and place are known: an argument that no edge passes, a result of an
   * unknown call. */
  McState (*entry)(McFlow *flow, McValue value);
  /* The state that the analysis of constants has for a value in this state; NULL: that analysis itself. */
  McState (*constant)(McFlow *flow, McValue value, McState state);
} McFlowAnalysis;

/* The analysis of constants always runs: it decides where control goes. One other can run beside it. */
#define MC_FLOW_ANALYSES 2u

typedef struct McFlowCall { McOp op; uint32_t next; } McFlowCall; /* next: number + 1 */
typedef struct McFlowCallable {
  McOp op;
  bool is_open;      /* something else than the calls below can call it */
  bool is_fixed;     /* and its type must stay: not all that names it is in the tree, or an operation may read it */
  bool is_unclear;   /* not all of its ends say what they return */
  uint32_t calls;    /* number + 1 of the first one */
  uint32_t num_results; /* MC_PROGRAM_NONE: no call and no end was visited */
  size_t results;    /* number of the states of its first result */
} McFlowCallable;
typedef struct McFlowStates { McState of[MC_FLOW_ANALYSES]; } McFlowStates;
/* The operation or block of a value that has states. */
typedef struct McFlowOwner { uint32_t id, generation; } McFlowOwner;

struct McFlow {
  McContext *ctx;       /* borrowed */
  McOp root;
  const McFlowAnalysis *analyses[MC_FLOW_ANALYSES]; /* borrowed; the first: mc_flow_constants */
  uint32_t num_analyses;
  void *data;           /* the other analysis's own; borrowed */
  McTicker *ticker;     /* borrowed */
  bool failed;          /* memory ran out */
  struct McSymbols *symbols;           /* owned */
  McIdMap values;                      /* owned: value -> number of its states + 1 */
  MC_ARRAY(McFlowStates) states;       /* owned */
  MC_ARRAY(McFlowOwner) owners;        /* owned: of the values, as many; id MC_NONE: not of a value */
  McIdMap blocks;                      /* owned: those that control reaches */
  McIdMap callables;                   /* owned: operation -> number */
  MC_ARRAY(McFlowCallable) functions;  /* owned */
  MC_ARRAY(McFlowCall) calls;          /* owned */
  McIdMap queued;                      /* owned: operation -> whether it is in the queue */
  MC_ARRAY(McOp) queue;                /* owned: operations to visit; a stack */
  MC_ARRAY(McBlock) reached;           /* owned: blocks to visit; a stack */
  MC_ARRAY(McState) in, out;           /* owned: of the operation that is visited */
  MC_ARRAY(McAttr) constants;          /* owned: likewise */
};

/* Analyses everything in `root`, which does not change meanwhile: constants, and `other` (or NULL) with its data.
 * Nothing outside of it calls a function whose symbol is private, or, when root is in no block, nested. Returns false
 * when out of memory (flow->failed), or interrupted. */
bool mc_flow_run(McFlow *flow, McContext *ctx, McOp root, const McFlowAnalysis *other, void *data, McTicker *ticker);
void mc_flow_fini(McFlow *flow); /* also after false */
/* By the analysis of constants, and by the other one. Constant time. */
McState mc_flow_state(const McFlow *flow, McValue value);
McState mc_flow_other_state(const McFlow *flow, McValue value);
/* It is the value that was analysed, not one made later that has its number. */
bool mc_flow_has(const McFlow *flow, McValue value);
bool mc_flow_is_live(const McFlow *flow, McBlock block);
/* The record of a function with a body; of the one that a call names; of that, when as many results are returned to
 * the call. NULL: there is none, or (flow->failed) memory ran out. Borrowed until the next change of the flow. */
McFlowCallable *mc_flow_callable(McFlow *flow, McOp op);
McFlowCallable *mc_flow_named(McFlow *flow, McOp call, McAttr callee);
McFlowCallable *mc_flow_called(McFlow *flow, McOp call, McAttr callee);

/* --- constants: MLIR's SparseConstantPropagation --- */

/* The only constant that a value can be. Low half: the attribute; high half: the dialect of the operation that it is a
 * constant of. Without an attribute: the name of the operation that makes it. All bits set: it can be several. */
#define MC_STATE_VARIES UINT64_MAX
MC_INLINE McState mc_state_of_constant(McAttr attr, McIdent dialect) {
  return (McState)dialect.index << 32 | attr.index;
}
extern const McFlowAnalysis mc_flow_constants;
/* Applies folds that make operations where control reaches: mlir-opt 22's analysis of constants does, as it folds.
 * Changes of the folded operation itself are undone, as there.
 * Returns false when out of memory (rw->failed), or interrupted. */
typedef struct McRewriter McRewriter;
bool mc_flow_expand(McFlow *flow, McRewriter *rw, McOp root, McTicker *ticker);
MC_INLINE bool mc_state_is_constant(McState state) { return state != MC_STATE_NONE && state != MC_STATE_VARIES; }
MC_INLINE McAttr mc_state_attr(McState state) { return (McAttr){(uint32_t)state}; }
MC_INLINE McIdent mc_state_dialect(McState state) { return (McIdent){(uint32_t)(state >> 32)}; }

#endif
