/* op_def.h - the records of an operation's name and definition, and the inline functions that read them.
 *
 * The tables of ir/ hold the name of each operation; walks, symbols and comparisons read traits by it. defs/opdefs.c
 * makes and publishes the records.
 */
#ifndef MC_OP_DEF_H
#define MC_OP_DEF_H

#include <stdatomic.h>

#include "ir/context.h"

#define MC_TRAITS(X)                                                                             \
  X(ISOLATED_FROM_ABOVE) X(TERMINATOR) X(NO_TERMINATOR) X(SINGLE_BLOCK) X(SYMBOL_TABLE) X(SYMBOL) \
  X(GRAPH_REGION) /* regions need no dominance */                                                \
  X(RETURN_LIKE) X(AFFINE_SCOPE) X(SAME_OPERANDS_AND_RESULT_TYPE) X(SAME_TYPE_OPERANDS)           \
  X(NO_REGION_ARGUMENTS) X(ATTR_SIZED_OPERAND_SEGMENTS) X(ATTR_SIZED_RESULT_SEGMENTS) X(COMMUTATIVE) X(PURE) \
  X(ALLOCATION_SCOPE) X(CONSTANT_LIKE) X(ELEMENTWISE_MAPPABLE)
enum {
#define X(name) MC_TRAIT_BIT_##name,
  MC_TRAITS(X)
#undef X
};
#define MC_TRAIT(name) ((uint64_t)1 << MC_TRAIT_BIT_##name)

typedef struct McFormat McFormat;           /* format.h */
typedef struct McConstraints McConstraints; /* constraints.h */

/* How many dialects have patterns for one operation. */
#define MC_MAX_PATTERNS 4

typedef struct McOpDef {
  uint64_t traits;
  uint64_t facts[2];           /* a bit for each fact that the definition states: facts.h */
  /* the dialect of names without a prefix inside its regions; MC_NONE: inherit none */
  McIdent default_dialect;
  McOpName name;
  McOpName implicit_terminator; /* added to an empty region's end while parsing; MC_NONE: none */
  const McIdent *inherent;     /* names of inherent attributes, sorted by bytes: they are stored in properties. Owned */
  uint32_t num_inherent;
  McAttr default_properties;   /* the properties when no attribute is given; MC_NONE: no attribute has a default */
  const McFormat *format;      /* NULL: only the generic form exists */
  const McConstraints *constraints; /* NULL: none */
  bool all_bound;              /* the format names every inherent attribute: none is left for the dictionary */
  /* an operation of an old generation of the language: only read, and upgraded (upgrade.h) */
  bool is_old;
  uint8_t inlining;            /* MC_PROGRAM_INLIN*, of its dialect */
  bool is_renamed;             /* only its name is old: never made */
  bool spells_discardable;     /* the format has attributes that are not inherent */
  uint8_t num_variadic_operands, num_variadic_results; /* groups whose size varies */
  /* the only group of variable size, when there is only one and no attribute has its size; else 255 */
  uint8_t variadic_operand, variadic_result;
  const uint32_t *words;       /* the dialect's linked program; offsets below count from here. Borrowed from McOpDefs */
  const struct McOpWords *op;  /* this operation's record in it: format.h */
  const struct McFoldRoutine *fold;       /* NULL: it does not fold */
  const struct McPatternRoutine *patterns[MC_MAX_PATTERNS]; /* routines that simplify it, in order; the rest is NULL */
  const struct McSpeculationRoutine *speculation; /* NULL: it may be executed anywhere if it is pure */
  const struct McPatternRoutine *fold_pattern; /* NULL: no fold of it makes operations */
  const struct McRangeRoutine *range;       /* NULL: nothing is known of its results but their types */
  const struct McIndexSumRoutine *index_sum; /* NULL: it is no sum of indices */
  const struct McSubsetRoutine *subset;     /* NULL: it is no part of a tensor */
  const struct McSlotRoutine *slot;         /* NULL: it allocates no slot */
  const struct McSlotUseRoutine *slot_use;  /* NULL: it keeps slots in memory */
  const struct McSplitRoutine *split;       /* NULL: it allocates no memory of several parts */
  const struct McSplitUseRoutine *split_use; /* NULL: it keeps such memory as it is */
  const struct McInliningRoutine *inlined;  /* NULL: bodies take its place as they are */
  const struct McBranchRoutine *branch;   /* NULL: constants do not decide where control goes */
  const struct McAsmNames *asm_names; /* suggests names for results; NULL: none */
  /* transform/effects.c: the effects that all its operations have, or a mark that they vary; 0: not looked at yet */
  _Atomic(uint16_t) effects;
} McOpDef;

typedef struct McOpNameRec {
  McIdent name;      /* "func.return" */
  McIdent dialect;   /* "func"; MC_NONE: no dot in the name */
  uint32_t dialect_len; /* bytes of the namespace in the name */
  _Atomic(bool) dialect_known;  /* the namespace is registered; its definitions can be incomplete here */
  /* the namespace is registered and complete: an unknown name in it is a separate error */
  _Atomic(bool) dialect_loaded;
  /* but unknown operations are accepted in generic form (upstream's allowUnknownOperations) */
  _Atomic(bool) dialect_open;
  _Atomic(const McOpDef *) def; /* NULL: unregistered */
} McOpNameRec;

/* The record of a name, in chunks that never move. On the hot path. */
#define MC_NAME_CHUNK_BITS 8
static inline const McOpNameRec *mc_op_name_rec(const McContext *ctx, McOpName name) {
  return &ctx->op_names[name.index >> MC_NAME_CHUNK_BITS][name.index & ((1u << MC_NAME_CHUNK_BITS) - 1)];
}
static inline const McOpDef *mc_op_name_def(const McContext *ctx, McOpName name) {
  return atomic_load_explicit(&((McOpNameRec *)mc_op_name_rec(ctx, name))->def, memory_order_acquire);
}
static inline const McOpDef *mc_op_def(const McContext *ctx, McOp op) {
  return mc_op_name_def(ctx, (McOpName){mc_op_rec(ctx, op)->name});
}
static inline bool mc_op_def_has_inherent(const McOpDef *def, McIdent name) {
  for (uint32_t i = 0; i < def->num_inherent; i++) {
    if (def->inherent[i].index == name.index) return true;
  }
  return false;
}
/* True when the name is registered and its definition has one of the traits. Upstream treats unregistered operations
 * as "might have" every trait; this function returns false for them. */
static inline bool mc_op_has_trait(const McContext *ctx, McOp op, uint64_t traits) {
  const McOpDef *def = mc_op_def(ctx, op);
  return def != NULL && (def->traits & traits) != 0;
}

#endif
