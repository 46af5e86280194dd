/* drivers.c - the worklists of the drivers that apply patterns.
 *
 * The walk driver's list has each operation once, nested ones before the operations around them. The greedy driver's is
 * a stack without duplicates: an operation that a rewrite touches is pushed again. On the way the greedy driver keeps
 * one of equal constants, in front of the block that is visible in all of an isolated operation, and erases pure
 * operations without uses, as upstream does. Nothing here calls a pattern or has a list of patterns: the caller takes
 * the next operation that a pattern may match.
 *
 * Owns its list; an entry carries the generation of its operation, so operations that were erased meanwhile are
 * skipped.
 */
#include "base/idmap.h"
#include "defs/facts.h"
#include "transform/effects.h"

typedef struct Entry { McOp op; uint32_t generation; } Entry;

struct McDriver {
  McContext *ctx; /* borrowed */
  McOp root;
  uint32_t root_generation;
  McDriverOptions options;
  McIdMap names;  /* owned: names of operations that patterns are for; none: all */
  MC_ARRAY(Entry) list; /* owned */
  McIdMap places; /* owned: operation -> place in the list + 1, or 0 */
  McIdMap existing; /* owned: the operations there were at first -> generation; only_existing alone */
  bool began, unified;
};

McDriver *mc_driver_new(McContext *ctx, McOp root, const McOpName *names, size_t num_names, McDriverOptions options) {
  McDriver *d = mc_alloc_zeroed(&ctx->alloc, sizeof *d);
  if (d == NULL) return NULL;
  d->ctx = ctx;
  d->root = root;
  d->root_generation = mc_op_generation(ctx, root);
  d->options = options;
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
  mc_idmap_fini(alloc, &d->places);
  mc_idmap_fini(alloc, &d->existing);
  mc_array_fini(alloc, &d->list);
  mc_free(alloc, d, sizeof *d);
}

static bool has_pattern(const McDriver *d, McOp op) {
  if (d->options.greedy && d->options.hooks) {
    const McOpDef *def = mc_op_def(d->ctx, op);
    if (mc_def_has_fact(def, MC_FACT_FOLD_HOOK) || mc_def_has_fact(def, MC_FACT_CANONICALIZE_HOOK)) return true;
  }
  return d->names.entries == NULL || mc_idmap_find(&d->names, mc_op_rec(d->ctx, op)->name)->key != 0;
}

static bool may_come(const McDriver *d, McOp op) {
  if (!d->options.only_existing || !d->began) return true;
  const McIdEntry *e = mc_idmap_find(&d->existing, op.index);
  return e->key != 0 && e->value == mc_op_generation(d->ctx, op);
}

static bool push(McDriver *d, McOp op) {
  McAlloc *alloc = &d->ctx->alloc;
  if (!d->began || !may_come(d, op)) return true;
  Entry entry = {op, mc_op_generation(d->ctx, op)};
  uint32_t place = d->options.greedy ? mc_idmap_find(&d->places, op.index)->value : 0;
  if (place != 0) { /* it, or an erased operation that had its number */
    d->list.ptr[place - 1] = entry;
    return true;
  }
  if (d->list.len == UINT32_MAX || !mc_array_push(alloc, &d->list, entry)) return false;
  return !d->options.greedy || mc_idmap_put(alloc, &d->places, op.index, (uint32_t)d->list.len);
}

/* --- constants --- */

/* The constants met, by their name, attributes and type: open addressing, at most half full. */
typedef struct Constants { uint32_t *slots; uint32_t log; } Constants;

static bool is_constant(const McContext *ctx, McOp op) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  return rec->num_results == 1 && rec->num_operands == 0 && rec->extra == 0 &&
         mc_op_has_trait(ctx, op, MC_TRAIT(CONSTANT_LIKE));
}

/* The outermost region around `op` that is inside the nearest isolated operation. Its values are visible in everything
 * nested in it, so its entry block holds the constants. */
static McRegion constants_region(const McDriver *d, McOp op) {
  const McContext *ctx = d->ctx;
  for (;;) {
    McRegion region = mc_block_region(ctx, mc_op_block(ctx, op));
    op = mc_region_op(ctx, region);
    bool outermost = op.index == MC_NONE || op.index == d->root.index || mc_op_block(ctx, op).index == MC_NONE;
    if (outermost || mc_op_def(ctx, op) == NULL || mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE))) {
      return region;
    }
  }
}

static bool same_constant(const McContext *ctx, McOp a, McOp b) {
  const McOpRec *x = mc_op_rec(ctx, a), *y = mc_op_rec(ctx, b);
  return x->name == y->name && x->properties == y->properties && x->attrs == y->attrs &&
         mc_value_rec(ctx, (McValue){x->results})->type == mc_value_rec(ctx, (McValue){y->results})->type;
}

/* Puts a constant in front of its region's entry block. If an equal one is there already, that one replaces it and it
 * is erased. Returns true when it stays. */
static bool keep_constant(McDriver *d, Constants *known, McOp op) {
  McContext *ctx = d->ctx;
  const McOpRec *rec = mc_op_rec(ctx, op);
  McBlock entry = mc_region_first_block(ctx, constants_region(d, op));
  uint64_t key = mc_mix((uint64_t)rec->name << 32 | rec->properties,
                        (uint64_t)mc_value_rec(ctx, (McValue){rec->results})->type << 32 | entry.index);
  key = mc_mix(key, rec->attrs);
  uint32_t mask = (1u << known->log) - 1, i = (uint32_t)key & mask;
  for (; known->slots[i] != 0; i = (i + 1) & mask) {
    McOp other = {known->slots[i]};
    if (mc_op_block(ctx, other).index != entry.index || !same_constant(ctx, op, other)) continue;
    mc_value_replace_all_uses(ctx, mc_op_result(ctx, op, 0), mc_op_result(ctx, other, 0));
    mc_op_erase(ctx, op);
    return false;
  }
  known->slots[i] = op.index;
  McOp first = mc_block_first_op(ctx, entry), before = mc_op_prev(ctx, op);
  bool is_there = mc_op_block(ctx, op).index == entry.index && (first.index == op.index || is_constant(ctx, before));
  if (is_there) return true; /* all before it are there already */
  mc_op_detach(ctx, op);
  mc_op_insert(ctx, op, entry, first);
  return true;
}

/* Keeps one of equal constants on the list. Returns false when out of memory. */
static bool unify_constants(McDriver *d) {
  McContext *ctx = d->ctx;
  Constants known = {.log = 4};
  size_t count = 0, to = 0;
  for (size_t i = 0; i < d->list.len; i++) count += is_constant(ctx, d->list.ptr[i].op);
  while (((size_t)1 << known.log) < 2 * count) known.log++;
  known.slots = mc_alloc_zeroed(&ctx->alloc, sizeof(uint32_t) << known.log);
  if (known.slots == NULL) return false;
  for (size_t i = 0; i < d->list.len; i++) {
    McOp op = d->list.ptr[i].op;
    bool stays = !is_constant(ctx, op) || keep_constant(d, &known, op);
    if (stays) d->list.ptr[to++] = d->list.ptr[i];
    else d->unified = true;
  }
  d->list.len = to;
  mc_free(&ctx->alloc, known.slots, sizeof(uint32_t) << known.log);
  return true;
}

/* --- the list --- */

static bool is_root_live(const McDriver *d) { return mc_op_is_live(d->ctx, d->root, d->root_generation); }

static bool list_all(McDriver *d) {
  McContext *ctx = d->ctx;
  McAlloc *alloc = &ctx->alloc;
  McWalk walk;
  d->unified = false;
  d->list.len = 0;
  if (!is_root_live(d)) return true;
  mc_walk_init(ctx, &walk, d->root, !d->options.top_down);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (op.index == d->root.index || !may_come(d, op)) continue;
    if (!d->options.greedy && !has_pattern(d, op)) continue;
    Entry entry = {op, mc_op_generation(ctx, op)};
    if (d->list.len == UINT32_MAX || !mc_array_push(alloc, &d->list, entry)) return false;
  }
  if (d->options.unify_constants && !unify_constants(d)) return false;
  if (d->options.top_down || !d->options.greedy) { /* the last one is taken next */
    for (size_t i = 0, k = d->list.len; i + 1 < k; i++) {
      Entry last = d->list.ptr[--k];
      d->list.ptr[k] = d->list.ptr[i];
      d->list.ptr[i] = last;
    }
  }
  mc_idmap_fini(alloc, &d->places);
  if (d->options.greedy && !mc_idmap_init(alloc, &d->places, d->list.len)) return false;
  if (d->options.only_existing && !d->began) {
    mc_idmap_fini(alloc, &d->existing); /* left from a round that ran out of memory */
    if (!mc_idmap_init(alloc, &d->existing, d->list.len)) return false;
  }
  for (size_t i = 0; d->options.greedy && i < d->list.len; i++) {
    Entry e = d->list.ptr[i];
    if (!mc_idmap_put(alloc, &d->places, e.op.index, (uint32_t)i + 1)) return false;
    if (d->options.only_existing && !d->began && !mc_idmap_put(alloc, &d->existing, e.op.index, e.generation)) {
      return false;
    }
  }
  d->began = true;
  return true;
}

bool mc_driver_begin(McDriver *d) {
  if (list_all(d)) return true;
  d->list.len = 0; /* places may be missing: nothing is returned, and nothing is pushed */
  d->began = false;
  return false;
}

/* Whether erasing the operation changes nothing. Conservative: mlir-opt 22 also finds dead operations that have
 * regions. */
static bool is_dead(const McContext *ctx, McOp op) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  if (rec->extra != 0 || mc_op_is_terminator(ctx, op)) return false;
  if (mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL)) || !(mc_op_effects(ctx, op) & MC_REMOVABLE)) return false;
  for (uint32_t i = 0; i < rec->num_results; i++) {
    if (mc_value_rec(ctx, (McValue){rec->results + i})->first_use != MC_NONE) return false;
  }
  return true;
}

bool mc_driver_unified(const McDriver *d) { return d->unified; }

McDriverStep mc_driver_next(McDriver *d) {
  while (d->list.len > 0 && is_root_live(d)) {
    Entry e = d->list.ptr[--d->list.len];
    if (d->options.greedy) mc_idmap_find(&d->places, e.op.index)->value = 0;
    if (!mc_op_is_live(d->ctx, e.op, e.generation) || mc_op_block(d->ctx, e.op).index == MC_NONE) continue;
    bool dead = d->options.greedy && is_dead(d->ctx, e.op);
    if (dead || has_pattern(d, e.op)) return (McDriverStep){e.op, dead};
  }
  return (McDriverStep){{MC_NONE}, false};
}

/* At most one operation besides `op` uses the value. */
static bool is_nearly_unused(const McContext *ctx, McValue value, McOp op) {
  McOp other = {MC_NONE};
  for (McUse use = mc_value_first_use(ctx, value); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp owner = mc_use_owner(ctx, use);
    if (owner.index == op.index || owner.index == other.index) continue;
    if (other.index != MC_NONE) return false;
    other = owner;
  }
  return true;
}

bool mc_driver_erasing(McDriver *d, McOp op) {
  McContext *ctx = d->ctx;
  uint32_t count = d->options.greedy ? mc_op_num_operands(ctx, op) : 0;
  McIdMap seen = {0}; /* of many operands: each value is checked once, since a check takes as long as it has uses */
  bool many = count > 16, ok = !many || mc_idmap_init(&ctx->alloc, &seen, count);
  for (uint32_t i = 0; i < count && ok; i++) {
    McValue value = mc_op_operand(ctx, op, i);
    if (value.index == MC_NONE || mc_value_is_block_arg(ctx, value)) continue;
    if (many && mc_idmap_find(&seen, value.index)->key != 0) continue;
    ok = !many || mc_idmap_put(&ctx->alloc, &seen, value.index, 1);
    if (ok && is_nearly_unused(ctx, value, op)) ok = push(d, mc_value_op(ctx, value));
  }
  mc_idmap_fini(&ctx->alloc, &seen);
  return ok;
}

bool mc_driver_replacing(McDriver *d, McOp op) {
  const McContext *ctx = d->ctx;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); d->options.greedy && i < n; i++) {
    for (McUse use = mc_value_first_use(ctx, mc_op_result(ctx, op, i)); use.index != MC_NONE;
         use = mc_use_next(ctx, use)) {
      if (!push(d, mc_use_owner(ctx, use))) return false;
    }
  }
  return true;
}
