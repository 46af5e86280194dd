/* rewrite.c - deep copies of operations and of the contents of a block.
 *
 * Two passes go over source and copy in step, without recursion. The first makes blocks, arguments and operations with
 * empty operands. The second fills operands and successors, so that values that are used before their definition are
 * found, too. Values and blocks that are defined inside are looked up in one open-addressing table that lives for the
 * call; everything else is shared, except values and blocks that the caller maps to others. A copied operation belongs
 * to the caller: it is detached, its own root. A copied block's operations are made in a detached block and moved.
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
  McLoc caller;         /* not MC_NONE: every location becomes a call site */
  McLoc site_of, site;  /* the last one that did, and its call site */
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

/* *loc becomes the location of a copy. Returns false when out of memory. */
static bool copied_loc(Cloner *c, McLoc *loc) {
  if (c->caller.index == MC_NONE) return true;
  if (c->site.index == MC_NONE || loc->index != c->site_of.index) {
    c->site = mc_loc_callsite(c->ctx, *loc, c->caller);
    c->site_of = *loc;
  }
  *loc = c->site;
  return loc->index != MC_NONE;
}

/* Makes a copy of op with empty operands, successors and regions, at the end of `block` or detached. */
static McOp copy_op(Cloner *c, McOp op, McBlock block) {
  MC_ASSERT(!mc_op_is_unread(c->ctx, op)); /* the caller has read it */
  McContext *ctx = c->ctx;
  const McOpRec *rec = mc_op_rec(ctx, op);
  McLoc loc = {rec->loc};
  if (!copied_loc(c, &loc)) return (McOp){MC_NONE};
  McOpState state = {.name = {rec->name}, .loc = loc, .attrs = {rec->attrs}, .properties = {rec->properties},
                     .num_regions = mc_op_num_regions(ctx, op)};
  McOp copy = mc_op_create_pooled(ctx, c->pool, &state, NULL, block, (McOp){MC_NONE});
  if (copy.index == MC_NONE) return copy;
  retain(c, loc.index);
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
      if (!copied_loc(c, &loc)) return false;
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
  if (from->num_operands != 0) mc_ir_note_change(ctx); /* the value can be one around the copy */
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

/* Makes the tables for that many more values and blocks, and enters what the caller maps. */
static bool init_maps(Cloner *c, uint64_t values, uint64_t blocks, const McMapping *mapping) {
  McAlloc *alloc = &c->ctx->alloc;
  size_t num_values = mapping != NULL ? mapping->num_values : 0, num_blocks = mapping != NULL ? mapping->num_blocks : 0;
  if (!mc_idmap_init(alloc, &c->values, values + num_values)) return false;
  if (!mc_idmap_init(alloc, &c->blocks, blocks + num_blocks)) return false;
  for (size_t i = 0; i < num_values; i++) enter(&c->values, mapping->values[i].index, mapping->to_values[i].index);
  for (size_t i = 0; i < num_blocks; i++) enter(&c->blocks, mapping->blocks[i].index, mapping->to_blocks[i].index);
  return true;
}

/* `pool` NULL: the copy uses the operation's pool or gets one of its own. `mapping` may be NULL. */
static McOp clone(McContext *ctx, McOp op, McPool *pool, const McMapping *mapping) {
  Cloner c = {.ctx = ctx, .pool = pool != NULL ? pool : mc_pool_of(ctx, MC_TABLE_OPS, op.index)};
  bool own_pool = false, has_regions = mc_op_num_regions(ctx, op) != 0;
  if (has_regions || mapping != NULL) {
    McIrStats stats = {.results = mc_op_num_results(ctx, op)};
    if (has_regions) stats = mc_op_stats(ctx, op);
    bool made = init_maps(&c, stats.results + stats.block_args, stats.blocks, mapping);
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
    bool copied = copy_all(&c, op, copy) && (!has_regions || copy_nested(&c, op));
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

McOp mc_op_clone(McContext *ctx, McOp op) { return clone(ctx, op, NULL, NULL); }

McOp mc_op_clone_pooled(McContext *ctx, McPool *pool, McOp op) { return clone(ctx, op, pool, NULL); }

McOp mc_op_clone_mapped(McContext *ctx, McOp op, const McMapping *mapping) { return clone(ctx, op, NULL, mapping); }

/* Copies the operations of `from` up to `end` to the end of `to`, with empty operands. */
static bool copy_contents(Cloner *c, McBlock from, McOp end, McBlock to) {
  for (McOp op = mc_block_first_op(c->ctx, from); op.index != end.index; op = mc_op_next(c->ctx, op)) {
    McOp copy = copy_op(c, op, to);
    if (copy.index == MC_NONE || !copy_all(c, op, copy) || !copy_nested(c, op)) return false;
  }
  return true;
}

bool mc_block_clone_into(McContext *ctx, McBlock from, McOp before, const McValue *args, McLoc caller,
                         McValue *results) {
  McOp end = mc_block_last_op(ctx, from);
  McIrStats sum = {0};
  for (McOp op = mc_block_first_op(ctx, from); op.index != end.index; op = mc_op_next(ctx, op)) {
    McIrStats stats = mc_op_stats(ctx, op);
    sum.results += stats.results;
    sum.block_args += stats.block_args;
    sum.blocks += stats.blocks;
  }
  Cloner c = {.ctx = ctx, .pool = mc_pool_of(ctx, MC_TABLE_OPS, before.index), .caller = caller};
  uint32_t num_args = mc_block_num_args(ctx, from);
  McBlock to = {MC_NONE}; /* detached: `before` can be in `from` */
  if (init_maps(&c, sum.results + sum.block_args + num_args, sum.blocks, NULL)) {
    to = mc_block_create_pooled(ctx, c.pool, (McRegion){MC_NONE}, (McBlock){MC_NONE});
  }
  for (uint32_t i = 0; i < num_args && to.index != MC_NONE; i++) {
    enter(&c.values, mc_block_arg(ctx, from, i).index, args[i].index);
  }
  bool ok = to.index != MC_NONE && copy_contents(&c, from, end, to);
  retain_positions(&c);
  if (ok) {
    McOp copy = mc_block_first_op(ctx, to);
    for (McOp op = mc_block_first_op(ctx, from); op.index != end.index; op = mc_op_next(ctx, op)) {
      link_nested(&c, op, copy);
      copy = mc_op_next(ctx, copy);
    }
    uint32_t num_results = end.index == MC_NONE ? 0 : mc_op_num_operands(ctx, end);
    for (uint32_t i = 0; i < num_results; i++) {
      results[i] = mc_op_operand(ctx, end, i);
      const McIdEntry *entry = mc_idmap_find(&c.values, results[i].index);
      if (results[i].index != MC_NONE && entry->key != 0) results[i].index = entry->value;
    }
    for (copy = mc_block_first_op(ctx, to); copy.index != MC_NONE; copy = mc_block_first_op(ctx, to)) {
      mc_op_detach(ctx, copy);
      mc_op_insert(ctx, copy, mc_op_block(ctx, before), before);
    }
  }
  if (to.index != MC_NONE) mc_block_erase(ctx, to);
  fini(&c);
  return ok;
}
