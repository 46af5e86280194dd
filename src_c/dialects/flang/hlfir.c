/* hlfir.c - forms of hlfir's operations: parts of variables, bodies of masks, clean-ups. */
#include "dialects/flang/flang.def"
#include "dialects/flang/flang.h"
#include "parse/parse_attr.h"

/* --- indices: (`(` (%i | %first `:` %last `:` %stride), ... `)`)? --- */

enum { INDICES, INDICES_TRIPLET };

static bool push_index(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  if (!mc_format_parse_push_operand(f, group)) return false;
  bool triplet = mc_consume_if(p, TOK_COLON);
  if (triplet && (!mc_format_parse_push_operand(f, group) || !mc_expect(p, TOK_COLON, "expected ':'") ||
                  !mc_format_parse_push_operand(f, group))) {
    return false;
  }
  return mc_p_push(p, &p->words, triplet);
}

bool mc_routine_hlfir_indices_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  mc_format_parse_start_group(f, args[INDICES].number);
  if (mc_consume_if(p, TOK_L_PAREN)) {
    do {
      if (!push_index(f, args[INDICES].number)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  size_t count = p->words.len - base;
  uint8_t *flags = mc_arena_alloc(&p->arena, count + 1, 1);
  if (flags == NULL) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < count; i++) flags[i] = (uint8_t)p->words.ptr[base + i];
  p->words.len = base;
  McAttr held = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 1, MC_SIGNLESS), flags, count, p->diags);
  return held.index != MC_NONE && mc_format_parse_set_attr(f, args[INDICES_TRIPLET].number, held);
}

void mc_routine_hlfir_indices_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[INDICES].number);
  McAttr triplets = mc_format_print_attr(f, args[INDICES_TRIPLET].number);
  if (operands.count == 0 || triplets.index == MC_NONE) return;
  McStr flags = mc_attr_dense_data(p->ctx, triplets);
  uint32_t next = 0;
  mc_pr_lit(p, "(");
  for (size_t i = 0; i < flags.len; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    for (int part = 0; part < (flags.ptr[i] ? 3 : 1) && next < operands.count; part++) {
      if (part > 0) mc_pr_lit(p, ":");
      mc_pr_value(p, mc_op_operand(p->ctx, f->op, operands.start + next++));
    }
  }
  mc_pr_lit(p, ")");
}

/* --- a part of a complex number: (`imag` | `real`)? --- */

bool mc_routine_hlfir_complex_part_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  bool imag = mc_consume_keyword(f->p, "imag");
  if (!imag && !mc_consume_keyword(f->p, "real")) return true;
  McAttr held = mc_attr_integer(f->p->ctx, mc_type_integer(f->p->ctx, 1, MC_SIGNLESS), imag);
  return held.index != MC_NONE ? mc_format_parse_set_attr(f, args[0].number, held) : mc_p_out_of_memory(f->p);
}

void mc_routine_hlfir_complex_part_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr part = mc_format_print_attr(f, args[0].number);
  int64_t imag;
  if (part.index == MC_NONE || !mc_attr_integer_i64(f->p->ctx, part, &imag)) return;
  if (imag) mc_pr_lit(f->p, "imag");
  else mc_pr_lit(f->p, "real");
}

/* --- regions that fir.end ends, which is not written --- */

static void put_region(McFormatPrint *f, uint32_t i) {
  McContext *ctx = f->p->ctx;
  McBlock block = mc_format_print_entry(f, i);
  McOp last = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
  bool implied = last.index != MC_NONE && mc_op_get_name(ctx, last).index == f->def->implicit_terminator.index &&
                 mc_op_attrs(ctx, last).index == MC_NONE;
  mc_format_print_body(f, i, !implied);
}

static bool push_argument(McFormatParse *f, McArgs *region_args) {
  McParser *p = f->p;
  McArgument arg = {.type = {MC_NONE}};
  if (!mc_p_operand(p, &arg.ref, true) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  arg.type = mc_p_type(p);
  return arg.type.index != MC_NONE && mc_args_push(p, region_args, arg);
}

/* (`(` %i `:` type `)`)? region; with `to` two arguments, each in parentheses */
static bool parse_body(McFormatParse *f, McArgs *region_args, bool two) {
  McParser *p = f->p;
  for (int i = 0; i < (two ? 2 : 1); i++) {
    if (i > 0 && !mc_format_parse_keyword(f, "to", "")) return false;
    if (!two && !mc_at(p, TOK_L_PAREN)) break;
    if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !push_argument(f, region_args) ||
        !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
      return false;
    }
  }
  return mc_format_parse_region(f, region_args->ptr, region_args->len);
}

static bool parse_one(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  (void)args;
  return parse_body(f, region_args, false);
}

static bool parse_two(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  (void)args;
  return parse_body(f, region_args, true);
}

static void put_body(McFormatPrint *f, uint32_t i) {
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, i);
  uint32_t count = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry);
  for (uint32_t k = 0; k < count; k++) {
    McValue arg = mc_block_arg(p->ctx, entry, k);
    if (k > 0) mc_pr_lit(p, "to");
    mc_pr_lit(p, " (");
    mc_pr_value(p, arg);
    mc_pr_lit(p, ": ");
    mc_pr_type(p, mc_value_type(p->ctx, arg));
    mc_pr_lit(p, ") ");
  }
  put_region(f, i);
}

bool mc_routine_hlfir_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_one);
}

void mc_routine_hlfir_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_body(f, args[0].number);
}

bool mc_routine_hlfir_assignment_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_consume_keyword(f->p, "user_defined_assign")) return mc_format_parse_empty_region(f);
  return mc_format_parse_with_args(f, args, parse_two);
}

void mc_routine_hlfir_assignment_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_format_print_entry(f, args[0].number).index == MC_NONE) return;
  mc_pr_lit(f->p, " user_defined_assign ");
  put_body(f, args[0].number);
}

bool mc_routine_hlfir_cleanup_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  return mc_consume_keyword(f->p, "cleanup") ? mc_format_parse_region(f, NULL, 0) : mc_format_parse_empty_region(f);
}

void mc_routine_hlfir_cleanup_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_format_print_entry(f, args[0].number).index == MC_NONE) return;
  mc_pr_lit(f->p, "cleanup ");
  put_region(f, args[0].number);
}
