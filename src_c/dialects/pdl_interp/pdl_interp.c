/* pdl_interp.c - syntax and checks of pdl_interp that formats and constraints cannot express. */
#include "dialects/pdl_interp/pdl_interp.def"
#include "dialects/shared/pdl_types.h"
#include "parse/parse_attr.h"
#include "types/report.h"

bool mc_transform_pdl_range(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType range = count == 1 ? mc_pdl_range_of(ctx, *from) : (McType){MC_NONE};
  return range.index != MC_NONE && mc_array_push(&ctx->alloc, out, range.index);
}

bool mc_transform_pdl_values(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType value = mc_pdl_type(ctx, "pdl.value");
  if (count == 1 && mc_pdl_is_range(ctx, *from)) value = mc_pdl_range_of(ctx, value);
  return count == 1 && value.index != MC_NONE && mc_array_push(&ctx->alloc, out, value.index);
}

enum { RESULTS, RESULT_TYPES, INFERRED };

bool mc_routine_pdl_created_results_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *values = &f->operands[args[RESULTS].number], *types = &f->types[args[RESULT_TYPES].number];
  *values = (McSpan){(uint32_t)p->refs.len, 0};
  *types = (McSpan){(uint32_t)p->words.len, 0};
  f->operands_at[args[RESULTS].number] = p->tok.start;
  if (!mc_consume_if(p, TOK_ARROW)) return true;
  if (mc_consume_if(p, TOK_LESS)) {
    if (!mc_format_parse_keyword(f, "inferred", "") || !mc_expect(p, TOK_GREATER, "expected '>'")) return false;
    return mc_format_parse_set_attr(f, args[INFERRED].number, mc_attr_unit(p->ctx));
  }
  if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !mc_p_operand_list(p, &p->refs)) return false;
  values->count = (uint32_t)p->refs.len - values->start;
  types->start = (uint32_t)p->words.len;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_p_type_list_no_parens(p, &p->words)) return false;
  types->count = (uint32_t)p->words.len - types->start;
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_pdl_created_results_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan values = mc_format_print_operands(f, args[RESULTS].number);
  if (mc_format_print_attr(f, args[INFERRED].number).index != MC_NONE) {
    mc_pr_lit(p, " -> <inferred>");
    return;
  }
  if (values.count == 0) return;
  mc_pr_lit(p, " -> (");
  mc_format_print_values(f, values);
  mc_pr_lit(p, " : ");
  mc_format_print_operand_types(f, values);
  mc_pr_lit(p, ")");
}

bool mc_routine_pdl_for_each_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McArgument variable;
  McOperandRef values;
  if (!mc_p_argument(p, &variable, true, false) || !mc_format_parse_keyword(f, "in", " after loop variable")) {
    return false;
  }
  f->operands_at[args[0].number] = p->tok.start;
  f->operands[args[0].number] = (McSpan){(uint32_t)p->refs.len, 1};
  if (!mc_p_operand(p, &values, true) || !(mc_array_push(&p->ctx->alloc, &p->refs, values) || mc_p_out_of_memory(p))) {
    return false;
  }
  McType range = mc_pdl_range_of(p->ctx, variable.type);
  if (range.index == MC_NONE) return mc_format_parse_error(f, f->op->at, "a loop variable is not of pdl");
  return mc_pdl_set_type(f, args[1].number, range) && mc_format_parse_region(f, &variable, 1);
}

void mc_routine_pdl_for_each_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, 0);
  if (entry.index != MC_NONE && mc_block_num_args(p->ctx, entry) > 0) {
    McValue variable = mc_block_arg(p->ctx, entry, 0);
    mc_pr_value(p, variable);
    mc_pr_lit(p, " : ");
    mc_pr_type(p, mc_value_type(p->ctx, variable));
  }
  mc_pr_lit(p, " in ");
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(p, " ");
  if (mc_op_num_regions(p->ctx, f->op) > 0) mc_pr_region(p, mc_op_region(p->ctx, f->op, 0), false, true, false);
}

/* --- checks --- */

bool mc_check_pdl_created(const McRoutineCheck *c) {
  if (mc_named_attr(c, c->args[0]).index == MC_NONE || mc_named_group(c, c->args[1]).count == 0) return true;
  return fail(c, "with inferred results cannot also have explicit result types");
}

bool mc_check_pdl_switch(const McRoutineCheck *c) {
  uint32_t successors = mc_op_num_successors(c->ctx, c->op), cases = successors > 0 ? successors - 1 : 0;
  McAttr attr = mc_named_attr(c, c->args[0]);
  int64_t values = 0;
  if (attr.index == MC_NONE) return true;
  if (mc_kind(c->ctx, attr.index) == MC_ATTR_ARRAY) values = mc_attr_array_size(c->ctx, attr);
  else if (!mc_type_num_elements(c->ctx, mc_attr_value_type(c->ctx, attr), &values)) return true;
  if (values == cases) return true;
  return fail(c, "expected number of cases to match the number of case values, got %u but expected %lld", cases,
              (long long)values);
}

bool mc_check_pdl_for_each(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock entry =
      mc_op_num_regions(ctx, c->op) > 0 ? mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0)) : (McBlock){MC_NONE};
  if (entry.index == MC_NONE || mc_block_num_args(ctx, entry) != 1) return fail(c, "requires exactly one argument");
  McType variable = mc_value_type(ctx, mc_block_arg(ctx, entry, 0)), values = mc_named_type(c, c->args[0]);
  if (mc_pdl_is_range(ctx, values) && mc_pdl_element_of(ctx, values).index == variable.index) return true;
  return fail(c, "operand must be a range of loop variable type");
}
