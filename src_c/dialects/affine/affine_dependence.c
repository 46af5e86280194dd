/* affine_dependence.c - accesses of memory by affine maps, compared.
 *
 * Two accesses depend on each other when there are steps of the loops around each in which both access the same place:
 * when constraints on the variables of these loops have a solution. The variables of a loop around both are there
 * twice.
 */
#include "dialects/affine/affine_dependence.h"

#include "defs/facts.h"
#include "dialects/shared/integer_rows.h"
#include "transform/effects.h"

#define MAX_NESTED 64u /* operations around an access, loops, and symbols; more: unknown */

static uint32_t kinds_of(const McContext *ctx, McOp op) {
  uint32_t count = 0;
  mc_def_fact(mc_op_def(ctx, op), MC_FACT_INDEX_MAPS, &count);
  return count == 1 ? mc_op_effect_kinds(ctx, op) : 0;
}

bool mc_affine_reads(const McContext *ctx, McOp op) { return kinds_of(ctx, op) == MC_EFFECT_READ; }
bool mc_affine_writes(const McContext *ctx, McOp op) { return kinds_of(ctx, op) == MC_EFFECT_WRITE; }

static uint32_t memory_operand(const McContext *ctx, McOp op) { return mc_affine_writes(ctx, op) ? 1 : 0; }
McValue mc_affine_memory(const McContext *ctx, McOp op) { return mc_op_operand(ctx, op, memory_operand(ctx, op)); }

/* The indices of an access. mc_form_fini is needed, also after false. */
static bool read_access(McContext *ctx, McOp op, McForm *form) {
  McAffineMap map;
  *form = (McForm){.ctx = ctx};
  return mc_affine_map_named(ctx, op, "map", &map) && mc_form_read(ctx, form, map, op, memory_operand(ctx, op) + 1);
}

static McAffineExpr minus(McContext *ctx, McAffineExpr a, McAffineExpr b) {
  McAffineExpr negative = mc_affine_constant(ctx, -1);
  if (a.index == MC_NONE || b.index == MC_NONE || negative.index == MC_NONE) return (McAffineExpr){MC_NONE};
  negative = mc_affine_binary(ctx, MC_AFFINE_MUL, b, negative);
  return negative.index == MC_NONE ? negative : mc_affine_binary(ctx, MC_AFFINE_ADD, a, negative);
}

/* --- the same place --- */

/* Appends the values of a form that are dimensions, or symbols, to those of `out`. */
static bool take(McForm *out, const McForm *from, bool dims) {
  bool ok = true;
  for (uint32_t i = dims ? 0 : from->dims; ok && i < (dims ? from->dims : from->values.len); i++) {
    ok = mc_array_push(&out->ctx->alloc, &out->values, from->values.ptr[i]);
  }
  if (dims) out->dims = (uint32_t)out->values.len;
  return ok || !(out->failed = true);
}

/* The differences of the expressions; *out is owned by the caller, also after false. */
static bool difference(const McForm *a, const McForm *b, McForm *out) {
  McContext *ctx = a->ctx;
  bool ok = take(out, a, true) && take(out, b, true) && take(out, a, false) && take(out, b, false);
  for (size_t i = 0; ok && i < a->exprs.len; i++) {
    McAffineExpr e = b->exprs.ptr[i];
    if (b->dims > 0 && a->dims > 0) e = mc_affine_shift(ctx, e, MC_AFFINE_DIM, 0, b->dims, a->dims);
    if (e.index != MC_NONE && mc_form_symbols(b) > 0 && mc_form_symbols(a) > 0) {
      e = mc_affine_shift(ctx, e, MC_AFFINE_SYMBOL, 0, mc_form_symbols(b), mc_form_symbols(a));
    }
    e = minus(ctx, a->exprs.ptr[i], e);
    ok = (e.index != MC_NONE && mc_array_push(&ctx->alloc, &out->exprs, e)) || !(out->failed = true);
  }
  return ok && mc_form_compose(out);
}

bool mc_affine_same_place(McContext *ctx, McOp a, McOp b, bool *failed) {
  if (mc_affine_memory(ctx, a).index != mc_affine_memory(ctx, b).index) return false;
  McForm first, second, made = {.ctx = ctx};
  bool ok = read_access(ctx, a, &first);
  ok = read_access(ctx, b, &second) && ok;
  bool same = ok && first.exprs.len == second.exprs.len && difference(&first, &second, &made);
  for (size_t i = 0; same && i < made.exprs.len; i++) {
    int64_t number;
    same = mc_affine_constant_value(ctx, made.exprs.ptr[i], &number) && number == 0;
  }
  *failed |= first.failed || second.failed || made.failed;
  mc_form_fini(&first);
  mc_form_fini(&second);
  mc_form_fini(&made);
  return same;
}

/* --- the operations around an access --- */

/* `op`, then the operations around it, up to the nearest scope, which is not in the list. False: too many. */
typedef struct Around { McOp ops[MAX_NESTED]; uint32_t count; } Around;

static bool find_around(const McContext *ctx, McOp op, Around *out) {
  out->count = 0;
  for (; op.index != MC_NONE && out->count < MAX_NESTED; op = mc_op_parent(ctx, op)) {
    if (out->count > 0 && mc_op_has_trait(ctx, op, MC_TRAIT(AFFINE_SCOPE))) return true;
    out->ops[out->count++] = op;
  }
  return op.index == MC_NONE;
}

static bool is_loop(const McContext *ctx, McOp op) { return mc_op_has_fact(ctx, op, MC_FACT_AFFINE_LOOP); }

McRegion mc_affine_analysis_scope(const McContext *ctx, McOp op) {
  McRegion region = {MC_NONE};
  do {
    McBlock block = mc_op_block(ctx, op);
    if (block.index == MC_NONE) return region;
    region = mc_block_region(ctx, block);
    op = mc_op_parent(ctx, op);
  } while (op.index != MC_NONE && (is_loop(ctx, op) || mc_op_is(ctx, op, "affine.if")));
  return region;
}

/* The first block of the loop; its first arguments are variables. */
static McBlock body_of(const McContext *ctx, McOp loop) {
  return mc_region_first_block(ctx, mc_op_region(ctx, loop, 0));
}
static uint32_t count_variables(const McContext *ctx, McOp loop) {
  return mc_op_is(ctx, loop, "affine.for") ? 1 : mc_block_num_args(ctx, body_of(ctx, loop));
}

uint32_t mc_affine_common_loops(const McContext *ctx, McOp a, McOp b) {
  uint32_t count = 0, depths[2] = {0};
  McOp at[2] = {a, b};
  for (uint32_t k = 0; k < 2; k++) {
    for (McOp op = at[k]; op.index != MC_NONE; op = mc_op_parent(ctx, op)) depths[k]++;
  }
  for (uint32_t k = 0; k < 2; k++) {
    for (; depths[k] > depths[1 - k]; depths[k]--) at[k] = mc_op_parent(ctx, at[k]);
  }
  while (at[0].index != at[1].index) {
    at[0] = mc_op_parent(ctx, at[0]);
    at[1] = mc_op_parent(ctx, at[1]);
  }
  bool is_inside = at[0].index != a.index && at[0].index != b.index;
  McOp op = at[0];
  if (!is_inside && op.index != MC_NONE) op = mc_op_parent(ctx, op);
  for (; op.index != MC_NONE; op = mc_op_parent(ctx, op)) count += is_loop(ctx, op) ? count_variables(ctx, op) : 0;
  return count;
}

/* The ancestors in the innermost common block. False: there is none. */
static bool find_common_block(const McContext *ctx, const Around *a, const Around *b, McOp *first, McOp *second) {
  for (uint32_t i = 0; i < a->count; i++) {
    for (uint32_t k = 0; k < b->count; k++) {
      McBlock block = mc_op_block(ctx, a->ops[i]);
      if (block.index == MC_NONE || block.index != mc_op_block(ctx, b->ops[k]).index) continue;
      *first = a->ops[i];
      *second = b->ops[k];
      return true;
    }
  }
  return false;
}

/* --- constraints --- */

typedef struct Constraints {
  McContext *ctx;           /* borrowed */
  McValueList dims[2];      /* owned: variables of loops around each access, from the outside */
  McValueList symbols;      /* owned */
  McExprList exprs;         /* owned: first those of dims[0], then of dims[1] */
  MC_ARRAY(uint8_t) equal;  /* owned: a flag for each */
  bool failed;              /* memory ran out */
} Constraints;

static bool fail(Constraints *c) { return !(c->failed = true); }

static void fini(Constraints *c) {
  McAlloc *alloc = &c->ctx->alloc;
  for (uint32_t k = 0; k < 2; k++) mc_array_fini(alloc, &c->dims[k]);
  mc_array_fini(alloc, &c->symbols);
  mc_array_fini(alloc, &c->exprs);
  mc_array_fini(alloc, &c->equal);
}

static bool add(Constraints *c, McAffineExpr e, bool equal) {
  uint8_t flag = equal;
  if (e.index == MC_NONE) return fail(c);
  return (mc_array_push(&c->ctx->alloc, &c->exprs, e) && mc_array_push(&c->ctx->alloc, &c->equal, flag)) || fail(c);
}

static bool find_value(const McValueList *list, McValue value, uint32_t *out) {
  for (uint32_t i = 0; i < list->len; i++) {
    if (list->ptr[i].index == value.index) {
      *out = i;
      return true;
    }
  }
  return false;
}

/* The variable of a loop around access `side`, or a symbol. MC_NONE: out of memory. */
static McAffineExpr variable(Constraints *c, uint32_t side, McValue value) {
  uint32_t i;
  if (find_value(&c->dims[side], value, &i)) {
    return mc_affine_dim(c->ctx, i + (side == 1 ? (uint32_t)c->dims[0].len : 0));
  }
  if (!find_value(&c->symbols, value, &i)) {
    i = (uint32_t)c->symbols.len;
    if (!mc_array_push(&c->ctx->alloc, &c->symbols, value)) return (McAffineExpr){MC_NONE};
  }
  return mc_affine_symbol(c->ctx, i);
}

/* Composes the form; its expressions become those of the constraints. */
static bool translate(Constraints *c, uint32_t side, McForm *form, bool read) {
  McContext *ctx = c->ctx;
  McExprList made = {0};
  bool ok = read && mc_form_compose(form);
  for (size_t i = 0; ok && i < form->values.len; i++) {
    McAffineExpr e = variable(c, side, form->values.ptr[i]);
    ok = (e.index != MC_NONE && mc_array_push(&ctx->alloc, &made, e)) || fail(c);
  }
  ok = ok && c->symbols.len <= MAX_NESTED;
  for (size_t i = 0; ok && i < form->exprs.len; i++) {
    McAffineExpr e = mc_affine_substitute(ctx, form->exprs.ptr[i], made.ptr, form->dims, made.ptr + form->dims,
                                          mc_form_symbols(form));
    form->exprs.ptr[i] = e;
    ok = e.index != MC_NONE || fail(c);
  }
  c->failed |= form->failed;
  mc_array_fini(&ctx->alloc, &made);
  return ok;
}

/* The variable is at least each expression of the lower map, and below each of the upper one; or (`only`) one of them.
 * Operands of the map begin with number `first`. */
#define EACH UINT32_MAX
static bool add_bound(Constraints *c, uint32_t side, McOp op, McAffineExpr var, const char *name, uint32_t first,
                      bool is_upper, uint32_t only) {
  McContext *ctx = c->ctx;
  McAffineMap map;
  McForm form = {.ctx = ctx};
  McAffineExpr one = mc_affine_constant(ctx, -1);
  bool ok = mc_affine_map_named(ctx, op, name, &map);
  ok = translate(c, side, &form, ok && mc_form_read(ctx, &form, map, op, first));
  for (size_t i = 0; ok && i < form.exprs.len; i++) {
    if (only != EACH && only != i) continue;
    McAffineExpr e = is_upper ? minus(ctx, form.exprs.ptr[i], var) : minus(ctx, var, form.exprs.ptr[i]);
    if (is_upper && e.index != MC_NONE && one.index != MC_NONE) e = mc_affine_binary(ctx, MC_AFFINE_ADD, e, one);
    ok = add(c, e, false);
  }
  mc_form_fini(&form);
  return ok;
}

/* Steps of more than 1 from a number: the rest of the distance is 0. */
static bool add_step(Constraints *c, McOp op, McAffineExpr var) {
  McContext *ctx = c->ctx;
  McAttr attr = mc_attr_named(ctx, op, "step");
  McAffineMap map;
  int64_t step, lower;
  if (attr.index == MC_NONE || !mc_attr_integer_i64(ctx, attr, &step) || step < 1) return false;
  if (step == 1 || !mc_affine_map_named(ctx, op, "lowerBoundMap", &map) ||
      !mc_affine_map_constant(ctx, map, &lower)) {
    return true;
  }
  McAffineExpr e = minus(ctx, var, mc_affine_constant(ctx, lower)), by = mc_affine_constant(ctx, step);
  if (e.index == MC_NONE || by.index == MC_NONE) return fail(c);
  return add(c, mc_affine_binary(ctx, MC_AFFINE_MOD, e, by), true);
}

static bool add_for(Constraints *c, uint32_t side, McOp op) {
  McContext *ctx = c->ctx;
  uint32_t upper, count;
  McAffineExpr var = variable(c, side, mc_block_arg(ctx, body_of(ctx, op), 0));
  if (var.index == MC_NONE) return fail(c);
  return mc_op_operands_named(ctx, op, "upperBoundOperands", &upper, &count) && add_step(c, op, var) &&
         add_bound(c, side, op, var, "lowerBoundMap", 0, false, EACH) &&
         add_bound(c, side, op, var, "upperBoundMap", upper, true, EACH);
}

/* False also when a bound is several expressions. */
static bool add_parallel(Constraints *c, uint32_t side, McOp op) {
  McContext *ctx = c->ctx;
  McAffineMap lower, upper;
  uint32_t count = count_variables(ctx, op);
  if (!mc_affine_map_named(ctx, op, "lowerBoundsMap", &lower) ||
      !mc_affine_map_named(ctx, op, "upperBoundsMap", &upper) ||
      mc_affine_map_num_results(ctx, lower) != count || mc_affine_map_num_results(ctx, upper) != count) {
    return false;
  }
  uint32_t first = mc_affine_map_num_dims(ctx, lower) + mc_affine_map_num_symbols(ctx, lower);
  bool ok = true;
  for (uint32_t i = 0; ok && i < count; i++) {
    McAffineExpr var = variable(c, side, mc_block_arg(ctx, body_of(ctx, op), i));
    ok = (var.index != MC_NONE || fail(c)) && add_bound(c, side, op, var, "lowerBoundsMap", 0, false, i) &&
         add_bound(c, side, op, var, "upperBoundsMap", first, true, i);
  }
  return ok;
}

static bool add_if(Constraints *c, uint32_t side, McOp op) {
  McContext *ctx = c->ctx;
  McAttr attr = mc_attr_named(ctx, op, "condition");
  McForm form = {.ctx = ctx};
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_INTEGER_SET) return false;
  McIntegerSet set = mc_attr_integer_set_value(ctx, attr);
  bool ok = translate(c, side, &form, mc_form_read_set(ctx, &form, set, op));
  for (size_t i = 0; ok && i < form.exprs.len; i++) {
    ok = add(c, form.exprs.ptr[i], mc_integer_set_is_equality(ctx, set, (uint32_t)i));
  }
  mc_form_fini(&form);
  return ok;
}

/* The variables of the loops around an access. */
static bool add_variables(Constraints *c, uint32_t side, const Around *around) {
  McContext *ctx = c->ctx;
  for (uint32_t i = around->count; i-- > 1;) {
    McOp op = around->ops[i];
    for (uint32_t k = 0, n = is_loop(ctx, op) ? count_variables(ctx, op) : 0; k < n; k++) {
      if (!mc_array_push(&ctx->alloc, &c->dims[side], mc_block_arg(ctx, body_of(ctx, op), k))) return fail(c);
    }
  }
  return true;
}

static bool add_domain(Constraints *c, uint32_t side, const Around *around) {
  bool ok = true;
  for (uint32_t i = around->count; ok && i-- > 1;) {
    if (mc_op_is(c->ctx, around->ops[i], "affine.for")) ok = add_for(c, side, around->ops[i]);
    else if (is_loop(c->ctx, around->ops[i])) ok = add_parallel(c, side, around->ops[i]);
    else if (mc_op_is(c->ctx, around->ops[i], "affine.if")) ok = add_if(c, side, around->ops[i]);
  }
  return ok;
}

/* The places are the same. */
static bool add_places(Constraints *c, McOp from, McOp to) {
  McContext *ctx = c->ctx;
  McForm first, second;
  bool ok = translate(c, 0, &first, read_access(ctx, from, &first));
  ok = translate(c, 1, &second, read_access(ctx, to, &second)) && ok && first.exprs.len == second.exprs.len;
  for (size_t i = 0; ok && i < first.exprs.len; i++) {
    ok = add(c, minus(ctx, first.exprs.ptr[i], second.exprs.ptr[i]), true);
  }
  mc_form_fini(&first);
  mc_form_fini(&second);
  return ok;
}

static uint32_t common_variables(const Constraints *c) {
  uint32_t n = 0;
  while (n < c->dims[0].len && n < c->dims[1].len && c->dims[0].ptr[n].index == c->dims[1].ptr[n].index) n++;
  return n;
}

/* The same steps of the common loops around number depth - 1, a later step of that one. */
static bool add_order(Constraints *c, uint32_t common, uint32_t depth) {
  McContext *ctx = c->ctx;
  bool ok = true;
  for (uint32_t i = 0; ok && i < common && i < depth; i++) {
    McAffineExpr e = minus(ctx, mc_affine_dim(ctx, (uint32_t)c->dims[0].len + i), mc_affine_dim(ctx, i));
    bool later = i + 1 == depth;
    if (later && e.index != MC_NONE) e = mc_affine_binary(ctx, MC_AFFINE_ADD, e, mc_affine_constant(ctx, -1));
    ok = add(c, e, !later);
  }
  return ok;
}

McDependence mc_affine_dependence(McContext *ctx, McOp from, McOp to, uint32_t depth, bool *failed) {
  Around around[2];
  McOp first, second;
  if (mc_affine_memory(ctx, from).index != mc_affine_memory(ctx, to).index) return MC_INDEPENDENT;
  if (!mc_affine_writes(ctx, from) && !mc_affine_writes(ctx, to)) return MC_INDEPENDENT;
  if (mc_affine_analysis_scope(ctx, from).index != mc_affine_analysis_scope(ctx, to).index ||
      !find_around(ctx, from, &around[0]) ||
      !find_around(ctx, to, &around[1]) || !find_common_block(ctx, &around[0], &around[1], &first, &second)) {
    return MC_DEPENDENCE_UNKNOWN;
  }
  Constraints c = {.ctx = ctx};
  bool ok = add_variables(&c, 0, &around[0]) && add_variables(&c, 1, &around[1]), empty = false;
  uint32_t common = common_variables(&c);
  if (ok && depth > common && !mc_op_is_before(ctx, first, second)) {
    empty = true;
  } else if (ok) {
    ok = add_domain(&c, 0, &around[0]) && add_domain(&c, 1, &around[1]) && add_places(&c, from, to) &&
         add_order(&c, common, depth);
    uint32_t dims = (uint32_t)(c.dims[0].len + c.dims[1].len);
    ok = ok && mc_affine_is_empty(ctx, c.exprs.ptr, c.equal.ptr, c.exprs.len, dims, (uint32_t)c.symbols.len, &empty,
                                  &c.failed);
  }
  *failed |= c.failed;
  fini(&c);
  return !ok ? MC_DEPENDENCE_UNKNOWN : empty ? MC_INDEPENDENT : MC_DEPENDENT;
}
