/* stablehlo_types.c - types of stablehlo that go together, and what is inferred of several types. */
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"
#include "parse/parse_attr.h"

/* --- quantized elements --- */

McType mc_hlo_quantized(const McContext *ctx, McType type) {
  McType of = mc_element_or_self(ctx, type), none = {MC_NONE};
  if (of.index == MC_NONE || mc_kind(ctx, of.index) != MC_TYPE_DEFINED) return none;
  return mc_is_defined_as(ctx, of.index, "quant.uniform") ? of : none;
}

uint32_t mc_hlo_quant_part(const McContext *ctx, McType quantized, uint32_t part) {
  return quantized.index == MC_NONE ? MC_NONE : mc_defined_param(ctx, quantized.index, part);
}

int64_t mc_hlo_quant_int(const McContext *ctx, McType quantized, uint32_t part) {
  McAttr attr = {mc_hlo_quant_part(ctx, quantized, part)};
  int64_t value = 0;
  if (attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(ctx, attr, &value);
  return value;
}

bool mc_hlo_is_per_axis(const McContext *ctx, McType quantized) {
  return quantized.index != MC_NONE && mc_hlo_quant_int(ctx, quantized, MC_HLO_GRANULARITY) == 1;
}

bool mc_hlo_is_per_tensor(const McContext *ctx, McType quantized) {
  return quantized.index != MC_NONE && mc_hlo_quant_int(ctx, quantized, MC_HLO_GRANULARITY) == 0;
}

McStr mc_hlo_quant_list(const McContext *ctx, McType quantized, uint32_t part) {
  McAttr attr = {mc_hlo_quant_part(ctx, quantized, part)};
  bool is = attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_DENSE_ARRAY;
  return is ? mc_attr_dense_data(ctx, attr) : (McStr){"", 0};
}

int64_t mc_hlo_quant_axis(const McContext *ctx, McType quantized) {
  McStr axes = mc_hlo_quant_list(ctx, quantized, MC_HLO_AXES);
  int64_t axis = 0;
  if (axes.len >= sizeof axis) memcpy(&axis, axes.ptr, sizeof axis);
  return axis;
}

bool mc_predicate_hlo_quantized_dimension(const McContext *ctx, uint32_t id) {
  McType type = {id};
  if (mc_kind(ctx, id) != MC_TYPE_RANKED_TENSOR) return true;
  McType quantized = mc_hlo_quantized(ctx, type);
  if (!mc_hlo_is_per_axis(ctx, quantized)) return true;
  int64_t axis = mc_hlo_quant_axis(ctx, quantized);
  if (axis < 0 || axis >= mc_type_rank(ctx, type)) return false;
  int64_t size = mc_type_dim(ctx, type, (uint32_t)axis);
  size_t count = mc_hlo_quant_list(ctx, quantized, MC_HLO_SCALES).len / sizeof(double);
  return size == MC_DYNAMIC || size == (int64_t)count;
}

/* --- bounds of dynamic sizes --- */

McStr mc_hlo_bounds(const McContext *ctx, McType type) {
  McStr none = {"", 0};
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_RANKED_TENSOR) return none;
  McAttr encoding = mc_type_encoding(ctx, type);
  if (encoding.index == MC_NONE || !mc_is_defined_as(ctx, encoding.index, "stablehlo.bounds")) return none;
  McStr data = mc_attr_dense_data(ctx, (McAttr){mc_defined_param(ctx, encoding.index, 0)});
  return data.len == mc_type_rank(ctx, type) * sizeof(int64_t) ? data : none;
}

bool mc_hlo_bounds_encoding(const McRoutineCheck *c, const McInts *bounds, McAttr *out) {
  McContext *ctx = c->ctx;
  bool any = false;
  for (uint32_t i = 0; i < bounds->len; i++) any = any || bounds->ptr[i] != MC_DYNAMIC;
  out->index = MC_NONE;
  if (!any) return true;
  McIdent name = mc_ident(ctx, "stablehlo.bounds", strlen("stablehlo.bounds"));
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(ctx, name, false);
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  McAttr list = mc_attr_dense_array(ctx, i64, bounds->ptr, bounds->len, c->diags);
  if (def == NULL || list.index == MC_NONE) return mc_out_of_memory(c->diags);
  out->index = mc_defined_make(ctx, def, &list.index, mc_op_loc(ctx, c->op), c->diags);
  return out->index != MC_NONE;
}

McType mc_hlo_bounded(const McRoutineCheck *c, McType type, const McInts *sizes, const McInts *bounds) {
  McAttr encoding = mc_type_encoding(c->ctx, type);
  bool bounded = mc_hlo_bounds(c->ctx, type).len > 0;
  if (bounded && !mc_hlo_bounds_encoding(c, bounds, &encoding)) return (McType){MC_NONE};
  return mc_type_ranked_tensor(c->ctx, sizes->ptr, sizes->len, mc_type_element(c->ctx, type), encoding, c->diags);
}

bool mc_check_hlo_bounds(McParser *p, const uint32_t *values, McType element, const int64_t *dims, size_t rank) {
  McContext *ctx = p->ctx;
  McStr bounds = mc_attr_dense_data(ctx, (McAttr){values[0]});
  size_t count = bounds.len / sizeof(int64_t);
  McType type = mc_type_ranked_tensor(ctx, dims, rank, element, (McAttr){MC_NONE}, p->diags);
  if (type.index == MC_NONE) return false;
  if (count != rank) {
    return mc_p_error(p, "Bounds length is %zu, expected to be equal to rank(%zu) of the tensor '%s'", count, rank,
                      mc_text_type(p->diags, type));
  }
  for (size_t i = 0; i < rank; i++) {
    if (dims[i] == MC_DYNAMIC || mc_hlo_bound_at(bounds, i) == MC_DYNAMIC) continue;
    return mc_p_error(p, "Static dimension %zu cannot have a bound, use ShapedType::kDynamic to indicate a missing "
                      "bound in tensor '%s'", i, mc_text_type(p->diags, type));
  }
  return true;
}

bool mc_predicate_hlo_single_bound(const McContext *ctx, uint32_t id) {
  McType type = {id};
  if (mc_kind(ctx, id) != MC_TYPE_RANKED_TENSOR) return false;
  uint32_t dynamic = 0, bounded = 0, rank = mc_type_rank(ctx, type);
  McStr bounds = mc_hlo_bounds(ctx, type);
  for (uint32_t i = 0; i < rank; i++) {
    dynamic += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
    bounded += mc_hlo_bound_at(bounds, i) != MC_DYNAMIC;
  }
  return dynamic == 0 || (dynamic == 1 && bounded == 1);
}

/* --- types that go together --- */

bool mc_hlo_elements_fit(const McContext *ctx, McType a, McType b) {
  a = mc_element_or_self(ctx, a);
  b = mc_element_or_self(ctx, b);
  if (a.index == b.index) return true;
  McType x = mc_hlo_quantized(ctx, a), y = mc_hlo_quantized(ctx, b);
  if (x.index == MC_NONE || y.index == MC_NONE) return false;
  static const uint8_t parts[] = {MC_HLO_STORAGE, MC_HLO_STORAGE_MIN, MC_HLO_STORAGE_MAX, MC_HLO_EXPRESSED};
  for (size_t i = 0; i < MC_COUNT(parts); i++) {
    if (mc_hlo_quant_part(ctx, x, parts[i]) != mc_hlo_quant_part(ctx, y, parts[i])) return false;
  }
  return mc_hlo_is_per_axis(ctx, x) == mc_hlo_is_per_axis(ctx, y);
}

/* No size is larger than the other type's bound. */
static bool within_bounds(const McContext *ctx, McType type, McType other) {
  McStr bounds = mc_hlo_bounds(ctx, other);
  for (uint32_t i = 0; i < bounds.len / sizeof(int64_t); i++) {
    int64_t bound = mc_hlo_bound_at(bounds, i);
    if (bound != MC_DYNAMIC && bound < mc_type_dim(ctx, type, i)) return false;
  }
  return true;
}

bool mc_hlo_fits(const McContext *ctx, McType a, McType b) {
  if (a.index == b.index) return true;
  if (mc_type_is_shaped(ctx, a) && mc_type_is_shaped(ctx, b)) {
    if (!mc_shapes_compatible(ctx, a, b)) return false;
    McKind x = mc_kind(ctx, a.index), y = mc_kind(ctx, b.index);
    bool ranked = x == MC_TYPE_RANKED_TENSOR && y == MC_TYPE_RANKED_TENSOR;
    if (ranked && (!within_bounds(ctx, a, b) || !within_bounds(ctx, b, a))) return false;
  }
  return mc_hlo_elements_fit(ctx, a, b);
}

bool mc_hlo_no_type(const McRoutineCheck *c) {
  mc_op_error(c->diags, c->ctx, c->op, "failed to infer returned types");
  return false;
}

bool mc_hlo_infers(const McRoutineCheck *c) { return mc_check_inferred_types(c, mc_hlo_fits); }

bool mc_hlo_results_fit(const McRoutineCheck *c, const McType *types, size_t count) {
  return mc_check_against_inferred(c, types, count, mc_hlo_fits);
}

bool mc_hlo_same_kind(const McRoutineCheck *c, McType a, McType b, bool any_float) {
  if (!mc_shapes_compatible(c->ctx, a, b)) return false;
  McType x = element(c, a), y = element(c, b);
  return x.index == y.index || (any_float && is_float(c, x) && is_float(c, y));
}

static uint32_t width_of(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  return kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT ? mc_type_bit_width(ctx, type) : 0;
}

uint32_t mc_hlo_bit_width(const McContext *ctx, McType element) {
  McType quantized = mc_hlo_quantized(ctx, element);
  if (quantized.index != MC_NONE) return width_of(ctx, (McType){mc_hlo_quant_part(ctx, quantized, MC_HLO_STORAGE)});
  if (mc_kind(ctx, element.index) == MC_TYPE_COMPLEX) return 2 * width_of(ctx, mc_type_element(ctx, element));
  return width_of(ctx, element);
}

bool mc_hlo_promotes(const McContext *ctx, McType x, McType y) {
  McType a = mc_hlo_quantized(ctx, x), b = mc_hlo_quantized(ctx, y);
  McKind kind = mc_kind(ctx, x.index);
  bool quantized = a.index != MC_NONE && b.index != MC_NONE;
  if (quantized && mc_hlo_quant_part(ctx, a, MC_HLO_EXPRESSED) != mc_hlo_quant_part(ctx, b, MC_HLO_EXPRESSED)) {
    return false;
  }
  if (!quantized) {
    if (kind != mc_kind(ctx, y.index)) return false;
    if (kind == MC_TYPE_FLOAT) return true;
    if (kind != MC_TYPE_INTEGER && kind != MC_TYPE_COMPLEX) return false;
  }
  return mc_hlo_bit_width(ctx, x) <= mc_hlo_bit_width(ctx, y);
}

/* --- element types of all operands and results --- */

/* All types before `end` go with the first one. */
static bool all_fit(const McRoutineCheck *c, uint32_t end, bool (*fit)(const McContext *ctx, McType a, McType b)) {
  if (end == 0) return true;
  McType first = mc_checked_type(c, 0);
  for (uint32_t i = 1; i < end; i++) {
    if (!fit(c->ctx, mc_checked_type(c, i), first)) return false;
  }
  return true;
}

bool mc_check_hlo_same_elements(const McRoutineCheck *c) {
  return all_fit(c, mc_checked_num_values(c), mc_hlo_elements_fit) ||
         fail(c, "requires compatible element types for all operands and results");
}

bool mc_check_hlo_same_operand_elements(const McRoutineCheck *c) {
  return all_fit(c, mc_op_num_operands(c->ctx, c->op), mc_hlo_elements_fit) ||
         fail(c, "requires compatible element types for all operands");
}

bool mc_check_hlo_pairwise_elements(const McRoutineCheck *c) {
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  if (mc_op_num_results(c->ctx, c->op) != count) return fail(c, "requires the same number of operands and results");
  for (uint32_t i = 0; i < count; i++) {
    McType a = element(c, mc_checked_type(c, i)), b = element(c, mc_checked_type(c, count + i));
    if (a.index == b.index) continue;
    return fail(c, "requires the same element type for operand and result at index %u", i);
  }
  return true;
}

/* --- the most and the least specific of several types --- */

bool mc_hlo_join_dim(const McRoutineCheck *c, bool least, uint32_t i, McHloDim *a, McHloDim b) {
  bool fixed = a->size != MC_DYNAMIC || b.size != MC_DYNAMIC, both = a->size != MC_DYNAMIC && b.size != MC_DYNAMIC;
  bool bounded = a->bound != MC_DYNAMIC || b.bound != MC_DYNAMIC;
  bool all_bounded = a->bound != MC_DYNAMIC && b.bound != MC_DYNAMIC;
  McHloDim joined = {MC_DYNAMIC, MC_DYNAMIC};
  if (both && a->size != b.size) {
    return bad(c, "Mismatched dimension sizes %lld and %lld in dimension %u", LL(a->size), LL(b.size), i);
  }
  if (least) {
    int64_t x = a->size != MC_DYNAMIC ? a->size : a->bound, y = b.size != MC_DYNAMIC ? b.size : b.bound;
    if (both) joined.size = a->size;
    else if (fixed ? bounded : all_bounded) joined.bound = x > y ? x : y;
  } else if (fixed) {
    joined.size = a->size != MC_DYNAMIC ? a->size : b.size;
    int64_t bound = a->bound != MC_DYNAMIC ? a->bound : b.bound;
    if (bounded && joined.size > bound) {
      return bad(c, "Mismatched dimension size %lld and bound %lld in dimension %u", LL(joined.size), LL(bound), i);
    }
  } else if (all_bounded) {
    joined.bound = a->bound < b.bound ? a->bound : b.bound;
  } else {
    joined.bound = a->bound != MC_DYNAMIC ? a->bound : b.bound;
  }
  *a = joined;
  return true;
}

/* The ranked tensors among the operands of the check's arguments (all operands without them) go together. */
bool mc_hlo_operands_join(const McRoutineCheck *c, McType first, McType type) {
  McContext *ctx = c->ctx;
  if (first.index == type.index || !is_tensor(c, first) || !is_tensor(c, type)) return true;
  uint32_t rank = mc_type_rank(ctx, first), other = mc_type_rank(ctx, type);
  if (rank != other) return bad(c, "Mismatched ranks of types%u vs %u", rank, other);
  McStr bounds = mc_hlo_bounds(ctx, first), more = mc_hlo_bounds(ctx, type);
  for (uint32_t i = 0; i < rank; i++) {
    McHloDim dim = {mc_type_dim(ctx, first, i), mc_hlo_bound_at(bounds, i)};
    McHloDim next = {mc_type_dim(ctx, type, i), mc_hlo_bound_at(more, i)};
    if (!mc_hlo_join_dim(c, false, i, &dim, next)) return false;
  }
  return true;
}

bool mc_check_hlo_merged(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t operands = mc_op_num_operands(ctx, c->op), count = mc_checked_num_values(c), i = 1;
  if (operands == 0 || count == 0) return true;
  McType first = mc_checked_type(c, 0);
  while (i < count && mc_checked_type(c, i).index == first.index) i++;
  if (MC_LIKELY(i == count)) return true;
  for (i = 1; i < operands; i++) {
    if (!mc_hlo_operands_join(c, first, mc_checked_type(c, i))) return mc_hlo_no_type(c);
  }
  return mc_hlo_infers(c);
}

bool mc_check_hlo_same_types(const McRoutineCheck *c) {
  return all_fit(c, mc_checked_num_values(c), mc_hlo_fits) ||
         fail(c, "requires compatible types for all operands and results");
}

bool mc_check_hlo_inferred(const McRoutineCheck *c) { return mc_hlo_infers(c); }
