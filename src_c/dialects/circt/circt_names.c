/* circt_names.c - names that operations of CIRCT have from the names of values in the text. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt_names.h"
#include "parse/parse_attr.h"

McAttr mc_circt_string(McParser *p, McStr text) {
  McAttr value = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  if (value.index == MC_NONE) mc_p_out_of_memory(p);
  return value;
}

bool mc_circt_word(McParser *p, McStr *out) {
  if (mc_at(p, TOK_STRING)) {
    if (!mc_p_string_value(p, &p->tok, out)) return false;
  } else {
    if (!mc_p_at_word(p)) return mc_p_wrong_token(p, "expected valid keyword or string");
    *out = (McStr){p->tok.start, mc_token_len(&p->tok)};
  }
  mc_advance(p);
  return true;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool mc_circt_is_printed_as(McPrinter *p, McValue value, McStr name) {
  if (p->collecting) return false;
  size_t before = p->buf->len;
  mc_pr_value(p, value);
  if (p->buf->failed) return false;
  const char *text = p->buf->ptr + before + 1; /* after the sigil */
  size_t len = p->buf->len - before - 1;
  p->buf->len = before;
  if (name.len == 0) return len > 0 && is_digit(*text);
  return len == name.len && memcmp(text, name.ptr, len) == 0;
}

/* Sets the name that the text gives the first result; a number is none. */
static bool set_result_name(McFormatParse *f, uint32_t attr) {
  McStr name = mc_format_parse_result_name(f);
  if (name.len > 0 && is_digit(*name.ptr)) name.len = 0;
  McAttr value = mc_circt_string(f->p, name);
  return value.index != MC_NONE && mc_format_parse_set_attr(f, attr, value);
}

/* Is the attribute a name, and another than the first result has in the text? */
static bool is_spelled(McFormatPrint *f, uint32_t attr) {
  McContext *ctx = f->p->ctx;
  McAttr name = mc_format_print_attr(f, attr);
  if (name.index == MC_NONE) return false;
  if (mc_kind(ctx, name.index) != MC_ATTR_STRING || mc_op_num_results(ctx, f->op) == 0) return true;
  return !mc_circt_is_printed_as(f->p, mc_op_result(ctx, f->op, 0), mc_attr_string_value(ctx, name));
}

bool mc_routine_circt_implicit_name_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_consume_keyword(p, "name")) return set_result_name(f, args[0].number);
  if (!mc_at(p, TOK_STRING)) return mc_p_wrong_token(p, "expected string");
  McStr text;
  if (!mc_p_string_value(p, &p->tok, &text)) return false;
  mc_advance(p);
  McAttr value = mc_circt_string(p, text);
  return value.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_circt_implicit_name_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!is_spelled(f, args[0].number)) return;
  mc_pr_lit(f->p, " name ");
  mc_pr_attr(f->p, mc_format_print_attr(f, args[0].number));
}

bool mc_routine_circt_name_in_dict_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_format_parse_attr_dict(f, false)) return false;
  return mc_format_parse_attr(f, args[0].number).index != MC_NONE || set_result_name(f, args[0].number);
}

void mc_routine_circt_name_in_dict_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_format_print_attr_dict_and(f, false, is_spelled(f, args[0].number) ? args[0].number : MC_PROGRAM_NONE);
}

bool mc_routine_circt_one_or_two_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType lhs = mc_p_type(f->p), rhs = lhs;
  if (lhs.index == MC_NONE) return false;
  if (mc_consume_if(f->p, TOK_COMMA)) rhs = mc_p_type(f->p);
  return mc_format_parse_set_type(f, args[0].number, lhs) && mc_format_parse_set_type(f, args[1].number, rhs);
}

void mc_routine_circt_one_or_two_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McContext *ctx = f->p->ctx;
  if (mc_op_num_operands(ctx, f->op) != 2) return;
  McType lhs = mc_value_type(ctx, mc_op_operand(ctx, f->op, 0)), rhs = mc_value_type(ctx, mc_op_operand(ctx, f->op, 1));
  mc_pr_type(f->p, lhs);
  if (lhs.index == rhs.index) return;
  mc_pr_lit(f->p, ", ");
  mc_pr_type(f->p, rhs);
}

bool mc_routine_circt_word_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McStr text;
  if (!mc_circt_word(f->p, &text)) return false;
  McAttr value = mc_circt_string(f->p, text);
  return value.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_circt_word_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index == MC_NONE || mc_kind(f->p->ctx, value.index) != MC_ATTR_STRING) return;
  McStr text = mc_attr_string_value(f->p->ctx, value);
  mc_pr_keyword_or_string(f->p, text.ptr, text.len);
}

bool mc_routine_circt_visibility_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  static const char *const words[] = {"public", "private", "nested"};
  (void)num_args;
  for (size_t i = 0; i < MC_COUNT(words); i++) {
    if (!mc_consume_keyword(f->p, words[i])) continue;
    McAttr value = mc_circt_string(f->p, (McStr){words[i], strlen(words[i])});
    return value.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, value);
  }
  return true;
}

void mc_routine_circt_visibility_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index == MC_NONE || mc_kind(f->p->ctx, value.index) != MC_ATTR_STRING) return;
  McStr text = mc_attr_string_value(f->p->ctx, value);
  mc_pr_lit(f->p, " ");
  mc_pr_text(f->p, text.ptr, text.len);
}

bool mc_routine_circt_spaced_dict_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  return mc_format_parse_attr_dict(f, false);
}

void mc_routine_circt_spaced_dict_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  mc_format_print_attr_dict(f, false);
}
