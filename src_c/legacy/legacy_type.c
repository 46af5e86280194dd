/* legacy_type.c - types in the spelling of earlier generations: layouts and memory spaces of memrefs, types that no
 * longer exist, types and attributes of dialects in quotes; and rules about shaped types.
 *
 * Several layout maps are composed into one. A map that is only an offset and strides becomes `strided<>` if the
 * document of 2020 calls the two equal. Owns nothing.
 */
#include "legacy/legacy.h"

static McAttr no_attr(void) { return (McAttr){MC_NONE}; }
static McType no_type(void) { return (McType){MC_NONE}; }

/* --- layouts and memory spaces --- */

/* Reads an offset or a stride, which the grammar calls dimension. */
static bool parse_number(McParser *p, const char *invalid, int64_t *out) {
  uint64_t value;
  *out = MC_DYNAMIC;
  if (mc_consume_if(p, TOK_QUESTION)) return true;
  if (!mc_p_token_u64(&p->tok, &value) || value > INT64_MAX) return mc_p_error(p, "%s", invalid);
  mc_advance(p);
  *out = (int64_t)value;
  return true;
}

/* stride-list, after its `[`: pushed on p->words.
 * Grammar: stride-list. */
static bool parse_strides(McParser *p) {
  int64_t value;
  if (mc_consume_if(p, TOK_R_SQUARE)) return true;
  do {
    const char *at = p->tok.start;
    if (!parse_number(p, "a stride is a number or '?'", &value)) return false;
    if (value == 0) return mc_p_forbidden(p, at, "a stride is not zero");
    if (!mc_p_push_i64(p, &p->words, value)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ']' after the strides");
}

/* strided-layout ::= `offset` `:` dimension `,` `strides` `:` stride-list, at `offset`.
 * Grammar: strided-layout. */
static McAttr parse_strided_layout(McParser *p) {
  size_t base = p->words.len;
  int64_t offset, few[MC_FEW_I64];
  mc_advance(p);
  if (!mc_p_old(p, "offset-strides-sugar") || !mc_expect(p, TOK_COLON, "expected ':' after 'offset'")) return no_attr();
  if (!parse_number(p, "an offset is a number or '?'", &offset)) return no_attr();
  if (!mc_expect(p, TOK_COMMA, "expected ',' between the offset and the strides")) return no_attr();
  if (!mc_consume_keyword(p, "strides")) {
    mc_p_wrong_token(p, "expected 'strides' after the offset");
    return no_attr();
  }
  if (!mc_expect(p, TOK_COLON, "expected ':' after 'strides'") ||
      !mc_expect(p, TOK_L_SQUARE, "expected '[' before the strides") || !parse_strides(p)) {
    return no_attr();
  }
  size_t count = (p->words.len - base) / 2;
  const int64_t *strides = mc_p_i64s(p, p->words.ptr + base, count, 2, few);
  p->words.len = base;
  return strides == NULL ? no_attr() : mc_attr_strided_layout(p->ctx, offset, strides, count);
}

/* A name for a memory space; the productions only had memory-space ::= integer-literal. */
static McAttr parse_space_name(McParser *p) {
  McAttr attr = mc_attr_string(p->ctx, p->tok.start, mc_token_len(&p->tok), no_type());
  mc_advance(p);
  if (attr.index == MC_NONE) mc_p_out_of_memory(p);
  return mc_p_old(p, "bare-id-memory-space") ? attr : no_attr();
}

/* An attribute of a dialect that is not loaded cannot be a memory space today: a string with its text replaces it. */
static McAttr space_of_opaque(McParser *p, McAttr attr) {
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  mc_print_attr(p->ctx, attr, &text);
  McAttr made = text.failed ? no_attr() : mc_attr_string(p->ctx, text.ptr, text.len, no_type());
  mc_buf_fini(&text);
  if (made.index == MC_NONE) mc_p_out_of_memory(p);
  return mc_p_old(p, "attr-memory-space") ? made : no_attr();
}

static McAttr parse_memref_part(McParser *p) {
  if (mc_at(p, TOK_L_PAREN)) return mc_p_bare_map(p);
  if (!mc_at(p, TOK_BARE_IDENTIFIER) || mc_p_is_attr_word(&p->tok) || mc_p_is_type_word(&p->tok)) {
    McAttr attr = mc_p_attr(p, no_type());
    return attr.index != MC_NONE && mc_kind(p->ctx, attr.index) == MC_ATTR_OPAQUE ? space_of_opaque(p, attr) : attr;
  }
  if (mc_at_keyword(p, "offset")) return parse_strided_layout(p);
  return parse_space_name(p);
}

/* The factor of a dimension: `d`, `d * 4`. Returns false for any other expression. */
static bool match_term(const McContext *ctx, McAffineExpr e, uint32_t *dim, int64_t *factor) {
  *factor = 1;
  if (mc_kind(ctx, e.index) == MC_AFFINE_MUL) {
    McAffineExpr rhs = mc_affine_rhs(ctx, e);
    if (mc_kind(ctx, rhs.index) != MC_AFFINE_CONSTANT) return false;
    *factor = mc_affine_value(ctx, rhs);
    e = mc_affine_lhs(ctx, e);
  }
  if (mc_kind(ctx, e.index) != MC_AFFINE_DIM) return false;
  *dim = (uint32_t)mc_affine_value(ctx, e);
  return true;
}

#define MAX_STRIDES 64

/* A map of constant strides as `strided<>`. Returns MC_NONE, without reporting, for any other map. */
static McAttr strided_of_map(McContext *ctx, McAffineMap map) {
  int64_t strides[MAX_STRIDES] = {0}, offset = 0;
  uint32_t dims = mc_affine_map_num_dims(ctx, map), found = 0;
  if (mc_affine_map_num_results(ctx, map) != 1 || mc_affine_map_num_symbols(ctx, map) != 0 || dims > MAX_STRIDES) {
    return no_attr();
  }
  for (McAffineExpr e = mc_affine_map_result(ctx, map, 0), term = e;; e = mc_affine_lhs(ctx, e)) {
    bool is_sum = mc_kind(ctx, e.index) == MC_AFFINE_ADD;
    term = is_sum ? mc_affine_rhs(ctx, e) : e;
    uint32_t dim;
    int64_t factor;
    if (mc_kind(ctx, term.index) == MC_AFFINE_CONSTANT) {
      offset = mc_affine_value(ctx, term);
    } else if (match_term(ctx, term, &dim, &factor) && strides[dim] == 0 && factor > 0) {
      strides[dim] = factor;
      found++;
    } else {
      return no_attr();
    }
    if (!is_sum) break;
  }
  bool is_identity = dims == 1 && strides[0] == 1 && offset == 0; /* no layout at all */
  if (found != dims || dims == 0 || offset < 0 || is_identity) return no_attr();
  return mc_attr_strided_layout(ctx, offset, strides, dims);
}

/* semi-affine-map-composition: the maps are applied one after the other.
 * Grammar: semi-affine-map-composition. */
static McAttr compose(McParser *p, const char *at, McAttr first, McAttr second) {
  McContext *ctx = p->ctx;
  if (!mc_p_old(p, "map-composition")) return no_attr();
  if (mc_kind(ctx, first.index) != MC_ATTR_AFFINE_MAP || mc_kind(ctx, second.index) != MC_ATTR_AFFINE_MAP) {
    mc_p_error_at(p, at, "only maps can be composed to the layout of a memref");
    return no_attr();
  }
  McAffineMap f = mc_attr_affine_map_value(ctx, first), g = mc_attr_affine_map_value(ctx, second);
  if (mc_affine_map_num_results(ctx, f) != mc_affine_map_num_dims(ctx, g)) {
    mc_p_error_at(p, at, "a layout map must have as many dimensions as the map before it has results");
    return no_attr();
  }
  bool too_large;
  McAffineMap both = mc_affine_map_compose(ctx, f, g, &too_large);
  if (too_large) {
    mc_p_error_at(p, at, "the composition of the layout maps is too large");
    return no_attr();
  }
  if (both.index == MC_NONE) {
    mc_p_not_interned(p, (uint32_t[]){first.index, second.index}, 2);
    return no_attr();
  }
  return mc_attr_affine_map(ctx, both);
}

McAttr mc_legacy_memref_part(McParser *p, McAttr layout) {
  const char *at = p->tok.start;
  McAttr part = parse_memref_part(p);
  if (part.index == MC_NONE) return part;
  McKind kind = mc_kind(p->ctx, part.index);
  if (kind != MC_ATTR_AFFINE_MAP && kind != MC_ATTR_STRIDED_LAYOUT) return part;
  if (layout.index != MC_NONE) part = compose(p, at, layout, part);
  if (part.index == MC_NONE) {
    if (!mc_diags_has_error(p->diags)) mc_p_out_of_memory(p);
    return part;
  }
  if (!mc_p_in(p, MC_IN_2020) || mc_at(p, TOK_COMMA) || mc_kind(p->ctx, part.index) != MC_ATTR_AFFINE_MAP) return part;
  McAttr strided = strided_of_map(p->ctx, mc_attr_affine_map_value(p->ctx, part));
  return strided.index != MC_NONE ? strided : part;
}

/* Notes how many operands were bound to the symbols of a layout, also if the layout is the identity and the type has
 * no layout today. */
bool mc_legacy_memref(McParser *p, McType type, McAttr layout) {
  McContext *ctx = p->ctx;
  if (mc_kind(ctx, layout.index) != MC_ATTR_AFFINE_MAP || mc_type_layout(ctx, type).index != MC_NONE) return true;
  uint32_t symbols = mc_affine_map_num_symbols(ctx, mc_attr_affine_map_value(ctx, layout));
  if (symbols == 0 || mc_p_noted(p, MC_NOTE_SYMBOLS, type.index) != 0) return true;
  return mc_p_note(p, MC_NOTE_SYMBOLS, type.index, symbols);
}

/* --- rules about shaped types --- */

/* tensor-memref-element-type; type from 2020 on. */
static bool check_element(McParser *p, const McShapedParts *parts, const char *what) {
  if (mc_kind(p->ctx, parts->element.index) != MC_TYPE_INDEX) return true;
  return mc_p_forbidden(p, parts->element_at, "index cannot be the element type of a %s", what);
}

static bool check_vector(McParser *p, const McShapedParts *parts) {
  bool any = false, old = mc_p_in(p, MC_IN_2019 | MC_IN_2020);
  for (size_t i = 0; i < parts->rank; i++) {
    bool scalable = parts->dims[i * 3 + 2] != 0;
    if (scalable && old) return mc_p_forbidden(p, parts->at, "the dimensions of a vector are not scalable");
    if (any && !scalable && mc_p_in(p, MC_IN_2023)) {
      return mc_p_forbidden(p, parts->at, "the fixed dimensions of a vector precede the scalable ones");
    }
    any |= scalable;
  }
  if (parts->rank == 0 && old) return mc_p_forbidden(p, parts->at, "a vector has at least one dimension");
  return !old || check_element(p, parts, "vector");
}

/* `[2x8]`: one pair of brackets for several dimensions. */
bool mc_legacy_grouped_dims(McParser *p) {
  while (p->tok.kind == TOK_BARE_IDENTIFIER && p->tok.start[0] == 'x') {
    int64_t dim;
    if (!mc_p_old(p, "grouped-scalable-dims") || !mc_p_push(p, &p->words, true) || !mc_p_dimension_x(p) ||
        !mc_p_dimension(p, &dim) || !mc_p_push_i64(p, &p->words, dim)) {
      return false;
    }
  }
  return true;
}

bool mc_legacy_shaped(McParser *p, const McShapedParts *parts) {
  if (parts->kind == MC_TYPE_VECTOR) return check_vector(p, parts);
  if (!mc_p_in(p, MC_IN_2019)) return true;
  if (parts->kind == MC_TYPE_RANKED_TENSOR) return check_element(p, parts, "tensor");
  if (!check_element(p, parts, "memref")) return false;
  return !parts->is_unranked || mc_p_forbidden(p, parts->at, "a memref has a known rank");
}

/* --- dialects' types and attributes in quotes --- */

/* pretty-dialect-item: pretty-dialect-item-lead-ident pretty-dialect-item-body? */
static bool is_pretty(McStr s) {
  size_t i = 0;
  while (i < s.len && (mc_byte_part[(unsigned char)s.ptr[i]] & MC_PART_BARE) && s.ptr[i] != '$') i++;
  if (i == 0 || mc_byte_class[(unsigned char)s.ptr[0]] != MC_CLASS_BARE || s.ptr[0] == '_') return false;
  if (i == s.len) return true;
  char open[64];
  size_t depth = 0;
  for (; i < s.len; i++) {
    char c = s.ptr[i], opening = c == '>' ? '<' : c == ')' ? '(' : c == ']' ? '[' : c == '}' ? '{' : 0;
    if (depth == 0 && c != '<') return false;
    if (c == 0 || c == '"' || (c == '-' && i + 1 < s.len && s.ptr[i + 1] == '>')) return false;
    if (c == '<' || c == '(' || c == '[' || c == '{') {
      if (depth == sizeof open) return false;
      open[depth++] = c;
    } else if (opening != 0) {
      if (depth == 0 || open[--depth] != opening || (depth == 0 && i + 1 != s.len)) return false;
    }
  }
  return depth == 0;
}

/* opaque-dialect-item: the string that is the whole body of the symbol. Returns false for any other body.
 * Grammar: opaque-dialect-item. */
static bool quoted(McParser *p, const McDialectSymbol *symbol, McToken *out) {
  McStr body = symbol->body;
  if (body.len < 2 || body.ptr[0] != '"' || body.ptr[body.len - 1] != '"') return false;
  McLexer lex = p->lex;
  mc_lexer_read_from(&lex, out, body.ptr);
  return out->kind == TOK_STRING && out->end == body.ptr + body.len;
}

/* Parses `text` separately, in today's language. Errors are reported at `at`. Returns MC_NONE after reporting. */
static uint32_t reread(McParser *p, const char *at, bool is_attr, McType type, McBuf *text) {
  uint32_t made = MC_NONE;
  McDiags *why = mc_diags_new(p->ctx);
  const char *bytes = mc_buf_text(text); /* ends in NUL */
  if (why == NULL || text->failed) {
    mc_diags_free(why);
    mc_p_out_of_memory(p);
    return made;
  }
  if (is_attr) made = mc_parse_attr(p->ctx, bytes, text->len, type, MC_SYNTAX_MODERN, why).index;
  else made = mc_parse_type(p->ctx, bytes, text->len, MC_SYNTAX_MODERN, why).index;
  if (made == MC_NONE) mc_p_rejected(p, at, why, MC_NONE);
  else mc_diags_free(why);
  return made;
}

static uint32_t reread_symbol(McParser *p, const char *at, bool is_attr, McStr dialect, McStr data, McType type) {
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  mc_buf_char(&text, is_attr ? '#' : '!');
  mc_buf_put(&text, dialect.ptr, dialect.len);
  if (is_pretty(data)) {
    mc_buf_char(&text, '.');
    mc_buf_put(&text, data.ptr, data.len);
  } else {
    mc_buf_char(&text, '<');
    mc_buf_quoted(&text, data.ptr, data.len);
    mc_buf_char(&text, '>');
  }
  uint32_t made = reread(p, at, is_attr, type, &text);
  mc_buf_fini(&text);
  return made;
}

/* A type of the LLVM dialect in LLVM's own syntax, or in the dialect's syntax before opaque pointers. *made MC_NONE:
 * it is a type of today. Returns false after reporting. */
static bool reread_llvm(McParser *p, const char *at, McStr body, bool in_quotes, uint32_t *made) {
  McBuf text;
  bool lost, ok = true;
  mc_buf_init(&text, &p->ctx->alloc);
  if (mc_llvm_type_today(body, in_quotes, &text, &lost)) {
    ok = mc_p_old(p, in_quotes ? "llvm-type-string" : "llvm-typed-pointer");
    *made = reread(p, at, false, no_type(), &text);
    ok = ok && *made != MC_NONE;
    if (ok && lost) ok = mc_p_loss(p, at, "pointee", mc_attr_string(p->ctx, body.ptr, body.len, no_type()));
  }
  mc_buf_fini(&text);
  return ok;
}

/* `!linalg.view<?x?xf32>` is a memref of any strides, `!linalg.buffer<?xf32>` one of none; today there is no type
 * `!linalg.range`. Returns MC_NONE, without reporting, for any other type. */
static uint32_t linalg_type(McParser *p, const char *at, McStr body) {
  static const char *const heads[] = {"view<", "buffer<"};
  McBuf text;
  uint32_t made = MC_NONE;
  mc_buf_init(&text, &p->ctx->alloc);
  if (mc_str_is(body, "range")) mc_buf_lit(&text, "!old.linalg.range");
  for (int k = 0; k < 2; k++) {
    size_t head = strlen(heads[k]), rank = 0;
    if (body.len <= head || memcmp(body.ptr, heads[k], head) != 0 || body.ptr[body.len - 1] != '>') continue;
    mc_buf_lit(&text, "memref<");
    mc_buf_put(&text, body.ptr + head, body.len - head - 1);
    for (const char *c = body.ptr + head; k == 0 && *c == '?' && c[1] == 'x'; c += 2) {
      mc_buf_printf(&text, "%s?", rank++ == 0 ? ", strided<[" : ", ");
    }
    if (k == 0) mc_buf_printf(&text, "%s], offset: ?>", rank == 0 ? ", strided<[" : "");
    mc_buf_char(&text, '>');
  }
  if (text.len > 0 && mc_p_old(p, "linalg-type")) made = reread(p, at, false, no_type(), &text);
  mc_buf_fini(&text);
  return made;
}

bool mc_legacy_symbol(McParser *p, McDialectSymbol *symbol, bool is_attr, McType type, uint32_t *made) {
  McToken tok;
  McStr value = symbol->body, dialect = symbol->namespace;
  bool in_quotes = quoted(p, symbol, &tok);
  *made = MC_NONE;
  if (in_quotes && !mc_p_string_value(p, &tok, &value)) return false;
  if (!is_attr && dialect.len == 4 && memcmp(dialect.ptr, "llvm", 4) == 0) {
    return reread_llvm(p, symbol->at, value, in_quotes, made);
  }
  if (!is_attr && !in_quotes && mc_str_is(dialect, "linalg")) {
    *made = linalg_type(p, symbol->at, value);
    return *made != MC_NONE || !mc_diags_has_error(p->diags);
  }
  if (!is_attr && !in_quotes && mc_str_is(dialect, "spv")) {
    *made = mc_p_spv_type(p, symbol->dialect, value).index;
    return *made != MC_NONE;
  }
  if (!in_quotes || !is_pretty(value)) return true;
  McLoad load = mc_dialect_is_defined(p->ctx, symbol->dialect, NULL)
                    ? MC_LOAD_DONE
                    : mc_context_load_dialect(p->ctx, dialect.ptr, dialect.len);
  if (load == MC_LOAD_FAILED) return mc_p_out_of_memory(p);
  if (load == MC_LOAD_DONE) {
    *made = reread_symbol(p, symbol->at, is_attr, dialect, value, type);
    return *made != MC_NONE;
  }
  if (p->legacy->syntax == MC_SYNTAX_2023) return true;
  symbol->body = value;
  return mc_p_old(p, is_attr ? "dialect-attr-verbose" : "dialect-type-verbose");
}

/* --- opaque types and elements --- */

static bool is_hex_string(McStr s) {
  if (s.len < 2 || s.ptr[0] != '0' || s.ptr[1] != 'x') return false;
  for (size_t i = 2; i < s.len; i++) {
    if (!(mc_byte_part[(unsigned char)s.ptr[i]] & MC_PART_HEX)) return false;
  }
  return true;
}

/* opaque-elements-attribute. dense_resource<> does not contain the bytes, so they are noted as lost.
 * Grammar: opaque-elements-attribute. */
static McAttr opaque_elements(McParser *p, const char *at, McStr dialect, McStr data, McType type) {
  McBuf text;
  uint32_t made = MC_NONE;
  if (type.index == MC_NONE || !mc_p_old(p, "opaque-elements")) return no_attr();
  if (!is_hex_string(data)) {
    mc_p_error_at(p, at, "the data of opaque elements is a string of hexadecimal digits after 0x");
    return no_attr();
  }
  mc_buf_init(&text, &p->ctx->alloc);
  mc_buf_printf(&text, "dense_resource<%.*s> : ", (int)dialect.len, dialect.ptr);
  mc_print_type(p->ctx, type, &text);
  made = reread(p, at, true, no_type(), &text);
  mc_buf_fini(&text);
  if (made == MC_NONE || !mc_p_loss(p, at, "opaque", mc_attr_string(p->ctx, data.ptr, data.len, no_type()))) {
    return no_attr();
  }
  return (McAttr){made};
}

/* `opaque` `<` dialect `,` (type `,`)? data `>`, at the word: the syntax that opaque types and opaque elements share.
 */
static bool parse_opaque_parts(McParser *p, McStr *dialect, McType *type, McStr *data) {
  mc_advance(p);
  *type = no_type();
  if (!mc_expect(p, TOK_LESS, "expected '<' after 'opaque'")) return false;
  *dialect = (McStr){p->tok.start, mc_token_len(&p->tok)};
  if (!mc_at(p, TOK_STRING) && !mc_p_at_word(p)) return mc_p_wrong_token(p, "expected dialect namespace");
  if (mc_at(p, TOK_STRING) && !mc_p_string_value(p, &p->tok, dialect)) return false;
  mc_advance(p);
  if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  if (mc_at(p, TOK_BARE_IDENTIFIER) && mc_p_is_type_word(&p->tok)) { /* until the summer of 2019 */
    *type = mc_p_type(p);
    if (type->index == MC_NONE || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  }
  if (!mc_at(p, TOK_STRING)) return mc_p_wrong_token(p, "expected opaque data in quotes");
  if (!mc_p_string_value(p, &p->tok, data)) return false;
  mc_advance(p);
  return mc_expect(p, TOK_GREATER, "expected '>'");
}

/* opaque-type: `opaque` `<` string-literal `,` string-literal `>`.
 * Grammar: opaque-type. */
static McType make_opaque(McParser *p, const char *at, McStr dialect, McStr data) {
  if (!mc_p_old(p, "opaque-type")) return no_type();
  if (dialect.len == 4 && memcmp(dialect.ptr, "llvm", 4) == 0) {
    uint32_t made = MC_NONE;
    if (!reread_llvm(p, at, data, false, &made)) return no_type();
    if (made != MC_NONE) return (McType){made};
  }
  return (McType){reread_symbol(p, at, false, dialect, data, no_type())};
}

McAttr mc_p_legacy_opaque(McParser *p) {
  const char *at = p->tok.start;
  McStr dialect, data;
  McType type;
  if (!parse_opaque_parts(p, &dialect, &type, &data)) return no_attr();
  if (type.index != MC_NONE) return opaque_elements(p, at, dialect, data, type);
  if (mc_consume_if(p, TOK_COLON)) return opaque_elements(p, at, dialect, data, mc_p_type(p));
  type = make_opaque(p, at, dialect, data);
  return type.index == MC_NONE ? no_attr() : mc_attr_type(p->ctx, type);
}

/* --- types without a definition today --- */

bool mc_legacy_type(McParser *p, McType *out) {
  const char *at = p->tok.start;
  McStr dialect, data;
  McType unused;
  *out = no_type();
  if (mc_at_keyword(p, "affine_int")) {
    mc_advance(p);
    if (mc_p_old(p, "affine_int")) *out = mc_type_index(p->ctx);
    return true;
  }
  if (!mc_at_keyword(p, "opaque")) return false;
  if (parse_opaque_parts(p, &dialect, &unused, &data)) *out = make_opaque(p, at, dialect, data);
  return true;
}

bool mc_legacy_starts_type(McParser *p) { return mc_at_keyword(p, "affine_int"); }
