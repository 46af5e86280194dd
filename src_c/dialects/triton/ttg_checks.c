/* ttg_checks.c - rules of operations of ttg, in Triton's words.
 *
 * Nothing is assumed of an operation that an earlier check may have refused: neither counts nor types.
 */
#include "dialects/triton/checks.h"

/* --- reading an operation --- */

static McStr arg(const McRoutineCheck *c, uint32_t i) { return mc_ident_str(c->ctx, (McIdent){c->args[i]}); }

static bool is_shared(const McRoutineCheck *c, const McMemDesc *desc) {
  return mc_layout_is_shared(mc_layout_kind(c->ctx, desc->encoding));
}

static int64_t dim(const McRoutineCheck *c, const McMemDesc *desc, uint32_t i) {
  return mc_memdesc_dim(c->ctx, desc, i);
}

static bool same_shape(const McRoutineCheck *c, McType tensor, const McMemDesc *desc) {
  if (mc_type_rank(c->ctx, tensor) != desc->rank) return false;
  for (uint32_t i = 0; i < desc->rank; i++) {
    if (mc_type_dim(c->ctx, tensor, i) != dim(c, desc, i)) return false;
  }
  return true;
}

static int64_t axis_of(const McRoutineCheck *c) { return mc_unsigned_of(c, "axis"); }

/* --- buffers --- */

bool mc_check_ttg_mutable(const McRoutineCheck *c) {
  McMemDesc desc;
  if (!mc_memdesc(c->ctx, mc_checked_named_type(c, arg(c, 0)), &desc) || desc.is_mutable) return true;
  return fail(c, "Cannot store into immutable memory");
}

/* The tensor's rank is that of the buffer's layout, without stages. */
static bool layout_rank_fits(const McRoutineCheck *c, McType tensor, const McMemDesc *desc, const char *who) {
  uint32_t rank = mc_layout_rank(c->ctx, desc->encoding);
  return mc_type_rank(c->ctx, tensor) == rank ||
         fail(c, "%s has rank %u but memdesc encoding has rank %u", who, mc_type_rank(c->ctx, tensor), rank);
}

bool mc_triton_access_fits(const McRoutineCheck *c, McType tensor, const McMemDesc *desc, bool writes) {
  McType held = mc_type_element(c->ctx, tensor);
  if (held.index != desc->element.index) {
    return fail(c, "source element type '%s' must match destination element type '%s'",
                mc_text_type(c->diags, writes ? tensor : desc->type),
                mc_text_type(c->diags, writes ? desc->element : held));
  }
  if (same_shape(c, tensor, desc)) return true;
  char texts[2][128];
  uint32_t len = 0;
  texts[0][0] = 0;
  for (uint32_t i = 0, n = mc_type_rank(c->ctx, tensor); i < n && len + 32 < sizeof texts[0]; i++) {
    len += (uint32_t)snprintf(texts[0] + len, sizeof texts[0] - len, i == 0 ? "%lld" : ", %lld",
                              (long long)mc_type_dim(c->ctx, tensor, i));
  }
  mc_triton_list_text(c->ctx, desc->shape, texts[1], sizeof texts[1]);
  return fail(c, "source shape [%s] must match [destination shape %s]", texts[!writes], texts[writes]);
}

bool mc_triton_alloc_fits(const McRoutineCheck *c, McType source, const McMemDesc *desc) {
  if (desc->shape.index != desc->alloc_shape.index) return fail(c, "result shape and its alloc shape must match");
  if (mc_is_tensor(c, source)) return mc_triton_access_fits(c, source, desc, true);
  return desc->is_mutable || fail(c, "uninitialized alloc must have a mutable memdesc type");
}

bool mc_check_ttg_local_alloc(const McRoutineCheck *c) {
  McMemDesc desc;
  McType source = mc_type_of(c, "src");
  if (!mc_buffer_of(c, "result", &desc)) return true;
  if (!mc_is_defined_as(c->ctx, desc.space.index, "ttg.shared_memory")) {
    return fail(c, "should create a buffer of shared memory");
  }
  uint32_t bits = mc_is_defined_as(c->ctx, desc.element.index, "tt.ptr") ? 64 : mc_type_bit_width(c->ctx, desc.element);
  if (bits % 8 != 0) return fail(c, "element type bit width must be a multiple of 8");
  if (mc_is_tensor(c, source) && !layout_rank_fits(c, source, &desc, "source")) return false;
  return mc_triton_alloc_fits(c, source, &desc);
}

/* Arguments: the buffer, the tensor, what messages call it. */
bool mc_check_ttg_local_access(const McRoutineCheck *c) {
  McMemDesc desc;
  McType tensor = mc_checked_named_type(c, arg(c, 1));
  if (!mc_memdesc(c->ctx, mc_checked_named_type(c, arg(c, 0)), &desc) || !mc_is_tensor(c, tensor)) return true;
  bool writes = mc_str_is(arg(c, 2), "source");
  return layout_rank_fits(c, tensor, &desc, writes ? "source" : "result") &&
         mc_triton_access_fits(c, tensor, &desc, writes);
}

bool mc_check_ttg_local_gather(const McRoutineCheck *c) {
  McMemDesc desc;
  McType indices = mc_type_of(c, "indices"), result = mc_type_of(c, "result");
  if (!mc_buffer_of(c, "src", &desc) || !mc_is_tensor(c, indices) || !mc_is_tensor(c, result)) return true;
  if (!is_shared(c, &desc)) return mc_plain_error(c, "source must have shared memory encoding");
  if (!mc_same_tensor_shape(c, indices, result)) return mc_plain_error(c, "result shape must match indices shape");
  if (desc.rank != mc_type_rank(c->ctx, indices)) {
    return mc_plain_error(c, "source and indices must have the same rank");
  }
  int64_t axis = axis_of(c);
  if (axis < 0 || axis >= desc.rank) {
    return mc_plain_error(c, "axis %lld is out of bounds for source rank %u", (long long)axis, desc.rank);
  }
  if (desc.element.index != mc_type_element(c->ctx, result).index) {
    return mc_plain_error(c, "result element type must match source element type");
  }
  return mc_type_encoding(c->ctx, indices).index == mc_type_encoding(c->ctx, result).index ||
         mc_plain_error(c, "indices and result must have the same layout");
}

bool mc_check_ttg_local_scatter(const McRoutineCheck *c) {
  McMemDesc desc;
  McType indices = mc_type_of(c, "indices"), values = mc_type_of(c, "values");
  if (!mc_buffer_of(c, "dst", &desc) || !mc_is_tensor(c, indices) || !mc_is_tensor(c, values)) return true;
  if (!is_shared(c, &desc)) return mc_plain_error(c, "destination must have shared memory encoding");
  if (!mc_same_tensor_shape(c, indices, values)) return mc_plain_error(c, "values shape must match indices shape");
  if (desc.rank != mc_type_rank(c->ctx, indices)) {
    return mc_plain_error(c, "destination and indices must have the same rank");
  }
  int64_t axis = axis_of(c);
  if (axis < 0 || axis >= desc.rank) {
    return mc_plain_error(c, "axis %lld is out of bounds for destination rank %u", (long long)axis, desc.rank);
  }
  if (mc_type_encoding(c->ctx, indices).index != mc_type_encoding(c->ctx, values).index) {
    return mc_plain_error(c, "values must have the same layout as indices");
  }
  return desc.element.index == mc_type_element(c->ctx, values).index ||
         mc_plain_error(c, "values element type must match destination element type");
}

bool mc_check_ttg_local_atomic_scatter(const McRoutineCheck *c) {
  McMemDesc desc;
  McType indices = mc_type_of(c, "indices"), values = mc_type_of(c, "values"), mask = mc_type_of(c, "mask");
  if (!mc_buffer_of(c, "dst", &desc) || !mc_is_tensor(c, indices) || !mc_is_tensor(c, values)) return true;
  if (!desc.is_mutable) return fail(c, "Cannot store into immutable memory");
  if (!is_shared(c, &desc)) return mc_plain_error(c, "destination must have shared memory encoding");
  McKind kind = mc_kind(c->ctx, mc_type_element(c->ctx, values).index);
  if (kind != MC_TYPE_INTEGER && kind != MC_TYPE_FLOAT) {
    return mc_plain_error(c, "values must have integer or floating element type");
  }
  if (!layout_rank_fits(c, values, &desc, "values")) return false;
  if (!mc_same_tensor_shape(c, values, indices)) return mc_plain_error(c, "values shape must match indices shape");
  if (mc_is_tensor(c, mask) && !mc_same_tensor_shape(c, values, mask)) {
    return mc_plain_error(c, "values shape must match mask shape");
  }
  int64_t axis = axis_of(c);
  if (axis < 0 || axis >= desc.rank) {
    return mc_plain_error(c, "axis %lld is out of bounds for destination rank %u", (long long)axis, desc.rank);
  }
  if (mc_type_encoding(c->ctx, indices).index != mc_type_encoding(c->ctx, values).index) {
    return mc_plain_error(c, "values must have the same layout as indices");
  }
  return desc.element.index == mc_type_element(c->ctx, values).index ||
         mc_plain_error(c, "values element type must match destination element type");
}

/* --- views --- */

bool mc_check_ttg_memdesc_index(const McRoutineCheck *c) {
  McMemDesc from, to;
  if (!mc_buffer_of(c, "src", &from) || !mc_buffer_of(c, "result", &to)) return true;
  if (from.element.index != to.element.index) {
    return mc_plain_error(c, "result element type must match desc element type");
  }
  if (from.encoding.index != to.encoding.index) {
    return mc_plain_error(c, "src and result must have the same encoding");
  }
  if (from.rank != to.rank + 1) return mc_plain_error(c, "result rank must be input rank - 1");
  if (from.alloc_rank != from.rank) {
    return mc_plain_error(c, "We don't allow taking memdesc_index of a memdesc_index");
  }
  uint32_t stages = mc_memdesc_stages(c->ctx, from.encoding, from.rank);
  bool same = from.rank - stages == to.rank, whole = true;
  for (uint32_t i = stages; same && i < from.rank; i++) {
    same = dim(c, &from, i) == dim(c, &to, i - stages);
    whole = whole && mc_triton_list_at(c->ctx, from.alloc_shape, i) == dim(c, &from, i);
  }
  if (!same) return mc_plain_error(c, "result shape must equal to srcShape[1:]");
  if (!whole) return mc_plain_error(c, "We only support memdesc_index of a multibuffer-prefix subview");
  if (to.alloc_shape.index != to.shape.index) {
    return mc_plain_error(c, "alloc shape must match shape for the result");
  }
  return mc_layout_kind(c->ctx, from.encoding) != MC_LAYOUT_TENSOR_MEMORY || (from.rank == 3 && to.rank == 2) ||
         mc_plain_error(c, "only 3D -> 2D subviews are supported for TensorMemoryEncodingAttr");
}

static bool offsets_fit(const McRoutineCheck *c, const McMemDesc *from, const McMemDesc *to, McAttr offsets,
                        uint32_t stages) {
  for (uint32_t i = 0; i < from->rank; i++) {
    int64_t offset = mc_triton_list_at(c->ctx, offsets, i), whole = dim(c, from, i), part = dim(c, to, i);
    if (whole == part) {
      if (offset == 0) continue;
      return mc_plain_error(c, "A non zero offset found in a dimension that is not being split");
    }
    if (offset < 0 || offset > whole - part) {
      return mc_plain_error(c, "The split offset may not exceed the source shape");
    }
    if (i >= stages && (offset & (part - 1))) return mc_plain_error(c, "The split offset may not touch the tile");
  }
  return true;
}

static McAttr padded_of(const McContext *ctx, McAttr encoding) {
  if (mc_layout_kind(ctx, encoding) == MC_LAYOUT_PARTITIONED) encoding = mc_layout_param(ctx, encoding, 3);
  return mc_layout_kind(ctx, encoding) == MC_LAYOUT_PADDED ? encoding : (McAttr){MC_NONE};
}

bool mc_check_ttg_memdesc_subslice(const McRoutineCheck *c) {
  McMemDesc from, to;
  McAttr offsets = mc_checked_attr(c, "offsets");
  if (!mc_buffer_of(c, "src", &from) || !mc_buffer_of(c, "result", &to)) return true;
  if (from.element.index != to.element.index) {
    return mc_plain_error(c, "result element type must match desc element type");
  }
  if (from.encoding.index != to.encoding.index) {
    return mc_plain_error(c, "src and result must have the same encoding");
  }
  if (mc_triton_list_size(c->ctx, offsets) != from.rank) {
    return mc_plain_error(c, "offsets must have the same rank as input");
  }
  if (from.rank != to.rank) return mc_plain_error(c, "result rank must equal to input rank");
  if (from.alloc_shape.index != to.alloc_shape.index) {
    return mc_plain_error(c, "source and result must have the same allocation shape");
  }
  if (!is_shared(c, &from)) return mc_plain_error(c, "src and dst must both be of shared memory encoding");
  uint32_t stages = mc_memdesc_stages(c->ctx, from.encoding, from.rank);
  if (!offsets_fit(c, &from, &to, offsets, stages)) return false;
  if (from.shape.index == to.shape.index) return true;
  McAttr padded = padded_of(c->ctx, from.encoding);
  if (padded.index != MC_NONE && mc_layout_rank(c->ctx, padded) < from.rank) {
    return mc_plain_error(c, "SubSlice of low rank PaddedSharedEncoding from higher rank tensors is not supported yet");
  }
  return mc_triton_split_is_straight(c, &from, &to, stages) ||
         mc_plain_error(c, "We don't support splitting along the swizzling pattern");
}

bool mc_check_ttg_memdesc_trans(const McRoutineCheck *c) {
  McMemDesc from, to;
  McAttr order = mc_checked_attr(c, "order");
  uint64_t seen = 0;
  if (!mc_buffer_of(c, "src", &from) || !mc_buffer_of(c, "result", &to)) return true;
  if (mc_triton_list_size(c->ctx, order) != from.rank) {
    return mc_plain_error(c, "order must have the same size as the rank of the operand and result");
  }
  for (uint32_t i = 0; i < from.rank; i++) {
    int64_t at = mc_triton_list_at(c->ctx, order, i);
    if (at < 0 || at >= from.rank || at > 63 || (seen >> at & 1)) {
      return mc_plain_error(c, "order must be a permutation of [0, ..., rank - 1]");
    }
    seen |= (uint64_t)1 << at;
  }
  bool same = to.rank == from.rank && to.is_mutable == from.is_mutable && to.space.index == from.space.index;
  for (uint32_t i = 0; same && i < from.rank; i++) {
    same = dim(c, &to, i) == dim(c, &from, (uint32_t)mc_triton_list_at(c->ctx, order, i));
  }
  return same || fail(c, "inferred type(s) are incompatible with return type(s) of operation");
}

static uint64_t elements_of(const McRoutineCheck *c, const McMemDesc *desc) {
  uint64_t count = 1;
  for (uint32_t i = 0; i < desc->rank; i++) count *= (uint64_t)dim(c, desc, i);
  return count;
}

/* The layout covers a part of the whole buffer's. */
static bool is_part(const McRoutineCheck *c, const McMemDesc *desc) {
  uint32_t own = mc_layout_rank(c->ctx, desc->encoding);
  for (uint32_t i = 0; i < own && i < desc->rank && i < desc->alloc_rank; i++) {
    if (dim(c, desc, desc->rank - 1 - i) != mc_triton_list_at(c->ctx, desc->alloc_shape, desc->alloc_rank - 1 - i)) {
      return true;
    }
  }
  return false;
}

bool mc_check_ttg_memdesc_reshape(const McRoutineCheck *c) {
  McMemDesc from, to;
  if (!mc_buffer_of(c, "src", &from) || !mc_buffer_of(c, "result", &to)) return true;
  if (elements_of(c, &from) != elements_of(c, &to)) {
    return mc_plain_error(c, "number of src and dst elements of reshape must be the same");
  }
  if (from.element.index != to.element.index) {
    return mc_plain_error(c, "result element type must match src element type");
  }
  for (uint32_t i = 0; i < from.rank; i++) {
    if (dim(c, &from, from.rank - 1 - i) !=
        mc_triton_list_at(c->ctx, from.alloc_shape, from.alloc_rank - 1 - i)) {
      return mc_plain_error(c, "NYI: memdesc_reshape of memdesc_subslice");
    }
  }
  return (to.space.index == from.space.index && to.is_mutable == from.is_mutable) ||
         fail(c, "inferred type(s) are incompatible with return type(s) of operation");
}

static int64_t bytes_of(const McRoutineCheck *c, const McMemDesc *desc) {
  return mc_type_bit_width(c->ctx, desc->element) / 8;
}

/* Interval and padding are the same numbers of bytes. */
static bool same_paddings(const McRoutineCheck *c, const McMemDesc *from, const McMemDesc *to) {
  McAttr a = padded_of(c->ctx, from->encoding), b = padded_of(c->ctx, to->encoding);
  for (uint32_t l = 0; l < 2; l++) {
    McAttr left = mc_layout_param(c->ctx, a, l), right = mc_layout_param(c->ctx, b, l);
    uint32_t count = mc_triton_list_size(c->ctx, left);
    if (count != mc_triton_list_size(c->ctx, right)) return false;
    for (uint32_t i = 0; i < count; i++) {
      if (mc_triton_list_at(c->ctx, left, i) * bytes_of(c, from) !=
          mc_triton_list_at(c->ctx, right, i) * bytes_of(c, to)) {
        return false;
      }
    }
  }
  return true;
}

bool mc_check_ttg_memdesc_reinterpret(const McRoutineCheck *c) {
  McMemDesc from, to;
  if (!mc_buffer_of(c, "src", &from) || !mc_buffer_of(c, "result", &to)) return true;
  if (mc_layout_kind(c->ctx, from.encoding) == MC_LAYOUT_PARTITIONED ||
      mc_layout_kind(c->ctx, to.encoding) == MC_LAYOUT_PARTITIONED) {
    return mc_plain_error(c, "cannot reinterpret partitioned shared layouts");
  }
  bool padded = padded_of(c->ctx, from.encoding).index != MC_NONE;
  if (padded != (padded_of(c->ctx, to.encoding).index != MC_NONE)) {
    return mc_plain_error(c, "cannot reinterpret between padded and non-padded layouts");
  }
  if (padded && is_part(c, &from)) return mc_plain_error(c, "cannot reinterpret a padded source subview");
  if (padded && !same_paddings(c, &from, &to)) {
    return mc_plain_error(c, "cannot reinterpret with different padding pattern");
  }
  if (from.space.index != to.space.index) {
    return mc_plain_error(c, "source and result must have the same memory space");
  }
  if (from.is_mutable != to.is_mutable) return mc_plain_error(c, "source and result must have the same mutability");
  if (is_part(c, &to)) return mc_plain_error(c, "result must not be a subview");
  return mc_triton_footprint_fits(c, &from, &to, is_part(c, &from));
}

/* --- tensors --- */

bool mc_check_ttg_convert_layout(const McRoutineCheck *c) {
  if (mc_checked_attr(c, "force_warp_shuffle").index == MC_NONE) return true;
  return mc_triton_converts_in_warp(c, mc_type_of(c, "src"), mc_type_of(c, "result")) ||
         fail(c, "force_warp_shuffle requires a conversion within one warp");
}

bool mc_check_ttg_fp4_to_fp(const McRoutineCheck *c) {
  McType from = mc_type_of(c, "src"), to = mc_type_of(c, "result");
  if (!mc_is_tensor(c, from) || !mc_is_tensor(c, to)) return true;
  McType held = mc_type_element(c->ctx, to);
  McFloatKind kind = mc_kind(c->ctx, held.index) == MC_TYPE_FLOAT ? mc_type_float_kind(c->ctx, held) : MC_F64;
  if (kind != MC_F16 && kind != MC_BF16) {
    return mc_plain_error(c, "only bf16 or f16 is supported for now, got '%s'", mc_text_type(c->diags, held));
  }
  return mc_triton_unpacks(c, from, to, axis_of(c));
}

bool mc_triton_unpacks(const McRoutineCheck *c, McType from, McType to, int64_t axis) {
  uint32_t rank = mc_type_rank(c->ctx, from);
  if (rank != mc_type_rank(c->ctx, to)) {
    return mc_plain_error(c, "source rank %u != result rank %u", rank, mc_type_rank(c->ctx, to));
  }
  if (axis < 0 || axis >= rank) {
    return mc_plain_error(c, "axis %lld out of range for rank %u", (long long)axis, rank);
  }
  for (uint32_t i = 0; i < rank; i++) {
    long long before = mc_type_dim(c->ctx, from, i), after = mc_type_dim(c->ctx, to, i);
    if (i == axis && after != 2 * before) {
      return mc_plain_error(c, "axis %u dimension must be 2x source dimension (src=%lld, dst=%lld)", i, before, after);
    }
    if (i != axis && after != before) {
      return mc_plain_error(c, "dimension %u mismatch (src=%lld, dst=%lld, axis=%lld)", i, before, after,
                            (long long)axis);
    }
  }
  return (mc_type_encoding(c->ctx, from).index == MC_NONE) == (mc_type_encoding(c->ctx, to).index == MC_NONE) ||
         mc_plain_error(c, "source and result must both have an encoding, or neither");
}

/* --- groups of warps --- */

/* The first operation of the second region, if it holds the partitions. */
static McOp partitions_of(const McRoutineCheck *c) {
  McBlock block = mc_entry_of(c, c->op, 1);
  McOp op = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(c->ctx, block);
  return mc_op_has_fact(c->ctx, op, MC_FACT_TRITON_PARTITIONS) ? op : (McOp){MC_NONE};
}

bool mc_check_ttg_warp_specialize(const McRoutineCheck *c) {
  McOp partitions = partitions_of(c);
  McAttr warps = mc_checked_attr(c, "partitionNumWarps"), starts = mc_checked_attr(c, "warpGroupStartIds");
  uint32_t count = mc_triton_list_size(c->ctx, warps);
  if (partitions.index == MC_NONE) {
    return fail(c, "expected to find only a `ttg.warp_specialize.partitions` op inside its second region");
  }
  if (mc_op_num_regions(c->ctx, partitions) != count) {
    return fail(c, "has %u partitions but `partitionNumWarps` has %u elements", mc_op_num_regions(c->ctx, partitions),
                count);
  }
  for (uint32_t i = 0; i < count; i++) {
    long long number = mc_triton_list_at(c->ctx, warps, i);
    if (!mc_is_power_of_2(number)) {
      return fail(c, "partition #%u number of warps (%lld) must be a power of 2", i, number);
    }
  }
  if (starts.index != MC_NONE && mc_triton_list_size(c->ctx, starts) != count) {
    return fail(c, "has %u warp group start IDs but expected %u", mc_triton_list_size(c->ctx, starts), count);
  }
  if (mc_triton_is_within(c, "ttg.warp_specialize")) return fail(c, "cannot be nested inside another "
                                                                    "`ttg.warp_specialize` op");
  int64_t around = mc_triton_module(c->ctx, c->op).warps;
  return around < 0 || around % 4 == 0 ||
         mc_plain_error(c, "warp-specialized kernels requires num_warps to be a multiple of 4");
}

bool mc_check_ttg_partitions(const McRoutineCheck *c) {
  uint32_t operands = mc_op_num_operands(c->ctx, c->op);
  for (uint32_t r = 0, n = mc_op_num_regions(c->ctx, c->op); r < n; r++) {
    McBlock entry = mc_entry_of(c, c->op, r);
    if (entry.index == MC_NONE) continue; /* the definition refuses it */
    uint32_t args = mc_block_num_args(c->ctx, entry);
    if (args != operands) {
      return fail(c, "partition region #%u has %u arguments but expected %u", r, args, operands);
    }
    for (uint32_t i = 0; i < args; i++) {
      McType has = mc_value_type(c->ctx, mc_block_arg(c->ctx, entry, i)), wants = mc_operand_type(c, i);
      if (has.index == wants.index) continue;
      return fail(c, "partition region #%u argument #%u has type '%s' but corresponding capture has type '%s'", r, i,
                  mc_text_type(c->diags, has), mc_text_type(c->diags, wants));
    }
  }
  return true;
}

bool mc_check_ttg_warp_yield(const McRoutineCheck *c) {
  McOp parent = mc_op_parent(c->ctx, c->op);
  uint32_t operands = mc_op_num_operands(c->ctx, c->op);
  if (parent.index == MC_NONE) return true;
  uint32_t results = mc_op_num_results(c->ctx, parent);
  if (operands != results) return fail(c, "has %u operands but parent op expected %u", operands, results);
  for (uint32_t i = 0; i < operands; i++) {
    McType has = mc_operand_type(c, i), wants = mc_value_type(c->ctx, mc_op_result(c->ctx, parent, i));
    if (has.index == wants.index) continue;
    return fail(c, "operand #%u has type '%s' but parent op expected '%s'", i, mc_text_type(c->diags, has),
                mc_text_type(c->diags, wants));
  }
  return true;
}
