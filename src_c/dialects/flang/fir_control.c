/* fir_control.c - forms of calls, loops and branches. */
#include "dialects/flang/flang.def"
#include "dialects/flang/flang.h"
#include "parse/parse_attr.h"

/* --- calls: @callee or %callee `(` operands `)` --- */

enum { CALL_CALLEE, CALL_ARGS };

bool mc_routine_fir_callee_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t group = args[CALL_ARGS].number;
  mc_format_parse_start_group(f, group);
  if (mc_at(p, TOK_AT_IDENTIFIER)) {
    McAttr callee = mc_p_attr(p, (McType){MC_NONE});
    if (callee.index == MC_NONE || !mc_format_parse_set_attr(f, args[CALL_CALLEE].number, callee)) return false;
  } else if (!mc_format_parse_push_operand(f, group)) {
    return false;
  }
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (mc_consume_if(p, TOK_R_PAREN)) return true;
  do {
    if (!mc_format_parse_push_operand(f, group)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

static McSpan call_operands(const McFormatPrint *f, const McRoutineArg *args, bool *indirect) {
  McSpan operands = mc_format_print_operands(f, args[CALL_ARGS].number);
  *indirect = mc_format_print_attr(f, args[CALL_CALLEE].number).index == MC_NONE && operands.count > 0;
  return *indirect ? (McSpan){operands.start + 1, operands.count - 1} : operands;
}

void mc_routine_fir_callee_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  bool indirect;
  McSpan operands = call_operands(f, args, &indirect);
  McAttr callee = mc_format_print_attr(f, args[CALL_CALLEE].number);
  if (indirect) mc_pr_value(p, mc_op_operand(p->ctx, f->op, operands.start - 1));
  else if (callee.index != MC_NONE) mc_pr_attr(p, callee);
  mc_pr_lit(p, "(");
  mc_format_print_values(f, operands);
  mc_pr_lit(p, ")");
}

/* --- the types of a call: those of the operands without the callee, of the results, and their attributes --- */

enum { TYPE_CALLEE, TYPE_ARGS, TYPE_RESULTS, TYPE_ARG_ATTRS, TYPE_RES_ATTRS };

/* type dictionary?, ...: types to the words, dictionaries, with an empty one for none, to `attrs`. */
static bool read_type(McParser *p, McWords *attrs, bool *any) {
  McType type = mc_p_type(p);
  if (type.index == MC_NONE || !mc_p_push(p, &p->words, type.index)) return false;
  McAttr found = mc_at(p, TOK_L_BRACE) ? mc_p_attr_dict(p) : mc_attr_dictionary(p->ctx, NULL, 0, NULL);
  if (found.index == MC_NONE) return mc_p_out_of_memory(p);
  *any |= mc_attr_dictionary_size(p->ctx, found) > 0;
  return mc_p_push(p, attrs, found.index);
}

static bool read_types(McFormatParse *f, McWords *attrs, uint32_t attr) {
  McParser *p = f->p;
  bool any = false;
  attrs->len = 0;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      if (!read_type(p, attrs, &any)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  if (!any) return true;
  McAttr list = mc_attr_array(p->ctx, (const McAttr *)attrs->ptr, attrs->len);
  return list.index != MC_NONE ? mc_format_parse_set_attr(f, attr, list) : mc_p_out_of_memory(p);
}

static bool read_signature(McFormatParse *f, const McRoutineArg *args, McWords *attrs) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  bool indirect = mc_format_parse_attr(f, args[TYPE_CALLEE].number).index == MC_NONE;
  size_t base = p->words.len;
  if (indirect && !mc_p_push(p, &p->words, MC_NONE)) return false;
  if (!read_types(f, attrs, args[TYPE_ARG_ATTRS].number)) return false;
  size_t results = p->words.len, first = base + indirect;
  if (!mc_expect(p, TOK_ARROW, "expected '->' in function type")) return false;
  if (mc_at(p, TOK_L_PAREN)) {
    if (!read_types(f, attrs, args[TYPE_RES_ATTRS].number)) return false;
  } else {
    McType type = mc_p_non_function_type(p);
    if (type.index == MC_NONE || !mc_p_push(p, &p->words, type.index)) return false;
  }
  if (indirect) {
    McType callee = mc_type_function(ctx, (const McType *)(p->words.ptr + first), results - first,
                                     (const McType *)(p->words.ptr + results), p->words.len - results);
    if (callee.index == MC_NONE) return mc_p_out_of_memory(p);
    p->words.ptr[base] = callee.index;
  }
  f->types[args[TYPE_ARGS].number] = (McSpan){(uint32_t)base, (uint32_t)(results - base)};
  f->types[args[TYPE_RESULTS].number] = (McSpan){(uint32_t)results, (uint32_t)(p->words.len - results)};
  return true;
}

bool mc_routine_fir_call_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McWords attrs = {0};
  bool ok = read_signature(f, args, &attrs);
  mc_array_fini(&f->p->ctx->alloc, &attrs);
  return ok;
}

static void put_types(McFormatPrint *f, McSpan span, bool results, McAttr attrs) {
  McPrinter *p = f->p;
  for (uint32_t i = 0; i < span.count; i++) {
    uint32_t at = span.start + i;
    McValue value = results ? mc_op_result(p->ctx, f->op, at) : mc_op_operand(p->ctx, f->op, at);
    McAttr held = attrs.index == MC_NONE ? attrs : mc_dictionary_at(p->ctx, attrs, i);
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_type(p, mc_value_type(p->ctx, value));
    if (held.index != MC_NONE) mc_pr_attr_dict(p, held, NULL, 0, false);
  }
}

void mc_routine_fir_call_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  const McRoutineArg callee[] = {args[TYPE_CALLEE], {MC_FG_OPERAND, 0}};
  bool indirect;
  McSpan operands = call_operands(f, callee, &indirect);
  McSpan results = {0, mc_op_num_results(p->ctx, f->op)};
  McAttr of_results = mc_format_print_attr(f, args[TYPE_RES_ATTRS].number);
  mc_pr_lit(p, "(");
  put_types(f, operands, false, mc_format_print_attr(f, args[TYPE_ARG_ATTRS].number));
  mc_pr_lit(p, ") -> ");
  bool bare = results.count == 1 && of_results.index == MC_NONE &&
              mc_kind(p->ctx, mc_value_type(p->ctx, mc_op_result(p->ctx, f->op, 0)).index) != MC_TYPE_FUNCTION;
  if (!bare) mc_pr_lit(p, "(");
  put_types(f, results, true, of_results);
  if (!bare) mc_pr_lit(p, ")");
}

/* --- results: (`->` `(` types `)`)? --- */

bool mc_routine_fir_results_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_arrow_types(f, args[0].number);
}

void mc_routine_fir_results_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_format_print_arrow_types(f, args[0].number, true);
}

/* --- loops --- */

enum { LOOP_LOWER, LOOP_UPPER, LOOP_STEP, LOOP_REDUCED, LOOP_INITS, LOOP_UNORDERED, LOOP_FINAL, LOOP_REDUCE_ATTRS,
       LOOP_REDUCED_TYPES, LOOP_INIT_TYPES, LOOP_RESULTS, LOOP_DICT, LOOP_REGION };

static bool set_unit(McFormatParse *f, uint32_t attr) {
  McAttr unit = mc_attr_unit(f->p->ctx);
  return unit.index != MC_NONE ? mc_format_parse_set_attr(f, attr, unit) : mc_p_out_of_memory(f->p);
}

/* The types of the results are those of the arguments from `first` on, and, if the flag is set, of some before them. */
static bool set_inits(McFormatParse *f, McArgs *region_args, uint32_t first, uint32_t inits, uint32_t results,
                      uint32_t before, uint32_t flag) {
  McParser *p = f->p;
  McSpan found = f->types[results];
  uint32_t count = region_args->len - first, have = found.count == MC_PROGRAM_NONE ? 0 : found.count;
  if (have == count + before && before > 0) {
    if (!set_unit(f, flag)) return false;
    found = (McSpan){found.start + before, count};
  } else if (have != count) {
    return mc_format_parse_error(f, p->tok.start, "mismatch in number of loop-carried values and defined values");
  }
  for (uint32_t i = 0; i < count; i++) region_args->ptr[first + i].type.index = p->words.ptr[found.start + i];
  f->types[inits] = (McSpan){found.start, count};
  return true;
}

/* `reduce` `(` attribute `->` %value `:` type, ... `)` */
static bool parse_reduced(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  size_t base = p->words.len;
  McWords attrs = {0};
  bool ok = mc_expect(p, TOK_L_PAREN, "expected '('");
  mc_format_parse_start_group(f, args[LOOP_REDUCED].number);
  while (ok) {
    McAttr attr = mc_p_attr(p, (McType){MC_NONE});
    ok = attr.index != MC_NONE && mc_p_push(p, &attrs, attr.index) && mc_expect(p, TOK_ARROW, "expected '->'") &&
         mc_format_parse_push_operand(f, args[LOOP_REDUCED].number) && mc_expect(p, TOK_COLON, "expected ':'");
    McType type = ok ? mc_p_type(p) : (McType){MC_NONE};
    ok = type.index != MC_NONE && mc_p_push(p, &p->words, type.index);
    if (!ok || !mc_consume_if(p, TOK_COMMA)) break;
  }
  ok = ok && mc_expect(p, TOK_R_PAREN, "expected ')'");
  if (ok) {
    McAttr list = mc_attr_array(p->ctx, (const McAttr *)attrs.ptr, attrs.len);
    f->types[args[LOOP_REDUCED_TYPES].number] = (McSpan){(uint32_t)base, (uint32_t)(p->words.len - base)};
    ok = list.index != MC_NONE && mc_format_parse_set_attr(f, args[LOOP_REDUCE_ATTRS].number, list);
  }
  mc_array_fini(&p->ctx->alloc, &attrs);
  return ok;
}

static bool parse_do_loop(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  if (!mc_format_parse_range(f, region_args, args)) return false;
  region_args->ptr[0].type.index = p->ctx->cached.index;
  if (mc_consume_keyword(p, "unordered") && !set_unit(f, args[LOOP_UNORDERED].number)) return false;
  mc_format_parse_start_group(f, args[LOOP_INITS].number);
  f->types[args[LOOP_INIT_TYPES].number] = (McSpan){(uint32_t)p->words.len, 0};
  f->types[args[LOOP_REDUCED_TYPES].number] = (McSpan){(uint32_t)p->words.len, 0};
  bool carries = mc_consume_keyword(p, "iter_args");
  if (carries && !mc_args_assignments(f, region_args, args[LOOP_INITS].number)) return false;
  uint32_t inits = args[LOOP_INIT_TYPES].number, results = args[LOOP_RESULTS].number;
  if (!mc_format_parse_arrow_types(f, results) ||
      !set_inits(f, region_args, 1, inits, results, 1, args[LOOP_FINAL].number)) {
    return false;
  }
  if (mc_consume_keyword(p, "reduce")) {
    if (!parse_reduced(f, args)) return false;
  } else {
    mc_format_parse_start_group(f, args[LOOP_REDUCED].number);
  }
  return mc_format_parse_attr_dict(f, true) && mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_fir_do_loop_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_do_loop);
}

static void put_reduced(McFormatPrint *f, const McRoutineArg *args) {
  McPrinter *p = f->p;
  McSpan reduced = mc_format_print_operands(f, args[LOOP_REDUCED].number);
  McAttr attrs = mc_format_print_attr(f, args[LOOP_REDUCE_ATTRS].number);
  if (reduced.count == 0) return;
  mc_pr_lit(p, " reduce(");
  for (uint32_t i = 0; i < reduced.count; i++) {
    McValue value = mc_op_operand(p->ctx, f->op, reduced.start + i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (attrs.index != MC_NONE && i < mc_attr_array_size(p->ctx, attrs)) {
      mc_pr_attr(p, mc_attr_array_get(p->ctx, attrs, i));
    }
    mc_pr_lit(p, " -> ");
    mc_pr_value(p, value);
    mc_pr_lit(p, " : ");
    mc_pr_type(p, mc_value_type(p->ctx, value));
  }
  mc_pr_lit(p, ")");
}

void mc_routine_fir_do_loop_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[LOOP_REGION].number);
  McSpan inits = mc_format_print_operands(f, args[LOOP_INITS].number);
  if (entry.index == MC_NONE || mc_block_num_args(p->ctx, entry) == 0) return;
  mc_format_print_range(f, entry, args);
  if (mc_format_print_attr(f, args[LOOP_UNORDERED].number).index != MC_NONE) mc_pr_lit(p, " unordered");
  bool any = mc_op_num_results(p->ctx, f->op) > 0;
  mc_format_print_assignments(f, " iter_args", entry, 1, inits);
  if (any) {
    mc_pr_lit(p, " -> ");
    if (inits.count > 0) mc_pr_lit(p, "(");
    mc_format_print_result_types(f);
    if (inits.count > 0) mc_pr_lit(p, ")");
  }
  put_reduced(f, args);
  mc_format_print_attr_dict(f, true);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[LOOP_REGION].number, any);
}

/* --- loops that a condition ends --- */

enum { WHILE_LOWER, WHILE_UPPER, WHILE_STEP, WHILE_FIRST, WHILE_INITS, WHILE_FINAL, WHILE_INIT_TYPES, WHILE_RESULTS,
       WHILE_DICT, WHILE_REGION };

static bool parse_iterate(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McArgument flag = {.type = {MC_NONE}};
  McType i1 = mc_type_integer(ctx, 1, MC_SIGNLESS);
  if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !mc_format_parse_range(f, region_args, args) ||
      !mc_expect(p, TOK_R_PAREN, "expected ')'") || !mc_format_parse_keyword(f, "and", "") ||
      !mc_expect(p, TOK_L_PAREN, "expected '('") || !mc_p_operand(p, &flag.ref, true) ||
      !mc_args_push(p, region_args, flag) || !mc_expect(p, TOK_EQUAL, "expected '='")) {
    return false;
  }
  mc_format_parse_start_group(f, args[WHILE_FIRST].number);
  if (!mc_format_parse_push_operand(f, args[WHILE_FIRST].number) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
    return false;
  }
  region_args->ptr[0].type.index = ctx->cached.index;
  region_args->ptr[1].type = i1;
  mc_format_parse_start_group(f, args[WHILE_INITS].number);
  bool carries = mc_consume_keyword(p, "iter_args");
  if (carries && !mc_args_assignments(f, region_args, args[WHILE_INITS].number)) return false;
  bool arrow = mc_at(p, TOK_ARROW);
  if (!mc_format_parse_arrow_types(f, args[WHILE_RESULTS].number)) return false;
  uint32_t slot = args[WHILE_RESULTS].number, count = region_args->len - 2;
  McSpan *results = &f->types[slot];
  uint32_t have = results->count == MC_PROGRAM_NONE ? 0 : results->count;
  if (arrow && have == count + 2) {
    if (!set_unit(f, args[WHILE_FINAL].number)) return false;
    f->types[args[WHILE_INIT_TYPES].number] = (McSpan){results->start + 2, count};
  } else if (have == count) { /* the flag comes first, and is not written */
    uint32_t start = (uint32_t)p->words.len;
    if (!mc_p_push(p, &p->words, i1.index)) return false;
    for (uint32_t i = 0; i < count; i++) {
      if (!mc_p_push(p, &p->words, p->words.ptr[results->start + i])) return false;
    }
    *results = (McSpan){start, count + 1};
    f->types[args[WHILE_INIT_TYPES].number] = (McSpan){start + 1, count};
  } else {
    return mc_format_parse_error(f, p->tok.start, "mismatch in number of loop-carried values and defined values");
  }
  McSpan inits = f->types[args[WHILE_INIT_TYPES].number];
  for (uint32_t i = 0; i < count; i++) region_args->ptr[2 + i].type.index = p->words.ptr[inits.start + i];
  return mc_format_parse_attr_dict(f, true) && mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_fir_iterate_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_iterate);
}

void mc_routine_fir_iterate_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[WHILE_REGION].number);
  McSpan inits = mc_format_print_operands(f, args[WHILE_INITS].number);
  if (entry.index == MC_NONE || mc_block_num_args(p->ctx, entry) < 2) return;
  mc_pr_lit(p, "(");
  mc_format_print_range(f, entry, args);
  mc_pr_lit(p, ") and (");
  mc_pr_value(p, mc_block_arg(p->ctx, entry, 1));
  mc_pr_lit(p, " = ");
  mc_format_print_values(f, mc_format_print_operands(f, args[WHILE_FIRST].number));
  mc_pr_lit(p, ")");
  mc_format_print_assignments(f, " iter_args", entry, 2, inits);
  uint32_t count = mc_op_num_results(p->ctx, f->op);
  bool final = mc_format_print_attr(f, args[WHILE_FINAL].number).index != MC_NONE;
  if (inits.count > 0 || final) {
    mc_pr_lit(p, " -> (");
    for (uint32_t i = final ? 0 : 1; i < count; i++) {
      if (i > (final ? 0u : 1u)) mc_pr_lit(p, ", ");
      mc_pr_type(p, mc_value_type(p->ctx, mc_op_result(p->ctx, f->op, i)));
    }
    mc_pr_lit(p, ")");
  }
  mc_format_print_attr_dict(f, true);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[WHILE_REGION].number, true);
}
