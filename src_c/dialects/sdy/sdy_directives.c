/* sdy_directives.c - syntax of the sdy dialect's attributes and operations, and what meshes must be like. */
#include <stdio.h>
#include <stdlib.h>

#include "dialects/sdy/sdy.def"
#include "dialects/shared/routines.h"
#include "parse/parse_defined.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- lists of parameters --- */

static const McParamWords *param_at(const McDefinition *def, uint32_t i) { return &mc_definition_params(def)[i]; }

/* Sets parameter `i` to the values on the parser's stack from `base` on; none: it is absent. */
static bool set_list(McDefParse *d, uint32_t i, size_t base) {
  McParser *p = d->p;
  size_t count = p->words.len - base;
  if (count == 0) return true;
  McAttr list = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), count);
  if (list.index == MC_NONE) mc_p_not_interned(p, p->words.ptr + base, count);
  p->words.len = base;
  return (d->values[i] = list.index) != MC_NONE;
}

static uint32_t size_of(const McDefPrint *d, uint32_t i) {
  return d->values[i] == MC_NONE ? 0 : mc_attr_array_size(d->p->ctx, (McAttr){d->values[i]});
}

static int64_t integer_at(const McContext *ctx, uint32_t list, uint32_t i) {
  int64_t value = 0;
  mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, (McAttr){list}, i), &value);
  return value;
}

static bool push_i64(McDefParse *d, int64_t value) {
  McParser *p = d->p;
  McAttr attr = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), value);
  return attr.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &p->words, attr.index);
}

static bool set_bool(McDefParse *d, uint32_t i, bool value) {
  d->values[i] = mc_attr_bool(d->p->ctx, value).index;
  return d->values[i] != MC_NONE || mc_p_out_of_memory(d->p);
}

static bool is_true(const McDefPrint *d, uint32_t i) { return d->values[i] == mc_attr_bool(d->p->ctx, true).index; }

/* --- dimensions --- */

/* `p` and a number without leading zeros. */
static bool parse_priority(McDefParse *d, uint32_t i) {
  McParser *p = d->p;
  int len = (int)mc_token_len(&p->tok);
  const char *text = p->tok.start;
  int64_t value = 0;
  bool ok = len > 1 && text[0] == 'p', fits = true;
  for (int k = 1; k < len && ok; k++) {
    ok = text[k] >= '0' && text[k] <= '9';
    fits = fits && !__builtin_mul_overflow(value, 10, &value) && !__builtin_add_overflow(value, text[k] - '0', &value);
  }
  mc_advance(p);
  if (!ok) return mc_def_parse_error(d, p->tok.start, "expecting priority in format 'p<number>', got: %.*s", len, text);
  if (len > 2 && text[1] == '0') {
    return mc_def_parse_error(d, p->tok.start, "priorities with leading zeros are not allowed, got: %.*s", len, text);
  }
  if (!fits) return mc_def_parse_error(d, p->tok.start, "expecting integer priority, got: %.*s", len, text);
  d->values[i] = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), value).index;
  return d->values[i] != MC_NONE || mc_p_out_of_memory(p);
}

bool mc_def_routine_sdy_dimension_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  bool closed = true;
  if (!mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
  while (closed && !mc_consume_if(p, TOK_R_BRACE)) {
    if (p->words.len > base && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
    if (mc_consume_if(p, TOK_QUESTION)) {
      closed = false;
      if (!mc_expect(p, TOK_R_BRACE, "expected '}'")) return false;
      break;
    }
    uint32_t axis = mc_def_parse_element(d, args[0].number);
    if (axis == MC_NONE || !mc_p_push(p, &p->words, axis)) return false;
  }
  if (!set_list(d, args[0].number, base) || !set_bool(d, args[1].number, closed)) return false;
  return !mc_p_at_word(p) || parse_priority(d, args[2].number);
}

void mc_def_routine_sdy_dimension_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  mc_pr_lit(p, "{");
  mc_def_print_param(d, args[0].number, false);
  if (!is_true(d, args[1].number)) {
    if (size_of(d, args[0].number) > 0) mc_pr_lit(p, ", ");
    mc_pr_lit(p, "?");
  }
  mc_pr_lit(p, "}");
  if (d->values[args[2].number] == MC_NONE) return;
  mc_pr_lit(p, "p");
  mc_def_print_param(d, args[2].number, false);
}

/* --- shardings --- */

static const McDefinition *definition(McContext *ctx, const char *name) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, false);
}

/* An attribute of this definition, also by an alias. MC_NONE: reported. */
static uint32_t parse_stripped(McParser *p, McFormatParse *f, const McDefinition *def) {
  const char *at = p->tok.start;
  uint32_t attr = mc_p_defined_stripped(p, f, def, (McType){MC_NONE});
  if (attr == MC_NONE || (mc_kind(p->ctx, attr) == MC_ATTR_DEFINED && mc_definition_of(p->ctx, attr) == def)) {
    return attr;
  }
  if (f != NULL) mc_format_parse_error(f, at, "invalid kind of attribute specified");
  else mc_p_error_at(p, at, "invalid kind of attribute specified");
  return MC_NONE;
}

bool mc_def_routine_sdy_mesh_or_ref_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const McDefinition *mesh = definition(p->ctx, "sdy.mesh");
  if (mesh != NULL && mc_consume_keyword(p, "mesh")) {
    d->values[args[0].number] = parse_stripped(p, d->f, mesh);
    return d->values[args[0].number] != MC_NONE || mc_def_parse_error(d, p->tok.start, "failed to parse MeshAttr");
  }
  const char *at = p->tok.start;
  McAttr attr = mc_p_attr(p, (McType){MC_NONE});
  if (attr.index != MC_NONE && mc_kind(p->ctx, attr.index) == MC_ATTR_SYMBOL_REF &&
      mc_attr_symbol_num_nested(p->ctx, attr) == 0) {
    d->values[args[0].number] = attr.index;
    return true;
  }
  if (attr.index != MC_NONE) mc_def_parse_error(d, at, "invalid kind of attribute specified");
  return mc_def_parse_error(d, p->tok.start, "expecting MeshAttr or FlatSymbolRefAttr, got: <<NULL ATTRIBUTE>>");
}

void mc_def_routine_sdy_mesh_or_ref_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr mesh = {d->values[args[0].number]};
  if (mc_kind(d->p->ctx, mesh.index) != MC_ATTR_DEFINED) {
    mc_pr_attr(d->p, mesh);
    return;
  }
  mc_pr_lit(d->p, "mesh");
  mc_pr_defined_stripped(d->p, mesh.index);
}

static bool parse_axes(McDefParse *d, uint32_t i) {
  McParser *p = d->p;
  McStr name = mc_ident_str(p->ctx, (McIdent){param_at(d->def, i)->name});
  bool ok = mc_expect(p, TOK_EQUAL, "expected '='") && mc_expect(p, TOK_L_BRACE, "expected '{'");
  if (ok) {
    size_t base = p->words.len;
    do {
      uint32_t axis = mc_def_parse_element(d, i);
      ok = axis != MC_NONE && mc_p_push(p, &p->words, axis);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = (ok && set_list(d, i, base)) ||
         mc_def_parse_error(d, p->tok.start,
                            "failed to parse axis list which is expected to be an `ArrayRef<AxisRefAttr>`");
    ok = ok && mc_expect(p, TOK_R_BRACE, "expected '}'");
  }
  return ok || mc_def_parse_error(d, p->tok.start, "failed to parse Sdy_TensorSharding parameter '%.*s'", (int)name.len,
                                  name.ptr);
}

bool mc_def_routine_sdy_named_axes_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  while (mc_consume_if(p, TOK_COMMA)) {
    uint32_t replicated = args[0].number, unreduced = args[1].number;
    if (d->values[replicated] == MC_NONE && mc_consume_keyword(p, "replicated")) {
      if (!parse_axes(d, replicated)) return false;
    } else if (d->values[unreduced] == MC_NONE && mc_consume_keyword(p, "unreduced")) {
      if (!parse_axes(d, unreduced)) return false;
    } else {
      return mc_def_parse_error(d, p->tok.start,
                                "failed to parse Sdy_TensorSharding, expected valid named axis list after comma");
    }
  }
  return true;
}

void mc_def_routine_sdy_named_axes_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  for (uint32_t i = 0; i < num_args; i++) {
    if (size_of(d, args[i].number) == 0) continue;
    if (i == 0) mc_pr_lit(d->p, ", replicated={");
    else mc_pr_lit(d->p, ", unreduced={");
    mc_def_print_param(d, args[i].number, false);
    mc_pr_lit(d->p, "}");
  }
}

/* --- meshes --- */

/* Devices that are in order need not be said. */
bool mc_def_routine_sdy_devices_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = d->p->ctx;
  uint32_t ids = args[0].number, axes = d->values[args[1].number];
  if (!mc_def_parse_param(d, ids)) return false;
  uint32_t num_axes = axes == MC_NONE ? 0 : mc_attr_array_size(ctx, (McAttr){axes}),
           count = mc_attr_array_size(ctx, (McAttr){d->values[ids]});
  if (num_axes == 0) return true;
  int64_t product = 1, size;
  for (uint32_t i = 0; i < num_axes; i++) {
    uint32_t value = mc_defined_param(ctx, mc_attr_array_get(ctx, (McAttr){axes}, i).index, 1);
    if (mc_attr_integer_i64(ctx, (McAttr){value}, &size)) product = (int64_t)((uint64_t)product * (uint64_t)size);
  }
  bool in_order = product == count;
  for (uint32_t i = 0; i < count && in_order; i++) in_order = integer_at(ctx, d->values[ids], i) == i;
  if (in_order) d->values[ids] = MC_NONE;
  return true;
}

void mc_def_routine_sdy_devices_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_def_print_param(d, args[0].number, false);
}

/* --- factors: i, j, ... z, z_1, z_2, ... --- */

#define LAST_LETTER ('z' - 'i')

static void put_factor(McPrinter *p, int64_t factor) {
  if (p->collecting) return;
  if (factor <= LAST_LETTER) {
    mc_buf_char(p->buf, (char)('i' + (factor < 0 ? 0 : factor)));
    return;
  }
  mc_buf_lit(p->buf, "z_");
  mc_buf_i64(p->buf, factor - LAST_LETTER);
}

/* Takes the first factor off the text. Errors are reported after the word, as mlir-opt 22 does. */
static bool read_factor(McDefParse *d, McStr *text, int64_t *out) {
  const char *at = d->p->tok.start;
  char first = text->ptr[0];
  if (text->len < 2 || text->ptr[0] != 'z' || text->ptr[1] != '_') {
    if (first < 'i' || first > 'z') {
      return mc_def_parse_error(d, at, "expecting symbol from 'i' to 'z'. Received: '%c'", first);
    }
    *text = (McStr){text->ptr + 1, text->len - 1};
    *out = first - 'i';
    return true;
  }
  size_t end = 2;
  int64_t value = 0;
  bool fits = true;
  for (; end < text->len && text->ptr[end] >= '0' && text->ptr[end] <= '9'; end++) {
    fits = fits && !__builtin_mul_overflow(value, 10, &value) &&
           !__builtin_add_overflow(value, text->ptr[end] - '0', &value);
  }
  int digits = (int)end - 2;
  const char *number = text->ptr + 2;
  if (digits == 0) {
    return mc_def_parse_error(d, at, "expecting integer after 'z_'. Received: '%.*s'", (int)text->len, text->ptr);
  }
  if (number[0] == '0') {
    return mc_def_parse_error(d, at, "expecting positive integer without leading zeros. Received: '%.*s'", digits,
                              number);
  }
  if (!fits || value > INT64_MAX - LAST_LETTER) {
    return mc_def_parse_error(d, at, "expecting symbol index <=2^63-1. Received: '%.*s'", digits, number);
  }
  *text = (McStr){text->ptr + end, text->len - end};
  *out = value + LAST_LETTER;
  return true;
}

static bool read_word(McDefParse *d, McStr *out) {
  McParser *p = d->p;
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, p->tok.start, "expected valid keyword");
  *out = (McStr){p->tok.start, mc_token_len(&p->tok)};
  mc_advance(p);
  return true;
}

bool mc_def_routine_sdy_factors_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  size_t base = d->p->words.len;
  McStr text;
  if (!mc_p_at_word(d->p)) return true;
  if (!read_word(d, &text)) return false;
  while (text.len > 0) {
    int64_t factor = 0;
    if (!read_factor(d, &text, &factor) || !push_i64(d, factor)) return false;
  }
  return set_list(d, args[0].number, base);
}

void mc_def_routine_sdy_factors_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint32_t list = args[0].number;
  for (uint32_t i = 0, n = size_of(d, list); i < n; i++) put_factor(d->p, integer_at(d->p->ctx, d->values[list], i));
}

/* i=2, in the order of the factors. */
static bool read_size(McDefParse *d, uint32_t list, int64_t expected) {
  McParser *p = d->p;
  McStr text;
  int64_t factor = 0;
  if (!read_word(d, &text) || !read_factor(d, &text, &factor)) return false;
  if (factor != expected) {
    char names[2][32];
    const int64_t which[2] = {expected, factor};
    for (int i = 0; i < 2; i++) {
      if (which[i] <= LAST_LETTER) snprintf(names[i], sizeof names[i], "%c", (char)('i' + which[i]));
      else snprintf(names[i], sizeof names[i], "z_%lld", (long long)(which[i] - LAST_LETTER));
    }
    return mc_def_parse_error(
        d, p->tok.start,
        "expecting factor indices to be ordered like an iota ([0,1,2,...], e.g. {i=#, j=#, ...}). "
        "Expecting factor index symbol '%s', received: '%s'",
        names[0], names[1]);
  }
  if (text.len > 0) {
    return mc_def_parse_error(d, p->tok.start, "expecting single factor symbol: %.*s", (int)text.len, text.ptr);
  }
  if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  uint32_t size = mc_def_parse_element(d, list);
  return size != MC_NONE && mc_p_push(p, &p->words, size);
}

static bool read_name(McDefParse *d) {
  McStr text;
  int64_t factor = 0;
  return read_word(d, &text) && read_factor(d, &text, &factor) && push_i64(d, factor);
}

/* `{` elements `}`, or nothing. */
static bool read_factors(McDefParse *d, uint32_t list, bool sizes) {
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_consume_if(p, TOK_L_BRACE) || mc_consume_if(p, TOK_R_BRACE)) return true;
  do {
    if (sizes ? !read_size(d, list, (int64_t)(p->words.len - base)) : !read_name(d)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_BRACE, "expected '}'") && set_list(d, list, base);
}

static void put_factors(McDefPrint *d, uint32_t list, bool sizes) {
  mc_pr_lit(d->p, "{");
  for (uint32_t i = 0, n = size_of(d, list); i < n; i++) {
    if (i > 0) mc_pr_lit(d->p, ", ");
    int64_t value = integer_at(d->p->ctx, d->values[list], i);
    put_factor(d->p, sizes ? i : value);
    if (!sizes || d->p->collecting) continue;
    mc_buf_char(d->p->buf, '=');
    mc_buf_i64(d->p->buf, value);
  }
  mc_pr_lit(d->p, "}");
}

bool mc_def_routine_sdy_factor_sizes_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return read_factors(d, args[0].number, true);
}

void mc_def_routine_sdy_factor_sizes_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (size_of(d, args[0].number) == 0) return;
  mc_pr_lit(d->p, " ");
  put_factors(d, args[0].number, true);
}

bool mc_def_routine_sdy_factors_of_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_consume_keyword(d->p, mc_ident_str(d->p->ctx, (McIdent){args[1].number}).ptr)) return true;
  return mc_expect(d->p, TOK_EQUAL, "expected '='") && read_factors(d, args[0].number, false);
}

void mc_def_routine_sdy_factors_of_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (size_of(d, args[0].number) == 0) return;
  McStr what = mc_ident_str(d->p->ctx, (McIdent){args[1].number});
  mc_pr_lit(d->p, " ");
  mc_pr_text(d->p, what.ptr, what.len);
  mc_pr_lit(d->p, "=");
  put_factors(d, args[0].number, false);
}

bool mc_def_routine_sdy_custom_rule_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  bool custom = mc_consume_if(p, TOK_COMMA);
  if (custom && !mc_consume_keyword(p, "custom")) return mc_p_wrong_token(p, "expected 'custom'");
  return set_bool(d, args[0].number, custom);
}

void mc_def_routine_sdy_custom_rule_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (is_true(d, args[0].number)) mc_pr_lit(d->p, ", custom");
}

/* --- parts of operations --- */

bool mc_routine_sdy_shardings_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  const McDefinition *one = definition(ctx, "sdy.sharding"), *all = definition(ctx, "sdy.sharding_per_value");
  if (one == NULL || all == NULL) return mc_p_error(p, "expected sdy to define its shardings");
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (!mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      uint32_t sharding = parse_stripped(p, f, one);
      if (sharding == MC_NONE || !mc_p_push(p, &p->words, sharding)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  }
  size_t count = p->words.len - base;
  uint32_t list = MC_NONE;
  if (count > 0) {
    list = mc_attr_array(ctx, (const McAttr *)(p->words.ptr + base), count).index;
    if (list == MC_NONE) mc_p_not_interned(p, p->words.ptr + base, count);
    p->words.len = base;
    if (list == MC_NONE) return false;
  }
  McAttr made = {mc_defined_intern(ctx, all, &list)};
  return made.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, made);
}

void mc_routine_sdy_shardings_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr attr = mc_format_print_attr(f, args[0].number);
  uint32_t list = attr.index != MC_NONE && mc_kind(p->ctx, attr.index) == MC_ATTR_DEFINED
                      ? mc_defined_param(p->ctx, attr.index, 0)
                      : MC_NONE;
  mc_pr_lit(p, "[");
  for (uint32_t i = 0, n = list == MC_NONE ? 0 : mc_attr_array_size(p->ctx, (McAttr){list}); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_defined_stripped(p, mc_attr_array_get(p->ctx, (McAttr){list}, i).index);
  }
  mc_pr_lit(p, "]");
}

static bool parse_body(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  (void)args;
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      McArgument arg;
      if (!mc_p_argument(p, &arg, true, true) || !mc_args_push(p, region_args, arg)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  return mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_sdy_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_body);
}

void mc_routine_sdy_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  if (args[0].number >= mc_op_num_regions(p->ctx, f->op)) return;
  McBlock entry = mc_format_print_entry(f, args[0].number);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0, n = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, i), (McAttr){MC_NONE}, false);
  }
  mc_pr_lit(p, ") ");
  mc_pr_region(p, mc_op_region(p->ctx, f->op, args[0].number), false, true, false);
}

/* --- checks --- */

typedef struct Place { uint64_t key; uint32_t number; } Place;

static int compare_places(const void *left, const void *right) {
  const Place *a = left, *b = right;
  if (a->key != b->key) return a->key < b->key ? -1 : 1;
  return (a->number > b->number) - (a->number < b->number);
}

/* No two axes have a name in common. */
static bool check_names(McContext *ctx, McAttr axes, Place *places, uint32_t count, McLoc loc, McDiags *diags) {
  uint32_t first = count;
  for (uint32_t i = 0; i < count; i++) {
    places[i] = (Place){mc_defined_param(ctx, mc_attr_array_get(ctx, axes, i).index, 0), i};
  }
  qsort(places, count, sizeof *places, compare_places);
  for (uint32_t i = 1; i < count; i++) {
    if (places[i].key == places[i - 1].key && places[i].number < first) first = places[i].number;
  }
  if (first == count) return true;
  McStr name = mc_attr_string_value(ctx, (McAttr){mc_defined_param(ctx, mc_attr_array_get(ctx, axes, first).index, 0)});
  return mc_error(diags, loc, "duplicate axis name: \"%.*s\"", (int)name.len, name.ptr);
}

/* The numbers are those below `count` in another order than their own. */
static bool check_ids(McContext *ctx, uint32_t ids, Place *places, uint32_t count, McLoc loc, McDiags *diags) {
  bool is_sorted = true, is_iota = true;
  for (uint32_t i = 0; i < count; i++) {
    places[i] = (Place){(uint64_t)integer_at(ctx, ids, i), i};
    is_sorted = is_sorted && (i == 0 || places[i].key >= places[i - 1].key);
  }
  qsort(places, count, sizeof *places, compare_places);
  for (uint32_t i = 0; i < count; i++) is_iota = is_iota && places[i].key == i;
  if (is_iota) {
    return !is_sorted ||
           mc_error(
               diags, loc,
               "if the ordered device ids are the same as iota(product(axes)), no need to specify them for simplicity");
  }
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_buf_lit(&text, ", ");
    mc_buf_i64(&text, (int64_t)places[i].key);
  }
  mc_error(diags, loc, "sorted device ids must be iota(product(axes)), got: %s", mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

bool mc_def_check_sdy_mesh(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc, McDiags *diags) {
  (void)def;
  McAttr axes = {values[0]};
  uint32_t num_axes = values[0] == MC_NONE ? 0 : mc_attr_array_size(ctx, axes);
  uint32_t num_ids = values[1] == MC_NONE ? 0 : mc_attr_array_size(ctx, (McAttr){values[1]});
  for (uint32_t i = 0; i < num_ids; i++) {
    int64_t id = integer_at(ctx, values[1], i);
    if (id < 0) return mc_error(diags, loc, "device id must be non-negative, got: %lld", (long long)id);
  }
  if (num_axes == 0) {
    return num_ids <= 1 || mc_error(diags, loc, "axes is empty and device_ids has more than one element");
  }
  int64_t product = 1;
  for (uint32_t i = 0; i < num_axes; i++) {
    int64_t size = 1;
    mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, mc_attr_array_get(ctx, axes, i).index, 1)}, &size);
    product = (int64_t)((uint64_t)product * (uint64_t)size);
  }
  uint32_t most = num_axes > num_ids ? num_axes : num_ids;
  Place *places = mc_alloc(&ctx->alloc, most * sizeof *places);
  if (places == NULL) return mc_out_of_memory(diags);
  bool ok = check_names(ctx, axes, places, num_axes, loc, diags);
  if (ok && num_ids > 0 && product != num_ids) {
    ok = mc_error(diags, loc, "total product of axis sizes must match total number of device ids, got: %lld != %u",
                  (long long)product, num_ids);
  }
  ok = ok && (num_ids == 0 || check_ids(ctx, values[1], places, num_ids, loc, diags));
  mc_free(&ctx->alloc, places, most * sizeof *places);
  return ok;
}
