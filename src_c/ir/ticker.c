/* ticker.c - the clock of long work: from time to time it calls the caller's interrupt check, which may stop the work.
 *
 * The check is called with no lock held, on the caller's own stack.
 */
#if !defined(_WIN32) && !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#endif

#include <time.h>

#include "ir/context.h"

#define TICK_NS ((uint64_t)50 * 1000 * 1000)

static uint64_t now_ns(void) {
  struct timespec now;
#if defined(_WIN32)
  if (timespec_get(&now, TIME_UTC) == 0) return 0;
#else
  if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) return 0;
#endif
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

void mc_context_set_interrupt(McContext *ctx, McInterrupt check, void *data) {
  ctx->interrupt = check;
  ctx->interrupt_data = data;
}

void mc_ticker_init(McTicker *t, McContext *ctx) {
  t->ctx = ctx;
  t->count = 0;
  t->next_ns = ctx->interrupt != NULL ? now_ns() + TICK_NS : 0;
}

typedef struct CheckCall { McContext *ctx; bool interrupted; } CheckCall;

static void check_at_home(void *data) {
  CheckCall *call = data;
  call->interrupted = call->ctx->interrupt(call->ctx->interrupt_data);
}

bool mc_ticker_slow(McTicker *t) {
  if (t->ctx->interrupt == NULL) return false;
  uint64_t now = now_ns();
  if (now < t->next_ns) return false;
  t->next_ns = now + TICK_NS;
  CheckCall call = {t->ctx, false};
  mc_stack_home(t->ctx->stacks, check_at_home, &call);
  return call.interrupted;
}
