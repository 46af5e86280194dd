/* legacy_lexer.h - tokens of older generations. */
#ifndef MC_LEGACY_LEXER_H
#define MC_LEGACY_LEXER_H

#include "text/lexer.h"

bool mc_older_token(McLexer *lexer, McToken *out, const char *start); /* McLexer.older */

#endif
