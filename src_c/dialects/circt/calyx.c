/* calyx.c - forms of calyx: ports of components, guarded sources, calls; names of ports of cells. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt_names.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"

/* --- components --- */

/* `(` (%name `:` type attr-dict?), ... `)`; the arguments go to f->op->args. */
static bool parse_ports(McFormatParse *f) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    McArgument arg;
    if (!mc_p_argument(p, &arg, true, true)) return false;
    if (!mc_array_push(&p->ctx->alloc, &f->op->args, arg)) return mc_p_out_of_memory(p);
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

/* A bit for each port, set for outputs, which come after the `inputs`. */
static McAttr make_directions(McParser *p, uint32_t inputs, uint32_t count) {
  McAttr none = {MC_NONE};
  size_t size = (count + 63) / 64;
  uint64_t *words = mc_arena_alloc(&p->arena, (size + 1) * sizeof *words, 8);
  McType type = mc_type_integer(p->ctx, count, MC_SIGNLESS);
  if (words == NULL || type.index == MC_NONE) return none;
  memset(words, 0, (size + 1) * sizeof *words);
  for (uint32_t i = inputs; i < count; i++) words[i / 64] |= (uint64_t)1 << i % 64;
  return count == 0 ? mc_attr_integer(p->ctx, type, 0) : mc_attr_integer_words(p->ctx, type, words, size);
}

static bool set_attr(McFormatParse *f, uint32_t attr, McAttr value) {
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, value);
}

/* Arguments: function_type, names, attributes and directions of ports, the body. */
static bool set_ports(McFormatParse *f, uint32_t inputs, const McRoutineArg *args) {
  McParser *p = f->p;
  uint32_t count = (uint32_t)f->op->args.len;
  size_t base = p->words.len;
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(p, &p->words, f->op->args.ptr[i].type.index)) return false;
  }
  McType type = mc_type_function(p->ctx, (const McType *)(p->words.ptr + base), count, NULL, 0);
  p->words.len = base;
  if (type.index == MC_NONE || !set_attr(f, args[0].number, mc_attr_type(p->ctx, type))) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < count; i++) {
    McAttr name = mc_circt_string(p, (McStr){f->op->args.ptr[i].ref.name, f->op->args.ptr[i].ref.len});
    if (name.index == MC_NONE || !mc_p_push(p, &p->words, name.index)) return false;
  }
  if (!mc_set_array_from(f, args[1].number, base)) return false;
  McAttr empty = mc_attr_dictionary(p->ctx, NULL, 0, NULL);
  for (uint32_t i = 0; i < count; i++) {
    McAttr attrs = f->op->args.ptr[i].attrs;
    if (!mc_p_push(p, &p->words, attrs.index == MC_NONE ? empty.index : attrs.index)) return false;
  }
  return mc_set_array_from(f, args[2].number, base) && set_attr(f, args[3].number, make_directions(p, inputs, count));
}

bool mc_routine_calyx_ports_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!parse_ports(f)) return false;
  uint32_t inputs = (uint32_t)f->op->args.len;
  if (!mc_expect(f->p, TOK_ARROW, "expected '->'") || !parse_ports(f)) return false;
  return set_ports(f, inputs, args) && mc_format_parse_region(f, f->op->args.ptr, f->op->args.len);
}

static bool is_output(const McContext *ctx, McAttr directions, uint32_t i) {
  if (directions.index == MC_NONE || mc_kind(ctx, directions.index) != MC_ATTR_INTEGER) return false;
  if (i / 64 >= mc_attr_integer_num_words(ctx, directions)) return false;
  return (mc_attr_integer_data(ctx, directions)[i / 64] >> i % 64 & 1) != 0;
}

static void print_ports(McFormatPrint *f, const McRoutineArg *args, bool outputs) {
  McPrinter *p = f->p;
  McType type = mc_function_type_of(p->ctx, mc_format_print_attr(f, args[0].number));
  McAttr names = mc_format_print_attr(f, args[1].number), attrs = mc_format_print_attr(f, args[2].number);
  McAttr directions = mc_format_print_attr(f, args[3].number);
  bool first = true;
  mc_pr_lit(p, "(");
  for (uint32_t i = 0; type.index != MC_NONE && i < mc_type_num_inputs(p->ctx, type); i++) {
    if (is_output(p->ctx, directions, i) != outputs) continue;
    McStr name = mc_string_of(p->ctx, mc_array_item(p->ctx, names, i));
    McAttr dictionary = mc_dictionary_at(p->ctx, attrs, i);
    if (!first) mc_pr_lit(p, ", ");
    first = false;
    mc_pr_lit(p, "%");
    mc_pr_text(p, name.ptr, name.len);
    mc_pr_lit(p, ": ");
    mc_pr_type(p, mc_type_input(p->ctx, type, i));
    if (dictionary.index == MC_NONE) continue;
    mc_pr_lit(p, " ");
    mc_pr_attr(p, dictionary);
  }
  mc_pr_lit(p, ")");
}

void mc_routine_calyx_ports_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_ports(f, args, false);
  mc_pr_lit(f->p, " -> ");
  print_ports(f, args, true);
  mc_pr_lit(f->p, " ");
  mc_format_print_body(f, 0, true);
}

/* --- sources, cycles, calls --- */

/* Arguments: the source, the guard. */
bool mc_routine_calyx_source_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_format_parse_start_group(f, args[1].number);
  mc_format_parse_start_group(f, args[0].number);
  if (!mc_format_parse_push_operand(f, args[0].number)) return false;
  if (!mc_consume_if(f->p, TOK_QUESTION)) return true;
  f->operands[args[1].number] = f->operands[args[0].number];
  mc_format_parse_start_group(f, args[0].number);
  return mc_format_parse_push_operand(f, args[0].number);
}

void mc_routine_calyx_source_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan guard = mc_format_print_operands(f, args[1].number);
  mc_format_print_values(f, guard);
  if (guard.count > 0) mc_pr_lit(f->p, " ? ");
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
}

static bool parse_cycle(McFormatParse *f, uint32_t attr) {
  int64_t number;
  if (!mc_format_parse_integer(f, 33, &number)) return false;
  return set_attr(f, attr, mc_attr_integer(f->p->ctx, mc_type_integer(f->p->ctx, 32, MC_SIGNLESS), number));
}

/* Arguments: the first cycle, the last one. */
bool mc_routine_calyx_cycles_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  bool range = mc_consume_if(p, TOK_L_SQUARE);
  if (!parse_cycle(f, args[0].number) || !range) return !range;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  if (mc_at(p, TOK_INTEGER) && !parse_cycle(f, args[1].number)) return false;
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

void mc_routine_calyx_cycles_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr start = mc_format_print_attr(f, args[0].number), end = mc_format_print_attr(f, args[1].number);
  if (end.index != MC_NONE) mc_pr_lit(p, "[");
  if (start.index != MC_NONE) mc_pr_attr_no_type(p, start);
  if (end.index == MC_NONE) return;
  mc_pr_lit(p, ":");
  mc_pr_attr_no_type(p, end);
  mc_pr_lit(p, "]");
}

/* `[` name `=` name, ... `]`: dictionaries of a cell and the symbol of a memory. */
static bool parse_ref_cells(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (mc_consume_if(p, TOK_L_SQUARE) && !mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      McStr cell, memory;
      if (!mc_circt_word(p, &cell) || !mc_expect(p, TOK_EQUAL, "expected '='") || !mc_circt_word(p, &memory)) {
        return false;
      }
      McIdent symbol = mc_ident(p->ctx, memory.ptr, memory.len), name = mc_ident(p->ctx, cell.ptr, cell.len);
      if (symbol.index == MC_NONE || name.index == MC_NONE) return mc_p_out_of_memory(p);
      McNamedAttr entry = {name, mc_attr_symbol_ref(p->ctx, symbol, NULL, 0)};
      McAttr made = entry.value.index == MC_NONE ? entry.value : mc_attr_dictionary(p->ctx, &entry, 1, NULL);
      if (made.index == MC_NONE) return mc_p_out_of_memory(p);
      if (!mc_p_push(p, &p->words, made.index)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  }
  return mc_set_array_from(f, attr, base);
}

/* Ports and inputs in turns; each is read again for its group. */
static bool parse_connections(McFormatParse *f, uint32_t ports, uint32_t inputs, McWords *sources) {
  McParser *p = f->p;
  McOperandRef ref;
  mc_format_parse_start_group(f, ports);
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  size_t first = p->refs.len;
  McOperandRefs others;
  mc_array_init(&others);
  bool ok = true;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      ok = mc_format_parse_push_operand(f, ports) && mc_expect(p, TOK_EQUAL, "expected '='") &&
           mc_p_operand(p, &ref, true) &&
           (mc_array_push(&p->ctx->alloc, &others, ref) || mc_p_out_of_memory(p));
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  mc_format_parse_start_group(f, inputs);
  for (size_t i = 0; ok && i < others.len; i++) {
    ok = mc_array_push(&p->ctx->alloc, &p->refs, others.ptr[i]) || mc_p_out_of_memory(p);
    f->operands[inputs].count++;
  }
  for (size_t i = first; ok && i < p->refs.len; i++) {
    McAttr name = mc_circt_string(p, (McStr){p->refs.ptr[i].name - 1, p->refs.ptr[i].len + 1});
    ok = name.index != MC_NONE && mc_p_push(p, sources, name.index);
  }
  mc_array_fini(&p->ctx->alloc, &others);
  return ok;
}

static bool set_names(McFormatParse *f, uint32_t attr, const uint32_t *names, size_t count) {
  McAttr list = mc_attr_array(f->p->ctx, count > 0 ? (const McAttr *)names : NULL, count);
  return set_attr(f, attr, list);
}

/* Arguments: ports, inputs, cells, names of ports, of inputs, types of ports, of inputs. */
bool mc_routine_calyx_invoke_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords names = {0};
  bool ok = parse_ref_cells(f, args[2].number) &&
            parse_connections(f, args[0].number, args[1].number, &names) &&
            set_names(f, args[3].number, names.ptr, names.len / 2) &&
            set_names(f, args[4].number, names.ptr + names.len / 2, names.len / 2) &&
            mc_expect(p, TOK_ARROW, "expected '->'");
  mc_array_fini(&p->ctx->alloc, &names);
  if (!ok) return false;
  McSpan types = {(uint32_t)p->words.len, 0};
  if (!mc_p_type_list_parens(p, &p->words)) return false;
  types.count = (uint32_t)p->words.len - types.start;
  f->types[args[5].number] = f->types[args[6].number] = types;
  return true;
}

void mc_routine_calyx_invoke_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr cells = mc_format_print_attr(f, args[2].number);
  McSpan ports = mc_format_print_operands(f, args[0].number), inputs = mc_format_print_operands(f, args[1].number);
  mc_pr_lit(p, "[");
  for (uint32_t i = 0, count = mc_array_length(p->ctx, cells); i < count; i++) {
    McAttr cell = mc_dictionary_at(p->ctx, cells, i);
    if (i > 0) mc_pr_lit(p, ", ");
    for (uint32_t k = 0; cell.index != MC_NONE && k < mc_attr_dictionary_size(p->ctx, cell); k++) {
      McNamedAttr entry = mc_attr_dictionary_entry(p->ctx, cell, k);
      McStr name = mc_ident_str(p->ctx, entry.name);
      if (k > 0) mc_pr_lit(p, ", ");
      mc_pr_text(p, name.ptr, name.len);
      mc_pr_lit(p, " = ");
      if (mc_kind(p->ctx, entry.value.index) != MC_ATTR_SYMBOL_REF) continue;
      McStr symbol = mc_ident_str(p->ctx, mc_attr_symbol_root(p->ctx, entry.value));
      mc_pr_text(p, symbol.ptr, symbol.len);
    }
  }
  mc_pr_lit(p, "](");
  for (uint32_t i = 0; i < ports.count && i < inputs.count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_format_print_values(f, (McSpan){ports.start + i, 1});
    mc_pr_lit(p, " = ");
    mc_format_print_values(f, (McSpan){inputs.start + i, 1});
  }
  mc_pr_lit(p, ") -> (");
  mc_format_print_operand_types(f, ports);
  mc_pr_lit(p, ")");
}

/* --- names --- */

static McStr symbol_name(McContext *ctx, McOp op) {
  return mc_string_of(ctx, mc_op_property_named(ctx, op, "sym_name"));
}

static void put_port(McContext *ctx, McOp op, McStr port, McBuf *out) {
  McStr name = symbol_name(ctx, op);
  mc_buf_put(out, name.ptr, name.len);
  mc_buf_char(out, '.');
  mc_buf_put(out, port.ptr, port.len);
}

/* The component or module of that name, around the operation. */
static McOp find_component(McContext *ctx, McOp op, McIdent name) {
  while (op.index != MC_NONE && !mc_op_is(ctx, op, "builtin.module")) op = mc_op_parent(ctx, op);
  McOp none = {MC_NONE};
  if (op.index == MC_NONE || mc_op_num_regions(ctx, op) == 0) return none;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  McStr wanted = mc_ident_str(ctx, name);
  McOp each = body.index == MC_NONE ? none : mc_block_first_op(ctx, body);
  for (; each.index != MC_NONE; each = mc_op_next(ctx, each)) {
    McStr found = symbol_name(ctx, each);
    if (found.len == wanted.len && memcmp(found.ptr, wanted.ptr, wanted.len) == 0) return each;
  }
  return none;
}

void mc_asm_calyx_instance(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McAttr ref = mc_op_property_named(ctx, op, "componentName");
  if (ref.index == MC_NONE) ref = mc_op_property_named(ctx, op, "primitiveName");
  if (ref.index == MC_NONE || mc_kind(ctx, ref.index) != MC_ATTR_SYMBOL_REF) return;
  McOp component = find_component(ctx, op, mc_attr_symbol_root(ctx, ref));
  if (component.index == MC_NONE) return;
  McAttr names = mc_op_property_named(ctx, component, "portNames");
  McType module = mc_hw_module_type(ctx, component);
  if (module.index != MC_NONE) {
    if (result < mc_hw_num_fields(ctx, module)) put_port(ctx, op, mc_hw_field_name(ctx, module, result), out);
  } else if (result < mc_array_length(ctx, names)) {
    put_port(ctx, op, mc_string_of(ctx, mc_array_item(ctx, names, result)), out);
  }
}

void mc_asm_calyx_group_go(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McOp group = mc_op_parent(ctx, op);
  if (group.index != MC_NONE) put_port(ctx, group, MC_STR("go"), out);
}

/* addr0, addr1, ... and then the names that the definition has. */
void mc_asm_calyx_memory(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  uint32_t addresses = mc_array_length(ctx, mc_op_property_named(ctx, op, "addrSizes"));
  if (result < addresses) {
    put_port(ctx, op, MC_STR("addr"), out);
    mc_buf_u64(out, result);
    return;
  }
  McStr names = mc_ident_str(ctx, (McIdent){mc_op_def(ctx, op)->op->asm_name});
  for (uint32_t i = addresses;; i++) {
    const char *comma = memchr(names.ptr, ',', names.len);
    size_t len = comma == NULL ? names.len : (size_t)(comma - names.ptr);
    if (i == result) {
      put_port(ctx, op, (McStr){names.ptr, len}, out);
      return;
    }
    if (comma == NULL) return;
    names = (McStr){comma + 1, names.len - len - 1};
  }
}
