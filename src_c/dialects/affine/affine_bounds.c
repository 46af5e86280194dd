/* affine_bounds.c - expressions simplified by the bounds of loops' variables, and sorted by their coefficients.
 *
 * The expressions are those of forms, which have a limit, so that recursion does.
 */
#include "dialects/affine/affine_bounds.h"

#define MAX_STEPS 4096u /* a bound of `mod` needs two others */

typedef struct Bound { bool known; int64_t value; } Bound; /* inclusive */

typedef struct Bounds {
  McForm *form;
  MC_ARRAY(Bound) lower, upper; /* owned: of each value */
  McCoefficientList row;        /* owned: of an expression, last the constant */
  uint32_t steps;               /* bounds that were asked for */
} Bounds;

static const Bound unknown = {false, 0};
static Bound bound_of(int64_t value) { return (Bound){true, value}; }

/* b is above 0 */
static int64_t floor_divide(int64_t a, int64_t b) { return a / b - (a % b < 0); }
static int64_t ceil_divide(int64_t a, int64_t b) { return a / b + (a % b > 0); }

/* --- loops --- */

static McOp loop_of(const McContext *ctx, McValue value) {
  McOp none = {MC_NONE};
  if (!mc_value_is_block_arg(ctx, value) || mc_value_index(ctx, value) != 0) return none;
  McOp op = mc_block_parent_op(ctx, mc_value_block(ctx, value));
  return op.index != MC_NONE && mc_op_is(ctx, op, "affine.for") ? op : none;
}

typedef struct Loop { bool has_lower, has_upper; int64_t lower, upper, step; McAffineMap lower_map; } Loop;

/* False: the value is not the variable of an affine.for. */
static bool read_loop(McContext *ctx, McValue value, Loop *loop) {
  McOp op = loop_of(ctx, value);
  McAffineMap upper;
  *loop = (Loop){0};
  if (op.index == MC_NONE) return false;
  McAttr step = mc_attr_named(ctx, op, "step");
  bool ok = mc_affine_map_named(ctx, op, "lowerBoundMap", &loop->lower_map) &&
            mc_affine_map_named(ctx, op, "upperBoundMap", &upper) && step.index != MC_NONE &&
            mc_kind(ctx, step.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, step, &loop->step) &&
            loop->step > 0;
  if (!ok) return false;
  loop->has_lower = mc_affine_map_constant(ctx, loop->lower_map, &loop->lower);
  loop->has_upper = mc_affine_map_constant(ctx, upper, &loop->upper);
  return true;
}

static Bound upper_of_loop(const Loop *loop) {
  __int128 last = (__int128)loop->upper - 1;
  if (!loop->has_upper) return unknown;
  if (loop->has_lower) last -= (last - loop->lower) % loop->step;
  return last == (int64_t)last ? bound_of((int64_t)last) : unknown;
}

/* --- coefficients --- */

static bool add_coefficient(Bounds *b, size_t at, int64_t value, int64_t factor) {
  int64_t product;
  return !__builtin_mul_overflow(value, factor, &product) &&
         !__builtin_add_overflow(b->row.ptr[at], product, &b->row.ptr[at]);
}

static bool add_linear(Bounds *b, McAffineExpr e, int64_t factor) {
  const McForm *form = b->form;
  const McContext *ctx = form->ctx;
  McKind kind = mc_kind(ctx, e.index);
  int64_t by;
  if (kind == MC_AFFINE_CONSTANT) return add_coefficient(b, form->values.len, mc_affine_value(ctx, e), factor);
  if (kind == MC_AFFINE_DIM || kind == MC_AFFINE_SYMBOL) {
    size_t at = (size_t)mc_affine_value(ctx, e) + (kind == MC_AFFINE_SYMBOL ? form->dims : 0);
    return at < form->values.len && add_coefficient(b, at, 1, factor);
  }
  McAffineExpr lhs = mc_affine_lhs(ctx, e), rhs = mc_affine_rhs(ctx, e);
  if (kind == MC_AFFINE_ADD) return add_linear(b, lhs, factor) && add_linear(b, rhs, factor);
  return kind == MC_AFFINE_MUL && mc_affine_constant_value(ctx, rhs, &by) &&
         !__builtin_mul_overflow(by, factor, &factor) && add_linear(b, lhs, factor);
}

/* Sets b->row. False: the expression has a part that is not linear. */
static bool read_row(Bounds *b, McAffineExpr e) {
  memset(b->row.ptr, 0, b->row.len * sizeof *b->row.ptr);
  return add_linear(b, e, 1);
}

/* --- bounds --- */

static void fini_bounds(Bounds *b) {
  McAlloc *alloc = &b->form->ctx->alloc;
  mc_array_fini(alloc, &b->lower);
  mc_array_fini(alloc, &b->upper);
  mc_array_fini(alloc, &b->row);
}

static bool init_bounds(Bounds *b, McForm *form) {
  McAlloc *alloc = &form->ctx->alloc;
  *b = (Bounds){.form = form};
  bool ok = mc_array_push(alloc, &b->row, 0);
  for (size_t i = 0; ok && i < form->values.len; i++) {
    Loop loop;
    Bound lower = unknown, upper = unknown;
    if (read_loop(form->ctx, form->values.ptr[i], &loop)) {
      if (loop.has_lower) lower = bound_of(loop.lower);
      upper = upper_of_loop(&loop);
    }
    ok = mc_array_push(alloc, &b->lower, lower) && mc_array_push(alloc, &b->upper, upper) &&
         mc_array_push(alloc, &b->row, 0);
  }
  form->failed |= !ok;
  return ok;
}

static Bound bound(Bounds *b, McAffineExpr e, bool is_upper);

static Bound bound_of_mod(Bounds *b, McAffineExpr lhs, int64_t by, bool is_upper) {
  Bound lower = bound(b, lhs, false), upper = bound(b, lhs, true);
  bool same = lower.known && upper.known && floor_divide(lower.value, by) == floor_divide(upper.value, by);
  int64_t value = is_upper ? upper.value : lower.value;
  if (same) return bound_of(value - floor_divide(value, by) * by);
  return bound_of(is_upper ? by - 1 : 0);
}

static Bound bound(Bounds *b, McAffineExpr e, bool is_upper) {
  const McForm *form = b->form;
  const McContext *ctx = form->ctx;
  McKind kind = mc_kind(ctx, e.index);
  int64_t by, sum;
  if (++b->steps > MAX_STEPS) return unknown;
  if (kind == MC_AFFINE_FLOORDIV || kind == MC_AFFINE_CEILDIV || kind == MC_AFFINE_MOD) {
    McAffineExpr lhs = mc_affine_lhs(ctx, e);
    if (!mc_affine_constant_value(ctx, mc_affine_rhs(ctx, e), &by) || by < 1) return unknown;
    if (kind == MC_AFFINE_MOD) return bound_of_mod(b, lhs, by, is_upper);
    Bound left = bound(b, lhs, is_upper);
    if (!left.known) return unknown;
    return bound_of(kind == MC_AFFINE_FLOORDIV ? floor_divide(left.value, by) : ceil_divide(left.value, by));
  }
  if (!read_row(b, e)) return unknown;
  sum = b->row.ptr[form->values.len];
  for (size_t i = 0; i < form->values.len; i++) {
    int64_t factor = b->row.ptr[i], product;
    if (factor == 0) continue;
    Bound at = (factor > 0) == is_upper ? b->upper.ptr[i] : b->lower.ptr[i];
    if (!at.known || __builtin_mul_overflow(factor, at.value, &product)) return unknown;
    if (__builtin_add_overflow(sum, product, &sum)) return unknown;
  }
  return bound_of(sum);
}

/* --- divisions --- */

static uint64_t magnitude(int64_t value) { return value < 0 ? 0 - (uint64_t)value : (uint64_t)value; }

static uint64_t common_divisor(uint64_t a, uint64_t b) {
  while (b != 0) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

uint64_t mc_affine_divisor(const McContext *ctx, McAffineExpr e) {
  McKind kind = mc_kind(ctx, e.index);
  int64_t by;
  if (kind == MC_AFFINE_CONSTANT) return magnitude(mc_affine_value(ctx, e));
  if (kind == MC_AFFINE_DIM || kind == MC_AFFINE_SYMBOL) return 1;
  uint64_t lhs = mc_affine_divisor(ctx, mc_affine_lhs(ctx, e));
  if (kind == MC_AFFINE_FLOORDIV || kind == MC_AFFINE_CEILDIV) {
    bool ok = mc_affine_constant_value(ctx, mc_affine_rhs(ctx, e), &by) && by != 0 && lhs % magnitude(by) == 0;
    return ok ? lhs / magnitude(by) : 1;
  }
  uint64_t rhs = mc_affine_divisor(ctx, mc_affine_rhs(ctx, e));
  return kind == MC_AFFINE_MUL ? lhs * rhs : common_divisor(lhs, rhs);
}

/* The same, and what a loop says about its variable. Not above INT64_MAX; 0 when nothing is known. */
static int64_t divisor_of(const Bounds *b, McAffineExpr e) {
  McContext *ctx = b->form->ctx;
  Loop loop;
  uint64_t divisor = 1;
  if (mc_kind(ctx, e.index) != MC_AFFINE_DIM) {
    divisor = mc_affine_divisor(ctx, e);
  } else if (read_loop(ctx, b->form->values.ptr[mc_affine_value(ctx, e)], &loop)) {
    divisor = 0;
    for (uint32_t i = 0; i < mc_affine_map_num_results(ctx, loop.lower_map) && !loop.has_lower; i++) {
      McAffineExpr result = mc_affine_map_result(ctx, loop.lower_map, i);
      divisor = common_divisor(divisor, mc_affine_is_small(ctx, result) ? mc_affine_divisor(ctx, result) : 1);
    }
    if (loop.has_lower) divisor = magnitude(loop.lower);
    divisor = common_divisor(divisor, (uint64_t)loop.step);
  }
  return divisor <= INT64_MAX ? (int64_t)divisor : 0;
}

/* 0 <= e < limit, for a constant or the variable of a loop with constant bounds. */
static bool is_within(const Bounds *b, McAffineExpr e, int64_t limit) {
  McContext *ctx = b->form->ctx;
  int64_t value;
  Loop loop;
  if (mc_affine_constant_value(ctx, e, &value)) return value >= 0 && value < limit;
  if (mc_kind(ctx, e.index) != MC_AFFINE_DIM) return false;
  return read_loop(ctx, b->form->values.ptr[mc_affine_value(ctx, e)], &loop) && loop.has_lower && loop.lower >= 0 &&
         loop.has_upper && loop.upper <= limit;
}

/* The expression is a sum of a multiple of *divisor and of *rest, which is not negative and below it. */
static bool split_sum(const Bounds *b, McAffineExpr e, int64_t *divisor, McAffineExpr *multiple, McAffineExpr *rest) {
  const McContext *ctx = b->form->ctx;
  if (mc_kind(ctx, e.index) != MC_AFFINE_ADD) return false;
  for (uint32_t i = 0; i < 2; i++) {
    *multiple = i == 0 ? mc_affine_lhs(ctx, e) : mc_affine_rhs(ctx, e);
    *rest = i == 0 ? mc_affine_rhs(ctx, e) : mc_affine_lhs(ctx, e);
    *divisor = divisor_of(b, *multiple);
    if (*divisor > 0 && is_within(b, *rest, *divisor)) return true;
  }
  return false;
}

/* lhs op by, for a division by a number above 0. */
static McAffineExpr simplify_division(Bounds *b, McAffineExpr e, int64_t by) {
  McContext *ctx = b->form->ctx;
  McKind kind = mc_kind(ctx, e.index);
  McAffineExpr lhs = mc_affine_lhs(ctx, e), rhs = mc_affine_rhs(ctx, e), multiple, rest;
  Bound lower = bound(b, lhs, false), upper = bound(b, lhs, true);
  int64_t divisor;
  if (lower.known && upper.known) {
    bool is_ceil = kind == MC_AFFINE_CEILDIV;
    int64_t first = is_ceil ? ceil_divide(lower.value, by) : floor_divide(lower.value, by);
    int64_t last = is_ceil ? ceil_divide(upper.value, by) : floor_divide(upper.value, by);
    if (kind != MC_AFFINE_MOD && first == last) return mc_affine_constant(ctx, first);
    if (kind == MC_AFFINE_MOD && lower.value >= 0 && lower.value < by && upper.value < by) return lhs;
  }
  if (split_sum(b, lhs, &divisor, &multiple, &rest)) {
    if (kind == MC_AFFINE_FLOORDIV && by % divisor == 0) return mc_affine_binary(ctx, kind, multiple, rhs);
    if (kind == MC_AFFINE_MOD && divisor % by == 0) return mc_affine_binary(ctx, kind, rest, rhs);
    return e;
  }
  bool is_zero = (kind == MC_AFFINE_FLOORDIV && is_within(b, lhs, by)) ||
                 (kind == MC_AFFINE_MOD && divisor_of(b, lhs) % by == 0 && divisor_of(b, lhs) != 0);
  return is_zero ? mc_affine_constant(ctx, 0) : e;
}

static McAffineExpr simplify_expr(Bounds *b, McAffineExpr e) {
  McContext *ctx = b->form->ctx;
  McKind kind = mc_kind(ctx, e.index);
  int64_t by;
  if (kind < MC_AFFINE_ADD || kind > MC_AFFINE_CEILDIV) return e;
  McAffineExpr lhs = simplify_expr(b, mc_affine_lhs(ctx, e)), rhs = simplify_expr(b, mc_affine_rhs(ctx, e));
  if (lhs.index == MC_NONE || rhs.index == MC_NONE) return (McAffineExpr){MC_NONE};
  e = mc_affine_binary(ctx, kind, lhs, rhs);
  if (e.index == MC_NONE) return e;
  kind = mc_kind(ctx, e.index);
  if (kind != MC_AFFINE_FLOORDIV && kind != MC_AFFINE_CEILDIV && kind != MC_AFFINE_MOD) return e;
  if (!mc_affine_constant_value(ctx, mc_affine_rhs(ctx, e), &by) || by <= 0) return e;
  return simplify_division(b, e, by);
}

static bool has_division(const McContext *ctx, McAffineExpr e) {
  McKind kind = mc_kind(ctx, e.index);
  if (kind == MC_AFFINE_FLOORDIV || kind == MC_AFFINE_CEILDIV || kind == MC_AFFINE_MOD) return true;
  if (kind != MC_AFFINE_ADD && kind != MC_AFFINE_MUL) return false;
  return has_division(ctx, mc_affine_lhs(ctx, e)) || has_division(ctx, mc_affine_rhs(ctx, e));
}

bool mc_form_use_bounds(McForm *form) {
  Bounds b;
  bool divides = false;
  for (size_t i = 0; i < form->exprs.len && !divides; i++) divides = has_division(form->ctx, form->exprs.ptr[i]);
  if (!divides) return true;
  bool ok = init_bounds(&b, form);
  for (size_t i = 0; ok && i < form->exprs.len; i++) {
    form->exprs.ptr[i] = simplify_expr(&b, form->exprs.ptr[i]);
    ok = form->exprs.ptr[i].index != MC_NONE;
  }
  fini_bounds(&b);
  return ok;
}

/* --- minimum and maximum --- */

/* Result `i` never decides: another one is always beyond it. `near` are the bounds towards the others, `far` those
 * away from them: for a maximum the upper and the lower ones. */
static bool is_redundant(const Bound *near, const Bound *far, size_t count, size_t i, bool is_max) {
  for (size_t k = 0; k < count && near[i].known; k++) {
    if (k == i || !far[k].known) continue;
    int64_t other = far[k].value, own = near[i].value;
    if (other == own) {
      bool both = near[k].known && far[i].known && far[i].value == own && other == near[k].value;
      if (!both || i > k) return true;
    } else if ((other > own) == is_max) {
      return true;
    }
  }
  return false;
}

bool mc_form_prune(McForm *form, bool is_max) {
  Bounds b;
  McContext *ctx = form->ctx;
  MC_ARRAY(Bound) near = {0}, far = {0};
  if (form->values.len == 0) return true;
  bool ok = init_bounds(&b, form);
  for (size_t i = 0; ok && i < form->exprs.len; i++) {
    McAffineExpr e = form->exprs.ptr[i];
    ok = mc_array_push(&ctx->alloc, &near, bound(&b, e, is_max)) &&
         mc_array_push(&ctx->alloc, &far, bound(&b, e, !is_max));
    form->failed |= !ok;
  }
  size_t kept = 0;
  for (size_t i = 0; ok && i < form->exprs.len; i++) {
    McAffineExpr e = form->exprs.ptr[i];
    if (near.ptr[i].known && far.ptr[i].known && near.ptr[i].value == far.ptr[i].value) {
      e = mc_affine_constant(ctx, near.ptr[i].value);
      ok = e.index != MC_NONE;
    }
    if (!is_redundant(near.ptr, far.ptr, near.len, i, is_max)) form->exprs.ptr[kept++] = e;
  }
  form->exprs.len = kept;
  mc_array_fini(&ctx->alloc, &near);
  mc_array_fini(&ctx->alloc, &far);
  fini_bounds(&b);
  return ok;
}

/* --- order --- */

static int compare_rows(const int64_t *a, const int64_t *b, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

bool mc_form_sort(McForm *form, bool *changed) {
  McContext *ctx = form->ctx;
  Bounds b;
  McCoefficientList rows = {0};
  size_t width = form->values.len + 1;
  bool ok = init_bounds(&b, form), linear = ok;
  *changed = false;
  for (size_t i = 0; linear && i < form->exprs.len; i++) {
    linear = read_row(&b, form->exprs.ptr[i]);
    for (size_t k = 0; linear && ok && k < width; k++) ok = mc_array_push(&ctx->alloc, &rows, b.row.ptr[k]);
  }
  for (size_t i = 1; ok && linear && i < form->exprs.len; i++) {
    for (size_t k = i; k > 0; k--) {
      int64_t *row = rows.ptr + k * width;
      if (compare_rows(row - width, row, width) <= 0) break;
      for (size_t c = 0; c < width; c++) {
        int64_t value = row[c];
        row[c] = row[c - width];
        row[c - width] = value;
      }
      McAffineExpr e = form->exprs.ptr[k];
      form->exprs.ptr[k] = form->exprs.ptr[k - 1];
      form->exprs.ptr[k - 1] = e;
      *changed = true;
    }
  }
  form->failed |= !ok;
  mc_array_fini(&ctx->alloc, &rows);
  fini_bounds(&b);
  return ok;
}
