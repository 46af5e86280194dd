/* mhlo.c - attributes of mhlo that stablehlo does not have. */
#include "dialects/xla/xla.def"
#include "parse/parse_attr.h"
#include "parse/parse_defined.h"
#include "print/print_defined.h"

enum { ALIAS_TUPLE, ALIAS_RESULT, ALIAS_MUST, NUM_ALIAS_WORDS };
static const char *const alias_words[] = {"tuple_indices", "result_index", "must_alias"};

bool mc_def_routine_mhlo_alias_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  uint32_t seen = 0;
  do {
    uint32_t which = 0;
    while (which < NUM_ALIAS_WORDS && !mc_consume_keyword(p, alias_words[which])) which++;
    if (which == NUM_ALIAS_WORDS || (seen >> which & 1)) {
      return mc_def_parse_error(d, p->tok.start, "expected one of `tuple_indices`, `result_index`, `must_alias`");
    }
    seen |= 1u << which;
    if (which == ALIAS_MUST) {
      d->values[args[ALIAS_MUST].number] = mc_attr_bool(p->ctx, true).index;
      continue;
    }
    if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
    McAttr list = mc_p_dense_array_list(p, mc_type_integer(p->ctx, 64, MC_SIGNLESS));
    if (list.index == MC_NONE) return false;
    if (which == ALIAS_RESULT && mc_attr_dense_data(p->ctx, list).len == 0) {
      return mc_def_parse_error(d, p->tok.start, "expected element-list of size >= 1");
    }
    d->values[args[which].number] = list.index;
  } while (mc_consume_if(p, TOK_COMMA));
  return (seen >> ALIAS_RESULT & 1) || mc_def_parse_error(d, p->tok.start, "expected `result_index`");
}

void mc_def_routine_mhlo_alias_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  if (p->collecting) return;
  McAttr tuple = {d->values[args[ALIAS_TUPLE].number]};
  if (tuple.index != MC_NONE && mc_attr_dense_data(p->ctx, tuple).len > 0) {
    mc_pr_lit(p, "tuple_indices = ");
    mc_pr_dense_array_list(p, tuple);
    mc_pr_lit(p, ", ");
  }
  mc_pr_lit(p, "result_index = ");
  mc_pr_dense_array_list(p, (McAttr){d->values[args[ALIAS_RESULT].number]});
  if (mc_defined_is_present(d->def, d->values, args[ALIAS_MUST].number)) mc_pr_lit(p, ", must_alias");
}
