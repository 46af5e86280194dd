/* arc_checks.c - what operations of arc check. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

/* --- lists of types --- */

/* A terminator has the results of the function that it ends, or of the operation around it. */
static McType function_of(const McContext *ctx, McOp op) {
  return mc_function_type_of(ctx, mc_op_property_named(ctx, op, "function_type"));
}

static uint32_t num_given(const McContext *ctx, McOp op, McType function) {
  return function.index != MC_NONE ? mc_type_num_results(ctx, function) : mc_op_num_results(ctx, op);
}

static McType given(const McContext *ctx, McOp op, McType function, uint32_t i) {
  if (function.index != MC_NONE) return mc_type_result(ctx, function, i);
  return mc_value_type(ctx, mc_op_result(ctx, op, i));
}

static bool fail_type(const McRoutineCheck *c, const char *noun, uint32_t i, McType wanted, McType found) {
  fail(c, "%s type mismatch: %s #%u", noun, noun, i);
  McLoc loc = mc_op_loc(c->ctx, c->op);
  mc_note(c->diags, loc, "expected type: '%s'", mc_text_type(c->diags, wanted));
  mc_note(c->diags, loc, "  actual type: '%s'", mc_text_type(c->diags, found));
  return false;
}

/* The operands from `first` on, `count` of them, have the types that the parent's terminators give. */
static bool check_given(const McRoutineCheck *c, McOp parent, uint32_t count, const char *noun) {
  if (parent.index == MC_NONE) return true;
  McType function = function_of(c->ctx, parent);
  uint32_t wanted = num_given(c->ctx, parent, function);
  if (wanted != count) return fail(c, "incorrect number of %ss: expected %u, but got %u", noun, wanted, count);
  for (uint32_t i = 0; i < count; i++) {
    McType type = given(c->ctx, parent, function, i), found = mc_operand_type(c, i);
    if (type.index != found.index) return fail_type(c, noun, i, type, found);
  }
  return true;
}

bool mc_check_arc_output(const McRoutineCheck *c) {
  return check_given(c, mc_op_parent(c->ctx, c->op), mc_op_num_operands(c->ctx, c->op), "output");
}

bool mc_check_arc_yielded(const McRoutineCheck *c) {
  McOp parent = mc_op_parent(c->ctx, c->op);
  McGroup group = {false, 0, mc_op_num_operands(c->ctx, c->op)};
  if (c->num_args > 0) group = mc_named_group(c, c->args[0]);
  return check_given(c, parent, group.count, "yielded value");
}

bool mc_check_arc_execute(const McRoutineCheck *c) {
  McBlock entry = mc_entry_of(c, c->op, 0);
  if (entry.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(c->ctx, c->op), args = mc_block_num_args(c->ctx, entry);
  if (count != args) return fail(c, "incorrect number of inputs: expected %u, but got %u", count, args);
  for (uint32_t i = 0; i < count; i++) {
    McType wanted = mc_operand_type(c, i), found = mc_value_type(c->ctx, mc_block_arg(c->ctx, entry, i));
    if (wanted.index != found.index) return fail_type(c, "input", i, wanted, found);
  }
  return true;
}

/* --- state --- */

/* Arguments: the clock, the message for a latency that is too small. */
bool mc_check_arc_clocked(const McRoutineCheck *c) {
  int64_t latency = 1;
  McAttr held = mc_checked_attr(c, "latency");
  McStr message = mc_ident_str(c->ctx, (McIdent){c->args[1]});
  if (held.index != MC_NONE && mc_attr_integer_i64(c->ctx, held, &latency) && latency < 1) {
    return fail(c, "%.*s", (int)message.len, message.ptr);
  }
  return mc_named_group(c, c->args[0]).count > 0 || fail(c, "requires a clock");
}

bool mc_check_arc_model(const McRoutineCheck *c) {
  McBlock entry = mc_entry_of(c, c->op, 0);
  if (entry.index == MC_NONE) return true;
  if (mc_block_num_args(c->ctx, entry) != 1) return fail(c, "must have exactly one argument");
  McType type = mc_value_type(c->ctx, mc_block_arg(c->ctx, entry, 0));
  if (!mc_is_defined_as(c->ctx, type.index, "arc.storage")) return fail(c, "argument must be of storage type");
  return true;
}

/* --- lanes --- */

static uint32_t lane_size(const McContext *ctx, McStr sizes, uint32_t i) {
  uint32_t size;
  (void)ctx;
  memcpy(&size, sizes.ptr + 4 * (size_t)i, sizeof size);
  return size;
}

static bool check_lanes(const McRoutineCheck *c, McStr sizes, uint32_t num_lists) {
  uint32_t first = lane_size(c->ctx, sizes, 0), total = mc_op_num_operands(c->ctx, c->op);
  for (uint32_t i = 1; i < num_lists; i++) {
    if (lane_size(c->ctx, sizes, i) != first) return fail(c, "all input vectors must have the same size");
  }
  for (uint32_t i = 0, at = 0; i < num_lists; i++) {
    for (uint32_t k = 1; k < first && at + k < total; k++) {
      if (mc_operand_type(c, at + k).index != mc_operand_type(c, at).index) {
        return fail(c, "all input vector lane types must match");
      }
    }
    at += first;
  }
  return first > 0 || fail(c, "input vector must have at least one element");
}

bool mc_check_arc_vectorize(const McRoutineCheck *c) {
  McAttr held = mc_checked_attr(c, "inputOperandSegments");
  if (held.index == MC_NONE || mc_kind(c->ctx, held.index) != MC_ATTR_DENSE_ARRAY) return true;
  McStr sizes = mc_attr_dense_data(c->ctx, held);
  uint32_t num_lists = (uint32_t)(sizes.len / 4), num_results = mc_op_num_results(c->ctx, c->op);
  if (num_lists == 0) return fail(c, "there has to be at least one input vector");
  if (!check_lanes(c, sizes, num_lists)) return false;
  if (num_results == 0) return fail(c, "must have at least one result");
  for (uint32_t i = 1; i < num_results; i++) {
    if (mc_result_type(c, i).index != mc_result_type(c, 0).index) return fail(c, "all result types must match");
  }
  if (num_results != lane_size(c->ctx, sizes, 0)) return fail(c, "number results must match input vector size");
  McBlock entry = mc_entry_of(c, c->op, 0);
  if (entry.index != MC_NONE && mc_block_num_args(c->ctx, entry) != num_lists) {
    return fail(c, "number of block arguments must match number of input vectors");
  }
  return true;
}
