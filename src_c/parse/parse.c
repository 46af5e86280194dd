/* parse.c - the parser's entry points, tokens and errors, and attribute and type aliases.
 *
 * A parse makes all its records in a pool of its own. When the parse fails, the whole pool is returned, so no path
 * has to undo what it built. Aliases and names point into the text, which outlives the
 * parser, or to copies, if text that was read goes back to the system.
 */
#include "parse/parse.h"

#include <stdarg.h>
#include <stdio.h>

#include "parse/apart.h"
#include "parse/legacy_hooks.h"
#include "parse/parse_defined.h"
#include "parse/parse_memo.h"
#include "parse/parse_names.h"
#include "parse/parse_opaque.h"
#include "text/encoding.h"

/* --- errors --- */

/* File, line and column of a place in the text, interned: for messages, which outlive the position. */
static McLoc materialized_loc(McParser *p, const char *at) {
  uint32_t line, column;
  McIdent name; /* the source's table answers in logarithmic time: a text may have an error in each line */
  if (p->base == 0 || !mc_sources_locate(p->ctx->sources, p->base + (uint32_t)(at - p->text), &name, &line, &column)) {
    return mc_p_loc_at(p, at);
  }
  return mc_loc_file(p->ctx, mc_ident(p->ctx, p->source_name.ptr, p->source_name.len), line, column);
}

MC_COLD static bool report(McParser *p, McSeverity severity, const char *at, const char *format, va_list args) {
  mc_file_text_restore(p->file_text);
  if (at < p->text) at = p->text;
  McBuf message;
  mc_buf_init(&message, &p->ctx->alloc);
  mc_buf_vprintf(&message, format, args);
  if (message.failed) {
    mc_out_of_memory(p->diags);
  } else {
    mc_report_at(p->diags, severity, materialized_loc(p, at), p->text, p->len, at, message.ptr, message.len);
  }
  mc_buf_fini(&message);
  return false;
}

/* When the current token is TOK_ERROR, the lexer's message replaces the parser's. */
MC_COLD static bool report_lexer_error(McParser *p) {
  if (mc_diags_has_error(p->diags)) return false;
  mc_file_text_restore(p->file_text);
  const char *at = p->lex.error_at != NULL ? p->lex.error_at : p->tok.start;
  const char *message = p->lex.error != NULL ? p->lex.error : "unexpected character";
  mc_report_at(p->diags, MC_ERROR, materialized_loc(p, at), p->text, p->len, at, message, strlen(message));
  return false;
}

/* Reports that the current token can be part of nothing, whatever was expected. False: it can, nothing was reported. */
MC_COLD static bool report_no_token(McParser *p) {
  mc_file_text_restore(p->file_text);
  if (p->tok.kind == TOK_ERROR) return report_lexer_error(p), true;
  const char *message = mc_p_legacy(p) ? p->legacy->hooks->no_token(p) : NULL;
  if (message == NULL) return false;
  mc_report_at(p->diags, MC_ERROR, materialized_loc(p, p->tok.start), p->text, p->len, p->tok.start, message,
               strlen(message));
  return true;
}

MC_COLD bool mc_p_error_at(McParser *p, const char *at, const char *format, ...) {
  if (p->tok.kind == TOK_ERROR) return report_lexer_error(p);
  va_list args;
  va_start(args, format);
  report(p, MC_ERROR, at, format, args);
  va_end(args);
  return false;
}

MC_COLD bool mc_p_note_at(McParser *p, const char *at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  report(p, MC_NOTE, at, format, args);
  va_end(args);
  return false;
}

MC_COLD bool mc_p_warning_at(McParser *p, const char *at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  report(p, MC_WARNING, at, format, args);
  va_end(args);
  return false;
}

MC_COLD bool mc_p_error(McParser *p, const char *format, ...) {
  if (report_no_token(p)) return false;
  va_list args;
  va_start(args, format);
  report(p, MC_ERROR, p->tok.kind == TOK_EOF ? p->tok.start - 1 : p->tok.start, format, args);
  va_end(args);
  return false;
}

/* The place to blame for a missing token: the end of the last text before `at` when `at` is the first text in its
 * line. Line comments are skipped (a "//" in a string is taken for a comment, as mlir-opt 22 does). */
static const char *blame_for_missing(const char *begin, const char *at) {
  const char *c = at;
  for (;;) {
    while (c > begin && (c[-1] == ' ' || c[-1] == '\t')) c--;
    if (c == begin) return at;
    if (c[-1] != '\n' && c[-1] != '\r') return c;
    c--;
    const char *line = c;
    while (line > begin && line[-1] != '\n' && line[-1] != '\r') line--;
    for (const char *s = line; s + 1 < c; s++) {
      if (s[0] != '/' || s[1] != '/') continue;
      c = s;
      break;
    }
  }
}

MC_COLD bool mc_p_wrong_token(McParser *p, const char *format, ...) {
  if (report_no_token(p)) return false;
  const char *at = p->tok.kind == TOK_EOF && p->tok.start > p->text ? p->tok.start - 1 : p->tok.start;
  va_list args;
  va_start(args, format);
  report(p, MC_ERROR, blame_for_missing(p->text, at), format, args);
  va_end(args);
  return false;
}

MC_COLD bool mc_p_out_of_memory(McParser *p) { return mc_out_of_memory(p->diags); }

MC_COLD bool mc_p_interrupted(McParser *p) {
  p->was_interrupted = true;
  return mc_p_error(p, "interrupted");
}

/* --- text that is passed --- */

void mc_p_number_lines(McParser *p, const char *before) {
  if (p->base != 0) mc_sources_number_lines(p->ctx->sources, p->base + (uint32_t)(before - p->text));
}

MC_COLD void mc_p_pass(McParser *p) {
  if (p->opaque != NULL) { /* reads regions more than once */
    p->pass_step = SIZE_MAX;
    return;
  }
  if (p->tok.start - p->kept_from <= MC_TEXT_BEFORE) return;
  const char *to = p->tok.start - MC_TEXT_BEFORE;
  mc_p_number_lines(p, to);
  mc_file_text_pass(p->file_text, p->kept_from, to);
  p->kept_from = to;
}

const char *mc_p_lasting(McParser *p, const char *bytes, size_t len) {
  if (MC_LIKELY(!p->forgets_text)) return bytes;
  char *copy = mc_arena_alloc(&p->arena, len, 1);
  return copy == NULL ? NULL : memcpy(copy, bytes, len);
}

/* --- tokens --- */

bool mc_at_word(const McParser *p, const char *spelling, size_t len) {
  return p->tok.kind == TOK_BARE_IDENTIFIER && mc_token_len(&p->tok) == len &&
         mc_same_bytes(p->tok.start, spelling, len);
}

bool mc_consume_word(McParser *p, const char *spelling, size_t len) {
  if (!mc_at_word(p, spelling, len)) return false;
  mc_advance(p);
  return true;
}

void mc_p_reset(McParser *p, const char *at) {
  p->lex.cur = at;
  mc_lexer_read(&p->lex, &p->tok);
}

enum { MARK_BYTES = 4096 };

/* Moves a line on to the line of `to`, which is not before `from`, a byte of it. */
static McLineMark follow_lines(const char *text, McLineMark line, size_t from, size_t to) {
  const char *c = text + from, *end = text + to;
  while ((c = memchr(c, '\n', (size_t)(end - c))) != NULL) {
    c++;
    line.line++;
    line.start = (size_t)(c - text);
  }
  return line;
}

/* The same for the bytes between two marks, of which most are passed only once. */
static McLineMark next_mark(const char *text, McLineMark line, size_t from) {
  const char *c = text + from;
  uint32_t count = 0;
  for (int i = 0; i < MARK_BYTES; i++) count += c[i] == '\n';
  if (count == 0) return line;
  size_t last = from + MARK_BYTES;
  while (text[last - 1] != '\n') last--;
  return (McLineMark){last, line.line + count};
}

bool mc_p_mark_lines(McParser *p, size_t to) {
  McTextLines *l = &p->lines;
  McLineMark first = {0, 0};
  if (l->marks.len == 0 && !mc_array_push(&p->ctx->alloc, &l->marks, first)) return false;
  while (l->marks.len <= to / MARK_BYTES) {
    size_t from = (l->marks.len - 1) * MARK_BYTES;
    McLineMark mark = next_mark(p->text, l->marks.ptr[l->marks.len - 1], from);
    if (!mc_array_push(&p->ctx->alloc, &l->marks, mark)) return false;
  }
  return true;
}

/* The line of a place in the text. Returns false when memory runs out. */
static bool line_at(McParser *p, size_t at, McLineMark *out) {
  McTextLines *l = &p->lines;
  if (!mc_p_mark_lines(p, at)) return false;
  size_t from = at / MARK_BYTES * MARK_BYTES;
  McLineMark line = l->marks.ptr[at / MARK_BYTES];
  if (l->last_at > from && l->last_at <= at) {
    from = l->last_at;
    line = l->last;
  }
  *out = l->last = follow_lines(p->text, line, from, at);
  l->last_at = at;
  return true;
}

/* The location when the text has no range of positions: it is over a gigabyte, or is a single type or attribute.
 * Returns MC_NONE when memory runs out. */
MC_COLD static McLoc file_loc_at(McParser *p, const char *place) {
  McLoc none = {MC_NONE};
  McLineMark line;
  size_t at = (size_t)(place - p->text);
  if (!line_at(p, at, &line)) return none;
  McIdent name = mc_ident(p->ctx, p->source_name.ptr, p->source_name.len);
  if (name.index == MC_NONE) return none;
  uint32_t column = (uint32_t)(at - line.start) + 1 + (line.line == 0 ? p->columns_before : 0);
  return mc_loc_file(p->ctx, name, p->lines_before + line.line + 1, column);
}

McLoc mc_p_loc_at(McParser *p, const char *at) {
  if (MC_UNLIKELY(p->base == 0)) return file_loc_at(p, at);
  p->positions++;
  return (McLoc){0x80000000u | (p->base + (uint32_t)(at - p->text))};
}

static int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

bool mc_p_string_value(McParser *p, const McToken *tok, McStr *out) {
  const char *from = tok->start, *end = tok->end - 1;
  MC_ASSERT(tok->kind == TOK_STRING || tok->kind == TOK_AT_IDENTIFIER);
  if (*from == '@') from++;
  from++;
  *out = (McStr){from, (size_t)(end - from)};
  if (memchr(from, '\\', out->len) == NULL) return true;
  char *to = mc_arena_alloc(&p->arena, out->len, 1);
  if (to == NULL) return mc_p_out_of_memory(p);
  out->ptr = to;
  while (from < end) {
    if (*from != '\\') {
      *to++ = *from++;
      continue;
    }
    char c = from[1];
    if (c == 'n' || c == 't' || c == '"' || c == '\\') {
      *to++ = (char)(c == 'n' ? '\n' : c == 't' ? '\t' : c);
      from += 2;
    } else { /* the lexer has checked that two hex digits follow */
      *to++ = (char)(hex_digit(from[1]) << 4 | hex_digit(from[2]));
      from += 3;
    }
  }
  out->len = (size_t)(to - out->ptr);
  return true;
}

McIdent mc_p_at_identifier(McParser *p, const McToken *tok) {
  MC_ASSERT(tok->kind == TOK_AT_IDENTIFIER);
  McStr name = {tok->start + 1, mc_token_len(tok) - 1};
  if (*name.ptr == '"' && !mc_p_string_value(p, tok, &name)) return (McIdent){MC_NONE};
  McIdent ident = mc_ident(p->ctx, name.ptr, name.len);
  if (ident.index == MC_NONE) mc_p_out_of_memory(p);
  return ident;
}

/* --- aliases --- */

typedef struct McAlias {
  const char *name; /* borrowed: into the text, or p->kept; with the sigil */
  uint32_t len;
  uint32_t value;   /* MC_NONE: a location that was referred to and is not defined yet */
  bool is_bounded;  /* an older generation: the value contains a `size` */
  bool is_early;    /* the text defines it once more: p->reads_ahead */
} McAlias;

/* An operation or argument whose location is an alias that is defined later. */
typedef struct McLocFixup {
  const char *at;
  uint32_t alias;    /* number + 1 */
  uint32_t target;   /* McOp or McValue */
  bool is_value;
} McLocFixup;

struct McAliasTable {
  MC_ARRAY(McAlias) aliases;
  MC_ARRAY(McLocFixup) fixups;
  uint32_t *slots;   /* owned: alias number + 1, or 0 */
  uint32_t capacity; /* a power of two, or 0 */
};

static McAliasTable *alias_table_new(McAlloc *alloc) { return mc_alloc_zeroed(alloc, sizeof(McAliasTable)); }

static void alias_table_free(McAlloc *alloc, McAliasTable *t) {
  if (t == NULL) return;
  mc_array_fini(alloc, &t->aliases);
  mc_array_fini(alloc, &t->fixups);
  mc_free(alloc, t->slots, t->capacity * sizeof(uint32_t));
  mc_free(alloc, t, sizeof *t);
}

/* `name` is without its sigil; the sigil decides the kind. Attribute and type aliases never match each other. */
static uint32_t *alias_slot(McAliasTable *t, char sigil, const char *name, size_t len) {
  uint32_t mask = t->capacity - 1;
  uint32_t i = (uint32_t)(mc_hash_bytes(name, len) ^ (unsigned char)sigil) & mask;
  for (;; i = (i + 1) & mask) {
    if (t->slots[i] == 0) return &t->slots[i];
    const McAlias *a = &t->aliases.ptr[t->slots[i] - 1];
    if (a->len == len && a->name[0] == sigil && memcmp(a->name + 1, name, len) == 0) return &t->slots[i];
  }
}

static bool alias_table_grow(McAlloc *alloc, McAliasTable *t) {
  uint32_t old = t->capacity, capacity = old ? old * 2 : 64;
  uint32_t *slots = mc_alloc_zeroed(alloc, capacity * sizeof(uint32_t));
  if (slots == NULL) return false;
  mc_free(alloc, t->slots, old * sizeof(uint32_t));
  t->slots = slots;
  t->capacity = capacity;
  for (uint32_t i = 0; i < t->aliases.len; i++) {
    const McAlias *a = &t->aliases.ptr[i];
    *alias_slot(t, a->name[0], a->name + 1, a->len) = i + 1;
  }
  return true;
}

static McAlias *alias_find(McAliasTable *t, char sigil, const char *name, size_t len) {
  if (t->capacity == 0) return NULL;
  uint32_t number = *alias_slot(t, sigil, name, len);
  return number == 0 ? NULL : &t->aliases.ptr[number - 1];
}

/* `name` is with its sigil. Returns the alias's number, existing or new; 0 when memory runs out. */
static uint32_t alias_add(McParser *p, const char *name, size_t len) {
  McAlloc *alloc = &p->ctx->alloc;
  McAliasTable *t = p->aliases;
  if (t->aliases.len + 1 > t->capacity / 2 && !alias_table_grow(alloc, t)) return 0;
  uint32_t *slot = alias_slot(t, name[0], name + 1, len);
  if (*slot != 0) return *slot;
  if (MC_UNLIKELY(p->is_part || p->forgets_text)) { /* the text goes before the alias */
    char *copy = mc_arena_alloc(&p->kept, len + 1, 1);
    if (copy == NULL) return 0;
    name = memcpy(copy, name, len + 1);
  }
  McAlias alias = {.name = name, .len = (uint32_t)len, .value = MC_NONE};
  if (!mc_array_push(alloc, &t->aliases, alias)) return 0;
  return *slot = (uint32_t)t->aliases.len;
}

/* An alias that is defined, or NULL. */
static const McAlias *alias_defined(const McParser *p, char sigil, const char *name, size_t len) {
  const McAlias *alias = alias_find(p->aliases, sigil, name, len);
  if (alias == NULL && MC_UNLIKELY(p->outer_aliases != NULL)) alias = alias_find(p->outer_aliases, sigil, name, len);
  return alias == NULL || alias->value == MC_NONE ? NULL : alias;
}

static uint32_t alias_value(McParser *p, char sigil, const char *name, size_t len) {
  const McAlias *alias = alias_defined(p, sigil, name, len);
  if (alias == NULL) return MC_NONE;
  if (mc_p_legacy(p) && alias->is_bounded) {
    p->legacy->num_bounded++;
    p->num_forward++; /* the spelling must be parsed again at its next occurrence */
  }
  return alias->value;
}

McAttr mc_p_attr_alias(McParser *p, const char *name, size_t len) { return (McAttr){alias_value(p, '#', name, len)}; }

McType mc_p_type_alias(McParser *p, const char *name, size_t len) { return (McType){alias_value(p, '!', name, len)}; }

bool mc_p_has_alias(McParser *p, const char *sigil, size_t len) {
  return alias_defined(p, *sigil, sigil + 1, len) != NULL;
}

uint32_t mc_p_forward_loc(McParser *p, const char *name, size_t len) {
  p->num_forward++;
  if (MC_UNLIKELY(p->stops_forward)) {
    p->met_forward = true;
    return 0;
  }
  uint32_t number = alias_add(p, name - 1, len);
  if (number == 0) mc_p_out_of_memory(p);
  return number;
}

bool mc_p_fix_loc_later(McParser *p, uint32_t alias, const char *at, uint32_t target, bool is_value) {
  McLocFixup fixup = {at, alias, target, is_value};
  return mc_array_push(&p->ctx->alloc, &p->aliases->fixups, fixup) || mc_p_out_of_memory(p);
}

McAliasMark mc_p_alias_mark(const McParser *p) {
  return (McAliasMark){p->aliases->aliases.len, p->aliases->fixups.len};
}

bool mc_p_take_aliases(McParser *p, const McParser *other, McAliasMark from, McAliasMark to) {
  for (size_t i = from.aliases; i < to.aliases; i++) {
    const McAlias *alias = &other->aliases->aliases.ptr[i];
    if (alias_add(p, alias->name, alias->len) == 0) return mc_p_out_of_memory(p);
  }
  for (size_t i = from.fixups; i < to.fixups; i++) {
    McLocFixup fixup = other->aliases->fixups.ptr[i];
    const McAlias *alias = &other->aliases->aliases.ptr[fixup.alias - 1];
    fixup.alias = alias_add(p, alias->name, alias->len);
    if (fixup.alias == 0 || !mc_array_push(&p->ctx->alloc, &p->aliases->fixups, fixup)) return mc_p_out_of_memory(p);
  }
  return true;
}

const char *mc_p_undefined_loc(const McCarried *carried, size_t *len) {
  const McAliasTable *t = carried->aliases;
  for (size_t i = 0; t != NULL && i < t->aliases.len; i++) {
    *len = t->aliases.ptr[i].len + 1;
    if (t->aliases.ptr[i].value == MC_NONE) return t->aliases.ptr[i].name;
  }
  return NULL;
}

bool mc_p_resolve_locs(McParser *p) {
  McAliasTable *t = p->aliases;
  for (size_t i = 0; i < t->fixups.len; i++) {
    const McLocFixup *f = &t->fixups.ptr[i];
    McAttr attr = {t->aliases.ptr[f->alias - 1].value};
    if (attr.index == MC_NONE && p->is_part) continue;
    if (attr.index == MC_NONE) return mc_p_error_at(p, f->at, "operation location alias was never defined");
    McLoc loc = mc_loc_from_attr(p->ctx, attr);
    if (loc.index == MC_NONE) {
      return mc_p_error_at(p, f->at, "expected location, but found '%s'", mc_text_attr(p->diags, attr));
    }
    if (f->is_value) {
      mc_value_set_loc(p->ctx, (McValue){f->target}, loc);
    } else {
      mc_op_rec(p->ctx, (McOp){f->target})->loc = loc.index;
    }
  }
  return true;
}

/* Grammar: type-alias-def, attribute-alias-def, affine-map-def, semi-affine-map-def, integer-set-decl,
 * module-header-def. */
bool mc_p_alias_definition(McParser *p) {
  McToken name = p->tok;
  bool is_attr = name.kind == TOK_HASH_IDENTIFIER;
  const char *what = is_attr ? "attribute" : "type";
  size_t len = mc_token_len(&name) - 1;
  const McAlias *old = alias_find(p->aliases, name.start[0], name.start + 1, len);
  if (old != NULL && old->value != MC_NONE && !old->is_early) {
    return mc_p_error(p, "redefinition of %s alias id '%.*s'", what, (int)len, name.start + 1);
  }
  if (memchr(name.start, '.', len + 1) != NULL) {
    McLegacyAnswer old = mc_p_legacy(p) ? p->legacy->hooks->accepts(p, MC_OLD_DOTTED_ALIAS) : MC_LEGACY_NO;
    if (old == MC_LEGACY_NO) return mc_p_error(p, "%s names with a '.' are reserved for dialect-defined names", what);
    if (old == MC_LEGACY_FAILED) return false;
  }
  mc_advance(p);
  if (!mc_expect(p, TOK_EQUAL, is_attr ? "expected '=' in attribute alias definition"
                                       : "expected '=' in type alias definition")) {
    return false;
  }
  bool is_bounded = false;
  uint32_t value;
  if (mc_p_legacy(p)) value = p->legacy->hooks->alias_value(p, &name, &is_bounded);
  else value = is_attr ? mc_p_attr(p, (McType){MC_NONE}).index : mc_p_type(p).index;
  if (value == MC_NONE) return false;
  uint32_t number = alias_add(p, name.start, len);
  if (number == 0) return mc_p_out_of_memory(p);
  McAlias *alias = &p->aliases->aliases.ptr[number - 1];
  alias->value = value;
  alias->is_bounded = is_bounded;
  alias->is_early = p->reads_ahead;
  return true;
}

/* The name of an alias as today's syntax can write it: without dots, and different from every other alias. Returns
 * MC_NONE when memory runs out. */
static McIdent undotted_name(McParser *p, const McAlias *alias) {
  char *name = mc_arena_alloc(&p->arena, alias->len + 16, 1);
  if (name == NULL) return (McIdent){MC_NONE};
  name[0] = alias->name[0];
  for (uint32_t i = 1; i <= alias->len; i++) name[i] = alias->name[i] == '.' ? '_' : alias->name[i];
  size_t len = alias->len;
  for (uint32_t number = (uint32_t)p->aliases->aliases.len; alias_find(p->aliases, name[0], name + 1, len) != NULL;
       number++) {
    len = alias->len + (size_t)snprintf(name + 1 + alias->len, 15, "_%u", number);
  }
  alias_add(p, name, len); /* taken */
  return mc_ident(p->ctx, name + 1, len);
}

/* Keeps, with the tree, the names of the aliases that were defined, for printing the tree as written, and the
 * external resources. */
static void keep(McParser *p, McOp root) {
  size_t count = p->aliases->aliases.len;
  /* without memory the names are lost, and nothing else */
  bool ok = mc_array_reserve(&p->ctx->alloc, &p->preserved.alias_names, count);
  for (size_t i = 0; ok && i < count; i++) {
    const McAlias entry = p->aliases->aliases.ptr[i], *alias = &entry; /* the table may grow */
    bool dotted = mc_p_legacy(p) && p->legacy->has_dotted_aliases && memchr(alias->name, '.', alias->len + 1) != NULL;
    McIdent ident = dotted ? undotted_name(p, alias) : mc_ident(p->ctx, alias->name + 1, alias->len);
    if (alias->value == MC_NONE || ident.index == MC_NONE) continue;
    p->preserved.alias_names.ptr[p->preserved.alias_names.len++] = (McAliasName){alias->value, ident};
  }
  if (p->preserved.alias_names.len + p->preserved.externals.len != 0) mc_preserved_attach(p->ctx, root, &p->preserved);
}

/* --- the parser as a whole --- */

void mc_p_begin_part(McParser *p) {
  p->aliases->fixups.len = 0;
  mc_opaque_free(p); /* it has places that were passed */
  mc_opaque_bodies_begin_part(p->opaque_bodies);
}

void mc_p_take_carried(McParser *p, McCarried *carried) {
  p->is_part = true;
  if (carried->aliases == NULL) return; /* the parser's own are the first */
  alias_table_free(&p->ctx->alloc, p->aliases);
  mc_arena_fini(&p->kept);
  p->aliases = carried->aliases;
  p->tables = carried->tables;
  p->kept = carried->arena;
  p->opaque_bodies = carried->opaque_bodies;
  mc_opaque_bodies_begin_part(p->opaque_bodies);
  memset(carried, 0, sizeof *carried);
}

void mc_p_give_carried(McParser *p, McCarried *carried) {
  p->aliases->fixups.len = 0;
  *carried = (McCarried){p->aliases, p->tables, p->kept, p->opaque_bodies};
  p->aliases = NULL;
  p->tables = NULL;
  p->opaque_bodies = NULL;
  mc_arena_init(&p->kept, &p->ctx->alloc);
}

void mc_p_carried_fini(McContext *ctx, McCarried *carried) {
  alias_table_free(&ctx->alloc, carried->aliases);
  if (carried->aliases != NULL) mc_arena_fini(&carried->arena);
  mc_opaque_bodies_free(ctx, carried->opaque_bodies);
  memset(carried, 0, sizeof *carried);
}

void mc_p_fini(McParser *p) {
  McAlloc *alloc = &p->ctx->alloc;
  mc_memo_free(alloc, p->memo);
  mc_names_free(p);
  mc_p_free_scratch(p);
  alias_table_free(alloc, p->aliases);
  mc_preserved_fini(&p->preserved, alloc);
  mc_array_fini(alloc, &p->default_dialects);
  mc_array_fini(alloc, &p->lines.marks);
  if (p->legacy != NULL) p->legacy->hooks->end(p);
  mc_arena_fini(&p->arena);
  mc_arena_fini(&p->kept);
}

bool mc_p_init(McParser *p, McContext *ctx, const char *text, size_t len, McStr name, McSyntax syntax,
               const McParseOptions *file, McDiags *diags) {
  memset(p, 0, sizeof *p);
  p->ctx = ctx;
  p->diags = diags;
  p->text = p->kept_from = text;
  p->len = len;
  p->pass_step = SIZE_MAX;
  p->source_name = name;
  mc_arena_init(&p->arena, &ctx->alloc);
  mc_arena_init(&p->kept, &ctx->alloc);
  mc_preserved_init(&p->preserved, &ctx->alloc);
  mc_ticker_init(&p->ticker, ctx);
  p->memo = mc_memo_new(&ctx->alloc);
  p->aliases = alias_table_new(&ctx->alloc);
  McIdent builtin = ctx->known[MC_ID_builtin];
  /* with room from the start, so that `words.ptr` is never NULL: C has no NULL + 0 */
  if (p->memo == NULL || p->aliases == NULL || !mc_names_init(p) || !mc_array_reserve(&ctx->alloc, &p->words, 1) ||
      !mc_array_push(&ctx->alloc, &p->default_dialects, builtin)) {
    mc_p_fini(p);
    return mc_out_of_memory(diags);
  }
  mc_lexer_init(&p->lex, text, len);
  if (syntax != MC_SYNTAX_MODERN) {
    p->legacy = ctx->legacy->begin(p, syntax, file != NULL ? file->constructs : NULL, file != NULL);
    if (p->legacy == NULL) {
      mc_p_fini(p);
      return mc_out_of_memory(diags);
    }
  }
  p->tok = (McToken){text, text, TOK_EOF};
  mc_advance(p);
  return true;
}

/* Grammar: module. */
static bool parse_top_level(McParser *p, McBlock body) {
  for (;;) {
    mc_p_pass_text(p);
    switch (p->tok.kind) {
      case TOK_EOF: return true;
      case TOK_ERROR: return report_lexer_error(p);
      case TOK_HASH_IDENTIFIER:
      case TOK_EXCLAMATION_IDENTIFIER:
        if (!mc_p_alias_definition(p)) return false;
        break;
      case TOK_FILE_METADATA_BEGIN:
        if (!mc_p_file_metadata(p)) return false;
        break;
      default:
        if (!mc_apart_read(p, body)) return false;
    }
  }
}

McOp mc_p_new_module(McContext *ctx, McPool *pool, McStr source_name, McBlock *body, McDiags *diags) {
  McIdent file = mc_ident(ctx, source_name.ptr, source_name.len);
  McOpState state = {
      .name = mc_op_name(ctx, "builtin.module", 14), .loc = mc_loc_file(ctx, file, 0, 0), .num_regions = 1};
  McOp module = {MC_NONE};
  if (state.name.index != MC_NONE && state.loc.index != MC_NONE) {
    module = mc_op_create_pooled(ctx, pool, &state, NULL, (McBlock){MC_NONE}, (McOp){MC_NONE});
  }
  if (module.index != MC_NONE) {
    *body = mc_block_create_pooled(ctx, pool, mc_op_region(ctx, module, 0), (McBlock){MC_NONE});
    if (body->index != MC_NONE) return module;
  }
  mc_out_of_memory(diags);
  return (McOp){MC_NONE};
}

McOp mc_p_unwrap(McContext *ctx, McOp module, McBlock body, bool no_implicit_module, McDiags *diags) {
  McOp first = mc_block_first_op(ctx, body);
  bool single = first.index != MC_NONE && mc_op_next(ctx, first).index == MC_NONE;
  if (no_implicit_module && !single) {
    size_t count = 0;
    for (McOp op = first; op.index != MC_NONE; op = mc_op_next(ctx, op)) count++;
    mc_error(diags, mc_op_loc(ctx, module), "source must contain a single top-level operation, found: %zu", count);
    return (McOp){MC_NONE};
  }
  bool is_module = single && mc_op_rec(ctx, first)->name == mc_op_rec(ctx, module)->name;
  if (!no_implicit_module && !is_module) return module;
  mc_op_unlink(ctx, first);
  mc_op_erase(ctx, module);
  return first;
}

/* Publishes or abandons the pool and returns the root that the caller gets. A pool of its own takes thousands of
 * bytes, so an operation without regions is copied to the shared pool (without memory for the copy it stays where it
 * is). An operation with regions is not copied: the copy would list the uses of its values in another order than the
 * text made them, which no other path does. */
static McOp settle(McParser *p, McOp root, McLaterText *later) {
  McContext *ctx = p->ctx;
  McOp copy = {MC_NONE};
  if (root.index != MC_NONE && mc_op_num_regions(ctx, root) == 0) copy = mc_op_clone_pooled(ctx, ctx->ir.shared, root);
  if (root.index == MC_NONE || copy.index != MC_NONE) {
    mc_pool_abandon(ctx, p->pool); /* the positions of the abandoned records were not counted yet, the copy's are */
  } else {
    copy = root;
    mc_op_rec(ctx, root)->flags |= MC_OP_OWNS_POOL;
    mc_pool_publish(ctx, p->pool);
    if (p->base != 0) mc_sources_retain(ctx->sources, p->base, p->positions);
  }
  if (copy.index != MC_NONE) keep(p, copy);
  if (later != NULL && copy.index != MC_NONE) {
    later->text = p->text;
    later->len = p->len;
    later->base = p->base;
    later->lines = p->lines;
    p->lines = (McTextLines){.last_at = 0};
    mc_p_give_carried(p, &later->carried);
  } else if (p->base != 0) {
    mc_sources_release(ctx->sources, p->base, 1);
  }
  return copy;
}

/* later: NULL, or what is kept of a text that is read in part. */
static McOp read_text(McContext *ctx, const char *text, size_t len, const McParseOptions *options,
                      McVerifyParsed verify, McLaterText *later, McDiags *diags) {
  McOp none = {MC_NONE}, module = none;
  McStr name = {options->source_name, options->source_name_len};
  McParser parser, *p = &parser;
  McBlock body = {MC_NONE};
  if (!mc_input_fits(ctx, len, mc_loc_file(ctx, mc_ident(ctx, name.ptr, name.len), 1, 1), diags)) return none;
  const char *refusal = mc_encoding_refusal(text, len);
  if (refusal != NULL) {
    mc_error(diags, mc_loc_file(ctx, mc_ident(ctx, name.ptr, name.len), 1, 1), "%s", refusal);
    return none;
  }
  size_t failures = mc_alloc_failures(&ctx->alloc);
  size_t mark = mc_encoding_mark(text, len); /* mlir-opt 22 refuses it; editors on Windows write it */
  text += mark;
  len -= mark;
  if (!mc_p_init(p, ctx, text, len, name, options->syntax, options, diags)) return none;
  if (options->no_memo) mc_memo_switch_off(p->memo);
  if (later != NULL) p->put_off = &later->putting_off;
  else if (options->syntax == MC_SYNTAX_MODERN) p->apart.threads = options->threads;
  p->pool = mc_pool_new(ctx, true);
  if (p->pool == NULL) {
    mc_out_of_memory(diags);
    mc_p_fini(p);
    return none;
  }
  McIdent file = mc_ident(ctx, name.ptr, name.len);
  if (file.index != MC_NONE) { /* threads number the lines of what they read */
    p->base = mc_apart_is_off(p) ? mc_sources_add(ctx->sources, file, text, len)
                                 : mc_sources_begin(ctx->sources, file, text, len);
  }
  if (options->file_text != NULL && options->syntax == MC_SYNTAX_MODERN && later == NULL && p->base != 0) {
    p->file_text = options->file_text;
    p->pass_step = mc_file_text_step(p->file_text);
    p->forgets_text = true;
  }
  mc_diags_set_text(diags, text, len, p->base, p->file_text);

  bool ok = (module = mc_p_new_module(ctx, p->pool, name, &body, diags)).index != MC_NONE && parse_top_level(p, body);
  if (p->base != 0 && !mc_sources_end(ctx->sources, p->base)) ok = mc_p_out_of_memory(p);
  ok = ok && mc_names_finish(p, mc_op_region(ctx, module, 0)) && mc_p_resolve_locs(p) && mc_p_group_externals(p);
  if (ok && mc_p_legacy(p)) ok = p->legacy->hooks->finish(p, module);
  mc_names_free(p); /* before verification needs memory */
  bool is_parsed = p->legacy == NULL || !p->legacy->is_changed; /* true when reading is all that happened to the tree */
  if (ok && verify != NULL) ok = verify(ctx, module, is_parsed, options->threads, diags);
  McOp root = ok ? mc_p_unwrap(ctx, module, body, options->no_implicit_module, diags) : none;
  /* the tree that stays: what is kept must not be about the module around it */
  if (later != NULL && root.index != MC_NONE && !later->verify(ctx, later, root, diags)) root = none;
  if (mc_p_legacy(p) && root.index != MC_NONE && !p->legacy->hooks->keep_notes(p, root)) root = none;
  mc_diags_set_text(diags, NULL, 0, 0, NULL);
  if (!mc_had_memory(ctx, failures, diags)) root = none;
  root = settle(p, root, later);
  mc_p_fini(p);
  return root;
}

McOp mc_p_text(McContext *ctx, const char *text, size_t len, const McParseOptions *options, McVerifyParsed verify,
               McDiags *diags) {
  return read_text(ctx, text, len, options, verify, NULL, diags);
}

McOp mc_p_text_in_part(McContext *ctx, const char *text, size_t len, const McParseOptions *options,
                       McLaterText *later, McDiags *diags) {
  return read_text(ctx, text, len, options, NULL, later, diags);
}

/* The file name in messages about the text of a single type or attribute: a short text itself, as in
 * upstream's bindings. */
#define MAX_NAME 80u
static McStr name_of_single(const char *text, size_t len) {
  if (len <= MAX_NAME && memchr(text, '\n', len) == NULL) return (McStr){text, len};
  return (McStr){"<string>", 8};
}

static bool single_finish(McParser *p) {
  if (p->tok.kind == TOK_EOF) return true;
  return mc_p_error(p, "found trailing characters: '%.*s'", (int)(p->lex.end - p->tok.start), p->tok.start);
}

uint32_t mc_parse_constant(McContext *ctx, const McDialectDef *local, bool is_type, const char *text, size_t len,
                           McDiags *diags) {
  McParser parser;
  if (!mc_p_init(&parser, ctx, text, len, (McStr){text, len}, MC_SYNTAX_MODERN, NULL, diags)) return MC_NONE;
  parser.local = local;
  uint32_t made = is_type ? mc_p_type(&parser).index : mc_p_attr(&parser, (McType){MC_NONE}).index;
  if (made != MC_NONE && !single_finish(&parser)) made = MC_NONE;
  mc_p_fini(&parser);
  return made;
}

McType mc_parse_type(McContext *ctx, const char *text, size_t len, McSyntax syntax, McDiags *diags) {
  McType type = {MC_NONE};
  McParser parser;
  size_t failures = mc_alloc_failures(&ctx->alloc);
  if (!mc_input_fits(ctx, len, (McLoc){MC_NONE}, diags)) return type;
  if (!mc_p_init(&parser, ctx, text, len, name_of_single(text, len), syntax, NULL, diags)) return type;
  type = mc_p_type(&parser);
  if (type.index != MC_NONE && !single_finish(&parser)) type.index = MC_NONE;
  mc_p_fini(&parser);
  if (!mc_had_memory(ctx, failures, diags)) type.index = MC_NONE;
  return type;
}

McAttr mc_parse_attr(McContext *ctx, const char *text, size_t len, McType expected, McSyntax syntax, McDiags *diags) {
  McAttr attr = {MC_NONE};
  McParser parser;
  size_t failures = mc_alloc_failures(&ctx->alloc);
  if (!mc_input_fits(ctx, len, (McLoc){MC_NONE}, diags)) return attr;
  if (!mc_p_init(&parser, ctx, text, len, name_of_single(text, len), syntax, NULL, diags)) return attr;
  attr = mc_p_attr(&parser, expected);
  bool has_tail = mc_p_legacy(&parser) && mc_at(&parser, TOK_COLON);
  if (has_tail && !parser.legacy->hooks->attr_end(&parser, attr)) attr.index = MC_NONE;
  if (attr.index != MC_NONE && !single_finish(&parser)) attr.index = MC_NONE;
  mc_p_fini(&parser);
  if (!mc_had_memory(ctx, failures, diags)) attr.index = MC_NONE;
  return attr;
}
