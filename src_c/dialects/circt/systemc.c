/* systemc.c - modules and functions of SystemC, whose arguments keep their names. */
#include "defs/opdefs.h"
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* Sets the attribute to the names of the signature's arguments; a number is an empty name. */
static bool keep_names(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  size_t base = p->words.len;
  for (size_t i = 0; i < f->op->args.len; i++) {
    const McOperandRef *ref = &f->op->args.ptr[i].ref;
    if (ref->name == NULL) break;
    bool is_number = ref->len > 0 && ref->name[0] >= '0' && ref->name[0] <= '9';
    McAttr name = mc_attr_string(p->ctx, ref->name, is_number ? 0 : ref->len, (McType){MC_NONE});
    if (name.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, &p->words, name.index)) return false;
  }
  return mc_set_array_from(f, attr, base);
}

/* --- modules --- */

/* Arguments: portNames, function_type, arg_attrs, res_attrs, sym_visibility, attr-dict, the region. */
static bool parse_module(McFormatParse *f, const McRoutineArg *args, McSignature *s) {
  return mc_format_parse_signature(f, s) && mc_format_parse_signature_type(f, s, args[1].number) &&
         mc_format_parse_signature_attrs(f, s, args[2].number, args[3].number) && keep_names(f, args[0].number) &&
         mc_format_parse_attr_dict(f, true) && mc_format_parse_region(f, f->op->args.ptr, f->op->args.len);
}

bool mc_routine_systemc_module_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSignature s = {.allows_variadic = false};
  mc_array_init(&s.results);
  bool ok = parse_module(f, args, &s);
  mc_array_fini(&f->p->ctx->alloc, &s.results);
  return ok;
}

void mc_routine_systemc_module_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[6].number);
  McAttr attrs = mc_format_print_attr(f, args[2].number);
  uint32_t count = entry.index == MC_NONE ? 0 : mc_block_num_args(p->ctx, entry);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, i), mc_dictionary_at(p->ctx, attrs, i), false);
  }
  mc_pr_lit(p, ")");
  if (mc_format_print_attr(f, args[4].number).index == MC_NONE) mc_format_print_attr_dict(f, true);
  else mc_format_print_attr_dict_with(f, true, args[4].number);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[6].number, false);
}

/* --- functions --- */

/* Arguments: externC, sym_visibility, sym_name, function_type, arg_attrs, res_attrs, argNames, attr-dict, the body. */
bool mc_routine_systemc_function_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (mc_consume_keyword(p, "externC")) {
    McAttr unit = mc_attr_unit(p->ctx);
    if (unit.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_format_parse_set_attr(f, args[0].number, unit)) return false;
  }
  return mc_format_parse_function(f, args[1].number, args + 2, NULL) && keep_names(f, args[6].number);
}

void mc_routine_systemc_function_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_format_print_attr(f, args[0].number).index != MC_NONE) mc_pr_lit(f->p, "externC ");
  if (!mc_format_print_function_head(f, mc_format_print_attr(f, args[1].number), args + 2)) return;
  mc_format_print_attr_dict(f, true);
  mc_format_print_function_body(f);
}

static void put_name(McContext *ctx, McOp op, const char *attr, uint32_t i, McBuf *out) {
  McStr name = mc_string_of(ctx, mc_array_item(ctx, mc_op_property_named(ctx, op, attr), i));
  mc_buf_put(out, name.ptr, name.len);
}

void mc_asm_systemc_port(McContext *ctx, McOp op, uint32_t arg, McBuf *out) {
  put_name(ctx, op, "portNames", arg, out);
}
void mc_asm_systemc_argument(McContext *ctx, McOp op, uint32_t arg, McBuf *out) {
  put_name(ctx, op, "argNames", arg, out);
}

/* `name` "x"?, %init?, attr-dict `:` type. Arguments: name, init, its type, the type, attr-dict. */
bool mc_routine_systemc_variable_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_routine_implicit_name_parse(f, args, 1)) return false;
  mc_format_parse_start_group(f, args[1].number);
  if (mc_at(p, TOK_PERCENT_IDENTIFIER) && !mc_format_parse_push_operand(f, args[1].number)) return false;
  if (!mc_format_parse_attr_dict(f, false) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_slot_type_parse(f, args[3].number);
  f->types[args[2].number] = (McSpan){(uint32_t)p->words.len, 0};
  return type.index != MC_NONE && (f->operands[args[1].number].count == 0 || mc_slot_push(f, args[2].number, type));
}

void mc_routine_systemc_variable_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan init = mc_format_print_operands(f, args[1].number);
  McType type = mc_slot_type_at(f, args[3].number, 0);
  if (init.count > 0) {
    mc_format_print_values(f, init);
    mc_pr_lit(f->p, " ");
  }
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(f->p, ": ");
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

/* --- types of modules --- */

/* A keyword, pushed as a string attribute. */
static bool push_keyword(McDefParse *d, McWords *out) {
  McParser *p = d->p;
  McStr word = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, word.ptr, "expected valid keyword");
  McAttr name = mc_attr_string(p->ctx, word.ptr, word.len, (McType){MC_NONE});
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  return mc_p_push(p, out, name.index);
}

/* name `:` type, ... before `)`, as attributes. */
static bool parse_ports(McDefParse *d, McWords *names, McWords *types) {
  McParser *p = d->p;
  if (mc_at(p, TOK_R_PAREN)) return true;
  do {
    if (!push_keyword(d, names) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
    McType type = mc_p_type(p);
    McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(p->ctx, type);
    if (held.index == MC_NONE || !mc_p_push(p, types, held.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return true;
}

/* Arguments: the name of the module, names of ports, their types. name `(` port, ... `)` */
bool mc_def_routine_systemc_ports_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McWords name = {0}, names = {0}, types = {0};
  bool ok = push_keyword(d, &name) && mc_expect(p, TOK_L_PAREN, "expected '('") && parse_ports(d, &names, &types) &&
            mc_expect(p, TOK_R_PAREN, "expected ')'");
  if (ok) {
    uint32_t values[] = {name.ptr[0], mc_attr_array(p->ctx, (const McAttr *)names.ptr, names.len).index,
                         mc_attr_array(p->ctx, (const McAttr *)types.ptr, types.len).index};
    for (int i = 0; i < 3; i++) {
      d->values[args[i].number] = values[i];
      if (values[i] == MC_NONE) ok = mc_p_out_of_memory(p);
    }
  }
  mc_array_fini(&p->ctx->alloc, &name);
  mc_array_fini(&p->ctx->alloc, &names);
  mc_array_fini(&p->ctx->alloc, &types);
  return ok;
}

void mc_def_routine_systemc_ports_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = d->p->ctx;
  McStr module = mc_string_of(ctx, (McAttr){d->values[args[0].number]});
  McAttr names = {d->values[args[1].number]}, types = {d->values[args[2].number]};
  mc_pr_text(d->p, module.ptr, module.len);
  mc_pr_lit(d->p, "(");
  for (uint32_t i = 0; i < mc_array_length(ctx, names); i++) {
    McStr name = mc_string_of(ctx, mc_attr_array_get(ctx, names, i));
    if (i > 0) mc_pr_lit(d->p, ", ");
    mc_pr_text(d->p, name.ptr, name.len);
    mc_pr_lit(d->p, ": ");
    mc_pr_type(d->p, mc_attr_type_value(ctx, mc_array_item(ctx, types, i)));
  }
  mc_pr_lit(d->p, ")");
}

/* %instance `[` "port" `]` `to` %channel attr-dict `:` type `,` type. Arguments: the instance, portId, the channel,
 * attr-dict, both types. */
bool mc_routine_systemc_bind_port_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr name;
  mc_format_parse_start_group(f, args[0].number);
  if (!mc_format_parse_push_operand(f, args[0].number) || !mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (!mc_at(p, TOK_STRING)) return mc_format_parse_error(f, p->tok.start, "expected string");
  if (!mc_p_string_value(p, &p->tok, &name)) return false;
  mc_advance(p);
  const char *at = p->tok.start;
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']'") || !mc_format_parse_keyword(f, "to", "")) return false;
  mc_format_parse_start_group(f, args[2].number);
  if (!mc_format_parse_push_operand(f, args[2].number) || !mc_format_parse_attr_dict(f, false)) return false;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType module = mc_slot_type_parse(f, args[4].number);
  if (module.index == MC_NONE || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  if (mc_slot_type_parse(f, args[5].number).index == MC_NONE) return false;
  if (!mc_is_defined_as(p->ctx, module.index, "systemc.module")) {
    return mc_format_parse_error(f, f->op->at, "expected a module type");
  }
  McAttr names = {mc_defined_param(p->ctx, module.index, 1)};
  for (uint32_t i = 0; i < mc_array_length(p->ctx, names); i++) {
    McStr own = mc_string_of(p->ctx, mc_attr_array_get(p->ctx, names, i));
    if (own.len != name.len || memcmp(own.ptr, name.ptr, name.len) != 0) continue;
    McAttr number = mc_attr_integer(p->ctx, (McType){p->ctx->cached.index}, i);
    return number.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[1].number, number);
  }
  return mc_format_parse_error(f, at, "port name \"%.*s\" not found in module", (int)name.len, name.ptr);
}

void mc_routine_systemc_bind_port_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType module = mc_slot_type_at(f, args[4].number, 0), channel = mc_slot_type_at(f, args[5].number, 0);
  McAttr port = mc_format_print_attr(f, args[1].number);
  int64_t number = -1;
  if (port.index != MC_NONE) (void)mc_attr_integer_i64(p->ctx, port, &number);
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(p, "[");
  if (mc_is_defined_as(p->ctx, module.index, "systemc.module") && number >= 0) {
    McAttr names = {mc_defined_param(p->ctx, module.index, 1)};
    mc_print_string_attr(p, mc_array_item(p->ctx, names, (uint32_t)number));
  }
  mc_pr_lit(p, "] to ");
  mc_format_print_values(f, mc_format_print_operands(f, args[2].number));
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, " : ");
  if (module.index != MC_NONE) mc_pr_type(p, module);
  mc_pr_lit(p, ", ");
  if (channel.index != MC_NONE) mc_pr_type(p, channel);
}

bool mc_check_systemc_ports(const McRoutineCheck *c) {
  McType type = mc_function_type_of(c->ctx, mc_checked_attr(c, "function_type"));
  if (type.index == MC_NONE) return true;
  if (mc_type_num_results(c->ctx, type) != 0) {
    return fail(c, "incorrect number of function results (always has to be 0)");
  }
  uint32_t count = mc_type_num_inputs(c->ctx, type);
  if (mc_array_length(c->ctx, mc_checked_attr(c, "portNames")) != count) {
    return fail(c, "incorrect number of port names");
  }
  for (uint32_t i = 0; i < count; i++) {
    uint32_t input = mc_type_input(c->ctx, type, i).index;
    if (mc_is_defined_as(c->ctx, input, "systemc.in") || mc_is_defined_as(c->ctx, input, "systemc.out") ||
        mc_is_defined_as(c->ctx, input, "systemc.inout")) {
      continue;
    }
    return mc_plain_error(c, "module port must be of type 'sc_in', 'sc_out', or 'sc_inout'");
  }
  return true;
}

bool mc_predicate_systemc_value(const McContext *ctx, uint32_t id) {
  static const char *const names[] = {"systemc.int_base", "systemc.int",    "systemc.uint_base", "systemc.uint",
                                      "systemc.signed",   "systemc.bigint", "systemc.unsigned",  "systemc.biguint",
                                      "systemc.bv_base",  "systemc.bv",     "systemc.lv_base",   "systemc.lv",
                                      "systemc.logic"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (mc_is_defined_as(ctx, id, names[i])) return true;
  }
  return false;
}
