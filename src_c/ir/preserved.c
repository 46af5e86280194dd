/* preserved.c - what trees keep of the texts that they were read from.
 *
 * Few operations keep something (the roots of parses), so it is beside the records: an operation's `kept` field is 0
 * or a number here. All of it is owned by the context, the numbers are reused. Thread-safe: trees of several threads
 * share the directory.
 */
#include "ir/preserved.h"

#include "base/array.h"
#include "base/lock.h"

typedef struct Slot {
  McKept *kept;       /* owned; NULL: the number is free */
  uint32_t next_free; /* the next free number, 0: none */
} Slot;

struct McKeptLists {
  McLock lock;
  MC_ARRAY(Slot) slots; /* number n is slots.ptr[n - 1] */
  uint32_t first_free;
};

void mc_kept_init(McKept *kept, McAlloc *alloc) {
  memset(kept, 0, sizeof *kept);
  mc_buf_init(&kept->values, alloc);
}

void mc_kept_fini(McKept *kept, McAlloc *alloc) {
  mc_array_fini(alloc, &kept->alias_names);
  mc_array_fini(alloc, &kept->externals);
  mc_buf_fini(&kept->values);
}

static void free_kept(McContext *ctx, McKept *kept) {
  if (kept == NULL) return;
  mc_kept_fini(kept, &ctx->alloc);
  mc_free(&ctx->alloc, kept, sizeof *kept);
}

bool mc_kept_lists_init(McContext *ctx) {
  McKeptLists *lists = mc_alloc_zeroed(&ctx->alloc, sizeof *lists);
  if (lists == NULL) return false;
  if (!mc_lock_init(&lists->lock)) {
    mc_free(&ctx->alloc, lists, sizeof *lists);
    return false;
  }
  ctx->kept = lists;
  return true;
}

void mc_kept_lists_fini(McContext *ctx) {
  McKeptLists *lists = ctx->kept;
  if (lists == NULL) return;
  for (size_t i = 0; i < lists->slots.len; i++) free_kept(ctx, lists->slots.ptr[i].kept);
  mc_array_fini(&ctx->alloc, &lists->slots);
  mc_lock_fini(&lists->lock);
  mc_free(&ctx->alloc, lists, sizeof *lists);
  ctx->kept = NULL;
}

const McKept *mc_kept_by(McContext *ctx, McOp op) {
  McKeptLists *lists = ctx->kept;
  uint32_t number = mc_op_rec(ctx, op)->kept;
  if (number == 0) return NULL;
  mc_lock(&lists->lock);
  const McKept *kept = lists->slots.ptr[number - 1].kept;
  mc_unlock(&lists->lock);
  return kept;
}

const McKept *mc_kept_around(McContext *ctx, McOp op) {
  while (op.index != MC_NONE && mc_op_rec(ctx, op)->kept == 0) op = mc_op_parent(ctx, op);
  return op.index == MC_NONE ? NULL : mc_kept_by(ctx, op);
}

void mc_kept_attach(McContext *ctx, McOp op, McKept *kept) {
  McKeptLists *lists = ctx->kept;
  Slot slot = {.kept = mc_alloc(&ctx->alloc, sizeof *kept)};
  uint32_t number = 0;
  if (slot.kept != NULL) {
    *slot.kept = *kept;
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
    mc_kept_fini(kept, &ctx->alloc);
    mc_free(&ctx->alloc, slot.kept, sizeof *kept);
  }
  mc_kept_init(kept, &ctx->alloc);
  mc_op_rec(ctx, op)->kept = number;
}

void mc_kept_drop(McContext *ctx, McOp op) {
  McKeptLists *lists = ctx->kept;
  uint32_t number = mc_op_rec(ctx, op)->kept;
  mc_lock(&lists->lock);
  McKept *kept = lists->slots.ptr[number - 1].kept;
  lists->slots.ptr[number - 1] = (Slot){.next_free = lists->first_free};
  lists->first_free = number;
  mc_unlock(&lists->lock);
  free_kept(ctx, kept);
  mc_op_rec(ctx, op)->kept = 0;
}

size_t mc_op_num_aliases(McContext *ctx, McOp op) {
  const McKept *kept = mc_kept_around(ctx, op);
  return kept == NULL ? 0 : kept->alias_names.len;
}

bool mc_op_alias(McContext *ctx, McOp op, size_t i, McIdent *name, uint32_t *index) {
  const McKept *kept = mc_kept_around(ctx, op);
  if (kept == NULL || i >= kept->alias_names.len) return false;
  *name = kept->alias_names.ptr[i].name;
  *index = kept->alias_names.ptr[i].index;
  return true;
}
