/* encoding.h - how the bytes of an input are written, by the first of them. */
#ifndef MC_ENCODING_H
#define MC_ENCODING_H

#include <stddef.h>

/* The message for an input that has the signature of something else than UTF-8 text; NULL: it has none. Static. */
const char *mc_encoding_refusal(const char *text, size_t len);
/* The length of the byte-order mark that the text begins with: 3 or 0. */
size_t mc_encoding_mark(const char *text, size_t len);

#endif
