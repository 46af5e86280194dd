/* context.c - the context: owner of everything interned and of the IR tables.
 *
 * Makes its parts in order and frees them in reverse order. The engine is put together here: the built-in routines,
 * and the functions that lower folders call through the context.
 */
#include "base/alloc.h"
#include "core/routines.h"
#include "defs/defined.h"
#include "defs/opdefs.h"
#include "ir/context.h"
#include "ir/preserved.h"
#include "ir/unread.h"
#include "legacy/legacy.h"
#include "print/print.h"
#include "types/attrs.h"

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
  if (!mc_dialects_init(ctx) || !mc_ir_init(ctx) || !mc_preserved_lists_init(ctx)) return false;
  if (!mc_unread_files_init(ctx)) return false;
  if ((ctx->resources = mc_resources_new(ctx)) == NULL) return false;
  return mc_definitions_init(ctx) && mc_opdefs_init(ctx);
}

/* Frees the parts; each may be absent. */
static void context_fini(McContext *ctx) {
  mc_text_cache_drop(ctx);
  mc_unread_files_fini(ctx);
  mc_opdefs_fini(ctx);
  mc_definitions_fini(ctx);
  mc_preserved_lists_fini(ctx);
  mc_resources_free(ctx->resources);
  mc_ir_fini(ctx);
  mc_dialects_fini(ctx);
  mc_sources_free(ctx->sources);
  mc_idents_fini(ctx);
  mc_uniquer_free(ctx->uniquer);
  mc_stacks_free(ctx->stacks);
}

/* Like mc_context_new_failing, with these routines. */
static McContext *new_context(const McRoutineSet *routines, long long n) {
  McAlloc outer; /* for the context itself; the context's own allocator is for the rest */
  mc_alloc_init(&outer);
  McContext *ctx = mc_alloc_zeroed(&outer, sizeof *ctx);
  if (ctx == NULL) return NULL;
  mc_alloc_init(&ctx->alloc);
  mc_context_fail_allocation_after(ctx, n);
  mc_context_set_limits(ctx, (McLimits){.memory = 0});
  ctx->routines = routines;
  ctx->show = &mc_printed;
  ctx->legacy = &mc_legacy_hooks;
  atomic_init(&ctx->allow_unregistered, false);
  atomic_init(&ctx->keep_unknown, false);
  atomic_init(&ctx->text_cache, NULL);
  if (context_init(ctx)) return ctx;
  mc_context_free(ctx);
  return NULL;
}

McContext *mc_context_new(void) { return new_context(&mc_builtin_routines, -1); }
McContext *mc_context_new_with(const McRoutineSet *routines) { return new_context(routines, -1); }
McContext *mc_context_new_failing(long long n) { return new_context(&mc_builtin_routines, n); }

size_t mc_context_free(McContext *ctx) {
  if (ctx == NULL) return 0;
  context_fini(ctx);
  size_t left = atomic_load(&ctx->alloc.live_blocks);
  MC_ASSERT(left == 0 && atomic_load(&ctx->alloc.live_bytes) == 0);
  mc_alloc_fini(&ctx->alloc);
  McAlloc outer;
  mc_alloc_init(&outer);
  mc_free(&outer, ctx, sizeof *ctx);
  return left;
}

const char *mc_context_failure(const McContext *ctx) { return mc_alloc_failure(&ctx->alloc); }

size_t mc_context_live_bytes(const McContext *ctx) {
  return atomic_load_explicit(&((McContext *)ctx)->alloc.live_bytes, memory_order_relaxed);
}

bool mc_context_fail_allocation_after(McContext *ctx, long long n) {
  return atomic_exchange(&ctx->alloc.fail_after, n) < 0;
}

long long mc_context_allocations_left(const McContext *ctx) {
  return atomic_load(&((McContext *)ctx)->alloc.fail_after);
}

void mc_context_set_hooks(McContext *ctx, McHooks hooks) { ctx->hooks = hooks; }
