/* lexer.c - bytes to tokens.
 *
 * Owns nothing: tokens point into the caller's text, whose NUL at the end is the sentinel of every loop over
 * bytes. Words of eight bytes are loaded only when they lie inside the text. Nothing here fails: what is no
 * token becomes TOK_ERROR, and the lexer goes on behind it.
 *
 * A NUL byte inside the text is refused everywhere, in strings and comments too.
 */
#include "lexer.h"

#include "alloc.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

/* --- tables --- */

enum {
  SP = MC_CLASS_SPACE, ID = MC_CLASS_BARE, DI = MC_CLASS_DIGIT, PC = MC_CLASS_PERCENT, CA = MC_CLASS_CARET,
  HA = MC_CLASS_HASH, EX = MC_CLASS_EXCLAMATION, AT = MC_CLASS_AT, QU = MC_CLASS_QUOTE, DO = MC_CLASS_DOT,
  DA = MC_CLASS_DASH, CO = MC_CLASS_COLON, BR = MC_CLASS_BRACE, SL = MC_CLASS_SLASH, NU = MC_CLASS_NUL,
  NA = MC_CLASS_OTHER, CM = TOK_COMMA, EQ = TOK_EQUAL, GT = TOK_GREATER, LP = TOK_L_PAREN, LS = TOK_L_SQUARE,
  LT = TOK_LESS, PL = TOK_PLUS, QM = TOK_QUESTION, RB = TOK_R_BRACE, RP = TOK_R_PAREN, RS = TOK_R_SQUARE,
  ST = TOK_STAR, VB = TOK_VERTICAL_BAR
};
_Static_assert((int)TOK_FILE_METADATA_END < (int)MC_CLASS_FIRST, "token kinds and byte classes overlap");

const uint8_t mc_byte_class[256] = {
  NU, NA, NA, NA, NA, NA, NA, NA, NA, SP, SP, NA, NA, SP, NA, NA, /* 00 */
  NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, /* 10 */
  SP, EX, QU, HA, NA, PC, NA, NA, LP, RP, ST, PL, CM, DA, DO, SL, /* 20 */
  DI, DI, DI, DI, DI, DI, DI, DI, DI, DI, CO, NA, LT, EQ, GT, QM, /* 30 */
  AT, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, /* 40 */
  ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, LS, NA, RS, CA, ID, /* 50 */
  NA, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, /* 60 */
  ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, BR, VB, RB, NA, NA, /* 70 */
  NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA,
  NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA,
  NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA,
  NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA,
  NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA,
  NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA,
  NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA,
  NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA, NA,
};

const uint8_t mc_byte_part[256] = {
  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, /* 00 */
  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0,  0, /* 10 */
  0,  0,  0,  0,  3,  0,  0,  0,  0,  0,  0,  0,  0,  2,  3,  0, /* 20 */
  15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 0,  0,  0,  0,  0,  0, /* 30 */
  0,  11, 11, 11, 11, 11, 11, 3,  3,  3,  3,  3,  3,  3,  3,  3, /* 40 */
  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  0,  0,  0,  0,  3, /* 50 */
  0,  11, 11, 11, 11, 11, 11, 3,  3,  3,  3,  3,  3,  3,  3,  3, /* 60 */
  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  3,  0,  0,  0,  0,  0, /* 70 */
};

static const char *const kind_names[] = {
  [TOK_EOF] = "eof", [TOK_ERROR] = "error", [TOK_COMMENT] = "comment",
  [TOK_BARE_IDENTIFIER] = "bare_identifier", [TOK_PERCENT_IDENTIFIER] = "percent_identifier",
  [TOK_CARET_IDENTIFIER] = "caret_identifier", [TOK_AT_IDENTIFIER] = "at_identifier",
  [TOK_HASH_IDENTIFIER] = "hash_identifier",
  [TOK_EXCLAMATION_IDENTIFIER] = "exclamation_identifier", [TOK_INTEGER] = "integer",
  [TOK_FLOAT_LITERAL] = "float_literal", [TOK_STRING] = "string", [TOK_INTTYPE] = "inttype",
  [TOK_ARROW] = "arrow", [TOK_AT] = "at", [TOK_COLON] = "colon", [TOK_COLON_COLON] = "colon_colon",
  [TOK_COMMA] = "comma", [TOK_ELLIPSIS] = "ellipsis", [TOK_EQUAL] = "equal",
  [TOK_GREATER] = "greater", [TOK_L_BRACE] = "l_brace", [TOK_L_PAREN] = "l_paren",
  [TOK_L_SQUARE] = "l_square", [TOK_LESS] = "less", [TOK_MINUS] = "minus", [TOK_PLUS] = "plus",
  [TOK_QUESTION] = "question", [TOK_R_BRACE] = "r_brace", [TOK_R_PAREN] = "r_paren",
  [TOK_R_SQUARE] = "r_square", [TOK_SLASH] = "slash", [TOK_STAR] = "star",
  [TOK_VERTICAL_BAR] = "vertical_bar", [TOK_FILE_METADATA_BEGIN] = "file_metadata_begin",
  [TOK_FILE_METADATA_END] = "file_metadata_end",
};
_Static_assert(MC_COUNT(kind_names) == TOK_FILE_METADATA_END + 1, "a token kind has no name");

const char *mc_token_kind_name(McTokenKind kind) {
  return (size_t)kind < MC_COUNT(kind_names) ? kind_names[kind] : "unknown";
}

/* --- scanners --- */

/* The first byte at or after p that is no space: newlines are not skipped. */
MC_INLINE const char *skip_spaces(const char *p, const char *end) {
#if MC_HAS_SWAR
  while (MC_LIKELY(end - p >= 8)) {
    uint64_t differ = mc_load64(p) ^ MC_BYTES(' ');
    if (MC_LIKELY(differ)) return p + mc_first_byte(differ);
    p += 8;
  }
#else
  (void)end;
#endif
  while (*p == ' ') p++;
  return p;
}

/* The first byte at or after p that is `a`, `b` or a control character (newline, tab, NUL, ...). */
MC_INLINE const char *scan_to(const char *p, const char *end, char a, char b) {
#if MC_HAS_SWAR
  while (MC_LIKELY(end - p >= 8)) {
    uint64_t x = mc_load64(p), low7 = x & MC_BYTES(0x7F);
    /* Bytes above 7F never stop: x has their high bit set, and they are taken out at the end. */
    uint64_t go = mc_bytes_differ(low7, (uint8_t)a) & mc_bytes_differ(low7, (uint8_t)b) & (low7 + MC_BYTES(0x60));
    uint64_t stop = ~(go | x) & MC_BYTES(0x80);
    if (MC_LIKELY(stop)) return p + mc_first_byte(stop);
    p += 8;
#if defined(__SSE2__)
    /* Long bodies (hex of dense elements are megabytes): sixteen at a time. */
    while (end - p >= 16) {
      __m128i v = _mm_loadu_si128((const __m128i *)(const void *)p);
      __m128i hit = _mm_or_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8(a)), _mm_cmpeq_epi8(v, _mm_set1_epi8(b)));
      hit = _mm_or_si128(hit, _mm_cmpeq_epi8(_mm_max_epu8(v, _mm_set1_epi8(0x1F)), _mm_set1_epi8(0x1F)));
      int mask = _mm_movemask_epi8(hit);
      if (MC_UNLIKELY(mask != 0)) return p + __builtin_ctz((unsigned)mask);
      p += 16;
    }
#endif
  }
#else
  (void)end;
#endif
  while ((uint8_t)*p >= 0x20 && *p != a && *p != b) p++;
  return p;
}

MC_INLINE const char *scan_digits(const char *p) {
  while (mc_byte_part[(uint8_t)*p] & MC_PART_DIGIT) p++;
  return p;
}

MC_INLINE bool is_digit(char c) { return (mc_byte_part[(uint8_t)c] & MC_PART_DIGIT) != 0; }
MC_INLINE bool is_hex(char c) { return (mc_byte_part[(uint8_t)c] & MC_PART_HEX) != 0; }

/* --- tokens --- */

static const char unexpected_nul[] = "unexpected NUL byte";

MC_INLINE McToken form(McLexer *lexer, McTokenKind kind, const char *start, const char *end) {
  lexer->cur = end;
  return (McToken){start, end, (uint8_t)kind};
}

static MC_COLD McToken fail(McLexer *lexer, const char *start, const char *end, const char *at, const char *message) {
  lexer->error = message;
  lexer->error_at = at;
  return form(lexer, TOK_ERROR, start, end);
}

/* A string in which `at` is wrong: the token goes on to the closing quote or the end of the line, so that a
 * tokenizer finds its way back. */
static MC_COLD McToken fail_in_string(McLexer *lexer, const char *start, const char *p, const char *at, const char *message) {
  while (p < lexer->end && *p != '"' && *p != '\n') {
    p += *p == '\\' && p + 1 < lexer->end && p[1] != '\n' ? 2 : 1;
  }
  if (p < lexer->end && *p == '"') p++;
  return fail(lexer, start, p, at, message);
}

/* `p` is behind the opening quote; `start` may be an `@` before it. */
static McToken lex_string(McLexer *lexer, const char *start, const char *p, McTokenKind kind) {
  for (;;) {
    p = scan_to(p, lexer->end, '"', '\\');
    if (MC_LIKELY(*p == '"')) return form(lexer, kind, start, p + 1);
    if (*p == '\\') {
      if (p[1] == '"' || p[1] == '\\' || p[1] == 'n' || p[1] == 't') {
        p += 2;
      } else if (is_hex(p[1]) && is_hex(p[2])) {
        p += 3;
      } else {
        return fail_in_string(lexer, start, p + 1, p, "unknown escape in string literal");
      }
    } else if (*p == '\n' || *p == '\v' || *p == '\f' || p == lexer->end) {
      return fail_in_string(lexer, start, p, p, "expected '\"' in string literal");
    } else if (*p == '\0') {
      return fail_in_string(lexer, start, p + 1, p, unexpected_nul);
    } else {
      p++;
    }
  }
}

/* i32, si8, ui4: letters, then digits only. */
MC_INLINE bool is_integer_type(const char *start, const char *end) {
  const char *p = start;
  if (*p == 's' || *p == 'u') p++;
  if (*p != 'i' || p + 1 == end) return false;
  return scan_digits(p + 1) == end;
}

static McToken lex_number(McLexer *lexer, const char *start) {
  const char *p = start + 1;
  if (*start == '0' && *p == 'x') {
    if (!is_hex(p[1])) return form(lexer, TOK_INTEGER, start, p); /* 0xi32 is `0` and `xi32`: a dimension */
    p += 2;
    while (is_hex(*p)) p++;
    return form(lexer, TOK_INTEGER, start, p);
  }
  p = scan_digits(p);
  if (*p != '.') return form(lexer, TOK_INTEGER, start, p);
  p = scan_digits(p + 1);
  if (*p == 'e' || *p == 'E') {
    const char *exponent = p + 1;
    if (*exponent == '+' || *exponent == '-') exponent++;
    if (is_digit(*exponent)) p = scan_digits(exponent + 1);
  }
  return form(lexer, TOK_FLOAT_LITERAL, start, p);
}

/* After % ^ # !: digits only, or anything that does not start with a digit. */
MC_INLINE McToken lex_suffix(McLexer *lexer, const char *start, McTokenKind kind, const char *message) {
  const char *p = start + 1;
  uint8_t part = mc_byte_part[(uint8_t)*p];
  if (part & MC_PART_DIGIT) return form(lexer, kind, start, scan_digits(p + 1));
  if (MC_UNLIKELY(!(part & MC_PART_SUFFIX))) return fail(lexer, start, p, start, message);
  return form(lexer, kind, start, mc_scan_identifier(p, lexer->end, true));
}

static MC_COLD McToken fail_character(McLexer *lexer, const char *start) {
  const char *p = start + 1;
  if ((uint8_t)*start >= 0xC0) { /* all bytes of an UTF-8 character are one token */
    while (((uint8_t)*p & 0xC0) == 0x80) p++;
  }
  return fail(lexer, start, p, start, "unexpected character");
}

/* The one lexer; instantiated for with and without comment tokens. */
MC_INLINE McToken lex(McLexer *lexer, const char *p, bool comments) {
  for (;;) {
    const char *start = p;
    uint8_t class = mc_byte_class[(uint8_t)*p];
    switch (class) {
      case MC_CLASS_SPACE:
        p = skip_spaces(p + 1, lexer->end);
        continue;
      case MC_CLASS_PERCENT: return lex_suffix(lexer, start, TOK_PERCENT_IDENTIFIER, "invalid SSA name");
      case MC_CLASS_BARE: {
        p = mc_scan_identifier(p + 1, lexer->end, false);
        bool integer_type = (*start == 'i' || *start == 's' || *start == 'u') && is_integer_type(start, p);
        return form(lexer, integer_type ? TOK_INTTYPE : TOK_BARE_IDENTIFIER, start, p);
      }
      case MC_CLASS_QUOTE: return lex_string(lexer, start, p + 1, TOK_STRING);
      case MC_CLASS_COLON:
        return p[1] == ':' ? form(lexer, TOK_COLON_COLON, start, p + 2) : form(lexer, TOK_COLON, start, p + 1);
      case MC_CLASS_DASH:
        return p[1] == '>' ? form(lexer, TOK_ARROW, start, p + 2) : form(lexer, TOK_MINUS, start, p + 1);
      case MC_CLASS_BRACE:
        if (p[1] == '-' && p[2] == '#') return form(lexer, TOK_FILE_METADATA_BEGIN, start, p + 3);
        return form(lexer, TOK_L_BRACE, start, p + 1);
      case MC_CLASS_DIGIT: return lex_number(lexer, start);
      case MC_CLASS_EXCLAMATION:
        return lex_suffix(lexer, start, TOK_EXCLAMATION_IDENTIFIER, "invalid type identifier");
      case MC_CLASS_CARET: return lex_suffix(lexer, start, TOK_CARET_IDENTIFIER, "invalid block name");
      case MC_CLASS_HASH:
        if (p[1] == '-' && p[2] == '}') return form(lexer, TOK_FILE_METADATA_END, start, p + 3);
        return lex_suffix(lexer, start, TOK_HASH_IDENTIFIER, "invalid attribute name");
      case MC_CLASS_AT:
        if (p[1] == '"') return lex_string(lexer, start, p + 2, TOK_AT_IDENTIFIER);
        if (mc_byte_class[(uint8_t)p[1]] != MC_CLASS_BARE) {
          return fail(lexer, start, p + 1, p + 1, "@ identifier expected to start with letter or '_'");
        }
        return form(lexer, TOK_AT_IDENTIFIER, start, mc_scan_identifier(p + 1, lexer->end, false));
      case MC_CLASS_DOT:
        if (p[1] == '.' && p[2] == '.') return form(lexer, TOK_ELLIPSIS, start, p + 3);
        return fail(lexer, start, p + 1, p + 1, "expected three consecutive dots for an ellipsis");
      case MC_CLASS_SLASH:
        if (p[1] != '/') return form(lexer, TOK_SLASH, start, p + 1);
        p = scan_to(p + 2, lexer->end, '\n', '\r');
        while (*p != '\n' && *p != '\r' && *p != '\0') p = scan_to(p + 1, lexer->end, '\n', '\r');
        if (MC_UNLIKELY(*p == '\0' && p != lexer->end)) return fail(lexer, start, p + 1, p, unexpected_nul);
        if (comments) return form(lexer, TOK_COMMENT, start, p);
        continue;
      case MC_CLASS_NUL:
        if (p == lexer->end) return form(lexer, TOK_EOF, p, p);
        return fail(lexer, start, p + 1, p, unexpected_nul);
      case MC_CLASS_OTHER: return fail_character(lexer, start);
      default: return form(lexer, (McTokenKind)class, start, p + 1);
    }
  }
}

void mc_lexer_init(McLexer *lexer, const char *text, size_t len) {
  *lexer = (McLexer){.cur = text, .begin = text, .end = text + len, .error = NULL, .error_at = NULL};
}

McToken mc_lexer_next_from(McLexer *lexer, const char *at) { return lex(lexer, at, false); }

McToken mc_lexer_next_with_comments(McLexer *lexer) { return lex(lexer, lexer->cur, true); }

/* --- all tokens at once --- */

enum { TOKEN_BYTES = 1 + 2 * sizeof(uint64_t) };

/* An McAlloc of this moment that knows of what `tokens` already owns. */
static void init_alloc(McAlloc *alloc, const McTokens *tokens) {
  mc_alloc_init(alloc);
  alloc->live_bytes = tokens->capacity * TOKEN_BYTES;
  alloc->live_blocks = tokens->capacity ? 3 : 0;
}

/* False: out of memory; the arrays are still tokens->capacity long, or longer. */
static bool grow(McTokens *tokens, size_t capacity) {
  McAlloc alloc;
  init_alloc(&alloc, tokens);
  size_t old = tokens->capacity;
  void *kind = mc_realloc(&alloc, tokens->kind, old, capacity);
  if (kind == NULL) return false;
  tokens->kind = kind;
  void *start = mc_realloc(&alloc, tokens->start, old * sizeof *tokens->start, capacity * sizeof *tokens->start);
  if (start == NULL) return false;
  tokens->start = start;
  void *end = mc_realloc(&alloc, tokens->end, old * sizeof *tokens->end, capacity * sizeof *tokens->end);
  if (end == NULL) return false;
  tokens->end = end;
  tokens->capacity = capacity;
  return true;
}

bool mc_tokenize(const char *text, size_t len, McTokens *out) {
  *out = (McTokens){0};
  McLexer lexer;
  mc_lexer_init(&lexer, text, len);
  for (;;) {
    McToken token = mc_lexer_next_with_comments(&lexer);
    if (token.kind == TOK_EOF) return true;
    if (out->count == out->capacity) {
      if (out->capacity > SIZE_MAX / (2 * TOKEN_BYTES) || !grow(out, out->capacity ? out->capacity * 2 : 256)) {
        mc_tokens_free(out);
        return false;
      }
    }
    out->kind[out->count] = token.kind;
    out->start[out->count] = (uint64_t)(token.start - text);
    out->end[out->count] = (uint64_t)(token.end - text);
    out->count++;
  }
}

void mc_tokens_free(McTokens *tokens) {
  McAlloc alloc;
  init_alloc(&alloc, tokens);
  mc_free(&alloc, tokens->kind, tokens->capacity);
  mc_free(&alloc, tokens->start, tokens->capacity * sizeof *tokens->start);
  mc_free(&alloc, tokens->end, tokens->capacity * sizeof *tokens->end);
  *tokens = (McTokens){0};
}

const char *mc_token_error(const char *text, size_t len, size_t start) {
  if (start > len) return "";
  McLexer lexer;
  mc_lexer_init(&lexer, text, len);
  lexer.cur = text + start;
  McToken token = mc_lexer_next_with_comments(&lexer);
  return token.kind == TOK_ERROR ? lexer.error : "";
}
