/* link.h - from the words of a compiled dialect to what the engine runs. Private to opdefs.c and link.c. */
#ifndef MC_LINK_H
#define MC_LINK_H

#include "constraints.h"
#include "format.h"

/* One definition with everything it points to, in one block. */
typedef struct McOpEntry {
  McOpDef def;
  McFormat format;
  McConstraints constraints;
} McOpEntry;

typedef struct McDialectDef {
  struct McDialectDef *next; /* older ones */
  McIdent name;
  bool complete;
  uint32_t *words;     /* owned */
  size_t num_words;
  McOpEntry *entries;  /* owned */
  uint32_t num_entries;
  McEnumDef *enums;    /* owned: those with a name */
  uint32_t num_enums;
  McIdent *inherent;   /* owned: the names that the definitions point to */
  size_t num_inherent;
} McDialectDef;

/* Takes a copy of `words` and links it. NULL: it is damaged, it names something unknown, or memory ran out; reported. */
McDialectDef *mc_dialect_link(McContext *ctx, const uint32_t *words, size_t num_words, McDiags *diags);
void mc_dialect_def_free(McContext *ctx, McDialectDef *dialect);

/* opdefs.c: the name's record, made without asking for the dialect. MC_NONE: out of memory. */
McOpName mc_op_name_of_ident(McContext *ctx, McIdent ident);

#endif
