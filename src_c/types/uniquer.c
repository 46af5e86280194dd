/* uniquer.c - hash-consing: one index space for everything that is interned.
 *
 * Owns the records (in arenas, or in the blocks that large payloads were written into), the directory that maps
 * indices to them, and the index of all records except identifiers. A record is complete before its index is
 * published; after that it never changes (except for its wrapper, which is set once) and never moves. A look-up of an
 * existing record takes no lock.
 *
 * Threads that share work (stack.h) make records in rooms of their own: a room has an arena and takes indices some at
 * a time, and the indexes have a place for each of these. So a thread that makes a record writes to its own memory,
 * and to one slot of an index. An index grows while no room is in use. No function here calls out of the core.
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
#define SHARE 4u
#else
#define FIRST_SLOTS 512u
#define SHARE 64u /* indices that a room takes at a time; CHUNK_RECS is a multiple. Their entries fill cache lines */
#endif
#define NUM_ROOMS 16u

/* A record with its own memory: this header, the record, its words, its bytes. */
typedef struct McRecBlock {
  struct McRecBlock *next; /* owned; unset until adopted */
  size_t size;
} McRecBlock;
_Static_assert(sizeof(McRecBlock) % 8 == 0, "records are aligned to 8 bytes");

/* Where records are made: by the worker of that number, modulo NUM_ROOMS; room 0 by all other threads, too. */
typedef struct Room {
  atomic_flag lock; /* of what follows */
  uint32_t next;    /* the next index */
  uint32_t left;    /* indices from `next` on that are the room's */
  const McRec **entry; /* of `next` in the directory */
  McArena arena;
  McRecBlock *blocks;  /* owned */
  size_t block_bytes;
  atomic_uint num_indexed[2]; /* entries that were added to an index from here, by number_of; read without the lock */
  bool has_begun;      /* it took indices; under the lock of the uniquer */
  char apart[MC_CACHE_LINE];
} Room;

struct McUniquer {
  McContext *ctx; /* borrowed */
  McIndex index;  /* of all kinds except identifiers */
  atomic_flag lock;    /* of what follows; taken before the locks of rooms, which are taken in their order */
  uint32_t end;        /* rooms have taken the indices below */
  const McRec *absent; /* of MC_NONE and of each index that a room has and did not use; NULL: not made yet */
  Room rooms[NUM_ROOMS];
};

McUniquer *mc_uniquer_new(McContext *ctx) {
  McUniquer *u = mc_alloc_zeroed(&ctx->alloc, sizeof *u);
  if (u == NULL) return NULL;
  u->ctx = ctx;
  atomic_flag_clear(&u->lock);
  for (Room *room = u->rooms; room < u->rooms + NUM_ROOMS; room++) {
    mc_arena_init(&room->arena, &ctx->alloc);
    atomic_flag_clear(&room->lock);
  }
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
  for (size_t i = 0; i << MC_REC_CHUNK_BITS < u->end; i++) {
    mc_free(&ctx->alloc, ctx->recs[i], CHUNK_RECS * sizeof **ctx->recs);
  }
  mc_unreserve(&ctx->alloc, ctx->recs, DIRECTORY_BYTES);
  ctx->recs = NULL;
  mc_index_fini(&ctx->alloc, &u->index);
  for (Room *room = u->rooms; room < u->rooms + NUM_ROOMS; room++) {
    mc_arena_fini(&room->arena);
    for (McRecBlock *block = room->blocks, *next; block != NULL; block = next) {
      next = block->next;
      mc_free(&ctx->alloc, block, block->size);
    }
  }
  mc_free(&ctx->alloc, u, sizeof *u);
}

/* Called with u->lock. No record is made until unlock_rooms. */
static void lock_rooms(McUniquer *u) {
  for (Room *room = u->rooms; room < u->rooms + NUM_ROOMS; room++) mc_spin_lock(&room->lock);
}

static void unlock_rooms(McUniquer *u) {
  for (Room *room = u->rooms; room < u->rooms + NUM_ROOMS; room++) mc_spin_unlock(&room->lock);
}

static void lock_all(McUniquer *u) {
  mc_spin_lock(&u->lock);
  lock_rooms(u);
}

static void unlock_all(McUniquer *u) {
  unlock_rooms(u);
  mc_spin_unlock(&u->lock);
}

size_t mc_uniquer_bytes(McUniquer *u) {
  lock_all(u);
  size_t chunks = (u->end + CHUNK_RECS - 1) >> MC_REC_CHUNK_BITS;
  size_t bytes = u->index.bytes + u->ctx->idents.bytes + chunks * CHUNK_RECS * sizeof(McRec *);
  for (const Room *room = u->rooms; room < u->rooms + NUM_ROOMS; room++) bytes += room->arena.bytes + room->block_bytes;
  unlock_all(u);
  return bytes;
}

uint32_t mc_uniquer_count(McUniquer *u) {
  mc_spin_lock(&u->lock);
  uint32_t count = u->end == 0 ? 0 : u->end - 1;
  mc_spin_unlock(&u->lock);
  return count;
}

/* The highest index such that no record will be made with one up to it. All is locked. */
static uint32_t last_settled(const McUniquer *u) {
  uint32_t end = u->end;
  for (const Room *room = u->rooms; room < u->rooms + NUM_ROOMS; room++) {
    if (room->left > 0 && room->next < end) end = room->next;
  }
  return end == 0 ? 0 : end - 1;
}

uint32_t mc_uniquer_find_next(McUniquer *u, uint8_t kind, uint32_t first_word, uint32_t *after) {
  lock_all(u);
  uint32_t found = MC_NONE;
  for (uint32_t i = *after + 1; i < u->end && found == MC_NONE; i++) {
    const McRec *rec = mc_rec(u->ctx, i);
    if (rec->kind == kind && rec->words[0] == first_word) found = i;
  }
  *after = found != MC_NONE ? found : last_settled(u);
  unlock_all(u);
  return found;
}

MC_INLINE uint64_t rotate(uint64_t h) { return h << 26 | h >> 38; }

/* Hashes two words a step, and no bit of one hides a bit of the other. The words are added, not joined as they lie in
 * memory: the compiler would then load both at once, right after they were stored one by one, which stalls. Records
 * with one word, or with the same first one, are near each other if the next one is: the second word of an integer is
 * its value, that of a place in a file its line. */
MC_INLINE uint32_t hash_init(const McRecInit *init) {
  const uint64_t factor = 0x9E3779B97F4A7C15u;
  const uint32_t *w = init->words;
  uint64_t h = ((uint64_t)init->num_words << 8 | init->kind) * factor;
  uint32_t left = init->num_words, near = 0;
  if (left >= 2) {
    near = w[1];
    h = ((rotate(h) ^ w[0]) + ((uint64_t)(near & ~7u) << 32)) * factor;
    for (left -= 2, w += 2; left >= 2; left -= 2, w += 2) h = ((rotate(h) ^ w[0]) + ((uint64_t)w[1] << 32)) * factor;
    if (left != 0) h = (rotate(h) ^ w[0]) * factor;
  } else if (left != 0) {
    near = w[0];
    h = (rotate(h) ^ (near & ~7u)) * factor;
  }
  if (init->num_bytes > 0) h ^= mc_hash_bytes(init->bytes, init->num_bytes);
  return mc_hash_near((uint32_t)((h ^ h >> 32) * factor >> 32), near);
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
static McRec *make_rec(Room *room, const McRecInit *init) {
  bool with_bytes = init->num_bytes > 0 || has_bytes(init->kind);
  size_t offset = bytes_offset(init->num_words);
  size_t last = init->num_bytes & ~(size_t)7; /* offset of the last eight of the bytes, not all of which are used */
  size_t size = with_bytes ? offset + last + 8 : sizeof(McRec) + (size_t)init->num_words * sizeof(uint32_t);
  McRec *rec = mc_arena_alloc(&room->arena, size, 8);
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
static const McRec *make_absent(Room *room) {
  enum { WORDS = 64 };
  McRec *rec = mc_arena_alloc(&room->arena, sizeof *rec + WORDS * sizeof(uint32_t), 8);
  if (rec == NULL) return NULL;
  memset(rec, 0, sizeof *rec + WORDS * sizeof(uint32_t));
  rec->num_words = 2; /* readers subtract as many */
  return rec;
}

/* The place of an index in Room.num_indexed. */
MC_INLINE unsigned number_of(const McContext *ctx, const McIndex *index) { return index == &ctx->idents; }

/* Makes places in an index for all indices that rooms have, and for as many more. Called with u->lock and without the
 * lock of a room. Returns false when memory runs out. */
static bool make_places(McUniquer *u, McIndex *index) {
  const unsigned which = number_of(u->ctx, index);
  uint64_t count = SHARE;
  for (Room *room = u->rooms; room < u->rooms + NUM_ROOMS; room++) {
    if (!room->has_begun) continue;
    count += atomic_load_explicit(&room->num_indexed[which], memory_order_relaxed) + (uint64_t)SHARE;
  }
  if (MC_LIKELY(mc_index_has_places(index, count))) return true;
  lock_rooms(u);
  bool is_made = true;
  while (is_made && !mc_index_has_places(index, count)) is_made = mc_index_grow(&u->ctx->alloc, index);
  unlock_rooms(u);
  return is_made;
}

/* Starts the next chunk of the directory. Returns false when memory or indices run out. */
static bool add_chunk(McUniquer *u) {
  McContext *ctx = u->ctx;
  if (u->end > MAX_INDEX) {
    mc_alloc_fail(&ctx->alloc, MC_FAILURE ": a context has room for 2^31 types, attributes, locations and names");
    return false;
  }
  const McRec **chunk = mc_alloc(&ctx->alloc, CHUNK_RECS * sizeof *chunk);
  if (chunk == NULL) return false;
  ctx->recs[u->end >> MC_REC_CHUNK_BITS] = chunk;
  return true;
}

/* Gives the room the next indices. Called with both locks. Returns false when memory or indices run out. */
static bool take_indices(McUniquer *u, Room *room) {
  if (u->absent == NULL && (u->absent = make_absent(room)) == NULL) return false;
  if ((u->end & (CHUNK_RECS - 1)) == 0 && !add_chunk(u)) return false;
  const McRec **entries = &u->ctx->recs[u->end >> MC_REC_CHUNK_BITS][u->end & (CHUNK_RECS - 1)];
  for (uint32_t i = 0; i < SHARE; i++) entries[i] = u->absent;
  uint32_t used = u->end == 0; /* MC_NONE */
  room->next = u->end + used;
  room->left = SHARE - used;
  room->entry = entries + used;
  room->has_begun = true;
  u->end += SHARE;
  return true;
}

/* Gives the room indices if it has none left. Called without its lock. Returns false when memory or indices run out. */
static MC_NOINLINE bool renew(McUniquer *u, Room *room) {
  mc_spin_lock(&u->lock);
  bool is_ready = make_places(u, &u->index) && make_places(u, &u->ctx->idents);
  mc_spin_lock(&room->lock);
  if (is_ready && room->left == 0) is_ready = take_indices(u, room);
  mc_spin_unlock(&room->lock);
  mc_spin_unlock(&u->lock);
  return is_ready;
}

/* Locks the room of this thread, which has an index left then. Returns NULL, and nothing is locked, when memory or
 * indices run out. */
MC_INLINE Room *enter_room(McUniquer *u) {
  Room *room = &u->rooms[mc_stack_worker() % NUM_ROOMS];
  mc_spin_lock(&room->lock);
  while (MC_UNLIKELY(room->left == 0)) {
    mc_spin_unlock(&room->lock);
    if (!renew(u, room)) return NULL;
    mc_spin_lock(&room->lock);
  }
  return room;
}

/* The next index of the room is used for its entry. */
MC_INLINE uint32_t use_index(Room *room) {
  room->left--;
  room->entry++;
  return room->next++;
}

/* A record that is not found may be there by now: mc_index_try_add. */
MC_INLINE uint32_t find(const McContext *ctx, McIndexSpot *spot, uint32_t hash, const McRecInit *init) {
  MC_INDEX_EACH_FROM(*spot, hash, id) {
    if (MC_LIKELY(rec_equals(mc_rec(ctx, id), init))) return id;
  }
  return MC_NONE;
}

/* Makes the record findable, from the spot where a search for it ended. Returns its index, or that of an equal record
 * that another thread added since. Called in the room; `index` does not grow meanwhile. */
MC_INLINE uint32_t publish(McContext *ctx, Room *room, McIndex *index, McIndexSpot spot, uint32_t hash,
                           const McRecInit *init, const McRec *rec) {
  if (MC_UNLIKELY(!mc_index_is_newest(index, spot))) spot = mc_index_spot(index, hash);
  *room->entry = rec;
  while (MC_UNLIKELY(!mc_index_try_add(spot, hash, room->next))) {
    uint32_t id = find(ctx, &spot, hash, init);
    if (id == MC_NONE) continue;
    *room->entry = ctx->uniquer->absent;
    return id;
  }
  atomic_uint *count = &room->num_indexed[number_of(ctx, index)];
  atomic_store_explicit(count, atomic_load_explicit(count, memory_order_relaxed) + 1, memory_order_relaxed);
  return use_index(room);
}

MC_NOINLINE uint32_t mc_intern_slow(McContext *ctx, McIndex *index, McIndexSpot spot, uint32_t hash,
                                    const McRecInit *init) {
  if (init->too_deep) return MC_NONE;
  Room *room = enter_room(ctx->uniquer);
  if (room == NULL) return MC_NONE;
  const McRec *rec = make_rec(room, init);
  uint32_t id = MC_LIKELY(rec != NULL) ? publish(ctx, room, index, spot, hash, init, rec) : MC_NONE;
  mc_spin_unlock(&room->lock);
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

/* Makes a record around a child that had no wrapper when the caller looked. Returns the index of the wrapper, which
 * another thread may have made since, or MC_NONE. */
static MC_NOINLINE uint32_t wrap(McContext *ctx, const McRecInit *init, McRec *child) {
  if (init->too_deep) return MC_NONE;
  Room *room = enter_room(ctx->uniquer);
  if (room == NULL) return MC_NONE;
  uint32_t id = MC_NONE;
  const McRec *rec = make_rec(room, init);
  if (MC_LIKELY(rec != NULL)) {
    *room->entry = rec;
    bool is_first = atomic_compare_exchange_strong_explicit(&child->wrapper, &id, room->next, memory_order_release,
                                                            memory_order_acquire);
    if (MC_LIKELY(is_first)) id = use_index(room);
    else *room->entry = ctx->uniquer->absent;
  }
  mc_spin_unlock(&room->lock);
  return id;
}

uint32_t mc_intern_around(McContext *ctx, const McRecInit *init, uint32_t child) {
  if (MC_UNLIKELY(child == MC_NONE)) return mc_intern(ctx, init);
  if (MC_MUST_FAIL(&ctx->alloc)) return MC_NONE;
  McRec *rec = (McRec *)(uintptr_t)mc_rec(ctx, child);
  uint32_t id = atomic_load_explicit(&rec->wrapper, memory_order_acquire);
  if (MC_UNLIKELY(id == MC_NONE) && (id = wrap(ctx, init, rec)) == MC_NONE) return MC_NONE;
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
  Room *room = NULL;
  bool adopted = false;
  if (!init->too_deep) id = find(ctx, &spot, hash, init); /* compares payloads, however long, without a lock */
  if (id == MC_NONE && !init->too_deep && (room = enter_room(u)) != NULL) {
    McRec *rec = (McRec *)(block + 1);
    fill_rec(rec, init);
    id = publish(ctx, room, &u->index, spot, hash, init, rec);
    adopted = mc_rec(ctx, id) == rec;
    if (adopted) {
      block->next = room->blocks;
      room->blocks = block;
      room->block_bytes += block->size;
    }
    mc_spin_unlock(&room->lock);
  }
  if (!adopted) mc_free(&ctx->alloc, block, block->size);
  return id;
}
