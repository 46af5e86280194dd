/* stablehlo_op_directives.c - whole operations of stablehlo whose syntax has parts all over the operation: constants,
 * reductions and loops.
 */
#include "dialects/shared/routines.h"
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_text.h"
#include "parse/parse_attr.h"
#include "types/report.h"

static bool expect_keyword(McFormatParse *f, const char *word) {
  if (mc_consume_keyword(f->p, word)) return true;
  return mc_format_parse_error(f, f->p->tok.start, "expected '%s'", word);
}

static bool push_type(McFormatParse *f, uint32_t slot, McType type) {
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, 1};
  return mc_p_push(f->p, &f->p->words, type.index);
}

static bool push_operand(McFormatParse *f) {
  McOperandRef ref;
  if (!mc_p_operand(f->p, &ref, true)) return false;
  return mc_array_push(&f->p->ctx->alloc, &f->p->refs, ref) || mc_p_out_of_memory(f->p);
}

/* --- constants --- */

/* `)` properties? attr-dict? `:` `(` `)` `->` type */
static bool parse_generic_constant(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  if (mc_consume_if(p, TOK_LESS)) {
    McAttr given = mc_p_attr(p, (McType){MC_NONE});
    if (given.index == MC_NONE || !mc_expect(p, TOK_GREATER, "expected '>'")) return false;
    McAttr value = {MC_NONE};
    if (mc_kind(ctx, given.index) == MC_ATTR_DICTIONARY) {
      value = mc_attr_dictionary_find(ctx, given, ctx->known[MC_ID_value]);
    }
    if (value.index != MC_NONE && !mc_format_parse_set_attr(f, args[0].number, value)) return false;
  }
  if (!mc_format_parse_attr_dict(f, false) || !mc_expect(p, TOK_COLON, "expected ':'") ||
      !mc_expect(p, TOK_L_PAREN, "expected '('") || !mc_expect(p, TOK_R_PAREN, "expected ')'") ||
      !mc_expect(p, TOK_ARROW, "expected '->'")) {
    return false;
  }
  McType type = mc_p_type(p);
  return type.index != MC_NONE && push_type(f, args[1].number, type);
}

bool mc_routine_hlo_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (mc_consume_if(p, TOK_L_PAREN)) return parse_generic_constant(f, args);
  if (!mc_format_parse_attr_dict(f, false)) return false;
  const char *at = p->tok.start;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE) return false;
  const McAttrWords *attr = &mc_def_attrs(f->def)[args[0].number];
  if (!mc_predicate_holds(p->ctx, f->def->words, f->def->words + attr->storage, value.index)) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_format_parse_set_attr(f, args[0].number, value) &&
         push_type(f, args[1].number, mc_attr_value_type(p->ctx, value));
}

void mc_routine_hlo_constant_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McAttr value = mc_format_print_attr(f, args[0].number);
  bool has_result = mc_op_num_results(ctx, f->op) > 0;
  McType type = has_result ? mc_value_type(ctx, mc_op_result(ctx, f->op, 0)) : (McType){MC_NONE};
  if (value.index != MC_NONE && mc_attr_value_type(ctx, value).index == type.index) {
    mc_format_print_attr_dict(f, false);
    mc_pr_lit(p, " ");
    mc_pr_attr(p, value);
    return;
  }
  McAttr properties = mc_op_properties(ctx, f->op), attrs = mc_op_attrs(ctx, f->op);
  mc_pr_lit(p, "()");
  if (properties.index != MC_NONE) {
    mc_pr_lit(p, " <");
    mc_pr_attr(p, properties);
    mc_pr_lit(p, ">");
  }
  if (attrs.index != MC_NONE) mc_pr_attr_dict(p, attrs, NULL, 0, false);
  mc_pr_lit(p, " : ");
  mc_pr_functional_type(p, f->op);
}

void mc_asm_hlo_constant(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McType element = mc_element_or_self(ctx, mc_value_type(ctx, mc_op_result(ctx, op, result)));
  if (mc_kind(ctx, element.index) == MC_TYPE_INTEGER) mc_buf_lit(out, "c");
  else mc_buf_lit(out, "cst");
}

/* --- reductions --- */

enum {
  REDUCE_INPUTS,
  REDUCE_INITS,
  REDUCE_INPUT_TYPES,
  REDUCE_INIT_TYPES,
  REDUCE_TYPES,
  REDUCE_DIMENSIONS,
  REDUCE_DICT,
  REDUCE_BODY
};

/* (`(` %input `init` `:` %init `)`, ...): the inputs on top of the references, then the initial values. */
static bool parse_reduce_operands(McFormatParse *f, const McRoutineArg *args) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t start = (uint32_t)p->refs.len, count = 0;
  do {
    if (!mc_consume_if(p, TOK_L_PAREN)) continue;
    if (!push_operand(f) || !expect_keyword(f, "init") || !mc_expect(p, TOK_COLON, "expected ':'") ||
        !push_operand(f) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
      return false;
    }
    count++;
  } while (mc_consume_if(p, TOK_COMMA));
  if (count > 0 && !mc_array_reserve(&ctx->alloc, &p->refs, count)) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < count; i++) p->refs.ptr[p->refs.len + i] = p->refs.ptr[start + 2 * i + 1];
  for (uint32_t i = 0; i < count; i++) p->refs.ptr[start + i] = p->refs.ptr[start + 2 * i];
  for (uint32_t i = 0; i < count; i++) p->refs.ptr[start + count + i] = p->refs.ptr[p->refs.len + i];
  p->refs.len = start + 2 * (size_t)count;
  f->operands[args[REDUCE_INPUTS].number] = (McSpan){start, count};
  f->operands[args[REDUCE_INITS].number] = (McSpan){start + count, count};
  return true;
}

/* `across` `dimensions` `=` [..] attr-dict `:` function type. */
static bool parse_reduce_type(McFormatParse *f, const McRoutineArg *args, bool tensors, McType *type) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  if (!expect_keyword(f, "across") || !expect_keyword(f, "dimensions") || !mc_expect(p, TOK_EQUAL, "expected '='")) {
    return false;
  }
  McAttr dimensions = mc_p_dense_array_list(p, mc_type_integer(ctx, 64, MC_SIGNLESS));
  if (dimensions.index == MC_NONE || !mc_format_parse_set_attr(f, args[REDUCE_DIMENSIONS].number, dimensions)) {
    return false;
  }
  if (tensors && !mc_hlo_make_tensor(f, args[REDUCE_DIMENSIONS].number)) return false;
  if (!mc_format_parse_attr_dict(f, false) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  *type = mc_format_parse_function_type(f, p->tok.start);
  if (type->index == MC_NONE) return false;
  uint32_t inputs = mc_type_num_inputs(ctx, *type), results = mc_type_num_results(ctx, *type);
  uint32_t start = (uint32_t)p->words.len, half = f->operands[args[REDUCE_INPUTS].number].count;
  if (half > inputs) half = inputs;
  for (uint32_t i = 0; i < inputs + results; i++) {
    McType one = i < inputs ? mc_type_input(ctx, *type, i) : mc_type_result(ctx, *type, i - inputs);
    if (!mc_p_push(p, &p->words, one.index)) return false;
  }
  f->types[args[REDUCE_INPUT_TYPES].number] = (McSpan){start, half};
  f->types[args[REDUCE_INIT_TYPES].number] = (McSpan){start + half, inputs - half};
  f->types[args[REDUCE_TYPES].number] = (McSpan){start + inputs, results};
  return true;
}

/* The full name of the operation that is applied: a keyword or a string. Returns MC_NONE after reporting. */
static McOpName parse_applied(McFormatParse *f) {
  McParser *p = f->p;
  McOpName none = {MC_NONE};
  McStr text = {p->tok.start, mc_token_len(&p->tok)};
  if (mc_at(p, TOK_STRING)) {
    if (!mc_p_string_value(p, &p->tok, &text)) return none;
  } else if (!mc_p_at_word(p)) {
    mc_p_wrong_token(p, "expected bare identifier or keyword");
    return none;
  }
  mc_advance(p);
  McOpName op = mc_op_name(p->ctx, text.ptr, text.len);
  if (op.index == MC_NONE) mc_p_out_of_memory(p);
  return op;
}

static McStr dialect_of(McStr name) {
  const char *dot = memchr(name.ptr, '.', name.len);
  return (McStr){name.ptr, dot == NULL ? name.len : (size_t)(dot - name.ptr)};
}

/* Returns whether "applies" can abbreviate a region with the operation: it takes two operands, has one result and no
 * region, and is commutative. */
static bool is_appliable(const McContext *ctx, McOpName name, McStr dialect) {
  const McOpDef *def = mc_op_name_def(ctx, name);
  McStr own = dialect_of(mc_op_name_str(ctx, name));
  if (def == NULL || own.len != dialect.len || memcmp(own.ptr, dialect.ptr, own.len) != 0) return false;
  return (def->traits & MC_TRAIT(COMMUTATIVE)) && def->op->num_operands == 2 && def->num_variadic_operands == 0 &&
         def->op->num_results == 1 && def->num_variadic_results == 0 && def->op->num_regions == 0;
}

static McOp create_op(McFormatParse *f, McBlock block, McOpState *state) {
  state->loc = mc_p_loc_at(f->p, f->op->at);
  const McOpDef *def = mc_op_name_def(f->p->ctx, state->name);
  if (def != NULL) state->properties = def->default_properties;
  return mc_op_create_pooled(f->p->ctx, f->p->pool, state, NULL, block, (McOp){MC_NONE});
}

/* Makes the region that "applies" abbreviates: the operation on both arguments, and the terminator. */
static bool make_applied_body(McFormatParse *f, McOpName applied, McType function) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McAttr none = {MC_NONE};
  McType element = mc_element_or_self(ctx, mc_type_input(ctx, function, 0));
  McType type = mc_type_ranked_tensor(ctx, NULL, 0, element, none, p->diags);
  if (type.index == MC_NONE) return false;
  McRegion region = mc_p_new_region(p);
  if (region.index == MC_NONE || !mc_p_push(p, &f->op->regions, region.index)) return false;
  McBlock block = mc_block_create_pooled(ctx, p->pool, region, (McBlock){MC_NONE});
  if (block.index == MC_NONE) return mc_p_out_of_memory(p);
  McValue values[2];
  for (int i = 0; i < 2; i++) { /* a place is counted for each that has it */
    values[i] = mc_block_add_arg_pooled(ctx, p->pool, block, type, mc_p_loc_at(p, f->op->at));
    if (values[i].index == MC_NONE) return mc_p_out_of_memory(p);
  }
  McOpState inner = {.name = applied, .operands = values, .num_operands = 2, .results = &type, .num_results = 1};
  McOp op = create_op(f, block, &inner);
  if (op.index == MC_NONE) return mc_p_out_of_memory(p);
  McValue result = mc_op_result(ctx, op, 0);
  McOpState end = {.name = f->def->implicit_terminator, .operands = &result, .num_operands = 1};
  return create_op(f, block, &end).index != MC_NONE || mc_p_out_of_memory(p);
}

static bool parse_reducer_argument(McFormatParse *f, McArgs *args) {
  McArgument arg;
  return mc_p_argument(f->p, &arg, true, false) && mc_args_push(f->p, args, arg);
}

/* (`(` %a : type `,` %b : type `)`)* region: the first of each pair, then the second ones. */
static bool parse_reducer(McFormatParse *f, McArgs *pairs, McArgs *ordered) {
  McParser *p = f->p;
  while (mc_consume_if(p, TOK_L_PAREN)) {
    if (!parse_reducer_argument(f, pairs) || !mc_expect(p, TOK_COMMA, "expected ','") ||
        !parse_reducer_argument(f, pairs) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
      return false;
    }
  }
  for (uint32_t side = 0; side < 2; side++) {
    for (uint32_t i = side; i < pairs->len; i += 2) {
      if (!mc_args_push(p, ordered, pairs->ptr[i])) return false;
    }
  }
  return mc_format_parse_region(f, ordered->ptr, ordered->len);
}

bool mc_routine_hlo_reduce_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  McType type;
  if (!parse_reduce_operands(f, args)) return false;
  f->operands_at[args[REDUCE_INPUTS].number] = f->operands_at[args[REDUCE_INITS].number] = at;
  if (!mc_consume_keyword(p, "applies")) {
    if (!parse_reduce_type(f, args, num_args > 8, &type) || !expect_keyword(f, "reducer")) return false;
    McArgs pairs, ordered;
    mc_args_init(&pairs);
    mc_args_init(&ordered);
    bool ok = parse_reducer(f, &pairs, &ordered);
    mc_args_fini(p, &pairs);
    mc_args_fini(p, &ordered);
    f->op->at = at; /* the operation's location is that of its operands */
    return ok;
  }
  McOpName applied = parse_applied(f);
  if (applied.index == MC_NONE) return false;
  McStr dialect = dialect_of(mc_op_name_str(p->ctx, f->op->name));
  if (!is_appliable(p->ctx, applied, dialect)) {
    return mc_format_parse_error(
        f, at,
        "expected the inner-op to be a commutative binary-op from the %.*s dialect, with zero region, "
        "producing single result",
        (int)dialect.len, dialect.ptr);
  }
  if (!parse_reduce_type(f, args, num_args > 8, &type)) return false;
  if (mc_type_num_inputs(p->ctx, type) == 0) {
    return mc_format_parse_error(f, at, "input types missing in reduce-op function type");
  }
  f->op->at = at;
  return make_applied_body(f, applied, type);
}

static bool is_same_types(const McContext *ctx, McOp op, McType type) {
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_value_type(ctx, mc_op_operand(ctx, op, i)).index != type.index) return false;
  }
  return mc_value_type(ctx, mc_op_result(ctx, op, 0)).index == type.index;
}

/* The operation that the body does nothing but apply to its arguments; MC_NONE: there is more to it. */
static McOp applied_op(const McFormatPrint *f, McBlock entry, McSpan inputs) {
  McContext *ctx = f->p->ctx;
  McOp none = {MC_NONE};
  if (entry.index == MC_NONE || inputs.count == 0 || mc_block_num_args(ctx, entry) != 2) return none;
  McOp op = mc_block_first_op(ctx, entry);
  McOp end = op.index == MC_NONE ? none : mc_op_next(ctx, op);
  if (end.index == MC_NONE || mc_op_next(ctx, end).index != MC_NONE) return none;
  McStr dialect = dialect_of(mc_op_name_str(ctx, mc_op_get_name(ctx, f->op))),
        last = mc_op_name_str(ctx, mc_op_get_name(ctx, end));
  if (!is_appliable(ctx, mc_op_get_name(ctx, op), dialect) || mc_op_num_operands(ctx, op) != 2 ||
      mc_op_num_results(ctx, op) != 1) {
    return none;
  }
  McStr end_dialect = dialect_of(last);
  if (last.len - end_dialect.len != sizeof ".return" - 1 ||
      memcmp(last.ptr + end_dialect.len, ".return", sizeof ".return" - 1) != 0) {
    return none;
  }
  if (mc_op_num_operands(ctx, end) != 1 || mc_op_operand(ctx, end, 0).index != mc_op_result(ctx, op, 0).index) {
    return none;
  }
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_op_operand(ctx, op, i).index != mc_block_arg(ctx, entry, i).index) return none;
  }
  McType input = mc_value_type(ctx, mc_op_operand(ctx, f->op, inputs.start)),
         given = mc_value_type(ctx, mc_block_arg(ctx, entry, 0));
  bool scalar = mc_kind(ctx, given.index) == MC_TYPE_RANKED_TENSOR && mc_type_rank(ctx, given) == 0 &&
                mc_type_encoding(ctx, given).index == MC_NONE;
  if (!scalar || mc_type_element(ctx, given).index != mc_element_or_self(ctx, input).index) return none;
  return is_same_types(ctx, op, given) ? op : none;
}

void mc_routine_hlo_reduce_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McSpan inputs = mc_format_print_operands(f, args[REDUCE_INPUTS].number),
         inits = mc_format_print_operands(f, args[REDUCE_INITS].number);
  for (uint32_t i = 0; i < inputs.count && i < inits.count; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    mc_pr_lit(p, "(");
    mc_pr_value(p, mc_op_operand(ctx, f->op, inputs.start + i));
    mc_pr_lit(p, " init: ");
    mc_pr_value(p, mc_op_operand(ctx, f->op, inits.start + i));
    mc_pr_lit(p, ")");
  }
  McBlock entry = mc_format_print_entry(f, args[REDUCE_BODY].number);
  McOp applied = applied_op(f, entry, inputs);
  if (applied.index != MC_NONE) {
    McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, applied));
    mc_pr_lit(p, " applies ");
    mc_pr_keyword_or_string(p, name.ptr, name.len);
  }
  mc_pr_lit(p, " across dimensions = [");
  McAttr dimensions = mc_format_print_attr(f, args[REDUCE_DIMENSIONS].number);
  if (!p->collecting) mc_hlo_print_numbers(f, dimensions);
  mc_pr_lit(p, "]");
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, " : ");
  mc_pr_functional_type(p, f->op);
  if (applied.index != MC_NONE || entry.index == MC_NONE) return;
  mc_pr_newline(p);
  mc_pr_lit(p, " reducer");
  uint32_t half = mc_block_num_args(ctx, entry) / 2;
  for (uint32_t i = 0; i < half; i++) {
    McAttr none = {MC_NONE};
    mc_pr_lit(p, "(");
    mc_pr_region_argument(p, mc_block_arg(ctx, entry, i), none, false);
    mc_pr_lit(p, ", ");
    mc_pr_region_argument(p, mc_block_arg(ctx, entry, i + half), none, false);
    mc_pr_lit(p, ") ");
  }
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[REDUCE_BODY].number, true);
}

/* --- loops --- */

enum { WHILE_OPERANDS, WHILE_TYPES, WHILE_RESULTS, WHILE_DICT, WHILE_CONDITION, WHILE_BODY };

static bool parse_while(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  if (!mc_args_assignments(f, region_args, args[WHILE_OPERANDS].number)) return false;
  McSpan *types = &f->types[args[WHILE_TYPES].number];
  *types = (McSpan){(uint32_t)p->words.len, 0};
  if (region_args->len > 0) {
    if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_p_type_list_no_parens(p, &p->words)) return false;
    types->count = (uint32_t)p->words.len - types->start;
  }
  f->types[args[WHILE_RESULTS].number] = *types;
  if (types->count != region_args->len) {
    return mc_format_parse_error(f, f->operands_at[args[WHILE_OPERANDS].number],
                                 "number of operands and types do not match: got %u operands and %u types",
                                 region_args->len, types->count);
  }
  if (!mc_args_set_types(f, region_args, 0, args[WHILE_TYPES].number, "") || !mc_format_parse_attr_dict(f, true)) {
    return false;
  }
  return expect_keyword(f, "cond") && mc_format_parse_region(f, region_args->ptr, region_args->len) &&
         expect_keyword(f, "do") && mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_hlo_while_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_while);
}

void mc_routine_hlo_while_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[WHILE_OPERANDS].number);
  if (operands.count == 0) mc_pr_lit(p, "()");
  mc_format_print_assignments(f, "", mc_format_print_entry(f, args[WHILE_BODY].number), 0, operands);
  for (uint32_t i = 0; i < operands.count; i++) {
    mc_pr_text(p, i == 0 ? " : " : ", ", i == 0 ? 3 : 2);
    mc_pr_type(p, mc_value_type(p->ctx, mc_op_operand(p->ctx, f->op, operands.start + i)));
  }
  mc_format_print_attr_dict(f, true);
  mc_pr_newline(p);
  mc_pr_lit(p, "cond ");
  mc_format_print_body(f, args[WHILE_CONDITION].number, true);
  mc_pr_lit(p, " do ");
  mc_format_print_body(f, args[WHILE_BODY].number, true);
}
