/* test_parse_memo.c - the spelling memo changes nothing: each text is read with it and without it, and both print the
 * same. */
#include "dialects.h"

#include <stdio.h>
#include <string.h>

/* The generic text with locations, or the messages. Owned by the caller. */
static McBuf *read_and_print(const char *text, bool no_memo) {
  McContext *ctx = context_with_dialects();
  McDiags *diags = mc_diags_new(ctx);
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = true, .no_memo = no_memo};
  McOp root = mc_parse(ctx, text, strlen(text), &options, diags);
  McBuf *out = mc_buf_new();
  CHECK(out != NULL);
  if (root.index != MC_NONE) {
    McPrintOptions print;
    mc_print_options_init(&print);
    print.generic = print.debug_info = true;
    CHECK(mc_print_op(ctx, root, &print, out));
    CHECK(mc_check(ctx, diags));
    mc_op_erase(ctx, root);
  } else {
    for (size_t i = 0; i < mc_diags_count(diags); i++) mc_diags_render(diags, i, out);
  }
  mc_diags_free(diags);
  mc_context_free(ctx);
  return out;
}

static bool begins_with_error(McStr s) { return s.len > 2 && memcmp(s.ptr, "t:", 2) == 0; }

static void check_text(const char *text, bool accepted) {
  McBuf *with = read_and_print(text, false), *without = read_and_print(text, true);
  McStr a = mc_buf_contents(with), b = mc_buf_contents(without);
  if (a.len != b.len || memcmp(a.ptr, b.ptr, a.len) != 0 || begins_with_error(a) == accepted) {
    fprintf(stderr, "%s\n-- with the memo:\n%.*s\n-- without:\n%.*s\n", text, (int)a.len, a.ptr, (int)b.len, b.ptr);
  }
  CHECK(a.len == b.len && memcmp(a.ptr, b.ptr, a.len) == 0);
  CHECK(begins_with_error(a) != accepted);
  mc_buf_delete(with);
  mc_buf_delete(without);
}

/* A spelling, and then the same bytes as the start of a longer one. */
static const char *const accepted[] = {
    "\"t.a\"() {x = !foo.a, y = !foo.a-b} : () -> ()",
    "!t = i32\n!t-1 = i64\n\"t.a\"() {x = !t, y = !t-1} : () -> ()",
    "\"t.a\"() {x = #foo.bar<1>} : () -> ()\n\"t.a\"() {x = #foo.bar<1>\n : i32} : () -> ()",
    "\"t.a\"() {x = #foo.bar<1>} : () -> ()\n\"t.a\"() {x = #foo.bar<1>\t: i32} : () -> ()",
    "\"t.a\"() {x = #foo.bar<1>} : () -> ()\n\"t.a\"() {x = #foo.bar<1> // c\n : i32} : () -> ()",
    "\"t.a\"() {x = i3, y = i32, z = i3} : () -> ()",
    "\"t.a\"() {x = (i32) -> i32, y = (i32) -> (i32), z = () -> (() -> i32)} : () -> ()",
    "\"t.a\"() {x = [@a], y = [@a::@b], z = [@a]} : () -> ()",
    "\"t.a\"() {x = [1], y = [1 : i8], z = [1]} : () -> ()",
    "\"t.a\"() {x = dense<1> : tensor<2xi8>, y = dense<1> : tensor<2xi16>} : () -> ()",
    "\"t.a\"() {x = !a.b<\">\">, y = !a.b<\">\\\"\">, z = !a.b<\">\">} : () -> ()",
    "\"t.a\"() {x = tensor<1xi32>, y = tensor <1xi32>, z = tensor<1xi32>} : () -> ()",
    "\"t.a\"() <{a = 1}> {b = 2} : () -> ()\n\"t.b\"() <{a = 1}> {b = 2} : () -> ()\n\"t.a\"() <{a = 1}> {b = 2} : () "
    "-> ()",
    "\"t.a\"() : () -> () loc(#l)\n\"t.a\"() : () -> () loc(#l)\n#l = loc(\"f\":1:2)",
    "#a = 1\n\"t.a\"() {x = [#a]} : () -> ()\n\"t.b\"() {x = [#a]} : () -> ()",
    "%0:2 = \"t.a\"() : () -> (i32, i32)\n\"t.b\"(%0#1, %0#0) : (i32, i32) -> ()\n\"t.b\"(%0#1, %0#0) : (i32, i32) -> "
    "()",
    "\"t.a\"() {x = array<i64: 1, 2>, y = array<i64>} : () -> ()\n\"t.a\"() {x = array<i64: 1, 2>, y = array<i64>} : "
    "() -> ()",
    "\"t.a\"() {x = memref<2xf32, affine_map<(d0) -> (d0 + 1)>>, y = memref<2xf32, affine_map<(d0) -> (d0 + 1)>, 3>} : "
    "() -> ()",
};

static const char *const refused[] = {
    "#a = 1\n\"t.a\"() {x = [#a]} : () -> ()\n\"t.a\"() {x = [#b]} : () -> ()",
    "\"t.a\"() {x = [1]} : () -> ()\n\"t.a\"() {x = [1} : () -> ()",
    "\"t.a\"() : () -> i32\n%0, %1 = \"t.a\"() : () -> i32",
    "\"t.a\"() {x = tensor<2xi8>} : () -> ()\n\"t.a\"() {x = tensor<2xi8} : () -> ()",
};

/* Spellings that are all new and nested: scanning ahead stops, reading continues. */
static void check_deep_and_new(void) {
  enum { DEPTH = 300, COUNT = 200 };
  char *text = malloc(COUNT * (DEPTH * 8 + 64)), *c = text;
  CHECK(text != NULL);
  for (int i = 0; i < COUNT; i++) {
    c += sprintf(c, "\"t.a\"() {x = ");
    for (int d = 0; d < DEPTH; d++) *c++ = '[';
    c += sprintf(c, "%d", i);
    for (int d = 0; d < DEPTH; d++) *c++ = ']';
    c += sprintf(c, "} : () -> ()\n");
  }
  check_text(text, true);
  free(text);
}

int main(void) {
  for (size_t i = 0; i < sizeof accepted / sizeof *accepted; i++) check_text(accepted[i], true);
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) check_text(refused[i], false);
  check_deep_and_new();
  return 0;
}
