/* test_context.c - creation with every allocation failing, dialect loading, the clock, memory limits. */
#include <pthread.h>
#include <stdatomic.h>

#include "check.h"
#include "defs/opdefs.h"

/* Creation either works or ends clean: the context itself asserts that nothing stays allocated. */
static void every_allocation_of_creation_may_fail(void) {
  long long n = 0;
  McContext *ctx;
  while ((ctx = mc_context_new_failing(n)) == NULL) n++;
  CHECK(n > 10);
  mc_context_free(ctx);
  mc_context_free(NULL);
}

static void known_things_are_there(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx->known[MC_ID_sym_name].index == mc_ident(ctx, "sym_name", 8).index);
  CHECK(ctx->known[MC_ID_builtin].index == mc_ident(ctx, "builtin", 7).index);
  CHECK(ctx->cached.unit == mc_attr_unit(ctx).index);
  CHECK(ctx->cached.empty_dictionary == mc_attr_dictionary(ctx, NULL, 0, NULL).index);
  CHECK(!mc_context_allows_unregistered(ctx));
  mc_context_allow_unregistered(ctx, true);
  CHECK(mc_context_allows_unregistered(ctx));
  mc_context_free(ctx);
}

typedef struct Loads { int count; bool nested; } Loads;

static McLoad load(void *data, McContext *ctx, const char *name, size_t len) {
  Loads *loads = data;
  loads->count++;
  loads->nested = mc_context_load_dialect(ctx, name, len); /* the nested request returns at once */
  if (len == 3 && memcmp(name, "odd", 3) == 0) return loads->count % 2 == 1 ? MC_LOAD_FAILED : MC_LOAD_DONE;
  return len == 4 && memcmp(name, "good", 4) == 0 ? MC_LOAD_DONE : MC_LOAD_NONE;
}

static void each_namespace_is_asked_for_once(void) {
  McContext *ctx = mc_context_new();
  CHECK(!mc_context_load_dialect(ctx, "good", 4)); /* no loader is set yet */
  Loads loads = {0, false};
  mc_context_set_dialect_loader(ctx, load, &loads);
  for (int i = 0; i < 3; i++) {
    CHECK(mc_context_load_dialect(ctx, "good", 4));
    CHECK(!mc_context_load_dialect(ctx, "bad", 3));
  }
  CHECK(loads.count == 2 && loads.nested);
  CHECK(mc_dialect_register(ctx, mc_ident(ctx, "own", 3)) && mc_dialect_register(ctx, mc_ident(ctx, "bad", 3)));
  CHECK(mc_context_load_dialect(ctx, "own", 3) && mc_context_load_dialect(ctx, "bad", 3) && loads.count == 2);
  char name[16];
  for (int i = 0; i < 500; i++) {
    int len = snprintf(name, sizeof name, "many%d", i);
    CHECK(!mc_context_load_dialect(ctx, name, (size_t)len));
  }
  CHECK(loads.count == 502);
  mc_context_free(ctx);
}

static void a_failed_load_is_tried_again(void) {
  McContext *ctx = mc_context_new();
  Loads loads = {0, false};
  mc_context_set_dialect_loader(ctx, load, &loads);
  mc_context_allow_unregistered(ctx, true);
  CHECK(mc_context_load_dialect(ctx, "odd", 3) == MC_LOAD_FAILED && loads.count == 1 && loads.nested);
  CHECK(mc_context_load_dialect(ctx, "odd", 3) == MC_LOAD_DONE && loads.count == 2 && loads.nested);
  CHECK(mc_context_load_dialect(ctx, "odd", 3) == MC_LOAD_DONE && loads.count == 2);
  mc_context_free(ctx);
}

/* An operation and a type of a dialect that could not be loaded are refused, though unregistered ones are allowed. */
static void a_failed_load_is_not_an_unregistered_dialect(void) {
  McContext *ctx = mc_context_new();
  Loads loads = {0, false};
  mc_context_set_dialect_loader(ctx, load, &loads);
  mc_context_allow_unregistered(ctx, true);
  CHECK(mc_op_name(ctx, "odd.op", 6).index == MC_NONE && loads.count == 1);
  CHECK(mc_op_name(ctx, "odd.op", 6).index != MC_NONE && loads.count == 2);
  mc_context_free(ctx);
  ctx = mc_context_new();
  loads = (Loads){0, false};
  mc_context_set_dialect_loader(ctx, load, &loads);
  mc_context_allow_unregistered(ctx, true);
  McDiags *diags = mc_diags_new(ctx);
  CHECK(mc_parse_type(ctx, "!odd.t", 6, MC_SYNTAX_MODERN, diags).index == MC_NONE && mc_diags_has_error(diags));
  mc_diags_free(diags);
  mc_context_free(ctx);
}

static atomic_int loaders_at_work;

/* Returns when two threads are in it: a loader that waits for the other must not block it. */
static McLoad wait_for_two(void *data, McContext *ctx, const char *name, size_t len) {
  (void)data;
  atomic_fetch_add(&loaders_at_work, 1);
  while (atomic_load(&loaders_at_work) < 2) mc_ident(ctx, name, len);
  return MC_LOAD_DONE;
}

static void *ask(void *ctx) {
  CHECK(mc_context_load_dialect(ctx, "both", 4));
  return NULL;
}

static void two_threads_may_load_the_same_dialect(void) {
  McContext *ctx = mc_context_new();
  mc_context_set_dialect_loader(ctx, wait_for_two, NULL);
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) CHECK(pthread_create(&threads[i], NULL, ask, ctx) == 0);
  for (int i = 0; i < 2; i++) CHECK(pthread_join(threads[i], NULL) == 0);
  CHECK(loaders_at_work == 2 && mc_context_load_dialect(ctx, "both", 4));
  mc_context_free(ctx);
}

static void loading_survives_failing_allocations(void) {
  for (long long n = 0; n < 6; n++) {
    McContext *ctx = mc_context_new();
    Loads loads = {0, false};
    mc_context_set_dialect_loader(ctx, load, &loads);
    mc_context_fail_allocation_after(ctx, n);
    CHECK(mc_context_load_dialect(ctx, "good", 4) != MC_LOAD_NONE);
    mc_context_fail_allocation_after(ctx, -1);
    CHECK(mc_context_load_dialect(ctx, "good", 4) == MC_LOAD_DONE);
    mc_context_free(ctx);
  }
}

static bool stop(void *data, McLimit reached) {
  (void)reached;
  ++*(int *)data;
  return true;
}

static void the_clock_asks_now_and_then(void) {
  McContext *ctx = mc_context_new();
  McTicker ticker;
  mc_ticker_init(&ticker, ctx);
  for (int i = 0; i < 100000; i++) CHECK(!mc_tick(&ticker)); /* no interrupt check is set */
  int asked = 0;
  mc_context_set_interrupt(ctx, stop, &asked);
  mc_ticker_init(&ticker, ctx);
  CHECK(!mc_ticker_slow(&ticker) && asked == 0); /* not yet */
  ticker.next_ns = 0;
  bool interrupted = false;
  for (int i = 0; i < 1024; i++) interrupted |= mc_tick(&ticker);
  CHECK(interrupted && asked == 1);
  mc_context_free(ctx);
}

static bool note(void *data, McLimit reached) {
  *(McLimit *)data = reached;
  return false;
}

static void the_deadline_ends_work(void) {
  McContext *ctx = mc_context_new();
  mc_context_set_limits(ctx, (McLimits){.deadline = 1});
  McTicker ticker;
  mc_ticker_init(&ticker, ctx);
  CHECK(mc_ticker_slow(&ticker)); /* without a check of the caller, too */
  McLimit reached = MC_LIMIT_NONE;
  mc_context_set_interrupt(ctx, note, &reached);
  mc_ticker_init(&ticker, ctx);
  CHECK(mc_ticker_slow(&ticker) && reached == MC_LIMIT_DEADLINE);
  mc_context_set_limits(ctx, (McLimits){.deadline = mc_clock_ns() + 1000000000000});
  mc_ticker_init(&ticker, ctx);
  ticker.next_ns = 0;
  CHECK(!mc_ticker_slow(&ticker) && reached == MC_LIMIT_NONE);
  mc_context_free(ctx);
}

static void limits_have_defaults(void) {
  McContext *ctx = mc_context_new();
  McLimits limits = mc_context_limits(ctx);
  CHECK(limits.memory == 0 && limits.input == 0 && limits.deadline == 0);
  CHECK(limits.nesting == MC_MAX_NESTING && limits.type_text == MC_MAX_TYPE_TEXT);
  mc_context_set_limits(ctx, (McLimits){.nesting = MC_MAX_NESTING + 1, .input = 7, .type_text = 8});
  limits = mc_context_limits(ctx);
  CHECK(limits.nesting == MC_MAX_NESTING && limits.input == 7 && limits.type_text == 8);
  mc_context_free(ctx);
}

/* Each limit of a text: what fails, the message, and that the same is read with more. */
static void texts_beyond_a_limit_fail(void) {
  static const struct { const char *text, *message; McLimits limits; } cases[] = {
      {"tuple<tuple<tuple<i1>>>", "nesting is deeper than 2 levels", {.nesting = 2}},
      {"tuple<i1, i1>", "the input has 13 bytes, more than 12", {.input = 12}},
  };
  McContext *ctx = mc_context_new();
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    McDiags *diags = mc_diags_new(ctx);
    mc_context_set_limits(ctx, cases[i].limits);
    CHECK(mc_parse_type(ctx, cases[i].text, strlen(cases[i].text), MC_SYNTAX_MODERN, diags).index == MC_NONE);
    CHECK_TEXT(mc_diags_get(diags, 0).message, cases[i].message);
    mc_diags_free(diags);
    mc_context_set_limits(ctx, (McLimits){.memory = 0});
    CHECK(mc_parse_type(ctx, cases[i].text, strlen(cases[i].text), MC_SYNTAX_MODERN, NULL).index != MC_NONE);
  }
  McLimit reached = MC_LIMIT_NONE;
  mc_context_set_interrupt(ctx, note, &reached);
  McType type = mc_parse_type(ctx, "tuple<i1, i1>", 13, MC_SYNTAX_MODERN, NULL);
  for (size_t most = 12; most <= 13; most++) {
    McBuf *out = mc_buf_new();
    mc_context_set_limits(ctx, (McLimits){.type_text = most});
    CHECK(mc_print_type(ctx, type, out) == (most == 13));
    CHECK(reached == (most == 13 ? MC_LIMIT_NONE : MC_LIMIT_TYPE_TEXT));
    reached = MC_LIMIT_NONE;
    mc_buf_delete(out);
  }
  mc_context_free(ctx);
}

static void the_memory_limit_holds(void) {
  McContext *ctx = mc_context_new();
  size_t limit = mc_context_live_bytes(ctx) + 100000;
  mc_context_set_limits(ctx, (McLimits){.memory = limit});
  uint64_t i = 0;
  while (mc_ident(ctx, (const char *)&i, sizeof i).index != MC_NONE) i++;
  CHECK(i > 500 && mc_context_live_bytes(ctx) <= limit);
  i--;
  CHECK(mc_ident(ctx, (const char *)&i, sizeof i).index != MC_NONE); /* interned things stay */
  mc_context_set_limits(ctx, (McLimits){.memory = 0});
  i++;
  CHECK(mc_ident(ctx, (const char *)&i, sizeof i).index != MC_NONE);
  mc_context_free(ctx);
}

int main(void) {
  every_allocation_of_creation_may_fail();
  known_things_are_there();
  each_namespace_is_asked_for_once();
  two_threads_may_load_the_same_dialect();
  a_failed_load_is_tried_again();
  a_failed_load_is_not_an_unregistered_dialect();
  loading_survives_failing_allocations();
  the_clock_asks_now_and_then();
  the_memory_limit_holds();
  the_deadline_ends_work();
  limits_have_defaults();
  texts_beyond_a_limit_fail();
  return 0;
}
