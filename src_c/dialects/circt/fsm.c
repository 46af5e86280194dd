/* fsm.c - checks of machines, their states and transitions, and uses of them. */
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "defs/opdefs.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

static McOp parent_named(const McContext *ctx, McOp op, const char *name) {
  do {
    op = mc_op_parent(ctx, op);
  } while (op.index != MC_NONE && !mc_op_is(ctx, op, name));
  return op;
}

static McRegion region_of(const McContext *ctx, McOp op) { return mc_block_region(ctx, mc_op_block(ctx, op)); }

static bool is_region(const McContext *ctx, McOp op, uint32_t i, McRegion region) {
  return i < mc_op_num_regions(ctx, op) && mc_op_region(ctx, op, i).index == region.index;
}

/* The types of a machine; MC_NONE: it has no function type. */
static McType function_of(const McContext *ctx, McOp machine) {
  McAttr held = machine.index == MC_NONE ? (McAttr){MC_NONE} : mc_op_property_named(ctx, machine, "function_type");
  if (held.index == MC_NONE || mc_kind(ctx, held.index) != MC_ATTR_TYPE) return (McType){MC_NONE};
  McType type = mc_attr_type_value(ctx, held);
  return mc_kind(ctx, type.index) == MC_TYPE_FUNCTION ? type : (McType){MC_NONE};
}

static bool same_types(const McRoutineCheck *c, McTypeRun wanted, uint32_t count, McTypeRun given, uint32_t have) {
  if (count != have) return fail(c, "mismatch in number of types compared (%u != %u)", count, have);
  uint32_t at = mc_types_differ(c->ctx, wanted, given, 0, count);
  if (at == count) return true;
  return fail(c, "type mismatch at index %u (%s != %s)", at, mc_text_type(c->diags, mc_run_type(c->ctx, wanted, at)),
              mc_text_type(c->diags, mc_run_type(c->ctx, given, at)));
}

/* The state of a machine that has the name; MC_NONE: there is none. */
static McOp state_of(const McContext *ctx, McOp machine, McStr name) {
  McOp none = {MC_NONE};
  if (machine.index == MC_NONE || mc_op_num_regions(ctx, machine) == 0) return none;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, machine, 0));
  if (body.index == MC_NONE) return none;
  for (McOp op = mc_block_first_op(ctx, body); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (!mc_op_is(ctx, op, "fsm.state")) continue;
    McStr own = mc_string_of(ctx, mc_op_property_named(ctx, op, "sym_name"));
    if (own.len == name.len && memcmp(own.ptr, name.ptr, name.len) == 0) return op;
  }
  return none;
}

static bool names_fit(const McRoutineCheck *c, const char *attr, const char *what, const char *names, uint32_t count) {
  McAttr held = mc_checked_attr(c, attr);
  uint32_t given = mc_array_length(c->ctx, held);
  if (held.index == MC_NONE || given == count) return true;
  return fail(c, "number of machine %s (%u) does not match the provided number of %s names (%u)", what, count, names,
              given);
}

bool mc_check_fsm_machine(const McRoutineCheck *c) {
  McType function = function_of(c->ctx, c->op);
  McBlock body = mc_entry_of(c, c->op, 0);
  if (function.index == MC_NONE || body.index == MC_NONE) return true;
  uint32_t inputs = mc_type_num_inputs(c->ctx, function), results = mc_type_num_results(c->ctx, function);
  McTypeRun args = mc_arg_types(c->ctx, mc_block_rec(c->ctx, body), 0);
  if (!same_types(c, mc_input_types(c->ctx, function), inputs, args, mc_block_num_args(c->ctx, body))) return false;
  McStr initial = mc_string_of(c->ctx, mc_checked_attr(c, "initialState"));
  if (state_of(c->ctx, c->op, initial).index == MC_NONE) {
    return fail(c, "initial state '%.*s' was not defined in the machine", (int)initial.len, initial.ptr);
  }
  return names_fit(c, "argNames", "arguments", "argument", inputs) &&
         names_fit(c, "resNames", "results", "result", results);
}

bool mc_check_fsm_state(const McRoutineCheck *c) {
  McType function = function_of(c->ctx, parent_named(c->ctx, c->op, "fsm.machine"));
  McBlock output = mc_entry_of(c, c->op, 0);
  if (function.index == MC_NONE) return true;
  if (output.index == MC_NONE) {
    if (mc_type_num_results(c->ctx, function) == 0) return true;
    return fail(c, "state must have a non-empty output region when the machine has results.");
  }
  if (mc_op_is(c->ctx, mc_block_last_op(c->ctx, output), "fsm.output")) return true;
  return fail(c, "output block must have a single OutputOp terminator");
}

bool mc_check_fsm_output(const McRoutineCheck *c) {
  McOp state = parent_named(c->ctx, c->op, "fsm.state");
  const McOpRec *op = mc_op_rec(c->ctx, c->op);
  if (state.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  if (is_region(c->ctx, state, 1, region_of(c->ctx, c->op))) {
    return count == 0 || fail(c, "transitions region must not output any value");
  }
  McType function = function_of(c->ctx, parent_named(c->ctx, state, "fsm.machine"));
  if (function.index == MC_NONE) return true;
  uint32_t results = mc_type_num_results(c->ctx, function);
  if (results == 0 && count == 0) return true;
  return same_types(c, mc_function_result_types(c->ctx, function), results, mc_operand_types(c->ctx, op, 0), count);
}

bool mc_check_fsm_transition(const McRoutineCheck *c) {
  McAttr next = mc_checked_attr(c, "nextState");
  McOp state = parent_named(c->ctx, c->op, "fsm.state");
  if (next.index == MC_NONE || state.index == MC_NONE) return true;
  McStr name = mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, next));
  if (state_of(c->ctx, parent_named(c->ctx, state, "fsm.machine"), name).index == MC_NONE) {
    return fail(c, "cannot find the definition of the next state `%.*s`", (int)name.len, name.ptr);
  }
  McBlock guard = mc_entry_of(c, c->op, 0);
  if (guard.index != MC_NONE && !mc_op_is(c->ctx, mc_block_last_op(c->ctx, guard), "fsm.return")) {
    return fail(c, "guard region must terminate with a ReturnOp");
  }
  if (is_region(c->ctx, state, 1, region_of(c->ctx, c->op))) return true;
  return fail(c, "must only be located in the transitions region");
}

bool mc_check_fsm_update(const McRoutineCheck *c) {
  McValue variable = mc_op_operand(c->ctx, c->op, 0);
  McOp transition = parent_named(c->ctx, c->op, "fsm.transition");
  if (!mc_op_is(c->ctx, mc_value_op(c->ctx, variable), "fsm.variable")) {
    return fail(c, "destination is not a variable operation");
  }
  if (transition.index == MC_NONE) return true;
  McBlock action = mc_op_num_regions(c->ctx, transition) < 2
                       ? (McBlock){MC_NONE}
                       : mc_region_first_block(c->ctx, mc_op_region(c->ctx, transition, 1));
  if (!is_region(c->ctx, transition, 1, region_of(c->ctx, c->op))) {
    return fail(c, "must only be located in the action region");
  }
  if (action.index == MC_NONE) return true;
  for (McOp op = mc_block_first_op(c->ctx, action); op.index != MC_NONE; op = mc_op_next(c->ctx, op)) {
    if (op.index == c->op.index || !mc_op_is(c->ctx, op, "fsm.update")) continue;
    if (mc_op_operand(c->ctx, op, 0).index != variable.index) continue;
    return fail(c, "multiple updates to the same variable within a single action region is disallowed");
  }
  return true;
}

static McOp machine_of(const McRoutineCheck *c, McAttr name) {
  McOp found = name.index == MC_NONE ? (McOp){MC_NONE} : c->symbols->find(c->symbols->data, c->op, name);
  return mc_op_is(c->ctx, found, "fsm.machine") ? found : (McOp){MC_NONE};
}

bool mc_check_fsm_instance(const McRoutineCheck *c) {
  McAttr name = mc_checked_attr(c, "machine");
  if (name.index == MC_NONE || machine_of(c, name).index != MC_NONE) return true;
  McStr text = mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, name));
  return fail(c, "cannot find machine definition '%.*s'", (int)text.len, text.ptr);
}

bool mc_check_fsm_caller(const McRoutineCheck *c) {
  const McOpRec *op = mc_op_rec(c->ctx, c->op);
  McAttr name = mc_checked_attr(c, "machine");
  uint32_t count = mc_op_num_operands(c->ctx, c->op), outer = name.index == MC_NONE ? 1 : 2;
  if (count < outer) return true;
  if (name.index == MC_NONE) {
    McOp instance = mc_value_op(c->ctx, mc_op_operand(c->ctx, c->op, count - 1));
    if (instance.index != MC_NONE) name = mc_op_property_named(c->ctx, instance, "machine");
  }
  McType function = function_of(c->ctx, machine_of(c, name));
  if (function.index == MC_NONE) return fail(c, "cannot find machine definition");
  uint32_t inputs = mc_type_num_inputs(c->ctx, function), results = mc_type_num_results(c->ctx, function);
  uint32_t given = mc_op_num_results(c->ctx, c->op);
  if ((inputs > 0 || count > outer) && !same_types(c, mc_input_types(c->ctx, function), inputs,
                                                   mc_operand_types(c->ctx, op, 0), count - outer)) {
    return false;
  }
  return (results == 0 && given == 0) || same_types(c, mc_function_result_types(c->ctx, function), results,
                                                    mc_result_types(c->ctx, op, 0), given);
}
