/* parse_type.c - types: the builtin types by their own syntax, all others kept as written.
 *
 * Errors of the syntax are found first; then the constructors (types.c) check element types and shapes. Nesting goes
 * through mc_p_type, which counts levels. Owns nothing.
 */
#include "defs/defined.h"
#include "parse/legacy_hooks.h"
#include "parse/parse_defined.h"
#include "parse/parse_opaque.h"

/* --- words that start a type --- */

typedef enum TypeWord {
  WORD_NONE, WORD_INDEX, WORD_NONE_TYPE, WORD_MEMREF, WORD_TENSOR, WORD_VECTOR, WORD_TUPLE, WORD_COMPLEX,
  WORD_FLOAT /* + McFloatKind */
} TypeWord;

static const char *const float_spellings[MC_NUM_FLOAT_KINDS] = {
#define MC_FLOAT(NAME, spelling, bits, exponent_bits, mantissa_bits, bias, special) spelling,
  MC_FLOAT_KINDS
#undef MC_FLOAT
};

static int type_word(const McToken *tok) {
  switch (tok->start[0]) {
    case 'i': return mc_tok_is(tok, "index") ? WORD_INDEX : WORD_NONE;
    case 'n': return mc_tok_is(tok, "none") ? WORD_NONE_TYPE : WORD_NONE;
    case 'm': return mc_tok_is(tok, "memref") ? WORD_MEMREF : WORD_NONE;
    case 'v': return mc_tok_is(tok, "vector") ? WORD_VECTOR : WORD_NONE;
    case 'c': return mc_tok_is(tok, "complex") ? WORD_COMPLEX : WORD_NONE;
    case 't':
      if (mc_tok_is(tok, "tensor")) return WORD_TENSOR;
      if (mc_tok_is(tok, "tuple")) return WORD_TUPLE;
      break;
    case 'b':
    case 'f': break;
    default: return WORD_NONE;
  }
  size_t len = mc_token_len(tok);
  for (int kind = 0; kind < MC_NUM_FLOAT_KINDS; kind++) {
    const char *spelling = float_spellings[kind];
    if (memcmp(spelling, tok->start, len < 2 ? len : 2) == 0 && strlen(spelling) == len &&
        memcmp(spelling, tok->start, len) == 0) {
      return WORD_FLOAT + kind;
    }
  }
  return WORD_NONE;
}

bool mc_p_is_type_word(const McToken *tok) { return type_word(tok) != WORD_NONE; }

/* --- dimension lists --- */

bool mc_p_push_i64(McParser *p, McWords *out, int64_t value) {
  if (!mc_array_reserve(&p->ctx->alloc, out, 2)) return mc_p_out_of_memory(p);
  mc_put_i64(out->ptr + out->len, value);
  out->len += 2;
  return true;
}

const int64_t *mc_p_i64s(McParser *p, const uint32_t *words, size_t count, size_t stride, int64_t few[MC_FEW_I64]) {
  int64_t *out = few;
  if (count > MC_FEW_I64) {
    out = mc_arena_alloc(&p->arena, count * sizeof(int64_t), sizeof(int64_t));
    if (out == NULL) {
      mc_p_out_of_memory(p);
      return NULL;
    }
  }
  for (size_t i = 0; i < count; i++) {
    out[i] = (int64_t)((uint64_t)words[i * stride] | (uint64_t)words[i * stride + 1] << 32);
  }
  return out;
}

bool mc_p_dimension(McParser *p, int64_t *out) {
  uint64_t value;
  if (p->tok.kind == TOK_INTEGER && mc_token_len(&p->tok) > 1 && p->tok.start[1] == 'x') {
    *out = 0;
    mc_p_reset(p, p->tok.start + 1);
    return true;
  }
  if (p->tok.kind != TOK_INTEGER || !mc_p_token_u64(&p->tok, &value) || value > INT64_MAX) {
    return mc_p_error(p, "invalid dimension");
  }
  *out = (int64_t)value;
  mc_advance(p);
  return true;
}

bool mc_p_dimension_x(McParser *p) {
  if (p->tok.kind != TOK_BARE_IDENTIFIER || p->tok.start[0] != 'x') {
    return mc_p_wrong_token(p, "%s", mc_p_explain(p, "expected 'x' in dimension list"));
  }
  if (mc_token_len(&p->tok) == 1) {
    mc_advance(p);
  } else {
    mc_p_reset(p, p->tok.start + 1);
  }
  return true;
}

/* Grammar: dimension. */
static bool parse_dimension_or_dynamic(McParser *p, bool allow_dynamic, McWords *dims) {
  int64_t dim = MC_DYNAMIC;
  if (p->tok.kind == TOK_QUESTION) {
    if (!allow_dynamic) return mc_p_error(p, "expected static shape");
    mc_advance(p);
  } else if (!mc_p_dimension(p, &dim)) {
    return false;
  }
  return mc_p_push_i64(p, dims, dim);
}

MC_INLINE bool is_digit(char c) { return (unsigned char)(c - '0') <= 9; }

/* Reads the digits of a number that fits into 63 bits. Returns their end, where the caller expects the x; NULL: there
 * are no digits, or too many. */
MC_INLINE const char *quick_dimension(const char *c, uint64_t *out) {
  const char *start = c;
  uint64_t value = 0;
  while (is_digit(*c)) value = value * 10 + (uint64_t)(*c++ - '0');
  *out = value;
  return c > start && c - start < 19 ? c : NULL;
}

/* Reads dimensions as far as they are written without spaces, "4x?x8xf32": again and again, the lexer would take the
 * text after the first x for one word. Returns false when memory runs out. */
static bool quick_dimensions(McParser *p, bool allow_dynamic, McWords *dims) {
  const char *c = p->tok.start, *done = c;
  for (;;) {
    uint64_t value = (uint64_t)MC_DYNAMIC;
    const char *end = *c == '?' && allow_dynamic ? c + 1 : quick_dimension(c, &value);
    if (end == NULL || *end != 'x') break;
    if (!mc_p_push_i64(p, dims, (int64_t)value)) return false;
    done = c = end + 1;
  }
  if (done != p->tok.start) mc_p_reset(p, done);
  return true;
}

static inline bool at_dimension(const McParser *p) { return p->tok.kind == TOK_INTEGER || p->tok.kind == TOK_QUESTION; }

/* Grammar: dimension-list. */
bool mc_p_dimension_list(McParser *p, bool allow_dynamic, bool with_trailing_x, McWords *dims) {
  if (with_trailing_x) {
    if (at_dimension(p) && !quick_dimensions(p, allow_dynamic, dims)) return false;
    while (at_dimension(p)) {
      if (!parse_dimension_or_dynamic(p, allow_dynamic, dims) || !mc_p_dimension_x(p)) return false;
      if (at_dimension(p) && !quick_dimensions(p, allow_dynamic, dims)) return false;
    }
    return true;
  }
  if (!at_dimension(p)) return true;
  if (!parse_dimension_or_dynamic(p, allow_dynamic, dims)) return false;
  while (p->tok.kind == TOK_BARE_IDENTIFIER && p->tok.start[0] == 'x') {
    if (!mc_p_dimension_x(p) || !parse_dimension_or_dynamic(p, allow_dynamic, dims)) return false;
  }
  return true;
}

/* dimension-list, dimension-list-ranked of a tensor or memref, after `<`: `*x`, or dimensions onto p->words.
 * Grammar: dimension-list-ranked. */
static bool parse_shape(McParser *p, bool *unranked) {
  *unranked = mc_consume_if(p, TOK_STAR);
  return *unranked ? mc_p_dimension_x(p) : mc_p_dimension_list(p, true, true, &p->words);
}

/* --- tensors, memrefs, vectors --- */

static bool is_number_kind(McKind kind) {
  return kind == MC_TYPE_INTEGER || kind == MC_TYPE_INDEX || kind == MC_TYPE_FLOAT || kind == MC_TYPE_COMPLEX ||
         kind == MC_TYPE_VECTOR;
}

static McType none_type(void) { return (McType){MC_NONE}; }

/* Grammar: tensor-type, encoding, tensor-memref-element-type. */
static McType parse_tensor(McParser *p) {
  McContext *ctx = p->ctx;
  size_t base = p->words.len;
  bool unranked, has_encoding = false;
  McAttr encoding = {MC_NONE};
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' in tensor type") || !parse_shape(p, &unranked)) return none_type();
  const char *element_at = p->tok.start;
  McType element = mc_p_type(p);
  if (element.index == MC_NONE) return none_type();
  if (mc_consume_if(p, TOK_COMMA)) {
    encoding = mc_p_optional_attr(p, none_type(), &has_encoding);
    if (has_encoding && encoding.index == MC_NONE) return none_type();
    if (has_encoding && mc_kind(ctx, encoding.index) == MC_ATTR_DEFINED) {
      int64_t few[MC_FEW_I64];
      size_t rank = unranked ? 0 : (p->words.len - base) / 2;
      const int64_t *dims = mc_p_i64s(p, p->words.ptr + base, rank, 2, few);
      if (dims == NULL || !mc_p_encoding_fits(p, encoding, element, dims, rank)) return none_type();
    }
  }
  if (!mc_expect(p, TOK_GREATER, "expected '>' in tensor type")) return none_type();
  McKind kind = mc_kind(ctx, element.index);
  if (!is_number_kind(kind) && kind != MC_TYPE_OPAQUE && kind != MC_TYPE_DEFINED) {
    mc_p_error_at(p, element_at, "invalid tensor element type");
    return none_type();
  }
  if (mc_p_legacy(p)) {
    McShapedParts parts = {.kind = MC_TYPE_RANKED_TENSOR, .is_unranked = unranked,
                           .element_at = element_at, .element = element};
    if (!p->legacy->hooks->shaped(p, &parts)) return none_type();
  }
  McType type;
  if (unranked) {
    if (encoding.index != MC_NONE) {
      mc_p_error(p, "cannot apply encoding to unranked tensor");
      return none_type();
    }
    type = mc_type_unranked_tensor(ctx, element, NULL);
  } else {
    int64_t few[MC_FEW_I64];
    size_t rank = (p->words.len - base) / 2;
    const int64_t *dims = mc_p_i64s(p, p->words.ptr + base, rank, 2, few);
    if (dims == NULL) return none_type();
    type = mc_type_ranked_tensor(ctx, dims, rank, element, encoding, NULL);
  }
  p->words.len = base;
  if (type.index == MC_NONE) {
    mc_p_not_interned(p, (uint32_t[]){element.index, encoding.index}, 2);
  }
  return type;
}

static bool is_layout(const McContext *ctx, McAttr attr) {
  McKind kind = mc_kind(ctx, attr.index);
  if (kind != MC_ATTR_DEFINED) return kind == MC_ATTR_AFFINE_MAP || kind == MC_ATTR_STRIDED_LAYOUT;
  const McDefinition *def = mc_definition_of(ctx, attr.index);
  return def != NULL && (def->record->flags & MC_DEF_MEMREF_LAYOUT) != 0;
}

/* Parses the optional parts after the element type of a memref: layouts (the last one is used), then a memory space.
 * Grammar: layout-specification, memory-space. */
static bool parse_memref_tail(McParser *p, bool unranked, McAttr *layout, McAttr *space) {
  McContext *ctx = p->ctx;
  if (mc_consume_if(p, TOK_GREATER)) return true;
  if (!mc_expect(p, TOK_COMMA, "expected ',' or '>' in memref type")) return false;
  if (p->tok.kind == TOK_GREATER) return mc_p_wrong_token(p, "expected list element");
  do {
    McAttr attr = mc_p_legacy(p) ? p->legacy->hooks->memref_part(p, *layout) : mc_p_attr(p, none_type());
    if (attr.index == MC_NONE) return false;
    if (!is_layout(ctx, attr)) {
      if (space->index != MC_NONE) return mc_p_error(p, "multiple memory spaces specified in memref type");
      *space = attr;
      continue;
    }
    *layout = attr;
    if (unranked) return mc_p_error(p, "cannot have affine map for unranked memref type");
    if (space->index != MC_NONE) return mc_p_error(p, "expected memory space to be last in memref type");
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_GREATER, "expected ',' or '>'");
}

/* Grammar: memref-type, ranked-memref-type, unranked-memref-type. */
static McType parse_memref(McParser *p) {
  McContext *ctx = p->ctx;
  const char *at = p->tok.start;
  size_t base = p->words.len;
  bool unranked;
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' in memref type") || !parse_shape(p, &unranked)) return none_type();
  const char *element_at = p->tok.start;
  McType element = mc_p_type(p);
  if (element.index == MC_NONE) return none_type();
  McKind kind = mc_kind(ctx, element.index);
  bool is_element = is_number_kind(kind) || kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF ||
                    (kind == MC_TYPE_OPAQUE && mc_context_keeps_unknown_syntax(ctx));
  if (!is_element && !(kind == MC_TYPE_DEFINED && (mc_rec(ctx, element.index)->flags & MC_REC_MEMREF_ELEMENT))) {
    mc_p_error_at(p, element_at, "invalid memref element type");
    return none_type();
  }
  if (mc_p_legacy(p)) {
    McShapedParts parts = {.kind = MC_TYPE_MEMREF, .is_unranked = unranked, .at = at,
                           .element_at = element_at, .element = element};
    if (!p->legacy->hooks->shaped(p, &parts)) return none_type();
  }
  McAttr layout = {MC_NONE}, space = {MC_NONE};
  if (!parse_memref_tail(p, unranked, &layout, &space)) return none_type();
  int64_t few[MC_FEW_I64];
  size_t rank = (p->words.len - base) / 2;
  const int64_t *dims = mc_p_i64s(p, p->words.ptr + base, rank, 2, few);
  bool fits = dims != NULL && (layout.index == MC_NONE || mc_kind(ctx, layout.index) != MC_ATTR_DEFINED ||
                               mc_p_encoding_fits(p, layout, element, dims, rank));
  if (!fits) return none_type();
  p->words.len = base;
  McType type = unranked ? mc_type_unranked_memref(ctx, element, space, NULL)
                         : mc_type_memref(ctx, dims, rank, element, layout, space, NULL);
  bool has_layout = mc_p_legacy(p) && layout.index != MC_NONE && type.index != MC_NONE;
  if (has_layout && !p->legacy->hooks->memref(p, type, layout)) return none_type();
  if (MC_LIKELY(type.index != MC_NONE)) return type;
  McDiags *why = mc_diags_new(ctx);
  if (why != NULL && unranked) mc_type_unranked_memref(ctx, element, space, why);
  if (why != NULL && !unranked) mc_type_memref(ctx, dims, rank, element, layout, space, why);
  mc_p_rejected(p, at, why, element.index);
  return type;
}

/* Like quick_dimensions, for a vector. */
static bool quick_vector_dims(McParser *p) {
  const char *c = p->tok.start, *done = c;
  for (;;) {
    uint64_t value;
    bool scalable = *c == '[';
    const char *end = quick_dimension(c + scalable, &value);
    if (end == NULL || end[0] != (scalable ? ']' : 'x') || end[scalable] != 'x') break;
    if (!mc_p_push_i64(p, &p->words, (int64_t)value) || !mc_p_push(p, &p->words, scalable)) return false;
    done = c = end + scalable + 1;
  }
  if (done != p->tok.start) mc_p_reset(p, done);
  return true;
}

/* Pushes (low word, high word, scalable) for each dimension.
 * Grammar: vector-dim-list, static-dim-list, static-dimension-list, const-dimension-list. */
static bool parse_vector_dims(McParser *p) {
  if (!quick_vector_dims(p)) return false;
  while (p->tok.kind == TOK_INTEGER || p->tok.kind == TOK_L_SQUARE) {
    bool scalable = mc_consume_if(p, TOK_L_SQUARE);
    int64_t dim;
    if (!mc_p_dimension(p, &dim) || !mc_p_push_i64(p, &p->words, dim)) return false;
    if (scalable && mc_p_legacy(p) && !p->legacy->hooks->grouped_dims(p)) return false;
    if (scalable && !mc_consume_if(p, TOK_R_SQUARE)) {
      return mc_p_wrong_token(p, "missing ']' closing scalable dimension");
    }
    if (!mc_p_push(p, &p->words, scalable) || !mc_p_dimension_x(p) || !quick_vector_dims(p)) return false;
  }
  return true;
}

/* Grammar: vector-type, vector-element-type. */
static McType parse_vector(McParser *p) {
  McContext *ctx = p->ctx;
  const char *at = p->tok.start;
  size_t base = p->words.len;
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' in vector type") || !parse_vector_dims(p)) return none_type();
  const char *element_at = p->tok.start;
  McType element = mc_p_type(p);
  if (element.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>' in vector type")) return none_type();
  if (mc_p_legacy(p)) {
    McShapedParts parts = {MC_TYPE_VECTOR, false, at, element_at, element, p->words.ptr + base,
                           (p->words.len - base) / 3};
    if (!p->legacy->hooks->shaped(p, &parts)) return none_type();
  }
  int64_t few[MC_FEW_I64];
  uint8_t few_flags[MC_FEW_I64], *scalable = few_flags;
  size_t rank = (p->words.len - base) / 3;
  const uint32_t *words = p->words.ptr + base;
  const int64_t *dims = mc_p_i64s(p, words, rank, 3, few);
  if (dims == NULL) return none_type();
  if (rank > MC_FEW_I64 && (scalable = mc_arena_alloc(&p->arena, rank, 1)) == NULL) {
    mc_p_out_of_memory(p);
    return none_type();
  }
  bool any = false;
  for (size_t i = 0; i < rank; i++) {
    scalable[i] = words[i * 3 + 2] != 0;
    any |= scalable[i];
  }
  p->words.len = base;
  McType type = mc_type_vector(ctx, dims, any ? scalable : NULL, rank, element, NULL);
  if (MC_LIKELY(type.index != MC_NONE)) return type;
  McDiags *why = mc_diags_new(ctx);
  if (why != NULL) mc_type_vector(ctx, dims, any ? scalable : NULL, rank, element, why);
  mc_p_rejected(p, at, why, element.index);
  return type;
}

/* --- the rest --- */

/* Grammar: complex-type. */
static McType parse_complex(McParser *p) {
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' in complex type")) return none_type();
  const char *element_at = p->tok.start;
  McType element = mc_p_type(p);
  if (element.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>' in complex type")) return none_type();
  McKind kind = mc_kind(p->ctx, element.index);
  if (kind != MC_TYPE_FLOAT && kind != MC_TYPE_INTEGER) {
    mc_p_error_at(p, element_at, "invalid element type for complex");
    return none_type();
  }
  McType type = mc_type_complex(p->ctx, element, NULL);
  if (type.index == MC_NONE) mc_p_not_interned(p, &element.index, 1);
  return type;
}

/* Grammar: tuple-type. */
static McType parse_tuple(McParser *p) {
  size_t base = p->words.len;
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' in tuple type")) return none_type();
  if (!mc_consume_if(p, TOK_GREATER) &&
      (!mc_p_type_list_no_parens(p, &p->words) || !mc_expect(p, TOK_GREATER, "expected '>' in tuple type"))) {
    return none_type();
  }
  const uint32_t *types = p->words.ptr + base;
  size_t count = p->words.len - base;
  _Static_assert(sizeof(McType) == sizeof(uint32_t), "a list of words is a list of types");
  McType type = mc_type_tuple(p->ctx, count ? (const McType *)types : NULL, count);
  if (type.index == MC_NONE) mc_p_not_interned(p, types, count);
  p->words.len = base;
  return type;
}

/* Grammar: function-type. */
static McType parse_function(McParser *p) {
  size_t base = p->words.len;
  if (!mc_p_type_list_parens(p, &p->words)) return none_type();
  size_t inputs = p->words.len - base;
  if (!mc_expect(p, TOK_ARROW, "expected '->' in function type") || !mc_p_function_result_types(p, &p->words)) {
    return none_type();
  }
  size_t count = p->words.len - base;
  const uint32_t *words = p->words.ptr + base;
  const McType *types = count ? (const McType *)words : NULL;
  McType type = mc_type_function(p->ctx, types, inputs, count ? types + inputs : NULL, count - inputs);
  if (type.index == MC_NONE) mc_p_not_interned(p, words, count);
  p->words.len = base;
  return type;
}

/* Grammar: integer-type, signed-integer-type, unsigned-integer-type, signless-integer-type. */
static McType parse_integer_type(McParser *p) {
  const char *digits = p->tok.start;
  McSignedness sign = *digits == 's' ? MC_SIGNED : *digits == 'u' ? MC_UNSIGNED : MC_SIGNLESS;
  digits += sign == MC_SIGNLESS ? 1 : 2;
  if (mc_p_legacy(p)) {
    if (*digits == '0' && !p->legacy->hooks->allows(p, MC_RULE_INTEGER_WIDTH, p->tok.start)) return none_type();
    if (sign != MC_SIGNLESS && !p->legacy->hooks->allows(p, MC_RULE_SIGNLESS_INTEGER, p->tok.start)) return none_type();
  }
  uint64_t width;
  if (!mc_u64_parse(digits, (size_t)(p->tok.end - digits), &width) || width > UINT32_MAX) {
    mc_p_error(p, "invalid integer width");
    return none_type();
  }
  if (width > MC_MAX_INTEGER_WIDTH) {
    mc_p_error(p, "integer bitwidth is limited to %u bits", MC_MAX_INTEGER_WIDTH);
    return none_type();
  }
  mc_advance(p);
  return mc_type_integer(p->ctx, (uint32_t)width, sign);
}

/* Grammar: type-alias, dialect-type, type-specific-data. */
static McType parse_extended(McParser *p) {
  McDialectSymbol symbol;
  if (!mc_p_dialect_symbol(p, &symbol)) return none_type();
  if (mc_p_legacy(p) && symbol.dialect.index != MC_NONE) {
    McType old = {MC_NONE};
    if (!p->legacy->hooks->symbol(p, &symbol, false, none_type(), &old.index)) return none_type();
    if (old.index != MC_NONE) return old;
  }
  if (symbol.dialect.index == MC_NONE) {
    McType alias = mc_p_type_alias(p, symbol.body.ptr, symbol.body.len);
    if (alias.index == MC_NONE) {
      mc_p_wrong_token(p, "undefined symbol alias id '%.*s'", (int)symbol.body.len, symbol.body.ptr);
    }
    return alias;
  }
  if (!mc_p_check_symbol(p, &symbol, false, none_type())) return none_type();
  bool known;
  McType type = {mc_p_defined_symbol(p, &symbol, false, none_type(), &known)};
  if (known) return type;
  if (mc_context_keeps_unknown_syntax(p->ctx) && !mc_opaque_body(p, &symbol)) return none_type();
  return mc_type_opaque(p->ctx, symbol.dialect, symbol.body.ptr, symbol.body.len);
}

static McType or_out_of_memory(McParser *p, McType type) {
  if (MC_UNLIKELY(type.index == MC_NONE) && !mc_diags_has_error(p->diags)) mc_p_out_of_memory(p);
  return type;
}

/* Called where no type of today's syntax starts. */
MC_COLD static McType parse_old_type(McParser *p) {
  McType old;
  if (mc_p_legacy(p) && p->legacy->hooks->type(p, &old)) return old;
  mc_p_wrong_token(p, "%s", mc_p_explain(p, "expected non-function type"));
  return none_type();
}

/* Grammar: builtin-type, standard-type, float-type, index-type, none-type. */
McType mc_p_non_function_type(McParser *p) {
  if (p->tok.kind == TOK_INTTYPE) return or_out_of_memory(p, parse_integer_type(p));
  if (p->tok.kind == TOK_EXCLAMATION_IDENTIFIER) return or_out_of_memory(p, parse_extended(p));
  int word = p->tok.kind == TOK_BARE_IDENTIFIER ? type_word(&p->tok) : WORD_NONE;
  switch (word) {
    case WORD_TENSOR: return parse_tensor(p);
    case WORD_MEMREF: return parse_memref(p);
    case WORD_VECTOR: return parse_vector(p);
    case WORD_TUPLE: return parse_tuple(p);
    case WORD_COMPLEX: return parse_complex(p);
    case WORD_NONE: return parse_old_type(p);
    case WORD_INDEX:
      mc_advance(p);
      return or_out_of_memory(p, mc_type_index(p->ctx));
    case WORD_NONE_TYPE:
      mc_advance(p);
      return or_out_of_memory(p, mc_type_none(p->ctx));
    default:
      mc_advance(p);
      return or_out_of_memory(p, mc_type_float(p->ctx, (McFloatKind)(word - WORD_FLOAT)));
  }
}

/* Grammar: type. */
McType mc_p_type_unmemoized(McParser *p) {
  return p->tok.kind == TOK_L_PAREN ? parse_function(p) : mc_p_non_function_type(p);
}

McType mc_p_optional_type(McParser *p, bool *present) {
  *present = p->tok.kind == TOK_L_PAREN || p->tok.kind == TOK_INTTYPE || p->tok.kind == TOK_EXCLAMATION_IDENTIFIER ||
             (p->tok.kind == TOK_BARE_IDENTIFIER && type_word(&p->tok) != WORD_NONE);
  *present = *present || (mc_p_legacy(p) && p->legacy->hooks->starts_type(p));
  return *present ? mc_p_type(p) : none_type();
}

/* --- lists --- */

/* Grammar: type-list-no-parens. */
bool mc_p_type_list_no_parens(McParser *p, McWords *out) {
  do {
    McType type = mc_p_type(p);
    if (type.index == MC_NONE || !mc_p_push(p, out, type.index) || !mc_p_goes_on(p)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return true;
}

/* Grammar: type-list-parens. */
bool mc_p_type_list_parens(McParser *p, McWords *out) {
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  return mc_p_type_list_no_parens(p, out) && mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* Grammar: function-result-type, type-list. */
bool mc_p_function_result_types(McParser *p, McWords *out) {
  if (p->tok.kind == TOK_L_PAREN) return mc_p_type_list_parens(p, out);
  McType type = mc_p_type(p);
  return type.index != MC_NONE && mc_p_push(p, out, type.index);
}
