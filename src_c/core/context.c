/* context.c - the context: owner of everything interned and of the IR tables.
 *
 * Makes its parts in order and takes them down in the opposite one. Also here: which dialect namespaces were asked
 * for, and the clock of long work. Calls out to the loader and the interrupt check only with no lock held.
 */
#if !defined(_WIN32) && !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#endif

#include "ir/context.h"

#include <time.h>

#include "base/array.h"
#include "base/lock.h"
#include "defs/defined.h"
#include "defs/opdefs.h"
#include "ir/preserved.h"
#include "types/attrs.h"

/* --- dialect namespaces --- */

enum { DIALECT_UNKNOWN, DIALECT_LOADING, DIALECT_KNOWN };

typedef struct Dialect {
  McIdent name;
  int state;
  uintptr_t thread; /* who is loading */
} Dialect;

/* Small and asked once per operation name, so a lock is good enough. */
struct McDialects {
  McLock lock;
  McIndex index;           /* identifier -> 1 + place in `all` */
  MC_ARRAY(Dialect) all;   /* owned */
};

static bool dialects_init(McContext *ctx) {
  McDialects *d = mc_alloc_zeroed(&ctx->alloc, sizeof *d);
  if (d == NULL) return false;
  if (!mc_lock_init(&d->lock)) {
    mc_free(&ctx->alloc, d, sizeof *d);
    return false;
  }
  ctx->dialects = d;
  return mc_index_init(&ctx->alloc, &d->index, 64);
}

static void dialects_fini(McContext *ctx) {
  McDialects *d = ctx->dialects;
  if (d == NULL) return;
  mc_index_fini(&ctx->alloc, &d->index);
  mc_array_fini(&ctx->alloc, &d->all);
  mc_lock_fini(&d->lock);
  mc_free(&ctx->alloc, d, sizeof *d);
  ctx->dialects = NULL;
}

static uint32_t hash_name(McIdent name) { return (uint32_t)mc_mix(name.index, 1); }

/* Place of the namespace, or SIZE_MAX. Under the lock. */
static size_t find_dialect(const McDialects *d, McIdent name) {
  uint32_t hash = hash_name(name);
  MC_INDEX_EACH(&d->index, hash, id) {
    if (d->all.ptr[id - 1].name.index == name.index) return id - 1;
  }
  return SIZE_MAX;
}

/* Under the lock. SIZE_MAX: out of memory. */
static size_t add_dialect(McContext *ctx, McIdent name, int state) {
  McDialects *d = ctx->dialects;
  Dialect entry = {name, state, mc_thread_id()};
  if (!mc_index_reserve(&ctx->alloc, &d->index) || !mc_array_push(&ctx->alloc, &d->all, entry)) return SIZE_MAX;
  mc_index_add(&d->index, hash_name(name), (uint32_t)d->all.len);
  return d->all.len - 1;
}

bool mc_dialect_register(McContext *ctx, McIdent name) {
  McDialects *d = ctx->dialects;
  mc_lock(&d->lock);
  size_t at = find_dialect(d, name);
  if (at == SIZE_MAX) at = add_dialect(ctx, name, DIALECT_KNOWN);
  else d->all.ptr[at].state = DIALECT_KNOWN;
  mc_unlock(&d->lock);
  return at != SIZE_MAX;
}

void mc_context_set_dialect_loader(McContext *ctx, McDialectLoader loader, void *data) {
  ctx->loader = loader;
  ctx->loader_data = data;
}

/* While a loader is at work, its own questions for the namespace are answered with true. Another thread asks the loader, too:
 * only that one knows how to wait for the first without a deadlock (Python's import lock does). */
static bool load_dialect(McContext *ctx, McIdent ident) {
  McDialects *d = ctx->dialects;
  McDialectLoader loader = ctx->loader;
  mc_lock(&d->lock);
  size_t at = find_dialect(d, ident);
  bool known = false, ask = loader != NULL;
  if (at != SIZE_MAX) {
    const Dialect *dialect = &d->all.ptr[at];
    known = dialect->state == DIALECT_KNOWN || (dialect->state == DIALECT_LOADING && dialect->thread == mc_thread_id());
    ask = ask && dialect->state == DIALECT_LOADING && !known;
  } else if (ask) {
    at = add_dialect(ctx, ident, DIALECT_LOADING);
    ask = at != SIZE_MAX;
  }
  mc_unlock(&d->lock);
  if (!ask) return known;
  McStr text = mc_ident_str(ctx, ident);
  known = loader(ctx->loader_data, ctx, text.ptr, text.len);
  mc_lock(&d->lock);
  Dialect *dialect = &d->all.ptr[at];
  if (dialect->state == DIALECT_LOADING) dialect->state = known ? DIALECT_KNOWN : DIALECT_UNKNOWN;
  known = dialect->state == DIALECT_KNOWN;
  mc_unlock(&d->lock);
  return known;
}

typedef struct LoadCall { McContext *ctx; McIdent name; bool known; } LoadCall;

static void load_at_home(void *data) {
  LoadCall *call = data;
  call->known = load_dialect(call->ctx, call->name);
}

bool mc_context_load_dialect(McContext *ctx, const char *name, size_t len) {
  LoadCall call = {ctx, mc_ident(ctx, name, len), false};
  if (call.name.index != MC_NONE) mc_stack_home(ctx->stacks, load_at_home, &call);
  return call.known;
}

/* --- life --- */

static bool intern_known(McContext *ctx) {
  static const char *const names[MC_NUM_KNOWN_IDENTS] = {
#define X(name) #name,
      MC_KNOWN_IDENTS(X)
#undef X
  };
  for (int i = 0; i < MC_NUM_KNOWN_IDENTS; i++) {
    ctx->known[i] = mc_ident(ctx, names[i], strlen(names[i]));
    if (ctx->known[i].index == MC_NONE) return false;
  }
  return true;
}

static uint32_t intern_simple(McContext *ctx, McKind kind, uint8_t flags, const uint32_t *words, uint32_t num_words) {
  McRecInit init = {.kind = (uint8_t)kind, .flags = flags, .depth = 1, .words = words, .num_words = num_words};
  return mc_intern(ctx, &init);
}

static bool intern_cached(McContext *ctx) {
  static const uint8_t widths[] = {1, 2, 4, 8, 16, 32, 64};
  bool ok = true;
  for (size_t i = 0; i < MC_COUNT(widths); i++) {
    const uint32_t words[2] = {widths[i], MC_SIGNLESS};
    ok &= (ctx->cached.integer[widths[i]] = intern_simple(ctx, MC_TYPE_INTEGER, 0, words, 2)) != MC_NONE;
  }
  for (uint32_t kind = 0; kind < MC_NUM_FLOAT_KINDS; kind++) {
    ok &= (ctx->cached.floats[kind] = intern_simple(ctx, MC_TYPE_FLOAT, 0, &kind, 1)) != MC_NONE;
  }
  ok &= (ctx->cached.index = intern_simple(ctx, MC_TYPE_INDEX, 0, NULL, 0)) != MC_NONE;
  ok &= (ctx->cached.none = intern_simple(ctx, MC_TYPE_NONE, 0, NULL, 0)) != MC_NONE;
  ok &= (ctx->cached.unit = intern_simple(ctx, MC_ATTR_UNIT, 0, NULL, 0)) != MC_NONE;
  ok &= (ctx->cached.empty_dictionary = intern_simple(ctx, MC_ATTR_DICTIONARY, 0, NULL, 0)) != MC_NONE;
  ok &= (ctx->cached.unknown_loc = intern_simple(ctx, MC_LOC_UNKNOWN, MC_REC_OPTIONS, NULL, 0)) != MC_NONE;
  return ok;
}

static bool context_init(McContext *ctx) {
  if ((ctx->stacks = mc_stacks_new(&ctx->alloc)) == NULL || (ctx->uniquer = mc_uniquer_new(ctx)) == NULL) return false;
  if (!mc_idents_init(ctx) || !intern_known(ctx) || !intern_cached(ctx)) return false;
  if ((ctx->sources = mc_sources_new(&ctx->alloc)) == NULL) return false;
  if (!dialects_init(ctx) || !mc_ir_init(ctx) || !mc_kept_lists_init(ctx)) return false;
  if ((ctx->resources = mc_resources_new(ctx)) == NULL) return false;
  return mc_typedefs_init(ctx) && mc_opdefs_init(ctx);
}

/* Every part takes being absent. */
static void context_fini(McContext *ctx) {
  mc_opdefs_fini(ctx);
  mc_typedefs_fini(ctx);
  mc_kept_lists_fini(ctx);
  mc_resources_free(ctx->resources);
  mc_ir_fini(ctx);
  dialects_fini(ctx);
  mc_sources_free(ctx->sources);
  mc_idents_fini(ctx);
  mc_uniquer_free(ctx->uniquer);
  mc_stacks_free(ctx->stacks);
}

McContext *mc_context_new(void) { return mc_context_new_failing(-1); }

McContext *mc_context_new_failing(long long n) {
  McAlloc outer; /* for the context itself, which has the allocator of the rest */
  mc_alloc_init(&outer);
  McContext *ctx = mc_alloc_zeroed(&outer, sizeof *ctx);
  if (ctx == NULL) return NULL;
  mc_alloc_init(&ctx->alloc);
  mc_context_fail_allocation_after(ctx, n);
  atomic_init(&ctx->allow_unregistered, false);
  if (context_init(ctx)) return ctx;
  mc_context_free(ctx);
  return NULL;
}

void mc_context_free(McContext *ctx) {
  if (ctx == NULL) return;
  context_fini(ctx);
  MC_ASSERT(atomic_load(&ctx->alloc.live_blocks) == 0 && atomic_load(&ctx->alloc.live_bytes) == 0);
  McAlloc outer;
  mc_alloc_init(&outer);
  mc_free(&outer, ctx, sizeof *ctx);
}

bool mc_context_allows_unregistered(const McContext *ctx) {
  return atomic_load_explicit(&((McContext *)ctx)->allow_unregistered, memory_order_relaxed);
}

void mc_context_allow_unregistered(McContext *ctx, bool allow) {
  atomic_store_explicit(&ctx->allow_unregistered, allow, memory_order_relaxed);
}

size_t mc_context_live_bytes(const McContext *ctx) {
  return atomic_load_explicit(&((McContext *)ctx)->alloc.live_bytes, memory_order_relaxed);
}

void mc_context_set_memory_limit(McContext *ctx, size_t bytes) { ctx->alloc.limit = bytes; }

void mc_context_fail_allocation_after(McContext *ctx, long long n) { atomic_store(&ctx->alloc.fail_after, n); }

/* --- the clock of long work --- */

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
