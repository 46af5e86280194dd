/* merge_blocks.c - aggressive simplification of regions: one of equal blocks stays, and arguments that always get the
 * same value go, as by mlir-opt 22.
 *
 * Blocks that branch to the same blocks, have no regions inside and whose values have no uses outside are equal when
 * their operations are, up to operands from outside. Those become arguments of the block that stays, when all branches
 * to the blocks state the operands that they pass. Nothing recurses. Linear, except for blocks of equal hashes that are
 * not equal.
 */
#include "defs/facts.h"
#include "transform/pattern_driver.h"

typedef struct Mismatch { uint32_t op, operand; } Mismatch; /* numbers: in the block, of the operation */

/* A block that none before it is equal to. */
typedef struct Candidate {
  McBlock block;
  uint64_t hash;
  uint32_t next;     /* the next one of the same bucket, + 1; 0: the last */
  uint32_t cluster;  /* of a leader: its cluster + 1; 0: no leader */
} Candidate;

typedef struct Cluster {
  MC_ARRAY(McBlock) blocks;       /* owned: the leader first */
  MC_ARRAY(Mismatch) mismatches;  /* owned: sorted */
} Cluster;

typedef struct Merge {
  McRewriter *rw;               /* borrowed; it reports changes */
  McContext *ctx;               /* borrowed */
  MC_ARRAY(McRegion) regions;   /* owned: to be visited; a stack */
  MC_ARRAY(McRegion) merged;    /* owned: those that were visited */
  MC_ARRAY(Candidate) candidates; /* owned */
  MC_ARRAY(Cluster) clusters;   /* owned */
  McIdMap buckets;              /* owned: hash -> first candidate + 1 */
  McIdMap pairs;                /* owned: value of the leader -> value of the block that is compared */
  McIdMap changed;              /* owned: terminators that got operands during the visit of a region */
  MC_ARRAY(Mismatch) found;     /* owned: of one comparison */
  MC_ARRAY(McValue) values;     /* owned: new arguments, block after block */
  MC_ARRAY(McValue) passed;     /* owned: new operands of a branch */
} Merge;

/* --- equal blocks --- */

static bool is_used_outside(const McContext *ctx, McValue value, McBlock block) {
  for (McUse use = mc_value_first_use(ctx, value); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    if (mc_op_block(ctx, mc_use_owner(ctx, use)).index != block.index) return true;
  }
  return false;
}

static bool op_is_used_outside(const McContext *ctx, McOp op, McBlock block) {
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    if (is_used_outside(ctx, mc_op_result(ctx, op, i), block)) return true;
  }
  return false;
}

/* Everything of an operation except its operands. */
static uint64_t hash_op(const McContext *ctx, McOp op, uint64_t hash) {
  hash = mc_mix(hash, (uint64_t)mc_op_get_name(ctx, op).index << 32 | mc_op_num_operands(ctx, op));
  hash = mc_mix(hash, (uint64_t)mc_op_attrs(ctx, op).index << 32 | mc_op_properties(ctx, op).index);
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    hash = mc_mix(hash, mc_value_type(ctx, mc_op_result(ctx, op, i)).index);
  }
  for (uint32_t i = 0, n = mc_op_num_successors(ctx, op); i < n; i++) {
    hash = mc_mix(hash, mc_op_successor(ctx, op, i).index);
  }
  return hash;
}

static bool same_op(const McContext *ctx, McOp a, McOp b) {
  uint32_t results = mc_op_num_results(ctx, a), successors = mc_op_num_successors(ctx, a);
  bool same = mc_op_get_name(ctx, a).index == mc_op_get_name(ctx, b).index &&
              mc_op_attrs(ctx, a).index == mc_op_attrs(ctx, b).index &&
              mc_op_properties(ctx, a).index == mc_op_properties(ctx, b).index &&
              mc_op_num_operands(ctx, a) == mc_op_num_operands(ctx, b) && results == mc_op_num_results(ctx, b) &&
              successors == mc_op_num_successors(ctx, b) && mc_op_num_regions(ctx, a) == mc_op_num_regions(ctx, b);
  for (uint32_t i = 0; same && i < results; i++) {
    same = mc_value_type(ctx, mc_op_result(ctx, a, i)).index == mc_value_type(ctx, mc_op_result(ctx, b, i)).index;
  }
  for (uint32_t i = 0; same && i < successors; i++) {
    same = mc_op_successor(ctx, a, i).index == mc_op_successor(ctx, b, i).index;
  }
  return same;
}

/* Whether the block can be merged at all, and its hash. */
static bool can_merge(const McContext *ctx, McBlock block, uint64_t *hash) {
  McOp last = mc_block_last_op(ctx, block);
  if (last.index == MC_NONE) return false;
  *hash = mc_mix(mc_block_num_args(ctx, block), 1);
  for (uint32_t i = 0, n = mc_block_num_args(ctx, block); i < n; i++) {
    McValue arg = mc_block_arg(ctx, block, i);
    *hash = mc_mix(*hash, mc_value_type(ctx, arg).index);
    if (is_used_outside(ctx, arg, block)) return false;
  }
  for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n; i++) {
      if (mc_region_first_block(ctx, mc_op_region(ctx, op, i)).index != MC_NONE) return false;
    }
    *hash = hash_op(ctx, op, *hash);
  }
  return true;
}

/* A value that no branch can pass: its own terminator makes it. */
static bool is_of_terminator(const McContext *ctx, McValue value) {
  McOp op = mc_value_op(ctx, value);
  return op.index != MC_NONE && mc_op_num_successors(ctx, op) > 0;
}

/* *same: the operands are equal, or can become arguments. Returns false when out of memory. */
static bool compare_operands(Merge *m, McBlock leader, McOp a, McBlock block, McOp b, uint32_t number, bool *same) {
  McContext *ctx = m->ctx;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, a); i < n && *same; i++) {
    McValue x = mc_op_operand(ctx, a, i), y = mc_op_operand(ctx, b, i);
    if (x.index == y.index) continue;
    *same = x.index != MC_NONE && y.index != MC_NONE && mc_value_type(ctx, x).index == mc_value_type(ctx, y).index;
    if (!*same) break;
    bool inside = mc_value_parent_block(ctx, x).index == leader.index;
    *same = inside == (mc_value_parent_block(ctx, y).index == block.index);
    if (!*same) break;
    if (inside) {
      const McIdEntry *entry = mc_idmap_find(&m->pairs, x.index);
      *same = entry->key != 0 && entry->value == y.index;
      continue;
    }
    Mismatch mismatch = {number, i};
    *same = !is_of_terminator(ctx, x) && !is_of_terminator(ctx, y);
    if (*same && !mc_array_push(&ctx->alloc, &m->found, mismatch)) return false;
  }
  return true;
}

/* *same: the blocks are equal up to m->found. Returns false when out of memory. Linear in the blocks. */
static bool compare(Merge *m, McBlock leader, McBlock block, bool *same) {
  McContext *ctx = m->ctx;
  uint32_t args = mc_block_num_args(ctx, leader), number = 0;
  m->found.len = 0;
  mc_idmap_fini(&ctx->alloc, &m->pairs);
  bool ok = mc_idmap_init(&ctx->alloc, &m->pairs, 16);
  *same = args == mc_block_num_args(ctx, block);
  for (uint32_t i = 0; ok && *same && i < args; i++) {
    McValue x = mc_block_arg(ctx, leader, i), y = mc_block_arg(ctx, block, i);
    *same = mc_value_type(ctx, x).index == mc_value_type(ctx, y).index;
    ok = mc_idmap_put(&ctx->alloc, &m->pairs, x.index, y.index);
  }
  McOp a = mc_block_first_op(ctx, leader), b = mc_block_first_op(ctx, block);
  for (; ok && *same && a.index != MC_NONE && b.index != MC_NONE; number++) {
    *same = same_op(ctx, a, b);
    ok = !*same || compare_operands(m, leader, a, block, b, number, same);
    for (uint32_t i = 0, n = *same ? mc_op_num_results(ctx, a) : 0; ok && i < n; i++) {
      ok = mc_idmap_put(&ctx->alloc, &m->pairs, mc_op_result(ctx, a, i).index, mc_op_result(ctx, b, i).index);
    }
    *same = *same && !op_is_used_outside(ctx, a, leader) && !op_is_used_outside(ctx, b, block);
    a = mc_op_next(ctx, a);
    b = mc_op_next(ctx, b);
  }
  *same = *same && a.index == MC_NONE && b.index == MC_NONE;
  return ok;
}

/* Adds the mismatches of the last comparison; both lists are sorted. Returns false when out of memory. */
static bool add_mismatches(Merge *m, Cluster *c) {
  McAlloc *alloc = &m->ctx->alloc;
  MC_ARRAY(Mismatch) all = {0};
  size_t i = 0, k = 0;
  if (!mc_array_reserve(alloc, &all, c->mismatches.len + m->found.len + 1)) return false;
  while (i < c->mismatches.len || k < m->found.len) {
    Mismatch a = i < c->mismatches.len ? c->mismatches.ptr[i] : (Mismatch){UINT32_MAX, UINT32_MAX};
    Mismatch b = k < m->found.len ? m->found.ptr[k] : (Mismatch){UINT32_MAX, UINT32_MAX};
    bool first = a.op < b.op || (a.op == b.op && a.operand <= b.operand), both = a.op == b.op && a.operand == b.operand;
    all.ptr[all.len++] = first ? a : b;
    i += first;
    k += !first || both;
  }
  mc_array_fini(alloc, &c->mismatches);
  c->mismatches.ptr = all.ptr, c->mismatches.len = all.len, c->mismatches.cap = all.cap;
  return true;
}

/* Puts the block into the cluster of an equal one, or makes it a leader. Returns false when out of memory. */
static bool add_block(Merge *m, McBlock block, uint64_t hash) {
  McAlloc *alloc = &m->ctx->alloc;
  uint32_t key = (uint32_t)(hash ^ hash >> 32) | 1;
  McIdEntry *entry = mc_idmap_find(&m->buckets, key);
  uint32_t first = entry->key == 0 ? 0 : entry->value, last = 0;
  for (uint32_t at = first; at != 0; last = at, at = m->candidates.ptr[at - 1].next) {
    Candidate *leader = &m->candidates.ptr[at - 1];
    bool same = false;
    if (leader->hash != hash) continue;
    if (!compare(m, leader->block, block, &same)) return false;
    if (!same) continue;
    if (leader->cluster == 0) {
      Cluster made = {0};
      if (!mc_array_push(alloc, &m->clusters, made)) return false;
      leader->cluster = (uint32_t)m->clusters.len;
      if (!mc_array_push(alloc, &m->clusters.ptr[leader->cluster - 1].blocks, leader->block)) return false;
    }
    Cluster *c = &m->clusters.ptr[leader->cluster - 1];
    return mc_array_push(alloc, &c->blocks, block) && add_mismatches(m, c);
  }
  Candidate made = {.block = block, .hash = hash};
  if (!mc_array_push(alloc, &m->candidates, made)) return false;
  uint32_t number = (uint32_t)m->candidates.len;
  if (last != 0) return m->candidates.ptr[last - 1].next = number, true;
  return mc_idmap_put(alloc, &m->buckets, key, number);
}

/* --- merging --- */

/* All branches to the block state the operands that they pass, and none got operands since the blocks were compared. */
static bool can_pass_more(Merge *m, McBlock block) {
  McContext *ctx = m->ctx;
  uint32_t start, count;
  for (McUse use = mc_block_first_use(ctx, block); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    if (!mc_branch_operands(ctx, mc_use_owner(ctx, use), mc_use_index(ctx, use), &start, &count)) return false;
  }
  return mc_idmap_find(&m->changed, mc_block_last_op(ctx, block).index)->key == 0;
}

/* Appends the operands of a block that differ to m->values. Returns false when out of memory. */
static bool collect(Merge *m, const Cluster *c, McBlock block) {
  McContext *ctx = m->ctx;
  McOp op = mc_block_first_op(ctx, block);
  uint32_t number = 0;
  for (size_t i = 0; i < c->mismatches.len; i++) {
    for (; number < c->mismatches.ptr[i].op; number++) op = mc_op_next(ctx, op);
    McValue value = mc_op_operand(ctx, op, c->mismatches.ptr[i].operand);
    if (!mc_array_push(&ctx->alloc, &m->values, value)) return false;
  }
  return true;
}

/* The first difference that has the same values in all blocks as number `i`. */
static size_t same_column(const Merge *m, const Cluster *c, size_t i) {
  size_t width = c->mismatches.len;
  for (size_t k = 0; k < i; k++) {
    bool same = true;
    for (size_t row = 0; same && row < c->blocks.len; row++) {
      same = m->values.ptr[row * width + k].index == m->values.ptr[row * width + i].index;
    }
    if (same) return k;
  }
  return i;
}

/* The branches to the block pass its values, those that are new arguments. Returns false when out of memory. */
static bool pass_more(Merge *m, const Cluster *c, size_t row, const uint8_t *is_new) {
  McContext *ctx = m->ctx;
  m->passed.len = 0;
  for (size_t i = 0; i < c->mismatches.len; i++) {
    McValue value = m->values.ptr[row * c->mismatches.len + i];
    if (is_new[i] && !mc_array_push(&ctx->alloc, &m->passed, value)) return false;
  }
  McUse use = mc_block_first_use(ctx, c->blocks.ptr[row]);
  for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp op = mc_use_owner(ctx, use);
    if (!mc_branch_append(ctx, op, mc_use_index(ctx, use), m->passed.ptr, (uint32_t)m->passed.len) ||
        !mc_idmap_put(&ctx->alloc, &m->changed, op.index, 1)) {
      return false;
    }
    mc_rw_tell(m->rw, MC_RW_MODIFIED, op);
  }
  return true;
}

/* Makes the operands that differ arguments of the leader. Returns false when out of memory. */
static bool add_arguments(Merge *m, const Cluster *c) {
  McContext *ctx = m->ctx;
  McBlock leader = c->blocks.ptr[0];
  size_t width = c->mismatches.len;
  uint32_t before = mc_block_num_args(ctx, leader), number = 0;
  m->values.len = 0;
  uint8_t *is_new = mc_alloc_zeroed(&ctx->alloc, width);
  uint32_t *places = mc_alloc_zeroed(&ctx->alloc, width * sizeof *places);
  bool ok = is_new != NULL && places != NULL;
  for (size_t i = 0; ok && i < c->blocks.len; i++) ok = collect(m, c, c->blocks.ptr[i]);
  McOp op = mc_block_first_op(ctx, leader);
  for (size_t i = 0; ok && i < width; i++) {
    size_t first = same_column(m, c, i);
    McValue old = m->values.ptr[i];
    is_new[i] = first == i;
    places[i] = is_new[i] ? mc_block_num_args(ctx, leader) - before : places[first];
    ok = !is_new[i] || mc_block_add_arg(ctx, leader, mc_value_type(ctx, old), mc_value_loc(ctx, old)).index != MC_NONE;
    for (; ok && number < c->mismatches.ptr[i].op; number++) op = mc_op_next(ctx, op);
    if (!ok) break;
    mc_op_set_operand(ctx, op, c->mismatches.ptr[i].operand, mc_block_arg(ctx, leader, before + places[i]));
    mc_rw_tell(m->rw, MC_RW_MODIFIED, op);
  }
  for (size_t row = 0; ok && row < c->blocks.len; row++) ok = pass_more(m, c, row, is_new);
  if (is_new != NULL) mc_free(&ctx->alloc, is_new, width);
  if (places != NULL) mc_free(&ctx->alloc, places, width * sizeof *places);
  return ok;
}

/* Returns false when out of memory. */
static bool merge(Merge *m, const Cluster *c, bool *changed) {
  McContext *ctx = m->ctx;
  for (size_t i = 0; c->mismatches.len > 0 && i < c->blocks.len; i++) {
    if (!can_pass_more(m, c->blocks.ptr[i])) return true;
  }
  mc_rw_begin_step(m->rw);
  if (c->mismatches.len > 0 && !add_arguments(m, c)) return mc_rw_end_step(m->rw), false;
  *changed = true;
  for (size_t i = 1; i < c->blocks.len; i++) {
    for (McUse use; (use = mc_block_first_use(ctx, c->blocks.ptr[i])).index != MC_NONE;) {
      McOp branch = mc_use_owner(ctx, use);
      mc_op_set_successor(ctx, branch, mc_use_index(ctx, use), c->blocks.ptr[0]);
      mc_rw_tell(m->rw, MC_RW_MODIFIED, branch);
    }
    mc_rw_tell_erased_block(m->rw, c->blocks.ptr[i]);
    mc_block_erase(ctx, c->blocks.ptr[i]);
  }
  return mc_rw_end_step(m->rw);
}

static void clear(Merge *m) {
  McAlloc *alloc = &m->ctx->alloc;
  for (size_t i = 0; i < m->clusters.len; i++) {
    mc_array_fini(alloc, &m->clusters.ptr[i].blocks);
    mc_array_fini(alloc, &m->clusters.ptr[i].mismatches);
  }
  m->clusters.len = m->candidates.len = 0;
  mc_idmap_fini(alloc, &m->buckets);
  mc_idmap_fini(alloc, &m->changed);
}

static bool merge_in(Merge *m, McRegion region, bool *changed) {
  McContext *ctx = m->ctx;
  McBlock first = mc_region_first_block(ctx, region);
  if (first.index == MC_NONE || mc_block_next(ctx, first).index == MC_NONE) return true;
  bool ok = mc_idmap_init(&ctx->alloc, &m->buckets, 16) && mc_idmap_init(&ctx->alloc, &m->changed, 8);
  for (McBlock b = mc_block_next(ctx, first); ok && b.index != MC_NONE; b = mc_block_next(ctx, b)) {
    uint64_t hash;
    if (can_merge(ctx, b, &hash)) ok = add_block(m, b, hash);
  }
  for (size_t i = 0; ok && i < m->clusters.len; i++) ok = merge(m, &m->clusters.ptr[i], changed);
  clear(m);
  return ok;
}

/* --- arguments that always get the same value --- */

/* The value that every branch passes; MC_NONE: there are several. */
static McValue common_value(McContext *ctx, McBlock block, uint32_t argument) {
  McValue common = {MC_NONE};
  uint32_t args = mc_block_num_args(ctx, block), start, count;
  for (McUse use = mc_block_first_use(ctx, block); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp op = mc_use_owner(ctx, use);
    bool known = mc_branch_operands(ctx, op, mc_use_index(ctx, use), &start, &count);
    if (!known || count != args) return (McValue){MC_NONE};
    McValue value = mc_op_operand(ctx, op, start + argument);
    if (common.index != MC_NONE && value.index != common.index) return (McValue){MC_NONE};
    common = value;
  }
  return common.index == mc_block_arg(ctx, block, argument).index ? (McValue){MC_NONE} : common;
}

/* The branches to the block no longer pass these arguments. Returns false when out of memory. */
static bool pass_less(McRewriter *rw, McBlock block, const uint8_t *erased) {
  McContext *ctx = rw->ctx;
  uint32_t args = mc_block_num_args(ctx, block), start, count;
  for (McUse use = mc_block_first_use(ctx, block); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp op = mc_use_owner(ctx, use);
    uint32_t n = mc_op_num_operands(ctx, op);
    uint8_t *gone = mc_alloc_zeroed(&ctx->alloc, n);
    bool ok = gone != NULL && mc_branch_operands(ctx, op, mc_use_index(ctx, use), &start, &count);
    for (uint32_t i = 0; ok && i < args; i++) gone[start + i] = erased[i];
    ok = ok && mc_op_erase_operands(ctx, op, gone);
    if (ok) mc_rw_tell(rw, MC_RW_MODIFIED, op);
    if (gone != NULL) mc_free(&ctx->alloc, gone, n);
    if (!ok) return false;
  }
  return true;
}

static bool drop_arguments(McRewriter *rw, McBlock block, bool *changed) {
  McContext *ctx = rw->ctx;
  uint32_t n = mc_block_num_args(ctx, block), found = 0;
  if (n == 0 || mc_block_first_use(ctx, block).index == MC_NONE) return true;
  uint8_t *erased = mc_alloc_zeroed(&ctx->alloc, n);
  if (erased == NULL) return false;
  mc_rw_begin_step(rw);
  for (uint32_t i = 0; i < n; i++) {
    McValue value = common_value(ctx, block, i);
    if (value.index == MC_NONE) continue;
    McUse use = mc_value_first_use(ctx, mc_block_arg(ctx, block, i));
    for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) mc_rw_tell(rw, MC_RW_MODIFIED, mc_use_owner(ctx, use));
    mc_value_replace_all_uses(ctx, mc_block_arg(ctx, block, i), value);
    erased[i] = 1;
    found++;
  }
  bool ok = found == 0 || pass_less(rw, block, erased);
  if (found > 0 && ok) mc_block_erase_args(ctx, block, erased);
  *changed |= found > 0;
  mc_free(&ctx->alloc, erased, n);
  return mc_rw_end_step(rw) && ok;
}

/* --- all regions --- */

static bool push_inner(Merge *m, McRegion region) {
  McContext *ctx = m->ctx;
  for (McBlock b = mc_region_first_block(ctx, region); b.index != MC_NONE; b = mc_block_next(ctx, b)) {
    for (McOp op = mc_block_first_op(ctx, b); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
      if (mc_op_rec(ctx, op)->extra == 0) continue;
      for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n; i++) {
        if (!mc_array_push(&ctx->alloc, &m->regions, mc_op_region(ctx, op, i))) return false;
      }
    }
  }
  return true;
}

bool mc_merge_blocks(McRewriter *rw, bool *changed) {
  McContext *ctx = rw->ctx;
  McRegion region = rw->scope;
  Merge m = {.rw = rw, .ctx = ctx};
  bool ok = mc_array_push(&ctx->alloc, &m.regions, region);
  while (ok && m.regions.len > 0) {
    McRegion at = m.regions.ptr[--m.regions.len];
    bool merged = true;
    while (ok && merged) { /* at most once for each block */
      merged = false;
      ok = merge_in(&m, at, &merged);
      *changed |= merged;
    }
    ok = ok && push_inner(&m, at) && mc_array_push(&ctx->alloc, &m.merged, at);
  }
  for (size_t i = 0; ok && i < m.merged.len; i++) {
    McBlock b = mc_region_first_block(ctx, m.merged.ptr[i]);
    for (; ok && b.index != MC_NONE; b = mc_block_next(ctx, b)) ok = drop_arguments(rw, b, changed);
  }
  clear(&m);
  mc_idmap_fini(&ctx->alloc, &m.pairs);
  mc_array_fini(&ctx->alloc, &m.regions);
  mc_array_fini(&ctx->alloc, &m.merged);
  mc_array_fini(&ctx->alloc, &m.candidates);
  mc_array_fini(&ctx->alloc, &m.clusters);
  mc_array_fini(&ctx->alloc, &m.found);
  mc_array_fini(&ctx->alloc, &m.values);
  mc_array_fini(&ctx->alloc, &m.passed);
  return ok;
}
