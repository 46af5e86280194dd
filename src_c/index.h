/* index.h - open-addressing index from hashes to ids, read without a lock.
 *
 * A slot is hash << 32 | id, 0 when empty; nothing is ever removed. One writer at a time (its caller's
 * lock); readers load the table with acquire and see each slot whole. A table that became too small is
 * kept until mc_index_fini, because a reader may still be in it: it then misses what is newer, and asks
 * again under the writer's lock. So a hit is sure, a miss is to be confirmed. All tables together take
 * twice the newest one.
 *
 *   MC_INDEX_EACH(index, hash, id) if (is_the_one(id)) return id;
 */
#ifndef MC_INDEX_H
#define MC_INDEX_H

#include <stdatomic.h>

#include "alloc.h"

typedef struct McIndexTable {
  struct McIndexTable *older; /* owned */
  uint32_t mask;              /* slots - 1 */
  _Atomic(uint64_t) slots[];
} McIndexTable;

typedef struct McIndex {
  _Atomic(McIndexTable *) table; /* owned */
  _Atomic(uint32_t) count;       /* of entries; set by the writer */
  size_t bytes;                  /* of all tables; the writer's */
} McIndex;

static inline size_t mc_index_table_bytes(size_t slots) { return sizeof(McIndexTable) + slots * sizeof(uint64_t); }

/* first_slots: a power of two. False: out of memory; mc_index_fini is harmless then. */
static inline bool mc_index_init(McAlloc *alloc, McIndex *index, uint32_t first_slots) {
  atomic_init(&index->count, 0);
  index->bytes = 0;
  McIndexTable *table = mc_alloc_zeroed(alloc, mc_index_table_bytes(first_slots));
  atomic_init(&index->table, table);
  if (table == NULL) return false;
  table->mask = first_slots - 1;
  index->bytes = mc_index_table_bytes(first_slots);
  return true;
}

static inline void mc_index_fini(McAlloc *alloc, McIndex *index) {
  McIndexTable *table = atomic_load_explicit(&index->table, memory_order_relaxed);
  while (table != NULL) {
    McIndexTable *older = table->older;
    mc_free(alloc, table, mc_index_table_bytes((size_t)table->mask + 1));
    table = older;
  }
  atomic_init(&index->table, NULL);
}

/* Who missed, and under the writer's lock finds as many entries as before he looked, need not look again. */
static inline uint32_t mc_index_count(const McIndex *index) {
  return atomic_load_explicit(&((McIndex *)index)->count, memory_order_acquire);
}

/* Runs the statement that follows for each id stored under `hash`, newest table only. */
#define MC_INDEX_EACH(index, hash, id)                                                                        \
  for (const McIndexTable *mc_t = atomic_load_explicit(&((McIndex *)(index))->table, memory_order_acquire);   \
       mc_t != NULL; mc_t = NULL)                                                                             \
    for (uint64_t mc_at = (hash), mc_slot;                                                                    \
         (mc_slot = atomic_load_explicit(&((McIndexTable *)mc_t)->slots[mc_at & mc_t->mask], memory_order_acquire)) != 0; mc_at++) \
      for (uint32_t id = (uint32_t)mc_slot; (uint32_t)(mc_slot >> 32) == (hash) && id != 0; id = 0)

static inline void mc_index_put(McIndexTable *table, uint64_t slot) {
  uint64_t at = slot >> 32;
  while (atomic_load_explicit(&table->slots[at & table->mask], memory_order_relaxed) != 0) at++;
  atomic_store_explicit(&table->slots[at & table->mask], slot, memory_order_release);
}

/* Makes room for one more entry, so that mc_index_add cannot fail. False: out of memory. Under the writer's lock. */
static inline bool mc_index_reserve(McAlloc *alloc, McIndex *index) {
  McIndexTable *old = atomic_load_explicit(&index->table, memory_order_relaxed);
  uint64_t slots = (uint64_t)old->mask + 1;
  if (MC_LIKELY(mc_index_count(index) < slots / 4 * 3)) return true;
  if (slots > UINT32_MAX / 2) return false;
  McIndexTable *table = mc_alloc_zeroed(alloc, mc_index_table_bytes(slots * 2));
  if (table == NULL) return false;
  table->mask = (uint32_t)(slots * 2 - 1);
  table->older = old;
  for (uint64_t i = 0; i < slots; i++) {
    uint64_t slot = atomic_load_explicit(&old->slots[i], memory_order_relaxed);
    if (slot != 0) mc_index_put(table, slot);
  }
  index->bytes += mc_index_table_bytes(slots * 2);
  atomic_store_explicit(&index->table, table, memory_order_release);
  return true;
}

/* Publishes: whoever finds the id sees everything written before. id is not 0. */
static inline void mc_index_add(McIndex *index, uint32_t hash, uint32_t id) {
  mc_index_put(atomic_load_explicit(&index->table, memory_order_relaxed), (uint64_t)hash << 32 | id);
  atomic_store_explicit(&index->count, mc_index_count(index) + 1, memory_order_release);
}

#endif
