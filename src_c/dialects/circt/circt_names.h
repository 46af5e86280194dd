/* circt_names.h - what the directives of CIRCT's dialects share: names that operations have from the text's names of values. */
#ifndef MC_CIRCT_NAMES_H
#define MC_CIRCT_NAMES_H

#include "dialects/shared/clauses.h"

/* A string attribute; MC_NONE after reporting that memory ran out. */
McAttr mc_circt_string(McParser *p, McStr text);
/* A keyword of any spelling, or a string; consumed. False: reported. */
bool mc_circt_word(McParser *p, McStr *out);
/* Is the value printed by this name? An empty name is that of values with a number. False while collecting. */
bool mc_circt_is_printed_as(McPrinter *p, McValue value, McStr name);

#endif
