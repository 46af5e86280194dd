/* scf_canonicalize.c - the pass scf-for-loop-canonicalization: affine.min and affine.max that the bounds of loops
 * decide, and sizes of values that loops carry.
 *
 * An expression is the least one when the differences to all others are proven not to be negative: a loop's variable is
 * replaced by its least or its last value, whichever makes the difference smaller, until all values cancel. Only linear
 * expressions of at most MAX_TERMS values are compared; mlir-opt 22 proves more, by a solver of linear inequalities.
 * The pass that peels loops decides by the same comparison, but from one inequality, and without bounds.
 */
#include "dialects/scf/scf_fold.h"

#include "dialects/shared/affine_form.h"
#include "transform/pattern_driver.h"

const McPassInfo mc_pass_scf_for_loop_canonicalization_info = {
    "scf-for-loop-canonicalization", "SCFForLoopCanonicalization", "Canonicalize operations within scf.for loop bodies",
    MC_PASS_NONE, MC_PASS_NONE, MC_PASS_CHANGES, NULL};

#define MAX_TERMS 16u
#define MAX_STEPS 64u

typedef struct Term { McValue value; int64_t factor; } Term;

/* The sum of a number and of terms, whose factors are not 0. */
typedef struct Sum { int64_t number; Term terms[MAX_TERMS]; uint32_t len; } Sum;

/* The number of the value's term; s->len: it has none. */
static uint32_t term_of(const Sum *s, McValue value) {
  uint32_t i = 0;
  while (i < s->len && s->terms[i].value.index != value.index) i++;
  return i;
}

static bool add_number(Sum *s, int64_t number) { return !__builtin_add_overflow(s->number, number, &s->number); }

static bool add_term(McContext *ctx, Sum *s, McValue value, int64_t factor) {
  int64_t number;
  if (factor == 0) return true;
  if (mc_mixed_number(ctx, mc_mixed_of_value(value), &number)) {
    return !__builtin_mul_overflow(number, factor, &number) && add_number(s, number);
  }
  uint32_t i = term_of(s, value);
  if (i == s->len) {
    if (s->len == MAX_TERMS) return false;
    s->terms[s->len++] = (Term){value, 0};
  }
  if (__builtin_add_overflow(s->terms[i].factor, factor, &s->terms[i].factor)) return false;
  if (s->terms[i].factor == 0) s->terms[i] = s->terms[--s->len];
  return true;
}

/* --- loops --- */

typedef struct Bounds { McMixed lower, upper, step; } Bounds;

/* Element `i` of a list of an operation. */
static bool element(McContext *ctx, McOp op, const char *attr, const char *group, uint32_t i, McMixed *out) {
  McMixedList list = {0};
  bool ok = mc_mixed_list_read(ctx, op, attr, group, &list) && i < list.len;
  if (ok) *out = list.ptr[i];
  mc_mixed_list_fini(ctx, &list);
  return ok;
}

/* The bounds of a loop's variable. False: the value is none. */
static bool bounds_of(McContext *ctx, McValue value, Bounds *out) {
  if (!mc_value_is_block_arg(ctx, value)) return false;
  McOp op = mc_block_parent_op(ctx, mc_value_block(ctx, value));
  uint32_t i = mc_value_index(ctx, value), start, count;
  if (op.index == MC_NONE) return false;
  if (mc_op_is(ctx, op, "scf.forall")) {
    return element(ctx, op, "staticLowerBound", "dynamicLowerBound", i, &out->lower) &&
           element(ctx, op, "staticUpperBound", "dynamicUpperBound", i, &out->upper) &&
           element(ctx, op, "staticStep", "dynamicStep", i, &out->step);
  }
  bool is_for = mc_op_is(ctx, op, "scf.for");
  if (!is_for && !mc_op_is(ctx, op, "scf.parallel")) return false;
  if (is_for ? i != 0 : !mc_op_operands_named(ctx, op, "lowerBound", &start, &count) || i >= count) return false;
  if (is_for) start = 0, count = 1;
  out->lower = mc_mixed_of_value(mc_op_operand(ctx, op, start + i));
  out->upper = mc_mixed_of_value(mc_op_operand(ctx, op, start + count + i));
  out->step = mc_mixed_of_value(mc_op_operand(ctx, op, start + 2 * count + i));
  return mc_kind(ctx, mc_value_type(ctx, value).index) == MC_TYPE_INDEX;
}

/* --- linear expressions --- */

/* Adds an expression of the form's values, times a number. False: it is not linear, or too large. */
static bool add_expr(Sum *s, const McForm *form, McAffineExpr e, int64_t factor) {
  McContext *ctx = form->ctx;
  McKind kind = mc_kind(ctx, e.index);
  int64_t number;
  if (mc_affine_constant_value(ctx, e, &number)) {
    return !__builtin_mul_overflow(number, factor, &number) && add_number(s, number);
  }
  if (kind == MC_AFFINE_DIM || kind == MC_AFFINE_SYMBOL) {
    size_t at = (size_t)mc_affine_value(ctx, e) + (kind == MC_AFFINE_SYMBOL ? form->dims : 0);
    return at < form->values.len && add_term(ctx, s, form->values.ptr[at], factor);
  }
  McAffineExpr a = mc_affine_lhs(ctx, e), b = mc_affine_rhs(ctx, e);
  if (kind == MC_AFFINE_ADD) return add_expr(s, form, a, factor) && add_expr(s, form, b, factor);
  if (kind != MC_AFFINE_MUL) return false;
  if (!mc_affine_constant_value(ctx, b, &number)) return false;
  return !__builtin_mul_overflow(number, factor, &number) && add_expr(s, form, a, number);
}

static bool add_mixed(McContext *ctx, Sum *s, McMixed index, int64_t factor) {
  if (index.value.index != MC_NONE) return add_term(ctx, s, index.value, factor);
  return !__builtin_mul_overflow(index.number, factor, &factor) && add_number(s, factor);
}

/* Replaces a loop's variable, times `factor`, by the value that makes the sum least. */
static bool add_least(McContext *ctx, Sum *s, const Bounds *b, int64_t factor) {
  int64_t lower, upper, step, range;
  if (factor > 0) return add_mixed(ctx, s, b->lower, factor);
  bool all = mc_mixed_number(ctx, b->lower, &lower) && mc_mixed_number(ctx, b->upper, &upper) &&
             mc_mixed_number(ctx, b->step, &step) && step > 0 && !__builtin_sub_overflow(upper, lower, &range);
  if (all && range > 0) { /* the last value */
    return add_mixed(ctx, s, mc_mixed_of_number(lower + (range - 1) / step * step), factor);
  }
  return add_mixed(ctx, s, b->upper, factor) && factor > INT64_MIN && add_number(s, -factor);
}

/* Adds the other sum, times a factor. */
static bool add_sum(McContext *ctx, Sum *s, const Sum *other, int64_t factor) {
  int64_t number;
  if (__builtin_mul_overflow(other->number, factor, &number) || !add_number(s, number)) return false;
  for (uint32_t i = 0; i < other->len; i++) {
    if (__builtin_mul_overflow(other->terms[i].factor, factor, &number)) return false;
    if (!add_term(ctx, s, other->terms[i].value, number)) return false;
  }
  return true;
}

static bool is_operand(const McForm *form, McValue value) {
  size_t i = 0;
  while (i < form->values.len && form->values.ptr[i].index != value.index) i++;
  return i < form->values.len;
}

static int64_t factor_of(const Sum *s, McValue value) {
  uint32_t i = term_of(s, value);
  return i < s->len ? s->terms[i].factor : 0;
}

/* The inequality of a peeled loop: the sum of the values (the variable, the bound, the step) is not negative, and the
 * factor of the variable in it is 1 or -1. */
typedef struct Peeled { McValue values[3]; Sum sum; } Peeled;

/* The sum is proven not to be negative: by what is known of a peeled loop, or (NULL) from the bounds of loops whose
 * variables are operands. */
static bool is_not_negative(const McForm *form, const Peeled *peeled, Sum s) {
  McContext *ctx = form->ctx;
  if (peeled != NULL) {
    int64_t times = factor_of(&s, peeled->values[0]), sign = factor_of(&peeled->sum, peeled->values[0]);
    if (times == INT64_MIN || times * sign < 0) return false;
    return add_sum(ctx, &s, &peeled->sum, -times * sign) && s.len == 0 && s.number >= 0;
  }
  for (uint32_t steps = 0; steps < MAX_STEPS; steps++) {
    Bounds b;
    uint32_t i = 0;
    while (i < s.len && !(is_operand(form, s.terms[i].value) && bounds_of(ctx, s.terms[i].value, &b))) i++;
    if (i == s.len) return s.len == 0 && s.number >= 0;
    int64_t factor = s.terms[i].factor;
    s.terms[i] = s.terms[--s.len];
    if (!add_least(ctx, &s, &b, factor)) return false;
  }
  return false;
}

/* --- affine.min, affine.max --- */

/* Expression `i` is the least, or the greatest one. */
static bool decides(const McForm *form, const Peeled *peeled, size_t i, bool is_max) {
  Sum alone = {0};
  if (peeled != NULL && !add_expr(&alone, form, form->exprs.ptr[i], 1)) return false;
  for (size_t k = 0; k < form->exprs.len; k++) {
    Sum s = {0};
    int64_t sign = is_max ? -1 : 1;
    if (k == i) continue;
    if (!add_expr(&s, form, form->exprs.ptr[k], sign) || !add_expr(&s, form, form->exprs.ptr[i], -sign)) return false;
    if (!is_not_negative(form, peeled, s)) return false;
  }
  return true;
}

/* All values in the expression are numbers. */
static bool is_constant(const McForm *form, McAffineExpr e) {
  McKind kind = mc_kind(form->ctx, e.index);
  int64_t number;
  if (kind == MC_AFFINE_CONSTANT) return true;
  if (kind != MC_AFFINE_DIM && kind != MC_AFFINE_SYMBOL) {
    return is_constant(form, mc_affine_lhs(form->ctx, e)) && is_constant(form, mc_affine_rhs(form->ctx, e));
  }
  size_t at = (size_t)mc_affine_value(form->ctx, e) + (kind == MC_AFFINE_SYMBOL ? form->dims : 0);
  return at < form->values.len && mc_mixed_number(form->ctx, mc_mixed_of_value(form->values.ptr[at]), &number);
}

/* Value `i` is in an expression. */
static bool is_used(const McForm *form, McAffineExpr e, size_t i) {
  McKind kind = mc_kind(form->ctx, e.index);
  if (kind == MC_AFFINE_CONSTANT) return false;
  if (kind != MC_AFFINE_DIM && kind != MC_AFFINE_SYMBOL) {
    return is_used(form, mc_affine_lhs(form->ctx, e), i) || is_used(form, mc_affine_rhs(form->ctx, e), i);
  }
  return i == (size_t)mc_affine_value(form->ctx, e) + (kind == MC_AFFINE_SYMBOL ? form->dims : 0);
}

/* Value `i`, which is another operand, too, is in an expression. In a peeled loop the other one is before it, and the
 * loop's own values do not count. */
static bool is_used_twice(const McForm *form, const Peeled *peeled, size_t i) {
  bool used = false, twice = false;
  for (size_t k = 0; k < (peeled == NULL ? form->values.len : i); k++) {
    twice |= k != i && form->values.ptr[k].index == form->values.ptr[i].index;
  }
  for (size_t k = 0; peeled != NULL && k < MC_COUNT(peeled->values); k++) {
    twice &= peeled->values[k].index != form->values.ptr[i].index;
  }
  for (size_t k = 0; twice && !used && k < form->exprs.len; k++) used = is_used(form, form->exprs.ptr[k], i);
  return used;
}

/* How the loops of the values are bounded. Without a known step nothing is decided. Only constants are the least where
 * the last value of a loop is no linear expression of its bounds, or a value in an expression is two operands. Where a
 * loop has one iteration at most, its variable is a number in `operands`. */
typedef struct Loops { bool known_steps, linear; McMixedList operands; } Loops; /* operands: owned */

static bool read_loops(McRewriter *rw, const McForm *form, const Peeled *peeled, Loops *out) {
  McContext *ctx = mc_rw_ctx(rw);
  *out = (Loops){.known_steps = true, .linear = true};
  for (size_t i = 0; i < form->values.len; i++) {
    Bounds b;
    McMixed operand = mc_mixed_of_value(form->values.ptr[i]);
    if (is_used_twice(form, peeled, i)) out->linear = false;
    if (peeled == NULL && bounds_of(ctx, form->values.ptr[i], &b)) {
      int64_t lower, upper, step, next;
      bool known = mc_mixed_number(ctx, b.lower, &lower) && mc_mixed_number(ctx, b.upper, &upper);
      if (!mc_mixed_number(ctx, b.step, &step) || step <= 0) {
        out->known_steps = false;
      } else if (!known) {
        out->linear &= step == 1;
      } else if (!__builtin_add_overflow(lower, step, &next) && next >= upper) {
        operand = mc_mixed_of_number(lower);
      }
    }
    if (!mc_array_push(&ctx->alloc, &out->operands, operand)) return mc_rw_fail(rw);
  }
  return true;
}

/* Orders the operands as mlir-opt 22 does: the loop's own values are the dimensions, all others symbols. */
static McAffineExpr reorder(McRewriter *rw, const McForm *form, const Peeled *peeled, McAffineExpr e, Loops *loops) {
  McContext *ctx = form->ctx;
  McAffineExpr places[MAX_TERMS];
  uint32_t num_own = MC_COUNT(peeled->values), symbols = 0;
  bool ok = true;
  loops->operands.len = 0;
  for (uint32_t k = 0; ok && k < num_own; k++) {
    ok = mc_array_push(&ctx->alloc, &loops->operands, mc_mixed_of_value(peeled->values[k]));
  }
  for (size_t i = 0; ok && i < form->values.len; i++) {
    uint32_t k = 0;
    while (k < num_own && peeled->values[k].index != form->values.ptr[i].index) k++;
    places[i] = k < num_own ? mc_affine_dim(ctx, k) : mc_affine_symbol(ctx, symbols++);
    ok = places[i].index != MC_NONE;
    if (ok && k == num_own) ok = mc_array_push(&ctx->alloc, &loops->operands, mc_mixed_of_value(form->values.ptr[i]));
  }
  if (!ok) return mc_rw_fail(rw), (McAffineExpr){MC_NONE};
  return mc_affine_substitute(ctx, e, places, form->dims, places + form->dims, form->values.len - form->dims);
}

/* Quadratic in the expressions of the map. peeled: NULL, or what is known instead of the bounds of loops. */
static bool decide_min_max(McRewriter *rw, McOp op, const Peeled *peeled, bool is_max) {
  McContext *ctx = mc_rw_ctx(rw);
  McAffineMap map;
  McForm form;
  Loops loops = {0};
  McMixed made = mc_mixed_of_number(0);
  bool changed = false;
  if (!mc_affine_map_named(ctx, op, "map", &map)) return false;
  bool ok = mc_form_read(ctx, &form, map, op, 0) && form.values.len <= MAX_TERMS &&
            read_loops(rw, &form, peeled, &loops) && loops.known_steps;
  for (size_t i = 0; ok && i < form.exprs.len && !changed; i++) {
    if (!loops.linear && !is_constant(&form, form.exprs.ptr[i])) continue;
    if (!decides(&form, peeled, i, is_max)) continue;
    McAffineExpr e = form.exprs.ptr[i];
    if (peeled != NULL) e = reorder(rw, &form, peeled, e, &loops);
    if (e.index == MC_NONE) mc_rw_fail(rw);
    uint32_t dims = peeled != NULL ? MC_COUNT(peeled->values) : form.dims;
    ok = e.index != MC_NONE && mc_rw_affine_apply(rw, op, e, loops.operands.ptr, loops.operands.len, dims, &made);
    McValue value = ok ? mc_mixed_value(rw, op, made) : (McValue){MC_NONE};
    changed = value.index != MC_NONE && mc_rw_replace_one(rw, op, value);
    ok = changed;
  }
  if (form.failed) mc_rw_fail(rw);
  mc_form_fini(&form);
  mc_mixed_list_fini(ctx, &loops.operands);
  return changed;
}

void mc_scf_decide_peeled(McRewriter *rw, McOp loop, McValue upper, bool partial) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue variable = mc_block_arg(ctx, mc_scf_body(ctx, loop, 0), 0), step = mc_op_operand(ctx, loop, 2);
  Peeled known = {.values = {variable, upper, step}};
  int64_t sign = partial ? -1 : 1; /* upper - variable - step >= 0; in the last turn variable - upper + step - 1 >= 0 */
  MC_ARRAY(McOp) found = {0}; /* owned */
  bool ok = add_term(ctx, &known.sum, upper, sign) && add_term(ctx, &known.sum, variable, -sign) &&
            add_term(ctx, &known.sum, step, -sign) && add_number(&known.sum, partial ? -1 : 0);
  McWalk walk;
  mc_walk_init(ctx, &walk, loop, true);
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (!mc_op_is(ctx, op, "affine.min") && !mc_op_is(ctx, op, "affine.max")) continue;
    if (!mc_array_push(&ctx->alloc, &found, op)) ok = mc_rw_fail(rw);
  }
  for (size_t i = 0; ok && i < found.len; i++) {
    decide_min_max(rw, found.ptr[i], &known, mc_op_is(ctx, found.ptr[i], "affine.max"));
  }
  mc_array_fini(&ctx->alloc, &found);
}

/* --- sizes of what a loop carries --- */

/* The loop yields value `i` with the shape that it gets: insertions into it, through nested loops up to a depth. */
static bool keeps_shape(const McContext *ctx, McOp loop, uint32_t i, uint32_t depth) {
  McOp end = mc_scf_end(ctx, loop, 0);
  if (end.index == MC_NONE || i >= mc_op_num_operands(ctx, end) || depth == MAX_STEPS) return false;
  McValue value = mc_op_operand(ctx, end, i);
  for (uint32_t steps = 0; steps < MAX_STEPS; steps++) {
    if (value.index == mc_block_arg(ctx, mc_scf_body(ctx, loop, 0), i + 1).index) return true;
    McOp op = mc_value_op(ctx, value);
    if (op.index == MC_NONE) return false;
    if (mc_op_is(ctx, op, "tensor.insert_slice")) {
      value = mc_op_operand(ctx, op, 1);
    } else if (mc_op_is(ctx, op, "scf.for") && keeps_shape(ctx, op, mc_value_index(ctx, value), depth + 1)) {
      value = mc_op_operand(ctx, op, 3 + mc_value_index(ctx, value));
    } else {
      return false;
    }
  }
  return false;
}

static bool skip_loop(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue source = mc_op_operand(ctx, op, 0);
  bool is_arg = mc_value_is_block_arg(ctx, source);
  McOp loop = is_arg ? mc_block_parent_op(ctx, mc_value_block(ctx, source)) : mc_value_op(ctx, source);
  if (loop.index == MC_NONE || !mc_op_is(ctx, loop, "scf.for")) return false;
  uint32_t number = mc_value_index(ctx, source);
  if (is_arg && number == 0) return false;
  if (is_arg) number--;
  if (!keeps_shape(ctx, loop, number, 0)) return false;
  mc_rw_set_operand(rw, op, 0, mc_op_operand(ctx, loop, 3 + number));
  return true;
}

static bool canonicalize(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  if (mc_op_is(ctx, op, "affine.min")) return decide_min_max(rw, op, NULL, false);
  if (mc_op_is(ctx, op, "affine.max")) return decide_min_max(rw, op, NULL, true);
  return (mc_op_is(ctx, op, "tensor.dim") || mc_op_is(ctx, op, "memref.dim")) && skip_loop(rw, op);
}

bool mc_pass_scf_for_loop_canonicalization(McPassRun *run) {
  McGreedy greedy = mc_greedy_defaults;
  greedy.pattern = canonicalize;
  return mc_greedy_run(run, &greedy, NULL);
}
