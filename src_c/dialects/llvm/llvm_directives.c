/* llvm_directives.c - syntax of the llvm dialect that the format language cannot express: functions, globals, calls.
 *
 * Keywords that can be omitted set properties that the operation always has. Each directive here prints the space
 * before it, because most of them can print nothing. Nothing is owned.
 */
#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm.h"
#include "legacy/legacy.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- keywords of enumerations --- */

typedef struct Keywords { /* the enumeration of an attribute */
  const uint32_t *words;
  const McEnumWords *e;
  const McDefinition *def; /* the attribute with the enumeration as its only parameter; NULL: an integer,
      or the enumeration's own attribute */
} Keywords;

static bool find_keywords(McContext *ctx, const McOpDef *def, uint32_t attr, Keywords *out) {
  const McAttrWords *a = &mc_def_attrs(def)[attr];
  *out = (Keywords){def->words, NULL, NULL};
  if (a->enumeration != 0) {
    out->e = (const McEnumWords *)(def->words + a->enumeration);
    return true;
  }
  out->def = a->definition == MC_NONE ? NULL : mc_definition(ctx, (McIdent){a->definition}, false);
  if (out->def == NULL || out->def->record->num_params != 1) return false;
  const McParamWords *param = mc_definition_params(out->def);
  if (param->kind != MC_PK_ENUM) return false;
  out->words = out->def->words;
  out->e = (const McEnumWords *)(out->words + param->detail);
  return true;
}

bool mc_routine_enum_keyword_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  Keywords k;
  if (!find_keywords(p->ctx, f->def, args[0].number, &k)) {
    return mc_format_parse_error(f, p->tok.start, "expected keyword");
  }
  uint64_t value = 0;
  size_t len = mc_token_len(&p->tok);
  if (mc_p_at_word(p) && mc_enum_value(p->ctx, k.words, k.e, p->tok.start, len, &value)) mc_advance(p);
  McAttr attr;
  if (k.def == NULL) {
    attr = mc_enum_attr(p->ctx, k.e, value);
  } else {
    McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), (int64_t)value);
    if (held.index == MC_NONE) return mc_p_out_of_memory(p);
    attr.index = mc_defined_intern(p->ctx, k.def, &held.index);
  }
  return attr.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, attr);
}

void mc_routine_enum_keyword_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr value = mc_format_print_attr(f, args[0].number);
  Keywords k;
  if (p->collecting || value.index == MC_NONE || value.index == mc_def_attrs(f->def)[args[0].number].default_value) {
    return;
  }
  if (!find_keywords(p->ctx, f->def, args[0].number, &k)) return;
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  mc_enum_text(p->ctx, k.words, k.e, (uint64_t)mc_llvm_enum_value(p->ctx, value), &text);
  if (text.failed) p->failed = true;
  else if (text.len > 0) mc_pr_lit(p, " "), mc_pr_text(p, text.ptr, text.len);
  mc_buf_fini(&text);
}

/* --- functions --- */

enum { NAME, TYPE, ARG_ATTRS, RESULT_ATTRS };

/* The type of a signature; reported at `at` when LLVM has none such. */
static bool set_function_type(McFormatParse *f, const McSignature *s, uint32_t attr, const char *at) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  if (s->results.len > 1) {
    return mc_format_parse_error(f, at, "failed to construct function type: expected zero or one function result");
  }
  size_t base = p->words.len;
  for (size_t i = 0; i < f->op->args.len; i++) {
    McType type = f->op->args.ptr[i].type;
    if (!mc_llvm_is_compatible(ctx, type)) {
      return mc_format_parse_error(f, at,
                                   "failed to construct function type: expected LLVM type for function arguments");
    }
    McAttr held = mc_attr_type(ctx, type);
    if (held.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, &p->words, held.index)) return false;
  }
  McType result = s->results.len > 0 ? s->results.ptr[0].type : mc_llvm_type(ctx, "llvm.void", NULL);
  if (result.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_llvm_is_compatible(ctx, result)) {
    return mc_format_parse_error(f, at,
                                 "failed to construct function type: expected LLVM type for function results'%s'",
                                 mc_text_type(p->diags, result));
  }
  McAttr params = mc_attr_array(ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  uint32_t values[3] = {result.index, params.index, mc_attr_bool(ctx, s->is_variadic).index};
  McType type = mc_llvm_type(ctx, "llvm.func", values);
  McAttr value = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(ctx, type);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
}

bool mc_routine_llvm_signature_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const char *at = f->p->tok.start;
  McSignature s = {.allows_variadic = true};
  mc_array_init(&s.results);
  bool ok = mc_format_parse_symbol_name(f, args[NAME].number) && mc_format_parse_signature(f, &s) &&
            set_function_type(f, &s, args[TYPE].number, at) &&
            mc_format_parse_signature_attrs(f, &s, args[ARG_ATTRS].number, args[RESULT_ATTRS].number);
  if (ok && s.is_variadic && mc_p_legacy(f->p)) ok = mc_legacy_at_end(f->p, mc_upgrade_variadic_calls);
  mc_array_fini(&f->p->ctx->alloc, &s.results);
  return ok;
}

static void print_dictionary_at(McPrinter *p, McAttr array, uint32_t i) {
  McAttr attrs = mc_dictionary_at(p->ctx, array, i);
  if (attrs.index != MC_NONE) mc_pr_attr_dict(p, attrs, NULL, 0, false);
}

void mc_routine_llvm_signature_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McAttr name = mc_format_print_attr(f, args[NAME].number), arg_attrs = mc_format_print_attr(f, args[ARG_ATTRS].number);
  McType type = mc_llvm_held_type(ctx, mc_format_print_attr(f, args[TYPE].number));
  if (name.index == MC_NONE || mc_kind(ctx, name.index) != MC_ATTR_STRING ||
      mc_llvm_kind(ctx, type) != MC_LLVM_FUNCTION) {
    return;
  }
  McStr symbol = mc_attr_string_value(ctx, name);
  mc_pr_symbol_name(p, symbol.ptr, symbol.len);
  McBlock entry = mc_format_print_entry(f, 0);
  uint32_t count = mc_llvm_function_num_params(ctx, type);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (entry.index != MC_NONE && i < mc_block_num_args(ctx, entry)) {
      mc_pr_region_argument(p, mc_block_arg(ctx, entry, i), mc_dictionary_at(ctx, arg_attrs, i), false);
    } else {
      mc_pr_type(p, mc_llvm_function_param(ctx, type, i));
      print_dictionary_at(p, arg_attrs, i);
    }
  }
  if (mc_llvm_function_is_variadic(ctx, type)) {
    if (count > 0) mc_pr_lit(p, ", ");
    mc_pr_lit(p, "...");
  }
  mc_pr_lit(p, ")");
  McType result = mc_llvm_function_result(ctx, type);
  if (mc_llvm_kind(ctx, result) == MC_LLVM_VOID) return;
  McAttr result_attrs = mc_format_print_attr(f, args[RESULT_ATTRS].number);
  bool bare = mc_dictionary_at(ctx, result_attrs, 0).index == MC_NONE;
  mc_pr_lit(p, " -> ");
  if (!bare) mc_pr_lit(p, "(");
  mc_pr_type(p, result);
  if (!bare) print_dictionary_at(p, result_attrs, 0), mc_pr_lit(p, ")");
}

bool mc_routine_optional_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  bool present;
  return mc_format_parse_optional_body(f, &present);
}

void mc_routine_optional_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_format_print_entry(f, args[0].number).index == MC_NONE) return;
  mc_pr_lit(f->p, " ");
  mc_pr_region(f->p, mc_op_region(f->p->ctx, f->op, args[0].number), false, true, false);
}

static bool parse_i32(McFormatParse *f, uint32_t *out) {
  McParser *p = f->p;
  int64_t value;
  if (!mc_format_parse_integer(f, 64, &value)) return false;
  *out = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), value).index;
  return *out != MC_NONE || mc_p_out_of_memory(p);
}

bool mc_routine_vscale_range_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t values[2];
  if (!mc_consume_keyword(p, "vscale_range")) return true;
  const char *at = p->tok.start;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !parse_i32(f, &values[0]) ||
      !mc_expect(p, TOK_COMMA, "expected ','") ||
      !parse_i32(f, &values[1]) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
    return false;
  }
  uint32_t name = mc_def_attrs(f->def)[args[0].number].definition;
  const McDefinition *def = name == MC_NONE ? NULL : mc_definition(p->ctx, (McIdent){name}, false);
  if (def == NULL || def->record->num_params != 2) return mc_format_parse_error(f, at, "expected an attribute");
  McAttr value = {mc_defined_make(p->ctx, def, values, mc_p_loc_at(p, at), p->diags)};
  return value.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_vscale_range_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr range = mc_format_print_attr(f, args[0].number);
  if (p->collecting || range.index == MC_NONE || mc_kind(p->ctx, range.index) != MC_ATTR_DEFINED) return;
  if (mc_rec(p->ctx, range.index)->num_words != 3) return;
  for (uint32_t i = 0; i < 2; i++) {
    int64_t value = 0;
    McAttr held = {mc_defined_param(p->ctx, range.index, i)};
    if (held.index != MC_NONE && mc_kind(p->ctx, held.index) == MC_ATTR_INTEGER) {
      mc_attr_integer_i64(p->ctx, held, &value);
    }
    mc_buf_printf(p->buf, i == 0 ? " vscale_range(%lld" : ", %lld)", (long long)value);
  }
}

/* --- globals --- */

bool mc_routine_optional_value_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_at(f->p, TOK_R_PAREN)) return true;
  McAttr value = mc_p_attr(f->p, (McType){MC_NONE});
  return value.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_optional_value_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index != MC_NONE) mc_pr_attr(f->p, value);
}

bool mc_routine_held_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_p_type(f->p);
  if (type.index == MC_NONE) return false;
  McAttr value = mc_attr_type(f->p->ctx, type);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_held_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_llvm_held_type(f->p->ctx, mc_format_print_attr(f, args[0].number));
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

enum { GLOBAL_TYPE, GLOBAL_VALUE, INITIALIZER };

static bool is_string(const McContext *ctx, McAttr attr) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_STRING;
}

/* `[i8 x bytes of the string]` */
static McType string_type(McFormatParse *f, McAttr string) {
  McContext *ctx = f->p->ctx;
  McType none = {MC_NONE}, i64 = mc_type_integer(ctx, 64, MC_UNSIGNED), i8 = mc_type_integer(ctx, 8, MC_SIGNLESS);
  if (i64.index == MC_NONE || i8.index == MC_NONE) return none;
  uint32_t values[2] = {i8.index, mc_attr_integer(ctx, i64, (int64_t)mc_attr_string_value(ctx, string).len).index};
  return mc_llvm_type(ctx, "llvm.array", values);
}

/* `:` types?, as upstream reads them; *count: how many, *type: the first. */
static bool parse_colon_types(McFormatParse *f, size_t *count, McType *type) {
  McParser *p = f->p;
  size_t base = p->words.len;
  *count = 0;
  if (!mc_consume_if(p, TOK_COLON)) return true;
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  *count = p->words.len - base;
  *type = (McType){p->words.ptr[base]};
  p->words.len = base;
  return *count == 1 || mc_format_parse_error(f, f->op->at, "expected zero or one type");
}

static bool set_type(McFormatParse *f, uint32_t attr, McType type) {
  McAttr value = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(f->p->ctx, type);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, value);
}

bool mc_routine_llvm_global_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  size_t count;
  McType type = {MC_NONE};
  McAttr value = mc_format_parse_attr(f, args[GLOBAL_VALUE].number);
  if (!parse_colon_types(f, &count, &type)) return false;
  if (count == 0) {
    if (!is_string(f->p->ctx, value)) {
      return mc_format_parse_error(f, f->op->at, "type can only be omitted for string globals");
    }
    return set_type(f, args[GLOBAL_TYPE].number, string_type(f, value)) && mc_format_parse_empty_region(f);
  }
  bool region = mc_at(f->p, TOK_L_BRACE);
  return (region ? mc_format_parse_append_region(f) : mc_format_parse_empty_region(f)) &&
         set_type(f, args[GLOBAL_TYPE].number, type);
}

void mc_routine_llvm_global_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_llvm_held_type(f->p->ctx, mc_format_print_attr(f, args[GLOBAL_TYPE].number));
  if (type.index == MC_NONE || is_string(f->p->ctx, mc_format_print_attr(f, args[GLOBAL_VALUE].number))) return;
  mc_pr_lit(f->p, " : ");
  mc_pr_type(f->p, type);
  mc_routine_optional_body_print(f, args + INITIALIZER, 1);
}

bool mc_routine_llvm_alias_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  size_t count;
  McType type = {MC_NONE};
  if (!parse_colon_types(f, &count, &type)) return false;
  if (!mc_format_parse_append_region(f)) return false;
  return count > 0 ? set_type(f, args[0].number, type)
                   : mc_format_parse_error(f, f->op->at, "expected zero or one type");
}

void mc_routine_llvm_alias_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_llvm_held_type(f->p->ctx, mc_format_print_attr(f, args[0].number));
  if (type.index == MC_NONE || mc_op_num_regions(f->p->ctx, f->op) <= args[1].number) return;
  mc_pr_lit(f->p, " : ");
  mc_pr_type(f->p, type);
  mc_pr_lit(f->p, " ");
  mc_pr_region(f->p, mc_op_region(f->p->ctx, f->op, args[1].number), false, true, false);
}

/* --- calls --- */

bool mc_routine_llvm_callee_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t group = args[1].number;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 0};
  if (mc_at(p, TOK_PERCENT_IDENTIFIER)) {
    McOperandRef ref;
    if (!mc_p_operand(p, &ref, true)) return false;
    if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
    f->operands[group].count = 1;
  } else {
    const char *at = p->tok.start;
    McAttr callee = mc_p_attr(p, (McType){MC_NONE});
    if (callee.index == MC_NONE) return false;
    if (mc_kind(p->ctx, callee.index) != MC_ATTR_SYMBOL_REF) {
      return mc_format_parse_error(f, at, "invalid kind of attribute specified");
    }
    if (!mc_format_parse_set_attr(f, args[0].number, callee)) return false;
  }
  return mc_format_parse_operands_in(f, group, false);
}

/* Is the function named, and not a value? */
static bool is_direct(const McFormatPrint *f, uint32_t attr) {
  McAttr callee = mc_format_print_attr(f, attr);
  return callee.index != MC_NONE && mc_kind(f->p->ctx, callee.index) == MC_ATTR_SYMBOL_REF;
}

void mc_routine_llvm_callee_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[1].number);
  if (is_direct(f, args[0].number)) {
    McStr name = mc_ident_str(p->ctx, mc_attr_symbol_root(p->ctx, mc_format_print_attr(f, args[0].number)));
    mc_pr_symbol_name(p, name.ptr, name.len);
  } else if (operands.count > 0) {
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, operands.start++));
    operands.count--;
  }
  mc_pr_lit(p, "(");
  mc_format_print_values(f, operands);
  mc_pr_lit(p, ")");
}

/* --- types of calls, with attributes --- */

enum { CALL_CALLEE, CALL_OPERANDS, CALL_RESULTS, CALL_ARG_ATTRS, CALL_RESULT_ATTRS };

/* Types and their dictionaries up to a parenthesis: (type dict?), ...; both on p->words, dictionaries in `attrs`. */
static bool parse_typed_list(McFormatParse *f, McWords *types, McWords *attrs) {
  McParser *p = f->p;
  do {
    McType type = mc_p_type(p);
    McAttr attr = {MC_NONE};
    if (type.index == MC_NONE) return false;
    if (mc_at(p, TOK_L_BRACE)) {
      attr = mc_p_attr_dict(p);
      if (attr.index == MC_NONE) return false;
    }
    if (!mc_p_push(p, types, type.index) || !mc_p_push(p, attrs, attr.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

typedef struct CallTypes { McWords inputs, input_attrs, results, result_attrs; } CallTypes; /* owned */

static bool parse_call_types(McFormatParse *f, CallTypes *t) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN) && !parse_typed_list(f, &t->inputs, &t->input_attrs)) return false;
  if (!mc_consume_if(p, TOK_ARROW)) return false;
  if (mc_consume_if(p, TOK_L_PAREN)) {
    return mc_consume_if(p, TOK_R_PAREN) || parse_typed_list(f, &t->results, &t->result_attrs);
  }
  McType type = mc_p_type(p);
  return type.index != MC_NONE && mc_p_push(p, &t->results, type.index) && mc_p_push(p, &t->result_attrs, MC_NONE);
}

/* An array of the dictionaries, when one of them has something in it. */
static bool set_attrs(McFormatParse *f, uint32_t attr, McWords *attrs) {
  McContext *ctx = f->p->ctx;
  bool any = false;
  for (size_t i = 0; i < attrs->len; i++) {
    if (attrs->ptr[i] == MC_NONE) attrs->ptr[i] = mc_attr_dictionary(ctx, NULL, 0, NULL).index;
    else any = any || mc_attr_dictionary_size(ctx, (McAttr){attrs->ptr[i]}) > 0;
  }
  if (!any) return true;
  McAttr value = mc_attr_array(ctx, (const McAttr *)attrs->ptr, attrs->len);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, value);
}

/* Puts types next to each other on the parser's stack, for a slot. */
static bool set_types(McFormatParse *f, uint32_t slot, uint32_t first, const McWords *rest) {
  McParser *p = f->p;
  f->types[slot] = (McSpan){(uint32_t)p->words.len, (uint32_t)rest->len + (first != MC_NONE)};
  if (first != MC_NONE && !mc_p_push(p, &p->words, first)) return false;
  for (size_t i = 0; i < rest->len; i++) {
    if (!mc_p_push(p, &p->words, rest->ptr[i])) return false;
  }
  return true;
}

static bool parse_call_type(McFormatParse *f, const McRoutineArg *args, bool direct, CallTypes *t) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  const char *at = p->tok.start;
  McType callee = {MC_NONE};
  f->operands_at[args[CALL_OPERANDS].number] = NULL; /* counts are compared at the operation's name */
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  if (!direct) {
    callee = mc_p_type(p);
    if (callee.index == MC_NONE) return false;
    if (!mc_consume_if(p, TOK_COMMA)) {
      return mc_format_parse_error(f, at, "expected indirect call to have 2 trailing types");
    }
  }
  if (!parse_call_types(f, t)) {
    if (mc_diags_out_of_memory(p->diags)) return false;
    return mc_format_parse_error(
        f, at, direct ? "expected direct call to have 1 trailing types" : "expected trailing function type");
  }
  if (t->results.len > 1) return mc_format_parse_error(f, at, "expected function with 0 or 1 result");
  if (t->results.len == 1 && mc_llvm_kind(ctx, (McType){t->results.ptr[0]}) == MC_LLVM_VOID) {
    return mc_format_parse_error(f, at, "expected a non-void result type");
  }
  return set_types(f, args[CALL_OPERANDS].number, callee.index, &t->inputs) &&
         set_types(f, args[CALL_RESULTS].number, MC_NONE, &t->results) &&
         set_attrs(f, args[CALL_ARG_ATTRS].number, &t->input_attrs) &&
         set_attrs(f, args[CALL_RESULT_ATTRS].number, &t->result_attrs);
}

static bool parse_call(McFormatParse *f, const McRoutineArg *args, bool direct) {
  CallTypes t = {.inputs = {0}};
  bool ok = parse_call_type(f, args, direct, &t);
  McWords *all[] = {&t.inputs, &t.input_attrs, &t.results, &t.result_attrs};
  for (size_t i = 0; i < MC_COUNT(all); i++) mc_array_fini(&f->p->ctx->alloc, all[i]);
  return ok;
}

/* args[CALL_OPERANDS] is the group of operands whose types the slot has. */
static void print_call(McFormatPrint *f, const McRoutineArg *args, bool direct) {
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McSpan operands = mc_format_print_operands(f, args[CALL_OPERANDS].number);
  McAttr arg_attrs = mc_format_print_attr(f, args[CALL_ARG_ATTRS].number);
  McAttr result_attrs = mc_format_print_attr(f, args[CALL_RESULT_ATTRS].number);
  uint32_t first = direct ? 0 : 1, results = mc_op_num_results(ctx, f->op);
  mc_pr_lit(p, " : ");
  if (!direct && operands.count > 0) {
    mc_pr_type(p, mc_value_type(ctx, mc_op_operand(ctx, f->op, operands.start)));
    mc_pr_lit(p, ", ");
  }
  mc_pr_lit(p, "(");
  for (uint32_t i = first; i < operands.count; i++) {
    if (i > first) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_value_type(ctx, mc_op_operand(ctx, f->op, operands.start + i)));
    print_dictionary_at(p, arg_attrs, i - first);
  }
  mc_pr_lit(p, ") -> ");
  bool bare = results == 1 && mc_kind(ctx, mc_value_type(ctx, mc_op_result(ctx, f->op, 0)).index) != MC_TYPE_FUNCTION &&
              mc_dictionary_at(ctx, result_attrs, 0).index == MC_NONE;
  if (!bare) mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < results; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_value_type(ctx, mc_op_result(ctx, f->op, i)));
    print_dictionary_at(p, result_attrs, i);
  }
  if (!bare) mc_pr_lit(p, ")");
}

bool mc_routine_llvm_call_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_call(f, args, mc_format_parse_attr(f, args[CALL_CALLEE].number).index != MC_NONE);
}

void mc_routine_llvm_call_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_call(f, args, is_direct(f, args[CALL_CALLEE].number));
}

bool mc_routine_typed_signature_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const McRoutineArg all[] = {args[0], args[0], args[1], args[2], args[3]}; /* the callee is not looked at */
  return parse_call(f, all, true);
}

void mc_routine_typed_signature_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const McRoutineArg all[] = {args[0], args[0], args[1], args[2], args[3]};
  print_call(f, all, true);
}

void mc_llvm_case_text(McContext *ctx, const McOpDef *def, McOp op, const char *name, McBuf *out) {
  Keywords k;
  for (uint32_t i = 0; i < def->op->num_attrs; i++) {
    McStr text = mc_ident_str(ctx, (McIdent){mc_def_attrs(def)[i].name});
    if (strcmp(text.ptr, name) != 0 || !find_keywords(ctx, def, i, &k)) continue;
    mc_enum_text(ctx, k.words, k.e, (uint64_t)mc_llvm_enum_value(ctx, mc_op_property_named(ctx, op, name)), out);
  }
}
