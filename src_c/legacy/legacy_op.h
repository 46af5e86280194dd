/* legacy_op.h - what the generic form of operations had in old generations: branches of parse_op.c. */
#ifndef MC_LEGACY_OP_H
#define MC_LEGACY_OP_H

#include "legacy/legacy.h"

/* Operands that stand behind successors: how many of each, and all of them. Owned: mc_old_successors_fini. */
typedef struct McOldSuccessors {
  McWords counts; /* of each successor that was read; empty: none of them has any */
  McWords values; /* McValue */
} McOldSuccessors;
void mc_old_successors_fini(McParser *p, McOldSuccessors *s);
/* Behind successor number `i`: `(` values `:` types `)`, or with `:` before it. False: reported. */
bool mc_p_old_successor_operands(McParser *p, McOldSuccessors *s, size_t i);
/* An attribute that says what the successors' operands are: sizes of groups if the definition has them, else one that
 * is kept for an unregistered operation. False: reported. */
bool mc_p_old_segments(McParser *p, const McOpDef *def, const char *at, const McOldSuccessors *s, uint32_t num_operands,
                       uint32_t num_successors, McAttr *attrs);

/* Attributes of the generic form as they are called today; an operation whose definition of old generations is for them
 * becomes that one. False: reported. */
bool mc_p_old_attrs(McParser *p, McOpName *name, McAttr *attrs);
/* In this generation a single name without a number, p->refs from `refs` on, stands for all results. */
bool mc_p_old_pack(const McParser *p, size_t refs, uint64_t total);

/* At `{`: a region follows, not a dictionary. Looks at no token. */
bool mc_p_at_bare_region(const McParser *p);
/* Regions without parentheses, pushed on p->words and counted. is_end: no dictionary may follow. */
bool mc_p_bare_regions(McParser *p, uint32_t *count, bool is_end);
/* In a list of regions at `(`: arguments and types of results before the region. MC_NONE: reported. */
McRegion mc_p_signed_region(McParser *p);
/* No type at all: that of the operands from number `refs` on, as they are defined, and no results. MC_NONE: reported.
 */
McType mc_p_implied_function_type(McParser *p, size_t refs);

#endif
