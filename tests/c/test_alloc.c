/* test_alloc.c - counting, limits, failing on demand, growable arrays, reserved address space. */
#include "base/alloc.h"
#include "base/array.h"
#include "check.h"

static void counts_live_and_peak_bytes(void) {
  McAlloc a;
  mc_alloc_init(&a);
  char *p = mc_alloc(&a, 100);
  char *q = mc_alloc_zeroed(&a, 50);
  CHECK(p != NULL && q != NULL && q[0] == 0 && q[49] == 0);
  CHECK(a.live_bytes == 150 && a.live_blocks == 2);
  p = mc_realloc(&a, p, 100, 300);
  CHECK(p != NULL && a.live_bytes == 350);
  p = mc_realloc(&a, p, 300, 10);
  CHECK(p != NULL && a.live_bytes == 60 && a.peak_bytes == 350);
  mc_free(&a, p, 10);
  mc_free(&a, q, 50);
  mc_free(&a, NULL, 0);
  CHECK(a.live_bytes == 0 && a.live_blocks == 0 && a.peak_bytes == 350);
  CHECK(mc_alloc(&a, 0) == NULL);
}

static void refuses_what_passes_the_limit(void) {
  McAlloc a;
  mc_alloc_init(&a);
  a.limit = 1000;
  char *p = mc_alloc(&a, 900);
  CHECK(p != NULL && mc_alloc(&a, 200) == NULL && a.live_bytes == 900 && mc_alloc_failures(&a) == 1);
  CHECK(mc_realloc(&a, p, 900, 1001) == NULL && a.live_bytes == 900 && mc_alloc_failures(&a) == 2);
  p[899] = 1;
  char *q = mc_alloc(&a, 100);
  CHECK(q != NULL && mc_alloc(&a, SIZE_MAX) == NULL);
  mc_free(&a, p, 900);
  mc_free(&a, q, 100);
}

static void fails_the_chosen_allocation_only(void) {
  McAlloc a;
  mc_alloc_init(&a);
  a.fail_after = 1;
  char *p = mc_alloc(&a, 1);
  CHECK(p != NULL && mc_alloc(&a, 1) == NULL);
  char *q = mc_alloc(&a, 1);
  CHECK(q != NULL);
  a.fail_after = 0;
  CHECK(mc_reserve(&a, 4096) == NULL);
  mc_free(&a, p, 1);
  mc_free(&a, q, 1);
}

static void a_step_finds_memory_beyond_the_limit(void) {
  McAlloc a, other;
  mc_alloc_init(&a);
  mc_alloc_init(&other);
  a.limit = other.limit = 100;
  mc_alloc_begin_step(&a);
  mc_alloc_begin_step(&a);
  char *p = mc_alloc(&a, 90), *q = mc_alloc(&a, 20);
  CHECK(p != NULL && q != NULL && a.live_bytes == 110 && mc_alloc_failures(&a) == 1);
  mc_alloc_end_step(&a);
  q = mc_realloc(&a, q, 20, 40);
  CHECK(q != NULL && a.live_bytes == 130 && mc_alloc_failures(&a) == 2);
  a.fail_after = 0;
  char *r = mc_alloc(&a, 1);
  CHECK(r != NULL && mc_alloc_failures(&a) == 4); /* by the counter, and by the limit */
  CHECK(mc_alloc(&other, 101) == NULL && mc_alloc(&a, SIZE_MAX) == NULL && a.live_bytes == 131);
  mc_alloc_end_step(&a);
  CHECK(mc_alloc(&a, 1) == NULL && a.live_bytes == 131);
  mc_free(&a, p, 90);
  mc_free(&a, q, 40);
  mc_free(&a, r, 1);
  CHECK(a.live_bytes == 0 && a.live_blocks == 0 && a.reserve != NULL);
  mc_alloc_fini(&a);
  mc_alloc_fini(&other);
}

static void arrays_grow_and_stay_whole_on_failure(void) {
  McAlloc a;
  mc_alloc_init(&a);
  MC_ARRAY(uint32_t) array;
  mc_array_init(&array);
  for (uint32_t i = 0; i < 1000; i++) CHECK(mc_array_push(&a, &array, i));
  for (uint32_t i = 0; i < 1000; i++) CHECK(array.ptr[i] == i);
  size_t cap = array.cap;
  CHECK(!mc_array_reserve(&a, &array, SIZE_MAX - 1000) && !mc_array_reserve(&a, &array, SIZE_MAX));
  CHECK(!mc_array_reserve(&a, &array, SIZE_MAX / 4));
  a.fail_after = 0;
  CHECK(!mc_array_reserve(&a, &array, cap) && array.len == 1000 && array.cap == cap && array.ptr[999] == 999);
  mc_array_fini(&a, &array);
  CHECK(a.live_bytes == 0 && array.ptr == NULL);
}

static void reserved_space_is_zeroed_and_uncounted(void) {
  McAlloc a;
  mc_alloc_init(&a);
  size_t size = (size_t)1 << 28;
  char *p = mc_reserve(&a, size);
  CHECK(p != NULL && p[0] == 0 && p[size - 1] == 0 && a.live_bytes == 0);
  p[size / 2] = 1;
  mc_unreserve(&a, p, size);
  mc_unreserve(&a, NULL, size);
}

int main(void) {
  counts_live_and_peak_bytes();
  refuses_what_passes_the_limit();
  fails_the_chosen_allocation_only();
  a_step_finds_memory_beyond_the_limit();
  arrays_grow_and_stay_whole_on_failure();
  reserved_space_is_zeroed_and_uncounted();
  return 0;
}
