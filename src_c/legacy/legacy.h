/* legacy.h - older generations of the language: the hooks of the parser, and the functions that they and the
 * dialects' routines share.
 *
 * The text becomes today's IR while it is read. Parts that today's syntax cannot express are noted (mc_p_loss) and
 * kept as a discardable attribute `legacy.<what>` of the operation that they were written in. A function that returns
 * false, or an id that is MC_NONE, has reported, unless its comment says otherwise. A function here needs p->legacy,
 * which is not NULL.
 */
#ifndef MC_LEGACY_H
#define MC_LEGACY_H

#include "parse/legacy_hooks.h"

extern const McLegacyHooks mc_legacy_hooks; /* legacy.c; the context's constructor installs it */

/* --- generations --- */

/* True when one of these generations is read: for rules of its document that today's MLIR does not have.
 * MC_SYNTAX_AUTO is in none. False also when today's language is read. */
#define MC_IN_2019 (1u << MC_SYNTAX_2019)
#define MC_IN_2020 (1u << MC_SYNTAX_2020)
#define MC_IN_2023 (1u << MC_SYNTAX_2023)
MC_INLINE bool mc_p_in(const McParser *p, unsigned generations) {
  return mc_p_legacy(p) && (generations >> p->legacy->syntax & 1) != 0;
}
/* True when the spellings of 2019 are read: the generation is 2019 or any. */
MC_INLINE bool mc_p_reads_2019(const McParser *p) {
  return p->legacy->syntax == MC_SYNTAX_2019 || p->legacy->syntax == MC_SYNTAX_AUTO;
}

/* Reports that the generation has a rule against the text at `at`; the rule is a sentence. Always returns false.
 * (legacy.c) */
bool mc_p_forbidden(McParser *p, const char *at, const char *rule, ...) MC_PRINTF(3, 4);
/* Runs `work` once after everything was read and upgraded, even if it is requested several times. (legacy.c) */
bool mc_legacy_at_end(McParser *p, McLegacyWork work);

/* --- notes (legacy_notes.c) --- */

/* Notes that an old construct was read: it is counted for the caller of mc_parse once the operation around it was
 * read. The name is static, as the documents' summary spells it: "bare-affine-map". */
bool mc_p_old(McParser *p, const char *construct);
/* The same, with a name that is part of the text or interned. */
bool mc_p_old_name(McParser *p, McStr construct);
/* Counts the constructs that were read since the last time. */
bool mc_p_count_old(McParser *p);

/* Notes a value that today's syntax cannot express, of the construct at `at`. */
bool mc_p_loss(McParser *p, const char *at, const char *what, McAttr value);
/* The notes since `before` become attributes of `op`. */
bool mc_p_keep_losses(McParser *p, const struct McLoss *before, McOp op);
/* The same for the definition of an alias: the notes are kept under its name, a type's with its `!`, until
 * mc_legacy_keep_notes. */
bool mc_p_keep_alias_losses(McParser *p, const struct McLoss *before, McIdent alias);

/* --- hooks, by the file that contains them; McLegacyHooks documents each --- */

bool mc_legacy_keep_notes(McParser *p, McOp root); /* legacy_notes.c */

/* legacy_affine.c */
bool mc_legacy_affine_operand(McParser *p, McAffineScope *scope, McAffineExpr *out);

/* legacy_attr.c */
uint32_t mc_legacy_alias_value(McParser *p, const McToken *name, bool *has_bounds);
bool mc_legacy_attr(McParser *p, McAttr *out);
bool mc_legacy_attr_end(McParser *p, McAttr attr);
bool mc_legacy_entry(McParser *p, McStr name, bool has_value, McAttr *value);
bool mc_legacy_integer(McParser *p, uint32_t width, McSignedness sign, uint64_t *value);
bool mc_legacy_elements_type(McParser *p, McType *type);

/* legacy_type.c */
bool mc_legacy_symbol(McParser *p, McDialectSymbol *symbol, bool is_attr, McType type, uint32_t *made);
bool mc_legacy_type(McParser *p, McType *out);
bool mc_legacy_starts_type(McParser *p);
bool mc_legacy_grouped_dims(McParser *p);
bool mc_legacy_shaped(McParser *p, const McShapedParts *parts);
McAttr mc_legacy_memref_part(McParser *p, McAttr layout);
bool mc_legacy_memref(McParser *p, McType type, McAttr layout);

/* legacy_op.c */
bool mc_legacy_op_name(McParser *p, McStr text, bool is_generic, McIdent dialect, McOpName *out, bool *every_time);
McLegacyAnswer mc_legacy_generic_part(McParser *p, McGenericOp *op, McGenericPlace place);
McRegion mc_legacy_signed_region(McParser *p);
bool mc_legacy_generic_end(McParser *p, McGenericOp *op);
const McOpDef *mc_legacy_second_form(McParser *p, McOpName name, const McLegacyMark *mark);
void mc_legacy_take_early_loc(McParser *p, const McOpParse *op, McTrailingLoc *loc);
bool mc_legacy_region_begins(McParser *p);
bool mc_legacy_op_read(McParser *p, McOp op, const char *at, struct McLoss *before);
bool mc_legacy_is_one_name(const McParser *p); /* the last of p->refs has no number after it */

McLegacyAnswer mc_legacy_body(McFormatParse *f); /* upgrade_gpu.c */

/* --- shared by hooks --- */

/* At `loc`, before the last region of `op`: the location of the operation. (legacy_op.c) */
bool mc_p_early_loc(McParser *p, const McOpParse *op);
/* Called at `(`. True when the tokens look like a map or a set, and not like a function type. maps_only: no type is
 * possible here. (legacy_affine.c) */
bool mc_p_at_bare_map(const McParser *p, bool maps_only);
/* A map or set without `affine_map<` or `affine_set<`, at its `(`. (legacy_affine.c) */
McAttr mc_p_bare_map(McParser *p);
/* `opaque<dialect, "0x...">` `:` type, or an opaque type, at the word. (legacy_type.c) */
McAttr mc_p_legacy_opaque(McParser *p);

/* A note of mc_p_note on a memref type: the number of symbols of a layout that is the identity and was therefore
 * dropped. */
#define MC_NOTE_SYMBOLS 3u

/* Writes today's spelling of an old type of the LLVM dialect. in_quotes: `body` is LLVM's own syntax, else the text
 * after `!llvm.`. *lost: the type that a pointer points to. Returns false, without reporting, when it is not an old
 * type, or not a type. (legacy_llvm.c) */
bool mc_llvm_type_today(McStr body, bool in_quotes, McBuf *out, bool *lost);

/* Checks `!spv.<body>`, which was read, and gives it the spelling that all types of its kind have. (legacy_spv.c) */
McType mc_p_spv_type(McParser *p, McIdent dialect, McStr body);

#endif
