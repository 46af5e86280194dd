/* omp_loop_checks.c - what is checked of OpenMP's loops: the operations around a loop nest, references to loops and
 * their transformations, and the values that a target region gets from the host.
 */
#include "dialects/omp/omp.def"
#include "dialects/omp/omp.h"
#include "dialects/shared/clauses.h"
#include "types/report.h"

#define plain(c, ...) mc_plain_error(c, __VA_ARGS__)

static McGroup group(const McRoutineCheck *c, const char *name) {
  return mc_named_group(c, mc_ident(c->ctx, name, strlen(name)).index);
}

static McOp parent_of(const McRoutineCheck *c) { return mc_op_parent(c->ctx, c->op); }

static McBlock body_of(const McContext *ctx, McOp op) {
  if (op.index == MC_NONE || mc_op_num_regions(ctx, op) == 0) return (McBlock){MC_NONE};
  return mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
}

static bool is_composite(const McContext *ctx, McOp op) {
  return mc_op_attribute(ctx, op, mc_ident((McContext *)ctx, "omp.composite", 13)).index != MC_NONE;
}

static bool in_wrapper(const McRoutineCheck *c) { return mc_omp_is(c->ctx, parent_of(c), "wrapper"); }

static int64_t integer_named(const McRoutineCheck *c, const char *name, int64_t other) {
  int64_t value = other;
  McAttr attr = mc_checked_attr(c, name);
  bool is_integer = attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_INTEGER;
  return is_integer && mc_attr_integer_i64(c->ctx, attr, &value) ? value : other;
}

/* --- wrappers --- */

bool mc_check_omp_wrapper(const McRoutineCheck *c) {
  McBlock body = body_of(c->ctx, c->op);
  McOp inner = body.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(c->ctx, body);
  if (inner.index == MC_NONE || mc_op_next(c->ctx, inner).index != MC_NONE) {
    return fail(c, "loop wrapper does not contain exactly one nested op");
  }
  return mc_omp_is(c->ctx, inner, "loop_nest") || mc_omp_is(c->ctx, inner, "wrapper") ||
         fail(c, "nested in loop wrapper is not another loop wrapper or `omp.loop_nest`");
}

/* The wrapper directly inside; MC_NONE: a loop nest is. */
static McOp nested_wrapper(const McRoutineCheck *c) {
  McOp inner = mc_block_first_op(c->ctx, body_of(c->ctx, c->op));
  return mc_omp_is(c->ctx, inner, "wrapper") ? inner : (McOp){MC_NONE};
}

bool mc_check_omp_standalone(const McRoutineCheck *c) {
  return (!in_wrapper(c) && nested_wrapper(c).index == MC_NONE) || fail(c, "expected to be a standalone loop wrapper");
}

static bool fail_missing(const McRoutineCheck *c) {
  return plain(c, "'omp.composite' attribute missing from composite wrapper");
}

static bool fail_present(const McRoutineCheck *c) {
  return plain(c, "'omp.composite' attribute present in non-composite wrapper");
}

bool mc_check_omp_wsloop_body(const McRoutineCheck *c) {
  McOp nested = nested_wrapper(c);
  bool composite = is_composite(c->ctx, c->op), leaf = in_wrapper(c);
  if (nested.index == MC_NONE) {
    if (composite && !leaf) return fail_present(c);
    return composite || !leaf || fail_missing(c);
  }
  if (!composite) return fail_missing(c);
  return mc_omp_is(c->ctx, nested, "simd") || plain(c, "only supported nested wrapper is 'omp.simd'");
}

bool mc_check_omp_taskloop_body(const McRoutineCheck *c) {
  McOp nested = nested_wrapper(c);
  bool composite = is_composite(c->ctx, c->op);
  if (nested.index == MC_NONE) return !composite || fail_present(c);
  if (!composite) return fail_missing(c);
  return mc_omp_is(c->ctx, nested, "simd") || plain(c, "only supported nested wrapper is 'omp.simd'");
}

bool mc_check_omp_distribute_body(const McRoutineCheck *c) {
  McOp nested = nested_wrapper(c), parent = parent_of(c);
  bool composite = is_composite(c->ctx, c->op);
  if (nested.index == MC_NONE) return !composite || fail_present(c);
  if (!composite) return fail_missing(c);
  if (mc_omp_is(c->ctx, nested, "wsloop")) {
    return (mc_omp_is(c->ctx, parent, "parallel") && is_composite(c->ctx, parent)) ||
           plain(c, "an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct "
                    "parent");
  }
  return mc_omp_is(c->ctx, nested, "simd") ||
         plain(c, "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'");
}

bool mc_check_omp_simd_body(const McRoutineCheck *c) {
  return nested_wrapper(c).index == MC_NONE || fail(c, "must wrap an 'omp.loop_nest' directly");
}

bool mc_check_omp_in_workshare(const McRoutineCheck *c) {
  for (McOp op = parent_of(c); op.index != MC_NONE; op = mc_op_parent(c->ctx, op)) {
    if (mc_omp_is(c->ctx, op, "workshare")) return true;
  }
  return fail(c, "must be nested in an omp.workshare");
}

bool mc_check_omp_distribute(const McRoutineCheck *c) {
  if (group(c, "dist_schedule_chunk_size").count == 0) return true;
  return mc_checked_attr(c, "dist_schedule_static").index != MC_NONE ||
         fail(c, "chunk size set without dist_schedule_static being present");
}

bool mc_check_omp_taskloop(const McRoutineCheck *c) {
  McGroup vars = group(c, "reduction_vars"), others = group(c, "in_reduction_vars");
  if (vars.count > 0 && mc_checked_attr(c, "nogroup").index != MC_NONE) {
    return plain(c, "if a reduction clause is present on the taskloop directive, the nogroup clause must not be "
                    "specified");
  }
  for (uint32_t i = 0; i < vars.count; i++) {
    for (uint32_t k = 0; k < others.count; k++) {
      if (mc_group_value(c, vars, i).index != mc_group_value(c, others, k).index) continue;
      return plain(c, "the same list item cannot appear in both a reduction and an in_reduction clause");
    }
  }
  if (group(c, "grainsize").count == 0 || group(c, "num_tasks").count == 0) return true;
  return plain(c, "the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same "
                  "taskloop directive");
}

static bool check_unique(const McRoutineCheck *c, McGroup values, const char *message) {
  for (uint32_t i = 1; i < values.count; i++) {
    for (uint32_t k = 0; k < i; k++) {
      if (mc_group_value(c, values, i).index == mc_group_value(c, values, k).index) return fail(c, "%s", message);
    }
  }
  return true;
}

static bool check_aligned(const McRoutineCheck *c) {
  McGroup vars = group(c, "aligned_vars");
  McAttr alignments = mc_checked_attr(c, "alignments");
  if (vars.count == 0) return alignments.index == MC_NONE || fail(c, "unexpected alignment values attribute");
  if (mc_clause_array_size(c->ctx, alignments) != vars.count) {
    return fail(c, "expected as many alignment values as aligned variables");
  }
  if (!check_unique(c, vars, "aligned variable used more than once")) return false;
  for (uint32_t i = 0; i < vars.count; i++) {
    int64_t value = 0;
    McAttr alignment = mc_attr_array_get(c->ctx, alignments, i);
    if (mc_attr_integer_i64(c->ctx, alignment, &value) && value <= 0) {
      return fail(c, "alignment should be greater than 0");
    }
  }
  return true;
}

bool mc_check_omp_simd(const McRoutineCheck *c) {
  int64_t simdlen = integer_named(c, "simdlen", 0), safelen = integer_named(c, "safelen", 0);
  bool composite = is_composite(c->ctx, c->op), leaf = in_wrapper(c);
  if (simdlen > 0 && safelen > 0 && simdlen > safelen) {
    return fail(c,
                "simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal "
                "to safelen value");
  }
  if (!check_aligned(c) ||
      !check_unique(c, group(c, "nontemporal_vars"), "nontemporal variable used more than once")) {
    return false;
  }
  if (!composite && leaf) return fail_missing(c);
  return !composite || leaf || fail_present(c);
}

bool mc_check_omp_loop_nest(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = body_of(ctx, c->op);
  McGroup lower = group(c, "loop_lower_bounds");
  McAttr tiles = mc_checked_attr(c, "tile_sizes");
  uint32_t variables = body.index == MC_NONE ? 0 : mc_block_num_args(ctx, body);
  if (lower.count == 0) return fail(c, "must represent at least one loop");
  if (lower.count != variables) return fail(c, "number of range arguments and IVs do not match");
  for (uint32_t i = 0; i < variables; i++) {
    if (mc_group_type(c, lower, i).index != mc_value_type(ctx, mc_block_arg(ctx, body, i)).index) {
      return fail(c, "range argument type does not match corresponding IV type");
    }
  }
  if (integer_named(c, "collapse_num_loops", 1) > variables) {
    return fail(c, "collapse value is larger than the number of loops");
  }
  if (tiles.index != MC_NONE && mc_attr_dense_count(ctx, tiles) > variables) {
    return fail(c, "too few canonical loops for tile dimensions");
  }
  return in_wrapper(c) || fail(c, "expects parent op to be a loop wrapper");
}

/* --- references to loops --- */

bool mc_omp_made_operands(const McContext *ctx, McOp op, uint32_t *start, uint32_t *count) {
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t words = 0;
  const uint32_t *names = mc_def_fact(def, MC_FACT_OMP_MAKES, &words);
  for (uint32_t g = 0; names != NULL && g < def->op->num_operands; g++) {
    if (mc_def_operands(def)[g].name == names[0]) return mc_op_group(ctx, def, op, false, g, start, count);
  }
  return false;
}

/* Does the operation make the loop that its operand refers to? */
static bool makes(const McContext *ctx, McOp op, uint32_t operand) {
  uint32_t start, count;
  return mc_omp_made_operands(ctx, op, &start, &count) && operand >= start && operand < start + count;
}

McLoopUses mc_omp_loop_uses(const McContext *ctx, McValue reference) {
  McLoopUses found = {{MC_NONE}, {MC_NONE}, 0, {MC_NONE}, {MC_NONE}};
  for (McUse use = mc_value_first_use(ctx, reference); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp op = mc_use_owner(ctx, use);
    uint32_t operand = mc_use_index(ctx, use);
    if (makes(ctx, op, operand)) {
      if (found.maker.index == MC_NONE) found.maker = op, found.operand = operand;
      else if (found.second_maker.index == MC_NONE) found.second_maker = op;
    } else if (found.taker.index == MC_NONE) {
      found.taker = op;
    } else if (found.second_taker.index == MC_NONE) {
      found.second_taker = op;
    }
  }
  return found;
}

bool mc_check_omp_new_cli(const McRoutineCheck *c) {
  McLoopUses uses = mc_omp_loop_uses(c->ctx, mc_op_result(c->ctx, c->op, 0));
  if (uses.second_maker.index != MC_NONE) return fail(c, "CLI must have at most one generator");
  if (uses.second_taker.index != MC_NONE) return fail(c, "CLI must have at most one consumer");
  return uses.taker.index == MC_NONE || uses.maker.index != MC_NONE || fail(c, "CLI has no generator");
}

bool mc_check_omp_canonical_loop(const McRoutineCheck *c) {
  McBlock body = body_of(c->ctx, c->op);
  if (body.index == MC_NONE) return true;
  if (mc_block_num_args(c->ctx, body) != 1) return fail(c, "Canonical loop region must have exactly one argument");
  return mc_value_type(c->ctx, mc_block_arg(c->ctx, body, 0)).index == mc_operand_type(c, 0).index ||
         fail(c, "Region argument must be the same type as the trip count");
}

/* Is `inner`, with the terminator, all that is in the loop? */
static bool is_perfectly_nested(const McContext *ctx, McOp outer, McOp inner) {
  McBlock body = body_of(ctx, outer);
  if (body.index == MC_NONE || mc_block_next(ctx, body).index != MC_NONE) return false;
  McOp first = mc_block_first_op(ctx, body);
  McOp last = first.index == MC_NONE ? first : mc_op_next(ctx, first);
  return first.index == inner.index && mc_omp_is(ctx, last, "terminator") &&
         mc_op_next(ctx, last).index == MC_NONE;
}

static bool check_nest(const McRoutineCheck *c, McGroup applyees) {
  static const char unsupported[] = "currently only supports omp.canonical_loop as applyee";
  McContext *ctx = c->ctx;
  for (uint32_t i = 1; i < applyees.count; i++) {
    McOp outer = mc_omp_loop_uses(ctx, mc_group_value(c, applyees, i - 1)).maker,
         inner = mc_omp_loop_uses(ctx, mc_group_value(c, applyees, i)).maker;
    if (outer.index == MC_NONE || inner.index == MC_NONE) return fail(c, "applyee CLI has no generator");
    if (!mc_omp_is(ctx, outer, "canonical_loop") || !mc_omp_is(ctx, inner, "canonical_loop")) {
      return fail(c, "%s", unsupported);
    }
    if (!is_perfectly_nested(ctx, outer, inner)) return fail(c, "tiled loop nest must be perfectly nested");
    McValue trips = mc_op_operand(ctx, inner, 0);
    for (uint32_t k = 0; k < i; k++) {
      McBlock body = body_of(ctx, mc_omp_loop_uses(ctx, mc_group_value(c, applyees, k)).maker);
      if (body.index != MC_NONE && mc_block_arg(ctx, body, 0).index == trips.index) {
        return fail(c, "tiled loop nest must be rectangular");
      }
    }
  }
  return true;
}

bool mc_check_omp_tile(const McRoutineCheck *c) {
  McGroup applyees = group(c, "applyees");
  uint32_t sizes = group(c, "sizes").count, made = group(c, "generatees").count;
  if (applyees.count == 0) return fail(c, "must apply to at least one loop");
  if (sizes != applyees.count) return fail(c, "there must be one tile size for each applyee");
  if (made > 0 && made != 2 * sizes) {
    return fail(c, "expecting two times the number of generatees than applyees");
  }
  return check_nest(c, applyees);
}

/* --- what a target region gets from the host --- */

static bool in_omp(const McContext *ctx, McOp op) {
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  return name.len > 4 && memcmp(name.ptr, "omp.", 4) == 0;
}

/* The innermost operation of omp that the region of `root` runs once and that has no others beside it; MC_NONE: none.
 * first_blocks: only operations in the first block of their region run once for certain. */
static McOp captured_op(const McContext *ctx, McOp root, bool first_blocks) {
  McOp captured = {MC_NONE};
  for (McOp at = root;;) {
    McOp inner = {MC_NONE};
    McBlock first = body_of(ctx, at);
    uint32_t others = 0;
    for (McBlock block = first; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
        if (!in_omp(ctx, op) || mc_op_has_trait(ctx, op, MC_TRAIT(TERMINATOR))) continue;
        others++;
        if (inner.index == MC_NONE && mc_op_num_regions(ctx, op) > 0) inner = op;
      }
    }
    if (inner.index == MC_NONE || others > 1) return captured;
    if (first_blocks && mc_op_block(ctx, inner).index != first.index) return captured;
    captured = inner;
    if (mc_omp_is(ctx, inner, "loop_nest")) return captured;
    at = inner;
  }
}

enum { SPMD = 1, TRIP_COUNT = 2 };

/* How a kernel with these loops runs. */
static unsigned kernel_flags(const McContext *ctx, McOp target, McOp captured) {
  if (!mc_omp_is(ctx, captured, "loop_nest")) return 0;
  McOp inner = mc_op_parent(ctx, captured);
  if (mc_omp_is(ctx, inner, "simd")) inner = mc_op_parent(ctx, inner);
  if (!mc_omp_is(ctx, inner, "wrapper")) return 0;
  McOp outer = mc_op_parent(ctx, inner);
  if (mc_omp_is(ctx, outer, "wrapper")) { /* target teams distribute parallel wsloop */
    McOp parallel = mc_op_parent(ctx, outer), teams = mc_op_parent(ctx, parallel);
    bool is_it = mc_omp_is(ctx, inner, "wsloop") && mc_omp_is(ctx, outer, "distribute") &&
                 !mc_omp_is(ctx, parallel, "wrapper") && mc_omp_is(ctx, parallel, "parallel") &&
                 mc_omp_is(ctx, teams, "teams") && mc_op_parent(ctx, teams).index == target.index;
    return is_it ? SPMD | TRIP_COUNT : 0;
  }
  if (mc_omp_is(ctx, inner, "distribute") || mc_omp_is(ctx, inner, "loop")) {
    if (!mc_omp_is(ctx, outer, "teams") || mc_op_parent(ctx, outer).index != target.index) return 0;
    if (mc_omp_is(ctx, inner, "loop")) return SPMD | TRIP_COUNT;
    McOp nested = captured_op(ctx, captured, false);
    if (nested.index == MC_NONE) return TRIP_COUNT;
    while (mc_op_parent(ctx, nested).index != captured.index) nested = mc_op_parent(ctx, nested);
    return mc_omp_is(ctx, nested, "parallel") ? SPMD | TRIP_COUNT : TRIP_COUNT;
  }
  bool parallel = mc_omp_is(ctx, inner, "wsloop") && mc_omp_is(ctx, outer, "parallel") &&
                  mc_op_parent(ctx, outer).index == target.index;
  return parallel ? SPMD : 0;
}

static bool is_inside(const McContext *ctx, McOp op, McOp ancestor) {
  while (op.index != MC_NONE && op.index != ancestor.index) op = mc_op_parent(ctx, op);
  return op.index != MC_NONE;
}

/* Is the value in the group of the operation? */
static bool has_operand(const McRoutineCheck *c, McOp op, const char *name, McValue value) {
  McRoutineCheck at = *c;
  at.op = op;
  at.def = mc_op_def(c->ctx, op);
  McGroup operands = group(&at, name);
  for (uint32_t i = 0; i < operands.count; i++) {
    if (mc_group_value(&at, operands, i).index == value.index) return true;
  }
  return false;
}

static bool check_host_use(const McRoutineCheck *c, McOp user, McValue value, McOp captured, unsigned kernel) {
  McContext *ctx = c->ctx;
  if (mc_omp_is(ctx, user, "teams")) {
    return has_operand(c, user, "num_teams_lower", value) || has_operand(c, user, "num_teams_upper", value) ||
           has_operand(c, user, "thread_limit", value) ||
           fail(c, "host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'");
  }
  if (mc_omp_is(ctx, user, "parallel")) {
    return ((kernel & SPMD) && is_inside(ctx, captured, user) && has_operand(c, user, "num_threads", value)) ||
           fail(c, "host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD");
  }
  if (mc_omp_is(ctx, user, "loop_nest")) {
    return ((kernel & TRIP_COUNT) && user.index == captured.index) ||
           fail(c, "host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be "
                   "evaluated in the host");
  }
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, user));
  return fail(c, "host_eval argument illegal use in '%.*s' operation", (int)name.len, name.ptr);
}

bool mc_check_omp_target_body(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock entry = body_of(ctx, c->op);
  uint32_t teams = 0, first = group(c, "has_device_addr_vars").count, count = group(c, "host_eval_vars").count;
  for (McBlock block = entry; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      teams += mc_omp_is(ctx, op, "teams");
    }
  }
  if (teams > 1) return plain(c, "target containing multiple 'omp.teams' nested ops");
  if (count == 0) return true;
  McOp captured = captured_op(ctx, c->op, true);
  unsigned kernel = captured.index == MC_NONE ? 0 : kernel_flags(ctx, c->op, captured);
  for (uint32_t i = 0; i < count; i++) {
    McValue value = mc_block_arg(ctx, entry, first + i);
    for (McUse use = mc_value_first_use(ctx, value); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
      if (!check_host_use(c, mc_use_owner(ctx, use), value, captured, kernel)) return false;
    }
  }
  return true;
}
