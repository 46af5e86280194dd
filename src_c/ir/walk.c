/* walk.c - visiting the operations of a tree in order, without recursion and without memory.
 *
 * The tree's own links are the stack: an operation has its block, a block its region, a region its operation and its
 * number. A walk belongs to its caller and keeps nothing alive. A checked one looks at the generation of the operation
 * that it continues from, so a tree that changes during the walk ends the walk instead of breaking it.
 */
#include "ir/context.h"

/* The first operation in op's regions from number `index` on; MC_NONE: there is none. */
static McOp first_in_regions(const McContext *ctx, McOp op, uint32_t index) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  if (rec->extra == 0) return (McOp){MC_NONE};
  const McExtra *extra = mc_extra(ctx, rec);
  for (; index < extra->num_regions; index++) {
    for (uint32_t b = mc_region_rec(ctx, (McRegion){extra->regions[index]})->first_block; b != MC_NONE;) {
      const McBlockRec *block = mc_block_rec(ctx, (McBlock){b});
      if (block->first_op != MC_NONE) return (McOp){block->first_op};
      b = block->next;
    }
  }
  return (McOp){MC_NONE};
}

/* The next operation after op in its block, in later blocks, or in later regions of its parent, which is put into
 * *parent. MC_NONE: op is the last one in its parent. */
static McOp next_beside(const McContext *ctx, McOp op, McOp *parent) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  *parent = (McOp){MC_NONE};
  if (rec->next != MC_NONE) return (McOp){rec->next};
  if (rec->block == MC_NONE) return (McOp){MC_NONE};
  const McBlockRec *block = mc_block_rec(ctx, (McBlock){rec->block});
  for (uint32_t b = block->next; b != MC_NONE; b = mc_block_rec(ctx, (McBlock){b})->next) {
    uint32_t first = mc_block_rec(ctx, (McBlock){b})->first_op;
    if (first != MC_NONE) return (McOp){first};
  }
  if (block->region == MC_NONE) return (McOp){MC_NONE};
  const McRegionRec *region = mc_region_rec(ctx, (McRegion){block->region});
  *parent = (McOp){region->op};
  return region->op == MC_NONE ? (McOp){MC_NONE} : first_in_regions(ctx, *parent, region->index + 1);
}

/* The operation after everything inside op, in pre-order. *depth is decreased for each level that is left. */
McOp mc_op_after_nested(const McContext *ctx, McOp root, McOp op, uint32_t *depth) {
  while (op.index != root.index && op.index != MC_NONE) {
    McOp parent, next = next_beside(ctx, op, &parent);
    if (next.index != MC_NONE) return next;
    op = parent;
    --*depth;
  }
  return (McOp){MC_NONE};
}

McOp mc_op_after(const McContext *ctx, McOp root, McOp op, uint32_t *depth) {
  mc_op_fetch_ahead(ctx, mc_op_rec(ctx, op));
  McOp inner = first_in_regions(ctx, op, 0);
  if (inner.index == MC_NONE) return mc_op_after_nested(ctx, root, op, depth);
  ++*depth;
  return inner;
}

static McOp deepest_first(const McContext *ctx, McOp op) {
  for (;;) {
    McOp inner = first_in_regions(ctx, op, 0);
    if (inner.index == MC_NONE) return op;
    op = inner;
  }
}

static McOp after_in_post_order(const McContext *ctx, McOp root, McOp op) {
  if (op.index == root.index) return (McOp){MC_NONE};
  mc_op_fetch_ahead(ctx, mc_op_rec(ctx, op));
  McOp parent, next = next_beside(ctx, op, &parent);
  return next.index != MC_NONE ? deepest_first(ctx, next) : parent;
}

static void set_next(McContext *ctx, McWalk *walk, McOp next, bool is_current) {
  walk->next = next;
  walk->is_current = is_current;
  walk->generation = next.index == MC_NONE ? 0 : mc_op_rec(ctx, next)->generation;
}

void mc_walk_init(McContext *ctx, McWalk *walk, McOp root, bool post_order) {
  *walk = (McWalk){.root = root, .post_order = post_order};
  set_next(ctx, walk, post_order ? deepest_first(ctx, root) : root, false);
}

void mc_walk_init_checked(McContext *ctx, McWalk *walk, McOp root, bool post_order) {
  mc_walk_init(ctx, walk, root, post_order);
  walk->is_checked = true;
}

static bool is_erased(const McContext *ctx, const McWalk *walk) {
  if (walk->is_checked) return !mc_op_is_live(ctx, walk->next, walk->generation);
  MC_ASSERT(mc_op_is_live(ctx, walk->next, walk->generation));
  return false;
}

McOp mc_walk_next(McContext *ctx, McWalk *walk) {
  if (walk->next.index == MC_NONE) return walk->next;
  if (is_erased(ctx, walk)) {
    walk->stale = true;
    walk->next.index = MC_NONE;
    return walk->next;
  }
  if (walk->is_current) {
    uint32_t depth = 0;
    set_next(ctx, walk, mc_op_after(ctx, walk->root, walk->next, &depth), false);
    if (walk->next.index == MC_NONE) return walk->next;
  }
  McOp op = walk->next;
  if (walk->post_order) set_next(ctx, walk, after_in_post_order(ctx, walk->root, op), false);
  else walk->is_current = true;
  return op;
}

void mc_walk_skip(McContext *ctx, McWalk *walk, McOp op) {
  if (walk->post_order || !walk->is_current || op.index != walk->next.index) return;
  if (is_erased(ctx, walk)) return; /* mc_walk_next finds that it is stale */
  uint32_t depth = 0;
  set_next(ctx, walk, mc_op_after_nested(ctx, walk->root, op, &depth), false);
}
