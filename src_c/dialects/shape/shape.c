/* shape.c - syntax of the shape dialect, and what its operations must be like, in upstream's words and order. */
#include "dialects/shape/shape.def"
#include "defs/infer.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "types/report.h"

#define TYPE(c, type) mc_text_type((c)->diags, type)

/* --- constants --- */

/* The integers of an array attribute as elements of an index tensor. */
static McAttr extents_of(McParser *p, McAttr array) {
  McContext *ctx = p->ctx;
  McAttr none = {MC_NONE};
  uint32_t count = mc_attr_array_size(ctx, array);
  int64_t size = count, *values = mc_arena_alloc(&p->arena, ((size_t)count + 1) * sizeof *values, 8);
  if (values == NULL) {
    mc_p_out_of_memory(p);
    return none;
  }
  for (uint32_t i = 0; i < count; i++) {
    McAttr element = mc_attr_array_get(ctx, array, i);
    if (mc_kind(ctx, element.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, element, &values[i])) continue;
    mc_p_error(p, "expected integers");
    return none;
  }
  McType type = mc_type_ranked_tensor(ctx, &size, 1, mc_type_index(ctx), none, p->diags);
  return type.index == MC_NONE ? none
                               : mc_attr_dense_elements(ctx, type, values, count * sizeof *values, false, p->diags);
}

bool mc_routine_shape_extents_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!mc_format_parse_attr_dict(f, false)) return false;
  McAttr array = mc_p_attr(p, (McType){MC_NONE});
  if (array.index == MC_NONE) return false;
  if (mc_kind(p->ctx, array.index) != MC_ATTR_ARRAY) return mc_p_error(p, "expected a list of integers");
  McAttr shape = extents_of(p, array);
  return shape.index != MC_NONE && mc_format_parse_set_attr(f, args[1].number, shape);
}

/* The text of more extents is longer than any that can be read: the print fails at once. */
#define MAX_PRINTED (INT64_C(1) << 30)

void mc_routine_shape_extents_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr shape = mc_format_print_attr(f, args[1].number);
  int64_t count = 0;
  mc_format_print_attr_dict(f, false);
  mc_pr_lit(p, "[");
  bool ok = shape.index != MC_NONE && mc_kind(p->ctx, shape.index) == MC_ATTR_DENSE_ELEMENTS &&
            mc_type_num_elements(p->ctx, mc_attr_value_type(p->ctx, shape), &count);
  if (count > MAX_PRINTED) p->failed = true;
  if (ok) {
    const char *data = mc_attr_dense_data(p->ctx, shape).ptr;
    bool splat = mc_attr_dense_is_splat(p->ctx, shape);
    for (int64_t i = 0; i < count && mc_pr_continues(p); i++) {
      int64_t value;
      memcpy(&value, data + (splat ? 0 : (size_t)i * sizeof value), sizeof value);
      if (i > 0) mc_buf_lit(p->buf, ", ");
      mc_buf_i64(p->buf, value);
    }
  }
  mc_pr_lit(p, "]");
}

/* --- reductions --- */

bool mc_routine_shape_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t start = (uint32_t)p->refs.len, first = args[0].number, rest = args[1].number;
  f->operands_at[first] = f->operands_at[rest] = f->op->at;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('") || !mc_p_operand_list(p, &p->refs)) return false;
  uint32_t count = (uint32_t)p->refs.len - start;
  if (count == 0) return mc_p_wrong_token(p, "expected SSA operand");
  f->operands[first] = (McSpan){start, 1};
  f->operands[rest] = (McSpan){start + 1, count - 1};
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_shape_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_pr_lit(f->p, "(");
  mc_format_print_values(f, mc_format_print_operands(f, args[0].number));
  mc_pr_lit(f->p, ", "); /* mlir-opt 22 prints the comma without initial values, too */
  mc_format_print_values(f, mc_format_print_operands(f, args[1].number));
  mc_pr_lit(f->p, ")");
}

bool mc_routine_shape_carried_types_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!mc_format_parse_arrow_types(f, args[1].number)) return false;
  f->types[args[0].number] = f->types[args[1].number];
  return true;
}

void mc_routine_shape_carried_types_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  mc_format_print_arrow_types(f, args[1].number, false);
}

/* --- checks --- */

static bool is_shape(const McRoutineCheck *c, McType type) {
  return mc_is_defined_as(c->ctx, type.index, "shape.shape");
}
static bool is_size(const McRoutineCheck *c, McType type) { return mc_is_defined_as(c->ctx, type.index, "shape.size"); }
static bool is_index(const McRoutineCheck *c, McType type) { return mc_kind(c->ctx, type.index) == MC_TYPE_INDEX; }
static bool is_tensor(const McRoutineCheck *c, McType type) {
  return mc_kind(c->ctx, type.index) == MC_TYPE_RANKED_TENSOR;
}
static McType result(const McRoutineCheck *c) { return mc_checked_type(c, mc_op_num_operands(c->ctx, c->op)); }

bool mc_check_shape_at_least(const McRoutineCheck *c) {
  uint32_t least = (uint32_t)(mc_ident_str(c->ctx, (McIdent){c->args[0]}).ptr[0] - '0');
  McStr text = mc_ident_str(c->ctx, (McIdent){c->args[1]});
  return mc_op_num_operands(c->ctx, c->op) >= least || fail(c, "%.*s", (int)text.len, text.ptr);
}

bool mc_check_shape_propagates_errors(const McRoutineCheck *c) {
  McStr what = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  bool size = what.len == 4, any = false;
  for (uint32_t i = 0, n = mc_op_num_operands(c->ctx, c->op); i < n; i++) {
    McType type = mc_checked_type(c, i);
    any = any || is_size(c, type) || is_shape(c, type) || mc_is_defined_as(c->ctx, type.index, "shape.value_shape");
  }
  if (!any || (size ? is_size(c, result(c)) : is_shape(c, result(c)))) return true;
  return fail(
      c, "if at least one of the operands can hold error values then the result must be of type `%s` to propagate them",
      what.ptr);
}

bool mc_check_shape_infers_meet(const McRoutineCheck *c) {
  McType out = result(c), inferred = mc_checked_inferred_type(c, c->diags);
  if (inferred.index == MC_NONE) return fail(c, "failed to infer returned types");
  if (inferred.index == out.index) return true;
  bool fits = false;
  if (is_size(c, inferred) || is_size(c, out)) {
    McType other = is_size(c, inferred) ? out : inferred;
    fits = is_size(c, other) || is_index(c, other);
  } else if (is_shape(c, inferred) || is_shape(c, out)) {
    McType other = is_shape(c, inferred) ? out : inferred;
    fits = is_shape(c, other) || is_tensor(c, other);
  } else {
    fits = mc_shapes_compatible(c->ctx, inferred, out);
  }
  return fits || mc_fail_inferred(c, inferred, out);
}

bool mc_check_shape_infers_shape_of(const McRoutineCheck *c) {
  return is_shape(c, result(c)) || mc_check_inferred_types(c, mc_inferred_compatible);
}

bool mc_check_shape_infers_constant(const McRoutineCheck *c) {
  return is_shape(c, result(c)) || mc_check_inferred_types(c, NULL);
}

bool mc_check_shape_reduce(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t inits = mc_op_num_operands(ctx, c->op) - 1;
  McBlock block =
      mc_op_num_regions(ctx, c->op) == 0 ? (McBlock){MC_NONE} : mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  if (block.index == MC_NONE) return true;
  if (mc_block_num_args(ctx, block) != inits + 2) {
    return fail(c, "ReduceOp body is expected to have %u arguments", inits + 2);
  }
  if (!is_index(c, mc_value_type(ctx, mc_block_arg(ctx, block, 0)))) {
    return fail(c, "argument 0 of ReduceOp body is expected to be of IndexType");
  }
  McType extent = mc_value_type(ctx, mc_block_arg(ctx, block, 1));
  bool shape = is_shape(c, mc_checked_type(c, 0));
  if (shape && !is_size(c, extent)) {
    return fail(c, "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType");
  }
  if (!shape && !is_index(c, extent)) {
    return fail(
        c, "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor");
  }
  for (uint32_t i = 0; i < inits; i++) {
    if (mc_value_type(ctx, mc_block_arg(ctx, block, i + 2)).index == mc_checked_type(c, i + 1).index) continue;
    return fail(c, "type mismatch between argument %u of ReduceOp body and initial value %u", i + 2, i);
  }
  return true;
}

bool mc_check_shape_yield(const McRoutineCheck *c) {
  McOp parent = mc_op_parent(c->ctx, c->op);
  if (parent.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  if (mc_op_num_results(c->ctx, parent) != count) {
    return fail(c, "number of operands does not match number of results of its parent");
  }
  for (uint32_t i = 0; i < count; i++) {
    McType have = mc_value_type(c->ctx, mc_op_result(c->ctx, parent, i));
    if (have.index != mc_checked_type(c, i).index) return fail(c, "types mismatch between yield op and its parent");
  }
  return true;
}

bool mc_check_shape_assuming(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block =
      mc_op_num_regions(ctx, c->op) == 0 ? (McBlock){MC_NONE} : mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  McOp last = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
  if (last.index == MC_NONE) return true;
  uint32_t have = mc_op_num_operands(ctx, last), want = mc_op_num_results(ctx, c->op);
  const char *edge = "along control flow edge from Operation shape.assuming_yield to parent";
  if (have != want) {
    return fail(c, "%s: region branch point has %u operands, but region successor needs %u inputs", edge, have, want);
  }
  for (uint32_t i = 0; i < have; i++) {
    McType from = mc_value_type(ctx, mc_op_operand(ctx, last, i)), to = mc_value_type(ctx, mc_op_result(ctx, c->op, i));
    if (from.index == to.index) continue;
    return fail(c, "%s: successor operand type #%u '%s' should match successor input type #%u '%s'", edge, i,
                TYPE(c, from), i, TYPE(c, to));
  }
  return true;
}
