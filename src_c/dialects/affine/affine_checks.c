/* affine_checks.c - checks of affine operations. */
#include "dialects/affine/affine_bounds.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

/* `count` operands from `start` on: dimensions, then symbols. */
static bool check_identifiers(const McRoutineCheck *c, uint32_t start, uint32_t count, uint32_t dims) {
  McContext *ctx = c->ctx;
  McRegion scope = {MC_NONE};
  for (uint32_t i = 0; i < count; i++) {
    McValue value = mc_op_operand(ctx, c->op, start + i);
    if (i < dims && mc_affine_is_loop_variable(ctx, value)) continue; /* the most frequent */
    if (scope.index == MC_NONE) scope = mc_affine_scope(ctx, c->op);
    bool fits = i < dims ? mc_affine_is_dimension(ctx, value, scope) : mc_affine_is_symbol_in(ctx, value, scope);
    if (!fits) return fail(c, "operand cannot be used as a %s", i < dims ? "dimension id" : "symbol");
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
  McRegion scope = mc_affine_scope(ctx, c->op);
  for (uint32_t i = mc_affine_map_num_dims(ctx, map); i < group.count; i++) {
    McValue value = mc_group_value(c, group, i);
    if (mc_affine_is_symbol_in(ctx, value, scope) || !mc_affine_is_dimension(ctx, value, scope)) continue;
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
  return mc_affine_is_dimension(ctx, value, scope) || mc_affine_is_symbol_in(ctx, value, scope);
}

/* Arguments: the memref, its map and indices. */
bool mc_check_affine_prefetch(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAffineMap map;
  McGroup indices = mc_named_group(c, c->args[2]);
  if (!map_of(c, c->args[1], &map)) return true;
  if (mc_affine_map_num_results(ctx, map) != mc_type_rank(ctx, mc_named_type(c, c->args[0]))) {
    return fail(c, "affine.prefetch affine map num results must equal memref rank");
  }
  if (indices.count != num_inputs(ctx, map)) return fail(c, "too few operands");
  McRegion scope = mc_affine_scope(ctx, c->op);
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
  McRegion scope = mc_affine_scope(ctx, c->op);
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

static int64_t num_groups(const McRoutineCheck *c, McAttr groups) {
  int64_t count = 0;
  if (groups.index == MC_NONE || mc_kind(c->ctx, groups.index) != MC_ATTR_DENSE_ELEMENTS) return 0;
  mc_type_num_elements(c->ctx, mc_attr_value_type(c->ctx, groups), &count);
  return count;
}

/* Each loop has results of the map, all of them together as many as it has. */
static bool check_groups(const McRoutineCheck *c, const char *which, McAttr groups, McAffineMap map) {
  uint64_t want = 0;
  McStr data = mc_attr_dense_data(c->ctx, groups);
  for (int64_t i = 0, n = num_groups(c, groups); i < n; i++) {
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
    int64_t kind = 0;
    mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, reductions, i), &kind);
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
  long long num_lower = num_groups(c, lower_groups), num_upper = num_groups(c, upper_groups);
  if (num_lower != dims || num_upper != dims || args != dims) {
    return fail(c,
                "the number of region arguments (%u) and the number of map groups for lower (%lld) and upper bound "
                "(%lld), and the number of steps (%u) must all match",
                args, num_lower, num_upper, dims);
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
