/* tosa_shapes.c - what operations of tosa on layouts and shapes, control flow and variables must be like, in upstream's
 * words and order.
 */
#include "defs/infer.h"
#include "dialects/tosa/tosa.def"
#include "dialects/tosa/tosa.h"

static uint32_t num_operands(const McRoutineCheck *c) { return mc_op_num_operands(c->ctx, c->op); }
static McType result(const McRoutineCheck *c, uint32_t i) { return mc_checked_type(c, num_operands(c) + i); }
static bool is_ranked(const McRoutineCheck *c, McType type) { return mc_type_is_ranked(c->ctx, type); }
static uint32_t rank_of(const McRoutineCheck *c, McType type) { return mc_type_rank(c->ctx, type); }
static bool match(int64_t a, int64_t b) { return a == b || a == MC_DYNAMIC || b == MC_DYNAMIC; }
static bool differ(int64_t a, int64_t b) { return !match(a, b); }

/* !tosa.shape, and its rank. */
static bool is_shape(const McRoutineCheck *c, McType type, int64_t *rank) {
  const McDefinition *def =
      mc_kind(c->ctx, type.index) == MC_TYPE_DEFINED ? mc_definition_of(c->ctx, type.index) : NULL;
  if (def == NULL || def->record->num_params != 1) return false;
  McStr name = mc_ident_str(c->ctx, def->name);
  if (name.len != sizeof "tosa.shape" - 1 || memcmp(name.ptr, "tosa.shape", name.len) != 0) return false;
  uint32_t param = mc_defined_param(c->ctx, type.index, 0);
  return param != MC_NONE && mc_attr_integer_i64(c->ctx, (McAttr){param}, rank);
}

static int64_t shape_rank(const McRoutineCheck *c, McType type) {
  int64_t rank;
  return is_shape(c, type, &rank) ? rank : 0;
}

/* --- reductions --- */

static int64_t axis_of(const McRoutineCheck *c) { return mc_tosa_int(c, "axis"); }

static bool check_axis(const McRoutineCheck *c, const char *what, const char *which, McType type) {
  int64_t rank = rank_of(c, type);
  if (axis_of(c) < rank || (axis_of(c) == 0 && rank == 0)) return true;
  return fail(c, "expect %s tensor rank (%lld) to be larger than %s axis (%lld)", which, (long long)rank, what,
              (long long)axis_of(c));
}

static bool check_axes(const McRoutineCheck *c, const char *what) {
  McType in = mc_checked_type(c, 0), out = result(c, 0);
  if (is_ranked(c, in) && !check_axis(c, what, "input", in)) return false;
  if (!is_ranked(c, out)) return true;
  if (is_ranked(c, in) && rank_of(c, in) != rank_of(c, out)) {
    return fail(c, "expect output tensor rank to be equal to input tensor rank");
  }
  return check_axis(c, what, "output", out);
}

bool mc_check_tosa_reduce(const McRoutineCheck *c) {
  if (axis_of(c) < 0) return fail(c, "reduce axis must not be negative");
  if (!check_axes(c, "reduce")) return false;
  int64_t size = mc_tosa_dim(c, result(c, 0), (uint32_t)axis_of(c));
  if (size != MC_DYNAMIC && size != 1) {
    return fail(c, "expect reduced dimension size to be 1, got %lld", (long long)size);
  }
  return mc_check_inferred_types(c, mc_inferred_compatible);
}

bool mc_check_tosa_reverse(const McRoutineCheck *c) {
  if (axis_of(c) < 0) return fail(c, "expected non-negative reverse axis");
  return check_axes(c, "reverse");
}

bool mc_check_tosa_argmax(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = result(c, 0);
  if (!mc_tosa_is_integer(c, mc_type_element(c->ctx, out), 0)) return fail(c, "result tensor is not of integer type");
  if (!is_ranked(c, in)) return true;
  uint32_t rank = rank_of(c, in);
  if (axis_of(c) < 0 || axis_of(c) >= rank) return fail(c, "specified axis is outside the rank of the tensor");
  if (!is_ranked(c, out)) return true;
  bool fits = rank_of(c, out) == rank - 1;
  for (uint32_t i = 0, k = 0; fits && i < rank; i++) {
    if (i != axis_of(c)) fits = match(mc_tosa_dim(c, in, i), mc_tosa_dim(c, out, k++));
  }
  if (fits) return true;
  McBuf want, have;
  mc_buf_init(&want, &c->ctx->alloc);
  mc_buf_init(&have, &c->ctx->alloc);
  for (uint32_t i = 0, k = 0; i < rank; i++) {
    int64_t dim = mc_tosa_dim(c, in, i);
    if (i == axis_of(c)) continue;
    if (k++ > 0) mc_buf_lit(&want, ", ");
    mc_tosa_list(&want, &dim, 1);
  }
  for (uint32_t i = 0; i < rank_of(c, out); i++) {
    int64_t dim = mc_tosa_dim(c, out, i);
    if (i > 0) mc_buf_lit(&have, ", ");
    mc_tosa_list(&have, &dim, 1);
  }
  fail(c, "expected output shape '%s', got '%s'", mc_buf_text(&want), mc_buf_text(&have));
  mc_buf_fini(&want);
  mc_buf_fini(&have);
  return false;
}

/* --- layout --- */

static bool check_concat_dims(const McRoutineCheck *c, uint32_t count) {
  McType first = mc_checked_type(c, 0), out = result(c, 0);
  int64_t sum = 0, axis = axis_of(c);
  for (uint32_t i = 1; i < count; i++) {
    McType type = mc_checked_type(c, i);
    if (rank_of(c, type) != rank_of(c, first)) {
      return fail(c, "expect all operands to have the same rank, but got %u vs %u on operands 0 and %u",
                  rank_of(c, first), rank_of(c, type), i);
    }
    for (uint32_t k = 0; k < rank_of(c, type); k++) {
      int64_t a = mc_tosa_dim(c, type, k), b = mc_tosa_dim(c, first, k);
      if (k == axis || match(a, b)) continue;
      return fail(c,
                  "expect all operand shapes to have the same sizes on non-axis dimensions, but got %lld vs %lld at "
                  "index %u on "
                  "operands 0 and %u",
                  (long long)a, (long long)b, k, i);
    }
  }
  for (uint32_t i = 0; i < count; i++) {
    int64_t size = mc_tosa_dim(c, mc_checked_type(c, i), (uint32_t)axis);
    if (size == MC_DYNAMIC) return true;
    sum = (int64_t)((uint64_t)sum + (uint64_t)size);
  }
  int64_t have = mc_tosa_dim(c, out, (uint32_t)axis);
  if (have == MC_DYNAMIC || have == sum) return true;
  return fail(c, "requires sum of axis dimensions of input1 equal to output axis dimension, got %lld and %lld",
              (long long)sum, (long long)have);
}

bool mc_check_tosa_concat(const McRoutineCheck *c) {
  uint32_t count = num_operands(c), num_ranked = 0, first = MC_NONE;
  if (count == 0) return fail(c, "expect at least one input");
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_tosa_same_elements(c, mc_checked_type(c, i), result(c, 0))) return false;
    if (!is_ranked(c, mc_checked_type(c, i))) continue;
    if (num_ranked++ == 0) first = i;
  }
  if (num_ranked > 0 && (axis_of(c) < 0 || axis_of(c) >= rank_of(c, mc_checked_type(c, first)))) {
    return fail(c, "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got %lld",
                (long long)axis_of(c));
  }
  return num_ranked < count || check_concat_dims(c, count);
}

bool mc_check_tosa_pad(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = result(c, 0);
  if (!is_ranked(c, in) || !is_ranked(c, out)) return true;
  uint32_t rank = rank_of(c, in);
  if (rank != rank_of(c, out)) {
    return fail(c, "expect same input and output tensor rank, but got inputRank: %u, outputRank: %u", rank,
                rank_of(c, out));
  }
  McElements pad;
  if (!mc_tosa_constant(c->ctx, mc_op_operand(c->ctx, c->op, 1), false, &pad) || pad.is_float) {
    return fail(c, "padding is not constant");
  }
  if (pad.count != 2 * (uint64_t)rank) {
    return fail(c, "padding tensor must have %u * 2 = %u elements, but got %llu", rank, 2 * rank,
                (unsigned long long)pad.count);
  }
  for (uint32_t i = 0; i < rank; i++) {
    int64_t before = mc_tosa_element(&pad, 2 * i, true), after = mc_tosa_element(&pad, 2 * i + 1, true);
    if (before < -1 || after < -1) {
      return fail(c,
                  "invalid padding values at dimension %u: values must be non-negative or -1 for dynamic padding, got "
                  "[%lld, %lld]",
                  i, (long long)before, (long long)after);
    }
    int64_t from = mc_tosa_dim(c, in, i), to = mc_tosa_dim(c, out, i);
    if (from == MC_DYNAMIC || to == MC_DYNAMIC) continue;
    int64_t size = (int64_t)((uint64_t)from + (uint64_t)before + (uint64_t)after);
    if (size == to) continue;
    return fail(c, "mismatch in output shape at dimension %u: expected %lld + %lld + %lld = %lld, but got %lld", i,
                (long long)from, (long long)before, (long long)after, (long long)size, (long long)to);
  }
  return true;
}

/* The number of elements, when it is static. */
static bool static_count(const McRoutineCheck *c, McType type, int64_t *count) {
  return is_ranked(c, type) && mc_type_has_static_shape(c->ctx, type) && mc_type_num_elements(c->ctx, type, count);
}

static bool check_reshape_count(const McRoutineCheck *c, const McElements *shape, McType in, McType out) {
  int64_t have, want, product = 1;
  bool all_static = true;
  if (!static_count(c, in, &have)) return true;
  if (static_count(c, out, &want) && want != have) {
    return fail(c, "cannot reshape %lld elements into %lld", (long long)have, (long long)want);
  }
  for (uint64_t i = 0; i < shape->count; i++) {
    int64_t size = mc_tosa_element(shape, i, true);
    if (size > 0) product = (int64_t)((uint64_t)product * (uint64_t)size);
    else all_static = false;
  }
  if (all_static ? have == product : product <= have) return true;
  return fail(c, "cannot reshape %lld elements into %lld", (long long)have, (long long)product);
}

bool mc_check_tosa_reshape(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = result(c, 0);
  McElements shape;
  uint64_t missing = 0;
  if (!mc_tosa_constant(c->ctx, mc_op_operand(c->ctx, c->op, 1), true, &shape)) return true;
  for (uint64_t i = 0; i < shape.count; i++) missing += mc_tosa_element(&shape, i, true) == -1;
  if (missing > 1) return fail(c, "expected at most one target dimension to be -1");
  if (!is_ranked(c, out)) return true;
  if (shape.count != rank_of(c, out)) return fail(c, "new shape does not match result rank");
  for (uint32_t i = 0; i < shape.count; i++) {
    int64_t size = mc_tosa_element(&shape, i, true);
    if (size != -1 && differ(size, mc_tosa_dim(c, out, i))) {
      return fail(c, "new shape is inconsistent with result shape");
    }
    if (size < -1 && size != MC_DYNAMIC) {
      return fail(c, "new shape has invalid tensor dimension size %lld", (long long)size);
    }
  }
  return check_reshape_count(c, &shape, in, out);
}

bool mc_check_tosa_slice(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = result(c, 0);
  if (!is_ranked(c, in)) return true;
  uint32_t rank = rank_of(c, in);
  if (is_ranked(c, out) && rank_of(c, out) != rank) {
    return fail(c, "expect input1 and output to have the same ranks, got %u and %u", rank, rank_of(c, out));
  }
  if (shape_rank(c, mc_checked_type(c, 1)) != rank) {
    return fail(c, "length of start is not equal to rank of input shape");
  }
  return shape_rank(c, mc_checked_type(c, 2)) == rank || fail(c, "length of size is not equal to rank of input shape");
}

bool mc_check_tosa_tile(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = result(c, 0);
  int64_t count = shape_rank(c, mc_checked_type(c, 1));
  if (is_ranked(c, in)) {
    uint32_t rank = rank_of(c, in);
    if (rank != count) return fail(c, "expect 'multiples' to have rank %u but got %lld.", rank, (long long)count);
    if (is_ranked(c, out) && rank_of(c, out) != rank) return fail(c, "expect same input and output tensor rank.");
  } else if (is_ranked(c, out) && rank_of(c, out) != count) {
    return fail(c, "expect 'multiples' array to have length %u but got %lld.", rank_of(c, out), (long long)count);
  }
  McElements multiples;
  if (!mc_tosa_constant(c->ctx, mc_op_operand(c->ctx, c->op, 1), false, &multiples) || multiples.is_float) return true;
  for (uint64_t i = 0; i < multiples.count; i++) {
    int64_t value = mc_tosa_element(&multiples, i, true);
    if (value <= 0 && value != -1) return fail(c, "expect element of 'multiples' to be positive integer or -1.");
  }
  return true;
}

static int32_t perm_at(McStr data, uint64_t i) {
  int32_t value;
  memcpy(&value, data.ptr + 4 * i, sizeof value);
  return value;
}

/* Each number once. */
static bool is_permutation(const McRoutineCheck *c, McStr perms, uint64_t count, bool *ok) {
  uint8_t few[64], *seen = few;
  if (count > sizeof few) seen = mc_alloc(&c->ctx->alloc, count);
  if (seen == NULL) return mc_out_of_memory(c->diags);
  memset(seen, 0, count);
  *ok = true;
  for (uint64_t i = 0; i < count && *ok; i++) {
    int32_t value = perm_at(perms, i);
    *ok = value >= 0 && (uint64_t)value < count && !seen[value];
    if (*ok) seen[value] = 1;
  }
  if (seen != few) mc_free(&c->ctx->alloc, seen, count);
  return true;
}

bool mc_check_tosa_transpose(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = result(c, 0);
  McAttr attr = mc_checked_attr(c, "perms");
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_DENSE_ARRAY) return true;
  McStr perms = mc_attr_dense_data(c->ctx, attr);
  uint64_t count = perms.len / 4;
  bool from = is_ranked(c, in), to = is_ranked(c, out), ok = false;
  if (from && rank_of(c, in) != count) {
    return fail(c, "expected perms attribute to have size %u (input rank) but got size %llu", rank_of(c, in),
                (unsigned long long)count);
  }
  if (from && to && rank_of(c, in) != rank_of(c, out)) {
    return fail(c, "expected input tensor rank to equal result tensor rank");
  }
  if (to && rank_of(c, out) != count) {
    return fail(c, "expected perms attribute to have size %u (output rank) but got size %llu", rank_of(c, out),
                (unsigned long long)count);
  }
  if (!is_permutation(c, perms, count, &ok)) return false;
  if (!ok) return fail(c, "expected valid permutation indices");
  int64_t have, want;
  if (static_count(c, in, &have) && static_count(c, out, &want) && have != want) {
    return fail(c, "expected input1 and output to have same numbers of elements, got %lld and %lld", (long long)have,
                (long long)want);
  }
  for (uint32_t i = 0; from && to && i < count; i++) {
    int32_t k = perm_at(perms, i);
    int64_t size = mc_tosa_dim(c, in, (uint32_t)k);
    if (match(size, mc_tosa_dim(c, out, i))) continue;
    return fail(c, "expected output tensor dim %u to match input dim %d with value of %lld", i, k, (long long)size);
  }
  return true;
}

/* --- rows by their numbers --- */

/* A size that several tensors have in common: known from the first that says it. */
static bool meet(const McRoutineCheck *c, int64_t *size, const char *what, uint32_t dim, int64_t got) {
  if (*size == MC_DYNAMIC) *size = got;
  if (match(*size, got)) return true;
  return fail(c, "requires %s dimension %u to have size %lld, got %lld", what, dim, (long long)*size, (long long)got);
}

bool mc_check_tosa_gather(const McRoutineCheck *c) {
  McType values = mc_checked_type(c, 0), indices = mc_checked_type(c, 1), out = result(c, 0);
  int64_t n = mc_tosa_dim(c, values, 0), w = mc_tosa_dim(c, indices, 1), channels = mc_tosa_dim(c, values, 2);
  return meet(c, &n, "indices", 0, mc_tosa_dim(c, indices, 0)) && meet(c, &n, "output", 0, mc_tosa_dim(c, out, 0)) &&
         meet(c, &w, "output", 1, mc_tosa_dim(c, out, 1)) && meet(c, &channels, "output", 2, mc_tosa_dim(c, out, 2));
}

bool mc_check_tosa_scatter(const McRoutineCheck *c) {
  McType values = mc_checked_type(c, 0), indices = mc_checked_type(c, 1), input = mc_checked_type(c, 2),
         out = result(c, 0);
  int64_t n = mc_tosa_dim(c, values, 0), k = mc_tosa_dim(c, values, 1), channels = mc_tosa_dim(c, values, 2);
  int64_t w = mc_tosa_dim(c, indices, 1);
  if (!meet(c, &n, "indices", 0, mc_tosa_dim(c, indices, 0)) || !meet(c, &n, "input", 0, mc_tosa_dim(c, input, 0)) ||
      !meet(c, &w, "input", 1, mc_tosa_dim(c, input, 1)) || !meet(c, &channels, "input", 2, mc_tosa_dim(c, input, 2)) ||
      !meet(c, &n, "values_out", 0, mc_tosa_dim(c, out, 0)) || !meet(c, &k, "values_out", 1, mc_tosa_dim(c, out, 1)) ||
      !meet(c, &channels, "values_out", 2, mc_tosa_dim(c, out, 2))) {
    return false;
  }
  if (k == MC_DYNAMIC || w == MC_DYNAMIC || k >= w) return true;
  return fail(c, "requires dimensions K >= W, got K=%lld and W=%lld", (long long)k, (long long)w);
}

/* --- images --- */

/* One dimension: numerator and denominator of its scale, offset, border. */
static bool check_resized(const McRoutineCheck *c, bool height, const int64_t scale[2], int64_t offset,
                          int64_t border) {
  int64_t in = mc_tosa_dim(c, mc_checked_type(c, 0), height ? 1 : 2),
          out = mc_tosa_dim(c, result(c, 0), height ? 1 : 2);
  const char *name = height ? "height" : "width", *axis = height ? "y" : "x";
  if (in == MC_DYNAMIC || in == 1) return true;
  int64_t all = (int64_t)(((uint64_t)in - 1) * (uint64_t)scale[0] - (uint64_t)offset + (uint64_t)border);
  if (all % scale[1] != 0) {
    return fail(c,
                "expected (input_%s - 1) * scale_%s_n - offset_%s + border_%s to be wholly divisible by scale_%s_d, "
                "got ((%lld - 1) * "
                "%lld - %lld + %lld) / %lld",
                name, axis, axis, axis, axis, (long long)in, (long long)scale[0], (long long)offset, (long long)border,
                (long long)scale[1]);
  }
  int64_t size = (int64_t)((uint64_t)(all / scale[1]) + 1);
  if (out == MC_DYNAMIC || out == size) return true;
  return fail(c, "calculated output %s did not match expected: calculated=%lld, expected=%lld", name, (long long)size,
              (long long)out);
}

bool mc_check_tosa_resize(const McRoutineCheck *c) {
  McElements scale, offset, border;
  if (!mc_tosa_constant(c->ctx, mc_op_operand(c->ctx, c->op, 1), true, &scale) || scale.count != 4 ||
      !mc_tosa_constant(c->ctx, mc_op_operand(c->ctx, c->op, 2), true, &offset) || offset.count != 2 ||
      !mc_tosa_constant(c->ctx, mc_op_operand(c->ctx, c->op, 3), true, &border) || border.count != 2) {
    return true;
  }
  int64_t scales[4], bad = 0;
  for (uint32_t i = 0; i < 4; i++) {
    scales[i] = mc_tosa_element(&scale, i, true);
    bad += scales[i] <= 0;
  }
  if (bad > 0) {
    McBuf list;
    mc_buf_init(&list, &c->ctx->alloc);
    mc_tosa_list(&list, scales, 4);
    fail(c, "expect all scale values to be > 0, got %s", mc_buf_text(&list));
    mc_buf_fini(&list);
    return false;
  }
  if (!is_ranked(c, mc_checked_type(c, 0)) || !is_ranked(c, result(c, 0))) return true;
  return check_resized(c, true, scales, mc_tosa_element(&offset, 0, true), mc_tosa_element(&border, 0, true)) &&
         check_resized(c, false, scales + 2, mc_tosa_element(&offset, 1, true), mc_tosa_element(&border, 1, true));
}

/* --- blocks with scales --- */

static int64_t block_size(const McRoutineCheck *c) {
  McAttr attr = mc_checked_attr(c, "block_size");
  bool held = attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_DEFINED;
  int64_t size = held ? (int64_t)mc_enum_attr_value(c->ctx, attr) : 1;
  return size > 0 ? size : 1;
}

/* The shapes are compatible, except for the last dimension. */
static bool compatible_blocks(const McRoutineCheck *c, McType data, McType scale) {
  if (!is_ranked(c, data) || !is_ranked(c, scale)) return true;
  uint32_t rank = rank_of(c, data);
  if (rank != rank_of(c, scale)) return false;
  for (uint32_t i = 0; i + 1 < rank; i++) {
    if (differ(mc_tosa_dim(c, data, i), mc_tosa_dim(c, scale, i))) return false;
  }
  return true;
}

/* data: the type that has scales; names: of this data and of the scales. */
static bool check_block_cast(const McRoutineCheck *c, McType in, McType out, McType data, McType scale,
                             const char *data_name, const char *scale_name) {
  int64_t size = block_size(c);
  if (!mc_shapes_compatible(c->ctx, in, out)) {
    return fail(c, "require compatible shapes for input_data ('%s') and output_data ('%s')", TYPE(c, in), TYPE(c, out));
  }
  int64_t whole = is_ranked(c, in) && rank_of(c, in) > 0 ? mc_tosa_dim(c, in, rank_of(c, in) - 1) : MC_DYNAMIC;
  if (whole != MC_DYNAMIC && whole % size != 0) {
    return fail(c, "expect last dimension of input_data (%lld) to be divisible by block_size (%lld)", (long long)whole,
                (long long)size);
  }
  if (!compatible_blocks(c, data, scale)) {
    return fail(c, "require compatible shapes for %s ('%s') and %s ('%s') except for the last dimension", data_name,
                TYPE(c, data), scale_name, TYPE(c, scale));
  }
  int64_t last = is_ranked(c, data) && rank_of(c, data) > 0 ? mc_tosa_dim(c, data, rank_of(c, data) - 1) : MC_DYNAMIC;
  int64_t blocks =
      is_ranked(c, scale) && rank_of(c, scale) > 0 ? mc_tosa_dim(c, scale, rank_of(c, scale) - 1) : MC_DYNAMIC;
  if (last == MC_DYNAMIC || blocks == MC_DYNAMIC || blocks == last / size) return true;
  return fail(c, "expect last dimension of %s (%lld) to be equal to last dimension of %s / block_size (%lld)",
              scale_name, (long long)blocks, data_name, (long long)(last / size));
}

bool mc_check_tosa_cast_from_block_scaled(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0);
  return check_block_cast(c, in, result(c, 0), in, mc_checked_type(c, 1), "input_data", "input_scale");
}

bool mc_check_tosa_cast_to_block_scaled(const McRoutineCheck *c) {
  McType out = result(c, 0);
  return check_block_cast(c, mc_checked_type(c, 0), out, out, result(c, 1), "output_data", "output_scale");
}

static bool meet_size(const McRoutineCheck *c, int64_t *size, const char *what, int64_t got) {
  if (*size == MC_DYNAMIC) *size = got;
  return match(*size, got) ||
         fail(c, "expected %s to match size %lld, got %lld", what, (long long)*size, (long long)got);
}

static bool check_product_shape(const McRoutineCheck *c, const int64_t want[3]) {
  McType out = result(c, 0);
  if (!is_ranked(c, out) || rank_of(c, out) != 3) return true;
  int64_t have[3];
  bool fits = true;
  for (uint32_t i = 0; i < 3; i++) {
    have[i] = mc_tosa_dim(c, out, i);
    fits = fits && match(have[i], want[i]);
  }
  if (fits) return true;
  McBuf a, b;
  mc_buf_init(&a, &c->ctx->alloc);
  mc_buf_init(&b, &c->ctx->alloc);
  mc_dims_text(&a, have, 3, ", ");
  mc_dims_text(&b, want, 3, ", ");
  fail(c, "expected output shape %s to be compatible with expected output shape %s", mc_buf_text(&a), mc_buf_text(&b));
  mc_buf_fini(&a);
  mc_buf_fini(&b);
  return false;
}

bool mc_check_tosa_block_scaled_matmul(const McRoutineCheck *c) {
  McType a = mc_checked_type(c, 0), a_scale = mc_checked_type(c, 1), b = mc_checked_type(c, 2),
         b_scale = mc_checked_type(c, 3);
  McType x = mc_element_or_self(c->ctx, a), y = mc_element_or_self(c->ctx, b);
  if (x.index != y.index) {
    return fail(c, "expect A_data and B_data to have same element type, got '%s' and '%s'", TYPE(c, x), TYPE(c, y));
  }
  int64_t n = mc_tosa_dim(c, a, 0), height = mc_tosa_dim(c, a, 1), channels = mc_tosa_dim(c, a, 2), blocks = MC_DYNAMIC;
  int64_t d = mc_tosa_dim(c, b, 0), width = mc_tosa_dim(c, b, 1), size = block_size(c);
  if (!meet_size(c, &n, "batch of a_scale", mc_tosa_dim(c, a_scale, 0)) ||
      !meet_size(c, &height, "height of a_scale", mc_tosa_dim(c, a_scale, 1)) ||
      !meet_size(c, &blocks, "C/block_size of a_scale", mc_tosa_dim(c, a_scale, 2)) ||
      !meet_size(c, &channels, "channels of b_data", mc_tosa_dim(c, b, 2)) ||
      !meet_size(c, &d, "batch of b_scale", mc_tosa_dim(c, b_scale, 0)) ||
      !meet_size(c, &width, "width of b_scale", mc_tosa_dim(c, b_scale, 1)) ||
      !meet_size(c, &blocks, "C/block_size of b_scale", mc_tosa_dim(c, b_scale, 2))) {
    return false;
  }
  if (n != MC_DYNAMIC && d != MC_DYNAMIC && n != d && d != 1) {
    return fail(c, "expect B matrix batch size to be broadcast compatible with A, got D=%lld vs N=%lld", (long long)d,
                (long long)n);
  }
  if (channels != MC_DYNAMIC && channels % size != 0) {
    return fail(c, "expect C to be a multiple of block size, got C=%lld, block_size=%lld", (long long)channels,
                (long long)size);
  }
  if (channels != MC_DYNAMIC && blocks != MC_DYNAMIC && channels / size != blocks) {
    return fail(c, "expect scale operands dimension 2 to equal C/block_size (%lld/%lld), got %lld", (long long)channels,
                (long long)size, (long long)blocks);
  }
  return check_product_shape(c, (int64_t[]){n == MC_DYNAMIC ? d : n, height, width});
}

/* --- shapes --- */

bool mc_check_tosa_resolved_shapes(const McRoutineCheck *c) {
  int64_t rank;
  for (uint32_t i = 0, n = num_operands(c); i < n; i++) {
    if (!is_shape(c, mc_checked_type(c, i), &rank)) continue;
    McOp op = mc_value_op(c->ctx, mc_op_operand(c->ctx, c->op, i));
    const McOpDef *def = op.index == MC_NONE ? NULL : mc_op_def(c->ctx, op);
    McStr name = def == NULL ? (McStr){"", 0} : mc_op_name_str(c->ctx, def->name);
    if (name.len < 5 || memcmp(name.ptr, "tosa.", 5) != 0) {
      return fail(c, "shape operand is not compile time resolvable");
    }
  }
  return true;
}

bool mc_check_tosa_shapes_of_one_rank(const McRoutineCheck *c) {
  uint32_t operands = num_operands(c), count = mc_checked_num_values(c);
  int64_t first = shape_rank(c, mc_checked_type(c, 0));
  for (uint32_t i = 1; i < count; i++) {
    if (shape_rank(c, mc_checked_type(c, i)) == first) continue;
    return fail(c,
                i < operands ? "operands don't have matching ranks" : "result shape has different rank than operands");
  }
  return true;
}

bool mc_check_tosa_const_shape(const McRoutineCheck *c) {
  McAttr values = mc_checked_attr(c, "values");
  int64_t count, rank = shape_rank(c, result(c, 0));
  if (values.index == MC_NONE) return true;
  McType type = mc_attr_value_type(c->ctx, values);
  if (!is_ranked(c, type) || rank_of(c, type) != 1) return fail(c, "expect elements in attribute values with rank 1");
  if (!mc_type_num_elements(c->ctx, type, &count) || count == rank || (count == 1 && rank == 0)) return true;
  return fail(
      c,
      "expect number of elements in attribute values (%lld) to be equal to the rank (%lld) for the result shape type",
      (long long)count, (long long)rank);
}

bool mc_check_tosa_concat_shape(const McRoutineCheck *c) {
  int64_t sum = 0, rank = shape_rank(c, result(c, 0));
  for (uint32_t i = 0, n = num_operands(c); i < n; i++) sum += shape_rank(c, mc_checked_type(c, i));
  if (sum == rank) return true;
  return fail(c, "requires output shape rank to be equal to the sum of the input shape ranks (%lld), got %lld",
              (long long)sum, (long long)rank);
}

/* A constant operand with one integer. */
static bool single_value(const McRoutineCheck *c, uint32_t operand, int64_t *out) {
  McElements e;
  if (!mc_tosa_constant(c->ctx, mc_op_operand(c->ctx, c->op, operand), false, &e) || e.is_float || e.count == 0) {
    return false;
  }
  *out = mc_tosa_element(&e, 0, true);
  return true;
}

bool mc_check_tosa_slice_shape(const McRoutineCheck *c) {
  int64_t start = 0, size = 0, rank = shape_rank(c, mc_checked_type(c, 0)), out = shape_rank(c, result(c, 0));
  bool has_start = single_value(c, 1, &start), has_size = single_value(c, 2, &size);
  if (has_start && start < 0) return fail(c, "expected non-negative start index, got %lld", (long long)start);
  if (has_size && size <= 0) return fail(c, "expected positive size, got %lld", (long long)size);
  if (has_size && size != out) {
    return fail(c, "expected output type size to be equal to size attribute, got %lld vs %lld", (long long)out,
                (long long)size);
  }
  if (!has_start || !has_size || (uint64_t)start + (uint64_t)size <= (uint64_t)rank) return true;
  return fail(c, "expected start + size to be less than or equal to input shape rank (%lld), got %lld", (long long)rank,
              (long long)((uint64_t)start + (uint64_t)size));
}

bool mc_check_tosa_dim(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0), out = result(c, 0);
  if (shape_rank(c, out) != 1) {
    return fail(c, "expect output shape type to contain one element, got '%s'", TYPE(c, out));
  }
  if (!is_ranked(c, in)) return true;
  int64_t rank = rank_of(c, in), axis = axis_of(c);
  if (axis >= 0 && axis < rank) return true;
  return fail(c, "expect axis to be in the range [0, %lld), got %lld", (long long)rank, (long long)axis);
}

bool mc_check_tosa_const(const McRoutineCheck *c) {
  McAttr values = mc_checked_attr(c, "values");
  if (values.index == MC_NONE) return true;
  McType type = mc_attr_value_type(c->ctx, values);
  McKind kind = mc_kind(c->ctx, type.index);
  if (kind != MC_TYPE_RANKED_TENSOR && kind != MC_TYPE_UNRANKED_TENSOR) {
    return fail(c, "expected tensors for attr/result type");
  }
  McType have = mc_element_or_self(c->ctx, type), want = mc_element_or_self(c->ctx, result(c, 0)),
         storage = mc_tosa_storage(c, want);
  if (have.index == want.index || storage.index == MC_NONE || storage.index == have.index) return true;
  return fail(c, "expected same attr/result element types");
}

/* --- control flow --- */

/* Values on one side: arguments of a block, operands of an operation, operands or results of the checked one. */
typedef struct Side {
  const char *name;
  McBlock block;  /* its arguments; MC_NONE: see op */
  McOp op;        /* its operands from `from` on, or results */
  uint32_t from, count;
  bool results;
} Side;

static McType side_type(const McRoutineCheck *c, const Side *s, uint32_t i) {
  if (s->block.index != MC_NONE) return mc_value_type(c->ctx, mc_block_arg(c->ctx, s->block, i));
  McValue v = s->results ? mc_op_result(c->ctx, s->op, i) : mc_op_operand(c->ctx, s->op, s->from + i);
  return mc_value_type(c->ctx, v);
}

static bool same_type_and_shape(const McRoutineCheck *c, McType a, const char *a_name, McType b, const char *b_name) {
  if (!mc_type_is_shaped(c->ctx, a) || !mc_type_is_shaped(c->ctx, b)) {
    return fail(c, "require shaped types for %s ('%s') and %s ('%s')", a_name, TYPE(c, a), b_name, TYPE(c, b));
  }
  McType x = mc_type_element(c->ctx, a), y = mc_type_element(c->ctx, b);
  if (x.index != y.index) {
    return fail(c, "require same element type for %s ('%s') and %s ('%s')", a_name, TYPE(c, x), b_name, TYPE(c, y));
  }
  if (mc_shapes_compatible(c->ctx, a, b)) return true;
  return fail(c, "require same shapes for %s ('%s') and %s ('%s')", a_name, TYPE(c, a), b_name, TYPE(c, b));
}

static bool same_sides(const McRoutineCheck *c, const Side *a, const Side *b) {
  if (a->count != b->count) {
    return fail(c, "require same number of values in %s (%u) and %s (%u)", a->name, a->count, b->name, b->count);
  }
  for (uint32_t i = 0; i < a->count; i++) {
    if (!same_type_and_shape(c, side_type(c, a, i), a->name, side_type(c, b, i), b->name)) return false;
  }
  return true;
}

static Side block_args(const McRoutineCheck *c, uint32_t region, const char *name) {
  McBlock block = mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, region));
  return (Side){.name = name,
                .block = block,
                .op = {MC_NONE},
                .count = block.index == MC_NONE ? 0 : mc_block_num_args(c->ctx, block)};
}

static Side yielded(const McRoutineCheck *c, uint32_t region, const char *name) {
  McBlock none = {MC_NONE}, block = mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, region));
  McOp last = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(c->ctx, block);
  return (Side){
      .name = name, .block = none, .op = last, .count = last.index == MC_NONE ? 0 : mc_op_num_operands(c->ctx, last)};
}

static Side own_operands(const McRoutineCheck *c, uint32_t from) {
  return (Side){.name = "'input_list'", .block = {MC_NONE}, .op = c->op, .from = from, .count = num_operands(c) - from};
}

static Side own_results(const McRoutineCheck *c) {
  return (Side){.name = "'output_list'",
                .block = {MC_NONE},
                .op = c->op,
                .count = mc_op_num_results(c->ctx, c->op),
                .results = true};
}

/* One element, as far as the shape is known. */
static bool is_single(const McRoutineCheck *c, McType type) {
  int64_t count;
  return !static_count(c, type, &count) || count == 1;
}

bool mc_check_tosa_if(const McRoutineCheck *c) {
  if (mc_op_num_regions(c->ctx, c->op) != 2 || num_operands(c) == 0) return true;
  Side inputs = own_operands(c, 1), outputs = own_results(c), then_args = block_args(c, 0, "'then_graph' arguments");
  Side else_args = block_args(c, 1, "'else_graph' arguments"), then_results = yielded(c, 0, "'then_graph' results");
  Side else_results = yielded(c, 1, "'else_graph' results");
  if (!same_sides(c, &then_args, &inputs) || !same_sides(c, &else_args, &inputs) ||
      !same_sides(c, &then_results, &outputs) || !same_sides(c, &else_results, &outputs)) {
    return false;
  }
  McType condition = mc_checked_type(c, 0);
  return is_single(c, condition) || fail(c, "'condition' must be a size 1 tensor, got '%s'", TYPE(c, condition));
}

bool mc_check_tosa_while(const McRoutineCheck *c) {
  if (mc_op_num_regions(c->ctx, c->op) != 2) return true;
  Side inputs = own_operands(c, 0), outputs = own_results(c), cond_args = block_args(c, 0, "'cond_graph' arguments");
  Side body_args = block_args(c, 1, "'body_graph' arguments"), body_results = yielded(c, 1, "'body_graph' results");
  Side condition = yielded(c, 0, "");
  if (!same_sides(c, &inputs, &outputs) || !same_sides(c, &cond_args, &inputs) || !same_sides(c, &body_args, &inputs) ||
      !same_sides(c, &body_results, &inputs)) {
    return false;
  }
  if (condition.count != 1) return fail(c, "require 'cond_graph' only have one result");
  McType type = side_type(c, &condition, 0);
  if (!is_single(c, type)) return fail(c, "'cond_graph' result must be a size 1 tensor, got '%s'", TYPE(c, type));
  if (mc_tosa_is_integer(c, mc_element_or_self(c->ctx, type), 1)) return true;
  return fail(c, "'cond_graph' result must be a boolean tensor, got '%s'", TYPE(c, type));
}

/* --- variables --- */

static McOp find_variable(const McRoutineCheck *c, McStr name) {
  McOp none = {MC_NONE};
  McIdent ident = mc_ident(c->ctx, name.ptr, name.len);
  McAttr ref = ident.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_symbol_ref(c->ctx, ident, NULL, 0);
  if (ref.index == MC_NONE || c->symbols == NULL) return none;
  McOp found = c->symbols->find(c->symbols->data, c->op, ref);
  return mc_op_has_fact(c->ctx, found, MC_FACT_TOSA_VARIABLE) ? found : none;
}

bool mc_check_tosa_variable(const McRoutineCheck *c) {
  McAttr attr = mc_checked_attr(c, "name");
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_STRING) return true;
  McStr name = mc_attr_string_value(c->ctx, attr), value = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  McOp variable = find_variable(c, name);
  if (variable.index == MC_NONE) {
    return fail(c, "'%.*s' has not been declared by 'tosa.variable'", (int)name.len, name.ptr);
  }
  McType type = mc_tosa_variable_type(c->ctx, mc_op_property_named(c->ctx, variable, "var_shape"),
                                      mc_op_property_named(c->ctx, variable, "type"));
  McType have = mc_checked_named_type(c, value);
  if (type.index == MC_NONE || have.index == MC_NONE) return true;
  return same_type_and_shape(c, have, value.ptr[0] == 'o' ? "'output1'" : "'input1'", type, "the input tensor");
}
