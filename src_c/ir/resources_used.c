/* resources_used.c - which resources the operations of a tree refer to.
 *
 * Attributes, properties, types and locations are searched without recursion. An interned thing is searched once,
 * however often it is used, so that the cost is linear in the tree and in the things it uses.
 */
#include "ir/ir.h"
#include "base/array.h"
#include "ir/context.h"
#include "types/attrs.h"

typedef struct Search {
  McContext *ctx;  /* borrowed */
  uint8_t *seen;   /* owned: a bit for each interned index */
  size_t num_seen;
  McWords pending; /* owned */
  McWords keys;    /* owned: the result, in the order of the first mention */
  bool failed;
} Search;

/* Returns true when it was not seen before. */
static bool is_new(Search *s, uint32_t index) {
  if (index == MC_NONE || index >> 31 != 0 || index / 8 >= s->num_seen) return false;
  uint8_t bit = (uint8_t)(1u << index % 8);
  if (s->seen[index / 8] & bit) return false;
  s->seen[index / 8] |= bit;
  return true;
}

static void look_at(Search *s, uint32_t index) {
  if (!is_new(s, index)) return;
  s->failed |= !mc_array_push(&s->ctx->alloc, &s->pending, index);
  while (s->pending.len > 0 && !s->failed) {
    uint32_t at = s->pending.ptr[--s->pending.len];
    const McRec *r = mc_rec(s->ctx, at);
    if (r->kind == MC_ATTR_DENSE_RESOURCE && is_new(s, r->words[1])) {
      s->failed |= !mc_array_push(&s->ctx->alloc, &s->keys, r->words[1]);
    }
    uint32_t count = mc_rec_num_children(r);
    for (uint32_t i = count; i > 0 && !s->failed; i--) {
      uint32_t child = mc_rec_child(r, i - 1);
      if (is_new(s, child)) s->failed |= !mc_array_push(&s->ctx->alloc, &s->pending, child);
    }
  }
}

static void look_at_op(Search *s, McOp op) {
  McContext *ctx = s->ctx;
  look_at(s, mc_op_properties(ctx, op).index);
  look_at(s, mc_op_attrs(ctx, op).index);
  look_at(s, mc_op_loc(ctx, op).index);
  for (uint32_t i = 0; i < mc_op_num_results(ctx, op); i++) {
    look_at(s, mc_value_type(ctx, mc_op_result(ctx, op, i)).index);
  }
  for (uint32_t i = 0; i < mc_op_num_regions(ctx, op); i++) {
    for (McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i)); block.index != MC_NONE;
         block = mc_block_next(ctx, block)) {
      for (uint32_t a = 0; a < mc_block_num_args(ctx, block); a++) {
        look_at(s, mc_value_type(ctx, mc_block_arg(ctx, block, a)).index);
        look_at(s, mc_value_loc(ctx, mc_block_arg(ctx, block, a)).index);
      }
    }
  }
}

bool mc_op_resources(McContext *ctx, McOp op, McIdent **keys, size_t *count) {
  Search s = {.ctx = ctx, .num_seen = mc_uniquer_count(ctx->uniquer) / 8 + 1};
  *keys = NULL;
  *count = 0;
  s.seen = mc_alloc_zeroed(&ctx->alloc, s.num_seen);
  if (s.seen == NULL) return false;
  McWalk walk;
  mc_walk_init(ctx, &walk, op, false);
  for (McOp each; !s.failed && (each = mc_walk_next(ctx, &walk)).index != MC_NONE;) look_at_op(&s, each);
  mc_free(&ctx->alloc, s.seen, s.num_seen);
  mc_array_fini(&ctx->alloc, &s.pending);
  if (!s.failed && s.keys.len > 0) {
    *keys = mc_alloc(&ctx->alloc, s.keys.len * sizeof **keys);
    if (*keys == NULL) s.failed = true;
    else memcpy(*keys, s.keys.ptr, s.keys.len * sizeof **keys); /* one-word structs have the layout of words */
    *count = s.keys.len;
  }
  mc_array_fini(&ctx->alloc, &s.keys);
  return !s.failed;
}

void mc_op_resources_free(McContext *ctx, McIdent *keys, size_t count) {
  if (keys != NULL) mc_free(&ctx->alloc, keys, count * sizeof *keys);
}
