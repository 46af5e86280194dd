/* alloc.c - the only file that calls malloc, realloc and free.
 *
 * Counts live and peak bytes of one owner, refuses an allocation that would exceed its limit, and lets tests fail the
 * nth allocation. Owns nothing. No other file of the core may call the C library's allocator.
 */
#if !defined(_WIN32) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE 1 /* MAP_ANONYMOUS, mremap */
#endif

#include "base/alloc.h"

#include <stdlib.h>

#include "base/array.h"
#include "base/lock.h"

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <malloc.h>
#include <windows.h>
#else
#include <sys/mman.h>
#include <unistd.h>
#ifndef MAP_NORESERVE
#define MAP_NORESERVE 0
#endif
#endif

void mc_alloc_init(McAlloc *a) {
  atomic_init(&a->live_bytes, 0);
  atomic_init(&a->peak_bytes, 0);
  atomic_init(&a->live_blocks, 0);
  atomic_init(&a->limit, 0);
  atomic_init(&a->fail_after, -1);
  atomic_init(&a->failures, 0);
  atomic_init(&a->failure, NULL);
  atomic_init(&a->reserve, NULL);
  atomic_flag_clear(&a->large_lock);
  a->large = a->large_end = NULL;
  a->large_size = 0;
}

void mc_alloc_fini(McAlloc *a) {
  free(atomic_exchange(&a->reserve, NULL));
#if !defined(_WIN32)
  if (a->large != a->large_end) munmap(a->large, (size_t)(a->large_end - a->large));
#endif
}

void mc_alloc_fail(McAlloc *a, const char *message) {
  atomic_store_explicit(&a->failure, message, memory_order_relaxed);
  atomic_fetch_add_explicit(&a->failures, 1, memory_order_relaxed);
}

const char *mc_alloc_failure(const McAlloc *a) {
  const char *message = atomic_load_explicit(&((McAlloc *)a)->failure, memory_order_relaxed);
  return message == NULL ? MC_FAILURE : message;
}

/* Counts a failure for lack of memory. Returns NULL. */
static MC_COLD void *fail(McAlloc *a) {
  mc_alloc_fail(a, NULL);
  return NULL;
}

/* The counts of this thread, and its step. */
typedef struct Share {
  McAlloc *owner; /* borrowed; NULL: nothing is counted here */
  size_t room;    /* bytes that are counted as live already, and can be taken */
  size_t blocks;  /* made since the begin, less those freed, modulo 2^N */
  McAlloc *step;  /* borrowed; NULL: there is no step */
  size_t depth;   /* steps around this place */
} Share;
static MC_THREAD_LOCAL Share share;

/* Counts a failure. Returns false in a step. */
static MC_COLD bool refuse(McAlloc *a) {
  fail(a);
  return share.step != a;
}

bool mc_alloc_must_fail(McAlloc *a) {
  if (MC_LIKELY(atomic_load_explicit(&a->fail_after, memory_order_relaxed) < 0)) return false;
  return atomic_fetch_sub_explicit(&a->fail_after, 1, memory_order_relaxed) == 0 && refuse(a);
}

/* Returns memory to the system, which had none, for a step. Returns false when there is none, or no step. */
static MC_COLD bool use_reserve(McAlloc *a) {
  if (share.step != a) return false;
  void *reserve = atomic_exchange(&a->reserve, NULL);
  if (reserve == NULL) return false;
  free(reserve);
  fail(a);
  return true;
}

void mc_alloc_begin_step(McAlloc *a) {
  if (share.step != NULL && share.step != a) return; /* of another owner: that one has the step */
  share.step = a;
  if (share.depth++ > 0 || atomic_load_explicit(&a->reserve, memory_order_relaxed) != NULL) return;
  void *reserve = malloc(MC_RESERVE), *none = NULL; /* it costs address space: nothing writes to it */
  if (!atomic_compare_exchange_strong(&a->reserve, &none, reserve)) free(reserve);
}

void mc_alloc_end_step(McAlloc *a) {
  if (share.step == a && --share.depth == 0) share.step = NULL;
}

/* Counts `more` bytes as live, unless that is more than the limit; 0: there is none. */
static bool count_within(McAlloc *a, size_t more, size_t limit) {
  size_t live = atomic_fetch_add_explicit(&a->live_bytes, more, memory_order_relaxed) + more;
  if (MC_UNLIKELY(live < more || (limit != 0 && live > limit))) {
    atomic_fetch_sub_explicit(&a->live_bytes, more, memory_order_relaxed);
    return false;
  }
  size_t peak = atomic_load_explicit(&a->peak_bytes, memory_order_relaxed);
  while (live > peak && !atomic_compare_exchange_weak_explicit(&a->peak_bytes, &peak, live, memory_order_relaxed,
                                                               memory_order_relaxed)) {
  }
  return true;
}

static bool count(McAlloc *a, size_t more) {
  return count_within(a, more, atomic_load_explicit(&a->limit, memory_order_relaxed));
}

/* The same, or beyond the limit in a step. Returns false after counting a failure. */
static bool count_or_refuse(McAlloc *a, size_t more) {
  return MC_LIKELY(count(a, more)) || (!refuse(a) && count_within(a, more, 0));
}

static bool take(McAlloc *a, size_t more) {
  if (MC_LIKELY(share.owner != a)) return count_or_refuse(a, more);
  if (more <= share.room) {
    share.room -= more;
    return true;
  }
  if (more > SIZE_MAX - MC_SHARE_ROOM || !count(a, more + MC_SHARE_ROOM)) return count_or_refuse(a, more);
  share.room += MC_SHARE_ROOM;
  return true;
}

static void give_back(McAlloc *a, size_t size) {
  if (MC_UNLIKELY(share.owner == a)) {
    share.room += size;
    if (share.room <= 2 * MC_SHARE_ROOM) return;
    size = share.room - MC_SHARE_ROOM;
    share.room = MC_SHARE_ROOM;
  }
  atomic_fetch_sub_explicit(&a->live_bytes, size, memory_order_relaxed);
}

/* One block more, or (SIZE_MAX) less. */
static void count_block(McAlloc *a, size_t more) {
  if (MC_UNLIKELY(share.owner == a)) share.blocks += more;
  else atomic_fetch_add_explicit(&a->live_blocks, more, memory_order_relaxed);
}

void mc_alloc_begin_share(McAlloc *a) {
  if (share.owner == NULL) share.owner = a;
}

void mc_alloc_end_share(McAlloc *a) {
  if (share.owner != a) return;
  size_t room = share.room, blocks = share.blocks;
  share.owner = NULL;
  share.room = share.blocks = 0;
  give_back(a, room);
  count_block(a, blocks);
}

/* Large blocks are written from end to end once (weights): fewer, larger pages save most of the time of their first
 * touch. The advice covers only whole pages inside the block, so a block never becomes larger. */
static void advise_large(void *ptr, size_t size) {
#if defined(MADV_HUGEPAGE)
  uintptr_t from = ((uintptr_t)ptr + MC_LARGE_PAGE - 1) & ~(uintptr_t)(MC_LARGE_PAGE - 1);
  uintptr_t to = ((uintptr_t)ptr + size) & ~(uintptr_t)(MC_LARGE_PAGE - 1);
  if (to > from) madvise((void *)from, to - from, MADV_HUGEPAGE);
#else
  (void)ptr;
  (void)size;
#endif
}

#if defined(MADV_HUGEPAGE) || defined(MADV_POPULATE_WRITE)
/* The pages at both ends included. */
static void advise_pages(void *ptr, size_t size, int advice) {
  const uintptr_t page = 4096;
  uintptr_t from = (uintptr_t)ptr & ~(page - 1), to = ((uintptr_t)ptr + size + page - 1) & ~(page - 1);
  if (to > from) madvise((void *)from, to - from, advice);
}
#endif

void mc_memory_advise(void *ptr, size_t size) {
#if defined(MADV_HUGEPAGE)
  if (size >= 2 * MC_LARGE_PAGE) advise_pages(ptr, size, MADV_HUGEPAGE);
#else
  (void)ptr;
  (void)size;
#endif
}

void mc_memory_populate(void *ptr, size_t size) {
#if defined(MADV_POPULATE_WRITE)
  advise_pages(ptr, size, MADV_POPULATE_WRITE);
#else
  (void)ptr;
  (void)size;
#endif
}

void mc_memory_give_back(void *ptr, size_t size) {
#if defined(__linux__)
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t from = ((uintptr_t)ptr + page - 1) & ~(page - 1), to = ((uintptr_t)ptr + size) & ~(page - 1);
  if (to > from) madvise((void *)from, to - from, MADV_DONTNEED);
#else
  (void)ptr;
  (void)size;
#endif
}

static void *allocate(McAlloc *a, size_t size, bool zeroed) {
  if (size == 0) return NULL;
  if (mc_alloc_must_fail(a) || !take(a, size)) return NULL;
  void *ptr;
  do ptr = zeroed ? calloc(1, size) : malloc(size);
  while (ptr == NULL && use_reserve(a));
  if (ptr == NULL) {
    give_back(a, size);
    return fail(a);
  }
  if (size >= 2 * MC_LARGE_PAGE) advise_large(ptr, size);
#if MC_DEBUG
  if (!zeroed) memset(ptr, 0xCD, size);
#endif
  count_block(a, 1);
  return ptr;
}

void *mc_alloc(McAlloc *a, size_t size) { return allocate(a, size, false); }

void *mc_alloc_zeroed(McAlloc *a, size_t size) { return allocate(a, size, true); }

void *mc_realloc(McAlloc *a, void *ptr, size_t old_size, size_t new_size) {
  if (ptr == NULL) return allocate(a, new_size, false);
  MC_ASSERT(new_size > 0);
  if (mc_alloc_must_fail(a)) return NULL;
  if (new_size > old_size && !take(a, new_size - old_size)) return NULL;
  void *moved;
  do moved = realloc(ptr, new_size);
  while (moved == NULL && use_reserve(a));
  if (moved == NULL) {
    if (new_size > old_size) give_back(a, new_size - old_size);
    return fail(a);
  }
  if (new_size < old_size) give_back(a, old_size - new_size);
  return moved;
}

void mc_free(McAlloc *a, void *ptr, size_t size) {
  if (ptr == NULL) return;
#if MC_DEBUG
  memset(ptr, 0xDD, size);
#endif
  free(ptr);
  give_back(a, size);
  count_block(a, SIZE_MAX);
}

void *mc_reserve(McAlloc *a, size_t size) {
  if (mc_alloc_must_fail(a)) return NULL;
#if defined(_WIN32)
  void *ptr = VirtualAlloc(NULL, size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
  return ptr == NULL ? fail(a) : ptr;
#else
  void *ptr;
  do ptr = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  while (ptr == MAP_FAILED && use_reserve(a));
  return ptr == MAP_FAILED ? fail(a) : ptr;
#endif
}

void *mc_reserve_more(McAlloc *a, void *ptr, size_t old_size, size_t new_size) {
  if (ptr == NULL) return mc_reserve(a, new_size);
#if defined(__linux__) && !defined(__SANITIZE_THREAD__) /* ThreadSanitizer does not see that pages move */
  if (mc_alloc_must_fail(a)) return NULL;
  void *moved;
  do moved = mremap(ptr, old_size, new_size, MREMAP_MAYMOVE);
  while (moved == MAP_FAILED && use_reserve(a));
  return moved == MAP_FAILED ? fail(a) : moved;
#else
  void *moved = mc_reserve(a, new_size);
  if (moved == NULL) return NULL;
  memcpy(moved, ptr, old_size);
  mc_unreserve(a, ptr, old_size);
  return moved;
#endif
}

void mc_unreserve(McAlloc *a, void *ptr, size_t size) {
  (void)a;
  if (ptr == NULL) return;
#if defined(_WIN32)
  (void)size;
  VirtualFree(ptr, 0, MEM_RELEASE);
#else
  munmap(ptr, size);
#endif
}

#if !defined(_WIN32)
/* Reserves address space for large pages, and a page more, of which the parts before and after the aligned part are
 * returned to the system. Returns false when there is none. */
static bool reserve_large(McAlloc *a, size_t size) {
  char *ptr =
      mmap(NULL, size + MC_LARGE_PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (ptr == MAP_FAILED) return false;
  size_t before = (size_t)(-(uintptr_t)ptr & (MC_LARGE_PAGE - 1));
  if (before != 0) munmap(ptr, before);
  munmap(ptr + before + size, MC_LARGE_PAGE - before);
  advise_large(ptr + before, size);
  a->large = ptr + before;
  a->large_end = a->large + size;
  a->large_size = size;
  return true;
}
#endif

/* Address space is reserved for twice as many pages each time, up to 16: while the system changes what is mapped, no
 * other thread can touch new memory. */
static void *map_large_page(McAlloc *a) {
#if defined(_WIN32)
  (void)a;
  return _aligned_malloc(MC_LARGE_PAGE, MC_LARGE_PAGE);
#else
  const size_t most = 16 * MC_LARGE_PAGE;
  char *page = NULL;
  mc_spin_lock(&a->large_lock);
  size_t size = a->large_size == 0 ? MC_LARGE_PAGE : a->large_size < most ? 2 * a->large_size : most;
  if (a->large != a->large_end || reserve_large(a, size) || reserve_large(a, MC_LARGE_PAGE)) {
    page = a->large;
    a->large += MC_LARGE_PAGE;
  }
  mc_spin_unlock(&a->large_lock);
  return page;
#endif
}

void *mc_alloc_large_page(McAlloc *a) {
  if (mc_alloc_must_fail(a) || !take(a, MC_LARGE_PAGE)) return NULL;
  void *page;
  do page = map_large_page(a);
  while (page == NULL && use_reserve(a));
  if (page == NULL) {
    give_back(a, MC_LARGE_PAGE);
    return fail(a);
  }
  count_block(a, 1);
  return page;
}

void mc_free_large_page(McAlloc *a, void *page) {
#if defined(_WIN32)
  _aligned_free(page);
#else
  munmap(page, MC_LARGE_PAGE);
#endif
  give_back(a, MC_LARGE_PAGE);
  count_block(a, SIZE_MAX);
}

bool mc_array_grow(McAlloc *a, void *array, size_t elem_size, size_t want) {
  MC_ARRAY(char) view; /* the same layout as any MC_ARRAY */
  memcpy(&view, array, sizeof view);
  if (want < view.len) return false; /* the caller's addition overflowed */
  size_t cap = view.cap + view.cap / 2;
  if (cap < 8) cap = 8;
  /* debug: each value that is pushed moves the array, and can fail */
  if (cap < want || (MC_DEBUG && want < 64)) cap = want;
  if (cap > SIZE_MAX / elem_size) return false;
  char *ptr = mc_realloc(a, view.ptr, view.cap * elem_size, cap * elem_size);
  if (ptr == NULL) return false;
  view.ptr = ptr;
  view.cap = cap;
  memcpy(array, &view, sizeof view);
  return true;
}
