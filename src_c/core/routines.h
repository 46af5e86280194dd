/* routines.h - the set of routines that are built in. */
#ifndef MC_CORE_ROUTINES_H
#define MC_CORE_ROUTINES_H

#include "defs/routine_set.h"

extern const McRoutineSet mc_builtin_routines;

#endif
