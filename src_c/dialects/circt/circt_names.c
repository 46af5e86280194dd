/* circt_names.c - words and types in the forms of firrtl, handshake and others. */
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

bool mc_circt_set_types(McFormatParse *f, uint32_t group, uint32_t slot, McType type) {
  McParser *p = f->p;
  McSpan span = {(uint32_t)p->words.len, f->operands[group].count == MC_PROGRAM_NONE ? 0 : f->operands[group].count};
  for (uint32_t i = 0; i < span.count; i++) {
    if (!mc_p_push(p, &p->words, type.index)) return false;
  }
  f->types[slot] = span;
  return true;
}

/* Arguments: the group, its types, the type of the result. */
bool mc_routine_circt_same_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_p_type(f->p);
  return mc_format_parse_set_type(f, args[2].number, type) &&
         mc_circt_set_types(f, args[0].number, args[1].number, type);
}

void mc_routine_circt_same_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[2].number, 0);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
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

bool mc_routine_circt_spaced_dict_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  return mc_format_parse_attr_dict(f, false);
}

void mc_routine_circt_spaced_dict_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  mc_format_print_attr_dict(f, false);
}
