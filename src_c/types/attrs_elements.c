/* attrs_elements.c - the elements of dense data one by one, and dense data from a caller's elements.
 *
 * A caller outside the core has elements in its own buffer, as booleans of one byte each, or as attributes. Nothing
 * here is kept: attrs_dense.c interns the attributes that are made, and elements that are read are copied.
 */
#include "types/report.h"
#include "text/number.h"
#include "types/attrs.h"

#define NO_LOC ((McLoc){MC_NONE})

static inline McAttr none(void) { return (McAttr){MC_NONE}; }

static McAttr fail(McDiags *diags, const char *message) {
  mc_error(diags, NO_LOC, "%s", message);
  return none();
}

static McType element_type(const McContext *ctx, McAttr a) { return mc_type_element(ctx, mc_attr_value_type(ctx, a)); }

/* --- reading --- */

static bool is_complex(const McContext *ctx, McType element) { return mc_kind(ctx, element.index) == MC_TYPE_COMPLEX; }

/* The bytes of element `i`, or of a part of it; integers of width 1 have no bytes of their own. */
static McStr element_bytes(const McContext *ctx, McAttr a, uint64_t i, bool imaginary) {
  McType element = element_type(ctx, a);
  size_t size = mc_dense_element_bits(ctx, element) / 8;
  const char *bytes = mc_attr_dense_data(ctx, a).ptr + (mc_attr_dense_is_splat(ctx, a) ? 0 : i * size);
  if (!is_complex(ctx, element)) return (McStr){bytes, size};
  return (McStr){bytes + (imaginary ? size / 2 : 0), size / 2};
}

static bool is_packed(const McContext *ctx, McAttr a) { return mc_dense_element_bits(ctx, element_type(ctx, a)) == 1; }

static bool packed_bit(const McContext *ctx, McAttr a, uint64_t i) {
  const uint8_t *bytes = (const uint8_t *)mc_attr_dense_data(ctx, a).ptr;
  return mc_attr_dense_is_splat(ctx, a) ? bytes[0] != 0 : bytes[i / 8] >> (i % 8) & 1;
}

void mc_attr_dense_words(const McContext *ctx, McAttr a, uint64_t i, bool imaginary, uint64_t *words, size_t count) {
  memset(words, 0, count * sizeof *words);
  if (is_packed(ctx, a)) {
    if (count > 0) words[0] = packed_bit(ctx, a, i);
    return;
  }
  McStr bytes = element_bytes(ctx, a, i, imaginary);
  for (size_t at = 0; at < bytes.len && at / 8 < count; at++) {
    words[at / 8] |= (uint64_t)(uint8_t)bytes.ptr[at] << at % 8 * 8;
  }
}

double mc_attr_dense_double(const McContext *ctx, McAttr a, uint64_t i) {
  McFloatBits bits;
  mc_attr_dense_words(ctx, a, i, false, bits.w, 2);
  return mc_float_to_double(bits, mc_type_float_kind(ctx, element_type(ctx, a)));
}

static McAttr scalar(McContext *ctx, McAttr a, McType type, uint64_t i, bool imaginary) {
  uint64_t inline_words[4], *words = inline_words;
  size_t count = ((size_t)mc_type_bit_width(ctx, type) + 63) / 64;
  if (count < 2) count = 2;
  if (count > MC_COUNT(inline_words) && (words = mc_alloc(&ctx->alloc, count * sizeof *words)) == NULL) return none();
  mc_attr_dense_words(ctx, a, i, imaginary, words, count);
  bool is_float = mc_kind(ctx, type.index) == MC_TYPE_FLOAT;
  if (is_float && mc_type_bit_width(ctx, type) <= 8) words[1] = 0;
  McAttr made = is_float ? mc_attr_float_bits(ctx, type, words, 2) : mc_attr_integer_words(ctx, type, words, count);
  if (words != inline_words) mc_free(&ctx->alloc, words, count * sizeof *words);
  return made;
}

McAttr mc_attr_dense_get(McContext *ctx, McAttr a, uint64_t i) {
  McType element = element_type(ctx, a);
  if (mc_kind(ctx, a.index) == MC_ATTR_DENSE_STRINGS) {
    McStr text = mc_ident_str(ctx, mc_attr_dense_string(ctx, a, mc_attr_dense_is_splat(ctx, a) ? 0 : i));
    return mc_attr_string(ctx, text.ptr, text.len, element);
  }
  if (!is_complex(ctx, element)) return scalar(ctx, a, element, i, false);
  McType part = mc_type_element(ctx, element);
  const McAttr parts[2] = {scalar(ctx, a, part, i, false), scalar(ctx, a, part, i, true)};
  return parts[0].index == MC_NONE || parts[1].index == MC_NONE ? none() : mc_attr_array(ctx, parts, 2);
}

void mc_attr_dense_unpack(const McContext *ctx, McAttr a, uint8_t *out, uint64_t count) {
  MC_ASSERT(is_packed(ctx, a));
  for (uint64_t i = 0; i < count; i++) out[i] = packed_bit(ctx, a, i);
}

/* --- making --- */

McAttr mc_attr_dense_raw(McContext *ctx, McType type, const void *bytes, size_t len, McDiags *diags) {
  bool splat = false;
  if (!mc_type_is_shaped(ctx, type) || !mc_type_has_static_shape(ctx, type) ||
      !mc_dense_is_valid_raw_buffer(ctx, type, bytes, len, &splat)) {
    return fail(diags, "the data does not match the type's elements");
  }
  return mc_attr_dense_elements(ctx, type, bytes, len, splat, diags);
}

McAttr mc_attr_dense_bools(McContext *ctx, McType type, const uint8_t *bools, size_t count, McDiags *diags) {
  int64_t want;
  if (mc_dense_element_bits(ctx, mc_type_element(ctx, type)) != 1 || !mc_type_has_static_shape(ctx, type)) {
    return fail(diags, "expected a static shape of elements of one bit");
  }
  bool counted = mc_type_num_elements(ctx, type, &want);
  if (count == 1) {
    const uint8_t all = bools[0] != 0 ? 0xFF : 0;
    return mc_attr_dense_elements(ctx, type, &all, 1, true, diags);
  }
  if (!counted || (uint64_t)want != count) return fail(diags, "the data does not match the type's elements");
  size_t len = count / 8 + (count % 8 != 0);
  uint8_t *packed = mc_dense_buffer(ctx, len);
  if (packed == NULL) {
    mc_out_of_memory(diags);
    return none();
  }
  memset(packed, 0, len);
  for (size_t i = 0; i < count; i++) packed[i / 8] |= (uint8_t)((bools[i] != 0) << i % 8);
  return mc_attr_dense_elements_adopt(ctx, type, packed, len, false, diags);
}

/* Writes the value of `element`, an integer or float of the elements' type or an array of two of them, at place `i`. */
static void put_element(const McContext *ctx, McAttr element, uint8_t *out, uint64_t i, uint32_t bits) {
  if (mc_kind(ctx, element.index) == MC_ATTR_ARRAY) {
    for (uint32_t k = 0; k < 2; k++) put_element(ctx, mc_attr_array_get(ctx, element, k), out, 2 * i + k, bits / 2);
    return;
  }
  bool is_float = mc_kind(ctx, element.index) == MC_ATTR_FLOAT;
  const uint64_t *words = is_float ? mc_attr_float_data(ctx, element) : mc_attr_integer_data(ctx, element);
  if (bits == 1) {
    out[i / 8] |= (uint8_t)((words[0] & 1) << i % 8);
    return;
  }
  size_t size = bits / 8;
  for (size_t at = 0; at < size; at++) out[i * size + at] = (uint8_t)(words[at / 8] >> at % 8 * 8);
}

static McAttr strings_of(McContext *ctx, McType type, const McAttr *elements, size_t count, bool splat,
                         McDiags *diags) {
  McIdent *strings = mc_alloc(&ctx->alloc, count * sizeof *strings);
  bool ok = strings != NULL;
  for (size_t i = 0; ok && i < count; i++) {
    McStr text = mc_attr_string_value(ctx, elements[i]);
    strings[i] = mc_ident(ctx, text.ptr, text.len);
    ok = strings[i].index != MC_NONE;
  }
  McAttr made = ok ? mc_attr_dense_strings(ctx, type, strings, count, splat, diags) : none();
  if (!ok) mc_out_of_memory(diags);
  mc_free(&ctx->alloc, strings, count * sizeof *strings);
  return made;
}

/* Whether it is a value of the type: an integer or a float, or an array of two for a complex type. */
static bool is_value_of(const McContext *ctx, McAttr a, McType type) {
  McKind kind = mc_kind(ctx, type.index), want = kind == MC_TYPE_FLOAT ? MC_ATTR_FLOAT : MC_ATTR_INTEGER;
  if (kind != MC_TYPE_COMPLEX) return mc_kind(ctx, a.index) == want && mc_attr_value_type(ctx, a).index == type.index;
  if (mc_kind(ctx, a.index) != MC_ATTR_ARRAY || mc_attr_array_size(ctx, a) != 2) return false;
  McType part = mc_type_element(ctx, type);
  return is_value_of(ctx, mc_attr_array_get(ctx, a, 0), part) && is_value_of(ctx, mc_attr_array_get(ctx, a, 1), part);
}

static bool are_of_kind(const McContext *ctx, const McAttr *elements, size_t count, McKind kind) {
  for (size_t i = 0; i < count; i++) {
    if (mc_kind(ctx, elements[i].index) != kind) return false;
  }
  return true;
}

McAttr mc_attr_dense_of(McContext *ctx, McType type, const McAttr *elements, size_t count, McDiags *diags) {
  McType element = mc_type_element(ctx, type);
  int64_t want;
  if (!mc_type_is_shaped(ctx, type) || !mc_type_has_static_shape(ctx, type)) {
    return fail(diags, "elements literal type must have static shape");
  }
  bool splat = count == 1;
  if (count == 0 || (!splat && (!mc_type_num_elements(ctx, type, &want) || (uint64_t)want != count))) {
    return fail(diags, "the number of attributes is not the number of elements of the type");
  }
  if (are_of_kind(ctx, elements, count, MC_ATTR_STRING)) return strings_of(ctx, type, elements, count, splat, diags);
  uint32_t bits = mc_dense_element_bits(ctx, element);
  if (bits == MC_DENSE_NOT_ALLOWED) return fail(diags, "dense elements must be numbers or strings");
  for (size_t i = 0; i < count; i++) {
    if (!is_value_of(ctx, elements[i], element)) return fail(diags, "an attribute has another type");
  }
  if (splat && bits == 1) {
    const uint8_t all = *mc_attr_integer_data(ctx, elements[0]) != 0 ? 0xFF : 0;
    return mc_attr_dense_elements(ctx, type, &all, 1, true, diags);
  }
  uint64_t len;
  if (!mc_dense_num_bytes(ctx, element, count, &len)) len = UINT64_MAX;
  uint8_t *bytes = mc_dense_buffer(ctx, len);
  if (bytes == NULL) {
    mc_out_of_memory(diags);
    return none();
  }
  memset(bytes, 0, len);
  for (size_t i = 0; i < count; i++) put_element(ctx, elements[i], bytes, i, bits);
  return mc_attr_dense_elements_adopt(ctx, type, bytes, len, splat, diags);
}
