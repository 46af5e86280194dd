/* constraints.c - predicates on types and attributes, checks on operations.
 *
 * Runs the programs that constraints.h describes. They were linked, so nothing is checked about the programs
 * themselves here. Predicates nest as deep as link.c allows, which is only a few levels. The first violation of an
 * operation is reported and ends its checks, as in mlir-opt 22.
 */
#include "defs/constraints.h"

#include <stdarg.h>
#include <stdio.h>

#include "types/report.h"
#include "defs/defined.h"
#include "defs/infer.h"
#include "defs/op_messages.h"

/* --- predicates --- */

/* The type of the elements of a shaped type that a dialect defines: its first parameter that is a type. */
static McType defined_element_or_self(const McContext *ctx, McType type) {
  const McDefinition *def = mc_definition_of(ctx, type.index);
  if (def == NULL || def->record->shape == 0) return type;
  for (uint32_t i = 0; i < def->record->num_params; i++) {
    if (mc_definition_params(def)[i].kind != MC_PK_TYPE) continue;
    uint32_t element = mc_defined_param(ctx, type.index, i);
    return element == MC_NONE ? type : (McType){element};
  }
  return type;
}

McType mc_element_or_self(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) == MC_TYPE_DEFINED) return defined_element_or_self(ctx, type);
  return mc_type_is_shaped(ctx, type) ? mc_type_element(ctx, type) : type;
}

static McType element_of(const McContext *ctx, uint32_t id) {
  McKind kind = mc_kind(ctx, id);
  bool has = kind == MC_TYPE_COMPLEX || kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_UNRANKED_TENSOR ||
             kind == MC_TYPE_VECTOR || kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF;
  return has ? mc_type_element(ctx, (McType){id}) : (McType){MC_NONE};
}

static bool is_integer(const McContext *ctx, uint32_t id, uint32_t signs, uint32_t width) {
  const McRec *rec = mc_rec(ctx, id);
  if (rec->kind != MC_TYPE_INTEGER || (signs >> rec->words[1] & 1) == 0) return false;
  return width == 0 || rec->words[0] == width;
}

static bool has_case(const McContext *ctx, const uint32_t *at, const uint32_t *end, uint32_t id) {
  int64_t value;
  if (mc_kind(ctx, id) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, (McAttr){id}, &value)) return false;
  for (; at < end; at += 2) {
    if ((at[0] | (uint64_t)at[1] << 32) == (uint64_t)value) return true;
  }
  return false;
}

static bool in_range(const McContext *ctx, const uint32_t *w, uint32_t id) {
  int64_t value;
  if (mc_kind(ctx, id) != MC_ATTR_INTEGER || !mc_attr_integer_i64(ctx, (McAttr){id}, &value)) return false;
  return value >= (int64_t)(w[0] | (uint64_t)w[1] << 32) && value <= (int64_t)(w[2] | (uint64_t)w[3] << 32);
}

static bool is_dense_array_of(const McContext *ctx, uint32_t id, uint32_t element) {
  const McRec *rec = mc_rec(ctx, id);
  if (rec->kind != MC_ATTR_DENSE_ARRAY) return false;
  const McRec *type = mc_rec(ctx, rec->words[0]);
  if (element < 256) return type->kind == MC_TYPE_INTEGER && type->words[1] == MC_SIGNLESS && type->words[0] == element;
  return type->kind == MC_TYPE_FLOAT && mc_type_bit_width(ctx, (McType){rec->words[0]}) == element - 256;
}

/* True for attributes with a type of their own: upstream's TypedAttrInterface. */
static bool is_typed(const McContext *ctx, uint32_t id) {
  switch (mc_kind(ctx, id)) {
    case MC_ATTR_INTEGER:
    case MC_ATTR_FLOAT:
    case MC_ATTR_STRING:
    case MC_ATTR_DENSE_ELEMENTS:
    case MC_ATTR_DENSE_STRINGS:
    case MC_ATTR_DENSE_RESOURCE: case MC_ATTR_SPARSE_ELEMENTS: case MC_ATTR_OPAQUE: return true;
    case MC_ATTR_DEFINED: return mc_attr_value_type(ctx, (McAttr){id}).index != MC_NONE;
    default: return false;
  }
}

/* UINT64_MAX: the attribute has no size. */
static uint64_t size_of(const McContext *ctx, McAttr attr) {
  int64_t elements;
  switch (mc_kind(ctx, attr.index)) {
    case MC_ATTR_ARRAY: return mc_attr_array_size(ctx, attr);
    case MC_ATTR_DENSE_ARRAY: return mc_attr_dense_count(ctx, attr);
    case MC_ATTR_STRING: return mc_attr_string_value(ctx, attr).len;
    case MC_TYPE_VECTOR:
      return mc_type_num_elements(ctx, (McType){attr.index}, &elements) ? (uint64_t)elements : UINT64_MAX;
    default: return UINT64_MAX;
  }
}

static bool has_dims(const McContext *ctx, const uint32_t *w, McType type) {
  if (!mc_type_is_shaped(ctx, type) || !mc_type_has_rank(ctx, type)) return false;
  for (uint32_t i = 0, rank = mc_type_rank(ctx, type); i < rank; i++) {
    int64_t dim = mc_type_dim(ctx, type, i);
    bool fits = dim == MC_DYNAMIC ? w[2] != 0 : dim >= w[0] && (w[1] == MC_PROGRAM_NONE || dim <= w[1]);
    if (!fits) return false;
  }
  return true;
}

static bool is_scalable(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) != MC_TYPE_VECTOR) return false;
  for (uint32_t i = 0, rank = mc_type_rank(ctx, type); i < rank; i++) {
    if (mc_type_dim_scalable(ctx, type, i)) return true;
  }
  return false;
}

static bool holds(const McContext *ctx, const uint32_t *words, const uint32_t *w, uint32_t id);

#define MAX_TUPLE_DEPTH 1024u
#define MAX_TUPLE_PARTS 65536u /* aliases make small texts of types with more parts than anything could visit */

/* Each part of a tuple, and of tuples inside, satisfies the predicate. */
static bool parts_hold(const McContext *ctx, const uint32_t *words, const uint32_t *predicate, McType type,
                       uint32_t depth, uint32_t *visited) {
  for (uint32_t i = 0, n = mc_type_num_results(ctx, type); i < n; i++) {
    McType part = mc_type_result(ctx, type, i);
    if (++*visited > MAX_TUPLE_PARTS || depth > MAX_TUPLE_DEPTH) return false;
    bool is_tuple = mc_kind(ctx, part.index) == MC_TYPE_TUPLE;
    if (is_tuple ? !parts_hold(ctx, words, predicate, part, depth + 1, visited)
                 : !holds(ctx, words, predicate, part.index)) {
      return false;
    }
  }
  return true;
}

static bool all_hold(const McContext *ctx, const uint32_t *words, const uint32_t *predicate, uint32_t id) {
  McAttr attr = {id};
  uint32_t visited = 0;
  if (mc_kind(ctx, id) == MC_TYPE_TUPLE) return parts_hold(ctx, words, predicate, (McType){id}, 0, &visited);
  if (mc_kind(ctx, id) != MC_ATTR_ARRAY) return false;
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, attr); i < n; i++) {
    if (!holds(ctx, words, predicate, mc_attr_array_get(ctx, attr, i).index)) return false;
  }
  return true;
}

static MC_NOINLINE bool holds_other(const McContext *ctx, const uint32_t *words, const uint32_t *w, uint32_t id) {
  const uint32_t *payload = w + 1, *end = w + (w[0] >> 8 & 0xFFFF);
  uint32_t inner;
  switch (w[0] & 0xFF) {
    case MC_P_FLOAT:
      return mc_kind(ctx, id) == MC_TYPE_FLOAT && (payload[0] >> mc_type_float_kind(ctx, (McType){id}) & 1) != 0;
    case MC_P_NOT: return !holds(ctx, words, payload, id);
    case MC_P_AND:
      for (; payload < end; payload += payload[0] >> 8 & 0xFFFF) {
        if (!holds(ctx, words, payload, id)) return false;
      }
      return true;
    case MC_P_OR:
      for (; payload < end; payload += payload[0] >> 8 & 0xFFFF) {
        if (holds(ctx, words, payload, id)) return true;
      }
      return false;
    case MC_P_ELEMENT:
      inner = element_of(ctx, id).index;
      return inner != MC_NONE && holds(ctx, words, payload, inner);
    case MC_P_RANK:
      if (!mc_type_is_shaped(ctx, (McType){id}) || !mc_type_has_rank(ctx, (McType){id})) return false;
      inner = mc_type_rank(ctx, (McType){id});
      return inner < 32 && (payload[0] >> inner & 1) != 0;
    case MC_P_STATIC: return mc_type_is_shaped(ctx, (McType){id}) && mc_type_has_static_shape(ctx, (McType){id});
    case MC_P_IS: return payload[0] == id;
    case MC_P_VALUE_TYPE:
      inner = mc_attr_value_type(ctx, (McAttr){id}).index;
      return inner != MC_NONE && holds(ctx, words, payload, inner);
    case MC_P_TYPE_VALUE:
      return mc_kind(ctx, id) == MC_ATTR_TYPE &&
             holds(ctx, words, payload, mc_attr_type_value(ctx, (McAttr){id}).index);
    case MC_P_ALL: return all_hold(ctx, words, payload, id);
    case MC_P_CASES: return has_case(ctx, payload, end, id);
    case MC_P_RANGE: return in_range(ctx, payload, id);
    case MC_P_DEFINED: {
      const McRec *rec = mc_rec(ctx, id);
      return (rec->kind == MC_ATTR_DEFINED || rec->kind == MC_TYPE_DEFINED) && rec->words[0] == payload[0];
    }
    case MC_P_PARAM: {
      const McRec *rec = mc_rec(ctx, id);
      bool has = (rec->kind == MC_ATTR_DEFINED || rec->kind == MC_TYPE_DEFINED) && payload[0] + 1 < rec->num_words;
      return has && rec->words[1 + payload[0]] != MC_NONE && holds(ctx, words, payload + 1, rec->words[1 + payload[0]]);
    }
    case MC_P_SIZE: {
      uint64_t size = size_of(ctx, (McAttr){id});
      return size >= payload[0] && size <= payload[1];
    }
    case MC_P_ROUTINE: return ctx->routines->predicates[payload[0]].holds(ctx, id);
    case MC_P_SCALABLE: return is_scalable(ctx, (McType){id});
    case MC_P_ENCODING:
      inner = mc_kind(ctx, id) == MC_TYPE_RANKED_TENSOR ? mc_type_encoding(ctx, (McType){id}).index : MC_NONE;
      return inner != MC_NONE && holds(ctx, words, payload, inner);
    case MC_P_ARRAY_OF: return is_dense_array_of(ctx, id, payload[0]);
    case MC_P_DIMS: return has_dims(ctx, payload, (McType){id});
    default: return false;
  }
}

/* Evaluates the most frequent predicates, which need no stack. */
static bool holds(const McContext *ctx, const uint32_t *words, const uint32_t *w, uint32_t id) {
  switch (w[0] & 0xFF) {
    case MC_P_ANY: return true;
    case MC_P_KIND: return ((w[1] | (uint64_t)w[2] << 32) >> mc_rec(ctx, id)->kind & 1) != 0;
    case MC_P_INTEGER: return is_integer(ctx, id, w[1], w[2]);
    case MC_P_FLAT_SYMBOL: return mc_rec(ctx, id)->kind == MC_ATTR_SYMBOL_REF && mc_rec(ctx, id)->num_words == 1;
    case MC_P_TYPED: return is_typed(ctx, id);
    default: return holds_other(ctx, words, w, id);
  }
}

bool mc_predicate_holds(const McContext *ctx, const uint32_t *words, const uint32_t *predicate, uint32_t id) {
  return holds(ctx, words, predicate, id);
}

/* --- reporting --- */

/* A string of the program, as two arguments for "%.*s". */
#define TEXT(ident) (int)mc_ident_str(c->ctx, (McIdent){ident}).len, mc_ident_str(c->ctx, (McIdent){ident}).ptr

typedef McRoutineCheck Check; /* the arguments of a routine exist only while the routine runs */

#define fail(c, ...) mc_op_error((c)->diags, (c)->ctx, (c)->op, __VA_ARGS__)

/* --- counts and segments --- */

MC_COLD static bool fail_count(const Check *c, uint32_t what, uint32_t want, bool at_least, uint32_t have) {
  switch (what) {
    case MC_C_REGIONS:
      if (at_least) return fail(c, "expected %u or more regions", want);
      if (want > 1) return fail(c, "expected %u regions", want);
      return fail(c, want == 0 ? "requires zero regions" : "requires one region");
    case MC_C_RESULTS:
      if (at_least) return fail(c, "expected %u or more results", want);
      if (want > 1) return fail(c, "expected %u results", want);
      return fail(c, want == 0 ? "requires zero results" : "requires one result");
    case MC_C_SUCCESSORS:
      if (at_least) return fail(c, "requires at least %u successors but found %u", want, have);
      return fail(c, want == 1 ? "requires %u successor but found %u" : "requires %u successors but found %u", want,
                  have);
    default:
      if (at_least) return fail(c, "expected %u or more operands, but found %u", want, have);
      if (want > 1) return fail(c, "expected %u operands, but found %u", want, have);
      return fail(c, want == 0 ? "requires zero operands" : "requires a single operand");
  }
}

static bool check_count(const Check *c, const uint32_t *w) {
  uint32_t what = w[0] & 0xFF, have = 0;
  switch (what) {
    case MC_C_REGIONS: have = mc_op_num_regions(c->ctx, c->op); break;
    case MC_C_RESULTS: have = mc_op_num_results(c->ctx, c->op); break;
    case MC_C_SUCCESSORS: have = mc_op_num_successors(c->ctx, c->op); break;
    default: have = mc_op_num_operands(c->ctx, c->op); break;
  }
  bool ok = w[2] ? have >= w[1] : have == w[1];
  return MC_LIKELY(ok) || fail_count(c, what, w[1], w[2] != 0, have);
}

/* The sizes of an operation's groups, from an attribute; sizes beyond its end are 0. sizes NULL: the operation has no
 * such attribute. */
typedef struct Segments { const char *sizes; uint32_t count; } Segments;

MC_INLINE int32_t segment(Segments segments, uint32_t i) {
  return i < segments.count ? (int32_t)mc_load32(segments.sizes + 4 * (size_t)i) : 0;
}

static Segments segments_of(const McContext *ctx, const McOpDef *def, McAttr properties, bool results) {
  uint64_t trait = results ? MC_TRAIT(ATTR_SIZED_RESULT_SEGMENTS) : MC_TRAIT(ATTR_SIZED_OPERAND_SEGMENTS);
  Segments none = {NULL, 0};
  if (!(def->traits & trait) || properties.index == MC_NONE) return none;
  McIdent name = ctx->known[results ? MC_ID_resultSegmentSizes : MC_ID_operandSegmentSizes];
  McAttr attr = mc_find_entry(ctx, properties, name.index);
  const McRec *rec = attr.index == MC_NONE ? NULL : mc_rec(ctx, attr.index);
  if (rec == NULL || rec->kind != MC_ATTR_DENSE_ARRAY || rec->words[0] != ctx->cached.integer[32]) return none;
  return (Segments){mc_rec_bytes(rec), rec->num_bytes / 4};
}

static bool check_segments(const Check *c, bool results) {
  Segments segments = segments_of(c->ctx, c->def, mc_op_properties(c->ctx, c->op), results);
  uint32_t groups = results ? c->def->op->num_results : c->def->op->num_operands;
  uint32_t have = results ? mc_op_num_results(c->ctx, c->op) : mc_op_num_operands(c->ctx, c->op);
  const char *name = results ? "resultSegmentSizes" : "operandSegmentSizes", *what = results ? "result" : "operand";
  int64_t total = 0;
  for (uint32_t i = 0; i < groups; i++) {
    int32_t size = segment(segments, i);
    if (size < 0) return fail(c, "'%s' attribute cannot have negative elements", name);
    total += size;
  }
  if (total == have) return true;
  return fail(c, "%s count (%u) does not match with the total size (%lld) specified in attribute '%s'", what, have,
              (long long)total, name);
}

/* How many values group `g` has, and how many the groups before it have, in an operation with `total` values. Returns
 * false when the total does not fit. */
MC_INLINE bool group_range(const McGroupWords *groups, uint32_t num_groups, uint32_t num_variadic, uint32_t g,
                           uint32_t total, Segments segments, uint32_t *start, uint32_t *count) {
  if (segments.sizes != NULL) {
    uint64_t at = 0;
    for (uint32_t i = 0; i < g; i++) at += (uint32_t)segment(segments, i);
    *start = (uint32_t)at;
    *count = (uint32_t)segment(segments, g);
    return at + *count <= total;
  }
  uint32_t fixed = num_groups - num_variadic, size = 0, at = 0;
  if (total < fixed) return false;
  if (num_variadic > 0) { /* without an attribute, all groups of variable size have one size */
    size = (total - fixed) / num_variadic;
    if (size * num_variadic != total - fixed) return false;
  } else if (total != fixed) {
    return false;
  }
  for (uint32_t i = 0; i < g; i++) at += groups[i].flags == MC_GROUP_SINGLE ? 1 : size;
  *start = at;
  *count = groups[g].flags == MC_GROUP_SINGLE ? 1 : size;
  return true;
}

bool mc_def_operand_group(const McContext *ctx, const McOpDef *def, McAttr properties, uint32_t total, uint32_t g,
                          uint32_t *start, uint32_t *count) {
  Segments segments = segments_of(ctx, def, properties, false);
  bool fits = g < def->op->num_operands && group_range(mc_def_operands(def), def->op->num_operands,
                                                       def->num_variadic_operands, g, total, segments, start, count);
  if (!fits) *start = *count = 0;
  return fits;
}

static MC_NOINLINE bool varying_group(const McContext *ctx, const McOpDef *def, const McOpRec *rec, bool results,
                                      uint32_t g, uint32_t *start, uint32_t *count) {
  Segments segments = segments_of(ctx, def, (McAttr){rec->properties}, results);
  const McGroupWords *groups = results ? mc_def_results(def) : mc_def_operands(def);
  uint32_t num_groups = results ? def->op->num_results : def->op->num_operands;
  uint32_t num_variadic = results ? def->num_variadic_results : def->num_variadic_operands;
  uint32_t total = results ? rec->num_results : rec->num_operands;
  bool fits = group_range(groups, num_groups, num_variadic, g, total, segments, start, count);
  if (!fits) *start = *count = 0;
  return fits;
}

bool mc_op_group(const McContext *ctx, const McOpDef *def, McOp op, bool results, uint32_t g, uint32_t *start,
                 uint32_t *count) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  uint32_t num_groups = results ? def->op->num_results : def->op->num_operands;
  uint32_t total = results ? rec->num_results : rec->num_operands;
  uint32_t only = results ? def->variadic_result : def->variadic_operand;
  bool fits = g < num_groups, fixed = (results ? def->num_variadic_results : def->num_variadic_operands) == 0;
  *start = g;
  *count = 1;
  if (fits && fixed) {
    fits = total == num_groups;
  } else if (fits && only != 255) { /* the values that the other groups leave belong to that group */
    fits = total + 1 >= num_groups;
    if (g > only) *start = g + total - num_groups;
    if (g == only) *count = total + 1 - num_groups;
  } else if (fits) {
    return varying_group(ctx, def, rec, results, g, start, count);
  }
  if (!fits) *start = *count = 0;
  return fits;
}

/* --- attributes, operands, results, regions --- */

/* Reports a missing attribute. If several are missing, from number `i` on, upstream names the first in alphabetical
 * order. */
MC_COLD static bool fail_missing(const Check *c, uint32_t i) {
  const McAttrWords *attrs = mc_def_attrs(c->def);
  McAttr properties = mc_op_properties(c->ctx, c->op);
  uint32_t first = attrs[i].name;
  for (uint32_t count = c->def->op->num_attrs; i < count; i++) {
    if (!(attrs[i].flags & MC_ATTR_REQUIRED)) continue;
    if (mc_attr_dictionary_find(c->ctx, properties, (McIdent){attrs[i].name}).index != MC_NONE) continue;
    McStr a = mc_ident_str(c->ctx, (McIdent){attrs[i].name}), b = mc_ident_str(c->ctx, (McIdent){first});
    int order = memcmp(a.ptr, b.ptr, a.len < b.len ? a.len : b.len);
    if (order < 0 || (order == 0 && a.len < b.len)) first = attrs[i].name;
  }
  return fail(c, "requires attribute '%.*s'", TEXT(first));
}

static bool check_attrs(const Check *c) {
  const McAttrWords *attrs = mc_def_attrs(c->def);
  McAttr properties = mc_op_properties(c->ctx, c->op);
  uint32_t count = c->def->op->num_attrs, wrong = count;
  if (properties.index == MC_NONE) properties.index = c->ctx->cached.empty_dictionary;
  /* missing attributes are reported before attributes that break their constraints */
  for (uint32_t i = 0; i < count; i++) {
    McAttr value = mc_find_entry(c->ctx, properties, attrs[i].name);
    if (value.index == MC_NONE) {
      if (attrs[i].flags & MC_ATTR_REQUIRED) return fail_missing(c, i);
    } else if (attrs[i].constraint != 0 &&
               !holds(c->ctx, c->def->words, c->def->words + attrs[i].constraint, value.index)) {
      if (wrong == count) wrong = i;
    }
  }
  if (MC_LIKELY(wrong == count)) return true;
  return fail(c, "%s '%.*s' failed to satisfy constraint: %.*s",
              attrs[wrong].flags & MC_ATTR_PROPERTY ? "property" : "attribute", TEXT(attrs[wrong].name),
              TEXT(attrs[wrong].summary));
}

/* The type of operand or result `i`. */
MC_INLINE McType value_type(const Check *c, bool results, uint32_t i) {
  McValue v = results ? mc_op_result(c->ctx, c->op, i) : mc_op_operand(c->ctx, c->op, i);
  return mc_value_type(c->ctx, v);
}

static bool slot_range(const Check *c, uint32_t slot, bool *results, uint32_t *start, uint32_t *count) {
  const McOpWords *op = c->def->op;
  *results = slot >= op->num_operands;
  return mc_op_group(c->ctx, c->def, c->op, *results, *results ? slot - op->num_operands : slot, start, count);
}

static bool check_groups(const Check *c, bool results) {
  const McGroupWords *groups = results ? mc_def_results(c->def) : mc_def_operands(c->def);
  uint32_t num_groups = results ? c->def->op->num_results : c->def->op->num_operands;
  uint32_t num_variadic = results ? c->def->num_variadic_results : c->def->num_variadic_operands;
  uint32_t total = results ? mc_op_num_results(c->ctx, c->op) : mc_op_num_operands(c->ctx, c->op), at = 0;
  Segments segments = {NULL, 0};
  const char *what = results ? "result" : "operand";
  if (num_variadic > 0) segments = segments_of(c->ctx, c->def, mc_op_properties(c->ctx, c->op), results);
  for (uint32_t g = 0; g < num_groups; g++) {
    uint32_t start = g, count = 1;
    if (num_variadic > 0 &&
        !group_range(groups, num_groups, num_variadic, g, total, segments, &start, &count)) {
      return fail(c, "%s count (%u) does not fit the definition", what, total);
    }
    if (groups[g].flags == MC_GROUP_OPTIONAL && count > 1) {
      return fail(c, "%s group starting at #%u requires 0 or 1 element, but found %u", what, at, count);
    }
    if (groups[g].constraint == 0) {
      at += count;
      continue;
    }
    const uint32_t *predicate = c->def->words + groups[g].constraint;
    for (uint32_t i = 0; i < count; i++, at++) {
      McType type = value_type(c, results, start + i);
      if (MC_LIKELY(holds(c->ctx, c->def->words, predicate, type.index))) continue;
      return fail(c, "%s #%u must be %.*s, but got '%s'", what, at, TEXT(groups[g].summary),
                  mc_text_type(c->diags, type));
    }
  }
  return true;
}

static bool check_regions(const Check *c) {
  const McRegionWords *regions = mc_def_regions(c->def);
  uint32_t have = mc_op_num_regions(c->ctx, c->op), declared = c->def->op->num_regions;
  for (uint32_t i = 0; i < have && declared > 0; i++) {
    const McRegionWords *r = &regions[i < declared ? i : declared - 1];
    if (r->num_blocks == MC_PROGRAM_NONE) continue;
    uint32_t blocks = 0, limits = MC_REGION_AT_MOST | MC_REGION_AT_LEAST, wanted = r->num_blocks & ~limits;
    McBlock block = mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, i));
    for (; block.index != MC_NONE && blocks <= wanted; block = mc_block_next(c->ctx, block)) blocks++;
    if (blocks == wanted || (r->num_blocks & (blocks < wanted ? MC_REGION_AT_MOST : MC_REGION_AT_LEAST))) continue;
    if (r->name == MC_NONE) return fail(c, "region #%u failed to verify constraint: %.*s", i, TEXT(r->summary));
    return fail(c, "region #%u ('%.*s') failed to verify constraint: %.*s", i, TEXT(r->name), TEXT(r->summary));
  }
  return true;
}

/* --- traits about types --- */

McSizes mc_sizes(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) != MC_TYPE_DEFINED) {
    bool has_rank = mc_type_has_rank(ctx, type);
    return (McSizes){mc_type_is_shaped(ctx, type), has_rank, has_rank ? mc_type_rank(ctx, type) : 0, NULL, type};
  }
  const McDefinition *def = mc_definition_of(ctx, type.index);
  uint32_t param = def == NULL ? 0 : def->record->shape;
  McAttr shape = {param == 0 ? MC_NONE : mc_defined_param(ctx, type.index, param - 1)};
  if (shape.index == MC_NONE) return (McSizes){param != 0, false, 0, NULL, type};
  return (McSizes){true, true, (uint32_t)mc_attr_dense_count(ctx, shape), mc_attr_dense_data(ctx, shape).ptr, type};
}

int64_t mc_size_at(const McContext *ctx, const McSizes *s, uint32_t i) {
  if (s->defined == NULL) return mc_type_dim(ctx, s->type, i);
  int64_t size;
  memcpy(&size, s->defined + i * sizeof size, sizeof size);
  return size;
}

bool mc_shapes_compatible(const McContext *ctx, McType left, McType right) {
  McSizes a = mc_sizes(ctx, left), b = mc_sizes(ctx, right);
  if (!a.is_shaped || !b.is_shaped) return a.is_shaped == b.is_shaped;
  if (!a.has_rank || !b.has_rank) return true;
  if (a.rank != b.rank) return false;
  for (uint32_t i = 0; i < a.rank; i++) {
    int64_t x = mc_size_at(ctx, &a, i), y = mc_size_at(ctx, &b, i);
    if (x != y && x != MC_DYNAMIC && y != MC_DYNAMIC) return false;
  }
  return true;
}

/* Operands and results as one sequence, operands first. */
typedef struct Values { uint32_t num_operands, count; } Values;

static Values all_values(const Check *c) {
  uint32_t operands = mc_op_num_operands(c->ctx, c->op);
  return (Values){operands, operands + mc_op_num_results(c->ctx, c->op)};
}

static McType type_at(const Check *c, Values v, uint32_t i) {
  return i < v.num_operands ? value_type(c, false, i) : value_type(c, true, i - v.num_operands);
}

static bool check_at_least_one(const Check *c, Values v, bool results) {
  if (v.num_operands == 0) return fail_count(c, MC_C_OPERANDS, 1, true, 0);
  if (results && v.count == v.num_operands) return fail_count(c, MC_C_RESULTS, 1, true, 0);
  return true;
}

static bool check_same_type(const Check *c) {
  Values v = all_values(c);
  if (!check_at_least_one(c, v, true)) return false;
  McType type = type_at(c, v, v.num_operands), element = {MC_NONE};
  for (uint32_t i = 0; i < v.count; i++) {
    McType other = type_at(c, v, i);
    if (MC_LIKELY(other.index == type.index)) continue;
    if (element.index == MC_NONE) element = mc_element_or_self(c->ctx, type);
    if (mc_element_or_self(c->ctx, other).index != element.index || !mc_shapes_compatible(c->ctx, other, type)) {
      return fail(c, "requires the same type for all operands and results");
    }
  }
  return true;
}

static bool check_same_type_operands(const Check *c) {
  Values v = all_values(c);
  if (v.num_operands < 2) return true;
  McType type = type_at(c, v, 0);
  for (uint32_t i = 1; i < v.num_operands; i++) {
    if (type_at(c, v, i).index != type.index) return fail(c, "requires all operands to have the same type");
  }
  return true;
}

/* Compares shapes as these two traits do: a scalable vector has no shape in common with any other type. */
static bool shapes_match(const McContext *ctx, McType a, McType b) {
  return mc_shapes_compatible(ctx, a, b) && is_scalable(ctx, a) == is_scalable(ctx, b);
}

/* Sizes that are known are equal, also where the first type's is unknown. Ranks are equal. */
static bool sizes_agree(const Check *c, Values v) {
  McType first = {MC_NONE};
  uint32_t rank = 0;
  for (uint32_t i = 0; i < v.count && first.index == MC_NONE; i++) {
    McType type = type_at(c, v, i);
    if (mc_type_is_shaped(c->ctx, type) && mc_type_has_rank(c->ctx, type)) first = type;
  }
  if (first.index != MC_NONE) rank = mc_type_rank(c->ctx, first);
  for (uint32_t d = 0; d < rank; d++) {
    int64_t size = MC_DYNAMIC;
    for (uint32_t i = 0; i < v.count; i++) {
      McType type = type_at(c, v, i);
      if (!mc_type_is_shaped(c->ctx, type) || !mc_type_has_rank(c->ctx, type)) continue;
      if (mc_type_rank(c->ctx, type) != rank) return false;
      int64_t own = mc_type_dim(c->ctx, type, d);
      if (size == MC_DYNAMIC) size = own;
      else if (own != MC_DYNAMIC && own != size) return false;
    }
  }
  return true;
}

static bool check_same_shape(const Check *c) {
  Values v = all_values(c);
  if (!check_at_least_one(c, v, true)) return false;
  McType type = type_at(c, v, 0);
  bool same = true, ok = true;
  for (uint32_t i = 1; ok && i < v.count; i++) {
    McType other = type_at(c, v, i);
    same = same && other.index == type.index;
    ok = other.index == type.index || shapes_match(c->ctx, other, type);
  }
  if (ok && (same || v.count == 2 || sizes_agree(c, v))) return true;
  return fail(c, "requires the same shape for all operands and results");
}

static bool check_same_element_type(const Check *c) {
  Values v = all_values(c);
  if (!check_at_least_one(c, v, true)) return false;
  McType element = mc_element_or_self(c->ctx, type_at(c, v, v.num_operands));
  for (uint32_t i = 0; i < v.count; i++) {
    if (mc_element_or_self(c->ctx, type_at(c, v, i)).index != element.index) {
      return fail(c, "requires the same element type for all operands and results");
    }
  }
  return true;
}

/* Checks an operation that is mapped over vectors and tensors: base types and shapes of all of them must agree. */
static bool check_elementwise(const Check *c) {
  Values v = all_values(c);
  uint32_t operands = 0, results = 0, first = 0;
  for (uint32_t i = 0; i < v.count; i++) {
    McKind kind = mc_kind(c->ctx, type_at(c, v, i).index);
    if (kind != MC_TYPE_VECTOR && kind != MC_TYPE_RANKED_TENSOR && kind != MC_TYPE_UNRANKED_TENSOR) continue;
    if (operands + results == 0) first = i;
    if (i < v.num_operands) operands++;
    else results++;
  }
  if (operands + results == 0) return true;
  if (operands == 0) return fail(c, "if a result is non-scalar, then at least one operand must be non-scalar");
  if (results == 0) return fail(c, "if an operand is non-scalar, then there must be at least one non-scalar result");
  if (results != v.count - v.num_operands) {
    return fail(c, "if an operand is non-scalar, then all results must be non-scalar");
  }
  McType type = type_at(c, v, first);
  for (uint32_t i = first + 1; i < v.count; i++) {
    McType other = type_at(c, v, i);
    if (other.index == type.index) continue;
    McKind kind = mc_kind(c->ctx, other.index);
    if (kind != MC_TYPE_VECTOR && kind != MC_TYPE_RANKED_TENSOR && kind != MC_TYPE_UNRANKED_TENSOR) continue;
    if (kind != mc_kind(c->ctx, type.index) || !shapes_match(c->ctx, other, type)) {
      return fail(c, "all non-scalar operands/results must have the same shape and base type");
    }
  }
  return true;
}

static bool check_infer_first(const Check *c) {
  Values v = all_values(c);
  if (v.num_operands == 0) return true;
  McType type = type_at(c, v, 0);
  for (uint32_t i = v.num_operands; i < v.count; i++) {
    McType other = type_at(c, v, i);
    if (MC_LIKELY(other.index == type.index)) continue;
    return mc_fail_inferred(c, type, other);
  }
  return true;
}

/* --- relations between types --- */

/* Type number `i` of the operand group, result group or attribute that a word of a check refers to. Returns false
 * when there is none. */
static bool checked_type(const Check *c, uint32_t word, uint32_t i, McType *type) {
  if (word & MC_CHECK_ATTR) {
    const McAttrWords *a = &mc_def_attrs(c->def)[word & ~MC_CHECK_ATTR];
    McAttr value = mc_attr_dictionary_find(c->ctx, mc_op_properties(c->ctx, c->op), (McIdent){a->name});
    if (i > 0 || value.index == MC_NONE) return false;
    *type = mc_attr_value_type(c->ctx, value);
    if (type->index == MC_NONE) *type = mc_type_none(c->ctx);
    return true;
  }
  bool results;
  uint32_t start, count;
  if (!slot_range(c, word, &results, &start, &count) || i >= count) return false;
  *type = value_type(c, results, start + i);
  return true;
}

static bool check_all_types_match(const Check *c, const uint32_t *w, const uint32_t *end) {
  McType first = {MC_NONE}, type;
  for (const uint32_t *at = w + 2; at < end; at++) {
    for (uint32_t i = 0; checked_type(c, *at, i, &type); i++) {
      if (first.index == MC_NONE) first = type;
      if (first.index != type.index) return fail(c, "failed to verify that %.*s", TEXT(w[1]));
    }
  }
  return true;
}

static bool is_optional(const Check *c, uint32_t slot) {
  const McOpWords *op = c->def->op;
  return slot < op->num_operands ? mc_def_operands(c->def)[slot].flags == MC_GROUP_OPTIONAL
                                 : mc_def_results(c->def)[slot - op->num_operands].flags == MC_GROUP_OPTIONAL;
}

static bool check_types_match_with(const Check *c, const uint32_t *w) {
  bool from_results, to_results, ok = true;
  uint32_t from_start, from_count, to_start, to_count;
  if (!slot_range(c, w[2], &from_results, &from_start, &from_count) ||
      !slot_range(c, w[3], &to_results, &to_start, &to_count)) {
    return true;
  }
  McType few[16], *types = few;
  McAlloc *alloc = &c->ctx->alloc;
  if (from_count > MC_COUNT(few)) types = mc_alloc(alloc, from_count * sizeof *types);
  if (types == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < from_count; i++) types[i] = value_type(c, from_results, from_start + i);
  McWords out;
  mc_array_init(&out);
  bool same = c->ctx->routines->transforms[w[4]].run(c->ctx, types, from_count, &out) && out.len == to_count;
  for (uint32_t i = 0; same && i < to_count; i++) same = out.ptr[i] == value_type(c, to_results, to_start + i).index;
  if (!same && !(to_count == 0 && is_optional(c, w[3]))) ok = fail(c, "failed to verify that %.*s", TEXT(w[1]));
  mc_array_fini(alloc, &out);
  if (types != few) mc_free(alloc, types, from_count * sizeof *types);
  return ok;
}

static bool check_type_is(const Check *c, const uint32_t *w) {
  bool results;
  uint32_t start, count;
  if (!slot_range(c, w[2], &results, &start, &count)) return true;
  for (uint32_t i = 0; i < count; i++) {
    McType type = value_type(c, results, start + i);
    if (!mc_predicate_holds(c->ctx, c->def->words, c->def->words + w[3], type.index)) {
      return fail(c, "failed to verify that %.*s", TEXT(w[1]));
    }
  }
  return true;
}

static bool check_parent(const Check *c, const uint32_t *w, const uint32_t *end) {
  McOp parent = mc_op_parent(c->ctx, c->op);
  McOpName name = parent.index == MC_NONE ? (McOpName){MC_NONE} : mc_op_get_name(c->ctx, parent);
  for (const uint32_t *at = w + 1; at < end; at++) {
    if (*at == name.index) return true;
  }
  McBuf names;
  mc_buf_init(&names, &c->ctx->alloc);
  for (const uint32_t *at = w + 1; at < end; at++) {
    McStr text = mc_op_name_str(c->ctx, (McOpName){*at});
    if (at > w + 1) mc_buf_lit(&names, ", ");
    mc_buf_put(&names, text.ptr, text.len);
  }
  fail(c, end - w > 2 ? "expects parent op to be one of '%s'" : "expects parent op '%s'", mc_buf_text(&names));
  mc_buf_fini(&names);
  return false;
}

static bool check_declared(const Check *c, const uint32_t *w) {
  switch (w[0] & 0xFF) {
    case MC_C_REGIONS: case MC_C_RESULTS: case MC_C_SUCCESSORS: case MC_C_OPERANDS: return check_count(c, w);
    case MC_C_OPERAND_SEGMENTS: return check_segments(c, false);
    case MC_C_RESULT_SEGMENTS: return check_segments(c, true);
    case MC_C_ATTR_VALUES: return check_attrs(c);
    case MC_C_OPERAND_TYPES: return check_groups(c, false);
    case MC_C_RESULT_TYPES: return check_groups(c, true);
    case MC_C_REGION_SHAPES: return check_regions(c);
    case MC_C_ALL_TYPES_MATCH: return check_all_types_match(c, w, w + (w[0] >> 8 & 0xFFFF));
    case MC_C_TYPES_MATCH_WITH: return check_types_match_with(c, w);
    case MC_C_TYPE_IS: return check_type_is(c, w);
    case MC_C_SAME_TYPE: return check_same_type(c);
    case MC_C_SAME_TYPE_OPERANDS: return check_same_type_operands(c);
    case MC_C_SAME_SHAPE: return check_same_shape(c);
    case MC_C_SAME_ELEMENT_TYPE: return check_same_element_type(c);
    case MC_C_ELEMENTWISE: return check_elementwise(c);
    case MC_C_INFER_FIRST: return check_infer_first(c);
    case MC_C_PARENT: return check_parent(c, w, w + (w[0] >> 8 & 0xFFFF));
    case MC_C_HOOK: return mc_hook_verify(c, w[1] != 0);
    default: return true;
  }
}

MC_INLINE bool run_one(Check *c, const uint32_t *w) {
  if ((w[0] & 0xFF) != MC_C_ROUTINE) return check_declared(c, w);
  c->args = w + 2;
  c->num_args = (w[0] >> 8 & 0xFFFF) - 2;
  return c->ctx->routines->checks[w[1]].run(c);
}

static bool run(Check *c, const uint32_t *w, const uint32_t *end) {
  for (; w < end; w += w[0] >> 8 & 0xFFFF) {
    if (MC_UNLIKELY(!run_one(c, w))) return false;
  }
  return true;
}

/* --- an operation like one that passed --- */

static bool is_pure(const McContext *ctx, const uint32_t *w) {
  switch (w[0] & 0xFF) {
    case MC_C_PARENT: case MC_C_REGION_SHAPES: case MC_C_HOOK: return false;
    case MC_C_ROUTINE: return (ctx->routines->checks[w[1]].kind & MC_PURE) != 0;
    default: return true;
  }
}

/* True for pure checks that do not look at properties. */
static bool is_about_types(const uint32_t *w) {
  switch (w[0] & 0xFF) {
    case MC_C_REGIONS:
    case MC_C_RESULTS:
    case MC_C_SUCCESSORS:
    case MC_C_OPERANDS:
    case MC_C_OPERAND_TYPES:
    case MC_C_RESULT_TYPES:
    case MC_C_TYPES_MATCH_WITH: case MC_C_TYPE_IS: case MC_C_SAME_TYPE: case MC_C_SAME_TYPE_OPERANDS:
    case MC_C_SAME_SHAPE: case MC_C_SAME_ELEMENT_TYPE: case MC_C_ELEMENTWISE: case MC_C_INFER_FIRST: return true;
    case MC_C_ALL_TYPES_MATCH:
      for (const uint32_t *at = w + 2, *end = w + (w[0] >> 8 & 0xFFFF); at < end; at++) {
        if (*at & MC_CHECK_ATTR) return false;
      }
      return true;
    default: return false;
  }
}

uint32_t mc_check_flags(const McContext *ctx, const uint32_t *check) {
  bool of_symbol = (check[0] & 0xFF) == MC_C_ROUTINE && ctx->routines->checks[check[1]].kind == MC_CHECKS_SYMBOL;
  return (is_pure(ctx, check) ? MC_CHECK_PURE : 0) | (is_about_types(check) ? MC_CHECK_ABOUT_TYPES : 0) |
         (of_symbol ? MC_CHECK_OF_SYMBOL : 0);
}

static bool sees_value_types(const McContext *ctx, const McOpDef *def, const uint32_t *w) {
  const McAttrWords *attrs = mc_def_attrs(def);
  switch (w[0] & 0xFF) {
    case MC_C_ATTR_VALUES:
      return attrs[0].constraint == 0 || (def->words[attrs[0].constraint] & 0xFF) == MC_P_TYPED;
    case MC_C_ALL_TYPES_MATCH: return true;
    case MC_C_ROUTINE: return ctx->routines->checks[w[1]].kind == MC_SEES_VALUE_TYPES;
    default: return is_about_types(w);
  }
}

bool mc_constraints_see_value_types(const McContext *ctx, const McOpDef *def, const McConstraints *c) {
  bool all = def->op->num_attrs == 1 && c->impure == c->checks_end;
  for (const uint32_t *w = c->checks; all && w < c->checks_end; w += w[0] >> 8 & 0xFFFF) {
    all = sees_value_types(ctx, def, w);
  }
  return all;
}

bool mc_constraints_verify_known(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags) {
  Check c = {ctx, op, def, diags, NULL, NULL, 0};
  const uint32_t *end = def->constraints->checks_end;
  for (const uint32_t *w = def->constraints->impure; w < end; w += w[0] >> 8 & 0xFFFF) {
    if (!(w[0] & MC_CHECK_PURE) && MC_UNLIKELY(!run_one(&c, w))) return false;
  }
  return true;
}

/* Verifies an operation whose key is not in the cache. Often only its properties are new; then the checks that depend
 * on types alone are skipped. */
bool mc_constraints_verify(McContext *ctx, McOp op, const McOpDef *def, McCheckCache *cache,
                           const McCheckLookup *lookup, McDiags *diags) {
  Check c = {ctx, op, def, diags, NULL, NULL, 0};
  const uint32_t *w = def->constraints->checks, *end = def->constraints->checks_end;
  if (lookup == NULL) return run(&c, w, end);
  McCheckKey *types = &cache->entries[mc_check_slot(lookup->types_hash)], key = lookup->key;
  /* then properties decide which types belong to which group */
  uint64_t segments = MC_TRAIT(ATTR_SIZED_OPERAND_SEGMENTS) | MC_TRAIT(ATTR_SIZED_RESULT_SEGMENTS);
  key.properties = MC_CHECK_TYPES_ALONE;
  if (!(def->traits & segments) && mc_check_is_same(types, &key, lookup->num_types)) {
    for (; w < end; w += w[0] >> 8 & 0xFFFF) {
      if (!(w[0] & MC_CHECK_ABOUT_TYPES) && !run_one(&c, w)) return false;
    }
  } else {
    if (!run(&c, w, end)) return false;
    *types = key;
  }
  mc_check_keep(cache, lookup);
  return true;
}

bool mc_constraints_verify_counts(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags) {
  Check c = {ctx, op, def, diags, NULL, NULL, 0};
  const McConstraints *constraints = def->constraints;
  for (const uint32_t *w = constraints->checks; w < constraints->checks_end; w += w[0] >> 8 & 0xFFFF) {
    uint32_t what = w[0] & 0xFF;
    bool counts = what == MC_C_REGIONS || what == MC_C_RESULTS || what == MC_C_SUCCESSORS || what == MC_C_OPERANDS;
    if (counts && !check_count(&c, w)) return false;
  }
  return true;
}

bool mc_constraints_verify_regions(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags) {
  Check c = {ctx, op, def, diags, NULL, NULL, 0};
  return run(&c, def->constraints->region_checks, def->constraints->region_checks_end);
}

bool mc_constraints_verify_symbol_uses(McContext *ctx, McOp op, const McOpDef *def, const McSymbolLookup *symbols,
                                       McDiags *diags) {
  Check c = {ctx, op, def, diags, symbols, NULL, 0};
  return run(&c, def->constraints->symbol_checks, def->constraints->symbol_checks_end);
}
