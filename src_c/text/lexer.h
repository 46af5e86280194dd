/* lexer.h - bytes to tokens, on demand.
 *
 * The text is borrowed and must have a readable NUL at text[len]. The lexer never allocates and never fails: text
 * that is not a token becomes TOK_ERROR, with the message in `error`.
 *
 * mc_lexer_read is inline for the most frequent and cheapest tokens (punctuation, optionally after one space) and
 * calls lexer.c for the others. The scanners of identifiers are here for callers that read single spellings.
 */
#ifndef MC_LEXER_H
#define MC_LEXER_H

#include "base/base.h"

#if defined(__SSE2__) && defined(__GNUC__)
#include <emmintrin.h>
#define MC_HAS_SSE2 1
#else
#define MC_HAS_SSE2 0
#endif

typedef struct McToken {
  const char *start; /* borrowed: into the text */
  const char *end;
  uint8_t kind;      /* McTokenKind */
} McToken;

typedef struct McLexer {
  const char *cur;   /* where the search for the next token starts */
  const char *begin, *end;
  const char *error; /* after TOK_ERROR: the message (static), as mlir-opt words it */
  const char *error_at; /* ... and the byte where the error is */
  /* Reads the token of an older generation at `start`. Called where today's language has no token, and where a letter
   * follows digits after a sigil. Returns false when there is none. NULL: today's language is read. */
  bool (*older)(struct McLexer *lexer, McToken *out, const char *start);
} McLexer;

/* Classes of bytes: the tokens that can start with the byte. A value below MC_CLASS_FIRST is the McTokenKind of a
 * token that is always this one byte. */
enum {
  MC_CLASS_FIRST = 64,
  MC_CLASS_SPACE = MC_CLASS_FIRST, /* space, tab, newline, carriage return */
  MC_CLASS_BARE,                   /* letter or underscore */
  MC_CLASS_DIGIT,
  MC_CLASS_PERCENT, MC_CLASS_CARET, MC_CLASS_HASH, MC_CLASS_EXCLAMATION, /* prefixes of a suffix-id */
  MC_CLASS_AT, MC_CLASS_QUOTE, MC_CLASS_DOT, MC_CLASS_DASH, MC_CLASS_COLON, MC_CLASS_BRACE, MC_CLASS_SLASH,
  MC_CLASS_NUL, MC_CLASS_OTHER
};
extern const uint8_t mc_byte_class[256];

/* The tokens that a byte can be part of; bits of mc_byte_part. */
enum {
  MC_PART_BARE = 1,   /* [A-Za-z0-9_$.]: bare and @ identifiers */
  MC_PART_SUFFIX = 2, /* the same and '-': the text after % ^ # ! */
  MC_PART_DIGIT = 4,
  MC_PART_HEX = 8
};
extern const uint8_t mc_byte_part[256];
MC_INLINE bool mc_is_bare(char c) { return (mc_byte_part[(uint8_t)c] & MC_PART_BARE) != 0; }

void mc_lexer_init(McLexer *lexer, const char *text, size_t len);

/* A function for each class of first byte: reads the token at `start`, or, if white space or a comment is there, the
 * token after it. Returns the token's kind. */
typedef uint8_t (*McLexFunction)(McLexer *lexer, McToken *out, const char *start);
extern const McLexFunction mc_lex_functions[MC_CLASS_OTHER - MC_CLASS_FIRST + 1];

/* Reads the next token that starts at or after `at` (white space and comments are skipped). Returns its kind. */
MC_INLINE uint8_t mc_lexer_read_from(McLexer *lexer, McToken *out, const char *at) {
  uint8_t class = mc_byte_class[(uint8_t)*at];
  if (MC_UNLIKELY(class >= MC_CLASS_FIRST)) return mc_lex_functions[class - MC_CLASS_FIRST](lexer, out, at);
  lexer->cur = at + 1;
  out->start = at;
  out->end = at + 1;
  return out->kind = class;
}

/* Reads the next token; comments and white space are skipped. At the end of the text, every call reads TOK_EOF. */
MC_INLINE void mc_lexer_read(McLexer *lexer, McToken *out) {
  const char *p = lexer->cur;
  mc_lexer_read_from(lexer, out, *p == ' ' ? p + 1 : p);
}
/* The same token, returned by value: for callers that need not be fast. */
MC_INLINE McToken mc_lexer_next(McLexer *lexer) {
  McToken token;
  mc_lexer_read(lexer, &token);
  return token;
}
/* The same, but a comment is a TOK_COMMENT token, without its line end. */
McToken mc_lexer_next_with_comments(McLexer *lexer);

static inline size_t mc_token_len(const McToken *tok) { return (size_t)(tok->end - tok->start); }

/* --- eight bytes at a time: each sets the high bit of exactly the bytes that have the property --- */

#define MC_BYTES(b) (0x0101010101010101u * (uint8_t)(b))

MC_INLINE uint64_t mc_bytes_outside(uint64_t low7, uint8_t first, uint8_t last) { /* of 7-bit bytes */
  return ~(low7 + MC_BYTES(0x80 - first)) | (low7 + MC_BYTES(0x7F - last));
}
MC_INLINE uint64_t mc_bytes_differ(uint64_t low7, uint8_t byte) {
  return (low7 ^ MC_BYTES(byte)) + MC_BYTES(0x7F);
}
/* Bytes that cannot be part of a bare identifier (with_dash: of a suffix-id). */
MC_INLINE uint64_t mc_bytes_not_identifier(uint64_t x, bool with_dash) {
  uint64_t low7 = x & MC_BYTES(0x7F);
  uint64_t bad = mc_bytes_outside(low7 | MC_BYTES(0x20), 'a', 'z') & mc_bytes_outside(low7, '0', '9') &
                 mc_bytes_differ(low7, '_') & mc_bytes_differ(low7, '$');
  bad &= with_dash ? mc_bytes_outside(low7, '-', '.') : mc_bytes_differ(low7, '.');
  return (bad | x) & MC_BYTES(0x80);
}
#if defined(__GNUC__) && defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define MC_HAS_SWAR 1
/* Index of the first marked byte. */
MC_INLINE unsigned mc_first_byte(uint64_t marks) { return (unsigned)__builtin_ctzll(marks) >> 3; }
#else
#define MC_HAS_SWAR 0
#endif

#if MC_HAS_SSE2
/* The same for sixteen bytes: bit i is set when byte i of the 16 at p has the property. */
MC_INLINE __m128i mc_sse_in(__m128i v, char first, char last) {
  __m128i from = _mm_sub_epi8(v, _mm_set1_epi8(first));
  return _mm_cmpeq_epi8(_mm_min_epu8(from, _mm_set1_epi8((char)(last - first))), from);
}
MC_INLINE __m128i mc_sse_is(__m128i v, char byte) { return _mm_cmpeq_epi8(v, _mm_set1_epi8(byte)); }
MC_INLINE unsigned mc_sse_not_identifier(const char *p, bool with_dash) {
  __m128i v = _mm_loadu_si128((const __m128i *)(const void *)p);
  __m128i good = _mm_or_si128(mc_sse_in(_mm_or_si128(v, _mm_set1_epi8(0x20)), 'a', 'z'), mc_sse_in(v, '0', '9'));
  good = _mm_or_si128(good, _mm_or_si128(mc_sse_is(v, '_'), mc_sse_is(v, '$')));
  good = _mm_or_si128(good, with_dash ? mc_sse_in(v, '-', '.') : mc_sse_is(v, '.'));
  return (unsigned)_mm_movemask_epi8(good) ^ 0xFFFFu;
}
#endif

/* The part of mc_scan_identifier for bytes after the first sixteen, and near the end of the text. */
const char *mc_scan_identifier_on(const char *p, const char *end, bool with_dash);

/* The end of the run of identifier bytes at p. `end`: the text's end, where the NUL is. */
MC_INLINE const char *mc_scan_identifier(const char *p, const char *end, bool with_dash) {
#if MC_HAS_SSE2
  if (MC_LIKELY(end - p >= 16)) {
    unsigned stop = mc_sse_not_identifier(p, with_dash);
    if (MC_LIKELY(stop)) return p + __builtin_ctz(stop);
    p += 16;
  }
#elif MC_HAS_SWAR
  if (MC_LIKELY(end - p >= 8)) {
    uint64_t stop = mc_bytes_not_identifier(mc_load64(p), with_dash);
    if (MC_LIKELY(stop)) return p + mc_first_byte(stop);
    p += 8;
  }
#endif
  return mc_scan_identifier_on(p, end, with_dash);
}

bool mc_is_bare_identifier(const char *name, size_t len);

#endif
