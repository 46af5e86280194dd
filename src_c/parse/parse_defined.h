/* parse_defined.h - reading types and attributes that dialects define. */
#ifndef MC_PARSE_DEFINED_H
#define MC_PARSE_DEFINED_H

#include "defs/defined.h"
#include "defs/dialect_def.h"
#include "defs/routine_set.h"
#include "parse/parse.h"

struct McFormatParse;
struct McDialectSymbol;

typedef struct McDefParse {
  McParser *p;
  struct McFormatParse *f; /* part of an operation's custom form, which its errors name; else NULL */
  const McDefinition *def;
  const char *at;          /* where violations are reported: after the mnemonic, or at it */
  uint32_t values[MC_DEF_MAX_PARAMS]; /* MC_NONE: not read */
  uint32_t made;           /* not MC_NONE: a routine found that the text means this instead */
} McDefParse;

/* Reports at a place in the text. Always returns false. */
bool mc_def_parse_error(McDefParse *d, const char *at, const char *format, ...) MC_PRINTF(3, 4);
/* Parses parameter `i` as its kind is written. Returns false after reporting, also as "failed to parse ...". */
bool mc_def_parse_param(McDefParse *d, uint32_t i);
/* Returns `type` when parameter `i` can be that type, or when `type` is MC_NONE; else returns MC_NONE after reporting
 * at `at`. */
uint32_t mc_def_parse_fits(McDefParse *d, uint32_t i, const char *at, uint32_t type);
/* Parses one value of parameter `i`, which is a list. Returns MC_NONE after reporting. */
uint32_t mc_def_parse_element(McDefParse *d, uint32_t i);

/* parse_hooks.c: all that is after the mnemonic, read by a caller of the core. False: reported. */
bool mc_hook_parse_def(McDefParse *d);

/* The type or attribute of `!dialect.mnemonic...`. The lexer is after the symbol, before and after the call. type: an
 * attribute's own type, or MC_NONE. *known false: it is not defined, and the caller keeps it as written; otherwise
 * MC_NONE is returned after reporting. */
uint32_t mc_p_defined_symbol(McParser *p, const struct McDialectSymbol *symbol, bool is_attr, McType type, bool *known);
/* Parses the text after the mnemonic, at the current token; f as in McDefParse. Returns MC_NONE after reporting. */
uint32_t mc_p_defined_rest(McParser *p, struct McFormatParse *f, const McDefinition *def, McType type);
/* Parses a type of this definition, after its mnemonic; also a type without parameters. Counts a level of nesting.
 * Returns MC_NONE after reporting. */
uint32_t mc_p_defined_bare(McParser *p, struct McFormatParse *f, const McDefinition *def);
uint32_t mc_p_defined_stripped(McParser *p, struct McFormatParse *f, const McDefinition *def, McType type);
/* True when the encoding accepts the tensor. An encoding without such a rule accepts every tensor. */
bool mc_p_encoding_fits(McParser *p, McAttr encoding, McType element, const int64_t *dims, size_t rank);

/* Parses a type or attribute of the dialect that is being linked. Returns MC_NONE after reporting. */
uint32_t mc_parse_constant(McContext *ctx, const McDialectDef *local, bool is_type, const char *text, size_t len,
                           McDiags *diags);
/* Finds a definition among those of the context and those of the dialect that is being linked. NULL: there is none. */
const McDefinition *mc_p_find_definition(const McParser *p, McIdent name, bool is_type);
const McEnumDef *mc_p_find_enum(const McParser *p, McIdent name);

#endif
