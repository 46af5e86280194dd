/* uniquer.c - hash-consing: one index space for everything that is interned.
 *
 * Owns the records (in an arena, or in the blocks that large payloads were written into), the directory that maps
 * indices to them, and the index of all records except identifiers. A record is complete before its index is
 * published; after that it never changes (except for its wrapper, which is set once) and never moves. A look-up of an
 * existing record takes no lock. No function here calls out of the core.
 */
#include "types/uniquer.h"

#include "base/arena.h"
#include "base/lock.h"
#include "ir/context.h"

#define CHUNK_RECS (1u << MC_REC_CHUNK_BITS)
#define MAX_INDEX 0x7FFFFFFFu
#define DIRECTORY_BYTES ((size_t)((MAX_INDEX >> MC_REC_CHUNK_BITS) + 1) * sizeof(const McRec **))
#if MC_DEBUG
#define FIRST_SLOTS 8u
#else
#define FIRST_SLOTS 512u
#endif

/* A record with its own memory: this header, the record, its words, its bytes. */
typedef struct McRecBlock {
  struct McRecBlock *next; /* owned; unset until adopted */
  size_t size;
} McRecBlock;
_Static_assert(sizeof(McRecBlock) % 8 == 0, "records are aligned to 8 bytes");

struct McUniquer {
  McContext *ctx; /* borrowed */
  McIndex index;  /* of all kinds except identifiers */
  atomic_flag lock; /* held while records are made. This and what follows changes with each of them */
  McArena arena;
  McRecBlock *blocks; /* owned */
  size_t block_bytes;
  uint32_t count;
  const McRec **next; /* entry of the next index in the directory; NULL: its chunk must be made first */
};

McUniquer *mc_uniquer_new(McContext *ctx) {
  McUniquer *u = mc_alloc_zeroed(&ctx->alloc, sizeof *u);
  if (u == NULL) return NULL;
  u->ctx = ctx;
  mc_arena_init(&u->arena, &ctx->alloc);
  atomic_flag_clear(&u->lock);
  ctx->recs = mc_reserve(&ctx->alloc, DIRECTORY_BYTES);
  if (ctx->recs == NULL) goto fail_recs;
  if (!mc_index_init(&ctx->alloc, &u->index, FIRST_SLOTS)) goto fail_index;
  return u;
fail_index:
  mc_unreserve(&ctx->alloc, ctx->recs, DIRECTORY_BYTES);
  ctx->recs = NULL;
fail_recs:
  mc_free(&ctx->alloc, u, sizeof *u);
  return NULL;
}

void mc_uniquer_free(McUniquer *u) {
  if (u == NULL) return;
  McContext *ctx = u->ctx;
  uint32_t last = u->count + (u->next != NULL);
  for (size_t i = 0; i <= last >> MC_REC_CHUNK_BITS; i++) {
    mc_free(&ctx->alloc, ctx->recs[i], CHUNK_RECS * sizeof **ctx->recs);
  }
  mc_unreserve(&ctx->alloc, ctx->recs, DIRECTORY_BYTES);
  ctx->recs = NULL;
  mc_index_fini(&ctx->alloc, &u->index);
  mc_arena_fini(&u->arena);
  for (McRecBlock *block = u->blocks, *next; block != NULL; block = next) {
    next = block->next;
    mc_free(&ctx->alloc, block, block->size);
  }
  mc_free(&ctx->alloc, u, sizeof *u);
}

size_t mc_uniquer_bytes(McUniquer *u) {
  mc_spin_lock(&u->lock);
  size_t chunks = (u->count >> MC_REC_CHUNK_BITS) + 1u;
  size_t bytes =
      u->arena.bytes + u->block_bytes + u->index.bytes + u->ctx->idents.bytes + chunks * CHUNK_RECS * sizeof(McRec *);
  mc_spin_unlock(&u->lock);
  return bytes;
}

uint32_t mc_uniquer_count(McUniquer *u) {
  mc_spin_lock(&u->lock);
  uint32_t count = u->count;
  mc_spin_unlock(&u->lock);
  return count;
}

MC_INLINE uint64_t rotate(uint64_t h) { return h << 26 | h >> 38; }

/* Hashes two words a step, and no bit of one hides a bit of the other. The words are added, not joined as they lie in
 * memory: the compiler would then load both at once, right after they were stored one by one, which stalls. */
MC_INLINE uint32_t hash_init(const McRecInit *init) {
  const uint64_t factor = 0x9E3779B97F4A7C15u;
  const uint32_t *w = init->words;
  uint64_t h = ((uint64_t)init->num_words << 8 | init->kind) * factor;
  uint32_t left = init->num_words;
  for (; left >= 2; left -= 2, w += 2) h = ((rotate(h) ^ w[0]) + ((uint64_t)w[1] << 32)) * factor;
  if (left != 0) h = (rotate(h) ^ w[0]) * factor;
  if (init->num_bytes > 0) h ^= mc_hash_bytes(init->bytes, init->num_bytes);
  return (uint32_t)((h ^ h >> 32) * factor >> 32);
}

MC_INLINE bool equal_words(const uint32_t *a, const uint32_t *b, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return false;
  }
  return true;
}

MC_INLINE bool rec_equals(const McRec *rec, const McRecInit *init) {
  return rec->kind == init->kind && rec->num_words == init->num_words && rec->num_bytes == init->num_bytes &&
         equal_words(rec->words, init->words, init->num_words) &&
         (init->num_bytes == 0 || mc_same_bytes(mc_rec_bytes(rec), init->bytes, init->num_bytes));
}

static bool has_bytes(uint8_t kind) {
  switch (kind) {
  case MC_IDENT:
  case MC_TYPE_OPAQUE:
  case MC_ATTR_STRING:
  case MC_ATTR_DENSE_ARRAY:
  case MC_ATTR_DENSE_ELEMENTS:
  case MC_ATTR_OPAQUE: return true;
  default: return false;
  }
}

static size_t bytes_offset(uint32_t num_words) {
  return (sizeof(McRec) + (size_t)num_words * sizeof(uint32_t) + 7) & ~(size_t)7;
}

/* Copies a few words, as most records have, without a call. */
MC_INLINE void copy_words(uint32_t *to, const uint32_t *from, uint32_t count) {
  if (MC_UNLIKELY(count > 4)) {
    memcpy(to, from, (size_t)count * sizeof *to);
  } else if (count >= 2) {
    memcpy(to, from, 2 * sizeof *to);
    memcpy(to + count - 2, from + count - 2, 2 * sizeof *to);
  } else if (count == 1) {
    *to = *from;
  }
}

/* Fills all of the record except the bytes. */
MC_INLINE void fill_rec(McRec *rec, const McRecInit *init) {
  atomic_init(&rec->wrapper, MC_NONE);
  rec->kind = init->kind;
  rec->flags = init->flags;
  rec->depth = init->depth;
  rec->num_words = init->num_words;
  rec->num_bytes = init->num_bytes;
  copy_words(rec->words, init->words, init->num_words);
}

/* Makes a new record in the arena, not published yet. Returns NULL when memory runs out. */
static McRec *make_rec(McUniquer *u, const McRecInit *init) {
  bool with_bytes = init->num_bytes > 0 || has_bytes(init->kind);
  size_t offset = bytes_offset(init->num_words);
  size_t last = init->num_bytes & ~(size_t)7; /* offset of the last eight of the bytes, not all of which are used */
  size_t size = with_bytes ? offset + last + 8 : sizeof(McRec) + (size_t)init->num_words * sizeof(uint32_t);
  McRec *rec = mc_arena_alloc(&u->arena, size, 8);
  if (rec == NULL) return NULL;
  fill_rec(rec, init);
  if (with_bytes) {
    char *bytes = (char *)rec + offset;
    memset(bytes + last, 0, 8);
    if (init->num_bytes > 0) memcpy(bytes, init->bytes, init->num_bytes);
  }
  return rec;
}

/* The record of MC_NONE: of no kind, with words that are 0, so that a constructor's failure can be read as an empty
 * thing until the caller fails, too. Returns NULL when memory runs out. */
static const McRec *make_absent(McUniquer *u) {
  enum { WORDS = 64 };
  McRec *rec = mc_arena_alloc(&u->arena, sizeof *rec + WORDS * sizeof(uint32_t), 8);
  if (rec == NULL) return NULL;
  memset(rec, 0, sizeof *rec + WORDS * sizeof(uint32_t));
  rec->num_words = 2; /* readers subtract as many */
  return rec;
}

/* Starts the next chunk of the directory. Returns false when memory or indices run out. */
static MC_NOINLINE bool add_chunk(McUniquer *u) {
  McContext *ctx = u->ctx;
  if (u->count == MAX_INDEX) {
    mc_alloc_fail(&ctx->alloc, MC_FAILURE ": a context has room for 2^31 types, attributes, locations and names");
    return false;
  }
  uint32_t id = u->count + 1;
  const McRec **chunk = mc_alloc(&ctx->alloc, CHUNK_RECS * sizeof *chunk);
  if (chunk == NULL) return false;
  if (id == 1 && (chunk[MC_NONE] = make_absent(u)) == NULL) {
    mc_free(&ctx->alloc, chunk, CHUNK_RECS * sizeof *chunk);
    return false;
  }
  ctx->recs[id >> MC_REC_CHUNK_BITS] = chunk;
  u->next = &chunk[id & (CHUNK_RECS - 1)];
  return true;
}

/* Gives the record the next index; the chunk for it exists already. */
MC_INLINE uint32_t add_entry(McUniquer *u, const McRec *rec) {
  *u->next++ = rec;
  uint32_t id = ++u->count;
  if (MC_UNLIKELY((id & (CHUNK_RECS - 1)) == CHUNK_RECS - 1)) u->next = NULL;
  return id;
}

/* Makes a record with the next index, under the lock; the caller makes it findable. Returns MC_NONE when memory or
 * indices run out. */
static uint32_t add_rec(McUniquer *u, const McRecInit *init) {
  if (MC_UNLIKELY(u->next == NULL) && !add_chunk(u)) return MC_NONE;
  McRec *rec = make_rec(u, init);
  return MC_LIKELY(rec != NULL) ? add_entry(u, rec) : MC_NONE;
}

/* Called with or without the lock: a miss without it must be confirmed with it. */
MC_INLINE uint32_t find(const McContext *ctx, McIndexSpot *spot, uint32_t hash, const McRecInit *init) {
  MC_INDEX_EACH_FROM(*spot, hash, id) {
    if (MC_LIKELY(rec_equals(mc_rec(ctx, id), init))) return id;
  }
  return MC_NONE;
}

/* Called under the lock, after a search without it that ended at `spot`: searches again if an entry was added there
 * since. */
MC_INLINE uint32_t find_newer(const McContext *ctx, const McIndex *index, McIndexSpot *spot, uint32_t hash,
                              const McRecInit *init) {
  if (MC_LIKELY(mc_index_is_end(index, *spot))) return MC_NONE;
  *spot = mc_index_spot(index, hash);
  return find(ctx, spot, hash, init);
}

MC_NOINLINE uint32_t mc_intern_slow(McContext *ctx, McIndex *index, McIndexSpot spot, uint32_t hash,
                                    const McRecInit *init) {
  if (init->too_deep) return MC_NONE;
  McUniquer *u = ctx->uniquer;
  mc_spin_lock(&u->lock);
  bool has_room = mc_index_reserve(&ctx->alloc, index);
  uint32_t id = find_newer(ctx, index, &spot, hash, init);
  if (id == MC_NONE && has_room) {
    id = add_rec(u, init);
    if (id != MC_NONE) mc_index_add_at(index, spot, hash, id);
  }
  mc_spin_unlock(&u->lock);
  return id;
}

uint32_t mc_intern_find(const McContext *ctx, const McRecInit *init) {
  uint32_t hash = hash_init(init);
  McIndexSpot spot = mc_index_spot(&ctx->uniquer->index, hash);
  return find(ctx, &spot, hash, init);
}

uint32_t mc_intern(McContext *ctx, const McRecInit *init) {
  MC_ASSERT(init->kind != MC_IDENT && init->kind != MC_KIND_NONE);
  if (MC_MUST_FAIL(&ctx->alloc)) return MC_NONE;
  uint32_t hash = hash_init(init);
  McIndexSpot spot = mc_index_spot(&ctx->uniquer->index, hash);
  uint32_t id = find(ctx, &spot, hash, init);
  return MC_LIKELY(id != MC_NONE) ? id : mc_intern_slow(ctx, &ctx->uniquer->index, spot, hash, init);
}

/* Makes a record around a child that has no wrapper yet, or had none when the caller looked. */
static MC_NOINLINE uint32_t wrap(McContext *ctx, const McRecInit *init, uint32_t child) {
  if (init->too_deep) return MC_NONE;
  McUniquer *u = ctx->uniquer;
  McRec *rec = (McRec *)(uintptr_t)mc_rec(ctx, child);
  mc_spin_lock(&u->lock);
  bool is_first = atomic_load_explicit(&rec->wrapper, memory_order_relaxed) == MC_NONE;
  uint32_t id = is_first ? add_rec(u, init) : MC_NONE;
  if (is_first) atomic_store_explicit(&rec->wrapper, id, memory_order_release);
  mc_spin_unlock(&u->lock);
  return is_first ? id : mc_intern_around(ctx, init, child);
}

uint32_t mc_intern_around(McContext *ctx, const McRecInit *init, uint32_t child) {
  if (MC_UNLIKELY(child == MC_NONE)) return mc_intern(ctx, init);
  if (MC_MUST_FAIL(&ctx->alloc)) return MC_NONE;
  McRec *rec = (McRec *)(uintptr_t)mc_rec(ctx, child);
  uint32_t id = atomic_load_explicit(&rec->wrapper, memory_order_acquire);
  if (MC_UNLIKELY(id == MC_NONE)) return wrap(ctx, init, child);
  return MC_LIKELY(rec_equals(mc_rec(ctx, id), init)) ? id : mc_intern(ctx, init);
}

/* --- records that were written in place --- */

static size_t block_size(uint32_t num_words, uint32_t num_bytes) {
  return sizeof(McRecBlock) + bytes_offset(num_words) + num_bytes + 1;
}

static McRecBlock *block_of(void *bytes, uint32_t num_words) {
  return (McRecBlock *)((char *)bytes - bytes_offset(num_words) - sizeof(McRecBlock));
}

void *mc_rec_block(McContext *ctx, uint32_t num_words, uint32_t num_bytes) {
  size_t size = block_size(num_words, num_bytes);
  McRecBlock *block = mc_alloc(&ctx->alloc, size);
  if (block == NULL) return NULL;
  block->next = NULL;
  block->size = size;
  char *bytes = (char *)(block + 1) + bytes_offset(num_words);
  bytes[num_bytes] = 0;
  return bytes;
}

void mc_rec_block_free(McContext *ctx, void *bytes, uint32_t num_words, uint32_t num_bytes) {
  if (bytes == NULL) return;
  McRecBlock *block = block_of(bytes, num_words);
  MC_ASSERT(block->size == block_size(num_words, num_bytes));
  (void)num_bytes;
  mc_free(&ctx->alloc, block, block->size);
}

uint32_t mc_intern_adopt(McContext *ctx, const McRecInit *init) {
  McUniquer *u = ctx->uniquer;
  McRecBlock *block = block_of((void *)(uintptr_t)init->bytes, init->num_words);
  MC_ASSERT(block->size == block_size(init->num_words, init->num_bytes));
  uint32_t hash = hash_init(init), id = MC_NONE;
  McIndexSpot spot = mc_index_spot(&u->index, hash);
  bool adopted = false;
  if (!init->too_deep) id = find(ctx, &spot, hash, init); /* compares payloads, however long, without the lock */
  if (id == MC_NONE && !init->too_deep) {
    mc_spin_lock(&u->lock);
    id = find_newer(ctx, &u->index, &spot, hash, init);
    if (id == MC_NONE && mc_index_reserve(&ctx->alloc, &u->index) && (u->next != NULL || add_chunk(u))) {
      McRec *rec = (McRec *)(block + 1);
      fill_rec(rec, init);
      block->next = u->blocks;
      u->blocks = block;
      u->block_bytes += block->size;
      adopted = true;
      id = add_entry(u, rec);
      mc_index_add(&u->index, hash, id);
    }
    mc_spin_unlock(&u->lock);
  }
  if (!adopted) mc_free(&ctx->alloc, block, block->size);
  return id;
}
