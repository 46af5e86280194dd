/* affine_index.c - folds and patterns of affine.delinearize_index and linearize_index: mlir-opt 22's, in its order.
 *
 * A basis has a number or value for each index; only the first index may have none, which a *padded* basis has as
 * `unbounded`.
 */
#include "dialects/affine/affine_bounds.h"
#include "transform/mixed.h"

#define MAX_INDICES 256u

static const McMixed unbounded = {.number = MC_DYNAMIC, .value = {MC_NONE}};
static bool is_bounded(McMixed m) { return m.number != MC_DYNAMIC || m.value.index != MC_NONE; }

static bool is_linearize(const McContext *ctx, McOp op) { return mc_op_is(ctx, op, "affine.linearize_index"); }

/* linearize_index states that no index but the first exceeds its basis. */
static bool is_disjoint(McContext *ctx, McOp op) {
  McAttr attr = mc_attr_named(ctx, op, "disjoint"); /* a unit, or a bool */
  int64_t value = 1;
  if (attr.index == MC_NONE) return false;
  if (mc_kind(ctx, attr.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(ctx, attr, &value);
  return value != 0;
}

/* False: the operation is after the one that uses it, in a graph region, and may be in a cycle of uses. */
static bool is_usable(McContext *ctx, McOp from, McOp user) {
  return mc_op_block(ctx, from).index != mc_op_block(ctx, user).index || mc_op_is_before(ctx, from, user);
}

/* The indices: results of delinearize_index, the first operands of linearize_index. */
static uint32_t num_indices(McContext *ctx, McOp op) {
  uint32_t start, count;
  if (!is_linearize(ctx, op)) return mc_op_num_results(ctx, op);
  return mc_op_operands_named(ctx, op, "multi_index", &start, &count) ? count : 0;
}

/* Appends the basis as the operation has it. False: it has none that fits it, or memory ran out. */
static bool read_basis(McContext *ctx, McOp op, McMixedList *basis) {
  uint32_t count = num_indices(ctx, op);
  return count <= MAX_INDICES && mc_mixed_list_read(ctx, op, "static_basis", "dynamic_basis", basis) &&
         (basis->len == count || basis->len + 1 == count);
}

/* The same, padded. */
static bool read_padded(McContext *ctx, McOp op, McMixedList *basis) {
  if (!read_basis(ctx, op, basis)) return false;
  if (basis->len == num_indices(ctx, op)) return true;
  if (!mc_array_push(&ctx->alloc, basis, unbounded)) return false;
  memmove(basis->ptr + 1, basis->ptr, (basis->len - 1) * sizeof *basis->ptr);
  basis->ptr[0] = unbounded;
  return true;
}

/* A part of a padded basis. */
typedef struct Part { const McMixed *ptr; size_t len; } Part;

static McAttr write_basis(McContext *ctx, Part part, McValueList *operands) {
  McMixedList list = {0};
  McAttr none = {MC_NONE}, made = none;
  bool ok = true;
  for (size_t i = 0; ok && i < part.len; i++) {
    if (i > 0 || is_bounded(part.ptr[i])) ok = mc_array_push(&ctx->alloc, &list, part.ptr[i]);
  }
  if (ok) made = mc_mixed_list_write(ctx, &list, operands);
  mc_mixed_list_fini(ctx, &list);
  return made;
}

/* affine.delinearize_index with a result for each element of the padded basis. MC_NONE: out of memory. */
static McOp make_delinearize(McRewriter *rw, McOp before, McLoc loc, McValue index, Part basis) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  McTypeList types = {0};
  McOp made = {MC_NONE};
  bool ok = mc_array_push(&ctx->alloc, &operands, index);
  McNamedAttr attr = {mc_ident(ctx, "static_basis", 12), write_basis(ctx, basis, &operands)};
  for (size_t i = 0; ok && i < basis.len; i++) ok = mc_array_push(&ctx->alloc, &types, mc_type_index(ctx));
  if (ok && attr.value.index != MC_NONE) {
    made = mc_rw_create(rw, before, &(McRwOp){.name = "affine.delinearize_index", .loc = loc, .operands = operands.ptr,
                                              .num_operands = operands.len, .results = types.ptr,
                                              .num_results = types.len, .attrs = &attr, .num_attrs = 1});
  }
  mc_array_fini(&ctx->alloc, &operands);
  mc_array_fini(&ctx->alloc, &types);
  if (made.index == MC_NONE) mc_rw_fail(rw);
  return made;
}

/* The attribute with the sizes of the groups. Its value is MC_NONE when out of memory. */
static McNamedAttr segments_of(McContext *ctx, size_t indices, size_t values) {
  return mc_segments_attr(ctx, (const int32_t[]){(int32_t)indices, (int32_t)values}, 2);
}

/* affine.linearize_index of as many indices as the padded basis has elements; disjoint as `like` is, at its location.
 * MC_NONE: out of memory. */
static McOp make_linearize(McRewriter *rw, McOp before, McOp like, const McValue *indices, Part basis) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  McOp made = {MC_NONE};
  McType index = mc_type_index(ctx);
  McAttr disjoint = mc_attr_named(ctx, like, "disjoint");
  bool ok = true;
  for (size_t i = 0; ok && i < basis.len; i++) ok = mc_array_push(&ctx->alloc, &operands, indices[i]);
  McNamedAttr attrs[3] = {{mc_ident(ctx, "static_basis", 12), write_basis(ctx, basis, &operands)}};
  McOpName name = mc_op_name(ctx, "affine.linearize_index", 22);
  attrs[1] = segments_of(ctx, basis.len, operands.len - basis.len);
  attrs[2] = (McNamedAttr){mc_ident(ctx, "disjoint", 8), disjoint};
  ok = ok && attrs[0].value.index != MC_NONE && attrs[1].value.index != MC_NONE && name.index != MC_NONE;
  McAttr properties = {MC_NONE};
  if (ok) properties = mc_attr_dictionary(ctx, attrs, disjoint.index == MC_NONE ? 2 : 3, NULL);
  if (properties.index != MC_NONE) {
    McOpState state = {.name = name, .loc = mc_op_loc(ctx, like), .attrs = {MC_NONE}, .properties = properties,
                       .operands = operands.ptr, .num_operands = operands.len, .results = &index, .num_results = 1};
    made = mc_rw_create_state(rw, before, &state);
  }
  mc_array_fini(&ctx->alloc, &operands);
  if (made.index == MC_NONE) mc_rw_fail(rw);
  return made;
}

/* --- folds --- */

/* Values of the basis that are constants become numbers. */
static bool fold_basis(McFold *f, McMixedList *basis) {
  McContext *ctx = f->ctx;
  McValueList operands = {0};
  uint32_t start, count;
  if (!mc_mixed_list_fold(ctx, basis, MC_FOLD_ALL)) return false;
  bool ok = mc_op_operands_named(ctx, f->op, "dynamic_basis", &start, &count);
  for (uint32_t i = 0; ok && i < start; i++) {
    ok = mc_array_push(&ctx->alloc, &operands, mc_op_operand(ctx, f->op, i));
  }
  McNamedAttr attrs[2] = {{mc_ident(ctx, "static_basis", 12), mc_mixed_list_write(ctx, basis, &operands)}};
  ok = ok && attrs[0].value.index != MC_NONE;
  if (ok) {
    attrs[1] = segments_of(ctx, start, operands.len - start);
    ok = attrs[1].value.index != MC_NONE && mc_op_set_attributes(ctx, f->op, attrs, is_linearize(ctx, f->op) ? 2 : 1) &&
         mc_op_set_operands(ctx, f->op, operands.ptr, operands.len);
  }
  mc_array_fini(&ctx->alloc, &operands);
  return ok;
}

static bool constant_of(const McFold *f, uint32_t i, int64_t *out) {
  McAttr attr = f->constants[i];
  return attr.index != MC_NONE && mc_kind(f->ctx, attr.index) == MC_ATTR_INTEGER &&
         mc_attr_integer_i64(f->ctx, attr, out);
}

static bool set_index(McFold *f, uint32_t i, int64_t value) {
  f->results[i].attr = mc_attr_integer(f->ctx, mc_type_index(f->ctx), value);
  return f->results[i].attr.index != MC_NONE;
}

/* The only index is the number itself. */
static McFolded to_operand(McFold *f) {
  McValue value = mc_op_operand(f->ctx, f->op, 0);
  if (value.index == mc_op_result(f->ctx, f->op, 0).index) return MC_NOT_FOLDED;
  f->results[0].value = value;
  return MC_FOLDED;
}

/* Divides a constant by a basis of numbers, from the last one on. */
static bool divide_constant(McFold *f, Part basis) {
  int64_t value;
  if (!constant_of(f, 0, &value)) return false;
  for (size_t i = basis.len; i-- > 0;) {
    int64_t by = basis.ptr[i].number, rest;
    if (i == 0) return set_index(f, 0, value);
    if (by == MC_DYNAMIC || by <= 0) return false;
    rest = value % by + (value % by < 0 ? by : 0);
    if (!set_index(f, (uint32_t)i, rest)) return false;
    value = value / by - (value % by < 0);
  }
  return false;
}

/* A value in the basis keeps the operation as it is, also the first one, which has no effect. */
static bool has_values(Part basis) {
  for (size_t i = 0; i < basis.len; i++) {
    if (basis.ptr[i].value.index != MC_NONE) return true;
  }
  return false;
}

McFolded mc_fold_delinearize_index(McFold *f) {
  McMixedList basis = {0};
  McFolded folded = MC_NOT_FOLDED;
  if (read_padded(f->ctx, f->op, &basis)) {
    Part part = {basis.ptr, basis.len};
    McMixedList own = {0};
    bool changed = has_values(part) && read_basis(f->ctx, f->op, &own) && fold_basis(f, &own);
    mc_mixed_list_fini(f->ctx, &own);
    if (changed) folded = MC_FOLDED_IN_PLACE;
    else if (part.len == 1) folded = to_operand(f);
    else if (!has_values(part) && divide_constant(f, part)) folded = MC_FOLDED;
  }
  mc_mixed_list_fini(f->ctx, &basis);
  return folded;
}

McFolded mc_fold_linearize_index(McFold *f) {
  McMixedList basis = {0};
  McFolded folded = MC_NOT_FOLDED;
  bool ok = read_basis(f->ctx, f->op, &basis);
  uint32_t count = num_indices(f->ctx, f->op);
  if (ok && fold_basis(f, &basis)) {
    folded = MC_FOLDED_IN_PLACE;
  } else if (ok && count == 1) {
    folded = to_operand(f);
  } else if (ok && !has_values((Part){basis.ptr, basis.len})) {
    uint64_t sum = 0, stride = 1;
    for (uint32_t i = 0; ok && i < count; i++) { /* from the last index on */
      int64_t value = 0;
      ok = constant_of(f, count - 1 - i, &value);
      sum += (uint64_t)value * stride;
      if (i < basis.len) stride *= (uint64_t)basis.ptr[basis.len - 1 - i].number;
    }
    if (ok && set_index(f, 0, (int64_t)sum)) folded = MC_FOLDED;
  }
  mc_mixed_list_fini(f->ctx, &basis);
  return folded;
}

/* --- affine.delinearize_index --- */

typedef struct Index {
  McRewriter *rw;
  McContext *ctx;
  McOp op, from;                 /* from: linearize_index, whose result is divided; or MC_NONE */
  McMixedList basis, from_basis; /* owned, padded */
  McValueList values;            /* owned */
} Index;

static void fini_index(Index *x) {
  mc_mixed_list_fini(x->ctx, &x->basis);
  mc_mixed_list_fini(x->ctx, &x->from_basis);
  mc_array_fini(&x->ctx->alloc, &x->values);
}

static bool push(Index *x, McValue value) {
  return mc_array_push(&x->ctx->alloc, &x->values, value) || mc_rw_fail(x->rw);
}

static bool push_results(Index *x, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_results(x->ctx, op); i < n; i++) {
    if (!push(x, mc_op_result(x->ctx, op, i))) return false;
  }
  return true;
}

/* Divides the first `count` indices of x->from by the first `results` elements of the basis, for x->values. */
static bool divide_front(Index *x, size_t count, size_t results) {
  McValueList indices = {0};
  McOp made = {MC_NONE};
  if (mc_rw_operands(x->rw, x->from, 0, (uint32_t)count, &indices)) {
    made = make_linearize(x->rw, x->op, x->from, indices.ptr, (Part){x->from_basis.ptr, count});
  }
  mc_array_fini(&x->ctx->alloc, &indices);
  if (made.index == MC_NONE) return false;
  McValue value = mc_op_result(x->ctx, made, 0);
  made = make_delinearize(x->rw, x->op, mc_op_loc(x->ctx, x->op), value, (Part){x->basis.ptr, results});
  return made.index != MC_NONE && push_results(x, made);
}

/* Both end with the same basis: these indices are those that linearize_index got. */
static bool cancel_tail(Index *x) {
  size_t a = x->basis.len, b = x->from_basis.len, same = 0;
  while (same < a && same < b) {
    McMixed m = x->basis.ptr[a - 1 - same];
    if (!is_bounded(m) || !mc_mixed_same(m, x->from_basis.ptr[b - 1 - same])) break;
    same++;
  }
  if (same == 0) return false;
  bool no_bounds = a > 0 && !is_bounded(x->basis.ptr[0]) && b > 0 && !is_bounded(x->from_basis.ptr[0]);
  bool whole = a == b && same + no_bounds == a;
  if (whole) same = b;
  if (!whole && !divide_front(x, b - same, a - same)) return false;
  for (size_t i = b - same; i < b; i++) {
    if (!push(x, mc_op_operand(x->ctx, x->from, (uint32_t)i))) return false;
  }
  return mc_rw_replace(x->rw, x->op, x->values.ptr);
}

/* Indices of extent 1 are 0. */
static bool drop_units(Index *x) {
  McMixedList kept = {0};
  McContext *ctx = x->ctx;
  int64_t number;
  bool ok = true;
  McValue zero = {MC_NONE};
  for (size_t i = 0; ok && i < x->basis.len; i++) {
    McMixed m = x->basis.ptr[i];
    if (is_bounded(m) && mc_mixed_number(ctx, m, &number) && number == 1) {
      if (zero.index == MC_NONE) zero = mc_rw_integer(x->rw, x->op, mc_type_index(ctx), 0);
      ok = zero.index != MC_NONE && push(x, zero);
    } else {
      ok = push(x, (McValue){MC_NONE}) && (mc_array_push(&ctx->alloc, &kept, m) || mc_rw_fail(x->rw));
    }
  }
  bool changed = ok && zero.index != MC_NONE;
  if (changed && kept.len > 0) {
    McOp made = make_delinearize(x->rw, x->op, mc_op_loc(ctx, x->op), mc_op_operand(ctx, x->op, 0),
                                 (Part){kept.ptr, kept.len});
    changed = made.index != MC_NONE;
    for (size_t i = 0, next = 0; changed && i < x->values.len; i++) {
      if (x->values.ptr[i].index == MC_NONE) x->values.ptr[i] = mc_op_result(ctx, made, (uint32_t)next++);
    }
  }
  mc_mixed_list_fini(ctx, &kept);
  if (changed) mc_rw_replace(x->rw, x->op, x->values.ptr);
  x->values.len = 0;
  return changed;
}

/* The last elements of the basis multiply to the last one of linearize_index: its last index is divided by them. */
static bool split_last(Index *x) {
  size_t a = x->basis.len, b = x->from_basis.len, count = 0;
  int64_t target = b == 0 ? MC_DYNAMIC : x->from_basis.ptr[b - 1].number;
  __int128 product = 1;
  if (target == MC_DYNAMIC) return false;
  while (product != target) {
    if (count == a || x->basis.ptr[a - 1 - count].number == MC_DYNAMIC || product > target) return false;
    product *= x->basis.ptr[a - 1 - count++].number;
  }
  if (count < 2 || !divide_front(x, b - 1, a - count)) return false;
  McValue last = mc_op_operand(x->ctx, x->from, (uint32_t)b - 1);
  McOp made = make_delinearize(x->rw, x->op, mc_op_loc(x->ctx, x->op), last, (Part){x->basis.ptr + a - count, count});
  return made.index != MC_NONE && push_results(x, made) && mc_rw_replace(x->rw, x->op, x->values.ptr);
}

bool mc_patterns_delinearize_index(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Index x = {.rw = rw, .ctx = ctx, .op = op, .from = mc_value_op(ctx, mc_op_operand(ctx, op, 0))};
  bool from = x.from.index != MC_NONE && is_linearize(ctx, x.from) &&
              is_disjoint(ctx, x.from) && is_usable(ctx, x.from, op) && read_padded(ctx, x.from, &x.from_basis);
  bool changed = read_padded(ctx, op, &x.basis) &&
                 ((from && cancel_tail(&x)) || drop_units(&x) || (from && split_last(&x)));
  fini_index(&x);
  return changed;
}

/* --- affine.linearize_index --- */

/* Indices from `at` on that are results of delinearize_index from `result` on, with the same basis. */
typedef struct Run {
  McOp from;
  uint32_t at, result, count;
  McOp whole, rest; /* what replaces `from`; MC_NONE: it stays */
} Run;

/* How many indices from `at` on are results of `from` from `result` on; 0: less than two. */
static uint32_t run_length(Index *x, McOp from, uint32_t at, uint32_t result) {
  McContext *ctx = x->ctx;
  McMixedList basis = {0};
  uint32_t count = 0, indices = (uint32_t)x->basis.len;
  if (read_padded(ctx, from, &basis)) {
    McMixed first = basis.ptr[result];
    bool fits = mc_mixed_same(first, x->basis.ptr[at]) || (at == 0 && result == 0) ||
                (result == 0 && !is_bounded(first) && is_disjoint(ctx, x->op));
    for (count = fits; fits && at + count < indices && result + count < basis.len; count++) {
      if (mc_op_operand(ctx, x->op, at + count).index != mc_op_result(ctx, from, result + count).index) break;
      if (!mc_mixed_same(x->basis.ptr[at + count], basis.ptr[result + count])) break;
    }
  }
  mc_mixed_list_fini(ctx, &basis);
  return count < 2 ? 0 : count;
}

typedef MC_ARRAY(Run) RunList; /* owned */

/* At most one run of each delinearize_index. Returns false when memory ran out. */
static bool find_runs(Index *x, RunList *runs) {
  McContext *ctx = x->ctx;
  for (uint32_t at = 0; at < x->basis.len;) {
    McValue value = mc_op_operand(ctx, x->op, at);
    McOp from = mc_value_op(ctx, value);
    uint32_t count = 0;
    if (from.index != MC_NONE && mc_op_is(ctx, from, "affine.delinearize_index") && is_usable(ctx, from, x->op)) {
      count = run_length(x, from, at, mc_value_index(ctx, value));
    }
    for (size_t i = 0; i < runs->len; i++) {
      if (runs->ptr[i].from.index == from.index) count = 0;
    }
    Run run = {.from = from, .at = at, .result = mc_value_index(ctx, value), .count = count, .whole = {MC_NONE},
               .rest = {MC_NONE}};
    if (count > 0 && !mc_array_push(&ctx->alloc, runs, run)) return mc_rw_fail(x->rw);
    at += count == 0 ? 1 : count;
  }
  return true;
}

/* The product of a run's basis: unbounded, a number, or a new affine.apply in front of `before`. */
static bool product_of(Index *x, McOp before, Part basis, McMixed *out) {
  McContext *ctx = x->ctx;
  McValueList operands = {0};
  McAffineExpr product = mc_affine_constant(ctx, 1);
  bool ok = true;
  *out = unbounded;
  for (size_t i = 0; i < basis.len; i++) {
    if (!is_bounded(basis.ptr[i])) return true;
  }
  for (size_t i = 0; ok && i < basis.len; i++) {
    int64_t number;
    bool known = mc_mixed_number(ctx, basis.ptr[i], &number);
    McAffineExpr e = known ? mc_affine_constant(ctx, number) : mc_affine_symbol(ctx, (uint32_t)operands.len);
    ok = (known || mc_array_push(&ctx->alloc, &operands, basis.ptr[i].value)) && e.index != MC_NONE &&
         product.index != MC_NONE;
    if (ok) product = mc_affine_binary(ctx, MC_AFFINE_MUL, product, e);
  }
  ok = ok && product.index != MC_NONE;
  int64_t value;
  if (ok && mc_affine_constant_value(ctx, product, &value)) {
    *out = mc_mixed_of_number(value);
  } else if (ok) {
    McAffineMap map = mc_affine_map(ctx, 0, (uint32_t)operands.len, &product, 1);
    McType type = mc_type_index(ctx);
    McNamedAttr attr = {mc_ident(ctx, "map", 3), {MC_NONE}};
    if (map.index != MC_NONE) attr.value = mc_attr_affine_map(ctx, map);
    McOp apply = {MC_NONE};
    if (attr.value.index != MC_NONE) {
      apply = mc_rw_create(x->rw, before, &(McRwOp){.name = "affine.apply", .loc = mc_op_loc(ctx, x->op),
                                                    .operands = operands.ptr, .num_operands = operands.len,
                                                    .results = &type, .num_results = 1, .attrs = &attr,
                                                    .num_attrs = 1});
    }
    ok = apply.index != MC_NONE;
    if (ok) *out = mc_mixed_of_value(mc_op_result(ctx, apply, 0));
  }
  mc_array_fini(&ctx->alloc, &operands);
  return ok || mc_rw_fail(x->rw);
}

/* Splits a run's delinearize_index: the run is one index, which another one divides for other uses. */
static bool split_run(Index *x, Run *run, McMixed size, Part part) {
  McContext *ctx = x->ctx;
  McMixedList basis = {0};
  bool ok = read_padded(ctx, run->from, &basis);
  if (ok) {
    McLoc loc = mc_op_loc(ctx, run->from);
    size_t tail = basis.len - run->result - run->count;
    basis.ptr[run->result] = size;
    memmove(basis.ptr + run->result + 1, basis.ptr + run->result + run->count, tail * sizeof *basis.ptr);
    basis.len -= run->count - 1;
    McValue index = mc_op_operand(ctx, run->from, 0);
    run->whole = make_delinearize(x->rw, run->from, loc, index, (Part){basis.ptr, basis.len});
    ok = run->whole.index != MC_NONE;
    if (ok) run->rest = make_delinearize(x->rw, run->from, loc, mc_op_result(ctx, run->whole, run->result), part);
    ok = ok && run->rest.index != MC_NONE;
  }
  mc_mixed_list_fini(ctx, &basis);
  return ok || mc_rw_fail(x->rw);
}

/* The results of what a run's delinearize_index was split into replace its results. */
static bool replace_split(Index *x, const Run *run) {
  McContext *ctx = x->ctx;
  x->values.len = 0;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, run->whole); i < n; i++) {
    if (i == run->result ? !push_results(x, run->rest) : !push(x, mc_op_result(ctx, run->whole, i))) return false;
  }
  return mc_rw_replace(x->rw, run->from, x->values.ptr);
}

static bool cancel_runs(Index *x) {
  McContext *ctx = x->ctx;
  McMixedList basis = {0};
  RunList runs = {0};
  size_t next = 0;
  bool ok = find_runs(x, &runs), changed = ok && runs.len > 0;
  for (uint32_t at = 0; ok && changed && at < x->basis.len;) {
    McValue value = mc_op_operand(ctx, x->op, at);
    McMixed size = x->basis.ptr[at];
    Run *run = next < runs.len && runs.ptr[next].at == at ? &runs.ptr[next++] : NULL;
    if (run != NULL) {
      Part part = {x->basis.ptr + at, run->count};
      ok = product_of(x, run->from, part, &size);
      value = mc_op_operand(ctx, run->from, 0);
      if (ok && run->count < mc_op_num_results(ctx, run->from)) {
        ok = split_run(x, run, size, part);
        if (ok) value = mc_op_result(ctx, run->whole, run->result);
      }
    }
    ok = ok && push(x, value) && (mc_array_push(&ctx->alloc, &basis, size) || mc_rw_fail(x->rw));
    at += run == NULL ? 1 : run->count;
  }
  McOp made = {MC_NONE};
  if (ok && changed) made = make_linearize(x->rw, x->op, x->op, x->values.ptr, (Part){basis.ptr, basis.len});
  changed = made.index != MC_NONE && mc_rw_replace_by(x->rw, x->op, made);
  /* the operation is replaced, even when one of these fails */
  for (size_t i = 0; changed && i < runs.len; i++) {
    if (runs.ptr[i].whole.index != MC_NONE && !replace_split(x, &runs.ptr[i])) break;
  }
  mc_mixed_list_fini(ctx, &basis);
  mc_array_fini(&ctx->alloc, &runs);
  return changed;
}

static bool is_zero(McContext *ctx, McValue value) {
  int64_t number;
  return mc_mixed_number(ctx, mc_mixed_of_value(value), &number) && number == 0;
}

/* A first index that is 0 has no effect; nor has one of extent 1 that is 0, or must be. */
static bool drop_indices(Index *x) {
  McContext *ctx = x->ctx;
  McMixedList basis = {0};
  size_t count = x->basis.len;
  bool disjoint = is_disjoint(ctx, x->op), ok = true;
  bool leading = count > 1 && is_zero(ctx, mc_op_operand(ctx, x->op, 0));
  for (size_t i = 0; ok && i < count; i++) {
    McValue value = mc_op_operand(ctx, x->op, (uint32_t)i);
    McMixed m = x->basis.ptr[i];
    int64_t number;
    bool dropped = i == 0 && leading;
    if (!leading && is_bounded(m) && mc_mixed_number(ctx, m, &number) && number == 1) {
      dropped = disjoint || is_zero(ctx, value);
    }
    if (dropped) continue;
    ok = push(x, value) && (mc_array_push(&ctx->alloc, &basis, m) || mc_rw_fail(x->rw));
  }
  bool changed = ok && basis.len < count;
  if (changed && basis.len == 0) {
    McValue zero = mc_rw_integer(x->rw, x->op, mc_type_index(ctx), 0);
    changed = zero.index != MC_NONE && mc_rw_replace_one(x->rw, x->op, zero);
  } else if (changed) {
    McOp made = make_linearize(x->rw, x->op, x->op, x->values.ptr, (Part){basis.ptr, basis.len});
    changed = made.index != MC_NONE && mc_rw_replace_by(x->rw, x->op, made);
  }
  mc_mixed_list_fini(ctx, &basis);
  return changed;
}

bool mc_patterns_linearize_index(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Index x = {.rw = rw, .ctx = ctx, .op = op, .from = {MC_NONE}};
  bool changed = read_padded(ctx, op, &x.basis) && (cancel_runs(&x) || drop_indices(&x));
  fini_index(&x);
  return changed;
}
