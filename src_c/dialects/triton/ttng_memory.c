/* ttng_memory.c - rules of tensor memory: its layouts, allocation, loads, stores and copies, in Triton's words. */
#include "dialects/triton/checks.h"
#include "dialects/triton/linear.h"

#define VALUE(i) ((McAttr){values[i]})

static bool cga_fits(const McContext *ctx, McAttr cga, McLoc loc, McDiags *diags) {
  for (uint32_t i = 0, n = mc_triton_num_bases(ctx, cga); i < n; i++) {
    McAttr basis = mc_attr_array_get(ctx, cga, i);
    if (mc_kind(ctx, basis.index) == MC_ATTR_ARRAY && mc_attr_array_size(ctx, basis) == 2) continue;
    return mc_error(diags, loc, "'CGALayout' entry length does not match rank 2");
  }
  return true;
}

bool mc_def_check_ttng_tensor_memory(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                     McDiags *diags) {
  (void)def;
  long long block_m = mc_triton_number(ctx, VALUE(0), 0), block_n = mc_triton_number(ctx, VALUE(1), 0);
  long long stride = mc_triton_number(ctx, VALUE(2), 0);
  McAttr cga = VALUE(3);
  if (!cga_fits(ctx, cga, loc, diags)) return false;
  if (mc_triton_flag(ctx, VALUE(4)) && (mc_triton_num_bases(ctx, cga) == 0 || mc_triton_basis(ctx, cga, 0, 0) != 1 ||
                                        mc_triton_basis(ctx, cga, 0, 1) != 0)) {
    return mc_error(diags, loc, "twoCTAs layout requires the first CGALayout block basis to be [1, 0]");
  }
  if (block_m != 64 && block_m != 128) return mc_error(diags, loc, "blockM must be 64 or 128 but got %lld", block_m);
  if (!mc_is_power_of_2(block_n)) return mc_error(diags, loc, "blockN must be a power of 2 but got %lld", block_n);
  if (block_n > 512) return mc_error(diags, loc, "blockN must be less than or equal to 512 but got %lld", block_n);
  if (stride != 1 && stride != 2 && stride != 4) {
    return mc_error(diags, loc, "colStride must be 1, 2, or 4 but got but got %lld", stride);
  }
  return stride == 1 || !mc_triton_flag(ctx, VALUE(5)) ||
         mc_error(diags, loc, "fp4Padded tensor memory layout requires colStride 1 but got %lld", stride);
}

bool mc_def_check_ttng_tensor_memory_scales(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                            McDiags *diags) {
  (void)def;
  return cga_fits(ctx, VALUE(0), loc, diags);
}

bool mc_def_check_ttng_tensor_desc_im2col(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                          McDiags *diags) {
  (void)def;
  uint32_t rank = mc_triton_list_size(ctx, VALUE(0));
  return rank == 2 || mc_error(diags, loc, "TensorDescIm2ColType requires rank-2 shape, got rank %u", rank);
}

/* --- operations --- */

/* The module is for a processor that has tensor memory, or for one that is not known. */
bool mc_check_ttng_tcgen05(const McRoutineCheck *c) {
  McAttr target = mc_triton_module_attr(c->ctx, c->op, "ttg.target");
  if (target.index == MC_NONE || mc_kind(c->ctx, target.index) != MC_ATTR_STRING) return true;
  McStr text = mc_attr_string_value(c->ctx, target);
  static const char cuda[] = "cuda:";
  size_t prefix = sizeof cuda - 1;
  if (text.len < prefix || memcmp(text.ptr, cuda, prefix) != 0) return fail(c, "requires tcgen05 support");
  uint32_t version = 0;
  for (size_t i = prefix; i < text.len; i++) {
    if (text.ptr[i] < '0' || text.ptr[i] > '9' || version > 10000) return true;
    version = version * 10 + (uint32_t)(text.ptr[i] - '0');
  }
  return text.len == prefix || version / 10 == 10 || version / 10 == 11 || fail(c, "requires tcgen05 support");
}

static bool is_tensor_memory(const McRoutineCheck *c, const McMemDesc *desc, bool with_scales) {
  McLayoutKind kind = mc_buffer_kind(c, desc);
  return kind == MC_LAYOUT_TENSOR_MEMORY || (with_scales && kind == MC_LAYOUT_TENSOR_MEMORY_SCALES);
}

static bool is_matrix(const McRoutineCheck *c, McType tensor, const char *who) {
  return mc_type_rank(c->ctx, tensor) == 2 || fail(c, "%s must be a 2D tensor", who);
}

bool mc_check_ttng_tmem_alloc(const McRoutineCheck *c) {
  McMemDesc made;
  McType source = mc_type_of(c, "src");
  if (!mc_buffer_of(c, "result", &made)) return true;
  if (!is_tensor_memory(c, &made, true)) return fail(c, "should use tensor memory encoding");
  if (mc_is_tensor(c, source) && !is_matrix(c, source, "source")) return false;
  return mc_triton_alloc_fits(c, source, &made);
}

bool mc_check_ttng_tmem_store(const McRoutineCheck *c) {
  McMemDesc target;
  McType source = mc_type_of(c, "src");
  if (!mc_buffer_of(c, "dst", &target) || !mc_is_tensor(c, source)) return true;
  if (!is_tensor_memory(c, &target, true)) return fail(c, "should use tensor memory encoding.");
  if (!target.is_mutable) return fail(c, "Cannot store into an immutable alloc");
  return is_matrix(c, source, "source") && mc_triton_access_fits(c, source, &target, true);
}

/* The values that are reduced are all in one thread's registers. */
static bool reduction_fits(const McRoutineCheck *c, McType result) {
  McLinear linear;
  if (!mc_linear_of_tensor(c->ctx, result, &linear)) return true;
  int64_t sizes[2] = {1, 1};
  for (uint32_t i = 0; i < linear.num_bits[MC_IN_REGISTER]; i++) {
    for (uint32_t k = 0; k < 2; k++) {
      if (linear.bases[MC_IN_REGISTER][i][k] != 0) sizes[k] *= 2;
    }
  }
  if (sizes[1] != mc_type_dim(c->ctx, result, 1)) {
    return fail(c, "tmem_load reduction with N dimension sharded across threads is not supported.");
  }
  return sizes[0] == 1 || fail(c, "tmem_load reduction with multiple M rows per thread is not supported.");
}

bool mc_check_ttng_tmem_load(const McRoutineCheck *c) {
  McMemDesc source;
  McType result = mc_type_of(c, "result");
  if (!mc_buffer_of(c, "src", &source) || !mc_is_tensor(c, result)) return true;
  if (!mc_is_defined_as(c->ctx, source.space.index, "ttng.tensor_memory")) {
    return fail(c, "source must be a tensor memory buffer.");
  }
  if (!is_tensor_memory(c, &source, false)) return fail(c, "should use tensor memory encoding.");
  if (!is_matrix(c, result, "result")) return false;
  bool reduces = mc_flag_of(c, "redOp"), has_result = mc_type_of(c, "red").index != MC_NONE;
  if (reduces && !has_result) return fail(c, "redOp is set but 'red' result is not present");
  if (has_result && !reduces) return fail(c, "'red' result is present but redOp is not set");
  static const char *const flags[] = {"abs", "NaN"};
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_number_of(c, flags[i], 0) != 0 && !reduces) return fail(c, "'%s' requires 'redOp' to be set", flags[i]);
  }
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_number_of(c, flags[i], 0) == 0 || mc_is_float(c, source.element, MC_F32)) continue;
    return fail(c, "'%s' requires floating-point element type (f32)", flags[i]);
  }
  return (!reduces || reduction_fits(c, result)) && mc_triton_access_fits(c, result, &source, false);
}

static bool matrix_copy_fits(const McRoutineCheck *c, const McMemDesc *from, const McMemDesc *to) {
  McLinear linear;
  if (!is_tensor_memory(c, to, false)) return fail(c, "Incorrect tmem layout.");
  if (mc_layout_number(c, to->encoding, 0) != 128) return fail(c, "Tmem layout must have blockM=128.");
  if (mc_buffer_kind(c, from) == MC_LAYOUT_NVMMA && mc_layout_number(c, from->encoding, 0) == 0) {
    return fail(c, "Source layout should be swizzled.");
  }
  if (mc_type_bit_width(c->ctx, from->element) != 32) return fail(c, "Source element type should be 32-bit.");
  if (!mc_linear_of_buffer(c->ctx, to, &linear)) return true;
  uint32_t first = 0;
  while (first < linear.num_bits[MC_IN_COLUMN] && !mc_basis_is_zero(&linear,
                                                                    linear.bases[MC_IN_COLUMN][first])) first++;
  return first >= 2 || fail(c, "The destination must have at least 128 contiguous bits per TMEM row.");
}

bool mc_check_ttng_tmem_copy(const McRoutineCheck *c) {
  enum { SWIZZLING, TRANSPOSED, ELEMENT_BITS, FP4_PADDED };
  McMemDesc from, to;
  if (!mc_buffer_of(c, "src", &from) || !mc_buffer_of(c, "dst", &to)) return true;
  if (!mc_is_defined_as(c->ctx, from.space.index, "ttg.shared_memory")) {
    return fail(c, "The source must be a shared memory buffer");
  }
  if (from.shape.index != to.shape.index) return fail(c, "source shape must match destination shape");
  if (!to.is_mutable) return fail(c, "Cannot copy into an immutable alloc");
  bool is_nvmma = mc_buffer_kind(c, &from) == MC_LAYOUT_NVMMA;
  if (is_nvmma && (mc_layout_number(c, from.encoding, TRANSPOSED) || mc_layout_number(c, from.encoding, FP4_PADDED))) {
    return fail(c, "The source should not be transposed or padded");
  }
  if (mc_buffer_kind(c, &to) != MC_LAYOUT_TENSOR_MEMORY_SCALES) return matrix_copy_fits(c, &from, &to);
  return !is_nvmma || mc_layout_number(c, from.encoding, SWIZZLING) == 0 ||
         fail(c, "The source should not be swizzled for now");
}
