/* op_attrs.c - an operation's properties and discardable attributes as one map.
 *
 * Both are interned dictionaries. A change makes a new dictionary and stores it, so nothing here owns memory after a
 * call. The definition decides which dictionary a name belongs to; an unregistered operation keeps a name in the
 * dictionary that has it.
 */
#include "defs/opdefs.h"

bool mc_op_is_terminator(const McContext *ctx, McOp op) {
  return op.index != MC_NONE && mc_op_has_trait(ctx, op, MC_TRAIT(TERMINATOR));
}

static bool is_inherent(const McContext *ctx, McOp op, McIdent name) {
  const McOpDef *def = mc_op_def(ctx, op);
  if (def == NULL) return mc_attr_dictionary_find(ctx, mc_op_named_properties(ctx, op), name).index != MC_NONE;
  return mc_op_def_has_inherent(def, name);
}

/* Combines the entries of `first`, without `except`, then of `second`, then `added` unless its value is MC_NONE.
 * Returns false when memory runs out. */
static bool combine(McContext *ctx, McAttr first, McIdent except, McAttr second, McNamedAttr added, McAttr *out) {
  uint32_t size = mc_attr_dictionary_size(ctx, first), more = mc_attr_dictionary_size(ctx, second), count = 0;
  size_t room = ((size_t)size + more + 1) * sizeof(McNamedAttr);
  McNamedAttr few[16], *entries = few;
  if (room > sizeof few) entries = mc_alloc(&ctx->alloc, room);
  if (entries == NULL) return false;
  for (uint32_t i = 0; i < size; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, first, i);
    if (entry.name.index != except.index) entries[count++] = entry;
  }
  for (uint32_t i = 0; i < more; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, second, i);
    if (mc_attr_dictionary_find(ctx, first, entry.name).index == MC_NONE) entries[count++] = entry;
  }
  if (added.value.index != MC_NONE) entries[count++] = added;
  *out = (McAttr){MC_NONE};
  if (count > 0) *out = mc_attr_dictionary(ctx, entries, count, NULL);
  if (entries != few) mc_free(&ctx->alloc, entries, room);
  return count == 0 || out->index != MC_NONE;
}

bool mc_dictionary_with(McContext *ctx, McAttr dictionary, McNamedAttr added, McAttr *out) {
  return combine(ctx, dictionary, added.name, (McAttr){MC_NONE}, added, out);
}

/* A dictionary that takes the place of an operation's properties, or of its other attributes. */
typedef struct Changed { McAttr made; bool inherent; } Changed;

/* The change that sets an attribute (MC_NONE: that takes it away). Returns false when out of memory. */
static bool change_of(McContext *ctx, McOp op, McIdent name, McAttr value, Changed *change) {
  change->inherent = is_inherent(ctx, op, name);
  McAttr old = change->inherent ? mc_op_named_properties(ctx, op) : mc_op_attrs(ctx, op);
  return mc_dictionary_with(ctx, old, (McNamedAttr){name, value}, &change->made);
}

static void store(McContext *ctx, McOp op, Changed change) {
  if (change.inherent) mc_op_set_properties(ctx, op, change.made);
  else mc_op_set_attrs(ctx, op, change.made);
}

bool mc_op_set_attribute(McContext *ctx, McOp op, McIdent name, McAttr value) {
  Changed change;
  if (!change_of(ctx, op, name, value, &change)) return false;
  store(ctx, op, change);
  return true;
}

/* *changed: `old` with some entries set. Returns false when out of memory. */
static bool with_entries(McContext *ctx, McAttr old, const McNamedAttr *entries, size_t count, McAttr *changed) {
  *changed = old;
  if (count == 0) return true;
  McAttr added = mc_attr_dictionary(ctx, entries, count, NULL), none = {MC_NONE};
  return added.index != MC_NONE &&
         combine(ctx, added, (McIdent){MC_NONE}, old, (McNamedAttr){{MC_NONE}, none}, changed);
}

bool mc_op_set_attributes(McContext *ctx, McOp op, const McNamedAttr *changes, size_t count) {
  if (count == 0) return true;
  McNamedAttr *sorted = mc_alloc(&ctx->alloc, count * sizeof *sorted); /* inherent ones first */
  if (sorted == NULL) return false;
  size_t inherent = 0, end = count;
  for (size_t i = 0; i < count; i++) {
    if (is_inherent(ctx, op, changes[i].name)) sorted[inherent++] = changes[i];
    else sorted[--end] = changes[i];
  }
  McAttr properties, attrs;
  bool ok = with_entries(ctx, mc_op_named_properties(ctx, op), sorted, inherent, &properties) &&
            with_entries(ctx, mc_op_attrs(ctx, op), sorted + inherent, count - inherent, &attrs);
  mc_free(&ctx->alloc, sorted, count * sizeof *sorted);
  if (!ok) return false;
  if (inherent > 0) mc_op_set_properties(ctx, op, properties);
  if (inherent < count) mc_op_set_attrs(ctx, op, attrs);
  return true;
}

/* The change for operations of a name with these dictionaries. */
typedef struct Recent { uint32_t name, attrs, properties; Changed change; } Recent;
enum { RECENT = 256 }; /* a power of 2 */

/* The change for one operation; entries of `recent` have the name 0 at first. Returns NULL when out of memory. */
static const Changed *recent_change_of(McContext *ctx, Recent *recent, McOp op, McIdent name, McAttr value) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  Recent *r = &recent[(rec->name * 31 + rec->attrs * 7 + rec->properties) & (RECENT - 1)];
  if (MC_LIKELY(r->name == rec->name && r->attrs == rec->attrs && r->properties == rec->properties)) return &r->change;
  *r = (Recent){.name = rec->name, .attrs = rec->attrs, .properties = rec->properties};
  return change_of(ctx, op, name, value, &r->change) ? &r->change : NULL;
}

bool mc_ops_set_attribute(McContext *ctx, const McOp *ops, size_t count, McIdent name, McAttr value) {
  if (count == 0) return true;
  Changed *changes = mc_alloc(&ctx->alloc, count * sizeof *changes);
  Recent *recent = mc_alloc_zeroed(&ctx->alloc, RECENT * sizeof *recent);
  bool ok = changes != NULL && recent != NULL;
  for (size_t i = 0; i < count && ok; i++) {
    const Changed *change = recent_change_of(ctx, recent, ops[i], name, value);
    ok = change != NULL;
    if (ok) changes[i] = *change;
  }
  for (size_t i = 0; i < count && ok; i++) store(ctx, ops[i], changes[i]);
  if (changes != NULL) mc_free(&ctx->alloc, changes, count * sizeof *changes);
  if (recent != NULL) mc_free(&ctx->alloc, recent, RECENT * sizeof *recent);
  return ok;
}

McAttr mc_op_all_attributes(McContext *ctx, McOp op) {
  McAttr merged, none = {MC_NONE};
  bool ok = combine(ctx, mc_op_named_properties(ctx, op), (McIdent){MC_NONE}, mc_op_attrs(ctx, op),
                    (McNamedAttr){{MC_NONE}, none}, &merged);
  return ok ? merged : none;
}

bool mc_op_name_split_attributes(McContext *ctx, McOpName name, McLoc loc, McAttr *attrs, McAttr *properties,
                                 McDiags *diags) {
  const McOpDef *def = mc_op_name_def(ctx, name);
  return def == NULL || mc_op_def_split_attrs(ctx, def, loc, attrs, properties, diags);
}
