/* test_apart.c - a text that several threads read: failing memory in each of them, and interrupts. */
#include <stdatomic.h>

#include "check.h"
#include "dialects.h"
#include "text/diag.h"
#include "text/file_text.h"

enum { THREADS = 3 };

/* Functions that call each other, with locations that are defined later. The caller frees it. */
static char *text_of(int count, size_t *len) {
  size_t room = (size_t)count * 300 + 1000;
  char *text = calloc(room, 1);
  CHECK(text != NULL);
  size_t n = 0;
  for (int i = 0; i < count; i++) {
    n += (size_t)snprintf(text + n, room - n,
                          "func.func private @f%d(%%a: i32) -> i32 {\n  %%c = arith.constant %d : i32\n"
                          "  %%s = arith.addi %%a, %%c : i32 loc(#l%d)\n  %%r = func.call @f%d(%%s) : (i32) -> i32\n"
                          "  return %%r : i32\n}\n",
                          i, i, i, (i * 7 + 3) % count);
  }
  for (int i = 0; i < count; i++) n += (size_t)snprintf(text + n, room - n, "#l%d = loc(\"t\":%d:1)\n", i, i + 1);
  *len = n;
  return text;
}

static McOp parse(McContext *ctx, const char *text, size_t len, unsigned threads, McDiags *diags) {
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = true, .threads = threads};
  return mc_parse(ctx, text, len, &options, diags);
}

static McStr printed(McContext *ctx, McOp op, McBuf *buf) {
  McPrintOptions options;
  mc_print_options_init(&options);
  options.debug_info = true;
  CHECK(mc_print_op(ctx, op, &options, buf));
  return mc_buf_contents(buf);
}

/* Which thread meets the failing allocation differs from run to run; the end is always clean. */
static void test_failing_memory(void) {
  size_t len;
  char *text = text_of(100, &len);
  McContext *ctx = context_with_dialects();
  McDiags *diags = mc_diags_new(ctx);
  McBuf *expected = mc_buf_new();
  McOp op = parse(ctx, text, len, 1, diags);
  printed(ctx, op, expected);
  mc_op_erase(ctx, op);
  size_t failed = 0;
  for (long long n = 0, passed = 0; passed < 40; n += 1 + n / 40) {
    mc_context_fail_allocation_after(ctx, n);
    op = parse(ctx, text, len, THREADS, diags);
    mc_context_fail_allocation_after(ctx, -1);
    CHECK((op.index == MC_NONE) == mc_diags_has_error(diags));
    if (op.index == MC_NONE) {
      CHECK(mc_diags_out_of_memory(diags));
      mc_diags_clear(diags);
      failed++;
      passed = 0;
      continue;
    }
    passed++; /* one thread does the work of those that cannot */
    McBuf *buf = mc_buf_new();
    McStr got = printed(ctx, op, buf), want = mc_buf_contents(expected);
    CHECK(got.len == want.len && memcmp(got.ptr, want.ptr, got.len) == 0);
    mc_buf_delete(buf);
    mc_op_erase(ctx, op);
    CHECK(mc_check(ctx, diags));
  }
  CHECK(failed > 10);
  mc_buf_delete(expected);
  mc_diags_free(diags);
  mc_context_free(ctx);
  free(text);
}

/* A text in a file, which threads give back while they read; in the middle something is replaced. */
static void check_passed(const char *text, size_t len, const char *const change[2], unsigned threads, bool by_bytes) {
  McContext *ctx = context_with_dialects();
  McDiags *want = mc_diags_new(ctx), *got = mc_diags_new(ctx);
  char *changed = calloc(len + 1, 1);
  FILE *file = tmpfile();
  CHECK(changed != NULL && file != NULL);
  memcpy(changed, text, len);
  char *place = strstr(changed + len / 2, change[0]);
  CHECK(place != NULL && strlen(change[0]) == strlen(change[1]));
  memcpy(place, change[1], strlen(change[1]));
  CHECK(fwrite(changed, 1, len, file) == len && fflush(file) == 0);
  McFileText *passed = mc_file_text_read(ctx, fileno(file), len);
  CHECK(passed != NULL);
  if (by_bytes) mc_file_text_pass_bytes(passed);
  McParseOptions options = {
      .source_name = "t", .source_name_len = 1, .verify = true, .threads = threads, .file_text = passed};
  McOp expected = parse(ctx, changed, len, 1, want), op = mc_parse(ctx, mc_file_text_bytes(passed), len, &options, got);
  CHECK((op.index == MC_NONE) == (expected.index == MC_NONE) && mc_diags_count(got) == mc_diags_count(want));
  if (op.index == MC_NONE) {
    McDiag a = mc_diags_get(got, 0), b = mc_diags_get(want, 0);
    CHECK_TEXT(a.message, b.message);
    CHECK(a.loc.index == b.loc.index && a.line != NULL && strcmp(a.line, b.line) == 0);
  } else {
    McBuf *one = mc_buf_new(), *two = mc_buf_new();
    McStr a = printed(ctx, op, one), b = printed(ctx, expected, two);
    CHECK(a.len == b.len && memcmp(a.ptr, b.ptr, a.len) == 0);
    mc_buf_delete(one);
    mc_buf_delete(two);
    mc_op_erase(ctx, op);
    mc_op_erase(ctx, expected);
  }
  CHECK(memcmp(mc_file_text_bytes(passed), changed, len + 1) == 0);
  mc_file_text_free(passed);
  fclose(file);
  free(changed);
  mc_diags_free(got);
  mc_diags_free(want);
  mc_context_free(ctx);
}

static void test_text_that_is_passed(void) {
  static const char *const changes[][2] = {
      {"i32 loc(#l", "i32 loc(#l"}, {"%s = ", "%t = "}, {"arith.addi", "arith.adxi"},
      {"return %r", "return %c"},   {"constant", "constan("}, {"func.call @f", "func.call @g"}};
  size_t len;
  char *text = text_of(2500, &len);
  for (unsigned threads = 1; threads <= THREADS; threads += THREADS - 1) {
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
      check_passed(text, len, changes[i], threads, i % 2 == 0);
    }
  }
  free(text);
}

static bool interrupt_once(void *data, McLimit reached) {
  return reached == MC_LIMIT_NONE && atomic_fetch_add((atomic_int *)data, 1) == 0;
}

/* A check that says yes a single time ends the parse. */
static void test_one_interrupt_is_enough(void) {
  size_t len;
  char *text = text_of(20000, &len);
  McContext *ctx = context_with_dialects();
  McDiags *diags = mc_diags_new(ctx);
  atomic_int calls;
  atomic_init(&calls, 0);
  mc_context_set_interrupt(ctx, interrupt_once, &calls);
  CHECK(parse(ctx, text, len, THREADS, diags).index == MC_NONE);
  CHECK(atomic_load(&calls) >= 1 && mc_diags_count(diags) == 1);
  CHECK(strstr(mc_diags_get(diags, 0).message, "interrupted") != NULL);
  mc_diags_free(diags);
  mc_context_free(ctx);
  free(text);
}

int main(void) {
  test_failing_memory();
  test_text_that_is_passed();
  test_one_interrupt_is_enough();
  return 0;
}
