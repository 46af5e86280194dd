/* types.c - every builtin type: constructors with their rules, and readers.
 *
 * Types are records of the uniquer (kinds.def has their words) and live as long as the context. A constructor that
 * refuses reports in mlir-opt's words, without a location: only the caller has the place where the type was written.
 */
#include "ir/context.h"
#include "types/report.h"

#define ELEMENT 0u /* words of the shaped types: tensors, vectors, ranked memrefs */
#define SECOND 1u  /* encoding or layout */
#define RANK 2u
#define DIMS 3u

#define MAX_COUNT ((size_t)1 << 28) /* of dimensions, inputs, ... in one type */

static const McLoc no_loc = {MC_NONE};

/* Words of a record that is being made: on the stack, or allocated when there are many. */
typedef struct WordBuf {
  McAlloc *alloc;
  uint32_t *ptr;
  size_t count;
  uint32_t small[48];
} WordBuf;

static bool words_init(WordBuf *w, McContext *ctx, size_t count) {
  w->alloc = &ctx->alloc;
  w->count = count;
  w->ptr = w->small;
  if (count <= MC_COUNT(w->small)) return true;
  if (count > MAX_COUNT * 4) return false;
  w->ptr = mc_alloc(w->alloc, count * sizeof *w->ptr);
  return w->ptr != NULL;
}

static void words_fini(WordBuf *w) {
  if (w->ptr != w->small) mc_free(w->alloc, w->ptr, w->count * sizeof *w->ptr);
}

static McType none_type(void) { return (McType){MC_NONE}; }

static MC_COLD McType refuse(McDiags *diags, const char *message) {
  mc_error(diags, no_loc, "%s", message);
  return none_type();
}

/* Interns the record. Returns MC_NONE after reporting: nested too deep, or out of memory. */
static McType intern(McContext *ctx, const McRecInit *init, McDiags *diags) {
  uint32_t index = mc_intern(ctx, init);
  if (MC_UNLIKELY(index == MC_NONE)) {
    if (init->too_deep) mc_error(diags, no_loc, MC_TOO_DEEP, mc_max_nesting(ctx));
    else mc_out_of_memory(diags);
  }
  return (McType){index};
}

static McRecInit init_of(McKind kind, const uint32_t *words, size_t count) {
  return (McRecInit){.kind = (uint8_t)kind, .depth = 1, .words = words, .num_words = (uint32_t)count};
}

/* --- scalars --- */

McType mc_type_integer(McContext *ctx, uint32_t width, McSignedness signedness) {
  if (MC_LIKELY(width <= 64 && signedness == MC_SIGNLESS && ctx->cached.integer[width] != MC_NONE)) {
    return (McType){ctx->cached.integer[width]};
  }
  if (width > MC_MAX_INTEGER_WIDTH) return none_type();
  const uint32_t words[2] = {width, (uint32_t)signedness};
  McRecInit init = init_of(MC_TYPE_INTEGER, words, 2);
  return (McType){mc_intern(ctx, &init)};
}

McType mc_type_index(McContext *ctx) { return (McType){ctx->cached.index}; }

McType mc_type_none(McContext *ctx) { return (McType){ctx->cached.none}; }

McType mc_type_float(McContext *ctx, McFloatKind kind) {
  MC_ASSERT((unsigned)kind < MC_NUM_FLOAT_KINDS);
  return (McType){ctx->cached.floats[kind]};
}

McType mc_type_complex(McContext *ctx, McType element, McDiags *diags) {
  McKind kind = mc_kind(ctx, element.index);
  if (kind != MC_TYPE_INTEGER && kind != MC_TYPE_FLOAT) return refuse(diags, "invalid element type for complex");
  McRecInit init = init_of(MC_TYPE_COMPLEX, &element.index, 1);
  mc_rec_init_child(ctx, &init, element.index);
  return intern(ctx, &init, diags);
}

/* --- lists of types --- */

_Static_assert(sizeof(McType) == sizeof(uint32_t), "arrays of types are arrays of words");

McType mc_type_function(McContext *ctx, const McType *inputs, size_t num_inputs, const McType *results,
                        size_t num_results) {
  WordBuf w;
  if (num_inputs > MAX_COUNT || num_results > MAX_COUNT) return none_type();
  if (!words_init(&w, ctx, 1 + num_inputs + num_results)) return none_type();
  w.ptr[0] = (uint32_t)num_inputs;
  if (num_inputs > 0) memcpy(w.ptr + 1, inputs, num_inputs * sizeof *inputs);
  if (num_results > 0) memcpy(w.ptr + 1 + num_inputs, results, num_results * sizeof *results);
  McRecInit init = init_of(MC_TYPE_FUNCTION, w.ptr, w.count);
  bool ok = true;
  for (size_t i = 1; i < w.count; i++) {
    ok = ok && w.ptr[i] != MC_NONE;
    mc_rec_init_child(ctx, &init, w.ptr[i]);
  }
  McType type = {ok ? mc_intern(ctx, &init) : MC_NONE};
  words_fini(&w);
  return type;
}

McType mc_type_tuple(McContext *ctx, const McType *types, size_t count) {
  if (count > MAX_COUNT) return none_type();
  McRecInit init = init_of(MC_TYPE_TUPLE, (const uint32_t *)types, count);
  for (size_t i = 0; i < count; i++) {
    if (MC_UNLIKELY(types[i].index == MC_NONE)) return none_type();
    mc_rec_init_child(ctx, &init, types[i].index);
  }
  if (count > 16) init.flags |= MC_REC_ALIASED;
  return (McType){mc_intern(ctx, &init)};
}

/* --- shaped types --- */

static bool is_tensor_element(McKind kind) {
  switch (kind) {
  case MC_TYPE_INTEGER:
  case MC_TYPE_INDEX:
  case MC_TYPE_FLOAT:
  case MC_TYPE_COMPLEX:
  case MC_TYPE_VECTOR:
  case MC_TYPE_OPAQUE:
  case MC_TYPE_DEFINED: return true;
  default: return false;
  }
}

/* Then an attribute of an unknown dialect can be a memory space, and its type an element. */
MC_COLD static bool keeps_unknown(const McContext *ctx) {
  return atomic_load_explicit(&((McContext *)ctx)->keep_unknown, memory_order_relaxed);
}

static bool is_vector_element(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  if (kind == MC_TYPE_DEFINED) return mc_rec(ctx, type.index)->flags & MC_REC_VECTOR_ELEMENT;
  if (kind == MC_TYPE_OPAQUE) return keeps_unknown(ctx);
  return kind == MC_TYPE_INTEGER || kind == MC_TYPE_INDEX || kind == MC_TYPE_FLOAT;
}

static bool is_memref_element(const McContext *ctx, McType type) {
  switch (mc_kind(ctx, type.index)) {
  case MC_TYPE_INTEGER:
  case MC_TYPE_INDEX:
  case MC_TYPE_FLOAT:
  case MC_TYPE_COMPLEX:
  case MC_TYPE_VECTOR:
  case MC_TYPE_MEMREF:
  case MC_TYPE_UNRANKED_MEMREF: return true;
  case MC_TYPE_DEFINED: return mc_rec(ctx, type.index)->flags & MC_REC_MEMREF_ELEMENT;
  case MC_TYPE_OPAQUE: return keeps_unknown(ctx);
  default: return false;
  }
}

/* Starts the words of a shaped type with `more` words after the dimensions. */
static bool shaped_init(WordBuf *w, McContext *ctx, uint32_t element, uint32_t second, const int64_t *dims, size_t rank,
                        size_t more) {
  if (rank > MAX_COUNT || !words_init(w, ctx, DIMS + 2 * rank + more)) return false;
  w->ptr[ELEMENT] = element;
  w->ptr[SECOND] = second;
  w->ptr[RANK] = (uint32_t)rank;
  for (size_t i = 0; i < rank; i++) mc_put_i64(w->ptr + DIMS + 2 * i, dims[i]);
  return true;
}

static McType shaped_intern(McContext *ctx, McKind kind, WordBuf *w, McDiags *diags) {
  McRecInit init = init_of(kind, w->ptr, w->count);
  mc_rec_init_child(ctx, &init, w->ptr[ELEMENT]);
  mc_rec_init_child(ctx, &init, w->ptr[SECOND]);
  if (kind == MC_TYPE_MEMREF) mc_rec_init_child(ctx, &init, w->ptr[w->count - 1]);
  McType type = intern(ctx, &init, diags);
  words_fini(w);
  return type;
}

static MC_COLD McType no_memory(McDiags *diags) {
  mc_out_of_memory(diags);
  return none_type();
}

static bool has_negative_dim(const int64_t *dims, size_t rank) {
  for (size_t i = 0; i < rank; i++) {
    if (dims[i] < 0 && dims[i] != MC_DYNAMIC) return true;
  }
  return false;
}

static MC_COLD McType refuse_tensor_element(McType element, McDiags *diags) {
  mc_error(diags, no_loc, "invalid tensor element type: '%s'", mc_text_type(diags, element));
  return none_type();
}

McType mc_type_ranked_tensor(McContext *ctx, const int64_t *dims, size_t rank, McType element, McAttr encoding,
                             McDiags *diags) {
  if (has_negative_dim(dims, rank)) return refuse(diags, "invalid tensor dimension size");
  if (!is_tensor_element(mc_kind(ctx, element.index))) return refuse_tensor_element(element, diags);
  WordBuf w;
  if (!shaped_init(&w, ctx, element.index, encoding.index, dims, rank, 0)) return no_memory(diags);
  return shaped_intern(ctx, MC_TYPE_RANKED_TENSOR, &w, diags);
}

McType mc_type_unranked_tensor(McContext *ctx, McType element, McDiags *diags) {
  if (!is_tensor_element(mc_kind(ctx, element.index))) return refuse_tensor_element(element, diags);
  McRecInit init = init_of(MC_TYPE_UNRANKED_TENSOR, &element.index, 1);
  mc_rec_init_child(ctx, &init, element.index);
  return intern(ctx, &init, diags);
}

static MC_COLD McType refuse_vector_sizes(McContext *ctx, const int64_t *dims, size_t rank, McDiags *diags) {
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  for (size_t i = 0; i < rank; i++) {
    if (i > 0) mc_buf_lit(&text, ", ");
    mc_buf_i64(&text, dims[i]);
  }
  mc_error(diags, no_loc, "vector types must have positive constant sizes but got %s", mc_buf_text(&text));
  mc_buf_fini(&text);
  return none_type();
}

McType mc_type_vector(McContext *ctx, const int64_t *dims, const uint8_t *scalable, size_t rank, McType element,
                      McDiags *diags) {
  if (!is_vector_element(ctx, element)) {
    return refuse(diags, "failed to verify 'elementType': VectorElementTypeInterface instance");
  }
  bool any_scalable = false;
  for (size_t i = 0; i < rank; i++) {
    if (dims[i] <= 0) return refuse_vector_sizes(ctx, dims, rank, diags);
    any_scalable |= scalable != NULL && scalable[i] != 0;
  }
  WordBuf w;
  if (!shaped_init(&w, ctx, element.index, MC_NONE, dims, rank, any_scalable ? rank : 0)) return no_memory(diags);
  for (size_t i = 0; any_scalable && i < rank; i++) w.ptr[DIMS + 2 * rank + i] = scalable[i] != 0;
  return shaped_intern(ctx, MC_TYPE_VECTOR, &w, diags);
}

/* True when upstream's isSupportedMemorySpace accepts the attribute. */
static bool is_memory_space(const McContext *ctx, McAttr space) {
  switch (mc_kind(ctx, space.index)) {
  case MC_ATTR_INTEGER:
  case MC_ATTR_STRING:
  case MC_ATTR_DICTIONARY:
  case MC_ATTR_DEFINED: return true;
  default: return false;
  }
}

/* The default memory space is an integer 0 of any type. */
static McAttr drop_default_space(const McContext *ctx, McAttr space) {
  if (space.index == MC_NONE || mc_kind(ctx, space.index) != MC_ATTR_INTEGER) return space;
  const uint64_t *words = mc_attr_integer_data(ctx, space);
  for (uint32_t i = 0; i < mc_attr_integer_num_words(ctx, space); i++) {
    if (words[i] != 0) return space;
  }
  return (McAttr){MC_NONE};
}

/* Upstream's verifyLayout. */
static bool check_layout(const McContext *ctx, McAttr layout, size_t rank, McDiags *diags) {
  switch (mc_kind(ctx, layout.index)) {
  case MC_ATTR_AFFINE_MAP: {
    uint32_t dims = mc_affine_map_num_dims(ctx, mc_attr_affine_map_value(ctx, layout));
    if (dims == rank) return true;
    return mc_error(diags, no_loc, "memref layout mismatch between rank and affine map: %zu != %u", rank, dims);
  }
  case MC_ATTR_STRIDED_LAYOUT:
    if (mc_attr_strided_rank(ctx, layout) == rank) return true;
    return mc_error(diags, no_loc, "expected the number of strides to match the rank");
  case MC_ATTR_DEFINED: return true;
  default: return mc_error(diags, no_loc, "invalid memref layout: %s", mc_text_attr(diags, layout));
  }
}

McType mc_type_memref(McContext *ctx, const int64_t *dims, size_t rank, McType element, McAttr layout,
                      McAttr memory_space, McDiags *diags) {
  if (!is_memref_element(ctx, element)) return refuse(diags, "invalid memref element type");
  if (has_negative_dim(dims, rank)) return refuse(diags, "invalid memref size");
  if (layout.index != MC_NONE) {
    if (!check_layout(ctx, layout, rank, diags)) return none_type();
    if (mc_kind(ctx, layout.index) == MC_ATTR_AFFINE_MAP &&
        mc_affine_map_is_identity(ctx, mc_attr_affine_map_value(ctx, layout))) {
      layout.index = MC_NONE;
    }
  }
  memory_space = drop_default_space(ctx, memory_space);
  if (memory_space.index != MC_NONE && !is_memory_space(ctx, memory_space) && !keeps_unknown(ctx)) {
    return refuse(diags, "unsupported memory space Attribute");
  }
  WordBuf w;
  if (!shaped_init(&w, ctx, element.index, layout.index, dims, rank, 1)) return no_memory(diags);
  w.ptr[w.count - 1] = memory_space.index;
  return shaped_intern(ctx, MC_TYPE_MEMREF, &w, diags);
}

McType mc_type_unranked_memref(McContext *ctx, McType element, McAttr memory_space, McDiags *diags) {
  if (!is_memref_element(ctx, element)) return refuse(diags, "invalid memref element type");
  memory_space = drop_default_space(ctx, memory_space);
  if (memory_space.index != MC_NONE && !is_memory_space(ctx, memory_space) && !keeps_unknown(ctx)) {
    return refuse(diags, "unsupported memory space Attribute");
  }
  const uint32_t words[2] = {element.index, memory_space.index};
  McRecInit init = init_of(MC_TYPE_UNRANKED_MEMREF, words, 2);
  mc_rec_init_child(ctx, &init, element.index);
  mc_rec_init_child(ctx, &init, memory_space.index);
  return intern(ctx, &init, diags);
}

McType mc_type_opaque(McContext *ctx, McIdent dialect, const char *body, size_t len) {
  if (len > UINT32_MAX - 64) return none_type();
  McRecInit init = init_of(MC_TYPE_OPAQUE, &dialect.index, 1);
  init.bytes = body;
  init.num_bytes = (uint32_t)len;
  return (McType){mc_intern(ctx, &init)};
}

/* --- readers --- */

static const McRec *rec_of(const McContext *ctx, McType t, McKind kind) {
  const McRec *rec = mc_rec(ctx, t.index);
  MC_ASSERT(rec->kind == kind || t.index == MC_NONE);
  (void)kind;
  return rec;
}

bool mc_type_is_integer(const McContext *ctx, McType t, uint32_t width) {
  const McRec *rec = mc_rec(ctx, t.index);
  return rec->kind == MC_TYPE_INTEGER && rec->words[0] == width && rec->words[1] == MC_SIGNLESS;
}

uint32_t mc_type_integer_width(const McContext *ctx, McType t) { return rec_of(ctx, t, MC_TYPE_INTEGER)->words[0]; }

McSignedness mc_type_integer_signedness(const McContext *ctx, McType t) {
  return (McSignedness)rec_of(ctx, t, MC_TYPE_INTEGER)->words[1];
}

McFloatKind mc_type_float_kind(const McContext *ctx, McType t) {
  return (McFloatKind)rec_of(ctx, t, MC_TYPE_FLOAT)->words[0];
}

static bool is_ranked(uint8_t kind) {
  return kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_VECTOR || kind == MC_TYPE_MEMREF;
}

bool mc_type_is_shaped(const McContext *ctx, McType t) {
  uint8_t kind = mc_rec(ctx, t.index)->kind;
  return is_ranked(kind) || kind == MC_TYPE_UNRANKED_TENSOR || kind == MC_TYPE_UNRANKED_MEMREF;
}

bool mc_type_has_rank(const McContext *ctx, McType t) { return is_ranked(mc_rec(ctx, t.index)->kind); }

McType mc_type_element(const McContext *ctx, McType t) {
  const McRec *rec = mc_rec(ctx, t.index);
  if (rec->kind != MC_TYPE_COMPLEX && !mc_type_is_shaped(ctx, t)) return none_type();
  return (McType){rec->words[ELEMENT]};
}

uint32_t mc_type_rank(const McContext *ctx, McType t) {
  const McRec *rec = mc_rec(ctx, t.index);
  MC_ASSERT(is_ranked(rec->kind));
  return rec->words[RANK];
}

int64_t mc_type_dim(const McContext *ctx, McType t, uint32_t i) {
  const McRec *rec = mc_rec(ctx, t.index);
  MC_ASSERT(is_ranked(rec->kind) && i < rec->words[RANK]);
  return mc_rec_i64(rec, DIMS + 2 * i);
}

bool mc_type_dim_scalable(const McContext *ctx, McType t, uint32_t i) {
  const McRec *rec = mc_rec(ctx, t.index);
  MC_ASSERT(is_ranked(rec->kind) && i < rec->words[RANK]);
  uint32_t rank = rec->words[RANK];
  return rec->kind == MC_TYPE_VECTOR && rec->num_words > DIMS + 2 * rank && rec->words[DIMS + 2 * rank + i] != 0;
}

bool mc_type_has_static_shape(const McContext *ctx, McType t) {
  const McRec *rec = mc_rec(ctx, t.index);
  if (!is_ranked(rec->kind)) return false;
  for (uint32_t i = 0; i < rec->words[RANK]; i++) {
    if (mc_rec_i64(rec, DIMS + 2 * i) == MC_DYNAMIC) return false;
  }
  return true;
}

bool mc_type_num_elements(const McContext *ctx, McType t, int64_t *out) {
  const McRec *rec = mc_rec(ctx, t.index);
  if (!mc_type_has_static_shape(ctx, t)) return false;
  int64_t product = 1;
  bool overflow = false;
  for (uint32_t i = 0; i < rec->words[RANK]; i++) {
    int64_t dim = mc_rec_i64(rec, DIMS + 2 * i);
    if (dim == 0) {
      *out = 0;
      return true;
    }
    overflow |= product > INT64_MAX / dim;
    if (!overflow) product *= dim;
  }
  *out = product;
  return !overflow;
}

McAttr mc_type_encoding(const McContext *ctx, McType t) {
  return (McAttr){rec_of(ctx, t, MC_TYPE_RANKED_TENSOR)->words[SECOND]};
}

McAttr mc_type_layout(const McContext *ctx, McType t) {
  return (McAttr){rec_of(ctx, t, MC_TYPE_MEMREF)->words[SECOND]};
}

McAttr mc_type_memory_space(const McContext *ctx, McType t) {
  const McRec *rec = mc_rec(ctx, t.index);
  MC_ASSERT(rec->kind == MC_TYPE_MEMREF || rec->kind == MC_TYPE_UNRANKED_MEMREF);
  return (McAttr){rec->words[rec->num_words - 1]};
}

uint32_t mc_type_num_inputs(const McContext *ctx, McType t) { return rec_of(ctx, t, MC_TYPE_FUNCTION)->words[0]; }

uint32_t mc_type_num_results(const McContext *ctx, McType t) {
  const McRec *rec = mc_rec(ctx, t.index);
  if (rec->kind == MC_TYPE_TUPLE) return rec->num_words;
  MC_ASSERT(rec->kind == MC_TYPE_FUNCTION);
  return rec->num_words - 1 - rec->words[0];
}

McType mc_type_input(const McContext *ctx, McType t, uint32_t i) {
  const McRec *rec = rec_of(ctx, t, MC_TYPE_FUNCTION);
  MC_ASSERT(i < rec->words[0]);
  return (McType){rec->words[1 + i]};
}

McType mc_type_result(const McContext *ctx, McType t, uint32_t i) {
  const McRec *rec = mc_rec(ctx, t.index);
  MC_ASSERT(i < mc_type_num_results(ctx, t));
  return (McType){rec->words[rec->kind == MC_TYPE_TUPLE ? i : 1 + rec->words[0] + i]};
}

McIdent mc_type_opaque_dialect(const McContext *ctx, McType t) {
  return (McIdent){rec_of(ctx, t, MC_TYPE_OPAQUE)->words[0]};
}

McStr mc_type_opaque_body(const McContext *ctx, McType t) {
  const McRec *rec = rec_of(ctx, t, MC_TYPE_OPAQUE);
  return (McStr){mc_rec_bytes(rec), rec->num_bytes};
}

uint32_t mc_type_bit_width(const McContext *ctx, McType t) {
  static const uint8_t float_bits[MC_NUM_FLOAT_KINDS] = {
#define MC_FLOAT(NAME, spelling, bits, exponent_bits, mantissa_bits, bias, special) bits,
      MC_FLOAT_KINDS
#undef MC_FLOAT
  };
  const McRec *rec = mc_rec(ctx, t.index);
  switch (rec->kind) {
  case MC_TYPE_INTEGER: return rec->words[0];
  case MC_TYPE_FLOAT: return float_bits[rec->words[0]];
  case MC_TYPE_INDEX: return 64;
  default: return 0;
  }
}
