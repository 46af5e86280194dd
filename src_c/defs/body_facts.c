/* body_facts.c - what a definition knows about its operations: attributes under a name.
 *
 * A fact whose name has a dot is a discardable attribute that every such operation has, as upstream's verifier puts it
 * there. Affine maps in it may have symbols: symbol k stands for a number in the operation's properties, element k / n
 * of the k % n-th of the n dense elements that the fact "symbols" names; 1 when the operation has none.
 */
#include "defs/body.h"

#define SIZE(w) ((w)[0] >> 8 & 0xFFFFu)
#define MAX_SYMBOLS 16u
#define MAX_DEPTH 32u /* of an expression in a definition */

static bool is_fact(const uint32_t *w) { return (w[0] & 0xFFu) == MC_B_FACT; }

McAttr mc_body_fact(const McContext *ctx, const McOpDef *def, const char *name) {
  const uint32_t *w = def->words + def->op->body, *end = w + def->op->num_body;
  for (; w < end; w += SIZE(w)) {
    if (!is_fact(w)) continue;
    McStr own = mc_ident_str(ctx, (McIdent){w[1]});
    if (mc_str_is(own, name)) return (McAttr){w[2]};
  }
  return (McAttr){MC_NONE};
}

/* Element `i` of dense i64 elements. False: they are something else, or shorter. */
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
  McAttr names = mc_body_fact(ctx, def, "symbols");
  uint32_t count =
      names.index == MC_NONE || mc_kind(ctx, names.index) != MC_ATTR_ARRAY ? 0 : mc_attr_array_size(ctx, names);
  for (uint32_t i = 0; i < MAX_SYMBOLS; i++) {
    values[i] = 1;
    if (count == 0) continue;
    McAttr word = mc_attr_array_get(ctx, names, i % count);
    if (mc_kind(ctx, word.index) != MC_ATTR_STRING) continue;
    McStr text = mc_attr_string_value(ctx, word);
    McIdent name = mc_ident(ctx, text.ptr, text.len);
    McAttr given = properties.index == MC_NONE ? properties : mc_attr_dictionary_find(ctx, properties, name);
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

/* The fact as it is for an operation with these properties: symbols of affine maps are replaced. *out MC_NONE: the
 * properties are not what they should be. False: out of memory. */
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

bool mc_body_discardable(McContext *ctx, const McOpDef *def, McAttr properties, McNamedAttr *out) {
  const uint32_t *w = def->words + def->op->body, *end = w + def->op->num_body;
  *out = (McNamedAttr){{MC_NONE}, {MC_NONE}};
  for (; w < end; w += SIZE(w)) {
    if (!is_fact(w)) continue;
    McStr name = mc_ident_str(ctx, (McIdent){w[1]});
    if (memchr(name.ptr, '.', name.len) == NULL) continue;
    out->name.index = w[1];
    return known_fact(ctx, def, (McAttr){w[2]}, properties, &out->value);
  }
  return true;
}
