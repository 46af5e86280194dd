/* torch_mlir.c - the types of the torch dialect, and forms of single operations.
 *
 * Inside of each other these types are written without `!torch.`.
 */
#include <math.h>

#include "dialects/shared/clauses.h"
#include "dialects/shared/shared_checks.h"
#include "dialects/torch_mlir/torch_mlir.def"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- types without their prefix --- */

/* Returns MC_NONE after reporting. */
static McType read_bare(McDefParse *d) {
  McParser *p = d->p;
  McType none = {MC_NONE};
  const char *at = p->tok.start;
  McStr key = {at, mc_token_len(&p->tok)};
  char name[128] = "torch.";
  if (!mc_p_at_word(p) || key.len > sizeof name - 6) {
    mc_def_parse_error(d, at, "expected valid keyword");
    return none;
  }
  memcpy(name + 6, key.ptr, key.len);
  McIdent ident = mc_ident(p->ctx, name, 6 + key.len);
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_p_find_definition(p, ident, true);
  if (def == NULL) {
    mc_def_parse_error(d, at, "unknown  type `%.*s` in dialect `torch`", (int)key.len, key.ptr);
    return none;
  }
  mc_advance(p);
  return (McType){mc_p_defined_bare(p, d->f, def)};
}

static void put_bare(McDefPrint *d, McType type) {
  McPrinter *p = d->p;
  bool bare = !p->collecting && mc_kind(p->ctx, type.index) == MC_TYPE_DEFINED;
  if (bare) {
    McStr name = mc_ident_str(p->ctx, (McIdent){mc_rec(p->ctx, type.index)->words[0]});
    bare = name.len > 6 && memcmp(name.ptr, "torch.", 6) == 0;
  }
  if (bare) mc_pr_defined_bare(p, type.index);
  else mc_pr_type(p, type);
}

bool mc_def_routine_torch_type_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return (d->values[args[0].number] = read_bare(d).index) != MC_NONE;
}

void mc_def_routine_torch_type_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  put_bare(d, (McType){d->values[args[0].number]});
}

bool mc_def_routine_torch_types_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_LESS, "expected '<'")) return false;
  if (!mc_consume_if(p, TOK_GREATER)) {
    do {
      McType type = read_bare(d);
      if (type.index == MC_NONE) return false;
      McAttr held = mc_attr_type(p->ctx, type);
      if (held.index == MC_NONE) return mc_p_not_interned(p, &type.index, 1);
      if (!mc_p_push(p, &p->words, held.index)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_GREATER, "expected '>'")) return false;
  }
  size_t count = p->words.len - base;
  McAttr list = mc_attr_array(p->ctx, count > 0 ? (const McAttr *)(p->words.ptr + base) : NULL, count);
  p->words.len = base;
  d->values[args[0].number] = list.index;
  return list.index != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_torch_types_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = d->p->ctx;
  McAttr list = {d->values[args[0].number]};
  mc_pr_lit(d->p, "<");
  for (uint32_t i = 0; list.index != MC_NONE && i < mc_attr_array_size(ctx, list); i++) {
    if (i > 0) mc_pr_lit(d->p, ", ");
    put_bare(d, mc_attr_type_value(ctx, mc_attr_array_get(ctx, list, i)));
  }
  mc_pr_lit(d->p, ">");
}

/* --- tensors --- */

static bool parse_size(McDefParse *d) {
  McParser *p = d->p;
  uint64_t size = 0;
  if (mc_consume_if(p, TOK_QUESTION)) return mc_p_push_i64(p, &p->words, -1);
  bool negative = mc_consume_if(p, TOK_MINUS);
  if (p->tok.kind != TOK_INTEGER || !mc_p_token_u64(&p->tok, &size) || size > INT64_MAX) {
    return mc_def_parse_error(d, p->tok.start, negative ? "expected integer value" : "expected ']'");
  }
  mc_advance(p);
  return mc_p_push_i64(p, &p->words, negative ? -(int64_t)size : (int64_t)size);
}

static bool parse_sizes(McDefParse *d, uint32_t param) {
  McParser *p = d->p;
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  while (!mc_at(p, TOK_R_SQUARE)) {
    if (!parse_size(d)) return false;
    if (!mc_consume_if(p, TOK_COMMA)) break;
  }
  if (!mc_expect(p, TOK_R_SQUARE, "expected ']'")) return false;
  size_t count = (p->words.len - base) / 2;
  McAttr sizes = mc_attr_dense_array(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS),
                                     count > 0 ? p->words.ptr + base : NULL, count, p->diags);
  p->words.len = base;
  d->values[param] = sizes.index;
  return sizes.index != MC_NONE || mc_p_out_of_memory(p);
}

bool mc_def_routine_torch_tensor_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!mc_consume_if(p, TOK_LESS)) return true;
  if (!mc_consume_if(p, TOK_STAR) && !parse_sizes(d, args[0].number)) return false;
  if (!mc_expect(p, TOK_COMMA, "expected ','")) return false;
  if (!mc_consume_keyword(p, "unk")) {
    McType type = mc_p_type(p);
    if (type.index == MC_NONE) return false;
    d->values[args[1].number] = type.index;
  }
  if (mc_consume_if(p, TOK_COMMA)) {
    McAttr sparsity = mc_p_attr(p, (McType){MC_NONE});
    if (sparsity.index == MC_NONE) return false;
    d->values[args[2].number] = sparsity.index;
  }
  return mc_expect(p, TOK_GREATER, "expected '>'");
}

void mc_def_routine_torch_tensor_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr sizes = {d->values[args[0].number]}, sparsity = {d->values[args[2].number]};
  McType type = {d->values[args[1].number]};
  if (sizes.index == MC_NONE && type.index == MC_NONE) return;
  mc_pr_lit(p, "<");
  if (sizes.index == MC_NONE) {
    mc_pr_lit(p, "*");
  } else {
    McStr data = mc_attr_dense_data(p->ctx, sizes);
    mc_pr_lit(p, "[");
    for (size_t i = 0; i < data.len / 8; i++) {
      int64_t size;
      memcpy(&size, data.ptr + 8 * i, sizeof size);
      if (i > 0) mc_pr_lit(p, ",");
      if (size < 0) mc_pr_lit(p, "?"); /* others than -1 are refused */
      else if (!p->collecting) mc_buf_i64(p->buf, size);
    }
    mc_pr_lit(p, "]");
  }
  mc_pr_lit(p, ",");
  if (type.index == MC_NONE) mc_pr_lit(p, "unk");
  else mc_pr_type(p, type);
  if (sparsity.index != MC_NONE) {
    mc_pr_lit(p, ",");
    mc_pr_attr(p, sparsity);
  }
  mc_pr_lit(p, ">");
}

/* --- operations --- */

bool mc_routine_torch_map_text_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const char *at = f->p->tok.start;
  McAttr map = mc_p_attr(f->p, (McType){MC_NONE});
  if (map.index == MC_NONE) return false;
  if (mc_kind(f->p->ctx, map.index) != MC_ATTR_AFFINE_MAP) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_format_parse_set_attr(f, args[0].number, map);
}

void mc_routine_torch_map_text_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr map = mc_format_print_attr(f, args[0].number);
  if (map.index == MC_NONE || mc_kind(f->p->ctx, map.index) != MC_ATTR_AFFINE_MAP || f->p->collecting) return;
  mc_pr_attr_body(f->p, map, MC_TYPE_NEVER_ELIDED);
}

/* Arguments: names, values, their types. */
bool mc_routine_torch_slots_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords names = {0};
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['");
  mc_clause_begin(f, args[1].number, args[2].number);
  while (ok && !mc_consume_if(p, TOK_R_SQUARE)) {
    ok = mc_clause_attr_of(f, MC_ATTR_SYMBOL_REF, &names) && mc_expect(p, TOK_L_PAREN, "expected '('") &&
         mc_clause_typed_operand(f, args[1].number, args[2].number) && mc_expect(p, TOK_R_PAREN, "expected ')'");
  }
  ok = ok && mc_clause_set_array(f, args[0].number, &names);
  mc_array_fini(&p->ctx->alloc, &names);
  return ok;
}

void mc_routine_torch_slots_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr names = mc_format_print_attr(f, args[0].number);
  McSpan values = mc_format_print_operands(f, args[1].number);
  mc_pr_lit(p, "[");
  mc_pr_newline(p);
  for (uint32_t i = 0; i < values.count && i < mc_clause_array_size(p->ctx, names); i++) {
    mc_pr_lit(p, "  ");
    mc_pr_attr(p, mc_attr_array_get(p->ctx, names, i));
    mc_pr_lit(p, "(");
    mc_clause_print_typed_operand(f, values.start + i);
    mc_pr_lit(p, ")");
    mc_pr_newline(p);
  }
  mc_pr_lit(p, "]");
}

bool mc_routine_torch_results_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_arrow_types(f, args[0].number);
}

void mc_routine_torch_results_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args, (void)num_args;
  mc_pr_lit(f->p, "-> (");
  mc_format_print_result_types(f);
  mc_pr_lit(f->p, ")");
}

/* --- names of constants --- */

void mc_asm_torch_bool(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McAttr value = mc_op_property_named(ctx, op, "value");
  int64_t number = 0;
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_INTEGER) return;
  bool yes = mc_attr_integer_i64(ctx, value, &number) && number != 0;
  mc_buf_put(out, yes ? "true" : "false", yes ? 4 : 5);
}

/* `float` and the number with six digits after the point and an exponent, without its plus. */
void mc_asm_torch_float(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McAttr value = mc_op_property_named(ctx, op, "value");
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_FLOAT) return;
  double number = mc_attr_float_double(ctx, value);
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  if (isnan(number)) mc_buf_put(&text, "NaN", 3);
  else if (isinf(number)) mc_buf_put(&text, number < 0 ? "-Inf" : "Inf", number < 0 ? 4 : 3);
  else mc_float_print_six(&text, mc_float_from_double(number, MC_F64), MC_F64);
  mc_buf_put(out, "float", 5);
  for (size_t i = 0; i < text.len; i++) {
    if (text.ptr[i] != '+') mc_buf_put(out, text.ptr + i, 1);
  }
  mc_buf_fini(&text);
}
