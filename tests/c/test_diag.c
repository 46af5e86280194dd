/* test_diag.c - messages render byte for byte as mlir-opt 22 prints them on stderr (all expected texts are its own). */
#include "base/buffer.h"
#include "check.h"
#include "ir/context.h"
#include "types/attrs.h"
#include "types/report.h"

static const char *const text =
    "func.func @f() -> i32 {\n"
    "  \"func.return\"() : () -> ()\n"
    "\t%b = \"x.y\"(%a)\t: (i32)\t-> ijk\n";

static McContext *ctx;
static McDiags *diags;
static McIdent file;
static uint32_t base;

static McLoc at(uint32_t line, uint32_t column) { return mc_loc_file(ctx, file, line, column); }

static McLoc named(const char *name, McLoc child) { return mc_loc_name(ctx, mc_ident(ctx, name, strlen(name)), child); }

/* All messages since the last call, rendered. */
static void expect(const char *want) {
  McBuf *buf = mc_buf_new();
  for (size_t i = 0; i < mc_diags_count(diags); i++) mc_diags_render(diags, i, buf);
  CHECK_TEXT(mc_buf_text(buf), want);
  mc_buf_delete(buf);
  mc_diags_clear(diags);
  CHECK(mc_diags_count(diags) == 0 && !mc_diags_has_error(diags));
}

static void error_and_note(McLoc loc) {
  CHECK(!mc_error(diags, loc, "'%s' op is %d", "func.return", 1));
  CHECK(!mc_note(diags, loc, "see current operation: x"));
}

static void file_locations_show_their_line_once(void) {
  error_and_note(at(2, 3));
  expect("u.mlir:2:3: error: 'func.return' op is 1\n"
         "  \"func.return\"() : () -> ()\n"
         "  ^\n"
         "u.mlir:2:3: note: see current operation: x\n");
  mc_error(diags, at(1, 1), "e");
  mc_note(diags, at(2, 3), "n");
  mc_note(diags, at(2, 3), "m");
  mc_note(diags, at(1, 1), "o");
  expect("u.mlir:1:1: error: e\nfunc.func @f() -> i32 {\n^\n"
         "u.mlir:2:3: note: n\n  \"func.return\"() : () -> ()\n  ^\n"
         "u.mlir:2:3: note: m\n"
         "u.mlir:1:1: note: o\nfunc.func @f() -> i32 {\n^\n");
  mc_warning(diags, at(4, 1), "past the last newline");
  expect("u.mlir:4:1: warning: past the last newline\n\n^\n");
  CHECK(!mc_diags_has_error(diags));
}

static void places_outside_of_the_text_have_no_line(void) {
  mc_error(diags, at(1, 99999), "e");
  mc_error(diags, at(5, 1), "e");
  mc_error(diags, at(0, 0), "e");
  mc_error(diags, mc_loc_file(ctx, mc_ident(ctx, "x.mlir", 6), 3, 4), "e");
  expect("u.mlir:1:99999: error: e\nu.mlir:5:1: error: e\nu.mlir:0:0: error: e\nx.mlir:3:4: error: e\n");
}

static void other_locations(void) {
  error_and_note(mc_loc_unknown(ctx));
  expect("<unknown>:0: error: 'func.return' op is 1\n<unknown>:0: note: see current operation: x\n");
  mc_error(diags, (McLoc){MC_NONE}, "e");
  expect("<unknown>:0: error: e\n");
  error_and_note(named("foo", (McLoc){MC_NONE}));
  expect("<unknown>:0: error: loc(\"foo\"): 'func.return' op is 1\n"
         "<unknown>:0: note: loc(\"foo\"): see current operation: x\n");
  error_and_note(named("foo", at(2, 5)));
  expect("u.mlir:2:5: error: 'func.return' op is 1\n  \"func.return\"() : () -> ()\n    ^\n"
         "u.mlir:2:5: note: see current operation: x\n");
  error_and_note(mc_loc_file_range(ctx, file, 1, 4, 1, 7));
  expect("u.mlir:1:4: error: 'func.return' op is 1\nfunc.func @f() -> i32 {\n   ^\n"
         "u.mlir:1:4: note: see current operation: x\n");
  McLoc both[2] = {named("a", (McLoc){MC_NONE}), at(1, 3)};
  error_and_note(mc_loc_fused(ctx, both, 2, (McAttr){MC_NONE}));
  expect("u.mlir:1:3: error: 'func.return' op is 1\nfunc.func @f() -> i32 {\n  ^\n"
         "u.mlir:1:3: note: see current operation: x\n");
}

static void call_sites_show_their_callers(void) {
  McLoc unknown = mc_loc_unknown(ctx);
  error_and_note(mc_loc_callsite(ctx, named("a", at(1, 2)), at(2, 2)));
  expect("u.mlir:1:2: error: 'func.return' op is 1\nfunc.func @f() -> i32 {\n ^\n"
         "u.mlir:2:2: note: called from\n  \"func.return\"() : () -> ()\n ^\n"
         "u.mlir:1:2: note: see current operation: x\nfunc.func @f() -> i32 {\n ^\n");
  McLoc b = mc_loc_file(ctx, mc_ident(ctx, "b.mlir", 6), 1, 1);
  error_and_note(mc_loc_callsite(ctx, named("a", unknown), mc_loc_callsite(ctx, b, unknown)));
  expect("b.mlir:1:1: error: 'func.return' op is 1\nb.mlir:1:1: note: called from\n"
         "<unknown>:0: note: called from\nb.mlir:1:1: note: see current operation: x\n");
  McLoc call = mc_loc_callsite(ctx, named("a", unknown), named("b", unknown));
  McLoc fused[2] = {call, at(1, 1)};
  error_and_note(mc_loc_fused(ctx, fused, 2, (McAttr){MC_NONE}));
  expect("u.mlir:1:1: error: 'func.return' op is 1\nfunc.func @f() -> i32 {\n^\n"
         "<unknown>:0: note: loc(\"b\"): called from\n"
         "u.mlir:1:1: note: see current operation: x\nfunc.func @f() -> i32 {\n^\n");
  error_and_note(named("a", call));
  expect("<unknown>:0: error: loc(\"a\"(callsite(\"a\" at \"b\"))): 'func.return' op is 1\n"
         "<unknown>:0: note: loc(\"b\"): called from\n"
         "<unknown>:0: note: loc(\"a\"(callsite(\"a\" at \"b\"))): see current operation: x\n");
  McLoc deep = unknown;
  for (int i = 0; i < 300; i++) deep = mc_loc_callsite(ctx, deep, deep); /* 2^300 paths */
  mc_error(diags, deep, "deep");
  mc_diags_clear(diags);
}

static void tabs_are_spread(void) {
  const char *blamed = strstr(text, "ijk");
  McLoc position = {0x80000000u | (base + (uint32_t)(blamed - text))};
  mc_report_at(diags, MC_ERROR, position, text, strlen(text), blamed, "expected non-function type", 26);
  mc_error(diags, position, "again");
  static const char *const shown =
      "        %b = \"x.y\"(%a)  : (i32) -> ijk\n"
      "                                   ^\n";
  char want[400];
  snprintf(want, sizeof want, "u.mlir:3:28: error: expected non-function type\n%su.mlir:3:28: error: again\n%s", shown,
           shown);
  McDiag d = mc_diags_get(diags, 0);
  CHECK(d.column == 28 && d.line_len == 30 && d.severity == MC_ERROR && mc_kind(ctx, d.loc.index) == MC_LOC_FILE);
  expect(want);
  mc_error(diags, at(3, 1), "on a tab");
  expect("u.mlir:3:1: error: on a tab\n        %b = \"x.y\"(%a)  : (i32) -> ijk\n^^^^^^^^\n");
}

static void lines_end_at_carriage_returns(void) {
  const char *crlf = "ab\r\ncd\r\n";
  mc_report_at(diags, MC_ERROR, at(2, 2), crlf, 8, crlf + 5, "e", 1);
  mc_report_at(diags, MC_ERROR, at(2, 3), crlf, 8, crlf + 6, "e", 1);
  mc_report_at(diags, MC_ERROR, at(3, 1), crlf, 8, crlf + 8, "e", 1);
  expect("u.mlir:2:2: error: e\ncd\n ^\nu.mlir:2:3: error: e\ncd\n  ^\nu.mlir:3:1: error: e\n\n^\n");
}

static void long_lines_are_cut(void) {
  static char line[10001];
  memset(line, 'x', 10000);
  mc_report_at(diags, MC_ERROR, at(1, 5), line, 10000, line + 4, "e", 1);
  mc_report_at(diags, MC_ERROR, at(1, 9001), line, 10000, line + 9000, "e", 1);
  CHECK(mc_diags_get(diags, 0).line_len == 4096 && mc_diags_get(diags, 0).column == 5);
  CHECK(mc_diags_get(diags, 1).line == NULL);
  mc_error(diags, at(1, 1), "%s", line);
  CHECK(mc_diags_get(diags, 2).message_len == 10000);
  mc_diags_clear(diags);
}

static void standard_input_has_a_name(void) {
  McIdent dash = mc_ident(ctx, "-", 1);
  const char *one = "x";
  mc_report_at(diags, MC_ERROR, mc_loc_file(ctx, dash, 1, 1), one, 1, one, "e", 1);
  expect("<stdin>:1:1: error: e\nx\n^\n");
}

static void types_in_messages(void) {
  McType f32 = mc_type_float(ctx, MC_F32), i8 = mc_type_integer(ctx, 8, MC_SIGNLESS);
  mc_error(diags, (McLoc){MC_NONE}, "%s and %s and %s", mc_text_type(diags, f32), mc_text_type(diags, i8),
           mc_text_attr(diags, mc_attr_unit(ctx)));
  expect("<unknown>:0: error: f32 and i8 and unit\n");
  CHECK_TEXT(mc_text_type(NULL, f32), "");
  CHECK(!mc_error(NULL, (McLoc){MC_NONE}, "nobody listens") && !mc_out_of_memory(NULL));
}

static void running_out_of_memory_is_a_message(void) {
  CHECK(!mc_out_of_memory(diags) && mc_diags_has_error(diags) && mc_diags_out_of_memory(diags));
  mc_out_of_memory(diags);
  CHECK(mc_diags_count(diags) == 1);
  CHECK_TEXT(mc_diags_get(diags, 0).message, "out of memory");
  expect("<unknown>:0: error: out of memory\n");
  for (long long n = 0; n < 40; n++) {
    McLoc call = mc_loc_callsite(ctx, named("a", at(1, 2)), at(2, 2));
    mc_context_fail_allocation_after(ctx, n);
    mc_error(diags, call, "%s %1000d", mc_text_type(diags, mc_type_index(ctx)), 1);
    CHECK(mc_diags_has_error(diags) && mc_diags_count(diags) >= 1);
    mc_context_fail_allocation_after(ctx, -1);
    McBuf *buf = mc_buf_new();
    for (size_t i = 0; i < mc_diags_count(diags); i++) mc_diags_render(diags, i, buf);
    CHECK(mc_buf_contents(buf).len > 0);
    mc_buf_delete(buf);
    mc_diags_clear(diags);
  }
}

/* An error may be a consequence of the failure. */
static void an_error_after_a_failure_is_out_of_memory(void) {
  mc_context_fail_allocation_after(ctx, 0);
  CHECK(mc_dense_buffer(ctx, 100) == NULL);
  mc_error(diags, at(1, 2), "wrong");
  CHECK(mc_diags_count(diags) == 2 && mc_diags_out_of_memory(diags));
  CHECK_TEXT(mc_diags_get(diags, 1).message, "out of memory");
  mc_diags_clear(diags);
  mc_error(diags, at(1, 2), "wrong");
  mc_diags_explain(diags);
  CHECK(mc_diags_count(diags) == 1 && !mc_diags_out_of_memory(diags));
  mc_diags_clear(diags);
  mc_context_fail_allocation_after(ctx, 0);
  CHECK(mc_dense_buffer(ctx, 100) == NULL && mc_diags_count(diags) == 0);
  mc_diags_explain(diags);
  CHECK(mc_diags_count(diags) == 1 && mc_diags_out_of_memory(diags));
  mc_diags_clear(diags);
}

int main(void) {
  ctx = mc_context_new();
  CHECK(ctx != NULL);
  diags = mc_diags_new(ctx);
  file = mc_ident(ctx, "u.mlir", 6);
  base = mc_sources_add(ctx->sources, file, text, strlen(text));
  CHECK(diags != NULL && base != 0);
  mc_diags_set_text(diags, text, strlen(text), base, NULL);
  file_locations_show_their_line_once();
  places_outside_of_the_text_have_no_line();
  other_locations();
  call_sites_show_their_callers();
  tabs_are_spread();
  lines_end_at_carriage_returns();
  long_lines_are_cut();
  standard_input_has_a_name();
  types_in_messages();
  running_out_of_memory_is_a_message();
  an_error_after_a_failure_is_out_of_memory();
  mc_diags_set_text(diags, NULL, 0, 0, NULL);
  mc_error(diags, at(2, 3), "the text is gone");
  expect("u.mlir:2:3: error: the text is gone\n");
  mc_diags_free(diags);
  mc_sources_release(ctx->sources, base, 1);
  mc_context_free(ctx);
  return 0;
}
