/* structure.c - whether two operations have the same structure, and a hash of it.
 *
 * Two passes go over the trees in step, without recursion, as in rewrite.c. The first gives everything that is defined
 * its partner (or its number), the second reads the uses, so that use before definition needs no special case. The hash
 * is made of texts and numbers, and never of ids except those of things that are used from outside: it is the same in
 * every context.
 */
#include <stdlib.h>

#include "base/array.h"
#include "base/buffer.h"
#include "base/idmap.h"
#include "ir/context.h"
#include "ir/op_def.h"

typedef struct Pairing {
  McContext *ctx; /* borrowed */
  unsigned flags;
  McIdMap values, blocks; /* owned: id in the first tree -> id in the second */
  McWords left, right;    /* owned: operands of commutative operations, while they are sorted */
} Pairing;

/* Whether two locations are the same, though one may be a position and the other interned, goes to *out. Returns false
 * when out of memory. */
static bool same_loc(McContext *ctx, McLoc a, McLoc b, bool *out) {
  if (a.index == b.index) {
    *out = true;
    return true;
  }
  McAttr left = mc_loc_attr(ctx, a), right = mc_loc_attr(ctx, b);
  *out = left.index == right.index;
  return left.index != MC_NONE && right.index != MC_NONE;
}

static bool pair_blocks(Pairing *p, McRegion a, McRegion b, bool *same) {
  McContext *ctx = p->ctx;
  McBlock left = mc_region_first_block(ctx, a), right = mc_region_first_block(ctx, b);
  for (; left.index != MC_NONE && right.index != MC_NONE;
       left = mc_block_next(ctx, left), right = mc_block_next(ctx, right)) {
    uint32_t num_args = mc_block_num_args(ctx, left);
    *same = num_args == mc_block_num_args(ctx, right);
    if (!*same) return true;
    if (!mc_idmap_put(&ctx->alloc, &p->blocks, left.index, right.index)) return false;
    for (uint32_t i = 0; i < num_args; i++) {
      McValue x = mc_block_arg(ctx, left, i), y = mc_block_arg(ctx, right, i);
      *same = mc_value_type(ctx, x).index == mc_value_type(ctx, y).index;
      if (*same && !(p->flags & MC_IGNORE_LOCATIONS) &&
          !same_loc(ctx, mc_value_loc(ctx, x), mc_value_loc(ctx, y), same)) {
        return false;
      }
      if (!*same) return true;
      if (!mc_idmap_put(&ctx->alloc, &p->values, x.index, y.index)) return false;
    }
  }
  *same = left.index == right.index; /* both ended */
  return true;
}

/* Compares everything except operands and successors, and makes partners of the values and blocks that the two define.
 * *same: equal so far. */
static bool pair_ops(Pairing *p, McOp a, McOp b, bool is_root, bool *same) {
  McContext *ctx = p->ctx;
  const McOpRec *x = mc_op_rec(ctx, a), *y = mc_op_rec(ctx, b);
  uint32_t num_regions = mc_op_num_regions(ctx, a);
  bool is_ignored = is_root && (p->flags & MC_IGNORE_ROOT);
  *same = is_ignored ? num_regions == mc_op_num_regions(ctx, b) :
          x->name == y->name && x->num_operands == y->num_operands && x->num_results == y->num_results &&
          num_regions == mc_op_num_regions(ctx, b) && mc_op_num_successors(ctx, a) == mc_op_num_successors(ctx, b) &&
          ((p->flags & MC_IGNORE_DISCARDABLE_ATTRS) || x->attrs == y->attrs) &&
          ((p->flags & MC_IGNORE_PROPERTIES) || x->properties == y->properties);
  if (*same && !is_root) *same = mc_idmap_find(&p->blocks, x->block)->value == y->block;
  if (!*same) return true;
  if (!is_ignored && !(p->flags & MC_IGNORE_LOCATIONS) && !same_loc(ctx, (McLoc){x->loc}, (McLoc){y->loc}, same)) {
    return false;
  }
  for (uint32_t i = 0; !is_ignored && *same && i < x->num_results; i++) {
    McValue left = mc_op_result(ctx, a, i), right = mc_op_result(ctx, b, i);
    *same = mc_value_type(ctx, left).index == mc_value_type(ctx, right).index;
    if (!mc_idmap_put(&ctx->alloc, &p->values, left.index, right.index)) return false;
  }
  for (uint32_t i = 0; *same && i < num_regions; i++) {
    if (!pair_blocks(p, mc_op_region(ctx, a, i), mc_op_region(ctx, b, i), same)) return false;
  }
  return true;
}

static uint32_t partner(const McIdMap *map, uint32_t id) {
  if (id == MC_NONE) return id;
  const McIdEntry *entry = mc_idmap_find(map, id);
  return entry->key == 0 ? id : entry->value; /* from outside: itself */
}

static int compare_words(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

static bool same_operands(Pairing *p, McOp a, McOp b, bool *same) {
  McContext *ctx = p->ctx;
  uint32_t count = mc_op_num_operands(ctx, a);
  bool sorted = count > 1 && !(p->flags & MC_IGNORE_COMMUTATIVITY) && mc_op_has_trait(ctx, a, MC_TRAIT(COMMUTATIVE));
  p->left.len = p->right.len = 0;
  *same = true;
  for (uint32_t i = 0; *same && i < count; i++) {
    uint32_t x = partner(&p->values, mc_op_operand(ctx, a, i).index), y = mc_op_operand(ctx, b, i).index;
    if (!sorted) *same = x == y;
    else if (!mc_array_push(&ctx->alloc, &p->left, x) || !mc_array_push(&ctx->alloc, &p->right, y)) return false;
  }
  if (sorted) {
    qsort(p->left.ptr, count, sizeof *p->left.ptr, compare_words);
    qsort(p->right.ptr, count, sizeof *p->right.ptr, compare_words);
    *same = memcmp(p->left.ptr, p->right.ptr, count * sizeof *p->left.ptr) == 0;
  }
  return true;
}

static bool same_uses(Pairing *p, McOp a, McOp b, bool *same) {
  McContext *ctx = p->ctx;
  if (!same_operands(p, a, b, same)) return false;
  uint32_t num_successors = mc_op_num_successors(ctx, a);
  for (uint32_t i = 0; *same && i < num_successors; i++) {
    *same = partner(&p->blocks, mc_op_successor(ctx, a, i).index) == mc_op_successor(ctx, b, i).index;
  }
  return true;
}

/* One pass over both trees. */
static bool compare_all(Pairing *p, McOp a, McOp b, bool second, bool *same) {
  McContext *ctx = p->ctx;
  McTicker ticker;
  McOp left = a, right = b;
  uint32_t depth = 0, other_depth = 0;
  mc_ticker_init(&ticker, ctx);
  *same = true;
  while (*same && left.index != MC_NONE && right.index != MC_NONE) {
    if (mc_tick(&ticker)) return false;
    bool is_root = left.index == a.index;
    if (second && is_root && (p->flags & MC_IGNORE_ROOT)) *same = true;
    else if (!(second ? same_uses(p, left, right, same) : pair_ops(p, left, right, is_root, same))) return false;
    left = mc_op_after(ctx, a, left, &depth);
    right = mc_op_after(ctx, b, right, &other_depth);
  }
  *same = *same && left.index == right.index; /* both ended */
  return true;
}

bool mc_op_is_equivalent(McContext *ctx, McOp a, McOp b, unsigned flags, bool *out) {
  Pairing p = {.ctx = ctx, .flags = flags};
  *out = a.index == b.index;
  if (*out) return true;
  bool ok = mc_idmap_init(&ctx->alloc, &p.values, 0) && mc_idmap_init(&ctx->alloc, &p.blocks, 0);
  ok = ok && compare_all(&p, a, b, false, out);
  if (ok && *out) ok = compare_all(&p, a, b, true, out);
  mc_idmap_fini(&ctx->alloc, &p.values);
  mc_idmap_fini(&ctx->alloc, &p.blocks);
  mc_array_fini(&ctx->alloc, &p.left);
  mc_array_fini(&ctx->alloc, &p.right);
  return ok;
}
