/* amdgpu.c - rules of amdgpu's conversions, buffers, permutations and copies, in upstream's words, and its directive.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include "dialects/amdgpu/amdgpu.h"
#include "parse/format_parse.h"
#include "print/format_print.h"

/* --- sizes of matrices --- */

bool mc_routine_amdgpu_sizes_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_p_dimension_list(p, false, false, &p->words)) return false;
  size_t count = (p->words.len - base) / 2;
  p->words.len = base;
  if (count != num_args) return mc_format_parse_error(f, p->tok.start, "expected 3 dimensions in MNK dimension list");
  McType i32 = mc_type_integer(p->ctx, 32, MC_SIGNLESS);
  for (uint32_t i = 0; i < num_args; i++) {
    const uint32_t *words = p->words.ptr + base + 2 * (size_t)i;
    McAttr size = mc_attr_integer(p->ctx, i32, (int64_t)(words[0] | (uint64_t)words[1] << 32));
    if (size.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_format_parse_set_attr(f, args[i].number, size)) return false;
  }
  return true;
}

void mc_routine_amdgpu_sizes_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  for (uint32_t i = 0; i < num_args; i++) {
    McAttr size = mc_format_print_attr(f, args[i].number);
    if (i != 0) mc_pr_lit(f->p, "x");
    if (size.index != MC_NONE) mc_pr_attr_no_type(f->p, size);
  }
}

/* --- address spaces --- */

enum { GPU_GLOBAL = 1, GPU_WORKGROUP = 2, LDS = 3, FAT_BUFFER = 7 };

static bool is_case(const McRoutineCheck *c, McAttr space, const char *definition, int64_t number) {
  int64_t value;
  return mc_is_defined_as(c->ctx, space.index, definition) &&
         mc_attr_integer_i64(c->ctx, (McAttr){mc_defined_param(c->ctx, space.index, 0)}, &value) && value == number;
}

static bool integer_space(const McRoutineCheck *c, McAttr space, int64_t *value) {
  return space.index != MC_NONE && mc_kind(c->ctx, space.index) == MC_ATTR_INTEGER &&
         mc_attr_integer_i64(c->ctx, space, value);
}

static bool is_global(const McRoutineCheck *c, McType memref) {
  McAttr space = mc_type_memory_space(c->ctx, memref);
  int64_t value;
  if (integer_space(c, space, &value)) return value == 0 || value == 1;
  return space.index == MC_NONE || is_case(c, space, "gpu.address_space", GPU_GLOBAL);
}

static bool is_lds(const McRoutineCheck *c, McType memref) {
  McAttr space = mc_type_memory_space(c->ctx, memref);
  int64_t value;
  if (integer_space(c, space, &value)) return value == LDS;
  return is_case(c, space, "gpu.address_space", GPU_WORKGROUP);
}

static bool is_fat_buffer(const McRoutineCheck *c, McType memref) {
  McAttr space = mc_type_memory_space(c->ctx, memref);
  int64_t value;
  if (integer_space(c, space, &value)) return value == FAT_BUFFER;
  return is_case(c, space, "amdgpu.address_space", 0);
}

static bool is_memref(const McRoutineCheck *c, McType type) { return amdgpu_is_kind(c, type, MC_TYPE_MEMREF); }

/* --- conversions --- */

bool mc_check_amdgpu_existing(const McRoutineCheck *c) {
  McType existing = amdgpu_type(c, "existing");
  return existing.index == MC_NONE || existing.index == amdgpu_type(c, "res").index ||
         fail(c, "existing values must have same type as result");
}

bool mc_check_amdgpu_scaled_matrix(const McRoutineCheck *c) {
  int64_t lane = amdgpu_number(c, "firstScaleLane", 0), byte = amdgpu_number(c, "firstScaleByte", 0);
  bool blocks_of_16 = amdgpu_number(c, "blockSize", 0) == 16;
  if (amdgpu_bits(c, amdgpu_element(c, amdgpu_type(c, "source"))) == 8) {
    return !blocks_of_16 || (lane == 0 && byte == 0) || (lane == 16 && byte == 2) ||
           fail(c, "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) or (16, 2) for f8.");
  }
  int64_t other = blocks_of_16 ? 1 : 2;
  return byte == 0 || byte == other ||
         fail(c, "blockSize of %u can only have firstScaleByte be 0 or %u for f4 and f6.", blocks_of_16 ? 16u : 32u,
              (unsigned)other);
}

/* --- buffers --- */

/* The layout with the offset 0; MC_NONE for the identity. False: it has no offset that can be reset, or after
 * reporting that memory ran out. */
static bool reset_layout(const McRoutineCheck *c, McType source, McAttr *layout) {
  McContext *ctx = c->ctx;
  McInts strides;
  uint32_t rank = mc_type_rank(ctx, source);
  if (layout->index == MC_NONE) return true;
  if (mc_kind(ctx, layout->index) != MC_ATTR_STRIDED_LAYOUT) return false;
  if (!mc_ints_init(ctx, &strides, rank, c->diags)) return false;
  bool is_identity = mc_type_has_static_shape(ctx, source) || rank <= 1;
  uint64_t suffix = 1;
  for (uint32_t i = rank; i-- > 0;) {
    strides.ptr[i] = mc_attr_strided_stride(ctx, *layout, i);
    is_identity = is_identity && strides.ptr[i] == (int64_t)suffix;
    suffix *= (uint64_t)mc_type_dim(ctx, source, i);
  }
  *layout = (McAttr){MC_NONE};
  if (!is_identity) *layout = mc_attr_strided_layout(ctx, 0, strides.ptr, rank);
  mc_ints_fini(ctx, &strides);
  return is_identity || layout->index != MC_NONE || mc_out_of_memory(c->diags);
}

/* The address space of fat buffers, or MC_NONE. */
static McAttr fat_buffer_space(const McRoutineCheck *c) {
  static const char NAME[] = "amdgpu.address_space";
  McAttr number = mc_attr_integer(c->ctx, mc_type_integer(c->ctx, 64, MC_SIGNLESS), 0);
  if (number.index == MC_NONE) return number;
  McLoc loc = mc_op_loc(c->ctx, c->op);
  return (McAttr){mc_defined_get(c->ctx, mc_ident(c->ctx, NAME, strlen(NAME)), false, &number.index, 1, loc, c->diags)};
}

bool mc_check_amdgpu_fat_buffer(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = amdgpu_type(c, "source"), result = amdgpu_type(c, "result");
  McInts dims;
  if (!is_memref(c, source) || !is_memref(c, result)) return true;
  McAttr layout = mc_type_layout(ctx, source);
  bool resets = mc_checked_attr(c, "resetOffset").index != MC_NONE;
  if (resets && !reset_layout(c, source, &layout)) {
    return fail(c, "source type '%s' can't have its offset reset", mc_text_type(c->diags, source));
  }
  uint32_t rank = mc_type_rank(ctx, source);
  if (!mc_ints_init(ctx, &dims, rank, c->diags)) return false;
  for (uint32_t i = 0; i < rank; i++) dims.ptr[i] = mc_type_dim(ctx, source, i);
  McType expected = mc_type_memref(ctx, dims.ptr, rank, mc_type_element(ctx, source), layout, fat_buffer_space(c),
                                   c->diags);
  mc_ints_fini(ctx, &dims);
  if (expected.index == MC_NONE) return false;
  return expected.index == result.index ||
         fail(c, "expected result type to be '%s' but got '%s'", mc_text_type(c->diags, expected),
              mc_text_type(c->diags, result));
}

bool mc_check_amdgpu_buffer(const McRoutineCheck *c) {
  McType memref = amdgpu_type(c, "memref");
  if (!is_memref(c, memref)) return true;
  if (!is_global(c, memref)) return fail(c, "Buffer ops must operate on a memref in global memory");
  return mc_type_rank(c->ctx, memref) == amdgpu_group(c, "indices").count ||
         fail(c, "Expected %u indices to memref", mc_type_rank(c->ctx, memref));
}

/* --- permutations --- */

enum { QUAD_PERM, ROW_SHL, ROW_SHR, ROW_ROR };

static bool check_quad(const McRoutineCheck *c, McAttr lanes) {
  if (lanes.index == MC_NONE || mc_kind(c->ctx, lanes.index) != MC_ATTR_ARRAY ||
      mc_attr_array_size(c->ctx, lanes) != 4) {
    return fail(c, "quad_perm attribute must have exactly 4 elements");
  }
  for (uint32_t i = 0; i < 4; i++) {
    McAttr lane = mc_attr_array_get(c->ctx, lanes, i);
    int64_t value;
    if (mc_kind(c->ctx, lane.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(c->ctx, lane, &value) &&
        ((int32_t)value < 0 || (int32_t)value > 3)) {
      return fail(c, "Each element of quad_perm must be in the range [0, 3]");
    }
  }
  return true;
}

bool mc_check_amdgpu_permutation(const McRoutineCheck *c) {
  static const char *const ROWS[] = {"", "row_shl", "row_shr", "row_ror"};
  int64_t kind = amdgpu_case(c, "kind", "amdgpu.dpp_perm"), distance = amdgpu_number(c, "permArgument", 1);
  McAttr argument = mc_checked_attr(c, "permArgument");
  if (amdgpu_bits(c, amdgpu_type(c, "src")) > 64) {
    return fail(c, "integer and floating point types larger than 64 bits are not supported");
  }
  if (kind == QUAD_PERM) return check_quad(c, argument);
  if (kind >= ROW_SHL && kind <= ROW_ROR) {
    if (argument.index == MC_NONE) return fail(c, "Attribute '%s' value not specified", ROWS[kind]);
    return ((uint32_t)distance >= 1 && (uint32_t)distance <= 15) ||
           fail(c, "Attribute value must be between 1 and 15");
  }
  return argument.index == MC_NONE || mc_kind(c->ctx, argument.index) == MC_ATTR_UNIT ||
         fail(c, "Expected unit attribute for permArgument, but found non-trivial argument");
}

bool mc_check_amdgpu_swap(const McRoutineCheck *c) {
  int64_t length = amdgpu_number(c, "row_length", 0);
  return length == 16 || length == 32 || fail(c, "row_length attribute must either be 16 or 32.");
}

/* --- copies --- */

bool mc_check_amdgpu_gather(const McRoutineCheck *c) {
  McType from = amdgpu_type(c, "src"), to = amdgpu_type(c, "dst");
  McAttr held = mc_checked_attr(c, "transferType");
  if (!is_memref(c, from) || !is_memref(c, to) || held.index == MC_NONE) return true;
  if (mc_type_rank(c->ctx, to) > 0 && !mc_memref_has_unit_stride(c->ctx, to)) {
    return fail(c, "destination type inner most dim must be contiguous");
  }
  if (mc_type_element(c->ctx, from).index != mc_type_element(c->ctx, to).index) {
    return fail(c, "source and destination element types must match");
  }
  McType moved = mc_attr_type_value(c->ctx, held);
  uint32_t bits = (uint32_t)amdgpu_length(c, moved) * amdgpu_bits(c, amdgpu_element(c, moved));
  if (bits != 8 && bits != 16 && bits != 32 && bits != 96 && bits != 128) {
    return fail(c, "Transfering type size must be 8, 16, 32, 96 or 128 bits");
  }
  if (!is_global(c, from) && !is_fat_buffer(c, from)) {
    return fail(c, "source memory address space must be global or fat raw buffer");
  }
  return is_lds(c, to) || fail(c, "destination memory address space must be Workgroup");
}

bool mc_check_amdgpu_transposed_load(const McRoutineCheck *c) {
  McType from = amdgpu_type(c, "src"), to = amdgpu_type(c, "result");
  if (!is_memref(c, from) || !amdgpu_is_kind(c, to, MC_TYPE_VECTOR)) return true;
  if (!is_lds(c, from)) return fail(c, "source memory address space must be Workgroup");
  uint32_t bits = amdgpu_bits(c, amdgpu_element(c, to));
  int64_t length = bits == 4 || bits == 6 ? 16 : bits == 8 ? 8 : 4;
  if (bits == 0) return true;
  if (bits != 4 && bits != 6 && bits != 8 && bits != 16) {
    return fail(c, "Unsupported element type size for transpose load: %u bits", bits);
  }
  return amdgpu_length(c, to) == length ||
         fail(c, "Transferring type size mismatch: expected num of elements: %lld", (long long)length);
}

/* --- copies of tensors --- */

static bool is_whole_bytes(uint32_t bits) { return bits == 8 || bits == 16 || bits == 32 || bits == 64; }

bool mc_def_check_amdgpu_gather_base(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                     McDiags *diags) {
  (void)def;
  McType element = {values[0]}, index = {values[1]};
  McKind kind = mc_kind(ctx, element.index);
  uint32_t bits = kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT ? mc_type_bit_width(ctx, element) : 8;
  if (!is_whole_bytes(bits)) {
    return mc_error(diags, loc, "element type must be 1, 2, 4, or 8 bytes wide but type '%s' is %u bytes wide.",
                    mc_text_type(diags, element), bits / 8);
  }
  bool fits = mc_kind(ctx, index.index) == MC_TYPE_INTEGER && mc_type_integer_signedness(ctx, index) == MC_SIGNLESS &&
              (mc_type_integer_width(ctx, index) == 16 || mc_type_integer_width(ctx, index) == 32);
  return fits ||
         mc_error(diags, loc, "index type must be i16 or i32 but index type is '%s'.", mc_text_type(diags, index));
}

bool mc_check_amdgpu_dma_base(const McRoutineCheck *c) {
  McType lds = amdgpu_type(c, "lds"), global = amdgpu_type(c, "global");
  if (!is_memref(c, lds) || !is_memref(c, global)) return true;
  if (!is_lds(c, lds)) return fail(c, "lds memref must have workgroup address space attribute.");
  if (!is_global(c, global)) return fail(c, "global memref must have global address space attribute.");
  uint32_t bits = amdgpu_bits(c, mc_type_element(c->ctx, lds));
  return bits == 0 || is_whole_bytes(bits) ||
         fail(c, "element type must be 1, 2, 4, or 8 bytes long but type was %u bits long.", bits);
}

/* The numbers of a dense array; `last` is the last of them, 0 if there is none. */
static uint32_t list_length(const McRoutineCheck *c, const char *name, int64_t *last) {
  McAttr list = mc_checked_attr(c, name);
  *last = 0;
  if (list.index == MC_NONE || mc_kind(c->ctx, list.index) != MC_ATTR_DENSE_ARRAY) return 0;
  McStr data = mc_attr_dense_data(c->ctx, list);
  if (data.len >= sizeof *last) memcpy(last, data.ptr + data.len - sizeof *last, sizeof *last);
  return (uint32_t)(data.len / sizeof *last);
}

bool mc_check_amdgpu_descriptor(const McRoutineCheck *c) {
  McType base = amdgpu_type(c, "base"), barrier = amdgpu_type(c, "atomic_barrier_address");
  McType indices = amdgpu_type(c, "indices");
  int64_t stride, other;
  uint32_t strides = list_length(c, "global_static_strides", &stride);
  uint32_t rank = list_length(c, "global_static_sizes", &other);
  if (base.index == MC_NONE) return true;
  if (indices.index != MC_NONE) {
    if (rank > 2) return fail(c, "tensor and tile must be at most of rank two in gather mode.");
    if (amdgpu_element(c, indices).index != mc_defined_param(c->ctx, base.index, 1)) {
      return fail(c, "indices' element type must match base's element type.");
    }
  }
  if (strides == 0) return fail(c, "strides must not be empty.");
  if (stride != 1) return fail(c, "strides for the innermost dimension must be 1.");
  if (rank > 5) return fail(c, "tensor and tile must be at most of rank 5.");
  if (rank != strides) return fail(c, "strides and sizes must have same rank.");
  if (rank != list_length(c, "shared_static_sizes", &other)) return fail(c, "tensor must have same rank as tile.");
  uint32_t bits = amdgpu_bits(c, (McType){mc_defined_param(c->ctx, base.index, 0)});
  if (bits != 0 && !is_whole_bytes(bits)) {
    return fail(c, "element type width must be 1, 2, 4 or 8 bytes, but was %u bits long", bits);
  }
  if (barrier.index != MC_NONE && !is_lds(c, barrier)) return fail(c, "atomic barrier address must be in LDS.");
  return amdgpu_group(c, "early_timeout").count == 0 || amdgpu_group(c, "workgroup_mask").count != 0 ||
         fail(c, "early timeout does not apply when workgroup_mask is not set.");
}
