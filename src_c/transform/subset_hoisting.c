/* subset_hoisting.c - the pass loop-invariant-subset-hoisting: a part of a tensor that a loop takes out and puts in
 * again is a value of the loop instead.
 *
 * A loop carries values when its only region is one block, whose end passes them to its arguments and to the results
 * (the fact "region_edges"). From the argument to that end each user must take a part out, or put one in and make the
 * next value of the chain, or be a loop that carries it. A part that is the same in each iteration and has nothing in
 * common with the others is taken out before the loop and put in after it. All parts of a loop go at once; the new
 * values are looked at after that. Work is quadratic in the parts of one value, as far as none of them overlap.
 */
#include "base/idmap.h"
#include "defs/facts.h"
#include "ir/op_def.h"
#include "transform/pass.h"
#include "transform/subsets.h"
#include "types/report.h"

#define MAX_LOOPS 512u /* in each other that a chain goes through */
#define NOTHING UINT32_MAX

/* Value i is operand init + i, argument first_arg + i of the body, operand i of its end, and result i. */
typedef struct Carried {
  McOp op, end;
  McBlock body;
  uint32_t init, count, group, first_arg;
} Carried;

typedef struct Part { McOp op; McSubset subset; } Part;
typedef struct Pair { uint32_t out, in; } Pair;      /* numbers of parts, or NOTHING */
typedef struct Hoisted { McOp out, in; uint32_t out_at, in_at, in_source, value; } Hoisted; /* _at: operands */

typedef struct Hoisting {
  McPassRun *run;           /* borrowed */
  McContext *ctx;           /* borrowed */
  MC_ARRAY(Part) parts;     /* owned: of the chain that is looked at */
  MC_ARRAY(Pair) pairs;     /* owned */
  MC_ARRAY(Hoisted) hoisted; /* owned: of the loop */
  McIdMap followed;         /* owned: arguments of loops inside that were looked at */
  bool failed;              /* reported */
} Hoisting;

static bool fail(Hoisting *h) {
  if (!h->failed) mc_pass_out_of_memory(h->run);
  h->failed = true;
  return false;
}

static bool tick(Hoisting *h) {
  if (!mc_tick(&h->run->ticker)) return true;
  if (!h->failed) mc_pass_interrupted(h->run);
  h->failed = true;
  return false;
}

static bool carried_read(McContext *ctx, McOp op, Carried *c) {
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t words = 0;
  if (!mc_op_has_fact(ctx, op, MC_FACT_LOOP) || mc_op_num_regions(ctx, op) != 1) return false;
  const McEdgeWords *edges = (const McEdgeWords *)mc_def_fact(def, MC_FACT_REGION_EDGES, &words);
  *c = (Carried){.op = op, .group = MC_PROGRAM_NONE, .body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0))};
  bool again = false;
  for (uint32_t i = 0; i < words / (sizeof *edges / 4); i++) {
    if (edges[i].from == MC_EDGE_OPERATION && edges[i].to == 0) {
      c->group = edges[i].group;
      c->first_arg = edges[i].skip_to;
    } else if (edges[i].from == 0 && edges[i].to == 0) {
      again = edges[i].skip_from == 0 && edges[i].skip_to == c->first_arg;
    }
  }
  if (!again || c->group == MC_PROGRAM_NONE || c->body.index == MC_NONE) return false;
  if (mc_block_next(ctx, c->body).index != MC_NONE) return false;
  c->end = mc_block_last_op(ctx, c->body);
  return c->end.index != MC_NONE && mc_op_has_trait(ctx, c->end, MC_TRAIT(RETURN_LIKE)) &&
         mc_op_group(ctx, def, op, false, c->group, &c->init, &c->count) &&
         mc_op_num_operands(ctx, c->end) == c->count && mc_op_num_results(ctx, op) == c->count &&
         mc_block_num_args(ctx, c->body) == c->first_arg + c->count;
}

/* --- the parts of a chain --- */

static void forget(Hoisting *h) {
  for (size_t i = 0; i < h->parts.len; i++) mc_subset_fini(h->ctx, &h->parts.ptr[i].subset);
  h->parts.len = h->pairs.len = 0;
}

/* The part joins the first pair that is the same part and has one of the other kind, in place of what was there. */
static bool pair_up(Hoisting *h, uint32_t number) {
  const McSubset *subset = &h->parts.ptr[number].subset;
  bool out = subset->source == MC_NO_OPERAND;
  for (size_t i = 0; i < h->pairs.len; i++) {
    Pair *pair = &h->pairs.ptr[i];
    uint32_t other = out ? pair->in : pair->out;
    if (!tick(h)) return false;
    if (other == NOTHING || !mc_subset_equal(h->ctx, &h->parts.ptr[other].subset, subset)) continue;
    *(out ? &pair->out : &pair->in) = number;
    return true;
  }
  Pair pair = {out ? number : NOTHING, out ? NOTHING : number};
  return mc_array_push(&h->ctx->alloc, &h->pairs, pair) || fail(h);
}

/* A user of the chain's value by operand number `operand`. *next is set to the value that it makes. */
static bool add_part(Hoisting *h, McOp op, uint32_t operand, bool paired, McValue *next) {
  McContext *ctx = h->ctx;
  Part part = {.op = op};
  if (!mc_subset_read(ctx, op, &part.subset)) {
    mc_subset_fini(ctx, &part.subset);
    return false;
  }
  if (!mc_array_push(&ctx->alloc, &h->parts, part)) {
    mc_subset_fini(ctx, &part.subset);
    return fail(h);
  }
  if (mc_op_num_results(ctx, op) != 1 || operand != part.subset.container) return false;
  if (paired && !pair_up(h, (uint32_t)h->parts.len - 1)) return false;
  if (part.subset.source == MC_NO_OPERAND) return true;
  if (next->index != MC_NONE) return false;
  *next = mc_op_result(ctx, op, 0);
  return true;
}

/* The loop's value i from the argument to the end: adds the parts, and pairs those of the loop itself. False: the chain
 * is broken, or h->failed. */
static bool follow(Hoisting *h, const Carried *c, uint32_t i, bool paired, uint32_t depth) {
  McContext *ctx = h->ctx;
  McValue value = mc_block_arg(ctx, c->body, c->first_arg + i);
  if (depth > MAX_LOOPS) return false;
  if (!paired) {
    if (mc_idmap_find(&h->followed, value.index)->key != 0) return true;
    if (!mc_idmap_put(&ctx->alloc, &h->followed, value.index, 1)) return fail(h);
  }
  for (;;) {
    McUse use = mc_value_first_use(ctx, value);
    McValue next = {MC_NONE};
    if (use.index == MC_NONE) return false;
    McOp user = mc_use_owner(ctx, use);
    bool only = mc_use_next(ctx, use).index == MC_NONE;
    if (only && mc_op_is_terminator(ctx, user)) return user.index == c->end.index && mc_use_index(ctx, use) == i;
    for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) {
      uint32_t operand = mc_use_index(ctx, use);
      user = mc_use_owner(ctx, use);
      if (!tick(h)) return false;
      if (!mc_op_has_fact(ctx, user, MC_FACT_LOOP)) {
        if (!add_part(h, user, operand, paired, &next)) return false;
        continue;
      }
      Carried inner;
      if (!carried_read(ctx, user, &inner) || operand < inner.init || operand - inner.init >= inner.count) return false;
      if (!follow(h, &inner, operand - inner.init, false, depth + 1)) return false;
      next = mc_op_result(ctx, user, operand - inner.init);
    }
    if (next.index == MC_NONE) return false;
    value = next;
  }
}

/* --- which parts leave the loop --- */

/* All operands but the container, and what is put in, are defined outside of the loop. */
static bool is_invariant(const Hoisting *h, McOp loop, const Part *part) {
  McContext *ctx = h->ctx;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, part->op); i < n; i++) {
    McValue value = mc_op_operand(ctx, part->op, i);
    if (i == part->subset.container || i == part->subset.source) continue;
    if (mc_op_contains_block(ctx, loop, mc_value_parent_block(ctx, value))) return false;
  }
  return mc_op_num_regions(ctx, part->op) == 0;
}

static bool is_alone(Hoisting *h, Pair pair) {
  const McSubset *out = &h->parts.ptr[pair.out].subset, *in = &h->parts.ptr[pair.in].subset;
  for (uint32_t i = 0; i < h->parts.len; i++) {
    const McSubset *other = &h->parts.ptr[i].subset;
    McOp op = h->parts.ptr[i].op;
    if (op.index == h->parts.ptr[pair.out].op.index || op.index == h->parts.ptr[pair.in].op.index) continue;
    if (!tick(h) || !mc_subset_disjoint(h->ctx, other, out) || !mc_subset_disjoint(h->ctx, other, in)) return false;
  }
  return true;
}

/* Lists what leaves the loop of its value i. */
static bool consider(Hoisting *h, const Carried *c, uint32_t i) {
  McContext *ctx = h->ctx;
  mc_idmap_fini(&ctx->alloc, &h->followed);
  if (!mc_idmap_init(&ctx->alloc, &h->followed, 16)) return fail(h);
  forget(h);
  if (!follow(h, c, i, true, 0)) return !h->failed;
  for (size_t k = 0; k < h->pairs.len; k++) {
    Pair pair = h->pairs.ptr[k];
    if (pair.out == NOTHING || pair.in == NOTHING) continue;
    const Part *out = &h->parts.ptr[pair.out], *in = &h->parts.ptr[pair.in];
    McType type = mc_value_type(ctx, mc_op_result(ctx, out->op, 0));
    if (type.index != mc_value_type(ctx, mc_op_operand(ctx, in->op, in->subset.source)).index) continue;
    if (!is_invariant(h, c->op, out) || !is_invariant(h, c->op, in) || !is_alone(h, pair)) continue;
    Hoisted hoisted = {out->op, in->op, out->subset.container, in->subset.container, in->subset.source, i};
    if (!mc_array_push(&ctx->alloc, &h->hoisted, hoisted)) return fail(h);
  }
  return !h->failed;
}

/* --- the loop with more values --- */

static void move(McContext *ctx, McOp op, McBlock block, McOp before) {
  mc_op_detach(ctx, op);
  mc_op_insert(ctx, op, block, before);
}

/* A loop in front of `c->op`, which gets its body, with the values of the list as well. MC_NONE: out of memory. The old
 * loop is still there, without a body. */
static McOp make_loop(Hoisting *h, const Carried *c, const McType *types, const McValue *inits, const McValue *yields) {
  McContext *ctx = h->ctx;
  McOp op = c->op, made = {MC_NONE};
  uint32_t more = (uint32_t)h->hoisted.len, n = mc_op_num_operands(ctx, op);
  MC_ARRAY(McValue) operands = {0};
  MC_ARRAY(McValue) ends = {0};
  bool ok = mc_array_reserve(&ctx->alloc, &operands, n) && mc_array_reserve(&ctx->alloc, &ends, c->count + more);
  for (uint32_t i = 0; i < n && ok; i++) operands.ptr[operands.len++] = mc_op_operand(ctx, op, i);
  for (uint32_t i = 0; i < c->count && ok; i++) ends.ptr[ends.len++] = mc_op_operand(ctx, c->end, i);
  for (uint32_t i = 0; i < more && ok; i++) ends.ptr[ends.len++] = yields[i];
  McOpState state = {.name = mc_op_get_name(ctx, op), .loc = mc_op_loc(ctx, op), .attrs = mc_op_attrs(ctx, op),
                     .properties = mc_op_properties(ctx, op), .operands = operands.ptr, .num_operands = operands.len,
                     .results = types, .num_results = c->count + more, .num_regions = 1};
  if (ok) made = mc_op_create_in(ctx, &state, mc_op_block(ctx, op), op);
  if (made.index != MC_NONE && !(mc_op_append_operands(ctx, made, c->group, inits, more) &&
                                 mc_op_set_operands(ctx, c->end, ends.ptr, ends.len))) {
    mc_op_erase(ctx, made);
    made = (McOp){MC_NONE};
  }
  if (made.index != MC_NONE) {
    mc_block_detach(ctx, c->body);
    mc_block_insert(ctx, c->body, mc_op_region(ctx, made, 0), (McBlock){MC_NONE});
  }
  mc_array_fini(&ctx->alloc, &operands);
  mc_array_fini(&ctx->alloc, &ends);
  return made;
}

/* The parts of the list leave the loop. Returns the loop that takes its place; MC_NONE: out of memory. */
static McOp leave(Hoisting *h, const Carried *c) {
  McContext *ctx = h->ctx;
  size_t more = h->hoisted.len;
  MC_ARRAY(McType) types = {0};
  MC_ARRAY(McValue) inits = {0};
  MC_ARRAY(McValue) yields = {0};
  bool ok = mc_array_reserve(&ctx->alloc, &types, c->count + more) && mc_array_reserve(&ctx->alloc, &inits, more) &&
            mc_array_reserve(&ctx->alloc, &yields, more);
  for (uint32_t i = 0; i < c->count && ok; i++) {
    types.ptr[types.len++] = mc_value_type(ctx, mc_op_result(ctx, c->op, i));
  }
  for (size_t k = 0; k < more && ok; k++) {
    McOp out = h->hoisted.ptr[k].out;
    McValue value = mc_op_result(ctx, out, 0);
    McValue arg = mc_block_add_arg(ctx, c->body, mc_value_type(ctx, value), mc_op_loc(ctx, out));
    types.ptr[types.len++] = mc_value_type(ctx, value);
    inits.ptr[inits.len++] = value;
    ok = arg.index != MC_NONE;
    if (ok) mc_value_replace_all_uses(ctx, value, arg);
  }
  for (size_t k = 0; k < more && ok; k++) {
    yields.ptr[yields.len++] = mc_op_operand(ctx, h->hoisted.ptr[k].in, h->hoisted.ptr[k].in_source);
  }
  McOp made = ok ? make_loop(h, c, types.ptr, inits.ptr, yields.ptr) : (McOp){MC_NONE};
  for (uint32_t i = 0; i < c->count && made.index != MC_NONE; i++) {
    McLoc loc = mc_value_loc(ctx, mc_op_operand(ctx, made, c->init + i));
    mc_value_set_loc(ctx, mc_block_arg(ctx, c->body, c->first_arg + i), loc);
    mc_value_replace_all_uses(ctx, mc_op_result(ctx, c->op, i), mc_op_result(ctx, made, i));
  }
  for (uint32_t i = 0; i < c->first_arg && made.index != MC_NONE; i++) {
    mc_value_set_loc(ctx, mc_block_arg(ctx, c->body, i), mc_op_loc(ctx, made));
  }
  if (made.index != MC_NONE) mc_op_erase(ctx, c->op);
  uint32_t args = made.index != MC_NONE ? 0 : mc_block_num_args(ctx, c->body) - c->first_arg - c->count;
  for (uint32_t k = args; k-- > 0;) { /* the loop as it was */
    uint32_t arg = c->first_arg + c->count + k;
    mc_value_replace_all_uses(ctx, mc_block_arg(ctx, c->body, arg), mc_op_result(ctx, h->hoisted.ptr[k].out, 0));
    mc_block_erase_arg(ctx, c->body, arg);
  }
  mc_array_fini(&ctx->alloc, &types);
  mc_array_fini(&ctx->alloc, &inits);
  mc_array_fini(&ctx->alloc, &yields);
  return made;
}

/* Moves the parts in front of the new loop, and after it. */
static void move_parts(Hoisting *h, const Carried *c) {
  McContext *ctx = h->ctx;
  McBlock block = mc_op_block(ctx, c->op);
  uint32_t old = c->count - (uint32_t)h->hoisted.len;
  for (uint32_t k = 0; k < h->hoisted.len; k++) {
    Hoisted part = h->hoisted.ptr[k];
    McValue result = mc_op_result(ctx, c->op, part.value), whole = mc_op_result(ctx, part.in, 0);
    move(ctx, part.out, block, c->op);
    mc_value_replace_all_uses(ctx, whole, mc_op_operand(ctx, part.in, part.in_at));
    move(ctx, part.in, block, mc_op_next(ctx, c->op));
    mc_op_set_operand(ctx, part.out, part.out_at, mc_op_operand(ctx, c->op, c->init + part.value));
    mc_value_replace_all_uses(ctx, result, whole);
    mc_op_set_operand(ctx, part.in, part.in_source, mc_op_result(ctx, c->op, old + k));
    mc_op_set_operand(ctx, part.in, part.in_at, result);
  }
}

static bool hoist(Hoisting *h, McOp loop) {
  Carried c;
  for (uint32_t first = 0; carried_read(h->ctx, loop, &c) && first < c.count;) {
    uint32_t count = c.count;
    h->hoisted.len = 0;
    for (uint32_t i = first; i < count; i++) {
      if (!consider(h, &c, i)) return false;
    }
    if (h->hoisted.len == 0) return true;
    loop = leave(h, &c);
    if (loop.index == MC_NONE) return fail(h);
    if (!carried_read(h->ctx, loop, &c)) return true; /* cannot be */
    move_parts(h, &c);
    first = count;
  }
  return true;
}

bool mc_pass_loop_invariant_subset_hoisting(McPassRun *run) {
  McContext *ctx = run->ctx;
  Hoisting h = {.run = run, .ctx = ctx};
  MC_ARRAY(McOp) loops = {0}; /* inner ones first; each is replaced only in its own turn */
  McWalk walk;
  bool ok = mc_idmap_init(&ctx->alloc, &h.followed, 16) || fail(&h);
  mc_walk_init(ctx, &walk, run->op, true);
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    ok = tick(&h);
    if (!ok || op.index == run->op.index || !mc_op_has_fact(ctx, op, MC_FACT_LOOP)) continue;
    ok = mc_array_push(&ctx->alloc, &loops, op) || fail(&h);
  }
  for (size_t i = 0; i < loops.len && ok; i++) ok = hoist(&h, loops.ptr[i]);
  forget(&h);
  mc_idmap_fini(&ctx->alloc, &h.followed);
  mc_array_fini(&ctx->alloc, &h.parts);
  mc_array_fini(&ctx->alloc, &h.pairs);
  mc_array_fini(&ctx->alloc, &h.hoisted);
  mc_array_fini(&ctx->alloc, &loops);
  return ok;
}
