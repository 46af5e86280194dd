/* attrs_dense.c - dense arrays, dense elements, dense strings, dense resources, sparse elements.
 *
 * The data is interned with the attribute, as raw little-endian bytes: two spellings of the same values are one
 * attribute. A payload is never copied more than once: a caller that can writes into the buffer that will keep it
 * (attrs.h). The bytes that a splat keeps, and the rule for elements that are all equal, follow upstream, because the
 * printed text shows them.
 */
#include "base/buffer.h"
#include "types/report.h"
#include "text/number.h"
#include "types/attrs.h"

#define MAX_BYTES ((uint64_t)UINT32_MAX - 64)
#define DENSE_WORDS 2u          /* type, splat */
#define ADOPT_MIN 1024u         /* for smaller data, a copy into the uniquer's arena is cheaper than a separate block */
#define NO_LOC ((McLoc){MC_NONE})

static inline McAttr none(void) { return (McAttr){MC_NONE}; }

static McAttr fail(McDiags *diags, const char *message) {
  mc_error(diags, NO_LOC, "%s", message);
  return none();
}

/* Returns the index, or MC_NONE after reporting the reason: the record was too deep, or memory ran out. */
static McAttr interned(McContext *ctx, McDiags *diags, const McRecInit *init, uint32_t index) {
  if (index != MC_NONE) return (McAttr){index};
  if (init->too_deep) mc_error(diags, NO_LOC, MC_TOO_DEEP, mc_max_nesting(ctx));
  else mc_out_of_memory(diags);
  return none();
}

/* --- sizes --- */

static uint64_t whole_bytes(uint32_t bits) { return ((uint64_t)bits + 7) / 8; }

/* Width of an integer, index or float. Returns false for any other type. */
static bool scalar_bits(const McContext *ctx, McType type, uint32_t *bits) {
  const McRec *r = mc_rec(ctx, type.index);
  switch (r->kind) {
    case MC_TYPE_INTEGER: *bits = r->words[0]; return true;
    case MC_TYPE_INDEX: *bits = 64; return true;
    case MC_TYPE_FLOAT: *bits = mc_float_info((McFloatKind)r->words[0])->bits; return true;
    default: return false;
  }
}

uint32_t mc_dense_element_bits(const McContext *ctx, McType element) {
  const McRec *r = mc_rec(ctx, element.index);
  bool is_complex = r->kind == MC_TYPE_COMPLEX;
  uint32_t bits;
  if (!scalar_bits(ctx, is_complex ? (McType){r->words[0]} : element, &bits)) return MC_DENSE_NOT_ALLOWED;
  if (is_complex) return (uint32_t)(whole_bytes(bits) * 16);
  return bits == 1 ? 1 : (uint32_t)(whole_bytes(bits) * 8);
}

bool mc_dense_num_bytes(const McContext *ctx, McType element, uint64_t count, uint64_t *out) {
  uint32_t bits = mc_dense_element_bits(ctx, element);
  if (bits == MC_DENSE_NOT_ALLOWED) return false;
  if (bits == 1) {
    *out = count / 8 + (count % 8 != 0);
    return true;
  }
  if (bits != 0 && count > UINT64_MAX / (bits / 8)) return false;
  *out = count * (bits / 8);
  return true;
}

static bool is_packed_splat(const void *bytes, uint64_t len) {
  return len == 1 && (*(const uint8_t *)bytes == 0 || *(const uint8_t *)bytes == 0xFF);
}

bool mc_dense_is_valid_raw_buffer(const McContext *ctx, McType type, const void *bytes, uint64_t len, bool *splat) {
  McType element = mc_type_element(ctx, type);
  uint32_t bits = mc_dense_element_bits(ctx, element);
  if (bits == MC_DENSE_NOT_ALLOWED) return false;
  int64_t count;
  bool counted = mc_type_num_elements(ctx, type, &count);
  *splat = counted && count == 1;
  if (bits == 1 ? is_packed_splat(bytes, len) : len == bits / 8) {
    *splat = true;
    return true;
  }
  uint64_t want;
  return counted && mc_dense_num_bytes(ctx, element, (uint64_t)count, &want) && len == want;
}

/* --- dense elements --- */

/* The part of raw data that is stored: all of it, or one element. */
typedef struct Payload { const void *bytes; size_t len; bool splat; } Payload;

static const uint8_t PACKED_TRUE[1] = {0xFF}, PACKED_FALSE[1] = {0};

static bool all_bytes(const uint8_t *bytes, size_t len, uint8_t value) {
  return len == 0 || (bytes[0] == value && memcmp(bytes, bytes + 1, len - 1) == 0);
}

/* Elements of one bit, `count` > 1 of them. A splat has all bits set with clean upper bits in the last byte, or all
 * bits clear. */
static Payload reduce_packed(const uint8_t *bytes, size_t len, uint64_t count) {
  bool value = bytes[0] & 1;
  size_t odd = count % 8;
  size_t full = value && odd != 0 ? len - 1 : len;
  bool tail_equal = full == len || bytes[len - 1] == (1u << odd) - 1 || (len == 1 && bytes[0] == 0xFF);
  if (!tail_equal || !all_bytes(bytes, full, value ? 0xFF : 0)) return (Payload){bytes, len, false};
  return (Payload){value ? PACKED_TRUE : PACKED_FALSE, 1, true};
}

/* `size`: bytes of an element, 0 for packed bits. The lengths have been checked. */
static Payload reduce(const void *bytes, size_t len, bool splat, size_t size, bool packed, uint64_t count) {
  if (len == 0) return (Payload){bytes, 0, false};
  if (splat || count == 1) {
    if (!packed) return (Payload){bytes, len, true};
    return (Payload){*(const uint8_t *)bytes != 0 ? PACKED_TRUE : PACKED_FALSE, 1, true};
  }
  if (packed) return reduce_packed(bytes, len, count);
  bool equal = memcmp(bytes, (const char *)bytes + size, len - size) == 0;
  return (Payload){bytes, equal ? size : len, equal};
}

/* Checks the arguments of a constructor and finds the data to store. Returns false after reporting. */
static bool prepare(McContext *ctx, McType type, const void *bytes, size_t len, bool splat, Payload *out,
                    McDiags *diags) {
  if (!mc_type_is_shaped(ctx, type) || !mc_type_has_static_shape(ctx, type)) {
    return mc_error(diags, NO_LOC, "elements literal type must have static shape");
  }
  McType element = mc_type_element(ctx, type);
  uint32_t bits = mc_dense_element_bits(ctx, element);
  if (bits == MC_DENSE_NOT_ALLOWED) {
    return mc_error(diags, NO_LOC, "dense elements must be integers, index, floats or complex numbers");
  }
  int64_t count = 0;
  bool counted = mc_type_num_elements(ctx, type, &count);
  size_t size = bits == 1 ? 1 : bits / 8;
  uint64_t want = size;
  if (!splat && (!counted || !mc_dense_num_bytes(ctx, element, (uint64_t)count, &want))) {
    return mc_error(diags, NO_LOC, "the type has more elements than can be stored");
  }
  if (len != want) {
    return mc_error(diags, NO_LOC, "expected %llu bytes of data, got %zu", (unsigned long long)want, len);
  }
  if (len > MAX_BYTES) return mc_error(diags, NO_LOC, "dense elements of more than 4 GiB are not supported");
  *out = reduce(bytes, len, splat, size, bits == 1, counted ? (uint64_t)count : UINT64_MAX);
  return true;
}

static McRecInit dense_init(const McContext *ctx, const uint32_t *words, const Payload *payload) {
  McRecInit init = {.kind = MC_ATTR_DENSE_ELEMENTS, .depth = 1, .words = words, .num_words = DENSE_WORDS,
                    .bytes = payload->bytes, .num_bytes = (uint32_t)payload->len};
  if (!payload->splat) init.flags = MC_REC_OPTIONS;
  mc_rec_init_child(ctx, &init, words[0]);
  return init;
}

McAttr mc_attr_dense_elements(McContext *ctx, McType type, const void *bytes, size_t len, bool splat, McDiags *diags) {
  Payload payload = {0};
  if (!prepare(ctx, type, bytes, len, splat, &payload, diags)) return none();
  const uint32_t words[DENSE_WORDS] = {type.index, payload.splat};
  McRecInit init = dense_init(ctx, words, &payload);
  return interned(ctx, diags, &init, mc_intern(ctx, &init));
}

void *mc_dense_buffer(McContext *ctx, uint64_t len) {
  return len <= MAX_BYTES ? mc_rec_block(ctx, DENSE_WORDS, (uint32_t)len) : NULL;
}

void mc_dense_buffer_free(McContext *ctx, void *buffer, uint64_t len) {
  if (buffer != NULL) mc_rec_block_free(ctx, buffer, DENSE_WORDS, (uint32_t)len);
}

McAttr mc_attr_dense_elements_adopt(McContext *ctx, McType type, void *buffer, size_t len, bool splat, McDiags *diags) {
  Payload payload = {0};
  if (!prepare(ctx, type, buffer, len, splat, &payload, diags)) {
    mc_dense_buffer_free(ctx, buffer, len);
    return none();
  }
  const uint32_t words[DENSE_WORDS] = {type.index, payload.splat};
  McRecInit init = dense_init(ctx, words, &payload);
  if (payload.len == len && payload.bytes == buffer && len >= ADOPT_MIN) {
    return interned(ctx, diags, &init, mc_intern_adopt(ctx, &init));
  }
  uint32_t index = mc_intern(ctx, &init);
  mc_dense_buffer_free(ctx, buffer, len);
  return interned(ctx, diags, &init, index);
}

/* --- dense arrays --- */

McAttr mc_attr_dense_array(McContext *ctx, McType element, const void *bytes, size_t count, McDiags *diags) {
  uint32_t bits;
  if (!scalar_bits(ctx, element, &bits) || mc_rec(ctx, element.index)->kind == MC_TYPE_INDEX) {
    if (diags != NULL) {
      mc_error(diags, NO_LOC, "expected integer or float type, got: '%s'", mc_text_type(diags, element));
    }
    return none();
  }
  if (bits % 8 != 0 && !(bits == 1 && mc_rec(ctx, element.index)->kind == MC_TYPE_INTEGER)) {
    return fail(diags, "element type bitwidth must be a multiple of 8");
  }
  uint64_t size = whole_bytes(bits);
  if (size != 0 && count > MAX_BYTES / size) return fail(diags, "dense arrays of more than 4 GiB are not supported");
  uint32_t words[4] = {element.index, 0, 0, 0};
  mc_put_i64(words + 2, (int64_t)count);
  McRecInit init = {.kind = MC_ATTR_DENSE_ARRAY, .depth = 1, .words = words, .num_words = 4,
                    .bytes = bytes, .num_bytes = (uint32_t)(count * size)};
  return interned(ctx, diags, &init, mc_intern(ctx, &init));
}

/* --- dense strings --- */

McAttr mc_attr_dense_strings(McContext *ctx, McType type, const McIdent *strings, size_t count, bool splat,
                             McDiags *diags) {
  int64_t elements = 0;
  if (!mc_type_is_shaped(ctx, type) || !mc_type_has_static_shape(ctx, type)) {
    return fail(diags, "elements literal type must have static shape");
  }
  bool counted = mc_type_num_elements(ctx, type, &elements);
  if (splat ? count != 1 : !counted || (uint64_t)elements != count) {
    return fail(diags, "the number of strings is not the number of elements of the type");
  }
  if (count > UINT32_MAX - 2) return fail(diags, "the type has more elements than can be stored");
  if (!splat && count > 0) {
    size_t same = 1;
    while (same < count && strings[same].index == strings[0].index) same++;
    if (same == count) {
      splat = true;
      count = 1;
    }
  }
  uint32_t inline_words[2 + 16];
  size_t size = (2 + count) * sizeof(uint32_t);
  uint32_t *words = size <= sizeof inline_words ? inline_words : mc_alloc(&ctx->alloc, size);
  if (words == NULL) {
    mc_out_of_memory(diags);
    return none();
  }
  words[0] = type.index;
  words[1] = splat;
  if (count > 0) memcpy(words + 2, strings, count * sizeof *strings);
  McRecInit init = {.kind = MC_ATTR_DENSE_STRINGS, .flags = splat ? 0 : MC_REC_OPTIONS, .depth = 1, .words = words,
                    .num_words = (uint32_t)(2 + count)};
  mc_rec_init_child(ctx, &init, type.index);
  McAttr attr = interned(ctx, diags, &init, mc_intern(ctx, &init));
  if (words != inline_words) mc_free(&ctx->alloc, words, size);
  return attr;
}

McAttr mc_attr_dense_resource(McContext *ctx, McType type, McIdent key) {
  const uint32_t words[2] = {type.index, key.index};
  McRecInit init = {
      .kind = MC_ATTR_DENSE_RESOURCE, .flags = MC_REC_OPTIONS, .depth = 1, .words = words, .num_words = 2};
  mc_rec_init_child(ctx, &init, type.index);
  return (McAttr){mc_intern(ctx, &init)};
}

/* --- readers --- */

McStr mc_attr_dense_data(const McContext *ctx, McAttr a) {
  const McRec *r = mc_rec(ctx, a.index);
  MC_ASSERT(r->kind == MC_ATTR_DENSE_ELEMENTS || r->kind == MC_ATTR_DENSE_ARRAY);
  return (McStr){mc_rec_bytes(r), r->num_bytes};
}

bool mc_attr_dense_is_splat(const McContext *ctx, McAttr a) {
  const McRec *r = mc_rec(ctx, a.index);
  return (r->kind == MC_ATTR_DENSE_ELEMENTS || r->kind == MC_ATTR_DENSE_STRINGS) && r->words[1] != 0;
}

uint64_t mc_attr_dense_count(const McContext *ctx, McAttr a) {
  const McRec *r = mc_rec(ctx, a.index);
  if (r->kind == MC_ATTR_DENSE_STRINGS) return r->num_words - 2;
  MC_ASSERT(r->kind == MC_ATTR_DENSE_ARRAY);
  return (uint64_t)mc_rec_i64(r, 2);
}

McIdent mc_attr_dense_string(const McContext *ctx, McAttr a, uint64_t i) {
  MC_ASSERT(i < mc_attr_dense_count(ctx, a));
  return (McIdent){mc_rec(ctx, a.index)->words[2 + i]};
}

McType mc_attr_dense_array_element(const McContext *ctx, McAttr a) {
  MC_ASSERT(mc_rec(ctx, a.index)->kind == MC_ATTR_DENSE_ARRAY);
  return (McType){mc_rec(ctx, a.index)->words[0]};
}

McIdent mc_attr_resource_key(const McContext *ctx, McAttr a) {
  MC_ASSERT(mc_rec(ctx, a.index)->kind == MC_ATTR_DENSE_RESOURCE);
  return (McIdent){mc_rec(ctx, a.index)->words[1]};
}

McAttr mc_attr_sparse_indices(const McContext *ctx, McAttr a) {
  MC_ASSERT(mc_rec(ctx, a.index)->kind == MC_ATTR_SPARSE_ELEMENTS);
  return (McAttr){mc_rec(ctx, a.index)->words[1]};
}

McAttr mc_attr_sparse_values(const McContext *ctx, McAttr a) {
  MC_ASSERT(mc_rec(ctx, a.index)->kind == MC_ATTR_SPARSE_ELEMENTS);
  return (McAttr){mc_rec(ctx, a.index)->words[2]};
}

/* --- sparse elements --- */

static void put_shape(McBuf *buf, const McContext *ctx, McType type) {
  for (uint32_t i = 0; i < mc_type_rank(ctx, type); i++) {
    if (i > 0) mc_buf_lit(buf, ", ");
    mc_buf_i64(buf, mc_type_dim(ctx, type, i));
  }
}

static MC_COLD bool fail_buffer(McDiags *diags, McBuf *buf) {
  const char *text = mc_buf_text(buf);
  if (buf->failed) {
    mc_out_of_memory(diags);
  } else {
    mc_error(diags, NO_LOC, "%s", text);
  }
  mc_buf_fini(buf);
  return false;
}

static MC_COLD bool fail_sparse_shape(McContext *ctx, McType type, McType indices, McType values, McDiags *diags) {
  McBuf buf;
  mc_buf_init(&buf, &ctx->alloc);
  mc_buf_lit(&buf, "expected shape ([");
  put_shape(&buf, ctx, type);
  mc_buf_lit(&buf, "]); inferred shape of indices literal ([");
  put_shape(&buf, ctx, indices);
  mc_buf_lit(&buf, "]); inferred shape of values literal ([");
  put_shape(&buf, ctx, values);
  mc_buf_lit(&buf, "])");
  return fail_buffer(diags, &buf);
}

/* The i64 at place `i` of the indices; a splat has the same value everywhere. */
static uint64_t sparse_index(const McContext *ctx, McAttr indices, uint64_t i) {
  const char *bytes = mc_attr_dense_data(ctx, indices).ptr;
  return mc_load64(mc_attr_dense_is_splat(ctx, indices) ? bytes : bytes + 8 * i);
}

static MC_COLD bool fail_sparse_index(McContext *ctx, McType type, McAttr indices, uint64_t number, McDiags *diags) {
  uint32_t rank = mc_type_rank(ctx, type);
  McBuf buf;
  mc_buf_init(&buf, &ctx->alloc);
  mc_buf_lit(&buf, "sparse index #");
  mc_buf_u64(&buf, number);
  mc_buf_lit(&buf, " is not contained within the value shape, with index=[");
  for (uint32_t i = 0; i < rank; i++) {
    if (i > 0) mc_buf_lit(&buf, ", ");
    mc_buf_u64(&buf, sparse_index(ctx, indices, number * rank + i));
  }
  mc_buf_lit(&buf, "], and type='");
  if (diags != NULL) mc_buf_str(&buf, mc_text_type(diags, type));
  mc_buf_lit(&buf, "'");
  return fail_buffer(diags, &buf);
}

/* Checks that each index is inside the shape. */
static bool check_sparse_indices(McContext *ctx, McType type, McAttr indices, int64_t count, McDiags *diags) {
  uint32_t rank = mc_type_rank(ctx, type);
  if (mc_attr_dense_is_splat(ctx, indices)) count = 1;
  for (int64_t number = 0; number < count; number++) {
    for (uint32_t i = 0; i < rank; i++) {
      if (sparse_index(ctx, indices, (uint64_t)number * rank + i) < (uint64_t)mc_type_dim(ctx, type, i)) continue;
      return fail_sparse_index(ctx, type, indices, (uint64_t)number, diags);
    }
  }
  return true;
}

static bool is_dense(const McContext *ctx, McAttr a, bool strings_too) {
  uint8_t kind = mc_rec(ctx, a.index)->kind;
  return kind == MC_ATTR_DENSE_ELEMENTS || (strings_too && kind == MC_ATTR_DENSE_STRINGS);
}

static bool check_sparse(McContext *ctx, McType type, McAttr indices, McAttr values, McDiags *diags) {
  if (!mc_type_is_shaped(ctx, type) || !mc_type_has_static_shape(ctx, type)) {
    return mc_error(diags, NO_LOC, "elements literal type must have static shape");
  }
  if (!is_dense(ctx, indices, false) || !is_dense(ctx, values, true)) {
    return mc_error(diags, NO_LOC, "expected dense indices and values");
  }
  McType indices_type = mc_attr_value_type(ctx, indices), values_type = mc_attr_value_type(ctx, values);
  if (!mc_type_is_integer(ctx, mc_type_element(ctx, indices_type), 64)) {
    return mc_error(diags, NO_LOC, "expected indices of type i64");
  }
  if (mc_type_element(ctx, values_type).index != mc_type_element(ctx, type).index) {
    return mc_error(diags, NO_LOC, "expected values of the element type");
  }
  if (mc_type_rank(ctx, values_type) != 1) {
    return mc_error(diags, NO_LOC, "expected 1-d tensor for sparse element values");
  }
  uint32_t rank = mc_type_rank(ctx, type), indices_rank = mc_type_rank(ctx, indices_type);
  bool fits = indices_rank == 2 ? mc_type_dim(ctx, indices_type, 1) == (int64_t)rank : indices_rank == 1 && rank == 1;
  if (!fits || mc_type_dim(ctx, indices_type, 0) != mc_type_dim(ctx, values_type, 0)) {
    return fail_sparse_shape(ctx, type, indices_type, values_type, diags);
  }
  return check_sparse_indices(ctx, type, indices, mc_type_dim(ctx, indices_type, 0), diags);
}

McAttr mc_attr_sparse_elements(McContext *ctx, McType type, McAttr indices, McAttr values, McDiags *diags) {
  if (!check_sparse(ctx, type, indices, values, diags)) return none();
  const uint32_t words[3] = {type.index, indices.index, values.index};
  McRecInit init = {
      .kind = MC_ATTR_SPARSE_ELEMENTS, .flags = MC_REC_OPTIONS, .depth = 1, .words = words, .num_words = 3};
  for (int i = 0; i < 3; i++) mc_rec_init_child(ctx, &init, words[i]);
  return interned(ctx, diags, &init, mc_intern(ctx, &init));
}
