/* vector_values.c - what the folds and patterns of vector read and make. */
#include "dialects/vector/vector_fold.h"
#include "types/attrs.h"

/* --- operations and types --- */

uint32_t mc_vector_rank(const McContext *ctx, McType type) {
  return mc_is_vector(ctx, type) ? mc_type_rank(ctx, type) : 0;
}

int64_t mc_vector_count(const McContext *ctx, McType type) {
  int64_t count = 1;
  return !mc_is_vector(ctx, type) || mc_type_num_elements(ctx, type, &count) ? count : 0;
}

bool mc_vector_is_scalable(const McContext *ctx, McType type) {
  for (uint32_t i = 0, rank = mc_vector_rank(ctx, type); i < rank; i++) {
    if (mc_type_dim_scalable(ctx, type, i)) return true;
  }
  return false;
}

bool mc_vector_can_broadcast(const McContext *ctx, McType from, McType to) {
  if (!mc_is_vector(ctx, to)) return false;
  if (from.index == mc_type_element(ctx, to).index) return true;
  if (!mc_is_vector(ctx, from)) return false;
  uint32_t rank = mc_type_rank(ctx, from), more = mc_type_rank(ctx, to);
  if (rank > more) return false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t have = mc_type_dim(ctx, from, i), want = mc_type_dim(ctx, to, more - rank + i);
    bool scales = mc_type_dim_scalable(ctx, from, i), wanted = mc_type_dim_scalable(ctx, to, more - rank + i);
    if (have != 1 && have != want) return false;
    if (have == 1 && scales && want != 1) return false;
    if (scales != wanted && (have != 1 || scales)) return false;
  }
  return true;
}

McValue mc_vector_splat_source(const McContext *ctx, McValue value) {
  McOp op = mc_value_made_by(ctx, value, "vector.broadcast");
  if (op.index == MC_NONE || mc_is_vector(ctx, mc_vector_operand_type(ctx, op, 0))) return (McValue){MC_NONE};
  return mc_op_operand(ctx, op, 0);
}

bool mc_vector_is_broadcast_like(const McContext *ctx, McOp op) {
  if (op.index == MC_NONE) return false;
  if (mc_op_is(ctx, op, "vector.broadcast")) return true;
  if (!mc_op_is(ctx, op, "vector.shape_cast")) return false;
  McType from = mc_vector_operand_type(ctx, op, 0), to = mc_vector_result_type(ctx, op);
  uint32_t rank = mc_vector_rank(ctx, from), more = mc_vector_rank(ctx, to);
  for (uint32_t i = 0; i < rank; i++) {
    if (rank > more || mc_type_dim(ctx, from, i) != mc_type_dim(ctx, to, more - rank + i)) return false;
  }
  return true;
}

/* --- lists of numbers --- */

bool mc_vector_ints(McContext *ctx, McOp op, const char *name, uint32_t extra, McInts *out) {
  McAttr list = mc_attr_named(ctx, op, name);
  McKind kind = list.index == MC_NONE ? MC_ATTR_UNIT : mc_kind(ctx, list.index);
  if (kind == MC_ATTR_DENSE_ARRAY) {
    McStr data = mc_attr_dense_data(ctx, list);
    uint32_t count = (uint32_t)(data.len / sizeof *out->ptr);
    if (!mc_ints_init(ctx, out, count + extra, NULL)) return false;
    if (count > 0) memcpy(out->ptr, data.ptr, count * sizeof *out->ptr);
    out->len = count;
    return true;
  }
  if (kind != MC_ATTR_ARRAY || !mc_ints_init(ctx, out, mc_attr_array_size(ctx, list) + extra, NULL)) return false;
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, list); i < n; i++) {
    McAttr value = mc_attr_array_get(ctx, list, i);
    if (mc_kind(ctx, value.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, value, &out->ptr[out->len++])) {
      mc_ints_fini(ctx, out);
      return false;
    }
  }
  return true;
}

McAttr mc_vector_array_ints(McContext *ctx, const int64_t *values, uint32_t count) {
  MC_ARRAY(McAttr) list = {0};
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  bool ok = true;
  for (uint32_t i = 0; ok && i < count; i++) {
    McAttr value = mc_attr_integer(ctx, i64, values[i]);
    ok = value.index != MC_NONE && mc_array_push(&ctx->alloc, &list, value);
  }
  McAttr made = ok ? mc_attr_array(ctx, list.ptr, list.len) : (McAttr){MC_NONE};
  mc_array_fini(&ctx->alloc, &list);
  return made;
}

bool mc_vector_all(const McInts *ints, int64_t value) {
  for (uint32_t i = 0; i < ints->len; i++) {
    if (ints->ptr[i] != value) return false;
  }
  return true;
}

bool mc_vector_has_poison(const McInts *ints) {
  for (uint32_t i = 0; i < ints->len; i++) {
    if (ints->ptr[i] == -1) return true;
  }
  return false;
}

bool mc_vector_has_dynamic(const McInts *ints) {
  for (uint32_t i = 0; i < ints->len; i++) {
    if (ints->ptr[i] == MC_DYNAMIC) return true;
  }
  return false;
}

bool mc_vector_same_ints(const McInts *a, const McInts *b) {
  return a->len == b->len && (a->len == 0 || memcmp(a->ptr, b->ptr, a->len * sizeof *a->ptr) == 0);
}

int64_t mc_vector_linear(const McContext *ctx, McType type, const int64_t *position, uint32_t count) {
  int64_t at = 0;
  for (uint32_t i = 0, rank = mc_type_rank(ctx, type); i < rank; i++) {
    at = at * mc_type_dim(ctx, type, i) + (i < count ? position[i] : 0);
  }
  return at;
}

bool mc_vector_set(McContext *ctx, McOp op, const char *name, McAttr value) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return value.index != MC_NONE && ident.index != MC_NONE && mc_op_set_attribute(ctx, op, ident, value);
}

/* --- elements of constants --- */

bool mc_elements_init(McContext *ctx, McElements *e, McType type) {
  int64_t count;
  *e = (McElements){.ctx = ctx, .type = type, .bits = mc_dense_element_bits(ctx, mc_type_element(ctx, type))};
  if (e->bits == MC_DENSE_NOT_ALLOWED || !mc_type_num_elements(ctx, type, &count) ||
      !mc_dense_num_bytes(ctx, mc_type_element(ctx, type), (uint64_t)count, &e->len)) {
    return false;
  }
  e->bytes = mc_dense_buffer(ctx, e->len);
  if (e->bytes != NULL) memset(e->bytes, 0, e->len);
  return e->bytes != NULL;
}

void mc_elements_put(McElements *e, uint64_t to, McAttr dense, uint64_t from) {
  McStr data = mc_attr_dense_data(e->ctx, dense);
  if (mc_attr_dense_is_splat(e->ctx, dense)) from = 0;
  if (e->bits == 1) {
    uint8_t bit = (uint8_t)((uint8_t)data.ptr[from / 8] >> from % 8 & 1);
    e->bytes[to / 8] = (uint8_t)((e->bytes[to / 8] & ~(1u << to % 8)) | (unsigned)bit << to % 8);
    return;
  }
  size_t width = e->bits / 8;
  MC_ASSERT((from + 1) * width <= data.len && (to + 1) * width <= e->len);
  memcpy(e->bytes + to * width, data.ptr + from * width, width);
}

McAttr mc_elements_done(McElements *e) {
  int64_t count = 0;
  mc_type_num_elements(e->ctx, e->type, &count);
  if (e->bits == 1 && count == 1) e->bytes[0] = e->bytes[0] != 0 ? 0xFF : 0;
  return mc_attr_dense_elements_adopt(e->ctx, e->type, e->bytes, e->len, count == 1, NULL);
}

McAttr mc_vector_reshaped(McContext *ctx, McAttr dense, McType type) {
  McStr data = mc_attr_dense_data(ctx, dense);
  bool splat = mc_attr_dense_is_splat(ctx, dense);
  uint8_t *bytes = mc_dense_buffer(ctx, data.len);
  if (bytes == NULL) return (McAttr){MC_NONE};
  if (data.len > 0) memcpy(bytes, data.ptr, data.len);
  return mc_attr_dense_elements_adopt(ctx, type, bytes, data.len, splat, NULL);
}

McAttr mc_vector_splat(McContext *ctx, McType type, McAttr element) {
  McKind kind = element.index == MC_NONE ? MC_ATTR_UNIT : mc_kind(ctx, element.index);
  if (kind != MC_ATTR_INTEGER && kind != MC_ATTR_FLOAT) return (McAttr){MC_NONE};
  if (mc_attr_value_type(ctx, element).index != mc_type_element(ctx, type).index) return (McAttr){MC_NONE};
  return mc_attr_dense_of(ctx, type, &element, 1, NULL);
}

McAttr mc_vector_element_of(McContext *ctx, McAttr attr, McType element) {
  int64_t value;
  McKind kind = mc_kind(ctx, element.index);
  if (mc_kind(ctx, attr.index) != MC_ATTR_INTEGER || mc_attr_value_type(ctx, attr).index == element.index) return attr;
  if ((kind != MC_TYPE_INTEGER && kind != MC_TYPE_INDEX) || !mc_attr_integer_i64(ctx, attr, &value)) return attr;
  return mc_attr_integer(ctx, element, value);
}

/* --- masks --- */

static McMaskFormat format_of_sizes(McContext *ctx, McOp op) {
  McInts sizes;
  McType type = mc_vector_result_type(ctx, op);
  bool all_true = true, all_false = true;
  if (!mc_vector_ints(ctx, op, "mask_dim_sizes", 0, &sizes)) return MC_MASK_UNKNOWN;
  for (uint32_t i = 0, rank = mc_vector_rank(ctx, type); i < rank && i < sizes.len; i++) {
    all_true &= sizes.ptr[i] >= mc_type_dim(ctx, type, i);
    all_false &= sizes.ptr[i] <= 0;
  }
  mc_ints_fini(ctx, &sizes);
  return all_true ? MC_MASK_ALL_TRUE : all_false ? MC_MASK_ALL_FALSE : MC_MASK_UNKNOWN;
}

McMaskFormat mc_vector_mask_format(McContext *ctx, McValue mask) {
  McOp op = mc_value_op(ctx, mask);
  if (op.index == MC_NONE) return MC_MASK_UNKNOWN;
  if (mc_op_is(ctx, op, "arith.constant")) {
    McAttr value = mc_constant_attr(ctx, op);
    McNumber number;
    if (!mc_vector_is_dense(ctx, value) || !mc_attr_integer_number(ctx, value, &number)) return MC_MASK_UNKNOWN;
    return mc_number_is_zero(&number) ? MC_MASK_ALL_FALSE : MC_MASK_ALL_TRUE;
  }
  if (mc_op_is(ctx, op, "vector.constant_mask")) return format_of_sizes(ctx, op);
  if (!mc_op_is(ctx, op, "vector.create_mask")) return MC_MASK_UNKNOWN;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    int64_t size;
    if (mc_constant_int(ctx, mc_op_operand(ctx, op, i), &size) && size <= 0) return MC_MASK_ALL_FALSE;
  }
  return MC_MASK_UNKNOWN;
}

/* --- new operations --- */

McValue mc_vector_make(McRewriter *rw, McOp before, McLoc loc, const McVectorOp *made) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr attr = {{MC_NONE}, made->value};
  McValue none = {MC_NONE};
  if (made->attr != NULL) {
    attr.name = mc_ident(ctx, made->attr, strlen(made->attr));
    if (attr.name.index == MC_NONE || made->value.index == MC_NONE) return mc_rw_fail(rw), none;
  }
  McOp op = mc_rw_create(rw, before, &(McRwOp){.name = made->name, .loc = loc, .operands = made->operands,
                                               .num_operands = made->num_operands, .results = &made->type,
                                               .num_results = 1, .attrs = &attr, .num_attrs = made->attr != NULL});
  return op.index == MC_NONE ? none : mc_op_result(ctx, op, 0);
}

bool mc_vector_replace(McRewriter *rw, McOp op, const McVectorOp *made) {
  McValue value = mc_vector_make(rw, op, (McLoc){MC_NONE}, made);
  return mc_rw_replace_one(rw, op, value);
}

bool mc_vector_replace_by(McRewriter *rw, McOp op, const char *name, McValue operand) {
  McType type = mc_vector_result_type(mc_rw_ctx(rw), op);
  return mc_vector_replace(rw, op, &(McVectorOp){.name = name, .operands = &operand, .num_operands = 1, .type = type});
}

bool mc_vector_replace_by_constant(McRewriter *rw, McOp op, McAttr value) {
  McType type = mc_vector_result_type(mc_rw_ctx(rw), op);
  return mc_vector_replace(rw, op, &(McVectorOp){.name = "arith.constant", .type = type, .attr = "value",
                                                 .value = value});
}

McValue mc_vector_extract(McRewriter *rw, McOp before, McLoc loc, McValue from, const int64_t *position,
                          uint32_t count) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr attr = {mc_ident(ctx, "static_position", 15), mc_i64_array_attr(ctx, position, count)};
  McOp op = {MC_NONE};
  if (attr.name.index != MC_NONE && attr.value.index != MC_NONE) {
    op = mc_rw_create(rw, before, &(McRwOp){.name = "vector.extract", .loc = loc, .infer = true, .operands = &from,
                                            .num_operands = 1, .attrs = &attr, .num_attrs = 1});
  }
  if (op.index == MC_NONE) mc_rw_fail(rw);
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, op, 0);
}
