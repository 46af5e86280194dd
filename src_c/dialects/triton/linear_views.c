/* linear_views.c - views and conversions whose rules need linear layouts. */
#include "dialects/triton/checks.h"
#include "dialects/triton/linear.h"

bool mc_triton_split_is_straight(const McRoutineCheck *c, const McMemDesc *from, const McMemDesc *to, uint32_t stages) {
  McLinear whole;
  if (!mc_linear_of_buffer(c->ctx, from, &whole)) return true;
  for (uint32_t i = stages; i < from->rank; i++) {
    int64_t size = mc_memdesc_dim(c->ctx, to, i), end = mc_memdesc_dim(c->ctx, from, i);
    for (; size > 0 && size < end; size *= 2) {
      McBasis at = {0};
      uint64_t bits[2];
      at[i - stages] = (int32_t)size;
      if (!mc_linear_invert(&whole, MC_IN_OFFSET, MC_IN_BLOCK, at, bits)) continue;
      if (bits[0] != 0 && !mc_is_power_of_2((int64_t)bits[0])) return false;
    }
  }
  return true;
}

bool mc_triton_converts_in_warp(const McRoutineCheck *c, McType from, McType to) {
  McLinear a, b;
  if (!mc_linear_of_tensor(c->ctx, from, &a) || !mc_linear_of_tensor(c->ctx, to, &b)) return true;
  return mc_linear_same_bits(&a, &b, MC_IN_WARP) && mc_linear_same_bits(&a, &b, MC_IN_BLOCK);
}

/* --- other types for a buffer --- */

/* A buffer, the layout of its whole allocation, and of the part that it is; its sizes in bytes, or in columns. */
typedef struct View {
  const McMemDesc *desc;
  McLinear whole, part;
  uint32_t rank, address; /* the kind of bits that addresses have */
  int64_t dims[MC_TRITON_RANK], stages;
  uint64_t stride, bits;
} View;

static bool view_of(const McRoutineCheck *c, const McMemDesc *desc, bool in_columns, View *out) {
  uint32_t stages = mc_memdesc_stages(c->ctx, desc->encoding, desc->rank);
  McMemDesc whole = *desc;
  whole.shape = whole.alloc_shape;
  whole.rank = whole.alloc_rank;
  *out = (View){.desc = desc, .rank = desc->rank - stages, .address = in_columns ? MC_IN_COLUMN : MC_IN_OFFSET,
                .stages = stages == 0 ? 1 : mc_memdesc_dim(c->ctx, desc, 0)};
  uint32_t all = mc_memdesc_stages(c->ctx, desc->encoding, desc->alloc_rank);
  int64_t dims[MC_TRITON_RANK];
  if (out->rank > MC_TRITON_RANK || desc->alloc_rank - all != out->rank) return false;
  for (uint32_t k = 0; k < out->rank; k++) {
    out->dims[k] = mc_memdesc_dim(c->ctx, desc, stages + k);
    dims[k] = mc_triton_list_at(c->ctx, desc->alloc_shape, all + k);
  }
  if (!mc_linear_of(c->ctx, desc->encoding, dims, out->rank, &out->whole)) return false;
  if (!mc_linear_of_buffer(c->ctx, desc, &out->part)) return false;
  uint32_t unit = in_columns ? 32 : 8;
  out->bits = mc_is_defined_as(c->ctx, desc->element.index, "tt.ptr") ? 64 : mc_type_bit_width(c->ctx, desc->element);
  out->stride = (((uint64_t)1 << out->whole.num_bits[out->address]) * out->bits + unit - 1) / unit;
  return out->bits > 0;
}

/* Bits of a kind that lead somewhere. */
static uint64_t used_bits(const McLinear *linear, uint32_t in) {
  uint64_t mask = 0;
  for (uint32_t i = 0; i < linear->num_bits[in]; i++) {
    if (!mc_basis_is_zero(linear, linear->bases[in][i])) mask |= (uint64_t)1 << i;
  }
  return mask;
}

uint32_t mc_linear_memory_rows(const McLinear *linear) {
  uint32_t rows = 1u << linear->num_bits[MC_IN_ROW];
  bool halves = linear->num_bits[MC_IN_ROW] > 4 && mc_basis_is_zero(linear, linear->bases[MC_IN_ROW][4]);
  return halves ? rows / 2 : rows;
}

static bool rows_fit(const McRoutineCheck *c, const View *from, const View *to) {
  uint32_t has = mc_linear_memory_rows(&from->part), wants = mc_linear_memory_rows(&to->part);
  if (wants > has) {
    return mc_plain_error(c, "result tensor-memory row footprint (%u) exceeds the source view (%u)", wants, has);
  }
  uint64_t hidden = used_bits(&from->whole, MC_IN_ROW) & ~used_bits(&from->part, MC_IN_ROW);
  return !(used_bits(&to->whole, MC_IN_ROW) & hidden) ||
         mc_plain_error(c, "result accesses tensor-memory rows outside the source subview");
}

/* How many addresses from the first on are the part's, in elements: those that its coordinates or no coordinates
 * have. */
static uint64_t owned_elements(const View *from) {
  uint64_t owned[2 * MC_LINEAR_BITS], end = (uint64_t)1 << from->whole.num_bits[from->address];
  uint32_t count = 0;
  for (uint32_t k = 0; k < from->rank; k++) {
    for (int64_t size = 1; size < from->dims[k] && count < MC_LINEAR_BITS; size *= 2) {
      McBasis at = {0};
      uint64_t bits[2];
      at[k] = (int32_t)size;
      uint32_t other = from->address == MC_IN_COLUMN ? MC_IN_ROW : MC_IN_BLOCK;
      if (mc_linear_invert(&from->whole, from->address, other, at, bits)) owned[count++] = bits[0];
    }
  }
  uint64_t unused = (end - 1) & ~used_bits(&from->whole, from->address);
  for (; unused != 0 && count < MC_COUNT(owned); unused &= unused - 1) owned[count++] = unused & (~unused + 1);
  uint64_t run = 1;
  uint32_t done = 0; /* rows of the elimination, the highest bit first */
  for (uint32_t bit = from->whole.num_bits[from->address]; bit-- > 0;) {
    uint32_t pivot = done;
    while (pivot < count && !(owned[pivot] >> bit & 1)) pivot++;
    if (pivot == count) continue;
    uint64_t row = owned[pivot];
    owned[pivot] = owned[done];
    owned[done++] = row;
    for (uint32_t i = 0; i < count; i++) {
      if (i != done - 1 && (owned[i] >> bit & 1)) owned[i] ^= row;
    }
  }
  for (; run < end; run *= 2) {
    uint32_t i = 0;
    while (i < done && owned[i] != run) i++;
    if (i == done) break;
  }
  return run;
}

static bool is_across_blocks(const View *from) {
  for (uint32_t i = 0; i < from->whole.num_bits[MC_IN_BLOCK]; i++) {
    for (uint32_t k = 0; k < from->rank; k++) {
      if (from->whole.bases[MC_IN_BLOCK][i][k] >= from->dims[k]) return true;
    }
  }
  return false;
}

bool mc_triton_footprint_fits(const McRoutineCheck *c, const McMemDesc *source, const McMemDesc *result, bool is_part) {
  bool in_columns = mc_is_defined_as(c->ctx, source->space.index, "ttng.tensor_memory");
  View from, to;
  if (!view_of(c, source, in_columns, &from) || !view_of(c, result, in_columns, &to)) return true;
  if (is_across_blocks(&from)) return mc_plain_error(c, "cannot reinterpret a source subview sliced across CTAs");
  if (in_columns && !rows_fit(c, &from, &to)) return false;
  const char *memory = in_columns ? "tensor-memory column" : "shared-memory", *unit = in_columns ? "columns" : "bytes";
  unsigned long long wants = to.stride * (uint64_t)to.stages, has = from.stride * (uint64_t)from.stages;
  if (wants > has) {
    return mc_plain_error(c, "result %s footprint (%llu %s) exceeds the source view (%llu %s)", memory, wants, unit,
                          has,
                          unit);
  }
  if (!is_part) return true;
  uint64_t elements = owned_elements(&from), size = in_columns ? 32 : 8;
  bool is_whole = elements == (uint64_t)1 << from.whole.num_bits[from.address];
  unsigned long long owned = is_whole ? has : (elements * from.bits + size - 1) / size;
  return wants <= owned ||
         mc_plain_error(c, "result %s footprint includes %s not owned by the source subview (%llu %s requested; %llu "
                           "contiguous %s available)", memory, in_columns ? "columns" : "offsets", wants, unit, owned,
                        unit);
}

/* --- parts of tensors --- */

#define MAX_REGISTER_BITS 14 /* more registers are not compared, for it takes long */

/* Each register of `part`, at `offsets`, is one of a register of `whole`; the other bits are the same. Coordinates are
 * taken modulo `wrap`, if that is positive. */
static bool registers_fit(const McRoutineCheck *c, const McLinear *whole, const McLinear *part, const int64_t *offsets,
                          const int64_t *wrap) {
  if (part->num_bits[MC_IN_REGISTER] > MAX_REGISTER_BITS) return true;
  for (uint64_t reg = 0; reg < (uint64_t)1 << part->num_bits[MC_IN_REGISTER]; reg++) {
    McBasis at;
    uint64_t found;
    mc_linear_apply(part, MC_IN_REGISTER, reg, at);
    for (uint32_t k = 0; k < part->rank; k++) {
      at[k] += (int32_t)offsets[k];
      if (wrap[k] > 0) at[k] %= (int32_t)wrap[k];
    }
    if (mc_linear_find(whole, MC_IN_REGISTER, at, &found)) continue;
    char text[128];
    size_t len = 0;
    for (uint32_t k = 0; k < part->rank && len + 16 < sizeof text; k++) {
      len += (size_t)snprintf(text + len, sizeof text - len, k == 0 ? "%d" : ", %d", at[k]);
    }
    return mc_plain_error(c, "No source register holds the element for destination index [%s]", text);
  }
  return (mc_linear_same_bits(whole, part, MC_IN_LANE) && mc_linear_same_bits(whole, part, MC_IN_WARP)) ||
         mc_plain_error(c, "Lane and warp dim basis must match between source and destination layout.");
}

bool mc_check_amdg_extract_slice(const McRoutineCheck *c) {
  McType source = mc_type_of(c, "source"), result = mc_type_of(c, "result");
  McAttr list = mc_checked_attr(c, "static_offsets");
  if (!mc_is_tensor(c, source) || !mc_is_tensor(c, result)) return true;
  if (mc_type_element(c->ctx, source).index != mc_type_element(c->ctx, result).index) {
    return mc_plain_error(c, "result element type must match source element type");
  }
  uint32_t rank = mc_type_rank(c->ctx, source);
  if (rank != mc_type_rank(c->ctx, result)) return mc_plain_error(c, "result rank must be equal to source rank");
  if (rank > MC_TRITON_RANK || mc_triton_list_size(c->ctx, list) != rank) return true;
  int64_t offsets[MC_TRITON_RANK] = {0}, wrap[MC_TRITON_RANK] = {0};
  for (uint32_t k = 0; k < rank; k++) {
    int64_t whole = mc_type_dim(c->ctx, source, k), part = mc_type_dim(c->ctx, result, k);
    offsets[k] = mc_triton_list_at(c->ctx, list, k);
    if (offsets[k] < 0) return mc_plain_error(c, "offset must be non-negative at dimension %u", k);
    if (part > whole) return mc_plain_error(c, "result shape cannot exceed source shape at dimension %u", k);
    if (offsets[k] > whole - part) return mc_plain_error(c, "invalid offset at dimension %u", k);
  }
  McLinear whole, part;
  if (!mc_linear_of_tensor(c->ctx, source, &whole) || !mc_linear_of_tensor(c->ctx, result, &part)) return true;
  return registers_fit(c, &whole, &part, offsets, wrap);
}

bool mc_check_amdg_concat(const McRoutineCheck *c) {
  McType source = mc_operand_type(c, 0), result = mc_type_of(c, "result");
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  if (count == 0 || !mc_is_tensor(c, source) || !mc_is_tensor(c, result)) return true;
  uint32_t rank = mc_type_rank(c->ctx, source);
  if (rank != mc_type_rank(c->ctx, result)) {
    return mc_plain_error(c, "Source and destination tensors must have the same rank.");
  }
  if (rank > MC_TRITON_RANK) return true;
  int64_t offsets[MC_TRITON_RANK] = {0}, wrap[MC_TRITON_RANK] = {0};
  uint64_t tiles = 1;
  for (uint32_t k = 0; k < rank; k++) {
    wrap[k] = mc_type_dim(c->ctx, source, k);
    int64_t whole = mc_type_dim(c->ctx, result, k);
    if (wrap[k] <= 0 || whole % wrap[k] != 0) {
      return mc_plain_error(c, "Source and destination tensor shapes don't match.");
    }
    tiles *= (uint64_t)(whole / wrap[k]);
  }
  if (tiles != count) {
    return mc_plain_error(c, "Number of source tiles (%u) doesn't match required count (%llu).", count,
                          (unsigned long long)tiles);
  }
  for (uint32_t i = 1; i < count; i++) {
    if (mc_operand_type(c, i).index == source.index) continue;
    return mc_plain_error(c, "All sources must have identical tensor types.");
  }
  if (mc_type_element(c->ctx, source).index != mc_type_element(c->ctx, result).index) {
    return mc_plain_error(c, "Element types of sources and destination must match.");
  }
  McLinear tile, whole;
  if (!mc_linear_of_tensor(c->ctx, source, &tile) || !mc_linear_of_tensor(c->ctx, result, &whole)) return true;
  return registers_fit(c, &tile, &whole, offsets, wrap);
}

/* --- tensor memory --- */

static bool subslice_types_fit(const McRoutineCheck *c, const McMemDesc *from, const McMemDesc *to) {
  if (!mc_is_defined_as(c->ctx, from->space.index, "ttng.tensor_memory")) {
    return fail(c, "The source must be a tensor memory buffer.");
  }
  if (!mc_is_defined_as(c->ctx, to->space.index, "ttng.tensor_memory")) {
    return fail(c, "The destination must be a tensor memory buffer.");
  }
  if (from->element.index != to->element.index) {
    return fail(c, "The source and result must have the same element type.");
  }
  if (from->encoding.index != to->encoding.index) return fail(c, "The source and result must have the same encoding.");
  if (from->alloc_shape.index != to->alloc_shape.index) {
    return fail(c, "The source and result must have the same alloc shape.");
  }
  return (from->rank == to->rank && (from->rank == 2 || from->rank == 3)) ||
         fail(c, "The source and result must both be 2D or 3D tensor memory buffers.");
}

/* Bits from the lowest of `offset` on, as many, lead along dimension `k` one after the other. */
static bool has_run(const McLinear *l, uint32_t in, uint32_t k, uint32_t first, uint32_t count) {
  for (uint32_t from = 0; from + count <= l->num_bits[in]; from++) {
    uint32_t i = 0;
    while (i < count && l->bases[in][from + i][1 - k] == 0 &&
           l->bases[in][from + i][k] == (int64_t)1 << (first + i)) {
      i++;
    }
    if (i == count) return true;
  }
  return false;
}

bool mc_check_ttng_tmem_subslice(const McRoutineCheck *c) {
  McMemDesc from, to;
  McLinear linear;
  int64_t dim = mc_number_of(c, "dim", 1), offset = mc_number_of(c, "offset", 0);
  if (!mc_buffer_of(c, "src", &from) || !mc_buffer_of(c, "result", &to)) return true;
  if (!subslice_types_fit(c, &from, &to)) return false;
  if (dim < 0 || dim >= from.rank) return fail(c, "The slice dimension must be within the descriptor rank.");
  for (uint32_t i = 0; i < from.rank; i++) {
    if (i == dim || mc_memdesc_dim(c->ctx, &from, i) == mc_memdesc_dim(c->ctx, &to, i)) continue;
    return fail(c, "The result must have the same size as the source in the dimensions that are not being sliced.");
  }
  int64_t part = mc_memdesc_dim(c->ctx, &to, (uint32_t)dim);
  if (offset < 0 || offset + part > mc_memdesc_dim(c->ctx, &from, (uint32_t)dim)) {
    return mc_plain_error(c, "The split offset may not exceed the source shape");
  }
  if ((from.rank == 3 && dim == 0) || !mc_linear_of_buffer(c->ctx, &from, &linear)) return true;
  uint32_t k = (uint32_t)dim - mc_memdesc_stages(c->ctx, from.encoding, from.rank);
  if (offset & (part - 1)) {
    uint32_t first = mc_log2_of((uint64_t)(offset & -offset)), count = 0;
    for (uint64_t changed = (uint64_t)(offset ^ (offset + part - 1)) >> first; changed > 0; changed >>= 1) count++;
    if (!has_run(&linear, MC_IN_ROW, k, first, count) && !has_run(&linear, MC_IN_COLUMN, k, first, count)) {
      return mc_plain_error(c, "The split offset may not touch the tile");
    }
  }
  for (uint32_t i = 0; i < linear.num_bits[MC_IN_BLOCK]; i++) {
    if (linear.bases[MC_IN_BLOCK][i][k] >= part) return fail(c, "The result may not be sliced across CTAs.");
  }
  McBasis at = {0};
  uint64_t bits[2];
  at[k] = (int32_t)offset;
  if (!mc_linear_invert(&linear, MC_IN_COLUMN, MC_IN_ROW, at, bits)) return true;
  return bits[0] * mc_type_bit_width(c->ctx, from.element) % 32 == 0 ||
         fail(c, "The split offset must be 32-bit aligned in tensor memory.");
}
