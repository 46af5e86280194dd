/* test_link.c - a compiled dialect that was damaged is refused, or is harmless: each word is changed in turn. */
#include "link/link.h"

#include "dialects.h"

static const char *const texts[] = {
    "func.func @f(%a: i32 {a.b}, %b: i32) -> (i32, i32) attributes {x.y} {\n"
    "  %0:2 = func.call @f(%a, %b) {c} : (i32, i32) -> (i32, i32)\n"
    "  %f = func.constant @f : (i32, i32) -> (i32, i32)\n"
    "  %1:2 = func.call_indirect %f(%a, %b) : (i32, i32) -> (i32, i32)\n"
    "  func.return %1#0, %0#1 : i32, i32\n"
    "}",
    "\"func.func\"() <{sym_name = \"g\", function_type = () -> ()}> ({ func.return }) : () -> ()",
    "func.func private @h(i32 {a.b}) -> (i32 {c.d})",
    "%0 = arith.constant 1 : i32\n%1 = arith.addi %0, %0 overflow<nsw, nuw> {a} : i32\n%2 = arith.cmpi slt, %1, %0 : "
    "i32\n"
    "%3 = arith.constant 1.0 : f32\n%4 = arith.addf %3, %3 fastmath<fast> : f32\n%5 = arith.mulf %3, %3 {fastmath = 1} "
    ": f32",
};

static void run(McContext *ctx) {
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    free(round_trip(ctx, texts[i], false));
    free(round_trip(ctx, texts[i], true));
  }
}

static bool define(McContext *ctx, const uint32_t *words, size_t count) {
  McDiags *diags = mc_diags_new(ctx);
  bool ok = mc_dialect_define(ctx, words, count, diags);
  CHECK(ok != mc_diags_has_error(diags));
  mc_diags_free(diags);
  return ok;
}

static size_t accepted; /* of a test program, not of the core */

static void with_words(const uint32_t *words, size_t count) {
  McContext *ctx = mc_context_new();
  mc_context_allow_unregistered(ctx, true);
  if (define(ctx, words, count)) {
    accepted++;
    run(ctx);
  }
  mc_context_free(ctx);
}

static void each_word_may_be_wrong(const uint32_t *program, size_t count) {
  uint32_t *words = malloc(count * sizeof *words);
  memcpy(words, program, count * sizeof *words);
  accepted = 0;
  for (size_t i = 0; i < count; i++) {
    const uint32_t old = words[i], tries[] = {0, old + 1, old - 1, 0xFFFFFFFF, old ^ 0x100};
    words[i] = tries[i % (sizeof tries / sizeof tries[0])]; /* the others: for the next words */
    if (words[i] != old) with_words(words, count);
    words[i] = old;
  }
  CHECK(accepted > 50); /* many changes are harmless: a character, a flag */
  free(words);
}

static void a_program_may_be_cut_off(void) {
  McContext *ctx = mc_context_new();
  for (size_t count = 0; count < sizeof arith_program / 4; count += 7) CHECK(!define(ctx, arith_program, count));
  CHECK(define(ctx, arith_program, sizeof arith_program / 4));
  mc_context_free(ctx);
}

int main(void) {
  a_program_may_be_cut_off();
  each_word_may_be_wrong(func_program, sizeof func_program / 4);
  each_word_may_be_wrong(arith_program, sizeof arith_program / 4);
  return 0;
}
