/* quant_encoding.c - uniform quantized types: one definition here, three codes in a file.
 *
 * Code 4 has one scale for the whole tensor, 5 one for each place along an axis, 6 one for each block of a tensor. The
 * last has scales and zero points as dense elements of the expressed and the storage type.
 */
#include "bytecode/encodings.h"
#include "defs/defined.h"
#include "text/number.h"

/* Parameters of the definition (python/mlircore/dialects/quant.py). */
enum { STORAGE, IS_SIGNED, LEAST, MOST, EXPRESSED, GRANULARITY, AXES, SIZES, SCALES, ZEROS, SHAPE, NUM_PARAMS };
enum { CODE_TENSOR = 4, CODE_AXIS, CODE_BLOCK };

/* --- reading --- */

static uint32_t int_attr(McContext *ctx, int64_t value) {
  return mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), value).index;
}

/* The numbers from `first` on in r->numbers as a dense array. */
static uint32_t list_attr(McBcReader *r, size_t first, bool floats) {
  McType element = floats ? mc_type_float(r->ctx, MC_F64) : mc_type_integer(r->ctx, 64, MC_SIGNLESS);
  size_t count = r->numbers.len - first;
  return mc_attr_dense_array(r->ctx, element, count > 0 ? r->numbers.ptr + first : NULL, count, r->diags).index;
}

/* Integers, or bits of floats: both are signed varints. */
static bool read_numbers(McBcReader *r, McBcCursor *c) {
  uint32_t count;
  if (!mc_bc_count(r, c, "numbers", &count)) return false;
  if (!mc_array_reserve(&r->ctx->alloc, &r->numbers, count)) return mc_bc_no_memory(r);
  for (uint32_t i = 0; i < count; i++) {
    int64_t value;
    if (!mc_bc_signed(r, c, &value)) return false;
    r->numbers.ptr[r->numbers.len++] = value;
  }
  return true;
}

static int64_t bits_of(double value) {
  int64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

/* Scales and zero points of blocks. */
static bool set_blocks(McBcReader *r, McBcCursor *c, uint32_t *values, McAttr scales, McAttr zeros) {
  McContext *ctx = r->ctx;
  if (mc_kind(ctx, scales.index) != MC_ATTR_DENSE_ELEMENTS || mc_kind(ctx, zeros.index) != MC_ATTR_DENSE_ELEMENTS) {
    return mc_bc_fail(r, c, "expected dense elements for scales and zero points");
  }
  McType type = mc_attr_value_type(ctx, scales), zero_type = mc_attr_value_type(ctx, zeros);
  McType element = mc_type_element(ctx, type), zero = mc_type_element(ctx, zero_type);
  int64_t count, num_zeros;
  if (mc_kind(ctx, element.index) != MC_TYPE_FLOAT || mc_kind(ctx, zero.index) != MC_TYPE_INTEGER ||
      mc_type_integer_width(ctx, zero) > 64 || !mc_type_num_elements(ctx, type, &count) ||
      !mc_type_num_elements(ctx, zero_type, &num_zeros) || count != num_zeros || count > (1 << 20)) {
    return mc_bc_fail(r, c, "expected as many scales as zero points");
  }
  uint32_t width = mc_type_integer_width(ctx, zero);
  if (!mc_array_reserve(&ctx->alloc, &r->numbers, 2 * (size_t)count + mc_type_rank(ctx, type))) {
    return mc_bc_no_memory(r);
  }
  size_t first = r->numbers.len;
  for (int64_t i = 0; i < count; i++) {
    r->numbers.ptr[r->numbers.len++] = bits_of(mc_attr_dense_double(ctx, scales, (uint64_t)i));
  }
  values[SCALES] = list_attr(r, first, true);
  first = r->numbers.len;
  bool is_signed = mc_attr_integer_data(ctx, (McAttr){values[IS_SIGNED]})[0] != 0;
  for (int64_t i = 0; i < count; i++) {
    uint64_t word;
    mc_attr_dense_words(ctx, zeros, (uint64_t)i, false, &word, 1);
    if (width < 64) word <<= 64 - width;
    int64_t value = is_signed ? (int64_t)word >> (64 - width) : (int64_t)(word >> (64 - width));
    r->numbers.ptr[r->numbers.len++] = value;
  }
  values[ZEROS] = list_attr(r, first, false);
  first = r->numbers.len;
  for (uint32_t i = 0; i < mc_type_rank(ctx, type); i++) r->numbers.ptr[r->numbers.len++] = mc_type_dim(ctx, type, i);
  values[SHAPE] = list_attr(r, first, false);
  return true;
}

uint32_t mc_bc_read_quant_uniform(McBcReader *r, McBcCursor *c, uint64_t code) {
  McContext *ctx = r->ctx;
  uint64_t flags, axis = 0;
  int64_t least = 0, most = 0, zero = 0;
  uint32_t values[NUM_PARAMS] = {0};
  size_t scales_at = 0, zeros_at = 0, sizes_at = 0;
  McAttr scales = {MC_NONE}, zeros = {MC_NONE};
  if (!mc_bc_varint(r, c, &flags) || !mc_bc_type_ref(r, c, (McType *)&values[STORAGE]) ||
      !mc_bc_type_ref(r, c, (McType *)&values[EXPRESSED])) {
    return MC_NONE;
  }
  if (code == CODE_TENSOR) {
    int64_t scale;
    if (!mc_bc_signed(r, c, &scale) || !mc_bc_signed(r, c, &zero)) return MC_NONE;
    if (!mc_array_reserve(&ctx->alloc, &r->numbers, 2)) return mc_bc_no_memory(r), MC_NONE;
    r->numbers.ptr[r->numbers.len++] = scale;
    zeros_at = r->numbers.len;
    r->numbers.ptr[r->numbers.len++] = zero;
  }
  if (code == CODE_AXIS && !mc_bc_varint(r, c, &axis)) return MC_NONE;
  if (!mc_bc_signed(r, c, &least) || !mc_bc_signed(r, c, &most)) return MC_NONE;
  if (code == CODE_AXIS) {
    if (!read_numbers(r, c)) return MC_NONE;
    zeros_at = r->numbers.len;
    if (!read_numbers(r, c)) return MC_NONE;
  }
  if (code == CODE_BLOCK) {
    if (!read_numbers(r, c)) return MC_NONE;
    sizes_at = r->numbers.len;
    if (!read_numbers(r, c)) return MC_NONE;
    zeros_at = r->numbers.len;
    if (!mc_bc_attr_ref(r, c, &scales) || !mc_bc_attr_ref(r, c, &zeros)) return MC_NONE;
  }
  if (r->blocked) return MC_NONE;
  values[IS_SIGNED] = mc_attr_integer(ctx, mc_type_integer(ctx, 1, MC_SIGNLESS), (int64_t)(flags & 1)).index;
  values[LEAST] = int_attr(ctx, least);
  values[MOST] = int_attr(ctx, most);
  values[GRANULARITY] = int_attr(ctx, (int64_t)(code - CODE_TENSOR));
  if (values[IS_SIGNED] == MC_NONE) return mc_bc_no_memory(r), MC_NONE;
  const McBcCursor at = *c;
  size_t end = r->numbers.len;
  if (code == CODE_BLOCK) {
    r->numbers.len = sizes_at;
    values[AXES] = list_attr(r, 0, false);
    r->numbers.len = zeros_at;
    values[SIZES] = list_attr(r, sizes_at, false);
    if (!set_blocks(r, c, values, scales, zeros)) return MC_NONE;
  } else {
    r->numbers.len = zeros_at;
    values[SCALES] = list_attr(r, scales_at, true);
    r->numbers.len = end;
    values[ZEROS] = list_attr(r, zeros_at, false);
    if (zeros_at != end - zeros_at) return mc_bc_fail(r, &at, "expected as many scales as zero points"), MC_NONE;
    int64_t number = (int64_t)axis;
    McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
    values[AXES] = mc_attr_dense_array(ctx, i64, &number, code == CODE_AXIS, r->diags).index;
    values[SIZES] = values[SHAPE] = mc_attr_dense_array(ctx, i64, NULL, 0, r->diags).index;
  }
  return mc_defined_get(ctx, mc_ident(ctx, "quant.uniform", 13), true, values, NUM_PARAMS, r->loc, r->diags);
}

/* --- writing --- */

static int64_t int_of(const McContext *ctx, uint32_t attr) {
  int64_t value = 0;
  if (attr != MC_NONE) mc_attr_integer_i64(ctx, (McAttr){attr}, &value);
  return value;
}

static uint64_t list_len(const McContext *ctx, uint32_t list) {
  return list == MC_NONE ? 0 : mc_attr_dense_count(ctx, (McAttr){list});
}

static int64_t list_at(const McContext *ctx, uint32_t list, uint64_t i) {
  return (int64_t)mc_load64(mc_attr_dense_data(ctx, (McAttr){list}).ptr + 8 * i);
}

static void put_list(McBcWriter *w, uint32_t list) {
  uint64_t count = list_len(w->ctx, list);
  mc_bc_put(w, count);
  for (uint64_t i = 0; i < count; i++) mc_bc_put_signed(w, list_at(w->ctx, list, i));
}

/* A list as dense elements, of floats or of integers. MC_NONE: out of memory. */
static McAttr elements_of(McBcWriter *w, uint32_t list, uint32_t shape, McType element) {
  McContext *ctx = w->ctx;
  uint64_t count = list_len(ctx, list), rank = list_len(ctx, shape);
  McAttr *elements = mc_alloc(&ctx->alloc, (count + 1) * sizeof *elements), made = {MC_NONE};
  int64_t *dims = mc_alloc(&ctx->alloc, (rank + 1) * sizeof *dims);
  bool ok = elements != NULL && dims != NULL, is_float = mc_kind(ctx, element.index) == MC_TYPE_FLOAT;
  for (uint64_t i = 0; ok && i < rank; i++) dims[i] = list_at(ctx, shape, i);
  for (uint64_t i = 0; ok && i < count; i++) {
    int64_t bits = list_at(ctx, list, i);
    double value;
    memcpy(&value, &bits, sizeof value);
    elements[i] = is_float ? mc_attr_float(ctx, element, value) : mc_attr_integer(ctx, element, bits);
    ok = elements[i].index != MC_NONE;
  }
  if (ok) {
    McType type = mc_type_ranked_tensor(ctx, dims, (size_t)rank, element, (McAttr){MC_NONE}, NULL);
    if (type.index != MC_NONE) made = mc_attr_dense_of(ctx, type, elements, (size_t)count, NULL);
  }
  mc_free(&ctx->alloc, elements, (count + 1) * sizeof *elements);
  mc_free(&ctx->alloc, dims, (rank + 1) * sizeof *dims);
  return made;
}

static void put_elements(McBcWriter *w, uint32_t list, uint32_t shape, uint32_t element) {
  McAttr made = elements_of(w, list, shape, (McType){element});
  if (made.index == MC_NONE) mc_bc_stop(w);
  else mc_bc_put_attr(w, made);
}

bool mc_bc_write_quant_uniform(McBcWriter *w, uint32_t id) {
  McContext *ctx = w->ctx;
  const uint32_t *values = mc_rec(ctx, id)->words + 1;
  uint32_t code = CODE_TENSOR + (uint32_t)int_of(ctx, values[GRANULARITY]);
  if (code > CODE_BLOCK) return false;
  mc_bc_put(w, code);
  mc_bc_put(w, int_of(ctx, values[IS_SIGNED]) != 0);
  mc_bc_put_type(w, (McType){values[STORAGE]});
  mc_bc_put_type(w, (McType){values[EXPRESSED]});
  if (code == CODE_TENSOR) {
    mc_bc_put_signed(w, list_len(ctx, values[SCALES]) > 0 ? list_at(ctx, values[SCALES], 0) : 0);
    mc_bc_put_signed(w, list_len(ctx, values[ZEROS]) > 0 ? list_at(ctx, values[ZEROS], 0) : 0);
  } else if (code == CODE_AXIS) {
    mc_bc_put(w, list_len(ctx, values[AXES]) > 0 ? (uint64_t)list_at(ctx, values[AXES], 0) : 0);
  }
  mc_bc_put_signed(w, int_of(ctx, values[LEAST]));
  mc_bc_put_signed(w, int_of(ctx, values[MOST]));
  if (code == CODE_AXIS) {
    put_list(w, values[SCALES]); /* bits of doubles are encoded as signed numbers, too */
    put_list(w, values[ZEROS]);
  } else if (code == CODE_BLOCK) {
    put_list(w, values[AXES]);
    put_list(w, values[SIZES]);
    put_elements(w, values[SCALES], values[SHAPE], values[EXPRESSED]);
    put_elements(w, values[ZEROS], values[SHAPE], values[STORAGE]);
  }
  return true;
}
