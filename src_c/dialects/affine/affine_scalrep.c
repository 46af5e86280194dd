/* affine_scalrep.c - the pass affine-scalrep: values that were stored or loaded before replace loads of the same place,
 * stores that later ones hide go, and memory that is only written.
 *
 * As in mlir-opt 22, accesses of one memory are compared pairwise, and what is between two is searched. A limit on the
 * searched operations keeps the cost linear: after it loads and stores stay.
 */
#include "dialects/affine/affine.def"
#include "dialects/affine/affine_dependence.h"
#include "ir/dominance.h"
#include "transform/effects.h"
#include "transform/pattern_driver.h"

const McPassInfo mc_pass_affine_scalrep_info = {
    "affine-scalrep", "AffineScalarReplacement",
    "Replace affine memref accesses by scalars by forwarding stores to loads and eliminating redundant loads",
    MC_PASS_NONE, MC_PASS_NONE, MC_PASS_CHANGES, NULL};

#define STEPS_BASE 200000u /* operations and pairs that are looked at, beside STEPS_EACH for each operation */
#define STEPS_EACH 200u
#define MAX_VIEWS 64u

typedef struct Scalrep {
  McPassRun *run; /* borrowed */
  McContext *ctx; /* borrowed */
  McDominance dominance;  /* owned */
  McIdMap numbered;       /* owned: regions whose blocks have numbers */
  McIdMap memories;       /* owned: memory whose loads were replaced by stored values */
  MC_ARRAY(McValue) list; /* owned: the same in order */
  McIdMap replaced;       /* owned: loads that are in `gone` */
  MC_ARRAY(McOp) ops;     /* owned: loads, or stores */
  MC_ARRAY(McOp) gone;    /* owned: to be erased */
  MC_ARRAY(McBlock) blocks; /* owned: a stack of a search */
  uint64_t steps;
  bool failed;            /* memory ran out, or (interrupted) the user stopped the pass */
  bool interrupted;
} Scalrep;

static bool fail(Scalrep *s) { return !(s->failed = true); }

/* Counts a step. False: there were too many, or the pass failed. */
static bool step(Scalrep *s) {
  if (s->steps == 0 || s->failed) return false;
  s->steps--;
  if (mc_tick(&s->run->ticker)) s->interrupted = s->failed = true;
  return !s->failed;
}

/* --- memory --- */

/* The memory that a view is of. */
static McValue origin(const McContext *ctx, McValue value) {
  for (uint32_t i = 0; i < MAX_VIEWS; i++) {
    McOp op = mc_value_op(ctx, value);
    bool is_view = op.index != MC_NONE && (mc_op_effects(ctx, op) & MC_NO_EFFECT) && mc_op_num_operands(ctx, op) > 0 &&
                   mc_op_num_regions(ctx, op) == 0 && mc_op_num_results(ctx, op) == 1;
    if (!is_view) return value;
    McValue from = mc_op_operand(ctx, op, 0);
    McKind kind = mc_kind(ctx, mc_value_type(ctx, from).index);
    if (kind != MC_TYPE_MEMREF && kind != MC_TYPE_UNRANKED_MEMREF) return value;
    value = from;
  }
  return value;
}

static bool is_allocated(const McContext *ctx, McValue value) {
  McOp op = mc_value_op(ctx, value);
  return op.index != MC_NONE && mc_op_effect_kinds(ctx, op) == MC_EFFECT_ALLOCATE;
}

/* An argument of a function: it is no memory that the function allocates. */
static bool is_given(const McContext *ctx, McValue value) {
  if (!mc_value_is_block_arg(ctx, value)) return false;
  McOp op = mc_block_parent_op(ctx, mc_value_block(ctx, value));
  McBlock block = mc_value_block(ctx, value);
  return op.index != MC_NONE && mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE)) &&
         mc_block_prev(ctx, block).index == MC_NONE;
}

static bool may_alias(const McContext *ctx, McValue a, McValue b) {
  a = origin(ctx, a);
  b = origin(ctx, b);
  if (a.index == b.index) return true;
  bool first = is_allocated(ctx, a), second = is_allocated(ctx, b);
  if (first && second) return false;
  return !(first && is_given(ctx, b)) && !(second && is_given(ctx, a));
}

/* --- what is between two accesses --- */

/* A search for operations with an effect on what `end` accesses. */
typedef struct Search {
  Scalrep *s;
  McOp start, end;
  McValue memory;
  uint32_t kind;  /* MC_EFFECT_READ or WRITE */
  uint32_t loops; /* around both start and end */
} Search;

static bool is_meant(void *data, McValue memory) {
  const Search *search = data;
  return memory.index == MC_NONE || may_alias(search->s->ctx, memory, search->memory);
}

static bool is_access(const McContext *ctx, McOp op) { return mc_affine_reads(ctx, op) || mc_affine_writes(ctx, op); }

/* The access can come before `end`, of the same place. */
static bool may_reach(const Search *search, McOp op) {
  McContext *ctx = search->s->ctx;
  if (mc_affine_memory(ctx, op).index != search->memory.index ||
      mc_affine_analysis_scope(ctx, op).index != mc_affine_analysis_scope(ctx, search->end).index) {
    return true;
  }
  for (uint32_t depth = mc_affine_common_loops(ctx, op, search->end) + 1; depth > search->loops; depth--) {
    if (!step(search->s)) return true;
    if (mc_affine_dependence(ctx, op, search->end, depth, &search->s->failed) != MC_INDEPENDENT) return true;
  }
  return false;
}

/* The operation, or one in it, may have the effect. */
static bool has_effect(Search *search, McOp root) {
  McContext *ctx = search->s->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (!step(search->s)) return true;
    McMemory memory = mc_op_memory(ctx, op, search->kind, is_meant, search);
    if (memory == MC_MEMORY_UNKNOWN) return true;
    if (memory == MC_MEMORY_USED && (!is_access(ctx, op) || may_reach(search, op))) return true;
    if (memory != MC_MEMORY_INSIDE) mc_walk_skip(ctx, &walk, op);
  }
  return false;
}

/* Operations of a block from `op` on up to `until`, or all. */
static bool block_has_effect(Search *search, McOp op, McOp until) {
  for (; op.index != MC_NONE && op.index != until.index; op = mc_op_next(search->s->ctx, op)) {
    if (has_effect(search, op)) return true;
  }
  return false;
}

static bool push_successors(Scalrep *s, McBlock block) {
  McContext *ctx = s->ctx;
  McOp last = mc_block_last_op(ctx, block);
  for (uint32_t i = 0, n = last.index == MC_NONE ? 0 : mc_op_num_successors(ctx, last); i < n; i++) {
    if (!mc_array_push(&ctx->alloc, &s->blocks, mc_op_successor(ctx, last, i))) return fail(s);
  }
  return true;
}

/* The same along all ways from the block to `until`, in the same region. */
static bool ways_have_effect(Search *search, McBlock from, McOp until) {
  Scalrep *s = search->s;
  McContext *ctx = s->ctx;
  McIdMap done;
  s->blocks.len = 0;
  if (!mc_idmap_init(&ctx->alloc, &done, 8)) return !fail(s);
  bool found = !push_successors(s, from);
  while (!found && s->blocks.len > 0) {
    McBlock block = s->blocks.ptr[--s->blocks.len];
    if (mc_idmap_find(&done, block.index)->key != 0) continue;
    bool is_last = mc_op_block(ctx, until).index == block.index;
    found = block_has_effect(search, mc_block_first_op(ctx, block), until);
    if (!found && !mc_idmap_put(&ctx->alloc, &done, block.index, 1)) found = !fail(s);
    if (!found && !is_last) found = !push_successors(s, block);
  }
  mc_idmap_fini(&ctx->alloc, &done);
  return found;
}

/* Nothing between the two accesses has an effect of the kind on the memory of `end`. `start` dominates `end`, or is
 * postdominated by it. */
static bool is_clear(Scalrep *s, McOp start, McOp end, uint32_t kind) {
  McContext *ctx = s->ctx;
  Search search = {s, start, end, mc_affine_memory(ctx, end), kind, mc_affine_common_loops(ctx, start, end)};
  McRegion region = mc_block_region(ctx, mc_op_block(ctx, start));
  McOp until = end;
  while (mc_block_region(ctx, mc_op_block(ctx, until)).index != region.index) {
    until = mc_op_parent(ctx, until);
    if (until.index == MC_NONE || has_effect(&search, until)) return false;
  }
  if (block_has_effect(&search, mc_op_next(ctx, start), until)) return false;
  bool same = mc_op_block(ctx, start).index == mc_op_block(ctx, until).index;
  return same || !ways_have_effect(&search, mc_op_block(ctx, start), until);
}

/* Control passes `a` before it comes to `b`. */
static bool dominates(Scalrep *s, McOp a, McOp b) {
  McContext *ctx = s->ctx;
  McBlock block = mc_op_block(ctx, a);
  McRegion region = mc_block_region(ctx, block);
  while (b.index != MC_NONE && mc_op_block(ctx, b).index != MC_NONE &&
         mc_block_region(ctx, mc_op_block(ctx, b)).index != region.index) {
    b = mc_op_parent(ctx, b);
  }
  if (b.index == MC_NONE || mc_op_block(ctx, b).index == MC_NONE) return false;
  if (mc_op_block(ctx, b).index == block.index) return a.index != b.index && mc_op_is_before(ctx, a, b);
  if (mc_idmap_find(&s->numbered, region.index)->key == 0) {
    bool ok = mc_dominance_number(&s->dominance, region) && mc_idmap_put(&ctx->alloc, &s->numbered, region.index, 1);
    if (!ok) return fail(s);
  }
  return mc_block_properly_dominates(&s->dominance, block, mc_op_block(ctx, b));
}

/* --- the parts of the pass --- */

static bool find_ops(Scalrep *s, bool (*is)(const McContext *ctx, McOp op)) {
  McContext *ctx = s->ctx;
  McWalk walk;
  s->ops.len = s->gone.len = 0;
  mc_walk_init(ctx, &walk, s->run->op, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(&s->run->ticker)) return !(s->interrupted = s->failed = true);
    if (is(ctx, op) && !mc_array_push(&ctx->alloc, &s->ops, op)) return fail(s);
  }
  return true;
}

/* The same steps of all common loops: there is a way from one access of the place to the other. */
static bool reaches(Scalrep *s, McOp store, McOp load) {
  uint32_t depth = mc_affine_common_loops(s->ctx, store, load) + 1;
  return mc_affine_dependence(s->ctx, store, load, depth, &s->failed) == MC_DEPENDENT;
}

static bool have_same_type(const McContext *ctx, McValue a, McValue b) {
  return mc_value_type(ctx, a).index == mc_value_type(ctx, b).index;
}

/* Replaces the result, and lists the load. */
static bool replace_load(Scalrep *s, McOp load, McValue value) {
  mc_value_replace_all_uses(s->ctx, mc_op_result(s->ctx, load, 0), value);
  return (mc_array_push(&s->ctx->alloc, &s->gone, load) &&
          mc_idmap_put(&s->ctx->alloc, &s->replaced, load.index, 1)) ||
         fail(s);
}

static bool forward_store(Scalrep *s, McOp load) {
  McContext *ctx = s->ctx;
  McValue memory = mc_affine_memory(ctx, load);
  McOp last = {MC_NONE};
  for (McUse use = mc_value_first_use(ctx, memory); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp store = mc_use_owner(ctx, use);
    if (!step(s)) return !s->failed;
    bool fits = mc_affine_writes(ctx, store) && mc_affine_same_place(ctx, store, load, &s->failed) &&
                dominates(s, store, load) && reaches(s, store, load) && is_clear(s, store, load, MC_EFFECT_WRITE);
    if (fits) last = store;
  }
  if (s->failed || last.index == MC_NONE) return !s->failed;
  McValue value = mc_op_operand(ctx, last, 0);
  if (!have_same_type(ctx, value, mc_op_result(ctx, load, 0))) return true;
  if (mc_idmap_find(&s->memories, memory.index)->key == 0) {
    bool ok = mc_idmap_put(&ctx->alloc, &s->memories, memory.index, 1) && mc_array_push(&ctx->alloc, &s->list, memory);
    if (!ok) return fail(s);
  }
  return replace_load(s, load, value);
}

/* A later store of the same place in the same block hides this one. */
static bool find_unused(Scalrep *s, McOp store) {
  McContext *ctx = s->ctx;
  for (McUse use = mc_value_first_use(ctx, mc_affine_memory(ctx, store)); use.index != MC_NONE;
       use = mc_use_next(ctx, use)) {
    McOp later = mc_use_owner(ctx, use);
    if (!step(s)) return !s->failed;
    bool fits = later.index != store.index && mc_affine_writes(ctx, later) &&
                mc_op_block(ctx, later).index == mc_op_block(ctx, store).index && mc_op_is_before(ctx, store, later) &&
                mc_affine_same_place(ctx, later, store, &s->failed) && is_clear(s, store, later, MC_EFFECT_READ);
    if (s->failed) return false;
    if (fits) return mc_array_push(&ctx->alloc, &s->gone, store) || fail(s);
  }
  return true;
}

/* The load that all others of the same value come after. */
static bool forward_load(Scalrep *s, McOp load) {
  McContext *ctx = s->ctx;
  McOp first = {MC_NONE};
  for (McUse use = mc_value_first_use(ctx, mc_affine_memory(ctx, load)); use.index != MC_NONE;
       use = mc_use_next(ctx, use)) {
    McOp other = mc_use_owner(ctx, use);
    if (!step(s)) return !s->failed;
    bool fits = other.index != load.index && mc_affine_reads(ctx, other) &&
                mc_idmap_find(&s->replaced, other.index)->key == 0 &&
                mc_affine_same_place(ctx, other, load, &s->failed) && dominates(s, other, load) &&
                is_clear(s, other, load, MC_EFFECT_WRITE) &&
                have_same_type(ctx, mc_op_result(ctx, other, 0), mc_op_result(ctx, load, 0));
    /* those that dominate one operation are in a line */
    if (fits && (first.index == MC_NONE || dominates(s, other, first))) first = other;
  }
  if (s->failed || first.index == MC_NONE) return !s->failed;
  return replace_load(s, load, mc_op_result(ctx, first, 0));
}

static void erase_gone(Scalrep *s) {
  for (size_t i = 0; i < s->gone.len; i++) mc_op_erase(s->ctx, s->gone.ptr[i]);
  s->gone.len = 0;
}

/* Only stores and the end of its life use the memory, which is allocated here. */
static bool is_only_written(const McContext *ctx, McValue memory) {
  if (!is_allocated(ctx, memory)) return false;
  for (McUse use = mc_value_first_use(ctx, memory); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp op = mc_use_owner(ctx, use);
    if (!mc_affine_writes(ctx, op) && mc_op_effect_kinds(ctx, op) != MC_EFFECT_FREE) return false;
    if (mc_affine_writes(ctx, op) && mc_affine_memory(ctx, op).index != memory.index) return false;
  }
  return true;
}

static void erase_memory(Scalrep *s) {
  McContext *ctx = s->ctx;
  for (size_t i = 0; i < s->list.len; i++) {
    McValue memory = s->list.ptr[i];
    if (!is_only_written(ctx, memory)) continue;
    for (McUse use; (use = mc_value_first_use(ctx, memory)).index != MC_NONE;) mc_op_erase(ctx, mc_use_owner(ctx, use));
    mc_op_erase(ctx, mc_value_op(ctx, memory));
  }
}

static bool for_each(Scalrep *s, bool (*is)(const McContext *ctx, McOp op), bool (*work)(Scalrep *s, McOp op)) {
  bool ok = find_ops(s, is);
  for (size_t i = 0; ok && i < s->ops.len; i++) ok = work(s, s->ops.ptr[i]);
  erase_gone(s);
  return ok;
}

static uint64_t count_ops(McContext *ctx, McOp root) {
  uint64_t count = 0;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  while (mc_walk_next(ctx, &walk).index != MC_NONE) count++;
  return count;
}

static bool replace(McPassRun *run) {
  McContext *ctx = run->ctx;
  Scalrep s = {.run = run, .ctx = ctx, .steps = STEPS_BASE + STEPS_EACH * count_ops(ctx, run->op)};
  mc_dominance_init(&s.dominance, ctx);
  bool ok = (mc_idmap_init(&ctx->alloc, &s.numbered, 8) && mc_idmap_init(&ctx->alloc, &s.memories, 8) &&
             mc_idmap_init(&ctx->alloc, &s.replaced, 8)) ||
            fail(&s);
  ok = ok && for_each(&s, mc_affine_reads, forward_store) && for_each(&s, mc_affine_writes, find_unused);
  if (ok) erase_memory(&s);
  ok = ok && for_each(&s, mc_affine_reads, forward_load);
  mc_dominance_fini(&s.dominance);
  mc_idmap_fini(&ctx->alloc, &s.numbered);
  mc_idmap_fini(&ctx->alloc, &s.memories);
  mc_idmap_fini(&ctx->alloc, &s.replaced);
  mc_array_fini(&ctx->alloc, &s.list);
  mc_array_fini(&ctx->alloc, &s.ops);
  mc_array_fini(&ctx->alloc, &s.gone);
  mc_array_fini(&ctx->alloc, &s.blocks);
  if (ok) return true;
  return s.interrupted ? mc_pass_interrupted(run) : mc_pass_out_of_memory(run);
}

bool mc_pass_affine_scalrep(McPassRun *run) { return mc_pass_on_functions(run, replace); }
