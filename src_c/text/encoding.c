/* encoding.c - files that are no UTF-8 text, by their first bytes. */
#include "text/encoding.h"

#include <string.h>

typedef struct Signature {
  const char *bytes;
  size_t len;
  const char *message;
} Signature;

static const Signature signatures[] = {
    {"\x1f\x8b", 2, "the input is compressed with gzip: decompress it first"},
    {"\x28\xb5\x2f\xfd", 4, "the input is compressed with zstd: decompress it first"},
    {"ML\xefR", 4, "the input is MLIR bytecode, not text"},
    {"\xff\xfe", 2, "the input is UTF-16 text: MLIR is written in UTF-8"},
    {"\xfe\xff", 2, "the input is UTF-16 text: MLIR is written in UTF-8"},
};

const char *mc_encoding_refusal(const char *text, size_t len) {
  for (size_t i = 0; i < sizeof signatures / sizeof *signatures; i++) {
    const Signature *s = &signatures[i];
    if (len >= s->len && memcmp(text, s->bytes, s->len) == 0) return s->message;
  }
  return NULL;
}

size_t mc_encoding_mark(const char *text, size_t len) {
  return len >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}
