/* emitc.c - the syntax and the checks of emitc that formats and constraints cannot express.
 *
 * Checks are in upstream's words and order. Nothing is assumed of operations inside a region: they are verified later.
 */
#include <stdlib.h>

#include "dialects/emitc/emitc.def"
#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "parse/parse_attr.h"
#include "transform/rewriter.h"
#include "types/report.h"
#include "verify/verify.h"

/* --- emitc.for --- */

static bool parse_counted(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  return mc_format_parse_range(f, region_args, args) && mc_format_parse_range_type(f, region_args, args[3].number) &&
         mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_counted_loop_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_counted);
}

void mc_routine_counted_loop_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McBlock entry = mc_format_print_entry(f, args[4].number);
  if (entry.index == MC_NONE || mc_block_num_args(f->p->ctx, entry) == 0) return;
  mc_format_print_range(f, entry, args);
  mc_format_print_range_type(f, entry);
  mc_format_print_body(f, args[4].number, false);
}

/* --- types --- */

/* A type that emitc defines under that name. */
static bool is_emitc(const McContext *ctx, McType type, const char *name) {
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_DEFINED) return false;
  const McDefinition *def = mc_definition_of(ctx, type.index);
  return def != NULL && mc_str_is(mc_ident_str(ctx, def->name), name);
}

static bool is_pointer(const McContext *ctx, McType type) { return is_emitc(ctx, type, "emitc.ptr"); }
static bool is_lvalue(const McContext *ctx, McType type) { return is_emitc(ctx, type, "emitc.lvalue"); }
static bool is_array(const McContext *ctx, McType type) { return is_emitc(ctx, type, "emitc.array"); }
static bool is_opaque(const McContext *ctx, McType type) { return is_emitc(ctx, type, "emitc.opaque"); }
static bool is_integer(const McContext *ctx, McType type) { return mc_kind(ctx, type.index) == MC_TYPE_INTEGER; }

static bool is_size(const McContext *ctx, McType type) {
  return is_emitc(ctx, type, "emitc.size_t") || is_emitc(ctx, type, "emitc.ssize_t") ||
         is_emitc(ctx, type, "emitc.ptrdiff_t");
}

static bool is_supported_integer(const McContext *ctx, McType type) {
  if (!is_integer(ctx, type)) return false;
  uint32_t width = mc_type_integer_width(ctx, type);
  return width == 1 || width == 8 || width == 16 || width == 32 || width == 64;
}

static bool is_integer_like(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_INDEX || is_opaque(ctx, type) || is_supported_integer(ctx, type) ||
         is_size(ctx, type);
}

static bool is_supported_float(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) != MC_TYPE_FLOAT) return false;
  McFloatKind kind = mc_type_float_kind(ctx, type);
  return kind == MC_F16 || kind == MC_BF16 || kind == MC_F32 || kind == MC_F64;
}

static bool is_scalar(const McContext *ctx, McType type) {
  return is_integer_like(ctx, type) || is_supported_float(ctx, type) || is_pointer(ctx, type);
}

static uint32_t array_rank(const McContext *ctx, McType type) {
  McAttr shape = {mc_defined_param(ctx, type.index, 0)};
  bool known = shape.index != MC_NONE && mc_kind(ctx, shape.index) == MC_ATTR_DENSE_ARRAY;
  return known ? (uint32_t)mc_attr_dense_count(ctx, shape) : 0;
}

static int64_t array_dim(const McContext *ctx, McType type, uint32_t i) {
  McStr data = mc_attr_dense_data(ctx, (McAttr){mc_defined_param(ctx, type.index, 0)});
  int64_t value = 0;
  if (data.len >= (i + (size_t)1) * sizeof value) memcpy(&value, data.ptr + i * sizeof value, sizeof value);
  return value;
}

#define MAX_DEPTH 64u /* deeper types are not examined */
#define MAX_VISITS 65536u /* nor are types after so many: tuples of tuples of the same types reach that soon */

static bool is_supported_at(const McContext *ctx, McType type, uint32_t depth, uint32_t *visits) {
  if (depth == 0 || ++*visits > MAX_VISITS) return true;
  McKind kind = mc_kind(ctx, type.index);
  bool tensor = kind == MC_TYPE_RANKED_TENSOR;
  if (is_pointer(ctx, type)) return is_supported_at(ctx, mc_type_parameter(ctx, type), depth - 1, visits);
  if (is_scalar(ctx, type)) return true;
  if (tensor && !mc_type_has_static_shape(ctx, type)) return false;
  if (tensor || is_array(ctx, type)) {
    McType element = tensor ? mc_type_element(ctx, type) : mc_type_parameter(ctx, type);
    return !is_array(ctx, element) && is_supported_at(ctx, element, depth - 1, visits);
  }
  if (kind != MC_TYPE_TUPLE) return false;
  for (uint32_t i = 0, n = mc_type_num_results(ctx, type); i < n; i++) {
    McType each = mc_type_result(ctx, type, i);
    if (is_array(ctx, each) || !is_supported_at(ctx, each, depth - 1, visits)) return false;
  }
  return true;
}

static bool is_supported(const McContext *ctx, McType type) {
  uint32_t visits = 0;
  return is_supported_at(ctx, type, MAX_DEPTH, &visits);
}

bool mc_predicate_emitc_supported(const McContext *ctx, uint32_t id) { return is_supported(ctx, (McType){id}); }

/* One of emitc's types with a type as its parameter. */
static bool push_wrapped(McContext *ctx, const McType *from, size_t count, const char *name, McWords *out) {
  McType inner = count == 1 ? mc_type_parameter(ctx, *from) : (McType){MC_NONE};
  McIdent ident = mc_ident(ctx, name, strlen(name));
  if (inner.index == MC_NONE || ident.index == MC_NONE) return false;
  const McDefinition *def = mc_definition(ctx, ident, true);
  uint32_t type = def == NULL ? MC_NONE : mc_defined_make(ctx, def, &inner.index, mc_loc_unknown(ctx), NULL);
  if (type == MC_NONE) type = from->index; /* there is no such type, so the type that is compared with it differs */
  return mc_array_push(&ctx->alloc, out, type);
}

bool mc_transform_emitc_pointer(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return push_wrapped(ctx, from, count, "emitc.ptr", out);
}

bool mc_transform_emitc_lvalue(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return push_wrapped(ctx, from, count, "emitc.lvalue", out);
}

/* --- emitc.expression --- */

#define DEFS 0
#define INLINE 1
#define DEF_TYPES 2
#define RESULT_TYPE 3
#define BODY 4

static bool parse_expression(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McSpan *defs = &f->operands[args[DEFS].number];
  defs->start = (uint32_t)p->refs.len;
  if (!mc_p_operand_list(p, &p->refs)) return false;
  defs->count = (uint32_t)p->refs.len - defs->start;
  if (mc_consume_keyword(p, "noinline") && !mc_format_parse_set_attr(f, args[INLINE].number, mc_attr_unit(ctx))) {
    return false;
  }
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  if (mc_kind(ctx, type.index) != MC_TYPE_FUNCTION) {
    return mc_format_parse_error(f, p->tok.start, "expected function type");
  }
  uint32_t inputs = mc_type_num_inputs(ctx, type);
  f->operands_at[args[DEFS].number] = p->tok.start;
  if (inputs != defs->count) {
    return mc_format_parse_error(f, p->tok.start,
                                 "number of operands and types do not match: got %u operands and %u types", defs->count,
                                 inputs);
  }
  McSpan *types = &f->types[args[DEF_TYPES].number];
  *types = (McSpan){(uint32_t)p->words.len, inputs};
  for (uint32_t i = 0; i < inputs; i++) {
    McArgument arg = {.ref = p->refs.ptr[defs->start + i], .type = mc_type_input(ctx, type, i)};
    if (!mc_p_push(p, &p->words, arg.type.index) || !mc_args_push(p, region_args, arg)) return false;
    if (mc_p_resolve(p, &arg.ref, arg.type).index == MC_NONE) return false;
  }
  if (mc_type_num_results(ctx, type) != 1) return mc_format_parse_error(f, p->tok.start, "expected single return type");
  f->types[args[RESULT_TYPE].number] = (McSpan){(uint32_t)p->words.len, 1};
  if (!mc_p_push(p, &p->words, mc_type_result(ctx, type, 0).index)) return false;
  McRegion region = mc_p_region(p, f->def, region_args->ptr, region_args->len, true);
  return region.index != MC_NONE && mc_p_push(p, &f->op->regions, region.index);
}

bool mc_routine_emitc_expression_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_expression);
}

void mc_routine_emitc_expression_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McSpan defs = mc_format_print_operands(f, args[DEFS].number);
  mc_format_print_values(f, defs);
  mc_pr_lit(p, " : ");
  mc_pr_functional_type(p, f->op);
  mc_pr_lit(p, " ");
  if (args[BODY].number >= mc_op_num_regions(ctx, f->op)) return;
  McRegion region = mc_op_region(ctx, f->op, args[BODY].number);
  size_t size = ((size_t)defs.count + 1) * sizeof(McValue);
  McValue *values = mc_alloc(&ctx->alloc, size);
  if (values == NULL) {
    p->failed = true;
    return;
  }
  for (uint32_t i = 0; i < defs.count; i++) values[i] = mc_op_operand(ctx, f->op, defs.start + i);
  mc_pr_shadow_region_args(p, region, values, defs.count);
  mc_free(&ctx->alloc, values, size);
  mc_pr_region(p, region, false, true, false);
}

/* --- emitc.global, field, include --- */

/* The type that an initial value of `type` is parsed with: a tensor for an array, else `type`. Returns MC_NONE after
 * reporting. */
static McType initializer_type(McFormatParse *f, McType type) {
  McParser *p = f->p;
  if (!is_array(p->ctx, type)) return type;
  uint32_t rank = array_rank(p->ctx, type);
  int64_t *dims = mc_arena_alloc(&p->arena, ((size_t)rank + 1) * sizeof *dims, sizeof *dims);
  if (dims == NULL) {
    mc_p_out_of_memory(p);
    return (McType){MC_NONE};
  }
  for (uint32_t i = 0; i < rank; i++) dims[i] = array_dim(p->ctx, type, i);
  return mc_type_ranked_tensor(p->ctx, dims, rank, mc_type_parameter(p->ctx, type), (McAttr){MC_NONE}, p->diags);
}

static bool is_elements(McKind kind) {
  return mc_is_elements_kind(kind) || kind == MC_ATTR_DENSE_ARRAY;
}

static bool is_opaque_attr(const McContext *ctx, McAttr attr) {
  if (mc_kind(ctx, attr.index) != MC_ATTR_DEFINED) return false;
  const McDefinition *def = mc_definition_of(ctx, attr.index);
  return def != NULL && mc_str_is(mc_ident_str(ctx, def->name), "emitc.opaque");
}

static bool is_initial_value(const McContext *ctx, McAttr attr) {
  McKind kind = mc_kind(ctx, attr.index);
  return is_elements(kind) || kind == MC_ATTR_INTEGER || kind == MC_ATTR_FLOAT || is_opaque_attr(ctx, attr);
}

bool mc_routine_emitc_type_and_value_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  McType type = mc_p_type(p);
  if (type.index == MC_NONE) return false;
  McAttr held = mc_attr_type(p->ctx, type);
  if (held.index == MC_NONE) return mc_p_out_of_memory(p);
  if (!mc_format_parse_set_attr(f, args[0].number, held)) return false;
  if (!mc_consume_if(p, TOK_EQUAL)) return true;
  McType expected = initializer_type(f, type);
  if (expected.index == MC_NONE) return false;
  McAttr value = mc_p_attr(p, expected);
  if (value.index == MC_NONE) return false;
  if (is_initial_value(p->ctx, value)) return mc_format_parse_set_attr(f, args[1].number, value);
  return mc_format_parse_error(f, f->op->at, "initial value should be a integer, float, elements or opaque attribute");
}

void mc_routine_emitc_type_and_value_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr type = mc_format_print_attr(f, args[0].number), value = mc_format_print_attr(f, args[1].number);
  if (type.index != MC_NONE) mc_pr_attr(f->p, type);
  if (value.index == MC_NONE) return;
  mc_pr_lit(f->p, " = ");
  mc_pr_attr_no_type(f->p, value);
}

bool mc_routine_emitc_include_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  bool standard = mc_consume_if(p, TOK_LESS);
  if (!mc_at(p, TOK_STRING)) return mc_format_parse_error(f, f->op->at, "expected string attribute");
  McAttr file = mc_p_attr(p, (McType){MC_NONE});
  if (file.index == MC_NONE || !mc_format_parse_set_attr(f, args[0].number, file)) return false;
  if (!standard) return true;
  if (!mc_consume_if(p, TOK_GREATER)) {
    return mc_format_parse_error(f, f->op->at, "expected trailing '>' for standard include");
  }
  return mc_format_parse_set_attr(f, args[1].number, mc_attr_unit(p->ctx));
}

void mc_routine_emitc_include_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McAttr file = mc_format_print_attr(f, args[0].number);
  bool standard = mc_format_print_attr(f, args[1].number).index != MC_NONE;
  if (standard) mc_pr_lit(p, "<");
  mc_pr_lit(p, "\"");
  if (file.index != MC_NONE && mc_kind(p->ctx, file.index) == MC_ATTR_STRING) {
    McStr text = mc_attr_string_value(p->ctx, file);
    mc_pr_text(p, text.ptr, text.len); /* without escapes, as mlir-opt 22 prints it */
  }
  mc_pr_lit(p, "\"");
  if (standard) mc_pr_lit(p, ">");
}

/* --- what checks look at --- */

static McType operand_type(const McRoutineCheck *c, uint32_t i) {
  return mc_value_type(c->ctx, mc_op_operand(c->ctx, c->op, i));
}
static McType result_type(const McRoutineCheck *c) { return mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, 0)); }

static McStr string_property(const McRoutineCheck *c, const char *name) {
  McAttr value = mc_checked_attr(c, name);
  bool known = value.index != MC_NONE && mc_kind(c->ctx, value.index) == MC_ATTR_STRING;
  return known ? mc_attr_string_value(c->ctx, value) : (McStr){"", 0};
}

static McBlock first_block(const McRoutineCheck *c, uint32_t region) {
  if (region >= mc_op_num_regions(c->ctx, c->op)) return (McBlock){MC_NONE};
  return mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, region));
}

/* --- expressions --- */

bool mc_check_emitc_add(const McRoutineCheck *c) {
  McType lhs = operand_type(c, 0), rhs = operand_type(c, 1);
  bool left = is_pointer(c->ctx, lhs), right = is_pointer(c->ctx, rhs);
  if (left && right) return fail(c, "requires that at most one operand is a pointer");
  if (!left && !right) return true;
  McType other = left ? rhs : lhs;
  return is_integer(c->ctx, other) || is_opaque(c->ctx, other) ||
         fail(c, "requires that one operand is an integer or of opaque type if the other is a pointer");
}

bool mc_check_emitc_sub(const McRoutineCheck *c) {
  McType lhs = operand_type(c, 0), rhs = operand_type(c, 1), result = result_type(c);
  bool left = is_pointer(c->ctx, lhs), right = is_pointer(c->ctx, rhs);
  if (right && !left) return fail(c, "rhs can only be a pointer if lhs is a pointer");
  if (left && !right && !is_integer(c->ctx, rhs) && !is_opaque(c->ctx, rhs)) {
    return fail(c, "requires that rhs is an integer, pointer or of opaque type if lhs is a pointer");
  }
  if (!left || !right || is_integer(c->ctx, result) || is_opaque(c->ctx, result)) return true;
  return is_emitc(c->ctx, result, "emitc.ptrdiff_t") ||
         fail(c, "requires that the result is an integer, ptrdiff_t or of opaque type if lhs and rhs are pointers");
}

bool mc_check_emitc_apply(const McRoutineCheck *c) {
  McStr operator = string_property(c, "applicableOperator");
  if (operator.len == 0) return fail(c, "applicable operator must not be empty");
  if (!mc_str_is(operator, "&") && !mc_str_is(operator, "*")) return fail(c, "applicable operator is illegal");
  if (operator.ptr[0] == '*') {
    return is_pointer(c->ctx, operand_type(c, 0)) || fail(c, "operand type must be a pointer when applying `*`");
  }
  if (!is_lvalue(c->ctx, operand_type(c, 0))) return fail(c, "operand type must be an lvalue when applying `&`");
  return is_pointer(c->ctx, result_type(c)) || fail(c, "result type must be a pointer when applying `&`");
}

bool mc_check_emitc_cast(const McRoutineCheck *c) {
  McType from = operand_type(c, 0), to = result_type(c);
  bool ok = is_scalar(c->ctx, from) && is_scalar(c->ctx, to);
  if (is_array(c->ctx, from)) {
    ok = is_pointer(c->ctx, to) && mc_type_parameter(c->ctx, from).index == mc_type_parameter(c->ctx, to).index &&
         array_rank(c->ctx, from) == 1 && array_dim(c->ctx, from, 0) >= 1;
  }
  return ok || fail(c, "operand type '%s' and result type '%s' are cast incompatible", mc_text_type(c->diags, from),
                    mc_text_type(c->diags, to));
}

bool mc_check_emitc_initial(const McRoutineCheck *c) {
  McAttr value = mc_checked_attr(c, "value");
  if (value.index == MC_NONE || is_opaque_attr(c->ctx, value)) return true;
  if (mc_kind(c->ctx, value.index) == MC_ATTR_STRING) {
    return fail(c, "string attributes are not supported, use #emitc.opaque instead");
  }
  McType result = result_type(c), type = mc_attr_value_type(c->ctx, value);
  if (is_lvalue(c->ctx, result)) result = mc_type_parameter(c->ctx, result);
  if (type.index == MC_NONE || type.index == result.index) return true;
  if (is_size(c->ctx, result) && mc_kind(c->ctx, type.index) == MC_TYPE_INDEX) return true;
  return fail(c,
              "requires attribute to either be an #emitc.opaque attribute or it's type ('%s') to match the op's result "
              "type ('%s')",
              mc_text_type(c->diags, type), mc_text_type(c->diags, result));
}

bool mc_check_emitc_not_empty(const McRoutineCheck *c) {
  McAttr value = c->num_args == 0 ? (McAttr){MC_NONE} : mc_op_property(c->ctx, c->op, (McIdent){c->args[0]});
  if (value.index == MC_NONE) return true;
  if (is_opaque_attr(c->ctx, value)) value.index = mc_defined_param(c->ctx, value.index, 0);
  if (mc_kind(c->ctx, value.index) != MC_ATTR_STRING || mc_attr_string_value(c->ctx, value).len > 0) return true;
  return fail(c, "value must not be empty");
}

/* Operations that can be part of an expression; whether they have effects: never, always, or by their types. */
static bool is_expression(const McRoutineCheck *c, McOp op, bool *effects) {
  const McOpDef *def = mc_op_def(c->ctx, op);
  if (!mc_def_has_fact(def, MC_FACT_EMITC_EXPRESSION)) return false;
  McStr when = mc_def_fact_word(c->ctx, def, MC_FACT_EMITC_EXPRESSION);
  *effects = mc_str_is(when, "always");
  bool results = mc_str_is(when, "results");
  if (results || mc_str_is(when, "operands")) {
    for (uint32_t k = 0, n = results ? mc_op_num_results(c->ctx, op) : mc_op_num_operands(c->ctx, op); k < n; k++) {
      McType type = mc_value_type(c->ctx, results ? mc_op_result(c->ctx, op, k) : mc_op_operand(c->ctx, op, k));
      *effects = *effects || is_opaque(c->ctx, type) || !is_scalar(c->ctx, type);
    }
    return true;
  }
  McAttr operator = mc_op_property_named(c->ctx, op, "applicableOperator");
  bool dereferences = operator.index != MC_NONE && mc_kind(c->ctx, operator.index) == MC_ATTR_STRING &&
                      mc_str_is(mc_attr_string_value(c->ctx, operator), "*");
  *effects = *effects || dereferences;
  return true;
}

/* How often the end of an expression reaches each of its operations: not at all, once, or more. */
typedef struct Reach { uint32_t op, paths; } Reach;

static int compare_reach(const void *a, const void *b) {
  uint32_t x = ((const Reach *)a)->op, y = ((const Reach *)b)->op;
  return (x > y) - (x < y);
}

static void reach_operands(const McRoutineCheck *c, McOp op, uint32_t paths, Reach *all, size_t count) {
  for (uint32_t i = 0, n = mc_op_num_operands(c->ctx, op); i < n; i++) {
    Reach key = {mc_value_op(c->ctx, mc_op_operand(c->ctx, op, i)).index, 0};
    Reach *found = key.op == MC_NONE ? NULL : bsearch(&key, all, count, sizeof *all, compare_reach);
    if (found != NULL) found->paths = found->paths + paths > 2 ? 2 : found->paths + paths;
  }
}

/* Operations with effects are reached once at most. */
static bool check_effects(const McRoutineCheck *c, McBlock block, McOp yield) {
  size_t count = 0, at = 0;
  for (McOp op = mc_block_first_op(c->ctx, block); op.index != MC_NONE; op = mc_op_next(c->ctx, op)) count++;
  Reach *all = mc_alloc(&c->ctx->alloc, count * sizeof *all);
  if (all == NULL) return mc_out_of_memory(c->diags);
  for (McOp op = mc_block_first_op(c->ctx, block); at < count; op = mc_op_next(c->ctx, op)) {
    all[at++] = (Reach){op.index, 0};
  }
  qsort(all, count, sizeof *all, compare_reach);
  bool ok = true;
  reach_operands(c, yield, 1, all, count);
  for (McOp op = mc_op_prev(c->ctx, yield); ok && op.index != MC_NONE; op = mc_op_prev(c->ctx, op)) {
    Reach key = {op.index, 0};
    Reach *found = bsearch(&key, all, count, sizeof *all, compare_reach);
    bool effects;
    if (found == NULL || found->paths == 0) continue;
    if (found->paths > 1 && is_expression(c, op, &effects) && effects) {
      ok = fail(c, "requires exactly one use for operations with side effects");
    } else {
      reach_operands(c, op, found->paths, all, count);
    }
  }
  mc_free(&c->ctx->alloc, all, count * sizeof *all);
  return ok;
}

bool mc_check_emitc_expression(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = first_block(c, 0);
  McOp yield = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
  if (yield.index == MC_NONE) return true; /* an empty block is reported by itself */
  if (!mc_op_has_fact(c->ctx, yield, MC_FACT_EMITC_YIELD) || mc_op_num_operands(ctx, yield) == 0) {
    return fail(c, "must yield a value at termination");
  }
  McValue value = mc_op_operand(ctx, yield, 0);
  McOp root = mc_value_op(ctx, value);
  if (root.index == MC_NONE) return fail(c, "yielded value has no defining op");
  if (mc_op_parent(ctx, root).index != c->op.index) return fail(c, "yielded value not defined within expression");
  if (mc_value_type(ctx, value).index != result_type(c).index) {
    return fail(c, "requires yielded type to match return type");
  }
  for (McOp op = mc_block_first_op(ctx, block); op.index != yield.index; op = mc_op_next(ctx, op)) {
    bool effects;
    if (!is_expression(c, op, &effects)) return fail(c, "contains an unsupported operation");
    if (mc_op_num_results(ctx, op) != 1) return fail(c, "requires exactly one result for each operation");
    if (mc_value_first_use(ctx, mc_op_result(ctx, op, 0)).index == MC_NONE) {
      return fail(c, "contains an unused operation");
    }
  }
  return check_effects(c, block, yield);
}

/* --- variables --- */

bool mc_check_emitc_assign(const McRoutineCheck *c) {
  McType variable = mc_type_parameter(c->ctx, operand_type(c, 0)), value = operand_type(c, 1);
  if (mc_value_op(c->ctx, mc_op_operand(c->ctx, c->op, 0)).index == MC_NONE) {
    return fail(c, "cannot assign to block argument");
  }
  if (variable.index == value.index) return true;
  return fail(c, "requires value's type ('%s') to match variable's type ('%s')", mc_text_type(c->diags, value),
              mc_text_type(c->diags, variable));
}

static bool check_array_subscript(const McRoutineCheck *c, McType array, McType inner) {
  uint32_t indices = mc_op_num_operands(c->ctx, c->op) - 1, rank = array_rank(c->ctx, array);
  McType element = mc_type_parameter(c->ctx, array);
  if (indices != rank) {
    return fail(c, "on array operand requires number of indices (%u) to match the rank of the array type (%u)", indices,
                rank);
  }
  for (uint32_t i = 0; i < indices; i++) {
    McType type = operand_type(c, i + 1);
    if (is_integer_like(c->ctx, type)) continue;
    return fail(c, "on array operand requires index operand %u to be integer-like, but got '%s'", i,
                mc_text_type(c->diags, type));
  }
  return element.index == inner.index ||
         fail(c, "on array operand requires element type ('%s') and result type ('%s') to match",
              mc_text_type(c->diags, element), mc_text_type(c->diags, inner));
}

bool mc_check_emitc_subscript(const McRoutineCheck *c) {
  McType value = operand_type(c, 0), inner = mc_type_parameter(c->ctx, result_type(c));
  uint32_t indices = mc_op_num_operands(c->ctx, c->op) - 1;
  if (is_array(c->ctx, value)) return check_array_subscript(c, value, inner);
  if (!is_pointer(c->ctx, value)) return true;
  if (indices != 1) return fail(c, "on pointer operand requires one index operand, but got %u", indices);
  McType index = operand_type(c, 1), pointee = mc_type_parameter(c->ctx, value);
  if (!is_integer_like(c->ctx, index)) {
    return fail(c, "on pointer operand requires index operand to be integer-like, but got '%s'",
                mc_text_type(c->diags, index));
  }
  return pointee.index == inner.index ||
         fail(c, "on pointer operand requires pointee type ('%s') and result type ('%s') to match",
              mc_text_type(c->diags, pointee), mc_text_type(c->diags, inner));
}

static McType held_type(const McRoutineCheck *c, McOp op) {
  McAttr type = mc_op_property_named(c->ctx, op, "type");
  bool known = type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_ATTR_TYPE;
  return known ? mc_attr_type_value(c->ctx, type) : (McType){MC_NONE};
}

/* The tensor's dimensions and elements are the array's. */
static bool fits_array(const McRoutineCheck *c, McType tensor, McType array) {
  if (mc_kind(c->ctx, tensor.index) != MC_TYPE_RANKED_TENSOR ||
      mc_type_rank(c->ctx, tensor) != array_rank(c->ctx, array)) {
    return false;
  }
  for (uint32_t i = 0, n = mc_type_rank(c->ctx, tensor); i < n; i++) {
    if (mc_type_dim(c->ctx, tensor, i) != array_dim(c->ctx, array, i)) return false;
  }
  return mc_type_element(c->ctx, tensor).index == mc_type_parameter(c->ctx, array).index &&
         mc_type_encoding(c->ctx, tensor).index == MC_NONE;
}

static bool check_initial_value(const McRoutineCheck *c, McType type, McAttr value) {
  McKind kind = mc_kind(c->ctx, value.index);
  McType own = mc_attr_value_type(c->ctx, value);
  if (is_elements(kind)) {
    if (!is_array(c->ctx, type)) return fail(c, "expected array type, but got '%s'", mc_text_type(c->diags, type));
    if (own.index != MC_NONE && fits_array(c, own, type)) return true;
  } else if (kind == MC_ATTR_INTEGER || kind == MC_ATTR_FLOAT) {
    if (own.index == type.index) return true;
  } else {
    return is_opaque_attr(c->ctx, value) ||
           fail(c, "initial value should be a integer, float, elements or opaque attribute, but got %s",
                mc_text_attr(c->diags, value));
  }
  if (own.index == MC_NONE) return true;
  return fail(c, "initial value expected to be of type '%s', but was of type '%s'", mc_text_type(c->diags, type),
              mc_text_type(c->diags, own));
}

bool mc_check_emitc_global(const McRoutineCheck *c) {
  McType type = held_type(c, c->op);
  McAttr value = mc_checked_attr(c, "initial_value");
  if (type.index == MC_NONE) return true;
  if (!is_supported(c->ctx, type)) return fail(c, "expected valid emitc type");
  if (value.index != MC_NONE && !check_initial_value(c, type, value)) return false;
  bool both = mc_checked_attr(c, "static_specifier").index != MC_NONE &&
              mc_checked_attr(c, "extern_specifier").index != MC_NONE;
  return !both || fail(c, "cannot have both static and extern specifiers");
}

/* The operation of that kind that an attribute names. */
static McOp find_symbol(const McRoutineCheck *c, McAttr ref, McFact kind) {
  McOp none = {MC_NONE};
  if (c->symbols == NULL || ref.index == MC_NONE || mc_kind(c->ctx, ref.index) != MC_ATTR_SYMBOL_REF) return none;
  McOp op = c->symbols->find(c->symbols->data, c->op, ref);
  return mc_op_has_fact(c->ctx, op, kind) ? op : none;
}

#define NAME(ref) (int)symbol_name(c, ref).len, symbol_name(c, ref).ptr

static McStr symbol_name(const McRoutineCheck *c, McAttr ref) {
  bool known = ref.index != MC_NONE && mc_kind(c->ctx, ref.index) == MC_ATTR_SYMBOL_REF;
  return known ? mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, ref)) : (McStr){"", 0};
}

bool mc_check_emitc_get_global(const McRoutineCheck *c) {
  McAttr ref = mc_checked_attr(c, "name");
  McOp global = find_symbol(c, ref, MC_FACT_EMITC_GLOBAL);
  if (global.index == MC_NONE) return fail(c, "'%.*s' does not reference a valid emitc.global", NAME(ref));
  McType type = held_type(c, global), result = result_type(c);
  if (type.index == MC_NONE) return true;
  if (is_array(c->ctx, type)) {
    return type.index == result.index ||
           fail(c, "on array type expects result type '%s' to match type '%s' of the global @%.*s",
                mc_text_type(c->diags, result), mc_text_type(c->diags, type), NAME(ref));
  }
  if (!is_lvalue(c->ctx, result)) {
    return fail(c, "on non-array type expects result type to be an lvalue type for the global @%.*s", NAME(ref));
  }
  McType inner = mc_type_parameter(c->ctx, result);
  return inner.index == type.index ||
         fail(c, "on non-array type expects result inner type '%s' to match type '%s' of the global @%.*s",
              mc_text_type(c->diags, inner), mc_text_type(c->diags, type), NAME(ref));
}

bool mc_check_emitc_field(const McRoutineCheck *c) {
  McType type = held_type(c, c->op);
  if (type.index != MC_NONE && !is_supported(c->ctx, type)) return fail(c, "expected valid emitc type");
  if (!mc_op_has_fact(c->ctx, mc_op_parent(c->ctx, c->op), MC_FACT_EMITC_CLASS)) {
    return fail(c, "field must be nested within an emitc.class operation");
  }
  return string_property(c, "sym_name").len > 0 || fail(c, "field must have a non-empty symbol name");
}

bool mc_check_emitc_in_class(const McRoutineCheck *c) {
  for (McOp op = mc_op_parent(c->ctx, c->op); op.index != MC_NONE; op = mc_op_parent(c->ctx, op)) {
    if (mc_op_has_fact(c->ctx, op, MC_FACT_EMITC_CLASS)) return true;
  }
  return fail(c, " must be nested within an emitc.class operation");
}

bool mc_check_emitc_get_field(const McRoutineCheck *c) {
  McAttr ref = mc_checked_attr(c, "field_name");
  McOp field = find_symbol(c, ref, MC_FACT_EMITC_FIELD);
  if (ref.index == MC_NONE) return true;
  if (field.index == MC_NONE) return fail(c, "field '%s' not found in the class", mc_text_attr(c->diags, ref));
  McType type = held_type(c, field), result = result_type(c);
  return type.index == MC_NONE || type.index == result.index ||
         fail(c, "result type '%s' does not match field '%s' type '%s'", mc_text_type(c->diags, result),
              mc_text_attr(c->diags, ref), mc_text_type(c->diags, type));
}

/* --- control --- */

bool mc_check_emitc_for(const McRoutineCheck *c) {
  McBlock body = first_block(c, 0);
  if (body.index == MC_NONE) return true;
  if (mc_block_num_args(c->ctx, body) != 1) {
    return fail(c, "expected body to have a single block argument for the induction variable");
  }
  return mc_value_type(c->ctx, mc_block_arg(c->ctx, body, 0)).index == operand_type(c, 0).index ||
         fail(c, "expected induction variable to be same type as bounds and step");
}

static uint32_t num_ops(const McRoutineCheck *c, McBlock block) {
  uint32_t count = 0;
  for (McOp op = mc_block_first_op(c->ctx, block); op.index != MC_NONE; op = mc_op_next(c->ctx, op)) count++;
  return count;
}

bool mc_check_emitc_do(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = first_block(c, 0), condition = first_block(c, 1);
  if (body.index == MC_NONE || condition.index == MC_NONE) return true;
  uint32_t count = num_ops(c, condition);
  if (count != 2) {
    return fail(c,
                "condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', "
                "but found %u "
                "operations",
                count);
  }
  McOp first = mc_block_first_op(ctx, condition), last = mc_block_last_op(ctx, condition);
  McStr first_name = mc_op_name_str(ctx, mc_op_get_name(ctx, first)),
        last_name = mc_op_name_str(ctx, mc_op_get_name(ctx, last));
  if (!mc_op_has_fact(c->ctx, first, MC_FACT_EMITC_ROOT)) {
    return fail(c, "expected first op in condition region to be 'emitc.expression', but got %.*s", (int)first_name.len,
                first_name.ptr);
  }
  McType type =
      mc_op_num_results(ctx, first) == 1 ? mc_value_type(ctx, mc_op_result(ctx, first, 0)) : (McType){MC_NONE};
  if (type.index == MC_NONE) return true; /* it is refused itself */
  if (!mc_type_is_integer(ctx, type, 1)) {
    return fail(c, "emitc.expression in condition region must return 'i1', but returns '%s'",
                mc_text_type(c->diags, type));
  }
  if (!mc_op_has_fact(c->ctx, last, MC_FACT_EMITC_YIELD)) {
    return fail(c, "expected last op in condition region to be 'emitc.yield', but got %.*s", (int)last_name.len,
                last_name.ptr);
  }
  uint32_t yielded = mc_op_num_operands(ctx, last);
  if (yielded != 1) return fail(c, "expected condition region to return 1 value, but it returns %u values", yielded);
  if (mc_op_operand(ctx, last, 0).index != mc_op_result(ctx, first, 0).index) {
    return mc_plain_error(c, "'emitc.yield' must return result of 'emitc.expression' from this condition region");
  }
  McOp end = mc_block_last_op(ctx, body);
  bool ends = end.index != MC_NONE && (mc_op_is_terminator(ctx, end) || mc_op_def(ctx, end) == NULL);
  return !ends || fail(c, "body region must not contain terminator");
}

static int compare_i64(const void *a, const void *b) {
  int64_t x, y;
  memcpy(&x, a, sizeof x);
  memcpy(&y, b, sizeof y);
  return (x > y) - (x < y);
}

/* The first value that was there before, by sorting copies. *found: there is one. */
static bool find_duplicate(const McRoutineCheck *c, McStr data, int64_t *value, bool *found) {
  size_t count = data.len / sizeof *value;
  *found = false;
  if (count < 2) return true;
  int64_t *sorted = mc_alloc(&c->ctx->alloc, count * sizeof *sorted);
  if (sorted == NULL) return mc_out_of_memory(c->diags);
  memcpy(sorted, data.ptr, count * sizeof *sorted);
  qsort(sorted, count, sizeof *sorted, compare_i64);
  for (size_t i = 1; i < count && !*found; i++) {
    *found = sorted[i] == sorted[i - 1];
    *value = sorted[i];
  }
  mc_free(&c->ctx->alloc, sorted, count * sizeof *sorted);
  return true;
}

static bool check_case(const McRoutineCheck *c, uint32_t region) {
  McBlock block = first_block(c, region);
  McOp last = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(c->ctx, block);
  if (last.index == MC_NONE) return true;
  McStr name = mc_op_name_str(c->ctx, mc_op_get_name(c->ctx, last));
  if (!mc_op_has_fact(c->ctx, last, MC_FACT_EMITC_YIELD)) {
    return fail(c, "expected region to end with emitc.yield, but got %.*s", (int)name.len, name.ptr);
  }
  uint32_t yielded = mc_op_num_operands(c->ctx, last);
  if (yielded == 0) return true;
  if (region == 0) fail(c, "expected each region to return 0 values, but default region returns %u", yielded);
  else fail(c, "expected each region to return 0 values, but case region #%u returns %u", region - 1, yielded);
  mc_note(c->diags, mc_op_loc(c->ctx, last), "see yield operation here");
  return false;
}

bool mc_check_emitc_switch(const McRoutineCheck *c) {
  McAttr cases = mc_checked_attr(c, "cases");
  if (cases.index == MC_NONE || mc_kind(c->ctx, cases.index) != MC_ATTR_DENSE_ARRAY) return true;
  McStr data = mc_attr_dense_data(c->ctx, cases);
  uint32_t regions = mc_op_num_regions(c->ctx, c->op), values = (uint32_t)(data.len / sizeof(int64_t));
  int64_t value;
  bool twice;
  if (regions != values + 1) return fail(c, "has %u case regions but %u case values", regions - 1, values);
  if (!find_duplicate(c, data, &value, &twice)) return false;
  if (twice) return fail(c, "has duplicate case value: %lld", (long long)value);
  for (uint32_t i = 0; i < regions; i++) {
    if (!check_case(c, i)) return false;
  }
  return true;
}

bool mc_check_emitc_yield(const McRoutineCheck *c) {
  McOp parent = mc_op_parent(c->ctx, c->op);
  bool yields = mc_op_num_operands(c->ctx, c->op) > 0;
  if (parent.index == MC_NONE) return true;
  if (!mc_op_has_fact(c->ctx, parent, MC_FACT_EMITC_LOOP)) {
    uint32_t results = mc_op_num_results(c->ctx, parent);
    if (yields && results != 1) return fail(c, "yields a value not returned by parent");
    if (!yields && results != 0) return fail(c, "does not yield a value to be returned by parent");
  }
  bool bad = yields && is_lvalue(c->ctx, operand_type(c, 0)) && !mc_op_has_fact(c->ctx, parent, MC_FACT_EMITC_ROOT);
  return !bad || fail(c, "yielding lvalues is not supported for this op");
}

/* --- functions and text --- */

static bool check_call_args(const McRoutineCheck *c, McAttr args) {
  if (args.index == MC_NONE || mc_kind(c->ctx, args.index) != MC_ATTR_ARRAY) return true;
  for (uint32_t i = 0, n = mc_attr_array_size(c->ctx, args); i < n; i++) {
    McAttr arg = mc_attr_array_get(c->ctx, args, i);
    McKind kind = mc_kind(c->ctx, arg.index);
    int64_t index = -1;
    if (kind == MC_ATTR_INTEGER && mc_kind(c->ctx, mc_attr_value_type(c->ctx, arg).index) == MC_TYPE_INDEX) {
      bool fits = mc_attr_integer_i64(c->ctx, arg, &index);
      if (!fits || index < 0 || index >= (int64_t)mc_op_num_operands(c->ctx, c->op)) {
        return fail(c, "index argument is out of range");
      }
    } else if (kind == MC_ATTR_ARRAY) {
      return fail(c, "array argument has no type");
    }
  }
  return true;
}

bool mc_check_emitc_call_opaque(const McRoutineCheck *c) {
  McAttr template_args = mc_checked_attr(c, "template_args");
  if (string_property(c, "callee").len == 0) return fail(c, "callee must not be empty");
  if (!check_call_args(c, mc_checked_attr(c, "args"))) return false;
  bool known = template_args.index != MC_NONE && mc_kind(c->ctx, template_args.index) == MC_ATTR_ARRAY;
  for (uint32_t i = 0, n = known ? mc_attr_array_size(c->ctx, template_args) : 0; i < n; i++) {
    McAttr arg = mc_attr_array_get(c->ctx, template_args, i);
    McKind kind = mc_kind(c->ctx, arg.index);
    if (kind == MC_ATTR_TYPE || kind == MC_ATTR_INTEGER || kind == MC_ATTR_FLOAT || is_opaque_attr(c->ctx, arg)) {
      continue;
    }
    return fail(c, "template argument has invalid type");
  }
  for (uint32_t i = 0, n = mc_op_num_results(c->ctx, c->op); i < n; i++) {
    if (is_array(c->ctx, mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, i)))) {
      return fail(c, "cannot return array type");
    }
  }
  return true;
}

bool mc_check_emitc_declare_func(const McRoutineCheck *c) {
  McAttr ref = mc_checked_attr(c, "sym_name");
  if (find_symbol(c, ref, MC_FACT_EMITC_FUNCTION).index != MC_NONE) return true;
  return fail(c, "'%.*s' does not reference a valid function", NAME(ref));
}

bool mc_check_emitc_func(const McRoutineCheck *c) {
  McType type = mc_function_type(c->ctx, c->op);
  if (type.index == MC_NONE) return true;
  for (uint32_t i = 0, n = mc_type_num_inputs(c->ctx, type); i < n; i++) {
    if (is_lvalue(c->ctx, mc_type_input(c->ctx, type, i))) return fail(c, "cannot have lvalue type as argument");
  }
  uint32_t results = mc_type_num_results(c->ctx, type);
  if (results > 1) return fail(c, "requires zero or exactly one result, but has %u", results);
  return results == 0 || !is_array(c->ctx, mc_type_result(c->ctx, type, 0)) || fail(c, "cannot return array type");
}

bool mc_check_emitc_return(const McRoutineCheck *c) {
  McOp function = mc_op_parent(c->ctx, c->op);
  McType type = function.index == MC_NONE ? (McType){MC_NONE} : mc_function_type(c->ctx, function);
  if (type.index == MC_NONE) return true; /* the function itself is wrong */
  McAttr name = mc_op_property_named(c->ctx, function, "sym_name");
  bool named = name.index != MC_NONE && mc_kind(c->ctx, name.index) == MC_ATTR_STRING;
  McStr symbol = named ? mc_attr_string_value(c->ctx, name) : (McStr){"", 0};
  uint32_t operands = mc_op_num_operands(c->ctx, c->op), results = mc_type_num_results(c->ctx, type);
  if (operands != results) {
    return fail(c, "has %u operands, but enclosing function (@%.*s) returns %u", operands, (int)symbol.len, symbol.ptr,
                results);
  }
  if (results != 1) return true;
  McType have = operand_type(c, 0), want = mc_type_result(c->ctx, type, 0);
  if (have.index == want.index) return true;
  return mc_plain_error(c,
                        "type of the return operand ('%s') doesn't match function result type ('%s') in function @%.*s",
                        mc_text_type(c->diags, have), mc_text_type(c->diags, want), (int)symbol.len, symbol.ptr);
}

bool mc_check_emitc_verbatim(const McRoutineCheck *c) {
  McStr text = string_property(c, "value");
  uint32_t operands = mc_op_num_operands(c->ctx, c->op), places = 0;
  if (operands == 0) return true; /* nothing is put in: braces mean nothing */
  for (size_t i = 0; i < text.len; i++) {
    if (text.ptr[i] != '{') continue;
    if (i + 1 == text.len) return fail(c, "expected '}' after unescaped '{' at end of string");
    i++;
    if (text.ptr[i] == '}') places++;
    else if (text.ptr[i] != '{') return fail(c, "expected '}' after unescaped '{'");
  }
  return places == operands || fail(c, "requires operands for each placeholder in the format string");
}

bool mc_def_check_not_pointer(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                              McDiags *diags) {
  McStr name = mc_ident_str(ctx, def->name), text = mc_attr_string_value(ctx, (McAttr){values[0]});
  char sigil = def->record->flags & MC_DEF_IS_TYPE ? '!' : '#';
  if (text.len == 0 || text.ptr[text.len - 1] != '*') return true;
  return mc_error(diags, loc, "pointer not allowed as outer type with %c%.*s, use !emitc.ptr instead", sigil,
                  (int)name.len, name.ptr);
}

/* --- emitc.func --- */

bool mc_routine_plain_function_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_function(f, MC_PROGRAM_NONE, args, NULL);
}

void mc_routine_plain_function_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McIdent elided[] = {ctx->known[MC_ID_sym_visibility], {0}, {0}, {0}, {0}};
  McAttr attrs = mc_op_attrs(ctx, f->op), visibility = {MC_NONE};
  for (size_t i = 1; i < MC_COUNT(elided); i++) elided[i].index = mc_def_attrs(f->def)[args[i - 1].number].name;
  if (attrs.index != MC_NONE) visibility = mc_attr_dictionary_find(ctx, attrs, elided[0]);
  if (!mc_format_print_function_head(f, visibility, args)) return;
  mc_pr_attr_dict(f->p, mc_op_all_attributes(ctx, f->op), elided, MC_COUNT(elided), true);
  mc_format_print_function_body(f);
}

McOp mc_constant_emitc(McRewriter *rw, McAttr value, McType type, McOp before) {
  McNamedAttr named = {mc_rw_ctx(rw)->known[MC_ID_value], value};
  return mc_rw_create(rw, before, &(McRwOp){.name = "emitc.constant", .results = &type, .num_results = 1,
                                            .attrs = &named, .num_attrs = 1});
}
