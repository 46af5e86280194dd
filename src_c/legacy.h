/* legacy.h - what the readers of old generations share: the account of what is no longer written that way. */
#ifndef MC_LEGACY_H
#define MC_LEGACY_H

#include "parse.h"

/* An old construct was read: counted for the caller of mc_parse, who may ask for it. The name is static, as the documents'
 * summary spells it: "bare-affine-map". False: out of memory, reported. */
bool mc_p_old(McParser *p, const char *construct);
/* The same, with a name that is copied. */
bool mc_p_old_name(McParser *p, McStr construct);

#endif
