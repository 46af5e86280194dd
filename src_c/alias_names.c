/* alias_names.c - the names that aliases had in a text.
 *
 * Few operations have such names (the roots of parses), so they are kept beside the records: an operation's
 * `alias_names` field is 0 or the number of a list here. The lists are owned by the context, the numbers are
 * reused. Thread-safe: trees of several threads share the directory of lists.
 */
#include "alias_names.h"

#include "array.h"
#include "lock.h"

typedef struct NameList {
  McAliasName *names; /* owned; NULL: the number is free */
  size_t count;
  uint32_t next_free; /* number of the next free list, 0: none */
} NameList;

struct McAliasNames {
  McLock lock;
  MC_ARRAY(NameList) lists; /* list n is lists.ptr[n - 1] */
  uint32_t first_free;
};

bool mc_alias_names_init(McContext *ctx) {
  McAliasNames *a = mc_alloc_zeroed(&ctx->alloc, sizeof *a);
  if (a == NULL) return false;
  if (!mc_lock_init(&a->lock)) {
    mc_free(&ctx->alloc, a, sizeof *a);
    return false;
  }
  ctx->alias_names = a;
  return true;
}

void mc_alias_names_fini(McContext *ctx) {
  McAliasNames *a = ctx->alias_names;
  if (a == NULL) return;
  for (size_t i = 0; i < a->lists.len; i++) {
    mc_free(&ctx->alloc, a->lists.ptr[i].names, a->lists.ptr[i].count * sizeof(McAliasName));
  }
  mc_array_fini(&ctx->alloc, &a->lists);
  mc_lock_fini(&a->lock);
  mc_free(&ctx->alloc, a, sizeof *a);
  ctx->alias_names = NULL;
}

const McAliasName *mc_alias_names_find(McContext *ctx, McOp op, size_t *count) {
  McAliasNames *a = ctx->alias_names;
  *count = 0;
  while (op.index != MC_NONE && mc_op_rec(ctx, op)->alias_names == 0) op = mc_op_parent(ctx, op);
  if (op.index == MC_NONE) return NULL;
  mc_lock(&a->lock);
  const NameList *list = &a->lists.ptr[mc_op_rec(ctx, op)->alias_names - 1];
  const McAliasName *names = list->names;
  *count = list->count;
  mc_unlock(&a->lock);
  return names;
}

void mc_alias_names_attach(McContext *ctx, McOp op, const McAliasName *names, size_t count) {
  McAliasNames *a = ctx->alias_names;
  NameList list = {.names = mc_alloc(&ctx->alloc, count * sizeof *names), .count = count};
  if (list.names == NULL) return;
  memcpy(list.names, names, count * sizeof *names);
  mc_lock(&a->lock);
  uint32_t number = a->first_free;
  if (number != 0) {
    a->first_free = a->lists.ptr[number - 1].next_free;
    a->lists.ptr[number - 1] = list;
  } else if (mc_array_push(&ctx->alloc, &a->lists, list)) {
    number = (uint32_t)a->lists.len;
  }
  mc_unlock(&a->lock);
  if (number == 0) mc_free(&ctx->alloc, list.names, count * sizeof *names);
  mc_op_rec(ctx, op)->alias_names = number;
}

void mc_alias_names_drop(McContext *ctx, McOp op) {
  McAliasNames *a = ctx->alias_names;
  uint32_t number = mc_op_rec(ctx, op)->alias_names;
  mc_lock(&a->lock);
  NameList *list = &a->lists.ptr[number - 1];
  mc_free(&ctx->alloc, list->names, list->count * sizeof(McAliasName));
  *list = (NameList){.next_free = a->first_free};
  a->first_free = number;
  mc_unlock(&a->lock);
  mc_op_rec(ctx, op)->alias_names = 0;
}
