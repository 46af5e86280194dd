/* linalg_generalize.c - the pass linalg-generalize-named-ops: named structured operations become linalg.generic. */
#include "dialects/linalg/linalg.def"
#include "dialects/linalg/linalg_structure.h"
#include "transform/pattern_driver.h"

const McPassInfo mc_pass_linalg_generalize_named_ops_info = {
    "linalg-generalize-named-ops", "LinalgGeneralizeNamedOpsPass", "Convert named ops into generic ops", MC_PASS_NONE,
    MC_PASS_NONE, MC_PASS_CHANGES, NULL};

/* #linalg.iterator_type<...> for each loop. MC_NONE: out of memory. */
static McAttr iterators_of(McContext *ctx, McOp op) {
  uint32_t loops = mc_structure_loops(ctx, op, NULL, 0);
  MC_ARRAY(McAttr) kinds = {0};
  MC_ARRAY(bool) reductions = {0};
  McIdent name = mc_ident(ctx, "linalg.iterator_type", strlen("linalg.iterator_type"));
  McAttr list = {MC_NONE};
  bool ok = name.index != MC_NONE && mc_array_reserve(&ctx->alloc, &reductions, loops + 1) &&
            mc_array_reserve(&ctx->alloc, &kinds, loops + 1);
  if (ok) mc_structure_loops(ctx, op, reductions.ptr, loops);
  for (uint32_t i = 0; ok && i < loops; i++) {
    kinds.ptr[i] = mc_attr_enum(ctx, name, reductions.ptr[i]);
    ok = kinds.ptr[i].index != MC_NONE;
  }
  if (ok) list = mc_attr_array(ctx, kinds.ptr, loops);
  mc_array_fini(&ctx->alloc, &kinds);
  mc_array_fini(&ctx->alloc, &reductions);
  return list;
}

/* Number `i` of a dense i64 array is `dim`, for some i. */
static bool is_listed(const McContext *ctx, McAttr array, uint32_t dim) {
  for (uint64_t i = 0, n = mc_attr_dense_count(ctx, array); i < n; i++) {
    if (mc_structure_number(ctx, array, i) == dim) return true;
  }
  return false;
}

/* The map of an operand of a structure that its attributes describe: all dimensions in order, those that are not
 * listed in `dimensions`, or the inverse of `permutation`. MC_NONE: out of memory. */
static McAttr own_map(McContext *ctx, uint32_t loops, McAttr dimensions, McAttr permutation) {
  MC_ARRAY(McAffineExpr) results = {0};
  McAffineMap map = {MC_NONE};
  bool ok = mc_array_reserve(&ctx->alloc, &results, loops + 1);
  for (uint32_t i = 0; ok && i < loops; i++) {
    uint32_t dim = i;
    if (dimensions.index != MC_NONE && is_listed(ctx, dimensions, i)) continue;
    for (uint32_t k = 0; permutation.index != MC_NONE && k < loops; k++) {
      if (mc_structure_number(ctx, permutation, k) == i) dim = k;
    }
    McAffineExpr e = mc_affine_dim(ctx, dim);
    results.ptr[results.len++] = e;
    ok = e.index != MC_NONE;
  }
  if (ok) map = mc_affine_map(ctx, loops, 0, results.ptr, results.len);
  mc_array_fini(&ctx->alloc, &results);
  return map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map);
}

/* The indexing maps of the operation. MC_NONE: it has none, or out of memory. */
static McAttr maps_of(McContext *ctx, McOp op, McStr structure, uint32_t first) {
  McAttr none = {MC_NONE}, dimensions = mc_attr_named(ctx, op, "dimensions"), list = none;
  bool is_reduce = mc_str_is(structure, "reduce"), is_broadcast = mc_str_is(structure, "broadcast"),
       is_transpose = mc_str_is(structure, "transpose");
  if (!is_reduce && !is_broadcast && !is_transpose && !mc_str_is(structure, "map")) {
    return mc_linalg_indexing_maps(ctx, op, NULL);
  }
  uint32_t operands = mc_op_num_operands(ctx, op), loops = mc_structure_loops(ctx, op, NULL, 0);
  McAttr permutation = is_transpose ? mc_attr_named(ctx, op, "permutation") : none;
  MC_ARRAY(McAttr) maps = {0};
  bool ok = mc_array_reserve(&ctx->alloc, &maps, operands + 1);
  for (uint32_t i = 0; ok && i < operands; i++) {
    bool drops = (is_broadcast && i < first) || (is_reduce && i >= first);
    maps.ptr[i] = own_map(ctx, loops, drops ? dimensions : none, i < first ? permutation : none);
    ok = maps.ptr[i].index != MC_NONE;
  }
  if (ok) list = mc_attr_array(ctx, maps.ptr, operands);
  mc_array_fini(&ctx->alloc, &maps);
  return list;
}

/* The operands, results and region stay; attributes that the named operation has go. */
static bool generalize(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McStr structure = mc_structure_of(ctx, op);
  if (structure.len == 0 || mc_str_is(structure, "generic") || mc_op_num_regions(ctx, op) != 1) return false;
  uint32_t first, count, operands = mc_op_num_operands(ctx, op);
  mc_structure_inits(ctx, op, NULL, &first, &count);
  McAttr maps = maps_of(ctx, op, structure, first);
  if (maps.index == MC_NONE || mc_attr_array_size(ctx, maps) != operands || first + count != operands) return false;
  McAttr iterators = iterators_of(ctx, op);
  int32_t groups[2] = {(int32_t)first, (int32_t)count};
  McNamedAttr attrs[3] = {{mc_ident(ctx, "indexing_maps", strlen("indexing_maps")), maps},
                          {mc_ident(ctx, "iterator_types", strlen("iterator_types")), iterators},
                          mc_segments_attr(ctx, groups, 2)};
  for (uint32_t i = 0; i < 3; i++) {
    if (attrs[i].name.index == MC_NONE || attrs[i].value.index == MC_NONE) return mc_rw_fail(rw);
  }
  McValueList values = {0};
  McTypeList types = {0};
  McOp made = {MC_NONE};
  if (mc_rw_operands(rw, op, 0, operands, &values) && mc_rw_result_types(rw, op, &types)) {
    made = mc_rw_create(rw, op, &(McRwOp){.name = "linalg.generic", .operands = values.ptr, .num_operands = values.len,
                                          .results = types.ptr, .num_results = types.len, .attrs = attrs,
                                          .num_attrs = 3, .num_regions = 1});
  }
  mc_array_fini(&ctx->alloc, &values);
  mc_array_fini(&ctx->alloc, &types);
  if (made.index == MC_NONE) return false;
  mc_rw_move_blocks(rw, mc_op_region(ctx, op, 0), mc_op_region(ctx, made, 0));
  mc_rw_replace_by(rw, op, made);
  return true;
}

bool mc_pass_linalg_generalize_named_ops(McPassRun *run) {
  McGreedy greedy = mc_greedy_defaults;
  greedy.pattern = generalize;
  return mc_greedy_run(run, &greedy, NULL);
}
