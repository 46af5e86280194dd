/* parse_dense.c - literals of dense data: dense<...>, sparse<...>, array<...>.
 *
 * A literal comes before its type, so it is read twice: first for its form (well nested or not, shape, number of
 * elements), then, when the type is known, for its values, straight into the memory that keeps them. Nothing is
 * stored per element in between. Lists are a loop over a stack of levels; runs of plain numbers are skipped and read
 * without making tokens. Hexadecimal data is decoded sixteen digits at a time.
 */
#include "base/stack.h"
#include "parse/legacy_hooks.h"
#include "types/attrs.h"

#include <float.h>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

static McAttr no_attr(void) { return (McAttr){MC_NONE}; }

MC_INLINE bool is_digit(char c) { return (unsigned char)(c - '0') <= 9; }
MC_INLINE bool is_hex(char c) { return (mc_byte_part[(unsigned char)c] & MC_PART_HEX) != 0; }

/* --- hexadecimal --- */

bool mc_hex_decode(const char *digits, size_t count, uint8_t *out) {
#if defined(__SSE2__)
  const __m128i nine = _mm_set1_epi8(9), five = _mm_set1_epi8(5), low = _mm_set1_epi16(0xFF);
  while (count >= 8) {
    __m128i v = _mm_loadu_si128((const __m128i *)(const void *)digits);
    __m128i digit = _mm_sub_epi8(v, _mm_set1_epi8('0'));
    __m128i letter = _mm_sub_epi8(_mm_or_si128(v, _mm_set1_epi8(0x20)), _mm_set1_epi8('a'));
    __m128i is_number = _mm_cmpeq_epi8(_mm_min_epu8(digit, nine), digit);
    __m128i is_letter = _mm_cmpeq_epi8(_mm_min_epu8(letter, five), letter);
    if (MC_UNLIKELY(_mm_movemask_epi8(_mm_or_si128(is_number, is_letter)) != 0xFFFF)) return false;
    __m128i nibbles = _mm_or_si128(_mm_and_si128(is_number, digit),
                                   _mm_andnot_si128(is_number, _mm_add_epi8(letter, _mm_set1_epi8(10))));
    __m128i bytes = _mm_and_si128(_mm_or_si128(_mm_slli_epi16(nibbles, 4), _mm_srli_epi16(nibbles, 8)), low);
    _mm_storel_epi64((__m128i *)(void *)out, _mm_packus_epi16(bytes, bytes));
    digits += 16;
    out += 8;
    count -= 8;
  }
#elif MC_HAS_SWAR
  while (count >= 4) {
    uint64_t x = mc_load64(digits), low7 = x & MC_BYTES(0x7F);
    uint64_t bad = mc_bytes_outside(low7 | MC_BYTES(0x20), 'a', 'f') & mc_bytes_outside(low7, '0', '9');
    if (MC_UNLIKELY(((bad | x) & MC_BYTES(0x80)) != 0)) return false;
    uint64_t n = (x & MC_BYTES(0x0F)) + 9 * (x >> 6 & MC_BYTES(1));
    n = (n << 4 | n >> 8) & 0x00FF00FF00FF00FFu;
    n = (n | n >> 8) & 0x0000FFFF0000FFFFu;
    uint32_t word = (uint32_t)(n | n >> 16);
    memcpy(out, &word, 4);
    digits += 8;
    out += 4;
    count -= 4;
  }
#endif
  for (; count > 0; count--, digits += 2) {
    if (!is_hex(digits[0]) || !is_hex(digits[1])) return false;
    unsigned high = (unsigned char)digits[0], low_digit = (unsigned char)digits[1];
    high = (high & 15) + 9 * (high >> 6);
    low_digit = (low_digit & 15) + 9 * (low_digit >> 6);
    *out++ = (uint8_t)(high << 4 | low_digit);
  }
  return true;
}

/* --- first reading: the form --- */

typedef struct Literal {
  const char *begin;       /* borrowed: into the text */
  McToken string;          /* a single string, where the literal can be hexadecimal data; else kind TOK_EOF */
  uint64_t count;          /* elements; a complex one counts as two */
  size_t shape;            /* where the dimensions (two words each) are in p->words */
  size_t rank;             /* 0: not a list but a single element, or nothing */
} Literal;

/* The dimensions of a list are a chain: its size, and the chain of its first element. An element that is not a list
 * has none: chain 0. */
typedef struct Chain {
  uint64_t size;
  size_t tail; /* number of the chain + 1 */
} Chain;

typedef struct Level { /* an open list */
  size_t first;  /* chain of its first element + 1; 0: it has none yet */
  size_t mark;   /* number of chains when it opened */
  uint64_t size;
} Level;

typedef struct Scan {
  McParser *p;
  MC_ARRAY(Chain) chains; /* owned */
  MC_ARRAY(Level) levels; /* owned */
  uint64_t count;
} Scan;

#define NO_DIMS 1u /* chain of an element, plus 1 */

static bool same_dims(const Scan *s, size_t a, size_t b) {
  while (a != b) {
    if (a == NO_DIMS || b == NO_DIMS) return false;
    const Chain *x = &s->chains.ptr[a - 2], *y = &s->chains.ptr[b - 2];
    if (x->size != y->size) return false;
    a = x->tail;
    b = y->tail;
  }
  return true;
}

static bool scan_element(Scan *s);

typedef struct ElementCall {
  Scan *s;
  bool ok;
} ElementCall;

/* `(` element `,` element `)` */
static void scan_complex(void *data) {
  ElementCall *call = data;
  McParser *p = call->s->p;
  mc_advance(p);
  call->ok = scan_element(call->s) && mc_expect(p, TOK_COMMA, "expected ',' between complex elements") &&
             scan_element(call->s) && mc_expect(p, TOK_R_PAREN, "expected ')' after complex elements");
}

static bool scan_element(Scan *s) {
  McParser *p = s->p;
  ElementCall call = {s, false};
  switch (p->tok.kind) {
    case TOK_MINUS:
      mc_advance(p);
      if (p->tok.kind != TOK_INTEGER && p->tok.kind != TOK_FLOAT_LITERAL) {
        return mc_p_error(p, "expected integer or floating point literal");
      }
      break;
    case TOK_INTEGER:
    case TOK_FLOAT_LITERAL:
    case TOK_STRING: break;
    case TOK_L_PAREN:
      if (!mc_p_enter(p)) return false;
      if (p->depth % MC_STACK_SWITCH != 0) {
        scan_complex(&call);
      } else {
        mc_p_switch_stack(p, scan_complex, &call);
      }
      p->depth--;
      return call.ok;
    default:
      if (mc_at_keyword(p, "true") || mc_at_keyword(p, "false")) break;
      return mc_p_error(p, "expected element literal of primitive type");
  }
  s->count++;
  mc_advance(p);
  return true;
}

/* Skips numbers that a comma follows; *count: how many. Stops at the first byte of any other text. */
static const char *skip_numbers(const char *c, uint64_t *count) {
  uint64_t n = 0;
  for (;;) {
    const char *start = c;
    if (*c == '-') c++;
    if (!is_digit(*c)) return *count = n, start;
    if (c[0] == '0' && c[1] == 'x') {
      if (!is_hex(c[2])) return *count = n, start;
      c += 3;
      while (is_hex(*c)) c++;
    } else {
      do c++; while (is_digit(*c));
      if (*c == '.') {
        do c++; while (is_digit(*c));
        if (*c == 'e' || *c == 'E') {
          const char *exponent = c + 1 + (c[1] == '-' || c[1] == '+');
          if (!is_digit(*exponent)) return *count = n, start;
          for (c = exponent; is_digit(*c); c++) {}
        }
      }
    }
    if (*c != ',') return *count = n, start;
    n++;
    c++;
    while (*c == ' ' || *c == '\n') c++;
  }
}

static bool at_number(const McParser *p) {
  return p->tok.kind == TOK_INTEGER || p->tok.kind == TOK_FLOAT_LITERAL || p->tok.kind == TOK_MINUS;
}

/* Adds an item with the dimensions `dims` to the innermost list. */
static bool add_to_level(Scan *s, size_t dims) {
  Level *level = &s->levels.ptr[s->levels.len - 1];
  level->size++;
  if (level->first == 0) {
    level->first = dims;
    return true;
  }
  if (!same_dims(s, level->first, dims)) {
    return mc_p_error(s->p, "tensor literal is invalid; ranks are not consistent between elements");
  }
  return true;
}

static bool open_level(Scan *s) {
  McParser *p = s->p;
  if (s->levels.len + p->depth >= mc_max_nesting(p->ctx)) return mc_p_too_deep(p);
  mc_advance(p);
  Level level = {0, s->chains.len, 0};
  return mc_array_push(&p->ctx->alloc, &s->levels, level) || mc_p_out_of_memory(p);
}

/* Closes the innermost list; *dims are its dimensions. */
static bool close_level(Scan *s, size_t *dims) {
  McParser *p = s->p;
  Level level = s->levels.ptr[--s->levels.len];
  Chain chain = {level.size, level.first == 0 ? NO_DIMS : level.first};
  if (s->levels.len > 0) {
    size_t first = s->levels.ptr[s->levels.len - 1].first;
    if (first > NO_DIMS && s->chains.ptr[first - 2].size == chain.size &&
        same_dims(s, s->chains.ptr[first - 2].tail, chain.tail)) {
      s->chains.len = level.mark; /* the same dimensions as its first sibling, whose chain exists already */
      *dims = first;
      return true;
    }
  }
  if (!mc_array_push(&p->ctx->alloc, &s->chains, chain)) return mc_p_out_of_memory(p);
  *dims = s->chains.len + 1;
  return true;
}

/* Scans a list; the `[` is the current token. *dims: its dimensions. */
static bool scan_list(Scan *s, size_t *dims) {
  McParser *p = s->p;
  if (!open_level(s)) return false;
  bool closes = p->tok.kind == TOK_R_SQUARE;
  for (;;) {
    if (!closes) {
      if (p->tok.kind == TOK_L_SQUARE) {
        if (!open_level(s)) return false;
        closes = p->tok.kind == TOK_R_SQUARE;
        continue;
      }
      Level *level = &s->levels.ptr[s->levels.len - 1];
      if (at_number(p) && level->first <= NO_DIMS) {
        uint64_t run;
        const char *next = skip_numbers(p->tok.start, &run);
        if (run > 0) {
          level->first = NO_DIMS;
          level->size += run;
          s->count += run;
          mc_p_reset(p, next);
          if (mc_tick(&p->ticker)) return mc_p_interrupted(p);
          continue;
        }
      }
      if (!scan_element(s) || !add_to_level(s, NO_DIMS)) return false;
    } else {
      mc_advance(p);
      if (!close_level(s, dims)) return false;
      if (s->levels.len == 0) return true;
      if (!add_to_level(s, *dims)) return false;
    }
    closes = !mc_consume_if(p, TOK_COMMA);
    if (closes && p->tok.kind != TOK_R_SQUARE) return mc_p_wrong_token(p, "expected ']'");
  }
}

/* Pushes the dimensions. */
static bool push_shape(Scan *s, size_t dims, Literal *out) {
  McParser *p = s->p;
  for (; dims != NO_DIMS; dims = s->chains.ptr[dims - 2].tail) {
    if (!mc_p_push_i64(p, &p->words, (int64_t)s->chains.ptr[dims - 2].size)) return false;
    out->rank++;
  }
  return true;
}

/* Reads a literal's form; its shape stays on p->words.
 * Grammar: tensor-literal. */
static bool scan_literal(McParser *p, bool allow_hex, Literal *out) {
  *out = (Literal){.begin = p->tok.start, .shape = p->words.len, .string = {.kind = TOK_EOF}};
  if (allow_hex && p->tok.kind == TOK_STRING) {
    out->string = p->tok;
    mc_advance(p);
    return true;
  }
  Scan s = {.p = p};
  size_t dims = NO_DIMS;
  bool ok = p->tok.kind == TOK_L_SQUARE ? scan_list(&s, &dims) : scan_element(&s);
  if (ok) ok = push_shape(&s, dims, out);
  out->count = s.count;
  mc_array_fini(&p->ctx->alloc, &s.chains);
  mc_array_fini(&p->ctx->alloc, &s.levels);
  return ok;
}

/* --- second reading: the values --- */

typedef struct Values { /* walks over the elements of a literal that is known to be well formed */
  McParser *p;
  const char *c;
  McToken tok;      /* of the last element */
  bool negative;
} Values;

/* Moves to the next element: `c` is at its first byte (after its minus sign). The caller has checked that there is
 * one. */
MC_INLINE char next_value(Values *v) {
  const char *c = v->c;
  v->negative = false;
  for (;; c++) {
    char at = *c;
    if (MC_LIKELY(is_digit(at)) || at == '"' || at == 't' || at == 'f') {
      v->c = c;
      return at;
    }
    if (at == '-') v->negative = true;
    if (MC_UNLIKELY(at == '/')) {
      while (*c != '\n' && *c != '\r') c++;
    }
  }
}

/* Makes a token of the element. */
static void value_token(Values *v) {
  McLexer lexer;
  mc_lexer_init(&lexer, v->p->text, v->p->len);
  mc_lexer_read_from(&lexer, &v->tok, v->c);
  v->c = v->tok.end;
}

static const double powers_of_ten[23] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                         1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

/* Reads a decimal with a point whose double needs one exact operation: few digits, small exponent. Moves past it.
 * Returns false, without moving, for any other text. */
MC_INLINE bool quick_double(Values *v, double *out) {
  const char *c = v->c, *first = c;
  uint64_t mantissa = 0;
  while (is_digit(*c)) mantissa = mantissa * 10 + (uint64_t)(*c++ - '0');
  if (*c != '.') return false;
  const char *point = c++;
  while (is_digit(*c)) mantissa = mantissa * 10 + (uint64_t)(*c++ - '0');
  if (c - first > 19 || mantissa >> 53 != 0) return false;
  int exponent = -(int)(c - point - 1);
  if (*c == 'e' || *c == 'E') {
    const char *e = c + 1;
    bool minus = *e == '-';
    if (minus || *e == '+') e++;
    if (is_digit(*e)) {
      int value = 0;
      for (; is_digit(*e) && value < 1000; e++) value = value * 10 + (*e - '0');
      if (is_digit(*e)) return false;
      exponent += minus ? -value : value;
      c = e;
    }
  }
  if (exponent < -22 || exponent > 22 || FLT_EVAL_METHOD != 0) return false;
  *out = exponent < 0 ? (double)mantissa / powers_of_ten[-exponent] : (double)mantissa * powers_of_ten[exponent];
  v->c = c;
  return true;
}

/* Reads a decimal of at most 19 digits and moves past it. */
MC_INLINE bool quick_integer(Values *v, uint64_t *out) {
  const char *c = v->c;
  uint64_t value = 0;
  while (is_digit(*c)) value = value * 10 + (uint64_t)(*c++ - '0');
  if (c - v->c > 19 || *c == '.' || *c == 'x') return false;
  *out = value;
  v->c = c;
  return true;
}

/* How the values of a literal are stored. */
typedef struct Format {
  McType type;       /* of one number */
  McFloatKind kind;  /* of floats */
  uint32_t width;    /* bits of an integer */
  size_t size;       /* bytes of one number */
  bool is_float, is_bool, is_unsigned;
  bool positive;     /* a literal without a minus must leave the sign bit clear */
  bool packed;       /* one bit each */
} Format;

MC_INLINE void put_bytes(uint8_t *out, size_t size, uint64_t value) {
  switch (size) {
    case 0: break;
    case 1: *out = (uint8_t)value; break;
    case 2: memcpy(out, &value, 2); break;
    case 4: memcpy(out, &value, 4); break;
    case 8: memcpy(out, &value, 8); break;
    default: memcpy(out, &value, size); break;
  }
}

static bool slow_integer(Values *v, const Format *f, uint64_t *words) {
  McParser *p = v->p;
  char first = *v->c;
  value_token(v);
  if (v->negative && f->is_unsigned) {
    return mc_p_error_at(p, v->tok.start, "expected unsigned integer elements, but parsed negative value");
  }
  if (v->tok.kind == TOK_FLOAT_LITERAL) {
    return mc_p_error_at(p, v->tok.start, "expected integer elements, but parsed floating-point");
  }
  if (v->tok.kind == TOK_BARE_IDENTIFIER) {
    if (!f->is_bool) return mc_p_error_at(p, v->tok.start, "expected i1 type for 'true' or 'false' values");
    words[0] = first == 't';
    return true;
  }
  uint64_t value;
  bool fits = f->width > 64 ? mc_p_fit_wide_integer(p, &v->tok, v->negative, f->width, f->positive, words)
                            : mc_p_token_u64(&v->tok, &value) &&
                                  mc_p_fit_integer(value, v->negative, f->width, f->positive, words);
  return fits || mc_p_error_at(p, v->tok.start, "integer constant out of range for type");
}

/* Reads `total` integers and stores the first `keep`. `out` is zeroed when the integers are packed. */
static bool read_integers(McParser *p, const Literal *lit, const Format *f, uint64_t total, uint64_t keep,
                          uint8_t *out) {
  Values v = {.p = p, .c = lit->begin};
  size_t words_size = f->width > 64 ? (f->width + 63) / 64 * sizeof(uint64_t) : 0;
  uint64_t one, *words = &one;
  if (words_size != 0 && (words = mc_alloc(&p->ctx->alloc, words_size)) == NULL) return mc_p_out_of_memory(p);
  bool ok = true;
  for (uint64_t i = 0; ok && i < total; i++) {
    uint64_t value;
    bool quick = is_digit(next_value(&v)) && f->width <= 64 && !(v.negative && f->is_unsigned);
    const char *start = v.c;
    if (MC_UNLIKELY(!quick || !quick_integer(&v, &value) ||
                    !mc_p_fit_integer(value, v.negative, f->width, f->positive, words))) {
      v.c = start;
      ok = slow_integer(&v, f, words);
    }
    if (!ok || i >= keep) continue;
    if (f->packed) {
      out[i / 8] |= (uint8_t)((words[0] & 1) << (i % 8));
    } else {
      if (f->width <= 64) {
        put_bytes(out, f->size, words[0]);
      } else {
        memcpy(out, words, f->size);
      }
      out += f->size;
    }
    if ((i & 0xFFFF) == 0xFFFF && mc_ticker_slow(&p->ticker)) ok = mc_p_interrupted(p);
  }
  if (words_size != 0) mc_free(&p->ctx->alloc, words, words_size);
  return ok;
}

static bool read_floats(McParser *p, const Literal *lit, const Format *f, uint64_t total, uint64_t keep, uint8_t *out) {
  Values v = {.p = p, .c = lit->begin};
  for (uint64_t i = 0; i < total; i++) {
    double value;
    McFloatBits bits;
    if (MC_LIKELY(is_digit(next_value(&v)) && quick_double(&v, &value))) {
      if (v.negative) value = -value;
      if (f->kind == MC_F32) {
        float single = (float)value;
        if (i < keep) memcpy(out, &single, 4);
      } else if (f->kind == MC_F64) {
        if (i < keep) memcpy(out, &value, 8);
      } else {
        bits = mc_float_from_double(value, f->kind);
        if (i < keep) memcpy(out, bits.w, f->size);
      }
    } else {
      value_token(&v);
      if (!mc_p_float_value(p, &v.tok, v.negative, f->kind, &bits)) return false;
      if (i < keep) memcpy(out, bits.w, f->size);
    }
    out += i < keep ? f->size : 0;
    if ((i & 0xFFFF) == 0xFFFF && mc_ticker_slow(&p->ticker)) return mc_p_interrupted(p);
  }
  return true;
}

/* How numbers of the type are stored. Returns false when the type is not an integer, index or float. */
static bool number_format(const McContext *ctx, McType type, Format *f) {
  McKind kind = mc_kind(ctx, type.index);
  *f = (Format){.type = type};
  if (kind == MC_TYPE_FLOAT) {
    f->is_float = true;
    f->kind = mc_type_float_kind(ctx, type);
    f->size = (mc_float_info(f->kind)->bits + 7u) / 8;
    return true;
  }
  if (kind != MC_TYPE_INTEGER && kind != MC_TYPE_INDEX) return false;
  McSignedness sign = kind == MC_TYPE_INDEX ? MC_SIGNED : mc_type_integer_signedness(ctx, type);
  f->width = kind == MC_TYPE_INDEX ? 64 : mc_type_integer_width(ctx, type);
  f->size = (f->width + 7) / 8;
  f->is_bool = f->width == 1;
  f->is_unsigned = sign == MC_UNSIGNED;
  f->positive = sign == MC_SIGNED;
  return true;
}

/* --- from a literal and a type to an attribute --- */

/* `[1, 2]` for a message; in the arena, "" when memory ran out. */
static const char *shape_text(McParser *p, const uint32_t *words, size_t rank) {
  McBuf buf;
  mc_buf_init(&buf, &p->ctx->alloc);
  for (size_t i = 0; i < rank; i++) {
    if (i > 0) mc_buf_lit(&buf, ", ");
    mc_buf_i64(&buf, (int64_t)((uint64_t)words[i * 2] | (uint64_t)words[i * 2 + 1] << 32));
  }
  char *text = mc_arena_alloc(&p->arena, buf.len + 1, 1);
  if (text != NULL && !buf.failed) {
    if (buf.len > 0) memcpy(text, buf.ptr, buf.len);
    text[buf.len] = 0;
  }
  bool ok = text != NULL && !buf.failed;
  mc_buf_fini(&buf);
  return ok ? text : "";
}

static bool check_shape(McParser *p, const Literal *lit, const char *at, McType type) {
  size_t rank = mc_type_rank(p->ctx, type);
  const uint32_t *dims = p->words.ptr + lit->shape;
  bool same = lit->rank == rank;
  for (size_t i = 0; same && i < rank; i++) {
    same = (int64_t)((uint64_t)dims[i * 2] | (uint64_t)dims[i * 2 + 1] << 32) == mc_type_dim(p->ctx, type, (uint32_t)i);
  }
  if (same) return true;
  size_t type_dims = p->words.len;
  const char *inferred = shape_text(p, dims, lit->rank);
  for (size_t i = 0; i < rank; i++) {
    if (!mc_p_push_i64(p, &p->words, mc_type_dim(p->ctx, type, (uint32_t)i))) return false;
  }
  return mc_p_error_at(p, at, "inferred shape of elements literal ([%s]) does not match type ([%s])", inferred,
                       shape_text(p, p->words.ptr + type_dims, rank));
}

static McAttr hex_elements(McParser *p, const Literal *lit, const char *at, McType type) {
  McContext *ctx = p->ctx;
  uint64_t len;
  bool splat, is_hex_string = mc_p_hex_size(&lit->string, &len);
  void *buffer = NULL;
  if (is_hex_string) {
    buffer = mc_dense_buffer(ctx, len);
    if (buffer == NULL) {
      mc_p_out_of_memory(p);
      return no_attr();
    }
    is_hex_string = mc_hex_decode(lit->string.start + 3, (size_t)len, buffer);
    if (is_hex_string && mc_dense_is_valid_raw_buffer(ctx, type, buffer, len, &splat)) {
      return mc_attr_dense_elements_adopt(ctx, type, buffer, (size_t)len, splat, p->diags);
    }
    mc_dense_buffer_free(ctx, buffer, len);
  }
  if (is_hex_string) {
    mc_p_error_at(p, at, "elements hex data size is invalid for provided type: '%s'", mc_text_type(p->diags, type));
  } else {
    mc_p_error_at(p, lit->string.start, "expected string containing hex digits starting with `0x`");
  }
  return no_attr();
}

static McAttr string_elements(McParser *p, const Literal *lit, const char *at, McType type, uint64_t elements) {
  McContext *ctx = p->ctx;
  bool lone = lit->string.kind == TOK_STRING;
  uint64_t count = lone ? 1 : lit->count;
  bool splat = count == 1;
  if (count > SIZE_MAX / sizeof(McIdent)) {
    mc_p_out_of_memory(p);
    return no_attr();
  }
  McIdent *strings = mc_alloc(&ctx->alloc, (size_t)count * sizeof *strings);
  bool ok = strings != NULL || count == 0 || mc_p_out_of_memory(p);
  Values v = {.p = p, .c = lit->begin};
  for (uint64_t i = 0; ok && i < count; i++) {
    McStr text;
    next_value(&v);
    value_token(&v);
    if (v.tok.kind != TOK_STRING) {
      ok = mc_p_error_at(p, at, "expected string token, got %.*s", (int)mc_token_len(&v.tok), v.tok.start);
    } else {
      ok = mc_p_string_value(p, &v.tok, &text);
      if (ok) strings[i] = mc_ident(ctx, text.ptr, text.len);
      if (ok && strings[i].index == MC_NONE) ok = mc_p_out_of_memory(p);
    }
  }
  if (ok && !splat && count > elements) count = elements;
  McAttr attr = no_attr();
  if (ok && !splat && count < elements) {
    mc_p_error_at(p, at, "parsed %llu elements, but type ('%s') expected %llu elements", (unsigned long long)count,
                  mc_text_type(p->diags, type), (unsigned long long)elements);
  } else if (ok) {
    attr = mc_attr_dense_strings(ctx, type, strings, (size_t)count, splat, p->diags);
  }
  mc_free(&ctx->alloc, strings, (size_t)(lone ? 1 : lit->count) * sizeof *strings);
  return attr;
}

/* Checks that the type can take the number of numbers in the literal. */
static bool check_complex(McParser *p, const Literal *lit, const char *at, McType type, uint64_t elements) {
  if (lit->rank == 0 && elements != 0 && lit->count != 2) {
    McType element = mc_type_element(p->ctx, type);
    return mc_p_error_at(p, at, "parsed %llu elements, but type ('%s') expected 2 elements",
                         (unsigned long long)lit->count, mc_text_type(p->diags, element));
  }
  if (lit->rank != 0 && lit->count != elements * 2) {
    return mc_p_error_at(p, at, "parsed %llu elements, but type ('%s') expected %llu elements",
                         (unsigned long long)lit->count, mc_text_type(p->diags, type),
                         (unsigned long long)(elements * 2));
  }
  return true;
}

/* numbers_each: numbers that make one element, 1 or 2. */
static McAttr number_elements(McParser *p, const Literal *lit, const char *at, McType type, Format *f,
                              uint64_t elements, uint64_t numbers_each) {
  McContext *ctx = p->ctx;
  bool splat = lit->rank == 0 && lit->count == numbers_each;
  uint64_t keep = (splat ? 1 : elements) * numbers_each;
  f->packed = f->width == 1 && !f->is_float && numbers_each == 1 && !splat;
  if (!splat && lit->count < keep) {
    mc_p_error_at(p, at, "parsed %llu elements, but type ('%s') expected %llu elements", (unsigned long long)lit->count,
                  mc_text_type(p->diags, type), (unsigned long long)keep);
    return no_attr();
  }
  uint64_t len = f->packed                                      ? (keep + 7) / 8
                 : f->size == 0 || keep <= UINT32_MAX / f->size ? keep * f->size
                                                                : UINT64_MAX;
  uint8_t *buffer = mc_dense_buffer(ctx, len);
  if (buffer == NULL) {
    mc_p_out_of_memory(p);
    return no_attr();
  }
  if (f->packed) memset(buffer, 0, (size_t)len);
  if (f->is_float ? !read_floats(p, lit, f, lit->count, keep, buffer)
                  : !read_integers(p, lit, f, lit->count, keep, buffer)) {
    mc_dense_buffer_free(ctx, buffer, len);
    return no_attr();
  }
  return mc_attr_dense_elements_adopt(ctx, type, buffer, (size_t)len, splat, p->diags);
}

/* Makes the attribute of a literal; values that do not fit are reported at `at`. */
static McAttr make_elements(McParser *p, const Literal *lit, const char *at, McType type) {
  McContext *ctx = p->ctx;
  McType element = mc_type_element(ctx, type);
  Format f;
  bool is_complex = mc_kind(ctx, element.index) == MC_TYPE_COMPLEX;
  bool is_number = number_format(ctx, is_complex ? mc_type_element(ctx, element) : element, &f);
  if (lit->string.kind == TOK_STRING && is_number) return hex_elements(p, lit, at, type);
  if (lit->rank != 0 && !check_shape(p, lit, at, type)) return no_attr();
  int64_t product = 0;
  uint64_t elements = mc_type_num_elements(ctx, type, &product) ? (uint64_t)product : UINT64_MAX / 2;
  if (lit->string.kind != TOK_STRING && lit->count == 0 && elements != 0) {
    mc_p_error_at(p, at, "parsed zero elements, but type ('%s') expected at least 1", mc_text_type(p->diags, type));
    return no_attr();
  }
  if (is_complex && !check_complex(p, lit, at, type, elements)) return no_attr();
  return is_number ? number_elements(p, lit, at, type, &f, elements, is_complex ? 2 : 1)
                   : string_elements(p, lit, at, type, elements);
}

McType mc_p_elements_type(McParser *p, const char *at, McType type) {
  McType none = {MC_NONE};
  if (type.index == MC_NONE && (!mc_expect(p, TOK_COLON, "expected ':'") || (type = mc_p_type(p)).index == MC_NONE)) {
    return none;
  }
  if (!mc_type_is_shaped(p->ctx, type)) {
    mc_p_error_at(p, at, "elements literal must be a shaped type");
    return none;
  }
  if (mc_type_has_static_shape(p->ctx, type)) return type;
  mc_p_error_at(p, at, "elements literal type must have static shape");
  return none;
}

/* elements-attribute: dense-elements-attribute, dense-intorfloat-elements-attribute, dense-string-elements-attribute.
 * Grammar: elements-attribute, dense-elements-attribute, dense-intorfloat-elements-attribute,
 * dense-string-elements-attribute. */
McAttr mc_p_dense_elements(McParser *p, McType type) {
  const char *at = p->tok.start;
  size_t base = p->words.len;
  Literal lit = {.begin = at, .shape = base, .string = {.kind = TOK_EOF}};
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' after 'dense'")) return no_attr();
  if (mc_p_legacy(p) && !p->legacy->hooks->elements_type(p, &type)) return no_attr();
  if (!mc_consume_if(p, TOK_GREATER) && (!scan_literal(p, true, &lit) || !mc_expect(p, TOK_GREATER, "expected '>'"))) {
    return no_attr();
  }
  type = mc_p_elements_type(p, at, type);
  McAttr attr = type.index == MC_NONE ? no_attr() : make_elements(p, &lit, at, type);
  p->words.len = base;
  return attr;
}

/* --- sparse --- */

/* A tensor of the literal's shape, or of `rank` dimensions when it has none. */
static McType literal_tensor(McParser *p, const Literal *lit, const int64_t *dims, size_t rank, McType element) {
  int64_t few[MC_FEW_I64];
  if (lit->rank != 0) {
    rank = lit->rank;
    dims = mc_p_i64s(p, p->words.ptr + lit->shape, rank, 2, few);
    if (dims == NULL) return (McType){MC_NONE};
  }
  McType type = mc_type_ranked_tensor(p->ctx, dims, rank, element, no_attr(), NULL);
  if (type.index == MC_NONE) mc_p_not_interned(p, &element.index, 1);
  return type;
}

static McAttr make_sparse(McParser *p, const char *at, McType type, McAttr indices, McAttr values) {
  if (indices.index == MC_NONE || values.index == MC_NONE) return no_attr();
  McAttr attr = mc_attr_sparse_elements(p->ctx, type, indices, values, NULL);
  if (attr.index != MC_NONE) return attr;
  McDiags *why = mc_diags_new(p->ctx);
  if (why != NULL) mc_attr_sparse_elements(p->ctx, type, indices, values, why);
  mc_p_rejected(p, at, why, type.index);
  return attr;
}

/* `[], []` of any type: today's syntax has nothing between the angle brackets. */
static bool are_empty_lists(const Literal *indices, const Literal *values) {
  return indices->rank == 1 && indices->count == 0 && values->rank == 1 && values->count == 0;
}

/* Grammar: sparse-elements-attribute. */
McAttr mc_p_sparse_elements(McParser *p, McType type) {
  McContext *ctx = p->ctx;
  const char *at = p->tok.start;
  size_t base = p->words.len;
  const Literal nothing = {.begin = at, .shape = base, .string = {.kind = TOK_EOF}};
  Literal indices = nothing, values = nothing;
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "Expected '<' after 'sparse'")) return no_attr();
  if (mc_p_legacy(p) && !p->legacy->hooks->elements_type(p, &type)) return no_attr();
  bool empty = mc_consume_if(p, TOK_GREATER);
  if (!empty && (!scan_literal(p, false, &indices) || !mc_expect(p, TOK_COMMA, "expected ','") ||
                 !scan_literal(p, true, &values) || !mc_expect(p, TOK_GREATER, "expected '>'"))) {
    return no_attr();
  }
  if (!empty && mc_p_legacy(p) && are_empty_lists(&indices, &values)) {
    McLegacyAnswer old = p->legacy->hooks->accepts(p, MC_OLD_EMPTY_LISTS);
    if (old == MC_LEGACY_FAILED) return no_attr();
    empty = old == MC_LEGACY_YES;
    if (empty) indices = values = nothing;
  }
  type = mc_p_elements_type(p, at, type);
  if (type.index == MC_NONE) return no_attr();
  McType element = mc_type_element(ctx, type), i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  int64_t dims[2] = {empty ? 0 : 1, mc_type_rank(ctx, type)};
  McType indices_type = literal_tensor(p, &indices, dims, 2, i64);
  if (indices_type.index == MC_NONE) return no_attr();
  McAttr index_attr = make_elements(p, &indices, indices.begin, indices_type);
  if (index_attr.index == MC_NONE) return no_attr();
  dims[0] = mc_type_dim(ctx, indices_type, 0);
  McType values_type = literal_tensor(p, &values, dims, 1, element);
  if (values_type.index == MC_NONE) return no_attr();
  McAttr value_attr = make_elements(p, &values, values.begin, values_type);
  p->words.len = base;
  return make_sparse(p, at, type, index_attr, value_attr);
}

/* --- array<i32: 1, 2> --- */

typedef struct Bytes {
  uint8_t *ptr; /* owned */
  size_t len, cap;
} Bytes;

static bool array_integer(McParser *p, const Format *f, uint64_t *words) {
  bool negative = mc_consume_if(p, TOK_MINUS);
  McToken tok = p->tok;
  bool is_true = mc_at_keyword(p, "true");
  if (is_true || mc_at_keyword(p, "false")) {
    if (!f->is_bool) return mc_p_error(p, "expected i1 type for 'true' or 'false' values");
    words[0] = is_true;
    mc_advance(p);
    return true;
  }
  if (!mc_consume_if(p, TOK_INTEGER)) return mc_p_error(p, "expected integer literal");
  if (f->is_bool) return mc_p_error(p, "expected 'true' or 'false' values for i1 type");
  uint64_t value;
  bool fits = f->width > 64
                  ? mc_p_fit_wide_integer(p, &tok, negative, f->width, f->positive, words)
                  : mc_p_token_u64(&tok, &value) && mc_p_fit_integer(value, negative, f->width, f->positive, words);
  return fits || mc_p_error(p, "integer constant out of range");
}

static bool array_float(McParser *p, const Format *f, uint64_t *words) {
  bool negative = mc_consume_if(p, TOK_MINUS);
  McFloatBits bits;
  if (!mc_p_float_value(p, &p->tok, negative, f->kind, &bits)) return false;
  memcpy(words, bits.w, sizeof bits.w);
  mc_advance(p);
  return true;
}

/* Parses elements, separated by commas. `words` has room for one. */
static bool array_elements(McParser *p, const Format *f, uint64_t *words, Bytes *bytes, size_t *count) {
  do {
    ++*count;
    if (f->is_float ? !array_float(p, f, words) : !array_integer(p, f, words)) return false;
    if (!mc_array_reserve(&p->ctx->alloc, bytes, f->size)) return mc_p_out_of_memory(p);
    if (f->size > 0) memcpy(bytes->ptr + bytes->len, words, f->size);
    bytes->len += f->size;
    if (!mc_p_goes_on(p)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return true;
}

/* Reads the elements, from the first on. Returns MC_NONE after reporting. */
static McAttr read_array(McParser *p, McType type, const Format *f) {
  McContext *ctx = p->ctx;
  uint64_t few[2], *words = few;
  size_t words_size = f->width > 128 ? (f->width + 63) / 64 * sizeof(uint64_t) : 0;
  if (words_size != 0 && (words = mc_alloc(&ctx->alloc, words_size)) == NULL) {
    mc_p_out_of_memory(p);
    return no_attr();
  }
  Bytes bytes = {NULL, 0, 0};
  McAttr attr = no_attr();
  size_t count = 0;
  if (array_elements(p, f, words, &bytes, &count)) attr = mc_attr_dense_array(ctx, type, bytes.ptr, count, p->diags);
  if (words_size != 0) mc_free(&ctx->alloc, words, words_size);
  mc_array_fini(&ctx->alloc, &bytes);
  return attr;
}

McAttr mc_p_dense_array_list(McParser *p, McType element) {
  Format f;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return no_attr();
  if (mc_consume_if(p, TOK_R_SQUARE)) return mc_attr_dense_array(p->ctx, element, NULL, 0, p->diags);
  if (!number_format(p->ctx, element, &f)) return no_attr();
  McAttr attr = read_array(p, element, &f);
  if (attr.index == MC_NONE) return attr;
  return mc_expect(p, TOK_R_SQUARE, "expected ']'") ? attr : no_attr();
}

/* Grammar: dense-array-attribute. */
McAttr mc_p_dense_array(McParser *p) {
  McContext *ctx = p->ctx;
  Format f;
  mc_advance(p);
  if (!mc_expect(p, TOK_LESS, "expected '<' after 'array'")) return no_attr();
  const char *type_at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) {
    if (mc_diags_count(p->diags) == 1 && !mc_diags_out_of_memory(p->diags)) {
      mc_p_error_at(p, type_at, "expected an integer or floating point type");
    }
    return no_attr();
  }
  if (mc_kind(ctx, type.index) == MC_TYPE_INDEX || !number_format(ctx, type, &f)) {
    mc_p_error_at(p, type_at, "expected integer or float type, got: '%s'", mc_text_type(p->diags, type));
    return no_attr();
  }
  uint32_t bits = f.is_float ? mc_float_info(f.kind)->bits : f.width;
  if (!f.is_bool && bits % 8 != 0) {
    mc_p_error_at(p, type_at, "element type bitwidth must be a multiple of 8");
    return no_attr();
  }
  if (mc_consume_if(p, TOK_GREATER)) return mc_attr_dense_array(ctx, type, NULL, 0, p->diags);
  if (!mc_expect(p, TOK_COLON, "expected ':' after dense array type")) return no_attr();
  McAttr attr = read_array(p, type, &f);
  if (attr.index == MC_NONE) return attr;
  return mc_expect(p, TOK_GREATER, "expected '>' to close an array attribute") ? attr : no_attr();
}
