/* test_table.c - pools, chunks, freed runs, generations (they have no public interface: the private header). */
#include <pthread.h>

#include "check.h"
#include "ir/context.h"
#include "types/report.h"

enum { SLOTS = 1 << MC_OPS_SHIFT };

static void check_storage(McContext *ctx) {
  McDiags *diags = mc_diags_new(ctx);
  if (!mc_check(ctx, diags)) {
    fprintf(stderr, "%s\n", mc_diags_get(diags, 0).message);
    abort();
  }
  mc_diags_free(diags);
}

/* Takes and frees runs of values at random, from two pools, one of which adopts the other from time to time; no two
 * live runs overlap, and the contents stay. */
static void test_random_runs_do_not_overlap(bool is_private) {
  enum { RUNS = 300, STEPS = 20000 };
  McContext *ctx = mc_context_new();
  McPool *pool = mc_pool_new(ctx, is_private), *other = mc_pool_new(ctx, true);
  struct { uint32_t id, n; } runs[RUNS] = {{0, 0}};
  uint32_t random = 7;
  for (int step = 0; step < STEPS; step++) {
    random = random * 1664525u + 1013904223u;
    uint32_t i = (random >> 16) % RUNS;
    if (step % 997 == 0) {
      mc_pool_adopt(ctx, pool, other);
      other = mc_pool_new(ctx, true);
    }
    if (runs[i].id != 0) {
      McValueRec *v = mc_value_rec(ctx, (McValue){runs[i].id});
      for (uint32_t k = 0; k < runs[i].n; k++) {
        CHECK(v[k].type == i && v[k].index == k);
        v[k].owner = 0;
      }
      uint32_t part = runs[i].n > 4 && (random & 1) ? runs[i].n / 2 : runs[i].n; /* only the tail, or the whole run */
      mc_pool_free(ctx, MC_TABLE_VALUES, runs[i].id + runs[i].n - part, part);
      runs[i].n -= part;
      if (runs[i].n == 0) runs[i].id = 0;
      continue;
    }
    uint32_t kind = (random >> 9) % 50;
    runs[i].n = kind == 0 ? 1 + (random >> 20) % 3000 : kind < 5 ? 1 + (random >> 20) % 60 : 1 + kind % 5;
    runs[i].id = mc_pool_take(ctx, (random >> 5) % 2 ? pool : other, MC_TABLE_VALUES, runs[i].n);
    CHECK(runs[i].id != 0);
    McValueRec *v = mc_value_rec(ctx, (McValue){runs[i].id});
    for (uint32_t k = 0; k < runs[i].n; k++) {
      v[k] = (McValueRec){.type = i, .owner = 1, .index = k};
      CHECK(&v[k] == mc_value_rec(ctx, (McValue){runs[i].id + k})); /* large runs, too, are contiguous */
    }
  }
  for (int i = 0; i < RUNS; i++) {
    if (runs[i].id == 0) continue;
    for (uint32_t k = 0; k < runs[i].n; k++) mc_value_rec(ctx, (McValue){runs[i].id})[k].owner = 0;
    mc_pool_free(ctx, MC_TABLE_VALUES, runs[i].id, runs[i].n);
  }
  check_storage(ctx);
  mc_pool_adopt(ctx, pool, other);
  mc_pool_publish(ctx, pool);
  mc_pool_close(ctx, pool);
  check_storage(ctx);
  CHECK(mc_ir_table_bytes(ctx) == 0);
  mc_context_free(ctx);
}

typedef struct Taken { uint32_t id[200], n[200], count; } Taken; /* runs of values */

static uint32_t take_values(McContext *ctx, McPool *pool, uint32_t n, Taken *taken) {
  uint32_t id = taken->id[taken->count] = mc_pool_take(ctx, pool, MC_TABLE_VALUES, n);
  CHECK(id != 0 && taken->count < MC_COUNT(taken->id) - 1);
  taken->n[taken->count++] = n;
  for (uint32_t k = 0; k < n; k++) *mc_value_rec(ctx, (McValue){id + k}) = (McValueRec){.owner = 1};
  return id;
}

/* order: 0: upwards; 1: downwards; 2: each second one, then those between. */
static void free_values(McContext *ctx, Taken *taken, int order) {
  McFreeing f;
  mc_freeing_init(&f, ctx);
  for (uint32_t i = 0, count = taken->count, half = (count + 1) / 2; i < count; i++) {
    uint32_t run = order == 0 ? i : order == 1 ? count - 1 - i : i < half ? 2 * i : 2 * (i - half) + 1;
    for (uint32_t k = 0; k < taken->n[run]; k++) mc_value_rec(ctx, (McValue){taken->id[run] + k})->owner = 0;
    mc_freeing_run(&f, MC_TABLE_VALUES, taken->id[run], taken->n[run]);
  }
  mc_freeing_end(&f);
  taken->count = 0;
}

/* Runs are freed in several orders; then shorter and longer ones take their room, and no more. */
static void test_neighbours_that_are_freed_become_one_run(int order) {
  enum { RUNS = 20, EACH = 3, LENGTHS = 4 };
  static const uint32_t lengths[LENGTHS] = {1, 7, 2, 35};
  McContext *ctx = mc_context_new();
  McPool *pool = mc_pool_new(ctx, true);
  Taken before = {.count = 0}, taken = {.count = 0};
  uint32_t last;
  do last = take_values(ctx, pool, 1, &before); /* until one chunk has room for all */
  while (pool->bump[MC_TABLE_VALUES].end - pool->bump[MC_TABLE_VALUES].next < RUNS * EACH);
  for (uint32_t i = 0; i < RUNS; i++) {
    uint32_t id = take_values(ctx, pool, EACH, &taken);
    CHECK(id == last + 1 + i * EACH);
    mc_table_set_name(ctx, MC_TABLE_VALUES, id, i + 1);
  }
  size_t bytes = mc_ir_table_bytes(ctx);
  free_values(ctx, &taken, order);
  for (uint32_t i = 0, sum = 0; order < 2 && sum + lengths[i % LENGTHS] <= RUNS * EACH; i++) {
    uint32_t n = lengths[i % LENGTHS], id = take_values(ctx, pool, n, &taken);
    CHECK(id == last + 1 + sum);
    for (uint32_t k = 0; k < n; k++) CHECK(mc_table_name(ctx, MC_TABLE_VALUES, id + k) == 0);
    sum += n;
  }
  for (uint32_t i = 0; order == 2 && i < RUNS * EACH; i++) { /* runs of three are divided */
    uint32_t id = take_values(ctx, pool, 1, &taken);
    CHECK(id > last && id <= last + RUNS * EACH && mc_table_name(ctx, MC_TABLE_VALUES, id) == 0);
  }
  CHECK(mc_ir_table_bytes(ctx) == bytes);
  free_values(ctx, &taken, order);
  take_values(ctx, pool, 1, &taken); /* sorts what is freed into bins */
  free_values(ctx, &taken, 0);
  free_values(ctx, &before, order);
  check_storage(ctx);
  mc_pool_publish(ctx, pool);
  mc_pool_close(ctx, pool);
  CHECK(mc_ir_table_bytes(ctx) == 0);
  mc_context_free(ctx);
}

static void test_a_closed_pool_goes_with_its_last_chunk(void) {
  McContext *ctx = mc_context_new();
  McOpState state = {.name = mc_op_name(ctx, "a.b", 3), .loc = mc_loc_unknown(ctx), .num_regions = 1};
  size_t before = mc_context_live_bytes(ctx);
  McPool *pool = mc_pool_new(ctx, true);
  McOp root = mc_op_create_pooled(ctx, pool, &state, NULL, (McBlock){0}, (McOp){0});
  mc_op_rec(ctx, root)->flags |= MC_OP_OWNS_POOL;
  McBlock block = mc_block_create_pooled(ctx, pool, mc_op_region(ctx, root, 0), (McBlock){0});
  state.num_regions = 0;
  McOp kept = {0};
  for (int i = 0; i < 10 * SLOTS; i++) {
    McOp op = mc_op_create_pooled(ctx, pool, &state, NULL, block, (McOp){0});
    if (i == 4 * SLOTS) kept = op;
  }
  mc_pool_publish(ctx, pool);
  check_storage(ctx);
  uint32_t generation = mc_op_generation(ctx, kept);
  mc_op_detach(ctx, kept);
  mc_op_erase(ctx, root);
  CHECK(mc_op_is_live(ctx, kept, generation));
  check_storage(ctx);
  CHECK(mc_ir_table_bytes(ctx) <= MC_CHUNK_BYTES + 64);
  mc_op_erase(ctx, kept);
  CHECK(mc_ir_table_bytes(ctx) == 0);
  CHECK(mc_context_live_bytes(ctx) == before);
  mc_context_free(ctx);
}

static void test_generations_outlive_their_chunk(void) {
  McContext *ctx = mc_context_new();
  McOp ops[3 * SLOTS];
  uint32_t generations[3 * SLOTS];
  memset(ops, 0, sizeof ops);
  for (int round = 0; round < 6; round++) {
    McPool *pool = mc_pool_new(ctx, true);
    McOpState state = {.name = mc_op_name(ctx, "a.b", 3), .loc = mc_loc_unknown(ctx)};
    for (int i = 0; i < 3 * SLOTS; i++) {
      McOp old = ops[i];
      ops[i] = mc_op_create_pooled(ctx, pool, &state, NULL, (McBlock){0}, (McOp){0});
      if (old.index != 0) CHECK(!mc_op_is_live(ctx, old, generations[i]));
    }
    for (int i = 0; i < 3 * SLOTS; i++) generations[i] = mc_op_generation(ctx, ops[i]);
    if (round % 2 == 0) { /* an abandoned pool's records were never freed one by one */
      mc_pool_abandon(ctx, pool);
    } else {
      mc_pool_publish(ctx, pool);
      mc_pool_close(ctx, pool);
      for (int i = 0; i < 3 * SLOTS; i++) mc_op_erase(ctx, ops[i]);
    }
    CHECK(mc_ir_table_bytes(ctx) == 0);
    for (int i = 0; i < 3 * SLOTS; i++) CHECK(!mc_op_is_live(ctx, ops[i], generations[i]));
  }
  mc_context_free(ctx);
}

static void test_kinds_of_owners_have_generations_of_their_own(void) {
  McContext *ctx = mc_context_new();
  McOpState state = {.name = mc_op_name(ctx, "a.b", 3), .loc = mc_loc_unknown(ctx), .num_regions = 1};
  McOp op = mc_op_create(ctx, &state);
  McBlock block = mc_block_create(ctx, mc_op_region(ctx, op, 0), (McBlock){0});
  CHECK((mc_op_generation(ctx, op) & 3) == 1 && (mc_block_generation(ctx, block) & 3) == 3);
  McValue arg = mc_block_add_arg(ctx, block, mc_type_index(ctx), mc_loc_unknown(ctx));
  CHECK(mc_value_is_live(ctx, arg, block.index, mc_block_generation(ctx, block)));
  mc_op_erase(ctx, op);
  mc_context_free(ctx);
}

static void test_a_small_tree_is_small(void) {
  McContext *ctx = mc_context_new();
  McOpState state = {.name = mc_op_name(ctx, "a.b", 3), .loc = mc_loc_unknown(ctx), .num_regions = 1};
  McOp op = mc_op_create(ctx, &state);
  mc_block_create(ctx, mc_op_region(ctx, op, 0), (McBlock){0});
  CHECK(mc_ir_table_bytes(ctx) < MC_CHUNK_BYTES);
  for (uint32_t i = 1; i < SLOTS; i++) CHECK(!mc_op_is_live(ctx, (McOp){op.index + i}, mc_op_generation(ctx, op)));
  mc_op_erase(ctx, op);
  mc_context_free(ctx);
}

static void test_large_runs_are_reused_without_new_ids(void) {
  McContext *ctx = mc_context_new();
  McTable *t = &ctx->ir.tables[MC_TABLE_USES];
  uint32_t used = 0;
  for (int i = 0; i < 50; i++) {
    uint32_t id = mc_pool_alloc(ctx, ctx->ir.shared, MC_TABLE_USES, (5u << MC_USES_SHIFT) + 3);
    CHECK(id != 0);
    if (i == 0) used = t->used_chunks;
    mc_pool_free(ctx, MC_TABLE_USES, id, (5u << MC_USES_SHIFT) + 3);
  }
  CHECK(t->used_chunks == used && mc_ir_table_bytes(ctx) == 0);
  CHECK(mc_pool_alloc(ctx, ctx->ir.shared, MC_TABLE_WORDS, UINT32_MAX) == 0); /* more ids than there are */
  mc_context_free(ctx);
}

/* Positions are counted: the source is freed when the last operation or argument that has one is erased. */
static void test_positions_hold_their_source(void) {
  McContext *ctx = mc_context_new();
  static const char text[] = "line one\nline two\n";
  uint32_t base = mc_sources_add(ctx->sources, mc_ident(ctx, "f", 1), text, sizeof text - 1);
  CHECK(base != 0);
  McLoc at = {(base + 9) | 0x80000000u};
  McOpState state = {.name = mc_op_name(ctx, "a.b", 3), .loc = at, .num_regions = 1};
  McOp op = mc_op_create(ctx, &state);
  McBlock block = mc_block_create(ctx, mc_op_region(ctx, op, 0), (McBlock){0});
  McValue arg = mc_block_add_arg(ctx, block, mc_type_index(ctx), at);
  mc_block_add_arg(ctx, block, mc_type_index(ctx), at);
  mc_sources_release(ctx->sources, base, 1); /* the parse ends */
  McOp copy = mc_op_clone(ctx, op);
  mc_op_erase(ctx, op);
  (void)arg;
  McIdent name;
  uint32_t line, column;
  CHECK(mc_sources_locate(ctx->sources, base + 9, &name, &line, &column) && line == 2 && column == 1);
  mc_op_set_loc(ctx, copy, mc_loc_unknown(ctx));
  McBlock copied = mc_region_first_block(ctx, mc_op_region(ctx, copy, 0));
  mc_block_erase_arg(ctx, copied, 0);
  CHECK(mc_sources_locate(ctx->sources, base, &name, &line, &column));
  mc_value_set_loc(ctx, mc_block_arg(ctx, copied, 0), mc_loc_unknown(ctx));
  CHECK(!mc_sources_locate(ctx->sources, base, &name, &line, &column));
  mc_op_erase(ctx, copy);
  mc_context_free(ctx);
}

/* Two private pools at work beside a reader that checks stale handles all the time. */
typedef struct Shared { McContext *ctx; atomic_bool stop; } Shared;

static void *fill_and_drop(void *data) {
  Shared *shared = data;
  McContext *ctx = shared->ctx;
  McOpState state = {.name = mc_op_name(ctx, "a.b", 3), .loc = mc_loc_unknown(ctx)};
  McOp ops[3 * SLOTS];
  for (int round = 0; round < 60; round++) {
    McPool *pool = mc_pool_new(ctx, true);
    for (int i = 0; i < 3 * SLOTS; i++) {
      ops[i] = mc_op_create_pooled(ctx, pool, &state, NULL, (McBlock){0}, (McOp){0});
      CHECK(ops[i].index != 0);
    }
    if (round % 3 == 0) {
      mc_pool_abandon(ctx, pool);
      continue;
    }
    mc_pool_publish(ctx, pool);
    if (round % 3 == 1) mc_pool_close(ctx, pool);
    for (int i = 0; i < 3 * SLOTS; i++) mc_op_erase(ctx, ops[i]);
    if (round % 3 == 2) mc_pool_close(ctx, pool);
  }
  return NULL;
}

static void *ask_about_stale_handles(void *data) {
  Shared *shared = data;
  for (uint32_t i = SLOTS; !atomic_load(&shared->stop); i = i < 10 * SLOTS ? i + 1 : SLOTS) {
    CHECK(!mc_op_is_live(shared->ctx, (McOp){i}, 0xFFFFFFF1u));
  }
  return NULL;
}

static void test_two_pools_and_stale_handles_in_threads(void) {
  Shared shared = {.ctx = mc_context_new()};
  atomic_init(&shared.stop, false);
  pthread_t fillers[2], reader;
  for (int i = 0; i < 2; i++) CHECK(pthread_create(&fillers[i], NULL, fill_and_drop, &shared) == 0);
  CHECK(pthread_create(&reader, NULL, ask_about_stale_handles, &shared) == 0);
  for (int i = 0; i < 2; i++) pthread_join(fillers[i], NULL);
  atomic_store(&shared.stop, true);
  pthread_join(reader, NULL);
  check_storage(shared.ctx);
  CHECK(mc_ir_table_bytes(shared.ctx) == 0);
  mc_context_free(shared.ctx);
}

/* A full table gives an error that says which one, and the context can be used on. */
static void test_a_full_table_is_named(void) {
  McContext *ctx = mc_context_new();
  mc_context_allow_unregistered(ctx, true);
  McTable *t = &ctx->ir.tables[MC_TABLE_OPS];
  uint32_t most = t->max_chunks;
  t->max_chunks = t->used_chunks + 2;
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  for (int i = 0; i < 8 * SLOTS; i++) mc_buf_lit(&text, "\"a.b\"() : () -> ()\n");
  mc_buf_char(&text, 0);
  McDiags *diags = mc_diags_new(ctx);
  McParseOptions options = {.source_name = "-", .source_name_len = 1};
  McOp root = mc_parse(ctx, text.ptr, text.len - 1, &options, diags);
  CHECK(root.index == MC_NONE && mc_diags_out_of_memory(diags));
  const char *message = "out of memory: a context has room for 2^28 operations";
  CHECK_TEXT(mc_diags_get(diags, mc_diags_count(diags) - 1).message, message);
  CHECK_TEXT(mc_context_failure(ctx), message);
  CHECK(mc_pool_take(ctx, ctx->ir.shared, MC_TABLE_USES, UINT32_MAX) == 0);
  CHECK_TEXT(mc_context_failure(ctx), "out of memory: a context has room for 2^30 operands and successors");
  t->max_chunks = most;
  mc_diags_clear(diags);
  root = mc_parse(ctx, text.ptr, text.len - 1, &options, diags);
  CHECK(root.index != MC_NONE && mc_diags_count(diags) == 0);
  check_storage(ctx);
  mc_op_erase(ctx, root);
  mc_diags_free(diags);
  mc_buf_fini(&text);
  mc_context_free(ctx);
}

int main(void) {
  test_a_full_table_is_named();
  test_random_runs_do_not_overlap(true);
  test_random_runs_do_not_overlap(false);
  for (int order = 0; order < 3; order++) test_neighbours_that_are_freed_become_one_run(order);
  test_a_closed_pool_goes_with_its_last_chunk();
  test_generations_outlive_their_chunk();
  test_kinds_of_owners_have_generations_of_their_own();
  test_a_small_tree_is_small();
  test_large_runs_are_reused_without_new_ids();
  test_positions_hold_their_source();
  test_two_pools_and_stale_handles_in_threads();
  return 0;
}
