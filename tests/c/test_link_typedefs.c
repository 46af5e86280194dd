/* test_link_typedefs.c - compiled types and attributes that were damaged are refused, or are harmless: each word is
 * changed in turn. */
#include "link/link.h"

#include "types.h"

static size_t accepted; /* of a test program, not of the core */

static void run(McContext *ctx) {
  for (size_t i = 0; i < sizeof type_texts / sizeof *type_texts; i++) free(respelled(ctx, type_texts[i], true));
  for (size_t i = 0; i < sizeof attr_texts / sizeof *attr_texts; i++) free(respelled(ctx, attr_texts[i], false));
}

static void with_words(const uint32_t *words, size_t count) {
  McContext *ctx = mc_context_new();
  McDiags *diags = mc_diags_new(ctx);
  bool ok = mc_dialect_define(ctx, words, count, diags);
  CHECK(ok != mc_diags_has_error(diags));
  mc_diags_free(diags);
  if (ok) {
    accepted++;
    run(ctx);
  }
  mc_context_free(ctx);
}

int main(void) {
  size_t count = sizeof types_program / 4;
  uint32_t *words = malloc(sizeof types_program);
  memcpy(words, types_program, sizeof types_program);
  for (size_t i = 0; i < count; i++) {
    const uint32_t old = words[i], tries[] = {0, old + 1, old - 1, 0xFFFFFFFF, old ^ 0x100, old ^ 0x2000000};
    for (size_t k = 0; k < sizeof tries / sizeof *tries; k++) {
      words[i] = tries[k];
      if (words[i] != old) with_words(words, count);
    }
    words[i] = old;
  }
  CHECK(accepted > 100); /* many changes are harmless: a character, a flag */
  free(words);
  return 0;
}
