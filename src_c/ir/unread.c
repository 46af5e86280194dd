/* unread.c - the files that have unread operations, and reading these.
 *
 * The lock is held while the list of files or a count changes. Reading runs without it: one thread at a time reads for
 * a context (mc_op_materialize), and that thread may come again, from a callback.
 */
#include "ir/unread.h"

#include "base/array.h"
#include "base/lock.h"
#include "types/report.h"

struct McUnreadFiles {
  atomic_flag lock;
  atomic_size_t left;            /* unread operations of all files */
  MC_ARRAY(McUnreadFile *) files; /* owned; number n is files.ptr[n - 1]; NULL: the number is free */
};

bool mc_unread_files_init(McContext *ctx) {
  ctx->unread = mc_alloc_zeroed(&ctx->alloc, sizeof *ctx->unread);
  if (ctx->unread == NULL) return false;
  atomic_flag_clear(&ctx->unread->lock);
  atomic_init(&ctx->unread->left, 0);
  return true;
}

void mc_unread_files_fini(McContext *ctx) {
  McUnreadFiles *u = ctx->unread;
  if (u == NULL) return;
  for (size_t i = 0; i < u->files.len; i++) {
    if (u->files.ptr[i] != NULL) u->files.ptr[i]->free(ctx, u->files.ptr[i]);
  }
  mc_array_fini(&ctx->alloc, &u->files);
  mc_free(&ctx->alloc, u, sizeof *u);
  ctx->unread = NULL;
}

bool mc_unread_add(McContext *ctx, McUnreadFile *file) {
  McUnreadFiles *u = ctx->unread;
  mc_spin_lock(&u->lock);
  size_t i = 0;
  while (i < u->files.len && u->files.ptr[i] != NULL) i++;
  bool ok = i < u->files.len || mc_array_push(&ctx->alloc, &u->files, NULL);
  if (ok) u->files.ptr[i] = file;
  file->number = (uint32_t)i + 1;
  mc_spin_unlock(&u->lock);
  return ok;
}

/* Some operations of a file are not unread any more. */
static void take_off(McContext *ctx, McUnreadFile *file, size_t count) {
  McUnreadFiles *u = ctx->unread;
  mc_spin_lock(&u->lock);
  file->left -= count;
  atomic_fetch_sub_explicit(&u->left, count, memory_order_relaxed);
  bool done = file->left == 0 && file->readers == 0;
  if (done) u->files.ptr[file->number - 1] = NULL;
  mc_spin_unlock(&u->lock);
  if (done) file->free(ctx, file);
}

void mc_unread_remove(McContext *ctx, McUnreadFile *file) { take_off(ctx, file, file->left); }

void mc_unread_mark(McContext *ctx, McUnreadFile *file, McOp op, uint32_t place) {
  McRegionRec *region = mc_region_rec(ctx, mc_op_region(ctx, op, 0));
  mc_op_rec(ctx, op)->flags |= MC_OP_UNREAD;
  region->unread_file = file->number;
  region->unread_place = place;
  file->left++; /* the file is open in this thread only */
  atomic_fetch_add_explicit(&ctx->unread->left, 1, memory_order_relaxed);
}

static McUnreadFile *file_of(McContext *ctx, McOp op) {
  McUnreadFiles *u = ctx->unread;
  mc_spin_lock(&u->lock);
  McUnreadFile *file = u->files.ptr[mc_region_rec(ctx, mc_op_region(ctx, op, 0))->unread_file - 1];
  mc_spin_unlock(&u->lock);
  return file;
}

void mc_unread_drop(McContext *ctx, McOp op) { take_off(ctx, file_of(ctx, op), 1); }

void mc_unread_empty(McContext *ctx, McOp op, bool uncounted) {
  McEraser e;
  mc_eraser_init(&e, ctx);
  e.uncounted = uncounted;
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n; i++) {
    McRegion region = mc_op_region(ctx, op, i);
    for (McBlock block; (block = mc_region_first_block(ctx, region)).index != MC_NONE;) mc_eraser_block(&e, block);
    mc_region_rec(ctx, region)->flags &= ~MC_REGION_IN_ORDER;
  }
  mc_eraser_end(&e);
}

bool mc_op_is_unread(const McContext *ctx, McOp op) { return (mc_op_rec(ctx, op)->flags & MC_OP_UNREAD) != 0; }

size_t mc_context_num_unread(const McContext *ctx) {
  return atomic_load_explicit(&ctx->unread->left, memory_order_relaxed);
}

bool mc_op_has_unread(McContext *ctx, McOp op) {
  if (mc_context_num_unread(ctx) == 0) return false;
  McWalk walk;
  mc_walk_init(ctx, &walk, op, false);
  McOp at = mc_walk_next(ctx, &walk);
  while (at.index != MC_NONE && !mc_op_is_unread(ctx, at)) at = mc_walk_next(ctx, &walk);
  return at.index != MC_NONE;
}

/* From that many bytes on, regions are read into chunks of their own, without locks. */
#define OWN_POOL_BYTES 65536

static bool read_and_verify(McContext *ctx, McUnreadFile *file, McOp op, McPool *pool, bool as_opened, McDiags *diags) {
  uint32_t place = mc_region_rec(ctx, mc_op_region(ctx, op, 0))->unread_place;
  McPool *own = NULL;
  if (pool == NULL && file->size(file, place) >= OWN_POOL_BYTES) {
    if ((own = mc_pool_new(ctx, true)) == NULL) return mc_out_of_memory(diags);
  }
  if (pool == NULL) pool = own != NULL ? own : mc_pool_of(ctx, MC_TABLE_OPS, op.index);
  bool ok = file->read(ctx, file, place, op, pool, diags);
  if (ok) {
    mc_op_rec(ctx, op)->flags &= ~MC_OP_UNREAD; /* checks see its regions */
    ok = file->verify(ctx, file, op, as_opened, diags);
    if (!ok) {
      mc_unread_empty(ctx, op, false);
      mc_op_rec(ctx, op)->flags |= MC_OP_UNREAD;
    }
  }
  if (own != NULL) {
    mc_pool_publish(ctx, own);
    mc_pool_close(ctx, own);
  }
  return ok;
}

static bool read_one(McContext *ctx, McOp op, McPool *pool, bool as_opened, McDiags *diags) {
  McUnreadFile *file = file_of(ctx, op);
  mc_spin_lock(&ctx->unread->lock);
  file->readers++;
  mc_spin_unlock(&ctx->unread->lock);
  bool ok = read_and_verify(ctx, file, op, pool, as_opened, diags);
  mc_spin_lock(&ctx->unread->lock);
  file->readers--;
  mc_spin_unlock(&ctx->unread->lock);
  take_off(ctx, file, ok);
  return ok;
}

bool mc_op_materialize(McContext *ctx, McOp root, bool nested, bool as_opened, McDiags *diags) {
  if (!nested) return !mc_op_is_unread(ctx, root) || read_one(ctx, root, NULL, as_opened, diags);
  McPool *pool = mc_pool_new(ctx, true);
  if (pool == NULL) return mc_out_of_memory(diags);
  bool ok = true;
  McTicker ticker; /* each body has one of its own, which may be too short to tick */
  McWalk walk;
  mc_ticker_init(&ticker, ctx);
  mc_walk_init_checked(ctx, &walk, root, false); /* a check in Python may run */
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (!mc_op_is_unread(ctx, op)) continue;
    ok = read_one(ctx, op, pool, as_opened, diags);
    if (ok && mc_ticker_slow(&ticker)) ok = mc_error(diags, (McLoc){MC_NONE}, "interrupted");
    mc_walk_skip(ctx, &walk, op);
  }
  mc_pool_publish(ctx, pool);
  mc_pool_close(ctx, pool);
  return ok;
}
