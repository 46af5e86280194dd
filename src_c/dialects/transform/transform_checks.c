/* transform_checks.c - rules of transform for sequences and the operations in them: handles that are consumed once,
 * bodies of the right operations, symbols that fit.
 *
 * Operations of a body are examined before they are verified themselves: nothing is assumed of them. The facts of an
 * operation's definition state what it does with its operands and where it can be.
 */
#include "dialects/transform/transform.def"
#include "dialects/transform/transform.h"
#include "ir/opaque.h"
#include "types/report.h"
#include "verify/verify.h"

/* It does something to other operations: not a pattern, and not the end of a region. */
static bool is_transform(const McContext *ctx, McOp op) {
  if (mc_op_has_trait(ctx, op, MC_TRAIT(TERMINATOR)) || mc_op_has_fact(ctx, op, MC_FACT_TRANSFORM_DESCRIPTOR)) {
    return false;
  }
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  return name.len > sizeof "transform." - 1 && memcmp(name.ptr, "transform.", sizeof "transform." - 1) == 0 &&
         mc_op_def(ctx, op) != NULL;
}

enum { NO_KIND, HANDLE, PARAM, VALUE };

/* The kind of thing that a value of the type refers to. */
static int kind_of(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) != MC_TYPE_DEFINED) return NO_KIND;
  static const char *const handles[] = {"transform.any_op", "transform.op", "pdl.operation"};
  static const char *const params[] = {"transform.any_param", "transform.param", "transform.affine_map",
                                       "transform.type"};
  for (size_t i = 0; i < MC_COUNT(handles); i++) {
    if (mc_is_defined_as(ctx, type.index, handles[i])) return HANDLE;
  }
  for (size_t i = 0; i < MC_COUNT(params); i++) {
    if (mc_is_defined_as(ctx, type.index, params[i])) return PARAM;
  }
  return mc_is_defined_as(ctx, type.index, "transform.any_value") ? VALUE : NO_KIND;
}

/* --- handles that are consumed --- */

enum { MAX_DEPTH = 200 }; /* of nested sequences: deeper ones count as consuming nothing */

static bool consumes(McContext *ctx, McOp op, uint32_t i, uint32_t depth);

static McBlock entry_of(const McContext *ctx, McOp op, uint32_t region) {
  return region < mc_op_num_regions(ctx, op) ? mc_region_first_block(ctx, mc_op_region(ctx, op, region))
                                             : (McBlock){MC_NONE};
}

/* Argument `i` of the body is consumed in it; yielding it is not meant. Each use is followed once, and leads to one
 * argument: linear. */
static bool body_consumes(McContext *ctx, McOp op, uint32_t i, uint32_t depth) {
  McBlock body = entry_of(ctx, op, 0);
  if (depth >= MAX_DEPTH || body.index == MC_NONE || i >= mc_block_num_args(ctx, body)) return false;
  McUse use = mc_value_first_use(ctx, mc_block_arg(ctx, body, i));
  for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp user = mc_use_owner(ctx, use);
    if (is_transform(ctx, user) && consumes(ctx, user, mc_use_index(ctx, use), depth + 1)) return true;
  }
  return false;
}

/* The attributes of argument `i` of a named sequence have one of that name. */
static bool is_marked(const McContext *ctx, McOp sequence, uint32_t i, const char *name) {
  McAttr entries = mc_dictionary_at(ctx, mc_op_property_named(ctx, sequence, "arg_attrs"), i);
  for (uint32_t k = 0, n = entries.index == MC_NONE ? 0 : mc_attr_dictionary_size(ctx, entries); k < n; k++) {
    if (mc_str_is(mc_ident_str(ctx, mc_attr_dictionary_entry(ctx, entries, k).name), name)) return true;
  }
  return false;
}

/* The operation consumes its operand `i`. */
static bool consumes(McContext *ctx, McOp op, uint32_t i, uint32_t depth) {
  uint32_t count, start, len;
  const McOpDef *def = mc_op_def(ctx, op);
  const uint32_t *groups = mc_def_fact(def, MC_FACT_TRANSFORM_CONSUMES, &count);
  if (groups == NULL) return false;
  if (count == 0) return true; /* all of them */
  for (uint32_t k = 0; k < count; k++) {
    McStr unless = mc_ident_str(ctx, (McIdent){groups[k]});
    if (unless.len > 0 && unless.ptr[0] == '!' && mc_op_property_named(ctx, op, unless.ptr + 1).index != MC_NONE) {
      return false;
    }
  }
  for (uint32_t k = 0; k < count; k++) {
    if (mc_str_is(mc_ident_str(ctx, (McIdent){groups[k]}), "body")) return body_consumes(ctx, op, i, depth);
    for (uint32_t g = 0; g < def->op->num_operands; g++) {
      if (mc_def_operands(def)[g].name != groups[k] || !mc_op_group(ctx, def, op, false, g, &start, &len)) continue;
      if (i >= start && i < start + len) return true;
    }
  }
  return false;
}

/* The operation consumes the value as any of its operands. */
static bool consumes_value(McContext *ctx, McOp op, McValue value) {
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    if (mc_op_operand(ctx, op, i).index == value.index && consumes(ctx, op, i, 0)) return true;
  }
  return false;
}

MC_COLD static bool fail_twice(const McRoutineCheck *c, McOp owner, uint32_t i, McUse first, McUse second) {
  McRoutineCheck at = *c;
  at.op = owner;
  if (owner.index == c->op.index) fail(c, "block argument #%u has more than one potential consumer", i);
  else mc_plain_error(&at, "result #%u has more than one potential consumer", i);
  mc_note(c->diags, mc_op_loc(c->ctx, mc_use_owner(c->ctx, first)), "used here as operand #%u",
          mc_use_index(c->ctx, first));
  mc_note(c->diags, mc_op_loc(c->ctx, mc_use_owner(c->ctx, second)), "used here as operand #%u",
          mc_use_index(c->ctx, second));
  return false;
}

/* At most one use, newest first, is by an operation that consumes the value. */
static bool check_consumed_once(const McRoutineCheck *c, McOp owner, McValue value, uint32_t i) {
  McUse first = {MC_NONE};
  McOp last = {MC_NONE};
  bool consumed = false; /* by `last`: the uses of an operation follow each other */
  for (McUse use = mc_value_first_use(c->ctx, value); use.index != MC_NONE; use = mc_use_next(c->ctx, use)) {
    McOp user = mc_use_owner(c->ctx, use);
    if (user.index != last.index) consumed = consumes_value(c->ctx, user, value);
    last = user;
    if (!consumed) continue;
    if (first.index != MC_NONE) return fail_twice(c, owner, i, first, use);
    first = use;
  }
  return true;
}

/* --- sequences --- */

static bool fail_at(const McRoutineCheck *c, McOp other, const char *note, const char *message) {
  fail(c, "%s", message);
  mc_note(c->diags, mc_op_loc(c->ctx, other), "%s", note);
  return false;
}

bool mc_check_transform_top_level(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  if (mc_op_num_regions(ctx, c->op) == 0) return fail(c, "expects at least one region");
  McBlock body = entry_of(ctx, c->op, 0);
  if (body.index == MC_NONE || mc_block_next(ctx, body).index != MC_NONE) {
    return fail(c, "expects a single-block region");
  }
  uint32_t args = mc_block_num_args(ctx, body), operands = mc_op_num_operands(ctx, c->op);
  if (args == 0) return fail(c, "expects the entry block to have at least one argument");
  McType first = mc_value_type(ctx, mc_block_arg(ctx, body, 0));
  if (kind_of(ctx, first) != HANDLE) {
    return fail(c, "expects the first entry block argument to be of type implementing TransformHandleTypeInterface");
  }
  if (operands > 0 && mc_value_type(ctx, mc_op_operand(ctx, c->op, 0)).index != first.index) {
    return fail(c, "expects the type of the block argument to match the type of the operand");
  }
  for (uint32_t i = 1; i < args; i++) {
    if (kind_of(ctx, mc_value_type(ctx, mc_block_arg(ctx, body, i))) != NO_KIND) continue;
    fail(c, "expects trailing entry block arguments to be of type implementing TransformHandleTypeInterface, "
         "TransformValueHandleTypeInterface or TransformParamTypeInterface");
    mc_note(c->diags, mc_op_loc(ctx, c->op), "argument #%u does not", i);
    return false;
  }
  McOp around = mc_op_parent(ctx, c->op);
  while (around.index != MC_NONE && !mc_op_has_fact(ctx, around, MC_FACT_TRANSFORM_TOP_LEVEL)) {
    around = mc_op_parent(ctx, around);
  }
  if (around.index == MC_NONE || operands == args) return true;
  return fail_at(c, around, "nested in another possible top-level op",
                 "expects operands to be provided for a nested op");
}

static bool same_types(const McContext *ctx, McOp op, McOp last) {
  uint32_t count = mc_op_num_results(ctx, op);
  if (mc_op_num_operands(ctx, last) != count) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (mc_value_type(ctx, mc_op_operand(ctx, last, i)).index != mc_value_type(ctx, mc_op_result(ctx, op, i)).index) {
      return false;
    }
  }
  return true;
}

bool mc_check_transform_sequence(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = entry_of(ctx, c->op, 0);
  if (mc_named_group(c, c->args[0]).count == 0 && mc_op_num_operands(ctx, c->op) > 0) {
    return fail(c, "does not expect extra operands when used as top-level");
  }
  for (uint32_t i = 0, n = mc_block_num_args(ctx, body); i < n; i++) {
    if (!check_consumed_once(c, c->op, mc_block_arg(ctx, body, i), i)) return false;
  }
  McOp last = mc_block_last_op(ctx, body);
  for (McOp op = mc_block_first_op(ctx, body); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (op.index != last.index && !is_transform(ctx, op) && !mc_op_is_kept(ctx, op)) {
      return fail_at(c, op, "op without interface", "expected children ops to implement TransformOpInterface");
    }
    for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
      if (!check_consumed_once(c, op, mc_op_result(ctx, op, i), i)) return false;
    }
  }
  const McOpDef *end = last.index == MC_NONE ? NULL : mc_op_def(ctx, last);
  if (last.index == MC_NONE || (end != NULL && !mc_op_has_trait(ctx, last, MC_TRAIT(TERMINATOR)))) {
    return fail(c, "expects to have a terminator in the body");
  }
  if (same_types(ctx, c->op, last)) return true;
  return fail_at(c, last, "terminator",
                 "expects the types of the terminator operands to match the types of the result");
}

bool mc_check_transform_alternatives(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, c->op); i < n; i++) {
    McBlock block = entry_of(ctx, c->op, i);
    McOp last = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
    if (last.index == MC_NONE || same_types(ctx, c->op, last)) continue;
    return fail_at(c, last, "terminator",
                   "expects terminator operands to have the same type as results of the operation");
  }
  return true;
}

bool mc_check_transform_foreach(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = entry_of(ctx, c->op, 0);
  uint32_t targets = mc_op_num_operands(ctx, c->op), args = mc_block_num_args(ctx, body);
  for (uint32_t i = 0; i < targets || i < args; i++) {
    if (i >= targets || i >= args) return fail(c, "expects the same number of targets as the body has block arguments");
    if (mc_value_type(ctx, mc_op_operand(ctx, c->op, i)).index !=
        mc_value_type(ctx, mc_block_arg(ctx, body, i)).index) {
      return fail(c, "expects co-indexed targets and the body's block arguments to have the same op/value/param type");
    }
  }
  McOp last = mc_block_last_op(ctx, body);
  uint32_t results = mc_op_num_results(ctx, c->op), yielded = last.index == MC_NONE ? 0 : mc_op_num_operands(ctx, last);
  for (uint32_t i = 0; i < results || i < yielded; i++) {
    if (i >= results || i >= yielded) {
      return fail(c, "expects the same number of results as the yield terminator has operands");
    }
    if (mc_value_type(ctx, mc_op_result(ctx, c->op, i)).index !=
        mc_value_type(ctx, mc_op_operand(ctx, last, i)).index) {
      return fail(c, "expects co-indexed results and yield operands to have the same op/value/param type");
    }
  }
  return true;
}

/* --- named sequences, and what refers to them --- */

/* Every argument is marked as one that is consumed or not; `always`: also of one with a body. */
static bool check_marks(const McRoutineCheck *c, McOp sequence, bool always) {
  McContext *ctx = c->ctx;
  McRoutineCheck at = *c;
  at.op = sequence;
  McType type = mc_function_type(ctx, sequence);
  McBlock body = entry_of(ctx, sequence, 0);
  bool external = body.index == MC_NONE;
  for (uint32_t i = 0, n = type.index == MC_NONE ? 0 : mc_type_num_inputs(ctx, type); i < n; i++) {
    bool consumed = is_marked(ctx, sequence, i, "transform.consumed"),
         read = is_marked(ctx, sequence, i, "transform.readonly");
    if (consumed && read) return mc_plain_error(&at, "argument #%u cannot be both readonly and consumed", i);
    if ((external || always) && !consumed && !read) {
      return mc_plain_error(&at, "must provide consumed/readonly status for arguments of external or called ops");
    }
    if (!external && read && body_consumes(ctx, sequence, i, 0)) {
      return mc_plain_error(&at, "argument #%u is consumed in the body but is not marked as such", i);
    }
  }
  return true;
}

static bool check_end(const McRoutineCheck *c, McOp last) {
  McContext *ctx = c->ctx;
  McType type = mc_function_type(ctx, c->op);
  McRoutineCheck at = *c;
  at.op = last;
  if (!mc_op_is_named(ctx, last, c->args[0])) {
    mc_plain_error(c, "expected 'transform.yield' as terminator");
    mc_note(c->diags, mc_op_loc(ctx, last), "terminator");
    return false;
  }
  uint32_t results = type.index == MC_NONE ? 0 : mc_type_num_results(ctx, type);
  if (mc_op_num_operands(ctx, last) != results) {
    return mc_plain_error(&at, "expected terminator to have as many operands as the parent op has results");
  }
  for (uint32_t i = 0; i < results; i++) {
    McType have = mc_value_type(ctx, mc_op_operand(ctx, last, i)), want = mc_type_result(ctx, type, i);
    if (have.index == want.index) continue;
    return mc_plain_error(&at,
                          "the type of the terminator operand #%u must match the type of the corresponding parent op "
                          "result ('%s' vs '%s')",
                          i, mc_text_type(c->diags, have), mc_text_type(c->diags, want));
  }
  return true;
}

static bool has_attribute(const McContext *ctx, McOp op, const char *name) {
  McAttr attrs = mc_op_attrs(ctx, op);
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, attrs); i < n; i++) {
    if (mc_str_is(mc_ident_str(ctx, mc_attr_dictionary_entry(ctx, attrs, i).name), name)) return true;
  }
  return false;
}

/* Argument: the operation that ends it. */
bool mc_check_transform_named_sequence(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp table = mc_op_parent(ctx, c->op), around = table;
  while (table.index != MC_NONE && !mc_op_has_trait(ctx, table, MC_TRAIT(SYMBOL_TABLE))) {
    table = mc_op_parent(ctx, table);
  }
  if (table.index != MC_NONE && !has_attribute(ctx, table, "transform.with_named_sequence")) {
    mc_plain_error(c, "expects the parent symbol table to have the 'transform.with_named_sequence' attribute");
    mc_note(c->diags, mc_op_loc(ctx, table), "symbol table operation");
    return false;
  }
  while (around.index != MC_NONE && !is_transform(ctx, around)) around = mc_op_parent(ctx, around);
  if (around.index != MC_NONE) {
    mc_plain_error(c, "cannot be defined inside another transform op");
    mc_note(c->diags, mc_op_loc(ctx, around), "ancestor transform op");
    return false;
  }
  McBlock body = entry_of(ctx, c->op, 0);
  if (body.index == MC_NONE) return check_marks(c, c->op, false);
  McOp last = mc_block_last_op(ctx, body);
  if (last.index == MC_NONE) return mc_plain_error(c, "expected a non-empty body block");
  return check_end(c, last) && check_marks(c, c->op, false);
}

/* The named sequence that a symbol refers to from here; MC_NONE: there is none. */
static McOp find_sequence(const McRoutineCheck *c, McAttr ref) {
  McOp none = {MC_NONE};
  if (c->symbols == NULL || ref.index == MC_NONE || mc_kind(c->ctx, ref.index) != MC_ATTR_SYMBOL_REF) return none;
  McOp found = c->symbols->find(c->symbols->data, c->op, ref);
  if (!mc_op_has_fact(c->ctx, found, MC_FACT_TRANSFORM_NAMED_SEQUENCE)) return none;
  return mc_function_type(c->ctx, found).index == MC_NONE ? none : found;
}

bool mc_check_transform_include(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp sequence = find_sequence(c, mc_checked_attr(c, "target"));
  if (sequence.index == MC_NONE) return fail(c, "does not reference a named transform sequence");
  McType type = mc_function_type(ctx, sequence);
  uint32_t inputs = mc_type_num_inputs(ctx, type), results = mc_type_num_results(ctx, type);
  if (inputs != mc_op_num_operands(ctx, c->op)) return fail(c, "incorrect number of operands for callee");
  for (uint32_t i = 0; i < inputs; i++) {
    McType want = mc_type_input(ctx, type, i), have = mc_operand_type(c, i);
    if (have.index == want.index) continue;
    return fail(c, "operand type mismatch: expected operand type '%s', but provided '%s' for operand number %u",
                mc_text_type(c->diags, want), mc_text_type(c->diags, have), i);
  }
  for (uint32_t i = 0; i < inputs; i++) {
    if (is_marked(ctx, sequence, i, "transform.consumed") || is_marked(ctx, sequence, i, "transform.readonly")) {
      continue;
    }
    mc_plain_error(c, "TransformOpInterface requires memory effects on operands to be specified");
    mc_note(c->diags, mc_op_loc(ctx, c->op), "no effects specified for operand #%u", i);
    return false;
  }
  if (results != mc_op_num_results(ctx, c->op)) return mc_plain_error(c, "incorrect number of results for callee");
  for (uint32_t i = 0; i < results; i++) {
    if (kind_of(ctx, mc_type_result(ctx, type, i)) == kind_of(ctx, mc_result_type(c, i))) continue;
    return fail(
        c, "type of result #%u must implement the same transform dialect interface as the corresponding callee result",
        i);
  }
  return check_marks(c, sequence, true);
}

/* An error at another operation, without the name of this one. */
#define fail_note(c, note_op, note, ...) \
  (mc_plain_error(c, __VA_ARGS__), mc_note((c)->diags, mc_op_loc((c)->ctx, note_op), note), false)

static McAttr item(const McContext *ctx, McAttr array, uint32_t i) {
  bool known =
      array.index != MC_NONE && mc_kind(ctx, array.index) == MC_ATTR_ARRAY && i < mc_attr_array_size(ctx, array);
  return known ? mc_attr_array_get(ctx, array, i) : (McAttr){MC_NONE};
}

static uint32_t num_items(const McContext *ctx, McAttr array) {
  return array.index != MC_NONE && mc_kind(ctx, array.index) == MC_ATTR_ARRAY ? mc_attr_array_size(ctx, array) : 0;
}

bool mc_check_transform_foreach_match(const McRoutineCheck *c) {
  uint32_t matchers = num_items(c->ctx, mc_checked_attr(c, "matchers")),
           actions = num_items(c->ctx, mc_checked_attr(c, "actions"));
  if (matchers != actions) return fail(c, "expected the same number of matchers and actions");
  return matchers > 0 || fail(c, "expected at least one match/action pair");
}

/* A matcher takes the operands of the operation and consumes none. */
static bool check_matcher(const McRoutineCheck *c, McOp matcher, const char *name) {
  McContext *ctx = c->ctx;
  McType type = mc_function_type(ctx, matcher);
  uint32_t operands = mc_op_num_operands(ctx, c->op), inputs = mc_type_num_inputs(ctx, type);
  for (uint32_t i = 0; i < inputs; i++) {
    if (!is_marked(ctx, matcher, i, "transform.consumed")) continue;
    fail(c, "does not expect matcher symbol to consume its operand #%u", i);
    mc_note(c->diags, mc_op_loc(ctx, matcher), "symbol declaration");
    return false;
  }
  if (operands != inputs) {
    return fail_note(c, matcher, "symbol declaration",
                     "the number of operands (%u) doesn't match the number of matcher arguments (%u) for %s", operands,
                     inputs, name);
  }
  for (uint32_t i = 0; i < inputs; i++) {
    if (kind_of(ctx, mc_operand_type(c, i)) == kind_of(ctx, mc_type_input(ctx, type, i))) continue;
    return fail_note(c, matcher, "symbol declaration",
                     "mismatching type interfaces for operand and matcher argument #%u of matcher %s", i, name);
  }
  return true;
}

/* An action's arguments fit the matcher's results, and its results fit the operation's results after the first. */
static bool check_action(const McRoutineCheck *c, McOp matcher, McOp action, const char *matcher_name,
                         const char *action_name) {
  McContext *ctx = c->ctx;
  McType from = mc_function_type(ctx, matcher), to = mc_function_type(ctx, action);
  uint32_t given = mc_type_num_results(ctx, from), taken = mc_type_num_inputs(ctx, to),
           answers = mc_type_num_results(ctx, to);
  uint32_t results = mc_op_num_results(ctx, c->op), extra = results > 0 ? results - 1 : 0;
  if (given != taken) {
    return mc_plain_error(c, "mismatching number of matcher results and action arguments between %s (%u) and %s (%u)",
                          matcher_name, given, action_name, taken);
  }
  for (uint32_t i = 0; i < given; i++) {
    if (kind_of(ctx, mc_type_result(ctx, from, i)) == kind_of(ctx, mc_type_input(ctx, to, i))) continue;
    return mc_plain_error(
        c, "mismatching type interfaces for matcher result and action argument #%uof matcher %s and action %s", i,
        matcher_name, action_name);
  }
  if (answers != extra) {
    return fail_note(c, action, "symbol declaration",
                     "the number of action results (%u) for %s doesn't match the number of extra op results (%u)",
                     answers, action_name, extra);
  }
  for (uint32_t i = 0; i < extra; i++) {
    if (kind_of(ctx, mc_type_result(ctx, to, i)) == kind_of(ctx, mc_result_type(c, i + 1))) continue;
    return fail_note(c, action, "symbol declaration",
                     "mismatching type interfaces for action result #%u of action %s and op result", i, action_name);
  }
  return true;
}

bool mc_check_transform_match_symbols(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr matchers = mc_checked_attr(c, "matchers"), actions = mc_checked_attr(c, "actions");
  for (uint32_t i = 0, n = num_items(ctx, matchers); i < n; i++) {
    McAttr matcher_ref = item(ctx, matchers, i), action_ref = item(ctx, actions, i);
    if (action_ref.index == MC_NONE) break;
    const char *matcher_name = mc_text_attr(c->diags, matcher_ref), *action_name = mc_text_attr(c->diags, action_ref);
    McOp matcher = find_sequence(c, matcher_ref), action = find_sequence(c, action_ref);
    if (matcher.index == MC_NONE) return mc_plain_error(c, "unresolved matcher symbol %s", matcher_name);
    if (action.index == MC_NONE) return mc_plain_error(c, "unresolved action symbol %s", action_name);
    if (!check_marks(c, matcher, true) || !check_marks(c, action, true)) return false;
    if (!check_matcher(c, matcher, matcher_name) || !check_action(c, matcher, action, matcher_name, action_name)) {
      return false;
    }
  }
  return true;
}

bool mc_check_transform_collect_matching(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr ref = mc_checked_attr(c, "matcher");
  McOp matcher = find_sequence(c, ref);
  if (matcher.index == MC_NONE) return mc_plain_error(c, "unresolved matcher symbol %s", mc_text_attr(c->diags, ref));
  McType type = mc_function_type(ctx, matcher);
  if (mc_type_num_inputs(ctx, type) != 1 || kind_of(ctx, mc_type_input(ctx, type, 0)) != HANDLE) {
    return mc_plain_error(c, "expected the matcher to take one operation handle argument");
  }
  if (!is_marked(ctx, matcher, 0, "transform.readonly")) {
    return mc_plain_error(c, "expected the matcher argument to be marked readonly");
  }
  uint32_t results = mc_op_num_results(ctx, c->op), answers = mc_type_num_results(ctx, type);
  if (results != answers) {
    return mc_plain_error(c, "expected the matcher to yield as many values as op has results (%u), got %u", results,
                          answers);
  }
  for (uint32_t i = 0; i < results; i++) {
    if (kind_of(ctx, mc_result_type(c, i)) == kind_of(ctx, mc_type_result(ctx, type, i))) continue;
    return mc_plain_error(c, "mismatching type interfaces for matcher result and op result #%u", i);
  }
  return true;
}

/* --- bodies of patterns --- */

bool mc_check_transform_pdl_patterns(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = entry_of(ctx, c->op, 0);
  McOp first = {MC_NONE};
  for (McOp op = mc_block_first_op(ctx, body); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (mc_op_has_fact(ctx, op, MC_FACT_PDL_PATTERN)) continue;
    if (!mc_op_has_fact(ctx, op, MC_FACT_TRANSFORM_TOP_LEVEL)) {
      return fail_at(c, op, "offending op", "expects only pattern and top-level transform ops in its body");
    }
    if (first.index != MC_NONE) {
      fail_at(c, first, "first non-pattern op", "expects only one non-pattern op in its body");
      mc_note(c->diags, mc_op_loc(ctx, op), "second non-pattern op");
      return false;
    }
    first = op;
  }
  for (McOp around = mc_op_parent(ctx, c->op); around.index != MC_NONE; around = mc_op_parent(ctx, around)) {
    if (mc_op_get_name(ctx, around).index == mc_op_get_name(ctx, c->op).index) {
      return fail_at(c, around, "parent operation", "cannot be nested");
    }
  }
  return first.index != MC_NONE || fail(c, "expects at least one non-pattern op");
}

/* The first operation of a region that does not describe something of that kind; MC_NONE: there is none. */
static McOp find_other(const McContext *ctx, McOp op, uint32_t region, const char *kind) {
  McBlock block = entry_of(ctx, op, region);
  McOp at = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, block);
  for (; at.index != MC_NONE; at = mc_op_next(ctx, at)) {
    if (!mc_str_is(mc_def_fact_word(ctx, mc_op_def(ctx, at), MC_FACT_TRANSFORM_DESCRIPTOR), kind) &&
        !mc_op_is_kept(ctx, at)) {
      break;
    }
  }
  return at;
}

bool mc_check_transform_patterns(const McRoutineCheck *c) {
  McOp other = find_other(c->ctx, c->op, 0, "pattern");
  return other.index == MC_NONE ||
         fail_at(c, other, "op without interface", "expected children ops to implement PatternDescriptorOpInterface");
}

bool mc_check_transform_converters(const McRoutineCheck *c) {
  McOp other = find_other(c->ctx, c->op, 0, "converter");
  return other.index == MC_NONE || fail_at(c, other, "op without interface",
                                           "expected children ops to implement TypeConverterBuilderOpInterface");
}

bool mc_check_transform_conversion(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t regions = mc_op_num_regions(ctx, c->op);
  if (regions != 1 && regions != 2) return fail(c, "expected 1 or 2 regions");
  McOp other = find_other(ctx, c->op, 0, "conversion");
  if (other.index != MC_NONE) {
    return fail_at(c, other, "op without interface",
                   "expected pattern children ops to implement ConversionPatternDescriptorOpInterface");
  }
  if (regions == 1) return true;
  McBlock block = entry_of(ctx, c->op, 1), body = entry_of(ctx, c->op, 0);
  McOp converter = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, block);
  if (converter.index == MC_NONE || mc_op_next(ctx, converter).index != MC_NONE) {
    return fail(c, "expected exactly one op in default type converter region");
  }
  if (find_other(ctx, c->op, 1, "converter").index != MC_NONE) {
    return fail_at(c, converter, "op without interface",
                   "expected default converter child op to implement TypeConverterBuilderOpInterface");
  }
  bool to_llvm = mc_op_has_fact(ctx, converter, MC_FACT_TRANSFORM_TO_LLVM);
  McOp op = body.index == MC_NONE || to_llvm ? (McOp){MC_NONE} : mc_block_first_op(ctx, body);
  for (; op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (mc_op_has_fact(ctx, op, MC_FACT_TRANSFORM_TO_LLVM)) {
      return mc_op_error(c->diags, ctx, op, "expected LLVMTypeConverter");
    }
  }
  return true;
}

/* --- options --- */

static bool has_word(McStr words, McStr word) {
  for (size_t i = 0; i + word.len <= words.len; i++) {
    bool begins = i == 0 || words.ptr[i - 1] == ' ', ends = i + word.len == words.len || words.ptr[i + word.len] == ' ';
    if (begins && ends && memcmp(words.ptr + i, word.ptr, word.len) == 0) return true;
  }
  return false;
}

/* Arguments: the attribute, dialects that have patterns of their own, others that come with transform. */
bool mc_check_transform_to_llvm(const McRoutineCheck *c) {
  McAttr attr = mc_named_attr(c, c->args[0]);
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_STRING) return true;
  McStr name = mc_attr_string_value(c->ctx, attr);
  if (has_word(mc_ident_str(c->ctx, (McIdent){c->args[1]}), name)) return true;
  bool known = has_word(mc_ident_str(c->ctx, (McIdent){c->args[2]}), name);
  return fail(c, "%s: %.*s",
              known ? "dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded"
                    : "unknown dialect or dialect not loaded",
              (int)name.len, name.ptr);
}

/* Every dynamic option has its place, once. */
bool mc_check_transform_pass_options(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr options = mc_checked_attr(c, "options");
  McGroup dynamic = mc_named_group(c, c->args[0]);
  McInts used;
  McWords todo;
  if (!mc_ints_init(c->ctx, &used, dynamic.count, c->diags)) return false;
  for (uint32_t i = 0; i < dynamic.count; i++) used.ptr[i] = 0;
  mc_array_init(&todo);
  uint32_t entries = options.index != MC_NONE && mc_kind(ctx, options.index) == MC_ATTR_DICTIONARY
                         ? mc_attr_dictionary_size(ctx, options)
                         : 0;
  bool ok = true;
  for (uint32_t k = 0; k < entries && ok; k++) {
    todo.len = 0;
    ok = mc_array_push(&ctx->alloc, &todo, mc_attr_dictionary_entry(ctx, options, k).value.index) ||
         mc_out_of_memory(c->diags);
    while (ok && todo.len > 0) {
      McAttr value = {todo.ptr[--todo.len]};
      int64_t number;
      for (uint32_t i = num_items(ctx, value); i-- > 0 && ok;) {
        ok = mc_array_push(&ctx->alloc, &todo, mc_attr_array_get(ctx, value, i).index) || mc_out_of_memory(c->diags);
      }
      if (!ok || !mc_is_param_operand(ctx, value, &number)) continue;
      if (number < 0 || number >= dynamic.count) {
        ok = fail(c, "dynamic option index %lld is out of bounds for the number of dynamic options: %u",
                  (long long)number, dynamic.count);
      } else if (used.ptr[number]++ != 0) {
        ok = fail(c, "dynamic option index %lld is already used in options", (long long)number);
      }
    }
  }
  for (uint32_t i = 0; i < dynamic.count && ok; i++) {
    if (used.ptr[i] == 0) {
      ok = fail(c, "a param operand does not have a corresponding param_operand attr in the options dict");
    }
  }
  mc_array_fini(&ctx->alloc, &todo);
  mc_ints_fini(c->ctx, &used);
  return ok;
}

bool mc_check_transform_knob(const McRoutineCheck *c) {
  McAttr selected = mc_checked_attr(c, "selected"), options = mc_checked_attr(c, "options");
  if (selected.index == MC_NONE || options.index == MC_NONE || mc_kind(c->ctx, options.index) != MC_ATTR_ARRAY) {
    return true;
  }
  for (uint32_t i = 0, n = num_items(c->ctx, options); i < n; i++) {
    if (item(c->ctx, options, i).index == selected.index) return true;
  }
  return fail(c, "provided `selected` attribute is not an element of `options` array of attributes");
}

bool mc_check_transform_selected_region(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr selected = mc_checked_attr(c, "selected_region_attr");
  int64_t number;
  uint32_t regions = mc_op_num_regions(ctx, c->op);
  if (selected.index != MC_NONE && mc_kind(ctx, selected.index) == MC_ATTR_INTEGER &&
      (!mc_attr_integer_i64(ctx, selected, &number) || number < 0 || number >= regions)) {
    return fail(c, "'selected_region' attribute specifies region at index %lld while op has only %u regions",
                (long long)number, regions);
  }
  return true;
}

/* The terminators yield what the operation has as results. */
bool mc_check_transform_yields(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, c->op); i < n; i++) {
    McBlock block = entry_of(ctx, c->op, i);
    McOp last = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
    uint32_t yielded = last.index == MC_NONE ? 0 : mc_op_num_operands(ctx, last);
    if (last.index != MC_NONE && yielded != mc_op_num_results(ctx, c->op)) {
      return mc_op_error(c->diags, ctx, last,
                         "expected terminator to have as many operands as the parent op has results");
    }
    for (uint32_t k = 0; k < yielded; k++) {
      McType have = mc_value_type(ctx, mc_op_operand(ctx, last, k)), want = mc_result_type(c, k);
      if (have.index == want.index) continue;
      return mc_op_error(
          c->diags, ctx, last,
          "the type of the terminator operand #%u must match the type of the corresponding parent op result "
          "('%s' vs '%s')",
          k, mc_text_type(c->diags, have), mc_text_type(c->diags, want));
    }
  }
  return true;
}

bool mc_check_transform_split_handle(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr overflow = mc_checked_attr(c, "overflow_result");
  int64_t number;
  uint32_t results = mc_op_num_results(ctx, c->op);
  if (overflow.index != MC_NONE && (!mc_attr_integer_i64(ctx, overflow, &number) || number < 0 || number >= results)) {
    return fail(c, "overflow_result is not a valid result index");
  }
  int kind = kind_of(ctx, mc_operand_type(c, 0));
  for (uint32_t i = 0; i < results; i++) {
    if (kind_of(ctx, mc_result_type(c, i)) != kind) {
      return fail(c, "expects result types to implement the same transform interface as the operand type");
    }
  }
  return true;
}

/* A parameter that numbers go into can hold them. */
bool mc_check_transform_number(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_result_type(c, 0);
  if (mc_is_defined_as(ctx, type.index, "transform.affine_map")) {
    return mc_plain_error(c, "expected affine map attribute, got 0 : i64");
  }
  if (mc_is_defined_as(ctx, type.index, "transform.type")) {
    return mc_plain_error(c, "expected type attribute, got 0 : i64");
  }
  if (mc_is_defined_as(ctx, type.index, "transform.test_dialect_param")) {
    return mc_plain_error(c, "expected the parameter to be a i32 integer attribute");
  }
  if (!mc_is_defined_as(ctx, type.index, "transform.param")) return true;
  McType held = mc_type_parameter(ctx, type), i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  return held.index == i64.index ||
         mc_plain_error(c, "expected the type of the parameter attribute ('i64') to match the parameter type ('%s')",
                        mc_text_type(c->diags, held));
}

bool mc_check_transform_match_structured(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = entry_of(ctx, c->op, 0);
  if (mc_block_num_args(ctx, body) != 1) return fail(c, "expected one body argument");
  if (kind_of(ctx, mc_value_type(ctx, mc_block_arg(ctx, body, 0))) != HANDLE) {
    return fail(c, "expected body argument to implement TransformHandleTypeInterface");
  }
  McOp last = mc_block_last_op(ctx, body);
  for (McOp op = mc_block_first_op(ctx, body); op.index != MC_NONE && op.index != last.index;
       op = mc_op_next(ctx, op)) {
    if (!mc_op_has_fact(ctx, op, MC_FACT_TRANSFORM_MATCHER)) {
      return fail_at(c, op, "offending operation", "expects nested operations to implement MatchOpInterface");
    }
  }
  return true;
}

/* --- attributes of other operations --- */

bool mc_check_transform_symbols_of(McContext *ctx, McOp op, McAttr value, McDiags *diags) {
  (void)value;
  if (mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE))) return true;
  mc_error(diags, mc_op_loc(ctx, op),
           "\"transform.with_named_sequence\" attribute can only be attached to operations with symbol tables");
  mc_note_current_op(diags, ctx, op);
  return false;
}
