/* routines_checks.h - what check routines of several files look up about the operation they check. Private to routines*.c. */
#ifndef MC_ROUTINES_CHECKS_H
#define MC_ROUTINES_CHECKS_H

#include "routines.h"

/* Operands and results as one sequence, operands first. */
uint32_t mc_rc_num_values(const McRoutineCheck *c);
McType mc_rc_type(const McRoutineCheck *c, uint32_t i);
/* The value of a declared attribute; MC_NONE: it is not there. */
McAttr mc_rc_attr(const McRoutineCheck *c, const char *name);
/* The type of what goes by that name, the first of a group: an operand, result or attribute. MC_NONE: there is none. */
McType mc_rc_named_type(const McRoutineCheck *c, McStr name);
bool mc_type_is_ranked(const McContext *ctx, McType type); /* shaped, and with a rank */

/* "2x?x4" */
void mc_dims_text(McBuf *out, const int64_t *dims, size_t count, const char *separator);
/* Broadcasts `dims`, which has room for the rank of `type`, too, with the dimensions of `type`. False: they do not go together. */
bool mc_dims_broadcast(int64_t *dims, uint32_t *rank, const McContext *ctx, McType type);

#endif
