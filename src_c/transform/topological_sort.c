/* topological_sort.c - the pass topological-sort: operations in graph regions after those whose results they use.
 *
 * mlir-opt 22 searches a block again and again for operations that are ready, in order; the order that this gives is
 * found here with two heaps: the operations of this search, and those of the next one. An operation that waits for a
 * later one comes in the next search. When none is ready, the first one left is taken as it is: it is part of a cycle.
 */
#include "base/idmap.h"
#include "text/diag.h"
#include "transform/pass.h"

typedef struct Edge { uint32_t user, next; } Edge; /* position of an operation that waits, next edge + 1 */
typedef struct Heap { uint32_t *ptr; uint32_t len; } Heap; /* of positions, the smallest first */

typedef struct Sort {
  McPassRun *run;       /* borrowed */
  McIdMap positions;    /* owned: operation of the block -> position + 1 */
  MC_ARRAY(McOp) ops;   /* owned: those of the block, in their old order; without the terminator */
  MC_ARRAY(Edge) edges; /* owned */
  McWords numbers;      /* owned: room for all below */
  uint32_t *waits;      /* number of edges to each one that are left */
  uint32_t *first;      /* edges from each one: their list */
  uint32_t *done;
  Heap now, later;
} Sort;

static void heap_put(Heap *heap, uint32_t position) {
  uint32_t i = heap->len++;
  for (; i > 0 && heap->ptr[(i - 1) / 2] > position; i = (i - 1) / 2) heap->ptr[i] = heap->ptr[(i - 1) / 2];
  heap->ptr[i] = position;
}

static uint32_t heap_take(Heap *heap) {
  uint32_t top = heap->ptr[0], last = heap->ptr[--heap->len], i = 0;
  for (uint32_t child; (child = 2 * i + 1) < heap->len; i = child) {
    if (child + 1 < heap->len && heap->ptr[child + 1] < heap->ptr[child]) child++;
    if (heap->ptr[child] >= last) break;
    heap->ptr[i] = heap->ptr[child];
  }
  heap->ptr[i] = last;
  return top;
}

/* The position of the operation of the block that is, or is around, the one that defines the value. Returns false when
 * it is not in the block. Linear in the nesting between them. */
static bool position_of(const Sort *s, McBlock block, McValue value, uint32_t *out) {
  const McContext *ctx = s->run->ctx;
  McOp op = value.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(ctx, value);
  while (op.index != MC_NONE && mc_op_block(ctx, op).index != block.index) op = mc_op_parent(ctx, op);
  if (op.index == MC_NONE) return false;
  uint32_t place = mc_idmap_find(&s->positions, op.index)->value;
  *out = place - 1;
  return place != 0;
}

/* Lists what the operation at `user` waits for: the operands of it and everything inside. */
static bool add_edges(Sort *s, McBlock block, uint32_t user) {
  McContext *ctx = s->run->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, s->ops.ptr[user], false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
      McValue value = mc_op_operand(ctx, op, i);
      McOp defining = value.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(ctx, value);
      uint32_t to;
      if (defining.index == MC_NONE || !position_of(s, block, value, &to) || to == user) continue;
      Edge edge = {user, s->first[to]};
      if (s->edges.len >= UINT32_MAX - 1 || !mc_array_push(&ctx->alloc, &s->edges, edge)) {
        return mc_pass_out_of_memory(s->run);
      }
      s->first[to] = (uint32_t)s->edges.len;
      s->waits[user]++;
    }
    /* nothing inside uses values from outside: so nested modules are not searched once for each one around them */
    if (mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE))) mc_walk_skip(ctx, &walk, op);
    if (mc_tick(&s->run->ticker)) return mc_pass_interrupted(s->run);
  }
  return true;
}

/* The operation at `position` goes after those that were placed before. */
static void place(Sort *s, McBlock block, McOp before, uint32_t position) {
  McContext *ctx = s->run->ctx;
  McOp op = s->ops.ptr[position];
  s->done[position] = 1;
  mc_op_detach(ctx, op);
  mc_op_insert(ctx, op, block, before);
  for (uint32_t e = s->first[position]; e != 0; e = s->edges.ptr[e - 1].next) {
    uint32_t user = s->edges.ptr[e - 1].user;
    if (--s->waits[user] == 0 && !s->done[user]) heap_put(user > position ? &s->now : &s->later, user);
  }
}

static void sort_ops(Sort *s, McBlock block, McOp terminator) {
  uint32_t count = (uint32_t)s->ops.len, left = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (s->waits[i] == 0) heap_put(&s->now, i);
  }
  while (left < count) {
    if (s->now.len == 0) {
      Heap empty = s->now;
      s->now = s->later;
      s->later = empty;
    }
    if (s->now.len > 0) {
      place(s, block, terminator, heap_take(&s->now));
    } else {
      while (left < count && s->done[left]) left++;
      if (left < count) place(s, block, terminator, left);
    }
  }
}

static bool sort_block(Sort *s, McBlock block) {
  McContext *ctx = s->run->ctx;
  McAlloc *alloc = &ctx->alloc;
  McOp last = mc_block_last_op(ctx, block), terminator = {MC_NONE};
  if (last.index != MC_NONE && mc_op_is_terminator(ctx, last)) terminator = last;
  s->ops.len = s->edges.len = s->numbers.len = 0;
  mc_idmap_fini(alloc, &s->positions);
  for (McOp op = mc_block_first_op(ctx, block); op.index != terminator.index; op = mc_op_next(ctx, op)) {
    if (!mc_array_push(alloc, &s->ops, op)) return mc_pass_out_of_memory(s->run);
  }
  size_t count = s->ops.len;
  if (count < 2) return true;
  if (!mc_idmap_init(alloc, &s->positions, count) || !mc_array_reserve(alloc, &s->numbers, 5 * count)) {
    return mc_pass_out_of_memory(s->run);
  }
  memset(s->numbers.ptr, 0, 3 * count * sizeof *s->numbers.ptr);
  s->waits = s->numbers.ptr;
  s->first = s->waits + count;
  s->done = s->first + count;
  s->now = (Heap){s->done + count, 0};
  s->later = (Heap){s->done + 2 * count, 0};
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_idmap_put(alloc, &s->positions, s->ops.ptr[i].index, i + 1)) return mc_pass_out_of_memory(s->run);
  }
  for (uint32_t i = 0; i < count; i++) {
    if (!add_edges(s, block, i)) return false;
  }
  sort_ops(s, block, terminator);
  return true;
}

static bool sort_regions(Sort *s, McOp op) {
  McContext *ctx = s->run->ctx;
  for (uint32_t r = 0, n = mc_op_num_regions(ctx, op); r < n; r++) {
    McBlock b = mc_region_first_block(ctx, mc_op_region(ctx, op, r));
    for (; b.index != MC_NONE; b = mc_block_next(ctx, b)) {
      if (!sort_block(s, b)) return false;
    }
  }
  return true;
}

bool mc_pass_topological_sort(McPassRun *run) {
  McContext *ctx = run->ctx;
  Sort s = {.run = run};
  bool ok = true;
  McWalk walk;
  mc_walk_init(ctx, &walk, run->op, true);
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (mc_op_has_trait(ctx, op, MC_TRAIT(GRAPH_REGION))) ok = sort_regions(&s, op);
    if (ok && mc_tick(&run->ticker)) ok = mc_pass_interrupted(run);
  }
  mc_idmap_fini(&ctx->alloc, &s.positions);
  mc_array_fini(&ctx->alloc, &s.ops);
  mc_array_fini(&ctx->alloc, &s.edges);
  mc_array_fini(&ctx->alloc, &s.numbers);
  return ok;
}
