/* stack.c - calls on threads of the core's own: recursion that works from a thread with a small stack, and work that
 * several threads share.
 *
 * The threads are made for one call and joined before it returns, so the caller sees ordinary sequential execution.
 * Their stacks are address space that costs memory only where it is touched. The caller waits for the end of all, or
 * for functions to call: each thread is in a list, where mc_stack_home finds its hop. A waiting caller may be on a hop
 * itself, so a call goes home one hop at a time.
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

typedef struct Team { /* the hops that a caller waits for */
  McLock lock;        /* of the fields below, and of `home` of the hops */
  McCondition changed;
  unsigned running;   /* hops that are not at a call home */
  unsigned left;      /* hops that have not ended */
  bool serving;       /* calls home run, so that no hop goes on */
} Team;

typedef struct Hop {
  McStacks *stacks; /* borrowed; NULL: no call goes home */
  struct Hop *next; /* in stacks->hops */
  Team *team;       /* borrowed */
  uintptr_t thread; /* the thread with the fresh stack */
  Call call;        /* the call that runs there */
  Call home;        /* fn NULL: there is no call for the waiting thread */
} Hop;

struct McStacks {
  McAlloc *alloc; /* borrowed */
  McLock lock;
  Hop *hops;      /* hops that run; each is in a frame of the thread that waits for it */
  atomic_uint num_hops;
  atomic_uint num_pausing; /* teams with a call home that waits for the other hops */
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
  Team *team = hop->team;
  if (hop->stacks != NULL) enter_list(hop);
  hop->call.fn(hop->call.data);
  if (hop->stacks != NULL) leave_list(hop);
  mc_lock(&team->lock);
  team->running--;
  team->left--;
  mc_condition_wake(&team->changed);
  mc_unlock(&team->lock);
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
  Team *team = hop->team;
  mc_lock(&team->lock);
  hop->home = (Call){fn, data};
  team->running--;
  mc_condition_wake(&team->changed);
  while (hop->home.fn != NULL || team->serving) mc_condition_wait(&team->changed, &team->lock);
  team->running++;
  mc_unlock(&team->lock);
}

static void nothing(void *data) { (void)data; }

void mc_stack_pause(McStacks *stacks) {
  if (MC_LIKELY(atomic_load_explicit(&stacks->num_pausing, memory_order_relaxed) == 0)) return;
  if (hop_of_this_thread(stacks) != NULL) mc_stack_home(stacks, nothing, NULL);
}

/* --- on the thread that waits --- */

static bool has_call(const Hop *hops, unsigned count) {
  for (unsigned i = 0; i < count; i++) {
    if (hops[i].home.fn != NULL) return true;
  }
  return false;
}

/* Runs the calls home of all hops that have one. The lock is held, but not while a call runs. */
static void run_calls(Team *team, Hop *hops, unsigned count) {
  team->serving = true;
  for (unsigned i = 0; i < count; i++) {
    Call home = hops[i].home;
    if (home.fn == NULL) continue;
    mc_unlock(&team->lock);
    mc_stack_home(hops[i].stacks, home.fn, home.data);
    mc_lock(&team->lock);
    hops[i].home.fn = NULL;
  }
  team->serving = false;
  mc_condition_wake(&team->changed);
}

/* Returns when all hops have ended. */
static void serve(Team *team, Hop *hops, unsigned count) {
  McStacks *stacks = hops->stacks;
  mc_lock(&team->lock);
  while (team->left > 0) {
    if (!has_call(hops, count)) {
      mc_condition_wait(&team->changed, &team->lock);
      continue;
    }
    atomic_fetch_add_explicit(&stacks->num_pausing, 1, memory_order_relaxed);
    while (team->running > 0) mc_condition_wait(&team->changed, &team->lock);
    atomic_fetch_sub_explicit(&stacks->num_pausing, 1, memory_order_relaxed);
    run_calls(team, hops, count);
  }
  mc_unlock(&team->lock);
}

#if defined(_WIN32)

typedef HANDLE Thread;

static DWORD WINAPI start(void *hop) {
  run(hop);
  return 0;
}

static bool make_thread(Thread *thread, Hop *hop) {
  *thread = CreateThread(NULL, STACK_BYTES, start, hop, STACK_SIZE_PARAM_IS_A_RESERVATION, NULL);
  return *thread != NULL;
}

static void join_thread(Thread thread) {
  WaitForSingleObject(thread, INFINITE);
  CloseHandle(thread);
}

#else

typedef pthread_t Thread;

static void *start(void *hop) {
  run(hop);
  return NULL;
}

static bool make_thread(Thread *thread, Hop *hop) {
  pthread_attr_t attr;
  if (pthread_attr_init(&attr) != 0) return false;
  bool made = pthread_attr_setstacksize(&attr, STACK_BYTES) == 0 && pthread_create(thread, &attr, start, hop) == 0;
  pthread_attr_destroy(&attr);
  return made;
}

static void join_thread(Thread thread) { pthread_join(thread, NULL); }

#endif

/* Makes a thread for each hop, and returns when all have ended. Returns false when none could be made; when some could
 * not, the others do the work. */
static bool run_hops(Hop *hops, Thread *threads, unsigned count) {
  Team team = {.running = count, .left = count};
  if (!mc_lock_init(&team.lock)) return false;
  unsigned made = 0;
  if (mc_condition_init(&team.changed)) {
    for (unsigned i = 0; i < count; i++) hops[i].team = &team;
    while (made < count && make_thread(&threads[made], &hops[made])) made++;
    mc_lock(&team.lock);
    team.running -= count - made;
    team.left -= count - made;
    mc_unlock(&team.lock);
    if (made > 0) serve(&team, hops, made);
    for (unsigned i = 0; i < made; i++) join_thread(threads[i]);
    mc_condition_fini(&team.changed);
  }
  mc_lock_fini(&team.lock);
  return made > 0;
}

bool mc_stack_switch(McStacks *stacks, void (*fn)(void *data), void *data) {
  Hop hop = {.stacks = stacks, .call = {fn, data}};
  Thread thread;
  return run_hops(&hop, &thread, 1);
}

/* --- shared work --- */

typedef struct Share {
  McStacks *stacks; /* borrowed */
  McStackWork work;
  void *data;       /* borrowed */
  size_t count;
  atomic_size_t next;
} Share;

enum { MAX_THREADS = 64 }; /* more are not made */

static MC_THREAD_LOCAL unsigned worker; /* the number of this thread; 0: it shares no work */

typedef struct Turn { Share *share; unsigned thread; } Turn;

unsigned mc_stack_worker(void) { return worker; }

static void take_turns(void *data) {
  const Turn *turn = data;
  Share *share = turn->share;
  size_t i;
  worker = turn->thread + 1;
  mc_alloc_begin_share(share->stacks->alloc);
  while ((i = atomic_fetch_add_explicit(&share->next, 1, memory_order_relaxed)) < share->count) {
    share->work(share->data, turn->thread, i);
    mc_stack_pause(share->stacks);
  }
  mc_alloc_end_share(share->stacks->alloc);
}

bool mc_stack_share(McStacks *stacks, unsigned threads, size_t count, McStackWork work, void *data) {
  Hop hops[MAX_THREADS];
  Turn turns[MAX_THREADS];
  Thread made[MAX_THREADS];
  Share share = {.stacks = stacks, .work = work, .data = data, .count = count};
  if (threads > MAX_THREADS) threads = MAX_THREADS;
  for (unsigned i = 0; i < threads; i++) {
    turns[i] = (Turn){&share, i};
    hops[i] = (Hop){.stacks = stacks, .call = {take_turns, &turns[i]}};
  }
  return threads > 0 && run_hops(hops, made, threads);
}
