/* named_values.c - values under names, in braces: pdl, pdl_interp and irdl. */
#include "dialects/shared/routines.h"
#include "dialects/shared/shared.def"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- {"name" = %value, ...} --- */

static bool read_named_value(McFormatParse *f, McSpan *values, bool strings) {
  McParser *p = f->p;
  McOperandRef ref;
  const char *at = p->tok.start;
  McAttr name = mc_p_attr(p, (McType){MC_NONE});
  if (name.index == MC_NONE) return false;
  if (strings && mc_kind(p->ctx, name.index) != MC_ATTR_STRING) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  if (!mc_p_push(p, &p->words, name.index) || !mc_expect(p, TOK_EQUAL, "expected '='") ||
      !mc_p_operand(p, &ref, true)) {
    return false;
  }
  values->count++;
  return mc_array_push(&p->ctx->alloc, &p->refs, ref) || mc_p_out_of_memory(p);
}

bool mc_routine_pdl_named_values_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  McSpan *values = &f->operands[args[0].number];
  size_t base = p->words.len;
  *values = (McSpan){(uint32_t)p->refs.len, 0};
  f->operands_at[args[0].number] = p->tok.start;
  if (mc_consume_if(p, TOK_L_BRACE)) {
    do {
      if (!read_named_value(f, values, num_args < 3)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_BRACE, "expected '}'")) return false;
  }
  size_t count = p->words.len - base;
  McAttr names = mc_attr_array(p->ctx, count ? (const McAttr *)(p->words.ptr + base) : NULL, count);
  p->words.len = base;
  return names.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[1].number, names);
}

void mc_routine_pdl_named_values_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McPrinter *p = f->p;
  McAttr names = mc_format_print_attr(f, args[1].number);
  McSpan values = mc_format_print_operands(f, args[0].number);
  bool is_list = names.index != MC_NONE && mc_kind(p->ctx, names.index) == MC_ATTR_ARRAY;
  uint32_t count = is_list ? mc_attr_array_size(p->ctx, names) : 0;
  if (count == 0) return;
  if (num_args < 3) mc_pr_lit(p, " ");
  mc_pr_lit(p, "{");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, names, i));
    mc_pr_lit(p, " = ");
    if (i < values.count) mc_pr_value(p, mc_op_operand(p->ctx, f->op, values.start + i));
  }
  mc_pr_lit(p, "}");
}
