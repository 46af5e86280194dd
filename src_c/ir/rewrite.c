/* rewrite.c - deep copies of operations.
 *
 * Two passes go over source and copy in step, without recursion. The first makes blocks, arguments and operations with
 * empty operands. The second fills operands and successors, so that values that are used before their definition are
 * found, too. Values and blocks that are defined inside are looked up in one open-addressing table that lives for the
 * call; everything else is shared. The copy belongs to the caller: a detached operation, its own root.
 */
#include "base/idmap.h"
#include "ir/context.h"

enum { OWN_POOL_OPS = 256 }; /* a copy of that many operations fills chunks of its own */

typedef struct Cloner {
  McContext *ctx; /* borrowed */
  McPool *pool;   /* borrowed: the source of the copy's records */
  McIdMap values, blocks; /* owned: id in the source -> id in the copy */
  uint32_t first, last; /* positions of the source that is counted */
  size_t num_positions;
} Cloner;

/* There is room: the tables are as large as the copy needs. */
static void enter(McIdMap *map, uint32_t key, uint32_t value) { *mc_idmap_find(map, key) = (McIdEntry){key, value}; }

/* Positions are counted and retained per source; the original keeps the sources alive meanwhile. */
static void retain_positions(Cloner *c) {
  if (c->num_positions != 0) mc_sources_retain(c->ctx->sources, c->first, c->num_positions);
  c->num_positions = 0;
}

static void retain(Cloner *c, uint32_t loc) {
  if (!(loc & 0x80000000u)) return;
  uint32_t position = loc & 0x7FFFFFFFu;
  if (c->num_positions == 0 || position < c->first || position > c->last) {
    retain_positions(c);
    mc_sources_span(c->ctx->sources, position, &c->first, &c->last);
  }
  c->num_positions++;
}

/* Makes a copy of op with empty operands, successors and regions, at the end of `block` or detached. */
static McOp copy_op(Cloner *c, McOp op, McBlock block) {
  McContext *ctx = c->ctx;
  const McOpRec *rec = mc_op_rec(ctx, op);
  McOpState state = {.name = {rec->name}, .loc = {rec->loc}, .attrs = {rec->attrs}, .properties = {rec->properties},
                     .num_regions = mc_op_num_regions(ctx, op)};
  McOp copy = mc_op_create_pooled(ctx, c->pool, &state, NULL, block, (McOp){MC_NONE});
  if (copy.index == MC_NONE) return copy;
  retain(c, rec->loc);
  return copy;
}

/* Fills operands (empty) and results, which need arrays that only the records have. Returns false when out of memory.
 * */
static bool copy_runs(Cloner *c, McOp op, McOp copy) {
  McContext *ctx = c->ctx;
  const McOpRec *rec = mc_op_rec(ctx, op);
  McOpRec *to = mc_op_rec(ctx, copy);
  if (rec->num_operands != 0) {
    uint32_t run = mc_pool_take(ctx, c->pool, MC_TABLE_USES, rec->num_operands);
    if (run == 0) return false;
    McUseRec *uses = mc_use_rec(ctx, (McUse){run});
    for (uint32_t i = 0; i < rec->num_operands; i++) uses[i] = (McUseRec){.owner = copy.index};
    to->operands = run;
    to->num_operands = rec->num_operands;
  }
  if (rec->num_results != 0) {
    uint32_t run = mc_pool_take(ctx, c->pool, MC_TABLE_VALUES, rec->num_results);
    if (run == 0) return false;
    const McValueRec *from = mc_value_rec(ctx, (McValue){rec->results});
    McValueRec *values = mc_value_rec(ctx, (McValue){run});
    for (uint32_t i = 0; i < rec->num_results; i++) {
      values[i] = (McValueRec){.type = from[i].type, .owner = copy.index, .index = i};
      if (c->values.entries != NULL) enter(&c->values, rec->results + i, run + i);
      uint32_t name = mc_value_name_word(ctx, (McValue){rec->results + i});
      if (name != 0) mc_value_set_name_word(ctx, (McValue){run + i}, name);
    }
    to->results = run;
    to->num_results = rec->num_results;
  }
  return true;
}

static bool copy_blocks(Cloner *c, McRegion from, McRegion to) {
  McContext *ctx = c->ctx;
  for (McBlock block = mc_region_first_block(ctx, from); block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McBlock copy = mc_block_create_pooled(ctx, c->pool, to, (McBlock){MC_NONE});
    if (copy.index == MC_NONE) return false;
    enter(&c->blocks, block.index, copy.index);
    uint32_t name = mc_block_name_word(ctx, block);
    if (name != 0) mc_block_set_name_word(ctx, copy, name);
    uint32_t num_args = mc_block_num_args(ctx, block);
    for (uint32_t i = 0; i < num_args; i++) {
      McValue arg = mc_block_arg(ctx, block, i);
      McLoc loc = mc_value_loc(ctx, arg);
      McValue made = mc_block_add_arg_pooled(ctx, c->pool, copy, mc_value_type(ctx, arg), loc);
      if (made.index == MC_NONE) return false;
      retain(c, loc.index);
      enter(&c->values, arg.index, made.index);
      name = mc_value_name_word(ctx, arg);
      if (name != 0) mc_value_set_name_word(ctx, made, name);
    }
  }
  return true;
}

/* Successor uses of the copy, empty. */
static bool copy_successors(Cloner *c, McOp op, McOp copy) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_op_num_successors(ctx, op);
  if (count == 0) return true;
  McOpRec *to = mc_op_rec(ctx, copy);
  if (to->extra == 0) {
    uint32_t size = sizeof(McExtra) / 4, words = mc_pool_take(ctx, c->pool, MC_TABLE_WORDS, size);
    if (words == 0) return false;
    *(McExtra *)mc_words(ctx, words) = (McExtra){.size = size};
    to->extra = words;
  }
  uint32_t run = mc_pool_take(ctx, c->pool, MC_TABLE_USES, count);
  if (run == 0) return false;
  for (uint32_t i = 0; i < count; i++) mc_use_rec(ctx, (McUse){run})[i] = (McUseRec){.owner = copy.index};
  mc_extra(ctx, to)->successors = run;
  mc_extra(ctx, to)->num_successors = count;
  return true;
}

static bool copy_all(Cloner *c, McOp op, McOp copy) {
  if (!copy_runs(c, op, copy) || !copy_successors(c, op, copy)) return false;
  uint32_t num_regions = mc_op_num_regions(c->ctx, op);
  for (uint32_t i = 0; i < num_regions; i++) {
    if (!copy_blocks(c, mc_op_region(c->ctx, op, i), mc_op_region(c->ctx, copy, i))) return false;
  }
  return true;
}

static void link_copy(Cloner *c, McOp op, McOp copy) {
  McContext *ctx = c->ctx;
  const McOpRec *from = mc_op_rec(ctx, op), *to = mc_op_rec(ctx, copy);
  for (uint32_t i = 0; i < from->num_operands; i++) {
    uint32_t value = mc_use_rec(ctx, (McUse){from->operands})[i].value;
    if (value == MC_NONE) continue;
    if (c->values.entries != NULL) {
      const McIdEntry *entry = mc_idmap_find(&c->values, value);
      if (entry->key != 0) value = entry->value;
    } else if (from->num_results != 0 && value - from->results < from->num_results) {
      value = to->results + (value - from->results);
    }
    mc_use_link_value(ctx, (McUse){to->operands + i}, (McValue){value});
  }
  uint32_t num_successors = mc_op_num_successors(ctx, op);
  for (uint32_t i = 0; i < num_successors; i++) {
    McBlock block = mc_op_successor(ctx, op, i);
    if (block.index != MC_NONE && c->blocks.entries != NULL) {
      const McIdEntry *entry = mc_idmap_find(&c->blocks, block.index);
      if (entry->key != 0) block.index = entry->value;
    }
    mc_op_set_successor(ctx, copy, i, block);
  }
}

/* Visits the tree of root; in the first pass the copies of operations are found by the copies of their blocks. */
static bool copy_nested(Cloner *c, McOp root) {
  McContext *ctx = c->ctx;
  uint32_t depth = 0;
  for (McOp op = mc_op_after(ctx, root, root, &depth); op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) {
    McBlock block = {mc_idmap_find(&c->blocks, mc_op_block(ctx, op).index)->value};
    McOp copy = copy_op(c, op, block);
    if (copy.index == MC_NONE || !copy_all(c, op, copy)) return false;
  }
  return true;
}

static void link_nested(Cloner *c, McOp root, McOp root_copy) {
  McContext *ctx = c->ctx;
  uint32_t depth = 0, copy_depth = 0;
  McOp op = root, copy = root_copy;
  while (op.index != MC_NONE) {
    link_copy(c, op, copy);
    op = mc_op_after(ctx, root, op, &depth);
    copy = mc_op_after(ctx, root_copy, copy, &copy_depth);
  }
}

static void fini(Cloner *c) {
  mc_idmap_fini(&c->ctx->alloc, &c->values);
  mc_idmap_fini(&c->ctx->alloc, &c->blocks);
}

/* `pool` NULL: the copy uses the operation's pool or gets one of its own. */
static McOp clone(McContext *ctx, McOp op, McPool *pool) {
  Cloner c = {.ctx = ctx, .pool = pool != NULL ? pool : mc_pool_of(ctx, MC_TABLE_OPS, op.index)};
  bool own_pool = false;
  if (mc_op_num_regions(ctx, op) != 0) {
    McIrStats stats = mc_op_stats(ctx, op);
    bool made = mc_idmap_init(&ctx->alloc, &c.values, stats.results + stats.block_args) &&
                mc_idmap_init(&ctx->alloc, &c.blocks, stats.blocks);
    if (made && pool == NULL && stats.ops >= OWN_POOL_OPS) {
      c.pool = mc_pool_new(ctx, true);
      made = own_pool = c.pool != NULL;
    }
    if (!made) {
      fini(&c);
      return (McOp){MC_NONE};
    }
  }
  McOp copy = copy_op(&c, op, (McBlock){MC_NONE});
  if (own_pool) {
    if (copy.index != MC_NONE) mc_op_rec(ctx, copy)->flags |= MC_OP_OWNS_POOL;
    else mc_pool_close(ctx, c.pool);
  }
  if (copy.index != MC_NONE) {
    bool copied = copy_all(&c, op, copy) && (c.blocks.entries == NULL || copy_nested(&c, op));
    retain_positions(&c);
    if (copied) {
      link_nested(&c, op, copy);
      if (own_pool) mc_pool_publish(ctx, c.pool);
    } else {
      mc_op_erase(ctx, copy);
      copy.index = MC_NONE;
    }
  }
  fini(&c);
  return copy;
}

McOp mc_op_clone(McContext *ctx, McOp op) { return clone(ctx, op, NULL); }

McOp mc_op_clone_pooled(McContext *ctx, McPool *pool, McOp op) { return clone(ctx, op, pool); }
