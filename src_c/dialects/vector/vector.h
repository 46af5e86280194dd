/* vector.h - what the syntax and the checks of vector share. */
#ifndef MC_ROUTINES_VECTOR_H
#define MC_ROUTINES_VECTOR_H

#include "dialects/shared/shared_checks.h"

#define MC_VECTOR_NOT_PROJECTED \
  "requires a projected permutation_map (at most one dim or the zero constant can appear in each result)"

/* The type of a transfer's mask: the vector's dimensions in the order in which the map takes them from memory. False:
 * the map is not one of dimensions and constants that fits the vector. *out is MC_NONE then, and when memory ran out.
 */
bool mc_vector_transfer_mask(McContext *ctx, McType vector, McAffineMap map, McType *out);
/* As mc_named_type, by the name's text. */
McType mc_vector_type_of(const McRoutineCheck *c, const char *name);
/* The bits of a scalar type, as the default data layout has it; 0: not known. */
uint64_t mc_vector_bits_of(const McRoutineCheck *c, McType type);

#endif
