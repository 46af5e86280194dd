/* smt_sorts.c - sorts and numbers of smt: their rules, their text, what is inferred of them, suggested names.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include "defs/infer.h"
#include "dialects/smt/smt.h"
#include "parse/parse_attr.h"

bool smt_is_plain_value(const McContext *ctx, McType type) {
  static const char *const names[] = {"smt.bool", "smt.bv", "smt.array", "smt.int", "smt.sort"};
  for (size_t i = 0; i < MC_COUNT(names); i++) {
    if (smt_is(ctx, type, names[i])) return true;
  }
  return false;
}

bool smt_is_value(const McContext *ctx, McType type) {
  return smt_is_plain_value(ctx, type) || smt_is(ctx, type, "smt.func");
}

/* --- which sorts there are --- */

bool mc_def_check_smt_bit_vector(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                 McDiags *diags) {
  (void)def;
  int64_t width = 0;
  bool right = mc_attr_integer_i64(ctx, (McAttr){values[0]}, &width) && width > 0;
  return right || mc_error(diags, loc, "bit-vector must have at least a width of one");
}

bool mc_def_check_smt_array(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                            McDiags *diags) {
  (void)def;
  if (!smt_is_value(ctx, (McType){values[0]})) return mc_error(diags, loc, "domain must be any SMT value type");
  return smt_is_value(ctx, (McType){values[1]}) || mc_error(diags, loc, "range must be any SMT value type");
}

static uint32_t num_types(const McContext *ctx, uint32_t list) {
  return list != MC_NONE && mc_kind(ctx, list) == MC_ATTR_ARRAY ? mc_attr_array_size(ctx, (McAttr){list}) : 0;
}

static McType type_at(const McContext *ctx, uint32_t list, uint32_t i) {
  McAttr held = mc_attr_array_get(ctx, (McAttr){list}, i);
  return mc_kind(ctx, held.index) == MC_ATTR_TYPE ? mc_attr_type_value(ctx, held) : (McType){MC_NONE};
}

static bool are_plain_values(const McContext *ctx, uint32_t list) {
  for (uint32_t i = 0, n = num_types(ctx, list); i < n; i++) {
    if (!smt_is_plain_value(ctx, type_at(ctx, list, i))) return false;
  }
  return true;
}

bool mc_def_check_smt_function(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  if (num_types(ctx, values[0]) == 0) return mc_error(diags, loc, "domain must not be empty");
  if (!are_plain_values(ctx, values[0])) {
    return mc_error(diags, loc, "domain types must be any non-function SMT type");
  }
  return smt_is_plain_value(ctx, (McType){values[1]}) ||
         mc_error(diags, loc, "range type must be any non-function SMT type");
}

bool mc_def_check_smt_sort(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                           McDiags *diags) {
  (void)def;
  return are_plain_values(ctx, values[1]) ||
         mc_error(diags, loc, "sort parameter types must be any non-function SMT type");
}

/* --- types of types --- */

bool mc_transform_smt_domain(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1) return false;
  if (smt_is(ctx, *from, "smt.array")) {
    return mc_array_push(&ctx->alloc, out, mc_defined_param(ctx, from->index, 0));
  }
  uint32_t list = smt_is(ctx, *from, "smt.func") ? mc_defined_param(ctx, from->index, 0) : MC_NONE;
  for (uint32_t i = 0, n = num_types(ctx, list); i < n; i++) {
    if (!mc_array_push(&ctx->alloc, out, type_at(ctx, list, i).index)) return false;
  }
  return list != MC_NONE;
}

bool mc_transform_smt_range(McContext *ctx, const McType *from, size_t count, McWords *out) {
  bool known = count == 1 && (smt_is(ctx, *from, "smt.array") || smt_is(ctx, *from, "smt.func"));
  return known && mc_array_push(&ctx->alloc, out, mc_defined_param(ctx, from->index, 1));
}

/* The type of bit-vectors of that width. MC_NONE: it was reported to `diags`, if any. */
static McType bit_vector(McContext *ctx, int64_t width, McLoc loc, McDiags *diags) {
  McIdent name = mc_ident(ctx, "smt.bv", strlen("smt.bv"));
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(ctx, name, true);
  McAttr held = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), width);
  if (def == NULL || held.index == MC_NONE) return (McType){MC_NONE};
  return (McType){mc_defined_make(ctx, def, &held.index, loc, diags)};
}

bool mc_infer_smt_concat(const McInfer *in, McInferred *out) {
  McType lhs = mc_infer_type(in, 0), rhs = mc_infer_type(in, 1);
  if (lhs.index == MC_NONE || rhs.index == MC_NONE) return false;
  int64_t a = smt_width(in->ctx, lhs), b = smt_width(in->ctx, rhs);
  /* Operands that are no bit-vectors are reported later. */
  int64_t width = a == 0 || b == 0 ? 1 : (int64_t)((uint64_t)a + (uint64_t)b);
  return mc_infer_push(in, out, bit_vector(in->ctx, width, in->loc, in->diags));
}

/* --- numbers --- */

bool mc_def_routine_smt_bits_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  McContext *ctx = p->ctx;
  McIntegerText number;
  bool fits;
  const char *at = p->tok.start;
  if (!mc_integer_text_parse(p, &number)) return mc_def_parse_error(d, at, "expected integer value");
  McType type = {d->values[args[1].number]};
  int64_t width = smt_width(ctx, type);
  if (width <= 0) return mc_def_parse_error(d, d->at, "explicit bit-vector type required");
  if (width > MC_MAX_INTEGER_WIDTH) {
    return mc_def_parse_error(d, d->at, "a number of %lld bits is not supported", (long long)width);
  }
  McAttr value = mc_integer_text_attr(p, &number, mc_type_integer(ctx, (uint32_t)width, MC_SIGNLESS), &fits);
  if (!fits) {
    return mc_def_parse_error(d, d->at, "integer value out of range for given bit-vector type '%s'",
                              mc_text_type(p->diags, type));
  }
  d->values[args[0].number] = value.index;
  return value.index != MC_NONE || mc_p_out_of_memory(p);
}

void mc_def_routine_smt_bits_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!d->p->collecting) mc_integer_attr_text(d->p->ctx, (McAttr){d->values[args[0].number]}, true, d->p->buf);
}

bool mc_routine_smt_integer_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McIntegerText number;
  const char *at = p->tok.start;
  bool fits;
  if (!mc_integer_text_parse(p, &number)) return mc_format_parse_error(f, at, "expected integer value");
  uint32_t width = mc_integer_text_width(p, &number);
  if (width == 0) return mc_format_parse_error(f, at, "integer value too large");
  McType type = mc_type_integer(p->ctx, width, MC_UNSIGNED);
  if (type.index == MC_NONE) return mc_p_out_of_memory(p);
  McAttr value = mc_integer_text_attr(p, &number, type, &fits);
  return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, value);
}

void mc_routine_smt_integer_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!f->p->collecting) mc_integer_attr_text(f->p->ctx, mc_format_print_attr(f, args[0].number), true, f->p->buf);
}

/* --- suggested names --- */

void mc_asm_smt_prefix_name(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McAttr prefix = mc_op_property_named(ctx, op, "namePrefix");
  if (prefix.index == MC_NONE || mc_kind(ctx, prefix.index) != MC_ATTR_STRING) return;
  McStr text = mc_attr_string_value(ctx, prefix);
  mc_buf_put(out, text.ptr, text.len);
}

void mc_asm_smt_bool_name(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  mc_buf_str(out, mc_op_property_named(ctx, op, "value").index == mc_attr_bool(ctx, true).index ? "true" : "false");
}

void mc_asm_smt_integer_name(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  mc_buf_char(out, 'c');
  mc_integer_attr_text(ctx, mc_op_property_named(ctx, op, "value"), true, out);
}

void mc_asm_smt_bits_name(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McAttr value = mc_op_property_named(ctx, op, "value");
  if (!mc_is_defined_as(ctx, value.index, "smt.bv")) return;
  mc_buf_char(out, 'c');
  mc_integer_attr_text(ctx, (McAttr){mc_defined_param(ctx, value.index, 1)}, true, out);
  mc_buf_str(out, "_bv");
  mc_buf_i64(out, smt_width(ctx, mc_attr_value_type(ctx, value)));
}
