/* transform_directives.c - syntax of transform that formats have no words for: types with or without parentheses,
 * positions, symbols in pairs, options of passes.
 */
#include "dialects/transform/transform.def"
#include "dialects/transform/transform.h"
#include "parse/parse_defined.h"
#include "parse/parse_attr.h"
#include "types/report.h"

bool mc_predicate_integer_up_to_64(const McContext *ctx, uint32_t id) {
  return mc_kind(ctx, id) == MC_TYPE_INTEGER && mc_type_integer_width(ctx, (McType){id}) <= 64;
}

bool mc_predicate_non_negative_array(const McContext *ctx, uint32_t id) {
  if (mc_kind(ctx, id) != MC_ATTR_DENSE_ARRAY) return false;
  McStr data = mc_attr_dense_data(ctx, (McAttr){id});
  int64_t value = 0;
  for (size_t i = 0; i + sizeof value <= data.len && value >= 0; i += sizeof value) {
    memcpy(&value, data.ptr + i, sizeof value);
  }
  return value >= 0;
}

/* --- T, (T) -> U, (T, U) --- */

static McStr word_at(const McContext *ctx, const McRoutineArg *args, uint32_t num_args, uint32_t i) {
  return i < num_args ? mc_ident_str(ctx, (McIdent){args[i].number}) : (McStr){"", 0};
}

static bool read_type(McFormatParse *f, uint32_t slot) {
  McType type = mc_p_type(f->p);
  return type.index != MC_NONE && mc_format_parse_set_type(f, slot, type);
}

static bool read_types(McFormatParse *f, uint32_t slot) {
  size_t base = f->p->words.len;
  if (!mc_p_type_list_no_parens(f->p, &f->p->words)) return false;
  f->types[slot] = (McSpan){(uint32_t)base, (uint32_t)(f->p->words.len - base)};
  return true;
}

/* T, or (T, U): as many types as operands, which were read before; parentheses are free. Without operands there is
 * nothing. */
static bool parse_type_list(McFormatParse *f, uint32_t first, uint32_t rest) {
  McParser *p = f->p;
  if (f->operands[first].count == 0 || f->operands[first].count == MC_PROGRAM_NONE) return true;
  (void)mc_consume_if(p, TOK_L_PAREN);
  if (!read_type(f, first)) return false;
  f->types[rest] = (McSpan){(uint32_t)p->words.len, 0};
  if (f->operands[rest].count > 0 && f->operands[rest].count != MC_PROGRAM_NONE) {
    if (!mc_expect(p, TOK_COMMA, "expected ','") || !read_types(f, rest)) return false;
    if (f->types[rest].count != f->operands[rest].count) {
      return mc_format_parse_error(f, f->op->at, "expected types to be provided for all operands");
    }
  }
  (void)mc_consume_if(p, TOK_R_PAREN);
  return true;
}

/* A function type with one type on each side. */
static bool parse_function(McFormatParse *f, uint32_t from, uint32_t to) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  const char *at = p->tok.start;
  McType type = mc_format_parse_function_type(f, at);
  if (type.index == MC_NONE) return false;
  if (mc_type_num_inputs(ctx, type) != 1 || mc_type_num_results(ctx, type) != 1) {
    return mc_format_parse_error(f, at, "expects a trailing functional type with one argument and one result");
  }
  return mc_format_parse_set_type(f, from, mc_type_input(ctx, type, 0)) &&
         mc_format_parse_set_type(f, to, mc_type_result(ctx, type, 0));
}

bool mc_routine_semi_function_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  uint32_t from = args[0].number, to = args[1].number;
  McStr how = word_at(p->ctx, args, num_args, 2);
  if (mc_str_is(how, "list")) return parse_type_list(f, from, to);
  if (mc_str_is(how, "function")) return parse_function(f, from, to);
  bool single = mc_str_is(how, "required") || mc_str_is(how, "single");
  bool parens = mc_consume_if(p, TOK_L_PAREN);
  if (!parens && mc_str_is(how, "required")) return mc_p_wrong_token(p, "expected '('");
  if (!read_type(f, from)) return false;
  f->types[to] = (McSpan){(uint32_t)p->words.len, 0};
  if (!parens) return true;
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'") || !mc_expect(p, TOK_ARROW, "expected '->'")) return false;
  if (single || !mc_consume_if(p, TOK_L_PAREN)) return read_type(f, to);
  return read_types(f, to) && mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_semi_function_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McPrinter *p = f->p;
  bool list = mc_str_is(word_at(p->ctx, args, num_args, 2), "list");
  McSpan from = mc_format_print_operands(f, args[0].number), to = {0, 0};
  if (list) to = mc_format_print_operands(f, args[1].number);
  else to = mc_format_print_results(f, args[1].number - f->def->op->num_operands);
  if (to.count == 0) {
    mc_format_print_operand_types(f, from);
    return;
  }
  mc_pr_lit(p, "(");
  mc_format_print_operand_types(f, from);
  if (list) {
    mc_pr_lit(p, ", ");
    mc_format_print_operand_types(f, to);
    mc_pr_lit(p, ")");
    return;
  }
  mc_pr_lit(p, ")");
  mc_format_print_arrow_types(f, args[1].number, false);
}

/* --- all, 0, -1, except(2) --- */

static bool parse_positions(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  size_t base = p->words.len;
  do {
    int64_t position;
    if (!mc_format_parse_integer(f, 64, &position) || !mc_p_push_i64(p, &p->words, position)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  size_t count = (p->words.len - base) / 2;
  McAttr list =
      mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), p->words.ptr + base, count, p->diags);
  p->words.len = base;
  return list.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, list);
}

enum { POSITIONS, INVERTED, ALL };

bool mc_routine_match_dims_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McAttr unit = mc_attr_unit(p->ctx);
  if (mc_consume_keyword(p, "all")) {
    McAttr none = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), NULL, 0, p->diags);
    if (none.index == MC_NONE) return mc_p_out_of_memory(p);
    return mc_format_parse_set_attr(f, args[POSITIONS].number, none) &&
           mc_format_parse_set_attr(f, args[ALL].number, unit);
  }
  if (!mc_consume_keyword(p, "except")) return parse_positions(f, args[POSITIONS].number);
  return mc_expect(p, TOK_L_PAREN, "expected '('") && parse_positions(f, args[POSITIONS].number) &&
         mc_expect(p, TOK_R_PAREN, "expected ')'") && mc_format_parse_set_attr(f, args[INVERTED].number, unit);
}

void mc_routine_match_dims_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  if (mc_format_print_attr(f, args[ALL].number).index != MC_NONE) {
    mc_pr_lit(p, "all");
    return;
  }
  bool inverted = mc_format_print_attr(f, args[INVERTED].number).index != MC_NONE;
  McAttr list = mc_format_print_attr(f, args[POSITIONS].number);
  bool known = list.index != MC_NONE && mc_kind(p->ctx, list.index) == MC_ATTR_DENSE_ARRAY && !p->collecting;
  if (inverted) mc_pr_lit(p, "except(");
  for (uint64_t i = 0, n = known ? mc_attr_dense_data(p->ctx, list).len / sizeof(int64_t) : 0; i < n; i++) {
    int64_t position;
    memcpy(&position, mc_attr_dense_data(p->ctx, list).ptr + i * sizeof position, sizeof position);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_buf_i64(p->buf, position);
  }
  if (inverted) mc_pr_lit(p, ")");
}

/* --- @matcher -> @action, ... --- */

static bool read_symbol(McFormatParse *f, McWords *out) {
  McParser *p = f->p;
  if (!mc_at(p, TOK_AT_IDENTIFIER)) {
    return mc_format_parse_error(f, p->tok.start, "expected valid '@'-identifier for symbol name");
  }
  McIdent name = mc_p_at_identifier(p, &p->tok);
  if (name.index == MC_NONE) return false;
  McAttr symbol = mc_attr_symbol_ref(p->ctx, name, NULL, 0);
  mc_advance(p);
  return symbol.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, out, symbol.index);
}

/* Every second one from `first` on of the pairs in `words`. */
static bool set_symbols(McFormatParse *f, uint32_t attr, size_t base, size_t first) {
  McParser *p = f->p;
  size_t end = p->words.len, start = end;
  for (size_t i = base + first; i < end; i += 2) {
    if (!mc_p_push(p, &p->words, p->words.ptr[i])) return false;
  }
  McAttr symbols = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + start), p->words.len - start);
  p->words.len = end;
  return symbols.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, symbols);
}

bool mc_routine_match_symbols_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  do {
    if (!read_symbol(f, &p->words) || !mc_expect(p, TOK_ARROW, "expected '->'") || !read_symbol(f, &p->words)) {
      return false;
    }
  } while (mc_consume_if(p, TOK_COMMA));
  bool ok = set_symbols(f, args[0].number, base, 0) && set_symbols(f, args[1].number, base, 1);
  p->words.len = base;
  return ok;
}

static McAttr array_item(const McContext *ctx, McAttr array, uint32_t i) {
  bool known =
      array.index != MC_NONE && mc_kind(ctx, array.index) == MC_ATTR_ARRAY && i < mc_attr_array_size(ctx, array);
  return known ? mc_attr_array_get(ctx, array, i) : (McAttr){MC_NONE};
}

void mc_routine_match_symbols_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr matchers = mc_format_print_attr(f, args[0].number), actions = mc_format_print_attr(f, args[1].number);
  p->indent += 4;
  for (uint32_t i = 0;; i++) {
    McAttr matcher = array_item(p->ctx, matchers, i), action = array_item(p->ctx, actions, i);
    if (matcher.index == MC_NONE || action.index == MC_NONE) break;
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_newline(p);
    mc_pr_attr(p, matcher);
    mc_pr_lit(p, " -> ");
    mc_pr_attr(p, action);
  }
  p->indent -= 4;
}

/* --- {name = value, ...}: options of a pass, of which some are operands --- */

#define PARAM_OPERAND "transform.param_operand"

/* The attribute that represents operand number `i` in the dictionary. Returns MC_NONE after reporting. */
static McAttr param_operand(McFormatParse *f, uint32_t i) {
  McParser *p = f->p;
  McIdent name = mc_ident(p->ctx, PARAM_OPERAND, sizeof PARAM_OPERAND - 1);
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_p_find_definition(p, name, false);
  McAttr index = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), i);
  McAttr made = {def == NULL || index.index == MC_NONE
                     ? MC_NONE
                     : mc_defined_make(p->ctx, def, &index.index, (McLoc){MC_NONE}, p->diags)};
  if (made.index == MC_NONE) mc_p_out_of_memory(p);
  return made;
}

/* An attribute or an operand. MC_NONE: reported. */
static McAttr parse_option(McFormatParse *f, McSpan *operands) {
  McParser *p = f->p;
  bool present;
  McAttr attr = mc_p_optional_attr(p, (McType){MC_NONE}, &present);
  if (present && attr.index != MC_NONE && mc_is_defined_as(p->ctx, attr.index, PARAM_OPERAND)) {
    mc_format_parse_error(
        f, p->tok.start,
        "the param_operand attribute is a marker reserved for indicating a value will be passed via params and is "
        "only used in the generic print format");
    return (McAttr){MC_NONE};
  }
  if (present) return attr;
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true)) return (McAttr){MC_NONE};
  if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p), (McAttr){MC_NONE};
  return param_operand(f, operands->count++);
}

/* The same, or a list of such in brackets, which may be nested: for each that is open, p->words has where the one
 * around it began. */
static McAttr parse_option_value(McFormatParse *f, McSpan *operands) {
  McParser *p = f->p;
  const McAttr none = {MC_NONE};
  uint32_t list = 0, depth = p->depth;
  for (;;) {
    if (mc_consume_if(p, TOK_L_SQUARE)) {
      if (!mc_p_enter(p) || !mc_p_push(p, &p->words, list)) return none;
      list = (uint32_t)p->words.len;
      continue;
    }
    McAttr value = parse_option(f, operands);
    for (;;) {
      if (value.index == MC_NONE || p->depth == depth) return value;
      if (!mc_p_push(p, &p->words, value.index)) return none;
      if (mc_consume_if(p, TOK_COMMA)) break;
      if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return none;
      value = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + list), p->words.len - list);
      if (value.index == MC_NONE) mc_p_out_of_memory(p);
      p->words.len = list - 1;
      list = p->words.ptr[list - 1];
      p->depth--;
    }
  }
}

static bool parse_option_entry(McFormatParse *f, McSpan *operands) {
  McParser *p = f->p;
  McStr name = {p->tok.start, mc_token_len(&p->tok)};
  if (mc_at(p, TOK_STRING)) {
    if (!mc_p_string_value(p, &p->tok, &name)) return false;
  } else if (!mc_p_at_word(p)) {
    return mc_format_parse_error(f, p->tok.start, "expected key to either be an identifier or a string");
  }
  McIdent key = mc_ident(p->ctx, name.ptr, name.len);
  if (key.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  uint32_t depth = p->depth;
  McAttr value = parse_option_value(f, operands);
  p->depth = depth;
  return value.index != MC_NONE && mc_p_push(p, &p->words, key.index) && mc_p_push(p, &p->words, value.index);
}

bool mc_routine_pass_options_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *operands = &f->operands[args[1].number];
  size_t base = p->words.len;
  *operands = (McSpan){(uint32_t)p->refs.len, 0};
  f->operands_at[args[1].number] = p->tok.start;
  if (!mc_expect(p, TOK_L_BRACE, "expected '{' in options dictionary")) return false;
  if (!mc_at(p, TOK_R_BRACE)) {
    do {
      if (!parse_option_entry(f, operands)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
  }
  if (!mc_expect(p, TOK_R_BRACE, "expected '}' in options dictionary")) return false;
  McIdent duplicate = {MC_NONE};
  size_t count = (p->words.len - base) / 2;
  McAttr options =
      mc_attr_dictionary(p->ctx, count ? (const McNamedAttr *)(p->words.ptr + base) : NULL, count, &duplicate);
  p->words.len = base;
  if (duplicate.index != MC_NONE) {
    return mc_format_parse_error(f, p->tok.start, "duplicate keys found in options dictionary");
  }
  return options.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, options);
}

bool mc_is_param_operand(const McContext *ctx, McAttr attr, int64_t *number) {
  return mc_is_defined_as(ctx, attr.index, PARAM_OPERAND) &&
         mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, attr.index, 0)}, number);
}

typedef struct Option { McFormatPrint *f; McSpan operands; McAttr value; } Option;

static void put_option(const Option *option);

static void put_list(void *data) {
  const Option *option = data;
  McPrinter *p = option->f->p;
  mc_pr_lit(p, "[");
  for (uint32_t i = 0, n = mc_attr_array_size(p->ctx, option->value); i < n; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    put_option(&(Option){option->f, option->operands, mc_attr_array_get(p->ctx, option->value, i)});
  }
  mc_pr_lit(p, "]");
}

static void put_option(const Option *option) {
  McPrinter *p = option->f->p;
  int64_t number;
  if (mc_kind(p->ctx, option->value.index) == MC_ATTR_ARRAY) {
    Option list = *option;
    if (mc_pr_enter(p)) mc_pr_switch_stack(p, put_list, &list);
    else put_list(&list);
    p->depth--;
  } else if (!mc_is_param_operand(p->ctx, option->value, &number)) {
    mc_pr_attr(p, option->value);
  } else if (number >= 0 && number < option->operands.count) {
    mc_pr_value(p, mc_op_operand(p->ctx, option->f->op, option->operands.start + (uint32_t)number));
  }
}

void mc_routine_pass_options_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr options = mc_format_print_attr(f, args[0].number);
  bool known = options.index != MC_NONE && mc_kind(p->ctx, options.index) == MC_ATTR_DICTIONARY;
  mc_pr_lit(p, "{");
  for (uint32_t i = 0, n = known ? mc_attr_dictionary_size(p->ctx, options) : 0; i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(p->ctx, options, i);
    McStr name = mc_ident_str(p->ctx, entry.name);
    if (i > 0) mc_pr_lit(p, ", ");
    if (!p->collecting) mc_buf_quoted(p->buf, name.ptr, name.len);
    mc_pr_lit(p, " = ");
    put_option(&(Option){f, mc_format_print_operands(f, args[1].number), entry.value});
  }
  mc_pr_lit(p, "}");
}

/* --- names of results --- */

void mc_asm_match_results(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)ctx;
  (void)op;
  if (result == 0) mc_buf_lit(out, "updated_root");
  else if (result == 1) mc_buf_lit(out, "yielded");
}

/* --- one entry: an integer or a value --- */

bool mc_routine_integer_or_value_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  bool is_index = num_args > 2;
  int64_t number = MC_DYNAMIC;
  mc_format_parse_start_group(f, args[0].number);
  if (mc_at(p, TOK_PERCENT_IDENTIFIER)) {
    if (!mc_format_parse_push_operand(f, args[0].number)) return false;
    if (is_index) return true;
  } else {
    McStr message = is_index ? mc_ident_str(ctx, (McIdent){args[2].number}) : (McStr){"", 0};
    if (is_index && !mc_at(p, TOK_INTEGER) && !mc_at(p, TOK_MINUS)) {
      return mc_format_parse_error(f, p->tok.start, "%.*s", (int)message.len, message.ptr);
    }
    if (!mc_format_parse_integer(f, 64, &number)) return false;
  }
  McAttr value =
      mc_attr_integer(ctx, is_index ? (McType){ctx->cached.index} : mc_type_integer(ctx, 64, MC_SIGNLESS), number);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[1].number, value);
}

void mc_routine_integer_or_value_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan value = mc_format_print_operands(f, args[0].number);
  McAttr known = mc_format_print_attr(f, args[1].number);
  int64_t number;
  if (value.count > 0) mc_format_print_values(f, value);
  else if (known.index != MC_NONE && mc_attr_integer_i64(p->ctx, known, &number) && !p->collecting) {
    mc_buf_i64(p->buf, number);
  }
}
