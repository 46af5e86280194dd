/* arena.c - chunked bump arena.
 *
 * Chunks double from 4 KB to 64 KB; a large arena takes large pages, whose first touch costs less. A request of more
 * than a quarter of a chunk gets its own chunk, so that the current chunk stays in use. The arena owns its chunks;
 * nothing in it is ever moved.
 */
#include "base/arena.h"

struct McArenaChunk {
  McArenaChunk *next;
  size_t size; /* of the whole chunk, this header included; 0: a large page */
};

#if MC_DEBUG
#define FIRST_CHUNK ((size_t)256)
#define LAST_CHUNK ((size_t)1024)
#else
#define FIRST_CHUNK ((size_t)4096)
#define LAST_CHUNK ((size_t)65536)
#endif
#define HEADER 16u
_Static_assert(sizeof(McArenaChunk) <= HEADER, "the data of a chunk is aligned to 16 bytes");

void mc_arena_init(McArena *arena, McAlloc *alloc) {
  arena->alloc = alloc;
  arena->cur = arena->end = NULL;
  arena->chunks = NULL;
  arena->bytes = 0;
}

void mc_arena_fini(McArena *arena) {
  McArenaChunk *chunk = arena->chunks;
  while (chunk != NULL) {
    McArenaChunk *next = chunk->next;
    if (chunk->size == 0) mc_free_large_page(arena->alloc, chunk);
    else mc_free(arena->alloc, chunk, chunk->size);
    chunk = next;
  }
  mc_arena_init(arena, arena->alloc);
}

/* size 0: a large page. */
static char *add_chunk(McArena *arena, size_t size) {
  McArenaChunk *chunk = size == 0 ? mc_alloc_large_page(arena->alloc) : mc_alloc(arena->alloc, size);
  if (chunk == NULL) return NULL;
  chunk->next = arena->chunks;
  chunk->size = size;
  arena->chunks = chunk;
  arena->bytes += size == 0 ? MC_LARGE_PAGE : size;
  return (char *)chunk + HEADER;
}

void *mc_arena_grow(McArena *arena, size_t size, size_t align) {
  MC_ASSERT(align <= 16 && (align & (align - 1)) == 0);
  (void)align; /* malloc aligns to 16, and so does the header */
  if (size > SIZE_MAX / 2) return NULL;
  size_t chunk_size = arena->bytes < FIRST_CHUNK ? FIRST_CHUNK : arena->bytes;
  bool is_large = arena->bytes >= MC_LARGE_PAGE;
  if (is_large) chunk_size = MC_LARGE_PAGE;
  else if (chunk_size > LAST_CHUNK) chunk_size = LAST_CHUNK;
  if (size > chunk_size / 4) return add_chunk(arena, size + HEADER);
  char *data = add_chunk(arena, is_large ? 0 : chunk_size);
  if (data == NULL) return NULL;
  arena->cur = data + size;
  arena->end = data - HEADER + chunk_size;
  return data;
}
