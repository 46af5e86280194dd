/* linalg_ops.c - rules of single operations of linalg for shapes, maps, tiles and blocks. They run after all declared
 * checks. */
#include "dialects/linalg/linalg.def"
#include "dialects/linalg/linalg_structure.h"

static McType operand_type(const McRoutineCheck *c, uint32_t i) {
  return mc_value_type(c->ctx, mc_op_operand(c->ctx, c->op, i));
}
#define attr_of mc_checked_attr

static uint64_t count_of(const McRoutineCheck *c, McAttr array) {
  return array.index != MC_NONE && mc_kind(c->ctx, array.index) == MC_ATTR_DENSE_ARRAY
             ? mc_attr_dense_count(c->ctx, array)
             : 0;
}

static McBlock body_of(const McRoutineCheck *c) {
  if (mc_op_num_regions(c->ctx, c->op) == 0) return (McBlock){MC_NONE};
  return mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, 0));
}

static bool is_same_shape(const McContext *ctx, McType a, McType b) {
  uint32_t rank = mc_structure_rank(ctx, a);
  if (mc_structure_rank(ctx, b) != rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(ctx, a, i) != mc_type_dim(ctx, b, i)) return false;
  }
  return true;
}

/* Flags for `count` things, all false. NULL: out of memory, reported. Freed with free_flags. */
static bool *make_flags(const McRoutineCheck *c, uint32_t count) {
  bool *flags = mc_alloc_zeroed(&c->ctx->alloc, (size_t)count + 1);
  if (flags == NULL) mc_out_of_memory(c->diags);
  return flags;
}
static void free_flags(const McRoutineCheck *c, bool *flags, uint32_t count) {
  mc_free(&c->ctx->alloc, flags, (size_t)count + 1);
}

bool mc_check_linalg_increasing(const McRoutineCheck *c) {
  McStr name = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  McAttr array = attr_of(c, name.ptr);
  for (uint64_t i = 1, n = count_of(c, array); i < n; i++) {
    if (mc_structure_number(c->ctx, array, i - 1) < mc_structure_number(c->ctx, array, i)) continue;
    return fail(
        c, "attribute '%.*s' failed to satisfy constraint: i64 dense array attribute should be in increasing order",
        (int)name.len, name.ptr);
  }
  return true;
}

/* --- map, reduce --- */

MC_COLD static bool fail_shapes(const McRoutineCheck *c, McType input, McType output) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_buf_lit(&text, "expected shape of input (");
  mc_structure_put_shape(c->ctx, input, &text);
  mc_buf_lit(&text, ") to match shape of output (");
  mc_structure_put_shape(c->ctx, output, &text);
  mc_buf_lit(&text, ")");
  if (text.failed) mc_out_of_memory(c->diags);
  else fail(c, "%.*s", (int)text.len, text.ptr);
  mc_buf_fini(&text);
  return false;
}

bool mc_check_linalg_map(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = body_of(c);
  uint32_t operands = mc_op_num_operands(ctx, c->op), args = block.index == MC_NONE ? 0 : mc_block_num_args(ctx, block);
  if (operands != args) {
    return fail(c, "expects number of operands to match the arity of mapper, but got: %u and %u", operands, args);
  }
  for (uint32_t i = 0; i + 1 < operands; i++) {
    McType element = mc_element_or_self(ctx, operand_type(c, i)), arg = mc_value_type(ctx, mc_block_arg(ctx, block, i));
    if (element.index == arg.index) continue;
    return fail(c, "expected element type of input '%s' to match bbArg type '%s'", mc_text_type(c->diags, element),
                mc_text_type(c->diags, arg));
  }
  McType output = operand_type(c, operands - 1);
  for (uint32_t i = 0; i + 1 < operands; i++) {
    if (!is_same_shape(ctx, operand_type(c, i), output)) return fail_shapes(c, operand_type(c, i), output);
  }
  return true;
}

static void put_numbers(const int64_t *numbers, uint32_t count, McBuf *out) {
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_buf_lit(out, ", ");
    mc_buf_i64(out, numbers[i]);
  }
}

/* The dimensions of the input that are not reduced must be those of the output. */
static bool check_reduced(const McRoutineCheck *c, McType input, McType init, const bool *reduced, int64_t *left) {
  McContext *ctx = c->ctx;
  uint32_t count = 0, rank = mc_structure_rank(ctx, input), init_rank = mc_structure_rank(ctx, init);
  bool same = true;
  for (uint32_t i = 0; i < rank; i++) {
    if (!reduced[i]) left[count++] = mc_type_dim(ctx, input, i);
  }
  if (count != init_rank) {
    return fail(c, "number of dimensions after reduction %u doesn't match the init rank %u", count, init_rank);
  }
  for (uint32_t i = 0; i < count; i++) same &= left[i] == mc_type_dim(ctx, init, i);
  if (same) return true;
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  mc_buf_lit(&text, "init dimensions [");
  mc_structure_put_shape(ctx, init, &text);
  mc_buf_lit(&text, "] doesn't match input dimensions after reduction [");
  put_numbers(left, count, &text);
  mc_buf_lit(&text, "]");
  if (text.failed) mc_out_of_memory(c->diags);
  else fail(c, "%.*s", (int)text.len, text.ptr);
  mc_buf_fini(&text);
  return false;
}

static bool check_reduction(const McRoutineCheck *c, McType input, McType init) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_structure_rank(ctx, input);
  McAttr dims = attr_of(c, "dimensions");
  bool *reduced = make_flags(c, rank), ok = reduced != NULL;
  int64_t *left = mc_alloc(&ctx->alloc, ((size_t)rank + 1) * sizeof *left);
  if (left == NULL && ok) ok = mc_out_of_memory(c->diags);
  for (uint64_t i = 0, n = count_of(c, dims); i < n && ok; i++) {
    int64_t dim = mc_structure_number(ctx, dims, i);
    if (dim < 0 || dim >= (int64_t)rank) {
      ok = fail(c, "dimensions for reduction should be in the range [0, %lld].", (long long)rank - 1);
    } else {
      reduced[dim] = true;
    }
  }
  ok = ok && check_reduced(c, input, init, reduced, left);
  mc_free(&ctx->alloc, left, ((size_t)rank + 1) * sizeof *left);
  if (reduced != NULL) free_flags(c, reduced, rank);
  return ok;
}

static bool check_same_shapes(const McRoutineCheck *c, uint32_t start, uint32_t count, const char *what) {
  for (uint32_t i = 1; i < count; i++) {
    if (is_same_shape(c->ctx, operand_type(c, start), operand_type(c, start + i))) continue;
    return fail(
        c, "expects all %ss to have the same shapes. Shape at %s-index %u is not equal to the shape at %s-index 0.",
        what, what, i, what);
  }
  return true;
}

bool mc_check_linalg_reduce(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t start, count, operands = mc_op_num_operands(ctx, c->op);
  mc_structure_inits(ctx, c->op, NULL, &start, &count);
  if (start == 0 || count == 0) return true;
  if (!check_same_shapes(c, 0, start, "input") || !check_same_shapes(c, start, count, "output") ||
      !check_reduction(c, operand_type(c, 0), operand_type(c, start))) {
    return false;
  }
  McBlock block = body_of(c);
  if (block.index == MC_NONE || mc_block_num_args(ctx, block) != operands) {
    return fail(c, "mismatching number of operands and block arguments");
  }
  for (uint32_t i = 0; i < operands; i++) {
    McType element = mc_element_or_self(ctx, operand_type(c, i)), arg = mc_value_type(ctx, mc_block_arg(ctx, block, i));
    if (element.index == arg.index) continue;
    return fail(c, "%s element type '%s' does not match corresponding block argument type '%s'",
                i < start ? "input" : "output", mc_text_type(c->diags, element), mc_text_type(c->diags, arg));
  }
  return true;
}

/* --- transpose, broadcast --- */

static bool is_permutation(const McRoutineCheck *c, McAttr array, bool *ok) {
  uint64_t count = count_of(c, array);
  bool *seen = make_flags(c, (uint32_t)count), valid = seen != NULL;
  *ok = valid;
  for (uint64_t i = 0; i < count && valid; i++) {
    int64_t number = mc_structure_number(c->ctx, array, i);
    valid = number >= 0 && number < (int64_t)count && !seen[number];
    if (valid) seen[number] = true;
  }
  if (seen != NULL) free_flags(c, seen, (uint32_t)count);
  return valid;
}

bool mc_check_linalg_transpose(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr permutation = attr_of(c, "permutation");
  bool had_memory;
  bool valid = is_permutation(c, permutation, &had_memory);
  if (!had_memory) return false;
  if (!valid) return fail(c, "permutation is not valid");
  McType input = operand_type(c, 0), init = operand_type(c, 1);
  uint32_t rank = mc_structure_rank(ctx, input), init_rank = mc_structure_rank(ctx, init);
  if (rank != init_rank) return fail(c, "input rank %u does not match init rank %u", rank, init_rank);
  uint64_t size = count_of(c, permutation);
  if (size != rank) {
    return fail(c, "size of permutation %llu does not match the argument rank %u", (unsigned long long)size, rank);
  }
  for (uint32_t i = 0; i < rank; i++) {
    int64_t want = mc_type_dim(ctx, input, (uint32_t)mc_structure_number(ctx, permutation, i)),
            have = mc_type_dim(ctx, init, i);
    if (want == have) continue;
    return fail(c, "dim(result, %u) = %lld doesn't match dim(input, permutation[%u]) = %lld", i, (long long)have, i,
                (long long)want);
  }
  return true;
}

/* The dimensions that are not new, in order, are those of the input. */
static bool check_kept(const McRoutineCheck *c, McType input, McType init, const bool *added) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_structure_rank(ctx, input), next = 0;
  for (uint32_t i = 0, n = mc_structure_rank(ctx, init); i < n && next < rank; i++) {
    if (added[i]) continue;
    int64_t want = mc_type_dim(ctx, input, next), have = mc_type_dim(ctx, init, i);
    if (want != have) {
      return fail(c, "input dim %u should match init dim %u. input: %lld, init: %lld", next, i, (long long)want,
                  (long long)have);
    }
    next++;
  }
  return true;
}

bool mc_check_linalg_broadcast(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr dims = attr_of(c, "dimensions");
  McType input = operand_type(c, 0), init = operand_type(c, 1);
  uint32_t rank = mc_structure_rank(ctx, input), init_rank = mc_structure_rank(ctx, init);
  uint64_t count = count_of(c, dims);
  if (rank + count != init_rank) {
    return fail(c,
                "input rank plus added dimensions does not match init rank. input rank: %u, dimensions size: %llu, "
                "init rank: %u",
                rank, (unsigned long long)count, init_rank);
  }
  bool *added = make_flags(c, init_rank), ok = added != NULL;
  for (uint64_t i = 0; i < count && ok; i++) {
    int64_t dim = mc_structure_number(ctx, dims, i);
    if (dim < 0 || dim >= (int64_t)init_rank) {
      ok = fail(c, "dimension %llu is out of range. expected range: [0, %lld], got: %lld", (unsigned long long)i,
                (long long)init_rank - 1, (long long)dim);
    } else {
      added[dim] = true;
    }
  }
  ok = ok && check_kept(c, input, init, added);
  if (added != NULL) free_flags(c, added, init_rank);
  return ok;
}

/* --- products of matrices --- */

static bool is_subset(const McContext *ctx, McAffineMap part, McAffineMap whole) {
  for (uint32_t i = 0, n = mc_affine_map_num_results(ctx, part); i < n; i++) {
    bool found = false;
    for (uint32_t k = 0, count = mc_affine_map_num_results(ctx, whole); k < count && !found; k++) {
      found = mc_affine_map_result(ctx, part, i).index == mc_affine_map_result(ctx, whole, k).index;
    }
    if (!found) return false;
  }
  return true;
}

static bool result_has_dim(const McContext *ctx, McAffineMap map, uint32_t result, uint32_t dim) {
  return mc_structure_has_dim(ctx, mc_affine_map_result(ctx, map, result), dim, 0);
}

/* Sets `given` to the operation's maps and `known` to those of its definition. Returns whether there are both, and they
 * differ. */
static bool own_maps(const McRoutineCheck *c, McAttr *given, McAttr *known) {
  *given = attr_of(c, "indexing_maps");
  *known = mc_def_fact_attr(c->def, MC_FACT_LINALG_INDEXING_MAPS);
  return given->index != MC_NONE && known->index != MC_NONE && given->index != known->index &&
         mc_kind(c->ctx, given->index) == MC_ATTR_ARRAY;
}

static McAffineMap map_at(const McRoutineCheck *c, McAttr maps, uint32_t i) {
  McAttr one = mc_attr_array_get(c->ctx, maps, i);
  if (mc_kind(c->ctx, one.index) != MC_ATTR_AFFINE_MAP) return (McAffineMap){MC_NONE};
  return mc_attr_affine_map_value(c->ctx, one);
}

bool mc_check_linalg_matmul(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr given, known;
  if (!own_maps(c, &given, &known)) return true;
  for (uint32_t i = 0; i < 2 && i < mc_attr_array_size(ctx, given); i++) {
    McAffineMap map = map_at(c, given, i), usual = map_at(c, known, i);
    if (map.index == MC_NONE) return true;
    if (!is_subset(ctx, map, usual)) return fail(c, "Unexpected dim expression in map result.");
    if (mc_affine_map_num_results(ctx, map) >= mc_affine_map_num_results(ctx, usual)) continue;
    uint32_t dims = mc_affine_map_num_dims(ctx, map);
    bool valid = mc_affine_map_num_results(ctx, map) == 1 && dims > 0 && result_has_dim(ctx, map, 0, dims - 1);
    if (!valid) return fail(c, "Invalid broadcast requested, should be (d2).");
  }
  return true;
}

enum { BATCH, ROW, COLUMN, COMMON };

static bool is_valid_broadcast(const McContext *ctx, McAffineMap map, bool is_lhs) {
  uint32_t count = mc_affine_map_num_results(ctx, map);
  if (count == 1) return result_has_dim(ctx, map, 0, COMMON);
  if (count != 2) return false;
  bool ends = result_has_dim(ctx, map, 1, COMMON);
  if (is_lhs) return ends && (result_has_dim(ctx, map, 0, BATCH) || result_has_dim(ctx, map, 0, ROW));
  return (ends && result_has_dim(ctx, map, 0, BATCH)) ||
         (result_has_dim(ctx, map, 0, COMMON) && result_has_dim(ctx, map, 1, COLUMN));
}

static bool check_input_map(const McRoutineCheck *c, McAffineMap map, McAffineMap usual, bool is_lhs) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_affine_map_num_results(ctx, map);
  if (!is_subset(ctx, map, usual)) {
    return fail(c, "Unexpected result dim expression (outside the set of default result dims).");
  }
  if (count > 3) return fail(c, "no. of result dim expressions exceeds 3.");
  if (count < mc_affine_map_num_results(ctx, usual)) {
    return is_valid_broadcast(ctx, map, is_lhs) || fail(c, "Invalid broadcast requested.");
  }
  return result_has_dim(ctx, map, 0, BATCH) || fail(c, "Invalid batch dimension expression.");
}

static bool check_output_map(const McRoutineCheck *c, McAffineMap map, McAffineMap usual) {
  McContext *ctx = c->ctx;
  uint32_t want = mc_affine_map_num_results(ctx, usual), have = mc_affine_map_num_results(ctx, map);
  if (have != want) return fail(c, "expects %u dims, but got (%u).", want, have);
  for (uint32_t i = 0; i < want; i++) {
    if (!result_has_dim(ctx, map, i, i + (want == 2))) return fail(c, "Invalid output map result dimension.");
  }
  return true;
}

bool mc_check_linalg_batch_matmul(const McRoutineCheck *c) {
  McAttr given, known;
  if (!own_maps(c, &given, &known)) return true;
  if (mc_attr_array_size(c->ctx, given) != 3) return fail(c, "Indexing_map attribute must have 3 affine maps.");
  for (uint32_t i = 0; i < 3; i++) {
    McAffineMap map = map_at(c, given, i), usual = map_at(c, known, i);
    if (map.index == MC_NONE) return true;
    if (!(i == 2 ? check_output_map(c, map, usual) : check_input_map(c, map, usual, i == 0))) return false;
  }
  return true;
}

/* How often loops are used by inputs, and by the output. */
typedef struct Uses { uint8_t in, out; } Uses;

static bool count_uses(const McRoutineCheck *c, const McMaps *maps, Uses *uses, uint32_t dims) {
  McContext *ctx = c->ctx;
  for (uint32_t i = 0; i < maps->len && i < 3 && i < mc_op_num_operands(ctx, c->op); i++) {
    McAffineMap map = maps->ptr[i];
    McType type = operand_type(c, i);
    uint32_t results = mc_affine_map_num_results(ctx, map);
    if (!mc_map_is_projected_permutation(ctx, map)) {
      return fail_plain(c, "provided affine_map is not a projected permutation");
    }
    if (mc_type_is_shaped(ctx, type) && results != mc_structure_rank(ctx, type)) {
      return fail_plain(c, "ranks of shaped operand and results of corresponding affine_map differ");
    }
    if (!mc_type_is_shaped(ctx, type) && results != 0) {
      return fail_plain(c, "affine_map specifies shaped access while operand has non-shaped type");
    }
    if (mc_affine_map_num_dims(ctx, map) != dims) {
      return fail_plain(c, "iteration spaces of provided affine_maps differ");
    }
    for (uint32_t k = 0; k < results; k++) {
      int64_t dim = mc_affine_value(ctx, mc_affine_map_result(ctx, map, k));
      if (i < 2) uses[dim].in++;
      else uses[dim].out++;
    }
  }
  return true;
}

static bool check_uses(const McRoutineCheck *c, const Uses *uses, uint32_t dims) {
  bool contracts = false;
  for (uint32_t i = 0; i < dims; i++) {
    contracts |= uses[i].in == 2 && uses[i].out == 0;
    if (uses[i].in == 0 && uses[i].out == 0) {
      return fail_plain(c, "iteration space dim at index %u not used to access any operand", i);
    }
    if (uses[i].in == 1 && uses[i].out != 1) {
      return fail_plain(
          c, "iteration space dim at index %u is neither a contracting dim nor of parallel iteration type", i);
    }
  }
  return contracts || fail_plain(c, "'indexing_maps' do not specify a contracting dimension");
}

bool mc_check_linalg_contract(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McMaps maps = {.ptr = NULL};
  bool ok = mc_structure_maps(c, &maps);
  uint32_t dims = maps.len == 0 ? 0 : mc_affine_map_num_dims(ctx, maps.ptr[0]);
  Uses *uses = mc_alloc_zeroed(&ctx->alloc, ((size_t)dims + 1) * sizeof *uses);
  if (uses == NULL) ok = mc_out_of_memory(c->diags);
  ok = ok && count_uses(c, &maps, uses, dims) && check_uses(c, uses, dims);
  mc_free(&ctx->alloc, uses, ((size_t)dims + 1) * sizeof *uses);
  mc_maps_fini(ctx, &maps);
  return ok;
}

/* --- softmax, Winograd's convolution --- */

bool mc_check_linalg_softmax(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType input = operand_type(c, 0), output = operand_type(c, 1);
  if (!mc_shapes_compatible(ctx, input, output)) return fail(c, "incompatible output shape");
  McAttr dimension = attr_of(c, "dimension");
  int64_t dim = 0;
  if (dimension.index == MC_NONE || mc_kind(ctx, dimension.index) != MC_ATTR_INTEGER) return true;
  if (mc_attr_integer_i64(ctx, dimension, &dim) && dim >= 0 && dim < (int64_t)mc_structure_rank(ctx, input)) {
    return true;
  }
  return fail(c, "incorrect dimension specified");
}

/* Sizes of a result tile and of the filter. */
static void winograd_sizes(const McRoutineCheck *c, int64_t *m, int64_t *r) {
  static const int64_t sizes[][2] = {{2, 3}, {4, 3}, {2, 5}};
  McAttr fmr = attr_of(c, "fmr");
  int64_t number = 0;
  if (fmr.index != MC_NONE && mc_kind(c->ctx, fmr.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(c->ctx, fmr, &number);
  if (number < 0 || number >= (int64_t)MC_COUNT(sizes)) number = 0;
  *m = sizes[number][0];
  *r = sizes[number][1];
}

static bool check_output(const McRoutineCheck *c, const int64_t *expected, uint32_t rank) {
  McType output = operand_type(c, 1);
  bool ok = mc_structure_rank(c->ctx, output) == rank;
  for (uint32_t i = 0; i < rank && ok; i++) {
    int64_t have = mc_type_dim(c->ctx, output, i);
    ok = have == expected[i] || have == MC_DYNAMIC || expected[i] == MC_DYNAMIC;
  }
  return ok || fail(c, "the output shape is not expected");
}

bool mc_check_linalg_winograd_filter(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  int64_t m, r;
  winograd_sizes(c, &m, &r);
  McType filter = operand_type(c, 0);
  int64_t height = mc_type_dim(ctx, filter, 1), width = mc_type_dim(ctx, filter, 2);
  if (height != r && height != 1) return fail(c, "expect filter height either equals to r or 1");
  if (width != r && width != 1) return fail(c, "expect filter width either equals to r or 1");
  if (height == 1 && width == 1) return fail(c, "expect either filter height or width equals to r");
  const int64_t expected[] = {height == r ? m + r - 1 : 1, width == r ? m + r - 1 : 1, mc_type_dim(ctx, filter, 3),
                              mc_type_dim(ctx, filter, 0)};
  return check_output(c, expected, MC_COUNT(expected));
}

/* Tiles along a dimension of the image that has `size` elements. */
static void input_tiles(int64_t size, bool transforms, int64_t m, int64_t r, int64_t *tile, int64_t *count) {
  bool known = size != MC_DYNAMIC;
  *tile = !known || transforms ? m + r - 1 : 1;
  *count = !known ? MC_DYNAMIC : transforms ? (size - (r - 1)) / m : size;
}

bool mc_check_linalg_winograd_input(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  int64_t m, r, expected[6];
  winograd_sizes(c, &m, &r);
  McType input = operand_type(c, 0), output = operand_type(c, 1);
  input_tiles(mc_type_dim(ctx, input, 1), mc_type_dim(ctx, output, 0) != 1, m, r, &expected[0], &expected[2]);
  input_tiles(mc_type_dim(ctx, input, 2), mc_type_dim(ctx, output, 1) != 1, m, r, &expected[1], &expected[3]);
  expected[4] = mc_type_dim(ctx, input, 0);
  expected[5] = mc_type_dim(ctx, input, 3);
  return check_output(c, expected, MC_COUNT(expected));
}

static bool output_size(const McRoutineCheck *c, uint32_t dim, const char *what, int64_t m, int64_t r, int64_t *out) {
  McType value = operand_type(c, 0);
  int64_t tile = mc_type_dim(c->ctx, value, dim), count = mc_type_dim(c->ctx, value, dim + 2);
  bool transforms = tile != 1;
  *out = MC_DYNAMIC;
  if (tile == MC_DYNAMIC || count == MC_DYNAMIC) return true;
  if (tile != (transforms ? m + r - 1 : 1)) return fail(c, "expect input %s equals to input tile size", what);
  *out = (int64_t)((uint64_t)(transforms ? m : 1) * (uint64_t)count);
  return true;
}

bool mc_check_linalg_winograd_output(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  int64_t m, r, expected[4];
  winograd_sizes(c, &m, &r);
  McType value = operand_type(c, 0);
  if (!output_size(c, 0, "height", m, r, &expected[1]) || !output_size(c, 1, "width", m, r, &expected[2])) return false;
  expected[0] = mc_type_dim(ctx, value, 4);
  expected[3] = mc_type_dim(ctx, value, 5);
  return check_output(c, expected, MC_COUNT(expected));
}
