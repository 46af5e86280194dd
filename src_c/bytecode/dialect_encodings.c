/* dialect_encodings.c - encodings of their own that dialects other than builtin have. */
#include "bytecode/reader.h"
#include "bytecode/writer.h"

uint32_t mc_bc_read_dialect_entry(McBcReader *r, McBcCursor *c, McStr dialect, bool is_type) {
  (void)is_type;
  mc_bc_fail(r, c, "dialect '%.*s' does not implement the bytecode interface", (int)dialect.len, dialect.ptr);
  return MC_NONE;
}

bool mc_bc_write_dialect_entry(McBcWriter *w, uint32_t id) {
  (void)w;
  (void)id;
  return false;
}
