/* affine_checks.c - which values are valid dimensions and symbols, and all other checks of affine operations.
 *
 * A symbol is a value that is defined where the affine scope begins, or is computed from such values by operations
 * without effects. A dimension can also be a loop's variable, or be computed from dimensions. Both are searched along
 * operands with a limit: values beyond it count as valid.
 */
#include "dialects/affine/affine_form.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

/* --- places --- */

static bool is_loop(const McContext *ctx, McOp op) { return mc_op_has_fact(ctx, op, MC_FACT_AFFINE_LOOP); }

static McRegion region_of(const McContext *ctx, McBlock block) {
  return block.index == MC_NONE ? (McRegion){MC_NONE} : mc_block_region(ctx, block);
}

/* The region of the nearest operation around `op` that is a scope; MC_NONE: there is none. */
static McRegion scope_of(const McContext *ctx, McOp op) {
  for (McOp parent = mc_op_parent(ctx, op); parent.index != MC_NONE; op = parent, parent = mc_op_parent(ctx, op)) {
    if (mc_op_has_trait(ctx, parent, MC_TRAIT(AFFINE_SCOPE))) return region_of(ctx, mc_op_block(ctx, op));
  }
  return (McRegion){MC_NONE};
}

/* The value is defined in the region, or in an enclosing one whose values are visible there. */
static bool is_seen_from(const McContext *ctx, McValue value, McRegion region) {
  McRegion own = region_of(ctx, mc_value_parent_block(ctx, value));
  while (region.index != MC_NONE) {
    if (own.index == region.index) return true;
    McOp op = mc_region_op(ctx, region);
    if (op.index == MC_NONE || mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE))) return false;
    region = region_of(ctx, mc_op_block(ctx, op));
  }
  return false;
}

/* The value is defined directly in an operation that is a scope. */
static bool is_top_level(const McContext *ctx, McValue value) {
  McBlock block = mc_value_parent_block(ctx, value);
  McOp op = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_parent_op(ctx, block);
  return op.index != MC_NONE && mc_op_has_trait(ctx, op, MC_TRAIT(AFFINE_SCOPE));
}

/* --- symbols and dimensions --- */

#define MAX_VISITS 128

typedef struct Search { McValue seen[MAX_VISITS]; uint32_t len; } Search;

/* False: it was met before, or there is no room. */
static bool visit(Search *s, McValue value) {
  for (uint32_t i = 0; i < s->len; i++) {
    if (s->seen[i].index == value.index) return false;
  }
  if (s->len == MAX_VISITS) return false;
  s->seen[s->len++] = value;
  return true;
}

/* The memref's size that a dim operation gives is known, or an operand: *out, else MC_NONE. False: it is neither. */
static bool size_operand(const McContext *ctx, McOp dim, McValue *out) {
  int64_t index;
  McValue memref = mc_op_operand(ctx, dim, 0);
  McOp op = mc_value_op(ctx, memref);
  out->index = MC_NONE;
  if (!mc_constant_int(ctx, mc_op_operand(ctx, dim, 1), &index)) return false;
  for (uint32_t steps = 0; mc_op_has_fact(ctx, op, MC_FACT_MEMORY_CAST) && mc_op_num_operands(ctx, op) == 1; steps++) {
    if (steps == MAX_VISITS) return false; /* the casts may form a cycle: dominance is not checked yet */
    if (mc_kind(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, 0)).index) != MC_TYPE_MEMREF) return false;
    op = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  }
  if (!mc_op_has_fact(ctx, op, MC_FACT_DYNAMIC_SIZES)) return false;
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (mc_kind(ctx, type.index) != MC_TYPE_MEMREF || index < 0 || index >= mc_type_rank(ctx, type)) return false;
  if (mc_type_dim(ctx, type, (uint32_t)index) != MC_DYNAMIC) return true;
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t start, count, which = 0, group = 0, words;
  uint32_t sizes = mc_def_fact(def, MC_FACT_DYNAMIC_SIZES, &words)[0];
  for (uint32_t i = 0; i < (uint32_t)index; i++) which += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  while (group < def->op->num_operands && mc_def_operands(def)[group].name != sizes) group++;
  bool ok = group < def->op->num_operands && mc_op_group(ctx, def, op, false, group, &start, &count);
  if (!ok || which >= count) return false;
  *out = mc_op_operand(ctx, op, start + which);
  return true;
}

/* One value: *op is what its operands are asked for (MC_NONE: nothing), or *operand the only one. */
static bool symbol_step(const McContext *ctx, McValue value, McRegion scope, McOp *op, McValue *operand) {
  op->index = operand->index = MC_NONE;
  if (mc_value_type(ctx, value).index != ctx->cached.index) return false;
  if (is_top_level(ctx, value) || is_seen_from(ctx, value, scope)) return true;
  McOp made_by = mc_value_op(ctx, value);
  if (made_by.index == MC_NONE) return false;
  if (mc_op_has_trait(ctx, made_by, MC_TRAIT(PURE))) {
    *op = made_by;
    return true;
  }
  if (!mc_op_has_fact(ctx, made_by, MC_FACT_DIMENSION_SIZE) || mc_op_num_operands(ctx, made_by) != 2) return false;
  if (is_top_level(ctx, mc_op_operand(ctx, made_by, 0))) return true;
  return size_operand(ctx, made_by, operand);
}

static bool is_symbol(const McContext *ctx, McValue value, McRegion scope) {
  Search s;
  s.len = 0;
  visit(&s, value);
  for (uint32_t i = 0; i < s.len; i++) {
    McOp op;
    McValue operand;
    if (!symbol_step(ctx, s.seen[i], scope, &op, &operand)) return false;
    if (operand.index != MC_NONE) visit(&s, operand);
    for (uint32_t k = 0, n = op.index == MC_NONE ? 0 : mc_op_num_operands(ctx, op); k < n; k++) {
      visit(&s, mc_op_operand(ctx, op, k));
    }
  }
  return true;
}

bool mc_affine_is_symbol(const McContext *ctx, McValue value) {
  if (mc_value_type(ctx, value).index != ctx->cached.index) return false;
  McOp op = mc_value_op(ctx, value);
  return is_top_level(ctx, value) || (op.index != MC_NONE && is_symbol(ctx, value, scope_of(ctx, op)));
}

static bool is_loop_variable(const McContext *ctx, McValue value) {
  const McValueRec *rec = mc_value_rec(ctx, value);
  if (!(rec->index & MC_VALUE_ARG) || rec->type != ctx->cached.index) return false;
  return is_loop(ctx, mc_block_parent_op(ctx, (McBlock){rec->owner}));
}

static bool is_dimension(const McContext *ctx, McValue value, McRegion scope) {
  Search s;
  s.len = 0;
  visit(&s, value);
  for (uint32_t i = 0; i < s.len; i++) {
    McValue v = s.seen[i];
    if (mc_value_type(ctx, v).index != ctx->cached.index) return false;
    if (is_loop_variable(ctx, v)) continue;
    McOp op = mc_value_op(ctx, v);
    if (is_symbol(ctx, v, scope)) continue;
    if (!mc_op_has_fact(ctx, op, MC_FACT_AFFINE_INDEX)) return false;
    for (uint32_t k = 0, n = mc_op_num_operands(ctx, op); k < n; k++) visit(&s, mc_op_operand(ctx, op, k));
  }
  return true;
}

/* `count` operands from `start` on: dimensions, then symbols. */
static bool check_identifiers(const McRoutineCheck *c, uint32_t start, uint32_t count, uint32_t dims) {
  McContext *ctx = c->ctx;
  McRegion scope = {MC_NONE};
  for (uint32_t i = 0; i < count; i++) {
    McValue value = mc_op_operand(ctx, c->op, start + i);
    if (i < dims && is_loop_variable(ctx, value)) continue; /* the most frequent */
    if (scope.index == MC_NONE) scope = scope_of(ctx, c->op);
    if (i < dims && !is_dimension(ctx, value, scope)) return fail(c, "operand cannot be used as a dimension id");
    if (i >= dims && !is_symbol(ctx, value, scope)) return fail(c, "operand cannot be used as a symbol");
  }
  return true;
}

/* --- maps --- */

static bool is_map(const McContext *ctx, McAttr attr, McAffineMap *out) {
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_AFFINE_MAP) return false;
  *out = mc_attr_affine_map_value(ctx, attr);
  return true;
}

static bool map_of(const McRoutineCheck *c, uint32_t name, McAffineMap *out) {
  return is_map(c->ctx, mc_op_attribute(c->ctx, c->op, (McIdent){name}), out);
}

static uint32_t num_inputs(const McContext *ctx, McAffineMap map) {
  return mc_affine_map_num_dims(ctx, map) + mc_affine_map_num_symbols(ctx, map);
}

/* Arguments: the map, the operands. */
bool mc_check_affine_apply(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAffineMap map;
  McGroup group = mc_named_group(c, c->args[1]);
  if (!map_of(c, c->args[0], &map)) return true;
  if (group.count != num_inputs(ctx, map)) {
    return fail(c, "operand count and affine map dimension and symbol count must match");
  }
  if (mc_affine_map_num_results(ctx, map) != 1) return fail(c, "mapping must produce one value");
  McRegion scope = scope_of(ctx, c->op);
  for (uint32_t i = mc_affine_map_num_dims(ctx, map); i < group.count; i++) {
    McValue value = mc_group_value(c, group, i);
    if (is_symbol(ctx, value, scope) || !is_dimension(ctx, value, scope)) continue;
    return mc_plain_error(c, "dimensional operand cannot be used as a symbol");
  }
  return true;
}

/* Arguments: the map, the operands. */
bool mc_check_affine_min_max(const McRoutineCheck *c) {
  McAffineMap map;
  if (!map_of(c, c->args[0], &map)) return true;
  if (mc_named_group(c, c->args[1]).count != num_inputs(c->ctx, map)) {
    return fail(c, "operand count and affine map dimension and symbol count must match");
  }
  return mc_affine_map_num_results(c->ctx, map) > 0 || fail(c, "affine map expect at least one result");
}

/* Arguments: the set, the operands. */
bool mc_check_affine_condition(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr attr = mc_named_attr(c, c->args[0]);
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_INTEGER_SET) return true;
  McIntegerSet set = mc_attr_integer_set_value(ctx, attr);
  uint32_t dims = mc_integer_set_num_dims(ctx, set), symbols = mc_integer_set_num_symbols(ctx, set);
  McGroup group = mc_named_group(c, c->args[1]);
  if (group.count != dims + symbols) {
    return fail(c, "operand count and condition integer set dimension and symbol count must match");
  }
  return check_identifiers(c, group.start, group.count, dims);
}

/* --- access --- */

/* Arguments: the memref, its map and indices; a value or result that has its element type, and what is said if not. */
bool mc_check_affine_access(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAffineMap map;
  McType memref = mc_named_type(c, c->args[0]);
  McGroup indices = mc_named_group(c, c->args[2]);
  if (c->num_args > 3 && mc_named_type(c, c->args[3]).index != mc_type_element(ctx, memref).index) {
    McStr text = mc_ident_str(ctx, (McIdent){c->args[4]});
    return fail(c, "%.*s", (int)text.len, text.ptr);
  }
  if (!is_map(ctx, mc_named_attr(c, c->args[1]), &map)) return true;
  if (mc_affine_map_num_results(ctx, map) != mc_type_rank(ctx, memref)) {
    return fail(c, "affine map num results must equal memref rank");
  }
  return indices.count == num_inputs(ctx, map) || fail(c, "expects as many subscripts as affine map inputs");
}

/* Arguments: the map, its operands, which are as many as it has inputs. */
bool mc_check_affine_identifiers(const McRoutineCheck *c) {
  McAffineMap map;
  McGroup group = mc_named_group(c, c->args[1]);
  if (group.count == 0 || !is_map(c->ctx, mc_named_attr(c, c->args[0]), &map)) return true;
  return check_identifiers(c, group.start, group.count, mc_affine_map_num_dims(c->ctx, map));
}

/* Arguments: the memref, the vector. */
bool mc_check_affine_vector(const McRoutineCheck *c) {
  McType memref = mc_named_type(c, c->args[0]), vector = mc_named_type(c, c->args[1]);
  return mc_type_element(c->ctx, memref).index == mc_type_element(c->ctx, vector).index ||
         fail(c, "requires memref and vector types of the same elemental type");
}

static bool is_index(const McContext *ctx, McValue value, McRegion scope) {
  return is_dimension(ctx, value, scope) || is_symbol(ctx, value, scope);
}

/* Arguments: the memref, its map and indices. */
bool mc_check_affine_prefetch(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAffineMap map;
  McGroup indices = mc_named_group(c, c->args[2]);
  if (!map_of(c, c->args[1], &map)) return true;
  if (mc_affine_map_num_results(ctx, map) != mc_type_rank(ctx, mc_named_type(c, c->args[0]))) {
    return fail(c, "affine map num results must equal memref rank");
  }
  if (indices.count != num_inputs(ctx, map)) return fail(c, "too few operands");
  McRegion scope = scope_of(ctx, c->op);
  for (uint32_t i = 0; i < indices.count; i++) {
    if (!is_index(ctx, mc_group_value(c, indices, i), scope)) {
      return fail(c, "index must be a valid dimension or symbol identifier");
    }
  }
  return true;
}

/* Arguments: the maps of memrefs whose operands follow each other, each memref before its indices; then, in the same
 * order, the name of each memref for messages. */
bool mc_check_affine_transfer(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t at = 0, count = mc_op_num_operands(ctx, c->op), places = c->num_args / 2;
  McRegion scope = scope_of(ctx, c->op);
  for (uint32_t i = 0; i < places; i++) {
    McAffineMap map;
    McStr name = mc_ident_str(ctx, (McIdent){c->args[places + i]});
    if (!map_of(c, c->args[i], &map)) return true;
    bool memref = at < count && mc_kind(ctx, mc_value_type(ctx, mc_op_operand(ctx, c->op, at)).index) == MC_TYPE_MEMREF;
    if (!memref) return true;
    uint32_t inputs = num_inputs(ctx, map);
    if (inputs >= count - at) return true;
    for (uint32_t k = 1; k <= inputs; k++) {
      McValue value = mc_op_operand(ctx, c->op, at + k);
      if (mc_value_type(ctx, value).index != ctx->cached.index) {
        return fail(c, "%.*s index to dma_start must have 'index' type", (int)name.len, name.ptr);
      }
      if (is_index(ctx, value, scope)) continue;
      return fail(c, "%.*s%sindex must be a valid dimension or symbol identifier", (int)name.len, name.ptr,
                  name.len > 0 ? " " : "");
    }
    at += 1 + inputs;
  }
  return true;
}

/* --- loops --- */

/* Arguments: operands of the lower and the upper bound, both maps, initial values. */
bool mc_check_affine_for(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  McAffineMap maps[2];
  if (!map_of(c, c->args[2], &maps[0]) || !map_of(c, c->args[3], &maps[1])) return true;
  bool has_variable = body.index != MC_NONE && mc_block_num_args(ctx, body) > 0 &&
                      mc_value_type(ctx, mc_block_arg(ctx, body, 0)).index == ctx->cached.index;
  if (!has_variable) return fail(c, "expected body to have a single index argument for the induction variable");
  for (uint32_t i = 0; i < 2; i++) {
    McGroup group = mc_named_group(c, c->args[i]);
    if (num_inputs(ctx, maps[i]) > 0 &&
        !check_identifiers(c, group.start, group.count, mc_affine_map_num_dims(ctx, maps[i]))) {
      return false;
    }
  }
  if (mc_affine_map_num_results(ctx, maps[0]) < 1) {
    return fail(c, "expected lower bound map to have at least one result");
  }
  if (mc_affine_map_num_results(ctx, maps[1]) < 1) {
    return fail(c, "expected upper bound map to have at least one result");
  }
  uint32_t results = mc_op_num_results(ctx, c->op);
  if (results == 0) return true;
  if (mc_named_group(c, c->args[4]).count != results) {
    return fail(c, "mismatch between the number of loop-carried values and results");
  }
  return mc_block_num_args(ctx, body) - 1 == results ||
         fail(c, "mismatch between the number of basic block args and results");
}

static uint32_t num_groups(const McRoutineCheck *c, McAttr groups) {
  int64_t count = 0;
  if (groups.index == MC_NONE || mc_kind(c->ctx, groups.index) != MC_ATTR_DENSE_ELEMENTS) return 0;
  mc_type_num_elements(c->ctx, mc_attr_value_type(c->ctx, groups), &count);
  return count < 0 || count > UINT32_MAX ? 0 : (uint32_t)count;
}

/* Each loop has results of the map, all of them together as many as it has. */
static bool check_groups(const McRoutineCheck *c, const char *which, McAttr groups, McAffineMap map) {
  uint64_t want = 0;
  McStr data = mc_attr_dense_data(c->ctx, groups);
  for (uint32_t i = 0, n = num_groups(c, groups); i < n; i++) {
    uint32_t results = 0;
    size_t at = mc_attr_dense_is_splat(c->ctx, groups) ? 0 : 4 * (size_t)i;
    if (at + 4 <= data.len) memcpy(&results, data.ptr + at, 4);
    if (results == 0) return fail(c, "expected %s bound map to have at least one result", which);
    want += results;
  }
  if (want == mc_affine_map_num_results(c->ctx, map)) return true;
  return fail(c, "expected %s bounds map to have %llu results", which, (unsigned long long)want);
}

/* Has a reduction of this kind (arith's AtomicRMWKind) results of the type? */
static bool fits_kind(const McContext *ctx, McType type, int64_t kind) {
  bool is_float = mc_kind(ctx, type.index) == MC_TYPE_FLOAT, is_integer = mc_kind(ctx, type.index) == MC_TYPE_INTEGER;
  McSignedness sign = is_integer ? mc_type_integer_signedness(ctx, type) : MC_SIGNLESS;
  switch (kind) {
    case 0: case 4: case 8: case 12: return is_float; /* addf, maximumf, minimumf, mulf */
    case 1: case 2: case 13: case 14: return is_integer; /* addi, andi, muli, ori */
    case 3: return true; /* assign */
    case 6: case 10: return is_integer && sign == MC_SIGNED; /* maxs, mins */
    case 7: case 11: return is_integer && sign == MC_UNSIGNED; /* maxu, minu */
    default: return false;
  }
}

static bool check_reductions(const McRoutineCheck *c, McAttr reductions) {
  McContext *ctx = c->ctx;
  uint32_t count = reductions.index == MC_NONE ? 0 : mc_attr_array_size(ctx, reductions);
  if (count != mc_op_num_results(ctx, c->op)) return fail(c, "a reduction must be specified for each output");
  for (uint32_t i = 0; i < count; i++) {
    int64_t kind;
    McAttr attr = mc_attr_array_get(ctx, reductions, i);
    bool valid =
        mc_kind(ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, attr, &kind) && kind >= 0 && kind <= 15;
    if (!valid) return fail(c, "invalid reduction attribute");
    if (!fits_kind(ctx, mc_value_type(ctx, mc_op_result(ctx, c->op, i)), kind)) {
      return fail(c, "result type cannot match reduction attribute");
    }
  }
  return true;
}

/* Arguments: reductions, map and groups of the lower bounds, of the upper bounds, steps, operands. */
bool mc_check_affine_parallel(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr lower_groups = mc_named_attr(c, c->args[2]), upper_groups = mc_named_attr(c, c->args[4]),
         steps = mc_named_attr(c, c->args[5]);
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, c->op, 0));
  McAffineMap lower, upper;
  if (!map_of(c, c->args[1], &lower) || !map_of(c, c->args[3], &upper) || steps.index == MC_NONE) return true;
  uint32_t dims = mc_attr_array_size(ctx, steps), args = body.index == MC_NONE ? 0 : mc_block_num_args(ctx, body);
  if (num_groups(c, lower_groups) != dims || num_groups(c, upper_groups) != dims || args != dims) {
    return fail(c,
                "the number of region arguments (%u) and the number of map groups for lower (%u) and upper bound (%u), "
                "and the number of "
                "steps (%u) must all match",
                args, num_groups(c, lower_groups), num_groups(c, upper_groups), dims);
  }
  if (!check_groups(c, "lower", lower_groups, lower) || !check_groups(c, "upper", upper_groups, upper)) return false;
  if (!check_reductions(c, mc_named_attr(c, c->args[0]))) return false;
  McGroup operands = mc_named_group(c, c->args[6]);
  uint32_t inputs = num_inputs(ctx, lower);
  if (inputs > operands.count) return true;
  return check_identifiers(c, operands.start, inputs, mc_affine_map_num_dims(ctx, lower)) &&
         check_identifiers(c, operands.start + inputs, operands.count - inputs, mc_affine_map_num_dims(ctx, upper));
}

/* Arguments: the operations whose regions it ends. */
bool mc_check_affine_yield(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp parent = mc_op_parent(ctx, c->op);
  uint32_t operands = mc_op_num_operands(ctx, c->op);
  bool ends = false;
  for (uint32_t i = 0; i < c->num_args && !ends; i++) ends = mc_op_is_named(ctx, parent, c->args[i]);
  if (!ends) return fail(c, "only terminates affine.if/for/parallel regions");
  if (operands != mc_op_num_results(ctx, parent)) {
    return fail(c, "parent of yield must have same number of results as the yield operands");
  }
  for (uint32_t i = 0; i < operands; i++) {
    McType have = mc_value_type(ctx, mc_op_operand(ctx, c->op, i));
    if (have.index != mc_value_type(ctx, mc_op_result(ctx, parent, i)).index) {
      return fail(c, "types mismatch between yield op and its parent");
    }
  }
  return true;
}

/* --- linear indices --- */

static bool check_basis(const McRoutineCheck *c, McAttr list, uint32_t given) {
  uint32_t dynamic = 0, count = mc_list_size(c, list);
  for (uint32_t i = 0; i < count; i++) dynamic += mc_list_at(c, list, i) == MC_DYNAMIC;
  if (dynamic != given) {
    return fail(c,
                "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) "
                "-- this can only "
                "happen due to an incorrect fold/rewrite");
  }
  return true;
}

/* Arguments: the basis, its static list. */
bool mc_check_delinearize(const McRoutineCheck *c) {
  McAttr list = mc_named_attr(c, c->args[1]);
  uint32_t results = mc_op_num_results(c->ctx, c->op), count = mc_list_size(c, list);
  if (results != count && results != count + 1) {
    return fail(c, "should return an index for each basis element and up to one extra index");
  }
  if (!check_basis(c, list, mc_named_group(c, c->args[0]).count)) return false;
  for (uint32_t i = 0; i < count; i++) {
    int64_t value = mc_list_at(c, list, i);
    if (value <= 0 && value != MC_DYNAMIC) return fail(c, "no basis element may be statically non-positive");
  }
  return true;
}

/* Arguments: the basis, its static list, the indices. */
bool mc_check_linearize(const McRoutineCheck *c) {
  McAttr list = mc_named_attr(c, c->args[1]);
  uint32_t indices = mc_named_group(c, c->args[2]).count, count = mc_list_size(c, list);
  if (indices != count && indices != count + 1) {
    return fail(c, "should be passed a basis element for each index except possibly the first");
  }
  return check_basis(c, list, mc_named_group(c, c->args[0]).count);
}
