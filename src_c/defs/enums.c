/* enums.c - enumerations of dialects: keywords and values, and the attributes that hold them.
 *
 * An enumeration is an integer attribute (i32 or i64), written as a keyword where a format says so, or an
 * attribute of its own: MC_ATTR_DEFINED with the words name, low, high. Bits are printed as upstream does: groups
 * of bits first (their bits are used up), from the last on, then single bits in order, each name of a bit.
 */
#include "defs/defined.h"
#include "defs/format.h"
#include "parse/parse_attr.h"
#include "text/diag.h"

MC_INLINE uint64_t case_value(const McEnumWords *e, const uint32_t *w) {
  uint32_t high = e->flags & MC_ENUM_BITS ? w[2] & ~MC_ENUM_GROUP : w[2];
  return w[1] | (uint64_t)high << 32;
}

bool mc_enum_value(const McContext *ctx, const uint32_t *words, const McEnumWords *e, const char *name, size_t len,
                   uint64_t *value) {
  for (const uint32_t *w = words + e->cases, *end = w + 3 * (size_t)e->num_cases; w < end; w += 3) {
    McStr text = mc_ident_str(ctx, (McIdent){w[0]});
    if (text.len != len || !mc_same_bytes(text.ptr, name, len)) continue;
    *value = case_value(e, w);
    return true;
  }
  return false;
}

McAttr mc_enum_attr(McContext *ctx, const McEnumWords *e, uint64_t value) {
  if (e->name == MC_NONE) return mc_enum_property(ctx, e, value);
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  McAttr held = i64.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_integer(ctx, i64, (int64_t)value);
  if (held.index == MC_NONE) return held;
  return (McAttr){mc_defined_intern(ctx, (McIdent){e->name}, false, &held.index, 1)};
}

McAttr mc_attr_enum(McContext *ctx, McIdent name, uint64_t value) {
  const McEnumDef *def = mc_attr_def(ctx, name);
  return def == NULL ? (McAttr){MC_NONE} : mc_enum_attr(ctx, def->record, value);
}

McAttr mc_enum_property(McContext *ctx, const McEnumWords *e, uint64_t value) {
  McType type = mc_type_integer(ctx, e->flags & MC_ENUM_WIDE ? 64 : 32, MC_SIGNLESS);
  return type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_integer(ctx, type, (int64_t)value);
}

McAttr mc_enum_property_of(McContext *ctx, const McEnumWords *e, McAttr given) {
  const McRec *rec = mc_rec(ctx, given.index);
  int64_t value;
  if (rec->kind == MC_ATTR_DEFINED && e->name != MC_NONE && rec->words[0] == e->name) {
    return mc_enum_property(ctx, e, mc_enum_attr_value(ctx, given));
  }
  if (rec->kind != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, given, &value)) return (McAttr){MC_NONE};
  return mc_enum_property(ctx, e, e->flags & MC_ENUM_WIDE ? (uint64_t)value : (uint32_t)value);
}

uint64_t mc_enum_attr_value(const McContext *ctx, McAttr attr) {
  int64_t value = 0;
  mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, attr.index, 0)}, &value);
  return (uint64_t)value;
}

static void put_case(const McContext *ctx, const McEnumWords *e, const uint32_t *w, bool *any, McBuf *out) {
  McStr text = mc_ident_str(ctx, (McIdent){w[0]});
  if (*any) { /* only of an enumeration of bits, which has a separator */
    McStr separator = mc_ident_str(ctx, (McIdent){e->separator});
    mc_buf_put(out, separator.ptr, separator.len);
  }
  mc_buf_put(out, text.ptr, text.len);
  *any = true;
}

void mc_enum_text(const McContext *ctx, const uint32_t *words, const McEnumWords *e, uint64_t value, McBuf *out) {
  const uint32_t *first = words + e->cases, *end = first + 3 * (size_t)e->num_cases;
  bool any = false;
  if (!(e->flags & MC_ENUM_BITS) || value == 0) {
    for (const uint32_t *w = first; w < end && !any; w += 3) {
      if (case_value(e, w) == value) put_case(ctx, e, w, &any, out);
    }
    return;
  }
  for (const uint32_t *w = end; w > first && value != 0;) {
    w -= 3;
    uint64_t part = case_value(e, w);
    if (!(w[2] & MC_ENUM_GROUP) || (value & part) != part) continue;
    put_case(ctx, e, w, &any, out);
    value &= ~part;
  }
  for (const uint32_t *w = first; w < end && value != 0; w += 3) {
    uint64_t part = case_value(e, w);
    if (!(w[2] & MC_ENUM_GROUP) && part != 0 && (value & part) == part) put_case(ctx, e, w, &any, out);
  }
}

/* --- parsing --- */

MC_COLD static bool fail(McParser *p, McFormatParse *f, const char *at, const char *text) {
  return f != NULL ? mc_fp_error(f, at, "%s", text) : mc_p_error_at(p, at, "%s", text);
}

static McStr text_or(const McParser *p, uint32_t ident, const char *other) {
  return ident == MC_NONE ? (McStr){other, strlen(other)} : mc_ident_str(p->ctx, (McIdent){ident});
}

MC_COLD static bool fail_keyword(McParser *p, McFormatParse *f, const McEnumWords *e, McEnumStyle style, const char *at) {
  if (style == MC_ENUM_PARAMETER) return fail(p, f, at, "expected valid keyword or string");
  McStr summary = text_or(p, e->summary, "enumeration");
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  mc_buf_printf(&text, "expected keyword for %.*s", (int)summary.len, summary.ptr);
  fail(p, f, at, mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

MC_COLD static bool fail_case(McParser *p, McFormatParse *f, const uint32_t *words, const McEnumWords *e, McEnumStyle style,
                              const char *at, McStr got) {
  McStr cpp = text_or(p, e->cpp_name, "value"), summary = text_or(p, e->summary, "enumeration");
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  if (style == MC_ENUM_PARAMETER) mc_buf_printf(&text, "expected %.*s to be one of: ", (int)cpp.len, cpp.ptr);
  else mc_buf_lit(&text, "expected one of [");
  for (uint32_t i = 0; i < e->num_cases; i++) {
    McStr name = mc_ident_str(p->ctx, (McIdent){words[e->cases + 3 * i]});
    if (i > 0) mc_buf_lit(&text, ", ");
    /* Upstream's slip: what has to be quoted comes twice. */
    if (style != MC_ENUM_PARAMETER && !mc_is_bare_identifier(name.ptr, name.len)) mc_buf_quoted(&text, name.ptr, name.len);
    mc_buf_put(&text, name.ptr, name.len);
  }
  if (style != MC_ENUM_PARAMETER) {
    mc_buf_printf(&text, "] for %.*s, got: %.*s", (int)summary.len, summary.ptr, (int)got.len, got.ptr);
  }
  fail(p, f, at, mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

/* Names with separators between them in one string. */
static bool split_value(const McContext *ctx, const uint32_t *words, const McEnumWords *e, McStr text, uint64_t *value) {
  char separator = mc_ident_str(ctx, (McIdent){e->separator}).ptr[0];
  *value = 0;
  for (size_t at = 0; at <= text.len;) {
    size_t end = at, stop;
    while (end < text.len && text.ptr[end] != separator) end++;
    stop = end;
    while (at < stop && text.ptr[at] == ' ') at++;
    while (stop > at && text.ptr[stop - 1] == ' ') stop--;
    uint64_t part;
    if (!mc_enum_value(ctx, words, e, text.ptr + at, stop - at, &part)) return false;
    *value |= part;
    at = end + 1;
  }
  return true;
}

/* start: where the first case stands. */
static bool parse_case(McParser *p, McFormatParse *f, const uint32_t *words, const McEnumWords *e, McEnumStyle style,
                       const char *start, uint64_t *value) {
  const char *at = p->tok.start;
  McStr text = {at, mc_token_len(&p->tok)};
  uint64_t part;
  bool keywords = (e->flags & MC_ENUM_KEYWORDS) != 0;
  if (mc_at(p, TOK_STRING) && !keywords) {
    if (!mc_p_string_value(p, &p->tok, &text)) return false;
  } else if (!mc_at(p, TOK_BARE_IDENTIFIER) && !mc_at(p, TOK_INTTYPE)) {
    return fail_keyword(p, f, e, style, at);
  }
  bool found = style == MC_ENUM_FIELD && !keywords && (e->flags & MC_ENUM_BITS) ? split_value(p->ctx, words, e, text, &part)
                                                                   : mc_enum_value(p->ctx, words, e, text.ptr, text.len, &part);
  mc_advance(p);
  if (!found) return fail_case(p, f, words, e, style, style == MC_ENUM_PARAMETER ? start : at, text);
  *value |= part;
  return true;
}

MC_COLD static bool fail_bar(McParser *p, McFormatParse *f, const McEnumWords *e) {
  McStr summary = text_or(p, e->summary, "enumeration");
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  mc_buf_printf(&text, "expected keyword for %.*s after '|'", (int)summary.len, summary.ptr);
  fail(p, f, p->tok.start, mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

bool mc_p_enum_value(McParser *p, McFormatParse *f, const uint32_t *words, const McEnumWords *e, McEnumStyle style, uint64_t *value) {
  bool bits = (e->flags & MC_ENUM_BITS) != 0;
  McTokenKind separator = TOK_COMMA;
  if (bits && mc_ident_str(p->ctx, (McIdent){e->separator}).ptr[0] == '|') separator = TOK_VERTICAL_BAR;
  const char *start = p->tok.start;
  *value = 0;
  for (bool more = false;; more = true) {
    bool bar = more && style == MC_ENUM_FIELDS && separator == TOK_VERTICAL_BAR;
    if (bar && !mc_p_at_word(p)) return fail_bar(p, f, e);
    if (!parse_case(p, f, words, e, style, start, value)) return false;
    if (!bits || (style == MC_ENUM_FIELD && !(e->flags & MC_ENUM_KEYWORDS)) || !mc_consume_if(p, separator)) return true;
  }
}

McAttr mc_p_enum_attr(McParser *p, const McEnumWords *e, uint64_t value, bool as_property) {
  McEnumMemo *memo = &p->enums[((uintptr_t)e / 4 + value * 5 + as_property) % MC_COUNT(p->enums)];
  if (MC_LIKELY(memo->e == e && memo->value == value && memo->as_property == as_property)) return memo->attr;
  McAttr attr = as_property ? mc_enum_property(p->ctx, e, value) : mc_enum_attr(p->ctx, e, value);
  if (attr.index == MC_NONE) mc_p_out_of_memory(p);
  else *memo = (McEnumMemo){e, value, attr, as_property};
  return attr;
}

/* The second of two messages, as upstream: what the value was part of. */
MC_COLD static bool fail_attr(McParser *p, McFormatParse *f, const McEnumDef *def) {
  const McEnumWords *e = def->record;
  McStr cpp = e->cpp_name == MC_NONE ? (McStr){"value", 5} : mc_ident_str(p->ctx, (McIdent){e->cpp_name});
  McStr attr = mc_ident_str(p->ctx, (McIdent){e->attr_name == MC_NONE ? e->name : e->attr_name});
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  mc_buf_printf(&text, "failed to parse %.*s parameter 'value' which is to be a `%.*s`", (int)attr.len, attr.ptr, (int)cpp.len,
                cpp.ptr);
  fail(p, f, p->tok.start, mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

static McAttr parse_defined(McParser *p, McFormatParse *f, const McEnumDef *def) {
  McAttr none = {MC_NONE};
  uint64_t value;
  bool bare = (def->record->flags & MC_ENUM_BARE) != 0;
  if (!bare && !mc_expect(p, TOK_LESS, "expected '<'")) return none;
  McEnumStyle style = def->record->flags & (MC_ENUM_KEYWORDS | MC_ENUM_AS_FIELD) ? MC_ENUM_FIELD : MC_ENUM_PARAMETER;
  if (!mc_p_enum_value(p, f, def->words, def->record, style, &value)) {
    fail_attr(p, f, def);
    return none;
  }
  if (!bare && !mc_expect(p, TOK_GREATER, "expected '>'")) return none;
  return mc_p_enum_attr(p, def->record, value, false);
}

McAttr mc_p_defined_attr(McParser *p, const McEnumDef *def) { return parse_defined(p, NULL, def); }

McAttr mc_fp_defined_attr(McFormatParse *f, const McEnumDef *def) { return parse_defined(f->p, f, def); }

/* --- printing --- */

void mc_pr_defined_attr(McPrinter *p, McAttr attr) {
  const McEnumDef *def = mc_attr_def(p->ctx, (McIdent){mc_rec(p->ctx, attr.index)->words[0]});
  if (p->collecting || def == NULL) return;
  bool bare = (def->record->flags & MC_ENUM_BARE) != 0;
  if (!bare) mc_buf_char(p->buf, '<');
  else if (!(def->record->flags & MC_ENUM_TIGHT)) mc_buf_char(p->buf, ' ');
  mc_enum_text(p->ctx, def->words, def->record, mc_enum_attr_value(p->ctx, attr), p->buf);
  if (!bare) mc_buf_char(p->buf, '>');
}
