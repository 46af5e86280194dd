/* symbol_uses.c - references to symbols: listing them, and giving symbols other names where operations refer to them.
 *
 * The rules are those of upstream. The attributes of the operations inside of one are searched, not its own, and
 * nothing inside a nested symbol table: there the name means another symbol. In an attribute, references are found in
 * arrays and dictionaries; a reference to a symbol in the renamed one (@old::@inner) is renamed, too. Attributes are
 * interned, so a change makes new ones.
 */
#include "base/array.h"
#include "base/idmap.h"
#include "ir/op_def.h"

typedef struct Renamed {
  McOp op;
  McAttr attrs, properties; /* with new names */
} Renamed;

typedef struct Renaming {
  McContext *ctx;              /* borrowed */
  McIdMap names;               /* owned: identifier -> its new name */
  MC_ARRAY(Renamed) changes;   /* owned */
} Renaming;

/* Renames the reference in *attr and in everything that it contains. Returns false when out of memory, or when
 * attributes are nested too deeply. Recursion: as deep as attributes are nested, MC_MAX_NESTING at most. */
static bool rename_in(const Renaming *r, McAttr *attr, uint32_t depth);

static bool rename_reference(const Renaming *r, McAttr *attr) {
  McContext *ctx = r->ctx;
  const McIdEntry *renamed = mc_idmap_find(&r->names, mc_attr_symbol_root(ctx, *attr).index);
  if (renamed->key == 0) return true;
  McIdent few[16], *nested = few;
  uint32_t count = mc_attr_symbol_num_nested(ctx, *attr);
  if (count > MC_COUNT(few)) nested = mc_alloc(&ctx->alloc, count * sizeof *nested);
  if (nested == NULL) return false;
  for (uint32_t i = 0; i < count; i++) nested[i] = mc_attr_symbol_nested(ctx, *attr, i);
  *attr = mc_attr_symbol_ref(ctx, (McIdent){renamed->value}, nested, count);
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

/* Notes the attributes that the operation will have. */
static bool rename_in_op(Renaming *r, McOp op) {
  McContext *ctx = r->ctx;
  McAttr attrs = mc_op_attrs(ctx, op), properties = mc_op_properties(ctx, op);
  Renamed made = {op, attrs, properties};
  if (attrs.index != MC_NONE && !rename_in(r, &made.attrs, 0)) return false;
  /* those of an unregistered operation must not change */
  if (properties.index != MC_NONE && mc_op_def(ctx, op) != NULL && !rename_in(r, &made.properties, 0)) return false;
  if (made.attrs.index == attrs.index && made.properties.index == properties.index) return true;
  return mc_array_push(&ctx->alloc, &r->changes, made);
}

/* Nothing can fail here: an error leaves all operations as they were. */
static void apply(const Renaming *r) {
  McContext *ctx = r->ctx;
  for (size_t i = 0; i < r->changes.len; i++) {
    const Renamed *made = &r->changes.ptr[i];
    if (made->attrs.index != mc_op_attrs(ctx, made->op).index) mc_op_set_attrs(ctx, made->op, made->attrs);
    if (made->properties.index != mc_op_properties(ctx, made->op).index) {
      mc_op_set_properties(ctx, made->op, made->properties);
    }
  }
}

bool mc_op_rename_symbols_uses(McContext *ctx, McOp from, const McIdent *old, const McIdent *renamed, size_t count) {
  Renaming r = {.ctx = ctx};
  if (!mc_idmap_init(&ctx->alloc, &r.names, count)) return false;
  for (size_t i = 0; i < count; i++) {
    *mc_idmap_find(&r.names, old[i].index) = (McIdEntry){old[i].index, renamed[i].index};
  }
  McWalk walk;
  bool ok = true;
  mc_walk_init(ctx, &walk, from, false);
  for (McOp op = mc_walk_next(ctx, &walk); op.index != MC_NONE && ok; op = mc_walk_next(ctx, &walk)) {
    if (op.index == from.index) continue;
    ok = rename_in_op(&r, op);
    if (mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE))) mc_walk_skip(ctx, &walk, op);
  }
  if (ok) apply(&r);
  mc_array_fini(&ctx->alloc, &r.changes);
  mc_idmap_fini(&ctx->alloc, &r.names);
  return ok;
}

bool mc_op_rename_symbol_uses(McContext *ctx, McOp from, McIdent old, McIdent renamed) {
  return mc_op_rename_symbols_uses(ctx, from, &old, &renamed, 1);
}

/* --- listing --- */

enum { PLAIN_ATTRS = 256 }; /* a power of 2 */

typedef struct Search {
  McContext *ctx;     /* borrowed */
  McSymbolUses *uses; /* borrowed */
  uint32_t row;
  McOp op;
  uint32_t plain[PLAIN_ATTRS]; /* some attributes that have no reference in them, each at a place given by its id */
} Search;

/* Appends the references in attr. Recursion: as deep as attributes are nested, MC_MAX_NESTING at most. */
static bool search(Search *s, McAttr attr, uint32_t depth) {
  McContext *ctx = s->ctx;
  if (depth > MC_MAX_NESTING) return false;
  switch (mc_kind(ctx, attr.index)) {
    case MC_ATTR_SYMBOL_REF:
      return mc_array_push(&ctx->alloc, s->uses, ((McSymbolUse){s->row, s->op, attr}));
    case MC_ATTR_ARRAY: {
      uint32_t count = mc_attr_array_size(ctx, attr);
      for (uint32_t i = 0; i < count; i++) {
        if (!search(s, mc_attr_array_get(ctx, attr, i), depth + 1)) return false;
      }
      return true;
    }
    case MC_ATTR_DICTIONARY: {
      uint32_t count = mc_attr_dictionary_size(ctx, attr);
      for (uint32_t i = 0; i < count; i++) {
        if (!search(s, mc_attr_dictionary_entry(ctx, attr, i).value, depth + 1)) return false;
      }
      return true;
    }
    default: return true;
  }
}

static bool search_top(Search *s, McAttr attr) {
  if (attr.index == MC_NONE || s->plain[attr.index % PLAIN_ATTRS] == attr.index) return true;
  size_t before = s->uses->len;
  if (!search(s, attr, 0)) return false;
  if (s->uses->len == before) s->plain[attr.index % PLAIN_ATTRS] = attr.index;
  return true;
}

bool mc_op_symbol_uses(McContext *ctx, McOp from, McSymbolUses *uses) {
  Search s = {.ctx = ctx, .uses = uses};
  uint32_t depth = 0;
  for (McOp op = from; op.index != MC_NONE; op = mc_op_after(ctx, from, op, &depth)) {
    s.op = op;
    if (!search_top(&s, mc_op_properties(ctx, op)) || !search_top(&s, mc_op_attrs(ctx, op))) return false;
    s.row++;
  }
  return true;
}

static bool is_unknown_table(const McContext *ctx, McOp op) {
  return mc_op_def(ctx, op) == NULL && mc_op_num_regions(ctx, op) == 1 &&
         !atomic_load_explicit(&((McOpNameRec *)mc_op_name_rec(ctx, mc_op_get_name(ctx, op)))->dialect_known,
                               memory_order_relaxed);
}

bool mc_op_symbol_uses_in_scope(McContext *ctx, McOp from, McSymbolUses *uses, bool *unknown) {
  Search s = {.ctx = ctx, .uses = uses};
  McWalk walk;
  *unknown = false;
  mc_walk_init(ctx, &walk, from, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if ((*unknown = is_unknown_table(ctx, op))) return true;
    s.op = op;
    if (!search_top(&s, mc_op_properties(ctx, op)) || !search_top(&s, mc_op_attrs(ctx, op))) return false;
    if (mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE))) mc_walk_skip(ctx, &walk, op);
  }
  return true;
}

void mc_symbol_uses_fini(McContext *ctx, McSymbolUses *uses) {
  mc_array_fini(&ctx->alloc, uses);
}
