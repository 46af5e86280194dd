/* spirv_forms.c - constants, parts of composites, wrapped operations: syntax that single operations of spirv have. */
#include "dialects/shared/shared_checks.h"
#include "dialects/spirv/spirv.def"
#include "dialects/spirv/spirv.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- constants --- */

bool mc_routine_spirv_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, value)) return false;
  McType type = mc_attr_value_type(p->ctx, value);
  McKind kind = type.index == MC_NONE ? MC_TYPE_NONE : mc_kind(p->ctx, type.index);
  if (kind == MC_TYPE_NONE || kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_UNRANKED_TENSOR) {
    if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
    type = mc_p_type(p);
  }
  return type.index != MC_NONE && mc_format_parse_set_type(f, args[1].number, type);
}

void mc_routine_spirv_constant_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  mc_pr_attr(p, mc_format_print_attr(f, args[0].number));
  if (mc_op_num_results(p->ctx, f->op) == 0) return; /* it does not verify */
  McType type = mc_value_type(p->ctx, mc_op_result(p->ctx, f->op, 0));
  if (mc_spirv_kind(p->ctx, type) != MC_SPIRV_ARRAY) return;
  mc_pr_lit(p, " : ");
  mc_pr_type(p, type);
}

bool mc_routine_spirv_spec_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (mc_consume_keyword(p, "spec_id")) {
    if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
    const char *at = p->tok.start;
    McAttr id = mc_p_attr(p, (McType){MC_NONE});
    if (id.index == MC_NONE) return false;
    if (mc_kind(p->ctx, id.index) != MC_ATTR_INTEGER) {
      return mc_format_parse_error(f, at, "invalid kind of attribute specified");
    }
    McIdent name = mc_ident(p->ctx, "spec_id", 7);
    if (name.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, &f->op->attrs, name.index) || !mc_p_push(p, &f->op->attrs, id.index) ||
        !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
      return false;
    }
  }
  if (!mc_expect(p, TOK_EQUAL, "expected '='")) return false;
  const char *at = p->tok.start;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE) return false;
  if (mc_attr_value_type(p->ctx, value).index == MC_NONE && mc_kind(p->ctx, value.index) != MC_ATTR_STRING) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_spirv_spec_constant_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr attrs = mc_op_attrs(p->ctx, f->op), id = {MC_NONE};
  McIdent name = mc_ident(p->ctx, "spec_id", 7);
  if (attrs.index != MC_NONE && name.index != MC_NONE) id = mc_attr_dictionary_find(p->ctx, attrs, name);
  int64_t number;
  if (id.index != MC_NONE && mc_kind(p->ctx, id.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(p->ctx, id, &number)) {
    mc_pr_lit(p, " spec_id(");
    if (!p->collecting) mc_buf_i64(p->buf, number);
    mc_pr_lit(p, ")");
  }
  mc_pr_lit(p, " = ");
  mc_pr_attr(p, mc_format_print_attr(f, args[0].number));
}

/* --- suggested names --- */

static void put_constant_integer(McContext *ctx, McType type, McAttr value, McBuf *out) {
  int64_t number = 0;
  if (!mc_attr_integer_i64(ctx, value, &number)) return;
  uint32_t width = mc_type_integer_width(ctx, type);
  bool is_unsigned = mc_type_integer_signedness(ctx, type) == MC_UNSIGNED;
  if (!is_unsigned || (number >= 0 && width <= 64)) mc_buf_i64(out, number);
  else mc_buf_printf(out, "%llu", (unsigned long long)(width < 64 ? (uint64_t)number & ((1ull << width) - 1)
                                                                  : (uint64_t)number));
}

void mc_asm_spirv_constant(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, result));
  McAttr value = mc_op_property(ctx, op, ctx->known[MC_ID_value]);
  McKind kind = mc_kind(ctx, type.index);
  bool is_integer = kind == MC_TYPE_INTEGER;
  bool number = is_integer && value.index != MC_NONE && mc_kind(ctx, value.index) == MC_ATTR_INTEGER;
  if (number && mc_type_integer_width(ctx, type) == 1) {
    int64_t set = 0;
    mc_attr_integer_i64(ctx, value, &set);
    mc_buf_str(out, set != 0 ? "true" : "false");
    return;
  }
  mc_buf_str(out, "cst");
  if (number) put_constant_integer(ctx, type, value, out);
  if (is_integer || kind == MC_TYPE_FLOAT) {
    mc_buf_char(out, '_');
    mc_print_type(ctx, type, out);
  }
  if (kind != MC_TYPE_VECTOR || mc_type_rank(ctx, type) == 0) return;
  McType element = mc_type_element(ctx, type);
  McKind inner = mc_kind(ctx, element.index);
  mc_buf_printf(out, "_vec_%lld", (long long)mc_type_dim(ctx, type, 0));
  if (inner != MC_TYPE_INTEGER && inner != MC_TYPE_FLOAT) return;
  mc_buf_char(out, 'x');
  mc_print_type(ctx, element, out);
}

void mc_asm_spirv_address_of(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McAttr variable = mc_op_property_named(ctx, op, "variable");
  if (variable.index == MC_NONE || mc_kind(ctx, variable.index) != MC_ATTR_SYMBOL_REF) return;
  McStr name = mc_ident_str(ctx, mc_attr_symbol_root(ctx, variable));
  mc_buf_put(out, name.ptr, name.len);
  mc_buf_str(out, "_addr");
}

/* --- parts of composites --- */

bool mc_spirv_find_part(McContext *ctx, McDiags *diags, McType type, McAttr indices, McType *part, McBuf *error) {
  *part = (McType){MC_NONE};
  if (indices.index == MC_NONE || mc_kind(ctx, indices.index) != MC_ATTR_ARRAY) {
    mc_buf_str(error, "expected a 32-bit integer array attribute for 'indices'");
    return false;
  }
  uint32_t count = mc_attr_array_size(ctx, indices);
  if (count == 0) mc_buf_str(error, "expected at least one index for spirv.CompositeExtract");
  for (uint32_t i = 0; i < count; i++) {
    McAttr each = mc_attr_array_get(ctx, indices, i);
    if (mc_kind(ctx, each.index) == MC_ATTR_INTEGER) continue;
    mc_buf_printf(error, "expected an 32-bit integer for index, but found '%s'", mc_text_attr(diags, each));
    return false;
  }
  for (uint32_t i = 0; i < count; i++) {
    int64_t wide = 0;
    mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, indices, i), &wide);
    int32_t index = (int32_t)wide;
    uint64_t parts;
    if (!mc_spirv_is_composite(ctx, type)) {
      mc_buf_printf(error, "cannot extract from non-composite type '%s' with index %d", mc_text_type(diags, type),
                    index);
      return false;
    }
    if (mc_spirv_num_parts(ctx, type, &parts) && (index < 0 || (uint64_t)index >= parts)) {
      mc_buf_printf(error, "index %d out of bounds for '%s'", index, mc_text_type(diags, type));
      return false;
    }
    type = mc_spirv_part(ctx, type, (uint64_t)index);
    if (type.index == MC_NONE) return true;
  }
  *part = type;
  return count > 0;
}

bool mc_routine_spirv_part_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  McAttr indices = mc_p_attr(p, (McType){MC_NONE});
  if (indices.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, indices) ||
      !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  McType type = mc_p_type(p), part;
  if (type.index == MC_NONE || !mc_format_parse_set_type(f, args[1].number, type)) return false;
  McBuf error;
  mc_buf_init(&error, &p->ctx->alloc);
  bool ok = mc_spirv_find_part(p->ctx, p->diags, type, indices, &part, &error);
  if (!ok) mc_format_parse_error(f, at, "%s", mc_buf_text(&error));
  mc_buf_fini(&error);
  if (ok && part.index == MC_NONE) return mc_format_parse_error(f, at, "the members of the struct are not known");
  return ok && mc_format_parse_set_type(f, args[2].number, part);
}

static void print_operand_type(McFormatPrint *f, uint32_t operand) {
  if (operand >= mc_op_num_operands(f->p->ctx, f->op)) return; /* it does not verify */
  mc_pr_type(f->p, mc_value_type(f->p->ctx, mc_op_operand(f->p->ctx, f->op, operand)));
}

void mc_routine_spirv_part_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_attr(f->p, mc_format_print_attr(f, args[0].number));
  mc_pr_lit(f->p, " : ");
  print_operand_type(f, 0);
}

bool mc_routine_spirv_insert_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McAttr indices = mc_p_attr(p, (McType){MC_NONE});
  if (indices.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, indices) ||
      !mc_expect(p, TOK_COLON, "expected ':'")) {
    return false;
  }
  McType object = mc_p_type(p);
  if (object.index == MC_NONE || !mc_format_parse_set_type(f, args[1].number, object)) return false;
  if (!mc_consume_keyword(p, "into")) return mc_format_parse_error(f, p->tok.start, "expected 'into'");
  McType composite = mc_p_type(p);
  return composite.index != MC_NONE && mc_format_parse_set_type(f, args[2].number, composite) &&
         mc_format_parse_set_type(f, args[3].number, composite);
}

void mc_routine_spirv_insert_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_attr(f->p, mc_format_print_attr(f, args[0].number));
  mc_pr_lit(f->p, " : ");
  print_operand_type(f, 0);
  mc_pr_lit(f->p, " into ");
  print_operand_type(f, 1);
}

/* --- types of operands from that of the result --- */

bool mc_routine_spirv_extended_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  uint64_t parts;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_spirv_kind(p->ctx, type) != MC_SPIRV_STRUCT || !mc_spirv_num_parts(p->ctx, type, &parts) || parts != 2) {
    return mc_format_parse_error(f, at, "expected spirv.struct type with two members");
  }
  McType member = mc_spirv_part(p->ctx, type, 0);
  return mc_format_parse_set_type(f, args[0].number, member) && mc_format_parse_set_type(f, args[1].number, member) &&
         mc_format_parse_set_type(f, args[2].number, type);
}

void mc_routine_spirv_extended_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args, (void)args;
  mc_format_print_result_types(f);
}

/* Three operands into groups 0, 1 and 2. */
static bool parse_operands(McFormatParse *f, bool in_parens) {
  McParser *p = f->p;
  size_t first = p->refs.len;
  const char *at = p->tok.start;
  if (!mc_p_operand_list(p, &p->refs) || (in_parens && !mc_expect(p, TOK_R_PAREN, "expected ')'"))) return false;
  uint32_t dropped;
  size_t count = p->refs.len - first;
  McStr name = mc_op_name_str(p->ctx, f->op->name);
  for (uint32_t i = 0; i < 3; i++) {
    f->operands_at[i] = at;
    f->operands[i] = (McSpan){(uint32_t)(first + i), 1};
  }
  if (!mc_format_parse_attr_dict_unchecked(f, &dropped)) return false;
  return count == 3 ||
         mc_p_error_at(p, f->op->at, "'%.*s' op expected 3 operands, but found %zu", (int)name.len, name.ptr, count);
}

bool mc_routine_spirv_same_or_function_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  const char *at = p->tok.start;
  bool function = mc_consume_if(p, TOK_L_PAREN);
  if (!parse_operands(f, function) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (function && mc_kind(ctx, type.index) != MC_TYPE_FUNCTION) {
    return mc_format_parse_error(f, at, "expected function type");
  }
  if (function && mc_type_num_inputs(ctx, type) != 3) {
    return mc_format_parse_error(f, at, "number of operands and types do not match: got 3 operands and %u types",
                                 mc_type_num_inputs(ctx, type));
  }
  if (function && mc_type_num_results(ctx, type) != 1) {
    return mc_format_parse_error(f, at, "expected three operands and one result");
  }
  for (uint32_t i = 0; i < 4; i++) {
    McType each = !function ? type : i < 3 ? mc_type_input(ctx, type, i) : mc_type_result(ctx, type, 0);
    if (!mc_format_parse_set_type(f, args[3 + i].number, each)) return false;
  }
  return true;
}

void mc_routine_spirv_same_or_function_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args, (void)args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t count = mc_op_num_operands(ctx, f->op);
  bool same = count == 3 && mc_op_num_results(ctx, f->op) == 1; /* else it does not verify */
  McType type = same ? mc_value_type(ctx, mc_op_result(ctx, f->op, 0)) : (McType){MC_NONE};
  for (uint32_t i = 0; i < 3 && same; i++) {
    same = same && mc_value_type(ctx, mc_op_operand(ctx, f->op, i)).index == type.index;
  }
  mc_pr_text(p, same ? " " : "(", 1);
  mc_format_print_values(f, (McSpan){0, count});
  if (!same) mc_pr_lit(p, ")");
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, " : ");
  if (same) mc_pr_type(p, type);
  else mc_pr_functional_type(p, f->op);
}

/* --- spirv.Wrapped --- */

bool mc_routine_spirv_wrapped_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  uint32_t dropped;
  const char *at = p->tok.start;
  if (!mc_at(p, TOK_STRING)) return mc_format_parse_error(f, at, "expected operation name in quotes");
  McRegion region = mc_p_region_of_op(p);
  if (region.index == MC_NONE) return false;
  McBlock block = mc_region_first_block(ctx, region);
  McOp wrapped = mc_block_last_op(ctx, block);
  if (mc_op_num_results(ctx, wrapped) == 0) return mc_format_parse_error(f, at, "expected an operation with a result");
  McValue value = mc_op_result(ctx, wrapped, 0);
  McType type = mc_value_type(ctx, value);
  McOpState state = {.name = mc_op_name(ctx, "spirv.mlir.yield", 16), .loc = mc_op_loc(ctx, wrapped),
                     .operands = &value, .num_operands = 1};
  if (state.loc.index & MC_LOC_POSITION) p->positions++; /* one more reference to the text */
  if (state.name.index == MC_NONE ||
      mc_op_create_pooled(ctx, p->pool, &state, NULL, block, (McOp){MC_NONE}).index == MC_NONE) {
    return mc_p_out_of_memory(p);
  }
  f->op->at = at; /* its location is that of the wrapped operation */
  return mc_p_push(p, &f->op->regions, region.index) && mc_format_parse_set_type(f, args[1].number, type) &&
         mc_format_parse_attr_dict_unchecked(f, &dropped);
}

void mc_routine_spirv_wrapped_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McBlock entry = mc_format_print_entry(f, args[0].number);
  McOp op = entry.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(f->p->ctx, entry);
  if (op.index != MC_NONE) mc_pr_generic_op(f->p, op);
}
