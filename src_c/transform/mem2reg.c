/* mem2reg.c - the pass mem2reg: slots of memory whose address stays in one region become values.
 *
 * All slots of a region that can be promoted go at once, in rounds: a slot whose pointer was in another slot may follow
 * in the next round. Where several values can reach a block that reads the slot, the block gets an argument: at the
 * iterated dominance frontier of the writes, as far as the slot is read there. Then a walk over the dominator tree
 * finds the value that reaches each read. The order of new arguments and values is mlir-opt 22's, and as there the
 * option region-simplify changes nothing.
 */
#include "ir/dominance.h"
#include "transform/pattern_driver.h"

#define NOWHERE UINT32_MAX /* instead of a number */

/* A block that control reaches, by its place in the walk over the dominator tree. */
typedef struct Node {
  McBlock block;
  uint32_t dominator;       /* number of its node; its own: the entry */
  uint32_t frontier, count; /* a stretch of `frontiers`: numbers of nodes */
  uint32_t first_arg;       /* number + 1 of its first new argument, in the order of the slots */
  uint32_t last_arg;
  uint32_t read, written, live, merged; /* mark of the last slot for which it is */
  McOp first_write;         /* of that slot */
} Node;

typedef struct Slot { McOp op; McSlot slot; McValue value; } Slot; /* value: in the slot at the place of the walk */
typedef struct NewArg { uint32_t slot, next; McValue value; } NewArg; /* next: number + 1, of the same block */
typedef struct Access { McOp op; uint32_t slot; McValue old; } Access;
typedef struct Undo { uint32_t slot; McValue value; uint32_t node; } Undo;

typedef struct Promotion {
  McPassRun *run;        /* borrowed */
  McContext *ctx;        /* borrowed */
  McRewriter rw;         /* owned */
  McRegion region;
  McDominance dominance; /* owned */
  McIdMap nodes;         /* owned: block -> number of its node + 1 */
  McIdMap pointers;      /* owned: pointer of a slot -> its number + 1 */
  MC_ARRAY(Node) tree;   /* owned */
  McWords frontiers, stack;     /* owned */
  McWords writers;              /* owned: numbers of nodes that write a slot, then of those where values meet */
  uint32_t mark;                /* of the slot that is looked at */
  MC_ARRAY(Slot) slots;         /* owned: those that are promoted */
  MC_ARRAY(NewArg) args;        /* owned */
  MC_ARRAY(Access) accesses;    /* owned: in an order in which a value is there before its uses */
  MC_ARRAY(Undo) undo;          /* owned */
  MC_ARRAY(McOp) allocations;   /* owned: of the region */
  bool failed;           /* memory ran out */
} Promotion;

static bool fail(Promotion *p) {
  p->failed = true;
  return false;
}

static bool push(Promotion *p, McWords *list, uint32_t word) {
  return mc_array_push(&p->ctx->alloc, list, word) || fail(p);
}

static Node *node_of(const Promotion *p, McBlock block) {
  const McIdEntry *entry = mc_idmap_find(&p->nodes, block.index);
  return entry->key == 0 ? NULL : &p->tree.ptr[entry->value - 1];
}

/* --- the dominator tree and the frontiers --- */

static bool build_tree(Promotion *p) {
  McContext *ctx = p->ctx;
  uint32_t count = 0, top = 0;
  McBlock first = mc_region_first_block(ctx, p->region);
  bool single = mc_block_next(ctx, first).index == MC_NONE; /* it has no number */
  if (!single && !mc_dominance_number(&p->dominance, p->region)) return fail(p);
  for (McBlock b = first; b.index != MC_NONE; b = mc_block_next(ctx, b)) {
    count += single || mc_dominance_number_of(&p->dominance, b).place != 0;
  }
  p->tree.len = 0;
  if (!mc_array_reserve(&ctx->alloc, &p->tree, count + 1)) return fail(p);
  memset(p->tree.ptr, 0, (count + 1) * sizeof *p->tree.ptr);
  p->tree.len = count;
  for (McBlock b = first; b.index != MC_NONE; b = mc_block_next(ctx, b)) {
    uint32_t place = single ? 1 : mc_dominance_number_of(&p->dominance, b).place;
    if (place == 0) continue;
    p->tree.ptr[place - 1].block = b;
    if (!mc_idmap_put(&ctx->alloc, &p->nodes, b.index, place)) return fail(p);
  }
  for (uint32_t i = 1; i < count; i++) { /* the nearest one before it whose subtree has it */
    while (mc_dominance_number_of(&p->dominance, p->tree.ptr[top].block).last < i + 1) top = p->tree.ptr[top].dominator;
    p->tree.ptr[i].dominator = top;
    top = i;
  }
  return true;
}

static uint32_t number_of(const Promotion *p, McBlock block) {
  const McIdEntry *entry = mc_idmap_find(&p->nodes, block.index);
  return entry->key == 0 ? NOWHERE : entry->value - 1;
}

/* Calls for each node whose frontier has node `to`: counts, or (fill) adds. */
static void frontier_of(Promotion *p, uint32_t to, bool fill) {
  McContext *ctx = p->ctx;
  for (McUse use = mc_block_first_use(ctx, p->tree.ptr[to].block); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    uint32_t at = number_of(p, mc_op_block(ctx, mc_use_owner(ctx, use)));
    bool is_entry = to == 0;
    while (at != NOWHERE && (is_entry || at != p->tree.ptr[to].dominator)) {
      Node *node = &p->tree.ptr[at];
      bool known = fill && node->count > 0 && p->frontiers.ptr[node->frontier + node->count - 1] == to;
      if (fill && !known) p->frontiers.ptr[node->frontier + node->count++] = to;
      if (!fill) node->count++;
      if (at == 0) break;
      at = node->dominator;
    }
  }
}

static bool build_frontiers(Promotion *p) {
  uint64_t total = 0;
  for (uint32_t i = 0; i < p->tree.len; i++) frontier_of(p, i, false);
  for (uint32_t i = 0; i < p->tree.len; i++) {
    p->tree.ptr[i].frontier = (uint32_t)total;
    total += p->tree.ptr[i].count;
    p->tree.ptr[i].count = 0;
  }
  p->frontiers.len = 0;
  if (total >= UINT32_MAX || !mc_array_reserve(&p->ctx->alloc, &p->frontiers, total + 1)) return fail(p);
  for (uint32_t i = 0; i < p->tree.len; i++) frontier_of(p, i, true);
  return true;
}

/* --- which slots are promoted --- */

static McSlotUse use_of(const Promotion *p, McOp op, const McSlot *slot) {
  const McOpDef *def = mc_op_def(p->ctx, op);
  return def == NULL || def->slot_use == NULL ? MC_SLOT_KEPT
                                             : def->slot_use->run(p->ctx, op, slot, NULL, slot->pointer, NULL);
}

/* An operation of the region, not of one inside it. */
static bool is_here(const Promotion *p, McOp op) {
  return mc_block_region(p->ctx, mc_op_block(p->ctx, op)).index == p->region.index;
}

/* The number of the slot whose pointer the operation uses; NOWHERE: it uses none. */
static uint32_t slot_used_by(const Promotion *p, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_operands(p->ctx, op); i < n; i++) {
    McValue value = mc_op_operand(p->ctx, op, i);
    uint32_t number = value.index == MC_NONE ? 0 : mc_idmap_find(&p->pointers, value.index)->value;
    if (number != 0) return number - 1;
  }
  return NOWHERE;
}

/* A user of two slots is changed for one of them; the other one may follow in the next round. */
static bool can_go(const Promotion *p, const McSlot *slot) {
  McUse use = mc_value_first_use(p->ctx, slot->pointer);
  if (use.index == MC_NONE) return false;
  for (; use.index != MC_NONE; use = mc_use_next(p->ctx, use)) {
    McOp user = mc_use_owner(p->ctx, use);
    McSlotUse kind = use_of(p, user, slot);
    if (kind == MC_SLOT_KEPT || kind == MC_SLOT_NOTED || kind == MC_SLOT_PASSED) return false;
    if (kind != MC_SLOT_MARKED && !is_here(p, user)) return false;
    if (slot_used_by(p, user) != NOWHERE) return false;
  }
  return true;
}

/* Lists the blocks that write the slot in p->writers, each with its first write. */
static bool mark_written(Promotion *p, const McSlot *slot) {
  McContext *ctx = p->ctx;
  p->writers.len = 0;
  for (McUse use = mc_value_first_use(ctx, slot->pointer); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp user = mc_use_owner(ctx, use);
    Node *node = use_of(p, user, slot) & MC_SLOT_WRITTEN ? node_of(p, mc_op_block(ctx, user)) : NULL;
    if (node == NULL) continue;
    if (node->written != p->mark && !push(p, &p->writers, (uint32_t)(node - p->tree.ptr))) return false;
    if (node->written != p->mark || mc_op_is_before(ctx, user, node->first_write)) node->first_write = user;
    node->written = p->mark;
  }
  return true;
}

/* Marks the blocks at whose front the slot has a value that is read later. */
static bool mark_live(Promotion *p, const McSlot *slot) {
  McContext *ctx = p->ctx;
  p->stack.len = 0;
  for (McUse use = mc_value_first_use(ctx, slot->pointer); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp user = mc_use_owner(ctx, use);
    Node *node = use_of(p, user, slot) & MC_SLOT_READ ? node_of(p, mc_op_block(ctx, user)) : NULL;
    if (node == NULL || node->read == p->mark) continue;
    bool written = node->written == p->mark && user.index != node->first_write.index &&
                   mc_op_is_before(ctx, node->first_write, user);
    if (written) continue;
    node->read = p->mark;
    if (!push(p, &p->stack, (uint32_t)(node - p->tree.ptr))) return false;
  }
  while (p->stack.len > 0) {
    Node *node = &p->tree.ptr[p->stack.ptr[--p->stack.len]];
    if (node->live == p->mark) continue;
    node->live = p->mark;
    for (McUse use = mc_block_first_use(ctx, node->block); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
      uint32_t before = number_of(p, mc_op_block(ctx, mc_use_owner(ctx, use)));
      if (before == NOWHERE || p->tree.ptr[before].written == p->mark) continue;
      if (!push(p, &p->stack, before)) return false;
    }
  }
  return true;
}

/* Whether all branches to the block say what they pass. */
static bool can_get_args(const Promotion *p, McBlock block) {
  uint32_t start, count;
  for (McUse use = mc_block_first_use(p->ctx, block); use.index != MC_NONE; use = mc_use_next(p->ctx, use)) {
    if (!mc_branch_operands(p->ctx, mc_use_owner(p->ctx, use), mc_use_index(p->ctx, use), &start, &count)) return false;
  }
  return true;
}

/* Lists the blocks that get an argument in p->stack. *ok: all of them can. */
static bool mark_merged(Promotion *p, bool *ok) {
  p->stack.len = 0;
  for (size_t next = 0; next < p->writers.len; next++) {
    const Node *node = &p->tree.ptr[p->writers.ptr[next]];
    for (uint32_t k = 0; k < node->count; k++) {
      uint32_t at = p->frontiers.ptr[node->frontier + k];
      Node *to = &p->tree.ptr[at];
      if (to->merged == p->mark || to->live != p->mark) continue;
      to->merged = p->mark;
      *ok = *ok && at != 0 && can_get_args(p, to->block);
      if (!push(p, &p->stack, at) || !push(p, &p->writers, at)) return false;
    }
  }
  return true;
}

static bool add_arg(Promotion *p, uint32_t slot, uint32_t at) {
  Node *node = &p->tree.ptr[at];
  NewArg arg = {.slot = slot, .value = {MC_NONE}};
  if (!mc_array_push(&p->ctx->alloc, &p->args, arg)) return fail(p);
  uint32_t number = (uint32_t)p->args.len;
  if (node->first_arg == 0) node->first_arg = number;
  else p->args.ptr[node->last_arg - 1].next = number;
  node->last_arg = number;
  return true;
}

/* Takes the slot in, if it can be promoted. */
static bool consider(Promotion *p, McOp op) {
  McContext *ctx = p->ctx;
  Slot slot = {.op = op, .slot = {.initial = {MC_NONE}, .scope = p->run->op}, .value = {MC_NONE}};
  uint32_t number = (uint32_t)p->slots.len;
  bool ok = true;
  p->mark++;
  if (!mc_op_def(ctx, op)->slot->run(ctx, op, &slot.slot, NULL, op) || !can_go(p, &slot.slot)) return true;
  if (p->tree.len > 1) {
    if (!mark_written(p, &slot.slot) || !mark_live(p, &slot.slot) || !mark_merged(p, &ok)) return false;
    if (!ok) return true;
    for (size_t i = 0; i < p->stack.len; i++) {
      if (!add_arg(p, number, p->stack.ptr[i])) return false;
    }
  }
  if (!mc_array_push(&ctx->alloc, &p->slots, slot) ||
      !mc_idmap_put(&ctx->alloc, &p->pointers, slot.slot.pointer.index, number + 1)) {
    return fail(p);
  }
  return true;
}

/* --- values that reach reads --- */

static bool make_args(Promotion *p) {
  McContext *ctx = p->ctx;
  for (size_t i = 0; i < p->tree.len; i++) {
    for (uint32_t at = p->tree.ptr[i].first_arg; at != 0; at = p->args.ptr[at - 1].next) {
      NewArg *arg = &p->args.ptr[at - 1];
      const Slot *slot = &p->slots.ptr[arg->slot];
      arg->value = mc_block_add_arg(ctx, p->tree.ptr[i].block, slot->slot.element, mc_op_loc(ctx, slot->op));
      if (arg->value.index == MC_NONE) return fail(p);
    }
  }
  return true;
}

/* The value that is read before any is written. MC_NONE: out of memory. */
static McValue initial(Promotion *p, Slot *slot) {
  McContext *ctx = p->ctx;
  if (slot->slot.initial.index == MC_NONE) {
    McOp first = mc_block_first_op(ctx, mc_op_block(ctx, slot->op));
    if (!mc_op_def(ctx, slot->op)->slot->run(ctx, slot->op, &slot->slot, &p->rw, first)) fail(p);
  }
  return slot->slot.initial;
}

static bool set_value(Promotion *p, uint32_t slot, McValue value, uint32_t node) {
  Undo undo = {slot, p->slots.ptr[slot].value, node};
  if (!mc_array_push(&p->ctx->alloc, &p->undo, undo)) return fail(p);
  p->slots.ptr[slot].value = value;
  return true;
}

static bool visit(Promotion *p, McOp op, uint32_t node) {
  McContext *ctx = p->ctx;
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t number = def == NULL || def->slot_use == NULL ? NOWHERE : slot_used_by(p, op);
  if (number == NOWHERE) return true;
  Slot *slot = &p->slots.ptr[number];
  McSlotUse kind = use_of(p, op, &slot->slot);
  Access access = {op, number, slot->value};
  if ((kind & MC_SLOT_READ) && access.old.index == MC_NONE) {
    access.old = initial(p, slot);
    if (access.old.index == MC_NONE) return false;
  }
  if (!mc_array_push(&ctx->alloc, &p->accesses, access)) return fail(p);
  if (!(kind & MC_SLOT_WRITTEN)) return true;
  McValue value = {MC_NONE};
  def->slot_use->run(ctx, op, &slot->slot, &p->rw, access.old, &value);
  return value.index == MC_NONE ? fail(p) : set_value(p, number, value, node);
}

/* Passes the values of the slots to the new arguments of a successor. reached: control reaches the branch. */
static bool pass_values(Promotion *p, McOp branch, uint32_t successor, const Node *to, bool reached) {
  McValueList values = {0};
  bool ok = true;
  for (uint32_t at = to->first_arg; ok && at != 0; at = p->args.ptr[at - 1].next) {
    Slot *slot = &p->slots.ptr[p->args.ptr[at - 1].slot];
    McValue value = reached && slot->value.index != MC_NONE ? slot->value : initial(p, slot);
    ok = value.index != MC_NONE && (mc_array_push(&p->ctx->alloc, &values, value) || fail(p));
  }
  ok = ok && (mc_branch_append(p->ctx, branch, successor, values.ptr, (uint32_t)values.len) || fail(p));
  mc_array_fini(&p->ctx->alloc, &values);
  return ok;
}

static bool visit_node(Promotion *p, uint32_t number) {
  McContext *ctx = p->ctx;
  const Node *node = &p->tree.ptr[number];
  while (p->undo.len > 0) { /* back to the end of its dominator */
    Undo undo = p->undo.ptr[p->undo.len - 1];
    if (undo.node == node->dominator ||
        mc_block_properly_dominates(&p->dominance, p->tree.ptr[undo.node].block, node->block)) {
      break;
    }
    p->slots.ptr[undo.slot].value = undo.value;
    p->undo.len--;
  }
  for (uint32_t at = node->first_arg; at != 0; at = p->args.ptr[at - 1].next) {
    if (!set_value(p, p->args.ptr[at - 1].slot, p->args.ptr[at - 1].value, number)) return false;
  }
  for (McOp op = mc_block_first_op(ctx, node->block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (!visit(p, op, number)) return false;
  }
  McOp last = mc_block_last_op(ctx, node->block);
  for (uint32_t i = 0, n = last.index == MC_NONE ? 0 : mc_op_num_successors(ctx, last); i < n; i++) {
    const Node *to = node_of(p, mc_op_successor(ctx, last, i));
    if (to != NULL && !pass_values(p, last, i, to, true)) return false;
  }
  return true;
}

/* Blocks that control does not reach. */
static bool visit_unreached(Promotion *p) {
  McContext *ctx = p->ctx;
  for (McBlock b = mc_region_first_block(ctx, p->region); b.index != MC_NONE; b = mc_block_next(ctx, b)) {
    if (node_of(p, b) != NULL) continue;
    for (; p->undo.len > 0; p->undo.len--) { /* no value is known */
      p->slots.ptr[p->undo.ptr[p->undo.len - 1].slot].value = p->undo.ptr[p->undo.len - 1].value;
    }
    for (McOp op = mc_block_first_op(ctx, b); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      if (!visit(p, op, 0)) return false;
    }
    McOp last = mc_block_last_op(ctx, b);
    for (uint32_t i = 0, n = last.index == MC_NONE ? 0 : mc_op_num_successors(ctx, last); i < n; i++) {
      const Node *to = node_of(p, mc_op_successor(ctx, last, i));
      if (to != NULL && !pass_values(p, last, i, to, false)) return false;
    }
  }
  return true;
}

/* --- the end of memory --- */

/* Later reads first: what reaches them may be the result of an earlier one. */
static bool replace_reads(Promotion *p) {
  McContext *ctx = p->ctx;
  for (size_t i = p->accesses.len; i-- > 0;) {
    Access access = p->accesses.ptr[i];
    const McSlot *slot = &p->slots.ptr[access.slot].slot;
    McValue value = {MC_NONE};
    if (use_of(p, access.op, slot) != MC_SLOT_READ) continue;
    mc_op_def(ctx, access.op)->slot_use->run(ctx, access.op, slot, &p->rw, access.old, &value);
    if (value.index == MC_NONE) return fail(p);
    if (mc_op_num_results(ctx, access.op) > 0) mc_value_replace_all_uses(ctx, mc_op_result(ctx, access.op, 0), value);
  }
  return true;
}

static void erase_all(Promotion *p) {
  McContext *ctx = p->ctx;
  p->run->statistics[1] += p->args.len;
  for (size_t i = 0; i < p->slots.len; i++) {
    McValue pointer = p->slots.ptr[i].slot.pointer;
    for (McUse use; (use = mc_value_first_use(ctx, pointer)).index != MC_NONE;) {
      mc_op_erase(ctx, mc_use_owner(ctx, use));
    }
    p->run->statistics[0]++;
    mc_op_erase(ctx, p->slots.ptr[i].op);
  }
}

/* --- a region --- */

static void forget(Promotion *p) {
  McAlloc *alloc = &p->ctx->alloc;
  mc_idmap_fini(alloc, &p->nodes);
  mc_idmap_fini(alloc, &p->pointers);
  mc_dominance_fini(&p->dominance);
  mc_dominance_init(&p->dominance, p->ctx);
  p->slots.len = p->args.len = p->accesses.len = p->undo.len = p->tree.len = 0;
}

/* One round. *any: slots were promoted. Returns false when memory ran out, or interrupted. */
static bool promote(Promotion *p, bool *any) {
  McAlloc *alloc = &p->ctx->alloc;
  forget(p);
  p->mark = 0;
  if (!mc_idmap_init(alloc, &p->nodes, 16) || !mc_idmap_init(alloc, &p->pointers, 16)) return fail(p);
  if (!build_tree(p) || (p->tree.len > 1 && !build_frontiers(p))) return false;
  for (size_t i = 0; i < p->allocations.len; i++) {
    if (!consider(p, p->allocations.ptr[i])) return false;
  }
  *any = p->slots.len > 0;
  if (!*any) return true;
  size_t kept = 0;
  for (size_t i = 0; i < p->allocations.len; i++) { /* the others may follow */
    bool goes = mc_idmap_find(&p->pointers, mc_op_result(p->ctx, p->allocations.ptr[i], 0).index)->key != 0;
    if (!goes) p->allocations.ptr[kept++] = p->allocations.ptr[i];
  }
  p->allocations.len = kept;
  mc_pass_begin_changes(p->run);
  bool ok = make_args(p);
  for (uint32_t i = 0; ok && i < p->tree.len; i++) ok = visit_node(p, i);
  ok = ok && visit_unreached(p) && replace_reads(p);
  if (ok) erase_all(p);
  return mc_pass_end_changes(p->run) && ok;
}

/* Promotes what is allocated in the region `in` and directly in no other. */
static bool promote_region(Promotion *p, McRegion in) {
  McContext *ctx = p->ctx;
  bool any = true;
  p->region = in;
  p->allocations.len = 0;
  for (McBlock b = mc_region_first_block(ctx, in); b.index != MC_NONE; b = mc_block_next(ctx, b)) {
    for (McOp op = mc_block_first_op(ctx, b); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      const McOpDef *def = mc_op_def(ctx, op);
      if (mc_tick(&p->run->ticker)) return mc_pass_interrupted(p->run);
      bool allocates = def != NULL && def->slot != NULL && mc_op_num_results(ctx, op) == 1;
      if (allocates && !mc_array_push(&ctx->alloc, &p->allocations, op)) return mc_pass_out_of_memory(p->run);
    }
  }
  while (any && p->allocations.len > 0) {
    if (promote(p, &any)) continue;
    return p->failed || p->rw.failed ? mc_pass_out_of_memory(p->run) : false;
  }
  return true;
}

static bool is_graph(const McContext *ctx, McOp op) { return mc_op_has_trait(ctx, op, MC_TRAIT(GRAPH_REGION)); }

bool mc_pass_mem2reg(McPassRun *run) {
  McContext *ctx = run->ctx;
  McAlloc *alloc = &ctx->alloc;
  Promotion p = {.run = run, .ctx = ctx};
  McWalk walk;
  bool ok = mc_rw_init(&p.rw, ctx, (McRegion){MC_NONE}) || mc_pass_out_of_memory(run);
  mc_dominance_init(&p.dominance, ctx);
  mc_walk_init(ctx, &walk, run->op, true); /* promotion makes and erases operations only in regions that it has left */
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(&run->ticker)) ok = mc_pass_interrupted(run);
    for (uint32_t i = 0, n = is_graph(ctx, op) ? 0 : mc_op_num_regions(ctx, op); i < n && ok; i++) {
      ok = promote_region(&p, mc_op_region(ctx, op, i));
    }
  }
  forget(&p);
  mc_dominance_fini(&p.dominance);
  mc_rw_fini(&p.rw);
  mc_array_fini(alloc, &p.tree);
  mc_array_fini(alloc, &p.frontiers);
  mc_array_fini(alloc, &p.stack);
  mc_array_fini(alloc, &p.writers);
  mc_array_fini(alloc, &p.slots);
  mc_array_fini(alloc, &p.args);
  mc_array_fini(alloc, &p.accesses);
  mc_array_fini(alloc, &p.undo);
  mc_array_fini(alloc, &p.allocations);
  return ok;
}
