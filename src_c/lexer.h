/* lexer.h - bytes to tokens, on demand.
 *
 * The text is borrowed and must have a readable NUL at text[len]. The lexer never allocates and never
 * fails: what is not a token becomes TOK_ERROR, with the message in `error`.
 */
#ifndef MC_LEXER_H
#define MC_LEXER_H

#include "base.h"

typedef struct McToken {
  const char *start; /* borrowed: into the text */
  const char *end;
  uint8_t kind;      /* McTokenKind */
} McToken;

typedef struct McLexer {
  const char *cur;   /* where the next token is looked for */
  const char *begin, *end;
  const char *error; /* after TOK_ERROR: the message (static), as mlir-opt words it */
  const char *error_at; /* ... and the byte it blames */
} McLexer;

void mc_lexer_init(McLexer *lexer, const char *text, size_t len);

/* The next token; comments and white space are skipped. TOK_EOF for ever at the end. */
McToken mc_lexer_next(McLexer *lexer);
/* The same, but a comment is a TOK_COMMENT token. */
McToken mc_lexer_next_with_comments(McLexer *lexer);

static inline size_t mc_token_len(const McToken *tok) { return (size_t)(tok->end - tok->start); }

#endif
