/* dlti_directives.c - named routines of the dlti dialect: lists of keys with values, and what they must be. */
#include <stdlib.h>

#include "dialects/dlti/dlti.def"
#include "dialects/shared/routines.h"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- dlti.Key --- */

/* A type, when types are allowed, or a string. present: is there one? MC_NONE with *present: reported. */
static McAttr read_key(McDefParse *d, bool types, bool *present) {
  McParser *p = d->p;
  McAttr none = {MC_NONE}, key;
  *present = false;
  if (types) {
    McType type = mc_p_optional_type(p, present);
    if (*present && type.index == MC_NONE) return none;
    if (*present) {
      key = mc_attr_type(p->ctx, type);
      if (key.index == MC_NONE) mc_p_not_interned(p, &type.index, 1);
      return key;
    }
  }
  if (!mc_at(p, TOK_STRING)) return none;
  McStr text;
  *present = true;
  if (!mc_p_string_value(p, &p->tok, &text)) return none;
  mc_advance(p);
  key = mc_attr_string(p->ctx, text.ptr, text.len, (McType){MC_NONE});
  if (key.index == MC_NONE) mc_p_out_of_memory(p);
  return key;
}

bool mc_def_routine_dlti_key_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  const char *at = d->p->tok.start;
  bool present;
  McAttr key = read_key(d, true, &present);
  if (!present) return mc_def_parse_error(d, at, "expected a type or a quoted string");
  return (d->values[args[0].number] = key.index) != MC_NONE;
}

void mc_def_routine_dlti_key_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  if (!d->p->collecting) mc_pr_attr_body(d->p, (McAttr){d->values[args[0].number]}, MC_TYPE_ELIDED);
}

/* --- dlti.Entries --- */

static const McDefinition *entry_definition(McContext *ctx) {
  static const char name[] = "dlti.dl_entry";
  McIdent ident = mc_ident(ctx, name, sizeof name - 1);
  return ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, false);
}

static bool is_entry(const McContext *ctx, McAttr attr) {
  const McDefinition *def = mc_kind(ctx, attr.index) == MC_ATTR_DEFINED ? mc_definition_of(ctx, attr.index) : NULL;
  return def != NULL && def->record->num_params == 2 && def == entry_definition((McContext *)ctx);
}

/* key `=` value, or an entry. */
static McAttr read_entry(McDefParse *d, bool types) {
  McParser *p = d->p;
  McAttr none = {MC_NONE};
  bool present;
  McAttr key = read_key(d, types, &present);
  if (!present) {
    const char *at = p->tok.start;
    McAttr entry = mc_p_attr(p, (McType){MC_NONE});
    if (entry.index == MC_NONE || is_entry(p->ctx, entry)) return entry;
    mc_def_parse_error(d, at, "invalid kind of attribute specified");
    return none;
  }
  if (key.index == MC_NONE) {
    if (!mc_diags_out_of_memory(p->diags)) mc_def_parse_error(d, p->tok.start, "error while parsing type DLTI key");
    return none;
  }
  if (!mc_expect(p, TOK_EQUAL, "expected '='")) return none;
  McAttr value = mc_p_attr(p, (McType){MC_NONE});
  if (value.index == MC_NONE) return none;
  const McDefinition *def = entry_definition(p->ctx);
  uint32_t values[2] = {key.index, value.index};
  McAttr made = {mc_defined_intern(p->ctx, def, values)};
  if (made.index == MC_NONE) mc_p_not_interned(p, values, 2);
  return made;
}

bool mc_def_routine_dlti_entries_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  bool types = mc_ident_str(p->ctx, (McIdent){args[1].number}).ptr[0] == 't';
  size_t base = p->words.len;
  if (!mc_at(p, TOK_GREATER)) {
    do {
      McAttr entry = read_entry(d, types);
      if (entry.index == MC_NONE || !mc_p_push(p, &p->words, entry.index)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
  }
  const uint32_t *words = p->words.ptr + base;
  size_t count = p->words.len - base;
  McAttr list = mc_attr_array(p->ctx, count ? (const McAttr *)words : NULL, count);
  if (list.index == MC_NONE) mc_p_not_interned(p, words, count);
  p->words.len = base;
  return (d->values[args[0].number] = list.index) != MC_NONE;
}

void mc_def_routine_dlti_entries_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  McAttr list = {d->values[args[0].number]};
  for (uint32_t i = 0, n = mc_attr_array_size(p->ctx, list); i < n; i++) {
    McAttr entry = mc_attr_array_get(p->ctx, list, i);
    if (!is_entry(p->ctx, entry)) continue;
    if (i > 0) mc_pr_lit(p, ", ");
    if (!p->collecting) mc_pr_attr_body(p, (McAttr){mc_defined_param(p->ctx, entry.index, 0)}, MC_TYPE_ELIDED);
    mc_pr_lit(p, " = ");
    mc_pr_attr(p, (McAttr){mc_defined_param(p->ctx, entry.index, 1)});
  }
}

/* --- checks --- */

typedef struct Place { uint32_t key, number; } Place;

static int compare_places(const void *left, const void *right) {
  const Place *a = left, *b = right;
  if (a->key != b->key) return a->key < b->key ? -1 : 1;
  return (a->number > b->number) - (a->number < b->number);
}

/* The number of the first entry whose key was there before; `count`: none was. False: out of memory. */
static bool find_repeated(McContext *ctx, McAttr list, uint32_t count, uint32_t *first, McDiags *diags) {
  Place *places = mc_alloc(&ctx->alloc, (count + 1) * sizeof *places);
  *first = count;
  if (places == NULL) {
    mc_out_of_memory(diags);
    return false;
  }
  for (uint32_t i = 0; i < count; i++) {
    McAttr entry = mc_attr_array_get(ctx, list, i);
    places[i] = (Place){is_entry(ctx, entry) ? mc_defined_param(ctx, entry.index, 0) : MC_NONE, i};
  }
  qsort(places, count, sizeof *places, compare_places);
  for (uint32_t i = 1; i < count; i++) {
    if (places[i].key == places[i - 1].key && places[i].number < *first) *first = places[i].number;
  }
  mc_free(&ctx->alloc, places, (count + 1) * sizeof *places);
  return true;
}

static const char *text_of(McContext *ctx, McDiags *diags, uint32_t key) {
  if (diags == NULL) return "";
  return mc_kind(ctx, key) == MC_ATTR_TYPE ? mc_text_type(diags, mc_attr_type_value(ctx, (McAttr){key}))
                                           : mc_text_attr(diags, (McAttr){key});
}

static bool check_entries(McContext *ctx, McAttr list, bool types, McLoc loc, McDiags *diags) {
  uint32_t count = mc_attr_array_size(ctx, list), repeated;
  if (!find_repeated(ctx, list, count, &repeated, diags)) return false;
  for (uint32_t i = 0; i < count; i++) {
    McAttr entry = mc_attr_array_get(ctx, list, i);
    if (!is_entry(ctx, entry)) return mc_error(diags, loc, "contained invalid DLTI entry");
    uint32_t key = mc_defined_param(ctx, entry.index, 0);
    if (!types && mc_kind(ctx, key) == MC_ATTR_TYPE) return mc_error(diags, loc, "type as DLTI key is not allowed");
    if (mc_kind(ctx, key) == MC_ATTR_STRING && mc_attr_string_value(ctx, (McAttr){key}).len == 0) {
      return mc_error(diags, loc, "empty string as DLTI key is not allowed");
    }
    if (i == repeated) return mc_error(diags, loc, "repeated DLTI key: %s", text_of(ctx, diags, key));
  }
  return true;
}

bool mc_def_dlti_check_entries(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  return check_entries(ctx, (McAttr){values[0]}, true, loc, diags);
}

bool mc_def_dlti_check_device(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                              McDiags *diags) {
  (void)def;
  if (mc_attr_array_size(ctx, (McAttr){values[0]}) == 0) return mc_error(diags, loc, "no DLTI entries provided");
  return check_entries(ctx, (McAttr){values[0]}, false, loc, diags);
}

static bool is_device(McContext *ctx, McAttr attr) {
  const McDefinition *def = mc_kind(ctx, attr.index) == MC_ATTR_DEFINED ? mc_definition_of(ctx, attr.index) : NULL;
  McStr name = def == NULL ? (McStr){"", 0} : mc_ident_str(ctx, def->name);
  static const char device[] = "dlti.target_device_spec";
  return name.len == sizeof device - 1 && memcmp(name.ptr, device, name.len) == 0;
}

bool mc_def_dlti_check_system(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                              McDiags *diags) {
  (void)def;
  McAttr list = {values[0]};
  uint32_t count = mc_attr_array_size(ctx, list), repeated;
  if (count == 0) return mc_error(diags, loc, "no DLTI entries provided");
  if (!find_repeated(ctx, list, count, &repeated, diags)) return false;
  for (uint32_t i = 0; i < count; i++) {
    McAttr entry = mc_attr_array_get(ctx, list, i);
    if (!is_entry(ctx, entry)) return mc_error(diags, loc, "contained invalid DLTI entry");
    uint32_t key = mc_defined_param(ctx, entry.index, 0);
    if (mc_kind(ctx, key) != MC_ATTR_STRING) return mc_error(diags, loc, "non-string key of DLTI system spec");
    if (!is_device(ctx, (McAttr){mc_defined_param(ctx, entry.index, 1)})) {
      return mc_error(diags, loc, "value associated with key %s is not a DLTI device spec", text_of(ctx, diags, key));
    }
    if (i == repeated) {
      return mc_error(diags, loc, "repeated device ID in dlti.target_system_spec: %s", text_of(ctx, diags, key));
    }
  }
  return true;
}
