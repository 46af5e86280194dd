/* digest.c - BLAKE2b (RFC 7693), unkeyed, with digests of 16 bytes. */
#include "base/digest.h"

#define ROUNDS 12

static const uint64_t initial[8] = {
    0x6A09E667F3BCC908u, 0xBB67AE8584CAA73Bu, 0x3C6EF372FE94F82Bu, 0xA54FF53A5F1D36F1u,
    0x510E527FADE682D1u, 0x9B05688C2B3E6C1Fu, 0x1F83D9ABFB41BD6Bu, 0x5BE0CD19137E2179u,
};

/* Which words of the block a round takes. */
static const uint8_t schedule[10][16] = {
    {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
    {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4}, {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
    {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13}, {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
    {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11}, {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
    {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5}, {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0},
};

MC_INLINE uint64_t rotate(uint64_t value, unsigned by) { return value >> by | value << (64 - by); }

MC_INLINE void mix(uint64_t *v, unsigned a, unsigned b, unsigned c, unsigned d, uint64_t x, uint64_t y) {
  v[a] += v[b] + x;
  v[d] = rotate(v[d] ^ v[a], 32);
  v[c] += v[d];
  v[b] = rotate(v[b] ^ v[c], 24);
  v[a] += v[b] + y;
  v[d] = rotate(v[d] ^ v[a], 16);
  v[c] += v[d];
  v[b] = rotate(v[b] ^ v[c], 63);
}

static uint64_t load(const uint8_t *at) {
  uint64_t value = 0;
  for (int i = 7; i >= 0; i--) value = value << 8 | at[i];
  return value;
}

static void compress(McDigester *d, const uint8_t *block, bool last) {
  uint64_t v[16], words[16];
  for (int i = 0; i < 8; i++) {
    v[i] = d->state[i];
    v[i + 8] = initial[i];
  }
  v[12] ^= d->len; /* the upper half of the length is 0 */
  if (last) v[14] = ~v[14];
  for (int i = 0; i < 16; i++) words[i] = load(block + 8 * i);
  for (int round = 0; round < ROUNDS; round++) {
    const uint8_t *s = schedule[round % 10];
    for (unsigned i = 0; i < 4; i++) mix(v, i, i + 4, i + 8, i + 12, words[s[2 * i]], words[s[2 * i + 1]]);
    for (unsigned i = 0; i < 4; i++) {
      mix(v, i, (i + 1) % 4 + 4, (i + 2) % 4 + 8, (i + 3) % 4 + 12, words[s[2 * i + 8]], words[s[2 * i + 9]]);
    }
  }
  for (int i = 0; i < 8; i++) d->state[i] ^= v[i] ^ v[i + 8];
}

void mc_digester_init(McDigester *d) {
  memcpy(d->state, initial, sizeof d->state);
  d->state[0] ^= 0x01010000u | sizeof(McDigest);
  d->len = 0;
  d->waiting = 0;
}

/* A block is only compressed when more follows it: the last one is different. */
void mc_digester_put(McDigester *d, const void *bytes, size_t len) {
  const uint8_t *at = bytes;
  while (len > 0) {
    if (d->waiting == sizeof d->block) {
      d->len += sizeof d->block;
      compress(d, d->block, false);
      d->waiting = 0;
    }
    size_t room = sizeof d->block - d->waiting, part = len < room ? len : room;
    memcpy(d->block + d->waiting, at, part);
    d->waiting += part;
    at += part;
    len -= part;
  }
}

McDigest mc_digester_finish(McDigester *d) {
  McDigest digest;
  d->len += d->waiting;
  memset(d->block + d->waiting, 0, sizeof d->block - d->waiting);
  compress(d, d->block, true);
  for (size_t i = 0; i < sizeof digest.bytes; i++) digest.bytes[i] = (uint8_t)(d->state[i / 8] >> 8 * (i % 8));
  return digest;
}
