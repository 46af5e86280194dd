/* lexer.c - bytes to tokens.
 *
 * Owns nothing: tokens point into the caller's text, whose NUL at the end is the sentinel of every loop over bytes.
 * Words of eight bytes are loaded only when they lie inside the text. Nothing here fails: text that is not a token
 * becomes TOK_ERROR, and the lexer continues after it.
 *
 * A NUL byte inside the text is refused everywhere, in strings and comments too.
 */
#include "text/lexer.h"

#include "base/alloc.h"

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

/* The first byte at or after p that is not a space; newlines are not skipped. */
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

const char *mc_scan_identifier_on(const char *p, const char *end, bool with_dash) {
#if MC_HAS_SSE2
  for (; end - p >= 16; p += 16) {
    unsigned stop = mc_sse_not_identifier(p, with_dash);
    if (stop) return p + __builtin_ctz(stop);
  }
#endif
#if MC_HAS_SWAR
  for (; end - p >= 8; p += 8) {
    uint64_t stop = mc_bytes_not_identifier(mc_load64(p), with_dash);
    if (stop) return p + mc_first_byte(stop);
  }
#else
  (void)end;
#endif
  while (mc_byte_part[(uint8_t)*p] & (with_dash ? MC_PART_SUFFIX : MC_PART_BARE)) p++;
  return p;
}

#if MC_HAS_SSE2
MC_INLINE unsigned find_16(const char *p, char a, char b) {
  __m128i v = _mm_loadu_si128((const __m128i *)(const void *)p);
  __m128i hit = _mm_or_si128(mc_sse_is(v, a), mc_sse_is(v, b));
  hit = _mm_or_si128(hit, _mm_cmpeq_epi8(_mm_max_epu8(v, _mm_set1_epi8(0x1F)), _mm_set1_epi8(0x1F)));
  return (unsigned)_mm_movemask_epi8(hit);
}
#endif

static MC_NOINLINE const char *scan_on_to(const char *p, const char *end, char a, char b) {
#if MC_HAS_SSE2
  for (; end - p >= 16; p += 16) {
    unsigned stop = find_16(p, a, b);
    if (MC_UNLIKELY(stop != 0)) return p + __builtin_ctz(stop);
  }
#endif
#if MC_HAS_SWAR
  for (; end - p >= 8; p += 8) {
    uint64_t x = mc_load64(p), low7 = x & MC_BYTES(0x7F);
    /* Bytes above 7F never end the loop: their high bit is set in x, and they are removed at the end. */
    uint64_t go = mc_bytes_differ(low7, (uint8_t)a) & mc_bytes_differ(low7, (uint8_t)b) & (low7 + MC_BYTES(0x60));
    uint64_t stop = ~(go | x) & MC_BYTES(0x80);
    if (stop) return p + mc_first_byte(stop);
  }
#else
  (void)end;
#endif
  while ((uint8_t)*p >= 0x20 && *p != a && *p != b) p++;
  return p;
}

/* The first byte at or after p that is `a`, `b` or a control character (newline, tab, NUL, ...). */
MC_INLINE const char *scan_to(const char *p, const char *end, char a, char b) {
#if MC_HAS_SSE2
  if (MC_LIKELY(end - p >= 16)) {
    unsigned stop = find_16(p, a, b);
    if (MC_LIKELY(stop != 0)) return p + __builtin_ctz(stop);
    p += 16;
  }
#endif
  return scan_on_to(p, end, a, b);
}

MC_INLINE const char *scan_digits(const char *p) {
  while (mc_byte_part[(uint8_t)*p] & MC_PART_DIGIT) p++;
  return p;
}

/* The same, for a run that is usually several digits long. */
MC_INLINE const char *scan_many_digits(const char *p, const char *end) {
#if MC_HAS_SWAR
  if (MC_LIKELY(end - p >= 8)) {
    uint64_t x = mc_load64(p), low7 = x & MC_BYTES(0x7F);
    uint64_t stop = (mc_bytes_outside(low7, '0', '9') | x) & MC_BYTES(0x80);
    if (MC_LIKELY(stop)) return p + mc_first_byte(stop);
    p += 8;
  }
#else
  (void)end;
#endif
  return scan_digits(p);
}

MC_INLINE bool is_digit(char c) { return (mc_byte_part[(uint8_t)c] & MC_PART_DIGIT) != 0; }
MC_INLINE bool is_hex(char c) { return (mc_byte_part[(uint8_t)c] & MC_PART_HEX) != 0; }

/* --- tokens --- */

static const char unexpected_nul[] = "unexpected NUL byte";

/* Every function here fills a token in place, field by field. A token that is returned by value would be copied in
 * other pieces than it was written in, and the processor would wait for the stores. They return the token's kind. */
MC_INLINE uint8_t form(McLexer *lexer, McToken *out, McTokenKind kind, const char *start, const char *end) {
  lexer->cur = end;
  out->start = start;
  out->end = end;
  return out->kind = (uint8_t)kind;
}

static MC_COLD uint8_t fail(McLexer *lexer, McToken *out, const char *start, const char *end, const char *at,
                            const char *message) {
  lexer->error = message;
  lexer->error_at = at;
  return form(lexer, out, TOK_ERROR, start, end);
}

/* A string with an error at `at`: the token continues to the closing quote or the end of the line, so that a
 * tokenizer can continue after it. */
static MC_COLD uint8_t fail_in_string(McLexer *lexer, McToken *out, const char *start, const char *p, const char *at,
                                      const char *message) {
  while (p < lexer->end && *p != '"' && *p != '\n') {
    p += *p == '\\' && p + 1 < lexer->end && p[1] != '\n' ? 2 : 1;
  }
  if (p < lexer->end && *p == '"') p++;
  return fail(lexer, out, start, p, at, message);
}

/* The rest of a string from `p`, at a byte that may be an escape, an error or the closing quote. */
static MC_NOINLINE uint8_t lex_string_on(McLexer *lexer, McToken *out, const char *start, const char *p,
                                         McTokenKind kind) {
  for (;; p = scan_on_to(p, lexer->end, '"', '\\')) {
    if (MC_LIKELY(*p == '"')) return form(lexer, out, kind, start, p + 1);
    if (*p == '\\') {
      if (p[1] == '"' || p[1] == '\\' || p[1] == 'n' || p[1] == 't') {
        p += 2;
      } else if (is_hex(p[1]) && is_hex(p[2])) {
        p += 3;
      } else {
        return fail_in_string(lexer, out, start, p + 1, p, "unknown escape in string literal");
      }
    } else if (*p == '\n' || *p == '\v' || *p == '\f' || p == lexer->end) {
      return fail_in_string(lexer, out, start, p, p, "expected '\"' in string literal");
    } else if (*p == '\0') {
      return fail_in_string(lexer, out, start, p + 1, p, unexpected_nul);
    } else {
      p++;
    }
  }
}

/* `p` is after the opening quote; `start` may be an `@` before the quote. */
MC_INLINE uint8_t lex_string(McLexer *lexer, McToken *out, const char *start, const char *p, McTokenKind kind) {
  p = scan_to(p, lexer->end, '"', '\\');
  if (MC_LIKELY(*p == '"')) return form(lexer, out, kind, start, p + 1);
  return lex_string_on(lexer, out, start, p, kind);
}

/* i32, si8, ui4: letters, then digits only. */
MC_INLINE bool is_integer_type(const char *start, const char *end) {
  const char *p = start;
  if (*p == 's' || *p == 'u') p++;
  if (*p != 'i' || p + 1 == end) return false;
  return scan_digits(p + 1) == end;
}

/* Grammar: decimal-literal, hexadecimal-literal, integer-literal, float-literal, digit, hex_digit. */
static uint8_t lex_number(McLexer *lexer, McToken *out, const char *start) {
  const char *p = start + 1;
  if (*start == '0' && *p == 'x') {
    if (!is_hex(p[1])) return form(lexer, out, TOK_INTEGER, start, p); /* 0xi32 is `0` and `xi32`: a dimension */
    p += 2;
    while (is_hex(*p)) p++;
    return form(lexer, out, TOK_INTEGER, start, p);
  }
  p = scan_digits(p);
  if (*p != '.') return form(lexer, out, TOK_INTEGER, start, p);
  p = scan_many_digits(p + 1, lexer->end);
  if (*p == 'e' || *p == 'E') {
    const char *exponent = p + 1;
    if (*exponent == '+' || *exponent == '-') exponent++;
    if (is_digit(*exponent)) p = scan_digits(exponent + 1);
  }
  return form(lexer, out, TOK_FLOAT_LITERAL, start, p);
}

/* Called where the text is no token of today's language, or another token than it was before: reads the token of an
 * older generation, if one is read. */
static MC_COLD bool is_older(McLexer *lexer, McToken *out, const char *start) {
  return lexer->older != NULL && lexer->older(lexer, out, start);
}

/* After % ^ # !: digits only, or anything that does not start with a digit.
 * Grammar: suffix-id, id-punct. */
MC_INLINE uint8_t lex_suffix(McLexer *lexer, McToken *out, const char *start, McTokenKind kind, const char *message) {
  const char *p = start + 1;
  uint8_t part = mc_byte_part[(uint8_t)*p];
  if (part & MC_PART_DIGIT) {
    const char *end = scan_many_digits(p, lexer->end);
    if (MC_UNLIKELY(mc_byte_class[(uint8_t)*end] == MC_CLASS_BARE) && is_older(lexer, out, start)) return out->kind;
    return form(lexer, out, kind, start, end);
  }
  if (MC_UNLIKELY(!(part & MC_PART_SUFFIX))) return fail(lexer, out, start, p, start, message);
  return form(lexer, out, kind, start, mc_scan_identifier(p, lexer->end, true));
}

static MC_COLD uint8_t fail_character(McLexer *lexer, McToken *out, const char *start) {
  const char *p = start + 1;
  if ((uint8_t)*start >= 0xC0) { /* all bytes of an UTF-8 character are one token */
    while (((uint8_t)*p & 0xC0) == 0x80) p++;
  }
  if (is_older(lexer, out, start)) return out->kind;
  return fail(lexer, out, start, p, start, "unexpected character");
}

/* Grammar: value-id, ssa-id. */
static uint8_t lex_percent(McLexer *lexer, McToken *out, const char *start) {
  return lex_suffix(lexer, out, start, TOK_PERCENT_IDENTIFIER, "invalid SSA name");
}

/* Grammar: caret-id. */
static uint8_t lex_caret(McLexer *lexer, McToken *out, const char *start) {
  return lex_suffix(lexer, out, start, TOK_CARET_IDENTIFIER, "invalid block name");
}

static uint8_t lex_exclamation(McLexer *lexer, McToken *out, const char *start) {
  return lex_suffix(lexer, out, start, TOK_EXCLAMATION_IDENTIFIER, "invalid type identifier");
}

/* Grammar: affine-map-id, semi-affine-map-id, integer-set-id. */
static uint8_t lex_hash(McLexer *lexer, McToken *out, const char *start) {
  if (start[1] == '-' && start[2] == '}') return form(lexer, out, TOK_FILE_METADATA_END, start, start + 3);
  return lex_suffix(lexer, out, start, TOK_HASH_IDENTIFIER, "invalid attribute name");
}

/* Grammar: bare-id, letter. */
static uint8_t lex_bare(McLexer *lexer, McToken *out, const char *start) {
  const char *p = mc_scan_identifier(start + 1, lexer->end, false);
  bool integer_type = (*start == 'i' || *start == 's' || *start == 'u') && is_integer_type(start, p);
  return form(lexer, out, integer_type ? TOK_INTTYPE : TOK_BARE_IDENTIFIER, start, p);
}

/* Grammar: string-literal. */
static uint8_t lex_quote(McLexer *lexer, McToken *out, const char *start) {
  return lex_string(lexer, out, start, start + 1, TOK_STRING);
}

/* Grammar: symbol-ref-id, function-id. */
static uint8_t lex_at(McLexer *lexer, McToken *out, const char *start) {
  const char *p = start + 1;
  if (*p == '"') return lex_string(lexer, out, start, p + 1, TOK_AT_IDENTIFIER);
  if (mc_byte_class[(uint8_t)*p] != MC_CLASS_BARE) {
    if (is_older(lexer, out, start)) return out->kind;
    return fail(lexer, out, start, p, p, "@ identifier expected to start with letter or '_'");
  }
  return form(lexer, out, TOK_AT_IDENTIFIER, start, mc_scan_identifier(p, lexer->end, false));
}

static uint8_t lex_dot(McLexer *lexer, McToken *out, const char *start) {
  if (start[1] == '.' && start[2] == '.') return form(lexer, out, TOK_ELLIPSIS, start, start + 3);
  return fail(lexer, out, start, start + 1, start + 1, "expected three consecutive dots for an ellipsis");
}

static uint8_t lex_dash(McLexer *lexer, McToken *out, const char *start) {
  bool arrow = start[1] == '>';
  return form(lexer, out, arrow ? TOK_ARROW : TOK_MINUS, start, start + 1 + arrow);
}

static uint8_t lex_colon(McLexer *lexer, McToken *out, const char *start) {
  bool two = start[1] == ':';
  return form(lexer, out, two ? TOK_COLON_COLON : TOK_COLON, start, start + 1 + two);
}

static uint8_t lex_brace(McLexer *lexer, McToken *out, const char *start) {
  if (start[1] == '-' && start[2] == '#') return form(lexer, out, TOK_FILE_METADATA_BEGIN, start, start + 3);
  return form(lexer, out, TOK_L_BRACE, start, start + 1);
}

static uint8_t lex_nul(McLexer *lexer, McToken *out, const char *start) {
  if (MC_LIKELY(start == lexer->end)) return form(lexer, out, TOK_EOF, start, start);
  return fail(lexer, out, start, start + 1, start, unexpected_nul);
}

/* `start` is at two slashes. Returns the end of the comment, or NULL when there is an error in it. */
static const char *skip_comment(McLexer *lexer, McToken *out, const char *start) {
  const char *p = scan_to(start + 2, lexer->end, '\n', '\r');
  while (*p != '\n' && *p != '\r' && *p != '\0') p = scan_to(p + 1, lexer->end, '\n', '\r');
  if (MC_LIKELY(*p != '\0' || p == lexer->end)) return p;
  fail(lexer, out, start, p + 1, p, unexpected_nul);
  return NULL;
}

MC_INLINE const char *skip_white_space(McLexer *lexer, const char *p) {
  while (mc_byte_class[(uint8_t)*p] == MC_CLASS_SPACE) p = skip_spaces(p + 1, lexer->end);
  return p;
}

/* `start` is at white space. */
static uint8_t lex_space(McLexer *lexer, McToken *out, const char *start) {
  const char *p = skip_white_space(lexer, start);
  return mc_lexer_read_from(lexer, out, p);
}

static uint8_t lex_slash(McLexer *lexer, McToken *out, const char *start) {
  while (start[0] == '/' && start[1] == '/') { /* a loop: a million lines of comments must not recurse */
    const char *end = skip_comment(lexer, out, start);
    if (end == NULL) return TOK_ERROR;
    if (end == lexer->end) return form(lexer, out, TOK_EOF, end, end);
    start = skip_white_space(lexer, end);
  }
  return *start == '/' ? form(lexer, out, TOK_SLASH, start, start + 1) : mc_lexer_read_from(lexer, out, start);
}

const McLexFunction mc_lex_functions[] = {
  [MC_CLASS_SPACE - MC_CLASS_FIRST] = lex_space, [MC_CLASS_BARE - MC_CLASS_FIRST] = lex_bare,
  [MC_CLASS_DIGIT - MC_CLASS_FIRST] = lex_number, [MC_CLASS_PERCENT - MC_CLASS_FIRST] = lex_percent,
  [MC_CLASS_CARET - MC_CLASS_FIRST] = lex_caret, [MC_CLASS_HASH - MC_CLASS_FIRST] = lex_hash,
  [MC_CLASS_EXCLAMATION - MC_CLASS_FIRST] = lex_exclamation, [MC_CLASS_AT - MC_CLASS_FIRST] = lex_at,
  [MC_CLASS_QUOTE - MC_CLASS_FIRST] = lex_quote, [MC_CLASS_DOT - MC_CLASS_FIRST] = lex_dot,
  [MC_CLASS_DASH - MC_CLASS_FIRST] = lex_dash, [MC_CLASS_COLON - MC_CLASS_FIRST] = lex_colon,
  [MC_CLASS_BRACE - MC_CLASS_FIRST] = lex_brace, [MC_CLASS_SLASH - MC_CLASS_FIRST] = lex_slash,
  [MC_CLASS_NUL - MC_CLASS_FIRST] = lex_nul, [MC_CLASS_OTHER - MC_CLASS_FIRST] = fail_character,
};

void mc_lexer_init(McLexer *lexer, const char *text, size_t len) {
  *lexer = (McLexer){.cur = text, .begin = text, .end = text + len, .error = NULL, .error_at = NULL};
}

McToken mc_lexer_next_with_comments(McLexer *lexer) {
  McToken token;
  const char *start = skip_white_space(lexer, lexer->cur);
  if (start[0] != '/' || start[1] != '/') {
    mc_lexer_read_from(lexer, &token, start);
    return token;
  }
  const char *end = skip_comment(lexer, &token, start);
  if (end != NULL) form(lexer, &token, TOK_COMMENT, start, end);
  return token;
}

/* --- all tokens at once --- */

enum { TOKEN_BYTES = 1 + 2 * sizeof(uint64_t) };

/* Makes an McAlloc for one call, which counts the memory that `tokens` already owns. */
static void init_alloc(McAlloc *alloc, const McTokens *tokens) {
  mc_alloc_init(alloc);
  alloc->live_bytes = tokens->capacity * TOKEN_BYTES;
  alloc->live_blocks = tokens->capacity ? 3 : 0;
}

/* Returns false when memory runs out; the arrays still have room for tokens->capacity, or more. */
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

bool mc_is_bare_identifier(const char *name, size_t len) {
  if (len == 0 || mc_byte_class[(uint8_t)name[0]] != MC_CLASS_BARE) return false;
  for (size_t i = 1; i < len; i++) {
    if (!(mc_byte_part[(uint8_t)name[i]] & MC_PART_BARE)) return false;
  }
  return true;
}
