/* check.c - mc_check: every storage invariant of the IR tables, for tests and for debugging.
 *
 * Visits all live operations, blocks and regions of the context, marks each record that they own, and compares with the
 * chunks and pools. Needs memory for a byte per slot; no other thread may use the context meanwhile. Changes nothing.
 */
#include "ir/context.h"
#include "types/report.h"

enum { FREE_SLOT = 0, LIVE_SLOT = 1, BINNED_SLOT = 2, AHEAD_SLOT = 3 };

static const char *const table_names[MC_NUM_TABLES] = {"operation", "block", "region", "value", "use", "word"};

typedef struct Checker {
  McContext *ctx;               /* borrowed */
  McDiags *diags;               /* borrowed */
  uint8_t *marks[MC_NUM_TABLES]; /* owned: one per slot of all chunks so far */
  size_t sizes[MC_NUM_TABLES];
} Checker;

static bool broken(Checker *c, int table, uint32_t id, const char *what) {
  return mc_error(c->diags, (McLoc){MC_NONE}, "storage is broken: %s %u: %s", table_names[table], (unsigned)id, what);
}

/* True when the chunk of `id` exists. */
static bool is_present(const Checker *c, int table, uint32_t id) {
  const McTable *t = &c->ctx->ir.tables[table];
  return id != MC_NONE && (id >> t->shift) < t->used_chunks && t->mem[id >> t->shift] != NULL;
}

static bool is_live(const Checker *c, int table, uint32_t id) {
  const McTable *t = &c->ctx->ir.tables[table];
  if (!is_present(c, table, id) || (id & ((1u << t->shift) - 1)) >= t->info[id >> t->shift].slots) return false;
  if (table == MC_TABLE_OPS) return mc_op_rec(c->ctx, (McOp){id})->generation & 1;
  if (table == MC_TABLE_BLOCKS) return mc_block_rec(c->ctx, (McBlock){id})->generation & 1;
  return mc_region_rec(c->ctx, (McRegion){id})->generation & 1;
}

static bool mark(Checker *c, int table, uint32_t id, uint64_t n, uint8_t how) {
  if (table == MC_TABLE_WORDS) n = (n + 3) & ~(uint64_t)3;
  if (!is_present(c, table, id) || id + n > c->sizes[table]) return broken(c, table, id, "is not in a chunk");
  for (uint64_t i = 0; i < n; i++) {
    if (c->marks[table][id + i] != FREE_SLOT) return broken(c, table, id + (uint32_t)i, "is in two places");
    c->marks[table][id + i] = how;
  }
  return true;
}

/* Checks a use list: its links, and that each member uses the thing and is owned by a live operation. */
static bool check_uses(Checker *c, int table, uint32_t id, uint32_t first) {
  uint32_t prev = MC_NONE;
  for (uint32_t use = first; use != MC_NONE;) {
    if (!is_present(c, MC_TABLE_USES, use)) return broken(c, table, id, "its use list leaves the table");
    const McUseRec *u = mc_use_rec(c->ctx, (McUse){use});
    if (u->prev != prev) return broken(c, MC_TABLE_USES, use, "previous use");
    if (u->value != id) return broken(c, MC_TABLE_USES, use, "is in the list of another value or block");
    if (!is_live(c, MC_TABLE_OPS, u->owner)) return broken(c, MC_TABLE_USES, use, "its operation was erased");
    const McOpRec *op = mc_op_rec(c->ctx, (McOp){u->owner});
    bool operand = op->num_operands != 0 && use - op->operands < op->num_operands;
    bool successor = op->extra != 0 && mc_extra(c->ctx, op)->num_successors != 0 &&
                     use - mc_extra(c->ctx, op)->successors < mc_extra(c->ctx, op)->num_successors;
    if (table == MC_TABLE_VALUES ? !operand : !successor) return broken(c, MC_TABLE_USES, use, "not among its owner's");
    prev = use;
    use = u->next;
  }
  return true;
}

/* Checks that a use is in the list of the thing it uses, by its neighbours. check_uses walks the lists themselves. */
static bool check_use(Checker *c, uint32_t use, uint32_t owner, bool is_operand) {
  const McUseRec *u = mc_use_rec(c->ctx, (McUse){use});
  if (u->owner != owner) return broken(c, MC_TABLE_USES, use, "owner");
  if (u->value == MC_NONE) {
    return (u->next == MC_NONE && u->prev == MC_NONE) || broken(c, MC_TABLE_USES, use, "dropped, but linked");
  }
  if (is_operand &&
      (!is_present(c, MC_TABLE_VALUES, u->value) || mc_value_rec(c->ctx, (McValue){u->value})->owner == MC_NONE)) {
    return broken(c, MC_TABLE_USES, use, "of a value that was erased");
  }
  if (!is_operand && !is_live(c, MC_TABLE_BLOCKS, u->value)) {
    return broken(c, MC_TABLE_USES, use, "of a block that was erased");
  }
  uint32_t first = is_operand ? mc_value_rec(c->ctx, (McValue){u->value})->first_use
                              : mc_block_rec(c->ctx, (McBlock){u->value})->first_use;
  if (u->prev == MC_NONE ? first != use : !is_present(c, MC_TABLE_USES, u->prev) ||
                                              mc_use_rec(c->ctx, (McUse){u->prev})->next != use) {
    return broken(c, MC_TABLE_USES, use, "not in its list");
  }
  return true;
}

static bool check_op(Checker *c, uint32_t id) {
  McContext *ctx = c->ctx;
  const McOpRec *op = mc_op_rec(ctx, (McOp){id});
  if ((op->generation & 3) != 1) return broken(c, MC_TABLE_OPS, id, "generation");
  if (op->block == MC_NONE && (op->prev != MC_NONE || op->next != MC_NONE)) {
    return broken(c, MC_TABLE_OPS, id, "detached, but linked");
  }
  if (op->block != MC_NONE && !is_live(c, MC_TABLE_BLOCKS, op->block)) {
    return broken(c, MC_TABLE_OPS, id, "its block was erased");
  }
  if (op->num_operands != 0 && !mark(c, MC_TABLE_USES, op->operands, op->num_operands, LIVE_SLOT)) return false;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (!check_use(c, op->operands + i, id, true)) return false;
  }
  if (op->num_results != 0 && !mark(c, MC_TABLE_VALUES, op->results, op->num_results, LIVE_SLOT)) return false;
  for (uint32_t i = 0; i < op->num_results; i++) {
    const McValueRec *v = mc_value_rec(ctx, (McValue){op->results + i});
    if (v->owner != id || v->index != i) return broken(c, MC_TABLE_VALUES, op->results + i, "owner or number");
    if (!check_uses(c, MC_TABLE_VALUES, op->results + i, v->first_use)) return false;
  }
  if (op->extra == 0) return true;
  const McExtra *extra = mc_extra(ctx, op);
  if (!mark(c, MC_TABLE_WORDS, op->extra, extra->size, LIVE_SLOT)) return false;
  if (extra->size < sizeof(McExtra) / 4 + extra->num_regions) return broken(c, MC_TABLE_WORDS, op->extra, "too short");
  if (extra->num_successors != 0 && !mark(c, MC_TABLE_USES, extra->successors, extra->num_successors, LIVE_SLOT)) {
    return false;
  }
  for (uint32_t i = 0; i < extra->num_successors; i++) {
    if (!check_use(c, extra->successors + i, id, false)) return false;
  }
  for (uint32_t i = 0; i < extra->num_regions; i++) {
    uint32_t region = extra->regions[i];
    if (!is_live(c, MC_TABLE_REGIONS, region)) return broken(c, MC_TABLE_OPS, id, "a region was erased");
    const McRegionRec *r = mc_region_rec(ctx, (McRegion){region});
    if (r->op != id || r->index != i) return broken(c, MC_TABLE_REGIONS, region, "owner or number");
    if ((op->flags & MC_OP_UNREAD) && r->first_block != MC_NONE) {
      return broken(c, MC_TABLE_REGIONS, region, "unread, with blocks");
    }
  }
  return true;
}

static bool check_args(Checker *c, uint32_t id, const McBlockRec *b) {
  if (b->num_args > b->cap_args) return broken(c, MC_TABLE_BLOCKS, id, "more arguments than room");
  if (b->cap_args != 0 && !mark(c, MC_TABLE_WORDS, b->args, 2 * (uint64_t)b->cap_args, LIVE_SLOT)) return false;
  for (uint32_t i = 0; i < b->num_args; i++) {
    uint32_t value = mc_words(c->ctx, b->args)[2 * (size_t)i];
    if (!mark(c, MC_TABLE_VALUES, value, 1, LIVE_SLOT)) return false;
    const McValueRec *v = mc_value_rec(c->ctx, (McValue){value});
    if (v->owner != id || v->index != (i | MC_VALUE_ARG)) return broken(c, MC_TABLE_VALUES, value, "owner or number");
    if (!check_uses(c, MC_TABLE_VALUES, value, v->first_use)) return false;
  }
  for (uint32_t value = b->dead_args; value != MC_NONE; value = mc_value_rec(c->ctx, (McValue){value})->first_use) {
    if (!mark(c, MC_TABLE_VALUES, value, 1, LIVE_SLOT)) return false;
    if (mc_value_rec(c->ctx, (McValue){value})->owner != MC_NONE) {
      return broken(c, MC_TABLE_VALUES, value, "erased, but owned");
    }
  }
  return true;
}

static bool check_block(Checker *c, uint32_t id) {
  McContext *ctx = c->ctx;
  const McBlockRec *b = mc_block_rec(ctx, (McBlock){id});
  if ((b->generation & 3) != 3) return broken(c, MC_TABLE_BLOCKS, id, "generation");
  if (b->region == MC_NONE && (b->prev != MC_NONE || b->next != MC_NONE)) {
    return broken(c, MC_TABLE_BLOCKS, id, "detached, but linked");
  }
  if (b->region != MC_NONE && !is_live(c, MC_TABLE_REGIONS, b->region)) {
    return broken(c, MC_TABLE_BLOCKS, id, "its region was erased");
  }
  if (!check_args(c, id, b) || !check_uses(c, MC_TABLE_BLOCKS, id, b->first_use)) return false;
  uint32_t prev = MC_NONE, order = 0, count = 0;
  for (uint32_t op = b->first_op; op != MC_NONE; count++) {
    if (!is_live(c, MC_TABLE_OPS, op)) return broken(c, MC_TABLE_BLOCKS, id, "an operation in it was erased");
    const McOpRec *rec = mc_op_rec(ctx, (McOp){op});
    if (rec->block != id || rec->prev != prev) return broken(c, MC_TABLE_OPS, op, "links in its block");
    if (rec->order <= order) return broken(c, MC_TABLE_OPS, op, "order key");
    order = rec->order;
    prev = op;
    op = rec->next;
  }
  if (count != b->num_ops) return broken(c, MC_TABLE_BLOCKS, id, "number of operations");
  return prev == b->last_op || broken(c, MC_TABLE_BLOCKS, id, "last operation");
}

static bool check_region(Checker *c, uint32_t id) {
  McContext *ctx = c->ctx;
  const McRegionRec *r = mc_region_rec(ctx, (McRegion){id});
  if ((r->generation & 3) != 1) return broken(c, MC_TABLE_REGIONS, id, "generation");
  if (r->op != MC_NONE && !is_live(c, MC_TABLE_OPS, r->op)) {
    return broken(c, MC_TABLE_REGIONS, id, "its operation was erased");
  }
  uint32_t prev = MC_NONE;
  for (uint32_t block = r->first_block; block != MC_NONE;) {
    if (!is_live(c, MC_TABLE_BLOCKS, block)) return broken(c, MC_TABLE_REGIONS, id, "a block in it was erased");
    const McBlockRec *b = mc_block_rec(ctx, (McBlock){block});
    if (b->region != id || b->prev != prev) return broken(c, MC_TABLE_BLOCKS, block, "links in its region");
    prev = block;
    block = b->next;
  }
  return prev == r->last_block || broken(c, MC_TABLE_REGIONS, id, "last block");
}

/* An operation's place in its block's list, a block's in its region's, a region's in its operation's. */
static bool check_membership(Checker *c, int table, uint32_t id) {
  McContext *ctx = c->ctx;
  if (table == MC_TABLE_OPS) {
    const McOpRec *op = mc_op_rec(ctx, (McOp){id});
    if (op->block == MC_NONE || op->prev != MC_NONE) return true;
    return mc_block_rec(ctx, (McBlock){op->block})->first_op == id || broken(c, table, id, "not in its block's list");
  }
  if (table == MC_TABLE_BLOCKS) {
    const McBlockRec *b = mc_block_rec(ctx, (McBlock){id});
    if (b->region == MC_NONE || b->prev != MC_NONE) return true;
    return mc_region_rec(ctx, (McRegion){b->region})->first_block == id ||
           broken(c, table, id, "not in its region's list");
  }
  const McRegionRec *r = mc_region_rec(ctx, (McRegion){id});
  if (r->op == MC_NONE) return true;
  const McOpRec *op = mc_op_rec(ctx, (McOp){r->op});
  if (op->extra == 0 || r->index >= mc_extra(ctx, op)->num_regions || mc_extra(ctx, op)->regions[r->index] != id) {
    return broken(c, table, id, "not among its operation's");
  }
  return true;
}

static bool check_records(Checker *c, int table) {
  const McTable *t = &c->ctx->ir.tables[table];
  for (uint32_t chunk = 1; chunk < t->used_chunks; chunk++) {
    if (t->mem[chunk] == NULL) continue;
    for (uint32_t slot = 0; slot < 1u << t->shift; slot++) {
      uint32_t id = chunk << t->shift | slot;
      if (!is_live(c, table, id)) continue;
      if (!mark(c, table, id, 1, LIVE_SLOT) || !check_membership(c, table, id)) return false;
      bool good = table == MC_TABLE_OPS      ? check_op(c, id)
                  : table == MC_TABLE_BLOCKS ? check_block(c, id)
                                             : check_region(c, id);
      if (!good) return false;
    }
  }
  return true;
}

static uint32_t *words_of(const McTable *t, uint32_t id) {
  return (uint32_t *)(t->mem[id >> t->shift] + (size_t)(id & ((1u << t->shift) - 1)) * t->elem_size);
}

static bool check_bins(Checker *c, const McPool *pool, int table) {
  const McTable *t = &c->ctx->ir.tables[table];
  uint32_t count = 0;
  for (int bin = 0; bin < MC_NUM_BINS; bin++) {
    uint32_t prev = MC_NONE;
    if ((pool->filled[table] >> bin & 1) != (pool->bins[table][bin] != MC_NONE)) {
      return broken(c, table, 0, "which bins have freed runs");
    }
    for (uint32_t id = pool->bins[table][bin]; id != MC_NONE; count++) {
      if (!is_present(c, table, id)) return broken(c, table, id, "a freed run's chunk was released");
      const uint32_t *w = words_of(t, id);
      uint32_t size = w[mc_link_size(table)] & ~MC_RUN_BINNED;
      if (!(w[mc_link_size(table)] & MC_RUN_BINNED) || w[mc_link_prev(table)] != prev) {
        return broken(c, table, id, "freed run's links");
      }
      if (size == 0 || (int)(size < MC_NUM_BINS ? size : 0) != bin) {
        return broken(c, table, id, "freed run in a wrong bin");
      }
      if (!mark(c, table, id, size, BINNED_SLOT)) return false;
      prev = id;
      id = w[mc_link_next(table)];
    }
  }
  return count == pool->num_binned[table] || broken(c, table, 0, "count of freed runs");
}

static bool check_pool(Checker *c, const McPool *pool) {
  McIr *ir = &c->ctx->ir;
  uint32_t num_chunks = 0;
  for (int table = 0; table < MC_NUM_TABLES; table++) {
    const McTable *t = &ir->tables[table];
    for (uint32_t chunk = 1; chunk < t->used_chunks; chunk++) {
      if (t->mem[chunk] != NULL && t->info[chunk].pool == pool && t->info[chunk].head == chunk) num_chunks++;
    }
    uint32_t next = pool->bump[table].next, end = pool->bump[table].end;
    if (next != end && !mark(c, table, next, end - next, AHEAD_SLOT)) return false;
    if (pool->is_closed) continue;
    if (!check_bins(c, pool, table)) return false;
    for (uint32_t chunk = pool->pending[table]; chunk != 0; chunk = t->info[chunk].next) {
      if (!t->info[chunk].is_pending || t->info[chunk].pool != pool) {
        return broken(c, table, chunk << t->shift, "pending chunk");
      }
      for (uint32_t id = t->info[chunk].pending; id != 0; id = words_of(t, id)[mc_link_next(table)]) {
        if (!mark(c, table, id, words_of(t, id)[mc_link_size(table)], BINNED_SLOT)) return false;
      }
    }
  }
  return num_chunks == pool->num_chunks || broken(c, MC_TABLE_OPS, 0, "a pool's count of chunks");
}

static bool check_chunks(Checker *c, int table) {
  const McTable *t = &c->ctx->ir.tables[table];
  for (uint32_t chunk = 1; chunk < t->used_chunks; chunk++) {
    const McChunkInfo *info = &t->info[chunk];
    if (t->mem[chunk] == NULL || info->head != chunk) continue;
    uint32_t first = chunk << t->shift, live = 0, not_live = 0;
    bool large = info->slots > 1u << t->shift;
    for (uint32_t i = 0; i < info->slots; i++) {
      uint8_t how = c->marks[table][(size_t)first + i];
      live += how == LIVE_SLOT || how == AHEAD_SLOT;
      not_live += how == BINNED_SLOT;
    }
    if (live != info->live) return broken(c, table, first, "its chunk's count of live slots");
    if (!info->pool->is_closed && !large && live + not_live != info->slots) {
      return broken(c, table, first, "its chunk has slots that are neither live nor free");
    }
  }
  return true;
}

static bool check_all(Checker *c) {
  McIr *ir = &c->ctx->ir;
  for (int table = 0; table < MC_NUM_TABLES; table++) {
    const McTable *t = &ir->tables[table];
    c->sizes[table] = (size_t)t->used_chunks << t->shift;
    c->marks[table] = mc_alloc_zeroed(&c->ctx->alloc, c->sizes[table]);
    if (c->marks[table] == NULL) return mc_out_of_memory(c->diags);
  }
  for (int table = MC_TABLE_OPS; table <= MC_TABLE_REGIONS; table++) {
    if (!check_records(c, table)) return false;
  }
  for (const McPool *pool = ir->pools; pool != NULL; pool = pool->next) {
    if (!check_pool(c, pool)) return false;
  }
  for (int table = 0; table < MC_NUM_TABLES; table++) {
    if (!check_chunks(c, table)) return false;
  }
  return true;
}

bool mc_check(McContext *ctx, McDiags *diags) {
  Checker c = {.ctx = ctx, .diags = diags};
  bool good = check_all(&c);
  for (int table = 0; table < MC_NUM_TABLES; table++) {
    if (c.marks[table] != NULL) mc_free(&ctx->alloc, c.marks[table], c.sizes[table]);
  }
  return good;
}
