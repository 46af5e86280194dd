/* loopschedule.c - checks of pipelined loops and their stages. */
#include "defs/opdefs.h"
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

/* Operations that a condition can have. */
static bool is_combinational(const McContext *ctx, McOp op) {
  static const char *const names[] = {"addi",  "andi",   "bitcast",    "cmpi",    "constant",   "index_cast",
                                      "muli",  "ori",    "select",     "shli",    "extsi",      "ceildivsi",
                                      "divsi", "remsi",  "floordivsi", "shrsi",   "subi",       "trunci",
                                      "divui", "remui",  "shrui",      "xori",    "extui"};
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  if (name.len > 13 && memcmp(name.ptr, "loopschedule.", 13) == 0) return true;
  if (name.len < 6 || memcmp(name.ptr, "arith.", 6) != 0) return false;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (mc_str_is((McStr){name.ptr + 6, name.len - 6}, names[i])) return true;
  }
  return false;
}

static bool check_condition(const McRoutineCheck *c, McBlock block) {
  for (McOp op = mc_block_first_op(c->ctx, block); op.index != MC_NONE; op = mc_op_next(c->ctx, op)) {
    if (!is_combinational(c->ctx, op)) return fail(c, "condition must have a combinational body");
  }
  McOp last = mc_block_last_op(c->ctx, block);
  if (last.index == MC_NONE) return true;
  if (mc_op_num_operands(c->ctx, last) != 1) return fail(c, "condition must terminate with a single result");
  McType type = mc_value_type(c->ctx, mc_op_operand(c->ctx, last, 0));
  if (mc_kind(c->ctx, type.index) == MC_TYPE_INTEGER && mc_type_integer_width(c->ctx, type) == 1) return true;
  return fail(c, "condition must terminate with an i1 result, found '%s'", mc_text_type(c->diags, type));
}

static bool check_stages(const McRoutineCheck *c, McBlock block) {
  McOp first = mc_block_first_op(c->ctx, block);
  int64_t last = -1, start;
  if (first.index == MC_NONE || mc_op_next(c->ctx, first).index == MC_NONE) {
    return fail(c, "stages must contain at least one stage");
  }
  for (McOp op = first; op.index != MC_NONE; op = mc_op_next(c->ctx, op)) {
    if (mc_op_is(c->ctx, op, "loopschedule.terminator")) continue;
    if (!mc_op_is(c->ctx, op, "loopschedule.pipeline.stage")) {
      return fail(c, "stages may only contain 'loopschedule.pipeline.stage' or 'loopschedule.terminator' ops");
    }
    McAttr held = mc_op_property_named(c->ctx, op, "start");
    if (held.index == MC_NONE || !mc_attr_integer_i64(c->ctx, held, &start)) continue;
    if (last >= 0 && start <= last) {
      return mc_op_error(c->diags, c->ctx, op, "'start' must be after previous 'start' (%lld)", (long long)last);
    }
    last = start;
  }
  return true;
}

bool mc_check_loopschedule_pipeline(const McRoutineCheck *c) {
  McBlock condition = mc_entry_of(c, c->op, 0), stages = mc_entry_of(c, c->op, 1);
  if (condition.index == MC_NONE || stages.index == MC_NONE) return true;
  return check_condition(c, condition) && check_stages(c, stages);
}

bool mc_check_loopschedule_stage(const McRoutineCheck *c) {
  int64_t start = 0;
  McAttr held = mc_checked_attr(c, "start");
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(c->ctx, held, &start);
  return start >= 0 || fail(c, "'start' must be non-negative");
}

/* Do values have the types of the results of an operation? */
static bool are_results(const McRoutineCheck *c, McGroup group, McOp op) {
  uint32_t count = mc_op_num_results(c->ctx, op);
  if (group.count != count) return false;
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_value_type(c->ctx, mc_op_result(c->ctx, op, i));
    if (mc_group_type(c, group, i).index != type.index) return false;
  }
  return true;
}

bool mc_check_loopschedule_register(const McRoutineCheck *c) {
  McOp stage = mc_op_parent(c->ctx, c->op);
  if (!mc_op_is(c->ctx, stage, "loopschedule.pipeline.stage")) return true;
  return are_results(c, mc_named_group(c, c->args[0]), stage) || fail(c, "operand types must match result types");
}

static bool from_stages(const McRoutineCheck *c, McGroup group, const char *what) {
  for (uint32_t i = 0; i < group.count; i++) {
    McOp op = mc_value_op(c->ctx, mc_group_value(c, group, i));
    if (mc_op_is(c->ctx, op, "loopschedule.pipeline.stage")) continue;
    return fail(c, "'%s' must be defined by a 'loopschedule.pipeline.stage'", what);
  }
  return true;
}

/* Arguments: iter_args, results. */
bool mc_check_loopschedule_terminator(const McRoutineCheck *c) {
  McOp pipeline = mc_op_parent(c->ctx, c->op);
  McGroup carried = mc_named_group(c, c->args[0]), results = mc_named_group(c, c->args[1]);
  if (!mc_op_is(c->ctx, pipeline, "loopschedule.pipeline")) return true;
  uint32_t count = mc_op_num_operands(c->ctx, pipeline);
  bool same = carried.count == count;
  for (uint32_t i = 0; same && i < count; i++) {
    McType type = mc_value_type(c->ctx, mc_op_operand(c->ctx, pipeline, i));
    same = mc_group_type(c, carried, i).index == type.index;
  }
  if (!same) return fail(c, "'iter_args' types must match pipeline 'iter_args' types");
  if (!from_stages(c, carried, "iter_args")) return false;
  if (!are_results(c, results, pipeline)) return fail(c, "'results' types must match pipeline result types");
  return from_stages(c, results, "results");
}
