/* loop_passes.c - loop-invariant-code-motion: moves operations whose operands a loop does not change in front of it.
 *
 * Inner loops come first. In a loop an operation is looked at when its turn comes, and again when one of its operands
 * has moved, as by mlir-opt 22. Loops state the fact "loop".
 */
#include "base/array.h"
#include "defs/facts.h"
#include "transform/effects.h"
#include "transform/pass.h"
#include "transform/speculation.h"
#include "types/report.h"

typedef struct Motion {
  McPassRun *run;      /* borrowed */
  McContext *ctx;      /* borrowed */
  McRegion region;
  MC_ARRAY(McOp) queue; /* owned: the next one is number `next` */
  size_t next;
  McIdMap busy;        /* owned: operations directly around one that is not free of memory effects */
} Motion;

/* Whether the operation has memory effects; all operations inside were noted. The answer stays the same, because what
 * moves is free of effects. */
static bool is_busy(const Motion *m, McOp op) {
  if (!(mc_op_effects(m->ctx, op) & MC_NO_EFFECT)) return true;
  return mc_effects_are_nested(m->ctx, op) && mc_idmap_find(&m->busy, op.index)->key != 0;
}

static bool note_busy(Motion *m, McOp op) {
  McOp around = mc_op_parent(m->ctx, op);
  return around.index == MC_NONE || !is_busy(m, op) || mc_idmap_put(&m->ctx->alloc, &m->busy, around.index, 1);
}

/* Whether the value is defined outside of the region. Linear in the depth of its definition below the region. */
static bool is_outside(const Motion *m, McValue value) {
  const McContext *ctx = m->ctx;
  McBlock block = mc_value_parent_block(ctx, value);
  while (block.index != MC_NONE) {
    McRegion region = mc_block_region(ctx, block);
    if (region.index == m->region.index) return false;
    McOp op = mc_region_op(ctx, region);
    block = op.index == MC_NONE ? (McBlock){MC_NONE} : mc_op_block(ctx, op);
  }
  return true;
}

/* The value is defined in the operation. */
static bool is_inside(const McContext *ctx, McOp op, McValue value) {
  McBlock block = mc_value_parent_block(ctx, value);
  return mc_op_contains_block(ctx, op, block);
}

static bool can_move(const Motion *m, McOp root) {
  McContext *ctx = m->ctx;
  if (is_busy(m, root)) return false;
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
      McValue value = mc_op_operand(ctx, op, i);
      if (!is_outside(m, value) && (op.index == root.index || !is_inside(ctx, root, value))) return false;
    }
  }
  return mc_op_is_speculatable(ctx, root);
}

static bool is_in_region(const Motion *m, McOp op) {
  McBlock block = mc_op_block(m->ctx, op);
  return block.index != MC_NONE && mc_block_region(m->ctx, block).index == m->region.index;
}

static bool push(Motion *m, McOp op) { return mc_array_push(&m->ctx->alloc, &m->queue, op); }

/* Moves what can be moved out of one region. Returns false after reporting. */
static bool move_out(Motion *m, McOp loop, McRegion region) {
  McContext *ctx = m->ctx;
  m->region = region;
  m->queue.len = m->next = 0;
  bool ok = true;
  for (McBlock block = mc_region_first_block(ctx, region); block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp op = mc_block_first_op(ctx, block);
    for (; op.index != MC_NONE && ok; op = mc_op_next(ctx, op)) ok = push(m, op);
  }
  while (ok && m->next < m->queue.len) {
    McOp op = m->queue.ptr[m->next++];
    if (mc_tick(&m->run->ticker)) return mc_pass_interrupted(m->run);
    if (!is_in_region(m, op) || mc_op_is_terminator(ctx, op) || !can_move(m, op)) continue;
    mc_op_detach(ctx, op);
    mc_op_insert(ctx, op, mc_op_block(ctx, loop), loop);
    for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n && ok; i++) {
      McUse use = mc_value_first_use(ctx, mc_op_result(ctx, op, i));
      for (; use.index != MC_NONE && ok; use = mc_use_next(ctx, use)) {
        McOp user = mc_use_owner(ctx, use);
        if (is_in_region(m, user)) ok = push(m, user);
      }
    }
  }
  return ok || mc_pass_out_of_memory(m->run);
}

bool mc_pass_loop_invariant_code_motion(McPassRun *run) {
  McContext *ctx = run->ctx;
  Motion m = {.run = run, .ctx = ctx};
  McWalk walk;
  bool ok = mc_idmap_init(&ctx->alloc, &m.busy, 8) || mc_pass_out_of_memory(run);
  mc_walk_init(ctx, &walk, run->op, true);
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(&run->ticker)) ok = mc_pass_interrupted(run);
    if (ok && !note_busy(&m, op)) ok = mc_pass_out_of_memory(run);
    if (op.index == run->op.index || !mc_op_has_fact(ctx, op, MC_FACT_LOOP)) continue;
    uint32_t n = mc_op_num_regions(ctx, op), first = mc_op_has_fact(ctx, op, MC_FACT_LOOP_BODY_LAST) ? n - 1 : 0;
    for (uint32_t i = first; i < n && ok; i++) {
      ok = move_out(&m, op, mc_op_region(ctx, op, i));
    }
  }
  mc_idmap_fini(&ctx->alloc, &m.busy);
  mc_array_fini(&ctx->alloc, &m.queue);
  return ok;
}
