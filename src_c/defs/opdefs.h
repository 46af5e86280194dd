/* opdefs.h - the registry: operation names and what is defined for them.
 *
 * A definition is data: traits, the inherent attributes, a format program (format.h) that the parser and
 * the printer run, a constraint program that the verifier runs. Definitions are immutable once published;
 * publishing is one release store into the operation name's record, so readers take no lock.
 */
#ifndef MC_OPDEFS_H
#define MC_OPDEFS_H

#include "ir/op_def.h"

/* The dialect that defines operations of old generations, by their own names: "std.addi". No text can have a namespace
 * with a dot. */
#define MC_OLD_DIALECT MC_STR("mlir.legacy")
/* One of them. Its name is a record of its own, whatever has that name today. *out MC_NONE: there is none, or the
 * dialect was not loaded. False: out of memory. */
bool mc_old_op_name(McContext *ctx, const char *bytes, size_t len, McOpName *out);
bool mc_op_is(const McContext *ctx, McOp op, const char *name); /* it has that name in full; MC_NONE has none */

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
/* What messages call its types, which are written without prefix inside of each other; MC_NONE: nothing of the kind. No
 * lock. */
McIdent mc_dialect_type_noun(const McContext *ctx, McIdent name);

/* dialects.c: the namespaces that were asked for. */
bool mc_dialects_init(McContext *ctx);
void mc_dialects_fini(McContext *ctx);
/* Marks a namespace as registered without calling the loader: for dialects that the core itself defines. False: out of
 * memory. */
bool mc_dialect_register(McContext *ctx, McIdent name);

bool mc_opdefs_init(McContext *ctx);
void mc_opdefs_fini(McContext *ctx);

#endif
