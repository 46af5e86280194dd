/* table.c - the chunked tables of the IR: pools, chunks, free runs, generations.
 *
 * A context owns six tables; a table owns a directory of chunks, a pool owns the chunks that it filled. A run of
 * records is taken from the pool's current chunk (the bump), or from its freed runs. Freed runs are first chained to
 * their chunk, and sorted into bins by length only when the pool takes a run again. So freeing a whole tree costs a
 * store per run, and a chunk that is freed meanwhile is dropped without a look at its runs.
 *
 * Locks: a pool's lock is taken before a table's, never the other way round. Nothing here calls functions of a caller.
 */
#include "base/lock.h"
#include "ir/context.h"
#include "text/number_big.h"

_Static_assert(offsetof(McOpRec, generation) == 4 * MC_GENERATION_WORD(MC_TABLE_OPS), "generation");
_Static_assert(offsetof(McBlockRec, generation) == 4 * MC_GENERATION_WORD(MC_TABLE_BLOCKS), "generation");
_Static_assert(offsetof(McRegionRec, generation) == 4 * MC_GENERATION_WORD(MC_TABLE_REGIONS), "generation");

static void lock_pool(McPool *pool) {
  if (!pool->is_private) mc_spin_lock(&pool->lock);
}

static void unlock_pool(McPool *pool) {
  if (!pool->is_private) mc_spin_unlock(&pool->lock);
}

static uint32_t *words_of(McTable *t, uint32_t id) {
  return (uint32_t *)(t->mem[id >> t->shift] + (size_t)(id & ((1u << t->shift) - 1)) * t->elem_size);
}

/* --- the directory; the table is locked --- */

static void push_span(McTable *t, uint32_t entry, int log) {
  t->info[entry].next = t->free_spans[log];
  t->info[entry].span = (uint8_t)log;
  t->free_spans[log] = entry;
}

/* Messages about a full table; a debug build has 1/16 of these numbers. */
static const char *const no_ids[MC_NUM_TABLES] = {
    [MC_TABLE_OPS] = MC_FAILURE ": a context has room for 2^28 operations",
    [MC_TABLE_BLOCKS] = MC_FAILURE ": a context has room for 2^28 blocks",
    [MC_TABLE_REGIONS] = MC_FAILURE ": a context has room for 2^29 regions",
    [MC_TABLE_VALUES] = MC_FAILURE ": a context has room for 2^30 values",
    [MC_TABLE_USES] = MC_FAILURE ": a context has room for 2^30 operands and successors",
    [MC_TABLE_WORDS] = MC_FAILURE ": a context has room for 2^32 words about successors, regions and block arguments",
};

/* 2^log consecutive entries; 0: there are no more. Larger spans are halved. */
static uint32_t pop_span(McTable *t, int log) {
  for (int k = log; k <= MC_MAX_CHUNK_LOG; k++) {
    uint32_t entry = t->free_spans[k];
    if (entry == 0) continue;
    t->free_spans[k] = t->info[entry].next;
    while (k-- > log) push_span(t, entry + (1u << k), k);
    return entry;
  }
  if (t->max_chunks - t->used_chunks < (1u << log)) return 0;
  uint32_t entry = t->used_chunks;
  t->used_chunks += 1u << log;
  return entry;
}

/* --- chunks --- */

/* Records of 64 bytes start on a cache line. */
static size_t chunk_slack(const McTable *t) { return t->elem_size == 64 ? 48 : 0; }

static size_t chunk_bytes(const McTable *t, const McChunkInfo *info) {
  return (size_t)info->slots * t->elem_size + (info->in_slab ? 0 : chunk_slack(t));
}

static void free_memory(McContext *ctx, const McTable *t, const McChunkInfo *info, char *mem) {
  if (info->in_slab) mc_slabs_give_back(&ctx->ir.slabs, mem);
  else mc_free(&ctx->alloc, mem - info->pad, chunk_bytes(t, info));
}

/* Allocates memory for the records of a chunk that has its number of slots, and sets the fields of `info` about that
 * memory. Returns NULL when out of memory. */
static char *take_memory(McContext *ctx, const McTable *t, McChunkInfo *info) {
  bool is_whole = info->slots == 1u << t->shift;
  if (is_whole && atomic_load_explicit(&ctx->ir.bytes, memory_order_relaxed) >= MC_FIRST_SLAB) {
    char *block = mc_slabs_take(&ctx->ir.slabs);
    info->in_slab = block != NULL;
    if (block != NULL) return block;
  }
  size_t slack = chunk_slack(t);
  char *raw = mc_alloc(&ctx->alloc, chunk_bytes(t, info));
  if (raw == NULL) return NULL;
  char *mem = slack ? (char *)(((uintptr_t)raw + 63) & ~(uintptr_t)63) : raw;
  if ((size_t)(mem - raw) > slack) mem = raw; /* an allocator that aligns to less than 16 */
  info->pad = (uint8_t)(mem - raw);
  return mem;
}

/* For new records. */
static void set_generations(const McTable *t, int table, char *mem, uint32_t slots, uint32_t generation) {
  const int word = MC_GENERATION_WORD(table);
  if (word < 0) return;
  const uint32_t step = t->elem_size / 4;
  uint32_t *at = (uint32_t *)mem + word;
  for (uint32_t i = 0; i < slots; i++, at += step) {
    MC_FETCH_AFTER(at, 1536);
    *at = generation;
  }
}

/* Memory for `slots` records in 2^log entries, for a pool that is locked. Returns 0 when out of memory or ids. */
static uint32_t new_chunk(McContext *ctx, McPool *pool, int table, uint32_t slots, int log) {
  McTable *t = &ctx->ir.tables[table];
  McChunkInfo made = {.pool = pool, .slots = slots, .live = slots, .span = (uint8_t)log};
  char *mem = take_memory(ctx, t, &made);
  if (mem == NULL) return 0;
  mc_spin_lock(&t->lock);
  uint32_t chunk = pop_span(t, log);
  if (chunk == 0) {
    mc_spin_unlock(&t->lock);
    free_memory(ctx, t, &made, mem);
    mc_alloc_fail(&ctx->alloc, no_ids[table]);
    return 0;
  }
  McChunkInfo *info = &t->info[chunk];
  uint32_t generation = info->generation;
  if (table == MC_TABLE_BLOCKS && generation == 0) generation = 2;
  made.generation = generation;
  made.head = chunk;
  *info = made;
  atomic_init(&info->names, NULL);
  uint32_t used = (slots + (1u << t->shift) - 1) >> t->shift;
  for (uint32_t i = 0; i < used; i++) {
    t->mem[chunk + i] = mem + ((size_t)i << t->shift) * t->elem_size;
    if (i > 0) t->info[chunk + i] = (McChunkInfo){.pool = pool, .head = chunk};
  }
  mc_spin_unlock(&t->lock);
  set_generations(t, table, mem, slots, generation);
  info->pool_next = pool->chunks[table]; /* the pool's lock guards its list */
  if (info->pool_next != 0) t->info[info->pool_next].pool_prev = chunk;
  pool->chunks[table] = chunk;
  pool->num_chunks++;
  atomic_fetch_add_explicit(&ctx->ir.bytes, chunk_bytes(t, info), memory_order_relaxed);
  return chunk;
}

static void unlink_run(McTable *t, McPool *pool, int table, uint32_t id);

/* Frees a chunk that has no live records. The pool is locked. */
static void free_chunk(McContext *ctx, McPool *pool, int table, uint32_t chunk) {
  McTable *t = &ctx->ir.tables[table];
  McChunkInfo *info = &t->info[chunk];
  MC_ASSERT(info->live == 0 && info->head == chunk && info->pool == pool);
  if (info->is_pending) {
    if (info->prev) t->info[info->prev].next = info->next;
    else pool->pending[table] = info->next;
    if (info->next) t->info[info->next].prev = info->prev;
  }
  if (info->num_binned != 0 && !pool->is_closed) { /* the whole chunk is freed runs: visit them */
    uint32_t id = chunk << t->shift, end = id + info->slots;
    while (id < end) {
      uint32_t size = words_of(t, id)[mc_link_size(table)];
      if (size & MC_RUN_BINNED) unlink_run(t, pool, table, id);
      MC_ASSERT((size & ~MC_RUN_BINNED) != 0);
      id += size & ~MC_RUN_BINNED;
    }
  }
  uint32_t *names = atomic_load_explicit(&info->names, memory_order_relaxed);
  if (names != NULL) {
    mc_free(&ctx->alloc, names, (size_t)info->slots * 4);
    atomic_fetch_sub_explicit(&ctx->ir.bytes, (size_t)info->slots * 4, memory_order_relaxed);
  }
  if (info->pool_prev != 0) t->info[info->pool_prev].pool_next = info->pool_next;
  else pool->chunks[table] = info->pool_next;
  if (info->pool_next != 0) t->info[info->pool_next].pool_prev = info->pool_prev;
  McChunkInfo gone = *info; /* the entry may be taken again as soon as the table is unlocked */
  char *mem = t->mem[chunk];
  uint32_t used = (info->slots + (1u << t->shift) - 1) >> t->shift;
  mc_spin_lock(&t->lock);
  for (uint32_t i = 0; i < used; i++) t->mem[chunk + i] = NULL;
  info->pool = NULL;
  push_span(t, chunk, info->span);
  mc_spin_unlock(&t->lock);
  free_memory(ctx, t, &gone, mem);
  atomic_fetch_sub_explicit(&ctx->ir.bytes, chunk_bytes(t, &gone), memory_order_relaxed);
  pool->num_chunks--;
}

/* --- pools --- */

static void delete_pool(McContext *ctx, McPool *pool) {
  McIr *ir = &ctx->ir;
  mc_spin_lock(&ir->pools_lock);
  if (pool->prev != NULL) pool->prev->next = pool->next;
  else ir->pools = pool->next;
  if (pool->next != NULL) pool->next->prev = pool->prev;
  mc_spin_unlock(&ir->pools_lock);
  mc_free(&ctx->alloc, pool, sizeof *pool);
}

/* Before a parse: regions that were read before the last change stay open for ever. */
static void begin_count(McIr *ir) {
  uint32_t state = atomic_load_explicit(&ir->state, memory_order_relaxed);
  if (!(state & MC_IR_CHANGED) || state == UINT32_MAX) return;
  atomic_compare_exchange_strong_explicit(&ir->state, &state, state + 1, memory_order_relaxed, memory_order_relaxed);
}

McPool *mc_pool_new(McContext *ctx, bool is_private) {
  McPool *pool = mc_alloc_zeroed(&ctx->alloc, sizeof *pool);
  if (pool == NULL) return NULL;
  if (is_private) begin_count(&ctx->ir);
  pool->is_private = is_private;
  atomic_flag_clear(&pool->lock);
  McIr *ir = &ctx->ir;
  mc_spin_lock(&ir->pools_lock);
  pool->next = ir->pools;
  if (ir->pools != NULL) ir->pools->prev = pool;
  ir->pools = pool;
  mc_spin_unlock(&ir->pools_lock);
  return pool;
}

void mc_pool_publish(McContext *ctx, McPool *pool) {
  (void)ctx;
  pool->is_private = false;
}

/* Puts a freed run at the head of its chunk's chain. */
static void chain_run(McTable *t, McPool *pool, int table, uint32_t id, uint32_t n) {
  McChunkInfo *info = &t->info[id >> t->shift];
  uint32_t *w = words_of(t, id);
  w[mc_link_next(table)] = info->pending;
  w[mc_link_size(table)] = n;
  if (table == MC_TABLE_VALUES) w[2] = 0;
  info->pending = id;
  if (!info->is_pending) {
    info->is_pending = true;
    info->prev = 0;
    info->next = pool->pending[table];
    if (info->next) t->info[info->next].prev = id >> t->shift;
    pool->pending[table] = id >> t->shift;
  }
  pool->reuse[table] = 1;
}

/* Ends the filling of the current chunk; the unused part becomes a freed run. */
static void retire_bump(McContext *ctx, McPool *pool, int table) {
  McTable *t = &ctx->ir.tables[table];
  uint32_t next = pool->bump[table].next, rest = pool->bump[table].end - next;
  pool->bump[table].next = pool->bump[table].end = 0;
  if (rest == 0) return;
  McChunkInfo *info = &t->info[next >> t->shift];
  info->live -= rest;
  if (info->live == 0) {
    uint32_t *w = words_of(t, next);
    w[mc_link_size(table)] = rest;
    free_chunk(ctx, pool, table, next >> t->shift);
  } else if (!pool->is_closed) {
    chain_run(t, pool, table, next, rest);
  }
}

void mc_pool_close(McContext *ctx, McPool *pool) {
  lock_pool(pool);
  pool->is_closed = true;
  for (int table = 0; table < MC_NUM_TABLES; table++) retire_bump(ctx, pool, table);
  bool dead = pool->num_chunks == 0;
  unlock_pool(pool);
  if (dead) delete_pool(ctx, pool);
}

static void adopt_chunks(McTable *t, McPool *pool, McPool *other, int table) {
  uint32_t first = other->chunks[table], last = first;
  if (first == 0) return;
  for (uint32_t chunk = first; chunk != 0; chunk = t->info[chunk].pool_next) {
    uint32_t used = (t->info[chunk].slots + (1u << t->shift) - 1) >> t->shift;
    for (uint32_t i = 0; i < used; i++) t->info[chunk + i].pool = pool;
    last = chunk;
  }
  uint32_t old = pool->chunks[table];
  t->info[last].pool_next = old;
  if (old != 0) t->info[old].pool_prev = last;
  pool->chunks[table] = first;
}

static void adopt_pending(McTable *t, McPool *pool, McPool *other, int table) {
  uint32_t first = other->pending[table], last = first, old = pool->pending[table];
  if (first == 0) return;
  while (t->info[last].next != 0) last = t->info[last].next;
  t->info[last].next = old;
  if (old != 0) t->info[old].prev = last;
  pool->pending[table] = first;
}

static void adopt_bins(McTable *t, McPool *pool, McPool *other, int table) {
  for (int bin = 0; bin < MC_NUM_BINS; bin++) {
    uint32_t first = other->bins[table][bin], last = first, old = pool->bins[table][bin];
    if (first == 0) continue;
    for (uint32_t next; (next = words_of(t, last)[mc_link_next(table)]) != 0;) last = next;
    words_of(t, last)[mc_link_next(table)] = old;
    if (old != 0) words_of(t, old)[mc_link_prev(table)] = last;
    pool->bins[table][bin] = first;
    pool->filled[table] |= (uint64_t)1 << bin;
  }
  pool->num_binned[table] += other->num_binned[table];
}

void mc_pool_adopt(McContext *ctx, McPool *pool, McPool *other) {
  MC_ASSERT(other->is_private && !other->is_closed && !pool->is_closed);
  lock_pool(pool);
  for (int table = 0; table < MC_NUM_TABLES; table++) {
    McTable *t = &ctx->ir.tables[table];
    retire_bump(ctx, other, table);
    adopt_chunks(t, pool, other, table);
    adopt_pending(t, pool, other, table);
    adopt_bins(t, pool, other, table);
    pool->reuse[table] |= other->reuse[table];
  }
  pool->num_chunks += other->num_chunks;
  unlock_pool(pool);
  delete_pool(ctx, other);
}

void mc_pool_abandon(McContext *ctx, McPool *pool) {
  lock_pool(pool);
  pool->is_closed = true;
  for (int table = 0; table < MC_NUM_TABLES; table++) {
    McTable *t = &ctx->ir.tables[table];
    int word = MC_GENERATION_WORD(table);
    for (uint32_t chunk; (chunk = pool->chunks[table]) != 0;) {
      McChunkInfo *info = &t->info[chunk];
      for (uint32_t i = 0; word >= 0 && i < info->slots; i++) {
        uint32_t generation = ((uint32_t *)(t->mem[chunk] + (size_t)i * t->elem_size))[word];
        if (generation & 1) generation += 3;
        if (generation > info->generation) info->generation = generation;
      }
      info->live = 0;
      info->is_pending = false;
      free_chunk(ctx, pool, table, chunk);
    }
  }
  MC_ASSERT(pool->num_chunks == 0);
  unlock_pool(pool);
  delete_pool(ctx, pool);
}

McPool *mc_pool_of(McContext *ctx, int table, uint32_t id) {
  McTable *t = &ctx->ir.tables[table];
  return t->info[id >> t->shift].pool;
}

/* --- bins: freed runs that can be taken. The pool is locked. --- */

static int bin_of(uint32_t n) { return n < MC_NUM_BINS ? (int)n : 0; }

static void bin_run(McTable *t, McPool *pool, int table, uint32_t id, uint32_t n) {
  int bin = bin_of(n);
  uint32_t *head = &pool->bins[table][bin];
  uint32_t *w = words_of(t, id);
  w[mc_link_next(table)] = *head;
  w[mc_link_prev(table)] = 0;
  w[mc_link_size(table)] = n | MC_RUN_BINNED;
  if (*head) words_of(t, *head)[mc_link_prev(table)] = id;
  *head = id;
  pool->filled[table] |= (uint64_t)1 << bin;
  t->info[id >> t->shift].num_binned++;
  pool->num_binned[table]++;
}

static void unlink_run(McTable *t, McPool *pool, int table, uint32_t id) {
  uint32_t *w = words_of(t, id), next = w[mc_link_next(table)], prev = w[mc_link_prev(table)];
  if (next) words_of(t, next)[mc_link_prev(table)] = prev;
  if (prev) {
    words_of(t, prev)[mc_link_next(table)] = next;
  } else {
    int bin = bin_of(w[mc_link_size(table)] & ~MC_RUN_BINNED);
    pool->bins[table][bin] = next;
    if (next == 0) pool->filled[table] &= ~((uint64_t)1 << bin);
  }
  t->info[id >> t->shift].num_binned--;
  pool->num_binned[table]--;
}

/* Sorts one chunk's chain of freed runs into the bins. */
static void bin_pending(McTable *t, McPool *pool, int table) {
  uint32_t chunk = pool->pending[table];
  McChunkInfo *info = &t->info[chunk];
  pool->pending[table] = info->next;
  if (info->next) t->info[info->next].prev = 0;
  info->is_pending = false;
  uint32_t id = info->pending;
  info->pending = 0;
  while (id) {
    uint32_t *w = words_of(t, id), next = w[mc_link_next(table)];
    bin_run(t, pool, table, id, w[mc_link_size(table)]);
    id = next;
  }
}

/* The first bin with runs of `n` elements or a few more; 0: all are empty. */
static int bin_with(const McPool *pool, int table, uint32_t n) {
  uint64_t filled = n < MC_NUM_BINS ? pool->filled[table] >> n << n & ~(uint64_t)1 : 0;
  return filled == 0 ? 0 : (int)mc_trailing_zeros(filled);
}

/* A freed run of exactly n, or the start of a longer one; 0: there is none. The rest of the longest ones is taken from
 * again next, so that neighbours in the tree are neighbours in memory. */
static uint32_t take_binned(McTable *t, McPool *pool, int table, uint32_t n) {
  enum { MAX_TRIES = 8 };
  for (;;) {
    int bin = bin_with(pool, table, n);
    uint32_t id = pool->bins[table][bin], size = (uint32_t)bin;
    for (int tries = 0; bin == 0 && id != 0; tries++) {
      size = words_of(t, id)[mc_link_size(table)] & ~MC_RUN_BINNED;
      if (size >= n) break;
      id = tries + 1 < MAX_TRIES ? words_of(t, id)[mc_link_next(table)] : 0;
    }
    if (id != 0) {
      unlink_run(t, pool, table, id);
      t->info[id >> t->shift].live += n;
      if (size > n) bin_run(t, pool, table, id + n, size - n);
      return id;
    }
    if (pool->pending[table] == 0) {
      pool->reuse[table] = pool->num_binned[table] != 0;
      return 0;
    }
    bin_pending(t, pool, table);
  }
}

/* --- taking and freeing --- */

static uint32_t take_large(McContext *ctx, McPool *pool, int table, uint32_t n) {
  uint32_t shift = ctx->ir.tables[table].shift;
  uint64_t chunks = ((uint64_t)n + (1u << shift) - 1) >> shift;
  int log = 0;
  while (((uint64_t)1 << log) < chunks) log++;
  if (log > MC_MAX_CHUNK_LOG) {
    mc_alloc_fail(&ctx->alloc, no_ids[table]);
    return 0;
  }
  return new_chunk(ctx, pool, table, n, log) << shift;
}

enum { FIRST_SHARE = 16 }; /* a pool's first chunk is that part of a whole one, the next is four times as large */

static uint32_t take(McContext *ctx, McPool *pool, int table, uint32_t n) {
  McTable *t = &ctx->ir.tables[table];
  uint32_t slots = 1u << t->shift;
  if (n > slots) return take_large(ctx, pool, table, n);
  if (pool->reuse[table]) {
    uint32_t id = take_binned(t, pool, table, n);
    if (id != 0) return id;
  }
  if (pool->bump[table].end - pool->bump[table].next < n) {
    uint32_t few = pool->next_slots[table] ? pool->next_slots[table] : slots / FIRST_SHARE;
    if (few < n) few = n;
    uint32_t chunk = new_chunk(ctx, pool, table, few, 0);
    if (chunk == 0) return 0;
    retire_bump(ctx, pool, table);
    pool->bump[table].next = chunk << t->shift;
    pool->bump[table].end = pool->bump[table].next + few;
    pool->next_slots[table] = few > slots / 4 ? slots : few * 4;
  }
  uint32_t id = pool->bump[table].next;
  pool->bump[table].next += n;
  return id;
}

uint32_t mc_pool_alloc(McContext *ctx, McPool *pool, int table, uint32_t n) {
  MC_ASSERT(n >= 1);
  if (MC_MUST_FAIL(&ctx->alloc)) return 0;
  if (table == MC_TABLE_WORDS) {
    if (n > UINT32_MAX - 3) return 0;
    n = (n + 3) & ~3u;
  }
  lock_pool(pool);
  if (pool->is_closed) { /* its owner was erased meanwhile */
    unlock_pool(pool);
    pool = ctx->ir.shared;
    lock_pool(pool);
  }
  uint32_t id = take(ctx, pool, table, n);
  unlock_pool(pool);
  return id;
}

void mc_freeing_init(McFreeing *f, McContext *ctx) { *f = (McFreeing){.ctx = ctx, .tables = ctx->ir.tables}; }

/* Links the last run to those before it. It is never one of several chunks, unless it was taken so. */
static void freeing_push(McFreeing *f, int table) {
  uint32_t start = f->table[table].start, n = f->table[table].end - start;
  f->table[table].start = f->table[table].end = 0;
  if (n == 0) return;
  McTable *t = &f->tables[table];
  uint32_t *w = words_of(t, start);
  w[mc_link_next(table)] = f->table[table].head;
  w[mc_link_size(table)] = n;
  f->table[table].head = start;
  if (f->table[table].tail == 0) f->table[table].tail = start;
  f->table[table].count += n;
  if (table != MC_TABLE_VALUES && table != MC_TABLE_BLOCKS) return; /* only these have names */
  uint32_t chunk = f->table[table].chunk;
  uint32_t *names = atomic_load_explicit(&t->info[chunk].names, memory_order_acquire);
  if (names != NULL) memset(&names[start - (chunk << t->shift)], 0, (size_t)n * 4);
}

/* Gives all runs so far to their chunk. */
static void freeing_flush(McFreeing *f, int table) {
  freeing_push(f, table);
  uint32_t chunk = f->table[table].chunk, count = f->table[table].count;
  uint32_t head = f->table[table].head, tail = f->table[table].tail, generation = f->table[table].generation;
  f->table[table].chunk = f->table[table].head = f->table[table].tail = 0;
  f->table[table].count = f->table[table].generation = 0;
  if (count == 0) return;
  McContext *ctx = f->ctx;
  McTable *t = &ctx->ir.tables[table];
  McChunkInfo *info = &t->info[chunk];
  McPool *pool = info->pool;
  lock_pool(pool);
  MC_ASSERT(info->live >= count);
  info->live -= count;
  if (generation > info->generation) info->generation = generation;
  bool dead = false, was_private = pool->is_private;
  if (info->live == 0) {
    free_chunk(ctx, pool, table, chunk);
    dead = pool->is_closed && pool->num_chunks == 0;
  } else if (!pool->is_closed && info->slots <= (1u << t->shift)) {
    uint32_t second = words_of(t, head)[mc_link_next(table)], size = words_of(t, head)[mc_link_size(table)];
    if (head == tail) {
      chain_run(t, pool, table, head, size);
    } else { /* chain the head as usual, then the rest after it */
      words_of(t, tail)[mc_link_next(table)] = info->pending;
      info->pending = second;
      chain_run(t, pool, table, head, size);
    }
  }
  if (!was_private) mc_spin_unlock(&pool->lock);
  if (dead) delete_pool(ctx, pool);
}

void mc_freeing_turn(McFreeing *f, int table, uint32_t id, uint32_t n) {
  const McTable *t = &f->tables[table];
  uint32_t last = id + n, chunk = t->info[id >> t->shift].head;
  if (last == f->table[table].start && (last & ((1u << t->shift) - 1)) != 0) { /* right before the last run */
    f->table[table].start = id;
    return;
  }
  if (chunk == f->table[table].chunk) freeing_push(f, table);
  else freeing_flush(f, table);
  f->table[table].chunk = chunk;
  f->table[table].start = id;
  f->table[table].end = last;
}

void mc_freeing_end(McFreeing *f) {
  for (int table = 0; table < MC_NUM_TABLES; table++) freeing_flush(f, table);
}

void mc_pool_free(McContext *ctx, int table, uint32_t id, uint32_t n) {
  McFreeing f;
  mc_freeing_init(&f, ctx);
  mc_freeing_run(&f, table, id, n);
  mc_freeing_end(&f);
}

/* --- handles and names --- */

/* The caller holds the table's lock: the chunk is not freed while its record is read. */
MC_INLINE bool is_live_locked(McTable *t, int table, uint32_t id, uint32_t generation) {
  uint32_t chunk = id >> t->shift;
  if (chunk >= t->max_chunks || !(generation & 1)) return false;
  if (t->mem[chunk] == NULL || (id & ((1u << t->shift) - 1)) >= t->info[chunk].slots) return false;
  uint32_t *at = words_of(t, id) + MC_GENERATION_WORD(table);
  return atomic_load_explicit((_Atomic uint32_t *)at, memory_order_relaxed) == generation;
}

MC_INLINE bool is_live(const McContext *ctx, int table, uint32_t id, uint32_t generation) {
  McTable *t = (McTable *)&ctx->ir.tables[table];
  mc_spin_lock(&t->lock);
  bool live = is_live_locked(t, table, id, generation);
  mc_spin_unlock(&t->lock);
  return live;
}

size_t mc_ops_live(const McContext *ctx, const McOpHandle *handles, size_t count) {
  enum { AT_ONCE = 256 }; /* then others get the lock */
  McTable *t = (McTable *)&ctx->ir.tables[MC_TABLE_OPS];
  size_t i = 0;
  for (bool live = true; live && i < count;) {
    mc_spin_lock(&t->lock);
    size_t end = count - i < AT_ONCE ? count : i + AT_ONCE;
    while (i < end && (live = is_live_locked(t, MC_TABLE_OPS, handles[i].op.index, handles[i].generation))) i++;
    mc_spin_unlock(&t->lock);
  }
  return i;
}

bool mc_op_is_live(const McContext *ctx, McOp op, uint32_t generation) {
  return is_live(ctx, MC_TABLE_OPS, op.index, generation);
}

bool mc_region_is_live(const McContext *ctx, McRegion region, uint32_t generation) {
  return is_live(ctx, MC_TABLE_REGIONS, region.index, generation);
}

bool mc_block_is_live(const McContext *ctx, McBlock block, uint32_t generation) {
  return is_live(ctx, MC_TABLE_BLOCKS, block.index, generation);
}

uint32_t mc_table_name(const McContext *ctx, int table, uint32_t id) {
  McTable *t = (McTable *)&ctx->ir.tables[table];
  uint32_t head = t->info[id >> t->shift].head;
  uint32_t *names = atomic_load_explicit(&t->info[head].names, memory_order_acquire);
  return names == NULL ? 0 : names[id - (head << t->shift)];
}

void mc_table_set_name(McContext *ctx, int table, uint32_t id, uint32_t word) {
  McTable *t = &ctx->ir.tables[table];
  uint32_t head = t->info[id >> t->shift].head;
  McChunkInfo *info = &t->info[head];
  uint32_t *names = atomic_load_explicit(&info->names, memory_order_acquire);
  if (MC_UNLIKELY(names == NULL)) {
    if (word == 0) return;
    uint32_t *made = mc_alloc_zeroed(&ctx->alloc, (size_t)info->slots * 4);
    if (made == NULL) return;
    if (atomic_compare_exchange_strong(&info->names, &names, made)) {
      names = made;
      atomic_fetch_add_explicit(&ctx->ir.bytes, (size_t)info->slots * 4, memory_order_relaxed);
    } else {
      mc_free(&ctx->alloc, made, (size_t)info->slots * 4);
    }
  }
  names[id - (head << t->shift)] = word;
}

/* --- the context's tables --- */

bool mc_ir_init(McContext *ctx) {
  McIr *ir = &ctx->ir;
  memset(ir, 0, sizeof *ir);
  ir->state = MC_IR_CHANGED + 1;
  atomic_flag_clear(&ir->pools_lock);
  mc_slabs_init(&ir->slabs, &ctx->alloc, MC_CHUNK_BYTES);
  for (int i = 0; i < MC_NUM_TABLES; i++) {
    McTable *t = &ir->tables[i];
    atomic_flag_clear(&t->lock);
    t->elem_size = MC_ELEM_SIZE(i);
    t->shift = MC_TABLE_SHIFT(i);
    t->max_chunks = 1u << (t->shift + MC_MAX_CHUNK_LOG > 32 ? 32 - t->shift : MC_MAX_CHUNK_LOG);
    t->used_chunks = 1;
    t->mem = mc_reserve(&ctx->alloc, t->max_chunks * sizeof *t->mem);
    t->info = mc_reserve(&ctx->alloc, t->max_chunks * sizeof *t->info);
    if (t->mem == NULL || t->info == NULL) {
      mc_ir_fini(ctx);
      return false;
    }
  }
  ir->shared = mc_pool_new(ctx, false);
  if (ir->shared == NULL) {
    mc_ir_fini(ctx);
    return false;
  }
  return true;
}

void mc_ir_fini(McContext *ctx) {
  McIr *ir = &ctx->ir;
  for (int i = 0; i < MC_NUM_TABLES; i++) {
    McTable *t = &ir->tables[i];
    for (uint32_t chunk = 1; t->mem != NULL && t->info != NULL && chunk < t->used_chunks; chunk++) {
      McChunkInfo *info = &t->info[chunk];
      if (t->mem[chunk] == NULL || info->head != chunk) continue;
      uint32_t *names = atomic_load_explicit(&info->names, memory_order_relaxed);
      if (names != NULL) mc_free(&ctx->alloc, names, (size_t)info->slots * 4);
      free_memory(ctx, t, info, t->mem[chunk]);
    }
    if (t->mem != NULL) mc_unreserve(&ctx->alloc, t->mem, t->max_chunks * sizeof *t->mem);
    if (t->info != NULL) mc_unreserve(&ctx->alloc, t->info, t->max_chunks * sizeof *t->info);
    t->mem = NULL;
    t->info = NULL;
  }
  while (ir->pools != NULL) {
    McPool *next = ir->pools->next;
    mc_free(&ctx->alloc, ir->pools, sizeof *ir->pools);
    ir->pools = next;
  }
  ir->shared = NULL;
}

size_t mc_ir_table_bytes(const McContext *ctx) {
  return atomic_load_explicit((atomic_size_t *)&ctx->ir.bytes, memory_order_relaxed);
}

size_t mc_table_num_ids(McContext *ctx, int table) {
  McTable *t = &ctx->ir.tables[table];
  mc_spin_lock(&t->lock);
  size_t chunks = t->used_chunks;
  mc_spin_unlock(&t->lock);
  return chunks << t->shift;
}

size_t mc_pool_room(McContext *ctx, const McPool *pool, int table) {
  const McTable *t = &ctx->ir.tables[table];
  size_t slots = 0;
  for (uint32_t chunk = pool->chunks[table]; chunk != 0; chunk = t->info[chunk].pool_next) {
    slots += t->info[chunk].slots;
  }
  return slots;
}
