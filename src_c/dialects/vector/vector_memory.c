/* vector_memory.c - the verifier's rules for vector's loads, stores and transfers, and for the operation in a mask.
 *
 * The operations inside a mask are not verified yet when the mask is: nothing is assumed of them.
 */
#include "dialects/shared/shared.def"
#include "dialects/vector/vector.def"
#include "dialects/vector/vector.h"
#include "types/report.h"

#define type_of mc_vector_type_of
#define attr_of mc_checked_attr
#define bits_of mc_vector_bits_of

static bool is_kind(const McRoutineCheck *c, McType type, McKind kind) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == kind;
}

static bool is_vector(const McRoutineCheck *c, McType type) { return is_kind(c, type, MC_TYPE_VECTOR); }
static bool is_tensor(const McRoutineCheck *c, McType type) { return is_kind(c, type, MC_TYPE_RANKED_TENSOR); }
static bool is_memref(const McRoutineCheck *c, McType type) { return is_kind(c, type, MC_TYPE_MEMREF); }

static uint32_t rank_of(const McRoutineCheck *c, McType type) {
  return type.index != MC_NONE && mc_type_has_rank(c->ctx, type) ? mc_type_rank(c->ctx, type) : 0;
}

static bool same_shape(const McRoutineCheck *c, McType a, McType b) {
  if (rank_of(c, a) != rank_of(c, b)) return false;
  for (uint32_t i = 0, n = rank_of(c, a); i < n; i++) {
    if (mc_type_dim(c->ctx, a, i) != mc_type_dim(c->ctx, b, i)) return false;
  }
  return true;
}

/* Number of values in the group of operands of that name. */
static uint32_t num_values(const McRoutineCheck *c, const char *name) {
  McIdent ident = mc_ident(c->ctx, name, strlen(name));
  return ident.index == MC_NONE ? 0 : mc_named_group(c, ident.index).count;
}

static bool check_indices(const McRoutineCheck *c, McType base, const char *group) {
  if (num_values(c, group) == rank_of(c, base)) return true;
  return fail(c, "requires %u indices", rank_of(c, base));
}

/* --- loads and stores --- */

#define MAX_DEPTH 64u

/* The coefficient of dimension `d` in the expression. Returns false for an expression that is no sum of products with
 * constants, or is nested too deeply. */
static bool coefficient(const McContext *ctx, McAffineExpr e, uint32_t d, uint32_t depth, int64_t *out) {
  int64_t left, right, sum = 0;
  for (; mc_kind(ctx, e.index) == MC_AFFINE_ADD; e = mc_affine_lhs(ctx, e)) {
    if (depth == 0 || !coefficient(ctx, mc_affine_rhs(ctx, e), d, depth - 1, &right)) return false;
    sum = (int64_t)((uint64_t)sum + (uint64_t)right);
  }
  McKind kind = mc_kind(ctx, e.index);
  if (kind == MC_AFFINE_DIM || kind == MC_AFFINE_SYMBOL || kind == MC_AFFINE_CONSTANT) {
    left = kind == MC_AFFINE_DIM && mc_affine_value(ctx, e) == (int64_t)d;
  } else {
    if (kind != MC_AFFINE_MUL || depth == 0) return false;
    McAffineExpr rhs = mc_affine_rhs(ctx, e);
    if (!coefficient(ctx, mc_affine_lhs(ctx, e), d, depth - 1, &left) ||
        !coefficient(ctx, rhs, d, depth - 1, &right)) {
      return false;
    }
    bool scaled = mc_kind(ctx, rhs.index) == MC_AFFINE_CONSTANT;
    if (left == 0 ? right != 0 : !scaled) return false;
    if (left != 0) left = (int64_t)((uint64_t)left * (uint64_t)mc_affine_value(ctx, rhs));
  }
  *out = (int64_t)((uint64_t)left + (uint64_t)sum);
  return true;
}

/* Elements that differ by one in the last index are neighbours. */
static bool has_unit_stride(const McRoutineCheck *c, McType memref) {
  const McContext *ctx = c->ctx;
  McAttr layout = mc_type_layout(ctx, memref);
  uint32_t rank = mc_type_rank(ctx, memref);
  if (layout.index == MC_NONE || rank == 0) return true;
  if (mc_kind(ctx, layout.index) == MC_ATTR_STRIDED_LAYOUT) {
    uint32_t strides = mc_attr_strided_rank(ctx, layout);
    return strides > 0 && mc_attr_strided_stride(ctx, layout, strides - 1) == 1;
  }
  if (mc_kind(ctx, layout.index) != MC_ATTR_AFFINE_MAP) return true;
  McAffineMap map = mc_attr_affine_map_value(ctx, layout);
  int64_t stride;
  return mc_affine_map_num_results(ctx, map) == 1 &&
         coefficient(ctx, mc_affine_map_result(ctx, map, 0), rank - 1, MAX_DEPTH, &stride) && stride == 1;
}

static bool check_layout(const McRoutineCheck *c, McType vector, McType memref) {
  int64_t elements;
  bool lone = mc_type_num_elements(c->ctx, vector, &elements) && elements == 1;
  for (uint32_t i = 0, n = rank_of(c, vector); lone && i < n; i++) lone = !mc_type_dim_scalable(c->ctx, vector, i);
  return lone || has_unit_stride(c, memref) || fail(c, "most minor memref dim must have unit stride");
}

bool mc_check_vector_load(const McRoutineCheck *c) {
  McType base = type_of(c, "base"), result = type_of(c, "result");
  if (!is_memref(c, base) || !is_vector(c, result)) return true;
  if (!check_layout(c, result, base)) return false;
  if (rank_of(c, base) < rank_of(c, result)) return fail(c, "destination memref has lower rank than the result vector");
  McType element = mc_type_element(c->ctx, base);
  if (is_vector(c, element)) {
    if (element.index != result.index) return fail(c, "base memref and result vector types should match");
    element = mc_type_element(c->ctx, element);
  }
  if (mc_type_element(c->ctx, result).index != element.index) {
    return fail(c, "base and result element types should match");
  }
  return check_indices(c, base, "indices");
}

bool mc_check_vector_store(const McRoutineCheck *c) {
  McType base = type_of(c, "base"), value = type_of(c, "valueToStore");
  if (!is_memref(c, base) || !is_vector(c, value)) return true;
  if (!check_layout(c, value, base)) return false;
  if (rank_of(c, base) < rank_of(c, value)) return fail(c, "source memref has lower rank than the vector to store");
  McType element = mc_type_element(c->ctx, base);
  if (is_vector(c, element)) {
    if (element.index != value.index) return fail(c, "base memref and valueToStore vector types should match");
    element = mc_type_element(c->ctx, element);
  }
  if (mc_type_element(c->ctx, value).index != element.index) {
    return fail(c, "base and valueToStore element type should match");
  }
  return check_indices(c, base, "indices");
}

#define STRING(i) (int)mc_ident_str(c->ctx, (McIdent){c->args[i]}).len, mc_ident_str(c->ctx, (McIdent){c->args[i]}).ptr

static bool first_dims_agree(const McRoutineCheck *c, McType a, McType b) {
  return rank_of(c, a) == 0 || rank_of(c, b) == 0 || mc_type_dim(c->ctx, a, 0) == mc_type_dim(c->ctx, b, 0);
}

bool mc_check_vector_access(const McRoutineCheck *c) {
  if (c->num_args < 4) return true;
  McType base = type_of(c, "base"), mask = type_of(c, "mask"), value = mc_named_type(c, c->args[0]);
  if (!is_memref(c, base) || !is_vector(c, mask) || !is_vector(c, value)) return true;
  if (mc_type_element(c->ctx, base).index != mc_type_element(c->ctx, value).index) {
    return fail(c, "base and %.*s", STRING(2));
  }
  if (!check_indices(c, base, "indices")) return false;
  bool whole = mc_ident_str(c->ctx, (McIdent){c->args[1]}).len == sizeof "shape" - 1;
  if (!(whole ? same_shape(c, value, mask) : first_dims_agree(c, value, mask))) {
    return fail(c, "expected %.*s", STRING(3));
  }
  return true;
}

bool mc_check_vector_pass_thru(const McRoutineCheck *c) {
  if (type_of(c, "pass_thru").index == type_of(c, "result").index) return true;
  return fail(c, "expected pass_thru of same type as result type");
}

bool mc_check_vector_scattered(const McRoutineCheck *c) {
  if (c->num_args < 1) return true;
  McType base = type_of(c, "base"), mask = type_of(c, "mask"), value = mc_named_type(c, c->args[0]);
  if (!is_vector(c, mask) || !is_vector(c, value)) return true;
  if (!is_memref(c, base) && !is_tensor(c, base)) return fail(c, "requires base to be a memref or ranked tensor type");
  if (mc_type_element(c->ctx, base).index != mc_type_element(c->ctx, value).index) {
    return fail(c, "base and %.*s element type should match", STRING(0));
  }
  if (!check_indices(c, base, "offsets")) return false;
  if (!same_shape(c, value, type_of(c, "indices"))) return fail(c, "expected %.*s dim to match indices dim", STRING(0));
  return same_shape(c, value, mask) || fail(c, "expected %.*s dim to match mask dim", STRING(0));
}

/* --- transfers --- */

static uint64_t minor_bits(const McRoutineCheck *c, McType vector) {
  uint32_t rank = rank_of(c, vector);
  return bits_of(c, mc_type_element(c->ctx, vector)) *
         (rank == 0 ? 1 : (uint64_t)mc_type_dim(c->ctx, vector, rank - 1));
}

static bool check_transfer_ranks(const McRoutineCheck *c, McType base, McType vector, McAffineMap map, bool masked) {
  McType element = mc_type_element(c->ctx, base);
  uint32_t rank = rank_of(c, vector);
  bool of_vectors = is_vector(c, element);
  uint64_t from = of_vectors ? minor_bits(c, element) : bits_of(c, element), to = minor_bits(c, vector);
  if (from != 0 && to % from != 0) {
    return fail(
        c,
        of_vectors
            ? "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor "
              "1-D vector of the source"
            : "requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source "
              "element type");
  }
  if (of_vectors) {
    if (rank_of(c, element) > rank) return fail(c, "requires source vector element and vector result ranks to match.");
    rank -= rank_of(c, element);
  }
  if (mc_affine_map_num_results(c->ctx, map) != rank) {
    return fail(c, "requires a permutation_map with result dims of the same rank as the vector type");
  }
  return !of_vectors || !masked || fail(c, "does not support masks with vector element type");
}

#define USED_TWICE "requires a permutation_map that is a permutation (found one dim used more than once)"

static bool check_transfer_map(const McRoutineCheck *c, McAffineMap map) {
  const McContext *ctx = c->ctx;
  uint32_t dims = mc_affine_map_num_dims(ctx, map);
  uint8_t *seen = mc_alloc_zeroed(&c->ctx->alloc, (size_t)dims + 1);
  if (seen == NULL) return mc_out_of_memory(c->diags);
  bool ok = true;
  for (uint32_t i = 0, n = mc_affine_map_num_results(ctx, map); ok && i < n; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    McKind kind = mc_kind(ctx, e.index);
    if (kind == MC_AFFINE_CONSTANT && mc_affine_value(ctx, e) == 0) continue;
    if (kind != MC_AFFINE_DIM) ok = fail(c, MC_VECTOR_NOT_PROJECTED);
    else if (seen[mc_affine_value(ctx, e)]++) ok = fail(c, USED_TWICE);
  }
  mc_free(&c->ctx->alloc, seen, (size_t)dims + 1);
  return ok;
}

/* A tensor that is written to comes back. */
static bool check_destination(const McRoutineCheck *c, McType base) {
  uint32_t results = mc_op_num_results(c->ctx, c->op), outputs = is_tensor(c, base);
  if (results != outputs) {
    return fail(c, "expected the number of tensor results (%u) to be equal to the number of output tensors (%u)",
                results, outputs);
  }
  if (results == 0) return true;
  McType result = mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, 0));
  return result.index == base.index ||
         fail(c, "expected type of operand #1 ('%s') to match type of corresponding result ('%s')",
              mc_text_type(c->diags, base), mc_text_type(c->diags, result));
}

static bool has_broadcast(const McContext *ctx, McAffineMap map) {
  for (uint32_t i = 0, n = mc_affine_map_num_results(ctx, map); i < n; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    if (mc_kind(ctx, e.index) == MC_AFFINE_CONSTANT && mc_affine_value(ctx, e) == 0) return true;
  }
  return false;
}

static bool check_padding(const McRoutineCheck *c, McType base, McType padding) {
  McType element = mc_type_element(c->ctx, base);
  if (element.index == padding.index) return true;
  if (is_vector(c, element)) return fail(c, "requires source element type and padding type to match.");
  return fail(c, "requires formal padding and source of the same elemental type");
}

bool mc_check_vector_transfer(const McRoutineCheck *c) {
  McType base = type_of(c, "base"), padding = type_of(c, "padding"), mask = type_of(c, "mask"), inferred;
  bool write = padding.index == MC_NONE;
  McType vector = type_of(c, write ? "valueToStore" : "vector");
  McAttr map_attr = attr_of(c, "permutation_map"), in_bounds = attr_of(c, "in_bounds");
  if (base.index == MC_NONE || !is_vector(c, vector) || map_attr.index == MC_NONE || in_bounds.index == MC_NONE) {
    return true;
  }
  McAffineMap map = mc_attr_affine_map_value(c->ctx, map_attr);
  McIdent masked = mc_ident(c->ctx, "masked", sizeof "masked" - 1);
  if (write && !check_destination(c, base)) return false;
  if (!check_indices(c, base, "indices")) return false;
  if (write && has_broadcast(c->ctx, map)) return fail(c, "should not have broadcast dimensions");
  if (masked.index != MC_NONE && mc_op_attribute(c->ctx, c->op, masked).index != MC_NONE) {
    return fail(c, "masked attribute has been removed. Use in_bounds instead.");
  }
  if (!is_memref(c, base) && !is_tensor(c, base)) {
    return fail(c, "requires source to be a memref or ranked tensor type");
  }
  if (!check_transfer_ranks(c, base, vector, map, mask.index != MC_NONE)) return false;
  if (mc_affine_map_num_symbols(c->ctx, map) != 0) return fail(c, "requires permutation_map without symbols");
  if (mc_affine_map_num_dims(c->ctx, map) != rank_of(c, base)) {
    return fail(c, "requires a permutation_map with input dims of the same rank as the source type");
  }
  if (mask.index != MC_NONE && mc_vector_transfer_mask(c->ctx, vector, map, &inferred)) {
    if (inferred.index == MC_NONE) return mc_out_of_memory(c->diags);
    if (mask.index != inferred.index) {
      return fail(c, "inferred mask type ('%s') and mask operand type ('%s') don't match",
                  mc_text_type(c->diags, inferred), mc_text_type(c->diags, mask));
    }
  }
  if (mc_affine_map_num_results(c->ctx, map) != mc_attr_array_size(c->ctx, in_bounds)) {
    return fail(c, "expects the in_bounds attr of same rank as permutation_map results: %s vs inBounds of size: %u",
                mc_text_attr(c->diags, map_attr), mc_attr_array_size(c->ctx, in_bounds));
  }
  return (write || check_padding(c, base, padding)) && check_transfer_map(c, map);
}

/* --- vector.type_cast --- */

/* Dimension `i` of a memref whose element type is a vector; the vector's dimensions follow the memref's. -1: there is
 * none. */
static int64_t joined_dim(const McRoutineCheck *c, McType memref, uint32_t i) {
  McType element = mc_type_element(c->ctx, memref);
  uint32_t rank = rank_of(c, memref);
  if (i < rank) return mc_type_dim(c->ctx, memref, i);
  return is_vector(c, element) && i - rank < rank_of(c, element) ? mc_type_dim(c->ctx, element, i - rank) : -1;
}

bool mc_check_vector_type_cast(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType from = type_of(c, "memref"), to = type_of(c, "result");
  if (!is_memref(c, from) || !is_memref(c, to)) return true;
  if (mc_type_layout(ctx, from).index != MC_NONE) return fail(c, "expects operand to be a memref with identity layout");
  if (mc_type_layout(ctx, to).index != MC_NONE) return fail(c, "expects result to be a memref with identity layout");
  if (mc_type_memory_space(ctx, from).index != mc_type_memory_space(ctx, to).index) {
    return fail(c, "expects result in same memory space");
  }
  McType a = mc_element_or_self(ctx, mc_type_element(ctx, from)), b = mc_element_or_self(ctx, mc_type_element(ctx, to));
  if (a.index != b.index) {
    return fail(c, "expects result and operand with same underlying scalar type: '%s'", mc_text_type(c->diags, to));
  }
  for (uint32_t i = 0;; i++) {
    int64_t x = joined_dim(c, from, i), y = joined_dim(c, to, i);
    if (x != y) {
      return fail(c, "expects concatenated result and operand shapes to be equal: '%s'", mc_text_type(c->diags, to));
    }
    if (x == -1) return true;
  }
}

/* --- vector.mask --- */

/* The type of a mask for a vector's elements. */
static McType mask_of(const McRoutineCheck *c, McType vector) {
  McWords out;
  mc_array_init(&out);
  bool ok = is_vector(c, vector) && mc_transform_i1_same_shape(c->ctx, &vector, 1, &out);
  McType mask = {ok ? out.ptr[0] : MC_NONE};
  mc_array_fini(&c->ctx->alloc, &out);
  return mask;
}

/* The mask of a contraction has the dimensions that its maps go over. MC_NONE: it is not right, as its own check will
 * say. */
static McType mask_of_contraction(const McRoutineCheck *c) {
  McAttr maps = attr_of(c, "indexing_maps"), lhs_map, rhs_map;
  McType none = {MC_NONE}, sides[2] = {type_of(c, "lhs"), type_of(c, "rhs")};
  if (maps.index == MC_NONE || mc_kind(c->ctx, maps.index) != MC_ATTR_ARRAY || mc_attr_array_size(c->ctx, maps) < 2) {
    return none;
  }
  lhs_map = mc_attr_array_get(c->ctx, maps, 0);
  rhs_map = mc_attr_array_get(c->ctx, maps, 1);
  if (mc_kind(c->ctx, lhs_map.index) != MC_ATTR_AFFINE_MAP || mc_kind(c->ctx, rhs_map.index) != MC_ATTR_AFFINE_MAP) {
    return none;
  }
  McAffineMap each[2] = {mc_attr_affine_map_value(c->ctx, lhs_map), mc_attr_affine_map_value(c->ctx, rhs_map)};
  uint32_t dims = mc_affine_map_num_dims(c->ctx, each[0]);
  McAlloc *alloc = &c->ctx->alloc;
  size_t size = (size_t)dims + 1;
  int64_t *shape = mc_alloc_zeroed(alloc, size * sizeof *shape);
  uint8_t *scalable = mc_alloc_zeroed(alloc, size);
  for (uint32_t side = 0; shape != NULL && scalable != NULL && side < 2; side++) {
    if (!is_vector(c, sides[side])) continue;
    for (uint32_t i = 0, n = mc_affine_map_num_results(c->ctx, each[side]); i < n && i < rank_of(c, sides[side]); i++) {
      McAffineExpr e = mc_affine_map_result(c->ctx, each[side], i);
      if (mc_kind(c->ctx, e.index) != MC_AFFINE_DIM || mc_affine_value(c->ctx, e) >= (int64_t)dims) continue;
      shape[mc_affine_value(c->ctx, e)] = mc_type_dim(c->ctx, sides[side], i);
      scalable[mc_affine_value(c->ctx, e)] = mc_type_dim_scalable(c->ctx, sides[side], i);
    }
  }
  McType out = none;
  if (shape != NULL && scalable != NULL) {
    out = mc_type_vector(c->ctx, shape, scalable, dims, (McType){c->ctx->cached.integer[1]}, NULL);
  }
  if (shape != NULL) mc_free(alloc, shape, size * sizeof *shape);
  if (scalable != NULL) mc_free(alloc, scalable, size);
  return out;
}

/* *mask: the type of the mask that the operation wants; MC_NONE: it is not right itself. False: it cannot be masked. */
static bool wanted_mask(const McRoutineCheck *c, McOp op, McType *mask) {
  McRoutineCheck inner = *c;
  uint32_t words;
  const uint32_t *names;
  inner.op = op;
  inner.def = mc_op_def(c->ctx, op);
  mask->index = MC_NONE;
  if (inner.def == NULL) return false;
  if ((names = mc_def_fact(inner.def, MC_FACT_VECTOR_MASK, &words)) != NULL) {
    *mask = mask_of(c, mc_named_type(&inner, names[0]));
    return true;
  }
  if ((names = mc_def_fact(inner.def, MC_FACT_VECTOR_TRANSFER_MASK, &words)) != NULL) {
    McAttr map = attr_of(&inner, "permutation_map");
    McType vector = mc_named_type(&inner, names[0]);
    if (map.index != MC_NONE && mc_kind(c->ctx, map.index) == MC_ATTR_AFFINE_MAP && is_vector(c, vector)) {
      mc_vector_transfer_mask(c->ctx, vector, mc_attr_affine_map_value(c->ctx, map), mask);
    }
    return true;
  }
  if (!mc_def_has_fact(inner.def, MC_FACT_VECTOR_CONTRACTION_MASK)) return false;
  *mask = mask_of_contraction(&inner);
  return true;
}

static bool check_masked_results(const McRoutineCheck *c, McOp op, McOp yield) {
  uint32_t count = mc_op_num_results(c->ctx, op), vectors = 0;
  if (count != mc_op_num_results(c->ctx, c->op)) {
    return fail(c, "expects number of results to match maskable operation number of results");
  }
  for (uint32_t i = 0; i < count; i++) {
    if (mc_op_operand(c->ctx, yield, i).index == mc_op_result(c->ctx, op, i).index) continue;
    return fail(
        c, "expects all the results from the MaskableOpInterface to match all the values returned by the terminator");
  }
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_value_type(c->ctx, mc_op_result(c->ctx, op, i));
    if (type.index != mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, i)).index) {
      return fail(c, "expects result type to match maskable operation result type");
    }
    vectors += is_vector(c, type);
  }
  return vectors <= 1 || fail(c, "multiple vector results not supported");
}

/* Argument: the operation that ends the region. */
bool mc_check_vector_mask(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  McOp first = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, block);
  if (first.index == MC_NONE) return fail(c, "expects a terminator within the mask region");
  McOp last = mc_block_last_op(ctx, block);
  if (first.index != last.index && mc_op_next(ctx, first).index != last.index) {
    return fail(c, "expects only one operation to mask");
  }
  if (!mc_op_is_named(ctx, last, c->args[0])) return fail(c, "expects a terminator within the mask region");
  if (mc_op_num_operands(ctx, last) != mc_op_num_results(ctx, c->op)) {
    return fail(c, "expects number of results to match mask region yielded values");
  }
  if (first.index == last.index) return true;
  McType wanted, mask = type_of(c, "mask"), passthru = type_of(c, "passthru");
  if (!wanted_mask(c, first, &wanted)) return fail(c, "expects a MaskableOpInterface within the mask region");
  if (!check_masked_results(c, first, last)) return false;
  if (wanted.index != MC_NONE && wanted.index != mask.index) {
    return fail(c, "expects a '%s' mask for the maskable operation", mc_text_type(c->diags, wanted));
  }
  if (passthru.index == MC_NONE) return true;
  if (!mc_op_has_fact(ctx, first, MC_FACT_VECTOR_PASSTHRU)) {
    return fail(c, "doesn't expect a passthru argument for this maskable operation");
  }
  if (mc_op_num_results(ctx, first) != 1) return fail(c, "expects result when passthru argument is provided");
  return passthru.index == mc_value_type(ctx, mc_op_result(ctx, first, 0)).index ||
         fail(c, "expects passthru type to match result type");
}
