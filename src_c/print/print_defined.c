/* print_defined.c - types and attributes as text, by their definitions.
 *
 * Runs the format program of a definition (defined.h). The program also runs while aliases are collected. It then
 * offers the types and attributes that it meets: parameters that are left out are not offered. Owns nothing.
 */
#include "print/print_defined.h"

#include "defs/enums.h"
#include "text/lexer.h"

#define NEXT(w) ((w) + ((w)[0] >> 8 & 0xFFFF))

static void put_text(McDefPrint *d, uint32_t ident) {
  McStr text = mc_ident_str(d->p->ctx, (McIdent){ident});
  mc_pr_text(d->p, text.ptr, text.len);
}

/* --- values --- */

static void put_enum(McDefPrint *d, const McParamWords *w, uint32_t value) {
  McPrinter *p = d->p;
  int64_t number = 0;
  mc_attr_integer_i64(p->ctx, (McAttr){value}, &number);
  McBuf text;
  const McEnumWords *e = (const McEnumWords *)(d->def->words + w->detail);
  mc_buf_init(&text, &p->ctx->alloc);
  mc_enum_text(p->ctx, d->def->words, e, (uint64_t)number, &text);
  bool one_bit = (e->flags & MC_ENUM_BITS) && (number & (number - 1)) == 0; /* even one that has several names */
  if (w->flags & MC_PF_SPACED) mc_pr_lit(p, " ");
  if (text.failed) p->failed = true;
  else if (one_bit) mc_pr_text(p, text.ptr, text.len);
  else if (w->flags & MC_PF_FIELD) mc_pr_keyword_or_string(p, text.ptr, text.len);
  else mc_pr_text(p, text.ptr, text.len);
  mc_buf_fini(&text);
}

static void put_value(McDefPrint *d, const McParamWords *w, uint32_t value, bool qualified) {
  McPrinter *p = d->p;
  McContext *ctx = p->ctx;
  if (w->kind == MC_PK_TYPE && mc_kind(ctx, value) == MC_ATTR_TYPE) {
    value = mc_attr_type_value(ctx, (McAttr){value}).index;
  }
  bool stripped = !qualified && w->detail != MC_NONE && !p->collecting;
  switch (w->kind) {
    case MC_PK_TYPE:
      if (stripped && mc_kind(ctx, value) == MC_TYPE_DEFINED) mc_pr_defined_stripped(p, value);
      else mc_pr_type(p, (McType){value});
      return;
    case MC_PK_ATTR:
      if (stripped && mc_kind(ctx, value) == MC_ATTR_DEFINED) mc_pr_defined_stripped(p, value);
      else mc_pr_attr(p, (McAttr){value});
      return;
    default: break;
  }
  if (p->collecting) return;
  switch (w->kind) {
    case MC_PK_ENUM: put_enum(d, w, value); return;
    case MC_PK_KEYWORD: {
      McStr text = mc_attr_string_value(ctx, (McAttr){value});
      mc_pr_text(p, text.ptr, text.len);
      return;
    }
    case MC_PK_SYMBOL: {
      McStr text = mc_attr_string_value(ctx, (McAttr){value});
      mc_pr_symbol_name(p, text.ptr, text.len);
      return;
    }
    case MC_PK_AFFINE_MAP: mc_pr_affine_map(p, mc_attr_affine_map_value(ctx, (McAttr){value})); return;
    case MC_PK_DENSE: mc_pr_dense_array_list(p, (McAttr){value}); return;
    default: mc_pr_attr_body(p, (McAttr){value}, MC_TYPE_ELIDED); return;
  }
}

void mc_def_print_param(McDefPrint *d, uint32_t i, bool qualified) {
  const McParamWords *w = &mc_definition_params(d->def)[i];
  uint32_t value = d->values[i];
  if (value == MC_NONE) return;
  if (!(w->flags & MC_PF_ARRAY)) {
    put_value(d, w, value, qualified);
    return;
  }
  McAttr array = {value};
  if (w->flags & (MC_PF_BRACKETED | MC_PF_BRACED)) mc_pr_text(d->p, w->flags & MC_PF_BRACED ? "{" : "[", 1);
  for (uint32_t k = 0, n = mc_attr_array_size(d->p->ctx, array); k < n; k++) {
    if (k > 0) mc_pr_lit(d->p, ", ");
    put_value(d, w, mc_attr_array_get(d->p->ctx, array, k).index, qualified);
  }
  if (w->flags & (MC_PF_BRACKETED | MC_PF_BRACED)) mc_pr_text(d->p, w->flags & MC_PF_BRACED ? "}" : "]", 1);
}

/* --- elements --- */

/* Required elements are always printed. */
static bool is_printed(const McDefPrint *d, uint32_t i) {
  uint32_t flags = mc_definition_params(d->def)[i].flags;
  return !(flags & (MC_PF_OPTIONAL | MC_PF_DEFAULT)) || mc_defined_is_present(d->def, d->values, i);
}

static void put_custom(McDefPrint *d, const uint32_t *w) {
  d->p->ctx->routines->def_directives[w[1]].print(d, (const McDefRoutineArg *)(w + 2), ((w[0] >> 8 & 0xFFFF) - 2) / 2);
}

static void put_list(McDefPrint *d, const uint32_t *w) {
  bool any = false, is_struct = (w[0] >> 24 & MC_DF_STRUCT) != 0;
  for (const uint32_t *item = w + 1, *end = NEXT(w); item < end; item = NEXT(item)) {
    bool is_param = (item[0] & 0xFF) == MC_D_PARAM;
    uint32_t i = is_param ? item[1] : item[3];
    if (!is_printed(d, i)) continue;
    if (any) mc_pr_lit(d->p, ", ");
    else if (w[0] >> 24 & MC_DF_SPACE) mc_pr_lit(d->p, " ");
    any = true;
    if (is_struct) {
      put_text(d, mc_definition_params(d->def)[i].name);
      mc_pr_lit(d->p, " = ");
    }
    if (is_param) mc_def_print_param(d, i, (item[0] >> 24 & MC_DF_QUALIFIED) != 0);
    else put_custom(d, item);
  }
}

static void put_elements(McDefPrint *d, const uint32_t *w, const uint32_t *end);

static void put_optional(McDefPrint *d, const uint32_t *w) {
  uint64_t anchors = w[1] | (uint64_t)w[2] << 32;
  const uint32_t *then = w + 5, *otherwise = then + w[3];
  bool present = false;
  for (uint32_t i = 0; i < d->def->record->num_params; i++) {
    if ((anchors >> i & 1) != 0) present = present || mc_defined_is_present(d->def, d->values, i);
  }
  if (present != ((w[0] >> 24 & MC_DF_INVERT) != 0)) put_elements(d, then, otherwise);
  else put_elements(d, otherwise, otherwise + w[4]);
}

static void put_elements(McDefPrint *d, const uint32_t *w, const uint32_t *end) {
  for (; w < end; w = NEXT(w)) {
    bool space = (w[0] >> 24 & MC_DF_SPACE) != 0;
    switch (w[0] & 0xFF) {
      case MC_D_LITERAL:
        if (space) mc_pr_lit(d->p, " ");
        put_text(d, w[1]);
        break;
      case MC_D_SPACE: put_text(d, w[1]); break;
      case MC_D_PARAM:
        if (!is_printed(d, w[1])) break;
        if (space) mc_pr_lit(d->p, " ");
        mc_def_print_param(d, w[1], (w[0] >> 24 & MC_DF_QUALIFIED) != 0);
        break;
      case MC_D_LIST: put_list(d, w); break;
      case MC_D_CUSTOM:
        if (space) mc_pr_lit(d->p, " ");
        put_custom(d, w);
        break;
      case MC_D_OPTIONAL: put_optional(d, w); break;
      default: break;
    }
  }
}

/* --- whole types and attributes --- */

/* The text after the mnemonic. */
static void put_rest(McPrinter *p, const McDefinition *def, uint32_t index) {
  McDefPrint d = {p, def, mc_rec(p->ctx, index)->words + 1};
  const uint32_t *elements = def->words + def->record->elements;
  if (MC_UNLIKELY(mc_def_has_form_hooks(def))) mc_hook_print_def(p, index);
  else put_elements(&d, elements, elements + def->record->num_elements);
}

/* An identifier, optionally followed by text that is entirely in angle brackets: such a text follows a dot. */
static bool is_pretty(const char *text, size_t len) {
  size_t i = 0;
  while (i < len && (mc_byte_part[(unsigned char)text[i]] & MC_PART_BARE) != 0 && text[i] != '$') i++;
  return i > 0 && text[0] != '_' && (i == len || (text[i] == '<' && text[len - 1] == '>'));
}

static void put_marked(McPrinter *p, const McDefinition *def, uint32_t index, McStr name) {
  size_t mark = p->buf->len;
  mc_buf_char(p->buf, '.');
  mc_buf_put(p->buf, name.ptr + def->mnemonic, name.len - def->mnemonic);
  put_rest(p, def, index);
  if (p->buf->failed || is_pretty(p->buf->ptr + mark + 1, p->buf->len - mark - 1)) return;
  p->buf->ptr[mark] = '<';
  mc_buf_char(p->buf, '>');
}

typedef void Put(McPrinter *p, const McDefinition *def, uint32_t index, McStr name);

/* For code that reads the text back: a buffer that is emptied into a file on the way cannot return to an earlier place.
 * */
static void put_whole(McPrinter *p, Put *put, const McDefinition *def, uint32_t index, McStr name) {
  McBuf own, *outer = p->buf;
  if (outer->sink == NULL) {
    put(p, def, index, name);
    return;
  }
  mc_buf_init(&own, &p->ctx->alloc);
  p->buf = &own;
  put(p, def, index, name);
  p->buf = outer;
  if (own.failed) p->failed = true;
  else mc_buf_put(outer, own.ptr, own.len);
  mc_buf_fini(&own);
}

void mc_pr_defined(McPrinter *p, uint32_t index) {
  const McRec *rec = mc_rec(p->ctx, index);
  const McDefinition *def = mc_definition_of(p->ctx, index);
  McStr name = mc_pr_ident(p, rec->words[0]);
  if (p->collecting) {
    if (def != NULL) put_rest(p, def, index);
    uint32_t self = def == NULL ? 0 : def->record->self; /* the attribute's own type is written after it */
    uint32_t own = self == 0 ? MC_NONE : mc_defined_param(p->ctx, index, self - 1);
    if (own != MC_NONE) mc_pr_type(p, (McType){own});
    return;
  }
  const char *dot = memchr(name.ptr, '.', name.len);
  size_t dialect = dot == NULL ? name.len : (size_t)(dot - name.ptr);
  mc_buf_char(p->buf, rec->kind == MC_TYPE_DEFINED ? '!' : '#');
  mc_buf_put(p->buf, name.ptr, dialect);
  if (def != NULL && !(def->record->flags & MC_DEF_PRETTY)) {
    put_whole(p, put_marked, def, index, name);
    return;
  }
  const McEnumDef *held = def == NULL ? mc_attr_def(p->ctx, (McIdent){rec->words[0]}) : NULL;
  if (held != NULL && (held->record->flags & MC_ENUM_BARE)) { /* "#index<cmp_predicate slt>" */
    mc_buf_char(p->buf, '<');
    mc_buf_put(p->buf, name.ptr + held->mnemonic, name.len - held->mnemonic);
    if (held->record->flags & MC_ENUM_TIGHT) mc_buf_char(p->buf, ' ');
    mc_pr_defined_attr(p, (McAttr){index});
    mc_buf_char(p->buf, '>');
    return;
  }
  mc_buf_put(p->buf, name.ptr + dialect, name.len - dialect);
  if (def != NULL) put_rest(p, def, index);
  else if (rec->kind == MC_ATTR_DEFINED) mc_pr_defined_attr(p, (McAttr){index});
}

typedef struct Hop { McPrinter *p; uint32_t index; } Hop;

static void put_bare(void *data) {
  McPrinter *p = ((Hop *)data)->p;
  uint32_t index = ((Hop *)data)->index;
  const McDefinition *def = mc_definition_of(p->ctx, index);
  if (def == NULL) return;
  McStr name = mc_pr_ident(p, def->name.index);
  mc_buf_put(p->buf, name.ptr + def->mnemonic, name.len - def->mnemonic);
  put_rest(p, def, index);
}

void mc_pr_defined_bare(McPrinter *p, uint32_t index) {
  Hop hop = {p, index};
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, put_bare, &hop);
  else put_bare(&hop);
  p->depth--;
}

static void put_rest_or_all(McPrinter *p, const McDefinition *def, uint32_t index, McStr name) {
  (void)name;
  size_t before = p->buf->len;
  put_rest(p, def, index);
  if (p->buf->len == before) mc_pr_defined(p, index);
}

static void put_stripped(void *data) {
  McPrinter *p = ((Hop *)data)->p;
  uint32_t index = ((Hop *)data)->index;
  const McDefinition *def = mc_definition_of(p->ctx, index);
  if (def == NULL) { /* any type: the operation need not verify */
    McKind kind = mc_kind(p->ctx, index);
    if (kind == MC_ATTR_DEFINED) mc_pr_defined_attr(p, (McAttr){index});
    else if (kind < MC_ATTR_INTEGER) mc_pr_type(p, (McType){index});
    else mc_pr_attr(p, (McAttr){index});
    return;
  }
  bool begins_with_literal =
      def->record->num_elements > 0 && (def->words[def->record->elements] & 0xFF) == MC_D_LITERAL;
  if (begins_with_literal) put_rest(p, def, index); /* so it is not empty */
  else put_whole(p, put_rest_or_all, def, index, (McStr){NULL, 0});
}

void mc_pr_defined_stripped(McPrinter *p, uint32_t index) {
  if (p->collecting) {
    mc_aliases_offer(p, index, false);
    return;
  }
  if (p->aliases != NULL && mc_aliases_put(p, index)) return;
  Hop hop = {p, index};
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, put_stripped, &hop);
  else put_stripped(&hop);
  p->depth--;
}

/* --- enumerations --- */

void mc_pr_defined_attr(McPrinter *p, McAttr attr) {
  const McEnumDef *def = mc_attr_def(p->ctx, (McIdent){mc_rec(p->ctx, attr.index)->words[0]});
  if (p->collecting || def == NULL) return;
  bool bare = (def->record->flags & MC_ENUM_BARE) != 0;
  if (!bare) mc_buf_char(p->buf, '<');
  else if (!(def->record->flags & MC_ENUM_TIGHT)) mc_buf_char(p->buf, ' ');
  mc_enum_text(p->ctx, def->words, def->record, mc_enum_attr_value(p->ctx, attr), p->buf);
  if (!bare) mc_buf_char(p->buf, '>');
}
