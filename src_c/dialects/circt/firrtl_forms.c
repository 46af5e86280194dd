/* firrtl_forms.c - custom forms of firrtl's operations: constants, fields by name, types that others imply; names. */
#include "dialects/circt/circt.def"
#include "dialects/circt/firrtl.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- constants --- */

/* Sets an integer attribute. width -1: as wide as its digits need, 64 bits at least. */
static bool set_number(McFormatParse *f, uint32_t attr, const McIntegerText *number, McSignedness sign, int64_t width,
                       const char *at, McType result) {
  McParser *p = f->p;
  if (width < 0) {
    width = mc_integer_text_width(p, number);
    if (width == 0) width = -1;
    else if (width < 64) width = 64;
  }
  if (width < 0 || width > MC_MAX_INTEGER_WIDTH) return mc_format_parse_error(f, at, "integer value too large");
  McType type = mc_type_integer(p->ctx, (uint32_t)width, sign);
  if (type.index == MC_NONE) return mc_p_out_of_memory(p);
  bool fits;
  McAttr value = mc_integer_text_attr(p, number, type, &fits);
  if (!fits) {
    return mc_format_parse_error(f, at, "constant out of range for result type '%s'", mc_text_type(p->diags, result));
  }
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

static bool parse_number(McFormatParse *f, McIntegerText *number) {
  const char *at = f->p->tok.start;
  return mc_integer_text_parse(f->p, number) || mc_format_parse_error(f, at, "expected integer value");
}

/* Arguments: the value, the type of the result. */
bool mc_routine_firrtl_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McIntegerText number;
  if (!parse_number(f, &number) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  const char *type_at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McFirrtl t = mc_firrtl(p->ctx, type);
  if (!mc_firrtl_is_int(t) || t.is_alias) return mc_format_parse_error(f, type_at, "invalid kind of type specified");
  return mc_format_parse_set_type(f, args[1].number, type) &&
         set_number(f, args[0].number, &number, t.kind == MC_FIRRTL_SINT ? MC_SIGNED : MC_UNSIGNED,
                    mc_firrtl_width(p->ctx, t), at, type);
}

void mc_routine_firrtl_constant_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index != MC_NONE) mc_pr_attr_no_type(f->p, value);
  mc_pr_lit(f->p, " : ");
  mc_format_print_result_types(f);
}

bool mc_routine_firrtl_special_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McIntegerText number;
  uint64_t value;
  if (!parse_number(f, &number)) return false;
  if (!mc_p_token_u64(&number.tok, &value) || value > 1 || (number.negative && value != 0)) {
    return mc_format_parse_error(f, at, "special constants can only be 0 or 1.");
  }
  McAttr held = mc_attr_bool(p->ctx, value == 1);
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, held);
}

static bool is_true(McContext *ctx, McAttr value) { return value.index == mc_attr_bool(ctx, true).index; }

void mc_routine_firrtl_special_constant_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (is_true(f->p->ctx, mc_format_print_attr(f, args[0].number))) mc_pr_lit(f->p, "1");
  else mc_pr_lit(f->p, "0");
}

bool mc_routine_firrtl_integer_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const char *at = f->p->tok.start;
  McIntegerText number;
  return parse_number(f, &number) &&
         set_number(f, args[0].number, &number, MC_SIGNED, -1, at, (McType){MC_NONE});
}

void mc_routine_firrtl_integer_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index != MC_NONE) mc_pr_attr_no_type(f->p, value);
}

#define NAME_KIND "firrtl.name_kind"
enum { DROPPABLE_NAME, INTERESTING_NAME };

bool mc_routine_firrtl_name_kind_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  bool kept = mc_consume_keyword(f->p, "interesting_name");
  if (!kept) (void)mc_consume_keyword(f->p, "droppable_name");
  McAttr value = mc_case_attr(f->p->ctx, NAME_KIND, kept ? INTERESTING_NAME : DROPPABLE_NAME);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_firrtl_name_kind_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  bool kept = value.index != MC_NONE && value.index == mc_case_attr(f->p->ctx, NAME_KIND, INTERESTING_NAME).index;
  if (kept) mc_pr_lit(f->p, " interesting_name");
}

/* --- fields by name --- */

static bool has_fields(McFirrtl t) {
  return t.kind == MC_FIRRTL_BUNDLE || t.kind == MC_FIRRTL_OPEN_BUNDLE || t.kind == MC_FIRRTL_ENUM ||
         t.kind == MC_FIRRTL_CLASS || t.kind == MC_FIRRTL_DOMAIN;
}

/* Sets the number of the field that has the name in the type. */
static bool set_field(McFormatParse *f, uint32_t attr, McType type, McStr name) {
  McParser *p = f->p;
  McFirrtl t = mc_firrtl(p->ctx, type);
  const char *kind = t.kind == MC_FIRRTL_ENUM ? "enum" : t.kind == MC_FIRRTL_CLASS ? "class" : "bundle";
  if (!has_fields(t)) {
    return mc_format_parse_error(f, f->op->at, "input must be %s type, got '%s'", kind, mc_text_type(p->diags, type));
  }
  uint32_t i = mc_firrtl_field_index(p->ctx, t, name);
  if (i == UINT32_MAX && t.kind == MC_FIRRTL_DOMAIN) {
    return mc_format_parse_error(f, f->op->at, "unknown field '%.*s' in domain type", (int)name.len, name.ptr);
  }
  if (i == UINT32_MAX) {
    return mc_format_parse_error(f, f->op->at, "unknown field %.*s in %s type '%s'", (int)name.len, name.ptr, kind,
                                 mc_text_type(p->diags, type));
  }
  McAttr number = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), i);
  return number.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, number);
}

static void print_field(McFormatPrint *f, uint32_t attr, McType type) {
  const McContext *ctx = f->p->ctx;
  McFirrtl t = mc_firrtl(ctx, type);
  McAttr number = mc_format_print_attr(f, attr);
  int64_t i = -1;
  bool known = number.index != MC_NONE && mc_kind(ctx, number.index) == MC_ATTR_INTEGER && has_fields(t) &&
               mc_attr_integer_i64(ctx, number, &i) && i >= 0 && i < mc_firrtl_num_fields(ctx, t);
  if (!known) return;
  McStr name = mc_firrtl_field_name(ctx, t, (uint32_t)i);
  mc_pr_keyword_or_string(f->p, name.ptr, name.len);
}

static bool parse_type_after_colon(McFormatParse *f, uint32_t slot, McType *type) {
  if (!mc_expect(f->p, TOK_COLON, "expected ':'")) return false;
  *type = mc_p_type(f->p);
  return mc_format_parse_set_type(f, slot, *type);
}

static bool parse_one_operand(McFormatParse *f, uint32_t group) {
  mc_format_parse_start_group(f, group);
  return mc_format_parse_push_operand(f, group);
}

static McType input_type(const McFormatPrint *f) {
  const McContext *ctx = f->p->ctx;
  if (mc_op_num_operands(ctx, f->op) == 0) return (McType){MC_NONE};
  return mc_value_type(ctx, mc_op_operand(ctx, f->op, 0));
}

/* Arguments: the operand, the number of the field, attr-dict, the type of the operand. */
bool mc_routine_firrtl_field_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr name;
  McType type;
  return parse_one_operand(f, args[0].number) && mc_expect(p, TOK_L_SQUARE, "expected '['") &&
         mc_circt_word(p, &name) && mc_expect(p, TOK_R_SQUARE, "expected ']'") && mc_format_parse_attr_dict(f, false) &&
         parse_type_after_colon(f, args[3].number, &type) && set_field(f, args[1].number, type, name);
}

void mc_routine_firrtl_field_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = input_type(f);
  if (type.index == MC_NONE) return;
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(f->p, "[");
  print_field(f, args[1].number, type);
  mc_pr_lit(f->p, "]");
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(f->p, " : ");
  mc_pr_type(f->p, type);
}

bool mc_routine_firrtl_tag_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr name;
  McType type;
  return parse_one_operand(f, args[0].number) && mc_circt_word(f->p, &name) && mc_format_parse_attr_dict(f, false) &&
         parse_type_after_colon(f, args[3].number, &type) && set_field(f, args[1].number, type, name);
}

void mc_routine_firrtl_tag_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = input_type(f);
  if (type.index == MC_NONE) return;
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(f->p, " ");
  print_field(f, args[1].number, type);
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(f->p, " : ");
  mc_pr_type(f->p, type);
}

/* Arguments: the number of the variant, the operand, attr-dict, the types of operand and result. */
bool mc_routine_firrtl_enum_create_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr name;
  if (!mc_circt_word(p, &name) || !mc_expect(p, TOK_L_PAREN, "expected '('") || !parse_one_operand(f, args[1].number) ||
      !mc_expect(p, TOK_R_PAREN, "expected ')'") || !mc_format_parse_attr_dict(f, false) ||
      !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  McType type = mc_format_parse_function_type(f, p->tok.start);
  if (type.index == MC_NONE) return false;
  if (mc_type_num_inputs(p->ctx, type) != 1) return mc_format_parse_error(f, f->op->at, "single input type required");
  if (mc_type_num_results(p->ctx, type) != 1) return mc_format_parse_error(f, f->op->at, "single result type required");
  McType made = mc_type_result(p->ctx, type, 0);
  if (mc_firrtl(p->ctx, made).kind != MC_FIRRTL_ENUM) {
    return mc_format_parse_error(f, f->op->at, "output must be enum type, got '%s'", mc_text_type(p->diags, made));
  }
  return mc_format_parse_set_type(f, args[3].number, mc_type_input(p->ctx, type, 0)) &&
         mc_format_parse_set_type(f, args[4].number, made) && set_field(f, args[0].number, made, name);
}

void mc_routine_firrtl_enum_create_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  if (mc_op_num_results(p->ctx, f->op) == 0) return;
  print_field(f, args[0].number, mc_value_type(p->ctx, mc_op_result(p->ctx, f->op, 0)));
  mc_pr_lit(p, "(");
  mc_format_print_values(f, mc_format_print_operands(f, args[1].number));
  mc_pr_lit(p, ")");
  mc_format_print_attr_dict(f, true);
  mc_pr_lit(p, " : ");
  mc_pr_functional_type(p, f->op);
}

/* --- types that others imply --- */

/* Arguments: the type of the result, the elements, their types. */
bool mc_routine_firrtl_list_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McFirrtl t = mc_firrtl(p->ctx, type);
  if (t.kind != MC_FIRRTL_LIST) return mc_format_parse_error(f, at, "invalid kind of type specified");
  return mc_format_parse_set_type(f, args[0].number, type) &&
         mc_circt_set_types(f, args[1].number, args[2].number, mc_firrtl_element(p->ctx, t));
}

void mc_routine_firrtl_list_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  mc_format_print_result_types(f);
}

bool mc_routine_firrtl_class_interface_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_firrtl_parse_class(f->p);
  return type.index != MC_NONE && mc_format_parse_set_type(f, args[0].number, type);
}

void mc_routine_firrtl_class_interface_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  const McContext *ctx = f->p->ctx;
  if (mc_op_num_results(ctx, f->op) == 0) return;
  McType type = mc_value_type(ctx, mc_op_result(ctx, f->op, 0));
  if (mc_firrtl(ctx, type).kind == MC_FIRRTL_CLASS) mc_firrtl_print_class(f->p, type);
}

/* Arguments: the values of fields, their types, the type of the result, a domain. */
bool mc_routine_firrtl_domain_fields_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McFirrtl t = mc_firrtl(p->ctx, type);
  if (t.kind != MC_FIRRTL_DOMAIN) return mc_format_parse_error(f, p->tok.start, "expected domain type");
  uint32_t given = f->operands[args[0].number].count, fields = mc_firrtl_num_fields(p->ctx, t);
  if (given == MC_PROGRAM_NONE) given = 0;
  if (given != fields) {
    return mc_format_parse_error(f, p->tok.start, "number of field values (%u) does not match domain field count (%u)",
                                 given, fields);
  }
  McSpan span = {(uint32_t)p->words.len, fields};
  for (uint32_t i = 0; i < fields; i++) {
    if (!mc_p_push(p, &p->words, mc_firrtl_field_type(p->ctx, t, i).index)) return false;
  }
  f->types[args[1].number] = span;
  return mc_format_parse_set_type(f, args[2].number, type);
}

void mc_routine_firrtl_domain_fields_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  mc_format_print_result_types(f);
}

/* Arguments: the types of operand, result, reference, the attribute. */
bool mc_routine_firrtl_node_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_p_type(p);
  if (!mc_format_parse_set_type(f, args[0].number, type) || !mc_format_parse_set_type(f, args[1].number, type)) {
    return false;
  }
  f->types[args[2].number] = (McSpan){(uint32_t)p->words.len, 0};
  if (mc_format_parse_attr(f, args[3].number).index == MC_NONE) return true;
  McType ref = mc_firrtl_forceable_ref(p->ctx, type);
  if (ref.index == MC_NONE) {
    return mc_p_error_at(p, f->op->at, "cannot force a node of type '%s'", mc_text_type(p->diags, type));
  }
  return mc_format_parse_set_type(f, args[2].number, ref);
}

void mc_routine_firrtl_node_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McType type = input_type(f);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

/* (`,` type)*, the types of two groups. Arguments: the first group, the types of both. */
bool mc_routine_firrtl_more_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t start = (uint32_t)p->words.len, first = f->operands[args[0].number].count;
  if (mc_consume_if(p, TOK_COMMA) && !mc_p_type_list_no_parens(p, &p->words)) return false;
  uint32_t all = (uint32_t)p->words.len - start;
  if (first > all) first = all;
  f->types[args[1].number] = (McSpan){start, first};
  f->types[args[2].number] = (McSpan){start + first, all - first};
  return true;
}

void mc_routine_firrtl_more_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  const McContext *ctx = f->p->ctx;
  for (uint32_t i = 2, count = mc_op_num_operands(ctx, f->op); i < count; i++) {
    mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, mc_value_type(ctx, mc_op_operand(ctx, f->op, i)));
  }
}

/* --- parameters --- */

static McAttr make_parameter(McContext *ctx, McAttr name, McType type, McAttr value) {
  McIdent ident = mc_ident(ctx, "firrtl.param.decl", 17);
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, false);
  const uint32_t values[] = {name.index, type.index, value.index};
  return (McAttr){def == NULL || def->record->num_params != 3 ? MC_NONE : mc_defined_intern(ctx, def, values)};
}

/* name `:` type (`=` value)? */
static bool parse_parameter(McParser *p, McStr text, McAttr *name, McType *type, McAttr *value) {
  *name = mc_circt_string(p, text);
  value->index = MC_NONE;
  if (name->index == MC_NONE || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  *type = mc_p_type(p);
  if (type->index == MC_NONE) return false;
  if (!mc_consume_if(p, TOK_EQUAL)) return true;
  *value = mc_p_attr(p, *type);
  return value->index != MC_NONE;
}

bool mc_routine_firrtl_parameters_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  if (mc_consume_if(p, TOK_LESS) && !mc_consume_if(p, TOK_GREATER)) {
    do {
      McStr text;
      McAttr name, value;
      McType type;
      if (!mc_circt_word(p, &text) || !parse_parameter(p, text, &name, &type, &value)) return false;
      McAttr made = make_parameter(p->ctx, name, type, value);
      if (made.index == MC_NONE) return mc_p_out_of_memory(p);
      if (!mc_p_push(p, &p->words, made.index)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_GREATER, "expected '>'")) return false;
  }
  size_t count = p->words.len - base;
  McAttr list = mc_attr_array(p->ctx, count > 0 ? (const McAttr *)(p->words.ptr + base) : NULL, count);
  p->words.len = base;
  return list.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, list);
}

static void print_value(McPrinter *p, McType type, McAttr value) {
  mc_pr_lit(p, ": ");
  mc_pr_type(p, type);
  if (value.index == MC_NONE) return;
  mc_pr_lit(p, " = ");
  mc_pr_attr_no_type(p, value);
}

void mc_routine_firrtl_parameters_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  const McContext *ctx = p->ctx;
  McAttr list = mc_format_print_attr(f, args[0].number);
  uint32_t count = mc_clause_array_size(ctx, list);
  for (uint32_t i = 0; i < count; i++) {
    McAttr each = mc_attr_array_get(ctx, list, i);
    if (!mc_is_defined_as(ctx, each.index, "firrtl.param.decl")) continue;
    McStr name = mc_attr_string_value(ctx, (McAttr){mc_defined_param(ctx, each.index, 0)});
    if (i == 0) mc_pr_lit(p, "<");
    else mc_pr_lit(p, ", ");
    mc_pr_text(p, name.ptr, name.len);
    print_value(p, (McType){mc_defined_param(ctx, each.index, 1)}, (McAttr){mc_defined_param(ctx, each.index, 2)});
  }
  if (count > 0) mc_pr_lit(p, ">");
}

/* Arguments: name, type, value. */
bool mc_def_routine_firrtl_parameter_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McStr text;
  McAttr name, value;
  McType type;
  if (!mc_at(p, TOK_STRING)) return mc_p_wrong_token(p, "expected string");
  if (!mc_circt_word(p, &text) || !parse_parameter(p, text, &name, &type, &value)) return false;
  d->values[args[0].number] = name.index;
  d->values[args[1].number] = type.index;
  d->values[args[2].number] = value.index;
  return true;
}

void mc_def_routine_firrtl_parameter_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_attr(d->p, (McAttr){d->values[args[0].number]});
  print_value(d->p, (McType){d->values[args[1].number]}, (McAttr){d->values[args[2].number]});
}

/* --- match --- */

/* `case` name `(` %arg `)` region. Arguments: see mc_routine_firrtl_match_parse. */
static bool parse_case(McFormatParse *f, McFirrtl t, McType type, McWords *tags) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  McStr name;
  McArgument arg;
  if (!mc_circt_word(p, &name) || !mc_expect(p, TOK_L_PAREN, "expected '('") ||
      !mc_p_argument(p, &arg, false, false) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
    return false;
  }
  uint32_t i = mc_firrtl_field_index(p->ctx, t, name);
  if (i == UINT32_MAX) {
    return mc_p_error_at(p, at, "the tag \"%.*s\" is not a member of the enumeration '%s'", (int)name.len, name.ptr,
                         mc_text_type(p->diags, type));
  }
  McAttr tag = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), i);
  if (tag.index == MC_NONE) return mc_p_out_of_memory(p);
  arg.type = mc_firrtl_field_type(p->ctx, t, i);
  if (t.is_const) arg.type = mc_firrtl_as_const(p->ctx, arg.type, true);
  return mc_p_push(p, tags, tag.index) && mc_format_parse_region(f, &arg, 1);
}

/* Arguments: the operand, tags, attr-dict, the type of the operand, regions. */
bool mc_routine_firrtl_match_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!parse_one_operand(f, args[0].number) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McFirrtl t = mc_firrtl(p->ctx, type);
  if (t.kind != MC_FIRRTL_ENUM) {
    return mc_p_error_at(p, at, "expected enumeration type but got'%s'", mc_text_type(p->diags, type));
  }
  if (!mc_format_parse_set_type(f, args[3].number, type) || !mc_format_parse_attr_dict(f, true) ||
      !mc_expect(p, TOK_L_BRACE, "expected '{'")) {
    return false;
  }
  McWords tags = {0};
  bool ok = true;
  while (ok && mc_consume_keyword(p, "case")) ok = parse_case(f, t, type, &tags);
  ok = ok && mc_clause_set_array(f, args[1].number, &tags) && mc_expect(p, TOK_R_BRACE, "expected '}'");
  mc_array_fini(&p->ctx->alloc, &tags);
  return ok;
}

static void print_case(McFormatPrint *f, McFirrtl t, McAttr tag, McRegion region) {
  McPrinter *p = f->p;
  McBlock entry = mc_region_first_block(p->ctx, region);
  int64_t i = -1;
  mc_pr_newline(p);
  mc_pr_lit(p, "case ");
  if (mc_kind(p->ctx, tag.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(p->ctx, tag, &i) && i >= 0 &&
      i < mc_firrtl_num_fields(p->ctx, t)) {
    McStr name = mc_firrtl_field_name(p->ctx, t, (uint32_t)i);
    mc_pr_keyword_or_string(p, name.ptr, name.len);
  }
  mc_pr_lit(p, "(");
  if (entry.index != MC_NONE && mc_block_num_args(p->ctx, entry) > 0) {
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, 0), (McAttr){MC_NONE}, true);
  }
  mc_pr_lit(p, ") ");
  mc_pr_region(p, region, false, true, false);
}

void mc_routine_firrtl_match_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType type = input_type(f);
  if (type.index == MC_NONE) return;
  McFirrtl t = mc_firrtl(p->ctx, type);
  McAttr tags = mc_format_print_attr(f, args[1].number);
  uint32_t count = t.kind == MC_FIRRTL_ENUM ? mc_clause_array_size(p->ctx, tags) : 0;
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(p, " : ");
  mc_pr_type(p, type);
  mc_format_print_attr_dict(f, true);
  mc_pr_lit(p, " {");
  p->indent += 2;
  for (uint32_t i = 0; i < count && i < mc_op_num_regions(p->ctx, f->op); i++) {
    print_case(f, t, mc_attr_array_get(p->ctx, tags, i), mc_op_region(p->ctx, f->op, i));
  }
  p->indent -= 2;
  mc_pr_newline(p);
  mc_pr_lit(p, "}");
}

/* --- names --- */

static McType result_type(const McContext *ctx, McOp op) { return mc_value_type(ctx, mc_op_result(ctx, op, 0)); }

void mc_asm_firrtl_constant(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McFirrtl t = mc_firrtl(ctx, result_type(ctx, op));
  if (!mc_firrtl_is_int(t)) return;
  int64_t width = mc_firrtl_width(ctx, t);
  mc_buf_char(out, 'c');
  mc_integer_attr_text(ctx, mc_op_property_named(ctx, op, "value"), t.kind == MC_FIRRTL_SINT, out);
  mc_buf_str(out, t.kind == MC_FIRRTL_SINT ? "_si" : "_ui");
  if (width >= 0) mc_buf_i64(out, width);
}

void mc_asm_firrtl_special_constant(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McFirrtl t = mc_firrtl(ctx, result_type(ctx, op));
  mc_buf_str(out, is_true(ctx, mc_op_property_named(ctx, op, "value")) ? "c1" : "c0");
  if (t.kind == MC_FIRRTL_CLOCK) mc_buf_str(out, "_clock");
  else if (t.kind == MC_FIRRTL_RESET) mc_buf_str(out, "_reset");
  else if (t.kind == MC_FIRRTL_ASYNC_RESET) mc_buf_str(out, "_asyncreset");
}

void mc_asm_firrtl_invalid(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  static const char *const words[] = {"_clock", "_reset", "_asyncreset", "_si", "_ui", "_analog"};
  (void)result;
  McFirrtl t = mc_firrtl(ctx, result_type(ctx, op));
  mc_buf_str(out, "invalid");
  if (t.kind < MC_COUNT(words)) mc_buf_str(out, words[t.kind]);
  bool sized = mc_firrtl_is_int(t) || t.kind == MC_FIRRTL_ANALOG;
  int64_t width = sized ? mc_firrtl_width(ctx, t) : -1;
  if (width >= 0) mc_buf_i64(out, width);
}

static bool is_alnum(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* The first word of the text, after a backtick. */
void mc_asm_firrtl_verbatim(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McAttr value = mc_op_property_named(ctx, op, "text");
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_STRING) return;
  McStr text = mc_attr_string_value(ctx, value);
  if (text.len > 0 && *text.ptr == '`') text = (McStr){text.ptr + 1, text.len - 1};
  size_t len = 0;
  while (len < text.len && (is_alnum(text.ptr[len]) || text.ptr[len] == '_')) len++;
  mc_buf_put(out, text.ptr, len);
}

/* The name; for the reference to it `_ref` after that. */
void mc_asm_firrtl_forceable(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McAttr value = mc_op_property_named(ctx, op, "name");
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_STRING) return;
  McStr text = mc_attr_string_value(ctx, value);
  if (text.len == 0) return;
  mc_buf_put(out, text.ptr, text.len);
  if (result > 0) mc_buf_str(out, "_ref");
}
