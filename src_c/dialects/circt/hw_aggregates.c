/* hw_aggregates.c - operations of hw on arrays, structs and unions: forms that leave out the types of parts, and what
 * is checked of them.
 */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- arrays --- */

/* Arguments: operands, their types, the type of the result. type (`->` type)? */
bool mc_routine_hw_array_of_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t count = f->operands[args[0].number].count;
  McType type = mc_p_type(p), result;
  if (type.index == MC_NONE) return false;
  if (count == 0) {
    const char *at = f->operands_at[args[0].number];
    return mc_format_parse_error(f, at == NULL ? f->op->at : at, "Cannot construct an array of length 0");
  }
  f->types[args[1].number] = (McSpan){(uint32_t)p->words.len, count};
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(p, &p->words, type.index)) return false;
  }
  if (mc_consume_if(p, TOK_ARROW)) return mc_slot_type_parse(f, args[2].number).index != MC_NONE;
  result = mc_hw_array(p->ctx, type, count);
  if (result.index == MC_NONE) return mc_format_parse_error(f, f->op->at, "hw.array cannot contain InOut types");
  return mc_slot_push(f, args[2].number, result);
}

void mc_routine_hw_array_of_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McType type = mc_slot_type_at(f, args[1].number, 0), result = mc_slot_type_at(f, args[2].number, 0);
  if (type.index == MC_NONE || result.index == MC_NONE) return;
  mc_pr_type(p, type);
  bool is_usual = mc_hw_kind(p->ctx, result) == MC_HW_ARRAY &&
                  mc_hw_element(p->ctx, result).index == type.index &&
                  mc_hw_array_size(p->ctx, result) == mc_format_print_operands(f, args[0].number).count;
  if (is_usual) return;
  mc_pr_lit(p, " -> ");
  mc_pr_type(p, result);
}

/* Arguments: types of the operands, of the result: an array of all their elements. */
bool mc_routine_hw_arrays_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType element = {MC_NONE};
  uint64_t size = 0;
  f->types[args[0].number] = (McSpan){(uint32_t)p->words.len, 0};
  do {
    McType type = mc_p_type(p), meant = {MC_NONE};
    if (type.index == MC_NONE) return false;
    meant = mc_hw_canonical(p->ctx, type);
    if (mc_hw_kind(p->ctx, meant) != MC_HW_ARRAY) return mc_p_error_at(p, p->tok.start, "Expected !hw.array type");
    if (element.index != MC_NONE && element.index != mc_hw_element(p->ctx, meant).index) {
      return mc_p_error_at(p, p->tok.start, "Expected array element type '%s'", mc_text_type(p->diags, element));
    }
    element = mc_hw_element(p->ctx, meant);
    size += (uint64_t)mc_hw_array_size(p->ctx, meant);
    f->types[args[0].number].count++;
    if (!mc_p_push(p, &p->words, type.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_slot_push(f, args[1].number, mc_hw_array(p->ctx, element, size));
}

void mc_routine_hw_arrays_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type;
  for (uint32_t i = 0; (type = mc_slot_type_at(f, args[0].number, i)).index != MC_NONE; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, type);
  }
}

/* Arguments: types of the array, of the index, whose width follows. */
bool mc_routine_hw_indexed_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_slot_type_parse(f, args[0].number);
  if (type.index == MC_NONE) return false;
  McType meant = mc_hw_canonical(p->ctx, type);
  if (mc_hw_kind(p->ctx, meant) != MC_HW_ARRAY) return mc_p_error_at(p, p->tok.start, "Expected !hw.array type");
  uint32_t width = mc_hw_index_width((uint64_t)mc_hw_array_size(p->ctx, meant));
  return mc_slot_push(f, args[1].number, mc_type_integer(p->ctx, width, MC_SIGNLESS));
}

void mc_routine_hw_indexed_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[0].number, 0);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

/* The element type of an array or of what an inout holds; of any other type itself. */
bool mc_transform_hw_element(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1) return false;
  McType meant = mc_hw_canonical(ctx, *from);
  McHwKind kind = mc_hw_kind(ctx, meant);
  bool has_element = kind == MC_HW_ARRAY || kind == MC_HW_UNPACKED_ARRAY || kind == MC_HW_INOUT;
  return mc_array_push(&ctx->alloc, out, (has_element ? mc_hw_element(ctx, meant) : *from).index);
}

bool mc_transform_hw_inout(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1) return false;
  McType type = mc_hw_inout(ctx, *from);
  return mc_array_push(&ctx->alloc, out, (type.index == MC_NONE ? *from : type).index);
}

/* Arguments: the array, the index, and how messages name them. */
bool mc_check_hw_index_width(const McRoutineCheck *c) {
  McType array = mc_hw_canonical(c->ctx, mc_named_type(c, c->args[0])), index = mc_named_type(c, c->args[1]);
  if (array.index == MC_NONE || index.index == MC_NONE) return true;
  if (mc_hw_kind(c->ctx, array) != MC_HW_ARRAY || mc_kind(c->ctx, index.index) != MC_TYPE_INTEGER) return true;
  uint32_t width = mc_type_integer_width(c->ctx, index);
  uint32_t needed = mc_hw_index_width((uint64_t)mc_hw_array_size(c->ctx, array));
  if (needed == 0 ? width <= 1 : width == needed) return true;
  McStr text[2];
  for (int i = 0; i < 2; i++) text[i] = mc_ident_str(c->ctx, (McIdent){c->args[i]});
  return fail(c, "failed to verify that %.*s bit width equals ceil(log2(length(%.*s))), or 0 or 1 if %.*s contains "
                 "only one element", (int)text[1].len, text[1].ptr, (int)text[0].len, text[0].ptr, (int)text[0].len,
              text[0].ptr);
}

bool mc_check_hw_slice(const McRoutineCheck *c) {
  McType input = mc_hw_canonical(c->ctx, mc_operand_type(c, 0)), index = mc_operand_type(c, 1);
  if (mc_kind(c->ctx, index.index) != MC_TYPE_INTEGER) return true;
  if (mc_hw_index_width((uint64_t)mc_hw_array_size(c->ctx, input)) == mc_type_integer_width(c->ctx, index)) return true;
  return fail(c, "ArraySlice: index width must match clog2 of array size");
}

bool mc_check_hw_same_width(const McRoutineCheck *c) {
  int64_t from = mc_hw_bit_width(c->ctx, mc_operand_type(c, 0)), to = mc_hw_bit_width(c->ctx, mc_result_type(c, 0));
  return from == to || fail(c, "Bitwidth of input must match result");
}

/* --- fields --- */

static bool is_aggregate(const McContext *ctx, McType meant, bool is_union) {
  return mc_hw_kind(ctx, meant) == (is_union ? MC_HW_UNION : MC_HW_STRUCT);
}

/* The name of a field waits for the type: f->notes[0] has it. Arguments: fieldIndex, the type of the struct; `bare`:
 * without brackets. */
bool mc_routine_hw_field_name_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)args;
  McParser *p = f->p;
  bool bare = num_args > 2;
  if (!bare && !mc_expect(p, TOK_L_SQUARE, "expected '['")) return false;
  const char *at = p->tok.start;
  McAttr name = mc_p_attr(p, (McType){MC_NONE});
  if (name.index == MC_NONE) return false;
  if (mc_kind(p->ctx, name.index) != MC_ATTR_STRING) return mc_p_error_at(p, at, "invalid kind of attribute specified");
  f->notes[0] = name.index;
  return bare || mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

void mc_routine_hw_field_name_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McPrinter *p = f->p;
  McAttr held = mc_format_print_attr(f, args[0].number);
  McType meant = mc_hw_canonical(p->ctx, mc_slot_type_at(f, args[1].number, 0));
  McHwKind kind = mc_hw_kind(p->ctx, meant);
  int64_t index;
  if (held.index == MC_NONE || mc_kind(p->ctx, held.index) != MC_ATTR_INTEGER ||
      !mc_attr_integer_i64(p->ctx, held, &index) || (kind != MC_HW_STRUCT && kind != MC_HW_UNION)) {
    return;
  }
  if (index < 0 || index >= mc_hw_num_fields(p->ctx, meant)) return;
  McStr name = mc_hw_field_name(p->ctx, meant, (uint32_t)index);
  mc_pr_text(p, "[\"", num_args > 2 ? 0 : 2);
  if (num_args > 2) mc_pr_lit(p, "\"");
  mc_pr_text(p, name.ptr, name.len);
  mc_pr_text(p, "\"]", num_args > 2 ? 1 : 2);
}

/* Arguments: the type of the struct, that of the field, fieldIndex, "struct" or "union", a message for other types. */
bool mc_routine_hw_field_type_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  McType type = mc_slot_type_parse(f, args[0].number);
  if (type.index == MC_NONE) return false;
  McType meant = mc_hw_canonical(p->ctx, type);
  bool is_union = mc_str_is(mc_ident_str(p->ctx, (McIdent){args[3].number}), "union");
  if (!is_aggregate(p->ctx, meant, is_union)) {
    McStr message = MC_STR("invalid kind of type specified");
    if (num_args > 4) message = mc_ident_str(p->ctx, (McIdent){args[4].number});
    return mc_format_parse_error(f, f->op->at, "%.*s", (int)message.len, message.ptr);
  }
  McStr name = mc_attr_string_value(p->ctx, (McAttr){f->notes[0]});
  uint32_t index = mc_hw_field_index(p->ctx, meant, name);
  if (index == UINT32_MAX) {
    bool by_own_form = num_args > 4;
    return mc_format_parse_error(f, f->op->at, by_own_form ? "cannot find union field '%.*s'"
                                                           : "field name '%.*s' not found in aggregate type",
                                 (int)name.len, name.ptr);
  }
  McAttr held = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 32, MC_SIGNLESS), index);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  return mc_format_parse_set_attr(f, args[2].number, held) &&
         mc_slot_push(f, args[1].number, mc_hw_field_type(p->ctx, meant, index));
}

void mc_routine_hw_field_type_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[0].number, 0);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

/* Arguments: the types of all fields, the type of the struct, the message for another type. */
bool mc_routine_hw_all_fields_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_slot_type_parse(f, args[1].number);
  if (type.index == MC_NONE) return false;
  McType meant = mc_hw_canonical(p->ctx, type);
  if (mc_hw_kind(p->ctx, meant) != MC_HW_STRUCT) {
    McStr message = mc_ident_str(p->ctx, (McIdent){args[2].number});
    return mc_format_parse_error(f, f->op->at, "%.*s", (int)message.len, message.ptr);
  }
  uint32_t count = mc_hw_num_fields(p->ctx, meant);
  f->types[args[0].number] = (McSpan){(uint32_t)p->words.len, count};
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(p, &p->words, mc_hw_field_type(p->ctx, meant, i).index)) return false;
  }
  return true;
}

void mc_routine_hw_all_fields_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[1].number, 0);
  if (type.index != MC_NONE) mc_pr_type(f->p, type);
}

void mc_asm_hw_fields(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  if (mc_op_num_operands(ctx, op) == 0) return;
  McType meant = mc_hw_canonical(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, 0)));
  McHwKind kind = mc_hw_kind(ctx, meant);
  if (kind != MC_HW_STRUCT && kind != MC_HW_UNION) return;
  McAttr held = mc_op_property_named(ctx, op, "fieldIndex");
  int64_t index = result;
  if (held.index != MC_NONE && mc_kind(ctx, held.index) == MC_ATTR_INTEGER) {
    (void)mc_attr_integer_i64(ctx, held, &index);
  }
  if (index < 0 || index >= mc_hw_num_fields(ctx, meant)) return;
  McStr name = mc_hw_field_name(ctx, meant, (uint32_t)index);
  mc_buf_put(out, name.ptr, name.len);
}

/* Arguments: the struct or union, and the value of the field. */
bool mc_check_hw_field(const McRoutineCheck *c) {
  McType meant = mc_hw_canonical(c->ctx, mc_named_type(c, c->args[0])), type = mc_named_type(c, c->args[1]);
  McAttr held = mc_checked_attr(c, "fieldIndex");
  McHwKind kind = mc_hw_kind(c->ctx, meant);
  int64_t index = 0;
  if ((kind != MC_HW_STRUCT && kind != MC_HW_UNION) || held.index == MC_NONE) return true;
  (void)mc_attr_integer_i64(c->ctx, held, &index);
  index &= UINT32_MAX;
  if (index >= mc_hw_num_fields(c->ctx, meant)) {
    return fail(c, "field index %llu exceeds element count of aggregate type", (unsigned long long)index);
  }
  McType field = mc_hw_field_type(c->ctx, meant, (uint32_t)index);
  if (mc_hw_canonical(c->ctx, field).index == mc_hw_canonical(c->ctx, type).index) return true;
  return fail(c, "type '%s' of accessed field in aggregate at index %llu does not match expected type '%s'",
              mc_text_type(c->diags, field), (unsigned long long)index, mc_text_type(c->diags, type));
}

bool mc_check_hw_struct_create(const McRoutineCheck *c) {
  McType meant = mc_hw_canonical(c->ctx, mc_result_type(c, 0));
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  if (mc_hw_num_fields(c->ctx, meant) != count) return fail(c, "structure field count mismatch");
  for (uint32_t i = 0; i < count; i++) {
    if (mc_hw_field_type(c->ctx, meant, i).index == mc_operand_type(c, i).index) continue;
    McStr name = mc_hw_field_name(c->ctx, meant, i);
    return fail(c, "structure field `\"%.*s\"` type does not match", (int)name.len, name.ptr);
  }
  return true;
}

bool mc_check_hw_array_create(const McRoutineCheck *c) {
  McType meant = mc_hw_canonical(c->ctx, mc_result_type(c, 0));
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  int64_t size = mc_hw_array_size(c->ctx, meant);
  return size == count || fail(c, "has %u values for an array of %lld", count, (long long)size);
}

/* --- enumerations, parameters, paths --- */

/* Arguments: the field, the type of the result. */
bool mc_routine_hw_enum_constant_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McStr name;
  const char *at = p->tok.start;
  if (!mc_clause_word(f, &name) || !mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_slot_type_parse(f, args[1].number);
  if (type.index == MC_NONE || !mc_hw_enum_has(p, at, type, name)) return false;
  McIdent ident = mc_ident(p->ctx, "hw.enum.field", 13);
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(p->ctx, ident, false);
  uint32_t values[] = {mc_attr_string(p->ctx, name.ptr, name.len, (McType){MC_NONE}).index, type.index};
  if (def == NULL || values[0] == MC_NONE) return mc_p_out_of_memory(p);
  McAttr field = {mc_defined_intern(p->ctx, def, values)};
  return field.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, field);
}

/* The name of the case that an attribute hw.enum.field has. */
static McStr case_name(const McContext *ctx, McAttr field) {
  if (!mc_is_defined_as(ctx, field.index, "hw.enum.field")) return (McStr){"", 0};
  return mc_string_of(ctx, (McAttr){mc_defined_param(ctx, field.index, 0)});
}

void mc_routine_hw_enum_constant_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr field = mc_format_print_attr(f, args[0].number);
  McStr name = case_name(p->ctx, field);
  mc_pr_text(p, name.ptr, name.len);
  mc_pr_lit(p, " : ");
  if (mc_is_defined_as(p->ctx, field.index, "hw.enum.field")) {
    mc_pr_type(p, (McType){mc_defined_param(p->ctx, field.index, 1)});
  }
}

void mc_asm_hw_enum_constant(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McStr name = case_name(ctx, mc_op_property_named(ctx, op, "field"));
  mc_buf_put(out, name.ptr, name.len);
}

/* Arguments: the value, the type of the result. type `=` attribute of that type */
bool mc_routine_hw_typed_value_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_parse(f, args[1].number);
  if (type.index == MC_NONE || !mc_expect(f->p, TOK_EQUAL, "expected '='")) return false;
  McAttr value = mc_p_attr(f->p, type);
  return value.index != MC_NONE && mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_hw_typed_value_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McType type = mc_slot_type_at(f, args[1].number, 0);
  McAttr value = mc_format_print_attr(f, args[0].number);
  if (type.index == MC_NONE || value.index == MC_NONE) return;
  mc_pr_type(f->p, type);
  mc_pr_lit(f->p, " = ");
  mc_pr_attr_no_type(f->p, value);
}

/* A symbol, or an inner name, as an attribute that is pushed. */
static bool parse_step(McFormatParse *f, McWords *path) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  McAttr ref = mc_p_attr(p, (McType){MC_NONE});
  if (ref.index == MC_NONE) return false;
  if (mc_kind(p->ctx, ref.index) != MC_ATTR_SYMBOL_REF) {
    return mc_p_error_at(p, at, "invalid kind of attribute specified");
  }
  uint32_t nested = mc_attr_symbol_num_nested(p->ctx, ref);
  if (nested == 0) return mc_p_push(p, path, ref.index);
  if (nested > 1) return mc_p_error_at(p, at, "only one nested reference is allowed");
  McIdent ident = mc_ident(p->ctx, "hw.innerNameRef", 15);
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(p->ctx, ident, false);
  McStr name = mc_ident_str(p->ctx, mc_attr_symbol_nested(p->ctx, ref, 0));
  uint32_t values[] = {mc_attr_symbol_ref(p->ctx, mc_attr_symbol_root(p->ctx, ref), NULL, 0).index,
                       mc_attr_string(p->ctx, name.ptr, name.len, (McType){MC_NONE}).index};
  uint32_t made = def == NULL ? MC_NONE : mc_defined_intern(p->ctx, def, values);
  return made == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, path, made);
}

bool mc_routine_hw_path_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McWords path = {0};
  bool ok = mc_expect(p, TOK_L_SQUARE, "expected '['");
  if (ok && !mc_consume_if(p, TOK_R_SQUARE)) {
    do {
      ok = parse_step(f, &path);
    } while (ok && mc_consume_if(p, TOK_COMMA));
    ok = ok && mc_expect(p, TOK_R_SQUARE, "expected ']'");
  }
  ok = ok && mc_clause_set_array(f, args[0].number, &path);
  mc_array_fini(&p->ctx->alloc, &path);
  return ok;
}

void mc_routine_hw_path_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr path = mc_format_print_attr(f, args[0].number);
  mc_pr_lit(p, "[");
  for (uint32_t i = 0; i < mc_array_length(p->ctx, path); i++) {
    McAttr step = mc_attr_array_get(p->ctx, path, i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (!mc_is_defined_as(p->ctx, step.index, "hw.innerNameRef")) {
      mc_pr_attr(p, step);
      continue;
    }
    McStr name = mc_string_of(p->ctx, (McAttr){mc_defined_param(p->ctx, step.index, 1)});
    mc_pr_attr(p, (McAttr){mc_defined_param(p->ctx, step.index, 0)});
    mc_pr_lit(p, "::");
    mc_pr_symbol_name(p, name.ptr, name.len);
  }
  mc_pr_lit(p, "]");
}
