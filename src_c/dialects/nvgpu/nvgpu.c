/* nvgpu.c - rules of nvgpu's operations for memrefs, fragments of matrices and descriptors, in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include "dialects/nvgpu/nvgpu.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

#define fail_plain mc_plain_error

enum { SHARED_MEMORY = 3, WORKGROUP = 2, WARP_SIZE = 32 };

static McGroup group(const McRoutineCheck *c, const char *name) {
  return mc_named_group(c, mc_ident(c->ctx, name, strlen(name)).index);
}
static McType type_of(const McRoutineCheck *c, const char *name) { return mc_group_type(c, group(c, name), 0); }

static bool is_float(const McRoutineCheck *c, McType type, McFloatKind kind) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_FLOAT &&
         mc_type_float_kind(c->ctx, type) == kind;
}

static bool is_integer(const McRoutineCheck *c, McType type, uint32_t width) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_INTEGER &&
         mc_type_integer_width(c->ctx, type) == width;
}

/* The width of an integer or a float, else 0. */
static uint32_t bits_of(const McRoutineCheck *c, McType type) {
  if (type.index == MC_NONE) return 0;
  McKind kind = mc_kind(c->ctx, type.index);
  return kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT ? mc_type_bit_width(c->ctx, type) : 0;
}

static int64_t integer_of(const McRoutineCheck *c, const char *name) {
  McAttr attr = mc_checked_attr(c, name);
  int64_t value = 0;
  return attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_INTEGER &&
                 mc_attr_integer_i64(c->ctx, attr, &value)
             ? value
             : 0;
}

static bool is_shared(const McRoutineCheck *c, McType memref) {
  McAttr space = mc_type_memory_space(c->ctx, memref);
  int64_t value;
  if (space.index == MC_NONE) return false;
  if (mc_kind(c->ctx, space.index) == MC_ATTR_INTEGER) {
    return mc_attr_integer_i64(c->ctx, space, &value) && value == SHARED_MEMORY;
  }
  if (!mc_is_defined_as(c->ctx, space.index, "gpu.address_space")) return false;
  return mc_attr_integer_i64(c->ctx, (McAttr){mc_defined_param(c->ctx, space.index, 0)}, &value) && value == WORKGROUP;
}

static bool is_kind(const McRoutineCheck *c, McType type, McKind kind) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == kind;
}
static bool is_memref(const McRoutineCheck *c, McType type) { return is_kind(c, type, MC_TYPE_MEMREF); }
static bool is_vector(const McRoutineCheck *c, McType type) { return is_kind(c, type, MC_TYPE_VECTOR); }

/* 0 where there is no such dimension. */
static int64_t dim_of(const McRoutineCheck *c, McType type, uint32_t i) {
  return i < mc_type_rank(c->ctx, type) ? mc_type_dim(c->ctx, type, i) : 0;
}

/* --- copies by threads --- */

static bool check_copied_elements(const McRoutineCheck *c, McType memref, int64_t elements) {
  uint32_t width = bits_of(c, mc_type_element(c->ctx, memref));
  int64_t bytes = (int64_t)((uint64_t)elements * width) / 8;
  if (width == 0) return true;
  if (bytes != 4 && bytes != 8 && bytes != 16) {
    McBuf text;
    mc_buf_init(&text, &c->ctx->alloc);
    mc_buf_printf(&text, "Requested copy elements is %lld with width %u. But copy elements could be one of ",
                  (long long)elements, width);
    if (32 / width > 0) mc_buf_printf(&text, "%u, ", 32 / width);
    if (64 / width > 0) mc_buf_printf(&text, "%u, ", 64 / width);
    if (128 / width > 0) mc_buf_printf(&text, "%u.", 128 / width);
    if (text.failed) mc_out_of_memory(c->diags);
    else fail_plain(c, "%s", mc_buf_text(&text));
    mc_buf_fini(&text);
    return false;
  }
  if (mc_checked_attr(c, "bypassL1").index == MC_NONE || bytes == 16) return true;
  return fail(c, "bypassL1 does not satify alignment for '%s' with destination element %lld. Unset bypassL1, or set "
              "destination element to %u", mc_text_type(c->diags, memref), (long long)elements, 128 / width);
}

bool mc_check_nvgpu_async_copy(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType from = type_of(c, "src"), to = type_of(c, "dst");
  if (!is_memref(c, from) || !is_memref(c, to)) return true;
  if (!mc_memref_has_unit_stride(ctx, from)) return fail_plain(c, "source memref most minor dim must have unit stride");
  if (!mc_memref_has_unit_stride(ctx, to)) {
    return fail_plain(c, "destination memref most minor dim must have unit stride");
  }
  if (!is_shared(c, to)) {
    return fail_plain(
        c,
        "destination memref must have a memory space attribute of IntegerAttr(3) or gpu::AddressSpaceAttr(Workgroup)");
  }
  if (mc_type_element(ctx, from).index != mc_type_element(ctx, to).index) {
    return fail_plain(c, "source and destination must have the same element type");
  }
  uint32_t sources = group(c, "srcIndices").count, destinations = group(c, "dstIndices").count;
  if (mc_type_rank(ctx, from) != sources) {
    return fail(c, "expected %u source indices, got %u", mc_type_rank(ctx, from), sources);
  }
  if (mc_type_rank(ctx, to) != destinations) {
    return fail(c, "expected %u destination indices, got %u", mc_type_rank(ctx, to), destinations);
  }
  return check_copied_elements(c, to, integer_of(c, "dstElements"));
}

/* --- fragments of matrices --- */

bool mc_check_nvgpu_load_matrix(const McRoutineCheck *c) {
  McType memref = type_of(c, "srcMemref"), vector = type_of(c, "res");
  if (!is_memref(c, memref) || !is_vector(c, vector)) return true;
  uint32_t width = bits_of(c, mc_type_element(c->ctx, vector));
  if (!is_shared(c, memref)) {
    return fail_plain(c, "expected nvgpu.ldmatrix srcMemref must have a memory space attribute of IntegerAttr(3) or "
                         "gpu::AddressSpaceAttr(Workgroup)");
  }
  if (width == 0 || width > 32) return fail_plain(c, "nvgpu.ldmatrix works for 32b or lower");
  if (integer_of(c, "transpose") != 0 && width != 16) {
    return fail_plain(c, "nvgpu.ldmatrix transpose works only at 16b granularity");
  }
  if (mc_type_rank(c->ctx, vector) != 2) return fail_plain(c, "results must be 2 dimensional vector");
  if (dim_of(c, vector, 1) != 32 / width) return fail_plain(c, "expected vector register shape[1] = %u", 32 / width);
  return dim_of(c, vector, 0) == integer_of(c, "numTiles") ||
         fail_plain(c, "expected vector register shape[0] and numTiles to match");
}

static bool read_mma_shape(const McRoutineCheck *c, int64_t sizes[3]) {
  McAttr list = mc_checked_attr(c, "mmaShape");
  if (list.index == MC_NONE || mc_kind(c->ctx, list.index) != MC_ATTR_ARRAY || mc_attr_array_size(c->ctx, list) != 3) {
    return false;
  }
  for (uint32_t i = 0; i < 3; i++) {
    if (!mc_attr_integer_i64(c->ctx, mc_attr_array_get(c->ctx, list, i), &sizes[i])) return false;
  }
  return true;
}

static int64_t elements_of_warp(const McRoutineCheck *c, McType vector) {
  return (int64_t)((uint64_t)dim_of(c, vector, 0) * (uint64_t)dim_of(c, vector, 1) * WARP_SIZE);
}

static bool check_fragment(const McRoutineCheck *c, char name, McType vector, int64_t rows, int64_t columns,
                           int64_t factor) {
  return (dim_of(c, vector, 0) == rows / factor && dim_of(c, vector, 1) == columns) ||
         fail(c, "expected matrix %c to be shaped (%lld x %lld)", name, (long long)rows, (long long)columns);
}

static bool check_product(const McRoutineCheck *c, bool sparse) {
  McType a = type_of(c, "matrixA"), b = type_of(c, "matrixB"), sum = type_of(c, "matrixC");
  int64_t s[3], factor = sparse ? 2 : 1;
  if (!is_vector(c, a) || !is_vector(c, b) || !is_vector(c, sum)) return true;
  if (!read_mma_shape(c, s)) return fail(c, "expected three sizes in mmaShape");
  const McType vectors[] = {a, b, sum};
  McType element = mc_type_element(c->ctx, a);
  bool is_f64 = is_float(c, element, MC_F64), is_f32 = is_float(c, element, MC_F32);
  if (sparse && is_f64) return fail_plain(c, "f64 is not supported for sparse mode");
  bool known = is_f64 || is_f32 || is_float(c, element, MC_BF16) || is_float(c, element, MC_F16) ||
               is_integer(c, element, 8) || is_integer(c, element, 4);
  if (!known) {
    McStr name = mc_op_name_str(c->ctx, mc_op_get_name(c->ctx, c->op));
    return fail_plain(c, "expected input data type (i4,i8,f16,bf16,tf32,f64) supported by %.*s", (int)name.len,
                      name.ptr);
  }
  for (uint32_t i = 0; i < 3; i++) {
    if (mc_type_rank(c->ctx, vectors[i]) == 2) continue;
    return fail_plain(c, "matrix%c must be 2 dimensional vector", 'A' + (int)i);
  }
  int64_t width = bits_of(c, element), step = is_f64 ? 4 : 128 / width, columns = is_f64 ? 1 : 32 / width;
  int64_t mk = (int64_t)((uint64_t)s[0] * (uint64_t)s[2]), kn = (int64_t)((uint64_t)s[2] * (uint64_t)s[1]);
  int64_t mn = (int64_t)((uint64_t)s[0] * (uint64_t)s[1]);
  if (elements_of_warp(c, a) != mk / factor) return fail(c, "expected %lld warp-wide matrix A elements", (long long)mk);
  if (elements_of_warp(c, b) != kn) return fail(c, "expected %lld warp-wide matrix B elements", (long long)kn);
  if (elements_of_warp(c, sum) != mn) return fail(c, "expected %lld warp-wide matrix C elements", (long long)mn);
  if (mc_checked_attr(c, "tf32Enabled").index != MC_NONE && !is_f32) {
    return fail(c, "expected tf32 tensor cores only for F32 operands");
  }
  int64_t m = s[0] / 8, n = s[1] / 8, k = s[2] / step;
  return check_fragment(c, 'A', a, m * k, columns, factor) && check_fragment(c, 'B', b, k * n, columns, 1) &&
         check_fragment(c, 'C', sum, m * n, 2, 1);
}

bool mc_check_nvgpu_product(const McRoutineCheck *c) { return check_product(c, false); }

bool mc_check_nvgpu_sparse_product(const McRoutineCheck *c) {
  int64_t selector = integer_of(c, "sparsitySelector");
  if (selector != 0 && selector != 1) return fail(c, "sparsity selector should be 0 or 1");
  return check_product(c, true);
}

/* --- descriptors of tensors --- */

enum { TENSOR, SWIZZLE, INTERLEAVE = 4, SWIZZLE_128B = 3, MOST_COORDINATES = 5, LARGEST_DIM = 256 };

static int64_t kind_of(const McRoutineCheck *c, McType descriptor, uint32_t param) {
  int64_t value = 0;
  McAttr attr = {mc_defined_param(c->ctx, descriptor.index, param)};
  return attr.index != MC_NONE && mc_attr_integer_i64(c->ctx, attr, &value) ? value : 0;
}

/* The memref, or vector, that a type of nvgpu is about. */
static McType held_type(const McRoutineCheck *c, McType type) {
  return type.index == MC_NONE || mc_kind(c->ctx, type.index) != MC_TYPE_DEFINED
             ? (McType){MC_NONE}
             : (McType){mc_defined_param(c->ctx, type.index, TENSOR)};
}

/* Checks a descriptor, and with it the memref that is copied from or to; MC_NONE: there is no such memref. */
static bool check_descriptor(const McRoutineCheck *c, McType descriptor, McType memref) {
  McContext *ctx = c->ctx;
  McType tensor = held_type(c, descriptor);
  if (!is_memref(c, tensor)) return true;
  if (kind_of(c, descriptor, INTERLEAVE) != 0) return fail_plain(c, "Interleave options are not supported yet.");
  if (!is_shared(c, tensor)) {
    return fail_plain(c,
                      "the tensor map descriptor has incorrect address space, it must be shared memory address space.");
  }
  uint32_t rank = mc_type_rank(ctx, tensor);
  if (!mc_type_has_static_shape(ctx, tensor)) return fail_plain(c, "the tensor map descriptor must be static shaped");
  for (uint32_t i = 0; i < rank; i++) {
    int64_t dim = mc_type_dim(ctx, tensor, i);
    if (dim > 0 && dim <= LARGEST_DIM) continue;
    return fail_plain(c, "the tensor map descriptor must have dimensions between 1 and 256 but it is %lld",
                      (long long)dim);
  }
  int64_t last = rank == 0 ? 0 : bits_of(c, mc_type_element(ctx, tensor)) * mc_type_dim(ctx, tensor, rank - 1) / 8;
  int64_t swizzle = kind_of(c, descriptor, SWIZZLE), row = swizzle == 1 ? 32 : swizzle == 2 ? 64 : 128;
  if (rank > 1 && swizzle != 0 && last != row) {
    return fail_plain(c, "the tensormap descriptor must have last dimension of %lld bytes but it is %lld bytes",
                      (long long)row, (long long)last);
  }
  if (!is_memref(c, memref)) return true;
  if (mc_type_element(ctx, tensor).index != mc_type_element(ctx, memref).index) {
    return fail_plain(c, "the element type of tensor map descriptor and memref must be same");
  }
  if (!is_shared(c, memref)) {
    return fail_plain(c, "the destination memref has incorrect address space, it must be shared memory address space.");
  }
  if (!mc_type_has_static_shape(ctx, memref)) return fail_plain(c, "the destination memref must be static shaped");
  if (mc_type_rank(ctx, memref) != rank) {
    return fail_plain(c, "the shape of tensor map descriptor and memref must have same rank");
  }
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(ctx, memref, i) == mc_type_dim(ctx, tensor, i)) continue;
    return fail_plain(c, "memref and tensor map shapes mismatch '%s' != '%s'", mc_text_type(c->diags, tensor),
                      mc_text_type(c->diags, memref));
  }
  return last % 16 == 0 || fail_plain(c, "the bytes in the last dimension of the tensor map must be a multiple of 16");
}

/* Argument: the memref. */
bool mc_check_nvgpu_tensor_copy(const McRoutineCheck *c) {
  McType descriptor = type_of(c, "tensorMapDescriptor"), tensor = held_type(c, descriptor);
  uint32_t count = group(c, "coordinates").count;
  if (c->num_args == 0 || !check_descriptor(c, descriptor, mc_named_type(c, c->args[0]))) return c->num_args == 0;
  if (count > MOST_COORDINATES) return fail_plain(c, "Maximum 5 coordinates are supported.");
  return !is_memref(c, tensor) || count == mc_type_rank(c->ctx, tensor) ||
         fail_plain(c, "number of coordinates do not match with the rank of tensor descriptor map.");
}

bool mc_check_nvgpu_create_descriptor(const McRoutineCheck *c) {
  if (group(c, "boxDimensions").count > MOST_COORDINATES) return fail_plain(c, "Maximum 5 coordinates are supported.");
  return check_descriptor(c, type_of(c, "tensorMap"), (McType){MC_NONE});
}

/* --- groups of warps --- */

bool mc_check_nvgpu_matrix_descriptor(const McRoutineCheck *c) {
  McType descriptor = type_of(c, "tensorMap");
  if (descriptor.index == MC_NONE || !check_descriptor(c, descriptor, (McType){MC_NONE})) {
    return descriptor.index == MC_NONE;
  }
  return kind_of(c, descriptor, SWIZZLE) == SWIZZLE_128B ||
         fail_plain(c, "supports only swizzle_128b is supported for the time being");
}

static bool is_allowed_size(const McRoutineCheck *c, int64_t n, McType element) {
  bool in_range = n >= 8 && n <= 256 && n % 8 == 0;
  if (is_integer(c, element, 8) || is_integer(c, element, 1)) return in_range && (n % 16 == 0 || n == 8 || n == 24);
  bool is_known = is_float(c, element, MC_BF16) || is_float(c, element, MC_F16) || is_float(c, element, MC_F32) ||
                  is_float(c, element, MC_TF32) || is_float(c, element, MC_F8E4M3FN) || is_float(c, element, MC_F8E5M2);
  return in_range && is_known;
}

static bool is_byte_float(const McRoutineCheck *c, McType type) {
  return is_float(c, type, MC_F8E5M2) || is_float(c, type, MC_F8E4M3FN);
}

static bool is_allowed_product(const McRoutineCheck *c, McType sum, McType a, McType b) {
  bool to_float = is_float(c, sum, MC_F32) || is_float(c, sum, MC_F16), to_i32 = is_integer(c, sum, 32);
  if (is_float(c, a, MC_F16) && is_float(c, b, MC_F16)) return to_float;
  if (is_float(c, a, MC_TF32) && is_float(c, b, MC_TF32)) return is_float(c, sum, MC_F32);
  if (is_integer(c, a, 16) && is_integer(c, b, 16)) return to_i32;
  if (is_integer(c, a, 1) && is_integer(c, b, 1)) return to_i32;
  if (is_float(c, a, MC_BF16) && is_float(c, b, MC_BF16)) return to_float;
  return is_byte_float(c, a) && is_byte_float(c, b) && to_float;
}

static bool fail_product(const McRoutineCheck *c, const char *before, McType sum, McType a, McType b,
                         const char *behind) {
  return fail(c, "%s'%s' += '%s' * '%s', it is not supported%s", before, mc_text_type(c->diags, sum),
              mc_text_type(c->diags, a), mc_text_type(c->diags, b), behind);
}

bool mc_check_nvgpu_group_product(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType a = held_type(c, type_of(c, "descriptorA")), b = held_type(c, type_of(c, "descriptorB"));
  McType sum = held_type(c, type_of(c, "matrixC")), result = held_type(c, type_of(c, "matrixD"));
  if (!is_memref(c, a) || !is_memref(c, b) || !is_vector(c, sum) || !is_vector(c, result)) return true;
  if (mc_checked_attr(c, "transposeA").index != MC_NONE && mc_checked_attr(c, "transposeB").index == MC_NONE) {
    return fail(c, "supports non-transpose A (Row Major) and transpose B (Column Major) for the time being ");
  }
  if (sum.index != result.index) return fail(c, "type of matrix C and matrix D must be the same");
  if (mc_type_rank(ctx, a) != 2 || mc_type_rank(ctx, b) != 2 || mc_type_rank(ctx, sum) != 2) {
    return fail(c, "has matrices A, B, C and D, they must be 2 dimensional");
  }
  long long m = mc_type_dim(ctx, a, 0), k = mc_type_dim(ctx, a, 1), k2 = mc_type_dim(ctx, b, 0),
            n = mc_type_dim(ctx, b, 1);
  long long rows = mc_type_dim(ctx, sum, 0), columns = mc_type_dim(ctx, sum, 1);
  if (k != k2) return fail(c, "2nd dim matrix-A (%lld)!= 1st dim matrix-B (%lld )", k, k2);
  if (m != rows) return fail(c, "1st dim matrix-A ( %lld )!= 1st dim matrix-C ( %lld )", m, rows);
  if (n != columns) return fail(c, "2nd dim matrix-B ( %lld ) != 2nd dim matrix-C ( %lld )", n, columns);
  McType of_a = mc_type_element(ctx, a), of_b = mc_type_element(ctx, b), of_sum = mc_type_element(ctx, sum);
  if (!is_allowed_product(c, of_sum, of_a, of_b)) return fail_product(c, "", of_sum, of_a, of_b, ".");
  if (!is_allowed_size(c, n, of_a)) {
    return fail(c, "has input type '%s' n is set to %lld, it is not supported", mc_text_type(c->diags, b), n);
  }
  bool limited = !is_float(c, of_sum, MC_F32) && !is_float(c, of_a, MC_F16) && !is_float(c, of_a, MC_BF16);
  return !limited || fail_product(c, "hit a limitation: ", of_sum, of_a, of_b, " yet");
}

bool mc_check_nvgpu_group_sum(const McRoutineCheck *c) {
  enum { ROWS = 64 };
  McType vector = held_type(c, type_of(c, "matrixC"));
  if (!is_vector(c, vector)) return true;
  return (dim_of(c, vector, 0) % ROWS == 0 &&
          is_allowed_size(c, dim_of(c, vector, 1), mc_type_element(c->ctx, vector))) ||
         fail(c,
              "has type '%s'. It does not fit into warp-group level (wgmma) matrix multiplication instruction (or not "
              "supported yet)",
              mc_text_type(c->diags, vector));
}

bool mc_check_nvgpu_group_store(const McRoutineCheck *c) {
  McType vector = held_type(c, type_of(c, "matrixD")), memref = type_of(c, "dstMemref");
  if (!is_vector(c, vector) || !is_memref(c, memref)) return true;
  if (!is_float(c, mc_type_element(c->ctx, vector), MC_F32)) {
    return fail(c, "hit a limitation: only f32 results for the time being");
  }
  long long rows = dim_of(c, memref, 0), columns = dim_of(c, memref, 1);
  bool fits = mc_type_rank(c->ctx, vector) == 2 && mc_type_rank(c->ctx, memref) == 2;
  if (fits && dim_of(c, vector, 0) == rows && dim_of(c, vector, 1) == columns) return true;
  return fail(
      c, "results ['%s'][%lld] values. However, destination memref[%lld][%lld]  does not have same size as results",
      mc_text_type(c->diags, vector), (long long)dim_of(c, vector, 1), rows, columns);
}

/* --- numbers --- */

bool mc_check_nvgpu_reciprocal(const McRoutineCheck *c) {
  McAttr rounding = mc_checked_attr(c, "rounding");
  if (rounding.index == MC_NONE || mc_kind(c->ctx, rounding.index) != MC_ATTR_DEFINED) return true;
  if (mc_enum_attr_value(c->ctx, rounding) == 0 && mc_checked_attr(c, "ftz").index != MC_NONE) return true;
  return fail(c, "has a limitation. %s or non-ftz is not supported yet.", mc_text_attr(c->diags, rounding));
}
