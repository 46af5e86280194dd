/* fir_checks.c - checks of fir's descriptors and arrays. */
#include "dialects/flang/flang.def"
#include "dialects/flang/flang.h"
#include "dialects/shared/shared_checks.h"
#include "verify/verify.h"

/* The type of the operand of an optional group; MC_NONE: absent. */
static McType optional(const McRoutineCheck *c, uint32_t name) {
  McGroup group = mc_named_group(c, name);
  return group.count > 0 ? mc_group_type(c, group, 0) : (McType){MC_NONE};
}

static McType result_type(const McRoutineCheck *c) { return mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, 0)); }

static uint32_t array_rank(const McContext *ctx, McType array) {
  return (uint32_t)(mc_attr_dense_data(ctx, (McAttr){mc_defined_param(ctx, array.index, 0)}).len / 8);
}

/* The rank of !fir.shape and the like. */
static uint32_t shape_rank(const McContext *ctx, McType shape) {
  int64_t rank = 0;
  (void)mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, shape.index, 0)}, &rank);
  return (uint32_t)rank;
}

static bool is_array(const McContext *ctx, McType type) { return mc_fir_is(ctx, type, "fir.array"); }

static bool is_boxed(const McContext *ctx, McType type) {
  return mc_fir_is(ctx, type, "fir.box") || mc_fir_is(ctx, type, "fir.class");
}

/* --- fir.shape, shape_shift, shift: how many numbers each dimension has --- */

bool mc_check_fir_shape(const McRoutineCheck *c) {
  McStr name = mc_op_name_str(c->ctx, mc_op_get_name(c->ctx, c->op));
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  if (name.len == strlen("fir.shape_shift")) {
    if (count < 2 || count > 16 * 2) return fail(c, "incorrect number of args");
    if (count % 2 != 0) return fail(c, "requires a multiple of 2 args");
    count /= 2;
  }
  bool shift = mc_fir_is(c->ctx, result_type(c), "fir.shift");
  return shape_rank(c->ctx, result_type(c)) == count || fail(c, "%s type rank mismatch", shift ? "shift" : "shape");
}

/* Argument: the triples. */
bool mc_check_fir_slice(const McRoutineCheck *c) {
  uint32_t count = mc_named_group(c, c->args[0]).count;
  if (count < 3 || count % 3 != 0) return fail(c, "incorrect number of args for triple");
  return shape_rank(c->ctx, result_type(c)) == count / 3 || fail(c, "slice type rank mismatch");
}

/* --- fir.embox: memref, shape, slice, sourceBox --- */

bool mc_check_fir_embox(const McRoutineCheck *c) {
  const McContext *ctx = c->ctx;
  bool array = is_array(ctx, mc_type_parameter(ctx, optional(c, c->args[0])));
  if (!array && optional(c, c->args[1]).index != MC_NONE) return fail(c, "shape must not be provided for a scalar");
  if (!array && optional(c, c->args[2]).index != MC_NONE) return fail(c, "slice must not be provided for a scalar");
  if (optional(c, c->args[3]).index != MC_NONE && !mc_fir_is(ctx, result_type(c), "fir.class")) {
    return fail(c, "source_box must be used with fir.class result type");
  }
  return true;
}

/* --- fir.array_coor, array_load: memref, shape, slice, and the indices of the first --- */

bool mc_check_fir_array_access(const McRoutineCheck *c) {
  const McContext *ctx = c->ctx;
  McType memref = optional(c, c->args[0]), shape = optional(c, c->args[1]), slice = optional(c, c->args[2]);
  McType array = mc_type_parameter(ctx, memref);
  if (is_boxed(ctx, memref)) array = mc_fir_unwrap(ctx, memref);
  if (!is_array(ctx, array)) return fail(c, "must be a reference to an array");
  uint32_t rank = array_rank(ctx, array);
  if (shape.index != MC_NONE) {
    if (mc_fir_is(ctx, shape, "fir.shift") && !is_boxed(ctx, memref)) {
      return fail(c, "shift can only be provided with fir.box memref");
    }
    if (rank != 0 && shape_rank(ctx, shape) != rank) return fail(c, "rank of dimension mismatched");
    if (c->num_args > 3 && shape_rank(ctx, shape) != mc_named_group(c, c->args[3]).count) {
      return fail(c, "number of indices do not match dim rank");
    }
  }
  bool fits = slice.index == MC_NONE || shape_rank(ctx, slice) == rank;
  return fits || fail(c, "rank of dimension in slice mismatched");
}

/* --- fir.rebox: box, shape, slice --- */

static uint32_t box_rank(const McContext *ctx, McType box) {
  McType type = mc_fir_unwrap(ctx, box);
  return is_array(ctx, type) ? array_rank(ctx, type) : 0;
}

static bool has_unknown_shape(const McContext *ctx, McType box) {
  McType type = mc_fir_unwrap(ctx, box);
  return is_array(ctx, type) && array_rank(ctx, type) == 0;
}

/* The dimensions that a slice leaves: those whose stride is no fir.undefined. False: the slice is no fir.slice's. */
static bool sliced_rank(McContext *ctx, McValue slice, uint32_t *rank) {
  McOp op = mc_value_op(ctx, slice);
  uint32_t triples = 3 * shape_rank(ctx, mc_value_type(ctx, slice));
  if (op.index == MC_NONE || mc_op_num_operands(ctx, op) < triples) return false;
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  if (name.len != strlen("fir.slice") || memcmp(name.ptr, "fir.slice", name.len) != 0) return false;
  *rank = 0;
  for (uint32_t i = 1; i < triples; i += 3) {
    McOp made = mc_value_op(ctx, mc_op_operand(ctx, op, i));
    McStr by = made.index == MC_NONE ? (McStr){"", 0} : mc_op_name_str(ctx, mc_op_get_name(ctx, made));
    if (by.len != strlen("fir.undefined") || memcmp(by.ptr, "fir.undefined", by.len) != 0) ++*rank;
  }
  return true;
}

static bool check_sliced(const McRoutineCheck *c, McType shape, McType slice, uint32_t in, uint32_t out) {
  McContext *ctx = c->ctx;
  uint32_t rank;
  if (shape_rank(ctx, slice) != in) return fail(c, "slice operand rank must match box operand rank");
  if (shape.index != MC_NONE && !mc_fir_is(ctx, shape, "fir.shift")) {
    return fail(c, "shape operand must absent or be a fir.shift when there is a slice");
  }
  if (shape.index != MC_NONE && shape_rank(ctx, shape) != in) {
    return fail(c, "shape operand and input box ranks must match when there is a slice");
  }
  McValue value = mc_op_operand(ctx, c->op, mc_named_group(c, c->args[2]).start);
  bool fits = !sliced_rank(ctx, value, &rank) || rank == out;
  return fits || fail(c, "result type rank and rank after applying slice operand must match");
}

static McType scalar_of(const McContext *ctx, McType box) {
  McType type = mc_fir_unwrap(ctx, box);
  return is_array(ctx, type) ? (McType){mc_defined_param(ctx, type.index, 1)} : type;
}

/* Whether what a box has may be seen as another: the same, a derived type, or characters whose lengths may be equal. */
static bool elements_match(const McContext *ctx, McType from, McType to) {
  if (from.index == to.index) return true;
  if (mc_kind(ctx, to.index) == MC_TYPE_NONE) return true;
  if (mc_fir_is(ctx, from, "fir.type")) return true;
  if (!mc_fir_is(ctx, from, "fir.char") || !mc_fir_is(ctx, to, "fir.char")) return false;
  int64_t a = -1, b = -1;
  (void)mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, from.index, 1)}, &a);
  (void)mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, to.index, 1)}, &b);
  return mc_defined_param(ctx, from.index, 0) == mc_defined_param(ctx, to.index, 0) && (a < 0 || b < 0 || a == b);
}

bool mc_check_fir_rebox(const McRoutineCheck *c) {
  const McContext *ctx = c->ctx;
  McType box = optional(c, c->args[0]), shape = optional(c, c->args[1]), slice = optional(c, c->args[2]);
  McType result = result_type(c);
  if (has_unknown_shape(ctx, box)) return fail(c, "box operand must not have unknown rank or type");
  if (has_unknown_shape(ctx, result)) return fail(c, "result type must not have unknown rank or type");
  uint32_t in = box_rank(ctx, box), out = box_rank(ctx, result), rank = in;
  if (slice.index != MC_NONE) {
    if (!check_sliced(c, shape, slice, in, out)) return false;
  } else {
    if (shape.index != MC_NONE && !mc_fir_is(ctx, shape, "fir.shift")) rank = shape_rank(ctx, shape);
    else if (shape.index != MC_NONE && shape_rank(ctx, shape) != in) {
      return fail(c, "shape operand and input box ranks must match when the shape is a fir.shift");
    }
    if (rank != out) return fail(c, "result type and shape operand ranks must match");
  }
  return elements_match(ctx, scalar_of(ctx, box), scalar_of(ctx, result)) ||
         fail(c, "op input and output element types must match for intrinsic types");
}

/* --- fir.declare, hlfir.declare: memref, shape --- */

bool mc_check_fir_declare(const McRoutineCheck *c) {
  const McContext *ctx = c->ctx;
  McType memref = optional(c, c->args[0]), shape = optional(c, c->args[1]);
  bool raw = !is_boxed(ctx, memref);
  McType array = raw ? mc_type_parameter(ctx, memref) : mc_fir_unwrap(ctx, memref);
  if (array.index == MC_NONE || !is_array(ctx, array)) return true;
  if (raw && (shape.index == MC_NONE || mc_fir_is(ctx, shape, "fir.shift"))) {
    return fail(c, "of array entity with a raw address base must have a shape operand that is a shape or shapeshift");
  }
  if (shape.index == MC_NONE || shape_rank(ctx, shape) == array_rank(ctx, array)) return true;
  return fail(c, "has conflicting shape and base operand ranks");
}

/* --- fir.do_loop, fir.if, and their fir.result --- */

static bool has(const McRoutineCheck *c, const char *name) {
  return mc_op_attribute(c->ctx, c->op, mc_ident(c->ctx, name, strlen(name))).index != MC_NONE;
}

bool mc_check_fir_loop(const McRoutineCheck *c) {
  bool final = mc_op_num_results(c->ctx, c->op) > 0 && has(c, "finalValue");
  return !final || !has(c, "unordered") || fail(c, "unordered loop has no final value");
}

bool mc_check_fir_if(const McRoutineCheck *c) {
  if (mc_op_num_results(c->ctx, c->op) == 0 || mc_op_num_regions(c->ctx, c->op) < 2) return true;
  bool has_else = mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, 1)).index != MC_NONE;
  return has_else || fail(c, "must have an else block if defining values");
}

bool mc_check_fir_result(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp parent = mc_op_parent(ctx, c->op);
  if (parent.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(ctx, c->op);
  if (mc_op_num_results(ctx, parent) != count) return fail(c, "parent of result must have same arity");
  for (uint32_t i = 0; i < count; i++) {
    McType have = mc_value_type(ctx, mc_op_operand(ctx, c->op, i));
    if (have.index == mc_value_type(ctx, mc_op_result(ctx, parent, i)).index) continue;
    return fail(c, "types mismatch between result op and its parent");
  }
  return true;
}

/* --- fir.alloca, allocmem, type_desc --- */

/* Argument: the definition of the result's type. */
bool mc_check_fir_allocated(const McRoutineCheck *c) {
  McAttr held = mc_checked_attr(c, "in_type");
  McType result = mc_result_type(c, 0);
  if (held.index == MC_NONE || mc_kind(c->ctx, held.index) != MC_ATTR_TYPE) return true;
  bool fits = mc_is_defined_as(c->ctx, result.index, mc_ident_str(c->ctx, (McIdent){c->args[0]}).ptr) &&
              mc_defined_param(c->ctx, result.index, 0) == mc_attr_type_value(c->ctx, held).index;
  return fits || fail(c, "allocation type mismatch");
}

/* --- fir.string_lit --- */

bool mc_check_fir_string(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr codes = mc_op_attribute(ctx, c->op, mc_ident(ctx, "xlist", strlen("xlist")));
  if (codes.index == MC_NONE || mc_kind(ctx, codes.index) != MC_ATTR_ARRAY) return true;
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, codes); i < n; i++) {
    if (mc_kind(ctx, mc_attr_array_get(ctx, codes, i).index) == MC_ATTR_INTEGER) continue;
    return fail(c, "values in initializer must be integers");
  }
  return true;
}
