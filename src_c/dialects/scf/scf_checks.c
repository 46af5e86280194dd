/* scf_checks.c - checks of loops, conditions and other regions.
 *
 * When these checks run, counts of operands, results and regions satisfy the definitions; blocks, their arguments and
 * terminators can be anything.
 */
#include <stdio.h>

#include "dialects/scf/scf.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

static uint32_t num_args(const McRoutineCheck *c, McBlock block) {
  return block.index == MC_NONE ? 0 : mc_block_num_args(c->ctx, block);
}

static McType arg_type(const McRoutineCheck *c, McBlock block, uint32_t i) {
  return mc_value_type(c->ctx, mc_block_arg(c->ctx, block, i));
}

static McType operand_type(const McRoutineCheck *c, McOp op, uint32_t i) {
  return mc_value_type(c->ctx, mc_op_operand(c->ctx, op, i));
}

static McType result_type(const McRoutineCheck *c, uint32_t i) {
  return mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, i));
}

static bool ends_with(const McRoutineCheck *c, uint32_t region, uint32_t name, const char *message) {
  McOp last = mc_checked_last_op(c, region);
  if (mc_op_is_named(c->ctx, last, name)) return true;
  fail(c, "%s", message);
  if (last.index != MC_NONE) mc_note(c->diags, mc_op_loc(c->ctx, last), "terminator here");
  return false;
}

/* --- loops with one induction variable --- */

/* Argument: the group of initial values. */
bool mc_check_loop_results(const McRoutineCheck *c) {
  return mc_named_group(c, c->args[0]).count == mc_op_num_results(c->ctx, c->op) ||
         fail(c, "mismatch in number of loop-carried values and defined values");
}

/* Argument: the operand whose type is that of the induction variable. */
bool mc_check_induction_variable(const McRoutineCheck *c) {
  McBlock body = mc_entry_of(c, c->op, 0);
  McType bound = mc_named_type(c, c->args[0]);
  if (num_args(c, body) == 0 || arg_type(c, body, 0).index == bound.index) return true;
  return fail(c, "expected induction variable to be same type as bounds and step");
}

/* --- conditions and other regions --- */

bool mc_check_else_region(const McRoutineCheck *c) {
  if (mc_op_num_results(c->ctx, c->op) == 0 || mc_entry_of(c, c->op, 1).index != MC_NONE) return true;
  return fail(c, "must have an else block if defining values");
}

bool mc_check_execute_region(const McRoutineCheck *c) {
  McBlock body = mc_entry_of(c, c->op, 0);
  if (body.index == MC_NONE) return fail(c, "region needs to have at least one block");
  return num_args(c, body) == 0 || fail(c, "region cannot have any arguments");
}

/* Arguments: the operations that end the two regions. */
bool mc_check_while(const McRoutineCheck *c) {
  return ends_with(c, 0, c->args[0], "expects the 'before' region to terminate with 'scf.condition'") &&
         ends_with(c, 1, c->args[1], "expects the 'after' region to terminate with 'scf.yield'");
}

static bool check_case(const McRoutineCheck *c, uint32_t region) {
  McContext *ctx = c->ctx;
  McOp last = mc_checked_last_op(c, region);
  uint32_t results = mc_op_num_results(ctx, c->op);
  char name[32] = "default region";
  if (region > 0) snprintf(name, sizeof name, "case region #%u", region - 1);
  if (last.index == MC_NONE) return true; /* the verifier of blocks reports it */
  if (!mc_op_is_named(c->ctx, last, c->args[1])) {
    McStr have = mc_op_name_str(ctx, mc_op_get_name(ctx, last));
    return fail(c, "expected region to end with scf.yield, but got %.*s", (int)have.len, have.ptr);
  }
  if (mc_op_num_operands(ctx, last) != results) {
    fail(c, "expected each region to return %u values, but %s returns %u", results, name,
         mc_op_num_operands(ctx, last));
    mc_note(c->diags, mc_op_loc(ctx, last), "see yield operation here");
    return false;
  }
  for (uint32_t i = 0; i < results; i++) {
    McType have = operand_type(c, last, i), want = result_type(c, i);
    if (have.index == want.index) continue;
    fail(c, "expected result #%u of each region to be '%s'", i, mc_text_type(c->diags, want));
    mc_note(c->diags, mc_op_loc(ctx, last), "%s returns '%s' here", name, mc_text_type(c->diags, have));
    return false;
  }
  return true;
}

/* Arguments: the list of cases, the operation that ends regions. */
bool mc_check_index_switch(const McRoutineCheck *c) {
  McAttr cases = mc_named_attr(c, c->args[0]);
  uint32_t count = mc_list_size(c, cases), regions = mc_op_num_regions(c->ctx, c->op);
  if (count + 1 != regions) return fail(c, "has %u case regions but %u case values", regions - 1, count);
  McInts sorted;
  if (!mc_ints_init(c->ctx, &sorted, count, c->diags)) return false;
  int64_t again = 0;
  bool twice = false;
  for (uint32_t i = 0; i < count && !twice; i++) { /* binary insertion: memmove is the only cost that grows */
    int64_t value = mc_list_at(c, cases, i);
    uint32_t low = 0, high = sorted.len;
    while (low < high) {
      uint32_t middle = (low + high) / 2;
      if (sorted.ptr[middle] < value) low = middle + 1;
      else high = middle;
    }
    twice = low < sorted.len && sorted.ptr[low] == value;
    again = value;
    if (twice) break;
    memmove(sorted.ptr + low + 1, sorted.ptr + low, (sorted.len - low) * sizeof *sorted.ptr);
    sorted.ptr[low] = value;
    sorted.len++;
  }
  mc_ints_fini(c->ctx, &sorted);
  if (twice) return fail(c, "has duplicate case value: %lld", (long long)again);
  for (uint32_t i = 0; i < regions; i++) {
    if (!check_case(c, i)) return false;
  }
  return true;
}

/* --- parallel loops --- */

/* Arguments: steps, initial values, the operation that ends the region. */
bool mc_check_parallel(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup steps = mc_named_group(c, c->args[0]), inits = mc_named_group(c, c->args[1]);
  McBlock body = mc_entry_of(c, c->op, 0);
  int64_t step;
  if (steps.count == 0) return fail(c, "needs at least one tuple element for lowerBound, upperBound and step");
  for (uint32_t i = 0; i < steps.count; i++) {
    if (mc_constant_int(ctx, mc_group_value(c, steps, i), &step) && step <= 0) {
      return fail(c, "constant step operand must be positive");
    }
  }
  if (num_args(c, body) != steps.count) {
    return fail(c, "expects the same number of induction variables: %u as bound and step values: %u", num_args(c, body),
                steps.count);
  }
  for (uint32_t i = 0; i < steps.count; i++) {
    if (arg_type(c, body, i).index != ctx->cached.index) {
      return fail(c, "expects arguments for the induction variable to be of index type");
    }
  }
  if (!ends_with(c, 0, c->args[2], "expects body to terminate with 'scf.reduce'")) return false;
  McOp reduce = mc_checked_last_op(c, 0);
  uint32_t results = mc_op_num_results(ctx, c->op), reductions = mc_op_num_regions(ctx, reduce);
  if (results != reductions) {
    return fail(c, "expects number of results: %u to be the same as number of reductions: %u", results, reductions);
  }
  if (results != inits.count) {
    return fail(c, "expects number of results: %u to be the same as number of initial values: %u", results,
                inits.count);
  }
  uint32_t operands = mc_op_num_operands(ctx, reduce);
  for (uint32_t i = 0; i < results && i < operands; i++) {
    McType have = operand_type(c, reduce, i), want = result_type(c, i);
    if (have.index == want.index) continue;
    return mc_op_error(c->diags, ctx, reduce,
                       "expects type of %u-th reduction operand: '%s' to be the same as the %u-th result type: '%s'", i,
                       mc_text_type(c->diags, have), i, mc_text_type(c->diags, want));
  }
  return true;
}

bool mc_check_reduce_regions(const McRoutineCheck *c) {
  uint32_t regions = mc_op_num_regions(c->ctx, c->op), operands = mc_op_num_operands(c->ctx, c->op);
  if (regions == operands) return true;
  return fail(c, "expects number of reduction regions: %u to be the same as number of reduction operands: %u", regions,
              operands);
}

/* Argument: the operation that ends regions. */
bool mc_check_reduce(const McRoutineCheck *c) {
  for (uint32_t i = 0, n = mc_op_num_regions(c->ctx, c->op); i < n; i++) {
    McBlock block = mc_entry_of(c, c->op, i);
    McType type = operand_type(c, c->op, i);
    McOp last = mc_checked_last_op(c, i);
    if (last.index == MC_NONE) return fail(c, "%u-th reduction has an empty body", i);
    if (num_args(c, block) != 2 || arg_type(c, block, 0).index != type.index ||
        arg_type(c, block, 1).index != type.index) {
      return fail(c, "expected two block arguments with type '%s' in the %u-th reduction region",
                  mc_text_type(c->diags, type), i);
    }
    if (!mc_op_is_named(c->ctx, last, c->args[0])) {
      return fail(c, "reduction bodies must be terminated with an 'scf.reduce.return' op");
    }
  }
  return true;
}

bool mc_check_reduce_return(const McRoutineCheck *c) {
  McBlock block = mc_op_block(c->ctx, c->op);
  if (num_args(c, block) == 0) return true;
  McType want = arg_type(c, block, 0);
  if (want.index == operand_type(c, c->op, 0).index) return true;
  return fail(c, "must have type '%s' (the type of the reduction inputs)", mc_text_type(c->diags, want));
}

/* Arguments `at` and `at + 1`: values, and the static list that says where they go. */
static bool check_control(const McRoutineCheck *c, const char *name, uint32_t at, uint32_t rank) {
  McAttr list = mc_named_attr(c, c->args[at + 1]);
  uint32_t length = mc_list_size(c, list), dynamic = 0;
  for (uint32_t i = 0; i < length; i++) dynamic += mc_list_at(c, list, i) == MC_DYNAMIC;
  if (length != rank) return mc_plain_error(c, "expected %u %s values, got %u", rank, name, length);
  return mc_named_group(c, c->args[at]).count == dynamic ||
         mc_plain_error(c, "expected %u dynamic %s values", dynamic, name);
}

/* The attribute `mapping` has an entry per loop, beside one that is a mask. */
static bool check_mapping(const McRoutineCheck *c, McAttr mapping, uint32_t rank) {
  McContext *ctx = c->ctx;
  uint32_t size = mapping.index == MC_NONE ? 0 : mc_attr_array_size(ctx, mapping), masks = 0;
  for (uint32_t i = 0; i < size; i++) {
    McAttr attr = mc_attr_array_get(ctx, mapping, i);
    const McDefinition *def = mc_kind(ctx, attr.index) == MC_ATTR_DEFINED ? mc_definition_of(ctx, attr.index) : NULL;
    McStr name = def == NULL ? (McStr){"", 0} : mc_ident_str(ctx, def->name);
    masks += name.len == 8 && memcmp(name.ptr, "gpu.mask", 8) == 0;
  }
  if (size == 0) return true;
  if (size - masks != rank) return fail(c, "mapping attribute size must match op rank");
  return masks <= 1 || fail(c, "mapping supports at most one device masking attribute");
}

/* Arguments: outputs, mapping, lower bounds and their list, upper bounds and theirs, steps and theirs. */
bool mc_check_forall(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup outputs = mc_named_group(c, c->args[0]);
  McBlock body = mc_entry_of(c, c->op, 0);
  uint32_t rank = mc_list_size(c, mc_named_attr(c, c->args[3])), results = mc_op_num_results(ctx, c->op);
  if (results != outputs.count) return fail(c, "produces %u results, but has only %u outputs", results, outputs.count);
  if (num_args(c, body) != (uint64_t)rank + outputs.count) return fail(c, "region expects %u arguments", rank);
  for (uint32_t i = 0; i < rank; i++) {
    if (arg_type(c, body, i).index != ctx->cached.index) {
      return fail(c, "expects %u-th block argument to be an index", i);
    }
  }
  for (uint32_t i = 0; i < outputs.count; i++) {
    if (arg_type(c, body, rank + i).index != mc_group_type(c, outputs, i).index) {
      return fail(c, "type mismatch between %u-th output and corresponding block argument", i);
    }
  }
  return check_mapping(c, mc_named_attr(c, c->args[1]), rank) && check_control(c, "lower bound", 2, rank) &&
         check_control(c, "upper bound", 4, rank) && check_control(c, "step", 6, rank);
}

/* Argument: the operation that is allowed in it, whose second operand must be a block argument of the loop after the
 * induction variables. */
bool mc_check_in_parallel(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = mc_entry_of(c, c->op, 0);
  McOp loop = mc_op_parent(ctx, c->op);
  McBlock body = loop.index == MC_NONE ? (McBlock){MC_NONE} : mc_entry_of(c, loop, 0);
  uint32_t outputs = loop.index == MC_NONE ? 0 : mc_op_num_results(ctx, loop);
  if (block.index == MC_NONE) return true;
  for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    const McOpNameRec *name = mc_op_name_rec(ctx, mc_op_get_name(ctx, op));
    if (name->name.index != c->args[0]) {
      bool known = atomic_load_explicit(&((McOpNameRec *)name)->dialect_known, memory_order_acquire);
      if (known && mc_op_def(ctx, op) == NULL) continue; /* not defined here: its interfaces are unknown */
      return fail(c, "expected only ParallelCombiningOpInterface ops");
    }
    if (mc_op_num_operands(ctx, op) < 2) continue; /* its own check reports it */
    McValue into = mc_op_operand(ctx, op, 1);
    bool is_output = mc_value_is_block_arg(ctx, into) && mc_value_block(ctx, into).index == body.index &&
                     mc_value_index(ctx, into) + outputs >= num_args(c, body);
    if (!is_output) return mc_op_error(c->diags, ctx, op, "may only insert into an output block argument");
  }
  return true;
}
