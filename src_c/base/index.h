/* index.h - open-addressing index from hashes to ids, read without a lock.
 *
 * A slot is hash << 32 | id, 0 when empty; nothing is ever removed. Readers load the table with acquire and see each
 * slot whole. A table that became too small is kept until mc_index_fini, because a reader may still use it: that reader
 * misses newer entries. So a hit is certain and a miss must be confirmed. All tables together take twice the memory of
 * the newest one.
 *
 * Writers: one at a time (its caller's lock), which reserves, searches again and adds. Or several at once, which use
 * mc_index_try_add only: at the spot where a search in the newest table ended, in places that were made before. Their
 * caller counts the places, and lets the index grow while none of them writes.
 *
 *   MC_INDEX_EACH(index, hash, id) if (is_the_one(id)) return id;
 */
#ifndef MC_INDEX_H
#define MC_INDEX_H

#include <stdatomic.h>

#include "base/alloc.h"

typedef struct McIndexTable {
  struct McIndexTable *older; /* owned */
  uint32_t mask;              /* slots - 1 */
  _Atomic(uint64_t) slots[];
} McIndexTable;

typedef struct McIndex {
  _Atomic(McIndexTable *) table; /* owned */
  char apart[MC_CACHE_LINE];     /* so that an entry more does not delay readers of `table` */
  uint32_t count;                /* number of entries; only the writer uses it */
  size_t bytes;                  /* bytes of all tables; only the writer uses it */
} McIndex;

/* A place of a search in a table. */
typedef struct McIndexSpot {
  McIndexTable *table;
  uint64_t at; /* the slot's number, or that and a multiple of the number of slots */
} McIndexSpot;

/* first_slots: a power of two. Returns false when memory runs out; then mc_index_fini is harmless. */
bool mc_index_init(McAlloc *alloc, McIndex *index, uint32_t first_slots);
void mc_index_fini(McAlloc *alloc, McIndex *index);
bool mc_index_grow(McAlloc *alloc, McIndex *index); /* slow path of mc_index_reserve */

/* Where the search for a hash starts. */
MC_INLINE McIndexSpot mc_index_spot(const McIndex *index, uint32_t hash) {
  return (McIndexSpot){atomic_load_explicit(&((McIndex *)index)->table, memory_order_acquire), hash};
}

MC_INLINE uint64_t mc_index_slot(McIndexSpot spot) {
  return atomic_load_explicit(&spot.table->slots[spot.at & spot.table->mask], memory_order_acquire);
}

/* Runs the statement that follows for each id stored under `hash` from `spot` on, in that table only. `spot` is a
 * variable, set to the place where the search ended. */
#define MC_INDEX_EACH_FROM(spot, hash, id)                                                                    \
  for (uint64_t mc_slot; (mc_slot = mc_index_slot(spot)) != 0; (spot).at++)                                   \
    for (uint32_t id = (uint32_t)mc_slot; (uint32_t)(mc_slot >> 32) == (hash) && id != 0; id = 0)

/* The same from the start of the search, newest table only. */
#define MC_INDEX_EACH(index, hash, id)                                                                        \
  for (McIndexSpot mc_spot = mc_index_spot(index, hash); mc_spot.table != NULL; mc_spot.table = NULL)         \
    MC_INDEX_EACH_FROM(mc_spot, hash, id)

static inline void mc_index_put(McIndexTable *table, uint64_t slot) {
  uint64_t at = slot >> 32;
  while (atomic_load_explicit(&table->slots[at & table->mask], memory_order_relaxed) != 0) at++;
  atomic_store_explicit(&table->slots[at & table->mask], slot, memory_order_release);
}

/* Whether `count` entries fit without growing. */
MC_INLINE bool mc_index_has_places(const McIndex *index, uint64_t count) {
  uint64_t slots = (uint64_t)atomic_load_explicit(&((McIndex *)index)->table, memory_order_relaxed)->mask + 1;
  return count <= slots / 4 * 3;
}

/* Makes room for one more entry, so that mc_index_add cannot fail. Returns false when memory runs out. Called under
 * the writer's lock. */
static inline bool mc_index_reserve(McAlloc *alloc, McIndex *index) {
  return MC_LIKELY(mc_index_has_places(index, (uint64_t)index->count + 1)) || mc_index_grow(alloc, index);
}

/* Publishes the entry: a reader that finds the id sees everything written before. id is not 0. */
static inline void mc_index_add(McIndex *index, uint32_t hash, uint32_t id) {
  mc_index_put(atomic_load_explicit(&index->table, memory_order_relaxed), (uint64_t)hash << 32 | id);
  index->count++;
}

/* --- for several writers at once --- */

MC_INLINE bool mc_index_is_newest(const McIndex *index, McIndexSpot spot) {
  return spot.table == atomic_load_explicit(&((McIndex *)index)->table, memory_order_relaxed);
}

/* Publishes the entry at a spot of the newest table where a search for the hash ended. Returns false when another entry
 * was added there since: then the search goes on from the spot. */
MC_INLINE bool mc_index_try_add(McIndexSpot spot, uint32_t hash, uint32_t id) {
  uint64_t none = 0;
  return atomic_compare_exchange_strong_explicit(&spot.table->slots[spot.at & spot.table->mask], &none,
                                                 (uint64_t)hash << 32 | id, memory_order_release, memory_order_relaxed);
}

#endif
