/* stablehlo_shapes.c - rules of stablehlo for parts of tensors, their order and their shapes. */
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

static bool check_slice(const McRoutineCheck *c, McType in, const List *start, const List *limit, const List *stride) {
  uint32_t rank = mc_type_rank(c->ctx, in);
  if (start->len != rank) {
    return bad(c, "the number of elements in start_indices (%u) does not match the rank of the operand (%u)",
               start->len, rank);
  }
  for (uint32_t i = 0; i < rank; i++) {
    int64_t from = at(c, start, i), to = at(c, limit, i), step = at(c, stride, i), size = mc_type_dim(c->ctx, in, i);
    bool fixed = size != MC_DYNAMIC;
    if (!fixed) size = mc_hlo_bound_at(mc_hlo_bounds(c->ctx, in), i);
    if (from < 0) return bad(c, "negative start index %lld in dimension %u", LL(from), i);
    if (size != MC_DYNAMIC && to > size) {
      return bad(c, "limit index %lld is larger than dimension %s %lld in dimension %u", LL(to),
                 fixed ? "size" : "bound", LL(size), i);
    }
    if (from > to) {
      return bad(c, "start index %lld is larger than limit index %lld in dimension %u", LL(from), LL(to), i);
    }
    if (step <= 0) return bad(c, "stride must be positive but got %lld in dimension %u", LL(step), i);
  }
  return true;
}

bool mc_check_hlo_slice(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]);
  List start = list_of(c, mc_named_attr(c, c->args[1]), ""), limit = list_of(c, mc_named_attr(c, c->args[2]), "");
  List stride = list_of(c, mc_named_attr(c, c->args[3]), "");
  if (!is_tensor(c, in) || limit.len != start.len || stride.len != start.len) return true;
  if (!check_slice(c, in, &start, &limit, &stride)) return mc_hlo_no_type(c);
  return mc_hlo_infers(c);
}

static bool same_elements(const McRoutineCheck *c, McGroup group) {
  for (uint32_t i = 1; i < group.count; i++) {
    if (element(c, mc_group_type(c, group, 0)).index != element(c, mc_group_type(c, group, i)).index) return false;
  }
  return true;
}

static bool check_dynamic_slice(const McRoutineCheck *c, McType in, McGroup starts, const List *sizes) {
  uint32_t rank = mc_type_rank(c->ctx, in);
  if (starts.count != sizes->len) {
    return bad(c, "has mismatched number of slice sizes (%u) and number of start indices (%u)", sizes->len,
               starts.count);
  }
  if (rank != starts.count) {
    return bad(c, "has mismatched number of start indices (%u) and the rank of operand (%u)", starts.count, rank);
  }
  if (!same_elements(c, starts)) return bad(c, "start indices must have same element type");
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = at(c, sizes, i), dim = mc_type_dim(c->ctx, in, i);
    if (size < 0) return bad(c, "has negative size index to dynamic slice: %lld", LL(size));
    if (dim == MC_DYNAMIC || size <= dim) continue;
    return bad(c, "has slice size %lld greater than dimension size %lld in dimension %u of operand", LL(size), LL(dim),
               i);
  }
  return true;
}

bool mc_check_hlo_dynamic_slice(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]);
  List sizes = list_of(c, mc_named_attr(c, c->args[2]), "");
  if (!is_tensor(c, in)) return true;
  if (!check_dynamic_slice(c, in, mc_named_group(c, c->args[1]), &sizes)) return mc_hlo_no_type(c);
  return mc_hlo_infers(c);
}

static bool check_update_slice(const McRoutineCheck *c, McType in, McType update, McGroup starts) {
  uint32_t rank = mc_type_rank(c->ctx, in), have = mc_type_rank(c->ctx, update);
  if (have != rank) return bad(c, "update rank does not match operand rank: %u vs %u.", have, rank);
  if (starts.count != rank) {
    return bad(c, "expects number of start_indices to match operand rank: %u vs %u.", starts.count, rank);
  }
  if (!same_elements(c, starts)) return bad(c, "start indices must have same element type");
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = mc_type_dim(c->ctx, update, i), dim = mc_type_dim(c->ctx, in, i);
    if (size == MC_DYNAMIC || dim == MC_DYNAMIC || size <= dim) continue;
    return bad(c, "expects size at dimension %u of update to be in range [0, %lld]. Got: %lld.", i, LL(dim), LL(size));
  }
  return true;
}

bool mc_check_hlo_update_slice(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]), update = mc_named_type(c, c->args[1]);
  if (!is_tensor(c, in) || !is_tensor(c, update)) return true;
  if (!check_update_slice(c, in, update, mc_named_group(c, c->args[2]))) return mc_hlo_no_type(c);
  return mc_hlo_infers(c);
}

/* Inputs that are joined along a dimension agree elsewhere. */
static bool check_joined(const McRoutineCheck *c, McGroup inputs, int64_t dim) {
  McType first = mc_group_type(c, inputs, 0);
  uint32_t rank = mc_type_rank(c->ctx, first);
  if (rank == 0) return bad(c, "rank-0 values cannot be concatenated");
  if (dim >= rank) return bad(c, "dimension %lld is out-of-bounds for input rank %u", LL(dim), rank);
  for (uint32_t i = 0; i < inputs.count; i++) {
    McType type = mc_group_type(c, inputs, i);
    if (mc_type_rank(c->ctx, type) != rank) return bad(c, "operands (0) and (%u) do not match rank", i);
    for (uint32_t d = 0; d < rank; d++) {
      if (d == dim || fits(mc_type_dim(c->ctx, first, d), mc_type_dim(c->ctx, type, d))) continue;
      McBuf a, b;
      mc_buf_init(&a, &c->ctx->alloc);
      mc_buf_init(&b, &c->ctx->alloc);
      mc_hlo_put_dims(&a, c, first);
      mc_hlo_put_dims(&b, c, type);
      bad(c, "shapes of operand (0) and (%u) are not compatible at non-concat index %u: (%s) != (%s)", i, d,
          mc_buf_text(&a), mc_buf_text(&b));
      mc_buf_fini(&a);
      mc_buf_fini(&b);
      return false;
    }
  }
  return true;
}

bool mc_check_hlo_concatenate(const McRoutineCheck *c) {
  McGroup inputs = mc_named_group(c, c->args[0]);
  McType first = mc_group_type(c, inputs, 0);
  int64_t dim = integer_or(c, mc_named_attr(c, c->args[1]), 0);
  if (!is_tensor(c, first)) return true;
  if (!check_joined(c, inputs, dim)) return mc_hlo_no_type(c);
  return mc_hlo_infers(c);
}

/* The result is a tuple of the operands' types. */
bool mc_check_hlo_tuple(const McRoutineCheck *c) { return mc_check_inferred_types(c, NULL); }

/* Results have the types of the operands, one by one. */
bool mc_check_hlo_pairwise(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_op_num_operands(ctx, c->op);
  if (mc_op_num_results(ctx, c->op) != count) {
    mc_op_error(c->diags, ctx, c->op, "requires the same number of operands and results");
    return false;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (mc_checked_type(c, i).index == mc_checked_type(c, count + i).index) continue;
    mc_op_error(c->diags, ctx, c->op, "requires the same type for operand and result at index %u", i);
    return false;
  }
  return true;
}

bool mc_check_hlo_pad(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]);
  List low = list_of(c, mc_named_attr(c, c->args[1]), ""), high = list_of(c, mc_named_attr(c, c->args[2]), "");
  List inner = list_of(c, mc_named_attr(c, c->args[3]), "");
  if (!is_tensor(c, in) || low.len != high.len || low.len != inner.len) return true;
  uint32_t rank = mc_type_rank(c->ctx, in);
  bool ok = low.len == rank || bad(c, "edge_padding_low length (%u) must match operand rank (%u)", low.len, rank);
  for (uint32_t i = 0; ok && i < rank; i++) {
    int64_t size = mc_type_dim(c->ctx, in, i), between = at(c, &inner, i);
    bool fixed = size != MC_DYNAMIC;
    if (!fixed) size = mc_hlo_bound_at(mc_hlo_bounds(c->ctx, in), i);
    if (between < 0) ok = bad(c, "Interior padding cannot be negative: %lld", LL(between));
    else if (size != MC_DYNAMIC && mc_hlo_padded(size, at(c, &low, i), at(c, &high, i), between) < 0) {
      ok = bad(c, "Padding result in negative %s for dimension %u", fixed ? "size" : "bound", i);
    }
  }
  if (!ok) return mc_hlo_no_type(c);
  return mc_hlo_infers(c);
}

/* An operand and a result that are quantized have the same scales and zero points. */
static bool check_scales(const McRoutineCheck *c, McType in, McType out) {
  McContext *ctx = c->ctx;
  McType a = mc_hlo_quantized(ctx, in), b = mc_hlo_quantized(ctx, out);
  if (mc_hlo_is_per_tensor(ctx, a) && mc_hlo_is_per_tensor(ctx, b)) {
    return a.index == b.index || bad(c, "expect same quantization scale and zero_point but got '%s' vs '%s'",
                                     TYPE(c, in), TYPE(c, out));
  }
  if (!mc_hlo_is_per_axis(ctx, a) || !mc_hlo_is_per_axis(ctx, b)) return true;
  for (uint32_t part = MC_HLO_SCALES; part <= MC_HLO_ZERO_POINTS; part++) {
    McStr x = mc_hlo_quant_list(ctx, a, part), y = mc_hlo_quant_list(ctx, b, part);
    size_t len = x.len < y.len ? x.len : y.len;
    if (memcmp(x.ptr, y.ptr, len) == 0) continue;
    return bad(c, "expect same quantization scales and zero_points but got '%s' vs '%s'", TYPE(c, in), TYPE(c, out));
  }
  return true;
}

static bool check_permutation(const McRoutineCheck *c, uint32_t rank, const List *order) {
  if (order->len != rank) {
    return bad(c, "TransposeOp operand rank %u does not match permutation size %u", rank, order->len);
  }
  bool ok = mc_hlo_is_unique(c, order);
  for (uint32_t i = 0; ok && i < rank; i++) ok = at(c, order, i) >= 0 && at(c, order, i) < rank;
  if (ok) return true;
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_buf_lit(&text, "attribute permutation must be a permutation of [");
  for (uint32_t i = 0; i < rank; i++) mc_buf_printf(&text, "%s%u", i == 0 ? "" : ", ", i);
  mc_buf_lit(&text, "] but got ");
  mc_hlo_fail_list(c, mc_buf_text(&text), order, "");
  mc_buf_fini(&text);
  return false;
}

/* The quantized axis moves with its dimension. */
static bool check_permuted_axis(const McRoutineCheck *c, McType in, McType out, const List *order) {
  McType a = mc_hlo_quantized(c->ctx, in), b = mc_hlo_quantized(c->ctx, out);
  if (!mc_hlo_is_per_axis(c->ctx, a) || !mc_hlo_is_per_axis(c->ctx, b)) return true;
  int64_t from = mc_hlo_quant_axis(c->ctx, a), to = mc_hlo_quant_axis(c->ctx, b);
  if (to < 0 || to >= order->len || at(c, order, (uint32_t)to) == from) return true;
  return bad(c, "operand quantization_dimension %lld is not same as permutation[%lld] = %lld", LL(from), LL(to),
             LL(at(c, order, (uint32_t)to)));
}

bool mc_check_hlo_transpose(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]), out = mc_checked_type(c, 1);
  List order = list_of(c, mc_named_attr(c, c->args[1]), "");
  if (!is_tensor(c, in) || !is_tensor(c, out)) return true;
  if (!check_scales(c, in, out) || !check_permuted_axis(c, in, out, &order)) return false;
  return check_permutation(c, mc_type_rank(c->ctx, in), &order) ? mc_hlo_infers(c) : mc_hlo_no_type(c);
}

bool mc_check_hlo_reverse(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]);
  List dims = list_of(c, mc_named_attr(c, c->args[1]), "");
  if (!is_tensor(c, in)) return true;
  if (!mc_hlo_is_unique(c, &dims)) return mc_hlo_fail_list(c, "dimensions should be unique. Got: ", &dims, "");
  for (uint32_t i = 0; i < dims.len; i++) {
    int64_t dim = at(c, &dims, i);
    uint32_t rank = mc_type_rank(c->ctx, in);
    if (dim < 0) return bad(c, "all dimensions should be non-negative. Got dimension: %lld.", LL(dim));
    if (dim >= rank) return bad(c, "all dimensions should be between [0, %u). Got dimension: %lld.", rank, LL(dim));
  }
  return true;
}

/* The number of elements; it wraps. -1: a size is dynamic. */
static int64_t count_of(const McRoutineCheck *c, McType type) {
  uint64_t count = 1;
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, type); i < rank; i++) {
    if (mc_type_dim(c->ctx, type, i) == MC_DYNAMIC) return -1;
    count *= (uint64_t)mc_type_dim(c->ctx, type, i);
  }
  return (int64_t)count;
}

/* The sizes of a static shape before a dimension. */
static uint64_t count_before(const McRoutineCheck *c, McType type, int64_t dim) {
  uint64_t count = 1;
  for (uint32_t i = 0; i < dim; i++) count *= (uint64_t)mc_type_dim(c->ctx, type, i);
  return count;
}

/* The quantized axis stays at the same place of the elements' order. */
static bool check_reshaped_axis(const McRoutineCheck *c, McType in, McType out) {
  McContext *ctx = c->ctx;
  McType a = mc_hlo_quantized(ctx, in), b = mc_hlo_quantized(ctx, out);
  if (!check_scales(c, in, out)) return false;
  if (!mc_hlo_is_per_axis(ctx, a) || !mc_hlo_is_per_axis(ctx, b)) return true;
  int64_t from = mc_hlo_quant_axis(ctx, a), to = mc_hlo_quant_axis(ctx, b);
  if (from < 0 || from >= mc_type_rank(ctx, in) || to < 0 || to >= mc_type_rank(ctx, out)) return true;
  if (!fits(mc_type_dim(ctx, in, (uint32_t)from), mc_type_dim(ctx, out, (uint32_t)to))) {
    return bad(c, "expect same quantization dimension size for operand and result '%s' and '%s'", TYPE(c, in),
               TYPE(c, out));
  }
  if (count_of(c, in) < 0 || count_of(c, out) < 0) return true;
  uint64_t x = count_before(c, in, from), y = count_before(c, out, to);
  return x == y || bad(c, "product of dimensions before quantization dimension must match between operand and result "
                       "for %llu and %llu", (unsigned long long)x, (unsigned long long)y);
}

static bool check_count(const McRoutineCheck *c, McType in, McType out) {
  int64_t have = count_of(c, out), want = count_of(c, in);
  return have < 0 || want < 0 || have == want ||
         bad(c, "number of output elements (%lld) doesn't match expected number of elements (%lld)", LL(have),
             LL(want));
}

bool mc_check_hlo_reshape(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]), out = mc_checked_type(c, 1);
  if (!is_tensor(c, in) || !is_tensor(c, out) || count_of(c, in) < 0 || count_of(c, out) < 0) return true;
  if (!check_count(c, in, out)) return false;
  return !any_quantized(c, in, out, out) || check_reshaped_axis(c, in, out);
}

/* Elements are equal, or one of both is quantized. */
static bool check_elements(const McRoutineCheck *c, McType in, McType out) {
  return any_quantized(c, in, out, out) || mc_hlo_elements_fit(c->ctx, in, out) ||
         bad(c, "expects operand and result to have compatible element type. Got: '%s' and '%s'", TYPE(c, in),
             TYPE(c, out));
}

/* The result has the shape that an operand computes, when that is a constant. */
static bool check_computed_shape(const McRoutineCheck *c, const McInts *sizes, McType out) {
  McContext *ctx = c->ctx;
  bool same = true;
  for (uint32_t i = 0; i < sizes->len; i++) same = same && sizes->ptr[i] >= 0;
  if (same) {
    McType want = mc_type_ranked_tensor(ctx, sizes->ptr, sizes->len, element(c, out), (McAttr){MC_NONE}, c->diags);
    if (want.index == MC_NONE) return false;
    same = mc_hlo_fits(ctx, want, out);
  }
  if (same) return true;
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  for (uint32_t i = 0; i < sizes->len; i++) mc_buf_printf(&text, "%s%lld", i == 0 ? "" : ", ", LL(sizes->ptr[i]));
  bad(c, "output shape [%s] is incompatible with return type of operation '%s'", mc_buf_text(&text), TYPE(c, out));
  mc_buf_fini(&text);
  return false;
}

/* The constant that a group of one value is. *known false: it is none. False: out of memory, reported. */
static bool read_constant(const McRoutineCheck *c, uint32_t name, McInts *out, bool *known) {
  McGroup group = mc_named_group(c, name);
  *known = false;
  return group.count == 0 || mc_hlo_constant_ints(c->ctx, mc_group_value(c, group, 0), out, known, c->diags);
}

static bool check_dynamic_shape(const McRoutineCheck *c, McType in, McType out, McType shape, const McInts *sizes) {
  if (sizes != NULL && !check_computed_shape(c, sizes, out)) return false;
  int64_t rank = mc_type_dim(c->ctx, shape, 0);
  if (rank != MC_DYNAMIC && rank != mc_type_rank(c->ctx, out)) { /* only mhlo's may be unknown */
    return bad(c, "result should have a rank equal to the number of elements in output_shape");
  }
  int64_t have = count_of(c, in);
  if (sizes == NULL || have < 0) return true;
  uint64_t count = 1;
  for (uint32_t i = 0; i < sizes->len; i++) count *= (uint64_t)sizes->ptr[i];
  return (int64_t)count == have || bad(c, "output_shape is incompatible with input type of operation: input has %lld "
                                       "elements, but output_shape has %lld", LL(have), LL(count));
}

bool mc_check_hlo_dynamic_reshape(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]), shape = mc_named_type(c, c->args[1]), out = mc_checked_type(c, 2);
  McInts sizes;
  bool known;
  if (!is_tensor(c, in) || !is_tensor(c, shape) || mc_type_rank(c->ctx, shape) != 1 || !is_tensor(c, out)) return true;
  if (!check_elements(c, in, out) || !check_count(c, in, out)) return false;
  if (!read_constant(c, c->args[1], &sizes, &known)) return false;
  bool ok = check_dynamic_shape(c, in, out, shape, known ? &sizes : NULL);
  if (known) mc_ints_fini(c->ctx, &sizes);
  return ok && (!any_quantized(c, in, out, out) || check_reshaped_axis(c, in, out));
}

bool mc_check_hlo_dynamic_iota(const McRoutineCheck *c) {
  McType out = mc_checked_type(c, 1);
  McInts sizes;
  bool known;
  if (!is_tensor(c, out)) return true;
  if (integer_or(c, mc_named_attr(c, c->args[1]), 0) >= mc_type_rank(c->ctx, out)) {
    return bad(c, "iota dimension cannot go beyond the output rank.");
  }
  if (!read_constant(c, c->args[0], &sizes, &known)) return false;
  bool ok = !known || check_computed_shape(c, &sizes, out);
  if (known) mc_ints_fini(c->ctx, &sizes);
  return ok;
}

static bool check_padded(const McRoutineCheck *c, McType in, McType out, const McInts *pads) {
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, in); i < rank; i++) {
    int64_t have = mc_type_dim(c->ctx, out, i);
    int64_t want = mc_hlo_padded(mc_type_dim(c->ctx, in, i), pads[0].ptr[i], pads[1].ptr[i], pads[2].ptr[i]);
    if (have == want) continue;
    return bad(c, "expected output dimension at index %u to equal %lld, but got %lld", i, LL(want), LL(have));
  }
  return true;
}

bool mc_check_hlo_dynamic_pad(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType in = mc_named_type(c, c->args[0]), low = mc_named_type(c, c->args[1]);
  McType out = mc_checked_type(c, mc_op_num_operands(ctx, c->op));
  if (!is_tensor(c, in) || !is_tensor(c, out) || !is_tensor(c, low) || mc_type_rank(ctx, low) != 1) return true;
  uint32_t rank = mc_type_rank(ctx, in);
  int64_t size = mc_type_dim(ctx, low, 0);
  if (size != rank) return bad(c, "padding operands size (%lld) must match operand rank (%u)", LL(size), rank);
  McInts pads[3];
  bool known[3] = {false, false, false}, ok = true, all = true;
  for (uint32_t k = 0; ok && k < 3; k++) ok = read_constant(c, c->args[1 + k], &pads[k], &known[k]);
  for (uint32_t i = 0; ok && known[2] && i < pads[2].len; i++) {
    if (pads[2].ptr[i] >= 0) continue;
    McBuf text;
    mc_buf_init(&text, &ctx->alloc);
    for (uint32_t k = 0; k < pads[2].len; k++) mc_buf_printf(&text, "%s%lld", k == 0 ? "" : ", ", LL(pads[2].ptr[k]));
    ok = bad(c, "interior_padding must be non-negative, but got %s", mc_buf_text(&text));
    mc_buf_fini(&text);
  }
  for (uint32_t k = 0; k < 3; k++) all = all && known[k] && pads[k].len == rank;
  if (ok && all && count_of(c, in) >= 0 && count_of(c, out) >= 0 && mc_type_rank(ctx, out) == rank) {
    ok = check_padded(c, in, out, pads);
  }
  for (uint32_t k = 0; k < 3; k++) {
    if (known[k]) mc_ints_fini(ctx, &pads[k]);
  }
  return ok;
}

bool mc_check_hlo_real_dynamic_slice(const McRoutineCheck *c) {
  static const char *const names[] = {"start_indices", "limit_indices", "strides"};
  McType in = mc_named_type(c, c->args[0]);
  if (!is_tensor(c, in)) return true;
  uint32_t rank = mc_type_rank(c->ctx, in);
  for (uint32_t i = 0; i < 3; i++) {
    McType type = mc_named_type(c, c->args[1 + i]);
    if (!is_tensor(c, type) || mc_type_rank(c->ctx, type) != 1 || mc_type_dim(c->ctx, type, 0) == rank) continue;
    int64_t size = mc_type_dim(c->ctx, type, 0);
    return bad(c, "has mismatched number of operand rank (%u) and %s size (%lld)", rank, names[i], LL(size));
  }
  return true;
}

bool mc_check_hlo_bitcast(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType in = mc_checked_type(c, 0), out = mc_checked_type(c, 1);
  if (!is_tensor(c, in) || !is_tensor(c, out)) return true;
  McType x = element(c, in), y = element(c, out);
  if ((mc_kind(ctx, x.index) == MC_TYPE_COMPLEX) != (mc_kind(ctx, y.index) == MC_TYPE_COMPLEX)) {
    return bad(c, "cannot convert between real and complex types, but got: '%s' and '%s'", TYPE(c, in), TYPE(c, out));
  }
  uint32_t a = mc_hlo_bit_width(ctx, x), b = mc_hlo_bit_width(ctx, y), least = a < b ? a : b, most = a < b ? b : a;
  McType small = a < b ? in : out, big = a < b ? out : in;
  uint32_t rank = mc_type_rank(ctx, small), big_rank = mc_type_rank(ctx, big), common = rank;
  if (a != b) {
    if (rank != big_rank + 1) {
      return bad(c, "rank of smaller element type (%u) should be 1 more than rank of larger element type (%u), but %u "
                 "!= %u + 1.", rank, big_rank, rank, big_rank);
    }
    common = rank - 1;
    int64_t last = mc_type_dim(ctx, small, rank - 1);
    if (last != MC_DYNAMIC && (uint64_t)last * least != most) {
      return bad(c, "requires compatible bit widths. Got: '%s' and '%s', but %u * %lld != %u.", TYPE(c, in),
                 TYPE(c, out), least, LL(last), most);
    }
  }
  for (uint32_t i = 0; i < common && i < big_rank; i++) {
    if (fits(mc_type_dim(ctx, small, i), mc_type_dim(ctx, big, i))) continue;
    return bad(c, "operand and result shapes must match except for the innermost dimension of the shape with the "
               "smaller element type. Got: '%s' and '%s'.", TYPE(c, in), TYPE(c, out));
  }
  return true;
}

/* The scale of a value that is repeated along its axis is that of each result. */
static bool check_repeated_scales(const McRoutineCheck *c, McType in, McType out, const List *dims) {
  McContext *ctx = c->ctx;
  McType a = mc_hlo_quantized(ctx, in), b = mc_hlo_quantized(ctx, out);
  if (!mc_hlo_is_per_axis(ctx, a) || !mc_hlo_is_per_axis(ctx, b)) return true;
  int64_t from = mc_hlo_quant_axis(ctx, a), to = mc_hlo_quant_axis(ctx, b);
  if (from < 0 || from >= dims->len || to < 0 || to >= mc_type_rank(ctx, out)) return true;
  int64_t dim = at(c, dims, (uint32_t)from);
  if (to != dim) {
    return bad(c, "result quantization_dimension %lld not same as broadcast_dimensions[%lld] = %lld", LL(to), LL(from),
               LL(dim));
  }
  if (mc_type_dim(ctx, in, (uint32_t)from) != 1) return true;
  McStr scales = mc_hlo_quant_list(ctx, b, MC_HLO_SCALES), scale = mc_hlo_quant_list(ctx, a, MC_HLO_SCALES);
  McStr zeros = mc_hlo_quant_list(ctx, b, MC_HLO_ZERO_POINTS), zero = mc_hlo_quant_list(ctx, a, MC_HLO_ZERO_POINTS);
  for (int64_t i = 0; i < mc_type_dim(ctx, out, (uint32_t)to); i++) {
    double x, y;
    int64_t p, q;
    size_t place = (size_t)i * 8;
    if (scales.len < place + 8 || scale.len < 8 || zeros.len < place + 8 || zero.len < 8) return true;
    memcpy(&x, scales.ptr + place, sizeof x);
    memcpy(&y, scale.ptr, sizeof y);
    memcpy(&p, zeros.ptr + place, sizeof p);
    memcpy(&q, zero.ptr, sizeof q);
    if (x < y || x > y) {
      return bad(c, "mismatch result scale %lld (%e) and operand scale 0 (%e)", LL(i), x, y);
    }
    if (p == q) continue;
    return bad(c, "mismatch result zero_point %lld (%lld) and operand zero_point 0 (%lld)", LL(i), LL(p), LL(q));
  }
  return true;
}

/* Each dimension of the operand is 1, or that of the result it is repeated along. dynamic: sizes are computed. */
static bool check_repeated(const McRoutineCheck *c, McType in, McType out, const List *dims, bool dynamic) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_type_rank(ctx, in), out_rank = mc_type_rank(ctx, out);
  if (dims->len != rank) {
    return bad(c, "broadcast_dimensions size (%u) does not match operand rank (%u)", dims->len, rank);
  }
  if (dynamic && out_rank < rank) return bad(c, "result rank (%u) is less than operand rank (%u)", out_rank, rank);
  if (!mc_hlo_is_unique(c, dims)) return bad(c, "broadcast_dimensions should not have duplicates");
  for (uint32_t i = 0; i < rank; i++) {
    int64_t dim = at(c, dims, i);
    if (dim < 0 || dim >= out_rank) {
      return bad(c, "broadcast_dimensions contains invalid value %lld for result with rank %u", LL(dim), out_rank);
    }
    int64_t size = mc_type_dim(ctx, in, i), have = mc_type_dim(ctx, out, (uint32_t)dim);
    if (size == 1 || size == MC_DYNAMIC || size == have || (dynamic && have == MC_DYNAMIC)) continue;
    return bad(c, "size of operand dimension %u (%lld) is not %s size of result dimension %lld (%lld)", i, LL(size),
               dynamic ? "compatible with" : "equal to 1 or", LL(dim), LL(have));
  }
  return true;
}

bool mc_check_hlo_broadcast_in_dim(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]), out = mc_checked_type(c, 1);
  List dims = list_of(c, mc_named_attr(c, c->args[1]), "");
  if (!is_tensor(c, in) || !is_tensor(c, out)) return true;
  McType a = mc_hlo_quantized(c->ctx, in), b = mc_hlo_quantized(c->ctx, out);
  bool per_tensor = mc_hlo_is_per_tensor(c->ctx, a) && mc_hlo_is_per_tensor(c->ctx, b);
  if (per_tensor && !check_scales(c, in, out)) return false;
  return check_repeated(c, in, out, &dims, false) && check_repeated_scales(c, in, out, &dims);
}

/* Dimensions that are known to be repeated, or not to be. */
static bool check_hints(const McRoutineCheck *c, const List *expanding, const List *other, uint32_t rank) {
  for (uint32_t i = 0; i < expanding->len + other->len; i++) {
    int64_t dim = i < expanding->len ? at(c, expanding, i) : at(c, other, i - expanding->len);
    for (uint32_t j = 0; j < i; j++) {
      if ((j < expanding->len ? at(c, expanding, j) : at(c, other, j - expanding->len)) != dim) continue;
      return bad(c, "duplicate expansion hint for at least one operand dimension");
    }
  }
  for (uint32_t i = 0; i < expanding->len + other->len; i++) {
    int64_t dim = i < expanding->len ? at(c, expanding, i) : at(c, other, i - expanding->len);
    if (dim >= 0 && dim < rank) continue;
    return bad(c, "hint for expanding dimension %lld does not refer to a valid operand dimension", LL(dim));
  }
  return true;
}

static bool check_repeats(const McRoutineCheck *c, McType in, const List *dims, const McInts *sizes) {
  if (count_of(c, in) < 0) return true;
  for (uint32_t i = 0; i < dims->len; i++) {
    int64_t size = mc_type_dim(c->ctx, in, i), dim = at(c, dims, i);
    if (size == 1 || dim >= sizes->len || size == sizes->ptr[dim]) continue;
    return bad(c, "size of operand dimension %u (%lld) is not equal to 1 or value of shape at index %lld (%lld)", i,
               LL(size), LL(dim), LL(sizes->ptr[dim]));
  }
  return true;
}

bool mc_check_hlo_dynamic_broadcast_in_dim(const McRoutineCheck *c) {
  McType in = mc_named_type(c, c->args[0]), out = mc_checked_type(c, 2);
  List dims = list_of(c, mc_named_attr(c, c->args[2]), "");
  List expanding = list_of(c, mc_named_attr(c, c->args[3]), ""), other = list_of(c, mc_named_attr(c, c->args[4]), "");
  McInts sizes;
  bool known;
  if (!is_tensor(c, in) || !is_tensor(c, out)) return true;
  if (!check_elements(c, in, out) || !check_repeated(c, in, out, &dims, true)) return false;
  if (!read_constant(c, c->args[1], &sizes, &known)) return false;
  bool ok = (!known || check_computed_shape(c, &sizes, out)) &&
            check_hints(c, &expanding, &other, mc_type_rank(c->ctx, in)) &&
            (!known || check_repeats(c, in, &dims, &sizes));
  if (known) mc_ints_fini(c->ctx, &sizes);
  return ok && check_repeated_scales(c, in, out, &dims);
}

bool mc_check_hlo_iota(const McRoutineCheck *c) {
  McType out = mc_checked_type(c, 0);
  int64_t dim = integer_or(c, mc_named_attr(c, c->args[0]), 0);
  if (!is_tensor(c, out)) return true;
  if (mc_type_rank(c->ctx, out) == 0) return bad(c, "does not support scalars.");
  return dim < mc_type_rank(c->ctx, out) || bad(c, "iota dimension cannot go beyond the output rank.");
}

static bool check_systems(const McRoutineCheck *c, McType a, McType b, bool left) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_type_rank(ctx, a);
  if (rank < 2) return bad(c, "operand 'a' must have rank >= 2, but got '%s'", TYPE(c, a));
  if (!fits(mc_type_dim(ctx, a, rank - 2), mc_type_dim(ctx, a, rank - 1))) {
    return bad(c, "two minor dimensions of operand 'a' must be compatible, but got '%s'", TYPE(c, a));
  }
  if (mc_type_rank(ctx, b) != rank) {
    return bad(c, "operands must have equal rank, but got '%s' and '%s'", TYPE(c, a), TYPE(c, b));
  }
  if (!fits(mc_type_dim(ctx, a, rank - 1), mc_type_dim(ctx, b, rank - (left ? 2 : 1)))) {
    return bad(c, "shared dimension of operands 'a' and 'b' must be compatible, but got '%s' and '%s'", TYPE(c, a),
               TYPE(c, b));
  }
  for (uint32_t i = 0; i + 2 < rank; i++) {
    if (fits(mc_type_dim(ctx, a, i), mc_type_dim(ctx, b, i))) continue;
    return bad(c, "batch dimensions of the operands must be compatible, but got '%s' and '%s'", TYPE(c, a), TYPE(c, b));
  }
  McAttr transpose = mc_named_attr(c, c->args[3]);
  return transpose.index == MC_NONE || mc_enum_attr_value(ctx, transpose) != 0 ||
         bad(c, "Invalid transpose option value for triangular solve");
}

bool mc_check_hlo_triangular_solve(const McRoutineCheck *c) {
  McType a = mc_named_type(c, c->args[0]), b = mc_named_type(c, c->args[1]);
  if (!is_tensor(c, a) || !is_tensor(c, b)) return true;
  if (!check_systems(c, a, b, integer_or(c, mc_named_attr(c, c->args[2]), 0) != 0)) return mc_hlo_no_type(c);
  return mc_hlo_infers(c);
}

bool mc_check_hlo_broadcast(const McRoutineCheck *c) {
  List sizes = list_of(c, mc_named_attr(c, c->args[0]), "");
  for (uint32_t i = 0; i < sizes.len; i++) {
    if (at(c, &sizes, i) >= 0) continue;
    bad(c, "Broadcast with negative dimension size %lld", LL(at(c, &sizes, i)));
    return mc_hlo_no_type(c);
  }
  return mc_hlo_infers(c);
}
