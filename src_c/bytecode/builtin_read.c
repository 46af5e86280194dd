/* builtin_read.c - the builtin dialect's own encoding of attributes, locations and types.
 *
 * Each routine reads all fields of an entry first, so that everything it refers to is asked for at once; when something
 * of that is not read yet, r->blocked is set and nothing is made.
 */
#include "bytecode/reader.h"
#include "text/number.h"
#include "types/attrs.h"

#define MAX_EMPTY_ELEMENTS 65536u /* of i0: elements without bytes */

static uint32_t none(McBcReader *r, const McBcCursor *c, const char *message) {
  mc_bc_fail(r, c, "%s", message);
  return MC_NONE;
}

/* --- parts --- */

/* References to attributes or types, which follow each other, into r->scratch. */
static bool read_refs(McBcReader *r, McBcCursor *c, bool are_types, uint32_t *count) {
  if (!mc_bc_count(r, c, are_types ? "types" : "attributes", count)) return false;
  if (!mc_array_reserve(&r->ctx->alloc, &r->scratch, *count)) return mc_bc_no_memory(r);
  for (uint32_t i = 0; i < *count; i++) {
    uint32_t id;
    bool ok = are_types ? mc_bc_type_ref(r, c, (McType *)&id) : mc_bc_attr_ref(r, c, (McAttr *)&id);
    if (!ok) return false;
    r->scratch.ptr[r->scratch.len++] = id;
  }
  return true;
}

bool mc_bc_name_of(McBcReader *r, const McBcCursor *c, McAttr attr, McIdent *out) {
  if (attr.index != r->last_name.index) {
    if (mc_rec(r->ctx, attr.index)->kind != MC_ATTR_STRING) return mc_bc_fail(r, c, "expected a string attribute");
    McStr text = mc_attr_string_value(r->ctx, attr);
    r->last_ident = mc_ident(r->ctx, text.ptr, text.len);
    if (r->last_ident.index == MC_NONE) return mc_bc_no_memory(r);
    r->last_name = attr;
  }
  *out = r->last_ident;
  return true;
}

/* The name that a string attribute is. False: reported, or blocked with *out MC_NONE. */
static bool read_name(McBcReader *r, McBcCursor *c, McIdent *out) {
  McAttr attr;
  out->index = MC_NONE;
  if (!mc_bc_attr_ref(r, c, &attr)) return false;
  return attr.index == MC_NONE || mc_bc_name_of(r, c, attr, out);
}

static bool read_loc_ref(McBcReader *r, McBcCursor *c, McLoc *out) {
  McAttr attr;
  out->index = MC_NONE;
  if (!mc_bc_attr_ref(r, c, &attr)) return false;
  if (attr.index == MC_NONE) return true;
  *out = mc_loc_from_attr(r->ctx, attr);
  return out->index != MC_NONE || mc_bc_fail(r, c, "expected a location attribute");
}

static bool read_dims(McBcReader *r, McBcCursor *c, uint32_t *rank) {
  if (!mc_bc_count(r, c, "dimensions", rank)) return false;
  if (!mc_array_reserve(&r->ctx->alloc, &r->numbers, *rank)) return mc_bc_no_memory(r);
  for (uint32_t i = 0; i < *rank; i++) {
    int64_t dim;
    const McBcCursor at = *c;
    if (!mc_bc_signed(r, c, &dim)) return false;
    if (dim < 0 && dim != MC_DYNAMIC) return mc_bc_fail(r, &at, "invalid dimension: %lld", (long long)dim);
    r->numbers.ptr[r->numbers.len++] = dim;
  }
  return true;
}

bool mc_bc_known_width(McBcReader *r, McBcCursor *c, uint32_t width, uint64_t *words, size_t count) {
  memset(words, 0, count * sizeof *words);
  if (width <= 8) {
    uint8_t byte;
    if (!mc_bc_byte(r, c, &byte)) return false;
    words[0] = byte;
    return true;
  }
  if (width <= 64) return mc_bc_signed(r, c, (int64_t *)&words[0]);
  uint32_t active;
  if (!mc_bc_count(r, c, "words of a number", &active)) return false;
  if (active > count) return mc_bc_fail(r, c, "a number of %u words is wider than its type", active);
  for (uint32_t i = 0; i < active; i++) {
    if (!mc_bc_signed(r, c, (int64_t *)&words[i])) return false;
  }
  return true;
}

/* --- attributes --- */

static uint32_t read_dictionary(McBcReader *r, McBcCursor *c) {
  uint32_t count;
  if (!mc_bc_count(r, c, "entries", &count)) return MC_NONE;
  if (!mc_array_reserve(&r->ctx->alloc, &r->scratch, 2 * (size_t)count)) return mc_bc_no_memory(r), MC_NONE;
  McNamedAttr *entries = (McNamedAttr *)r->scratch.ptr;
  for (uint32_t i = 0; i < count; i++) {
    if (!read_name(r, c, &entries[i].name) || !mc_bc_attr_ref(r, c, &entries[i].value)) return MC_NONE;
  }
  if (r->blocked) return MC_NONE;
  McIdent duplicate = {MC_NONE};
  McAttr made = mc_attr_dictionary(r->ctx, entries, count, &duplicate);
  if (made.index == MC_NONE && duplicate.index != MC_NONE) {
    return none(r, c, "a dictionary has two entries of one name");
  }
  return made.index;
}

static uint32_t read_string(McBcReader *r, McBcCursor *c, bool typed) {
  McStr text;
  McType type = {MC_NONE};
  if (!mc_bc_string(r, c, &text) || (typed && !mc_bc_type_ref(r, c, &type)) || r->blocked) return MC_NONE;
  if (typed && mc_rec(r->ctx, type.index)->kind == MC_TYPE_NONE) type.index = MC_NONE;
  return mc_attr_string(r->ctx, text.ptr, text.len, type).index;
}

static uint32_t read_symbol(McBcReader *r, McBcCursor *c, bool nested) {
  McIdent root;
  uint32_t count = 0;
  if (!read_name(r, c, &root) || (nested && !read_refs(r, c, false, &count)) || r->blocked) return MC_NONE;
  for (uint32_t i = 0; i < count; i++) {
    McAttr inner = {r->scratch.ptr[i]};
    if (mc_kind(r->ctx, inner.index) != MC_ATTR_SYMBOL_REF || mc_attr_symbol_num_nested(r->ctx, inner) != 0) {
      return none(r, c, "expected a flat symbol reference");
    }
    r->scratch.ptr[i] = mc_attr_symbol_root(r->ctx, inner).index;
  }
  return mc_attr_symbol_ref(r->ctx, root, (const McIdent *)r->scratch.ptr, count).index;
}

static uint32_t read_integer(McBcReader *r, McBcCursor *c) {
  McType type;
  if (!mc_bc_type_ref(r, c, &type) || r->blocked) return MC_NONE;
  McKind kind = mc_kind(r->ctx, type.index);
  if (kind != MC_TYPE_INTEGER && kind != MC_TYPE_INDEX) return none(r, c, "expected an integer or index type");
  uint32_t width = kind == MC_TYPE_INDEX ? 64 : mc_type_integer_width(r->ctx, type);
  uint64_t few[4];
  size_t count = width == 0 ? 1 : (width + 63) / 64, bytes = count * sizeof(uint64_t);
  if (count <= MC_COUNT(few)) {
    if (!mc_bc_known_width(r, c, width, few, count)) return MC_NONE;
    return mc_attr_integer_words(r->ctx, type, few, count).index;
  }
  if (bytes > r->wide_bytes) return none(r, c, "too many integers of a huge width for a file of this size");
  r->wide_bytes -= bytes;
  uint64_t *words = mc_alloc(&r->ctx->alloc, bytes);
  if (words == NULL) return mc_bc_no_memory(r), MC_NONE;
  uint32_t made = MC_NONE;
  if (mc_bc_known_width(r, c, width, words, count)) made = mc_attr_integer_words(r->ctx, type, words, count).index;
  mc_free(&r->ctx->alloc, words, bytes);
  return made;
}

static uint32_t read_float(McBcReader *r, McBcCursor *c) {
  McType type;
  if (!mc_bc_type_ref(r, c, &type) || r->blocked) return MC_NONE;
  if (mc_kind(r->ctx, type.index) != MC_TYPE_FLOAT) return none(r, c, "expected a float type");
  uint64_t words[2];
  uint32_t width = mc_type_bit_width(r->ctx, type);
  if (!mc_bc_known_width(r, c, width, words, 2)) return MC_NONE;
  return mc_attr_float_bits(r->ctx, type, words, 2).index;
}

static uint32_t read_dense_array(McBcReader *r, McBcCursor *c) {
  McType element;
  uint64_t count, len;
  const uint8_t *bytes;
  if (!mc_bc_type_ref(r, c, &element) || !mc_bc_varint(r, c, &count) || !mc_bc_varint(r, c, &len) ||
      !mc_bc_bytes(r, c, len, &bytes) || r->blocked) {
    return MC_NONE;
  }
  McKind kind = mc_kind(r->ctx, element.index);
  if (kind != MC_TYPE_INTEGER && kind != MC_TYPE_FLOAT) return none(r, c, "expected an integer or float type");
  uint64_t each = ((uint64_t)mc_type_bit_width(r->ctx, element) + 7) / 8;
  bool fits = each == 0 ? len == 0 && count <= MAX_EMPTY_ELEMENTS : len % each == 0 && len / each == count;
  if (!fits) {
    return none(r, c, "the data of a dense array does not fit its number of elements");
  }
  return mc_attr_dense_array(r->ctx, element, bytes, (size_t)count, r->diags).index;
}

/* A shaped type with a static shape. */
static bool is_static_shaped(McBcReader *r, McType type) {
  return mc_type_is_shaped(r->ctx, type) && mc_type_has_rank(r->ctx, type) && mc_type_has_static_shape(r->ctx, type);
}

static uint32_t read_dense_elements(McBcReader *r, McBcCursor *c) {
  McType type;
  uint64_t len;
  const uint8_t *bytes;
  if (!mc_bc_type_ref(r, c, &type) || !mc_bc_varint(r, c, &len) || !mc_bc_bytes(r, c, len, &bytes) || r->blocked) {
    return MC_NONE;
  }
  bool splat;
  if (!is_static_shaped(r, type) ||
      mc_dense_element_bits(r->ctx, mc_type_element(r->ctx, type)) == MC_DENSE_NOT_ALLOWED ||
      !mc_dense_is_valid_raw_buffer(r->ctx, type, bytes, len, &splat)) {
    return none(r, c, "the data of dense elements does not fit their type");
  }
  return mc_attr_dense_elements(r->ctx, type, bytes, (size_t)len, splat, r->diags).index;
}

static uint32_t read_dense_strings(McBcReader *r, McBcCursor *c) {
  McType type;
  uint64_t splat;
  int64_t count = 1;
  if (!mc_bc_type_ref(r, c, &type) || !mc_bc_varint(r, c, &splat) || r->blocked) return MC_NONE;
  if (!is_static_shaped(r, type)) return none(r, c, "expected a shaped type with a static shape");
  if (splat == 0 && (!mc_type_num_elements(r->ctx, type, &count) || (uint64_t)count > mc_bc_left(c))) {
    return none(r, c, "there are less strings than elements");
  }
  if (!mc_array_reserve(&r->ctx->alloc, &r->scratch, (size_t)count)) return mc_bc_no_memory(r), MC_NONE;
  McIdent *strings = (McIdent *)r->scratch.ptr;
  for (int64_t i = 0; i < count; i++) {
    if (!mc_bc_ident(r, c, &strings[i])) return MC_NONE;
  }
  return mc_attr_dense_strings(r->ctx, type, strings, (size_t)count, splat != 0, r->diags).index;
}

static uint32_t read_sparse_elements(McBcReader *r, McBcCursor *c) {
  McType type;
  McAttr indices, values;
  if (!mc_bc_type_ref(r, c, &type) || !mc_bc_attr_ref(r, c, &indices) || !mc_bc_attr_ref(r, c, &values) || r->blocked) {
    return MC_NONE;
  }
  McKind kind = mc_kind(r->ctx, values.index);
  if (!is_static_shaped(r, type) || mc_kind(r->ctx, indices.index) != MC_ATTR_DENSE_ELEMENTS ||
      (kind != MC_ATTR_DENSE_ELEMENTS && kind != MC_ATTR_DENSE_STRINGS)) {
    return none(r, c, "expected a shaped type and two dense elements attributes");
  }
  return mc_attr_sparse_elements(r->ctx, type, indices, values, r->diags).index;
}

static uint32_t read_dense_resource(McBcReader *r, McBcCursor *c) {
  McType type;
  uint32_t number;
  if (!mc_bc_type_ref(r, c, &type) || !mc_bc_index(r, c, r->resources.len, "resource handle", &number) || r->blocked) {
    return MC_NONE;
  }
  if (!mc_type_is_shaped(r->ctx, type)) return none(r, c, "expected a shaped type");
  return mc_attr_dense_resource(r->ctx, type, (McIdent){r->resources.ptr[number]}).index;
}

/* --- locations --- */

static bool read_place(McBcReader *r, McBcCursor *c, uint32_t *out) {
  uint64_t value;
  if (!mc_bc_varint(r, c, &value)) return false;
  *out = (uint32_t)value; /* as mlir-opt 22, which keeps 32 bits */
  return true;
}

/* A list of none to four numbers: line; line, column; line, column, end column; line, column, end line, end column. */
static uint32_t read_file_range(McBcReader *r, McBcCursor *c) {
  McIdent file;
  uint32_t count, n[4] = {0, 0, 0, 0};
  if (!read_name(r, c, &file) || !mc_bc_count(r, c, "numbers", &count)) return MC_NONE;
  if (count > 4) return none(r, c, "expected at most four numbers in a range of a file");
  for (uint32_t i = 0; i < count; i++) {
    if (!read_place(r, c, &n[i])) return MC_NONE;
  }
  if (r->blocked) return MC_NONE;
  uint32_t end_line = count == 4 ? n[2] : n[0], end_column = count == 4 ? n[3] : count == 3 ? n[2] : n[1];
  return mc_loc_file_range(r->ctx, file, n[0], n[1], end_line, end_column).index;
}

static uint32_t read_file_loc(McBcReader *r, McBcCursor *c) {
  McIdent file;
  uint32_t line, column;
  if (!read_name(r, c, &file) || !read_place(r, c, &line) || !read_place(r, c, &column) || r->blocked) return MC_NONE;
  return mc_loc_file(r->ctx, file, line, column).index;
}

static uint32_t read_fused(McBcReader *r, McBcCursor *c, bool has_metadata) {
  uint32_t count;
  McAttr metadata = {MC_NONE};
  if (!read_refs(r, c, false, &count) || (has_metadata && !mc_bc_attr_ref(r, c, &metadata)) || r->blocked) {
    return MC_NONE;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (mc_loc_from_attr(r->ctx, (McAttr){r->scratch.ptr[i]}).index == MC_NONE) {
      return none(r, c, "expected a location attribute");
    }
  }
  return mc_loc_fused(r->ctx, (const McLoc *)r->scratch.ptr, count, metadata).index;
}

uint32_t mc_bc_read_builtin_attr(McBcReader *r, McBcCursor *c) {
  uint64_t code;
  uint32_t count;
  McAttr attr;
  McType type;
  McIdent name;
  McLoc first, second;
  const McBcCursor at = *c;
  if (!mc_bc_varint(r, c, &code)) return MC_NONE;
  switch (code) {
    case MC_BCODE_ARRAY:
      if (!read_refs(r, c, false, &count) || r->blocked) return MC_NONE;
      return mc_attr_array(r->ctx, (const McAttr *)r->scratch.ptr, count).index;
    case MC_BCODE_DICTIONARY: return read_dictionary(r, c);
    case MC_BCODE_STRING_ATTR: return read_string(r, c, false);
    case MC_BCODE_TYPED_STRING: return read_string(r, c, true);
    case MC_BCODE_FLAT_SYMBOL: return read_symbol(r, c, false);
    case MC_BCODE_SYMBOL: return read_symbol(r, c, true);
    case MC_BCODE_TYPE_ATTR:
      return mc_bc_type_ref(r, c, &type) && !r->blocked ? mc_attr_type(r->ctx, type).index : MC_NONE;
    case MC_BCODE_UNIT: return mc_attr_unit(r->ctx).index;
    case MC_BCODE_INTEGER_ATTR: return read_integer(r, c);
    case MC_BCODE_FLOAT_ATTR: return read_float(r, c);
    case MC_BCODE_CALLSITE:
      if (!read_loc_ref(r, c, &first) || !read_loc_ref(r, c, &second) || r->blocked) return MC_NONE;
      return mc_loc_callsite(r->ctx, first, second).index;
    case MC_BCODE_FILE_LOC: return read_file_loc(r, c);
    case MC_BCODE_FUSED: return read_fused(r, c, false);
    case MC_BCODE_FUSED_METADATA: return read_fused(r, c, true);
    case MC_BCODE_NAME_LOC:
      if (!read_name(r, c, &name) || !read_loc_ref(r, c, &first) || r->blocked) return MC_NONE;
      return mc_loc_name(r->ctx, name, first).index;
    case MC_BCODE_UNKNOWN_LOC: return mc_loc_unknown(r->ctx).index;
    case MC_BCODE_DENSE_RESOURCE: return read_dense_resource(r, c);
    case MC_BCODE_DENSE_ARRAY: return read_dense_array(r, c);
    case MC_BCODE_DENSE_ELEMENTS: return read_dense_elements(r, c);
    case MC_BCODE_DENSE_STRINGS: return read_dense_strings(r, c);
    case MC_BCODE_SPARSE_ELEMENTS: return read_sparse_elements(r, c);
    case MC_BCODE_DISTINCT:
      return mc_bc_attr_ref(r, c, &attr) && !r->blocked ? mc_attr_distinct(r->ctx, attr).index : MC_NONE;
    case MC_BCODE_FILE_RANGE: return read_file_range(r, c);
    default: mc_bc_fail(r, &at, "unknown builtin attribute code: %llu", (unsigned long long)code); return MC_NONE;
  }
}

/* --- types --- */

static uint32_t read_function(McBcReader *r, McBcCursor *c) {
  uint32_t inputs, results;
  if (!read_refs(r, c, true, &inputs) || !read_refs(r, c, true, &results) || r->blocked) return MC_NONE;
  const McType *types = (const McType *)r->scratch.ptr;
  return mc_type_function(r->ctx, types, inputs, types + inputs, results).index;
}

/* Memrefs, tensors and vectors; a memory space or an encoding comes first. */
static uint32_t read_shaped(McBcReader *r, McBcCursor *c, uint64_t code) {
  McAttr extra = {MC_NONE}, layout = {MC_NONE};
  McType element;
  uint32_t rank, scalable = 0;
  const uint8_t *flags = NULL;
  if ((code == MC_BCODE_MEMREF_SPACE || code == MC_BCODE_TENSOR_ENCODING) && !mc_bc_attr_ref(r, c, &extra)) {
    return MC_NONE;
  }
  if (code == MC_BCODE_SCALABLE_VECTOR && (!mc_bc_count(r, c, "dimensions", &scalable) ||
                                        !mc_bc_bytes(r, c, scalable, &flags))) {
    return MC_NONE;
  }
  if (!read_dims(r, c, &rank) || !mc_bc_type_ref(r, c, &element)) return MC_NONE;
  bool is_memref = code == MC_BCODE_MEMREF || code == MC_BCODE_MEMREF_SPACE;
  if ((is_memref && !mc_bc_attr_ref(r, c, &layout)) || r->blocked) return MC_NONE;
  if (flags != NULL && scalable != rank) return none(r, c, "expected a flag for each dimension of a scalable vector");
  for (uint32_t i = 0; i < scalable; i++) {
    if (flags[i] > 1) return none(r, c, "expected 0 or 1 for a dimension of a scalable vector");
  }
  const int64_t *dims = r->numbers.ptr;
  if (is_memref) return mc_type_memref(r->ctx, dims, rank, element, layout, extra, r->diags).index;
  if (code == MC_BCODE_TENSOR || code == MC_BCODE_TENSOR_ENCODING) {
    return mc_type_ranked_tensor(r->ctx, dims, rank, element, extra, r->diags).index;
  }
  for (uint32_t i = 0; i < rank; i++) {
    if (dims[i] <= 0) return none(r, c, "expected positive dimensions of a vector");
  }
  return mc_type_vector(r->ctx, dims, flags, rank, element, r->diags).index;
}

static uint32_t read_integer_type(McBcReader *r, McBcCursor *c) {
  uint64_t word;
  const McBcCursor at = *c;
  if (!mc_bc_varint(r, c, &word)) return MC_NONE;
  if (word >> 2 > MC_MAX_INTEGER_WIDTH || (word & 3) > 2) return none(r, &at, "expected width and sign of an integer");
  return mc_type_integer(r->ctx, (uint32_t)(word >> 2), (McSignedness)(word & 3)).index;
}

uint32_t mc_bc_read_builtin_type(McBcReader *r, McBcCursor *c) {
  uint64_t code;
  uint32_t count;
  McType type;
  McAttr space = {MC_NONE};
  const McBcCursor at = *c;
  if (!mc_bc_varint(r, c, &code)) return MC_NONE;
  switch (code) {
    case MC_BCODE_INTEGER: return read_integer_type(r, c);
    case MC_BCODE_INDEX: return mc_type_index(r->ctx).index;
    case MC_BCODE_FUNCTION: return read_function(r, c);
    case MC_BCODE_BF16: return mc_type_float(r->ctx, MC_BF16).index;
    case MC_BCODE_F16: return mc_type_float(r->ctx, MC_F16).index;
    case MC_BCODE_F32: return mc_type_float(r->ctx, MC_F32).index;
    case MC_BCODE_F64: return mc_type_float(r->ctx, MC_F64).index;
    case MC_BCODE_F80: return mc_type_float(r->ctx, MC_F80).index;
    case MC_BCODE_F128: return mc_type_float(r->ctx, MC_F128).index;
    case MC_BCODE_TF32: return mc_type_float(r->ctx, MC_TF32).index;
    case MC_BCODE_F8E5M2: return mc_type_float(r->ctx, MC_F8E5M2).index;
    case MC_BCODE_F8E4M3: return mc_type_float(r->ctx, MC_F8E4M3).index;
    case MC_BCODE_F8E4M3FN: return mc_type_float(r->ctx, MC_F8E4M3FN).index;
    case MC_BCODE_F8E5M2FNUZ: return mc_type_float(r->ctx, MC_F8E5M2FNUZ).index;
    case MC_BCODE_F8E4M3FNUZ: return mc_type_float(r->ctx, MC_F8E4M3FNUZ).index;
    case MC_BCODE_F8E4M3B11FNUZ: return mc_type_float(r->ctx, MC_F8E4M3B11FNUZ).index;
    case MC_BCODE_F8E3M4: return mc_type_float(r->ctx, MC_F8E3M4).index;
    case MC_BCODE_F4E2M1FN: return mc_type_float(r->ctx, MC_F4E2M1FN).index;
    case MC_BCODE_F6E2M3FN: return mc_type_float(r->ctx, MC_F6E2M3FN).index;
    case MC_BCODE_F6E3M2FN: return mc_type_float(r->ctx, MC_F6E3M2FN).index;
    case MC_BCODE_F8E8M0FNU: return mc_type_float(r->ctx, MC_F8E8M0FNU).index;
    case MC_BCODE_COMPLEX:
      return mc_bc_type_ref(r, c, &type) && !r->blocked ? mc_type_complex(r->ctx, type, r->diags).index : MC_NONE;
    case MC_BCODE_NONE_TYPE: return mc_type_none(r->ctx).index;
    case MC_BCODE_TUPLE:
      if (!read_refs(r, c, true, &count) || r->blocked) return MC_NONE;
      return mc_type_tuple(r->ctx, (const McType *)r->scratch.ptr, count).index;
    case MC_BCODE_UNRANKED_MEMREF_SPACE:
    case MC_BCODE_UNRANKED_MEMREF:
      if (code == MC_BCODE_UNRANKED_MEMREF_SPACE && !mc_bc_attr_ref(r, c, &space)) return MC_NONE;
      if (!mc_bc_type_ref(r, c, &type) || r->blocked) return MC_NONE;
      return mc_type_unranked_memref(r->ctx, type, space, r->diags).index;
    case MC_BCODE_UNRANKED_TENSOR:
      return mc_bc_type_ref(r, c, &type) && !r->blocked ? mc_type_unranked_tensor(r->ctx, type, r->diags).index
                                                        : MC_NONE;
    case MC_BCODE_MEMREF:
    case MC_BCODE_MEMREF_SPACE:
    case MC_BCODE_TENSOR:
    case MC_BCODE_TENSOR_ENCODING:
    case MC_BCODE_VECTOR:
    case MC_BCODE_SCALABLE_VECTOR: return read_shaped(r, c, code);
    default: mc_bc_fail(r, &at, "unknown builtin type code: %llu", (unsigned long long)code); return MC_NONE;
  }
}
