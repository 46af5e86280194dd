/* circt_names.h - words in the forms of firrtl, handshake and others. */
#ifndef MC_CIRCT_NAMES_H
#define MC_CIRCT_NAMES_H

#include "dialects/circt/circt.h"

/* A string attribute; MC_NONE after reporting that memory ran out. */
McAttr mc_circt_string(McParser *p, McStr text);
/* A keyword of any spelling, or a string; consumed. False: reported. */
bool mc_circt_word(McParser *p, McStr *out);

#endif
