/* body.h - regions that a custom form leaves out, and what else a definition knows about its operations beside its
 * syntax.
 *
 * A body program belongs to an operation's definition (McOpWords.body; made by mlircore/_body.py). It says how many
 * arguments the region's block has, which scalar operations are in it, chosen by the types of their operands, and what
 * the terminator gets. Facts are attributes under a name, for routines to look up.
 */
#ifndef MC_BODY_H
#define MC_BODY_H

#include "defs/format.h"

/* The fact of that name; MC_NONE: there is none. */
McAttr mc_body_fact(const McContext *ctx, const McOpDef *def, const char *name);
/* The discardable attribute that operations with these properties have, or none. False: out of memory. */
bool mc_body_discardable(McContext *ctx, const McOpDef *def, McAttr properties, McNamedAttr *out);

#endif
