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

/* Some operations of a file are not unread any more, and some are erased. */
static void take_off(McContext *ctx, McUnreadFile *file, size_t unread, size_t erased) {
  McUnreadFiles *u = ctx->unread;
  mc_spin_lock(&u->lock);
  file->left -= unread;
  file->num_ops -= erased;
  atomic_fetch_sub_explicit(&u->left, unread, memory_order_relaxed);
  bool done = file->num_ops == 0 && file->readers == 0;
  if (done) u->files.ptr[file->number - 1] = NULL;
  mc_spin_unlock(&u->lock);
  if (done) file->free(ctx, file);
}

void mc_unread_remove(McContext *ctx, McUnreadFile *file) { take_off(ctx, file, file->left, file->num_ops); }

void mc_unread_mark(McContext *ctx, McUnreadFile *file, McOp op, uint32_t place) {
  McRegionRec *region = mc_region_rec(ctx, mc_op_region(ctx, op, 0));
  mc_op_rec(ctx, op)->flags |= MC_OP_UNREAD | MC_OP_IN_FILE;
  region->unread_file = file->number;
  region->unread_place = place;
  file->left++; /* the file is open in this thread only */
  file->num_ops++;
  atomic_fetch_add_explicit(&ctx->unread->left, 1, memory_order_relaxed);
}

static McUnreadFile *file_of(McContext *ctx, McOp op) {
  McUnreadFiles *u = ctx->unread;
  mc_spin_lock(&u->lock);
  McUnreadFile *file = u->files.ptr[mc_region_rec(ctx, mc_op_region(ctx, op, 0))->unread_file - 1];
  mc_spin_unlock(&u->lock);
  return file;
}

void mc_unread_drop(McContext *ctx, McOp op) { take_off(ctx, file_of(ctx, op), mc_op_is_unread(ctx, op), 1); }

void mc_unread_empty(McContext *ctx, McOp op, bool uncounted) {
  McEraser e;
  mc_eraser_init(&e, ctx);
  e.uncounted = uncounted;
  for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n; i++) {
    McRegion region = mc_op_region(ctx, op, i);
    for (McBlock block; (block = mc_region_first_block(ctx, region)).index != MC_NONE;) mc_eraser_block(&e, block);
    mc_region_rec(ctx, region)->flags = 0;
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

static void begin_reading(McContext *ctx, McUnreadFile *file) {
  mc_spin_lock(&ctx->unread->lock);
  file->readers++;
  mc_spin_unlock(&ctx->unread->lock);
}

/* read: one of its operations was. */
static void end_reading(McContext *ctx, McUnreadFile *file, bool read) {
  if (read && file->left == 1) file->rest(ctx, file);
  mc_spin_lock(&ctx->unread->lock);
  file->readers--;
  mc_spin_unlock(&ctx->unread->lock);
  take_off(ctx, file, read, 0);
}

static bool read_one(McContext *ctx, McOp op, McPool *pool, bool as_opened, McDiags *diags) {
  McUnreadFile *file = file_of(ctx, op);
  begin_reading(ctx, file);
  bool ok = read_and_verify(ctx, file, op, pool, as_opened, diags);
  end_reading(ctx, file, ok);
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

/* --- giving memory back --- */

static MC_COLD bool refuse(McContext *ctx, McOp op, const char *why, McDiags *diags) {
  return mc_error(diags, mc_op_loc(ctx, op), "the operation %s", why);
}

static size_t count_uses(const McContext *ctx, McUse use) {
  size_t count = 0;
  for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) count++;
  return count;
}

/* Whether all uses of what is defined in `op`, which uses nothing from outside, are inside. */
static bool is_closed(McContext *ctx, McOp op) {
  size_t used = 0, uses = 0;
  McWalk walk;
  mc_walk_init(ctx, &walk, op, false);
  for (McOp at; (at = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    bool is_inside = at.index != op.index;
    for (uint32_t i = 0, n = mc_op_num_operands(ctx, at); is_inside && i < n; i++) {
      uses += mc_op_operand(ctx, at, i).index != MC_NONE;
    }
    for (uint32_t i = 0, n = mc_op_num_successors(ctx, at); is_inside && i < n; i++) {
      uses += mc_op_successor(ctx, at, i).index != MC_NONE;
    }
    for (uint32_t i = 0, n = mc_op_num_results(ctx, at); is_inside && i < n; i++) {
      used += count_uses(ctx, mc_value_first_use(ctx, mc_op_result(ctx, at, i)));
    }
    for (uint32_t i = 0, n = mc_op_num_regions(ctx, at); i < n; i++) {
      McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, at, i));
      for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
        used += count_uses(ctx, mc_block_first_use(ctx, block));
        for (uint32_t k = 0, args = mc_block_num_args(ctx, block); k < args; k++) {
          used += count_uses(ctx, mc_value_first_use(ctx, mc_block_arg(ctx, block, k)));
        }
      }
    }
  }
  return used == uses;
}

/* Reads the regions of `op` once more, into those of another operation. Returns false after reporting that it cannot be
 * done, or that they are different. */
static bool is_as_in_file(McContext *ctx, McUnreadFile *file, McOp op, McDiags *diags) {
  McOpState state = {.name = mc_op_get_name(ctx, op), .loc = mc_loc_unknown(ctx)};
  state.num_regions = mc_op_num_regions(ctx, op);
  uint32_t place = mc_region_rec(ctx, mc_op_region(ctx, op, 0))->unread_place;
  McPool *pool = mc_pool_new(ctx, true);
  if (pool == NULL) return mc_out_of_memory(diags);
  McOp other = mc_op_create_pooled(ctx, pool, &state, NULL, (McBlock){MC_NONE}, (McOp){MC_NONE});
  bool same = false, ok = other.index != MC_NONE || mc_out_of_memory(diags);
  ok = ok && file->read(ctx, file, place, other, pool, diags);
  if (ok && !mc_op_is_equivalent(ctx, op, other, MC_IGNORE_ROOT | MC_IGNORE_COMMUTATIVITY, &same)) {
    ok = mc_out_of_memory(diags); /* or it was interrupted, and the interrupt has its own error */
  }
  if (other.index != MC_NONE) mc_op_erase(ctx, other);
  mc_pool_publish(ctx, pool);
  mc_pool_close(ctx, pool);
  if (ok && !same) return refuse(ctx, op, "was changed inside, and cannot be unloaded", diags);
  if (!ok || is_closed(ctx, op)) return ok;
  return refuse(ctx, op, "has values that are used outside, and cannot be unloaded", diags);
}

bool mc_op_unload(McContext *ctx, McOp op, bool as_opened, McDiags *diags) {
  McOpRec *rec = mc_op_rec(ctx, op);
  if (rec->flags & MC_OP_UNREAD) return true;
  if (!(rec->flags & MC_OP_IN_FILE)) return refuse(ctx, op, "is from no file that was opened lazily", diags);
  McUnreadFile *file = file_of(ctx, op);
  begin_reading(ctx, file);
  bool ok = as_opened || is_as_in_file(ctx, file, op, diags);
  if (ok) {
    file->forget(ctx, file, op);
    mc_unread_empty(ctx, op, false);
    rec->flags |= MC_OP_UNREAD;
    mc_spin_lock(&ctx->unread->lock);
    file->left++;
    atomic_fetch_add_explicit(&ctx->unread->left, 1, memory_order_relaxed);
    mc_spin_unlock(&ctx->unread->lock);
  }
  end_reading(ctx, file, false);
  return ok;
}
