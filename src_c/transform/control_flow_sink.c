/* control_flow_sink.c - moves operations that only one region uses into it, so that they run only when it does.
 *
 * Regions that run at most once state the fact "at_most_once". An operation moves to the region's front when all its
 * users are inside and it has no effects on memory; then those that it uses are looked at, as by mlir-opt 22.
 */
#include "base/array.h"
#include "defs/facts.h"
#include "transform/pass.h"
#include "transform/speculation.h"

typedef struct Sink {
  McPassRun *run;       /* borrowed */
  McContext *ctx;       /* borrowed */
  MC_ARRAY(McOp) stack; /* owned */
} Sink;

static bool is_used_inside_only(const McContext *ctx, McOp op, McRegion region) {
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    McUse use = mc_value_first_use(ctx, mc_op_result(ctx, op, i));
    for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) {
      if (!mc_region_contains_block(ctx, region, mc_op_block(ctx, mc_use_owner(ctx, use)))) return false;
    }
  }
  return true;
}

/* Moves the operations that `user` uses. Returns false when out of memory. */
static bool sink_operands(Sink *s, McOp user, McRegion region) {
  McContext *ctx = s->ctx;
  McBlock front = mc_region_first_block(ctx, region);
  for (uint32_t i = 0; i < mc_op_num_operands(ctx, user); i++) {
    McOp op = mc_value_op(ctx, mc_op_operand(ctx, user, i));
    if (op.index == MC_NONE || mc_block_region(ctx, mc_op_block(ctx, op)).index == region.index) continue;
    if (!is_used_inside_only(ctx, op, region) || !mc_op_is_memory_free(ctx, op)) continue;
    s->run->statistics[0]++;
    mc_op_detach(ctx, op);
    mc_op_insert(ctx, op, front, mc_block_first_op(ctx, front));
    if (!mc_array_push(&ctx->alloc, &s->stack, op)) return false;
  }
  return true;
}

static bool sink_into(Sink *s, McRegion region) {
  McContext *ctx = s->ctx;
  bool ok = true;
  s->stack.len = 0;
  for (McBlock block = mc_region_first_block(ctx, region); block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp op = mc_block_first_op(ctx, block);
    for (; op.index != MC_NONE && ok; op = mc_op_next(ctx, op)) ok = mc_array_push(&ctx->alloc, &s->stack, op);
  }
  while (ok && s->stack.len > 0) {
    if (mc_tick(&s->run->ticker)) return mc_pass_interrupted(s->run);
    ok = sink_operands(s, s->stack.ptr[--s->stack.len], region);
  }
  return ok || mc_pass_out_of_memory(s->run);
}

bool mc_pass_control_flow_sink(McPassRun *run) {
  McContext *ctx = run->ctx;
  Sink s = {.run = run, .ctx = ctx};
  McWalk walk;
  bool ok = true;
  mc_walk_init(ctx, &walk, run->op, true);
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(&run->ticker)) ok = mc_pass_interrupted(run);
    if (!mc_op_has_fact(ctx, op, MC_FACT_AT_MOST_ONCE)) continue;
    for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n && ok; i++) {
      McRegion region = mc_op_region(ctx, op, i);
      if (mc_region_first_block(ctx, region).index != MC_NONE) ok = sink_into(&s, region);
    }
  }
  mc_array_fini(&ctx->alloc, &s.stack);
  return ok;
}
