/* xegpu.c - offsets of xegpu's operations, and the rules of its operations, in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor types that an earlier check accepted. Nothing is owned, but
 * lists of numbers are freed.
 */
#include "dialects/xegpu/xegpu.h"

#include "defs/enums.h"
#include "dialects/shared/shared.def"
#include "parse/format_parse.h"
#include "print/format_print.h"

/* --- xegpu.Offsets --- */

bool mc_routine_xegpu_offsets_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  if (mc_at(f->p, TOK_L_SQUARE)) return mc_routine_index_list_parse(f, args, num_args);
  mc_format_parse_start_group(f, args[0].number);
  return true;
}

void mc_routine_xegpu_offsets_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  const McContext *ctx = f->p->ctx;
  McAttr numbers = mc_format_print_attr(f, args[1].number);
  bool is_list = numbers.index != MC_NONE && mc_kind(ctx, numbers.index) == MC_ATTR_DENSE_ARRAY;
  if (is_list && mc_attr_dense_count(ctx, numbers) > 0) mc_routine_index_list_print(f, args, num_args);
}

/* --- reading an operation --- */

static McGroup group(const McRoutineCheck *c, const char *name) {
  return mc_named_group(c, mc_ident(c->ctx, name, strlen(name)).index);
}

static McType type_of(const McRoutineCheck *c, const char *name) { return mc_group_type(c, group(c, name), 0); }

static bool is_kind(const McRoutineCheck *c, McType type, McKind kind) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == kind;
}

/* How many numbers a list of values and integers has. */
static uint32_t list_length(const McRoutineCheck *c, const char *name) {
  return mc_list_size(c, mc_checked_attr(c, name));
}

static uint64_t num_elements(const McRoutineCheck *c, McType type) {
  uint64_t count = 1;
  for (uint32_t i = 0, n = mc_type_rank(c->ctx, type); i < n; i++) count *= (uint64_t)mc_type_dim(c->ctx, type, i);
  return count;
}

static int64_t desc_dim(const McRoutineCheck *c, const McTensorDesc *desc, uint32_t i) {
  return mc_xegpu_list_at(c->ctx, desc->shape, i);
}

static bool same_shape(const McRoutineCheck *c, const McTensorDesc *desc, McType vector) {
  if (desc->rank != mc_type_rank(c->ctx, vector)) return false;
  for (uint32_t i = 0; i < desc->rank; i++) {
    if (desc_dim(c, desc, i) != mc_type_dim(c->ctx, vector, i)) return false;
  }
  return true;
}

/* Reports `before`, the shape of the vector, `after` and the description's type. Always false. */
static bool fail_shape(const McRoutineCheck *c, const char *before, McType vector, const char *after,
                       const McTensorDesc *desc) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  for (uint32_t i = 0, n = mc_type_rank(c->ctx, vector); i < n; i++) {
    if (i > 0) mc_buf_lit(&text, ", ");
    mc_buf_i64(&text, mc_type_dim(c->ctx, vector, i));
  }
  fail(c, "%s shape [%s] %s '%s'", before, mc_buf_text(&text), after, mc_text_type(c->diags, desc->type));
  mc_buf_fini(&text);
  return false;
}

/* The hints for the three caches; those of the other direction are refused. */
static bool hints_fit(const McRoutineCheck *c, bool reads) {
  static const char *const names[] = {"l1_hint", "l2_hint", "l3_hint"};
  enum { CACHED, UNCACHED, STREAMING, READ_INVALIDATE };
  for (uint32_t i = 0; i < MC_COUNT(names); i++) {
    McAttr hint = mc_checked_attr(c, names[i]);
    if (hint.index == MC_NONE || mc_kind(c->ctx, hint.index) != MC_ATTR_DEFINED) continue;
    uint64_t value = mc_enum_attr_value(c->ctx, hint);
    bool is_read = value == STREAMING || value == READ_INVALIDATE;
    if (value == CACHED || value == UNCACHED || is_read == reads) continue;
    return fail(c, "invalid %s: %s", names[i], mc_text_attr(c->diags, hint));
  }
  return true;
}

/* The description that the operand or result is; *desc. False: it is none, which another check reports. */
static bool desc_of(const McRoutineCheck *c, const char *name, McTensorDesc *desc) {
  return mc_xegpu_tensor_desc(c->ctx, type_of(c, name), desc);
}

static bool fail_scattered(const McRoutineCheck *c) { return fail(c, "Expects a non-scattered TensorDesc.\n"); }

/* The number that the memory space of a memref is; a pointer is to global memory. */
static int64_t source_space(const McRoutineCheck *c, McType source) {
  if (!is_kind(c, source, MC_TYPE_MEMREF)) return MC_XEGPU_GLOBAL;
  McAttr space = mc_type_memory_space(c->ctx, source);
  int64_t value;
  if (space.index == MC_NONE) return MC_XEGPU_GLOBAL;
  if (mc_kind(c->ctx, space.index) == MC_ATTR_INTEGER) {
    return mc_attr_integer_i64(c->ctx, space, &value) ? (int64_t)(uint32_t)value : MC_XEGPU_GLOBAL;
  }
  return mc_is_defined_as(c->ctx, space.index, "xegpu.memory_space") ? (int64_t)mc_enum_attr_value(c->ctx, space)
                                                                    : MC_XEGPU_GLOBAL;
}

static bool spaces_match(const McRoutineCheck *c, McType source, const McTensorDesc *desc) {
  int64_t space = source_space(c, source);
  return space == desc->space || fail(c, "Memory space mismatch. Source: %lld, TensorDesc: %lld", (long long)space,
                                      (long long)desc->space);
}

/* --- blocks --- */

bool mc_check_xegpu_create_block(const McRoutineCheck *c) {
  McTensorDesc desc;
  if (!desc_of(c, "TensorDesc", &desc)) return true;
  McType source = type_of(c, "source");
  bool is_memref = is_kind(c, source, MC_TYPE_MEMREF);
  uint32_t rank = is_memref ? mc_type_rank(c->ctx, source) : list_length(c, "const_shape");
  static const char *const lists[] = {"const_shape", "const_strides", "const_offsets"};
  bool differ = false;
  if (!spaces_match(c, source, &desc)) return false;
  if (!is_memref && (list_length(c, "const_strides") == 0 || list_length(c, "const_shape") == 0)) {
    return fail(c, "expecting strides and shape to be present for integer source.");
  }
  for (uint32_t i = 0; i < MC_COUNT(lists); i++) {
    differ |= mc_checked_attr(c, lists[i]).index != MC_NONE && list_length(c, lists[i]) != rank;
  }
  if (differ) {
    return fail(c, "Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match "
                   "with each other.");
  }
  if (desc.rank > rank) {
    return fail(c, "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the "
                   "memref source.");
  }
  if (is_memref && mc_type_element(c->ctx, source).index != desc.element.index) {
    return fail(c, "TensorDesc should have the same element type with the source if it is a memref.\n");
  }
  return !desc.is_scattered || fail_scattered(c);
}

/* Offsets are given for all dimensions, or not at all. */
static bool offsets_fit(const McRoutineCheck *c, const McTensorDesc *desc) {
  uint32_t count = list_length(c, "const_offsets");
  return count == 0 || count == desc->rank || fail(c, "Mismatched ranks between offsets and tensor descriptor");
}

bool mc_check_xegpu_prefetch_block(const McRoutineCheck *c) {
  McTensorDesc desc;
  if (!desc_of(c, "TensorDesc", &desc)) return true;
  if (desc.is_scattered) return fail_scattered(c);
  return hints_fit(c, true) && offsets_fit(c, &desc);
}

/* A list of one dimension with less elements than the block: each lane has its part. *lanes is set then. */
static bool check_lanes(const McRoutineCheck *c, const char *what, const McTensorDesc *desc, int64_t all, McType vector,
                        bool *lanes) {
  int64_t have = (int64_t)num_elements(c, vector);
  *lanes = mc_type_rank(c->ctx, vector) == 1 && have < all;
  if (!*lanes) return true;
  if (desc->layout.index != MC_NONE && mc_is_defined_as(c->ctx, desc->layout.index, "xegpu.layout")) {
    return fail(c, "TensorDesc doesn't need LayoutAttr for SIMT code");
  }
  return (have != 0 && all % have == 0) ||
         fail_shape(c, what, vector, "is not a valid distribution for tensor descriptor", desc);
}

/* The dimensions of the description, in the order that `transpose` says; it is ignored where it names others. */
static bool transpose(const McRoutineCheck *c, const McTensorDesc *desc, int64_t *dims) {
  McAttr order = mc_checked_attr(c, "transpose");
  uint32_t count = mc_list_size(c, order);
  bool valid = order.index != MC_NONE;
  for (uint32_t i = 0; valid && i < count; i++) {
    int64_t dim = mc_list_at(c, order, i);
    valid = dim >= 0 && dim < desc->rank;
  }
  bool applies = valid && count == desc->rank;
  for (uint32_t i = 0; i < desc->rank; i++) {
    dims[i] = desc_dim(c, desc, applies ? (uint32_t)mc_list_at(c, order, i) : i);
  }
  if (order.index == MC_NONE || valid) return true;
  return mc_warning(c->diags, mc_op_loc(c->ctx, c->op), "Invalid transpose attr. It is ignored.");
}

bool mc_check_xegpu_load_block(const McRoutineCheck *c) {
  McTensorDesc desc;
  McType vector = type_of(c, "value");
  if (!desc_of(c, "TensorDesc", &desc) || !is_kind(c, vector, MC_TYPE_VECTOR)) return true;
  if (desc.is_scattered) return fail_scattered(c);
  if (desc.rank > 2) return fail(c, "Expects a 1D or 2D TensorDesc.\n");
  if (!hints_fit(c, true)) return false;
  int64_t all = (int64_t)(int32_t)((uint64_t)desc.count * (uint64_t)desc.array_length);
  bool lanes;
  if (!check_lanes(c, "Result", &desc, all, vector, &lanes)) return false;
  if (lanes) return true;
  int64_t dims[4];
  uint32_t rank = desc.rank;
  transpose(c, &desc, dims);
  if (mc_checked_attr(c, "packed").index != MC_NONE && rank == 2) {
    int64_t factor = mc_type_dim(c->ctx, vector, mc_type_rank(c->ctx, vector) - 1);
    dims[0] = factor == 0 ? 0 : dims[0] / factor;
    dims[rank++] = factor;
  } else if (mc_checked_attr(c, "packed").index != MC_NONE) {
    mc_warning(c->diags, mc_op_loc(c->ctx, c->op),
               "Invalid Packed Attr. It is ignored (available for 2D TensorDesc only).");
  }
  if (desc.array_length > 1) {
    memmove(dims + 1, dims, rank * sizeof *dims);
    dims[0] = desc.array_length;
    rank++;
  }
  bool same = rank == mc_type_rank(c->ctx, vector);
  for (uint32_t i = 0; same && i < rank; i++) same = dims[i] == mc_type_dim(c->ctx, vector, i);
  if (!same) return fail_shape(c, "Result", vector, "is not consistent with tensor descriptor", &desc);
  return offsets_fit(c, &desc);
}

bool mc_check_xegpu_store_block(const McRoutineCheck *c) {
  McTensorDesc desc;
  McType vector = type_of(c, "value");
  if (!desc_of(c, "TensorDesc", &desc) || !is_kind(c, vector, MC_TYPE_VECTOR)) return true;
  if (desc.is_scattered) return fail_scattered(c);
  if (desc.rank > 2) return fail(c, "Expects a 1D or 2D TensorDesc.\n");
  if (!hints_fit(c, false)) return false;
  if (desc.array_length > 1) return fail(c, "array length is not supported by store_nd.\n");
  bool lanes;
  if (!check_lanes(c, "Value", &desc, desc.count, vector, &lanes)) return false;
  if (lanes) return true;
  if (!same_shape(c, &desc, vector)) {
    return fail_shape(c, "Value", vector, "is not consistent with tensor descriptor", &desc);
  }
  return offsets_fit(c, &desc);
}

bool mc_check_xegpu_update_block(const McRoutineCheck *c) {
  McTensorDesc desc;
  if (!desc_of(c, "TensorDesc", &desc)) return true;
  if (desc.is_scattered) return fail_scattered(c);
  return list_length(c, "const_offsets") == desc.rank || fail(c, "Invalid number of offsets.");
}

/* --- scattered elements --- */

bool mc_check_xegpu_create_scattered(const McRoutineCheck *c) {
  McTensorDesc desc;
  McType source = type_of(c, "source"), offsets = type_of(c, "offsets");
  if (!desc_of(c, "TensorDesc", &desc) || !is_kind(c, offsets, MC_TYPE_VECTOR)) return true;
  if (!desc.is_scattered) return fail(c, "Expects a scattered TensorDesc.\n");
  if (!spaces_match(c, source, &desc)) return false;
  uint32_t rank = mc_type_rank(c->ctx, offsets), want = rank + (desc.chunk_size != 1);
  bool same = desc.rank == want;
  for (uint32_t i = 0; same && i < rank; i++) same = desc_dim(c, &desc, i) == mc_type_dim(c->ctx, offsets, i);
  if (same && want > rank) same = desc_dim(c, &desc, rank) == desc.chunk_size;
  if (same) return true;
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  for (uint32_t i = 0; i < want; i++) {
    if (i > 0) mc_buf_lit(&text, ", ");
    mc_buf_i64(&text, i < rank ? mc_type_dim(c->ctx, offsets, i) : desc.chunk_size);
  }
  fail(c, "Incorrect TensorDesc shape. Expected is [%s]\n", mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

bool mc_check_xegpu_prefetch_scattered(const McRoutineCheck *c) {
  McTensorDesc desc;
  McType source = type_of(c, "source");
  bool is_desc = mc_xegpu_tensor_desc(c->ctx, source, &desc), has_offsets = group(c, "offsets").count != 0;
  bool is_pointer = is_kind(c, source, MC_TYPE_INTEGER);
  bool aligned = mc_checked_attr(c, "offset_align_byte").index != MC_NONE;
  if (is_desc && !desc.is_scattered) return fail(c, "Expects a scattered TensorDesc.");
  if (!hints_fit(c, true)) return false;
  if (is_desc && has_offsets) return fail(c, "offsets not allowed.");
  if (!is_desc && !has_offsets) return fail(c, "Expects offsets.");
  if (aligned && !is_pointer) return fail(c, "offset_align_byte only allowed with integer source.");
  return aligned || !is_pointer || fail(c, "offset_align_byte is required with integer source.");
}

/* The first `rank` dimensions of a shape are those of the mask; a mask that is one bit has one, of 1. */
static bool mask_has(const McRoutineCheck *c, McType mask, McType like, const McTensorDesc *desc, uint32_t rank) {
  bool is_list = is_kind(c, mask, MC_TYPE_VECTOR);
  if (rank != (is_list ? mc_type_rank(c->ctx, mask) : 1)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t have = is_list ? mc_type_dim(c->ctx, mask, i) : 1;
    if (have != (desc != NULL ? desc_dim(c, desc, i) : mc_type_dim(c->ctx, like, i))) return false;
  }
  return true;
}

static bool described_fit(const McRoutineCheck *c, const McTensorDesc *desc, McType mask, McType value) {
  if (!desc->is_scattered) return fail(c, "Expects a scattered TensorDesc.");
  if (!is_kind(c, value, MC_TYPE_VECTOR)) return fail(c, "Expecting a vector type result.");
  if (mc_type_element(c->ctx, value).index != desc->element.index) {
    return fail(c, "Value should have the same element type as TensorDesc.");
  }
  if (!mask_has(c, mask, value, desc, desc->rank - (desc->chunk_size > 1))) {
    return fail(c, "Mask should match TensorDesc except the chunk size dim.");
  }
  if (mc_type_rank(c->ctx, value) == 1 && (int64_t)num_elements(c, value) == desc->chunk_size) {
    bool has_layout = desc->layout.index != MC_NONE && mc_is_defined_as(c->ctx, desc->layout.index, "xegpu.layout");
    return !has_layout || fail(c, "TensorDesc doesn't need LayoutAttr for SIMT code");
  }
  return same_shape(c, desc, value) ||
         fail_shape(c, "Value", value, "is neither a valid distribution for SIMT nor consistent with the tensor "
                    "descriptor for SIMD", desc);
}

static bool plain_fit(const McRoutineCheck *c, McType mask, McType offsets, McType value, int64_t chunk) {
  bool is_list = is_kind(c, mask, MC_TYPE_VECTOR), has_list = is_kind(c, offsets, MC_TYPE_VECTOR);
  if (!is_kind(c, value, MC_TYPE_VECTOR)) {
    if (chunk > 1) return fail(c, "Expecting chunk size == 1 for scalar result");
    return !(is_list || has_list) || fail(c, "Expecting scalar mask and offsets.");
  }
  uint64_t size = num_elements(c, value), bits = is_list ? num_elements(c, mask) : 1;
  if (!is_list && !has_list) {
    return size == (uint64_t)chunk || fail(c, "value elements must match chunk size %lld", (long long)chunk);
  }
  if (!is_list) return fail(c, "Expecting a vector type mask.");
  uint32_t rank = mc_type_rank(c->ctx, value);
  if (chunk > 1 && rank == 1 && size != (uint64_t)chunk) {
    return fail(c, "value elements must match chunk size %lld", (long long)chunk);
  }
  bool fits = chunk > 1 || size == bits;
  if (fits && bits == 1) return true;
  return (fits && mask_has(c, mask, value, NULL, rank - (chunk > 1))) ||
         fail(c, "Mask should match value except the chunk size dim.");
}

static bool check_scattered(const McRoutineCheck *c, const char *memory, bool reads) {
  McTensorDesc desc;
  McType source = type_of(c, memory), mask = type_of(c, "mask"), value = type_of(c, "value");
  if (source.index == MC_NONE || mask.index == MC_NONE || value.index == MC_NONE) return true;
  bool is_desc = mc_xegpu_tensor_desc(c->ctx, source, &desc), has_offsets = group(c, "offsets").count != 0;
  if (is_desc && !desc.is_scattered) return fail(c, "Expects a scattered TensorDesc.");
  if (!hints_fit(c, reads)) return false;
  if (is_desc && has_offsets) return fail(c, "offsets not allowed.");
  if (is_desc) return described_fit(c, &desc, mask, value);
  if (!has_offsets) return fail(c, "Expects offsets.");
  int64_t chunk = 1;
  McAttr size = mc_checked_attr(c, "chunk_size");
  bool has_size = size.index != MC_NONE && mc_kind(c->ctx, size.index) == MC_ATTR_INTEGER;
  if (has_size) mc_attr_integer_i64(c->ctx, size, &chunk);
  McType element = is_kind(c, value, MC_TYPE_VECTOR) ? mc_type_element(c->ctx, value) : value;
  if (is_kind(c, source, MC_TYPE_MEMREF) && mc_type_element(c->ctx, source).index != element.index) {
    return mc_plain_error(c, "Value should have the same element type as MemRef.");
  }
  return plain_fit(c, mask, type_of(c, "offsets"), value, chunk);
}

bool mc_check_xegpu_load_scattered(const McRoutineCheck *c) { return check_scattered(c, "source", true); }
bool mc_check_xegpu_store_scattered(const McRoutineCheck *c) { return check_scattered(c, "dest", false); }

bool mc_check_xegpu_update_scattered(const McRoutineCheck *c) {
  McTensorDesc desc;
  McType offsets = type_of(c, "offsets");
  if (!desc_of(c, "TensorDesc", &desc) || !is_kind(c, offsets, MC_TYPE_VECTOR)) return true;
  if (!desc.is_scattered) return fail(c, "Expects a scattered TensorDesc.\n");
  return mask_has(c, offsets, offsets, &desc, desc.rank - (desc.chunk_size > 1)) ||
         fail(c, "Offsets should match TensorDesc except the chunk size dim.");
}

/* --- products and layouts --- */

bool mc_check_xegpu_product(const McRoutineCheck *c) {
  McType a = type_of(c, "lhs"), b = type_of(c, "rhs"), sum = type_of(c, "result"), acc = type_of(c, "acc");
  bool lists = is_kind(c, a, MC_TYPE_VECTOR) && is_kind(c, b, MC_TYPE_VECTOR) && is_kind(c, sum, MC_TYPE_VECTOR);
  if (!lists) return true;
  uint32_t rank_a = mc_type_rank(c->ctx, a), rank_b = mc_type_rank(c->ctx, b), rank = mc_type_rank(c->ctx, sum);
  if (acc.index != MC_NONE && acc.index != sum.index) {
    return fail(c, "Expecting the acc type to be the same as result.");
  }
  if (rank_a == 1 && rank_b == 1 && rank == 1) {
    uint32_t bits = mc_type_bit_width(c->ctx, mc_type_element(c->ctx, b));
    uint64_t factor = bits == 0 || bits > 32 ? 0 : 32 / bits;
    return (factor != 0 && num_elements(c, b) % factor == 0) || factor == 0 ||
           fail(c, "Expecting B operand to be a multiple of 32 bits.");
  }
  if (rank_a != 2 || (rank_b != 2 && rank_b != 3) || rank != 2) {
    return fail(c, "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.");
  }
  uint64_t depth = (uint64_t)mc_type_dim(c->ctx, b, 0) * (rank_b == 3 ? (uint64_t)mc_type_dim(c->ctx, b, 2) : 1);
  if (depth != (uint64_t)mc_type_dim(c->ctx, a, 1)) return fail(c, "K-dimension mismatch.");
  if (mc_type_dim(c->ctx, a, 0) != mc_type_dim(c->ctx, sum, 0)) return fail(c, "M-dimension mismatch.");
  return mc_type_dim(c->ctx, b, 1) == mc_type_dim(c->ctx, sum, 1) || fail(c, "N-dimension mismatch.");
}

static bool is_for_workgroup(const McRoutineCheck *c, McAttr layout) {
  return mc_defined_param(c->ctx, mc_xegpu_root(c->ctx, layout).index, MC_XEGPU_SG_LAYOUT) != MC_NONE;
}

static bool is_layout(const McRoutineCheck *c, McAttr attr) {
  McAttr root = attr.index == MC_NONE ? attr : mc_xegpu_root(c->ctx, attr);
  return root.index != MC_NONE && mc_is_defined_as(c->ctx, root.index, "xegpu.layout");
}

/* Can a vector be spread by the layout? *even. False: out of memory. */
static bool spreads(const McRoutineCheck *c, McType vector, McAttr layout, bool *even) {
  McInts dims;
  if (!mc_ints_init(c->ctx, &dims, mc_type_rank(c->ctx, vector), c->diags)) return false;
  for (uint32_t i = 0; i < dims.capacity; i++) dims.ptr[dims.len++] = mc_type_dim(c->ctx, vector, i);
  bool ok = mc_xegpu_spreads(c->ctx, dims.ptr, dims.len, layout, even, c->diags);
  mc_ints_fini(c->ctx, &dims);
  return ok;
}

bool mc_check_xegpu_convert_layout(const McRoutineCheck *c) {
  McAttr from = mc_checked_attr(c, "input_layout"), to = mc_checked_attr(c, "target_layout");
  McType vector = type_of(c, "source");
  if (!is_layout(c, from) || !is_layout(c, to) || !is_kind(c, vector, MC_TYPE_VECTOR)) return true;
  if (is_for_workgroup(c, from) != is_for_workgroup(c, to)) {
    return fail(c, "expected input layout and target layout be WgLayout or SgLayout at the same time.");
  }
  bool even;
  if (!spreads(c, vector, from, &even)) return false;
  if (!even) return fail(c, "invalid input layout, data cannot be evenly distributed.");
  if (!spreads(c, vector, to, &even)) return false;
  return even || fail(c, "invalid target layout, data cannot be evenly distributed.");
}

/* --- shared memory --- */

/* !xegpu.mem_desc: its sizes, and the list of integers that its layout has by that name, or MC_NONE. */
static McAttr mem_layout_list(const McRoutineCheck *c, McType desc, McIdent name) {
  uint32_t layout = mc_defined_param(c->ctx, desc.index, 2);
  McAttr none = {MC_NONE};
  if (layout == MC_NONE) return none;
  McAttr list = mc_attr_dictionary_find(c->ctx, (McAttr){mc_defined_param(c->ctx, layout, 0)}, name);
  return list.index != MC_NONE && mc_kind(c->ctx, list.index) == MC_ATTR_ARRAY ? list : none;
}

/* Element i of an array of integers; `other` when there is none. */
static int64_t array_at(const McRoutineCheck *c, McAttr array, uint32_t i, int64_t other) {
  int64_t value;
  if (array.index == MC_NONE || i >= mc_attr_array_size(c->ctx, array)) return other;
  McAttr element = mc_attr_array_get(c->ctx, array, i);
  bool is_integer = mc_kind(c->ctx, element.index) == MC_ATTR_INTEGER;
  return is_integer && mc_attr_integer_i64(c->ctx, element, &value) ? value : other;
}

bool mc_check_xegpu_same_bits(const McRoutineCheck *c) {
  McType memref = mc_named_type(c, c->args[0]), desc = mc_named_type(c, c->args[1]);
  if (!is_kind(c, memref, MC_TYPE_MEMREF) || !mc_is_defined_as(c->ctx, desc.index, "xegpu.mem_desc")) return true;
  McAttr shape = {mc_defined_param(c->ctx, desc.index, 0)};
  uint64_t have = num_elements(c, memref) * mc_type_bit_width(c->ctx, mc_type_element(c->ctx, memref));
  uint64_t want = mc_type_bit_width(c->ctx, (McType){mc_defined_param(c->ctx, desc.index, 1)});
  for (uint32_t i = 0, n = mc_xegpu_list_size(c->ctx, shape); i < n; i++) {
    want *= (uint64_t)mc_xegpu_list_at(c->ctx, shape, i);
  }
  return have == want || fail(c, "failed to verify that all of {source, mem_desc} have same size in bits");
}

/* The lanes are one block, next to each other in memory. */
static bool check_block_lanes(const McRoutineCheck *c, McType desc, McAttr block, McAttr stride, McAttr layout) {
  McInts data, lanes;
  McAttr shape = {mc_defined_param(c->ctx, desc.index, 0)};
  uint32_t rank = mc_xegpu_list_size(c->ctx, shape);
  if (!mc_xegpu_effective(c->ctx, layout, MC_XEGPU_LANE_DATA, &data, c->diags)) return false;
  if (!mc_xegpu_effective(c->ctx, layout, MC_XEGPU_LANE_LAYOUT, &lanes, c->diags)) {
    mc_ints_fini(c->ctx, &data);
    return false;
  }
  const char *wrong = NULL;
  for (uint32_t i = 0; wrong == NULL && i + 1 < data.len; i++) {
    if (data.ptr[i] != 1) wrong = "With subgroup_block_io, accessed data must be contiguous and coalesced.";
  }
  for (uint32_t i = 0; wrong == NULL && i < data.len && i < lanes.len && i < rank; i++) {
    int64_t dim = mc_xegpu_list_at(c->ctx, shape, i), next = 1;
    if (i + 1 < rank) next = mc_xegpu_list_at(c->ctx, shape, i + 1); /* upstream's default for a stride */
    if (lanes.ptr[i] != array_at(c, block, i, dim)) {
      wrong = "With subgroup_block_io, the block shape must match the lane layout.";
    } else if (lanes.ptr[i] != 1 && array_at(c, stride, i, next) != 1) {
      wrong = "With subgroup_block_io, the distributed dimensions must be contiguous.";
    }
  }
  mc_ints_fini(c->ctx, &data);
  mc_ints_fini(c->ctx, &lanes);
  return wrong == NULL || mc_plain_error(c, "%s", wrong);
}

bool mc_check_xegpu_matrix(const McRoutineCheck *c) {
  McType data = mc_named_type(c, c->args[0]), desc = type_of(c, "mem_desc");
  if (data.index == MC_NONE || !mc_is_defined_as(c->ctx, desc.index, "xegpu.mem_desc")) return true;
  bool is_block = mc_checked_attr(c, "subgroup_block_io").index != MC_NONE;
  if (!is_kind(c, data, MC_TYPE_VECTOR)) {
    return !is_block || mc_plain_error(c, "subgroup_block_io are only allowed when result is a VectorType.");
  }
  McAttr shape = {mc_defined_param(c->ctx, desc.index, 0)}, layout = mc_checked_attr(c, "layout");
  uint32_t rank = mc_xegpu_list_size(c->ctx, shape), data_rank = mc_type_rank(c->ctx, data);
  if (rank != 2) return mc_plain_error(c, "mem_desc must be 2D.");
  McAttr block = mem_layout_list(c, desc, mc_ident(c->ctx, "block", 5));
  McAttr stride = mem_layout_list(c, desc, mc_ident(c->ctx, "stride", 6));
  if (is_block && is_layout(c, layout) && !check_block_lanes(c, desc, block, stride, layout)) return false;
  if (data_rank != 2) {
    bool column_major = array_at(c, stride, 0, mc_xegpu_list_at(c->ctx, shape, 1)) == 1;
    return !is_block || !column_major ||
           mc_plain_error(c, "mem_desc should be row major when subgroup_block_io is set.");
  }
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_type_dim(c->ctx, data, i) > mc_xegpu_list_at(c->ctx, shape, i)) {
      return mc_plain_error(c, "data shape must not exceed mem_desc shape.");
    }
  }
  return true;
}
