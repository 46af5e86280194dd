/* cut.h - finds the places of a text where an operation at its top may begin. */
#ifndef MC_CUT_H
#define MC_CUT_H

#include "base/base.h"

/* The state between two parts of a text. All zero but `line` at the start of a text, or of what is in a module. */
typedef struct McCut {
  uint32_t depth;  /* braces that are open */
  uint32_t parens; /* parentheses and square brackets that were opened outside of braces and are open */
  uint8_t inside;  /* what the next byte is in: cut.c */
  bool line;       /* nothing but blanks came since a line began outside of all brackets */
} McCut;

static inline void mc_cut_init(McCut *cut) { *cut = (McCut){.line = true}; }

/* Reads [p, end) until a place where an operation, an alias, file metadata, or a brace that was not opened begins a
 * line outside of all brackets, strings and comments; calls continue there. Returns NULL at `end`; the next call begins
 * with the byte after it. An operation may go on after such a place, and another may begin within a line: the parser
 * finds out. */
const char *mc_cut_next(McCut *cut, const char *p, const char *end);

/* The brace that closes the one just before `p`; NULL: [p, end) has none. Linear. */
const char *mc_cut_close(const char *p, const char *end);

#endif
