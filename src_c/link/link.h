/* link.h - from the words of a compiled dialect to what the engine runs. Private to opdefs.c and link.c. */
#ifndef MC_LINK_H
#define MC_LINK_H

#include "defs/constraints.h"
#include "defs/defined.h"
#include "defs/format.h"

/* One definition with everything it points to, in one block. */
typedef struct McOpEntry {
  McOpDef def;
  McFormat format;
  McConstraints constraints;
} McOpEntry;

typedef struct McDialectDef {
  struct McDialectDef *next; /* older ones */
  McIdent name;
  bool complete;         /* all operations are defined */
  bool symbols_complete; /* all types and attributes are */
  bool open;             /* other operations may be there, too */
  bool old;              /* the operations are of old generations, and named without the dialect */
  const McAttrRuleWords *attr_rules; /* in `words` */
  uint32_t num_attr_rules;
  McIdent type_noun;     /* what messages call its types, or MC_NONE */
  uint32_t *words;     /* owned */
  size_t num_words;
  McOpEntry *entries;  /* owned */
  uint32_t num_entries;
  McEnumDef *enums;    /* owned: those with a name */
  uint32_t num_enums;
  McDefinition *definitions; /* owned: types and attributes */
  uint32_t num_definitions;
  McIdent *inherent;   /* owned: the names that the definitions point to */
  size_t num_inherent;
} McDialectDef;

/* Takes a copy of `words` and links it. NULL: it is damaged, it names something unknown, or memory ran out; reported. */
McDialectDef *mc_dialect_link(McContext *ctx, const uint32_t *words, size_t num_words, McDiags *diags);
void mc_dialect_def_free(McContext *ctx, McDialectDef *dialect);

/* parse.c: a type or attribute of the dialect that is being linked. MC_NONE: reported. */
uint32_t mc_parse_constant(McContext *ctx, const McDialectDef *local, bool is_type, const char *text, size_t len, McDiags *diags);
/* parse_defined.c: what is defined, or is about to be. */
const McDefinition *mc_p_find_definition(const McParser *p, McIdent name, bool is_type);
const McEnumDef *mc_p_find_enum(const McParser *p, McIdent name);

/* The state of a linking, shared by link.c and link_typedefs.c. What they say about functions is in link.c. */
typedef struct McLinker {
  McContext *ctx;
  McDiags *diags;
  uint32_t *words;
  uint32_t num_words;
  const McProgramHeader *header;
  McDialectDef *dialect; /* with what is linked so far */
  uint32_t *idents;    /* of the strings; owned while linking */
  uint8_t *claimed;    /* per word; owned while linking. No word belongs to two records. */
  const char *damage;  /* what is wrong, when something is */
} McLinker;
bool mc_link_damaged(McLinker *l, const char *what);
bool mc_link_claim(McLinker *l, uint32_t offset, uint32_t count, uint32_t size);
bool mc_link_string(McLinker *l, uint32_t *word, bool may_be_absent);
bool mc_link_predicate_at(McLinker *l, uint32_t offset);
bool mc_link_literal(McLinker *l, uint32_t *instruction);
uint32_t mc_link_find_float(McStr spelling);

/* link_typedefs.c: the types and attributes, but for the default values of their parameters; then these. */
bool mc_link_definitions(McLinker *l, McDialectDef *dialect);
bool mc_link_defaults(McLinker *l, McDialectDef *dialect);

/* opdefs.c: the name's record, made without asking for the dialect; is_old: of an operation of old generations. MC_NONE: out of memory. */
McOpName mc_op_name_of_ident(McContext *ctx, McIdent ident, bool is_old);

#endif
