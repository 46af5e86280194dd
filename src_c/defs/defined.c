/* defined.c - the registry of defined types and attributes, and how they are made.
 *
 * Definitions belong to their dialects (link.c); the registry points to them. It is read without a lock: a
 * definition is in the index once its place in the directory is written.
 */
#include "defs/defined.h"

#include "base/lock.h"
#include "defs/constraints.h"
#include "defs/enums.h"
#include "types/report.h"

#define MAX_DEFINITIONS 65536u

struct McDefinitions {
  McLock lock;               /* held while definitions are added */
  McIndex index;             /* identifier -> place in `all` + 1 */
  _Atomic(const McDefinition *) *all; /* directory, reserved; borrowed */
  uint32_t count;
};

bool mc_definitions_init(McContext *ctx) {
  McDefinitions *defs = mc_alloc_zeroed(&ctx->alloc, sizeof *defs);
  if (defs == NULL) return false;
  if (!mc_lock_init(&defs->lock)) {
    mc_free(&ctx->alloc, defs, sizeof *defs);
    return false;
  }
  ctx->definitions = defs;
  if (!mc_index_init(&ctx->alloc, &defs->index, 64)) return false;
  defs->all = mc_reserve(&ctx->alloc, MAX_DEFINITIONS * sizeof *defs->all);
  return defs->all != NULL;
}

void mc_definitions_fini(McContext *ctx) {
  McDefinitions *defs = ctx->definitions;
  if (defs == NULL) return;
  mc_index_fini(&ctx->alloc, &defs->index);
  if (defs->all != NULL) mc_unreserve(&ctx->alloc, defs->all, MAX_DEFINITIONS * sizeof *defs->all);
  mc_lock_fini(&defs->lock);
  mc_free(&ctx->alloc, defs, sizeof *defs);
  ctx->definitions = NULL;
}

/* A type and an attribute can have the same name. */
static uint32_t hash_of(McIdent name, bool is_type) { return name.index * 2 + is_type; }

const McDefinition *mc_definition(const McContext *ctx, McIdent name, bool is_type) {
  const McDefinitions *defs = ctx->definitions;
  MC_INDEX_EACH(&defs->index, hash_of(name, is_type), id) {
    const McDefinition *def = atomic_load_explicit(&defs->all[id - 1], memory_order_acquire);
    if (def->name.index == name.index && (def->record->flags & MC_DEF_IS_TYPE) == is_type) return def;
  }
  return NULL;
}

/* Could the record be of that definition? Only asked where one was replaced. */
static bool is_of(const McContext *ctx, const McDefinition *def, const McRec *rec) {
  if (rec->num_words != 1 + def->record->num_params) return false;
  for (uint32_t i = 0; i < def->record->num_params; i++) {
    const McParamWords *w = &mc_definition_params(def)[i];
    uint32_t value = rec->words[1 + i];
    if (value == MC_NONE ? !(w->flags & MC_PF_OPTIONAL) : !mc_param_fits(ctx, w, value)) return false;
  }
  return true;
}

MC_COLD static const McDefinition *version_of(const McContext *ctx, const McDefinition *def, const McRec *rec) {
  while (def != NULL && !is_of(ctx, def, rec)) def = def->older;
  return def;
}

const McDefinition *mc_definition_of(const McContext *ctx, uint32_t index) {
  const McRec *rec = mc_rec(ctx, index);
  const McDefinition *def = mc_definition(ctx, (McIdent){rec->words[0]}, rec->kind == MC_TYPE_DEFINED);
  return MC_LIKELY(def == NULL || def->older == NULL) ? def : version_of(ctx, def, rec);
}

/* Puts it in the place of the one of its name. Under the lock. False: there is none. */
static bool replace_definition(McDefinitions *defs, McDefinition *def) {
  uint32_t is_type = def->record->flags & MC_DEF_IS_TYPE;
  MC_INDEX_EACH(&defs->index, hash_of(def->name, is_type), id) {
    const McDefinition *known = atomic_load(&defs->all[id - 1]);
    if (known->name.index != def->name.index || (known->record->flags & MC_DEF_IS_TYPE) != is_type) continue;
    def->older = known;
    atomic_store_explicit(&defs->all[id - 1], def, memory_order_release);
    return true;
  }
  return false;
}

bool mc_definitions_publish(McContext *ctx, McDefinition *all, uint32_t count) {
  McDefinitions *defs = ctx->definitions;
  bool ok = true;
  mc_lock(&defs->lock);
  for (uint32_t i = 0; ok && i < count; i++) {
    if (replace_definition(defs, &all[i])) continue;
    ok = defs->count < MAX_DEFINITIONS && mc_index_reserve(&ctx->alloc, &defs->index);
    if (!ok) break;
    atomic_store_explicit(&defs->all[defs->count++], &all[i], memory_order_release);
    mc_index_add(&defs->index, hash_of(all[i].name, all[i].record->flags & MC_DEF_IS_TYPE), defs->count);
  }
  mc_unlock(&defs->lock);
  return ok;
}

/* --- making --- */

/* The facts about records of the definition that constructors in types/ read: those do not see definitions. */
static uint8_t record_flags(const McDefWords *record) {
  if (!(record->flags & MC_DEF_IS_TYPE)) return (uint8_t)MC_REC_TYPE_WORD(record->self);
  return (record->flags & MC_DEF_VECTOR_ELEMENT ? MC_REC_VECTOR_ELEMENT : 0) |
         (record->flags & MC_DEF_MEMREF_ELEMENT ? MC_REC_MEMREF_ELEMENT : 0);
}

static uint32_t intern(McContext *ctx, const McDefinition *def, const uint32_t *values, bool if_known) {
  uint32_t words[1 + MC_DEF_MAX_PARAMS] = {def->name.index}, count = def->record->num_params;
  McRecInit init = {.kind = def->record->flags & MC_DEF_IS_TYPE ? MC_TYPE_DEFINED : MC_ATTR_DEFINED,
                    .flags = record_flags(def->record), .depth = 1, .words = words, .num_words = 1 + count};
  for (uint32_t i = 0; i < count; i++) {
    words[1 + i] = values[i];
    mc_rec_init_child(ctx, &init, values[i]);
  }
  return if_known ? mc_intern_find(ctx, &init) : mc_intern(ctx, &init);
}

uint32_t mc_defined_intern(McContext *ctx, const McDefinition *def, const uint32_t *values) {
  return def == NULL ? MC_NONE : intern(ctx, def, values, false);
}

/* A type or attribute whose parameters a hook has accepted before; MC_NONE: they must be checked. */
static uint32_t accepted_before(McContext *ctx, const McDefinition *def, const uint32_t *values) {
  bool same_hook = (def->record->flags & MC_DEF_HOOK) && def->older == NULL;
  return same_hook ? intern(ctx, def, values, true) : MC_NONE;
}

void mc_value_message(const McContext *ctx, McDiags *diags, uint32_t message, uint32_t value, bool is_number,
                      McBuf *out) {
  int64_t number;
  McStr text = mc_ident_str(ctx, (McIdent){message});
  const char *mark = memchr(text.ptr, '$', text.len);
  size_t before = mark == NULL ? text.len : (size_t)(mark - text.ptr);
  mc_buf_put(out, text.ptr, before);
  if (mark == NULL) return;
  bool is_type = mc_kind(ctx, value) <= MC_TYPE_DEFINED;
  if (mc_kind(ctx, value) == MC_ATTR_STRING) {
    McStr string = mc_attr_string_value(ctx, (McAttr){value});
    mc_buf_put(out, string.ptr, string.len);
  } else if (is_number && mc_kind(ctx, value) == MC_ATTR_INTEGER &&
             mc_attr_integer_i64(ctx, (McAttr){value}, &number)) {
    mc_buf_i64(out, number);
  } else if (diags != NULL) {
    mc_buf_str(out, is_type ? mc_text_type(diags, (McType){value}) : mc_text_attr(diags, (McAttr){value}));
  }
  mc_buf_put(out, mark + 1, text.len - before - 1);
}

MC_COLD static bool fail_rule(McContext *ctx, uint32_t message, uint32_t value, bool is_number, McLoc loc,
                              McDiags *diags) {
  if (diags == NULL) return false;
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  mc_value_message(ctx, diags, message, value, is_number, &text);
  if (text.failed) mc_out_of_memory(diags);
  else mc_error(diags, loc, "%s", mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

static uint32_t element_of(McContext *ctx, uint32_t array, uint32_t i) {
  McAttr element = mc_attr_array_get(ctx, (McAttr){array}, i);
  return mc_kind(ctx, element.index) == MC_ATTR_TYPE ? mc_attr_type_value(ctx, element).index : element.index;
}

/* The value, or the element of the list, that breaks the rule; MC_NONE: none does. */
static uint32_t breaks_rule(McContext *ctx, const McDefinition *def, const McParamWords *w, const McRuleWords *rule,
                            uint32_t value) {
  const uint32_t *predicate = def->words + rule->predicate;
  if (!(w->flags & MC_PF_ARRAY)) return mc_predicate_holds(ctx, def->words, predicate, value) ? MC_NONE : value;
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, (McAttr){value}); i < n; i++) {
    uint32_t element = element_of(ctx, value, i);
    if (!mc_predicate_holds(ctx, def->words, predicate, element)) return element;
  }
  return MC_NONE;
}

/* The elements of a list, the letters of a string. */
static size_t num_elements(const McContext *ctx, uint32_t value) {
  if (value == MC_NONE) return 0;
  if (mc_kind(ctx, value) == MC_ATTR_ARRAY) return mc_attr_array_size(ctx, (McAttr){value});
  return mc_kind(ctx, value) == MC_ATTR_STRING ? mc_attr_string_value(ctx, (McAttr){value}).len : 0;
}

/* Lists that are read side by side are equally long: routines that check and print them rely on it. */
static bool check_lengths(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc, McDiags *diags) {
  const McParamWords *params = mc_definition_params(def);
  for (uint32_t i = 0; i < def->record->num_params; i++) {
    uint32_t like = params[i].like - 1;
    if (params[i].like == 0 || num_elements(ctx, values[i]) == num_elements(ctx, values[like])) continue;
    McStr name = mc_ident_str(ctx, (McIdent){params[i].name}), other = mc_ident_str(ctx, (McIdent){params[like].name});
    return mc_error(diags, loc, "parameters '%.*s' and '%.*s' must have the same number of elements", (int)other.len,
                    other.ptr, (int)name.len, name.ptr);
  }
  return true;
}

static bool check_params(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc, McDiags *diags) {
  const McParamWords *params = mc_definition_params(def);
  for (uint32_t i = 0; i < def->record->num_params; i++) {
    if (values[i] == MC_NONE) continue;
    const McRuleWords *rule = (const McRuleWords *)(def->words + params[i].rules);
    for (const McRuleWords *end = rule + params[i].num_rules; rule < end; rule++) {
      uint32_t wrong = breaks_rule(ctx, def, &params[i], rule, values[i]);
      if (wrong != MC_NONE) return fail_rule(ctx, rule->message, wrong, params[i].kind == MC_PK_INTEGER, loc, diags);
    }
  }
  if (!check_lengths(ctx, def, values, loc, diags)) return false;
  const McDefWords *record = def->record;
  if (record->check != 0 && !ctx->routines->def_checks[record->check - 1].run(ctx, def, values, loc, diags)) {
    return false;
  }
  if (!(record->flags & MC_DEF_HOOK)) return true;
  return mc_hook_verify_def(ctx, def->name, record->flags & MC_DEF_IS_TYPE, values, record->num_params, loc, diags);
}

uint32_t mc_defined_make(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc, McDiags *diags) {
  const McParamWords *params = mc_definition_params(def);
  uint32_t all[MC_DEF_MAX_PARAMS], count = def->record->num_params;
  for (uint32_t i = 0; i < count; i++) {
    all[i] = values[i] == MC_NONE ? params[i].default_value : values[i];
    if (all[i] != MC_NONE || (params[i].flags & MC_PF_OPTIONAL)) continue;
    McStr name = mc_ident_str(ctx, (McIdent){params[i].name});
    mc_error(diags, loc, "parameter '%.*s' is missing", (int)name.len, name.ptr);
    return MC_NONE;
  }
  uint32_t made = accepted_before(ctx, def, all);
  if (made != MC_NONE) return made;
  if (!check_params(ctx, def, all, loc, diags)) return MC_NONE;
  made = mc_defined_intern(ctx, def, all);
  if (made != MC_NONE) return made;
  for (uint32_t i = 0; i < count; i++) {
    if (all[i] == MC_NONE || mc_rec(ctx, all[i])->depth < mc_max_nesting(ctx)) continue;
    mc_error(diags, loc, MC_TOO_DEEP, mc_max_nesting(ctx));
    return MC_NONE;
  }
  mc_out_of_memory(diags);
  return MC_NONE;
}

/* True when a value of the array, or a single value, can be this one. */
static bool fits(const McContext *ctx, const McParamWords *w, uint32_t value, bool in_array) {
  McKind kind = mc_kind(ctx, value);
  switch (w->kind) {
    case MC_PK_TYPE: return in_array ? kind == MC_ATTR_TYPE : kind >= MC_TYPE_INTEGER && kind <= MC_TYPE_DEFINED;
    case MC_PK_ATTR: return kind > MC_TYPE_DEFINED && kind < MC_AFFINE_DIM;
    case MC_PK_INTEGER: case MC_PK_BOOL: case MC_PK_APINT: case MC_PK_ENUM: return kind == MC_ATTR_INTEGER;
    case MC_PK_FLOAT: return kind == MC_ATTR_FLOAT;
    case MC_PK_STRING: case MC_PK_KEYWORD: case MC_PK_SYMBOL: return kind == MC_ATTR_STRING;
    case MC_PK_AFFINE_MAP: return kind == MC_ATTR_AFFINE_MAP;
    case MC_PK_DENSE: return kind == MC_ATTR_DENSE_ARRAY && mc_rec(ctx, value)->words[0] == w->detail;
    default: return false;
  }
}

bool mc_param_fits(const McContext *ctx, const McParamWords *w, uint32_t value) {
  if (value == MC_NONE || !(w->flags & MC_PF_ARRAY)) return value != MC_NONE && fits(ctx, w, value, false);
  McAttr array = {value};
  if (mc_kind(ctx, value) != MC_ATTR_ARRAY) return false;
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, array); i < n; i++) {
    if (!fits(ctx, w, mc_attr_array_get(ctx, array, i).index, true)) return false;
  }
  return true;
}

/* True when the parser would accept the value for the parameter. */
static bool is_accepted(McContext *ctx, const McDefinition *def, const McParamWords *w, uint32_t value) {
  if (!mc_param_fits(ctx, w, value)) return false;
  if (w->storage == 0) return true;
  const uint32_t *predicate = def->words + w->storage;
  if (!(w->flags & MC_PF_ARRAY)) return mc_predicate_holds(ctx, def->words, predicate, value);
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, (McAttr){value}); i < n; i++) {
    if (!mc_predicate_holds(ctx, def->words, predicate, element_of(ctx, value, i))) return false;
  }
  return true;
}

bool mc_param_accepts(McContext *ctx, const McDefinition *def, uint32_t i, uint32_t value) {
  return is_accepted(ctx, def, &mc_definition_params(def)[i], value);
}

static MC_COLD uint32_t refuse_param(McContext *ctx, McIdent name, const McParamWords *w, uint32_t value, McLoc loc,
                                     McDiags *diags) {
  McStr what = mc_ident_str(ctx, name), param = mc_ident_str(ctx, (McIdent){w->name});
  bool is_type = mc_kind(ctx, value) <= MC_TYPE_DEFINED;
  const char *text = is_type ? mc_text_type(diags, (McType){value}) : mc_text_attr(diags, (McAttr){value});
  mc_error(diags, loc, "parameter '%.*s' of '%.*s' cannot be %s", (int)param.len, param.ptr, (int)what.len, what.ptr,
           text);
  return MC_NONE;
}

bool mc_defined_takes_type(const McContext *ctx, McIdent name, bool is_type, uint32_t i) {
  const McDefinition *def = mc_definition(ctx, name, is_type);
  return def != NULL && i < def->record->num_params && mc_definition_params(def)[i].kind == MC_PK_TYPE;
}

uint32_t mc_defined_get(McContext *ctx, McIdent name, bool is_type, const uint32_t *values, uint32_t count, McLoc loc,
                        McDiags *diags) {
  const McDefinition *def = mc_definition(ctx, name, is_type);
  const McEnumDef *held = is_type || def != NULL ? NULL : mc_attr_def(ctx, name);
  McStr text = mc_ident_str(ctx, name);
  int64_t number = 0;
  if (held != NULL && count == 1 && values[0] != MC_NONE && mc_kind(ctx, values[0]) == MC_ATTR_INTEGER &&
      mc_attr_integer_i64(ctx, (McAttr){values[0]}, &number)) {
    McAttr made = mc_enum_attr(ctx, held->record, (uint64_t)number);
    if (made.index == MC_NONE) mc_out_of_memory(diags);
    return made.index;
  }
  if (def == NULL || def->record->num_params != count) {
    const char *what = def == NULL ? "is not defined in this context" : "has another number of parameters";
    mc_error(diags, loc, "'%.*s' %s", (int)text.len, text.ptr, what);
    return MC_NONE;
  }
  const McParamWords *params = mc_definition_params(def);
  for (uint32_t i = 0; i < count; i++) {
    if (values[i] != MC_NONE && !is_accepted(ctx, def, &params[i], values[i])) {
      return refuse_param(ctx, name, &params[i], values[i], loc, diags);
    }
  }
  return mc_defined_make(ctx, def, values, loc, diags);
}

/* --- reading --- */

uint32_t mc_defined_num_params(const McContext *ctx, uint32_t index) {
  MC_ASSERT(mc_kind(ctx, index) == MC_TYPE_DEFINED || mc_kind(ctx, index) == MC_ATTR_DEFINED);
  return mc_rec(ctx, index)->num_words - 1;
}

uint32_t mc_defined_value(const McContext *ctx, uint32_t index, uint32_t i) {
  MC_ASSERT(i < mc_defined_num_params(ctx, index));
  return mc_defined_param(ctx, index, i);
}

McIdent mc_defined_name(const McContext *ctx, uint32_t index) {
  const McRec *rec = mc_rec(ctx, index);
  MC_ASSERT(rec->kind == MC_TYPE_DEFINED || rec->kind == MC_ATTR_DEFINED);
  return (McIdent){rec->words[0]};
}

McType mc_defined_next_type(const McContext *ctx, McIdent name, uint32_t *after) {
  return (McType){mc_uniquer_find_next(ctx->uniquer, MC_TYPE_DEFINED, name.index, after)};
}

bool mc_defined_is_present(const McDefinition *def, const uint32_t *values, uint32_t i) {
  return values[i] != mc_definition_params(def)[i].default_value;
}
