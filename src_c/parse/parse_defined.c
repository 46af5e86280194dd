/* parse_defined.c - types and attributes by their definitions.
 *
 * Runs the format program of a definition (defined.h) and reads its parameters. The program was linked, so nothing is
 * checked about it here. Optional groups nest as deep as link.c allows, which is only a few levels; types and
 * attributes inside each other are counted like all nesting. Errors and their words are upstream's; a parameter that
 * cannot be read gives two errors, as in mlir-opt 22. Owns nothing.
 */
#include "defs/defined.h"

#include <stdarg.h>
#include <stdio.h>

#include "defs/constraints.h"
#include "defs/format.h"
#include "parse/parse_defined.h"
#include "parse/parse_attr.h"
#include "parse/parse_defined.h"
#include "parse/parse_enum.h"
#include "types/report.h"

#define TEXT_OF(d, ident) \
  (int)mc_ident_str((d)->p->ctx, (McIdent){ident}).len, mc_ident_str((d)->p->ctx, (McIdent){ident}).ptr

MC_COLD bool mc_def_parse_error(McDefParse *d, const char *at, const char *format, ...) {
  char message[1024];
  va_list args;
  va_start(args, format);
  vsnprintf(message, sizeof message, format, args);
  va_end(args);
  return d->f != NULL ? mc_format_parse_error(d->f, at, "%s", message) : mc_p_error_at(d->p, at, "%s", message);
}

MC_INLINE const McParamWords *param_of(const McDefParse *d, uint32_t i) { return &mc_definition_params(d->def)[i]; }

/* --- values --- */

static uint32_t value_of(McDefParse *d, uint32_t index) {
  if (index == MC_NONE && !mc_diags_has_error(d->p->diags)) mc_p_out_of_memory(d->p);
  return index;
}

static bool holds_storage(const McDefParse *d, const McParamWords *w, uint32_t value) {
  return w->storage == 0 || mc_predicate_holds(d->p->ctx, d->def->words, d->def->words + w->storage, value);
}

MC_COLD static uint32_t fail_storage(McDefParse *d, const McParamWords *w, const char *at, uint32_t value,
                                     const char *usual) {
  if (w->complaint == MC_NONE) {
    mc_def_parse_error(d, at, "%s", usual);
    return MC_NONE;
  }
  McBuf text;
  mc_buf_init(&text, &d->p->ctx->alloc);
  mc_value_message(d->p->ctx, d->p->diags, w->complaint, value, w->kind == MC_PK_INTEGER, &text);
  mc_def_parse_error(d, at, "%s", mc_buf_text(&text));
  mc_buf_fini(&text);
  return MC_NONE;
}

uint32_t mc_def_parse_fits(McDefParse *d, uint32_t i, const char *at, uint32_t type) {
  const McParamWords *w = param_of(d, i);
  return type == MC_NONE || holds_storage(d, w, type) ? type
                                                      : fail_storage(d, w, at, type, "invalid kind of type specified");
}

static const McDefinition *definition_named(const McDefParse *d, uint32_t name, bool is_type) {
  return name == MC_NONE ? NULL : mc_p_find_definition(d->p, (McIdent){name}, is_type);
}

static uint32_t read_type(McDefParse *d, const McParamWords *w, bool *present) {
  McParser *p = d->p;
  const char *at = p->tok.start;
  const McDefinition *inner = definition_named(d, w->detail, true);
  uint32_t type;
  if (inner != NULL && present == NULL) type = mc_p_defined_stripped(p, d->f, inner, (McType){MC_NONE});
  else type = present == NULL ? mc_p_type(p).index : mc_p_optional_type(p, present).index;
  if (type == MC_NONE || holds_storage(d, w, type)) return type;
  return fail_storage(d, w, at, type, "invalid kind of type specified");
}

/* Reads `#name`, or the text after the mnemonic of an enumeration's attribute. */
static uint32_t read_enum_attr(McDefParse *d, const McEnumDef *inner) {
  McParser *p = d->p;
  if (mc_at(p, TOK_HASH_IDENTIFIER)) return mc_p_attr(p, (McType){MC_NONE}).index;
  return d->f != NULL ? mc_format_parse_defined_attr(d->f, inner).index : mc_p_defined_attr(p, inner).index;
}

static uint32_t read_attr(McDefParse *d, const McParamWords *w, bool *present) {
  McParser *p = d->p;
  const char *at = p->tok.start;
  McType none = {MC_NONE};
  const McDefinition *inner = definition_named(d, w->detail, false);
  const McEnumDef *enumeration = inner != NULL || w->detail == MC_NONE ? NULL : mc_p_find_enum(p, (McIdent){w->detail});
  uint32_t attr;
  if (present != NULL) attr = mc_p_optional_attr(p, none, present).index;
  else if (inner != NULL) attr = mc_p_defined_stripped(p, d->f, inner, none);
  else if (enumeration != NULL) attr = read_enum_attr(d, enumeration);
  else attr = mc_p_attr(p, none).index;
  if (attr == MC_NONE || holds_storage(d, w, attr)) return attr;
  return fail_storage(d, w, at, attr, "invalid kind of attribute specified");
}

/* An integer token with an optional minus, and the number of bits upstream keeps it in. `true` and `false` are
 * numbers, too. */
typedef struct Number {
  McToken tok;
  bool negative, is_word, is_true;
  uint32_t bits;
} Number;

static bool read_number(McDefParse *d, Number *out) {
  McParser *p = d->p;
  *out = (Number){.tok = p->tok, .bits = 1};
  out->is_true = mc_at_keyword(p, "true");
  out->is_word = out->is_true || mc_at_keyword(p, "false");
  if (out->is_word) {
    mc_advance(p);
    return true;
  }
  if (!mc_at(p, TOK_INTEGER) && !mc_at(p, TOK_MINUS)) {
    return mc_def_parse_error(d, p->tok.start, "expected integer value");
  }
  out->negative = mc_consume_if(p, TOK_MINUS);
  out->tok = p->tok;
  if (!mc_expect(p, TOK_INTEGER, "expected integer value")) return false;
  size_t len = mc_token_len(&out->tok);
  if (len > 1 && out->tok.start[1] == 'x') len -= 2;
  if (len > MC_MAX_INTEGER_WIDTH / 8) return mc_def_parse_error(d, out->tok.start, "integer value too large");
  out->bits = (uint32_t)len * 4;
  return true;
}

/* Fits the number into `width` bits as upstream does: a negative number can represent a large unsigned one. */
static bool fit_number(const Number *n, uint32_t width, bool is_unsigned, int64_t *out) {
  uint64_t all = width == 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1, most = is_unsigned ? all : all >> 1, magnitude;
  if (n->is_word) {
    *out = !n->is_true ? 0 : is_unsigned ? (int64_t)all : -1;
    return true;
  }
  if (!mc_p_token_u64(&n->tok, &magnitude)) return false;
  if (n->negative && is_unsigned && magnitude != 0) {
    *out = (int64_t)((0 - magnitude) & all);
    return n->bits + (n->bits <= 64 && magnitude >> (n->bits - 1) != 0) <= width;
  }
  *out = n->negative ? (int64_t)(0 - magnitude) : (int64_t)magnitude;
  return magnitude <= most + (n->negative && !is_unsigned);
}

static uint32_t read_integer(McDefParse *d, uint32_t detail) {
  McContext *ctx = d->p->ctx;
  const char *at = d->p->tok.start;
  uint32_t width = detail & 255;
  bool is_unsigned = (detail & 256) != 0;
  Number number;
  int64_t value;
  if (!read_number(d, &number)) return MC_NONE;
  if (!fit_number(&number, width, is_unsigned, &value)) {
    mc_def_parse_error(d, at, "integer value too large");
    return MC_NONE;
  }
  McType type = mc_type_integer(ctx, width, is_unsigned ? MC_UNSIGNED : MC_SIGNLESS);
  return type.index == MC_NONE ? MC_NONE : mc_attr_integer(ctx, type, value).index;
}

/* `[1, -2]`: a dense array. One of integers of whole bytes is a list of integers as above. */
static McAttr read_dense(McDefParse *d, McType element) {
  McParser *p = d->p;
  const McAttr none = {MC_NONE};
  uint32_t width = mc_kind(p->ctx, element.index) == MC_TYPE_INTEGER ? mc_type_integer_width(p->ctx, element) : 0;
  size_t base = p->words.len, count = 0;
  Number number;
  int64_t value;
  if (width == 0 || width > 64 || width % 8 != 0) return mc_p_dense_array_list(p, element);
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return none;
  if (!mc_at(p, TOK_R_SQUARE)) {
    do {
      const char *at = p->tok.start;
      if (!read_number(d, &number)) return none;
      if (!fit_number(&number, width, false, &value)) {
        mc_def_parse_error(d, at, "integer value too large");
        return none;
      }
      if (!mc_p_push_i64(p, &p->words, value)) return none;
      /* one after the other, low bytes first */
      memmove((char *)(p->words.ptr + base) + width / 8 * count++, &value, width / 8);
    } while (mc_consume_if(p, TOK_COMMA));
  }
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return none;
  McAttr made = mc_attr_dense_array(p->ctx, element, p->words.ptr + base, count, p->diags);
  p->words.len = base;
  if (made.index == MC_NONE) mc_p_out_of_memory(p);
  return made;
}

static uint32_t read_bool(McDefParse *d) {
  const char *at = d->p->tok.start;
  Number number;
  uint64_t value;
  if (!read_number(d, &number)) return MC_NONE;
  if (number.is_word) {
    value = number.is_true;
  } else if (!mc_p_token_u64(&number.tok, &value) || value > 1 || (number.negative && value != 0)) {
    mc_def_parse_error(d, at, "integer value too large");
    return MC_NONE;
  }
  return mc_attr_bool(d->p->ctx, value != 0).index;
}

/* Reads a number as wide as upstream makes it: four bits for a digit, one more when the number needs it to be
 * positive. */
static uint32_t read_apint(McDefParse *d) {
  McContext *ctx = d->p->ctx;
  Number n;
  if (!read_number(d, &n)) return MC_NONE;
  if (n.is_word) return mc_attr_bool(ctx, n.is_true).index;
  size_t count = (n.bits + 1 + 63) / 64;
  uint64_t *words = mc_alloc(&ctx->alloc, count * sizeof *words);
  if (words == NULL) return MC_NONE;
  McAttr attr = {MC_NONE};
  if (!mc_p_fit_wide_integer(d->p, &n.tok, false, n.bits, true, words)) n.bits++;
  if (mc_p_fit_wide_integer(d->p, &n.tok, n.negative, n.bits, true, words) ||
      mc_p_fit_wide_integer(d->p, &n.tok, false, n.bits, true, words)) {
    McType type = mc_type_integer(ctx, n.bits, MC_SIGNLESS);
    if (type.index != MC_NONE) attr = mc_attr_integer_words(ctx, type, words, (n.bits + 63) / 64);
  }
  mc_free(&ctx->alloc, words, count * sizeof *words);
  return attr.index;
}

static uint32_t read_float(McDefParse *d, McFloatKind kind) {
  McParser *p = d->p;
  bool negative = mc_consume_if(p, TOK_MINUS);
  McFloatBits bits;
  if (!mc_p_float_value(p, &p->tok, negative, kind, &bits)) return MC_NONE;
  mc_advance(p);
  return mc_attr_float_bits(p->ctx, mc_type_float(p->ctx, kind), bits.w, 2).index;
}

static uint32_t string_attr(const McDefParse *d, McStr text) {
  return mc_attr_string(d->p->ctx, text.ptr, text.len, (McType){MC_NONE}).index;
}

static uint32_t read_string(McDefParse *d) {
  McParser *p = d->p;
  McStr text;
  if (!mc_at(p, TOK_STRING)) {
    mc_def_parse_error(d, p->tok.start, "expected string");
    return MC_NONE;
  }
  if (!mc_p_string_value(p, &p->tok, &text)) return MC_NONE;
  mc_advance(p);
  return string_attr(d, text);
}

/* Reads the words that upstream's parseKeyword accepts: a bare identifier or a keyword of the language. */
static uint32_t read_keyword(McDefParse *d) {
  McParser *p = d->p;
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) {
    mc_def_parse_error(d, p->tok.start, "expected valid keyword");
    return MC_NONE;
  }
  mc_advance(p);
  return string_attr(d, text);
}

static uint32_t read_symbol(McDefParse *d) {
  McParser *p = d->p;
  if (!mc_at(p, TOK_AT_IDENTIFIER)) {
    mc_def_parse_error(d, p->tok.start, "expected valid '@'-identifier for symbol name");
    return MC_NONE;
  }
  McIdent name = mc_p_at_identifier(p, &p->tok);
  if (name.index == MC_NONE) return MC_NONE;
  mc_advance(p);
  return string_attr(d, mc_ident_str(p->ctx, name));
}

/* Reads a case of an enumeration. If the parameter has a complaint, the case must be a keyword, and the complaint is
 * the message for any other text. */
static uint32_t read_enum(McDefParse *d, const McParamWords *w) {
  McParser *p = d->p;
  const McEnumWords *e = (const McEnumWords *)(d->def->words + w->detail);
  const char *at = p->tok.start;
  McStr text = {at, mc_token_len(&p->tok)};
  uint64_t value;
  if (w->complaint == MC_NONE) {
    McEnumStyle style = w->flags & MC_PF_FIELD ? MC_ENUM_FIELD : MC_ENUM_PARAMETER;
    if (!mc_p_enum_value(p, d->f, d->def->words, e, style, &value)) return MC_NONE;
  } else {
    uint32_t word = read_keyword(d);
    if (word == MC_NONE) return MC_NONE;
    if (!mc_enum_value(p->ctx, d->def->words, e, text.ptr, text.len, &value)) return fail_storage(d, w, at, word, "");
  }
  return mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), (int64_t)value).index;
}

static uint32_t read_affine_map(McDefParse *d) {
  McAffineMap map = mc_p_affine_map(d->p);
  if (map.index == MC_NONE) return MC_NONE;
  return mc_attr_affine_map(d->p->ctx, map).index;
}

/* Reads one value of the parameter's kind. present: NULL, or the value may be absent (*present false, nothing
 * consumed). */
static uint32_t read_value(McDefParse *d, const McParamWords *w, bool *present) {
  McParser *p = d->p;
  bool here = true;
  switch (w->kind) {
    case MC_PK_TYPE: return read_type(d, w, present);
    case MC_PK_ATTR: return read_attr(d, w, present);
    case MC_PK_INTEGER: case MC_PK_BOOL: case MC_PK_APINT:
      here = mc_at(p, TOK_INTEGER) || mc_at(p, TOK_MINUS) || mc_at_keyword(p, "true") || mc_at_keyword(p, "false");
      break;
    case MC_PK_FLOAT: here = mc_at(p, TOK_INTEGER) || mc_at(p, TOK_MINUS) || mc_at(p, TOK_FLOAT_LITERAL); break;
    case MC_PK_STRING: here = mc_at(p, TOK_STRING); break;
    case MC_PK_KEYWORD: here = mc_p_at_word(p); break;
    case MC_PK_SYMBOL: here = mc_at(p, TOK_AT_IDENTIFIER); break;
    case MC_PK_ENUM: here = mc_p_at_word(p); break; /* a string can belong to the element that comes next */
    case MC_PK_AFFINE_MAP: here = mc_at(p, TOK_L_PAREN); break;
    default: here = mc_at(p, TOK_L_SQUARE); break;
  }
  if (present != NULL) {
    *present = here;
    if (!here) return MC_NONE;
  }
  switch (w->kind) {
    case MC_PK_INTEGER: return value_of(d, read_integer(d, w->detail));
    case MC_PK_BOOL: return value_of(d, read_bool(d));
    case MC_PK_APINT: return value_of(d, read_apint(d));
    case MC_PK_FLOAT: return value_of(d, read_float(d, (McFloatKind)w->detail));
    case MC_PK_STRING: return value_of(d, read_string(d));
    case MC_PK_KEYWORD: return value_of(d, read_keyword(d));
    case MC_PK_SYMBOL: return value_of(d, read_symbol(d));
    case MC_PK_ENUM: return value_of(d, read_enum(d, w));
    case MC_PK_AFFINE_MAP: return value_of(d, read_affine_map(d));
    default: return read_dense(d, (McType){w->detail}).index;
  }
}

static bool push_element(McDefParse *d, const McParamWords *w, uint32_t value) {
  if (w->kind == MC_PK_TYPE) value = value_of(d, mc_attr_type(d->p->ctx, (McType){value}).index);
  return value != MC_NONE && mc_p_push(d->p, &d->p->words, value);
}

static uint32_t read_array(McDefParse *d, const McParamWords *w, bool *present) {
  McParser *p = d->p;
  size_t base = p->words.len;
  bool braced = (w->flags & MC_PF_BRACED) != 0, bracketed = braced || (w->flags & MC_PF_BRACKETED) != 0, empty = false;
  McTokenKind open = braced ? TOK_L_BRACE : TOK_L_SQUARE, close = braced ? TOK_R_BRACE : TOK_R_SQUARE;
  if (bracketed && present != NULL && !mc_at(p, open)) {
    *present = false;
    return MC_NONE;
  }
  if (bracketed) {
    if (!mc_expect(p, open, braced ? "expected '{'" : "expected '['")) return MC_NONE;
    if (present != NULL) *present = true;
    present = NULL;
    empty = !braced && mc_consume_if(p, close);
  }
  if (!empty) {
    uint32_t value = read_value(d, w, present);
    if (value == MC_NONE || !push_element(d, w, value)) return MC_NONE;
    while (mc_consume_if(p, TOK_COMMA)) {
      value = read_value(d, w, NULL);
      if (value == MC_NONE || !push_element(d, w, value)) return MC_NONE;
    }
    if (bracketed && !mc_expect(p, close, braced ? "expected '}'" : "expected ']'")) return MC_NONE;
  }
  size_t count = p->words.len - base;
  const uint32_t *words = p->words.ptr + base;
  McAttr attr = mc_attr_array(p->ctx, count ? (const McAttr *)words : NULL, count);
  if (attr.index == MC_NONE) mc_p_not_interned(p, words, count);
  p->words.len = base;
  return attr.index;
}

#define MAX_ERRORS 32 /* messages of nested parameters: the first ones are enough */

MC_COLD static bool fail_param(McDefParse *d, const McParamWords *w) {
  if (mc_diags_out_of_memory(d->p->diags) || mc_diags_count(d->p->diags) > MAX_ERRORS ||
      (w->complaint != MC_NONE && w->kind <= MC_PK_ATTR)) {
    return false;
  }
  McStr cpp = w->cpp_type == MC_NONE ? (McStr){"value", 5} : mc_ident_str(d->p->ctx, (McIdent){w->cpp_type});
  uint32_t name = d->def->record->cpp_name != MC_NONE ? d->def->record->cpp_name : d->def->name.index;
  return mc_def_parse_error(d, d->p->tok.start, "failed to parse %.*s parameter '%.*s' which is to be a `%.*s`",
                            TEXT_OF(d, name), TEXT_OF(d, w->name), (int)cpp.len, cpp.ptr);
}

/* `present` means the same as in read_value. Optional integers may be absent everywhere, as in mlir-opt 22. */
static bool read_param(McDefParse *d, uint32_t i, bool *present) {
  const McParamWords *w = param_of(d, i);
  bool may_lack = w->kind == MC_PK_INTEGER && (w->flags & (MC_PF_OPTIONAL | MC_PF_ARRAY)) == MC_PF_OPTIONAL;
  bool here = true, *tried = present != NULL || may_lack ? &here : NULL;
  uint32_t value = w->flags & MC_PF_ARRAY ? read_array(d, w, tried) : read_value(d, w, tried);
  if (present != NULL) *present = here;
  if (!here) return true;
  if (value == MC_NONE) return fail_param(d, w);
  d->values[i] = value;
  return true;
}

bool mc_def_parse_param(McDefParse *d, uint32_t i) { return read_param(d, i, NULL); }

uint32_t mc_def_parse_element(McDefParse *d, uint32_t i) { return read_value(d, param_of(d, i), NULL); }

/* --- elements --- */

static bool at_literal(const McDefParse *d, const uint32_t *w) {
  const McParser *p = d->p;
  if (w[2] != 0) return mc_at(p, (McTokenKind)w[2]);
  McStr text = mc_ident_str(p->ctx, (McIdent){w[1]});
  return mc_token_len(&p->tok) == text.len && memcmp(p->tok.start, text.ptr, text.len) == 0 &&
         (mc_p_at_word(p) || mc_byte_class[(unsigned char)*p->tok.start] == MC_CLASS_BARE);
}

static bool read_literal(McDefParse *d, const uint32_t *w) {
  McParser *p = d->p;
  if (w[2] == TOK_COLON) mc_p_split_colons(p);
  if (MC_LIKELY(at_literal(d, w))) {
    mc_advance(p);
    return true;
  }
  McStr text = mc_ident_str(p->ctx, (McIdent){w[1]});
  if (w[2] != 0) return mc_p_wrong_token(p, "expected '%.*s'", (int)text.len, text.ptr);
  return mc_def_parse_error(d, p->tok.start, "expected '%.*s'", (int)text.len, text.ptr);
}

static bool is_present(const McDefParse *d, uint32_t i) {
  return d->values[i] != MC_NONE && mc_defined_is_present(d->def, d->values, i);
}

static bool is_optional(const McDefParse *d, uint32_t i) {
  return (param_of(d, i)->flags & (MC_PF_OPTIONAL | MC_PF_DEFAULT)) != 0;
}

static bool read_custom(McDefParse *d, const uint32_t *w) {
  McParser *p = d->p;
  const char *at = p->tok.start;
  const McDefRoutineArg *args = (const McDefRoutineArg *)(w + 2);
  uint32_t num_args = ((w[0] >> 8 & 0xFFFF) - 2) / 2;
  if (!d->p->ctx->routines->def_directives[w[1]].parse(d, args, num_args)) return false;
  for (uint32_t i = 0; i < num_args; i++) {
    if (args[i].kind != MC_DG_PARAM || is_optional(d, args[i].number) || d->values[args[i].number] != MC_NONE) continue;
    return mc_def_parse_error(d, at, "custom parser failed to parse parameter '%.*s'",
                              TEXT_OF(d, param_of(d, args[i].number)->name));
  }
  return true;
}

/* The parameter that an item of a list is about: the first argument of a custom directive. */
MC_INLINE uint32_t item_param(const uint32_t *w) { return (w[0] & 0xFF) == MC_D_PARAM ? w[1] : w[3]; }

static bool read_item(McDefParse *d, const uint32_t *w, bool *present) {
  return (w[0] & 0xFF) == MC_D_PARAM ? read_param(d, w[1], present) : read_custom(d, w);
}

#define NEXT(w) ((w) + ((w)[0] >> 8 & 0xFFFF))

/* `params`: the commas after the last parameter that is needed can be missing. */
static bool read_params(McDefParse *d, const uint32_t *items, const uint32_t *end, bool *present) {
  const uint32_t *last_needed = items;
  for (const uint32_t *w = items; w < end; w = NEXT(w)) {
    if (!is_optional(d, item_param(w))) last_needed = w;
  }
  if (!read_item(d, items, present)) return false;
  for (const uint32_t *before = items, *w = NEXT(items); w < end; before = w, w = NEXT(w)) {
    if (!is_optional(d, item_param(before)) || is_present(d, item_param(before))) {
      if (!mc_consume_if(d->p, TOK_COMMA)) {
        if (w > last_needed) break;
        return mc_p_wrong_token(d->p, "expected ','");
      }
    }
    if (!read_item(d, w, NULL)) return false;
  }
  return true;
}

static bool read_field(McDefParse *d, McStr key, const uint32_t *items, const uint32_t *end, uint64_t *seen) {
  if (!mc_expect(d->p, TOK_EQUAL, "expected '='")) return false;
  for (const uint32_t *w = items; w < end; w = NEXT(w)) {
    uint32_t i = item_param(w);
    McStr name = mc_ident_str(d->p->ctx, (McIdent){param_of(d, i)->name});
    if ((*seen >> i & 1) != 0 || name.len != key.len || memcmp(name.ptr, key.ptr, key.len) != 0) continue;
    *seen |= (uint64_t)1 << i;
    return read_item(d, w, NULL);
  }
  return mc_def_parse_error(d, d->p->tok.start, "duplicate or unknown struct parameter name: %.*s", (int)key.len,
                            key.ptr);
}

/* `struct`: name = value, ... in any order. The whole list can be missing when every parameter can. */
static bool read_struct(McDefParse *d, const uint32_t *items, const uint32_t *end) {
  McParser *p = d->p;
  uint64_t seen = 0;
  uint32_t count = 0, num_optional = 0, num_read = 0;
  for (const uint32_t *w = items; w < end; w = NEXT(w)) {
    count++;
    num_optional += is_optional(d, item_param(w));
  }
  if (num_optional == count && !mc_p_at_word(p)) return true;
  for (;;) {
    McStr key = {p->tok.start, mc_token_len(&p->tok)};
    if (!mc_p_at_word(p)) {
      mc_def_parse_error(d, p->tok.start, "expected valid keyword");
      return mc_def_parse_error(d, p->tok.start, "expected a parameter name in struct");
    }
    mc_advance(p);
    if (!read_field(d, key, items, end, &seen)) return false;
    num_read++;
    if (num_optional == 0 && num_read == count) return true;
    if (mc_consume_if(p, TOK_COMMA)) continue;
    if (num_optional == 0) return mc_p_wrong_token(p, "expected ','");
    break;
  }
  for (const uint32_t *w = items; w < end; w = NEXT(w)) {
    uint32_t i = item_param(w);
    if ((seen >> i & 1) != 0 || is_optional(d, i)) continue;
    return mc_def_parse_error(d, p->tok.start, "struct is missing required parameter: %.*s",
                              TEXT_OF(d, param_of(d, i)->name));
  }
  return true;
}

static bool read_elements(McDefParse *d, const uint32_t *w, const uint32_t *end);

static bool read_optional(McDefParse *d, const uint32_t *w) {
  const uint32_t *then = w + 5, *otherwise = then + w[3], *end = otherwise + w[4], *first = then;
  while (first < otherwise && (first[0] & 0xFF) == MC_D_SPACE) first = NEXT(first);
  bool present = true;
  switch (first[0] & 0xFF) {
    case MC_D_LITERAL:
      present = at_literal(d, first);
      if (present) mc_advance(d->p);
      break;
    case MC_D_PARAM:
      if (!read_param(d, first[1], &present)) return false;
      break;
    default: { /* the routine itself decides whether the text is present */
      const uint32_t *stop = NEXT(first), *items = first + 1;
      bool is_list = (first[0] & 0xFF) == MC_D_LIST;
      if (!is_list) {
        if (!read_custom(d, first)) return false;
        present = is_present(d, item_param(first));
        break;
      }
      bool here = true;
      if (first[0] >> 24 & MC_DF_STRUCT ? !read_struct(d, items, stop) : !read_params(d, items, stop, &here)) {
        return false;
      }
      present = false;
      for (const uint32_t *item = items; item < stop; item = NEXT(item)) {
        present = present || is_present(d, item_param(item));
      }
    }
  }
  return present ? read_elements(d, NEXT(first), otherwise) : read_elements(d, otherwise, end);
}

static bool read_elements(McDefParse *d, const uint32_t *w, const uint32_t *end) {
  for (; w < end; w = NEXT(w)) {
    bool ok = true;
    switch (w[0] & 0xFF) {
      case MC_D_LITERAL: ok = read_literal(d, w); break;
      case MC_D_PARAM: ok = mc_def_parse_param(d, w[1]); break;
      case MC_D_LIST:
        ok = w[0] >> 24 & MC_DF_STRUCT ? read_struct(d, w + 1, NEXT(w)) : read_params(d, w + 1, NEXT(w), NULL);
        break;
      case MC_D_CUSTOM: ok = read_custom(d, w); break;
      case MC_D_OPTIONAL: ok = read_optional(d, w); break;
      case MC_D_HOOK: ok = mc_hook_parse_def(d); break;
      default: break;
    }
    if (!ok) return false;
  }
  return true;
}

/* --- whole types and attributes --- */

/* Takes the attribute's own type: the type after it, or the type that the context expects. */
static bool take_type(McDefParse *d, McType type) {
  if (d->def->record->self == 0) return true;
  const McParamWords *w = param_of(d, d->def->record->self - 1);
  if (type.index == MC_NONE) {
    return (w->flags & (MC_PF_OPTIONAL | MC_PF_DEFAULT)) != 0 ||
           mc_def_parse_error(d, d->at, "expected a trailing type");
  }
  if (!holds_storage(d, w, type.index)) return mc_def_parse_error(d, d->at, "invalid kind of type specified");
  d->values[d->def->record->self - 1] = type.index;
  return true;
}

/* name: where the mnemonic begins. */
static uint32_t read_rest(McParser *p, struct McFormatParse *f, const McDefinition *def, McType type,
                          const char *name) {
  McDefParse d = {.p = p, .f = f, .def = def, .at = def->record->flags & MC_DEF_BLAME_NAME ? name : p->tok.start};
  const McDefWords *record = def->record;
  const uint32_t *elements = def->words + record->elements;
  d.made = MC_NONE;
  if (!take_type(&d, type) || !read_elements(&d, elements, elements + record->num_elements)) return MC_NONE;
  if (MC_UNLIKELY(d.made != MC_NONE)) return d.made;
  if (record->flags & MC_DEF_BLAME_END) d.at = p->tok.start;
  McDiags *why = NULL;
  /* a routine may have set another value */
  uint32_t made = mc_defined_make(p->ctx, d.def, d.values, (McLoc){MC_NONE}, NULL);
  if (MC_LIKELY(made != MC_NONE)) return made;
  why = mc_diags_new(p->ctx);
  if (why != NULL) mc_defined_make(p->ctx, d.def, d.values, (McLoc){MC_NONE}, why);
  if (why != NULL && f != NULL && mc_diags_count(why) > 0 && !mc_diags_out_of_memory(why)) {
    mc_def_parse_error(&d, d.at, "%s", mc_diags_get(why, 0).message);
    mc_diags_free(why);
    return MC_NONE;
  }
  mc_p_rejected(p, d.at, why, MC_NONE);
  return MC_NONE;
}

uint32_t mc_p_defined_rest(McParser *p, struct McFormatParse *f, const McDefinition *def, McType type) {
  return read_rest(p, f, def, type, p->tok.start);
}

typedef struct Nested {
  McParser *p;
  struct McFormatParse *f;
  const McDefinition *def;
  McType type;
  uint32_t made;
} Nested;

static void read_nested(void *data) {
  Nested *n = data;
  n->made = mc_p_defined_rest(n->p, n->f, n->def, n->type);
}

static uint32_t read_deeper(McParser *p, struct McFormatParse *f, const McDefinition *def, McType type) {
  Nested n = {p, f, def, type, MC_NONE};
  if (!mc_p_enter(p)) return MC_NONE;
  if (p->depth % MC_STACK_SWITCH != 0) read_nested(&n);
  else mc_p_switch_stack(p, read_nested, &n);
  p->depth--;
  return n.made;
}

bool mc_p_encoding_fits(McParser *p, McAttr encoding, McType element, const int64_t *dims, size_t rank) {
  const McDefinition *def = mc_definition_of(p->ctx, encoding.index);
  if (def == NULL || def->record->encoding == 0) return true;
  return p->ctx->routines->encodings[def->record->encoding - 1].run(p, mc_rec(p->ctx, encoding.index)->words + 1,
                                                                    element, dims, rank);
}

uint32_t mc_p_defined_stripped(McParser *p, struct McFormatParse *f, const McDefinition *def, McType type) {
  bool is_type = (def->record->flags & MC_DEF_IS_TYPE) != 0;
  if (is_type && (mc_at(p, TOK_EXCLAMATION_IDENTIFIER) || def->record->num_elements == 0)) return mc_p_type(p).index;
  if (!is_type && (mc_at(p, TOK_HASH_IDENTIFIER) || def->record->num_elements == 0)) return mc_p_attr(p, type).index;
  return read_deeper(p, f, def, type);
}

uint32_t mc_p_defined_bare(McParser *p, struct McFormatParse *f, const McDefinition *def) {
  return read_deeper(p, f, def, (McType){MC_NONE});
}

const McDefinition *mc_p_find_definition(const McParser *p, McIdent name, bool is_type) {
  if (p->local != NULL) {
    for (uint32_t i = 0; i < p->local->num_definitions; i++) {
      const McDefinition *def = &p->local->definitions[i];
      if (def->name.index == name.index && (def->record->flags & MC_DEF_IS_TYPE) == is_type) return def;
    }
  }
  return mc_definition(p->ctx, name, is_type);
}

const McEnumDef *mc_p_find_enum(const McParser *p, McIdent name) {
  if (p->local != NULL) {
    for (uint32_t i = 0; i < p->local->num_enums; i++) {
      if (p->local->enums[i].name.index == name.index) return &p->local->enums[i];
    }
  }
  return mc_attr_def(p->ctx, name);
}

#define MAX_NAME 256

/* Where bare types are nested (in LLVM's), any type is accepted, but after the prefix only a type of the dialect is. */
MC_COLD static void fail_unknown_bare(McParser *p, const char *at, McStr text) {
  bool present;
  mc_p_reset(p, at);
  McType type = mc_p_optional_type(p, &present);
  if (present && type.index != MC_NONE) mc_p_error_at(p, at, "unexpected type, expected keyword");
  else if (!present && !mc_p_at_word(p)) mc_p_error_at(p, at, "expected valid keyword");
  else if (!present) {
    mc_p_error_at(p, at, "unknown %.*s%.*s", (int)text.len, text.ptr, (int)mc_token_len(&p->tok), p->tok.start);
  }
}

/* at: where the mnemonic begins, or would begin. */
MC_COLD static void fail_unknown(McParser *p, const McDialectSymbol *symbol, const char *at, size_t mnemonic,
                                 bool is_attr) {
  McStr noun = mc_dialect_noun(p->ctx, symbol->dialect, is_attr);
  if (noun.len != 0 && !is_attr && symbol->namespace.len == 4 && memcmp(symbol->namespace.ptr, "llvm", 4) == 0) {
    fail_unknown_bare(p, at, noun);
    return;
  }
  if (mnemonic == 0) mc_p_error_at(p, at, "expected valid keyword");
  else if (noun.len != 0) {
    bool named = noun.ptr[noun.len - 1] == ' '; /* the noun of what has a name */
    mc_p_error_at(p, at, "unknown %.*s%.*s", (int)noun.len, noun.ptr, named ? (int)mnemonic : 0, at);
  } else {
    mc_p_error_at(p, at,
                  is_attr ? "unknown attribute `%.*s` in dialect `%.*s`" : "unknown  type `%.*s` in dialect `%.*s`",
                  (int)mnemonic, at, (int)symbol->namespace.len, symbol->namespace.ptr);
  }
}

uint32_t mc_p_defined_symbol(McParser *p, const McDialectSymbol *symbol, bool is_attr, McType type, bool *known) {
  char name[MAX_NAME];
  bool none, local = p->local != NULL && p->local->name.index == symbol->dialect.index;
  McStr dialect = symbol->namespace, body = symbol->body;
  *known = false;
  if (!local && !mc_dialect_is_defined(p->ctx, symbol->dialect, NULL)) return MC_NONE;
  const char *start = body.ptr;
  while (start < body.ptr + body.len && mc_byte_class[(unsigned char)*start] == MC_CLASS_SPACE) start++;
  const char *stop = start;
  if (mc_byte_class[(unsigned char)*start] == MC_CLASS_BARE) {
    while (stop < body.ptr + body.len && (mc_byte_part[(unsigned char)*stop] & MC_PART_BARE) != 0) stop++;
  }
  size_t mnemonic = (size_t)(stop - start), len = dialect.len + 1 + mnemonic;
  const McDefinition *def = NULL;
  const McEnumDef *enumeration = NULL;
  if (mnemonic > 0 && len <= sizeof name) {
    memcpy(name, dialect.ptr, dialect.len);
    name[dialect.len] = '.';
    memcpy(name + dialect.len + 1, start, mnemonic);
    McIdent ident = mc_ident(p->ctx, name, len);
    if (ident.index == MC_NONE) {
      *known = true;
      mc_p_out_of_memory(p);
      return MC_NONE;
    }
    def = mc_p_find_definition(p, ident, !is_attr);
    if (def == NULL && is_attr) enumeration = mc_p_find_enum(p, ident);
  }
  if (def == NULL && enumeration == NULL) {
    *known = !local && mc_dialect_symbols_are_defined(p->ctx, symbol->dialect, is_attr, &none);
    if (*known) {
      const char *next = p->tok.start;
      fail_unknown(p, symbol, start, mnemonic, is_attr);
      mc_p_reset(p, next);
    }
    return MC_NONE;
  }
  *known = true;
  const char *next = p->tok.start, *last_end = p->last_end;
  mc_p_reset(p, stop);
  uint32_t made = def != NULL ? read_rest(p, NULL, def, type, body.ptr) : mc_p_defined_attr(p, enumeration).index;
  if (MC_UNLIKELY(made != MC_NONE && def != NULL && mc_def_has_form_hooks(def) && p->tok.start < body.ptr + body.len)) {
    mc_p_error_at(p, p->tok.start, "the parse hook of '%.*s' has left text unread", (int)len, name);
    made = MC_NONE;
  }
  mc_p_reset(p, next); /* also after an error: the message about the thing around it is placed after it */
  p->last_end = last_end;
  return made;
}
