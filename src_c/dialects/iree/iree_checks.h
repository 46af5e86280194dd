/* iree_checks.h - what the checks of IREE's operations share. */
#ifndef MC_IREE_CHECKS_H
#define MC_IREE_CHECKS_H

#include <inttypes.h>
#include <stdio.h>

#include "defs/constraints.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

/* The type of the first value of that name; MC_NONE: there is none. */
McType mc_named(const McRoutineCheck *c, const char *name);
McGroup mc_group_named(const McRoutineCheck *c, const char *name);
/* The value of an integer attribute; `otherwise`: it is not there. */
int64_t mc_checked_int(const McRoutineCheck *c, const char *name, int64_t otherwise);
/* A dense array that has each number below its size once. */
bool mc_is_permutation(const McRoutineCheck *c, McAttr array);
/* Equal, or one is not known. */
MC_INLINE bool mc_dims_agree(int64_t a, int64_t b) { return a == b || a == MC_DYNAMIC || b == MC_DYNAMIC; }
/* The types have a rank. */
bool mc_shapes_equal(const McContext *ctx, McType a, McType b);
/* Reports "'name' op ", words, "[2, 3]", the dimensions of a type but `without` (MC_ALL_DIMS: all), words, the
 * dimensions of the other type. Always false. */
#define MC_ALL_DIMS UINT32_MAX
bool mc_fail_shapes(const McRoutineCheck *c, const char *words, McType type, uint32_t without, const char *more,
                    McType other);
#endif
