/* test_strings.c - identifiers: equal bytes are one, whatever their length and content. */
#include "check.h"
#include "mlircore.h"

int main(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  char bytes[300];
  uint32_t first[300];
  for (int i = 0; i < 300; i++) bytes[i] = (char)('a' + i % 7);
  for (size_t len = 0; len < 300; len++) {
    McIdent id = mc_ident(ctx, bytes, len);
    CHECK(id.index != MC_NONE && mc_kind(ctx, id.index) == MC_IDENT);
    McStr str = mc_ident_str(ctx, id);
    CHECK(str.len == len && memcmp(str.ptr, bytes, len) == 0 && str.ptr[len] == 0);
    first[len] = id.index;
    for (size_t other = 0; other < len; other++) CHECK(first[other] != id.index);
  }
  for (size_t len = 0; len < 300; len++) CHECK(mc_ident(ctx, bytes, len).index == first[len]);
  /* One byte changed anywhere is another identifier. */
  for (size_t len = 1; len < 40; len++) {
    for (size_t at = 0; at < len; at++) {
      bytes[at] ^= 64;
      CHECK(mc_ident(ctx, bytes, len).index != first[len]);
      bytes[at] ^= 64;
    }
  }
  McIdent nul = mc_ident(ctx, "a\0b", 3);
  CHECK(nul.index != mc_ident(ctx, "a", 1).index && mc_ident_str(ctx, nul).len == 3);
  CHECK(mc_ident(ctx, "a\0b", 3).index == nul.index);
  mc_context_free(ctx);
  return 0;
}
