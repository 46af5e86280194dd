/* test_passes.c - the table of passes, memory that runs out and interrupts at each place of each pass. */
#include "base/lock.h"
#include "dialects.h"
#include "transform/pass.h"

static const char *text =
    "module {\n"
    "  %u = arith.addi %y, %x : i32\n"
    "  %x = arith.constant 3 : i32\n"
    "  %y = arith.constant 3 : i32\n"
    "  \"t.keep\"(%u, %x, %y) {calls = [@f, @m::@g, {a = @h}]} : (i32, i32, i32) -> ()\n"
    "  func.func private @f(%a: i32, %c: i1) -> i32 {\n"
    "    %0 = arith.addi %a, %a : i32\n"
    "    %1 = arith.addi %a, %a : i32\n"
    "    %2 = arith.addi %0, %1 : i32\n"
    "    \"t.br\"() [^b, ^c] : () -> ()\n"
    "  ^b:\n"
    "    %3 = arith.addi %0, %a : i32\n"
    "    \"t.br\"() [^d] : () -> ()\n"
    "  ^c:\n"
    "    %4 = arith.addi %a, %0 : i32\n"
    "    \"t.region\"() ({ %5 = arith.addi %4, %4 : i32 }, {}) : () -> ()\n"
    "    \"t.br\"() [^d] : () -> ()\n"
    "  ^d:\n"
    "    return %2 : i32\n"
    "  }\n"
    "  func.func private @dead() -> i32\n"
    "  func.func private @h() -> i32\n"
    "  module @m attributes {sym_visibility = \"private\"} {\n"
    "    func.func private @g() -> i32\n"
    "    func.func private @gone() -> i32\n"
    "  }\n"
    "}\n";

static McOp parse(McContext *ctx) {
  McDiags *diags = mc_diags_new(ctx);
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = true};
  McOp top = mc_parse(ctx, text, strlen(text), &options, diags);
  CHECK(top.index != MC_NONE && !mc_diags_has_error(diags));
  mc_diags_free(diags);
  return top;
}

/* The operation that the pass can run on: the module, or its first function. */
static McOp target(McContext *ctx, size_t pass, McOp top) {
  if (strcmp(mc_pass_info(pass)->argument, "affine-loop-unroll") != 0) return top;
  McOp op = mc_block_first_op(ctx, mc_region_first_block(ctx, mc_op_region(ctx, top, 0)));
  while (!mc_op_is(ctx, op, "func.func")) op = mc_op_next(ctx, op);
  return op;
}

/* The defaults, except that lists, files and numbers that have none have a text. */
static void options_of(const McPassInfo *info, McStr *options) {
  CHECK(info->num_options <= 16 && info->num_statistics <= 4);
  for (size_t i = 0; i < info->num_options; i++) {
    const McPassOption *option = &info->options[i];
    const char *value = option->kind == MC_PASS_LIST ? "dead,x" : "7";
    if (option->kind == MC_PASS_BOOL || option->initial[0] != 0) value = option->initial;
    options[i] = (McStr){value, strlen(value)};
  }
}

/* False: the pass failed and says why, or memory ran out. */
static bool run(McContext *ctx, size_t pass, McOp top, uint64_t *statistics) {
  McStr options[16];
  options_of(mc_pass_info(pass), options);
  McBuf *out = mc_buf_new();
  McPassUse use = {.pass = pass, .options = options, .statistics = statistics};
  McPassFailures failures = {0};
  McOp op = target(ctx, pass, top);
  bool ok = mc_passes_run(ctx, &op, 1, &use, 1, false, 1, out, &failures) && failures.len == 0;
  for (size_t i = 0; i < failures.len; i++) CHECK(mc_diags_has_error(failures.ptr[i].diags));
  mc_pass_failures_free(ctx, &failures);
  bool writes = mc_pass_info(pass)->output != MC_PASS_CHANGES;
  CHECK(!ok || (mc_buf_contents(out).len > 0) == writes);
  mc_buf_delete(out);
  return ok;
}

static void check_tree(McContext *ctx, McOp top) {
  McDiags *diags = mc_diags_new(ctx);
  bool ok = mc_verify(ctx, top, diags) && mc_check(ctx, diags);
  CHECK(ok && !mc_diags_has_error(diags));
  mc_diags_free(diags);
}

static void test_table(McContext *ctx) {
  (void)ctx;
  size_t count = 0;
  for (const McPassInfo *info; (info = mc_pass_info(count)) != NULL; count++) {
    CHECK(info->summary[0] != 0 && info->name[0] != 0);
    for (size_t i = 0; i < count; i++) CHECK(strcmp(mc_pass_info(i)->argument, info->argument) != 0);
    for (size_t i = 1; i < info->num_options; i++) CHECK(strcmp(info->options[i - 1].name, info->options[i].name) < 0);
  }
  CHECK(count > 6);
}

static size_t find(const char *argument) {
  size_t pass = 0;
  while (strcmp(mc_pass_info(pass)->argument, argument) != 0) pass++;
  return pass;
}

static void test_statistics(McContext *ctx) {
  McOp top = parse(ctx);
  uint64_t counts[4] = {0};
  CHECK(run(ctx, find("symbol-dce"), top, counts) && counts[0] == 2); /* @dead and @gone */
  counts[0] = 0;
  CHECK(run(ctx, find("cse"), top, counts) && counts[0] == 2 && counts[1] == 2);
  check_tree(ctx, top);
  mc_op_erase(ctx, top);
}

static void test_no_memory(McContext *ctx) {
  for (size_t pass = 0; mc_pass_info(pass) != NULL; pass++) {
    bool done = false;
    for (long long n = 0; !done; n++) {
      McOp top = parse(ctx);
      uint64_t counts[4] = {0};
      ctx->alloc.fail_after = n;
      done = run(ctx, pass, top, counts);
      ctx->alloc.fail_after = -1;
      check_tree(ctx, top);
      mc_op_erase(ctx, top);
    }
  }
}

static bool stop(void *data, McLimit reached) {
  (void)reached;
  ++*(int *)data;
  return true;
}

/* Many operations, and a clock that has come to its end. */
static void test_interrupts(McContext *ctx) {
  for (size_t pass = 0; mc_pass_info(pass) != NULL; pass++) {
    McOp top = parse(ctx);
    if (target(ctx, pass, top).index != top.index) { /* the operations are in the module */
      mc_op_erase(ctx, top);
      continue;
    }
    McOp body = mc_block_first_op(ctx, mc_region_first_block(ctx, mc_op_region(ctx, top, 0)));
    for (int i = 0; i < 3000; i++) {
      mc_op_insert(ctx, mc_op_clone(ctx, mc_op_next(ctx, body)), mc_op_block(ctx, body), body);
    }
    McDiags *diags = mc_diags_new(ctx);
    uint64_t counts[4] = {0};
    int asked = 0;
    McStr options[16];
    options_of(mc_pass_info(pass), options);
    McBuf *out = mc_buf_new();
    mc_context_set_interrupt(ctx, stop, &asked);
    McOp op = target(ctx, pass, top);
    McPassRun run = {.ctx = ctx, .op = op, .options = options, .statistics = counts, .out = out, .diags = diags};
    run.ticker.ctx = ctx; /* its clock is over */
    CHECK(!mc_pass_call(pass, &run) && asked > 0);
    mc_buf_delete(out);
    mc_context_set_interrupt(ctx, NULL, NULL);
    CHECK_TEXT(mc_diags_get(diags, 0).message, "interrupted");
    check_tree(ctx, top);
    mc_diags_free(diags);
    mc_op_erase(ctx, top);
  }
}

/* --- several operations, several threads --- */

enum { FUNCTIONS = 6000 };

/* A module of functions with operations to fold and to erase, and all of them. The caller frees them. */
static McOp functions(McContext *ctx, McOp *ops) {
  McBuf *buf = mc_buf_new();
  for (int i = 0; i < FUNCTIONS; i++) {
    char line[400];
    snprintf(line, sizeof line,
             "func.func private @f%d(%%a: i32) -> i32 {\n"
             "  %%0 = arith.constant 3 : i32\n  %%1 = arith.constant %d : i32\n"
             "  %%2 = arith.addi %%0, %%1 : i32\n  %%3 = arith.addi %%a, %%2 : i32\n  %%4 = arith.addi %%a, %%2 : i32\n"
             "  %%5 = arith.addi %%3, %%4 : i32\n  return %%5 : i32\n}\n", i, i % 7);
    mc_buf_put(buf, line, strlen(line));
  }
  mc_buf_put(buf, "", 1); /* the NUL after a text */
  McStr source = mc_buf_contents(buf);
  source.len--;
  McDiags *diags = mc_diags_new(ctx);
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = true};
  McOp top = mc_parse(ctx, source.ptr, source.len, &options, diags);
  CHECK(top.index != MC_NONE);
  McOp op = mc_block_first_op(ctx, mc_region_first_block(ctx, mc_op_region(ctx, top, 0)));
  for (int i = 0; i < FUNCTIONS; i++, op = mc_op_next(ctx, op)) ops[i] = op;
  mc_diags_free(diags);
  mc_buf_delete(buf);
  return top;
}

/* The threads that are in a function that the core calls; more than one would be an error. */
static atomic_int callers;

static bool look_around(void *data, McLimit reached) {
  (void)reached;
  CHECK(atomic_fetch_add(&callers, 1) == 0);
  CHECK(mc_thread_id() == *(uintptr_t *)data);
  atomic_fetch_sub(&callers, 1);
  return false;
}

/* The text of the functions after three passes. The caller deletes it. */
static McBuf *after_passes(McContext *ctx, unsigned threads) {
  static McOp ops[FUNCTIONS];
  McOp top = functions(ctx, ops);
  McStr options[16];
  uint64_t statistics[3][4] = {{0}};
  McPassUse uses[3] = {{0}};
  const char *names[] = {"canonicalize", "cse", "sccp"};
  options_of(mc_pass_info(find("canonicalize")), options);
  for (int i = 0; i < 3; i++) {
    uses[i] = (McPassUse){.pass = find(names[i]), .options = options, .statistics = statistics[i]};
  }
  McPassFailures failures = {0};
  McBuf *out = mc_buf_new();
  uintptr_t home = mc_thread_id();
  mc_context_set_interrupt(ctx, look_around, &home);
  CHECK(mc_passes_run(ctx, ops, FUNCTIONS, uses, 3, true, threads, out, &failures) && failures.len == 0);
  mc_context_set_interrupt(ctx, NULL, NULL);
  CHECK(statistics[1][0] == FUNCTIONS && uses[0].ns > 0);
  check_tree(ctx, top);
  McPrintOptions print;
  mc_print_options_init(&print);
  CHECK(mc_print_op(ctx, top, &print, out));
  mc_op_erase(ctx, top);
  return out;
}

static void test_threads(McContext *ctx) {
  McBuf *one = after_passes(ctx, 1), *four = after_passes(ctx, 4);
  McStr expected = mc_buf_contents(one), text = mc_buf_contents(four);
  CHECK(text.len == expected.len && memcmp(text.ptr, expected.ptr, text.len) == 0);
  mc_buf_delete(one);
  mc_buf_delete(four);
}

/* The failures are in the order of the operations, and the others are worked on all the same. */
static void test_failures(McContext *ctx) {
  static McOp ops[FUNCTIONS];
  McOp top = functions(ctx, ops);
  uint64_t statistics[4] = {0};
  McPassUse uses[] = {{.pass = find("symbol-dce"), .statistics = statistics},
                      {.pass = find("cse"), .statistics = statistics}};
  McPassFailures failures = {0};
  McBuf *out = mc_buf_new();
  CHECK(mc_passes_run(ctx, ops, FUNCTIONS, uses, 2, true, 4, out, &failures) && failures.len == FUNCTIONS);
  for (size_t i = 0; i < failures.len; i++) {
    CHECK(failures.ptr[i].op == i && failures.ptr[i].use == 0 && !failures.ptr[i].is_verifier);
    CHECK(mc_diags_has_error(failures.ptr[i].diags));
  }
  mc_pass_failures_free(ctx, &failures);
  check_tree(ctx, top);
  mc_buf_delete(out);
  mc_op_erase(ctx, top);
}

/* An interrupt ends the work of all threads. */
static void test_interrupt_of_threads(McContext *ctx) {
  static McOp ops[FUNCTIONS];
  McOp top = functions(ctx, ops);
  int asked = 0;
  uint64_t statistics[4] = {0};
  McPassUse use = {.pass = find("symbol-dce"), .statistics = statistics};
  McPassFailures failures = {0};
  McBuf *out = mc_buf_new();
  mc_context_set_interrupt(ctx, stop, &asked);
  CHECK(mc_passes_run(ctx, ops, FUNCTIONS, &use, 1, true, 4, out, &failures));
  mc_context_set_interrupt(ctx, NULL, NULL);
  CHECK(asked > 0 && failures.len > 0 && failures.len <= 4);
  mc_pass_failures_free(ctx, &failures);
  check_tree(ctx, top);
  mc_buf_delete(out);
  mc_op_erase(ctx, top);
}

int main(void) {
  McContext *ctx = context_with_dialects();
  test_table(ctx);
  test_statistics(ctx);
  test_no_memory(ctx);
  test_interrupts(ctx);
  test_threads(ctx);
  test_failures(ctx);
  test_interrupt_of_threads(ctx);
  mc_context_free(ctx);
  return 0;
}
