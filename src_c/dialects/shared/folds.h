/* folds.h - folds that operations of several dialects have. */
#ifndef MC_FOLDS_H
#define MC_FOLDS_H

#include "defs/routine_set.h"

/* The fold of a cast: to its own type it is the operand. `changed`: it was changed in place already. */
McFolded mc_fold_same_type(McFold *f, bool changed);

#endif
