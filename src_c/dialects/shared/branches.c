/* branches.c - branches of cf, llvm and scf: checks of the operands that they pass to blocks, and which way a constant
 * condition goes. */
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"
#include "transform/numbers.h"
#include "types/report.h"
#include "verify/verify.h"

/* At the operation, without its name, and the note that shows it. Always false. */
#define fail_plain mc_plain_error

/* The elements of a dense array of i32; empty for what is none. */
static McStr int32_array(const McContext *ctx, McAttr attr) {
  McStr none = {"", 0};
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_DENSE_ARRAY) return none;
  return mc_attr_dense_array_element(ctx, attr).index == ctx->cached.integer[32] ? mc_attr_dense_data(ctx, attr) : none;
}

uint32_t mc_branch_segment(const McContext *ctx, McAttr segments, uint32_t i) {
  int32_t size = 0;
  McStr sizes = int32_array(ctx, segments);
  if (sizes.len < 4 * ((size_t)i + 1)) return 0;
  memcpy(&size, sizes.ptr + 4 * (size_t)i, 4);
  return size < 0 ? 0 : (uint32_t)size;
}

/* Number of the operand group of that name, which there is. */
static uint32_t group_named(const McOpDef *def, uint32_t name) {
  const McGroupWords *groups = mc_def_operands(def);
  uint32_t i = 0;
  while (i < def->op->num_operands && groups[i].name != name) i++;
  return i;
}

static bool check_successor(const McRoutineCheck *c, const McOpRec *op, McBlock to, uint32_t successor, uint32_t start,
                            uint32_t count) {
  McContext *ctx = c->ctx;
  const McBlockRec *block = mc_block_rec(ctx, to);
  if (count != block->num_args) {
    return fail_plain(c, "branch has %u operands for successor #%u, but target block has %u", count, successor,
                      block->num_args);
  }
  if (count == 0 || start > op->num_operands || count > op->num_operands - start) return true; /* wrong otherwise */
  uint32_t i = mc_types_differ(ctx, mc_operand_types(ctx, op, start), mc_arg_types(ctx, block, 0), 0, count);
  return i == count || fail_plain(c, "type mismatch for bb argument #%u of successor #%u", i, successor);
}

/* The facts "branch_operands" and "branch_parts" say which operands go to each successor. */
bool mc_check_branch(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  const McOpRec *op = mc_op_rec(ctx, c->op);
  uint32_t successors = mc_op_num_successors(ctx, c->op), start = 0, count = 0, num_groups = 0, num_parts = 0;
  if (successors == 0) return true;
  const McUseRec *to = mc_use_rec(ctx, (McUse){mc_extra(ctx, op)->successors});
  const uint32_t *groups = mc_def_fact(c->def, MC_FACT_BRANCH_OPERANDS, &num_groups);
  const uint32_t *parts = mc_def_fact(c->def, MC_FACT_BRANCH_PARTS, &num_parts);
  if (groups == NULL) return true;
  uint32_t whole = num_parts > 0 && num_groups > 0 ? num_groups - 1 : num_groups;
  for (uint32_t i = 0; i < successors && i < whole; i++) {
    mc_op_group(ctx, c->def, c->op, false, group_named(c->def, groups[i]), &start, &count);
    if (!check_successor(c, op, (McBlock){to[i].value}, i, start, count)) return false;
  }
  if (whole == num_groups) return true;
  McAttr segments = mc_named_attr(c, parts[0]);
  mc_op_group(ctx, c->def, c->op, false, group_named(c->def, groups[whole]), &start, &count);
  for (uint32_t i = whole; i < successors; i++) {
    count = mc_branch_segment(ctx, segments, i - whole);
    if (!check_successor(c, op, (McBlock){to[i].value}, i, start, count)) return false;
    start += count;
  }
  return true;
}

/* Arguments: the attribute with the sizes, the group of operands that they divide. */
bool mc_check_parts(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McStr sizes = int32_array(ctx, mc_named_attr(c, c->args[0]));
  McStr name = mc_ident_str(ctx, (McIdent){c->args[0]}), group = mc_ident_str(ctx, (McIdent){c->args[1]});
  uint32_t start, count;
  int64_t total = 0;
  mc_op_group(ctx, c->def, c->op, false, group_named(c->def, c->args[1]), &start, &count);
  for (size_t i = 0; i < sizes.len / 4; i++) {
    int32_t size;
    memcpy(&size, sizes.ptr + 4 * i, 4);
    if (size < 0) return fail(c, "'%.*s' attribute cannot have negative elements", (int)name.len, name.ptr);
    total += size;
  }
  if (total == count) return true;
  return fail(c, "%.*s count (%u) does not match with the total size (%lld) specified in attribute '%.*s'",
              (int)group.len, group.ptr, count, (long long)total, (int)name.len, name.ptr);
}

bool mc_check_branch_weights(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McStr data = int32_array(ctx, mc_named_attr(c, c->args[0]));
  size_t count = data.len / 4;
  uint32_t successors = mc_op_num_successors(ctx, c->op);
  if (count == 0) return true;
  if (count != successors) {
    return fail_plain(c, "expects number of branch weights to match number of successors: %llu vs %u",
                      (unsigned long long)count, successors);
  }
  for (size_t i = 0; i < data.len; i++) {
    if (data.ptr[i] != 0) return true;
  }
  return fail_plain(c, "branch weights cannot all be zero");
}

/* --- constant conditions --- */

/* The first operand is the condition: to the first successor, region or group of regions when it holds. */
bool mc_branch_condition(McContext *ctx, McOp op, uint32_t from, const McAttr *constants, uint32_t *to) {
  (void)op;
  McNumber condition;
  if (from != MC_EDGE_OPERATION || constants == NULL) return false;
  if (!mc_attr_integer_number(ctx, constants[0], &condition)) return false;
  *to = mc_number_is_zero(&condition);
  return true;
}

/* The first operand is the number: to the region of the case, or to region 0, the default. */
bool mc_branch_index_switch(McContext *ctx, McOp op, uint32_t from, const McAttr *constants, uint32_t *to) {
  McNumber flag;
  int64_t number;
  McAttr cases = mc_op_property_named(ctx, op, "cases");
  if (from != MC_EDGE_OPERATION || constants == NULL || !mc_attr_integer_number(ctx, constants[0], &flag)) return false;
  bool has_cases = cases.index != MC_NONE && mc_kind(ctx, cases.index) == MC_ATTR_DENSE_ARRAY;
  McStr data = has_cases ? mc_attr_dense_data(ctx, cases) : MC_STR("");
  *to = 0;
  for (uint32_t i = 0; i < data.len / 8; i++) {
    memcpy(&number, data.ptr + 8 * (size_t)i, 8);
    if (mc_number_is(&flag, number)) return *to = i + 1, true;
  }
  return true;
}
