/* edges.c - the ways between an operation and its regions, from the fact "region_edges". */
#include "transform/edges.h"

#include "defs/routine_set.h"

static bool decide(McEdges *it, McOp op, const McAttr *constants) {
  const McOpDef *def = mc_op_def(it->ctx, op);
  it->is_decided = def != NULL && def->branch != NULL &&
                   def->branch->run(it->ctx, op, it->from, constants, &it->only);
  return it->is_decided;
}

void mc_edges_init(McEdges *it, McContext *ctx, McOp op, uint32_t from, McOp end, const McAttr *constants) {
  uint32_t words = 0;
  *it = (McEdges){.ctx = ctx, .op = op, .end = end, .def = mc_op_def(ctx, op), .from = from};
  it->words = it->def == NULL ? NULL : (const McEdgeWords *)mc_def_fact(it->def, MC_FACT_REGION_EDGES, &words);
  it->num_words = words / (sizeof *it->words / 4);
  it->num_regions = mc_op_num_regions(ctx, op);
  if (from == MC_EDGE_OPERATION || !decide(it, end, constants)) decide(it, op, constants);
}

static bool applies(const McEdges *it, const McEdgeWords *e) {
  bool into = it->from == MC_EDGE_OPERATION;
  if (e->from != it->from && (into || e->from != MC_EDGE_ALL)) return false;
  return e->unless == MC_PROGRAM_NONE || mc_op_attribute(it->ctx, it->op, (McIdent){e->unless}).index == MC_NONE;
}

static void find_operands(const McEdges *it, const McEdgeWords *e, McEdge *edge) {
  McContext *ctx = it->ctx;
  if (it->from == MC_EDGE_OPERATION) {
    edge->source = it->op;
    if (e->group != MC_PROGRAM_NONE) mc_op_group(ctx, it->def, it->op, false, e->group, &edge->start, &edge->count);
    else if (e->to == MC_EDGE_ALL) edge->count = mc_op_num_operands(ctx, it->op);
    return;
  }
  uint32_t operands = mc_op_num_operands(ctx, it->end);
  bool says = e->skip_from > 0 || mc_op_has_trait(ctx, it->end, MC_TRAIT(RETURN_LIKE));
  edge->source = it->end;
  edge->start = e->skip_from;
  edge->is_unclear = !says || operands < e->skip_from;
  if (!edge->is_unclear) edge->count = operands - e->skip_from;
}

bool mc_edges_next(McEdges *it, McEdge *edge) {
  while (it->at < it->num_words) {
    const McEdgeWords *e = &it->words[it->at];
    bool all = e->to == MC_EDGE_ALL;
    uint32_t to = all ? it->region : e->to;
    if (!applies(it, e) || (to != MC_EDGE_OPERATION && to >= it->num_regions)) {
      it->at++;
      it->region = 0;
      continue;
    }
    if (all) it->region++;
    else it->at++;
    if (it->is_decided && to != it->only) continue;
    *edge = (McEdge){.to = to, .skip = e->skip_to};
    find_operands(it, e, edge);
    if (e->skip_to == MC_EDGE_REST) {
      uint32_t targets = mc_edge_num_targets(it->ctx, it->op, edge);
      edge->skip = targets < edge->count ? 0 : targets - edge->count;
    }
    return true;
  }
  return false;
}

McBlock mc_edge_block(McContext *ctx, McOp op, const McEdge *edge) {
  if (edge->to == MC_EDGE_OPERATION) return (McBlock){MC_NONE};
  return mc_region_first_block(ctx, mc_op_region(ctx, op, edge->to));
}

uint32_t mc_edge_num_targets(McContext *ctx, McOp op, const McEdge *edge) {
  McBlock block = mc_edge_block(ctx, op, edge);
  return block.index == MC_NONE ? mc_op_num_results(ctx, op) : mc_block_num_args(ctx, block);
}

McValue mc_edge_target(McContext *ctx, McOp op, const McEdge *edge, uint32_t i) {
  McBlock block = mc_edge_block(ctx, op, edge);
  return block.index == MC_NONE ? mc_op_result(ctx, op, i) : mc_block_arg(ctx, block, i);
}
