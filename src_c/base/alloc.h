/* alloc.h - the only access to malloc, realloc and free.
 *
 * Every owner of memory (a context, a standalone lexer) has one McAlloc. Sizes are passed back on free, so that live
 * bytes are exact without a header per block. Counters are atomic: several threads can use one McAlloc.
 */
#ifndef MC_ALLOC_H
#define MC_ALLOC_H

#include <stdatomic.h>

#include "base/base.h"

typedef struct McAlloc {
  atomic_size_t live_bytes, peak_bytes, live_blocks;
  atomic_size_t limit;      /* 0: none; else an allocation that would exceed it fails */
  atomic_llong fail_after;  /* tests: counts down, the allocation that finds 0 fails; negative: off */
  atomic_size_t failures;   /* how many allocations failed: a result that was computed meanwhile may lack something */
  _Atomic(const char *) failure; /* a message about the last one, static; NULL: there was no memory */
  void *_Atomic reserve;    /* owned: MC_RESERVE bytes for steps; NULL: none yet, or used */
  atomic_flag large_lock;   /* of the next three */
  char *large, *large_end;  /* owned: address space for large pages, which nothing has touched */
  size_t large_size;        /* of that, when it was reserved */
} McAlloc;

void mc_alloc_init(McAlloc *a);
void mc_alloc_fini(McAlloc *a); /* everything that was allocated has been freed */
static inline size_t mc_alloc_failures(const McAlloc *a) {
  return atomic_load_explicit(&((McAlloc *)a)->failures, memory_order_relaxed);
}

/* A table has no number for one thing more: counts as a failed allocation. `message` is static and begins with
 * MC_FAILURE. */
#define MC_FAILURE "out of memory"
void mc_alloc_fail(McAlloc *a, const char *message);
/* A message about the last failure. */
const char *mc_alloc_failure(const McAlloc *a);

/* Debug builds: what needs memory the first time only counts as an allocation each time, so that tests can let it fail.
 * True when it is the one to fail. */
#if MC_DEBUG
#define MC_MUST_FAIL(alloc) mc_alloc_must_fail(alloc)
#else
#define MC_MUST_FAIL(alloc) false
#endif
bool mc_alloc_must_fail(McAlloc *a);

/* Between the two calls this thread counts small blocks of memory itself, and changes the common counters seldom: for
 * threads that work side by side. Meanwhile live_bytes is up to 2 * MC_SHARE_ROOM too large for each such thread. */
#define MC_SHARE_ROOM ((size_t)64 << 10)
void mc_alloc_begin_share(McAlloc *a);
void mc_alloc_end_share(McAlloc *a);

/* A step is work of this thread that must not stop halfway, such as a pattern that changes a tree. Allocations of a
 * step that would fail are made all the same: beyond the limit, or, when the system has no memory, after MC_RESERVE
 * bytes were returned to it that are kept for that. They count as failures, so that the work ends after the step. A
 * step can contain steps. */
#define MC_RESERVE ((size_t)4 << 20)
void mc_alloc_begin_step(McAlloc *a);
void mc_alloc_end_step(McAlloc *a);

/* Each returns NULL when memory, the limit or the test counter runs out; `size` may be 0 (then NULL is no failure: be
 * careful with mc_new for arrays that may be empty). Memory is not zeroed, except by mc_alloc_zeroed. A failed
 * mc_realloc leaves the old block unchanged. */
void *mc_alloc(McAlloc *a, size_t size);
void *mc_alloc_zeroed(McAlloc *a, size_t size);
void *mc_realloc(McAlloc *a, void *ptr, size_t old_size, size_t new_size);
void mc_free(McAlloc *a, void *ptr, size_t size);

/* Reserves `size` bytes of zeroed address space that costs memory only where it is touched (not counted in
 * live_bytes). Returns NULL on failure. Freed with mc_unreserve. */
void *mc_reserve(McAlloc *a, size_t size);
/* As mc_reserve, with the contents of `ptr` first: its pages move without a copy where the system can. A failed call
 * leaves `ptr` unchanged. */
void *mc_reserve_more(McAlloc *a, void *ptr, size_t old_size, size_t new_size);
void mc_unreserve(McAlloc *a, void *ptr, size_t size);
/* Gives the pages of `ptr` memory, where the system can: for much that will be touched here and there, by several
 * threads. */
void mc_memory_populate(void *ptr, size_t size);
/* Returns the whole pages in this part of reserved memory to the system, where it can: their bytes are zero then. */
void mc_memory_give_back(void *ptr, size_t size);

/* MC_LARGE_PAGE bytes at a multiple of that size, zeroed: one page where the system has pages of that size, else as
 * many pages as are touched. Returns NULL like mc_alloc. Freed with mc_free_large_page. */
#define MC_LARGE_PAGE ((size_t)2 << 20)
void *mc_alloc_large_page(McAlloc *a);
void mc_free_large_page(McAlloc *a, void *page);

#endif
