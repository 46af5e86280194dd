/* cse.c - the pass cse: one of equal operations stays, and dead operations are erased.
 *
 * Blocks are visited in the order of the dominator tree, and what is in an operation's regions before the operation. A
 * table has the operations that were met and whose results are visible here; it is a stack as well: at the end of a
 * block's subtree, or of a region, those that were met there leave it in the opposite order. Nothing inside an isolated
 * operation is equal to anything outside. Erasure waits for the end, so that the effects that were found at the
 * beginning hold, as in mlir-opt 22. Nothing recurses.
 */
#include "base/idmap.h"
#include "ir/dominance.h"
#include "text/diag.h"
#include "transform/effects.h"
#include "transform/pass.h"

typedef struct Known {
  uint64_t hash;
  McOp op;
  uint32_t scope;  /* number of the isolated operation around it */
  uint32_t hidden; /* number of the equal one that it hides, as both only read, + 1; 0: none */
} Known;

typedef struct Frame { /* a region that is being visited */
  McRegion region;
  size_t known;       /* how many operations were known before it */
  size_t blocks;      /* where its blocks begin in `blocks` */
  size_t at;          /* its block that is being visited, in `blocks` */
  McOp next;          /* the next operation in that block */
  uint32_t scope;     /* the one around the region */
  McOp around;        /* the operation that has the region */
  bool nested;        /* whose effects are those of the operations in it */
  bool ordered;       /* values are used only where their definitions dominate */
} Frame;

typedef struct Node { /* a block in the dominator tree */
  McBlock block;
  uint32_t place, last;
  size_t parent; /* number in `blocks` + 1; 0: none */
  size_t known;  /* how many operations were known before it */
} Node;

typedef struct Cse {
  McPassRun *run;           /* borrowed */
  McEffectTable effects;    /* owned */
  McDominance dominance;    /* owned */
  MC_ARRAY(Known) known;    /* owned: in the order in which they were met */
  uint32_t *slots;          /* owned: number in `known` + 1; open addressing, at most half full */
  uint32_t log;
  MC_ARRAY(Frame) frames;   /* owned */
  MC_ARRAY(Node) blocks;    /* owned: of all frames */
  MC_ARRAY(McOp) erased;    /* owned: to be erased */
  /* owned: operation that reads -> the last one after it up to which none writes; 0: one writes */
  McIdMap reads;
  uint32_t scope, scopes;   /* the current one; how many there were */
} Cse;

/* --- the table of known operations --- */

/* traits: of the operation's definition, 0: it has none. */
MC_INLINE uint64_t hash_of(const Cse *c, McOp op, uint64_t traits) {
  const McContext *ctx = c->run->ctx;
  const McOpRec *rec = mc_op_rec(ctx, op);
  uint64_t h = mc_mix((uint64_t)rec->name << 32 | rec->attrs, (uint64_t)rec->properties << 32 | rec->num_results);
  const McUseRec *operands = rec->num_operands == 0 ? NULL : mc_use_rec(ctx, (McUse){rec->operands});
  uint64_t sum = 0;
  for (uint32_t i = 0; i < rec->num_operands; i++) {
    if (traits & MC_TRAIT(COMMUTATIVE)) sum += mc_mix(operands[i].value, 0x9E3779B97F4A7C15u);
    else h = mc_mix(h, operands[i].value);
  }
  for (uint32_t i = 0; i < rec->num_results; i++) {
    h = mc_mix(h, mc_value_rec(ctx, (McValue){rec->results + i})->type);
  }
  return mc_mix(h, sum + c->scope);
}

/* Equal except for locations, operands and what they have inside. */
static bool same_head(const McContext *ctx, McOp a, McOp b) {
  const McOpRec *x = mc_op_rec(ctx, a), *y = mc_op_rec(ctx, b);
  if (x->name != y->name || x->attrs != y->attrs || x->properties != y->properties) return false;
  if (x->num_operands != y->num_operands || x->num_results != y->num_results) return false;
  for (uint32_t i = 0; i < x->num_results; i++) {
    uint32_t type = mc_value_rec(ctx, (McValue){x->results + i})->type;
    if (type != mc_value_rec(ctx, (McValue){y->results + i})->type) return false;
  }
  return true;
}

static bool same_operands(const McContext *ctx, McOp a, McOp b) {
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, a); i < n; i++) {
    if (mc_op_operand(ctx, a, i).index != mc_op_operand(ctx, b, i).index) return false;
  }
  return true;
}

/* Returns false when out of memory, or interrupted. */
static bool are_equal(McContext *ctx, McOp a, McOp b, bool *equal) {
  *equal = a.index == b.index;
  if (*equal || !same_head(ctx, a, b)) return true;
  bool simple = mc_op_rec(ctx, a)->extra == 0 && mc_op_rec(ctx, b)->extra == 0;
  if (simple && same_operands(ctx, a, b)) return *equal = true;
  if (simple && !mc_op_has_trait(ctx, a, MC_TRAIT(COMMUTATIVE))) return true;
  return mc_op_is_equivalent(ctx, a, b, MC_IGNORE_LOCATIONS, equal);
}

/* The slot of the known operation that is equal to `op`, or the free one where it would go. Returns false when out of
 * memory, or interrupted. */
static bool look_up(Cse *c, McOp op, uint64_t hash, uint32_t *slot) {
  uint32_t mask = (1u << c->log) - 1;
  for (*slot = (uint32_t)hash & mask; c->slots[*slot] != 0; *slot = (*slot + 1) & mask) {
    const Known *known = &c->known.ptr[c->slots[*slot] - 1];
    bool equal = false;
    if (known->hash != hash || known->scope != c->scope) continue;
    if (!are_equal(c->run->ctx, known->op, op, &equal)) return false;
    if (equal) break;
  }
  return true;
}

static void put_slot(Cse *c, uint32_t number) {
  const Known *known = &c->known.ptr[number - 1];
  uint32_t mask = (1u << c->log) - 1, i = (uint32_t)known->hash & mask;
  while (c->slots[i] != 0 && c->slots[i] != known->hidden) i = (i + 1) & mask;
  c->slots[i] = number;
}

static bool grow_slots(Cse *c) {
  McAlloc *alloc = &c->run->ctx->alloc;
  uint32_t log = c->slots == NULL ? 6 : c->log + 1, *slots = mc_alloc_zeroed(alloc, sizeof *slots << log);
  if (slots == NULL) return false;
  if (c->slots != NULL) mc_free(alloc, c->slots, sizeof *slots << c->log);
  c->slots = slots;
  c->log = log;
  for (size_t i = 0; i < c->known.len; i++) put_slot(c, (uint32_t)i + 1);
  return true;
}

/* hidden: the number of the equal one, 0: there is none. */
static bool remember(Cse *c, McOp op, uint64_t hash, uint32_t hidden) {
  if (2 * (c->known.len + 1) > (size_t)1 << c->log && (c->log == 31 || !grow_slots(c))) return false;
  if (!mc_array_push(&c->run->ctx->alloc, &c->known, ((Known){hash, op, c->scope, hidden}))) return false;
  put_slot(c, (uint32_t)c->known.len);
  return true;
}

/* Forgets those that were met last. Each is the last of its chain in the table, so its slot becomes free, or is
 * that of the one which it hides. */
static void forget(Cse *c, size_t count) {
  uint32_t mask = (1u << c->log) - 1;
  while (c->known.len > count) {
    uint32_t i = (uint32_t)c->known.ptr[c->known.len - 1].hash & mask;
    while (c->slots[i] != c->known.len) i = (i + 1) & mask;
    c->slots[i] = c->known.ptr[--c->known.len].hidden;
  }
}

/* --- one operation --- */

static uint64_t traits_of(const McContext *ctx, McOp op) {
  const McOpDef *def = mc_op_def(ctx, op);
  return def == NULL ? 0 : def->traits;
}

/* Whether a use of a result of an operation in a region without order was visited already: an equal operation is
 * known. */
static bool was_visited(Cse *c, McOp user, bool *visited) {
  uint32_t slot;
  if (!look_up(c, user, hash_of(c, user, traits_of(c->run->ctx, user)), &slot)) return false;
  *visited = c->slots[slot] != 0;
  return true;
}

/* Replaces those uses of the results that were not visited. Returns false when out of memory. */
static bool replace_unvisited(Cse *c, McOp op, McOp existing) {
  McContext *ctx = c->run->ctx;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    McValue to = mc_op_result(ctx, existing, i);
    for (McUse use = mc_value_first_use(ctx, mc_op_result(ctx, op, i)), next; use.index != MC_NONE; use = next) {
      McOp user = mc_use_owner(ctx, use);
      bool visited;
      next = mc_use_next(ctx, use);
      if (!was_visited(c, user, &visited)) return false;
      if (!visited) mc_op_set_operand(ctx, user, mc_use_index(ctx, use), to);
    }
  }
  return true;
}

/* `existing` does what `op` does. Returns false when out of memory. */
static bool replace(Cse *c, const Frame *frame, McOp op, McOp existing) {
  McContext *ctx = c->run->ctx;
  uint32_t unknown = ctx->cached.unknown_loc;
  if (frame->ordered) {
    for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
      mc_value_replace_all_uses(ctx, mc_op_result(ctx, op, i), mc_op_result(ctx, existing, i));
    }
  } else if (!replace_unvisited(c, op, existing)) {
    return false;
  }
  if (mc_op_is_unused(ctx, op) && !mc_array_push(&ctx->alloc, &c->erased, op)) return false;
  McLoc loc = mc_op_loc(ctx, op);
  if (mc_op_loc(ctx, existing).index == unknown && loc.index != unknown) mc_op_set_loc(ctx, existing, loc);
  c->run->statistics[0]++;
  return true;
}

/* No operation between two of one block writes. The result of the last search from `from` is kept, so that it goes on
 * from there: linear in the block. */
static bool nothing_writes(Cse *c, McOp from, McOp to, bool *out) {
  McContext *ctx = c->run->ctx;
  const McIdEntry *entry = mc_idmap_find(&c->reads, from.index);
  McOp at = {entry->key == 0 ? from.index : entry->value};
  if (at.index == from.index) at = mc_op_next(ctx, from);
  *out = at.index != MC_NONE;
  for (; *out && at.index != to.index; at = mc_op_next(ctx, at)) {
    if (at.index == MC_NONE || !(mc_effects_of(&c->effects, at) & MC_NO_WRITE)) *out = false;
  }
  return mc_idmap_put(&ctx->alloc, &c->reads, from.index, *out ? to.index : MC_NONE);
}

MC_INLINE bool has_large_region(const McContext *ctx, McOp op) {
  if (mc_op_rec(ctx, op)->extra == 0) return false;
  for (uint32_t r = 0, n = mc_op_num_regions(ctx, op); r < n; r++) {
    McRegion region = mc_op_region(ctx, op, r);
    if (mc_region_first_block(ctx, region).index != mc_region_last_block(ctx, region).index) return true;
  }
  return false;
}

/* Returns false when out of memory, or interrupted. */
static bool visit(Cse *c, const Frame *frame, McOp op) {
  McContext *ctx = c->run->ctx;
  mc_op_fetch_ahead(ctx, mc_op_rec(ctx, op));
  const McOpDef *def = mc_op_def(ctx, op);
  uint64_t traits = def == NULL ? 0 : def->traits;
  uint32_t effects = mc_effects_of_defined(&c->effects, op, def);
  if (frame->nested && !mc_effects_add(&c->effects, frame->around, op, effects)) return false;
  if (traits & MC_TRAIT(TERMINATOR)) return true;
  if ((effects & MC_REMOVABLE) && mc_op_is_unused(ctx, op) && !(traits & MC_TRAIT(SYMBOL))) {
    c->run->statistics[1]++;
    return mc_array_push(&ctx->alloc, &c->erased, op);
  }
  bool reads = !(effects & MC_NO_EFFECT), same = true;
  if ((reads && !(effects & MC_ONLY_READS)) || has_large_region(ctx, op)) return true;
  uint32_t slot;
  uint64_t hash = hash_of(c, op, traits);
  if (!look_up(c, op, hash, &slot)) return false;
  uint32_t number = c->slots[slot];
  if (number == 0) return remember(c, op, hash, 0);
  McOp existing = c->known.ptr[number - 1].op;
  if (reads) {
    same = mc_op_block(ctx, existing).index == mc_op_block(ctx, op).index;
    if (same && !nothing_writes(c, existing, op, &same)) return false;
  }
  return same ? replace(c, frame, op, existing) : remember(c, op, hash, number);
}

/* --- the order of the visit --- */

/* A block that nothing reaches: it is not visited, but what it does counts. */
static bool pass_over(Cse *c, McBlock block) {
  McContext *ctx = c->run->ctx;
  for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (!mc_effects_add_tree(&c->effects, op)) return false;
  }
  return true;
}

/* Lists the blocks of a frame in the order of the dominator tree, without those that nothing reaches. */
static bool list_blocks(Cse *c, McRegion region, bool nested) {
  McContext *ctx = c->run->ctx;
  size_t start = c->blocks.len;
  McBlock first = mc_region_first_block(ctx, region);
  if (first.index == mc_region_last_block(ctx, region).index) {
    return mc_array_push(&ctx->alloc, &c->blocks, ((Node){.block = first, .place = 1, .last = 1}));
  }
  if (!mc_dominance_number(&c->dominance, region)) return false;
  const McDominance *d = &c->dominance;
  if (!mc_array_reserve(&ctx->alloc, &c->blocks, d->num_reached)) return false;
  c->blocks.len += d->num_reached;
  for (uint32_t place = 1; place <= d->num_reached; place++) {
    McBlock block = {d->block_at[place]};
    c->blocks.ptr[start + place - 1] = (Node){.block = block, .place = place, .last = d->last_at[place]};
  }
  for (McBlock block = first; nested && block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    if (mc_dominance_number_of(d, block).place == 0 && !pass_over(c, block)) return false;
  }
  return true;
}

static void enter_block(Cse *c, Frame *frame, size_t at) {
  Node *node = &c->blocks.ptr[at];
  frame->at = at;
  frame->next = mc_block_first_op(c->run->ctx, node->block);
  size_t open = at > frame->blocks ? at : 0; /* the block before, + 1: those whose subtrees are over leave the table */
  for (; open != 0 && c->blocks.ptr[open - 1].last < node->place; open = c->blocks.ptr[open - 1].parent) {
    forget(c, c->blocks.ptr[open - 1].known);
  }
  node->parent = open;
  node->known = c->known.len;
}

/* Begins with a region, unless there is nothing to visit. */
static bool enter_region(Cse *c, McRegion region, bool isolated) {
  McContext *ctx = c->run->ctx;
  if (mc_region_first_block(ctx, region).index == MC_NONE) return true;
  Frame frame = {.region = region, .known = c->known.len, .blocks = c->blocks.len, .scope = c->scope};
  frame.around = mc_region_op(ctx, region);
  frame.nested = mc_effects_are_nested(ctx, frame.around);
  const McOpDef *def = mc_op_def(ctx, frame.around);
  bool one_block = mc_region_first_block(ctx, region).index == mc_region_last_block(ctx, region).index;
  frame.ordered = !one_block || (def != NULL && !(def->traits & MC_TRAIT(GRAPH_REGION)));
  if (!list_blocks(c, region, frame.nested)) return false;
  if (isolated) c->scope = ++c->scopes;
  enter_block(c, &frame, frame.blocks);
  return mc_array_push(&ctx->alloc, &c->frames, frame);
}

static void leave_region(Cse *c) {
  Frame *frame = &c->frames.ptr[--c->frames.len];
  forget(c, frame->known);
  c->blocks.len = frame->blocks;
  c->scope = frame->scope;
}

/* The next region of the operation that has any block, from number `from` on; MC_NONE: there is none. */
static McRegion region_from(const McContext *ctx, McOp op, uint32_t from) {
  for (uint32_t n = mc_op_num_regions(ctx, op); from < n; from++) {
    McRegion region = mc_op_region(ctx, op, from);
    if (mc_region_first_block(ctx, region).index != MC_NONE) return region;
  }
  return (McRegion){MC_NONE};
}

static bool is_isolated(const McContext *ctx, McOp op) {
  const McOpDef *def = mc_op_def(ctx, op);
  return def == NULL || (def->traits & MC_TRAIT(ISOLATED_FROM_ABOVE)) != 0; /* an unknown one may be */
}

/* Visits the next operation of the innermost region, or what is inside it first. */
static bool step(Cse *c) {
  McContext *ctx = c->run->ctx;
  Frame *frame = &c->frames.ptr[c->frames.len - 1];
  McOp op = frame->next;
  if (op.index != MC_NONE) {
    McRegion inner = mc_op_rec(ctx, op)->extra == 0 ? (McRegion){MC_NONE} : region_from(ctx, op, 0);
    if (inner.index != MC_NONE) return enter_region(c, inner, is_isolated(ctx, op));
    frame->next = mc_op_next(ctx, op);
    return visit(c, frame, op);
  }
  if (frame->at + 1 < c->blocks.len) {
    enter_block(c, frame, frame->at + 1);
    return true;
  }
  McRegion region = frame->region;
  McOp around = mc_region_op(ctx, region);
  leave_region(c);
  if (around.index == c->run->op.index) {
    region = region_from(ctx, around, mc_region_index(ctx, region) + 1);
    return region.index == MC_NONE || enter_region(c, region, false);
  }
  region = region_from(ctx, around, mc_region_index(ctx, region) + 1);
  if (region.index != MC_NONE) return enter_region(c, region, is_isolated(ctx, around));
  frame = &c->frames.ptr[c->frames.len - 1];
  frame->next = mc_op_next(ctx, around);
  return visit(c, frame, around);
}

static bool visit_all(Cse *c) {
  McContext *ctx = c->run->ctx;
  McRegion region = region_from(ctx, c->run->op, 0);
  if (region.index == MC_NONE) return true;
  if (!grow_slots(c) || !enter_region(c, region, false)) return mc_pass_out_of_memory(c->run);
  while (c->frames.len > 0) {
    if (!step(c)) return mc_pass_out_of_memory(c->run);
    if (mc_tick(&c->run->ticker)) return mc_pass_interrupted(c->run);
  }
  return true;
}

bool mc_pass_cse(McPassRun *run) {
  McContext *ctx = run->ctx;
  McAlloc *alloc = &ctx->alloc;
  Cse c = {.run = run};
  mc_dominance_init(&c.dominance, ctx);
  if (!mc_idmap_init(alloc, &c.reads, 8)) return mc_pass_out_of_memory(run);
  bool has_effects = mc_effects_init(&c.effects, ctx), ok = has_effects || mc_pass_out_of_memory(run);
  if (has_effects) {
    ok = visit_all(&c);
    /* An operation inside another one was met before that. After a failure the outer one may stay, and need it. */
    if (ok) mc_ops_erase(ctx, c.erased.ptr, c.erased.len);
    mc_effects_fini(&c.effects);
  }
  mc_dominance_fini(&c.dominance);
  if (c.slots != NULL) mc_free(alloc, c.slots, sizeof *c.slots << c.log);
  mc_array_fini(alloc, &c.known);
  mc_array_fini(alloc, &c.frames);
  mc_array_fini(alloc, &c.blocks);
  mc_array_fini(alloc, &c.erased);
  mc_idmap_fini(alloc, &c.reads);
  return ok;
}
