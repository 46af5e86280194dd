/* region_simplify.c - unreachable blocks, dead operations and dead arguments of blocks, as mlir-opt 22 erases them.
 *
 * An operation lives when it has effects, ends a block, or another one that lives uses it. A value that a branch passes
 * to an argument of a block lives when the argument does. Liveness spreads from what lives by itself; everything that
 * it does not reach is erased. Values are not used across the border of an isolated operation, so what is inside of one
 * is a unit of its own, which is over before the unit around it. Linear, except that an operation with regions is
 * searched for effects. Nothing recurses.
 */
#include "defs/facts.h"
#include "transform/effects.h"
#include "transform/pattern_driver.h"

typedef struct Unit { /* what is around its inner units was not visited to its end */
  McOp op;          /* the isolated operation; MC_NONE: the region of the call */
  size_t regions;   /* where its regions to be visited begin in `regions` */
  McOp next;        /* where the visit goes on; MC_NONE: after `block` */
  McBlock block;    /* the next block of the visit, when `next` is MC_NONE; MC_NONE: the next region */
  uint64_t count;   /* of operations */
  bool no_order;    /* uses in the region may form a circle */
  bool may_be_dead; /* something may be dead; false: everything lives */
} Unit;

typedef struct Live {
  McRewriter *rw;   /* borrowed; it reports changes */
  McContext *ctx;   /* borrowed */
  McRegion region;  /* the one of the call */
  McIdMap ops, args; /* owned: those of a unit that live */
  McIdMap blocks;   /* owned: of a region, those that were met */
  MC_ARRAY(McOp) found;       /* owned: live operations whose operands were not visited yet */
  MC_ARRAY(McValue) arguments; /* owned: live arguments likewise */
  MC_ARRAY(McRegion) regions; /* owned: to be visited */
  MC_ARRAY(Unit) units;       /* owned: outer ones first */
  bool failed;
} Live;

/* --- the operands of branches --- */

static uint32_t group_named(const McOpDef *def, uint32_t name) {
  const McGroupWords *groups = mc_def_operands(def);
  uint32_t i = 0;
  while (i < def->op->num_operands && groups[i].name != name) i++;
  return i;
}

static uint32_t part_size(const McContext *ctx, McAttr sizes, uint32_t i) {
  int32_t size = 0;
  if (sizes.index == MC_NONE || mc_kind(ctx, sizes.index) != MC_ATTR_DENSE_ARRAY) return 0;
  if (mc_attr_dense_data(ctx, sizes).len < 4 * ((size_t)i + 1)) return 0;
  memcpy(&size, mc_attr_dense_data(ctx, sizes).ptr + 4 * (size_t)i, 4);
  return size < 0 ? 0 : (uint32_t)size;
}

bool mc_branch_operands(McContext *ctx, McOp op, uint32_t successor, uint32_t *start, uint32_t *count) {
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t num_groups = 0, num_parts = 0;
  const uint32_t *groups = def == NULL ? NULL : mc_def_fact(def, MC_FACT_BRANCH_OPERANDS, &num_groups);
  *start = *count = 0;
  if (groups == NULL) return false;
  const uint32_t *parts = mc_def_fact(def, MC_FACT_BRANCH_PARTS, &num_parts);
  uint32_t whole = num_parts > 0 && num_groups > 0 ? num_groups - 1 : num_groups;
  if (successor < whole) return mc_op_group(ctx, def, op, false, group_named(def, groups[successor]), start, count);
  if (whole == num_groups) return false;
  McAttr sizes = mc_op_attribute(ctx, op, (McIdent){parts[0]});
  if (!mc_op_group(ctx, def, op, false, group_named(def, groups[whole]), start, count)) return false;
  if (*count == 0) return true; /* a switch of many cases without operands */
  for (uint32_t i = whole; i < successor; i++) *start += part_size(ctx, sizes, i - whole);
  *count = part_size(ctx, sizes, successor - whole);
  return true;
}

bool mc_branch_passes(McContext *ctx, McOp op, uint32_t operand) {
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t num_groups = 0, start, count;
  const uint32_t *groups = def == NULL ? NULL : mc_def_fact(def, MC_FACT_BRANCH_OPERANDS, &num_groups);
  for (uint32_t i = 0; i < num_groups; i++) {
    if (!mc_op_group(ctx, def, op, false, group_named(def, groups[i]), &start, &count)) continue;
    if (operand >= start && operand - start < count) return true;
  }
  return false;
}

static bool set_sizes(McContext *ctx, McOp op, McIdent name, const int32_t *sizes, uint32_t count) {
  McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS);
  McAttr attr = i32.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_dense_array(ctx, i32, sizes, count, NULL);
  return attr.index != MC_NONE && mc_op_set_attribute(ctx, op, name, attr);
}

static bool shrink_sizes(McContext *ctx, McOp op, McIdent name, uint32_t from, uint32_t count, const uint8_t *erased) {
  int32_t few[16], *sizes = few;
  McAttr old = mc_op_attribute(ctx, op, name);
  if (old.index == MC_NONE) return true;
  if (count > 16 && (sizes = mc_alloc(&ctx->alloc, count * sizeof *sizes)) == NULL) return false;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t size = part_size(ctx, old, i);
    sizes[i] = 0;
    for (uint32_t k = 0; k < size; k++) sizes[i] += !erased[from + k];
    from += size;
  }
  bool ok = set_sizes(ctx, op, name, sizes, count);
  if (sizes != few) mc_free(&ctx->alloc, sizes, count * sizeof *sizes);
  return ok;
}

/* Adds to one of the sizes. */
static bool grow_size(McContext *ctx, McOp op, McIdent name, uint32_t number, uint32_t more) {
  McAttr old = mc_op_attribute(ctx, op, name);
  uint32_t count = old.index == MC_NONE ? 0 : (uint32_t)mc_attr_dense_count(ctx, old);
  int32_t few[16], *sizes = few;
  if (number >= count) return false;
  if (count > 16 && (sizes = mc_alloc(&ctx->alloc, count * sizeof *sizes)) == NULL) return false;
  for (uint32_t i = 0; i < count; i++) sizes[i] = (int32_t)(part_size(ctx, old, i) + (i == number ? more : 0));
  bool ok = set_sizes(ctx, op, name, sizes, count);
  if (sizes != few) mc_free(&ctx->alloc, sizes, count * sizeof *sizes);
  return ok;
}

bool mc_op_erase_operands(McContext *ctx, McOp op, const uint8_t *erased) {
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t n = mc_op_num_operands(ctx, op), kept = 0, start = 0, count = 0, num_parts = 0, num_groups = 0;
  MC_ARRAY(McValue) values = {0};
  McAttr properties = mc_op_properties(ctx, op);
  if (!mc_array_reserve(&ctx->alloc, &values, n + 1)) return false;
  for (uint32_t i = 0; i < n; i++) {
    if (!erased[i]) values.ptr[kept++] = mc_op_operand(ctx, op, i);
  }
  bool ok = true;
  if (def != NULL) {
    const uint32_t *parts = mc_def_fact(def, MC_FACT_BRANCH_PARTS, &num_parts);
    const uint32_t *groups = mc_def_fact(def, MC_FACT_BRANCH_OPERANDS, &num_groups);
    if (parts != NULL && num_groups > 0 &&
        mc_op_group(ctx, def, op, false, group_named(def, groups[num_groups - 1]), &start, &count)) {
      McIdent name = {parts[0]};
      uint32_t parts_count = (uint32_t)mc_attr_dense_count(ctx, mc_op_attribute(ctx, op, name));
      ok = shrink_sizes(ctx, op, name, start, parts_count, erased);
    }
    if (ok && (def->traits & MC_TRAIT(ATTR_SIZED_OPERAND_SEGMENTS))) {
      bool modern = mc_op_attribute(ctx, op, ctx->known[MC_ID_operandSegmentSizes]).index != MC_NONE;
      McIdent name = ctx->known[modern ? MC_ID_operandSegmentSizes : MC_ID_operand_segment_sizes];
      ok = shrink_sizes(ctx, op, name, 0, def->op->num_operands, erased);
    }
  }
  ok = ok && mc_op_set_operands(ctx, op, values.ptr, kept);
  if (!ok) mc_op_set_properties(ctx, op, properties); /* as they were */
  mc_array_fini(&ctx->alloc, &values);
  return ok;
}

/* New operands from number `at` on, which become part of the group. */
static bool insert_operands(McContext *ctx, McOp op, uint32_t group, uint32_t at, const McValue *values,
                            uint32_t count) {
  uint32_t n = mc_op_num_operands(ctx, op);
  McAttr properties = mc_op_properties(ctx, op);
  MC_ARRAY(McValue) all = {0};
  if (!mc_array_reserve(&ctx->alloc, &all, n + count)) return false;
  for (uint32_t i = 0; i < n + count; i++) {
    bool is_new = i >= at && i < at + count;
    all.ptr[all.len++] = is_new ? values[i - at] : mc_op_operand(ctx, op, i < at ? i : i - count);
  }
  bool ok = true;
  if (mc_op_def(ctx, op)->traits & MC_TRAIT(ATTR_SIZED_OPERAND_SEGMENTS)) {
    bool modern = mc_op_attribute(ctx, op, ctx->known[MC_ID_operandSegmentSizes]).index != MC_NONE;
    McIdent name = ctx->known[modern ? MC_ID_operandSegmentSizes : MC_ID_operand_segment_sizes];
    ok = grow_size(ctx, op, name, group, count);
  }
  ok = ok && mc_op_set_operands(ctx, op, all.ptr, all.len);
  if (!ok) mc_op_set_properties(ctx, op, properties); /* as they were */
  mc_array_fini(&ctx->alloc, &all);
  return ok;
}

bool mc_branch_append(McContext *ctx, McOp op, uint32_t successor, const McValue *values, uint32_t count) {
  const McOpDef *def = mc_op_def(ctx, op);
  uint32_t start, old, num_groups = 0, num_parts = 0;
  if (count == 0) return true;
  if (!mc_branch_operands(ctx, op, successor, &start, &old)) return false;
  const uint32_t *groups = mc_def_fact(def, MC_FACT_BRANCH_OPERANDS, &num_groups);
  const uint32_t *parts = mc_def_fact(def, MC_FACT_BRANCH_PARTS, &num_parts);
  uint32_t whole = num_parts > 0 ? num_groups - 1 : num_groups;
  uint32_t group = group_named(def, groups[successor < whole ? successor : whole]);
  if (successor >= whole && !grow_size(ctx, op, (McIdent){parts[0]}, successor - whole, count)) return false;
  return insert_operands(ctx, op, group, start + old, values, count);
}

bool mc_op_append_operands(McContext *ctx, McOp op, uint32_t group, const McValue *values, uint32_t count) {
  uint32_t start, old;
  return mc_op_group(ctx, mc_op_def(ctx, op), op, false, group, &start, &old) &&
         insert_operands(ctx, op, group, start + old, values, count);
}

/* --- liveness --- */

static void mark_op(Live *l, McOp op) {
  McAlloc *alloc = &l->ctx->alloc;
  if (mc_idmap_find(&l->ops, op.index)->key != 0) return;
  if (!mc_idmap_put(alloc, &l->ops, op.index, 1) || !mc_array_push(alloc, &l->found, op)) l->failed = true;
}

static void mark_value(Live *l, McValue value) {
  McAlloc *alloc = &l->ctx->alloc;
  if (value.index == MC_NONE) return;
  if (!mc_value_is_block_arg(l->ctx, value)) {
    mark_op(l, mc_value_op(l->ctx, value));
  } else if (mc_idmap_find(&l->args, value.index)->key == 0) {
    if (!mc_idmap_put(alloc, &l->args, value.index, 1) || !mc_array_push(alloc, &l->arguments, value)) l->failed = true;
  }
}

/* The operands of a live operation live. */
static void spread_op(Live *l, McOp op) {
  McContext *ctx = l->ctx;
  uint32_t successors = mc_op_num_successors(ctx, op), start, count;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    if (successors == 0 || !mc_branch_passes(ctx, op, i)) mark_value(l, mc_op_operand(ctx, op, i));
  }
  if (!mc_op_is_terminator(ctx, op)) successors = 0; /* MLIR marks nothing for unregistered operations */
  for (uint32_t s = 0; s < successors; s++) { /* arguments that it gives values itself */
    McBlock block = mc_op_successor(ctx, op, s);
    uint32_t args = mc_block_num_args(ctx, block);
    uint32_t produced = mc_branch_operands(ctx, op, s, &start, &count) && count <= args ? args - count : args;
    for (uint32_t i = 0; i < produced; i++) mark_value(l, mc_block_arg(ctx, block, i));
  }
}

/* The values that branches pass to a live argument live. */
static void spread_argument(Live *l, McValue argument) {
  McContext *ctx = l->ctx;
  McBlock block = mc_value_block(ctx, argument);
  uint32_t index = mc_value_index(ctx, argument), args = mc_block_num_args(ctx, block), start, count;
  for (McUse use = mc_block_first_use(ctx, block); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp op = mc_use_owner(ctx, use);
    if (!mc_branch_operands(ctx, op, mc_use_index(ctx, use), &start, &count) || count > args) continue;
    if (index >= args - count) mark_value(l, mc_op_operand(ctx, op, start + index - (args - count)));
  }
}

static void spread(Live *l) {
  while (!l->failed && (l->found.len > 0 || l->arguments.len > 0)) {
    if (l->found.len > 0) spread_op(l, l->found.ptr[--l->found.len]);
    else spread_argument(l, l->arguments.ptr[--l->arguments.len]);
  }
}

/* --- unreachable blocks --- */

static bool has_many_blocks(const McContext *ctx, McRegion region) {
  return mc_region_first_block(ctx, region).index != mc_region_last_block(ctx, region).index;
}

bool mc_region_reachable(McContext *ctx, McRegion region, McIdMap *reached) {
  McWords stack = {0};
  uint32_t first = mc_region_first_block(ctx, region).index;
  bool ok = mc_idmap_init(&ctx->alloc, reached, 16) && mc_idmap_put(&ctx->alloc, reached, first, 1) &&
            mc_array_push(&ctx->alloc, &stack, first);
  while (ok && stack.len > 0) {
    McOp last = mc_block_last_op(ctx, (McBlock){stack.ptr[--stack.len]});
    for (uint32_t i = 0, n = last.index == MC_NONE ? 0 : mc_op_num_successors(ctx, last); ok && i < n; i++) {
      uint32_t to = mc_op_successor(ctx, last, i).index;
      if (mc_idmap_find(reached, to)->key != 0) continue;
      ok = mc_idmap_put(&ctx->alloc, reached, to, 1) && mc_array_push(&ctx->alloc, &stack, to);
    }
  }
  mc_array_fini(&ctx->alloc, &stack);
  return ok;
}

static bool erase_unreachable(Live *l, McRegion region, bool *changed) {
  McContext *ctx = l->ctx;
  McIdMap reached = {0};
  bool ok = mc_region_reachable(ctx, region, &reached);
  for (McBlock block = mc_region_first_block(ctx, region), next; ok && block.index != MC_NONE; block = next) {
    next = mc_block_next(ctx, block);
    if (mc_idmap_find(&reached, block.index)->key != 0) continue;
    mc_rw_tell_erased_block(l->rw, block);
    mc_block_erase(ctx, block);
    *changed = true;
  }
  mc_idmap_fini(&ctx->alloc, &reached);
  return ok;
}

/* *forward: an earlier block leads to each block but the first one, and branches lead to later ones. *arguments: a
 * block that is not the first one has an argument. */
static bool look_at_order(Live *l, McRegion region, bool *forward, bool *arguments) {
  McContext *ctx = l->ctx;
  McIdMap *met = &l->blocks; /* 1: a branch leads to it; 2: it was visited */
  McBlock first = mc_region_first_block(ctx, region);
  *forward = true;
  *arguments = false;
  if (!mc_idmap_reset(&ctx->alloc, met, 4) || !mc_idmap_put(&ctx->alloc, met, first.index, 1)) return false;
  for (McBlock b = first; b.index != MC_NONE; b = mc_block_next(ctx, b)) {
    McIdEntry *entry = mc_idmap_find(met, b.index);
    *arguments |= b.index != first.index && mc_block_num_args(ctx, b) > 0;
    *forward &= entry->key != 0;
    if (!*forward) continue;
    entry->value = 2;
    McOp last = mc_block_last_op(ctx, b);
    for (uint32_t i = 0, n = last.index == MC_NONE ? 0 : mc_op_num_successors(ctx, last); i < n; i++) {
      McBlock to = mc_op_successor(ctx, last, i);
      const McIdEntry *known = mc_idmap_find(met, to.index);
      if (known->key != 0) *forward &= known->value != 2;
      else if (!mc_idmap_put(&ctx->alloc, met, to.index, 1)) return false;
    }
  }
  return true;
}

bool mc_drop_unreachable(McRewriter *rw, McRegion region) {
  bool forward = true, arguments, erased = false;
  if (!has_many_blocks(rw->ctx, region)) return true;
  Live l = {.rw = rw, .ctx = rw->ctx, .region = region};
  bool ok = look_at_order(&l, region, &forward, &arguments) && (forward || erase_unreachable(&l, region, &erased));
  mc_idmap_fini(&rw->ctx->alloc, &l.blocks);
  return ok;
}

/* --- one look at everything, which often shows that nothing is dead --- */

/* An operation that is no branch uses it. */
static bool is_used_itself(const McContext *ctx, McValue argument) {
  McUse use = mc_value_first_use(ctx, argument);
  while (use.index != MC_NONE && mc_op_num_successors(ctx, mc_use_owner(ctx, use)) > 0) use = mc_use_next(ctx, use);
  return use.index != MC_NONE;
}

static bool has_no_order(const McContext *ctx, McRegion region) {
  McOp around = mc_region_op(ctx, region);
  const McOpDef *def = around.index == MC_NONE ? NULL : mc_op_def(ctx, around);
  return def == NULL || (def->traits & MC_TRAIT(GRAPH_REGION)) != 0;
}

/* A unit of its own. */
static bool is_unit(const McContext *ctx, McOp op) { return mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE)); }

static void push_regions(Live *l, McOp op) {
  for (uint32_t i = 0, n = mc_op_num_regions(l->ctx, op); i < n; i++) {
    McRegion region = mc_op_region(l->ctx, op, i);
    if (mc_region_first_block(l->ctx, region).index == MC_NONE) continue;
    if (!mc_array_push(&l->ctx->alloc, &l->regions, region)) l->failed = true;
  }
}

/* Where the visit of a unit begins. */
static void push_unit(Live *l, McOp op) {
  if (op.index != MC_NONE) push_regions(l, op);
  else if (!mc_array_push(&l->ctx->alloc, &l->regions, l->region)) l->failed = true;
}

static void begin_unit(Live *l, McOp op) {
  Unit unit = {.op = op, .regions = l->regions.len, .next = {MC_NONE}, .block = {MC_NONE}};
  if (!mc_array_push(&l->ctx->alloc, &l->units, unit)) l->failed = true;
  push_unit(l, op);
}

/* Where each use comes after what it uses, everything lives if each operation has effects, ends a block or is used, and
 * an operation that is no branch uses each argument of a block that branches lead to. Where branches lead back, a value
 * that is passed to such an argument may depend on nothing but the argument. */
static bool enter_region(Live *l, Unit *unit, McRegion region, bool *changed) {
  McContext *ctx = l->ctx;
  McBlock first = mc_region_first_block(ctx, region);
  bool forward, arguments, erased = false;
  if (has_many_blocks(ctx, region)) {
    if (!look_at_order(l, region, &forward, &arguments)) return false;
    if (!forward && !erase_unreachable(l, region, &erased)) return false;
    unit->may_be_dead |= erased || (arguments && !forward);
    *changed |= erased;
    for (McBlock b = first; arguments && b.index != MC_NONE && !unit->may_be_dead; b = mc_block_next(ctx, b)) {
      uint32_t n = b.index == first.index ? 0 : mc_block_num_args(ctx, b);
      for (uint32_t i = 0; i < n; i++) unit->may_be_dead |= !is_used_itself(ctx, mc_block_arg(ctx, b, i));
    }
  }
  unit->no_order = has_no_order(ctx, region);
  unit->block = first;
  return true;
}

/* Visits the next operation of the innermost unit. */
static void visit(Live *l, Unit *unit, McOp op) {
  McContext *ctx = l->ctx;
  unit->count++;
  unit->next = mc_op_next(ctx, op);
  if (!unit->may_be_dead && (unit->no_order || mc_op_is_unused(ctx, op))) {
    unit->may_be_dead = !mc_op_is_terminator(ctx, op) && mc_op_would_be_dead(ctx, op);
  }
  if (mc_op_rec(ctx, op)->extra == 0) return;
  if (is_unit(ctx, op)) begin_unit(l, op);
  else push_regions(l, op);
}

/* --- what is erased --- */

static bool mark_roots(Live *l, const Unit *unit) {
  McContext *ctx = l->ctx;
  push_unit(l, unit->op);
  while (l->regions.len > unit->regions && !l->failed) {
    McRegion region = l->regions.ptr[--l->regions.len];
    for (McBlock b = mc_region_first_block(ctx, region); b.index != MC_NONE; b = mc_block_next(ctx, b)) {
      for (McOp op = mc_block_first_op(ctx, b); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
        if (mc_op_rec(ctx, op)->extra != 0 && !is_unit(ctx, op)) push_regions(l, op);
        if (mc_op_is_terminator(ctx, op) || !mc_op_would_be_dead(ctx, op)) mark_op(l, op);
      }
    }
  }
  return !l->failed;
}

/* The operands of a branch that go to dead arguments. */
static bool erase_passed(Live *l, McOp op) {
  McContext *ctx = l->ctx;
  uint32_t n = mc_op_num_operands(ctx, op), start, count, dead = 0;
  if (n == 0 || mc_op_num_successors(ctx, op) == 0) return true;
  uint8_t *erased = mc_alloc_zeroed(&ctx->alloc, n);
  if (erased == NULL) return false;
  for (uint32_t s = 0, m = mc_op_num_successors(ctx, op); s < m; s++) {
    McBlock block = mc_op_successor(ctx, op, s);
    uint32_t args = mc_block_num_args(ctx, block);
    if (!mc_branch_operands(ctx, op, s, &start, &count) || count > args) continue;
    for (uint32_t i = 0; i < count; i++) {
      if (mc_idmap_find(&l->args, mc_block_arg(ctx, block, args - count + i).index)->key != 0) continue;
      erased[start + i] = 1;
      dead++;
    }
  }
  bool ok = dead == 0 || mc_op_erase_operands(ctx, op, erased);
  if (dead > 0 && ok) mc_rw_tell(l->rw, MC_RW_MODIFIED, op);
  mc_free(&ctx->alloc, erased, n);
  return ok;
}

static bool erase_arguments(Live *l, McBlock block) {
  McContext *ctx = l->ctx;
  uint32_t n = mc_block_num_args(ctx, block), dead = 0;
  uint8_t *erased = n == 0 ? NULL : mc_alloc_zeroed(&ctx->alloc, n);
  if (erased == NULL) return n == 0;
  for (uint32_t i = 0; i < n; i++) {
    erased[i] = mc_idmap_find(&l->args, mc_block_arg(ctx, block, i).index)->key == 0;
    dead += erased[i];
  }
  if (dead > 0) mc_block_erase_args(ctx, block, erased);
  mc_free(&ctx->alloc, erased, n);
  return true;
}

static bool erase_dead(Live *l, const Unit *unit, bool *changed) {
  McContext *ctx = l->ctx;
  bool ok = true;
  push_unit(l, unit->op);
  while (ok && l->regions.len > unit->regions && !l->failed) {
    McRegion region = l->regions.ptr[--l->regions.len];
    bool many = has_many_blocks(ctx, region);
    McBlock first = mc_region_first_block(ctx, region);
    for (McBlock b = first; ok && many && b.index != MC_NONE; b = mc_block_next(ctx, b)) {
      McOp last = mc_block_last_op(ctx, b);
      ok = last.index == MC_NONE || erase_passed(l, last);
    }
    for (McBlock b = first; ok && b.index != MC_NONE; b = mc_block_next(ctx, b)) {
      for (McOp op = mc_block_last_op(ctx, b), before; op.index != MC_NONE; op = before) {
        before = mc_op_prev(ctx, op);
        if (mc_idmap_find(&l->ops, op.index)->key != 0) {
          if (mc_op_rec(ctx, op)->extra != 0 && !is_unit(ctx, op)) push_regions(l, op);
        } else {
          mc_rw_tell_erased(l->rw, op);
          mc_op_erase(ctx, op);
          *changed = true;
        }
      }
      if (b.index != first.index) ok = erase_arguments(l, b);
    }
  }
  return ok && !l->failed;
}

/* The innermost unit was visited to its end. */
static bool end_unit(Live *l, bool *changed) {
  McAlloc *alloc = &l->ctx->alloc;
  Unit unit = l->units.ptr[l->units.len - 1];
  bool ok = true;
  if (unit.may_be_dead) {
    ok = mc_idmap_reset(alloc, &l->ops, unit.count) && mc_idmap_reset(alloc, &l->args, 16) && mark_roots(l, &unit);
    if (ok) spread(l);
    mc_rw_begin_step(l->rw);
    ok = ok && !l->failed && erase_dead(l, &unit, changed);
    ok = mc_rw_end_step(l->rw) && ok;
  }
  l->units.len--;
  return ok;
}

/* One step of the visit of the innermost unit. */
static bool step(Live *l, bool *changed) {
  McContext *ctx = l->ctx;
  Unit *unit = &l->units.ptr[l->units.len - 1];
  if (unit->next.index != MC_NONE) {
    visit(l, unit, unit->next);
  } else if (unit->block.index != MC_NONE) {
    unit->next = mc_block_first_op(ctx, unit->block);
    unit->block = mc_block_next(ctx, unit->block);
  } else if (l->regions.len > unit->regions) {
    return enter_region(l, unit, l->regions.ptr[--l->regions.len], changed);
  } else {
    return end_unit(l, changed);
  }
  return true;
}

bool mc_simplify_region(McRewriter *rw, bool aggressive, bool *changed) {
  McContext *ctx = rw->ctx;
  Live l = {.rw = rw, .ctx = ctx, .region = rw->scope};
  if (mc_region_first_block(ctx, l.region).index == MC_NONE) return true;
  begin_unit(&l, (McOp){MC_NONE});
  bool ok = true;
  while (ok && !l.failed && l.units.len > 0) ok = step(&l, changed);
  ok = ok && !l.failed;
  mc_idmap_fini(&ctx->alloc, &l.ops);
  mc_idmap_fini(&ctx->alloc, &l.args);
  mc_idmap_fini(&ctx->alloc, &l.blocks);
  mc_array_fini(&ctx->alloc, &l.found);
  mc_array_fini(&ctx->alloc, &l.arguments);
  mc_array_fini(&ctx->alloc, &l.regions);
  mc_array_fini(&ctx->alloc, &l.units);
  return ok && (!aggressive || mc_merge_blocks(rw, changed));
}
