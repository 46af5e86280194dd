/* flang.h - what the directives of Flang's dialects share: types of Fortran. Private to dialects/flang. */
#ifndef MC_FLANG_H
#define MC_FLANG_H

#include "dialects/shared/routines.h"

/* The defined type of that name ("fir.ref") whose first parameter is `element`; other parameters are absent. Returns
 * MC_NONE after reporting. */
McType mc_fir_wrap(McFormatParse *f, const char *name, McType element);
/* Whether it is the defined type of that name. */
bool mc_fir_is(const McContext *ctx, McType type, const char *name);
/* Without the references, pointers and descriptors around it. */
McType mc_fir_unwrap(const McContext *ctx, McType type);
/* The member of a derived type: its place and type by name, or its name by place. False: there is none. */
bool mc_fir_member(const McContext *ctx, McType record, McStr name, uint32_t *place, McType *type);
bool mc_fir_member_at(const McContext *ctx, McType record, uint32_t place, McStr *name, McType *type);

#endif
