/* link.h - from the words of a compiled dialect to definitions. Private to link/. */
#ifndef MC_LINK_H
#define MC_LINK_H

#include "defs/dialect_def.h"
#include "defs/routine_set.h"

/* Copies `words` and links the copy. Returns NULL after reporting: the words are damaged or name something unknown,
 * or memory ran out. */
McDialectDef *mc_dialect_link(McContext *ctx, const uint32_t *words, size_t num_words, McDiags *diags);

/* The state of a linking, shared by link.c and link_definitions.c. The comments of its functions are in link.c. */
typedef struct McLinker {
  McContext *ctx;
  McDiags *diags;
  uint32_t *words;
  uint32_t num_words;
  const McProgramHeader *header;
  McDialectDef *dialect; /* contains the parts that are linked so far */
  uint32_t *idents;    /* of the strings; owned while linking */
  uint8_t *claimed;    /* per word; owned while linking. No word belongs to two records. */
  const char *damage;  /* the reason why the words are damaged, once there is one */
} McLinker;
bool mc_link_damaged(McLinker *l, const char *what);
bool mc_link_claim(McLinker *l, uint32_t offset, uint32_t count, uint32_t size);
bool mc_link_string(McLinker *l, uint32_t *word, bool may_be_absent);
bool mc_link_predicate_at(McLinker *l, uint32_t offset);
bool mc_link_literal(McLinker *l, uint32_t *instruction);
uint32_t mc_link_find_float(McStr spelling);

/* link_body.c: the program of an operation's body. num_attrs: the number of attributes of the operation. */
bool mc_link_body(McLinker *l, uint32_t offset, uint32_t count, uint32_t num_attrs);

/* link_rewrites.c: rewrites of an operation with that number of results. False: they are damaged, or memory ran out. */
bool mc_link_rewrites(McLinker *l, uint32_t *words, uint32_t count, uint32_t num_results);

/* link_definitions.c: the types and attributes, except the default values of their parameters; then these values. */
bool mc_link_definitions(McLinker *l, McDialectDef *dialect);
bool mc_link_defaults(McLinker *l, McDialectDef *dialect);

#endif
