/* test_stack.c - a recursion of MC_MAX_NESTING levels with large frames works from a thread with a small stack, and can
 * call a function on the original stack from any level. */
#include <limits.h>
#include <pthread.h>

#include "check.h"
#include "base/stack.h"

typedef struct Descent { McStacks *stacks; pthread_t caller; int depth, homes; long sum; } Descent;

static void at_home(void *data);

static void descend(void *data) {
  Descent *d = data;
  volatile char frame[2000];
  memset((char *)frame, d->depth & 127, sizeof frame);
  if (d->depth == MC_MAX_NESTING) return;
  d->depth++;
  int depth = d->depth;
  if (depth % MC_STACK_SWITCH == 0) CHECK(mc_stack_switch(d->stacks, descend, d));
  else descend(d);
  CHECK(frame[1999] == ((depth - 1) & 127));
  d->sum += depth;
  if (depth % 16 != 0) return;
  if (depth > MC_STACK_SWITCH) CHECK(!pthread_equal(pthread_self(), d->caller));
  int homes = d->homes;
  mc_stack_home(d->stacks, at_home, d);
  CHECK(d->homes > homes);
}

static void count_home(void *data) {
  Descent *d = data;
  CHECK(pthread_equal(pthread_self(), d->caller));
  d->homes++;
}

/* The called function may itself change stacks and return to the original one. */
static void hop_again(void *data) {
  Descent *d = data;
  CHECK(!pthread_equal(pthread_self(), d->caller));
  mc_stack_home(d->stacks, count_home, d);
}

static void at_home(void *data) {
  Descent *d = data;
  count_home(d);
  if (d->homes == 3) CHECK(mc_stack_switch(d->stacks, hop_again, d));
}

static void *run(void *data) {
  ((Descent *)data)->caller = pthread_self();
  descend(data);
  return NULL;
}

int main(void) {
  pthread_attr_t attr;
  CHECK(pthread_attr_init(&attr) == 0 && pthread_attr_setstacksize(&attr, 512 * 1024) == 0);
  McAlloc alloc;
  mc_alloc_init(&alloc);
  Descent descents[2] = {{.stacks = mc_stacks_new(&alloc)}};
  descents[1].stacks = descents[0].stacks; /* one context, two threads */
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) CHECK(pthread_create(&threads[i], &attr, run, &descents[i]) == 0);
  for (int i = 0; i < 2; i++) {
    const Descent *d = &descents[i];
    CHECK(pthread_join(threads[i], NULL) == 0);
    CHECK(d->depth == MC_MAX_NESTING && d->sum == (long)MC_MAX_NESTING * (MC_MAX_NESTING + 1) / 2);
    CHECK(d->homes == MC_MAX_NESTING / 16 + 1);
  }
  pthread_attr_destroy(&attr);
  mc_stacks_free(descents[0].stacks);
  return 0;
}
