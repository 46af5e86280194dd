/* test_print_apart.c - trees that several threads print: the text is that of one, also when memory fails. */
#include <stdarg.h>
#include <stdatomic.h>

#include "check.h"
#include "dialects.h"
#include "base/buffer.h"
#include "text/diag.h"

enum { THREADS = 3 };

typedef struct Text { char *ptr; size_t len, room; } Text;

static void add(Text *t, const char *format, ...) {
  va_list args;
  va_start(args, format);
  t->len += (size_t)vsnprintf(t->ptr + t->len, t->room - t->len, format, args);
  va_end(args);
  CHECK(t->len < t->room);
}

static void add_functions(Text *t, int count, const char *prefix) {
  for (int i = 0; i < count; i++) {
    add(t, "func.func private @%s%d(%%a: i32, %%m: memref<?xi32, affine_map<(d0) -> (d0 + %d)>>) -> i32 {\n", prefix, i,
        i % 3);
    add(t, "  %%c = arith.constant %d : i32\n  %%s = arith.addi %%a, %%c : i32 loc(#l%d)\n", i, i % 7);
    if (i % 5 == 1) add(t, "  \"x.y\"() {r = dense_resource<k%d> : tensor<1xi8>} : () -> ()\n", (i * 11) % 17);
    if (i % 40 == 7) add(t, "  \"x.y\"() {d = distinct[%d]<>} : () -> ()\n", (i * 3) % 29);
    add(t, "  %%r = func.call @%s%d(%%s, %%m) : (i32, memref<?xi32, affine_map<(d0) -> (d0 + %d)>>) -> i32\n", prefix,
        i, i % 3);
    add(t, "  return %%r : i32\n}\n");
  }
}

/* Functions, one of them long, also in a module; resources in an order that is not that of their names. */
static Text text_of(int count) {
  Text t = {.room = (size_t)count * 2000 + 20000};
  t.ptr = calloc(t.room, 1);
  CHECK(t.ptr != NULL);
  add_functions(&t, count, "f");
  add(&t, "func.func private @long(%%a: i32) {\n");
  for (int i = 0; i < 2 * count; i++) {
    add(&t, "  %%c%d = arith.addi %%a, %%a : i32\n  \"x.y\"(%%c%d) : (i32) -> ()\n", i, i);
  }
  add(&t, "  return\n}\nmodule @inner {\n");
  add_functions(&t, count, "g");
  add(&t, "}\n\"x.y\"() {r = dense_resource<k3> : tensor<1xi8>} : () -> ()\n");
  for (int i = 0; i < 7; i++) add(&t, "#l%d = loc(\"t\":%d:1)\n", i, i + 1);
  add(&t, "{-#\n  dialect_resources: {\n    builtin: {\n");
  for (int i = 0; i < 17; i++) add(&t, "      k%d: \"0x01000000%02X\"%s\n", i, i, i < 16 ? "," : "");
  add(&t, "    }\n  }\n#-}\n");
  return t;
}

static McOp parse(McContext *ctx, Text text) {
  McDiags *diags = mc_diags_new(ctx);
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = true};
  McOp op = mc_parse(ctx, text.ptr, text.len, &options, diags);
  if (op.index == MC_NONE) CHECK_TEXT(rendered(diags), "");
  mc_diags_free(diags);
  return op;
}

/* A set of options for each number; false: there are no more. */
static bool options_of(int number, McPrintOptions *options) {
  mc_print_options_init(options);
  options->assume_verified = true;
  options->generic = number % 2 == 1;
  options->debug_info = number / 2 % 2 == 1;
  options->names_as_written = number / 4 % 2 == 1;
  options->value_users = number == 8;
  return number <= 8;
}

static void test_same_text(void) {
  Text text = text_of(150);
  McContext *ctx = context_with_dialects();
  McOp op = parse(ctx, text);
  McPrintOptions options;
  for (int number = 0; options_of(number, &options); number++) {
    McBuf *want = mc_buf_new();
    CHECK(mc_print_op(ctx, op, &options, want));
    for (options.threads = 2; options.threads <= 8; options.threads += 3) {
      McBuf *got = mc_buf_new();
      CHECK(mc_print_op(ctx, op, &options, got));
      CHECK_TEXT(mc_buf_text(got), mc_buf_text(want));
      mc_buf_delete(got);
    }
    mc_buf_delete(want);
  }
  mc_op_erase(ctx, op);
  mc_context_free(ctx);
  free(text.ptr);
}

/* Only a part of the tree, which is named as in the whole. */
static void test_parts(void) {
  Text text = text_of(60);
  McContext *ctx = context_with_dialects();
  McOp op = parse(ctx, text);
  McOp inner = mc_op_prev(ctx, mc_block_last_op(ctx, mc_region_first_block(ctx, mc_op_region(ctx, op, 0))));
  McPrintOptions options;
  for (int number = 0; options_of(number, &options); number++) {
    for (int local = 0; local < 2; local++) {
      options.local_scope = local == 1;
      options.threads = 1;
      McBuf *want = mc_buf_new(), *got = mc_buf_new();
      CHECK(mc_print_op(ctx, inner, &options, want));
      options.threads = THREADS;
      CHECK(mc_print_op(ctx, inner, &options, got));
      CHECK_TEXT(mc_buf_text(got), mc_buf_text(want));
      mc_buf_delete(want);
      mc_buf_delete(got);
    }
  }
  mc_op_erase(ctx, op);
  mc_context_free(ctx);
  free(text.ptr);
}

/* Which thread meets the failing allocation differs from run to run. */
static void test_failing_memory(void) {
  Text text = text_of(60);
  McContext *ctx = context_with_dialects();
  McOp op = parse(ctx, text);
  McPrintOptions options;
  options_of(2, &options);
  McBuf *want = mc_buf_new();
  CHECK(mc_print_op(ctx, op, &options, want));
  options.threads = THREADS;
  size_t failed = 0;
  for (long long n = 0, passed = 0; passed < 20; n += 1 + n / 40) {
    McBuf *got = mc_buf_new();
    mc_context_fail_allocation_after(ctx, n);
    bool ok = mc_print_op(ctx, op, &options, got);
    bool reached = mc_context_fail_allocation_after(ctx, -1);
    CHECK(ok || reached);
    failed += !ok;
    passed = ok ? passed + 1 : 0;
    if (ok) CHECK_TEXT(mc_buf_text(got), mc_buf_text(want));
    mc_buf_delete(got);
  }
  CHECK(failed > 10);
  mc_buf_delete(want);
  mc_op_erase(ctx, op);
  mc_context_free(ctx);
  free(text.ptr);
}

static bool interrupt_once(void *data, McLimit reached) {
  return reached == MC_LIMIT_NONE && atomic_fetch_add((atomic_int *)data, 1) == 0;
}

static bool refuse(void *data, const char *bytes, size_t len) {
  (void)bytes;
  return len < 100 || --*(int *)data > 0;
}

/* A check that says yes a single time ends the print, and so does a sink. */
static void test_ends(void) {
  Text text = text_of(3000);
  McContext *ctx = context_with_dialects();
  McOp op = parse(ctx, text);
  McPrintOptions options;
  options_of(0, &options);
  options.threads = THREADS;
  int left = 3;
  McBuf *out = mc_buf_new_sink(refuse, &left);
  CHECK(!mc_print_op(ctx, op, &options, out));
  mc_buf_delete(out);
  atomic_int calls;
  atomic_init(&calls, 0);
  mc_context_set_interrupt(ctx, interrupt_once, &calls);
  out = mc_buf_new();
  CHECK(!mc_print_op(ctx, op, &options, out) && atomic_load(&calls) >= 1);
  mc_buf_delete(out);
  mc_op_erase(ctx, op);
  mc_context_free(ctx);
  free(text.ptr);
}

int main(void) {
  test_same_text();
  test_parts();
  test_failing_memory();
  test_ends();
  return 0;
}
