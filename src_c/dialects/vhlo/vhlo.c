/* vhlo.c - syntax of functions, shapes and lists of vhlo, and what is from the dialect. */
#include "dialects/shared/routines.h"
#include "dialects/vhlo/vhlo.def"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- from the dialect --- */

bool mc_predicate_vhlo_of_dialect(const McContext *ctx, uint32_t id) {
  McKind kind = mc_kind(ctx, id);
  if (kind == MC_ATTR_TYPE) {
    id = mc_attr_type_value(ctx, (McAttr){id}).index;
    kind = mc_kind(ctx, id);
  }
  if (kind != MC_TYPE_DEFINED && kind != MC_ATTR_DEFINED) return false;
  McStr name = mc_ident_str(ctx, mc_defined_name(ctx, id));
  return name.len > 5 && memcmp(name.ptr, "vhlo.", 5) == 0;
}

bool mc_def_check_vhlo_dictionary(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                  McDiags *diags) {
  (void)def;
  if (mc_attr_array_size(ctx, (McAttr){values[0]}) % 2 == 0) return true;
  mc_error(diags, loc, "expected a value for each key");
  return false;
}

/* --- lists --- */

/* Makes an array attribute of the words on the parser's stack from `base` on. */
static bool set_array(McDefParse *d, uint32_t param, size_t base) {
  McParser *p = d->p;
  size_t count = p->words.len - base;
  const uint32_t *words = p->words.ptr + base;
  McAttr made = mc_attr_array(p->ctx, count > 0 ? (const McAttr *)words : NULL, count);
  if (made.index == MC_NONE) mc_p_not_interned(p, words, count);
  p->words.len = base;
  return (d->values[param] = made.index) != MC_NONE;
}

bool mc_def_routine_vhlo_types_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  if (mc_consume_if(p, TOK_L_PAREN) && mc_consume_if(p, TOK_R_PAREN)) return set_array(d, args[0].number, base);
  do {
    McType type = mc_p_type(p);
    McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(p->ctx, type);
    if (held.index == MC_NONE || !mc_p_push(p, &p->words, held.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return set_array(d, args[0].number, base);
}

void mc_def_routine_vhlo_types_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr types = {d->values[args[0].number]};
  uint32_t count = mc_attr_array_size(p->ctx, types);
  if (count == 0) mc_pr_lit(p, "()");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_attr_type_value(p->ctx, mc_attr_array_get(p->ctx, types, i)));
  }
}

bool mc_def_routine_vhlo_pairs_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_at(p, TOK_R_BRACE)) {
    do {
      McAttr key = mc_p_attr(p, (McType){MC_NONE});
      if (key.index == MC_NONE || !mc_expect(p, TOK_EQUAL, "expected '='")) return false;
      McAttr value = mc_p_attr(p, (McType){MC_NONE});
      if (value.index == MC_NONE || !mc_p_push(p, &p->words, key.index) || !mc_p_push(p, &p->words, value.index)) {
        return false;
      }
    } while (mc_consume_if(p, TOK_COMMA));
  }
  return set_array(d, args[0].number, base);
}

void mc_def_routine_vhlo_pairs_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr pairs = {d->values[args[0].number]};
  for (uint32_t i = 0, count = mc_attr_array_size(p->ctx, pairs); i + 1 < count; i += 2) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, pairs, i));
    mc_pr_lit(p, " = ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, pairs, i + 1));
  }
}

/* --- shapes --- */

/* Pairs of words on the parser's stack from `base` on, as a dense array. */
static bool set_numbers(McDefParse *d, uint32_t param, size_t base) {
  McParser *p = d->p;
  size_t count = (p->words.len - base) / 2;
  int64_t few[MC_FEW_I64];
  const int64_t *numbers = count > 0 ? mc_p_i64s(p, p->words.ptr + base, count, 2, few) : few;
  p->words.len = base;
  if (numbers == NULL) return false;
  McType i64 = mc_type_integer(p->ctx, 64, MC_SIGNLESS);
  McAttr made = mc_attr_dense_array(p->ctx, i64, count > 0 ? numbers : NULL, count, p->diags);
  return (d->values[param] = made.index) != MC_NONE;
}

static void print_numbers(McDefPrint *d, uint32_t param, const char *between, const char *last) {
  McStr data = mc_attr_dense_data(d->p->ctx, (McAttr){d->values[param]});
  for (size_t i = 0; i < data.len && !d->p->collecting; i += 8) {
    int64_t number = (int64_t)mc_load64(data.ptr + i);
    if (number == MC_DYNAMIC) mc_pr_lit(d->p, "?");
    else mc_buf_i64(d->p->buf, number);
    const char *after = i + 8 < data.len ? between : last;
    mc_pr_text(d->p, after, strlen(after));
  }
}

bool mc_def_routine_vhlo_shape_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  size_t base = d->p->words.len;
  return mc_p_dimension_list(d->p, true, true, &d->p->words) && set_numbers(d, args[0].number, base);
}

void mc_def_routine_vhlo_shape_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_numbers(d, args[0].number, "x", "x");
}

bool mc_def_routine_vhlo_dimensions_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (!mc_at(p, TOK_R_SQUARE)) {
    do {
      uint64_t magnitude = 0, value = (uint64_t)MC_DYNAMIC;
      if (!mc_consume_if(p, TOK_QUESTION)) {
        bool negative = mc_consume_if(p, TOK_MINUS);
        if (!mc_at(p, TOK_INTEGER)) return mc_p_error(p, "expected integer value");
        if (!mc_p_token_u64(&p->tok, &magnitude) || !mc_p_fit_integer(magnitude, negative, 64, true, &value)) {
          return mc_p_error(p, "integer value too large");
        }
        mc_advance(p);
      }
      if (!mc_p_push_i64(p, &p->words, (int64_t)value)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
  }
  return mc_expect(p, TOK_R_SQUARE, "expected ']'") && set_numbers(d, args[0].number, base);
}

void mc_def_routine_vhlo_dimensions_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_lit(d->p, "[");
  print_numbers(d, args[0].number, ", ", "");
  mc_pr_lit(d->p, "]");
}

bool mc_def_routine_vhlo_encoding_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_consume_if(d->p, TOK_COMMA)) return true;
  McAttr encoding = mc_p_attr(d->p, (McType){MC_NONE});
  return (d->values[args[0].number] = encoding.index) != MC_NONE;
}

void mc_def_routine_vhlo_encoding_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr encoding = {d->values[args[0].number]};
  if (encoding.index == MC_NONE) return;
  mc_pr_lit(d->p, ", ");
  mc_pr_attr(d->p, encoding);
}

/* --- functions --- */

/* A type or attribute of vhlo with these parameters. Returns MC_NONE after reporting. */
static uint32_t make(McParser *p, const char *name, bool is_type, const uint32_t *values, size_t count) {
  McIdent ident = mc_ident(p->ctx, name, strlen(name));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(p->ctx, ident, is_type);
  uint32_t made = def == NULL || def->record->num_params != count ? MC_NONE : mc_defined_intern(p->ctx, def, values);
  if (made == MC_NONE) mc_p_not_interned(p, values, count);
  return made;
}

static bool parse_name(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  if (!mc_at(p, TOK_AT_IDENTIFIER)) {
    return mc_format_parse_error(f, p->tok.start, "expected valid '@'-identifier for symbol name");
  }
  McIdent ident = mc_p_at_identifier(p, &p->tok);
  if (ident.index == MC_NONE) return false;
  McStr text = mc_ident_str(p->ctx, ident);
  mc_advance(p);
  const uint32_t name = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE}).index;
  if (name == MC_NONE) return mc_p_out_of_memory(p);
  McAttr made = {make(p, "vhlo.string_v1", false, &name, 1)};
  return made.index != MC_NONE && mc_format_parse_set_attr(f, attr, made);
}

static bool parse_arguments(McParser *p, McArgs *list) {
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    McArgument arg;
    if (!mc_p_argument(p, &arg, true, false) || !mc_args_push(p, list, arg)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* The types on the parser's stack from `base` on, as an array of type attributes. Returns MC_NONE after reporting. */
static uint32_t take_types(McParser *p, size_t base) {
  size_t count = p->words.len - base;
  uint32_t *words = p->words.ptr + base;
  bool ok = true;
  for (size_t i = 0; i < count && ok; i++) {
    words[i] = mc_attr_type(p->ctx, (McType){words[i]}).index;
    ok = words[i] != MC_NONE;
  }
  McAttr made = {MC_NONE};
  if (ok) made = mc_attr_array(p->ctx, count > 0 ? (const McAttr *)words : NULL, count);
  if (made.index == MC_NONE) mc_p_not_interned(p, words, ok ? count : 0);
  p->words.len = base;
  return made.index;
}

static bool parse_function(McFormatParse *f, McArgs *list, const McRoutineArg *args) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!parse_name(f, args[0].number) || !parse_arguments(p, list)) return false;
  for (uint32_t i = 0; i < list->len; i++) {
    if (!mc_p_push(p, &p->words, list->ptr[i].type.index)) return false;
  }
  uint32_t types[2] = {take_types(p, base)};
  if (types[0] == MC_NONE || !mc_expect(p, TOK_ARROW, "expected '->'")) return false;
  if (!mc_p_function_result_types(p, &p->words) || (types[1] = take_types(p, base)) == MC_NONE) return false;
  uint32_t type = make(p, "vhlo.func_v1", true, types, 2);
  McAttr held = {type == MC_NONE ? MC_NONE : make(p, "vhlo.type_v1", false, &type, 1)};
  if (held.index == MC_NONE || !mc_format_parse_set_attr(f, args[2].number, held)) return false;
  return mc_format_parse_region(f, list->ptr, list->len);
}

bool mc_routine_vhlo_function_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_function);
}

/* The parameter of an attribute of vhlo; MC_NONE: it is another one. */
static uint32_t held_in(const McContext *ctx, uint32_t id, const char *name, uint32_t param) {
  McKind kind = id == MC_NONE ? MC_TYPE_INTEGER : mc_kind(ctx, id);
  if (kind != MC_TYPE_DEFINED && kind != MC_ATTR_DEFINED) return MC_NONE;
  return mc_str_is(mc_ident_str(ctx, mc_defined_name(ctx, id)), name) ? mc_defined_param(ctx, id, param) : MC_NONE;
}

void mc_routine_vhlo_function_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  uint32_t name = held_in(p->ctx, mc_format_print_attr(f, args[0].number).index, "vhlo.string_v1", 0);
  uint32_t type = held_in(p->ctx, mc_format_print_attr(f, args[2].number).index, "vhlo.type_v1", 0);
  McAttr outputs = {held_in(p->ctx, type, "vhlo.func_v1", 1)};
  McStr symbol = name == MC_NONE ? (McStr){"", 0} : mc_attr_string_value(p->ctx, (McAttr){name});
  mc_pr_symbol_name(p, symbol.ptr, symbol.len);
  mc_pr_lit(p, "(");
  if (mc_op_num_regions(p->ctx, f->op) == 0) return;
  McRegion body = mc_op_region(p->ctx, f->op, 0);
  McBlock entry = mc_region_first_block(p->ctx, body);
  uint32_t count = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry);
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, i), (McAttr){MC_NONE}, false);
  }
  mc_pr_lit(p, ") -> (");
  for (uint32_t i = 0; outputs.index != MC_NONE && i < mc_attr_array_size(p->ctx, outputs); i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_attr_type_value(p->ctx, mc_attr_array_get(p->ctx, outputs, i)));
  }
  mc_pr_lit(p, ") ");
  mc_pr_region(p, body, false, true, true);
}
