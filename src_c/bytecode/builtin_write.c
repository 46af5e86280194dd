/* builtin_write.c - the builtin dialect's own encoding of attributes, locations and types, for both passes of writing.
 */
#include "bytecode/writer.h"
#include "defs/defined.h"
#include "text/number.h"
#include "types/attrs.h"

void mc_bc_put_known_width(McBcWriter *w, uint32_t width, const uint64_t *words, size_t count) {
  if (w->numbering) return;
  if (width <= 8) {
    mc_bc_put_byte(w, (uint8_t)words[0]);
  } else if (width <= 64) {
    mc_bc_put_signed(w, (int64_t)words[0]);
  } else {
    while (count > 0 && words[count - 1] == 0) count--;
    mc_bc_put(w, count == 0 ? 1 : count); /* at least one word is active, as mlir-opt 22 has it */
    for (size_t i = 0; i < (count == 0 ? 1 : count); i++) mc_bc_put_signed(w, (int64_t)words[i]);
  }
}

static void put_dims(McBcWriter *w, McType type) {
  uint32_t rank = mc_type_rank(w->ctx, type);
  mc_bc_put(w, rank);
  for (uint32_t i = 0; i < rank; i++) mc_bc_put_signed(w, mc_type_dim(w->ctx, type, i));
}

static void put_ids(McBcWriter *w, const uint32_t *ids, uint32_t count, bool are_types) {
  mc_bc_put(w, count);
  for (uint32_t i = 0; i < count; i++) {
    if (are_types) mc_bc_put_type(w, (McType){ids[i]});
    else mc_bc_put_attr(w, (McAttr){ids[i]});
  }
}

/* --- attributes --- */

static void put_dictionary(McBcWriter *w, McAttr attr) {
  uint32_t count = mc_attr_dictionary_size(w->ctx, attr);
  mc_bc_put(w, MC_BCODE_DICTIONARY);
  mc_bc_put(w, count);
  for (uint32_t i = 0; i < count; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(w->ctx, attr, i);
    mc_bc_put_name(w, entry.name);
    mc_bc_put_attr(w, entry.value);
  }
}

static void put_string(McBcWriter *w, McAttr attr) {
  McType type = mc_attr_value_type(w->ctx, attr);
  mc_bc_put(w, type.index == MC_NONE ? MC_BCODE_STRING_ATTR : MC_BCODE_TYPED_STRING);
  mc_bc_put_string(w, mc_attr_string_value(w->ctx, attr));
  if (type.index != MC_NONE) mc_bc_put_type(w, type);
}

static void put_symbol(McBcWriter *w, McAttr attr) {
  uint32_t count = mc_attr_symbol_num_nested(w->ctx, attr);
  mc_bc_put(w, count == 0 ? MC_BCODE_FLAT_SYMBOL : MC_BCODE_SYMBOL);
  mc_bc_put_name(w, mc_attr_symbol_root(w->ctx, attr));
  if (count > 0) mc_bc_put(w, count);
  for (uint32_t i = 0; i < count; i++) {
    McAttr inner = mc_attr_symbol_ref(w->ctx, mc_attr_symbol_nested(w->ctx, attr, i), NULL, 0);
    if (inner.index == MC_NONE) mc_bc_stop(w);
    else mc_bc_put_attr(w, inner);
  }
}

static void put_integer(McBcWriter *w, McAttr attr) {
  McType type = mc_attr_value_type(w->ctx, attr);
  uint32_t width = mc_kind(w->ctx, type.index) == MC_TYPE_INDEX ? 64 : mc_type_integer_width(w->ctx, type);
  mc_bc_put(w, MC_BCODE_INTEGER_ATTR);
  mc_bc_put_type(w, type);
  uint32_t count = mc_attr_integer_num_words(w->ctx, attr);
  const uint64_t zero = 0, *words = count == 0 ? &zero : mc_attr_integer_data(w->ctx, attr);
  mc_bc_put_known_width(w, width, words, count == 0 ? 1 : count);
}

static void put_float(McBcWriter *w, McAttr attr) {
  McType type = mc_attr_value_type(w->ctx, attr);
  mc_bc_put(w, MC_BCODE_FLOAT_ATTR);
  mc_bc_put_type(w, type);
  mc_bc_put_known_width(w, mc_type_bit_width(w->ctx, type), mc_attr_float_data(w->ctx, attr), 2);
}

static void put_dense_array(McBcWriter *w, McAttr attr) {
  McStr data = mc_attr_dense_data(w->ctx, attr);
  mc_bc_put(w, MC_BCODE_DENSE_ARRAY);
  mc_bc_put_type(w, mc_attr_dense_array_element(w->ctx, attr));
  mc_bc_put(w, mc_attr_dense_count(w->ctx, attr));
  mc_bc_put(w, data.len);
  mc_bc_put_bytes(w, data.ptr, data.len);
}

/* A splat of bits is a byte of ones, as mlir-opt 22 has it. */
static void put_dense_elements(McBcWriter *w, McAttr attr) {
  McType type = mc_attr_value_type(w->ctx, attr);
  McStr data = mc_attr_dense_data(w->ctx, attr);
  mc_bc_put(w, MC_BCODE_DENSE_ELEMENTS);
  mc_bc_put_type(w, type);
  mc_bc_put(w, data.len);
  bool bit = mc_attr_dense_is_splat(w->ctx, attr) && mc_dense_element_bits(w->ctx, mc_type_element(w->ctx, type)) == 1;
  if (bit && data.len == 1) mc_bc_put_byte(w, data.ptr[0] != 0 ? 0xFF : 0);
  else mc_bc_put_bytes(w, data.ptr, data.len);
}

static void put_dense_strings(McBcWriter *w, McAttr attr) {
  mc_bc_put(w, MC_BCODE_DENSE_STRINGS);
  mc_bc_put_type(w, mc_attr_value_type(w->ctx, attr));
  mc_bc_put(w, mc_attr_dense_is_splat(w->ctx, attr));
  uint64_t count = mc_attr_dense_count(w->ctx, attr);
  for (uint64_t i = 0; i < count && !w->numbering; i++) mc_bc_put_ident(w, mc_attr_dense_string(w->ctx, attr, i));
}

/* --- locations --- */

/* There are about as many of these as there are operations. */
static void put_place(McBcWriter *w, McIdent file, uint32_t line, uint32_t column) {
  uint32_t name = mc_bc_number(&w->name_attrs, file.index);
  if (w->numbering || name == MC_NONE) {
    mc_bc_put_name(w, file);
    return;
  }
  char *to = mc_buf_room(w->out, 4 * 5 + MC_BC_VARINT_ROOM);
  if (to == NULL) return;
  to = mc_bc_write_varint(to, MC_BCODE_FILE_LOC);
  to = mc_bc_write_varint(to, mc_bc_number(&w->entries, name) - 1);
  to = mc_bc_write_varint(to, line);
  to = mc_bc_write_varint(to, column);
  w->out->len = (size_t)(to - w->out->ptr);
}

static void put_file_loc(McBcWriter *w, const McRec *rec) {
  McIdent file = {rec->words[0]};
  const uint32_t *n = rec->words + 1; /* line, column, end line, end column */
  bool one_line = n[0] == n[2];
  if (one_line && n[1] == n[3]) {
    put_place(w, file, n[0], n[1]);
    return;
  }
  mc_bc_put(w, MC_BCODE_FILE_RANGE);
  mc_bc_put_name(w, file);
  mc_bc_put(w, one_line ? 3 : 4);
  mc_bc_put(w, n[0]);
  mc_bc_put(w, n[1]);
  if (!one_line) mc_bc_put(w, n[2]);
  mc_bc_put(w, n[3]);
}

void mc_bc_refer_position(McBcWriter *w, McLoc loc) {
  McIdent file;
  if (!mc_loc_file_near(w->ctx, &w->cursor, loc, &file)) return;
  uint32_t *name = mc_bc_number_slot(w, &w->name_attrs, file.index);
  uint32_t place = name == NULL || *name == MC_NONE ? 0 : mc_bc_number(&w->entries, *name);
  if (MC_LIKELY(place != 0)) w->attrs.ptr[place - 1].refs++;
  else mc_bc_put_name(w, file);
}

void mc_bc_write_position(McBcWriter *w, McLoc loc) {
  McIdent file;
  uint32_t line, column;
  if (mc_loc_locate_near(w->ctx, &w->cursor, loc, &file, &line, &column)) put_place(w, file, line, column);
  else mc_bc_put(w, MC_BCODE_UNKNOWN_LOC);
}

/* --- types --- */

static void put_function(McBcWriter *w, const McRec *rec) {
  uint32_t inputs = rec->words[0];
  mc_bc_put(w, MC_BCODE_FUNCTION);
  put_ids(w, rec->words + 1, inputs, true);
  put_ids(w, rec->words + 1 + inputs, rec->num_words - 1 - inputs, true);
}

static McAttr identity_layout(McBcWriter *w, uint32_t rank) {
  McAffineExpr few[16], *dims = few;
  McAlloc *alloc = &w->ctx->alloc;
  if (rank > MC_COUNT(few)) dims = mc_alloc(alloc, rank * sizeof *dims);
  bool ok = dims != NULL;
  for (uint32_t i = 0; i < rank && ok; i++) ok = (dims[i] = mc_affine_dim(w->ctx, i)).index != MC_NONE;
  McAttr layout = {MC_NONE};
  McAffineMap map = {MC_NONE};
  if (ok) map = mc_affine_map(w->ctx, rank, 0, dims, rank);
  if (map.index != MC_NONE) layout = mc_attr_affine_map(w->ctx, map);
  if (dims != few && dims != NULL) mc_free(alloc, dims, rank * sizeof *dims);
  return layout;
}

static void put_memref(McBcWriter *w, McType type) {
  McAttr space = mc_type_memory_space(w->ctx, type), layout = mc_type_layout(w->ctx, type);
  mc_bc_put(w, space.index == MC_NONE ? MC_BCODE_MEMREF : MC_BCODE_MEMREF_SPACE);
  if (space.index != MC_NONE) mc_bc_put_attr(w, space);
  put_dims(w, type);
  mc_bc_put_type(w, mc_type_element(w->ctx, type));
  if (layout.index == MC_NONE) layout = identity_layout(w, mc_type_rank(w->ctx, type));
  if (layout.index == MC_NONE) mc_bc_stop(w);
  else mc_bc_put_attr(w, layout);
}

static void put_unranked_memref(McBcWriter *w, McType type) {
  McAttr space = mc_type_memory_space(w->ctx, type);
  mc_bc_put(w, space.index == MC_NONE ? MC_BCODE_UNRANKED_MEMREF : MC_BCODE_UNRANKED_MEMREF_SPACE);
  if (space.index != MC_NONE) mc_bc_put_attr(w, space);
  mc_bc_put_type(w, mc_type_element(w->ctx, type));
}

static void put_tensor(McBcWriter *w, McType type) {
  McAttr encoding = mc_type_encoding(w->ctx, type);
  mc_bc_put(w, encoding.index == MC_NONE ? MC_BCODE_TENSOR : MC_BCODE_TENSOR_ENCODING);
  if (encoding.index != MC_NONE) mc_bc_put_attr(w, encoding);
  put_dims(w, type);
  mc_bc_put_type(w, mc_type_element(w->ctx, type));
}

static void put_vector(McBcWriter *w, McType type) {
  uint32_t rank = mc_type_rank(w->ctx, type);
  bool scalable = false;
  for (uint32_t i = 0; i < rank; i++) scalable |= mc_type_dim_scalable(w->ctx, type, i);
  mc_bc_put(w, scalable ? MC_BCODE_SCALABLE_VECTOR : MC_BCODE_VECTOR);
  if (scalable) mc_bc_put(w, rank);
  for (uint32_t i = 0; i < rank && scalable; i++) mc_bc_put_byte(w, mc_type_dim_scalable(w->ctx, type, i));
  put_dims(w, type);
  mc_bc_put_type(w, mc_type_element(w->ctx, type));
}

static bool put_float_type(McBcWriter *w, McType type) {
  switch (mc_type_float_kind(w->ctx, type)) {
    case MC_BF16: mc_bc_put(w, MC_BCODE_BF16); return true;
    case MC_F16: mc_bc_put(w, MC_BCODE_F16); return true;
    case MC_F32: mc_bc_put(w, MC_BCODE_F32); return true;
    case MC_F64: mc_bc_put(w, MC_BCODE_F64); return true;
    case MC_F80: mc_bc_put(w, MC_BCODE_F80); return true;
    case MC_F128: mc_bc_put(w, MC_BCODE_F128); return true;
    default: return false;
  }
}

/* False: only text can say it. */
static bool write_type(McBcWriter *w, McType type, const McRec *rec) {
  switch ((McKind)rec->kind) {
    case MC_TYPE_INTEGER:
      mc_bc_put(w, MC_BCODE_INTEGER);
      mc_bc_put(w, (uint64_t)rec->words[0] << 2 | rec->words[1]);
      return true;
    case MC_TYPE_INDEX: mc_bc_put(w, MC_BCODE_INDEX); return true;
    case MC_TYPE_NONE: mc_bc_put(w, MC_BCODE_NONE_TYPE); return true;
    case MC_TYPE_FLOAT: return put_float_type(w, type);
    case MC_TYPE_COMPLEX:
      mc_bc_put(w, MC_BCODE_COMPLEX);
      mc_bc_put_type(w, mc_type_element(w->ctx, type));
      return true;
    case MC_TYPE_FUNCTION: put_function(w, rec); return true;
    case MC_TYPE_TUPLE:
      mc_bc_put(w, MC_BCODE_TUPLE);
      put_ids(w, rec->words, rec->num_words, true);
      return true;
    case MC_TYPE_RANKED_TENSOR: put_tensor(w, type); return true;
    case MC_TYPE_UNRANKED_TENSOR:
      mc_bc_put(w, MC_BCODE_UNRANKED_TENSOR);
      mc_bc_put_type(w, mc_type_element(w->ctx, type));
      return true;
    case MC_TYPE_VECTOR: put_vector(w, type); return true;
    case MC_TYPE_MEMREF: put_memref(w, type); return true;
    case MC_TYPE_UNRANKED_MEMREF: put_unranked_memref(w, type); return true;
    default: return false;
  }
}

/* Locations, too. */
static bool write_attr(McBcWriter *w, McAttr attr, const McRec *rec) {
  switch ((McKind)rec->kind) {
    case MC_ATTR_INTEGER: put_integer(w, attr); return true;
    case MC_ATTR_FLOAT: put_float(w, attr); return true;
    case MC_ATTR_STRING: put_string(w, attr); return true;
    case MC_ATTR_ARRAY:
      mc_bc_put(w, MC_BCODE_ARRAY);
      put_ids(w, rec->words, rec->num_words, false);
      return true;
    case MC_ATTR_DICTIONARY: put_dictionary(w, attr); return true;
    case MC_ATTR_TYPE:
      mc_bc_put(w, MC_BCODE_TYPE_ATTR);
      mc_bc_put_type(w, (McType){rec->words[0]});
      return true;
    case MC_ATTR_UNIT: mc_bc_put(w, MC_BCODE_UNIT); return true;
    case MC_ATTR_SYMBOL_REF: put_symbol(w, attr); return true;
    case MC_ATTR_DENSE_ARRAY: put_dense_array(w, attr); return true;
    case MC_ATTR_DENSE_ELEMENTS: put_dense_elements(w, attr); return true;
    case MC_ATTR_DENSE_STRINGS: put_dense_strings(w, attr); return true;
    case MC_ATTR_DENSE_RESOURCE:
      mc_bc_put(w, MC_BCODE_DENSE_RESOURCE);
      mc_bc_put_type(w, (McType){rec->words[0]});
      mc_bc_put_resource(w, (McIdent){rec->words[1]});
      return true;
    case MC_ATTR_SPARSE_ELEMENTS:
      mc_bc_put(w, MC_BCODE_SPARSE_ELEMENTS);
      mc_bc_put_type(w, (McType){rec->words[0]});
      mc_bc_put_attr(w, (McAttr){rec->words[1]});
      mc_bc_put_attr(w, (McAttr){rec->words[2]});
      return true;
    case MC_ATTR_DISTINCT:
      mc_bc_put(w, MC_BCODE_DISTINCT);
      mc_bc_put_attr(w, (McAttr){rec->words[0]});
      return true;
    case MC_LOC_UNKNOWN: mc_bc_put(w, MC_BCODE_UNKNOWN_LOC); return true;
    case MC_LOC_NAME:
      mc_bc_put(w, MC_BCODE_NAME_LOC);
      mc_bc_put_name(w, (McIdent){rec->words[0]});
      mc_bc_put_attr(w, (McAttr){rec->words[1]});
      return true;
    case MC_LOC_CALLSITE:
      mc_bc_put(w, MC_BCODE_CALLSITE);
      mc_bc_put_attr(w, (McAttr){rec->words[0]});
      mc_bc_put_attr(w, (McAttr){rec->words[1]});
      return true;
    case MC_LOC_FUSED:
      mc_bc_put(w, rec->words[0] == MC_NONE ? MC_BCODE_FUSED : MC_BCODE_FUSED_METADATA);
      put_ids(w, rec->words + 1, rec->num_words - 1, false);
      if (rec->words[0] != MC_NONE) mc_bc_put_attr(w, (McAttr){rec->words[0]});
      return true;
    default: return false;
  }
}

bool mc_bc_write_builtin(McBcWriter *w, uint32_t id) {
  const McRec *rec = mc_rec(w->ctx, id);
  return rec->kind <= MC_TYPE_DEFINED ? write_type(w, (McType){id}, rec) : write_attr(w, (McAttr){id}, rec);
}

bool mc_bc_write_native(McBcWriter *w, uint32_t id) {
  const McRec *rec = mc_rec(w->ctx, id);
  uint8_t kind = rec->kind;
  if (MC_LIKELY(kind == MC_LOC_FILE)) return put_file_loc(w, rec), true;
  if (kind == MC_TYPE_DEFINED || kind == MC_ATTR_DEFINED) return mc_bc_write_dialect_entry(w, id);
  return mc_bc_write_builtin(w, id);
}
