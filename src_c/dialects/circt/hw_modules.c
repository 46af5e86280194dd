/* hw_modules.c - modules of hardware: lists of parameters and ports, instances, and what is checked of them. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- visibility --- */

bool mc_routine_hw_visibility_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  static const char *const words[] = {"public", "private", "nested"};
  (void)num_args;
  for (size_t i = 0; i < MC_COUNT(words); i++) {
    McStr word = {words[i], strlen(words[i])};
    if (mc_consume_word(f->p, word.ptr, word.len)) return mc_set_string(f, args[0].number, word);
  }
  return true;
}

void mc_routine_hw_visibility_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index == MC_NONE) return;
  McStr text = mc_string_of(f->p->ctx, value);
  mc_pr_lit(f->p, " ");
  mc_pr_text(f->p, text.ptr, text.len);
}

/* --- parameters --- */

/* name `:` type (`=` value)?, as an attribute that is pushed. */
static bool parse_parameter(McFormatParse *f, const McDefinition *def) {
  McParser *p = f->p;
  uint32_t values[3] = {MC_NONE, MC_NONE, MC_NONE};
  values[0] = mc_keyword_or_string(f).index;
  if (values[0] == MC_NONE || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  values[1] = type.index;
  if (mc_consume_if(p, TOK_EQUAL) && (values[2] = mc_p_attr(p, type).index) == MC_NONE) return false;
  uint32_t made = mc_defined_intern(p->ctx, def, values);
  return made == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &p->words, made);
}

bool mc_routine_hw_parameters_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  if (mc_consume_if(p, TOK_LESS) && !mc_consume_if(p, TOK_GREATER)) {
    McIdent ident = mc_ident(p->ctx, "hw.param.decl", 13);
    const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(p->ctx, ident, false);
    if (def == NULL) return mc_p_out_of_memory(p);
    do {
      if (!parse_parameter(f, def)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_GREATER, "expected '>'")) return false;
  }
  return mc_set_array_from(f, args[0].number, base);
}

static void print_parameter(McPrinter *p, McAttr parameter) {
  if (!mc_is_defined_as(p->ctx, parameter.index, "hw.param.decl")) return;
  McStr name = mc_string_of(p->ctx, (McAttr){mc_defined_param(p->ctx, parameter.index, 0)});
  McAttr value = {mc_defined_param(p->ctx, parameter.index, 2)};
  mc_pr_text(p, name.ptr, name.len);
  mc_pr_lit(p, ": ");
  mc_pr_type(p, (McType){mc_defined_param(p->ctx, parameter.index, 1)});
  if (value.index == MC_NONE) return;
  mc_pr_lit(p, " = ");
  mc_pr_attr_no_type(p, value);
}

void mc_routine_hw_parameters_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr list = mc_format_print_attr(f, args[0].number);
  uint32_t count = mc_array_length(p->ctx, list);
  if (count == 0) return;
  mc_pr_lit(p, "<");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    print_parameter(p, mc_attr_array_get(p->ctx, list, i));
  }
  mc_pr_lit(p, ">");
}

/* --- ports --- */

/* The ports of a module while they are read. Owned: ports_fini. */
typedef struct Ports {
  McWords names, types, attrs, locs; /* attributes; a port without a dictionary, or a location: MC_NONE */
  MC_ARRAY(char) directions;
  bool has_attrs, has_locs;
  bool all_locs; /* kept of inputs, too, else only of outputs */
} Ports;

static void ports_fini(McParser *p, Ports *ports) {
  McAlloc *alloc = &p->ctx->alloc;
  mc_array_fini(alloc, &ports->names);
  mc_array_fini(alloc, &ports->types);
  mc_array_fini(alloc, &ports->attrs);
  mc_array_fini(alloc, &ports->locs);
  mc_array_fini(alloc, &ports->directions);
}

/* Keeps the location of a port, that of the place `at` when none is written. */
static bool keep_loc(McParser *p, Ports *ports, McLoc loc, const char *at) {
  if (loc.index == MC_NONE) {
    loc = mc_p_loc_at(p, at);
    if (p->base != 0) p->positions--; /* materialised here */
  }
  McAttr held = mc_loc_attr(p->ctx, loc);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  if (mc_kind(p->ctx, held.index) != MC_LOC_UNKNOWN) ports->has_locs = true;
  return mc_p_push(p, &ports->locs, held.index);
}

static bool keep_attrs(McParser *p, Ports *ports, McAttr attrs) {
  if (attrs.index == MC_NONE) {
    attrs = mc_attr_dictionary(p->ctx, NULL, 0, NULL);
    if (attrs.index == MC_NONE) return mc_p_out_of_memory(p);
  } else if (mc_attr_dictionary_size(p->ctx, attrs) > 0) {
    ports->has_attrs = true;
  }
  return mc_p_push(p, &ports->attrs, attrs.index);
}

static bool keep_type(McParser *p, Ports *ports, McType type) {
  McAttr held = mc_attr_type(p->ctx, type);
  return held.index == MC_NONE ? mc_p_not_interned(p, &type.index, 1) : mc_p_push(p, &ports->types, held.index);
}

/* A dictionary and a location, which both can be missing. */
static bool parse_port_end(McParser *p, McArgument *arg) {
  uint32_t alias = 0;
  if (mc_at(p, TOK_L_BRACE)) {
    arg->attrs = mc_p_attr_dict(p);
    if (arg->attrs.index == MC_NONE) return false;
  }
  if (!mc_at_keyword(p, "loc")) return true;
  arg->loc = mc_p_loc(p, &alias);
  arg->deferred = alias;
  return arg->loc.index != MC_NONE || alias != 0;
}

/* %value name? `:` type ... */
static bool parse_input(McFormatParse *f, Ports *ports) {
  McParser *p = f->p;
  McArgument arg = {.type = {MC_NONE}, .attrs = {MC_NONE}};
  const char *at = p->tok.start;
  if (!mc_p_operand(p, &arg.ref, false)) return false;
  McAttr name;
  if (mc_p_at_word(p) || mc_at(p, TOK_STRING)) {
    name = mc_keyword_or_string(f);
    if (name.index == MC_NONE) return false;
  } else {
    bool is_number = arg.ref.name[0] >= '0' && arg.ref.name[0] <= '9';
    name = mc_attr_string(p->ctx, arg.ref.name, is_number ? 0 : arg.ref.len, (McType){MC_NONE});
    if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  }
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  arg.type = mc_p_type(p);
  if (arg.type.index == MC_NONE || !parse_port_end(p, &arg)) return false;
  if (!mc_p_push(p, &ports->names, name.index) || !keep_type(p, ports, arg.type)) return false;
  if (!keep_attrs(p, ports, arg.attrs) || (ports->all_locs && !keep_loc(p, ports, arg.loc, at))) return false;
  return mc_array_push(&p->ctx->alloc, &f->op->args, arg) || mc_p_out_of_memory(p);
}

/* name `:` type ... */
static bool parse_output(McFormatParse *f, Ports *ports) {
  McParser *p = f->p;
  McArgument arg = {.type = {MC_NONE}, .attrs = {MC_NONE}};
  const char *at = p->tok.start;
  McAttr name = mc_keyword_or_string(f);
  if (name.index == MC_NONE || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  arg.type = mc_p_type(p);
  if (arg.type.index == MC_NONE || !parse_port_end(p, &arg)) return false;
  return mc_p_push(p, &ports->names, name.index) && keep_type(p, ports, arg.type) && keep_attrs(p, ports, arg.attrs) &&
         keep_loc(p, ports, arg.loc, at);
}

static bool parse_port(McFormatParse *f, Ports *ports) {
  McParser *p = f->p;
  McStr word = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) return mc_format_parse_error(f, word.ptr, "expected valid keyword");
  char direction = mc_str_is(word, "in") ? MC_PORT_IN : mc_str_is(word, "out") ? MC_PORT_OUT : 0;
  mc_advance(p);
  if (direction == 0) {
    return mc_format_parse_error(f, p->tok.start, "unknown port direction '%.*s'", (int)word.len, word.ptr);
  }
  if (!mc_array_push(&p->ctx->alloc, &ports->directions, direction)) return mc_p_out_of_memory(p);
  return direction == MC_PORT_OUT ? parse_output(f, ports) : parse_input(f, ports);
}

static McAttr array_of(McParser *p, const McWords *words) {
  return mc_attr_array(p->ctx, (const McAttr *)words->ptr, words->len);
}

/* The type of the module. Returns MC_NONE after reporting. */
static McAttr module_type(McFormatParse *f, const Ports *ports) {
  McParser *p = f->p;
  const McDefinition *def = mc_hw_definition(p->ctx, "hw.modty");
  McAttr names = array_of(p, &ports->names), types = array_of(p, &ports->types);
  McAttr directions = mc_attr_string(p->ctx, ports->directions.ptr, ports->directions.len, (McType){MC_NONE});
  uint32_t values[] = {names.index, types.index, directions.index};
  McAttr held = {MC_NONE};
  bool ok = def != NULL && names.index != MC_NONE && types.index != MC_NONE && directions.index != MC_NONE;
  uint32_t type = ok ? mc_defined_intern(p->ctx, def, values) : MC_NONE;
  if (type != MC_NONE) held = mc_attr_type(p->ctx, (McType){type});
  if (held.index == MC_NONE) mc_p_out_of_memory(p);
  return held;
}

static bool set_ports(McFormatParse *f, const McRoutineArg *args, const Ports *ports) {
  McAttr type = module_type(f, ports);
  if (type.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, type)) return false;
  if (ports->has_attrs && !mc_clause_set_array(f, args[1].number, &ports->attrs)) return false;
  return !ports->has_locs || mc_clause_set_array(f, args[2].number, &ports->locs);
}

static bool parse_ports(McFormatParse *f, Ports *ports) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in port list")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!parse_port(f, ports)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')' in port list");
}

/* Arguments: module_type; per_port_attrs, locations of ports; `all`: of all ports, else of outputs; `attributes`: and
 * their dictionaries even if all are empty. */
bool mc_routine_hw_port_list_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  Ports ports = {.all_locs = num_args > 3};
  bool always = num_args > 3 && mc_str_is(mc_ident_str(f->p->ctx, (McIdent){args[3].number}), "attributes");
  bool ok = parse_ports(f, &ports);
  if (always && ports.attrs.len > 0) ports.has_attrs = true;
  if (ok && num_args == 1) {
    McAttr type = module_type(f, &ports);
    ok = type.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, type);
  } else {
    ok = ok && set_ports(f, args, &ports);
  }
  ports_fini(f->p, &ports);
  return ok;
}

/* Sets the attribute to the locations of the ports with that direction, unless all are unknown. */
static bool set_locs(McFormatParse *f, uint32_t attr, const Ports *ports, char direction) {
  McParser *p = f->p;
  size_t base = p->words.len;
  bool any = false;
  for (size_t i = 0; i < ports->directions.len; i++) {
    if (ports->directions.ptr[i] != direction) continue;
    any = any || mc_kind(p->ctx, ports->locs.ptr[i]) != MC_LOC_UNKNOWN;
    if (!mc_p_push(p, &p->words, ports->locs.ptr[i])) return false;
  }
  if (any) return mc_set_array_from(f, attr, base);
  p->words.len = base;
  return true;
}

static bool parse_function(McFormatParse *f, const McRoutineArg *args, Ports *ports) {
  if (!parse_ports(f, ports)) return false;
  McAttr type = module_type(f, ports);
  if (type.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, type)) return false;
  if (!mc_clause_set_array(f, args[1].number, &ports->attrs)) return false;
  if (!set_locs(f, args[3].number, ports, MC_PORT_OUT) || !mc_format_parse_attr_dict(f, true)) return false;
  if (mc_at(f->p, TOK_L_BRACE)) return mc_format_parse_region(f, f->op->args.ptr, f->op->args.len);
  return set_locs(f, args[2].number, ports, MC_PORT_IN) && mc_format_parse_empty_region(f);
}

/* Arguments: module_type, per_argument_attrs, input_locs, result_locs, attr-dict, the body. */
bool mc_routine_sv_function_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  Ports ports = {.all_locs = true};
  bool ok = parse_function(f, args, &ports);
  ports_fini(f->p, &ports);
  return ok;
}

/* The name of an input: that of the argument, and the port's where it is another. */
static void print_input(McFormatPrint *f, McStr name, McBlock entry, uint32_t arg) {
  McPrinter *p = f->p;
  mc_pr_lit(p, " ");
  if (entry.index == MC_NONE || arg >= mc_block_num_args(p->ctx, entry)) {
    mc_pr_lit(p, "%");
    mc_pr_text(p, name.ptr, name.len);
    return;
  }
  if (p->collecting) return;
  char room[MC_SSA_ROOM];
  McValue value = mc_block_arg(p->ctx, entry, arg);
  mc_pr_value(p, value);
  McStr shown = mc_ssa_name(p, value, room);
  if (shown.len == name.len && memcmp(shown.ptr, name.ptr, name.len) == 0) return;
  mc_pr_lit(p, " ");
  mc_pr_keyword_or_string(p, name.ptr, name.len);
}

void mc_routine_hw_port_list_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McPrinter *p = f->p;
  McAttr held = mc_format_print_attr(f, args[0].number), attrs = {MC_NONE};
  if (num_args > 1) attrs = mc_format_print_attr(f, args[1].number);
  if (held.index == MC_NONE || mc_kind(p->ctx, held.index) != MC_ATTR_TYPE) return;
  McType type = mc_attr_type_value(p->ctx, held);
  if (mc_hw_kind(p->ctx, type) != MC_HW_MODULE) return;
  McStr directions = mc_hw_directions(p->ctx, type);
  McBlock entry = {MC_NONE};
  if (mc_op_num_regions(p->ctx, f->op) > 0) entry = mc_region_first_block(p->ctx, mc_op_region(p->ctx, f->op, 0));
  uint32_t count = mc_hw_num_fields(p->ctx, type), arg = 0;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < count && i < directions.len; i++) {
    McStr name = mc_hw_field_name(p->ctx, type, i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (directions.ptr[i] == MC_PORT_OUT) {
      mc_pr_lit(p, "out ");
      mc_pr_keyword_or_string(p, name.ptr, name.len);
    } else {
      mc_pr_lit(p, "in");
      print_input(f, name, entry, arg++);
    }
    mc_pr_lit(p, " : ");
    mc_pr_type(p, mc_hw_field_type(p->ctx, type, i));
    McAttr dictionary = mc_dictionary_at(p->ctx, attrs, i);
    if (dictionary.index != MC_NONE) mc_pr_attr_dict(p, dictionary, NULL, 0, false);
  }
  mc_pr_lit(p, ")");
}

/* A body whose arguments the ports are. */
bool mc_routine_hw_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  return mc_format_parse_region(f, f->op->args.ptr, f->op->args.len);
}

void mc_routine_hw_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_format_print_entry(f, args[0].number).index != MC_NONE) mc_format_print_body(f, args[0].number, true);
}

void mc_routine_sv_function_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_routine_hw_port_list_print(f, args, 2);
  mc_format_print_attr_dict(f, true);
  if (mc_format_print_entry(f, args[5].number).index == MC_NONE) return;
  mc_pr_lit(f->p, " ");
  mc_routine_hw_body_print(f, &args[5], 1);
}

bool mc_routine_hw_no_body_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  return mc_format_parse_empty_region(f);
}

void mc_routine_hw_no_body_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)f, (void)args, (void)num_args;
}

/* --- instances --- */

/* Arguments: operands, their types, names. `(` name `:` %value `:` type, ... `)` */
bool mc_routine_hw_inputs_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords names = {0};
  bool ok = mc_expect(p, TOK_L_PAREN, "expected '('");
  mc_clause_begin(f, args[0].number, args[1].number);
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do {
      McAttr name = mc_keyword_or_string(f);
      ok = name.index != MC_NONE && mc_p_push(p, &names, name.index) && mc_expect(p, TOK_COLON, "expected ':'") &&
           mc_clause_typed_operand(f, args[0].number, args[1].number);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  ok = ok && mc_clause_set_array(f, args[2].number, &names);
  mc_array_fini(&p->ctx->alloc, &names);
  return ok;
}

void mc_routine_hw_inputs_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan inputs = mc_format_print_operands(f, args[0].number);
  McAttr names = mc_format_print_attr(f, args[2].number);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < inputs.count && i < mc_array_length(p->ctx, names); i++) {
    McStr name = mc_string_of(p->ctx, mc_attr_array_get(p->ctx, names, i));
    McValue value = mc_op_operand(p->ctx, f->op, inputs.start + i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_keyword_or_string(p, name.ptr, name.len);
    mc_pr_lit(p, ": ");
    mc_pr_value(p, value);
    mc_pr_lit(p, ": ");
    mc_pr_type(p, mc_value_type(p->ctx, value));
  }
  mc_pr_lit(p, ")");
}

/* Arguments: types of results, names. `(` name `:` type, ... `)` */
bool mc_routine_hw_outputs_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords names = {0};
  bool ok = mc_expect(p, TOK_L_PAREN, "expected '('");
  f->types[args[0].number] = (McSpan){(uint32_t)p->words.len, 0};
  if (ok && !mc_consume_if(p, TOK_R_PAREN)) {
    do {
      McAttr name = mc_keyword_or_string(f);
      ok = name.index != MC_NONE && mc_p_push(p, &names, name.index) && mc_expect(p, TOK_COLON, "expected ':'") &&
           mc_clause_type(f, args[0].number);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  ok = ok && mc_clause_set_array(f, args[1].number, &names);
  mc_array_fini(&p->ctx->alloc, &names);
  return ok;
}

void mc_routine_hw_outputs_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr names = mc_format_print_attr(f, args[1].number);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; i < mc_array_length(p->ctx, names); i++) {
    McStr name = mc_string_of(p->ctx, mc_attr_array_get(p->ctx, names, i));
    McType type = mc_slot_type_at(f, args[0].number, i);
    if (type.index == MC_NONE) break;
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_keyword_or_string(p, name.ptr, name.len);
    mc_pr_lit(p, ": ");
    mc_pr_type(p, type);
  }
  mc_pr_lit(p, ")");
}

/* --- names of results and arguments --- */

/* instance.port, or its number. */
void mc_asm_hw_instance(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McStr instance = mc_string_of(ctx, mc_op_property_named(ctx, op, "instanceName"));
  McStr port = mc_string_of(ctx, mc_array_item(ctx, mc_op_property_named(ctx, op, "resultNames"), result));
  mc_buf_put(out, instance.ptr, instance.len);
  mc_buf_char(out, '.');
  if (port.len > 0) mc_buf_put(out, port.ptr, port.len);
  else mc_buf_u64(out, result);
}

/* The name of the port that an argument is. */
void mc_asm_hw_argument(McContext *ctx, McOp op, uint32_t arg, McBuf *out) {
  McType type = mc_hw_module_type(ctx, op);
  if (type.index == MC_NONE) return;
  McStr directions = mc_hw_directions(ctx, type);
  uint32_t count = mc_hw_num_fields(ctx, type);
  for (uint32_t i = 0; i < count && i < directions.len; i++) {
    if (directions.ptr[i] == MC_PORT_OUT || arg-- > 0) continue;
    McStr name = mc_hw_field_name(ctx, type, i);
    mc_buf_put(out, name.ptr, name.len);
    return;
  }
}

McType mc_hw_module_type(const McContext *ctx, McOp op) {
  McAttr held = mc_op_property_named(ctx, op, "module_type");
  McType none = {MC_NONE};
  if (held.index == MC_NONE || mc_kind(ctx, held.index) != MC_ATTR_TYPE) return none;
  McType type = mc_attr_type_value(ctx, held);
  return mc_hw_kind(ctx, type) == MC_HW_MODULE ? type : none;
}
