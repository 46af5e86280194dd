/* cut.c - finds the places of a text where an operation at its top may begin, without parsing.
 *
 * Strings, comments and brackets are known, nothing else. Inside of braces only braces are counted: most of a text is
 * there, and 64 bytes need a few comparisons. Owns nothing. A text that is no MLIR gives wrong places, no failure.
 */
#include "parse/cut.h"

#include "text/lexer.h"

enum { IN_CODE, IN_STRING, IN_COMMENT, AFTER_SLASH, AFTER_ESCAPE };

static const char *skip_blanks(const char *p, const char *end) {
  while (p < end && (*p == ' ' || *p == '\t' || *p == '\r' || *p == '\n')) p++;
  return p;
}

/* Skips blanks at the start of a line. Returns the place where something begins there that may be at the top. */
static const char *begin_line(McCut *cut, const char *p, const char *end) {
  p = skip_blanks(p, end);
  if (p == end) return NULL; /* cut->line remains: the blanks may go on */
  cut->line = false;
  switch (mc_byte_class[(uint8_t)*p]) {
    case MC_CLASS_BARE: case MC_CLASS_QUOTE: case MC_CLASS_PERCENT: case MC_CLASS_HASH: case MC_CLASS_EXCLAMATION:
    case MC_CLASS_BRACE: case TOK_R_BRACE:
      return p;
    default: return NULL;
  }
}

/* A byte outside of strings and comments. */
MC_INLINE void read_code(McCut *cut, char c) {
  switch (c) {
    case '{': cut->depth++; break;
    case '}': cut->depth -= cut->depth != 0; break;
    case '(': case '[': cut->parens += cut->depth == 0; break;
    case ')': case ']': cut->parens -= cut->depth == 0 && cut->parens != 0; break;
    case '\n': cut->line = cut->depth == 0 && cut->parens == 0; break;
    default: break;
  }
}

static void read_byte(McCut *cut, char c) {
  switch (cut->inside) {
    case AFTER_SLASH:
      cut->inside = c == '/' ? IN_COMMENT : IN_CODE;
      if (c == '/') return;
      break;
    case AFTER_ESCAPE:
      cut->inside = IN_STRING;
      if (c != '\n') return;
      break;
    default: break;
  }
  if (cut->inside == IN_CODE) {
    if (c == '"') cut->inside = IN_STRING;
    else if (c == '/') cut->inside = AFTER_SLASH;
    else read_code(cut, c);
    return;
  }
  bool is_string = cut->inside == IN_STRING;
  if (is_string && c == '\\') cut->inside = AFTER_ESCAPE;
  if (c == '\n' || (is_string && c == '"') || (!is_string && c == '\r')) cut->inside = IN_CODE;
  if (c == '\n') read_code(cut, c);
}

/* Reads [p, end) byte by byte. Returns as mc_cut_next. */
static const char *read_bytes(McCut *cut, const char *p, const char *end) {
  while (p < end) {
    if (cut->line && cut->inside == IN_CODE) {
      const char *found = begin_line(cut, p, end);
      if (found != NULL || cut->line) return found;
      p = skip_blanks(p, end);
    }
    read_byte(cut, *p++);
  }
  return NULL;
}

#if MC_HAS_SSE2

typedef struct Block { __m128i v[4]; } Block;

MC_INLINE uint64_t where(const Block *b, char byte) {
  uint64_t mask = 0;
  for (int i = 0; i < 4; i++) mask |= (uint64_t)(uint32_t)_mm_movemask_epi8(mc_sse_is(b->v[i], byte)) << 16 * i;
  return mask;
}

/* Bytes that are `byte` when a bit of them is set: '(' and ')' differ in the lowest one. */
MC_INLINE uint64_t where_with(const Block *b, char bit, char byte) {
  uint64_t mask = 0;
  for (int i = 0; i < 4; i++) {
    __m128i with = _mm_or_si128(b->v[i], _mm_set1_epi8(bit));
    mask |= (uint64_t)(uint32_t)_mm_movemask_epi8(mc_sse_is(with, byte)) << 16 * i;
  }
  return mask;
}

/* Bit i is set when an odd number of bits up to i are. */
MC_INLINE uint64_t parity(uint64_t x) {
  for (int shift = 1; shift < 64; shift *= 2) x ^= x << shift;
  return x;
}

/* Reads the bytes of a block that `mask` has, all of them code, in order. `p` is the block. Sets *next to where to go
 * on: after the block, or at a line that begins outside of brackets. */
static void read_events(McCut *cut, const char *p, uint64_t braces, uint64_t others, const char **next) {
  uint64_t left = cut->depth == 0 ? braces | others : braces;
  while (left != 0) {
    const char *at = p + __builtin_ctzll(left);
    uint64_t done = left ^ (left - 1);
    left &= left - 1;
    bool was_inside = cut->depth != 0;
    read_code(cut, *at);
    if (cut->line) {
      *next = at + 1;
      return;
    }
    if (was_inside != (cut->depth != 0)) left = (cut->depth == 0 ? braces | others : braces) & ~done;
  }
}

/* Reads 64 bytes, or fewer. Sets *next to the byte to go on at. */
MC_INLINE void read_block(McCut *cut, const char *p, const char **next) {
  Block b;
  for (int i = 0; i < 4; i++) b.v[i] = _mm_loadu_si128((const __m128i *)(const void *)p + i);
  uint64_t quotes = where(&b, '"'), slashes = where(&b, '/'), in_use = ~(uint64_t)0;
  uint64_t closing = where(&b, '}'), braces = closing | where(&b, '{'), strings;
  *next = p + 64;
  strings = (MC_UNLIKELY(quotes != 0) ? parity(quotes) : 0) ^ (cut->inside == IN_STRING ? ~(uint64_t)0 : 0);
  uint64_t pairs = slashes & slashes >> 1 & ~strings;
  if (MC_UNLIKELY(slashes >> 63) && !(strings >> 63)) { /* the next block shows what it is */
    in_use >>= 1;
    *next = p + 63;
  }
  uint8_t inside = strings >> 63 ? IN_STRING : IN_CODE;
  if (MC_UNLIKELY(pairs != 0)) {
    int first = __builtin_ctzll(pairs);
    in_use = ((uint64_t)1 << first) - 1;
    *next = p + first + 2;
    inside = IN_COMMENT;
  }
  if (MC_UNLIKELY((strings & in_use) != 0)) {
    uint64_t odd = (where(&b, '\\') | where(&b, '\n')) & strings & in_use;
    if (MC_UNLIKELY(odd != 0)) { /* an escape, or a string without an end */
      for (const char *c = p; c < p + 64; c++) {
        if (cut->line && cut->inside == IN_CODE) {
          *next = c;
          return;
        }
        read_byte(cut, *c);
      }
      *next = p + 64;
      return;
    }
  }
  cut->inside = inside;
  braces &= in_use & ~strings;
  if (MC_LIKELY(cut->depth != 0)) {
    if (braces == 0) return;
    closing &= braces;
    if (MC_UNLIKELY(cut->depth > (unsigned)__builtin_popcountll(closing))) {
      cut->depth += (uint32_t)__builtin_popcountll(braces) - 2 * (uint32_t)__builtin_popcountll(closing);
      return;
    }
  }
  uint64_t others = where(&b, '\n') | where_with(&b, 1, ')') | where(&b, '[') | where(&b, ']');
  const char *stop = *next;
  read_events(cut, p, braces, others & in_use & ~strings, next);
  if (*next != stop) cut->inside = IN_CODE; /* it ends at a line, before a comment or string */
}

const char *mc_cut_next(McCut *cut, const char *p, const char *end) {
  while (end - p > 64) {
    if (cut->inside == IN_COMMENT) {
      while (p < end && *p != '\n' && *p != '\r') p++;
      if (p == end) return NULL;
      cut->inside = IN_CODE;
    } else if (cut->inside >= AFTER_SLASH) {
      read_byte(cut, *p++);
    } else if (cut->line && cut->inside == IN_CODE) {
      const char *found = begin_line(cut, p, end);
      if (found != NULL || cut->line) return found;
      p = skip_blanks(p, end);
    } else {
      MC_FETCH_AFTER(p, 2048);
      read_block(cut, p, &p);
    }
  }
  return read_bytes(cut, p, end);
}

#else

const char *mc_cut_next(McCut *cut, const char *p, const char *end) { return read_bytes(cut, p, end); }

#endif

/* Reads [*p, stop) until the last brace is closed, which it returns; NULL: some are open, and *p is `stop`. */
static const char *close_in_bytes(McCut *cut, const char **p, const char *stop) {
  while (*p < stop) {
    read_byte(cut, *(*p)++);
    if (cut->depth == 0) return *p - 1;
  }
  return NULL;
}

const char *mc_cut_close(const char *p, const char *end) {
  McCut cut = {.depth = 1};
#if MC_HAS_SSE2
  while (end - p > 64) {
    if (cut.inside == IN_COMMENT) {
      while (p < end && *p != '\n' && *p != '\r') p++;
      if (p == end) return NULL;
      cut.inside = IN_CODE;
      continue;
    }
    MC_FETCH_AFTER(p, 2048);
    Block b;
    for (int i = 0; i < 4; i++) b.v[i] = _mm_loadu_si128((const __m128i *)(const void *)p + i);
    uint64_t closing = where(&b, '}');
    bool stays_open = cut.depth > (unsigned)__builtin_popcountll(closing);
    if (MC_LIKELY(stays_open && cut.inside < AFTER_SLASH)) {
      read_block(&cut, p, &p);
    } else if (cut.inside == IN_CODE && (where(&b, '"') | where(&b, '/')) == 0) {
      for (uint64_t left = closing | where(&b, '{'); left != 0; left &= left - 1) {
        const char *at = p + __builtin_ctzll(left);
        read_code(&cut, *at);
        if (cut.depth == 0) return at;
      }
      p += 64;
    } else {
      const char *found = close_in_bytes(&cut, &p, p + 64);
      if (found != NULL) return found;
    }
  }
#endif
  return close_in_bytes(&cut, &p, end);
}
