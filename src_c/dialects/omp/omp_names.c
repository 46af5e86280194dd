/* omp_names.c - suggested names of loops: `%canonloop` for a reference to a loop, `%iv` for its variable, with the
 * place of the loop among others, in the words of mlir-opt 22.
 *
 * A place is a list of parts from the outermost to the innermost: `_r1` for a region of an operation with several,
 * `_s2` for an operation among others with regions, `_d1` for a loop directly inside of others. Parts that everything
 * in a region shares are left out. An isolated operation starts anew.
 */
#include "dialects/omp/omp.def"
#include "dialects/omp/omp.h"

#define MAX_PARTS 128 /* deeper nests get shorter names */

typedef struct NamePart {
  McOp op; /* MC_NONE for a region of its parent */
  uint32_t number, depth;
  bool is_region, is_unique, is_loop, skip;
} NamePart;

static bool is_loop(const McContext *ctx, McOp op) { return mc_omp_is(ctx, op, "canonical_loop"); }

/* The number of the operation among those of its region that have regions. *unique: there is at most one. */
static uint32_t place_of(const McContext *ctx, McOp op, bool *unique) {
  uint32_t count = 0, place = 0;
  McRegion region = mc_block_region(ctx, mc_op_block(ctx, op));
  for (McBlock block = mc_region_first_block(ctx, region); block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp at = mc_block_first_op(ctx, block); at.index != MC_NONE; at = mc_op_next(ctx, at)) {
      if (at.index == op.index) place = count;
      count += mc_op_num_regions(ctx, at) > 0;
    }
  }
  *unique = count <= 1;
  return place;
}

/* Parts of the place, from the innermost to the outermost. */
static uint32_t collect(const McContext *ctx, McOp op, NamePart *parts) {
  uint32_t count = 0;
  while (count + 2 <= MAX_PARTS && mc_op_block(ctx, op).index != MC_NONE) {
    McRegion region = mc_block_region(ctx, mc_op_block(ctx, op));
    McOp parent = mc_region_op(ctx, region);
    NamePart *here = &parts[count++], *around = &parts[count++];
    *here = (NamePart){.op = op, .is_loop = is_loop(ctx, op)};
    here->number = place_of(ctx, op, &here->is_unique);
    *around = (NamePart){.op = {MC_NONE}, .is_region = true, .is_unique = true};
    if (parent.index == MC_NONE || mc_op_has_trait(ctx, parent, MC_TRAIT(ISOLATED_FROM_ABOVE))) break;
    if (mc_op_num_regions(ctx, parent) > 1) {
      around->is_unique = false;
      around->number = mc_region_index(ctx, region);
    }
    op = parent;
  }
  return count;
}

/* How many loops are directly around each. */
static void count_depths(NamePart *parts, uint32_t count) {
  uint32_t around = 0;
  for (uint32_t i = count; i-- > 0;) {
    NamePart *part = &parts[i];
    if (part->skip) continue;
    if (part->is_region || !part->is_unique) around = 0;
    if (part->is_region) continue;
    part->depth = around;
    around += part->is_loop;
  }
}

/* Only the innermost loop of a nest has a part: its depth. */
static void skip_outer_loops(NamePart *parts, uint32_t count) {
  bool in_nest = false;
  for (uint32_t i = 0; i < count; i++) {
    NamePart *part = &parts[i];
    if (part->skip || part->is_region) continue;
    if (!in_nest && part->depth >= 1) {
      in_nest = true;
    } else if (in_nest) {
      part->skip = part->skip || part->is_unique;
      if (part->depth == 0) in_nest = false;
    }
  }
}

static void put_place(const McContext *ctx, McOp op, McBuf *out) {
  NamePart parts[MAX_PARTS];
  uint32_t count = collect(ctx, op, parts);
  for (uint32_t i = 0; i < count; i++) parts[i].skip = parts[i].is_region && parts[i].is_unique;
  count_depths(parts, count);
  skip_outer_loops(parts, count);
  bool fresh = true;
  for (uint32_t i = 0; i < count; i++) {
    NamePart *part = &parts[i];
    if (!part->is_region && part->is_unique && !part->is_loop) part->skip = true;
  }
  for (uint32_t i = count; i-- > 0;) {
    NamePart *part = &parts[i];
    if (fresh && part->is_unique) part->skip = true;
    if (!part->skip) fresh = true;
    if (!part->is_region) fresh = false;
  }
  for (uint32_t i = count; i-- > 0;) {
    NamePart *part = &parts[i];
    if (part->skip) continue;
    if (part->is_region) mc_buf_printf(out, "_r%u", part->number);
    else if (part->depth >= 1) mc_buf_printf(out, "_d%u", part->depth);
    else mc_buf_printf(out, "_s%u", part->number);
  }
}

void mc_asm_omp_induction_variable(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  if (result > 0) return;
  mc_buf_lit(out, "iv");
  put_place(ctx, op, out);
}

void mc_asm_omp_loop_reference(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McLoopUses uses = mc_omp_loop_uses(ctx, mc_op_result(ctx, op, result));
  uint32_t start, count;
  if (uses.maker.index == MC_NONE) {
    mc_buf_lit(out, "cli");
  } else if (is_loop(ctx, uses.maker)) {
    mc_buf_lit(out, "canonloop");
    put_place(ctx, uses.maker, out);
  } else if (mc_omp_made_operands(ctx, uses.maker, &start, &count)) { /* loops over tiles, then loops in tiles */
    uint32_t number = uses.operand - start;
    if (number < count / 2) mc_buf_printf(out, "grid%u", number + 1);
    else mc_buf_printf(out, "intratile%u", number - count / 2 + 1);
  }
}
