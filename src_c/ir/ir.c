/* ir.c - operations, blocks, regions, values: making, linking, changing, erasing.
 *
 * Records are in the context's tables (table.c) and refer to each other by id. Everything here is iterative: depth and
 * length come from input. A position that is stored as a location is a reference to its source. All functions here
 * retain and release it, except the *_pooled ones, whose caller does the counting.
 */
#define MC_READ /* readers.h: made here */
#include "ir/ir.h"

#include <stdio.h>

#include "ir/context.h"
#include "ir/op_def.h"
#include "ir/preserved.h"
#include "ir/readers.h"
#include "ir/unread.h"

/* --- locations: positions are counted --- */

static void retain_loc(McContext *ctx, uint32_t loc) {
  if (loc & MC_LOC_POSITION) mc_sources_retain(ctx->sources, loc & ~MC_LOC_POSITION, 1);
}

static void release_loc(McContext *ctx, uint32_t loc) {
  if (loc & MC_LOC_POSITION) mc_sources_release(ctx->sources, loc & ~MC_LOC_POSITION, 1);
}

/* The empty dictionary is stored as none. */
static uint32_t normal_dictionary(const McContext *ctx, McAttr dictionary) {
  return dictionary.index != MC_NONE && mc_rec(ctx, dictionary.index)->num_words == 0 ? MC_NONE : dictionary.index;
}

/* --- uses --- */

/* Links the use before the first of a list. */
MC_INLINE void link_use(McContext *ctx, uint32_t use, McUseRec *u, uint32_t *first_use) {
  u->prev = MC_NONE;
  u->next = *first_use;
  if (*first_use != MC_NONE) mc_use_rec(ctx, (McUse){*first_use})->prev = use;
  *first_use = use;
}

static void unlink_use(McContext *ctx, McUseRec *u, uint32_t *first_use) {
  if (u->prev != MC_NONE) mc_use_rec(ctx, (McUse){u->prev})->next = u->next;
  else *first_use = u->next;
  if (u->next != MC_NONE) mc_use_rec(ctx, (McUse){u->next})->prev = u->prev;
  u->value = u->next = u->prev = MC_NONE;
}

static bool is_operand(const McContext *ctx, uint32_t use) {
  const McOpRec *op = mc_op_rec(ctx, (McOp){mc_use_rec(ctx, (McUse){use})->owner});
  return op->num_operands != 0 && use - op->operands < op->num_operands;
}

void mc_use_link_value(McContext *ctx, McUse use, McValue value) {
  McUseRec *u = mc_use_rec(ctx, use);
  u->value = value.index;
  if (value.index == MC_NONE) u->next = u->prev = MC_NONE;
  else link_use(ctx, use.index, u, &mc_value_rec(ctx, value)->first_use);
}

static void link_block(McContext *ctx, uint32_t use, McBlock block) {
  McUseRec *u = mc_use_rec(ctx, (McUse){use});
  u->value = block.index;
  if (block.index == MC_NONE) u->next = u->prev = MC_NONE;
  else link_use(ctx, use, u, &mc_block_rec(ctx, block)->first_use);
}

static void unlink_operand(McContext *ctx, McUseRec *u) {
  if (u->value != MC_NONE) unlink_use(ctx, u, &mc_value_rec(ctx, (McValue){u->value})->first_use);
}

static void unlink_successor(McContext *ctx, McUseRec *u) {
  if (u->value != MC_NONE) unlink_use(ctx, u, &mc_block_rec(ctx, (McBlock){u->value})->first_use);
}

/* All uses of a list become none. */
static void drop_uses(McContext *ctx, uint32_t *first_use) {
  for (uint32_t use = *first_use; use != MC_NONE;) {
    McUseRec *u = mc_use_rec(ctx, (McUse){use});
    use = u->next;
    u->value = u->next = u->prev = MC_NONE;
  }
  *first_use = MC_NONE;
}

McUse mc_value_first_use(const McContext *ctx, McValue v) { return (McUse){mc_value_rec(ctx, v)->first_use}; }
bool mc_value_has_one_use(const McContext *ctx, McValue v) {
  uint32_t use = mc_value_rec(ctx, v)->first_use;
  return use != MC_NONE && mc_use_rec(ctx, (McUse){use})->next == MC_NONE;
}
McUse mc_block_first_use(const McContext *ctx, McBlock block) { return (McUse){mc_block_rec(ctx, block)->first_use}; }
McUse mc_use_next(const McContext *ctx, McUse use) { return (McUse){mc_use_rec(ctx, use)->next}; }
McOp mc_use_owner(const McContext *ctx, McUse use) { return (McOp){mc_use_rec(ctx, use)->owner}; }

uint32_t mc_use_index(const McContext *ctx, McUse use) {
  const McOpRec *op = mc_op_rec(ctx, (McOp){mc_use_rec(ctx, use)->owner});
  if (is_operand(ctx, use.index)) return use.index - op->operands;
  return use.index - mc_extra(ctx, op)->successors;
}

static void replace_all_uses(McContext *ctx, McValue from, McValue to) {
  uint32_t *first = &mc_value_rec(ctx, from)->first_use;
  if (to.index == MC_NONE) {
    drop_uses(ctx, first);
    return;
  }
  uint32_t *to_first = &mc_value_rec(ctx, to)->first_use;
  for (uint32_t use = *first; use != MC_NONE;) { /* newest first, each to the front: the same order as in mlir-opt 22 */
    McUseRec *u = mc_use_rec(ctx, (McUse){use});
    uint32_t next = u->next;
    u->value = to.index;
    link_use(ctx, use, u, to_first);
    use = next;
  }
  *first = MC_NONE;
}

void mc_value_replace_all_uses(McContext *ctx, McValue from, McValue to) {
  if (from.index == to.index) return;
  mc_ir_note_change(ctx);
  replace_all_uses(ctx, from, to);
}

/* --- order keys --- */

enum { ORDER_STRIDE = 1024 };

/* Makes room for one key after operation `at`: spreads the keys of the smallest surrounding range of keys that is
 * not crowded, so that any sequence of insertions costs O(log n) each. Returns the key to use. */
static MC_NOINLINE uint32_t make_order_room(McContext *ctx, uint32_t at) {
  uint32_t left = at, right = at, count = 1;
  double limit = 1.0;
  for (int bits = 1;; bits++) {
    limit *= 1.85; /* the crowd that 2^bits keys bear; 1.85^32 is 355 million */
    uint32_t key = mc_op_rec(ctx, (McOp){at})->order;
    uint64_t size = (uint64_t)1 << bits, low = bits >= 32 ? 0 : key & ~(size - 1), high = low + size - 1;
    for (uint32_t p; (p = mc_op_rec(ctx, (McOp){left})->prev) && mc_op_rec(ctx, (McOp){p})->order >= low; count++) {
      left = p;
    }
    for (uint32_t n; (n = mc_op_rec(ctx, (McOp){right})->next) && mc_op_rec(ctx, (McOp){n})->order <= high; count++) {
      right = n;
    }
    if (bits < 32 && (double)count + 2 > limit) continue;
    uint64_t step = size / ((uint64_t)count + 2), next_key = low + step;
    uint32_t made = 0;
    for (uint32_t op = left;; op = mc_op_rec(ctx, (McOp){op})->next) {
      mc_op_rec(ctx, (McOp){op})->order = (uint32_t)next_key;
      next_key += step;
      if (op == at) {
        made = (uint32_t)next_key;
        next_key += step;
      }
      if (op == right) return made;
    }
  }
}

/* A key for a new operation between prev and next (either may be none). */
MC_INLINE uint32_t order_between(McContext *ctx, uint32_t prev, uint32_t next) {
  uint32_t low = prev ? mc_op_rec(ctx, (McOp){prev})->order : 0;
  if (next == MC_NONE) {
    if (MC_LIKELY(low < UINT32_MAX - ORDER_STRIDE)) return low + ORDER_STRIDE;
    return make_order_room(ctx, prev);
  }
  uint32_t high = mc_op_rec(ctx, (McOp){next})->order;
  if (high - low >= 2) return low + (high - low) / 2;
  if (prev != MC_NONE) return make_order_room(ctx, prev);
  uint32_t key = make_order_room(ctx, next); /* before the first: next moves up into the room, its old key is free */
  uint32_t old = mc_op_rec(ctx, (McOp){next})->order;
  mc_op_rec(ctx, (McOp){next})->order = key;
  return old;
}

bool mc_op_is_before(McContext *ctx, McOp a, McOp b) {
  MC_ASSERT(mc_op_rec(ctx, a)->block == mc_op_rec(ctx, b)->block);
  return mc_op_rec(ctx, a)->order < mc_op_rec(ctx, b)->order;
}

/* --- lists of operations --- */

MC_INLINE void insert_op(McContext *ctx, uint32_t op, McOpRec *rec, McBlock block, uint32_t before) {
  McBlockRec *b = mc_block_rec(ctx, block);
  uint32_t prev = before ? mc_op_rec(ctx, (McOp){before})->prev : b->last_op;
  MC_ASSERT(before == MC_NONE || mc_op_rec(ctx, (McOp){before})->block == block.index);
  rec->order = order_between(ctx, prev, before);
  rec->block = block.index;
  rec->prev = prev;
  rec->next = before;
  if (prev) mc_op_rec(ctx, (McOp){prev})->next = op;
  else b->first_op = op;
  if (before) mc_op_rec(ctx, (McOp){before})->prev = op;
  else b->last_op = op;
  b->num_ops++;
  b->list_version++;
}

void mc_op_insert(McContext *ctx, McOp op, McBlock block, McOp before) {
  McOpRec *rec = mc_op_rec(ctx, op);
  MC_ASSERT(rec->block == MC_NONE);
  mc_ir_note_change(ctx);
  insert_op(ctx, op.index, rec, block, before.index);
}

void mc_block_ready_ops(McContext *ctx, McBlock from, McBlock to, uint32_t low, uint32_t high) {
  uint32_t count = mc_block_rec(ctx, from)->num_ops, step = (high - low) / (count + 1), key = low;
  if (step == 0) return;
  if (step > ORDER_STRIDE) step = ORDER_STRIDE;
  for (uint32_t op = mc_block_rec(ctx, from)->first_op; op != MC_NONE;) {
    McOpRec *rec = mc_op_rec(ctx, (McOp){op});
    rec->order = key += step;
    rec->block = to.index;
    op = rec->next;
  }
}

void mc_block_take_ops(McContext *ctx, McBlock to, McBlock from) {
  McBlockRec *source = mc_block_rec(ctx, from), *target = mc_block_rec(ctx, to);
  uint32_t op = source->first_op, last = source->last_op, count = source->num_ops;
  source->first_op = source->last_op = MC_NONE;
  source->num_ops = 0;
  source->list_version++;
  if (op == MC_NONE) return;
  McOpRec *first = mc_op_rec(ctx, (McOp){op}), *before = NULL;
  if (target->last_op != MC_NONE) before = mc_op_rec(ctx, (McOp){target->last_op});
  if (first->block == to.index && (before == NULL || before->order < first->order)) { /* they are ready */
    first->prev = target->last_op;
    if (before != NULL) before->next = op;
    else target->first_op = op;
    target->last_op = last;
    target->num_ops += count;
    target->list_version++;
    return;
  }
  while (op != MC_NONE) {
    McOpRec *rec = mc_op_rec(ctx, (McOp){op});
    uint32_t next = rec->next;
    insert_op(ctx, op, rec, to, MC_NONE);
    op = next;
  }
}

/* Takes the `count` operations from `first` to `last` out of their block; they stay linked to each other. */
MC_INLINE void unlink_ops(McContext *ctx, McOpRec *first, McOpRec *last, uint32_t count) {
  McBlockRec *b = mc_block_rec(ctx, (McBlock){first->block});
  if (first->prev != MC_NONE) mc_op_rec(ctx, (McOp){first->prev})->next = last->next;
  else b->first_op = last->next;
  if (last->next != MC_NONE) mc_op_rec(ctx, (McOp){last->next})->prev = first->prev;
  else b->last_op = first->prev;
  last->next = MC_NONE;
  b->num_ops -= count;
  b->list_version++;
}

void mc_op_unlink(McContext *ctx, McOp op) {
  McOpRec *rec = mc_op_rec(ctx, op);
  if (rec->block == MC_NONE) return;
  unlink_ops(ctx, rec, rec, 1);
  rec->block = rec->prev = MC_NONE;
}

void mc_op_detach(McContext *ctx, McOp op) {
  McOpRec *rec = mc_op_rec(ctx, op);
  if (rec->block == MC_NONE) return;
  mc_ir_note_change(ctx);
  mc_op_unlink(ctx, op);
  rec->flags |= MC_OP_CHANGED;
}

bool mc_op_contains_block(const McContext *ctx, McOp op, McBlock block) {
  while (block.index != MC_NONE) {
    McOp parent = mc_block_parent_op(ctx, block);
    if (parent.index == MC_NONE) return false;
    if (parent.index == op.index) return true;
    block.index = mc_op_rec(ctx, parent)->block;
  }
  return false;
}

bool mc_region_contains_block(const McContext *ctx, McRegion region, McBlock block) {
  while (block.index != MC_NONE) {
    if (mc_block_rec(ctx, block)->region == region.index) return true;
    McOp parent = mc_block_parent_op(ctx, block);
    if (parent.index == MC_NONE) return false;
    block.index = mc_op_rec(ctx, parent)->block;
  }
  return false;
}

/* --- making operations --- */

static void free_if(McContext *ctx, int table, uint32_t id, size_t n) {
  if (id != MC_NONE && n != 0) mc_pool_free(ctx, table, id, (uint32_t)n);
}

/* Makes the run of words for successors and regions; the regions are adopted or made. Returns false when out of memory;
 * then nothing is left allocated and adopted regions are unchanged. */
static bool make_extra(McContext *ctx, McPool *pool, McOp op, const McOpState *state, const McRegion *regions,
                       uint32_t *out) {
  size_t num_regions = state->num_regions, num_successors = state->num_successors;
  if (num_regions > UINT32_MAX / 8 || num_successors > UINT32_MAX / 2) return false;
  uint32_t size = (uint32_t)(sizeof(McExtra) / 4 + num_regions);
  uint32_t id = mc_pool_take(ctx, pool, MC_TABLE_WORDS, size);
  if (id == 0) return false;
  McExtra *extra = (McExtra *)mc_words(ctx, id);
  *extra = (McExtra){.num_successors = (uint32_t)num_successors, .num_regions = (uint32_t)num_regions, .size = size};
  if (num_successors != 0) {
    extra->successors = mc_pool_take(ctx, pool, MC_TABLE_USES, (uint32_t)num_successors);
    if (extra->successors == 0) {
      mc_pool_free(ctx, MC_TABLE_WORDS, id, size);
      return false;
    }
  }
  for (size_t i = 0; i < num_regions; i++) {
    McRegion region = regions != NULL ? regions[i] : mc_region_create_pooled(ctx, pool);
    if (region.index == MC_NONE) {
      while (i-- > 0) mc_region_erase_detached(ctx, (McRegion){extra->regions[i]});
      free_if(ctx, MC_TABLE_USES, extra->successors, num_successors);
      mc_pool_free(ctx, MC_TABLE_WORDS, id, size);
      return false;
    }
    extra->regions[i] = region.index;
  }
  for (size_t i = 0; i < num_regions; i++) {
    McRegionRec *region = mc_region_rec(ctx, (McRegion){extra->regions[i]});
    region->op = op.index;
    region->index = (uint32_t)i;
  }
  for (size_t i = 0; i < num_successors; i++) {
    uint32_t use = extra->successors + (uint32_t)i;
    mc_use_rec(ctx, (McUse){use})->owner = op.index;
    link_block(ctx, use, state->successors[i]);
  }
  *out = id;
  return true;
}

static MC_COLD McOp give_up_op(McContext *ctx, McOp op, const McOpState *state, uint32_t operands, uint32_t results) {
  mc_generation_open(&mc_op_rec(ctx, op)->generation);
  mc_generation_close(&mc_op_rec(ctx, op)->generation);
  free_if(ctx, MC_TABLE_USES, operands, state->num_operands);
  if (results != MC_NONE) {
    for (size_t i = 0; i < state->num_results; i++) mc_value_rec(ctx, (McValue){results})[i].owner = MC_NONE;
    mc_pool_free(ctx, MC_TABLE_VALUES, results, (uint32_t)state->num_results);
  }
  mc_pool_free(ctx, MC_TABLE_OPS, op.index, 1);
  return (McOp){MC_NONE};
}

McOp mc_op_create_pooled(McContext *ctx, McPool *pool, const McOpState *state, const McRegion *regions, McBlock block,
                         McOp before) {
  if (MC_UNLIKELY(state->num_operands > UINT32_MAX / 2 || state->num_results > UINT32_MAX / 2)) return (McOp){MC_NONE};
  McOp op = {mc_pool_take(ctx, pool, MC_TABLE_OPS, 1)};
  if (MC_UNLIKELY(op.index == MC_NONE)) return op;
  if (!pool->is_private && (state->num_operands | state->num_successors | state->num_regions) != 0) {
    mc_ir_note_change(ctx);
  }
  uint32_t num_operands = (uint32_t)state->num_operands, num_results = (uint32_t)state->num_results;
  uint32_t operands = 0, results = 0, extra = 0;
  if (num_operands != 0 && MC_UNLIKELY((operands = mc_pool_take(ctx, pool, MC_TABLE_USES, num_operands)) == 0)) {
    return give_up_op(ctx, op, state, 0, 0);
  }
  if (num_results != 0 && MC_UNLIKELY((results = mc_pool_take(ctx, pool, MC_TABLE_VALUES, num_results)) == 0)) {
    return give_up_op(ctx, op, state, operands, 0);
  }
  if ((state->num_successors | state->num_regions) != 0 && !make_extra(ctx, pool, op, state, regions, &extra)) {
    return give_up_op(ctx, op, state, operands, results);
  }
  McOpRec *rec = mc_op_rec(ctx, op);
  rec->name = state->name.index;
  rec->loc = state->loc.index;
  rec->attrs = state->attrs.index;
  rec->properties = state->properties.index;
  rec->operands = operands;
  rec->num_operands = num_operands;
  rec->results = results;
  rec->num_results = num_results;
  rec->extra = extra;
  rec->flags = 0;
  rec->preserved = 0;
  mc_generation_open(&rec->generation);
  if (block.index != MC_NONE) {
    insert_op(ctx, op.index, rec, block, before.index);
  } else {
    rec->block = rec->prev = rec->next = MC_NONE;
    rec->order = 0;
  }
  if (num_operands != 0) {
    McUseRec *u = mc_use_rec(ctx, (McUse){operands});
    for (uint32_t i = 0; i < num_operands; i++, u++) {
      uint32_t value = state->operands[i].index;
      u->value = value;
      u->owner = op.index;
      if (MC_LIKELY(value != MC_NONE)) link_use(ctx, operands + i, u, &mc_value_rec(ctx, (McValue){value})->first_use);
      else u->next = u->prev = MC_NONE;
    }
  }
  if (num_results != 0) {
    McValueRec *v = mc_value_rec(ctx, (McValue){results});
    for (uint32_t i = 0; i < num_results; i++, v++) {
      *v = (McValueRec){.type = state->results[i].index, .owner = op.index, .index = i};
    }
  }
  return op;
}

McOp mc_op_create_in(McContext *ctx, const McOpState *state, McBlock block, McOp before) {
  McPool *pool = block.index != MC_NONE ? mc_pool_of(ctx, MC_TABLE_BLOCKS, block.index) : ctx->ir.shared;
  McOpState normal = *state;
  normal.attrs.index = normal_dictionary(ctx, state->attrs);
  normal.properties.index = normal_dictionary(ctx, state->properties);
  McOp op = mc_op_create_pooled(ctx, pool, &normal, NULL, block, before);
  if (op.index != MC_NONE) retain_loc(ctx, state->loc.index);
  return op;
}

McOp mc_op_create(McContext *ctx, const McOpState *state) {
  return mc_op_create_in(ctx, state, (McBlock){MC_NONE}, (McOp){MC_NONE});
}

/* --- erasing --- */

void mc_eraser_init(McEraser *e, McContext *ctx) {
  *e = (McEraser){.ctx = ctx};
  mc_freeing_init(&e->freeing, ctx);
}

void mc_eraser_end(McEraser *e) {
  mc_freeing_end(&e->freeing);
  if (e->num_positions != 0) mc_sources_release(e->ctx->sources, e->first, e->num_positions);
}

static void erase_loc(McEraser *e, uint32_t loc) {
  if (!(loc & MC_LOC_POSITION) || e->uncounted) return;
  uint32_t position = loc & ~MC_LOC_POSITION;
  if (e->num_positions == 0 || position < e->first || position > e->last) {
    if (e->num_positions != 0) mc_sources_release(e->ctx->sources, e->first, e->num_positions);
    e->num_positions = 0;
    mc_sources_span(e->ctx->sources, position, &e->first, &e->last);
  }
  e->num_positions++;
}

/* Records of values and uses are left as they are, when all that can refer to them is erased, too: half of the memory
 * of a tree is not touched then. */
static inline bool is_closed(const McEraser *e) { return e->closed_op.index != MC_NONE; }

#if MC_DEBUG
static bool is_used_in(const McContext *ctx, McValue value, McRegion region) {
  McUse use = mc_value_first_use(ctx, value);
  while (use.index != MC_NONE && mc_region_contains_block(ctx, region, mc_op_block(ctx, mc_use_owner(ctx, use)))) {
    use = mc_use_next(ctx, use);
  }
  return use.index == MC_NONE;
}

static bool args_are_used_in(const McContext *ctx, McRegion blocks, McRegion region) {
  for (McBlock b = mc_region_first_block(ctx, blocks); b.index != MC_NONE; b = mc_block_next(ctx, b)) {
    for (uint32_t i = 0; i < mc_block_num_args(ctx, b); i++) {
      if (!is_used_in(ctx, mc_block_arg(ctx, b, i), region)) return false;
    }
  }
  return true;
}

/* Whether the operation, which is in the region, shares no value with what is outside. */
static bool op_stays_in(const McContext *ctx, McOp op, McRegion region) {
  for (uint32_t i = 0; i < mc_op_num_operands(ctx, op); i++) {
    McValue value = mc_op_operand(ctx, op, i);
    if (value.index == MC_NONE) continue;
    if (!mc_region_contains_block(ctx, region, mc_value_parent_block(ctx, value))) return false;
  }
  for (uint32_t i = 0; i < mc_op_num_results(ctx, op); i++) {
    if (!is_used_in(ctx, mc_op_result(ctx, op, i), region)) return false;
  }
  for (uint32_t i = 0; i < mc_op_num_regions(ctx, op); i++) {
    if (!args_are_used_in(ctx, mc_op_region(ctx, op, i), region)) return false;
  }
  return true;
}

static bool is_really_closed(const McContext *ctx, McRegion region) {
  if (!args_are_used_in(ctx, region, region)) return false;
  for (McBlock b = mc_region_first_block(ctx, region); b.index != MC_NONE; b = mc_block_next(ctx, b)) {
    for (McOp root = mc_block_first_op(ctx, b); root.index != MC_NONE; root = mc_op_next(ctx, root)) {
      uint32_t depth = 0;
      for (McOp op = root; op.index != MC_NONE; op = mc_op_after(ctx, root, op, &depth)) {
        if (!op_stays_in(ctx, op, region)) return false;
      }
    }
  }
  return true;
}
#endif

static void erase_value(McEraser *e, uint32_t value) {
  if (!is_closed(e)) {
    McValueRec *v = mc_value_rec(e->ctx, (McValue){value});
    drop_uses(e->ctx, &v->first_use);
    v->owner = MC_NONE;
  }
  mc_freeing_run(&e->freeing, MC_TABLE_VALUES, value, 1);
}

/* Before the operations of the block, as they were made: freed runs are neighbours then. */
static void erase_args(McEraser *e, McBlock block) {
  McContext *ctx = e->ctx;
  McBlockRec *b = mc_block_rec(ctx, block);
  for (uint32_t i = 0; i < b->num_args; i++) {
    const uint32_t *pair = mc_words(ctx, b->args) + 2 * (size_t)i;
    erase_loc(e, pair[1]);
    erase_value(e, pair[0]);
  }
  for (uint32_t value = b->dead_args; value != MC_NONE;) {
    McValueRec *v = mc_value_rec(ctx, (McValue){value});
    uint32_t next = v->first_use;
    v->first_use = MC_NONE;
    erase_value(e, value);
    value = next;
  }
  if (b->cap_args != 0) mc_freeing_run(&e->freeing, MC_TABLE_WORDS, b->args, 2 * b->cap_args);
  b->num_args = b->cap_args = b->dead_args = 0;
}

/* Must have no operations any more and be in no list. */
static void erase_block_record(McEraser *e, McBlock block) {
  McBlockRec *b = mc_block_rec(e->ctx, block);
  if (MC_UNLIKELY(b->cap_args != 0 || b->dead_args != MC_NONE)) erase_args(e, block);
  if (!is_closed(e)) drop_uses(e->ctx, &b->first_use);
  mc_generation_close(&b->generation);
  mc_freeing_run(&e->freeing, MC_TABLE_BLOCKS, block.index, 1);
}

/* Must have no regions any more. Fetches ahead as mc_op_fetch_ahead, but each record where it is needed: that takes 4 %
 * less time here. */
static void erase_op_record(McEraser *e, McOp op, McOpRec *rec) {
  McContext *ctx = e->ctx;
  bool closed = is_closed(e);
  MC_FETCH_AFTER(rec, 16 * sizeof *rec);
  if (rec->num_operands != 0) {
    if (!closed) {
      McUseRec *u = mc_use_rec(ctx, (McUse){rec->operands});
      MC_FETCH_AFTER(u, 512);
      for (uint32_t i = 0; i < rec->num_operands; i++) unlink_operand(ctx, &u[i]);
    }
    mc_freeing_run(&e->freeing, MC_TABLE_USES, rec->operands, rec->num_operands);
  }
  if (rec->num_results != 0) {
    if (!closed) {
      McValueRec *v = mc_value_rec(ctx, (McValue){rec->results});
      MC_FETCH_AFTER(v, 512);
      for (uint32_t i = 0; i < rec->num_results; i++) {
        drop_uses(ctx, &v[i].first_use);
        v[i].owner = MC_NONE;
      }
    }
    mc_freeing_run(&e->freeing, MC_TABLE_VALUES, rec->results, rec->num_results);
  }
  if (rec->extra != 0) {
    McExtra *extra = mc_extra(ctx, rec);
    if (extra->num_successors != 0) {
      McUseRec *u = mc_use_rec(ctx, (McUse){extra->successors});
      for (uint32_t i = 0; !closed && i < extra->num_successors; i++) unlink_successor(ctx, &u[i]);
      mc_freeing_run(&e->freeing, MC_TABLE_USES, extra->successors, extra->num_successors);
    }
    mc_freeing_run(&e->freeing, MC_TABLE_WORDS, rec->extra, extra->size);
  }
  erase_loc(e, rec->loc);
  if (rec->preserved != 0) mc_preserved_drop(ctx, op);
  if (rec->flags & MC_OP_OWNS_POOL) mc_pool_close(ctx, mc_pool_of(ctx, MC_TABLE_OPS, op.index));
  mc_generation_close(&rec->generation);
  mc_freeing_run(&e->freeing, MC_TABLE_OPS, op.index, 1);
}

static void erase_region_record(McEraser *e, McRegion region) {
  mc_generation_close(&mc_region_rec(e->ctx, region)->generation);
  mc_freeing_run(&e->freeing, MC_TABLE_REGIONS, region.index, 1);
}

/* The first operation in the regions of op; empty blocks and regions on the way are erased. Regions are taken from the
 * last to the first, blocks and operations from the first on, so that most uses find their value already erased.
 * e->closed_op is `op` from its first closed region on, if it was none. */
static McOp first_nested(McEraser *e, McOp op, McOpRec *rec) {
  McContext *ctx = e->ctx;
  if (rec->extra == 0) return (McOp){MC_NONE};
  if (MC_UNLIKELY(rec->flags & MC_OP_IN_FILE)) {
    mc_unread_drop(ctx, op);
    rec->flags &= ~(MC_OP_IN_FILE | MC_OP_UNREAD);
  }
  McExtra *extra = mc_extra(ctx, rec);
  while (extra->num_regions != 0) {
    McRegion region = {extra->regions[extra->num_regions - 1]};
    McRegionRec *r = mc_region_rec(ctx, region);
    if (r->first_block == MC_NONE) {
      erase_region_record(e, region);
      extra->num_regions--;
      if (e->closed_op.index == op.index) e->closed_op.index = MC_NONE;
      continue;
    }
    if (!is_closed(e) && r->flags == e->closed && e->closed != 0) {
      MC_ASSERT(is_really_closed(ctx, region));
      e->closed_op = op;
    }
    McBlock block = {r->first_block};
    McBlockRec *b = mc_block_rec(ctx, block);
    if (b->first_op != MC_NONE) {
      erase_args(e, block);
      return (McOp){b->first_op};
    }
    r->first_block = b->next;
    erase_block_record(e, block);
  }
  return (McOp){MC_NONE};
}

/* Erases the operations of a list from `op` on, with everything inside. They are in no list that is kept. */
static void erase_ops(McEraser *e, McOp op) {
  McContext *ctx = e->ctx;
  uint32_t depth = 0, state = atomic_load_explicit(&ctx->ir.state, memory_order_relaxed);
  e->closed = state & MC_IR_CHANGED ? 0 : state | MC_REGION_IN_ORDER;
  e->closed_op.index = MC_NONE;
  while (op.index != MC_NONE) {
    McOpRec *rec = mc_op_rec(ctx, op);
    McOp nested = first_nested(e, op, rec);
    if (nested.index != MC_NONE) {
      op = nested;
      depth++;
      continue;
    }
    McBlock block = {rec->block};
    McOp next = {rec->next};
    erase_op_record(e, op, rec);
    if (next.index == MC_NONE && depth != 0) {
      mc_block_rec(ctx, block)->first_op = MC_NONE;
      next = mc_block_parent_op(ctx, block);
      depth--;
    }
    op = next;
  }
}

void mc_eraser_op(McEraser *e, McOp op) {
  McContext *ctx = e->ctx;
  McOpRec *rec = mc_op_rec(ctx, op);
  mc_op_unlink(ctx, op);
  if (rec->flags & MC_OP_OWNS_POOL) { /* from now on freed runs are only counted */
    rec->flags &= ~MC_OP_OWNS_POOL;
    mc_pool_close(ctx, mc_pool_of(ctx, MC_TABLE_OPS, op.index));
  }
  erase_ops(e, op);
}

void mc_op_erase(McContext *ctx, McOp op) {
  McEraser e;
  mc_eraser_init(&e, ctx);
  mc_eraser_op(&e, op);
  mc_eraser_end(&e);
}

static void erase_block(McEraser *e, McBlock block) {
  McBlockRec *b = mc_block_rec(e->ctx, block);
  McOp first = {b->first_op};
  b->first_op = b->last_op = MC_NONE;
  b->num_ops = 0;
  erase_args(e, block);
  erase_ops(e, first);
  erase_block_record(e, block);
}

void mc_eraser_block(McEraser *e, McBlock block) {
  mc_block_unlink(e->ctx, block);
  erase_block(e, block);
}

void mc_block_erase(McContext *ctx, McBlock block) {
  McEraser e;
  mc_eraser_init(&e, ctx);
  mc_eraser_block(&e, block);
  mc_eraser_end(&e);
}

void mc_eraser_region(McEraser *e, McRegion region) {
  McRegionRec *r = mc_region_rec(e->ctx, region);
  while (r->first_block != MC_NONE) {
    McBlock block = {r->first_block};
    r->first_block = mc_block_rec(e->ctx, block)->next;
    erase_block(e, block);
  }
  erase_region_record(e, region);
}

void mc_region_erase_detached(McContext *ctx, McRegion region) {
  McEraser e;
  mc_eraser_init(&e, ctx);
  mc_eraser_region(&e, region);
  mc_eraser_end(&e);
}

/* --- erasing many operations --- */

bool mc_op_is_doomed(const McContext *ctx, McOp op) { return mc_op_rec(ctx, op)->flags & MC_OP_DOOMED; }

/* The first operation without a mark in a list of uses. */
MC_INLINE McOp staying_user(const McContext *ctx, uint32_t use) {
  while (use != MC_NONE) {
    const McUseRec *u = mc_use_rec(ctx, (McUse){use});
    if (!mc_op_is_doomed(ctx, (McOp){u->owner})) return (McOp){u->owner};
    use = u->next;
  }
  return (McOp){MC_NONE};
}

static McOp staying_user_of_blocks(const McContext *ctx, McOp op) {
  McOp user = {MC_NONE};
  uint32_t num_regions = mc_op_num_regions(ctx, op);
  for (uint32_t i = 0; i < num_regions; i++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    for (; block.index != MC_NONE && user.index == MC_NONE; block = mc_block_next(ctx, block)) {
      const McBlockRec *b = mc_block_rec(ctx, block);
      user = staying_user(ctx, b->first_use);
      for (uint32_t k = 0; k < b->num_args && user.index == MC_NONE; k++) {
        user = staying_user(ctx, mc_value_rec(ctx, mc_block_arg(ctx, block, k))->first_use);
      }
    }
  }
  return user;
}

/* An operation without a mark that uses a value or a block of `op`. */
MC_INLINE McOp staying_user_of(const McContext *ctx, McOp op, bool skip_results) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  McOp user = {MC_NONE};
  uint32_t num_results = skip_results ? 0 : rec->num_results;
  const McValueRec *values = num_results != 0 ? mc_value_rec(ctx, (McValue){rec->results}) : NULL;
  for (uint32_t i = 0; i < num_results && user.index == MC_NONE; i++) {
    user = staying_user(ctx, values[i].first_use);
  }
  return user.index == MC_NONE && rec->extra != 0 ? staying_user_of_blocks(ctx, op) : user;
}

/* Marks `op` and all inside; what has a mark has marks inside. */
static void doom(McContext *ctx, McOp op) {
  uint32_t depth = 0;
  for (McOp at = op; at.index != MC_NONE;) {
    McOpRec *rec = mc_op_rec(ctx, at);
    bool is_marked = rec->flags & MC_OP_DOOMED;
    rec->flags |= MC_OP_DOOMED;
    at = is_marked ? mc_op_after_nested(ctx, op, at, &depth) : mc_op_after(ctx, op, at, &depth);
  }
}

void mc_ops_spare(McContext *ctx, const McOp *ops, size_t count) {
  for (size_t i = 0; i < count; i++) {
    uint32_t depth = 0;
    for (McOp at = ops[i]; at.index != MC_NONE; at = mc_op_after(ctx, ops[i], at, &depth)) {
      mc_op_rec(ctx, at)->flags &= ~MC_OP_DOOMED;
    }
  }
}

/* Leaves the operations that are not inside another one that has a mark; *detached: one is in no block. */
static size_t keep_outer(const McContext *ctx, McOp *ops, size_t count, bool *detached) {
  uint32_t last_block = MC_NONE;
  bool is_inner = false; /* the operations of last_block are */
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    uint32_t block = mc_op_rec(ctx, ops[i])->block;
    if (block != last_block) {
      McOp parent = block == MC_NONE ? (McOp){MC_NONE} : mc_block_parent_op(ctx, (McBlock){block});
      is_inner = parent.index != MC_NONE && mc_op_is_doomed(ctx, parent);
      last_block = block;
    }
    *detached |= block == MC_NONE;
    if (!is_inner) ops[kept++] = ops[i];
  }
  return kept;
}

bool mc_ops_doom(McContext *ctx, McOp *ops, size_t *count, bool replaced, McDoomed *found) {
  *found = (McDoomed){0};
  for (size_t i = 0; i < *count; i++) {
    McOpRec *rec = mc_op_rec(ctx, ops[i]);
    if (rec->extra == 0) rec->flags |= MC_OP_DOOMED;
    else if (!mc_op_is_doomed(ctx, ops[i])) doom(ctx, ops[i]);
  }
  *count = keep_outer(ctx, ops, *count, &found->detached);
  for (size_t i = 0; i < *count; i++) {
    uint32_t depth = 0;
    McOp at = ops[i];
    do {
      McOp user = staying_user_of(ctx, at, replaced && at.index == ops[i].index);
      if (MC_UNLIKELY(user.index != MC_NONE)) {
        found->used = at;
        found->user = user;
        mc_ops_spare(ctx, ops, *count);
        return false;
      }
      at = mc_op_rec(ctx, at)->extra == 0 && at.index == ops[i].index ? (McOp){MC_NONE}
                                                                      : mc_op_after(ctx, ops[i], at, &depth);
    } while (at.index != MC_NONE);
  }
  return true;
}

void mc_ops_erase(McContext *ctx, const McOp *ops, size_t count) {
  McEraser e;
  mc_eraser_init(&e, ctx);
  for (size_t i = 0; i < count; i++) {
    McOp first = ops[i];
    size_t start = i;
    if (mc_op_rec(ctx, first)->block == MC_NONE) {
      mc_eraser_op(&e, first);
      continue;
    }
    while (i + 1 < count && mc_op_rec(ctx, ops[i])->next == ops[i + 1].index) i++;
    unlink_ops(ctx, mc_op_rec(ctx, first), mc_op_rec(ctx, ops[i]), (uint32_t)(i - start) + 1);
    erase_ops(&e, first);
  }
  mc_eraser_end(&e);
}

bool mc_op_is_used(const McContext *ctx, McOp op) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  for (uint32_t i = 0; i < rec->num_results; i++) {
    for (uint32_t use = mc_value_rec(ctx, (McValue){rec->results})[i].first_use; use != MC_NONE;) {
      const McUseRec *u = mc_use_rec(ctx, (McUse){use});
      McBlock block = {mc_op_rec(ctx, (McOp){u->owner})->block};
      if (u->owner != op.index && (rec->extra == 0 || !mc_op_contains_block(ctx, op, block))) return true;
      use = u->next;
    }
  }
  return false;
}

/* --- reading and changing operations --- */

uint32_t mc_op_generation(const McContext *ctx, McOp op) { return mc_op_rec(ctx, op)->generation; }
McLoc mc_op_loc(const McContext *ctx, McOp op) { return (McLoc){mc_op_rec(ctx, op)->loc}; }

void mc_op_set_loc(McContext *ctx, McOp op, McLoc loc) {
  McOpRec *rec = mc_op_rec(ctx, op);
  retain_loc(ctx, loc.index);
  release_loc(ctx, rec->loc);
  rec->loc = loc.index;
}

McAttr mc_op_attrs(const McContext *ctx, McOp op) { return (McAttr){mc_op_rec(ctx, op)->attrs}; }
void mc_op_set_attrs(McContext *ctx, McOp op, McAttr dictionary) {
  McOpRec *rec = mc_op_rec(ctx, op);
  rec->attrs = normal_dictionary(ctx, dictionary);
  rec->flags |= MC_OP_CHANGED;
}
void mc_op_set_properties(McContext *ctx, McOp op, McAttr dictionary) {
  McOpRec *rec = mc_op_rec(ctx, op);
  rec->properties = normal_dictionary(ctx, dictionary);
  rec->flags |= MC_OP_CHANGED;
}

McOp mc_op_prev(const McContext *ctx, McOp op) { return (McOp){mc_op_rec(ctx, op)->prev}; }

void mc_op_set_operand(McContext *ctx, McOp op, uint32_t i, McValue value) {
  McUse use = mc_op_operand_use(ctx, op, i);
  mc_ir_note_change(ctx);
  unlink_operand(ctx, mc_use_rec(ctx, use));
  mc_use_link_value(ctx, use, value);
}

/* Moves the operands into a longer run; the uses keep their places in the lists. Returns false when out of memory. */
static bool grow_operands(McContext *ctx, McOp op, uint32_t count) {
  uint32_t run = mc_pool_alloc(ctx, mc_pool_of(ctx, MC_TABLE_OPS, op.index), MC_TABLE_USES, count);
  if (run == 0) return false;
  McOpRec *rec = mc_op_rec(ctx, op);
  McUseRec *to = mc_use_rec(ctx, (McUse){run});
  uint32_t old = rec->num_operands;
  if (old != 0) {
    const McUseRec *from = mc_use_rec(ctx, (McUse){rec->operands});
    for (uint32_t i = 0; i < old; i++) {
      to[i] = from[i];
      if (to[i].value == MC_NONE) continue;
      uint32_t next = to[i].next, prev = to[i].prev;
      if (next != MC_NONE) {
        mc_use_rec(ctx, (McUse){next})->prev = run + i;
      }
      if (prev != MC_NONE) mc_use_rec(ctx, (McUse){prev})->next = run + i;
      else mc_value_rec(ctx, (McValue){to[i].value})->first_use = run + i;
    }
    mc_pool_free(ctx, MC_TABLE_USES, rec->operands, old);
  }
  for (uint32_t i = old; i < count; i++) to[i] = (McUseRec){.owner = op.index};
  rec->operands = run;
  rec->num_operands = count;
  return true;
}

bool mc_op_set_operands(McContext *ctx, McOp op, const McValue *values, size_t count) {
  if (count > UINT32_MAX / 2) return false;
  uint32_t n = (uint32_t)count, old = mc_op_rec(ctx, op)->num_operands;
  if (n > old && !grow_operands(ctx, op, n)) return false;
  for (uint32_t i = 0; i < n; i++) mc_op_set_operand(ctx, op, i, values[i]);
  if (n < old) {
    McOpRec *rec = mc_op_rec(ctx, op);
    McUseRec *u = mc_use_rec(ctx, (McUse){rec->operands});
    for (uint32_t i = n; i < old; i++) unlink_operand(ctx, &u[i]);
    mc_pool_free(ctx, MC_TABLE_USES, rec->operands + n, old - n);
    rec->num_operands = n;
    if (n == 0) rec->operands = MC_NONE;
  }
  return true;
}

void mc_op_set_successor(McContext *ctx, McOp op, uint32_t i, McBlock block) {
  MC_ASSERT(i < mc_op_num_successors(ctx, op));
  uint32_t use = mc_extra(ctx, mc_op_rec(ctx, op))->successors + i;
  mc_ir_note_change(ctx);
  unlink_successor(ctx, mc_use_rec(ctx, (McUse){use}));
  link_block(ctx, use, block);
}

/* --- regions --- */

McRegion mc_region_create_pooled(McContext *ctx, McPool *pool) {
  McRegion region = {mc_pool_take(ctx, pool, MC_TABLE_REGIONS, 1)};
  if (region.index == MC_NONE) return region;
  McRegionRec *r = mc_region_rec(ctx, region);
  r->op = r->first_block = r->last_block = r->index = MC_NONE;
  r->flags = 0;
  mc_generation_open(&r->generation);
  return region;
}

uint32_t mc_region_generation(const McContext *ctx, McRegion region) { return mc_region_rec(ctx, region)->generation; }

/* --- blocks --- */

void mc_block_link(McContext *ctx, McBlock block, McRegion region, McBlock before) {
  McBlockRec *b = mc_block_rec(ctx, block);
  McRegionRec *r = mc_region_rec(ctx, region);
  MC_ASSERT(b->region == MC_NONE);
  b->region = region.index;
  b->next = before.index;
  b->prev = before.index ? mc_block_rec(ctx, before)->prev : r->last_block;
  if (b->prev) mc_block_rec(ctx, (McBlock){b->prev})->next = block.index;
  else r->first_block = block.index;
  if (b->next) mc_block_rec(ctx, before)->prev = block.index;
  else r->last_block = block.index;
}

void mc_block_insert(McContext *ctx, McBlock block, McRegion region, McBlock before) {
  mc_ir_note_change(ctx);
  mc_block_link(ctx, block, region, before);
}

void mc_block_unlink(McContext *ctx, McBlock block) {
  McBlockRec *b = mc_block_rec(ctx, block);
  if (b->region == MC_NONE) return;
  McRegionRec *r = mc_region_rec(ctx, (McRegion){b->region});
  if (b->prev) mc_block_rec(ctx, (McBlock){b->prev})->next = b->next;
  else r->first_block = b->next;
  if (b->next) mc_block_rec(ctx, (McBlock){b->next})->prev = b->prev;
  else r->last_block = b->prev;
  b->region = b->prev = b->next = MC_NONE;
}

void mc_block_detach(McContext *ctx, McBlock block) {
  mc_ir_note_change(ctx);
  mc_block_unlink(ctx, block);
}

McBlock mc_block_create_pooled(McContext *ctx, McPool *pool, McRegion region, McBlock before) {
  McBlock block = {mc_pool_take(ctx, pool, MC_TABLE_BLOCKS, 1)};
  if (block.index == MC_NONE) return block;
  McBlockRec *b = mc_block_rec(ctx, block);
  uint32_t generation = b->generation;
  *b = (McBlockRec){.generation = generation};
  mc_generation_open(&b->generation);
  if (region.index != MC_NONE) mc_block_link(ctx, block, region, before);
  return block;
}

McBlock mc_block_create(McContext *ctx, McRegion region, McBlock before) {
  McPool *pool = region.index != MC_NONE ? mc_pool_of(ctx, MC_TABLE_REGIONS, region.index) : ctx->ir.shared;
  return mc_block_create_pooled(ctx, pool, region, before);
}

uint32_t mc_block_generation(const McContext *ctx, McBlock block) { return mc_block_rec(ctx, block)->generation; }
McBlock mc_block_prev(const McContext *ctx, McBlock block) { return (McBlock){mc_block_rec(ctx, block)->prev}; }

/* Makes room for one more pair. Returns false when out of memory. */
static bool grow_args(McContext *ctx, McPool *pool, McBlock block) {
  McBlockRec *b = mc_block_rec(ctx, block);
  if (b->num_args < b->cap_args) return true;
  if (b->cap_args > UINT32_MAX / 8) return false;
  uint32_t cap = b->cap_args ? 2 * b->cap_args : 2;
  if (pool->is_private && b->cap_args && pool->bump[MC_TABLE_WORDS].next == b->args + 2 * b->cap_args &&
      pool->bump[MC_TABLE_WORDS].end - pool->bump[MC_TABLE_WORDS].next >= 2 * b->cap_args) {
    pool->bump[MC_TABLE_WORDS].next += 2 * b->cap_args; /* nothing was taken since: the run grows where it is */
    b->cap_args = cap;
    return true;
  }
  uint32_t run = mc_pool_take(ctx, pool, MC_TABLE_WORDS, 2 * cap);
  if (run == 0) return false;
  if (b->cap_args) {
    memcpy(mc_words(ctx, run), mc_words(ctx, b->args), 8 * (size_t)b->num_args);
    mc_pool_free(ctx, MC_TABLE_WORDS, b->args, 2 * b->cap_args);
  }
  b->args = run;
  b->cap_args = cap;
  return true;
}

McValue mc_block_add_arg_pooled(McContext *ctx, McPool *pool, McBlock block, McType type, McLoc loc) {
  if (!grow_args(ctx, pool, block)) return (McValue){MC_NONE};
  McValue value = {mc_pool_take(ctx, pool, MC_TABLE_VALUES, 1)};
  if (value.index == MC_NONE) return value;
  McBlockRec *b = mc_block_rec(ctx, block);
  *mc_value_rec(ctx, value) =
      (McValueRec){.type = type.index, .owner = block.index, .index = b->num_args | MC_VALUE_ARG};
  uint32_t *pair = mc_words(ctx, b->args) + 2 * (size_t)b->num_args++;
  pair[0] = value.index;
  pair[1] = loc.index;
  return value;
}

McValue mc_block_insert_arg(McContext *ctx, McBlock block, uint32_t i, McType type, McLoc loc) {
  McPool *pool = mc_pool_of(ctx, MC_TABLE_BLOCKS, block.index);
  McValue value = mc_block_add_arg_pooled(ctx, pool, block, type, loc);
  if (value.index == MC_NONE) return value;
  retain_loc(ctx, loc.index);
  const McBlockRec *b = mc_block_rec(ctx, block);
  MC_ASSERT(i < b->num_args);
  uint32_t *pairs = mc_words(ctx, b->args), last = b->num_args - 1;
  for (uint32_t k = last; k > i; k--) {
    pairs[2 * (size_t)k] = pairs[2 * (size_t)k - 2];
    pairs[2 * (size_t)k + 1] = pairs[2 * (size_t)k - 1];
    mc_value_rec(ctx, (McValue){pairs[2 * (size_t)k]})->index = k | MC_VALUE_ARG;
  }
  pairs[2 * (size_t)i] = value.index;
  pairs[2 * (size_t)i + 1] = loc.index;
  mc_value_rec(ctx, value)->index = i | MC_VALUE_ARG;
  return value;
}

McValue mc_block_add_arg(McContext *ctx, McBlock block, McType type, McLoc loc) {
  return mc_block_insert_arg(ctx, block, mc_block_rec(ctx, block)->num_args, type, loc);
}

/* Frees a location and a value of a block's arguments; the caller closes the gap. */
static void retire_arg(McContext *ctx, McBlockRec *b, uint32_t value, uint32_t loc) {
  release_loc(ctx, loc);
  McValueRec *v = mc_value_rec(ctx, (McValue){value});
  drop_uses(ctx, &v->first_use);
  v->owner = MC_NONE; /* its handle is stale from now on; the id is not used again while the block lives */
  v->first_use = b->dead_args;
  b->dead_args = value;
}

void mc_block_erase_arg(McContext *ctx, McBlock block, uint32_t i) {
  McBlockRec *b = mc_block_rec(ctx, block);
  MC_ASSERT(i < b->num_args);
  uint32_t *pairs = mc_words(ctx, b->args);
  retire_arg(ctx, b, pairs[2 * (size_t)i], pairs[2 * (size_t)i + 1]);
  b->num_args--;
  for (uint32_t k = i; k < b->num_args; k++) {
    pairs[2 * (size_t)k] = pairs[2 * (size_t)k + 2];
    pairs[2 * (size_t)k + 1] = pairs[2 * (size_t)k + 3];
    mc_value_rec(ctx, (McValue){pairs[2 * (size_t)k]})->index = k | MC_VALUE_ARG;
  }
}

void mc_block_erase_args(McContext *ctx, McBlock block, const uint8_t *erased) {
  McBlockRec *b = mc_block_rec(ctx, block);
  if (b->num_args == 0) return;
  uint32_t *pairs = mc_words(ctx, b->args), kept = 0;
  for (uint32_t i = 0; i < b->num_args; i++) {
    uint32_t value = pairs[2 * (size_t)i], loc = pairs[2 * (size_t)i + 1];
    if (erased[i]) {
      retire_arg(ctx, b, value, loc);
      continue;
    }
    pairs[2 * (size_t)kept] = value;
    pairs[2 * (size_t)kept + 1] = loc;
    mc_value_rec(ctx, (McValue){value})->index = kept++ | MC_VALUE_ARG;
  }
  b->num_args = kept;
}

/* --- values --- */

bool mc_value_is_live(const McContext *ctx, McValue value, uint32_t owner, uint32_t generation) {
  if ((generation & 3) == 1) return mc_op_is_live(ctx, (McOp){owner}, generation); /* results are freed with their
                                                                                    * operation */
  return mc_block_is_live(ctx, (McBlock){owner}, generation) && mc_value_rec(ctx, value)->owner == owner;
}

void mc_value_set_type(McContext *ctx, McValue v, McType type) { mc_value_rec(ctx, v)->type = type.index; }
uint32_t mc_value_index(const McContext *ctx, McValue v) { return mc_value_rec(ctx, v)->index & ~MC_VALUE_ARG; }

McOp mc_value_op(const McContext *ctx, McValue v) {
  const McValueRec *rec = mc_value_rec(ctx, v);
  return (McOp){rec->index & MC_VALUE_ARG ? MC_NONE : rec->owner};
}

bool mc_value_owner(const McContext *ctx, McValue v, uint32_t *owner, uint32_t *generation) {
  const McValueRec *rec = mc_value_rec(ctx, v);
  bool is_arg = (rec->index & MC_VALUE_ARG) != 0;
  *owner = rec->owner;
  *generation =
      is_arg ? mc_block_rec(ctx, (McBlock){rec->owner})->generation : mc_op_rec(ctx, (McOp){rec->owner})->generation;
  return is_arg;
}

McBlock mc_value_block(const McContext *ctx, McValue v) {
  const McValueRec *rec = mc_value_rec(ctx, v);
  return (McBlock){rec->index & MC_VALUE_ARG ? rec->owner : MC_NONE};
}

McBlock mc_value_parent_block(const McContext *ctx, McValue v) {
  const McValueRec *rec = mc_value_rec(ctx, v);
  if (rec->index & MC_VALUE_ARG || rec->owner == MC_NONE) return (McBlock){rec->owner};
  return (McBlock){mc_op_rec(ctx, (McOp){rec->owner})->block};
}

static uint32_t *arg_pair(const McContext *ctx, McValue v) {
  const McValueRec *rec = mc_value_rec(ctx, v);
  const McBlockRec *b = mc_block_rec(ctx, (McBlock){rec->owner});
  return mc_words(ctx, b->args) + 2 * (size_t)(rec->index & ~MC_VALUE_ARG);
}

McLoc mc_value_loc(const McContext *ctx, McValue v) {
  const McValueRec *rec = mc_value_rec(ctx, v);
  if (rec->owner == MC_NONE) return (McLoc){MC_NONE};
  if (rec->index & MC_VALUE_ARG) return (McLoc){arg_pair(ctx, v)[1]};
  return (McLoc){mc_op_rec(ctx, (McOp){rec->owner})->loc};
}

void mc_value_set_loc(McContext *ctx, McValue v, McLoc loc) {
  MC_ASSERT(mc_value_is_block_arg(ctx, v));
  uint32_t *pair = arg_pair(ctx, v);
  retain_loc(ctx, loc.index);
  release_loc(ctx, pair[1]);
  pair[1] = loc.index;
}

McValue mc_value_create_placeholder(McContext *ctx, McPool *pool, McType type) {
  McValue value = {mc_pool_take(ctx, pool, MC_TABLE_VALUES, 1)};
  if (value.index != MC_NONE) *mc_value_rec(ctx, value) = (McValueRec){.type = type.index};
  return value;
}

void mc_value_replace_placeholder(McContext *ctx, McValue placeholder, McValue to) {
  replace_all_uses(ctx, placeholder, to);
  mc_pool_free(ctx, MC_TABLE_VALUES, placeholder.index, 1);
}

/* --- names as written --- */

void mc_value_set_name_word(McContext *ctx, McValue value, uint32_t word) {
  mc_table_set_name(ctx, MC_TABLE_VALUES, value.index, word);
}
uint32_t mc_value_name_word(const McContext *ctx, McValue value) {
  return mc_table_name(ctx, MC_TABLE_VALUES, value.index);
}
void mc_block_set_name_word(McContext *ctx, McBlock block, uint32_t word) {
  mc_table_set_name(ctx, MC_TABLE_BLOCKS, block.index, word);
}
uint32_t mc_block_name_word(const McContext *ctx, McBlock block) {
  return mc_table_name(ctx, MC_TABLE_BLOCKS, block.index);
}

static McStr name_of_word(const McContext *ctx, uint32_t word, char *scratch) {
  if (word == 0) return (McStr){"", 0};
  if (!(word & 0x80000000u)) return mc_ident_str(ctx, (McIdent){word});
  int len = snprintf(scratch, 16, "%u", (unsigned)(word & 0x7FFFFFFFu));
  return (McStr){scratch, (size_t)len};
}

McStr mc_value_name(const McContext *ctx, McValue v, char *scratch) {
  return name_of_word(ctx, mc_value_name_word(ctx, v), scratch);
}
McStr mc_block_name(const McContext *ctx, McBlock block, char *scratch) {
  return name_of_word(ctx, mc_block_name_word(ctx, block), scratch);
}

bool mc_value_set_name(McContext *ctx, McValue v, const char *name, size_t len) {
  uint32_t word = 0, number = 0;
  bool decimal = len > 0 && len < 10 && (name[0] != '0' || len == 1);
  for (size_t i = 0; decimal && i < len; i++) {
    decimal = name[i] >= '0' && name[i] <= '9';
    number = number * 10 + (uint32_t)(name[i] - '0');
  }
  if (decimal) word = number | 0x80000000u;
  else if (len > 0 && (word = mc_ident(ctx, name, len).index) == MC_NONE) return false;
  mc_value_set_name_word(ctx, v, word);
  return mc_value_name_word(ctx, v) == word;
}

/* --- attributes by name --- */

McAttr mc_op_named_properties(const McContext *ctx, McOp op) {
  McAttr properties = mc_op_properties(ctx, op);
  bool has_names = properties.index != MC_NONE && mc_kind(ctx, properties.index) == MC_ATTR_DICTIONARY;
  return has_names ? properties : (McAttr){MC_NONE};
}

McAttr mc_op_attribute(const McContext *ctx, McOp op, McIdent name) {
  McAttr found = mc_attr_dictionary_find(ctx, mc_op_named_properties(ctx, op), name);
  return found.index != MC_NONE ? found : mc_attr_dictionary_find(ctx, mc_op_attrs(ctx, op), name);
}
