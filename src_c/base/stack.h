/* stack.h - calls on threads of the core's own: recursion that works from a thread with a small stack, and work that
 * several threads share.
 *
 * A recursive function that takes user input counts its depth. At every MC_STACK_SWITCH levels it calls
 * mc_stack_switch, which runs the call on a fresh thread with its own stack and waits for it. So the possible depth
 * depends only on MC_MAX_NESTING, not on the caller's stack. Calls from the core to the caller's functions go through
 * mc_stack_home, so that they run on the caller's own thread, with its locks, its signals and its thread-local data.
 */
#ifndef MC_STACK_H
#define MC_STACK_H

#include "base/alloc.h"

#define MC_STACK_SWITCH 64

typedef struct McStacks McStacks; /* the hops of a context that have not returned */
McStacks *mc_stacks_new(McAlloc *alloc); /* NULL when memory runs out */
void mc_stacks_free(McStacks *stacks);

/* Calls fn(data), possibly on another thread, and returns when fn has returned. Returns false when no thread could be
 * made; fn was not called. `stacks` may be NULL when nothing in fn calls mc_stack_home. */
bool mc_stack_switch(McStacks *stacks, void (*fn)(void *data), void *data);

/* Calls fn(data) on the thread that the first hop was made from, or on this thread if there is no hop, and returns
 * when fn has returned. fn can hop again. */
void mc_stack_home(McStacks *stacks, void (*fn)(void *data), void *data);

/* Calls work(data, thread, i) for each i < count on `threads` fresh threads, which take the next i in turn, and returns
 * when all calls have returned; thread < threads. Each thread counts memory by itself (alloc.h). Calls home run on the
 * caller's thread one after the other, while none of the threads works: each is at a call home, in mc_stack_pause or
 * between two calls. So what they call may look at what all of them work on. Returns false when no thread could be
 * made; nothing was called. */
typedef void (*McStackWork)(void *data, unsigned thread, size_t i);
bool mc_stack_share(McStacks *stacks, unsigned threads, size_t count, McStackWork work, void *data);
/* The number of the thread of mc_stack_share that calls, from 1; 0: any other thread, also one of mc_stack_switch. */
unsigned mc_stack_worker(void);
/* For long work: waits while the call home of another thread of mc_stack_share runs, or wants to. Costs one load. */
void mc_stack_pause(McStacks *stacks);

#endif
