/* iree_util.c - what only the util dialect writes: lists, ranges, values of a type, assumptions about integers. */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- values --- */

/* Arguments: the type of all, values, their types. */
bool mc_routine_iree_values_of_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  mc_clause_begin(f, args[1].number, args[2].number);
  McType type = mc_format_parse_type(f, args[0].number);
  if (!mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      if (!mc_clause_operand(f, args[1].number) || !mc_p_push(p, &p->words, type.index)) return false;
      f->types[args[2].number].count++;
    } while (mc_consume_if(p, TOK_COMMA));
    return mc_expect(p, TOK_R_SQUARE, "expected ']'");
  }
  return true;
}

void mc_routine_iree_values_of_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_lit(f->p, "[");
  mc_format_print_values(f, mc_format_print_operands(f, args[1].number));
  mc_pr_lit(f->p, "]");
}

/* Arguments: values, their types. */
bool mc_routine_iree_typed_values_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  mc_clause_begin(f, args[0].number, args[1].number);
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (mc_consume_if(p, TOK_R_SQUARE)) return true;
  do {
    if (!mc_clause_typed_operand(f, args[0].number, args[1].number)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

void mc_routine_iree_typed_values_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan values = mc_format_print_operands(f, args[0].number);
  mc_pr_lit(f->p, "[");
  for (uint32_t i = 0; i < values.count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_clause_print_typed_operand(f, values.start + i);
  }
  mc_pr_lit(f->p, "]");
}

/* Arguments: offsets, lengths. The operands of both come in turns, and groups are whole: offsets first. */
bool mc_routine_iree_ranges_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McOperandRefs lengths;
  mc_array_init(&lengths);
  mc_format_parse_start_group(f, args[0].number);
  bool ok = true;
  do {
    McOperandRef ref;
    ok = mc_expect(p, TOK_L_SQUARE, "expected '['") && mc_format_parse_push_operand(f, args[0].number) &&
         mc_format_parse_keyword(f, "for", "") && mc_p_operand(p, &ref, true) &&
         mc_expect(p, TOK_R_SQUARE, "expected ']'");
    if (ok && !mc_array_push(&p->ctx->alloc, &lengths, ref)) ok = mc_p_out_of_memory(p);
  } while (ok && mc_consume_if(p, TOK_COMMA));
  mc_format_parse_start_group(f, args[1].number);
  for (size_t i = 0; ok && i < lengths.len; i++) {
    ok = mc_array_push(&p->ctx->alloc, &p->refs, lengths.ptr[i]) || mc_p_out_of_memory(p);
    f->operands[args[1].number].count++;
  }
  mc_array_fini(&p->ctx->alloc, &lengths);
  return ok;
}

void mc_routine_iree_ranges_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan offsets = mc_format_print_operands(f, args[0].number), lengths = mc_format_print_operands(f, args[1].number);
  for (uint32_t i = 0; i < offsets.count && i < lengths.count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_lit(p, "[");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, offsets.start + i));
    mc_pr_lit(p, " for ");
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, lengths.start + i));
    mc_pr_lit(p, "]");
  }
}

/* --- lists --- */

static bool is_list(const McContext *ctx, McType type) { return mc_is_defined_as(ctx, type.index, "util.list"); }

static bool can_cast(const McContext *ctx, McType from, McType to) {
  McKind from_kind = mc_kind(ctx, from.index), to_kind = mc_kind(ctx, to.index);
  bool tensors = (from_kind == MC_TYPE_RANKED_TENSOR || from_kind == MC_TYPE_UNRANKED_TENSOR) &&
                 (to_kind == MC_TYPE_RANKED_TENSOR || to_kind == MC_TYPE_UNRANKED_TENSOR);
  return from.index == to.index || tensors || mc_is_defined_as(ctx, from.index, "util.variant") ||
         mc_is_defined_as(ctx, to.index, "util.variant") || mc_is_defined_as(ctx, from.index, "util.object") ||
         mc_is_defined_as(ctx, to.index, "util.object");
}

/* Arguments: the list's type, the type of the element. */
bool mc_routine_iree_list_get_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McType list = mc_p_type(p);
  if (list.index == MC_NONE) return false;
  if (!is_list(p->ctx, list)) return mc_format_parse_error(f, at, "expected !util.list<T> type");
  McType held = mc_type_parameter(p->ctx, list), element = held;
  if (mc_consume_if(p, TOK_ARROW)) {
    element = mc_p_type(p);
    if (element.index == MC_NONE) return false;
    if (!can_cast(p->ctx, held, element)) {
      return mc_format_parse_error(f, p->tok.start, "list access types must match the same base type as the list "
                                                    "element type (when not variant)");
    }
  }
  return mc_format_parse_set_type(f, args[0].number, list) && mc_format_parse_set_type(f, args[1].number, element);
}

/* ` -> type` */
static void print_arrow(McFormatPrint *f, McType type) {
  bool parens = mc_kind(f->p->ctx, type.index) == MC_TYPE_FUNCTION;
  mc_pr_lit(f->p, " -> ");
  if (parens) mc_pr_lit(f->p, "(");
  mc_pr_type(f->p, type);
  if (parens) mc_pr_lit(f->p, ")");
}

void mc_routine_iree_list_get_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_slot_count(f, args[0].number) == 0 || mc_slot_count(f, args[1].number) == 0) return;
  McType list = mc_slot_type(f, args[0].number, 0), element = mc_slot_type(f, args[1].number, 0);
  mc_pr_type(f->p, list);
  if (mc_type_parameter(f->p->ctx, list).index != element.index) print_arrow(f, element);
}

bool mc_routine_iree_list_set_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McType list = mc_p_type(p), element = list;
  if (list.index == MC_NONE) return false;
  bool arrow = mc_consume_if(p, TOK_ARROW);
  if (arrow) list = mc_p_type(p);
  if (list.index == MC_NONE) return false;
  if (!is_list(p->ctx, list)) return mc_format_parse_error(f, at, "expected an !util.list<T> type");
  if (!arrow) element = mc_type_parameter(p->ctx, list);
  return mc_format_parse_set_type(f, args[0].number, list) && mc_format_parse_set_type(f, args[1].number, element);
}

void mc_routine_iree_list_set_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (mc_slot_count(f, args[0].number) == 0 || mc_slot_count(f, args[1].number) == 0) return;
  McType list = mc_slot_type(f, args[0].number, 0), element = mc_slot_type(f, args[1].number, 0);
  bool same = mc_type_parameter(f->p->ctx, list).index == element.index;
  mc_pr_type(f->p, same ? list : element);
  if (!same) print_arrow(f, list);
}

bool mc_def_routine_iree_list_element_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!mc_consume_if(p, TOK_QUESTION)) return mc_def_parse_param(d, args[0].number);
  const McDefinition *variant = mc_p_find_definition(p, mc_ident(p->ctx, "util.variant", 12), true);
  d->values[args[0].number] = variant == NULL ? MC_NONE : mc_defined_intern(p->ctx, variant, NULL);
  return d->values[args[0].number] != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_iree_list_element_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  uint32_t element = d->values[args[0].number];
  if (mc_is_defined_as(d->p->ctx, element, "util.variant")) mc_pr_lit(d->p, "?");
  else mc_def_print_param(d, args[0].number, true);
}

/* --- attributes --- */

static bool read_number(McDefParse *d, int64_t *out) {
  McParser *p = d->p;
  bool negative = mc_consume_if(p, TOK_MINUS);
  uint64_t value;
  if (p->tok.kind != TOK_INTEGER || !mc_p_token_u64(&p->tok, &value) || value > INT64_MAX) {
    return mc_def_parse_error(d, p->tok.start, "expected integer value");
  }
  *out = negative ? -(int64_t)value : (int64_t)value;
  mc_advance(p);
  return true;
}

static bool set_number(McDefParse *d, uint32_t i, int64_t value) {
  McAttr attr = mc_attr_integer(d->p->ctx, mc_type_integer(d->p->ctx, 64, MC_SIGNLESS), value);
  d->values[i] = attr.index;
  return attr.index != MC_NONE || mc_p_out_of_memory(d->p);
}

/* Arguments: offset, length. */
bool mc_def_routine_iree_byte_range_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  int64_t start, end;
  bool closed = mc_consume_if(p, TOK_L_SQUARE), open = !closed && mc_consume_if(p, TOK_L_PAREN);
  if (!read_number(d, &start)) return false;
  if (!closed && !open) {
    return mc_expect(p, TOK_COMMA, "expected ','") && read_number(d, &end) && set_number(d, args[0].number, start) &&
           set_number(d, args[1].number, end);
  }
  if (!mc_consume_keyword(p, "to")) return mc_def_parse_error(d, p->tok.start, "expected 'to'");
  if (!read_number(d, &end)) return false;
  if (open) start++;
  if (mc_consume_if(p, TOK_R_PAREN)) end--;
  else if (!mc_consume_if(p, TOK_R_SQUARE)) return mc_def_parse_error(d, p->tok.start, "expected ] or ) to end range");
  return set_number(d, args[0].number, start) &&
         set_number(d, args[1].number, (int64_t)((uint64_t)end - (uint64_t)start));
}

void mc_def_routine_iree_byte_range_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_def_print_param(d, args[0].number, false);
  mc_pr_lit(d->p, ", ");
  mc_def_print_param(d, args[1].number, false);
}

/* Arguments: the length, an array of values. */
bool mc_def_routine_iree_composite_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  const char *at = p->tok.start;
  if (!mc_p_dimension_list(p, false, true, &p->words)) return false;
  if (p->words.len - base != 2) return mc_def_parse_error(d, at, "invalid length specifier");
  int64_t few[MC_FEW_I64], length = *mc_p_i64s(p, p->words.ptr + base, 1, 1, few);
  p->words.len = base;
  McType element = mc_p_type(p);
  if (element.index == MC_NONE) return false;
  if (!mc_type_is_integer(p->ctx, element, 8)) {
    return mc_def_parse_error(d, p->tok.start, "invalid type specifier; expected i8");
  }
  if (!mc_expect(p, TOK_COMMA, "expected ','") || !mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  while (!mc_consume_if(p, TOK_R_SQUARE)) {
    McAttr value = mc_p_attr(p, (McType){MC_NONE});
    if (value.index == MC_NONE || !mc_p_push(p, &p->words, value.index)) return false;
    if (mc_consume_if(p, TOK_COMMA)) continue;
    if (!mc_consume_if(p, TOK_R_SQUARE)) return mc_def_parse_error(d, p->tok.start, "unterminated value list");
    break;
  }
  McAttr values = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  d->values[args[1].number] = values.index;
  return values.index == MC_NONE ? mc_p_out_of_memory(p) : set_number(d, args[0].number, length);
}

void mc_def_routine_iree_composite_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  int64_t length = 0;
  McAttr values = {d->values[args[1].number]};
  (void)mc_attr_integer_i64(p->ctx, (McAttr){d->values[args[0].number]}, &length);
  mc_def_print_param(d, args[0].number, false);
  mc_pr_lit(p, "xi8, [");
  if (length > 0) {
    mc_pr_lit(p, "\n");
    for (uint32_t i = 0; i < mc_attr_array_size(p->ctx, values); i++) {
      mc_pr_lit(p, "    ");
      mc_pr_attr(p, mc_attr_array_get(p->ctx, values, i));
      mc_pr_lit(p, ",\n");
    }
  }
  mc_pr_lit(p, "]");
}

/* --- assumptions --- */

static bool parse_assumption(McFormatParse *f, const McDefinition *def) {
  McParser *p = f->p;
  uint32_t value = mc_at(p, TOK_HASH_IDENTIFIER) ? mc_p_attr(p, (McType){MC_NONE}).index
                                                 : mc_p_defined_stripped(p, f, def, (McType){MC_NONE});
  return value != MC_NONE && mc_p_push(p, &p->words, value);
}

/* The assumptions about one operand, as an array that is pushed. */
static bool parse_assumptions(McFormatParse *f, const McDefinition *def) {
  McParser *p = f->p;
  size_t base = p->words.len;
  bool list = mc_consume_if(p, TOK_L_SQUARE);
  if (!list || !mc_at(p, TOK_R_SQUARE)) {
    do {
      if (!parse_assumption(f, def)) return false;
    } while (list && mc_consume_if(p, TOK_COMMA));
  }
  if (list && !mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  McAttr array = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  return array.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &p->words, array.index);
}

/* Arguments: operands, their types, the attribute. */
bool mc_routine_iree_assumptions_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const McDefinition *def = mc_p_find_definition(p, mc_ident(p->ctx, "util.int.assumption", 19), false);
  if (def == NULL) return mc_p_out_of_memory(p);
  size_t base = p->words.len;
  mc_format_parse_start_group(f, args[0].number);
  do {
    if (!mc_format_parse_push_operand(f, args[0].number) || !parse_assumptions(f, def)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  McAttr all = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  if (all.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_format_parse_set_attr(f, args[2].number, all) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  uint32_t start = (uint32_t)p->words.len;
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  f->types[args[1].number] = (McSpan){start, (uint32_t)p->words.len - start};
  return true;
}

static void print_assumptions(McPrinter *p, McAttr list) {
  if (list.index == MC_NONE || mc_kind(p->ctx, list.index) != MC_ATTR_ARRAY) return;
  uint32_t count = mc_attr_array_size(p->ctx, list);
  if (count != 1) mc_pr_lit(p, "[");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_defined_stripped(p, mc_attr_array_get(p->ctx, list, i).index);
  }
  if (count != 1) mc_pr_lit(p, "]");
}

/* Several operands have a line each. */
void mc_routine_iree_assumptions_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr all = mc_format_print_attr(f, args[2].number);
  McSpan operands = mc_format_print_operands(f, args[0].number);
  bool lines = operands.count > 1;
  if (all.index == MC_NONE || mc_kind(p->ctx, all.index) != MC_ATTR_ARRAY) return;
  p->indent += lines ? 4 : 0;
  for (uint32_t i = 0; i < operands.count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (lines) mc_pr_newline(p);
    mc_pr_value(p, mc_op_operand(p->ctx, f->op, operands.start + i));
    if (i < mc_attr_array_size(p->ctx, all)) print_assumptions(p, mc_attr_array_get(p->ctx, all, i));
  }
  if (lines) {
    p->indent -= 2;
    mc_pr_newline(p);
    p->indent -= 2;
  } else {
    mc_pr_lit(p, " ");
  }
  mc_pr_lit(p, ": ");
  mc_format_print_operand_types(f, operands);
}

/* Arguments: the operands, their types, results' types, the region. */
bool mc_routine_iree_bound_region_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McArgs region_args;
  mc_args_init(&region_args);
  mc_clause_begin(f, args[0].number, args[1].number);
  bool ok = mc_args_assignments(f, &region_args, args[0].number) && mc_expect(p, TOK_COLON, "expected ':'");
  const char *at = p->tok.start;
  McType type = ok ? mc_format_parse_function_type(f, at) : (McType){MC_NONE};
  ok = ok && type.index != MC_NONE;
  if (ok && mc_type_num_inputs(p->ctx, type) != region_args.len) {
    ok = mc_format_parse_error(f, at, "expected as many input types as operands (expected %u got %u)", region_args.len,
                               mc_type_num_inputs(p->ctx, type));
  }
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, ok ? region_args.len : 0};
  for (uint32_t i = 0; ok && i < region_args.len; i++) {
    region_args.ptr[i].type = mc_type_input(p->ctx, type, i);
    ok = mc_p_push(p, &p->words, region_args.ptr[i].type.index);
  }
  uint32_t results = ok ? mc_type_num_results(p->ctx, type) : 0;
  f->types[args[2].number] = (McSpan){(uint32_t)p->words.len, results};
  for (uint32_t i = 0; ok && i < results; i++) ok = mc_p_push(p, &p->words, mc_type_result(p->ctx, type, i).index);
  ok = ok && mc_format_parse_region(f, region_args.ptr, region_args.len);
  mc_args_fini(p, &region_args);
  return ok;
}

void mc_routine_iree_bound_region_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  if (operands.count == 0) mc_pr_lit(p, "()");
  else mc_format_print_assignments(f, "", mc_format_print_entry(f, args[3].number), 0, operands);
  mc_pr_lit(p, " : ");
  mc_pr_functional_type(p, f->op);
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[3].number, true);
}

/* --- constants that are not folded --- */

/* A value with a type, or a symbol and `:` type. */
bool mc_routine_iree_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, value)) return false;
  McType type = mc_attr_value_type(p->ctx, value);
  if (mc_kind(p->ctx, value.index) == MC_ATTR_SYMBOL_REF) {
    if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
    type = mc_p_type(p);
  } else if (type.index == MC_NONE) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_format_parse_set_type(f, args[1].number, type);
}

void mc_routine_iree_constant_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (value.index == MC_NONE) return;
  if (mc_op_attrs(f->p->ctx, f->op).index != MC_NONE) mc_pr_lit(f->p, " ");
  mc_pr_attr(f->p, value);
  if (mc_kind(f->p->ctx, value.index) != MC_ATTR_SYMBOL_REF || mc_slot_count(f, args[1].number) == 0) return;
  mc_pr_lit(f->p, " : ");
  mc_pr_type(f->p, mc_slot_type(f, args[1].number, 0));
}
