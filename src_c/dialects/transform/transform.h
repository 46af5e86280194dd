/* transform.h - what files of the transform dialect share. */
#ifndef MC_TRANSFORM_DIALECT_H
#define MC_TRANSFORM_DIALECT_H

#include "dialects/shared/shared_checks.h"

/* Is it #transform.param_operand? *number: its index. (transform_directives.c) */
bool mc_is_param_operand(const McContext *ctx, McAttr attr, int64_t *number);

#endif
