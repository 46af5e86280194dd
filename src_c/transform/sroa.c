/* sroa.c - the pass sroa: memory of several parts becomes memory of each part that is used.
 *
 * Every user of the pointer must be one that can use a part instead, or a note that goes. Pointers into a part may have
 * users that stay inside it. In rounds, since parts can have parts; memory that has to stay is looked at again as long
 * as something changes. Parts are allocated in the order of their first use, in the order of the list of uses.
 */
#include "transform/sroa.h"

#include "base/idmap.h"
#include "transform/pattern_driver.h"

typedef MC_ARRAY(McOp) Ops; /* owned */

typedef struct Sroa {
  McPassRun *run;   /* borrowed */
  McContext *ctx;   /* borrowed */
  McRewriter rw;    /* owned */
  McSplit split;    /* owned */
  Ops now, next;    /* allocations of this round, and of the next one */
  Ops users, notes; /* of the memory: those that change to parts, those that go */
  McIdMap seen;     /* owned: operations in `users` -> 1, in `notes` -> 2; both: 3 */
  bool interrupted;
} Sroa;

static bool tick(Sroa *s) {
  s->interrupted = s->interrupted || mc_tick(&s->run->ticker);
  return !s->interrupted;
}

static bool fail(McSplit *split) {
  split->failed = true;
  return false;
}

bool mc_split_use(McSplit *split, uint32_t number) {
  if (number >= split->count) return false;
  if (split->is_used.ptr[number]) return true;
  split->is_used.ptr[number] = 1;
  return mc_array_push(&split->ctx->alloc, &split->used, number) || fail(split);
}

bool mc_split_view(McSplit *split, McValue pointer, uint64_t size) {
  McSplitView view = {pointer, size};
  return mc_array_push(&split->ctx->alloc, &split->views, view) || fail(split);
}

static const McSplitUseRoutine *use_routine(const McContext *ctx, McOp op) {
  const McOpDef *def = mc_op_def(ctx, op);
  return def == NULL ? NULL : def->split_use;
}

/* Notes the operation for one of the lists. */
static bool add(Sroa *s, Ops *list, McOp op) {
  McAlloc *alloc = &s->ctx->alloc;
  uint32_t bit = list == &s->users ? 1 : 2, old = mc_idmap_find(&s->seen, op.index)->value;
  if (old & bit) return true;
  if (!mc_idmap_put(alloc, &s->seen, op.index, old | bit)) return fail(&s->split);
  return mc_array_push(alloc, list, op) || fail(&s->split);
}

/* --- what becomes of the users --- */

/* The operations of the list go with the memory, and so do users of results that are the pointer. */
static bool can_go(Sroa *s) {
  McContext *ctx = s->ctx;
  for (size_t i = 0; i < s->notes.len; i++) {
    McOp op = s->notes.ptr[i];
    const McOpDef *def = mc_op_def(ctx, op);
    McSlot slot = {s->split.pointer, s->split.type, {MC_NONE}, s->split.scope};
    if (!tick(s)) return false;
    if (def == NULL || def->slot_use == NULL || mc_idmap_find(&s->seen, op.index)->value == 3) return false;
    McSlotUse use = def->slot_use->run(ctx, op, &slot, NULL, slot.pointer, NULL);
    if (use == MC_SLOT_MARKED || use == MC_SLOT_NOTED) continue;
    if (use != MC_SLOT_PASSED) return false;
    for (uint32_t r = 0, n = mc_op_num_results(ctx, op); r < n; r++) {
      McUse user = mc_value_first_use(ctx, mc_op_result(ctx, op, r));
      for (; user.index != MC_NONE; user = mc_use_next(ctx, user)) {
        if (!add(s, &s->notes, mc_use_owner(ctx, user))) return false;
      }
    }
  }
  return true;
}

/* Users of pointers into parts. Each pointer is that of one view. */
static bool are_safe(Sroa *s) {
  McContext *ctx = s->ctx;
  McSplit *split = &s->split;
  while (split->views.len > 0) {
    McSplitView view = split->view = split->views.ptr[--split->views.len];
    for (McUse use = mc_value_first_use(ctx, view.pointer); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
      McOp user = mc_use_owner(ctx, use);
      const McSplitUseRoutine *routine = use_routine(ctx, user);
      if (!tick(s)) return false;
      if (routine != NULL && routine->run(split, user, MC_SPLIT_VIEW)) continue;
      if (split->failed || !add(s, &s->notes, user)) return false;
      split->view = view;
    }
  }
  return true;
}

static bool can_split(Sroa *s) {
  McContext *ctx = s->ctx;
  McSplit *split = &s->split;
  McUse use = mc_value_first_use(ctx, split->pointer);
  if (use.index == MC_NONE) return false;
  for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp user = mc_use_owner(ctx, use);
    const McSplitUseRoutine *routine = use_routine(ctx, user);
    if (!tick(s)) return false;
    bool splits = routine != NULL && routine->run(split, user, MC_SPLIT_ACCESS);
    if (split->failed || !add(s, splits ? &s->users : &s->notes, user)) return false;
  }
  return are_safe(s) && can_go(s);
}

/* --- the change --- */

static bool change(Sroa *s) {
  McContext *ctx = s->ctx;
  McSplit *split = &s->split;
  split->rw = &s->rw;
  if (!mc_op_def(ctx, split->op)->split->run(split)) return fail(split);
  for (size_t i = 0; i < s->users.len; i++) {
    McOp user = s->users.ptr[i];
    bool goes = use_routine(ctx, user)->run(split, user, MC_SPLIT_REWIRE);
    if (split->failed || s->rw.failed) return fail(split);
    if (goes) mc_op_erase(ctx, user);
  }
  for (size_t i = s->notes.len; i-- > 0;) mc_op_erase(ctx, s->notes.ptr[i]);
  s->run->statistics[0]++;
  s->run->statistics[1] += split->used.len != split->count;
  if (split->count > s->run->statistics[2]) s->run->statistics[2] = split->count;
  for (size_t i = 0; i < split->used.len; i++) {
    McOp made = mc_value_op(ctx, split->parts.ptr[split->used.ptr[i]]);
    if (!mc_array_push(&ctx->alloc, &s->next, made)) return fail(split);
  }
  mc_op_erase(ctx, split->op);
  return true;
}

/* Makes room for the parts. */
static bool prepare(Sroa *s, McOp op) {
  McAlloc *alloc = &s->ctx->alloc;
  McSplit *split = &s->split;
  split->op = op;
  split->rw = NULL;
  split->used.len = split->views.len = split->parts.len = split->is_used.len = 0;
  s->users.len = s->notes.len = 0;
  mc_idmap_fini(alloc, &s->seen);
  if (!mc_idmap_init(alloc, &s->seen, 16)) return fail(split);
  if (!mc_op_def(s->ctx, op)->split->run(split)) return false;
  if (!mc_array_reserve(alloc, &split->parts, (size_t)split->count + 1) ||
      !mc_array_reserve(alloc, &split->is_used, (size_t)split->count + 1)) {
    return fail(split);
  }
  memset(split->parts.ptr, 0, split->count * sizeof *split->parts.ptr);
  memset(split->is_used.ptr, 0, split->count);
  split->parts.len = split->is_used.len = split->count;
  return true;
}

/* One round over s->now. Returns false when memory ran out, or interrupted. */
static bool round_of(Sroa *s, bool *any) {
  s->next.len = 0;
  for (size_t i = 0; i < s->now.len; i++) {
    McOp op = s->now.ptr[i];
    bool ok = prepare(s, op) && can_split(s);
    if (s->split.failed || !tick(s)) return false;
    if (ok && !change(s)) return false;
    if (!ok && !mc_array_push(&s->ctx->alloc, &s->next, op)) return fail(&s->split);
    *any |= ok;
  }
  Ops swap = s->now;
  s->now = s->next;
  s->next = swap;
  return true;
}

/* All allocations of one region, with those inside, inner ones first. */
static bool collect(Sroa *s, McRegion region) {
  McContext *ctx = s->ctx;
  s->now.len = 0;
  for (McBlock b = mc_region_first_block(ctx, region); b.index != MC_NONE; b = mc_block_next(ctx, b)) {
    for (McOp root = mc_block_first_op(ctx, b); root.index != MC_NONE; root = mc_op_next(ctx, root)) {
      McWalk walk;
      mc_walk_init(ctx, &walk, root, true);
      for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
        const McOpDef *def = mc_op_def(ctx, op);
        if (!tick(s)) return false;
        if (def == NULL || def->split == NULL || mc_op_num_results(ctx, op) != 1) continue;
        if (!mc_array_push(&ctx->alloc, &s->now, op)) return fail(&s->split);
      }
    }
  }
  return true;
}

bool mc_pass_sroa(McPassRun *run) {
  McContext *ctx = run->ctx;
  McAlloc *alloc = &ctx->alloc;
  Sroa s = {.run = run, .ctx = ctx, .split = {.ctx = ctx, .scope = run->op}};
  bool ok = mc_rw_init(&s.rw, ctx, (McRegion){MC_NONE}) || fail(&s.split);
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, run->op); i < n && ok; i++) {
    bool any = true;
    ok = collect(&s, mc_op_region(ctx, run->op, i));
    while (ok && any && s.now.len > 0) {
      any = false;
      ok = round_of(&s, &any);
    }
  }
  if (!ok) ok = s.split.failed ? mc_pass_out_of_memory(run) : mc_pass_interrupted(run);
  mc_rw_fini(&s.rw);
  mc_idmap_fini(alloc, &s.seen);
  mc_array_fini(alloc, &s.now);
  mc_array_fini(alloc, &s.next);
  mc_array_fini(alloc, &s.users);
  mc_array_fini(alloc, &s.notes);
  mc_array_fini(alloc, &s.split.used);
  mc_array_fini(alloc, &s.split.parts);
  mc_array_fini(alloc, &s.split.is_used);
  mc_array_fini(alloc, &s.split.views);
  return ok;
}
