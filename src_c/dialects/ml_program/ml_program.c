/* ml_program.c - syntax and checks of global values and of tokens in graphs. */
#include "dialects/ml_program/ml_program.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

/* --- syntax --- */

bool mc_routine_ml_visibility_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  static const char *const words[] = {"public", "private", "nested"};
  (void)num_args;
  McParser *p = f->p;
  for (size_t i = 0; i < MC_COUNT(words); i++) {
    if (!mc_consume_keyword(p, words[i])) continue;
    McAttr value = mc_attr_string(p->ctx, words[i], strlen(words[i]), (McType){MC_NONE});
    return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, value);
  }
  return mc_format_parse_error(f, p->tok.start, "expected 'public', 'private', or 'nested'");
}

void mc_routine_ml_visibility_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index == MC_NONE || mc_kind(f->p->ctx, value.index) != MC_ATTR_STRING) {
    mc_pr_lit(f->p, "public");
    return;
  }
  McStr text = mc_attr_string_value(f->p->ctx, value);
  if (!f->p->collecting) mc_buf_put(f->p->buf, text.ptr, text.len);
}

bool mc_routine_ml_initial_value_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (mc_consume_if(p, TOK_L_PAREN)) {
    McAttr value = mc_p_attr(p, (McType){MC_NONE});
    if (value.index == MC_NONE || !mc_format_parse_set_attr(f, args[1].number, value) ||
        !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
      return false;
    }
  }
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McAttr held = mc_attr_type(p->ctx, type);
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, held);
}

void mc_routine_ml_initial_value_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr type = mc_format_print_attr(f, args[0].number), value = mc_format_print_attr(f, args[1].number);
  if (value.index != MC_NONE) {
    mc_pr_lit(p, "(");
    mc_pr_attr(p, value);
    mc_pr_lit(p, ")");
  }
  mc_pr_lit(p, " : ");
  if (type.index != MC_NONE) mc_pr_attr(p, type);
}

bool mc_routine_ml_ordering_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *tokens = &f->operands[args[0].number], *type = &f->types[args[1].number];
  *tokens = (McSpan){(uint32_t)p->refs.len, 0};
  f->operands_at[args[0].number] = p->tok.start;
  if (!mc_format_parse_keyword(f, "ordering", "") || !mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_L_PAREN)) {
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  } else {
    if (!mc_p_operand_list(p, &p->refs)) return false;
    tokens->count = (uint32_t)p->refs.len - tokens->start;
  }
  if (!mc_expect(p, TOK_ARROW, "expected '->'")) return false;
  McType produced = mc_p_type(p);
  if (produced.index == MC_NONE) return false;
  *type = (McSpan){(uint32_t)p->words.len, 1};
  if (!mc_array_push(&p->ctx->alloc, &p->words, produced.index)) return mc_p_out_of_memory(p);
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_ml_ordering_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan tokens = mc_format_print_operands(f, args[0].number);
  uint32_t results = mc_op_num_results(p->ctx, f->op);
  mc_pr_lit(p, " ordering(");
  if (tokens.count == 0) mc_pr_lit(p, "()");
  else mc_format_print_values(f, tokens);
  if (results > 0) {
    mc_pr_lit(p, " -> ");
    mc_pr_type(p, mc_value_type(p->ctx, mc_op_result(p->ctx, f->op, results - 1)));
  }
  mc_pr_lit(p, ")");
}

void mc_asm_global_name(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McAttr global = mc_op_property_named(ctx, op, "global");
  if (global.index == MC_NONE || mc_kind(ctx, global.index) != MC_ATTR_SYMBOL_REF) return;
  uint32_t nested = mc_attr_symbol_num_nested(ctx, global);
  McIdent leaf = nested > 0 ? mc_attr_symbol_nested(ctx, global, nested - 1) : mc_attr_symbol_root(ctx, global);
  McStr text = mc_ident_str(ctx, leaf);
  mc_buf_put(out, text.ptr, text.len);
}

/* --- checks --- */

bool mc_check_ml_global(const McRoutineCheck *c) {
  if (mc_named_attr(c, c->args[0]).index != MC_NONE || mc_named_attr(c, c->args[1]).index != MC_NONE) return true;
  return fail(c, "immutable global must have an initial value");
}

/* Arguments: the reference, the value, "load", "load as const" or "store", the operation of globals. */
bool mc_check_ml_global_use(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr ref = mc_named_attr(c, c->args[0]);
  McType type = mc_named_type(c, c->args[1]);
  McStr what = mc_ident_str(ctx, (McIdent){c->args[2]});
  bool store = what.ptr[0] == 's', constant = what.len > 4 && !store;
  if (c->symbols == NULL || ref.index == MC_NONE || mc_kind(ctx, ref.index) != MC_ATTR_SYMBOL_REF ||
      type.index == MC_NONE) {
    return true;
  }
  McOp global = c->symbols->find(c->symbols->data, c->op, ref);
  if (!mc_op_is_named(ctx, global, c->args[3])) return fail(c, "undefined global: %s", mc_text_attr(c->diags, ref));
  bool is_mutable = mc_op_property_named(ctx, global, "is_mutable").index != MC_NONE;
  if (constant && is_mutable) {
    return fail(c, "cannot load as const from mutable global %s", mc_text_attr(c->diags, ref));
  }
  if (store && !is_mutable) return fail(c, "cannot store to an immutable global %s", mc_text_attr(c->diags, ref));
  McAttr held = mc_op_property_named(ctx, global, "type");
  if (held.index == MC_NONE || mc_kind(ctx, held.index) != MC_ATTR_TYPE) return true;
  McType global_type = mc_attr_type_value(ctx, held);
  if (global_type.index == type.index) return true;
  return fail(c, store ? "cannot store to a global typed '%s' from '%s'" : "cannot load from global typed '%s' as '%s'",
              mc_text_type(c->diags, global_type), mc_text_type(c->diags, type));
}
