/* symbol_uses.c - giving a symbol another name where operations refer to it.
 *
 * The rules are those of upstream. The attributes of the operations inside of one are searched, not its own, and
 * nothing inside a nested symbol table: there the name means another symbol. In an attribute, references are found in
 * arrays and dictionaries; a reference to a symbol in the renamed one (@old::@inner) is renamed, too. Attributes are
 * interned, so a change makes new ones.
 */
#include "ir/op_def.h"

typedef struct Renaming {
  McContext *ctx;
  McIdent from, to;
} Renaming;

/* Renames the reference in *attr and in everything that it contains. Returns false when out of memory, or when
 * attributes are nested too deeply. Recursion: as deep as attributes are nested, MC_MAX_NESTING at most. */
static bool rename_in(const Renaming *r, McAttr *attr, uint32_t depth);

static bool rename_reference(const Renaming *r, McAttr *attr) {
  McContext *ctx = r->ctx;
  if (mc_attr_symbol_root(ctx, *attr).index != r->from.index) return true;
  McIdent few[16], *nested = few;
  uint32_t count = mc_attr_symbol_num_nested(ctx, *attr);
  if (count > MC_COUNT(few)) nested = mc_alloc(&ctx->alloc, count * sizeof *nested);
  if (nested == NULL) return false;
  for (uint32_t i = 0; i < count; i++) nested[i] = mc_attr_symbol_nested(ctx, *attr, i);
  *attr = mc_attr_symbol_ref(ctx, r->to, nested, count);
  if (nested != few) mc_free(&ctx->alloc, nested, count * sizeof *nested);
  return attr->index != MC_NONE;
}

static bool rename_in_array(const Renaming *r, McAttr *attr, uint32_t depth) {
  McContext *ctx = r->ctx;
  uint32_t count = mc_attr_array_size(ctx, *attr);
  McAttr few[16], *elements = few;
  if (count > MC_COUNT(few)) elements = mc_alloc(&ctx->alloc, count * sizeof *elements);
  bool ok = elements != NULL, changed = false;
  for (uint32_t i = 0; i < count && ok; i++) {
    McAttr element = mc_attr_array_get(ctx, *attr, i);
    elements[i] = element;
    ok = rename_in(r, &elements[i], depth + 1);
    changed |= elements[i].index != element.index;
  }
  if (ok && changed) *attr = mc_attr_array(ctx, elements, count);
  if (elements != few && elements != NULL) mc_free(&ctx->alloc, elements, count * sizeof *elements);
  return ok && attr->index != MC_NONE;
}

static bool rename_in_dictionary(const Renaming *r, McAttr *attr, uint32_t depth) {
  McContext *ctx = r->ctx;
  uint32_t count = mc_attr_dictionary_size(ctx, *attr);
  McNamedAttr few[16], *entries = few;
  if (count > MC_COUNT(few)) entries = mc_alloc(&ctx->alloc, count * sizeof *entries);
  bool ok = entries != NULL, changed = false;
  for (uint32_t i = 0; i < count && ok; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, *attr, i);
    entries[i] = entry;
    ok = rename_in(r, &entries[i].value, depth + 1);
    changed |= entries[i].value.index != entry.value.index;
  }
  if (ok && changed) *attr = mc_attr_dictionary(ctx, entries, count, NULL);
  if (entries != few && entries != NULL) mc_free(&ctx->alloc, entries, count * sizeof *entries);
  return ok && attr->index != MC_NONE;
}

static bool rename_in(const Renaming *r, McAttr *attr, uint32_t depth) {
  if (depth > MC_MAX_NESTING) return false;
  switch (mc_kind(r->ctx, attr->index)) {
    case MC_ATTR_SYMBOL_REF: return rename_reference(r, attr);
    case MC_ATTR_ARRAY: return rename_in_array(r, attr, depth);
    case MC_ATTR_DICTIONARY: return rename_in_dictionary(r, attr, depth);
    default: return true;
  }
}

static bool rename_in_op(const Renaming *r, McOp op) {
  McContext *ctx = r->ctx;
  McAttr old = mc_op_attrs(ctx, op), attr = old;
  if (old.index != MC_NONE) {
    if (!rename_in(r, &attr, 0)) return false;
    if (attr.index != old.index) mc_op_set_attrs(ctx, op, attr);
  }
  old = attr = mc_op_properties(ctx, op);
  /* those of an unregistered operation must not change */
  if (old.index != MC_NONE && mc_op_def(ctx, op) != NULL) {
    if (!rename_in(r, &attr, 0)) return false;
    if (attr.index != old.index) mc_op_set_properties(ctx, op, attr);
  }
  return true;
}

bool mc_op_rename_symbol_uses(McContext *ctx, McOp from, McIdent old, McIdent renamed) {
  Renaming r = {ctx, old, renamed};
  McWalk walk;
  bool ok = true;
  mc_walk_init(ctx, &walk, from, false);
  for (McOp op = mc_walk_next(ctx, &walk); op.index != MC_NONE && ok; op = mc_walk_next(ctx, &walk)) {
    if (op.index == from.index) continue;
    ok = rename_in_op(&r, op);
    if (mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE))) mc_walk_skip(ctx, &walk, op);
  }
  return ok;
}
