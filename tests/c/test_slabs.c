/* test_slabs.c - blocks do not overlap and keep their contents, empty slabs are freed, a failure changes nothing. */
#include "check.h"
#include "base/slabs.h"

enum { SIZE = 16384, PER_SLAB = (2 << 20) / SIZE - 1, COUNT = 3 * PER_SLAB - 5 };

int main(void) {
  McAlloc a;
  McSlabs s;
  mc_alloc_init(&a);
  mc_slabs_init(&s, &a, SIZE);
  static char *blocks[COUNT];
  for (int round = 0; round < 2; round++) {
    for (int i = 0; i < COUNT; i++) {
      blocks[i] = mc_slabs_take(&s);
      CHECK(blocks[i] != NULL && (uintptr_t)blocks[i] % SIZE == 0);
      memset(blocks[i], i & 127, SIZE);
    }
    CHECK(a.live_bytes == 3 * MC_LARGE_PAGE && a.live_blocks == 3);
    for (int i = 0; i < COUNT; i++) CHECK(blocks[i][0] == (i & 127) && blocks[i][SIZE - 1] == (i & 127));
    for (int i = 0; i < COUNT; i += 2) mc_slabs_give_back(&s, blocks[i]);
    CHECK(a.live_blocks == 3);
    a.fail_after = 0; /* freed blocks are taken before another slab is allocated */
    for (int i = 0; i < COUNT; i += 2) CHECK((blocks[i] = mc_slabs_take(&s)) != NULL);
    CHECK(a.live_blocks == 3);
    a.fail_after = -1;
    for (int i = 0; i < 5; i++) CHECK((blocks[i] = (mc_slabs_give_back(&s, blocks[i]), mc_slabs_take(&s))) != NULL);
    for (int i = round ? 0 : COUNT - 1; i >= 0 && i < COUNT; i += round ? 1 : -1) mc_slabs_give_back(&s, blocks[i]);
    CHECK(a.live_bytes == 0 && a.live_blocks == 0 && s.open == NULL);
  }
  a.fail_after = 0;
  CHECK(mc_slabs_take(&s) == NULL);
  CHECK((blocks[0] = mc_slabs_take(&s)) != NULL);
  mc_slabs_give_back(&s, blocks[0]);
  a.limit = MC_LARGE_PAGE - 1;
  CHECK(mc_slabs_take(&s) == NULL && a.live_bytes == 0);
  return 0;
}
