/* acc_checks.c - what is checked of OpenACC's data clauses, constructs, loops and routines.
 *
 * Counts of operands and attributes' kinds satisfy the definitions when these checks run, except elements of arrays
 * that the definitions leave open.
 */
#include "dialects/acc/acc.def"
#include "dialects/acc/acc.h"
#include "dialects/shared/clauses.h"
#include "types/report.h"

#define plain(c, ...) mc_plain_error(c, __VA_ARGS__)

static McGroup group(const McRoutineCheck *c, const char *name) {
  return mc_named_group(c, mc_ident(c->ctx, name, strlen(name)).index);
}

static const char *word(const McRoutineCheck *c, uint32_t i) { return mc_ident_str(c->ctx, (McIdent){c->args[i]}).ptr; }

/* The operation that makes the value; MC_NONE: an argument of a block. */
static McOp defining(const McRoutineCheck *c, McValue value) {
  return mc_value_is_block_arg(c->ctx, value) ? (McOp){MC_NONE} : mc_value_op(c->ctx, value);
}

/* Does the fact "acc.data" of the operation contain the word? */
static bool is_data_for(const McRoutineCheck *c, McOp op, uint32_t kind) {
  uint32_t count = 0;
  const uint32_t *kinds =
      op.index == MC_NONE ? NULL : mc_def_fact(mc_op_def(c->ctx, op), MC_FACT_ACC_DATA, &count);
  for (uint32_t i = 0; kinds != NULL && i < count; i++) {
    if (kinds[i] == kind) return true;
  }
  return false;
}

/* --- data clauses --- */

/* Is the word one of those in the list, which spaces separate? */
static bool in_list(McStr list, const char *text, size_t len) {
  for (size_t i = 0; i + len <= list.len; i++) {
    bool starts = i == 0 || list.ptr[i - 1] == ' ', ends = i + len == list.len || list.ptr[i + len] == ' ';
    if (starts && ends && memcmp(list.ptr + i, text, len) == 0) return true;
  }
  return false;
}

static bool is_true(const McRoutineCheck *c, const char *name) {
  int64_t value = 0;
  McAttr attr = mc_checked_attr(c, name);
  return attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_INTEGER &&
         mc_attr_integer_i64(c->ctx, attr, &value) && value != 0;
}

bool mc_check_acc_intent(const McRoutineCheck *c) {
  McStr allowed = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_case_text(c->ctx, mc_checked_attr(c, "dataClause"), &text);
  bool fits = text.failed || text.len == 0 || in_list(allowed, text.ptr, text.len);
  mc_buf_fini(&text);
  if (fits || (in_list(allowed, "acc_implicit", 12) && is_true(c, "implicit"))) return true;
  return plain(c, "%s", word(c, 1));
}

static const struct { const char *name; int64_t bits; } modifiers[] = {
    {"zero", 1}, {"readonly", 2}, {"always", 12}, {"capture", 16}, {"alwaysin", 4}, {"alwaysout", 8}};

static bool check_modifiers(const McRoutineCheck *c) {
  McStr allowed = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  int64_t given = mc_case_number(c->ctx, mc_checked_attr(c, "modifiers")), bits = 0;
  if (given <= 0) return true;
  if (allowed.len == 0) return plain(c, "no data clause modifiers are allowed");
  for (size_t i = 0; i < MC_COUNT(modifiers); i++) {
    if (in_list(allowed, modifiers[i].name, strlen(modifiers[i].name))) bits |= modifiers[i].bits;
  }
  if ((given & ~bits) == 0) return true;
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_case_text(c->ctx, mc_case_attr(c->ctx, "acc.data_clause_modifier", (uint64_t)(given & ~bits)), &text);
  plain(c, "invalid data clause modifiers: %s", mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

bool mc_check_acc_variables(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup var = group(c, "var"), result = group(c, "accVar");
  McAttr held = mc_checked_attr(c, "varType");
  McType type = mc_group_type(c, var, 0);
  if (type.index != MC_NONE && held.index != MC_NONE && mc_kind(ctx, held.index) == MC_ATTR_TYPE) {
    if (mc_acc_is_pointer(ctx, type) && mc_attr_type_value(ctx, held).index == type.index) {
      return plain(c, "varType must capture the element type of var");
    }
    bool pair = c->num_args > 1;
    if (pair && mc_group_type(c, result, 0).index != type.index) {
      return plain(c, "input and output types must match");
    }
  }
  return check_modifiers(c);
}

bool mc_check_acc_recipe(const McRoutineCheck *c) {
  McAttr recipe = mc_checked_attr(c, "recipe");
  if (recipe.index == MC_NONE) return fail(c, "recipe expected for %s", word(c, 0));
  if (c->symbols == NULL) return true;
  if (mc_op_is_named(c->ctx, c->symbols->find(c->symbols->data, c->op, recipe), c->args[1])) return true;
  return fail(c, "expected symbol reference %s to point to a %s declaration", mc_text_attr(c->diags, recipe),
              word(c, 0));
}

/* --- operands of constructs --- */

bool mc_check_acc_copies(const McRoutineCheck *c) {
  McGroup operands = mc_named_group(c, c->args[0]);
  for (uint32_t i = 0; i < operands.count; i++) {
    McValue value = mc_group_value(c, operands, i);
    if (!is_data_for(c, defining(c, value), c->args[1])) return fail(c, "expected %s as defining op", word(c, 1));
    for (uint32_t k = 0; k < i; k++) {
      if (mc_group_value(c, operands, k).index == value.index) {
        return fail(c, "%s operand appears more than once", word(c, 1));
      }
    }
  }
  return true;
}

bool mc_check_acc_defined_by(const McRoutineCheck *c) {
  McGroup operands = group(c, "dataClauseOperands");
  if (operands.count == 0 && c->num_args > 2) return plain(c, "%s", word(c, 2));
  for (uint32_t i = 0; i < operands.count; i++) {
    if (!is_data_for(c, defining(c, mc_group_value(c, operands, i)), c->args[0])) return plain(c, "%s", word(c, 1));
  }
  return true;
}

/* The most operands of a segment of `num_gangs`: one for each dimension of a grid. */
#define MAX_GANGS 3

bool mc_check_acc_segments(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup operands = mc_named_group(c, c->args[1]);
  McAttr segments = mc_named_attr(c, c->args[2]), devices = mc_named_attr(c, c->args[3]);
  uint32_t num_segments = segments.index == MC_NONE ? 0 : (uint32_t)mc_attr_dense_count(ctx, segments);
  uint64_t covered = 0;
  for (uint32_t i = 0; i < num_segments; i++) {
    int64_t size = mc_clause_number(ctx, segments, i);
    if (c->num_args > 4 && size > MAX_GANGS) {
      return fail(c, "%s expects a maximum of %d values per segment", word(c, 0), MAX_GANGS);
    }
    covered += (uint64_t)size;
  }
  if (covered != operands.count || (devices.index == MC_NONE && operands.count > 0)) {
    return fail(c, "%s operand count does not match count in segments", word(c, 0));
  }
  if (devices.index != MC_NONE && mc_clause_array_size(ctx, devices) != num_segments) {
    return fail(c, "%s segment count does not match device_type count", word(c, 0));
  }
  return true;
}

bool mc_check_acc_device_types(const McRoutineCheck *c) {
  uint32_t operands = mc_named_group(c, c->args[1]).count;
  if (operands == 0 || mc_clause_array_size(c->ctx, mc_named_attr(c, c->args[2])) == operands) return true;
  return fail(c, "%s operands count must match %s device_type count", word(c, 0), word(c, 0));
}

/* Is the device type in the list? */
static bool has_device(const McContext *ctx, McAttr devices, int64_t device) {
  for (uint32_t i = 0, n = mc_clause_array_size(ctx, devices); i < n; i++) {
    if (mc_case_number(ctx, mc_attr_array_get(ctx, devices, i)) == device) return true;
  }
  return false;
}

bool mc_check_acc_no_conflict(const McRoutineCheck *c) {
  McAttr async = mc_checked_attr(c, "asyncOperandsDeviceType"), async_only = mc_checked_attr(c, "asyncOnly"),
         wait = mc_checked_attr(c, "waitOperandsDeviceType"), wait_only = mc_checked_attr(c, "waitOnly");
  for (int64_t device = 0; device < MC_ACC_NUM_DEVICES - 1; device++) { /* upstream does not look at the last one */
    if (has_device(c->ctx, async, device) && has_device(c->ctx, async_only, device)) {
      return plain(c, "asyncOnly attribute cannot appear with asyncOperand");
    }
    if (has_device(c->ctx, wait, device) && has_device(c->ctx, wait_only, device)) {
      return plain(c, "wait attribute cannot appear with waitOperands");
    }
  }
  return true;
}

bool mc_check_acc_unstructured(const McRoutineCheck *c) {
  bool has_wait = group(c, "waitOperands").count > 0;
  if (c->num_args > 0 && group(c, "dataClauseOperands").count == 0) return plain(c, "%s", word(c, 0));
  if (group(c, "asyncOperand").count > 0 && mc_checked_attr(c, "async").index != MC_NONE) {
    return plain(c, "async attribute cannot appear with asyncOperand");
  }
  if (has_wait && mc_checked_attr(c, "wait").index != MC_NONE) {
    return plain(c, "wait attribute cannot appear with waitOperands");
  }
  if (group(c, "waitDevnum").count > 0 && !has_wait) {
    return plain(c, "wait_devnum cannot appear without waitOperands");
  }
  return true;
}

bool mc_check_acc_data_given(const McRoutineCheck *c) {
  if (mc_op_num_operands(c->ctx, c->op) > 0 || mc_checked_attr(c, "defaultAttr").index != MC_NONE) return true;
  return plain(c, "at least one operand or the default attribute must appear on the data operation");
}

bool mc_check_acc_some_data(const McRoutineCheck *c) {
  return group(c, "dataClauseOperands").count > 0 || plain(c, "at least one value must be present in dataOperands");
}

bool mc_check_acc_declare_exit(const McRoutineCheck *c) {
  return mc_op_num_operands(c->ctx, c->op) > 0 || plain(c, "%s", word(c, 0));
}

bool mc_check_acc_set_given(const McRoutineCheck *c) {
  if (mc_checked_attr(c, "device_type").index != MC_NONE || group(c, "defaultAsync").count > 0 ||
      group(c, "deviceNum").count > 0) {
    return true;
  }
  return fail(c, "at least one default_async, device_num, or device_type operand must appear");
}

bool mc_check_acc_not_in_compute(const McRoutineCheck *c) {
  for (McOp op = mc_op_parent(c->ctx, c->op); op.index != MC_NONE; op = mc_op_parent(c->ctx, op)) {
    if (mc_op_has_fact(c->ctx, op, MC_FACT_ACC_COMPUTE)) return fail(c, "cannot be nested in a compute operation");
  }
  return true;
}

/* --- recipes --- */

static McBlock entry_of(const McRoutineCheck *c, uint32_t region) {
  if (region >= mc_op_num_regions(c->ctx, c->op)) return (McBlock){MC_NONE};
  return mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, region));
}

static bool has_arg(const McRoutineCheck *c, McBlock block, uint32_t i, McType type) {
  return i < mc_block_num_args(c->ctx, block) &&
         mc_value_type(c->ctx, mc_block_arg(c->ctx, block, i)).index == type.index;
}

static McType recipe_type(const McRoutineCheck *c) {
  McAttr held = mc_checked_attr(c, "type");
  bool is_type = held.index != MC_NONE && mc_kind(c->ctx, held.index) == MC_ATTR_TYPE;
  return is_type ? mc_attr_type_value(c->ctx, held) : (McType){MC_NONE};
}

static bool check_first_argument(const McRoutineCheck *c, uint32_t region, const char *name, const char *kind,
                                 bool optional) {
  McBlock block = entry_of(c, region);
  if (block.index == MC_NONE) return optional || fail(c, "expects non-empty %s region", name);
  return has_arg(c, block, 0, recipe_type(c)) ||
         fail(c, "expects %s region first argument of the %s type", name, kind);
}

bool mc_check_acc_private_recipe(const McRoutineCheck *c) {
  return check_first_argument(c, 0, "init", "privatization", false) &&
         check_first_argument(c, 1, "destroy", "privatization", true);
}

bool mc_check_acc_firstprivate_recipe(const McRoutineCheck *c) {
  if (!check_first_argument(c, 0, "init", "privatization", false)) return false;
  McBlock copy = entry_of(c, 1);
  if (copy.index == MC_NONE) return fail(c, "expects non-empty copy region");
  if (mc_block_num_args(c->ctx, copy) < 2 || !has_arg(c, copy, 0, recipe_type(c))) {
    return fail(c, "expects copy region with two arguments of the privatization type");
  }
  return check_first_argument(c, 2, "destroy", "privatization", true);
}

/* Argument: the operation that yields. */
bool mc_check_acc_reduction_recipe(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = recipe_type(c);
  if (!check_first_argument(c, 0, "init", "reduction", false)) return false;
  McBlock combiner = entry_of(c, 1);
  if (combiner.index == MC_NONE) return fail(c, "expects non-empty combiner region");
  if (!has_arg(c, combiner, 0, type) || !has_arg(c, combiner, 1, type)) {
    return fail(c, "expects combiner region with the first two arguments of the reduction type");
  }
  for (McBlock block = combiner; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp last = mc_block_last_op(ctx, block);
    if (!mc_op_is_named(ctx, last, c->args[0])) continue;
    if (mc_op_num_operands(ctx, last) != 1 ||
        mc_value_type(ctx, mc_op_operand(ctx, last, 0)).index != type.index) {
      return fail(c, "expects combiner region to yield a value of the reduction type");
    }
  }
  return true;
}

/* --- loops --- */

/* The first device type that comes twice in the list, as text; false: there is none. */
static bool find_duplicate(const McRoutineCheck *c, McAttr devices, McBuf *out) {
  uint32_t seen = 0;
  for (uint32_t i = 0, n = mc_clause_array_size(c->ctx, devices); i < n; i++) {
    McAttr device = mc_attr_array_get(c->ctx, devices, i);
    int64_t number = mc_case_number(c->ctx, device);
    if (number < 0 || number >= 32) continue;
    if (seen >> number & 1) {
      mc_case_text(c->ctx, device, out);
      return true;
    }
    seen |= 1u << number;
  }
  return false;
}

static bool check_distinct(const McRoutineCheck *c, const char *name) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  bool twice = find_duplicate(c, mc_checked_attr(c, name), &text);
  if (twice) fail(c, "duplicate device_type `%s` found in %s attribute", mc_buf_text(&text), name);
  mc_buf_fini(&text);
  return !twice;
}

bool mc_check_acc_loop_device_types(const McRoutineCheck *c) {
  return check_distinct(c, word(c, 0)) && check_distinct(c, word(c, 1));
}

bool mc_check_acc_loop_bounds(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t upper = group(c, "upperbound").count, gangs = group(c, "gangOperands").count;
  McAttr inclusive = mc_checked_attr(c, "inclusiveUpperbound"), collapse = mc_checked_attr(c, "collapse"),
         collapse_types = mc_checked_attr(c, "collapseDeviceType"), kinds = mc_checked_attr(c, "gangOperandsArgType");
  if (upper != group(c, "step").count) {
    return plain(c, "number of upperbounds expected to be the same as number of steps");
  }
  if (upper != group(c, "lowerbound").count) {
    return plain(c, "number of upperbounds expected to be the same as number of lowerbounds");
  }
  if (upper > 0 && inclusive.index != MC_NONE && mc_attr_dense_count(ctx, inclusive) != upper) {
    return plain(c, "inclusiveUpperbound size is expected to be the same as upperbound size");
  }
  if (collapse.index != MC_NONE && collapse_types.index == MC_NONE) {
    return fail(c, "collapse device_type attr must be define when collapse attr is present");
  }
  if (collapse.index != MC_NONE && mc_clause_array_size(ctx, collapse) != mc_clause_array_size(ctx, collapse_types)) {
    return fail(c, "collapse attribute count must match collapse device_type count");
  }
  if (!check_distinct(c, "collapseDeviceType")) return false;
  if (gangs > 0 && kinds.index == MC_NONE) {
    return fail(c, "gangOperandsArgType attribute must be defined when gang operands are present");
  }
  if (gangs > 0 && mc_clause_array_size(ctx, kinds) != gangs) {
    return fail(c, "gangOperandsArgType attribute count must match gangOperands count");
  }
  return check_distinct(c, "gang");
}

bool mc_check_acc_loop_parallelism(const McRoutineCheck *c) {
  static const char *const modes[] = {"auto_", "independent", "seq"};
  static const char *const levels[] = {"vector", "vectorOperandsDeviceType", "worker", "workerNumOperandsDeviceType",
                                       "gang", "gangOperandsDeviceType"};
  McContext *ctx = c->ctx;
  uint32_t seen = 0;
  bool has_default = false;
  for (size_t k = 0; k < MC_COUNT(modes); k++) {
    McAttr devices = mc_checked_attr(c, modes[k]);
    for (uint32_t i = 0, n = mc_clause_array_size(ctx, devices); i < n; i++) {
      int64_t device = mc_case_number(ctx, mc_attr_array_get(ctx, devices, i));
      if (device < 0 || device >= 32) continue;
      if (seen >> device & 1) {
        return plain(c, "only one of auto, independent, seq can be present at the same time");
      }
      seen |= 1u << device;
    }
    has_default = has_default || has_device(ctx, devices, MC_ACC_NO_DEVICE);
  }
  if (!has_default) return plain(c, "at least one of auto, independent, seq must be present");
  McAttr seq = mc_checked_attr(c, "seq");
  for (uint32_t i = 0, n = mc_clause_array_size(ctx, seq); i < n; i++) {
    int64_t device = mc_case_number(ctx, mc_attr_array_get(ctx, seq, i));
    for (size_t k = 0; k < MC_COUNT(levels); k++) {
      if (has_device(ctx, mc_checked_attr(c, levels[k]), device)) {
        return plain(c, "gang, worker or vector cannot appear with seq");
      }
    }
  }
  return true;
}

/* How many loops a container must have inside: the largest number of `collapse`. */
static uint64_t collapse_of(const McRoutineCheck *c) {
  McAttr collapse = mc_checked_attr(c, "collapse");
  uint64_t most = 1;
  for (uint32_t i = 0, n = mc_clause_array_size(c->ctx, collapse); i < n; i++) {
    int64_t value = 0;
    if (mc_attr_integer_i64(c->ctx, mc_attr_array_get(c->ctx, collapse, i), &value) && (uint64_t)value > most) {
      most = (uint64_t)value;
    }
  }
  return most;
}

/* The nearest loop around an operation. */
static McOp loop_around(const McContext *ctx, McOp op) {
  McOp parent = mc_op_parent(ctx, op);
  while (parent.index != MC_NONE && !mc_op_has_fact(ctx, parent, MC_FACT_LOOP)) parent = mc_op_parent(ctx, parent);
  return parent;
}

static bool check_container(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint64_t missing = collapse_of(c);
  McOp expected = c->op;
  McWalk walk;
  mc_walk_init(ctx, &walk, c->op, false);
  for (McOp op; missing > 0 && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (op.index == c->op.index || !mc_op_has_fact(ctx, op, MC_FACT_LOOP)) continue;
    if (loop_around(ctx, op).index != expected.index) {
      return plain(c, "found sibling loops inside container-like acc.loop");
    }
    missing--;
    expected = op;
  }
  return missing == 0 || plain(c, "failed to find enough loop-like operations inside container-like acc.loop");
}

bool mc_check_acc_loop_body(const McRoutineCheck *c) {
  McBlock body = entry_of(c, 0);
  bool unstructured = mc_checked_attr(c, "unstructured").index != MC_NONE;
  if (body.index == MC_NONE) return plain(c, "expected non-empty body.");
  if (group(c, "lowerbound").count > 0) {
    return !unstructured || plain(c, "unstructured acc.loop must not have induction variables");
  }
  return unstructured || check_container(c);
}

/* --- routines --- */

/* How many levels of parallelism the routine has for the device type. */
static uint32_t num_levels(const McRoutineCheck *c, int64_t device) {
  static const char *const levels[] = {"worker", "vector", "seq"};
  uint32_t count = has_device(c->ctx, mc_checked_attr(c, "gang"), device) ||
                   has_device(c->ctx, mc_checked_attr(c, "gangDimDeviceType"), device);
  for (size_t i = 0; i < MC_COUNT(levels); i++) count += has_device(c->ctx, mc_checked_attr(c, levels[i]), device);
  return count;
}

bool mc_check_acc_routine(const McRoutineCheck *c) {
  static const char message[] = "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time";
  uint32_t base = num_levels(c, MC_ACC_NO_DEVICE);
  if (base > 1) return plain(c, "%s", message);
  for (int64_t device = 1; device < MC_ACC_NUM_DEVICES - 1; device++) { /* upstream does not look at the last one */
    uint32_t count = num_levels(c, device);
    if (count <= 1 && !(base == 1 && count == 1)) continue;
    McBuf text;
    mc_buf_init(&text, &c->ctx->alloc);
    mc_case_text(c->ctx, mc_case_attr(c->ctx, "acc.device_type", (uint64_t)device), &text);
    plain(c, "%s for device_type `%s`", message, mc_buf_text(&text));
    mc_buf_fini(&text);
    return false;
  }
  return true;
}
