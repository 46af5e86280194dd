/* spirv_directives.c - enumerations as strings and keywords, memory accesses, decorations: syntax that several
 * operations of spirv share.
 *
 * A storage class is read before the type that it is part of: StorageOf leaves it in the notes, by the number of the
 * pointer's group, and Pointees makes the pointer's type of it.
 */
#include "dialects/spirv/spirv.def"
#include "dialects/spirv/spirv.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static McStr attr_name(const McFormatParse *f, uint32_t attr) {
  return mc_ident_str(f->p->ctx, (McIdent){mc_def_attrs(f->def)[attr].name});
}

/* The enumeration of an attribute. NULL: out of memory, reported. */
static const McEnumDef *enum_of(McFormatParse *f, uint32_t attr) {
  McContext *ctx = f->p->ctx;
  const McAttrWords *a = &mc_def_attrs(f->def)[attr];
  const McEnumWords *e = a->enumeration == 0 ? NULL : (const McEnumWords *)(f->def->words + a->enumeration);
  const McEnumDef *def = e == NULL || e->name == MC_NONE ? NULL : mc_attr_def(ctx, (McIdent){e->name});
  if (def == NULL) mc_p_out_of_memory(f->p);
  return def;
}

/* --- a case as a string --- */

/* "Function" -> the value. what: as messages call the enumeration. */
static bool parse_text(McFormatParse *f, const McEnumDef *e, McStr what, uint64_t *value) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  McAttr attr = mc_p_attr(p, mc_type_none(p->ctx));
  if (attr.index == MC_NONE) return false;
  if (mc_kind(p->ctx, attr.index) != MC_ATTR_STRING) {
    return mc_format_parse_error(f, at, "expected %.*s attribute specified as string", (int)what.len, what.ptr);
  }
  McStr text = mc_attr_string_value(p->ctx, attr);
  if (mc_enum_values(p->ctx, e->words, e->record, text.ptr, text.len, value)) return true;
  return mc_format_parse_error(f, at, "invalid %.*s attribute specification: %s", (int)what.len, what.ptr,
                               mc_text_attr(p->diags, attr));
}

static bool set_case(McFormatParse *f, uint32_t attr, const McEnumDef *e, uint64_t value) {
  McAttr held = mc_p_enum_attr(f->p, e->record, value, false);
  return held.index != MC_NONE && mc_format_parse_set_attr(f, attr, held);
}

static void put_case(McPrinter *p, McAttr attr) {
  const McEnumDef *e = attr.index == MC_NONE || mc_kind(p->ctx, attr.index) != MC_ATTR_DEFINED
                           ? NULL : mc_attr_def(p->ctx, mc_defined_name(p->ctx, attr.index));
  if (e != NULL && !p->collecting) mc_enum_text(p->ctx, e->words, e->record, mc_enum_attr_value(p->ctx, attr), p->buf);
}

static void put_text(McPrinter *p, McAttr attr) {
  mc_pr_lit(p, "\"");
  put_case(p, attr);
  mc_pr_lit(p, "\"");
}

bool mc_routine_spirv_text_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint64_t value;
  const McEnumDef *e = enum_of(f, args[0].number);
  return e != NULL && parse_text(f, e, mc_ident_str(f->p->ctx, (McIdent){args[1].number}), &value) &&
         set_case(f, args[0].number, e, value);
}

void mc_routine_spirv_text_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_text(f->p, mc_format_print_attr(f, args[0].number));
}

/* --- a case as a keyword --- */

static bool parse_keyword(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  const McEnumDef *e = enum_of(f, attr);
  const char *at = p->tok.start;
  McStr text = {at, mc_token_len(&p->tok)}, name = attr_name(f, attr);
  uint64_t value;
  if (e == NULL) return false;
  if (!mc_p_at_word(p)) return mc_format_parse_error(f, at, "expected valid keyword");
  mc_advance(p);
  if (mc_enum_value(p->ctx, e->words, e->record, text.ptr, text.len, &value)) return set_case(f, attr, e, value);
  return mc_format_parse_error(f, at, "invalid %.*s attribute specification: %.*s", (int)name.len, name.ptr,
                               (int)text.len, text.ptr);
}

bool mc_routine_spirv_keyword_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_keyword(f, args[0].number);
}

void mc_routine_spirv_keyword_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_case(f->p, mc_format_print_attr(f, args[0].number));
}

/* --- storage classes and the pointers that they are of --- */

bool mc_routine_spirv_storage_of_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const McEnumDef *e = mc_spirv_enum(f->p->ctx, "storage_class");
  uint64_t value;
  if (e == NULL) return mc_p_out_of_memory(f->p);
  MC_ASSERT(args[0].number < MC_COUNT(f->notes));
  if (!parse_text(f, e, MC_STR("storage_class"), &value)) return false;
  f->notes[args[0].number] = (uint32_t)value;
  return true;
}

static McType pointer_of(McFormatPrint *f, uint32_t group) {
  McSpan operand = mc_format_print_operands(f, group);
  McType none = {MC_NONE};
  if (operand.count == 0) return none;
  McType type = mc_value_type(f->p->ctx, mc_op_operand(f->p->ctx, f->op, operand.start));
  return mc_spirv_kind(f->p->ctx, type) == MC_SPIRV_POINTER ? type : none;
}

void mc_routine_spirv_storage_of_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McType pointer = pointer_of(f, args[0].number);
  if (num_args > 1 || f->p->collecting || pointer.index == MC_NONE) return;
  mc_buf_char(f->p->buf, '"');
  uint64_t storage = (uint64_t)mc_spirv_number(f->p->ctx, pointer, MC_POINTER_STORAGE);
  mc_spirv_put_case(f->p->ctx, "storage_class", storage, f->p->buf);
  mc_buf_char(f->p->buf, '"');
}

static bool set_pointer(McFormatParse *f, uint32_t slot, McType pointee) {
  McType type = mc_spirv_pointer(f->p->ctx, pointee, f->notes[slot]);
  return type.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_type(f, slot, type);
}

bool mc_routine_spirv_pointees_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  McType type = mc_p_type(p), pointee = type;
  if (type.index == MC_NONE) return false;
  if (num_args > 2 && mc_kind(p->ctx, type.index) == MC_TYPE_VECTOR) pointee = mc_type_element(p->ctx, type);
  return mc_format_parse_set_type(f, args[0].number, type) && set_pointer(f, args[1].number, pointee);
}

void mc_routine_spirv_pointees_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  uint32_t operands = f->def->op->num_operands, slot = args[0].number;
  McSpan s = slot < operands ? mc_format_print_operands(f, slot) : mc_format_print_results(f, slot - operands);
  if (s.count == 0) return;
  McValue value = slot < operands ? mc_op_operand(ctx, f->op, s.start) : mc_op_result(ctx, f->op, s.start);
  mc_pr_type(f->p, mc_value_type(ctx, value));
}

bool mc_routine_spirv_copied_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint32_t dropped;
  if (!mc_expect(f->p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(f->p);
  return type.index != MC_NONE && mc_format_parse_attr_dict_unchecked(f, &dropped) &&
         set_pointer(f, args[0].number, type) && set_pointer(f, args[1].number, type);
}

void mc_routine_spirv_copied_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType pointer = pointer_of(f, args[0].number);
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(f->p, " : ");
  if (pointer.index != MC_NONE) mc_pr_type(f->p, mc_spirv_inner(f->p->ctx, pointer));
}

/* --- memory accesses --- */

static bool parse_access(McFormatParse *f, uint32_t access, uint32_t alignment) {
  McParser *p = f->p;
  uint64_t value;
  if (!mc_consume_if(p, TOK_L_SQUARE)) return true;
  const McEnumDef *e = enum_of(f, access);
  if (e == NULL || !parse_text(f, e, attr_name(f, access), &value) || !set_case(f, access, e, value)) return false;
  if (value & MC_ACCESS_ALIGNED) {
    if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
    McAttr number = mc_p_attr(p, mc_type_integer(p->ctx, 32, MC_SIGNLESS));
    if (number.index == MC_NONE || !mc_format_parse_set_attr(f, alignment, number)) return false;
  }
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

static void print_access(McPrinter *p, McAttr access, McAttr alignment) {
  if (access.index == MC_NONE) return;
  mc_pr_lit(p, " [");
  put_text(p, access);
  if ((mc_spirv_case(p->ctx, access, 0) & MC_ACCESS_ALIGNED) && alignment.index != MC_NONE) {
    mc_pr_lit(p, ", ");
    mc_pr_attr_no_type(p, alignment);
  }
  mc_pr_lit(p, "]");
}

bool mc_routine_spirv_memory_access_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_access(f, args[0].number, args[1].number);
}

void mc_routine_spirv_memory_access_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_access(f->p, mc_format_print_attr(f, args[0].number), mc_format_print_attr(f, args[1].number));
}

bool mc_routine_spirv_memory_accesses_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!parse_access(f, args[0].number, args[1].number)) return false;
  return !mc_consume_if(f->p, TOK_COMMA) || parse_access(f, args[2].number, args[3].number);
}

/* Upstream's slip, kept: the comma is always printed, and without an access of the source that of the target twice. */
void mc_routine_spirv_memory_accesses_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr access = mc_format_print_attr(f, args[0].number), alignment = mc_format_print_attr(f, args[1].number);
  McAttr source = mc_format_print_attr(f, args[2].number), source_alignment = mc_format_print_attr(f, args[3].number);
  print_access(f->p, access, alignment);
  mc_pr_lit(f->p, ", ");
  print_access(f->p, source.index != MC_NONE ? source : access,
               source_alignment.index != MC_NONE ? source_alignment : alignment);
}

/* --- image operands --- */

bool mc_routine_spirv_image_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint64_t value;
  if (!mc_consume_if(f->p, TOK_L_SQUARE)) return true;
  const McEnumDef *e = enum_of(f, args[0].number);
  return e != NULL && parse_text(f, e, MC_STR("image_operands"), &value) && set_case(f, args[0].number, e, value) &&
         mc_expect(f->p, TOK_R_SQUARE, "expected ']'");
}

void mc_routine_spirv_image_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index == MC_NONE) return;
  mc_pr_lit(f->p, "[");
  put_text(f->p, value);
  mc_pr_lit(f->p, "]");
}

/* --- decorations of variables --- */

/* Sets an attribute of the definition, or, with MC_PROGRAM_NONE, a discardable one. */
static bool put_attr(McFormatParse *f, uint32_t attr, const char *name, McAttr value) {
  McParser *p = f->p;
  if (value.index == MC_NONE) return mc_p_not_interned(p, NULL, 0);
  if (attr != MC_PROGRAM_NONE) return mc_format_parse_set_attr(f, attr, value);
  McIdent ident = mc_ident(p->ctx, name, strlen(name));
  if (ident.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_p_push(p, &f->op->attrs, ident.index) && mc_p_push(p, &f->op->attrs, value.index);
}

static bool parse_decorations(McFormatParse *f, uint32_t set, uint32_t binding, uint32_t built_in) {
  McParser *p = f->p;
  uint32_t dropped;
  if (mc_consume_keyword(p, "bind")) {
    McType i32 = mc_type_integer(p->ctx, 32, MC_SIGNLESS);
    if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !put_attr(f, set, "descriptor_set", mc_p_attr(p, i32)) ||
        !mc_expect(p, TOK_COMMA, "expected ','") || !put_attr(f, binding, "binding", mc_p_attr(p, i32)) ||
        !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
      return false;
    }
  } else if (mc_consume_keyword(p, "built_in")) {
    if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
    const char *at = p->tok.start;
    McAttr value = mc_p_attr(p, (McType){MC_NONE});
    if (value.index == MC_NONE) return false;
    if (mc_kind(p->ctx, value.index) != MC_ATTR_STRING) {
      return mc_format_parse_error(f, at, "invalid kind of attribute specified");
    }
    if (!put_attr(f, built_in, "built_in", value) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  return mc_format_parse_attr_dict_unchecked(f, &dropped);
}

bool mc_routine_spirv_decorations_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_decorations(f, args[0].number, args[1].number, args[2].number);
}

static void put_integer(McPrinter *p, McAttr attr) {
  int64_t value = 0;
  if (mc_kind(p->ctx, attr.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(p->ctx, attr, &value);
  if (!p->collecting) mc_buf_i64(p->buf, value);
}

void mc_routine_spirv_decorations_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr set = mc_format_print_attr(f, args[0].number), binding = mc_format_print_attr(f, args[1].number);
  McAttr built_in = mc_format_print_attr(f, args[2].number);
  bool bound = set.index != MC_NONE && binding.index != MC_NONE;
  if (bound) {
    mc_pr_lit(p, " bind(");
    put_integer(p, set);
    mc_pr_lit(p, ", ");
    put_integer(p, binding);
    mc_pr_lit(p, ")");
  }
  if (built_in.index != MC_NONE && mc_kind(p->ctx, built_in.index) == MC_ATTR_STRING) {
    McStr text = mc_attr_string_value(p->ctx, built_in);
    mc_pr_lit(p, " built_in(\"");
    mc_pr_text(p, text.ptr, text.len);
    mc_pr_lit(p, "\")");
  }
  /* a set without a binding, or the other way round, is in the dictionary */
  McIdent elided[8];
  size_t count = 0;
  for (uint32_t i = 0; i < f->def->op->num_attrs && count < MC_COUNT(elided); i++) {
    bool shown = (i == args[0].number || i == args[1].number) && !bound;
    if ((mc_def_attrs(f->def)[i].flags & MC_ATTR_BOUND) && !shown) elided[count++].index = mc_def_attrs(f->def)[i].name;
  }
  McAttr properties = mc_op_properties(p->ctx, f->op), attrs = mc_op_attrs(p->ctx, f->op);
  if (mc_attr_dictionary_size(p->ctx, properties) == 0 && mc_attr_dictionary_size(p->ctx, attrs) == 0) return;
  McAttr all = mc_op_all_attributes(p->ctx, f->op);
  if (all.index == MC_NONE) p->failed = true;
  else mc_pr_attr_dict(p, all, elided, count, false);
}

bool mc_routine_spirv_variable_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  const uint32_t none = MC_PROGRAM_NONE;
  if (!parse_decorations(f, none, none, none) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_spirv_kind(ctx, type) != MC_SPIRV_POINTER) return mc_format_parse_error(f, at, "expected spirv.ptr type");
  const McEnumDef *e = enum_of(f, args[1].number);
  if (e == NULL || !set_case(f, args[1].number, e, (uint64_t)mc_spirv_number(ctx, type, MC_POINTER_STORAGE))) {
    return false;
  }
  bool has_value = f->operands[args[2].number].count != MC_PROGRAM_NONE && f->operands[args[2].number].count > 0;
  if (has_value && !mc_format_parse_set_type(f, args[2].number, mc_spirv_inner(ctx, type))) return false;
  return mc_format_parse_set_type(f, args[3].number, type);
}

void mc_routine_spirv_variable_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args, (void)args;
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(f->p, " : ");
  mc_format_print_result_types(f);
}

bool mc_routine_spirv_pointer_type_attr_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_spirv_kind(p->ctx, type) != MC_SPIRV_POINTER) return mc_format_parse_error(f, at, "expected spirv.ptr type");
  return put_attr(f, args[0].number, NULL, mc_attr_type(p->ctx, type));
}

void mc_routine_spirv_pointer_type_attr_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_lit(f->p, ": ");
  mc_pr_attr(f->p, mc_format_print_attr(f, args[0].number));
}

/* --- attributes that the form has no place for --- */

bool mc_routine_spirv_no_attrs_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
  return true;
}
void mc_routine_spirv_no_attrs_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

bool mc_routine_spirv_printed_attrs_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
  return true;
}
void mc_routine_spirv_printed_attrs_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  mc_format_print_attr_dict(f, false);
}

/* --- symbols and integers --- */

static McAttr parse_symbol(McFormatParse *f) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  McAttr value = mc_p_attr(p, (McType){MC_NONE}), none = {MC_NONE};
  if (value.index == MC_NONE) return none;
  if (mc_kind(p->ctx, value.index) == MC_ATTR_SYMBOL_REF && mc_attr_symbol_num_nested(p->ctx, value) == 0) return value;
  mc_format_parse_error(f, at, "invalid kind of attribute specified");
  return none;
}

/* Makes an array of the words that were pushed since `base`. */
static bool set_array(McFormatParse *f, size_t base, uint32_t attr) {
  McParser *p = f->p;
  size_t count = p->words.len - base;
  McAttr value = mc_attr_array(p->ctx, count ? (const McAttr *)(p->words.ptr + base) : NULL, count);
  p->words.len = base;
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

static bool push_symbols(McFormatParse *f) {
  do {
    McAttr symbol = parse_symbol(f);
    if (symbol.index == MC_NONE || !mc_p_push(f->p, &f->p->words, symbol.index)) return false;
  } while (mc_consume_if(f->p, TOK_COMMA));
  return true;
}

static void print_elements(McPrinter *p, McAttr array, bool comma) {
  bool is_array = array.index != MC_NONE && mc_kind(p->ctx, array.index) == MC_ATTR_ARRAY;
  for (uint32_t i = 0, n = is_array ? mc_attr_array_size(p->ctx, array) : 0; i < n; i++) {
    McAttr each = mc_attr_array_get(p->ctx, array, i);
    if (i > 0 || comma) mc_pr_lit(p, ", ");
    if (mc_kind(p->ctx, each.index) == MC_ATTR_INTEGER) put_integer(p, each);
    else mc_pr_attr(p, each);
  }
}

bool mc_routine_spirv_symbols_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr symbol = parse_symbol(f);
  size_t base = f->p->words.len;
  if (symbol.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, symbol)) return false;
  if (mc_consume_if(f->p, TOK_COMMA) && !push_symbols(f)) return false;
  return set_array(f, base, args[1].number);
}

void mc_routine_spirv_symbols_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_attr(f->p, mc_format_print_attr(f, args[0].number));
  print_elements(f->p, mc_format_print_attr(f, args[1].number), true);
}

bool mc_routine_spirv_symbol_list_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (num_args > 1) {
    McAttr symbol = parse_symbol(f);
    if (symbol.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, symbol)) return false;
  } else if (!push_symbols(f)) {
    return false;
  }
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  return num_args > 1 || set_array(f, base, args[0].number);
}

void mc_routine_spirv_symbol_list_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McAttr value = mc_format_print_attr(f, args[0].number);
  mc_pr_lit(f->p, "(");
  if (num_args > 1) mc_pr_attr(f->p, value);
  else print_elements(f->p, value, false);
  mc_pr_lit(f->p, ")");
}

/* i32 attributes after `first`, each after a comma if `comma`, pushed. */
static bool push_integers(McFormatParse *f) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  McAttr value = mc_p_attr(p, mc_type_integer(p->ctx, 32, MC_SIGNLESS));
  if (value.index == MC_NONE) return false;
  if (mc_kind(p->ctx, value.index) != MC_ATTR_INTEGER) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_p_push(p, &p->words, value.index);
}

bool mc_routine_spirv_integers_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  size_t base = f->p->words.len;
  while (mc_consume_if(f->p, TOK_COMMA)) {
    if (!push_integers(f)) return false;
  }
  return set_array(f, base, args[0].number);
}

void mc_routine_spirv_integers_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_elements(f->p, mc_format_print_attr(f, args[0].number), true);
}

bool mc_routine_spirv_weights_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_consume_if(p, TOK_L_SQUARE)) return true;
  return push_integers(f) && mc_expect(p, TOK_COMMA, "expected ','") && push_integers(f) &&
         mc_expect(p, TOK_R_SQUARE, "expected ']'") && set_array(f, base, args[0].number);
}

void mc_routine_spirv_weights_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr weights = mc_format_print_attr(f, args[0].number);
  if (weights.index == MC_NONE) return;
  mc_pr_lit(f->p, " [");
  print_elements(f->p, weights, false);
  mc_pr_lit(f->p, "]");
}

/* --- selections and loops --- */

bool mc_routine_spirv_control_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *types = &f->types[args[1].number];
  if (mc_consume_keyword(p, "control")) {
    if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !parse_keyword(f, args[0].number) ||
        !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
      return false;
    }
  } else {
    const McEnumDef *e = enum_of(f, args[0].number);
    if (e == NULL || !set_case(f, args[0].number, e, 0)) return false;
  }
  *types = (McSpan){(uint32_t)p->words.len, 0};
  if (mc_consume_if(p, TOK_ARROW)) {
    if (!mc_p_type_list_no_parens(p, &p->words)) return false;
    types->count = (uint32_t)p->words.len - types->start;
  }
  return mc_format_parse_region(f, NULL, 0);
}

void mc_routine_spirv_control_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr control = mc_format_print_attr(f, args[0].number);
  if (mc_spirv_case(p->ctx, control, 0) != 0) {
    mc_pr_lit(p, " control(");
    put_case(p, control);
    mc_pr_lit(p, ")");
  }
  if (mc_op_num_results(p->ctx, f->op) > 0) {
    mc_pr_lit(p, " -> ");
    mc_format_print_result_types(f);
  }
  mc_pr_lit(p, " ");
  if (mc_op_num_regions(p->ctx, f->op) > 0) mc_pr_region(p, mc_op_region(p->ctx, f->op, 0), false, true, false);
}
