/* idmap.h - a map from ids to 32-bit numbers that lives for one call, header only.
 *
 * Open addressing. Consecutive ids, as in a parsed tree, stay together: sixteen share a place. Key 0 is not an id.
 * Nothing is removed. The entries are owned by the maker of the map, who frees them with mc_idmap_fini.
 */
#ifndef MC_IDMAP_H
#define MC_IDMAP_H

#include "base/alloc.h"

typedef struct McIdEntry { uint32_t key, value; } McIdEntry; /* key 0: free */

typedef struct McIdMap {
  McIdEntry *entries; /* NULL: the map was made without room */
  uint64_t count;
  uint32_t log;       /* there are 2^log entries */
} McIdMap;

static inline void mc_idmap_fini(McAlloc *alloc, McIdMap *map) {
  if (map->entries != NULL) mc_free(alloc, map->entries, sizeof(McIdEntry) << map->log);
  *map = (McIdMap){0};
}

static inline uint32_t mc_idmap_log(uint64_t count) {
  uint32_t log = 4;
  while (log < 34 && ((uint64_t)1 << log) < 2 * count + 1) ++log;
  return log;
}

/* Makes room for `count` ids without growing. Returns false when memory runs out; then the map is empty. */
static inline bool mc_idmap_init(McAlloc *alloc, McIdMap *map, uint64_t count) {
  *map = (McIdMap){.log = mc_idmap_log(count)};
  map->entries = mc_alloc_zeroed(alloc, sizeof(McIdEntry) << map->log);
  return map->entries != NULL;
}

/* Empties a map, one of zeros as well, and makes room as mc_idmap_init does. Linear in `count`, whatever was in it. */
static inline bool mc_idmap_reset(McAlloc *alloc, McIdMap *map, uint64_t count) {
  uint32_t log = mc_idmap_log(count);
  if (map->entries == NULL || map->log < log || map->log > log + 2) {
    mc_idmap_fini(alloc, map);
    return mc_idmap_init(alloc, map, count);
  }
  memset(map->entries, 0, sizeof(McIdEntry) << map->log);
  map->count = 0;
  return true;
}

/* The entry of `key`, or the free entry where it belongs. */
MC_INLINE McIdEntry *mc_idmap_find(const McIdMap *map, uint32_t key) {
  size_t mask = ((size_t)1 << map->log) - 1;
  size_t i = ((size_t)(((key >> 4) * (uint64_t)0x9E3779B97F4A7C15u) >> (64 - map->log)) + (key & 15)) & mask;
  while (map->entries[i].key != 0 && map->entries[i].key != key) i = (i + 1) & mask;
  return &map->entries[i];
}

static inline bool mc_idmap_grow(McAlloc *alloc, McIdMap *map) {
  McIdMap wider;
  if (!mc_idmap_init(alloc, &wider, (uint64_t)1 << map->log)) return false;
  wider.count = map->count;
  for (size_t i = 0; i < (size_t)1 << map->log; i++) {
    if (map->entries[i].key != 0) *mc_idmap_find(&wider, map->entries[i].key) = map->entries[i];
  }
  mc_idmap_fini(alloc, map);
  *map = wider;
  return true;
}

/* Maps `key` to `value`. Returns false when memory runs out; then the map is unchanged. */
MC_INLINE bool mc_idmap_put(McAlloc *alloc, McIdMap *map, uint32_t key, uint32_t value) {
  if (MC_UNLIKELY(2 * (map->count + 1) > (uint64_t)1 << map->log) && !mc_idmap_grow(alloc, map)) return false;
  McIdEntry *entry = mc_idmap_find(map, key);
  map->count += entry->key == 0;
  *entry = (McIdEntry){key, value};
  return true;
}

#endif
