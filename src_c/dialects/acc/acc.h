/* acc.h - what the directives and the checks of acc share. */
#ifndef MC_ACC_H
#define MC_ACC_H

#include "dialects/shared/shared_checks.h"

#define MC_ACC_NO_DEVICE 0  /* #acc.device_type<none>: clauses that name no device */
#define MC_ACC_NUM_DEVICES 7

/* Upstream's PointerLikeType, and what such a pointer points to; MC_NONE: the type does not say it. */
bool mc_acc_is_pointer(const McContext *ctx, McType type);
McType mc_acc_pointee(const McContext *ctx, McType type);

#endif
