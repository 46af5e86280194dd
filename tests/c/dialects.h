/* dialects.h - a context with builtin, func and arith, and helpers for the tests of definitions. */
#ifndef MC_TESTS_DIALECTS_H
#define MC_TESTS_DIALECTS_H

#include "check.h"
#include "mlircore.h"
#include "programs.h"

static inline McLoad load_program(void *data, McContext *ctx, const char *name, size_t len) {
  (void)data;
  const uint32_t *words = NULL;
  size_t size = 0;
  if (len == 7 && memcmp(name, "builtin", 7) == 0) {
    words = builtin_program;
    size = sizeof builtin_program;
  } else if (len == 4 && memcmp(name, "func", 4) == 0) {
    words = func_program;
    size = sizeof func_program;
  } else if (len == 5 && memcmp(name, "arith", 5) == 0) {
    words = arith_program;
    size = sizeof arith_program;
  }
  if (words == NULL) return MC_LOAD_NONE;
  McDiags *diags = mc_diags_new(ctx);
  bool ok = mc_dialect_define(ctx, words, size / 4, diags);
  mc_diags_free(diags);
  return ok ? MC_LOAD_DONE : MC_LOAD_FAILED;
}

static inline McContext *context_with_dialects(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  mc_context_set_dialect_loader(ctx, load_program, NULL);
  mc_context_allow_unregistered(ctx, true);
  return ctx;
}

/* Messages of `diags`, rendered; the caller frees them. */
static inline char *rendered(const McDiags *diags) {
  McBuf *buf = mc_buf_new();
  for (size_t i = 0; i < mc_diags_count(diags); i++) mc_diags_render(diags, i, buf);
  McStr text = mc_buf_contents(buf);
  char *copy = calloc(text.len + 1, 1);
  memcpy(copy, text.ptr, text.len);
  mc_buf_delete(buf);
  return copy;
}

/* The printed form of `text`, or its messages; the caller frees it. */
static inline char *round_trip(McContext *ctx, const char *text, bool generic) {
  McDiags *diags = mc_diags_new(ctx);
  McParseOptions options = {.source_name = "t", .source_name_len = 1, .verify = true};
  McOp op = mc_parse(ctx, text, strlen(text), &options, diags);
  char *out;
  if (op.index == MC_NONE) {
    out = rendered(diags);
  } else {
    McPrintOptions print;
    mc_print_options_init(&print);
    print.generic = generic;
    McBuf *buf = mc_buf_new();
    CHECK(mc_print_op(ctx, op, &print, buf));
    McStr printed = mc_buf_contents(buf);
    out = calloc(printed.len + 1, 1);
    memcpy(out, printed.ptr, printed.len);
    mc_buf_delete(buf);
    mc_op_erase(ctx, op);
  }
  mc_diags_free(diags);
  return out;
}

#define CHECK_ROUND_TRIP(ctx, text, want)         \
  do {                                            \
    char *check_out = round_trip(ctx, text, false); \
    CHECK_TEXT(check_out, want);                  \
    free(check_out);                              \
  } while (0)

/* The first message contains `part`. */
#define CHECK_FAILS(ctx, text, part)                                                              \
  do {                                                                                            \
    char *check_out = round_trip(ctx, text, false);                                               \
    if (strstr(check_out, part) == NULL) {                                                        \
      fprintf(stderr, "%s:%d: got:\n%s\nwanted: %s\n", __FILE__, __LINE__, check_out, part);      \
      abort();                                                                                    \
    }                                                                                             \
    free(check_out);                                                                              \
  } while (0)

#endif
