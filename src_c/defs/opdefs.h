/* opdefs.h - the registry: operation names and their definitions.
 *
 * A definition is data: traits, the inherent attributes, a format program (format.h) that the parser and the printer
 * run, a constraint program that the verifier runs. Definitions are immutable once published; publishing is one
 * release store into the operation name's record, so readers take no lock.
 */
#ifndef MC_OPDEFS_H
#define MC_OPDEFS_H

#include "ir/op_def.h"

/* The dialect that defines operations of old generations, by their own names: "std.addi". No namespace in a text can
 * contain a dot. */
#define MC_OLD_DIALECT MC_STR("mlir.legacy")
/* Finds an operation of old generations. Its name has its own record, separate from an operation that has that name
 * today. *out MC_NONE: there is none, or the dialect was not loaded. Returns false when memory runs out. */
bool mc_old_op_name(McContext *ctx, const char *bytes, size_t len, McOpName *out);
bool mc_op_is(const McContext *ctx, McOp op, const char *name); /* compares the full name; MC_NONE has none */

/* Called after an operation's generic text is read: moves entries of *attrs that are inherent into *properties, drops
 * entries of *properties that the definition does not have, and adds defaults for missing entries. Either can be
 * MC_NONE (empty), before and after. Returns false after reporting at `loc`, in upstream's words, that an attribute
 * breaks its constraint or memory ran out. The result depends only on the arguments. Linear. */
bool mc_op_def_split_attrs(McContext *ctx, const McOpDef *def, McLoc loc, McAttr *attrs, McAttr *properties,
                           McDiags *diags);

/* Arguments of mc_op_def_split_attrs, and its result. */
typedef struct McInherent {
  const McOpDef *def; /* NULL: free */
  McAttr attrs, properties, split_attrs, split_properties;
} McInherent;
#define MC_INHERENT_BITS 9
typedef struct McInherentMemo { McInherent entries[1 << MC_INHERENT_BITS]; /* direct-mapped */ } McInherentMemo;
/* The same for a reader of many operations. *splits belongs to the reader: NULL at first, freed with mc_free. */
bool mc_op_def_split_known(McContext *ctx, McInherentMemo **splits, const McOpDef *def, McLoc loc, McAttr *attrs,
                           McAttr *properties, McDiags *diags);

/* A dictionary with an entry added or replaced. Returns false when memory runs out. (op_attrs.c) */
bool mc_dictionary_with(McContext *ctx, McAttr dictionary, McNamedAttr added, McAttr *out);

/* Appends the name that the definition suggests for result `i`, without sigil and not yet made a valid identifier
 * ("c-1_i32"); appends nothing if there is none. */
void mc_op_asm_name(McContext *ctx, McOp op, uint32_t i, McBuf *out);

/* True when the namespace's definitions are published in this context; *complete: it has no other operations. */
bool mc_dialect_is_defined(const McContext *ctx, McIdent name, bool *complete);

/* It is the name of a property of the operation that is no attribute. Linear in the definition. */
bool mc_op_names_property(const McContext *ctx, McOp op, McIdent name);

/* Attributes that a dialect defines: MC_ATTR_DEFINED, words: name ("arith.fastmath"), value (two words). NULL: there
 * is no definition of that name. */
typedef struct McEnumDef McEnumDef;
const McEnumDef *mc_attr_def(const McContext *ctx, McIdent name);
/* True when all types and attributes of the dialect are defined, so that others are refused. *none: the dialect has
 * no types, or no attributes, at all. Symbols of any other dialect are kept as they are written. */
bool mc_dialect_symbols_are_defined(const McContext *ctx, McIdent name, bool is_attr, bool *none);
/* The definitions that were published last, or NULL: what a text means can change with them. No lock. */
struct McDialectDef;
const struct McDialectDef *mc_dialect_newest(const McContext *ctx);
/* The dialect of that namespace, or NULL. No lock. */
const struct McDialectDef *mc_dialect_of_prefix(const McContext *ctx, const char *name, size_t len);
/* How messages about an unknown type, or attribute, of the dialect begin after "unknown "; empty: in upstream's usual
 * words. No lock. */
McStr mc_dialect_noun(const McContext *ctx, McIdent name, bool is_attr);

/* dialects.c: the namespaces that were looked up. */
bool mc_dialects_init(McContext *ctx);
void mc_dialects_fini(McContext *ctx);
/* Marks a namespace as registered without calling the loader: for dialects that the core itself defines. Returns
 * false when memory runs out. */
bool mc_dialect_register(McContext *ctx, McIdent name);
/* Calls the loader of namespaces that several projects use, if there is one (mc_context_set_form_loader). */
McLoad mc_context_load_form(McContext *ctx, McIdent name, char next);

bool mc_opdefs_init(McContext *ctx);
void mc_opdefs_fini(McContext *ctx);

#endif
