/* op_messages.c - messages about operations. */
#include "defs/op_messages.h"

#include <stdarg.h>

#include "base/buffer.h"
#include "ir/context.h"

static MC_COLD void message_with_op(McDiags *diags, McContext *ctx, McOp op, McSeverity severity, const char *start,
                                    McOp shown) {
  if (diags == NULL) return;
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  mc_buf_str(&text, start);
  if (!ctx->show->op(ctx, shown, &text) || text.failed) mc_out_of_memory(diags);
  else if (severity == MC_NOTE) mc_note(diags, mc_op_loc(ctx, op), "%.*s", (int)text.len, text.ptr);
  else mc_error(diags, mc_op_loc(ctx, op), "%.*s", (int)text.len, text.ptr);
  mc_buf_fini(&text);
}

bool mc_error_with_op(McDiags *diags, McContext *ctx, McOp op, const char *start) {
  message_with_op(diags, ctx, op, MC_ERROR, start, op);
  return false;
}

bool mc_error_about_op(McDiags *diags, McContext *ctx, McOp op, const char *start, McOp about) {
  message_with_op(diags, ctx, op, MC_ERROR, start, about);
  mc_note_current_op(diags, ctx, op);
  return false;
}

void mc_note_current_op(McDiags *diags, const McContext *ctx, McOp op) {
  message_with_op(diags, (McContext *)ctx, op, MC_NOTE, "see current operation: ", op);
}

MC_COLD bool mc_op_error(McDiags *diags, const McContext *ctx, McOp op, const char *format, ...) {
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  McBuf message;
  mc_buf_init(&message, &((McContext *)ctx)->alloc);
  mc_buf_lit(&message, "'");
  mc_buf_put(&message, name.ptr, name.len);
  mc_buf_lit(&message, "' op ");
  va_list args;
  va_start(args, format);
  mc_buf_vprintf(&message, format, args);
  va_end(args);
  if (message.failed) mc_out_of_memory(diags);
  else mc_error(diags, mc_op_loc(ctx, op), "%.*s", (int)message.len, message.ptr);
  mc_buf_fini(&message);
  mc_note_current_op(diags, ctx, op);
  return false;
}

MC_COLD bool mc_plain_error(const McRoutineCheck *c, const char *format, ...) {
  McBuf message;
  mc_buf_init(&message, &c->ctx->alloc);
  va_list args;
  va_start(args, format);
  mc_buf_vprintf(&message, format, args);
  va_end(args);
  if (message.failed) mc_out_of_memory(c->diags);
  else mc_error(c->diags, mc_op_loc(c->ctx, c->op), "%.*s", (int)message.len, message.ptr);
  mc_buf_fini(&message);
  mc_note_current_op(c->diags, c->ctx, c->op);
  return false;
}
