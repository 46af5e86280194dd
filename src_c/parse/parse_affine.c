/* parse_affine.c - affine maps and integer sets, and affine expressions over values.
 *
 * Sums and products are loops; only parentheses and minus signs recurse, and they count levels. This file decides
 * whether an expression is affine, in the order and at the places that upstream uses; the constructors (affine.c)
 * simplify. Names of dimensions and symbols point into the text.
 */
#include "base/stack.h"
#include "parse/legacy_hooks.h"
#include "parse/parse_affine.h"
#include "parse/parse_memo.h"

typedef struct Name {
  const char *text; /* borrowed: into the text */
  uint32_t len;
  uint32_t expr;    /* McAffineExpr */
  uint32_t number;  /* of a value: the number of the result */
  bool is_symbol;
} Name;

#define FEW_NAMES 8

typedef struct McAffineScope {
  McParser *p;
  Name *names;      /* `few`, or in the arena */
  uint32_t *slots;  /* in the arena: number of a name + 1, or 0; NULL while there are few names */
  uint32_t count, capacity;
  uint32_t num_dims, num_symbols;
  bool of_values;   /* dimensions and symbols are values: %d, symbol(%s) */
  Name few[FEW_NAMES];
} Affine;

typedef enum Op { OP_NONE, OP_ADD, OP_SUBTRACT, OP_MULTIPLY, OP_FLOORDIV, OP_CEILDIV, OP_MOD } Op;

static McAffineExpr none(void) { return (McAffineExpr){MC_NONE}; }

/* --- names --- */

static uint32_t *name_slot(const Affine *a, const char *text, size_t len) {
  uint32_t mask = a->capacity * 2 - 1;
  for (uint32_t i = (uint32_t)mc_hash_bytes(text, len) & mask;; i = (i + 1) & mask) {
    if (a->slots[i] == 0) return &a->slots[i];
    const Name *n = &a->names[a->slots[i] - 1];
    if (n->len == len && memcmp(n->text, text, len) == 0) return &a->slots[i];
  }
}

static const Name *find_name(const Affine *a, const McToken *tok) {
  size_t len = mc_token_len(tok);
  if (a->slots != NULL) {
    uint32_t number = *name_slot(a, tok->start, len);
    return number == 0 ? NULL : &a->names[number - 1];
  }
  for (uint32_t i = 0; i < a->count; i++) {
    if (a->names[i].len == len && memcmp(a->names[i].text, tok->start, len) == 0) return &a->names[i];
  }
  return NULL;
}

static bool grow_names(Affine *a) {
  McArena *arena = &a->p->arena;
  uint32_t capacity = a->capacity * 2;
  Name *names = mc_arena_alloc(arena, capacity * sizeof(Name), sizeof(void *));
  uint32_t *slots = mc_arena_alloc(arena, (size_t)capacity * 2 * sizeof(uint32_t), sizeof(uint32_t));
  if (names == NULL || slots == NULL) return mc_p_out_of_memory(a->p);
  memcpy(names, a->names, a->count * sizeof(Name));
  memset(slots, 0, (size_t)capacity * 2 * sizeof(uint32_t));
  a->names = names;
  a->slots = slots;
  a->capacity = capacity;
  for (uint32_t i = 0; i < a->count; i++) *name_slot(a, names[i].text, names[i].len) = i + 1;
  return true;
}

/* Binds the current token, a new name, to `expr`. */
static bool add_name(Affine *a, McAffineExpr expr, bool is_symbol) {
  const McToken *tok = &a->p->tok;
  if (a->count == a->capacity && !grow_names(a)) return false;
  a->names[a->count] = (Name){tok->start, (uint32_t)mc_token_len(tok), expr.index, 0, is_symbol};
  if (a->slots != NULL) *name_slot(a, tok->start, mc_token_len(tok)) = a->count + 1;
  a->count++;
  return true;
}

/* `(d0, d1)` or `[s0]`; the opening bracket is the current token.
 * Grammar: bare-id-list. */
static bool parse_names(Affine *a, McTokenKind close, bool symbols, const char *unclosed) {
  McParser *p = a->p;
  mc_advance(p);
  if (mc_consume_if(p, close)) return true;
  do {
    McAffineExpr expr = symbols ? mc_affine_symbol(p->ctx, a->num_symbols++) : mc_affine_dim(p->ctx, a->num_dims++);
    if (expr.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_at_word(p)) return mc_p_wrong_token(p, "expected bare identifier");
    if (find_name(a, &p->tok) != NULL) {
      return mc_p_error(p, "redefinition of identifier '%.*s'", (int)mc_token_len(&p->tok), p->tok.start);
    }
    if (!add_name(a, expr, symbols)) return false;
    mc_advance(p);
  } while (mc_consume_if(p, TOK_COMMA));
  if (!mc_at(p, close)) return mc_p_wrong_token(p, "%s", mc_p_explain(p, unclosed));
  mc_advance(p);
  return true;
}

/* --- expressions --- */

static McAffineExpr parse_sum(Affine *a);

static Op low_op(McParser *p) {
  if (mc_consume_if(p, TOK_PLUS)) return OP_ADD;
  return mc_consume_if(p, TOK_MINUS) ? OP_SUBTRACT : OP_NONE;
}

static Op high_op(McParser *p) {
  if (mc_consume_if(p, TOK_STAR)) return OP_MULTIPLY;
  if (p->tok.kind != TOK_BARE_IDENTIFIER) return OP_NONE;
  Op op = mc_tok_is(&p->tok, "floordiv") ? OP_FLOORDIV : mc_tok_is(&p->tok, "ceildiv") ? OP_CEILDIV :
          mc_tok_is(&p->tok, "mod") ? OP_MOD : OP_NONE;
  if (op != OP_NONE) mc_advance(p);
  return op;
}

static McAffineExpr binary(Affine *a, McKind kind, McAffineExpr lhs, McAffineExpr rhs) {
  McAffineExpr e = mc_affine_binary(a->p->ctx, kind, lhs, rhs);
  if (e.index == MC_NONE) mc_p_not_interned(a->p, (uint32_t[]){lhs.index, rhs.index}, 2);
  return e;
}

static McAffineExpr negate(Affine *a, McAffineExpr e) {
  McAffineExpr minus_one = mc_affine_constant(a->p->ctx, -1);
  if (minus_one.index == MC_NONE) {
    mc_p_out_of_memory(a->p);
    return minus_one;
  }
  return binary(a, MC_AFFINE_MUL, e, minus_one);
}

static McAffineExpr combine_low(Affine *a, Op op, McAffineExpr lhs, McAffineExpr rhs) {
  if (op == OP_SUBTRACT && (rhs = negate(a, rhs)).index == MC_NONE) return rhs;
  return binary(a, MC_AFFINE_ADD, lhs, rhs);
}

/* Older generations: the right operand of floordiv, ceildiv and mod must be positive. */
MC_COLD static bool check_divisor(Affine *a, McAffineExpr rhs, const char *at) {
  if (mc_kind(a->p->ctx, rhs.index) != MC_AFFINE_CONSTANT || mc_affine_value(a->p->ctx, rhs) > 0) return true;
  return a->p->legacy->hooks->allows(a->p, MC_RULE_POSITIVE_DIVISOR, at);
}

/* `at`: the place that upstream reports, which is not always the operator. */
static McAffineExpr combine_high(Affine *a, Op op, McAffineExpr lhs, McAffineExpr rhs, const char *at) {
  McContext *ctx = a->p->ctx;
  if (op == OP_MULTIPLY) {
    if (!mc_affine_is_symbolic_or_constant(ctx, lhs) && !mc_affine_is_symbolic_or_constant(ctx, rhs)) {
      mc_p_error_at(
          a->p, at,
          "non-affine expression: at least one of the multiply operands has to be either a constant or symbolic");
      return none();
    }
    return binary(a, MC_AFFINE_MUL, lhs, rhs);
  }
  if (!mc_affine_is_symbolic_or_constant(ctx, rhs)) {
    mc_p_error_at(a->p, at, "non-affine expression: right operand of %s has to be either a constant or symbolic",
                  op == OP_MOD ? "mod" : op == OP_FLOORDIV ? "floordiv" : "ceildiv");
    return none();
  }
  if (mc_p_legacy(a->p) && !check_divisor(a, rhs, at)) return none();
  return binary(a, op == OP_MOD ? MC_AFFINE_MOD : op == OP_FLOORDIV ? MC_AFFINE_FLOORDIV : MC_AFFINE_CEILDIV, lhs, rhs);
}

static McAffineExpr parse_identifier(Affine *a) {
  McParser *p = a->p;
  const Name *name = find_name(a, &p->tok);
  if (name == NULL) {
    McAffineExpr old;
    if (mc_p_legacy(p) && p->legacy->hooks->affine_operand(p, a, &old)) return old;
    mc_p_wrong_token(p, "use of undeclared identifier");
    return none();
  }
  mc_advance(p);
  return (McAffineExpr){name->expr};
}

static McAffineExpr parse_constant(Affine *a) {
  McParser *p = a->p;
  uint64_t value;
  if (!mc_p_token_u64(&p->tok, &value) || value > INT64_MAX) {
    mc_p_error(p, "constant too large for index");
    return none();
  }
  mc_advance(p);
  McAffineExpr e = mc_affine_constant(p->ctx, (int64_t)value);
  if (e.index == MC_NONE) mc_p_out_of_memory(p);
  return e;
}

static McAffineExpr parse_operand(Affine *a, bool has_lhs);

/* At a parenthesis or a minus sign. */
static McAffineExpr parse_nested(Affine *a, bool parenthesis, bool has_lhs) {
  McParser *p = a->p;
  mc_advance(p);
  if (!parenthesis) {
    McAffineExpr operand = parse_operand(a, has_lhs);
    if (operand.index != MC_NONE) return negate(a, operand);
    if (mc_diags_count(p->diags) < 8) mc_p_error(p, "missing operand of negation");
    return operand;
  }
  if (p->tok.kind == TOK_R_PAREN) {
    mc_p_error(p, "no expression inside parentheses");
    return none();
  }
  McAffineExpr e = parse_sum(a);
  return e.index != MC_NONE && mc_expect(p, TOK_R_PAREN, "expected ')'") ? e : none();
}

typedef struct NestedCall {
  Affine *a;
  bool parenthesis, has_lhs;
  McAffineExpr result;
} NestedCall;

static void nested_call(void *data) {
  NestedCall *call = data;
  call->result = parse_nested(call->a, call->parenthesis, call->has_lhs);
}

static McAffineExpr enter_nested(Affine *a, bool parenthesis, bool has_lhs) {
  McParser *p = a->p;
  NestedCall call = {.a = a, .parenthesis = parenthesis, .has_lhs = has_lhs};
  if (!mc_p_enter(p)) return none();
  if (p->depth % MC_STACK_SWITCH != 0) {
    call.result = parse_nested(a, parenthesis, has_lhs);
  } else {
    mc_p_switch_stack(p, nested_call, &call);
  }
  p->depth--;
  return call.result;
}

/* Values of operations are not allowed in an attribute. */
static McAffineExpr refuse_value(McParser *p) {
  mc_p_wrong_token(p, "unexpected ssa identifier");
  return none();
}

/* A value as a dimension or symbol. A value that is named again is the same dimension or symbol, whatever its result
 * number, as in mlir-opt 22. */
static McAffineExpr parse_value(Affine *a, bool is_symbol) {
  McParser *p = a->p;
  if (!a->of_values) return refuse_value(p);
  if (p->tok.kind != TOK_PERCENT_IDENTIFIER) {
    mc_p_wrong_token(p, "expected ssa identifier");
    return none();
  }
  const Name *name = find_name(a, &p->tok);
  if (name != NULL) {
    mc_advance(p);
    return (McAffineExpr){name->expr};
  }
  McAffineExpr e = is_symbol ? mc_affine_symbol(p->ctx, a->num_symbols++) : mc_affine_dim(p->ctx, a->num_dims++);
  if (e.index == MC_NONE) mc_p_out_of_memory(p);
  McOperandRef ref;
  if (e.index == MC_NONE || !add_name(a, e, is_symbol) || !mc_p_operand(p, &ref, true)) return none();
  a->names[a->count - 1].number = ref.number;
  return e;
}

/* After `symbol`. */
static McAffineExpr parse_symbol(Affine *a) {
  McParser *p = a->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' at start of SSA symbol")) return none();
  McAffineExpr e = parse_value(a, true);
  return e.index != MC_NONE && mc_expect(p, TOK_R_PAREN, "expected ')' at end of SSA symbol") ? e : none();
}

static McAffineExpr parse_operand(Affine *a, bool has_lhs) {
  McParser *p = a->p;
  switch (p->tok.kind) {
    case TOK_INTEGER: return parse_constant(a);
    case TOK_L_PAREN: return enter_nested(a, true, has_lhs);
    case TOK_MINUS: return enter_nested(a, false, has_lhs);
    case TOK_PERCENT_IDENTIFIER: return parse_value(a, false);
    case TOK_INTTYPE: return parse_identifier(a);
    case TOK_BARE_IDENTIFIER:
      return mc_consume_keyword(p, "symbol") ? parse_symbol(a) : parse_identifier(a);
    case TOK_PLUS:
    case TOK_STAR:
      mc_p_error(p, has_lhs ? "missing right operand of binary operator" : "missing left operand of binary operator");
      return none();
    default:
      mc_p_error(p, has_lhs ? "missing right operand of binary operator" : "expected affine expression");
      return none();
  }
}

/* The rest of a product, after `lhs` and the operator at `at`. */
static McAffineExpr parse_product(Affine *a, McAffineExpr lhs, Op op, const char *at) {
  McParser *p = a->p;
  for (;;) {
    McAffineExpr rhs = parse_operand(a, true);
    if (rhs.index == MC_NONE) return rhs;
    const char *next_at = p->tok.start;
    Op next = high_op(p);
    if (next != OP_NONE) at = next_at;
    lhs = combine_high(a, op, lhs, rhs, at);
    if (lhs.index == MC_NONE || next == OP_NONE) return lhs;
    op = next;
  }
}

/* Grammar: affine-expr. */
static McAffineExpr parse_sum(Affine *a) {
  McParser *p = a->p;
  McAffineExpr sum = none();
  Op op = OP_NONE;
  for (;;) {
    McAffineExpr term = parse_operand(a, op != OP_NONE);
    if (term.index == MC_NONE) return term;
    Op next = low_op(p);
    if (next == OP_NONE) {
      const char *at = p->tok.start;
      Op high = high_op(p);
      if (high != OP_NONE) {
        term = parse_product(a, term, high, at);
        if (term.index == MC_NONE) return term;
        next = low_op(p);
      }
    }
    sum = op == OP_NONE ? term : combine_low(a, op, sum, term);
    if (sum.index == MC_NONE || next == OP_NONE) return sum;
    op = next;
  }
}

/* --- expressions over names that were given --- */

McAffineScope *mc_p_affine_scope(McParser *p) {
  Affine *a = mc_arena_alloc(&p->arena, sizeof *a, sizeof(void *));
  if (a == NULL) {
    mc_p_out_of_memory(p);
    return NULL;
  }
  *a = (Affine){.p = p, .capacity = FEW_NAMES};
  a->names = a->few;
  return a;
}

bool mc_p_affine_bind(McAffineScope *a, McAffineExpr expr) {
  return expr.index == MC_NONE ? mc_p_out_of_memory(a->p) : add_name(a, expr, false);
}

McAffineExpr mc_p_affine_bound(const McAffineScope *a) {
  const Name *name = find_name(a, &a->p->tok);
  return name == NULL ? none() : (McAffineExpr){name->expr};
}

McAffineExpr mc_p_affine_expr(McAffineScope *a) { return parse_sum(a); }

McAffineExpr mc_p_affine_divide(McAffineScope *a, bool is_floor, McAffineExpr lhs, McAffineExpr rhs, const char *at) {
  return combine_high(a, is_floor ? OP_FLOORDIV : OP_CEILDIV, lhs, rhs, at);
}

uint32_t mc_p_affine_num_symbols(const McAffineScope *a) { return a->num_symbols; }

/* --- maps and sets --- */

/* The text after `->`, of a map or of a semi-affine map. Only the expressions distinguish the two:
 * multi-dim-affine-expr, multi-dim-semi-affine-expr.
 * Grammar: multi-dim-affine-expr, multi-dim-semi-affine-expr. */
McAffineMap mc_p_affine_range(McAffineScope *a) {
  McParser *p = a->p;
  McAffineMap map = {MC_NONE};
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in affine map range")) return map;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      McAffineExpr e = parse_sum(a);
      if (e.index == MC_NONE || !mc_p_push(p, &p->words, e.index)) return map;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_consume_if(p, TOK_R_PAREN)) {
      static const char today[] = "expected ')' in affine map range";
      const char *message = mc_p_explain(p, today);
      if (message == today) mc_p_wrong_token(p, "%s", today);
      else mc_p_error(p, "%s", message);
      return map;
    }
  }
  size_t count = p->words.len - base;
  const uint32_t *words = p->words.ptr + base;
  _Static_assert(sizeof(McAffineExpr) == sizeof(uint32_t), "a list of words is a list of expressions");
  map = mc_affine_map(p->ctx, a->num_dims, a->num_symbols, count ? (const McAffineExpr *)words : NULL, count);
  if (map.index == MC_NONE) mc_p_not_interned(p, words, count);
  p->words.len = base;
  return map;
}

/* `== 0` or `>= 0`, as in 2019. */
static bool at_zero_comparison(const McParser *p) {
  McLexer lex = p->lex;
  McToken tok = p->tok;
  if (tok.kind != TOK_EQUAL && tok.kind != TOK_GREATER) return false;
  if (mc_lexer_next(&lex).kind != TOK_EQUAL) return false;
  tok = mc_lexer_next(&lex);
  return mc_tok_is(&tok, "0");
}

/* `lhs == rhs`, `lhs >= rhs` or `lhs <= rhs`, as an expression that is zero, or that is not negative. Half an
 * operator without its other half is consumed, as in mlir-opt 22.
 * Grammar: affine-constraint. */
static McAffineExpr parse_constraint(Affine *a, bool *equality) {
  McParser *p = a->p;
  McAffineExpr lhs = parse_sum(a), rhs;
  if (lhs.index == MC_NONE) return lhs;
  bool is_other = mc_p_legacy(p) && !at_zero_comparison(p);
  if (is_other && !p->legacy->hooks->allows(p, MC_RULE_ZERO_COMPARISON, p->tok.start)) return none();
  *equality = false;
  if (mc_consume_if(p, TOK_GREATER) && mc_consume_if(p, TOK_EQUAL)) {
    rhs = parse_sum(a);
    return rhs.index == MC_NONE ? rhs : combine_low(a, OP_SUBTRACT, lhs, rhs);
  }
  if (mc_consume_if(p, TOK_LESS) && mc_consume_if(p, TOK_EQUAL)) {
    rhs = parse_sum(a);
    return rhs.index == MC_NONE ? rhs : combine_low(a, OP_SUBTRACT, rhs, lhs);
  }
  *equality = true;
  if (mc_consume_if(p, TOK_EQUAL) && mc_consume_if(p, TOK_EQUAL)) {
    rhs = parse_sum(a);
    return rhs.index == MC_NONE ? rhs : combine_low(a, OP_SUBTRACT, lhs, rhs);
  }
  mc_p_error(p, "expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
  return none();
}

McIntegerSet mc_p_affine_set(McAffineScope *a, size_t base) {
  McParser *p = a->p;
  McContext *ctx = p->ctx;
  McIntegerSet set = {MC_NONE};
  size_t count = (p->words.len - base) / 2;
  McAffineExpr *constraints = mc_arena_alloc(&p->arena, (count + 1) * sizeof *constraints, sizeof(uint32_t));
  uint8_t *equalities = mc_arena_alloc(&p->arena, count + 1, 1);
  if (constraints == NULL || equalities == NULL) {
    mc_p_out_of_memory(p);
    return set;
  }
  for (size_t i = 0; i < count; i++) {
    constraints[i].index = p->words.ptr[base + i * 2];
    equalities[i] = (uint8_t)p->words.ptr[base + i * 2 + 1];
  }
  p->words.len = base;
  if (count == 0) { /* an empty list of constraints is 0 == 0 */
    constraints[0] = mc_affine_constant(ctx, 0);
    equalities[0] = 1;
    count = 1;
  }
  if (constraints[0].index != MC_NONE) {
    set = mc_integer_set(ctx, a->num_dims, a->num_symbols, constraints, equalities, count);
  }
  if (set.index == MC_NONE) mc_p_not_interned(p, &constraints[0].index, count);
  return set;
}

bool mc_p_affine_constraint(McAffineScope *a) {
  bool equality;
  McAffineExpr e = parse_constraint(a, &equality);
  return e.index != MC_NONE && mc_p_push(a->p, &a->p->words, e.index) && mc_p_push(a->p, &a->p->words, equality);
}

McIntegerSet mc_p_affine_constraints(McAffineScope *a) {
  McParser *p = a->p;
  McIntegerSet none_set = {MC_NONE};
  size_t base = p->words.len;
  if (!mc_expect(p, TOK_L_PAREN, "expected '(' in integer set constraint list")) return none_set;
  if (!mc_consume_if(p, TOK_R_PAREN)) {
    do {
      if (!mc_p_affine_constraint(a)) return none_set;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')' in integer set constraint list")) return none_set;
  }
  return mc_p_affine_set(a, base);
}

static void affine_init(Affine *a, McParser *p, bool of_values) {
  a->p = p;
  a->names = a->few;
  a->slots = NULL;
  a->count = a->num_dims = a->num_symbols = 0;
  a->capacity = FEW_NAMES;
  a->of_values = of_values;
}

bool mc_p_affine_exprs(McAffineScope *a) {
  McParser *p = a->p;
  do {
    McAffineExpr e = parse_sum(a);
    if (e.index == MC_NONE || !mc_p_push(p, &p->words, e.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return true;
}

/* Parses expressions and, after the keyword, lists of them; the number of expressions of each list is appended to
 * `groups`. */
static bool parse_groups(Affine *a, const char *keyword, McWords *groups) {
  McParser *p = a->p;
  do {
    size_t before = p->words.len;
    if (!mc_consume_keyword(p, keyword)) {
      McAffineExpr e = parse_sum(a);
      if (e.index == MC_NONE || !mc_p_push(p, &p->words, e.index)) return false;
    } else {
      if (!mc_expect(p, TOK_L_PAREN, "expected '(' in affine map")) return false;
      if (!mc_at(p, TOK_R_PAREN) && !mc_p_affine_exprs(a)) return false;
      if (!mc_expect(p, TOK_R_PAREN, "expected ')' in affine map")) return false;
    }
    if (!mc_p_push(p, groups, (uint32_t)(p->words.len - before))) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return true;
}

/* Pushes the values of one kind, in the order of their first use. */
static bool push_values(Affine *a, bool symbols) {
  McParser *p = a->p;
  for (uint32_t i = 0; i < a->count; i++) {
    const Name *n = &a->names[i];
    McOperandRef ref = {n->text + 1, n->len - 1, n->number};
    if (n->is_symbol != symbols) continue;
    if (!mc_array_push(&p->ctx->alloc, &p->refs, ref)) return mc_p_out_of_memory(p);
  }
  return true;
}

/* A map over values that was read, in p->maps_of_values: its attribute, how many values, and three words for each. */
enum { VALUE_AT, VALUE_LEN, VALUE_NUMBER, VALUE_WORDS };

/* Remembers by its text, which begins at `at`, a map with the values from p->refs[first] on. */
static void remember_map(McParser *p, const McMemoSpan *span, McAttr map, const char *at, size_t first) {
  McWords *out = &p->maps_of_values;
  size_t count = p->refs.len - first, index = out->len;
  if (!mc_array_reserve(&p->ctx->alloc, out, 2 + VALUE_WORDS * count)) return; /* it is read again */
  out->ptr[out->len++] = map.index;
  out->ptr[out->len++] = (uint32_t)count;
  for (size_t i = first; i < p->refs.len; i++, out->len += VALUE_WORDS) {
    const McOperandRef *ref = &p->refs.ptr[i];
    uint32_t *value = out->ptr + out->len;
    value[VALUE_AT] = (uint32_t)(ref->name - at);
    value[VALUE_LEN] = ref->len;
    value[VALUE_NUMBER] = ref->number;
  }
  if (!mc_memo_write(p, span, (uint32_t)index + 1)) out->len = index;
}

/* The map that was read from the same text before; its values are pushed. MC_NONE: there is none, and *span is for
 * remember_map. Returns false after reporting that memory ran out. */
static inline bool known_map(McParser *p, McMemoSpan *span, McAttr *map) {
  const char *at = p->tok.start;
  uint32_t place = mc_memo_read(p, MC_MEMO_MAP_OF_VALUES, 0, span);
  if (place == MC_NONE) return true;
  const uint32_t *words = p->maps_of_values.ptr + place - 1;
  uint32_t count = words[1];
  if (!mc_array_reserve(&p->ctx->alloc, &p->refs, count)) return mc_p_out_of_memory(p);
  for (const uint32_t *value = words + 2, *end = value + VALUE_WORDS * count; value < end; value += VALUE_WORDS) {
    p->refs.ptr[p->refs.len++] = (McOperandRef){at + value[VALUE_AT], value[VALUE_LEN], value[VALUE_NUMBER]};
  }
  map->index = words[0];
  return true;
}

McAttr mc_p_affine_map_of_values(McParser *p, bool in_parens, const char *keyword, McWords *groups) {
  Affine a;
  McAttr failed = {MC_NONE}, known = failed;
  McMemoSpan span = {.ptr = NULL};
  size_t base = p->words.len, first = p->refs.len;
  const char *at = p->tok.start;
  bool in_brackets = p->tok.kind == TOK_L_SQUARE && !in_parens;
  if (in_brackets && (!known_map(p, &span, &known) || known.index != MC_NONE)) return known;
  affine_init(&a, p, true);
  if (!mc_expect(p, in_parens ? TOK_L_PAREN : TOK_L_SQUARE,
                 in_parens ? "expected '(' in affine map" : "expected '[' in affine map")) {
    return failed;
  }
  McTokenKind close = in_parens ? TOK_R_PAREN : TOK_R_SQUARE;
  if (!mc_at(p, close) && !(keyword != NULL ? parse_groups(&a, keyword, groups) : mc_p_affine_exprs(&a))) return failed;
  if (!mc_expect(p, close, in_parens ? "expected ')' in affine map" : "expected ']' in affine map")) return failed;
  size_t count = p->words.len - base;
  const uint32_t *words = p->words.ptr + base;
  McAffineMap map =
      mc_affine_map(p->ctx, a.num_dims, a.num_symbols, count ? (const McAffineExpr *)words : NULL, count);
  if (map.index == MC_NONE) mc_p_not_interned(p, words, count);
  p->words.len = base;
  if (!push_values(&a, false) || !push_values(&a, true) || map.index == MC_NONE) return failed;
  McAttr made = mc_attr_affine_map(p->ctx, map);
  if (made.index == MC_NONE) mc_p_out_of_memory(p);
  else if (span.ptr != NULL) remember_map(p, &span, made, at, first);
  return made;
}

bool mc_p_affine_names(McAffineScope *a) {
  McParser *p = a->p;
  if (p->tok.kind != TOK_L_PAREN) return mc_p_wrong_token(p, "expected '(' in dimensional identifier list");
  if (!parse_names(a, TOK_R_PAREN, false, "expected ')' in dimensional identifier list")) return false;
  return p->tok.kind != TOK_L_SQUARE || parse_names(a, TOK_R_SQUARE, true, "expected ']' in symbol list");
}

/* affine-map-inline, semi-affine-map-inline, integer-set-inline.
 * Grammar: affine-map-inline, semi-affine-map-inline, integer-set-inline. */
static bool parse_map_or_set(McParser *p, McAffineMap *map, McIntegerSet *set) {
  Affine a;
  affine_init(&a, p, false);
  map->index = set->index = MC_NONE;
  if (!mc_p_affine_names(&a)) return false;
  if (mc_consume_if(p, TOK_ARROW)) {
    *map = mc_p_affine_range(&a);
    return map->index != MC_NONE;
  }
  if (!mc_expect(p, TOK_COLON, "expected '->' or ':'")) return false;
  *set = mc_p_affine_constraints(&a);
  return set->index != MC_NONE;
}

/* Grammar: affine-map, semi-affine-map, integer-set. */
McAffineMap mc_p_affine_map(McParser *p) {
  const char *at = p->tok.start;
  McAffineMap map;
  McIntegerSet set;
  if (parse_map_or_set(p, &map, &set) && set.index != MC_NONE) {
    mc_p_error_at(p, at, "expected AffineMap, but got IntegerSet");
  }
  return map;
}

McIntegerSet mc_p_integer_set(McParser *p) {
  const char *at = p->tok.start;
  McAffineMap map;
  McIntegerSet set;
  if (parse_map_or_set(p, &map, &set) && map.index != MC_NONE) {
    mc_p_error_at(p, at, "expected IntegerSet, but got AffineMap");
  }
  return set;
}
