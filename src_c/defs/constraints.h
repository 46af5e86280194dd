/* constraints.h - programs that constrain a type, an attribute or a whole operation.
 *
 * A *predicate* is a tree in prefix form over one interned object, a type or an attribute; a *check* looks at an
 * operation. Both are words made by compile/dialect.py and linked by opdefs.c (format.h has the layout). They run
 * here, in upstream's order and with upstream's messages, and allocate only to report.
 */
#ifndef MC_CONSTRAINTS_H
#define MC_CONSTRAINTS_H

#include "defs/format.h"
#include "defs/routine_set.h"

/* Flags in the first word of a check, set by the linker. */
#define MC_CHECK_PURE 0x1000000u        /* it depends only on definition, properties, types and counts */
#define MC_CHECK_ABOUT_TYPES 0x2000000u /* and it does not depend on properties */
#define MC_CHECK_OF_SYMBOL 0x4000000u   /* it checks everything that the SYMBOL trait requires */
/* These bits, for a check whose other words are linked. */
uint32_t mc_check_flags(const McContext *ctx, const uint32_t *check);

struct McConstraints {
  const uint32_t *checks, *checks_end;
  const uint32_t *region_checks, *region_checks_end;
  const uint32_t *symbol_checks, *symbol_checks_end;
  /* the first of `checks` that depends on more than definition, properties, types and counts; or the end */
  const uint32_t *impure;
  bool checks_symbol;    /* one of `checks` is MC_CHECK_OF_SYMBOL */
  /* the checks use only the type of a number among the properties, and no check is impure */
  bool sees_value_types;
};

/* Computes `sees_value_types`: for the linker. */
bool mc_constraints_see_value_types(const McContext *ctx, const McOpDef *def, const McConstraints *c);

/* True when the type or attribute `id` satisfies the predicate. */
bool mc_predicate_holds(const McContext *ctx, const uint32_t *words, const uint32_t *predicate, uint32_t id);

/* The data that most checks of an operation depend on: definition, counts, types, properties. When an operation with
 * a key has passed, another operation with the same key only needs the checks that depend on more (MC_C_PARENT,
 * routines that are not pure, regions). */
#define MC_CHECK_KEY_TYPES 5
typedef struct McCheckKey {
  uint64_t head;       /* counts | name << 32 */
  uint32_t properties; /* or a replacement for them: mc_check_number_type, MC_CHECK_TYPES_ALONE */
  uint32_t types[MC_CHECK_KEY_TYPES]; /* types of operands, then of results */
} McCheckKey;
_Static_assert(sizeof(McCheckKey) == 32, "two to a cache line");
#define MC_CHECK_TYPES_ALONE UINT32_MAX /* only the checks that do not look at properties have passed */

/* Keys of operations that passed, each in its slot or in the neighbour. Plain data; it belongs to one verification and
 * starts zeroed. */
#define MC_CHECK_CACHE_BITS 9
typedef struct McCheckCache {
  McCheckKey entries[1 << MC_CHECK_CACHE_BITS];
} McCheckCache;

/* A key and its hashes in the cache: without the properties and with them. */
typedef struct McCheckLookup {
  McCheckKey key;
  uint32_t num_types;
  uint64_t types_hash, hash;
} McCheckLookup;

MC_INLINE uint64_t mc_check_hash(uint64_t hash, uint32_t word) { return (hash ^ word) * 0xD6E8FEB86659FD93u; }
MC_INLINE uint32_t mc_check_slot(uint64_t hash) { return (uint32_t)(hash >> (64 - MC_CHECK_CACHE_BITS)); }

/* Makes the key of an operation. `successors`, `regions`: their counts. Returns false when one of the counts is too
 * large for a key, or an operand is null. */
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

/* Compares word by word, as the words were just written: a load of another width would wait for the stores. */
MC_INLINE bool mc_check_is_same(const McCheckKey *a, const McCheckKey *b, uint32_t num_types) {
  if (a->head != b->head || a->properties != b->properties) return false;
  for (uint32_t i = 0; i < num_types; i++) {
    if (a->types[i] != b->types[i]) return false;
  }
  return true;
}
MC_INLINE bool mc_check_is_known(const McCheckCache *cache, const McCheckLookup *l) {
  uint32_t slot = mc_check_slot(l->hash);
  return MC_LIKELY(mc_check_is_same(&cache->entries[slot], &l->key, l->num_types)) ||
         mc_check_is_same(&cache->entries[slot ^ 1], &l->key, l->num_types);
}
/* Puts a key into its slot; the one that was there moves to the neighbour. */
MC_INLINE void mc_check_keep(McCheckCache *cache, const McCheckLookup *l) {
  uint32_t slot = mc_check_slot(l->hash);
  cache->entries[slot ^ 1] = cache->entries[slot];
  cache->entries[slot] = l->key;
}

/* In a key, replaces properties that are only the definition's one attribute, a number, by the number's type, when
 * the definition sees value types alone. Returns the properties themselves when they are anything else. */
MC_INLINE uint32_t mc_check_number_type(const McContext *ctx, const McOpDef *def, uint32_t properties) {
  if (properties == MC_NONE) return properties;
  const McRec *dictionary = mc_rec(ctx, properties);
  if (dictionary->num_words != 2 || dictionary->words[0] != mc_def_attrs(def)[0].name) return properties;
  const McRec *value = mc_rec(ctx, dictionary->words[1]);
  return value->kind == MC_ATTR_INTEGER || value->kind == MC_ATTR_FLOAT ? 0x80000000u | value->words[0] : properties;
}

/* Checks `op` by itself, before the operations inside it: counts, attributes, operands, results, regions, traits, the
 * definition's own code. verify.c checks by the trait bits: terminators, blocks of regions, symbol tables, isolation.
 * lookup: the operation's key, which is not in the cache yet; NULL: no key, and then the cache can be NULL, too.
 * Returns false after reporting the first violation only. */
bool mc_constraints_verify(McContext *ctx, McOp op, const McOpDef *def, McCheckCache *cache,
                           const McCheckLookup *lookup, McDiags *diags);
/* The same for an operation whose key is in the cache. */
bool mc_constraints_verify_known(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);
/* Checks only the numbers of regions, results, successors and operands. */
bool mc_constraints_verify_counts(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);
/* Checks the rules that need everything inside `op` to be verified (upstream's region traits and verifyRegions). */
bool mc_constraints_verify_regions(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);

/* Checks the symbols that `op` names. The check of a symbol table calls it for each operation in the table
 * (upstream's SymbolUserOpInterface). */
bool mc_constraints_verify_symbol_uses(McContext *ctx, McOp op, const McOpDef *def, const McSymbolLookup *symbols,
                                       McDiags *diags);

/* The value of an entry of a dictionary, as mc_attr_dictionary_find returns it; a dictionary with few entries needs
 * no call. */
MC_INLINE McAttr mc_find_entry(const McContext *ctx, McAttr dictionary, uint32_t name) {
  const McRec *rec = mc_rec(ctx, dictionary.index);
  if (MC_UNLIKELY(rec->num_words > 8)) return mc_attr_dictionary_find(ctx, dictionary, (McIdent){name});
  for (const uint32_t *w = rec->words, *end = w + rec->num_words; w < end; w += 2) {
    if (w[0] == name) return (McAttr){w[1]};
  }
  return (McAttr){MC_NONE};
}

/* verify_hooks.c: calls the hook that checks operations of this definition. Returns false after reporting. */
bool mc_hook_verify(const McRoutineCheck *c, bool regions);
/* Hooks that were called for parts of a text or a tree will be called again: their exceptions are forgotten. */
void mc_hooks_again(McContext *ctx);
/* The same for the parameters of a type or attribute. */
bool mc_hook_verify_def(McContext *ctx, McIdent name, bool is_type, const uint32_t *values, uint32_t count, McLoc loc,
                        McDiags *diags);

/* The sizes of a shaped type, which can be one that a dialect defines. */
typedef struct McSizes {
  bool is_shaped, has_rank;
  uint32_t rank;
  const char *defined; /* of a defined type: int64_t each; else NULL. Interned */
  McType type;
} McSizes;

McSizes mc_sizes(const McContext *ctx, McType type);
int64_t mc_size_at(const McContext *ctx, const McSizes *s, uint32_t i); /* i is below the rank */

/* Upstream's getElementTypeOrSelf and verifyCompatibleShape. */
McType mc_element_or_self(const McContext *ctx, McType type);
bool mc_shapes_compatible(const McContext *ctx, McType a, McType b);

/* attr_rules.c: checks each discardable attribute against the rules of its dialect. *has_rule is set when there is
 * any rule. Returns false after reporting. */
bool mc_attr_rules_hold(McContext *ctx, McOp op, McAttr attrs, bool *has_rule, McDiags *diags);

#endif
