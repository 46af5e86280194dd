/* room.c - memory of a writer's tables: address space that costs memory where it is touched, in one piece.
 *
 * How long tables by id will be is foreseen from the ids that the context has used. They lie next to each other, so
 * that large pages serve all of them: for a large module, most of the time of the tables was that of small pages.
 */
#include "bytecode/writer.h"
#include "types/uniquer.h"

#define LINE 64u       /* tables begin at cache lines */
#define MANY_OPS 32768u /* operations from which on large pages are worth their size */

static bool in_room(const McBcWriter *w, const void *ptr) {
  uintptr_t at = (uintptr_t)ptr, first = (uintptr_t)w->room.ptr;
  return at >= first && at - first < w->room.size;
}

static size_t whole_lines(size_t size) { return (size + LINE - 1) & ~(size_t)(LINE - 1); }

void *mc_bc_room_take(McBcWriter *w, size_t size) {
  if (size <= w->room.size - w->room.used) {
    char *ptr = w->room.ptr + w->room.used;
    size_t lines = whole_lines(size);
    w->room.used = lines < w->room.size - w->room.used ? w->room.used + lines : w->room.size;
    return ptr;
  }
  void *ptr = mc_reserve(&w->ctx->alloc, size);
  if (ptr == NULL) mc_bc_stop(w);
  return ptr;
}

void mc_bc_room_free(McBcWriter *w, void *ptr, size_t size) {
  if (ptr != NULL && !in_room(w, ptr)) mc_unreserve(&w->ctx->alloc, ptr, size);
}

/* A longer table with the contents of this one, which is freed. NULL: out of memory. */
static void *grow(McBcWriter *w, void *ptr, size_t size, size_t new_size) {
  void *moved;
  if (ptr != NULL && in_room(w, ptr)) {
    moved = mc_reserve(&w->ctx->alloc, new_size);
    if (moved != NULL) memcpy(moved, ptr, size);
  } else {
    moved = mc_reserve_more(&w->ctx->alloc, ptr, size, new_size);
  }
  if (moved == NULL) mc_bc_stop(w);
  return moved;
}

uint32_t *mc_bc_number_slot_slow(McBcWriter *w, McBcNumbers *numbers, uint32_t id) {
  size_t count = numbers->count * 2 > (size_t)id + 1 ? numbers->count * 2 : (size_t)id + 1 + id / 4 + 1024;
  uint32_t *ptr = grow(w, numbers->ptr, numbers->count * sizeof *ptr, count * sizeof *ptr);
  if (ptr == NULL) return NULL;
  numbers->ptr = ptr;
  numbers->count = count;
  return &ptr[id];
}

bool mc_bc_outs_grow(McBcWriter *w, McBcOuts *list) {
  size_t cap = list->cap > 0 ? list->cap * 2 : 512;
  McBcOut *ptr = grow(w, list->ptr, list->cap * sizeof *ptr, cap * sizeof *ptr);
  if (ptr == NULL) return false;
  list->ptr = ptr;
  list->cap = cap;
  return true;
}

static bool has_many_ops(const McBcWriter *w) {
  uint32_t count = 0, depth = 0;
  McOp op = w->root;
  while (op.index != MC_NONE && ++count < MANY_OPS) op = mc_op_after(w->ctx, w->root, op, &depth);
  return count == MANY_OPS;
}

bool mc_bc_room_init(McBcWriter *w) {
  McContext *ctx = w->ctx;
  const size_t ops = mc_table_num_ids(ctx, MC_TABLE_OPS), values = mc_table_num_ids(ctx, MC_TABLE_VALUES);
  const size_t blocks = mc_table_num_ids(ctx, MC_TABLE_BLOCKS), regions = mc_table_num_ids(ctx, MC_TABLE_REGIONS);
  const size_t entries = (size_t)mc_uniquer_count(ctx->uniquer) + 1;
  const size_t outs = ops + values + entries; /* enough: locations of operations and arguments, and the rest */
  const struct { McBcNumbers *numbers; size_t count; } tables[] = {
      {&w->entries, entries}, {&w->property_places, entries}, {&w->op_positions, ops},   {&w->values, values},
      {&w->last_uses, values}, {&w->arg_positions, values},   {&w->blocks, blocks},      {&w->block_sizes, blocks},
      {&w->regions, regions},  {&w->attr_numbers, outs},
  };
  McBcRoom *room = &w->room;
  for (size_t i = 0; i < MC_COUNT(tables); i++) room->size += whole_lines(tables[i].count * sizeof(uint32_t));
  room->size += 2 * whole_lines(outs * sizeof(McBcOut)); /* the attributes, and sorting them */
  room->ptr = mc_reserve(&ctx->alloc, room->size);
  if (room->ptr == NULL) return mc_bc_stop(w);
  if (has_many_ops(w)) mc_memory_advise(room->ptr, room->size);
  for (size_t i = 0; i < MC_COUNT(tables); i++) {
    tables[i].numbers->ptr = mc_bc_room_take(w, tables[i].count * sizeof(uint32_t));
    tables[i].numbers->count = tables[i].count;
  }
  w->attrs.ptr = mc_bc_room_take(w, outs * sizeof(McBcOut));
  w->attrs.cap = outs;
  return true;
}

void mc_bc_room_fini(McBcWriter *w) {
  mc_unreserve(&w->ctx->alloc, w->room.ptr, w->room.size);
  w->room = (McBcRoom){NULL, 0, 0};
}
