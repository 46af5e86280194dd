/* handshake.c - forms of handshake: functions whose names of arguments are kept, types that others imply. */
#include <stdio.h>

#include "dialects/circt/circt.def"
#include "dialects/circt/circt_names.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"

#define MAX_RESULTS 65536 /* of a fork: the text states a number */

/* Arguments: the operand, attr-dict, its type, the types of the results. */
bool mc_routine_handshake_fork_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  int64_t count;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['") || !mc_format_parse_integer(f, 32, &count) ||
      !mc_expect(p, TOK_R_SQUARE, "expected ']'")) {
    return false;
  }
  if (count < 0 || count > MAX_RESULTS) return mc_format_parse_error(f, at, "integer value too large");
  mc_format_parse_start_group(f, args[0].number);
  if (!mc_format_parse_push_operand(f, args[0].number) || !mc_format_parse_attr_dict(f, false) ||
      !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  McType type = mc_p_type(p);
  if (!mc_format_parse_set_type(f, args[2].number, type)) return false;
  McSpan span = {(uint32_t)p->words.len, (uint32_t)count};
  for (int64_t i = 0; i < count; i++) {
    if (!mc_p_push(p, &p->words, type.index)) return false;
  }
  f->types[args[3].number] = span;
  return true;
}

void mc_routine_handshake_fork_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  mc_pr_lit(p, "[");
  if (!p->collecting) mc_buf_u64(p->buf, mc_op_num_results(p->ctx, f->op));
  mc_pr_lit(p, "] ");
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_format_print_attr_dict(f, false);
  McType type = mc_slot_type_at(f, args[2].number, 0);
  mc_pr_lit(p, " : ");
  if (type.index != MC_NONE) mc_pr_type(p, type);
}

/* Arguments: the types of addresses, of data; of the results for both. */
bool mc_routine_handshake_access_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan span = {(uint32_t)p->words.len, 0};
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  span.count = (uint32_t)p->words.len - span.start - 1;
  McSpan data = {span.start + span.count, 1};
  f->types[args[0].number] = f->types[args[2].number] = span;
  f->types[args[1].number] = f->types[args[3].number] = data;
  return true;
}

void mc_routine_handshake_access_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  for (uint32_t i = 0;; i++) {
    McType type = mc_slot_type_at(f, args[0].number, i);
    if (type.index == MC_NONE) break;
    mc_pr_type(f->p, type);
    mc_pr_lit(f->p, ", ");
  }
  McType data = mc_slot_type_at(f, args[1].number, 0);
  if (data.index != MC_NONE) mc_pr_type(f->p, data);
}

/* Adds names to the attributes, unless the dictionary has them: those of values, or the prefix with a number. */
static bool add_names(McFormatParse *f, McStr attr, const char *prefix, uint32_t count, bool from_values) {
  McParser *p = f->p;
  McIdent name = mc_ident(p->ctx, attr.ptr, attr.len);
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < f->op->attrs.len; i += 2) {
    if (f->op->attrs.ptr[i] == name.index) return true;
  }
  size_t base = p->words.len;
  for (uint32_t i = 0; i < count; i++) {
    char numbered[16];
    int len = snprintf(numbered, sizeof numbered, "%s%u", prefix, i);
    McStr text = {numbered, (size_t)len};
    if (from_values) text = (McStr){f->op->args.ptr[i].ref.name, f->op->args.ptr[i].ref.len};
    McAttr value = mc_circt_string(p, text);
    if (value.index == MC_NONE || !mc_p_push(p, &p->words, value.index)) return false;
  }
  McAttr list = mc_attr_array(p->ctx, count > 0 ? (const McAttr *)(p->words.ptr + base) : NULL, count);
  p->words.len = base;
  if (list.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_p_push(p, &f->op->attrs, name.index) && mc_p_push(p, &f->op->attrs, list.index);
}

static bool parse_body(McFormatParse *f) {
  const char *at = f->p->tok.start;
  bool written = mc_at(f->p, TOK_L_BRACE), present;
  if (!mc_format_parse_optional_body(f, &present)) return false;
  return present || !written || mc_p_error_at(f->p, at, "expected non-empty function body");
}

/* Arguments: function_type, arg_attrs, res_attrs, attr-dict, the region. */
bool mc_routine_handshake_function_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSignature s = {.allows_variadic = true};
  mc_array_init(&s.results);
  bool ok = mc_format_parse_signature(f, &s) && mc_format_parse_signature_type(f, &s, args[0].number) &&
            mc_format_parse_signature_attrs(f, &s, args[1].number, args[2].number) &&
            mc_format_parse_attr_dict(f, true);
  uint32_t inputs = (uint32_t)f->op->args.len;
  bool named = inputs > 0 && f->op->args.ptr[0].ref.name != NULL;
  ok = ok && add_names(f, MC_STR("argNames"), "in", inputs, named) &&
       add_names(f, MC_STR("resNames"), "out", (uint32_t)s.results.len, false) && parse_body(f);
  mc_array_fini(&f->p->ctx->alloc, &s.results);
  return ok;
}

void mc_routine_handshake_function_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_format_print_signature(f, args, true);
  mc_format_print_attr_dict(f, true);
  mc_format_print_function_body(f);
}

bool mc_transform_handshake_tuple_types(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || mc_kind(ctx, from->index) != MC_TYPE_TUPLE) return false;
  for (uint32_t i = 0, size = mc_type_num_results(ctx, *from); i < size; i++) {
    if (!mc_array_push(&ctx->alloc, out, mc_type_result(ctx, *from, i).index)) return false;
  }
  return true;
}
