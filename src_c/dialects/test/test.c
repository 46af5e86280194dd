/* test.c - checks, constants, speculation and ranges of the test dialect. */
#include "dialects/shared/shared_checks.h"
#include "dialects/test/test.def"
#include "transform/numbers.h"
#include "transform/ranges.h"
#include "transform/rewriter.h"

/* --- checks --- */

static bool has(const McRoutineCheck *c, const char *name) { return mc_checked_attr(c, name).index != MC_NONE; }

bool mc_check_test_bound(const McRoutineCheck *c) {
  McType type = mc_operand_type(c, 0);
  bool scalable = has(c, "scalable");
  if (mc_type_is_shaped(c->ctx, type)) {
    if (!has(c, "dim")) return fail(c, "expected 'dim' attribute for shaped type variable");
  } else if (mc_kind(c->ctx, type.index) != MC_TYPE_INDEX) {
    return fail(c, "expected index-typed variable or shape type variable");
  } else if (has(c, "dim")) {
    return fail(c, "unexpected 'dim' attribute for index variable");
  }
  if (scalable && has(c, "constant")) return fail(c, "'scalable' and 'constant' are mutually exlusive");
  if (has(c, "vscale_min") == scalable && has(c, "vscale_max") == scalable) return true;
  return fail(c, "expected 'vscale_min' if and only if 'scalable'");
}

/* Arguments: the operands for both successors; before the second ones, the branch passes a value that it makes. */
bool mc_check_test_internal_branch(const McRoutineCheck *c) {
  for (uint32_t i = 0, n = mc_op_num_successors(c->ctx, c->op); i < n && i < 2; i++) {
    uint32_t count = mc_named_group(c, c->args[i]).count + i;
    uint32_t args = mc_block_num_args(c->ctx, mc_op_successor(c->ctx, c->op, i));
    if (args == count) continue;
    return mc_plain_error(c, "branch has %u operands for successor #%u, but target block has %u", count, i, args);
  }
  return true;
}

bool mc_check_test_callee(const McRoutineCheck *c) {
  McAttr ref = mc_checked_attr(c, "callee");
  bool known = c->symbols != NULL && ref.index != MC_NONE && mc_kind(c->ctx, ref.index) == MC_ATTR_SYMBOL_REF;
  McOp op = known ? c->symbols->find(c->symbols->data, c->op, ref) : (McOp){MC_NONE};
  if (op.index != MC_NONE && mc_attr_named(c->ctx, op, "function_type").index != MC_NONE) return true;
  McStr name = known ? mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, ref)) : (McStr){"", 0};
  return fail(c, "'%.*s' does not reference a valid function", (int)name.len, name.ptr);
}

bool mc_transform_test_tuple_of(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType type = count == 1 ? mc_type_tuple(ctx, from, 1) : (McType){MC_NONE};
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

/* --- constants --- */

McOp mc_constant_test(McRewriter *rw, McAttr value, McType type, McOp before) {
  McNamedAttr named = {mc_rw_ctx(rw)->known[MC_ID_value], value};
  return mc_rw_create(rw, before, &(McRwOp){.name = "test.constant", .results = &type, .num_results = 1,
                                            .attrs = &named, .num_attrs = 1});
}

McFolded mc_fold_test_constant(McFold *f) {
  f->results[0].attr = mc_op_attribute(f->ctx, f->op, f->ctx->known[MC_ID_value]);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

/* A sum of the known operands of each group, with a factor for each, and of the blocks. Groups: op, variadic,
 * var_of_var. */
McFolded mc_fold_test_sum(McFold *f) {
  McContext *ctx = f->ctx;
  McType i32 = mc_value_type(ctx, mc_op_result(ctx, f->op, 0));
  uint32_t first_list = 0, sizes[3] = {0};
  McAttr segments = mc_op_property_named(ctx, f->op, "operandSegmentSizes");
  if (segments.index == MC_NONE || mc_attr_dense_data(ctx, segments).len < sizeof sizes) return MC_NOT_FOLDED;
  memcpy(sizes, mc_attr_dense_data(ctx, segments).ptr, sizeof sizes);
  first_list = sizes[0] + sizes[1];
  uint64_t sum = 0;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, f->op); i < n; i++) {
    int64_t value;
    uint64_t factor = i >= first_list ? 3 : i >= sizes[0] ? 2 : 1;
    McAttr known = f->constants[i];
    if (known.index != MC_NONE && mc_attr_integer_i64(ctx, known, &value)) sum += factor * (uint64_t)value;
  }
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, f->op, 0));
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) sum += 4;
  f->results[0].attr = mc_attr_integer(ctx, i32, (int64_t)sum);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

/* --- speculation --- */

bool mc_speculation_test_conditional(McContext *ctx, McOp op) {
  return mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "arith.constant").index != MC_NONE;
}

bool mc_speculation_test_never(McContext *ctx, McOp op) {
  (void)ctx, (void)op;
  return false;
}

/* --- ranges --- */

void mc_range_test_bounds(McInferRange *in) {
  McContext *ctx = mc_range_ctx(in);
  McOp op = mc_range_op(in);
  McRange range;
  bool ok = mc_attr_integer_number(ctx, mc_attr_named(ctx, op, "umin"), &range.umin) &&
            mc_attr_integer_number(ctx, mc_attr_named(ctx, op, "umax"), &range.umax) &&
            mc_attr_integer_number(ctx, mc_attr_named(ctx, op, "smin"), &range.smin) &&
            mc_attr_integer_number(ctx, mc_attr_named(ctx, op, "smax"), &range.smax);
  uint32_t width = mc_range_width(&range);
  ok = ok && range.umax.width == width && range.smin.width == width && range.smax.width == width;
  if (ok) mc_range_set(in, mc_range_result(in), &range);
}

void mc_range_test_increment(McInferRange *in) {
  McRange a, one, sum;
  McNumber n;
  if (!mc_range_of(in, 0, &a)) return;
  mc_number_set(&n, mc_range_width(&a), 1);
  mc_range_only(&one, &n);
  mc_range_add(&sum, &a, &one, 0);
  mc_range_set(in, mc_range_result(in), &sum);
}

/* The bounds become attributes of their own signs, index aside. */
void mc_range_test_reflect(McInferRange *in) {
  static const char *const names[] = {"umin", "umax", "smin", "smax"};
  McContext *ctx = mc_range_ctx(in);
  McOp op = mc_range_op(in);
  McRange range;
  if (!mc_range_of(in, 0, &range)) return;
  const McNumber *bounds[] = {&range.umin, &range.umax, &range.smin, &range.smax};
  McType element = mc_element_or_self(ctx, mc_value_type(ctx, mc_range_result(in)));
  for (int i = 0; i < 4; i++) {
    McType type = element;
    if (mc_kind(ctx, element.index) == MC_TYPE_INTEGER) {
      type = mc_type_integer(ctx, mc_type_integer_width(ctx, element), i < 2 ? MC_UNSIGNED : MC_SIGNED);
    }
    McIdent name = mc_ident(ctx, names[i], 4);
    McAttr attr = type.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_of_number(ctx, type, bounds[i]);
    if (attr.index == MC_NONE || name.index == MC_NONE || !mc_op_set_attribute(ctx, op, name, attr)) return;
  }
  mc_range_set(in, mc_range_result(in), &range);
}
