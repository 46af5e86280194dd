/* constraints.h - programs that say what a type, an attribute or a whole operation must be like.
 *
 * A *predicate* is a tree in prefix form over one interned thing, a type or an attribute; a *check* looks at an
 * operation. Both are words made by compile/dialect.py and linked by opdefs.c (format.h has the layout), run here
 * without allocation unless something is reported, in upstream's order and words.
 */
#ifndef MC_CONSTRAINTS_H
#define MC_CONSTRAINTS_H

#include "defs/format.h"
#include "defs/routine_set.h"

/* In the first word of a check, set by the linker. */
#define MC_CHECK_PURE 0x1000000u        /* it depends on definition, properties, types and counts alone */
#define MC_CHECK_ABOUT_TYPES 0x2000000u /* and not on properties */
#define MC_CHECK_OF_SYMBOL 0x4000000u   /* it asks all that the SYMBOL trait asks for */
/* These bits, of a check whose other words are linked. */
uint32_t mc_check_flags(const McContext *ctx, const uint32_t *check);

struct McConstraints {
  const uint32_t *checks, *checks_end;
  const uint32_t *region_checks, *region_checks_end;
  const uint32_t *symbol_checks, *symbol_checks_end;
  /* of `checks`, the first that depends on more than definition, properties, types and counts; or the end */
  const uint32_t *impure;
  bool checks_symbol;    /* one of `checks` is MC_CHECK_OF_SYMBOL */
  /* the checks look at numbers among the properties for their type alone, and nothing is impure */
  bool sees_value_types;
};

/* Whether that is so: for the linker. */
bool mc_constraints_see_value_types(const McContext *ctx, const McOpDef *def, const McConstraints *c);

/* True when the type or attribute `id` satisfies the predicate. */
bool mc_predicate_holds(const McContext *ctx, const uint32_t *words, const uint32_t *predicate, uint32_t id);

/* What most checks of an operation depend on: definition, counts, types, properties. One of these that was found right
 * stands for all operations like it, which only need the checks that look further (MC_C_PARENT, routines that are not
 * pure, regions). */
#define MC_CHECK_KEY_TYPES 5
typedef struct McCheckKey {
  uint64_t head;       /* counts | name << 32 */
  uint32_t properties; /* or what stands for them: mc_check_number_type, MC_CHECK_TYPES_ALONE */
  uint32_t types[MC_CHECK_KEY_TYPES]; /* of operands, then of results */
} McCheckKey;
_Static_assert(sizeof(McCheckKey) == 32, "two to a cache line");
#define MC_CHECK_TYPES_ALONE UINT32_MAX /* only what does not look at properties was found right */

/* Keys that were found right, direct-mapped. Plain data; belongs to one verification, starts zeroed. */
#define MC_CHECK_CACHE_BITS 9
typedef struct McCheckCache {
  McCheckKey entries[1 << MC_CHECK_CACHE_BITS];
} McCheckCache;

/* A key, and what finds it in the cache: hashes without the properties and with them. */
typedef struct McCheckLookup {
  McCheckKey key;
  uint32_t num_types;
  uint64_t types_hash, hash;
} McCheckLookup;

MC_INLINE uint64_t mc_check_hash(uint64_t hash, uint32_t word) { return (hash ^ word) * 0xD6E8FEB86659FD93u; }
MC_INLINE uint32_t mc_check_slot(uint64_t hash) { return (uint32_t)(hash >> (64 - MC_CHECK_CACHE_BITS)); }

/* The key of an operation. `successors`, `regions`: their counts. False: it has too many of something, or a null
 * operand. */
MC_INLINE bool mc_check_lookup_init(McCheckLookup *l, McContext *ctx, const McOpRec *rec, uint32_t successors,
                                    uint32_t regions, uint32_t properties) {
  uint32_t operands = rec->num_operands, results = rec->num_results;
  if (MC_UNLIKELY((uint64_t)operands + results > MC_CHECK_KEY_TYPES)) return false;
  if (MC_UNLIKELY((successors | regions) > 255)) return false;
  l->key.head = operands | results << 8 | regions << 16 | successors << 24 | (uint64_t)rec->name << 32;
  l->num_types = operands + results;
  uint64_t hash = l->key.head * 0x9E3779B97F4A7C15u;
  uint32_t *type = l->key.types;
  if (operands > 0) {
    const McUseRec *use = mc_use_rec(ctx, (McUse){rec->operands}), *end = use + operands;
    for (; use < end; use++) {
      if (MC_UNLIKELY(use->value == MC_NONE)) return false;
      *type = mc_value_rec(ctx, (McValue){use->value})->type;
      hash = mc_check_hash(hash, *type++);
    }
  }
  if (results > 0) {
    const McValueRec *value = mc_value_rec(ctx, (McValue){rec->results}), *end = value + results;
    for (; value < end; value++) {
      *type = value->type;
      hash = mc_check_hash(hash, *type++);
    }
  }
  l->types_hash = hash;
  l->key.properties = properties;
  l->hash = mc_check_hash(hash, properties);
  return true;
}

/* Word by word, as they were just written: what is read in other pieces has to be waited for. */
MC_INLINE bool mc_check_is_same(const McCheckKey *a, const McCheckKey *b, uint32_t num_types) {
  if (a->head != b->head || a->properties != b->properties) return false;
  for (uint32_t i = 0; i < num_types; i++) {
    if (a->types[i] != b->types[i]) return false;
  }
  return true;
}
MC_INLINE bool mc_check_is_known(const McCheckCache *cache, const McCheckLookup *l) {
  return mc_check_is_same(&cache->entries[mc_check_slot(l->hash)], &l->key, l->num_types);
}

/* Stands in a key for all properties that are the definition's one attribute, a number of the same type, when the
 * definition sees value types alone. The properties themselves: there are others. */
MC_INLINE uint32_t mc_check_number_type(const McContext *ctx, const McOpDef *def, uint32_t properties) {
  if (properties == MC_NONE) return properties;
  const McRec *dictionary = mc_rec(ctx, properties);
  if (dictionary->num_words != 2 || dictionary->words[0] != mc_def_attrs(def)[0].name) return properties;
  const McRec *value = mc_rec(ctx, dictionary->words[1]);
  return value->kind == MC_ATTR_INTEGER || value->kind == MC_ATTR_FLOAT ? 0x80000000u | value->words[0] : properties;
}

/* What must hold for `op` by itself, before what is inside it is looked at: counts, attributes, operands, results,
 * regions, traits, the definition's own code. Not here, but in verify.c by the trait bits: terminators, blocks of
 * regions, symbol tables, isolation. lookup: the operation's key, which is not known yet, or NULL; then there may be no
 * cache, either. False: reported, the first violation only. */
bool mc_constraints_verify(McContext *ctx, McOp op, const McOpDef *def, McCheckCache *cache,
                           const McCheckLookup *lookup, McDiags *diags);
/* The same for one whose key is known. */
bool mc_constraints_verify_known(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);
/* Only how many regions, results, successors and operands there are. */
bool mc_constraints_verify_counts(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);
/* What must hold once everything inside `op` is known to be right (upstream's region traits and verifyRegions). */
bool mc_constraints_verify_regions(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);

/* What the symbols that `op` names must be: asked for each operation in a symbol table, by the table's check
 * (upstream's SymbolUserOpInterface). */
bool mc_constraints_verify_symbol_uses(McContext *ctx, McOp op, const McOpDef *def, const McSymbolLookup *symbols,
                                       McDiags *diags);

/* The value of an entry of a dictionary, as mc_attr_dictionary_find gives it; without a call where there are few. */
MC_INLINE McAttr mc_find_entry(const McContext *ctx, McAttr dictionary, uint32_t name) {
  const McRec *rec = mc_rec(ctx, dictionary.index);
  if (MC_UNLIKELY(rec->num_words > 8)) return mc_attr_dictionary_find(ctx, dictionary, (McIdent){name});
  for (const uint32_t *w = rec->words, *end = w + rec->num_words; w < end; w += 2) {
    if (w[0] == name) return (McAttr){w[1]};
  }
  return (McAttr){MC_NONE};
}

/* verify_hooks.c: asks the hook that checks operations of this definition. False: reported. */
bool mc_hook_verify(const McRoutineCheck *c, bool regions);
/* The same for the parameters of a type or attribute. */
bool mc_hook_verify_def(McContext *ctx, McIdent name, bool is_type, const uint32_t *values, uint32_t count, McLoc loc,
                        McDiags *diags);

/* Upstream's getElementTypeOrSelf and verifyCompatibleShape. */
McType mc_element_or_self(const McContext *ctx, McType type);
bool mc_shapes_compatible(const McContext *ctx, McType a, McType b);

/* attr_rules.c: does each discardable attribute hold the rules of its dialect? *has_rule is set when there is one at
 * all. False: reported. */
bool mc_attr_rules_hold(McContext *ctx, McOp op, McAttr attrs, bool *has_rule, McDiags *diags);

#endif
