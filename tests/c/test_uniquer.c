/* test_uniquer.c - hash-consing: equality is identity, from several threads; adopted blocks; depth; failure. Run it
 * under ThreadSanitizer, too: cc -fsanitize=thread. */
#include <pthread.h>

#include "check.h"
#include "ir/context.h"

#define THREADS 4
#define ITEMS 20000u

static McContext *shared;

static uint32_t intern_number(McContext *ctx, uint32_t i) {
  uint32_t words[3] = {i % 251, i, i * 7};
  McRecInit init = {.kind = MC_TYPE_TUPLE, .depth = 1, .words = words, .num_words = i % 3 + 1};
  if (i % 5 == 0) {
    init.bytes = words;
    init.num_bytes = i % 13;
  }
  return mc_intern(ctx, &init);
}

static McIdent intern_name(McContext *ctx, uint32_t i) {
  char name[32];
  int len = snprintf(name, sizeof name, "name%x", i * 2654435761u);
  return mc_ident(ctx, name, (size_t)len);
}

static uint32_t adopt(McContext *ctx, uint32_t num_bytes, char fill) {
  char *bytes = mc_rec_block(ctx, 3, num_bytes);
  if (bytes == NULL) return MC_NONE;
  CHECK((uintptr_t)bytes % 8 == 0);
  memset(bytes, fill, num_bytes);
  const uint32_t words[3] = {1, 2, 3};
  McRecInit init = {.kind = MC_ATTR_DENSE_ELEMENTS,
                    .depth = 1,
                    .words = words,
                    .num_words = 3,
                    .bytes = bytes,
                    .num_bytes = num_bytes};
  return mc_intern_adopt(ctx, &init);
}

/* One of everything that the threads intern. */
static uint32_t intern_item(McContext *ctx, uint32_t i) {
  if (i % 100 == 0) return adopt(ctx, 2000 + i, 'b');
  return i % 2 == 0 ? intern_number(ctx, i) : intern_name(ctx, i).index;
}

/* Interns everything in an order of its own, half of it for the first time, and reads it back at once. */
static void *work(void *data) {
  uint32_t *ids = data;
  uint32_t step = ids[0];
  for (uint32_t k = 0, i = step; k < ITEMS; k++, i = (i + step) % ITEMS) {
    uint32_t id = intern_item(shared, i);
    CHECK(id != MC_NONE);
    const McRec *rec = mc_rec(shared, id);
    if (i % 100 == 0) CHECK(rec->kind == MC_ATTR_DENSE_ELEMENTS && rec->num_bytes == 2000 + i);
    else if (i % 2 == 0) CHECK(rec->kind == MC_TYPE_TUPLE && rec->words[0] == i % 251);
    else CHECK(rec->kind == MC_IDENT && memcmp(mc_ident_str(shared, (McIdent){id}).ptr, "name", 4) == 0);
    ids[i] = id;
  }
  return NULL;
}

/* The same on a thread that makes records in a room of its own. */
static void share(void *data, unsigned thread, size_t i) {
  (void)thread;
  work((uint32_t *)data + i * ITEMS);
}

/* workers: the threads are those of mc_stack_share. */
static void threads_agree(bool workers) {
  static const uint32_t steps[THREADS] = {1, 7, 3, 19999}; /* prime to ITEMS */
  static uint32_t ids[THREADS][ITEMS];
  pthread_t threads[THREADS];
  shared = mc_context_new();
  CHECK(shared != NULL);
  for (int t = 0; t < THREADS; t++) ids[t][0] = steps[t];
  if (workers) CHECK(mc_stack_share(shared->stacks, THREADS, THREADS, share, ids));
  for (int t = 0; t < THREADS && !workers; t++) CHECK(pthread_create(&threads[t], NULL, work, ids[t]) == 0);
  for (int t = 0; t < THREADS && !workers; t++) CHECK(pthread_join(threads[t], NULL) == 0);
  for (int t = 1; t < THREADS; t++) CHECK(memcmp(ids[0], ids[t], sizeof ids[0]) == 0);
  uint32_t count = mc_uniquer_count(shared->uniquer);
  for (uint32_t i = 0; i < ITEMS; i++) {
    CHECK(intern_item(shared, i) == ids[0][i]);
  }
  CHECK(mc_uniquer_count(shared->uniquer) == count && mc_uniquer_bytes(shared->uniquer) > 0);
  mc_context_free(shared);
}

static void blocks_are_adopted_once(void) {
  McContext *ctx = mc_context_new();
  uint32_t a = adopt(ctx, 100000, 'x');
  size_t live = mc_context_live_bytes(ctx);
  CHECK(a != MC_NONE && adopt(ctx, 100000, 'x') == a && mc_context_live_bytes(ctx) == live);
  CHECK(adopt(ctx, 100000, 'y') != a && adopt(ctx, 0, 'x') != a);
  static char copy[100000];
  memset(copy, 'x', sizeof copy);
  const uint32_t words[3] = {1, 2, 3};
  McRecInit init = {.kind = MC_ATTR_DENSE_ELEMENTS,
                    .depth = 1,
                    .words = words,
                    .num_words = 3,
                    .bytes = copy,
                    .num_bytes = sizeof copy};
  CHECK(mc_intern(ctx, &init) == a);
  const McRec *rec = mc_rec(ctx, a);
  CHECK(rec->words[2] == 3 && ((const char *)mc_rec_bytes(rec))[99999] == 'x' &&
        ((const char *)mc_rec_bytes(rec))[100000] == 0);
  copy[70000] = 'z';
  CHECK(mc_intern(ctx, &init) != a);
  mc_rec_block_free(ctx, mc_rec_block(ctx, 2, 10), 2, 10);
  mc_rec_block_free(ctx, NULL, 2, 10);
  mc_context_free(ctx);
}

/* Records that differ in the highest bit of a word and the lowest of the next. If they had the same hash, they would
 * take minutes. */
static void hashes_tell_apart_what_neighbours_hold(void) {
  McContext *ctx = mc_context_new();
  uint32_t words[32];
  for (uint32_t i = 0; i < 1u << 16; i++) {
    for (uint32_t k = 0; k < 16; k++) {
      words[2 * k] = i >> k & 1 ? 0x80000000u : 0;
      words[2 * k + 1] = i >> k & 1 ? 0 : 1;
    }
    McRecInit init = {.kind = MC_TYPE_TUPLE, .depth = 1, .words = words, .num_words = 32};
    CHECK(mc_intern(ctx, &init) != MC_NONE);
  }
  mc_context_free(ctx);
}

static void depth_is_counted_and_limited(void) {
  McContext *ctx = mc_context_new();
  McType type = mc_type_index(ctx);
  for (int depth = 2; depth <= MC_MAX_NESTING; depth++) {
    type = mc_type_tuple(ctx, &type, 1);
    CHECK(type.index != MC_NONE && mc_rec(ctx, type.index)->depth == depth);
  }
  CHECK(mc_type_tuple(ctx, &type, 1).index == MC_NONE);
  mc_context_free(ctx);
}

/* Every allocation of a run of interning fails in turn: MC_NONE for the one that needed it; the others work. */
static void every_allocation_may_fail(void) {
  for (long long n = 0;; n++) {
    McContext *ctx = mc_context_new();
    mc_context_fail_allocation_after(ctx, n);
    int failures = 0;
    for (uint32_t i = 0; i < 300; i++) {
      if (intern_number(ctx, i) == MC_NONE) failures++;
      if (intern_name(ctx, i).index == MC_NONE) failures++;
      if (i % 50 == 0 && adopt(ctx, i, 'q') == MC_NONE) failures++;
    }
    CHECK(failures <= 1);
    bool failed = mc_context_fail_allocation_after(ctx, -1);
    for (uint32_t i = 0; i < 300; i++) {
      uint32_t id = intern_number(ctx, i);
      CHECK(id != MC_NONE && intern_number(ctx, i) == id);
    }
    mc_context_free(ctx);
    if (!failed) return;
  }
}

int main(void) {
  threads_agree(false);
  threads_agree(true);
  blocks_are_adopted_once();
  hashes_tell_apart_what_neighbours_hold();
  depth_is_counted_and_limited();
  every_allocation_may_fail();
  return 0;
}
