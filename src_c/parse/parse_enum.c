/* parse_enum.c - values of enumerations, and the attributes that hold them, from text. Messages are worded as in
 * mlir-opt 22. */
#include "parse/parse_enum.h"

#include "parse/parse_attr.h"
#include "types/report.h"

MC_COLD static bool fail(McParser *p, McFormatParse *f, const char *at, const char *text) {
  return f != NULL ? mc_format_parse_error(f, at, "%s", text) : mc_p_error_at(p, at, "%s", text);
}

static McStr text_or(const McParser *p, uint32_t ident, const char *other) {
  return ident == MC_NONE ? (McStr){other, strlen(other)} : mc_ident_str(p->ctx, (McIdent){ident});
}

MC_COLD static bool fail_keyword(McParser *p, McFormatParse *f, const McEnumWords *e, McEnumStyle style,
                                 const char *at) {
  if (style == MC_ENUM_PARAMETER) return fail(p, f, at, "expected valid keyword or string");
  McStr summary = text_or(p, e->summary, "enumeration");
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  mc_buf_printf(&text, "expected keyword for %.*s", (int)summary.len, summary.ptr);
  fail(p, f, at, mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

MC_COLD static bool fail_case(McParser *p, McFormatParse *f, const uint32_t *words, const McEnumWords *e,
                              McEnumStyle style, const char *at, McStr got) {
  McStr cpp = text_or(p, e->cpp_name, "value"), summary = text_or(p, e->summary, "enumeration");
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  if (style == MC_ENUM_PARAMETER) mc_buf_printf(&text, "expected %.*s to be one of: ", (int)cpp.len, cpp.ptr);
  else mc_buf_lit(&text, "expected one of [");
  for (uint32_t i = 0; i < e->num_cases; i++) {
    McStr name = mc_ident_str(p->ctx, (McIdent){words[e->cases + 3 * i]});
    if (i > 0) mc_buf_lit(&text, ", ");
    /* Upstream's mistake: a name that needs quotes is listed twice. */
    if (style != MC_ENUM_PARAMETER && !mc_is_bare_identifier(name.ptr, name.len)) {
      mc_buf_quoted(&text, name.ptr, name.len);
    }
    mc_buf_put(&text, name.ptr, name.len);
  }
  if (style != MC_ENUM_PARAMETER) {
    mc_buf_printf(&text, "] for %.*s, got: %.*s", (int)summary.len, summary.ptr, (int)got.len, got.ptr);
  }
  fail(p, f, at, mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

/* start: where the first case begins. */
static bool parse_case(McParser *p, McFormatParse *f, const uint32_t *words, const McEnumWords *e, McEnumStyle style,
                       const char *start, uint64_t *value) {
  const char *at = p->tok.start;
  McStr text = {at, mc_token_len(&p->tok)};
  uint64_t part;
  bool keywords = (e->flags & MC_ENUM_KEYWORDS) != 0, bits = (e->flags & MC_ENUM_BITS) != 0;
  bool quoted = mc_at(p, TOK_STRING); /* where an operation's form has it, all cases are in one string */
  if (quoted && !keywords) {
    if (!mc_p_string_value(p, &p->tok, &text)) return false;
  } else if (!mc_at(p, TOK_BARE_IDENTIFIER) && !mc_at(p, TOK_INTTYPE)) {
    return fail_keyword(p, f, e, style, at);
  }
  bool several = bits && !keywords && (style == MC_ENUM_FIELD || (quoted && style != MC_ENUM_PARAMETER));
  bool found = several ? mc_enum_values(p->ctx, words, e, text.ptr, text.len, &part)
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

bool mc_p_enum_value(McParser *p, McFormatParse *f, const uint32_t *words, const McEnumWords *e, McEnumStyle style,
                     uint64_t *value) {
  bool bits = (e->flags & MC_ENUM_BITS) != 0;
  McTokenKind separator = TOK_COMMA;
  if (bits && mc_enum_separator(p->ctx, e) == '|') separator = TOK_VERTICAL_BAR;
  const char *start = p->tok.start;
  *value = 0;
  for (bool more = false;; more = true) {
    bool bar = more && style == MC_ENUM_FIELDS && separator == TOK_VERTICAL_BAR;
    if (bar && !mc_p_at_word(p)) return fail_bar(p, f, e);
    if (!parse_case(p, f, words, e, style, start, value)) return false;
    if (!bits || (style == MC_ENUM_FIELD && !(e->flags & MC_ENUM_KEYWORDS)) || !mc_consume_if(p, separator)) {
      return true;
    }
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

/* Reports the second of two messages, as mlir-opt 22 does: the parameter that the value was part of. */
MC_COLD static bool fail_attr(McParser *p, McFormatParse *f, const McEnumDef *def) {
  const McEnumWords *e = def->record;
  McStr cpp = e->cpp_name == MC_NONE ? (McStr){"value", 5} : mc_ident_str(p->ctx, (McIdent){e->cpp_name});
  McStr attr = mc_ident_str(p->ctx, (McIdent){e->attr_name == MC_NONE ? e->name : e->attr_name});
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  mc_buf_printf(&text, "failed to parse %.*s parameter 'value' which is to be a `%.*s`", (int)attr.len, attr.ptr,
                (int)cpp.len, cpp.ptr);
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

McAttr mc_format_parse_defined_attr(McFormatParse *f, const McEnumDef *def) { return parse_defined(f->p, f, def); }
