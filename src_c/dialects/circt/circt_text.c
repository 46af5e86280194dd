/* circt_text.c - small parts of forms that many operations of CIRCT's dialects have: names that are keywords or
 * strings, types of single slots, names of results that become attributes, booleans
 * that are words.
 */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- attributes --- */

McAttr mc_keyword_or_string(McFormatParse *f) {
  McParser *p = f->p;
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  McAttr none = {MC_NONE};
  if (mc_at(p, TOK_STRING)) {
    if (!mc_p_string_value(p, &p->tok, &text)) return none;
  } else if (!mc_p_at_word(p)) {
    mc_format_parse_error(f, text.ptr, "expected valid keyword or string");
    return none;
  }
  McAttr name = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  if (name.index == MC_NONE) mc_p_out_of_memory(p);
  else mc_advance(p);
  return name;
}

bool mc_set_string(McFormatParse *f, uint32_t attr, McStr text) {
  McAttr held = mc_attr_string(f->p->ctx, text.ptr, text.len, (McType){MC_NONE});
  return held.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, held);
}

bool mc_set_array_from(McFormatParse *f, uint32_t attr, size_t base) {
  McParser *p = f->p;
  size_t count = p->words.len - base;
  McAttr list = mc_attr_array(p->ctx, count == 0 ? NULL : (const McAttr *)(p->words.ptr + base), count);
  p->words.len = base;
  return list.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, list);
}

McStr mc_string_of(const McContext *ctx, McAttr attr) {
  bool is_string = attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_STRING;
  return is_string ? mc_attr_string_value(ctx, attr) : (McStr){"", 0};
}

void mc_print_string_attr(McPrinter *p, McAttr attr) {
  McStr text = mc_string_of(p->ctx, attr);
  if (!p->collecting) mc_buf_quoted(p->buf, text.ptr, text.len);
}

uint32_t mc_array_length(const McContext *ctx, McAttr array) {
  bool is_array = array.index != MC_NONE && mc_kind(ctx, array.index) == MC_ATTR_ARRAY;
  return is_array ? mc_attr_array_size(ctx, array) : 0;
}

McAttr mc_array_item(const McContext *ctx, McAttr array, uint32_t i) {
  return i < mc_array_length(ctx, array) ? mc_attr_array_get(ctx, array, i) : (McAttr){MC_NONE};
}

/* --- types --- */

bool mc_slot_push(McFormatParse *f, uint32_t slot, McType type) {
  if (type.index == MC_NONE) return mc_p_out_of_memory(f->p);
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, 1};
  return mc_p_push(f->p, &f->p->words, type.index);
}

McType mc_slot_type_parse(McFormatParse *f, uint32_t slot) {
  McType type = mc_p_type(f->p);
  return type.index != MC_NONE && mc_slot_push(f, slot, type) ? type : (McType){MC_NONE};
}

McType mc_slot_type_at(const McFormatPrint *f, uint32_t slot, uint32_t i) {
  McContext *ctx = f->p->ctx;
  uint32_t operands = f->def->op->num_operands;
  bool is_operand = slot < operands;
  McSpan span = is_operand ? mc_format_print_operands(f, slot) : mc_format_print_results(f, slot - operands);
  if (i >= span.count) return (McType){MC_NONE};
  i += span.start;
  return mc_value_type(ctx, is_operand ? mc_op_operand(ctx, f->op, i) : mc_op_result(ctx, f->op, i));
}

/* --- names of results --- */

McStr mc_first_result_name(const McFormatParse *f) {
  if (f->op->num_named == 0) return (McStr){"", 0};
  const McOperandRef *ref = &f->p->refs.ptr[f->op->names];
  bool is_number = ref->len > 0 && ref->name[0] >= '0' && ref->name[0] <= '9';
  return is_number ? (McStr){"", 0} : (McStr){ref->name, ref->len};
}

bool mc_routine_implicit_name_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr name = mc_first_result_name(f);
  if (mc_consume_keyword(p, "name")) {
    if (!mc_at(p, TOK_STRING)) return mc_format_parse_error(f, p->tok.start, "expected string");
    if (!mc_p_string_value(p, &p->tok, &name)) return false;
    mc_advance(p);
  }
  return mc_set_string(f, args[0].number, name);
}

/* True when the name that is printed for the first result states the attribute. */
static bool is_implied(McFormatPrint *f, McAttr name) {
  McPrinter *p = f->p;
  char room[MC_SSA_ROOM];
  if (mc_op_num_results(p->ctx, f->op) == 0) return false;
  McStr shown = mc_ssa_name(p, mc_op_result(p->ctx, f->op, 0), room), text = mc_string_of(p->ctx, name);
  bool is_number = shown.len > 0 && shown.ptr[0] >= '0' && shown.ptr[0] <= '9';
  return (shown.len == text.len && memcmp(shown.ptr, text.ptr, text.len) == 0) || (text.len == 0 && is_number);
}

void mc_routine_implicit_name_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr name = mc_format_print_attr(f, args[0].number);
  if (f->p->collecting || name.index == MC_NONE || is_implied(f, name)) return;
  mc_pr_lit(f->p, " name ");
  mc_print_string_attr(f->p, name);
}

/* Arguments: attr-dict, the name. */
bool mc_routine_name_in_dict_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_format_parse_attr_dict(f, false)) return false;
  if (mc_format_parse_attr(f, args[1].number).index != MC_NONE) return true;
  return mc_set_string(f, args[1].number, mc_first_result_name(f));
}

void mc_routine_name_in_dict_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr name = mc_format_print_attr(f, args[1].number);
  if (name.index == MC_NONE || is_implied(f, name)) mc_format_print_attr_dict(f, false);
  else mc_format_print_attr_dict_with(f, false, args[1].number);
}

/* Arguments: a type, an operand that has it when it is there, the type of the operand. */
bool mc_routine_type_if_present_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_format_parse_type(f, args[0].number);
  f->types[args[2].number] = (McSpan){(uint32_t)f->p->words.len, 0};
  return f->operands[args[1].number].count == 0 || type.index == MC_NONE || mc_slot_push(f, args[2].number, type);
}

void mc_routine_type_if_present_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

/* --- words --- */

/* Arguments: operands, the type of all, their flags, attr-dict. (`not`? %value),... attr-dict `:` type */
bool mc_routine_invertible_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  mc_format_parse_start_group(f, args[0].number);
  do {
    bool inverted = mc_consume_keyword(p, "not");
    if (!mc_p_push(p, &p->words, inverted) || !mc_format_parse_push_operand(f, args[0].number)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  size_t count = p->words.len - base;
  uint8_t *flags = mc_arena_alloc(&p->arena, count, 1);
  if (flags == NULL) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < count; i++) flags[i] = p->words.ptr[base + i] != 0;
  p->words.len = base;
  McAttr held = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 1, MC_SIGNLESS), flags, count, p->diags);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_format_parse_attr_dict(f, false) || !mc_format_parse_set_attr(f, args[2].number, held)) return false;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  return mc_slot_type_parse(f, args[1].number).index != MC_NONE;
}

void mc_routine_invertible_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  McAttr held = mc_format_print_attr(f, args[2].number);
  McStr flags = {"", 0};
  if (held.index != MC_NONE && mc_kind(p->ctx, held.index) == MC_ATTR_DENSE_ARRAY) {
    flags = mc_attr_dense_data(p->ctx, held);
  }
  for (uint32_t i = 0; i < operands.count && i < flags.len; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (flags.ptr[i] != 0) mc_pr_lit(p, "not ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, operands.start + i));
  }
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, " : ");
  McType type = mc_slot_type_at(f, args[1].number, 0);
  if (type.index != MC_NONE) mc_pr_type(p, type);
}
