/* print_attr.c - attributes as text.
 *
 * The text with its type is cached (print_cache.c); the two shorter forms differ for few kinds and are made anew.
 */
#include "defs/defined.h"
#include "print/print.h"
#include "text/number.h"
#include "print/print_defined.h"
#include "text/lexer.h"

/* --- names --- */

static bool is_letter(unsigned char c) { return (unsigned)((c | 32) - 'a') < 26; }
static bool is_digit(unsigned char c) { return (unsigned)(c - '0') < 10; }

void mc_pr_keyword_or_string(McPrinter *p, const char *name, size_t len) {
  if (p->collecting) return;
  if (mc_is_bare_identifier(name, len)) mc_buf_put(p->buf, name, len);
  else mc_buf_quoted(p->buf, name, len);
}

void mc_pr_symbol_name(McPrinter *p, const char *name, size_t len) {
  if (p->collecting) return;
  if (len == 0) {
    mc_buf_lit(p->buf, "@<<INVALID EMPTY SYMBOL>>");
    return;
  }
  mc_buf_char(p->buf, '@');
  mc_pr_keyword_or_string(p, name, len);
}

/* identifier (`<` anything `>`)? */
static bool is_pretty_symbol(const char *body, size_t len) {
  if (len == 0 || !is_letter((unsigned char)body[0])) return false;
  size_t i = 0;
  while (i < len) {
    unsigned char c = (unsigned char)body[i];
    if (!is_letter(c) && !is_digit(c) && c != '.' && c != '_') break;
    i++;
  }
  return i == len || (body[i] == '<' && body[len - 1] == '>');
}

void mc_pr_dialect_symbol(McPrinter *p, char sigil, uint32_t dialect, const char *body, size_t len) {
  McStr name = mc_pr_ident(p, dialect);
  bool pretty = is_pretty_symbol(body, len);
  mc_buf_char(p->buf, sigil);
  mc_buf_put(p->buf, name.ptr, name.len);
  mc_buf_char(p->buf, pretty ? '.' : '<');
  mc_buf_put(p->buf, body, len);
  if (!pretty) mc_buf_char(p->buf, '>');
}

/* --- attributes --- */

static bool is_signless(const McRec *type, uint32_t width) {
  return type->kind == MC_TYPE_INTEGER && type->words[0] == width && type->words[1] == MC_SIGNLESS;
}

/* Writes " : type", unless there is no type or it is the none type. */
static void put_type_suffix(McPrinter *p, uint32_t type, McElision elision) {
  if (elision == MC_TYPE_ELIDED || type == MC_NONE || mc_rec(p->ctx, type)->kind == MC_TYPE_NONE) return;
  mc_buf_lit(p->buf, " : ");
  mc_pr_type(p, (McType){type});
}

static void put_integer(McPrinter *p, uint32_t index, const McRec *r, McElision elision) {
  const McRec *type = mc_rec(p->ctx, r->words[0]);
  uint64_t low = r->num_words >= 4 ? (uint64_t)mc_rec_i64(r, 2) : 0;
  if (is_signless(type, 1)) {
    mc_buf_str(p->buf, (low & 1) != 0 ? "true" : "false");
    return;
  }
  uint32_t width = type->kind == MC_TYPE_INTEGER ? type->words[0] : 64;
  bool is_signed = type->kind != MC_TYPE_INTEGER || type->words[1] != MC_UNSIGNED;
  if (width == 64) {
    if (is_signed) mc_buf_i64(p->buf, (int64_t)low);
    else mc_buf_u64(p->buf, low);
  } else {
    mc_integer_print(p->buf, mc_attr_integer_data(p->ctx, (McAttr){index}), width, is_signed);
  }
  if (elision == MC_TYPE_MAY_BE_ELIDED && is_signless(type, 64)) return;
  put_type_suffix(p, r->words[0], elision);
}

static void put_float(McPrinter *p, const McRec *r, McElision elision) {
  const McRec *type = mc_rec(p->ctx, r->words[0]);
  McFloatKind kind = (McFloatKind)type->words[0];
  McFloatBits bits = {{(uint64_t)mc_rec_i64(r, 2), (uint64_t)mc_rec_i64(r, 4)}};
  bool is_hex = mc_float_print(p->buf, bits, kind);
  if (elision == MC_TYPE_MAY_BE_ELIDED && kind == MC_F64 && !is_hex) return;
  put_type_suffix(p, r->words[0], elision);
}

static void put_named(McPrinter *p, uint32_t name, uint32_t value) {
  McStr text = mc_pr_ident(p, name);
  mc_pr_keyword_or_string(p, text.ptr, text.len);
  if (mc_rec(p->ctx, value)->kind == MC_ATTR_UNIT) return;
  mc_buf_lit(p->buf, " = ");
  mc_pr_attr(p, (McAttr){value});
}

static void put_dictionary(McPrinter *p, const McRec *r) {
  mc_buf_char(p->buf, '{');
  for (uint32_t i = 0; i + 1 < r->num_words; i += 2) {
    if (i > 0) mc_buf_lit(p->buf, ", ");
    put_named(p, r->words[i], r->words[i + 1]);
  }
  mc_buf_char(p->buf, '}');
}

static void put_array(McPrinter *p, const McRec *r) {
  mc_buf_char(p->buf, '[');
  for (uint32_t i = 0; i < r->num_words; i++) {
    if (i > 0) mc_buf_lit(p->buf, ", ");
    mc_pr_attr_elided(p, (McAttr){r->words[i]}, MC_TYPE_MAY_BE_ELIDED);
  }
  mc_buf_char(p->buf, ']');
}

static void put_symbol_ref(McPrinter *p, const McRec *r) {
  for (uint32_t i = 0; i < r->num_words; i++) {
    if (i > 0) mc_buf_lit(p->buf, "::");
    McStr name = mc_pr_ident(p, r->words[i]);
    mc_pr_symbol_name(p, name.ptr, name.len);
  }
}

static void put_elements(McPrinter *p, McAttr attr, const McRec *r, McElision elision) {
  if (mc_pr_elides_elements(p, attr)) {
    mc_buf_lit(p->buf, "dense_resource<__elided__>");
  } else {
    mc_buf_lit(p->buf, "dense<");
    mc_pr_dense(p, attr, true);
    mc_buf_char(p->buf, '>');
  }
  put_type_suffix(p, r->words[0], elision);
}

static void put_sparse(McPrinter *p, const McRec *r, McElision elision) {
  McAttr indices = {r->words[1]}, values = {r->words[2]};
  int64_t count = 0;
  if (mc_pr_elides_elements(p, indices) || mc_pr_elides_elements(p, values)) {
    mc_buf_lit(p->buf, "dense_resource<__elided__>");
  } else {
    mc_buf_lit(p->buf, "sparse<");
    mc_type_num_elements(p->ctx, mc_attr_value_type(p->ctx, indices), &count);
    if (count != 0) {
      mc_pr_dense(p, indices, false);
      mc_buf_lit(p->buf, ", ");
      mc_pr_dense(p, values, true);
    }
    mc_buf_char(p->buf, '>');
  }
  put_type_suffix(p, r->words[0], elision);
}

static void put_stride(McPrinter *p, int64_t value) {
  if (value == MC_DYNAMIC) mc_buf_char(p->buf, '?');
  else mc_buf_i64(p->buf, value);
}

static void put_strided_layout(McPrinter *p, const McRec *r) {
  mc_buf_lit(p->buf, "strided<[");
  for (uint32_t i = 2; i + 1 < r->num_words; i += 2) {
    if (i > 2) mc_buf_lit(p->buf, ", ");
    put_stride(p, mc_rec_i64(r, i));
  }
  mc_buf_char(p->buf, ']');
  if (mc_rec_i64(r, 0) != 0) {
    mc_buf_lit(p->buf, ", offset: ");
    put_stride(p, mc_rec_i64(r, 0));
  }
  mc_buf_char(p->buf, '>');
}

static void put_distinct(McPrinter *p, uint32_t index, const McRec *r) {
  uint32_t *mark = mc_pr_gives_up(p) ? NULL : mc_pr_mark(p, index);
  if (mark == NULL) return;
  if (*mark == 0) *mark = ++p->num_distinct;
  mc_buf_lit(p->buf, "distinct[");
  mc_buf_u64(p->buf, *mark - 1);
  mc_buf_lit(p->buf, "]<");
  if (mc_rec(p->ctx, r->words[0])->kind != MC_ATTR_UNIT) mc_pr_attr(p, (McAttr){r->words[0]});
  mc_buf_char(p->buf, '>');
}

static void put_body(McPrinter *p, uint32_t index, McElision elision) {
  const McRec *r = mc_rec(p->ctx, index);
  switch ((McKind)r->kind) {
    case MC_ATTR_INTEGER: put_integer(p, index, r, elision); return;
    case MC_ATTR_FLOAT: put_float(p, r, elision); return;
    case MC_ATTR_STRING:
      mc_buf_quoted(p->buf, mc_rec_bytes(r), r->num_bytes);
      put_type_suffix(p, r->words[0], elision);
      return;
    case MC_ATTR_ARRAY: put_array(p, r); return;
    case MC_ATTR_DICTIONARY: put_dictionary(p, r); return;
    case MC_ATTR_TYPE: mc_pr_type(p, (McType){r->words[0]}); return;
    case MC_ATTR_UNIT: mc_buf_lit(p->buf, "unit"); return;
    case MC_ATTR_SYMBOL_REF: put_symbol_ref(p, r); return;
    case MC_ATTR_AFFINE_MAP:
      mc_buf_lit(p->buf, "affine_map<");
      mc_pr_affine_map(p, (McAffineMap){r->words[0]});
      mc_buf_char(p->buf, '>');
      return;
    case MC_ATTR_INTEGER_SET:
      mc_buf_lit(p->buf, "affine_set<");
      mc_pr_integer_set(p, (McIntegerSet){r->words[0]});
      mc_buf_char(p->buf, '>');
      return;
    case MC_ATTR_DENSE_ARRAY: mc_pr_dense_array(p, (McAttr){index}); return;
    case MC_ATTR_DENSE_ELEMENTS: case MC_ATTR_DENSE_STRINGS: put_elements(p, (McAttr){index}, r, elision); return;
    case MC_ATTR_DENSE_RESOURCE:
      mc_buf_lit(p->buf, "dense_resource<");
      mc_pr_resource_key(p, (McIdent){r->words[1]});
      mc_buf_char(p->buf, '>');
      put_type_suffix(p, r->words[0], elision);
      return;
    case MC_ATTR_SPARSE_ELEMENTS: put_sparse(p, r, elision); return;
    case MC_ATTR_STRIDED_LAYOUT: put_strided_layout(p, r); return;
    case MC_ATTR_DISTINCT: put_distinct(p, index, r); return;
    case MC_ATTR_OPAQUE:
      mc_pr_dialect_symbol(p, '#', r->words[0], mc_rec_bytes(r), r->num_bytes);
      put_type_suffix(p, r->words[1], elision);
      return;
    case MC_ATTR_DEFINED:
      mc_pr_defined(p, index);
      put_type_suffix(p, mc_attr_value_type(p->ctx, (McAttr){index}).index, elision);
      return;
    case MC_LOC_UNKNOWN: case MC_LOC_FILE: case MC_LOC_NAME: case MC_LOC_CALLSITE: case MC_LOC_FUSED:
      mc_pr_loc(p, mc_loc_from_attr(p->ctx, (McAttr){index}));
      return;
    default: mc_buf_lit(p->buf, "<<NULL ATTRIBUTE>>"); return;
  }
}

typedef struct Hop { McPrinter *p; uint32_t index; McElision elision; } Hop;

static void body_hop(void *data) {
  Hop *hop = data;
  put_body(hop->p, hop->index, hop->elision);
}

void mc_pr_attr_body(McPrinter *p, McAttr attr, McElision elision) {
  Hop hop = {p, attr.index, elision};
  size_t outer = mc_pr_begin_text(p, attr.index);
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, body_hop, &hop);
  else put_body(p, attr.index, elision);
  p->depth--;
  mc_pr_end_text(p, outer);
}

static void put_attr(McPrinter *p, uint32_t index) {
  if (!mc_aliases_put(p, index)) put_body(p, index, MC_TYPE_NEVER_ELIDED);
}

static void fill_hop(void *data) {
  Hop *hop = data;
  mc_pr_fill(hop->p, hop->index, put_attr);
}

static MC_NOINLINE void print_new(McPrinter *p, uint32_t index) {
  if (index == MC_NONE) {
    mc_buf_lit(p->buf, "<<NULL ATTRIBUTE>>");
    return;
  }
  Hop hop = {p, index, MC_TYPE_NEVER_ELIDED};
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, fill_hop, &hop);
  else mc_pr_fill(p, index, put_attr);
  p->depth--;
}

void mc_pr_attr(McPrinter *p, McAttr attr) {
  if (MC_UNLIKELY(p->collecting)) {
    mc_aliases_offer(p, attr.index, false);
  } else if (mc_pr_is_cached(p, attr.index)) {
    mc_pr_put_cached(p, p->cache[attr.index]);
  } else {
    print_new(p, attr.index);
  }
}

/* Whether the text depends on how much of the type is shown. */
static bool is_elidable(const McPrinter *p, uint32_t index, McElision elision) {
  McKind kind = (McKind)mc_rec(p->ctx, index)->kind;
  if (kind == MC_ATTR_INTEGER || kind == MC_ATTR_FLOAT) return true;
  return elision == MC_TYPE_ELIDED &&
         (kind == MC_ATTR_STRING || kind == MC_ATTR_DENSE_ELEMENTS || kind == MC_ATTR_DENSE_STRINGS ||
          kind == MC_ATTR_DENSE_RESOURCE || kind == MC_ATTR_SPARSE_ELEMENTS || kind == MC_ATTR_OPAQUE ||
          kind == MC_ATTR_DEFINED);
}

void mc_pr_attr_elided(McPrinter *p, McAttr attr, McElision elision) {
  if (p->collecting || attr.index == MC_NONE || elision == MC_TYPE_NEVER_ELIDED ||
      !is_elidable(p, attr.index, elision)) {
    mc_pr_attr(p, attr);
  } else if (!mc_aliases_put(p, attr.index)) {
    mc_pr_attr_body(p, attr, elision);
  }
}

void mc_pr_attr_no_type(McPrinter *p, McAttr attr) { mc_pr_attr_elided(p, attr, MC_TYPE_ELIDED); }
void mc_pr_attr_in_list(McPrinter *p, McAttr attr) { mc_pr_attr_elided(p, attr, MC_TYPE_MAY_BE_ELIDED); }

/* any: entries of another dictionary come before. Returns whether any entry was printed. */
static bool put_entries(McPrinter *p, McAttr dictionary, const McIdent *elided, size_t num_elided, bool with_keyword,
                        bool any) {
  if (dictionary.index == MC_NONE) return any;
  const McRec *r = mc_rec(p->ctx, dictionary.index);
  for (uint32_t i = 0; i + 1 < r->num_words; i += 2) {
    bool skip = false;
    for (size_t k = 0; k < num_elided; k++) skip |= elided[k].index == r->words[i];
    if (skip) continue;
    if (p->collecting) {
      mc_pr_attr(p, (McAttr){r->words[i + 1]});
      continue;
    }
    if (any) mc_buf_lit(p->buf, ", ");
    else if (with_keyword) mc_buf_lit(p->buf, " attributes {");
    else mc_buf_lit(p->buf, " {");
    any = true;
    put_named(p, r->words[i], r->words[i + 1]);
  }
  return any;
}

void mc_pr_attr_dict(McPrinter *p, McAttr dictionary, const McIdent *elided, size_t num_elided, bool with_keyword) {
  mc_pr_attr_dicts(p, dictionary, (McAttr){MC_NONE}, elided, num_elided, with_keyword);
}

void mc_pr_attr_dicts(McPrinter *p, McAttr first, McAttr second, const McIdent *elided, size_t num_elided,
                      bool with_keyword) {
  bool any = put_entries(p, first, elided, num_elided, with_keyword, false);
  if (put_entries(p, second, elided, num_elided, with_keyword, any)) mc_buf_char(p->buf, '}');
}
