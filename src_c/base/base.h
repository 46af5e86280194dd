/* base.h - the definitions that every C file of the core can use: macros, limits, ids, and the debug switches.
 *
 * Debug switches, all off by default:
 *   MC_DEBUG=1    MC_ASSERT is checked (unless NDEBUG is defined), tables, arenas and arrays grow by little, freed
 *                 memory is poisoned, and MC_MUST_FAIL (alloc.h) counts
 */
#ifndef MC_BASE_H
#define MC_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "mlircore.h"

#ifndef MC_DEBUG
#define MC_DEBUG 0
#endif

#if MC_DEBUG
#include <assert.h>
#define MC_ASSERT(x) assert(x)
#else
#define MC_ASSERT(x) ((void)0)
#endif

/* Threads that write to one line of this size delay those that read from it. */
#define MC_CACHE_LINE 64

#if defined(__GNUC__)
#define MC_COLD __attribute__((cold, noinline))
#define MC_NOINLINE __attribute__((noinline))
#if MC_DEBUG /* one copy: a debugger stops in it, and gcov counts its branches once */
#define MC_INLINE static inline
#else
#define MC_INLINE static inline __attribute__((always_inline))
#endif
#define MC_LIKELY(x) __builtin_expect(!!(x), 1)
#define MC_UNLIKELY(x) __builtin_expect(!!(x), 0)
#define MC_PRINTF(at, first) __attribute__((format(printf, at, first)))
#define MC_PREFETCH(p) __builtin_prefetch(p)
#else
#define MC_COLD
#define MC_NOINLINE
#define MC_INLINE static inline
#define MC_LIKELY(x) (x)
#define MC_UNLIKELY(x) (x)
#define MC_PRINTF(at, first)
#define MC_PREFETCH(p) ((void)(p))
#endif

/* Fetches what lies so many bytes after p into the caches, if there is anything. For memory that is read in order: the
 * machine itself fetches ahead within a page only, if at all. */
#define MC_FETCH_AFTER(p, bytes) MC_PREFETCH((const char *)((uintptr_t)(p) + (bytes)))

/* For a static variable: each thread has its own. */
#if defined(_MSC_VER)
#define MC_THREAD_LOCAL __declspec(thread)
#elif defined(__ELF__)
#define MC_THREAD_LOCAL _Thread_local __attribute__((tls_model("initial-exec"))) /* no call for each access */
#else
#define MC_THREAD_LOCAL _Thread_local
#endif

#define MC_COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* A message that has mc_max_nesting(ctx) as its argument. */
#define MC_TOO_DEEP "nesting is deeper than %u levels"

/* Bytes of the text of one type or attribute in a message, which is cut there. */
#define MC_MAX_SHOWN_TEXT ((size_t)1 << 16)

/* Deepest nesting of hooks in regions of other hooks. */
#define MC_MAX_HOOKS 100u

/* A literal as a string. */
#define MC_STR(text) ((McStr){text, sizeof(text) - 1})
/* True when the string has that text. */
MC_INLINE bool mc_str_is(McStr s, const char *text) { return s.len == strlen(text) && memcmp(s.ptr, text, s.len) == 0; }

/* Unaligned little-endian loads; the compiler makes each a single move. */
MC_INLINE uint64_t mc_load64(const void *p) {
  uint64_t v;
  memcpy(&v, p, 8);
  return v;
}
MC_INLINE uint32_t mc_load32(const void *p) {
  uint32_t v;
  memcpy(&v, p, 4);
  return v;
}

/* Eight bytes as a number; the numbers are ordered as the bytes are. */
MC_INLINE uint64_t mc_load64_in_order(const void *p) {
  uint64_t v = mc_load64(p);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  return v;
#elif defined(__GNUC__)
  return __builtin_bswap64(v);
#else
  uint64_t swapped = 0;
  for (int i = 0; i < 8; i++) swapped = swapped << 8 | (v >> 8 * i & 0xFF);
  return swapped;
#endif
}

/* Compares `len` bytes of a and b, without a call. */
MC_INLINE bool mc_same_bytes(const char *a, const char *b, size_t len) {
  if (MC_LIKELY(len >= 8)) {
    size_t last = len - 8;
    for (size_t i = 0; i < last; i += 8) {
      if (mc_load64(a + i) != mc_load64(b + i)) return false;
    }
    return mc_load64(a + last) == mc_load64(b + last);
  }
  if (len >= 4) return mc_load32(a) == mc_load32(b) && mc_load32(a + len - 4) == mc_load32(b + len - 4);
  for (size_t i = 0; i < len; i++) {
    if (a[i] != b[i]) return false;
  }
  return true;
}

/* Mixes two words; the building block of every hash in the core. Both halves of the product are used: the low bits of
 * the lower half do not depend on the high bits of `a`, which are the last letters of a short name. */
MC_INLINE uint64_t mc_mix(uint64_t a, uint64_t b) {
  __extension__ typedef unsigned __int128 Product;
  Product x = (Product)(a ^ (b * 0x9E3779B97F4A7C15u)) * 0xBF58476D1CE4E5B9u;
  return (uint64_t)x ^ (uint64_t)(x >> 64);
}

/* The hash of a thing for an index (index.h). Things that have numbers are often met in the order of these: those that
 * differ only in the three lowest bits of one part get slots in one line of the caches. `h`: a hash of the thing
 * without these bits. */
MC_INLINE uint32_t mc_hash_near(uint32_t h, uint64_t part) { return (h & ~7u) | ((h + (uint32_t)part) & 7); }

/* Mixes in `len` bytes. Loads overlap instead of looping over the last bytes, so texts of different lengths can have
 * the same loads: `h` must contain the length. */
MC_INLINE uint64_t mc_mix_short(uint64_t h, const char *p, size_t len) {
  if (MC_LIKELY(len >= 8)) {
    const char *last = p + len - 8;
    for (; p < last; p += 8) h = mc_mix(h, mc_load64(p));
    return mc_mix(h, mc_load64(last));
  }
  if (len >= 4) return mc_mix(h, (uint64_t)mc_load32(p) << 32 | mc_load32(p + len - 4));
  if (len == 0) return h;
  return mc_mix(h, (uint64_t)(uint8_t)p[0] << 16 | (uint64_t)(uint8_t)p[len / 2] << 8 | (uint8_t)p[len - 1]);
}

/* The first `len` of the eight bytes at `at`, all of them readable, as a number. */
static inline uint64_t mc_short_bytes(const void *at, size_t len) {
  uint64_t bytes = mc_load64(at);
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  return bytes >> (8 - len) * 8;
#else
  return bytes << (8 - len) * 8 >> (8 - len) * 8;
#endif
}

/* Hash of `len` bytes, eight at a time. Not for stored data: it may change. Long inputs go through four lanes that do
 * not wait for each other: 10.6 GB/s where one lane makes 4.8. */
static inline uint64_t mc_hash_bytes(const void *data, size_t len) {
  const unsigned char *p = data;
  uint64_t h = 0x51ED270B7A3C9E11u ^ len;
  if (MC_UNLIKELY(len >= 256)) {
    uint64_t a = h, b = h + 1, c = h + 2, d = h + 3;
    do {
      a = mc_mix(a, mc_load64(p));
      b = mc_mix(b, mc_load64(p + 8));
      c = mc_mix(c, mc_load64(p + 16));
      d = mc_mix(d, mc_load64(p + 24));
      p += 32;
      len -= 32;
    } while (len >= 32);
    h = mc_mix(mc_mix(a, b), mc_mix(c, d));
  }
  return mc_mix(mc_mix_short(h, (const char *)p, len), 0x2545F4914F6CDD1Du);
}

#endif
