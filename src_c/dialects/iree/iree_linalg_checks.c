/* iree_linalg_checks.c - what operations of iree_linalg_ext must be like that sort, search, scatter and gather. */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/iree/iree_checks.h"

/* --- blocks --- */

static McType arg_type(const McRoutineCheck *c, McBlock block, uint32_t i) {
  return mc_value_type(c->ctx, mc_block_arg(c->ctx, block, i));
}

static uint32_t num_args_of(const McRoutineCheck *c, McBlock block) {
  return block.index == MC_NONE ? 0 : mc_block_num_args(c->ctx, block);
}

static bool is_truth(const McRoutineCheck *c, McType type) { return mc_type_is_integer(c->ctx, type, 1); }

static bool is_integer(const McRoutineCheck *c, McType type) {
  return mc_kind(c->ctx, type.index) == MC_TYPE_INTEGER;
}

static bool is_integer_or_index(const McRoutineCheck *c, McType type) {
  return is_integer(c, type) || mc_kind(c->ctx, type.index) == MC_TYPE_INDEX;
}

static bool all_index(const McRoutineCheck *c, McBlock block) {
  for (uint32_t i = 0; i < num_args_of(c, block); i++) {
    if (mc_kind(c->ctx, arg_type(c, block, i).index) != MC_TYPE_INDEX) return false;
  }
  return true;
}

#define fail_yield(c, yield, ...) mc_op_error((c)->diags, (c)->ctx, yield, __VA_ARGS__)

/* The types of what a map yields: an index for each of `rank` dimensions before the last value. */
static bool yields_indices(const McRoutineCheck *c, McOp yield, uint32_t rank) {
  for (uint32_t i = 0; i < rank; i++) {
    McType type = mc_value_type(c->ctx, mc_op_operand(c->ctx, yield, i));
    if (mc_kind(c->ctx, type.index) == MC_TYPE_INDEX) continue;
    return fail_yield(c, yield, "expected yielded indices to be index types");
  }
  return true;
}

/* --- scatter and gather --- */

/* The slices are `whole`, indexed; `part` has them after the dimensions of the batch. */
static bool check_slices(const McRoutineCheck *c, McType whole, McType part, const char *whole_name,
                         const char *part_name) {
  McContext *ctx = c->ctx;
  McType indices = mc_named(c, "indices"), mask = mc_named(c, "mask");
  McAttr map = mc_checked_attr(c, "dimension_map");
  McType element = mc_type_element(ctx, indices);
  int64_t rank = mc_type_rank(ctx, indices), depth = mc_list_size(c, map), of_part = mc_type_rank(ctx, part);
  if (rank < 1 || !is_integer_or_index(c, element)) {
    return fail(c, "expected indices to be of rank 1 or greater and of integer or index element type");
  }
  if (!mc_is_permutation(c, map)) return fail(c, "dimension map is invalid.");
  if (depth == 0) return fail(c, "dimension map must have at least one element");
  int64_t slice = (int64_t)mc_type_rank(ctx, whole) - depth;
  if (slice < 0) return fail(c, "expected %s rank to be greater or equal to index depth", whole_name);
  if (of_part < slice) {
    return fail(c, "expected %s to be at least the rank of non indexed %s dims", part_name, whole_name);
  }
  int64_t batch = of_part - slice;
  if ((rank != batch || depth != 1) && rank != batch + 1) {
    return fail(c, "expected indices to be equal to batch rank or batch rank + 1");
  }
  for (uint32_t i = 0; i < batch; i++) {
    if (mc_type_dim(ctx, indices, i) == mc_type_dim(ctx, part, i)) continue;
    return fail(c, "mismatch in shape of indices and %s value at dim#%u", part_name, i);
  }
  if (batch + 1 < rank && depth != mc_type_dim(ctx, indices, (uint32_t)rank - 1)) {
    return fail(c, "size of dimension map must match the last dimension of indices");
  }
  if (mask.index != MC_NONE && mc_type_is_ranked(ctx, mask)) {
    McType bit = mc_type_element(ctx, mask);
    if (!is_integer(c, bit) || (mc_type_integer_width(ctx, bit) != 1 && mc_type_integer_width(ctx, bit) != 8)) {
      return fail(c, "expected mask to have i1 or storage-legalized i8 element type");
    }
    if (mc_type_rank(ctx, mask) != batch) return fail(c, "expected mask rank to match batch rank");
    for (uint32_t i = 0; i < batch; i++) {
      if (mc_dims_agree(mc_type_dim(ctx, mask, i), mc_type_dim(ctx, part, i))) continue;
      return fail(c, "mask shape must match batch dimensions at dim#%u", i);
    }
  }
  for (uint32_t i = 0; i < slice; i++) {
    uint32_t of = i + (uint32_t)batch, from = i + (uint32_t)depth;
    if (mc_dims_agree(mc_type_dim(ctx, whole, from), mc_type_dim(ctx, part, of))) continue;
    return fail(c, "shape of %s value dim#%u must match %s value at dim#%u", part_name, of, whole_name, from);
  }
  return true;
}

static bool is_number(const McRoutineCheck *c, McType type) {
  McKind kind = mc_kind(c->ctx, type.index);
  if (kind == MC_TYPE_COMPLEX) kind = mc_kind(c->ctx, mc_type_element(c->ctx, type).index);
  return kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT;
}

bool mc_check_iree_scatter(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType whole = mc_named(c, "original"), part = mc_named(c, "updates");
  if (!check_slices(c, whole, part, "original", "update")) return false;
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp yield = mc_checked_last_op(c, 0);
  if (body.index == MC_NONE || yield.index == MC_NONE) return true;
  if (num_args_of(c, body) != 2) return fail(c, "expected region to have two arguments");
  McType a = arg_type(c, body, 0), b = arg_type(c, body, 1);
  McType of_part = mc_type_element(ctx, part), of_whole = mc_type_element(ctx, whole);
  if (!is_number(c, a) || !is_number(c, b)) {
    return fail(c, "expected region to have scalar argument of integer or float types");
  }
  if (a.index != of_part.index) {
    return fail(c, "mismatch in argument 0 of region '%s' and element type of update value '%s'",
                mc_text_type(c->diags, a), mc_text_type(c->diags, of_part));
  }
  if (b.index != of_whole.index) {
    return fail(c, "mismatch in argument 1 of region '%s' and element type of original value '%s'",
                mc_text_type(c->diags, b), mc_text_type(c->diags, of_whole));
  }
  if (a.index != b.index) {
    return fail(c, "mismatch in region argument types '%s' and '%s'", mc_text_type(c->diags, a),
                mc_text_type(c->diags, b));
  }
  if (mc_op_num_operands(ctx, yield) != 1) return fail_yield(c, yield, "expected region to yield a single value");
  McType yielded = mc_value_type(ctx, mc_op_operand(ctx, yield, 0));
  if (yielded.index == a.index) return true;
  return fail_yield(c, yield, "mismatch in type of yielded value '%s' and argument of the region '%s'",
                    mc_text_type(c->diags, yielded), mc_text_type(c->diags, a));
}

bool mc_check_iree_gather(const McRoutineCheck *c) {
  return check_slices(c, mc_named(c, "source"), mc_named(c, "output"), "source", "output");
}

/* --- maps between positions --- */

bool mc_check_iree_map_load(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = mc_named(c, "source"), output = mc_named(c, "output");
  if (!mc_type_is_ranked(ctx, source)) return true;
  McType element = mc_type_element(ctx, source);
  if (element.index != mc_type_element(ctx, output).index) {
    return fail(c, "expected source and output element types to match");
  }
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp yield = mc_checked_last_op(c, 0);
  uint32_t rank = mc_type_rank(ctx, source);
  if (body.index == MC_NONE || yield.index == MC_NONE) return true;
  if (num_args_of(c, body) != mc_type_rank(ctx, output)) {
    return fail(c, "expected number of block arguments to be equal to the output rank");
  }
  if (!all_index(c, body)) return fail(c, "expected block arguments to be index types");
  if (mc_op_num_operands(ctx, yield) != rank + 1) {
    return fail_yield(c, yield,
                      "expected transformation_region to yield a value for each source dimension and a padding value");
  }
  if (!yields_indices(c, yield, rank)) return false;
  if (mc_value_type(ctx, mc_op_operand(ctx, yield, rank)).index == element.index) return true;
  return fail_yield(c, yield, "expected yielded padding value type to match source element type");
}

bool mc_check_iree_map_store(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType input = mc_named(c, "input"), output = mc_named(c, "output");
  if (!mc_type_is_ranked(ctx, input)) return true;
  if (mc_type_element(ctx, input).index != mc_type_element(ctx, output).index) {
    return fail(c, "expected input and output element types to match");
  }
  if (mc_type_rank(ctx, input) == 0) return fail(c, "expected input type to have non-zero rank");
  McBlock body = mc_entry_of(c, c->op, 0);
  if (body.index == MC_NONE) return true;
  if (num_args_of(c, body) != mc_type_rank(ctx, input)) {
    return fail(c, "expected number of block arguments to be equal to the input rank");
  }
  return all_index(c, body) || fail(c, "expected block arguments to be index types");
}

bool mc_check_iree_map_store_yield(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp yield = mc_checked_last_op(c, 0);
  if (yield.index == MC_NONE) return true;
  uint32_t rank = mc_type_rank(ctx, mc_named(c, "output"));
  if (mc_op_num_operands(ctx, yield) != rank + 1) {
    return fail_yield(c, yield, "expected transformation_region to yield a value for each output dimension and a mask");
  }
  if (!yields_indices(c, yield, rank)) return false;
  McType mask = mc_value_type(ctx, mc_op_operand(ctx, yield, rank));
  if (is_integer(c, mask) && mc_type_integer_width(ctx, mask) == 1) return true;
  return fail_yield(c, yield, "expected yielded mask to be i1 type");
}

/* --- sort --- */

bool mc_check_iree_sort(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup outputs = mc_group_named(c, "outputs");
  uint32_t count = outputs.count;
  if (mc_group_named(c, "inputs").count != 0) return fail(c, "does not expect to take any inputs");
  if (count == 0) return fail(c, "expected at least one `outs` operand");
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp yield = mc_checked_last_op(c, 0);
  McType first = mc_group_type(c, outputs, 0);
  if (body.index == MC_NONE || yield.index == MC_NONE || !mc_type_is_ranked(ctx, first)) return true;
  if (num_args_of(c, body) != 2 * count) return fail(c, "region block should have %u arguments", 2 * count);
  int64_t rank = mc_type_rank(ctx, first), dim = mc_checked_int(c, "dimension", 0);
  if (dim < 0 || dim >= rank) return fail(c, "dimension must be within (0, %d]", (int)rank);
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_group_type(c, outputs, i), element = mc_type_element(ctx, type);
    if (!mc_type_is_ranked(ctx, type) || mc_type_rank(ctx, type) != rank) {
      return fail(c, "expected operand %u to be rank %d, same as other operands", i, (int)rank);
    }
    if (!mc_shapes_equal(ctx, type, first)) {
      return fail(c, "expected operand %u to have same shape as other operands", i);
    }
    for (uint32_t k = 2 * i; k < 2 * i + 2; k++) {
      McType have = arg_type(c, body, k);
      if (have.index == element.index) continue;
      return fail(c, "region block argument #%u should be of type '%s' but got '%s'", k,
                  mc_text_type(c->diags, element), mc_text_type(c->diags, have));
    }
  }
  if (mc_op_num_operands(ctx, yield) != 1) return fail(c, "should yield exactly one operand");
  McType type = mc_value_type(ctx, mc_op_operand(ctx, yield, 0));
  return (is_integer(c, type) && mc_type_integer_width(ctx, type) == 1) || fail(c, "should yield i1 type");
}

/* --- scan --- */

bool mc_check_iree_scan(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType input = mc_named(c, "input"), output = mc_named(c, "output"), sum = mc_named(c, "accumulator");
  if (!mc_type_is_ranked(ctx, input) || !mc_type_is_ranked(ctx, output) || !mc_type_is_ranked(ctx, sum)) return true;
  McType element = mc_type_element(ctx, input);
  uint32_t rank = mc_type_rank(ctx, input);
  int64_t dim = mc_checked_int(c, "dimension", 0);
  if (mc_type_element(ctx, sum).index != element.index) {
    return fail(c, "expected input/accumulator element types to be identical");
  }
  if ((int64_t)mc_type_rank(ctx, sum) != (int64_t)rank - 1) {
    return fail(c, "expected accumulator rank to be equal to input rank - 1");
  }
  for (uint32_t i = 0, k = 0; i < rank; i++) {
    if (i == dim || k + 1 >= rank) continue;
    if (!mc_dims_agree(mc_type_dim(ctx, input, i), mc_type_dim(ctx, sum, k++))) {
      return fail(c, "incompatible input/accumulator shapes");
    }
  }
  if (mc_type_element(ctx, output).index != element.index) {
    return fail(c, "expected input/output element types to be identical");
  }
  if (mc_type_rank(ctx, output) != rank) return fail(c, "expected input/output to have identical ranks");
  return mc_shapes_compatible(ctx, input, output) || fail(c, "incompatible input/output shapes");
}

/* --- the largest elements --- */

bool mc_check_iree_topk(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType values = mc_named(c, "values"), indices = mc_named(c, "indices");
  McType out = mc_named(c, "output_values"), places = mc_named(c, "output_indices");
  bool has_indices = indices.index != MC_NONE;
  if (!mc_type_is_ranked(ctx, values) || !mc_type_is_ranked(ctx, out) || !mc_type_is_ranked(ctx, places)) return true;
  if (has_indices && !mc_type_is_ranked(ctx, indices)) return true;
  uint32_t rank = mc_type_rank(ctx, values);
  int64_t dim = mc_checked_int(c, "dimension", 0);
  McType element = mc_type_element(ctx, values);
  if (dim >= (int64_t)rank) return fail(c, "dimension exceeds rank");
  if (mc_type_element(ctx, out).index != element.index) {
    return fail(c, "expected input/output value types to be identical");
  }
  if (has_indices && (!mc_type_is_integer(ctx, mc_type_element(ctx, indices), 32) ||
                      !mc_type_is_integer(ctx, mc_type_element(ctx, places), 32))) {
    return fail(c, "expected input/output indices types to be int32");
  }
  if (mc_type_rank(ctx, out) != rank || (has_indices && mc_type_rank(ctx, indices) != mc_type_rank(ctx, places))) {
    return fail(c, "expected input/output to have the same rank");
  }
  if (has_indices && !mc_shapes_compatible(ctx, values, indices)) {
    return fail(c, "input indices/values shape must match");
  }
  if (!mc_shapes_compatible(ctx, out, places)) return fail(c, "output indices/values shape must match");
  for (uint32_t i = 0; i < rank; i++) {
    if (i == dim || mc_dims_agree(mc_type_dim(ctx, values, i), mc_type_dim(ctx, out, i))) continue;
    return fail(c, "incompatible input/output shapes");
  }
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp yield = mc_checked_last_op(c, 0);
  if (body.index == MC_NONE || yield.index == MC_NONE) return true;
  if (num_args_of(c, body) != 2) return fail(c, "region block should have 2 arguments");
  if (arg_type(c, body, 0).index != element.index || arg_type(c, body, 1).index != element.index) {
    return fail(c, "region block types must match input");
  }
  bool ends = mc_op_num_operands(ctx, yield) != 0 && is_truth(c, mc_value_type(ctx, mc_op_operand(ctx, yield, 0)));
  return ends || fail(c, "region block must end with a linalg_ext.yield i1!");
}

/* The indices of topk_v2, which are optional. */
static bool check_places(const McRoutineCheck *c, McType values, McType out) {
  McContext *ctx = c->ctx;
  McType indices = mc_named(c, "input_indices"), places = mc_named(c, "output_indices");
  if (indices.index != MC_NONE) {
    if (places.index == MC_NONE) return fail(c, "input indices require output indices to carry provenance");
    McType element = mc_type_element(ctx, indices);
    if (!is_integer(c, element)) return fail(c, "expected input indices to be integer type");
    if (!mc_shapes_compatible(ctx, values, indices)) return fail(c, "input values/indices shape must match");
    if (mc_type_element(ctx, places).index != element.index) {
      return fail(c, "expected input/output indices element types to be identical");
    }
  }
  if (places.index == MC_NONE) return true;
  if (!is_integer(c, mc_type_element(ctx, places))) return fail(c, "expected output indices to be integer type");
  return mc_shapes_compatible(ctx, out, places) || fail(c, "output values/indices shape must match");
}

bool mc_check_iree_topk2(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType values = mc_named(c, "values"), out = mc_named(c, "output_values");
  if (!mc_type_is_ranked(ctx, values) || !mc_type_is_ranked(ctx, out)) return true;
  uint32_t rank = mc_type_rank(ctx, values);
  uint64_t dim = (uint64_t)mc_checked_int(c, "dimension", 0);
  if (dim >= rank) return fail(c, "dimension exceeds rank");
  if (mc_type_element(ctx, values).index != mc_type_element(ctx, out).index) {
    return fail(c, "expected input/output value types to be identical");
  }
  if (mc_type_rank(ctx, out) != rank) return fail(c, "expected input/output to have the same rank");
  if (!check_places(c, values, out)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (i == dim || mc_dims_agree(mc_type_dim(ctx, values, i), mc_type_dim(ctx, out, i))) continue;
    return fail(c, "incompatible input/output shapes at dimension %u", i);
  }
  int64_t from = mc_type_dim(ctx, values, (uint32_t)dim), to = mc_type_dim(ctx, out, (uint32_t)dim);
  if (from == MC_DYNAMIC || to == MC_DYNAMIC) return true;
  if (to == 0) return fail(c, "output dimension must be positive");
  if (to <= from) return true;
  return fail(c, "output dimension must not exceed input, got %" PRId64 " > %" PRId64, to, from);
}

bool mc_check_iree_topk2_body(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp yield = mc_checked_last_op(c, 0);
  if (body.index == MC_NONE || yield.index == MC_NONE) return true;
  uint32_t element = mc_type_element(ctx, mc_named(c, "values")).index;
  if (num_args_of(c, body) != 2) return fail(c, "region block should have 2 arguments");
  if (arg_type(c, body, 0).index != element || arg_type(c, body, 1).index != element) {
    return fail(c, "region block types must match input value type");
  }
  bool ends = mc_op_num_operands(ctx, yield) == 1 && is_truth(c, mc_value_type(ctx, mc_op_operand(ctx, yield, 0)));
  return ends || fail(c, "region block must end with a linalg_ext.yield i1");
}

/* --- the place of the element that a comparison prefers --- */

static bool check_explicit_indices(const McRoutineCheck *c, McType input, McType indices, McType place) {
  McContext *ctx = c->ctx;
  McType element = mc_type_element(ctx, indices);
  if (!mc_type_is_ranked(ctx, indices)) return true;
  if (!mc_shapes_equal(ctx, input, indices)) {
    return mc_fail_shapes(c, "explicit-index mode: value and index inputs must have the same shape. Value shape: ",
                          input, MC_ALL_DIMS, ", index shape: ", indices);
  }
  if (!is_integer_or_index(c, element)) {
    return fail(c, "explicit-index mode: index input must have integer or index element type, but got '%s'",
                mc_text_type(c->diags, element));
  }
  if (element.index != place.index) {
    return fail(c, "explicit-index mode: input and output index element types must match. Input index type: '%s', "
                "output index type: '%s'", mc_text_type(c->diags, element), mc_text_type(c->diags, place));
  }
  if (mc_group_named(c, "index_base").count == 0) return true;
  return fail(c, "index_base must not be used with explicit indices");
}

bool mc_check_iree_arg_compare(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType input = mc_named(c, "input_value"), indices = mc_named(c, "input_index");
  McType out = mc_named(c, "output_value"), places = mc_named(c, "output_index");
  if (!mc_type_is_ranked(ctx, input) || !mc_type_is_ranked(ctx, out) || !mc_type_is_ranked(ctx, places)) return true;
  McType element = mc_type_element(ctx, input), of_out = mc_type_element(ctx, out);
  McType place = mc_type_element(ctx, places);
  if (indices.index != MC_NONE && !check_explicit_indices(c, input, indices, place)) return false;
  if (element.index != of_out.index) {
    return fail(c, "input and output value element types must match. Input type: '%s', output value type: '%s'",
                mc_text_type(c->diags, element), mc_text_type(c->diags, of_out));
  }
  if (!is_integer_or_index(c, place)) {
    return fail(c, "output index must have integer or index element type, but got '%s'",
                mc_text_type(c->diags, place));
  }
  if (!mc_shapes_compatible(ctx, out, places)) {
    return mc_fail_shapes(c, "output indices/values shape must match. Output value shape: ", out, MC_ALL_DIMS,
                          ", output index shape: ", places);
  }
  uint32_t rank = mc_type_rank(ctx, input);
  int64_t dim = mc_checked_int(c, "dimension", 0);
  if (dim >= (int64_t)rank) {
    return fail(c, "reduction dimension exceeds or equals input rank. got dimension: %" PRId64
                ", but input rank is: %u", dim, rank);
  }
  bool same = mc_type_rank(ctx, out) + (dim >= 0) == rank;
  for (uint32_t i = 0, k = 0; same && i < rank; i++) {
    if (i != dim) same = mc_type_dim(ctx, input, i) == mc_type_dim(ctx, out, k++);
  }
  if (same) return true;
  return mc_fail_shapes(c, "output shape must match input shape with reduction dimension removed. Expected: ", input,
                        dim < 0 ? MC_ALL_DIMS : (uint32_t)dim, ", but got: ", out);
}

bool mc_check_iree_arg_compare_body(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp yield = mc_checked_last_op(c, 0);
  if (body.index == MC_NONE || yield.index == MC_NONE) return true;
  McType element = mc_type_element(ctx, mc_named(c, "input_value"));
  uint32_t count = num_args_of(c, body), yielded = mc_op_num_operands(ctx, yield);
  if (count != 2) return fail(c, "region block should have 2 arguments, but got %u", count);
  McType a = arg_type(c, body, 0), b = arg_type(c, body, 1);
  if (a.index != element.index || b.index != element.index) {
    return fail(c, "comparator arguments must match input value element type. Expected: '%s', but got: '%s' and '%s'",
                mc_text_type(c->diags, element), mc_text_type(c->diags, a), mc_text_type(c->diags, b));
  }
  if (yielded != 1) return fail(c, "expected linalg_ext.yield to return 1 operand, but got %u", yielded);
  McType type = mc_value_type(ctx, mc_op_operand(ctx, yield, 0));
  if (is_truth(c, type)) return true;
  return fail(c, "region block must end with a linalg_ext.yield i1, but got: '%s'", mc_text_type(c->diags, type));
}
