/* stack.h - recursion that works from a thread with a small stack.
 *
 * A recursive function that takes user input counts its depth. At every MC_STACK_SWITCH levels it goes on
 * through mc_stack_switch, which runs the call on a fresh thread with a stack of its own and waits for it.
 * So the depth that works depends on MC_MAX_NESTING alone, not on the caller's stack. What the core calls back goes
 * through mc_stack_home, so that callers find their own thread there: its locks, its signals, what it noted of itself.
 */
#ifndef MC_STACK_H
#define MC_STACK_H

#include "base/alloc.h"

#define MC_STACK_SWITCH 64

typedef struct McStacks McStacks; /* the hops of a context that are under way */
McStacks *mc_stacks_new(McAlloc *alloc); /* NULL: out of memory */
void mc_stacks_free(McStacks *stacks);

/* Calls fn(data), perhaps on another thread; returns when it has returned. False: no thread could be
 * made, fn was not called. `stacks` may be NULL when nothing in it goes home. */
bool mc_stack_switch(McStacks *stacks, void (*fn)(void *data), void *data);

/* Calls fn(data) on the thread that the first hop was made from: this one if it is on none. Returns when it has
 * returned. fn may hop again. */
void mc_stack_home(McStacks *stacks, void (*fn)(void *data), void *data);

#endif
