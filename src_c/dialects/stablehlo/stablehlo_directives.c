/* stablehlo_directives.c - syntax that operations of stablehlo and chlo share: types in short, ranges, precisions,
 * loops, reductions.
 *
 * Numbers that are read go on p->words, two words each, and are cut off again once they are an attribute.
 */
#include "dialects/shared/routines.h"
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_text.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- types of operands and results --- */

static bool push_types(McParser *p, McType type, uint32_t count, McSpan *out) {
  *out = (McSpan){(uint32_t)p->words.len, count};
  if (!mc_array_reserve(&p->ctx->alloc, &p->words, count)) return mc_p_out_of_memory(p);
  for (uint32_t i = 0; i < count; i++) p->words.ptr[p->words.len++] = type.index;
  return true;
}

static uint32_t num_operands(const McFormatParse *f) {
  uint32_t count = 0;
  if (f->all_operands.count != MC_PROGRAM_NONE) return f->all_operands.count;
  for (uint32_t g = 0; g < f->def->op->num_operands; g++) count += f->operands[g].count;
  return count;
}

/* Types on the stack from `start` on for all operands, in order. */
static void deal_operand_types(McFormatParse *f, uint32_t start) {
  if (f->all_operands.count != MC_PROGRAM_NONE) {
    f->all_types[0] = (McSpan){start, f->all_operands.count};
    return;
  }
  for (uint32_t g = 0; g < f->def->op->num_operands; g++) {
    f->types[g] = (McSpan){start, f->operands[g].count};
    start += f->operands[g].count;
  }
}

static bool set_result_type(McFormatParse *f, McType type) {
  return push_types(f->p, type, 1, &f->types[f->def->op->num_operands]);
}

/* All types from one function type with a single result. */
static bool types_from_function(McFormatParse *f, McType type, const char *at) {
  McContext *ctx = f->p->ctx;
  uint32_t inputs = mc_type_num_inputs(ctx, type), wanted = num_operands(f), start = (uint32_t)f->p->words.len;
  if (inputs != wanted) return mc_format_parse_error(f, at, "%u operands present, but expected %u", wanted, inputs);
  for (uint32_t i = 0; i < inputs; i++) {
    if (!mc_p_push(f->p, &f->p->words, mc_type_input(ctx, type, i).index)) return false;
  }
  deal_operand_types(f, start);
  if (mc_type_num_results(ctx, type) != 1) return mc_format_parse_error(f, at, "expected single output");
  return set_result_type(f, mc_type_result(ctx, type, 0));
}

static bool is_function(const McContext *ctx, McType type) { return mc_kind(ctx, type.index) == MC_TYPE_FUNCTION; }

/* Every operand is of `operands`, the result of `result`. */
static bool set_types(McFormatParse *f, McType operands, McType result) {
  McSpan all;
  if (!push_types(f->p, operands, num_operands(f), &all)) return false;
  deal_operand_types(f, all.start);
  return set_result_type(f, result);
}

static McType operand_type(const McFormatPrint *f, uint32_t i) {
  return mc_value_type(f->p->ctx, mc_op_operand(f->p->ctx, f->op, i));
}

static McType result_type(const McFormatPrint *f) {
  if (mc_op_num_results(f->p->ctx, f->op) == 0) return (McType){MC_NONE};
  return mc_value_type(f->p->ctx, mc_op_result(f->p->ctx, f->op, 0));
}

/* Operands from number `from` on are of the type. */
static bool operands_are(const McFormatPrint *f, uint32_t from, McType type) {
  for (uint32_t i = from, n = mc_op_num_operands(f->p->ctx, f->op); i < n; i++) {
    if (operand_type(f, i).index != type.index) return false;
  }
  return true;
}

bool mc_routine_hlo_same_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  const char *at = f->p->tok.start;
  McType type = mc_p_type(f->p);
  if (type.index == MC_NONE) return false;
  return is_function(f->p->ctx, type) ? types_from_function(f, type, at) : set_types(f, type, type);
}

void mc_routine_hlo_same_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McType type = result_type(f);
  if (type.index != MC_NONE && operands_are(f, 0, type)) mc_pr_type(f->p, type);
  else mc_pr_functional_type(f->p, f->op);
}

/* The type with the real number type in place of the complex one. */
static McType real_type(McContext *ctx, McType type) {
  McType element = mc_element_or_self(ctx, type);
  if (mc_kind(ctx, element.index) == MC_TYPE_COMPLEX) element = mc_type_element(ctx, element);
  if (mc_kind(ctx, type.index) != MC_TYPE_RANKED_TENSOR) return (McType){MC_NONE};
  int64_t few[MC_FEW_I64], *dims = few;
  uint32_t rank = mc_type_rank(ctx, type);
  if (rank > MC_FEW_I64) dims = mc_alloc(&ctx->alloc, rank * sizeof *dims);
  if (dims == NULL) return (McType){MC_NONE};
  for (uint32_t i = 0; i < rank; i++) dims[i] = mc_type_dim(ctx, type, i);
  McType real = mc_type_ranked_tensor(ctx, dims, rank, element, mc_type_encoding(ctx, type), NULL);
  if (dims != few) mc_free(&ctx->alloc, dims, rank * sizeof *dims);
  return real;
}

bool mc_routine_hlo_complex_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McContext *ctx = f->p->ctx;
  const char *at = f->p->tok.start;
  McType type = mc_p_type(f->p);
  if (type.index == MC_NONE) return false;
  if (is_function(ctx, type)) return types_from_function(f, type, at);
  bool fits = mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR &&
              mc_kind(ctx, mc_type_element(ctx, type).index) == MC_TYPE_COMPLEX;
  if (!fits) return mc_format_parse_error(f, at, "expected tensor with complex element type");
  McType real = real_type(ctx, type);
  return real.index == MC_NONE ? mc_p_out_of_memory(f->p) : set_types(f, real, type);
}

void mc_routine_hlo_complex_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McType type = result_type(f);
  McType real = type.index == MC_NONE ? type : real_type(f->p->ctx, type);
  if (real.index != MC_NONE && operands_are(f, 0, real)) mc_pr_type(f->p, type);
  else mc_pr_functional_type(f->p, f->op);
}

bool mc_routine_hlo_select_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  uint32_t start = (uint32_t)p->words.len, wanted = num_operands(f);
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  uint32_t count = (uint32_t)p->words.len - start;
  McType first = {p->words.ptr[start]};
  if (count == 1 && is_function(p->ctx, first)) return types_from_function(f, first, at);
  if (count != 2) return mc_format_parse_error(f, at, "expected functional type or list of two types");
  McType second = {p->words.ptr[start + 1]};
  p->words.len = start;
  for (uint32_t i = 0; i < wanted; i++) {
    if (!mc_p_push(p, &p->words, i == 0 ? first.index : second.index)) return false;
  }
  deal_operand_types(f, start);
  return set_result_type(f, second);
}

void mc_routine_hlo_select_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McType type = result_type(f);
  if (type.index == MC_NONE || mc_op_num_operands(f->p->ctx, f->op) == 0 || !operands_are(f, 1, type)) {
    mc_pr_functional_type(f->p, f->op);
    return;
  }
  mc_pr_type(f->p, operand_type(f, 0));
  mc_pr_lit(f->p, ", ");
  mc_pr_type(f->p, type);
}

bool mc_routine_hlo_tuple_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_kind(p->ctx, type.index) != MC_TYPE_TUPLE) return mc_format_parse_error(f, at, "expected tuple type");
  McSpan *operands = &f->types[args[0].number];
  *operands = (McSpan){(uint32_t)p->words.len, mc_type_num_results(p->ctx, type)};
  for (uint32_t i = 0; i < operands->count; i++) {
    if (!mc_p_push(p, &p->words, mc_type_result(p->ctx, type, i).index)) return false;
  }
  return set_result_type(f, type);
}

void mc_routine_hlo_tuple_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  McType type = result_type(f);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

bool mc_routine_hlo_pairwise_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *operands = &f->types[args[0].number];
  operands->start = (uint32_t)p->words.len;
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  operands->count = (uint32_t)p->words.len - operands->start;
  f->types[args[1].number] = *operands;
  return true;
}

void mc_routine_hlo_pairwise_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  for (uint32_t i = 0, n = mc_op_num_operands(f->p->ctx, f->op); i < n; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, operand_type(f, i));
  }
}

/* --- operands --- */

static bool push_operand(McFormatParse *f, McSpan *group) {
  McParser *p = f->p;
  McOperandRef ref;
  if (!mc_p_operand(p, &ref, true)) return false;
  group->count++;
  return mc_array_push(&p->ctx->alloc, &p->refs, ref) || mc_p_out_of_memory(p);
}

bool mc_routine_hlo_operands_comma_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McSpan *group = &f->operands[args[0].number];
  f->operands_at[args[0].number] = p->tok.start;
  *group = (McSpan){(uint32_t)p->refs.len, 0};
  while (mc_at(p, TOK_PERCENT_IDENTIFIER)) {
    if (!push_operand(f, group) || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  }
  return true;
}

static void print_operand(McFormatPrint *f, uint32_t i) { mc_pr_value(f->p, mc_op_operand(f->p->ctx, f->op, i)); }

void mc_routine_hlo_operands_comma_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan group = mc_format_print_operands(f, args[0].number);
  for (uint32_t i = 0; i < group.count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    print_operand(f, group.start + i);
  }
  mc_pr_lit(f->p, ",");
}

/* --- integers --- */

/* An integer with an optional minus, on the stack; `true` is 1, `false` 0. */
static bool push_integer(McParser *p) {
  if (mc_consume_keyword(p, "true")) return mc_p_push_i64(p, &p->words, 1);
  if (mc_consume_keyword(p, "false")) return mc_p_push_i64(p, &p->words, 0);
  bool negative = mc_consume_if(p, TOK_MINUS);
  uint64_t magnitude, value;
  if (!mc_at(p, TOK_INTEGER)) return mc_p_wrong_token(p, "expected integer value");
  if (!mc_p_token_u64(&p->tok, &magnitude) || !mc_p_fit_integer(magnitude, negative, 64, true, &value)) {
    return mc_p_error(p, "integer value too large");
  }
  mc_advance(p);
  return mc_p_push_i64(p, &p->words, (int64_t)value);
}

/* `[` integer, ... `]`, on the stack. */
static bool push_integers(McParser *p) {
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (mc_consume_if(p, TOK_R_SQUARE)) return true;
  do {
    if (!push_integer(p)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

/* A dense array of every stride-th number on the stack, from `base` on. */
static McAttr dense_of_stack(McParser *p, size_t base, size_t offset, size_t stride) {
  size_t count = (p->words.len - base) / 2 / stride;
  int64_t few[MC_FEW_I64];
  const int64_t *values = mc_p_i64s(p, p->words.ptr + base + 2 * offset, count, 2 * stride, few);
  if (values == NULL) return (McAttr){MC_NONE};
  return mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), values, count, p->diags);
}

static bool set_dense(McFormatParse *f, uint32_t attr, size_t base, size_t offset, size_t stride) {
  McAttr value = dense_of_stack(f->p, base, offset, stride);
  return value.index != MC_NONE && mc_format_parse_set_attr(f, attr, value);
}

/* The numbers of a dense array, or of elements; count 0 for anything else. */
typedef struct Numbers { const char *data; uint64_t count; bool splat; } Numbers;

static Numbers numbers_of(const McContext *ctx, McAttr attr) {
  Numbers none = {NULL, 0, false};
  if (attr.index == MC_NONE) return none;
  McKind kind = mc_kind(ctx, attr.index);
  if (kind == MC_ATTR_DENSE_ARRAY) {
    McStr data = mc_attr_dense_data(ctx, attr);
    return (Numbers){data.ptr, data.len / 8, false};
  }
  if (kind != MC_ATTR_DENSE_ELEMENTS) return none;
  bool splat = mc_attr_dense_is_splat(ctx, attr);
  McStr data = mc_attr_dense_data(ctx, attr);
  uint64_t count = data.len / 8;
  McType type = mc_attr_value_type(ctx, attr);
  for (uint32_t i = 0, n = mc_type_rank(ctx, type); splat && i < n; i++) count *= (uint64_t)mc_type_dim(ctx, type, i);
  return (Numbers){data.ptr, count, splat};
}

static int64_t number_at(Numbers numbers, uint64_t i) {
  int64_t value;
  memcpy(&value, numbers.data + (numbers.splat ? 0 : 8 * i), sizeof value);
  return value;
}

static void put_i64(McPrinter *p, int64_t value) {
  if (!p->collecting) mc_buf_i64(p->buf, value);
}

static void put_numbers(McPrinter *p, Numbers numbers) {
  for (uint64_t i = 0; i < numbers.count && mc_pr_continues(p); i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    put_i64(p, number_at(numbers, i));
  }
}

/* A list of equal numbers that is not stored as long as it is: one that is longer than this is cut, unless a tensor of
 * the operation has so many dimensions. Lists state something of each dimension, so that the operation is wrong. */
#define MAX_EQUAL 1024u

static uint64_t num_written(const McFormatPrint *f, uint64_t count, bool splat) {
  const McContext *ctx = f->p->ctx;
  uint64_t most = MAX_EQUAL;
  uint32_t operands = mc_op_num_operands(ctx, f->op), results = mc_op_num_results(ctx, f->op);
  if (!splat || count <= most) return count;
  for (uint32_t i = 0; i < operands + results; i++) {
    McValue value = i < operands ? mc_op_operand(ctx, f->op, i) : mc_op_result(ctx, f->op, i - operands);
    McType type = mc_value_type(ctx, value);
    uint64_t rank = mc_type_is_shaped(ctx, type) && mc_type_has_rank(ctx, type) ? mc_type_rank(ctx, type) : 0;
    if (rank > most) most = rank;
  }
  return count < most ? count : most;
}

static void put_list(const McFormatPrint *f, Numbers numbers) {
  numbers.count = num_written(f, numbers.count, numbers.splat);
  put_numbers(f->p, numbers);
}

void mc_hlo_print_numbers(const McFormatPrint *f, McAttr attr) { put_list(f, numbers_of(f->p->ctx, attr)); }

bool mc_routine_hlo_slice_ranges_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  while (!mc_consume_if(p, TOK_R_SQUARE)) {
    if (p->words.len > base && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
    if (!push_integer(p) || !mc_expect(p, TOK_COLON, "expected ':'") || !push_integer(p)) return false;
    bool has_stride = mc_consume_if(p, TOK_COLON);
    if (has_stride ? !push_integer(p) : !mc_p_push_i64(p, &p->words, 1)) return false;
  }
  bool ok = set_dense(f, args[0].number, base, 0, 3) && set_dense(f, args[1].number, base, 1, 3) &&
            set_dense(f, args[2].number, base, 2, 3);
  p->words.len = base;
  return ok;
}

void mc_routine_hlo_slice_ranges_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  Numbers start = numbers_of(p->ctx, mc_format_print_attr(f, args[0].number)),
          limit = numbers_of(p->ctx, mc_format_print_attr(f, args[1].number));
  Numbers stride = numbers_of(p->ctx, mc_format_print_attr(f, args[2].number));
  mc_pr_lit(p, "[");
  if (start.count == limit.count && start.count == stride.count) {
    uint64_t count = num_written(f, start.count, start.splat || limit.splat || stride.splat);
    for (uint64_t i = 0; i < count && mc_pr_continues(p); i++) {
      if (i > 0) mc_pr_lit(p, ", ");
      put_i64(p, number_at(start, i));
      mc_pr_lit(p, ":");
      put_i64(p, number_at(limit, i));
      if (number_at(stride, i) == 1) continue;
      mc_pr_lit(p, ":");
      put_i64(p, number_at(stride, i));
    }
  } else {
    mc_pr_lit(p, "start_indices: ");
    put_list(f, start);
    mc_pr_lit(p, ", limit_indices: ");
    put_list(f, limit);
    mc_pr_lit(p, ", strides: ");
    put_list(f, stride);
  }
  mc_pr_lit(p, "]");
}

/* --- e5m10 --- */

static bool digits_value(const char **at, const char *end, int64_t *value) {
  const char *start = *at;
  for (*value = 0; *at < end && **at >= '0' && **at <= '9'; ++*at) {
    *value = *value * 10 + (**at - '0');
    if (*value > INT32_MAX) *value = (int64_t)INT32_MAX + 1;
  }
  return *at > start;
}

bool mc_routine_hlo_exponent_mantissa_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *text = p->tok.start, *at = text, *end = p->tok.end;
  int64_t parts[2];
  if (!mc_p_at_word(p)) return mc_format_parse_error(f, text, "expected valid keyword");
  bool fits = *at++ == 'e' && digits_value(&at, end, &parts[0]) && at < end && *at++ == 'm' &&
              digits_value(&at, end, &parts[1]) && at == end;
  if (!fits) {
    return mc_format_parse_error(f, text, "expected exponent mantissa in format e#m#, saw %.*s", (int)(end - text),
                                 text);
  }
  for (int i = 0; i < 2; i++) {
    if (parts[i] > INT32_MAX) {
      return mc_format_parse_error(f, text, "unable to parse %s '%.*s'", i ? "mantissa" : "exponent", (int)(end - text),
                                   text);
    }
    McAttr value = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), parts[i]);
    if (value.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_format_parse_set_attr(f, args[i].number, value)) return false;
  }
  mc_advance(p);
  return true;
}

void mc_routine_hlo_exponent_mantissa_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  for (int i = 0; i < 2; i++) {
    McAttr value = mc_format_print_attr(f, args[i].number);
    mc_pr_text(f->p, i ? "m" : "e", 1);
    if (value.index != MC_NONE) mc_pr_attr_no_type(f->p, value);
  }
}

/* --- precision and algorithm of dot products --- */

/* Parses the rest of the precision after its keyword. */
static bool parse_precision(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_EQUAL, "expected '='") || !mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  McIdent name = mc_ident(p->ctx, "stablehlo.precision", sizeof "stablehlo.precision" - 1);
  const McEnumDef *def = name.index == MC_NONE ? NULL : mc_attr_def(p->ctx, name);
  if (def == NULL) return mc_p_out_of_memory(p);
  if (!mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      McAttr value = mc_format_parse_defined_attr(f, def);
      if (value.index == MC_NONE || !mc_p_push(p, &p->words, value.index)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  }
  McAttr array = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), p->words.len - base);
  p->words.len = base;
  return array.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, array);
}

static bool expect_keyword(McFormatParse *f, const char *word) {
  if (mc_consume_keyword(f->p, word)) return true;
  return mc_format_parse_error(f, f->p->tok.start, "expected '%s'", word);
}

bool mc_routine_hlo_precision_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_consume_if(f->p, TOK_COMMA)) return true;
  return expect_keyword(f, "precision") && parse_precision(f, args[0].number);
}

void mc_routine_hlo_precision_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr array = mc_format_print_attr(f, args[0].number);
  if (array.index == MC_NONE || mc_kind(p->ctx, array.index) != MC_ATTR_ARRAY) return;
  mc_pr_lit(p, ", precision = [");
  for (uint32_t i = 0, n = mc_attr_array_size(p->ctx, array); i < n; i++) {
    McAttr value = mc_attr_array_get(p->ctx, array, i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (mc_kind(p->ctx, value.index) == MC_ATTR_DEFINED) mc_pr_defined_stripped(p, value.index);
  }
  mc_pr_lit(p, "]");
}

static bool parse_algorithm(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  const McDefinition *def = mc_definition(p->ctx, (McIdent){mc_def_attrs(f->def)[attr].definition}, false);
  if (!expect_keyword(f, "algorithm") || !mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  if (def == NULL) return mc_p_out_of_memory(p);
  uint32_t value = mc_p_defined_stripped(p, f, def, (McType){MC_NONE});
  return value != MC_NONE && mc_format_parse_set_attr(f, attr, (McAttr){value});
}

bool mc_routine_hlo_precision_and_algorithm_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_consume_if(f->p, TOK_COMMA)) return true;
  if (mc_at_keyword(f->p, "algorithm")) return parse_algorithm(f, args[1].number);
  if (!expect_keyword(f, "precision") || !parse_precision(f, args[0].number)) return false;
  return !mc_consume_if(f->p, TOK_COMMA) || parse_algorithm(f, args[1].number);
}

void mc_routine_hlo_precision_and_algorithm_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  mc_routine_hlo_precision_print(f, args, num_args);
  McAttr value = mc_format_print_attr(f, args[1].number);
  if (value.index == MC_NONE) return;
  mc_pr_lit(f->p, ", algorithm = ");
  mc_pr_defined_stripped(f->p, value.index);
}

/* --- dimensions of dot products --- */

#define NUM_DOT_DIMS 4

/* `=` [..] `x` [..]: two of an attribute's parameters. */
static bool parse_dims_pair(McFormatParse *f, uint32_t *values) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  for (int i = 0; i < 2; i++) {
    if ((i > 0 && !expect_keyword(f, "x")) || !push_integers(p)) return false;
    values[i] = dense_of_stack(p, base, 0, 1).index;
    p->words.len = base;
    if (values[i] == MC_NONE) return false;
  }
  return true;
}

bool mc_routine_hlo_dot_dimensions_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t values[NUM_DOT_DIMS] = {MC_NONE, MC_NONE, MC_NONE, MC_NONE};
  if (mc_consume_keyword(p, "batching_dims") &&
      (!parse_dims_pair(f, values) || !mc_expect(p, TOK_COMMA, "expected ','"))) {
    return false;
  }
  if (!expect_keyword(f, "contracting_dims") || !parse_dims_pair(f, values + 2)) return false;
  const McDefinition *def = mc_definition(p->ctx, (McIdent){mc_def_attrs(f->def)[args[0].number].definition}, false);
  if (def == NULL) return mc_p_out_of_memory(p);
  uint32_t value = mc_defined_make(p->ctx, def, values, (McLoc){MC_NONE}, NULL);
  return value == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, (McAttr){value});
}

/* Parameter `i` of a defined attribute. */
static Numbers numbers_param(const McContext *ctx, McAttr attr, uint32_t i) {
  return numbers_of(ctx, (McAttr){mc_defined_param(ctx, attr.index, i)});
}

static void put_dims_pair(McPrinter *p, McAttr attr, uint32_t first) {
  mc_pr_lit(p, "[");
  put_numbers(p, numbers_param(p->ctx, attr, first));
  mc_pr_lit(p, "] x [");
  put_numbers(p, numbers_param(p->ctx, attr, first + 1));
  mc_pr_lit(p, "]");
}

void mc_routine_hlo_dot_dimensions_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr attr = mc_format_print_attr(f, args[0].number);
  if (attr.index == MC_NONE || mc_kind(p->ctx, attr.index) != MC_ATTR_DEFINED) return;
  if (numbers_param(p->ctx, attr, 0).count > 0 || numbers_param(p->ctx, attr, 1).count > 0) {
    mc_pr_lit(p, "batching_dims = ");
    put_dims_pair(p, attr, 0);
    mc_pr_lit(p, ", ");
  }
  mc_pr_lit(p, "contracting_dims = ");
  put_dims_pair(p, attr, 2);
}

/* --- windows of convolutions --- */

static const char *const window_words[] = {"stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"};
enum { WINDOW_STRIDE, WINDOW_PAD, WINDOW_LHS, WINDOW_RHS, WINDOW_REVERSE, NUM_WINDOW_WORDS };

static bool parse_padding(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  if (!mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      size_t before = p->words.len;
      if (!push_integers(p)) return false;
      size_t count = (p->words.len - before) / 2;
      if (count != 2) {
        return mc_format_parse_error(f, p->tok.start, "Expected array with 2 elements, got %zu elements instead",
                                     count);
      }
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  }
  size_t count = (p->words.len - base) / 2;
  int64_t dims[2] = {(int64_t)(count / 2), 2}, few[MC_FEW_I64];
  const int64_t *values = mc_p_i64s(p, p->words.ptr + base, count, 2, few);
  p->words.len = base;
  McAttr none = {MC_NONE};
  McType type = mc_type_ranked_tensor(p->ctx, dims, 2, mc_type_integer(p->ctx, 64, MC_SIGNLESS), none, p->diags);
  if (values == NULL || type.index == MC_NONE) return false;
  McAttr value = mc_attr_dense_elements(p->ctx, type, values, count * sizeof *values, false, p->diags);
  return value.index != MC_NONE && mc_format_parse_set_attr(f, attr, value);
}

static bool parse_reversal(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!push_integers(p)) return false;
  size_t count = (p->words.len - base) / 2;
  uint8_t *flags = mc_arena_alloc(&p->arena, count + 1, 1);
  if (flags == NULL) return mc_p_out_of_memory(p);
  for (size_t i = 0; i < count; i++) flags[i] = (p->words.ptr[base + 2 * i] | p->words.ptr[base + 2 * i + 1]) != 0;
  p->words.len = base;
  McAttr value = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 1, MC_SIGNLESS), flags, count, p->diags);
  return value.index != MC_NONE && mc_format_parse_set_attr(f, attr, value);
}

bool mc_hlo_make_tensor(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McWords *entries = &f->op->properties;
  McAttr array = {entries->ptr[entries->len - 1]}, none = {MC_NONE};
  if (mc_kind(ctx, array.index) != MC_ATTR_DENSE_ARRAY) return true;
  McStr data = mc_attr_dense_data(ctx, array);
  McType element = mc_attr_dense_array_element(ctx, array);
  bool flags = mc_type_integer_width(ctx, element) == 1;
  size_t count = flags ? data.len : data.len / 8, len = flags ? (count + 7) / 8 : data.len;
  uint8_t *bytes = mc_arena_alloc(&p->arena, len + 1, 1);
  if (bytes == NULL) return mc_p_out_of_memory(p);
  memset(bytes, 0, len + 1);
  if (!flags && len > 0) memcpy(bytes, data.ptr, len);
  for (size_t i = 0; flags && i < count; i++) bytes[i / 8] |= (uint8_t)((data.ptr[i] != 0) << i % 8);
  int64_t dims[1] = {(int64_t)count};
  McType type = mc_type_ranked_tensor(ctx, dims, 1, element, none, p->diags);
  McAttr value = type.index == MC_NONE ? none : mc_attr_dense_elements(ctx, type, bytes, len, false, p->diags);
  if (value.index == MC_NONE) return false;
  entries->len -= 2;
  return mc_format_parse_set_attr(f, attr, value);
}

bool mc_routine_hlo_window_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  uint32_t seen = 0;
  while (mc_p_at_word(p)) {
    uint32_t which = 0;
    const char *word = p->tok.start;
    int len = (int)mc_token_len(&p->tok);
    while (which < NUM_WINDOW_WORDS && !mc_at_keyword(p, window_words[which])) which++;
    mc_advance(p);
    if (which == NUM_WINDOW_WORDS || (seen >> which & 1)) {
      return mc_format_parse_error(f, p->tok.start, "Unexpected keyword %.*s", len, word);
    }
    seen |= 1u << which;
    if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
    uint32_t attr = args[which].number;
    size_t base = p->words.len;
    bool ok = which == WINDOW_PAD       ? parse_padding(f, attr)
              : which == WINDOW_REVERSE ? parse_reversal(f, attr)
                                        : push_integers(p) && set_dense(f, attr, base, 0, 1);
    if (!ok || (num_args > NUM_WINDOW_WORDS && !mc_hlo_make_tensor(f, attr))) return false;
    p->words.len = base;
    if (!mc_consume_if(p, TOK_COMMA)) break;
  }
  return true;
}

static void put_padding(const McFormatPrint *f, Numbers padding) {
  McPrinter *p = f->p;
  uint64_t pairs = num_written(f, padding.count / 2, padding.splat);
  for (uint64_t i = 0; i < 2 * pairs && mc_pr_continues(p); i += 2) {
    mc_pr_text(p, ", [", i > 0 ? 3 : 0);
    if (i == 0) mc_pr_lit(p, "[");
    put_i64(p, number_at(padding, i));
    mc_pr_lit(p, ", ");
    put_i64(p, number_at(padding, i + 1));
    mc_pr_lit(p, "]");
  }
}

/* The flags of a dense array, or of elements. */
static uint64_t num_flags(const McContext *ctx, McAttr value) {
  if (mc_kind(ctx, value.index) == MC_ATTR_DENSE_ARRAY) return mc_attr_dense_data(ctx, value).len;
  McType type = mc_attr_value_type(ctx, value);
  uint64_t count = 1;
  for (uint32_t i = 0, n = mc_type_rank(ctx, type); i < n; i++) count *= (uint64_t)mc_type_dim(ctx, type, i);
  return count;
}

static bool flag_at(const McContext *ctx, McAttr value, uint64_t i) {
  McStr data = mc_attr_dense_data(ctx, value);
  if (mc_kind(ctx, value.index) == MC_ATTR_DENSE_ARRAY) return data.ptr[i] != 0;
  if (mc_attr_dense_is_splat(ctx, value)) return data.ptr[0] != 0;
  return (data.ptr[i / 8] >> i % 8 & 1) != 0;
}

void mc_routine_hlo_window_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  bool any = false;
  for (uint32_t i = 0; i < NUM_WINDOW_WORDS; i++) {
    McAttr value = mc_format_print_attr(f, args[i].number);
    if (value.index == MC_NONE) continue;
    if (any) mc_pr_lit(p, ", ");
    any = true;
    mc_pr_text(p, window_words[i], strlen(window_words[i]));
    mc_pr_lit(p, " = [");
    if (i == WINDOW_REVERSE) {
      bool splat = mc_kind(p->ctx, value.index) == MC_ATTR_DENSE_ELEMENTS && mc_attr_dense_is_splat(p->ctx, value);
      uint64_t count = num_written(f, num_flags(p->ctx, value), splat);
      for (uint64_t k = 0; k < count && mc_pr_continues(p); k++) {
        if (k > 0) mc_pr_lit(p, ", ");
        if (mc_kind(p->ctx, value.index) == MC_ATTR_DENSE_ELEMENTS) put_i64(p, flag_at(p->ctx, value, k));
        else if (flag_at(p->ctx, value, k)) mc_pr_lit(p, "true");
        else mc_pr_lit(p, "false");
      }
    } else if (i == WINDOW_PAD) {
      put_padding(f, numbers_of(p->ctx, value));
    } else {
      put_list(f, numbers_of(p->ctx, value));
    }
    mc_pr_lit(p, "]");
  }
}
