/* test_arena.c - alignment, large requests, failure. */
#include "base/arena.h"
#include "check.h"

int main(void) {
  McAlloc a;
  mc_alloc_init(&a);
  McArena arena;
  mc_arena_init(&arena, &a);
  unsigned char *all[2000];
  for (size_t i = 0; i < 2000; i++) {
    size_t size = i % 37 == 0 ? 5000 : i % 23 + 1, align = (size_t)1 << i % 5;
    all[i] = mc_arena_alloc(&arena, size, align);
    CHECK(all[i] != NULL && (uintptr_t)all[i] % align == 0);
    memset(all[i], (int)(i & 255), size);
  }
  for (size_t i = 0; i < 2000; i++) CHECK(*all[i] == (i & 255));
  CHECK(arena.bytes == a.live_bytes);
  CHECK(mc_arena_alloc(&arena, SIZE_MAX - 8, 8) == NULL);
  a.fail_after = 0;
  CHECK(mc_arena_alloc(&arena, 100000, 8) == NULL);
  CHECK(mc_arena_alloc(&arena, 100000, 8) != NULL);
  mc_arena_fini(&arena);
  CHECK(a.live_bytes == 0 && a.live_blocks == 0 && arena.bytes == 0);
  CHECK(mc_arena_alloc(&arena, 0, 1) != NULL);
  mc_arena_fini(&arena);
  return 0;
}
