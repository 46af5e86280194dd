/* firrtl_ports.c - ports of firrtl's modules, classes and instances.
 *
 * A port is (`in` | `out`) name `:` type, then what it may have: a symbol, domains, annotations, a location. Each is
 * an array attribute with an element for each port. A module with a body has ports whose names are values.
 */
#include "dialects/circt/circt.def"
#include "dialects/circt/firrtl.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* The arguments of the directives, in their order. */
enum { DIRECTIONS, NAMES, TYPES, SYMBOLS, LOCATIONS, ANNOTATIONS, DOMAINS, NUM_LISTS };

/* The ports of one operation. Owned: ports_fini. */
typedef struct Ports {
  McFormatParse *f;
  bool values;   /* names are values; `args` has them */
  bool symbols, domains;
  McWords lists[NUM_LISTS]; /* attributes; directions: 0 or 1 */
  McWords pending;          /* for each domain that is named: port, name, position in the text (2 words) */
  McArgs args;
} Ports;

static void ports_init(Ports *ports, McFormatParse *f) {
  *ports = (Ports){.f = f};
  mc_args_init(&ports->args);
}

static void ports_fini(Ports *ports) {
  McParser *p = ports->f->p;
  for (uint32_t i = 0; i < NUM_LISTS; i++) mc_array_fini(&p->ctx->alloc, &ports->lists[i]);
  mc_array_fini(&p->ctx->alloc, &ports->pending);
  mc_args_fini(p, &ports->args);
}

static bool push_attr(Ports *ports, uint32_t list, McAttr value) {
  McParser *p = ports->f->p;
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &ports->lists[list], value.index);
}

/* --- parsing --- */

/* The name of a value, without its sigil; a number is no name. */
static McStr name_of_ref(const McOperandRef *ref) {
  bool number = ref->len > 0 && *ref->name >= '0' && *ref->name <= '9';
  return (McStr){ref->name, number ? 0 : ref->len};
}

static bool parse_name(Ports *ports, McArgument *arg, McStr *name) {
  McParser *p = ports->f->p;
  if (!ports->values) return mc_circt_word(p, name);
  if (!mc_p_argument(p, arg, false, false)) return false;
  *name = name_of_ref(&arg->ref);
  return true;
}

static bool parse_symbol(Ports *ports) {
  McParser *p = ports->f->p;
  McAttr symbol = {MC_NONE};
  if (ports->symbols && mc_consume_keyword(p, "sym")) {
    McIdent name = mc_ident(p->ctx, "hw.innerSym", 11);
    const McDefinition *def = name.index == MC_NONE ? NULL : mc_p_find_definition(p, name, false);
    if (def == NULL) return mc_p_out_of_memory(p);
    symbol.index = mc_p_defined_stripped(p, NULL, def, (McType){MC_NONE});
    if (symbol.index == MC_NONE) return false;
  }
  return mc_p_push(p, &ports->lists[SYMBOLS], symbol.index);
}

/* (`domains` `[` name, ... `]`)?, of ports that are no domains. `at`: the port. */
static bool parse_domains(Ports *ports, uint32_t port, const char *at, McType type) {
  McParser *p = ports->f->p;
  if (!ports->domains || mc_firrtl(p->ctx, type).kind == MC_FIRRTL_DOMAIN) return true;
  if (!mc_consume_keyword(p, "domains")) return true;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (mc_consume_if(p, TOK_R_SQUARE)) return true;
  do {
    McArgument arg;
    McStr name;
    if (!parse_name(ports, &arg, &name)) return false;
    if (ports->values) name = (McStr){arg.ref.name, arg.ref.len};
    McAttr text = mc_circt_string(p, name);
    if (text.index == MC_NONE || !mc_p_push(p, &ports->pending, port) || !mc_p_push(p, &ports->pending, text.index) ||
        !mc_p_push(p, &ports->pending, (uint32_t)(at - p->text))) {
      return false;
    }
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

static bool parse_annotations(Ports *ports) {
  McParser *p = ports->f->p;
  bool present = mc_at(p, TOK_L_SQUARE);
  McAttr list = present ? mc_p_attr(p, (McType){MC_NONE}) : mc_attr_array(p->ctx, NULL, 0);
  if (present && list.index == MC_NONE) return false;
  return push_attr(ports, ANNOTATIONS, list);
}

static bool parse_location(Ports *ports, const char *at, McLoc *loc) {
  McParser *p = ports->f->p;
  if (mc_at_keyword(p, "loc")) {
    *loc = mc_p_loc(p, NULL);
    if (loc->index == MC_NONE) return false;
  } else {
    *loc = mc_p_loc_at(p, at);
  }
  return push_attr(ports, LOCATIONS, mc_loc_attr(p->ctx, *loc));
}

static bool parse_port(Ports *ports) {
  McParser *p = ports->f->p;
  uint32_t port = (uint32_t)ports->lists[NAMES].len;
  bool out = mc_consume_keyword(p, "out");
  if (!out && !mc_consume_keyword(p, "in")) {
    return mc_format_parse_error(ports->f, p->tok.start, "expected 'in' or 'out'");
  }
  const char *at = p->tok.start;
  McArgument arg = {.loc = {MC_NONE}};
  McStr name;
  if (!parse_name(ports, &arg, &name)) return false;
  McAttr text = mc_circt_string(p, name);
  if (text.index == MC_NONE || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (!mc_p_push(p, &ports->lists[DIRECTIONS], out) || !push_attr(ports, NAMES, text) ||
      !push_attr(ports, TYPES, mc_attr_type(p->ctx, type)) || !parse_symbol(ports) ||
      !parse_domains(ports, port, at, type) || !parse_annotations(ports)) {
    return false;
  }
  McLoc loc;
  if (!parse_location(ports, at, &loc)) return false;
  arg.type = type;
  arg.loc = loc;
  return !ports->values || mc_args_push(p, &ports->args, arg);
}

/* The number of the port that is the domain of that name; UINT32_MAX: there is none. The last one of a name counts. */
static uint32_t find_domain(const Ports *ports, uint32_t name) {
  const McContext *ctx = ports->f->p->ctx;
  for (size_t i = ports->lists[NAMES].len; i-- > 0;) {
    if (ports->lists[NAMES].ptr[i] != name) continue;
    McType type = mc_attr_type_value(ctx, (McAttr){ports->lists[TYPES].ptr[i]});
    if (mc_firrtl(ctx, type).kind == MC_FIRRTL_DOMAIN) return (uint32_t)i;
  }
  return UINT32_MAX;
}

/* Makes the lists of domains, when all ports are known. */
static bool resolve_domains(Ports *ports) {
  McParser *p = ports->f->p;
  McAttr none = mc_attr_array(p->ctx, NULL, 0);
  McType ui32 = mc_type_integer(p->ctx, 32, MC_UNSIGNED);
  if (ui32.index == MC_NONE) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < ports->lists[NAMES].len; i++) {
    if (!push_attr(ports, DOMAINS, none)) return false;
  }
  for (size_t i = 0; i < ports->pending.len;) {
    uint32_t port = ports->pending.ptr[i];
    size_t base = p->words.len;
    for (; i < ports->pending.len && ports->pending.ptr[i] == port; i += 3) {
      uint32_t found = find_domain(ports, ports->pending.ptr[i + 1]);
      if (found == UINT32_MAX) {
        McStr name = mc_attr_string_value(p->ctx, (McAttr){ports->pending.ptr[i + 1]});
        return mc_format_parse_error(ports->f, p->text + ports->pending.ptr[i + 2], "domain name '%.*s' not found",
                                     (int)name.len, name.ptr);
      }
      McAttr number = mc_attr_integer(p->ctx, ui32, found);
      if (number.index == MC_NONE || !mc_p_push(p, &p->words, number.index)) return mc_p_out_of_memory(p);
    }
    McAttr list = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
    p->words.len = base;
    if (list.index == MC_NONE) return mc_p_out_of_memory(p);
    ports->lists[DOMAINS].ptr[port] = list.index;
  }
  return true;
}

static bool parse_ports(Ports *ports) {
  McParser *p = ports->f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      if (!parse_port(ports)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  return resolve_domains(ports);
}

/* Sets an attribute that the attribute dictionary has not set. */
static bool set_unless_given(Ports *ports, uint32_t attr, McAttr value) {
  McFormatParse *f = ports->f;
  if (value.index == MC_NONE) return mc_p_out_of_memory(f->p);
  return mc_format_parse_attr(f, attr).index != MC_NONE || mc_format_parse_set_attr(f, attr, value);
}

static bool set_list(Ports *ports, uint32_t list, uint32_t attr) {
  McParser *p = ports->f->p;
  const McWords *words = &ports->lists[list];
  return set_unless_given(ports, attr, mc_attr_array(p->ctx, (const McAttr *)words->ptr, words->len));
}

/* The same, but empty when every element is an empty array. */
static bool set_sparse_list(Ports *ports, uint32_t list, uint32_t attr) {
  const McContext *ctx = ports->f->p->ctx;
  McWords *words = &ports->lists[list];
  bool any = false;
  for (size_t i = 0; i < words->len; i++) {
    McAttr each = {words->ptr[i]};
    any |= mc_kind(ctx, each.index) != MC_ATTR_ARRAY || mc_attr_array_size(ctx, each) > 0;
  }
  if (!any) words->len = 0;
  return set_list(ports, list, attr);
}

/* An empty list when no port has a symbol; else those that have none get an empty one. */
static bool set_symbols(Ports *ports, uint32_t attr) {
  McContext *ctx = ports->f->p->ctx;
  McWords *words = &ports->lists[SYMBOLS];
  bool any = false;
  for (size_t i = 0; i < words->len; i++) any |= words->ptr[i] != MC_NONE;
  if (!any) {
    words->len = 0;
    return set_list(ports, SYMBOLS, attr);
  }
  McIdent name = mc_ident(ctx, "hw.innerSym", 11);
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(ctx, name, false);
  const uint32_t none[] = {mc_attr_array(ctx, NULL, 0).index};
  uint32_t empty = def == NULL || def->record->num_params != 1 || none[0] == MC_NONE
                       ? MC_NONE : mc_defined_intern(ctx, def, none);
  for (size_t i = 0; i < words->len; i++) {
    if (words->ptr[i] == MC_NONE) words->ptr[i] = empty;
    if (words->ptr[i] == MC_NONE) return mc_p_out_of_memory(ports->f->p);
  }
  return set_list(ports, SYMBOLS, attr);
}

static bool set_directions(Ports *ports, uint32_t attr) {
  McParser *p = ports->f->p;
  const McWords *words = &ports->lists[DIRECTIONS];
  uint8_t *bytes = mc_arena_alloc(&p->arena, words->len + 1, 1);
  if (bytes == NULL) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < words->len; i++) bytes[i] = (uint8_t)words->ptr[i];
  McType i1 = mc_type_integer(p->ctx, 1, MC_SIGNLESS);
  return set_unless_given(ports, attr, mc_attr_dense_array(p->ctx, i1, bytes, words->len, p->diags));
}

/* Arguments: the lists (five of a class, which has neither annotations nor domains), attr-dict, the body, `declared`
 * when there is none. */
static uint32_t num_lists(const McRoutineArg *args) {
  return args[ANNOTATIONS].kind == MC_FG_ATTR ? NUM_LISTS : ANNOTATIONS;
}

bool mc_routine_firrtl_ports_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  uint32_t lists = num_lists(args);
  bool is_class = lists < NUM_LISTS, declared = num_args > lists + 2;
  Ports ports;
  ports_init(&ports, f);
  ports.values = !declared;
  ports.symbols = ports.domains = !is_class;
  bool ok = parse_ports(&ports) && mc_format_parse_attr_dict(f, true) &&
            set_directions(&ports, args[DIRECTIONS].number) && set_symbols(&ports, args[SYMBOLS].number) &&
            set_list(&ports, TYPES, args[TYPES].number) && set_list(&ports, LOCATIONS, args[LOCATIONS].number) &&
            set_list(&ports, NAMES, args[NAMES].number);
  if (!is_class) {
    ok = ok && set_sparse_list(&ports, ANNOTATIONS, args[ANNOTATIONS].number) &&
         set_sparse_list(&ports, DOMAINS, args[DOMAINS].number);
  }
  if (declared) ok = ok && mc_format_parse_empty_region(f);
  else ok = ok && mc_format_parse_region(f, ports.args.ptr, ports.args.len);
  ports_fini(&ports);
  return ok;
}

/* Arguments: directions, names, annotations, domains, the types of the results. */
bool mc_routine_firrtl_instance_ports_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  Ports ports;
  ports_init(&ports, f);
  ports.domains = true;
  bool ok = parse_ports(&ports) && set_directions(&ports, args[0].number) && set_list(&ports, NAMES, args[1].number) &&
            set_list(&ports, ANNOTATIONS, args[2].number) && set_list(&ports, DOMAINS, args[3].number);
  McSpan span = {(uint32_t)p->words.len, 0};
  for (size_t i = 0; ok && i < ports.lists[TYPES].len; i++) {
    ok = mc_p_push(p, &p->words, mc_attr_type_value(p->ctx, (McAttr){ports.lists[TYPES].ptr[i]}).index);
    span.count++;
  }
  f->types[args[4].number] = span;
  ports_fini(&ports);
  return ok;
}

/* --- printing --- */

/* The ports while they are printed; attributes that are no arrays count as empty. */
typedef struct PrintedPorts {
  McFormatPrint *f;
  McBlock body; /* MC_NONE: names are words */
  McAttr lists[NUM_LISTS];
  bool names_differ; /* a value's name is another than the port's */
} PrintedPorts;

static uint32_t list_size(const McContext *ctx, McAttr list) {
  return list.index == MC_NONE || mc_kind(ctx, list.index) != MC_ATTR_ARRAY ? 0 : mc_attr_array_size(ctx, list);
}

static McAttr list_at(const McContext *ctx, McAttr list, uint32_t i) {
  return i < list_size(ctx, list) ? mc_attr_array_get(ctx, list, i) : (McAttr){MC_NONE};
}

static bool goes_out(const McContext *ctx, McAttr directions, uint32_t i) {
  if (directions.index == MC_NONE || mc_kind(ctx, directions.index) != MC_ATTR_DENSE_ARRAY) return false;
  McStr bytes = mc_attr_dense_data(ctx, directions);
  return i < bytes.len && bytes.ptr[i] != 0;
}

static McStr name_at(const PrintedPorts *ports, uint32_t i) {
  const McContext *ctx = ports->f->p->ctx;
  McAttr name = list_at(ctx, ports->lists[NAMES], i);
  bool is_string = name.index != MC_NONE && mc_kind(ctx, name.index) == MC_ATTR_STRING;
  return is_string ? mc_attr_string_value(ctx, name) : (McStr){"", 0};
}

static void print_name(PrintedPorts *ports, uint32_t i, bool quoted) {
  McPrinter *p = ports->f->p;
  McStr name = name_at(ports, i);
  if (ports->body.index == MC_NONE) {
    if (quoted) mc_pr_keyword_or_string(p, name.ptr, name.len);
    else mc_pr_text(p, name.ptr, name.len);
    return;
  }
  if (i >= mc_block_num_args(p->ctx, ports->body) || p->collecting) return;
  McValue arg = mc_block_arg(p->ctx, ports->body, i);
  char room[MC_SSA_ROOM];
  McStr shown = mc_ssa_name(p, arg, room);
  mc_pr_value(p, arg);
  if (shown.len != name.len || memcmp(shown.ptr, name.ptr, name.len) != 0) ports->names_differ = true;
}

static void print_port(PrintedPorts *ports, uint32_t i, McType type) {
  McPrinter *p = ports->f->p;
  const McContext *ctx = p->ctx;
  if (goes_out(ctx, ports->lists[DIRECTIONS], i)) mc_pr_lit(p, "out ");
  else mc_pr_lit(p, "in ");
  print_name(ports, i, true);
  mc_pr_lit(p, ": ");
  if (type.index != MC_NONE) mc_pr_type(p, type);
  McAttr symbol = list_at(ctx, ports->lists[SYMBOLS], i), domains = list_at(ctx, ports->lists[DOMAINS], i);
  McAttr annotations = list_at(ctx, ports->lists[ANNOTATIONS], i), loc = list_at(ctx, ports->lists[LOCATIONS], i);
  if (mc_is_defined_as(ctx, symbol.index, "hw.innerSym") &&
      list_size(ctx, (McAttr){mc_defined_param(ctx, symbol.index, 0)}) > 0) {
    mc_pr_lit(p, " sym ");
    mc_pr_defined_stripped(p, symbol.index);
  }
  for (uint32_t k = 0, count = list_size(ctx, domains); k < count; k++) {
    int64_t port = 0;
    if (k == 0) mc_pr_lit(p, " domains [");
    else mc_pr_lit(p, ", ");
    McAttr number = list_at(ctx, domains, k);
    if (mc_kind(ctx, number.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, number, &port) && port >= 0 &&
        port <= UINT32_MAX) {
      print_name(ports, (uint32_t)port, false);
    }
    if (k + 1 == count) mc_pr_lit(p, "]");
  }
  if (list_size(ctx, annotations) > 0) {
    mc_pr_lit(p, " ");
    mc_pr_attr(p, annotations);
  }
  McLoc place = loc.index == MC_NONE ? (McLoc){MC_NONE} : mc_loc_from_attr(ctx, loc);
  if (place.index != MC_NONE) mc_pr_argument_loc(p, place);
}

void mc_routine_firrtl_ports_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McPrinter *p = f->p;
  const McContext *ctx = p->ctx;
  uint32_t lists = num_lists(args);
  bool declared = num_args > lists + 2;
  PrintedPorts ports = {.f = f, .body = mc_format_print_entry(f, 0)};
  for (uint32_t i = 0; i < NUM_LISTS; i++) {
    ports.lists[i] = i < lists ? mc_format_print_attr(f, args[i].number) : (McAttr){MC_NONE};
  }
  mc_pr_lit(p, "(");
  for (uint32_t i = 0, count = list_size(ctx, ports.lists[TYPES]); i < count; i++) {
    McAttr type = list_at(ctx, ports.lists[TYPES], i);
    if (i > 0) mc_pr_lit(p, ", ");
    print_port(&ports, i, mc_kind(ctx, type.index) == MC_ATTR_TYPE ? mc_attr_type_value(ctx, type) : (McType){MC_NONE});
  }
  mc_pr_lit(p, ")");
  mc_format_print_attr_dict_with(f, true, ports.names_differ ? args[NAMES].number : MC_PROGRAM_NONE);
  if (declared || ports.body.index == MC_NONE) return;
  mc_pr_lit(p, " ");
  mc_format_print_body(f, 0, true);
}

void mc_routine_firrtl_instance_ports_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  PrintedPorts ports = {.f = f, .body = {MC_NONE}};
  for (uint32_t i = 0; i < NUM_LISTS; i++) ports.lists[i].index = MC_NONE;
  ports.lists[DIRECTIONS] = mc_format_print_attr(f, args[0].number);
  ports.lists[NAMES] = mc_format_print_attr(f, args[1].number);
  ports.lists[ANNOTATIONS] = mc_format_print_attr(f, args[2].number);
  ports.lists[DOMAINS] = mc_format_print_attr(f, args[3].number);
  mc_pr_lit(p, "(");
  for (uint32_t i = 0, count = mc_op_num_results(p->ctx, f->op); i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    print_port(&ports, i, mc_value_type(p->ctx, mc_op_result(p->ctx, f->op, i)));
  }
  mc_pr_lit(p, ")");
}

/* --- names --- */

/* A result has the name of the operation, or the word of the definition, and the name of the port; an argument has the
 * name of the port. */
void mc_asm_circt_ports(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McAttr name = list_at(ctx, mc_op_property_named(ctx, op, "portNames"), result);
  McStr port = {"", 0}, base = {"", 0};
  if (name.index != MC_NONE && mc_kind(ctx, name.index) == MC_ATTR_STRING) port = mc_attr_string_value(ctx, name);
  McIdent word = {mc_op_def(ctx, op)->op->asm_name};
  if (word.index == MC_NONE) {
    mc_buf_put(out, port.ptr, port.len);
    return;
  }
  McAttr of_op = mc_op_property_named(ctx, op, "name");
  if (of_op.index != MC_NONE && mc_kind(ctx, of_op.index) == MC_ATTR_STRING) base = mc_attr_string_value(ctx, of_op);
  if (base.len == 0) base = mc_ident_str(ctx, word);
  mc_buf_put(out, base.ptr, base.len);
  mc_buf_char(out, '_');
  mc_buf_put(out, port.ptr, port.len);
}

/* --- instances with alternatives, memories --- */

static bool parse_flat_symbol(McParser *p, McAttr *out, McIdent *name) {
  if (!mc_at(p, TOK_AT_IDENTIFIER)) return mc_p_wrong_token(p, "expected valid '@'-identifier for symbol name");
  *name = mc_p_at_identifier(p, &p->tok);
  if (name->index == MC_NONE) return false;
  mc_advance(p);
  *out = mc_attr_symbol_ref(p->ctx, *name, NULL, 0);
  return out->index != MC_NONE || mc_p_out_of_memory(p);
}

static bool parse_alternatives(McFormatParse *f, McWords *modules, McWords *cases) {
  McParser *p = f->p;
  McAttr module = {MC_NONE}, unused;
  McIdent option, name;
  if (!parse_flat_symbol(p, &module, &name) || !mc_p_push(p, modules, module.index) ||
      !mc_format_parse_keyword(f, "alternatives", "") || !parse_flat_symbol(p, &unused, &option) ||
      !mc_expect(p, TOK_L_BRACE, "expected '{'")) {
    return false;
  }
  while (mc_at(p, TOK_AT_IDENTIFIER)) {
    McIdent of_case;
    if (!parse_flat_symbol(p, &unused, &of_case) || !mc_expect(p, TOK_ARROW, "expected '->'") ||
        !parse_flat_symbol(p, &module, &name)) {
      return false;
    }
    McAttr full = mc_attr_symbol_ref(p->ctx, option, &of_case, 1);
    if (full.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, modules, module.index) || !mc_p_push(p, cases, full.index)) return false;
    if (!mc_consume_if(p, TOK_COMMA)) break;
  }
  return mc_expect(p, TOK_R_BRACE, "expected '}'");
}

/* Arguments: names of modules, of cases. */
bool mc_routine_firrtl_alternatives_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords modules = {0}, cases = {0};
  bool ok = parse_alternatives(f, &modules, &cases) && mc_clause_set_array(f, args[0].number, &modules) &&
            mc_clause_set_array(f, args[1].number, &cases);
  mc_array_fini(&f->p->ctx->alloc, &modules);
  mc_array_fini(&f->p->ctx->alloc, &cases);
  return ok;
}

static void print_ident(McPrinter *p, McIdent name) {
  McStr text = mc_ident_str(p->ctx, name);
  mc_pr_symbol_name(p, text.ptr, text.len);
}

void mc_routine_firrtl_alternatives_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  const McContext *ctx = p->ctx;
  McAttr modules = mc_format_print_attr(f, args[0].number), cases = mc_format_print_attr(f, args[1].number);
  if (list_size(ctx, modules) == 0) return;
  mc_pr_attr(p, list_at(ctx, modules, 0));
  for (uint32_t i = 0, count = list_size(ctx, cases); i < count; i++) {
    McAttr each = list_at(ctx, cases, i), module = list_at(ctx, modules, i + 1);
    if (mc_kind(ctx, each.index) != MC_ATTR_SYMBOL_REF || module.index == MC_NONE) continue;
    if (i == 0) {
      mc_pr_lit(p, " alternatives ");
      print_ident(p, mc_attr_symbol_root(ctx, each));
      mc_pr_lit(p, " { ");
    } else {
      mc_pr_lit(p, ", ");
    }
    if (mc_attr_symbol_num_nested(ctx, each) > 0) print_ident(p, mc_attr_symbol_nested(ctx, each, 0));
    mc_pr_lit(p, " -> ");
    mc_pr_attr(p, module);
  }
  mc_pr_lit(p, " }");
}

/* Arguments: annotations of the ports, attr-dict. Without annotations each port has an empty list. */
bool mc_routine_firrtl_memory_attributes_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_format_parse_attr_dict(f, false)) return false;
  if (mc_format_parse_attr(f, args[0].number).index != MC_NONE) return true;
  McAttr none = mc_attr_array(p->ctx, NULL, 0);
  size_t base = p->words.len;
  for (uint32_t i = 0; i < f->op->num_named; i++) {
    if (none.index == MC_NONE || !mc_p_push(p, &p->words, none.index)) return mc_p_out_of_memory(p);
  }
  McAttr list = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  return list.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, list);
}

void mc_routine_firrtl_memory_attributes_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const McContext *ctx = f->p->ctx;
  McAttr list = mc_format_print_attr(f, args[0].number);
  bool any = false;
  for (uint32_t i = 0, count = list_size(ctx, list); i < count; i++) any |= list_size(ctx, list_at(ctx, list, i)) > 0;
  mc_format_print_attr_dict_with(f, false, any ? args[0].number : MC_PROGRAM_NONE);
}
