/* region_edges.c - checks of the values that go between an operation and its regions: from operands to arguments, from
 * terminators to arguments and results.
 *
 * Blocks, their arguments and terminators may be anything when these run.
 */
#include <stdio.h>

#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

/* --- from operands to arguments, from terminators to arguments and results --- */

static void put_point(McBuf *out, const McRoutineCheck *c, McOp terminator, int64_t region) {
  if (terminator.index != MC_NONE) {
    McStr name = mc_op_name_str(c->ctx, mc_op_get_name(c->ctx, terminator));
    mc_buf_printf(out, "Operation %.*s", (int)name.len, name.ptr);
  } else if (region >= 0) {
    mc_buf_printf(out, "Region #%lld", (long long)region);
  } else {
    mc_buf_lit(out, "parent");
  }
}

/* terminator MC_NONE: from the operation. to -1: to the operation. */
static bool fail_edge(const McRoutineCheck *c, McOp terminator, int64_t to, const char *what) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_buf_lit(&text, "along control flow edge from ");
  put_point(&text, c, terminator, -1);
  mc_buf_lit(&text, " to ");
  put_point(&text, c, (McOp){MC_NONE}, to);
  fail(c, "%s: %s", mc_buf_text(&text), what);
  mc_buf_fini(&text);
  return false;
}

static bool same_unwrapped(const McContext *ctx, McType a, McType b) {
  McType x = mc_type_parameter(ctx, a), y = mc_type_parameter(ctx, b);
  return (x.index == MC_NONE ? a.index : x.index) == (y.index == MC_NONE ? b.index : y.index);
}

MC_COLD static bool fail_edge_type(const McRoutineCheck *c, McOp terminator, int64_t to, uint32_t i, McType a,
                                   McType b) {
  McBuf what;
  mc_buf_init(&what, &c->ctx->alloc);
  mc_buf_printf(&what, "successor operand type #%u '%s' should match successor input type #%u '%s'", i,
                mc_text_type(c->diags, a), i, mc_text_type(c->diags, b));
  fail_edge(c, terminator, to, mc_buf_text(&what));
  mc_buf_fini(&what);
  return false;
}

MC_COLD static bool fail_edge_count(const McRoutineCheck *c, McOp terminator, int64_t to, uint32_t have,
                                    uint32_t want) {
  char text[128];
  snprintf(text, sizeof text, "region branch point has %u operands, but region successor needs %u inputs", have, want);
  return fail_edge(c, terminator, to, text);
}

/* Values `from + i` of an operation's operands go to the results or the arguments of a region. */
static bool check_edge(const McRoutineCheck *c, McOp terminator, uint32_t from, uint32_t have, int64_t to,
                       uint32_t skip, bool unwrap) {
  McContext *ctx = c->ctx;
  const McOpRec *op = mc_op_rec(ctx, c->op), *source = terminator.index == MC_NONE ? op : mc_op_rec(ctx, terminator);
  const McBlockRec *block = NULL;
  if (to >= 0) {
    McBlock entry = mc_entry_of(c, c->op, (uint32_t)to);
    if (entry.index == MC_NONE) return true;
    block = mc_block_rec(ctx, entry);
  }
  uint32_t want = block == NULL ? op->num_results : block->num_args;
  if (skip == MC_EDGE_REST) skip = want < have ? 0 : want - have;
  want = want < skip ? 0 : want - skip;
  if (have != want) return fail_edge_count(c, terminator, to, have, want);
  if (have == 0) return true;
  McTypeRun a = mc_operand_types(ctx, source, from),
            b = block == NULL ? mc_result_types(ctx, op, skip) : mc_arg_types(ctx, block, skip);
  for (uint32_t i = 0; (i = mc_types_differ(ctx, a, b, i, have)) < have; i++) {
    McType x = mc_run_type(ctx, a, i), y = mc_run_type(ctx, b, i);
    if (!unwrap || !same_unwrapped(ctx, x, y)) return fail_edge_type(c, terminator, to, i, x, y);
  }
  return true;
}

static bool check_all_operands(const McRoutineCheck *c, bool unwrap) {
  uint32_t operands = mc_op_num_operands(c->ctx, c->op);
  for (uint32_t i = 0, n = operands == 0 ? 0 : mc_op_num_regions(c->ctx, c->op); i < n; i++) {
    if (!check_edge(c, (McOp){MC_NONE}, 0, operands, i, 0, unwrap)) return false;
  }
  return true;
}

static bool check_from_region(const McRoutineCheck *c, const McEdgeWords *e, uint32_t region, bool unwrap) {
  for (McBlock block = mc_entry_of(c, c->op, region); block.index != MC_NONE; block = mc_block_next(c->ctx, block)) {
    McOp last = mc_block_last_op(c->ctx, block);
    if (last.index == MC_NONE || mc_op_num_successors(c->ctx, last) != 0) continue;
    bool leaves = e->skip_from > 0 || mc_op_has_trait(c->ctx, last, MC_TRAIT(RETURN_LIKE));
    uint32_t operands = mc_op_num_operands(c->ctx, last);
    if (!leaves || operands < e->skip_from) continue;
    int64_t to = e->to == MC_EDGE_OPERATION ? -1 : (int64_t)e->to;
    if (!check_edge(c, last, e->skip_from, operands - e->skip_from, to, e->skip_to, unwrap)) return false;
  }
  return true;
}

static bool check_from_operation(const McRoutineCheck *c, const McEdgeWords *e, bool unwrap) {
  uint32_t start = 0, count = 0;
  if (e->to == MC_EDGE_ALL) return check_all_operands(c, unwrap);
  if (e->group != MC_PROGRAM_NONE) mc_op_group(c->ctx, c->def, c->op, false, e->group, &start, &count);
  /* The operation itself is next where a region that it need not have has no blocks. */
  bool leaves = e->to == MC_EDGE_OPERATION || (e->to < mc_op_num_regions(c->ctx, c->op) &&
                                               mc_entry_of(c, c->op, e->to).index == MC_NONE);
  return check_edge(c, (McOp){MC_NONE}, start, count, leaves ? -1 : (int64_t)e->to, e->skip_to, unwrap);
}

/* The fact "region_edges" has the edges. */
bool mc_check_region_edges(const McRoutineCheck *c) {
  uint32_t words = 0, regions = mc_op_num_regions(c->ctx, c->op);
  const McEdgeWords *edges = (const McEdgeWords *)mc_def_fact(c->def, MC_FACT_REGION_EDGES, &words);
  bool unwrap = mc_def_has_fact(c->def, MC_FACT_UNWRAPPED_EDGES);
  for (uint32_t i = 0; i < words / (sizeof *edges / 4); i++) {
    const McEdgeWords *e = &edges[i];
    if (e->unless != MC_PROGRAM_NONE && mc_op_attribute(c->ctx, c->op, (McIdent){e->unless}).index != MC_NONE) continue;
    if (e->from == MC_EDGE_OPERATION) {
      if (!check_from_operation(c, e, unwrap)) return false;
      continue;
    }
    uint32_t from = e->from == MC_EDGE_ALL ? 0 : e->from, end = e->from == MC_EDGE_ALL ? regions : from + 1;
    for (uint32_t k = from; k < end && k < regions; k++) {
      if (!check_from_region(c, e, k, unwrap)) return false;
    }
  }
  return true;
}

bool mc_edge_to_region_holds(const McRoutineCheck *c, McGroup from, uint32_t region) {
  return check_edge(c, (McOp){MC_NONE}, from.start, from.count, region, 0, false);
}

/* --- values that a loop carries --- */

/* Argument: the group of initial values. The region has one other argument before those that are carried. */
bool mc_check_loop_values(const McRoutineCheck *c) {
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp last = mc_checked_last_op(c, 0);
  if (body.index == MC_NONE) return true;
  if (last.index != MC_NONE && !mc_op_has_trait(c->ctx, last, MC_TRAIT(RETURN_LIKE))) last.index = MC_NONE;
  uint64_t carried = (uint64_t)mc_block_num_args(c->ctx, body) - 1;
  if (!mc_loop_values(c, mc_named_group(c, c->args[0]), 1, carried, last)) return false;
  /* With that, the values of all edges fit, except those of a terminator that yields nothing. */
  if (carried == 0 || last.index == MC_NONE || mc_op_num_operands(c->ctx, last) > 0 ||
      mc_op_num_successors(c->ctx, last) > 0) {
    return true;
  }
  return fail_edge_count(c, last, 0, 0, (uint32_t)carried);
}
