/* circt_names.h - words in the forms of firrtl, handshake and others. */
#ifndef MC_CIRCT_NAMES_H
#define MC_CIRCT_NAMES_H

#include "dialects/circt/circt.h"

/* A string attribute; MC_NONE after reporting that memory ran out. */
McAttr mc_circt_string(McParser *p, McStr text);
/* A keyword of any spelling, or a string; consumed. False: reported. */
bool mc_circt_word(McParser *p, McStr *out);
/* As many types as the group has operands, all the same. False: reported. */
bool mc_circt_set_types(McFormatParse *f, uint32_t group, uint32_t slot, McType type);

#endif
