/* memdesc.c - buffers in shared and tensor memory, and descriptors of tensors: their parts and their rules. */
#include "dialects/triton/triton.h"

/* The parameters of !ttg.memdesc, in the order of its definition. */
enum { SHAPE, ELEMENT, ENCODING, SPACE, MUTABLE, ALLOC_SHAPE };

bool mc_memdesc(const McContext *ctx, McType type, McMemDesc *out) {
  if (type.index == MC_NONE || !mc_is_defined_as(ctx, type.index, "ttg.memdesc")) return false;
  McAttr alloc = {mc_defined_param(ctx, type.index, ALLOC_SHAPE)};
  *out = (McMemDesc){
    .type = type,
    .element = {mc_defined_param(ctx, type.index, ELEMENT)},
    .shape = {mc_defined_param(ctx, type.index, SHAPE)},
    .encoding = {mc_defined_param(ctx, type.index, ENCODING)},
    .space = {mc_defined_param(ctx, type.index, SPACE)},
    .is_mutable = mc_triton_flag(ctx, (McAttr){mc_defined_param(ctx, type.index, MUTABLE)}),
  };
  out->alloc_shape = alloc.index == MC_NONE ? out->shape : alloc;
  out->rank = mc_triton_list_size(ctx, out->shape);
  out->alloc_rank = mc_triton_list_size(ctx, out->alloc_shape);
  return true;
}

uint32_t mc_memdesc_stages(const McContext *ctx, McAttr encoding, uint32_t rank) {
  uint32_t own = mc_layout_rank(ctx, encoding);
  return own < rank ? rank - own : 0;
}

/* --- rules --- */

typedef struct Made {
  McContext *ctx;
  McAttr shape, alloc, encoding, space;
  McType element;
  uint32_t rank, alloc_rank, bits;
  McLayoutKind kind;
  McLoc loc;
  McDiags *diags;
} Made;
#define FAIL(m, ...) mc_error((m)->diags, (m)->loc, __VA_ARGS__)

static uint32_t bits_of(const McContext *ctx, McType type) {
  return mc_is_defined_as(ctx, type.index, "tt.ptr") ? 64 : mc_type_bit_width(ctx, type);
}

static bool has_zero(const Made *m, McAttr shape) {
  for (uint32_t i = 0, n = mc_triton_list_size(m->ctx, shape); i < n; i++) {
    if (mc_triton_list_at(m->ctx, shape, i) == 0) return true;
  }
  return false;
}

/* Each dimension but those of stages is a power of two. */
static bool is_of_powers(const Made *m, McAttr shape) {
  uint32_t rank = mc_triton_list_size(m->ctx, shape);
  for (uint32_t i = mc_memdesc_stages(m->ctx, m->encoding, rank); i < rank; i++) {
    if (!mc_is_power_of_2(mc_triton_list_at(m->ctx, shape, i))) return false;
  }
  return true;
}

static bool ranks_fit(const Made *m) {
  uint32_t rank = mc_layout_rank(m->ctx, m->encoding);
  if (m->kind == MC_LAYOUT_TENSOR_MEMORY) {
    return m->rank == 2 || m->rank == 3 || FAIL(m, "rank must be 2 or 3");
  }
  if (m->kind == MC_LAYOUT_TENSOR_MEMORY_SCALES) {
    return m->rank == 2 || FAIL(m, "tensor-memory scale descriptors must have rank 2; got %u", m->rank);
  }
  return rank == m->rank || rank == m->rank - 1 ||
         FAIL(m, "rank must be equal to or one less than the shape size. Got %u and %u", rank, m->rank);
}

static bool shapes_fit(const Made *m) {
  char text[256], other[256];
  if (!is_of_powers(m, m->shape)) {
    return FAIL(m, "shape must have power-of-2 and non-zero dimensions; got %s",
                mc_triton_list_text(m->ctx, m->shape, text, sizeof text));
  }
  if (!is_of_powers(m, m->alloc)) {
    return FAIL(m, "alloc shape must have power-of-2 and non-zero dimensions; got %s",
                mc_triton_list_text(m->ctx, m->alloc, text, sizeof text));
  }
  for (uint32_t i = 0; i < m->rank; i++) {
    if (mc_triton_list_at(m->ctx, m->shape, i) > mc_triton_list_at(m->ctx, m->alloc, m->alloc_rank - m->rank + i)) {
      return FAIL(m, "shape must be less than or equal to allocShape. shape = %s, allocShape = %s",
                  mc_triton_list_text(m->ctx, m->shape, text, sizeof text), mc_triton_list_text(m->ctx, m->alloc,
                                                                                                other, sizeof other));
    }
  }
  return true;
}

static bool tensor_memory_fits(const Made *m) {
  const McContext *ctx = m->ctx;
  char text[256];
  if (!mc_is_defined_as(ctx, m->space.index, "ttng.tensor_memory")) {
    return FAIL(m, "memorySpace must be TensorMemorySpace");
  }
  if (m->bits < 8) {
    return FAIL(m, "tensor-memory element type bit width must be at least 8; got %u", m->bits);
  }
  int64_t block_m = mc_triton_number(ctx, mc_layout_param(ctx, m->encoding, 0), 0);
  int64_t block_n = mc_triton_number(ctx, mc_layout_param(ctx, m->encoding, 1), 0);
  int64_t stride = mc_triton_number(ctx, mc_layout_param(ctx, m->encoding, 2), 0);
  if (m->bits * stride > 32) {
    return FAIL(m, "bitwidth * colStride must be less than or equal to 32. Got %u and %lld", m->bits,
                (long long)stride);
  }
  int64_t rows = mc_triton_list_at(ctx, m->shape, m->rank - 2), cols = mc_triton_list_at(ctx, m->shape, m->rank - 1);
  if (cols < block_n) block_n = cols;
  int64_t least_rows = block_m * mc_triton_splits(m->ctx, m->encoding, 0),
      least_cols = block_n * mc_triton_splits(m->ctx, m->encoding, 1);
  if (rows < least_rows || cols < least_cols) {
    return FAIL(m, "the tensor shape must be at least %lldx%lld. Got %s", (long long)least_rows, (long long)least_cols,
                mc_triton_list_text(m->ctx, m->shape, text, sizeof text));
  }
  return true;
}

static bool scales_fit(const Made *m) {
  if (!mc_is_defined_as(m->ctx, m->space.index, "ttng.tensor_memory")) {
    return FAIL(m, "memorySpace must be TensorMemorySpace");
  }
  if (m->alloc_rank != 2) return FAIL(m, "Scales don't currently support multibuffering");
  return m->bits == 8 || FAIL(m, "bitwidth must be 8");
}

/* The layout, of bases, covers the buffer: each dimension is as long as the bases reach. */
static bool bases_cover(const Made *m, const McAttr *bases, uint32_t num_bases) {
  uint32_t stages = mc_memdesc_stages(m->ctx, m->encoding, m->alloc_rank);
  for (uint32_t k = 0; k + stages < m->alloc_rank; k++) {
    int64_t size = 1, wanted = mc_triton_list_at(m->ctx, m->alloc, stages + k);
    for (uint32_t l = 0; l < num_bases; l++) {
      for (uint32_t i = 0, n = mc_triton_num_bases(m->ctx, bases[l]); i < n; i++) {
        int64_t at = mc_triton_basis(m->ctx, bases[l], i, k);
        while (size > 0 && size <= at) size *= 2;
      }
    }
    if (size != wanted) {
      return FAIL(m, "Mismatch in expected shape for dimension %u. Expected: %lld, got: %lld", k, (long long)wanted,
                  (long long)size);
    }
  }
  return true;
}

/* A block of a matrix is as wide as the swizzling in shared memory. */
static bool swizzling_fits(const Made *m) {
  const McContext *ctx = m->ctx;
  uint32_t stages = mc_memdesc_stages(ctx, m->encoding, m->alloc_rank), rank = m->alloc_rank - stages;
  int64_t bytes = mc_triton_number(ctx, mc_layout_param(ctx, m->encoding, 0), 0);
  bool transposed = mc_triton_flag(ctx, mc_layout_param(ctx, m->encoding, 1));
  int64_t bits = mc_triton_number(ctx, mc_layout_param(ctx, m->encoding, 2), 0);
  uint32_t k = transposed ? 0 : rank - 1;
  int64_t size = mc_triton_list_at(ctx, m->alloc, stages + k), split = mc_triton_splits(m->ctx, m->encoding, k);
  size /= size < split ? size : split;
  if (mc_triton_flag(ctx, mc_layout_param(ctx, m->encoding, 3))) size *= 2;
  if (size > 256) size = 256;
  if (bytes == 0 || bits == 0 || size >= 8 * bytes / bits) return true;
  return FAIL(m,
              "block shape along the contiguous dimension %u is too small for the swizzle byte size %lld in an "
              "NVMMASharedLayout, got %lld but expected at least %lld",
              k, (long long)bytes, (long long)size, (long long)(8 * bytes / bits));
}

static bool shared_memory_fits(const Made *m) {
  if (!mc_is_defined_as(m->ctx, m->space.index, "ttg.shared_memory")) {
    return FAIL(m, "memorySpace must be SharedMemorySpace for shared encoding. Got %s",
                mc_text_attr(m->diags, m->space));
  }
  McAttr bases[2];
  switch (m->kind) {
    case MC_LAYOUT_PADDED:
      bases[0] = mc_layout_param(m->ctx, m->encoding, 2);
      bases[1] = mc_layout_param(m->ctx, m->encoding, 3);
      return bases_cover(m, bases, 2);
    case MC_LAYOUT_SHARED_LINEAR:
      bases[0] = mc_layout_param(m->ctx, m->encoding, 0);
      bases[1] = mc_layout_param(m->ctx, m->encoding, 1);
      return bases_cover(m, bases, 2);
    case MC_LAYOUT_NVMMA: return swizzling_fits(m);
    default: return true;
  }
}

bool mc_def_check_ttg_memdesc(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                              McDiags *diags) {
  (void)def;
  Made made = {.ctx = ctx, .shape = {values[SHAPE]}, .encoding = {values[ENCODING]}, .space = {values[SPACE]},
               .element = {values[ELEMENT]}, .loc = loc, .diags = diags};
  const Made *m = &made;
  made.alloc = values[ALLOC_SHAPE] == MC_NONE ? made.shape : (McAttr){values[ALLOC_SHAPE]};
  made.rank = mc_triton_list_size(ctx, made.shape);
  made.alloc_rank = mc_triton_list_size(ctx, made.alloc);
  made.bits = bits_of(ctx, made.element);
  made.kind = mc_layout_kind(ctx, made.encoding);
  if (m->rank == 0) return FAIL(m, "rank 0 memdesc is not allowed");
  if (m->bits != 1 && m->bits < 8) {
    return FAIL(m, "element type bit width must be 1 or at least 8; got %u", m->bits);
  }
  if (has_zero(m, m->shape)) return FAIL(m, "shape has 0 dimension");
  if (has_zero(m, m->alloc)) return FAIL(m, "alloc shape has 0 dimension");
  if (m->alloc_rank < m->rank) return FAIL(m, "alloc shape must have at least as many dimensions as shape");
  bool is_tensor_memory = m->kind == MC_LAYOUT_TENSOR_MEMORY || m->kind == MC_LAYOUT_TENSOR_MEMORY_SCALES;
  if (!is_tensor_memory && !mc_layout_is_shared(m->kind)) {
    return FAIL(m, "%s is not a valid encoding", mc_text_attr(diags, m->encoding));
  }
  if (!ranks_fit(m) || !shapes_fit(m)) return false;
  if (m->kind == MC_LAYOUT_TENSOR_MEMORY) return tensor_memory_fits(m);
  return is_tensor_memory ? scales_fit(m) : shared_memory_fits(m);
}

bool mc_def_check_tt_pointer(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                             McDiags *diags) {
  (void)def;
  McStr space = mc_attr_string_value(ctx, (McAttr){values[1]});
  return mc_str_is(space, "global") || mc_str_is(space, "constant") ||
         mc_error(diags, loc, "invalid pointer address space '%.*s'", (int)space.len, space.ptr);
}

bool mc_def_check_tt_tensordesc(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                McDiags *diags) {
  (void)def;
  return mc_kind(ctx, values[1]) != MC_TYPE_RANKED_TENSOR ||
         mc_error(diags, loc,
                  "tensor descriptors must not wrap tensor types; use !tt.tensordesc<shape x element-type[, layout]> "
                  "instead");
}
