/* encodings.h - encodings of their own that dialects other than builtin have, where a table cannot say them. */
#ifndef MC_BYTECODE_ENCODINGS_H
#define MC_BYTECODE_ENCODINGS_H

#include "bytecode/reader.h"
#include "bytecode/writer.h"

/* quant_encoding.c: uniform types, codes 4 to 6. MC_NONE: reported, or blocked. */
uint32_t mc_bc_read_quant_uniform(McBcReader *r, McBcCursor *c, uint64_t code);
/* False: nothing was put. */
bool mc_bc_write_quant_uniform(McBcWriter *w, uint32_t id);

/* vhlo_encoding.c: attributes with numbers. */
bool mc_bc_is_vhlo_value(uint64_t code);
uint32_t mc_bc_read_vhlo_value(McBcReader *r, McBcCursor *c, uint64_t code);
/* False: nothing was put, `id` is another attribute, or vhlo has no type for the value. */
bool mc_bc_write_vhlo_value(McBcWriter *w, McStr name, uint32_t id);

#endif
