/* facts.c - facts that definitions state about their operations, and the attribute that one of them implies.
 *
 * Affine maps in that attribute can have symbols. The fact "linalg.symbols" names n attributes of dense elements;
 * symbol k is element k / n of attribute k % n in the operation's properties, or 1 when the operation has none.
 */
#include "defs/facts.h"

#define SIZE(w) ((w)[0] >> 8 & 0xFFFFu)
#define MAX_SYMBOLS 16u
#define MAX_DEPTH 32u /* of an expression in a definition */

McFact mc_fact_find(McStr name, uint32_t payload) {
  static const struct { const char *name; uint8_t payload; } all[] = {
#define MC_FACT(id, spelling, kind) {spelling, MC_PAYLOAD_##kind},
#define MC_FACT_FOR_ALL(name)
#include "defs/facts.def"
#undef MC_FACT_FOR_ALL
#undef MC_FACT
  };
  for (uint32_t i = 0; i < MC_NUM_FACTS; i++) {
    if (mc_str_is(name, all[i].name)) return all[i].payload == payload ? (McFact)i : MC_NUM_FACTS;
  }
  return MC_NUM_FACTS;
}

const uint32_t *mc_def_fact(const McOpDef *def, McFact fact, uint32_t *count) {
  if (!mc_def_has_fact(def, fact)) return NULL;
  const uint32_t *w = def->words + def->op->facts;
  while (w[1] != fact) w += SIZE(w);
  *count = SIZE(w) - 2;
  return w + 2;
}

McStr mc_def_fact_word(const McContext *ctx, const McOpDef *def, McFact fact) {
  uint32_t count = 0;
  const uint32_t *words = mc_def_fact(def, fact, &count);
  return count == 0 ? (McStr){"", 0} : mc_ident_str(ctx, (McIdent){words[0]});
}

McAttr mc_def_fact_attr(const McOpDef *def, McFact fact) {
  uint32_t count;
  const uint32_t *words = mc_def_fact(def, fact, &count);
  return (McAttr){words == NULL ? MC_NONE : words[0]};
}

/* Element `i` of dense i64 elements. Returns false when the attribute is of another kind, or shorter. */
static bool element_of(const McContext *ctx, McAttr attr, uint32_t i, int64_t *out) {
  if (mc_kind(ctx, attr.index) != MC_ATTR_DENSE_ELEMENTS) return false;
  McType type = mc_type_element(ctx, mc_attr_value_type(ctx, attr));
  McStr data = mc_attr_dense_data(ctx, attr);
  if (!mc_type_is_integer(ctx, type, 64)) return false;
  if (mc_attr_dense_is_splat(ctx, attr)) i = 0;
  if (data.len < 8 * ((size_t)i + 1)) return false;
  memcpy(out, data.ptr + 8 * (size_t)i, 8);
  return true;
}

static bool values_of_symbols(McContext *ctx, const McOpDef *def, McAttr properties, int64_t values[MAX_SYMBOLS]) {
  uint32_t count = 0;
  const uint32_t *names = mc_def_fact(def, MC_FACT_LINALG_SYMBOLS, &count);
  for (uint32_t i = 0; i < MAX_SYMBOLS; i++) {
    values[i] = 1;
    if (count == 0 || properties.index == MC_NONE) continue;
    McAttr given = mc_attr_dictionary_find(ctx, properties, (McIdent){names[i % count]});
    if (given.index == MC_NONE) continue;
    if (!element_of(ctx, given, i / count, &values[i]) && i / count == 0) return false;
  }
  return true;
}

static McAffineExpr replace(McContext *ctx, McAffineExpr e, const int64_t *values, uint32_t depth) {
  McAffineExpr none = {MC_NONE};
  McKind kind = mc_kind(ctx, e.index);
  switch (kind) {
    case MC_AFFINE_SYMBOL: {
      int64_t number = mc_affine_value(ctx, e);
      return number < (int64_t)MAX_SYMBOLS ? mc_affine_constant(ctx, values[number]) : none;
    }
    case MC_AFFINE_DIM: case MC_AFFINE_CONSTANT: return e;
    default: {
      if (depth == MAX_DEPTH) return none;
      McAffineExpr lhs = replace(ctx, mc_affine_lhs(ctx, e), values, depth + 1);
      McAffineExpr rhs = replace(ctx, mc_affine_rhs(ctx, e), values, depth + 1);
      return lhs.index == MC_NONE || rhs.index == MC_NONE ? none : mc_affine_binary(ctx, kind, lhs, rhs);
    }
  }
}

static McAttr replace_map(McContext *ctx, McAttr attr, const int64_t *values) {
  McAttr none = {MC_NONE};
  McAffineExpr results[MAX_DEPTH];
  McAffineMap map = mc_attr_affine_map_value(ctx, attr);
  uint32_t count = mc_affine_map_num_results(ctx, map);
  if (mc_affine_map_num_symbols(ctx, map) == 0) return attr;
  if (count > MAX_DEPTH) return none;
  for (uint32_t i = 0; i < count; i++) {
    results[i] = replace(ctx, mc_affine_map_result(ctx, map, i), values, 0);
    if (results[i].index == MC_NONE) return none;
  }
  map = mc_affine_map(ctx, mc_affine_map_num_dims(ctx, map), 0, results, count);
  return map.index == MC_NONE ? none : mc_attr_affine_map(ctx, map);
}

/* The fact for an operation with these properties: symbols of affine maps are replaced. *out MC_NONE: the properties
 * are invalid. Returns false when memory runs out. */
static bool known_fact(McContext *ctx, const McOpDef *def, McAttr fact, McAttr properties, McAttr *out) {
  int64_t values[MAX_SYMBOLS];
  McAttr maps[MAX_DEPTH], none = {MC_NONE};
  *out = fact;
  if (fact.index == MC_NONE || mc_kind(ctx, fact.index) != MC_ATTR_ARRAY || mc_attr_array_size(ctx, fact) > MAX_DEPTH) {
    return true;
  }
  if (!values_of_symbols(ctx, def, properties, values)) {
    *out = none;
    return true;
  }
  uint32_t count = mc_attr_array_size(ctx, fact);
  for (uint32_t i = 0; i < count; i++) {
    maps[i] = mc_attr_array_get(ctx, fact, i);
    if (mc_kind(ctx, maps[i].index) != MC_ATTR_AFFINE_MAP) return true;
    maps[i] = replace_map(ctx, maps[i], values);
    if (maps[i].index == MC_NONE) return false;
  }
  *out = mc_attr_array(ctx, maps, count);
  return out->index != MC_NONE;
}

bool mc_def_implied_attribute(McContext *ctx, const McOpDef *def, McAttr properties, McNamedAttr *out) {
  uint32_t count;
  const uint32_t *words = mc_def_fact(def, MC_FACT_IMPLIED_ATTRIBUTE, &count);
  *out = (McNamedAttr){{MC_NONE}, {MC_NONE}};
  if (words == NULL) return true;
  out->name.index = words[0];
  return known_fact(ctx, def, (McAttr){words[1]}, properties, &out->value);
}
