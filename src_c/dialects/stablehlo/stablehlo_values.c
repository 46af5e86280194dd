/* stablehlo_values.c - rules of stablehlo for operations on each element, normalization, transforms, random numbers. */
#include <math.h>

#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

/* --- element by element --- */

/* The sides and the result of an addition: none is quantized, or all are in ways that go together. */
bool mc_check_hlo_add(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType types[3], of[3];
  for (uint32_t i = 0; i < 3; i++) {
    types[i] = element(c, mc_checked_type(c, i));
    of[i] = mc_hlo_quantized(ctx, types[i]);
  }
  if (MC_LIKELY(of[0].index == MC_NONE && of[1].index == MC_NONE && of[2].index == MC_NONE)) {
    if (types[0].index == types[1].index && types[0].index == types[2].index) return true;
    return bad(c, "op requires the same element type for all operands and results");
  }
  if (of[0].index == MC_NONE || of[1].index == MC_NONE || of[2].index == MC_NONE) {
    return bad(c, "expects  all operands and results to be either quantized or non-quantized");
  }
  static const char *const what[] = {"storage", "expressed"};
  static const uint8_t parts[] = {MC_HLO_STORAGE, MC_HLO_EXPRESSED};
  for (uint32_t k = 0; k < 2; k++) {
    uint32_t held = mc_hlo_quant_part(ctx, of[0], parts[k]);
    if (held == mc_hlo_quant_part(ctx, of[1], parts[k]) && held == mc_hlo_quant_part(ctx, of[2], parts[k])) continue;
    return bad(c, "mismatched operands and result quantization %s types", what[k]);
  }
  bool lhs = mc_hlo_is_per_axis(ctx, of[0]), rhs = mc_hlo_is_per_axis(ctx, of[1]), out = mc_hlo_is_per_axis(ctx, of[2]);
  if (!lhs && !rhs) {
    return !out || bad(c, "result per_axis quantized but none from rhs and lhs are per_axis quantized");
  }
  if (!out) return bad(c, "result is not per_axis quantized but lhs or rhs are");
  for (uint32_t k = 0; k < 2; k++) {
    if (!(k == 0 ? lhs : rhs) || mc_hlo_quant_axis(ctx, of[k]) == mc_hlo_quant_axis(ctx, of[2])) continue;
    return bad(c, "quantization_dimension of %s and result are not same '%s' vs '%s'", k == 0 ? "lhs" : "rhs",
               TYPE(c, of[k]), TYPE(c, of[2]));
  }
  return true;
}

static bool fail_limit(const McRoutineCheck *c, const char *what, McType limit, McType operand) {
  McBuf a, b;
  mc_buf_init(&a, &c->ctx->alloc);
  mc_buf_init(&b, &c->ctx->alloc);
  mc_hlo_put_dims(&a, c, limit);
  mc_hlo_put_dims(&b, c, operand);
  bad(c, "%s shape [%s] is not scalar and is not compatible to operand shape [%s]", what, mc_buf_text(&a),
      mc_buf_text(&b));
  mc_buf_fini(&a);
  mc_buf_fini(&b);
  return mc_hlo_no_type(c);
}

bool mc_check_hlo_clamp(const McRoutineCheck *c) {
  static const char *const names[] = {"min", "", "max"};
  McType operand = mc_checked_type(c, 1);
  for (uint32_t i = 0; i < 3; i += 2) {
    McType limit = mc_checked_type(c, i);
    if (!is_tensor(c, limit) || mc_type_rank(c->ctx, limit) == 0) continue;
    if (!mc_shapes_compatible(c->ctx, limit, operand)) return fail_limit(c, names[i], limit, operand);
  }
  return mc_hlo_infers(c);
}

bool mc_check_hlo_select(const McRoutineCheck *c) {
  McType on = mc_checked_type(c, 0), a = mc_checked_type(c, 1), b = mc_checked_type(c, 2);
  if (!is_tensor(c, on) || !is_tensor(c, a) || !is_tensor(c, b)) return true;
  bool ok = mc_hlo_same_kind(c, a, b, false) || bad(c, "requires compatible types for non-predicate operands");
  if (ok && mc_type_rank(c->ctx, on) != 0 && !mc_shapes_compatible(c->ctx, on, a)) {
    ok = bad(c, "requires the same shape for all operands");
  }
  return ok && mc_hlo_operands_join(c, a, b) ? mc_hlo_infers(c) : mc_hlo_no_type(c);
}

/* The result of a quantization represents numbers of the operand's type. */
bool mc_check_hlo_quantize(const McRoutineCheck *c) {
  McType of = element(c, mc_checked_type(c, 0)), from = mc_hlo_quantized(c->ctx, of);
  McType to = mc_hlo_quantized(c->ctx, mc_checked_type(c, 1));
  if (to.index == MC_NONE) return true;
  McType want = from.index == MC_NONE ? of : (McType){mc_hlo_quant_part(c->ctx, from, MC_HLO_EXPRESSED)};
  McType have = {mc_hlo_quant_part(c->ctx, to, MC_HLO_EXPRESSED)};
  return want.index == have.index || bad(c, "Expressed type of result expected to be '%s', but got '%s'",
                                         TYPE(c, want), TYPE(c, have));
}

/* A constant is of its value's type; of a quantized one the value has what is stored. */
bool mc_check_hlo_constant(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr value = mc_named_attr(c, c->args[0]);
  McType have = mc_checked_type(c, 0), want = have, of = mc_hlo_quantized(ctx, have);
  if (value.index == MC_NONE) return true;
  if (of.index != MC_NONE && is_tensor(c, have)) {
    want = mc_hlo_with_element(ctx, have, (McType){mc_hlo_quant_part(ctx, of, MC_HLO_STORAGE)});
  }
  McType inferred = mc_attr_value_type(ctx, value);
  return want.index == inferred.index || mc_fail_inferred(c, inferred, have);
}

static bool has_number(McContext *ctx, uint32_t attr) {
  return attr != MC_NONE && (mc_kind(ctx, attr) == MC_ATTR_FLOAT || mc_kind(ctx, attr) == MC_ATTR_INTEGER);
}

bool mc_def_check_hlo_accuracy(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  static const char *const modes[] = {"DEFAULT", "HIGHEST"};
  bool negative = false, zero = true;
  for (uint32_t i = 0; i < 2; i++) {
    if (!has_number(ctx, values[i])) return true;
    double value = mc_attr_float_double(ctx, (McAttr){values[i]});
    negative = negative || signbit(value);
    zero = zero && !(value < 0 || value > 0);
  }
  int64_t ulps = 0;
  if (has_number(ctx, values[2])) mc_attr_integer_i64(ctx, (McAttr){values[2]}, &ulps);
  if (negative || ulps < 0) return mc_error(diags, loc, "Negative tolerance");
  uint64_t mode = values[3] == MC_NONE ? 0 : mc_enum_attr_value(ctx, (McAttr){values[3]});
  if (mode > 1 || (zero && ulps == 0)) return true;
  return mc_error(diags, loc, "Invalid tolerances for ResultAccuracyAttr with mode %s, must be all zero.",
                  modes[mode]);
}

/* --- sizes --- */

/* A dimension of the operand, in the last argument. */
static bool check_dimension(const McRoutineCheck *c, McType in, uint32_t name) {
  int64_t dim = integer_or(c, mc_named_attr(c, name), 0);
  uint32_t rank = mc_type_rank(c->ctx, in);
  return dim < rank || bad(c, "requires dimension attribute in range [0, %u); found (%lld)", rank, LL(dim));
}

bool mc_check_hlo_dimension_size(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0);
  if (!is_tensor(c, in)) return true;
  return check_dimension(c, in, c->args[0]) ? mc_hlo_infers(c) : mc_hlo_no_type(c);
}

bool mc_check_hlo_set_dimension_size(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), size = mc_checked_type(c, 1);
  if (!is_tensor(c, in) || !is_tensor(c, size)) return true;
  if (mc_type_rank(c->ctx, size) != 0) {
    bad(c, "size operand should be of rank-0");
    return mc_hlo_no_type(c);
  }
  return check_dimension(c, in, c->args[0]) ? mc_hlo_infers(c) : mc_hlo_no_type(c);
}

bool mc_check_hlo_tuple_element(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0);
  int64_t i = integer_or(c, mc_named_attr(c, c->args[0]), 0);
  if (mc_kind(c->ctx, in.index) != MC_TYPE_TUPLE) return true;
  uint32_t count = mc_type_num_results(c->ctx, in);
  if (i < count) return mc_hlo_infers(c);
  bad(c, "index %lld is out of bounds of operand with size %u", LL(i), count);
  return mc_hlo_no_type(c);
}

/* --- linear algebra, transforms --- */

static bool fail_matrix(const McRoutineCheck *c, const char *what, McType type) {
  McBuf dims;
  mc_buf_init(&dims, &c->ctx->alloc);
  mc_hlo_put_dims(&dims, c, type);
  bad(c, "%s, got shape %s.", what, mc_buf_text(&dims));
  mc_buf_fini(&dims);
  return mc_hlo_no_type(c);
}

bool mc_check_hlo_cholesky(const McRoutineCheck *c) {
  McType a = mc_checked_type(c, 0);
  if (!is_tensor(c, a)) return true;
  uint32_t rank = mc_type_rank(c->ctx, a);
  if (rank < 2) return fail_matrix(c, "argument 'a' must have rank >= 2", a);
  if (!fits(mc_type_dim(c->ctx, a, rank - 2), mc_type_dim(c->ctx, a, rank - 1))) {
    return fail_matrix(c, "minor dimensions of 'a' must have equal size", a);
  }
  return mc_hlo_infers(c);
}

enum { FFT, IFFT, RFFT, IRFFT };

static bool fail_lengths(const McRoutineCheck *c, const char *what, McType in, const List *lengths, const char *end) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_buf_printf(&text, "%s", what);
  mc_hlo_put_dims(&text, c, in);
  mc_buf_lit(&text, " but wanted ");
  mc_hlo_fail_list(c, mc_buf_text(&text), lengths, end);
  mc_buf_fini(&text);
  return false;
}

static bool check_lengths(const McRoutineCheck *c, McType in, const List *lengths, uint64_t kind) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_type_rank(ctx, in), from = rank - lengths->len, fixed = lengths->len - (kind == IRFFT);
  for (uint32_t i = 0; i < fixed; i++) {
    int64_t size = mc_type_dim(ctx, in, from + i), length = at(c, lengths, i);
    if (fits(size, length)) continue;
    if (kind == RFFT) {
      return fail_lengths(c, "RFFT requires innermost dimensions to be compatible with fft_length. Got: ", in, lengths,
                          ".");
    }
    char end[80];
    snprintf(end, sizeof end, ", and %lld != %lld.", LL(size), LL(length));
    return fail_lengths(c, "IRFFT requires non-final dimensions to be compatible with fft_length. Got: ", in, lengths,
                        end);
  }
  int64_t size = mc_type_dim(ctx, in, rank - 1), length = at(c, lengths, lengths->len - 1);
  if (kind == RFFT || ((fits(size, 0) && length == 0) || fits(size, length / 2 + 1))) return true;
  char before[160];
  snprintf(before, sizeof before, "IRFFT requires innermost dimension to be compatible with fft_length[-1]/2+1. Got: "
           "%lld but fft_length is ", LL(size));
  return mc_hlo_fail_list(c, before, lengths, ".");
}

static bool check_fft(const McRoutineCheck *c, McType in, const List *lengths, uint64_t kind) {
  McContext *ctx = c->ctx;
  McType of = element(c, in);
  if (lengths->len < 1 || lengths->len > 3) return bad(c, "rank must be between 1 and 3, but got %u.", lengths->len);
  bool is_complex = mc_kind(ctx, of.index) == MC_TYPE_COMPLEX;
  if (kind == RFFT) {
    bool is = is_float(c, of) && (mc_type_float_kind(ctx, of) == MC_F32 || mc_type_float_kind(ctx, of) == MC_F64);
    if (!is) return bad(c, "RFFT requires f32 or f64 input type, but is given '%s'.", TYPE(c, of));
  } else if (!is_complex) {
    return bad(c, "FFT/IFFT/IRFFT take a complex tensor as input, but is given '%s'.", TYPE(c, in));
  }
  if (mc_type_rank(ctx, in) < lengths->len) {
    return bad(c, "operand rank must not be less than fft rank of %u for operand of type '%s'.", lengths->len,
               TYPE(c, in));
  }
  return (kind != RFFT && kind != IRFFT) || check_lengths(c, in, lengths, kind);
}

bool mc_check_hlo_fft(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0);
  List lengths = list_of(c, mc_named_attr(c, c->args[0]), "");
  McAttr kind = mc_named_attr(c, c->args[1]);
  if (!is_tensor(c, in) || kind.index == MC_NONE) return true;
  return check_fft(c, in, &lengths, mc_enum_attr_value(c->ctx, kind)) ? mc_hlo_infers(c) : mc_hlo_no_type(c);
}

/* --- normalization --- */

/* Operands from `first` on have shapes that go together, each with each. */
static bool all_compatible(const McRoutineCheck *c, uint32_t first, uint32_t end) {
  for (uint32_t i = first; i < end; i++) {
    for (uint32_t j = first; j < i; j++) {
      if (!mc_shapes_compatible(c->ctx, mc_checked_type(c, i), mc_checked_type(c, j))) return false;
    }
  }
  return true;
}

static void put_size(char *out, size_t len, int64_t size) {
  if (size == MC_DYNAMIC) snprintf(out, len, "?");
  else snprintf(out, len, "%lld", LL(size));
}

/* The first operand has features, the others an element for each. Five operands with three results are those of a
 * gradient: the last one is as the first. */
static bool check_features(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t operands = mc_op_num_operands(ctx, c->op), end = operands;
  McType in = mc_checked_type(c, 0), single = mc_checked_type(c, 1);
  if (operands == 5 && mc_op_num_results(ctx, c->op) == 3) {
    end--;
    if (!mc_shapes_compatible(ctx, in, mc_checked_type(c, end))) {
      return bad(c, "expects multi-dimensional operands to have compatible shapes.");
    }
  }
  if (!all_compatible(c, 1, end)) return bad(c, "expects single-dimensional operands to have compatible shapes.");
  int64_t feature = integer_or(c, mc_named_attr(c, c->args[0]), 0);
  uint32_t rank = mc_type_rank(ctx, in);
  if (feature >= rank) {
    return bad(c, "expects featureIndex to be smaller than the rank of multi-dimensional operands; got featureIndex "
               "%lld, and rank %u.", LL(feature), rank);
  }
  int64_t count = mc_type_dim(ctx, in, (uint32_t)feature), have = mc_type_dim(ctx, single, 0);
  if (fits(count, have)) return true;
  char a[24], b[24];
  put_size(a, sizeof a, have);
  put_size(b, sizeof b, count);
  return bad(c, "expects the size of single-dimensional operands to be compatible with feature count, but the size of "
             "single-dimensional operands is %s and the feature count is %s.", a, b);
}

bool mc_check_hlo_batch_norm(const McRoutineCheck *c) {
  for (uint32_t i = 0; i < mc_op_num_operands(c->ctx, c->op); i++) {
    if (!is_tensor(c, mc_checked_type(c, i))) return true;
  }
  return check_features(c) ? mc_hlo_infers(c) : mc_hlo_no_type(c);
}

/* --- random numbers --- */

bool mc_check_hlo_rng(const McRoutineCheck *c) {
  McAttr distribution = mc_named_attr(c, c->args[0]);
  bool normal = distribution.index != MC_NONE && mc_enum_attr_value(c->ctx, distribution) == 2;
  if (normal && (!is_float(c, element(c, mc_checked_type(c, 0))) || !is_float(c, element(c, mc_checked_type(c, 1))))) {
    bad(c, "mu and sigma must be floats");
    return mc_hlo_no_type(c);
  }
  return mc_hlo_infers(c);
}

bool mc_check_hlo_rng_bits(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = mc_checked_type(c, 1);
  if (!is_tensor(c, in) || !is_tensor(c, out) || mc_shapes_compatible(c->ctx, in, out)) return true;
  return bad(c, "output state shape must be compatible with initial state shape. Got: '%s' and '%s'", TYPE(c, in),
             TYPE(c, out));
}
