/* print_affine.c - affine expressions, maps and sets as text.
 *
 * An operator's operands are put in parentheses where the operator around them binds tighter, and sums with negative
 * parts are shown as differences; both exactly as upstream's printer shows them. Nothing is owned here.
 */
#include "print/print.h"

/* The names of dimensions and symbols: values, or d0 and s0. Borrowed. */
typedef struct Operands { const McValue *dims, *symbols; } Operands;

typedef struct Call {
  McPrinter *p;
  uint32_t expr;
  bool strong; /* the operator around binds tightly */
  const Operands *operands;
} Call;

static void put_expr(McPrinter *p, uint32_t expr, bool strong, const Operands *operands);

static void put_dim(McPrinter *p, uint32_t position, const Operands *operands) {
  if (operands != NULL) {
    mc_pr_value(p, operands->dims[position]);
    return;
  }
  mc_buf_char(p->buf, 'd');
  mc_buf_u64(p->buf, position);
}

static void put_symbol(McPrinter *p, uint32_t position, const Operands *operands) {
  if (operands != NULL) {
    mc_buf_lit(p->buf, "symbol(");
    mc_pr_value(p, operands->symbols[position]);
    mc_buf_char(p->buf, ')');
    return;
  }
  mc_buf_char(p->buf, 's');
  mc_buf_u64(p->buf, position);
}

static bool is_constant(const McPrinter *p, uint32_t expr, int64_t *value) {
  const McRec *r = mc_rec(p->ctx, expr);
  if (r->kind != MC_AFFINE_CONSTANT) return false;
  *value = mc_rec_i64(r, 0);
  return true;
}

/* The magnitude of a negative number. For the smallest number this is the number itself with its sign, as upstream's
 * arithmetic gives. */
static void put_negated(McPrinter *p, int64_t value) { mc_buf_i64(p->buf, (int64_t)(0 - (uint64_t)value)); }

/* Writes ` + rhs`, or ` - ...` where rhs is negative. */
static void put_right_term(McPrinter *p, uint32_t expr, const Operands *operands) {
  int64_t value;
  const McRec *rhs = mc_rec(p->ctx, expr);
  if (is_constant(p, expr, &value) && value < 0) {
    mc_buf_lit(p->buf, " - ");
    put_negated(p, value);
  } else if (rhs->kind == MC_AFFINE_MUL && is_constant(p, rhs->words[1], &value) && value <= -1) {
    mc_buf_lit(p->buf, " - ");
    bool is_sum = mc_rec(p->ctx, rhs->words[0])->kind == MC_AFFINE_ADD;
    put_expr(p, rhs->words[0], value < -1 || is_sum, operands);
    if (value == -1) return;
    mc_buf_lit(p->buf, " * ");
    put_negated(p, value);
  } else {
    mc_buf_lit(p->buf, " + ");
    put_expr(p, expr, false, operands);
  }
}

/* Loops over the sums that are left operands, because any number of them is one level. */
static void put_sum(McPrinter *p, const McRec *r, const Operands *operands) {
  McAlloc *alloc = &p->ctx->alloc;
  McWords terms; /* from the right */
  mc_array_init(&terms);
  bool ok = true;
  const McRec *sum = r;
  for (; ok && mc_rec(p->ctx, sum->words[0])->kind == MC_AFFINE_ADD; sum = mc_rec(p->ctx, sum->words[0])) {
    ok = mc_array_push(alloc, &terms, sum->words[1]);
  }
  if (ok) {
    put_expr(p, sum->words[0], false, operands);
    put_right_term(p, sum->words[1], operands);
    while (terms.len > 0 && !mc_pr_stops(p)) put_right_term(p, terms.ptr[--terms.len], operands);
  }
  p->failed |= !ok;
  mc_array_fini(alloc, &terms);
}

static void put_product(McPrinter *p, const McRec *r, const Operands *operands) {
  int64_t value;
  if (r->kind == MC_AFFINE_MUL && is_constant(p, r->words[1], &value) && value == -1) {
    mc_buf_char(p->buf, '-');
    put_expr(p, r->words[0], true, operands);
    return;
  }
  put_expr(p, r->words[0], true, operands);
  switch ((McKind)r->kind) {
    case MC_AFFINE_MUL: mc_buf_lit(p->buf, " * "); break;
    case MC_AFFINE_MOD: mc_buf_lit(p->buf, " mod "); break;
    case MC_AFFINE_FLOORDIV: mc_buf_lit(p->buf, " floordiv "); break;
    default: mc_buf_lit(p->buf, " ceildiv "); break;
  }
  put_expr(p, r->words[1], true, operands);
}

/* Writes an expression without operands. Returns false, and writes nothing, for others. */
static bool put_leaf(McPrinter *p, const McRec *r, const Operands *operands) {
  switch ((McKind)r->kind) {
    case MC_AFFINE_DIM: put_dim(p, r->words[0], operands); return true;
    case MC_AFFINE_SYMBOL: put_symbol(p, r->words[0], operands); return true;
    case MC_AFFINE_CONSTANT: mc_buf_i64(p->buf, mc_rec_i64(r, 0)); return true;
    default: return false;
  }
}

static void put_node(McPrinter *p, uint32_t expr, bool strong, const Operands *operands) {
  const McRec *r = mc_rec(p->ctx, expr);
  if (strong) mc_buf_char(p->buf, '(');
  if (r->kind == MC_AFFINE_ADD) put_sum(p, r, operands);
  else put_product(p, r, operands);
  if (strong) mc_buf_char(p->buf, ')');
}

static void put_hop(void *data) {
  Call *call = data;
  put_node(call->p, call->expr, call->strong, call->operands);
}

static void put_expr(McPrinter *p, uint32_t expr, bool strong, const Operands *operands) {
  if (put_leaf(p, mc_rec(p->ctx, expr), operands)) return;
  Call call = {p, expr, strong, operands};
  if (mc_pr_enter(p)) mc_pr_switch_stack(p, put_hop, &call);
  else put_node(p, expr, strong, operands);
  p->depth--;
}

void mc_pr_affine_expr(McPrinter *p, McAffineExpr e) {
  if (!p->collecting) put_expr(p, e.index, false, NULL);
}

void mc_pr_affine_expr_of_values(McPrinter *p, McAffineExpr e, const McValue *dims, const McValue *symbols) {
  Operands operands = {dims, symbols};
  if (!p->collecting) put_expr(p, e.index, false, &operands);
}

void mc_pr_affine_map_of_values(McPrinter *p, McAffineMap m, const McValue *values) {
  if (p->collecting) return;
  const McRec *r = mc_rec(p->ctx, m.index);
  Operands operands = {values, values + r->words[0]};
  for (uint32_t i = 2; i < r->num_words; i++) {
    if (i > 2) mc_buf_lit(p->buf, ", ");
    put_expr(p, r->words[i], false, &operands);
  }
}

/* (d0, d1)[s0] */
static void put_inputs(McPrinter *p, const McRec *r) {
  mc_buf_char(p->buf, '(');
  for (uint32_t i = 0; i < r->words[0]; i++) {
    if (i > 0) mc_buf_lit(p->buf, ", ");
    put_dim(p, i, NULL);
  }
  mc_buf_char(p->buf, ')');
  if (r->words[1] == 0) return;
  mc_buf_char(p->buf, '[');
  for (uint32_t i = 0; i < r->words[1]; i++) {
    if (i > 0) mc_buf_lit(p->buf, ", ");
    put_symbol(p, i, NULL);
  }
  mc_buf_char(p->buf, ']');
}

void mc_pr_affine_map(McPrinter *p, McAffineMap m) {
  if (p->collecting) return;
  const McRec *r = mc_rec(p->ctx, m.index);
  put_inputs(p, r);
  mc_buf_lit(p->buf, " -> (");
  for (uint32_t i = 2; i < r->num_words; i++) {
    if (i > 2) mc_buf_lit(p->buf, ", ");
    put_expr(p, r->words[i], false, NULL);
  }
  mc_buf_char(p->buf, ')');
}

void mc_pr_integer_set(McPrinter *p, McIntegerSet s) {
  if (p->collecting) return;
  const McRec *r = mc_rec(p->ctx, s.index);
  put_inputs(p, r);
  mc_buf_lit(p->buf, " : (");
  for (uint32_t i = 2; i + 1 < r->num_words; i += 2) {
    if (i > 2) mc_buf_lit(p->buf, ", ");
    put_expr(p, r->words[i], false, NULL);
    if (r->words[i + 1] != 0) mc_buf_lit(p->buf, " == 0");
    else mc_buf_lit(p->buf, " >= 0");
  }
  mc_buf_char(p->buf, ')');
}
