/* test_parse.c - whole texts: the cost and the memory of small ones, refused ones beside large trees, long runs of
 * comments, many errors. */
#include <time.h>

#include "base/alloc.h"
#include "check.h"
#include "mlircore.h"

#define PADDING 64 /* the parser reads a NUL at the end, and looks ahead */

static McContext *ctx;

static McOp parse(const char *text, size_t len, McDiags *diags) {
  McParseOptions options = {.source_name = "text", .source_name_len = 4};
  return mc_parse(ctx, text, len, &options, diags);
}

static McOp accept(const char *text) {
  McDiags *diags = mc_diags_new(ctx);
  McOp op = parse(text, strlen(text), diags);
  if (op.index == 0) fprintf(stderr, "%s\n", mc_diags_get(diags, 0).message);
  CHECK(op.index != 0);
  mc_diags_free(diags);
  return op;
}

/* `lines` lines, each made from `format` and its number, and the text after them. Owned by the caller. */
static char *repeated(const char *format, int lines, const char *last) {
  size_t room = (size_t)lines * (strlen(format) + 12) + strlen(last) + PADDING;
  char *text = calloc(room, 1), *end = text;
  CHECK(text != NULL);
  for (int i = 0; i < lines; i++) end += sprintf(end, format, i);
  strcpy(end, last);
  return text;
}

/* `bytes`: the limit for each of many trees of one operation. */
static void small_trees_are_small(bool no_implicit_module, size_t bytes) {
  enum { COUNT = 10000 };
  static const char text[] = "\"t.e\"() : () -> ()";
  static McOp ops[COUNT];
  McParseOptions options = {.no_implicit_module = no_implicit_module};
  size_t before = 0;
  for (int i = -1; i < COUNT; i++) {
    McDiags *diags = mc_diags_new(ctx);
    McOp op = mc_parse(ctx, text, sizeof text - 1, &options, diags);
    CHECK(op.index != 0);
    mc_diags_free(diags);
    if (i >= 0) ops[i] = op;
    else mc_op_erase(ctx, op);
    if (i < 0) before = mc_context_live_bytes(ctx);
  }
  CHECK(mc_context_live_bytes(ctx) - before < COUNT * bytes);
  for (int i = 0; i < COUNT; i++) mc_op_erase(ctx, ops[i]);
  /* directories stay, and the slab of a chunk that is still used */
  CHECK(mc_context_live_bytes(ctx) < before + COUNT * 64 + MC_LARGE_PAGE);
}

/* Small and large, the same text prints the same: with its names, aliases, locations and external resources. */
static void small_trees_keep_what_large_ones_do(void) {
  static const char text[] =
      "#map = affine_map<(d0) -> (d0)>\n"
      "\"t.root\"() ({\n"
      "^entry(%arg: i32 loc(#late), %1: i64):\n"
      "  %x:2, %y = \"t.a\"(%arg, %later)[^next] : (i32, i8) -> (i1, i2, i3)\n"
      "^next:\n"
      "  %later = \"t.b\"(%1, %x#1) {m = #map} : (i64, i2) -> i8 loc(\"b\")\n"
      "}) : () -> () loc(#late)\n"
      "#late = loc(\"late\":1:2)\n"
      "{-# external_resources: { one: { k: true } } #-}\n";
  McPrintOptions options;
  mc_print_options_init(&options);
  options.generic = options.debug_info = options.names_as_written = true;
  char *large = repeated("// padding %d\n", 1000, text), *lines = repeated("\n", 1000, text);
  McOp ops[3] = {accept(text), accept(large), accept(lines)};
  McBuf *printed[3];
  for (int i = 0; i < 3; i++) {
    options.debug_info = i < 2 ? false : true; /* lines differ */
    printed[i] = mc_buf_new();
    CHECK(mc_print_op(ctx, ops[i], &options, printed[i]));
  }
  McStr a = mc_buf_contents(printed[0]), b = mc_buf_contents(printed[1]);
  CHECK(a.len == b.len && memcmp(a.ptr, b.ptr, a.len) == 0);
  char *copy = calloc(a.len + 1, 1);
  memcpy(copy, a.ptr, a.len);
  CHECK(strstr(copy, "%x:2, %y") && strstr(copy, "^next") && strstr(copy, "#map") && strstr(copy, "k: true"));
  free(copy);
  for (int i = 0; i < 3; i++) {
    mc_buf_delete(printed[i]);
    mc_op_erase(ctx, ops[i]);
  }
  CHECK(mc_check(ctx, NULL));
  free(large);
  free(lines);
}

/* 512 KB of stack hold some 20,000 calls; a call for each comment would be too many. */
static void runs_of_comments_take_no_stack(void) {
  char *text = repeated("// line %d\n", 300000, "\"t.e\"() : () -> () // last");
  mc_op_erase(ctx, accept(text));
  free(text);
}

/* Each message has its line, and finding it does not read the text from its start. */
static void many_errors_have_their_lines(void) {
  enum { COUNT = 20000 };
  char *text = repeated("\"t.u\"(%%v%d) : (i32) -> ()\n", COUNT, "");
  McDiags *diags = mc_diags_new(ctx);
  clock_t start = clock();
  CHECK(parse(text, strlen(text), diags).index == 0);
  CHECK(clock() - start < 20 * CLOCKS_PER_SEC);
  CHECK(mc_diags_count(diags) > 0);
  mc_diags_free(diags);
  free(text);
}

/* A refused text is refused whatever was loaded before, and nothing of it stays allocated. */
static void refused_texts_leave_nothing(void) {
  char *text = repeated("%%v%d = \"t.e\"() : () -> i32\n", 20000, "");
  McOp large = accept(text);
  free(text);
  size_t before = 0;
  for (int i = 0; i < 100; i++) {
    if (i == 10) before = mc_context_live_bytes(ctx);
    McDiags *diags = mc_diags_new(ctx);
    CHECK(parse("\"t.e\"() ({ \"t.f\"() : () -> () }) : () -> (i32) x", 49, diags).index == 0);
    mc_diags_free(diags);
  }
  CHECK(mc_context_live_bytes(ctx) < before + 8192); /* dead sources wait for being compacted */
  CHECK(mc_check(ctx, NULL));
  mc_op_erase(ctx, large);
}

int main(void) {
  ctx = mc_context_new();
  CHECK(ctx != NULL);
  mc_context_allow_unregistered(ctx, true);
  small_trees_are_small(true, 1024);
  small_trees_are_small(false, 8192);
  small_trees_keep_what_large_ones_do();
  runs_of_comments_take_no_stack();
  many_errors_have_their_lines();
  refused_texts_leave_nothing();
  mc_context_free(ctx);
  return 0;
}
