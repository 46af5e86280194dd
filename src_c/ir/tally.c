/* tally.c - how often each operation and each type occurs in trees. */
#include "base/array.h"
#include "ir/context.h"
#include "ir/opaque.h"

/* Makes room for the number `index`. Returns false when memory runs out. */
static bool reach(McAlloc *alloc, uint64_t **counts, size_t *len, uint32_t index) {
  if (MC_LIKELY(index < *len)) return true;
  size_t want = *len * 2 > (size_t)index + 64 ? *len * 2 : (size_t)index + 64;
  uint64_t *more = mc_realloc(alloc, *counts, *len * sizeof **counts, want * sizeof **counts);
  if (more == NULL) return false;
  memset(more + *len, 0, (want - *len) * sizeof *more);
  *counts = more;
  *len = want;
  return true;
}

static bool count_value(McContext *ctx, McTally *tally, McValue value) {
  McType type = mc_value_type(ctx, value);
  if (!reach(&ctx->alloc, &tally->types, &tally->num_types, type.index)) return false;
  tally->types[type.index]++;
  return true;
}

static bool count_arguments(McContext *ctx, McTally *tally, McOp op) {
  uint32_t num_regions = mc_op_num_regions(ctx, op);
  tally->stats.regions += num_regions;
  for (uint32_t i = 0; i < num_regions; i++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      uint32_t num_args = mc_block_num_args(ctx, block);
      tally->stats.blocks++;
      tally->stats.block_args += num_args;
      for (uint32_t k = 0; k < num_args; k++) {
        if (!count_value(ctx, tally, mc_block_arg(ctx, block, k))) return false;
      }
    }
  }
  return true;
}

bool mc_op_tally(McContext *ctx, McOp root, McTally *tally) {
  uint32_t depth = 1;
  for (McOp op = root; op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) {
    const McOpRec *rec = mc_op_rec(ctx, op);
    if (!reach(&ctx->alloc, &tally->ops, &tally->num_ops, rec->name)) return false;
    tally->ops[rec->name]++;
    tally->stats.ops++;
    tally->stats.operands += rec->num_operands;
    tally->stats.results += rec->num_results;
    if (depth > tally->stats.depth) tally->stats.depth = depth;
    tally->opaque += mc_op_is_kept(ctx, op);
    for (uint32_t i = 0; i < rec->num_results; i++) {
      if (!count_value(ctx, tally, (McValue){rec->results + i})) return false;
    }
    if (rec->extra != 0 && !count_arguments(ctx, tally, op)) return false;
  }
  return true;
}

void mc_tally_fini(McContext *ctx, McTally *tally) {
  mc_free(&ctx->alloc, tally->ops, tally->num_ops * sizeof *tally->ops);
  mc_free(&ctx->alloc, tally->types, tally->num_types * sizeof *tally->types);
  *tally = (McTally){0};
}
