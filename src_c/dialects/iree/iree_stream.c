/* iree_stream.c - work on timelines: operands with ranges, regions that get resources, references to parameters.
 *
 * Operands of several groups come in turns: each group is collected by itself, and added when the list is read.
 */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

enum { MAX_LISTS = 4 };

typedef struct Lists { McOperandRefs refs[MAX_LISTS]; } Lists;

static void lists_fini(McParser *p, Lists *lists) {
  for (size_t i = 0; i < MAX_LISTS; i++) mc_array_fini(&p->ctx->alloc, &lists->refs[i]);
}

static bool push_to(McParser *p, Lists *lists, size_t i) {
  McOperandRef ref;
  return mc_p_operand(p, &ref, true) && (mc_array_push(&p->ctx->alloc, &lists->refs[i], ref) || mc_p_out_of_memory(p));
}

/* The lists become the groups that the arguments state. */
static bool take_lists(McFormatParse *f, const Lists *lists, const uint32_t *groups, size_t count) {
  McParser *p = f->p;
  for (size_t i = 0; i < count; i++) {
    mc_format_parse_start_group(f, groups[i]);
    for (size_t k = 0; k < lists->refs[i].len; k++) {
      if (!mc_array_push(&p->ctx->alloc, &p->refs, lists->refs[i].ptr[k])) return mc_p_out_of_memory(p);
      f->operands[groups[i]].count++;
    }
  }
  return true;
}

/* --- operands with ranges --- */

static bool parse_ranged(McFormatParse *f, Lists *lists) {
  McParser *p = f->p;
  if (!push_to(p, lists, 0)) return false;
  if (!mc_consume_if(p, TOK_L_SQUARE)) return true;
  return push_to(p, lists, 1) && mc_format_parse_keyword(f, "to", "") && push_to(p, lists, 2) &&
         mc_format_parse_keyword(f, "for", "") && push_to(p, lists, 3) && mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

/* Arguments: operands, offsets, ends, lengths. */
bool mc_routine_iree_dispatch_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  Lists lists = {0};
  uint32_t groups[MAX_LISTS];
  const char *at = p->tok.start;
  for (uint32_t i = 0; i < MAX_LISTS && i < num_args; i++) groups[i] = args[i].number;
  bool ok = mc_expect(p, TOK_L_PAREN, "expected '('");
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do {
      ok = parse_ranged(f, &lists);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  ok = ok && take_lists(f, &lists, groups, MAX_LISTS);
  f->operands_at[groups[0]] = at;
  lists_fini(p, &lists);
  return ok;
}

static void print_one(McFormatPrint *f, McSpan group, uint32_t i) {
  if (i < group.count) mc_pr_value(f->p, mc_op_operand(f->p->ctx, f->op, group.start + i));
}

void mc_routine_iree_dispatch_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[0].number), offsets = mc_format_print_operands(f, args[1].number);
  McSpan ends = mc_format_print_operands(f, args[2].number), lengths = mc_format_print_operands(f, args[3].number);
  uint32_t at = 0;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < operands.count; i++) {
    McValue value = mc_op_operand(p->ctx, f->op, operands.start + i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, value);
    if (!mc_is_defined_as(p->ctx, mc_value_type(p->ctx, value).index, "stream.resource")) continue;
    mc_pr_lit(p, "[");
    print_one(f, offsets, at);
    mc_pr_lit(p, " to ");
    print_one(f, ends, at);
    mc_pr_lit(p, " for ");
    print_one(f, lengths, at++);
    mc_pr_lit(p, "]");
  }
  mc_pr_lit(p, ")");
}

/* --- regions that get resources --- */

/* `(` %operand `as` %arg `:` type `{` %size `}`, ... `)`. Arguments: operands, their types and sizes. */
static bool parse_captures(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  Lists lists = {0};
  uint32_t groups[] = {args[0].number, args[2].number}, slot = args[1].number;
  f->types[slot] = (McSpan){(uint32_t)p->words.len, 0};
  bool ok = mc_expect(p, TOK_L_PAREN, "expected '('");
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do {
      McArgument arg;
      ok = push_to(p, &lists, 0) && mc_format_parse_keyword(f, "as", "") && mc_p_argument(p, &arg, false, false) &&
           mc_expect(p, TOK_COLON, "expected ':'") && mc_clause_type(f, slot);
      if (!ok) break;
      arg.type.index = p->words.ptr[p->words.len - 1];
      ok = mc_args_push(p, region_args, arg) && mc_expect(p, TOK_L_BRACE, "expected '{'") && push_to(p, &lists, 1) &&
           mc_expect(p, TOK_R_BRACE, "expected '}'");
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  ok = ok && take_lists(f, &lists, groups, 2);
  lists_fini(p, &lists);
  return ok;
}

static void print_captures(McFormatPrint *f, const McRoutineArg *args, McBlock entry) {
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[0].number), sizes = mc_format_print_operands(f, args[2].number);
  uint32_t have = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry), at = sizes.start;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < operands.count && i < have; i++) {
    McValue arg = mc_block_arg(p->ctx, entry, i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, operands.start + i));
    mc_pr_lit(p, " as ");
    mc_pr_value(p, arg);
    mc_pr_lit(p, ": ");
    mc_pr_type(p, mc_value_type(p->ctx, arg));
    mc_sizes_print(f, mc_value_type(p->ctx, arg), &at, sizes.start + sizes.count);
  }
  mc_pr_lit(p, ")");
}

/* Arguments: operands, their types and sizes, types and sizes of results, tied_operands, the region. */
static bool parse_resource_region(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  if (!parse_captures(f, region_args, args)) return false;
  f->types[args[3].number] = (McSpan){(uint32_t)f->p->words.len, 0};
  mc_format_parse_start_group(f, args[4].number);
  if (mc_consume_if(f->p, TOK_ARROW) && !mc_tied_results_parse(f, args)) return false;
  return mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_iree_resource_region_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_resource_region);
}

void mc_routine_iree_resource_region_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_captures(f, args, mc_format_print_entry(f, args[6].number));
  if (mc_slot_count(f, args[3].number) > 0) {
    mc_pr_lit(f->p, " -> ");
    mc_tied_results_print(f, args);
  }
  mc_pr_lit(f->p, " ");
  mc_format_print_body(f, args[6].number, true);
}

/* Arguments: operands, their types and sizes, the region. */
static bool parse_explicit_region(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  return parse_captures(f, region_args, args) && mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_iree_capture_region_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_explicit_region);
}

void mc_routine_iree_capture_region_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_captures(f, args, mc_format_print_entry(f, args[3].number));
  mc_pr_lit(f->p, " ");
  mc_format_print_body(f, args[3].number, false);
}

/* --- parameters --- */

/* Arguments: scope, key. */
bool mc_routine_iree_parameter_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  Lists lists = {0};
  uint32_t groups[] = {args[0].number, args[1].number};
  bool ok = push_to(p, &lists, 1);
  if (ok && mc_consume_if(p, TOK_COLON)) {
    McOperandRefs scope = lists.refs[1];
    lists.refs[1] = lists.refs[0];
    lists.refs[0] = scope;
    ok = mc_expect(p, TOK_COLON, "expected ':'") && push_to(p, &lists, 1);
  }
  ok = ok && take_lists(f, &lists, groups, 2);
  lists_fini(p, &lists);
  return ok;
}

void mc_routine_iree_parameter_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan scope = mc_format_print_operands(f, args[0].number);
  print_one(f, scope, 0);
  if (scope.count > 0) mc_pr_lit(f->p, "::");
  print_one(f, mc_format_print_operands(f, args[1].number), 0);
}
