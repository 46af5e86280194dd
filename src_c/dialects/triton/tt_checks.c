/* tt_checks.c - rules of operations of tt, in Triton's words.
 *
 * Nothing is assumed of an operation that an earlier check may have refused: neither counts nor types.
 */
#include "dialects/triton/checks.h"
#include "transform/effects.h"

/* --- reading an operation --- */

static uint32_t bits_of(const McRoutineCheck *c, McType type) {
  return mc_type_bit_width(c->ctx, mc_element_or_self(c->ctx, type));
}

static uint64_t count_of(const McRoutineCheck *c, McType type) {
  uint64_t count = 1;
  for (uint32_t i = 0, n = mc_type_rank(c->ctx, type); i < n; i++) count *= (uint64_t)mc_type_dim(c->ctx, type, i);
  return count;
}

static McType element(const McRoutineCheck *c, McType type) { return mc_element_or_self(c->ctx, type); }
static McAttr encoding(const McRoutineCheck *c, McType type) { return mc_type_encoding(c->ctx, type); }

/* --- memory --- */

bool mc_check_tt_cache_policy(const McRoutineCheck *c) {
  McAttr policy = mc_checked_attr(c, "cachePolicy");
  return policy.index == MC_NONE || mc_is_defined_as(c->ctx, policy.index, "tt.cache_policy") ||
         mc_is_defined_as(c->ctx, policy.index, "ttng.cache_policy") ||
         fail(c, "unsupported cache policy attribute %s", mc_text_attr(c->diags, policy));
}

bool mc_check_tt_atomic_poll(const McRoutineCheck *c) {
  enum { RELAXED = 1, ACQUIRE = 2 };
  int64_t sem = mc_number_of(c, "sem", RELAXED);
  if (sem != RELAXED && sem != ACQUIRE) return fail(c, "only supports acquire and relaxed semantics");
  uint32_t bits = bits_of(c, mc_type_of(c, "expected"));
  return bits == 16 || bits == 32 || bits == 64 || fail(c, "only supports integer elements with width {16, 32, 64}");
}

/* A tensor's or a buffer's elements and shape. */
typedef struct Block { McType type, element; uint32_t rank; int64_t dims[MC_TRITON_RANK]; } Block;

/* False: it is neither, or has too many dimensions. */
static bool block_of(const McRoutineCheck *c, McType type, Block *out) {
  McMemDesc desc;
  bool is_buffer = mc_memdesc(c->ctx, type, &desc);
  if (!is_buffer && !mc_is_tensor(c, type)) return false;
  *out = (Block){.type = type, .element = is_buffer ? desc.element : element(c, type)};
  out->rank = is_buffer ? desc.rank : mc_type_rank(c->ctx, type);
  for (uint32_t i = 0; i < out->rank && i < MC_TRITON_RANK; i++) {
    out->dims[i] = is_buffer ? mc_memdesc_dim(c->ctx, &desc, i) : mc_type_dim(c->ctx, type, i);
  }
  return out->rank <= MC_TRITON_RANK;
}

/* A descriptor's element, integers without their sign; its shape. */
static bool desc_of(const McRoutineCheck *c, McType type, McType *held, McAttr *shape) {
  if (type.index == MC_NONE) return false;
  if (!mc_is_defined_as(c->ctx, type.index, "tt.tensordesc") &&
      !mc_is_defined_as(c->ctx, type.index, "ttng.tensordesc_im2col")) {
    return false;
  }
  *shape = (McAttr){mc_defined_param(c->ctx, type.index, 0)};
  *held = (McType){mc_defined_param(c->ctx, type.index, 1)};
  if (mc_kind(c->ctx, held->index) == MC_TYPE_INTEGER) {
    *held = mc_type_integer(c->ctx, mc_type_integer_width(c->ctx, *held), MC_SIGNLESS);
  }
  return held->index != MC_NONE;
}

bool mc_triton_descriptor_fits(const McRoutineCheck *c, McType desc, McType type) {
  McType held;
  McAttr shape;
  Block block;
  if (!block_of(c, type, &block) || !desc_of(c, desc, &held, &shape)) return true;
  if (held.index != block.element.index) {
    return fail(c,
                "descriptor block and tensor element types must match, but got descriptor element type '%s' and tensor "
                "element type '%s'", mc_text_type(c->diags, held), mc_text_type(c->diags, block.element));
  }
  uint32_t wanted = 1, has = 1;
  for (uint32_t i = 0, n = mc_triton_list_size(c->ctx, shape); i < n; i++) {
    wanted *= (uint32_t)mc_triton_list_at(c->ctx, shape, i);
  }
  for (uint32_t i = 0; i < block.rank; i++) has *= (uint32_t)block.dims[i];
  return wanted == has ||
         fail(c, "descriptor block and tensor must have the same number of elements, but got descriptor block with %u "
                 "elements tensor with %u elements", wanted, has);
}

bool mc_check_tt_descriptor_block(const McRoutineCheck *c) {
  return mc_triton_descriptor_fits(c, mc_type_of_arg(c, 0), mc_type_of_arg(c, 1));
}

static bool row_count_fits(const McRoutineCheck *c, const Block *block, McType indices) {
  if (mc_type_rank(c->ctx, indices) != 1) {
    return fail(c, "x offsets must be a 1D tensor, but got '%s'", mc_text_type(c->diags, indices));
  }
  if (block->rank != 2) return fail(c, "result must be a 2D tensor, but got '%s'", mc_text_type(c->diags, block->type));
  if (block->dims[0] < 8) return fail(c, "must have at least 8 rows, but got %lld", (long long)block->dims[0]);
  uint32_t bits = mc_type_bit_width(c->ctx, block->element);
  if (bits > 32 || bits == 0) return fail(c, "TMA dtype cannot be greater than 32 bits");
  uint32_t least = 32 / bits * 8;
  if (block->dims[1] < least) {
    return fail(c, "must have at least %u columns for '%s', but got %lld", least, mc_text_type(c->diags,
                                                                                               block->element),
                (long long)block->dims[1]);
  }
  int64_t wanted = mc_type_dim(c->ctx, indices, 0);
  return block->dims[0] == wanted || fail(c, "result tensor must have as many rows as indices (%lld), but got '%s'",
                                          (long long)wanted, mc_text_type(c->diags, block->type));
}

bool mc_triton_rows_fit(const McRoutineCheck *c, McType desc, McType type, McType indices) {
  McType held;
  McAttr shape;
  Block block;
  if (!block_of(c, type, &block) || !mc_is_tensor(c, indices) || !desc_of(c, desc, &held, &shape)) return true;
  if (mc_triton_list_size(c->ctx, shape) != 2) return fail(c, "descriptor block must be a 2D tensor");
  if (mc_triton_list_at(c->ctx, shape, 0) != 1) {
    return fail(c, "descriptor block must have exactly 1 row, but got 'tensor<%lldx%lldx%s>'",
                (long long)mc_triton_list_at(c->ctx, shape, 0), (long long)mc_triton_list_at(c->ctx, shape, 1),
                mc_text_type(c->diags, held));
  }
  if (!row_count_fits(c, &block, indices)) return false;
  int64_t cols = mc_triton_list_at(c->ctx, shape, 1);
  if (block.dims[1] != cols) {
    return fail(c, "result tensor number of columns must match block (%lld), but got '%s'", (long long)cols,
                mc_text_type(c->diags, type));
  }
  return block.element.index == held.index ||
         fail(c, "result tensor element type must match block ('%s'), but got '%s'", mc_text_type(c->diags, held),
              mc_text_type(c->diags, type));
}

bool mc_check_tt_gather_scatter(const McRoutineCheck *c) {
  return mc_triton_rows_fit(c, mc_type_of_arg(c, 0), mc_type_of_arg(c, 1), mc_type_of_arg(c, 2));
}

/* --- arithmetic --- */

bool mc_check_tt_bitcast(const McRoutineCheck *c) {
  McType from = element(c, mc_type_of(c, "src")), to = element(c, mc_type_of(c, "result"));
  bool from_pointer = mc_is_defined_as(c->ctx, from.index, "tt.ptr");
  bool to_pointer = mc_is_defined_as(c->ctx, to.index, "tt.ptr");
  if (from_pointer && to_pointer) {
    return mc_defined_param(c->ctx, from.index, 1) == mc_defined_param(c->ctx, to.index, 1) ||
           mc_plain_error(c, "Cannot bitcast pointer between different address spaces");
  }
  if (from_pointer || to_pointer) return mc_plain_error(c, "Cannot bitcast pointer to non-pointer type");
  uint32_t before = mc_type_bit_width(c->ctx, from), after = mc_type_bit_width(c->ctx, to);
  return before == after ||
         mc_plain_error(c, "Cannot bitcast data-type of size %u to data-type of size %u", before, after);
}

bool mc_check_tt_fp_to_fp(const McRoutineCheck *c) {
  return bits_of(c, mc_type_of(c, "result")) >= bits_of(c, mc_type_of(c, "src")) ||
         mc_checked_attr(c, "rounding").index != MC_NONE ||
         mc_plain_error(c, "Rounding mode is required for FP downcast");
}

bool mc_check_tt_inline_asm(const McRoutineCheck *c) {
  if (mc_op_num_operands(c->ctx, c->op) == 0) return true;
  McType first = mc_operand_type(c, 0);
  uint64_t count = mc_is_tensor(c, first) ? count_of(c, first) : 0;
  int64_t packed = mc_number_of(c, "packed_element", 1);
  return packed == 0 || count % (uint64_t)packed == 0 ||
         mc_plain_error(c, "number of input elements %llu must be a multiple of the op's packed_element attribute, "
                           "%lld",
                        (unsigned long long)count, (long long)packed);
}

bool mc_check_tt_map_elementwise(const McRoutineCheck *c) {
  if (mc_op_num_operands(c->ctx, c->op) == 0) return fail(c, "MapElementwiseOp must have at least 1 operand");
  return mc_is_power_of_2(mc_number_of(c, "pack", 1)) || fail(c, "Pack must be a power of 2");
}

/* `op` returns `pack` elements for each result of the operation that is checked. */
static bool returns_elements(const McRoutineCheck *c, McOp op, int64_t pack) {
  uint32_t results = mc_op_num_results(c->ctx, c->op), have = mc_op_num_operands(c->ctx, op);
  if (have != results * pack) return false;
  for (uint32_t i = 0; i < have; i++) {
    McType wanted = element(c, mc_result_type(c, i / (uint32_t)pack));
    if (mc_value_type(c->ctx, mc_op_operand(c->ctx, op, i)).index != wanted.index) return false;
  }
  return true;
}

/* Operations of the region, those inside first. */
static bool check_mapped(const McRoutineCheck *c, int64_t pack) {
  McWalk walk;
  mc_walk_init(c->ctx, &walk, c->op, true);
  for (McOp op; (op = mc_walk_next(c->ctx, &walk)).index != MC_NONE && op.index != c->op.index;) {
    if (mc_op_effect_kinds(c->ctx, op) & MC_EFFECT_WRITE) {
      return mc_op_error(c->diags, c->ctx, op, "Stores are not supported inside map_elementwise");
    }
    if (!mc_op_is(c->ctx, op, "tt.map_elementwise.return") || returns_elements(c, op, pack)) continue;
    return mc_error(c->diags, mc_op_loc(c->ctx, op), "region return does not match map_elementwise result");
  }
  return true;
}

bool mc_check_tt_map_elementwise_region(const McRoutineCheck *c) {
  McBlock entry = mc_entry_of(c, c->op, 0);
  int64_t pack = mc_number_of(c, "pack", 1);
  uint32_t operands = mc_op_num_operands(c->ctx, c->op);
  if (entry.index == MC_NONE) return true;
  if (mc_block_num_args(c->ctx, entry) != operands * pack) return fail(c, "region has wrong number of arguments");
  for (uint32_t i = 0, n = mc_block_num_args(c->ctx, entry); i < n; i++) {
    McType wanted = element(c, mc_operand_type(c, i / (uint32_t)pack));
    if (mc_value_type(c->ctx, mc_block_arg(c->ctx, entry, i)).index != wanted.index) {
      return mc_plain_error(c, "argument types did not match");
    }
  }
  return check_mapped(c, pack);
}

/* --- shapes --- */

bool mc_check_tt_make_range(const McRoutineCheck *c) {
  int64_t start = mc_number_of(c, "start", 0), end = mc_number_of(c, "end", 0);
  McType type = mc_type_of(c, "result");
  if (start >= end) return fail(c, "start must be less than end");
  if (mc_type_rank(c->ctx, type) != 1) return fail(c, "return type must be a 1D tensor");
  if (end - start != mc_type_dim(c->ctx, type, 0)) {
    return fail(c,
                "number of elements in returned tensor, %lld, must match size of range [%lld, %lld), which has %lld "
                "elements", (long long)mc_type_dim(c->ctx, type, 0), (long long)start, (long long)end,
                (long long)(end - start));
  }
  return mc_type_is_integer(c->ctx, element(c, type), 32) || fail(c, "returned tensor must have i32 elements");
}

bool mc_check_tt_unsplat(const McRoutineCheck *c) {
  return count_of(c, mc_type_of(c, "src")) == 1 ||
         mc_plain_error(c, "source tensor must have exactly one element");
}

static bool fail_inferred(const McRoutineCheck *c, McType type) {
  return fail(c, "inferred type(s) are incompatible with return type(s) of operation '%s'", mc_text_type(c->diags,
                                                                                                         type));
}

bool mc_check_tt_expand_dims(const McRoutineCheck *c) {
  McType from = mc_type_of(c, "src"), to = mc_type_of(c, "result");
  int64_t axis = mc_number_of(c, "axis", 0);
  uint32_t rank = mc_type_rank(c->ctx, from);
  if (axis < 0 || axis > rank || mc_type_rank(c->ctx, to) != rank + 1) return fail_inferred(c, to);
  for (uint32_t i = 0; i <= rank; i++) {
    int64_t wanted = i == axis ? 1 : mc_type_dim(c->ctx, from, i < axis ? i : i - 1);
    if (mc_type_dim(c->ctx, to, i) != wanted) return fail_inferred(c, to);
  }
  McAttr layout = encoding(c, from);
  McLayoutKind kind = layout.index == MC_NONE ? MC_LAYOUT_OTHER : mc_layout_kind(c->ctx, layout);
  if (layout.index == MC_NONE) return encoding(c, to).index == MC_NONE || fail_inferred(c, to);
  if (kind == MC_LAYOUT_OTHER) return true;
  if (kind != MC_LAYOUT_SLICE) return mc_plain_error(c, "ExpandDimsOp operand encoding must be SliceEncodingAttr");
  if (mc_triton_number(c->ctx, mc_layout_param(c->ctx, layout, 0), -1) != axis) {
    return mc_plain_error(c, "Incompatible slice dimension for ExpandDimsOp operand");
  }
  return mc_layout_param(c->ctx, layout, 1).index == encoding(c, to).index || fail_inferred(c, to);
}

bool mc_check_tt_reshape(const McRoutineCheck *c) {
  McType from = mc_type_of(c, "src"), to = mc_type_of(c, "result");
  if (count_of(c, from) != count_of(c, to)) {
    return mc_plain_error(c, "number of src and dst elements of reshape must be the same");
  }
  return (encoding(c, from).index == MC_NONE) == (encoding(c, to).index == MC_NONE) ||
         mc_plain_error(c, "Op requires that either (a) src and dst both have encodings, or (b) neither does.");
}

bool mc_check_tt_broadcast(const McRoutineCheck *c) {
  McType from = mc_type_of(c, "src"), to = mc_type_of(c, "result");
  uint32_t rank = mc_type_rank(c->ctx, from);
  if (rank != mc_type_rank(c->ctx, to)) return mc_plain_error(c, "rank of source must be same as rank of result");
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = mc_type_dim(c->ctx, from, i);
    if (size != 1 && size != mc_type_dim(c->ctx, to, i)) {
      return mc_plain_error(c,
                            "Different dimensions at index %u between source and result.  Broadcast requires the "
                            "source dimension to be 1.", i);
    }
  }
  return true;
}

/* `to` is `from` with a last dimension of size 2. */
static bool has_pairs(const McRoutineCheck *c, McType from, McType to) {
  uint32_t rank = mc_type_rank(c->ctx, from);
  if (mc_type_rank(c->ctx, to) != rank + 1 || mc_type_dim(c->ctx, to, rank) != 2) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(c->ctx, from, i) != mc_type_dim(c->ctx, to, i)) return false;
  }
  return element(c, from).index == element(c, to).index;
}

bool mc_check_tt_join(const McRoutineCheck *c) {
  McType from = mc_type_of(c, "lhs"), to = mc_type_of(c, "result");
  if (!has_pairs(c, from, to)) {
    return mc_plain_error(c, "result shape must be the shape of the operands with a last dimension of 2");
  }
  return (encoding(c, from).index == MC_NONE) == (encoding(c, to).index == MC_NONE) || fail_inferred(c, to);
}

bool mc_check_tt_split(const McRoutineCheck *c) {
  McType from = mc_type_of(c, "src"), to = mc_type_of(c, "outLHS");
  if (mc_type_rank(c->ctx, from) == 0 || mc_type_dim(c->ctx, from, mc_type_rank(c->ctx, from) - 1) != 2) {
    return mc_plain_error(c, "last dimension of input tensor must be 2");
  }
  return has_pairs(c, to, from) || fail_inferred(c, to);
}

bool mc_check_tt_trans(const McRoutineCheck *c) {
  McType from = mc_type_of(c, "src"), to = mc_type_of(c, "result");
  McAttr order = mc_checked_attr(c, "order");
  uint32_t rank = mc_type_rank(c->ctx, from), seen = 0;
  if (mc_triton_list_size(c->ctx, order) != rank) {
    return mc_plain_error(c, "order must have the same size as the rank of the operand and result");
  }
  for (uint32_t i = 0; i < rank; i++) {
    int64_t at = mc_triton_list_at(c->ctx, order, i);
    if (at < 0 || at >= rank || at > 31 || (seen >> at & 1)) {
      return mc_plain_error(c, "order must be a permutation of [0, ..., rank - 1]");
    }
    seen |= 1u << at;
  }
  if (mc_type_rank(c->ctx, to) != rank) return fail_inferred(c, to);
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(c->ctx, to, i) != mc_type_dim(c->ctx, from, (uint32_t)mc_triton_list_at(c->ctx, order, i))) {
      return mc_plain_error(c, "result shape must match the permutation of the source shape");
    }
  }
  return true;
}

bool mc_check_tt_gather(const McRoutineCheck *c) {
  McType from = mc_type_of(c, "src"), indices = mc_type_of(c, "indices"), to = mc_type_of(c, "result");
  int64_t axis = mc_number_of(c, "axis", 0);
  uint32_t rank = mc_type_rank(c->ctx, from);
  if (!mc_same_tensor_shape(c, indices, to)) return fail(c, "indices and output shapes must match");
  if (encoding(c, indices).index != encoding(c, to).index) return fail(c, "indices and output encodings must match");
  if (element(c, from).index != element(c, to).index) return fail(c, "input and output element types must match");
  if (rank != mc_type_rank(c->ctx, indices)) return fail(c, "input and indices ranks must match");
  if (axis < 0 || axis >= rank) return fail(c, "gather dimension must be less than the input rank");
  for (uint32_t i = 0; i < rank; i++) {
    if (i != axis && mc_type_dim(c->ctx, indices, i) != mc_type_dim(c->ctx, from, i)) {
      return fail(c, "indices dimension %u must match the corresponding input dimension", i);
    }
  }
  return true;
}

/* --- products --- */

static bool matrix_of(const McRoutineCheck *c, uint32_t operand, Block *out) {
  if (!block_of(c, mc_operand_type(c, operand), out)) return false;
  return out->rank == 2 || out->rank == 3 || fail(c, "expected operands to be 2d or 3d");
}

bool mc_triton_product_fits(const McRoutineCheck *c, const McPacks *packs) {
  Block a, b, d;
  if (mc_op_num_operands(c->ctx, c->op) < 3) return fail(c, "expected at least 3 operands");
  if (!matrix_of(c, 0, &a) || !matrix_of(c, 1, &b) || !matrix_of(c, 2, &d)) return false;
  if (a.rank != b.rank || a.rank != d.rank) return fail(c, "expected all operands to have the same rank");
  uint32_t rows = a.rank - 2, cols = a.rank - 1;
  if (a.dims[cols] * packs->inner[0] != b.dims[rows] * packs->inner[1]) {
    return fail(c, "expected the last dimension of the first operand to be equal to the second-to-last dimension of "
                   "the second operand");
  }
  if (a.rank == 3 && (a.dims[0] != d.dims[0] || b.dims[0] != d.dims[0])) {
    return fail(c,
                "expected the first dimension of the first operand to be equal to the first dimension of the result");
  }
  if (a.dims[rows] * packs->outer[0] != d.dims[rows] || b.dims[cols] * packs->outer[1] != d.dims[cols]) {
    return fail(c, "expected the output shape to be the concatenation of the last dimension of the first operand and "
                   "the last dimension of the second ");
  }
  return true;
}

bool mc_check_tt_product(const McRoutineCheck *c) {
  static const McPacks packs = {{1, 1}, {1, 1}};
  return mc_triton_product_fits(c, &packs);
}

/* The parent of the layout of an operand of a product on matrix units of that kind, or MC_NONE. */
static McAttr parent_of(const McRoutineCheck *c, McAttr layout, McLayoutKind kind) {
  McAttr parent = mc_layout_param(c->ctx, layout, 1);
  return mc_layout_kind(c->ctx, parent) == kind ? parent : (McAttr){MC_NONE};
}

static bool operand_layouts_fit(const McRoutineCheck *c, McAttr a, McAttr b, McAttr result) {
  const McContext *ctx = c->ctx;
  bool a_is = mc_layout_kind(ctx, a) == MC_LAYOUT_DOT_OPERAND, b_is = mc_layout_kind(ctx, b) == MC_LAYOUT_DOT_OPERAND;
  if (!a_is && !b_is) return true;
  if (!a_is || !b_is) return mc_plain_error(c, "mismatching encoding between A and B operands");
  if (mc_layout_param(ctx, a, 2).index != mc_layout_param(ctx, b, 2).index) {
    return mc_plain_error(c, "mismatching kWidth between A and B operands");
  }
  McAttr left = parent_of(c, a, MC_LAYOUT_NVIDIA_MMA), right = parent_of(c, b, MC_LAYOUT_NVIDIA_MMA);
  bool result_is = mc_layout_kind(ctx, result) == MC_LAYOUT_NVIDIA_MMA;
  if (left.index == MC_NONE && right.index == MC_NONE && !result_is) return true;
  if (left.index == MC_NONE || right.index == MC_NONE || !result_is) {
    return mc_plain_error(c, "mismatching MMA encoding");
  }
  uint32_t version = mc_layout_param(ctx, left, 0).index;
  return (version == mc_layout_param(ctx, right, 0).index && version == mc_layout_param(ctx, result, 0).index) ||
         mc_plain_error(c, "mismatched MMA version.");
}

/* Layouts of matrix units, blocks of a cluster aside. */
static bool same_wmma(const McRoutineCheck *c, McAttr a, McAttr b) {
  enum { CGA = 3, NUM_PARAMS = 5 };
  if (mc_layout_kind(c->ctx, a) != MC_LAYOUT_AMD_WMMA || mc_layout_kind(c->ctx, b) != MC_LAYOUT_AMD_WMMA) return false;
  for (uint32_t i = 0; i < NUM_PARAMS; i++) {
    if (i != CGA && mc_layout_param(c->ctx, a, i).index != mc_layout_param(c->ctx, b, i).index) return false;
  }
  return true;
}

/* Operand `number` can have this layout when the result has that one. */
static bool infers(const McRoutineCheck *c, McAttr layout, uint32_t operand, McAttr result) {
  const McContext *ctx = c->ctx;
  McLayoutKind kind = mc_layout_kind(ctx, layout);
  bool is_operand = kind == MC_LAYOUT_DOT_OPERAND;
  if (mc_layout_kind(ctx, result) == MC_LAYOUT_NVIDIA_MMA &&
      mc_triton_number(ctx, mc_layout_param(ctx, result, 0), 0) == 3) {
    bool ok = kind == MC_LAYOUT_NVMMA || kind == MC_LAYOUT_SHARED_LINEAR ||
              (operand == 0 && is_operand && mc_triton_number(ctx, mc_layout_param(ctx, layout, 0), 0) == 0 &&
               parent_of(c, layout, MC_LAYOUT_NVIDIA_MMA).index != MC_NONE);
    return ok || mc_plain_error(c, "unexpected operand layout for NvidiaMmaEncodingAttr v3");
  }
  if (kind == MC_LAYOUT_OTHER) return true;
  if (!is_operand) return mc_plain_error(c, "Dot's a/b's encoding should be of DotOperandEncodingAttr");
  if (mc_triton_number(ctx, mc_layout_param(ctx, layout, 0), 0) != operand) return mc_plain_error(c, "Wrong opIdx");
  McAttr parent = mc_layout_param(ctx, layout, 1);
  return parent.index == result.index || same_wmma(c, parent, result) ||
         mc_plain_error(c, "Incompatible parent encoding");
}

bool mc_check_tt_dot(const McRoutineCheck *c) {
  McType a = mc_type_of(c, "a"), b = mc_type_of(c, "b"), acc = mc_type_of(c, "c");
  if (!mc_is_tensor(c, a) || !mc_is_tensor(c, b) || !mc_is_tensor(c, acc)) return true;
  if (bits_of(c, a) != bits_of(c, b)) {
    return mc_plain_error(c, "element types of operands A and B must have same bit width");
  }
  McAttr left = encoding(c, a), right = encoding(c, b), result = encoding(c, acc);
  if (left.index == MC_NONE && right.index == MC_NONE) return true;
  if (left.index == MC_NONE || right.index == MC_NONE) {
    return mc_plain_error(c, "mismatching encoding between A and B operands");
  }
  if (result.index == MC_NONE) return mc_plain_error(c, "miss encoding of C operand");
  return operand_layouts_fit(c, left, right, result) && infers(c, left, 0, result) && infers(c, right, 1, result);
}

enum { E2M1 = 4 };

/* The factor that a scale says; 0: it is absent, or for everything. False: reported. */
static bool scale_factor(const McRoutineCheck *c, McType scale, int64_t inner, int64_t *factor) {
  *factor = 0;
  if (!mc_is_tensor(c, scale) || count_of(c, scale) == 1) return true;
  int64_t last = mc_type_dim(c->ctx, scale, mc_type_rank(c->ctx, scale) - 1);
  *factor = last == 0 ? 0 : inner / last;
  return *factor == 16 || *factor == 32 ||
         mc_plain_error(c, "scale factor must be 16 or 32. Got %lld", (long long)*factor);
}

static bool scale_fits(const McRoutineCheck *c, McType scale, const Block *d, bool is_left, int64_t wanted) {
  if (!mc_is_tensor(c, scale)) return true;
  uint32_t rank = mc_type_rank(c->ctx, scale);
  const char *what = is_left ? "M" : "N";
  if (rank != d->rank || mc_type_dim(c->ctx, scale, rank - 2) != d->dims[d->rank - (is_left ? 2 : 1)]) {
    return mc_plain_error(c, "scales %s dimension must match the operand %s dimension", what, what);
  }
  return mc_type_dim(c->ctx, scale, rank - 1) == wanted ||
         mc_plain_error(c, "scales K dimension must match the operand K divided by the scale factor");
}

bool mc_check_tt_scaled_product(const McRoutineCheck *c) {
  McPacks packs = {{1, 1}, {1, 1}};
  Block a, d;
  static const char *const kinds[] = {"a_elem_type", "b_elem_type"}, *const flags[] = {"lhs_k_pack", "rhs_k_pack"};
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_number_of(c, kinds[i], 0) != E2M1) continue;
    if (mc_number_of(c, flags[i], 1) != 0) packs.inner[i] = 2;
    else packs.outer[i] = 2;
  }
  if (!mc_triton_product_fits(c, &packs) || !matrix_of(c, 0, &a) || !matrix_of(c, 2, &d)) return false;
  McType scales[] = {mc_type_of(c, "a_scale"), mc_type_of(c, "b_scale")};
  int64_t inner = a.dims[a.rank - 1] * packs.inner[0], factors[2];
  if (!scale_factor(c, scales[0], inner, &factors[0]) || !scale_factor(c, scales[1], inner, &factors[1])) return false;
  if (factors[0] != 0 && factors[1] != 0 && factors[0] != factors[1]) {
    return mc_plain_error(c, "Operands must have the same scale factor; (lhs: %lld vs rhs: %lld)",
                          (long long)factors[0], (long long)factors[1]);
  }
  int64_t factor = factors[0] != 0 ? factors[0] : factors[1] != 0 ? factors[1] : 32;
  return scale_fits(c, scales[0], &d, true, inner / factor) && scale_fits(c, scales[1], &d, false, inner / factor);
}

/* --- reductions --- */

bool mc_check_tt_reduce(const McRoutineCheck *c) {
  uint32_t operands = mc_op_num_operands(c->ctx, c->op);
  int64_t axis = mc_number_of(c, "axis", 0);
  if (operands == 0) return fail(c, "must have at least 1 operand");
  if (operands != mc_op_num_results(c->ctx, c->op)) return fail(c, "must have the same number of inputs as outputs");
  for (uint32_t i = 0; i < operands; i++) {
    uint32_t rank = mc_type_rank(c->ctx, mc_operand_type(c, i)), first = mc_type_rank(c->ctx, mc_operand_type(c, 0));
    if (axis < 0 || axis >= rank) return fail(c, "axis out of bounds for operand rank %u", rank);
    if (rank != first) {
      return fail(c, "all operands must have the same rank, but got ranks %u and %u", first, rank);
    }
  }
  for (uint32_t i = 0; i < operands; i++) {
    if (element(c, mc_operand_type(c, i)).index != element(c, mc_result_type(c, i)).index) {
      return fail(c, "operand types and result types must agree");
    }
  }
  return true;
}

static bool is_reduced(const McRoutineCheck *c, McType from, McType to, int64_t axis) {
  uint32_t rank = mc_type_rank(c->ctx, from);
  if (rank == 1) return to.index == element(c, from).index;
  if (!mc_is_tensor(c, to) || mc_type_rank(c->ctx, to) != rank - 1) return false;
  for (uint32_t i = 0, k = 0; i < rank; i++) {
    if (i != axis && mc_type_dim(c->ctx, from, i) != mc_type_dim(c->ctx, to, k++)) return false;
  }
  McAttr layout = encoding(c, from), held = encoding(c, to);
  if (layout.index == MC_NONE || held.index == MC_NONE) return layout.index == held.index;
  if (mc_layout_kind(c->ctx, layout) == MC_LAYOUT_OTHER) return true;
  return mc_layout_kind(c->ctx, held) == MC_LAYOUT_SLICE &&
         mc_layout_param(c->ctx, held, 1).index == layout.index &&
         mc_triton_number(c->ctx, mc_layout_param(c->ctx, held, 0), -1) == axis;
}

bool mc_check_tt_reduce_results(const McRoutineCheck *c) {
  int64_t axis = mc_number_of(c, "axis", 0);
  for (uint32_t i = 0, n = mc_op_num_operands(c->ctx, c->op); i < n; i++) {
    if (!is_reduced(c, mc_operand_type(c, i), mc_result_type(c, i), axis)) return fail_inferred(c, mc_result_type(c,
                                                                                                                  i));
  }
  return true;
}

static bool fail_combined(const McRoutineCheck *c, uint32_t i, McType wanted, McType found) {
  return fail(c, "type mismatch on combine operation. Expected argument %u to have type '%s' but got '%s'", i,
              mc_text_type(c->diags, wanted), mc_text_type(c->diags, found));
}

bool mc_check_tt_reduce_region(const McRoutineCheck *c) {
  uint32_t operands = mc_op_num_operands(c->ctx, c->op);
  McBlock entry = mc_entry_of(c, c->op, 0);
  if (entry.index == MC_NONE || operands == 0) return true;
  if (mc_block_num_args(c->ctx, entry) != 2 * operands) {
    return fail(c, "nested block must take %u arguments, but given block with %u arguments", 2 * operands,
                mc_block_num_args(c->ctx, entry));
  }
  for (uint32_t i = 0; i < 2 * operands; i++) {
    McType found = mc_value_type(c->ctx, mc_block_arg(c->ctx, entry, i));
    McType wanted = element(c, mc_operand_type(c, i % operands));
    if (found.index != wanted.index) return fail_combined(c, i, wanted, found);
  }
  McOp last = mc_checked_last_op(c, 0);
  if (!mc_op_is_named(c->ctx, last, c->args[0])) {
    return fail(c, "combine operation must be terminated with a ReduceReturnOp");
  }
  uint32_t count = mc_op_num_operands(c->ctx, last);
  if (count != operands) {
    return fail(c, "expected combine operation to return %u values but got %u", operands, count);
  }
  for (uint32_t i = 0; i < count; i++) {
    McType found = mc_value_type(c->ctx, mc_op_operand(c->ctx, last, i));
    McType wanted = element(c, mc_operand_type(c, i));
    if (found.index != wanted.index) return fail_combined(c, i, wanted, found);
  }
  return true;
}
