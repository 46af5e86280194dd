/* drivers.c - the operations that patterns are applied to once.
 *
 * The list has each operation, nested ones before the operations around them. Nothing here calls a pattern: the caller
 * takes the next operation that a pattern may match. Owns its list; an entry has the generation of its operation, so
 * that operations that were erased meanwhile are skipped.
 */
#include "base/idmap.h"
#include "ir/context.h"

struct McDriver {
  McContext *ctx; /* borrowed */
  McOpHandle root;
  McIdMap names;  /* owned: names of operations that patterns are for; none: all */
  MC_ARRAY(McOpHandle) list; /* owned */
  size_t at;      /* the next one */
};

McDriver *mc_driver_new(McContext *ctx, McOp root, const McOpName *names, size_t num_names) {
  McDriver *d = mc_alloc_zeroed(&ctx->alloc, sizeof *d);
  if (d == NULL) return NULL;
  d->ctx = ctx;
  d->root = (McOpHandle){root, mc_op_generation(ctx, root)};
  bool ok = num_names == 0 || mc_idmap_init(&ctx->alloc, &d->names, num_names);
  for (size_t i = 0; ok && i < num_names; i++) ok = mc_idmap_put(&ctx->alloc, &d->names, names[i].index, 1);
  if (ok) return d;
  mc_driver_free(d);
  return NULL;
}

void mc_driver_free(McDriver *d) {
  if (d == NULL) return;
  McAlloc *alloc = &d->ctx->alloc;
  mc_idmap_fini(alloc, &d->names);
  mc_array_fini(alloc, &d->list);
  mc_free(alloc, d, sizeof *d);
}

static bool is_live(const McDriver *d, McOpHandle op) { return mc_op_is_live(d->ctx, op.op, op.generation); }

static bool has_pattern(const McDriver *d, McOp op) {
  return d->names.entries == NULL || mc_idmap_find(&d->names, mc_op_rec(d->ctx, op)->name)->key != 0;
}

bool mc_driver_begin(McDriver *d) {
  McContext *ctx = d->ctx;
  McWalk walk;
  d->list.len = d->at = 0;
  if (!is_live(d, d->root)) return true;
  mc_walk_init(ctx, &walk, d->root.op, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (op.index == d->root.op.index || !has_pattern(d, op)) continue;
    if (mc_array_push(&ctx->alloc, &d->list, ((McOpHandle){op, mc_op_generation(ctx, op)}))) continue;
    d->list.len = 0;
    return false;
  }
  return true;
}

McOp mc_driver_next(McDriver *d) {
  while (d->at < d->list.len && is_live(d, d->root)) {
    McOpHandle next = d->list.ptr[d->at++];
    if (is_live(d, next) && mc_op_block(d->ctx, next.op).index != MC_NONE) return next.op;
  }
  return (McOp){MC_NONE};
}
