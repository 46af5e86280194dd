/* linalg_structure.c - loops and indexing maps of structured operations, from attributes, definitions or ranks. */
#include "dialects/linalg/linalg_structure.h"

#define MAX_DEPTH 256u

void mc_maps_fini(McContext *ctx, McMaps *maps) {
  if (maps->ptr != NULL && maps->ptr != maps->few) mc_free(&ctx->alloc, maps->ptr, maps->capacity * sizeof *maps->ptr);
}

static bool maps_reserve(McContext *ctx, McMaps *maps, uint32_t count) {
  maps->ptr = maps->few;
  maps->len = 0;
  maps->capacity = MC_COUNT(maps->few);
  if (count <= maps->capacity) return true;
  maps->ptr = mc_alloc(&ctx->alloc, count * sizeof *maps->ptr);
  if (maps->ptr != NULL) maps->capacity = count;
  return maps->ptr != NULL;
}

McStr mc_structure_of(const McContext *ctx, McOp op) {
  return mc_def_fact_word(ctx, mc_op_def(ctx, op), MC_FACT_LINALG_STRUCTURE);
}

void mc_structure_inits(const McContext *ctx, McOp op, const char *group, uint32_t *start, uint32_t *count) {
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t groups = def->op->num_operands, g = groups - 1;
  *start = *count = 0;
  if (groups == 0) return;
  for (uint32_t i = 0; group != NULL && i < groups; i++) {
    McStr name = mc_ident_str(ctx, (McIdent){mc_def_operands(def)[i].name});
    if (mc_str_is(name, group)) g = i;
  }
  mc_op_group(ctx, def, op, false, g, start, count);
}

uint32_t mc_structure_rank(const McContext *ctx, McType type) {
  return mc_type_has_rank(ctx, type) ? mc_type_rank(ctx, type) : 0;
}

int64_t mc_structure_number(const McContext *ctx, McAttr array, uint64_t i) {
  int64_t number = -1;
  if (array.index == MC_NONE || mc_kind(ctx, array.index) != MC_ATTR_DENSE_ARRAY) return -1;
  McStr data = mc_attr_dense_data(ctx, array);
  if (data.len / 8 > i) memcpy(&number, data.ptr + 8 * i, 8);
  return number;
}

bool mc_structure_is_identity(const McContext *ctx, McAttr array) {
  for (uint64_t i = 0, n = array.index == MC_NONE ? 0 : mc_attr_dense_count(ctx, array); i < n; i++) {
    if (mc_structure_number(ctx, array, i) != (int64_t)i) return false;
  }
  return true;
}

static uint64_t num_numbers(const McContext *ctx, McAttr array) {
  return array.index != MC_NONE && mc_kind(ctx, array.index) == MC_ATTR_DENSE_ARRAY ? mc_attr_dense_count(ctx, array)
                                                                                    : 0;
}

/* --- loops --- */

static McType operand_type(const McContext *ctx, McOp op, uint32_t i) {
  return mc_value_type(ctx, mc_op_operand(ctx, op, i));
}

/* The last map of the attribute; MC_NONE: there is none. */
static McAffineMap last_map(const McContext *ctx, McOp op) {
  McAttr maps = mc_op_property_named(ctx, op, "indexing_maps");
  uint32_t count =
      maps.index == MC_NONE || mc_kind(ctx, maps.index) != MC_ATTR_ARRAY ? 0 : mc_attr_array_size(ctx, maps);
  McAttr last = count == 0 ? (McAttr){MC_NONE} : mc_attr_array_get(ctx, maps, count - 1);
  if (count == 0 || mc_kind(ctx, last.index) != MC_ATTR_AFFINE_MAP) return (McAffineMap){MC_NONE};
  return mc_attr_affine_map_value(ctx, last);
}

uint32_t mc_structure_loops(const McContext *ctx, McOp op, bool *reductions, uint32_t room) {
  McStr structure = mc_structure_of(ctx, op);
  const McOpDef *def = mc_op_def(ctx, op);
  for (uint32_t i = 0; reductions != NULL && i < room; i++) reductions[i] = false;
  if (mc_str_is(structure, "generic")) {
    McAttr iterators = mc_op_property_named(ctx, op, "iterator_types");
    if (iterators.index == MC_NONE || mc_kind(ctx, iterators.index) != MC_ATTR_ARRAY) return 0;
    uint32_t count = mc_attr_array_size(ctx, iterators);
    for (uint32_t i = 0; reductions != NULL && i < count && i < room; i++) {
      McAttr one = mc_attr_array_get(ctx, iterators, i);
      reductions[i] = mc_kind(ctx, one.index) == MC_ATTR_DEFINED && mc_enum_attr_value(ctx, one) == 1;
    }
    return count;
  }
  if (mc_str_is(structure, "contraction")) {
    McAffineMap out = last_map(ctx, op);
    uint32_t count = out.index == MC_NONE ? 0 : mc_affine_map_num_dims(ctx, out);
    for (uint32_t i = 0; reductions != NULL && i < room; i++) reductions[i] = i < count;
    for (uint32_t i = 0; count > 0 && reductions != NULL && i < mc_affine_map_num_results(ctx, out); i++) {
      McAffineExpr e = mc_affine_map_result(ctx, out, i);
      if (mc_affine_is_dim(ctx, e) && mc_affine_value(ctx, e) < (int64_t)room) {
        reductions[mc_affine_value(ctx, e)] = false;
      }
    }
    return count;
  }
  if (mc_def_has_fact(def, MC_FACT_LINALG_ITERATORS)) {
    McStr letters = mc_def_fact_word(ctx, def, MC_FACT_LINALG_ITERATORS);
    for (uint32_t i = 0; reductions != NULL && i < letters.len && i < room; i++) reductions[i] = letters.ptr[i] == 'r';
    return (uint32_t)letters.len;
  }
  uint32_t start, count;
  mc_structure_inits(ctx, op, NULL, &start, &count);
  if (mc_str_is(structure, "reduce")) {
    McAttr dims = mc_op_property_named(ctx, op, "dimensions");
    uint32_t rank = start == 0 ? 0 : mc_structure_rank(ctx, operand_type(ctx, op, 0));
    for (uint64_t i = 0, n = num_numbers(ctx, dims); reductions != NULL && i < n; i++) {
      int64_t dim = mc_structure_number(ctx, dims, i);
      if (dim >= 0 && dim < (int64_t)room) reductions[dim] = true;
    }
    return rank;
  }
  return count == 0 ? 0 : mc_structure_rank(ctx, operand_type(ctx, op, start));
}

/* --- maps --- */

/* A map of the dimensions that `keep` says, in order. MC_NONE: out of memory. */
static McAffineMap map_of_dims(McContext *ctx, uint32_t dims, const uint32_t *keep, uint32_t count) {
  McAffineExpr few[16], *results = few;
  McAffineMap map = {MC_NONE};
  if (count > MC_COUNT(few)) results = mc_alloc(&ctx->alloc, count * sizeof *results);
  bool ok = results != NULL;
  for (uint32_t i = 0; ok && i < count; i++) {
    results[i] = mc_affine_dim(ctx, keep == NULL ? i : keep[i]);
    ok = results[i].index != MC_NONE;
  }
  if (ok) map = mc_affine_map(ctx, dims, 0, results, count);
  if (results != few) mc_free(&ctx->alloc, results, count * sizeof *results);
  return map;
}

/* Copies an array of maps without a change. */
static bool take_maps(const McRoutineCheck *c, McAttr array, McMaps *out) {
  McContext *ctx = c->ctx;
  uint32_t count =
      array.index != MC_NONE && mc_kind(ctx, array.index) == MC_ATTR_ARRAY ? mc_attr_array_size(ctx, array) : 0;
  if (!maps_reserve(ctx, out, count)) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < count; i++) {
    McAttr one = mc_attr_array_get(ctx, array, i);
    if (mc_kind(ctx, one.index) == MC_ATTR_AFFINE_MAP) out->ptr[out->len++] = mc_attr_affine_map_value(ctx, one);
  }
  return true;
}

/* The identity for each operand, but nothing for scalars. */
static bool elementwise_maps(const McRoutineCheck *c, McMaps *out) {
  McContext *ctx = c->ctx;
  uint32_t operands = mc_op_num_operands(ctx, c->op), loops = mc_structure_loops(ctx, c->op, NULL, 0);
  if (!maps_reserve(ctx, out, operands)) return mc_out_of_memory(c->diags);
  McAffineMap whole = map_of_dims(ctx, loops, NULL, loops), nothing = map_of_dims(ctx, loops, NULL, 0);
  if (whole.index == MC_NONE || nothing.index == MC_NONE) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < operands; i++) {
    out->ptr[out->len++] = mc_structure_rank(ctx, operand_type(ctx, c->op, i)) == 0 ? nothing : whole;
  }
  return true;
}

/* Which dimensions a map has, when attributes describe it. */
typedef enum Own { OWN_ALL, OWN_REST, OWN_ORDER } Own;

/* All dimensions in order; those that `dimensions` does not list; or the inverse of `permutation`. MC_NONE: out of
 * memory. */
static McAffineMap own_map(McContext *ctx, McOp op, uint32_t loops, Own own) {
  McAttr numbers = mc_op_property_named(ctx, op, own == OWN_ORDER ? "permutation" : "dimensions");
  uint32_t *dims = mc_alloc(&ctx->alloc, ((size_t)loops + 1) * sizeof *dims), count = 0;
  if (dims == NULL) return (McAffineMap){MC_NONE};
  for (uint32_t i = 0; i < loops; i++) dims[i] = i;
  for (uint64_t i = 0, n = own == OWN_ALL ? 0 : num_numbers(ctx, numbers); i < n; i++) {
    int64_t dim = mc_structure_number(ctx, numbers, i);
    if (dim >= 0 && dim < (int64_t)loops) dims[dim] = own == OWN_ORDER ? (uint32_t)i : UINT32_MAX;
  }
  for (uint32_t i = 0; i < loops; i++) {
    if (dims[i] != UINT32_MAX) dims[count++] = dims[i];
  }
  McAffineMap map = map_of_dims(ctx, loops, dims, count);
  mc_free(&ctx->alloc, dims, ((size_t)loops + 1) * sizeof *dims);
  return map;
}

/* A map for the inputs and one for the destinations: of map, reduce, transpose and broadcast. */
static bool own_maps(const McRoutineCheck *c, McStr structure, McMaps *out) {
  McContext *ctx = c->ctx;
  uint32_t operands = mc_op_num_operands(ctx, c->op), loops = mc_structure_loops(ctx, c->op, NULL, 0), first, count;
  Own inputs = mc_str_is(structure, "transpose") ? OWN_ORDER : mc_str_is(structure, "broadcast") ? OWN_REST : OWN_ALL;
  mc_structure_inits(ctx, c->op, NULL, &first, &count);
  McAffineMap input = own_map(ctx, c->op, loops, inputs),
              init = own_map(ctx, c->op, loops, mc_str_is(structure, "reduce") ? OWN_REST : OWN_ALL);
  bool ok = input.index != MC_NONE && init.index != MC_NONE && maps_reserve(ctx, out, operands);
  if (!ok) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < operands; i++) out->ptr[out->len++] = i < first ? input : init;
  return true;
}

bool mc_structure_has_own_maps(McStr structure) {
  return mc_str_is(structure, "map") || mc_str_is(structure, "reduce") || mc_str_is(structure, "transpose") ||
         mc_str_is(structure, "broadcast");
}

bool mc_structure_maps(const McRoutineCheck *c, McMaps *out) {
  McContext *ctx = c->ctx;
  McStr structure = mc_structure_of(ctx, c->op);
  out->ptr = out->few;
  out->len = out->capacity = 0;
  if (mc_structure_has_own_maps(structure)) return own_maps(c, structure, out);
  McAttr maps = mc_op_property_named(ctx, c->op, "indexing_maps");
  if (mc_str_is(structure, "memoized")) {
    McNamedAttr known;
    if (!mc_def_implied_attribute(ctx, c->def, mc_op_properties(ctx, c->op), &known)) return mc_out_of_memory(c->diags);
    maps = mc_attr_dictionary_find(ctx, mc_op_attrs(ctx, c->op), known.name);
    if (maps.index == MC_NONE || mc_kind(ctx, maps.index) != MC_ATTR_ARRAY) maps = known.value;
  } else if (mc_str_is(structure, "product") && maps.index == MC_NONE) {
    maps = mc_def_fact_attr(c->def, MC_FACT_LINALG_INDEXING_MAPS);
  } else if (mc_str_is(structure, "elementwise")) {
    bool given = false;
    for (uint32_t i = 0; i < c->def->op->num_attrs && !given; i++) {
      given = mc_str_is(mc_ident_str(ctx, (McIdent){mc_def_attrs(c->def)[i].name}), "indexing_maps");
    }
    if (!given) return elementwise_maps(c, out);
  }
  return take_maps(c, maps, out);
}

McAttr mc_linalg_indexing_maps(McContext *ctx, McOp op, McDiags *diags) {
  McAttr made = {MC_NONE};
  if (mc_structure_of(ctx, op).len == 0) return made;
  McRoutineCheck check = {.ctx = ctx, .op = op, .def = mc_op_def(ctx, op), .diags = diags};
  McMaps maps;
  bool ok = mc_structure_maps(&check, &maps);
  McAttr few[8], *attrs = maps.len <= MC_COUNT(few) ? few : mc_alloc(&ctx->alloc, maps.len * sizeof *attrs);
  for (uint32_t i = 0; ok && attrs != NULL && i < maps.len; i++) attrs[i] = mc_attr_affine_map(ctx, maps.ptr[i]);
  if (ok && attrs != NULL) made = mc_attr_array(ctx, attrs, maps.len);
  if (ok && made.index == MC_NONE) mc_out_of_memory(diags);
  if (attrs != few) mc_free(&ctx->alloc, attrs, maps.len * sizeof *attrs);
  mc_maps_fini(ctx, &maps);
  return made;
}

uint32_t mc_linalg_loops(const McContext *ctx, McOp op, bool *reductions, uint32_t room) {
  return mc_structure_of(ctx, op).len == 0 ? 0 : mc_structure_loops(ctx, op, reductions, room);
}

/* --- expressions --- */

bool mc_map_is_projected_permutation(McContext *ctx, McAffineMap map) {
  uint32_t count = mc_affine_map_num_results(ctx, map), dims = mc_affine_map_num_dims(ctx, map);
  if (mc_affine_map_num_symbols(ctx, map) != 0 || count > dims) return false;
  bool few[32] = {false}, *seen = few, ok = true;
  if (dims > MC_COUNT(few)) seen = mc_alloc_zeroed(&ctx->alloc, dims);
  if (seen == NULL) return false;
  for (uint32_t i = 0; i < count && ok; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    ok = mc_affine_is_dim(ctx, e) && !seen[mc_affine_value(ctx, e)];
    if (ok) seen[mc_affine_value(ctx, e)] = true;
  }
  if (seen != few) mc_free(&ctx->alloc, seen, dims);
  return ok;
}

bool mc_structure_evaluate(const McContext *ctx, McAffineExpr e, const int64_t *dims, uint32_t num_dims, uint32_t depth,
                           int64_t *out) {
  int64_t a, b, sum = 0;
  for (; mc_kind(ctx, e.index) == MC_AFFINE_ADD; e = mc_affine_lhs(ctx, e)) {
    if (depth == MAX_DEPTH || !mc_structure_evaluate(ctx, mc_affine_rhs(ctx, e), dims, num_dims, depth + 1, &b)) {
      return false;
    }
    sum = (int64_t)((uint64_t)sum + (uint64_t)b);
  }
  McKind kind = mc_kind(ctx, e.index);
  switch (kind) {
    case MC_AFFINE_CONSTANT: *out = (int64_t)((uint64_t)mc_affine_value(ctx, e) + (uint64_t)sum); return true;
    case MC_AFFINE_DIM:
      if (mc_affine_value(ctx, e) >= (int64_t)num_dims) return false;
      *out = (int64_t)((uint64_t)dims[mc_affine_value(ctx, e)] + (uint64_t)sum);
      return true;
    case MC_AFFINE_SYMBOL: return false;
    default: break;
  }
  if (depth == MAX_DEPTH || !mc_structure_evaluate(ctx, mc_affine_lhs(ctx, e), dims, num_dims, depth + 1, &a) ||
      !mc_structure_evaluate(ctx, mc_affine_rhs(ctx, e), dims, num_dims, depth + 1, &b)) {
    return false;
  }
  if (kind == MC_AFFINE_MUL) a = (int64_t)((uint64_t)a * (uint64_t)b);
  else if (b < 1) return false;
  else if (kind == MC_AFFINE_MOD) a = a % b < 0 ? a % b + b : a % b;
  else if (kind == MC_AFFINE_FLOORDIV) a = a / b - (a % b < 0);
  else a = a / b + (a % b > 0);
  *out = (int64_t)((uint64_t)a + (uint64_t)sum);
  return true;
}

bool mc_structure_has_dim(const McContext *ctx, McAffineExpr e, uint32_t dim, uint32_t depth) {
  for (; depth < MAX_DEPTH && mc_kind(ctx, e.index) == MC_AFFINE_ADD; e = mc_affine_lhs(ctx, e)) {
    if (mc_structure_has_dim(ctx, mc_affine_rhs(ctx, e), dim, depth + 1)) return true;
  }
  switch (mc_kind(ctx, e.index)) {
    case MC_AFFINE_CONSTANT: case MC_AFFINE_SYMBOL: return false;
    case MC_AFFINE_DIM: return mc_affine_value(ctx, e) == (int64_t)dim;
    default:
      return depth < MAX_DEPTH && (mc_structure_has_dim(ctx, mc_affine_lhs(ctx, e), dim, depth + 1) ||
                                   mc_structure_has_dim(ctx, mc_affine_rhs(ctx, e), dim, depth + 1));
  }
}

void mc_structure_put_shape(const McContext *ctx, McType type, McBuf *out) {
  for (uint32_t i = 0, n = mc_structure_rank(ctx, type); i < n; i++) {
    if (i > 0) mc_buf_lit(out, ", ");
    mc_buf_i64(out, mc_type_dim(ctx, type, i));
  }
}
