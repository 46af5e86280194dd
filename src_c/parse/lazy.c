/* lazy.c - the regions of a text that was opened in part are read when they are needed.
 *
 * The operation is read once more, whole, beside the tree, and its blocks are moved: no form has to keep what it knew
 * before its regions. Aliases and other things that the text defines outside of operations are seen by all regions.
 */
#include "parse/parse.h"
#include "parse/parse_names.h"

/* The text is that of the parse that put the operation off. */
static bool read_op(McParser *p, const McPutOff *place, McOp *module, McOp *op) {
  McContext *ctx = p->ctx;
  McBlock body;
  *module = mc_p_new_module(ctx, p->pool, p->source_name, &body, p->diags);
  if (module->index == MC_NONE) return false;
  if (!mc_array_push(&ctx->alloc, &p->default_dialects, place->dialect)) return mc_p_out_of_memory(p);
  mc_p_reset(p, place->at);
  if (!mc_p_op(p, body) || !mc_names_finish(p, mc_op_region(ctx, *module, 0)) || !mc_p_resolve_locs(p)) return false;
  *op = mc_block_first_op(ctx, body);
  return true;
}

static void move_blocks(McContext *ctx, McOp from, McOp to) {
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, from); i < n; i++) {
    McRegion source = mc_op_region(ctx, from, i), target = mc_op_region(ctx, to, i);
    for (McBlock block; (block = mc_region_first_block(ctx, source)).index != MC_NONE;) {
      mc_block_detach(ctx, block);
      mc_block_insert(ctx, block, target, (McBlock){MC_NONE});
    }
    mc_region_rec(ctx, target)->flags |= mc_region_rec(ctx, source)->flags & MC_REGION_IN_ORDER;
  }
}

bool mc_p_later_read(McContext *ctx, McLaterText *later, McOp op, uint32_t number, McDiags *diags) {
  McParser parser, *p = &parser;
  McStr name = mc_ident_str(ctx, later->name);
  if (!mc_p_init(p, ctx, later->text, later->len, name, MC_SYNTAX_MODERN, NULL, diags)) return false;
  p->pool = mc_pool_new(ctx, true);
  if (p->pool == NULL) {
    mc_p_fini(p);
    return mc_out_of_memory(diags);
  }
  mc_p_take_carried(p, &later->carried);
  p->is_part = false; /* the text stays, and no alias can follow */
  p->base = later->base;
  McOp module = {MC_NONE}, read = {MC_NONE};
  bool ok = read_op(p, &later->putting_off.ops.ptr[number], &module, &read);
  if (ok) {
    mc_pool_publish(ctx, p->pool);
    if (p->base != 0) mc_sources_retain(ctx->sources, p->base, p->positions);
    move_blocks(ctx, read, op);
    mc_op_erase(ctx, module);
    mc_pool_close(ctx, p->pool); /* freed with the last operation in it */
  } else {
    mc_pool_abandon(ctx, p->pool);
  }
  mc_p_give_carried(p, &later->carried);
  mc_p_fini(p);
  return ok;
}

void mc_p_later_fini(McContext *ctx, McLaterText *later) {
  mc_array_fini(&ctx->alloc, &later->putting_off.ops);
  mc_p_carried_fini(ctx, &later->carried);
  if (later->base != 0) mc_sources_release(ctx->sources, later->base, 1);
}
