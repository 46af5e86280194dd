/* body.h - running body programs while parsing: regions that a custom form leaves out. */
#ifndef MC_PARSE_BODY_H
#define MC_PARSE_BODY_H

#include "defs/format.h"
#include "parse/format_parse.h"

/* One argument of the block. loc: a location of this text, or of no text. */
typedef struct McBodyArg { McType type; McLoc loc; } McBodyArg;
/* Appends the region that the definition's program makes. from: the place in the text that its operations get as
 * location; NULL: the unknown location. at: the place for the program's own messages. Returns false after reporting. */
bool mc_body_build(McFormatParse *f, const McBodyArg *args, uint32_t num_args, const char *from, const char *at);

#endif
