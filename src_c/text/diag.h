/* diag.h - how the core reports: inside view of McDiags. Messages stand where they are emitted, in
 * mlir-opt's words where it has words for it; all of this is cold code. */
#ifndef MC_DIAG_H
#define MC_DIAG_H

#include "base/buffer.h"

/* Adds a message; always returns false, so that `return mc_error(...)` reads well. diags may be NULL. */
bool mc_error(McDiags *diags, McLoc loc, const char *format, ...) MC_PRINTF(3, 4);
bool mc_note(McDiags *diags, McLoc loc, const char *format, ...) MC_PRINTF(3, 4);
bool mc_warning(McDiags *diags, McLoc loc, const char *format, ...) MC_PRINTF(3, 4);
/* The same with the source line at hand: `at` points into text[0..len). */
bool mc_report_at(McDiags *diags, McSeverity severity, McLoc loc, const char *text, size_t len, const char *at,
                  const char *message, size_t message_len);
/* "out of memory", once, without allocating. Always false. */
bool mc_out_of_memory(McDiags *diags);
bool mc_diags_out_of_memory(const McDiags *diags);
/* Forgets what was reported when there were `count` messages already. */
void mc_diags_take_back(McDiags *diags, size_t count);

/* A text of the parse that is running, so that messages at its positions get their source line. Borrowed: unset
 * (NULL) before the parse returns. base: position of its first byte. */
void mc_diags_set_text(McDiags *diags, const char *text, size_t len, uint32_t base);

/* For messages that name a type, attribute or value: render into a scratch buffer of the diags, valid until the
 * next message is added: mc_error(d, loc, "got %s", mc_text_type(d, t)). Several per message are fine. */
const char *mc_text_type(McDiags *diags, McType type);
const char *mc_text_attr(McDiags *diags, McAttr attr);

#endif
