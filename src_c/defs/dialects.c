/* dialects.c - the namespaces that a context has looked up, and the loader that provides their definitions.
 *
 * The loader is called with no lock held, on the caller's own stack.
 */
#include "base/array.h"
#include "defs/opdefs.h"
#include "base/lock.h"

enum { DIALECT_UNKNOWN, DIALECT_LOADING, DIALECT_KNOWN, DIALECT_FAILED };

typedef struct Dialect {
  McIdent name;
  int state;
  uintptr_t thread; /* who is loading */
} Dialect;

/* Small and read once per operation name, so a lock is fast enough. */
struct McDialects {
  McLock lock;
  McIndex index;           /* identifier -> 1 + place in `all` */
  MC_ARRAY(Dialect) all;   /* owned */
};

bool mc_dialects_init(McContext *ctx) {
  McDialects *d = mc_alloc_zeroed(&ctx->alloc, sizeof *d);
  if (d == NULL) return false;
  if (!mc_lock_init(&d->lock)) {
    mc_free(&ctx->alloc, d, sizeof *d);
    return false;
  }
  ctx->dialects = d;
  return mc_index_init(&ctx->alloc, &d->index, 64);
}

void mc_dialects_fini(McContext *ctx) {
  McDialects *d = ctx->dialects;
  if (d == NULL) return;
  mc_index_fini(&ctx->alloc, &d->index);
  mc_array_fini(&ctx->alloc, &d->all);
  mc_lock_fini(&d->lock);
  mc_free(&ctx->alloc, d, sizeof *d);
  ctx->dialects = NULL;
}

static uint32_t hash_name(McIdent name) { return (uint32_t)mc_mix(name.index, 1); }

/* Place of the namespace, or SIZE_MAX. Called under the lock. */
static size_t find_dialect(const McDialects *d, McIdent name) {
  uint32_t hash = hash_name(name);
  MC_INDEX_EACH(&d->index, hash, id) {
    if (d->all.ptr[id - 1].name.index == name.index) return id - 1;
  }
  return SIZE_MAX;
}

/* Called under the lock. Returns SIZE_MAX when memory runs out. */
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

/* While a loader runs, its own look-ups of the namespace find the dialect. Another thread calls the loader, too: only
 * the loader can wait for the first thread without a deadlock (Python's import lock does). */
static McLoad load_dialect(McContext *ctx, McIdent ident) {
  McDialects *d = ctx->dialects;
  McDialectLoader loader = ctx->loader;
  mc_lock(&d->lock);
  size_t at = find_dialect(d, ident);
  McLoad found = MC_LOAD_NONE;
  bool ask = loader != NULL;
  if (at != SIZE_MAX) {
    Dialect *dialect = &d->all.ptr[at];
    bool own = dialect->state == DIALECT_LOADING && dialect->thread == mc_thread_id();
    if (dialect->state == DIALECT_KNOWN || own) found = MC_LOAD_DONE;
    ask = ask && found == MC_LOAD_NONE && dialect->state != DIALECT_UNKNOWN;
    if (ask && dialect->state == DIALECT_FAILED) {
      dialect->state = DIALECT_LOADING;
      dialect->thread = mc_thread_id();
    }
  } else if (ask) {
    at = add_dialect(ctx, ident, DIALECT_LOADING);
    ask = at != SIZE_MAX;
    if (!ask) found = MC_LOAD_FAILED;
  }
  mc_unlock(&d->lock);
  if (!ask) return found;
  McStr text = mc_ident_str(ctx, ident);
  static const int states[] = {DIALECT_UNKNOWN, DIALECT_KNOWN, DIALECT_FAILED};
  McLoad load = loader(ctx->loader_data, ctx, text.ptr, text.len);
  mc_lock(&d->lock);
  Dialect *dialect = &d->all.ptr[at];
  /* the definitions are there, or another thread has found that there are none: that is sure, a failure is not */
  bool open = dialect->state == DIALECT_LOADING || (dialect->state == DIALECT_FAILED && load != MC_LOAD_FAILED);
  if (open) dialect->state = states[load];
  if (dialect->state == DIALECT_KNOWN) load = MC_LOAD_DONE;
  mc_unlock(&d->lock);
  return load;
}

void mc_context_set_form_loader(McContext *ctx, McFormLoader loader, void *data) {
  ctx->form_loader = loader;
  ctx->form_loader_data = data;
}

typedef struct LoadCall { McContext *ctx; McIdent name; char next; McLoad load; } LoadCall;

static void load_at_home(void *data) {
  LoadCall *call = data;
  call->load = load_dialect(call->ctx, call->name);
}

McLoad mc_context_load_dialect(McContext *ctx, const char *name, size_t len) {
  LoadCall call = {ctx, mc_ident(ctx, name, len), 0, MC_LOAD_FAILED};
  if (call.name.index != MC_NONE) mc_stack_home(ctx->stacks, load_at_home, &call);
  return call.load;
}

static void load_form_at_home(void *data) {
  LoadCall *call = data;
  McStr name = mc_ident_str(call->ctx, call->name);
  call->load = call->ctx->form_loader(call->ctx->form_loader_data, call->ctx, name.ptr, name.len, call->next);
}

McLoad mc_context_load_form(McContext *ctx, McIdent name, char next) {
  if (ctx->form_loader == NULL) return MC_LOAD_NONE;
  LoadCall call = {ctx, name, next, MC_LOAD_FAILED};
  mc_stack_home(ctx->stacks, load_form_at_home, &call);
  return call.load;
}

bool mc_context_allows_unregistered(const McContext *ctx) {
  return atomic_load_explicit(&((McContext *)ctx)->allow_unregistered, memory_order_relaxed) ||
         mc_context_keeps_unknown_syntax(ctx);
}

void mc_context_allow_unregistered(McContext *ctx, bool allow) {
  atomic_store_explicit(&ctx->allow_unregistered, allow, memory_order_relaxed);
}

