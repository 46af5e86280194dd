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

/* The operands, results and region stay; attributes that the named operation has go. */
static bool generalize(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McStr structure = mc_structure_of(ctx, op);
  if (structure.len == 0 || mc_str_is(structure, "generic") || mc_op_num_regions(ctx, op) != 1) return false;
  uint32_t first, count, operands = mc_op_num_operands(ctx, op);
  mc_structure_inits(ctx, op, NULL, &first, &count);
  McAttr maps = mc_linalg_indexing_maps(ctx, op, NULL);
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
