/* sdy.h - what checks of other dialects' operations ask about shardings. Private to routines*.c. */
#ifndef MC_ROUTINES_SDY_H
#define MC_ROUTINES_SDY_H

#include "dialects/shared/routines.h"

/* May argument or result `i` of a function, which has this type, have the attribute? Of other dialects: yes. False:
 * reported. */
bool mc_sdy_check_parameter(const McRoutineCheck *c, McType type, McNamedAttr attr, uint32_t i, bool is_result);

#endif
