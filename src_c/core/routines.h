/* routines.h - the set of routines that are built in.
 *
 * C code outside of this tree fills its own McRoutineSet (defs/routine_set.h), joins it to this one, and makes
 * contexts with the result: mc_context_new_with(mc_routine_set_join(&mc_builtin_routines, &own)). */
#ifndef MC_CORE_ROUTINES_H
#define MC_CORE_ROUTINES_H

#include "defs/routine_set.h"

extern const McRoutineSet mc_builtin_routines;

#endif
