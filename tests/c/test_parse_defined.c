/* test_parse_defined.c - types and attributes by their definitions: the printed text is the written one; memory that
 * runs out; bad text. */
#include "types.h"

static void texts_come_back(void) {
  McContext *ctx = context_with_types();
  for (size_t k = 0; k < 2; k++) {
    const char *const *texts = k == 0 ? type_texts : attr_texts;
    size_t count = k == 0 ? sizeof type_texts / sizeof *type_texts : sizeof attr_texts / sizeof *attr_texts;
    for (size_t i = 0; i < count; i++) {
      char *text = respelled(ctx, texts[i], k == 0);
      CHECK(text != NULL);
      CHECK_TEXT(text, texts[i]);
      free(text);
    }
  }
  mc_context_free(ctx);
}

/* Each prefix, and each text with a byte left out or doubled, is refused or read, without any other effect. */
static void damaged_texts_are_harmless(void) {
  McContext *ctx = context_with_types();
  for (size_t k = 0; k < 2; k++) {
    const char *const *texts = k == 0 ? type_texts : attr_texts;
    size_t count = k == 0 ? sizeof type_texts / sizeof *type_texts : sizeof attr_texts / sizeof *attr_texts;
    for (size_t i = 0; i < count; i++) {
      size_t len = strlen(texts[i]);
      for (size_t at = 1; at < len; at++) {
        char *copy = calloc(len + 2, 1);
        memcpy(copy, texts[i], at);
        free(respelled(ctx, copy, k == 0));
        memcpy(copy + at, texts[i] + at + 1, len - at - 1);
        free(respelled(ctx, copy, k == 0));
        memcpy(copy + at, texts[i] + at - 1, len - at + 1);
        free(respelled(ctx, copy, k == 0));
        free(copy);
      }
    }
  }
  mc_context_free(ctx);
}

static void every_allocation_may_fail(void) {
  for (size_t i = 0; i < sizeof attr_texts / sizeof *attr_texts; i++) {
    bool failed = true;
    for (long long n = 0; failed; n++) {
      McContext *ctx = context_with_types();
      CHECK(mc_context_load_dialect(ctx, "t_types", 7));
      mc_context_fail_allocation_after(ctx, n);
      char *text = respelled(ctx, attr_texts[i], false);
      failed = mc_context_fail_allocation_after(ctx, -1);
      CHECK(text != NULL || failed);
      if (text != NULL) CHECK_TEXT(text, attr_texts[i]);
      free(text);
      mc_context_free(ctx);
      CHECK(n < 2000);
    }
  }
}

int main(void) {
  texts_come_back();
  damaged_texts_are_harmless();
  every_allocation_may_fail();
  return 0;
}
