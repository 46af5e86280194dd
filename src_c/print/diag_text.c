/* diag_text.c - messages as text: place, severity, message, source line and caret, as mlir-opt 22 writes them to
 * stderr. */
#include "ir/context.h"
#include "text/diag.h"

#define TAB_STOP 8u
#define MAX_SHOWN_LOC 4096 /* parts of a location that is written out; as text a graph of n parts may have 2^n */

/* True when writing the location out ends in reasonable time. */
static bool is_small_loc(const McDiags *diags, McLoc loc) {
  McContext *ctx = diags->ctx;
  McWords stack;
  mc_array_init(&stack);
  bool ok = mc_array_push(&ctx->alloc, &stack, loc.index);
  for (int steps = 0; ok && stack.len > 0; steps++) {
    McLoc at = {stack.ptr[--stack.len]};
    uint32_t children = mc_loc_num_children(ctx, at);
    ok = steps < MAX_SHOWN_LOC && children <= MAX_SHOWN_LOC;
    for (uint32_t i = 0; ok && i < children; i++) {
      ok = mc_array_push(&ctx->alloc, &stack, mc_loc_child(ctx, at, i).index);
    }
  }
  mc_array_fini(&ctx->alloc, &stack);
  return ok;
}

/* The line with its tabs spread to stops, and the caret under it likewise. */
static void render_line(const McDiag *diag, McBuf *out) {
  size_t column = 0;
  for (size_t i = 0; i < diag->line_len; i++) {
    if (diag->line[i] == '\t') {
      size_t spaces = TAB_STOP - column % TAB_STOP;
      mc_buf_spaces(out, spaces);
      column += spaces;
    } else {
      mc_buf_char(out, diag->line[i]);
      column++;
    }
  }
  mc_buf_char(out, '\n');
  size_t caret = diag->column - 1;
  column = 0;
  for (size_t i = 0; i < caret && i < diag->line_len; i++) {
    column += diag->line[i] == '\t' ? TAB_STOP - column % TAB_STOP : 1;
  }
  mc_buf_spaces(out, column);
  mc_buf_lit(out, "^");
  /* A caret under a tab is followed by the rest of the tab: mlir-opt 22 repeats it. */
  if (caret < diag->line_len && diag->line[caret] == '\t') {
    while (++column % TAB_STOP != 0) mc_buf_lit(out, "^");
  }
  mc_buf_char(out, '\n');
}

static void render_place(const McDiags *diags, const McDiagEntry *entry, McBuf *out) {
  McContext *ctx = diags->ctx;
  if (entry->file_loc.index == MC_NONE) {
    mc_buf_lit(out, "<unknown>:0: ");
    return;
  }
  McStr name = mc_ident_str(ctx, mc_loc_file_name(ctx, entry->file_loc));
  bool shown = entry->diag.line != NULL;
  if (shown && name.len == 1 && name.ptr[0] == '-') mc_buf_lit(out, "<stdin>");
  else mc_buf_put(out, name.ptr, name.len);
  mc_buf_char(out, ':');
  mc_buf_u64(out, shown ? entry->line_number : mc_loc_line(ctx, entry->file_loc, 0));
  mc_buf_char(out, ':');
  mc_buf_u64(out, shown ? entry->diag.column : mc_loc_line(ctx, entry->file_loc, 1));
  mc_buf_lit(out, ": ");
}

static void render_entry(const McDiags *diags, const McDiagEntry *entry, McBuf *out) {
  static const char *const severities[] = {"error: ", "warning: ", "remark: ", "note: "};
  const McDiag *diag = &entry->diag;
  render_place(diags, entry, out);
  mc_buf_str(out, severities[diag->severity]);
  if (entry->file_loc.index == MC_NONE && diag->loc.index != MC_NONE &&
      mc_kind(diags->ctx, diag->loc.index) != MC_LOC_UNKNOWN) {
    if (is_small_loc(diags, diag->loc)) mc_print_loc(diags->ctx, diag->loc, out);
    else mc_buf_lit(out, "loc(...)");
    mc_buf_lit(out, ": ");
  }
  mc_buf_put(out, diag->message, diag->message_len);
  mc_buf_char(out, '\n');
  if (diag->line != NULL) render_line(diag, out);
}

void mc_diags_render(const McDiags *diags, size_t i, McBuf *out) {
  MC_ASSERT(i < mc_diags_count(diags));
  if (i >= diags->entries.len) {
    mc_buf_lit(out, "<unknown>:0: error: out of memory\n");
    return;
  }
  const McDiagEntry *entry = &diags->entries.ptr[i];
  render_entry(diags, entry, out);
  for (uint32_t k = 0; k < entry->num_callers; k++) render_entry(diags, &entry->callers[k], out);
}
