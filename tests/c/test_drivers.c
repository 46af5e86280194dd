/* test_drivers.c - the driver that walks: order of operations, erased ones are skipped, memory that runs out; and the
 * greedy driver with a pattern that erases without the rewriter. */
#include "check.h"
#include "ir/context.h"
#include "transform/rewriter.h"

static const char *text =
    "\"t.top\"() ({\n"
    "  %0 = \"t.a\"() : () -> i32\n"
    "  \"t.b\"(%0) ({ \"t.a\"() : () -> () }) : (i32) -> ()\n"
    "  \"t.c\"(%0) : (i32) -> ()\n"
    "}) : () -> ()\n";

static McOp parse_text(McContext *ctx, const char *source) {
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .no_implicit_module = true};
  McOp top = mc_parse(ctx, source, strlen(source), &options, NULL);
  CHECK(top.index != MC_NONE);
  return top;
}

static McOp parse(McContext *ctx) { return parse_text(ctx, text); }

/* The names that a walk returns, a letter each. */
static void walk_of(McContext *ctx, McDriver *d, char *out) {
  CHECK(mc_driver_begin(d));
  for (McOp op; (op = mc_driver_next(d)).index != MC_NONE;) {
    *out++ = mc_op_name_str(ctx, mc_op_get_name(ctx, op)).ptr[2];
  }
  *out = 0;
}

static void test_order(McContext *ctx) {
  McOp top = parse(ctx);
  McOpName a = mc_op_name(ctx, "t.a", 3);
  char got[16];
  McDriver *d = mc_driver_new(ctx, top, NULL, 0);
  walk_of(ctx, d, got);
  CHECK_TEXT(got, "aabc");
  mc_driver_free(d);
  d = mc_driver_new(ctx, top, &a, 1);
  walk_of(ctx, d, got);
  CHECK_TEXT(got, "aa");
  walk_of(ctx, d, got);
  CHECK_TEXT(got, "aa");
  CHECK(mc_driver_begin(d));
  McOp first = mc_driver_next(d);
  CHECK(first.index != MC_NONE);
  mc_op_erase(ctx, mc_op_next(ctx, first)); /* t.b, with the other t.a */
  CHECK(mc_driver_next(d).index == MC_NONE);
  mc_op_erase(ctx, top);
  CHECK(mc_driver_begin(d) && mc_driver_next(d).index == MC_NONE);
  mc_driver_free(d);
}

static void test_no_memory(McContext *ctx) {
  McOp top = parse(ctx);
  McOpName a = mc_op_name(ctx, "t.a", 3);
  bool done = false;
  for (long long n = 0; !done; n++) {
    ctx->alloc.fail_after = n;
    McDriver *d = mc_driver_new(ctx, top, &a, 1);
    done = d != NULL && mc_driver_begin(d);
    ctx->alloc.fail_after = -1;
    if (d != NULL && !done) CHECK(mc_driver_next(d).index == MC_NONE && mc_driver_begin(d));
    mc_driver_free(d);
    CHECK(n < 50);
  }
  mc_op_erase(ctx, top);
}

typedef struct Seen { char names[64]; size_t count; bool erases; } Seen;

/* Notes the operation; erases the one in front of it, which is on the list, and makes an equal one in its place. */
static bool erase_others(McRewriter *rw, McOp op) {
  Seen *seen = mc_rw_data(rw);
  McContext *ctx = mc_rw_ctx(rw);
  seen->names[seen->count++] = mc_op_name_str(ctx, mc_op_get_name(ctx, op)).ptr[2];
  CHECK(seen->count < sizeof seen->names);
  McOp before = mc_op_prev(ctx, op);
  if (!seen->erases || before.index == MC_NONE) return false;
  McOpState state = {.name = mc_op_get_name(ctx, op), .loc = mc_op_loc(ctx, op)};
  mc_op_erase(ctx, before);
  CHECK(mc_op_create_in(ctx, &state, mc_op_block(ctx, op), op).index != MC_NONE);
  seen->erases = false;
  return true;
}

static void test_greedy(McContext *ctx) {
  Seen seen = {.erases = false};
  bool converged = false;
  McGreedy options = {.is_foreign = true, .simplify = true, .max_rounds = 10, .max_rewrites = -1,
                      .pattern = erase_others, .data = &seen};
  McOp top = parse(ctx);
  CHECK(mc_greedy_apply(ctx, top, &options, NULL, &converged) && converged);
  CHECK_TEXT(seen.names, "cbaa");
  memset(&seen, 0, sizeof seen);
  seen.erases = true;
  CHECK(mc_greedy_apply(ctx, top, &options, NULL, &converged) && converged);
  CHECK_TEXT(seen.names, "cacca"); /* t.b has gone with the operation in it; the second round has all that are there */
  memset(&seen, 0, sizeof seen);
  options.top_down = true;
  CHECK(mc_greedy_apply(ctx, top, &options, NULL, &converged) && converged);
  CHECK_TEXT(seen.names, "acc");
  options.max_rounds = 0;
  CHECK(mc_greedy_apply(ctx, top, &options, NULL, &converged) && !converged);
  mc_op_erase(ctx, top);
}

typedef struct Heard { char text[64]; size_t count; bool stops; } Heard;

/* The event and the operation, a letter each. */
static void listen(McRewriter *rw, McRwEvent event, McOp op, const McValue *values) {
  Heard *heard = mc_rw_data(rw);
  McContext *ctx = mc_rw_ctx(rw);
  CHECK((event == MC_RW_REPLACED) == (values != NULL) && mc_op_block(ctx, op).index != MC_NONE);
  CHECK(values == NULL || mc_op_is(ctx, mc_value_op(ctx, values[0]), "t.x"));
  CHECK(heard->count + 2 < sizeof heard->text);
  heard->text[heard->count++] = "IMRE"[event];
  heard->text[heard->count++] = mc_op_name_str(ctx, mc_op_get_name(ctx, op)).ptr[2];
  if (heard->stops) mc_rw_stop(rw);
}

/* An operation t.a with a result becomes t.x. */
static bool replace_it(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  if (!mc_op_is(ctx, op, "t.a") || mc_op_num_results(ctx, op) == 0) return false;
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  return mc_rw_replace_by(rw, op, mc_rw_create(rw, op, &(McRwOp){.name = "t.x", .results = &type, .num_results = 1}));
}

static void check_heard(McContext *ctx, const char *source, const char *expected, bool stops) {
  Heard heard = {.stops = stops};
  bool converged = false;
  McGreedy options = {.is_foreign = true, .simplify = true, .max_rounds = 10, .max_rewrites = -1,
                      .pattern = replace_it, .data = &heard, .listen = listen};
  McOp top = parse_text(ctx, source);
  CHECK(mc_greedy_apply(ctx, top, &options, NULL, &converged) == !stops && (converged || stops));
  CHECK_TEXT(heard.text, expected);
  mc_op_erase(ctx, top);
}

static void test_listener(McContext *ctx) {
  check_heard(ctx, text, "IxRaMcMbEa", false);
  check_heard(ctx, text, "IxRaMcMbEa", true); /* after the change */
  /* A block that nothing leads to is erased: its last operation first, those inside of one before it. */
  static const char unreached[] =
      "\"t.top\"() ({\n"
      "  \"t.b\"() : () -> ()\n"
      "^bb1:\n"
      "  \"t.c\"() : () -> ()\n"
      "  \"t.d\"() ({\n"
      "    \"t.e\"() : () -> ()\n"
      "    \"t.f\"() : () -> ()\n"
      "  }) : () -> ()\n"
      "  \"t.g\"()[^bb1] : () -> ()\n"
      "}) : () -> ()\n";
  check_heard(ctx, unreached, "EgEfEeEdEc", false);
  check_heard(ctx, unreached, "EgEfEeEdEc", true);
}

static void test_listener_without_memory(McContext *ctx) {
  bool done = false, converged;
  for (long long n = 0; !done; n++) {
    Heard heard = {.stops = false};
    McGreedy options = {.is_foreign = true, .simplify = true, .max_rounds = 10, .max_rewrites = -1,
                        .pattern = replace_it, .data = &heard, .listen = listen};
    McOp top = parse(ctx);
    ctx->alloc.fail_after = n;
    done = mc_greedy_apply(ctx, top, &options, NULL, &converged);
    ctx->alloc.fail_after = -1;
    mc_op_erase(ctx, top);
    CHECK(n < 200);
  }
}

int main(void) {
  McContext *ctx = mc_context_new();
  mc_context_allow_unregistered(ctx, true);
  test_order(ctx);
  test_no_memory(ctx);
  test_greedy(ctx);
  test_listener(ctx);
  test_listener_without_memory(ctx);
  mc_context_free(ctx);
  return 0;
}
