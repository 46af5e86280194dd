/* parse_attr.c - attributes, and the syntax that types and attributes of other dialects share.
 *
 * Literals of dense data are in parse_dense.c, maps in parse_affine.c, locations in parse_loc.c, resources and
 * distinct attributes in parse_resource.c. Nesting goes through mc_p_attr, which counts levels. Owns nothing.
 */
#include "defs/defined.h"
#include "parse/legacy_hooks.h"
#include "parse/parse_defined.h"
#include "parse/parse_opaque.h"

static McAttr no_attr(void) { return (McAttr){MC_NONE}; }
static McType no_type(void) { return (McType){MC_NONE}; }

/* --- failures --- */

MC_COLD bool mc_p_not_interned(McParser *p, const uint32_t *children, size_t count) {
  if (mc_diags_has_error(p->diags)) return false;
  for (size_t i = 0; i < count; i++) {
    if (children[i] == MC_NONE || children[i] >> 31 != 0) continue;
    if (mc_rec(p->ctx, children[i])->depth >= mc_max_nesting(p->ctx)) return mc_p_too_deep(p);
  }
  return mc_p_out_of_memory(p);
}

MC_COLD bool mc_p_rejected(McParser *p, const char *at, McDiags *why, uint32_t child) {
  if (why == NULL || mc_diags_out_of_memory(why)) {
    mc_diags_free(why);
    return mc_p_out_of_memory(p);
  }
  if (mc_diags_count(why) == 0) {
    mc_diags_free(why);
    return mc_p_not_interned(p, &child, 1);
  }
  mc_p_error_at(p, at, "%s", mc_diags_get(why, 0).message);
  mc_diags_free(why);
  return false;
}

/* --- numbers --- */

static inline bool is_hex(const McToken *tok) { return mc_token_len(tok) > 1 && tok->start[1] == 'x'; }

bool mc_p_token_u64(const McToken *tok, uint64_t *out) {
  if (tok->kind != TOK_INTEGER) return false;
  if (!is_hex(tok)) return mc_u64_parse(tok->start, mc_token_len(tok), out);
  uint64_t value = 0;
  for (const char *c = tok->start + 2; c < tok->end; c++) {
    if (value >> 60 != 0) return false;
    value = value << 4 | (uint64_t)(*c <= '9' ? *c - '0' : (*c | 0x20) - 'a' + 10);
  }
  *out = value;
  return true;
}

/* Reads an integer token into `capacity` words; the unused words are zero. Returns false when it needs more, or after
 * reporting that memory ran out. */
static bool token_words(McParser *p, const McToken *tok, uint64_t *words, size_t capacity, uint32_t *bits) {
  const char *digits = tok->start;
  size_t len = mc_token_len(tok), used = capacity;
  size_t prefix = is_hex(tok) ? 2 : 0;
  /* more digits than can fit: leading zeros, or a number that is too long to read */
  if (len > capacity * 20 + prefix) {
    while (len > prefix + 1 && digits[prefix] == '0') {
      digits++;
      len--;
    }
    /* hexadecimal: read after the leading zeros, starting with the last digit */
    if (prefix != 0 && digits != tok->start) {
      const char *c = digits + prefix;
      uint64_t *word = words;
      size_t count = len - prefix;
      if (count > capacity * 16) return false;
      memset(words, 0, capacity * sizeof *words);
      for (size_t i = 0; i < count; i++) {
        char d = c[count - 1 - i];
        word[i / 16] |= (uint64_t)(d <= '9' ? d - '0' : (d | 0x20) - 'a' + 10) << (i % 16 * 4);
      }
      *bits = 0;
      for (size_t i = capacity * 64; i-- > 0;) {
        if ((words[i / 64] >> (i % 64) & 1) == 0) continue;
        *bits = (uint32_t)i + 1;
        break;
      }
      return true;
    }
    if (len > capacity * 20 + prefix) return false;
  }
  memset(words, 0, capacity * sizeof *words);
  if (!mc_integer_parse(&p->ctx->alloc, digits, len, words, &used, bits, p->diags)) return false;
  for (size_t i = used; i < capacity; i++) words[i] = 0;
  return true;
}

bool mc_p_fit_wide_integer(McParser *p, const McToken *tok, bool negative, uint32_t width, bool positive,
                           uint64_t *words) {
  size_t count = (width + 63) / 64;
  uint32_t bits;
  if (tok->kind != TOK_INTEGER || !token_words(p, tok, words, count, &bits) || bits > width) return false;
  if (negative) {
    uint64_t carry = 1;
    for (size_t i = 0; i < count; i++) {
      words[i] = ~words[i] + carry;
      carry = carry && words[i] == 0;
    }
  }
  if (width % 64 != 0) words[count - 1] &= ((uint64_t)1 << (width % 64)) - 1;
  bool sign = (words[count - 1] >> ((width - 1) % 64) & 1) != 0;
  return negative ? sign : !(positive && sign);
}

bool mc_p_float_value(McParser *p, const McToken *tok, bool negative, McFloatKind kind, McFloatBits *out) {
  if (tok->kind == TOK_FLOAT_LITERAL) {
    if (mc_float_parse(tok->start, mc_token_len(tok), negative, kind, out)) return true;
    return mc_p_error_at(p, tok->start, "floating point value too large");
  }
  if (tok->kind != TOK_INTEGER) return mc_p_error_at(p, tok->start, "expected floating point literal");
  if (!is_hex(tok)) {
    mc_p_error_at(p, tok->start, "unexpected decimal integer literal for a floating point value");
    mc_p_note_at(p, tok->start, "add a trailing dot to make the literal a float");
    return false;
  }
  if (negative) return mc_p_error_at(p, tok->start, "hexadecimal float literal should not have a leading minus");
  uint32_t bits;
  if (!token_words(p, tok, out->w, 2, &bits) || bits > mc_float_info(kind)->bits) {
    return mc_p_error_at(p, tok->start, "hexadecimal float constant out of range for type");
  }
  *out = mc_float_canonical(*out, kind);
  return true;
}

/* Grammar: float-attribute. */
static McAttr parse_float(McParser *p, McType type, bool negative) {
  McToken tok = p->tok;
  mc_advance(p);
  if (type.index == MC_NONE) {
    type = mc_consume_if(p, TOK_COLON) ? mc_p_type(p) : mc_type_float(p->ctx, MC_F64);
    if (type.index == MC_NONE) return no_attr();
  }
  if (mc_kind(p->ctx, type.index) != MC_TYPE_FLOAT) {
    mc_p_error(p, "floating point value not valid for specified type");
    return no_attr();
  }
  McFloatBits bits;
  if (!mc_p_float_value(p, &tok, negative, mc_type_float_kind(p->ctx, type), &bits)) return no_attr();
  return mc_attr_float_bits(p->ctx, type, bits.w, 2);
}

static McAttr wide_integer(McParser *p, const McToken *tok, bool negative, McType type, uint32_t width, bool positive) {
  size_t count = (width + 63) / 64;
  uint64_t *words = mc_alloc(&p->ctx->alloc, count * sizeof *words);
  McAttr attr = no_attr();
  if (words == NULL) {
    mc_p_out_of_memory(p);
  } else if (!mc_p_fit_wide_integer(p, tok, negative, width, positive, words)) {
    mc_p_error_at(p, tok->start, "integer constant out of range for attribute");
  } else {
    attr = mc_attr_integer_words(p->ctx, type, words, count);
  }
  mc_free(&p->ctx->alloc, words, count * sizeof *words);
  return attr;
}

/* A few values and types are most of what is written. */
static McAttr make_integer(McParser *p, McType type, uint64_t value) {
  McIntegerMemo *memo = &p->integers[(value + type.index) % MC_COUNT(p->integers)];
  if (memo->value != value || memo->type != type.index) {
    McAttr attr = mc_attr_integer(p->ctx, type, (int64_t)value);
    if (attr.index == MC_NONE) return attr;
    *memo = (McIntegerMemo){value, type.index, attr.index};
  }
  return (McAttr){memo->attr};
}

/* Grammar: integer-attribute. */
static McAttr parse_integer(McParser *p, McType type, bool negative) {
  McContext *ctx = p->ctx;
  McToken tok = p->tok;
  mc_advance(p);
  if (type.index == MC_NONE) {
    type = mc_consume_if(p, TOK_COLON) ? mc_p_type(p) : mc_type_integer(ctx, 64, MC_SIGNLESS);
    if (type.index == MC_NONE) return no_attr();
  }
  McKind kind = mc_kind(ctx, type.index);
  if (kind == MC_TYPE_FLOAT) {
    McFloatBits bits;
    if (!mc_p_float_value(p, &tok, negative, mc_type_float_kind(ctx, type), &bits)) return no_attr();
    return mc_attr_float_bits(ctx, type, bits.w, 2);
  }
  if (kind != MC_TYPE_INTEGER && kind != MC_TYPE_INDEX) {
    mc_p_error_at(p, tok.start, "integer literal not valid for specified type");
    return no_attr();
  }
  McSignedness sign = kind == MC_TYPE_INDEX ? MC_SIGNED : mc_type_integer_signedness(ctx, type);
  if (negative && sign == MC_UNSIGNED) {
    mc_p_error_at(p, tok.start, "negative integer literal not valid for unsigned integer type");
    return no_attr();
  }
  uint32_t width = kind == MC_TYPE_INDEX ? 64 : mc_type_integer_width(ctx, type);
  if (width > 64) return wide_integer(p, &tok, negative, type, width, sign == MC_SIGNED);
  uint64_t value;
  bool is_number = mc_p_token_u64(&tok, &value);
  if (!is_number || !mc_p_fit_integer(value, negative, width, sign == MC_SIGNED, &value)) {
    if (!is_number || !mc_p_legacy(p) || !p->legacy->hooks->integer(p, width, sign, &value)) {
      mc_p_error_at(p, tok.start, "integer constant out of range for attribute");
      return no_attr();
    }
  }
  return make_integer(p, type, value);
}

/* --- types and attributes of other dialects --- */

/* Returns the byte after a string that was scanned before. */
static const char *skip_string(const char *c) {
  while (*++c != '"') c += *c == '\\';
  return c + 1;
}

#define LONG_BODY 1024

/* Notes the pairs of angle brackets from `begin` to `end`. When memory runs out nothing is noted, and they are
 * scanned again. */
static void note_brackets(McParser *p, const char *begin, const char *end) {
  size_t count = 0, open = 0;
  for (const char *c = begin; c < end; c++) count += *c == '<';
  McBracket *pairs = mc_arena_alloc(&p->arena, count * (sizeof(McBracket) + sizeof(size_t)), sizeof(size_t));
  if (pairs == NULL) return;
  size_t *stack = (size_t *)(pairs + count);
  count = 0;
  for (const char *c = begin; c < end; c++) {
    if (*c == '"') c = skip_string(c) - 1;
    else if (*c == '-') c += c[1] == '>';
    else if (*c == '<') {
      stack[open++] = count;
      pairs[count++].open = c;
    } else if (*c == '>') {
      pairs[stack[--open]].close = c + 1;
    }
  }
  p->brackets.begin = begin;
  p->brackets.end = end;
  p->brackets.pairs = pairs;
  p->brackets.count = count;
}

/* The end of a body that starts at `at`, if it was noted; else NULL. */
static const char *noted_end(const McParser *p, const char *at) {
  if (at < p->brackets.begin || at >= p->brackets.end) return NULL;
  size_t low = 0, high = p->brackets.count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (p->brackets.pairs[middle].open < at) low = middle + 1;
    else high = middle;
  }
  return low < p->brackets.count && p->brackets.pairs[low].open == at ? p->brackets.pairs[low].close : NULL;
}

/* Scans from `<` to the matching `>`: any text with balanced brackets. A string counts as one unit, and `->` is no
 * bracket. Moves the lexer past the `>`.
 * Grammar: pretty-dialect-item-body, pretty-dialect-item-contents. */
static bool scan_body(McParser *p, const char **end) {
  McWords *stack = &p->words;
  size_t base = stack->len;
  const char *begin = p->tok.start, *c = noted_end(p, begin);
  bool scan = c == NULL;
  if (scan) c = begin;
  while (scan) {
    char opening = 0;
    switch (*c++) {
      case 0:
        p->saw_end = p->saw_end || c > p->lex.end;
        return mc_p_error(p, "unbalanced '%c' character in pretty dialect name", (char)stack->ptr[stack->len - 1]);
      case '<':
      case '[':
      case '(':
      case '{':
        if (!mc_p_push(p, stack, (unsigned char)c[-1])) return false;
        continue;
      case '-':
        if (*c == '>') c++;
        continue;
      case '>': opening = '<'; break;
      case ']': opening = '['; break;
      case ')': opening = '('; break;
      case '}': opening = '{'; break;
      case '"':
        mc_p_reset(p, c - 1);
        if (p->tok.kind != TOK_STRING) return mc_p_error(p, "expected string");
        c = p->tok.end;
        continue;
      default: continue;
    }
    if (stack->ptr[stack->len - 1] != (unsigned char)opening) {
      return mc_p_error(p, "unbalanced '%c' character in pretty dialect name", (char)stack->ptr[stack->len - 1]);
    }
    stack->len--;
    scan = stack->len > base;
  }
  if (c - begin > LONG_BODY && !(begin >= p->brackets.begin && begin < p->brackets.end)) note_brackets(p, begin, c);
  *end = c;
  mc_p_reset(p, c);
  p->last_end = c;
  return true;
}

/* Grammar: pretty-dialect-item, pretty-dialect-item-lead-ident. */
bool mc_p_dialect_symbol(McParser *p, McDialectSymbol *out) {
  McToken tok = p->tok;
  const char *name = tok.start + 1, *name_end = tok.end;
  const char *dot = memchr(name, '.', (size_t)(name_end - name));
  mc_advance(p);
  bool has_body = p->tok.kind == TOK_LESS && p->tok.start == name_end;
  if (mc_p_legacy(p) && p->legacy->has_dotted_aliases && dot != NULL) {
    if (mc_p_has_alias(p, tok.start, (size_t)(name_end - name))) dot = NULL;
  }
  if (dot == NULL && !has_body) {
    *out = (McDialectSymbol){.dialect = {MC_NONE}, .body = {name, (size_t)(name_end - name)}, .at = tok.start};
    return true;
  }
  const char *end = name_end;
  if (has_body && !scan_body(p, &end)) return false;
  if (dot == NULL) { /* #dialect<body> */
    out->namespace = (McStr){name, (size_t)(name_end - name)};
    out->body = (McStr){name_end + 1, (size_t)(end - 1 - (name_end + 1))};
    out->at = tok.start;
  } else { /* #dialect.body */
    out->namespace = (McStr){name, (size_t)(dot - name)};
    out->body = (McStr){dot + 1, (size_t)(end - (dot + 1))};
    out->at = dot + 1;
  }
  out->dialect = mc_ident(p->ctx, out->namespace.ptr, out->namespace.len);
  return out->dialect.index != MC_NONE || mc_p_out_of_memory(p);
}

/* Grammar: dialect-namespace. */
static bool is_namespace(McStr s) {
  for (size_t i = 0; i < s.len; i++) {
    char c = s.ptr[i];
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    if (!letter && (i == 0 || !((c >= '0' && c <= '9') || c == '$'))) return false;
  }
  return s.len != 0;
}

bool mc_p_check_symbol(McParser *p, const McDialectSymbol *symbol, bool is_attr, McType type) {
  McStr name = symbol->namespace, body = symbol->body;
  if (p->local != NULL && p->local->name.index == symbol->dialect.index) return true;
  bool none;
  McLoad load = mc_dialect_is_defined(p->ctx, symbol->dialect, NULL)
                    ? MC_LOAD_DONE
                    : mc_context_load_dialect(p->ctx, name.ptr, name.len);
  if (load == MC_LOAD_FAILED) return mc_p_out_of_memory(p);
  if (mc_dialect_symbols_are_defined(p->ctx, symbol->dialect, is_attr, &none) && none) {
    return mc_p_error_at(p, symbol->at, "dialect '%.*s' provides no %s parsing hook", (int)name.len, name.ptr,
                         is_attr ? "attribute" : "type");
  }
  if (load == MC_LOAD_DONE) return true;
  if (!is_namespace(name)) {
    return mc_p_error_at(p, symbol->at, "invalid dialect namespace '\"%.*s\"'", (int)name.len, name.ptr);
  }
  if (mc_context_allows_unregistered(p->ctx)) return true;
#define ADVICE                                                                                              \
  "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the " \
  "MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used"
  if (!is_attr) {
    return mc_p_error_at(p, symbol->at, "`!\"%.*s\"<\"%.*s\">` type " ADVICE, (int)name.len, name.ptr, (int)body.len,
                         body.ptr);
  }
  const char *type_text = type.index == MC_NONE ? "none" : mc_text_type(p->diags, type);
  return mc_p_error_at(p, symbol->at, "#\"%.*s\"<\"%.*s\"> : '%s' attribute " ADVICE, (int)name.len, name.ptr,
                       (int)body.len, body.ptr, type_text);
}

/* An attribute that has a type of its own must have the one that is expected here. */
static McAttr check_type(McParser *p, McAttr attr, McType expected) {
  if (expected.index == MC_NONE || attr.index == MC_NONE) return attr;
  McType type = mc_attr_value_type(p->ctx, attr);
  if (type.index == MC_NONE || type.index == expected.index) return attr;
  mc_p_error(p, "attribute type different than expected: expected '%s', but got '%s'", mc_text_type(p->diags, expected),
             mc_text_type(p->diags, type));
  return no_attr();
}

/* Grammar: attribute-alias, dialect-attribute, dialect-attribute-value, opaque-attribute. */
McAttr mc_p_extended_attr(McParser *p, McType expected) {
  McDialectSymbol symbol;
  if (!mc_p_dialect_symbol(p, &symbol)) return no_attr();
  if (mc_p_legacy(p) && symbol.dialect.index != MC_NONE) {
    McAttr old = {MC_NONE};
    if (!p->legacy->hooks->symbol(p, &symbol, true, expected, &old.index)) return no_attr();
    if (old.index != MC_NONE) return old;
  }
  if (symbol.dialect.index == MC_NONE) {
    McAttr alias = mc_p_attr_alias(p, symbol.body.ptr, symbol.body.len);
    if (alias.index == MC_NONE) {
      mc_p_wrong_token(p, "undefined symbol alias id '%.*s'", (int)symbol.body.len, symbol.body.ptr);
    }
    return check_type(p, alias, expected);
  }
  McType type = expected;
  if (mc_consume_if(p, TOK_COLON) && (type = mc_p_type(p)).index == MC_NONE) return no_attr();
  if (type.index != MC_NONE && mc_kind(p->ctx, type.index) == MC_TYPE_NONE) type = no_type();
  if (!mc_p_check_symbol(p, &symbol, true, type)) return no_attr();
  bool known;
  McAttr attr = {mc_p_defined_symbol(p, &symbol, true, type, &known)};
  if (!known) {
    if (mc_context_keeps_unknown_syntax(p->ctx) && !mc_opaque_body(p, &symbol)) return no_attr();
    attr = mc_attr_opaque(p->ctx, symbol.dialect, symbol.body.ptr, symbol.body.len, type);
    if (attr.index == MC_NONE) mc_p_not_interned(p, &type.index, 1);
  }
  return check_type(p, attr, expected);
}

/* --- containers --- */

/* Grammar: array-attribute. */
static McAttr parse_array(McParser *p) {
  size_t base = p->words.len;
  mc_advance(p);
  if (!mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      McAttr element = mc_p_attr(p, no_type());
      if (element.index == MC_NONE || !mc_p_push(p, &p->words, element.index) || !mc_p_goes_on(p)) return no_attr();
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_SQUARE, "expected ',' or ']'")) return no_attr();
  }
  size_t count = p->words.len - base;
  const uint32_t *words = p->words.ptr + base;
  _Static_assert(sizeof(McAttr) == sizeof(uint32_t), "a list of words is a list of attributes");
  McAttr attr = mc_attr_array(p->ctx, count ? (const McAttr *)words : NULL, count);
  if (attr.index == MC_NONE) mc_p_not_interned(p, words, count);
  p->words.len = base;
  return attr;
}

/* The names of a dictionary that has many entries, to find a name that comes twice. */
typedef struct SeenNames {
  uint32_t *slots; /* owned; names, or 0 */
  size_t capacity; /* a power of two, or 0 */
  size_t count;
} SeenNames;
#define MC_FEW_NAMES 16

static bool seen_insert(SeenNames *seen, uint32_t name) { /* false: it was in the set */
  size_t mask = seen->capacity - 1;
  size_t i = (size_t)mc_mix(name, 7) & mask;
  for (; seen->slots[i] != 0; i = (i + 1) & mask) {
    if (seen->slots[i] == name) return false;
  }
  seen->slots[i] = name;
  seen->count++;
  return true;
}

/* Makes room for one more. Returns false when memory runs out. */
static bool seen_reserve(McAlloc *alloc, SeenNames *seen) {
  if (seen->count < seen->capacity / 2) return true;
  SeenNames bigger = {.capacity = seen->capacity ? seen->capacity * 2 : 8 * MC_FEW_NAMES};
  bigger.slots = mc_alloc_zeroed(alloc, bigger.capacity * sizeof(uint32_t));
  if (bigger.slots == NULL) return false;
  for (size_t i = 0; i < seen->capacity; i++) {
    if (seen->slots[i] != 0) seen_insert(&bigger, seen->slots[i]);
  }
  mc_free(alloc, seen->slots, seen->capacity * sizeof(uint32_t));
  *seen = bigger;
  return true;
}

/* *twice: an earlier entry in [base, entries->len) has that name. Returns false when memory runs out. */
static bool name_is_new(McParser *p, const McWords *entries, size_t base, SeenNames *seen, uint32_t name, bool *twice) {
  McAlloc *alloc = &p->ctx->alloc;
  if (seen->capacity == 0 && (entries->len - base) / 2 < MC_FEW_NAMES) {
    *twice = false;
    for (size_t i = base; i < entries->len; i += 2) *twice |= entries->ptr[i] == name;
    return true;
  }
  if (seen->capacity == 0) {
    if (!seen_reserve(alloc, seen)) return false;
    for (size_t i = base; i < entries->len; i += 2) seen_insert(seen, entries->ptr[i]);
  }
  if (!seen_reserve(alloc, seen)) return false;
  *twice = !seen_insert(seen, name);
  return true;
}

/* Loads the dialect of an attribute that is parsed, as mlir-opt 22 does. */
static bool load_dialect_of(McParser *p, McStr name) {
  const char *dot = memchr(name.ptr, '.', name.len);
  if (dot == NULL || dot + 1 == name.ptr + name.len) return true;
  McLoad load = mc_context_load_dialect(p->ctx, name.ptr, (size_t)(dot - name.ptr));
  return load != MC_LOAD_FAILED || mc_p_out_of_memory(p);
}

/* Grammar: attribute-entry, dialect-attribute-entry, dependent-attribute-entry, dependent-attribute-name. */
static bool parse_entry(McParser *p, McWords *entries, size_t base, SeenNames *seen) {
  McStr name;
  if (p->tok.kind == TOK_STRING) {
    if (!mc_p_string_value(p, &p->tok, &name)) return false;
  } else if (mc_p_at_word(p)) {
    name = (McStr){p->tok.start, mc_token_len(&p->tok)};
  } else {
    return mc_p_wrong_token(p, "%s", mc_p_explain(p, "expected attribute name"));
  }
  if (name.len == 0) return mc_p_error(p, "expected valid attribute name");
  McIdent ident = mc_ident(p->ctx, name.ptr, name.len);
  bool twice;
  if (ident.index == MC_NONE || !name_is_new(p, entries, base, seen, ident.index, &twice)) return mc_p_out_of_memory(p);
  if (twice) return mc_p_error(p, "duplicate key '%.*s' in dictionary attribute", (int)name.len, name.ptr);
  mc_advance(p);
  if (!load_dialect_of(p, name)) return false;
  /* The lists of the value may use the stack that holds the entries, so the name is kept until the value is read. */
  bool has_value = mc_consume_if(p, TOK_EQUAL);
  McAttr value;
  if (mc_p_legacy(p)) {
    if (!p->legacy->hooks->entry(p, name, has_value, &value)) return false;
    if (value.index == MC_NONE) return true; /* today's syntax has no such entry */
  } else {
    value = has_value ? mc_p_attr(p, no_type()) : mc_attr_unit(p->ctx);
  }
  if (value.index == MC_NONE) return mc_diags_has_error(p->diags) ? false : mc_p_out_of_memory(p);
  return mc_p_push(p, entries, ident.index) && mc_p_push(p, entries, value.index);
}

/* Grammar: attribute-dict. */
bool mc_p_attr_dict_entries(McParser *p, McWords *entries) {
  if (!mc_expect(p, TOK_L_BRACE, "expected '{' in attribute dictionary")) return false;
  if (mc_consume_if(p, TOK_R_BRACE)) return true;
  SeenNames seen = {0};
  size_t base = entries->len;
  bool ok;
  do {
    ok = parse_entry(p, entries, base, &seen) && mc_p_goes_on(p);
  } while (ok && mc_consume_if(p, TOK_COMMA));
  mc_free(&p->ctx->alloc, seen.slots, seen.capacity * sizeof(uint32_t));
  return ok && mc_expect(p, TOK_R_BRACE, "expected '}' in attribute dictionary");
}

/* Grammar: dictionary-attribute. */
McAttr mc_p_attr_dict(McParser *p) {
  size_t base = p->words.len;
  if (!mc_p_attr_dict_entries(p, &p->words)) return no_attr();
  const uint32_t *words = p->words.ptr + base;
  size_t count = (p->words.len - base) / 2;
  _Static_assert(sizeof(McNamedAttr) == 2 * sizeof(uint32_t), "pairs of words are entries");
  McAttr attr = mc_attr_dictionary(p->ctx, count ? (const McNamedAttr *)words : NULL, count, NULL);
  if (attr.index == MC_NONE) mc_p_not_interned(p, words, count * 2);
  p->words.len = base;
  return attr;
}

/* --- the other kinds --- */

/* Grammar: symbol-ref-attribute. */
McAttr mc_p_symbol_ref(McParser *p) {
  size_t base = p->words.len;
  if (!mc_at(p, TOK_AT_IDENTIFIER)) { /* as mlir-opt 22: another attribute is read, and is the wrong one */
    const char *at = p->tok.start;
    if (mc_p_attr(p, no_type()).index != MC_NONE) mc_p_error_at(p, at, "invalid kind of attribute specified");
    return no_attr();
  }
  McIdent root = mc_p_at_identifier(p, &p->tok);
  if (root.index == MC_NONE) return no_attr();
  mc_advance(p);
  while (p->tok.kind == TOK_COLON || p->tok.kind == TOK_COLON_COLON) {
    if (p->tok.kind == TOK_COLON) { /* `: :` is accepted as `::`; a single colon is not part of the reference */
      const char *colon = p->tok.start, *end = p->last_end;
      mc_advance(p);
      if (p->tok.kind == TOK_EOF || p->tok.kind == TOK_ERROR) break;
      if (p->tok.kind != TOK_COLON) {
        mc_p_reset(p, colon);
        p->last_end = end;
        break;
      }
    }
    mc_advance(p);
    if (p->tok.kind != TOK_AT_IDENTIFIER) {
      mc_p_error(p, "expected nested symbol reference identifier");
      return no_attr();
    }
    McIdent nested = mc_p_at_identifier(p, &p->tok);
    if (nested.index == MC_NONE || !mc_p_push(p, &p->words, nested.index)) return no_attr();
    mc_advance(p);
  }
  size_t count = p->words.len - base;
  const McIdent *nested = count ? (const McIdent *)(p->words.ptr + base) : NULL;
  McAttr attr = mc_attr_symbol_ref(p->ctx, root, nested, count);
  p->words.len = base;
  return attr;
}

/* Grammar: string-attribute. */
static McAttr parse_string(McParser *p, McType type) {
  McStr value;
  if (!mc_p_string_value(p, &p->tok, &value)) return no_attr();
  mc_advance(p);
  if (type.index == MC_NONE && mc_consume_if(p, TOK_COLON) && (type = mc_p_type(p)).index == MC_NONE) return no_attr();
  if (type.index != MC_NONE && mc_kind(p->ctx, type.index) == MC_TYPE_NONE) type = no_type();
  McAttr attr = mc_attr_string(p->ctx, value.ptr, value.len, type);
  if (attr.index == MC_NONE) mc_p_not_interned(p, &type.index, 1);
  return attr;
}

static bool parse_stride(McParser *p, bool is_stride, int64_t *out) {
  *out = MC_DYNAMIC;
  if (mc_consume_if(p, TOK_QUESTION)) return true;
  const char *at = p->tok.start;
  bool negative = mc_consume_if(p, TOK_MINUS);
  uint64_t value;
  if (!mc_p_token_u64(&p->tok, &value) || value > INT64_MAX) {
    return mc_p_error_at(p, at, "expected a 64-bit signed integer or '?'");
  }
  mc_advance(p);
  *out = negative ? -(int64_t)value : (int64_t)value;
  if (*out > 0 || !mc_p_legacy(p) || (*out == 0 && !is_stride)) return true;
  return p->legacy->hooks->allows(p, is_stride ? MC_RULE_POSITIVE_STRIDE : MC_RULE_POSITIVE_OFFSET, at);
}

/* Grammar: strided-layout-attribute. */
static McAttr parse_strided(McParser *p) {
  size_t base = p->words.len;
  int64_t value, offset = 0, few[MC_FEW_I64];
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' after 'strided'") || !mc_expect(p, TOK_L_SQUARE, "expected '['")) {
    return no_attr();
  }
  if (p->tok.kind != TOK_R_SQUARE) {
    do {
      if (!parse_stride(p, true, &value) || !mc_p_push_i64(p, &p->words, value)) return no_attr();
    } while (mc_consume_if(p, TOK_COMMA));
  }
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return no_attr();
  if (!mc_consume_if(p, TOK_GREATER)) {
    if (!mc_expect(p, TOK_COMMA, "expected ','")) return no_attr();
    if (!mc_consume_keyword(p, "offset")) {
      mc_p_wrong_token(p, "expected 'offset' after comma");
      return no_attr();
    }
    if (!mc_expect(p, TOK_COLON, "expected ':' after 'offset'") || !parse_stride(p, false, &offset) ||
        !mc_expect(p, TOK_GREATER, "expected '>'")) {
      return no_attr();
    }
  }
  size_t count = (p->words.len - base) / 2;
  const int64_t *strides = mc_p_i64s(p, p->words.ptr + base, count, 2, few);
  p->words.len = base;
  return strides == NULL ? no_attr() : mc_attr_strided_layout(p->ctx, offset, strides, count);
}

/* Grammar: affine-map-attribute. */
static McAttr parse_affine_map(McParser *p) {
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' in affine map")) return no_attr();
  McAffineMap map = mc_p_affine_map(p);
  if (map.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>' in affine map")) return no_attr();
  McAttr attr = mc_attr_affine_map(p->ctx, map);
  if (attr.index == MC_NONE) mc_p_not_interned(p, &map.index, 1);
  return attr;
}

/* Grammar: integer-set-attribute. */
static McAttr parse_integer_set(McParser *p) {
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' in integer set")) return no_attr();
  McIntegerSet set = mc_p_integer_set(p);
  if (set.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>' in integer set")) return no_attr();
  McAttr attr = mc_attr_integer_set(p->ctx, set);
  if (attr.index == MC_NONE) mc_p_not_interned(p, &set.index, 1);
  return attr;
}

static McAttr parse_location(McParser *p) {
  mc_advance(p);
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in inline location")) return no_attr();
  McLoc loc = mc_p_loc_instance(p);
  if (loc.index == MC_NONE || !mc_expect(p, TOK_R_PAREN, "expected ')' in inline location")) return no_attr();
  return mc_loc_attr(p->ctx, loc);
}

/* --- words --- */

typedef enum AttrWord {
  WORD_NONE,
  WORD_TRUE,
  WORD_FALSE,
  WORD_UNIT,
  WORD_LOC,
  WORD_DENSE,
  WORD_DENSE_RESOURCE,
  WORD_ARRAY,
  WORD_SPARSE,
  WORD_STRIDED,
  WORD_DISTINCT,
  WORD_AFFINE_MAP,
  WORD_AFFINE_SET
} AttrWord;

static AttrWord attr_word(const McToken *tok) {
  switch (tok->start[0]) {
    case 't': return mc_tok_is(tok, "true") ? WORD_TRUE : WORD_NONE;
    case 'f': return mc_tok_is(tok, "false") ? WORD_FALSE : WORD_NONE;
    case 'u': return mc_tok_is(tok, "unit") ? WORD_UNIT : WORD_NONE;
    case 'l': return mc_tok_is(tok, "loc") ? WORD_LOC : WORD_NONE;
    case 'd':
      if (mc_tok_is(tok, "dense")) return WORD_DENSE;
      if (mc_tok_is(tok, "dense_resource")) return WORD_DENSE_RESOURCE;
      return mc_tok_is(tok, "distinct") ? WORD_DISTINCT : WORD_NONE;
    case 'a':
      if (mc_tok_is(tok, "array")) return WORD_ARRAY;
      if (mc_tok_is(tok, "affine_map")) return WORD_AFFINE_MAP;
      return mc_tok_is(tok, "affine_set") ? WORD_AFFINE_SET : WORD_NONE;
    case 's':
      if (mc_tok_is(tok, "sparse")) return WORD_SPARSE;
      return mc_tok_is(tok, "strided") ? WORD_STRIDED : WORD_NONE;
    default: return WORD_NONE;
  }
}

bool mc_p_is_attr_word(const McToken *tok) { return attr_word(tok) != WORD_NONE; }

/* Grammar: type-attribute. */
static McAttr parse_type_attr(McParser *p) {
  bool present;
  McAttr old;
  if (mc_p_legacy(p) && p->legacy->hooks->attr(p, &old)) return old;
  McType type = mc_p_optional_type(p, &present);
  if (!present) mc_p_wrong_token(p, "expected attribute value");
  if (type.index == MC_NONE) return no_attr();
  McAttr attr = mc_attr_type(p->ctx, type);
  if (attr.index == MC_NONE) mc_p_not_interned(p, &type.index, 1);
  return attr;
}

/* Grammar: bool-attribute, unit-attribute. */
static McAttr parse_word(McParser *p, McType type) {
  switch (attr_word(&p->tok)) {
    case WORD_TRUE:
      mc_advance(p);
      return mc_attr_bool(p->ctx, true);
    case WORD_FALSE:
      mc_advance(p);
      return mc_attr_bool(p->ctx, false);
    case WORD_UNIT:
      mc_advance(p);
      return mc_attr_unit(p->ctx);
    case WORD_LOC: return parse_location(p);
    case WORD_DENSE: return mc_p_dense_elements(p, type);
    case WORD_DENSE_RESOURCE: return mc_p_dense_resource(p, type);
    case WORD_ARRAY: return mc_p_dense_array(p);
    case WORD_SPARSE: return mc_p_sparse_elements(p, type);
    case WORD_STRIDED: return parse_strided(p);
    case WORD_DISTINCT: return mc_p_distinct(p, type);
    case WORD_AFFINE_MAP: return parse_affine_map(p);
    case WORD_AFFINE_SET: return parse_integer_set(p);
    default: return parse_type_attr(p);
  }
}

/* Grammar: attribute-value, builtin-attribute, standard-attribute. */
static McAttr parse_attr(McParser *p, McType type) {
  switch (p->tok.kind) {
    case TOK_INTEGER: return parse_integer(p, type, false);
    case TOK_FLOAT_LITERAL: return parse_float(p, type, false);
    case TOK_STRING: return parse_string(p, type);
    case TOK_AT_IDENTIFIER: return mc_p_symbol_ref(p);
    case TOK_HASH_IDENTIFIER: return mc_p_extended_attr(p, type);
    case TOK_L_SQUARE: return parse_array(p);
    case TOK_L_BRACE: return mc_p_attr_dict(p);
    case TOK_BARE_IDENTIFIER: return parse_word(p, type);
    case TOK_MINUS:
      mc_advance(p);
      if (p->tok.kind == TOK_INTEGER) return parse_integer(p, type, true);
      if (p->tok.kind == TOK_FLOAT_LITERAL) return parse_float(p, type, true);
      mc_p_wrong_token(p, "expected constant integer or floating point value");
      return no_attr();
    default: return parse_type_attr(p);
  }
}

McAttr mc_p_attr_unmemoized(McParser *p, McType type) {
  McAttr attr = parse_attr(p, type);
  if (MC_UNLIKELY(attr.index == MC_NONE) && !mc_diags_has_error(p->diags)) mc_p_out_of_memory(p);
  return attr;
}

McAttr mc_p_optional_attr(McParser *p, McType type, bool *present) {
  McAttr old;
  switch (p->tok.kind) {
    case TOK_AT_IDENTIFIER:
    case TOK_FLOAT_LITERAL:
    case TOK_INTEGER:
    case TOK_HASH_IDENTIFIER:
    case TOK_L_BRACE:
    case TOK_L_SQUARE:
    case TOK_MINUS:
    case TOK_STRING: *present = true; return mc_p_attr(p, type);
    case TOK_BARE_IDENTIFIER: {
      AttrWord word = attr_word(&p->tok);
      *present = word != WORD_NONE && word != WORD_ARRAY && word != WORD_STRIDED && word != WORD_DISTINCT;
      if (*present) return mc_p_attr(p, type);
      break;
    }
    case TOK_L_PAREN:
      *present = mc_p_legacy(p) && p->legacy->hooks->attr(p, &old);
      if (*present) return old;
      break;
    default: break;
  }
  McType value = mc_p_optional_type(p, present);
  if (value.index == MC_NONE) return no_attr();
  McAttr attr = mc_attr_type(p->ctx, value);
  if (attr.index == MC_NONE) mc_p_not_interned(p, &value.index, 1);
  return attr;
}
