/* stack.c - recursion that works from a thread with a small stack.
 *
 * The thread is made for one call and joined before mc_stack_switch returns, so the caller sees ordinary sequential
 * execution. Its stack is address space that costs memory only where it is touched. The caller waits for the end, or
 * for a function to call: each hop is in a list with its thread, where mc_stack_home finds it. A waiting caller may
 * be on a hop itself, so a call goes home one hop at a time.
 */
#include "base/stack.h"

#include "base/lock.h"

/* Room for MC_STACK_SWITCH levels of the recursion with the largest frames. One level is about ten calls; a frame of
 * an unoptimised build under AddressSanitizer can have several KB. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || MC_DEBUG
#define LEVEL_BYTES ((size_t)256 * 1024)
#else
#define LEVEL_BYTES ((size_t)32 * 1024)
#endif
#define STACK_BYTES (MC_STACK_SWITCH * LEVEL_BYTES)

typedef struct Call {
  void (*fn)(void *data);
  void *data; /* borrowed */
} Call;

typedef struct Hop {
  McStacks *stacks; /* borrowed; NULL: no call goes home */
  struct Hop *next; /* in stacks->hops */
  uintptr_t thread; /* the thread with the fresh stack */
  Call call;        /* the call that runs there */
  McLock lock;      /* of the fields below */
  McCondition changed;
  Call home;        /* fn NULL: there is no call for the waiting thread */
  bool done;
} Hop;

struct McStacks {
  McAlloc *alloc; /* borrowed */
  McLock lock;
  Hop *hops;      /* hops that run; each is in the frame of the thread that waits for it */
  atomic_uint num_hops;
};

McStacks *mc_stacks_new(McAlloc *alloc) {
  McStacks *stacks = mc_alloc_zeroed(alloc, sizeof *stacks);
  if (stacks == NULL) return NULL;
  stacks->alloc = alloc;
  if (mc_lock_init(&stacks->lock)) return stacks;
  mc_free(alloc, stacks, sizeof *stacks);
  return NULL;
}

void mc_stacks_free(McStacks *stacks) {
  if (stacks == NULL) return;
  mc_lock_fini(&stacks->lock);
  mc_free(stacks->alloc, stacks, sizeof *stacks);
}

/* --- on the fresh thread --- */

static void enter_list(Hop *hop) {
  McStacks *stacks = hop->stacks;
  hop->thread = mc_thread_id();
  mc_lock(&stacks->lock);
  hop->next = stacks->hops;
  stacks->hops = hop;
  atomic_fetch_add_explicit(&stacks->num_hops, 1, memory_order_relaxed);
  mc_unlock(&stacks->lock);
}

static void leave_list(Hop *hop) {
  McStacks *stacks = hop->stacks;
  mc_lock(&stacks->lock);
  Hop **link = &stacks->hops;
  while (*link != hop) link = &(*link)->next;
  *link = hop->next;
  atomic_fetch_sub_explicit(&stacks->num_hops, 1, memory_order_relaxed);
  mc_unlock(&stacks->lock);
}

static void run(Hop *hop) {
  if (hop->stacks != NULL) enter_list(hop);
  hop->call.fn(hop->call.data);
  if (hop->stacks != NULL) leave_list(hop);
  mc_lock(&hop->lock);
  hop->done = true;
  mc_condition_wake(&hop->changed);
  mc_unlock(&hop->lock);
}

/* The hop whose thread calls this function, or NULL. It stays valid: only this thread can end it. */
static Hop *hop_of_this_thread(McStacks *stacks) {
  if (stacks == NULL || atomic_load_explicit(&stacks->num_hops, memory_order_relaxed) == 0) return NULL;
  uintptr_t thread = mc_thread_id();
  mc_lock(&stacks->lock);
  Hop *hop = stacks->hops;
  while (hop != NULL && hop->thread != thread) hop = hop->next;
  mc_unlock(&stacks->lock);
  return hop;
}

void mc_stack_home(McStacks *stacks, void (*fn)(void *data), void *data) {
  Hop *hop = hop_of_this_thread(stacks);
  if (hop == NULL) {
    fn(data);
    return;
  }
  mc_lock(&hop->lock);
  hop->home = (Call){fn, data};
  mc_condition_wake(&hop->changed);
  while (hop->home.fn != NULL) mc_condition_wait(&hop->changed, &hop->lock);
  mc_unlock(&hop->lock);
}

/* --- on the thread that waits --- */

static void serve(Hop *hop) {
  mc_lock(&hop->lock);
  while (!hop->done) {
    Call home = hop->home;
    if (home.fn == NULL) {
      mc_condition_wait(&hop->changed, &hop->lock);
      continue;
    }
    mc_unlock(&hop->lock);
    mc_stack_home(hop->stacks, home.fn, home.data);
    mc_lock(&hop->lock);
    hop->home.fn = NULL;
    mc_condition_wake(&hop->changed);
  }
  mc_unlock(&hop->lock);
}

#if defined(_WIN32)

static DWORD WINAPI start(void *hop) {
  run(hop);
  return 0;
}

static bool hop_through_thread(Hop *hop) {
  HANDLE thread = CreateThread(NULL, STACK_BYTES, start, hop, STACK_SIZE_PARAM_IS_A_RESERVATION, NULL);
  if (thread == NULL) return false;
  serve(hop);
  WaitForSingleObject(thread, INFINITE);
  CloseHandle(thread);
  return true;
}

#else

static void *start(void *hop) {
  run(hop);
  return NULL;
}

static bool hop_through_thread(Hop *hop) {
  pthread_attr_t attr;
  if (pthread_attr_init(&attr) != 0) return false;
  pthread_t thread;
  bool made = pthread_attr_setstacksize(&attr, STACK_BYTES) == 0 && pthread_create(&thread, &attr, start, hop) == 0;
  pthread_attr_destroy(&attr);
  if (!made) return false;
  serve(hop);
  pthread_join(thread, NULL);
  return true;
}

#endif

bool mc_stack_switch(McStacks *stacks, void (*fn)(void *data), void *data) {
  Hop hop = {.stacks = stacks, .call = {fn, data}};
  if (!mc_lock_init(&hop.lock)) return false;
  bool made = false;
  if (mc_condition_init(&hop.changed)) {
    made = hop_through_thread(&hop);
    mc_condition_fini(&hop.changed);
  }
  mc_lock_fini(&hop.lock);
  return made;
}
