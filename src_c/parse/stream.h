/* stream.h - reading a text piece by piece: for core/entry.c, which has the verifier. */
#ifndef MC_STREAM_H
#define MC_STREAM_H

#include "parse/parse.h"

/* As mc_stream_read. verify: as in mc_p_text, called for each operation. */
McStreamState mc_p_stream_read(McStream *s, bool is_last, McVerifyParsed verify, McOp *module, McDiags *diags);

#endif
