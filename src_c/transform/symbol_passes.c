/* symbol_passes.c - the passes symbol-dce and symbol-privatize. */
#include "base/idmap.h"
#include "defs/op_messages.h"
#include "transform/call_graph.h"
#include "transform/pass.h"
#include "verify/verify.h"

/* --- symbol-privatize --- */

/* Marks in `names` the entries of a list with commas. */
static bool add_names(McPassRun *run, McStr list, McIdMap *names) {
  McContext *ctx = run->ctx;
  for (size_t at = 0; at < list.len;) {
    const char *comma = memchr(list.ptr + at, ',', list.len - at);
    size_t end = comma == NULL ? list.len : (size_t)(comma - list.ptr);
    McAttr name = mc_attr_string(ctx, list.ptr + at, end - at, (McType){MC_NONE});
    if (name.index == MC_NONE || !mc_idmap_put(&ctx->alloc, names, name.index, 1)) return mc_pass_out_of_memory(run);
    at = end + 1;
  }
  return true;
}

static bool privatize(McPassRun *run, const McIdMap *excluded, McAttr visibility) {
  McContext *ctx = run->ctx;
  for (uint32_t r = 0, n = mc_op_num_regions(ctx, run->op); r < n; r++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, run->op, r));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
        if (mc_tick(&run->ticker)) return mc_pass_interrupted(run);
        if (!mc_op_is_symbol(ctx, op)) continue;
        if (mc_idmap_find(excluded, mc_op_attribute(ctx, op, ctx->known[MC_ID_sym_name]).index)->key != 0) continue;
        if (!mc_op_set_attribute(ctx, op, ctx->known[MC_ID_sym_visibility], visibility)) {
          return mc_pass_out_of_memory(run);
        }
      }
    }
  }
  return true;
}

bool mc_pass_symbol_privatize(McPassRun *run) {
  McContext *ctx = run->ctx;
  McIdMap excluded;
  McAttr visibility = mc_attr_string(ctx, "private", 7, (McType){MC_NONE});
  if (visibility.index == MC_NONE || !mc_idmap_init(&ctx->alloc, &excluded, 8)) return mc_pass_out_of_memory(run);
  bool ok = add_names(run, run->options[0], &excluded) && privatize(run, &excluded, visibility);
  mc_idmap_fini(&ctx->alloc, &excluded);
  return ok;
}

/* --- symbol-dce --- */

/* The search of one symbol table: the live operations in it from `base` of the list on are not searched yet. */
typedef struct Level { size_t base; bool hidden; } Level;

typedef struct Liveness {
  McPassRun *run;          /* borrowed */
  McSymbols *symbols;      /* owned */
  McIdMap live;            /* owned: live symbols */
  MC_ARRAY(McOp) list;     /* owned: live operations whose references are not followed yet */
  MC_ARRAY(McOp) dead;     /* owned: symbols that go if nothing marks them, none inside another */
  MC_ARRAY(Level) levels;  /* owned: tables whose search is not over, outer ones first */
  McSymbolUses uses;       /* owned */
} Liveness;

/* The operation is live. Returns false when out of memory. */
static bool mark(Liveness *l, McOp op) {
  McAlloc *alloc = &l->run->ctx->alloc;
  if (mc_idmap_find(&l->live, op.index)->key != 0) return true;
  return mc_idmap_put(alloc, &l->live, op.index, 1) && mc_array_push(alloc, &l->list, op);
}

/* Begins the search of a table. hidden: nothing outside refers to symbols in it. */
static bool enter(Liveness *l, McOp table, bool hidden) {
  McContext *ctx = l->run->ctx;
  Level level = {l->list.len, hidden};
  if (!mc_array_push(&ctx->alloc, &l->levels, level)) return mc_pass_out_of_memory(l->run);
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, table, 0));
  for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      if (mc_tick(&l->run->ticker)) return mc_pass_interrupted(l->run);
      bool symbol = mc_op_is_symbol(ctx, op), is_private = symbol && mc_symbol_is(ctx, op, "private");
      bool can_go = symbol && (is_private || (hidden && mc_symbol_is(ctx, op, "nested")));
      bool ok = can_go   ? mc_array_push(&ctx->alloc, &l->dead, op)
                : symbol ? mark(l, op)
                         : mc_array_push(&ctx->alloc, &l->list, op);
      if (!ok) return mc_pass_out_of_memory(l->run);
    }
  }
  return true;
}

/* The symbols that a reference names, seen from a table: @a::@b names @a, and @b in it. None, unless all are found. */
static bool follow(Liveness *l, McOp table, McAttr reference) {
  McContext *ctx = l->run->ctx;
  uint32_t count = mc_attr_symbol_num_nested(ctx, reference);
  McOp leaf = mc_symbols_find(l->symbols, table, reference);
  if (mc_symbols_out_of_memory(l->symbols)) return mc_pass_out_of_memory(l->run);
  if (leaf.index == MC_NONE) return true;
  bool ok = mark(l, leaf);
  for (McOp op = leaf; ok && count > 0; count--) { /* each is in the table that the part before it names */
    op = mc_op_parent(ctx, op);
    if (op.index == MC_NONE) break;
    ok = mark(l, op);
  }
  return ok || mc_pass_out_of_memory(l->run);
}

/* Follows the references of a live operation. */
static bool search(Liveness *l, McOp op) {
  McContext *ctx = l->run->ctx;
  bool unknown;
  l->uses.len = 0;
  if (!mc_op_symbol_uses_in_scope(ctx, op, &l->uses, &unknown)) return mc_pass_out_of_memory(l->run);
  if (unknown) {
    mc_error(l->run->diags, mc_op_loc(ctx, op), "operation contains potentially unknown symbol table, meaning that we "
                                               "can't reliable compute symbol uses");
    mc_note_current_op(l->run->diags, ctx, op);
    return false;
  }
  McOp table = mc_op_parent(ctx, op);
  for (size_t i = 0; i < l->uses.len; i++) {
    if (!follow(l, table, l->uses.ptr[i].reference)) return false;
  }
  return true;
}

/* Lists the operations with regions in those of an operation that is no table: tables can be among them. */
static bool list_inner(Liveness *l, McOp outer) {
  McContext *ctx = l->run->ctx;
  for (uint32_t r = 0, n = mc_op_num_regions(ctx, outer); r < n; r++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, outer, r));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
        if (mc_op_num_regions(ctx, op) == 0) continue;
        if (!mc_array_push(&ctx->alloc, &l->list, op)) return mc_pass_out_of_memory(l->run);
      }
    }
  }
  return true;
}

/* Marks all that is live in the table of the run, without recursion. */
static bool find_live(Liveness *l, bool hidden) {
  McContext *ctx = l->run->ctx;
  if (!enter(l, l->run->op, hidden)) return false;
  while (l->levels.len > 0) {
    Level level = l->levels.ptr[l->levels.len - 1];
    if (l->list.len == level.base) {
      l->levels.len--;
      continue;
    }
    McOp op = l->list.ptr[--l->list.len];
    if (mc_tick(&l->run->ticker)) return mc_pass_interrupted(l->run);
    /* references of inner operations are those of the operation around them, too */
    bool in_table = mc_op_has_trait(ctx, mc_op_parent(ctx, op), MC_TRAIT(SYMBOL_TABLE));
    if (in_table && !search(l, op)) return false;
    if (!mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE))) {
      if (!list_inner(l, op)) return false;
      continue;
    }
    if (!enter(l, op, level.hidden || !mc_op_is_symbol(ctx, op) || mc_symbol_is(ctx, op, "private"))) return false;
  }
  return true;
}

/* Those inside of an erased one are not counted: its tables were not searched. */
static void erase_dead(Liveness *l) {
  size_t count = 0;
  for (size_t i = 0; i < l->dead.len; i++) {
    McOp op = l->dead.ptr[i];
    if (mc_idmap_find(&l->live, op.index)->key == 0) l->dead.ptr[count++] = op;
  }
  mc_ops_erase(l->run->ctx, l->dead.ptr, count);
  l->run->statistics[0] += count;
}

bool mc_pass_symbol_dce(McPassRun *run) {
  McContext *ctx = run->ctx;
  if (!mc_op_has_trait(ctx, run->op, MC_TRAIT(SYMBOL_TABLE))) {
    return mc_op_error(run->diags, ctx, run->op, " was scheduled to run under SymbolDCE, but does not define a symbol "
                                                 "table");
  }
  bool hidden = true;
  if (mc_op_block(ctx, run->op).index != MC_NONE && mc_op_is_symbol(ctx, run->op)) {
    hidden = mc_symbol_is(ctx, run->op, "private");
  }
  Liveness l = {.run = run, .symbols = mc_symbols_new(ctx)};
  bool ok = l.symbols != NULL && mc_idmap_init(&ctx->alloc, &l.live, 64);
  ok = ok ? find_live(&l, hidden) : mc_pass_out_of_memory(run);
  if (ok) erase_dead(&l);
  mc_symbols_free(l.symbols);
  mc_idmap_fini(&ctx->alloc, &l.live);
  mc_array_fini(&ctx->alloc, &l.list);
  mc_array_fini(&ctx->alloc, &l.dead);
  mc_array_fini(&ctx->alloc, &l.levels);
  mc_symbol_uses_fini(ctx, &l.uses);
  return ok;
}
