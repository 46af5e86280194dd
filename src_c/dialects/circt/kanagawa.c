/* kanagawa.c - forms of kanagawa: methods and blocks whose regions have named arguments, references to scopes and to
 * ports. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt_names.h"
#include "defs/infer.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"

/* --- types --- */

static McType make_type(McContext *ctx, const char *name, const uint32_t *params, uint32_t count) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, true);
  return (McType){def == NULL || def->record->num_params != count ? MC_NONE : mc_defined_intern(ctx, def, params)};
}

/* A reference to a port of the type. */
static McType port_type(McContext *ctx, McType type, bool out) {
  McAttr direction = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), out);
  const uint32_t params[] = {type.index, direction.index};
  return direction.index == MC_NONE ? (McType){MC_NONE} : make_type(ctx, "kanagawa.portref", params, 2);
}

static bool push_port(McContext *ctx, const McType *from, size_t count, McWords *out, bool outwards) {
  if (count != 1) return false;
  McType type = port_type(ctx, *from, outwards);
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

bool mc_transform_kanagawa_input(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return push_port(ctx, from, count, out, false);
}

bool mc_transform_kanagawa_output(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return push_port(ctx, from, count, out, true);
}

/* Arguments: the type, `in` or `out`. */
bool mc_infer_kanagawa_port(const McInfer *in, McInferred *out) {
  McAttr type = mc_infer_attr(in, 0);
  bool outwards = mc_str_is(mc_ident_str(in->ctx, (McIdent){in->args[1].number}), "out");
  if (type.index == MC_NONE || mc_kind(in->ctx, type.index) != MC_ATTR_TYPE) return false;
  return mc_infer_push(in, out, port_type(in->ctx, mc_attr_type_value(in->ctx, type), outwards));
}

/* The type of the last step. */
bool mc_infer_kanagawa_path(const McInfer *in, McInferred *out) {
  McAttr path = mc_infer_attr(in, 0);
  uint32_t steps = mc_array_length(in->ctx, path);
  if (steps == 0) return mc_infer_fail(in, "requires a step");
  return mc_infer_push(in, out, mc_attr_value_type(in->ctx, mc_array_item(in->ctx, path, steps - 1)));
}

/* (`<` @module::@name `>`)? */
bool mc_def_routine_kanagawa_scope_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!mc_at(p, TOK_LESS)) return true;
  McIdent name = mc_ident(p->ctx, "hw.innerNameRef", 15);
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_p_find_definition(p, name, false);
  if (def == NULL) return mc_p_out_of_memory(p);
  return (d->values[args[0].number] = mc_p_defined_stripped(p, d->f, def, (McType){MC_NONE})) != MC_NONE;
}

void mc_def_routine_kanagawa_scope_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint32_t ref = d->values[args[0].number];
  if (ref != MC_NONE) mc_pr_defined_stripped(d->p, ref);
}

/* The attribute's own type, which the text has once more after it. */
bool mc_def_routine_kanagawa_step_type_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_p_type(d->p);
  d->values[args[0].number] = type.index;
  return type.index != MC_NONE;
}

void mc_def_routine_kanagawa_step_type_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_type(d->p, (McType){d->values[args[0].number]});
}

/* --- instances --- */

/* Arguments: the type of the result, the name that it has. No text. */
bool mc_routine_kanagawa_scope_of_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr ref = mc_format_parse_attr(f, args[1].number);
  McType type = make_type(f->p->ctx, "kanagawa.scoperef", &ref.index, 1);
  if (type.index == MC_NONE) return mc_p_out_of_memory(f->p);
  return mc_format_parse_set_type(f, args[0].number, type);
}

void mc_routine_kanagawa_scope_of_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

/* --- methods --- */

static bool parse_symbol(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  if (!mc_at(p, TOK_AT_IDENTIFIER)) {
    return mc_format_parse_error(f, p->tok.start, "expected valid '@'-identifier for symbol name");
  }
  McIdent name = mc_ident(p->ctx, "hw.innerSym", 11);
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_p_find_definition(p, name, false);
  if (def == NULL) return mc_p_out_of_memory(p);
  McAttr symbol = {mc_p_defined_stripped(p, f, def, (McType){MC_NONE})};
  return symbol.index != MC_NONE && mc_format_parse_set_attr(f, attr, symbol);
}

static bool parse_arguments(McFormatParse *f) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    McArgument arg;
    if (!mc_p_argument(p, &arg, true, false)) return false;
    if (!mc_array_push(&p->ctx->alloc, &f->op->args, arg)) return mc_p_out_of_memory(p);
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* Sets the function type of the arguments and of the words from `results` on. */
static bool set_function_type(McFormatParse *f, uint32_t attr, size_t results) {
  McParser *p = f->p;
  size_t inputs = f->op->args.len, outputs = p->words.len - results, base = p->words.len;
  for (size_t i = 0; i < inputs; i++) {
    if (!mc_p_push(p, &p->words, f->op->args.ptr[i].type.index)) return false;
  }
  McType type = mc_type_function(p->ctx, (const McType *)(p->words.ptr + base), inputs,
                                 (const McType *)(p->words.ptr + results), outputs);
  p->words.len = results;
  McAttr held = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_type(p->ctx, type);
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, held);
}

/* A number is no name. */
static bool set_argument_names(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  size_t base = p->words.len;
  for (size_t i = 0; i < f->op->args.len; i++) {
    McStr name = {f->op->args.ptr[i].ref.name, f->op->args.ptr[i].ref.len};
    if (name.len > 0 && *name.ptr >= '0' && *name.ptr <= '9') name.len = 0;
    McAttr value = mc_circt_string(p, name);
    if (value.index == MC_NONE || !mc_p_push(p, &p->words, value.index)) return false;
  }
  return mc_set_array_from(f, attr, base);
}

/* Arguments: the symbol, function_type, names of arguments, attr-dict, the region. */
bool mc_routine_kanagawa_method_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!parse_symbol(f, args[0].number) || !parse_arguments(f)) return false;
  size_t results = p->words.len;
  if (mc_consume_if(p, TOK_ARROW) && !mc_p_function_result_types(p, &p->words)) return false;
  return set_function_type(f, args[1].number, results) && mc_format_parse_attr_dict(f, true) &&
         set_argument_names(f, args[2].number) && mc_format_parse_region(f, f->op->args.ptr, f->op->args.len);
}

void mc_routine_kanagawa_method_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr symbol = mc_format_print_attr(f, args[0].number);
  McType type = mc_function_type_of(p->ctx, mc_format_print_attr(f, args[1].number));
  McBlock entry = mc_format_print_entry(f, 0);
  if (symbol.index != MC_NONE) mc_pr_defined_stripped(p, symbol.index);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; entry.index != MC_NONE && i < mc_block_num_args(p->ctx, entry); i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, i), (McAttr){MC_NONE}, false);
  }
  mc_pr_lit(p, ")  -> ");
  uint32_t count = type.index == MC_NONE ? 0 : mc_type_num_results(p->ctx, type);
  bool bare = count == 1 && mc_kind(p->ctx, mc_type_result(p->ctx, type, 0).index) != MC_TYPE_FUNCTION;
  if (!bare) mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_type_result(p->ctx, type, i));
  }
  if (!bare) mc_pr_lit(p, ")");
  mc_format_print_attr_dict(f, true);
  if (entry.index == MC_NONE) return;
  mc_pr_lit(p, " ");
  mc_format_print_body(f, 0, true);
}

/* --- blocks --- */

/* %arg `:` type `=` %operand. is_dc: the argument has the type inside of the operand's, a !dc.value. */
static bool parse_input(McFormatParse *f, const McRoutineArg *args, McArgs *region_args, McWords *types, bool is_dc) {
  McParser *p = f->p;
  McArgument arg;
  if (!mc_p_argument(p, &arg, false, false) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || !mc_p_push(p, types, type.index) || !mc_expect(p, TOK_EQUAL, "expected '='") ||
      !mc_format_parse_push_operand(f, args[0].number)) {
    return false;
  }
  arg.type = type;
  if (is_dc) {
    if (!mc_is_defined_as(p->ctx, type.index, "dc.value")) {
      return mc_format_parse_error(f, p->tok.start, "DCBlockOp inputs must be dc::ValueType");
    }
    arg.type = mc_type_parameter(p->ctx, type);
  }
  return mc_args_push(p, region_args, arg);
}

static bool parse_block(McFormatParse *f, const McRoutineArg *args, McArgs *region_args, McWords *types, bool is_dc) {
  McParser *p = f->p;
  mc_format_parse_start_group(f, args[0].number);
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      if (!parse_input(f, args, region_args, types, is_dc)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  McSpan span = {(uint32_t)p->words.len, (uint32_t)types->len};
  for (size_t i = 0; i < types->len; i++) {
    if (!mc_p_push(p, &p->words, types->ptr[i])) return false;
  }
  f->types[args[1].number] = span;
  return mc_format_parse_arrow_types(f, args[2].number) && mc_format_parse_attr_dict(f, true) &&
         mc_format_parse_region(f, region_args->ptr, region_args->len);
}

/* Arguments: operands, their types, those of the results, attr-dict, the region, `dc`. */
bool mc_routine_kanagawa_block_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McArgs region_args;
  McWords types = {0};
  mc_args_init(&region_args);
  bool ok = parse_block(f, args, &region_args, &types, num_args > 5);
  mc_array_fini(&f->p->ctx->alloc, &types);
  mc_args_fini(f->p, &region_args);
  return ok;
}

void mc_routine_kanagawa_block_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, 0);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; entry.index != MC_NONE && i < mc_block_num_args(p->ctx, entry); i++) {
    McType type = mc_slot_type_at(f, args[1].number, i);
    if (type.index == MC_NONE) break;
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, mc_block_arg(p->ctx, entry, i));
    mc_pr_lit(p, " : ");
    mc_pr_type(p, type);
    mc_pr_lit(p, " = ");
    mc_format_print_values(f, (McSpan){i, 1});
  }
  mc_pr_lit(p, ")");
  if (mc_op_num_results(p->ctx, f->op) > 0) mc_format_print_arrow_types(f, args[2].number, false);
  mc_format_print_attr_dict(f, true);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, 0, true);
}

/* --- names --- */

/* The name that the operation states, or its symbol. */
static void put_own_name(McContext *ctx, McOp op, McBuf *out) {
  McStr name = mc_string_of(ctx, mc_op_property_named(ctx, op, "name"));
  McAttr symbol = mc_op_property_named(ctx, op, "inner_sym");
  if (name.len == 0 && mc_is_defined_as(ctx, symbol.index, "hw.innerSym")) {
    McAttr first = mc_array_item(ctx, (McAttr){mc_defined_param(ctx, symbol.index, 0)}, 0);
    if (mc_is_defined_as(ctx, first.index, "hw.innerSymProps")) {
      name = mc_string_of(ctx, (McAttr){mc_defined_param(ctx, first.index, 0)});
    }
  }
  mc_buf_put(out, name.ptr, name.len);
}

/* `parent` for a step outwards, and the names of instances. */
static void put_path(McContext *ctx, McOp op, McBuf *out) {
  McAttr path = mc_op_property_named(ctx, op, "path");
  for (uint32_t i = 0, count = mc_array_length(ctx, path); i < count; i++) {
    McAttr step = mc_array_item(ctx, path, i);
    if (!mc_is_defined_as(ctx, step.index, "kanagawa.step")) continue;
    McAttr child = {mc_defined_param(ctx, step.index, 2)};
    McStr name = {"parent", 6};
    if (child.index != MC_NONE) name = mc_ident_str(ctx, mc_attr_symbol_root(ctx, child));
    if (i > 0) mc_buf_char(out, '.');
    mc_buf_put(out, name.ptr, name.len);
  }
}

#define MAX_CHAIN 32 /* values that are named after each other */

static void put_name(McContext *ctx, McOp op, McBuf *out, uint32_t depth) {
  bool read = mc_op_is(ctx, op, "kanagawa.port.read"), port = mc_op_is(ctx, op, "kanagawa.get_port");
  if (mc_op_is(ctx, op, "kanagawa.path")) {
    put_path(ctx, op, out);
    return;
  }
  if (!read && !port) {
    put_own_name(ctx, op, out);
    return;
  }
  McOp from = {MC_NONE};
  if (depth < MAX_CHAIN && mc_op_num_operands(ctx, op) > 0) from = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  if (from.index != MC_NONE) put_name(ctx, from, out, depth + 1);
  if (read) {
    mc_buf_str(out, ".val");
    return;
  }
  McAttr symbol = mc_op_property_named(ctx, op, "portSymbol");
  bool is_symbol = symbol.index != MC_NONE && mc_kind(ctx, symbol.index) == MC_ATTR_SYMBOL_REF;
  McStr name = is_symbol ? mc_ident_str(ctx, mc_attr_symbol_root(ctx, symbol)) : (McStr){"", 0};
  mc_buf_char(out, '.');
  mc_buf_put(out, name.ptr, name.len);
  mc_buf_str(out, ".ref");
}

void mc_asm_kanagawa_value(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  put_name(ctx, op, out, 0);
  if (result > 0) mc_buf_str(out, ".out");
}

void mc_asm_kanagawa_argument(McContext *ctx, McOp op, uint32_t i, McBuf *out) {
  McStr name = mc_string_of(ctx, mc_array_item(ctx, mc_op_property_named(ctx, op, "argNames"), i));
  mc_buf_put(out, name.ptr, name.len);
}
