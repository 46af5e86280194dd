/* region_values.c - patterns for operations with edges to their regions: arguments and results that are always one
 * value, those that are always equal, and those that nothing uses. They are those of mlir-opt 22's
 * RegionBranchOpInterface, in its order.
 *
 * A target is an argument or a result where an edge ends. A pass is one operand that goes to one target.
 */
#include "base/idmap.h"
#include "dialects/shared/region_values.h"
#include "transform/edges.h"

typedef struct Pass {
  McOp source;
  uint32_t operand, target;
  uint32_t next;          /* number + 1 of the next pass to the same target */
  uint32_t next_of_value; /* of one of the same value, which is a target itself */
} Pass;

typedef struct Target {
  McValue value;
  uint32_t first;     /* number + 1 of its first pass */
  uint32_t last_out;  /* number + 1 of the last pass that has it as its value */
  uint32_t same;      /* number of a target that must go with it; its own: it is the first of them */
  McValue only;       /* the only value that comes in; MC_NONE: none so far, or several */
  bool varies, used;
} Target;

typedef struct Values {
  McRewriter *rw;             /* borrowed */
  McContext *ctx;             /* borrowed */
  McOp op;
  MC_ARRAY(Target) targets;   /* owned */
  MC_ARRAY(Pass) passes;      /* owned */
  McIdMap numbers;            /* owned: value -> number of its target */
  McWords stack;              /* owned: targets */
} Values;

static bool fail(Values *v) { return mc_rw_fail(v->rw); }

static bool add_pass(Values *v, const McEdge *edge, McValue value, uint32_t operand) {
  McAlloc *alloc = &v->ctx->alloc;
  const McIdEntry *entry = mc_idmap_find(&v->numbers, value.index);
  uint32_t number = entry->key != 0 ? entry->value : (uint32_t)v->targets.len;
  if (entry->key == 0) {
    Target target = {.value = value, .same = number, .only = {MC_NONE},
                     .used = mc_value_first_use(v->ctx, value).index != MC_NONE};
    bool ok = mc_array_push(alloc, &v->targets, target) && mc_idmap_put(alloc, &v->numbers, value.index, number);
    if (!ok) return fail(v);
  }
  Pass pass = {.source = edge->source, .operand = operand, .target = number, .next = v->targets.ptr[number].first};
  if (!mc_array_push(alloc, &v->passes, pass)) return fail(v);
  v->targets.ptr[number].first = (uint32_t)v->passes.len;
  return true;
}

static bool add_edges(Values *v, uint32_t from, McOp source) {
  McContext *ctx = v->ctx;
  McEdges edges;
  McEdge edge;
  mc_edges_init(&edges, ctx, v->op, from, source, NULL);
  while (mc_edges_next(&edges, &edge)) {
    uint32_t n = mc_edge_num_targets(ctx, v->op, &edge);
    for (uint32_t i = edge.skip; i < n && i - edge.skip < edge.count; i++) {
      if (!add_pass(v, &edge, mc_edge_target(ctx, v->op, &edge, i), edge.start + i - edge.skip)) return false;
    }
  }
  return true;
}

static bool read(Values *v) {
  McContext *ctx = v->ctx;
  if (!mc_idmap_init(&ctx->alloc, &v->numbers, 8)) return fail(v);
  if (!add_edges(v, MC_EDGE_OPERATION, v->op)) return false;
  for (uint32_t r = 0, n = mc_op_num_regions(ctx, v->op); r < n; r++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, v->op, r));
    for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      McOp last = mc_block_last_op(ctx, block);
      if (last.index == MC_NONE || mc_op_num_successors(ctx, last) > 0) continue;
      if (!add_edges(v, r, last)) return false;
    }
  }
  return true;
}

static McValue passed(const Values *v, const Pass *pass) { return mc_op_operand(v->ctx, pass->source, pass->operand); }

/* --- always one value --- */

/* Returns true when the target's state changes. */
static bool join(Target *target, McValue value, bool varies) {
  if (target->varies || (!varies && value.index == MC_NONE)) return false;
  if (!varies && target->only.index == value.index) return false;
  target->varies = varies || target->only.index != MC_NONE;
  target->only = target->varies ? (McValue){MC_NONE} : value;
  return true;
}

static bool push(Values *v, uint32_t target) {
  return mc_array_push(&v->ctx->alloc, &v->stack, target) || fail(v);
}

/* Each target's state changes at most twice, and goes on along the passes of its value. */
static bool find_only(Values *v) {
  for (uint32_t i = 0; i < v->passes.len; i++) {
    Pass *pass = &v->passes.ptr[i];
    McValue value = passed(v, pass);
    const McIdEntry *source = mc_idmap_find(&v->numbers, value.index);
    if (source->key == 0) {
      if (join(&v->targets.ptr[pass->target], value, false) && !push(v, pass->target)) return false;
    } else {
      Target *from = &v->targets.ptr[source->value];
      pass->next_of_value = from->last_out;
      from->last_out = i + 1;
    }
  }
  while (v->stack.len > 0) {
    const Target *from = &v->targets.ptr[v->stack.ptr[--v->stack.len]];
    for (uint32_t at = from->last_out; at != 0; at = v->passes.ptr[at - 1].next_of_value) {
      uint32_t to = v->passes.ptr[at - 1].target;
      if (join(&v->targets.ptr[to], from->only, from->varies) && !push(v, to)) return false;
    }
  }
  return true;
}

/* The value can take the place of the target: it is outside of the operation, or an argument of the same block. */
static bool is_before(const Values *v, McValue value, McValue target) {
  const McContext *ctx = v->ctx;
  McBlock block = mc_value_parent_block(ctx, value);
  if (mc_block_parent_op(ctx, block).index != v->op.index) return true;
  return mc_value_is_block_arg(ctx, value) && mc_value_is_block_arg(ctx, target) &&
         mc_value_block(ctx, target).index == block.index;
}

static bool replace_by_only(Values *v) {
  bool changed = false;
  if (!find_only(v)) return false;
  for (size_t i = 0; i < v->targets.len; i++) {
    const Target *target = &v->targets.ptr[i];
    if (!target->used || target->only.index == MC_NONE || !is_before(v, target->only, target->value)) continue;
    mc_rw_replace_value(v->rw, target->value, target->only);
    changed = true;
  }
  return changed;
}

/* --- equal ones --- */

static bool have_same_passes(const Values *v, const Target *a, const Target *b) {
  uint32_t i = a->first, k = b->first;
  for (; i != 0 && k != 0; i = v->passes.ptr[i - 1].next, k = v->passes.ptr[k - 1].next) {
    const Pass *x = &v->passes.ptr[i - 1], *y = &v->passes.ptr[k - 1];
    if (x->source.index != y->source.index || passed(v, x).index != passed(v, y).index) return false;
  }
  return i == k;
}

static bool have_same_owner(const McContext *ctx, McValue a, McValue b) {
  bool is_arg = mc_value_is_block_arg(ctx, a);
  if (is_arg != mc_value_is_block_arg(ctx, b)) return false;
  return !is_arg || mc_value_block(ctx, a).index == mc_value_block(ctx, b).index;
}

static uint64_t hash_passes(const Values *v, const Target *target) {
  uint64_t hash = mc_value_is_block_arg(v->ctx, target->value);
  for (uint32_t i = target->first; i != 0; i = v->passes.ptr[i - 1].next) {
    hash = mc_mix(hash, (uint64_t)v->passes.ptr[i - 1].source.index << 32 | passed(v, &v->passes.ptr[i - 1]).index);
  }
  return hash;
}

static bool replace_equal(Values *v) {
  McAlloc *alloc = &v->ctx->alloc;
  size_t count = v->targets.len, size = 16;
  bool changed = false;
  while (size < 2 * count) size *= 2;
  uint32_t few[16] = {0}, *slots = size == MC_COUNT(few) ? few : mc_alloc_zeroed(alloc, size * sizeof *slots);
  if (slots == NULL) return fail(v); /* they have a number + 1 */
  for (uint32_t i = 0; i < count; i++) { /* the passes of replaced targets still have their old hash */
    const Target *target = &v->targets.ptr[i];
    size_t at = hash_passes(v, target) & (size - 1);
    const Target *other = NULL;
    for (; slots[at] != 0; at = (at + 1) & (size - 1)) {
      other = &v->targets.ptr[slots[at] - 1];
      if (have_same_owner(v->ctx, target->value, other->value) && have_same_passes(v, target, other)) break;
    }
    if (slots[at] == 0) {
      slots[at] = i + 1;
    } else if (mc_value_first_use(v->ctx, target->value).index != MC_NONE) {
      mc_rw_replace_value(v->rw, target->value, other->value);
      changed = true;
    }
  }
  if (slots != few) mc_free(alloc, slots, size * sizeof *slots);
  return changed;
}

/* --- unused ones --- */

static uint32_t root_of(const Values *v, uint32_t target) {
  while (v->targets.ptr[target].same != target) {
    Target *t = &v->targets.ptr[target];
    t->same = v->targets.ptr[t->same].same; /* shorter for the next search */
    target = t->same;
  }
  return target;
}

/* Targets of one operand go together; `used` of the first of them: one of them is used. */
static bool tie(Values *v) { /* the passes of one source are one stretch */
  for (size_t i = 0, end; i < v->passes.len; i = end) {
    McOp op = v->passes.ptr[i].source;
    for (end = i; end < v->passes.len && v->passes.ptr[end].source.index == op.index;) end++;
    uint32_t n = mc_op_num_operands(v->ctx, op);
    v->stack.len = 0;
    if (!mc_array_reserve(&v->ctx->alloc, &v->stack, n + 1)) return fail(v);
    memset(v->stack.ptr, 0, n * sizeof *v->stack.ptr);
    for (size_t k = i; k < end; k++) {
      uint32_t *first = &v->stack.ptr[v->passes.ptr[k].operand];
      uint32_t root = root_of(v, v->passes.ptr[k].target);
      if (*first == 0) {
        *first = root + 1;
        continue;
      }
      uint32_t other = root_of(v, *first - 1);
      v->targets.ptr[other].used |= v->targets.ptr[root].used;
      v->targets.ptr[root].same = other;
    }
  }
  return true;
}

/* Erases the operands of the passes [first, end), all of one source, to targets that go. */
static bool erase_operands(Values *v, size_t first, size_t end) {
  McAlloc *alloc = &v->ctx->alloc;
  McOp op = v->passes.ptr[first].source;
  uint32_t n = mc_op_num_operands(v->ctx, op);
  uint8_t *gone = mc_alloc_zeroed(alloc, n + 1);
  bool any = false;
  if (gone == NULL) return fail(v);
  for (size_t i = first; i < end; i++) {
    if (v->targets.ptr[root_of(v, v->passes.ptr[i].target)].used) continue;
    gone[v->passes.ptr[i].operand] = 1;
    any = true;
  }
  bool ok = !any || mc_rw_erase_operands(v->rw, op, gone);
  mc_free(alloc, gone, n + 1);
  return ok;
}

/* Erases arguments of the block, or (MC_NONE) results of the operation. */
static bool erase_targets(Values *v, McBlock block) {
  McContext *ctx = v->ctx;
  bool results = block.index == MC_NONE, any = false;
  uint32_t n = results ? mc_op_num_results(ctx, v->op) : mc_block_num_args(ctx, block);
  uint8_t *gone = mc_alloc_zeroed(&ctx->alloc, n + 1);
  if (gone == NULL) return fail(v);
  for (uint32_t i = 0; i < n; i++) {
    McValue value = results ? mc_op_result(ctx, v->op, i) : mc_block_arg(ctx, block, i);
    const McIdEntry *entry = mc_idmap_find(&v->numbers, value.index);
    gone[i] = entry->key != 0 && !v->targets.ptr[root_of(v, entry->value)].used;
    any |= gone[i];
  }
  if (any && results) {
    mc_rw_erase_results(v->rw, v->op, gone);
  } else if (any) {
    mc_block_erase_args(ctx, block, gone);
    mc_rw_changed(v->rw, v->op);
  }
  mc_free(&ctx->alloc, gone, n + 1);
  return true;
}

static bool erase_unused(Values *v) {
  McContext *ctx = v->ctx;
  bool any = false;
  if (!tie(v)) return false;
  for (uint32_t i = 0; i < v->targets.len; i++) any |= !v->targets.ptr[root_of(v, i)].used;
  if (!any) return false;
  for (size_t i = 0, end; i < v->passes.len; i = end) {
    for (end = i; end < v->passes.len && v->passes.ptr[end].source.index == v->passes.ptr[i].source.index;) end++;
    if (!erase_operands(v, i, end)) return true;
  }
  for (uint32_t r = 0, n = mc_op_num_regions(ctx, v->op); r < n; r++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, v->op, r));
    if (block.index != MC_NONE && !erase_targets(v, block)) return true;
  }
  erase_targets(v, (McBlock){MC_NONE});
  return true;
}

bool mc_region_values_simplify(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Values v = {.rw = rw, .ctx = ctx, .op = op};
  bool changed = read(&v) && (replace_by_only(&v) || replace_equal(&v) || erase_unused(&v));
  mc_array_fini(&ctx->alloc, &v.targets);
  mc_array_fini(&ctx->alloc, &v.passes);
  mc_idmap_fini(&ctx->alloc, &v.numbers);
  mc_array_fini(&ctx->alloc, &v.stack);
  return changed;
}
