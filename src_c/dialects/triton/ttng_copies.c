/* ttng_copies.c - rules of the copy engine, in Triton's words. */
#include "dialects/triton/checks.h"
#include "dialects/triton/linear.h"

/* The parameters of #ttg.nvmma_shared, in the order of its definition. */
enum { SWIZZLING, TRANSPOSED, ELEMENT_BITS, FP4_PADDED };

static const char *layout_text(const McRoutineCheck *c, McAttr layout) {
  return layout.index == MC_NONE ? "<<NULL ATTRIBUTE>>" : mc_text_attr(c->diags, layout);
}

static bool is_im2col(const McRoutineCheck *c, McType desc) {
  return desc.index != MC_NONE && mc_is_defined_as(c->ctx, desc.index, "ttng.tensordesc_im2col");
}

static bool is_fp4_padded(const McRoutineCheck *c, const McMemDesc *desc) {
  return mc_buffer_kind(c, desc) == MC_LAYOUT_NVMMA && mc_layout_number(c, desc->encoding, FP4_PADDED) != 0;
}

/* Several blocks have the same part of the buffer. */
static bool is_shared_by_blocks(const McRoutineCheck *c, const McMemDesc *desc) {
  uint32_t rank = mc_layout_rank(c->ctx, desc->encoding);
  for (uint32_t i = 0, n = mc_triton_num_bases(c->ctx, mc_layout_cga(c->ctx, desc->encoding)); i < n; i++) {
    uint32_t k = 0;
    while (k < rank && mc_triton_block_basis(c->ctx, desc, i, k) == 0) k++;
    if (k == rank) return true;
  }
  return false;
}

/* The basis `i` of blocks leads out of the part that `desc` is. */
static bool leads_out(const McRoutineCheck *c, const McMemDesc *desc, uint32_t i) {
  uint32_t stages = mc_memdesc_stages(c->ctx, desc->encoding, desc->rank);
  for (uint32_t k = 0; k + stages < desc->rank; k++) {
    if (mc_triton_block_basis(c->ctx, desc, i, k) >= mc_memdesc_dim(c->ctx, desc, stages + k)) return true;
  }
  return false;
}

/* --- what copies have in common --- */

static bool coordinates_fit(const McRoutineCheck *c, McType desc, uint32_t count) {
  uint32_t rank = mc_triton_list_size(c->ctx, (McAttr){mc_defined_param(c->ctx, desc.index, 0)});
  if (is_im2col(c, desc)) {
    if (count < 3) return fail(c, "IM2COL mode requires at least 3D coordinates, but got %uD", count);
    return count <= 5 || fail(c, "IM2COL mode supports at most 5D coordinates, but got %uD", count);
  }
  if (count != rank) return fail(c, "expected %u coordinates, but got %u", rank, count);
  return (count >= 1 && count <= 5) || fail(c, "must have between 1 and 5 coordinates");
}

static bool layouts_fit(const McRoutineCheck *c, McType desc, const McMemDesc *buffer) {
  if (mc_buffer_kind(c, buffer) != MC_LAYOUT_NVMMA) return fail(c, "TMA descriptor must have NVMMA shared layout");
  if (mc_layout_rank(c->ctx, buffer->encoding) != buffer->rank) {
    return fail(c, "TMA shared memory and layout ranks must match");
  }
  McAttr layout = {mc_defined_param(c->ctx, desc.index, 2)};
  bool same = mc_layout_kind(c->ctx, layout) == MC_LAYOUT_NVMMA;
  for (uint32_t i = SWIZZLING; same && i <= FP4_PADDED; i++) {
    same = mc_layout_param(c->ctx, layout, i).index == mc_layout_param(c->ctx, buffer->encoding, i).index;
  }
  if (!same) {
    return fail(c, "TMA descriptor layout must match shared layout, but got descriptor layout %s and shared memory "
                   "layout %s", layout_text(c, layout), layout_text(c, buffer->encoding));
  }
  return mc_layout_number(c, buffer->encoding, TRANSPOSED) == 0 ||
         fail(c, "TMA descriptor layout must not be transposed");
}

static bool load_fits(const McRoutineCheck *c, McType desc, const McMemDesc *result) {
  McMemDesc barrier;
  if (!mc_buffer_of(c, "barrier", &barrier)) return true;
  if (!mc_triton_is_barrier(c, barrier.type) || !mc_triton_copy_barrier_fits(c, &barrier)) return false;
  if (!result->is_mutable) return fail(c, "cannot store into immutable memory");
  if (!layouts_fit(c, desc, result)) return false;
  bool shares_more = false; /* than pairs of blocks share the barrier */
  uint32_t bits = mc_triton_num_bases(c->ctx, mc_layout_cga(c->ctx, result->encoding));
  for (uint32_t i = 1; i < bits; i++) shares_more = shares_more || mc_triton_block_basis(c->ctx, &barrier, i, 0) == 0;
  for (uint32_t i = 0; i < bits; i++) {
    if (!leads_out(c, result, i) || (i == 0 && !shares_more)) continue;
    return fail(c, "TMA destination and completion barrier must belong to the same CTA or a CTA pair");
  }
  return true;
}

static bool store_fits(const McRoutineCheck *c, McType desc, const McMemDesc *source) {
  if (is_fp4_padded(c, source)) return fail(c, "does not support fp4_padded operands");
  for (uint32_t i = 0, n = mc_triton_num_bases(c->ctx, mc_layout_cga(c->ctx, source->encoding)); i < n; i++) {
    if (leads_out(c, source, i)) return fail(c, "source subview may have an origin in another CTA");
  }
  return layouts_fit(c, desc, source);
}

static bool multicast_fits(const McRoutineCheck *c, const McMemDesc *result) {
  return !mc_flag_of(c, "multicast") || is_shared_by_blocks(c, result) ||
         fail(c, "multicast requires the shared layout to broadcast across CTAs");
}

/* --- blocks --- */

/* Arguments: the coordinates, the offsets. */
bool mc_check_ttng_copy_in(const McRoutineCheck *c) {
  McType desc = mc_type_of(c, "desc");
  McMemDesc result;
  uint32_t coordinates = mc_named_group(c, c->args[0]).count, offsets = mc_named_group(c, c->args[1]).count;
  if (desc.index == MC_NONE || !mc_buffer_of(c, "result", &result)) return true;
  if (!coordinates_fit(c, desc, coordinates) || !mc_triton_descriptor_fits(c, desc, result.type) ||
      !load_fits(c, desc, &result)) {
    return false;
  }
  if (!is_im2col(c, desc)) {
    if (offsets > 0) return fail(c, "TILED mode does not support offsets");
  } else if (offsets == 0) {
    return fail(c, "IM2COL mode requires offsets to be provided");
  } else if (offsets != coordinates - 2) {
    return fail(c, "IM2COL mode with %uD coordinates requires %u offsets, but got %u", coordinates, coordinates - 2,
                offsets);
  }
  return multicast_fits(c, &result);
}

/* Argument: the coordinates. */
bool mc_check_ttng_copy_out(const McRoutineCheck *c) {
  McType desc = mc_type_of(c, "desc");
  McMemDesc source;
  if (desc.index == MC_NONE || !mc_buffer_of(c, "src", &source)) return true;
  return coordinates_fit(c, desc, mc_named_group(c, c->args[0]).count) &&
         mc_triton_descriptor_fits(c, desc, source.type) && store_fits(c, desc, &source);
}

bool mc_check_ttng_copy_reduce(const McRoutineCheck *c) {
  enum { ADD = 1, MIN, MAX, INC, DEC, AND, OR, XOR };
  static const char *const names[] = {"", "add", "min", "max", "inc", "dec", "and", "or", "xor"};
  McType desc = mc_type_of(c, "desc");
  int64_t kind = mc_number_of(c, "kind", ADD);
  if (desc.index == MC_NONE || kind < ADD || kind > XOR) return true;
  McType element = {mc_defined_param(c->ctx, desc.index, 1)};
  bool is_integer = mc_kind(c->ctx, element.index) == MC_TYPE_INTEGER;
  uint32_t width = is_integer ? mc_type_integer_width(c->ctx, element) : 0;
  bool is_signed = is_integer && mc_type_integer_signedness(c->ctx, element) == MC_SIGNED;
  bool is_half = mc_is_float(c, element, MC_F16) || mc_is_float(c, element, MC_BF16), ok = false;
  switch (kind) {
    case ADD: ok = width == 32 || (width == 64 && !is_signed) || is_half || mc_is_float(c, element, MC_F32); break;
    case MIN:
    case MAX: ok = width == 32 || width == 64 || is_half; break;
    case AND:
    case OR:
    case XOR: ok = width == 32 || width == 64; break;
    default: break;
  }
  return ok || fail(c, "unsupported reduce kind %s for element type '%s'", names[kind], mc_text_type(c->diags,
                                                                                                     element));
}

/* --- rows --- */

/* The offsets of rows are the same in all lanes, four at a time. */
static bool offsets_fit(const McRoutineCheck *c, const McMemDesc *buffer, McType offsets) {
  McAttr layout = mc_is_tensor(c, offsets) ? mc_type_encoding(c->ctx, offsets) : (McAttr){MC_NONE};
  McLinear linear;
  if (layout.index == MC_NONE || !mc_linear_of_tensor(c->ctx, offsets, &linear)) return true;
  if (mc_linear_contiguous(&linear, MC_IN_REGISTER, 0) < 4) {
    return fail(c, "x offsets must have at least 4 contiguous elements per thread");
  }
  for (uint32_t i = 0; i < linear.num_bits[MC_IN_LANE]; i++) {
    if (linear.bases[MC_IN_LANE][i][0] != 0) return fail(c, "x offsets must be broadcasted across each warp");
  }
  McAttr rows = mc_layout_cga(c->ctx, buffer->encoding), cga = mc_layout_cga(c->ctx, layout);
  uint32_t count = mc_triton_num_bases(c->ctx, rows);
  uint32_t dim = mc_layout_root_dim(c->ctx, layout, 0);
  bool same = count == mc_triton_num_bases(c->ctx, cga);
  for (uint32_t i = 0; same && i < count; i++) {
    same = mc_triton_basis(c->ctx, rows, i, 0) == mc_triton_basis(c->ctx, cga, i, dim);
  }
  return same || fail(c, "x offsets must have the same row CGA layout as the memdesc");
}

bool mc_check_ttng_gather(const McRoutineCheck *c) {
  McType desc = mc_type_of(c, "desc"), offsets = mc_type_of(c, "x_offsets");
  McMemDesc result;
  if (desc.index == MC_NONE || !mc_buffer_of(c, "result", &result)) return true;
  if (!load_fits(c, desc, &result)) return false;
  if (is_fp4_padded(c, &result)) return fail(c, "does not support fp4_padded operands");
  return multicast_fits(c, &result) && mc_triton_rows_fit(c, desc, result.type, offsets) &&
         offsets_fit(c, &result, offsets);
}

bool mc_check_ttng_scatter(const McRoutineCheck *c) {
  McType desc = mc_type_of(c, "desc"), offsets = mc_type_of(c, "x_offsets");
  McMemDesc source;
  if (desc.index == MC_NONE || !mc_buffer_of(c, "src", &source)) return true;
  return store_fits(c, desc, &source) && mc_triton_rows_fit(c, desc, source.type, offsets) &&
         offsets_fit(c, &source, offsets);
}

/* --- other --- */

/* Arguments: the sizes of the box, of the tensor, its strides, the strides of elements. */
bool mc_check_ttng_tensormap_create(const McRoutineCheck *c) {
  static const char *const names[] = {"dim", "stride", "element stride"};
  uint32_t rank = mc_named_group(c, c->args[0]).count;
  for (uint32_t i = 0; i < 3; i++) {
    uint32_t has = mc_named_group(c, c->args[i + 1]).count, wants = i == 1 ? rank - 1 : rank;
    if (has == wants) continue;
    return mc_plain_error(c, "Rank mismatch for %s%s. Got %u but expected %u", i == 2 ? "" : "global ", names[i], has,
                          wants);
  }
  return true;
}

/* The tensor that is stored is written at least 32 bits at a time. */
bool mc_check_ttng_async_shared_store(const McRoutineCheck *c) {
  McMemDesc target;
  McType source = mc_type_of(c, "src");
  McLinear registers, memory;
  if (mc_triton_module(c->ctx, c->op).blocks < 2) return fail(c, "requires at least two CTAs in the cluster");
  if (!mc_buffer_of(c, "dst", &target) || !mc_is_tensor(c, source)) return true;
  if (!target.is_mutable) return fail(c, "cannot store into immutable memory");
  if (!mc_triton_access_fits(c, source, &target, true)) return false;
  if (!mc_triton_is_barrier(c, mc_type_of(c, "mbarrier"))) return false;
  if (!mc_linear_of_tensor(c->ctx, source, &registers) || !mc_linear_of_buffer(c->ctx, &target, &memory)) return true;
  /* as many registers as lead to the first offsets, one after the other */
  uint32_t bits = mc_type_bit_width(c->ctx, target.element), run = 1;
  if (mc_is_defined_as(c->ctx, target.element.index, "tt.ptr")) bits = 64;
  for (uint32_t i = 0; i < registers.num_bits[MC_IN_REGISTER] && i < memory.num_bits[MC_IN_OFFSET]; i++) {
    bool found = false; /* vectors can be put together of any registers */
    for (uint32_t r = 0; r < registers.num_bits[MC_IN_REGISTER]; r++) {
      found = found || memcmp(registers.bases[MC_IN_REGISTER][r], memory.bases[MC_IN_OFFSET][i],
                              sizeof memory.bases[MC_IN_OFFSET][i]) == 0;
    }
    if (!found) break;
    run *= 2;
  }
  return run * bits >= 32 || fail(c, "requires a layout vectorizing stores to at least 32 bits");
}
