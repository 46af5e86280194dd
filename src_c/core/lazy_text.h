/* lazy_text.h - texts that are opened lazily. */
#ifndef MC_LAZY_TEXT_H
#define MC_LAZY_TEXT_H

#include "ir/context.h"

/* As mc_parse, for options with `lazy` and `lends`. Returns MC_NONE when out of memory, after reporting it, or without
 * a message: then the text must be read whole. */
McOp mc_lazy_text_open(McContext *ctx, const char *text, size_t len, const McParseOptions *options, McDiags *diags);

#endif
