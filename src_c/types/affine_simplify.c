/* affine_simplify.c - simplifies a whole affine expression, as mlir-opt 22 does in its canonical forms.
 *
 * The expression becomes a linear form: a coefficient for each dimension and symbol, for each part that is not linear
 * (a *local*: a mod, a floordiv, a ceildiv, a product of symbols), and a constant. Then it is made again from the form.
 * Before that, divisions by a symbol that divides their left operand are done.
 *
 * The work is bounded by a number of steps, because an expression is a graph and can represent a text of unlimited
 * length. Arithmetic wraps, as in MLIR. Nothing is owned between calls.
 */
#include <stdlib.h>

#include "base/array.h"
#include "ir/context.h"

#define MAX_STEPS 65536u
#define MAX_DEPTH 1024u
#define MAX_NODES 262144u
#define MAX_CELLS (1u << 22) /* that are set in rows */

typedef struct Simplify {
  McContext *ctx; /* borrowed */
  uint32_t dims, symbols, steps, depth, cells;
  bool too_large, failed; /* failed: out of memory, or nested too deep */
} Simplify;

static McAffineExpr simplify(Simplify *s, McAffineExpr e);

static inline McAffineExpr none(void) { return (McAffineExpr){MC_NONE}; }
static inline McKind kind_of(const Simplify *s, McAffineExpr e) { return mc_kind(s->ctx, e.index); }
static inline McAffineExpr left(const Simplify *s, McAffineExpr e) { return mc_affine_lhs(s->ctx, e); }
static inline McAffineExpr right(const Simplify *s, McAffineExpr e) { return mc_affine_rhs(s->ctx, e); }
static inline bool is_binary(McKind kind) { return kind >= MC_AFFINE_ADD && kind <= MC_AFFINE_CEILDIV; }
static inline int64_t wrap_mul(int64_t a, int64_t b) { return (int64_t)((uint64_t)a * (uint64_t)b); }
static inline int64_t wrap_add(int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); }

/* Counts a step into an operand; each true answer needs one leave. */
static bool enter(Simplify *s) {
  if (s->failed || s->too_large) return false;
  s->too_large = ++s->steps > MAX_STEPS || s->depth >= MAX_DEPTH;
  if (!s->too_large) s->depth++;
  return !s->too_large;
}
static void leave(Simplify *s) { s->depth--; }

static McAffineExpr made(Simplify *s, McAffineExpr e) {
  if (e.index == MC_NONE) s->failed = true;
  return e;
}

static McAffineExpr binary(Simplify *s, McKind kind, McAffineExpr a, McAffineExpr b) {
  if (a.index == MC_NONE || b.index == MC_NONE) return none();
  return made(s, mc_affine_binary(s->ctx, kind, a, b));
}

static McAffineExpr constant(Simplify *s, int64_t value) { return made(s, mc_affine_constant(s->ctx, value)); }

static McAffineExpr times(Simplify *s, McAffineExpr e, int64_t factor) {
  return binary(s, MC_AFFINE_MUL, e, constant(s, factor));
}

static bool is_constant(const Simplify *s, McAffineExpr e, int64_t value) {
  return kind_of(s, e) == MC_AFFINE_CONSTANT && mc_affine_value(s->ctx, e) == value;
}

/* Pushes the terms of a sum except the first one, from the right, and returns the first one: what loops over a sum adds
 * no level. MC_NONE: out of memory. */
static McAffineExpr push_terms(Simplify *s, McAffineExpr e, McWords *terms) {
  for (; kind_of(s, e) == MC_AFFINE_ADD; e = left(s, e)) {
    if (!mc_array_push(&s->ctx->alloc, terms, right(s, e).index)) return made(s, none());
  }
  return e;
}

/* The sum of fn(term) for the terms of `e`. MC_NONE: fn returned it, or a failure. */
typedef McAffineExpr (*TermFn)(Simplify *s, McAffineExpr term, int64_t symbol, McKind op);

static McAffineExpr add_terms(Simplify *s, McAffineExpr e, TermFn fn, int64_t symbol, McKind op) {
  McWords terms;
  mc_array_init(&terms);
  McAffineExpr sum = push_terms(s, e, &terms);
  if (sum.index != MC_NONE) sum = fn(s, sum, symbol, op);
  while (sum.index != MC_NONE && terms.len > 0) {
    sum = binary(s, MC_AFFINE_ADD, sum, fn(s, (McAffineExpr){terms.ptr[--terms.len]}, symbol, op));
  }
  mc_array_fini(&s->ctx->alloc, &terms);
  return sum;
}

/* --- divisions by a symbol --- */

/* Whether the symbol divides the expression; `op` is the operator that divides. */
static bool is_divisible(Simplify *s, McAffineExpr e, int64_t symbol, McKind op) {
  for (; kind_of(s, e) == MC_AFFINE_ADD; e = left(s, e)) {
    if (!is_divisible(s, right(s, e), symbol, op)) return false;
  }
  McKind kind = kind_of(s, e);
  if (kind == MC_AFFINE_CONSTANT) return mc_affine_value(s->ctx, e) == 0;
  if (kind == MC_AFFINE_DIM) return false;
  if (kind == MC_AFFINE_SYMBOL) return mc_affine_value(s->ctx, e) == symbol;
  if (!enter(s)) return false;
  bool result;
  if (kind == MC_AFFINE_MUL) {
    /* (x floordiv y) * z: a symbol that divides x does not divide the product */
    result = is_divisible(s, left(s, e), symbol, MC_AFFINE_MOD) || is_divisible(s, right(s, e), symbol, MC_AFFINE_MOD);
  } else if (kind == MC_AFFINE_FLOORDIV || kind == MC_AFFINE_CEILDIV) {
    result = op == kind && is_divisible(s, left(s, e), symbol, kind);
  } else {
    result = is_divisible(s, left(s, e), symbol, MC_AFFINE_MOD) && is_divisible(s, right(s, e), symbol, MC_AFFINE_MOD);
  }
  leave(s);
  return result;
}

/* The quotient; MC_NONE when the symbol does not divide the expression. */
static McAffineExpr divide(Simplify *s, McAffineExpr e, int64_t symbol, McKind op) {
  McKind kind = kind_of(s, e);
  if (kind == MC_AFFINE_CONSTANT) return mc_affine_value(s->ctx, e) == 0 ? e : none();
  if (kind == MC_AFFINE_DIM) return none();
  if (kind == MC_AFFINE_SYMBOL) return constant(s, 1);
  if (!enter(s)) return none();
  if (kind == MC_AFFINE_ADD) {
    McAffineExpr sum = add_terms(s, e, divide, symbol, op);
    leave(s);
    return sum;
  }
  McAffineExpr l = left(s, e), r = right(s, e);
  McKind inner = kind == MC_AFFINE_MUL ? op : kind;
  if (kind != MC_AFFINE_MUL || is_divisible(s, l, symbol, op)) {
    l = divide(s, l, symbol, inner);
    if (kind == MC_AFFINE_MOD) r = divide(s, r, symbol, inner);
  } else {
    r = divide(s, r, symbol, inner);
  }
  McAffineExpr result = binary(s, kind, l, r);
  leave(s);
  return result;
}

typedef MC_ARRAY(McAffineExpr) Exprs;

/* The terms of a sum, from the left. */
static bool terms_of(Simplify *s, McAffineExpr e, Exprs *terms) {
  Exprs stack;
  mc_array_init(&stack);
  bool ok = mc_array_push(&s->ctx->alloc, &stack, e);
  while (ok && stack.len > 0) {
    McAffineExpr part = stack.ptr[--stack.len];
    if (kind_of(s, part) != MC_AFFINE_ADD) {
      ok = mc_array_push(&s->ctx->alloc, terms, part);
    } else if (++s->steps > MAX_STEPS) {
      s->too_large = true;
      ok = false;
    } else {
      ok = mc_array_push(&s->ctx->alloc, &stack, right(s, part)) &&
           mc_array_push(&s->ctx->alloc, &stack, left(s, part));
    }
  }
  mc_array_fini(&s->ctx->alloc, &stack);
  if (!ok && !s->too_large) s->failed = true;
  return ok;
}

/* x of the term `-(x mod divisor)`; MC_NONE for any other term. */
static McAffineExpr negated_mod(const Simplify *s, McAffineExpr term, McAffineExpr divisor) {
  if (kind_of(s, term) != MC_AFFINE_MUL || !is_constant(s, right(s, term), -1)) return none();
  McAffineExpr inner = left(s, term);
  if (kind_of(s, inner) != MC_AFFINE_MOD || right(s, inner).index != divisor.index) return none();
  return left(s, inner);
}

/* Whether `dividend` is x - x mod divisor, for any x, so that the divisor divides it. */
static bool is_rounded(Simplify *s, McAffineExpr dividend, McAffineExpr divisor) {
  Exprs terms;
  mc_array_init(&terms);
  bool result = false;
  bool ok = terms_of(s, dividend, &terms);
  for (size_t i = 0; ok && !result && i < terms.len; i++) {
    McAffineExpr x = negated_mod(s, terms.ptr[i], divisor);
    if (x.index == MC_NONE) continue;
    s->steps += (uint32_t)terms.len;
    McAffineExpr rest = constant(s, 0);
    for (size_t k = 0; k < terms.len && rest.index != MC_NONE; k++) {
      if (k != i) rest = binary(s, MC_AFFINE_ADD, rest, terms.ptr[k]);
    }
    rest = binary(s, MC_AFFINE_ADD, rest, times(s, x, -1));
    if (rest.index != MC_NONE) rest = simplify(s, rest);
    ok = rest.index != MC_NONE;
    result = ok && is_constant(s, rest, 0);
  }
  mc_array_fini(&s->ctx->alloc, &terms);
  return result;
}

static McAffineExpr divide_by_symbols(Simplify *s, McAffineExpr e);

static McAffineExpr divide_node(Simplify *s, McAffineExpr e, McKind kind) {
  McAffineExpr l = divide_by_symbols(s, left(s, e)), r = divide_by_symbols(s, right(s, e));
  if (l.index == MC_NONE || r.index == MC_NONE) return none();
  if (kind == MC_AFFINE_MUL) return binary(s, kind, l, r);
  if (is_rounded(s, l, r)) return constant(s, 0);
  if (s->failed || s->too_large) return none();
  if (kind_of(s, r) != MC_AFFINE_SYMBOL) return binary(s, kind, l, r);
  int64_t symbol = mc_affine_value(s->ctx, r);
  if (!is_divisible(s, left(s, e), symbol, kind)) return binary(s, kind, l, r);
  if (kind == MC_AFFINE_MOD) return constant(s, 0);
  McAffineExpr quotient = divide(s, l, symbol, kind);
  return quotient.index != MC_NONE ? quotient : binary(s, kind, l, r);
}

static McAffineExpr divide_term(Simplify *s, McAffineExpr e, int64_t symbol, McKind op) {
  (void)symbol, (void)op;
  return divide_by_symbols(s, e);
}

static McAffineExpr divide_by_symbols(Simplify *s, McAffineExpr e) {
  McKind kind = kind_of(s, e);
  if (!is_binary(kind)) return e;
  if (!enter(s)) return none();
  McAffineExpr result =
      kind == MC_AFFINE_ADD ? add_terms(s, e, divide_term, 0, kind) : divide_node(s, e, kind);
  leave(s);
  return s->failed || s->too_large ? none() : result;
}

/* --- linear forms --- */

/* Columns: dimensions, symbols, then locals in the order in which they were met. A row has a coefficient for each
 * column that can exist, and the constant. */
typedef struct Flat {
  Simplify *s;       /* borrowed */
  uint64_t *leaves;  /* owned; kind << 32 | position, sorted */
  McAffineExpr *columns; /* owned */
  uint32_t num_leaves, num_columns, max_columns;
  MC_ARRAY(int64_t) rows; /* a stack of rows, each of max_columns + 1 */
  bool poison; /* a divisor is not positive */
} Flat;

static int compare_keys(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}

static uint64_t key_of(const Simplify *s, McAffineExpr e) {
  return (uint64_t)(kind_of(s, e) != MC_AFFINE_DIM) << 32 | (uint64_t)mc_affine_value(s->ctx, e);
}

typedef MC_ARRAY(uint64_t) Keys;

static void sort_unique(Keys *keys) {
  size_t count = 0;
  if (keys->len > 0) qsort(keys->ptr, keys->len, sizeof *keys->ptr, compare_keys);
  for (size_t i = 0; i < keys->len; i++) {
    if (count == 0 || keys->ptr[i] != keys->ptr[count - 1]) keys->ptr[count++] = keys->ptr[i];
  }
  keys->len = count;
}

/* Finds the leaves. Returns false when out of memory, or with too_large. */
static bool find_leaves(Flat *f, McAffineExpr e) {
  Simplify *s = f->s;
  McAlloc *alloc = &s->ctx->alloc;
  Keys keys, others; /* others: all that can become locals */
  Exprs stack;
  mc_array_init(&keys);
  mc_array_init(&others);
  mc_array_init(&stack);
  uint32_t nodes = 0;
  bool ok = mc_array_push(alloc, &stack, e);
  while (ok && stack.len > 0) {
    McAffineExpr part = stack.ptr[--stack.len];
    s->too_large = ++nodes > MAX_NODES;
    McKind kind = kind_of(s, part);
    if (s->too_large) {
      ok = false;
    } else if (is_binary(kind)) {
      ok = mc_array_push(alloc, &stack, left(s, part)) && mc_array_push(alloc, &stack, right(s, part));
      ok = ok && (kind == MC_AFFINE_ADD || mc_array_push(alloc, &others, part.index));
    } else if (kind != MC_AFFINE_CONSTANT) {
      ok = mc_array_push(alloc, &keys, key_of(s, part));
    }
  }
  sort_unique(&keys);
  sort_unique(&others);
  f->max_columns = (uint32_t)(keys.len + others.len);
  if (ok) f->leaves = mc_alloc(alloc, (f->max_columns + 1) * sizeof *f->leaves);
  if (ok) f->columns = mc_alloc(alloc, (f->max_columns + 1) * sizeof *f->columns);
  ok = ok && f->leaves != NULL && f->columns != NULL;
  for (size_t i = 0; ok && i < keys.len; i++) {
    uint32_t position = (uint32_t)keys.ptr[i];
    f->columns[f->num_leaves] =
        made(s, keys.ptr[i] >> 32 ? mc_affine_symbol(s->ctx, position) : mc_affine_dim(s->ctx, position));
    f->leaves[f->num_leaves++] = keys.ptr[i];
  }
  f->num_columns = f->num_leaves;
  mc_array_fini(alloc, &keys);
  mc_array_fini(alloc, &others);
  mc_array_fini(alloc, &stack);
  if (!ok && !s->too_large) s->failed = true;
  return ok && !s->failed;
}

static int64_t *row_of(Flat *f, uint32_t from_top) {
  return f->rows.ptr + f->rows.len - (size_t)(from_top + 1) * (f->max_columns + 1);
}

/* Counts a pass over the columns of a row. */
static bool use_row(Flat *f) {
  f->s->cells += f->max_columns + 1;
  if (f->s->cells > MAX_CELLS) f->s->too_large = true;
  return !f->s->too_large;
}

static bool push_row(Flat *f) {
  size_t size = (size_t)f->max_columns + 1;
  if (!use_row(f)) return false;
  if (!mc_array_reserve(&f->s->ctx->alloc, &f->rows, size)) {
    f->s->failed = true;
    return false;
  }
  memset(f->rows.ptr + f->rows.len, 0, size * sizeof *f->rows.ptr);
  f->rows.len += size;
  return true;
}

static void pop_row(Flat *f) { f->rows.len -= f->max_columns + 1; }

/* The expression of a row. */
static McAffineExpr from_row(Flat *f, const int64_t *row) {
  if (!use_row(f)) return none();
  McAffineExpr e = constant(f->s, 0);
  for (uint32_t i = 0; i < f->num_columns; i++) {
    if (row[i] != 0) e = binary(f->s, MC_AFFINE_ADD, e, times(f->s, f->columns[i], row[i]));
  }
  int64_t rest = row[f->max_columns];
  return rest == 0 ? e : binary(f->s, MC_AFFINE_ADD, e, constant(f->s, rest));
}

/* The column of a local, which is added when it is new. MC_NONE: a failure. */
static uint32_t local_column(Flat *f, McAffineExpr local) {
  if (local.index == MC_NONE) return UINT32_MAX;
  for (uint32_t i = f->num_leaves; i < f->num_columns; i++) {
    if (f->columns[i].index == local.index) return i;
  }
  MC_ASSERT(f->num_columns < f->max_columns);
  f->columns[f->num_columns] = local;
  return f->num_columns++;
}

/* The top row becomes one local. */
static bool set_local(Flat *f, McAffineExpr local) {
  uint32_t column = local_column(f, local);
  if (column == UINT32_MAX) return false;
  int64_t *row = row_of(f, 0);
  for (uint32_t i = 0; i <= f->max_columns; i++) row[i] = 0;
  row[column] = 1;
  return true;
}

static uint64_t magnitude(int64_t value) { return value < 0 ? 0 - (uint64_t)value : (uint64_t)value; }

/* The greatest common divisor of a positive number and all numbers of the top row. */
static int64_t common_divisor(Flat *f, int64_t number) {
  const int64_t *row = row_of(f, 0);
  uint64_t gcd = (uint64_t)number;
  for (uint32_t i = 0; i <= f->max_columns; i++) {
    for (uint64_t b = magnitude(row[i]); b != 0;) {
      uint64_t rest = gcd % b;
      gcd = b;
      b = rest;
    }
  }
  return (int64_t)gcd;
}

/* x floordiv c or x ceildiv c; x is the top row. */
static bool flatten_division(Flat *f, McKind kind, int64_t divisor) {
  int64_t gcd = common_divisor(f, divisor);
  int64_t *row = row_of(f, 0);
  for (uint32_t i = 0; i <= f->max_columns; i++) row[i] /= gcd;
  if (divisor == gcd) return true;
  return set_local(f, binary(f->s, kind, from_row(f, row), constant(f->s, divisor / gcd)));
}

/* x mod c is x - c * (x floordiv c). */
static bool flatten_mod(Flat *f, int64_t divisor) {
  int64_t gcd = common_divisor(f, divisor);
  int64_t *row = row_of(f, 0);
  if (gcd == divisor) {
    for (uint32_t i = 0; i <= f->max_columns; i++) row[i] = 0;
    return true;
  }
  if (!push_row(f)) return false;
  row = row_of(f, 1);
  int64_t *quotient = row_of(f, 0);
  for (uint32_t i = 0; i <= f->max_columns; i++) quotient[i] = row[i] / gcd;
  McAffineExpr local = binary(f->s, MC_AFFINE_FLOORDIV, from_row(f, quotient), constant(f->s, divisor / gcd));
  pop_row(f);
  uint32_t column = local_column(f, local);
  if (column == UINT32_MAX) return false;
  row_of(f, 0)[column] = -divisor;
  return true;
}

static bool flatten(Flat *f, McAffineExpr e);

/* The cell of a leaf in the top row. */
static int64_t *cell_of(Flat *f, McAffineExpr leaf) {
  if (kind_of(f->s, leaf) == MC_AFFINE_CONSTANT) return row_of(f, 0) + f->max_columns;
  uint64_t key = key_of(f->s, leaf);
  const uint64_t *found = bsearch(&key, f->leaves, f->num_leaves, sizeof key, compare_keys);
  MC_ASSERT(found != NULL);
  return row_of(f, 0) + (found - f->leaves);
}

/* Adds a term to the top row: a leaf, or a leaf times a number, without a row of its own. */
static bool flatten_term(Flat *f, McAffineExpr e) {
  Simplify *s = f->s;
  McKind kind = kind_of(s, e);
  bool scaled = kind == MC_AFFINE_MUL && kind_of(s, right(s, e)) == MC_AFFINE_CONSTANT;
  McAffineExpr leaf = scaled ? left(s, e) : e;
  if (!is_binary(kind_of(s, leaf))) {
    int64_t number = kind_of(s, leaf) == MC_AFFINE_CONSTANT ? mc_affine_value(s->ctx, leaf) : 1;
    int64_t *cell = cell_of(f, leaf);
    *cell = wrap_add(*cell, scaled ? wrap_mul(number, mc_affine_value(s->ctx, right(s, e))) : number);
    return true;
  }
  if (!flatten(f, e)) return false;
  int64_t *to = row_of(f, 1), *from = row_of(f, 0);
  for (uint32_t i = 0; i <= f->max_columns; i++) to[i] = wrap_add(to[i], from[i]);
  pop_row(f);
  return true;
}

static bool flatten_sum(Flat *f, McAffineExpr e) {
  McWords terms;
  mc_array_init(&terms);
  McAffineExpr first = push_terms(f->s, e, &terms);
  bool ok = first.index != MC_NONE && push_row(f) && flatten_term(f, first);
  while (ok && terms.len > 0) ok = flatten_term(f, (McAffineExpr){terms.ptr[--terms.len]});
  mc_array_fini(&f->s->ctx->alloc, &terms);
  return ok;
}

static bool flatten_binary(Flat *f, McAffineExpr e, McKind kind) {
  Simplify *s = f->s;
  if (kind == MC_AFFINE_ADD) return flatten_sum(f, e);
  if (!flatten(f, left(s, e)) || !flatten(f, right(s, e))) return false;
  int64_t *lhs = row_of(f, 1), *rhs = row_of(f, 0);
  if (kind_of(s, right(s, e)) != MC_AFFINE_CONSTANT) {
    McAffineExpr a = from_row(f, lhs), b = from_row(f, rhs);
    pop_row(f);
    return set_local(f, binary(s, kind, a, b));
  }
  int64_t number = rhs[f->max_columns];
  pop_row(f);
  if (kind == MC_AFFINE_MUL) {
    for (uint32_t i = 0; i <= f->max_columns; i++) lhs[i] = wrap_mul(lhs[i], number);
    return true;
  }
  f->poison = number <= 0;
  if (f->poison) return false;
  return kind == MC_AFFINE_MOD ? flatten_mod(f, number) : flatten_division(f, kind, number);
}

/* Pushes the row of an expression. Returns false with `poison`, or after a failure. */
static bool flatten(Flat *f, McAffineExpr e) {
  Simplify *s = f->s;
  McKind kind = kind_of(s, e);
  if (is_binary(kind)) {
    if (!enter(s)) return false;
    bool ok = flatten_binary(f, e, kind);
    leave(s);
    return ok;
  }
  return push_row(f) && flatten_term(f, e);
}

/* --- the order of terms when there are products, quotients and remainders of symbols --- */

typedef struct Term {
  int64_t first, second; /* the order */
  uint32_t column;
} Term;

static int compare_terms(const void *a, const void *b) {
  const Term *x = a, *y = b;
  if (x->first != y->first) return (x->first > y->first) - (x->first < y->first);
  if (x->second != y->second) return (x->second > y->second) - (x->second < y->second);
  return (x->column > y->column) - (x->column < y->column);
}

/* d0 before d0 * s0 before s0 before d1: a dimension or a symbol, and one with a symbol or a constant, are ordered by
 * the first one's position. Returns false for a local that comes after these. */
static bool local_order(Flat *f, McAffineExpr local, int64_t last, int64_t *dim_offset, int64_t *symbol_offset,
                        Term *term) {
  Simplify *s = f->s;
  if (!is_binary(kind_of(s, local))) return false;
  McAffineExpr l = left(s, local), r = right(s, local);
  bool dim = kind_of(s, l) == MC_AFFINE_DIM, by_symbol = kind_of(s, r) == MC_AFFINE_SYMBOL;
  if (!dim && kind_of(s, l) != MC_AFFINE_SYMBOL) return false;
  if (!by_symbol && kind_of(s, r) != MC_AFFINE_CONSTANT) return false;
  term->first = mc_affine_value(s->ctx, l);
  if (!dim) {
    term->second = last + (*symbol_offset)++;
  } else {
    term->second = by_symbol ? mc_affine_value(s->ctx, r) : (*dim_offset)--;
  }
  return true;
}

static McAffineExpr from_ordered_row(Flat *f, int64_t *row, Term *terms) {
  Simplify *s = f->s;
  uint32_t count = 0, first_symbol = 0;
  int64_t dim_offset = -1, symbol_offset = 0, last = s->dims > s->symbols ? s->dims : s->symbols;
  while (first_symbol < f->num_leaves && f->leaves[first_symbol] >> 32 == 0) first_symbol++;
  for (uint32_t i = first_symbol; i < f->num_leaves; i++) {
    if (row[i] != 0) terms[count++] = (Term){(uint32_t)f->leaves[i], last + symbol_offset++, i};
  }
  for (uint32_t i = f->num_leaves; i < f->num_columns; i++) {
    Term term = {0, 0, i};
    if (row[i] == 0 || !local_order(f, f->columns[i], last, &dim_offset, &symbol_offset, &term)) continue;
    terms[count++] = term;
  }
  for (uint32_t i = 0; i < first_symbol; i++) {
    if (row[i] != 0) terms[count++] = (Term){(int64_t)f->leaves[i], dim_offset--, i};
  }
  if (count > 0) qsort(terms, count, sizeof *terms, compare_terms);
  McAffineExpr e = constant(s, 0);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t column = terms[i].column;
    e = binary(s, MC_AFFINE_ADD, e, times(s, f->columns[column], row[column]));
    row[column] = 0;
  }
  for (uint32_t i = 0; i < f->num_columns; i++) {
    if (row[i] != 0) e = binary(s, MC_AFFINE_ADD, e, times(s, f->columns[i], row[i]));
  }
  int64_t rest = row[f->max_columns];
  return rest == 0 ? e : binary(s, MC_AFFINE_ADD, e, constant(s, rest));
}

static McAffineExpr from_top(Flat *f, McAffineExpr e) {
  Simplify *s = f->s;
  McAffineExpr plain = from_row(f, row_of(f, 0));
  if (plain.index == MC_NONE || plain.index == e.index || mc_affine_is_pure(s->ctx, e)) return plain;
  Term *terms = mc_alloc(&s->ctx->alloc, (f->max_columns + 1) * sizeof *terms);
  if (terms == NULL) return made(s, none());
  McAffineExpr result = from_ordered_row(f, row_of(f, 0), terms);
  mc_free(&s->ctx->alloc, terms, (f->max_columns + 1) * sizeof *terms);
  return result;
}

static McAffineExpr simplify(Simplify *s, McAffineExpr e) {
  if (!enter(s)) return none();
  if (!mc_affine_is_pure(s->ctx, e)) e = divide_by_symbols(s, e);
  Flat f = {.s = s};
  mc_array_init(&f.rows);
  if (e.index != MC_NONE && find_leaves(&f, e)) {
    bool ok = flatten(&f, e);
    e = ok ? from_top(&f, e) : f.poison ? e : none();
  } else {
    e = none();
  }
  McAlloc *alloc = &s->ctx->alloc;
  if (f.leaves != NULL) mc_free(alloc, f.leaves, (f.max_columns + 1) * sizeof *f.leaves);
  if (f.columns != NULL) mc_free(alloc, f.columns, (f.max_columns + 1) * sizeof *f.columns);
  mc_array_fini(alloc, &f.rows);
  leave(s);
  return e;
}

McAffineExpr mc_affine_simplify(McContext *ctx, McAffineExpr e, uint32_t dims, uint32_t symbols, bool *too_large) {
  MC_ASSERT(mc_affine_fits(ctx, e, dims, symbols));
  Simplify s = {.ctx = ctx, .dims = dims, .symbols = symbols};
  McAffineExpr result = simplify(&s, e);
  *too_large = s.too_large;
  return s.failed || s.too_large ? none() : result;
}
