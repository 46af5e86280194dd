/* stablehlo_regions.c - rules of stablehlo for loops, branches and other operations with regions. */
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

/* Puts "'tensor<f32>', 'tensor<i32>'": the types of operands, or of arguments when there is a block. */
static void put_types(McBuf *out, const McRoutineCheck *c, McOp op, McBlock block) {
  uint32_t count = block.index != MC_NONE ? mc_block_num_args(c->ctx, block) : mc_op_num_operands(c->ctx, op);
  for (uint32_t i = 0; i < count; i++) {
    McType type = block.index != MC_NONE ? arg_type(c, block, i) : operand_of(c, op, i);
    mc_buf_printf(out, "%s'%s'", i == 0 ? "" : ", ", TYPE(c, type));
  }
}

static bool types_go(const McRoutineCheck *c, McOp a, McOp b, McBlock block) {
  uint32_t count = block.index != MC_NONE ? mc_block_num_args(c->ctx, block) : mc_op_num_operands(c->ctx, b);
  if (count != mc_op_num_operands(c->ctx, a)) return false;
  for (uint32_t i = 0; i < count; i++) {
    McType against = block.index != MC_NONE ? arg_type(c, block, i) : operand_of(c, b, i);
    if (!mc_hlo_fits(c->ctx, operand_of(c, a, i), against)) return false;
  }
  return true;
}

static bool check_types_go(const McRoutineCheck *c, const char *what, McOp a, McOp b, McBlock block) {
  if (types_go(c, a, b, block)) return true;
  McBuf left, right;
  mc_buf_init(&left, &c->ctx->alloc);
  mc_buf_init(&right, &c->ctx->alloc);
  put_types(&left, c, a, (McBlock){MC_NONE});
  put_types(&right, c, b, block);
  bad(c, "%s%s vs %s", what, mc_buf_text(&left), mc_buf_text(&right));
  mc_buf_fini(&left);
  mc_buf_fini(&right);
  return false;
}

/* Results have the types of the operands. */
bool mc_check_hlo_like_operands(const McRoutineCheck *c) {
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  McType few[8] = {{MC_NONE}}, *types = few;
  size_t size = ((size_t)count + 1) * sizeof *types;
  if (count > MC_COUNT(few)) types = mc_alloc(&c->ctx->alloc, size);
  if (types == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < count; i++) types[i] = mc_checked_type(c, i);
  bool ok = mc_hlo_results_fit(c, types, count);
  if (types != few) mc_free(&c->ctx->alloc, types, size);
  return ok;
}

bool mc_check_hlo_while(const McRoutineCheck *c) {
  McBlock cond = entry_of(c, 0), body = entry_of(c, 1), none = {MC_NONE};
  McOp no_op = {MC_NONE};
  if (cond.index == MC_NONE || body.index == MC_NONE) return true;
  if (!check_types_go(c, "expect operands to be compatible with condition block arguments but got ", c->op, no_op,
                      cond)) {
    return false;
  }
  if (!check_types_go(c, "expect operands to be compatible with body block arguments but got ", c->op, no_op, body)) {
    return false;
  }
  McOp given = last_of(c, body), tested = last_of(c, cond);
  if (given.index == MC_NONE) return bad(c, "The while body-region expected to have a terminator");
  if (!check_types_go(c, "expect operands to be compatible with body block return types but got ", c->op, given,
                      none)) {
    return false;
  }
  if (tested.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(c->ctx, tested);
  if (count != 1) return bad(c, "expect condition body returns a single value but got %u", count);
  McType type = operand_of(c, tested, 0);
  if (!is_tensor(c, type) || is_scalar_of(c, type, 1)) return true;
  return bad(c, "expect condition block return a zero-ranked tensor of i1 but got '%s'", TYPE(c, type));
}

/* The least that is known of the types that all branches give at a place. MC_NONE: reported. */
static McType least_specific(const McRoutineCheck *c, uint32_t place) {
  McContext *ctx = c->ctx;
  McType none = {MC_NONE}, first = operand_of(c, last_of(c, entry_of(c, 0)), place);
  uint32_t branches = mc_op_num_regions(ctx, c->op);
  for (uint32_t k = 0; k < branches; k++) {
    McType type = operand_of(c, last_of(c, entry_of(c, k)), place);
    if (!is_tensor(c, type)) return type;
  }
  uint32_t rank = mc_type_rank(ctx, first);
  McStr of_first = mc_hlo_bounds(ctx, first);
  McInts sizes, bounds;
  if (!mc_ints_init(ctx, &sizes, rank, c->diags)) return none;
  if (!mc_ints_init(ctx, &bounds, rank, c->diags)) return mc_ints_fini(ctx, &sizes), none;
  bool ok = true;
  for (uint32_t i = 0; ok && i < rank; i++) {
    McHloDim dim = {mc_type_dim(ctx, first, i), mc_hlo_bound_at(of_first, i)};
    for (uint32_t k = 1; ok && k < branches; k++) {
      McType type = operand_of(c, last_of(c, entry_of(c, k)), place);
      if (mc_type_rank(ctx, type) != rank) continue;
      ok = mc_hlo_join_dim(c, true, i, &dim,
                           (McHloDim){mc_type_dim(ctx, type, i), mc_hlo_bound_at(mc_hlo_bounds(ctx, type), i)});
    }
    sizes.ptr[sizes.len++] = dim.size;
    bounds.ptr[bounds.len++] = of_first.len > 0 ? dim.bound : MC_DYNAMIC;
  }
  McType made = ok ? mc_hlo_bounded(c, first, &sizes, &bounds) : none;
  mc_ints_fini(ctx, &sizes);
  mc_ints_fini(ctx, &bounds);
  return made;
}

static bool check_branches(const McRoutineCheck *c, McType on) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_op_num_regions(ctx, c->op);
  if (is_tensor(c, on) && mc_type_rank(ctx, on) != 0) {
    return bad(c, "operand should be rank 0 tensor but got rank %u", mc_type_rank(ctx, on));
  }
  if (count == 0) return bad(c, "expect at least one branch");
  McOp first = last_of(c, entry_of(c, 0));
  for (uint32_t i = 0; i < count; i++) {
    McBlock block = entry_of(c, i);
    char what[80];
    uint32_t args = mc_block_num_args(ctx, block);
    if (args != 0) return bad(c, "branch %u must have 0 arguments, but found %u", i, args);
    snprintf(what, sizeof what, "branch 0 and branch %u have mismatched return types: ", i);
    if (!check_types_go(c, what, first, last_of(c, block), (McBlock){MC_NONE})) return false;
  }
  return true;
}

/* Checks of regions do not run without any. */
bool mc_check_hlo_has_branches(const McRoutineCheck *c) {
  return mc_op_num_regions(c->ctx, c->op) > 0 || check_branches(c, mc_named_type(c, c->args[0])) || mc_hlo_no_type(c);
}

bool mc_check_hlo_branches(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, c->op); i < n; i++) {
    if (last_of(c, entry_of(c, i)).index == MC_NONE) return true;
  }
  if (!check_branches(c, mc_named_type(c, c->args[0]))) return mc_hlo_no_type(c);
  uint32_t given = mc_op_num_operands(ctx, last_of(c, entry_of(c, 0)));
  McType few[8], *types = few;
  size_t size = ((size_t)given + 1) * sizeof *types;
  if (given > MC_COUNT(few)) types = mc_alloc(&ctx->alloc, size);
  if (types == NULL) return mc_out_of_memory(c->diags);
  bool ok = true;
  for (uint32_t i = 0; ok && i < given; i++) {
    types[i] = least_specific(c, i);
    ok = types[i].index != MC_NONE;
  }
  ok = ok ? mc_hlo_results_fit(c, types, given) : mc_hlo_no_type(c);
  if (types != few) mc_free(&ctx->alloc, types, size);
  return ok;
}

static bool check_map(const McRoutineCheck *c, McGroup inputs, const List *dims) {
  McContext *ctx = c->ctx;
  McBlock block = entry_of(c, 0);
  McOp last = last_of(c, block);
  if (last.index == MC_NONE) return true;
  uint32_t args = mc_block_num_args(ctx, block);
  if (args != inputs.count) {
    return bad(c, "expects number of operands to match the arity of map computation, but got: %u and %u", inputs.count,
               args);
  }
  for (uint32_t i = 0; i < args; i++) {
    McType arg = arg_type(c, block, i), of = element(c, mc_group_type(c, inputs, i));
    if (!is_tensor(c, arg)) return true;
    if (mc_type_rank(ctx, arg) != 0) {
      return bad(c, "computation arguments must be 0-rank tensor, but got: arg #%u of type '%s'", i, TYPE(c, arg));
    }
    if (element(c, arg).index == of.index) continue;
    return bad(c, "element type of operands and computation arguments must match, but got: '%s' and '%s'", TYPE(c, of),
               TYPE(c, element(c, arg)));
  }
  uint32_t given = mc_op_num_operands(ctx, last);
  if (given != 1) return bad(c, "computation must return single output, but got: %u", given);
  McType out = operand_of(c, last, 0);
  if (!is_tensor(c, out)) return true;
  if (mc_type_rank(ctx, out) != 0) return bad(c, "computation must return 0-rank tensor, but got: '%s'", TYPE(c, out));
  for (uint32_t i = 0; i < dims->len; i++) {
    if (at(c, dims, i) != i) {
      return mc_hlo_fail_list(c, "requires monotonically increasing dimension numbers, but got: ", dims, "");
    }
  }
  for (uint32_t i = 0; i < inputs.count; i++) {
    uint32_t rank = mc_type_rank(ctx, mc_group_type(c, inputs, i));
    if (rank == dims->len) continue;
    return bad(c,
               "applied to a subset of dimensions currently not supported: operand dimensions = %u, requested map "
               "dimensions size = %u",
               rank, dims->len);
  }
  return true;
}

bool mc_check_hlo_map(const McRoutineCheck *c) {
  List dims = list_of(c, mc_named_attr(c, c->args[1]), "dimensions");
  McGroup inputs = mc_named_group(c, c->args[0]);
  if (!check_map(c, inputs, &dims)) return mc_hlo_no_type(c);
  McType last = inputs.count > 0 ? mc_group_type(c, inputs, inputs.count - 1) : (McType){MC_NONE};
  if (!is_tensor(c, last)) return true;
  McInts sizes;
  uint32_t rank = mc_type_rank(c->ctx, last);
  McType of = mc_hlo_accumulated(c, 0, 0, last);
  if (of.index == MC_NONE) return true;
  if (!mc_ints_init(c->ctx, &sizes, rank, c->diags)) return false;
  for (; sizes.len < rank; sizes.len++) sizes.ptr[sizes.len] = mc_type_dim(c->ctx, last, sizes.len);
  McType type = mc_type_ranked_tensor(c->ctx, sizes.ptr, rank, of, (McAttr){MC_NONE}, c->diags);
  mc_ints_fini(c->ctx, &sizes);
  return type.index != MC_NONE && mc_hlo_results_fit(c, &type, 1);
}

bool mc_check_hlo_sort(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup inputs = mc_named_group(c, c->args[0]);
  int64_t dim = integer_or(c, mc_named_attr(c, c->args[1]), -1);
  McType first = mc_group_type(c, inputs, 0);
  if (!is_tensor(c, first)) return true;
  int64_t rank = mc_type_rank(ctx, first);
  if (dim < -rank || dim >= rank) {
    return bad(c, "dimension attribute value must be in range [-%lld, %lld), but found %lld", LL(rank), LL(rank),
               LL(dim));
  }
  McBlock block = entry_of(c, 0);
  McOp last = last_of(c, block);
  if (last.index == MC_NONE) return true;
  if (mc_block_num_args(ctx, block) != 2 * inputs.count) {
    return bad(c, "comparator block should have %u arguments", 2 * inputs.count);
  }
  for (uint32_t i = 0; i < 2 * inputs.count; i++) {
    McType want =
        mc_type_ranked_tensor(ctx, NULL, 0, element(c, mc_group_type(c, inputs, i / 2)), (McAttr){MC_NONE}, NULL);
    McType have = arg_type(c, block, i);
    if (want.index == MC_NONE) return mc_out_of_memory(c->diags);
    if (want.index == have.index) continue;
    return bad(c, "comparator block argument #%u should be of type '%s' but got '%s'", i, TYPE(c, want), TYPE(c, have));
  }
  uint32_t given = mc_op_num_operands(ctx, last);
  if (given != 1) return bad(c, "comparator must return single output but got %u", given);
  McType out = operand_of(c, last, 0);
  return !is_tensor(c, out) || is_scalar_of(c, out, 1) ||
         bad(c, "comparator must return tensor<i1> but got '%s'", TYPE(c, out));
}

/* --- regions that run meanwhile --- */

static bool fail_async(const McRoutineCheck *c, const char *what) {
  return bad(c, "'stablehlo.async_start' op %s", what);
}

/* The result is a future of what the region gives. */
static bool check_future(const McRoutineCheck *c, McType of) {
  McContext *ctx = c->ctx;
  McIdent name = mc_ident(ctx, "stablehlo.future", strlen("stablehlo.future"));
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(ctx, name, true);
  McAttr types[1] = {mc_attr_type(ctx, of)}, list = mc_attr_array(ctx, types, 1);
  if (def == NULL || list.index == MC_NONE) return mc_out_of_memory(c->diags);
  McType future = {mc_defined_make(ctx, def, &list.index, mc_op_loc(ctx, c->op), c->diags)};
  return future.index == MC_NONE ? mc_hlo_no_type(c) : mc_hlo_results_fit(c, &future, 1);
}

/* A region of async_start has one of the operations that the check's arguments name, and the return. */
static bool check_async(const McRoutineCheck *c, McType *out) {
  McContext *ctx = c->ctx;
  McBlock block = entry_of(c, 0);
  if (block.index == MC_NONE) return fail_async(c, "region must not be empty");
  McOp inner = mc_block_first_op(ctx, block), last = last_of(c, block);
  if (inner.index == MC_NONE || mc_op_next(ctx, inner).index != last.index || inner.index == last.index) {
    return fail_async(c, "region must contain exactly one operation and a return");
  }
  bool known = false;
  for (uint32_t i = 0; i < c->num_args && !known; i++) known = mc_op_is_named(ctx, inner, c->args[i]);
  if (!known) return fail_async(c, "region must contain a collective or slice operation");
  uint32_t operands = mc_op_num_operands(ctx, c->op), args = mc_block_num_args(ctx, block);
  if (operands != args) {
    return bad(c, "'stablehlo.async_start' op number of operands (%u) must match number of region arguments (%u)",
               operands, args);
  }
  for (uint32_t i = 0; i < args; i++) {
    McType have = mc_checked_type(c, i), want = arg_type(c, block, i);
    if (have.index == want.index) continue;
    return bad(c, "'stablehlo.async_start' op operand type '%s' at index %u must match region argument type '%s'",
               TYPE(c, have), i, TYPE(c, want));
  }
  uint32_t given = mc_op_num_operands(ctx, last);
  if (given != 1) {
    return bad(c, "'stablehlo.async_start' op region must return exactly one value, but got %u", given);
  }
  *out = operand_of(c, last, 0);
  return true;
}

bool mc_check_hlo_async_start(const McRoutineCheck *c) {
  McType of = {MC_NONE};
  return check_async(c, &of) ? check_future(c, of) : mc_hlo_no_type(c);
}

bool mc_check_hlo_async_done(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0);
  if (!mc_is_defined_as(c->ctx, in.index, "stablehlo.future")) return true;
  McAttr held = {mc_defined_param(c->ctx, in.index, 0)};
  uint32_t count = held.index == MC_NONE ? 0 : mc_attr_array_size(c->ctx, held);
  if (count != 1) {
    bad(c, "'stablehlo.async_done' op future must have exactly one type parameter, but got %u", count);
    return mc_hlo_no_type(c);
  }
  McType of = mc_attr_type_value(c->ctx, mc_attr_array_get(c->ctx, held, 0));
  return mc_hlo_results_fit(c, &of, 1);
}

bool mc_def_check_hlo_future(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                             McDiags *diags) {
  (void)def;
  McAttr held = {values[0]};
  for (uint32_t i = 0, n = held.index == MC_NONE ? 0 : mc_attr_array_size(ctx, held); i < n; i++) {
    McType type = mc_attr_type_value(ctx, mc_attr_array_get(ctx, held, i));
    if (mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR) continue;
    return mc_error(diags, loc, "future element type must be a ranked tensor, but got '%s'",
                    mc_text_type(diags, type));
  }
  return true;
}
