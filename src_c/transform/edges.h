/* edges.h - the ways that control goes between an operation and its regions, and the values that go along. */
#ifndef MC_EDGES_H
#define MC_EDGES_H

#include "defs/facts.h"
#include "ir/op_def.h"

/* The operands [start, start + count) of `source` go to the arguments of region `to`, or (MC_EDGE_OPERATION) to the
 * results of the operation; the first `skip` of them are not part of the edge. */
typedef struct McEdge {
  McOp source;    /* the operation itself, or the end of one of its regions */
  uint32_t start, count;
  bool is_unclear; /* the source does not say what it passes; count is 0 */
  uint32_t to, skip;
} McEdge;

typedef struct McEdges {
  McContext *ctx;  /* borrowed */
  McOp op, end;
  const McOpDef *def;       /* borrowed */
  const McEdgeWords *words; /* borrowed */
  uint32_t num_words, at;   /* of edges in the definition */
  uint32_t from, region, num_regions; /* region: of an edge to all regions */
  bool is_decided;
  uint32_t only;            /* when decided: the only target */
} McEdges;

/* The edges from the operation (from: MC_EDGE_OPERATION), or from its region `from`, which `end` ends. None when the
 * definition does not state them. Only the way that control goes whatever the operands are, when there is one;
 * constants: of the operands of the operation, or of `end`, MC_NONE where one is not constant; NULL: of all. */
void mc_edges_init(McEdges *it, McContext *ctx, McOp op, uint32_t from, McOp end, const McAttr *constants);
bool mc_edges_next(McEdges *it, McEdge *edge);
/* The number of arguments or results where the edge ends, the skipped ones included. */
uint32_t mc_edge_num_targets(McContext *ctx, McOp op, const McEdge *edge);
/* One of them. An edge to an empty region ends at the results. */
McValue mc_edge_target(McContext *ctx, McOp op, const McEdge *edge, uint32_t i);
/* The block that the edge enters; MC_NONE: it goes to the results. */
McBlock mc_edge_block(McContext *ctx, McOp op, const McEdge *edge);

#endif
