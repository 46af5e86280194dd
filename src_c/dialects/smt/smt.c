/* smt.c - operations of smt: directives, and rules of comparisons, bit-vectors and regions, in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include "dialects/smt/smt.h"
#include "parse/parse_attr.h"
#include "transform/rewriter.h"

/* --- directives --- */

bool mc_routine_smt_one_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t count = f->operands[args[0].number].count;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, count};
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(p, &p->words, type.index)) return false;
  }
  return true;
}

void mc_routine_smt_one_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  if (operands.count == 0) return;
  mc_pr_type(f->p, mc_value_type(f->p->ctx, mc_op_operand(f->p->ctx, f->op, operands.start)));
}

enum { REPEAT_INPUT, REPEAT_ATTRS, REPEAT_INPUT_TYPE, REPEAT_RESULT_TYPE };

/* The width of the result; 0 after reporting. */
static int64_t repeated_width(McFormatParse *f, const McToken *count, McType type) {
  uint64_t times, width = (uint64_t)smt_width(f->p->ctx, type);
  if (!mc_p_token_u64(count, &times) || times > INT64_MAX) {
    mc_format_parse_error(f, count->start, "integer must fit into 63 bits");
    return 0;
  }
  if (width != 0 && times > (uint64_t)INT64_MAX / width) {
    mc_format_parse_error(
        f, count->start,
        "result bit-width (provided integer times bit-width of the input type) must fit into 63 bits");
    return 0;
  }
  return (int64_t)(times * width);
}

bool mc_routine_smt_repeat_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McToken count = p->tok;
  uint64_t small;
  bool negative = mc_consume_if(p, TOK_MINUS);
  const McToken number = p->tok;
  if (!mc_at(p, TOK_INTEGER)) return mc_format_parse_error(f, count.start, "expected integer value");
  mc_advance(p);
  if (!mc_format_parse_keyword(f, "times", "")) return false;
  if (negative || (mc_p_token_u64(&number, &small) && small == 0)) {
    return mc_format_parse_error(f, count.start, "integer must be positive");
  }
  const char *input = p->tok.start;
  mc_format_parse_start_group(f, args[REPEAT_INPUT].number);
  if (!mc_format_parse_push_operand(f, args[REPEAT_INPUT].number) || !mc_format_parse_attr_dict(f, false) ||
      !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (!smt_is(p->ctx, type, "smt.bv")) return mc_format_parse_error(f, input, "input must have bit-vector type");
  int64_t width = repeated_width(f, &number, type);
  if (width == 0) return false;
  McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), width);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  const McDefinition *def = mc_definition_of(p->ctx, type.index);
  McType result = {mc_defined_intern(p->ctx, def, &held.index)};
  if (result.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_format_parse_set_type(f, args[REPEAT_INPUT_TYPE].number, type) &&
         mc_format_parse_set_type(f, args[REPEAT_RESULT_TYPE].number, result);
}

void mc_routine_smt_repeat_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan input = mc_format_print_operands(f, args[REPEAT_INPUT].number);
  if (input.count == 0 || mc_op_num_results(p->ctx, f->op) == 0) return;
  McType type = mc_value_type(p->ctx, mc_op_operand(p->ctx, f->op, input.start));
  int64_t width = smt_width(p->ctx, type);
  int64_t whole = smt_width(p->ctx, mc_value_type(p->ctx, mc_op_result(p->ctx, f->op, 0)));
  if (!p->collecting) mc_buf_i64(p->buf, width > 0 ? whole / width : 0);
  mc_pr_lit(p, " times ");
  mc_format_print_values(f, input);
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, " : ");
  mc_pr_type(p, type);
}

/* --- operands --- */

bool mc_check_smt_at_least_two(const McRoutineCheck *c) {
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  return count >= 2 || fail(c, "'inputs' must have at least size 2, but got %u", count);
}

bool mc_check_smt_extract(const McRoutineCheck *c) {
  McAttr low = mc_checked_attr(c, "lowBit");
  int64_t number = 0;
  bool known = low.index != MC_NONE && mc_kind(c->ctx, low.index) == MC_ATTR_INTEGER &&
               mc_attr_integer_i64(c->ctx, low, &number);
  if (!known) return true;
  uint32_t from = (uint32_t)number, width = (uint32_t)smt_width(c->ctx, mc_operand_type(c, 0));
  uint32_t length = (uint32_t)smt_width(c->ctx, mc_result_type(c, 0));
  return from + length <= width ||
         fail(c,
              "range to be extracted is too big, expected range starting at index %u of length %u requires input width "
              "of at least %u, but the input width is only %u",
              from, length, from + length, width);
}

bool mc_check_smt_repeat(const McRoutineCheck *c) {
  uint32_t width = (uint32_t)smt_width(c->ctx, mc_operand_type(c, 0));
  uint32_t whole = (uint32_t)smt_width(c->ctx, mc_result_type(c, 0));
  return width == 0 || whole % width == 0 ||
         fail(c, "result bit-vector width must be a multiple of the input bit-vector width");
}

/* --- regions --- */

/* The last operation of a region gives back values of the types of the results. */
static bool gives_results(const McRoutineCheck *c, uint32_t region) {
  McOp last = mc_checked_last_op(c, region);
  if (last.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(c->ctx, last);
  bool same = count == mc_op_num_results(c->ctx, c->op);
  for (uint32_t i = 0; same && i < count; i++) {
    McValue value = mc_op_operand(c->ctx, last, i);
    same = mc_value_type(c->ctx, value).index == mc_result_type(c, i).index;
  }
  return same;
}

bool mc_check_smt_solver(const McRoutineCheck *c) {
  McBlock entry = mc_entry_of(c, c->op, 0);
  if (!gives_results(c, 0)) return fail(c, "types of yielded values must match return values");
  if (entry.index == MC_NONE) return true;
  uint32_t count = mc_block_num_args(c->ctx, entry);
  bool same = count == mc_op_num_operands(c->ctx, c->op);
  for (uint32_t i = 0; same && i < count; i++) {
    same = mc_value_type(c->ctx, mc_block_arg(c->ctx, entry, i)).index == mc_operand_type(c, i).index;
  }
  return same || fail(c, "block argument types must match the types of the 'inputs'");
}

bool mc_check_smt_check(const McRoutineCheck *c) {
  static const char *const names[] = {"sat", "unknown", "unsat"};
  for (uint32_t i = 0; i < MC_COUNT(names); i++) {
    if (!gives_results(c, i)) {
      return fail(c, "types of yielded values in '%s' region must match return values", names[i]);
    }
  }
  return true;
}

bool mc_check_smt_patterns(const McRoutineCheck *c) {
  bool both = mc_checked_attr(c, "noPattern").index != MC_NONE && mc_op_num_regions(c->ctx, c->op) > 1;
  return !both || fail(c, "patterns and the no_pattern attribute must not be specified at the same time");
}

static bool same_arguments(const McRoutineCheck *c, McBlock a, McBlock b) {
  uint32_t count = mc_block_num_args(c->ctx, a);
  if (count != mc_block_num_args(c->ctx, b)) return false;
  for (uint32_t i = 0; i < count; i++) {
    McType first = mc_value_type(c->ctx, mc_block_arg(c->ctx, a, i));
    if (first.index != mc_value_type(c->ctx, mc_block_arg(c->ctx, b, i)).index) return false;
  }
  return true;
}

/* Operations of smt in a pattern, from the inside out, that bind no variables. */
static bool check_pattern(const McRoutineCheck *c, uint32_t number, McOp op) {
  McWalk walk;
  mc_walk_init(c->ctx, &walk, op, true);
  for (McOp each = mc_walk_next(c->ctx, &walk); each.index != MC_NONE; each = mc_walk_next(c->ctx, &walk)) {
    McStr name = mc_op_name_str(c->ctx, mc_op_get_name(c->ctx, each));
    const char *note = NULL;
    if (name.len < 4 || memcmp(name.ptr, "smt.", 4) != 0) {
      note = "first non-SMT operation here";
      fail(c, "the 'patterns' region #%u may only contain SMT dialect operations", number);
    } else if (mc_op_has_fact(c->ctx, each, MC_FACT_SMT_QUANTIFIER)) {
      note = "first violating operation here";
      fail(c, "the 'patterns' region #%u must not contain any variable binding operations", number);
    }
    if (note == NULL) continue;
    mc_note(c->diags, mc_op_loc(c->ctx, each), "%s", note);
    return false;
  }
  return true;
}

bool mc_check_smt_quantifier(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp last = mc_checked_last_op(c, 0);
  McAttr names = mc_checked_attr(c, "boundVarNames");
  if (body.index == MC_NONE || last.index == MC_NONE) return true;
  uint32_t count = mc_block_num_args(ctx, body);
  bool named = names.index != MC_NONE && mc_kind(ctx, names.index) == MC_ATTR_ARRAY;
  if (named && mc_attr_array_size(ctx, names) != count) {
    return fail(c, "number of bound variable names must match number of block arguments");
  }
  for (uint32_t i = 0; i < count; i++) {
    if (!smt_is_plain_value(ctx, mc_value_type(ctx, mc_block_arg(ctx, body, i)))) {
      return fail(c, "bound variables must by any non-function SMT value");
    }
  }
  if (mc_op_num_operands(ctx, last) != 1) return fail(c, "must have exactly one yielded value");
  if (!smt_is(ctx, mc_value_type(ctx, mc_op_operand(ctx, last, 0)), "smt.bool")) {
    return fail(c, "yielded value must be of '!smt.bool' type");
  }
  for (uint32_t i = 0; i + 1 < mc_op_num_regions(ctx, c->op); i++) {
    McBlock pattern = mc_entry_of(c, c->op, i + 1);
    McOp end = mc_checked_last_op(c, i + 1);
    if (pattern.index == MC_NONE || end.index == MC_NONE) continue;
    if (!same_arguments(c, body, pattern)) {
      return fail(c, "block argument number and types of the 'body' and 'patterns' region #%u must match", i);
    }
    if (mc_op_num_operands(ctx, end) < 1) {
      return fail(c, "'patterns' region #%u must have at least one yielded value", i);
    }
    for (McOp op = mc_block_first_op(ctx, pattern); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      if (!check_pattern(c, i, op)) return false;
    }
  }
  return true;
}

/* --- constants --- */

McOp mc_constant_smt(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {ctx->known[MC_ID_value], value};
  const char *name = smt_is(ctx, type, "smt.bv") ? "smt.bv.constant" : "smt.constant";
  if (!smt_is(ctx, type, "smt.bv") && !smt_is(ctx, type, "smt.bool")) return (McOp){MC_NONE};
  return mc_rw_create(rw, before, &(McRwOp){.name = name, .results = &type, .num_results = 1, .attrs = &named,
                                            .num_attrs = 1});
}
