/* affine_directives.c - affine maps and sets applied to values: accesses, bounds, loops.
 *
 * A map's operands are one group, dimensions before symbols. The text has them after the map, (%d)[%s], or in its
 * expressions, [%d + symbol(%s)]. Nothing is owned here.
 */
#include "dialects/affine/affine.def"
#include "dialects/shared/routines.h"
#include "legacy/legacy.h"
#include "parse/parse_attr.h"
#include "parse/parse_names.h"
#include "types/report.h"

static McAttr map_attr(const McFormatPrint *f, uint32_t attr, McKind kind) {
  McAttr map = mc_format_print_attr(f, attr), none = {MC_NONE};
  return map.index != MC_NONE && mc_kind(f->p->ctx, map.index) == kind ? map : none;
}

/* --- a map or set and its operands after it --- */

/* `(` dims `)` (`[` symbols `]`)?, added to a group.
 * Grammar: dim-and-symbol-use-list, dim-use-list, symbol-use-list. */
static bool parse_dims_and_symbols(McFormatParse *f, uint32_t group, uint32_t *num_dims, uint32_t *num_all) {
  uint32_t before = f->operands[group].count;
  if (!mc_format_parse_operands_in(f, group, false)) return false;
  *num_dims = f->operands[group].count - before;
  if (mc_at(f->p, TOK_L_SQUARE) && !mc_format_parse_operands_in(f, group, true)) return false;
  *num_all = f->operands[group].count - before;
  return true;
}

static void print_dims_and_symbols(McFormatPrint *f, McSpan operands, uint32_t num_dims) {
  McPrinter *p = f->p;
  if (num_dims > operands.count) num_dims = operands.count;
  mc_pr_lit(p, "(");
  mc_format_print_values(f, (McSpan){operands.start, num_dims});
  mc_pr_lit(p, ")");
  if (operands.count == num_dims) return;
  mc_pr_lit(p, "[");
  mc_format_print_values(f, (McSpan){operands.start + num_dims, operands.count - num_dims});
  mc_pr_lit(p, "]");
}

bool mc_routine_map_and_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  uint32_t num_dims, num_all;
  McAttr map = mc_p_attr(p, (McType){MC_NONE});
  if (map.index == MC_NONE) return false;
  if (mc_kind(p->ctx, map.index) != MC_ATTR_AFFINE_MAP) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_format_parse_set_attr(f, args[0].number, map) &&
         parse_dims_and_symbols(f, args[1].number, &num_dims, &num_all);
}

void mc_routine_map_and_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr map = map_attr(f, args[0].number, MC_ATTR_AFFINE_MAP);
  if (map.index == MC_NONE) return;
  mc_pr_attr(f->p, map);
  print_dims_and_symbols(f, mc_format_print_operands(f, args[1].number),
                         mc_affine_map_num_dims(f->p->ctx, mc_attr_affine_map_value(f->p->ctx, map)));
}

/* Grammar: if-inst-cond. */
bool mc_routine_set_and_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  const char *at = p->tok.start;
  uint32_t num_dims, num_all;
  McAttr attr = mc_p_attr(p, (McType){MC_NONE});
  if (attr.index == MC_NONE) return false;
  if (mc_kind(p->ctx, attr.index) != MC_ATTR_INTEGER_SET) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  if (!mc_format_parse_set_attr(f, args[0].number, attr) ||
      !parse_dims_and_symbols(f, args[1].number, &num_dims, &num_all)) {
    return false;
  }
  McIntegerSet set = mc_attr_integer_set_value(p->ctx, attr);
  if (mc_integer_set_num_dims(p->ctx, set) != num_dims) {
    return mc_format_parse_error(f, f->op->at, "dim operand count and integer set dim count must match");
  }
  if (num_dims + mc_integer_set_num_symbols(p->ctx, set) != num_all) {
    return mc_format_parse_error(f, f->op->at, "symbol operand count and integer set symbol count must match");
  }
  McSpan *types = &f->types[args[2].number];
  *types = (McSpan){(uint32_t)p->words.len, num_all};
  for (uint32_t i = 0; i < num_all; i++) {
    if (!mc_p_push(p, &p->words, p->ctx->cached.index)) return false;
  }
  return true;
}

void mc_routine_set_and_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr set = map_attr(f, args[0].number, MC_ATTR_INTEGER_SET);
  if (set.index == MC_NONE) return;
  mc_pr_attr(f->p, set);
  print_dims_and_symbols(f, mc_format_print_operands(f, args[1].number),
                         mc_integer_set_num_dims(f->p->ctx, mc_attr_integer_set_value(f->p->ctx, set)));
}

/* --- a map whose operands are in its expressions --- */

static bool parse_map_of_values(McFormatParse *f, uint32_t attr, uint32_t group, bool in_parens, const char *keyword,
                                McWords *groups) {
  McParser *p = f->p;
  McSpan *operands = &f->operands[group];
  if (operands->count == 0) *operands = (McSpan){(uint32_t)p->refs.len, 0};
  McAttr map = mc_p_affine_map_of_values(p, in_parens, keyword, groups);
  operands->count = (uint32_t)p->refs.len - operands->start;
  return map.index != MC_NONE && mc_format_parse_set_attr(f, attr, map);
}

bool mc_routine_map_of_values_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_map_of_values(f, args[0].number, args[1].number, false, NULL, NULL);
}

#define FEW_VALUES 16

/* The operands of a group, for the printer of expressions. `few`, or allocated: NULL when out of memory. */
static McValue *values_of(McFormatPrint *f, McSpan operands, McValue *few) {
  McPrinter *p = f->p;
  McValue *values = operands.count <= FEW_VALUES ? few : mc_alloc(&p->ctx->alloc, operands.count * sizeof *values);
  if (values == NULL) p->failed = true;
  for (uint32_t i = 0; values != NULL && i < operands.count; i++) {
    values[i] = mc_op_operand(p->ctx, f->op, operands.start + i);
  }
  return values;
}

static void free_values(McFormatPrint *f, McSpan operands, McValue *values, McValue *few) {
  if (values != few) mc_free(&f->p->ctx->alloc, values, operands.count * sizeof *values);
}

static bool map_fits(const McContext *ctx, McAffineMap map, uint32_t count) {
  return mc_affine_map_num_dims(ctx, map) + mc_affine_map_num_symbols(ctx, map) <= count;
}

void mc_routine_map_of_values_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McSpan operands = mc_format_print_operands(f, args[1].number);
  McAttr attr = map_attr(f, args[0].number, MC_ATTR_AFFINE_MAP);
  McValue few[FEW_VALUES], *values = values_of(f, operands, few);
  mc_pr_lit(p, "[");
  if (attr.index != MC_NONE && values != NULL &&
      map_fits(p->ctx, mc_attr_affine_map_value(p->ctx, attr), operands.count)) {
    mc_pr_affine_map_of_values(p, mc_attr_affine_map_value(p->ctx, attr), values);
  }
  mc_pr_lit(p, "]");
  free_values(f, operands, values, few);
}

/* --- a loop over an affine range --- */

#define FOR_LOWER 0
#define FOR_UPPER 1
#define FOR_INITS 2
#define FOR_LOWER_MAP 3
#define FOR_UPPER_MAP 4
#define FOR_STEP 5
#define FOR_INIT_TYPES 6
#define FOR_RESULT_TYPES 7
#define FOR_REGION 8

/* The map of a bound that is one value, or one number. */
static McAffineMap simple_map(McParser *p, uint32_t symbols, McAffineExpr e) {
  McAffineMap map = {MC_NONE};
  if (e.index != MC_NONE) map = mc_affine_map(p->ctx, 0, symbols, &e, 1);
  if (map.index == MC_NONE) mc_p_out_of_memory(p);
  return map;
}

static bool set_map(McFormatParse *f, uint32_t attr, McAffineMap map) {
  if (map.index == MC_NONE) return false;
  McAttr value = mc_attr_affine_map(f->p->ctx, map);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, value);
}

/* Grammar: lower-bound, upper-bound, shorthand-bound. */
static bool parse_bound(McFormatParse *f, uint32_t group, uint32_t attr, bool lower) {
  McParser *p = f->p;
  McContext *ctx = p->ctx;
  McSpan *operands = &f->operands[group];
  bool prefixed = mc_consume_keyword(p, lower ? "max" : "min");
  *operands = (McSpan){(uint32_t)p->refs.len, 0};
  if (!mc_p_operand_list(p, &p->refs)) return false;
  operands->count = (uint32_t)p->refs.len - operands->start;
  if (operands->count > 1) return mc_format_parse_error(f, f->op->at, "expected only one loop bound operand");
  if (operands->count == 1) return set_map(f, attr, simple_map(p, 1, mc_affine_symbol(ctx, 0)));
  const char *at = p->tok.start;
  McAttr bound = mc_p_attr(p, (McType){ctx->cached.index});
  if (bound.index == MC_NONE) return false;
  if (mc_kind(ctx, bound.index) == MC_ATTR_INTEGER) {
    int64_t value = 0;
    mc_attr_integer_i64(ctx, bound, &value);
    return set_map(f, attr, simple_map(p, 0, mc_affine_constant(ctx, value)));
  }
  if (mc_kind(ctx, bound.index) != MC_ATTR_AFFINE_MAP) {
    return mc_format_parse_error(f, f->op->at, "expected valid affine map representation for loop bounds");
  }
  McAffineMap map = mc_attr_affine_map_value(ctx, bound);
  uint32_t num_dims, num_all;
  if (!mc_format_parse_set_attr(f, attr, bound) || !parse_dims_and_symbols(f, group, &num_dims, &num_all)) return false;
  if (mc_affine_map_num_dims(ctx, map) != num_dims) {
    return mc_format_parse_error(f, f->op->at, "dim operand count and affine map dim count must match");
  }
  if (num_dims + mc_affine_map_num_symbols(ctx, map) != num_all) {
    return mc_format_parse_error(f, f->op->at, "symbol operand count and affine map symbol count must match");
  }
  if (mc_affine_map_num_results(ctx, map) <= 1 || prefixed) return true;
  return mc_format_parse_error(f, at, lower ? "lower loop bound affine map with multiple results requires 'max' prefix"
                                  : "upper loop bound affine map with multiple results requires 'min' prefix");
}

static bool parse_step(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  McType index = {p->ctx->cached.index};
  if (!mc_consume_keyword(p, "step")) {
    McAttr one = mc_attr_integer(p->ctx, index, 1);
    return one.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, one);
  }
  const char *at = p->tok.start;
  McAttr step = mc_p_attr(p, index);
  int64_t value = 1;
  if (step.index == MC_NONE) return false;
  if (mc_kind(p->ctx, step.index) != MC_ATTR_INTEGER) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  if (mc_attr_integer_i64(p->ctx, step, &value) && value < 0) {
    return mc_format_parse_error(f, at, "expected step to be representable as a positive signed integer");
  }
  if (mc_p_in(p, MC_IN_2019) && value == 0) return mc_p_forbidden(p, at, "the step of a loop is a positive constant");
  return mc_format_parse_set_attr(f, attr, step);
}

/* mlir-opt 22 resolves the operands of loops before it reads the region: a name that the loop itself declares is then
 * already in use. types: those of the operands from p->words on; NULL: all are indices. */
static bool use_declared_names(McFormatParse *f, uint32_t group, const McSpan *types, const McArgs *declared) {
  McParser *p = f->p;
  McSpan operands = f->operands[group];
  for (uint32_t i = 0; i < operands.count; i++) {
    const McOperandRef *ref = &p->refs.ptr[operands.start + i];
    bool same = false;
    for (size_t k = 0; !same && k < declared->len; k++) {
      const McOperandRef *arg = &declared->ptr[k].ref;
      same = arg->len == ref->len && memcmp(arg->name, ref->name, ref->len) == 0;
    }
    if (!same || (types != NULL && i >= types->count)) continue;
    uint32_t type = types == NULL ? p->ctx->cached.index : p->words.ptr[types->start + i];
    if (mc_names_use(p, ref, (McType){type}).index == MC_NONE) return false;
  }
  return true;
}

/* Grammar: for-inst. */
static bool parse_for(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  McArgument variable;
  if (!mc_p_argument(p, &variable, false, false) || !mc_args_push(p, region_args, variable) ||
      !mc_expect(p, TOK_EQUAL, "expected '='") ||
      !parse_bound(f, args[FOR_LOWER].number, args[FOR_LOWER_MAP].number, true) ||
      !mc_format_parse_keyword(f, "to", " between bounds") ||
      !parse_bound(f, args[FOR_UPPER].number, args[FOR_UPPER_MAP].number, false) ||
      !parse_step(f, args[FOR_STEP].number)) {
    return false;
  }
  McSpan *results = &f->types[args[FOR_RESULT_TYPES].number];
  *results = (McSpan){(uint32_t)p->words.len, 0};
  if (mc_consume_keyword(p, "iter_args")) {
    if (!mc_args_assignments(f, region_args, args[FOR_INITS].number) || !mc_expect(p, TOK_ARROW, "expected '->'") ||
        !mc_p_function_result_types(p, &p->words)) {
      return false;
    }
    results->count = (uint32_t)p->words.len - results->start;
  }
  f->types[args[FOR_INIT_TYPES].number] = *results;
  region_args->ptr[0].type.index = p->ctx->cached.index;
  if (!mc_args_set_types(f, region_args, 1, args[FOR_RESULT_TYPES].number,
                         "mismatch between the number of loop-carried values and results")) {
    return false;
  }
  if (!use_declared_names(f, args[FOR_LOWER].number, NULL, region_args) ||
      !use_declared_names(f, args[FOR_UPPER].number, NULL, region_args) ||
      !use_declared_names(f, args[FOR_INITS].number, results, region_args)) {
    return false;
  }
  return mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_affine_loop_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_for);
}

static void print_number(McPrinter *p, int64_t value) {
  if (!p->collecting) mc_buf_i64(p->buf, value);
}

static void print_bound(McFormatPrint *f, uint32_t group, uint32_t attr, const char *prefix) {
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McSpan operands = mc_format_print_operands(f, group);
  McAttr held = map_attr(f, attr, MC_ATTR_AFFINE_MAP);
  if (held.index == MC_NONE) return;
  McAffineMap map = mc_attr_affine_map_value(ctx, held);
  uint32_t dims = mc_affine_map_num_dims(ctx, map), symbols = mc_affine_map_num_symbols(ctx, map);
  if (mc_affine_map_num_results(ctx, map) == 1) {
    McAffineExpr e = mc_affine_map_result(ctx, map, 0);
    McKind kind = mc_kind(ctx, e.index);
    if (dims == 0 && symbols == 0 && kind == MC_AFFINE_CONSTANT) {
      print_number(p, mc_affine_value(ctx, e));
      return;
    }
    if (dims == 0 && symbols == 1 && kind == MC_AFFINE_SYMBOL && operands.count > 0) {
      mc_format_print_values(f, (McSpan){operands.start, 1});
      return;
    }
  } else {
    mc_pr_text(p, prefix, strlen(prefix));
  }
  mc_pr_attr(p, held);
  print_dims_and_symbols(f, operands, dims);
}

void mc_routine_affine_loop_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McBlock entry = mc_format_print_entry(f, args[FOR_REGION].number);
  McSpan inits = mc_format_print_operands(f, args[FOR_INITS].number);
  McAttr step = map_attr(f, args[FOR_STEP].number, MC_ATTR_INTEGER);
  int64_t value;
  if (entry.index != MC_NONE && mc_block_num_args(p->ctx, entry) > 0) {
    mc_pr_region_argument(p, mc_block_arg(p->ctx, entry, 0), (McAttr){MC_NONE}, true);
  }
  mc_pr_lit(p, " = ");
  print_bound(f, args[FOR_LOWER].number, args[FOR_LOWER_MAP].number, "max ");
  mc_pr_lit(p, " to ");
  print_bound(f, args[FOR_UPPER].number, args[FOR_UPPER_MAP].number, "min ");
  if (step.index != MC_NONE && mc_attr_integer_i64(p->ctx, step, &value) && value != 1) {
    mc_pr_lit(p, " step ");
    print_number(p, value);
  }
  mc_format_print_assignments(f, " iter_args", entry, 1, inits);
  if (inits.count > 0) {
    mc_pr_lit(p, " -> (");
    mc_format_print_result_types(f);
    mc_pr_lit(p, ")");
  }
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[FOR_REGION].number, inits.count > 0);
}

/* --- several loops in parallel --- */

#define PARALLEL_REDUCTIONS 0
#define PARALLEL_LOWER_MAP 1
#define PARALLEL_LOWER_GROUPS 2
#define PARALLEL_UPPER_MAP 3
#define PARALLEL_UPPER_GROUPS 4
#define PARALLEL_STEPS 5
#define PARALLEL_OPERANDS 6
#define PARALLEL_RESULT_TYPES 7
#define PARALLEL_REGION 8

static const char *const reduction_names[] = {"addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu",
                                              "minimumf", "minnumf", "mins", "minu", "mulf", "muli", "ori", "xori"};

static bool parse_bounds(McFormatParse *f, const McRoutineArg *args, uint32_t map, uint32_t groups_attr,
                         const char *keyword) {
  McParser *p = f->p;
  McWords groups;
  mc_array_init(&groups);
  bool ok = parse_map_of_values(f, args[map].number, args[PARALLEL_OPERANDS].number, true, keyword, &groups);
  if (ok) {
    McType i32 = mc_type_integer(p->ctx, 32, MC_SIGNLESS);
    int64_t count = (int64_t)groups.len;
    McType type = mc_type_ranked_tensor(p->ctx, &count, 1, i32, (McAttr){MC_NONE}, p->diags);
    bool splat = groups.len > 0;
    for (size_t i = 1; i < groups.len; i++) splat = splat && groups.ptr[i] == groups.ptr[0];
    McAttr value = {MC_NONE};
    if (type.index != MC_NONE) {
      value = mc_attr_dense_elements(p->ctx, type, groups.len ? (const void *)groups.ptr : "",
                                     (splat ? 1 : groups.len) * sizeof(uint32_t), splat, p->diags);
    }
    ok = value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[groups_attr].number, value);
  }
  mc_array_fini(&p->ctx->alloc, &groups);
  return ok;
}

/* Integers of 64 bits on p->words from `base` on, made an array attribute. */
static bool set_i64_array(McFormatParse *f, size_t base, uint32_t attr) {
  McParser *p = f->p;
  size_t count = p->words.len - base;
  McAttr array = mc_attr_array(p->ctx, count ? (const McAttr *)(p->words.ptr + base) : NULL, count);
  p->words.len = base;
  return array.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, attr, array);
}

static bool push_i64(McParser *p, int64_t value) {
  McAttr number = mc_attr_integer(p->ctx, mc_type_integer(p->ctx, 64, MC_SIGNLESS), value);
  return number.index == MC_NONE ? mc_p_out_of_memory(p) : mc_p_push(p, &p->words, number.index);
}

static bool parse_steps(McFormatParse *f, uint32_t attr, uint32_t count) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (!mc_consume_keyword(p, "step")) {
    for (uint32_t i = 0; i < count; i++) {
      if (!push_i64(p, 1)) return false;
    }
    return set_i64_array(f, base, attr);
  }
  McAttr steps = mc_p_affine_map_of_values(p, true, NULL, NULL);
  if (steps.index == MC_NONE) return false;
  McAffineMap map = mc_attr_affine_map_value(p->ctx, steps);
  for (uint32_t i = 0; i < mc_affine_map_num_results(p->ctx, map); i++) {
    McAffineExpr e = mc_affine_map_result(p->ctx, map, i);
    if (mc_kind(p->ctx, e.index) != MC_AFFINE_CONSTANT) {
      return mc_format_parse_error(f, f->op->at, "steps must be constant integers");
    }
    if (!push_i64(p, mc_affine_value(p->ctx, e))) return false;
  }
  return set_i64_array(f, base, attr);
}

static bool parse_reduction(McFormatParse *f) {
  McParser *p = f->p;
  const char *at = p->tok.start;
  McStr name;
  if (!mc_at(p, TOK_STRING)) {
    McAttr other = mc_p_attr(p, (McType){MC_NONE});
    return other.index != MC_NONE && mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  if (!mc_p_string_value(p, &p->tok, &name)) return false;
  mc_advance(p);
  for (uint32_t i = 0; i < MC_COUNT(reduction_names); i++) {
    if (strlen(reduction_names[i]) == name.len && memcmp(reduction_names[i], name.ptr, name.len) == 0) {
      return push_i64(p, i);
    }
  }
  return mc_format_parse_error(f, at, "invalid reduction value: \"%.*s\"", (int)name.len, name.ptr);
}

static bool parse_reductions(McFormatParse *f, uint32_t attr) {
  McParser *p = f->p;
  size_t base = p->words.len;
  if (mc_consume_keyword(p, "reduce")) {
    if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
    do {
      if (!parse_reduction(f)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  }
  return set_i64_array(f, base, attr);
}

static bool parse_parallel(McFormatParse *f, McArgs *region_args, const McRoutineArg *args) {
  McParser *p = f->p;
  if (!mc_args_list(p, region_args) || !mc_expect(p, TOK_EQUAL, "expected '='") ||
      !parse_bounds(f, args, PARALLEL_LOWER_MAP, PARALLEL_LOWER_GROUPS, "max") ||
      !mc_format_parse_keyword(f, "to", "") ||
      !parse_bounds(f, args, PARALLEL_UPPER_MAP, PARALLEL_UPPER_GROUPS, "min") ||
      !parse_steps(f, args[PARALLEL_STEPS].number, region_args->len) ||
      !parse_reductions(f, args[PARALLEL_REDUCTIONS].number) ||
      !mc_format_parse_arrow_types(f, args[PARALLEL_RESULT_TYPES].number)) {
    return false;
  }
  for (uint32_t i = 0; i < region_args->len; i++) region_args->ptr[i].type.index = p->ctx->cached.index;
  if (!use_declared_names(f, args[PARALLEL_OPERANDS].number, NULL, region_args)) return false;
  return mc_format_parse_region(f, region_args->ptr, region_args->len);
}

bool mc_routine_affine_parallel_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_parallel);
}

/* How many expressions group `i` has. */
static uint32_t group_size(const McContext *ctx, McAttr groups, uint64_t i) {
  uint32_t size = 0;
  McStr data = mc_attr_dense_data(ctx, groups);
  size_t at = mc_attr_dense_is_splat(ctx, groups) ? 0 : i * sizeof size;
  if (at + sizeof size <= data.len) memcpy(&size, data.ptr + at, sizeof size);
  return size;
}

static void print_bounds(McFormatPrint *f, McAttr held, McAttr groups, const McValue *values, const char *keyword) {
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  int64_t count;
  if (held.index == MC_NONE || groups.index == MC_NONE ||
      !mc_type_num_elements(ctx, mc_attr_value_type(ctx, groups), &count)) {
    return;
  }
  McAffineMap map = mc_attr_affine_map_value(ctx, held);
  uint32_t next = 0, all = mc_affine_map_num_results(ctx, map), dims = mc_affine_map_num_dims(ctx, map);
  uint64_t most = (uint64_t)count < all ? (uint64_t)count : all; /* groups have results, else the operation is wrong */
  for (uint64_t i = 0; i < most; i++) {
    uint32_t size = group_size(ctx, groups, i);
    if (i > 0) mc_pr_lit(p, ", ");
    if (size != 1) {
      mc_pr_text(p, keyword, strlen(keyword));
      mc_pr_lit(p, "(");
    }
    for (uint32_t k = 0; k < size && next < all; k++, next++) {
      if (k > 0) mc_pr_lit(p, ", ");
      mc_pr_affine_expr_of_values(p, mc_affine_map_result(ctx, map, next), values, values + dims);
    }
    if (size != 1) mc_pr_lit(p, ")");
  }
}

/* Prints the integers of an array, or, as strings, the names of the reductions that they encode. */
static void print_numbers(McFormatPrint *f, McAttr array, bool as_reductions) {
  McPrinter *p = f->p;
  for (uint32_t i = 0; i < mc_attr_array_size(p->ctx, array); i++) {
    McAttr entry = mc_attr_array_get(p->ctx, array, i);
    int64_t value = 0;
    if (mc_kind(p->ctx, entry.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(p->ctx, entry, &value);
    if (i > 0) mc_pr_lit(p, ", ");
    if (!as_reductions) {
      print_number(p, value);
    } else if (value >= 0 && value < (int64_t)MC_COUNT(reduction_names)) {
      mc_pr_lit(p, "\"");
      mc_pr_text(p, reduction_names[value], strlen(reduction_names[value]));
      mc_pr_lit(p, "\"");
    }
  }
}

static bool all_ones(const McContext *ctx, McAttr array) {
  for (uint32_t i = 0; i < mc_attr_array_size(ctx, array); i++) {
    McAttr entry = mc_attr_array_get(ctx, array, i);
    int64_t value;
    if (mc_kind(ctx, entry.index) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, entry, &value) || value != 1) {
      return false;
    }
  }
  return true;
}

void mc_routine_affine_parallel_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McSpan operands = mc_format_print_operands(f, args[PARALLEL_OPERANDS].number);
  McAttr lower = map_attr(f, args[PARALLEL_LOWER_MAP].number, MC_ATTR_AFFINE_MAP);
  McAttr upper = map_attr(f, args[PARALLEL_UPPER_MAP].number, MC_ATTR_AFFINE_MAP);
  McAttr steps = map_attr(f, args[PARALLEL_STEPS].number, MC_ATTR_ARRAY);
  McAttr reductions = map_attr(f, args[PARALLEL_REDUCTIONS].number, MC_ATTR_ARRAY);
  McValue few[FEW_VALUES], *values = values_of(f, operands, few);
  if (lower.index == MC_NONE || upper.index == MC_NONE || values == NULL) return;
  McAffineMap lower_map = mc_attr_affine_map_value(ctx, lower), upper_map = mc_attr_affine_map_value(ctx, upper);
  uint32_t first = mc_affine_map_num_dims(ctx, lower_map) + mc_affine_map_num_symbols(ctx, lower_map);
  bool fits =
      first + mc_affine_map_num_dims(ctx, upper_map) + mc_affine_map_num_symbols(ctx, upper_map) <= operands.count;
  mc_pr_lit(p, "(");
  mc_format_print_entry_args(f, mc_format_print_entry(f, args[PARALLEL_REGION].number), UINT32_MAX);
  mc_pr_lit(p, ") = (");
  if (fits) {
    print_bounds(f, lower, map_attr(f, args[PARALLEL_LOWER_GROUPS].number, MC_ATTR_DENSE_ELEMENTS), values, "max");
  }
  mc_pr_lit(p, ") to (");
  if (fits) {
    print_bounds(f, upper, map_attr(f, args[PARALLEL_UPPER_GROUPS].number, MC_ATTR_DENSE_ELEMENTS), values + first,
                 "min");
  }
  mc_pr_lit(p, ")");
  free_values(f, operands, values, few);
  if (steps.index != MC_NONE && !all_ones(ctx, steps)) {
    mc_pr_lit(p, " step (");
    print_numbers(f, steps, false);
    mc_pr_lit(p, ")");
  }
  bool has_results = mc_op_num_results(ctx, f->op) > 0;
  if (has_results) {
    mc_pr_lit(p, " reduce (");
    if (reductions.index != MC_NONE) print_numbers(f, reductions, true);
    mc_pr_lit(p, ") -> (");
    mc_format_print_result_types(f);
    mc_pr_lit(p, ")");
  }
  mc_pr_lit(p, " ");
  mc_format_print_body(f, args[PARALLEL_REGION].number, has_results);
}
