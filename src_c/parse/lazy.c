/* lazy.c - the regions of a text that was opened in part are read when they are needed.
 *
 * The operation is read once more, whole, beside the tree, and its blocks are moved: no form has to keep what it knew
 * before its regions. Aliases and other things that the text defines outside of operations are seen by all regions.
 *
 * One parser reads the regions one after the other, with all that it remembers. Records come from a pool that has
 * others, too, so that what was read wrongly is erased: every region that is made is noted, and those that got no
 * operation have what was made, with the names that are not defined yet.
 */
#include "parse/parse.h"
#include "parse/parse_names.h"
#include "parse/parse_opaque.h"

/* A parser is freed once it has read this many bytes, so that what it remembers stays small. */
#define MAX_READ ((size_t)4 << 20)

void mc_p_later_rest(McContext *ctx, McLaterText *later) {
  if (later->parser == NULL) return;
  McParser *p = later->parser;
  mc_p_give_carried(p, &later->carried);
  later->lines = p->lines;
  p->lines = (McTextLines){.last_at = 0};
  mc_p_fini(p);
  mc_free(&ctx->alloc, p, sizeof *p);
  later->parser = NULL;
  later->num_read = 0;
}

/* Makes the parser, or takes the one that read before. Returns false after reporting that memory ran out. */
static bool ensure_parser(McContext *ctx, McLaterText *later, McDiags *diags) {
  if (later->newest != mc_dialect_newest(ctx)) mc_p_later_rest(ctx, later); /* spellings have another meaning now */
  if (later->parser != NULL) return true;
  McParser *p = mc_alloc(&ctx->alloc, sizeof *p);
  if (p == NULL) return mc_out_of_memory(diags);
  McStr name = mc_ident_str(ctx, later->name);
  if (!mc_p_init(p, ctx, later->text, later->len, name, MC_SYNTAX_MODERN, NULL, diags)) {
    mc_free(&ctx->alloc, p, sizeof *p);
    return false;
  }
  mc_p_take_carried(p, &later->carried);
  p->is_part = false; /* the text stays, and no alias can follow */
  p->base = later->base;
  p->lines = later->lines;
  later->lines = (McTextLines){.last_at = 0};
  later->parser = p;
  return true;
}

/* Reads the operation into a block of no region. The text is that of the parse that put the operation off. */
static bool read_op(McParser *p, const McPutOff *place, McBlock *holder) {
  McContext *ctx = p->ctx;
  size_t mark;
  *holder = mc_block_create_pooled(ctx, p->pool, (McRegion){MC_NONE}, (McBlock){MC_NONE});
  if (holder->index == MC_NONE || !mc_array_push(&ctx->alloc, &p->default_dialects, place->dialect)) {
    return mc_p_out_of_memory(p);
  }
  mc_p_reset(p, place->at);
  if (!mc_names_begin_part(p, &mark) || !mc_p_op(p, *holder) || !mc_names_end_part(p, (McRegion){MC_NONE}, mark) ||
      !mc_p_resolve_locs(p)) {
    return false;
  }
  p->default_dialects.len--;
  return true;
}

/* The operations are the same, unless the text was changed. */
static bool move_blocks(McParser *p, const McPutOff *place, McOp from, McOp to) {
  McContext *ctx = p->ctx;
  uint32_t count = mc_op_num_regions(ctx, from);
  if (count != mc_op_num_regions(ctx, to)) {
    return mc_p_error_at(p, place->at, "the text was changed since it was opened");
  }
  for (uint32_t i = 0; i < count; i++) {
    McRegion source = mc_op_region(ctx, from, i), target = mc_op_region(ctx, to, i);
    for (McBlock block; (block = mc_region_first_block(ctx, source)).index != MC_NONE;) {
      mc_block_unlink(ctx, block);
      mc_block_link(ctx, block, target, (McBlock){MC_NONE});
    }
    mc_region_rec(ctx, target)->flags = mc_region_rec(ctx, source)->flags;
  }
  return true;
}

/* Erases the regions that were made and that no operation has. */
static void erase_loose(McParser *p, McEraser *e) {
  McMadeRegions *made = p->made_regions;
  size_t count = 0;
  for (size_t i = 0; i < made->len; i++) {
    McMadeRegion at = made->ptr[i];
    if (!mc_region_is_live(p->ctx, at.region, at.generation)) continue;
    if (mc_region_rec(p->ctx, at.region)->op == MC_NONE) made->ptr[count++] = at;
  }
  for (size_t i = 0; i < count; i++) mc_eraser_region(e, made->ptr[i].region);
}

bool mc_p_later_read(McContext *ctx, McLaterText *later, uint32_t number, McOp op, McPool *pool, McDiags *diags) {
  if (!ensure_parser(ctx, later, diags)) return false;
  const McPutOff *place = &later->putting_off.ops.ptr[number];
  McParser *p = later->parser;
  McMadeRegions made;
  mc_array_init(&made);
  p->diags = diags;
  p->pool = pool;
  p->positions = 0;
  p->made_regions = &made;
  mc_ticker_init(&p->ticker, ctx);
  mc_p_begin_part(p);
  McBlock holder;
  bool ok = read_op(p, place, &holder);
  if (ok && p->base != 0) mc_sources_retain(ctx->sources, p->base, p->positions);
  McEraser e;
  mc_eraser_init(&e, ctx);
  e.uncounted = !ok;
  if (!ok) mc_names_drop_undefined(p, &e);
  else ok = move_blocks(p, place, mc_block_first_op(ctx, holder), op);
  erase_loose(p, &e);
  if (holder.index != MC_NONE) mc_eraser_block(&e, holder);
  mc_eraser_end(&e);
  mc_array_fini(&ctx->alloc, &made);
  p->made_regions = NULL;
  later->num_read += place->len;
  later->newest = mc_dialect_newest(ctx);
  if (!ok || later->num_read > MAX_READ) mc_p_later_rest(ctx, later);
  return ok;
}

void mc_p_later_fini(McContext *ctx, McLaterText *later) {
  mc_p_later_rest(ctx, later);
  mc_array_fini(&ctx->alloc, &later->putting_off.ops);
  mc_p_carried_fini(ctx, &later->carried);
  mc_array_fini(&ctx->alloc, &later->lines.marks);
  if (later->base != 0) mc_sources_release(ctx->sources, later->base, 1);
}
