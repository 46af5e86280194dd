/* iree_stream_checks.c - rules of operations of stream: counts of operands that belong together, what is called, what a
 * region uses and yields.
 */
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"
#include "dialects/iree/iree_checks.h"

/* --- counts --- */

static bool is_resource(const McContext *ctx, McType type) {
  return type.index != MC_NONE && mc_is_defined_as(ctx, type.index, "stream.resource");
}

static bool has_group(const McRoutineCheck *c, uint32_t name) {
  const McGroupWords *operands = mc_def_operands(c->def), *results = mc_def_results(c->def);
  for (uint32_t i = 0; i < c->def->op->num_operands; i++) {
    if (operands[i].name == name) return true;
  }
  for (uint32_t i = 0; i < c->def->op->num_results; i++) {
    if (results[i].name == name) return true;
  }
  return false;
}

/* How many values or elements the group or the array of that name has. */
static uint32_t count_named(const McRoutineCheck *c, uint32_t name) {
  if (has_group(c, name)) return mc_named_group(c, name).count;
  return mc_clause_array_size(c->ctx, mc_named_attr(c, name));
}

/* Arguments: the message, where `#` is the first count; then groups and arrays of the same count. */
bool mc_check_iree_same_counts(const McRoutineCheck *c) {
  if (c->num_args < 2) return true;
  uint32_t first = count_named(c, c->args[1]), i = 2;
  while (i < c->num_args && count_named(c, c->args[i]) == first) i++;
  if (i == c->num_args) return true;
  McStr text = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  const char *place = memchr(text.ptr, '#', text.len);
  if (place == NULL) return fail(c, "%.*s", (int)text.len, text.ptr);
  size_t before = (size_t)(place - text.ptr);
  return fail(c, "%.*s%u%.*s", (int)before, text.ptr, first, (int)(text.len - before - 1), place + 1);
}

/* Arguments: the operands, what the message calls the ranges, the groups of the ranges, and after `accesses` an array.
 * Each operand that is a resource has one of each. */
bool mc_check_iree_operand_ranges(const McRoutineCheck *c) {
  if (c->num_args < 3) return true;
  McGroup operands = mc_named_group(c, c->args[0]);
  McStr ranges = mc_ident_str(c->ctx, (McIdent){c->args[1]});
  uint32_t want = 0, have = count_named(c, c->args[2]);
  for (uint32_t i = 0; i < operands.count; i++) want += is_resource(c->ctx, mc_group_type(c, operands, i));
  for (uint32_t i = 3; i < c->num_args; i++) {
    if (!has_group(c, c->args[i]) || count_named(c, c->args[i]) == have) continue;
    return fail(c, "mismatch on resource range %.*s; counts must match", (int)ranges.len, ranges.ptr);
  }
  if (want != have) return fail(c, "expects %u resource range operand sets but %u are present", want, have);
  uint32_t last = c->args[c->num_args - 1], accesses = count_named(c, last);
  return has_group(c, last) || accesses == want ||
         fail(c, "expects %u resource access specifiers but %u are present", want, accesses);
}

bool mc_check_iree_pack(const McRoutineCheck *c) {
  uint32_t slices = mc_group_named(c, "packed_offsets").count;
  if (mc_clause_array_size(c->ctx, mc_checked_attr(c, "lifetime_intervals")) != 2 * (uint64_t)slices) {
    return fail(c, "requires a [start, end] range for each slice");
  }
  return mc_group_named(c, "dynamic_slice_sizes").count == slices || fail(c, "requires a size for each slice");
}

bool mc_check_iree_constants(const McRoutineCheck *c) {
  McGroup results = mc_group_named(c, "results");
  uint32_t count = mc_clause_array_size(c->ctx, mc_checked_attr(c, "values"));
  if (count != results.count || count != mc_group_named(c, "result_sizes").count) {
    return fail(c, "mismatched constant/result counts");
  }
  for (uint32_t i = 1; i < count; i++) {
    if (mc_group_type(c, results, i).index == mc_group_type(c, results, 0).index) continue;
    return fail(c, "all results must be of the same type");
  }
  return true;
}

/* --- collectives --- */

enum { READ = 1, WRITE = 2 };
enum { SEND = 6, RECEIVE = 7 };

bool mc_check_iree_collective_accesses(const McRoutineCheck *c) {
  static const char *const names[] = {"None", "Read", "Write", "ReadWrite"};
  McContext *ctx = c->ctx;
  McAttr op = mc_checked_attr(c, "op"), accesses = mc_checked_attr(c, "resource_accesses");
  uint32_t have = mc_group_named(c, "resources").count;
  int64_t kind = 0;
  if (op.index == MC_NONE || !mc_is_defined_as(ctx, op.index, "stream.collective")) return true;
  McAttr held = {mc_defined_param(ctx, op.index, 0)};
  if (held.index != MC_NONE) (void)mc_attr_integer_i64(ctx, held, &kind);
  uint32_t want = kind == SEND || kind == RECEIVE ? 1 : 2;
  if (have != want) return fail(c, "requires %u resources but %u provided", want, have);
  for (uint32_t i = 0; i < want; i++) {
    int64_t bits = 0, need = kind == RECEIVE || i == 1 ? WRITE : READ;
    McAttr access = mc_attr_array_get(ctx, accesses, i);
    if (mc_kind(ctx, access.index) == MC_ATTR_INTEGER) (void)mc_attr_integer_i64(ctx, access, &bits);
    if ((bits & need) != 0) continue;
    return fail(c, "resource %u requires access %s but is declared as %s", i, names[need], names[bits & 3]);
  }
  return true;
}

/* --- what is called --- */

static McOp find_symbol(const McRoutineCheck *c, McOp from, McAttr name) {
  bool is_symbol = name.index != MC_NONE && mc_kind(c->ctx, name.index) == MC_ATTR_SYMBOL_REF;
  return is_symbol && c->symbols != NULL ? c->symbols->find(c->symbols->data, from, name) : (McOp){MC_NONE};
}

/* A callee can take and return resources of any lifetime. */
static bool callee_fits(const McContext *ctx, McType called, McType of_callee) {
  if (called.index == of_callee.index) return true;
  if (!is_resource(ctx, called) || !is_resource(ctx, of_callee)) return false;
  return mc_str_is(mc_attr_string_value(ctx, (McAttr){mc_defined_param(ctx, of_callee.index, 0)}), "*");
}

bool mc_check_iree_resource_results(const McRoutineCheck *c) {
  for (uint32_t i = 0, count = mc_op_num_results(c->ctx, c->op); i < count; i++) {
    if (is_resource(c->ctx, mc_result_type(c, i))) continue;
    return fail(c, "non-resource return values are not yet supported on async calls");
  }
  return true;
}

/* Argument: the name of operations that can be called, whose types are compared; without it, only the symbol is looked
 * up. */
bool mc_check_iree_callee(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr name = mc_checked_attr(c, "callee");
  McOp callee = find_symbol(c, c->op, name);
  if (callee.index == MC_NONE || (c->num_args > 0 && !mc_op_is_named(ctx, callee, c->args[0]))) {
    McStr text = mc_ident_str(ctx, mc_attr_symbol_root(ctx, name));
    return fail(c, "undefined external call: %.*s", (int)text.len, text.ptr);
  }
  McType type = c->num_args == 0 ? (McType){MC_NONE}
                                 : mc_function_type_of(ctx, mc_op_property_named(ctx, callee, "function_type"));
  if (type.index == MC_NONE) return true;
  McGroup operands = mc_group_named(c, "resource_operands"), results = mc_group_named(c, "results");
  McWords own = {0};
  for (uint32_t i = 0; i < operands.count + results.count; i++) {
    bool is_input = i < operands.count;
    McType each = mc_group_type(c, is_input ? operands : results, is_input ? i : i - operands.count);
    if (mc_array_push(&ctx->alloc, &own, each.index)) continue;
    mc_array_fini(&ctx->alloc, &own);
    return mc_out_of_memory(c->diags);
  }
  const McType *all = (const McType *)own.ptr;
  McType called = mc_type_function(ctx, all, operands.count, all == NULL ? all : all + operands.count, results.count);
  mc_array_fini(&ctx->alloc, &own);
  if (called.index == MC_NONE) return mc_out_of_memory(c->diags);
  uint32_t inputs = mc_type_num_inputs(ctx, type), outputs = mc_type_num_results(ctx, type);
  if (inputs != operands.count || outputs != results.count) {
    return fail(c, "function type mismatch; expected '%s' but callee is '%s'", mc_text_type(c->diags, called),
                mc_text_type(c->diags, type));
  }
  for (uint32_t i = 0; i < inputs + outputs; i++) {
    bool is_input = i < inputs;
    McType want = is_input ? mc_type_input(ctx, called, i) : mc_type_result(ctx, called, i - inputs);
    McType have = is_input ? mc_type_input(ctx, type, i) : mc_type_result(ctx, type, i - inputs);
    if (callee_fits(ctx, want, have)) continue;
    return fail(c, "function %s type mismatch; expected '%s' but callee provides '%s'",
                is_input ? "argument" : "result", mc_text_type(c->diags, want), mc_text_type(c->diags, have));
  }
  return true;
}

/* The function in the executable's module that an export is of; MC_NONE: there is none. */
static McOp exported_function(const McRoutineCheck *c, McOp export) {
  McContext *ctx = c->ctx;
  McBlock block = mc_op_block(ctx, export);
  if (block.index == MC_NONE) return (McOp){MC_NONE};
  for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (mc_op_is(ctx, op, "builtin.module")) {
      return find_symbol(c, op, mc_op_property_named(ctx, export, "function_ref"));
    }
  }
  return (McOp){MC_NONE};
}

/* The function takes a binding for each resource, and the uniform operands. */
static bool check_bindings(const McRoutineCheck *c, McType function) {
  McContext *ctx = c->ctx;
  McGroup uniform = mc_group_named(c, "uniform_operands"), resources = mc_group_named(c, "resources");
  uint32_t inputs = mc_type_num_inputs(ctx, function), bindings = 0;
  for (uint32_t i = 0; i < inputs; i++) {
    bindings += mc_is_defined_as(ctx, mc_type_input(ctx, function, i).index, "stream.binding");
  }
  bool fit = bindings == resources.count;
  uint32_t want = fit ? uniform.count : resources.count, have = fit ? inputs - bindings : bindings;
  if (want != have) {
    return fail(c, "function type mismatch; expected %u %s arguments on exported function, but has %u", want,
                fit ? "uniform" : "binding", have);
  }
  for (uint32_t i = 0, k = 0; i < inputs; i++) {
    McType input = mc_type_input(ctx, function, i);
    if (mc_is_defined_as(ctx, input.index, "stream.binding")) continue;
    McType operand = mc_group_type(c, uniform, k++);
    if (operand.index == input.index) continue;
    return fail(c, "uniform dispatch argument type mismatch: expected '%s' but got '%s'",
                mc_text_type(c->diags, operand), mc_text_type(c->diags, input));
  }
  return true;
}

/* Argument: `bindings`, the exported function's arguments are compared, too. */
bool mc_check_iree_entry_points(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr names = mc_checked_attr(c, "entry_points");
  uint32_t workload = mc_group_named(c, "workload").count, count = mc_clause_array_size(ctx, names);
  if (count == 0) return fail(c, "at least one entry point must be defined");
  for (uint32_t i = 0; i < count; i++) {
    McOp export = find_symbol(c, c->op, mc_attr_array_get(ctx, names, i));
    if (export.index == MC_NONE || !mc_op_is(ctx, export, "stream.executable.export")) continue;
    McBlock body = mc_entry_of(c, export, 0);
    uint32_t want = body.index == MC_NONE ? workload : mc_block_num_args(ctx, body);
    if (want != workload) {
      return fail(c, "workload mismatch; entry point expects %u arguments but dispatch provides %u", want, workload);
    }
    McOp function = c->num_args == 0 ? (McOp){MC_NONE} : exported_function(c, export);
    if (function.index == MC_NONE) continue;
    McType type = mc_function_type_of(ctx, mc_op_property_named(ctx, function, "function_type"));
    if (type.index != MC_NONE && !check_bindings(c, type)) return false;
  }
  return true;
}

/* --- regions --- */

/* Operations of the region use no resource from outside. */
bool mc_check_iree_captures(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_entry_of(c, c->op, 0);
  if (body.index == MC_NONE) return true;
  for (McOp op = mc_block_first_op(ctx, body); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    for (uint32_t i = 0, count = mc_op_num_operands(ctx, op); i < count; i++) {
      McValue operand = mc_op_operand(ctx, op, i);
      if (!is_resource(ctx, mc_value_type(ctx, operand))) continue;
      if (mc_value_parent_block(ctx, operand).index == body.index) continue;
      return mc_op_error(c->diags, ctx, op,
                         "used resource not listed in explicit captures (or produced internally)");
    }
  }
  return true;
}

bool mc_check_iree_region_arguments(const McRoutineCheck *c) {
  return c->num_args == 0 || mc_edge_to_region_holds(c, mc_named_group(c, c->args[0]), 0);
}

/* Resources that are yielded are the parent's results, and have the same values as sizes. */
bool mc_check_iree_yield(const McRoutineCheck *c) {
  static const char *const parents[] = {"stream.async.execute", "stream.async.concurrent"};
  McContext *ctx = c->ctx;
  McBlock block = mc_op_block(ctx, c->op);
  McOp parent = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_parent_op(ctx, block);
  McGroup yielded = mc_group_named(c, "resource_operands"), sizes = mc_group_named(c, "resource_operand_sizes");
  if (parent.index == MC_NONE) return true;
  if (!mc_op_is(ctx, parent, parents[0]) && !mc_op_is(ctx, parent, parents[1])) return true;
  uint32_t results = mc_op_num_results(ctx, parent) - mc_op_is(ctx, parent, parents[0]);
  McRoutineCheck of_parent = *c;
  of_parent.op = parent;
  of_parent.def = mc_op_def(ctx, parent);
  McGroup wanted = mc_group_named(&of_parent, "result_sizes");
  if (yielded.count != results || sizes.count != wanted.count) {
    return fail(c, "yield result count mismatch with parent op");
  }
  for (uint32_t i = 0; i < results; i++) {
    McType want = mc_value_type(ctx, mc_op_result(ctx, parent, i)), have = mc_group_type(c, yielded, i);
    if (want.index == have.index) continue;
    return fail(c, "result type mismatch: expected '%s' but got '%s'", mc_text_type(c->diags, want),
                mc_text_type(c->diags, have));
  }
  for (uint32_t i = 0; i < sizes.count; i++) {
    if (mc_group_value(c, sizes, i).index != mc_group_value(&of_parent, wanted, i).index) {
      return fail(c, "result size mismatch");
    }
  }
  return true;
}

/* A region of commands yields nothing. */
bool mc_check_iree_yields_nothing(const McRoutineCheck *c) {
  McOp last = mc_checked_last_op(c, 0);
  uint32_t count = last.index == MC_NONE ? 0 : mc_op_num_operands(c->ctx, last) / 2; /* without the sizes */
  McStr name = mc_op_name_str(c->ctx, mc_op_get_name(c->ctx, c->op));
  return count == 0 ||
         fail(c, "along control flow edge from Operation stream.yield to Operation %.*s: region branch point has %u "
                 "operands, but region successor needs 0 inputs", (int)name.len, name.ptr, count);
}
