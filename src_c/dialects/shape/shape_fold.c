/* shape_fold.c - folds of the shape dialect, mlir-opt 22's, in its order, and the constants that they become. */
#include "dialects/shape/shape_fold.h"

/* --- constants --- */

bool mc_shape_is_extents(const McContext *ctx, McAttr attr) {
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_DENSE_ELEMENTS) return false;
  McType type = mc_attr_value_type(ctx, attr);
  return mc_type_rank(ctx, type) == 1 && mc_kind(ctx, mc_type_element(ctx, type).index) == MC_TYPE_INDEX;
}

uint32_t mc_shape_rank(const McContext *ctx, McAttr attr) {
  return (uint32_t)mc_type_dim(ctx, mc_attr_value_type(ctx, attr), 0);
}

void mc_shape_read(const McContext *ctx, McAttr attr, McInts *out) {
  const char *data = mc_attr_dense_data(ctx, attr).ptr;
  bool splat = mc_attr_dense_is_splat(ctx, attr);
  for (uint32_t i = 0, n = mc_shape_rank(ctx, attr); i < n; i++) {
    memcpy(&out->ptr[out->len++], data + (splat ? 0 : (size_t)i * sizeof *out->ptr), sizeof *out->ptr);
  }
}

McAttr mc_shape_attr(McContext *ctx, const int64_t *dims, uint32_t count) {
  int64_t size = count, none = 0;
  McType type = mc_type_ranked_tensor(ctx, &size, 1, mc_type_index(ctx), (McAttr){MC_NONE}, NULL);
  if (type.index == MC_NONE) return (McAttr){MC_NONE};
  return mc_attr_dense_elements(ctx, type, count == 0 ? &none : dims, count * sizeof *dims, false, NULL);
}

static McOp constant(McRewriter *rw, const char *name, const char *attr, McAttr value, McType type, McOp before) {
  McNamedAttr named = {mc_ident(mc_rw_ctx(rw), attr, strlen(attr)), value};
  return mc_rw_create(rw, before, &(McRwOp){.name = name, .results = &type, .num_results = 1, .attrs = &named,
                                            .num_attrs = 1});
}

McOp mc_constant_shape(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McKind kind = mc_kind(ctx, value.index);
  bool is_shape = mc_is_defined_as(ctx, type.index, "shape.shape");
  if (mc_shape_is_extents(ctx, value) && (is_shape || mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR)) {
    McType own = mc_attr_value_type(ctx, value);
    if (is_shape || own.index == type.index) return constant(rw, "shape.const_shape", "shape", value, type, before);
    if (mc_type_rank(ctx, type) != 1 || mc_type_dim(ctx, type, 0) != MC_DYNAMIC) return (McOp){MC_NONE};
    McOp made = constant(rw, "shape.const_shape", "shape", value, own, before); /* has no other type */
    if (made.index == MC_NONE) return made;
    McValue extents = mc_op_result(ctx, made, 0);
    return mc_rw_create(rw, before, &(McRwOp){.name = "tensor.cast", .operands = &extents, .num_operands = 1,
                                              .results = &type, .num_results = 1});
  }
  if (kind == MC_ATTR_INTEGER && mc_is_defined_as(ctx, type.index, "shape.size")) {
    return constant(rw, "shape.const_size", "value", value, type, before);
  }
  if (kind == MC_ATTR_INTEGER && mc_is_defined_as(ctx, type.index, "shape.witness")) {
    return constant(rw, "shape.const_witness", "passing", value, type, before);
  }
  return mc_constant_arith(rw, value, type, before);
}

/* --- readers and results --- */

static McFolded to_attr(McFold *f, McAttr attr) {
  f->results[0].attr = attr;
  return attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

static McFolded to_index(McFold *f, int64_t value) {
  return to_attr(f, mc_attr_integer(f->ctx, mc_type_index(f->ctx), value));
}

/* The operand, if it has the type of the result. */
static McFolded to_operand(McFold *f, uint32_t i) {
  McValue value = mc_op_operand(f->ctx, f->op, i);
  if (mc_value_type(f->ctx, value).index != mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)).index) {
    return MC_NOT_FOLDED;
  }
  f->results[0].value = value;
  return MC_FOLDED;
}

static bool integer(const McFold *f, uint32_t i, int64_t *out) {
  McAttr attr = f->constants[i];
  return attr.index != MC_NONE && mc_kind(f->ctx, attr.index) == MC_ATTR_INTEGER &&
         mc_attr_integer_i64(f->ctx, attr, out);
}

/* Both operands. */
static bool integers(const McFold *f, int64_t out[2]) { return integer(f, 0, &out[0]) && integer(f, 1, &out[1]); }

static bool extents(const McFold *f, uint32_t i) { return mc_shape_is_extents(f->ctx, f->constants[i]); }

/* The number of a dimension, of a constant of shape or arith. */
static bool dimension(const McFold *f, uint32_t i, int64_t *out) { return integer(f, i, out) && *out >= 0; }

/* --- sizes --- */

McFolded mc_fold_shape_add(McFold *f) {
  int64_t v[2];
  bool zero = integer(f, 1, &v[1]) && v[1] == 0 &&
              mc_kind(f->ctx, mc_value_type(f->ctx, mc_op_operand(f->ctx, f->op, 1)).index) == MC_TYPE_INDEX;
  if (zero && to_operand(f, 0) == MC_FOLDED) return MC_FOLDED;
  for (uint32_t i = 0; i < 2; i++) {
    McAttr attr = f->constants[i];
    if (attr.index != MC_NONE && mc_attr_is_poison(f->ctx, attr)) return to_attr(f, attr);
  }
  return integers(f, v) ? to_index(f, (int64_t)((uint64_t)v[0] + (uint64_t)v[1])) : MC_NOT_FOLDED;
}

McFolded mc_fold_shape_mul(McFold *f) {
  int64_t v[2];
  return integers(f, v) ? to_index(f, (int64_t)((uint64_t)v[0] * (uint64_t)v[1])) : MC_NOT_FOLDED;
}

/* A negative quotient is rounded down, but not one that is rounded to 0. */
McFolded mc_fold_shape_div(McFold *f) {
  int64_t v[2];
  if (!integers(f, v) || v[1] == 0) return MC_NOT_FOLDED;
  if (v[1] == -1) return to_index(f, (int64_t)(0 - (uint64_t)v[0]));
  int64_t quotient = v[0] / v[1];
  return to_index(f, quotient < 0 && v[0] % v[1] != 0 ? quotient - 1 : quotient);
}

McFolded mc_fold_shape_same(McFold *f) {
  bool same = mc_op_operand(f->ctx, f->op, 0).index == mc_op_operand(f->ctx, f->op, 1).index;
  return same ? to_operand(f, 0) : MC_NOT_FOLDED;
}

McFolded mc_fold_size_cast(McFold *f) {
  int64_t value;
  if (integer(f, 0, &value)) return to_attr(f, f->constants[0]);
  return to_operand(f, 0);
}

McFolded mc_fold_shape_dim(McFold *f) {
  McType type = mc_value_type(f->ctx, mc_op_operand(f->ctx, f->op, 0));
  int64_t dim;
  if (!mc_type_has_rank(f->ctx, type) || !dimension(f, 1, &dim) || dim >= mc_type_rank(f->ctx, type)) {
    return MC_NOT_FOLDED;
  }
  int64_t size = mc_type_dim(f->ctx, type, (uint32_t)dim);
  return size == MC_DYNAMIC ? MC_NOT_FOLDED : to_index(f, size);
}

McFolded mc_fold_get_extent(McFold *f) {
  int64_t dim;
  if (!extents(f, 0) || !dimension(f, 1, &dim) || dim >= mc_shape_rank(f->ctx, f->constants[0])) return MC_NOT_FOLDED;
  return to_attr(f, mc_attr_dense_get(f->ctx, f->constants[0], (uint64_t)dim));
}

McFolded mc_fold_shape_rank(McFold *f) {
  return extents(f, 0) ? to_index(f, mc_shape_rank(f->ctx, f->constants[0])) : MC_NOT_FOLDED;
}

/* Room for all sizes of the constants, each of which is a shape. False: one is none, or out of memory. */
static bool init_all(const McFold *f, McInts *all) {
  uint32_t n = mc_op_num_operands(f->ctx, f->op), room = 0;
  for (uint32_t i = 0; i < n; i++) {
    if (!extents(f, i)) return false;
    room += mc_shape_rank(f->ctx, f->constants[i]);
  }
  return mc_ints_init(f->ctx, all, room, NULL);
}

McFolded mc_fold_num_elements(McFold *f) {
  McInts dims;
  uint64_t product = 1;
  if (!init_all(f, &dims)) return MC_NOT_FOLDED;
  mc_shape_read(f->ctx, f->constants[0], &dims);
  for (uint32_t i = 0; i < dims.len; i++) product *= (uint64_t)dims.ptr[i];
  mc_ints_fini(f->ctx, &dims);
  return to_index(f, (int64_t)product);
}

/* --- shapes --- */

McFolded mc_fold_shape_any(McFold *f) {
  uint32_t n = mc_op_num_operands(f->ctx, f->op);
  return n == 0 ? MC_NOT_FOLDED : to_attr(f, f->constants[n - 1]);
}

bool mc_shape_broadcast(const McInts *a, const McInts *b, McInts *out) {
  const McInts *longer = a->len > b->len ? a : b, *shorter = a->len > b->len ? b : a;
  uint32_t more = longer->len - shorter->len;
  memcpy(out->ptr, longer->ptr, longer->len * sizeof *out->ptr);
  out->len = longer->len;
  for (uint32_t i = 0; i < shorter->len; i++) {
    int64_t l = longer->ptr[more + i], s = shorter->ptr[i], size = l;
    if (l != s && l != MC_DYNAMIC && s != MC_DYNAMIC) {
      if (l != 1 && s != 1) return false;
      size = l == 1 ? s : l;
    } else if (l != s) { /* only one is known: it is the size if it is greater than 1 */
      int64_t known = l == MC_DYNAMIC ? s : l;
      size = known > 1 ? known : MC_DYNAMIC;
    }
    out->ptr[more + i] = size;
  }
  return true;
}

McFolded mc_fold_shape_broadcast(McFold *f) {
  uint32_t n = mc_op_num_operands(f->ctx, f->op), ready = 0;
  if (n < 2) return n == 1 ? to_operand(f, 0) : MC_NOT_FOLDED;
  McInts parts[3], *all = &parts[0], *next = &parts[1], *one = &parts[2];
  while (ready < 3 && init_all(f, &parts[ready])) ready++;
  bool ok = ready == 3;
  for (uint32_t i = 0; i < n && ok; i++) {
    one->len = 0;
    mc_shape_read(f->ctx, f->constants[i], one);
    ok = mc_shape_broadcast(all, one, next);
    McInts *was = all;
    all = next;
    next = was;
  }
  McFolded folded = ok ? to_attr(f, mc_shape_attr(f->ctx, all->ptr, all->len)) : MC_NOT_FOLDED;
  while (ready > 0) mc_ints_fini(f->ctx, &parts[--ready]);
  return folded;
}

McFolded mc_fold_shape_concat(McFold *f) {
  McInts all;
  if (!init_all(f, &all)) return MC_NOT_FOLDED;
  mc_shape_read(f->ctx, f->constants[0], &all);
  mc_shape_read(f->ctx, f->constants[1], &all);
  McFolded folded = to_attr(f, mc_shape_attr(f->ctx, all.ptr, all.len));
  mc_ints_fini(f->ctx, &all);
  return folded;
}

McFolded mc_fold_from_extents(McFold *f) {
  McInts sizes;
  uint32_t n = mc_op_num_operands(f->ctx, f->op);
  if (!mc_ints_init(f->ctx, &sizes, n, NULL)) return MC_NOT_FOLDED;
  while (sizes.len < n && integer(f, sizes.len, &sizes.ptr[sizes.len])) sizes.len++;
  McFolded folded = sizes.len == n ? to_attr(f, mc_shape_attr(f->ctx, sizes.ptr, n)) : MC_NOT_FOLDED;
  mc_ints_fini(f->ctx, &sizes);
  return folded;
}

McFolded mc_fold_split_at(McFold *f) {
  McInts all;
  int64_t at;
  if (!extents(f, 0) || !integer(f, 1, &at)) return MC_NOT_FOLDED;
  int64_t rank = mc_shape_rank(f->ctx, f->constants[0]);
  if (at < -rank || at > rank || !mc_ints_init(f->ctx, &all, (uint32_t)rank, NULL)) return MC_NOT_FOLDED;
  mc_shape_read(f->ctx, f->constants[0], &all);
  if (at < 0) at += rank;
  f->results[1].attr = mc_shape_attr(f->ctx, all.ptr + at, (uint32_t)(rank - at));
  McFolded folded = f->results[1].attr.index == MC_NONE ? MC_NOT_FOLDED
                                                        : to_attr(f, mc_shape_attr(f->ctx, all.ptr, (uint32_t)at));
  mc_ints_fini(f->ctx, &all);
  return folded;
}

McFolded mc_fold_to_extent_tensor(McFold *f) {
  return extents(f, 0) ? to_attr(f, f->constants[0]) : to_operand(f, 0);
}

/* --- assertions --- */

McFolded mc_fold_shape_eq(McFold *f) {
  uint32_t n = mc_op_num_operands(f->ctx, f->op);
  bool same = true;
  if (n == 0) return MC_NOT_FOLDED;
  for (uint32_t i = 0; i < n; i++) {
    if (f->constants[i].index == MC_NONE) return MC_NOT_FOLDED;
    same = same && f->constants[i].index == f->constants[0].index;
  }
  return to_attr(f, mc_attr_bool(f->ctx, same));
}

McFolded mc_fold_cstr_eq(McFold *f) {
  for (uint32_t i = 0, n = mc_op_num_operands(f->ctx, f->op); i < n; i++) {
    McAttr attr = f->constants[i];
    if (attr.index == MC_NONE || attr.index != f->constants[0].index) return MC_NOT_FOLDED;
  }
  return to_attr(f, mc_attr_bool(f->ctx, true));
}

McFolded mc_fold_is_broadcastable(McFold *f) {
  return mc_op_num_operands(f->ctx, f->op) < 2 ? to_attr(f, mc_attr_bool(f->ctx, true)) : MC_NOT_FOLDED;
}

McFolded mc_fold_cstr_require(McFold *f) { return to_attr(f, f->constants[0]); }

/* Where the sizes of an operand are known: its constant, or the type that it is the shape of. */
typedef struct Known { McAttr attr; McType type; uint32_t rank; } Known;

static bool known_of(const McFold *f, uint32_t i, Known *out) {
  McContext *ctx = f->ctx;
  McOp op = mc_value_op(ctx, mc_op_operand(ctx, f->op, i));
  *out = (Known){.attr = f->constants[i]};
  if (extents(f, i)) return out->rank = mc_shape_rank(ctx, out->attr), true;
  if (op.index == MC_NONE || !mc_op_is(ctx, op, "shape.shape_of")) return false;
  out->attr = (McAttr){MC_NONE};
  out->type = mc_value_type(ctx, mc_op_operand(ctx, op, 0));
  if (!mc_type_has_rank(ctx, out->type)) return false;
  out->rank = mc_type_rank(ctx, out->type);
  return true;
}

/* Size number `i` from the last one. */
static int64_t size_from_end(const McContext *ctx, const Known *known, uint32_t i) {
  if (i >= known->rank) return 1;
  uint32_t at = known->rank - 1 - i;
  if (known->attr.index == MC_NONE) return mc_type_dim(ctx, known->type, at);
  int64_t size;
  const char *data = mc_attr_dense_data(ctx, known->attr).ptr;
  memcpy(&size, data + (mc_attr_dense_is_splat(ctx, known->attr) ? 0 : (size_t)at * sizeof size), sizeof size);
  return size;
}

/* In each dimension all sizes that are not 1 are the same known one, or only one is unknown. */
static bool known_broadcastable(const McContext *ctx, const Known *known, uint32_t count, uint32_t rank) {
  for (uint32_t i = 0; i < rank; i++) {
    int64_t other = 1;
    for (uint32_t k = 0; k < count; k++) {
      int64_t size = size_from_end(ctx, &known[k], i);
      if (size == 1) continue;
      if (other != 1 && (size == MC_DYNAMIC || size != other)) return false;
      other = size;
    }
  }
  return true;
}

McFolded mc_fold_cstr_broadcastable(McFold *f) {
  McContext *ctx = f->ctx;
  uint32_t n = mc_op_num_operands(ctx, f->op), scalars = 0, rank = 0;
  MC_ARRAY(Known) all = {0};
  Known known;
  for (uint32_t i = 0; i < n; i++) scalars += extents(f, i) && mc_shape_rank(ctx, f->constants[i]) == 0;
  bool holds = n - scalars <= 1, ok = true;
  for (uint32_t i = 0; i < n && ok && !holds; i++) {
    ok = known_of(f, i, &known) && mc_array_push(&ctx->alloc, &all, known);
    if (ok && known.rank > rank) rank = known.rank;
  }
  holds = holds || (ok && known_broadcastable(ctx, all.ptr, n, rank));
  mc_array_fini(&ctx->alloc, &all);
  return holds ? to_attr(f, mc_attr_bool(ctx, true)) : MC_NOT_FOLDED;
}

/* Constants are at the end. They go, up to one that does not hold, also when that is the result, as in mlir-opt 22; but
 * not all, since one operand is needed. The rest decides. */
McFolded mc_fold_assuming_all(McFold *f) {
  McContext *ctx = f->ctx;
  uint32_t n = mc_op_num_operands(ctx, f->op), kept = n;
  int64_t passing = 1;
  while (kept > 0 && passing != 0 && integer(f, kept - 1, &passing)) kept--;
  bool known = kept == 0 || passing == 0;
  if (kept == n && !known) return MC_NOT_FOLDED;
  MC_ARRAY(uint8_t) erased = {0};
  bool ok = true;
  for (uint32_t i = 0; i < n && ok; i++) ok = mc_array_push(&ctx->alloc, &erased, (uint8_t)(i >= kept));
  ok = ok && (kept == 0 || mc_op_erase_operands(ctx, f->op, erased.ptr));
  mc_array_fini(&ctx->alloc, &erased);
  if (ok && known) return to_attr(f, mc_attr_bool(ctx, passing != 0));
  return ok ? MC_FOLDED_KEPT : MC_NOT_FOLDED;
}
