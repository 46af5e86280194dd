/* ticker.c - the limits of a context, and the clock of long work: from time to time it looks whether the deadline has
 * passed, and calls the caller's interrupt check, which may stop the work.
 *
 * The check is called with no lock held, on the caller's own stack.
 */
#if !defined(_WIN32) && !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#endif

#include <time.h>

#include "ir/context.h"
#include "types/report.h"

#define TICK_NS ((uint64_t)50 * 1000 * 1000)

uint64_t mc_clock_ns(void) {
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

McLimits mc_context_limits(const McContext *const_ctx) {
  McContext *ctx = (McContext *)const_ctx; /* C11 loads atomics only from what is not const */
  size_t input = atomic_load_explicit(&ctx->limits.input, memory_order_relaxed);
  return (McLimits){
      .memory = atomic_load_explicit(&ctx->alloc.limit, memory_order_relaxed),
      .input = input == SIZE_MAX ? 0 : input,
      .type_text = atomic_load_explicit(&ctx->limits.type_text, memory_order_relaxed),
      .deadline = atomic_load_explicit(&ctx->limits.deadline, memory_order_relaxed),
      .nesting = mc_max_nesting(ctx),
  };
}

void mc_context_set_limits(McContext *ctx, McLimits limits) {
  bool has_nesting = limits.nesting != 0 && limits.nesting <= MC_MAX_NESTING;
  atomic_store_explicit(&ctx->alloc.limit, limits.memory, memory_order_relaxed);
  atomic_store_explicit(&ctx->limits.input, limits.input != 0 ? limits.input : SIZE_MAX, memory_order_relaxed);
  atomic_store_explicit(&ctx->limits.type_text, limits.type_text != 0 ? limits.type_text : MC_MAX_TYPE_TEXT,
                        memory_order_relaxed);
  atomic_store_explicit(&ctx->limits.deadline, limits.deadline, memory_order_relaxed);
  atomic_store_explicit(&ctx->limits.nesting, has_nesting ? limits.nesting : MC_MAX_NESTING, memory_order_relaxed);
}

bool mc_input_fits(McContext *ctx, size_t len, McLoc loc, McDiags *diags) {
  size_t limit = atomic_load_explicit(&ctx->limits.input, memory_order_relaxed);
  if (MC_LIKELY(len <= limit)) return true;
  return mc_error(diags, loc, "the input has %zu bytes, more than %zu", len, limit);
}

static uint64_t deadline_of(McContext *ctx) {
  return atomic_load_explicit(&ctx->limits.deadline, memory_order_relaxed);
}

static uint64_t next_look(McContext *ctx, uint64_t now) {
  uint64_t deadline = deadline_of(ctx);
  return deadline != 0 && deadline < now + TICK_NS ? deadline : now + TICK_NS;
}

void mc_ticker_init(McTicker *t, McContext *ctx) {
  t->ctx = ctx;
  t->count = 0;
  t->waits = false;
  t->next_ns = ctx->interrupt != NULL || deadline_of(ctx) != 0 ? next_look(ctx, mc_clock_ns()) : 0;
}

typedef struct CheckCall {
  McContext *ctx;
  McLimit reached;
  bool interrupted;
} CheckCall;

static void check_at_home(void *data) {
  CheckCall *call = data;
  call->interrupted = call->ctx->interrupt(call->ctx->interrupt_data, call->reached);
}

static bool call_check(McContext *ctx, McLimit reached) {
  CheckCall call = {ctx, reached, false};
  if (ctx->interrupt != NULL) mc_stack_home(ctx->stacks, check_at_home, &call);
  return call.interrupted;
}

void mc_limit_reached(McContext *ctx, McLimit limit) { call_check(ctx, limit); }
bool mc_interrupted(McContext *ctx) { return call_check(ctx, MC_LIMIT_NONE); }

bool mc_ticker_slow(McTicker *t) {
  mc_stack_pause(t->ctx->stacks);
  uint64_t deadline = deadline_of(t->ctx);
  if (t->waits || (t->ctx->interrupt == NULL && deadline == 0)) return false;
  uint64_t now = mc_clock_ns();
  if (now < t->next_ns) return false;
  t->next_ns = next_look(t->ctx, now);
  if (call_check(t->ctx, MC_LIMIT_NONE)) return true;
  if (deadline == 0 || now < deadline) return false;
  mc_limit_reached(t->ctx, MC_LIMIT_DEADLINE);
  return true;
}
