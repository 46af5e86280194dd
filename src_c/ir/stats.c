/* stats.c - counts the contents of a tree, or of a context: one pass, nothing is allocated. */
#include "ir/context.h"

static void count_blocks(const McContext *ctx, McRegion region, McIrStats *stats) {
  for (uint32_t b = mc_region_rec(ctx, region)->first_block; b != MC_NONE;) {
    const McBlockRec *block = mc_block_rec(ctx, (McBlock){b});
    stats->blocks++;
    stats->block_args += block->num_args;
    b = block->next;
  }
}

McIrStats mc_op_stats(McContext *ctx, McOp root) {
  McIrStats stats = {0};
  uint32_t depth = 1;
  for (McOp op = root; op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) {
    const McOpRec *rec = mc_op_rec(ctx, op);
    if (depth > stats.depth) stats.depth = depth;
    stats.ops++;
    stats.operands += rec->num_operands;
    stats.results += rec->num_results;
    uint32_t num_regions = mc_op_num_regions(ctx, op);
    stats.regions += num_regions;
    for (uint32_t i = 0; i < num_regions; i++) count_blocks(ctx, mc_op_region(ctx, op, i), &stats);
  }
  return stats;
}

size_t mc_ir_live_ops(const McContext *ctx) {
  const McTable *t = &ctx->ir.tables[MC_TABLE_OPS];
  size_t live = 0;
  for (uint32_t chunk = 1; chunk < t->used_chunks; chunk++) {
    if (t->mem[chunk] == NULL || t->info[chunk].head != chunk) continue;
    for (uint32_t i = 0; i < t->info[chunk].slots; i++) live += ((const McOpRec *)t->mem[chunk])[i].generation & 1;
  }
  return live;
}
