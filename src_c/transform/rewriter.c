/* rewriter.c - changes made by folds and patterns, and the worklist that they fill.
 *
 * The worklist is a stack without duplicates. A change pushes the operations that it affects and all operations around
 * them, up to the region that is simplified, as mlir-opt 22's driver does: the order decides which pattern comes first.
 */
#include "transform/rewriter.h"

#include "defs/facts.h"
#include "transform/pattern_driver.h"

McContext *mc_rw_ctx(const McRewriter *rw) { return rw->ctx; }

bool mc_rw_fail(McRewriter *rw) {
  rw->failed = true;
  return false;
}

bool mc_rw_has_failed(const McRewriter *rw) { return rw->failed; }

void mc_rw_stop(McRewriter *rw) { rw->stopped = true; }

bool mc_rw_init(McRewriter *rw, McContext *ctx, McRegion scope) {
  *rw = (McRewriter){.ctx = ctx, .scope = scope, .failures = mc_alloc_failures(&ctx->alloc)};
  mc_eraser_init(&rw->eraser, ctx);
  return mc_idmap_init(&ctx->alloc, &rw->places, 8) && mc_idmap_init(&ctx->alloc, &rw->owned, 8) &&
         mc_idmap_init(&ctx->alloc, &rw->allowed, 8);
}

void mc_rw_fini(McRewriter *rw) {
  McAlloc *alloc = &rw->ctx->alloc;
  mc_eraser_end(&rw->eraser);
  mc_array_fini(alloc, &rw->list);
  mc_idmap_fini(alloc, &rw->places);
  mc_array_fini(alloc, &rw->unique);
  if (rw->slots != NULL) mc_free(alloc, rw->slots, sizeof *rw->slots << rw->log);
  mc_idmap_fini(alloc, &rw->owned);
  mc_idmap_fini(alloc, &rw->allowed);
  mc_array_fini(alloc, &rw->constants);
  mc_array_fini(alloc, &rw->results);
}

void mc_rw_begin_step(McRewriter *rw) { mc_alloc_begin_step(&rw->ctx->alloc); }

bool mc_rw_end_step(McRewriter *rw) {
  mc_alloc_end_step(&rw->ctx->alloc);
  rw->failed |= mc_alloc_failures(&rw->ctx->alloc) != rw->failures;
  return !rw->failed;
}

void *mc_rw_data(const McRewriter *rw) { return rw->data; }

/* --- the worklist --- */

void mc_rw_allow(McRewriter *rw, McOp op) {
  uint32_t generation = mc_op_generation(rw->ctx, op);
  if (rw->strict && !mc_idmap_put(&rw->ctx->alloc, &rw->allowed, op.index, generation)) mc_rw_fail(rw);
}

static bool is_allowed(const McRewriter *rw, McOp op) {
  const McIdEntry *entry = mc_idmap_find(&rw->allowed, op.index);
  return entry->key != 0 && entry->value == mc_op_generation(rw->ctx, op);
}

void mc_rw_push_one(McRewriter *rw, McOp op) {
  if (rw->strict && !is_allowed(rw, op)) return;
  const McIdEntry *place = mc_idmap_find(&rw->places, op.index);
  McOpHandle entry = {op, mc_op_generation(rw->ctx, op)};
  if (place->key != 0 && place->value != 0) {
    rw->list.ptr[place->value - 1] = entry; /* it is there, or an erased operation that had its number */
    return;
  }
  if (!mc_array_push(&rw->ctx->alloc, &rw->list, entry) ||
      !mc_idmap_put(&rw->ctx->alloc, &rw->places, op.index, (uint32_t)rw->list.len)) {
    mc_rw_fail(rw);
  }
}

void mc_rw_push(McRewriter *rw, McOp op) {
  const McContext *ctx = rw->ctx;
  McOp top = op;
  for (;;) { /* only inside of the scope */
    McBlock block = mc_op_block(ctx, top);
    McRegion region = block.index == MC_NONE ? (McRegion){MC_NONE} : mc_block_region(ctx, block);
    if (region.index == MC_NONE) return;
    if (region.index == rw->scope.index) break;
    top = mc_region_op(ctx, region);
  }
  for (McOp at = op;; at = mc_op_parent(ctx, at)) {
    mc_rw_push_one(rw, at);
    if (at.index == top.index) return;
  }
}

/* The operation is erased: its number can be that of another one soon. */
static void take_out(McRewriter *rw, McOp op) {
  McIdEntry *place = mc_idmap_find(&rw->places, op.index);
  if (place->key == 0 || place->value == 0) return;
  rw->list.ptr[place->value - 1].op = (McOp){MC_NONE};
  place->value = 0;
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

/* No operation besides `op` uses the value. */
static bool is_only_used_by(const McContext *ctx, McValue value, McOp op) {
  McUse use = mc_value_first_use(ctx, value);
  while (use.index != MC_NONE && mc_use_owner(ctx, use).index == op.index) use = mc_use_next(ctx, use);
  return use.index == MC_NONE;
}

/* The operations whose results `fits` come again. */
static void push_operands(McRewriter *rw, McOp op, bool (*fits)(const McContext *ctx, McValue value, McOp op)) {
  McContext *ctx = rw->ctx;
  uint32_t count = mc_op_num_operands(ctx, op);
  McIdMap seen = {0}; /* of many operands: a value is checked once, since a check takes as long as it has uses */
  bool many = count > 16, ok = !many || mc_idmap_init(&ctx->alloc, &seen, count);
  for (uint32_t i = 0; i < count && ok; i++) {
    McValue value = mc_op_operand(ctx, op, i);
    if (value.index == MC_NONE || mc_value_is_block_arg(ctx, value)) continue;
    if (many && mc_idmap_find(&seen, value.index)->key != 0) continue;
    ok = !many || mc_idmap_put(&ctx->alloc, &seen, value.index, 1);
    if (ok && fits(ctx, value, op)) mc_rw_push(rw, mc_value_op(ctx, value));
  }
  mc_idmap_fini(&ctx->alloc, &seen);
  if (!ok) mc_rw_fail(rw);
}

/* The operation is to be erased: the ones whose results almost nothing else uses come again. */
static void forget(McRewriter *rw, McOp op) {
  push_operands(rw, op, is_nearly_unused);
  take_out(rw, op);
}

static void push_own(McRewriter *rw, McOp op) { push_operands(rw, op, is_only_used_by); }

/* --- changes --- */

/* Calls `each` for an operation and those inside it, the last one first. Returns false when out of memory. */
static bool for_each_inside(McRewriter *rw, McOp op, void (*each)(McRewriter *rw, McOp op)) {
  McContext *ctx = rw->ctx;
  if (mc_op_num_regions(ctx, op) == 0) return each(rw, op), true;
  MC_ARRAY(McOp) inside = {0};
  McWalk walk;
  bool ok = true;
  mc_walk_init(ctx, &walk, op, false);
  for (McOp at; (at = mc_walk_next(ctx, &walk)).index != MC_NONE && ok;) {
    ok = mc_array_push(&ctx->alloc, &inside, at) || mc_rw_fail(rw);
  }
  while (ok && inside.len > 0) each(rw, inside.ptr[--inside.len]);
  mc_array_fini(&ctx->alloc, &inside);
  return ok;
}

void mc_rw_moved_as_copy(McRewriter *rw, McOp op) { for_each_inside(rw, op, push_own); }

static void tell_erased(McRewriter *rw, McOp op) { mc_rw_tell(rw, MC_RW_ERASED, op); }

void mc_rw_tell_erased(McRewriter *rw, McOp op) {
  if (rw->listen != NULL) for_each_inside(rw, op, tell_erased);
}

void mc_rw_tell_erased_block(McRewriter *rw, McBlock block) {
  if (rw->listen == NULL) return;
  for (McOp op = mc_block_last_op(rw->ctx, block); op.index != MC_NONE; op = mc_op_prev(rw->ctx, op)) {
    mc_rw_tell_erased(rw, op);
  }
}

static void erase_single(McRewriter *rw, McOp op) {
  tell_erased(rw, op);
  forget(rw, op);
  mc_eraser_op(&rw->eraser, op);
}

bool mc_rw_erase(McRewriter *rw, McOp op) {
  if (!for_each_inside(rw, op, erase_single)) mc_eraser_op(&rw->eraser, op); /* the list is not used any more */
  return true;
}

void mc_rw_erasing(McRewriter *rw, McOp op) { for_each_inside(rw, op, forget); }

void mc_rw_replacing(McRewriter *rw, McOp op) {
  const McContext *ctx = rw->ctx;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    McUse use = mc_value_first_use(ctx, mc_op_result(ctx, op, i));
    for (; use.index != MC_NONE; use = mc_use_next(ctx, use)) mc_rw_push(rw, mc_use_owner(ctx, use));
  }
}

void mc_rw_changed(McRewriter *rw, McOp op) {
  mc_rw_push(rw, op);
  mc_rw_tell(rw, MC_RW_MODIFIED, op);
}

void mc_rw_set_operand(McRewriter *rw, McOp op, uint32_t i, McValue value) {
  mc_op_set_operand(rw->ctx, op, i, value);
  mc_rw_changed(rw, op);
}

void mc_rw_replace_value(McRewriter *rw, McValue from, McValue to) {
  const McContext *ctx = rw->ctx;
  if (from.index == to.index) return;
  for (McUse use = mc_value_first_use(ctx, from), next; use.index != MC_NONE; use = next) {
    next = mc_use_next(ctx, use);
    mc_rw_set_operand(rw, mc_use_owner(ctx, use), mc_use_index(ctx, use), to);
  }
}

bool mc_rw_replace(McRewriter *rw, McOp op, const McValue *values) {
  if (rw->listen != NULL) rw->listen(rw, MC_RW_REPLACED, op, values);
  for (uint32_t i = 0, n = mc_op_num_results(rw->ctx, op); i < n; i++) {
    mc_rw_replace_value(rw, mc_op_result(rw->ctx, op, i), values[i]);
  }
  return mc_rw_erase(rw, op);
}

bool mc_rw_replace_one(McRewriter *rw, McOp op, McValue value) {
  return value.index == MC_NONE ? mc_rw_fail(rw) : mc_rw_replace(rw, op, &value);
}

/* Replaced by the results, or operands, of another operation from number `first` on. */
static void tell_replaced(McRewriter *rw, McOp op, McOp other, McValue (*part)(const McContext *, McOp, uint32_t),
                          uint32_t first) {
  McValueList values = {0};
  if (rw->listen == NULL) return;
  bool ok = true;
  for (uint32_t i = 0, n = mc_op_num_results(rw->ctx, op); ok && i < n; i++) {
    ok = mc_array_push(&rw->ctx->alloc, &values, part(rw->ctx, other, first + i)) || mc_rw_fail(rw);
  }
  if (ok) rw->listen(rw, MC_RW_REPLACED, op, values.ptr);
  mc_array_fini(&rw->ctx->alloc, &values);
}

bool mc_rw_replace_by(McRewriter *rw, McOp op, McOp made) {
  if (made.index == MC_NONE) return mc_rw_fail(rw);
  tell_replaced(rw, op, made, mc_op_result, 0);
  for (uint32_t i = 0, n = mc_op_num_results(rw->ctx, op); i < n; i++) {
    mc_rw_replace_value(rw, mc_op_result(rw->ctx, op, i), mc_op_result(rw->ctx, made, i));
  }
  return mc_rw_erase(rw, op);
}

/* New, or in another place. */
static void inserted(McRewriter *rw, McOp op) {
  mc_rw_push(rw, op);
  mc_rw_tell(rw, MC_RW_INSERTED, op);
}

void mc_rw_move(McRewriter *rw, McOp op, McOp before) {
  McBlock block = mc_op_block(rw->ctx, before);
  mc_op_detach(rw->ctx, op);
  mc_op_insert(rw->ctx, op, block, before);
  inserted(rw, op);
}

McBlock mc_rw_block(McRewriter *rw, McOp op, uint32_t region, const McType *types, size_t count) {
  McContext *ctx = rw->ctx;
  McBlock block = mc_block_create(ctx, mc_op_region(ctx, op, region), (McBlock){MC_NONE});
  for (size_t i = 0; i < count && block.index != MC_NONE; i++) {
    if (mc_block_add_arg(ctx, block, types[i], mc_op_loc(ctx, op)).index == MC_NONE) block = (McBlock){MC_NONE};
  }
  if (block.index == MC_NONE) mc_rw_fail(rw);
  return block;
}

void mc_rw_move_blocks(McRewriter *rw, McRegion from, McRegion to) {
  McContext *ctx = rw->ctx;
  for (McBlock block; (block = mc_region_first_block(ctx, from)).index != MC_NONE;) {
    mc_block_detach(ctx, block);
    mc_block_insert(ctx, block, to, (McBlock){MC_NONE});
  }
}

bool mc_rw_replace_by_region(McRewriter *rw, McOp op, McRegion region, const McValue *values, uint32_t first) {
  McContext *ctx = rw->ctx;
  McBlock block = mc_region_first_block(ctx, region);
  McOp terminator = mc_block_last_op(ctx, block);
  for (uint32_t i = 0, n = values == NULL ? mc_block_num_args(ctx, block) : 0; i < n; i++) {
    if (mc_value_rec(ctx, mc_block_arg(ctx, block, i))->first_use != MC_NONE) return false;
  }
  mc_rw_inline(rw, block, mc_op_block(ctx, op), op, values);
  tell_replaced(rw, op, terminator, mc_op_operand, first);
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    mc_rw_replace_value(rw, mc_op_result(ctx, op, i), mc_op_operand(ctx, terminator, first + i));
  }
  mc_rw_erase(rw, op);
  return mc_rw_erase(rw, terminator);
}

bool mc_rw_operands(McRewriter *rw, McOp op, uint32_t first, uint32_t count, McValueList *out) {
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_array_push(&rw->ctx->alloc, out, mc_op_operand(rw->ctx, op, first + i))) return mc_rw_fail(rw);
  }
  return true;
}

bool mc_rw_result_types(McRewriter *rw, McOp op, McTypeList *out) {
  for (uint32_t i = 0, n = mc_op_num_results(rw->ctx, op); i < n; i++) {
    McType type = mc_value_type(rw->ctx, mc_op_result(rw->ctx, op, i));
    if (!mc_array_push(&rw->ctx->alloc, out, type)) return mc_rw_fail(rw);
  }
  return true;
}

void mc_rw_erase_block(McRewriter *rw, McBlock block) {
  McContext *ctx = rw->ctx;
  for (McOp op; (op = mc_block_last_op(ctx, block)).index != MC_NONE && !rw->failed;) mc_rw_erase(rw, op);
  if (!rw->failed) mc_block_erase(ctx, block);
}

void mc_rw_inline(McRewriter *rw, McBlock from, McBlock to, McOp before, const McValue *values) {
  McContext *ctx = rw->ctx;
  for (uint32_t i = 0, n = values == NULL ? 0 : mc_block_num_args(ctx, from); i < n; i++) {
    mc_rw_replace_value(rw, mc_block_arg(ctx, from, i), values[i]);
  }
  for (McOp op; (op = mc_block_first_op(ctx, from)).index != MC_NONE;) {
    mc_op_detach(ctx, op);
    mc_op_insert(ctx, op, to, before);
    inserted(rw, op);
  }
  mc_block_erase(ctx, from);
}

McOp mc_rw_create_state(McRewriter *rw, McOp before, const McOpState *state) {
  McOp op = mc_op_create_in(rw->ctx, state, mc_op_block(rw->ctx, before), before);
  if (op.index == MC_NONE) return mc_rw_fail(rw), op;
  if (!rw->only_existing) mc_rw_allow(rw, op);
  inserted(rw, op);
  return op;
}

bool mc_rw_append(McRewriter *rw, McBlock block, const McOpState *state) {
  McOp op = mc_op_create_in(rw->ctx, state, block, (McOp){MC_NONE});
  if (op.index == MC_NONE) return mc_rw_fail(rw);
  if (!rw->only_existing) mc_rw_allow(rw, op);
  inserted(rw, op);
  return true;
}

/* False: memory ran out when a part was made. */
static bool has_all_parts(const McRwOp *made) {
  bool all = true;
  for (size_t i = 0; i < made->num_attrs; i++) {
    all &= made->attrs[i].name.index != MC_NONE && made->attrs[i].value.index != MC_NONE;
  }
  for (size_t i = 0; i < made->num_operands; i++) all &= made->operands[i].index != MC_NONE;
  for (size_t i = 0; i < made->num_results && !made->infer; i++) all &= made->results[i].index != MC_NONE;
  return all;
}

McOp mc_rw_create(McRewriter *rw, McOp before, const McRwOp *made) {
  McContext *ctx = rw->ctx;
  if (!has_all_parts(made)) return mc_rw_fail(rw), (McOp){MC_NONE};
  McAttr attrs = {MC_NONE}, properties = {MC_NONE};
  McLoc loc = made->loc.index == MC_NONE ? mc_op_loc(ctx, before) : made->loc;
  McOpName name = mc_op_name(ctx, made->name, strlen(made->name));
  if (made->num_attrs > 0) attrs = mc_attr_dictionary(ctx, made->attrs, made->num_attrs, NULL);
  if (name.index == MC_NONE || (made->num_attrs > 0 && attrs.index == MC_NONE) ||
      !mc_op_name_split_attributes(ctx, name, loc, &attrs, &properties, NULL)) {
    mc_rw_fail(rw);
    return (McOp){MC_NONE};
  }
  McOpState state = {.name = name, .loc = loc, .attrs = attrs, .properties = properties,
                     .operands = made->operands, .num_operands = made->num_operands, .results = made->results,
                     .num_results = made->num_results, .successors = made->successors,
                     .num_successors = made->num_successors, .num_regions = made->num_regions};
  McInferred inferred = {0};
  if (made->infer) {
    if (!mc_op_infer_types(ctx, &state, &inferred, NULL)) {
      mc_inferred_fini(ctx, &inferred);
      mc_rw_fail(rw);
      return (McOp){MC_NONE};
    }
    state.results = inferred.ptr;
    state.num_results = inferred.len;
  }
  McOp op = mc_rw_create_state(rw, before, &state);
  mc_inferred_fini(ctx, &inferred);
  return op;
}

/* --- constants --- */

McOp mc_value_made_by(const McContext *ctx, McValue value, const char *name) {
  McOp op = mc_value_op(ctx, value);
  return op.index != MC_NONE && mc_op_is(ctx, op, name) ? op : (McOp){MC_NONE};
}

McAttr mc_i64_array_attr(McContext *ctx, const int64_t *values, size_t count) {
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  return i64.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_dense_array(ctx, i64, values, count, NULL);
}

McNamedAttr mc_segments_attr(McContext *ctx, const int32_t *sizes, size_t count) {
  McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS);
  McAttr attr = i32.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_dense_array(ctx, i32, sizes, count, NULL);
  return (McNamedAttr){ctx->known[MC_ID_operandSegmentSizes], attr};
}

McAttr mc_attr_named(McContext *ctx, McOp op, const char *name) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  return ident.index == MC_NONE ? (McAttr){MC_NONE} : mc_op_attribute(ctx, op, ident);
}

McAttr mc_constant_attr(McContext *ctx, McOp op) {
  const McOpDef *def = mc_op_def(ctx, op);
  McFoldResult result = {{MC_NONE}, {MC_NONE}};
  McFold fold = {.ctx = ctx, .op = op, .results = &result};
  if (def != NULL && def->fold != NULL && mc_op_num_results(ctx, op) == 1 && mc_op_num_operands(ctx, op) == 0 &&
      def->fold->run(&fold) == MC_FOLDED && result.attr.index != MC_NONE) {
    return result.attr;
  }
  McAttr value = mc_op_attribute(ctx, op, ctx->known[MC_ID_value]);
  if (value.index != MC_NONE) return value;
  McAttr properties = mc_op_properties(ctx, op);
  bool one = properties.index != MC_NONE && mc_kind(ctx, properties.index) == MC_ATTR_DICTIONARY &&
             mc_attr_dictionary_size(ctx, properties) == 1;
  return one ? mc_attr_dictionary_entry(ctx, properties, 0).value : mc_attr_unit(ctx);
}

McAttr mc_constant_of(McContext *ctx, McValue value) {
  McOp op = value.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(ctx, value);
  if (op.index == MC_NONE || !mc_op_has_trait(ctx, op, MC_TRAIT(CONSTANT_LIKE))) return (McAttr){MC_NONE};
  return mc_constant_attr(ctx, op);
}

McRegion mc_constants_region(const McContext *ctx, McOp op) {
  for (;;) {
    McRegion region = mc_block_region(ctx, mc_op_block(ctx, op));
    op = mc_region_op(ctx, region);
    if (op.index == MC_NONE || mc_op_block(ctx, op).index == MC_NONE || mc_op_def(ctx, op) == NULL ||
        mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE)) || mc_op_has_fact(ctx, op, MC_FACT_KEEPS_CONSTANTS)) {
      return region;
    }
  }
}

static bool grow_slots(McRewriter *rw) {
  McAlloc *alloc = &rw->ctx->alloc;
  uint32_t log = rw->slots == NULL ? 6 : rw->log + 1, *slots = mc_alloc_zeroed(alloc, sizeof *slots << log);
  if (slots == NULL) return false;
  if (rw->slots != NULL) mc_free(alloc, rw->slots, sizeof *slots << rw->log);
  rw->slots = slots;
  rw->log = log;
  for (size_t i = 0; i < rw->unique.len; i++) {
    uint32_t mask = (1u << log) - 1, at = (uint32_t)rw->unique.ptr[i].hash & mask;
    while (slots[at] != 0) at = (at + 1) & mask;
    slots[at] = (uint32_t)i + 1;
  }
  return true;
}

McUnique *mc_rw_unique(McRewriter *rw, McRegion region, McAttr value, McType type, uint32_t dialect) {
  McContext *ctx = rw->ctx;
  if (2 * (rw->unique.len + 1) > (size_t)1 << rw->log && !grow_slots(rw)) return NULL;
  uint64_t hash = mc_mix((uint64_t)value.index << 32 | type.index, (uint64_t)dialect << 32 | region.index);
  uint32_t mask = (1u << rw->log) - 1, at = (uint32_t)hash & mask;
  for (; rw->slots[at] != 0; at = (at + 1) & mask) {
    McUnique *known = &rw->unique.ptr[rw->slots[at] - 1];
    if (known->hash == hash && known->value.index == value.index && known->region == region.index) return known;
  }
  McUnique made = {.hash = hash, .op = {MC_NONE}, .region = region.index, .value = value};
  if (!mc_array_push(&ctx->alloc, &rw->unique, made)) return NULL;
  rw->slots[at] = (uint32_t)rw->unique.len;
  return &rw->unique.ptr[rw->unique.len - 1];
}

/* The routine that makes the constants of a dialect; NULL: there is none. */
static const McConstantRoutine *constants_of(const McContext *ctx, McIdent dialect) {
  McStr prefix = dialect.index == MC_NONE ? MC_STR("") : mc_ident_str(ctx, dialect);
  for (uint32_t i = 0; i < ctx->routines->num_constants; i++) {
    const char *name = ctx->routines->constants[i].name;
    if (strncmp(name, prefix.ptr, prefix.len) == 0 && name[prefix.len] == '.') return &ctx->routines->constants[i];
  }
  return NULL;
}

static McIdent dialect_of(const McContext *ctx, McOp op) {
  return mc_op_name_rec(ctx, mc_op_get_name(ctx, op))->dialect;
}

bool mc_rw_has_constants(const McRewriter *rw, McOp op) {
  return constants_of(rw->ctx, dialect_of(rw->ctx, op)) != NULL;
}

McValue mc_rw_constant(McRewriter *rw, McOp like, McOp before, McAttr value, McType type) {
  return mc_rw_constant_of(rw, dialect_of(rw->ctx, like), before, value, type);
}

McValue mc_rw_constant_of(McRewriter *rw, McIdent dialect, McOp before, McAttr value, McType type) {
  McContext *ctx = rw->ctx;
  const McConstantRoutine *made = constants_of(ctx, dialect);
  if (made == NULL) return (McValue){MC_NONE};
  McOp op = made->run(rw, value, type, before);
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, op, 0);
}

McValue mc_rw_integer(McRewriter *rw, McOp before, McType type, int64_t value) {
  McAttr attr = mc_attr_integer(rw->ctx, type, value);
  McNamedAttr named = {rw->ctx->known[MC_ID_value], attr};
  McOp op = mc_rw_create(rw, before, &(McRwOp){.name = "arith.constant", .results = &type, .num_results = 1,
                                               .attrs = &named, .num_attrs = 1});
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(rw->ctx, op, 0);
}

bool mc_rw_erase_operands(McRewriter *rw, McOp op, const uint8_t *gone) {
  if (!mc_op_erase_operands(rw->ctx, op, gone)) return mc_rw_fail(rw);
  mc_rw_changed(rw, op);
  return true;
}

McOp mc_rw_erase_results(McRewriter *rw, McOp op, const uint8_t *gone) {
  McContext *ctx = rw->ctx;
  uint32_t n = mc_op_num_results(ctx, op), regions = mc_op_num_regions(ctx, op);
  McTypeList types = {0};
  McValueList operands = {0};
  bool ok = (mc_array_reserve(&ctx->alloc, &types, n + 1) || mc_rw_fail(rw)) &&
            mc_rw_operands(rw, op, 0, mc_op_num_operands(ctx, op), &operands);
  for (uint32_t i = 0; i < n && ok; i++) {
    if (!gone[i]) types.ptr[types.len++] = mc_value_type(ctx, mc_op_result(ctx, op, i));
  }
  McOpState state = {.name = mc_op_get_name(ctx, op), .loc = mc_op_loc(ctx, op), .attrs = mc_op_attrs(ctx, op),
                     .properties = mc_op_properties(ctx, op), .operands = operands.ptr, .num_operands = operands.len,
                     .results = types.ptr, .num_results = types.len, .num_regions = regions};
  McOp made = ok ? mc_rw_create_state(rw, op, &state) : (McOp){MC_NONE};
  for (uint32_t i = 0; i < regions && made.index != MC_NONE; i++) {
    mc_rw_move_blocks(rw, mc_op_region(ctx, op, i), mc_op_region(ctx, made, i));
  }
  for (uint32_t i = 0, k = 0; i < n && made.index != MC_NONE; i++) {
    if (!gone[i]) mc_rw_replace_value(rw, mc_op_result(ctx, op, i), mc_op_result(ctx, made, k++));
  }
  if (made.index != MC_NONE) mc_rw_erase(rw, op);
  mc_array_fini(&ctx->alloc, &types);
  mc_array_fini(&ctx->alloc, &operands);
  return made;
}
