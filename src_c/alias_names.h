/* alias_names.h - the names that attribute, type and location aliases had in a text, kept with the tree that was
 * read from it, so that it can be printed with them again. */
#ifndef MC_ALIAS_NAMES_H
#define MC_ALIAS_NAMES_H

#include "context.h"

typedef struct McAliasName {
  uint32_t index; /* McType or McAttr */
  McIdent name;   /* without sigil */
} McAliasName;

/* The names of the nearest operation around `op` (itself included) that has some; NULL, *count 0: none. Borrowed until that
 * operation is erased. O(depth). */
const McAliasName *mc_alias_names_find(McContext *ctx, McOp op, size_t *count);
/* Copies the names to `op`, which has none yet. Running out of memory loses them, nothing else. */
void mc_alias_names_attach(McContext *ctx, McOp op, const McAliasName *names, size_t count);
/* Called when an operation that has names is erased. */
void mc_alias_names_drop(McContext *ctx, McOp op);

bool mc_alias_names_init(McContext *ctx);
void mc_alias_names_fini(McContext *ctx);

#endif
