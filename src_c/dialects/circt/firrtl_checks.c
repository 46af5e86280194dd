/* firrtl_checks.c - what types of firrtl may be, and what their operations check. */
#include "dialects/circt/circt.def"
#include "dialects/circt/firrtl.h"
#include "dialects/shared/shared_checks.h"

/* --- traits of types --- */

#define MAX_PARTS 65536

uint32_t mc_firrtl_tag_width(const McContext *ctx, McFirrtl t) {
  McAttr values = {mc_defined_param(ctx, t.type.index, 2)};
  if (values.index == MC_NONE || mc_attr_array_size(ctx, values) == 0) return 0;
  return mc_type_integer_width(ctx, mc_attr_value_type(ctx, mc_attr_array_get(ctx, values, 0)));
}

/* Traits of one part; its own parts are pushed on `todo`. */
static uint32_t own_traits(const McContext *ctx, McFirrtl t, McAlloc *alloc, McWords *todo) {
  uint32_t traits = t.is_const ? MC_FIRRTL_HAS_CONST : 0;
  switch (t.kind) {
    case MC_FIRRTL_RESET: return traits | MC_FIRRTL_UNKNOWN_RESET;
    case MC_FIRRTL_SINT:
    case MC_FIRRTL_UINT: return mc_firrtl_width(ctx, t) < 0 ? traits | MC_FIRRTL_UNKNOWN_WIDTH : traits;
    case MC_FIRRTL_ANALOG:
      traits |= MC_FIRRTL_HAS_ANALOG;
      return mc_firrtl_width(ctx, t) < 0 ? traits | MC_FIRRTL_UNKNOWN_WIDTH : traits;
    case MC_FIRRTL_PROBE:
    case MC_FIRRTL_RW_PROBE: traits |= MC_FIRRTL_HAS_REFERENCE | MC_FIRRTL_HAS_FLIP; break;
    case MC_FIRRTL_VECTOR:
    case MC_FIRRTL_OPEN_VECTOR:
    case MC_FIRRTL_LHS: break;
    case MC_FIRRTL_BUNDLE:
    case MC_FIRRTL_OPEN_BUNDLE:
    case MC_FIRRTL_ENUM:
      for (uint32_t i = 0, count = mc_firrtl_num_fields(ctx, t); i < count; i++) {
        if (t.kind != MC_FIRRTL_ENUM && mc_firrtl_field_flips(ctx, t, i)) traits |= MC_FIRRTL_HAS_FLIP;
        if (!mc_array_push(alloc, todo, mc_firrtl_field_type(ctx, t, i).index)) return traits;
      }
      return traits;
    default: return traits;
  }
  (void)mc_array_push(alloc, todo, mc_firrtl_element(ctx, t).index);
  return traits;
}

uint32_t mc_firrtl_traits(const McContext *ctx, McType type) {
  McAlloc *alloc = (McAlloc *)&ctx->alloc;
  McWords todo = {0};
  uint32_t seen[64] = {0}, traits = 0;
  if (!mc_array_push(alloc, &todo, type.index)) return 0;
  for (uint32_t parts = 0; todo.len > 0 && parts < MAX_PARTS; parts++) {
    McType part = {todo.ptr[--todo.len]};
    uint32_t *slot = &seen[part.index % MC_COUNT(seen)];
    if (*slot == part.index) continue;
    *slot = part.index;
    traits |= own_traits(ctx, mc_firrtl(ctx, part), alloc, &todo);
  }
  mc_array_fini(alloc, &todo);
  return traits;
}

static bool is_passive(const McContext *ctx, uint32_t id, uint32_t never) {
  McType type = {id};
  if (!mc_firrtl_is_base(mc_firrtl(ctx, type))) return false;
  return (mc_firrtl_traits(ctx, type) & (MC_FIRRTL_HAS_FLIP | never)) == 0;
}

bool mc_predicate_firrtl_is_type(const McContext *ctx, uint32_t id) {
  return mc_firrtl(ctx, (McType){id}).kind != MC_FIRRTL_OTHER;
}
bool mc_predicate_firrtl_passive(const McContext *ctx, uint32_t id) { return is_passive(ctx, id, 0); }
bool mc_predicate_firrtl_sized_passive(const McContext *ctx, uint32_t id) {
  return is_passive(ctx, id, MC_FIRRTL_UNKNOWN_WIDTH);
}
bool mc_predicate_firrtl_register(const McContext *ctx, uint32_t id) {
  return is_passive(ctx, id, MC_FIRRTL_HAS_ANALOG | MC_FIRRTL_HAS_CONST);
}

/* --- parameters of types --- */

static int by_number(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return x < y ? -1 : x > y;
}

/* The lists have one length, and no name comes twice. `noun`: a thing that has one of the names. */
static bool check_lists(McContext *ctx, const uint32_t *values, uint32_t count, const char *noun, const char *whole,
                        McLoc loc, McDiags *diags) {
  McAttr names = {values[0]};
  uint32_t length = mc_attr_array_size(ctx, names);
  for (uint32_t i = 1; i < count; i++) {
    if (mc_attr_array_size(ctx, (McAttr){values[i]}) == length) continue;
    return mc_error(diags, loc, "the lists of names, types and more have different lengths");
  }
  if (length < 2) return true;
  uint32_t *sorted = mc_alloc(&ctx->alloc, length * sizeof *sorted), twice = MC_NONE;
  if (sorted == NULL) return mc_error(diags, loc, "out of memory");
  for (uint32_t i = 0; i < length; i++) sorted[i] = mc_attr_array_get(ctx, names, i).index;
  qsort(sorted, length, sizeof *sorted, by_number);
  for (uint32_t i = 1; i < length; i++) {
    if (sorted[i] == sorted[i - 1]) twice = sorted[i];
  }
  mc_free(&ctx->alloc, sorted, length * sizeof *sorted);
  if (twice == MC_NONE) return true;
  return mc_error(diags, loc, "duplicate %s name %s in %s", noun, mc_text_attr(diags, (McAttr){twice}), whole);
}

bool mc_def_check_firrtl_fields(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                McDiags *diags) {
  McStr name = mc_ident_str(ctx, def->name);
  bool open = name.len > 10 && memcmp(name.ptr + name.len - 10, "openbundle", 10) == 0;
  if (!check_lists(ctx, values, 3, "field", open ? "openbundle" : "bundle", loc, diags)) return false;
  bool is_const = name.len > 13 && memcmp(name.ptr + 7, "const.", 6) == 0;
  for (uint32_t i = 0, count = mc_attr_array_size(ctx, (McAttr){values[1]}); open && i < count; i++) {
    McType type = mc_attr_type_value(ctx, mc_attr_array_get(ctx, (McAttr){values[1]}, i));
    McAttr field = mc_attr_array_get(ctx, (McAttr){values[0]}, i);
    if (is_const && (mc_firrtl_traits(ctx, type) & MC_FIRRTL_HAS_REFERENCE)) {
      return mc_error(diags, loc, "'const' bundle cannot have references, but element %s has type '%s'",
                      mc_text_attr(diags, field), mc_text_type(diags, type));
    }
    if (mc_firrtl(ctx, type).kind == MC_FIRRTL_LHS) {
      return mc_error(diags, loc, "bundle element %s cannot have a left-hand side type", mc_text_attr(diags, field));
    }
  }
  return true;
}

static bool check_variant(McContext *ctx, const uint32_t *values, uint32_t i, bool is_const, McLoc loc,
                          McDiags *diags) {
  static const struct { uint32_t trait; const char *message; } refused[] = {
      {MC_FIRRTL_HAS_FLIP, "not passive"}, {MC_FIRRTL_HAS_ANALOG, "contains analog"},
      {MC_FIRRTL_UNKNOWN_WIDTH, "has uninferred width"}, {MC_FIRRTL_UNKNOWN_RESET, "has uninferred reset"}};
  McAttr name = mc_attr_array_get(ctx, (McAttr){values[0]}, i);
  uint32_t traits = mc_firrtl_traits(ctx, mc_attr_type_value(ctx, mc_attr_array_get(ctx, (McAttr){values[1]}, i)));
  for (size_t k = 0; k < MC_COUNT(refused); k++) {
    if (traits & refused[k].trait) {
      return mc_error(diags, loc, "enum field %s %s", mc_text_attr(diags, name), refused[k].message);
    }
  }
  if ((traits & MC_FIRRTL_HAS_CONST) && !is_const) {
    return mc_error(diags, loc, "enum with 'const' elements must be 'const'");
  }
  return true;
}

bool mc_def_check_firrtl_variants(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                  McDiags *diags) {
  McStr name = mc_ident_str(ctx, def->name);
  bool is_const = name.len > 13 && memcmp(name.ptr + 7, "const.", 6) == 0;
  if (!check_lists(ctx, values, 3, "variant", "enum", loc, diags)) return false;
  uint64_t previous = 0;
  for (uint32_t i = 0, count = mc_attr_array_size(ctx, (McAttr){values[0]}); i < count; i++) {
    if (!check_variant(ctx, values, i, is_const, loc, diags)) return false;
    McAttr value = mc_attr_array_get(ctx, (McAttr){values[2]}, i);
    uint64_t number = mc_attr_integer_num_words(ctx, value) > 0 ? mc_attr_integer_data(ctx, value)[0] : 0;
    if (i > 0 && number <= previous) {
      return mc_error(diags, loc, "enum variant %s has value %s which is not greater than previous variant %s",
                      mc_text_attr(diags, mc_attr_array_get(ctx, (McAttr){values[0]}, i)), mc_text_attr(diags, value),
                      mc_text_attr(diags, mc_attr_array_get(ctx, (McAttr){values[2]}, i - 1)));
    }
    previous = number;
  }
  return true;
}

bool mc_def_check_firrtl_class(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  (void)def;
  uint32_t length = mc_attr_array_size(ctx, (McAttr){values[1]});
  for (uint32_t i = 2; i < 4; i++) {
    if (mc_attr_array_size(ctx, (McAttr){values[i]}) == length) continue;
    return mc_error(diags, loc, "the lists of names, types and more have different lengths");
  }
  return true;
}

bool mc_def_check_firrtl_probe(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                               McDiags *diags) {
  uint32_t traits = mc_firrtl_traits(ctx, (McType){values[0]});
  if (traits & MC_FIRRTL_HAS_FLIP) return mc_error(diags, loc, "reference base type must be passive");
  bool is_forceable = mc_str_is(mc_ident_str(ctx, def->name), "firrtl.rwprobe");
  if (is_forceable && (traits & MC_FIRRTL_HAS_CONST)) {
    return mc_error(diags, loc, "forceable reference base type cannot contain const");
  }
  return true;
}

bool mc_def_check_firrtl_lhs(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                             McDiags *diags) {
  (void)def;
  uint32_t traits = mc_firrtl_traits(ctx, (McType){values[0]});
  if (traits & MC_FIRRTL_HAS_ANALOG) return mc_error(diags, loc, "lhs type cannot contain an AnalogType");
  if (traits & MC_FIRRTL_HAS_FLIP) return mc_error(diags, loc, "lhs type cannot contain a non-passive type");
  return true;
}

bool mc_def_check_chirrtl_memory(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                                 McDiags *diags) {
  (void)def;
  if ((mc_firrtl_traits(ctx, (McType){values[0]}) & MC_FIRRTL_HAS_FLIP) == 0) return true;
  return mc_error(diags, loc, "behavioral memory element type must be passive");
}

/* --- operations --- */

bool mc_check_firrtl_constant(const McRoutineCheck *c) {
  McAttr value = mc_checked_attr(c, "value");
  McFirrtl t = mc_firrtl(c->ctx, mc_result_type(c, 0));
  McType type = mc_attr_value_type(c->ctx, value);
  if (mc_kind(c->ctx, type.index) != MC_TYPE_INTEGER || !mc_firrtl_is_int(t)) return true;
  int64_t width = mc_firrtl_width(c->ctx, t);
  if (width >= 0 && mc_type_integer_width(c->ctx, type) != width) {
    return mc_plain_error(c, "firrtl.constant attribute bitwidth doesn't match return type");
  }
  McSignedness sign = mc_type_integer_signedness(c->ctx, type);
  if (sign != (t.kind == MC_FIRRTL_SINT ? MC_SIGNED : MC_UNSIGNED)) {
    return mc_plain_error(c, "firrtl.constant attribute has wrong sign");
  }
  return true;
}
