/* tm_tensor.c - checks of tm_tensor's operations on whole tensors, and of torch_c's conversions.
 *
 * Checks are in torch-mlir's words and order. Shapes without a rank are right, and so is a region without a block.
 */
#include "dialects/torch_mlir/torch_mlir.def"
#include "dialects/torch_mlir/torch_mlir.h"
#include "verify/verify.h"

#define LL(value) ((long long)(value))

static bool is_kind(const McContext *ctx, McType type, McKind kind) { return mc_kind(ctx, type.index) == kind; }

/* Sizes that are known are equal. */
static bool agree(int64_t a, int64_t b) { return a == b || a == MC_DYNAMIC || b == MC_DYNAMIC; }

/* The types of a group; all of them have a rank: *ranked. */
typedef struct Values { const McRoutineCheck *c; McGroup group; uint32_t count; bool ranked; } Values;

static Values values_of(const McRoutineCheck *c, uint32_t name) {
  Values out = {.c = c, .group = mc_named_group(c, name), .ranked = true};
  out.count = out.group.count;
  for (uint32_t i = 0; i < out.count; i++) {
    out.ranked = out.ranked && mc_type_is_ranked(c->ctx, mc_group_type(c, out.group, i));
  }
  return out;
}
static McType type_at(const Values *v, uint32_t i) { return mc_group_type(v->c, v->group, i); }
static uint32_t rank_at(const Values *v, uint32_t i) { return mc_type_rank(v->c->ctx, type_at(v, i)); }
static int64_t dim_at(const Values *v, uint32_t i, uint32_t dim) { return mc_type_dim(v->c->ctx, type_at(v, i), dim); }
static McType element_at(const Values *v, uint32_t i) { return mc_type_element(v->c->ctx, type_at(v, i)); }

/* --- tensors or buffers --- */

/* Inputs are of that kind or scalars, outputs of that kind. */
static bool all_are(const Values *inputs, const Values *outputs, McKind kind) {
  const McContext *ctx = inputs->c->ctx;
  for (uint32_t i = 0; i < inputs->count; i++) {
    McType type = type_at(inputs, i);
    if (mc_type_is_shaped(ctx, type) && !is_kind(ctx, type, kind)) return false;
  }
  for (uint32_t i = 0; i < outputs->count; i++) {
    if (!is_kind(ctx, type_at(outputs, i), kind)) return false;
  }
  return true;
}

/* Arguments: inputs, outputs. */
bool mc_check_tm_operands(const McRoutineCheck *c) {
  Values inputs = values_of(c, c->args[0]), outputs = values_of(c, c->args[1]);
  uint32_t results = mc_op_num_results(c->ctx, c->op);
  if (results == 0) {
    return all_are(&inputs, &outputs, MC_TYPE_MEMREF) ||
           fail(c, "expected inputs and outputs to be MemRefType or scalar");
  }
  if (!all_are(&inputs, &outputs, MC_TYPE_RANKED_TENSOR)) {
    return fail(c, "expected inputs and outputs to be RankedTensorType or scalar");
  }
  if (results != outputs.count) {
    return fail(c, "expected number of outputs to be same as the number of results");
  }
  for (uint32_t i = 0; i < results; i++) {
    McType have = mc_result_type(c, i), want = type_at(&outputs, i);
    if (have.index == want.index) continue;
    return fail(c, "expected type of `outs` operand #%u '%s' to be same as result type '%s'", i,
                mc_text_type(c->diags, want), mc_text_type(c->diags, have));
  }
  return true;
}

/* Arguments: query, key and value, and the mask. */
bool mc_check_tm_attention(const McRoutineCheck *c) {
  Values v = values_of(c, c->args[0]);
  if (!v.ranked || v.count < 3) return true;
  for (uint32_t i = 0; i < v.count; i++) {
    if (rank_at(&v, i) < 2) return true; /* torch-mlir reads beyond the shape */
  }
  uint32_t rank = rank_at(&v, 0);
  for (uint32_t i = 1; i < 3; i++) {
    if (rank_at(&v, i) < rank) return true;
  }
  for (uint32_t i = 0; i + 2 < rank; i++) {
    if (dim_at(&v, 1, i) != dim_at(&v, 0, i)) return fail(c, "query and key batch mismatch");
  }
  uint32_t keys = rank_at(&v, 1), values = rank_at(&v, 2);
  if (dim_at(&v, 1, keys - 1) != dim_at(&v, 0, rank - 1)) return fail(c, "query and key head dimension mismatch");
  for (uint32_t i = 0; i + 2 < rank; i++) {
    if (dim_at(&v, 2, i) != dim_at(&v, 0, i)) return fail(c, "query and value batch dimension mismatch");
  }
  if (dim_at(&v, 1, keys - 2) != dim_at(&v, 2, values - 2)) {
    return fail(c, "key and value sequence length dimension mismatch");
  }
  if (v.count < 4 || rank_at(&v, 3) > rank) return true;
  uint32_t mask = rank_at(&v, 3);
  for (uint32_t i = 0; i + 2 < mask; i++) {
    if (dim_at(&v, 3, i) != dim_at(&v, 0, i)) return fail(c, "query and mask batch dimension mismatch");
  }
  if (dim_at(&v, 3, mask - 2) != dim_at(&v, 0, rank - 2)) {
    return fail(c, "mask sequence length and query sequence length mismatch");
  }
  return dim_at(&v, 3, mask - 1) == dim_at(&v, 1, keys - 2) ||
         fail(c, "mask sequence lengt and key sequence length mismatch");
}

/* --- scan --- */

static bool dimension_of(const McRoutineCheck *c, uint32_t name, int64_t *dimension) {
  McAttr held = mc_named_attr(c, name);
  return held.index != MC_NONE && mc_kind(c->ctx, held.index) == MC_ATTR_INTEGER &&
         mc_attr_integer_i64(c->ctx, held, dimension);
}

/* The accumulator, output 1, has the input's sizes except the one along `dimension`. */
static bool check_accumulator(const McRoutineCheck *c, const Values *in, const Values *out, int64_t dimension) {
  uint32_t rank = rank_at(in, 0), accumulated = rank_at(out, 1);
  if ((int64_t)accumulated != (int64_t)rank - 1) {
    return fail(c, "expected accumulator rank to be equal to input rank - 1");
  }
  for (uint32_t i = 0, k = 0; i < rank && k < accumulated; i++) {
    if ((int64_t)i == dimension) continue;
    if (!agree(dim_at(in, 0, i), dim_at(out, 1, k++))) return fail(c, "incompatible input/accumulator shapes");
  }
  return true;
}

/* Arguments: inputs, outputs, the dimension. */
bool mc_check_tm_scan(const McRoutineCheck *c) {
  Values in = values_of(c, c->args[0]), out = values_of(c, c->args[1]);
  int64_t dimension;
  if (in.count != 1) return fail(c, "expected one input operands");
  if (out.count != 2) return fail(c, "expected two output operands");
  if (!in.ranked || !out.ranked || !dimension_of(c, c->args[2], &dimension)) return true;
  if (element_at(&out, 1).index != element_at(&in, 0).index) {
    return fail(c, "expected input/accumulator element types to be identical");
  }
  if (!check_accumulator(c, &in, &out, dimension)) return false;
  if (element_at(&in, 0).index != element_at(&out, 0).index) {
    return fail(c, "expected input/output element types to be identical");
  }
  if (rank_at(&in, 0) != rank_at(&out, 0)) return fail(c, "expected input/output to have identical ranks");
  for (uint32_t i = 0; i < rank_at(&in, 0); i++) {
    if (!agree(dim_at(&in, 0, i), dim_at(&out, 0, i))) return fail(c, "incompatible input/output shapes");
  }
  return true;
}

/* --- scatter --- */

/* Each dimension of the original value at most once. */
static bool is_valid_map(const McRoutineCheck *c, McAttr map, uint32_t rank) {
  uint32_t count = mc_list_size(c, map);
  if (count > rank) return false;
  for (uint32_t i = 0; i < count; i++) {
    int64_t dim = mc_list_at(c, map, i);
    if (dim < 0 || dim >= rank) return false;
    for (uint32_t k = 0; k < i; k++) { /* i is at most the rank */
      if (mc_list_at(c, map, k) == dim) return false;
    }
  }
  return true;
}

/* Sizes of the update, 0, are not larger than those of the original value. `depth`: the number of indices. */
static bool check_update_sizes(const McRoutineCheck *c, const Values *in, const Values *out, int64_t depth) {
  int64_t rank = rank_at(out, 0), update = rank_at(in, 0), slice = rank - depth;
  for (int64_t i = 0; i < slice; i++) {
    int64_t dim = update - slice + i, of = depth + i;
    int64_t have = dim_at(in, 0, (uint32_t)dim), most = dim_at(out, 0, (uint32_t)of);
    if (most == MC_DYNAMIC || have <= most) continue;
    return fail(c, "shape of update value dim#%lld exceeds original value at dim#%lld", LL(dim), LL(of));
  }
  for (int64_t of = rank - update + 1, dim = 1; of < depth && dim < update - slice; of++, dim++) {
    int64_t have = dim_at(in, 0, (uint32_t)dim), most = dim_at(out, 0, (uint32_t)of);
    if (most == MC_DYNAMIC || have <= most) continue;
    return fail(c, "indexed shape of update value dim#%lld exceeds original value at dim#%lld %lld %lld", LL(dim),
                LL(of), LL(have), LL(most));
  }
  return true;
}

static bool check_scatter_shapes(const McRoutineCheck *c, const Values *in, const Values *out, McAttr map) {
  const McContext *ctx = c->ctx;
  if (rank_at(in, 1) != 2 || !is_kind(ctx, element_at(in, 1), MC_TYPE_INTEGER)) {
    return fail(c, "expected indices to be of rank 2 of integer element type");
  }
  int64_t depth = dim_at(in, 1, 1), rank = rank_at(out, 0), update = rank_at(in, 0);
  if (depth == MC_DYNAMIC) return fail(c, "expected index depth is static");
  if (mc_list_size(c, map) != depth) return fail(c, "invalid number of dimension map entries ");
  if (!is_valid_map(c, map, (uint32_t)rank)) return fail(c, "dimension map is invalid");
  if (update < 1) return fail(c, "expected update value to be at least rank 1");
  if (dim_at(in, 1, 0) != dim_at(in, 0, 0)) return fail(c, "mismatch in shape of indices and update value at dim#0");
  if (update - 1 > rank) return fail(c, "update value rank exceeds the rank of the original value");
  if (rank > depth + update - 1) {
    return fail(c, "index depth and update value does not cover rank of original value");
  }
  return check_update_sizes(c, in, out, depth);
}

static bool is_number(const McContext *ctx, McType type) {
  if (is_kind(ctx, type, MC_TYPE_COMPLEX)) type = mc_type_element(ctx, type);
  return is_kind(ctx, type, MC_TYPE_INTEGER) || is_kind(ctx, type, MC_TYPE_FLOAT);
}

static bool check_scatter_yield(const McRoutineCheck *c, McType type) {
  McOp last = mc_checked_last_op(c, 0);
  if (last.index == MC_NONE || !mc_op_has_trait(c->ctx, last, MC_TRAIT(RETURN_LIKE))) return true;
  if (mc_op_num_operands(c->ctx, last) != 1) {
    return mc_op_error(c->diags, c->ctx, last, "expected region to yield a single value");
  }
  McType yielded = mc_value_type(c->ctx, mc_op_operand(c->ctx, last, 0));
  return yielded.index == type.index ||
         mc_op_error(c->diags, c->ctx, last, "mismatch in type of yielded value '%s' and argument of the region '%s'",
                     mc_text_type(c->diags, yielded), mc_text_type(c->diags, type));
}

static bool check_scatter_body(const McRoutineCheck *c, McType update, McType original) {
  McContext *ctx = c->ctx;
  McBlock body = mc_entry_of(c, c->op, 0);
  if (body.index == MC_NONE) return true;
  if (mc_block_num_args(ctx, body) != 2) return fail(c, "expected region to have two arguments");
  McType a = mc_value_type(ctx, mc_block_arg(ctx, body, 0)), b = mc_value_type(ctx, mc_block_arg(ctx, body, 1));
  const char *first = mc_text_type(c->diags, a), *second = mc_text_type(c->diags, b);
  if (!is_number(ctx, a) || !is_number(ctx, b)) {
    return fail(c, "expected region to have scalar argument of integer or float types");
  }
  if (a.index != update.index) {
    return fail(c, "mismatch in argument 0 of region '%s' and element type of update value '%s'", first,
                mc_text_type(c->diags, update));
  }
  if (b.index != original.index) {
    return fail(c, "mismatch in argument 1 of region '%s' and element type of original value '%s'", second,
                mc_text_type(c->diags, original));
  }
  if (a.index != b.index) return fail(c, "mismatch in region argument types '%s' and '%s'", first, second);
  return check_scatter_yield(c, a);
}

/* Arguments: inputs, which are updates and indices; outputs; the map of dimensions. */
bool mc_check_tm_scatter(const McRoutineCheck *c) {
  Values in = values_of(c, c->args[0]), out = values_of(c, c->args[1]);
  McAttr map = mc_named_attr(c, c->args[2]);
  if (in.count != 2) return fail(c, "expected two input operands");
  if (out.count != 1) return fail(c, "expected one output operand");
  if (!in.ranked || !out.ranked) return true;
  return check_scatter_shapes(c, &in, &out, map) && check_scatter_body(c, element_at(&in, 0), element_at(&out, 0));
}

/* --- sort, topk --- */

static bool check_sorted(const McRoutineCheck *c, const Values *out, McBlock body, uint32_t i) {
  McContext *ctx = c->ctx;
  uint32_t rank = rank_at(out, 0);
  if (rank_at(out, i) != rank) return fail(c, "expected operand %u to be rank %u, same as other operands", i, rank);
  for (uint32_t k = 0; k < rank; k++) {
    if (dim_at(out, i, k) == dim_at(out, 0, k)) continue;
    return fail(c, "expected operand %u to have same shape as other operands", i);
  }
  McType element = element_at(out, i);
  for (uint32_t k = 2 * i; k < 2 * i + 2; k++) {
    McType type = mc_value_type(ctx, mc_block_arg(ctx, body, k));
    if (type.index == element.index) continue;
    return fail(c, "region block argument #%u should be of type '%s' but got '%s'", k, mc_text_type(c->diags, element),
                mc_text_type(c->diags, type));
  }
  return true;
}

static bool is_integer_of(const McContext *ctx, McType type, uint32_t width) {
  return is_kind(ctx, type, MC_TYPE_INTEGER) && mc_type_integer_width(ctx, type) == width;
}

/* Arguments: inputs, outputs, the dimension. */
bool mc_check_tm_sort(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Values in = values_of(c, c->args[0]), out = values_of(c, c->args[1]);
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp last = mc_checked_last_op(c, 0);
  int64_t dimension;
  if (in.count != 0) return fail(c, "does not expect to take any inputs");
  if (out.count == 0) return fail(c, "expected at least one `outs` operand");
  if (body.index == MC_NONE || !out.ranked || !dimension_of(c, c->args[2], &dimension)) return true;
  if (mc_block_num_args(ctx, body) != 2 * out.count) {
    return fail(c, "region block should have %u arguments", 2 * out.count);
  }
  uint32_t rank = rank_at(&out, 0);
  if ((int32_t)dimension < 0 || (int32_t)dimension >= (int64_t)rank) {
    return fail(c, "dimension must be within (0, %u]", rank);
  }
  for (uint32_t i = 0; i < out.count; i++) {
    if (!check_sorted(c, &out, body, i)) return false;
  }
  if (last.index == MC_NONE || !mc_op_has_trait(ctx, last, MC_TRAIT(RETURN_LIKE))) return true;
  if (mc_op_num_operands(ctx, last) != 1) return fail(c, "should yield exactly one operand");
  return is_integer_of(ctx, mc_value_type(ctx, mc_op_operand(ctx, last, 0)), 1) || fail(c, "should yield i1 type");
}

static bool check_topk_shapes(const McRoutineCheck *c, const Values *in, const Values *out, int64_t dimension) {
  bool indices = in->count == 2;
  uint32_t rank = rank_at(in, 0);
  if (element_at(in, 0).index != element_at(out, 0).index) {
    return fail(c, "expected input/output value types to be identical");
  }
  const McContext *ctx = c->ctx;
  if (indices && (!is_integer_of(ctx, element_at(in, 1), 32) || !is_integer_of(ctx, element_at(out, 1), 32))) {
    return fail(c, "expected input/output indices types to be int32");
  }
  if (rank != rank_at(out, 0) || (indices && rank_at(in, 1) != rank_at(out, 1))) {
    return fail(c, "expected input/output to have the same rank");
  }
  if (indices && !mc_shapes_compatible(ctx, type_at(in, 0), type_at(in, 1))) {
    return fail(c, "input indices/values shape must match");
  }
  if (!mc_shapes_compatible(ctx, type_at(out, 0), type_at(out, 1))) {
    return fail(c, "output indices/values shape must match");
  }
  for (uint32_t i = 0; i < rank; i++) {
    if ((int64_t)i == dimension || agree(dim_at(in, 0, i), dim_at(out, 0, i))) continue;
    return fail(c, "incompatible input/output shapes");
  }
  return true;
}

/* Arguments: inputs, outputs, the dimension. */
bool mc_check_tm_topk(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Values in = values_of(c, c->args[0]), out = values_of(c, c->args[1]);
  McBlock body = mc_entry_of(c, c->op, 0);
  McOp last = mc_checked_last_op(c, 0);
  int64_t dimension;
  if (in.count != 1 && in.count != 2) return fail(c, "expected one or two input operands");
  if (out.count != 2) return fail(c, "expected two output operands");
  if (!in.ranked || !out.ranked || !dimension_of(c, c->args[2], &dimension)) return true;
  if (dimension < 0 || dimension >= rank_at(&in, 0)) return fail(c, "dimension exceeds rank");
  if (!check_topk_shapes(c, &in, &out, dimension)) return false;
  if (body.index == MC_NONE) return true;
  if (mc_block_num_args(ctx, body) != 2) return fail(c, "region block should have 2 arguments");
  McType element = element_at(&in, 0);
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_value_type(ctx, mc_block_arg(ctx, body, i)).index != element.index) {
      return fail(c, "region block types must match input");
    }
  }
  bool yields = last.index != MC_NONE && mc_op_has_trait(ctx, last, MC_TRAIT(RETURN_LIKE)) &&
                mc_op_num_operands(ctx, last) > 0 &&
                is_integer_of(ctx, mc_value_type(ctx, mc_op_operand(ctx, last, 0)), 1);
  return yields || fail(c, "region block must end with a linalg_ext.yield i1!");
}

/* --- torch_c --- */

/* Integers of any sign are the same; quantized elements are integers of 8, 16 or 32 bits. */
static bool same_element(const McContext *ctx, McType torch, McType builtin) {
  static const struct { const char *name; uint32_t width; } quantized[] = {
    {"torch.qint8", 8}, {"torch.quint8", 8}, {"torch.qint16", 16}, {"torch.qint32", 32}};
  bool is_integer = is_kind(ctx, builtin, MC_TYPE_INTEGER);
  for (size_t i = 0; i < MC_COUNT(quantized); i++) {
    if (!mc_is_defined_as(ctx, torch.index, quantized[i].name)) continue;
    return is_integer && mc_type_integer_width(ctx, builtin) == quantized[i].width;
  }
  if (!is_integer || !is_kind(ctx, torch, MC_TYPE_INTEGER)) return torch.index == builtin.index;
  return mc_type_integer_width(ctx, torch) == mc_type_integer_width(ctx, builtin);
}

/* Arguments: the tensor of torch, that of MLIR. */
bool mc_check_torch_same_tensor(const McRoutineCheck *c) {
  const McContext *ctx = c->ctx;
  McTorchTensor torch = mc_torch_operand(c, c->args[0]);
  McType builtin = mc_named_type(c, c->args[1]);
  if (builtin.index == MC_NONE) return true;
  bool ranked = mc_type_is_ranked(ctx, builtin);
  bool same = torch.dtype.index != MC_NONE && ranked == torch.has_sizes &&
              same_element(ctx, torch.dtype, mc_type_element(ctx, builtin)) &&
              (!ranked || mc_type_rank(ctx, builtin) == torch.rank);
  for (uint32_t i = 0; same && ranked && i < torch.rank; i++) {
    int64_t size = mc_type_dim(ctx, builtin, i);
    same = mc_torch_size(&torch, i) == (size == MC_DYNAMIC ? MC_TORCH_UNKNOWN : size);
  }
  return same || mc_plain_error(c, "operand and result must have the same size and dtype");
}
