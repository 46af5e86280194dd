/* dialect_encodings.c - encodings of their own that dialects other than builtin have. */
#include "bytecode/reader.h"

uint32_t mc_bc_read_dialect_entry(McBcReader *r, McBcCursor *c, McStr dialect, bool is_type) {
  (void)is_type;
  mc_bc_fail(r, c, "dialect '%.*s' does not implement the bytecode interface", (int)dialect.len, dialect.ptr);
  return MC_NONE;
}
