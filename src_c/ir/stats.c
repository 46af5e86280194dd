/* stats.c - counts the contents of a tree, or of a context, in one pass. */
#include "base/array.h"
#include "ir/context.h"
#include "ir/opaque.h"

static void count_blocks(const McContext *ctx, McRegion region, McIrStats *stats) {
  for (uint32_t b = mc_region_rec(ctx, region)->first_block; b != MC_NONE;) {
    const McBlockRec *block = mc_block_rec(ctx, (McBlock){b});
    stats->blocks++;
    stats->block_args += block->num_args;
    b = block->next;
  }
}

/* An operation without what is in its blocks. */
static void count_op(const McContext *ctx, McOp op, uint32_t depth, McIrStats *stats) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  if (depth > stats->depth) stats->depth = depth;
  stats->ops++;
  stats->operands += rec->num_operands;
  stats->results += rec->num_results;
  uint32_t num_regions = mc_op_num_regions(ctx, op);
  stats->regions += num_regions;
  for (uint32_t i = 0; i < num_regions; i++) count_blocks(ctx, mc_op_region(ctx, op, i), stats);
}

McIrStats mc_op_stats(McContext *ctx, McOp root) {
  McIrStats stats = {0};
  uint32_t depth = 1;
  for (McOp op = root; op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) count_op(ctx, op, depth, &stats);
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

/* --- by name and type --- */

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

/* The types of the arguments of its blocks. */
static bool count_arguments(McContext *ctx, McTally *tally, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n; i++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      for (uint32_t k = 0, args = mc_block_num_args(ctx, block); k < args; k++) {
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
    count_op(ctx, op, depth, &tally->stats);
    if (!reach(&ctx->alloc, &tally->ops, &tally->num_ops, rec->name)) return false;
    tally->ops[rec->name]++;
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
