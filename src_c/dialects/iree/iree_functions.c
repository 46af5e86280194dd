/* iree_functions.c - functions and globals of IREE's dialects: signatures whose results are tied to arguments, names,
 * visibilities, initial values.
 */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- names --- */

bool mc_visibility_parse(McFormatParse *f, uint32_t attr) {
  static const char *const words[] = {"public", "private", "nested"};
  McParser *p = f->p;
  for (size_t i = 0; i < MC_COUNT(words); i++) {
    if (!mc_consume_keyword(p, words[i])) continue;
    McAttr value = mc_attr_string(p->ctx, words[i], strlen(words[i]), (McType){MC_NONE});
    return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, value);
  }
  return true;
}

void mc_visibility_print(McFormatPrint *f, uint32_t attr) {
  McAttr value = mc_format_print_attr(f, attr);
  McStr text = {"public", 6};
  if (value.index != MC_NONE && mc_kind(f->p->ctx, value.index) == MC_ATTR_STRING) {
    text = mc_attr_string_value(f->p->ctx, value);
  }
  mc_pr_text(f->p, text.ptr, text.len);
}

bool mc_routine_iree_visibility_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_visibility_parse(f, args[0].number);
}

void mc_routine_iree_visibility_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_visibility_print(f, args[0].number);
}

/* Arguments: sym_name, the function. */
bool mc_routine_iree_alias_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McAttr function = mc_p_attr(p, (McType){MC_NONE});
  if (function.index == MC_NONE) return false;
  if (mc_kind(p->ctx, function.index) != MC_ATTR_SYMBOL_REF || mc_attr_symbol_num_nested(p->ctx, function) > 0) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  McStr text = mc_ident_str(p->ctx, mc_attr_symbol_root(p->ctx, function));
  McAttr name = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  if (mc_consume_keyword(p, "as")) {
    if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
    at = p->tok.start;
    name = mc_p_attr(p, (McType){MC_NONE});
    if (name.index == MC_NONE) return false;
    if (mc_kind(p->ctx, name.index) != MC_ATTR_STRING) {
      return mc_format_parse_error(f, at, "invalid kind of attribute specified");
    }
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_format_parse_set_attr(f, args[0].number, name) && mc_format_parse_set_attr(f, args[1].number, function);
}

void mc_routine_iree_alias_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr name = mc_format_print_attr(f, args[0].number), function = mc_format_print_attr(f, args[1].number);
  if (function.index == MC_NONE) return;
  mc_pr_attr(p, function);
  if (name.index == MC_NONE || mc_kind(p->ctx, name.index) != MC_ATTR_STRING ||
      mc_kind(p->ctx, function.index) != MC_ATTR_SYMBOL_REF) {
    return;
  }
  McStr text = mc_attr_string_value(p->ctx, name), root = mc_ident_str(p->ctx, mc_attr_symbol_root(p->ctx, function));
  if (text.len == root.len && memcmp(text.ptr, root.ptr, root.len) == 0) return;
  mc_pr_lit(p, " as(\"");
  mc_pr_text(p, text.ptr, text.len);
  mc_pr_lit(p, "\")");
}

/* --- types and values --- */

static bool set_type_attr(McFormatParse *f, uint32_t attr, McType type) {
  McAttr held = mc_attr_type(f->p->ctx, type);
  return held.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, held);
}

/* The type that attribute `i` holds, or MC_NONE. */
static McType held_type(const McFormatPrint *f, uint32_t i) {
  McAttr held = mc_format_print_attr(f, i);
  bool is_type = held.index != MC_NONE && mc_kind(f->p->ctx, held.index) == MC_ATTR_TYPE;
  return is_type ? mc_attr_type_value(f->p->ctx, held) : (McType){MC_NONE};
}

/* Arguments: the type, the value. */
bool mc_routine_iree_type_or_value_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  bool typed = !mc_at(p, TOK_EQUAL);
  if (typed) {
    if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
    McType type = mc_p_type(p);
    if (type.index == MC_NONE || !set_type_attr(f, args[0].number, type)) return false;
  }
  if (!mc_consume_if(p, TOK_EQUAL)) return true;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE || !mc_format_parse_set_attr(f, args[1].number, value)) return false;
  McType type = mc_attr_value_type(p->ctx, value);
  return typed || type.index == MC_NONE || set_type_attr(f, args[0].number, type);
}

void mc_routine_iree_type_or_value_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType type = held_type(f, args[0].number);
  McAttr value = mc_format_print_attr(f, args[1].number);
  bool typed = value.index == MC_NONE || mc_attr_value_type(p->ctx, value).index != type.index;
  if (typed) {
    mc_pr_lit(p, ": ");
    if (type.index != MC_NONE) mc_pr_type(p, type);
  }
  if (value.index == MC_NONE) return;
  if (typed) mc_pr_lit(p, " ");
  mc_pr_lit(p, "= ");
  mc_pr_attr(p, value);
}

/* Arguments: the attribute with the first type, the slot of the second. */
bool mc_routine_iree_type_as_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType encoding = mc_p_type(p), storage = encoding;
  if (encoding.index == MC_NONE) return false;
  if (mc_consume_keyword(p, "as")) storage = mc_p_type(p);
  return mc_format_parse_set_type(f, args[1].number, storage) && set_type_attr(f, args[0].number, encoding);
}

void mc_routine_iree_type_as_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_slot_count(f, args[1].number) == 0) return;
  McType encoding = held_type(f, args[0].number), storage = mc_slot_type(f, args[1].number, 0);
  if (encoding.index != storage.index && encoding.index != MC_NONE) {
    mc_pr_type(f->p, encoding);
    mc_pr_lit(f->p, " as ");
  }
  mc_pr_type(f->p, storage);
}

/* Arguments: the type, the size. */
bool mc_routine_iree_type_of_size_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_clause_begin(f, args[1].number, args[0].number);
  return mc_clause_type(f, args[0].number) && mc_expect(f->p, TOK_L_BRACE, "expected '{'") &&
         mc_clause_operand(f, args[1].number) && mc_expect(f->p, TOK_R_BRACE, "expected '}'");
}

void mc_routine_iree_type_of_size_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_slot_count(f, args[0].number) > 0) mc_pr_type(f->p, mc_slot_type(f, args[0].number, 0));
  mc_pr_lit(f->p, "{");
  mc_format_print_values(f, mc_format_print_operands(f, args[1].number));
  mc_pr_lit(f->p, "}");
}

bool mc_routine_iree_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t start = (uint32_t)p->words.len;
  if (!mc_p_type_list_parens(p, &p->words)) return false;
  f->types[args[0].number] = (McSpan){start, (uint32_t)p->words.len - start};
  return true;
}

void mc_routine_iree_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint32_t count = mc_slot_count(f, args[0].number);
  mc_pr_lit(f->p, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, mc_slot_type(f, args[0].number, i));
  }
  mc_pr_lit(f->p, ")");
}

/* --- signatures --- */

static McType read_tied(void *data) { return mc_ties_type(data); }

/* Results after the first one, without parentheses. */
static bool parse_more_results(McFormatParse *f, McSignature *s) {
  McParser *p = f->p;
  while (mc_consume_if(p, TOK_COMMA)) {
    McFunctionResult result = {s->result_type(s->data), {MC_NONE}};
    if (result.type.index == MC_NONE) return false;
    if (!mc_array_push(&p->ctx->alloc, &s->results, result)) return mc_p_out_of_memory(p);
  }
  return true;
}

static bool parse_signature(McFormatParse *f, McSignature *s, McTies *ties, const McRoutineArg *args) {
  *s = (McSignature){.result_type = read_tied, .data = ties};
  mc_array_init(&s->results);
  return mc_format_parse_signature(f, s) && parse_more_results(f, s) &&
         mc_format_parse_signature_type(f, s, args[0].number) && mc_ties_set(ties, args[1].number);
}

/* Arguments: function_type, tied_operands, arg_attrs, res_attrs. */
bool mc_routine_iree_signature_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSignature s;
  McTies ties;
  mc_ties_init(&ties, f, true, MC_NONE, MC_NONE);
  bool ok = parse_signature(f, &s, &ties, args);
  if (num_args > 4) s.has_arg_attrs = f->op->args.len > 0, s.has_result_attrs = s.results.len > 0;
  ok = ok && mc_format_parse_signature_attrs(f, &s, args[2].number, args[3].number);
  mc_array_fini(&f->p->ctx->alloc, &s.results);
  mc_ties_fini(&ties);
  return ok;
}

/* The name of argument `i`, which the region has if there is a body. */
static void print_argument(McFormatPrint *f, McBlock entry, uint32_t i) {
  McPrinter *p = f->p;
  if (entry.index != MC_NONE && i < mc_block_num_args(p->ctx, entry)) {
    mc_pr_value(p, mc_block_arg(p->ctx, entry, i));
    return;
  }
  mc_pr_lit(p, "%arg");
  if (!p->collecting) mc_buf_u64(p->buf, i);
}

static void print_dictionary(McFormatPrint *f, McAttr attrs, uint32_t i) {
  McAttr dictionary = mc_dictionary_at(f->p->ctx, attrs, i);
  if (dictionary.index != MC_NONE) mc_pr_attr_dict(f->p, dictionary, NULL, 0, false);
}

static void print_result(McFormatPrint *f, McBlock entry, McType function, McAttr tied, uint32_t i) {
  McPrinter *p = f->p;
  McType type = mc_type_result(p->ctx, function, i);
  int64_t place = mc_tied_place(p->ctx, tied, i, mc_type_num_inputs(p->ctx, function));
  if (place >= 0) {
    print_argument(f, entry, (uint32_t)place);
    if (mc_type_input(p->ctx, function, (uint32_t)place).index == type.index) return;
    mc_pr_lit(p, " as ");
  }
  mc_pr_type(p, type);
}

void mc_routine_iree_signature_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType type = mc_function_type_of(p->ctx, mc_format_print_attr(f, args[0].number));
  if (type.index == MC_NONE) return;
  McAttr tied = mc_format_print_attr(f, args[1].number);
  McAttr arg_attrs = mc_format_print_attr(f, args[2].number), result_attrs = mc_format_print_attr(f, args[3].number);
  McBlock entry = mc_format_print_entry(f, 0);
  uint32_t inputs = mc_type_num_inputs(p->ctx, type), results = mc_type_num_results(p->ctx, type);
  bool parens = results != 1;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < inputs; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    print_argument(f, entry, i);
    mc_pr_lit(p, ": ");
    mc_pr_type(p, mc_type_input(p->ctx, type, i));
    print_dictionary(f, arg_attrs, i);
  }
  mc_pr_lit(p, ")");
  if (results == 0) return;
  for (uint32_t i = 0; i < results; i++) parens |= mc_dictionary_at(p->ctx, result_attrs, i).index != MC_NONE;
  mc_pr_lit(p, " -> ");
  if (parens) mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < results; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    print_result(f, entry, type, tied, i);
    print_dictionary(f, result_attrs, i);
  }
  if (parens) mc_pr_lit(p, ")");
}

/* The region of a function whose signature was read; without a text there are no blocks. */
bool mc_routine_iree_optional_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  const char *at = f->p->tok.start;
  bool written = mc_at(f->p, TOK_L_BRACE), present;
  if (!mc_format_parse_optional_body(f, &present)) return false;
  return present || !written || mc_format_parse_error(f, at, "expected non-empty function body");
}

void mc_routine_iree_optional_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_format_print_entry(f, args[0].number).index == MC_NONE) return;
  mc_pr_lit(f->p, " ");
  mc_pr_region(f->p, mc_op_region(f->p->ctx, f->op, args[0].number), false, true, false);
}
