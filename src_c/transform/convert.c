/* convert.c - the driver of conversions. */
#include "transform/convert.h"

#include "text/diag.h"
#include "types/report.h"

/* Result `from` becomes `to` at the end. */
typedef struct Replacement { McValue from, to; } Replacement;

typedef struct Convert {
  McPassRun *run;     /* borrowed */
  McContext *ctx;     /* borrowed */
  const McConversion *conversion; /* borrowed */
  McRewriter rw;      /* owned */
  McIdMap replaced;   /* owned: operations that go */
  McIdMap numbers;    /* owned: value -> number of its pair + 1 */
  MC_ARRAY(McOp) list;         /* owned: operations to look at; the last one is next */
  MC_ARRAY(McOp) gone;         /* owned: those that go */
  MC_ARRAY(Replacement) pairs; /* owned */
  MC_ARRAY(McValue) values;    /* owned: of one operation */
} Convert;

static bool out_of_memory(Convert *c) { return mc_pass_out_of_memory(c->run); }

static McLegality legality(const Convert *c, McOp op) {
  return c->conversion->legality(c->ctx, op, c->conversion->data);
}

static bool is_replaced(const Convert *c, McOp op) { return mc_idmap_find(&c->replaced, op.index)->key != 0; }

static bool push(Convert *c, McOp op) { return mc_array_push(&c->ctx->alloc, &c->list, op) || out_of_memory(c); }

/* The values of c->values take the place of the results. */
static bool replace(Convert *c, McOp op) {
  McAlloc *alloc = &c->ctx->alloc;
  for (uint32_t i = 0, n = mc_op_num_results(c->ctx, op); i < n; i++) {
    Replacement pair = {mc_op_result(c->ctx, op, i), c->values.ptr[i]};
    if (!mc_array_push(alloc, &c->pairs, pair) ||
        !mc_idmap_put(alloc, &c->numbers, pair.from.index, (uint32_t)c->pairs.len)) {
      return out_of_memory(c);
    }
  }
  return (mc_idmap_put(alloc, &c->replaced, op.index, 1) && mc_array_push(alloc, &c->gone, op)) || out_of_memory(c);
}

/* --- folds --- */

/* Makes the values that the operation folds to. *ok: they are all there, and constants among them are legal; if not,
 * nothing was made. Returns false after reporting. */
static bool make_folded(Convert *c, McOp op, bool *ok) {
  McContext *ctx = c->ctx;
  McOp before = mc_op_prev(ctx, op);
  uint32_t n = mc_op_num_results(ctx, op);
  *ok = true;
  for (uint32_t i = 0; i < n && *ok; i++) {
    McFoldResult result = c->rw.results.ptr[i];
    McType type = mc_value_type(ctx, mc_op_result(ctx, op, i));
    if (result.value.index == MC_NONE && result.attr.index != MC_NONE) {
      result.value = mc_rw_constant(&c->rw, op, op, result.attr, type);
      if (c->rw.failed) return out_of_memory(c);
      *ok = result.value.index != MC_NONE && legality(c, mc_value_op(ctx, result.value)) == MC_LEGAL;
    }
    c->values.ptr[i] = result.value;
    *ok = *ok && result.value.index != MC_NONE;
  }
  while (!*ok && mc_op_prev(ctx, op).index != before.index) mc_op_erase(ctx, mc_op_prev(ctx, op));
  return true;
}

/* *done: the operation folded. Returns false after reporting. */
static bool fold(Convert *c, McOp op, bool *done) {
  McContext *ctx = c->ctx;
  const McOpDef *def = mc_op_def(ctx, op);
  *done = false;
  if (def != NULL && def->fold_pattern != NULL) def->fold_pattern->run(&c->rw, op);
  for (;;) {
    McFolded how = mc_rw_fold(&c->rw, op);
    if (c->rw.failed) return out_of_memory(c);
    if (mc_tick(&c->run->ticker)) return mc_pass_interrupted(c->run);
    if (how == MC_FOLDED_IN_PLACE || how == MC_FOLDED_KEPT) continue; /* again, as it is now */
    if (how == MC_NOT_FOLDED) return true;
    return make_folded(c, op, done) && (!*done || replace(c, op));
  }
}

/* --- one operation --- */

static bool apply(Convert *c, McOp op, bool *done) {
  McContext *ctx = c->ctx;
  McOp before = mc_op_prev(ctx, op);
  *done = c->conversion->pattern(&c->rw, op, c->conversion->data, c->values.ptr);
  if (c->rw.failed) return out_of_memory(c);
  if (!*done) return true;
  if (!replace(c, op)) return false;
  for (McOp made = mc_op_prev(ctx, op); made.index != before.index; made = mc_op_prev(ctx, made)) {
    if (!push(c, made)) return false;
  }
  return true;
}

static bool convert(Convert *c, McOp op) {
  McContext *ctx = c->ctx;
  McLegality legal = legality(c, op);
  bool done;
  if (legal == MC_LEGAL) return true;
  if (!mc_array_reserve(&ctx->alloc, &c->values, mc_op_num_results(ctx, op) + 1)) return out_of_memory(c);
  if (!fold(c, op, &done)) return false;
  if (done || (legal = legality(c, op)) != MC_ILLEGAL) return true;
  if (!apply(c, op, &done)) return false;
  if (done) return true;
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  return mc_error(c->run->diags, mc_op_loc(ctx, op),
                  "failed to legalize operation '%.*s' that was explicitly marked illegal", (int)name.len, name.ptr);
}

/* An operation is not left half converted when memory runs out. */
static bool convert_in_step(Convert *c, McOp op) {
  mc_rw_begin_step(&c->rw);
  bool ok = convert(c, op);
  return mc_rw_end_step(&c->rw) ? ok : out_of_memory(c);
}

/* --- all operations --- */

/* Puts the operations directly in it onto the list, the first one last, without blocks that control cannot reach. */
static bool push_inside(Convert *c, McOp op) {
  McContext *ctx = c->ctx;
  for (uint32_t r = mc_op_num_regions(ctx, op); r-- > 0;) {
    McRegion region = mc_op_region(ctx, op, r);
    McBlock block = mc_region_last_block(ctx, region);
    McIdMap reached = {0};
    bool ok = block.index == MC_NONE || mc_region_reachable(ctx, region, &reached);
    for (; ok && block.index != MC_NONE; block = mc_block_prev(ctx, block)) {
      if (mc_idmap_find(&reached, block.index)->key == 0) continue;
      for (McOp in = mc_block_last_op(ctx, block); ok && in.index != MC_NONE; in = mc_op_prev(ctx, in)) {
        ok = mc_array_push(&ctx->alloc, &c->list, in);
      }
    }
    mc_idmap_fini(&ctx->alloc, &reached);
    if (!ok) return out_of_memory(c);
  }
  return true;
}

static Replacement *pair_of(const Convert *c, McValue value) {
  uint32_t number = mc_idmap_find(&c->numbers, value.index)->value;
  return number == 0 ? NULL : &c->pairs.ptr[number - 1];
}

/* The value that takes its place in the end: one that replaces others may be replaced, too. In a cycle, one of it. */
static McValue last_of(const Convert *c, McValue value) {
  size_t left = c->pairs.len;
  for (Replacement *pair; (pair = pair_of(c, value)) != NULL && left-- > 0;) {
    Replacement *next = pair_of(c, pair->to);
    value = pair->to;
    if (next != NULL) pair->to = next->to; /* shorter for the next search */
  }
  return value;
}

static void finish(Convert *c) {
  McContext *ctx = c->ctx;
  for (size_t i = 0; i < c->pairs.len; i++) {
    McValue from = c->pairs.ptr[i].from, to = last_of(c, from);
    if (from.index != to.index) mc_value_replace_all_uses(ctx, from, to);
  }
  for (size_t i = c->gone.len; i-- > 0;) {
    if (!mc_op_is_used(ctx, c->gone.ptr[i])) mc_op_erase(ctx, c->gone.ptr[i]);
  }
}

bool mc_convert(McPassRun *run, const McConversion *conversion) {
  McContext *ctx = run->ctx;
  Convert c = {.run = run, .ctx = ctx, .conversion = conversion};
  bool ok = mc_rw_init(&c.rw, ctx, (McRegion){MC_NONE}) && mc_idmap_init(&ctx->alloc, &c.replaced, 16) &&
            mc_idmap_init(&ctx->alloc, &c.numbers, 16);
  ok = ok ? push_inside(&c, run->op) : mc_pass_out_of_memory(run);
  while (ok && c.list.len > 0) {
    McOp op = c.list.ptr[--c.list.len];
    if (mc_tick(&run->ticker)) ok = mc_pass_interrupted(run);
    ok = ok && convert_in_step(&c, op) && (is_replaced(&c, op) || push_inside(&c, op));
  }
  if (c.numbers.entries != NULL) finish(&c);
  mc_rw_fini(&c.rw);
  mc_idmap_fini(&ctx->alloc, &c.replaced);
  mc_idmap_fini(&ctx->alloc, &c.numbers);
  mc_array_fini(&ctx->alloc, &c.list);
  mc_array_fini(&ctx->alloc, &c.gone);
  mc_array_fini(&ctx->alloc, &c.pairs);
  mc_array_fini(&ctx->alloc, &c.values);
  return ok;
}
