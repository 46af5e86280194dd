/* report.h - the core's functions that report. A message is written at the place that reports it, in mlir-opt's words
 * if mlir-opt has words for the case; all of this is cold code. */
#ifndef MC_REPORT_H
#define MC_REPORT_H

#include "text/diag.h"

/* Adds a message; always returns false, so that `return mc_error(...)` reads well. diags may be NULL. */
bool mc_error(McDiags *diags, McLoc loc, const char *format, ...) MC_PRINTF(3, 4);
bool mc_note(McDiags *diags, McLoc loc, const char *format, ...) MC_PRINTF(3, 4);
bool mc_warning(McDiags *diags, McLoc loc, const char *format, ...) MC_PRINTF(3, 4);
/* The same with the source line available: `at` points into text[0..len). */
bool mc_report_at(McDiags *diags, McSeverity severity, McLoc loc, const char *text, size_t len, const char *at,
                  const char *message, size_t message_len);

/* For messages that name a type, attribute or value: render into a scratch buffer of the diags, valid until the
 * next message is added: mc_error(d, loc, "got %s", mc_text_type(d, t)). Several per message are fine. */
const char *mc_text_type(McDiags *diags, McType type);
const char *mc_text_attr(McDiags *diags, McAttr attr);

#endif
