/* forms.c - forms and checks of dialects that have few of them: ltl, verif, datapath, dbg, probe, synth, loopschedule.
 */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* A type of a definition without parameters. MC_NONE: out of memory. */
static McType plain(McContext *ctx, const char *name) {
  const McDefinition *def = mc_hw_definition(ctx, name);
  return (McType){def == NULL ? MC_NONE : mc_defined_intern(ctx, def, NULL)};
}

static bool push_type(McContext *ctx, McWords *out, McType type) {
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

/* --- ltl --- */

static bool any_is(const McContext *ctx, const McType *types, size_t count, const char *name) {
  for (size_t i = 0; i < count; i++) {
    if (mc_is_defined_as(ctx, types[i].index, name)) return true;
  }
  return false;
}

bool mc_transform_ltl_joined(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (any_is(ctx, from, count, "ltl.property")) return push_type(ctx, out, plain(ctx, "ltl.property"));
  if (any_is(ctx, from, count, "ltl.sequence")) return push_type(ctx, out, plain(ctx, "ltl.sequence"));
  return push_type(ctx, out, mc_type_integer(ctx, 1, MC_SIGNLESS));
}

bool mc_transform_ltl_clocked(McContext *ctx, const McType *from, size_t count, McWords *out) {
  bool is_property = any_is(ctx, from, count, "ltl.property");
  return push_type(ctx, out, plain(ctx, is_property ? "ltl.property" : "ltl.sequence"));
}

/* --- verif --- */

static bool same_arguments(const McContext *ctx, McBlock a, McBlock b) {
  uint32_t count = mc_block_num_args(ctx, a);
  if (mc_block_num_args(ctx, b) != count) return false;
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_value_type(ctx, mc_block_arg(ctx, a, i));
    if (type.index != mc_value_type(ctx, mc_block_arg(ctx, b, i)).index) return false;
  }
  return true;
}

static uint32_t num_yielded(const McContext *ctx, McOp op) {
  return op.index == MC_NONE ? 0 : mc_op_num_operands(ctx, op);
}

static McType yielded(const McContext *ctx, McOp op, uint32_t i) {
  return mc_value_type(ctx, mc_op_operand(ctx, op, i));
}

static bool same_yields(const McContext *ctx, McOp a, McOp b) {
  uint32_t count = num_yielded(ctx, a);
  if (num_yielded(ctx, b) != count) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (yielded(ctx, a, i).index != yielded(ctx, b, i).index) return false;
  }
  return true;
}

bool mc_check_verif_circuits(const McRoutineCheck *c) {
  McBlock first = mc_entry_of(c, c->op, 0), second = mc_entry_of(c, c->op, 1);
  if (first.index == MC_NONE || second.index == MC_NONE) return true;
  if (!same_arguments(c->ctx, first, second)) return fail(c, "block argument types of both regions must match");
  bool same = same_yields(c->ctx, mc_block_last_op(c->ctx, first), mc_block_last_op(c->ctx, second));
  return same || fail(c, "types of the yielded values of both regions must match");
}

static bool is_clock(const McContext *ctx, McType type) { return mc_is_defined_as(ctx, type.index, "seq.clock"); }

/* The clocks that the circuit needs come first among what is yielded. */
static bool check_clocks(const McRoutineCheck *c, McBlock circuit, McOp init) {
  uint32_t clocks = 0, args = mc_block_num_args(c->ctx, circuit);
  for (uint32_t i = 0; i < args; i++) {
    clocks += is_clock(c->ctx, mc_value_type(c->ctx, mc_block_arg(c->ctx, circuit, i)));
  }
  if (num_yielded(c->ctx, init) < clocks) {
    return fail(c, "init and loop regions must yield at least as many clock values as there are clock arguments to the "
                   "circuit region");
  }
  for (uint32_t i = 0; i < clocks; i++) {
    if (is_clock(c->ctx, yielded(c->ctx, init, i))) continue;
    return fail(c, "init and loop regions must yield as many clock values as there are clock arguments in the circuit "
                   "region before any other values");
  }
  int64_t registers = 0;
  McAttr count = mc_checked_attr(c, "num_regs"), values = mc_checked_attr(c, "initial_values");
  if (count.index != MC_NONE) (void)mc_attr_integer_i64(c->ctx, count, &registers);
  if (registers > 0 && clocks == 0) {
    return fail(c, "num_regs is non-zero, but the circuit region has no clock inputs to clock the registers");
  }
  if ((int64_t)mc_array_length(c->ctx, values) != registers) {
    return fail(c, "number of initial values must match the number of registers");
  }
  for (uint32_t i = 0; i < mc_array_length(c->ctx, values); i++) {
    McKind kind = mc_kind(c->ctx, mc_attr_array_get(c->ctx, values, i).index);
    if (kind != MC_ATTR_INTEGER && kind != MC_ATTR_UNIT) {
      return fail(c, "initial values must be integer or unit attributes");
    }
  }
  return true;
}

bool mc_check_verif_bounded_model(const McRoutineCheck *c) {
  McBlock init = mc_entry_of(c, c->op, 0), loop = mc_entry_of(c, c->op, 1), circuit = mc_entry_of(c, c->op, 2);
  if (init.index == MC_NONE || loop.index == MC_NONE || circuit.index == MC_NONE) return true;
  if (mc_block_num_args(c->ctx, init) > 0) return fail(c, "init region must have no arguments");
  McOp first = mc_block_last_op(c->ctx, init);
  if (!same_yields(c->ctx, first, mc_block_last_op(c->ctx, loop))) {
    return fail(c, "init and loop regions must yield the same types of values");
  }
  uint32_t count = num_yielded(c->ctx, first);
  bool fits = mc_block_num_args(c->ctx, loop) == count;
  for (uint32_t i = 0; fits && i < count; i++) {
    fits = yielded(c->ctx, first, i).index == mc_value_type(c->ctx, mc_block_arg(c->ctx, loop, i)).index;
  }
  if (!fits) {
    return fail(c, "loop region arguments must match the types of the values yielded by the init and loop regions");
  }
  return check_clocks(c, circuit, first);
}

bool mc_check_verif_simulation(const McRoutineCheck *c) {
  McBlock body = mc_entry_of(c, c->op, 0);
  if (body.index == MC_NONE) return true;
  if (mc_block_num_args(c->ctx, body) != 2) return fail(c, "must have two block arguments");
  if (!is_clock(c->ctx, mc_value_type(c->ctx, mc_block_arg(c->ctx, body, 0)))) {
    return fail(c, "block argument #0 must be of type `!seq.clock`");
  }
  if (!mc_type_is_integer(c->ctx, mc_value_type(c->ctx, mc_block_arg(c->ctx, body, 1)), 1)) {
    return fail(c, "block argument #1 must be of type `i1`");
  }
  McOp last = mc_block_last_op(c->ctx, body);
  if (num_yielded(c->ctx, last) != 2) return mc_op_error(c->diags, c->ctx, last, "must have two operands");
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_type_is_integer(c->ctx, yielded(c->ctx, last, i), 1)) continue;
    return mc_op_error(c->diags, c->ctx, last, "operand #%u must be of type `i1`", i);
  }
  return true;
}

/* --- datapath, synth --- */

static bool parse_count(McFormatParse *f, uint64_t *out) {
  int64_t number;
  const char *at = f->p->tok.start;
  if (!mc_format_parse_integer(f, 64, &number)) return false;
  *out = (uint64_t)number;
  return (number >= 0 && number <= UINT16_MAX) || mc_format_parse_error(f, at, "there are too many types");
}

static bool push_copies(McFormatParse *f, uint32_t slot, McType type, uint64_t count) {
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, (uint32_t)count};
  for (uint64_t i = 0; i < count; i++) {
    if (!mc_p_push(f->p, &f->p->words, type.index)) return false;
  }
  return true;
}

bool mc_routine_datapath_compress_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint64_t operands, results;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || !mc_expect(p, TOK_L_SQUARE, "expected '['") || !parse_count(f, &operands) ||
      !mc_expect(p, TOK_ARROW, "expected '->'") || !parse_count(f, &results)) {
    return false;
  }
  return mc_expect(p, TOK_R_SQUARE, "expected ']'") && push_copies(f, args[0].number, type, operands) &&
         push_copies(f, args[1].number, type, results);
}

void mc_routine_datapath_compress_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType type = mc_slot_type_at(f, args[0].number, 0);
  if (type.index == MC_NONE) return;
  mc_pr_type(p, type);
  if (p->collecting) return;
  mc_buf_lit(p->buf, " [");
  mc_buf_u64(p->buf, mc_op_num_operands(p->ctx, f->op));
  mc_buf_lit(p->buf, " -> ");
  mc_buf_u64(p->buf, mc_op_num_results(p->ctx, f->op));
  mc_buf_lit(p->buf, "]");
}

bool mc_check_datapath_compress(const McRoutineCheck *c) {
  uint32_t operands = mc_op_num_operands(c->ctx, c->op), results = mc_op_num_results(c->ctx, c->op);
  if (operands < 3) return fail(c, "requires 3 or more arguments - otherwise use add");
  if (results >= operands) return fail(c, "must reduce the number of operands by at least 1");
  return results >= 2 || fail(c, "must produce at least 2 results");
}

/* Argument: "operands" or "flags", and the message. */
bool mc_check_synth_three(const McRoutineCheck *c) {
  McAttr flags = mc_checked_attr(c, "inverted");
  uint64_t count = mc_op_num_operands(c->ctx, c->op);
  if (mc_str_is(mc_ident_str(c->ctx, (McIdent){c->args[0]}), "flags")) {
    count = flags.index == MC_NONE ? 0 : mc_attr_dense_count(c->ctx, flags);
  }
  if (count == 3) return true;
  McStr message = mc_ident_str(c->ctx, (McIdent){c->args[1]});
  return fail(c, "failed to verify that %.*s", (int)message.len, message.ptr);
}

/* Arguments: function_type, the region. */
bool mc_routine_circt_signature_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSignature s = {.allows_variadic = false};
  mc_array_init(&s.results);
  bool ok = mc_format_parse_signature(f, &s) && mc_format_parse_signature_type(f, &s, args[0].number);
  mc_array_fini(&f->p->ctx->alloc, &s.results);
  return ok;
}

void mc_routine_circt_signature_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType type = mc_function_type_of(p->ctx, mc_format_print_attr(f, args[0].number));
  McBlock entry = mc_format_print_entry(f, args[1].number);
  if (type.index == MC_NONE || entry.index == MC_NONE) return;
  mc_pr_lit(p, "(");
  uint32_t count = mc_block_num_args(p->ctx, entry), results = mc_type_num_results(p->ctx, type);
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, i), (McAttr){MC_NONE}, false);
  }
  mc_pr_lit(p, ")");
  if (results == 0) return;
  bool parens = results > 1 || mc_kind(p->ctx, mc_type_result(p->ctx, type, 0).index) == MC_TYPE_FUNCTION;
  mc_pr_lit(p, " -> ");
  mc_pr_text(p, "(", parens);
  for (uint32_t i = 0; i < results; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_type_result(p->ctx, type, i));
  }
  mc_pr_text(p, ")", parens);
}

/* The types of the function: one result, and all are i1. */
static bool check_bits(const McRoutineCheck *c, McType type) {
  if (mc_type_num_results(c->ctx, type) != 1) return mc_plain_error(c, "requires exactly one result");
  for (uint32_t i = 0; i < mc_type_num_inputs(c->ctx, type); i++) {
    McType input = mc_type_input(c->ctx, type, i);
    if (mc_type_is_integer(c->ctx, input, 1)) continue;
    return mc_plain_error(c, "argument type must be i1, but got '%s'", mc_text_type(c->diags, input));
  }
  McType result = mc_type_result(c->ctx, type, 0);
  if (mc_type_is_integer(c->ctx, result, 1)) return true;
  return mc_plain_error(c, "result type must be i1, but got '%s'", mc_text_type(c->diags, result));
}

bool mc_check_synth_cut_rewrite_pattern(const McRoutineCheck *c) {
  McType type = mc_function_type(c->ctx, c->op);
  McBlock body = mc_entry_of(c, c->op, 0);
  if (type.index == MC_NONE || body.index == MC_NONE) return true;
  if (!check_bits(c, type)) return false;
  McOp last = mc_block_last_op(c->ctx, body);
  uint32_t inputs = mc_type_num_inputs(c->ctx, type);
  if (num_yielded(c->ctx, last) != 1) return mc_plain_error(c, "result type doesn't match with the terminator");
  McType wanted = mc_type_result(c->ctx, type, 0), got = yielded(c->ctx, last, 0);
  if (wanted.index != got.index) {
    return mc_plain_error(c, "'%s' is expected but got '%s'", mc_text_type(c->diags, wanted),
                          mc_text_type(c->diags, got));
  }
  if (mc_block_num_args(c->ctx, body) != inputs) {
    return mc_plain_error(c, "operand type doesn't match with the block arg");
  }
  for (uint32_t i = 0; i < inputs; i++) {
    McType input = mc_type_input(c->ctx, type, i), arg = mc_value_type(c->ctx, mc_block_arg(c->ctx, body, i));
    if (input.index == arg.index) continue;
    return mc_plain_error(c, "'%s' is expected but got '%s'", mc_text_type(c->diags, input),
                          mc_text_type(c->diags, arg));
  }
  McAttr cost = mc_checked_attr(c, "cost");
  if (!mc_is_defined_as(c->ctx, cost.index, "synth.mapping_cost")) return true;
  McAttr arcs = {mc_defined_param(c->ctx, cost.index, 1)}, capacities = {mc_defined_param(c->ctx, cost.index, 2)};
  if (mc_array_length(c->ctx, arcs) != inputs) {
    return mc_plain_error(c, "mapping cost arcs must match the number of results times arguments");
  }
  bool fits = capacities.index == MC_NONE || mc_attr_dictionary_size(c->ctx, capacities) == inputs;
  return fits || mc_plain_error(c, "input_caps size must match the number of arguments");
}

/* --- dbg, probe --- */

bool mc_routine_shared_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint32_t count = f->operands[args[0].number].count;
  f->types[args[1].number] = (McSpan){(uint32_t)f->p->words.len, 0};
  if (count == 0) return true;
  if (!mc_expect(f->p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(f->p);
  return type.index != MC_NONE && push_copies(f, args[1].number, type, count);
}

void mc_routine_shared_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[1].number, 0);
  if (type.index == MC_NONE) return;
  mc_pr_lit(f->p, " : ");
  mc_pr_type(f->p, type);
}

bool mc_routine_dbg_fields_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  mc_format_parse_start_group(f, args[0].number);
  if (!mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
  if (!mc_consume_if(p, TOK_R_BRACE)) {
    do {
      if (!mc_at(p, TOK_STRING)) return mc_format_parse_error(f, p->tok.start, "expected string");
      McAttr name = mc_keyword_or_string(f);
      if (name.index == MC_NONE || !mc_p_push(p, &p->words, name.index)) return false;
      if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_format_parse_push_operand(f, args[0].number)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_BRACE, "expected '}'")) return false;
  }
  return mc_set_array_from(f, args[1].number, base);
}

void mc_routine_dbg_fields_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan fields = mc_format_print_operands(f, args[0].number);
  McAttr names = mc_format_print_attr(f, args[1].number);
  mc_pr_lit(p, "{");
  for (uint32_t i = 0; i < fields.count && i < mc_array_length(p->ctx, names); i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_print_string_attr(p, mc_attr_array_get(p->ctx, names, i));
    mc_pr_lit(p, ": ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, fields.start + i));
  }
  mc_pr_lit(p, "}");
}

bool mc_predicate_probe_element(const McContext *ctx, uint32_t id) {
  return mc_hw_is_probed(ctx, (McType){id});
}

bool mc_transform_probe_ref(McContext *ctx, const McType *from, size_t count, McWords *out) {
  const McDefinition *def = count == 1 ? mc_hw_definition(ctx, "probe.ref") : NULL;
  if (def == NULL) return false;
  uint32_t made = mc_defined_make(ctx, def, &from->index, (McLoc){MC_NONE}, NULL);
  return push_type(ctx, out, made == MC_NONE ? *from : (McType){made});
}

/* --- loopschedule --- */

static bool parse_loop(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  mc_format_parse_start_group(f, args[0].number);
  if (mc_consume_keyword(p, "iter_args") && !mc_args_assignments(f, region_args, args[0].number)) return false;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_format_parse_function_type(f, p->tok.start);
  if (type.index == MC_NONE) return false;
  uint32_t inputs = mc_type_num_inputs(p->ctx, type), results = mc_type_num_results(p->ctx, type);
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, inputs};
  for (uint32_t i = 0; i < inputs; i++) {
    if (!mc_p_push(p, &p->words, mc_type_input(p->ctx, type, i).index)) return false;
  }
  f->types[args[2].number] = (McSpan){(uint32_t)p->words.len, results};
  for (uint32_t i = 0; i < results; i++) {
    if (!mc_p_push(p, &p->words, mc_type_result(p->ctx, type, i).index)) return false;
  }
  if (!mc_args_set_types(f, region_args, 0, args[1].number, "as many types as iter_args are needed")) return false;
  return mc_format_parse_region(f, region_args->ptr, region_args->len) && mc_format_parse_keyword(f, "do", "") &&
         mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_loopschedule_loop_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_loop);
}

void mc_routine_loopschedule_loop_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  McBlock stages = mc_format_print_entry(f, args[4].number), condition = mc_format_print_entry(f, args[3].number);
  if (stages.index == MC_NONE || condition.index == MC_NONE) return;
  uint32_t count = mc_block_num_args(p->ctx, stages);
  mc_pr_lit(p, "iter_args(");
  for (uint32_t i = 0; i < operands.count && i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_value(p, mc_block_arg(p->ctx, stages, i));
    mc_pr_lit(p, " = ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, operands.start + i));
  }
  mc_pr_lit(p, ") : (");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_value_type(p->ctx, mc_block_arg(p->ctx, stages, i)));
  }
  mc_pr_lit(p, ")");
  McSpan results = mc_format_print_results(f, args[2].number - f->def->op->num_operands);
  if (results.count == 0) mc_pr_lit(p, " -> ()");
  else mc_format_print_arrow_types(f, args[2].number, false);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[3].number, true);
  mc_pr_lit(p, " do ");
  mc_format_print_body(f, args[4].number, true);
}

/* --- dc --- */

static McType with_inner(McContext *ctx, const char *name, McType inner) {
  const McDefinition *def = mc_hw_definition(ctx, name);
  uint32_t made = def == NULL ? MC_NONE : mc_defined_make(ctx, def, &inner.index, (McLoc){MC_NONE}, NULL);
  return (McType){made};
}

static McType inner_of(const McContext *ctx, McType type, const char *name) {
  return (McType){mc_is_defined_as(ctx, type.index, name) ? mc_defined_param(ctx, type.index, 0) : MC_NONE};
}

bool mc_predicate_dc_bit(const McContext *ctx, uint32_t id) {
  McType inner = inner_of(ctx, (McType){id}, "dc.value");
  return inner.index != MC_NONE && mc_kind(ctx, inner.index) == MC_TYPE_INTEGER &&
         mc_type_integer_width(ctx, inner) == 1;
}

bool mc_transform_dc_value(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push_type(ctx, out, with_inner(ctx, "dc.value", *from));
}

bool mc_transform_dc_inner(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push_type(ctx, out, inner_of(ctx, *from, "dc.value"));
}

/* `[` count `]` %token: as many tokens as the number. Arguments: the operand, types of results, attr-dict. */
bool mc_routine_dc_fork_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint64_t count;
  McType token = plain(p->ctx, "dc.token");
  if (token.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['") || !parse_count(f, &count)) return false;
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  if (count == 0) return mc_format_parse_error(f, f->op->at, "fork size must be greater than 0");
  mc_format_parse_start_group(f, args[0].number);
  return mc_format_parse_push_operand(f, args[0].number) && mc_format_parse_attr_dict(f, false) &&
         push_copies(f, args[1].number, token, count);
}

void mc_routine_dc_fork_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  mc_pr_lit(p, "[");
  if (!p->collecting) mc_buf_u64(p->buf, mc_op_num_results(p->ctx, f->op));
  mc_pr_lit(p, "] ");
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(p, " ");
  mc_format_print_attr_dict(f, false);
}

bool mc_check_dc_initial_values(const McRoutineCheck *c) {
  McAttr values = mc_checked_attr(c, "initValues"), size = mc_checked_attr(c, "size");
  uint32_t given = mc_array_length(c->ctx, values);
  int64_t count = 0;
  if (values.index == MC_NONE || size.index == MC_NONE || !mc_attr_integer_i64(c->ctx, size, &count)) return true;
  if (count == given) return true;
  return fail(c, "expected %lld init values but got %u.", (long long)count, given);
}
