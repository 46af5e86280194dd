/* test_affine.c - affine expressions: when they are simplified, as in mlir-opt 22 (the pairs below are its results;
 * other tests compare many thousands of random ones where mlir-opt is installed); maps and sets; depth; failing
 * allocations. */
#include <pthread.h>

#include "check.h"
#include "mlircore.h"

/* --- a reader of expressions, with the parser's order of operations, and a writer that shows the structure --- */

typedef struct Reader { McContext *ctx; const char *at; } Reader;

static McAffineExpr read_sum(Reader *r);

static bool take(Reader *r, const char *word) {
  while (*r->at == ' ') r->at++;
  size_t len = strlen(word);
  if (strncmp(r->at, word, len) != 0) return false;
  r->at += len;
  return true;
}

static McAffineExpr read_atom(Reader *r) {
  if (take(r, "(")) {
    McAffineExpr e = read_sum(r);
    CHECK(take(r, ")"));
    return e;
  }
  if (take(r, "-")) return mc_affine_binary(r->ctx, MC_AFFINE_MUL, read_atom(r), mc_affine_constant(r->ctx, -1));
  bool dim = take(r, "d"), symbol = !dim && take(r, "s");
  char *end;
  long long value = strtoll(r->at, &end, 10);
  CHECK(end != r->at);
  r->at = end;
  if (dim) return mc_affine_dim(r->ctx, (uint32_t)value);
  return symbol ? mc_affine_symbol(r->ctx, (uint32_t)value) : mc_affine_constant(r->ctx, value);
}

static McAffineExpr read_product(Reader *r) {
  McAffineExpr lhs = read_atom(r);
  for (;;) {
    McKind kind = take(r, "*")          ? MC_AFFINE_MUL
                  : take(r, "mod")      ? MC_AFFINE_MOD
                  : take(r, "floordiv") ? MC_AFFINE_FLOORDIV
                  : take(r, "ceildiv")  ? MC_AFFINE_CEILDIV
                                        : MC_KIND_NONE;
    if (kind == MC_KIND_NONE) return lhs;
    lhs = mc_affine_binary(r->ctx, kind, lhs, read_atom(r));
  }
}

static McAffineExpr read_sum(Reader *r) {
  McAffineExpr lhs = read_product(r);
  for (;;) {
    bool plus = take(r, "+");
    if (!plus && !take(r, "-")) return lhs;
    McAffineExpr rhs = read_product(r);
    if (!plus) rhs = mc_affine_binary(r->ctx, MC_AFFINE_MUL, rhs, mc_affine_constant(r->ctx, -1));
    lhs = mc_affine_binary(r->ctx, MC_AFFINE_ADD, lhs, rhs);
  }
}

static McAffineExpr expr_of(McContext *ctx, const char *text) {
  Reader r = {ctx, text};
  McAffineExpr e = read_sum(&r);
  CHECK(*r.at == 0);
  return e;
}

static char *put(McContext *ctx, char *out, McAffineExpr e) {
  static const char *const operators[] = {"+", "*", "mod", "floordiv", "ceildiv"};
  McKind kind = mc_kind(ctx, e.index);
  if (kind == MC_AFFINE_DIM) return out + sprintf(out, "d%lld", (long long)mc_affine_value(ctx, e));
  if (kind == MC_AFFINE_SYMBOL) return out + sprintf(out, "s%lld", (long long)mc_affine_value(ctx, e));
  if (kind == MC_AFFINE_CONSTANT) return out + sprintf(out, "%lld", (long long)mc_affine_value(ctx, e));
  *out++ = '(';
  out = put(ctx, out, mc_affine_lhs(ctx, e));
  out += sprintf(out, " %s ", operators[kind - MC_AFFINE_ADD]);
  out = put(ctx, out, mc_affine_rhs(ctx, e));
  *out++ = ')';
  *out = 0;
  return out;
}

/* --- the rules --- */

static const char *const rules[][2] = {
    /* constants fold unless that overflows; expressions that do not change */
    {"2 + 3 * 4", "14"},
    {"9223372036854775807 + 1", "(9223372036854775807 + 1)"},
    {"9223372036854775807 * 2", "(9223372036854775807 * 2)"},
    {"(-9223372036854775807 - 1) * -1", "(-9223372036854775808 * -1)"},
    {"-5 mod 3", "1"},
    {"5 mod 0", "(5 mod 0)"},
    {"5 mod -3", "(5 mod -3)"},
    {"-5 floordiv 3", "-2"},
    {"5 floordiv -3", "-2"},
    {"6 floordiv -3", "-2"},
    {"5 floordiv 0", "(5 floordiv 0)"},
    {"-5 ceildiv 3", "-1"},
    {"5 ceildiv 3", "2"},
    {"5 ceildiv -3", "-1"},
    {"5 ceildiv 0", "(5 ceildiv 0)"},
    {"(-9223372036854775807 - 1) floordiv -1", "(-9223372036854775808 floordiv -1)"},
    {"(-9223372036854775807 - 1) ceildiv -1", "(-9223372036854775808 ceildiv -1)"},
    {"(-9223372036854775807 - 1) floordiv 1", "-9223372036854775808"},
    {"d0 floordiv 0", "(d0 floordiv 0)"},
    {"(d0 + 0 * s0) mod 0", "(d0 mod 0)"},
    /* neutral elements */
    {"d0 + 0", "d0"},
    {"0 + d0", "d0"},
    {"d0 * 1", "d0"},
    {"d0 * 0", "0"},
    {"d0 floordiv 1", "d0"},
    {"d0 ceildiv 1", "d0"},
    {"d0 mod 1", "0"},
    {"(d0 * 0) mod 5", "0"},
    /* operands that move to the right: constants, then symbols; dimensions, and symbols, by position, when both are
     * bare */
    {"3 + d0", "(d0 + 3)"},
    {"s0 + d0", "(d0 + s0)"},
    {"4 * d0", "(d0 * 4)"},
    {"s0 * d0", "(d0 * s0)"},
    {"d2 + d1", "(d1 + d2)"},
    {"s1 + s0", "(s0 + s1)"},
    {"s1 * s0 * s0", "((s0 * s1) * s0)"},
    {"d2 * 2 + d0", "((d2 * 2) + d0)"},
    {"s1 + s0 mod 3", "(s1 + (s0 mod 3))"},
    {"d2 + d1 + d2", "((d1 + d2) + d2)"},
    {"d0 + 2 + d1", "((d0 + d1) + 2)"},
    {"d0 + (d1 + 2)", "(d0 + (d1 + 2))"},
    {"d0 * 2 * s0", "((d0 * s0) * 2)"},
    {"d0 + 2 + 3", "(d0 + 5)"},
    {"d0 * 2 * 3", "(d0 * 6)"},
    {"d0 + 9223372036854775807 + 1", "(d0 + -9223372036854775808)"},
    {"d0 * 9223372036854775807 * 2", "(d0 * -2)"},
    /* terms of one factor */
    {"d0 + d0", "(d0 * 2)"},
    {"d0 * 2 + d0 * 3", "(d0 * 5)"},
    {"d0 - d0", "0"},
    {"d0 * 3 - d0 * 2", "d0"},
    {"d0 * s0 + d0 * s0", "((d0 * s0) * 2)"},
    {"d0 * 9223372036854775807 + d0", "(d0 * -9223372036854775808)"},
    /* e - q * (e floordiv q) */
    {"d0 - (d0 floordiv 4) * 4", "(d0 mod 4)"},
    {"d0 - (d0 floordiv s0) * s0", "(d0 mod s0)"},
    {"d0 + (d0 floordiv -4) * 4", "(d0 + ((d0 floordiv -4) * 4))"},
    {"d1 + (d1 floordiv (s0 * -2)) * (s0 * 2)", "(d1 + ((d1 floordiv (s0 * -2)) * (s0 * 2)))"},
    {"d2 + ((d2 floordiv s1) * s1 - 1)", "(d2 mod s1)"}, /* upstream does so, too */
    {"d0 + ((d0 floordiv 4) - 4)", "(d0 + ((d0 floordiv 4) + -4))"},
    {"d0 + d1 + (d1 floordiv 4) * -4", "(d0 + (d1 mod 4))"},
    {"d0 + d1 + (d0 floordiv 4) * -4", "((d0 + d1) + ((d0 floordiv 4) * -4))"},
    {"d0 + s0 + (d1 floordiv s0) * 3", "(d0 + (((d1 floordiv s0) * 3) + s0))"},
    {"d0 + (d1 * 2 + d2) + (d2 floordiv 6) * -6", "(d0 + ((d1 * 2) + (d2 mod 6)))"},
    /* known divisors */
    {"(d0 * 128) floordiv 64", "(d0 * 2)"},
    {"(d0 * 128) ceildiv 64", "(d0 * 2)"},
    {"(d0 * 8) floordiv -4", "(d0 * -2)"},
    {"(d0 * 8 + d1 * 4 + d2) floordiv 4", "(((d0 * 2) + d1) + (d2 floordiv 4))"},
    {"(d0 + d1) floordiv 4", "((d0 + d1) floordiv 4)"},
    {"(d0 * 4 + d1) ceildiv 4", "(((d0 * 4) + d1) ceildiv 4)"},
    {"(d0 * 4 * s0) mod 4", "0"},
    {"(d0 * 4 + 1) mod 2", "1"},
    {"(d0 + d1 * 4) mod 4", "(d0 mod 4)"},
    {"(d0 + d1) mod 4", "((d0 + d1) mod 4)"},
    {"(d0 mod 12) mod 4", "(d0 mod 4)"},
    {"(d0 mod 4) mod 12", "((d0 mod 4) mod 12)"},
    {"((d0 * 8) floordiv s0) mod 2", "(((d0 * 8) floordiv s0) mod 2)"},
    {"((d0 * 6) mod 4) mod 2", "0"},
    {"(((d0 * 8) + 4) floordiv 2) mod 2", "0"},
    {"(d0 * 4611686018427387904 * s0 * 4) mod 7", "0"},
    {"((d0 * (-9223372036854775807 - 1)) floordiv -1) mod 2", "0"},
};

static void rules_hold(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  char text[512];
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
    McAffineExpr e = expr_of(ctx, rules[i][0]);
    CHECK(e.index != MC_NONE);
    put(ctx, text, e);
    CHECK_TEXT(text, rules[i][1]);
  }
  mc_context_free(ctx);
}

static void products_of_dimensions_are_left_alone(void) {
  McContext *ctx = mc_context_new();
  McAffineExpr d0 = mc_affine_dim(ctx, 0), d1 = mc_affine_dim(ctx, 1), e = mc_affine_binary(ctx, MC_AFFINE_MUL, d1, d0);
  CHECK(mc_affine_lhs(ctx, e).index == d1.index && mc_affine_rhs(ctx, e).index == d0.index);
  mc_context_free(ctx);
}

static void kinds_are_told(void) {
  McContext *ctx = mc_context_new();
  static const struct { const char *text; bool pure, symbolic;
  } cases[] = {{"d0", true, false},
               {"s0 + 4", true, true},
               {"7", true, true},
               {"d0 * 4 + d1 mod 3", true, false},
               {"d0 * s0", false, false},
               {"d0 mod s0", false, false},
               {"s0 floordiv s1", false, true},
               {"d0 + s0 * s1", false, false},
               {"(d0 ceildiv 3) floordiv 2", true, false},
               {"9223372036854775807 * 2", true, true}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    McAffineExpr e = expr_of(ctx, cases[i].text);
    CHECK(mc_affine_is_pure(ctx, e) == cases[i].pure && mc_affine_is_symbolic_or_constant(ctx, e) == cases[i].symbolic);
  }
  mc_context_free(ctx);
}

static void maps_and_sets_are_read_back(void) {
  McContext *ctx = mc_context_new();
  McAffineExpr d0 = mc_affine_dim(ctx, 0), d1 = mc_affine_dim(ctx, 1), s0 = mc_affine_symbol(ctx, 0);
  const McAffineExpr results[2] = {d0, d1}, swapped[2] = {d1, d0};
  McAffineMap m = mc_affine_map(ctx, 2, 0, results, 2);
  CHECK(m.index != MC_NONE && m.index == mc_affine_map(ctx, 2, 0, results, 2).index);
  CHECK(m.index != mc_affine_map(ctx, 2, 1, results, 2).index && m.index != mc_affine_map(ctx, 3, 0, results, 2).index);
  CHECK(mc_affine_map_is_identity(ctx, m) && mc_affine_map_is_identity(ctx, mc_affine_map(ctx, 2, 1, results, 2)));
  CHECK(!mc_affine_map_is_identity(ctx, mc_affine_map(ctx, 2, 0, swapped, 2)));
  CHECK(!mc_affine_map_is_identity(ctx, mc_affine_map(ctx, 2, 0, results, 1)));
  CHECK(mc_affine_map_is_identity(ctx, mc_affine_map(ctx, 0, 0, NULL, 0)));
  CHECK(mc_affine_map_num_dims(ctx, m) == 2 && mc_affine_map_num_symbols(ctx, m) == 0);
  CHECK(mc_affine_map_num_results(ctx, m) == 2 && mc_affine_map_result(ctx, m, 1).index == d1.index);
  CHECK(mc_affine_map(ctx, 2, 0, (const McAffineExpr[1]){{MC_NONE}}, 1).index == MC_NONE);

  const McAffineExpr constraints[2] = {d0, s0};
  const uint8_t equality[2] = {0, 7};
  McIntegerSet s = mc_integer_set(ctx, 1, 1, constraints, equality, 2);
  CHECK(mc_integer_set_num_dims(ctx, s) == 1 && mc_integer_set_num_symbols(ctx, s) == 1);
  CHECK(mc_integer_set_num_constraints(ctx, s) == 2 && mc_integer_set_constraint(ctx, s, 1).index == s0.index);
  CHECK(!mc_integer_set_is_equality(ctx, s, 0) && mc_integer_set_is_equality(ctx, s, 1));
  CHECK(s.index == mc_integer_set(ctx, 1, 1, constraints, (const uint8_t[2]){0, 1}, 2).index);
  CHECK(mc_integer_set_num_constraints(ctx, mc_integer_set(ctx, 1, 0, NULL, NULL, 0)) == 0);

  McAffineExpr many[200];
  for (uint32_t i = 0; i < 200; i++) many[i] = mc_affine_dim(ctx, i);
  m = mc_affine_map(ctx, 200, 0, many, 200);
  CHECK(mc_affine_map_is_identity(ctx, m) && mc_affine_map_result(ctx, m, 199).index == many[199].index);
  mc_context_free(ctx);
}

/* --- depth --- */

#define DEEP 9990u

/* d0 * 4 + (d1 * 4 + ...), or its mirror image. */
static McAffineExpr deep_sum(McContext *ctx, bool right, McAffineExpr last) {
  McAffineExpr e = last;
  for (uint32_t i = 0; i < DEEP && e.index != MC_NONE; i++) {
    McAffineExpr term = mc_affine_binary(ctx, MC_AFFINE_MUL, mc_affine_dim(ctx, i + 1), mc_affine_constant(ctx, 4));
    e = right ? mc_affine_binary(ctx, MC_AFFINE_ADD, term, e) : mc_affine_binary(ctx, MC_AFFINE_ADD, e, term);
  }
  return e;
}

/* Runs in a thread with a small stack. */
static void *deep_work(void *data) {
  McContext *ctx = data;
  McAffineExpr d0 = mc_affine_dim(ctx, 0), four = mc_affine_constant(ctx, 4), eight = mc_affine_constant(ctx, 8);
  for (int right = 0; right < 2; right++) {
    McAffineExpr sum = deep_sum(ctx, right, d0);
    CHECK(sum.index != MC_NONE);
    CHECK(mc_affine_binary(ctx, MC_AFFINE_MOD, sum, four).index ==
          mc_affine_binary(ctx, MC_AFFINE_MOD, d0, four).index);
    McAffineExpr quotient = mc_affine_binary(ctx, MC_AFFINE_FLOORDIV, sum, four);
    CHECK(mc_kind(ctx, quotient.index) == MC_AFFINE_ADD);
    CHECK(mc_kind(ctx, mc_affine_binary(ctx, MC_AFFINE_FLOORDIV, sum, eight).index) == MC_AFFINE_FLOORDIV);
    /* The last operand, all the way down, becomes d0 mod 4. */
    McAffineExpr fours = mc_affine_binary(ctx, MC_AFFINE_MUL, mc_affine_binary(ctx, MC_AFFINE_FLOORDIV, d0, four),
                                          mc_affine_constant(ctx, -4));
    McAffineExpr all = mc_affine_binary(ctx, MC_AFFINE_ADD, sum, fours);
    CHECK(all.index != MC_NONE);
    if (right) CHECK(all.index == deep_sum(ctx, true, mc_affine_binary(ctx, MC_AFFINE_MOD, d0, four)).index);
  }
  /* d1 + ((d2 + ((... + d0) + 3)) + 3), where each 3 blocks the next. */
  McAffineExpr e = d0, three = mc_affine_constant(ctx, 3);
  for (uint32_t i = 0; i < DEEP / 2 - 1; i++) {
    e = mc_affine_binary(ctx, MC_AFFINE_ADD, mc_affine_dim(ctx, i + 1), mc_affine_binary(ctx, MC_AFFINE_ADD, e, three));
  }
  CHECK(e.index != MC_NONE);
  McAffineExpr term = mc_affine_binary(ctx, MC_AFFINE_MUL, mc_affine_binary(ctx, MC_AFFINE_FLOORDIV, d0, four),
                                       mc_affine_constant(ctx, 5));
  CHECK(mc_affine_binary(ctx, MC_AFFINE_ADD, e, term).index != MC_NONE);
  return NULL;
}

/* Runs in a thread with a small stack: the terms of a sum are no levels. */
static void *long_sum_work(void *data) {
  McContext *ctx = data;
  const uint32_t count = 3 * MC_MAX_NESTING;
  McAffineExpr sum = mc_affine_dim(ctx, 0), four = mc_affine_constant(ctx, 4), symbols = mc_affine_symbol(ctx, 0);
  for (uint32_t i = 1; i < count; i++) {
    McAffineExpr term = mc_affine_binary(ctx, MC_AFFINE_MUL, mc_affine_dim(ctx, i), four);
    sum = mc_affine_binary(ctx, MC_AFFINE_ADD, sum, term);
    McAffineExpr power = mc_affine_binary(ctx, MC_AFFINE_MUL, mc_affine_symbol(ctx, i % 3), mc_affine_symbol(ctx, 3));
    if (i < count / 2) symbols = mc_affine_binary(ctx, MC_AFFINE_ADD, symbols, power);
  }
  CHECK(sum.index != MC_NONE && symbols.index != MC_NONE);
  bool too_large = true;
  CHECK(mc_affine_simplify(ctx, sum, count, 0, &too_large).index == sum.index && !too_large);
  McAffineExpr d0 = mc_affine_dim(ctx, 0);
  CHECK(mc_affine_binary(ctx, MC_AFFINE_MOD, sum, four).index == mc_affine_binary(ctx, MC_AFFINE_MOD, d0, four).index);
  CHECK(mc_kind(ctx, mc_affine_binary(ctx, MC_AFFINE_FLOORDIV, sum, four).index) == MC_AFFINE_ADD);
  McAffineExpr by_three = mc_affine_binary(ctx, MC_AFFINE_FLOORDIV, symbols, mc_affine_symbol(ctx, 3));
  CHECK(mc_affine_simplify(ctx, by_three, 0, 4, &too_large).index != MC_NONE && !too_large);
  McAffineMap map = mc_affine_map(ctx, count, 0, &sum, 1);
  McBuf *text = mc_buf_new();
  CHECK(map.index != MC_NONE && mc_print_affine_map(ctx, map, text));
  static const char last[] = " + d29998 * 4 + d29999 * 4)";
  McStr printed = mc_buf_contents(text);
  CHECK(printed.len > sizeof last);
  CHECK(memcmp(printed.ptr + printed.len - (sizeof last - 1), last, sizeof last - 1) == 0);
  mc_buf_delete(text);
  const int64_t two[2] = {2, 2};
  McAffineExpr layout = mc_affine_binary(ctx, MC_AFFINE_ADD, d0, symbols);
  McAffineExpr d1 = mc_affine_dim(ctx, 1);
  layout = mc_affine_binary(ctx, MC_AFFINE_ADD, layout, mc_affine_binary(ctx, MC_AFFINE_MUL, d1, four));
  McAttr strided = mc_attr_affine_map(ctx, mc_affine_map(ctx, 2, 4, &layout, 1));
  McType type = mc_type_memref(ctx, two, 2, mc_type_index(ctx), strided, (McAttr){MC_NONE}, NULL);
  int64_t strides[2], offset;
  CHECK(mc_memref_strides(ctx, type, strides, &offset) && strides[0] == 1 && strides[1] == 4 && offset == MC_DYNAMIC);
  return NULL;
}

static void on_small_stack(McContext *ctx, void *(*work)(void *)) {
  pthread_attr_t attr;
  pthread_t thread;
  CHECK(pthread_attr_init(&attr) == 0 && pthread_attr_setstacksize(&attr, 512 * 1024) == 0);
  CHECK(pthread_create(&thread, &attr, work, ctx) == 0 && pthread_join(thread, NULL) == 0);
  pthread_attr_destroy(&attr);
}

static void sums_have_any_number_of_terms(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  on_small_stack(ctx, long_sum_work);
  mc_context_free(ctx);
}

static void depth_works_and_has_a_limit(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  on_small_stack(ctx, deep_work);
  McAffineExpr e = mc_affine_dim(ctx, 0);
  uint32_t depth = 0;
  while (e.index != MC_NONE) {
    e = mc_affine_binary(ctx, MC_AFFINE_MOD, e, mc_affine_symbol(ctx, 0));
    CHECK(++depth < 20000);
  }
  CHECK(depth > DEEP);
  CHECK(mc_affine_binary(ctx, MC_AFFINE_ADD, e, e).index == MC_NONE);
  mc_context_free(ctx);
}

/* --- every allocation fails in turn --- */

static bool work(McContext *ctx) {
  McAffineExpr sum =
      expr_of(ctx, "(d0 * 4 + (d1 * 8 + (d2 * 12 + d3 * 16)) + s0) floordiv 4 + d4 mod 3 + s0 * 5 + d0 * 2");
  McAffineExpr results[100];
  uint8_t equality[100];
  for (uint32_t i = 0; i < 100; i++) {
    results[i] = mc_affine_binary(ctx, MC_AFFINE_ADD, sum, mc_affine_constant(ctx, i));
    equality[i] = i & 1;
  }
  return mc_affine_map(ctx, 5, 1, results, 100).index != MC_NONE &&
         mc_integer_set(ctx, 5, 1, results, equality, 100).index != MC_NONE;
}

static void allocations_fail(void) {
  bool done = false;
  for (long long n = 0; !done; n++) {
    McContext *ctx = mc_context_new();
    CHECK(ctx != NULL && n < 1000);
    mc_context_fail_allocation_after(ctx, n);
    done = work(ctx);
    mc_context_fail_allocation_after(ctx, -1);
    CHECK(work(ctx));
    mc_context_free(ctx);
  }
}

static void parts_are_replaced(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  McAffineExpr d0 = mc_affine_dim(ctx, 0), d1 = mc_affine_dim(ctx, 1), s0 = mc_affine_symbol(ctx, 0),
               s1 = mc_affine_symbol(ctx, 1);
  McAffineExpr sum = mc_affine_binary(ctx, MC_AFFINE_ADD, d0, s0);
  CHECK(mc_affine_fits(ctx, sum, 1, 1) && !mc_affine_fits(ctx, sum, 0, 1) && !mc_affine_fits(ctx, sum, 1, 0));
  CHECK(mc_affine_substitute(ctx, sum, &d1, 1, &s1, 1).index == mc_affine_binary(ctx, MC_AFFINE_ADD, d1, s1).index);
  CHECK(mc_affine_substitute(ctx, d1, &d0, 1, NULL, 0).index == d1.index); /* there is no expression for it */
  CHECK(mc_affine_shift(ctx, sum, MC_AFFINE_DIM, 0, 1, 1).index == mc_affine_binary(ctx, MC_AFFINE_ADD, d1, s0).index);
  CHECK(mc_affine_shift(ctx, d0, MC_AFFINE_DIM, 0, 1, MC_MAX_AFFINE_POSITION).index != MC_NONE);
  CHECK(mc_affine_shift(ctx, d1, MC_AFFINE_DIM, 0, 2, MC_MAX_AFFINE_POSITION).index == MC_NONE);
  CHECK(mc_affine_replace(ctx, sum, sum, d1).index == d1.index &&
        mc_affine_replace(ctx, sum, s0, d0).index != sum.index);
  uint8_t used[2] = {0, 0};
  CHECK(mc_affine_mark_symbols(ctx, sum, used, 2) && used[0] == 1 && used[1] == 0);
  McAffineExpr deep = d0; /* as a tree it has 2^100 parts */
  for (int i = 0; i < 100; i++) {
    McAffineExpr quotient = mc_affine_binary(ctx, MC_AFFINE_FLOORDIV, deep, s0);
    deep = mc_affine_binary(ctx, MC_AFFINE_ADD, quotient, mc_affine_binary(ctx, MC_AFFINE_MOD, deep, s1));
  }
  CHECK(mc_affine_substitute(ctx, deep, &d0, 1, NULL, 0).index == deep.index && mc_affine_fits(ctx, deep, 1, 2));
  for (long long n = 0; n < 40; n++) {
    mc_context_fail_allocation_after(ctx, n);
    mc_affine_shift(ctx, deep, MC_AFFINE_DIM, 0, 1, (uint32_t)n + 1);
    mc_context_fail_allocation_after(ctx, -1);
  }
  mc_context_free(ctx);
}

static void sums_are_simplified(void) {
  static const char *const pairs[][2] = {
      {"d0 + s0", "(d0 + s0)"},
      {"d0 * 2 + d1 - d0 * 2", "d1"},
      {"(d0 + d1) * 3 - d1 + d0", "((d0 * 4) + (d1 * 2))"},
      {"(d0 * 6 + 3) floordiv 9", "(((d0 * 2) + 1) floordiv 3)"},
      {"(d0 * 4 + 8) ceildiv 4 + s1", "((d0 + s1) + 2)"},
      {"(d0 * 4 + d1 * 8 + 4) mod 4", "0"},
      {"d0 - d0 floordiv 4 * 4", "(d0 mod 4)"},
      {"(d0 - d0 mod s0) mod s0", "0"},
      {"(s0 * s1) floordiv s0", "s1"},
      {"(s0 * s1) mod s1 + d0", "d0"},
      {"((s0 * s1) mod (s0 * s2)) floordiv s0", "(s1 mod s2)"},
      {"(s0 floordiv s1 * 2) floordiv s0", "(((s0 floordiv s1) * 2) floordiv s0)"},
      {"s1 + d1 + d0 * s0 + d0 + 5 + s0", "(((((d0 + (d0 * s0)) + s0) + d1) + s1) + 5)"},
      {"d0 * s0 + d0 floordiv s0", "((d0 * s0) + (d0 floordiv s0))"},
      {"d0 mod 0 + d0 - d0", "(((d0 mod 0) + d0) + (d0 * -1))"},
  };
  McContext *ctx = mc_context_new();
  char text[1024];
  bool too_large = true;
  for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
    McAffineExpr simple = mc_affine_simplify(ctx, expr_of(ctx, pairs[i][0]), 2, 3, &too_large);
    CHECK(simple.index != MC_NONE && !too_large);
    *put(ctx, text, simple) = 0;
    CHECK_TEXT(text, pairs[i][1]);
  }
  McAffineExpr d0 = mc_affine_dim(ctx, 0), s0 = mc_affine_symbol(ctx, 0), s1 = mc_affine_symbol(ctx, 1), deep = d0;
  for (int i = 0; i < 100; i++) {
    McAffineExpr quotient = mc_affine_binary(ctx, MC_AFFINE_FLOORDIV, deep, s0);
    deep = mc_affine_binary(ctx, MC_AFFINE_ADD, quotient, mc_affine_binary(ctx, MC_AFFINE_MOD, deep, s1));
    McAffineExpr simple = mc_affine_simplify(ctx, deep, 1, 2, &too_large);
    CHECK((simple.index == MC_NONE) == too_large && (i < 90 || too_large));
  }
  McAffineExpr far = mc_affine_dim(ctx, MC_MAX_AFFINE_POSITION);
  McAffineExpr twice = mc_affine_binary(ctx, MC_AFFINE_ADD, far, mc_affine_binary(ctx, MC_AFFINE_ADD, d0, far));
  CHECK(mc_affine_simplify(ctx, twice, MC_MAX_AFFINE_POSITION + 1, 0, &too_large).index != MC_NONE);
  for (long long n = 0; n < 60; n++) {
    McAffineExpr e = expr_of(ctx, "(d0 * 7 + s1 * s0 - (d0 floordiv 3) mod s0) floordiv 5 + d1 mod s1 * 11");
    mc_context_fail_allocation_after(ctx, n);
    mc_affine_simplify(ctx, e, 2, 2, &too_large);
    mc_context_fail_allocation_after(ctx, -1);
  }
  mc_context_free(ctx);
}

int main(void) {
  sums_are_simplified();
  parts_are_replaced();
  rules_hold();
  products_of_dimensions_are_left_alone();
  kinds_are_told();
  maps_and_sets_are_read_back();
  sums_have_any_number_of_terms();
  depth_works_and_has_a_limit();
  allocations_fail();
  return 0;
}
