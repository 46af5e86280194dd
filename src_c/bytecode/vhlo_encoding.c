/* vhlo_encoding.c - numbers and elements of vhlo, which are held as builtin attributes here.
 *
 * A file has the type of vhlo and the bits. Numbers are read and written by the builtin type that is the same, from the
 * table below.
 */
#include "bytecode/encodings.h"
#include "defs/defined.h"
#include "types/attrs.h"

enum { CODE_FLOAT = 8, CODE_INTEGER = 9, CODE_TENSOR = 15 };
/* Parameters of the definitions (python/mlircore/dialects/vhlo). */
enum { TENSOR_SHAPE, TENSOR_ELEMENT, TENSOR_ENCODING, NUM_TENSOR_PARAMS };
enum { FLOAT_TYPE, FLOAT_VALUE, NUM_FLOAT_PARAMS };

typedef enum Class { INTEGER, UNSIGNED, FLOAT, INDEX } Class;
typedef struct Element {
  const char *name; /* of the type of vhlo */
  Class kind;
  uint32_t detail;  /* width, or McFloatKind */
} Element;

static const Element elements[] = {
    {"vhlo.bool_v1", INTEGER, 1},
    {"vhlo.i2_v1", INTEGER, 2},
    {"vhlo.i4_v1", INTEGER, 4},
    {"vhlo.i8_v1", INTEGER, 8},
    {"vhlo.i16_v1", INTEGER, 16},
    {"vhlo.i32_v1", INTEGER, 32},
    {"vhlo.i64_v1", INTEGER, 64},
    {"vhlo.ui2_v1", UNSIGNED, 2},
    {"vhlo.ui4_v1", UNSIGNED, 4},
    {"vhlo.ui8_v1", UNSIGNED, 8},
    {"vhlo.ui16_v1", UNSIGNED, 16},
    {"vhlo.ui32_v1", UNSIGNED, 32},
    {"vhlo.ui64_v1", UNSIGNED, 64},
    {"vhlo.index_v1", INDEX, 0},
    {"vhlo.bf16_v1", FLOAT, MC_BF16},
    {"vhlo.f16_v1", FLOAT, MC_F16},
    {"vhlo.f32_v1", FLOAT, MC_F32},
    {"vhlo.f64_v1", FLOAT, MC_F64},
    {"vhlo.tf31_v1", FLOAT, MC_TF32},
    {"vhlo.f4E2M1FN_v1", FLOAT, MC_F4E2M1FN},
    {"vhlo.f6E2M3FN_v1", FLOAT, MC_F6E2M3FN},
    {"vhlo.f6E3M2FN_v1", FLOAT, MC_F6E3M2FN},
    {"vhlo.f8E3M4_v1", FLOAT, MC_F8E3M4},
    {"vhlo.f8E4M3_v1", FLOAT, MC_F8E4M3},
    {"vhlo.f8E4M3FN_v1", FLOAT, MC_F8E4M3FN},
    {"vhlo.f8E4M3FNUZ_v1", FLOAT, MC_F8E4M3FNUZ},
    {"vhlo.f8E4M3B11FNUZ_v1", FLOAT, MC_F8E4M3B11FNUZ},
    {"vhlo.f8E5M2_v1", FLOAT, MC_F8E5M2},
    {"vhlo.f8E5M2FNUZ_v1", FLOAT, MC_F8E5M2FNUZ},
    {"vhlo.f8E8M0FNU_v1", FLOAT, MC_F8E8M0FNU},
};

/* --- types --- */

static bool is_named(const McContext *ctx, McType type, const char *name) {
  if (mc_kind(ctx, type.index) != MC_TYPE_DEFINED) return false;
  return mc_str_is(mc_ident_str(ctx, mc_defined_name(ctx, type.index)), name);
}

/* The builtin type of a number. MC_NONE: it is no type of numbers, or memory ran out. */
static McType builtin_number(McContext *ctx, McType type) {
  for (size_t i = 0; i < MC_COUNT(elements); i++) {
    const Element *e = &elements[i];
    if (!is_named(ctx, type, e->name)) continue;
    if (e->kind == FLOAT) return mc_type_float(ctx, (McFloatKind)e->detail);
    if (e->kind == INDEX) return mc_type_index(ctx);
    return mc_type_integer(ctx, e->detail, e->kind == UNSIGNED ? MC_UNSIGNED : MC_SIGNLESS);
  }
  return (McType){MC_NONE};
}

static McType builtin_element(McContext *ctx, McType type) {
  if (!is_named(ctx, type, "vhlo.complex_v1")) return builtin_number(ctx, type);
  McType part = builtin_number(ctx, (McType){mc_defined_param(ctx, type.index, 0)});
  return part.index == MC_NONE ? part : mc_type_complex(ctx, part, NULL);
}

/* The builtin tensor type. MC_NONE: `type` is no ranked tensor of numbers, or memory ran out. */
static McType builtin_tensor(McContext *ctx, McType type) {
  const McType none = {MC_NONE};
  if (!is_named(ctx, type, "vhlo.tensor_v1")) return none;
  const uint32_t *values = mc_rec(ctx, type.index)->words + 1;
  McType element = builtin_element(ctx, (McType){values[TENSOR_ELEMENT]});
  if (element.index == MC_NONE) return none;
  McStr shape = mc_attr_dense_data(ctx, (McAttr){values[TENSOR_SHAPE]});
  int64_t few[8], *dims = shape.len <= sizeof few ? few : mc_alloc(&ctx->alloc, shape.len);
  if (dims == NULL) return none;
  for (size_t i = 0; i < shape.len / 8; i++) dims[i] = (int64_t)mc_load64(shape.ptr + 8 * i);
  McType made = mc_type_ranked_tensor(ctx, dims, shape.len / 8, element, (McAttr){values[TENSOR_ENCODING]}, NULL);
  if (dims != few) mc_free(&ctx->alloc, dims, shape.len);
  return made;
}

static McType vhlo_type(McContext *ctx, const char *name, const uint32_t *values) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, true);
  return (McType){mc_defined_intern(ctx, def, values)};
}

/* The type of vhlo for a builtin one. MC_NONE: there is none, or memory ran out. */
static McType number_of(McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  for (size_t i = 0; i < MC_COUNT(elements); i++) {
    const Element *e = &elements[i];
    bool same = false;
    if (kind == MC_TYPE_INDEX) same = e->kind == INDEX;
    if (kind == MC_TYPE_FLOAT) same = e->kind == FLOAT && e->detail == (uint32_t)mc_type_float_kind(ctx, type);
    if (kind == MC_TYPE_INTEGER) {
      McSignedness sign = e->kind == UNSIGNED ? MC_UNSIGNED : MC_SIGNLESS;
      same = (e->kind == INTEGER || e->kind == UNSIGNED) && e->detail == mc_type_integer_width(ctx, type) &&
             sign == mc_type_integer_signedness(ctx, type);
    }
    if (same) return vhlo_type(ctx, e->name, NULL);
  }
  return (McType){MC_NONE};
}

static McType element_of(McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) != MC_TYPE_COMPLEX) return number_of(ctx, type);
  const uint32_t part = number_of(ctx, mc_type_element(ctx, type)).index;
  return part == MC_NONE ? (McType){MC_NONE} : vhlo_type(ctx, "vhlo.complex_v1", &part);
}

static McType tensor_of(McContext *ctx, McType type) {
  const McType none = {MC_NONE};
  if (mc_kind(ctx, type.index) != MC_TYPE_RANKED_TENSOR) return none;
  uint32_t values[NUM_TENSOR_PARAMS] = {0}, rank = mc_type_rank(ctx, type);
  int64_t few[8], *dims = rank <= MC_COUNT(few) ? few : mc_alloc(&ctx->alloc, rank * sizeof *dims);
  if (dims == NULL) return none;
  for (uint32_t i = 0; i < rank; i++) dims[i] = mc_type_dim(ctx, type, i);
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  values[TENSOR_SHAPE] = mc_attr_dense_array(ctx, i64, rank > 0 ? dims : NULL, rank, NULL).index;
  values[TENSOR_ELEMENT] = element_of(ctx, mc_type_element(ctx, type)).index;
  values[TENSOR_ENCODING] = mc_type_encoding(ctx, type).index;
  if (dims != few) mc_free(&ctx->alloc, dims, rank * sizeof *dims);
  if (values[TENSOR_SHAPE] == MC_NONE || values[TENSOR_ELEMENT] == MC_NONE) return none;
  return vhlo_type(ctx, "vhlo.tensor_v1", values);
}

/* --- reading --- */

static uint32_t finish(McBcReader *r, const char *name, const uint32_t *values, uint32_t count) {
  McIdent ident = mc_ident(r->ctx, name, strlen(name));
  return mc_defined_get(r->ctx, ident, false, values, count, r->loc, r->diags);
}

static uint32_t read_number(McBcReader *r, McBcCursor *c, bool is_float) {
  const McBcCursor at = *c;
  McType type;
  uint64_t words[2];
  if (!mc_bc_type_ref(r, c, &type) || r->blocked) return MC_NONE;
  McType held = builtin_number(r->ctx, type);
  if (held.index == MC_NONE || (mc_kind(r->ctx, held.index) == MC_TYPE_FLOAT) != is_float) {
    return mc_bc_fail(r, &at, "expected %s of vhlo", is_float ? "a float type" : "an integer type"), MC_NONE;
  }
  uint32_t width = mc_kind(r->ctx, held.index) == MC_TYPE_INDEX ? 64 : mc_type_bit_width(r->ctx, held);
  if (!mc_bc_known_width(r, c, width, words, 2)) return MC_NONE;
  uint32_t value = (is_float ? mc_attr_float_bits(r->ctx, held, words, 2)
                             : mc_attr_integer_words(r->ctx, held, words, 1)).index;
  if (value == MC_NONE) return mc_bc_no_memory(r), MC_NONE;
  if (!is_float) return finish(r, "vhlo.integer_v1", &value, 1);
  const uint32_t values[NUM_FLOAT_PARAMS] = {[FLOAT_TYPE] = type.index, [FLOAT_VALUE] = value};
  return finish(r, "vhlo.float_v1", values, NUM_FLOAT_PARAMS);
}

/* Booleans, of which older files have a byte each: as bits. */
static McAttr read_unpacked(McBcReader *r, McType type, const uint8_t *bytes, uint64_t len) {
  size_t size = (size_t)(len + 7) / 8;
  uint8_t *bits = mc_alloc(&r->ctx->alloc, size);
  McAttr made = {MC_NONE};
  if (bits == NULL) return mc_bc_no_memory(r), made;
  memset(bits, 0, size);
  for (uint64_t i = 0; i < len; i++) {
    if (bytes[i] != 0) bits[i / 8] |= (uint8_t)(1u << i % 8);
  }
  made = mc_attr_dense_elements(r->ctx, type, bits, size, false, r->diags);
  mc_free(&r->ctx->alloc, bits, size);
  return made;
}

static uint32_t read_tensor(McBcReader *r, McBcCursor *c) {
  const McBcCursor at = *c;
  McType type;
  uint64_t len;
  int64_t count;
  const uint8_t *bytes;
  bool splat;
  if (!mc_bc_type_ref(r, c, &type) || !mc_bc_varint(r, c, &len) || !mc_bc_bytes(r, c, len, &bytes) || r->blocked) {
    return MC_NONE;
  }
  McType held = builtin_tensor(r->ctx, type);
  if (held.index == MC_NONE || !mc_type_has_static_shape(r->ctx, held) ||
      !mc_type_num_elements(r->ctx, held, &count)) {
    return mc_bc_fail(r, &at, "expected the type of a tensor of numbers, with a static shape"), MC_NONE;
  }
  McAttr data;
  bool bits = mc_dense_element_bits(r->ctx, mc_type_element(r->ctx, held)) == 1;
  if (bits && len > 1 && (int64_t)len == count) {
    data = read_unpacked(r, held, bytes, len);
  } else {
    if (!mc_dense_is_valid_raw_buffer(r->ctx, held, bytes, len, &splat)) {
      return mc_bc_fail(r, &at, "the data of a tensor does not fit its type"), MC_NONE;
    }
    data = mc_attr_dense_elements(r->ctx, held, bytes, (size_t)len, splat, r->diags);
  }
  return data.index == MC_NONE ? MC_NONE : finish(r, "vhlo.tensor_v1", &data.index, 1);
}

bool mc_bc_is_vhlo_value(uint64_t code) { return code == CODE_FLOAT || code == CODE_INTEGER || code == CODE_TENSOR; }

uint32_t mc_bc_read_vhlo_value(McBcReader *r, McBcCursor *c, uint64_t code) {
  return code == CODE_TENSOR ? read_tensor(r, c) : read_number(r, c, code == CODE_FLOAT);
}

/* --- writing --- */

/* StableHLO reads integers of 4 to 64 bits. */
static bool write_integer(McBcWriter *w, McAttr value) {
  McType type = mc_attr_value_type(w->ctx, value), named = number_of(w->ctx, type);
  bool is_index = mc_kind(w->ctx, type.index) == MC_TYPE_INDEX;
  uint32_t width = is_index ? 64 : mc_type_integer_width(w->ctx, type);
  if (named.index == MC_NONE || width < 4) return false;
  mc_bc_put(w, CODE_INTEGER);
  mc_bc_put_type(w, named);
  mc_bc_put_known_width(w, width, mc_attr_integer_data(w->ctx, value), 1);
  return true;
}

/* A value that was read from a text has 64 bits, whatever its type is. */
static bool write_float(McBcWriter *w, McType type, McAttr value) {
  McType held = builtin_number(w->ctx, type);
  if (held.index == MC_NONE || mc_kind(w->ctx, held.index) != MC_TYPE_FLOAT) return false;
  if (mc_attr_value_type(w->ctx, value).index != held.index) {
    value = mc_attr_float(w->ctx, held, mc_attr_float_double(w->ctx, value));
    if (value.index == MC_NONE) return false;
  }
  mc_bc_put(w, CODE_FLOAT);
  mc_bc_put_type(w, type);
  mc_bc_put_known_width(w, mc_type_bit_width(w->ctx, held), mc_attr_float_data(w->ctx, value), 2);
  return true;
}

static bool write_tensor(McBcWriter *w, McAttr value) {
  McType type = mc_attr_value_type(w->ctx, value), named = tensor_of(w->ctx, type);
  if (named.index == MC_NONE) return false;
  McStr data = mc_attr_dense_data(w->ctx, value);
  bool bits = mc_dense_element_bits(w->ctx, mc_type_element(w->ctx, type)) == 1;
  int64_t count = 0;
  bool one = mc_type_num_elements(w->ctx, type, &count) && count == 1;
  mc_bc_put(w, CODE_TENSOR);
  mc_bc_put_type(w, named);
  mc_bc_put(w, data.len);
  if (bits && data.len == 1 && mc_attr_dense_is_splat(w->ctx, value)) {
    mc_bc_put_byte(w, data.ptr[0] == 0 ? 0 : one ? 1 : 0xFF);
  } else {
    mc_bc_put_bytes(w, data.ptr, data.len);
  }
  return true;
}

bool mc_bc_write_vhlo_value(McBcWriter *w, McStr name, uint32_t id) {
  const uint32_t *values = mc_rec(w->ctx, id)->words + 1;
  if (mc_str_is(name, "vhlo.integer_v1")) return write_integer(w, (McAttr){values[0]});
  if (mc_str_is(name, "vhlo.tensor_v1")) return write_tensor(w, (McAttr){values[0]});
  if (!mc_str_is(name, "vhlo.float_v1")) return false;
  return write_float(w, (McType){values[FLOAT_TYPE]}, (McAttr){values[FLOAT_VALUE]});
}
