/* stablehlo_products.c - rules of stablehlo and chlo for products and convolutions. */
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

/* --- what products have in common --- */

static uint32_t precisions(const McRoutineCheck *c, McAttr config) {
  bool is = config.index != MC_NONE && mc_kind(c->ctx, config.index) == MC_ATTR_ARRAY;
  return is ? mc_attr_array_size(c->ctx, config) : 0;
}

static bool check_precision(const McRoutineCheck *c, McAttr config) {
  uint32_t count = precisions(c, config);
  return count <= 2 || bad(c, "expects precision config to be empty or have <= 2 elements, got %u", count);
}

/* "2, ?, 4" */
static void put_sizes(McBuf *out, const int64_t *sizes, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_buf_lit(out, ", ");
    if (sizes[i] == MC_DYNAMIC) mc_buf_lit(out, "?");
    else mc_buf_printf(out, "%lld", LL(sizes[i]));
  }
}

bool mc_hlo_check_shape(const McRoutineCheck *c, const int64_t *sizes, uint32_t count, McType result) {
  McContext *ctx = c->ctx;
  bool same = mc_type_rank(ctx, result) == count;
  for (uint32_t i = 0; same && i < count; i++) same = fits(sizes[i], mc_type_dim(ctx, result, i));
  if (same) return true;
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  put_sizes(&text, sizes, count);
  bad(c, "inferred shape '[%s]' is incompatible with return type of operation '%s'", mc_buf_text(&text),
      TYPE(c, result));
  mc_buf_fini(&text);
  return false;
}

/* Quantized sides of a product. */
static bool check_quantized_sides(const McRoutineCheck *c, McType lhs, McType rhs, McType out) {
  McContext *ctx = c->ctx;
  McType a = mc_hlo_quantized(ctx, lhs), b = mc_hlo_quantized(ctx, rhs), r = mc_hlo_quantized(ctx, out);
  if (b.index == MC_NONE || (a.index == MC_NONE) != (r.index == MC_NONE)) {
    return bad(c, "rhs should be quantized for quantized operations and is_quantized(lhs)=is_quantized(result) should "
               "hold");
  }
  uint32_t expressed = mc_hlo_quant_part(ctx, b, MC_HLO_EXPRESSED);
  if (a.index == MC_NONE) {
    uint32_t x = element(c, lhs).index, y = element(c, out).index;
    return (x == expressed && x == y) ||
           bad(c, "mismatched rhs quantization expressed type and lhs and result element type");
  }
  if (mc_hlo_quant_part(ctx, a, MC_HLO_STORAGE) != mc_hlo_quant_part(ctx, b, MC_HLO_STORAGE)) {
    return bad(c, "mismatched lhs and rhs quantization storage types");
  }
  uint32_t of_lhs = mc_hlo_quant_part(ctx, a, MC_HLO_EXPRESSED);
  if (of_lhs != expressed || of_lhs != mc_hlo_quant_part(ctx, r, MC_HLO_EXPRESSED)) {
    return bad(c, "mismatched lhs, rhs and result quantization expressed types");
  }
  bool granular = mc_hlo_is_per_tensor(ctx, b) && !mc_hlo_is_per_tensor(ctx, r);
  return !granular || bad(c, "mismatched rhs and result quantization granularity");
}

/* --- dot --- */

static bool vector_or_matrix(const McRoutineCheck *c, McType type) {
  uint32_t rank = mc_type_rank(c->ctx, type);
  return rank == 1 || rank == 2;
}

bool mc_check_hlo_dot(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType lhs = mc_named_type(c, c->args[0]), rhs = mc_named_type(c, c->args[1]), out = mc_checked_type(c, 2);
  if (!is_tensor(c, lhs) || !is_tensor(c, rhs) || !is_tensor(c, out)) return true;
  if (!check_precision(c, mc_named_attr(c, c->args[2]))) return false;
  uint32_t rank = mc_type_rank(ctx, lhs), count = 0;
  if (!vector_or_matrix(c, lhs) || !vector_or_matrix(c, rhs) ||
      !fits(mc_type_dim(ctx, lhs, rank - 1), mc_type_dim(ctx, rhs, 0))) {
    return bad(c, "expected both lhs/rhs ranks to be either 1 or 2");
  }
  int64_t sizes[2];
  if (rank == 2) sizes[count++] = mc_type_dim(ctx, lhs, 0);
  if (mc_type_rank(ctx, rhs) == 2) sizes[count++] = mc_type_dim(ctx, rhs, 1);
  return mc_hlo_check_shape(c, sizes, count, out);
}

static bool check_in_range(const McRoutineCheck *c, uint32_t rank, const List *dims) {
  for (uint32_t i = 0; i < dims->len; i++) {
    int64_t dim = at(c, dims, i);
    if (dim < 0 || dim >= rank) return bad(c, "%s value: %lld is out of range: [0, %u)", dims->name, LL(dim), rank);
  }
  return true;
}

static bool pairs_fit(const McRoutineCheck *c, McType a, const List *of_a, McType b, const List *of_b) {
  for (uint32_t i = 0; i < of_a->len; i++) {
    if (!fits(mc_type_dim(c->ctx, a, (uint32_t)at(c, of_a, i)), mc_type_dim(c->ctx, b, (uint32_t)at(c, of_b, i)))) {
      return false;
    }
  }
  return true;
}

McHloDot mc_hlo_dot_of(const McRoutineCheck *c, McAttr numbers) {
  return (McHloDot){param(c, numbers, 0, "lhs_batching_dimensions"), param(c, numbers, 1, "rhs_batching_dimensions"),
                    param(c, numbers, 2, "lhs_contracting_dimensions"),
                    param(c, numbers, 3, "rhs_contracting_dimensions")};
}

bool mc_hlo_check_dot(const McRoutineCheck *c, McType lhs, McType rhs, const McHloDot *d, McAttr precision) {
  if (!check_precision(c, precision)) return false;
  if (d->lhs_batch.len != d->rhs_batch.len) {
    return bad(c, "lhs and rhs should have the same number of batching dimensions");
  }
  if (d->lhs_sum.len != d->rhs_sum.len) {
    return bad(c, "lhs and rhs should have the same number of contracting dimensions");
  }
  uint32_t lhs_rank = mc_type_rank(c->ctx, lhs), rhs_rank = mc_type_rank(c->ctx, rhs);
  if (!mc_hlo_distinct(c, &d->lhs_batch, &d->lhs_sum) || !mc_hlo_distinct(c, &d->rhs_batch, &d->rhs_sum)) return false;
  if (!check_in_range(c, lhs_rank, &d->lhs_batch) || !check_in_range(c, lhs_rank, &d->lhs_sum)) return false;
  if (!check_in_range(c, rhs_rank, &d->rhs_batch) || !check_in_range(c, rhs_rank, &d->rhs_sum)) return false;
  if (!pairs_fit(c, lhs, &d->lhs_batch, rhs, &d->rhs_batch)) {
    return bad(c, "batching dimension sizes must match for lhs/rhs");
  }
  return pairs_fit(c, lhs, &d->lhs_sum, rhs, &d->rhs_sum) ||
         bad(c, "contracting dimension sizes must match for lhs/rhs");
}

void mc_hlo_push_others(const McRoutineCheck *c, McType type, const List *const *lists, uint32_t count, McInts *sizes) {
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, type); i < rank; i++) {
    bool other = true;
    for (uint32_t k = 0; k < count; k++) other = other && !contains(c, lists[k], i);
    if (other) sizes->ptr[sizes->len++] = mc_type_dim(c->ctx, type, i);
  }
}

static bool check_dot_shape(const McRoutineCheck *c, McType lhs, McType rhs, const McHloDot *d, McType out) {
  McContext *ctx = c->ctx;
  McInts sizes;
  McStr of_lhs = mc_hlo_bounds(ctx, lhs), of_rhs = mc_hlo_bounds(ctx, rhs);
  if (!mc_ints_init(ctx, &sizes, mc_type_rank(ctx, lhs) + mc_type_rank(ctx, rhs), c->diags)) return false;
  bool ok = true;
  for (uint32_t i = 0; ok && i < d->lhs_batch.len; i++) {
    uint32_t l = (uint32_t)at(c, &d->lhs_batch, i), r = (uint32_t)at(c, &d->rhs_batch, i);
    McHloDim dim = {mc_type_dim(ctx, lhs, l), mc_hlo_bound_at(of_lhs, l)};
    McHloDim other = {mc_type_dim(ctx, rhs, r), mc_hlo_bound_at(of_rhs, r)};
    ok = mc_hlo_join_dim(c, false, i, &dim, other);
    sizes.ptr[sizes.len++] = dim.size;
  }
  mc_hlo_push_others(c, lhs, (const List *const[]){&d->lhs_batch, &d->lhs_sum}, 2, &sizes);
  mc_hlo_push_others(c, rhs, (const List *const[]){&d->rhs_batch, &d->rhs_sum}, 2, &sizes);
  ok = ok && mc_hlo_check_shape(c, sizes.ptr, sizes.len, out);
  mc_ints_fini(ctx, &sizes);
  return ok;
}

static bool is_zero(McStr zero_points) {
  for (size_t i = 0; i < zero_points.len; i++) {
    if (zero_points.ptr[i] != 0) return false;
  }
  return true;
}

static bool check_quantized_dot(const McRoutineCheck *c, McType lhs, McType rhs, const McHloDot *d, McType out) {
  McContext *ctx = c->ctx;
  McType b = mc_hlo_quantized(ctx, rhs);
  bool zero = is_zero(mc_hlo_quant_list(ctx, b, MC_HLO_ZERO_POINTS));
  if (mc_hlo_is_per_tensor(ctx, b)) {
    if (!zero) return bad(c, "Zero point of rhs should be 0");
  } else if (mc_hlo_is_per_axis(ctx, b)) {
    if (!zero) return bad(c, "Zero points of rhs should be 0");
    if (contains(c, &d->rhs_sum, mc_hlo_quant_axis(ctx, b))) {
      return bad(c, "Quantization dimension of rhs should not be in the contracting dimension of rhs");
    }
  }
  return check_quantized_sides(c, lhs, rhs, out);
}

bool mc_check_hlo_dot_general(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType lhs = mc_named_type(c, c->args[0]), rhs = mc_named_type(c, c->args[1]), out = mc_checked_type(c, 2);
  McAttr numbers = mc_named_attr(c, c->args[2]), precision = mc_named_attr(c, c->args[3]);
  if (!is_tensor(c, lhs) || !is_tensor(c, rhs) || !is_tensor(c, out) || numbers.index == MC_NONE) return true;
  McHloDot d = mc_hlo_dot_of(c, numbers);
  if (!mc_hlo_check_dot(c, lhs, rhs, &d, precision) || !check_dot_shape(c, lhs, rhs, &d, out)) return false;
  bool is_default = true;
  for (uint32_t i = 0; i < precisions(c, precision); i++) {
    is_default = is_default && mc_enum_attr_value(ctx, mc_attr_array_get(ctx, precision, i)) == 0;
  }
  if (!is_default && mc_named_attr(c, c->args[4]).index != MC_NONE) {
    return bad(c, "must specify DEFAULT precision config when algorithm is set.");
  }
  return !any_quantized(c, lhs, rhs, out) || check_quantized_dot(c, lhs, rhs, &d, out);
}

/* --- algorithms --- */

static int64_t number_of(const McContext *ctx, uint32_t attr) {
  int64_t value = 0;
  bool is = attr != MC_NONE && mc_kind(ctx, attr) == MC_ATTR_INTEGER;
  return is && mc_attr_integer_i64(ctx, (McAttr){attr}, &value) ? value : 0;
}

static bool is_small_float(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) != MC_TYPE_FLOAT || mc_type_bit_width(ctx, type) != 8) return false;
  return mc_type_float_kind(ctx, type) != MC_F8E8M0FNU;
}

static bool is_float_kind(const McContext *ctx, McType type, McFloatKind kind) {
  return mc_kind(ctx, type.index) == MC_TYPE_FLOAT && mc_type_float_kind(ctx, type) == kind;
}

/* A combination that some hardware has. */
static bool is_known_algorithm(const McContext *ctx, const uint32_t *values) {
  static const struct { uint8_t side, sum, counts; } known[] = { /* counts: bits of numbers of operations */
      {MC_F16, MC_F16, 1}, {MC_F16, MC_F32, 1},  {MC_BF16, MC_BF16, 1}, {MC_BF16, MC_F32, 1}, {MC_BF16, MC_F32, 3},
      {MC_BF16, MC_F32, 6}, {MC_BF16, MC_F32, 9}, {MC_TF32, MC_F32, 1},  {MC_TF32, MC_F32, 3}, {MC_F32, MC_F32, 1},
      {MC_F64, MC_F64, 1}};
  McType lhs = {values[0]}, rhs = {values[1]}, sum = {values[2]};
  int64_t operations = number_of(ctx, values[5]);
  if (number_of(ctx, values[3]) != 1 || number_of(ctx, values[4]) != 1) return false;
  if (is_small_float(ctx, lhs) && is_small_float(ctx, rhs) && is_float_kind(ctx, sum, MC_F32) && operations == 1) {
    return true;
  }
  if (number_of(ctx, values[6]) != 0) return false;
  for (size_t i = 0; i < MC_COUNT(known); i++) {
    if (is_float_kind(ctx, lhs, known[i].side) && is_float_kind(ctx, rhs, known[i].side) &&
        is_float_kind(ctx, sum, known[i].sum) && operations == known[i].counts) {
      return true;
    }
  }
  return false;
}

bool mc_def_check_hlo_dot_algorithm(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                    McDiags *diags) {
  (void)def;
  static const char *const what[] = {"lhs component count", "rhs component count", "num primitive operations"};
  for (uint32_t i = 0; i < 3; i++) {
    if (number_of(ctx, values[3 + i]) < 1) return mc_error(diags, loc, "%s must be positive", what[i]);
  }
  if (is_known_algorithm(ctx, values)) return true;
  return mc_error(diags, loc,
                  "dot algorithm not known to be supported on any hardware: {lhs:'%s', rhs:'%s', accum:'%s', "
                  "lhs_components:%lld, rhs_components:%lld, primitive_ops:%lld, imprecise:%d}",
                  mc_text_type(diags, (McType){values[0]}), mc_text_type(diags, (McType){values[1]}),
                  mc_text_type(diags, (McType){values[2]}), LL(number_of(ctx, values[3])),
                  LL(number_of(ctx, values[4])), LL(number_of(ctx, values[5])), number_of(ctx, values[6]) != 0);
}

/* --- convolutions --- */

enum { BATCH, FEATURE, SPATIAL }; /* of input and output; of the kernel: input features, output features, spatial */
enum { INPUT, KERNEL, OUTPUT };

typedef struct Convolution {
  McType lhs, rhs, out;
  int64_t dims[3][2];
  List spatial[3];
  int64_t feature_groups, batch_groups;
  McAttr precision;
} Convolution;

static bool is_unique_dims(const McRoutineCheck *c, const Convolution *v, uint32_t which) {
  const List *spatial = &v->spatial[which];
  const int64_t *dims = v->dims[which];
  return dims[0] != dims[1] && !contains(c, spatial, dims[0]) && !contains(c, spatial, dims[1]) &&
         mc_hlo_is_unique(c, spatial);
}

static bool check_conv_dims(const McRoutineCheck *c, const Convolution *v) {
  static const char *const names[3] = {"input", "kernel", "output"};
  uint32_t count = v->spatial[INPUT].len, rank = mc_type_rank(c->ctx, v->lhs);
  if (v->spatial[KERNEL].len != count || v->spatial[OUTPUT].len != count) {
    return bad(c, "expects the same size for input, kernel and output spatial-dimensions, but got %u, %u, and %u resp.",
               count, v->spatial[KERNEL].len, v->spatial[OUTPUT].len);
  }
  bool in_range = true;
  for (uint32_t k = 0; k < 3; k++) {
    for (uint32_t i = 0; i < 2; i++) in_range = in_range && v->dims[k][i] >= 0 && v->dims[k][i] < rank;
    for (uint32_t i = 0; i < count; i++) {
      int64_t dim = at(c, &v->spatial[k], i);
      in_range = in_range && dim >= 0 && dim < rank;
    }
  }
  if (!in_range) return bad(c, "expects input, kernel, and output dimension-numbers to be in-range [0, %u).", rank);
  for (uint32_t k = 0; k < 3; k++) {
    if (is_unique_dims(c, v, k)) continue;
    char before[96];
    snprintf(before, sizeof before, "expects %s dimension-numbers to be unique, got {%lld, %lld%s", names[k],
             LL(v->dims[k][0]), LL(v->dims[k][1]), count > 0 ? ", " : "");
    return mc_hlo_fail_list(c, before, &v->spatial[k], "}.");
  }
  return true;
}

static bool check_groups(const McRoutineCheck *c, const Convolution *v) {
  McContext *ctx = c->ctx;
  int64_t batches = v->batch_groups, features = v->feature_groups;
  if (batches > 1 && features > 1) {
    return bad(c, "expects batch_group_count and feature_group_count not to be both greater than 1. Got %lld and %lld "
               "resp.", LL(batches), LL(features));
  }
  int64_t batch = mc_type_dim(ctx, v->lhs, (uint32_t)v->dims[INPUT][BATCH]),
          in = mc_type_dim(ctx, v->lhs, (uint32_t)v->dims[INPUT][FEATURE]),
          of_kernel = mc_type_dim(ctx, v->rhs, (uint32_t)v->dims[KERNEL][0]),
          out = mc_type_dim(ctx, v->rhs, (uint32_t)v->dims[KERNEL][1]);
  if (batch != MC_DYNAMIC && batch % batches != 0) {
    return bad(c, "expects input batch dimension (%lld) to be divisible by batch_group_count. Got batch_group_count = "
               "%lld.", LL(batch), LL(batches));
  }
  if (in != MC_DYNAMIC && in % features != 0) {
    return bad(c, "expects input feature dimension (%lld) to be a multiple of feature_group_count. Got "
               "feature_group_count = %lld.", LL(in), LL(features));
  }
  if (in != MC_DYNAMIC && of_kernel != MC_DYNAMIC && in / features != of_kernel) {
    return bad(c, "expects input feature dimension (%lld) / feature_group_count = kernel input feature dimension "
               "(%lld). Got feature_group_count = %lld.", LL(in), LL(of_kernel), LL(features));
  }
  if (out != MC_DYNAMIC && out % batches != 0) {
    return bad(c, "expects output feature dimension size (%lld) to be a multiple of batch_group_count. Got "
               "batch_group_count = %lld.", LL(out), LL(batches));
  }
  if (out != MC_DYNAMIC && out % features != 0) {
    return bad(c, "expects kernel output feature dimension (%lld) to be divisible by feature_group_count. For "
               "feature_group_count = %lld.", LL(out), LL(features));
  }
  return check_precision(c, v->precision);
}

/* The rules that do not depend on the window. */
static bool check_sides(const McRoutineCheck *c, const Convolution *v) {
  uint32_t rank = mc_type_rank(c->ctx, v->lhs);
  if (rank < 2) {
    return bad(c, "expects convolution arguments to have >= 2 dimensions. Got: '%s' and '%s'.", TYPE(c, v->lhs),
               TYPE(c, v->rhs));
  }
  if (mc_type_rank(c->ctx, v->rhs) != rank) {
    return bad(c, "expects convolution arguments to have same number of dimensions. Got: '%s' and '%s'.",
               TYPE(c, v->lhs), TYPE(c, v->rhs));
  }
  McType a = element(c, v->lhs), b = element(c, v->rhs);
  if (!any_quantized(c, a, b, b) && a.index != b.index) {
    return bad(c, "expects lhs and rhs to have compatible element type. Got: '%s' and '%s'", TYPE(c, a), TYPE(c, b));
  }
  if (!check_conv_dims(c, v) || !check_groups(c, v)) return false;
  uint32_t count = v->spatial[INPUT].len + 2;
  return rank == count || bad(c, "expects convolution arguments to have %u dimensions. Got: %u", count, rank);
}

static bool check_quantized_conv(const McRoutineCheck *c, const Convolution *v) {
  McContext *ctx = c->ctx;
  McType b = mc_hlo_quantized(ctx, v->rhs), r = mc_hlo_quantized(ctx, v->out);
  if (mc_hlo_is_per_axis(ctx, b) && mc_hlo_quant_axis(ctx, b) != v->dims[KERNEL][1]) {
    return bad(c, "quantization dimension of rhs should be same with kernel_output_feature_dimension");
  }
  if (mc_hlo_is_per_axis(ctx, r) && mc_hlo_quant_axis(ctx, r) != v->dims[OUTPUT][FEATURE]) {
    return bad(c, "quantization dimension of result should be same with output_feature_dimension");
  }
  return check_quantized_sides(c, v->lhs, v->rhs, v->out);
}

/* The sizes of the window, which the kernel has. */
static void kernel_sizes(const McRoutineCheck *c, const Convolution *v, McInts *out) {
  for (; out->len < v->spatial[KERNEL].len; out->len++) {
    out->ptr[out->len] = mc_type_dim(c->ctx, v->rhs, (uint32_t)at(c, &v->spatial[KERNEL], out->len));
  }
}

static bool check_conv_shape(const McRoutineCheck *c, const Convolution *v, const McHloWindow *w) {
  McContext *ctx = c->ctx;
  McInts sizes;
  uint32_t rank = mc_type_rank(ctx, v->lhs);
  if (!mc_ints_init(ctx, &sizes, rank, c->diags)) return false;
  while (sizes.len < rank) sizes.ptr[sizes.len++] = MC_DYNAMIC;
  for (uint32_t i = 0; i < w->num_sizes; i++) {
    int64_t base = mc_type_dim(ctx, v->lhs, (uint32_t)at(c, &v->spatial[INPUT], i));
    sizes.ptr[at(c, &v->spatial[OUTPUT], i)] = mc_hlo_window_size(c, w, i, base);
  }
  int64_t batch = mc_type_dim(ctx, v->lhs, (uint32_t)v->dims[INPUT][BATCH]);
  sizes.ptr[v->dims[OUTPUT][BATCH]] = batch == MC_DYNAMIC ? batch : batch / v->batch_groups;
  sizes.ptr[v->dims[OUTPUT][FEATURE]] = mc_type_dim(ctx, v->rhs, (uint32_t)v->dims[KERNEL][1]);
  bool ok = mc_hlo_check_shape(c, sizes.ptr, sizes.len, v->out);
  mc_ints_fini(ctx, &sizes);
  return ok;
}

/* An operand has padding of `rank` pairs. *known: it is a constant. */
static bool check_padding_operand(const McRoutineCheck *c, McGroup group, uint32_t rank, bool *known) {
  McType type = mc_group_type(c, group, 0);
  uint32_t have = mc_type_rank(c->ctx, type);
  *known = mc_hlo_constant(c->ctx, mc_group_value(c, group, 0)).index != MC_NONE;
  if (have != 2) return bad(c, "expects padding to be of rank 2 but got %u", have);
  int64_t rows = mc_type_dim(c->ctx, type, 0), width = mc_type_dim(c->ctx, type, 1);
  if (rows == (int64_t)rank - 2 && width == 2) return true;
  return bad(c, "expects padding to be of shape [%u, 2], but got [%lld, %lld]", rank - 2, LL(rows), LL(width));
}

static bool check_convolution(const McRoutineCheck *c, const Convolution *v, McHloWindow *w) {
  McGroup padding = mc_named_group(c, c->args[6]); /* of a convolution whose padding is computed */
  bool known = true, computed = padding.count > 0;
  if (!check_sides(c, v)) return false;
  if (computed) {
    if (!check_padding_operand(c, padding, mc_type_rank(c->ctx, v->lhs), &known)) return false;
    w->num_pads = w->num_sizes;
  } else if (!mc_hlo_check_padding(c, w->padding, &w->num_pads)) {
    return false;
  }
  if (known && !mc_hlo_check_window(c, w)) return false;
  return computed || check_conv_shape(c, v, w);
}

bool mc_check_hlo_convolution(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr numbers = mc_named_attr(c, c->args[2]), reversal = mc_named_attr(c, c->args[7]);
  Convolution v = {.lhs = mc_named_type(c, c->args[0]),
                   .rhs = mc_named_type(c, c->args[1]),
                   .out = mc_checked_type(c, mc_op_num_operands(ctx, c->op)),
                   .feature_groups = integer_or(c, mc_named_attr(c, c->args[8]), 1),
                   .batch_groups = integer_or(c, mc_named_attr(c, c->args[9]), 1),
                   .precision = mc_named_attr(c, c->args[10])};
  if (!is_tensor(c, v.lhs) || !is_tensor(c, v.rhs) || !is_tensor(c, v.out) || numbers.index == MC_NONE) return true;
  if (v.feature_groups < 1 || v.batch_groups < 1) return true;
  for (uint32_t k = 0; k < 3; k++) {
    v.spatial[k] = param(c, numbers, 3 * k + SPATIAL, "");
    for (uint32_t i = 0; i < 2; i++) {
      v.dims[k][i] = integer_or(c, (McAttr){mc_defined_param(ctx, numbers.index, 3 * k + i)}, -1);
    }
  }
  McInts window;
  uint32_t rank = mc_type_rank(ctx, v.rhs);
  if (!mc_ints_init(ctx, &window, v.spatial[KERNEL].len, c->diags)) return false;
  bool in_range = true;
  for (uint32_t i = 0; i < v.spatial[KERNEL].len; i++) {
    int64_t dim = at(c, &v.spatial[KERNEL], i);
    in_range = in_range && dim >= 0 && dim < rank;
  }
  if (in_range) kernel_sizes(c, &v, &window);
  bool has_reversal = reversal.index != MC_NONE && mc_kind(ctx, reversal.index) == MC_ATTR_DENSE_ARRAY;
  McHloWindow w = {.sizes = window.ptr,
                   .num_sizes = window.len,
                   .strides = list_of(c, mc_named_attr(c, c->args[3]), ""),
                   .base_dilations = list_of(c, mc_named_attr(c, c->args[4]), ""),
                   .dilations = list_of(c, mc_named_attr(c, c->args[5]), ""),
                   .padding = mc_named_attr(c, c->args[6]),
                   .num_reversals = has_reversal ? (uint32_t)mc_attr_dense_data(ctx, reversal).len : 0};
  bool ok = check_convolution(c, &v, &w) && (!any_quantized(c, v.lhs, v.rhs, v.out) || check_quantized_conv(c, &v));
  mc_ints_fini(ctx, &window);
  return ok;
}
