/* arena.h - chunked bump arena: many small allocations, freed together. Not thread-safe. */
#ifndef MC_ARENA_H
#define MC_ARENA_H

#include "base/alloc.h"

typedef struct McArenaChunk McArenaChunk;
typedef struct McArena {
  McAlloc *alloc; /* borrowed */
  char *cur, *end;
  McArenaChunk *chunks; /* owned */
  size_t bytes;         /* sum of the chunks' sizes */
} McArena;

void mc_arena_init(McArena *arena, McAlloc *alloc);
void mc_arena_fini(McArena *arena);
void *mc_arena_grow(McArena *arena, size_t size, size_t align); /* slow path of mc_arena_alloc */

/* Returns `size` uninitialised bytes aligned to `align` (a power of two, at most 16), or NULL when memory runs out.
 * Valid until mc_arena_fini. */
static inline void *mc_arena_alloc(McArena *arena, size_t size, size_t align) {
  char *p = (char *)(((uintptr_t)arena->cur + (align - 1)) & ~(uintptr_t)(align - 1));
  if (MC_LIKELY(arena->cur != NULL && p <= arena->end && (size_t)(arena->end - p) >= size)) {
    arena->cur = p + size;
    return p;
  }
  return mc_arena_grow(arena, size, align);
}

#endif
