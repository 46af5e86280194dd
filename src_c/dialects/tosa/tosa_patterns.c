/* tosa_patterns.c - what canonicalize replaces operations of tosa by: mlir-opt 22's patterns. */
#include <math.h>

#include "dialects/shared/constants.h"
#include "dialects/shared/tensor_folds.h"
#include "dialects/tosa/tosa.def"
#include "dialects/tosa/tosa.h"
#include "transform/numbers.h"

static McType result_type(const McContext *ctx, McOp op) { return mc_value_type(ctx, mc_op_result(ctx, op, 0)); }

static McType operand_type(const McContext *ctx, McOp op, uint32_t i) {
  return mc_value_type(ctx, mc_op_operand(ctx, op, i));
}

static bool is_static(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR && mc_type_has_static_shape(ctx, type);
}

/* A tosa.const_shape of these sizes. MC_NONE: out of memory. */
static McValue make_shape(McRewriter *rw, McOp before, const McInts *sizes) {
  McContext *ctx = mc_rw_ctx(rw);
  int64_t count = sizes->len;
  bool splat = count > 0;
  for (uint32_t i = 1; i < sizes->len; i++) splat &= sizes->ptr[i] == sizes->ptr[0];
  size_t len = (splat ? 1 : (size_t)count) * sizeof *sizes->ptr;
  McIdent name = mc_ident(ctx, "tosa.shape", strlen("tosa.shape"));
  McAttr rank = mc_attr_integer(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), count);
  McType tensor = mc_type_ranked_tensor(ctx, &count, 1, mc_type_index(ctx), (McAttr){MC_NONE}, NULL), type = {MC_NONE};
  bool ok = name.index != MC_NONE && rank.index != MC_NONE && tensor.index != MC_NONE;
  if (ok) type.index = mc_defined_get(ctx, name, true, &rank.index, 1, (McLoc){MC_NONE}, NULL);
  if (type.index == MC_NONE) return (McValue){MC_NONE};
  McAttr values = mc_attr_dense_elements(ctx, tensor, sizes->ptr, len, splat, NULL);
  McOp made = values.index == MC_NONE ? (McOp){MC_NONE} : mc_constant_tosa(rw, values, type, before);
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

/* The numbers of a constant shape. False: it is none, or out of memory; then nothing is owned. */
static bool read_shape(McContext *ctx, McValue value, McInts *out) {
  McElements e;
  if (!mc_tosa_constant(ctx, value, true, &e) || e.count > UINT32_MAX) return false;
  if (!mc_ints_init(ctx, out, (uint32_t)e.count, NULL)) return false;
  for (out->len = 0; out->len < e.count; out->len++) out->ptr[out->len] = mc_tosa_element(&e, out->len, true);
  return true;
}

/* An operation with these operands in place of `op`, which has one result. */
static bool replace(McRewriter *rw, McOp op, const char *name, const McValue *operands, size_t count,
                    const McNamedAttr *attrs, size_t num_attrs) {
  McType type = result_type(mc_rw_ctx(rw), op);
  return mc_rw_replace_by(rw, op, mc_rw_create(rw, op, &(McRwOp){.name = name, .operands = operands,
                                                                 .num_operands = count, .results = &type,
                                                                 .num_results = 1, .attrs = attrs,
                                                                 .num_attrs = num_attrs}));
}

/* --- tosa.select, max_pool2d, concat --- */

bool mc_patterns_tosa_select(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp inverted = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "tosa.logical_not");
  if (inverted.index == MC_NONE) return false;
  McValue yes = mc_op_operand(ctx, op, 1), no = mc_op_operand(ctx, op, 2);
  mc_rw_set_operand(rw, op, 0, mc_op_operand(ctx, inverted, 0));
  mc_rw_set_operand(rw, op, 1, no);
  mc_rw_set_operand(rw, op, 2, yes);
  return true;
}

/* A window on one place. */
bool mc_patterns_tosa_max_pool(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McType from = operand_type(ctx, op, 0), to = result_type(ctx, op);
  if (!is_static(ctx, from) || from.index != to.index || mc_type_rank(ctx, from) != 4) return false;
  return mc_type_dim(ctx, from, 1) == 1 && mc_type_dim(ctx, from, 2) == 1 &&
         mc_rw_replace_one(rw, op, mc_op_operand(ctx, op, 0));
}

bool mc_patterns_tosa_concat(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  return mc_op_num_operands(ctx, op) == 1 && mc_rw_replace_by_tensor(rw, op, mc_op_operand(ctx, op, 0));
}

/* --- tosa.clamp --- */

typedef struct Range { McAttr low, high; } Range;

static Range range_of(McContext *ctx, McOp clamp) {
  return (Range){mc_attr_named(ctx, clamp, "min_val"), mc_attr_named(ctx, clamp, "max_val")};
}

/* < 0, 0, > 0: how two integers or floats of one type compare. */
static int compare(McContext *ctx, McAttr a, McAttr b) {
  McNumber x, y;
  double p, q;
  if (mc_attr_double(ctx, a, &p) && mc_attr_double(ctx, b, &q)) return (p > q) - (p < q);
  if (!mc_attr_number(ctx, a, &x) || !mc_attr_number(ctx, b, &y) || x.width != y.width) return 0;
  McType type = mc_attr_value_type(ctx, a);
  bool is_signed = mc_type_integer_signedness(ctx, type) != MC_UNSIGNED && x.width > 1;
  return mc_number_compare(&x, &y, is_signed);
}

/* The range is all that the type has; for floats, from one infinity to the other. */
static bool is_whole(McContext *ctx, Range range) {
  McNumber low, high;
  double p, q;
  if (mc_attr_double(ctx, range.low, &p) && mc_attr_double(ctx, range.high, &q)) {
    return p == -HUGE_VAL && (q == HUGE_VAL || q == -HUGE_VAL);
  }
  if (!mc_attr_number(ctx, range.low, &low) || !mc_attr_number(ctx, range.high, &high)) return false;
  bool is_signed = mc_type_integer_signedness(ctx, mc_attr_value_type(ctx, range.low)) != MC_UNSIGNED && low.width > 1;
  if (is_signed) return mc_number_is_min(&low) && mc_number_is_max(&high);
  return mc_number_is_zero(&low) && mc_number_is_ones(&high);
}

/* NaNs are ignored: the enumeration's case that is not the default. */
static bool ignores_nan(McContext *ctx, McOp clamp) {
  McAttr mode = mc_attr_named(ctx, clamp, "nan_mode");
  int64_t value;
  return mode.index != MC_NONE && mc_attr_integer_i64(ctx, (McAttr){mc_defined_value(ctx, mode.index, 0)}, &value) &&
         value == 2;
}

/* Two clamps whose ranges have more than an end in common: one to what both allow. */
static bool merge_clamps(McRewriter *rw, McOp op, McOp inner) {
  McContext *ctx = mc_rw_ctx(rw);
  Range a = range_of(ctx, op), b = range_of(ctx, inner);
  bool ignores = ignores_nan(ctx, op), inner_ignores = ignores_nan(ctx, inner);
  if (ignores && !inner_ignores) return false;
  if (mc_attr_value_type(ctx, a.low).index != mc_attr_value_type(ctx, b.low).index) return false;
  if (compare(ctx, a.high, b.low) <= 0 || compare(ctx, b.high, a.low) <= 0) return false;
  const McNamedAttr attrs[3] = {
      {mc_ident(ctx, "min_val", strlen("min_val")), compare(ctx, a.low, b.low) < 0 ? b.low : a.low},
      {mc_ident(ctx, "max_val", strlen("max_val")), compare(ctx, a.high, b.high) < 0 ? a.high : b.high},
      {mc_ident(ctx, "nan_mode", strlen("nan_mode")), mc_attr_named(ctx, inner_ignores ? inner : op, "nan_mode")}};
  McValue input = mc_op_operand(ctx, inner, 0);
  return replace(rw, op, "tosa.clamp", &input, 1, attrs, attrs[2].value.index == MC_NONE ? 2 : 3);
}

bool mc_patterns_tosa_clamp(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue input = mc_op_operand(ctx, op, 0);
  McOp inner = mc_value_made_by(ctx, input, "tosa.clamp");
  McKind element = mc_kind(ctx, mc_element_or_self(ctx, mc_value_type(ctx, input)).index);
  bool is_number = element == MC_TYPE_FLOAT || element == MC_TYPE_INTEGER; /* not quantized */
  bool same = is_number && mc_value_type(ctx, input).index == result_type(ctx, op).index;
  if (same && is_whole(ctx, range_of(ctx, op))) return mc_rw_replace_one(rw, op, input);
  return inner.index != MC_NONE && merge_clamps(rw, op, inner);
}

/* --- tosa.transpose --- */

static uint32_t perm(const McContext *ctx, McAttr perms, uint32_t i) {
  return mc_load32(mc_attr_dense_data(ctx, perms).ptr + 4 * (size_t)i);
}

/* Dimensions of size 1 move between the others: tosa.reshape. */
static bool transpose_is_reshape(McRewriter *rw, McOp op, McAttr perms) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = operand_type(ctx, op, 0);
  McUse use = mc_value_first_use(ctx, mc_op_result(ctx, op, 0));
  for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    if (mc_op_is(ctx, mc_use_owner(ctx, use), "tosa.transpose")) return false;
  }
  if (!mc_type_has_rank(ctx, type)) return false;
  uint32_t rank = mc_type_rank(ctx, type), dynamic = 0, last = 0;
  McInts sizes;
  if (!mc_ints_init(ctx, &sizes, rank, NULL)) return mc_rw_fail(rw);
  bool fits = rank == mc_attr_dense_count(ctx, perms);
  for (; fits && sizes.len < rank; sizes.len++) {
    uint32_t from = perm(ctx, perms, sizes.len);
    int64_t size = mc_type_dim(ctx, type, from);
    fits = size == 1 || from >= last;
    if (size != 1) last = from;
    dynamic += size == MC_DYNAMIC;
    sizes.ptr[sizes.len] = size == MC_DYNAMIC ? -1 : size;
  }
  bool changed = false;
  if (fits && dynamic < 2) {
    McValue operands[2] = {mc_op_operand(ctx, op, 0), make_shape(rw, op, &sizes)};
    changed = operands[1].index == MC_NONE ? mc_rw_fail(rw) : replace(rw, op, "tosa.reshape", operands, 2, NULL, 0);
  }
  mc_ints_fini(ctx, &sizes);
  return changed;
}

bool mc_patterns_tosa_transpose(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McAttr perms = mc_attr_named(ctx, op, "perms");
  McOp inner = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "tosa.transpose");
  if (inner.index == MC_NONE) return transpose_is_reshape(rw, op, perms);
  McAttr before = mc_attr_named(ctx, inner, "perms");
  uint64_t rank = mc_attr_dense_count(ctx, perms);
  if (rank == 0 || rank != mc_attr_dense_count(ctx, before)) return false;
  McInts both;
  if (!mc_ints_init(ctx, &both, (uint32_t)rank, NULL)) return mc_rw_fail(rw);
  int32_t *numbers = (int32_t *)(void *)both.ptr;
  for (uint32_t i = 0; i < rank; i++) numbers[i] = (int32_t)perm(ctx, before, perm(ctx, perms, i));
  McNamedAttr attr = {mc_ident(ctx, "perms", strlen("perms")),
                      mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), numbers, rank, NULL)};
  mc_ints_fini(ctx, &both);
  McValue input = mc_op_operand(ctx, inner, 0);
  return replace(rw, op, "tosa.transpose", &input, 1, &attr, 1);
}

/* --- tosa.slice --- */

/* The numbers of a slice, and of the padding of its tensor. Owned: numbers_fini. */
typedef struct Numbers { McRewriter *rw; McContext *ctx; McOp op; McInts start, size; } Numbers;

static bool numbers_init(Numbers *n) {
  if (!read_shape(n->ctx, mc_op_operand(n->ctx, n->op, 1), &n->start)) return false;
  if (read_shape(n->ctx, mc_op_operand(n->ctx, n->op, 2), &n->size)) return true;
  mc_ints_fini(n->ctx, &n->start);
  return false;
}

static void numbers_fini(Numbers *n) {
  mc_ints_fini(n->ctx, &n->start);
  mc_ints_fini(n->ctx, &n->size);
}

/* The slice lies within one of the tensors that are concatenated. */
static bool slice_of_concat(Numbers *n, McOp concat) {
  McContext *ctx = n->ctx;
  int64_t axis;
  if (!is_static(ctx, result_type(ctx, concat)) ||
      !mc_attr_integer_i64(ctx, mc_attr_named(ctx, concat, "axis"), &axis) || axis < 0 || axis >= n->start.len) {
    return false;
  }
  for (uint32_t i = 0, count = mc_op_num_operands(ctx, concat); i < count; i++) {
    McType type = operand_type(ctx, concat, i);
    if (!is_static(ctx, type)) return false;
    int64_t whole = mc_type_dim(ctx, type, (uint32_t)axis), *start = &n->start.ptr[axis];
    if (*start < 0) return false;
    if (n->size.ptr[axis] <= whole - *start) {
      McValue operands[3] = {mc_op_operand(ctx, concat, i), make_shape(n->rw, n->op, &n->start), {MC_NONE}};
      operands[2] = make_shape(n->rw, n->op, &n->size);
      bool ok = operands[1].index != MC_NONE && operands[2].index != MC_NONE;
      return ok ? replace(n->rw, n->op, "tosa.slice", operands, 3, NULL, 0) : mc_rw_fail(n->rw);
    }
    *start -= whole;
  }
  return false;
}

static int64_t at_least_0(int64_t value) { return value < 0 ? 0 : value; }

/* Three such numbers have a sum. */
static bool is_small(int64_t value) { return value > -(INT64_C(1) << 60) && value < INT64_C(1) << 60; }

/* Less padding is enough for the slice. Fills the lists of the new padding, the new sizes and the new start. Returns
 * false when nothing changes. */
static bool need_less_padding(const Numbers *n, McType source, const McInts *padding, McInts *less, McInts *sizes,
                              McInts *start) {
  uint32_t rank = n->start.len;
  bool changed = false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t low = padding->ptr[2 * i], high = padding->ptr[2 * i + 1], begin = n->start.ptr[i], size = n->size.ptr[i];
    int64_t whole = mc_type_dim(n->ctx, source, i);
    if (whole == MC_DYNAMIC) {
      if (begin != 0 || size != -1) return false;
      less->ptr[2 * i] = low, less->ptr[2 * i + 1] = high, sizes->ptr[i] = MC_DYNAMIC, start->ptr[i] = begin;
      continue;
    }
    if (!is_small(low) || !is_small(high) || !is_small(begin) || !is_small(size) || !is_small(whole)) return false;
    int64_t end = begin + size;
    if (begin < 0 || end > low + whole + high) return false;
    less->ptr[2 * i] = at_least_0(low - begin);
    less->ptr[2 * i + 1] = at_least_0(end - (low + whole));
    sizes->ptr[i] = less->ptr[2 * i] + whole + less->ptr[2 * i + 1];
    start->ptr[i] = at_least_0(begin - low);
    changed |= start->ptr[i] != begin || less->ptr[2 * i] != low || less->ptr[2 * i + 1] != high;
  }
  less->len = 2 * rank, sizes->len = start->len = rank;
  return changed;
}

static bool make_less_padding(Numbers *n, McOp pad, const McInts *less, const McInts *sizes, const McInts *start) {
  McContext *ctx = n->ctx;
  McType element = mc_type_element(ctx, operand_type(ctx, pad, 0));
  McType type = mc_type_ranked_tensor(ctx, sizes->ptr, sizes->len, element, (McAttr){MC_NONE}, NULL);
  McValue operands[3] = {mc_op_operand(ctx, pad, 0), make_shape(n->rw, n->op, less), mc_op_operand(ctx, pad, 2)};
  McOp made = mc_rw_create(n->rw, n->op, &(McRwOp){.name = "tosa.pad", .loc = mc_op_loc(ctx, pad),
                                                   .operands = operands, .num_operands = 3, .results = &type,
                                                   .num_results = 1});
  McValue from = made.index == MC_NONE ? (McValue){MC_NONE} : make_shape(n->rw, n->op, start);
  if (from.index == MC_NONE) return mc_rw_fail(n->rw);
  McValue sliced[3] = {mc_op_result(ctx, made, 0), from, mc_op_operand(ctx, n->op, 2)};
  return replace(n->rw, n->op, "tosa.slice", sliced, 3, NULL, 0);
}

static bool slice_of_pad(Numbers *n, McOp pad) {
  McContext *ctx = n->ctx;
  McType source = operand_type(ctx, pad, 0);
  McUse use = mc_value_first_use(ctx, mc_op_result(ctx, pad, 0));
  McInts padding, less, sizes, start;
  uint32_t rank = n->start.len;
  if (mc_use_next(ctx, use).index != MC_NONE || !mc_type_has_rank(ctx, source) || n->size.len != rank ||
      mc_type_rank(ctx, source) != rank || !read_shape(ctx, mc_op_operand(ctx, pad, 1), &padding)) {
    return false;
  }
  less.ptr = sizes.ptr = start.ptr = NULL;
  bool changed = false, ok = mc_ints_init(ctx, &less, 2 * rank, NULL);
  if (ok) ok = mc_ints_init(ctx, &sizes, rank, NULL) && mc_ints_init(ctx, &start, rank, NULL);
  if (ok && padding.len == 2 * rank && need_less_padding(n, source, &padding, &less, &sizes, &start)) {
    changed = make_less_padding(n, pad, &less, &sizes, &start);
  }
  mc_ints_fini(ctx, &padding);
  mc_ints_fini(ctx, &less);
  mc_ints_fini(ctx, &sizes);
  mc_ints_fini(ctx, &start);
  return ok ? changed : mc_rw_fail(n->rw);
}

/* Sizes that the result's type states. */
static bool state_sizes(Numbers *n) {
  McContext *ctx = n->ctx;
  McType type = result_type(ctx, n->op);
  bool changed = false;
  if (!mc_type_has_rank(ctx, type) || mc_type_rank(ctx, type) != n->size.len) return false;
  for (uint32_t i = 0; i < n->size.len; i++) {
    int64_t size = mc_type_dim(ctx, type, i);
    if (n->size.ptr[i] != -1 || size == MC_DYNAMIC) continue;
    n->size.ptr[i] = size;
    changed = true;
  }
  if (!changed) return false;
  McValue operands[3] = {mc_op_operand(ctx, n->op, 0), mc_op_operand(ctx, n->op, 1),
                         make_shape(n->rw, n->op, &n->size)};
  return operands[2].index == MC_NONE ? mc_rw_fail(n->rw) : replace(n->rw, n->op, "tosa.slice", operands, 3, NULL, 0);
}

bool mc_patterns_tosa_slice(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue source = mc_op_operand(ctx, op, 0);
  McOp concat = mc_value_made_by(ctx, source, "tosa.concat"), pad = mc_value_made_by(ctx, source, "tosa.pad");
  Numbers n = {.rw = rw, .ctx = ctx, .op = op};
  if (!numbers_init(&n)) return false;
  bool changed = n.start.len == n.size.len && concat.index != MC_NONE && slice_of_concat(&n, concat);
  changed = changed || (pad.index != MC_NONE && slice_of_pad(&n, pad)) || state_sizes(&n);
  numbers_fini(&n);
  return changed;
}
