/* format_parse.c - runs format programs to parse an operation's custom form.
 *
 * Everything that is read is pushed on the parser's stacks (p->refs, p->words), which are cut back at the end, and
 * stored in the McOpParse. An operation's groups are stretches of those stacks, so nothing is allocated per
 * operation. The regions of an operation run other operations' programs on top of the same stacks. Programs were
 * linked (link.c), so their numbers are in range. Errors use upstream's words: "custom op '<name>' " begins the
 * messages of an operation's form, not the messages of the language's grammar.
 */
#include "defs/defined.h"
#include "defs/format.h"

#include <stdarg.h>
#include <stdio.h>

#include "defs/constraints.h"
#include "defs/infer.h"
#include "parse/format_parse.h"
#include "parse/parse_attr.h"
#include "parse/parse_defined.h"
#include "parse/parse_enum.h"
#include "parse/parse_names.h"
#include "types/report.h"

#define SIZE(w) ((w)[0] >> 8 & 0xFFFFu)
#define OPCODE(w) ((w)[0] & 0xFFu)
#define FLAGS(w) ((w)[0] >> 24)

static bool parse_elements(McFormatParse *f, const uint32_t *at, const uint32_t *end);

/* --- reporting --- */

MC_COLD bool mc_format_parse_error(McFormatParse *f, const char *at, const char *format, ...) {
  McStr name = mc_op_name_str(f->p->ctx, f->op->name);
  McBuf message;
  mc_buf_init(&message, &f->p->ctx->alloc);
  va_list args;
  va_start(args, format);
  mc_buf_vprintf(&message, format, args);
  va_end(args);
  if (message.failed) mc_p_out_of_memory(f->p);
  else mc_p_error_at(f->p, at, "custom op '%.*s' %.*s", (int)name.len, name.ptr, (int)message.len, message.ptr);
  mc_buf_fini(&message);
  return false;
}

#define TEXT(ident) (int)mc_ident_str(f->p->ctx, (McIdent){ident}).len, mc_ident_str(f->p->ctx, (McIdent){ident}).ptr

MC_INLINE bool push_word(McParser *p, McWords *words, uint32_t word) {
  return MC_LIKELY(mc_array_push(&p->ctx->alloc, words, word)) || mc_p_out_of_memory(p);
}

/* --- literals --- */

static MC_NOINLINE bool at_spelling(const McParser *p, uint32_t word) {
  if (p->tok.kind != TOK_BARE_IDENTIFIER && p->tok.kind != TOK_INTTYPE) return false;
  McStr text = mc_ident_str(p->ctx, (McIdent){word});
  return mc_token_len(&p->tok) == text.len && mc_same_bytes(p->tok.start, text.ptr, text.len);
}

MC_INLINE bool at_literal(const McFormatParse *f, const uint32_t *w) {
  McParser *p = f->p;
  if (w[2] == 0) return at_spelling(p, w[1]);
  if (w[2] == TOK_COLON) mc_p_split_colons(p);
  return p->tok.kind == w[2];
}

MC_COLD static bool fail_literal(McFormatParse *f, const uint32_t *w) {
  if (w[2] != 0) return mc_p_wrong_token(f->p, "expected '%.*s'", TEXT(w[1]));
  return mc_format_parse_error(f, f->p->tok.start, "expected '%.*s'", TEXT(w[1]));
}

MC_INLINE bool parse_literal(McFormatParse *f, const uint32_t *w) {
  if (MC_UNLIKELY(!at_literal(f, w))) return fail_literal(f, w);
  mc_advance(f->p);
  return true;
}

/* --- operands, successors --- */

static bool parse_operand_list(McFormatParse *f, McSpan *out, const char **at) {
  McParser *p = f->p;
  *at = p->tok.start;
  out->start = (uint32_t)p->refs.len;
  if (!mc_p_operand_list(p, &p->refs)) return false;
  out->count = (uint32_t)p->refs.len - out->start;
  return true;
}

MC_INLINE bool parse_operand(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  uint32_t kind = mc_def_operands(f->def)[group].flags;
  if (kind == MC_GROUP_VARIADIC) return parse_operand_list(f, &f->operands[group], &f->operands_at[group]);
  f->operands_at[group] = p->tok.start;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 0};
  if (kind == MC_GROUP_OPTIONAL && p->tok.kind != TOK_PERCENT_IDENTIFIER) return true;
  if (!mc_array_reserve(&p->ctx->alloc, &p->refs, 1)) return mc_p_out_of_memory(p);
  if (!mc_p_operand(p, p->refs.ptr + p->refs.len, true)) return false;
  p->refs.len++;
  f->operands[group].count = 1;
  return true;
}

static bool parse_successors(McFormatParse *f, bool many) {
  McParser *p = f->p;
  if (many && p->tok.kind != TOK_CARET_IDENTIFIER) return true;
  do {
    McBlock block = mc_p_successor(p);
    if (block.index == MC_NONE || !push_word(p, &f->op->successors, block.index)) return false;
  } while (many && mc_consume_if(p, TOK_COMMA));
  return true;
}

/* A successor that is declared before others, where all declared before it are single, too: it has a fixed place even
 * when it comes later in the text. */
static bool parse_successor(McFormatParse *f, uint32_t group) {
  const McGroupWords *groups = (const McGroupWords *)(f->def->words + f->def->op->successors);
  McWords *all = &f->op->successors;
  size_t before = all->len;
  bool fixed = true;
  for (uint32_t g = 0; g <= group; g++) fixed = fixed && groups[g].flags == MC_GROUP_SINGLE;
  if (!parse_successors(f, groups[group].flags == MC_GROUP_VARIADIC)) return false;
  if (!fixed || group >= before) return true;
  uint32_t block = all->ptr[before];
  memmove(all->ptr + group + 1, all->ptr + group, (before - group) * sizeof block);
  all->ptr[group] = block;
  return true;
}

/* --- attributes --- */

/* The list that attribute `i` is stored in. */
static McWords *home_of(const McFormatParse *f, uint32_t i) {
  return mc_def_attrs(f->def)[i].flags & MC_ATTR_DISCARDABLE ? &f->op->attrs : &f->op->properties;
}

McAttr mc_format_parse_attr(const McFormatParse *f, uint32_t i) {
  uint32_t name = mc_def_attrs(f->def)[i].name;
  const McWords *entries = home_of(f, i);
  for (size_t k = 0; k < entries->len; k += 2) {
    if (entries->ptr[k] == name) return (McAttr){entries->ptr[k + 1]};
  }
  return (McAttr){MC_NONE};
}

bool mc_format_parse_set_attr(McFormatParse *f, uint32_t i, McAttr value) {
  McParser *p = f->p;
  McWords *entries = home_of(f, i);
  if (!mc_array_reserve(&p->ctx->alloc, entries, 2)) return mc_p_out_of_memory(p);
  entries->ptr[entries->len++] = mc_def_attrs(f->def)[i].name;
  entries->ptr[entries->len++] = value.index;
  return true;
}

/* Replaces the value that the format set. */
static bool override_attr(McFormatParse *f, uint32_t i, McAttr value) {
  uint32_t name = mc_def_attrs(f->def)[i].name;
  for (size_t k = 0; k < f->op->properties.len; k += 2) {
    if (f->op->properties.ptr[k] != name) continue;
    f->op->properties.ptr[k + 1] = value.index;
    return true;
  }
  return mc_format_parse_set_attr(f, i, value);
}

/* The number of the definition's attribute of that name, or MC_PROGRAM_NONE. */
static uint32_t find_inherent(const McOpDef *def, uint32_t name) {
  const McAttrWords *attrs = mc_def_attrs(def);
  for (uint32_t i = 0; i < def->op->num_attrs; i++) {
    if (attrs[i].name == name && !(attrs[i].flags & MC_ATTR_DISCARDABLE)) return i;
  }
  return MC_PROGRAM_NONE;
}

/* Moves the entries of op->attrs from `from` on that are inherent into the properties. loose: a value that a property
 * cannot hold is dropped, the verifier checks the others, and an entry that the format has already set is an error. */
static bool sort_out_entries(McFormatParse *f, size_t from, const char *at, bool loose) {
  McWords *attrs = &f->op->attrs;
  size_t to = from;
  for (size_t k = from; k < attrs->len; k += 2) {
    uint32_t i = find_inherent(f->def, attrs->ptr[k]);
    if (i == MC_PROGRAM_NONE || (mc_def_attrs(f->def)[i].flags & MC_ATTR_PROPERTY)) {
      attrs->ptr[to++] = attrs->ptr[k];
      attrs->ptr[to++] = attrs->ptr[k + 1];
      continue;
    }
    const McAttrWords *a = &mc_def_attrs(f->def)[i];
    McAttr value = {attrs->ptr[k + 1]};
    if (loose) {
      bool twice = mc_format_parse_attr(f, i).index != MC_NONE;
      bool holds =
          a->storage == 0 || mc_predicate_holds(f->p->ctx, f->def->words, f->def->words + a->storage, value.index);
      if ((twice || holds) && !mc_format_parse_set_attr(f, i, value)) return false;
      continue;
    }
    if (a->constraint != 0 &&
        !mc_predicate_holds(f->p->ctx, f->def->words, f->def->words + a->constraint, value.index)) {
      return mc_format_parse_error(f, at, "'%.*s' op attribute '%.*s' failed to satisfy constraint: %.*s",
                                   TEXT(f->def->op->name), TEXT(a->name), TEXT(a->summary));
    }
    if (!override_attr(f, i, value)) return false;
  }
  attrs->len = to;
  return true;
}

/* Parses a dictionary at its brace, or after the keyword, where the brace must come. `at`: where the whole begins. */
static MC_NOINLINE bool parse_attr_dict_here(McFormatParse *f, const char *at, bool loose) {
  McParser *p = f->p;
  size_t from = f->op->attrs.len;
  if (!mc_p_attr_dict_entries(p, &f->op->attrs)) return false;
  return f->def->op->num_attrs == 0 || sort_out_entries(f, from, at, loose);
}

MC_INLINE bool parse_attr_dict(McFormatParse *f, bool with_keyword, bool loose) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  if (with_keyword ? !mc_consume_keyword(p, "attributes") : p->tok.kind != TOK_L_BRACE) return true;
  return parse_attr_dict_here(f, at, loose);
}

bool mc_format_parse_attr_dict(McFormatParse *f, bool with_keyword) { return parse_attr_dict(f, with_keyword, false); }

MC_COLD static bool fail_prop_dict(McFormatParse *f, McAttr given, const char *format, ...) MC_PRINTF(3, 4);
MC_COLD static bool fail_prop_dict(McFormatParse *f, McAttr given, const char *format, ...) {
  McParser *p = f->p;
  McBuf why;
  mc_buf_init(&why, &p->ctx->alloc);
  va_list args;
  va_start(args, format);
  mc_buf_vprintf(&why, format, args);
  va_end(args);
  mc_p_error_at(p, f->op->at, "invalid properties %s for op %.*s: %.*s", mc_text_attr(p->diags, given),
                TEXT(f->def->op->name), (int)why.len, why.ptr);
  mc_buf_fini(&why);
  return false;
}

/* The attribute that holds a value of the dictionary for attribute `i`. MC_NONE: it does not fit, which is reported. */
static McAttr property_of(McFormatParse *f, McAttr given, uint32_t i, McAttr value) {
  McParser *p = f->p;
  const uint32_t *words = f->def->words;
  const McAttrWords *a = &mc_def_attrs(f->def)[i];
  McAttr held = value;
  if (a->storage != 0 && !mc_predicate_holds(p->ctx, words, words + a->storage, value.index)) {
    held.index = MC_NONE;
  } else if ((a->flags & MC_ATTR_PROPERTY) && a->enumeration != 0) {
    held = mc_enum_property_of(p->ctx, (const McEnumWords *)(words + a->enumeration), value);
  }
  if (held.index == MC_NONE) {
    fail_prop_dict(f, given, "Invalid attribute `%.*s` in property conversion: %s", TEXT(a->name),
                   mc_text_attr(p->diags, value));
  }
  return held;
}

/* Sets the properties that the format does not spell, from the dictionary. */
static bool take_properties(McFormatParse *f, McAttr given) {
  McParser *p = f->p;
  const McOpDef *def = f->def;
  const McAttrWords *attrs = mc_def_attrs(def);
  for (uint32_t i = 0; i < def->op->num_attrs; i++) {
    const McAttrWords *a = &attrs[i];
    if (a->flags & (MC_ATTR_BOUND | MC_ATTR_SEGMENTS)) continue;
    McAttr value = mc_attr_dictionary_find(p->ctx, given, (McIdent){a->name});
    if (value.index == MC_NONE) {
      if (!(a->flags & MC_ATTR_REQUIRED)) continue;
      return fail_prop_dict(f, given, "expected key entry for %.*s in DictionaryAttr to set Properties.",
                            TEXT(a->name));
    }
    McAttr held = property_of(f, given, i, value);
    if (held.index == MC_NONE || !mc_format_parse_set_attr(f, i, held)) return false;
  }
  for (uint32_t k = 0, n = mc_attr_dictionary_size(p->ctx, given); k < n; k++) {
    McIdent name = mc_attr_dictionary_entry(p->ctx, given, k).name;
    uint32_t i = find_inherent(def, name.index);
    if (i != MC_PROGRAM_NONE && !(attrs[i].flags & (MC_ATTR_BOUND | MC_ATTR_SEGMENTS))) continue;
    return fail_prop_dict(f, given, "unknown key '\"%.*s\"' when parsing properties dictionary", TEXT(name.index));
  }
  return true;
}

/* Sets the properties that a dictionary of an operation with an enumeration gave, after all that the format spells:
 * mlir-opt 22 reads that one as it reads the dictionary of the generic form. Other names are ignored. */
static bool take_loose_properties(McFormatParse *f) {
  const McOpDef *def = f->def;
  McAttr given = f->loose_properties;
  if (MC_LIKELY(given.index == MC_NONE)) return true;
  if (mc_kind(f->p->ctx, given.index) != MC_ATTR_DICTIONARY) {
    return fail_prop_dict(f, given, "expected DictionaryAttr to set properties");
  }
  for (uint32_t k = 0; k < def->num_inherent; k++) {
    McAttr value = mc_attr_dictionary_find(f->p->ctx, given, def->inherent[k]);
    uint32_t i = find_inherent(def, def->inherent[k].index);
    if (value.index == MC_NONE || (mc_def_attrs(def)[i].flags & MC_ATTR_SEGMENTS)) continue;
    McAttr held = property_of(f, given, i, value);
    if (held.index == MC_NONE || !override_attr(f, i, held)) return false;
  }
  return true;
}

static bool parse_prop_dict(McFormatParse *f, bool loose) {
  McParser *p = f->p;
  McAttr given;
  if (mc_consume_if(p, TOK_LESS)) {
    given = mc_p_attr(p, (McType){MC_NONE});
    if (given.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>'")) return false;
  } else {
    given = mc_attr_dictionary(p->ctx, NULL, 0, NULL);
    if (given.index == MC_NONE) return mc_p_out_of_memory(p);
  }
  if (loose) {
    f->loose_properties = given;
    return true;
  }
  if (mc_kind(p->ctx, given.index) == MC_ATTR_DICTIONARY) return take_properties(f, given);
  return fail_prop_dict(f, given, "expected DictionaryAttr to set properties");
}

static bool parse_attr(McFormatParse *f, const uint32_t *w, bool optional);

/* The instruction of the list for the attribute whose name is the current token; NULL: there is none. */
static const uint32_t *find_listed(const McFormatParse *f, const uint32_t *at) {
  const McParser *p = f->p;
  size_t len = mc_token_len(&p->tok);
  for (uint32_t i = 1, size = at[0] >> 8 & 0xFFFF; i < size; i += 4) {
    McStr name = mc_ident_str(p->ctx, (McIdent){mc_def_attrs(f->def)[at[i + 1]].name});
    if (name.len == len && memcmp(name.ptr, p->tok.start, len) == 0) return at + i;
  }
  return NULL;
}

static bool parse_prop_list(McFormatParse *f, const uint32_t *at) {
  McParser *p = f->p;
  if (mc_consume_if(p, TOK_LESS) && !mc_consume_if(p, TOK_GREATER)) {
    bool braces = mc_consume_if(p, TOK_L_BRACE);
    do {
      if (!mc_p_at_word(p)) return mc_format_parse_error(f, p->tok.start, "expected valid keyword");
      const uint32_t *w = find_listed(f, at);
      if (w == NULL || mc_format_parse_attr(f, w[1]).index != MC_NONE) {
        return mc_format_parse_error(f, p->tok.start, "duplicate or unknown property in properties dictionary: %.*s",
                                     (int)mc_token_len(&p->tok), p->tok.start);
      }
      mc_advance(p);
      bool is_unit = (mc_def_attrs(f->def)[w[1]].flags & MC_ATTR_IS_UNIT) != 0 && !mc_at(p, TOK_EQUAL);
      if (is_unit) {
        if (!mc_format_parse_set_attr(f, w[1], mc_attr_unit(p->ctx))) return false;
      } else if (!mc_expect(p, TOK_EQUAL, "expected '='") || !parse_attr(f, w, false)) {
        return false;
      }
    } while (mc_consume_if(p, TOK_COMMA));
    if (braces && !mc_expect(p, TOK_R_BRACE, "expected '}'")) return false;
    if (!mc_expect(p, TOK_GREATER, braces ? "expected '>'" : "expected ','")) return false;
  }
  for (uint32_t i = 1, size = at[0] >> 8 & 0xFFFF; i < size; i += 4) {
    const McAttrWords *a = &mc_def_attrs(f->def)[at[i + 1]];
    if ((a->flags & MC_ATTR_REQUIRED) && mc_format_parse_attr(f, at[i + 1]).index == MC_NONE) {
      return mc_p_error_at(p, f->op->at, "properties dictionary is missing required attribute: %.*s", TEXT(a->name));
    }
  }
  return true;
}

bool mc_format_parse_attr_dict_unchecked(McFormatParse *f, uint32_t *dropped) {
  McParser *p = f->p;
  McWords *attrs = &f->op->attrs;
  size_t from = attrs->len, to = from;
  *dropped = MC_PROGRAM_NONE;
  if (p->tok.kind != TOK_L_BRACE) return true;
  if (!mc_p_attr_dict_entries(p, attrs)) return false;
  for (size_t k = from; k < attrs->len; k += 2) {
    uint32_t i = find_inherent(f->def, attrs->ptr[k]),
             storage = i == MC_PROGRAM_NONE ? 0 : mc_def_attrs(f->def)[i].storage;
    if (i == MC_PROGRAM_NONE) {
      attrs->ptr[to++] = attrs->ptr[k];
      attrs->ptr[to++] = attrs->ptr[k + 1];
    } else if (storage != 0 && !mc_predicate_holds(p->ctx, f->def->words, f->def->words + storage, attrs->ptr[k + 1])) {
      *dropped = i;
    } else if (!override_attr(f, i, (McAttr){attrs->ptr[k + 1]})) {
      return false;
    }
  }
  attrs->len = to;
  return true;
}

bool mc_format_parse_integer(McFormatParse *f, uint32_t width, int64_t *out) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  bool negative = mc_consume_if(p, TOK_MINUS);
  uint64_t value, limit = (uint64_t)1 << (width - 1);
  if (!mc_at(p, TOK_INTEGER)) {
    return negative ? mc_p_wrong_token(p, "expected integer value")
                    : mc_format_parse_error(f, at, "expected integer value");
  }
  if (!mc_p_token_u64(&p->tok, &value) || value > limit - 1 + negative) {
    return mc_format_parse_error(f, at, "integer value too large");
  }
  mc_advance(p);
  *out = (int64_t)(negative ? 0 - value : value);
  return true;
}

/* True for an integer type of whole bytes and at most 64 bits. */
static bool is_plain_integer(const McContext *ctx, McType type) {
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_INTEGER) return false;
  uint32_t width = mc_type_integer_width(ctx, type);
  return width > 0 && width <= 64 && width % 8 == 0;
}

/* `[1, -2]`, a dense array of such integers. Returns MC_NONE after reporting. */
static McAttr parse_integers(McFormatParse *f, McType element) {
  McParser *p = f->p;
  McAttr none = {MC_NONE};
  uint32_t width = mc_type_integer_width(p->ctx, element), size = width / 8;
  size_t base = p->words.len, count = 0;
  int64_t value;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return none;
  if (!mc_at(p, TOK_R_SQUARE)) {
    do {
      if (!mc_format_parse_integer(f, width, &value) || !mc_p_push_i64(p, &p->words, value)) return none;
      memmove((char *)(p->words.ptr + base) + size * count++, &value, size); /* one after the other, low bytes first */
    } while (mc_consume_if(p, TOK_COMMA));
  }
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return none;
  McAttr attr = mc_attr_dense_array(p->ctx, element, p->words.ptr + base, count, p->diags);
  p->words.len = base;
  if (attr.index == MC_NONE) mc_p_out_of_memory(p);
  return attr;
}

/* Reports which cases exist, in upstream's words. */
MC_COLD static bool fail_keyword(McFormatParse *f, const McAttrWords *a, const char *at) {
  const McEnumWords *e = (const McEnumWords *)(f->def->words + a->enumeration);
  McBuf cases;
  mc_buf_init(&cases, &f->p->ctx->alloc);
  for (uint32_t i = 0; i < e->num_cases; i++) {
    McStr name = mc_ident_str(f->p->ctx, (McIdent){f->def->words[e->cases + 3 * i]});
    if (i > 0) mc_buf_lit(&cases, ", ");
    mc_buf_put(&cases, name.ptr, name.len);
  }
  mc_format_parse_error(f, at,
              "expected string or keyword containing one of the following enum values for attribute '%.*s' [%s]",
              TEXT(a->name), mc_buf_text(&cases));
  mc_buf_fini(&cases);
  return false;
}

/* Parses combined bits, as keywords. */
static bool parse_bits_attr(McFormatParse *f, uint32_t i, const McEnumWords *e, bool optional) {
  McParser *p = f->p;
  uint64_t value;
  if (optional && !mc_p_at_word(p)) return true;
  if (!mc_p_enum_value(p, f, f->def->words, e, MC_ENUM_FIELDS, &value)) return false;
  McAttr attr = mc_p_enum_attr(p, e, value, false);
  return attr.index != MC_NONE && mc_format_parse_set_attr(f, i, attr);
}

/* Parses a case of an enumeration, as a keyword or a string. */
static bool parse_keyword_attr(McFormatParse *f, uint32_t i, bool optional) {
  McParser *p = f->p;
  const McAttrWords *a = &mc_def_attrs(f->def)[i];
  const McEnumWords *e = (const McEnumWords *)(f->def->words + a->enumeration);
  if (e->flags & MC_ENUM_BITS) return parse_bits_attr(f, i, e, optional);
  const char *at = p->tok.start;
  McStr text = {at, mc_token_len(&p->tok)};
  uint64_t value;
  bool found = false;
  if (mc_at(p, TOK_STRING)) {
    if (!mc_p_string_value(p, &p->tok, &text)) return false;
    found = mc_enum_value(p->ctx, f->def->words, e, text.ptr, text.len, &value);
    if (!found) {
      mc_advance(p);
      return mc_format_parse_error(f, at, "invalid %.*s attribute specification: \"%.*s\"", TEXT(a->name),
                                   (int)text.len, text.ptr);
    }
  } else if (mc_p_at_word(p)) { /* also i8 */
    found = mc_enum_value(p->ctx, f->def->words, e, text.ptr, text.len, &value);
  }
  if (!found) return optional || fail_keyword(f, a, at);
  mc_advance(p);
  McAttr attr = mc_p_enum_attr(p, e, value, false);
  return attr.index != MC_NONE && mc_format_parse_set_attr(f, i, attr);
}

/* Parses a value of an enumeration, as cases with the separator. */
static bool parse_enum_value(McFormatParse *f, uint32_t i, bool optional) {
  McParser *p = f->p;
  const McAttrWords *a = &mc_def_attrs(f->def)[i];
  const McEnumWords *e = (const McEnumWords *)(f->def->words + a->enumeration);
  uint64_t value;
  if (optional && !mc_p_at_word(p)) return true;
  if (!mc_p_enum_value(p, f, f->def->words, e, MC_ENUM_FIELDS, &value)) return false;
  McAttr attr = mc_p_enum_attr(p, e, value, (a->flags & MC_ATTR_PROPERTY) != 0);
  return attr.index != MC_NONE && mc_format_parse_set_attr(f, i, attr);
}

/* Parses an attribute in the spelling that its element states. optional: nothing is consumed when it is absent. */
static bool parse_attr(McFormatParse *f, const uint32_t *w, bool optional) {
  McParser *p = f->p;
  uint32_t i = w[1];
  const McAttrWords *a = &mc_def_attrs(f->def)[i];
  McType type = {w[3]};
  const char *at = p->tok.start;
  McAttr attr;
  bool present = true;
  switch (w[2]) {
    case MC_FA_SYMBOL_NAME: {
      if (!mc_at(p, TOK_AT_IDENTIFIER)) {
        return optional || mc_format_parse_error(f, at, "expected valid '@'-identifier for symbol name");
      }
      McIdent name = mc_p_at_identifier(p, &p->tok);
      if (name.index == MC_NONE) return false;
      McStr text = mc_ident_str(p->ctx, name);
      attr = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
      if (attr.index == MC_NONE) return mc_p_out_of_memory(p);
      mc_advance(p);
      return mc_format_parse_set_attr(f, i, attr);
    }
    case MC_FA_KEYWORD: return parse_keyword_attr(f, i, optional);
    case MC_FA_VALUE: return parse_enum_value(f, i, optional);
    case MC_FA_STRIPPED:
      if (!mc_at(p, TOK_HASH_IDENTIFIER)) {
        if (optional && !mc_at(p, TOK_LESS)) return true;
        if (a->enumeration == 0) {
          const McDefinition *held = mc_definition(p->ctx, (McIdent){a->definition}, false);
          if (held == NULL) break;
          attr.index = mc_p_defined_stripped(p, f, held, type);
          return attr.index != MC_NONE && mc_format_parse_set_attr(f, i, attr);
        }
        const McEnumWords *e = (const McEnumWords *)(f->def->words + a->enumeration);
        const McEnumDef *held = mc_attr_def(p->ctx, (McIdent){e->name});
        if (held == NULL) break;
        attr = mc_format_parse_defined_attr(f, held);
        return attr.index != MC_NONE && mc_format_parse_set_attr(f, i, attr);
      }
      break;
    case MC_FA_STRING:
      if (optional && !mc_at(p, TOK_STRING)) return true;
      break;
    case MC_FA_SYMBOL_REF:
      if (optional && !mc_at(p, TOK_AT_IDENTIFIER)) return true;
      break;
    case MC_FA_ARRAY:
      if (optional && !mc_at(p, TOK_L_SQUARE)) return true;
      break;
    case MC_FA_DENSE:
      if (mc_at(p, TOK_HASH_IDENTIFIER)) break;
      if (optional && !mc_at(p, TOK_L_SQUARE)) return true;
      attr = is_plain_integer(p->ctx, type) ? parse_integers(f, type) : mc_p_dense_array_list(p, type);
      return attr.index != MC_NONE && mc_format_parse_set_attr(f, i, attr);
    default: break;
  }
  if (w[2] == MC_FA_DENSE) type.index = MC_NONE;
  attr = optional ? mc_p_optional_attr(p, type, &present) : mc_p_attr(p, type);
  if (attr.index == MC_NONE) return optional && !present;
  if (a->storage != 0 && !mc_predicate_holds(p->ctx, f->def->words, f->def->words + a->storage, attr.index)) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_format_parse_set_attr(f, i, attr);
}

/* --- types --- */

/* The span that the types of a slot are stored in. */
static McSpan *slot_types(McFormatParse *f, uint32_t slot) {
  if (slot == MC_SLOT_ALL_OPERANDS) return &f->all_types[0];
  if (slot == MC_SLOT_ALL_RESULTS) return &f->all_types[1];
  return &f->types[slot];
}

static uint32_t slot_kind(const McFormatParse *f, uint32_t slot) {
  uint32_t operands = f->def->op->num_operands;
  if (slot >= MC_SLOT_ALL_OPERANDS) return MC_GROUP_VARIADIC;
  return slot < operands ? mc_def_operands(f->def)[slot].flags : mc_def_results(f->def)[slot - operands].flags;
}

MC_COLD static bool fail_type_kind(McFormatParse *f, const char *at, McStr expected, McType type) {
  if (expected.len == 0) return mc_format_parse_error(f, at, "invalid kind of type specified"); /* a class of several */
  return mc_format_parse_error(f, at, "invalid kind of type specified: expected %.*s, but found '%s'",
                               (int)expected.len, expected.ptr, mc_text_type(f->p->diags, type));
}

/* The definition of a type that the text has without its prefix, or NULL. The type's dialect can be met here. */
static const McDefinition *stripped_type(const McParser *p, const uint32_t *w) {
  const McDefinition *held = mc_f_stripped_type(p->ctx, w);
  if (MC_LIKELY(held != NULL || w[3] == MC_NONE || !mc_at(p, TOK_LESS))) return held;
  McStr name = mc_ident_str(p->ctx, (McIdent){w[3]});
  const char *dot = memchr(name.ptr, '.', name.len);
  if (dot == NULL || mc_context_load_dialect(p->ctx, name.ptr, (size_t)(dot - name.ptr)) != MC_LOAD_DONE) return NULL;
  return mc_f_stripped_type(p->ctx, w);
}

static bool parse_type(McFormatParse *f, const uint32_t *w) {
  McParser *p = f->p;
  McSpan *out = slot_types(f, w[1]);
  uint32_t kind = slot_kind(f, w[1]);
  const char *at = p->tok.start;
  out->start = (uint32_t)p->words.len;
  if (MC_LIKELY(kind == MC_GROUP_SINGLE)) {
    const McDefinition *held = stripped_type(p, w);
    McType type = held == NULL ? mc_p_type(p) : (McType){mc_p_defined_stripped(p, f, held, (McType){MC_NONE})};
    if (type.index == MC_NONE || !push_word(p, &p->words, type.index)) return false;
    if (w[2] != 0 && !mc_predicate_holds(p->ctx, f->def->words, f->def->words + w[2], type.index)) {
      return fail_type_kind(f, at, mc_ident_str(p->ctx, (McIdent){w[3]}), type);
    }
  } else if (kind == MC_GROUP_VARIADIC) {
    if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  } else {
    bool present;
    McType type = mc_p_optional_type(p, &present);
    if (present && (type.index == MC_NONE || !push_word(p, &p->words, type.index))) return false;
  }
  out->count = (uint32_t)p->words.len - out->start;
  return true;
}

McType mc_format_parse_function_type(McFormatParse *f, const char *at) {
  McType type = mc_p_type(f->p);
  if (type.index == MC_NONE || mc_kind(f->p->ctx, type.index) == MC_TYPE_FUNCTION) return type;
  fail_type_kind(f, at, MC_STR("builtin.function"), type);
  return (McType){MC_NONE};
}

static bool parse_functional(McFormatParse *f, const uint32_t *w) {
  McParser *p = f->p;
  McType type = mc_format_parse_function_type(f, p->tok.start);
  if (type.index == MC_NONE) return false;
  uint32_t inputs = mc_type_num_inputs(p->ctx, type), results = mc_type_num_results(p->ctx, type);
  uint32_t start = (uint32_t)p->words.len;
  if (!mc_array_reserve(&p->ctx->alloc, &p->words, (size_t)inputs + results)) return mc_p_out_of_memory(p);
  const McRec *rec = mc_rec(p->ctx, type.index);
  if (inputs + results > 0) memcpy(p->words.ptr + start, rec->words + 1, ((size_t)inputs + results) * sizeof(uint32_t));
  p->words.len += (size_t)inputs + results;
  *slot_types(f, w[1]) = (McSpan){start, inputs};
  *slot_types(f, w[2]) = (McSpan){start + inputs, results};
  return true;
}

/* --- regions --- */

static bool end_region(McFormatParse *f, McRegion region) {
  McContext *ctx = f->p->ctx;
  const McOpDef *def = f->def;
  if (!(def->traits & MC_TRAIT(SINGLE_BLOCK)) && def->implicit_terminator.index == MC_NONE) return true;
  McBlock none = {MC_NONE}, block = mc_region_last_block(ctx, region);
  if (block.index == MC_NONE) block = mc_block_create_pooled(ctx, f->p->pool, region, none);
  if (block.index == MC_NONE) return mc_p_out_of_memory(f->p);
  if (def->implicit_terminator.index == MC_NONE) return true;
  McOp last = mc_block_last_op(ctx, block);
  if (last.index != MC_NONE && mc_op_has_trait(ctx, last, MC_TRAIT(TERMINATOR))) return true;
  if (block.index == f->p->ended_block) mc_names_note_unsure(f->p);
  McOpState state = {.name = def->implicit_terminator, .loc = mc_p_loc_at(f->p, f->op->at)};
  const McOpDef *terminator = mc_op_name_def(ctx, state.name);
  McRegion inside;
  if (terminator != NULL) {
    state.properties = terminator->default_properties;
    if (terminator->traits & MC_TRAIT(SINGLE_BLOCK)) { /* the region of that terminator has a block, too */
      inside = mc_p_new_region(f->p);
      if (inside.index == MC_NONE) return false;
      if (mc_block_create_pooled(ctx, f->p->pool, inside, none).index == MC_NONE) return mc_p_out_of_memory(f->p);
      state.num_regions = 1;
    }
  }
  McOp op = mc_op_create_pooled(ctx, f->p->pool, &state, state.num_regions ? &inside : NULL, block, (McOp){MC_NONE});
  return op.index != MC_NONE || mc_p_out_of_memory(f->p);
}

bool mc_format_parse_reserve_regions(McFormatParse *f, uint32_t count) {
  while (f->op->regions.len < count) {
    if (!push_word(f->p, &f->op->regions, MC_NONE)) return false;
  }
  return true;
}

/* Puts the region into a place that was kept, if there is one; else at the end. */
static bool add_region(McFormatParse *f, McRegion region) {
  McWords *regions = &f->op->regions;
  for (size_t i = 0; i < regions->len; i++) {
    if (regions->ptr[i] != MC_NONE) continue;
    regions->ptr[i] = region.index;
    return true;
  }
  return push_word(f->p, regions, region.index);
}

bool mc_format_parse_region(McFormatParse *f, const McArgument *args, size_t num_args) {
  /* the region sees the names around it: the verifier checks isolation */
  McRegion region = mc_p_region(f->p, f->def, args, num_args, false);
  return region.index != MC_NONE && mc_format_parse_add_region(f, region);
}

bool mc_format_parse_add_region(McFormatParse *f, McRegion region) {
  return add_region(f, region) && end_region(f, region);
}

bool mc_format_parse_append_region(McFormatParse *f) {
  McRegion region = mc_p_region(f->p, f->def, f->op->args.ptr, f->op->args.len, false);
  f->op->args.len = 0;
  return region.index != MC_NONE && push_word(f->p, &f->op->regions, region.index);
}

bool mc_format_parse_empty_region(McFormatParse *f) {
  McRegion region = mc_p_new_region(f->p);
  return region.index != MC_NONE && push_word(f->p, &f->op->regions, region.index);
}

static bool parse_regions(McFormatParse *f) {
  if (!mc_at(f->p, TOK_L_BRACE)) return true;
  do {
    if (!mc_format_parse_region(f, NULL, 0)) return false;
  } while (mc_consume_if(f->p, TOK_COMMA));
  return true;
}

static bool parse_region(McFormatParse *f, uint32_t i) {
  return mc_def_regions(f->def)[i].flags == MC_GROUP_VARIADIC ? parse_regions(f) : mc_format_parse_region(f, NULL, 0);
}

/* Parses a region that may be absent. Braces with nothing between them make no block. */
static bool parse_optional_region(McFormatParse *f, uint32_t i) {
  if (mc_def_regions(f->def)[i].flags == MC_GROUP_VARIADIC) return parse_regions(f);
  McRegion region = mc_p_region(f->p, f->def, NULL, 0, false);
  if (region.index == MC_NONE) return false;
  bool empty = mc_region_first_block(f->p->ctx, region).index == MC_NONE && !mc_p_region_is_put_off(f->p);
  return empty ? push_word(f->p, &f->op->regions, region.index) : mc_format_parse_add_region(f, region);
}

/* --- groups --- */

/* Parses the first element of an optional group, which decides. *present: it was there and is consumed. */
static bool parse_guard(McFormatParse *f, const uint32_t *w, bool *present) {
  switch (OPCODE(w)) {
    case MC_F_LITERAL:
      *present = at_literal(f, w);
      if (*present) mc_advance(f->p);
      return true;
    case MC_F_OPERAND:
      if (!parse_operand(f, w[1])) return false;
      *present = f->operands[w[1]].count > 0;
      return true;
    case MC_F_OPERANDS:
      if (!parse_operand_list(f, &f->all_operands, &f->all_operands_at)) return false;
      *present = f->all_operands.count > 0;
      return true;
    case MC_F_ATTR: {
      const McWords *entries = home_of(f, w[1]);
      size_t before = entries->len;
      if (!parse_attr(f, w, true)) return false;
      *present = entries->len > before;
      return true;
    }
    case MC_F_SUCCESSOR: {
      size_t before = f->op->successors.len;
      if (f->p->tok.kind == TOK_CARET_IDENTIFIER && !parse_successor(f, w[1])) return false;
      *present = f->op->successors.len > before;
      return true;
    }
    case MC_F_REGION:
      *present = mc_at(f->p, TOK_L_BRACE);
      if (*present) return parse_optional_region(f, w[1]);
      return mc_def_regions(f->def)[w[1]].flags == MC_GROUP_VARIADIC || mc_format_parse_empty_region(f);
    default: /* compile/formats.py makes no other element the first of a group */
      *present = false;
      return true;
  }
}

/* Adds empty regions for the part of a group that is absent. */
static bool skip_regions(McFormatParse *f, const uint32_t *at, const uint32_t *end) {
  for (; at < end; at += SIZE(at)) {
    if (OPCODE(at) != MC_F_REGION || mc_def_regions(f->def)[at[1]].flags == MC_GROUP_VARIADIC) continue;
    if (!mc_format_parse_empty_region(f)) return false;
  }
  return true;
}

static bool parse_optional(McFormatParse *f, const uint32_t *w) {
  const uint32_t *then = w + 5, *otherwise = then + w[3], *end = otherwise + w[4];
  bool present;
  while (OPCODE(then) == MC_F_SPACE) then += SIZE(then);
  if (!parse_guard(f, then, &present)) return false;
  if ((FLAGS(w) & MC_FF_UNIT) && present == !(FLAGS(w) & MC_FF_INVERT)) {
    McAttr unit = mc_attr_unit(f->p->ctx);
    if (!mc_format_parse_set_attr(f, w[2], unit)) return false;
  }
  if (present) return parse_elements(f, then + SIZE(then), otherwise) && skip_regions(f, otherwise, end);
  return skip_regions(f, then + SIZE(then), otherwise) && parse_elements(f, otherwise, end);
}

/* Parses a clause at its first word, and sets the unit attribute that represents it. seen: a bit for each clause. */
static bool parse_clause(McFormatParse *f, const uint32_t *clause, uint32_t number, uint64_t *seen) {
  const uint32_t *elements = clause + 3 + 2 * clause[0], *end = elements + clause[1];
  if (*seen >> number & 1) {
    return mc_format_parse_error(f, f->op->at,
                                 "`%.*s` clause can appear at most once in the expansion of the oilist directive",
                                 TEXT(elements[1]));
  }
  *seen |= (uint64_t)1 << number;
  mc_advance(f->p);
  if (clause[2] != 0 && !mc_format_parse_set_attr(f, clause[2] - 1, mc_attr_unit(f->p->ctx))) return false;
  return parse_elements(f, elements + SIZE(elements), end);
}

static bool parse_oilist(McFormatParse *f, const uint32_t *w) {
  uint64_t seen = 0;
  uint32_t i;
  do {
    const uint32_t *clause = w + 2;
    for (i = 0; i < w[1]; i++) {
      uint32_t size = 3 + 2 * clause[0] + clause[1];
      if (at_literal(f, clause + size - clause[1])) break;
      clause += size;
    }
    if (i < w[1] && !parse_clause(f, clause, i, &seen)) return false;
  } while (i < w[1]);
  return true;
}

/* A dictionary in which no entry is a property. */
static bool parse_strict_dict(McFormatParse *f, bool with_keyword) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  size_t from = f->op->attrs.len;
  if (with_keyword ? !mc_consume_keyword(p, "attributes") : p->tok.kind != TOK_L_BRACE) return true;
  if (!mc_p_attr_dict_entries(p, &f->op->attrs)) return false;
  for (size_t k = from; k < f->op->attrs.len; k += 2) {
    if (find_inherent(f->def, f->op->attrs.ptr[k]) == MC_PROGRAM_NONE) continue;
    return mc_format_parse_error(f, at,
                                 "inherent attribute '%.*s' cannot be parsed from attr-dict when strict properties in "
                                 "assembly format is enabled",
                                 TEXT(f->op->attrs.ptr[k]));
  }
  return true;
}

static bool parse_elements(McFormatParse *f, const uint32_t *at, const uint32_t *end) {
  for (; at < end; at += SIZE(at)) {
    bool ok = true;
    switch (OPCODE(at)) {
      case MC_F_LITERAL: ok = parse_literal(f, at); break;
      case MC_F_OPERAND: ok = parse_operand(f, at[1]); break;
      case MC_F_OPERANDS: ok = parse_operand_list(f, &f->all_operands, &f->all_operands_at); break;
      case MC_F_ATTR: ok = parse_attr(f, at, (FLAGS(at) & MC_FF_OPTIONAL) != 0); break;
      case MC_F_TYPE: ok = parse_type(f, at); break;
      case MC_F_FUNCTIONAL: ok = parse_functional(f, at); break;
      case MC_F_ATTR_DICT:
        if ((FLAGS(at) & (MC_FF_STRICT | MC_FF_UNCHECKED)) == MC_FF_STRICT) {
          ok = parse_strict_dict(f, (FLAGS(at) & MC_FF_KEYWORD) != 0);
        } else ok = parse_attr_dict(f, (FLAGS(at) & MC_FF_KEYWORD) != 0, (FLAGS(at) & MC_FF_UNCHECKED) != 0);
        break;
      case MC_F_PROP_DICT: ok = parse_prop_dict(f, (FLAGS(at) & MC_FF_UNCHECKED) != 0); break;
      case MC_F_PROP_LIST: ok = parse_prop_list(f, at); break;
      case MC_F_REGION: ok = parse_region(f, at[1]); break;
      case MC_F_SUCCESSOR: ok = parse_successor(f, at[1]); break;
      case MC_F_REGIONS: ok = parse_regions(f); break;
      case MC_F_SUCCESSORS: ok = parse_successors(f, true); break;
      case MC_F_OPTIONAL: ok = parse_optional(f, at); break;
      case MC_F_OILIST: ok = parse_oilist(f, at); break;
      case MC_F_CUSTOM:
        ok = f->p->ctx->routines->directives[at[1]].parse(f, (const McRoutineArg *)(at + 2), (SIZE(at) - 2) / 2);
        break;
      default: break;
    }
    if (MC_UNLIKELY(!ok)) return false;
  }
  return true;
}

/* --- types that the text does not spell --- */

static bool copy_type(McFormatParse *f, uint32_t to, uint32_t type) {
  uint32_t operands = f->def->op->num_operands, kind = slot_kind(f, to);
  bool every = operands == 1 && f->all_operands.count != MC_PROGRAM_NONE; /* `operands` is the text of one group */
  uint32_t have = to >= operands ? 1 : every ? f->all_operands.count : f->operands[to].count;
  uint32_t count = kind == MC_GROUP_SINGLE ? 1 : have;
  f->types[to] = (McSpan){(uint32_t)f->p->words.len, count};
  for (uint32_t i = 0; i < count; i++) {
    if (!push_word(f->p, &f->p->words, type)) return false;
  }
  return true;
}

/* The slot is for an operand that can be absent, and is. */
static bool is_absent(const McFormatParse *f, uint32_t slot) {
  return slot < f->def->op->num_operands && slot_kind(f, slot) == MC_GROUP_OPTIONAL && f->operands[slot].count == 0;
}

static bool resolve_transform(McFormatParse *f, const uint32_t *w) {
  McParser *p = f->p;
  McSpan from = f->types[w[2]];
  McType few[16], *types = few;
  if (from.count > MC_COUNT(few)) types = mc_arena_alloc(&p->arena, from.count * sizeof *types, 4);
  if (types == NULL) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < from.count; i++) types[i].index = p->words.ptr[from.start + i];
  uint32_t start = (uint32_t)p->words.len;
  const McTransform *transform = &p->ctx->routines->transforms[w[3]];
  size_t failures = mc_alloc_failures(&p->ctx->alloc);
  if (!transform->run(p->ctx, types, from.count, &p->words)) {
    if (mc_alloc_failures(&p->ctx->alloc) != failures) return mc_p_out_of_memory(p);
    return mc_format_parse_error(f, f->op->at, "%s cannot convert %s", transform->name,
                                 from.count > 0 ? mc_text_type(p->diags, types[0]) : "no operands");
  }
  f->types[w[1]] = (McSpan){start, (uint32_t)p->words.len - start};
  return true;
}

static bool resolve_check(McFormatParse *f, const uint32_t *w) {
  McParser *p = f->p;
  McSpan slot = f->types[w[1]];
  for (uint32_t i = 0; i < slot.count; i++) {
    uint32_t type = p->words.ptr[slot.start + i];
    if (MC_LIKELY(mc_predicate_holds(p->ctx, f->def->words, f->def->words + w[2], type))) continue;
    return mc_format_parse_error(f, f->op->at, "'%.*s' must be %.*s, but got '%s'", TEXT(w[4]), TEXT(w[3]),
                       mc_text_type(p->diags, (McType){type}));
  }
  return true;
}

static bool join_types(McFormatParse *f, McSpan *all);

/* The types of single results, as the definition infers them from the types of the operands. */
static bool resolve_inferred(McFormatParse *f, uint32_t slot, uint32_t count) {
  McParser *p = f->p;
  McSpan from = f->all_types[0];
  if (from.count == MC_PROGRAM_NONE && !join_types(f, &from)) return false;
  McType few[16], *types = few;
  if (from.count > MC_COUNT(few)) types = mc_arena_alloc(&p->arena, from.count * sizeof *types, 4);
  if (types == NULL) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < from.count; i++) types[i].index = p->words.ptr[from.start + i];
  const McWords *entries = &f->op->properties;
  McAttr properties = {MC_NONE};
  if (entries->len > 0) {
    properties = mc_attr_dictionary(p->ctx, (const McNamedAttr *)entries->ptr, entries->len / 2, NULL);
    if (properties.index == MC_NONE) return mc_p_out_of_memory(p);
  }
  McInfer in = {.ctx = p->ctx,
                .def = f->def,
                .types = types,
                .num_operands = from.count,
                .properties = properties,
                .loc = mc_p_loc_at(p, f->op->at),
                .diags = p->diags};
  McInferred inferred;
  mc_inferred_init(&inferred);
  bool ok = mc_infer_run(&in, &inferred);
  if (!ok && !mc_diags_has_error(p->diags)) mc_format_parse_error(f, f->op->at, "failed to infer returned types");
  if (ok && inferred.len != count) ok = mc_format_parse_error(f, f->op->at, "has %u results", (uint32_t)inferred.len);
  for (uint32_t i = 0; ok && i < count; i++) {
    f->types[slot + i] = (McSpan){(uint32_t)p->words.len, 1};
    ok = push_word(p, &p->words, inferred.ptr[i].index);
  }
  mc_inferred_fini(p->ctx, &inferred);
  return ok;
}

static bool resolve_types(McFormatParse *f) {
  McParser *p = f->p;
  const McFormat *format = f->def->format;
  for (const uint32_t *w = format->resolve; w < format->resolve_end; w += SIZE(w)) {
    bool ok = true;
    switch (OPCODE(w)) {
      case MC_R_COPY: {
        McSpan from = f->types[w[2]];
        if (from.count == MC_PROGRAM_NONE || from.count == 0) f->types[w[1]] = (McSpan){0, 0};
        else if (slot_kind(f, w[1]) == MC_GROUP_SINGLE) f->types[w[1]] = (McSpan){from.start, 1};
        else ok = copy_type(f, w[1], p->words.ptr[from.start]);
        break;
      }
      case MC_R_CONSTANT: ok = copy_type(f, w[1], w[2]); break;
      case MC_R_ATTR: {
        McAttr value = mc_format_parse_attr(f, w[2]);
        McType type = value.index == MC_NONE ? (McType){MC_NONE} : mc_attr_value_type(p->ctx, value);
        if (type.index == MC_NONE) type = mc_type_none(p->ctx);
        ok = copy_type(f, w[1], type.index);
        break;
      }
      case MC_R_TRANSFORM:
        if (f->types[w[2]].count == MC_PROGRAM_NONE || is_absent(f, w[1])) f->types[w[1]] = (McSpan){0, 0};
        else ok = resolve_transform(f, w);
        break;
      case MC_R_INFER: ok = resolve_inferred(f, w[1], w[2]); break;
      case MC_R_CHECK:
        if (f->types[w[1]].count != MC_PROGRAM_NONE) ok = resolve_check(f, w);
        break;
      default: break;
    }
    if (!ok) return false;
  }
  return true;
}

/* --- operands meet their types --- */

static bool resolve_stretch(McFormatParse *f, const McSpan *refs, const McSpan *types, const char *at) {
  McParser *p = f->p;
  McWords *operands = &f->op->operands;
  uint32_t count = refs->count, num_types = types->count == MC_PROGRAM_NONE ? 0 : types->count;
  if (MC_UNLIKELY(count != num_types)) {
    return mc_format_parse_error(f, at == NULL ? f->op->at : at,
                                 "number of operands and types do not match: got %u operands and %u types", count,
                                 num_types);
  }
  if (!mc_array_reserve(&p->ctx->alloc, operands, count)) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < count; i++) {
    McValue value = mc_p_resolve(p, &p->refs.ptr[refs->start + i], (McType){p->words.ptr[types->start + i]});
    if (MC_UNLIKELY(value.index == MC_NONE)) return false;
    operands->ptr[operands->len++] = value.index;
  }
  return true;
}

/* Copies the stretches of all groups, one after the other, to the top of the stack. */
static bool join_types(McFormatParse *f, McSpan *out) {
  McParser *p = f->p;
  out->start = (uint32_t)p->words.len;
  for (uint32_t g = 0; g < f->def->op->num_operands; g++) {
    McSpan t = f->types[g];
    for (uint32_t i = 0; t.count != MC_PROGRAM_NONE && i < t.count; i++) {
      if (!push_word(p, &p->words, p->words.ptr[t.start + i])) return false;
    }
  }
  out->count = (uint32_t)p->words.len - out->start;
  return true;
}

static bool join_operands(McFormatParse *f, McSpan *out) {
  McParser *p = f->p;
  out->start = (uint32_t)p->refs.len;
  for (uint32_t g = 0; g < f->def->op->num_operands; g++) {
    for (uint32_t i = 0; i < f->operands[g].count; i++) {
      McOperandRef ref = p->refs.ptr[f->operands[g].start + i];
      if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
    }
  }
  out->count = (uint32_t)p->refs.len - out->start;
  return true;
}

static bool resolve_operands(McFormatParse *f) {
  bool all_refs = f->all_operands.count != MC_PROGRAM_NONE, all_types = f->all_types[0].count != MC_PROGRAM_NONE;
  if (MC_LIKELY(!all_refs && !all_types)) {
    for (uint32_t g = 0; g < f->def->op->num_operands; g++) {
      if (!resolve_stretch(f, &f->operands[g], &f->types[g], f->operands_at[g])) return false;
    }
    return true;
  }
  McSpan refs = f->all_operands, types = f->all_types[0];
  if (!all_refs && !join_operands(f, &refs)) return false;
  if (!all_types && !join_types(f, &types)) return false;
  return resolve_stretch(f, &refs, &types, f->all_operands_at);
}

MC_INLINE bool push_results(McFormatParse *f, const McSpan *types) {
  McWords *out = &f->op->result_types;
  uint32_t count = types->count == MC_PROGRAM_NONE ? 0 : types->count;
  const uint32_t *from = f->p->words.ptr + types->start;
  if (!mc_array_reserve(&f->p->ctx->alloc, out, count)) return mc_p_out_of_memory(f->p);
  for (uint32_t i = 0; i < count; i++) out->ptr[out->len++] = from[i];
  return true;
}

static bool add_results(McFormatParse *f) {
  const McOpWords *op = f->def->op;
  if (f->all_types[1].count != MC_PROGRAM_NONE) return push_results(f, &f->all_types[1]);
  for (uint32_t g = 0; g < op->num_results; g++) {
    if (!push_results(f, &f->types[op->num_operands + g])) return false;
  }
  return true;
}

/* --- what is not written at all --- */

static bool add_segments(McFormatParse *f, bool results) {
  McContext *ctx = f->p->ctx;
  const McOpWords *op = f->def->op;
  int32_t sizes[MC_FORMAT_MAX_GROUPS];
  uint32_t count = results ? op->num_results : op->num_operands;
  for (uint32_t g = 0; g < count; g++) {
    uint32_t size = results ? f->types[op->num_operands + g].count : f->operands[g].count;
    sizes[g] = size == MC_PROGRAM_NONE ? 0 : (int32_t)size;
  }
  McIdent name = ctx->known[results ? MC_ID_resultSegmentSizes : MC_ID_operandSegmentSizes];
  McAttr value = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), sizes, count, f->p->diags);
  uint32_t i = find_inherent(f->def, name.index);
  if (i == MC_PROGRAM_NONE) return true;
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : override_attr(f, i, value);
}

static bool add_properties(McFormatParse *f) {
  const McOpDef *def = f->def;
  uint64_t segments = MC_TRAIT(ATTR_SIZED_OPERAND_SEGMENTS) | MC_TRAIT(ATTR_SIZED_RESULT_SEGMENTS);
  if (MC_UNLIKELY(def->traits & segments)) {
    if ((def->traits & MC_TRAIT(ATTR_SIZED_OPERAND_SEGMENTS)) && !add_segments(f, false)) return false;
    if ((def->traits & MC_TRAIT(ATTR_SIZED_RESULT_SEGMENTS)) && !add_segments(f, true)) return false;
  }
  if (def->default_properties.index == MC_NONE) return true;
  if (MC_LIKELY(f->op->properties.len == 0)) {
    f->op->ready_properties = def->default_properties;
    return true;
  }
  const McAttrWords *attrs = mc_def_attrs(def);
  for (uint32_t i = 0; i < def->op->num_attrs; i++) {
    if (attrs[i].default_value == 0 || (attrs[i].flags & MC_ATTR_NOT_STORED) ||
        mc_format_parse_attr(f, i).index != MC_NONE) {
      continue;
    }
    if (!mc_format_parse_set_attr(f, i, (McAttr){attrs[i].default_value})) return false;
  }
  return true;
}

bool mc_format_parse(McParser *p, const McOpDef *def, McOpParse *op) {
  McFormatParse f;
  const McSpan nothing = {0, MC_PROGRAM_NONE};
  f.p = p;
  f.op = op;
  f.def = def;
  for (uint32_t g = 0; g < def->op->num_operands; g++) {
    f.operands[g] = (McSpan){0, 0};
    f.operands_at[g] = NULL;
  }
  for (uint32_t s = 0; s < def->op->num_operands + def->op->num_results; s++) f.types[s] = nothing;
  f.all_types[0] = f.all_types[1] = f.all_operands = nothing;
  f.all_operands_at = NULL;
  f.notes[0] = f.notes[1] = 0;
  f.loose_properties.index = MC_NONE;
  if (MC_UNLIKELY(OPCODE(def->format->elements) == MC_F_HOOK)) return mc_hook_parse(&f);
  size_t refs = p->refs.len, words = p->words.len;
  bool ok = parse_elements(&f, def->format->elements, def->format->elements_end) && resolve_types(&f) &&
            add_results(&f) && resolve_operands(&f) && take_loose_properties(&f) && add_properties(&f);
  p->refs.len = refs;
  p->words.len = words;
  return ok;
}

/* --- parts of forms that routines of several dialects and of older generations read --- */

bool mc_format_parse_operands_in(McFormatParse *f, uint32_t group, bool square) {
  McParser *p = f->p;
  McSpan *operands = &f->operands[group];
  if (operands->count == 0) *operands = (McSpan){(uint32_t)p->refs.len, 0};
  McTokenKind open = square ? TOK_L_SQUARE : TOK_L_PAREN, close = square ? TOK_R_SQUARE : TOK_R_PAREN;
  if (!mc_expect(p, open, square ? "expected '[' in operand list" : "expected '(' in operand list")) return false;
  if (!mc_at(p, close) && !mc_at(p, TOK_PERCENT_IDENTIFIER)) {
    return mc_p_wrong_token(p, "expected SSA operand");
  }
  if (!mc_p_operand_list(p, &p->refs)) return false;
  operands->count = (uint32_t)p->refs.len - operands->start;
  return mc_expect(p, close, square ? "expected ']' in operand list" : "expected ')' in operand list");
}

bool mc_format_parse_operand_after(McFormatParse *f, McTokenKind before, uint32_t group) {
  McParser *p = f->p;
  McOperandRef ref;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 0};
  if (!mc_consume_if(p, before)) return true;
  f->operands_at[group] = p->tok.start;
  if (!mc_p_operand(p, &ref, true)) return false;
  f->operands[group].count = 1;
  return mc_array_push(&p->ctx->alloc, &p->refs, ref) || mc_p_out_of_memory(p);
}

McType mc_format_parse_type(const McFormatParse *f, uint32_t slot) {
  return f->types[slot].count == 1 ? (McType){f->p->words.ptr[f->types[slot].start]} : (McType){MC_NONE};
}

bool mc_format_parse_set_type(McFormatParse *f, uint32_t slot, McType type) {
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, 1};
  return type.index != MC_NONE && mc_p_push(f->p, &f->p->words, type.index);
}
