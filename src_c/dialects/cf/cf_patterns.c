/* cf_patterns.c - the patterns of cf's branches and of cf.assert: mlir-opt 22's, in its order. */
#include "dialects/cf/cf.def"
#include "transform/numbers.h"
#include "transform/rewriter.h"

/* A successor and what is passed to it. */
typedef struct Edge { McBlock block; const McValue *values; uint32_t count; } Edge;
typedef struct Edges {
  McContext *ctx;
  MC_ARRAY(McValue) values; /* owned: of all edges, which have offsets instead of pointers until all are there */
  MC_ARRAY(Edge) edges;     /* owned */
} Edges;

static void edges_fini(Edges *e) {
  mc_array_fini(&e->ctx->alloc, &e->values);
  mc_array_fini(&e->ctx->alloc, &e->edges);
}

/* Adds the edge to successor `i`. Returns false when out of memory, or when the operation is wrong. */
static bool add_edge(Edges *e, McOp op, uint32_t i) {
  McContext *ctx = e->ctx;
  uint32_t start, count;
  if (!mc_branch_operands(ctx, op, i, &start, &count)) return false;
  Edge edge = {.block = mc_op_successor(ctx, op, i), .count = count};
  for (uint32_t k = 0; k < count; k++) {
    if (!mc_array_push(&ctx->alloc, &e->values, mc_op_operand(ctx, op, start + k))) return false;
  }
  return mc_array_push(&ctx->alloc, &e->edges, edge);
}

static void point(Edges *e) {
  size_t at = 0;
  for (size_t i = 0; i < e->edges.len; i++) {
    if (e->edges.ptr[i].count > 0) e->edges.ptr[i].values = e->values.ptr + at;
    at += e->edges.ptr[i].count;
  }
}

static bool all_edges(Edges *e, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_successors(e->ctx, op); i < n; i++) {
    if (!add_edge(e, op, i)) return false;
  }
  point(e);
  return true;
}

static bool same_values(const Edge *a, const Edge *b) {
  return a->count == b->count && (a->count == 0 || memcmp(a->values, b->values, a->count * sizeof *a->values) == 0);
}

/* The only edge to a block: its terminator, or MC_NONE. */
static McOp only_predecessor(const McContext *ctx, McBlock block) {
  McUse use = mc_block_first_use(ctx, block);
  if (use.index == MC_NONE || mc_use_next(ctx, use).index != MC_NONE) return (McOp){MC_NONE};
  return mc_use_owner(ctx, use);
}

/* All edges to the block come from this block. */
static bool has_unique_predecessor(const McContext *ctx, McBlock block, McBlock from) {
  McUse use = mc_block_first_use(ctx, block);
  for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    if (mc_op_block(ctx, mc_use_owner(ctx, use)).index != from.index) return false;
  }
  return true;
}

static bool replace_by_br(McRewriter *rw, McOp op, McBlock to, const McValue *values, uint32_t count) {
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "cf.br", .operands = values, .num_operands = count,
                                             .successors = &to, .num_successors = 1});
  return made.index != MC_NONE && mc_rw_erase(rw, op);
}

/* The branches from the block, which ends with the cf.br, lead into a cycle of blocks that end with cf.br. */
static bool leads_into_cycle(const McContext *ctx, McBlock block, McOp br) {
  McOpName name = mc_op_get_name(ctx, br);
  McBlock slow = block;
  for (uint64_t step = 1, limit = 2;; step++) { /* Brent's algorithm */
    McOp last = mc_block_last_op(ctx, block);
    if (last.index == MC_NONE || mc_op_get_name(ctx, last).index != name.index) return false;
    block = mc_op_successor(ctx, last, 0);
    if (block.index == slow.index) return true;
    if (step == limit) slow = block, step = 0, limit *= 2;
  }
}

/* The cf.br of a block that has nothing else, or MC_NONE. */
static McOp lone_branch(const McContext *ctx, McBlock block) {
  McOp op = mc_block_first_op(ctx, block);
  bool is_lone = op.index != MC_NONE && mc_op_next(ctx, op).index == MC_NONE && mc_op_is(ctx, op, "cf.br");
  return is_lone ? op : (McOp){MC_NONE};
}

/* Whether the block of an edge has nothing but a cf.br to another block, which then is the edge's target. The values
 * passed on are appended to `out`. */
static bool collapse(McContext *ctx, Edges *out, const Edge *edge, bool *failed) {
  McOp branch = lone_branch(ctx, edge->block);
  Edge made = {.block = edge->block, .count = edge->count};
  uint32_t start = 0, count = 0, args = mc_block_num_args(ctx, edge->block);
  bool passes = branch.index != MC_NONE;
  for (uint32_t i = 0; i < args && passes; i++) {
    McUse use = mc_value_first_use(ctx, mc_block_arg(ctx, edge->block, i));
    for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) passes &= mc_use_owner(ctx, use).index == branch.index;
  }
  passes = passes && !leads_into_cycle(ctx, edge->block, branch) && mc_branch_operands(ctx, branch, 0, &start, &count);
  if (passes) {
    made.block = mc_op_successor(ctx, branch, 0);
    made.count = count;
  }
  for (uint32_t i = 0; i < made.count; i++) {
    McValue value = passes ? mc_op_operand(ctx, branch, start + i) : edge->values[i];
    bool is_arg = passes && mc_value_is_block_arg(ctx, value) && mc_value_block(ctx, value).index == edge->block.index;
    if (is_arg) value = edge->values[mc_value_index(ctx, value)];
    if (!mc_array_push(&ctx->alloc, &out->values, value)) *failed = true;
  }
  if (!mc_array_push(&ctx->alloc, &out->edges, made)) *failed = true;
  return passes;
}

/* Collapses all edges. Returns true when one has changed. */
static bool collapse_all(McRewriter *rw, const Edges *from, Edges *to) {
  bool changed = false, failed = false;
  for (size_t i = 0; i < from->edges.len && !failed; i++) {
    changed |= collapse(from->ctx, to, &from->edges.ptr[i], &failed);
  }
  if (failed) return mc_rw_fail(rw);
  point(to);
  return changed;
}

/* --- cf.assert --- */

bool mc_patterns_assert(McRewriter *rw, McOp op) {
  McAttr condition = mc_constant_of(mc_rw_ctx(rw), mc_op_operand(mc_rw_ctx(rw), op, 0));
  return mc_attr_is_int(mc_rw_ctx(rw), condition, 1) && mc_rw_erase(rw, op);
}

/* --- cf.br --- */

/* The only branch to a block: the block's operations follow the branch's block. */
static bool merge_block(McRewriter *rw, McOp op, const Edge *edge) {
  McContext *ctx = mc_rw_ctx(rw);
  McBlock block = mc_op_block(ctx, op);
  if (edge->block.index == block.index || only_predecessor(ctx, edge->block).index != op.index) return false;
  if (mc_region_first_block(ctx, mc_block_region(ctx, block)).index == edge->block.index) return false;
  mc_rw_inline(rw, edge->block, block, (McOp){MC_NONE}, edge->values);
  return mc_rw_erase(rw, op);
}

bool mc_patterns_br(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Edges edges = {.ctx = ctx}, made = {.ctx = ctx};
  bool changed = false;
  McBlock to = mc_op_successor(ctx, op, 0);
  if (only_predecessor(ctx, to).index != op.index && lone_branch(ctx, to).index == MC_NONE) return false;
  if (!all_edges(&edges, op)) {
    changed = mc_rw_fail(rw);
  } else if (merge_block(rw, op, edges.edges.ptr)) {
    changed = true;
  } else if (edges.edges.ptr[0].block.index != mc_op_block(ctx, op).index && collapse_all(rw, &edges, &made)) {
    changed = replace_by_br(rw, op, made.edges.ptr[0].block, made.edges.ptr[0].values, made.edges.ptr[0].count);
  }
  edges_fini(&edges);
  edges_fini(&made);
  return changed;
}

/* --- cf.cond_br --- */

static bool to_edge(McRewriter *rw, McOp op, const Edge *edge) {
  return replace_by_br(rw, op, edge->block, edge->values, edge->count);
}

static bool replace_cond_br(McRewriter *rw, McOp op, const Edges *e) {
  McContext *ctx = mc_rw_ctx(rw);
  MC_ARRAY(McValue) operands = {0};
  int32_t sizes[3] = {1, (int32_t)e->edges.ptr[0].count, (int32_t)e->edges.ptr[1].count};
  McBlock blocks[2] = {e->edges.ptr[0].block, e->edges.ptr[1].block};
  bool ok = mc_array_push(&ctx->alloc, &operands, mc_op_operand(ctx, op, 0));
  for (size_t i = 0; ok && i < e->values.len; i++) ok = mc_array_push(&ctx->alloc, &operands, e->values.ptr[i]);
  if (ok) {
    McNamedAttr attrs[2] = {mc_segments_attr(ctx, sizes, 3),
                            {mc_ident(ctx, "branch_weights", 14), mc_attr_named(ctx, op, "branch_weights")}};
    McOp made = mc_rw_create(rw, op, &(McRwOp){
        .name = "cf.cond_br", .operands = operands.ptr, .num_operands = operands.len, .attrs = attrs,
        .num_attrs = attrs[1].value.index == MC_NONE ? 1 : 2, .successors = blocks, .num_successors = 2});
    ok = made.index != MC_NONE;
  }
  mc_array_fini(&ctx->alloc, &operands);
  return ok ? mc_rw_erase(rw, op) : mc_rw_fail(rw);
}

/* Both edges go to one block: a branch, with a selection of each value that differs. */
static bool same_successors(McRewriter *rw, McOp op, const Edges *e) {
  McContext *ctx = mc_rw_ctx(rw);
  const Edge *yes = &e->edges.ptr[0], *no = &e->edges.ptr[1];
  if (yes->block.index != no->block.index || yes->count != no->count) return false;
  if (same_values(yes, no)) return to_edge(rw, op, yes);
  if (!has_unique_predecessor(ctx, yes->block, mc_op_block(ctx, op))) return false;
  MC_ARRAY(McValue) merged = {0};
  bool ok = true;
  for (uint32_t i = 0; ok && i < yes->count; i++) {
    McValue value = yes->values[i];
    if (value.index != no->values[i].index) {
      McValue operands[3] = {mc_op_operand(ctx, op, 0), value, no->values[i]};
      McType type = mc_value_type(ctx, value);
      McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.select", .operands = operands, .num_operands = 3,
                                                 .results = &type, .num_results = 1});
      value = made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
    }
    ok = value.index != MC_NONE && mc_array_push(&ctx->alloc, &merged, value);
  }
  ok = ok && replace_by_br(rw, op, yes->block, merged.ptr, yes->count);
  mc_array_fini(&ctx->alloc, &merged);
  return ok || mc_rw_fail(rw);
}

/* The only way here, when it is a branch on the same condition; or MC_NONE. */
static McOp branch_before(const McContext *ctx, McOp op) {
  McOp before = only_predecessor(ctx, mc_op_block(ctx, op));
  bool is_same = before.index != MC_NONE && mc_op_is(ctx, before, "cf.cond_br") &&
                 mc_op_operand(ctx, before, 0).index == mc_op_operand(ctx, op, 0).index;
  return is_same ? before : (McOp){MC_NONE};
}

static bool same_condition(McRewriter *rw, McOp op, const Edges *e) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp before = branch_before(ctx, op);
  if (before.index == MC_NONE) return false;
  uint32_t side = mc_op_successor(ctx, before, 0).index == mc_op_block(ctx, op).index ? 0 : 1;
  return to_edge(rw, op, &e->edges.ptr[side]);
}

/* Uses of the condition in a block that one edge alone leads to become the condition's value there. */
static bool spread_condition(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue condition = mc_op_operand(ctx, op, 0);
  bool changed = false;
  for (uint32_t side = 0; side < 2; side++) {
    McBlock block = mc_op_successor(ctx, op, side);
    McValue known = {MC_NONE};
    if (only_predecessor(ctx, block).index == MC_NONE) continue;
    for (McUse use = mc_value_first_use(ctx, condition), next; use.index != MC_NONE; use = next) {
      next = mc_use_next(ctx, use);
      McOp user = mc_use_owner(ctx, use);
      if (mc_op_block(ctx, user).index != block.index) continue;
      if (known.index == MC_NONE) known = mc_rw_integer(rw, op, mc_value_type(ctx, condition), side == 0);
      if (known.index == MC_NONE) return false;
      mc_rw_set_operand(rw, user, mc_use_index(ctx, use), known);
      changed = true;
    }
  }
  return changed;
}

/* The patterns that need the edges. */
static bool simplify_edges(McRewriter *rw, McOp op, McAttr condition) {
  Edges edges = {.ctx = mc_rw_ctx(rw)}, made = edges;
  McNumber n;
  bool changed = false;
  if (!all_edges(&edges, op)) {
    changed = mc_rw_fail(rw);
  } else if (mc_attr_integer_number(edges.ctx, condition, &n)) {
    changed = to_edge(rw, op, &edges.edges.ptr[mc_number_is_zero(&n) ? 1 : 0]);
  } else {
    changed = (collapse_all(rw, &edges, &made) && replace_cond_br(rw, op, &made)) ||
              same_successors(rw, op, &edges) || same_condition(rw, op, &edges);
  }
  edges_fini(&edges);
  edges_fini(&made);
  return changed;
}

bool mc_patterns_cond_br(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McBlock yes = mc_op_successor(ctx, op, 0), no = mc_op_successor(ctx, op, 1);
  McAttr condition = mc_constant_of(ctx, mc_op_operand(ctx, op, 0));
  bool edges_matter = condition.index != MC_NONE || yes.index == no.index || branch_before(ctx, op).index != MC_NONE ||
                      lone_branch(ctx, yes).index != MC_NONE || lone_branch(ctx, no).index != MC_NONE;
  return (edges_matter && simplify_edges(rw, op, condition)) || spread_condition(rw, op);
}

/* --- cf.switch --- */

typedef struct Switch {
  McOp op;
  Edges edges;   /* the first one is the default */
  McAttr values; /* MC_NONE: there are no cases */
  uint32_t width;
} Switch;

static void case_value(const McContext *ctx, const Switch *s, uint32_t i, McNumber *out) {
  McAttr attr = mc_attr_dense_get((McContext *)ctx, s->values, i);
  if (attr.index == MC_NONE || !mc_attr_number(ctx, attr, out)) mc_number_init(out, s->width);
}

/* The edge for the value. */
static const Edge *edge_for(const McContext *ctx, const Switch *s, const McNumber *value) {
  McNumber other;
  for (uint32_t i = 1; i < s->edges.edges.len; i++) {
    case_value(ctx, s, i - 1, &other);
    if (mc_number_compare(&other, value, false) == 0) return &s->edges.edges.ptr[i];
  }
  return &s->edges.edges.ptr[0];
}

bool mc_branch_switch(McContext *ctx, McOp op, uint32_t from, const McAttr *constants, uint32_t *to) {
  (void)from;
  Switch s = {.op = op, .values = mc_attr_named(ctx, op, "case_values")};
  McNumber flag, other;
  if (constants == NULL || !mc_attr_integer_number(ctx, constants[0], &flag)) return false;
  s.width = flag.width;
  *to = 0;
  for (uint32_t i = 1, n = s.values.index == MC_NONE ? 0 : mc_op_num_successors(ctx, op); i < n; i++) {
    case_value(ctx, &s, i - 1, &other);
    if (other.width == flag.width && mc_number_compare(&other, &flag, false) == 0) return *to = i, true;
  }
  return true;
}

/* Makes the switch with these edges; kept[i]: whether it has case i. NULL: all. */
static bool replace_switch(McRewriter *rw, const Switch *s, const Edges *e, const uint8_t *kept) {
  McContext *ctx = mc_rw_ctx(rw);
  MC_ARRAY(McValue) operands = {0};
  MC_ARRAY(McAttr) values = {0};
  MC_ARRAY(McBlock) blocks = {0};
  MC_ARRAY(int32_t) sizes = {0};
  int32_t groups[3] = {1, (int32_t)e->edges.ptr[0].count, 0};
  McType flag = mc_value_type(ctx, mc_op_operand(ctx, s->op, 0));
  bool ok = mc_array_push(&ctx->alloc, &operands, mc_op_operand(ctx, s->op, 0));
  for (uint32_t i = 0; ok && i < e->edges.len; i++) {
    const Edge *edge = &e->edges.ptr[i];
    if (i > 0 && kept != NULL && !kept[i - 1]) continue;
    ok = mc_array_push(&ctx->alloc, &blocks, edge->block);
    for (uint32_t k = 0; ok && k < edge->count; k++) ok = mc_array_push(&ctx->alloc, &operands, edge->values[k]);
    if (i == 0 || !ok) continue;
    groups[2] += (int32_t)edge->count;
    ok = mc_array_push(&ctx->alloc, &sizes, (int32_t)edge->count) &&
         mc_array_push(&ctx->alloc, &values, mc_attr_dense_get(ctx, s->values, i - 1));
  }
  McNamedAttr attrs[3] = {mc_segments_attr(ctx, groups, 3), mc_segments_attr(ctx, sizes.ptr, sizes.len)};
  attrs[1].name = mc_ident(ctx, "case_operand_segments", 21);
  size_t num_attrs = 2;
  if (ok && values.len > 0) {
    int64_t count = (int64_t)values.len;
    McType type = mc_type_vector(ctx, &count, NULL, 1, flag, NULL);
    attrs[num_attrs++] = (McNamedAttr){mc_ident(ctx, "case_values", 11),
                                       mc_attr_dense_of(ctx, type, values.ptr, values.len, NULL)};
  }
  if (ok) {
    McOp made = mc_rw_create(rw, s->op, &(McRwOp){
        .name = "cf.switch", .operands = operands.ptr, .num_operands = operands.len, .attrs = attrs,
        .num_attrs = num_attrs, .successors = blocks.ptr, .num_successors = blocks.len});
    ok = made.index != MC_NONE;
  }
  mc_array_fini(&ctx->alloc, &operands);
  mc_array_fini(&ctx->alloc, &values);
  mc_array_fini(&ctx->alloc, &blocks);
  mc_array_fini(&ctx->alloc, &sizes);
  return ok ? mc_rw_erase(rw, s->op) : mc_rw_fail(rw);
}

static bool read_switch(McRewriter *rw, McOp op, Switch *s) {
  McContext *ctx = mc_rw_ctx(rw);
  *s = (Switch){.op = op, .edges = {.ctx = ctx}, .values = mc_attr_named(ctx, op, "case_values")};
  s->width = mc_number_width(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, 0)));
  return s->width > 0 && all_edges(&s->edges, op);
}

/* Drops the cases that do what the default does. */
static bool drop_defaults(McRewriter *rw, const Switch *s, uint8_t *kept) {
  const Edge *edges = s->edges.edges.ptr;
  bool changed = false;
  for (uint32_t i = 1; i < s->edges.edges.len; i++) {
    kept[i - 1] = edges[i].block.index != edges[0].block.index || !same_values(&edges[i], &edges[0]);
    changed |= !kept[i - 1];
  }
  return changed && replace_switch(rw, s, &s->edges, kept);
}

/* The only way here is a case, or the default, of a switch on the same value. */
static bool same_flag(McRewriter *rw, const Switch *s, uint8_t *kept) {
  McContext *ctx = mc_rw_ctx(rw);
  McBlock block = mc_op_block(ctx, s->op);
  McOp before = only_predecessor(ctx, block);
  Switch first;
  McNumber value;
  if (before.index == MC_NONE || !mc_op_is(ctx, before, "cf.switch")) return false;
  if (mc_op_operand(ctx, before, 0).index != mc_op_operand(ctx, s->op, 0).index) return false;
  bool changed = false;
  if (!read_switch(rw, before, &first)) {
    changed = false;
  } else if (first.edges.edges.ptr[0].block.index != block.index) {
    for (uint32_t i = 1; i < first.edges.edges.len && !changed; i++) {
      if (first.edges.edges.ptr[i].block.index != block.index) continue;
      case_value(ctx, &first, i - 1, &value);
      changed = to_edge(rw, s->op, edge_for(ctx, s, &value));
    }
  } else { /* the cases of the first one cannot be met here */
    for (uint32_t i = 1; i < s->edges.edges.len; i++) {
      case_value(ctx, s, i - 1, &value);
      kept[i - 1] = edge_for(ctx, &first, &value) == &first.edges.edges.ptr[0];
      changed |= !kept[i - 1];
    }
    changed = changed && replace_switch(rw, s, &s->edges, kept);
  }
  edges_fini(&first.edges);
  return changed;
}

static bool simplify_switch(McRewriter *rw, const Switch *s, uint8_t *kept) {
  McContext *ctx = mc_rw_ctx(rw);
  McNumber value;
  Edges made = {.ctx = ctx};
  if (s->edges.edges.len == 1) return to_edge(rw, s->op, s->edges.edges.ptr);
  if (drop_defaults(rw, s, kept)) return true;
  if (mc_attr_integer_number(ctx, mc_constant_of(ctx, mc_op_operand(ctx, s->op, 0)), &value)) {
    return to_edge(rw, s->op, edge_for(ctx, s, &value));
  }
  bool changed = collapse_all(rw, &s->edges, &made) && replace_switch(rw, s, &made, NULL);
  edges_fini(&made);
  return changed || same_flag(rw, s, kept);
}

bool mc_patterns_switch(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Switch s;
  bool changed = false;
  if (read_switch(rw, op, &s)) {
    size_t cases = s.edges.edges.len;
    uint8_t *kept = mc_alloc(&ctx->alloc, cases);
    changed = kept == NULL ? mc_rw_fail(rw) : simplify_switch(rw, &s, kept);
    if (kept != NULL) mc_free(&ctx->alloc, kept, cases);
  }
  edges_fini(&s.edges);
  return changed;
}
