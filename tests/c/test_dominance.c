/* test_dominance.c - dominator trees compared with the definition: b is not reached without going through a. */
#include "check.h"
#include "verify/verify.h"

enum { MAX_BLOCKS = 14 };

static McOp make_op(McContext *ctx, McBlock block, const McBlock *successors, size_t num_successors,
                    size_t num_regions) {
  McOpState state = {.name = mc_op_name(ctx, "x.x", 3), .loc = mc_loc_unknown(ctx), .successors = successors,
                     .num_successors = num_successors, .num_regions = num_regions};
  McOp op = mc_op_create_in(ctx, &state, block, (McOp){MC_NONE});
  CHECK(op.index != MC_NONE);
  return op;
}

static uint32_t next_random(uint32_t *state, uint32_t n) {
  *state = *state * 1664525u + 1013904223u;
  return (*state >> 8) % n;
}

/* The blocks that the entry reaches without block `without` (-1: with all of them). */
static void reach(bool edges[MAX_BLOCKS][MAX_BLOCKS], int n, int without, bool *reached) {
  int stack[MAX_BLOCKS], depth = 0;
  memset(reached, 0, MAX_BLOCKS * sizeof *reached);
  if (without == 0) return;
  reached[0] = true;
  stack[depth++] = 0;
  while (depth > 0) {
    int at = stack[--depth];
    for (int to = 0; to < n; to++) {
      if (!edges[at][to] || reached[to] || to == without) continue;
      reached[to] = true;
      stack[depth++] = to;
    }
  }
}

static void check_against_definition(const McDominance *dominance, const McBlock *blocks,
                                     bool edges[MAX_BLOCKS][MAX_BLOCKS], int n) {
  bool reached[MAX_BLOCKS], reached_without[MAX_BLOCKS];
  reach(edges, n, -1, reached);
  for (int a = 0; a < n; a++) {
    reach(edges, n, a, reached_without);
    CHECK((mc_dominance_number_of(dominance, blocks[a]).place != 0) == reached[a]);
    for (int b = 0; b < n; b++) {
      bool want = a != b && (!reached[b] || (reached[a] && !reached_without[b]));
      CHECK(mc_block_properly_dominates(dominance, blocks[a], blocks[b]) == want);
    }
  }
}

static void test_random_graphs(void) {
  McContext *ctx = mc_context_new();
  McDominance dominance;
  mc_dominance_init(&dominance, ctx);
  uint32_t random = 1;
  for (int round = 0; round < 2000; round++) {
    bool edges[MAX_BLOCKS][MAX_BLOCKS] = {{false}};
    McBlock blocks[MAX_BLOCKS];
    int n = 2 + (int)next_random(&random, MAX_BLOCKS - 1);
    McOp root = make_op(ctx, (McBlock){MC_NONE}, NULL, 0, 1);
    McRegion region = mc_op_region(ctx, root, 0);
    for (int i = 0; i < n; i++) blocks[i] = mc_block_create(ctx, region, (McBlock){MC_NONE});
    for (int i = 0; i < n; i++) {
      McBlock successors[4];
      size_t count = next_random(&random, 4);
      for (size_t k = 0; k < count; k++) {
        int to = 1 + (int)next_random(&random, (uint32_t)n - 1);
        successors[k] = blocks[to];
        edges[i][to] = true;
      }
      make_op(ctx, blocks[i], successors, count, 0);
    }
    CHECK(mc_dominance_number(&dominance, region));
    check_against_definition(&dominance, blocks, edges, n);
    mc_op_erase(ctx, root);
  }
  mc_dominance_fini(&dominance);
  mc_context_free(ctx);
}

/* A chain whose first and last block both go to each of many: the simple algorithms take a day for it. */
static void test_a_long_chain_with_many_joins_takes_no_time(void) {
  enum { CHAIN = 30000, JOINS = 30000 };
  McContext *ctx = mc_context_new();
  McOp root = make_op(ctx, (McBlock){MC_NONE}, NULL, 0, 1);
  McRegion region = mc_op_region(ctx, root, 0);
  McBlock *blocks = malloc((CHAIN + JOINS) * sizeof *blocks);
  for (int i = 0; i < CHAIN + JOINS; i++) blocks[i] = mc_block_create(ctx, region, (McBlock){MC_NONE});
  McBlock *successors = malloc((JOINS + 1) * sizeof *successors);
  memcpy(successors, blocks + CHAIN, JOINS * sizeof *successors);
  successors[JOINS] = blocks[1];
  make_op(ctx, blocks[0], successors, JOINS + 1, 0);
  for (int i = 1; i < CHAIN - 1; i++) make_op(ctx, blocks[i], &blocks[i + 1], 1, 0);
  make_op(ctx, blocks[CHAIN - 1], successors, JOINS, 0);
  McDominance dominance;
  mc_dominance_init(&dominance, ctx);
  for (int i = 0; i < 10; i++) CHECK(mc_dominance_number(&dominance, region));
  for (int i = CHAIN; i < CHAIN + JOINS; i++) {
    CHECK(mc_block_properly_dominates(&dominance, blocks[0], blocks[i]));
    CHECK(!mc_block_properly_dominates(&dominance, blocks[CHAIN - 1], blocks[i]));
  }
  CHECK(mc_block_properly_dominates(&dominance, blocks[17], blocks[CHAIN - 1]));
  mc_dominance_fini(&dominance);
  mc_op_erase(ctx, root);
  free(successors);
  free(blocks);
  mc_context_free(ctx);
}

/* An operation elsewhere may name a block as its successor before anything verifies it. */
static void test_branches_from_other_regions_are_not_seen(void) {
  enum { OTHERS = 500 };
  McContext *ctx = mc_context_new();
  McOp root = make_op(ctx, (McBlock){MC_NONE}, NULL, 0, 1), other = make_op(ctx, (McBlock){MC_NONE}, NULL, 0, 1);
  McRegion region = mc_op_region(ctx, root, 0), other_region = mc_op_region(ctx, other, 0);
  McBlock entry = mc_block_create(ctx, region, (McBlock){MC_NONE}),
          exit = mc_block_create(ctx, region, (McBlock){MC_NONE});
  make_op(ctx, entry, &exit, 1, 0);
  McBlock last = mc_block_create(ctx, other_region, (McBlock){MC_NONE});
  for (int i = 0; i < OTHERS; i++) {
    McBlock block = mc_block_create(ctx, other_region, last);
    make_op(ctx, block, &last, 1, 0);
    last = block;
  }
  McBlock first = mc_block_create(ctx, other_region, last);
  make_op(ctx, first, &last, 1, 0);
  McDominance dominance;
  mc_dominance_init(&dominance, ctx);
  CHECK(mc_dominance_number(&dominance, other_region));
  while (mc_block_next(ctx, last).index != MC_NONE) last = mc_block_next(ctx, last);
  make_op(ctx, last, &exit, 1, 0);
  CHECK(mc_dominance_number(&dominance, region));
  CHECK(mc_block_properly_dominates(&dominance, entry, exit) && !mc_block_properly_dominates(&dominance, exit, entry));
  CHECK(mc_block_properly_dominates(&dominance, first, last)); /* numbers of another region stay */
  mc_dominance_fini(&dominance);
  mc_op_erase(ctx, other);
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

int main(void) {
  test_branches_from_other_regions_are_not_seen();
  test_random_graphs();
  test_a_long_chain_with_many_joins_takes_no_time();
  return 0;
}
