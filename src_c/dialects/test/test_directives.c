/* test_directives.c - directives of operations of the test dialect: operands, types, regions and blocks of which some
 * can be absent, lists of lists, variables of a loop. */
#include "dialects/test/test.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"

/* --- operands: %a (`,` %b)? `->` `(` %c, ... `)` --- */

bool mc_routine_test_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_format_parse_start_group(f, args[0].number);
  return mc_format_parse_push_operand(f, args[0].number) &&
         mc_format_parse_operand_after(f, TOK_COMMA, args[1].number) &&
         mc_expect(f->p, TOK_ARROW, "expected '->'") && mc_format_parse_operands_in(f, args[2].number, false);
}

void mc_routine_test_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan second = mc_format_print_operands(f, args[1].number);
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  if (second.count > 0) mc_pr_lit(f->p, ", ");
  mc_format_print_values(f, second);
  mc_pr_lit(f->p, " -> (");
  mc_format_print_values(f, mc_format_print_operands(f, args[2].number));
  mc_pr_lit(f->p, ")");
}

/* --- types: `:` a (`,` b)? `->` `(` c, ... `)` --- */

static bool read_one_type(McParser *p, McSpan *slot) {
  McType type = mc_p_type(p);
  *slot = (McSpan){(uint32_t)p->words.len, 1};
  return type.index != MC_NONE && mc_p_push(p, &p->words, type.index);
}

static bool read_types(McParser *p, McSpan *first, McSpan *second, McSpan *rest) {
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !read_one_type(p, first)) return false;
  *second = (McSpan){(uint32_t)p->words.len, 0};
  if (mc_consume_if(p, TOK_COMMA) && !read_one_type(p, second)) return false;
  if (!mc_expect(p, TOK_ARROW, "expected '->'") || !mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  *rest = (McSpan){(uint32_t)p->words.len, 0};
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  rest->count = (uint32_t)p->words.len - rest->start;
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

bool mc_routine_test_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return read_types(f->p, &f->types[args[0].number], &f->types[args[1].number], &f->types[args[2].number]);
}

/* The values of a slot: operands, or after them results. */
static McSpan values_of(McFormatPrint *f, uint32_t slot, bool *results) {
  uint32_t operands = f->def->op->num_operands;
  *results = slot >= operands;
  return *results ? mc_format_print_results(f, slot - operands) : mc_format_print_operands(f, slot);
}

static void put_types(McFormatPrint *f, uint32_t slot) {
  bool results;
  McSpan values = values_of(f, slot, &results);
  for (uint32_t i = 0; i < values.count; i++) {
    McValue value = results ? mc_op_result(f->p->ctx, f->op, values.start + i)
                            : mc_op_operand(f->p->ctx, f->op, values.start + i);
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, mc_value_type(f->p->ctx, value));
  }
}

void mc_routine_test_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  bool results;
  mc_pr_lit(f->p, " : ");
  put_types(f, args[0].number);
  if (values_of(f, args[1].number, &results).count > 0) mc_pr_lit(f->p, ", ");
  put_types(f, args[1].number);
  mc_pr_lit(f->p, " -> (");
  put_types(f, args[2].number);
  mc_pr_lit(f->p, ")");
}

static bool same_types(const McParser *p, McSpan a, McSpan b) {
  return a.count == b.count && memcmp(p->words.ptr + a.start, p->words.ptr + b.start, a.count * sizeof(uint32_t)) == 0;
}

/* mlir-opt 22 reports nothing when they differ. */
bool mc_routine_test_same_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McSpan again[3];
  const char *at = f->p->tok.start;
  if (!read_types(f->p, &again[0], &again[1], &again[2])) return false;
  for (uint32_t i = 0; i < num_args && i < 3; i++) {
    if (!same_types(f->p, f->types[args[i].number], again[i])) return mc_format_parse_error(f, at, "types differ");
  }
  return true;
}

void mc_routine_test_same_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  mc_routine_test_types_print(f, args, num_args);
}

/* --- whether an operand is there --- */

/* mlir-opt 22 reports nothing when the number is wrong. */
bool mc_routine_test_is_there_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  int64_t number = 0;
  const char *at = f->p->tok.start;
  if (!mc_format_parse_integer(f, 64, &number)) return false;
  if ((number != 0) == (f->operands[args[0].number].count != 0)) return true;
  return mc_format_parse_error(f, at, "the number of operands differs");
}

void mc_routine_test_is_there_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_text(f->p, mc_format_print_operands(f, args[0].number).count > 0 ? "1" : "0", 1);
}

/* --- regions, blocks --- */

bool mc_routine_test_regions_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  if (!mc_format_parse_region(f, NULL, 0)) return false;
  return !mc_consume_if(f->p, TOK_COMMA) || mc_format_parse_region(f, NULL, 0);
}

void mc_routine_test_regions_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McContext *ctx = f->p->ctx;
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, f->op); i < n; i++) {
    if (i == 1) mc_pr_lit(f->p, ", ");
    mc_pr_region(f->p, mc_op_region(ctx, f->op, i), true, true, false);
  }
}

static bool push_successor(McFormatParse *f, uint32_t times) {
  McBlock block = mc_p_successor(f->p);
  if (block.index == MC_NONE) return false;
  for (uint32_t i = 0; i < times; i++) {
    if (!mc_p_push(f->p, &f->op->successors, block.index)) return false;
  }
  return true;
}

/* The second block is there twice. */
bool mc_routine_test_successors_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  return push_successor(f, 1) && (!mc_consume_if(f->p, TOK_COMMA) || push_successor(f, 2));
}

void mc_routine_test_successors_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McContext *ctx = f->p->ctx;
  for (uint32_t i = 0, n = mc_op_num_successors(ctx, f->op); i < n && i < 2; i++) {
    if (i == 1) mc_pr_lit(f->p, ", ");
    mc_pr_successor(f->p, mc_op_successor(ctx, f->op, i));
  }
}

/* --- integers with their types: a (`,` b)? --- */

static bool read_integer_attr(McFormatParse *f, uint32_t attr) {
  const char *at = f->p->tok.start;
  McAttr value = mc_p_attr(f->p, (McType){MC_NONE});
  if (value.index == MC_NONE) return false;
  if (mc_kind(f->p->ctx, value.index) == MC_ATTR_INTEGER) return mc_format_parse_set_attr(f, attr, value);
  return mc_format_parse_error(f, at, "invalid kind of attribute specified");
}

bool mc_routine_test_integers_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return read_integer_attr(f, args[0].number) &&
         (!mc_consume_if(f->p, TOK_COMMA) || read_integer_attr(f, args[1].number));
}

void mc_routine_test_integers_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr first = mc_format_print_attr(f, args[0].number), second = mc_format_print_attr(f, args[1].number);
  if (first.index != MC_NONE) mc_pr_attr(f->p, first);
  if (second.index == MC_NONE) return;
  mc_pr_lit(f->p, ", ");
  mc_pr_attr(f->p, second);
}

/* --- lists of lists: (`(` ... `)`), ... --- */

/* Arguments: the operands, the sizes of the lists, a dense array. */
bool mc_routine_test_operand_lists_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *operands = &f->operands[args[0].number];
  size_t base = p->words.len;
  mc_format_parse_start_group(f, args[0].number);
  if (mc_at(p, TOK_L_PAREN)) {
    do {
      uint32_t before = operands->count;
      if (!mc_format_parse_operands_in(f, args[0].number, false)) return false;
      if (!mc_p_push(p, &p->words, operands->count - before)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
  }
  McType i32 = mc_type_integer(p->ctx, 32, MC_SIGNLESS);
  McAttr sizes = mc_attr_dense_array(p->ctx, i32, p->words.ptr + base, p->words.len - base, p->diags);
  p->words.len = base;
  return sizes.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[1].number, sizes);
}

/* The size of list `i`. Returns false when there are no more. */
static bool list_size(const McContext *ctx, McAttr sizes, uint32_t i, uint32_t *size) {
  if (sizes.index == MC_NONE || mc_kind(ctx, sizes.index) != MC_ATTR_DENSE_ARRAY) return false;
  McStr data = mc_attr_dense_data(ctx, sizes);
  if (data.len < ((size_t)i + 1) * sizeof *size) return false;
  memcpy(size, data.ptr + i * sizeof *size, sizeof *size);
  return true;
}

static void put_lists(McFormatPrint *f, const McRoutineArg *args, bool types) {
  McAttr sizes = mc_format_print_attr(f, args[1].number);
  McSpan rest = mc_format_print_operands(f, args[0].number);
  for (uint32_t i = 0, size; list_size(f->p->ctx, sizes, i, &size); i++) {
    McSpan list = {rest.start, size < rest.count ? size : rest.count};
    rest = (McSpan){list.start + list.count, rest.count - list.count};
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_lit(f->p, "(");
    if (types) mc_format_print_operand_types(f, list);
    else mc_format_print_values(f, list);
    mc_pr_lit(f->p, ")");
  }
}

void mc_routine_test_operand_lists_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_lists(f, args, false);
}

/* Arguments: the types, and the sizes of the lists of operands. */
bool mc_routine_test_type_lists_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *types = &f->types[args[0].number];
  *types = (McSpan){(uint32_t)p->words.len, 0};
  if (mc_at(p, TOK_L_PAREN)) {
    do {
      if (!mc_p_type_list_parens(p, &p->words)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
  }
  types->count = (uint32_t)p->words.len - types->start;
  return true;
}

void mc_routine_test_type_lists_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_lists(f, args, true);
}

/* --- %i, %j region: arguments of index type --- */

static bool parse_variables(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  (void)args;
  McParser *p = f->p;
  while (mc_at(p, TOK_PERCENT_IDENTIFIER)) {
    McArgument arg;
    if (!mc_p_argument(p, &arg, false, false)) return false;
    arg.type = mc_type_index(p->ctx);
    if (!mc_args_push(p, region_args, arg)) return false;
    if (!mc_consume_if(p, TOK_COMMA)) break;
  }
  return mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_test_variables_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_variables);
}

/* Attributes are not printed. */
void mc_routine_test_variables_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McBlock entry = mc_format_print_entry(f, args[0].number);
  if (entry.index != MC_NONE) mc_format_print_entry_args(f, entry, mc_block_num_args(f->p->ctx, entry));
  mc_pr_lit(f->p, " ");
  mc_pr_region(f->p, mc_op_region(f->p->ctx, f->op, args[0].number), false, true, false);
}
