/* pass_runs.c - a list of passes on one operation after the other, or on several at a time.
 *
 * Operations of one tree can be worked on side by side when they are isolated: a pass changes nothing outside of its
 * operation, and pools, uniquers and tables have locks. Each thread has its own messages and counts. Functions outside
 * of the core are called on the caller's thread while all others wait (base/stack.h).
 */
#include <stdlib.h>

#include "defs/op_messages.h"
#include "transform/pass.h"
#include "types/report.h"

#define GROUP ((size_t)16)                   /* operations that a thread takes at a time */
#define BYTES_FOR_THREADS ((size_t)4 << 20)  /* of IR: threads would cost more than they gain with less */

typedef struct Worker {
  McDiags *diags;       /* owned; of the operation that is worked on */
  uint64_t *counts;     /* owned: the times of all uses, then their statistics */
  size_t num_counts;
  McPassFailures failures; /* owned, with their messages */
  McTicker ticker;
  bool out_of_memory;
} Worker;

typedef struct Runs {
  McContext *ctx;
  const McOp *ops; size_t count;            /* borrowed */
  McPassUse *uses; size_t num_uses;         /* borrowed */
  bool verify;
  McBuf *out;
  Worker *workers; unsigned num_workers;    /* owned */
  atomic_bool stop;
} Runs;

static const McPassInfo *info_of(const Runs *r, size_t use) {
  return r->ctx->routines->passes[r->uses[use].pass].info;
}

static size_t num_groups(const Runs *r) { return (r->count + GROUP - 1) / GROUP; }

static bool init_worker(Runs *r, Worker *w) {
  size_t count = r->num_uses;
  for (size_t i = 0; i < r->num_uses; i++) count += info_of(r, i)->num_statistics;
  w->num_counts = count;
  mc_array_init(&w->failures);
  mc_ticker_init(&w->ticker, r->ctx);
  w->counts = mc_alloc_zeroed(&r->ctx->alloc, count * sizeof *w->counts);
  w->diags = mc_diags_new(r->ctx);
  return w->counts != NULL && w->diags != NULL;
}

static void fini_worker(Runs *r, Worker *w) {
  for (size_t i = 0; i < w->failures.len; i++) mc_diags_free(w->failures.ptr[i].diags);
  mc_array_fini(&r->ctx->alloc, &w->failures);
  mc_free(&r->ctx->alloc, w->counts, w->num_counts * sizeof *w->counts);
  mc_diags_free(w->diags);
}

/* Keeps the messages of an operation; the worker gets new ones. */
static bool keep_failure(Runs *r, Worker *w, McPassFailure failure) {
  failure.diags = w->diags;
  if (!mc_array_push(&r->ctx->alloc, &w->failures, failure)) return false;
  w->diags = mc_diags_new(r->ctx);
  return w->diags != NULL;
}

bool mc_pass_can_run(McContext *ctx, McOp op, const char *name, const char *anchor, McDiags *diags) {
  McOpName kind = mc_op_get_name(ctx, op);
  if (!mc_op_name_is_registered(ctx, kind)) {
    return mc_op_error(diags, ctx, op, "trying to schedule a pass on an unregistered operation");
  }
  if (!mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE))) {
    return mc_op_error(diags, ctx, op, "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'");
  }
  if (anchor != NULL && !mc_str_is(mc_op_name_str(ctx, kind), anchor)) {
    return mc_op_error(diags, ctx, op, "trying to schedule pass '%s' on an unsupported operation", name);
  }
  return true;
}

static void run_on(Runs *r, Worker *w, size_t op) {
  uint64_t *statistics = w->counts + r->num_uses;
  for (size_t i = 0; i < r->num_uses; i++) {
    const McPassUse *use = &r->uses[i];
    uint64_t start = mc_clock_ns();
    McPassRun run = {.ctx = r->ctx, .op = r->ops[op], .options = use->options, .statistics = statistics, .out = r->out,
                     .diags = w->diags, .ticker = w->ticker};
    const McPassInfo *info = info_of(r, i);
    bool ran = mc_pass_can_run(r->ctx, run.op, info->name, info->anchor, w->diags) && mc_pass_call(use->pass, &run);
    bool ok = ran && (!r->verify || mc_verify(r->ctx, r->ops[op], w->diags));
    w->ticker = run.ticker;
    w->counts[i] += mc_clock_ns() - start;
    statistics += info->num_statistics;
    if (ok) continue;
    w->out_of_memory = !keep_failure(r, w, (McPassFailure){op, i, ran, NULL});
    if (w->out_of_memory || mc_interrupted(r->ctx)) atomic_store_explicit(&r->stop, true, memory_order_relaxed);
    return;
  }
  if (mc_diags_count(w->diags) > 0) mc_diags_clear(w->diags);
}

static void run_group(Runs *r, Worker *w, size_t group) {
  size_t end = (group + 1) * GROUP;
  if (end > r->count) end = r->count;
  for (size_t i = group * GROUP; i < end; i++) {
    if (mc_tick(&w->ticker)) atomic_store_explicit(&r->stop, true, memory_order_relaxed);
    if (atomic_load_explicit(&r->stop, memory_order_relaxed)) return;
    run_on(r, w, i);
  }
}

static void run_shared(void *data, unsigned thread, size_t group) {
  Runs *r = data;
  run_group(r, &r->workers[thread], group);
}

static void run_all(Runs *r) {
  size_t groups = num_groups(r);
  if (r->num_workers > 1 && mc_stack_share(r->ctx->stacks, r->num_workers, groups, run_shared, r)) return;
  for (size_t i = 0; i < groups; i++) run_group(r, &r->workers[0], i);
}

static int compare_failures(const void *a, const void *b) {
  size_t left = ((const McPassFailure *)a)->op, right = ((const McPassFailure *)b)->op;
  return left < right ? -1 : left > right;
}

/* Adds the counts, and moves the failures, in the order of the operations. */
static bool collect(Runs *r, McPassFailures *failures) {
  bool ok = true;
  for (unsigned i = 0; i < r->num_workers; i++) {
    Worker *w = &r->workers[i];
    const uint64_t *count = w->counts + r->num_uses;
    for (size_t u = 0; u < r->num_uses; u++) {
      r->uses[u].ns += w->counts[u];
      for (size_t k = 0; k < info_of(r, u)->num_statistics; k++) r->uses[u].statistics[k] += *count++;
    }
    ok = ok && !w->out_of_memory;
    for (size_t k = 0; ok && k < w->failures.len; k++) {
      ok = mc_array_push(&r->ctx->alloc, failures, w->failures.ptr[k]);
      if (ok) w->failures.ptr[k].diags = NULL;
    }
  }
  if (failures->len > 1) qsort(failures->ptr, failures->len, sizeof *failures->ptr, compare_failures);
  return ok;
}

static unsigned threads_for(const Runs *r, unsigned threads) {
  if (atomic_load_explicit(&r->ctx->ir.bytes, memory_order_relaxed) < BYTES_FOR_THREADS) return 1;
  for (size_t i = 0; i < r->num_uses; i++) {
    if (info_of(r, i)->output != MC_PASS_CHANGES) return 1; /* texts have the order of the operations */
  }
  for (size_t i = 0; i < r->count; i++) {
    if (!mc_op_has_trait(r->ctx, r->ops[i], MC_TRAIT(ISOLATED_FROM_ABOVE))) return 1;
  }
  return num_groups(r) < threads ? (unsigned)num_groups(r) : threads;
}

bool mc_passes_run(McContext *ctx, const McOp *ops, size_t count, McPassUse *uses, size_t num_uses, bool verify,
                   unsigned threads, McBuf *out, McPassFailures *failures) {
  Runs r = {.ctx = ctx, .ops = ops, .count = count, .uses = uses, .num_uses = num_uses, .verify = verify, .out = out};
  r.num_workers = threads_for(&r, threads);
  r.workers = mc_alloc_zeroed(&ctx->alloc, r.num_workers * sizeof *r.workers);
  if (r.workers == NULL) return false;
  bool ok = true;
  for (unsigned i = 0; i < r.num_workers && ok; i++) ok = init_worker(&r, &r.workers[i]);
  if (ok) {
    run_all(&r);
    ok = collect(&r, failures);
  }
  for (unsigned i = 0; i < r.num_workers; i++) fini_worker(&r, &r.workers[i]);
  mc_free(&ctx->alloc, r.workers, r.num_workers * sizeof *r.workers);
  return ok;
}

void mc_pass_failures_free(McContext *ctx, McPassFailures *failures) {
  for (size_t i = 0; i < failures->len; i++) mc_diags_free(failures->ptr[i].diags);
  mc_array_fini(&ctx->alloc, failures);
}
