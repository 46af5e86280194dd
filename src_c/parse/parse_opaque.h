/* parse_opaque.h - custom forms without a definition, kept as they are written (ir/opaque.h has the form in which).
 *
 * Nothing here runs, and p->opaque is NULL, until a text has an operation without a definition whose context keeps
 * unknown syntax.
 */
#ifndef MC_PARSE_OPAQUE_H
#define MC_PARSE_OPAQUE_H

#include "parse/parse_names.h"

/* --- parse_opaque_extent.c: where an operation ends, and what a brace opens; by the tokens ahead, not consumed --- */

/* An operation that is being read, as far as its extent depends on it. */
typedef struct McOpaqueExtent {
  const char *at;     /* where its name begins */
  uint32_t indent;    /* of the line with its name; UINT32_MAX: not known yet */
  uint32_t num_open;  /* brackets that are open */
  uint32_t num_angles; /* those of them after the last one that is not `<`: a `<` may be a less-than sign */
  uint8_t last;       /* kind of the last token */
} McOpaqueExtent;

typedef enum McOpaqueBrace { MC_BRACE_TEXT, MC_BRACE_ATTRS, MC_BRACE_REGION } McOpaqueBrace;

/* True when the current token is not part of the operation. */
bool mc_opaque_ends(McParser *p, McOpaqueExtent *e);
/* The kind of text that the brace at the current token opens. */
McOpaqueBrace mc_opaque_brace(McParser *p, const McOpaqueExtent *e);

/* --- parse_opaque.c --- */

/* Reads the text after the name of an operation that has no definition, which begins at op->at: fills `op` except its
 * name. is_short: the name was written without its dialect. Returns false after reporting that the text cannot be read:
 * brackets that do not match, an error in a region, memory. */
bool mc_opaque_parse(McParser *p, McOpParse *op, bool is_short);
/* The value has another type than a use of it, or its definition, wants. Returns true when its type was only a guess:
 * it has the wanted type then. */
bool mc_opaque_agrees(McParser *p, McValue value, McType wanted);
void mc_opaque_free(McParser *p);

/* --- parse_opaque_body.c --- */

struct McDialectSymbol;

/* A type or attribute that has no definition: symbol->body becomes the body under which it is kept, which belongs to
 * the context. Returns false after reporting that memory ran out. Linear in the body. */
bool mc_opaque_body(McParser *p, struct McDialectSymbol *symbol);
void mc_opaque_bodies_free(McContext *ctx, struct McOpaqueBodies *bodies); /* NULL: nothing */
void mc_opaque_bodies_begin_part(struct McOpaqueBodies *bodies); /* the next part of a text; NULL: nothing */

/* --- parse_unknown.c --- */

/* Reports, in upstream's words, an operation that is written at [at, at + len) and has no definition with a custom
 * form. A note says what can be done. Returns false. */
bool mc_p_unknown_op(McParser *p, const char *at, size_t len, McOpName name);

/* --- parse_op.c --- */

/* As mc_p_region, for an opaque operation; dialect: of operations in it without a prefix. */
McRegion mc_p_opaque_region(McParser *p, const McArgument *args, size_t num_args, McIdent dialect);

#endif
