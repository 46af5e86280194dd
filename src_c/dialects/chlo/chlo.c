/* chlo.c - the syntax of chlo.scan. */
#include "dialects/chlo/chlo.def"
#include "dialects/shared/routines.h"
#include "parse/parse_attr.h"
#include "types/report.h"

enum {
  SCAN_INPUTS,
  SCAN_INITS,
  SCAN_INPUT_TYPES,
  SCAN_INIT_TYPES,
  SCAN_OUTPUTS,
  SCAN_CARRIES,
  SCAN_DIMENSION,
  SCAN_DICT,
  SCAN_BODY
};

bool mc_routine_chlo_scan_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McSpan *inputs = &f->operands[args[SCAN_INPUTS].number], *inits = &f->operands[args[SCAN_INITS].number];
  *inits = *inputs = (McSpan){(uint32_t)p->refs.len, 0};
  if (!mc_format_parse_operands_in(f, args[SCAN_INPUTS].number, false) || !mc_format_parse_keyword(f, "inits", "") ||
      !mc_format_parse_operands_in(f, args[SCAN_INITS].number, false) || !mc_format_parse_keyword(f, "dimension", "") ||
      !mc_expect(p, TOK_EQUAL, "expected '='")) {
    return false;
  }
  McAttr dimension = mc_p_attr(p, mc_type_integer(ctx, 64, MC_SIGNLESS));
  if (dimension.index == MC_NONE || !mc_format_parse_set_attr(f, args[SCAN_DIMENSION].number, dimension)) return false;
  if (!mc_format_parse_attr_dict(f, true) || !mc_format_parse_region(f, NULL, 0) ||
      !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  const char *at = p->tok.start;
  McType type = mc_format_parse_function_type(f, at);
  if (type.index == MC_NONE) return false;
  uint32_t num_inputs = mc_type_num_inputs(ctx, type), num_results = mc_type_num_results(ctx, type);
  if (num_inputs != inputs->count + inits->count) {
    return mc_format_parse_error(f, f->op->at, "operand types must match the number of inputs and inits");
  }
  if (num_results < inits->count) {
    return mc_format_parse_error(f, f->op->at, "not enough result types to cover the required carries");
  }
  uint32_t start = (uint32_t)p->words.len;
  for (uint32_t i = 0; i < num_inputs + num_results; i++) {
    McType one = i < num_inputs ? mc_type_input(ctx, type, i) : mc_type_result(ctx, type, i - num_inputs);
    if (!mc_p_push(p, &p->words, one.index)) return false;
  }
  f->types[args[SCAN_INPUT_TYPES].number] = (McSpan){start, inputs->count};
  f->types[args[SCAN_INIT_TYPES].number] = (McSpan){start + inputs->count, inits->count};
  start += num_inputs;
  f->types[args[SCAN_OUTPUTS].number] = (McSpan){start, num_results - inits->count};
  f->types[args[SCAN_CARRIES].number] = (McSpan){start + num_results - inits->count, inits->count};
  return true;
}

void mc_routine_chlo_scan_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  mc_pr_lit(p, "(");
  mc_format_print_values(f, mc_format_print_operands(f, args[SCAN_INPUTS].number));
  mc_pr_lit(p, ") inits (");
  mc_format_print_values(f, mc_format_print_operands(f, args[SCAN_INITS].number));
  mc_pr_lit(p, ") dimension=");
  McAttr dimension = mc_format_print_attr(f, args[SCAN_DIMENSION].number);
  if (dimension.index != MC_NONE) mc_pr_attr_no_type(p, dimension);
  mc_pr_lit(p, " ");
  mc_format_print_attr_dict(f, true);
  mc_pr_lit(p, " ");
  if (args[SCAN_BODY].number < mc_op_num_regions(p->ctx, f->op)) {
    mc_pr_region(p, mc_op_region(p->ctx, f->op, args[SCAN_BODY].number), true, true, false);
  }
  mc_pr_lit(p, " : ");
  mc_pr_functional_type(p, f->op);
}
