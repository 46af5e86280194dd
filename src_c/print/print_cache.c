/* print_cache.c - the texts of types, attributes and names that a print call has made, by interned index.
 *
 * The options and aliases of one call do not change, so any text can be kept, except large ones. Nothing of it is valid
 * in another call: a cache is empty when a call takes it. The room for it is reserved address space, a place for each
 * interned thing; a call that used few places clears them and leaves the room to the context, so that printing a small
 * operation needs no system call.
 */
#include "defs/defined.h"
#include "print/print.h"

#define MAX_CLEARED 256u /* places that are cleared one by one: at most as many pages stay in use, twice */

struct McTextCache {
  uint32_t length;        /* places */
  uint32_t num_used;      /* > MAX_CLEARED: too many to clear */
  uint32_t used[MAX_CLEARED];
};

/* --- room --- */

static size_t bytes_of(uint32_t length) {
  return sizeof(McTextCache) + (size_t)length * (sizeof(McTextRef) + sizeof(uint8_t));
}

static McTextRef *refs_of(McTextCache *cache) { return (McTextRef *)(cache + 1); }

static void release(McContext *ctx, McTextCache *cache) {
  if (cache != NULL) mc_unreserve(&ctx->alloc, cache, bytes_of(cache->length));
}

/* Called for each index that gets a place, before anything else of that place is set. */
MC_INLINE void note_use(McTextCache *cache, uint32_t index) {
  if (cache->num_used < MAX_CLEARED) cache->used[cache->num_used] = index;
  if (cache->num_used <= MAX_CLEARED) cache->num_used++;
}

/* Room for all that is interned now, and for the locations that printing may make of positions. */
void mc_text_cache_init(McPrinter *p) {
  McContext *ctx = p->ctx;
  size_t count = mc_uniquer_count(ctx->uniquer);
  McTextCache *cache = atomic_exchange(&ctx->text_cache, NULL);
  if (cache == NULL || cache->length < count + 512) {
    release(ctx, cache);
    size_t length = count * 2 + 1024; /* indices stay below 2^31 */
    if (length > UINT32_MAX) length = UINT32_MAX;
    cache = mc_reserve(&ctx->alloc, bytes_of((uint32_t)length));
    if (cache != NULL) cache->length = (uint32_t)length;
  }
  if (cache == NULL) {
    p->failed = true;
    return;
  }
  p->text_cache = cache;
  p->cache = refs_of(cache);
  p->traits = (uint8_t *)(p->cache + cache->length);
  p->num_cached = cache->length;
}

void mc_text_cache_populate(McPrinter *p) {
  size_t count = mc_uniquer_count(p->ctx->uniquer);
  if (p->text_cache == NULL || count > p->num_cached) return;
  mc_memory_populate(p->cache, count * sizeof *p->cache);
  mc_memory_populate(p->traits, count * sizeof *p->traits);
}

void mc_text_cache_fini(McPrinter *p) {
  McTextCache *cache = p->text_cache, *none = NULL;
  if (cache == NULL) return;
  bool is_empty = cache->num_used <= MAX_CLEARED;
  for (uint32_t i = 0; is_empty && i < cache->num_used; i++) {
    refs_of(cache)[cache->used[i]] = (McTextRef){0, 0};
    p->traits[cache->used[i]] = 0;
  }
  if (is_empty) cache->num_used = 0;
  if (!is_empty || !atomic_compare_exchange_strong(&p->ctx->text_cache, &none, cache)) release(p->ctx, cache);
  p->text_cache = NULL;
}

void mc_text_cache_drop(McContext *ctx) { release(ctx, atomic_exchange(&ctx->text_cache, NULL)); }

/* Bytes and words of one record above which its text is not kept, and when no more texts are. */
#define LARGE_BYTES 2048u
#define CACHE_BYTES ((size_t)48 << 20)
#define LONG_TEXT ((size_t)1 << 20) /* a text at whose end the printer looks whether to stop */

/* --- properties of a text --- */

static uint8_t own_traits(const McPrinter *p, uint32_t index, const McRec *r) {
  uint8_t traits = MC_TEXT_KNOWN;
  if (mc_aliases_is_written(p, index)) traits |= MC_TEXT_ALIASABLE;
  if (r->num_bytes > LARGE_BYTES || r->num_words > LARGE_BYTES / 4) traits |= MC_TEXT_LARGE;
  switch ((McKind)r->kind) {
    case MC_ATTR_AFFINE_MAP: case MC_ATTR_INTEGER_SET: case MC_LOC_UNKNOWN: case MC_LOC_FILE: case MC_LOC_NAME:
    case MC_LOC_CALLSITE: case MC_LOC_FUSED:
      return traits | MC_TEXT_ALIASABLE;
    case MC_ATTR_DISTINCT:
      return mc_rec(p->ctx, r->words[0])->kind == MC_ATTR_UNIT ? traits : traits | MC_TEXT_ALIASABLE;
    case MC_TYPE_DEFINED: case MC_ATTR_DEFINED: {
      const McDefinition *def = mc_definition_of(p->ctx, index);
      return def != NULL && def->record->alias != MC_NONE ? traits | MC_TEXT_ALIASABLE : traits;
    }
    case MC_TYPE_TUPLE: return r->num_words > 16 ? traits | MC_TEXT_ALIASABLE : traits;
    default: return traits;
  }
}

typedef struct Hop { McPrinter *p; uint32_t index; uint8_t traits; } Hop;

static void traits_into(void *data) {
  Hop *hop = data;
  const McRec *r = mc_rec(hop->p->ctx, hop->index);
  uint8_t traits = own_traits(hop->p, hop->index, r);
  for (uint32_t i = 0, n = mc_rec_num_children(r); i < n; i++) {
    uint32_t child = mc_rec_child(r, i);
    if (child != MC_NONE) traits |= mc_pr_traits(hop->p, child);
  }
  if (hop->index < hop->p->num_cached) {
    hop->p->traits[hop->index] = traits;
    note_use(hop->p->text_cache, hop->index);
  }
  hop->traits = traits;
}

uint8_t mc_pr_traits_slow(McPrinter *p, uint32_t index) {
  Hop hop = {p, index, MC_TEXT_KNOWN};
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, traits_into, &hop);
  else traits_into(&hop);
  p->depth--;
  return hop.traits;
}

/* --- the cache --- */

/* After a long text, or when there is no room for more: true when the print has failed, and the text is not kept. */
static MC_COLD bool ends_cache(McPrinter *p, size_t start) {
  if (p->cache_bytes.failed || start > UINT32_MAX) p->failed = true;
  else mc_pr_look(p);
  if (p->failed) p->num_cached = 0;
  return p->failed;
}

/* The place in `buf` where a text that starts there is too long. */
static size_t max_text(const McPrinter *p, const McBuf *buf) {
  size_t start = mc_buf_total(buf);
  return p->most < SIZE_MAX - start ? start + p->most : SIZE_MAX;
}

static bool is_large(McPrinter *p, uint32_t index) {
  return index < p->num_cached && (mc_pr_traits(p, index) & MC_TEXT_LARGE) != 0;
}

size_t mc_pr_begin_text(McPrinter *p, uint32_t index) {
  size_t outer = p->max_text;
  if (outer != SIZE_MAX || p->collecting) return outer;
  McKind kind = mc_kind(p->ctx, index);
  bool is_type = kind >= MC_TYPE_INTEGER && kind <= MC_TYPE_DEFINED;
  if (is_type || !is_large(p, index)) p->max_text = max_text(p, p->buf);
  return outer;
}

void mc_pr_end_text(McPrinter *p, size_t outer) {
  mc_pr_look_at_length(p);
  p->max_text = outer;
}

void mc_pr_fill(McPrinter *p, uint32_t index, void (*body)(McPrinter *p, uint32_t index)) {
  bool filling = p->buf == &p->cache_bytes;
  if (index >= p->num_cached || is_large(p, index) || (!filling && p->cache_bytes.len > CACHE_BYTES)) {
    if (mc_pr_stops(p)) return;
    size_t outer = mc_pr_begin_text(p, index);
    body(p, index);
    mc_pr_end_text(p, outer);
    return;
  }
  McBuf *out = p->buf;
  size_t start = p->cache_bytes.len, outer_max = p->max_text;
  p->buf = &p->cache_bytes;
  if (!filling) p->max_text = max_text(p, p->buf);
  body(p, index);
  size_t len = p->cache_bytes.len - start;
  bool is_long = len > LONG_TEXT || p->cache_bytes.len > p->max_text;
  bool is_over = mc_buf_room(&p->cache_bytes, MC_CACHE_SLACK) == NULL || p->cache_bytes.failed || start > UINT32_MAX;
  bool ends = (is_over || is_long) && ends_cache(p, start);
  p->buf = out;
  p->max_text = outer_max;
  if (ends) return;
  McTextRef ref = {(uint32_t)start, (uint32_t)len};
  p->cache[index] = ref; /* mc_pr_traits has noted the use */
  if (!filling) mc_pr_put_cached(p, ref);
}
