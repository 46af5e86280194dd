/* op_stats.c - the pass print-op-stats: how many operations of each name there are. */
#include <stdlib.h>

#include "base/idmap.h"
#include "text/diag.h"
#include "transform/pass.h"

/* shown: of the bytes of the name; mlir-opt 22 shows "dialect." without the dot */
typedef struct Row { McStr name; uint32_t shown, dialect_len, count; } Row;
typedef struct Rows { McContext *ctx; Row *ptr; size_t len; uint32_t longest_dialect, longest_name; } Rows;

static int by_name(const void *a, const void *b) {
  McStr x = ((const Row *)a)->name, y = ((const Row *)b)->name;
  int order = memcmp(x.ptr, y.ptr, x.len < y.len ? x.len : y.len);
  return order != 0 ? order : (x.len > y.len) - (x.len < y.len);
}

/* Counts the operations of each name. Returns false after reporting. */
static bool count_names(McPassRun *run, McIdMap *counts) {
  McContext *ctx = run->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, run->op, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    uint32_t name = mc_op_rec(ctx, op)->name;
    McIdEntry *entry = mc_idmap_find(counts, name);
    if (entry->key != 0) entry->value++;
    else if (!mc_idmap_put(&ctx->alloc, counts, name, 1)) return mc_pass_out_of_memory(run);
    if (mc_tick(&run->ticker)) return mc_pass_interrupted(run);
  }
  return true;
}

static void list_rows(const McIdMap *counts, Rows *rows) {
  for (size_t i = 0; i < (size_t)1 << counts->log; i++) {
    McIdEntry entry = counts->entries[i];
    if (entry.key == 0) continue;
    Row row = {.name = mc_op_name_str(rows->ctx, (McOpName){entry.key}), .count = entry.value};
    row.shown = (uint32_t)row.name.len;
    const char *dot = memchr(row.name.ptr, '.', row.name.len);
    if (dot != NULL && dot + 1 == row.name.ptr + row.name.len) row.shown = (uint32_t)row.name.len - 1;
    else if (dot != NULL) row.dialect_len = (uint32_t)(dot - row.name.ptr);
    uint32_t rest = row.shown - (row.dialect_len > 0 ? row.dialect_len + 1 : 0);
    if (row.dialect_len > rows->longest_dialect) rows->longest_dialect = row.dialect_len;
    if (rest > rows->longest_name) rows->longest_name = rest;
    rows->ptr[rows->len++] = row;
  }
  qsort(rows->ptr, rows->len, sizeof *rows->ptr, by_name);
}

static void put_text(const Rows *rows, McBuf *out) {
  mc_buf_lit(out, "Operations encountered:\n-----------------------\n");
  for (size_t i = 0; i < rows->len; i++) {
    const Row *row = &rows->ptr[i];
    uint32_t skipped = row->dialect_len > 0 ? row->dialect_len + 1 : 0, rest = row->shown - skipped;
    mc_buf_spaces(out, rows->longest_dialect + (row->dialect_len > 0 ? 2 - row->dialect_len : 3));
    mc_buf_put(out, row->name.ptr, row->shown);
    mc_buf_spaces(out, rows->longest_name - rest);
    mc_buf_printf(out, " , %u\n", row->count);
  }
}

static void put_json(const Rows *rows, McBuf *out) {
  mc_buf_lit(out, "{\n");
  for (size_t i = 0; i < rows->len; i++) {
    const Row *row = &rows->ptr[i];
    mc_buf_lit(out, "  \"");
    mc_buf_put(out, row->name.ptr, row->name.len);
    mc_buf_printf(out, "\" : %u%s\n", row->count, i + 1 < rows->len ? "," : "");
  }
  mc_buf_lit(out, "}\n");
}

bool mc_pass_print_op_stats(McPassRun *run) {
  McAlloc *alloc = &run->ctx->alloc;
  McIdMap counts;
  if (!mc_idmap_init(alloc, &counts, 64)) return mc_pass_out_of_memory(run);
  bool ok = count_names(run, &counts);
  Rows rows = {.ctx = run->ctx};
  size_t size = counts.count * sizeof *rows.ptr;
  if (ok) {
    rows.ptr = mc_alloc(alloc, size);
    ok = rows.ptr != NULL || mc_pass_out_of_memory(run);
  }
  if (ok) {
    list_rows(&counts, &rows);
    if (mc_pass_flag(run, 0)) put_json(&rows, run->out);
    else put_text(&rows, run->out);
    ok = !mc_buf_has_failed(run->out) || mc_pass_out_of_memory(run);
  }
  if (rows.ptr != NULL) mc_free(alloc, rows.ptr, size);
  mc_idmap_fini(alloc, &counts);
  return ok;
}
