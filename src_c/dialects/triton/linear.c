/* linear.c - linear layouts of tensors and buffers. */
#include "dialects/triton/linear.h"

/* --- making --- */

static bool push(McLinear *l, uint32_t in, uint32_t dim, int32_t at) {
  if (l->num_bits[in] == MC_LINEAR_BITS) return false;
  int32_t *basis = l->bases[in][l->num_bits[in]++];
  memset(basis, 0, sizeof(McBasis));
  basis[dim] = at;
  return true;
}

/* More bits, which lead on along a dimension until it is `times` as large. */
static bool extend(McLinear *l, uint32_t in, uint32_t dim, int64_t times) {
  for (; times > 1; times /= 2) {
    if (l->sizes[dim] > INT32_MAX / 2 || !push(l, in, dim, l->sizes[dim])) return false;
    l->sizes[dim] *= 2;
  }
  return true;
}

/* Bits that lead nowhere. */
static bool repeat(McLinear *l, uint32_t in, int64_t times) {
  for (; times > 1; times /= 2) {
    if (!push(l, in, 0, 0)) return false;
  }
  return true;
}

static void start(McLinear *l, uint32_t rank) {
  *l = (McLinear){.rank = rank};
  for (uint32_t k = 0; k < rank; k++) {
    l->sizes[k] = 1;
    l->order[k] = rank - 1 - k;
  }
}

static void cut(McLinear *l, const int64_t *shape) {
  for (uint32_t in = 0; in < MC_NUM_INS; in++) {
    for (uint32_t i = 0; i < l->num_bits[in]; i++) {
      for (uint32_t k = 0; k < l->rank; k++) {
        if (l->bases[in][i][k] >= shape[k]) l->bases[in][i][k] = 0;
      }
    }
  }
  for (uint32_t k = 0; k < l->rank; k++) {
    if (l->sizes[k] > shape[k]) l->sizes[k] = (int32_t)shape[k];
  }
}

static bool grow(McLinear *l, const int64_t *shape) {
  for (uint32_t i = 0; i < l->rank; i++) {
    uint32_t k = l->order[i];
    if (l->sizes[k] < shape[k] && !extend(l, 0, k, shape[k] / l->sizes[k])) return false;
  }
  return true;
}

/* The part of one block becomes that of all: blocks lead to its copies along the bases of `cga`. */
static bool add_blocks(const McContext *ctx, McLinear *l, McAttr cga, const int64_t *shape) {
  int64_t splits[MC_TRITON_RANK], part[MC_TRITON_RANK] = {0};
  uint32_t bits = mc_triton_num_bases(ctx, cga);
  for (uint32_t k = 0; k < l->rank; k++) {
    splits[k] = 1;
    for (uint32_t i = 0; i < bits; i++) {
      int64_t at = mc_triton_basis(ctx, cga, i, k);
      if (at > 0 && at < shape[k] && splits[k] <= at) splits[k] = at * 2;
    }
    part[k] = shape[k] / splits[k] > 0 ? shape[k] / splits[k] : 1;
  }
  if (!grow(l, part)) return false;
  cut(l, part);
  for (uint32_t i = 0; i < bits; i++) {
    if (!push(l, MC_IN_BLOCK, 0, 0)) return false;
    for (uint32_t k = 0; k < l->rank; k++) {
      int64_t at = mc_triton_basis(ctx, cga, i, k);
      l->bases[MC_IN_BLOCK][i][k] = at < shape[k] ? (int32_t)(at * part[k]) : 0;
    }
  }
  for (uint32_t k = 0; k < l->rank; k++) l->sizes[k] = (int32_t)shape[k];
  return true;
}

/* --- of tensors --- */

static bool blocked(const McContext *ctx, McAttr layout, const int64_t *shape, McLinear *out) {
  McAttr order = mc_layout_param(ctx, layout, 3);
  for (uint32_t k = 0; k < out->rank; k++) out->order[k] = (uint32_t)mc_triton_list_at(ctx, order, k);
  for (uint32_t in = MC_IN_REGISTER; in <= MC_IN_WARP; in++) {
    McAttr sizes = mc_layout_param(ctx, layout, in);
    for (uint32_t k = 0; k < out->rank; k++) {
      if (!extend(out, in, out->order[k], mc_triton_list_at(ctx, sizes, out->order[k]))) return false;
    }
  }
  return add_blocks(ctx, out, mc_layout_param(ctx, layout, 4), shape);
}

/* Bases of one kind, as an attribute lists them. */
static bool listed(const McContext *ctx, McAttr bases, uint32_t in, McLinear *out) {
  for (uint32_t i = 0, n = mc_triton_num_bases(ctx, bases); i < n; i++) {
    if (!push(out, in, 0, 0)) return false;
    for (uint32_t k = 0; k < out->rank; k++) {
      int64_t at = mc_triton_basis(ctx, bases, i, k);
      if (at < 0 || at > INT32_MAX / 2) return false;
      out->bases[in][i][k] = (int32_t)at;
      while (out->sizes[k] <= at) out->sizes[k] *= 2;
    }
  }
  return true;
}

static void drop_empty_registers(McLinear *l, const McLinear *before) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < l->num_bits[MC_IN_REGISTER]; i++) {
    bool was_empty = before != NULL && mc_basis_is_zero(before, before->bases[MC_IN_REGISTER][i]);
    if (mc_basis_is_zero(l, l->bases[MC_IN_REGISTER][i]) && !was_empty) continue;
    memcpy(l->bases[MC_IN_REGISTER][kept++], l->bases[MC_IN_REGISTER][i], sizeof(McBasis));
  }
  l->num_bits[MC_IN_REGISTER] = kept;
}

static bool of_bases(const McContext *ctx, McAttr layout, const int64_t *shape, McLinear *out) {
  for (uint32_t in = 0; in < MC_NUM_INS; in++) {
    if (!listed(ctx, mc_layout_param(ctx, layout, in), in, out)) return false;
  }
  for (uint32_t k = 0; k < out->rank; k++) {
    if (out->sizes[k] < shape[k]) return false; /* in which order it would be repeated is not known here */
  }
  McLinear before = *out;
  cut(out, shape);
  drop_empty_registers(out, &before);
  return true;
}

/* The accumulator of a product on NVIDIA's matrix units. */
static bool nvidia(const McContext *ctx, McAttr layout, const int64_t *shape, McLinear *out) {
  int64_t version = mc_triton_number(ctx, mc_layout_param(ctx, layout, 0), 0);
  McAttr warps = mc_layout_param(ctx, layout, 2), instruction = mc_layout_param(ctx, layout, 4);
  uint32_t rank = out->rank, inner = rank - 1, outer = rank - 2, first = version == 3 ? 0 : rank - 2;
  if (rank < 2 || (version != 2 && version != 3) || mc_triton_list_size(ctx, instruction) < first + 2) return false;
  int64_t m = mc_triton_list_at(ctx, instruction, first), n = mc_triton_list_at(ctx, instruction, first + 1);
  if (m < 8 || n < 8) return false;
  if (!extend(out, MC_IN_REGISTER, inner, 2) || !extend(out, MC_IN_LANE, inner, 4) ||
      !extend(out, MC_IN_LANE, outer, 8) || !extend(out, MC_IN_REGISTER, outer, m / 8) ||
      !extend(out, MC_IN_REGISTER, inner, n / 8)) {
    return false;
  }
  for (uint32_t i = 0; i < rank; i++) {
    uint32_t k = version != 3 ? rank - 1 - i : i < 2 ? rank - 2 + i : rank - 1 - i;
    if (!extend(out, MC_IN_WARP, k, mc_triton_list_at(ctx, warps, k))) return false;
  }
  return add_blocks(ctx, out, mc_layout_param(ctx, layout, 3), shape);
}

/* --- of shared memory --- */

static bool swizzled(const McContext *ctx, McAttr layout, const int64_t *shape, McLinear *out) {
  int64_t vec = mc_triton_number(ctx, mc_layout_param(ctx, layout, 0), 1);
  int64_t per_phase = mc_triton_number(ctx, mc_layout_param(ctx, layout, 1), 1);
  int64_t max_phase = mc_triton_number(ctx, mc_layout_param(ctx, layout, 2), 1);
  McAttr order = mc_layout_param(ctx, layout, 3);
  if (per_phase < 1 || max_phase < 1) return false;
  for (uint32_t k = 0; k < out->rank; k++) out->order[k] = (uint32_t)mc_triton_list_at(ctx, order, k);
  uint32_t cols = out->order[0], rows = out->rank > 1 ? out->order[1] : cols;
  int64_t num_cols = mc_triton_dim_per_block(ctx, layout, cols, shape[cols]);
  if (!extend(out, MC_IN_OFFSET, cols, num_cols)) return false;
  for (uint32_t i = 1; i < out->rank; i++) {
    uint32_t k = out->order[i], from = out->num_bits[MC_IN_OFFSET];
    if (!extend(out, MC_IN_OFFSET, k, mc_triton_dim_per_block(ctx, layout, k, shape[k]))) return false;
    for (uint32_t b = from; k == rows && b < out->num_bits[MC_IN_OFFSET]; b++) {
      int64_t row = out->bases[MC_IN_OFFSET][b][rows];
      out->bases[MC_IN_OFFSET][b][cols] = (int32_t)(vec * (row / per_phase % max_phase) % num_cols);
    }
  }
  return add_blocks(ctx, out, mc_layout_param(ctx, layout, 4), shape);
}

typedef struct Nvmma {
  int64_t bytes, bits;
  bool is_transposed, is_padded;
  int64_t box[MC_TRITON_RANK]; /* what is copied at once, the contiguous dimension last */
} Nvmma;

/* The coordinates of a position in the box, which counts the contiguous dimension first. */
static void in_box(const Nvmma *m, const McLinear *out, int64_t row, int64_t col, int32_t *basis) {
  for (uint32_t k = 0; k < out->rank; k++) {
    uint32_t dim = m->is_transposed ? (k == out->rank - 1 ? 0 : k + 1) : k;
    basis[dim] = 0;
  }
  basis[m->is_transposed ? 0 : out->rank - 1] = (int32_t)col;
  for (uint32_t k = out->rank - 1; k-- > 0;) {
    uint32_t dim = m->is_transposed ? k + 1 : k;
    basis[dim] = (int32_t)(row % m->box[k]);
    row /= m->box[k];
  }
}

static bool push_in_box(const Nvmma *m, McLinear *out, int64_t row, int64_t col) {
  if (!push(out, MC_IN_OFFSET, 0, 0)) return false;
  in_box(m, out, row, col, out->bases[MC_IN_OFFSET][out->num_bits[MC_IN_OFFSET] - 1]);
  return true;
}

static bool nvmma(const McContext *ctx, McAttr layout, const int64_t *shape, McLinear *out) {
  Nvmma m = {.bytes = mc_triton_number(ctx, mc_layout_param(ctx, layout, 0), 0),
             .is_transposed = mc_triton_flag(ctx, mc_layout_param(ctx, layout, 1)),
             .bits = mc_triton_number(ctx, mc_layout_param(ctx, layout, 2), 0),
             .is_padded = mc_triton_flag(ctx, mc_layout_param(ctx, layout, 3))};
  uint32_t rank = out->rank;
  if (m.bits <= 0) return false;
  int64_t rows = 1;
  for (uint32_t k = 0; k < rank; k++) {
    uint32_t dim = m.is_transposed ? (k == rank - 1 ? 0 : k + 1) : k;
    m.box[k] = mc_triton_dim_per_block(ctx, layout, dim, shape[dim]);
    if (k == rank - 1 && m.is_padded) m.box[k] *= 2;
    if (m.box[k] > 256) m.box[k] = 256;
    if (k == rank - 1 && m.bytes != 0) m.box[k] = 8 * m.bytes / m.bits;
    if (k == rank - 1 && m.is_padded) m.box[k] /= 2;
    if (m.box[k] <= 0) return false;
    if (k < rank - 1) rows *= m.box[k];
  }
  int64_t cols = m.box[rank - 1];
  if (m.bytes == 0) {
    for (uint32_t k = rank; k-- > 0;) {
      uint32_t dim = m.is_transposed ? (k == rank - 1 ? 0 : k + 1) : k;
      if (!extend(out, MC_IN_OFFSET, dim, m.box[k])) return false;
    }
  } else {
    int64_t vec = 128 / m.bits, per_phase = 128 / m.bytes, max_phase = m.bytes / 16;
    int64_t tile = 8 * (m.bytes > 16 ? m.bytes : 16) / m.bits;
    if (rank < 2 || cols * (m.is_padded ? 2 : 1) < tile || rows < 8) return false;
    for (int64_t col = 1; col < tile; col *= 2) {
      if (!push_in_box(&m, out, 0, m.is_padded ? col / 16 * 8 + col % 8 : col)) return false;
    }
    for (int64_t row = 1; row < 8; row *= 2) {
      int64_t col = vec * (row / per_phase % max_phase);
      if (!push_in_box(&m, out, row, m.is_padded ? col / 16 * 8 + col % 8 : col)) return false;
    }
    for (int64_t row = 8; row < rows; row *= 2) {
      if (!push_in_box(&m, out, row, 0)) return false;
    }
    for (uint32_t k = 0; k < rank; k++) {
      out->sizes[m.is_transposed ? (k == rank - 1 ? 0 : k + 1) : k] = (int32_t)m.box[k];
    }
  }
  /* boxes follow one another along the first dimension first; without swizzling along the last one */
  for (uint32_t k = 0; k < rank && m.bytes != 0; k++) out->order[k] = k;
  return add_blocks(ctx, out, mc_layout_param(ctx, layout, 5), shape);
}

/* Bases of offsets and blocks, as the encoding lists them. */
static bool shared_bases(const McContext *ctx, McAttr offset, McAttr block, const int64_t *shape, McLinear *out) {
  if (!listed(ctx, offset, MC_IN_OFFSET, out) || !listed(ctx, block, MC_IN_BLOCK, out)) return false;
  for (uint32_t k = 0; k < out->rank; k++) {
    if (out->sizes[k] != shape[k]) return false;
  }
  return true;
}

/* --- of tensor memory --- */

static bool tensor_memory(const McContext *ctx, McAttr layout, const int64_t *shape, McLinear *out) {
  int64_t block_m = mc_triton_number(ctx, mc_layout_param(ctx, layout, 0), 0);
  int64_t block_n = mc_triton_number(ctx, mc_layout_param(ctx, layout, 1), 0);
  int64_t stride = mc_triton_number(ctx, mc_layout_param(ctx, layout, 2), 1);
  bool two = mc_triton_flag(ctx, mc_layout_param(ctx, layout, 4));
  bool padded = mc_triton_flag(ctx, mc_layout_param(ctx, layout, 5));
  int64_t part[2];
  for (uint32_t k = 0; k < 2; k++) part[k] = mc_triton_dim_per_block(ctx, layout, k, shape[k]);
  if (block_n > part[1]) block_n = part[1];
  if (!repeat(out, MC_IN_COLUMN, stride) || (padded && !repeat(out, MC_IN_COLUMN, 2))) return false;
  bool halves = block_m == 64 && !two;
  if (!extend(out, MC_IN_ROW, 0, halves ? 16 : block_m) || !extend(out, MC_IN_COLUMN, 1, block_n)) return false;
  if (halves) {
    bool down = part[0] > block_m, right = !down && part[1] > block_n;
    if (!push(out, MC_IN_ROW, right ? 1 : 0, (int32_t)(down ? 64 : right ? block_n : 0)) ||
        !push(out, MC_IN_ROW, 0, 16) || !push(out, MC_IN_ROW, 0, 32)) {
      return false;
    }
    out->sizes[0] = down ? 128 : 64;
    if (right) out->sizes[1] *= 2;
  } else if (block_m == 64) {
    if (out->num_bits[MC_IN_COLUMN] == 0 || !push(out, MC_IN_ROW, 0, 0)) return false;
    memcpy(out->bases[MC_IN_ROW][out->num_bits[MC_IN_ROW] - 1],
           out->bases[MC_IN_COLUMN][--out->num_bits[MC_IN_COLUMN]], sizeof(McBasis));
  }
  for (uint32_t k = 0; k < 2; k++) {
    if (part[k] < out->sizes[k] || !extend(out, MC_IN_COLUMN, k, part[k] / out->sizes[k])) return false;
  }
  return add_blocks(ctx, out, mc_layout_param(ctx, layout, 3), shape);
}

static bool scales_memory(const McContext *ctx, McAttr layout, const int64_t *shape, McLinear *out) {
  enum { K_THEN_MN = 1 };
  int64_t part[2], reps[2];
  for (uint32_t k = 0; k < 2; k++) part[k] = mc_triton_dim_per_block(ctx, layout, k, shape[k]);
  if (!extend(out, MC_IN_ROW, 0, 32) || !repeat(out, MC_IN_ROW, 4) || !extend(out, MC_IN_COLUMN, 1, 4) ||
      !extend(out, MC_IN_COLUMN, 0, 2)) {
    return false;
  }
  reps[0] = (part[0] + 63) / 64;
  reps[1] = (part[1] + 3) / 4;
  if (reps[0] > 1) {
    if (!extend(out, MC_IN_COLUMN, 0, 2)) return false;
    reps[0] /= 2;
  }
  uint32_t first = mc_triton_number(ctx, mc_layout_param(ctx, layout, 1), 0) == K_THEN_MN;
  if (!extend(out, MC_IN_COLUMN, first, reps[first]) || !extend(out, MC_IN_COLUMN, 1 - first, reps[1 - first])) {
    return false;
  }
  return add_blocks(ctx, out, mc_layout_param(ctx, layout, 0), shape);
}

/* --- any --- */

static bool without_slices(const McContext *ctx, McAttr encoding, const int64_t *shape, McLinear *out) {
  switch (mc_layout_kind(ctx, encoding)) {
    case MC_LAYOUT_BLOCKED: return blocked(ctx, encoding, shape, out);
    case MC_LAYOUT_LINEAR:
    case MC_LAYOUT_GENERIC_LINEAR: return of_bases(ctx, encoding, shape, out);
    case MC_LAYOUT_NVIDIA_MMA: return nvidia(ctx, encoding, shape, out);
    case MC_LAYOUT_SWIZZLED: return swizzled(ctx, encoding, shape, out);
    case MC_LAYOUT_NVMMA: return nvmma(ctx, encoding, shape, out);
    case MC_LAYOUT_PADDED:
      return shared_bases(ctx, mc_layout_param(ctx, encoding, 2), mc_layout_param(ctx, encoding, 3), shape, out);
    case MC_LAYOUT_SHARED_LINEAR:
      return shared_bases(ctx, mc_layout_param(ctx, encoding, 0), mc_layout_param(ctx, encoding, 1), shape, out);
    case MC_LAYOUT_TENSOR_MEMORY: return tensor_memory(ctx, encoding, shape, out);
    case MC_LAYOUT_TENSOR_MEMORY_SCALES: return scales_memory(ctx, encoding, shape, out);
    default: return false;
  }
}

/* Dimension `dim` of the layout is left out. */
static void leave_out(McLinear *l, uint32_t dim) {
  for (uint32_t in = 0; in < MC_NUM_INS; in++) {
    for (uint32_t i = 0; i < l->num_bits[in]; i++) {
      int32_t *basis = l->bases[in][i];
      for (uint32_t k = dim; k < l->rank; k++) basis[k] = k + 1 < l->rank ? basis[k + 1] : 0;
    }
  }
  for (uint32_t k = dim; k + 1 < l->rank; k++) l->sizes[k] = l->sizes[k + 1];
  l->rank--;
  drop_empty_registers(l, NULL);
}

bool mc_linear_of(const McContext *ctx, McAttr encoding, const int64_t *shape, uint32_t rank, McLinear *out) {
  int64_t whole[MC_TRITON_RANK];
  uint32_t slices[MC_TRITON_RANK], num_slices = 0;
  if (rank == 0 || rank > MC_TRITON_RANK || mc_layout_rank(ctx, encoding) != rank) return false;
  for (uint32_t k = 0; k < rank; k++) {
    whole[k] = shape[k];
    if (!mc_is_power_of_2(shape[k]) || shape[k] > INT32_MAX / 2) return false;
  }
  for (; mc_layout_kind(ctx, encoding) == MC_LAYOUT_SLICE; encoding = mc_layout_param(ctx, encoding, 1)) {
    uint32_t dim = (uint32_t)mc_triton_number(ctx, mc_layout_param(ctx, encoding, 0), 0);
    if (rank == MC_TRITON_RANK || dim > rank) return false;
    for (uint32_t k = rank; k > dim; k--) whole[k] = whole[k - 1];
    whole[dim] = 1;
    slices[num_slices++] = dim;
    rank++;
  }
  start(out, rank);
  if (!without_slices(ctx, encoding, whole, out)) return false;
  while (num_slices > 0) leave_out(out, slices[--num_slices]);
  return true;
}

bool mc_linear_of_tensor(const McContext *ctx, McType tensor, McLinear *out) {
  int64_t shape[MC_TRITON_RANK];
  uint32_t rank = mc_type_rank(ctx, tensor);
  McAttr encoding = mc_type_encoding(ctx, tensor);
  if (encoding.index == MC_NONE || rank > MC_TRITON_RANK) return false;
  for (uint32_t k = 0; k < rank; k++) shape[k] = mc_type_dim(ctx, tensor, k);
  return mc_linear_of(ctx, encoding, shape, rank, out);
}

/* Columns beyond those that lead somewhere are no part of a subview; at least 32 bits are. */
static void cut_columns(const McContext *ctx, const McMemDesc *desc, McLinear *l) {
  uint32_t bits = mc_type_bit_width(ctx, desc->element), least = bits > 0 && bits < 32 ? mc_log2_of(32 / bits) : 0;
  uint32_t count = 0;
  for (uint32_t i = 0; i < l->num_bits[MC_IN_COLUMN]; i++) {
    if (!mc_basis_is_zero(l, l->bases[MC_IN_COLUMN][i])) count = i + 1;
  }
  if (count < least) count = least;
  while (l->num_bits[MC_IN_COLUMN] < count && push(l, MC_IN_COLUMN, 0, 0)) {}
  l->num_bits[MC_IN_COLUMN] = count;
}

bool mc_linear_of_buffer(const McContext *ctx, const McMemDesc *desc, McLinear *out) {
  int64_t shape[MC_TRITON_RANK], view[MC_TRITON_RANK];
  uint32_t stages = mc_memdesc_stages(ctx, desc->encoding, desc->alloc_rank), rank = desc->alloc_rank - stages;
  uint32_t skipped = mc_memdesc_stages(ctx, desc->encoding, desc->rank);
  if (rank > MC_TRITON_RANK || desc->rank - skipped != rank) return false;
  for (uint32_t k = 0; k < rank; k++) {
    shape[k] = mc_triton_list_at(ctx, desc->alloc_shape, stages + k);
    view[k] = mc_memdesc_dim(ctx, desc, skipped + k);
  }
  if (!mc_linear_of(ctx, desc->encoding, shape, rank, out)) return false;
  McLayoutKind kind = mc_layout_kind(ctx, desc->encoding);
  if (kind == MC_LAYOUT_TENSOR_MEMORY || kind == MC_LAYOUT_TENSOR_MEMORY_SCALES) {
    cut(out, view);
    cut_columns(ctx, desc, out);
  }
  return true;
}

/* --- questions --- */

bool mc_basis_is_zero(const McLinear *linear, const int32_t *basis) {
  for (uint32_t k = 0; k < linear->rank; k++) {
    if (basis[k] != 0) return false;
  }
  return true;
}

bool mc_linear_same_bits(const McLinear *a, const McLinear *b, uint32_t in) {
  return a->rank == b->rank && a->num_bits[in] == b->num_bits[in] &&
         memcmp(a->bases[in], b->bases[in], a->num_bits[in] * sizeof(McBasis)) == 0;
}

void mc_linear_apply(const McLinear *linear, uint32_t in, uint64_t bits, McBasis out) {
  memset(out, 0, sizeof(McBasis));
  for (uint32_t i = 0; i < linear->num_bits[in]; i++) {
    for (uint32_t k = 0; (bits >> i & 1) && k < linear->rank; k++) out[k] ^= linear->bases[in][i][k];
  }
}

int64_t mc_linear_contiguous(const McLinear *linear, uint32_t in, uint32_t k) {
  int64_t run = 1;
  for (uint32_t i = 0; i < linear->num_bits[in]; i++) {
    for (uint32_t j = 0; j < linear->rank; j++) {
      if (linear->bases[in][i][j] != (j == k ? run : 0)) return run;
    }
    run *= 2;
  }
  return run;
}

bool mc_linear_invert(const McLinear *linear, uint32_t in, uint32_t other, const int32_t *coordinates,
                      uint64_t out[2]) {
  /* rows: bases that are left after elimination, with the bits that make them */
  struct { McBasis at; uint64_t bits[2]; } rows[2 * MC_LINEAR_BITS];
  uint32_t num_rows = 0;
  for (uint32_t s = 0; s < (other == in ? 1u : 2u); s++) {
    uint32_t kind = s == 0 ? in : other;
    for (uint32_t i = 0; i < linear->num_bits[kind]; i++) {
      memcpy(rows[num_rows].at, linear->bases[kind][i], sizeof(McBasis));
      rows[num_rows].bits[0] = s == 0 ? (uint64_t)1 << i : 0;
      rows[num_rows].bits[1] = s == 1 ? (uint64_t)1 << i : 0;
      num_rows++;
    }
  }
  McBasis left = {0};
  memcpy(left, coordinates, linear->rank * sizeof *left);
  out[0] = out[1] = 0;
  uint32_t done = 0;
  for (uint32_t k = 0; k < linear->rank; k++) {
    for (uint32_t bit = 0; bit < 31; bit++) {
      uint32_t pivot = done;
      while (pivot < num_rows && !(rows[pivot].at[k] >> bit & 1)) pivot++;
      if (pivot == num_rows) {
        if (left[k] >> bit & 1) return false;
        continue;
      }
      struct { McBasis at; uint64_t bits[2]; } row;
      memcpy(&row, &rows[pivot], sizeof row);
      memmove(&rows[done + 1], &rows[done], (pivot - done) * sizeof rows[0]); /* the order of the others stays */
      memcpy(&rows[done], &row, sizeof row);
      for (uint32_t r = done + 1; r < num_rows; r++) {
        if (!(rows[r].at[k] >> bit & 1)) continue;
        for (uint32_t j = 0; j < linear->rank; j++) rows[r].at[j] ^= row.at[j];
        rows[r].bits[0] ^= row.bits[0];
        rows[r].bits[1] ^= row.bits[1];
      }
      if (left[k] >> bit & 1) {
        for (uint32_t j = 0; j < linear->rank; j++) left[j] ^= row.at[j];
        out[0] ^= row.bits[0];
        out[1] ^= row.bits[1];
      }
      done++;
    }
  }
  return true;
}

bool mc_linear_find(const McLinear *linear, uint32_t in, const int32_t *coordinates, uint64_t *out) {
  uint64_t bits[2];
  if (!mc_linear_invert(linear, in, in, coordinates, bits)) return false;
  *out = bits[0];
  return true;
}
