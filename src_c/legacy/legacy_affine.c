/* legacy_affine.c - maps and sets without `affine_map<` and `affine_set<`, with sizes and bare constraints, and
 * division by a call.
 *
 * The parser provides the parts that these forms share with today's (parse_affine.h): names, expressions, ranges and
 * constraints. Owns nothing.
 */
#include "base/stack.h"
#include "legacy/legacy.h"
#include "parse/parse_affine.h"

/* --- division by a call --- */

typedef struct Call {
  McParser *p;
  McAffineScope *scope;
  McAffineExpr result;
} Call;

/* `floordiv(e, n)` or `ceildiv(e, n)`, at the word.
 * Grammar: semi-affine-expr, symbol-or-const. */
static McAffineExpr parse_call(McParser *p, McAffineScope *scope) {
  McAffineExpr none = {MC_NONE};
  const char *at = p->tok.start;
  bool is_floor = mc_at_keyword(p, "floordiv");
  mc_advance(p);
  mc_advance(p);
  if (!mc_p_old(p, is_floor ? "floordiv-call" : "ceildiv-call")) return none;
  McAffineExpr lhs = mc_p_affine_expr(scope);
  if (lhs.index == MC_NONE || !mc_expect(p, TOK_COMMA, "expected ',' between the operands")) return none;
  McAffineExpr rhs = mc_p_affine_expr(scope);
  if (rhs.index == MC_NONE || !mc_expect(p, TOK_R_PAREN, "expected ')' after the operands")) return none;
  return mc_p_affine_divide(scope, is_floor, lhs, rhs, at);
}

static void run_call(void *data) {
  Call *call = data;
  call->result = parse_call(call->p, call->scope);
}

bool mc_legacy_affine_operand(McParser *p, McAffineScope *scope, McAffineExpr *out) {
  if (*p->lex.cur != '(' || !(mc_at_keyword(p, "floordiv") || mc_at_keyword(p, "ceildiv"))) return false;
  Call call = {p, scope, {MC_NONE}};
  *out = call.result;
  if (!mc_p_enter(p)) return true;
  if (p->depth % MC_STACK_SWITCH != 0) run_call(&call);
  else mc_p_switch_stack(p, run_call, &call);
  p->depth--;
  *out = call.result;
  return true;
}

/* --- sizes of maps --- */

/* The expressions from `from` on p->words, as a map of the symbols. */
static McAttr map_of_symbols(McParser *p, const McAffineScope *scope, size_t from) {
  size_t count = p->words.len - from;
  const McAffineExpr *results = (const McAffineExpr *)(p->words.ptr + from);
  McAffineMap map = mc_affine_map(p->ctx, 0, mc_p_affine_num_symbols(scope), results, count);
  p->words.len = from;
  McAttr attr = map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(p->ctx, map);
  if (attr.index == MC_NONE) mc_p_out_of_memory(p);
  return attr;
}

/* An expression or `min(e, e)`, as a map of its symbols. Several results are the operands of `min`.
 * Grammar: dim-size. */
static McAttr parse_dim_size(McParser *p, McAffineScope *scope) {
  McAttr none_attr = {MC_NONE};
  size_t base = p->words.len;
  const char *at = p->tok.start;
  if (mc_at_keyword(p, "min") && *p->lex.cur == '(') {
    mc_advance(p);
    mc_advance(p);
    if (!mc_p_affine_exprs(scope)) return none_attr;
    if (!mc_expect(p, TOK_R_PAREN, "expected ')' after the operands of min")) return none_attr;
  } else {
    McAffineExpr e = mc_p_affine_expr(scope);
    if (e.index == MC_NONE || !mc_p_push(p, &p->words, e.index)) return none_attr;
  }
  for (size_t i = base; i < p->words.len; i++) {
    if (mc_affine_is_symbolic_or_constant(p->ctx, (McAffineExpr){p->words.ptr[i]})) continue;
    mc_p_forbidden(p, at, "only symbols and constants may appear in the size of a map");
    return none_attr;
  }
  return map_of_symbols(p, scope, base);
}

/* `size` `(` dim-size (`,` dim-size)* `)`: one for each of the map's results. Today there are no bounded maps. */
static bool parse_size(McParser *p, McAffineScope *scope, size_t num_results) {
  const char *at = p->tok.start;
  size_t base = p->words.len;
  mc_advance(p);
  if (!mc_p_old(p, "size-clause") || !mc_expect(p, TOK_L_PAREN, "expected '(' in size of affine map")) return false;
  do {
    McAttr size = parse_dim_size(p, scope);
    if (size.index == MC_NONE || !mc_p_push(p, &p->words, size.index)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  if (!mc_expect(p, TOK_R_PAREN, "expected ')' in size of affine map")) return false;
  size_t count = p->words.len - base;
  if (count != num_results) {
    return mc_p_forbidden(p, at, "a map has one size for each of its %zu results, not %zu", num_results, count);
  }
  McAttr sizes = mc_attr_array(p->ctx, (const McAttr *)(p->words.ptr + base), count);
  p->words.len = base;
  p->legacy->num_bounded++;
  return mc_p_loss(p, at, "size", sizes);
}

/* --- constraints without parentheses --- */

/* At `(`: true when a comparison is inside, so that an expression does not begin here. */
static bool at_constraint_list(const McParser *p) {
  McLexer lex = p->lex;
  McToken tok = mc_lexer_next(&lex);
  if (tok.kind == TOK_R_PAREN) return true;
  for (uint32_t depth = 1; tok.kind != TOK_EOF && tok.kind != TOK_ERROR; tok = mc_lexer_next(&lex)) {
    if (tok.kind == TOK_EQUAL) return true;
    depth += tok.kind == TOK_L_PAREN;
    if (tok.kind == TOK_R_PAREN && --depth == 0) return false;
  }
  return true;
}

/* True when another constraint follows the comma, and not the next element of a list that contains the set. */
static bool at_expression(const McParser *p, const McAffineScope *scope) {
  if (p->tok.kind == TOK_INTEGER || p->tok.kind == TOK_MINUS || p->tok.kind == TOK_L_PAREN) return true;
  return mc_p_at_word(p) && (mc_p_affine_bound(scope).index != MC_NONE || *p->lex.cur == '(');
}

/* affine-constraint-conjunction without parentheses.
 * Grammar: affine-constraint-conjunction. */
static McIntegerSet parse_bare_constraints(McParser *p, McAffineScope *scope) {
  size_t base = p->words.len;
  if (!mc_p_old(p, "unparenthesised-constraints")) return (McIntegerSet){MC_NONE};
  for (;;) {
    if (!mc_p_affine_constraint(scope)) return (McIntegerSet){MC_NONE};
    if (!mc_at(p, TOK_COMMA)) break;
    const char *comma = p->tok.start, *last_end = p->last_end;
    mc_advance(p);
    if (at_expression(p, scope)) continue;
    mc_p_reset(p, comma);
    p->last_end = last_end;
    break;
  }
  return mc_p_affine_set(scope, base);
}

/* --- maps and sets without a keyword --- */

/* True when the token can be a type by itself, so that `(i1) -> (i1)` is a function type. */
static bool is_type_word(const McParser *p, const McToken *tok) {
  if (tok->kind == TOK_INTTYPE) return !(mc_p_in(p, MC_IN_2019 | MC_IN_2020) && mc_tok_is(tok, "i0"));
  return tok->kind == TOK_BARE_IDENTIFIER && mc_p_is_type_word(tok);
}

static McToken next_token(McLexer *lex) { return mc_lexer_next(lex); }

/* After `) -> (`: true when expressions follow, not types. */
static bool at_expressions(const McParser *p, McLexer *lex, bool maps_only) {
  McToken tok = next_token(lex);
  if (tok.kind == TOK_R_PAREN) return maps_only;
  for (;;) {
    if (tok.kind == TOK_INTEGER || tok.kind == TOK_MINUS) return true;
    if (tok.kind == TOK_EXCLAMATION_IDENTIFIER) return false;
    if (tok.kind != TOK_BARE_IDENTIFIER && tok.kind != TOK_INTTYPE) return maps_only;
    if (!is_type_word(p, &tok)) return true;
    tok = next_token(lex);
    if (tok.kind == TOK_R_PAREN) return maps_only;
    if (tok.kind != TOK_COMMA) return tok.kind != TOK_LESS;
    tok = next_token(lex);
  }
}

bool mc_p_at_bare_map(const McParser *p, bool maps_only) {
  McLexer lex = p->lex;
  McToken tok = next_token(&lex);
  bool types = true, any = tok.kind != TOK_R_PAREN;
  while (any) {
    if (tok.kind != TOK_BARE_IDENTIFIER && tok.kind != TOK_INTTYPE) return maps_only && types;
    types = types && is_type_word(p, &tok);
    tok = next_token(&lex);
    if (tok.kind == TOK_R_PAREN) break;
    if (tok.kind != TOK_COMMA) return !types;
    tok = next_token(&lex);
  }
  tok = next_token(&lex);
  if (tok.kind == TOK_L_SQUARE || tok.kind == TOK_COLON) return true;
  if (!types) return true;
  return tok.kind == TOK_ARROW && next_token(&lex).kind == TOK_L_PAREN && at_expressions(p, &lex, maps_only);
}

/* Sets exactly one of *map and *set. Sizes of the map are noted as lost.
 * Grammar: affine-map-inline, semi-affine-map-inline, integer-set-inline. */
static bool parse_map_or_set(McParser *p, McAffineMap *map, McIntegerSet *set) {
  McAffineScope *scope = mc_p_affine_scope(p);
  if (scope == NULL || !mc_p_affine_names(scope)) return false;
  if (mc_consume_if(p, TOK_ARROW)) {
    *map = mc_p_affine_range(scope);
    if (map->index == MC_NONE) return false;
    return !mc_at_keyword(p, "size") || parse_size(p, scope, mc_affine_map_num_results(p->ctx, *map));
  }
  if (mc_at(p, TOK_COMMA)) return mc_p_error(p, "a map has no ',' between its dimensions and its symbols");
  if (!mc_expect(p, TOK_COLON, "expected '->' or ':'")) return false;
  bool is_list = mc_at(p, TOK_L_PAREN) && at_constraint_list(p);
  *set = is_list ? mc_p_affine_constraints(scope) : parse_bare_constraints(p, scope);
  return set->index != MC_NONE;
}

McAttr mc_p_bare_map(McParser *p) {
  McAffineMap map = {MC_NONE};
  McIntegerSet set = {MC_NONE};
  McAttr attr = {MC_NONE};
  bool was_inside = p->legacy->in_bare_map;
  p->legacy->in_bare_map = true;
  bool ok = parse_map_or_set(p, &map, &set);
  p->legacy->in_bare_map = was_inside;
  if (!ok) return attr;
  if (!mc_p_old(p, map.index != MC_NONE ? "bare-affine-map" : "bare-integer-set")) return attr;
  attr = map.index != MC_NONE ? mc_attr_affine_map(p->ctx, map) : mc_attr_integer_set(p->ctx, set);
  if (attr.index == MC_NONE) mc_p_not_interned(p, map.index != MC_NONE ? &map.index : &set.index, 1);
  return attr;
}
