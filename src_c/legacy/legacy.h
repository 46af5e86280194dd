/* legacy.h - old spellings: what the parsing functions call where today's grammar ends (mc_p_legacy, parse.h).
 *
 * Everything becomes today's IR while it is read. What today's syntax cannot say is noted (mc_p_loss) and kept as a
 * discardable attribute `legacy.<what>` of the operation that it was written in.
 */
#ifndef MC_LEGACY_H
#define MC_LEGACY_H

#include "parse/parse_attr.h"

/* --- legacy.c --- */

/* An old construct was read: counted for the caller of mc_parse, who may ask for it, once what it stands in was read.
 * The name is static, as the documents' summary spells it: "bare-affine-map". False: out of memory, reported. */
bool mc_p_old(McParser *p, const char *construct);
/* The same, with a name that is of the text or interned. */
bool mc_p_old_name(McParser *p, McStr construct);
/* Counts what was read since the last time. False: out of memory, reported. */
bool mc_p_count_old(McParser *p);

/* Reports that the generation that is read has a rule against what stands at `at`; the rule is a sentence. Always
 * false. */
bool mc_p_forbidden(McParser *p, const char *at, const char *rule, ...) MC_PRINTF(3, 4);

/* Notes what today's syntax cannot say of the thing at `at`. False: out of memory, reported. */
bool mc_p_loss(McParser *p, const char *at, const char *what, McAttr value);
/* What was noted since p->losses was `before` becomes attributes of `op`. False: out of memory, reported. */
bool mc_p_keep_losses(McParser *p, const McLoss *before, McOp op);
/* The same for the definition of an alias: kept by its name, a type's with its `!`, until the whole text was read, then
 * in attributes of `root`. */
bool mc_p_keep_alias_losses(McParser *p, const McLoss *before, McIdent alias);
bool mc_p_keep_all_alias_losses(McParser *p, McOp root);

/* At `(`: a map or a set follows, by the look of the tokens, and not a function type. maps_only: types are not expected
 * here. */
bool mc_p_at_bare_map(const McParser *p, bool maps_only);
/* A map or set without `affine_map<` or `affine_set<`, at its `(`. */
McAttr mc_p_bare_map(McParser *p);

/* What is out of the range of signless integers of so many bits: the negative of `*value`, which may be what no sign
 * bit is left for, as in 2019. False: it is out of range there, too. */
bool mc_p_legacy_integer(McParser *p, uint32_t width, McSignedness sign, uint64_t *value);
/* A flag of the LLVM dialect was `true`, and is there or not today. True: it is not. */
bool mc_p_legacy_flag(McParser *p, McStr name, McAttr *value);
/* At the `:` behind a symbol in a dictionary: the type of the function, which is noted as lost. False: reported. */
bool mc_p_legacy_function_type(McParser *p, McAttr symbol);
/* `opaque<dialect, "0x...">` `:` type, or an opaque type, at the word. */
McAttr mc_p_legacy_opaque(McParser *p);

/* --- legacy_type.c --- */

/* A layout or memory space of a memref in anybody's spelling. */
McAttr mc_p_legacy_memref_part(McParser *p);
/* `next` behind *layout, or for it when there is none yet. False: reported. */
bool mc_p_legacy_layout(McParser *p, const char *at, McAttr next, McAttr *layout);
/* The word at the current token starts a type that is no more. MC_NONE: reported. */
McType mc_p_legacy_type(McParser *p);
/* A symbol as earlier generations wrote it. *made: the type or attribute (`type`: of an attribute), or MC_NONE when
 * `symbol`, which may have changed, is to be read by today's rules. False: reported. */
bool mc_p_legacy_symbol(McParser *p, McDialectSymbol *symbol, bool is_attr, McType type, uint32_t *made);

/* --- legacy_llvm.c --- */

/* Writes today's spelling of an old type of the LLVM dialect: `in_quotes` LLVM's own syntax, else what stands behind
 * `!llvm.`. *lost: the type that a pointer points to. False: it is no old type, or not one at all. */
bool mc_llvm_type_today(McStr body, bool in_quotes, McBuf *out, bool *lost);

/* --- legacy_spv.c --- */

/* legacy_spv.c: `!spv.<body>`, which was read: checked, and with the spelling that all of its kind have. MC_NONE:
 * reported. */
McType mc_p_spv_type(McParser *p, McIdent dialect, McStr body);

#endif
