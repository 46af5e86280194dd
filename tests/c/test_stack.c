/* A recursion of MC_MAX_NESTING levels with fat frames works from a thread with a small stack. */
#include <limits.h>
#include <pthread.h>

#include "check.h"
#include "stack.h"

typedef struct Descent { int depth; long sum; } Descent;

static void descend(void *data) {
  Descent *d = data;
  volatile char frame[2000];
  memset((char *)frame, d->depth & 127, sizeof frame);
  if (d->depth == MC_MAX_NESTING) return;
  d->depth++;
  int depth = d->depth;
  if (depth % MC_STACK_HOP == 0) CHECK(mc_stack_hop(descend, d));
  else descend(d);
  CHECK(frame[1999] == ((depth - 1) & 127));
  d->sum += depth;
}

static void *run(void *data) {
  descend(data);
  return NULL;
}

int main(void) {
  pthread_attr_t attr;
  CHECK(pthread_attr_init(&attr) == 0 && pthread_attr_setstacksize(&attr, 512 * 1024) == 0);
  Descent d = {0, 0};
  pthread_t thread;
  CHECK(pthread_create(&thread, &attr, run, &d) == 0 && pthread_join(thread, NULL) == 0);
  pthread_attr_destroy(&attr);
  CHECK(d.depth == MC_MAX_NESTING && d.sum == (long)MC_MAX_NESTING * (MC_MAX_NESTING + 1) / 2);
  return 0;
}
