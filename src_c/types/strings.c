/* strings.c - identifiers: interned byte strings.
 *
 * This is the most frequent lookup of the core, so it has its own index, and a hash and a comparison made for short
 * strings. The records belong to the uniquer. A lookup of an existing string takes no lock.
 */
#include "ir/context.h"

#if MC_DEBUG
#define FIRST_SLOTS 64u
#else
#define FIRST_SLOTS 1024u
#endif

bool mc_idents_init(McContext *ctx) { return mc_index_init(&ctx->alloc, &ctx->idents, FIRST_SLOTS); }

void mc_idents_fini(McContext *ctx) { mc_index_fini(&ctx->alloc, &ctx->idents); }

/* Short names differ in few bits, so their hash is mixed once more. Many longer ones end with a number. */
MC_INLINE uint32_t hash_ident(const char *p, size_t len) {
  const uint64_t factor = 0x9E3779B97F4A7C15u, low = (uint64_t)7 << 56; /* lowest bits of the last letter */
  uint64_t h = len * 0xD6E8FEB86659FD93u, end;
  if (MC_LIKELY(len >= 8)) {
    const char *last = p + len - 8;
    for (; p < last; p += 8) h = mc_mix(h, mc_load64(p));
    end = mc_load64(last);
  } else if (len > 4) {
    end = (uint64_t)mc_load32(p + len - 4) << 32 | mc_load32(p);
  } else {
    return (uint32_t)(mc_mix_short(h, p, len) * factor >> 32);
  }
  return mc_hash_near((uint32_t)(mc_mix(h, end & ~low) * factor >> 32), end >> 56);
}

McIdent mc_ident(McContext *ctx, const char *bytes, size_t len) {
  uint32_t hash = hash_ident(bytes, len);
  McIndexSpot spot = mc_index_spot(&ctx->idents, hash);
  MC_INDEX_EACH_FROM(spot, hash, id) {
    const McRec *rec = mc_rec(ctx, id);
    if (MC_LIKELY(rec->num_bytes == len && mc_same_bytes((const char *)rec->words, bytes, len))) return (McIdent){id};
  }
  if (len > UINT32_MAX - 64) return (McIdent){MC_NONE};
  McRecInit init = {.kind = MC_IDENT, .depth = 1, .bytes = bytes, .num_bytes = (uint32_t)len};
  return (McIdent){mc_intern_slow(ctx, &ctx->idents, spot, hash, &init)};
}
