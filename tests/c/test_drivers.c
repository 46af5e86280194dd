/* test_drivers.c - order of operations, erased ones are skipped, those that a change affects are returned again, memory
 * that runs out. */
#include "check.h"
#include "ir/context.h"

static const char *text =
    "\"t.top\"() ({\n"
    "  %0 = \"t.a\"() : () -> i32\n"
    "  \"t.b\"(%0) ({ \"t.a\"() : () -> () }) : (i32) -> ()\n"
    "  \"t.c\"(%0) : (i32) -> ()\n"
    "}) : () -> ()\n";

static McOp parse(McContext *ctx) {
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .no_implicit_module = true};
  McOp top = mc_parse(ctx, text, strlen(text), &options, NULL);
  CHECK(top.index != MC_NONE);
  return top;
}

/* The names that a round returns, a letter each. */
static void round_of(McContext *ctx, McDriver *d, char *out) {
  CHECK(mc_driver_begin(d));
  for (McDriverStep step; (step = mc_driver_next(d)).op.index != MC_NONE;) {
    CHECK(!step.is_dead);
    *out++ = mc_op_name_str(ctx, mc_op_get_name(ctx, step.op)).ptr[2];
  }
  *out = 0;
}

static void test_order(McContext *ctx) {
  McOp top = parse(ctx);
  McOpName a = mc_op_name(ctx, "t.a", 3);
  char got[16];
  McDriver *d = mc_driver_new(ctx, top, NULL, 0, (McDriverOptions){0});
  round_of(ctx, d, got);
  CHECK_TEXT(got, "aabc");
  mc_driver_free(d);
  d = mc_driver_new(ctx, top, NULL, 0, (McDriverOptions){.greedy = true});
  round_of(ctx, d, got);
  CHECK_TEXT(got, "cbaa");
  mc_driver_free(d);
  d = mc_driver_new(ctx, top, NULL, 0, (McDriverOptions){.greedy = true, .top_down = true, .unify_constants = true});
  round_of(ctx, d, got);
  CHECK_TEXT(got, "abac");
  mc_driver_free(d);
  d = mc_driver_new(ctx, top, &a, 1, (McDriverOptions){.greedy = true, .only_existing = true});
  round_of(ctx, d, got);
  CHECK_TEXT(got, "aa");
  round_of(ctx, d, got);
  CHECK_TEXT(got, "aa");
  mc_driver_free(d);
  mc_op_erase(ctx, top);
}

static void test_changes(McContext *ctx) {
  McOp top = parse(ctx);
  McDriver *d = mc_driver_new(ctx, top, NULL, 0, (McDriverOptions){.greedy = true});
  CHECK(mc_driver_begin(d));
  McOp c = mc_driver_next(d).op, b = mc_driver_next(d).op;
  McOp a = mc_block_first_op(ctx, mc_op_block(ctx, b));
  CHECK(mc_driver_replacing(d, a)); /* b and c are returned again, before the rest of the list */
  McOp next = mc_driver_next(d).op, after = mc_driver_next(d).op;
  CHECK((next.index == b.index && after.index == c.index) || (next.index == c.index && after.index == b.index));
  CHECK(mc_driver_erasing(d, c)); /* a is on the list already */
  mc_op_erase(ctx, b);            /* and everything in it */
  CHECK(mc_driver_next(d).op.index == a.index && mc_driver_next(d).op.index == MC_NONE);
  mc_op_erase(ctx, top);
  CHECK(mc_driver_begin(d) && mc_driver_next(d).op.index == MC_NONE);
  mc_driver_free(d);
}

static void test_no_memory(McContext *ctx) {
  McOp top = parse(ctx);
  McOpName a = mc_op_name(ctx, "t.a", 3);
  bool done = false;
  for (long long n = 0; !done; n++) {
    ctx->alloc.fail_after = n;
    McDriver *d = mc_driver_new(ctx, top, &a, 1,
                                (McDriverOptions){.greedy = true, .only_existing = true, .unify_constants = true});
    done = d != NULL && mc_driver_begin(d);
    ctx->alloc.fail_after = -1;
    if (d != NULL && !done) { /* it is as before its first round */
      CHECK(mc_driver_next(d).op.index == MC_NONE && mc_driver_erasing(d, top) && mc_driver_begin(d));
      for (long long k = 0; k < 2; k++) {
        ctx->alloc.fail_after = k;
        if (!mc_driver_begin(d)) CHECK(mc_driver_next(d).op.index == MC_NONE && mc_driver_replacing(d, top));
        ctx->alloc.fail_after = -1;
      }
      CHECK(mc_driver_begin(d) && mc_driver_next(d).op.index != MC_NONE);
    }
    mc_driver_free(d);
    CHECK(n < 50);
  }
  mc_op_erase(ctx, top);
}

int main(void) {
  McContext *ctx = mc_context_new();
  mc_context_allow_unregistered(ctx, true);
  test_order(ctx);
  test_changes(ctx);
  test_no_memory(ctx);
  mc_context_free(ctx);
  return 0;
}
