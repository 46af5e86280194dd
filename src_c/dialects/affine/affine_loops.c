/* affine_loops.c - how often loops of affine run. */
#include "dialects/affine/affine_loops.h"

#include "transform/pattern_driver.h"

static bool push(McForm *form, McValue value) {
  return mc_array_push(&form->ctx->alloc, &form->values, value) || !(form->failed = true);
}

/* An expression of `from` that follows the dimensions and symbols of another form. */
static McAffineExpr moved(const McForm *from, McAffineExpr e, uint32_t dims, uint32_t symbols) {
  McContext *ctx = from->ctx;
  if (from->dims > 0 && dims > 0) e = mc_affine_shift(ctx, e, MC_AFFINE_DIM, 0, from->dims, dims);
  uint32_t count = mc_form_symbols(from);
  if (e.index != MC_NONE && count > 0 && symbols > 0) {
    e = mc_affine_shift(ctx, e, MC_AFFINE_SYMBOL, 0, count, symbols);
  }
  return e;
}

bool mc_affine_lengths(const McForm *upper, const McForm *lower, const int64_t *steps, McForm *out) {
  McContext *ctx = upper->ctx;
  *out = (McForm){.ctx = ctx, .dims = upper->dims + lower->dims};
  bool ok = true;
  for (uint32_t i = 0; ok && i < upper->dims; i++) ok = push(out, upper->values.ptr[i]);
  for (uint32_t i = 0; ok && i < lower->dims; i++) ok = push(out, lower->values.ptr[i]);
  for (size_t i = upper->dims; ok && i < upper->values.len; i++) ok = push(out, upper->values.ptr[i]);
  for (size_t i = lower->dims; ok && i < lower->values.len; i++) ok = push(out, lower->values.ptr[i]);
  for (size_t i = 0; ok && i < upper->exprs.len; i++) {
    bool one = lower->exprs.len == 1;
    McAffineExpr e = moved(lower, lower->exprs.ptr[one ? 0 : i], upper->dims, mc_form_symbols(upper));
    e = mc_affine_binary(ctx, MC_AFFINE_MUL, e, mc_affine_constant(ctx, -1));
    e = mc_affine_binary(ctx, MC_AFFINE_ADD, upper->exprs.ptr[i], e);
    ok = e.index != MC_NONE && (mc_array_push(&ctx->alloc, &out->exprs, e) || !(out->failed = true));
  }
  ok = ok && mc_form_compose(out);
  for (size_t i = 0; ok && i < out->exprs.len; i++) {
    int64_t step = steps[lower->exprs.len == 1 ? 0 : i];
    out->exprs.ptr[i] = mc_affine_binary(ctx, MC_AFFINE_CEILDIV, out->exprs.ptr[i], mc_affine_constant(ctx, step));
    ok = out->exprs.ptr[i].index != MC_NONE;
  }
  return ok;
}

/* --- one loop --- */

static uint64_t common_divisor(uint64_t a, uint64_t b) {
  while (b != 0) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

static void read_trips(McAffineLoop *loop) {
  McAffineRange *r = &loop->range;
  McForm *trips = &loop->trips;
  McContext *ctx = trips->ctx;
  int64_t lower, upper;
  if (mc_affine_map_constant(ctx, r->lower_map, &lower) && mc_affine_map_constant(ctx, r->upper_map, &upper)) {
    uint64_t span = upper > lower ? (uint64_t)upper - (uint64_t)lower : 0, step = (uint64_t)loop->step;
    loop->known = true;
    loop->count = span / step + (span % step != 0);
    loop->divisor = loop->count == 0 ? UINT64_MAX : loop->count;
    return;
  }
  loop->divisor = 1;
  if (r->lower.exprs.len != 1 || !mc_affine_lengths(&r->upper, &r->lower, &loop->step, trips)) return;
  loop->known = trips->exprs.len > 0;
  loop->divisor = 0;
  for (size_t i = 0; i < trips->exprs.len; i++) {
    int64_t number;
    uint64_t divisor = mc_affine_divisor(ctx, trips->exprs.ptr[i]);
    bool is_number = mc_affine_constant_value(ctx, trips->exprs.ptr[i], &number);
    if (is_number) divisor = number == 0 ? UINT64_MAX : (uint64_t)number;
    if (is_number && (i == 0 || (uint64_t)number < loop->count)) loop->count = (uint64_t)number;
    loop->known &= is_number;
    loop->divisor = common_divisor(loop->divisor, divisor);
  }
}

bool mc_affine_loop_read(McRewriter *rw, McOp op, McAffineLoop *loop) {
  McContext *ctx = mc_rw_ctx(rw);
  *loop = (McAffineLoop){.op = op, .range = {.lower.ctx = ctx, .upper.ctx = ctx}, .trips.ctx = ctx};
  McAffineRange *r = &loop->range;
  McAttr step = mc_attr_named(ctx, op, "step");
  uint32_t second, count;
  bool ok = step.index != MC_NONE && mc_kind(ctx, step.index) == MC_ATTR_INTEGER &&
            mc_attr_integer_i64(ctx, step, &loop->step) && loop->step > 0 &&
            mc_affine_map_named(ctx, op, "lowerBoundMap", &r->lower_map) &&
            mc_affine_map_named(ctx, op, "upperBoundMap", &r->upper_map) &&
            mc_op_operands_named(ctx, op, "upperBoundOperands", &second, &count) &&
            mc_op_operands_named(ctx, op, "inits", &loop->inits, &count);
  ok = ok && mc_form_read(ctx, &r->lower, r->lower_map, op, 0) &&
       mc_form_read(ctx, &r->upper, r->upper_map, op, second);
  if (ok) read_trips(loop);
  if (r->lower.failed || r->upper.failed || loop->trips.failed) ok = mc_rw_fail(rw);
  return ok;
}

void mc_affine_loop_fini(McAffineLoop *loop) {
  mc_form_fini(&loop->range.lower);
  mc_form_fini(&loop->range.upper);
  mc_form_fini(&loop->trips);
}

static McValue apply(McRewriter *rw, McOp before, McAffineMap map, const McValue *values, size_t count) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_type_index(ctx);
  McNamedAttr attr = {mc_ident(ctx, "map", strlen("map")),
                      map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map)};
  McOp made = {MC_NONE};
  if (attr.name.index != MC_NONE && attr.value.index != MC_NONE) {
    made = mc_rw_create(rw, before, &(McRwOp){.name = "affine.apply", .operands = values, .num_operands = count,
                                              .results = &type, .num_results = 1, .attrs = &attr, .num_attrs = 1});
  }
  if (made.index == MC_NONE) mc_rw_fail(rw);
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

McValue mc_affine_shifted(McRewriter *rw, McOp before, McValue value, int64_t by) {
  McContext *ctx = mc_rw_ctx(rw);
  McAffineExpr e = mc_affine_dim(ctx, 0), distance = mc_affine_constant(ctx, by);
  if (e.index != MC_NONE && distance.index != MC_NONE) e = mc_affine_binary(ctx, MC_AFFINE_ADD, e, distance);
  return apply(rw, before, e.index == MC_NONE ? (McAffineMap){MC_NONE} : mc_affine_map(ctx, 1, 0, &e, 1), &value, 1);
}

/* Constants are put at the beginning of the function, or else in front of the loop. */
static McValue constant_at_start(McRewriter *rw, McOp op, int64_t number) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp scope = op, before = op;
  while (mc_op_parent(ctx, scope).index != MC_NONE && !mc_op_has_trait(ctx, scope, MC_TRAIT(AFFINE_SCOPE))) {
    McOp parent = mc_op_parent(ctx, scope);
    if (mc_op_has_trait(ctx, parent, MC_TRAIT(AFFINE_SCOPE)) && mc_op_block(ctx, scope).index != MC_NONE) {
      McBlock first = mc_region_first_block(ctx, mc_block_region(ctx, mc_op_block(ctx, scope)));
      before = mc_block_first_op(ctx, first);
      break;
    }
    scope = parent;
  }
  return mc_rw_integer(rw, before, mc_type_index(ctx), number);
}

/* The variable's only value. MC_NONE: rw has failed. */
static McValue first_value(McRewriter *rw, const McAffineLoop *loop) {
  McContext *ctx = mc_rw_ctx(rw);
  const McForm *lower = &loop->range.lower;
  int64_t number;
  if (mc_affine_constant_value(ctx, lower->exprs.ptr[0], &number)) return constant_at_start(rw, loop->op, number);
  bool is_value = lower->dims == 1 && lower->values.len == 1 && mc_affine_map_is_identity(ctx, loop->range.lower_map);
  if (is_value) return lower->values.ptr[0];
  return apply(rw, loop->op, loop->range.lower_map, lower->values.ptr, lower->values.len);
}

bool mc_affine_promote(McRewriter *rw, McOp op, bool *done) {
  McContext *ctx = mc_rw_ctx(rw);
  McAffineLoop loop;
  McValueList values = {0};
  bool ok = mc_affine_loop_read(rw, op, &loop);
  *done = ok && loop.known && loop.count == 1 && loop.range.lower.exprs.len == 1;
  if (*done) {
    McValue variable = mc_block_arg(ctx, mc_region_first_block(ctx, mc_op_region(ctx, op, 0)), 0);
    McValue first = variable; /* unused, it needs no value */
    if (mc_value_first_use(ctx, variable).index != MC_NONE) first = first_value(rw, &loop);
    ok = first.index != MC_NONE && (mc_array_push(&ctx->alloc, &values, first) || mc_rw_fail(rw)) &&
         mc_rw_operands(rw, op, loop.inits, mc_op_num_operands(ctx, op) - loop.inits, &values);
    if (ok) mc_rw_replace_by_region(rw, op, mc_op_region(ctx, op, 0), values.ptr, 0);
  }
  mc_array_fini(&ctx->alloc, &values);
  mc_affine_loop_fini(&loop);
  return !rw->failed;
}
