/* iree_vm.c - functions that the vm dialect imports. */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- imports --- */

static bool push_entry(McParser *p, McWords *out, const char *name, McAttr value) {
  McIdent ident = mc_ident(p->ctx, name, strlen(name));
  if (ident.index == MC_NONE || value.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_p_push(p, out, ident.index) && mc_p_push(p, out, value.index);
}

/* (%name `:`)? type `...`?: the type goes to `types`, a dictionary of the rest to `attrs`. */
static bool parse_import_argument(McParser *p, McWords *types, McWords *attrs, bool *any) {
  McOperandRef ref = {NULL, 0, 0};
  McWords entries = {0};
  if (mc_at(p, TOK_PERCENT_IDENTIFIER) &&
      (!mc_p_operand(p, &ref, true) || !mc_expect(p, TOK_COLON, "expected ':'"))) {
    return false;
  }
  McType type = mc_p_type(p);
  bool ok = type.index != MC_NONE && mc_p_push(p, types, type.index);
  if (ok && ref.name != NULL) {
    ok = push_entry(p, &entries, "vm.name", mc_attr_string(p->ctx, ref.name, ref.len, (McType){MC_NONE}));
  }
  if (ok && mc_consume_if(p, TOK_ELLIPSIS)) ok = push_entry(p, &entries, "vm.variadic", mc_attr_unit(p->ctx));
  *any |= entries.len > 0;
  McAttr dictionary = {MC_NONE};
  if (ok) dictionary = mc_attr_dictionary(p->ctx, (const McNamedAttr *)entries.ptr, entries.len / 2, NULL);
  mc_array_fini(&p->ctx->alloc, &entries);
  if (!ok) return false;
  return dictionary.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, attrs, dictionary.index);
}

static bool set_import_type(McFormatParse *f, uint32_t attr, const McWords *types, uint32_t inputs) {
  McParser *p = f->p;
  const McType *all = (const McType *)types->ptr;
  McType type = mc_type_function(p->ctx, all, inputs, inputs < types->len ? all + inputs : all, types->len - inputs);
  McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(p->ctx, type);
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, held);
}

/* Arguments: function_type, arg_attrs, the region. */
bool mc_routine_iree_import_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords types = {0}, attrs = {0};
  bool any = false, ok = mc_expect(p, TOK_L_PAREN, "expected '('");
  while (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    ok = parse_import_argument(p, &types, &attrs, &any);
    if (ok && !mc_consume_if(p, TOK_COMMA) && !mc_at(p, TOK_R_PAREN)) ok = mc_p_wrong_token(p, "expected ')'");
  }
  uint32_t inputs = (uint32_t)types.len;
  if (ok && mc_consume_if(p, TOK_ARROW)) ok = mc_p_function_result_types(p, &types);
  ok = ok && set_import_type(f, args[0].number, &types, inputs) &&
       (!any || mc_clause_set_array(f, args[1].number, &attrs)) && mc_format_parse_empty_region(f);
  mc_array_fini(&p->ctx->alloc, &types);
  mc_array_fini(&p->ctx->alloc, &attrs);
  return ok;
}

static McAttr entry_named(McContext *ctx, McAttr dictionary, const char *name) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  if (dictionary.index == MC_NONE || ident.index == MC_NONE) return (McAttr){MC_NONE};
  return mc_attr_dictionary_find(ctx, dictionary, ident);
}

void mc_routine_iree_import_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType type = mc_function_type_of(p->ctx, mc_format_print_attr(f, args[0].number));
  McAttr attrs = mc_format_print_attr(f, args[1].number);
  if (type.index == MC_NONE) return;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < mc_type_num_inputs(p->ctx, type); i++) {
    McAttr dictionary = mc_dictionary_at(p->ctx, attrs, i), name = entry_named(p->ctx, dictionary, "vm.name");
    if (i > 0) mc_pr_lit(p, ", ");
    if (name.index != MC_NONE && mc_kind(p->ctx, name.index) == MC_ATTR_STRING) {
      McStr text = mc_attr_string_value(p->ctx, name);
      mc_pr_lit(p, "%");
      mc_pr_text(p, text.ptr, text.len);
      mc_pr_lit(p, " : ");
    }
    mc_pr_type(p, mc_type_input(p->ctx, type, i));
    if (entry_named(p->ctx, dictionary, "vm.variadic").index != MC_NONE) mc_pr_lit(p, " ...");
  }
  mc_pr_lit(p, ")");
  uint32_t results = mc_type_num_results(p->ctx, type);
  if (results == 0) return;
  mc_pr_lit(p, " -> ");
  if (results > 1) mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < results; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_type_result(p->ctx, type, i));
  }
  if (results > 1) mc_pr_lit(p, ")");
}
