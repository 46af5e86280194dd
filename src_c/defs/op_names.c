/* op_names.c - giving operations another name, in place.
 *
 * A name decides which attributes are inherent, so the attributes of a renamed operation are divided again, as those of
 * a new one. All new dictionaries are made before the first operation changes. Nothing here owns memory after a call.
 */
#include "base/array.h"
#include "defs/opdefs.h"
#include "text/diag.h"

enum { RECENT = 64 }; /* a power of 2 */

typedef struct Renamed { McOp op; McAttr attrs, properties; } Renamed;

typedef struct Change {
  McContext *ctx; /* borrowed */
  McOpName name;
  const McOpDef *old_def, *new_def; /* borrowed; NULL: unregistered */
  const McNamedAttr *changes;       /* borrowed */
  size_t num_changes;
  McDiags *diags; /* borrowed */
  struct { McAttr attrs, properties; Renamed result; } recent[RECENT]; /* results by the old dictionaries */
} Change;

typedef struct Entries { McNamedAttr *ptr; uint32_t count; } Entries;

static bool is_changed(const Change *c, McIdent name) {
  for (size_t i = 0; i < c->num_changes; i++) {
    if (c->changes[i].name.index == name.index) return true;
  }
  return false;
}

/* Puts an attribute where the new name stores it; one of an unregistered operation stays where it was. */
static void place(const Change *c, McNamedAttr entry, bool was_property, Entries *attrs, Entries *properties) {
  bool is_property = c->new_def != NULL ? mc_op_def_has_inherent(c->new_def, entry.name)
                                        : was_property && c->old_def == NULL;
  Entries *to = is_property ? properties : attrs;
  to->ptr[to->count++] = entry;
}

static bool is_default(const Change *c, McNamedAttr entry) {
  if (c->old_def == NULL || (c->new_def != NULL && mc_op_def_has_inherent(c->new_def, entry.name))) return false;
  McAttr value = mc_attr_dictionary_find(c->ctx, c->old_def->default_properties, entry.name);
  return value.index != MC_NONE && value.index == entry.value.index;
}

static bool make_dictionary(McContext *ctx, const Entries *entries, McAttr *out) {
  *out = (McAttr){MC_NONE};
  if (entries->count > 0) *out = mc_attr_dictionary(ctx, entries->ptr, entries->count, NULL);
  return entries->count == 0 || out->index != MC_NONE;
}

/* Divides the attributes of an operation into r->attrs and r->properties. Returns false after reporting. */
static bool divide(const Change *c, Renamed *r) {
  McContext *ctx = c->ctx;
  McAttr attrs = mc_op_attrs(ctx, r->op), properties = mc_op_properties(ctx, r->op);
  McAttr named = mc_op_named_properties(ctx, r->op);
  uint32_t num_attrs = mc_attr_dictionary_size(ctx, attrs), num_named = mc_attr_dictionary_size(ctx, named);
  size_t most = (size_t)num_attrs + num_named + c->num_changes;
  McNamedAttr few[64], *room = few;
  if (2 * most > MC_COUNT(few)) room = mc_alloc(&ctx->alloc, 2 * most * sizeof *room);
  if (room == NULL) return mc_out_of_memory(c->diags);
  Entries discardable = {room, 0}, inherent = {room + most, 0};
  for (uint32_t i = 0; i < num_named; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, named, i);
    if (!is_changed(c, entry.name) && !is_default(c, entry)) place(c, entry, true, &discardable, &inherent);
  }
  for (uint32_t i = 0; i < num_attrs; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, attrs, i);
    bool hidden = mc_attr_dictionary_find(ctx, named, entry.name).index != MC_NONE;
    if (!is_changed(c, entry.name) && !hidden) place(c, entry, false, &discardable, &inherent);
  }
  for (size_t i = 0; i < c->num_changes; i++) {
    if (c->changes[i].value.index != MC_NONE) place(c, c->changes[i], false, &discardable, &inherent);
  }
  bool ok = make_dictionary(ctx, &discardable, &r->attrs) && make_dictionary(ctx, &inherent, &r->properties);
  if (room != few) mc_free(&ctx->alloc, room, 2 * most * sizeof *room);
  if (!ok) return mc_out_of_memory(c->diags);
  /* not a dictionary: only an unregistered operation, or a diagnostic, has a place for it */
  if (properties.index != MC_NONE && named.index == MC_NONE) r->properties = properties;
  return mc_op_name_split_attributes(ctx, c->name, mc_op_loc(ctx, r->op), &r->attrs, &r->properties, c->diags);
}

/* The same from the recent results, if it is there. */
static bool divide_again(Change *c, Renamed *r) {
  McAttr attrs = mc_op_attrs(c->ctx, r->op), properties = mc_op_properties(c->ctx, r->op);
  uint32_t at = (attrs.index * 31 + properties.index) % RECENT;
  McOp op = r->op;
  bool is_there = c->recent[at].result.op.index != MC_NONE && c->recent[at].attrs.index == attrs.index &&
                  c->recent[at].properties.index == properties.index;
  if (is_there) {
    *r = c->recent[at].result;
    r->op = op;
    return true;
  }
  if (!divide(c, r)) return false;
  c->recent[at].attrs = attrs;
  c->recent[at].properties = properties;
  c->recent[at].result = *r;
  return true;
}

static void apply(const Change *c, const Renamed *r) {
  mc_op_rec(c->ctx, r->op)->name = c->name.index;
  mc_op_set_attrs(c->ctx, r->op, r->attrs);
  mc_op_set_properties(c->ctx, r->op, r->properties);
}

bool mc_op_replace_names(McContext *ctx, McOp root, McOpName old, McOpName renamed, const McNamedAttr *changes,
                         size_t num_changes, McDiags *diags, size_t *count) {
  Change c = {.ctx = ctx, .name = renamed, .old_def = mc_op_name_def(ctx, old), .new_def = mc_op_name_def(ctx, renamed),
              .changes = changes, .num_changes = num_changes, .diags = diags};
  MC_ARRAY(Renamed) found;
  mc_array_init(&found);
  bool ok = true;
  uint32_t depth = 0;
  for (McOp op = root; op.index != MC_NONE && ok; op = mc_op_after(ctx, root, op, &depth)) {
    if (mc_op_rec(ctx, op)->name != old.index) continue;
    Renamed r = {.op = op};
    ok = divide_again(&c, &r) && (mc_array_push(&ctx->alloc, &found, r) || mc_out_of_memory(diags));
  }
  for (size_t i = 0; i < found.len && ok; i++) apply(&c, &found.ptr[i]);
  *count = ok ? found.len : 0;
  mc_array_fini(&ctx->alloc, &found);
  return ok;
}

bool mc_op_set_name(McContext *ctx, McOp op, McOpName name, McDiags *diags) {
  Change c = {.ctx = ctx, .name = name, .old_def = mc_op_def(ctx, op), .new_def = mc_op_name_def(ctx, name),
              .diags = diags};
  Renamed r = {.op = op};
  if (!divide(&c, &r)) return false;
  apply(&c, &r);
  return true;
}
