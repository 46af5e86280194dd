/* amdg_checks.c - rules of amdg and of dialects that have few: nvws, tti, gluon and proton_gpu, in their words. */
#include "dialects/triton/checks.h"
#include "dialects/triton/linear.h"

/* --- amdg: the data mover --- */

bool mc_check_amdg_copy_out(const McRoutineCheck *c) {
  McMemDesc source;
  return !mc_buffer_of(c, "src", &source) || mc_is_defined_as(c->ctx, source.space.index, "ttg.shared_memory") ||
         fail(c, "source must be in shared memory");
}

/* Arguments: the buffer; `load` or `store`. */
bool mc_check_amdg_tdm(const McRoutineCheck *c) {
  enum { MAX_PHASE = 2, PARTITION_LAYOUT = 3 };
  McMemDesc buffer;
  if (!mc_memdesc(c->ctx, mc_type_of_arg(c, 0), &buffer)) return true;
  McLayoutKind kind = mc_buffer_kind(c, &buffer);
  if (kind == MC_LAYOUT_SWIZZLED && mc_layout_number(c, buffer.encoding, MAX_PHASE) != 1) {
    return fail(c, "TDM does not support swizzling");
  }
  bool is_load = mc_str_is(mc_ident_str(c->ctx, (McIdent){c->args[1]}), "load");
  if (kind == MC_LAYOUT_SWIZZLED || kind == MC_LAYOUT_PADDED) return true;
  if (kind != MC_LAYOUT_PARTITIONED || !is_load) return fail(c, "Invalid shared memory layout for TDM");
  McAttr inner = mc_layout_param(c->ctx, buffer.encoding, PARTITION_LAYOUT);
  McLayoutKind own = mc_layout_kind(c->ctx, inner);
  if (own == MC_LAYOUT_SWIZZLED && mc_layout_number(c, inner, MAX_PHASE) != 1) {
    return fail(c, "TDM does not support swizzling in partitioned layout");
  }
  return own == MC_LAYOUT_SWIZZLED || own == MC_LAYOUT_PADDED ||
         fail(c, "Invalid inner layout for partitioned shared memory in TDM");
}

/* Arguments: the offsets, the bounds, the predicate. */
bool mc_check_amdg_update_descriptor(const McRoutineCheck *c) {
  McType desc = mc_type_of(c, "desc");
  if (desc.index == MC_NONE) return true;
  uint32_t rank = mc_triton_list_size(c->ctx, (McAttr){mc_defined_param(c->ctx, desc.index, 0)});
  uint32_t offsets = mc_named_group(c, c->args[0]).count, bounds = mc_named_group(c, c->args[1]).count;
  if (offsets != 0 && offsets != rank) {
    return fail(c, "expected %u add_offsets to match descriptor rank, got %u", rank, offsets);
  }
  if (bounds != 0 && bounds != rank) {
    return fail(c, "expected %u set_bounds to match descriptor rank, got %u", rank, bounds);
  }
  if (offsets == 0 && bounds == 0 && mc_named_group(c, c->args[2]).count == 0) {
    return fail(c, "must provide at least one of add_offsets, set_bounds, or pred");
  }
  if (!mc_flag_of(c, "clamp_bounds")) return true;
  if (offsets == 0) return fail(c, "clamp_bounds requires add_offsets");
  return bounds == 0 || fail(c, "clamp_bounds and set_bounds are mutually exclusive");
}

/* --- amdg: tensors --- */

/* The layout with the elements of each thread in the other order. */
static void transpose_registers(const McRoutineCheck *c, McAttr layout, const McLinear *from, McLinear *out) {
  *out = *from;
  McAttr sizes = mc_layout_param(c->ctx, layout, 0);
  int64_t own[2], whole = 1;
  uint32_t at = 0, bits = from->num_bits[MC_IN_REGISTER];
  for (uint32_t k = 0; k < 2; k++) {
    own[k] = mc_triton_list_at(c->ctx, sizes, k);
    whole *= own[k];
    if (own[k] > from->sizes[k]) own[k] = from->sizes[k];
  }
  for (uint32_t i = 2; i-- > 0;) {
    uint32_t k = from->order[i];
    for (int64_t step = 1; step < own[k] && at < bits; step *= 2) {
      memset(out->bases[MC_IN_REGISTER][at], 0, sizeof(McBasis));
      out->bases[MC_IN_REGISTER][at++][k] = (int32_t)step;
    }
  }
  for (; at < bits && (int64_t)1 << at < whole; at++) memset(out->bases[MC_IN_REGISTER][at], 0, sizeof(McBasis));
}

bool mc_check_amdg_in_thread_transpose(const McRoutineCheck *c) {
  McType source = mc_type_of(c, "src"), result = mc_type_of(c, "result");
  if (!mc_is_tensor(c, source) || !mc_is_tensor(c, result)) return true;
  if (mc_type_element(c->ctx, source).index != mc_type_element(c->ctx, result).index) {
    return fail(c, "Expect input and output tensor to have same dtype");
  }
  if (!mc_same_tensor_shape(c, source, result)) return fail(c, "Expect equal input and output shapes");
  if (mc_type_rank(c->ctx, source) != 2) return fail(c, "Expect 2d tensor");
  McAttr layout = mc_type_encoding(c->ctx, source);
  if (mc_layout_kind(c->ctx, layout) != MC_LAYOUT_BLOCKED) return fail(c, "Expect input tensor in Blocked encoding");
  McLinear from, wanted, has;
  if (!mc_linear_of_tensor(c->ctx, source, &from) || !mc_linear_of_tensor(c->ctx, result, &has)) return true;
  transpose_registers(c, layout, &from, &wanted);
  for (uint32_t in = 0; in < MC_NUM_INS; in++) {
    if (!mc_linear_same_bits(&wanted, &has, in)) return fail(c, "Expect output layout to be transposed per thread: ");
  }
  return true;
}

bool mc_check_amdg_packed_transposed(const McRoutineCheck *c) {
  McType result = mc_type_of(c, "result");
  McMemDesc source;
  if (!mc_is_tensor(c, result) || !mc_buffer_of(c, "src", &source)) return true;
  McAttr layout = mc_type_encoding(c->ctx, result);
  if (mc_layout_kind(c->ctx, layout) != MC_LAYOUT_DOT_OPERAND) {
    return fail(c, "only works with DotOperandEncodingAttr dst encoding");
  }
  uint32_t rank = mc_type_rank(c->ctx, result);
  bool ok = rank == source.rank && (rank == 2 || rank == 3), is_a = mc_layout_number(c, layout, 0) == 0;
  for (uint32_t k = 0; ok && k < rank; k++) {
    int64_t has = mc_memdesc_dim(c->ctx, &source, k), size = mc_type_dim(c->ctx, result, k);
    bool halved = k == (is_a ? rank - 2 : rank - 1), doubled = k == (is_a ? rank - 1 : rank - 2);
    ok = has == (halved ? size / 2 : doubled ? size * 2 : size);
  }
  return ok || fail(c, "Input and output dimensions don't match after packing changes");
}

static void drop_zero_registers(McLinear *linear) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < linear->num_bits[MC_IN_REGISTER]; i++) {
    if (mc_basis_is_zero(linear, linear->bases[MC_IN_REGISTER][i])) continue;
    memmove(linear->bases[MC_IN_REGISTER][kept++], linear->bases[MC_IN_REGISTER][i], sizeof(McBasis));
  }
  linear->num_bits[MC_IN_REGISTER] = kept;
}

/* The scale is where the output has the first of the `block` elements along `axis` that it is for. */
static bool check_scale_layout(const McRoutineCheck *c, McType output, McType scale, uint32_t axis, int64_t block) {
  enum { GROUP_BITS = 3 }; /* one instruction converts 8 elements with a scale */
  McLinear wanted, have;
  bool laid_out = mc_type_encoding(c->ctx, scale).index != MC_NONE;
  if (laid_out != (mc_type_encoding(c->ctx, output).index != MC_NONE)) {
    return mc_plain_error(c, "scale and output must both have an encoding, or neither");
  }
  if (!laid_out) return true;
  if (!mc_linear_of_tensor(c->ctx, output, &wanted) || !mc_linear_of_tensor(c->ctx, scale, &have)) return true;
  bool is_power = block > 0 && block <= INT32_MAX && (block & (block - 1)) == 0;
  if (!is_power) return mc_plain_error(c, "could not infer expected scale encoding");
  for (uint32_t in = 0; in < MC_NUM_INS; in++) {
    for (uint32_t i = 0; i < wanted.num_bits[in]; i++) wanted.bases[in][i][axis] /= (int32_t)block;
  }
  for (uint32_t i = 0; block != 1 && i < GROUP_BITS; i++) {
    bool shared = i < wanted.num_bits[MC_IN_REGISTER] && mc_basis_is_zero(&wanted, wanted.bases[MC_IN_REGISTER][i]);
    if (shared) continue;
    return mc_plain_error(c, "the 8 elements of a v_cvt_scale_pk8 group would not share a single scale; the scaled "
                             "axis must place 8 register-consecutive elements within one scale block");
  }
  drop_zero_registers(&wanted);
  drop_zero_registers(&have);
  for (uint32_t in = 0; in < MC_NUM_INS; in++) {
    if (mc_linear_same_bits(&wanted, &have, in)) continue;
    return mc_plain_error(c, "scale encoding is not compatible with the inferred scale layout");
  }
  return true;
}

bool mc_check_amdg_scaled_upcast_fp4(const McRoutineCheck *c) {
  McType input = mc_type_of(c, "input"), output = mc_type_of(c, "output"), scale = mc_type_of(c, "scale");
  if (!mc_is_tensor(c, input) || !mc_is_tensor(c, output) || !mc_is_tensor(c, scale)) return true;
  uint32_t rank = mc_type_rank(c->ctx, output);
  long long axis = mc_unsigned_of(c, "axis");
  if (rank != mc_type_rank(c->ctx, scale)) return mc_plain_error(c, "scale and output must have the same rank");
  if (axis < 0 || axis >= rank) return mc_plain_error(c, "axis out of range: %lld for rank %u", axis, rank);
  for (uint32_t k = 0; k < rank; k++) {
    if (k == axis || mc_type_dim(c->ctx, output, k) == mc_type_dim(c->ctx, scale, k)) continue;
    return mc_plain_error(c, "scale and output must match on non-axis dimensions");
  }
  long long whole = mc_type_dim(c->ctx, output, (uint32_t)axis), part = mc_type_dim(c->ctx, scale, (uint32_t)axis);
  if (part <= 0 || whole % part != 0) {
    return mc_plain_error(c, "expected output.shape[axis] to be divisible by scale.shape[axis], but got "
                             "output[%lld]=%lld, scale[%lld]=%lld", axis, whole, axis, part);
  }
  if (!check_scale_layout(c, output, scale, (uint32_t)axis, whole / part)) return false;
  return mc_triton_unpacks(c, input, output, axis);
}

/* --- nvws --- */

bool mc_check_nvws_aref_create(const McRoutineCheck *c) {
  int64_t first = -1;
  for (uint32_t i = 0, n = mc_op_num_operands(c->ctx, c->op); i < n; i++) {
    McMemDesc buffer;
    if (!mc_memdesc(c->ctx, mc_operand_type(c, i), &buffer) || buffer.rank == 0) continue;
    int64_t size = mc_memdesc_dim(c->ctx, &buffer, 0);
    if (first >= 0 && size != first) {
      return mc_plain_error(c, "Leading dims of sliced aref inputs don't match.");
    }
    first = size;
  }
  return true;
}

bool mc_check_nvws_warp_group(const McRoutineCheck *c) {
  uint32_t regions = mc_op_num_regions(c->ctx, c->op), results = mc_op_num_results(c->ctx, c->op);
  if (mc_triton_list_size(c->ctx, mc_checked_attr(c, "numWarps")) != regions) {
    return mc_plain_error(c, "Must supply numWarps for each Warp Group.");
  }
  if (results == 0) return true;
  if (regions == 0) return mc_plain_error(c, "Must have at least one region when there are results.");
  McOp last = mc_checked_last_op(c, 0);
  if (last.index == MC_NONE ||
      !mc_str_is(mc_op_name_str(c->ctx, mc_op_get_name(c->ctx, last)), "nvws.warp_group.yield")) {
    return mc_plain_error(c, "When nvws.warp_group op has results, the first region should be terminated by "
                             "nvws.warp_group.yield op.");
  }
  return mc_op_num_operands(c->ctx, last) == results ||
         mc_plain_error(c, "Mismatch in the number of results returned by nvws.warp_group op and the number of the "
                           "operands of the corresponding nvws.warp_group.yield op in the first region.");
}

/* --- tti, gluon --- */

bool mc_check_tti_dot_i8(const McRoutineCheck *c) {
  static const char *const names[] = {"a", "b"};
  McType result = mc_type_of(c, "d");
  if (!mc_is_tensor(c, result)) return true;
  McAttr own = mc_type_encoding(c->ctx, result), parents[2];
  for (uint32_t i = 0; i < 2; i++) {
    McType type = mc_type_of(c, names[i]);
    if (!mc_is_tensor(c, type)) return true;
    McAttr layout = mc_type_encoding(c->ctx, type);
    if (mc_layout_kind(c->ctx, layout) != MC_LAYOUT_DOT_OPERAND) {
      return mc_plain_error(c, "requires dot operand encodings for A and B");
    }
    parents[i] = mc_layout_param(c->ctx, layout, 1);
  }
  McAttr all[] = {parents[0], parents[1], own};
  for (uint32_t i = 0; i < 3; i++) {
    if (mc_layout_kind(c->ctx, all[i]) == MC_LAYOUT_NVIDIA_MMA && mc_layout_number(c, all[i], 0) == 2) continue;
    return mc_plain_error(c, "requires NVIDIA MMAv2 operand and result layouts");
  }
  return (parents[0].index == parents[1].index && parents[0].index == own.index) ||
         mc_plain_error(c, "requires matching NVIDIA MMAv2 layouts");
}

bool mc_check_gluon_set_auto_layout(const McRoutineCheck *c) {
  McType source = mc_type_of(c, "src"), result = mc_type_of(c, "result");
  if (!mc_is_tensor(c, source) || !mc_is_tensor(c, result)) return true;
  if (!mc_is_defined_as(c->ctx, mc_type_encoding(c->ctx, source).index, "gluon.auto_encoding")) {
    return fail(c, "input tensor must have an auto layout type");
  }
  McAttr layout = mc_type_encoding(c->ctx, result);
  if (layout.index == MC_NONE) return fail(c, "result tensor must have an encoding");
  return !mc_is_defined_as(c->ctx, layout.index, "gluon.auto_encoding") ||
         fail(c, "result type must not be auto layout");
}

/* --- proton_gpu --- */

bool mc_check_proton_gpu_circular_store(const McRoutineCheck *c) {
  bool is_static = mc_flag_of(c, "scopeId"), is_dynamic = mc_type_of(c, "dynamicScopeId").index != MC_NONE;
  if (is_static == is_dynamic) return fail(c, "requires exactly one static or dynamic scope identifier");
  int64_t scope = mc_number_of(c, "scopeId", 0);
  return (scope >= 0 && scope <= 255) || fail(c, "scope id must be in [0, 255]");
}

bool mc_check_proton_gpu_init_ctx(const McRoutineCheck *c) {
  return !mc_triton_is_within(c, "ttg.warp_specialize") ||
         fail(c, "can't initialize proton context in a warp specialized op");
}
