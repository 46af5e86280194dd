/* strings.c - identifiers: interned byte strings.
 *
 * The hottest lookup of the core, so it has an index of its own and a hash and a comparison made for short
 * strings. The records belong to the uniquer. A lookup of what exists takes no lock.
 */
#include "context.h"

#if MC_DEBUG
#define FIRST_SLOTS 64u
#else
#define FIRST_SLOTS 1024u
#endif

bool mc_idents_init(McContext *ctx) { return mc_index_init(&ctx->alloc, &ctx->idents, FIRST_SLOTS); }

void mc_idents_fini(McContext *ctx) { mc_index_fini(&ctx->alloc, &ctx->idents); }

/* Loads overlap instead of looping over the last bytes; the length tells apart what they make alike. */
MC_INLINE uint32_t hash_ident(const char *p, size_t len) {
  uint64_t h = len * 0xD6E8FEB86659FD93u;
  if (MC_LIKELY(len >= 8)) {
    const char *last = p + len - 8;
    for (; p < last; p += 8) h = mc_mix(h, mc_load64(p));
    h = mc_mix(h, mc_load64(last));
  } else if (len >= 4) {
    h = mc_mix(h, (uint64_t)mc_load32(p) << 32 | mc_load32(p + len - 4));
  } else if (len > 0) {
    h = mc_mix(h, (uint64_t)(uint8_t)p[0] << 16 | (uint64_t)(uint8_t)p[len / 2] << 8 | (uint8_t)p[len - 1]);
  }
  return (uint32_t)(h * 0x9E3779B97F4A7C15u >> 32); /* short names differ in few bits: spread them once more */
}

McIdent mc_ident(McContext *ctx, const char *bytes, size_t len) {
  uint32_t hash = hash_ident(bytes, len), count = mc_index_count(&ctx->idents);
  MC_INDEX_EACH(&ctx->idents, hash, id) {
    const McRec *rec = mc_rec(ctx, id);
    if (MC_LIKELY(rec->num_bytes == len && mc_same_bytes((const char *)rec->words, bytes, len))) return (McIdent){id};
  }
  if (len > UINT32_MAX - 64) return (McIdent){MC_NONE};
  McRecInit init = {.kind = MC_IDENT, .depth = 1, .bytes = bytes, .num_bytes = (uint32_t)len};
  return (McIdent){mc_intern_slow(ctx, &ctx->idents, count, hash, &init)};
}

McStr mc_ident_str(const McContext *ctx, McIdent ident) {
  const McRec *rec = mc_rec(ctx, ident.index);
  MC_ASSERT(rec->kind == MC_IDENT);
  return (McStr){(const char *)rec->words, rec->num_bytes};
}
