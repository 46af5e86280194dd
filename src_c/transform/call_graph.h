/* call_graph.h - which functions call which, and how many uses each symbol has that nothing outside can name. */
#ifndef MC_CALL_GRAPH_H
#define MC_CALL_GRAPH_H

#include "base/array.h"
#include "base/idmap.h"
#include "ir/op_def.h"
#include "verify/verify.h"

typedef struct McCallEdge { uint32_t target; bool is_child; } McCallEdge;
/* Uses of a function's symbol, or (negative) uses that went; on_top: by the user's own attributes. */
typedef struct McCallUse { uint32_t target; int32_t count; bool on_top; } McCallUse;

typedef struct McCallNode {
  McOp op; uint32_t generation;
  MC_ARRAY(McCallEdge) edges; /* owned */
  MC_ARRAY(McCallUse) uses;   /* owned: of other functions' symbols */
  int64_t num_uses;           /* of its symbol */
  bool discardable;           /* nothing else can name it */
  bool has_children, dead;
  uint32_t scc, low;          /* low: of the search; after it, whether the node calls itself */
} McCallNode;

typedef struct McCallScc { uint32_t first, count; } McCallScc; /* a part of `order` */

/* Node 0 is the code outside. It calls every function. */
typedef struct McCallGraph {
  McContext *ctx;      /* borrowed */
  McSymbols *symbols;  /* owned */
  McIdMap numbers;     /* owned: operation -> number of its node */
  MC_ARRAY(McCallNode) nodes;  /* owned */
  MC_ARRAY(uint32_t) order;    /* owned: nodes, those that are called first */
  MC_ARRAY(McCallScc) sccs;    /* owned: strongly connected components in that order */
  McSymbolUses found;  /* owned */
  bool interrupted; /* why mc_call_graph_init returned false */
} McCallGraph;

/* The operation can be a symbol, and has a name. */
bool mc_op_is_symbol(const McContext *ctx, McOp op);
/* The symbol has the attribute `sym_visibility` with that value. */
bool mc_symbol_is(const McContext *ctx, McOp op, const char *visibility);
/* All uses of the symbols of a table in `root` are in `root`. Linear in the operations around the table. */
bool mc_symbols_are_hidden(const McContext *ctx, McOp root, McOp table);
/* A symbol with the type of a function: MLIR's FunctionOpInterface. */
bool mc_is_callable(const McContext *ctx, McOp op);
/* Whether the operation is a call of a symbol. *callee: MC_NONE: it calls a value. */
bool mc_call_callee(const McContext *ctx, McOp op, McAttr *callee);

/* The graph of everything in `root`. Linear. Returns false when out of memory, or interrupted. */
bool mc_call_graph_init(McCallGraph *g, McContext *ctx, McOp root, McTicker *ticker);
void mc_call_graph_fini(McCallGraph *g); /* also after false */
/* The node of a function with a body; 0: it is none. */
uint32_t mc_call_graph_node(const McCallGraph *g, McOp op);
/* The node of the operation, or of the nearest function around it; `none`: there is none. */
uint32_t mc_call_graph_around(const McCallGraph *g, McOp op, uint32_t none);
/* The node that a reference by `op` names; 0: none. Returns false when out of memory. */
bool mc_call_graph_resolve(McCallGraph *g, McOp op, McAttr reference, uint32_t *node);
/* The target calls, or contains, itself or the source. */
bool mc_call_graph_is_recursive(const McCallGraph *g, uint32_t source, uint32_t target);

bool mc_call_graph_is_unused(const McCallGraph *g, uint32_t node);
bool mc_call_graph_is_last_use(const McCallGraph *g, uint32_t node);
/* Counts again what the function uses. Linear in its size. Returns false when out of memory. */
bool mc_call_graph_count_uses(McCallGraph *g, uint32_t node);
/* A call in `source` was replaced by a copy of the target's body. Returns false when out of memory. */
bool mc_call_graph_inlined(McCallGraph *g, McOp call, uint32_t source, uint32_t target);
/* The node is dead, and uses nothing. */
void mc_call_graph_drop(McCallGraph *g, uint32_t node);

#endif
