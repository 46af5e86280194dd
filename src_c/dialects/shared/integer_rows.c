/* integer_rows.c - the simplification of integer sets, and the bounds of expressions. */
#include "dialects/shared/integer_rows.h"

#include "base/array.h"
#include "ir/context.h"

#define MAX_DEPTH 256   /* of an expression */
#define MAX_ROWS 32     /* times the variables: more rows end the search for a point */
#define MAX_SIZE 512    /* constraints, and variables: a larger set stays as it is */

/* One constraint: coefficients of all variables, then the constant; the sum is 0, or at least 0. Rows lie one after
 * the other in `cells`. */
typedef struct Rows {
  McContext *ctx; /* borrowed */
  uint32_t vars;
  MC_ARRAY(int64_t) cells;   /* owned */
  MC_ARRAY(uint8_t) equal;   /* owned: a flag for each row */
  bool failed;               /* memory ran out */
} Rows;

static uint32_t count_of(const Rows *r) { return (uint32_t)r->equal.len; }
static int64_t *row(const Rows *r, uint32_t i) { return r->cells.ptr + (size_t)i * (r->vars + 1); }

static void rows_fini(Rows *r) {
  mc_array_fini(&r->ctx->alloc, &r->cells);
  mc_array_fini(&r->ctx->alloc, &r->equal);
}

/* A new row of zeros. NULL: out of memory. */
static int64_t *add_row(Rows *r, bool equal) {
  size_t width = (size_t)r->vars + 1;
  uint8_t flag = equal;
  if (!mc_array_reserve(&r->ctx->alloc, &r->cells, width) || !mc_array_push(&r->ctx->alloc, &r->equal, flag)) {
    r->failed = true;
    return NULL;
  }
  int64_t *made = r->cells.ptr + r->cells.len;
  memset(made, 0, width * sizeof *made);
  r->cells.len += width;
  return made;
}

/* Moves the last row into the place of row i. */
static void drop_row(Rows *r, uint32_t i) {
  uint32_t last = count_of(r) - 1;
  if (i != last) memcpy(row(r, i), row(r, last), ((size_t)r->vars + 1) * sizeof(int64_t));
  r->equal.ptr[i] = r->equal.ptr[last];
  r->equal.len--;
  r->cells.len -= (size_t)r->vars + 1;
}

/* --- reading expressions --- */

static bool add_scaled(int64_t *cell, int64_t value, int64_t by) {
  int64_t product;
  return !__builtin_mul_overflow(value, by, &product) && !__builtin_add_overflow(*cell, product, cell);
}

/* Adds `by` times the expression to the row. Returns false when it divides, is nested too deep, or does not fit. */
static bool add_expr(const Rows *r, int64_t *to, McAffineExpr e, uint32_t dims, int64_t by, uint32_t depth) {
  McContext *ctx = r->ctx;
  int64_t number;
  if (depth > MAX_DEPTH) return false;
  for (; mc_kind(ctx, e.index) == MC_AFFINE_ADD; e = mc_affine_lhs(ctx, e)) {
    if (!add_expr(r, to, mc_affine_rhs(ctx, e), dims, by, depth + 1)) return false;
  }
  switch (mc_kind(ctx, e.index)) {
    case MC_AFFINE_CONSTANT: return add_scaled(&to[r->vars], mc_affine_value(ctx, e), by);
    case MC_AFFINE_DIM: return add_scaled(&to[mc_affine_value(ctx, e)], 1, by);
    case MC_AFFINE_SYMBOL: return add_scaled(&to[dims + mc_affine_value(ctx, e)], 1, by);
    case MC_AFFINE_MUL: {
      McAffineExpr rhs = mc_affine_rhs(ctx, e);
      if (mc_kind(ctx, rhs.index) != MC_AFFINE_CONSTANT) return false;
      return !__builtin_mul_overflow(by, mc_affine_value(ctx, rhs), &number) &&
             add_expr(r, to, mc_affine_lhs(ctx, e), dims, number, depth + 1);
    }
    default: return false;
  }
}

/* --- single rows --- */

static uint64_t magnitude(int64_t a) { return a < 0 ? 0 - (uint64_t)a : (uint64_t)a; }

static uint64_t gcd(uint64_t a, uint64_t b) {
  while (b != 0) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/* The greatest common divisor of the first cells; 0: all are 0. */
static uint64_t gcd_of(const int64_t *cells, uint32_t count) {
  uint64_t g = 0;
  for (uint32_t i = 0; i < count; i++) g = gcd(magnitude(cells[i]), g);
  return g;
}

static int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

/* Divides the row by what all its coefficients are divisible by; the constant of an inequality is rounded down. */
static void normalize(Rows *r, uint32_t i) {
  int64_t *cells = row(r, i);
  uint64_t g = gcd_of(cells, r->vars);
  if (r->equal.ptr[i]) g = gcd(magnitude(cells[r->vars]), g);
  if (g <= 1 || g > INT64_MAX) return;
  for (uint32_t k = 0; k < r->vars; k++) cells[k] /= (int64_t)g;
  cells[r->vars] = floor_div(cells[r->vars], (int64_t)g);
}

/* No point satisfies the row: by its constant alone, or (an equality) by divisibility. */
static bool is_impossible(const Rows *r, uint32_t i) {
  const int64_t *cells = row(r, i);
  uint64_t g = gcd_of(cells, r->vars);
  if (g == 0) return r->equal.ptr[i] ? cells[r->vars] != 0 : cells[r->vars] < 0;
  return r->equal.ptr[i] && magnitude(cells[r->vars]) % g != 0;
}

static bool any_impossible(const Rows *r) {
  for (uint32_t i = 0; i < count_of(r); i++) {
    if (is_impossible(r, i)) return true;
  }
  return false;
}

/* --- elimination --- */

/* to = to * x + from * y. Returns false when a cell does not fit. */
static bool combine(const Rows *r, int64_t *to, const int64_t *from, int64_t x, int64_t y) {
  for (uint32_t k = 0; k <= r->vars; k++) {
    int64_t cell = 0;
    if (!add_scaled(&cell, to[k], x) || !add_scaled(&cell, from[k], y)) return false;
    to[k] = cell;
  }
  return true;
}

/* Adds a multiple of row `by` to row i so that the variable goes. x is positive unless both rows are equalities. */
static bool eliminate_in(Rows *r, uint32_t i, uint32_t by, uint32_t var) {
  int64_t *to = row(r, i), *from = row(r, by);
  if (to[var] == 0) return true;
  if (to[var] == INT64_MIN || from[var] == INT64_MIN) return false;
  int64_t g = (int64_t)gcd(magnitude(to[var]), magnitude(from[var]));
  int64_t x = (int64_t)magnitude(from[var]) / g, y = to[var] / g;
  if (!combine(r, to, from, x, from[var] > 0 ? -y : y)) return false;
  normalize(r, i);
  return true;
}

/* Takes a variable out by an equality that has it. *done: there was one. Returns false when a cell does not fit. */
static bool eliminate_by_equality(Rows *r, uint32_t var, bool *done) {
  uint32_t by = 0, n = count_of(r);
  while (by < n && !(r->equal.ptr[by] && row(r, by)[var] != 0)) by++;
  *done = by < n;
  for (uint32_t i = 0; *done && i < n; i++) {
    if (i != by && !eliminate_in(r, i, by, var)) return false;
  }
  if (*done) drop_row(r, by);
  return true;
}

/* Every lower bound of the variable is at most every upper bound. Returns false when a cell does not fit, there are too
 * many rows, or memory ran out. */
static bool eliminate_by_bounds(Rows *r, uint32_t var) {
  uint32_t n = count_of(r);
  for (uint32_t i = 0; i < n; i++) {
    for (uint32_t k = 0; row(r, i)[var] > 0 && k < n; k++) {
      if (row(r, k)[var] >= 0) continue;
      int64_t *made = add_row(r, false);
      if (made == NULL || count_of(r) > (uint64_t)MAX_ROWS * (r->vars + 1) + n) return false;
      memcpy(made, row(r, i), ((size_t)r->vars + 1) * sizeof *made);
      if (!eliminate_in(r, count_of(r) - 1, k, var)) return false;
    }
  }
  for (uint32_t i = count_of(r); i-- > 0;) {
    if (row(r, i)[var] != 0) drop_row(r, i);
  }
  return true;
}

/* The variable among the first `count` whose elimination adds the fewest rows; r->vars: none is used. */
static uint32_t best_variable(const Rows *r, uint32_t count) {
  uint32_t best = 0;
  uint64_t fewest = UINT64_MAX;
  for (uint32_t var = 0; var < count; var++) {
    uint64_t lower = 0, upper = 0;
    for (uint32_t i = 0; i < count_of(r); i++) {
      lower += row(r, i)[var] > 0;
      upper += row(r, i)[var] < 0;
    }
    bool is_used = lower + upper > 0;
    if (is_used && lower * upper < fewest) best = var, fewest = lower * upper;
  }
  return fewest == UINT64_MAX ? r->vars : best;
}

/* Takes out quotients, the variables after the first `inputs`, by equalities where their factor is 1 or -1. Returns
 * false when a cell does not fit. */
static bool eliminate_quotients(Rows *r, uint32_t inputs) {
  for (uint32_t i = 0; i < count_of(r);) {
    uint32_t var = inputs;
    while (var < r->vars && !(r->equal.ptr[i] && magnitude(row(r, i)[var]) == 1)) var++;
    if (var == r->vars) {
      i++;
      continue;
    }
    for (uint32_t k = 0, n = count_of(r); k < n; k++) {
      if (k != i && !eliminate_in(r, k, i, var)) return false;
    }
    drop_row(r, i);
    i = 0;
  }
  return true;
}

/* inputs: the variables before quotients. Changes the rows. */
static bool is_empty(Rows *r, uint32_t inputs) {
  for (uint32_t i = 0; i < count_of(r); i++) normalize(r, i);
  if (any_impossible(r)) return true;
  if (!eliminate_quotients(r, inputs)) return false;
  if (any_impossible(r)) return true;
  for (uint32_t var = 0; var < r->vars; var++) {
    bool done;
    if (!eliminate_by_equality(r, var, &done)) return false;
    if (!done && any_impossible(r)) return true; /* as mlir-opt 22, not after each elimination */
  }
  for (uint32_t var; !any_impossible(r) && (var = best_variable(r, r->vars)) < r->vars;) {
    if (!eliminate_by_bounds(r, var)) return false;
  }
  return any_impossible(r);
}

/* --- rows that say nothing --- */

/* Row i holds everywhere, or an earlier inequality with the same coefficients is at least as tight; a tighter row takes
 * the earlier one's place. */
static bool is_redundant(Rows *r, uint32_t i) {
  int64_t *cells = row(r, i);
  if (r->equal.ptr[i]) return false;
  if (gcd_of(cells, r->vars) == 0) return cells[r->vars] >= 0;
  for (uint32_t k = 0; k < i; k++) {
    int64_t *other = row(r, k);
    if (r->equal.ptr[k] || memcmp(other, cells, r->vars * sizeof *cells) != 0) continue;
    if (cells[r->vars] >= other[r->vars]) return true;
    r->equal.ptr[k] = 2; /* goes later */
  }
  return false;
}

/* --- expressions that divide --- */

#define MAX_DIVISIONS 32u
/* of a set that is written again: where one divides what another one leaves, each can double the text */
#define MAX_WRITTEN 10u

/* Rows whose variables are dimensions, symbols, a quotient for each division, and last the value. */
typedef struct Bounded {
  Rows rows;
  uint32_t dims, first, next; /* first: quotient; next: the first one that is free */
  uint32_t lows[MAX_DIVISIONS]; /* the row that states that a quotient is not too great; the next one: nor too small */
  uint8_t kinds[MAX_DIVISIONS]; /* it is a ceildiv */
} Bounded;

static uint32_t count_divisions(const McContext *ctx, McAffineExpr e, uint32_t depth) {
  if (depth > MAX_DEPTH) return MAX_DIVISIONS + 1;
  uint32_t count = 0;
  for (; mc_kind(ctx, e.index) == MC_AFFINE_ADD && count <= MAX_DIVISIONS; e = mc_affine_lhs(ctx, e)) {
    count += count_divisions(ctx, mc_affine_rhs(ctx, e), depth + 1);
  }
  McKind kind = mc_kind(ctx, e.index);
  if (kind <= MC_AFFINE_ADD || kind > MC_AFFINE_CEILDIV || count > MAX_DIVISIONS) return count;
  count += kind != MC_AFFINE_MUL;
  count += count_divisions(ctx, mc_affine_lhs(ctx, e), depth + 1);
  if (count <= MAX_DIVISIONS) count += count_divisions(ctx, mc_affine_rhs(ctx, e), depth + 1);
  return count;
}

static bool add_bounded(Bounded *b, int64_t *to, McAffineExpr e, int64_t by, uint32_t depth);

static bool is_quotient(const Bounded *b, uint32_t i, const int64_t *from, int64_t by) {
  const int64_t *low = row(&b->rows, b->lows[i]);
  uint32_t q = b->first + i;
  if (low[q] != -by || from[q] != 0) return false;
  for (uint32_t k = 0; k <= b->rows.vars; k++) {
    if (k != q && low[k] != from[k]) return false;
  }
  return true;
}

/* A quotient q of the dividend in the row `from`: from - by * q is at least 0 and below `by`. Equal divisions of one
 * kind have one quotient. Returns false when a cell does not fit, or memory ran out. */
static bool add_quotient(Bounded *b, const int64_t *from, int64_t by, bool is_ceil, uint32_t *q) {
  Rows *r = &b->rows;
  size_t size = ((size_t)r->vars + 1) * sizeof *from;
  for (*q = b->first; *q < b->next; (*q)++) {
    uint32_t i = *q - b->first;
    if (b->kinds[i] == is_ceil && is_quotient(b, i, from, by)) return true;
  }
  b->kinds[b->next - b->first] = is_ceil;
  b->lows[b->next++ - b->first] = count_of(r);
  int64_t *low = add_row(r, false);
  if (low == NULL || by == INT64_MIN) return false;
  memcpy(low, from, size);
  low[*q] = -by;
  int64_t *high = add_row(r, false);
  if (high == NULL) return false;
  for (uint32_t k = 0; k <= r->vars; k++) {
    if (from[k] == INT64_MIN) return false;
    high[k] = -from[k];
  }
  high[*q] = by;
  return add_scaled(&high[r->vars], by - 1, 1);
}

/* to += from * by */
static bool add_cells(const Rows *r, int64_t *to, const int64_t *from, int64_t by) {
  for (uint32_t k = 0; k <= r->vars; k++) {
    if (!add_scaled(&to[k], from[k], by)) return false;
  }
  return true;
}

/* Adds by * (dividend `from` divided by `divisor`). The division is without what all its numbers are divisible by; one
 * that is a division by 1 then needs no quotient. Changes `from`. */
static bool add_divided(Bounded *b, int64_t *to, int64_t *from, McKind kind, int64_t divisor, int64_t by) {
  uint32_t vars = b->rows.vars, q;
  bool is_mod = kind == MC_AFFINE_MOD, is_ceil = kind == MC_AFFINE_CEILDIV;
  int64_t g = (int64_t)gcd(gcd_of(from, vars + 1), (uint64_t)divisor), factor = by;
  if (is_mod && g == divisor) return true; /* the remainder is 0 */
  if (is_mod && (!add_cells(&b->rows, to, from, by) || __builtin_mul_overflow(by, divisor, &factor))) return false;
  if (is_mod && __builtin_sub_overflow((int64_t)0, factor, &factor)) return false;
  for (uint32_t k = 0; k <= vars; k++) from[k] /= g;
  if (divisor == g) return add_cells(&b->rows, to, from, by);
  if (is_ceil && !add_scaled(&from[vars], divisor / g - 1, 1)) return false;
  return add_quotient(b, from, divisor / g, is_ceil, &q) && add_scaled(&to[q], factor, 1);
}

static bool add_division(Bounded *b, int64_t *to, McAffineExpr e, int64_t by, uint32_t depth) {
  McContext *ctx = b->rows.ctx;
  McAffineExpr divisor = mc_affine_rhs(ctx, e);
  size_t width = (size_t)b->rows.vars + 1;
  if (mc_kind(ctx, divisor.index) != MC_AFFINE_CONSTANT || mc_affine_value(ctx, divisor) < 1) return false;
  int64_t *from = mc_alloc_zeroed(&ctx->alloc, width * sizeof *from);
  if (from == NULL) return !(b->rows.failed = true);
  bool ok = add_bounded(b, from, mc_affine_lhs(ctx, e), 1, depth + 1) &&
            add_divided(b, to, from, mc_kind(ctx, e.index), mc_affine_value(ctx, divisor), by);
  mc_free(&ctx->alloc, from, width * sizeof *from);
  return ok;
}

/* The terms of a sum, the first ones first: they get their quotients in this order. */
static bool add_sum(Bounded *b, int64_t *to, McAffineExpr e, int64_t by, uint32_t depth) {
  McContext *ctx = b->rows.ctx;
  MC_ARRAY(McAffineExpr) terms = {0};
  bool ok = true;
  for (; ok && mc_kind(ctx, e.index) == MC_AFFINE_ADD; e = mc_affine_lhs(ctx, e)) {
    ok = mc_array_push(&ctx->alloc, &terms, mc_affine_rhs(ctx, e)) || (b->rows.failed = true, false);
  }
  ok = ok && add_bounded(b, to, e, by, depth + 1);
  while (ok && terms.len > 0) ok = add_bounded(b, to, terms.ptr[--terms.len], by, depth + 1);
  mc_array_fini(&ctx->alloc, &terms);
  return ok;
}

/* Adds `by` times the expression to the cells `to`, which are in no row. Returns false as add_expr does, also when a
 * factor or divisor is no constant. */
static bool add_bounded(Bounded *b, int64_t *to, McAffineExpr e, int64_t by, uint32_t depth) {
  McContext *ctx = b->rows.ctx;
  if (depth > MAX_DEPTH) return false;
  McKind kind = mc_kind(ctx, e.index);
  if (kind == MC_AFFINE_ADD) return add_sum(b, to, e, by, depth);
  if (kind == MC_AFFINE_MOD || kind == MC_AFFINE_FLOORDIV || kind == MC_AFFINE_CEILDIV) {
    return add_division(b, to, e, by, depth);
  }
  if (kind == MC_AFFINE_MUL) {
    McAffineExpr rhs = mc_affine_rhs(ctx, e);
    return mc_kind(ctx, rhs.index) == MC_AFFINE_CONSTANT &&
           !__builtin_mul_overflow(by, mc_affine_value(ctx, rhs), &by) &&
           add_bounded(b, to, mc_affine_lhs(ctx, e), by, depth + 1);
  }
  return add_expr(&b->rows, to, e, b->dims, by, depth);
}

/* A row: the expression plus `last` times the last variable. */
static bool add_constraint(Bounded *b, McAffineExpr e, bool equal, int64_t last) {
  Rows *r = &b->rows;
  size_t size = ((size_t)r->vars + 1) * sizeof(int64_t);
  int64_t *cells = mc_alloc(&r->ctx->alloc, size);
  if (cells == NULL) return !(r->failed = true);
  memset(cells, 0, size);
  bool ok = add_bounded(b, cells, e, 1, 0) && (last == 0 || add_scaled(&cells[r->vars - 1], last, 1));
  int64_t *to = ok ? add_row(r, equal) : NULL;
  if (to != NULL) memcpy(to, cells, size);
  mc_free(&r->ctx->alloc, cells, size);
  return to != NULL;
}

/* --- the simplification of sets --- */

static bool copy_row(Rows *to, const Rows *from, uint32_t i) {
  int64_t *made = add_row(to, from->equal.ptr[i] != 0);
  if (made != NULL) memcpy(made, row(from, i), ((size_t)from->vars + 1) * sizeof *made);
  return made != NULL;
}

/* The set in mlir-opt 22's order: equalities, inequalities, and the bounds of quotients, the lower one first. */
static bool read_set(Rows *to, McIntegerSet set, uint32_t divisions) {
  McContext *ctx = to->ctx;
  uint32_t dims = mc_integer_set_num_dims(ctx, set), inputs = dims + mc_integer_set_num_symbols(ctx, set);
  Bounded b = {.rows = {.ctx = ctx, .vars = inputs + divisions}, .dims = dims, .first = inputs, .next = inputs};
  Rows *r = &b.rows;
  bool ok = true;
  for (uint32_t i = 0, n = mc_integer_set_num_constraints(ctx, set); ok && i < n; i++) {
    ok = add_constraint(&b, mc_integer_set_constraint(ctx, set, i), mc_integer_set_is_equality(ctx, set, i), 0);
  }
  to->vars = r->vars;
  for (int pass = 0; ok && pass < 2; pass++) {
    for (uint32_t i = 0, q = 0, made = b.next - b.first; ok && i < count_of(r); i++) {
      if (q < made && i == b.lows[q]) q++, i++;
      else if ((r->equal.ptr[i] != 0) == (pass == 0)) ok = copy_row(to, r, i);
    }
  }
  for (uint32_t q = 0; ok && q < b.next - b.first; q++) {
    ok = copy_row(to, r, b.lows[q] + 1) && copy_row(to, r, b.lows[q]);
  }
  to->failed |= r->failed;
  rows_fini(r);
  return ok;
}

/* The sum `sum` + the cells times `vars`, in this order. MC_NONE: out of memory. */
static McAffineExpr add_products(const Rows *r, const int64_t *cells, const McAffineExpr *vars, McAffineExpr sum) {
  McContext *ctx = r->ctx;
  for (uint32_t k = 0; k < r->vars && sum.index != MC_NONE; k++) {
    if (cells[k] == 0) continue;
    McAffineExpr term = mc_affine_constant(ctx, cells[k]);
    if (term.index != MC_NONE) term = mc_affine_binary(ctx, MC_AFFINE_MUL, vars[k], term);
    sum = term.index == MC_NONE ? term : mc_affine_binary(ctx, MC_AFFINE_ADD, sum, term);
  }
  return sum;
}

/* The same, and the constant at last. */
static McAffineExpr expr_of(const Rows *r, const int64_t *cells, const McAffineExpr *vars) {
  McAffineExpr sum = add_products(r, cells, vars, mc_affine_constant(r->ctx, 0));
  McAffineExpr rest = mc_affine_constant(r->ctx, cells[r->vars]);
  if (sum.index == MC_NONE || rest.index == MC_NONE) return (McAffineExpr){MC_NONE};
  return mc_affine_binary(r->ctx, MC_AFFINE_ADD, sum, rest);
}

/* Rows `high` and `low` say that the variable is a quotient; its dividend goes to `cells`. Returns false when they do
 * not, or when it has variables that are not known. */
static bool is_division(const Rows *r, const int64_t *high, const int64_t *low, uint32_t var, const McAffineExpr *vars,
                        int64_t *cells, int64_t *divisor) {
  int64_t sum, rest;
  for (uint32_t k = 0; k < r->vars; k++) {
    if (high[k] == INT64_MIN || low[k] != -high[k]) return false;
    cells[k] = k == var ? 0 : low[k];
    if (cells[k] != 0 && vars[k].index == MC_NONE) return false;
  }
  *divisor = high[var];
  if (__builtin_add_overflow(high[r->vars], low[r->vars], &sum) ||
      __builtin_sub_overflow(*divisor - 1, sum, &rest) || rest < 0 || rest > *divisor - 1 ||
      __builtin_add_overflow(low[r->vars], rest, &cells[r->vars])) {
    return false;
  }
  int64_t g = (int64_t)gcd(gcd_of(cells, r->vars), (uint64_t)*divisor);
  for (uint32_t k = 0; k <= r->vars; k++) cells[k] = floor_div(cells[k], g);
  *divisor /= g;
  return true;
}

/* The quotient that the variable is. Returns false when memory runs out. */
static bool find_quotient(const Rows *r, uint32_t var, McAffineExpr *vars, int64_t *cells) {
  McContext *ctx = r->ctx;
  for (uint32_t low = 0, n = count_of(r); low < n; low++) {
    if (r->equal.ptr[low] != 0 || row(r, low)[var] >= 0) continue;
    for (uint32_t high = 0; high < n; high++) {
      int64_t divisor;
      if (r->equal.ptr[high] != 0 || row(r, high)[var] <= 0) continue;
      if (!is_division(r, row(r, high), row(r, low), var, vars, cells, &divisor)) continue;
      McAffineExpr first = mc_affine_constant(ctx, cells[r->vars]), by = mc_affine_constant(ctx, divisor);
      McAffineExpr dividend = add_products(r, cells, vars, first);
      if (dividend.index == MC_NONE || by.index == MC_NONE) return false;
      vars[var] = mc_affine_binary(ctx, MC_AFFINE_FLOORDIV, dividend, by);
      return vars[var].index != MC_NONE;
    }
  }
  return true;
}

/* The expressions of all variables; MC_NONE: a variable without. Returns false when memory runs out. */
static bool find_variables(const Rows *r, uint32_t dims, uint32_t inputs, McAffineExpr *vars) {
  McContext *ctx = r->ctx;
  size_t size = ((size_t)r->vars + 1) * sizeof(int64_t);
  int64_t *cells = mc_alloc(&ctx->alloc, size);
  bool ok = cells != NULL, changed = true;
  for (uint32_t i = 0; ok && i < r->vars; i++) {
    vars[i] = i < dims ? mc_affine_dim(ctx, i) : i < inputs ? mc_affine_symbol(ctx, i - dims) : (McAffineExpr){MC_NONE};
    ok = i >= inputs || vars[i].index != MC_NONE;
  }
  while (ok && changed) { /* each round finds one of MAX_DIVISIONS at least */
    changed = false;
    for (uint32_t i = inputs; ok && i < r->vars; i++) {
      if (vars[i].index != MC_NONE) continue;
      ok = find_quotient(r, i, vars, cells);
      changed |= vars[i].index != MC_NONE;
    }
  }
  if (cells != NULL) mc_free(&ctx->alloc, cells, size);
  return ok;
}

/* All variables that row i has are known. */
static bool is_known(const Rows *r, uint32_t i, const McAffineExpr *vars) {
  for (uint32_t k = 0; k < r->vars; k++) {
    if (row(r, i)[k] != 0 && vars[k].index == MC_NONE) return false;
  }
  return true;
}

/* The set of one constraint without variables: value == 0. */
static McIntegerSet trivial(McContext *ctx, uint32_t dims, uint32_t symbols, int64_t value) {
  McAffineExpr e = mc_affine_constant(ctx, value);
  uint8_t equal = 1;
  return e.index == MC_NONE ? (McIntegerSet){MC_NONE} : mc_integer_set(ctx, dims, symbols, &e, &equal, 1);
}

/* `set` again when a quotient is not known by the rows that are left. MC_NONE: out of memory. */
static McIntegerSet write_set(Rows *r, McIntegerSet set) {
  McContext *ctx = r->ctx;
  uint32_t n = count_of(r), kept = 0;
  uint32_t dims = mc_integer_set_num_dims(ctx, set), symbols = mc_integer_set_num_symbols(ctx, set);
  MC_ARRAY(McAffineExpr) exprs = {0};
  MC_ARRAY(McAffineExpr) vars = {0};
  MC_ARRAY(uint8_t) equal = {0};
  McIntegerSet made = {MC_NONE};
  bool ok = mc_array_reserve(&ctx->alloc, &exprs, n + 1) && mc_array_reserve(&ctx->alloc, &equal, n + 1) &&
            mc_array_reserve(&ctx->alloc, &vars, r->vars + 1), known = true;
  for (uint32_t i = 0; ok && i < n; i++) normalize(r, i);
  for (uint32_t i = 0; ok && i < n; i++) {
    if (r->equal.ptr[i] == 0 && is_redundant(r, i)) r->equal.ptr[i] = 2;
  }
  ok = ok && find_variables(r, dims, dims + symbols, vars.ptr);
  for (uint32_t i = 0; ok && known && i < n; i++) {
    if (r->equal.ptr[i] == 2) continue;
    known = is_known(r, i, vars.ptr);
    if (!known) continue;
    exprs.ptr[kept] = expr_of(r, row(r, i), vars.ptr);
    equal.ptr[kept] = r->equal.ptr[i];
    ok = exprs.ptr[kept++].index != MC_NONE;
  }
  if (ok) {
    made = !known ? set
           : kept == 0 ? trivial(ctx, dims, symbols, 0)
                       : mc_integer_set(ctx, dims, symbols, exprs.ptr, equal.ptr, kept);
  }
  mc_array_fini(&ctx->alloc, &exprs);
  mc_array_fini(&ctx->alloc, &vars);
  mc_array_fini(&ctx->alloc, &equal);
  return made;
}

McIntegerSet mc_integer_set_simplified(McContext *ctx, McIntegerSet set) {
  uint32_t dims = mc_integer_set_num_dims(ctx, set), symbols = mc_integer_set_num_symbols(ctx, set), divisions = 0;
  uint32_t n = mc_integer_set_num_constraints(ctx, set);
  Rows rows = {.ctx = ctx}, search = {.ctx = ctx};
  McIntegerSet made = set;
  if (n > MAX_SIZE || (uint64_t)dims + symbols > MAX_SIZE) return set;
  for (uint32_t i = 0; i < n && divisions <= MAX_WRITTEN; i++) {
    divisions += count_divisions(ctx, mc_integer_set_constraint(ctx, set, i), 0);
  }
  if (divisions > MAX_WRITTEN) return set;
  if (read_set(&rows, set, divisions)) {
    bool ok = true;
    search.vars = rows.vars;
    for (uint32_t i = 0; ok && i < count_of(&rows); i++) ok = copy_row(&search, &rows, i);
    if (ok) made = is_empty(&search, dims + symbols) ? trivial(ctx, dims, symbols, 1) : write_set(&rows, set);
  }
  if (rows.failed || search.failed) made.index = MC_NONE;
  rows_fini(&rows);
  rows_fini(&search);
  return made;
}

/* --- bounds of expressions --- */

/* The value is that of the expression, and dimensions have their sizes. */
static bool read_bounded(Bounded *b, McAffineExpr e, const int64_t *sizes) {
  Rows *r = &b->rows;
  if (!add_constraint(b, e, true, -1)) return false;
  for (uint32_t i = 0; i < b->dims; i++) {
    int64_t *to;
    if (sizes[i] <= 0) continue;
    if ((to = add_row(r, false)) == NULL) return false;
    to[i] = 1;
    if ((to = add_row(r, false)) == NULL) return false;
    to[i] = -1;
    to[r->vars] = sizes[i] - 1;
  }
  return true;
}

/* The tightest upper bound of the last variable in rows that have no other one. */
static bool upper_bound(const Rows *r, int64_t *out) {
  bool found = false;
  for (uint32_t i = 0; i < count_of(r); i++) {
    const int64_t *cells = row(r, i);
    int64_t factor = cells[r->vars - 1], bound;
    if (factor == INT64_MIN || cells[r->vars] == INT64_MIN || factor == 0) continue;
    if (factor > 0 && !r->equal.ptr[i]) continue;
    bound = factor < 0 ? floor_div(cells[r->vars], -factor) : floor_div(-cells[r->vars], factor);
    if (!found || bound < *out) *out = bound;
    found = true;
  }
  return found;
}

bool mc_affine_greatest(McContext *ctx, McAffineExpr e, const int64_t *sizes, uint32_t dims, uint32_t symbols,
                        int64_t *out, bool *failed) {
  uint32_t divisions = count_divisions(ctx, e, 0);
  if (divisions > MAX_DIVISIONS || (uint64_t)dims + symbols > MAX_SIZE) return false;
  Bounded b = {.rows = {.ctx = ctx, .vars = dims + symbols + divisions + 1}, .dims = dims, .first = dims + symbols,
               .next = dims + symbols};
  Rows *r = &b.rows;
  uint32_t others = r->vars - 1, inputs = dims + symbols;
  bool ok = read_bounded(&b, e, sizes), done;
  for (uint32_t i = 0; ok && i < count_of(r); i++) normalize(r, i);
  for (uint32_t var = 0; ok && var < others; var++) ok = eliminate_by_equality(r, var, &done);
  /* quotients come last: their bounds, which are whole numbers, follow from those of the inputs */
  for (uint32_t var; ok && (var = best_variable(r, inputs)) < r->vars;) ok = eliminate_by_bounds(r, var);
  for (uint32_t var; ok && (var = best_variable(r, others)) < r->vars;) ok = eliminate_by_bounds(r, var);
  ok = ok && upper_bound(r, out);
  *failed |= r->failed;
  rows_fini(r);
  return ok;
}

bool mc_affine_is_empty(McContext *ctx, const McAffineExpr *exprs, const uint8_t *equal, size_t count, uint32_t dims,
                        uint32_t symbols, bool *empty, bool *failed) {
  uint32_t divisions = 0;
  for (size_t i = 0; i < count && divisions <= MAX_DIVISIONS; i++) divisions += count_divisions(ctx, exprs[i], 0);
  if (divisions > MAX_DIVISIONS || (uint64_t)dims + symbols > MAX_SIZE || count > MAX_SIZE) return false;
  Bounded b = {.rows = {.ctx = ctx, .vars = dims + symbols + divisions}, .dims = dims, .first = dims + symbols,
               .next = dims + symbols};
  bool ok = true;
  for (size_t i = 0; ok && i < count; i++) ok = add_constraint(&b, exprs[i], equal[i] != 0, 0);
  if (ok) *empty = is_empty(&b.rows, b.first);
  *failed |= b.rows.failed;
  ok = ok && !b.rows.failed;
  rows_fini(&b.rows);
  return ok;
}
