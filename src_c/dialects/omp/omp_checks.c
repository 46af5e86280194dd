/* omp_checks.c - what is checked of OpenMP's clauses, of regions and of where operations can be.
 *
 * Counts of operands and attributes' kinds satisfy the definitions when these checks run.
 */
#include "dialects/omp/omp.def"
#include "dialects/omp/omp.h"
#include "dialects/shared/clauses.h"
#include "types/report.h"

#define plain(c, ...) mc_plain_error(c, __VA_ARGS__)
#define ATOMIC_REGION 3 /* of omp.declare_reduction */

static McGroup group(const McRoutineCheck *c, const char *name) {
  return mc_named_group(c, mc_ident(c->ctx, name, strlen(name)).index);
}

static const char *word(const McRoutineCheck *c, uint32_t i) { return mc_ident_str(c->ctx, (McIdent){c->args[i]}).ptr; }

bool mc_omp_is(const McContext *ctx, McOp op, const char *kind) {
  uint32_t count = 0;
  const uint32_t *words = op.index == MC_NONE ? NULL : mc_def_fact(mc_op_def(ctx, op), MC_FACT_OMP, &count);
  for (uint32_t i = 0; words != NULL && i < count; i++) {
    if (strcmp(mc_ident_str(ctx, (McIdent){words[i]}).ptr, kind) == 0) return true;
  }
  return false;
}

static bool in_omp(const McContext *ctx, McOp op) {
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  return name.len > 4 && memcmp(name.ptr, "omp.", 4) == 0;
}

static McOp parent_of(const McRoutineCheck *c) { return mc_op_parent(c->ctx, c->op); }

/* The nearest operation of that kind around it. */
static McOp around(const McRoutineCheck *c, McOp op, const char *kind) {
  McOp parent = mc_op_parent(c->ctx, op);
  while (parent.index != MC_NONE && !mc_omp_is(c->ctx, parent, kind)) parent = mc_op_parent(c->ctx, parent);
  return parent;
}

static McAttr attr_of(const McRoutineCheck *c, McOp op, const char *name) {
  return op.index == MC_NONE ? (McAttr){MC_NONE} : mc_op_property_named(c->ctx, op, name);
}

static int64_t integer_of(const McRoutineCheck *c, McAttr attr, int64_t other) {
  int64_t value = other;
  bool is_integer = attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_INTEGER;
  return is_integer && mc_attr_integer_i64(c->ctx, attr, &value) ? value : other;
}

static McBlock entry_of(const McRoutineCheck *c, uint32_t region) {
  if (region >= mc_op_num_regions(c->ctx, c->op)) return (McBlock){MC_NONE};
  return mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, region));
}

static McOp defining(const McRoutineCheck *c, McValue value) {
  return mc_value_is_block_arg(c->ctx, value) ? (McOp){MC_NONE} : mc_value_op(c->ctx, value);
}

static bool appears_before(const McRoutineCheck *c, McGroup values, uint32_t i) {
  for (uint32_t k = 0; k < i; k++) {
    if (mc_group_value(c, values, k).index == mc_group_value(c, values, i).index) return true;
  }
  return false;
}

/* --- clauses --- */

bool mc_check_omp_arguments(const McRoutineCheck *c) {
  McOp op = c->op;
  McBlock entry = entry_of(c, 0);
  uint32_t have = entry.index == MC_NONE ? 0 : mc_block_num_args(c->ctx, entry), want = 0, count = 0;
  if (!mc_def_has_fact(c->def, MC_FACT_OMP_ARGUMENTS)) op = parent_of(c); /* omp.section has those of its parent */
  if (!mc_op_has_fact(c->ctx, op, MC_FACT_OMP_ARGUMENTS)) return true;
  McRoutineCheck at = *c;
  at.op = op;
  at.def = mc_op_def(c->ctx, op);
  const uint32_t *names = mc_def_fact(at.def, MC_FACT_OMP_ARGUMENTS, &count);
  for (uint32_t i = 0; i < count; i++) want += mc_named_group(&at, names[i]).count;
  return have >= want || fail(c, "expected at least %u entry block argument(s)", want);
}

/* Arguments: two groups, the message. */
bool mc_check_omp_same_size(const McRoutineCheck *c) {
  return mc_named_group(c, c->args[0]).count == mc_named_group(c, c->args[1]).count || plain(c, "%s", word(c, 2));
}

bool mc_check_omp_linear_types(const McRoutineCheck *c) {
  uint32_t count = group(c, "linear_vars").count;
  McAttr types = mc_checked_attr(c, "linear_var_types");
  if (count == 0 || mc_clause_array_size(c->ctx, types) == count) return true;
  return plain(c, "Ill-formed type attributes for linear variables");
}

bool mc_check_omp_privates(const McRoutineCheck *c) {
  uint32_t vars = group(c, "private_vars").count,
           syms = mc_clause_array_size(c->ctx, mc_checked_attr(c, "private_syms"));
  if (vars == syms) return true;
  return plain(c, "inconsistent number of private variables and privatizer op symbols, private vars: %u vs. privatizer "
                  "op symbols: %u", vars, syms);
}

static McOp find(const McRoutineCheck *c, McAttr symbol, uint32_t name) {
  McOp op = c->symbols == NULL ? (McOp){MC_NONE} : c->symbols->find(c->symbols->data, c->op, symbol);
  return mc_op_is_named(c->ctx, op, name) ? op : (McOp){MC_NONE};
}

static McType type_of(const McRoutineCheck *c, McOp declaration) {
  McAttr held = attr_of(c, declaration, "type");
  bool is_type = held.index != MC_NONE && mc_kind(c->ctx, held.index) == MC_ATTR_TYPE;
  return is_type ? mc_attr_type_value(c->ctx, held) : (McType){MC_NONE};
}

/* The type of a privatized variable, which the first argument of a region states; MC_NONE: none has any. */
static McType privatized_type(const McRoutineCheck *c, McOp privatizer) {
  McContext *ctx = c->ctx;
  for (uint32_t region = 0, n = mc_op_num_regions(ctx, privatizer); region < n; region++) {
    McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, privatizer, region));
    if (entry.index == MC_NONE || mc_block_num_args(ctx, entry) == 0) continue;
    return mc_value_type(ctx, mc_block_arg(ctx, entry, 0));
  }
  return (McType){MC_NONE};
}

/* Argument: the operation that privatizes. */
bool mc_check_omp_private_uses(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup vars = group(c, "private_vars");
  McAttr syms = mc_checked_attr(c, "private_syms");
  if (c->symbols == NULL) return true;
  for (uint32_t i = 0, n = mc_clause_array_size(ctx, syms); i < n && i < vars.count; i++) {
    McAttr symbol = mc_attr_array_get(ctx, syms, i);
    McOp privatizer = find(c, symbol, c->args[0]);
    if (privatizer.index == MC_NONE) {
      return plain(c, "failed to lookup privatizer op with symbol: '%s'", mc_text_attr(c->diags, symbol));
    }
    McType have = mc_group_type(c, vars, i), want = privatized_type(c, privatizer);
    if (want.index == MC_NONE || want.index == have.index) continue;
    bool first = mc_case_number(ctx, attr_of(c, privatizer, "data_sharing_type")) == 1;
    return plain(
        c, "type mismatch between a %s variable and its privatizer op, var type: '%s' vs. privatizer op type: '%s'",
        first ? "firstprivate" : "private", mc_text_type(c->diags, have), mc_text_type(c->diags, want));
  }
  return true;
}

/* Argument: the operation that privatizes. */
bool mc_check_omp_simd_uses(const McRoutineCheck *c) {
  McAttr syms = mc_checked_attr(c, "private_syms");
  if (c->symbols == NULL) return true;
  for (uint32_t i = 0, n = mc_clause_array_size(c->ctx, syms); i < n; i++) {
    McAttr symbol = mc_attr_array_get(c->ctx, syms, i);
    McOp privatizer = find(c, symbol, c->args[0]);
    if (privatizer.index == MC_NONE) return plain(c, "Cannot find privatizer '%s'", mc_text_attr(c->diags, symbol));
    if (mc_case_number(c->ctx, attr_of(c, privatizer, "data_sharing_type")) == 1) {
      return plain(c, "FIRSTPRIVATE cannot be used with SIMD");
    }
  }
  return true;
}

/* Arguments: variables, symbols, byref. */
bool mc_check_omp_reduction(const McRoutineCheck *c) {
  McGroup vars = mc_named_group(c, c->args[0]);
  McAttr syms = mc_named_attr(c, c->args[1]), byref = mc_named_attr(c, c->args[2]);
  if (vars.count == 0) return syms.index == MC_NONE || fail(c, "unexpected reduction symbol references");
  if (mc_clause_array_size(c->ctx, syms) != vars.count) {
    return fail(c, "expected as many reduction symbol references as reduction variables");
  }
  if (byref.index != MC_NONE && mc_attr_dense_count(c->ctx, byref) != vars.count) {
    return plain(c, "expected as many reduction variable by reference attributes as reduction variables");
  }
  for (uint32_t i = 1; i < vars.count; i++) {
    if (appears_before(c, vars, i)) return fail(c, "accumulator variable used more than once");
  }
  return true;
}

/* The type of a declared reduction's variables, which its atomic region states; MC_NONE: it has none. */
static McType accumulator_type(const McRoutineCheck *c, McOp declaration) {
  McContext *ctx = c->ctx;
  if (mc_op_num_regions(ctx, declaration) <= ATOMIC_REGION) return (McType){MC_NONE};
  McBlock entry = mc_region_first_block(ctx, mc_op_region(ctx, declaration, ATOMIC_REGION));
  if (entry.index == MC_NONE || mc_block_num_args(ctx, entry) == 0) return (McType){MC_NONE};
  return mc_value_type(ctx, mc_block_arg(ctx, entry, 0));
}

/* Arguments: variables, symbols, the operation that declares reductions. */
bool mc_check_omp_reduction_uses(const McRoutineCheck *c) {
  McGroup vars = mc_named_group(c, c->args[0]);
  McAttr syms = mc_named_attr(c, c->args[1]);
  if (c->symbols == NULL) return true;
  for (uint32_t i = 0, n = mc_clause_array_size(c->ctx, syms); i < n && i < vars.count; i++) {
    McAttr symbol = mc_attr_array_get(c->ctx, syms, i);
    McOp declaration = find(c, symbol, c->args[2]);
    if (declaration.index == MC_NONE) {
      return fail(c, "expected symbol reference %s to point to a reduction declaration",
                  mc_text_attr(c->diags, symbol));
    }
    McType have = mc_group_type(c, vars, i), want = accumulator_type(c, declaration);
    if (want.index == MC_NONE || want.index == have.index) continue;
    return fail(c, "expected accumulator ('%s') to be the same type as reduction declaration ('%s')",
                mc_text_type(c->diags, have), mc_text_type(c->diags, want));
  }
  return true;
}

bool mc_check_omp_copyprivate(const McRoutineCheck *c) {
  uint32_t vars = group(c, "copyprivate_vars").count,
           syms = mc_clause_array_size(c->ctx, mc_checked_attr(c, "copyprivate_syms"));
  if (vars == syms) return true;
  return fail(c, "inconsistent number of copyprivate vars (= %u) and functions (= %u), both must be equal", vars, syms);
}

/* The inputs of a function of func or of llvm: a function type, or the type parameters of LLVM's. */
static bool function_inputs(const McRoutineCheck *c, McOp function, McType *inputs, uint32_t *count) {
  McType type = mc_function_type(c->ctx, function);
  if (type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_FUNCTION) {
    *count = mc_type_num_inputs(c->ctx, type);
    for (uint32_t i = 0; i < 2 && i < *count; i++) inputs[i] = mc_type_input(c->ctx, type, i);
    return true;
  }
  McAttr held = attr_of(c, function, "function_type");
  if (held.index == MC_NONE || mc_kind(c->ctx, held.index) != MC_ATTR_TYPE) return false;
  type = mc_attr_type_value(c->ctx, held);
  if (!mc_is_defined_as(c->ctx, type.index, "llvm.func")) return false;
  McAttr list = {mc_defined_param(c->ctx, type.index, 1)};
  *count = mc_clause_array_size(c->ctx, list);
  for (uint32_t i = 0; i < 2 && i < *count; i++) {
    inputs[i] = mc_attr_type_value(c->ctx, mc_attr_array_get(c->ctx, list, i));
  }
  return true;
}

bool mc_check_omp_copyprivate_uses(const McRoutineCheck *c) {
  McGroup vars = group(c, "copyprivate_vars");
  McAttr syms = mc_checked_attr(c, "copyprivate_syms");
  if (c->symbols == NULL) return true;
  for (uint32_t i = 0, n = mc_clause_array_size(c->ctx, syms); i < n && i < vars.count; i++) {
    McAttr symbol = mc_attr_array_get(c->ctx, syms, i);
    McOp function = c->symbols->find(c->symbols->data, c->op, symbol);
    bool is_function =
        mc_op_has_fact(c->ctx, function, MC_FACT_FUNCTION) || mc_op_has_fact(c->ctx, function, MC_FACT_LLVM_FUNCTION);
    McType inputs[2] = {{MC_NONE}, {MC_NONE}}, type = mc_group_type(c, vars, i);
    uint32_t count = 0;
    const char *text = mc_text_attr(c->diags, symbol);
    if (!is_function || !function_inputs(c, function, inputs, &count)) {
      return fail(c, "expected symbol reference %s to point to a copy function", text);
    }
    if (count != 2) return fail(c, "expected copy function %s to have 2 operands", text);
    if (inputs[0].index != inputs[1].index) {
      return fail(c, "expected copy function %s arguments to have the same type", text);
    }
    if (inputs[0].index == type.index) continue;
    return fail(c, "expected copy function arguments' type ('%s') to be the same as copyprivate variable's type ('%s')",
                mc_text_type(c->diags, inputs[0]), mc_text_type(c->diags, type));
  }
  return true;
}

bool mc_check_omp_depend(const McRoutineCheck *c) {
  uint32_t vars = group(c, "depend_vars").count,
           kinds = mc_clause_array_size(c->ctx, mc_checked_attr(c, "depend_kinds"));
  if (vars == kinds) return true;
  return vars > 0 ? fail(c, "expected as many depend values as depend variables") : fail(c, "unexpected depend values");
}

bool mc_check_omp_sync_hint(const McRoutineCheck *c) {
  int64_t hint = integer_of(c, mc_checked_attr(c, "hint"), 0);
  if ((hint & 3) == 3) {
    return fail(c, "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined");
  }
  if ((hint & 12) != 12) return true;
  return fail(c, "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.");
}

/* Arguments: the memory orders that are refused, and what the message calls them. */
bool mc_check_omp_memory_order(const McRoutineCheck *c) {
  McAttr order = mc_checked_attr(c, "memory_order");
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  if (order.index != MC_NONE) mc_case_text(c->ctx, order, &text);
  bool refused = text.len > 0 && strstr(word(c, 0), mc_buf_text(&text)) != NULL;
  mc_buf_fini(&text);
  return !refused || plain(c, "memory-order must not be %s", word(c, 1));
}

bool mc_check_omp_capture_body(const McRoutineCheck *c) {
  static const char *const clauses[] = {"hint", "memory_order"};
  McOp first = mc_block_first_op(c->ctx, entry_of(c, 0)), second = mc_op_next(c->ctx, first);
  for (size_t i = 0; i < MC_COUNT(clauses); i++) {
    if (attr_of(c, first, clauses[i]).index == MC_NONE && attr_of(c, second, clauses[i]).index == MC_NONE) continue;
    return fail(c, "operations inside capture region must not have %s clause", clauses[i]);
  }
  return true;
}

bool mc_check_omp_allocate_dir(const McRoutineCheck *c) {
  int64_t align = integer_of(c, mc_checked_attr(c, "align"), 0);
  if (align <= 0 || (align & (align - 1)) == 0) return true;
  return plain(c, "ALIGN value : %lld must be power of 2", (long long)align);
}

/* Argument: the operation that declares it. */
bool mc_check_omp_critical_use(const McRoutineCheck *c) {
  McAttr name = mc_checked_attr(c, "name");
  if (c->symbols == NULL || name.index == MC_NONE || find(c, name, c->args[0]).index != MC_NONE) return true;
  return fail(c, "expected symbol reference %s to point to a critical declaration", mc_text_attr(c->diags, name));
}

/* --- regions --- */

/* The types that a block's yield passes on are just `type`; other terminators are not looked at. */
static bool yields(const McRoutineCheck *c, uint32_t region, McType type, const char *name) {
  McContext *ctx = c->ctx;
  for (McBlock block = entry_of(c, region); block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp last = mc_block_last_op(ctx, block);
    if (!mc_op_is_named(ctx, last, c->args[0])) continue;
    if (mc_op_num_operands(ctx, last) == 1 && mc_value_type(ctx, mc_op_operand(ctx, last, 0)).index == type.index) {
      continue;
    }
    return fail(c, "expects %s region to yield a value of the reduction type", name);
  }
  return true;
}

static McType arg_type(const McRoutineCheck *c, McBlock block, uint32_t i) {
  return mc_value_type(c->ctx, mc_block_arg(c->ctx, block, i));
}

static bool check_atomic_region(const McRoutineCheck *c, McType type) {
  McContext *ctx = c->ctx;
  McBlock block = entry_of(c, ATOMIC_REGION);
  if (block.index == MC_NONE) return true;
  if (mc_block_num_args(ctx, block) != 2 || arg_type(c, block, 0).index != arg_type(c, block, 1).index) {
    return fail(c, "expects atomic reduction region with two arguments of the same type");
  }
  McType pointer = arg_type(c, block, 0);
  bool memref = mc_kind(ctx, pointer.index) == MC_TYPE_MEMREF;
  if ((memref && mc_type_element(ctx, pointer).index == type.index) ||
      (!memref && mc_is_defined_as(ctx, pointer.index, "llvm.ptr"))) {
    return true;
  }
  return fail(c, "expects atomic reduction region arguments to be accumulators containing the reduction type");
}

/* Argument: the operation that yields. */
bool mc_check_omp_declare_reduction(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = type_of(c, c->op);
  bool has_alloc = entry_of(c, 0).index != MC_NONE;
  McBlock init = entry_of(c, 1), combiner = entry_of(c, 2), cleanup = entry_of(c, 4);
  if (!yields(c, 0, type, "alloc")) return false;
  if (init.index == MC_NONE) return fail(c, "expects non-empty initializer region");
  uint32_t count = mc_block_num_args(ctx, init);
  if (count == 1 && has_alloc) {
    return fail(c, "expects two arguments to the initializer region when an allocation region is used");
  }
  if (count == 2 && !has_alloc) {
    return fail(c, "expects one argument to the initializer region when no allocation region is used");
  }
  if (count != 1 && count != 2) return fail(c, "expects one or two arguments to the initializer region");
  for (uint32_t i = 0; i < count; i++) {
    if (arg_type(c, init, i).index != type.index) {
      return fail(c, "expects initializer region argument to match the reduction type");
    }
  }
  if (!yields(c, 1, type, "initializer")) return false;
  if (combiner.index == MC_NONE) return fail(c, "expects non-empty reduction region");
  if (mc_block_num_args(ctx, combiner) != 2 || arg_type(c, combiner, 0).index != type.index ||
      arg_type(c, combiner, 1).index != type.index) {
    return fail(c, "expects reduction region with two arguments of the reduction type");
  }
  if (!yields(c, 2, type, "reduction") || !check_atomic_region(c, type)) return false;
  if (cleanup.index == MC_NONE ||
      (mc_block_num_args(ctx, cleanup) == 1 && arg_type(c, cleanup, 0).index == type.index)) {
    return true;
  }
  return fail(c, "expects cleanup region with one argument of the reduction type");
}

/* Reports at another operation, without a note. Always false. */
static bool fail_at(const McRoutineCheck *c, McOp op, const char *message) {
  return mc_error(c->diags, mc_op_loc(c->ctx, op), "%s", message);
}

/* The end of a block of a region of omp.private, when control leaves the region there. */
static bool check_exit(const McRoutineCheck *c, McOp last, McType type, bool with_value) {
  McContext *ctx = c->ctx;
  if (mc_op_num_successors(ctx, last) > 0) return true;
  if (!mc_op_is_named(ctx, last, c->args[0])) {
    return fail_at(c, last, "expected exit block terminator to be an `omp.yield` op.");
  }
  uint32_t count = mc_op_num_operands(ctx, last);
  if (!with_value) return count == 0 || fail_at(c, last, "Did not expect any values to be yielded.");
  if (count == 1 && mc_value_type(ctx, mc_op_operand(ctx, last, 0)).index == type.index) return true;
  McBuf types;
  mc_buf_init(&types, &ctx->alloc);
  if (count == 0) mc_buf_lit(&types, "None");
  for (uint32_t i = 0; i < count; i++) {
    mc_buf_printf(&types, "%s'%s'", i > 0 ? ", " : "",
                  mc_text_type(c->diags, mc_value_type(ctx, mc_op_operand(ctx, last, i))));
  }
  mc_error(c->diags, mc_op_loc(ctx, last), "Invalid yielded value. Expected type: '%s', got: %s",
           mc_text_type(c->diags, type), mc_buf_text(&types));
  mc_buf_fini(&types);
  return false;
}

static bool check_private_region(const McRoutineCheck *c, uint32_t region, uint32_t want, const char *name,
                                 bool with_value) {
  McContext *ctx = c->ctx;
  McBlock entry = entry_of(c, region);
  uint32_t have = mc_block_num_args(ctx, entry);
  if (have != want) {
    return mc_error(c->diags, mc_op_loc(ctx, c->op), "`%s`: expected %u region arguments, got: %u", name, want, have);
  }
  for (McBlock block = entry; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp last = mc_block_last_op(ctx, block);
    if (last.index != MC_NONE && !check_exit(c, last, privatized_type(c, c->op), with_value)) return false;
  }
  return true;
}

/* Argument: the operation that yields. */
bool mc_check_omp_private_regions(const McRoutineCheck *c) {
  McType type = privatized_type(c, c->op);
  bool first = mc_case_number(c->ctx, mc_checked_attr(c, "data_sharing_type")) == 1;
  bool has_copy = entry_of(c, 1).index != MC_NONE;
  for (uint32_t region = 0; region < 3; region++) {
    McBlock entry = entry_of(c, region);
    for (uint32_t i = 0, n = entry.index == MC_NONE ? 0 : mc_block_num_args(c->ctx, entry); i < n; i++) {
      if (arg_type(c, entry, i).index == type.index) continue;
      return plain(c, "Region argument type mismatch: got '%s' expected '%s'.",
                   mc_text_type(c->diags, arg_type(c, entry, i)), mc_text_type(c->diags, type));
    }
  }
  if (entry_of(c, 0).index != MC_NONE && !check_private_region(c, 0, 2, "init", true)) return false;
  if (!first && has_copy) return plain(c, "`private` clauses do not require a `copy` region.");
  if (first && !has_copy) return plain(c, "`firstprivate` clauses require at least a `copy` region.");
  if (first && !check_private_region(c, 1, 2, "copy", true)) return false;
  return entry_of(c, 2).index == MC_NONE || check_private_region(c, 2, 1, "dealloc", false);
}

/* Argument: the operation that ends the region. */
bool mc_check_omp_mapper_body(const McRoutineCheck *c) {
  McBlock entry = entry_of(c, 0);
  McOp last = entry.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(c->ctx, entry);
  return mc_op_is_named(c->ctx, last, c->args[0]) || fail(c, "expected terminator to be a DeclareMapperInfoOp");
}

bool mc_check_omp_sections_body(const McRoutineCheck *c) {
  for (McOp op = mc_block_first_op(c->ctx, entry_of(c, 0)); op.index != MC_NONE; op = mc_op_next(c->ctx, op)) {
    if (mc_omp_is(c->ctx, op, "section") || mc_omp_is(c->ctx, op, "terminator")) continue;
    return fail(c, "expected omp.section op or terminator op inside region");
  }
  return true;
}

bool mc_check_omp_workdistribute(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock entry = entry_of(c, 0);
  bool ends = false;
  if (entry.index == MC_NONE) return fail(c, "region cannot be empty");
  if (mc_block_first_op(ctx, entry).index == MC_NONE) return fail(c, "region must contain a structured block");
  for (McBlock block = entry; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    if (!mc_omp_is(ctx, mc_block_last_op(ctx, block), "terminator")) continue;
    if (ends) return fail(c, "region must have exactly one terminator");
    ends = true;
  }
  if (!ends) return fail(c, "region must be terminated with omp.terminator");
  McWalk walk;
  mc_walk_init(ctx, &walk, c->op, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (op.index == c->op.index) continue;
    if (mc_omp_is(ctx, op, "barrier")) return fail(c, "explicit barriers are not allowed in workdistribute region");
    if (mc_omp_is(ctx, op, "parallel")) return fail(c, "nested parallel constructs not allowed in workdistribute");
    if (mc_omp_is(ctx, op, "teams")) return fail(c, "nested teams constructs not allowed in workdistribute");
  }
  return mc_omp_is(ctx, parent_of(c), "teams") || fail(c, "workdistribute must be nested under teams");
}

bool mc_check_omp_parallel_body(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp distribute = {MC_NONE};
  uint32_t count = 0;
  bool composite = mc_op_attribute(ctx, c->op, mc_ident(ctx, "omp.composite", 13)).index != MC_NONE;
  for (McBlock block = entry_of(c, 0); block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      if (!mc_omp_is(ctx, op, "distribute")) continue;
      if (count++ == 0) distribute = op;
    }
  }
  if (count > 1) return plain(c, "multiple 'omp.distribute' nested inside of 'omp.parallel'");
  if (count == 0) {
    return !composite || plain(c, "'omp.composite' attribute present in non-composite operation");
  }
  if (!composite) return plain(c, "'omp.composite' attribute missing from composite operation");
  for (McBlock block = entry_of(c, 0); block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      if (op.index == distribute.index || !in_omp(ctx, op) || mc_op_has_trait(ctx, op, MC_TRAIT(TERMINATOR))) continue;
      McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
      return plain(c, "unexpected OpenMP operation inside of composite 'omp.parallel': %.*s", (int)name.len, name.ptr);
    }
  }
  return true;
}

bool mc_check_omp_teams(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp parent = parent_of(c);
  McGroup lower = group(c, "num_teams_lower"), upper = group(c, "num_teams_upper");
  bool inside = false;
  for (McOp op = parent; op.index != MC_NONE && !inside; op = mc_op_parent(ctx, op)) inside = in_omp(ctx, op);
  if (!mc_omp_is(ctx, parent, "target") && inside) {
    return plain(c, "expected to be nested inside of omp.target or not nested in any OpenMP dialect operations");
  }
  if (lower.count == 0) return true;
  if (upper.count == 0) {
    return plain(c, "expected num_teams upper bound to be defined if the lower bound is defined");
  }
  return mc_group_type(c, lower, 0).index == mc_group_type(c, upper, 0).index ||
         plain(c, "expected num_teams upper bound and lower bound to be the same type");
}

/* --- cancellation --- */

enum { CANCEL_PARALLEL, CANCEL_LOOP, CANCEL_SECTIONS, CANCEL_TASKGROUP };

/* The nearest operation of omp around it. */
static McOp structural_parent(const McRoutineCheck *c) {
  McOp parent = parent_of(c);
  while (parent.index != MC_NONE && !in_omp(c->ctx, parent)) parent = mc_op_parent(c->ctx, parent);
  return parent;
}

static bool check_cancelled_loop(const McRoutineCheck *c, McOp loop) {
  if (!mc_omp_is(c->ctx, loop, "wsloop")) return fail(c, "cancel loop must appear inside a worksharing-loop region");
  if (attr_of(c, loop, "nowait").index != MC_NONE) {
    return plain(c, "A worksharing construct that is canceled must not have a nowait clause");
  }
  return attr_of(c, loop, "ordered").index == MC_NONE ||
         plain(c, "A worksharing construct that is canceled must not have an ordered clause");
}

bool mc_check_omp_cancel(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp parent = structural_parent(c);
  if (parent.index == MC_NONE) return fail(c, "Orphaned cancel construct");
  McOp outer = mc_op_parent(ctx, parent);
  switch (mc_case_number(ctx, mc_checked_attr(c, "cancel_directive"))) {
    case CANCEL_PARALLEL:
      return mc_omp_is(ctx, parent, "parallel") || fail(c, "cancel parallel must appear inside a parallel region");
    case CANCEL_LOOP: return check_cancelled_loop(c, outer);
    case CANCEL_SECTIONS:
      if (!mc_omp_is(ctx, outer, "sections")) return fail(c, "cancel sections must appear inside a sections region");
      return attr_of(c, outer, "nowait").index == MC_NONE ||
             plain(c, "A sections construct that is canceled must not have a nowait clause");
    case CANCEL_TASKGROUP:
      return mc_omp_is(ctx, parent, "task") || mc_omp_is(ctx, outer, "taskloop") ||
             fail(c, "cancel taskgroup must appear inside a task region");
    default: return true;
  }
}

bool mc_check_omp_cancellation_point(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp parent = structural_parent(c);
  if (parent.index == MC_NONE) return fail(c, "Orphaned cancellation point");
  switch (mc_case_number(ctx, mc_checked_attr(c, "cancel_directive"))) {
    case CANCEL_PARALLEL:
      return mc_omp_is(ctx, parent, "parallel") ||
             fail(c, "cancellation point parallel must appear inside a parallel region");
    case CANCEL_LOOP:
      return mc_omp_is(ctx, mc_op_parent(ctx, parent), "wsloop") ||
             fail(c, "cancellation point loop must appear inside a worksharing-loop region");
    case CANCEL_SECTIONS:
      return mc_omp_is(ctx, parent, "section") ||
             fail(c, "cancellation point sections must appear inside a sections region");
    case CANCEL_TASKGROUP:
      return mc_omp_is(ctx, parent, "task") || fail(c, "cancellation point taskgroup must appear inside a task region");
    default: return true;
  }
}

/* --- scans and ordered regions --- */

#define INSCAN 1

bool mc_check_omp_scan(const McRoutineCheck *c) {
  static const char *const loops[] = {"wsloop", "simd"};
  if ((group(c, "inclusive_vars").count > 0) == (group(c, "exclusive_vars").count > 0)) {
    return plain(c, "Exactly one of EXCLUSIVE or INCLUSIVE clause is expected");
  }
  for (size_t i = 0; i < MC_COUNT(loops); i++) {
    if (mc_case_number(c->ctx, attr_of(c, around(c, c->op, loops[i]), "reduction_mod")) == INSCAN) return true;
  }
  return plain(c,
               "SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with "
               "INSCAN reduction modifier");
}

bool mc_check_omp_ordered_parent(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  bool has_region = mc_op_num_regions(ctx, c->op) > 0;
  McOp loop = around(c, c->op, "loop_nest");
  if (loop.index == MC_NONE) return has_region || fail(c, "must be nested inside of a loop");
  McOp wrapper = mc_op_parent(ctx, loop);
  if (!mc_omp_is(ctx, wrapper, "wsloop")) {
    return mc_omp_is(ctx, wrapper, "simd") ||
           fail(c, "must be nested inside of a worksharing, simd or worksharing simd loop");
  }
  McAttr ordered = attr_of(c, wrapper, "ordered");
  if (ordered.index == MC_NONE) return fail(c, "the enclosing worksharing-loop region must have an ordered clause");
  bool parameter = integer_of(c, ordered, 0) != 0;
  if (has_region && parameter) {
    return fail(c, "the enclosing loop's ordered clause must not have a parameter present");
  }
  return has_region || parameter || fail(c, "the enclosing loop's ordered clause must have a parameter present");
}

bool mc_check_omp_ordered(const McRoutineCheck *c) {
  McOp wrapper = around(c, c->op, "wsloop");
  int64_t loops = integer_of(c, mc_checked_attr(c, "doacross_num_loops"), 0);
  if (wrapper.index != MC_NONE && integer_of(c, attr_of(c, wrapper, "ordered"), -1) == loops) return true;
  return fail(c, "number of variables in depend clause does not match number of iteration variables in the doacross "
                 "loop");
}

/* --- mappings --- */

enum { MAP_TO = 2, MAP_FROM = 4, MAP_ALWAYS = 8, MAP_DELETE = 16, MAP_IMPLICIT = 256, MAP_CLOSE = 512 };

/* Reports at the operation without a note. Always false. */
static bool fail_map(const McRoutineCheck *c, const char *message) { return fail_at(c, c->op, message); }

static bool check_update(const McRoutineCheck *c, McGroup vars, uint32_t i, int64_t bits, McValue variable,
                         uint32_t info) {
  bool to = bits & MAP_TO, from = bits & MAP_FROM;
  if ((bits & MAP_DELETE) || (!to && !from)) {
    return fail_map(c, "at least one of to or from map types must be specified, other map types are not permitted");
  }
  bool both = to && from;
  for (uint32_t k = 0; k < i && !both; k++) {
    McOp op = defining(c, mc_group_value(c, vars, k));
    if (!mc_op_is_named(c->ctx, op, info) || mc_op_operand(c->ctx, op, 0).index != variable.index) continue;
    int64_t other = mc_case_number(c->ctx, attr_of(c, op, "map_type"));
    both = to ? !(other & MAP_TO) : (other & MAP_TO) != 0;
  }
  if (both) return fail_map(c, "either to or from map types can be specified, not both");
  return !(bits & (MAP_ALWAYS | MAP_CLOSE | MAP_IMPLICIT)) ||
         fail_map(c, "present, mapper and iterator map type modifiers are permitted");
}

/* Argument: the operation that describes a mapping. */
bool mc_check_omp_mapped(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McGroup vars = group(c, "map_vars");
  bool region = mc_omp_is(ctx, c->op, "target") || mc_omp_is(ctx, c->op, "target_data"),
       enter = mc_omp_is(ctx, c->op, "enter_data"), leave = mc_omp_is(ctx, c->op, "exit_data"),
       update = mc_omp_is(ctx, c->op, "update"), mapper = mc_omp_is(ctx, c->op, "mapper_info");
  for (uint32_t i = 0; i < vars.count; i++) {
    McOp op = defining(c, mc_group_value(c, vars, i));
    if (op.index == MC_NONE) return fail_map(c, "missing map operation");
    if (!mc_op_is_named(ctx, op, c->args[0])) {
      if (mapper) continue;
      return fail_map(c, "map argument is not a map entry operation");
    }
    int64_t bits = mc_case_number(ctx, attr_of(c, op, "map_type"));
    if (bits < 0) continue;
    if (region && (bits & MAP_DELETE)) return fail_map(c, "to, from, tofrom and alloc map types are permitted");
    if (enter && (bits & (MAP_FROM | MAP_DELETE))) return fail_map(c, "to and alloc map types are permitted");
    if (leave && (bits & MAP_TO)) return fail_map(c, "from, release and delete map types are permitted");
    if (update && !check_update(c, vars, i, bits, mc_op_operand(ctx, op, 0), c->args[0])) return false;
  }
  return true;
}

/* Arguments: operands, the clause, the operation that describes a mapping. */
bool mc_check_omp_map_infos(const McRoutineCheck *c) {
  McGroup vars = mc_named_group(c, c->args[0]);
  for (uint32_t i = 0; i < vars.count; i++) {
    if (mc_op_is_named(c->ctx, defining(c, mc_group_value(c, vars, i)), c->args[2])) continue;
    return fail(c, "'%s' arguments must be defined by 'omp.map.info' ops", word(c, 1));
  }
  return true;
}

/* Argument: the operation that declares mappers. */
bool mc_check_omp_mapper_use(const McRoutineCheck *c) {
  McAttr mapper = mc_checked_attr(c, "mapper_id");
  if (c->symbols == NULL || mapper.index == MC_NONE || find(c, mapper, c->args[0]).index != MC_NONE) return true;
  return plain(c, "invalid mapper id");
}

bool mc_check_omp_some_mapped(const McRoutineCheck *c) {
  if (group(c, "map_vars").count > 0 || group(c, "use_device_ptr_vars").count > 0 ||
      group(c, "use_device_addr_vars").count > 0) {
    return true;
  }
  return fail_map(c, "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present");
}

bool mc_check_omp_private_maps(const McRoutineCheck *c) {
  McAttr maps = mc_checked_attr(c, "private_maps");
  if (maps.index == MC_NONE || mc_attr_dense_count(c->ctx, maps) == group(c, "private_vars").count) return true;
  return fail_map(c, "sizes of `private` operand range and `private_maps` attribute mismatch");
}
