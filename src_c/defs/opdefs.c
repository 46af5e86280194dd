/* opdefs.c - the registry: operation names, dialects that were defined, attributes that they define.
 *
 * Records of names are in chunks that never move. They are found through an index from identifiers, which is read
 * without a lock. A dialect's definitions live as long as the context; publishing one is a release store into its
 * name's record. The loader is called with no lock held (mc_context_load_dialect).
 */
#include "defs/opdefs.h"

#include <stdlib.h>

#include "base/lock.h"
#include "defs/constraints.h"
#include "defs/dialect_def.h"
#include "defs/routine_set.h"
#include "types/report.h"

#define MAX_NAME_CHUNKS 65536u

/* A definition with traits added; the record of its name points to this copy instead. */
typedef struct ExtendedDef {
  McOpDef def;
  struct ExtendedDef *next;
} ExtendedDef;

struct McOpDefs {
  McLock lock;                  /* held while a name, an attribute or a dialect is added */
  McIndex names;                /* identifier -> operation name; the hash is the identifier itself */
  /* the same for operations of old generations, whose names can be names of other operations today */
  McIndex old_names;
  atomic_uint num_names;        /* ids 1 to num_names are records */
  McIndex attrs;                /* identifier -> place in attr_defs + 1 */
  _Atomic(McEnumDef *) *attr_defs; /* directory, reserved; borrowed from the dialects */
  uint32_t num_attr_defs;
  _Atomic(McDialectDef *) dialects; /* newest first; owned */
  ExtendedDef *extended;        /* owned; older copies may still be in use by readers */
};
#define MAX_ATTR_DEFS 65536u

void mc_dialect_def_free(McContext *ctx, McDialectDef *dialect) {
  const McProgramHeader *h = (const McProgramHeader *)dialect->words;
  McAlloc *alloc = &ctx->alloc;
  if (dialect->enums != NULL) mc_free(alloc, dialect->enums, (h->num_enums + 1) * sizeof *dialect->enums);
  if (dialect->definitions != NULL) {
    mc_free(alloc, dialect->definitions, (h->num_definitions + 1) * sizeof *dialect->definitions);
  }
  if (dialect->entries != NULL) mc_free(alloc, dialect->entries, (h->num_ops + 1) * sizeof *dialect->entries);
  if (dialect->inherent != NULL) {
    mc_free(alloc, dialect->inherent, (dialect->num_inherent + 1) * sizeof *dialect->inherent);
  }
  mc_free(alloc, dialect->words, dialect->num_words * sizeof *dialect->words);
  mc_free(alloc, dialect, sizeof *dialect);
}

bool mc_opdefs_init(McContext *ctx) {
  McOpDefs *defs = mc_alloc_zeroed(&ctx->alloc, sizeof *defs);
  if (defs == NULL) return false;
  if (!mc_lock_init(&defs->lock)) {
    mc_free(&ctx->alloc, defs, sizeof *defs);
    return false;
  }
  ctx->opdefs = defs;
  if (!mc_index_init(&ctx->alloc, &defs->names, 256) || !mc_index_init(&ctx->alloc, &defs->old_names, 8) ||
      !mc_index_init(&ctx->alloc, &defs->attrs, 32)) {
    return false;
  }
  ctx->op_names = mc_reserve(&ctx->alloc, MAX_NAME_CHUNKS * sizeof *ctx->op_names);
  defs->attr_defs = mc_reserve(&ctx->alloc, MAX_ATTR_DEFS * sizeof *defs->attr_defs);
  return ctx->op_names != NULL && defs->attr_defs != NULL;
}

void mc_opdefs_fini(McContext *ctx) {
  McOpDefs *defs = ctx->opdefs;
  if (defs == NULL) return;
  while (defs->extended != NULL) {
    ExtendedDef *next = defs->extended->next;
    mc_free(&ctx->alloc, defs->extended, sizeof *next);
    defs->extended = next;
  }
  for (McDialectDef *d = atomic_load(&defs->dialects); d != NULL;) {
    McDialectDef *next = d->next;
    mc_dialect_def_free(ctx, d);
    d = next;
  }
  mc_index_fini(&ctx->alloc, &defs->names);
  mc_index_fini(&ctx->alloc, &defs->old_names);
  mc_index_fini(&ctx->alloc, &defs->attrs);
  if (ctx->op_names != NULL) {
    uint32_t used = (atomic_load(&defs->num_names) >> MC_NAME_CHUNK_BITS) + 1;
    for (uint32_t i = 0; i < used && i < MAX_NAME_CHUNKS; i++) {
      mc_free(&ctx->alloc, ctx->op_names[i], sizeof(McOpNameRec) << MC_NAME_CHUNK_BITS);
    }
    mc_unreserve(&ctx->alloc, ctx->op_names, MAX_NAME_CHUNKS * sizeof *ctx->op_names);
  }
  if (defs->attr_defs != NULL) mc_unreserve(&ctx->alloc, defs->attr_defs, MAX_ATTR_DEFS * sizeof *defs->attr_defs);
  mc_lock_fini(&defs->lock);
  mc_free(&ctx->alloc, defs, sizeof *defs);
  ctx->opdefs = NULL;
}

/* --- operation names --- */

MC_INLINE uint32_t find_name(const McIndex *names, McIdent ident) {
  MC_INDEX_EACH(names, ident.index, id) return id;
  return 0;
}

const McDialectDef *mc_dialect_newest(const McContext *ctx) {
  return atomic_load_explicit(&((McContext *)ctx)->opdefs->dialects, memory_order_acquire);
}

static const McDialectDef *find_dialect(const McContext *ctx, McIdent name) {
  const McDialectDef *d = mc_dialect_newest(ctx);
  while (d != NULL && d->name.index != name.index) d = d->next;
  return d;
}

/* Adds a new record, found in `names`. Called under the lock. Returns 0 when memory or ids run out. */
static uint32_t add_name(McContext *ctx, McIndex *names, McIdent ident, McIdent dialect, uint32_t dialect_len) {
  McOpDefs *defs = ctx->opdefs;
  uint32_t id = atomic_load_explicit(&defs->num_names, memory_order_relaxed) + 1, chunk = id >> MC_NAME_CHUNK_BITS;
  if (chunk >= MAX_NAME_CHUNKS || !mc_index_reserve(&ctx->alloc, names)) return 0;
  if (ctx->op_names[chunk] == NULL) {
    ctx->op_names[chunk] = mc_alloc_zeroed(&ctx->alloc, sizeof(McOpNameRec) << MC_NAME_CHUNK_BITS);
    if (ctx->op_names[chunk] == NULL) return 0;
  }
  McOpNameRec *rec = &ctx->op_names[chunk][id & ((1u << MC_NAME_CHUNK_BITS) - 1)];
  rec->name = ident;
  rec->dialect = dialect;
  rec->dialect_len = dialect_len;
  const McDialectDef *d = dialect.index == MC_NONE ? NULL : find_dialect(ctx, dialect);
  atomic_init(&rec->dialect_known, d != NULL);
  atomic_init(&rec->dialect_loaded, d != NULL && d->complete);
  atomic_init(&rec->dialect_open, d != NULL && d->open);
  atomic_init(&rec->def, NULL);
  atomic_store_explicit(&defs->num_names, id, memory_order_relaxed);
  mc_index_add(names, ident.index, id);
  return id;
}

static McOpName name_of_ident(McContext *ctx, McIndex *names, McIdent ident) {
  McOpDefs *defs = ctx->opdefs;
  uint32_t id = find_name(names, ident);
  if (id != 0) return (McOpName){id};
  McStr text = mc_ident_str(ctx, ident);
  const char *dot = memchr(text.ptr, '.', text.len);
  McIdent dialect = {MC_NONE};
  if (dot != NULL) {
    dialect = mc_ident(ctx, text.ptr, (size_t)(dot - text.ptr));
    if (dialect.index == MC_NONE) return (McOpName){MC_NONE};
  }
  mc_lock(&defs->lock);
  id = find_name(names, ident);
  if (id == 0) id = add_name(ctx, names, ident, dialect, dot == NULL ? 0 : (uint32_t)(dot - text.ptr));
  mc_unlock(&defs->lock);
  return (McOpName){id};
}

McOpName mc_op_name_of_ident(McContext *ctx, McIdent ident, bool is_old) {
  return name_of_ident(ctx, is_old ? &ctx->opdefs->old_names : &ctx->opdefs->names, ident);
}

bool mc_old_op_name(McContext *ctx, const char *bytes, size_t len, McOpName *out) {
  McIdent ident = mc_ident(ctx, bytes, len);
  out->index = ident.index == MC_NONE ? MC_NONE : find_name(&ctx->opdefs->old_names, ident);
  return ident.index != MC_NONE;
}

McOpName mc_op_name(McContext *ctx, const char *bytes, size_t len) {
  McIdent ident = mc_ident(ctx, bytes, len);
  if (ident.index == MC_NONE) return (McOpName){MC_NONE};
  uint32_t id = find_name(&ctx->opdefs->names, ident);
  /* another dialect's program may have used the name before the name's own dialect was loaded */
  if (MC_LIKELY(id != 0)) {
    const McOpNameRec *rec = mc_op_name_rec(ctx, (McOpName){id});
    if (MC_LIKELY(rec->dialect_known || rec->dialect.index == MC_NONE)) return (McOpName){id};
  }
  const char *dot = memchr(bytes, '.', len);
  if (dot != NULL && mc_context_load_dialect(ctx, bytes, (size_t)(dot - bytes)) == MC_LOAD_FAILED) {
    return (McOpName){MC_NONE};
  }
  return name_of_ident(ctx, &ctx->opdefs->names, ident);
}

McStr mc_op_name_str(const McContext *ctx, McOpName name) { return mc_ident_str(ctx, mc_op_name_rec(ctx, name)->name); }

bool mc_op_is(const McContext *ctx, McOp op, const char *name) {
  return op.index != MC_NONE && mc_str_is(mc_op_name_str(ctx, mc_op_get_name(ctx, op)), name);
}

bool mc_op_name_is_registered(const McContext *ctx, McOpName name) { return mc_op_name_def(ctx, name) != NULL; }

/* --- definitions --- */

const McEnumDef *mc_attr_def(const McContext *ctx, McIdent name) {
  const McOpDefs *defs = ctx->opdefs;
  MC_INDEX_EACH(&defs->attrs, name.index, id) {
    return atomic_load_explicit(&defs->attr_defs[id - 1], memory_order_acquire);
  }
  return NULL;
}

bool mc_dialect_is_defined(const McContext *ctx, McIdent name, bool *complete) {
  const McDialectDef *d = find_dialect(ctx, name);
  if (d != NULL && complete != NULL) *complete = d->complete;
  return d != NULL;
}

bool mc_dialect_symbols_are_defined(const McContext *ctx, McIdent name, bool is_attr, bool *none) {
  const McDialectDef *d = find_dialect(ctx, name);
  *none = name.index == ctx->known[MC_ID_builtin].index;
  if (d == NULL || !d->symbols_complete) return *none;
  bool any = false;
  for (; d != NULL && !any; d = d->next) { /* and what it has replaced */
    if (d->name.index != name.index) continue;
    any = is_attr && d->num_enums > 0;
    for (uint32_t i = 0; i < d->num_definitions && !any; i++) {
      any = ((d->definitions[i].record->flags & MC_DEF_IS_TYPE) == 0) == is_attr;
    }
  }
  *none = !any;
  return true;
}

const McDialectDef *mc_dialect_of_prefix(const McContext *ctx, const char *name, size_t len) {
  const McDialectDef *d = mc_dialect_newest(ctx);
  for (; d != NULL; d = d->next) {
    if (d->name.index == MC_NONE) continue; /* memory ran out while it was published */
    McStr known = mc_ident_str(ctx, d->name);
    if (known.len == len && memcmp(known.ptr, name, len) == 0) return d;
  }
  return NULL;
}

McStr mc_dialect_noun(const McContext *ctx, McIdent name, bool is_attr) {
  const McDialectDef *d = find_dialect(ctx, name);
  if (d == NULL || d->type_noun.index == MC_NONE) return (McStr){"", 0};
  McStr both = mc_ident_str(ctx, d->type_noun);
  const char *bar = memchr(both.ptr, '|', both.len), *end = both.ptr + both.len;
  if (is_attr) return bar == NULL ? (McStr){"", 0} : (McStr){bar + 1, (size_t)(end - bar) - 1};
  return bar == NULL ? both : (McStr){both.ptr, (size_t)(bar - both.ptr)};
}

/* Called under the lock. Returns false when memory runs out; attributes that were added already do no harm. */
static bool add_attr_defs(McContext *ctx, McDialectDef *dialect) {
  McOpDefs *defs = ctx->opdefs;
  if (defs->num_attr_defs + dialect->num_enums > MAX_ATTR_DEFS) return false;
  for (uint32_t i = 0; i < dialect->num_enums; i++) {
    uint32_t known = 0;
    MC_INDEX_EACH(&defs->attrs, dialect->enums[i].name.index, id) known = id;
    if (known != 0) {
      atomic_store_explicit(&defs->attr_defs[known - 1], &dialect->enums[i], memory_order_release);
      continue;
    }
    if (!mc_index_reserve(&ctx->alloc, &defs->attrs)) return false;
    atomic_store_explicit(&defs->attr_defs[defs->num_attr_defs++], &dialect->enums[i], memory_order_release);
    mc_index_add(&defs->attrs, dialect->enums[i].name.index, defs->num_attr_defs);
  }
  return true;
}

/* Marks the names that were met before their dialect was defined. Called under the lock. */
static void announce(McContext *ctx, const McDialectDef *dialect) {
  McOpDefs *defs = ctx->opdefs;
  for (uint32_t id = 1; id <= atomic_load(&defs->num_names); id++) {
    McOpNameRec *rec = (McOpNameRec *)mc_op_name_rec(ctx, (McOpName){id});
    if (rec->dialect.index != dialect->name.index) continue;
    atomic_store(&rec->dialect_known, true);
    if (dialect->complete) atomic_store(&rec->dialect_loaded, true);
    if (dialect->open) atomic_store(&rec->dialect_open, true);
  }
}

bool mc_dialect_publish(McContext *ctx, McDialectDef *dialect, bool is_update) {
  McOpDefs *defs = ctx->opdefs;
  mc_lock(&defs->lock);
  /* another thread was first, with the same; or there is nothing yet to update */
  if ((find_dialect(ctx, dialect->name) != NULL) != is_update) {
    mc_unlock(&defs->lock);
    mc_dialect_def_free(ctx, dialect);
    return true;
  }
  bool ok = add_attr_defs(ctx, dialect) && mc_definitions_publish(ctx, dialect->definitions, dialect->num_definitions);
  McIdent name = dialect->name;
  /* some attributes or types of the dialect may be published already and stay; its operations and the dialect are not
   */
  if (!ok) {
    dialect->name.index = MC_NONE;
  }
  for (uint32_t i = 0; ok && i < dialect->num_entries; i++) {
    const McOpDef *def = &dialect->entries[i].def;
    McOpNameRec *rec = (McOpNameRec *)mc_op_name_rec(ctx, def->name);
    atomic_store_explicit(&rec->def, def, memory_order_release);
  }
  dialect->next = atomic_load(&defs->dialects);
  atomic_store_explicit(&defs->dialects, dialect, memory_order_release);
  if (ok) announce(ctx, dialect);
  mc_unlock(&defs->lock);
  return ok && mc_dialect_register(ctx, name);
}

static uint64_t trait_bits(const char *name) {
#define X(known) if (strcmp(name, #known) == 0) return MC_TRAIT(known);
  MC_TRAITS(X)
#undef X
  return 0;
}

bool mc_op_name_has_trait(const McContext *ctx, McOpName name, const char *trait) {
  const McOpDef *def = mc_op_name_def(ctx, name);
  return def != NULL && (def->traits & trait_bits(trait)) != 0;
}

bool mc_op_name_add_trait(McContext *ctx, McOpName name, const char *trait) {
  McOpDefs *defs = ctx->opdefs;
  bool ok = true;
  mc_lock(&defs->lock);
  const McOpDef *def = mc_op_name_def(ctx, name);
  if (def != NULL && (def->traits & trait_bits(trait)) == 0) {
    ExtendedDef *extended = mc_alloc(&ctx->alloc, sizeof *extended);
    ok = extended != NULL;
    if (ok) {
      *extended = (ExtendedDef){*def, defs->extended};
      extended->def.traits |= trait_bits(trait);
      atomic_store_explicit(&extended->def.effects, 0, memory_order_relaxed);
      defs->extended = extended;
      atomic_store_explicit(&((McOpNameRec *)mc_op_name_rec(ctx, name))->def, &extended->def, memory_order_release);
    }
  }
  mc_unlock(&defs->lock);
  return ok;
}

static void put_fixed_name(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  (void)result;
  McStr name = mc_ident_str(ctx, (McIdent){mc_op_def(ctx, op)->op->asm_name});
  mc_buf_put(out, name.ptr, name.len);
}

const McAsmNames mc_asm_fixed_name = {"", put_fixed_name};

void mc_op_asm_name(McContext *ctx, McOp op, uint32_t i, McBuf *out) {
  const McOpDef *def = mc_op_def(ctx, op);
  if (def != NULL && def->asm_names != NULL) def->asm_names->run(ctx, op, i, out);
}

bool mc_op_names_property(const McContext *ctx, McOp op, McIdent name) {
  const McOpDef *def = mc_op_def(ctx, op);
  for (uint32_t i = 0; def != NULL && i < def->op->num_attrs; i++) {
    const McAttrWords *attr = &mc_def_attrs(def)[i];
    if (attr->name == name.index) return (attr->flags & MC_ATTR_PROPERTY) != 0;
  }
  return false;
}

/* --- inherent attributes in generic text --- */

static bool holds(const McContext *ctx, const McOpDef *def, uint32_t predicate, McAttr value) {
  return predicate == 0 || mc_predicate_holds(ctx, def->words, def->words + predicate, value.index);
}

/* True when the values that the dictionaries have for declared attribute `i` satisfy its constraints. Sizes of
 * groups: see segments_given. */
static bool fits(const McContext *ctx, const McOpDef *def, uint32_t i, McAttr attrs, McAttr properties) {
  const McAttrWords *a = &mc_def_attrs(def)[i];
  if (a->flags & MC_ATTR_SEGMENTS) return true;
  McAttr written = {MC_NONE}, value = mc_attr_dictionary_find(ctx, properties, (McIdent){a->name});
  if (!(a->flags & MC_ATTR_PROPERTY)) written = mc_attr_dictionary_find(ctx, attrs, (McIdent){a->name});
  return (written.index == MC_NONE || holds(ctx, def, a->constraint, written)) &&
         (value.index == MC_NONE || holds(ctx, def, a->storage, value));
}

MC_COLD static bool fail_properties(McContext *ctx, const McOpDef *def, McAttr properties, McLoc loc, McDiags *diags,
                                    const char *why, McIdent name, McAttr value) {
  McStr op = mc_op_name_str(ctx, def->name);
  if (name.index == MC_NONE) {
    return mc_error(diags, loc, "invalid properties %s for op %.*s: %s", mc_text_attr(diags, properties), (int)op.len,
                    op.ptr, why);
  }
  McStr text = mc_ident_str(ctx, name);
  return mc_error(diags, loc, "invalid properties %s for op %.*s: Invalid attribute `%.*s` in property conversion: %s",
                  mc_text_attr(diags, properties), (int)op.len, op.ptr, (int)text.len, text.ptr,
                  mc_text_attr(diags, value));
}

/* Reports a property that is neither an integer nor the enumeration's attribute. */
MC_COLD static bool fail_enum_property(McContext *ctx, const McOpDef *def, McAttr properties, McLoc loc, McDiags *diags,
                                       const McEnumWords *e) {
  McStr cpp = e->cpp_name == MC_NONE ? (McStr){"", 0} : mc_ident_str(ctx, (McIdent){e->cpp_name});
  McBuf why;
  mc_buf_init(&why, &ctx->alloc);
  mc_buf_lit(&why, "expected ");
  if (e->name != MC_NONE) mc_buf_printf(&why, "%.*sAttr or ", (int)cpp.len, cpp.ptr);
  mc_buf_printf(&why, "IntegerAttr storage for %.*s", (int)cpp.len, cpp.ptr);
  fail_properties(ctx, def, properties, loc, diags, mc_buf_text(&why), (McIdent){MC_NONE}, (McAttr){MC_NONE});
  mc_buf_fini(&why);
  return false;
}

/* A list of no integer or of one: a number that may be absent. */
static bool hold_optional_number(McContext *ctx, const McOpDef *def, McAttr properties, McAttr *value, McLoc loc,
                                 McDiags *diags) {
  const McAttr none = {MC_NONE};
  int64_t number;
  bool is_list = mc_kind(ctx, value->index) == MC_ATTR_ARRAY;
  uint32_t size = is_list ? mc_attr_array_size(ctx, *value) : 2;
  if (size == 0) return true;
  McAttr one = size == 1 ? mc_attr_array_get(ctx, *value, 0) : none;
  bool right = size == 1 && mc_kind(ctx, one.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, one, &number);
  if (!right) {
    const char *why = !is_list    ? "expected optional properties to materialize as arrays"
                      : size == 1 ? "expected IntegerAttr for key `value`"
                                  : "expected optional properties to become 0- or 1-element arrays";
    return fail_properties(ctx, def, properties, loc, diags, why, (McIdent){MC_NONE}, none);
  }
  one = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), number);
  *value = one.index == MC_NONE ? none : mc_attr_array(ctx, &one, 1);
  return value->index != MC_NONE || mc_out_of_memory(diags);
}

/* Converts what was given for a property that is no attribute to the attribute that holds it. */
static bool hold_property(McContext *ctx, const McOpDef *def, const McAttrWords *a, McAttr properties, McAttr *value,
                          McLoc loc, McDiags *diags) {
  if (a->enumeration != 0) {
    const McEnumWords *e = (const McEnumWords *)(def->words + a->enumeration);
    *value = mc_enum_property_of(ctx, e, *value);
    return value->index != MC_NONE || fail_enum_property(ctx, def, properties, loc, diags, e);
  }
  if ((a->flags & MC_ATTR_IS_UNIT) && value->index == mc_attr_bool(ctx, true).index) *value = mc_attr_unit(ctx);
  if (a->default_value == MC_NONE || mc_kind(ctx, a->default_value) != MC_ATTR_ARRAY) return true;
  return hold_optional_number(ctx, def, properties, value, loc, diags);
}

/* Reports the attribute that does not fit. If there are several, from number `i` on, it is the first in alphabetical
 * order. */
MC_COLD static bool fail_attribute(McContext *ctx, const McOpDef *def, uint32_t i, McAttr attrs, McAttr properties,
                                   McLoc loc, McDiags *diags) {
  const McAttrWords *specs = mc_def_attrs(def);
  uint32_t first = i;
  for (i++; i < def->op->num_attrs; i++) {
    McStr a = mc_ident_str(ctx, (McIdent){specs[i].name}), b = mc_ident_str(ctx, (McIdent){specs[first].name});
    int order = memcmp(a.ptr, b.ptr, a.len < b.len ? a.len : b.len);
    if ((order < 0 || (order == 0 && a.len < b.len)) && !fits(ctx, def, i, attrs, properties)) first = i;
  }
  McIdent ident = {specs[first].name};
  McAttr written = {MC_NONE};
  if (!(specs[first].flags & MC_ATTR_PROPERTY)) written = mc_attr_dictionary_find(ctx, attrs, ident);
  if (written.index == MC_NONE || holds(ctx, def, specs[first].constraint, written)) {
    return fail_properties(ctx, def, properties, loc, diags, NULL, ident,
                           mc_attr_dictionary_find(ctx, properties, ident));
  }
  McStr op = mc_op_name_str(ctx, def->name), name = mc_ident_str(ctx, ident);
  McStr summary = mc_ident_str(ctx, (McIdent){specs[first].summary});
  return mc_error(diags, loc, "'%.*s' op attribute '%.*s' failed to satisfy constraint: %.*s", (int)op.len, op.ptr,
                  (int)name.len, name.ptr, (int)summary.len, summary.ptr);
}

/* The sizes of groups can also have the name that they had in older versions. */
static McIdent older_name(const McContext *ctx, const McAttrWords *a) {
  bool results = a->name == ctx->known[MC_ID_resultSegmentSizes].index;
  return ctx->known[results ? MC_ID_result_segment_sizes : MC_ID_operand_segment_sizes];
}

/* Removes the inherent names from *attrs. Returns false when memory runs out. */
static bool remove_inherent(McContext *ctx, const McOpDef *def, McAttr *attrs) {
  uint32_t count = mc_attr_dictionary_size(ctx, *attrs), kept = 0;
  const McAttrWords *specs = mc_def_attrs(def);
  McNamedAttr few[32], *entries = few;
  if (count > MC_COUNT(few)) entries = mc_alloc(&ctx->alloc, count * sizeof *entries);
  if (entries == NULL) return false;
  for (uint32_t i = 0; i < count; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, *attrs, i);
    bool inherent = false;
    for (uint32_t k = 0; k < def->op->num_attrs && !inherent; k++) {
      inherent = specs[k].name == entry.name.index && !(specs[k].flags & (MC_ATTR_PROPERTY | MC_ATTR_DISCARDABLE));
      if (specs[k].flags & MC_ATTR_SEGMENTS) {
        inherent = inherent || older_name(ctx, &specs[k]).index == entry.name.index;
      }
    }
    if (!inherent) entries[kept++] = entry;
  }
  McAttr rest = {MC_NONE};
  if (kept > 0) rest = mc_attr_dictionary(ctx, entries, kept, NULL);
  if (entries != few) mc_free(&ctx->alloc, entries, count * sizeof *entries);
  *attrs = rest;
  return kept == 0 || rest.index != MC_NONE;
}

/* Checks that the attribute is a list with one size for each group. If it is not, reports that, unless diags is NULL.
 */
static bool check_segments(McContext *ctx, const McOpDef *def, uint32_t i, McAttr sizes, McAttr properties, McLoc loc,
                           McDiags *diags) {
  const McAttrWords *a = &mc_def_attrs(def)[i];
  bool results = a->name == ctx->known[MC_ID_resultSegmentSizes].index;
  uint32_t groups = results ? def->op->num_results : def->op->num_operands;
  bool is_array = holds(ctx, def, a->storage, sizes) && mc_kind(ctx, sizes.index) == MC_ATTR_DENSE_ARRAY;
  uint64_t count = is_array ? mc_attr_dense_count(ctx, sizes) : 0;
  if (is_array && count == groups) return true;
  if (diags == NULL) return false;
  McBuf why;
  mc_buf_init(&why, &ctx->alloc);
  if (!is_array) mc_buf_lit(&why, "expected DenseI32ArrayAttr for key `value`");
  else mc_buf_printf(&why, "size mismatch in attribute conversion: %llu vs %u", (unsigned long long)count, groups);
  fail_properties(ctx, def, properties, loc, diags, mc_buf_text(&why), (McIdent){MC_NONE}, (McAttr){MC_NONE});
  mc_buf_fini(&why);
  return false;
}

/* Takes the sizes of groups from the properties and from the written attributes, under either name. A value that
 * cannot be sizes is refused in the properties and ignored among the attributes. */
static bool segments_given(McContext *ctx, const McOpDef *def, uint32_t i, McAttr attrs, McAttr properties, McLoc loc,
                           McAttr *written, McAttr *value, bool *moved, McDiags *diags) {
  const McAttrWords *a = &mc_def_attrs(def)[i];
  McIdent names[2] = {{a->name}, older_name(ctx, a)};
  for (int k = 0; k < 2; k++) {
    if (value->index == MC_NONE) *value = mc_attr_dictionary_find(ctx, properties, names[k]);
    McAttr sizes = mc_attr_dictionary_find(ctx, attrs, names[k]);
    if (sizes.index == MC_NONE) continue;
    *moved = true;
    if (check_segments(ctx, def, i, sizes, properties, loc, NULL)) *written = sizes;
  }
  return value->index == MC_NONE || check_segments(ctx, def, i, *value, properties, loc, diags);
}

/* Whether an operation has properties: attributes that only its format spells are none. */
static bool has_properties(const McOpDef *def) {
  const McAttrWords *attrs = mc_def_attrs(def);
  for (uint32_t i = 0; i < def->op->num_attrs; i++) {
    if ((attrs[i].flags & MC_ATTR_DISCARDABLE) == 0) return true;
  }
  return false;
}

bool mc_op_def_split_attrs(McContext *ctx, const McOpDef *def, McLoc loc, McAttr *attrs, McAttr *properties,
                           McDiags *diags) {
  McAttr given = *properties, none = {MC_NONE};
  uint32_t num_attrs = def->op->num_attrs;
  if (num_attrs == 0 && given.index == MC_NONE) return true;
  if (given.index != MC_NONE && !has_properties(def)) {
    return fail_properties(ctx, def, given, loc, diags, "this operation does not support properties",
                           (McIdent){MC_NONE}, none);
  }
  if (given.index != MC_NONE && mc_kind(ctx, given.index) != MC_ATTR_DICTIONARY) {
    return fail_properties(ctx, def, given, loc, diags, "expected DictionaryAttr to set properties", (McIdent){MC_NONE},
                           none);
  }
  if (given.index == MC_NONE && mc_attr_dictionary_size(ctx, *attrs) == 0) {
    *properties = def->default_properties;
    return true;
  }
  const McAttrWords *specs = mc_def_attrs(def);
  McNamedAttr few[32], *entries = few;
  if (num_attrs > MC_COUNT(few)) entries = mc_alloc(&ctx->alloc, num_attrs * sizeof *entries);
  if (entries == NULL) return mc_out_of_memory(diags);
  uint32_t count = 0;
  bool ok = true, moved = false;
  for (uint32_t i = 0; i < num_attrs && ok; i++) {
    const McAttrWords *a = &specs[i];
    McIdent name = {a->name};
    if (a->flags & MC_ATTR_DISCARDABLE) continue;
    McAttr written = none, value = mc_attr_dictionary_find(ctx, given, name);
    if (!(a->flags & MC_ATTR_PROPERTY)) written = mc_attr_dictionary_find(ctx, *attrs, name);
    if (written.index != MC_NONE) moved = true;
    if (a->flags & MC_ATTR_SEGMENTS) {
      value = written = none;
      if (!segments_given(ctx, def, i, *attrs, given, loc, &written, &value, &moved, diags)) {
        ok = false;
        break;
      }
    }
    ok = fits(ctx, def, i, *attrs, given) || fail_attribute(ctx, def, i, *attrs, given, loc, diags);
    if (ok && value.index != MC_NONE && (a->flags & MC_ATTR_PROPERTY)) {
      ok = hold_property(ctx, def, a, given, &value, loc, diags);
    }
    if (value.index == MC_NONE) value = written;
    if (value.index == MC_NONE && !(a->flags & MC_ATTR_NOT_STORED)) value.index = a->default_value;
    if (value.index != MC_NONE) entries[count++] = (McNamedAttr){name, value};
  }
  if (ok) {
    *properties = none;
    if (count > 0) *properties = mc_attr_dictionary(ctx, entries, count, NULL);
    ok = (count == 0 || properties->index != MC_NONE) && (!moved || remove_inherent(ctx, def, attrs));
    if (!ok) mc_out_of_memory(diags);
  }
  if (entries != few) mc_free(&ctx->alloc, entries, num_attrs * sizeof *entries);
  return ok;
}

bool mc_op_def_split_known(McContext *ctx, McInherentMemo **splits, const McOpDef *def, McLoc loc, McAttr *attrs,
                           McAttr *properties, McDiags *diags) {
  if (attrs->index == MC_NONE && properties->index == MC_NONE) {
    *properties = def->default_properties;
    return true;
  }
  if (MC_UNLIKELY(*splits == NULL)) *splits = mc_alloc_zeroed(&ctx->alloc, sizeof **splits);
  if (*splits == NULL) return mc_out_of_memory(diags);
  uint64_t hash = mc_mix(mc_mix((uintptr_t)def, attrs->index), properties->index);
  McInherent *memo = &(*splits)->entries[hash >> (64 - MC_INHERENT_BITS)];
  if (memo->def != def || memo->attrs.index != attrs->index || memo->properties.index != properties->index) {
    McInherent made = {.def = def, .attrs = *attrs, .properties = *properties};
    if (!mc_op_def_split_attrs(ctx, def, loc, attrs, properties, diags)) return false;
    made.split_attrs = *attrs;
    made.split_properties = *properties;
    *memo = made;
  }
  *attrs = memo->split_attrs;
  *properties = memo->split_properties;
  return true;
}
