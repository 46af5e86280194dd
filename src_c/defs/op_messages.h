/* op_messages.h - messages about operations, worded and followed by notes as in mlir-opt 22. */
#ifndef MC_OP_MESSAGES_H
#define MC_OP_MESSAGES_H

#include "defs/routine_set.h"
#include "types/report.h"

/* Reports "'name' op " and the message, at the operation, with the note that shows the operation. Always returns
 * false. */
bool mc_op_error(McDiags *diags, const McContext *ctx, McOp op, const char *format, ...) MC_PRINTF(4, 5);
/* The same without the operation's name, about the operation that is checked. Always returns false. */
bool mc_plain_error(const McRoutineCheck *c, const char *format, ...) MC_PRINTF(2, 3);
/* Reports `start` and the text of the operation. Always returns false. */
bool mc_error_with_op(McDiags *diags, McContext *ctx, McOp op, const char *start);
/* The same at `op`, with the text of `about`. */
bool mc_error_about_op(McDiags *diags, McContext *ctx, McOp op, const char *start, McOp about);
/* Adds the note that follows messages about an operation: "see current operation: " and its text. diags may be NULL. */
void mc_note_current_op(McDiags *diags, const McContext *ctx, McOp op);

#endif
