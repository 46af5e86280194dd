/* uniquer.c - hash-consing: one index space for everything that is interned.
 *
 * Owns the records (in an arena, or in the blocks that large payloads were written into), the directory that
 * maps indices to them, and the index of everything but identifiers. A record is complete before its index is
 * published, and never changes (but for its wrapper, which is set once) or moves after. Lookups of what exists take no lock;
 * must never call out of the core.
 */
#include "uniquer.h"

#include "arena.h"
#include "context.h"
#include "lock.h"

#define CHUNK_RECS (1u << MC_REC_CHUNK_BITS)
#define MAX_INDEX 0x7FFFFFFFu
#define DIRECTORY_BYTES ((size_t)((MAX_INDEX >> MC_REC_CHUNK_BITS) + 1) * sizeof(const McRec **))
#if MC_DEBUG
#define FIRST_SLOTS 8u
#else
#define FIRST_SLOTS 512u
#endif

/* A record with memory of its own: this header, the record, its words, its bytes. */
typedef struct McRecBlock {
  struct McRecBlock *next; /* owned; unset until adopted */
  size_t size;
} McRecBlock;
_Static_assert(sizeof(McRecBlock) % 8 == 0, "records are aligned to 8 bytes");

struct McUniquer {
  McContext *ctx; /* borrowed */
  McLock lock;    /* for making records */
  McArena arena;
  McRecBlock *blocks; /* owned */
  size_t block_bytes;
  McIndex index;  /* of all kinds but identifiers */
  uint32_t count;
};

McUniquer *mc_uniquer_new(McContext *ctx) {
  McUniquer *u = mc_alloc_zeroed(&ctx->alloc, sizeof *u);
  if (u == NULL) return NULL;
  u->ctx = ctx;
  mc_arena_init(&u->arena, &ctx->alloc);
  if (!mc_lock_init(&u->lock)) goto fail_lock;
  ctx->recs = mc_reserve(&ctx->alloc, DIRECTORY_BYTES);
  if (ctx->recs == NULL) goto fail_recs;
  if (!mc_index_init(&ctx->alloc, &u->index, FIRST_SLOTS)) goto fail_index;
  return u;
fail_index:
  mc_unreserve(&ctx->alloc, ctx->recs, DIRECTORY_BYTES);
  ctx->recs = NULL;
fail_recs:
  mc_lock_fini(&u->lock);
fail_lock:
  mc_free(&ctx->alloc, u, sizeof *u);
  return NULL;
}

void mc_uniquer_free(McUniquer *u) {
  if (u == NULL) return;
  McContext *ctx = u->ctx;
  for (size_t i = 0; i <= u->count >> MC_REC_CHUNK_BITS; i++) {
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
  mc_lock_fini(&u->lock);
  mc_free(&ctx->alloc, u, sizeof *u);
}

size_t mc_uniquer_bytes(McUniquer *u) {
  mc_lock(&u->lock);
  size_t chunks = (u->count >> MC_REC_CHUNK_BITS) + 1u;
  size_t bytes = u->arena.bytes + u->block_bytes + u->index.bytes + u->ctx->idents.bytes + chunks * CHUNK_RECS * sizeof(McRec *);
  mc_unlock(&u->lock);
  return bytes;
}

uint32_t mc_uniquer_count(McUniquer *u) {
  mc_lock(&u->lock);
  uint32_t count = u->count;
  mc_unlock(&u->lock);
  return count;
}

MC_INLINE uint64_t rotate(uint64_t h) { return h << 26 | h >> 38; }

/* Words one by one in two chains: pairs would be loaded right after their halves were stored, which stalls. */
static uint32_t hash_init(const McRecInit *init) {
  uint64_t a = (uint64_t)init->kind << 32 | init->num_words, b = init->num_bytes;
  uint32_t i = 0;
  for (; i + 2 <= init->num_words; i += 2) {
    a = (rotate(a) ^ init->words[i]) * 0x9E3779B97F4A7C15u;
    b = (rotate(b) ^ init->words[i + 1]) * 0xD6E8FEB86659FD93u;
  }
  if (i < init->num_words) a = (rotate(a) ^ init->words[i]) * 0x9E3779B97F4A7C15u;
  uint64_t h = mc_mix(rotate(a), b);
  if (init->num_bytes > 0) h = mc_mix(h, mc_hash_bytes(init->bytes, init->num_bytes));
  return (uint32_t)mc_mix(h, 0x5851F42D4C957F2Du);
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
         (init->num_bytes == 0 || memcmp(mc_rec_bytes(rec), init->bytes, init->num_bytes) == 0);
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

/* Everything but the bytes. */
static void fill_rec(McRec *rec, const McRecInit *init) {
  atomic_init(&rec->wrapper, MC_NONE);
  rec->kind = init->kind;
  rec->flags = init->flags;
  rec->depth = init->depth;
  rec->num_words = init->num_words;
  rec->num_bytes = init->num_bytes;
  if (init->num_words > 0) memcpy(rec->words, init->words, (size_t)init->num_words * sizeof(uint32_t));
}

/* A new record in the arena, not published yet. NULL: out of memory. */
static McRec *make_rec(McUniquer *u, const McRecInit *init) {
  bool with_bytes = init->num_bytes > 0 || has_bytes(init->kind);
  size_t offset = bytes_offset(init->num_words);
  size_t size = with_bytes ? offset + init->num_bytes + 1 : sizeof(McRec) + (size_t)init->num_words * sizeof(uint32_t);
  McRec *rec = mc_arena_alloc(&u->arena, size, 8);
  if (rec == NULL) return NULL;
  fill_rec(rec, init);
  if (with_bytes) {
    char *bytes = (char *)rec + offset;
    if (init->num_bytes > 0) memcpy(bytes, init->bytes, init->num_bytes);
    bytes[init->num_bytes] = 0;
  }
  return rec;
}

/* Room for the next index in the directory, under the lock. NULL: out of memory or indices. */
static const McRec **next_entry(McUniquer *u) {
  McContext *ctx = u->ctx;
  if (u->count == MAX_INDEX) return NULL;
  uint32_t id = u->count + 1;
  const McRec ***chunk = &ctx->recs[id >> MC_REC_CHUNK_BITS];
  if (*chunk == NULL) {
    *chunk = mc_alloc(&ctx->alloc, CHUNK_RECS * sizeof **chunk);
    if (*chunk == NULL) return NULL;
  }
  return &(*chunk)[id & (CHUNK_RECS - 1)];
}

/* A record with the next index, under the lock; who may find it is the caller's. MC_NONE: out of memory or indices. */
static uint32_t add_rec(McUniquer *u, const McRecInit *init) {
  const McRec **entry = next_entry(u);
  McRec *rec = entry != NULL ? make_rec(u, init) : NULL;
  if (rec == NULL) return MC_NONE;
  *entry = rec;
  return ++u->count;
}

/* Under the lock, or not: a miss without it is to be confirmed with it. */
MC_INLINE uint32_t find(const McContext *ctx, const McIndex *index, uint32_t hash, const McRecInit *init) {
  MC_INDEX_EACH(index, hash, id) {
    if (MC_LIKELY(rec_equals(mc_rec(ctx, id), init))) return id;
  }
  return MC_NONE;
}

/* Under the lock: the record, made if it is not there. */
static uint32_t find_or_add(McContext *ctx, McIndex *index, uint32_t hash, const McRecInit *init, bool is_new) {
  uint32_t id = is_new ? MC_NONE : find(ctx, index, hash, init);
  if (id != MC_NONE || !mc_index_reserve(&ctx->alloc, index)) return id;
  id = add_rec(ctx->uniquer, init);
  if (id != MC_NONE) mc_index_add(index, hash, id);
  return id;
}

MC_NOINLINE uint32_t mc_intern_slow(McContext *ctx, McIndex *index, uint32_t count, uint32_t hash, const McRecInit *init) {
  if (init->too_deep) return MC_NONE;
  McUniquer *u = ctx->uniquer;
  mc_lock(&u->lock);
  uint32_t id = find_or_add(ctx, index, hash, init, mc_index_count(index) == count);
  mc_unlock(&u->lock);
  return id;
}

uint32_t mc_intern(McContext *ctx, const McRecInit *init) {
  MC_ASSERT(init->kind != MC_IDENT && init->kind != MC_KIND_NONE);
  uint32_t hash = hash_init(init), count = mc_index_count(&ctx->uniquer->index);
  uint32_t id = find(ctx, &ctx->uniquer->index, hash, init);
  return MC_LIKELY(id != MC_NONE) ? id : mc_intern_slow(ctx, &ctx->uniquer->index, count, hash, init);
}

/* The child has no wrapper yet, or had none a moment ago. */
static MC_NOINLINE uint32_t wrap(McContext *ctx, const McRecInit *init, McRec *child) {
  if (init->too_deep) return MC_NONE;
  McUniquer *u = ctx->uniquer;
  mc_lock(&u->lock);
  uint32_t id = atomic_load_explicit(&child->wrapper, memory_order_relaxed);
  if (id == MC_NONE) {
    id = add_rec(u, init);
    atomic_store_explicit(&child->wrapper, id, memory_order_release);
  } else if (!rec_equals(mc_rec(ctx, id), init)) {
    id = find_or_add(ctx, &u->index, hash_init(init), init, false);
  }
  mc_unlock(&u->lock);
  return id;
}

uint32_t mc_intern_around(McContext *ctx, const McRecInit *init, uint32_t child) {
  if (MC_UNLIKELY(child == MC_NONE)) return mc_intern(ctx, init);
  McRec *rec = (McRec *)(uintptr_t)mc_rec(ctx, child);
  uint32_t id = atomic_load_explicit(&rec->wrapper, memory_order_acquire);
  if (MC_UNLIKELY(id == MC_NONE)) return wrap(ctx, init, rec);
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
  uint32_t hash = hash_init(init);
  bool adopted = false;
  uint32_t id = MC_NONE;
  if (!init->too_deep) {
    mc_lock(&u->lock);
    id = find(ctx, &u->index, hash, init);
    const McRec **entry = id == MC_NONE && mc_index_reserve(&ctx->alloc, &u->index) ? next_entry(u) : NULL;
    if (entry != NULL) {
      McRec *rec = (McRec *)(block + 1);
      fill_rec(rec, init);
      block->next = u->blocks;
      u->blocks = block;
      u->block_bytes += block->size;
      adopted = true;
      *entry = rec;
      id = ++u->count;
      mc_index_add(&u->index, hash, id);
    }
    mc_unlock(&u->lock);
  }
  if (!adopted) mc_free(&ctx->alloc, block, block->size);
  return id;
}
