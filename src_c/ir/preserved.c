/* preserved.c - the data that trees keep of the texts that they were read from.
 *
 * Few operations keep such data (the roots of parses), so it is beside the records: an operation's `preserved` field is
 * 0 or a number here. The context owns all of it; numbers are reused. Thread-safe: trees of several threads share the
 * directory.
 */
#include "ir/preserved.h"

#include "base/array.h"
#include "base/lock.h"

typedef struct Slot {
  McPreserved *preserved;       /* owned; NULL: the number is free */
  uint32_t next_free; /* the next free number, 0: none */
} Slot;

struct McPreservedLists {
  McLock lock;
  MC_ARRAY(Slot) slots; /* number n is slots.ptr[n - 1] */
  uint32_t first_free;
};

void mc_preserved_init(McPreserved *preserved, McAlloc *alloc) {
  memset(preserved, 0, sizeof *preserved);
  mc_buf_init(&preserved->values, alloc);
}

void mc_preserved_fini(McPreserved *preserved, McAlloc *alloc) {
  mc_array_fini(alloc, &preserved->alias_names);
  mc_array_fini(alloc, &preserved->externals);
  mc_buf_fini(&preserved->values);
}

static void free_kept(McContext *ctx, McPreserved *preserved) {
  if (preserved == NULL) return;
  mc_preserved_fini(preserved, &ctx->alloc);
  mc_free(&ctx->alloc, preserved, sizeof *preserved);
}

bool mc_preserved_lists_init(McContext *ctx) {
  McPreservedLists *lists = mc_alloc_zeroed(&ctx->alloc, sizeof *lists);
  if (lists == NULL) return false;
  if (!mc_lock_init(&lists->lock)) {
    mc_free(&ctx->alloc, lists, sizeof *lists);
    return false;
  }
  ctx->preserved = lists;
  return true;
}

void mc_preserved_lists_fini(McContext *ctx) {
  McPreservedLists *lists = ctx->preserved;
  if (lists == NULL) return;
  for (size_t i = 0; i < lists->slots.len; i++) free_kept(ctx, lists->slots.ptr[i].preserved);
  mc_array_fini(&ctx->alloc, &lists->slots);
  mc_lock_fini(&lists->lock);
  mc_free(&ctx->alloc, lists, sizeof *lists);
  ctx->preserved = NULL;
}

const McPreserved *mc_preserved_by(McContext *ctx, McOp op) {
  McPreservedLists *lists = ctx->preserved;
  uint32_t number = mc_op_rec(ctx, op)->preserved;
  if (number == 0) return NULL;
  mc_lock(&lists->lock);
  const McPreserved *preserved = lists->slots.ptr[number - 1].preserved;
  mc_unlock(&lists->lock);
  return preserved;
}

const McPreserved *mc_preserved_around(McContext *ctx, McOp op) {
  while (op.index != MC_NONE && mc_op_rec(ctx, op)->preserved == 0) op = mc_op_parent(ctx, op);
  return op.index == MC_NONE ? NULL : mc_preserved_by(ctx, op);
}

void mc_preserved_attach(McContext *ctx, McOp op, McPreserved *preserved) {
  McPreservedLists *lists = ctx->preserved;
  Slot slot = {.preserved = mc_alloc(&ctx->alloc, sizeof *preserved)};
  uint32_t number = 0;
  if (slot.preserved != NULL) {
    *slot.preserved = *preserved;
    mc_lock(&lists->lock);
    number = lists->first_free;
    if (number != 0) {
      lists->first_free = lists->slots.ptr[number - 1].next_free;
      lists->slots.ptr[number - 1] = slot;
    } else if (mc_array_push(&ctx->alloc, &lists->slots, slot)) {
      number = (uint32_t)lists->slots.len;
    }
    mc_unlock(&lists->lock);
  }
  if (number == 0) {
    mc_preserved_fini(preserved, &ctx->alloc);
    mc_free(&ctx->alloc, slot.preserved, sizeof *preserved);
  }
  mc_preserved_init(preserved, &ctx->alloc);
  mc_op_rec(ctx, op)->preserved = number;
}

void mc_preserved_drop(McContext *ctx, McOp op) {
  McPreservedLists *lists = ctx->preserved;
  uint32_t number = mc_op_rec(ctx, op)->preserved;
  mc_lock(&lists->lock);
  McPreserved *preserved = lists->slots.ptr[number - 1].preserved;
  lists->slots.ptr[number - 1] = (Slot){.next_free = lists->first_free};
  lists->first_free = number;
  mc_unlock(&lists->lock);
  free_kept(ctx, preserved);
  mc_op_rec(ctx, op)->preserved = 0;
}

size_t mc_op_num_aliases(McContext *ctx, McOp op) {
  const McPreserved *preserved = mc_preserved_around(ctx, op);
  return preserved == NULL ? 0 : preserved->alias_names.len;
}

bool mc_op_alias(McContext *ctx, McOp op, size_t i, McIdent *name, uint32_t *index) {
  const McPreserved *preserved = mc_preserved_around(ctx, op);
  if (preserved == NULL || i >= preserved->alias_names.len) return false;
  *name = preserved->alias_names.ptr[i].name;
  *index = preserved->alias_names.ptr[i].index;
  return true;
}
