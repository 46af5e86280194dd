/* complex.c - complex numbers: the attribute's syntax, the element of a type, what is checked. */
#include "dialects/complex/complex.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"
#include "text/number.h"

bool mc_transform_complex_element(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1 || mc_kind(ctx, from->index) != MC_TYPE_COMPLEX) return false;
  return mc_array_push(&ctx->alloc, out, mc_type_element(ctx, *from).index);
}

/* --- #complex.number --- */

/* A number is read as an f64, then rounded. */
static bool parse_part(McDefParse *d, uint32_t param, McFloatKind kind) {
  McParser *p = d->p;
  bool negative = mc_consume_if(p, TOK_MINUS);
  McFloatBits bits;
  if (!mc_at(p, TOK_FLOAT_LITERAL) && !mc_at(p, TOK_INTEGER)) {
    return mc_def_parse_error(d, p->tok.start, "expected floating point literal");
  }
  if (!mc_p_float_value(p, &p->tok, negative, MC_F64, &bits)) return false;
  mc_advance(p);
  bits = mc_float_from_double(mc_float_to_double(bits, MC_F64), kind);
  d->values[param] = mc_attr_float_bits(p->ctx, mc_type_float(p->ctx, kind), bits.w, 2).index;
  return d->values[param] != MC_NONE || mc_p_out_of_memory(p);
}

bool mc_def_routine_complex_number_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  const char *at = p->tok.start;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_kind(p->ctx, type.index) != MC_TYPE_FLOAT) {
    return mc_def_parse_error(d, at, "invalid kind of type specified: expected a float type, but found '%s'",
                              mc_text_type(p->diags, type));
  }
  McFloatKind kind = mc_type_float_kind(p->ctx, type);
  if (!parse_part(d, args[0].number, kind) || !mc_expect(p, TOK_COMMA, "expected ','") ||
      !parse_part(d, args[1].number, kind)) {
    return false;
  }
  uint32_t own = d->def->record->self - 1;
  d->values[own] = mc_type_complex(p->ctx, type, p->diags).index;
  return d->values[own] != MC_NONE;
}

void mc_def_routine_complex_number_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_lit(d->p, ":");
  mc_pr_type(d->p, mc_type_element(d->p->ctx, (McType){d->values[d->def->record->self - 1]}));
  mc_pr_lit(d->p, " ");
  mc_pr_attr_no_type(d->p, (McAttr){d->values[args[0].number]});
  mc_pr_lit(d->p, ", ");
  mc_pr_attr_no_type(d->p, (McAttr){d->values[args[1].number]});
}

/* --- checks --- */

bool mc_check_complex_constant(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr value = mc_attr_dictionary_find(ctx, mc_op_properties(ctx, c->op), ctx->known[MC_ID_value]);
  McType element = mc_type_element(ctx, mc_value_type(ctx, mc_op_result(ctx, c->op, 0)));
  if (mc_attr_array_size(ctx, value) != 2) {
    return fail(c, "requires 'value' to be a complex constant, represented as array of two values");
  }
  McAttr real = mc_attr_array_get(ctx, value, 0), imaginary = mc_attr_array_get(ctx, value, 1);
  McKind kinds[2] = {mc_kind(ctx, real.index), mc_kind(ctx, imaginary.index)};
  for (int i = 0; i < 2; i++) {
    if (kinds[i] == MC_ATTR_FLOAT || kinds[i] == MC_ATTR_INTEGER) continue;
    return fail(c, "requires attribute's elements to be float or integer attributes");
  }
  McType real_type = mc_attr_value_type(ctx, real), imaginary_type = mc_attr_value_type(ctx, imaginary);
  if (real_type.index == element.index && imaginary_type.index == element.index) return true;
  return fail(
      c, "requires attribute's element types ('%s', '%s') to match the element type of the op's return type ('%s')",
      mc_text_type(c->diags, real_type), mc_text_type(c->diags, imaginary_type), mc_text_type(c->diags, element));
}

bool mc_check_complex_bitcast(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType in = mc_value_type(ctx, mc_op_operand(ctx, c->op, 0)), out = mc_value_type(ctx, mc_op_result(ctx, c->op, 0));
  McKind from = mc_kind(ctx, in.index), to = mc_kind(ctx, out.index);
  if (in.index == out.index) return true;
  if (from != MC_TYPE_INTEGER && from != MC_TYPE_FLOAT && from != MC_TYPE_COMPLEX) {
    return fail(c, "operand must be int/float/complex");
  }
  if (to != MC_TYPE_INTEGER && to != MC_TYPE_FLOAT && to != MC_TYPE_COMPLEX) {
    return fail(c, "result must be int/float/complex");
  }
  if ((from == MC_TYPE_COMPLEX) == (to == MC_TYPE_COMPLEX)) {
    return fail(c, "requires that either input or output has a complex type");
  }
  McType number = from == MC_TYPE_COMPLEX ? in : out, plain = from == MC_TYPE_COMPLEX ? out : in;
  if (2 * (uint64_t)mc_type_bit_width(ctx, mc_type_element(ctx, number)) == mc_type_bit_width(ctx, plain)) return true;
  return fail(c, "casting bitwidths do not match");
}
