/* test_forms.c - custom parts of types and operations of the test dialect, and properties of dense arrays. */
#include "dialects/test/test.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"

/* --- signed, unsigned, none, and their first letters, in any case --- */

static bool is_word(McStr word, const char *name) {
  size_t len = strlen(name), i = 0;
  if (word.len != 1 && word.len != len) return false;
  while (i < word.len && (word.ptr[i] | 0x20) == name[i]) i++;
  return i == word.len;
}

static const char *const signs[] = {"none", "signed", "unsigned"}; /* by their numbers */

/* Argument: the case. */
bool mc_def_routine_test_signedness_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McStr word = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, word.ptr, "expected valid keyword");
  for (size_t i = 0; i < MC_COUNT(signs); i++) {
    if (!is_word(word, signs[i])) continue;
    McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), (int64_t)i);
    if (held.index == MC_NONE) return mc_p_out_of_memory(p);
    d->values[args[0].number] = held.index;
    mc_advance(p);
    return true;
  }
  return mc_def_parse_error(d, word.ptr, "expected signed, unsigned, or none");
}

void mc_def_routine_test_signedness_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  int64_t sign = 0;
  mc_attr_integer_i64(d->p->ctx, (McAttr){d->values[args[0].number]}, &sign);
  const char *text = signs[sign < 0 || sign > 2 ? 0 : sign];
  mc_pr_text(d->p, text, strlen(text));
}

/* mlir-opt 22 says nothing. */
bool mc_def_check_test_integer(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  int64_t width = 0;
  bool fits = mc_attr_integer_i64(ctx, (McAttr){values[1]}, &width) && width >= 0 && width <= 8;
  return fits || mc_error(diags, loc, "an integer of the test dialect has 8 bits at most");
}

static void put_name(McContext *ctx, McAttr names, uint32_t number, McBuf *out) {
  if (names.index == MC_NONE || mc_kind(ctx, names.index) != MC_ATTR_ARRAY) return;
  if (number >= mc_attr_array_size(ctx, names)) return;
  McAttr name = mc_attr_array_get(ctx, names, number);
  if (mc_kind(ctx, name.index) != MC_ATTR_STRING) return;
  McStr text = mc_attr_string_value(ctx, name);
  mc_buf_put(out, text.ptr, text.len);
}

void mc_asm_test_names(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  put_name(ctx, mc_op_property_named(ctx, op, "names"), result, out);
}

void mc_asm_test_argument_names(McContext *ctx, McOp op, uint32_t number, McBuf *out) {
  put_name(ctx, mc_op_attribute(ctx, op, mc_ident(ctx, "arg_names", 9)), number - mc_op_num_results(ctx, op), out);
}

/* Argument: the operand. */
bool mc_routine_test_in_parens_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_format_parse_operand_after(f, TOK_L_PAREN, args[0].number)) return false;
  return f->operands[args[0].number].count == 0 || mc_expect(f->p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_test_in_parens_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan operand = mc_format_print_operands(f, args[0].number);
  if (operand.count == 0) return;
  mc_pr_lit(f->p, "(");
  mc_format_print_values(f, operand);
  mc_pr_lit(f->p, ") ");
}

/* --- {name,type}, ... --- */

/* `{` name `,` type `}`. The values of a list go to a stack of their own: types inside use the parser's. */
static bool read_field(McDefParse *d, McWords *names, McWords *types) {
  McParser *p = d->p;
  mc_advance(p);
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, p->tok.start, "expected valid keyword");
  McAttr name = mc_attr_string(p->ctx, p->tok.start, mc_token_len(&p->tok), (McType){MC_NONE});
  if (name.index == MC_NONE) return mc_p_out_of_memory(p);
  mc_advance(p);
  if (!mc_p_push(p, names, name.index) || !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McAttr held = mc_attr_type(p->ctx, type);
  if (held.index == MC_NONE) return mc_p_not_interned(p, &type.index, 1);
  return mc_p_push(p, types, held.index) && mc_expect(p, TOK_R_BRACE, "expected '}'");
}

static bool set_list(McDefParse *d, uint32_t param, const McWords *values) {
  McAttr list = mc_attr_array(d->p->ctx, (const McAttr *)values->ptr, values->len);
  d->values[param] = list.index;
  return list.index != MC_NONE || mc_p_not_interned(d->p, values->ptr, values->len);
}

/* Arguments: names, types. */
bool mc_def_routine_test_fields_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McWords names = {0}, types = {0};
  bool ok = true;
  while (ok && mc_at(p, TOK_L_BRACE)) {
    ok = read_field(d, &names, &types);
    if (ok && !mc_consume_if(p, TOK_COMMA)) break; /* one after the last field is accepted */
  }
  ok = ok && set_list(d, args[0].number, &names) && set_list(d, args[1].number, &types);
  mc_array_fini(&p->ctx->alloc, &names);
  mc_array_fini(&p->ctx->alloc, &types);
  return ok;
}

void mc_def_routine_test_fields_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr names = {d->values[args[0].number]}, types = {d->values[args[1].number]};
  for (uint32_t i = 0, n = mc_attr_array_size(p->ctx, names); i < n && i < mc_attr_array_size(p->ctx, types); i++) {
    McStr name = mc_attr_string_value(p->ctx, mc_attr_array_get(p->ctx, names, i));
    mc_pr_text(p, i == 0 ? "{" : ", {", i == 0 ? 1 : 3);
    mc_pr_text(p, name.ptr, name.len);
    mc_pr_lit(p, ",");
    mc_pr_type(p, mc_attr_type_value(p->ctx, mc_attr_array_get(p->ctx, types, i)));
    mc_pr_lit(p, "}");
  }
}

/* --- dense arrays --- */

typedef struct Number { int64_t whole; double fraction; } Number; /* one of them is 0 */

static Number number_at(McStr data, size_t width, bool is_float, size_t i) {
  const char *at = data.ptr + i * width;
  Number n = {0};
  if (is_float && width == 4) {
    float value;
    memcpy(&value, at, 4);
    n.fraction = (double)value;
  } else if (is_float) {
    memcpy(&n.fraction, at, 8);
  } else {
    uint64_t bits = 0;
    for (size_t k = 0; k < width; k++) bits |= (uint64_t)(unsigned char)at[k] << 8 * k;
    uint64_t sign = (uint64_t)1 << (8 * width - 1);
    n.whole = (int64_t)((bits ^ sign) - sign);
  }
  return n;
}

static int compare(Number a, Number b) {
  if (a.whole != b.whole) return a.whole < b.whole ? -1 : 1;
  return a.fraction < b.fraction ? -1 : a.fraction > b.fraction;
}

/* Each element compares to the one before it, or in_order false: to 0, as `least` or above. */
static bool elements_hold(const McContext *ctx, uint32_t id, bool in_order, int least) {
  McAttr array = {id};
  if (mc_kind(ctx, id) != MC_ATTR_DENSE_ARRAY) return false;
  McType element = mc_attr_dense_array_element(ctx, array);
  McStr data = mc_attr_dense_data(ctx, array);
  bool is_float = mc_kind(ctx, element.index) == MC_TYPE_FLOAT;
  size_t width = (mc_type_bit_width(ctx, element) + 7) / 8;
  if (width == 0 || width > 8 || (is_float && width != 4 && width != 8)) return true;
  Number before = {0};
  for (size_t i = 0, n = data.len / width; i < n; i++) {
    Number at = number_at(data, width, is_float, i);
    if ((i > 0 || !in_order) && compare(at, before) < least) return false;
    if (in_order) before = at;
  }
  return true;
}

bool mc_predicate_test_increasing(const McContext *ctx, uint32_t id) { return elements_hold(ctx, id, true, 1); }
bool mc_predicate_test_non_decreasing(const McContext *ctx, uint32_t id) { return elements_hold(ctx, id, true, 0); }
bool mc_predicate_test_positive(const McContext *ctx, uint32_t id) { return elements_hold(ctx, id, false, 1); }
bool mc_predicate_test_non_negative(const McContext *ctx, uint32_t id) { return elements_hold(ctx, id, false, 0); }

/* --- name `,` body, which mentions an enclosing type by its name --- */

/* A test_rec writes its body without a prefix. */
static uint32_t read_bare_body(McDefParse *d) {
  McParser *p = d->p;
  char small[64];
  McStr word = {p->tok.start, mc_token_len(&p->tok)};
  if (!mc_p_at_word(p)) return mc_def_parse_error(d, word.ptr, "expected valid keyword"), MC_NONE;
  McStr name = mc_p_with_dialect(p, (McStr){"test", 4}, word, small, sizeof small);
  if (name.ptr == NULL) return mc_p_out_of_memory(p), MC_NONE;
  const McDefinition *def = mc_p_find_definition(p, mc_ident(p->ctx, name.ptr, name.len), true);
  if (def == NULL) return mc_def_parse_error(d, word.ptr, "unknown type!"), MC_NONE;
  mc_advance(p);
  return mc_p_defined_bare(p, d->f, def);
}

/* Arguments: the name, the body, and "bare" when it is written without a prefix. */
bool mc_def_routine_test_recursive_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  McParser *p = d->p;
  bool bare = num_args > 2;
  if (!mc_def_parse_param(d, args[0].number)) return false;
  McOpenName open = {d->values[args[0].number], p->open_names};
  for (const McOpenName *outer = open.outer; outer != NULL; outer = outer->outer) {
    if (outer->name == open.name) return true;
  }
  if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  p->open_names = &open;
  uint32_t body = bare ? read_bare_body(d) : mc_p_type(p).index;
  p->open_names = open.outer;
  d->values[args[1].number] = body;
  return body != MC_NONE;
}

void mc_def_routine_test_recursive_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  uint32_t body = d->values[args[1].number];
  mc_def_print_param(d, args[0].number, false);
  if (body == MC_NONE) return;
  mc_pr_lit(d->p, ", ");
  if (num_args == 2 || d->p->collecting) mc_pr_type(d->p, (McType){body});
  else mc_pr_defined_bare(d->p, body);
}

/* --- elements --- */

/* Argument: the numbers. `[` number, ... `]`; one comma can be after the last. */
bool mc_def_routine_test_numbers_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McWords numbers = {0};
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['");
  while (ok && (mc_at(p, TOK_INTEGER) || mc_at(p, TOK_MINUS))) {
    uint32_t number = mc_def_parse_element(d, args[0].number);
    ok = number != MC_NONE && mc_p_push(p, &numbers, number);
    if (ok && !mc_consume_if(p, TOK_COMMA)) break;
  }
  ok = ok && mc_expect(p, TOK_R_SQUARE, "expected ']'") && set_list(d, args[0].number, &numbers);
  mc_array_fini(&p->ctx->alloc, &numbers);
  return ok;
}

void mc_def_routine_test_numbers_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_lit(d->p, "[");
  mc_def_print_param(d, args[0].number, false);
  mc_pr_lit(d->p, "]");
}

/* Values: the type, the numbers. */
bool mc_def_check_test_elements(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                McDiags *diags) {
  (void)def;
  McType type = {values[0]}, element = mc_type_element(ctx, type);
  uint32_t count = mc_attr_array_size(ctx, (McAttr){values[1]});
  int64_t wanted = 0;
  if (!mc_type_num_elements(ctx, type, &wanted)) wanted = -1;
  if (wanted != count) {
    return mc_error(diags, loc, "number of elements does not match the provided shape type, got: %u, but expected: "
                    "%lld", count, (long long)wanted);
  }
  bool is_i64 = mc_kind(ctx, element.index) == MC_TYPE_INTEGER && mc_type_integer_width(ctx, element) == 64 &&
                mc_type_integer_signedness(ctx, element) == MC_SIGNLESS;
  if (mc_type_rank(ctx, type) == 1 && is_i64) return true;
  return mc_error(diags, loc, "expected single rank 64-bit shape type, but got: '%s'",
                  diags == NULL ? "" : mc_text_type(diags, type));
}
