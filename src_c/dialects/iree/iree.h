/* iree.h - what the directives of IREE's dialects share: types with their dynamic sizes, results that are tied to
 * operands, types of a slot.
 *
 * A result that is tied has the storage of an operand. The text has the operand's name in place of the type, or before
 * `as`; the attribute tied_operands has the operand's place in its group for each result, -1 for one that is not tied.
 */
#ifndef MC_IREE_H
#define MC_IREE_H

#include "dialects/shared/clauses.h"

/* --- parsing; all return false after reporting --- */

/* Where the operands are that results can be tied to, and the places that were found. Owned: mc_ties_fini. */
typedef struct McTies {
  McFormatParse *f;
  bool of_args;          /* the arguments of the signature, else operands of the group */
  uint32_t group, types; /* of the operands: the group, and the slot of their types */
  McWords found;         /* places, as int32_t */
  uint32_t *table, mask; /* places + 1 by the hash of the name, in the arena; NULL: few operands */
} McTies;
void mc_ties_init(McTies *ties, McFormatParse *f, bool of_args, uint32_t group, uint32_t types);
void mc_ties_fini(McTies *ties);
/* %operand (`as` type)? | type. The place, or -1, goes to ties->found. Returns MC_NONE after reporting. */
McType mc_ties_type(McTies *ties);
/* Sets attribute `attr` to an array of the places, if there is one. */
bool mc_ties_set(const McTies *ties, uint32_t attr);

/* `(` `)`, `(` results `)`, or results, which have sizes. Arguments, for both: operands, their types, (their sizes,)
 * types and sizes of results, tied_operands, from the first, second, fourth, fifth and sixth place. */
bool mc_tied_results_parse(McFormatParse *f, const McRoutineArg *args);
void mc_tied_results_print(McFormatPrint *f, const McRoutineArg *args);

/* (`{` sizes `}`)? as the type needs them, added to the group that was begun last. */
bool mc_sizes_parse(McFormatParse *f, McType type, uint32_t group);
/* type sizes, added to a slot and a group that were begun last. */
bool mc_sized_type_parse(McFormatParse *f, uint32_t slot, uint32_t group);
/* The symbol's visibility, if a keyword states it. */
bool mc_visibility_parse(McFormatParse *f, uint32_t attr);

/* --- printing --- */

/* How many sizes a type has: its dynamic dimensions; 1 for a buffer or resource. */
uint32_t mc_num_sizes(const McContext *ctx, McType type);
/* The sizes in braces; *at is the first, and is moved on. end: of the group. */
void mc_sizes_print(McFormatPrint *f, McType type, uint32_t *at, uint32_t end);
/* How many values have their types in a slot; the type of one. */
uint32_t mc_slot_count(const McFormatPrint *f, uint32_t slot);
McType mc_slot_type(const McFormatPrint *f, uint32_t slot, uint32_t i);
/* The operand that result `i` is tied to, by the attribute; -1: none, or the group has no such operand. */
int64_t mc_tied_place(const McContext *ctx, McAttr tied, uint32_t i, uint32_t count);
/* Result `i`: `%operand`, `%operand as type`, or the type. */
void mc_tied_print(McFormatPrint *f, McSpan operands, McAttr tied, uint32_t i, McType type);
void mc_visibility_print(McFormatPrint *f, uint32_t attr);

#endif
