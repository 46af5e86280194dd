/* tensor.c - checks of tensor: shapes, parts of them, groups of their dimensions.
 *
 * When these checks run, types satisfy the definitions' constraints, but numbers of values and lengths of lists can be
 * anything.
 */
#include "dialects/shared/shared_checks.h"
#include "dialects/tensor/tensor.def"
#include "types/report.h"
#include "verify/verify.h"

#define TEXT(c, i) \
  (int)mc_ident_str((c)->ctx, (McIdent){(c)->args[i]}).len, mc_ident_str((c)->ctx, (McIdent){(c)->args[i]}).ptr

static McType result_type(const McRoutineCheck *c) {
  return mc_op_num_results(c->ctx, c->op) > 0 ? mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, 0))
                                              : (McType){MC_NONE};
}

static bool has_rank(const McContext *ctx, McType type) { return type.index != MC_NONE && mc_type_has_rank(ctx, type); }

/* A list of numbers from an attribute, with room for `capacity`. */
typedef struct Dims { int64_t few[16], *ptr; uint32_t len, capacity; } Dims;

static bool dims_init(const McRoutineCheck *c, Dims *dims, uint32_t capacity) {
  dims->len = 0;
  dims->capacity = capacity;
  dims->ptr = capacity <= MC_COUNT(dims->few) ? dims->few : mc_alloc(&c->ctx->alloc, capacity * sizeof *dims->ptr);
  return dims->ptr != NULL || mc_out_of_memory(c->diags);
}

static void dims_fini(const McRoutineCheck *c, Dims *dims) {
  if (dims->ptr != dims->few && dims->ptr != NULL) {
    mc_free(&c->ctx->alloc, dims->ptr, dims->capacity * sizeof *dims->ptr);
  }
}

/* A tensor type of these dimensions; only for messages. */
static const char *text_of(const McRoutineCheck *c, const Dims *dims, McType element, McAttr encoding) {
  McType type = mc_type_ranked_tensor(c->ctx, dims->ptr, dims->len, element, encoding, NULL);
  return type.index == MC_NONE ? "?" : mc_text_type(c->diags, type);
}

/* --- numbers of values --- */

bool mc_check_index_per_dimension(const McRoutineCheck *c) {
  McType type = mc_named_type(c, c->args[0]);
  if (!has_rank(c->ctx, type) || mc_named_group(c, c->args[1]).count == mc_type_rank(c->ctx, type)) return true;
  return fail(c, "%.*s", TEXT(c, 2));
}

/* --- parts of shapes --- */

/* The dimensions of `part` are those of `full`, some that are 1 left out. */
static bool is_reduced(const McContext *ctx, const Dims *full, McType part) {
  uint32_t next = 0, rank = mc_type_rank(ctx, part);
  for (uint32_t i = 0; i < full->len; i++) {
    if (next < rank && full->ptr[i] == mc_type_dim(ctx, part, next)) next++;
    else if (full->ptr[i] != 1) return false;
  }
  return next == rank;
}

static bool check_part(const McRoutineCheck *c, const Dims *full, McType whole, McType part) {
  McContext *ctx = c->ctx;
  McType element = mc_type_element(ctx, whole);
  if (mc_type_rank(ctx, part) > full->len) {
    return mc_plain_error(c, "expected rank to be smaller or equal to the other rank. ");
  }
  if (!is_reduced(ctx, full, part)) {
    return mc_plain_error(c, "expected type to be '%s' or a rank-reduced version. (size mismatch) ",
                       text_of(c, full, element, mc_type_encoding(ctx, whole)));
  }
  if (mc_type_element(ctx, part).index == element.index) return true;
  return mc_plain_error(c, "expected element type to be '%s'", mc_text_type(c->diags, element));
}

bool mc_check_tensor_slice(const McRoutineCheck *c) {
  McType whole = mc_named_type(c, c->args[0]), part = mc_named_type(c, c->args[7]);
  if (!has_rank(c->ctx, whole) || !has_rank(c->ctx, part)) return true;
  McSizeList lists[3] = {mc_size_list(c, 1), mc_size_list(c, 3), mc_size_list(c, 5)};
  uint32_t rank = mc_type_rank(c->ctx, whole);
  if (lists[0].len != rank || lists[1].len != rank || lists[2].len != rank) return true; /* SliceLists said so */
  Dims full;
  if (!dims_init(c, &full, rank)) return false;
  for (uint32_t i = 0; i < rank; i++) full.ptr[full.len++] = mc_list_at(c, lists[1].known, i);
  bool ok = check_part(c, &full, whole, part) &&
            mc_slice_bounds_hold(c, whole, (const McAttr[]){lists[0].known, lists[1].known, lists[2].known});
  dims_fini(c, &full);
  return ok;
}

bool mc_check_parallel_parent(const McRoutineCheck *c) {
  McOp parent = mc_op_parent(c->ctx, c->op);
  if (mc_op_is_named(c->ctx, parent, c->args[0])) return true;
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  if (parent.index != MC_NONE) c->ctx->show->op(c->ctx, parent, &text);
  mc_plain_error(c, "expected InParallelOpInterface parent, got:%.*s", (int)text.len, text.ptr);
  mc_buf_fini(&text);
  return false;
}

/* --- concatenation, gathering --- */

/* Dimension `i` of all inputs: the one that is known, or MC_DYNAMIC. False: two differ. */
static bool join_dim(const McRoutineCheck *c, McGroup inputs, uint32_t i, int64_t *out) {
  *out = MC_DYNAMIC;
  for (uint32_t k = 0; k < inputs.count; k++) {
    int64_t dim = mc_type_dim(c->ctx, mc_group_type(c, inputs, k), i);
    if (dim != MC_DYNAMIC && *out != MC_DYNAMIC && dim != *out) return false;
    if (dim != MC_DYNAMIC) *out = dim;
  }
  return true;
}

static int64_t sum_dims(const McRoutineCheck *c, McGroup inputs, uint32_t i) {
  uint64_t sum = 0;
  for (uint32_t k = 0; k < inputs.count; k++) {
    int64_t dim = mc_type_dim(c->ctx, mc_group_type(c, inputs, k), i);
    if (dim == MC_DYNAMIC) return MC_DYNAMIC;
    sum += (uint64_t)dim;
  }
  return (int64_t)sum;
}

static bool check_joined(const McRoutineCheck *c, McGroup inputs, McType result, uint32_t along, Dims *joined) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_type_rank(ctx, result);
  bool fits = true;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t dim;
    if (i == along) dim = sum_dims(c, inputs, i);
    else if (!join_dim(c, inputs, i, &dim)) {
      return fail(c, "static concatenation size mismatch along non-concatenated dimension %u", i);
    }
    joined->ptr[joined->len++] = dim;
    int64_t have = mc_type_dim(ctx, result, i);
    fits = fits && (dim == MC_DYNAMIC || have == MC_DYNAMIC || have == dim);
  }
  if (fits) return true;
  return fail(c, "result type '%s'does not match inferred shape '%s' static sizes", mc_text_type(c->diags, result),
              text_of(c, joined, mc_type_element(ctx, result), (McAttr){MC_NONE}));
}

bool mc_check_tensor_concat(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup inputs = mc_named_group(c, c->args[1]);
  McAttr attr = mc_named_attr(c, c->args[0]);
  McType result = result_type(c);
  int64_t along;
  if (inputs.count == 0) return fail(c, "requires at least one input");
  if (!has_rank(ctx, result) || attr.index == MC_NONE || !mc_attr_integer_i64(ctx, attr, &along)) return true;
  uint32_t rank = mc_type_rank(ctx, result);
  for (uint32_t i = 0; i < inputs.count; i++) {
    if (mc_type_rank(ctx, mc_group_type(c, inputs, i)) != rank) {
      return fail(c, "rank of concatenated inputs must match result rank");
    }
  }
  for (uint32_t i = 0; i < inputs.count; i++) {
    bool same = mc_type_element(ctx, mc_group_type(c, inputs, i)).index == mc_type_element(ctx, result).index;
    if (!same) return fail(c, "inputs and result element type must match");
  }
  if (along < 0 || along >= rank) return fail(c, "concatenation dim must be less than the tensor rank");
  Dims joined;
  if (!dims_init(c, &joined, rank)) return false;
  bool ok = check_joined(c, inputs, result, (uint32_t)along, &joined);
  dims_fini(c, &joined);
  return ok;
}

static bool check_gathered_dims(const McRoutineCheck *c, McAttr dims, McType indices, uint32_t rank) {
  uint32_t count = mc_list_size(c, dims), indices_rank = mc_type_rank(c->ctx, indices);
  const char *whole = mc_ident_str(c->ctx, (McIdent){c->args[1]}).ptr;
  if (count == 0) return fail(c, "%.*s must be non-empty", TEXT(c, 0));
  if (count > rank) return fail(c, "%.*s overflow %s rank", TEXT(c, 0), whole);
  if (indices_rank == 0 || mc_type_dim(c->ctx, indices, indices_rank - 1) != count) {
    return fail(c, "%.*s length must match the size of last dimension of indices", TEXT(c, 0));
  }
  for (uint32_t i = 0; i < count; i++) {
    int64_t dim = mc_list_at(c, dims, i);
    if (dim < 0) return fail(c, "%.*s value must be non-negative", TEXT(c, 0));
    if (dim >= rank) return fail(c, "%.*s value must be smaller than %s rank", TEXT(c, 0), whole);
  }
  for (uint32_t i = 1; i < count; i++) {
    if (mc_list_at(c, dims, i - 1) >= mc_list_at(c, dims, i)) {
      return fail(c, "%.*s values must be strictly increasing", TEXT(c, 0));
    }
  }
  return true;
}

/* The shape of a gather: for each place in `indices` a part of `whole`, whose gathered dimensions are 1, or left out if
 * `reduced`. */
static void gathered_shape(const McRoutineCheck *c, McType whole, McType indices, McAttr dims, bool reduced,
                           Dims *out) {
  McContext *ctx = c->ctx;
  uint32_t next = 0, count = mc_list_size(c, dims);
  out->len = 0;
  for (uint32_t i = 0, rank = mc_type_rank(ctx, indices); i + 1 < rank; i++) {
    out->ptr[out->len++] = mc_type_dim(ctx, indices, i);
  }
  for (uint32_t i = 0, rank = mc_type_rank(ctx, whole); i < rank; i++) {
    bool along = next < count && mc_list_at(c, dims, next) == i;
    next += along;
    if (!along || !reduced) out->ptr[out->len++] = along ? 1 : mc_type_dim(ctx, whole, i);
  }
}

/* Arguments: the attribute with dimensions; names of the whole, of the parts, of the indices. */
bool mc_check_gather_or_scatter(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType whole = mc_named_type(c, c->args[1]), parts = mc_named_type(c, c->args[2]),
         indices = mc_named_type(c, c->args[3]);
  McAttr dims = mc_named_attr(c, c->args[0]);
  if (!has_rank(ctx, whole) || !has_rank(ctx, parts) || !has_rank(ctx, indices)) return true;
  if (!check_gathered_dims(c, dims, indices, mc_type_rank(ctx, whole))) return false;
  if (c->num_args > 4 && mc_named_attr(c, c->args[4]).index == MC_NONE) {
    return fail(c, "requires '%.*s' attribute to be set", TEXT(c, 4));
  }
  Dims shape;
  if (!dims_init(c, &shape, mc_type_rank(ctx, whole) + mc_type_rank(ctx, indices))) return false;
  McType expected[2];
  for (uint32_t i = 0; i < 2; i++) {
    gathered_shape(c, whole, indices, dims, i == 1, &shape);
    expected[i] = mc_type_ranked_tensor(ctx, shape.ptr, shape.len, mc_type_element(ctx, whole),
                                        mc_type_encoding(ctx, whole), c->diags);
  }
  dims_fini(c, &shape);
  if (expected[0].index == MC_NONE || expected[1].index == MC_NONE) return false;
  if (parts.index == expected[0].index || parts.index == expected[1].index) return true;
  return fail(c, "%.*s type mismatch: expected '%s' or its rank-reduced variant '%s' (got: '%s')", TEXT(c, 2),
              mc_text_type(c->diags, expected[0]), mc_text_type(c->diags, expected[1]), mc_text_type(c->diags, parts));
}

/* --- reshaping --- */

bool mc_check_tensor_reshape(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = mc_named_type(c, c->args[0]), shape = mc_named_type(c, c->args[1]), result = result_type(c);
  if (source.index == MC_NONE || !has_rank(ctx, shape) || result.index == MC_NONE || mc_type_rank(ctx, shape) != 1) {
    return true;
  }
  if (mc_type_element(ctx, source).index != mc_type_element(ctx, result).index) {
    return fail(c, "element types of source and destination tensor types should be the same");
  }
  if (!mc_type_has_rank(ctx, result)) return true;
  int64_t before, after, length = mc_type_dim(ctx, shape, 0);
  if (mc_type_num_elements(ctx, source, &before) && mc_type_num_elements(ctx, result, &after) && before != after) {
    return fail(c, "source and destination tensor should have the same number of elements");
  }
  if (length == MC_DYNAMIC) {
    return fail(c, "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type");
  }
  return length == mc_type_rank(ctx, result) ||
         fail(c, "length of shape operand differs from the result's tensor rank");
}

/* The number that an entry of a reassociation is, or -1. */
static int64_t entry(const McContext *ctx, McAttr group, uint32_t i) {
  int64_t value;
  McAttr attr = mc_attr_array_get(ctx, group, i);
  return mc_kind(ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, attr, &value) && value >= 0 ? value
                                                                                                             : -1;
}

static int64_t last_dim(const McContext *ctx, McAttr groups) {
  int64_t last = -1;
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, groups); i < n; i++) {
    McAttr group = mc_attr_array_get(ctx, groups, i);
    for (uint32_t k = 0, size = mc_attr_array_size(ctx, group); k < size; k++) {
      int64_t dim = entry(ctx, group, k);
      if (dim > last) last = dim;
    }
  }
  return last;
}

static bool check_groups(const McRoutineCheck *c, McAttr groups, uint32_t rank) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_attr_array_size(ctx, groups);
  int64_t dims = last_dim(ctx, groups) + 1, next = 0;
  if (count > 0 && dims != rank) {
    return fail(c, "expected reassociation map #0 to have size equal to the expanded rank (%u), but it is  %lld.", rank,
                (long long)dims);
  }
  for (uint32_t i = 0; i < count; i++) {
    McAttr group = mc_attr_array_get(ctx, groups, i);
    for (uint32_t k = 0, size = mc_attr_array_size(ctx, group); k < size; k++) {
      if (entry(ctx, group, k) != next++) {
        return fail(c, "expected reassociation map #%u to be valid and contiguous.", i);
      }
    }
  }
  if (count > 0 && next != dims) {
    return fail(c, "expected reassociation map #%u to be valid and contiguous.", count - 1);
  }
  return true;
}

/* Each dimension of `collapsed` is the product of a group of those of `expanded`. */
static bool check_products(const McRoutineCheck *c, McAttr groups, McType expanded, McType collapsed) {
  McContext *ctx = c->ctx;
  uint32_t at = 0, rank = mc_type_rank(ctx, expanded);
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, groups); i < n; i++) {
    bool dynamic = false;
    uint64_t product = 1;
    for (uint32_t k = 0, size = mc_attr_array_size(ctx, mc_attr_array_get(ctx, groups, i)); k < size && at < rank;
         k++) {
      int64_t dim = mc_type_dim(ctx, expanded, at++);
      if (dim == MC_DYNAMIC) dynamic = true;
      else product *= (uint64_t)dim;
    }
    int64_t have = mc_type_dim(ctx, collapsed, i);
    if (dynamic && have != MC_DYNAMIC) {
      return fail(c,
                  "expected dimension %u of collapsed type to be dynamic since one or more of the corresponding "
                  "dimensions in the "
                  "expanded type is dynamic",
                  i);
    }
    if (!dynamic && have != (int64_t)product) {
      return fail(c, "expected dimension %u of collapsed type to be static value of %lld", i, (long long)product);
    }
  }
  return true;
}

/* A reassociation merges the dimensions of one type to those of the other: upstream's words. True when a type has no
 * rank. */
static bool fail_ranks(const McRoutineCheck *c, McType expanded, McType collapsed) {
  return fail(c, "expected the expanded type, '%s' to have a higher (or same) rank than the collapsed type, '%s'.",
              mc_text_type(c->diags, expanded), mc_text_type(c->diags, collapsed));
}

static bool check_ranked(const McRoutineCheck *c, McType type) {
  return has_rank(c->ctx, type) || fail(c, "expected a type with a rank, but got '%s'", mc_text_type(c->diags, type));
}

static bool check_groups_of_dims(const McRoutineCheck *c, McAttr groups, McType expanded, McType collapsed) {
  McContext *ctx = c->ctx;
  if (groups.index == MC_NONE) return true;
  uint32_t rank = mc_type_rank(ctx, expanded), collapsed_rank = mc_type_rank(ctx, collapsed);
  if (rank < collapsed_rank) return fail_ranks(c, expanded, collapsed);
  if (collapsed_rank != mc_attr_array_size(ctx, groups)) {
    return fail(c, "expected collapsed rank (%u) to equal the number of reassociation maps (%u).", collapsed_rank,
                mc_attr_array_size(ctx, groups));
  }
  return check_groups(c, groups, rank) && check_products(c, groups, expanded, collapsed);
}

static bool check_reshape(const McRoutineCheck *c, McAttr groups, McType expanded, McType collapsed) {
  McContext *ctx = c->ctx;
  if (!check_ranked(c, expanded)) return false;
  if (!has_rank(ctx, collapsed)) return fail_ranks(c, expanded, collapsed);
  if (!check_groups_of_dims(c, groups, expanded, collapsed)) return false;
  if (mc_type_element(ctx, expanded).index == mc_type_element(ctx, collapsed).index) return true;
  Dims dims;
  if (!dims_init(c, &dims, mc_type_rank(ctx, collapsed))) return false;
  for (uint32_t i = 0; i < dims.capacity; i++) dims.ptr[dims.len++] = mc_type_dim(ctx, collapsed, i);
  fail(c, "expected collapsed type to be '%s', but got '%s'",
       text_of(c, &dims, mc_type_element(ctx, expanded), (McAttr){MC_NONE}), mc_text_type(c->diags, collapsed));
  dims_fini(c, &dims);
  return false;
}

/* Arguments, here and in the next: the source, the reassociation; the sizes and the attribute with the known ones. */
bool mc_check_expand_shape(const McRoutineCheck *c) {
  McType source = mc_named_type(c, c->args[0]), result = result_type(c);
  McSizeList sizes = mc_size_list(c, 2);
  if (!check_ranked(c, result)) return false;
  uint32_t dynamic = 0, rank = mc_type_rank(c->ctx, result);
  if (sizes.len != rank) {
    return fail(c,
                "expected number of static shape dims to be equal to the output rank (%u) but found %u inputs instead",
                rank, sizes.len);
  }
  for (uint32_t i = 0; i < sizes.len; i++) dynamic += mc_list_at(c, sizes.known, i) == MC_DYNAMIC;
  if (dynamic != sizes.values.count) {
    return fail(c,
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has %u dynamic "
                "dims while "
                "output_shape has %u values",
                dynamic, sizes.values.count);
  }
  return check_reshape(c, mc_named_attr(c, c->args[1]), result, source);
}

bool mc_check_collapse_shape(const McRoutineCheck *c) {
  McAttr groups = mc_named_attr(c, c->args[1]);
  for (uint32_t i = 0, n = groups.index == MC_NONE ? 0 : mc_attr_array_size(c->ctx, groups); i < n; i++) {
    McAttr group = mc_attr_array_get(c->ctx, groups, i);
    if (mc_attr_array_size(c->ctx, group) == 0) return fail(c, "reassociation indices must not be empty");
  }
  return check_reshape(c, groups, mc_named_type(c, c->args[0]), result_type(c));
}

/* --- bodies --- */

static McBlock body_of(const McRoutineCheck *c) {
  if (mc_op_num_regions(c->ctx, c->op) == 0) return (McBlock){MC_NONE};
  return mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, 0));
}

/* The type of what the block's last operation has as its only operand. */
static McType yielded_type(const McContext *ctx, McBlock block) {
  McOp last = mc_block_last_op(ctx, block);
  if (last.index == MC_NONE || mc_op_num_operands(ctx, last) != 1) return (McType){MC_NONE};
  return mc_value_type(ctx, mc_op_operand(ctx, last, 0));
}

bool mc_check_generate_body(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = body_of(c);
  McType result = result_type(c);
  if (block.index == MC_NONE || !has_rank(ctx, result)) return true;
  uint32_t count = mc_block_num_args(ctx, block);
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_value_type(ctx, mc_block_arg(ctx, block, i));
    if (mc_kind(ctx, type.index) != MC_TYPE_INDEX) return mc_plain_error(c, "all body arguments must be index");
  }
  if (count != mc_type_rank(ctx, result)) return mc_plain_error(c, "must have one body argument per input dimension");
  if (yielded_type(ctx, block).index == mc_type_element(ctx, result).index) return true;
  return fail(c, "body must be terminated with a `yield` operation of the tensor element type");
}

bool mc_check_pad_body(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = body_of(c);
  McType result = result_type(c);
  if (block.index == MC_NONE || !has_rank(ctx, result)) return true;
  uint32_t count = mc_block_num_args(ctx, block), rank = mc_type_rank(ctx, result);
  if (count != rank) return mc_plain_error(c, "expected the block to have %u arguments", rank);
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_value_type(ctx, mc_block_arg(ctx, block, i));
    if (mc_kind(ctx, type.index) != MC_TYPE_INDEX) return fail(c, "expected block argument %u to be an index", i + 1);
  }
  if (yielded_type(ctx, block).index == mc_type_element(ctx, result).index) return true;
  return fail(c, "expected yield type to match shape element type");
}

static int64_t padded(int64_t dim, int64_t low, int64_t high) {
  if (dim == MC_DYNAMIC || low == MC_DYNAMIC || high == MC_DYNAMIC) return MC_DYNAMIC;
  return (int64_t)((uint64_t)dim + (uint64_t)low + (uint64_t)high);
}

/* Arguments: names of the source and of both attributes. */
bool mc_check_pad(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = mc_named_type(c, c->args[0]), result = result_type(c);
  McAttr low = mc_named_attr(c, c->args[1]), high = mc_named_attr(c, c->args[2]);
  if (!has_rank(ctx, source) || !has_rank(ctx, result)) return true;
  uint32_t rank = mc_type_rank(ctx, source);
  if (mc_list_size(c, low) != rank || mc_list_size(c, high) != rank) {
    return mc_plain_error(c, "failed to infer expectedType from sourceType '%s', specified resultType is '%s'",
                       mc_text_type(c->diags, source), mc_text_type(c->diags, result));
  }
  Dims dims;
  if (!dims_init(c, &dims, rank)) return false;
  bool ok = mc_type_rank(ctx, result) == rank;
  for (uint32_t i = 0; i < rank; i++) {
    dims.ptr[dims.len++] = padded(mc_type_dim(ctx, source, i), mc_list_at(c, low, i), mc_list_at(c, high, i));
    ok = ok && (dims.ptr[i] == MC_DYNAMIC || dims.ptr[i] == mc_type_dim(ctx, result, i));
  }
  if (!ok) {
    mc_plain_error(c, "specified type '%s' does not match the inferred type '%s'", mc_text_type(c->diags, result),
                text_of(c, &dims, mc_type_element(ctx, source), (McAttr){MC_NONE}));
  }
  dims_fini(c, &dims);
  return ok;
}
