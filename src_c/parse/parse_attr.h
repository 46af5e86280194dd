/* parse_attr.h - functions that parse_type.c, parse_attr.c, parse_dense.c, parse_affine.c, parse_loc.c and
 * parse_resource.c share; no other file uses them.
 *
 * Lists are collected on p->words, a stack: a function that pushes keeps the height before, and cuts the stack back
 * to it when the list is made. A failure ends the parse, so then nothing is cut.
 */
#ifndef MC_PARSE_ATTR_H
#define MC_PARSE_ATTR_H

#include "parse/parse.h"
#include "text/number.h"

/* Appends a word to `out`. Returns false after reporting. */
MC_INLINE bool mc_p_push(McParser *p, McWords *out, uint32_t word) {
  return MC_LIKELY(mc_array_push(&p->ctx->alloc, out, word)) || mc_p_out_of_memory(p);
}

/* Numbers on stacks of words: two words each. `few` is space of the caller for a short list, else the arena provides
 * it; every stride-th pair is read. They return NULL or false after reporting. (parse_type.c) */
#define MC_FEW_I64 8
bool mc_p_push_i64(McParser *p, McWords *out, int64_t value);
const int64_t *mc_p_i64s(McParser *p, const uint32_t *words, size_t count, size_t stride, int64_t few[MC_FEW_I64]);

/* True when the token is the word `literal`. */
#define mc_tok_is(tok, literal) \
  ((size_t)((tok)->end - (tok)->start) == sizeof(literal) - 1 && \
   memcmp((tok)->start, literal, sizeof(literal) - 1) == 0)

/* Upstream's "keyword": a bare identifier of any spelling, or an integer type's name. */
MC_INLINE bool mc_p_at_word(const McParser *p) {
  return p->tok.kind == TOK_BARE_IDENTIFIER || p->tok.kind == TOK_INTTYPE;
}

/* True when the word starts a builtin type. (parse_type.c) */
bool mc_p_is_type_word(const McToken *tok);
/* True when the word starts an attribute and not a type. (parse_attr.c) */
bool mc_p_is_attr_word(const McToken *tok);

/* The value of a decimal or 0x integer token. Returns false when it is 2^64 or more, or not a number. (parse_attr.c) */
bool mc_p_token_u64(const McToken *tok, uint64_t *out);
/* The same with a sign, into `width` bits (at most 64). positive: in this type (signed integers, index), a literal
 * without a minus must leave the sign bit clear. Returns false when the number is out of range. */
MC_INLINE bool mc_p_fit_integer(uint64_t magnitude, bool negative, uint32_t width, bool positive, uint64_t *out) {
  if (width < 64 && magnitude >> width != 0) return false;
  if (width == 0) {
    *out = 0;
    return !negative;
  }
  uint64_t value = negative ? 0 - magnitude : magnitude;
  bool sign = (value >> (width - 1) & 1) != 0;
  if (negative ? !sign : positive && sign) return false;
  *out = width < 64 ? value & (((uint64_t)1 << width) - 1) : value;
  return true;
}
/* The same for any width: `words` has room for ceil(width / 64) words, and all of them are set. */
bool mc_p_fit_wide_integer(McParser *p, const McToken *tok, bool negative, uint32_t width, bool positive,
                           uint64_t *words);

/* The value of a number token as a float. Returns false after reporting. */
bool mc_p_float_value(McParser *p, const McToken *tok, bool negative, McFloatKind kind, McFloatBits *out);

/* Reports why an interned object with these children could not be made: nesting, else memory. Always returns false. */
bool mc_p_not_interned(McParser *p, const uint32_t *children, size_t count);
/* Reports at `at` the message that a constructor put into `why` (handed over; NULL: memory ran out), or, if there is
 * none, reports as mc_p_not_interned of `child` does. Always returns false. */
bool mc_p_rejected(McParser *p, const char *at, McDiags *why, uint32_t child);

/* `!name...` or `#name...` at the current token: an alias (dialect MC_NONE, body: its name), or a dialect's symbol
 * with its body as written. `at`: where upstream reports errors of the symbol. Returns false after reporting. */
typedef struct McDialectSymbol {
  McIdent dialect;
  McStr namespace; /* borrowed: into the text */
  McStr body;      /* borrowed: into the text */
  const char *at;
} McDialectSymbol;
bool mc_p_dialect_symbol(McParser *p, McDialectSymbol *out);
/* True when an opaque type or attribute can be made of this symbol. type: the attribute's, or MC_NONE for types.
 * Returns false after reporting. */
bool mc_p_check_symbol(McParser *p, const McDialectSymbol *symbol, bool is_attr, McType type);

/* `[1, 2]` of these elements. (parse_dense.c) */
McAttr mc_p_dense_array_list(McParser *p, McType element);

/* The type of `dense` or `sparse` elements, after the literal: `type`, or, if that is MC_NONE, the type after a `:`.
 * It is shaped and static. Errors are reported at `at`. Returns MC_NONE after reporting. (parse_dense.c) */
McType mc_p_elements_type(McParser *p, const char *at, McType type);

/* `#name`: an alias or a dialect's attribute. */
McAttr mc_p_extended_attr(McParser *p, McType type);

/* parse_dense.c; at the keyword. */
McAttr mc_p_dense_array(McParser *p);
McAttr mc_p_sparse_elements(McParser *p, McType type);

/* parse_resource.c; at the keyword. */
McAttr mc_p_dense_resource(McParser *p, McType type);
McAttr mc_p_distinct(McParser *p, McType type);

/* The number of bytes of a hex string `"0x..."` token (quotes included). Returns false for any other form. */
MC_INLINE bool mc_p_hex_size(const McToken *tok, uint64_t *out) {
  size_t len = mc_token_len(tok);
  if (tok->kind != TOK_STRING || len < 4 || tok->start[1] != '0' || tok->start[2] != 'x' || len % 2 != 0) return false;
  *out = (len - 4) / 2;
  return true;
}
/* Decodes `count` bytes from 2 * count hex digits at `digits`. Returns false when another character is there.
 * (parse_dense.c) */
bool mc_hex_decode(const char *digits, size_t count, uint8_t *out);

#endif
