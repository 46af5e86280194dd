/* firrtl_types.c - the types of firrtl and chirrtl.
 *
 * Inside of each other these types are written without `!firrtl.`.
 */
#include <stdio.h>

#include "dialects/circt/circt.def"
#include "dialects/circt/firrtl.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* The places of parameters. */
enum { FIELD_NAMES, FIELD_TYPES, FIELD_FLIPS, VARIANT_VALUES = 2 }; /* of bundles and enumerations */
enum { CLASS_NAME, CLASS_NAMES, CLASS_TYPES, CLASS_OUTS };
enum { DOMAIN_NAME, DOMAIN_FIELDS };
enum { ALIAS_NAME, ALIAS_TYPE };
enum { ELEMENT, SIZE_OR_LAYER };

static const char *const mnemonics[] = {
    "clock", "reset", "asyncreset", "sint", "uint", "analog", "bundle", "vector", "enum", "openbundle", "openvector",
    "probe", "rwprobe", "lhs", "string", "integer", "bool", "double", "list", "path", "class", "anyref", "fstring",
    "domain"};
_Static_assert(MC_COUNT(mnemonics) == MC_FIRRTL_OTHER, "a mnemonic for each kind");

static bool cut_prefix(McStr *text, const char *prefix, size_t len) {
  if (text->len < len || memcmp(text->ptr, prefix, len) != 0) return false;
  *text = (McStr){text->ptr + len, text->len - len};
  return true;
}

McFirrtl mc_firrtl(const McContext *ctx, McType type) {
  McFirrtl t = {MC_FIRRTL_OTHER, false, false, type};
  for (uint32_t depth = 0; depth < MC_MAX_NESTING; depth++) {
    if (t.type.index == MC_NONE || mc_kind(ctx, t.type.index) != MC_TYPE_DEFINED) return t;
    McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, t.type.index)->words[0]});
    if (!cut_prefix(&name, "firrtl.", 7)) return t;
    t.is_const = cut_prefix(&name, "const.", 6);
    if (mc_str_is(name, "alias")) {
      t.is_alias = true;
      t.type.index = mc_defined_param(ctx, t.type.index, ALIAS_TYPE);
      continue;
    }
    for (uint32_t i = 0; i < MC_COUNT(mnemonics); i++) {
      if (mc_str_is(name, mnemonics[i])) t.kind = (McFirrtlKind)i;
    }
    return t;
  }
  return t;
}

bool mc_firrtl_is_property(McFirrtl t) { return t.kind >= MC_FIRRTL_STRING && t.kind <= MC_FIRRTL_ANY_REF; }

/* --- parameters --- */

static McAttr attr_param(const McContext *ctx, McFirrtl t, uint32_t i) {
  return (McAttr){mc_defined_param(ctx, t.type.index, i)};
}

int64_t mc_firrtl_width(const McContext *ctx, McFirrtl t) {
  int64_t width = -1;
  McAttr held = attr_param(ctx, t, 0);
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(ctx, held, &width);
  return width;
}

static uint32_t names_of(McFirrtl t) { return t.kind == MC_FIRRTL_CLASS ? CLASS_NAMES : FIELD_NAMES; }

uint32_t mc_firrtl_num_fields(const McContext *ctx, McFirrtl t) {
  McAttr list = attr_param(ctx, t, t.kind == MC_FIRRTL_DOMAIN ? DOMAIN_FIELDS : names_of(t));
  return list.index == MC_NONE ? 0 : mc_attr_array_size(ctx, list);
}

/* #firrtl.domain.field has a name and a type. */
static McAttr domain_field(const McContext *ctx, McFirrtl t, uint32_t i) {
  return mc_attr_array_get(ctx, attr_param(ctx, t, DOMAIN_FIELDS), i);
}

McStr mc_firrtl_field_name(const McContext *ctx, McFirrtl t, uint32_t i) {
  if (t.kind == MC_FIRRTL_DOMAIN) {
    return mc_attr_string_value(ctx, (McAttr){mc_defined_param(ctx, domain_field(ctx, t, i).index, 0)});
  }
  return mc_attr_string_value(ctx, mc_attr_array_get(ctx, attr_param(ctx, t, names_of(t)), i));
}

McType mc_firrtl_field_type(const McContext *ctx, McFirrtl t, uint32_t i) {
  if (t.kind == MC_FIRRTL_DOMAIN) return (McType){mc_defined_param(ctx, domain_field(ctx, t, i).index, 1)};
  uint32_t types = t.kind == MC_FIRRTL_CLASS ? CLASS_TYPES : FIELD_TYPES;
  return mc_attr_type_value(ctx, mc_attr_array_get(ctx, attr_param(ctx, t, types), i));
}

static bool is_set(const McContext *ctx, McAttr flags, uint32_t i) {
  int64_t value = 0;
  return mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, flags, i), &value) && value != 0;
}

bool mc_firrtl_field_flips(const McContext *ctx, McFirrtl t, uint32_t i) {
  return is_set(ctx, attr_param(ctx, t, FIELD_FLIPS), i);
}

uint32_t mc_firrtl_field_index(const McContext *ctx, McFirrtl t, McStr name) {
  for (uint32_t i = 0, count = mc_firrtl_num_fields(ctx, t); i < count; i++) {
    McStr other = mc_firrtl_field_name(ctx, t, i);
    if (other.len == name.len && memcmp(other.ptr, name.ptr, name.len) == 0) return i;
  }
  return UINT32_MAX;
}

McType mc_firrtl_element(const McContext *ctx, McFirrtl t) {
  return (McType){mc_defined_param(ctx, t.type.index, ELEMENT)};
}

uint64_t mc_firrtl_size(const McContext *ctx, McFirrtl t) {
  int64_t size = 0;
  (void)mc_attr_integer_i64(ctx, attr_param(ctx, t, SIZE_OR_LAYER), &size);
  return (uint64_t)size;
}

McAttr mc_firrtl_layer(const McContext *ctx, McFirrtl t) { return attr_param(ctx, t, SIZE_OR_LAYER); }

/* --- making types --- */

static const McDefinition *definition(McContext *ctx, const char *mnemonic, bool is_const) {
  char name[48];
  int len = snprintf(name, sizeof name, "firrtl.%s%s", is_const ? "const." : "", mnemonic);
  McIdent ident = mc_ident(ctx, name, (size_t)len);
  return ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, true);
}

static McType make(McContext *ctx, McFirrtlKind kind, bool is_const, const uint32_t *params, uint32_t count) {
  const McDefinition *def = definition(ctx, mnemonics[kind], is_const);
  if (def == NULL || def->record->num_params != count) return (McType){MC_NONE};
  return (McType){mc_defined_intern(ctx, def, params)};
}

McType mc_firrtl_like(McContext *ctx, McFirrtl t, const uint32_t *params, uint32_t count) {
  return make(ctx, t.kind, t.is_const, params, count);
}

McType mc_firrtl_plain(McContext *ctx, const char *mnemonic) {
  const McDefinition *def = definition(ctx, mnemonic, false);
  return (McType){def == NULL || def->record->num_params > 0 ? MC_NONE : mc_defined_intern(ctx, def, NULL)};
}

McType mc_firrtl_int(McContext *ctx, bool is_signed, int64_t width, bool is_const) {
  uint32_t held = MC_NONE;
  if (width >= 0) {
    held = mc_attr_integer(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), width).index;
    if (held == MC_NONE) return (McType){MC_NONE};
  }
  return make(ctx, is_signed ? MC_FIRRTL_SINT : MC_FIRRTL_UINT, is_const, &held, 1);
}

McType mc_firrtl_probe(McContext *ctx, McType inside, bool is_forceable, McAttr layer) {
  const uint32_t params[] = {inside.index, layer.index};
  return make(ctx, is_forceable ? MC_FIRRTL_RW_PROBE : MC_FIRRTL_PROBE, false, params, 2);
}

McType mc_firrtl_vector(McContext *ctx, McType element, uint64_t size, bool is_const) {
  const uint32_t params[] = {element.index,
                             mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_UNSIGNED), (int64_t)size).index};
  if (params[1] == MC_NONE) return (McType){MC_NONE};
  return make(ctx, MC_FIRRTL_VECTOR, is_const, params, 2);
}

McType mc_firrtl_as_const(McContext *ctx, McType type, bool is_const) {
  McFirrtl t = mc_firrtl(ctx, type);
  if (t.kind > MC_FIRRTL_OPEN_VECTOR || t.is_const == is_const) return type;
  const McRec *rec = mc_rec(ctx, t.type.index);
  uint32_t params[4], count = rec->num_words - 1;
  if (count > MC_COUNT(params)) return type;
  memcpy(params, rec->words + 1, count * sizeof *params);
  McType made = make(ctx, t.kind, is_const, params, count);
  if (!t.is_alias || made.index == MC_NONE) return made;
  const McDefinition *def = definition(ctx, "alias", false);
  const uint32_t alias[] = {mc_defined_param(ctx, type.index, ALIAS_NAME), made.index};
  return (McType){def == NULL ? MC_NONE : mc_defined_intern(ctx, def, alias)};
}

/* --- text --- */

McType mc_firrtl_parse_bare(McDefParse *d) {
  McParser *p = d->p;
  McType none = {MC_NONE};
  const char *at = p->tok.start;
  McStr key = {at, mc_token_len(&p->tok)};
  char name[64] = "firrtl.";
  if (!mc_p_at_word(p)) {
    mc_p_wrong_token(p, "expected valid keyword");
    return none;
  }
  if (mc_str_is(key, "ref")) key = MC_STR("probe");
  const McDefinition *def = NULL;
  if (key.len < sizeof name - 7) {
    memcpy(name + 7, key.ptr, key.len);
    McIdent ident = mc_ident(p->ctx, name, 7 + key.len);
    def = ident.index == MC_NONE ? NULL : mc_p_find_definition(p, ident, true);
  }
  if (def == NULL) {
    mc_def_parse_error(d, at, "unknown FIRRTL dialect type: \"%.*s\"", (int)key.len, key.ptr);
    return none;
  }
  mc_advance(p);
  return (McType){mc_p_defined_bare(p, d->f, def)};
}

void mc_firrtl_print_bare(McPrinter *p, McType type) {
  bool bare = !p->collecting && mc_kind(p->ctx, type.index) == MC_TYPE_DEFINED;
  if (bare) {
    McStr name = mc_ident_str(p->ctx, (McIdent){mc_rec(p->ctx, type.index)->words[0]});
    bare = cut_prefix(&name, "firrtl.", 7);
  }
  if (bare) mc_pr_defined_bare(p, type.index);
  else mc_pr_type(p, type);
}

/* The kinds of type that a parameter can have. Arguments of firrtl.Type: the parameter, `base`, `property` or `any`. */
static bool fits(McDefParse *d, const char *at, McType type, McStr wanted) {
  McFirrtl t = mc_firrtl(d->p->ctx, type);
  bool base = mc_str_is(wanted, "base"), property = mc_str_is(wanted, "property");
  if ((base && !mc_firrtl_is_base(t)) || (property && !mc_firrtl_is_property(t))) {
    return mc_def_parse_error(d, at, "expected %s type, found '%s'", base ? "base" : "property",
                              mc_text_type(d->p->diags, type));
  }
  return true;
}

bool mc_def_routine_firrtl_type_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr wanted = mc_ident_str(d->p->ctx, (McIdent){args[1].number});
  McType type = mc_firrtl_parse_bare(d);
  d->values[args[0].number] = type.index;
  return type.index != MC_NONE && fits(d, d->at, type, wanted);
}

void mc_def_routine_firrtl_type_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_firrtl_print_bare(d->p, (McType){d->values[args[0].number]});
}

/* Arguments: the type, the layer. */
bool mc_def_routine_firrtl_old_probe_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McAttr layer = {MC_NONE};
  if (!mc_expect(p, TOK_LESS, "expected '<'")) return false;
  McType type = mc_firrtl_parse_bare(d);
  if (type.index == MC_NONE || !fits(d, d->at, type, MC_STR("base"))) return false;
  if (mc_consume_if(p, TOK_COMMA)) {
    layer = mc_p_attr(p, (McType){MC_NONE});
    if (layer.index == MC_NONE) return false;
    if (mc_kind(p->ctx, layer.index) != MC_ATTR_SYMBOL_REF) {
      return mc_def_parse_error(d, d->at, "expected symbol reference");
    }
  }
  if (!mc_expect(p, TOK_GREATER, "expected '>'")) return false;
  if (mc_firrtl_traits(p->ctx, type) & MC_FIRRTL_HAS_FLIP) {
    return mc_def_parse_error(d, d->at, "reference base type must be passive");
  }
  d->values[args[0].number] = type.index;
  d->made = mc_firrtl_probe(p->ctx, type, false, layer).index;
  return d->made != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_firrtl_old_probe_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_lit(d->p, "<");
  mc_firrtl_print_bare(d->p, (McType){d->values[args[0].number]});
  mc_pr_lit(d->p, ">");
}

/* Lists that are read side by side. Owned: lists_fini. */
typedef struct Lists { McWords each[3]; } Lists;

static bool lists_set(McParser *p, Lists *lists, const uint32_t *params, uint32_t *values, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    const McWords *w = &lists->each[i];
    values[params[i]] = mc_attr_array(p->ctx, (const McAttr *)w->ptr, w->len).index;
    if (values[params[i]] == MC_NONE) return mc_p_out_of_memory(p);
  }
  return true;
}

static void lists_fini(McParser *p, Lists *lists) {
  for (uint32_t i = 0; i < MC_COUNT(lists->each); i++) mc_array_fini(&p->ctx->alloc, &lists->each[i]);
}

static bool push_attr(McParser *p, McWords *out, McAttr value) {
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, out, value.index);
}

static bool push_word(McParser *p, McWords *out) {
  McStr text;
  return mc_circt_word(p, &text) && push_attr(p, out, mc_circt_string(p, text));
}

static bool push_bare(McDefParse *d, McWords *out, McStr wanted) {
  McType type = mc_firrtl_parse_bare(d);
  return type.index != MC_NONE && fits(d, d->at, type, wanted) && push_attr(d->p, out, mc_attr_type(d->p->ctx, type));
}

static bool parse_field(McDefParse *d, Lists *lists, McStr wanted) {
  McParser *p = d->p;
  if (!push_word(p, &lists->each[FIELD_NAMES])) return false;
  bool flip = mc_consume_keyword(p, "flip");
  return push_attr(p, &lists->each[FIELD_FLIPS], mc_attr_bool(p->ctx, flip)) &&
         mc_expect(p, TOK_COLON, "expected ':'") && push_bare(d, &lists->each[FIELD_TYPES], wanted);
}

/* Arguments: names, types, flips, `base` or `any`. */
bool mc_def_routine_firrtl_fields_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McStr wanted = mc_ident_str(p->ctx, (McIdent){args[3].number});
  const uint32_t params[] = {args[0].number, args[1].number, args[2].number};
  Lists lists = {0};
  bool ok = mc_expect(p, TOK_LESS, "expected '<'");
  if (ok && !mc_consume_if(p, TOK_GREATER)) {
    do ok = parse_field(d, &lists, wanted);
    while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_GREATER, "expected '>'");
  }
  ok = ok && lists_set(p, &lists, params, d->values, 3);
  lists_fini(p, &lists);
  return ok;
}

void mc_def_routine_firrtl_fields_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr names = {d->values[args[0].number]}, types = {d->values[args[1].number]}, flips = {d->values[args[2].number]};
  mc_pr_lit(p, "<");
  for (uint32_t i = 0, count = mc_attr_array_size(p->ctx, names); i < count; i++) {
    McStr name = mc_attr_string_value(p->ctx, mc_attr_array_get(p->ctx, names, i));
    bool quoted = name.len > 0 && *name.ptr >= '0' && *name.ptr <= '9';
    if (i > 0) mc_pr_lit(p, ", ");
    if (quoted) mc_pr_lit(p, "\"");
    mc_pr_text(p, name.ptr, name.len);
    if (quoted) mc_pr_lit(p, "\"");
    if (is_set(p->ctx, flips, i)) mc_pr_lit(p, " flip");
    mc_pr_lit(p, ": ");
    mc_firrtl_print_bare(p, mc_attr_type_value(p->ctx, mc_attr_array_get(p->ctx, types, i)));
  }
  mc_pr_lit(p, ">");
}

/* --- enumerations --- */

static uint32_t active_bits(uint64_t value) {
  uint32_t bits = 0;
  while (value >> bits != 0 && bits < 63) bits++;
  return value >> bits != 0 ? 64 : bits;
}

/* `name` (`=` value)? (`:` type)?; values are pushed as pairs of words, and are below 2^64. */
static bool parse_variant(McDefParse *d, Lists *lists, McWords *values) {
  McParser *p = d->p;
  uint64_t value = 0;
  if (!push_word(p, &lists->each[FIELD_NAMES])) return false;
  if (mc_consume_if(p, TOK_EQUAL)) {
    if (!mc_at(p, TOK_INTEGER) || !mc_p_token_u64(&p->tok, &value)) {
      return mc_p_wrong_token(p, "expected integer value");
    }
    mc_advance(p);
  } else if (values->len > 0) {
    value = ((uint64_t)values->ptr[values->len - 1] << 32 | values->ptr[values->len - 2]) + 1;
    if (value == 0) return mc_def_parse_error(d, p->tok.start, "integer value too large");
  }
  if (!mc_p_push(p, values, (uint32_t)value) || !mc_p_push(p, values, (uint32_t)(value >> 32))) return false;
  if (mc_consume_if(p, TOK_COLON)) return push_bare(d, &lists->each[FIELD_TYPES], MC_STR("base"));
  McType nothing = mc_firrtl_int(p->ctx, false, 0, false);
  return push_attr(p, &lists->each[FIELD_TYPES], mc_attr_type(p->ctx, nothing));
}

/* All values have the width that the largest needs. */
static bool push_values(McParser *p, const McWords *values, McWords *out) {
  uint64_t all = 0;
  for (size_t i = 0; i < values->len; i += 2) all |= (uint64_t)values->ptr[i + 1] << 32 | values->ptr[i];
  McType type = mc_type_integer(p->ctx, active_bits(all), MC_UNSIGNED);
  if (type.index == MC_NONE) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < values->len; i += 2) {
    int64_t value = (int64_t)((uint64_t)values->ptr[i + 1] << 32 | values->ptr[i]);
    if (!push_attr(p, out, mc_attr_integer(p->ctx, type, value))) return false;
  }
  return true;
}

/* Arguments: names, types, values. */
bool mc_def_routine_firrtl_variants_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const uint32_t params[] = {args[0].number, args[1].number, args[2].number};
  Lists lists = {0};
  McWords values = {0};
  bool ok = mc_expect(p, TOK_LESS, "expected '<'");
  if (ok && !mc_consume_if(p, TOK_GREATER)) {
    do ok = parse_variant(d, &lists, &values);
    while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_GREATER, "expected '>'");
  }
  ok = ok && push_values(p, &values, &lists.each[VARIANT_VALUES]) && lists_set(p, &lists, params, d->values, 3);
  mc_array_fini(&p->ctx->alloc, &values);
  lists_fini(p, &lists);
  return ok;
}

static uint64_t variant_value(const McContext *ctx, McAttr values, uint32_t i) {
  McAttr value = mc_attr_array_get(ctx, values, i);
  return mc_attr_integer_num_words(ctx, value) > 0 ? mc_attr_integer_data(ctx, value)[0] : 0;
}

void mc_def_routine_firrtl_variants_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McContext *ctx = p->ctx;
  McAttr names = {d->values[args[0].number]}, types = {d->values[args[1].number]}, values = {d->values[args[2].number]};
  uint64_t expected = 0;
  mc_pr_lit(p, "<");
  for (uint32_t i = 0, count = mc_attr_array_size(ctx, names); i < count; i++) {
    McStr name = mc_attr_string_value(ctx, mc_attr_array_get(ctx, names, i));
    McType type = mc_attr_type_value(ctx, mc_attr_array_get(ctx, types, i));
    McFirrtl t = mc_firrtl(ctx, type);
    uint64_t value = variant_value(ctx, values, i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_text(p, name.ptr, name.len);
    if (value != expected) {
      mc_pr_lit(p, " = ");
      if (!p->collecting) mc_buf_u64(p->buf, value);
    }
    expected = value + 1;
    if (t.kind == MC_FIRRTL_UINT && !t.is_alias && mc_firrtl_width(ctx, t) == 0) continue;
    mc_pr_lit(p, ": ");
    mc_firrtl_print_bare(p, type);
  }
  mc_pr_lit(p, ">");
}

/* --- classes and domains --- */

static bool parse_symbol(McParser *p, McAttr *out) {
  if (!mc_at(p, TOK_AT_IDENTIFIER)) return mc_p_wrong_token(p, "expected valid '@'-identifier for symbol name");
  McIdent name = mc_p_at_identifier(p, &p->tok);
  if (name.index == MC_NONE) return false;
  mc_advance(p);
  *out = mc_attr_symbol_ref(p->ctx, name, NULL, 0);
  return out->index != MC_NONE || mc_p_out_of_memory(p);
}

static bool parse_type_after_colon(McParser *p, McType *out) {
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  *out = mc_p_type(p);
  return out->index != MC_NONE;
}

static bool parse_class_element(McParser *p, Lists *lists) {
  bool out = mc_consume_keyword(p, "out");
  if (!out && !mc_consume_keyword(p, "in")) return mc_p_wrong_token(p, "expected 'in'or 'out'");
  McType type;
  return push_word(p, &lists->each[0]) && parse_type_after_colon(p, &type) &&
         push_attr(p, &lists->each[1], mc_attr_type(p->ctx, type)) &&
         push_attr(p, &lists->each[2], mc_attr_bool(p->ctx, out));
}

static bool parse_class(McParser *p, uint32_t *values) {
  static const uint32_t params[] = {CLASS_NAMES, CLASS_TYPES, CLASS_OUTS};
  Lists lists = {0};
  McAttr name;
  bool ok = parse_symbol(p, &name) && mc_expect(p, TOK_L_PAREN, "expected '('");
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do ok = parse_class_element(p, &lists);
    while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  if (ok) values[CLASS_NAME] = name.index;
  ok = ok && lists_set(p, &lists, params, values, 3);
  lists_fini(p, &lists);
  return ok;
}

static void print_class(McPrinter *p, const uint32_t *values) {
  McContext *ctx = p->ctx;
  McAttr names = {values[CLASS_NAMES]}, types = {values[CLASS_TYPES]}, outs = {values[CLASS_OUTS]};
  mc_pr_attr(p, (McAttr){values[CLASS_NAME]});
  mc_pr_lit(p, "(");
  for (uint32_t i = 0, count = mc_attr_array_size(ctx, names); i < count; i++) {
    McStr name = mc_attr_string_value(ctx, mc_attr_array_get(ctx, names, i));
    if (i > 0) mc_pr_lit(p, ", ");
    if (is_set(ctx, outs, i)) mc_pr_lit(p, "out ");
    else mc_pr_lit(p, "in ");
    mc_pr_keyword_or_string(p, name.ptr, name.len);
    mc_pr_lit(p, ": ");
    mc_pr_type(p, mc_attr_type_value(ctx, mc_attr_array_get(ctx, types, i)));
  }
  mc_pr_lit(p, ")");
}

McType mc_firrtl_parse_class(McParser *p) {
  uint32_t values[4];
  if (!parse_class(p, values)) return (McType){MC_NONE};
  McType type = make(p->ctx, MC_FIRRTL_CLASS, false, values, 4);
  if (type.index == MC_NONE) mc_p_out_of_memory(p);
  return type;
}

void mc_firrtl_print_class(McPrinter *p, McType type) { print_class(p, mc_rec(p->ctx, type.index)->words + 1); }

bool mc_def_routine_firrtl_class_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  return parse_class(d->p, d->values);
}

void mc_def_routine_firrtl_class_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  print_class(d->p, d->values);
}

static McAttr make_domain_field(McContext *ctx, McStr name, McType type) {
  McIdent ident = mc_ident(ctx, "firrtl.domain.field", 19);
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, false);
  const uint32_t values[] = {mc_attr_string(ctx, name.ptr, name.len, (McType){MC_NONE}).index, type.index};
  bool fits_it = def != NULL && def->record->num_params == 2 && values[0] != MC_NONE;
  return (McAttr){fits_it ? mc_defined_intern(ctx, def, values) : MC_NONE};
}

static bool parse_domain_field(McDefParse *d, McWords *fields) {
  McParser *p = d->p;
  McStr name;
  McType type;
  if (!mc_circt_word(p, &name) || !parse_type_after_colon(p, &type)) return false;
  if (!mc_firrtl_is_property(mc_firrtl(p->ctx, type))) {
    return mc_def_parse_error(d, p->tok.start, "expected property type");
  }
  return push_attr(p, fields, make_domain_field(p->ctx, name, type));
}

/* Arguments: the name, the fields. */
bool mc_def_routine_firrtl_domain_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McWords fields = {0};
  McAttr name;
  bool ok = parse_symbol(p, &name) && mc_expect(p, TOK_L_PAREN, "expected '('");
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do ok = parse_domain_field(d, &fields);
    while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  McAttr list = ok ? mc_attr_array(p->ctx, (const McAttr *)fields.ptr, fields.len) : (McAttr){MC_NONE};
  if (ok) d->values[args[0].number] = name.index, d->values[args[1].number] = list.index;
  mc_array_fini(&p->ctx->alloc, &fields);
  return ok && (list.index != MC_NONE || mc_p_out_of_memory(p));
}

void mc_def_routine_firrtl_domain_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr fields = {d->values[args[1].number]};
  mc_pr_attr(p, (McAttr){d->values[args[0].number]});
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; fields.index != MC_NONE && i < mc_attr_array_size(p->ctx, fields); i++) {
    McAttr field = mc_attr_array_get(p->ctx, fields, i);
    McStr name = mc_attr_string_value(p->ctx, (McAttr){mc_defined_param(p->ctx, field.index, 0)});
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_text(p, name.ptr, name.len);
    mc_pr_lit(p, ": ");
    mc_pr_type(p, (McType){mc_defined_param(p->ctx, field.index, 1)});
  }
  mc_pr_lit(p, ")");
}
