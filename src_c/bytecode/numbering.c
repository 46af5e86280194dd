/* numbering.c - what a tree refers to, numbered as mlir-opt 22 does: what is referred to most comes first, so that its
 * numbers are short, and what belongs to one dialect lies together as far as that costs no byte.
 *
 * Values are numbered region by region; the regions inside an operation go on from the last number of the region around
 * it, those of isolated operations begin at 0. Nothing here recurses: attributes and regions wait in arrays.
 */
#include <stdlib.h>

#include "bytecode/writer.h"
#include "defs/defined.h"

uint32_t mc_bc_dialect_number(McBcWriter *w, McIdent dialect) {
  uint32_t *slot = mc_bc_number_slot(w, &w->dialect_numbers, dialect.index);
  if (slot == NULL) return 0;
  if (*slot == 0) {
    if (!mc_array_push(&w->ctx->alloc, &w->dialects, dialect.index)) return mc_bc_stop(w), 0;
    *slot = (uint32_t)w->dialects.len;
  }
  return *slot - 1;
}

/* --- attributes and types --- */

static McIdent dialect_of(const McContext *ctx, uint32_t id) {
  const McRec *rec = mc_rec(ctx, id);
  switch ((McKind)rec->kind) {
    case MC_TYPE_OPAQUE:
    case MC_ATTR_OPAQUE: return (McIdent){rec->words[0]};
    case MC_TYPE_DEFINED:
    case MC_ATTR_DEFINED: {
      const McDefinition *def = mc_definition_of(ctx, id);
      return def != NULL ? def->dialect : mc_attr_def(ctx, (McIdent){rec->words[0]})->dialect;
    }
    default: return ctx->known[MC_ID_builtin];
  }
}

void mc_bc_refer(McBcWriter *w, uint32_t id, bool is_type) {
  uint32_t *slot = mc_bc_number_slot(w, &w->entries, id);
  if (slot == NULL) return;
  McBcOuts *list = is_type ? &w->types : &w->attrs;
  if (MC_LIKELY(*slot != 0)) {
    list->ptr[*slot - 1].refs++;
    return;
  }
  McBcOut entry = {.id = id, .refs = 1, .dialect = mc_bc_dialect_number(w, dialect_of(w->ctx, id))};
  if (!mc_bc_outs_push(w, list, entry)) return;
  *slot = (uint32_t)list->len;
  if (mc_rec(w->ctx, id)->kind == MC_LOC_FILE) mc_bc_write_native(w, id); /* most are: they refer to a name only */
  else if (!mc_array_push(&w->ctx->alloc, &w->pending, id)) mc_bc_stop(w);
}

/* Resources in something that is written as text. */
static void refer_resources(McBcWriter *w, uint32_t id) {
  McWords stack = {NULL, 0, 0};
  bool ok = mc_array_push(&w->ctx->alloc, &stack, id);
  while (ok && stack.len > 0) {
    uint32_t top = stack.ptr[--stack.len];
    const McRec *rec = mc_rec(w->ctx, top);
    if (rec->kind == MC_ATTR_DENSE_RESOURCE) mc_bc_put_resource(w, (McIdent){rec->words[1]});
    uint32_t count = mc_rec_num_children(rec);
    for (uint32_t i = 0; i < count && ok; i++) {
      uint32_t child = mc_rec_child(rec, i);
      if (child == MC_NONE || (mc_rec(w->ctx, child)->flags & MC_REC_OPTIONS) == 0) continue;
      ok = mc_array_push(&w->ctx->alloc, &stack, child);
    }
  }
  mc_array_fini(&w->ctx->alloc, &stack);
  if (!ok) mc_bc_stop(w);
}

/* Numbers everything that the waiting entries refer to. */
static void number_pending(McBcWriter *w) {
  while (w->pending.len > 0 && !w->failed) {
    uint32_t id = w->pending.ptr[--w->pending.len];
    if (!mc_bc_write_native(w, id) && (mc_rec(w->ctx, id)->flags & MC_REC_OPTIONS) != 0) refer_resources(w, id);
  }
}

/* --- names of operations --- */

/* Place in w->names. */
static uint32_t refer_name(McBcWriter *w, McOpName name) {
  uint32_t *slot = mc_bc_number_slot(w, &w->name_numbers, name.index);
  if (slot == NULL) return UINT32_MAX;
  if (*slot != 0) {
    w->names.ptr[*slot - 1].refs++;
    return *slot - 1;
  }
  McContext *ctx = w->ctx;
  const McOpNameRec *rec = mc_op_name_rec(ctx, name);
  McBcOutName entry = {.name = name, .refs = 1, .def = w->plain_properties ? NULL : mc_op_name_def(ctx, name)};
  entry.dialect = mc_bc_dialect_number(w, rec->dialect.index != MC_NONE ? rec->dialect : rec->name);
  if (entry.def != NULL && (entry.plan = mc_bc_plan_new(ctx, entry.def, w->version)) == NULL) mc_bc_stop(w);
  if (!mc_array_push(&ctx->alloc, &w->names, entry)) {
    mc_bc_plan_free(ctx, entry.plan);
    return mc_bc_stop(w), UINT32_MAX;
  }
  *slot = (uint32_t)w->names.len;
  return *slot - 1;
}

/* --- operations --- */

/* A dictionary without the properties that are no attributes: before version 5 they are lost, as with mlir-opt 22. */
static McAttr without_properties(McBcWriter *w, McAttr dictionary, const McBcOutName *name) {
  if (name->plan == NULL || dictionary.index == MC_NONE) return dictionary;
  uint32_t count = mc_attr_dictionary_size(w->ctx, dictionary), kept = 0;
  bool any = false;
  for (uint32_t i = 0; i < name->plan->num_steps; i++) any |= name->plan->steps[i].kind >= MC_BCODE_STEP_NUMBER;
  if (!any) return dictionary;
  McNamedAttr *entries = mc_alloc(&w->ctx->alloc, (count + 1) * sizeof *entries);
  if (entries == NULL) return mc_bc_stop(w), dictionary;
  for (uint32_t i = 0; i < count; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(w->ctx, dictionary, i);
    bool keep = true;
    for (uint32_t k = 0; k < name->plan->num_steps; k++) {
      const McBcStep *step = &name->plan->steps[k];
      keep &= step->name.index != entry.name.index || step->kind < MC_BCODE_STEP_NUMBER;
    }
    if (keep) entries[kept++] = entry;
  }
  McAttr rest = {MC_NONE};
  if (kept > 0 && (rest = mc_attr_dictionary(w->ctx, entries, kept, NULL)).index == MC_NONE) mc_bc_stop(w);
  mc_free(&w->ctx->alloc, entries, (count + 1) * sizeof *entries);
  return rest;
}

McAttr mc_bc_merged_attrs(McBcWriter *w, McOp op, const McBcOutName *name) {
  McAttr attrs = mc_op_attrs(w->ctx, op), properties = mc_op_properties(w->ctx, op);
  uint64_t hash = mc_mix(mc_mix(attrs.index, properties.index), name->name.index);
  size_t at = hash >> 58;
  if (w->merged[at].attrs != attrs.index || w->merged[at].properties != properties.index ||
      w->merged[at].name != name->name.index) {
    McAttr merged = mc_op_all_attributes(w->ctx, op);
    if (merged.index == MC_NONE && mc_attr_dictionary_size(w->ctx, mc_op_named_properties(w->ctx, op)) > 0) {
      mc_bc_stop(w);
    }
    merged = without_properties(w, merged, name);
    w->merged[at].attrs = attrs.index;
    w->merged[at].properties = properties.index;
    w->merged[at].name = name->name.index;
    w->merged[at].merged = merged.index;
  }
  return (McAttr){w->merged[at].merged};
}

static void set_number(McBcWriter *w, McBcNumbers *numbers, uint32_t id, uint32_t number) {
  uint32_t *slot = mc_bc_number_slot(w, numbers, id);
  if (slot != NULL) *slot = number + 1;
}

static uint32_t *position_slot(McBcWriter *w, McLoc loc) {
  return &w->position_slots[(loc.index * 0x9E3779B1u) >> 22];
}

/* `places`, `id`: where the place of a position is kept. */
static void refer_position(McBcWriter *w, McLoc loc, McBcNumbers *places, uint32_t id) {
  uint32_t *slot = position_slot(w, loc);
  if (*slot != 0 && w->attrs.ptr[*slot - 1].id == loc.index) {
    w->attrs.ptr[*slot - 1].refs++;
  } else {
    McBcOut entry = {.id = loc.index, .refs = 1};
    entry.dialect = mc_bc_dialect_number(w, w->ctx->known[MC_ID_builtin]);
    if (!mc_bc_outs_push(w, &w->attrs, entry)) return;
    *slot = (uint32_t)w->attrs.len;
    mc_bc_refer_position(w, loc);
  }
  set_number(w, places, id, *slot - 1);
}

static void refer_loc(McBcWriter *w, McLoc loc, McBcNumbers *places, uint32_t id) {
  if (mc_loc_is_position(loc)) refer_position(w, loc, places, id);
  else mc_bc_refer(w, loc.index, false);
}

uint32_t mc_bc_loc_number(McBcWriter *w, McLoc loc, const McBcNumbers *places, uint32_t id) {
  if (!mc_loc_is_position(loc)) return mc_bc_number(&w->entries, loc.index) - 1;
  return mc_bc_number(&w->attr_numbers, mc_bc_number(places, id) - 1) - 1;
}

static void number_results(McBcWriter *w, const McOpRec *op, uint32_t *next_value) {
  const McValueRec *values = mc_value_rec(w->ctx, (McValue){op->results});
  for (uint32_t i = 0; i < op->num_results; i++) mc_bc_refer(w, values[i].type, true);
  if (next_value == NULL) return;
  uint32_t *numbers = mc_bc_number_run(w, &w->values, op->results, op->num_results);
  for (uint32_t i = 0; numbers != NULL && i < op->num_results; i++) numbers[i] = ++*next_value;
}

static void number_op(McBcWriter *w, McOp op, uint32_t *next_value) {
  McContext *ctx = w->ctx;
  const McOpRec *rec = mc_op_rec(ctx, op);
  w->num_ops++;
  uint32_t place = refer_name(w, (McOpName){rec->name});
  if (place == UINT32_MAX) return;
  if (rec->num_results > 0) number_results(w, rec, next_value);
  McAttr attrs = mc_bc_written_attrs(w, op, &w->names.ptr[place]);
  if (attrs.index != MC_NONE && mc_attr_dictionary_size(ctx, attrs) > 0) mc_bc_refer(w, attrs.index, false);
  if (w->version >= MC_BCODE_PROPERTIES) mc_bc_write_properties(w, op, place, NULL);
  refer_loc(w, (McLoc){rec->loc}, &w->op_positions, op.index);
  if (w->pending.len > 0) number_pending(w);
}

/* A region that waits: what it numbers begins at `next_value`. */
typedef struct Region {
  McRegion region;
  uint32_t next_value;
  bool isolated; /* `next_value` is 0 */
} Region;
typedef MC_ARRAY(Region) Regions;

/* Is an operand of an operation with regions listed as used after a use inside them? Looks at the uses before the
 * operands', and a few operations up: this is a forecast, see write_ir.c, for which a sample is enough. */
#define LATE_SAMPLE 256u
static bool has_late_operands(const McContext *ctx, McOp op) {
  for (uint32_t i = 0; i < mc_op_num_operands(ctx, op); i++) {
    McUse before = {mc_use_rec(ctx, mc_op_operand_use(ctx, op, i))->next};
    if (before.index == MC_NONE) continue;
    McOp user = {mc_use_rec(ctx, before)->owner};
    for (int up = 0; up < 4 && user.index != MC_NONE; up++) {
      user = mc_op_parent(ctx, user);
      if (user.index == op.index) return true;
    }
  }
  return false;
}

static void push_regions(McBcWriter *w, Regions *stack, McOp op) {
  bool isolated = mc_op_has_trait(w->ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE));
  for (uint32_t i = 0; i < mc_op_num_regions(w->ctx, op); i++) {
    Region region = {mc_op_region(w->ctx, op, i), 0, isolated};
    if (!mc_array_push(&w->ctx->alloc, stack, region)) mc_bc_stop(w);
  }
}

/* Its operations' regions go to the stack. */
static void number_region(McBcWriter *w, McRegion region, uint32_t first, Regions *stack) {
  McContext *ctx = w->ctx;
  uint32_t number = 0, next_value = first;
  size_t base = stack->len;
  McOp parent = mc_region_op(ctx, region); /* its implicit operations have its position */
  uint32_t place = mc_bc_number(&w->op_positions, parent.index);
  if (place != 0) *position_slot(w, mc_op_loc(ctx, parent)) = place;
  for (McBlock b = mc_region_first_block(ctx, region); b.index != MC_NONE && !w->failed; b = mc_block_next(ctx, b)) {
    set_number(w, &w->blocks, b.index, number++);
    for (uint32_t i = 0; i < mc_block_num_args(ctx, b); i++) {
      McValue arg = mc_block_arg(ctx, b, i);
      set_number(w, &w->values, arg.index, next_value++);
      McLoc loc = mc_value_loc(ctx, arg);
      bool is_unknown = loc.index == mc_loc_unknown(ctx).index;
      if (w->version < MC_BCODE_SHORT_ARGUMENTS || !is_unknown) refer_loc(w, loc, &w->arg_positions, arg.index);
      mc_bc_refer(w, mc_value_type(ctx, arg).index, true);
    }
    if (w->pending.len > 0) number_pending(w); /* the block may have no operation, which would do it */
    uint32_t num_ops = 0;
    for (McOp op = mc_block_first_op(ctx, b); op.index != MC_NONE && !w->failed; op = mc_op_next(ctx, op)) {
      mc_op_fetch_ahead(ctx, mc_op_rec(ctx, op));
      number_op(w, op, &next_value);
      if (mc_op_num_regions(ctx, op) != 0) {
        push_regions(w, stack, op);
        if (!w->late_operands && w->num_sampled++ < LATE_SAMPLE) w->late_operands = has_late_operands(ctx, op);
      }
      num_ops++;
      if (mc_tick(&w->ticker)) mc_bc_stop(w);
    }
    set_number(w, &w->block_sizes, b.index, num_ops);
  }
  set_number(w, &w->regions, region.index, next_value - first);
  for (size_t i = base; i < stack->len; i++) {
    if (!stack->ptr[i].isolated) stack->ptr[i].next_value = next_value;
  }
}

static void number_regions(McBcWriter *w) {
  Regions stack = {NULL, 0, 0};
  push_regions(w, &stack, w->root);
  while (stack.len > 0 && !w->failed) {
    Region top = stack.ptr[--stack.len];
    number_region(w, top.region, top.next_value, &stack);
  }
  mc_array_fini(&w->ctx->alloc, &stack);
}

void mc_bc_number_ops(McBcWriter *w) {
  uint32_t number = 0, depth = 0;
  for (McOp op = w->root; op.index != MC_NONE && !w->failed; op = mc_op_after(w->ctx, w->root, op, &depth)) {
    set_number(w, &w->ops, op.index, number++);
  }
}

/* --- sorting --- */

static int more_refs_first(const void *a, const void *b) {
  const McBcOut *left = a, *right = b;
  if (left->refs != right->refs) return left->refs > right->refs ? -1 : 1;
  return left->place < right->place ? -1 : left->place > right->place;
}

/* By references. Many things are referred to once: those keep their order, after the others. */
static bool sort_by_refs(McBcWriter *w, McBcOut *list, size_t count) {
  size_t often = 0, next = count;
  for (size_t i = 0; i < count; i++) {
    list[i].place = (uint32_t)i;
    often += list[i].refs > 1;
  }
  if (often == 0) return true;
  McBcOut *first = mc_alloc(&w->ctx->alloc, often * sizeof *first);
  if (first == NULL) return mc_bc_stop(w);
  for (size_t i = count, left = often; i > 0; i--) {
    if (list[i - 1].refs > 1) first[--left] = list[i - 1];
    else list[--next] = list[i - 1];
  }
  qsort(first, often, sizeof *first, more_refs_first);
  memcpy(list, first, often * sizeof *first);
  mc_free(&w->ctx->alloc, first, often * sizeof *first);
  return true;
}

/* Stable, by dialects; `first` comes before the others. */
static bool group_by_dialect(McBcWriter *w, McBcOut *list, size_t count, uint32_t first) {
  McAlloc *alloc = &w->ctx->alloc;
  size_t same = 1, num_groups = w->dialects.len + 2;
  while (same < count && list[same].dialect == list[0].dialect) same++;
  if (same >= count) return true;
  McBcOut *work = mc_bc_room_take(w, count * sizeof *work);
  size_t *starts = mc_alloc_zeroed(alloc, num_groups * sizeof *starts);
  bool ok = work != NULL && starts != NULL;
  if (ok) {
    /* the group of a dialect: 0 for the first, else its number plus 1 */
    for (size_t i = 0; i < count; i++) starts[list[i].dialect == first ? 1 : list[i].dialect + 2]++;
    for (size_t i = 1; i < num_groups; i++) starts[i] += starts[i - 1];
    for (size_t i = 0; i < count; i++) work[starts[list[i].dialect == first ? 0 : list[i].dialect + 1]++] = list[i];
    memcpy(list, work, count * sizeof *list);
  }
  mc_bc_room_free(w, work, count * sizeof *work);
  mc_free(alloc, starts, num_groups * sizeof *starts);
  return ok || mc_bc_stop(w);
}

/* By references, then, among those whose numbers take equally many bytes, by dialect. */
static bool sort_outs(McBcWriter *w, McBcOut *list, size_t count) {
  if (!sort_by_refs(w, list, count)) return false;
  uint32_t first = 0;
  size_t size = 0, done = 0;
  for (unsigned bytes = 1; bytes < 9 && done < count; bytes++) {
    size = ((size_t)1 << 7 * bytes) - size;
    if (size > count - done) size = count - done;
    if (!group_by_dialect(w, list + done, size, first)) return false;
    done += size;
    first = list[done - 1].dialect;
  }
  return true;
}

static bool sort_entries(McBcWriter *w, McBcOuts *list) {
  if (!sort_outs(w, list->ptr, list->len)) return false;
  bool are_attrs = list == &w->attrs;
  if (are_attrs && list->len > 0 && mc_bc_number_run(w, &w->attr_numbers, 0, (uint32_t)list->len) == NULL) {
    return false;
  }
  for (size_t i = 0; i < list->len; i++) {
    const McBcOut *out = &list->ptr[i];
    if (are_attrs && mc_loc_is_position((McLoc){out->id})) w->attr_numbers.ptr[out->place] = (uint32_t)i + 1;
    else w->entries.ptr[out->id] = (uint32_t)i + 1;
  }
  return true;
}

static bool sort_names(McBcWriter *w) {
  McAlloc *alloc = &w->ctx->alloc;
  size_t count = w->names.len;
  McBcOut *order = mc_alloc(alloc, (count + 1) * sizeof *order);
  bool ok = order != NULL && mc_array_reserve(alloc, &w->name_order, count) &&
            mc_array_reserve(alloc, &w->name_places, count);
  for (size_t i = 0; i < count && ok; i++) {
    order[i] = (McBcOut){.id = (uint32_t)i, .refs = w->names.ptr[i].refs, .dialect = w->names.ptr[i].dialect};
  }
  ok = ok && sort_outs(w, order, count);
  for (size_t i = 0; i < count && ok; i++) {
    w->name_order.ptr[i] = order[i].id;
    w->name_places.ptr[order[i].id] = (uint32_t)i;
  }
  w->name_order.len = w->name_places.len = ok ? count : 0;
  mc_free(alloc, order, (count + 1) * sizeof *order);
  return ok || mc_bc_stop(w);
}

bool mc_bc_number_tree(McBcWriter *w) {
  w->numbering = true;
  number_op(w, w->root, NULL);
  number_regions(w);
  if (w->resources.len > 0) mc_bc_dialect_number(w, w->ctx->known[MC_ID_builtin]);
  w->numbering = false;
  return !w->failed && sort_entries(w, &w->attrs) && sort_entries(w, &w->types) && sort_names(w);
}
