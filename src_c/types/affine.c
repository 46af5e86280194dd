/* affine.c - affine expressions, maps and integer sets.
 *
 * Everything is interned. An expression is simplified when it is made, by exactly the local rules that upstream
 * applies at that moment: any difference from mlir-opt's printed text is a bug. The rules need four facts repeatedly,
 * which are kept in each record, so that the cost of making an expression does not depend on the size of its
 * operands: the largest known divisor of its value, how many dimensions and symbols a map of it needs, whether it
 * contains a dimension, and whether it is pure (flags).
 *
 * Arithmetic wraps where upstream's wraps: on purpose, through unsigned types.
 */
#include "base/array.h"
#include "base/stack.h"
#include "ir/context.h"

#define EXPR_WORDS 6u /* operands, largest known divisor (two), dimensions and symbols that a map of it needs */

static inline McAffineExpr none(void) { return (McAffineExpr){MC_NONE}; }
static inline bool is_kind(const McContext *ctx, McAffineExpr e, McKind kind) {
  return mc_rec(ctx, e.index)->kind == kind;
}
static inline bool is_binary_kind(uint8_t kind) { return kind >= MC_AFFINE_ADD && kind <= MC_AFFINE_CEILDIV; }
static inline bool has_dim(const McContext *ctx, McAffineExpr e) {
  return mc_rec(ctx, e.index)->flags & MC_REC_HAS_DIM;
}

static inline bool constant_value(const McContext *ctx, McAffineExpr e, int64_t *out) {
  const McRec *r = mc_rec(ctx, e.index);
  if (r->kind != MC_AFFINE_CONSTANT) return false;
  *out = mc_rec_i64(r, 0);
  return true;
}

/* The operands of `e` when it has the kind and its right operand is a constant. */
static inline bool match_constant_rhs(const McContext *ctx, McAffineExpr e, McKind kind, McAffineExpr *lhs,
                                      int64_t *value) {
  const McRec *r = mc_rec(ctx, e.index);
  if (r->kind != kind) return false;
  *lhs = (McAffineExpr){r->words[0]};
  return constant_value(ctx, (McAffineExpr){r->words[1]}, value);
}

static inline int64_t wrap_add(int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); }
static inline int64_t wrap_mul(int64_t a, int64_t b) { return (int64_t)((uint64_t)a * (uint64_t)b); }
static inline int64_t wrap_negate(int64_t a) { return (int64_t)(0 - (uint64_t)a); }

static bool add_fits(int64_t a, int64_t b, int64_t *sum) {
  *sum = wrap_add(a, b);
  return ((a ^ *sum) & (b ^ *sum)) >= 0;
}

static bool mul_fits(int64_t a, int64_t b, int64_t *product) {
  *product = wrap_mul(a, b);
  if (a == 0 || b == 0) return true;
  if (a == -1) return b != INT64_MIN;
  if (b == -1) return a != INT64_MIN;
  return *product / b == a;
}

/* Quotient and remainder as C defines them, for any divisor except 0: -1 does not trap. */
static inline int64_t remainder_of(int64_t a, int64_t b) { return b == -1 ? 0 : a % b; }
static inline int64_t quotient_of(int64_t a, int64_t b) { return b == -1 ? wrap_negate(a) : a / b; }

static int64_t floor_divide(int64_t a, int64_t b) {
  return quotient_of(a, b) - (remainder_of(a, b) != 0 && (a < 0) != (b < 0));
}
static int64_t ceil_divide(int64_t a, int64_t b) {
  return quotient_of(a, b) + (remainder_of(a, b) != 0 && (a < 0) == (b < 0));
}
static int64_t positive_mod(int64_t a, int64_t b) { /* b > 0 */
  int64_t m = a % b;
  return m < 0 ? m + b : m;
}

static uint64_t greatest_common_divisor(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t t = a % b;
    a = b;
    b = t;
  }
  return a;
}

static int64_t known_divisor(const McContext *ctx, McAffineExpr e) {
  const McRec *r = mc_rec(ctx, e.index);
  if (r->kind == MC_AFFINE_CONSTANT) {
    int64_t value = mc_rec_i64(r, 0);
    return value < 0 ? wrap_negate(value) : value;
  }
  return is_binary_kind(r->kind) ? mc_rec_i64(r, 2) : 1;
}

static int64_t binary_known_divisor(const McContext *ctx, McKind kind, McAffineExpr lhs, McAffineExpr rhs) {
  int64_t l = known_divisor(ctx, lhs), value, quotient;
  switch (kind) {
    case MC_AFFINE_MUL: return wrap_mul(l, known_divisor(ctx, rhs));
    case MC_AFFINE_ADD:
    case MC_AFFINE_MOD: return (int64_t)greatest_common_divisor((uint64_t)l, (uint64_t)known_divisor(ctx, rhs));
    default:
      if (!constant_value(ctx, rhs, &value) || value == 0 || remainder_of(l, value) != 0) return 1;
      quotient = quotient_of(l, value);
      return quotient < 0 ? wrap_negate(quotient) : quotient;
  }
}

/* The number of dimensions, or of symbols, that a map of `e` needs at least. */
static uint32_t needed(const McContext *ctx, McAffineExpr e, McKind kind) {
  const McRec *r = mc_rec(ctx, e.index);
  if (is_binary_kind(r->kind)) return r->words[kind == MC_AFFINE_DIM ? 4 : 5];
  return r->kind == kind ? r->words[0] + 1 : 0;
}

bool mc_affine_fits(const McContext *ctx, McAffineExpr e, uint32_t dims, uint32_t symbols) {
  return needed(ctx, e, MC_AFFINE_DIM) <= dims && needed(ctx, e, MC_AFFINE_SYMBOL) <= symbols;
}

static McAffineExpr intern_binary(McContext *ctx, McKind kind, McAffineExpr lhs, McAffineExpr rhs) {
  uint32_t words[EXPR_WORDS] = {lhs.index, rhs.index};
  mc_put_i64(words + 2, binary_known_divisor(ctx, kind, lhs, rhs));
  for (uint32_t i = 0; i < 2; i++) {
    McKind leaf_kind = i == 0 ? MC_AFFINE_DIM : MC_AFFINE_SYMBOL;
    uint32_t left = needed(ctx, lhs, leaf_kind), right = needed(ctx, rhs, leaf_kind);
    words[4 + i] = left > right ? left : right;
  }
  McRecInit init = {.kind = (uint8_t)kind, .depth = 1, .words = words, .num_words = EXPR_WORDS};
  const McRec *l = mc_rec(ctx, lhs.index), *r = mc_rec(ctx, rhs.index);
  bool continues = kind == MC_AFFINE_ADD && l->kind == MC_AFFINE_ADD;
  if (continues) init.depth = l->depth; /* a longer sum is no deeper: readers of sums loop to the left */
  else mc_rec_init_child(ctx, &init, lhs.index);
  mc_rec_init_child(ctx, &init, rhs.index);
  init.flags |= (l->flags | r->flags) & (MC_REC_HAS_DIM | MC_REC_IMPURE);
  bool pure = kind == MC_AFFINE_ADD || r->kind == MC_AFFINE_CONSTANT ||
              (kind == MC_AFFINE_MUL && l->kind == MC_AFFINE_CONSTANT);
  if (!pure) init.flags |= MC_REC_IMPURE;
  return (McAffineExpr){mc_intern(ctx, &init)};
}

static McAffineExpr leaf(McContext *ctx, McKind kind, const uint32_t *words, uint32_t count, uint8_t flags) {
  McRecInit init = {.kind = (uint8_t)kind, .flags = flags, .depth = 1, .words = words, .num_words = count};
  return (McAffineExpr){mc_intern(ctx, &init)};
}

McAffineExpr mc_affine_dim(McContext *ctx, uint32_t position) {
  MC_ASSERT(position <= MC_MAX_AFFINE_POSITION);
  return leaf(ctx, MC_AFFINE_DIM, &position, 1, MC_REC_HAS_DIM);
}

McAffineExpr mc_affine_symbol(McContext *ctx, uint32_t position) {
  MC_ASSERT(position <= MC_MAX_AFFINE_POSITION);
  return leaf(ctx, MC_AFFINE_SYMBOL, &position, 1, 0);
}

McAffineExpr mc_affine_constant(McContext *ctx, int64_t value) {
  uint32_t words[2];
  mc_put_i64(words, value);
  return leaf(ctx, MC_AFFINE_CONSTANT, words, 2, 0);
}

/* --- the rules. Those for multiply and mod look at a few levels at most. The rules for a sum follow its right
 * operands, as deep as it was written: add counts its depth and hops stacks; floor_div keeps its own stack. An
 * operand can be none (out of memory): then the result is none. --- */

static McAffineExpr add(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs, uint32_t depth);
static McAffineExpr multiply(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs);
static McAffineExpr mod(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs);

static McAffineExpr multiply_by(McContext *ctx, McAffineExpr e, int64_t factor) {
  return multiply(ctx, e, mc_affine_constant(ctx, factor));
}

/* True for two dimensions, or two symbols, that are not in the order of their positions. */
static bool out_of_order(const McContext *ctx, McAffineExpr lhs, McAffineExpr rhs) {
  const McRec *l = mc_rec(ctx, lhs.index), *r = mc_rec(ctx, rhs.index);
  return l->kind == r->kind && (l->kind == MC_AFFINE_DIM || l->kind == MC_AFFINE_SYMBOL) && l->words[0] > r->words[0];
}

/* Returns x when `e` is x * factor, else `e`, which is 1 * e. */
static McAffineExpr split_factor(const McContext *ctx, McAffineExpr e, int64_t *factor) {
  McAffineExpr x;
  if (match_constant_rhs(ctx, e, MC_AFFINE_MUL, &x, factor)) return x;
  *factor = 1;
  return e;
}

/* e + (e floordiv q) * q * -1 is e mod q. Like mlir-opt 22, this does not check which operator joins the -1: so it
 * also matches + -1. */
static bool match_symbolic_mod(const McContext *ctx, McAffineExpr lhs, McAffineExpr rhs, McAffineExpr *divisor) {
  McAffineExpr product = mc_affine_lhs(ctx, rhs);
  int64_t value;
  if (!constant_value(ctx, mc_affine_rhs(ctx, rhs), &value) || value != -1 || !is_kind(ctx, product, MC_AFFINE_MUL)) {
    return false;
  }
  McAffineExpr quotient = mc_affine_lhs(ctx, product);
  *divisor = mc_affine_rhs(ctx, product);
  return is_kind(ctx, quotient, MC_AFFINE_FLOORDIV) && mc_affine_rhs(ctx, quotient).index == divisor->index &&
         mc_affine_lhs(ctx, quotient).index == lhs.index;
}

/* e + (e floordiv c) * -c is e mod c, for a constant c above 0. */
static bool is_constant_mod(const McContext *ctx, McAffineExpr lhs, McAffineExpr quotient, McAffineExpr factor) {
  int64_t c, f;
  return mc_affine_lhs(ctx, quotient).index == lhs.index && constant_value(ctx, mc_affine_rhs(ctx, quotient), &c) &&
         c > 0 && constant_value(ctx, factor, &f) && f == -c;
}

/* The simpler form of lhs + rhs, if a rule has one (none: out of memory); returns false when there is no rule. */
static bool simplify_add(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs, uint32_t depth, McAffineExpr *out);

static bool simplify_add_here(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs, uint32_t depth, McAffineExpr *out) {
  int64_t l = 0, r = 0, sum;
  bool lhs_constant = constant_value(ctx, lhs, &l), rhs_constant = constant_value(ctx, rhs, &r);
  if (lhs_constant && rhs_constant) {
    if (!add_fits(l, r, &sum)) return false;
    *out = mc_affine_constant(ctx, sum);
    return true;
  }
  if (lhs_constant || (!has_dim(ctx, lhs) && has_dim(ctx, rhs)) || out_of_order(ctx, lhs, rhs)) {
    *out = add(ctx, rhs, lhs, depth + 1);
    return true;
  }
  if (rhs_constant && r == 0) {
    *out = lhs;
    return true;
  }
  McAffineExpr x; /* lhs is x + l: (x + l) + r, and further down (x + l) + y as (x + y) + l */
  bool lhs_offset = match_constant_rhs(ctx, lhs, MC_AFFINE_ADD, &x, &l);
  if (lhs_offset && rhs_constant) {
    *out = add(ctx, x, mc_affine_constant(ctx, wrap_add(l, r)), depth + 1);
    return true;
  }
  int64_t lhs_factor, rhs_factor;
  McAffineExpr term = split_factor(ctx, lhs, &lhs_factor);
  if (term.index == split_factor(ctx, rhs, &rhs_factor).index) {
    *out = multiply_by(ctx, term, wrap_add(lhs_factor, rhs_factor));
    return true;
  }
  if (lhs_offset) {
    *out = add(ctx, add(ctx, x, rhs, depth + 1), mc_affine_constant(ctx, l), depth + 1);
    return true;
  }
  if (!is_binary_kind(mc_rec(ctx, rhs.index)->kind)) return false;
  McAffineExpr divisor;
  if (match_symbolic_mod(ctx, lhs, rhs, &divisor)) {
    *out = mod(ctx, lhs, divisor);
    return true;
  }
  McAffineExpr quotient = mc_affine_lhs(ctx, rhs);
  if (!is_kind(ctx, rhs, MC_AFFINE_MUL) || !is_kind(ctx, quotient, MC_AFFINE_FLOORDIV)) return false;
  if (is_constant_mod(ctx, lhs, quotient, mc_affine_rhs(ctx, rhs))) {
    *out = mod(ctx, lhs, mc_affine_rhs(ctx, quotient));
    return true;
  }
  /* (x + e) + (q floordiv c) * f, when e and the quotient can be combined. */
  McAffineExpr tail;
  if (!is_kind(ctx, lhs, MC_AFFINE_ADD) || !simplify_add(ctx, mc_affine_rhs(ctx, lhs), rhs, depth + 1, &tail)) {
    return false;
  }
  *out = add(ctx, mc_affine_lhs(ctx, lhs), tail, depth + 1);
  return true;
}

typedef struct AddCall {
  McContext *ctx;
  McAffineExpr lhs, rhs, result;
  uint32_t depth;
  bool simplified;
} AddCall;

static void add_hop(void *data) {
  AddCall *call = data;
  call->simplified = simplify_add_here(call->ctx, call->lhs, call->rhs, call->depth, &call->result);
}

static bool simplify_add(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs, uint32_t depth, McAffineExpr *out) {
  if (MC_LIKELY(depth % MC_STACK_SWITCH != MC_STACK_SWITCH - 1)) return simplify_add_here(ctx, lhs, rhs, depth, out);
  /* a failure to make a thread is handled like running out of memory */
  AddCall call = {ctx, lhs, rhs, none(), depth, true};
  mc_stack_switch(ctx->stacks, add_hop, &call);
  *out = call.result;
  return call.simplified;
}

static McAffineExpr add(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs, uint32_t depth) {
  if (lhs.index == MC_NONE || rhs.index == MC_NONE) return none();
  McAffineExpr simpler;
  if (simplify_add(ctx, lhs, rhs, depth, &simpler)) return simpler;
  return intern_binary(ctx, MC_AFFINE_ADD, lhs, rhs);
}

static McAffineExpr multiply(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs) {
  if (lhs.index == MC_NONE || rhs.index == MC_NONE) return none();
  int64_t l = 0, r = 0, product;
  bool lhs_constant = constant_value(ctx, lhs, &l), rhs_constant = constant_value(ctx, rhs, &r);
  if (lhs_constant && rhs_constant) {
    return mul_fits(l, r, &product) ? mc_affine_constant(ctx, product) : intern_binary(ctx, MC_AFFINE_MUL, lhs, rhs);
  }
  if (has_dim(ctx, lhs) && has_dim(ctx, rhs)) return intern_binary(ctx, MC_AFFINE_MUL, lhs, rhs);
  if (lhs_constant || has_dim(ctx, rhs) || out_of_order(ctx, lhs, rhs)) return multiply(ctx, rhs, lhs);
  if (rhs_constant && r == 1) return lhs;
  if (rhs_constant && r == 0) return rhs;

  McAffineExpr x;
  if (match_constant_rhs(ctx, lhs, MC_AFFINE_MUL, &x, &l)) {
    if (rhs_constant) return multiply_by(ctx, x, wrap_mul(l, r));
    return multiply_by(ctx, multiply(ctx, x, rhs), l);
  }
  return intern_binary(ctx, MC_AFFINE_MUL, lhs, rhs);
}

static McAffineExpr mod(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs) {
  if (lhs.index == MC_NONE || rhs.index == MC_NONE) return none();
  int64_t divisor, value;
  if (!constant_value(ctx, rhs, &divisor) || divisor < 1) return intern_binary(ctx, MC_AFFINE_MOD, lhs, rhs);
  for (;;) { /* each round continues with a part of lhs */
    if (constant_value(ctx, lhs, &value)) return mc_affine_constant(ctx, positive_mod(value, divisor));
    if (known_divisor(ctx, lhs) % divisor == 0) return mc_affine_constant(ctx, 0);
    McAffineExpr part;
    if (is_kind(ctx, lhs, MC_AFFINE_ADD)) {
      McAffineExpr left = mc_affine_lhs(ctx, lhs), right = mc_affine_rhs(ctx, lhs);
      if (known_divisor(ctx, left) % divisor == 0) {
        lhs = right;
      } else if (known_divisor(ctx, right) % divisor == 0) {
        lhs = left;
      } else {
        break;
      }
    } else if (match_constant_rhs(ctx, lhs, MC_AFFINE_MOD, &part, &value) && value >= 1 && value % divisor == 0) {
      lhs = part;
    } else {
      break;
    }
  }
  return intern_binary(ctx, MC_AFFINE_MOD, lhs, rhs);
}

/* x * m, divided by a divisor of m. */
static bool divide_factor(McContext *ctx, McAffineExpr e, int64_t divisor, McAffineExpr *out) {
  McAffineExpr x;
  int64_t factor;
  if (!match_constant_rhs(ctx, e, MC_AFFINE_MUL, &x, &factor) || remainder_of(factor, divisor) != 0) return false;
  *out = multiply_by(ctx, x, quotient_of(factor, divisor));
  return true;
}

static McAffineExpr ceil_div(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs) {
  int64_t divisor, value;
  if (!constant_value(ctx, rhs, &divisor) || divisor == 0) return intern_binary(ctx, MC_AFFINE_CEILDIV, lhs, rhs);
  if (constant_value(ctx, lhs, &value)) {
    if (value == INT64_MIN && divisor == -1) return intern_binary(ctx, MC_AFFINE_CEILDIV, lhs, rhs);
    return mc_affine_constant(ctx, ceil_divide(value, divisor));
  }
  if (divisor == 1) return lhs;
  McAffineExpr quotient;
  if (divide_factor(ctx, lhs, divisor, &quotient)) return quotient;
  return intern_binary(ctx, MC_AFFINE_CEILDIV, lhs, rhs);
}

/* The floordiv of an expression that is not a sum that can be divided term by term. */
static McAffineExpr floor_div_term(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs, int64_t divisor) {
  int64_t value;
  if (constant_value(ctx, lhs, &value)) {
    if (value == INT64_MIN && divisor == -1) return intern_binary(ctx, MC_AFFINE_FLOORDIV, lhs, rhs);
    return mc_affine_constant(ctx, floor_divide(value, divisor));
  }
  if (divisor == 1) return lhs;
  McAffineExpr quotient;
  if (divide_factor(ctx, lhs, divisor, &quotient)) return quotient;
  return intern_binary(ctx, MC_AFFINE_FLOORDIV, lhs, rhs);
}

/* (a + b) floordiv c is a floordiv c + b floordiv c when c divides one of them; likewise inside a and b. */
static bool divides_term(const McContext *ctx, McAffineExpr e, int64_t divisor) {
  return divisor != 1 && is_kind(ctx, e, MC_AFFINE_ADD) &&
         (remainder_of(known_divisor(ctx, mc_affine_lhs(ctx, e)), divisor) == 0 ||
          remainder_of(known_divisor(ctx, mc_affine_rhs(ctx, e)), divisor) == 0);
}

/* left: the quotient of the left term, once it is known */
typedef struct SumFrame { McAffineExpr sum, left; } SumFrame;

static McAffineExpr floor_div(McContext *ctx, McAffineExpr lhs, McAffineExpr rhs) {
  int64_t divisor;
  if (!constant_value(ctx, rhs, &divisor) || divisor == 0) return intern_binary(ctx, MC_AFFINE_FLOORDIV, lhs, rhs);
  if (!divides_term(ctx, lhs, divisor)) return floor_div_term(ctx, lhs, rhs, divisor);
  MC_ARRAY(SumFrame) stack;
  mc_array_init(&stack);
  McAffineExpr e = lhs, result = none();
  for (;;) {
    if (divides_term(ctx, e, divisor)) {
      if (!mc_array_push(&ctx->alloc, &stack, ((SumFrame){e, none()}))) {
        result = none();
        break;
      }
      e = mc_affine_lhs(ctx, e);
      continue;
    }
    result = floor_div_term(ctx, e, rhs, divisor);
    while (stack.len && stack.ptr[stack.len - 1].left.index != MC_NONE && result.index != MC_NONE) {
      result = add(ctx, stack.ptr[--stack.len].left, result, 0);
    }
    if (stack.len == 0 || result.index == MC_NONE) break;
    SumFrame *top = &stack.ptr[stack.len - 1];
    top->left = result;
    e = mc_affine_rhs(ctx, top->sum);
  }
  mc_array_fini(&ctx->alloc, &stack);
  return result;
}

McAffineExpr mc_affine_binary(McContext *ctx, McKind kind, McAffineExpr lhs, McAffineExpr rhs) {
  if (lhs.index == MC_NONE || rhs.index == MC_NONE) return none();
  switch (kind) {
    case MC_AFFINE_ADD: return add(ctx, lhs, rhs, 0);
    case MC_AFFINE_MUL: return multiply(ctx, lhs, rhs);
    case MC_AFFINE_MOD: return mod(ctx, lhs, rhs);
    case MC_AFFINE_FLOORDIV: return floor_div(ctx, lhs, rhs);
    case MC_AFFINE_CEILDIV: return ceil_div(ctx, lhs, rhs);
    default: MC_ASSERT(false); return none();
  }
}

/* --- readers --- */

McAffineExpr mc_affine_lhs(const McContext *ctx, McAffineExpr e) {
  MC_ASSERT(is_binary_kind(mc_rec(ctx, e.index)->kind));
  return (McAffineExpr){mc_rec(ctx, e.index)->words[0]};
}

McAffineExpr mc_affine_rhs(const McContext *ctx, McAffineExpr e) {
  MC_ASSERT(is_binary_kind(mc_rec(ctx, e.index)->kind));
  return (McAffineExpr){mc_rec(ctx, e.index)->words[1]};
}

int64_t mc_affine_value(const McContext *ctx, McAffineExpr e) {
  const McRec *r = mc_rec(ctx, e.index);
  MC_ASSERT(r->kind == MC_AFFINE_CONSTANT || r->kind == MC_AFFINE_DIM || r->kind == MC_AFFINE_SYMBOL);
  return r->kind == MC_AFFINE_CONSTANT ? mc_rec_i64(r, 0) : (int64_t)r->words[0];
}

bool mc_affine_is_pure(const McContext *ctx, McAffineExpr e) { return !(mc_rec(ctx, e.index)->flags & MC_REC_IMPURE); }

bool mc_affine_is_symbolic_or_constant(const McContext *ctx, McAffineExpr e) { return !has_dim(ctx, e); }

/* --- maps and sets --- */

#define INLINE_WORDS 64u

/* Interns a header and `count` elements of one or two words; all operands are children. Returns MC_NONE when memory
 * runs out. */
static uint32_t intern_list(McContext *ctx, McKind kind, uint32_t dims, uint32_t symbols, const McAffineExpr *exprs,
                            const uint8_t *is_equality, size_t count) {
  size_t step = is_equality ? 2 : 1;
  if (count > (UINT32_MAX - 2) / 2) return MC_NONE;
  size_t num_words = 2 + count * step;
  uint32_t inline_words[INLINE_WORDS];
  uint32_t *words = num_words <= INLINE_WORDS ? inline_words : mc_alloc(&ctx->alloc, num_words * sizeof *words);
  if (words == NULL) return MC_NONE;
  words[0] = dims;
  words[1] = symbols;
  McRecInit init = {.kind = (uint8_t)kind, .depth = 1, .words = words, .num_words = (uint32_t)num_words};
  bool complete = true;
  for (size_t i = 0; i < count; i++) {
    complete &= exprs[i].index != MC_NONE;
    words[2 + i * step] = exprs[i].index;
    if (is_equality) words[3 + i * step] = is_equality[i] != 0;
    mc_rec_init_child(ctx, &init, exprs[i].index);
  }
  init.flags &= (uint8_t)~(MC_REC_HAS_DIM | MC_REC_IMPURE); /* facts of expressions only */
  uint32_t index = complete ? mc_intern(ctx, &init) : MC_NONE;
  if (words != inline_words) mc_free(&ctx->alloc, words, num_words * sizeof *words);
  return index;
}

McAffineMap mc_affine_map(McContext *ctx, uint32_t dims, uint32_t symbols, const McAffineExpr *results, size_t count) {
  return (McAffineMap){intern_list(ctx, MC_AFFINE_MAP, dims, symbols, results, NULL, count)};
}

static const McRec *map_rec(const McContext *ctx, McAffineMap m) {
  const McRec *r = mc_rec(ctx, m.index);
  MC_ASSERT(r->kind == MC_AFFINE_MAP);
  return r;
}

uint32_t mc_affine_map_num_dims(const McContext *ctx, McAffineMap m) { return map_rec(ctx, m)->words[0]; }
uint32_t mc_affine_map_num_symbols(const McContext *ctx, McAffineMap m) { return map_rec(ctx, m)->words[1]; }
uint32_t mc_affine_map_num_results(const McContext *ctx, McAffineMap m) { return map_rec(ctx, m)->num_words - 2; }

McAffineExpr mc_affine_map_result(const McContext *ctx, McAffineMap m, uint32_t i) {
  MC_ASSERT(i < mc_affine_map_num_results(ctx, m));
  return (McAffineExpr){map_rec(ctx, m)->words[2 + i]};
}

bool mc_affine_map_is_identity(const McContext *ctx, McAffineMap m) {
  const McRec *r = map_rec(ctx, m);
  uint32_t dims = r->words[0];
  if (r->num_words - 2 != dims) return false;
  for (uint32_t i = 0; i < dims; i++) {
    const McRec *result = mc_rec(ctx, r->words[2 + i]);
    if (result->kind != MC_AFFINE_DIM || result->words[0] != i) return false;
  }
  return true;
}

/* Subtracts the number of operators and leaves of `e` from *budget. Returns false when memory runs out. `stack` is
 * used above its height. */
static bool count_off(McContext *ctx, McAffineExpr e, McWords *stack, uint32_t *budget) {
  size_t base = stack->len;
  if (!mc_array_push(&ctx->alloc, stack, e.index)) return false;
  while (stack->len > base && *budget > 0) {
    uint32_t top = stack->ptr[--stack->len];
    const McRec *r = mc_rec(ctx, top);
    --*budget;
    if (!is_binary_kind(r->kind)) continue;
    if (!mc_array_push(&ctx->alloc, stack, r->words[0]) || !mc_array_push(&ctx->alloc, stack, r->words[1])) {
      return false;
    }
  }
  stack->len = base;
  return true;
}

/* Substitutes the results of `first` for the dimensions of `e`; the symbols of `e` are numbered after those of
 * `first`. */
static McAffineExpr substitute(McContext *ctx, McAffineExpr e, McAffineMap first, McWords *todo, McWords *done,
                               uint32_t *budget) {
  McAlloc *alloc = &ctx->alloc;
  if (!mc_array_push(alloc, todo, e.index)) return none();
  while (todo->len > 0) {
    uint32_t word = todo->ptr[--todo->len];
    McAffineExpr made = {word};
    if (word == MC_NONE) { /* and the next word is a kind: combines the two values that were made last */
      McAffineExpr rhs = {done->ptr[--done->len]}, lhs = {done->ptr[--done->len]};
      made = mc_affine_binary(ctx, (McKind)todo->ptr[--todo->len], lhs, rhs);
    } else {
      const McRec *r = mc_rec(ctx, word);
      if (is_binary_kind(r->kind)) {
        uint32_t parts[4] = {r->kind, MC_NONE, r->words[1], r->words[0]};
        if (*budget == 0) return none();
        --*budget;
        for (int i = 0; i < 4; i++) {
          if (!mc_array_push(alloc, todo, parts[i])) return none();
        }
        continue;
      }
      if (r->kind == MC_AFFINE_SYMBOL) {
        made = mc_affine_symbol(ctx, r->words[0] + mc_affine_map_num_symbols(ctx, first));
      }
      if (r->kind == MC_AFFINE_DIM) made = mc_affine_map_result(ctx, first, r->words[0]);
      if (made.index == MC_NONE || !count_off(ctx, made, todo, budget)) return none();
    }
    if (made.index == MC_NONE || *budget == 0 || !mc_array_push(alloc, done, made.index)) return none();
  }
  return (McAffineExpr){done->ptr[--done->len]};
}

McAffineMap mc_affine_map_compose(McContext *ctx, McAffineMap first, McAffineMap second, bool *too_large) {
  MC_ASSERT(mc_affine_map_num_results(ctx, first) == mc_affine_map_num_dims(ctx, second));
  McWords todo = {0}, done = {0}, results = {0};
  uint32_t budget = MC_MAX_COMPOSED;
  McAffineMap map = {MC_NONE};
  bool ok = true;
  for (uint32_t i = 0; ok && i < mc_affine_map_num_results(ctx, second); i++) {
    McAffineExpr e = substitute(ctx, mc_affine_map_result(ctx, second, i), first, &todo, &done, &budget);
    ok = e.index != MC_NONE && mc_array_push(&ctx->alloc, &results, e.index);
  }
  if (ok) {
    uint32_t symbols = mc_affine_map_num_symbols(ctx, first) + mc_affine_map_num_symbols(ctx, second);
    map =
        mc_affine_map(ctx, mc_affine_map_num_dims(ctx, first), symbols, (const McAffineExpr *)results.ptr, results.len);
  }
  *too_large = !ok && budget == 0;
  mc_array_fini(&ctx->alloc, &todo);
  mc_array_fini(&ctx->alloc, &done);
  mc_array_fini(&ctx->alloc, &results);
  return map;
}

McIntegerSet mc_integer_set(McContext *ctx, uint32_t dims, uint32_t symbols, const McAffineExpr *constraints,
                            const uint8_t *is_equality, size_t count) {
  static const uint8_t no_flags[1] = {0};
  return (McIntegerSet){
      intern_list(ctx, MC_INTEGER_SET, dims, symbols, constraints, is_equality ? is_equality : no_flags, count)};
}

static const McRec *set_rec(const McContext *ctx, McIntegerSet s) {
  const McRec *r = mc_rec(ctx, s.index);
  MC_ASSERT(r->kind == MC_INTEGER_SET);
  return r;
}

uint32_t mc_integer_set_num_dims(const McContext *ctx, McIntegerSet s) { return set_rec(ctx, s)->words[0]; }
uint32_t mc_integer_set_num_symbols(const McContext *ctx, McIntegerSet s) { return set_rec(ctx, s)->words[1]; }
uint32_t mc_integer_set_num_constraints(const McContext *ctx, McIntegerSet s) {
  return (set_rec(ctx, s)->num_words - 2) / 2;
}

McAffineExpr mc_integer_set_constraint(const McContext *ctx, McIntegerSet s, uint32_t i) {
  MC_ASSERT(i < mc_integer_set_num_constraints(ctx, s));
  return (McAffineExpr){set_rec(ctx, s)->words[2 + 2 * i]};
}

bool mc_integer_set_is_equality(const McContext *ctx, McIntegerSet s, uint32_t i) {
  MC_ASSERT(i < mc_integer_set_num_constraints(ctx, s));
  return set_rec(ctx, s)->words[3 + 2 * i] != 0;
}
