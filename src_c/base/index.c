/* index.c - open-addressing index from hashes to ids: making, growing and freeing of its tables.
 *
 * Owns the tables. None is freed before mc_index_fini, because a reader may still use it.
 */
#include "base/index.h"

static size_t table_bytes(size_t slots) { return sizeof(McIndexTable) + slots * sizeof(uint64_t); }

bool mc_index_init(McAlloc *alloc, McIndex *index, uint32_t first_slots) {
  index->count = 0;
  index->bytes = 0;
  McIndexTable *table = mc_alloc_zeroed(alloc, table_bytes(first_slots));
  atomic_init(&index->table, table);
  if (table == NULL) return false;
  table->mask = first_slots - 1;
  index->bytes = table_bytes(first_slots);
  return true;
}

void mc_index_fini(McAlloc *alloc, McIndex *index) {
  McIndexTable *table = atomic_load_explicit(&index->table, memory_order_relaxed);
  while (table != NULL) {
    McIndexTable *older = table->older;
    mc_free(alloc, table, table_bytes((size_t)table->mask + 1));
    table = older;
  }
  atomic_init(&index->table, NULL);
}

/* Writes to each page before it is read: a page of zeros that was read first is mapped twice. */
static void touch(McIndexTable *table, size_t size) {
  enum { PAGE = 4096 };
  char *bytes = (char *)table;
  for (size_t at = PAGE; at < size; at += PAGE) *(volatile char *)(bytes + at) = 0;
}

bool mc_index_grow(McAlloc *alloc, McIndex *index) {
  McIndexTable *old = atomic_load_explicit(&index->table, memory_order_relaxed);
  uint64_t slots = (uint64_t)old->mask + 1;
  if (slots > UINT32_MAX / 2) return false;
  McIndexTable *table = mc_alloc_zeroed(alloc, table_bytes(slots * 2));
  if (table == NULL) return false;
  table->mask = (uint32_t)(slots * 2 - 1);
  table->older = old;
  touch(table, table_bytes(slots * 2));
  for (uint64_t i = 0; i < slots; i++) {
    uint64_t slot = atomic_load_explicit(&old->slots[i], memory_order_relaxed);
    if (slot != 0) mc_index_put(table, slot);
  }
  index->bytes += table_bytes(slots * 2);
  atomic_store_explicit(&index->table, table, memory_order_release);
  return true;
}
