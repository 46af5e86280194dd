/* diag.h - messages as records, shared by the files of the core that add and that render them.
 *
 * A McDiags owns copies of everything its messages show, so it depends on no text and no source that can be freed:
 * positions become file locations when a message is added. types/report.h adds messages and print/diag_text.c renders
 * them.
 */
#ifndef MC_DIAG_H
#define MC_DIAG_H

#include "base/arena.h"
#include "base/array.h"
#include "base/buffer.h"

typedef struct McDiagEntry {
  McDiag diag;
  McLoc file_loc;       /* the first file location in diag.loc, or MC_NONE */
  uint32_t line_number; /* of diag.line */
  uint32_t num_callers;
  struct McDiagEntry *callers; /* in the arena: notes of the call sites around it, innermost first; NULL: none */
} McDiagEntry;

struct McDiags {
  McContext *ctx;         /* borrowed */
  McArena arena;          /* messages and lines */
  McArena scratch;        /* mc_text_*: until the next message */
  MC_ARRAY(McDiagEntry) entries;
  size_t failures;        /* of the context's allocations, when the messages began */
  bool out_of_memory;
  bool has_error;
  McLoc last_loc;         /* a note at this location does not show its line again */
  const char *text;       /* borrowed: the text of the running parse, or NULL */
  McFileText *file_text;  /* borrowed: the text may be missing in it; or NULL */
  size_t text_len;
  uint32_t text_base;
  McIdent text_name;
  McLoc place;            /* location of messages that have none */
};

/* Reports "out of memory", once, without allocating. Always returns false. */
bool mc_out_of_memory(McDiags *diags);
/* Whether an allocation of the context failed since the messages began: then an error may be a consequence of that. */
bool mc_diags_met_failure(const McDiags *diags);
/* Returns false after reporting "out of memory", when an allocation of the context failed since there were `failures`
 * of them: a result may lack something then, though no error was reported. */
bool mc_had_memory(const McContext *ctx, size_t failures, McDiags *diags);
/* Removes the messages after the first `count`. */
void mc_diags_take_back(McDiags *diags, size_t count);

/* Sets the text of the parse that is running, so that messages at its positions get their source line. Borrowed: the
 * parse sets it to NULL before it returns. base: position of its first byte. file_text: what it is in, or NULL. */
void mc_diags_set_text(McDiags *diags, const char *text, size_t len, uint32_t base, McFileText *file_text);

/* Returns a NUL-terminated copy in one of the two arenas, or NULL after noting that memory ran out. */
const char *mc_diags_copy(McDiags *diags, McArena *arena, const char *bytes, size_t len);

#endif
