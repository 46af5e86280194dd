/* preserved.h - the data that a tree keeps of the text that it was read from, beside its records: the names that
 * attribute, type and location aliases had, so that it can be printed with them again, and external resources, which
 * only their provider understands. */
#ifndef MC_PRESERVED_H
#define MC_PRESERVED_H

#include "base/buffer.h"
#include "ir/context.h"

typedef struct McAliasName {
  uint32_t index; /* McType or McAttr */
  McIdent name;   /* without sigil */
} McAliasName;

typedef struct McExternal {
  McIdent provider, key;
  uint32_t rank;     /* of the provider: in the order of the first mention */
  size_t value, len; /* the value as it is printed, in McPreserved.values */
} McExternal;

typedef struct McPreserved {
  MC_ARRAY(McAliasName) alias_names;
  MC_ARRAY(McExternal) externals; /* those of a provider are together, in the order of the text */
  McBuf values;
} McPreserved;

void mc_preserved_init(McPreserved *preserved, McAlloc *alloc);
void mc_preserved_fini(McPreserved *preserved, McAlloc *alloc);

/* The data of the nearest operation that keeps any: `op` or one around it; NULL: none does. Borrowed until that
 * operation is erased. O(depth). */
const McPreserved *mc_preserved_around(McContext *ctx, McOp op);
/* The data that `op` itself keeps; NULL: none. */
const McPreserved *mc_preserved_by(McContext *ctx, McOp op);
/* `preserved` is handed over to `op`, which keeps nothing yet, and is empty afterwards. When out of memory, only this
 * data is lost. */
void mc_preserved_attach(McContext *ctx, McOp op, McPreserved *preserved);
/* Must be called when an operation that keeps data is erased. */
void mc_preserved_drop(McContext *ctx, McOp op);

bool mc_preserved_lists_init(McContext *ctx);
void mc_preserved_lists_fini(McContext *ctx);

#endif
