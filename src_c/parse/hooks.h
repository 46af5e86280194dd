/* hooks.h - custom forms that hooks read and write: what the format programs call. */
#ifndef MC_HOOKS_H
#define MC_HOOKS_H

#include "defs/format.h"

/* The whole of a custom form behind the operation's name. False: reported. */
bool mc_hook_parse(McFormatParse *f);
/* p->failed is set when the hook fails. */
void mc_hook_print(McFormatPrint *f);

#endif
