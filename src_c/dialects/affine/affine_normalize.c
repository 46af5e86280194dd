/* affine_normalize.c - the pass affine-loop-normalize: loops of affine begin at 0 and have steps of 1.
 *
 * The old variable is an affine.apply of the new one. Loops whose lower bound is the greatest of several expressions
 * stay, as in mlir-opt 22.
 */
#include "dialects/affine/affine_bounds.h"
#include "dialects/affine/affine_loops.h"
#include "transform/pattern_driver.h"

static const McPassOption options[] = {
    {"promote-single-iter", MC_PASS_BOOL, "false", "Promote single iteration loops"},
};
const McPassInfo mc_pass_affine_loop_normalize_info = {
    "affine-loop-normalize", "AffineLoopNormalize", "Apply normalization transformations to affine loop-like ops",
    MC_PASS_LISTED(options), MC_PASS_NONE, MC_PASS_CHANGES, NULL};

static const char *const for_maps[2] = {"lowerBoundMap", "upperBoundMap"};
static const char *const parallel_maps[2] = {"lowerBoundsMap", "upperBoundsMap"};

static bool push(McForm *form, McValue value) {
  return mc_array_push(&form->ctx->alloc, &form->values, value) || !(form->failed = true);
}

/* Replaces the variable by lower + variable * step, computed before `before`; composed: affine.apply is taken in. */
static bool rebase(McRewriter *rw, McOp before, McValue variable, const McForm *lower, size_t number, int64_t step,
                   bool composed) {
  McContext *ctx = mc_rw_ctx(rw);
  McForm form = {.ctx = ctx, .dims = lower->dims + 1};
  McAffineExpr own = mc_affine_dim(ctx, lower->dims), e = lower->exprs.ptr[number];
  own = mc_affine_binary(ctx, MC_AFFINE_MUL, own, mc_affine_constant(ctx, step));
  e = mc_affine_binary(ctx, MC_AFFINE_ADD, e, own);
  bool ok = e.index != MC_NONE && mc_array_push(&ctx->alloc, &form.exprs, e);
  for (uint32_t i = 0; ok && i < lower->dims; i++) ok = push(&form, lower->values.ptr[i]);
  ok = ok && push(&form, variable);
  for (size_t i = lower->dims; ok && i < lower->values.len; i++) ok = push(&form, lower->values.ptr[i]);
  ok = ok && (!composed || (mc_form_compose(&form) && mc_form_canonicalize(&form)));
  McAffineMap map = ok ? mc_form_map(&form) : (McAffineMap){MC_NONE};
  McType type = mc_type_index(ctx);
  McNamedAttr attr = {mc_ident(ctx, "map", strlen("map")),
                      map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map)};
  McOp made = {MC_NONE};
  if (ok && attr.name.index != MC_NONE && attr.value.index != MC_NONE) {
    made = mc_rw_create(rw, before, &(McRwOp){.name = "affine.apply", .operands = form.values.ptr,
                                              .num_operands = form.values.len, .results = &type, .num_results = 1,
                                              .attrs = &attr, .num_attrs = 1});
  }
  mc_form_fini(&form);
  if (made.index == MC_NONE) return mc_rw_fail(rw);
  for (McUse use = mc_value_first_use(ctx, variable), next; use.index != MC_NONE; use = next) {
    McOp user = mc_use_owner(ctx, use);
    next = mc_use_next(ctx, use);
    if (user.index != made.index) mc_op_set_operand(ctx, user, mc_use_index(ctx, use), mc_op_result(ctx, made, 0));
  }
  return true;
}

static bool is_zero(const McContext *ctx, McAffineExpr e) {
  int64_t number;
  return mc_affine_constant_value(ctx, e, &number) && number == 0;
}

/* --- affine.for --- */

static bool normalize_for(McRewriter *rw, McOp op, bool promotes) {
  McContext *ctx = mc_rw_ctx(rw);
  McAffineRange r = {.lower.ctx = ctx, .upper.ctx = ctx};
  McForm length = {.ctx = ctx};
  McAttr attr = mc_attr_named(ctx, op, "step");
  uint32_t second, inits, count;
  int64_t step;
  bool ok = attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER &&
            mc_attr_integer_i64(ctx, attr, &step) && step > 0 &&
            mc_affine_map_named(ctx, op, for_maps[0], &r.lower_map) &&
            mc_affine_map_named(ctx, op, for_maps[1], &r.upper_map) &&
            mc_op_operands_named(ctx, op, "upperBoundOperands", &second, &count) &&
            mc_op_operands_named(ctx, op, "inits", &inits, &count);
  bool promoted = false;
  if (!ok || (promotes && (!mc_affine_promote(rw, op, &promoted) || promoted))) return !rw->failed;
  ok = mc_form_read(ctx, &r.lower, r.lower_map, op, 0) && mc_form_read(ctx, &r.upper, r.upper_map, op, second);
  bool done = ok && (r.lower.exprs.len != 1 || (is_zero(ctx, r.lower.exprs.ptr[0]) && step == 1));
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  if (ok && !done && mc_affine_lengths(&r.upper, &r.lower, &step, &length) && mc_form_canonicalize(&length) &&
      rebase(rw, mc_block_first_op(ctx, body), mc_block_arg(ctx, body, 0), &r.lower, 0, step, true)) {
    McAffineRange made = {.lower.ctx = ctx, .upper = length};
    McAffineExpr zero = mc_affine_constant(ctx, 0);
    McAttr one = mc_attr_integer(ctx, mc_attr_value_type(ctx, attr), 1);
    ok = zero.index != MC_NONE && one.index != MC_NONE && mc_array_push(&ctx->alloc, &made.lower.exprs, zero) &&
         mc_affine_set_bounds(ctx, op, &made, inits) &&
         mc_op_set_attribute(ctx, op, mc_ident(ctx, "step", strlen("step")), one);
    if (!ok) mc_rw_fail(rw);
    mc_form_fini(&made.lower);
  }
  if (r.lower.failed || r.upper.failed || length.failed) mc_rw_fail(rw);
  mc_form_fini(&r.lower);
  mc_form_fini(&r.upper);
  mc_form_fini(&length);
  return !rw->failed;
}

/* --- affine.parallel --- */

/* Each bound is one expression. */
static bool has_single_bounds(const McContext *ctx, McAttr groups, size_t count) {
  return groups.index != MC_NONE && mc_kind(ctx, groups.index) == MC_ATTR_DENSE_ELEMENTS &&
         mc_type_dim(ctx, mc_attr_value_type(ctx, groups), 0) == (int64_t)count;
}

static bool set_parallel(McContext *ctx, McOp op, const McForm *length, size_t count) {
  McAffineExpr zero = mc_affine_constant(ctx, 0);
  MC_ARRAY(McAffineExpr) zeros = {0};
  MC_ARRAY(McAttr) ones = {0};
  McAttr one = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), 1);
  bool ok = zero.index != MC_NONE && one.index != MC_NONE;
  for (size_t i = 0; ok && i < count; i++) {
    ok = mc_array_push(&ctx->alloc, &zeros, zero) && mc_array_push(&ctx->alloc, &ones, one);
  }
  McAffineMap lower = ok ? mc_affine_map(ctx, 0, 0, zeros.ptr, count) : (McAffineMap){MC_NONE};
  McAffineMap upper = ok ? mc_form_map(length) : (McAffineMap){MC_NONE};
  McNamedAttr attrs[3] = {{mc_ident(ctx, parallel_maps[0], strlen(parallel_maps[0])), {MC_NONE}},
                          {mc_ident(ctx, parallel_maps[1], strlen(parallel_maps[1])), {MC_NONE}},
                          {mc_ident(ctx, "steps", strlen("steps")), {MC_NONE}}};
  if (lower.index != MC_NONE) attrs[0].value = mc_attr_affine_map(ctx, lower);
  if (upper.index != MC_NONE) attrs[1].value = mc_attr_affine_map(ctx, upper);
  if (ok) attrs[2].value = mc_attr_array(ctx, ones.ptr, count);
  for (uint32_t i = 0; i < 3; i++) ok = ok && attrs[i].value.index != MC_NONE;
  ok = ok && mc_op_set_attributes(ctx, op, attrs, 3) &&
       mc_op_set_operands(ctx, op, length->values.ptr, length->values.len);
  mc_array_fini(&ctx->alloc, &zeros);
  mc_array_fini(&ctx->alloc, &ones);
  return ok;
}

static bool normalize_parallel(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McForm lower = {.ctx = ctx}, upper = {.ctx = ctx}, length = {.ctx = ctx};
  McAffineMap maps[2];
  McAttr list = mc_attr_named(ctx, op, "steps");
  MC_ARRAY(int64_t) steps = {0};
  if (!mc_affine_map_named(ctx, op, parallel_maps[0], &maps[0]) ||
      !mc_affine_map_named(ctx, op, parallel_maps[1], &maps[1])) {
    return true;
  }
  uint32_t inputs = mc_affine_map_num_dims(ctx, maps[0]) + mc_affine_map_num_symbols(ctx, maps[0]);
  bool ok = mc_form_read(ctx, &lower, maps[0], op, 0) && mc_form_read(ctx, &upper, maps[1], op, inputs);
  size_t count = lower.exprs.len;
  McAttr groups = mc_attr_named(ctx, op, "lowerBoundsGroups");
  ok = ok && upper.exprs.len == count && list.index != MC_NONE && mc_kind(ctx, list.index) == MC_ATTR_ARRAY &&
       mc_attr_array_size(ctx, list) == count && has_single_bounds(ctx, groups, count);
  bool done = true;
  for (size_t i = 0; ok && i < count; i++) {
    int64_t step = 0;
    ok = mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, list, (uint32_t)i), &step) && step > 0;
    if (ok && !mc_array_push(&ctx->alloc, &steps, step)) ok = mc_rw_fail(rw);
    done &= step == 1 && is_zero(ctx, lower.exprs.ptr[i]);
  }
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  ok = ok && !done && mc_block_num_args(ctx, body) == count;
  ok = ok && mc_affine_lengths(&upper, &lower, steps.ptr, &length);
  McOp first = mc_block_first_op(ctx, body);
  for (size_t i = 0; ok && i < count; i++) {
    ok = rebase(rw, first, mc_block_arg(ctx, body, (uint32_t)i), &lower, i, steps.ptr[i], false);
  }
  if (ok && !set_parallel(ctx, op, &length, count)) mc_rw_fail(rw);
  if (lower.failed || upper.failed || length.failed) mc_rw_fail(rw);
  mc_form_fini(&lower);
  mc_form_fini(&upper);
  mc_form_fini(&length);
  mc_array_fini(&ctx->alloc, &steps);
  return !rw->failed;
}

static bool normalize(McPassRun *run) {
  McContext *ctx = run->ctx;
  McRewriter rw;
  McWalk walk;
  bool ok = mc_rw_init(&rw, ctx, (McRegion){MC_NONE}) || mc_pass_out_of_memory(run);
  mc_walk_init(ctx, &walk, run->op, true);
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_tick(&run->ticker)) {
      ok = mc_pass_interrupted(run);
    } else if (mc_op_is(ctx, op, "affine.for")) {
      ok = normalize_for(&rw, op, mc_pass_flag(run, 0)) || mc_pass_out_of_memory(run);
    } else if (mc_op_is(ctx, op, "affine.parallel")) {
      ok = normalize_parallel(&rw, op) || mc_pass_out_of_memory(run);
    }
  }
  mc_rw_fini(&rw);
  return ok;
}

bool mc_pass_affine_loop_normalize(McPassRun *run) { return mc_pass_on_functions(run, normalize); }
