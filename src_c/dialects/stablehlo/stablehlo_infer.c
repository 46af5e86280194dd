/* stablehlo_infer.c - the types of results of stablehlo's operations. */
#include "dialects/shared/infer_types.h"
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

static const McType no_type;

#define MAX_CONSTANT 4096u /* elements of a constant that shapes are made of */

static bool push(const McInfer *in, McInferred *out, McType type) {
  return type.index != MC_NONE && mc_infer_push(in, out, type);
}

/* --- constants --- */

McAttr mc_hlo_constant(const McContext *ctx, McValue value) {
  McAttr none = {MC_NONE};
  McOp op = value.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(ctx, value);
  const McOpDef *def = op.index == MC_NONE ? NULL : mc_op_def(ctx, op);
  if (def == NULL || !(def->traits & MC_TRAIT(CONSTANT_LIKE)) || def->op->num_attrs == 0) return none;
  McAttr attr = mc_op_property(ctx, op, (McIdent){mc_def_attrs(def)[0].name});
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_DENSE_ELEMENTS) return none;
  McType of = mc_element_or_self(ctx, mc_attr_value_type(ctx, attr));
  McKind kind = mc_kind(ctx, of.index);
  return kind == MC_TYPE_INTEGER || kind == MC_TYPE_INDEX ? attr : none;
}

bool mc_hlo_constant_ints(McContext *ctx, McValue value, McInts *out, bool *known, McDiags *diags) {
  McAttr attr = mc_hlo_constant(ctx, value);
  uint64_t count = 1;
  *known = false;
  out->len = 0;
  out->ptr = out->few;
  if (attr.index == MC_NONE) return true;
  McType type = mc_attr_value_type(ctx, attr);
  uint32_t width = mc_type_bit_width(ctx, mc_element_or_self(ctx, type));
  for (uint32_t i = 0, rank = mc_type_rank(ctx, type); i < rank; i++) {
    uint64_t size = (uint64_t)mc_type_dim(ctx, type, i);
    count = size > MAX_CONSTANT || count * size > MAX_CONSTANT ? MAX_CONSTANT + 1 : count * size;
  }
  if (width == 0 || width > 64 || count > MAX_CONSTANT) return true;
  if (!mc_ints_init(ctx, out, (uint32_t)count, diags)) return false;
  bool splat = mc_attr_dense_is_splat(ctx, attr);
  for (uint64_t i = 0; i < count; i++) {
    uint64_t word;
    mc_attr_dense_words(ctx, attr, splat ? 0 : i, false, &word, 1);
    out->ptr[out->len++] = (int64_t)(word << (64 - width)) >> (64 - width);
  }
  *known = true;
  return true;
}

int64_t mc_hlo_padded(int64_t size, int64_t low, int64_t high, int64_t inner) {
  uint64_t between = size > 0 ? (uint64_t)(size - 1) * (uint64_t)inner : 0;
  return (int64_t)((uint64_t)size + (uint64_t)low + (uint64_t)high + between);
}

/* --- elements --- */

bool mc_infer_hlo_real(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0), element;
  if (type.index == MC_NONE) return false;
  element = mc_infer_element(in, type);
  if (element.index == MC_NONE) return false;
  bool is_complex = mc_kind(in->ctx, element.index) == MC_TYPE_COMPLEX;
  return push(in, out, is_complex ? mc_infer_like(in, type, NULL, mc_type_element(in->ctx, element)) : type);
}

/* The parameter `expressed` of a quantized type. */
static McType expressed_of(const McContext *ctx, McType quantized) {
  bool defined = mc_kind(ctx, quantized.index) == MC_TYPE_DEFINED;
  const McDefinition *def = defined ? mc_definition_of(ctx, quantized.index) : NULL;
  for (uint32_t i = 0; def != NULL && i < def->record->num_params; i++) {
    const McParamWords *param = &mc_definition_params(def)[i];
    bool is = param->kind == MC_PK_TYPE && mc_str_is(mc_ident_str(ctx, (McIdent){param->name}), "expressed");
    if (is) return (McType){mc_defined_param(ctx, quantized.index, i)};
  }
  return no_type;
}

bool mc_infer_hlo_dequantized(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0), element;
  if (type.index == MC_NONE) return false;
  element = mc_infer_element(in, type);
  if (element.index == MC_NONE) return false;
  McType expressed = expressed_of(in->ctx, element);
  if (expressed.index == MC_NONE) return mc_infer_fail(in, "the elements are not quantized");
  return push(in, out, mc_infer_like(in, type, NULL, expressed));
}

bool mc_infer_hlo_complex_of_parts(const McInfer *in, McInferred *out) {
  McType part = mc_infer_type(in, 0), element = no_type;
  if (part.index != MC_NONE) element = mc_infer_element(in, part);
  if (element.index != MC_NONE) element = mc_type_complex(in->ctx, element, in->diags);
  return element.index != MC_NONE && push(in, out, mc_infer_like(in, part, NULL, element));
}

/* The bounds of a type's dynamic sizes, as many as it has sizes, freed by the caller; all MC_DYNAMIC: it has none.
 * False: out of memory, reported. */
static bool bounds_of(const McInfer *in, McType type, McInts *out) {
  uint32_t rank = mc_type_rank(in->ctx, type);
  McStr bounds = mc_hlo_bounds(in->ctx, type);
  if (!mc_ints_init(in->ctx, out, rank, in->diags)) return false;
  for (; out->len < rank; out->len++) out->ptr[out->len] = mc_hlo_bound_at(bounds, out->len);
  return true;
}

/* The encoding of a type like `type` with these sizes and bounds (NULL: no bounds). False: out of memory, reported. */
static bool encoding_of(const McInfer *in, McType type, const McInts *sizes, McInts *bounds, McAttr *out) {
  *out = mc_is_ranked_tensor(in->ctx, type) ? mc_type_encoding(in->ctx, type) : (McAttr){MC_NONE};
  bool bounded = false;
  for (uint32_t i = 0; bounds != NULL && i < sizes->len; i++) {
    if (sizes->ptr[i] != MC_DYNAMIC) bounds->ptr[i] = MC_DYNAMIC;
    bounded = bounded || bounds->ptr[i] != MC_DYNAMIC;
  }
  if (!bounded) {
    if (mc_is_defined_as(in->ctx, out->index, "stablehlo.bounds")) out->index = MC_NONE;
    return true;
  }
  McType i64 = mc_type_integer(in->ctx, 64, MC_SIGNLESS);
  McAttr list = mc_attr_dense_array(in->ctx, i64, bounds->ptr, bounds->len, in->diags);
  out->index = list.index == MC_NONE ? MC_NONE : mc_infer_defined(in, "stablehlo.bounds", false, list.index);
  return out->index != MC_NONE;
}

/* A type like `type` with these sizes and bounds (NULL: no bounds). Both are freed. */
static bool push_like(const McInfer *in, McInferred *out, McType type, McInts *sizes, McInts *bounds) {
  McType made = no_type;
  McAttr encoding;
  if (type.index != MC_NONE && !mc_is_ranked_tensor(in->ctx, type)) {
    made = mc_infer_like(in, type, sizes, no_type);
  } else if (type.index != MC_NONE && encoding_of(in, type, sizes, bounds, &encoding)) {
    McType element = mc_type_element(in->ctx, type);
    made = mc_type_ranked_tensor(in->ctx, sizes->ptr, sizes->len, element, encoding, in->diags);
  }
  mc_ints_fini(in->ctx, sizes);
  if (bounds != NULL) mc_ints_fini(in->ctx, bounds);
  return push(in, out, made);
}

/* The same like the type of the first argument. */
static bool push_bounded(const McInfer *in, McInferred *out, McInts *sizes, McInts *bounds) {
  return push_like(in, out, mc_infer_type(in, 0), sizes, bounds);
}

/* The size of a dimension of two tensors, and its bound: of both together along which they are joined, else what is
 * known of either. */
static void join(int64_t *size, int64_t *bound, int64_t next, int64_t next_bound, bool joined) {
  if (!joined) {
    if (*size == MC_DYNAMIC) *size = next;
    if (*bound == MC_DYNAMIC || (next_bound != MC_DYNAMIC && next_bound < *bound)) *bound = next_bound;
    return;
  }
  int64_t most = *size == MC_DYNAMIC ? *bound : *size, next_most = next == MC_DYNAMIC ? next_bound : next;
  bool known = most != MC_DYNAMIC && next_most != MC_DYNAMIC;
  *bound = known ? (int64_t)((uint64_t)most + (uint64_t)next_most) : MC_DYNAMIC;
  bool fixed = *size != MC_DYNAMIC && next != MC_DYNAMIC;
  *size = fixed ? (int64_t)((uint64_t)*size + (uint64_t)next) : MC_DYNAMIC;
}

/* The most that is known of the ranked tensors among the arguments, the first type if there are none; of all operands
 * without arguments. */
static bool join_most(const McInfer *in, McInts *sizes, McInts *bounds, McType type) {
  McInts own;
  if (mc_type_rank(in->ctx, type) != sizes->len) return mc_infer_fail(in, "the operands differ in rank");
  if (!bounds_of(in, type, &own)) return false;
  for (uint32_t i = 0; i < sizes->len; i++) {
    join(&sizes->ptr[i], &bounds->ptr[i], mc_type_dim(in->ctx, type, i), own.ptr[i], false);
  }
  mc_ints_fini(in->ctx, &own);
  return true;
}

bool mc_infer_hlo_most_specific(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  uint32_t count = in->num_args > 0 ? in->num_args : in->num_operands;
  McType first = no_type, ranked = no_type;
  McInts sizes, bounds;
  bool ok = true, same = true;
  for (uint32_t i = 0; ok && i < count; i++) {
    McType type = in->num_args > 0 ? mc_infer_type(in, i) : mc_infer_operand(in, i);
    if (type.index == MC_NONE) ok = false;
    if (!ok) break;
    if (i == 0) first = type;
    same = same && type.index == first.index;
    if (!mc_is_ranked_tensor(ctx, type)) continue;
    if (ranked.index != MC_NONE) {
      ok = join_most(in, &sizes, &bounds, type);
      continue;
    }
    ok = mc_infer_sizes_of(in, type, &sizes);
    if (ok && !bounds_of(in, type, &bounds)) ok = (mc_ints_fini(ctx, &sizes), false);
    if (ok) ranked = type;
  }
  if (ok && first.index == MC_NONE) ok = mc_infer_fail(in, "there are no operands");
  if (ok && !same && ranked.index != MC_NONE) { /* bounds count where the first type has some, as upstream's */
    for (uint32_t i = 0; i < bounds.len && mc_hlo_bounds(ctx, ranked).len == 0; i++) bounds.ptr[i] = MC_DYNAMIC;
    return push_like(in, out, ranked, &sizes, &bounds);
  }
  if (ranked.index != MC_NONE) mc_ints_fini(ctx, &sizes), mc_ints_fini(ctx, &bounds);
  return ok && push(in, out, first);
}

/* --- parts of tensors, and their order --- */

static bool push_sizes(const McInfer *in, McInferred *out, McInts *sizes) { return push_bounded(in, out, sizes, NULL); }

bool mc_infer_hlo_slice(const McInfer *in, McInferred *out) {
  McInts starts, limits, strides;
  if (!mc_infer_ints(in, 1, &starts)) return false;
  if (!mc_infer_ints(in, 2, &limits)) return mc_ints_fini(in->ctx, &starts), false;
  if (!mc_infer_ints(in, 3, &strides)) return mc_ints_fini(in->ctx, &starts), mc_ints_fini(in->ctx, &limits), false;
  bool ok = starts.len == limits.len && starts.len == strides.len;
  for (uint32_t i = 0; ok && i < starts.len; i++) {
    int64_t from = starts.ptr[i], to = limits.ptr[i], step = strides.ptr[i];
    ok = step > 0;
    if (!ok) break;
    uint64_t length = to > from ? (uint64_t)to - (uint64_t)from : 0;
    starts.ptr[i] = (int64_t)(length / (uint64_t)step + (length % (uint64_t)step != 0));
  }
  if (!ok) {
    mc_infer_fail(in, "starts, limits and strides do not fit together");
    mc_ints_fini(in->ctx, &starts);
  }
  mc_ints_fini(in->ctx, &limits);
  mc_ints_fini(in->ctx, &strides);
  return ok && push_sizes(in, out, &starts);
}

bool mc_infer_hlo_dynamic_slice(const McInfer *in, McInferred *out) {
  McInts sizes;
  return mc_infer_ints(in, 1, &sizes) && push_sizes(in, out, &sizes);
}

bool mc_infer_hlo_broadcast(const McInfer *in, McInferred *out) {
  McType type = mc_infer_ranked(in, 0);
  McInts front, sizes;
  if (type.index == MC_NONE || !mc_infer_ints(in, 1, &front)) return false;
  uint32_t rank = mc_type_rank(in->ctx, type);
  bool ok = mc_ints_init(in->ctx, &sizes, front.len + rank, in->diags);
  for (uint32_t i = 0; ok && i < front.len; i++) sizes.ptr[sizes.len++] = front.ptr[i];
  for (uint32_t i = 0; ok && i < rank; i++) sizes.ptr[sizes.len++] = mc_type_dim(in->ctx, type, i);
  mc_ints_fini(in->ctx, &front);
  return ok && push_sizes(in, out, &sizes);
}

/* Joins one more type. False: reported. */
static bool join_type(const McInfer *in, McInts *sizes, McInts *bounds, McType type, int64_t dim) {
  McContext *ctx = in->ctx;
  McInts own;
  if (!mc_type_has_rank(ctx, type) || mc_type_rank(ctx, type) != sizes->len) {
    return mc_infer_fail(in, "the operands differ in rank");
  }
  if (!bounds_of(in, type, &own)) return false;
  for (uint32_t i = 0; i < sizes->len; i++) {
    join(&sizes->ptr[i], &bounds->ptr[i], mc_type_dim(ctx, type, i), own.ptr[i], i == dim);
  }
  mc_ints_fini(ctx, &own);
  return true;
}

bool mc_infer_hlo_concatenate(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType first = mc_infer_ranked(in, 0);
  uint32_t start, count;
  int64_t dim;
  McInts sizes, bounds;
  if (first.index == MC_NONE || !mc_infer_int(in, 1, &dim)) return false;
  mc_infer_group(in, in->args[0].number, &start, &count);
  if (dim < 0 || dim >= mc_type_rank(ctx, first)) {
    return mc_infer_fail(in, "there is no dimension %lld", (long long)dim);
  }
  if (!mc_infer_sizes_of(in, first, &sizes)) return false;
  if (!bounds_of(in, first, &bounds)) return mc_ints_fini(ctx, &sizes), false;
  for (uint32_t k = 1; k < count; k++) {
    if (join_type(in, &sizes, &bounds, mc_infer_operand(in, start + k), dim)) continue;
    return mc_ints_fini(ctx, &sizes), mc_ints_fini(ctx, &bounds), false;
  }
  return push_bounded(in, out, &sizes, &bounds);
}

bool mc_infer_hlo_pad(const McInfer *in, McInferred *out) {
  McType type = mc_infer_ranked(in, 0);
  McInts sizes, bounds, lists[3] = {{.ptr = NULL}, {.ptr = NULL}, {.ptr = NULL}};
  if (type.index == MC_NONE || !mc_infer_sizes_of(in, type, &sizes)) return false;
  if (!bounds_of(in, type, &bounds)) return mc_ints_fini(in->ctx, &sizes), false;
  bool ok = true;
  for (uint32_t k = 0; ok && k < 3; k++) {
    ok = mc_infer_ints(in, k + 1, &lists[k]);
    if (ok && lists[k].len != sizes.len) ok = mc_infer_fail(in, "a padding is not of the operand's rank");
  }
  for (uint32_t i = 0; ok && i < sizes.len; i++) {
    int64_t *size = sizes.ptr[i] == MC_DYNAMIC ? &bounds.ptr[i] : &sizes.ptr[i];
    if (*size == MC_DYNAMIC) continue;
    *size = mc_hlo_padded(*size, lists[0].ptr[i], lists[1].ptr[i], lists[2].ptr[i]);
    if (*size < 0) ok = mc_infer_fail(in, "a size is negative");
  }
  for (uint32_t k = 0; k < 3; k++) {
    if (lists[k].ptr != NULL) mc_ints_fini(in->ctx, &lists[k]);
  }
  if (!ok) return mc_ints_fini(in->ctx, &sizes), mc_ints_fini(in->ctx, &bounds), false;
  return push_bounded(in, out, &sizes, &bounds);
}

bool mc_infer_hlo_transpose(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType type = mc_infer_ranked(in, 0);
  McInts order, old, bounds;
  if (type.index == MC_NONE || !mc_infer_ints(in, 1, &order)) return false;
  if (!bounds_of(in, type, &old)) return mc_ints_fini(ctx, &order), false;
  bool ok = mc_ints_init(ctx, &bounds, order.len, in->diags);
  for (uint32_t i = 0; ok && i < order.len; i++) {
    int64_t from = order.ptr[i];
    if (from < 0 || from >= old.len) {
      mc_ints_fini(ctx, &bounds);
      ok = mc_infer_fail(in, "there is no dimension %lld", (long long)from);
      break;
    }
    order.ptr[i] = mc_type_dim(ctx, type, (uint32_t)from);
    bounds.ptr[bounds.len++] = old.ptr[from];
  }
  mc_ints_fini(ctx, &old);
  if (!ok) return mc_ints_fini(ctx, &order), false;
  return push_bounded(in, out, &order, &bounds);
}

/* One size is divided, another one multiplied. */
static void exchange(int64_t *sizes, int64_t split, int64_t concat, int64_t parts) {
  if (sizes[split] != MC_DYNAMIC) sizes[split] /= parts;
  if (sizes[concat] != MC_DYNAMIC) sizes[concat] = (int64_t)((uint64_t)sizes[concat] * (uint64_t)parts);
}

bool mc_infer_hlo_all_to_all(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  int64_t split, concat, parts;
  uint32_t start, count;
  if (!mc_infer_int(in, 1, &split) || !mc_infer_int(in, 2, &concat) || !mc_infer_int(in, 3, &parts)) return false;
  if (!mc_infer_group(in, in->args[0].number, &start, &count)) return mc_infer_fail(in, "the operands do not fit");
  if (parts <= 0) return mc_infer_fail(in, "'split_count' is not positive");
  for (uint32_t k = 0; k < count; k++) {
    McType type = mc_infer_operand(in, start + k);
    McInts sizes, bounds;
    if (!mc_type_has_rank(ctx, type)) return mc_infer_fail(in, "an operand has no rank");
    uint32_t rank = mc_type_rank(ctx, type);
    if (split < 0 || split >= rank || concat < 0 || concat >= rank) {
      return mc_infer_fail(in, "an operand has no such dimensions");
    }
    if (!mc_infer_sizes_of(in, type, &sizes)) return false;
    if (!bounds_of(in, type, &bounds)) return mc_ints_fini(ctx, &sizes), false;
    exchange(sizes.ptr, split, concat, parts);
    exchange(bounds.ptr, split, concat, parts);
    if (!push_like(in, out, type, &sizes, &bounds)) return false;
  }
  return true;
}

/* --- gather --- */

/* Is `value` in list `i` of the dimension numbers? */
static bool has_dim(const McContext *ctx, McAttr numbers, uint32_t i, int64_t value) {
  McStr data = mc_attr_dense_data(ctx, (McAttr){mc_defined_param(ctx, numbers.index, i)});
  for (size_t at = 0; at < data.len; at += sizeof value) {
    int64_t other;
    memcpy(&other, data.ptr + at, sizeof other);
    if (other == value) return true;
  }
  return false;
}

enum { OFFSET_DIMS, COLLAPSED_DIMS, BATCHING_DIMS, INDEX_BATCHING_DIMS, INDEX_MAP, VECTOR_DIM };

/* The dimension of the index vector; -1: they are not dimension numbers of a gather. */
static int64_t vector_dim_of(const McInfer *in, McAttr numbers) {
  int64_t dim;
  if (!mc_is_defined_as(in->ctx, numbers.index, "stablehlo.gather")) return -1;
  for (uint32_t i = OFFSET_DIMS; i <= INDEX_MAP; i++) {
    uint32_t list = mc_defined_param(in->ctx, numbers.index, i);
    if (list == MC_NONE || mc_kind(in->ctx, list) != MC_ATTR_DENSE_ARRAY) return -1;
  }
  McAttr attr = {mc_defined_param(in->ctx, numbers.index, VECTOR_DIM)};
  bool is = attr.index != MC_NONE && mc_kind(in->ctx, attr.index) == MC_ATTR_INTEGER &&
            mc_attr_integer_i64(in->ctx, attr, &dim);
  return is ? dim : -1;
}

/* The sizes of the slices, an attribute or a constant operand. *known false: they are another operand. */
static bool slice_sizes(const McInfer *in, McInts *out, bool *known) {
  *known = true;
  if (in->args[3].kind == MC_FG_ATTR) return mc_infer_ints(in, 3, out);
  if (mc_infer_type(in, 3).index == MC_NONE) return false;
  return mc_hlo_constant_ints(in->ctx, mc_infer_value(in, 3), out, known, in->diags);
}

bool mc_infer_hlo_gather(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType operand = mc_infer_ranked(in, 0), indices = mc_infer_ranked(in, 1);
  McAttr numbers = mc_infer_attr(in, 2);
  if (operand.index == MC_NONE || indices.index == MC_NONE) return false;
  int64_t vector_dim = numbers.index == MC_NONE ? -1 : vector_dim_of(in, numbers);
  uint32_t index_rank = mc_type_rank(ctx, indices), from = 0, batch = 0; /* of the slices; of the indices */
  if (vector_dim < 0) return mc_infer_fail(in, "the dimension numbers do not fit");
  McStr offsets = mc_attr_dense_data(ctx, (McAttr){mc_defined_param(ctx, numbers.index, OFFSET_DIMS)});
  uint32_t num_offsets = (uint32_t)(offsets.len / sizeof(int64_t)),
           rank = num_offsets + index_rank - (vector_dim < index_rank);
  for (uint32_t i = 0; i < num_offsets; i++) {
    int64_t dim;
    memcpy(&dim, offsets.ptr + i * sizeof dim, sizeof dim);
    if (dim < 0 || dim >= rank) return mc_infer_fail(in, "there is no dimension %lld", (long long)dim);
  }
  McInts slices, sizes, bounds;
  McStr of_indices = mc_hlo_bounds(ctx, indices);
  bool known;
  if (!slice_sizes(in, &slices, &known)) return false;
  bool ok = mc_ints_init(ctx, &sizes, rank, in->diags);
  if (ok && !mc_ints_init(ctx, &bounds, rank, in->diags)) ok = (mc_ints_fini(ctx, &sizes), false);
  while (ok && sizes.len < rank) {
    int64_t size = MC_DYNAMIC, bound = MC_DYNAMIC;
    if (has_dim(ctx, numbers, OFFSET_DIMS, sizes.len)) {
      while (has_dim(ctx, numbers, COLLAPSED_DIMS, from) || has_dim(ctx, numbers, BATCHING_DIMS, from)) from++;
      if (known && from < slices.len) size = slices.ptr[from];
      from++;
    } else {
      if (batch == vector_dim) batch++;
      if (batch < index_rank) size = mc_type_dim(ctx, indices, batch);
      bound = mc_hlo_bound_at(of_indices, batch);
      batch++;
    }
    sizes.ptr[sizes.len++] = size;
    bounds.ptr[bounds.len++] = bound;
  }
  if (known) mc_ints_fini(ctx, &slices);
  if (!ok) return false;
  McAttr encoding = {MC_NONE}; /* of bounds only: upstream's result has no other one */
  ok = of_indices.len == 0 || encoding_of(in, indices, &sizes, &bounds, &encoding);
  McType element = mc_type_element(ctx, operand);
  McType made = ok ? mc_type_ranked_tensor(ctx, sizes.ptr, sizes.len, element, encoding, in->diags) : no_type;
  mc_ints_fini(ctx, &sizes);
  mc_ints_fini(ctx, &bounds);
  return push(in, out, made);
}

/* --- others --- */

/* The first argument's type without its encoding. */
bool mc_infer_hlo_shape_of(const McInfer *in, McInferred *out) {
  McType type = mc_infer_ranked(in, 0);
  McInts sizes;
  if (type.index == MC_NONE || !mc_infer_sizes_of(in, type, &sizes)) return false;
  McType element = mc_type_element(in->ctx, type);
  McType made = mc_type_ranked_tensor(in->ctx, sizes.ptr, sizes.len, element, (McAttr){MC_NONE}, in->diags);
  mc_ints_fini(in->ctx, &sizes);
  return push(in, out, made);
}

bool mc_infer_hlo_compared(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  return type.index != MC_NONE && push(in, out, mc_infer_like(in, type, NULL, mc_infer_i1(in)));
}

bool mc_infer_hlo_batch_norm(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType type = mc_infer_ranked(in, 0);
  int64_t dim;
  if (type.index == MC_NONE || !mc_infer_int(in, 1, &dim)) return false;
  if (dim < 0 || dim >= mc_type_rank(ctx, type)) return mc_infer_fail(in, "there is no dimension %lld", (long long)dim);
  int64_t size = mc_type_dim(ctx, type, (uint32_t)dim);
  McInts sizes, bounds;
  if (!mc_ints_init(ctx, &sizes, 1, in->diags) || !mc_ints_init(ctx, &bounds, 1, in->diags)) return false;
  sizes.ptr[sizes.len++] = size;
  bounds.ptr[bounds.len++] = mc_hlo_bound_at(mc_hlo_bounds(ctx, type), (size_t)dim);
  McAttr encoding;
  if (!encoding_of(in, type, &sizes, &bounds, &encoding)) return false;
  if (!mc_is_defined_as(ctx, encoding.index, "stablehlo.bounds")) encoding.index = MC_NONE;
  McType feature = mc_type_ranked_tensor(ctx, &size, 1, mc_type_element(ctx, type), encoding, in->diags);
  return push(in, out, type) && push(in, out, feature) && push(in, out, feature);
}

/* A size becomes a bound, except where a constant operand is that size. */
bool mc_infer_hlo_set_dimension_size(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType type = mc_infer_ranked(in, 0);
  int64_t dim;
  McInts sizes, bounds, set;
  bool known;
  if (type.index == MC_NONE || !mc_infer_int(in, 2, &dim)) return false;
  if (!mc_is_ranked_tensor(ctx, type)) return mc_infer_fail(in, "the operand is not a tensor");
  if (dim < 0 || dim >= mc_type_rank(ctx, type)) return mc_infer_fail(in, "there is no dimension %lld", (long long)dim);
  if (!mc_hlo_constant_ints(ctx, mc_infer_value(in, 1), &set, &known, in->diags)) return false;
  int64_t size = known && set.len > 0 ? set.ptr[0] : MC_DYNAMIC;
  if (known) mc_ints_fini(ctx, &set);
  if (!mc_infer_sizes_of(in, type, &sizes)) return false;
  if (!bounds_of(in, type, &bounds)) return mc_ints_fini(ctx, &sizes), false;
  if (sizes.ptr[dim] != MC_DYNAMIC) bounds.ptr[dim] = sizes.ptr[dim];
  sizes.ptr[dim] = MC_DYNAMIC;
  if (size != MC_DYNAMIC && size == bounds.ptr[dim]) {
    sizes.ptr[dim] = size;
    bounds.ptr[dim] = MC_DYNAMIC;
  }
  return push_bounded(in, out, &sizes, &bounds);
}

bool mc_infer_hlo_tuple_element(const McInfer *in, McInferred *out) {
  McType type = mc_infer_type(in, 0);
  int64_t i;
  if (type.index == MC_NONE || !mc_infer_int(in, 1, &i)) return false;
  if (mc_kind(in->ctx, type.index) != MC_TYPE_TUPLE) return mc_infer_fail(in, "the operand is not a tuple");
  if (i < 0 || i >= mc_type_num_results(in->ctx, type)) return mc_infer_fail(in, "the tuple has no such element");
  return push(in, out, mc_type_result(in->ctx, type, (uint32_t)i));
}

bool mc_infer_hlo_tuple(const McInfer *in, McInferred *out) {
  size_t size = ((size_t)in->num_operands + 1) * sizeof(McType);
  McType *types = mc_alloc(&in->ctx->alloc, size);
  if (types == NULL) return mc_out_of_memory(in->diags);
  for (uint32_t i = 0; i < in->num_operands; i++) types[i] = mc_infer_operand(in, i);
  McType made = mc_type_tuple(in->ctx, types, in->num_operands);
  mc_free(&in->ctx->alloc, types, size);
  return mc_infer_push(in, out, made);
}

enum { FFT, IFFT, RFFT, IRFFT };

bool mc_infer_hlo_fft(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType type = mc_infer_ranked(in, 0);
  McAttr kind_attr = mc_infer_attr(in, 2);
  McInts sizes, lengths;
  if (type.index == MC_NONE) return false;
  if (kind_attr.index == MC_NONE || mc_kind(ctx, kind_attr.index) != MC_ATTR_DEFINED ||
      !mc_str_is(mc_ident_str(ctx, (McIdent){mc_rec(ctx, kind_attr.index)->words[0]}), "stablehlo.fft_type")) {
    return mc_infer_fail(in, "'fft_type' is missing");
  }
  uint64_t kind = mc_enum_attr_value(ctx, kind_attr);
  McType element = mc_type_element(ctx, type);
  if (!mc_infer_ints(in, 1, &lengths)) return false;
  if (!mc_infer_sizes_of(in, type, &sizes)) return mc_ints_fini(ctx, &lengths), false;
  bool ok = lengths.len <= sizes.len && (kind != RFFT || sizes.len > 0);
  if (!ok) mc_infer_fail(in, "the operand has fewer dimensions than the transform");
  if (ok && kind == IRFFT) {
    if (lengths.len > 0) sizes.ptr[sizes.len - 1] = lengths.ptr[lengths.len - 1];
    element = mc_infer_element(in, element);
  } else if (ok && kind == RFFT) {
    int64_t length = lengths.len > 0 ? lengths.ptr[lengths.len - 1] : 0;
    if (length != 0) sizes.ptr[sizes.len - 1] = length / 2 + 1;
    element = mc_type_complex(ctx, element, in->diags);
  }
  McType made = ok && element.index != MC_NONE ? mc_infer_like(in, type, &sizes, element) : no_type;
  mc_ints_fini(ctx, &sizes);
  mc_ints_fini(ctx, &lengths);
  return push(in, out, made);
}

/* The elements of the first argument, in the shape that the second one has as its elements. */
bool mc_infer_hlo_rng(const McInfer *in, McInferred *out) {
  McContext *ctx = in->ctx;
  McType type = mc_infer_type(in, 0), shape = mc_infer_ranked(in, 1), element;
  McInts sizes;
  bool known;
  if (type.index == MC_NONE || shape.index == MC_NONE) return false;
  element = mc_infer_element(in, type);
  if (element.index == MC_NONE) return false;
  if (!mc_hlo_constant_ints(ctx, mc_infer_value(in, 1), &sizes, &known, in->diags)) return false;
  if (!known) {
    bool line = mc_type_rank(ctx, shape) == 1 && mc_type_dim(ctx, shape, 0) >= 0 && mc_type_dim(ctx, shape, 0) <= 4096;
    if (!line) return mc_infer_fail(in, "the shape has an unknown number of sizes");
    if (!mc_ints_init(ctx, &sizes, (uint32_t)mc_type_dim(ctx, shape, 0), in->diags)) return false;
    while (sizes.len < sizes.capacity) sizes.ptr[sizes.len++] = MC_DYNAMIC;
  }
  McType made = mc_type_ranked_tensor(ctx, sizes.ptr, sizes.len, element, (McAttr){MC_NONE}, in->diags);
  mc_ints_fini(ctx, &sizes);
  return push(in, out, made);
}
