/* dialect_def.h - a dialect after linking: its words, and the records that the engine finds in them. */
#ifndef MC_DIALECT_DEF_H
#define MC_DIALECT_DEF_H

#include "defs/constraints.h"
#include "defs/defined.h"
#include "defs/enums.h"
#include "defs/format.h"

/* One definition with everything it points to, in one block. */
typedef struct McOpEntry {
  McOpDef def;
  McFormat format;
  McConstraints constraints;
} McOpEntry;

typedef struct McDialectDef {
  struct McDialectDef *next; /* dialects that were published earlier */
  McIdent name;
  bool complete;         /* all operations are defined */
  bool symbols_complete; /* all types and attributes are defined */
  bool open;             /* other operations are accepted, too */
  bool old;              /* the operations are of old generations, and named without the dialect */
  const McAttrRuleWords *attr_rules; /* in `words` */
  uint32_t num_attr_rules;
  uint32_t argument_check; /* number + 1 of the routine for attributes of functions' arguments and results; 0: none */
  McIdent type_noun;     /* the noun for its types in messages, and after a `|` for its attributes, or MC_NONE */
  uint32_t *words;     /* owned */
  size_t num_words;
  McOpEntry *entries;  /* owned */
  uint32_t num_entries;
  McEnumDef *enums;    /* owned: enumerations with a name */
  uint32_t num_enums;
  McDefinition *definitions; /* owned: types and attributes */
  uint32_t num_definitions;
  McIdent *inherent;   /* owned: the names that the definitions point to */
  size_t num_inherent;
} McDialectDef;

/* Frees a dialect that was not published, or with its context. */
void mc_dialect_def_free(McContext *ctx, McDialectDef *dialect);
/* Makes the dialect's operations, types and attributes known. `dialect` is handed over; when the context has one of
 * that name already (another thread was first, with the same), it is freed. is_update: it has what was added to a
 * dialect, or replaces parts of it; without that dialect it is freed. False: out of memory, not reported. */
bool mc_dialect_publish(McContext *ctx, McDialectDef *dialect, bool is_update);

/* The name's record, made without loading the dialect; is_old: for an operation of old generations. Returns MC_NONE
 * when memory runs out. */
McOpName mc_op_name_of_ident(McContext *ctx, McIdent ident, bool is_old);

#endif
