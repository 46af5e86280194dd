/* pdl_types.c - types of pdl as pdl and pdl_interp look into them, and the routines of ranges that both name. Owns
 * nothing. */
#include "dialects/shared/pdl_types.h"
#include "dialects/shared/shared.def"
#include "parse/parse_attr.h"
#include "types/report.h"

static const McDefinition *definition(McContext *ctx, const char *name) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, true);
}

bool mc_pdl_is_range(const McContext *ctx, McType type) {
  const McDefinition *def = mc_kind(ctx, type.index) == MC_TYPE_DEFINED ? mc_definition_of(ctx, type.index) : NULL;
  if (def == NULL) return false;
  McStr name = mc_ident_str(ctx, def->name);
  return name.len == sizeof "pdl.range" - 1 && memcmp(name.ptr, "pdl.range", name.len) == 0;
}

McType mc_pdl_element_of(const McContext *ctx, McType type) {
  return mc_pdl_is_range(ctx, type) ? (McType){mc_defined_param(ctx, type.index, 0)} : type;
}

McType mc_pdl_range_of(McContext *ctx, McType element) {
  const McDefinition *def = definition(ctx, "pdl.range");
  uint32_t value = element.index;
  if (def == NULL || element.index == MC_NONE || mc_pdl_is_range(ctx, element)) return (McType){MC_NONE};
  return (McType){mc_defined_make(ctx, def, &value, (McLoc){MC_NONE}, NULL)};
}

McType mc_pdl_type(McContext *ctx, const char *name) {
  const McDefinition *def = definition(ctx, name);
  return (McType){def == NULL ? MC_NONE : mc_defined_make(ctx, def, NULL, (McLoc){MC_NONE}, NULL)};
}

bool mc_pdl_set_type(McFormatParse *f, uint32_t slot, McType type) {
  if (type.index == MC_NONE) return mc_p_out_of_memory(f->p);
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, 1};
  return mc_p_push(f->p, &f->p->words, type.index);
}

bool mc_pdl_read_type(McFormatParse *f, uint32_t slot) {
  McType type = mc_p_type(f->p);
  return type.index != MC_NONE && mc_pdl_set_type(f, slot, type);
}

bool mc_routine_pdl_range_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan given = f->types[args[0].number];
  if (given.count == MC_PROGRAM_NONE || given.count == 0) {
    return mc_expect(p, TOK_COLON, "expected ':'") && mc_pdl_read_type(f, args[1].number);
  }
  McType element = mc_pdl_element_of(p->ctx, (McType){p->words.ptr[given.start]});
  McType range = mc_pdl_range_of(p->ctx, element);
  if (range.index == MC_NONE) return mc_format_parse_error(f, f->op->at, "elements of a range are not of pdl");
  return mc_pdl_set_type(f, args[1].number, range);
}

void mc_routine_pdl_range_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args;
  (void)num_args;
  McContext *ctx = f->p->ctx;
  if (mc_op_num_operands(ctx, f->op) > 0 || mc_op_num_results(ctx, f->op) == 0) return;
  mc_pr_lit(f->p, ": ");
  mc_pr_type(f->p, mc_value_type(ctx, mc_op_result(ctx, f->op, 0)));
}

bool mc_check_pdl_range_elements(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  if (mc_op_num_results(ctx, c->op) == 0) return true;
  McType element = mc_pdl_element_of(ctx, mc_value_type(ctx, mc_op_result(ctx, c->op, 0)));
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, c->op); i < n; i++) {
    McType have = mc_pdl_element_of(ctx, mc_value_type(ctx, mc_op_operand(ctx, c->op, i)));
    if (have.index == element.index) continue;
    return fail(c, "expected operand to have element type '%s', but got '%s'", mc_text_type(c->diags, element),
                mc_text_type(c->diags, have));
  }
  return true;
}
