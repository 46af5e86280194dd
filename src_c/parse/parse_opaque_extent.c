/* parse_opaque_extent.c - where an operation without a definition ends, and what its braces hold.
 *
 * Custom forms have no mark at their end. Signs of it are brackets; tokens after which text must go on, as a comma; and
 * at the start of a line whether an operation can begin there: `%x =` and a name, a name with a dot, a name without one
 * that is not indented deeper than the operation before it, a quoted name, a block's label, an alias. Everything here
 * reads the tokens ahead and consumes none; together these look-aheads are linear in the text, since each begins at a
 * token of its own kind and ends before the next of that kind, or within a line.
 */
#include "parse/parse_opaque.h"

typedef struct Look { McLexer lex; McToken tok; } Look;

static Look look_from(const McParser *p) { return (Look){p->lex, p->tok}; }
static uint8_t look_next(Look *look) {
  mc_lexer_read(&look->lex, &look->tok);
  return look->tok.kind;
}

static bool has_dot(const McToken *tok) { return memchr(tok->start, '.', mc_token_len(tok)) != NULL; }

static bool has_newline(const char *from, const char *to) {
  for (; from < to; from++) {
    if (*from == '\n') return true;
  }
  return false;
}

/* No operation's text ends with such a token. */
static bool must_go_on(uint8_t kind) {
  switch (kind) {
    case TOK_COMMA: case TOK_COLON: case TOK_COLON_COLON: case TOK_ARROW: case TOK_EQUAL: case TOK_L_PAREN:
    case TOK_L_SQUARE: case TOK_L_BRACE: case TOK_LESS: case TOK_PLUS: case TOK_MINUS: case TOK_STAR: case TOK_SLASH:
    case TOK_VERTICAL_BAR: case TOK_AT:
      return true;
    default: return false;
  }
}

/* `%x =`, `%x:2, %y =` and the name of an operation. many: a list may come; dotted: a name with a dot or in quotes. */
static bool names_results(Look look, bool many, bool dotted) {
  for (;;) {
    uint8_t kind = look_next(&look);
    if (kind == TOK_COLON) {
      if (look_next(&look) != TOK_INTEGER) return false;
      kind = look_next(&look);
    }
    if (kind == TOK_COMMA && many) {
      if (look_next(&look) != TOK_PERCENT_IDENTIFIER) return false;
      continue;
    }
    if (kind != TOK_EQUAL) return false;
    kind = look_next(&look);
    return kind == TOK_STRING || (kind == TOK_BARE_IDENTIFIER && (!dotted || has_dot(&look.tok)));
  }
}

#define MAX_INDENT (MC_TEXT_BEFORE - 1u)

/* The number of blanks before the first token of the line; MAX_INDENT: many, or the line is long. */
static uint32_t indent_at(const McParser *p, const char *at) {
  const char *line = at;
  while (line > p->text && line[-1] != '\n' && (uint32_t)(at - line) < MAX_INDENT) line--;
  if (line > p->text && line[-1] != '\n') return MAX_INDENT;
  uint32_t indent = 0;
  while (line[indent] == ' ' || line[indent] == '\t') indent++;
  return indent;
}

/* The word names an operation that is defined, in the default dialect or in builtin. */
static bool is_defined_op(McParser *p, const McToken *word) {
  const McIdent dialects[2] = {p->default_dialects.ptr[p->default_dialects.len - 1], p->ctx->known[MC_ID_builtin]};
  McStr name = {word->start, mc_token_len(word)};
  char small[64];
  for (int i = 0; i < 2; i++) {
    if (dialects[i].index == MC_NONE || !mc_dialect_is_defined(p->ctx, dialects[i], NULL)) continue;
    McStr dialect = mc_ident_str(p->ctx, dialects[i]);
    if (dialect.len + name.len + 1 > sizeof small) continue;
    McStr full = mc_p_with_dialect(p, dialect, name, small, sizeof small);
    McOpName op = mc_op_name(p->ctx, full.ptr, full.len);
    const McOpDef *def = op.index == MC_NONE ? NULL : mc_op_name_def(p->ctx, op);
    if (def != NULL && def->format != NULL) return true;
  }
  return false;
}

/* A word without a dot at the start of a line: is it an operation of the default dialect? */
static bool is_short_op(McParser *p, McOpaqueExtent *e) {
  Look look = look_from(p);
  uint8_t next = look_next(&look);
  if (next == TOK_EQUAL || next == TOK_COMMA) return false;
  if (is_defined_op(p, &p->tok)) return true;
  if (p->default_dialects.ptr[p->default_dialects.len - 1].index == MC_NONE) return false;
  if (next == TOK_L_BRACE || next == TOK_L_PAREN || next == TOK_L_SQUARE) return false; /* `else {`, `outs(` */
  if (e->indent == UINT32_MAX) e->indent = indent_at(p, e->at);
  return indent_at(p, p->tok.start) <= e->indent;
}

static bool begins_line_of_other_op(McParser *p, McOpaqueExtent *e) {
  Look look = look_from(p);
  switch (p->tok.kind) {
    case TOK_PERCENT_IDENTIFIER: return names_results(look, true, false);
    case TOK_STRING: return look_next(&look) == TOK_L_PAREN;
    case TOK_BARE_IDENTIFIER: return has_dot(&p->tok) ? look_next(&look) != TOK_EQUAL : is_short_op(p, e);
    case TOK_CARET_IDENTIFIER: {
      uint8_t next = look_next(&look);
      return next == TOK_COLON || next == TOK_L_PAREN;
    }
    case TOK_HASH_IDENTIFIER:
    case TOK_EXCLAMATION_IDENTIFIER: return !has_dot(&p->tok) && look_next(&look) == TOK_EQUAL;
    default: return false;
  }
}

/* After a comma that ends a line, outside of brackets: some projects' printers leave one there. The text goes on unless
 * the line can be nothing but an operation. */
static bool is_surely_other_op(McParser *p) {
  Look look = look_from(p);
  if (p->tok.kind == TOK_PERCENT_IDENTIFIER) return names_results(look, true, true);
  if (p->tok.kind != TOK_BARE_IDENTIFIER) return false;
  if (is_defined_op(p, &p->tok)) return true;
  if (!has_dot(&p->tok)) return false;
  uint8_t next = look_next(&look);
  return next == TOK_PERCENT_IDENTIFIER || next == TOK_AT_IDENTIFIER;
}

bool mc_opaque_ends(McParser *p, McOpaqueExtent *e) {
  uint8_t kind = p->tok.kind;
  if (kind == TOK_EOF || kind == TOK_FILE_METADATA_BEGIN) return true;
  if (e->num_open != e->num_angles) return false;
  if (kind == TOK_R_BRACE) return true;
  if (e->num_open == 0 && (kind == TOK_R_PAREN || kind == TOK_R_SQUARE)) return true;
  if (must_go_on(e->last)) {
    bool after_line = e->last == TOK_COMMA && e->num_open == 0 && has_newline(p->last_end, p->tok.start);
    return after_line && is_surely_other_op(p);
  }
  bool can_begin = kind == TOK_PERCENT_IDENTIFIER || kind == TOK_BARE_IDENTIFIER || kind == TOK_STRING ||
                   kind == TOK_CARET_IDENTIFIER || kind == TOK_HASH_IDENTIFIER || kind == TOK_EXCLAMATION_IDENTIFIER;
  if (!can_begin) return false;
  if (has_newline(p->last_end, p->tok.start)) return begins_line_of_other_op(p, e);
  if (kind == TOK_PERCENT_IDENTIFIER) return names_results(look_from(p), false, true);
  return false;
}

/* After `{` and a newline, a word without a dot: an operation, or the first line of a list? Lists have lines that end
 * with a comma, and entries as `rw %x[...]`. */
static bool line_is_op(Look look) {
  uint8_t last = look.tok.kind;
  const char *end = look.tok.end;
  for (uint32_t i = 1;; i++) {
    uint8_t kind = look_next(&look);
    if (i == 2 && kind == TOK_L_SQUARE && last == TOK_PERCENT_IDENTIFIER) return false;
    if (kind == TOK_EOF || kind == TOK_ERROR || has_newline(end, look.tok.start)) return last != TOK_COMMA;
    last = kind;
    end = look.tok.end;
  }
}

McOpaqueBrace mc_opaque_brace(McParser *p, const McOpaqueExtent *e) {
  Look look = look_from(p);
  const char *brace_end = p->tok.end;
  uint8_t first = look_next(&look);
  bool new_line = has_newline(brace_end, look.tok.start);
  Look after = look;
  uint8_t second = look_next(&after);
  switch (first) {
    case TOK_CARET_IDENTIFIER: return MC_BRACE_REGION;
    case TOK_PERCENT_IDENTIFIER: return names_results(look, true, false) ? MC_BRACE_REGION : MC_BRACE_TEXT;
    case TOK_STRING:
      if (second == TOK_L_PAREN) return MC_BRACE_REGION;
      return second == TOK_EQUAL ? MC_BRACE_ATTRS : MC_BRACE_TEXT;
    case TOK_R_BRACE: {
      bool is_text = must_go_on(e->last) || second == TOK_COLON || second == TOK_ARROW || second == TOK_COMMA ||
                     e->num_open != 0;
      return is_text ? MC_BRACE_TEXT : MC_BRACE_REGION;
    }
    case TOK_BARE_IDENTIFIER:
    case TOK_INTTYPE: break;
    default: return MC_BRACE_TEXT;
  }
  if (second == TOK_EQUAL) return MC_BRACE_ATTRS;
  if (second == TOK_COMMA) return MC_BRACE_ATTRS;
  if (second == TOK_R_BRACE) return new_line && first == TOK_BARE_IDENTIFIER ? MC_BRACE_REGION : MC_BRACE_ATTRS;
  if (first == TOK_INTTYPE || second == TOK_COLON) return MC_BRACE_TEXT;
  if (has_dot(&look.tok)) return MC_BRACE_REGION;
  return new_line && line_is_op(look) ? MC_BRACE_REGION : MC_BRACE_TEXT;
}
