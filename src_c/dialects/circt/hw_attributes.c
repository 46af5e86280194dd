/* hw_attributes.c - attributes of hw: inner symbols, parameters of modules and their expressions, names of files. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* A value that is set, or memory ran out. */
static bool set_value(McDefParse *d, uint32_t param, McAttr value) {
  d->values[param] = value.index;
  return value.index != MC_NONE || mc_p_out_of_memory(d->p);
}

static bool set_text(McDefParse *d, uint32_t param, McStr text) {
  return set_value(d, param, mc_attr_string(d->p->ctx, text.ptr, text.len, (McType){MC_NONE}));
}

static bool read_string(McDefParse *d, McStr *out) {
  McParser *p = d->p;
  if (!mc_at(p, TOK_STRING)) return mc_def_parse_error(d, p->tok.start, "expected string");
  if (!mc_p_string_value(p, &p->tok, out)) return false;
  mc_advance(p);
  return true;
}

static void print_text(McDefPrint *d, uint32_t param) {
  McStr text = mc_string_of(d->p->ctx, (McAttr){d->values[param]});
  mc_pr_text(d->p, text.ptr, text.len);
}

/* --- fields of enumerations --- */

/* Arguments: the name of the case, the type. */
bool mc_def_routine_hw_enum_field_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McStr name = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, name.ptr, "expected valid keyword");
  mc_advance(p);
  if (!set_text(d, args[0].number, name) || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  McType type = mc_p_type(p);
  d->values[args[1].number] = type.index;
  return type.index != MC_NONE && mc_hw_enum_has(p, p->tok.start, type, name);
}

bool mc_hw_enum_has(McParser *p, const char *at, McType type, McStr name) {
  McType meant = mc_hw_canonical(p->ctx, type);
  if (mc_hw_kind(p->ctx, meant) != MC_HW_ENUM) return mc_p_error_at(p, at, "expected enum type");
  McAttr cases = {mc_defined_param(p->ctx, meant.index, 0)};
  for (uint32_t i = 0; i < mc_array_length(p->ctx, cases); i++) {
    McStr text = mc_string_of(p->ctx, mc_attr_array_get(p->ctx, cases, i));
    if (text.len == name.len && memcmp(text.ptr, name.ptr, name.len) == 0) return true;
  }
  return mc_p_error_at(p, at, "enum value '%.*s' is not a member of enum type '%s'", (int)name.len, name.ptr,
                       mc_text_type(p->diags, meant));
}

void mc_def_routine_hw_enum_field_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_text(d, args[0].number);
  mc_pr_lit(d->p, ", ");
  mc_pr_type(d->p, (McType){d->values[args[1].number]});
}

/* --- inner names --- */

/* Arguments: the module, a symbol; the name. */
bool mc_def_routine_hw_inner_ref_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const char *at = p->tok.start;
  McAttr ref = mc_p_attr(p, (McType){MC_NONE});
  if (ref.index == MC_NONE) return false;
  if (mc_kind(p->ctx, ref.index) != MC_ATTR_SYMBOL_REF) {
    return mc_def_parse_error(d, at, "invalid kind of attribute specified");
  }
  if (mc_attr_symbol_num_nested(p->ctx, ref) != 1) {
    return mc_def_parse_error(d, d->at, "inner reference must have exactly one nested reference");
  }
  McAttr module = mc_attr_symbol_ref(p->ctx, mc_attr_symbol_root(p->ctx, ref), NULL, 0);
  return set_value(d, args[0].number, module) &&
         set_text(d, args[1].number, mc_ident_str(p->ctx, mc_attr_symbol_nested(p->ctx, ref, 0)));
}

void mc_def_routine_hw_inner_ref_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr name = mc_string_of(d->p->ctx, (McAttr){d->values[args[1].number]});
  mc_pr_attr(d->p, (McAttr){d->values[args[0].number]});
  mc_pr_lit(d->p, "::");
  mc_pr_symbol_name(d->p, name.ptr, name.len);
}

/* The parameters of hw.innerSymProps: the name, the number of the field, the visibility. */
enum { SYM_NAME, SYM_FIELD, SYM_VISIBILITY, SYM_NUM };

/* A symbol without anything else, as it is in `values`. */
static bool plain_symbol(McParser *p, McStr name, uint32_t values[SYM_NUM]) {
  values[SYM_NAME] = mc_attr_string(p->ctx, name.ptr, name.len, (McType){MC_NONE}).index;
  values[SYM_FIELD] = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_UNSIGNED), 0).index;
  values[SYM_VISIBILITY] = mc_attr_string(p->ctx, "public", 6, (McType){MC_NONE}).index;
  for (int i = 0; i < SYM_NUM; i++) {
    if (values[i] == MC_NONE) return mc_p_out_of_memory(p);
  }
  return true;
}

static const McDefinition *symbol_properties(McParser *p) {
  McIdent ident = mc_ident(p->ctx, "hw.innerSymProps", 16);
  return ident.index == MC_NONE ? NULL : mc_p_find_definition(p, ident, false);
}

static int64_t field_of(const McContext *ctx, uint32_t symbol) {
  int64_t field = 0;
  (void)mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, symbol, SYM_FIELD)}, &field);
  return field;
}

/* By the numbers of fields; a list is short. */
static void sort_symbols(const McContext *ctx, uint32_t *symbols, size_t count) {
  for (size_t i = 1; i < count; i++) {
    uint32_t symbol = symbols[i];
    size_t to = i;
    for (; to > 0 && (uint64_t)field_of(ctx, symbols[to - 1]) > (uint64_t)field_of(ctx, symbol); to--) {
      symbols[to] = symbols[to - 1];
    }
    symbols[to] = symbol;
  }
}

enum { MAX_INNER_SYMBOLS = 4096 };

/* `[` properties, ... `]` */
static bool read_symbols(McDefParse *d, const McDefinition *def) {
  McParser *p = d->p;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (mc_consume_if(p, TOK_R_SQUARE)) return true;
  size_t base = p->words.len;
  do {
    uint32_t symbol = mc_p_defined_stripped(p, NULL, def, (McType){MC_NONE});
    if (symbol == MC_NONE || !mc_p_push(p, &p->words, symbol)) return false;
    if (p->words.len - base > MAX_INNER_SYMBOLS) return mc_def_parse_error(d, p->tok.start, "too many inner symbols");
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

bool mc_def_routine_hw_inner_symbols_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  const McDefinition *def = symbol_properties(p);
  if (def == NULL) return mc_p_out_of_memory(p);
  size_t base = p->words.len;
  if (mc_at(p, TOK_AT_IDENTIFIER)) {
    uint32_t values[SYM_NUM];
    McIdent name = mc_p_at_identifier(p, &p->tok);
    if (name.index == MC_NONE || !plain_symbol(p, mc_ident_str(p->ctx, name), values)) return false;
    if (mc_ident_str(p->ctx, name).len == 0) {
      return mc_def_parse_error(d, p->tok.start, "inner symbol cannot have empty name");
    }
    mc_advance(p);
    uint32_t symbol = mc_defined_intern(p->ctx, def, values);
    if (symbol == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, &p->words, symbol)) return false;
  } else if (!read_symbols(d, def)) {
    return false;
  }
  size_t count = p->words.len - base;
  sort_symbols(p->ctx, p->words.ptr + base, count);
  McAttr list = mc_attr_array(p->ctx, count == 0 ? NULL : (const McAttr *)(p->words.ptr + base), count);
  p->words.len = base;
  return set_value(d, args[0].number, list);
}

static void print_symbol(McPrinter *p, McAttr symbol, bool alone) {
  McStr name = mc_string_of(p->ctx, (McAttr){mc_defined_param(p->ctx, symbol.index, SYM_NAME)});
  McStr visibility = mc_string_of(p->ctx, (McAttr){mc_defined_param(p->ctx, symbol.index, SYM_VISIBILITY)});
  int64_t field = field_of(p->ctx, symbol.index);
  if (alone && field == 0 && mc_str_is(visibility, "public")) {
    mc_pr_symbol_name(p, name.ptr, name.len);
    return;
  }
  mc_pr_text(p, "[", alone);
  mc_pr_lit(p, "<@");
  mc_pr_text(p, name.ptr, name.len);
  mc_pr_lit(p, ",");
  if (!p->collecting) mc_buf_u64(p->buf, (uint64_t)field);
  mc_pr_lit(p, ",");
  mc_pr_text(p, visibility.ptr, visibility.len);
  mc_pr_lit(p, ">");
  mc_pr_text(p, "]", alone);
}

void mc_def_routine_hw_inner_symbols_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr list = {d->values[args[0].number]};
  uint32_t count = mc_array_length(p->ctx, list);
  if (count != 1) mc_pr_lit(p, "[");
  for (uint32_t i = 0; i < count; i++) {
    McAttr symbol = mc_attr_array_get(p->ctx, list, i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (mc_is_defined_as(p->ctx, symbol.index, "hw.innerSymProps")) print_symbol(p, symbol, count == 1);
  }
  if (count != 1) mc_pr_lit(p, "]");
}

/* Arguments: the name, the number of the field, the visibility. */
bool mc_def_routine_hw_symbol_properties_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  static const char *const words[] = {"public", "private", "nested"};
  (void)num_args;
  McParser *p = d->p;
  uint64_t field = 0;
  if (!mc_at(p, TOK_AT_IDENTIFIER)) {
    return mc_def_parse_error(d, p->tok.start, "expected valid '@'-identifier for symbol name");
  }
  McIdent name = mc_p_at_identifier(p, &p->tok);
  if (name.index == MC_NONE || !set_text(d, args[0].number, mc_ident_str(p->ctx, name))) return false;
  if (mc_ident_str(p->ctx, name).len == 0) {
    return mc_def_parse_error(d, p->tok.start, "inner symbol cannot have empty name");
  }
  mc_advance(p);
  if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  if (!mc_at(p, TOK_INTEGER) || !mc_p_token_u64(&p->tok, &field) || field > INT64_MAX) {
    return mc_def_parse_error(d, p->tok.start, "expected integer value");
  }
  mc_advance(p);
  McAttr number = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_UNSIGNED), (int64_t)field);
  if (!set_value(d, args[1].number, number) || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  for (size_t i = 0; i < MC_COUNT(words); i++) {
    if (mc_consume_keyword(p, words[i])) return set_text(d, args[2].number, (McStr){words[i], strlen(words[i])});
  }
  return mc_def_parse_error(d, p->tok.start, "expected 'public', 'private', or 'nested'");
}

void mc_def_routine_hw_symbol_properties_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  int64_t field = 0;
  (void)mc_attr_integer_i64(d->p->ctx, (McAttr){d->values[args[1].number]}, &field);
  mc_pr_lit(d->p, "@");
  print_text(d, args[0].number);
  mc_pr_lit(d->p, ",");
  if (!d->p->collecting) mc_buf_u64(d->p->buf, (uint64_t)field);
  mc_pr_lit(d->p, ",");
  print_text(d, args[2].number);
}

/* --- files --- */

/* Arguments: the name, two flags. */
bool mc_def_routine_hw_output_file_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McStr name;
  bool excluded = false, replicated = false;
  if (!read_string(d, &name)) return false;
  while (mc_consume_if(p, TOK_COMMA)) {
    if (mc_consume_keyword(p, "excludeFromFileList")) {
      excluded = true;
    } else if (mc_consume_keyword(p, "includeReplicatedOps")) {
      replicated = true;
    } else {
      return mc_def_parse_error(d, p->tok.start, "expected 'includeReplicatedOps'or 'excludeFromFileList'");
    }
  }
  /* an empty name is a folder: the one where the program runs */
  if (name.len == 0) name = MC_STR("/");
  return set_text(d, args[0].number, name) && set_value(d, args[1].number, mc_attr_bool(p->ctx, excluded)) &&
         set_value(d, args[2].number, mc_attr_bool(p->ctx, replicated));
}

static bool is_set(const McDefPrint *d, uint32_t param) {
  int64_t value = 0;
  (void)mc_attr_integer_i64(d->p->ctx, (McAttr){d->values[param]}, &value);
  return value != 0;
}

void mc_def_routine_hw_output_file_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_print_string_attr(d->p, (McAttr){d->values[args[0].number]});
  if (is_set(d, args[1].number)) mc_pr_lit(d->p, ", excludeFromFileList");
  if (is_set(d, args[2].number)) mc_pr_lit(d->p, ", includeReplicatedOps");
}

/* --- parameters --- */

/* The parameter that has the type of the attribute itself. */
static uint32_t self_type(const McDefinition *def) { return def->record->self - 1; }

/* Arguments: the name, the value. */
bool mc_def_routine_hw_parameter_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McStr name;
  if (!read_string(d, &name) || !set_text(d, args[0].number, name) || !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  d->values[self_type(d->def)] = type.index;
  if (!mc_consume_if(p, TOK_EQUAL)) return true;
  McAttr value = mc_p_attr(p, type);
  d->values[args[1].number] = value.index;
  return value.index != MC_NONE;
}

void mc_def_routine_hw_parameter_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_print_string_attr(d->p, (McAttr){d->values[args[0].number]});
  mc_pr_lit(d->p, ": ");
  mc_pr_type(d->p, (McType){d->values[self_type(d->def)]});
  if (d->values[args[1].number] == MC_NONE) return;
  mc_pr_lit(d->p, " = ");
  mc_pr_attr_no_type(d->p, (McAttr){d->values[args[1].number]});
}

bool mc_def_routine_hw_operands_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McType type = {d->values[self_type(d->def)]};
  if (type.index != MC_NONE && mc_kind(p->ctx, type.index) == MC_TYPE_NONE) type.index = MC_NONE;
  size_t base = p->words.len;
  do {
    const char *at = p->tok.start;
    McAttr value = mc_p_attr(p, type);
    if (value.index == MC_NONE) return false;
    McType own = mc_attr_value_type(p->ctx, value);
    if (own.index == MC_NONE && mc_kind(p->ctx, value.index) != MC_ATTR_STRING) {
      return mc_def_parse_error(d, at, "invalid kind of attribute specified");
    }
    if (own.index == MC_NONE) own = mc_type_none(p->ctx);
    if (p->words.len == base) d->values[self_type(d->def)] = own.index;
    if (!mc_p_push(p, &p->words, value.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  McAttr list = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  return set_value(d, args[0].number, list);
}

void mc_def_routine_hw_operands_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr list = {d->values[args[0].number]};
  for (uint32_t i = 0; i < mc_array_length(p->ctx, list); i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_attr_no_type(p, mc_attr_array_get(p->ctx, list, i));
  }
}

McStr mc_hw_inner_name(const McContext *ctx, McAttr symbol) {
  McStr none = {"", 0};
  if (!mc_is_defined_as(ctx, symbol.index, "hw.innerSym")) return none;
  McAttr list = {mc_defined_param(ctx, symbol.index, 0)};
  for (uint32_t i = 0; i < mc_array_length(ctx, list); i++) {
    McAttr part = mc_attr_array_get(ctx, list, i);
    int64_t field = 0;
    if (!mc_is_defined_as(ctx, part.index, "hw.innerSymProps")) continue;
    (void)mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, part.index, 1)}, &field);
    if (field == 0) return mc_string_of(ctx, (McAttr){mc_defined_param(ctx, part.index, 0)});
  }
  return none;
}
