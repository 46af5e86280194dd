/* stack.h - recursion that works from a thread with a small stack.
 *
 * A recursive function that takes user input counts its depth. At every MC_STACK_HOP levels it goes on
 * through mc_stack_hop, which runs the call on a fresh thread with a stack of its own and waits for it.
 * So the depth that works depends on MC_MAX_NESTING alone, not on the caller's stack. */
#ifndef MC_STACK_H
#define MC_STACK_H

#include "base.h"

#define MC_STACK_HOP 64

/* Calls fn(data), perhaps on another thread; returns when it has returned. False: no thread could be
 * made, fn was not called. */
bool mc_stack_hop(void (*fn)(void *data), void *data);

#endif
