/* encoding.c - files that are no UTF-8 text, by their first bytes.
 *
 * No text that mlir-opt 22 accepts begins so. Some signatures are text (a pointer of git-lfs, LLVM IR, HTML): their
 * message names the kind of file, where a parser would report an unknown name. */
#include "text/encoding.h"

#include <stdbool.h>
#include <string.h>

typedef struct Signature {
  const char *bytes;
  size_t len, at; /* at: where the bytes are in the input */
  const char *message;
} Signature;

#define SIGNATURE(at, bytes, message) {bytes, sizeof(bytes) - 1, at, message}
#define UTF16 "the input is UTF-16 text: MLIR is written in UTF-8"
#define UTF32 "the input is UTF-32 text: MLIR is written in UTF-8"
#define ZIP "the input is a zip archive: extract its files first"
#define TAR "the input is a tar archive: extract its files first"
#define BITCODE "the input is LLVM bitcode, not MLIR: mlir-translate --import-llvm converts it"
#define LLVM_IR "the input is LLVM IR, not MLIR: mlir-translate --import-llvm converts it"
#define LFS "the input is a pointer of git-lfs, not the file: git lfs pull gets it"
#define HTML "the input is an HTML page, not MLIR"

/* The first that matches decides. */
static const Signature signatures[] = {
    SIGNATURE(0, "\x1f\x8b", "the input is compressed with gzip: decompress it first"),
    SIGNATURE(0, "\x28\xb5\x2f\xfd", "the input is compressed with zstd: decompress it first"),
    SIGNATURE(0, "\xfd" "7zXZ\0", "the input is compressed with xz: decompress it first"),
    SIGNATURE(0, "\x04\x22\x4d\x18", "the input is compressed with lz4: decompress it first"),
    SIGNATURE(0, "7z\xbc\xaf\x27\x1c", "the input is a 7z archive: extract its files first"),
    SIGNATURE(0, "PK\x03\x04", ZIP),
    SIGNATURE(0, "PK\x05\x06", ZIP), /* without files */
    SIGNATURE(257, "ustar\0", TAR),
    SIGNATURE(257, "ustar  \0", TAR), /* of GNU tar */
    SIGNATURE(0, "ML\xefR", "the input is MLIR bytecode, not text"),
    SIGNATURE(0, "BC\xc0\xde", BITCODE),
    SIGNATURE(0, "\xde\xc0\x17\x0b", BITCODE),
    SIGNATURE(0, "; ModuleID = ", LLVM_IR),
    SIGNATURE(0, "\x7f" "ELF", "the input is an object file or a program (ELF), not MLIR"),
    SIGNATURE(0, "version https://git-lfs.github.com/spec/", LFS),
    SIGNATURE(0, "\x89HDF\r\n\x1a\n", "the input is an HDF5 file, not MLIR"),
    SIGNATURE(0, "\x93NUMPY", "the input is an array of numpy, not MLIR"),
    SIGNATURE(0, "%PDF-", "the input is a PDF file, not MLIR"),
    SIGNATURE(0, "<!DOCTYPE html", HTML),
    SIGNATURE(0, "<html", HTML),
    SIGNATURE(0, "\xff\xfe\0\0", UTF32),
    SIGNATURE(0, "\0\0\xfe\xff", UTF32),
    SIGNATURE(0, "\xff\xfe", UTF16),
    SIGNATURE(0, "\xfe\xff", UTF16),
};

static bool is_bzip2(const char *text, size_t len) {
  return len >= 10 && memcmp(text, "BZh", 3) == 0 && memcmp(text + 4, "1AY&SY", 6) == 0; /* between: its level */
}

/* Whether the text begins with two visible characters of ASCII, each with `zeros` zeros. `first`: where its byte is. */
static bool is_wide(const char *text, size_t first, size_t zeros) {
  for (size_t i = 0; i < 2 * (zeros + 1); i++) {
    bool visible = text[i] > ' ' && text[i] <= '~';
    if (i % (zeros + 1) == first ? !visible : text[i] != 0) return false;
  }
  return true;
}

const char *mc_encoding_refusal(const char *text, size_t len) {
  for (size_t i = 0; i < sizeof signatures / sizeof *signatures; i++) {
    const Signature *s = &signatures[i];
    if (len >= s->at + s->len && memcmp(text + s->at, s->bytes, s->len) == 0) return s->message;
  }
  if (is_bzip2(text, len)) return "the input is compressed with bzip2: decompress it first";
  if (len >= 4 && (is_wide(text, 0, 1) || is_wide(text, 1, 1))) return UTF16;
  if (len >= 8 && (is_wide(text, 0, 3) || is_wide(text, 3, 3))) return UTF32;
  return NULL;
}

size_t mc_encoding_mark(const char *text, size_t len) {
  return len >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}
