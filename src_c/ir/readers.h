/* readers.h - the parts of IR records that are read most often: calls from inside the core are inlined.
 *
 * Included by context.h, and by ir.c, which emits the functions for all other callers. Debug builds have only those.
 * There is no guard: MC_READ decides whether the functions are inline.
 */

MC_READ McRegion mc_block_region(const McContext *ctx, McBlock block) {
  return (McRegion){mc_block_rec(ctx, block)->region};
}
MC_READ McOp mc_block_parent_op(const McContext *ctx, McBlock block) {
  uint32_t region = mc_block_rec(ctx, block)->region;
  return (McOp){region == MC_NONE ? MC_NONE : mc_region_rec(ctx, (McRegion){region})->op};
}
MC_READ McBlock mc_block_next(const McContext *ctx, McBlock block) { return (McBlock){mc_block_rec(ctx, block)->next}; }
MC_READ McOp mc_block_first_op(const McContext *ctx, McBlock block) {
  return (McOp){mc_block_rec(ctx, block)->first_op};
}
MC_READ McOp mc_block_last_op(const McContext *ctx, McBlock block) { return (McOp){mc_block_rec(ctx, block)->last_op}; }
MC_READ uint32_t mc_block_num_ops(const McContext *ctx, McBlock block) { return mc_block_rec(ctx, block)->num_ops; }
MC_READ uint64_t mc_block_list_version(const McContext *ctx, McBlock block) {
  return mc_block_rec(ctx, block)->list_version;
}
MC_READ uint32_t mc_block_num_args(const McContext *ctx, McBlock block) { return mc_block_rec(ctx, block)->num_args; }
MC_READ McValue mc_block_arg(const McContext *ctx, McBlock block, uint32_t i) {
  MC_ASSERT(i < mc_block_rec(ctx, block)->num_args);
  return (McValue){mc_words(ctx, mc_block_rec(ctx, block)->args)[2 * (size_t)i]};
}
MC_READ McOp mc_region_op(const McContext *ctx, McRegion region) { return (McOp){mc_region_rec(ctx, region)->op}; }
MC_READ uint32_t mc_region_index(const McContext *ctx, McRegion region) { return mc_region_rec(ctx, region)->index; }
MC_READ McBlock mc_region_first_block(const McContext *ctx, McRegion region) {
  return (McBlock){mc_region_rec(ctx, region)->first_block};
}
MC_READ McBlock mc_region_last_block(const McContext *ctx, McRegion region) {
  return (McBlock){mc_region_rec(ctx, region)->last_block};
}
MC_READ McOpName mc_op_get_name(const McContext *ctx, McOp op) { return (McOpName){mc_op_rec(ctx, op)->name}; }
MC_READ McAttr mc_op_properties(const McContext *ctx, McOp op) { return (McAttr){mc_op_rec(ctx, op)->properties}; }
MC_READ McBlock mc_op_block(const McContext *ctx, McOp op) { return (McBlock){mc_op_rec(ctx, op)->block}; }
MC_READ McOp mc_op_parent(const McContext *ctx, McOp op) {
  McBlock block = {mc_op_rec(ctx, op)->block};
  return block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_parent_op(ctx, block);
}
MC_READ McOp mc_op_next(const McContext *ctx, McOp op) { return (McOp){mc_op_rec(ctx, op)->next}; }
MC_READ uint32_t mc_op_num_operands(const McContext *ctx, McOp op) { return mc_op_rec(ctx, op)->num_operands; }
MC_READ McUse mc_op_operand_use(const McContext *ctx, McOp op, uint32_t i) {
  MC_ASSERT(i < mc_op_rec(ctx, op)->num_operands);
  return (McUse){mc_op_rec(ctx, op)->operands + i};
}
MC_READ McValue mc_op_operand(const McContext *ctx, McOp op, uint32_t i) {
  return (McValue){mc_use_rec(ctx, mc_op_operand_use(ctx, op, i))->value};
}
MC_READ uint32_t mc_op_num_results(const McContext *ctx, McOp op) { return mc_op_rec(ctx, op)->num_results; }
MC_READ McValue mc_op_result(const McContext *ctx, McOp op, uint32_t i) {
  MC_ASSERT(i < mc_op_rec(ctx, op)->num_results);
  return (McValue){mc_op_rec(ctx, op)->results + i};
}
MC_READ uint32_t mc_op_num_regions(const McContext *ctx, McOp op) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  return rec->extra == 0 ? 0 : mc_extra(ctx, rec)->num_regions;
}
MC_READ McRegion mc_op_region(const McContext *ctx, McOp op, uint32_t i) {
  MC_ASSERT(i < mc_op_num_regions(ctx, op));
  return (McRegion){mc_extra(ctx, mc_op_rec(ctx, op))->regions[i]};
}
MC_READ uint32_t mc_op_num_successors(const McContext *ctx, McOp op) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  return rec->extra == 0 ? 0 : mc_extra(ctx, rec)->num_successors;
}
MC_READ McBlock mc_op_successor(const McContext *ctx, McOp op, uint32_t i) {
  MC_ASSERT(i < mc_op_num_successors(ctx, op));
  return (McBlock){mc_use_rec(ctx, (McUse){mc_extra(ctx, mc_op_rec(ctx, op))->successors + i})->value};
}
MC_READ McType mc_value_type(const McContext *ctx, McValue v) { return (McType){mc_value_rec(ctx, v)->type}; }
MC_READ bool mc_value_is_block_arg(const McContext *ctx, McValue v) {
  return (mc_value_rec(ctx, v)->index & MC_VALUE_ARG) != 0;
}
