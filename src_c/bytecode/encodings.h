/* encodings.h - encodings of their own that dialects other than builtin have, where a table cannot say them. */
#ifndef MC_BYTECODE_ENCODINGS_H
#define MC_BYTECODE_ENCODINGS_H

#include "bytecode/reader.h"
#include "bytecode/writer.h"

/* quant_encoding.c: uniform types, codes 4 to 6. MC_NONE: reported, or blocked. */
uint32_t mc_bc_read_quant_uniform(McBcReader *r, McBcCursor *c, uint64_t code);
/* False: nothing was put. */
bool mc_bc_write_quant_uniform(McBcWriter *w, uint32_t id);

#endif
