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
  if (*slot != 0) {
    list->ptr[*slot - 1].refs++;
    return;
  }
  McBcOut entry = {id, 1, mc_bc_dialect_number(w, dialect_of(w->ctx, id))};
  if (!mc_array_push(&w->ctx->alloc, list, entry) || !mc_array_push(&w->ctx->alloc, &w->pending, id)) mc_bc_stop(w);
  else *slot = (uint32_t)list->len;
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

static void refer_loc(McBcWriter *w, McLoc loc) {
  McAttr attr = mc_loc_attr(w->ctx, loc);
  if (attr.index == MC_NONE) mc_bc_stop(w);
  else mc_bc_refer(w, attr.index, false);
}

static void number_op(McBcWriter *w, McOp op, uint32_t *next_value) {
  McContext *ctx = w->ctx;
  uint32_t place = refer_name(w, mc_op_get_name(ctx, op));
  if (place == UINT32_MAX) return;
  for (uint32_t i = 0; i < mc_op_num_results(ctx, op); i++) {
    McValue value = mc_op_result(ctx, op, i);
    if (next_value != NULL) set_number(w, &w->values, value.index, (*next_value)++);
    mc_bc_refer(w, mc_value_type(ctx, value).index, true);
  }
  McAttr attrs = mc_bc_written_attrs(w, op, &w->names.ptr[place]);
  if (attrs.index != MC_NONE && mc_attr_dictionary_size(ctx, attrs) > 0) mc_bc_refer(w, attrs.index, false);
  if (w->version >= MC_BCODE_PROPERTIES) mc_bc_write_properties(w, op, place, NULL);
  refer_loc(w, mc_op_loc(ctx, op));
  if (w->pending.len > 0) number_pending(w);
}

static void number_region(McBcWriter *w, McRegion region, uint32_t *next_value) {
  McContext *ctx = w->ctx;
  uint32_t number = 0, first = *next_value;
  for (McBlock b = mc_region_first_block(ctx, region); b.index != MC_NONE && !w->failed; b = mc_block_next(ctx, b)) {
    set_number(w, &w->blocks, b.index, number++);
    for (uint32_t i = 0; i < mc_block_num_args(ctx, b); i++) {
      McValue arg = mc_block_arg(ctx, b, i);
      set_number(w, &w->values, arg.index, (*next_value)++);
      McLoc loc = mc_value_loc(ctx, arg);
      bool is_unknown = loc.index == mc_loc_unknown(ctx).index;
      if (w->version < MC_BCODE_SHORT_ARGUMENTS || !is_unknown) refer_loc(w, loc);
      mc_bc_refer(w, mc_value_type(ctx, arg).index, true);
    }
    for (McOp op = mc_block_first_op(ctx, b); op.index != MC_NONE && !w->failed; op = mc_op_next(ctx, op)) {
      number_op(w, op, next_value);
      if (mc_tick(&w->ticker)) mc_bc_stop(w);
    }
  }
  set_number(w, &w->regions, region.index, *next_value - first);
}

typedef struct Region { McRegion region; uint32_t next_value; } Region;
typedef MC_ARRAY(Region) Regions;

static bool push_regions(McBcWriter *w, Regions *stack, McOp op, uint32_t next_value) {
  for (uint32_t i = 0; i < mc_op_num_regions(w->ctx, op); i++) {
    Region region = {mc_op_region(w->ctx, op, i), next_value};
    if (!mc_array_push(&w->ctx->alloc, stack, region)) return mc_bc_stop(w);
  }
  return true;
}

static void number_regions(McBcWriter *w) {
  McContext *ctx = w->ctx;
  Regions stack = {NULL, 0, 0};
  push_regions(w, &stack, w->root, 0);
  while (stack.len > 0 && !w->failed) {
    Region top = stack.ptr[--stack.len];
    number_region(w, top.region, &top.next_value);
    for (McBlock b = mc_region_first_block(ctx, top.region); b.index != MC_NONE; b = mc_block_next(ctx, b)) {
      for (McOp op = mc_block_first_op(ctx, b); op.index != MC_NONE && !w->failed; op = mc_op_next(ctx, op)) {
        if (mc_op_num_regions(ctx, op) == 0) continue;
        bool isolated = mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE));
        push_regions(w, &stack, op, isolated ? 0 : top.next_value);
      }
    }
  }
  mc_array_fini(&ctx->alloc, &stack);
}

/* The order of all operations, which orders of uses compare. */
static void number_ops(McBcWriter *w) {
  uint32_t number = 0, depth = 0;
  for (McOp op = w->root; op.index != MC_NONE && !w->failed; op = mc_op_after(w->ctx, w->root, op, &depth)) {
    set_number(w, &w->ops, op.index, number++);
  }
}

/* --- sorting --- */

typedef struct Rank { uint32_t refs, dialect, place; } Rank;

static int more_refs_first(const void *a, const void *b) {
  const Rank *left = a, *right = b;
  if (left->refs != right->refs) return left->refs > right->refs ? -1 : 1;
  return left->place < right->place ? -1 : left->place > right->place;
}

/* Stable, by dialects; `first` comes before the others. counts: one for each dialect, plus 2. */
static void group_by_dialect(Rank *ranks, size_t count, uint32_t first, Rank *work, size_t *starts,
                             size_t num_dialects) {
  memset(starts, 0, (num_dialects + 2) * sizeof *starts);
  /* the group of a dialect: 0 for the first, else its number plus 1 */
  for (size_t i = 0; i < count; i++) starts[ranks[i].dialect == first ? 1 : ranks[i].dialect + 2]++;
  for (size_t i = 1; i < num_dialects + 2; i++) starts[i] += starts[i - 1];
  for (size_t i = 0; i < count; i++) work[starts[ranks[i].dialect == first ? 0 : ranks[i].dialect + 1]++] = ranks[i];
  memcpy(ranks, work, count * sizeof *ranks);
}

/* Sorts: by references, then, among those whose numbers take equally many bytes, by dialect. */
static bool sort_ranks(McBcWriter *w, Rank *ranks, size_t count) {
  if (count == 0) return true;
  McAlloc *alloc = &w->ctx->alloc;
  size_t num_dialects = w->dialects.len;
  Rank *work = mc_alloc(alloc, count * sizeof *work);
  size_t *starts = mc_alloc(alloc, (num_dialects + 2) * sizeof *starts);
  bool ok = work != NULL && starts != NULL;
  if (ok) {
    /* many are referred to once: those are in order already */
    size_t often = 0, once = 0;
    for (size_t i = 0; i < count; i++) {
      if (ranks[i].refs > 1) ranks[often++] = ranks[i];
      else work[once++] = ranks[i];
    }
    memcpy(ranks + often, work, once * sizeof *ranks);
    qsort(ranks, often, sizeof *ranks, more_refs_first);
    uint32_t first = 0;
    size_t size = 0, done = 0;
    for (unsigned bytes = 1; bytes < 9 && done < count; bytes++) {
      size = ((size_t)1 << 7 * bytes) - size;
      if (size > count - done) size = count - done;
      group_by_dialect(ranks + done, size, first, work, starts, num_dialects);
      done += size;
      first = ranks[done - 1].dialect;
    }
  }
  mc_free(alloc, work, count * sizeof *work);
  mc_free(alloc, starts, (num_dialects + 2) * sizeof *starts);
  return ok || mc_bc_stop(w);
}

static bool sort_entries(McBcWriter *w, McBcOuts *list) {
  McAlloc *alloc = &w->ctx->alloc;
  size_t count = list->len;
  if (count == 0) return true;
  Rank *ranks = mc_alloc(alloc, count * sizeof *ranks);
  McBcOut *sorted = mc_alloc(alloc, list->cap * sizeof *sorted);
  bool ok = ranks != NULL && sorted != NULL;
  for (size_t i = 0; i < count && ok; i++) ranks[i] = (Rank){list->ptr[i].refs, list->ptr[i].dialect, (uint32_t)i};
  ok = ok && sort_ranks(w, ranks, count);
  if (ok) {
    for (size_t i = 0; i < count; i++) {
      sorted[i] = list->ptr[ranks[i].place];
      w->entries.ptr[sorted[i].id] = (uint32_t)i + 1;
    }
    mc_free(alloc, list->ptr, list->cap * sizeof *sorted);
    list->ptr = sorted;
  } else {
    mc_free(alloc, sorted, list->cap * sizeof *sorted);
    mc_bc_stop(w);
  }
  mc_free(alloc, ranks, count * sizeof *ranks);
  return ok;
}

static bool sort_names(McBcWriter *w) {
  McAlloc *alloc = &w->ctx->alloc;
  size_t count = w->names.len;
  Rank *ranks = mc_alloc(alloc, (count + 1) * sizeof *ranks);
  bool ok = ranks != NULL && mc_array_reserve(alloc, &w->name_order, count) &&
            mc_array_reserve(alloc, &w->name_places, count);
  for (size_t i = 0; i < count && ok; i++) {
    ranks[i] = (Rank){w->names.ptr[i].refs, w->names.ptr[i].dialect, (uint32_t)i};
  }
  ok = ok && sort_ranks(w, ranks, count);
  for (size_t i = 0; i < count && ok; i++) {
    w->name_order.ptr[i] = ranks[i].place;
    w->name_places.ptr[ranks[i].place] = (uint32_t)i;
  }
  w->name_order.len = w->name_places.len = ok ? count : 0;
  mc_free(alloc, ranks, (count + 1) * sizeof *ranks);
  return ok || mc_bc_stop(w);
}

bool mc_bc_number_tree(McBcWriter *w) {
  w->numbering = true;
  number_op(w, w->root, NULL);
  number_regions(w);
  if (w->version >= MC_BCODE_USE_LIST_ORDERS) number_ops(w);
  if (w->resources.len > 0) mc_bc_dialect_number(w, w->ctx->known[MC_ID_builtin]);
  w->numbering = false;
  return !w->failed && sort_entries(w, &w->attrs) && sort_entries(w, &w->types) && sort_names(w);
}
