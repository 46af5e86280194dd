/* preserved.h - what a tree keeps of the text that it was read from, beside its records: the names that attribute, type and
 * location aliases had, so that it can be printed with them again, and external resources, which nobody but their
 * provider understands. */
#ifndef MC_KEPT_H
#define MC_KEPT_H

#include "base/buffer.h"
#include "ir/context.h"

typedef struct McAliasName {
  uint32_t index; /* McType or McAttr */
  McIdent name;   /* without sigil */
} McAliasName;

typedef struct McExternal {
  McIdent provider, key;
  uint32_t rank;     /* of the provider: in the order of the first mention */
  size_t value, len; /* the value as it is printed, in McKept.values */
} McExternal;

typedef struct McKept {
  MC_ARRAY(McAliasName) alias_names;
  MC_ARRAY(McExternal) externals; /* those of a provider together, in the order of the text */
  McBuf values;
} McKept;

void mc_kept_init(McKept *kept, McAlloc *alloc);
void mc_kept_fini(McKept *kept, McAlloc *alloc);

/* What the nearest operation around `op` (itself included) keeps that keeps something; NULL: none does. Borrowed until that
 * operation is erased. O(depth). */
const McKept *mc_kept_around(McContext *ctx, McOp op);
/* What `op` itself keeps; NULL: nothing. */
const McKept *mc_kept_by(McContext *ctx, McOp op);
/* `kept` is handed over to `op`, which keeps nothing yet, and is empty then. Running out of memory loses it, nothing else. */
void mc_kept_attach(McContext *ctx, McOp op, McKept *kept);
/* Called when an operation that keeps something is erased. */
void mc_kept_drop(McContext *ctx, McOp op);

bool mc_kept_lists_init(McContext *ctx);
void mc_kept_lists_fini(McContext *ctx);

#endif
