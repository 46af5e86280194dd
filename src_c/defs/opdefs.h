/* opdefs.h - the registry: operation names and what is defined for them.
 *
 * A definition is data: traits, the inherent attributes, a format program (format.h) that the parser and
 * the printer run, a constraint program that the verifier runs. Definitions are immutable once published;
 * publishing is one release store into the operation name's record, so readers take no lock.
 */
#ifndef MC_OPDEFS_H
#define MC_OPDEFS_H

#include <stdatomic.h>

#include "ir/context.h"

#define MC_TRAITS(X)                                                                             \
  X(ISOLATED_FROM_ABOVE) X(TERMINATOR) X(NO_TERMINATOR) X(SINGLE_BLOCK) X(SYMBOL_TABLE) X(SYMBOL) \
  X(GRAPH_REGION) /* regions need no dominance */                                                \
  X(RETURN_LIKE) X(AFFINE_SCOPE) X(SAME_OPERANDS_AND_RESULT_TYPE) X(SAME_TYPE_OPERANDS)           \
  X(NO_REGION_ARGUMENTS) X(ATTR_SIZED_OPERAND_SEGMENTS) X(ATTR_SIZED_RESULT_SEGMENTS) X(COMMUTATIVE) X(PURE) \
  X(ALLOCATION_SCOPE) X(CONSTANT_LIKE)
enum {
#define X(name) MC_TRAIT_BIT_##name,
  MC_TRAITS(X)
#undef X
};
#define MC_TRAIT(name) ((uint64_t)1 << MC_TRAIT_BIT_##name)

typedef struct McFormat McFormat;           /* format.h */
typedef struct McConstraints McConstraints; /* constraints.h */

typedef struct McOpDef {
  uint64_t traits;
  uint64_t facts[2];           /* a bit for each fact that it states: facts.h */
  /* names without a prefix inside its regions are of this dialect; MC_NONE: inherit none */
  McIdent default_dialect;
  McOpName name;
  McOpName implicit_terminator; /* added to an empty region's end while parsing; MC_NONE: none */
  const McIdent *inherent;     /* names of inherent attributes, sorted by bytes: they live in properties. Owned */
  uint32_t num_inherent;
  McAttr default_properties;   /* what the properties are when no attribute is given; MC_NONE: none has a default */
  const McFormat *format;      /* NULL: only the generic form exists */
  const McConstraints *constraints; /* NULL: none */
  bool all_bound;              /* every inherent attribute is named by the format: none is left for the dictionary */
  bool is_old;                 /* of an old generation of the language: only read, and upgraded (upgrade.h) */
  bool is_renamed;             /* nothing but its name is old: never made */
  bool spells_discardable;     /* the format has attributes that are not inherent */
  uint8_t num_variadic_operands, num_variadic_results; /* groups whose size varies */
  /* the only such group, when there is one and no attribute has its size; else 255 */
  uint8_t variadic_operand, variadic_result;
  const uint32_t *words;       /* the dialect's linked program; offsets below count from here. Borrowed from McOpDefs */
  const struct McOpWords *op;  /* this operation's record in it: format.h */
  const struct McAsmNames *asm_names; /* suggests names for results; NULL: none */
} McOpDef;

typedef struct McOpNameRec {
  McIdent name;      /* "func.return" */
  McIdent dialect;   /* "func"; MC_NONE: no dot in the name */
  uint32_t dialect_len; /* bytes of the namespace in the name */
  _Atomic(bool) dialect_known;  /* the namespace is registered, though perhaps not complete here */
  /* the namespace is registered and complete: an unknown name in it is an error of its own */
  _Atomic(bool) dialect_loaded;
  /* but operations may have such names, in generic form (upstream's allowUnknownOperations) */
  _Atomic(bool) dialect_open;
  _Atomic(const McOpDef *) def; /* NULL: unregistered */
} McOpNameRec;

/* The dialect that defines operations of old generations, by their own names: "std.addi". No text can have a namespace
 * with a dot. */
#define MC_OLD_DIALECT MC_STR("mlir.legacy")
/* One of them. Its name is a record of its own, whatever has that name today. *out MC_NONE: there is none, or the
 * dialect was not loaded. False: out of memory. */
bool mc_old_op_name(McContext *ctx, const char *bytes, size_t len, McOpName *out);
bool mc_op_is(const McContext *ctx, McOp op, const char *name); /* it has that name in full; MC_NONE has none */

/* Hot: the record of a name; names are in chunks that never move. */
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
/* True when the name is unregistered or its definition has one of the traits. Upstream treats unregistered operations
 * as "might have" every trait; this asks for certainty: false for unregistered. */
static inline bool mc_op_has_trait(const McContext *ctx, McOp op, uint64_t traits) {
  const McOpDef *def = mc_op_def(ctx, op);
  return def != NULL && (def->traits & traits) != 0;
}

/* After an operation's generic text is read: moves entries of *attrs that are inherent into *properties, drops what
 * *properties has and the definition has not, and puts defaults where nothing is given. Either may be MC_NONE (empty),
 * before and after. False: an attribute breaks its constraint or memory ran out; reported at `loc` in upstream's words.
 * Depends on its arguments alone, so results may be remembered by (def, *attrs, *properties). Linear. */
bool mc_op_def_split_attrs(McContext *ctx, const McOpDef *def, McLoc loc, McAttr *attrs, McAttr *properties,
                           McDiags *diags);

/* A dictionary with an entry added or replaced. False: out of memory. (op_attrs.c) */
bool mc_dictionary_with(McContext *ctx, McAttr dictionary, McNamedAttr added, McAttr *out);

/* Appends the name that the definition suggests for result `i`, without sigil and as yet unfit for an identifier
 * ("c-1_i32"); nothing: it has none. */
void mc_op_asm_name(McContext *ctx, McOp op, uint32_t i, McBuf *out);

/* The namespace's definitions are published in this context; *complete: it has no other operations than those. */
bool mc_dialect_is_defined(const McContext *ctx, McIdent name, bool *complete);

/* Attributes that a dialect defines: MC_ATTR_DEFINED, words: name ("arith.fastmath"), value (two words).
 * NULL: nothing of that name is defined. */
typedef struct McEnumDef McEnumDef;
const McEnumDef *mc_attr_def(const McContext *ctx, McIdent name);
/* All types and attributes of the dialect are defined: others are refused. *none: it has no types, or no attributes, at
 * all. Those of other dialects are kept as they are written. */
bool mc_dialect_symbols_are_defined(const McContext *ctx, McIdent name, bool is_attr, bool *none);
/* The dialect of that namespace, or NULL. No lock. */
struct McDialectDef;
const struct McDialectDef *mc_dialect_of_prefix(const McContext *ctx, const char *name, size_t len);
/* How messages about an unknown type, or attribute, of the dialect begin after "unknown "; empty: in upstream's usual
 * words. No lock. */
McStr mc_dialect_noun(const McContext *ctx, McIdent name, bool is_attr);

/* dialects.c: the namespaces that were asked for. */
bool mc_dialects_init(McContext *ctx);
void mc_dialects_fini(McContext *ctx);
/* Marks a namespace as registered without calling the loader: for dialects that the core itself defines. False: out of
 * memory. */
bool mc_dialect_register(McContext *ctx, McIdent name);

bool mc_opdefs_init(McContext *ctx);
void mc_opdefs_fini(McContext *ctx);

#endif
