/* digest.h - BLAKE2b (RFC 7693) with digests of 16 bytes: hashes that files and programs elsewhere may keep. */
#ifndef MC_DIGEST_H
#define MC_DIGEST_H

#include "base/base.h"

typedef struct McDigest { uint8_t bytes[16]; } McDigest;

typedef struct McDigester {
  uint64_t state[8];
  uint64_t len;       /* bytes that are in `state` */
  size_t waiting;     /* bytes in `block` */
  uint8_t block[128];
} McDigester;

void mc_digester_init(McDigester *d);
void mc_digester_put(McDigester *d, const void *bytes, size_t len);
McDigest mc_digester_finish(McDigester *d); /* `d` cannot be used again */

/* Numbers are put as 4 or 8 bytes, the lowest first. */
MC_INLINE void mc_digester_u64(McDigester *d, uint64_t value) {
  uint8_t bytes[8];
  for (int i = 0; i < 8; i++) bytes[i] = (uint8_t)(value >> 8 * i);
  mc_digester_put(d, bytes, sizeof bytes);
}
MC_INLINE void mc_digester_u32(McDigester *d, uint32_t value) {
  uint8_t bytes[4];
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(value >> 8 * i);
  mc_digester_put(d, bytes, sizeof bytes);
}

#endif
