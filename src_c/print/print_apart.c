/* print_apart.c - the operations of one block are printed by several threads, run by run.
 *
 * A run is operations that follow one another in the block. A thread prints it with a printer of its own into the run's
 * buffer. The texts go to the caller's buffer in order: the thread that has ended the next run puts it there, and those
 * after it that have ended. Names and aliases were found out before, and are only read.
 *
 * Numbers of distinct attributes, and names that an operation gives to arguments of another, depend on all text before;
 * calls of hooks run on the caller's thread. A thread that meets one gives up its run, no other run begins, and the
 * caller's printer prints this one in its turn. Keys of resources are noted with the run.
 *
 * A team owns its workers and its runs until it has ended. While it works, the caller's thread waits; its printer is
 * used only by the thread that puts runs.
 */
#include "base/lock.h"
#include "ir/ir.h"
#include "print/print.h"

#if MC_DEBUG
#define RUN_OPS 4u
#define LEAST_OPS 16u
#else
#define RUN_OPS 1024u    /* in a run: some 100 KB of text */
#define LEAST_OPS 16384u /* fewer are printed by one thread */
#endif
#define TREE_OPS (2 * LEAST_OPS) /* in a tree, else one thread prints it */
#define LARGE_OPS (16 * RUN_OPS) /* an operation of so many, and of 1/SHARE of the tree, is printed part by part */
#define SHARE 8
#define AHEAD 8          /* runs for each thread that may wait for their turn */
#define MAX_FAILURES 4   /* then one thread prints the rest */

typedef struct Run {
  McOp begin, end;            /* end: the operation after it; MC_NONE: there is none */
  McBuf text;                 /* owned */
  McIdents resources;         /* owned: keys, as they are met */
  bool has_ended, is_given_up;
} Run;

typedef struct Team {
  McPrinter *p;       /* borrowed: the caller's */
  bool terminator;    /* whether the block's is printed */
  McPrinter *workers; /* owned, one for each thread; those without a context have not begun */
  unsigned count;
  Run *runs;        /* owned; run i is at i % num_runs */
  size_t num_runs;
  McLock lock;      /* of the fields below, and of has_ended and is_given_up */
  McOp next;        /* begins the next run */
  size_t taken;     /* runs that have begun */
  size_t put;       /* runs whose text is in the caller's buffer */
  bool is_putting;  /* a thread puts run number `put` */
  bool is_over;     /* no run begins any more */
} Team;

/* --- cutting --- */

/* About how many operations are in one, and itself: those that were read together have ids that follow one another. */
static size_t weight_of(const McPrinter *p, McOp op) {
  McContext *ctx = p->ctx;
  uint32_t count = mc_op_num_regions(ctx, op);
  if (count == 0) return 1;
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  McBlock exit = mc_region_last_block(ctx, mc_op_region(ctx, op, count - 1));
  if (entry.index == MC_NONE || exit.index == MC_NONE) return 1;
  uint32_t first = mc_block_first_op(ctx, entry).index, last = mc_block_last_op(ctx, exit).index;
  size_t weight = 1 + (size_t)(first < last ? last - first : first - last), most = mc_ssa_num_ops(p);
  return weight < most ? weight : most;
}

static bool is_large(const McPrinter *p, size_t weight) {
  return weight >= LARGE_OPS && weight >= mc_ssa_num_ops(p) / SHARE;
}

/* The first operation from `begin` on that is large, or before which there are `wanted` operations. MC_NONE: neither.
 * Adds the number of those before it to *total. */
static McOp cut(const McPrinter *p, McOp begin, size_t wanted, size_t *total) {
  McOp op = begin;
  for (; op.index != MC_NONE && *total < wanted; op = mc_op_next(p->ctx, op)) {
    size_t weight = weight_of(p, op);
    if (is_large(p, weight)) break;
    *total += weight;
  }
  return op;
}

/* Returns NULL when no run can begin; *over: none will. */
static Run *take_run(Team *t, bool *over) {
  Run *run = NULL;
  mc_lock_soon(&t->lock);
  if (!t->is_over && t->taken - t->put < t->num_runs) {
    size_t total = 0;
    McOp end = cut(t->p, t->next, RUN_OPS, &total);
    if (end.index == t->next.index) {
      t->is_over = true;
    } else {
      run = &t->runs[t->taken++ % t->num_runs];
      run->begin = t->next;
      run->end = t->next = end;
    }
  }
  *over = t->is_over;
  mc_unlock(&t->lock);
  return run;
}

/* --- putting --- */

static void put_run(McPrinter *p, Run *run) {
  mc_buf_put_large(p->buf, run->text.ptr, run->text.len);
  for (size_t i = 0; i < run->resources.len; i++) mc_pr_note_resource(p, run->resources.ptr[i]);
}

/* Puts the runs whose turn it is. The lock is held, and given back while a run is put. */
static void put_runs(Team *t) {
  if (t->is_putting) return;
  t->is_putting = true;
  while (t->put < t->taken) {
    Run *run = &t->runs[t->put % t->num_runs];
    if (!run->has_ended || run->is_given_up || t->p->buf->failed) break;
    mc_unlock(&t->lock);
    put_run(t->p, run);
    mc_lock_soon(&t->lock);
    run->has_ended = false;
    t->put++;
  }
  if (t->p->buf->failed) t->is_over = true;
  t->is_putting = false;
}

/* --- printing, on a thread --- */

static bool begin_worker(const McPrinter *whole, McPrinter *w, McBuf *out) {
  mc_pr_init(w, whole->ctx, whole->options, out);
  w->names = whole->names;
  w->aliases = whole->aliases;
  w->indent = whole->indent;
  w->depth = whole->depth;
  w->is_worker = true;
  mc_text_cache_init(w);
  mc_text_cache_populate(w);
  McIdent dialect = whole->default_dialects.ptr[whole->default_dialects.len - 1];
  return mc_array_push(&w->ctx->alloc, &w->default_dialects, dialect) && !w->failed;
}

static void print_run(const Team *t, McPrinter *w, Run *run) {
  run->text.len = run->resources.len = 0;
  if (w->ctx == NULL && !begin_worker(t->p, w, &run->text)) w->failed = true;
  w->buf = &run->text;
  w->resources = run->resources;
  mc_pr_ops(w, run->begin, run->end, t->terminator);
  run->resources = w->resources;
  mc_array_init(&w->resources);
  if (run->text.failed) w->failed = true;
}

static void print_runs(void *data, unsigned thread, size_t i) {
  Team *t = data;
  McPrinter *w = &t->workers[thread];
  (void)i;
  for (bool over = false; !over;) {
    Run *run = take_run(t, &over);
    if (run != NULL) print_run(t, w, run);
    mc_stack_pause(t->p->ctx->stacks);
    if (run == NULL) {
      mc_thread_yield();
      continue;
    }
    mc_lock_soon(&t->lock);
    run->has_ended = true;
    run->is_given_up = w->failed;
    if (run->is_given_up) over = t->is_over = true;
    put_runs(t);
    mc_unlock(&t->lock);
  }
}

/* --- a team --- */

/* Puts what the threads have left: runs that were given up, and those after them. */
static void put_rest(Team *t) {
  McPrinter *p = t->p;
  for (unsigned i = 0; i < t->count; i++) {
    const McPrinter *w = &t->workers[i];
    if (!w->failed) continue;
    if (!w->gives_up) p->failed = true;
    else if (++p->failures_apart == MAX_FAILURES) p->threads = 1;
    p->is_cut |= w->is_cut;
  }
  for (; t->put < t->taken && !p->failed; t->put++) {
    Run *run = &t->runs[t->put % t->num_runs];
    if (run->is_given_up) mc_pr_ops(p, run->begin, run->end, t->terminator);
    else put_run(p, run);
  }
}

static bool team_init(Team *t) {
  McAlloc *alloc = &t->p->ctx->alloc;
  t->num_runs = (size_t)t->count * AHEAD;
  t->workers = mc_alloc_zeroed(alloc, t->count * sizeof *t->workers);
  t->runs = mc_alloc_zeroed(alloc, t->num_runs * sizeof *t->runs);
  for (size_t i = 0; t->runs != NULL && i < t->num_runs; i++) mc_buf_init(&t->runs[i].text, alloc);
  return t->workers != NULL && t->runs != NULL && mc_lock_init(&t->lock);
}

static void team_fini(Team *t, bool has_lock) {
  McAlloc *alloc = &t->p->ctx->alloc;
  if (has_lock) mc_lock_fini(&t->lock);
  for (unsigned i = 0; t->workers != NULL && i < t->count; i++) {
    if (t->workers[i].ctx != NULL) mc_pr_fini_state(&t->workers[i]);
  }
  for (size_t i = 0; t->runs != NULL && i < t->num_runs; i++) {
    mc_buf_fini(&t->runs[i].text);
    mc_array_fini(alloc, &t->runs[i].resources);
  }
  mc_free(alloc, t->workers, t->workers == NULL ? 0 : t->count * sizeof *t->workers);
  mc_free(alloc, t->runs, t->runs == NULL ? 0 : t->num_runs * sizeof *t->runs);
}

/* Prints from `begin` to the first large operation, or until a run was given up. Returns the operation after them;
 * `begin` when no thread could be made. */
static McOp print_side_by_side(McPrinter *p, McOp begin, bool terminator) {
  Team t = {.p = p, .terminator = terminator, .count = p->threads, .next = begin};
  bool ok = team_init(&t);
  bool done = ok && mc_stack_share(p->ctx->stacks, t.count, t.count, print_runs, &t);
  if (done) put_rest(&t);
  else p->threads = 1;
  McOp next = t.next;
  team_fini(&t, ok);
  return next;
}

bool mc_print_may_share(McContext *ctx, McOp op) {
  return mc_op_num_regions(ctx, op) > 0 && mc_table_num_ids(ctx, MC_TABLE_OPS) >= TREE_OPS;
}

/* Threads print side by side what names alone decide: not users of values, nor rows of places, and locations only where
 * collecting has made them all. */
void mc_pr_set_threads(McPrinter *p, bool top_level) {
  const McPrintOptions *o = p->options;
  bool can = !o->value_users && o->places == NULL && !o->skip_regions && (top_level || !o->debug_info);
  if (can && mc_ssa_num_ops(p) >= TREE_OPS) p->threads = o->threads;
}

bool mc_pr_gives_up(McPrinter *p) {
  if (p->is_worker) p->failed = p->gives_up = true;
  return p->is_worker;
}

void mc_pr_ops_apart(McPrinter *p, McOp begin, bool terminator) {
  McOp op = begin;
  while (op.index != MC_NONE && !p->failed) {
    size_t total = 0;
    McOp end = p->threads > 1 ? cut(p, op, LEAST_OPS, &total) : (McOp){MC_NONE};
    if (total >= LEAST_OPS) {
      op = print_side_by_side(p, op, terminator);
      continue;
    }
    if (end.index != MC_NONE) end = mc_op_next(p->ctx, end); /* the large one */
    mc_pr_ops(p, op, end, terminator);
    op = end;
  }
}
