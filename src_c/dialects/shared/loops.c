/* loops.c - the parts that loops and conditions of several dialects share: arguments written before their region,
 * ranges, types after an arrow, regions with or without terminator.
 *
 * An argument's names must last until its region is read, and regions use the parser's stacks, so they are kept in an
 * McArgs: a few on the C stack, more of them allocated for the length of one operation's text.
 */
#include "dialects/shared/routines.h"
#include "dialects/shared/shared.def"
#include "legacy/legacy.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- arguments of a region --- */

void mc_args_init(McArgs *args) {
  args->ptr = args->few;
  args->len = 0;
  args->capacity = MC_COUNT(args->few);
}

bool mc_args_push(McParser *p, McArgs *args, McArgument arg) {
  if (args->len == args->capacity) {
    McArgument *more =
        args->capacity < (1u << 28) ? mc_alloc(&p->ctx->alloc, (size_t)args->capacity * 2 * sizeof *more) : NULL;
    if (more == NULL) return mc_p_out_of_memory(p);
    memcpy(more, args->ptr, args->len * sizeof *more);
    mc_args_fini(p, args);
    args->ptr = more;
    args->capacity *= 2;
  }
  args->ptr[args->len++] = arg;
  return true;
}

void mc_args_fini(McParser *p, McArgs *args) {
  if (args->ptr != args->few) mc_free(&p->ctx->alloc, args->ptr, args->capacity * sizeof *args->ptr);
}

bool mc_format_parse_with_args(McFormatParse *f, const McRoutineArg *args, McParseWithArgs *parse) {
  McArgs region_args;
  mc_args_init(&region_args);
  bool ok = parse(f, &region_args, args);
  mc_args_fini(f->p, &region_args);
  return ok;
}

static bool push_argument(McParser *p, McArgs *args) {
  McArgument arg;
  return mc_p_argument(p, &arg, false, false) && mc_args_push(p, args, arg);
}

bool mc_args_list(McParser *p, McArgs *args) {
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!push_argument(p, args)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

bool mc_args_assignments(McFormatParse *f, McArgs *args, uint32_t group) {
  McParser *p = f->p;
  McSpan *operands = &f->operands[group];
  f->operands_at[group] = p->tok.start;
  *operands = (McSpan){(uint32_t)p->refs.len, 0};
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    McOperandRef ref;
    if (!push_argument(p, args) || !mc_expect(p, TOK_EQUAL, "expected '='") || !mc_p_operand(p, &ref, true)) {
      return false;
    }
    if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
    operands->count++;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

bool mc_args_set_types(McFormatParse *f, McArgs *args, uint32_t from, uint32_t slot, const char *message) {
  McSpan types = f->types[slot];
  uint32_t count = types.count == MC_PROGRAM_NONE ? 0 : types.count;
  if (args->len - from != count) return mc_format_parse_error(f, f->op->at, "%s", message);
  for (uint32_t i = 0; i < count; i++) args->ptr[from + i].type.index = f->p->words.ptr[types.start + i];
  return true;
}

/* --- small parts --- */

bool mc_format_parse_keyword(McFormatParse *f, const char *word, const char *context) {
  if (mc_consume_keyword(f->p, word)) return true;
  return mc_format_parse_error(f, f->p->tok.start, "expected '%s'%s", word, context);
}

bool mc_format_parse_arrow_types(McFormatParse *f, uint32_t slot) {
  McParser *p = f->p;
  f->types[slot] = (McSpan){(uint32_t)p->words.len, 0};
  if (!mc_consume_if(p, TOK_ARROW)) return true;
  if (!mc_p_function_result_types(p, &p->words)) return false;
  f->types[slot].count = (uint32_t)p->words.len - f->types[slot].start;
  return true;
}

static bool parse_operand(McFormatParse *f, uint32_t group) {
  McParser *p = f->p;
  McOperandRef ref;
  f->operands_at[group] = p->tok.start;
  f->operands[group] = (McSpan){(uint32_t)p->refs.len, 1};
  if (!mc_p_operand(p, &ref, true)) return false;
  return mc_array_push(&p->ctx->alloc, &p->refs, ref) || mc_p_out_of_memory(p);
}

void mc_format_print_values(McFormatPrint *f, McSpan operands) {
  for (uint32_t i = 0; i < operands.count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_value(f->p, mc_op_operand(f->p->ctx, f->op, operands.start + i));
  }
}

void mc_format_print_operand_types(McFormatPrint *f, McSpan operands) {
  for (uint32_t i = 0; i < operands.count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, mc_value_type(f->p->ctx, mc_op_operand(f->p->ctx, f->op, operands.start + i)));
  }
}

static void put_result_types(McFormatPrint *f, McSpan results) {
  McContext *ctx = f->p->ctx;
  for (uint32_t i = 0; i < results.count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, mc_value_type(ctx, mc_op_result(ctx, f->op, results.start + i)));
  }
}

void mc_format_print_result_types(McFormatPrint *f) {
  put_result_types(f, (McSpan){0, mc_op_num_results(f->p->ctx, f->op)});
}

/* The results whose types are in a slot. */
static McSpan slot_results(const McFormatPrint *f, uint32_t slot) {
  uint32_t operands = f->def->op->num_operands;
  if (slot >= MC_SLOT_ALL_OPERANDS || slot < operands) return (McSpan){0, mc_op_num_results(f->p->ctx, f->op)};
  return mc_format_print_results(f, slot - operands);
}

McBlock mc_format_print_entry(const McFormatPrint *f, uint32_t i) {
  McContext *ctx = f->p->ctx;
  if (i >= mc_op_num_regions(ctx, f->op)) return (McBlock){MC_NONE};
  return mc_region_first_block(ctx, mc_op_region(ctx, f->op, i));
}

void mc_format_print_entry_args(McFormatPrint *f, McBlock entry, uint32_t count) {
  uint32_t have = entry.index == MC_NONE ? 0 : mc_block_num_args(f->p->ctx, entry);
  for (uint32_t i = 0; i < count && i < have; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_value(f->p, mc_block_arg(f->p->ctx, entry, i));
  }
}

void mc_format_print_assignments(McFormatPrint *f, const char *name, McBlock entry, uint32_t first, McSpan operands) {
  McPrinter *p = f->p;
  uint32_t have = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry);
  if (operands.count == 0) return;
  mc_pr_text(p, name, strlen(name));
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < operands.count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (first + i < have) mc_pr_value(p, mc_block_arg(p->ctx, entry, first + i));
    mc_pr_lit(p, " = ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, operands.start + i));
  }
  mc_pr_lit(p, ")");
}

void mc_format_print_body(McFormatPrint *f, uint32_t i, bool terminator) {
  McContext *ctx = f->p->ctx;
  if (i >= mc_op_num_regions(ctx, f->op)) return;
  mc_pr_region(f->p, mc_op_region(ctx, f->op, i), false, terminator, false);
}

static bool has_results(const McFormatPrint *f) { return mc_op_num_results(f->p->ctx, f->op) > 0; }

/* --- types after an arrow --- */

void mc_format_print_arrow_types(McFormatPrint *f, uint32_t slot, bool parens) {
  McContext *ctx = f->p->ctx;
  McSpan results = slot_results(f, slot);
  if (results.count == 0) return;
  parens = parens || results.count != 1 ||
           mc_kind(ctx, mc_value_type(ctx, mc_op_result(ctx, f->op, results.start)).index) == MC_TYPE_FUNCTION;
  mc_pr_lit(f->p, " -> ");
  if (parens) mc_pr_lit(f->p, "(");
  put_result_types(f, results);
  if (parens) mc_pr_lit(f->p, ")");
}

bool mc_routine_arrow_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_arrow_types(f, args[0].number);
}

void mc_routine_arrow_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  mc_format_print_arrow_types(f, args[0].number, num_args > 1);
}

/* --- regions --- */

bool mc_routine_body_without_arguments_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McLegacyAnswer old = mc_p_legacy(f->p) ? f->p->legacy->hooks->body(f) : MC_LEGACY_NO;
  return old == MC_LEGACY_NO ? mc_format_parse_append_region(f) : old == MC_LEGACY_YES;
}

void mc_routine_body_without_arguments_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_format_print_body(f, args[0].number, true);
}

bool mc_routine_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  return mc_format_parse_region(f, NULL, 0);
}

void mc_routine_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_format_print_body(f, args[0].number, has_results(f));
}

static bool parse_branch(McFormatParse *f, bool whole) {
  return whole ? mc_format_parse_append_region(f) : mc_format_parse_region(f, NULL, 0);
}

bool mc_routine_then_else_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args;
  bool whole = num_args > 2;
  if (!parse_branch(f, whole)) return false;
  if (!mc_consume_keyword(f->p, "else")) return mc_format_parse_empty_region(f);
  if (!mc_at_keyword(f->p, "if") || !mc_p_legacy(f->p)) return parse_branch(f, whole);
  McRegion region = mc_p_region_of_op(f->p); /* the other condition is all that there is */
  return region.index != MC_NONE && mc_p_old(f->p, "else-if") && mc_format_parse_add_region(f, region);
}

static void print_branch(McFormatPrint *f, uint32_t i, bool whole) {
  if (i >= mc_op_num_regions(f->p->ctx, f->op)) return;
  mc_pr_region(f->p, mc_op_region(f->p->ctx, f->op, i), whole, whole || has_results(f), false);
}

void mc_routine_then_else_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  bool whole = num_args > 2;
  print_branch(f, args[0].number, whole);
  if (mc_format_print_entry(f, args[1].number).index == MC_NONE) return;
  mc_pr_lit(f->p, " else ");
  print_branch(f, args[1].number, whole);
}

bool mc_routine_region_as_written_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  return mc_format_parse_append_region(f);
}

void mc_routine_region_as_written_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  if (args[0].number >= mc_op_num_regions(f->p->ctx, f->op)) return;
  McStr word = num_args > 1 ? mc_ident_str(f->p->ctx, (McIdent){args[1].number}) : (McStr){"", 0};
  bool optional = mc_str_is(word, "optional");
  if (optional && mc_format_print_entry(f, args[0].number).index == MC_NONE) return;
  if (optional) mc_pr_lit(f->p, " ");
  mc_pr_region(f->p, mc_op_region(f->p->ctx, f->op, args[0].number), true, !mc_str_is(word, "without_end"), false);
}

bool mc_routine_region_cases_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_format_parse_reserve_regions(f, args[1].number)) return false;
  while (mc_consume_keyword(p, "case")) {
    bool negative = mc_consume_if(p, TOK_MINUS);
    uint64_t value;
    if (!mc_at(p, TOK_INTEGER)) return mc_p_wrong_token(p, "expected integer value");
    if (!mc_p_token_u64(&p->tok, &value) || value > (uint64_t)INT64_MAX + negative) {
      return mc_p_error(p, "integer value too large");
    }
    mc_advance(p);
    if (!mc_p_push_i64(p, &p->words, negative ? (int64_t)(0 - value) : (int64_t)value) ||
        !mc_format_parse_append_region(f)) {
      return false;
    }
  }
  size_t count = (p->words.len - base) / 2;
  McAttr cases = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS),
                                     count ? p->words.ptr + base : NULL, count, p->diags);
  p->words.len = base;
  return cases.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, cases);
}

void mc_routine_region_cases_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr cases = mc_format_print_attr(f, args[0].number);
  if (cases.index == MC_NONE || mc_kind(p->ctx, cases.index) != MC_ATTR_DENSE_ARRAY) return;
  uint64_t count = mc_attr_dense_data(p->ctx, cases).len / sizeof(int64_t);
  for (uint32_t i = 0; i < count && args[1].number + i < mc_op_num_regions(p->ctx, f->op); i++) {
    int64_t value;
    memcpy(&value, mc_attr_dense_data(p->ctx, cases).ptr + i * sizeof value, sizeof value);
    mc_pr_newline(p);
    mc_pr_lit(p, "case ");
    if (!p->collecting) mc_buf_i64(p->buf, value);
    mc_pr_lit(p, " ");
    mc_format_print_body(f, args[1].number + i, true);
  }
}

/* --- the range of one induction variable --- */

bool mc_format_parse_range(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  McArgument variable = {.type = {MC_NONE}};
  return mc_p_operand(p, &variable.ref, true) && mc_args_push(p, region_args, variable) &&
         mc_expect(p, TOK_EQUAL, "expected '='") && parse_operand(f, args[0].number) &&
         mc_format_parse_keyword(f, "to", "") && parse_operand(f, args[1].number) &&
         mc_format_parse_keyword(f, "step", "") && parse_operand(f, args[2].number);
}

bool mc_format_parse_range_type(McFormatParse *f, McArgs *region_args, uint32_t slot) {
  McParser *p = f->p;
  McType type = {p->ctx->cached.index};
  if (mc_consume_if(p, TOK_COLON)) type = mc_p_type(p);
  f->types[slot] = (McSpan){(uint32_t)p->words.len, 1};
  region_args->ptr[0].type = type;
  return type.index != MC_NONE && mc_p_push(p, &p->words, type.index);
}

void mc_format_print_range(McFormatPrint *f, McBlock entry, const McRoutineArg *args) {
  mc_format_print_entry_args(f, entry, 1);
  mc_pr_lit(f->p, " = ");
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(f->p, " to ");
  mc_format_print_values(f, mc_format_print_operands(f, args[1].number));
  mc_pr_lit(f->p, " step ");
  mc_format_print_values(f, mc_format_print_operands(f, args[2].number));
}

void mc_format_print_range_type(McFormatPrint *f, McBlock entry) {
  McPrinter *p = f->p;
  McType type = mc_value_type(p->ctx, mc_block_arg(p->ctx, entry, 0));
  mc_pr_lit(p, " ");
  if (type.index == p->ctx->cached.index) return;
  mc_pr_lit(p, " : ");
  mc_pr_type(p, type);
  mc_pr_lit(p, " ");
}

/* --- a loop with a condition --- */

static bool parse_while(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  f->operands[args[0].number] = (McSpan){(uint32_t)p->refs.len, 0};
  if (mc_at(p, TOK_L_PAREN) && !mc_args_assignments(f, region_args, args[0].number)) return false;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  const char *at = p->tok.start;
  McType type = mc_format_parse_function_type(f, at);
  if (type.index == MC_NONE) return false;
  uint32_t inputs = mc_type_num_inputs(ctx, type), results = mc_type_num_results(ctx, type),
           base = (uint32_t)p->words.len;
  for (uint32_t i = 0; i < inputs + results; i++) {
    McType part = i < inputs ? mc_type_input(ctx, type, i) : mc_type_result(ctx, type, i - inputs);
    if (!mc_p_push(p, &p->words, part.index)) return false;
  }
  f->types[args[1].number] = (McSpan){base, inputs};
  f->types[args[2].number] = (McSpan){base + inputs, results};
  if (inputs != region_args->len) {
    return mc_format_parse_error(f, at, "expected as many input types as operands (expected %u got %u)",
                                 region_args->len, inputs);
  }
  if (!mc_args_set_types(f, region_args, 0, args[1].number, "")) return false;
  return mc_format_parse_region(f, region_args->ptr, region_args->len) && mc_format_parse_keyword(f, "do", "") &&
         mc_format_parse_region(f, NULL, 0);
}

bool mc_routine_while_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_while);
}

void mc_routine_while_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  mc_format_print_assignments(f, " ", mc_format_print_entry(f, args[3].number), 0,
                              mc_format_print_operands(f, args[0].number));
  mc_pr_lit(p, " : ");
  mc_pr_functional_type(p, f->op);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[3].number, true);
  mc_pr_lit(p, " do ");
  if (args[4].number < mc_op_num_regions(p->ctx, f->op)) {
    mc_pr_region(p, mc_op_region(p->ctx, f->op, args[4].number), true, true, false);
  }
}
