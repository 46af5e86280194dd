/* report.c - adds messages: their place in a file, their source line, the callers of inlined code.
 *
 * When memory runs out, a flag of the McDiags is set, and callers see no other failure. A source line is cut at 4 KB,
 * and left out when its caret would be beyond that.
 */
#include "types/report.h"

#include <stdarg.h>
#include <stdio.h>

#include "ir/context.h"
#include "text/file_text.h"

#define MAX_LINE 4096u
#define MAX_CALLERS 10  /* how many callers of a call site are shown */
#define MAX_STEPS 65536 /* in a search of a location, which can be a large graph */

/* --- locations --- */

static McKind loc_kind(const McContext *ctx, McLoc loc) { return mc_kind(ctx, loc.index); }

/* The first location of a kind, outermost first and in order of the text; calls: searches only names and fusions.
 * MC_NONE: there is none, or the search ended at MAX_STEPS. All of loc is materialized. */
static McLoc find_loc(McDiags *diags, McLoc loc, McKind kind, bool into_calls) {
  McContext *ctx = diags->ctx;
  McWords stack;
  mc_array_init(&stack);
  McLoc found = {MC_NONE};
  bool ok = mc_array_push(&ctx->alloc, &stack, loc.index);
  for (int steps = 0; ok && stack.len > 0 && steps < MAX_STEPS; steps++) {
    McLoc at = {stack.ptr[--stack.len]};
    McKind at_kind = loc_kind(ctx, at);
    if (at_kind == kind) {
      found = at;
      break;
    }
    if (at_kind == MC_LOC_UNKNOWN || at_kind == MC_LOC_FILE || (at_kind == MC_LOC_CALLSITE && !into_calls)) continue;
    for (uint32_t i = mc_loc_num_children(ctx, at); ok && i > 0; i--) {
      ok = mc_array_push(&ctx->alloc, &stack, mc_loc_child(ctx, at, i - 1).index);
    }
  }
  if (!ok) mc_out_of_memory(diags);
  mc_array_fini(&ctx->alloc, &stack);
  return found;
}

static McLoc materialize(McDiags *diags, McLoc loc) {
  if (loc.index == MC_NONE) return loc;
  McAttr attr = mc_loc_attr(diags->ctx, loc);
  if (attr.index == MC_NONE) mc_out_of_memory(diags);
  return (McLoc){attr.index};
}

/* --- source lines --- */

/* Sets the entry's line from text[0..len) and the byte that the caret marks. Lines end at \n or \r. */
static void set_line(McDiags *diags, McDiagEntry *entry, const char *text, size_t len, const char *at) {
  const char *begin = at, *end = at, *text_end = text + len;
  while (begin > text && (size_t)(at - begin) <= MAX_LINE && begin[-1] != '\n' && begin[-1] != '\r') begin--;
  size_t column = (size_t)(at - begin);
  if (column > MAX_LINE) return;
  while (end < text_end && (size_t)(end - begin) < MAX_LINE && *end != '\n' && *end != '\r') end++;
  size_t line_len = (size_t)(end - begin);
  entry->diag.line = mc_diags_copy(diags, &diags->arena, begin, line_len);
  if (entry->diag.line == NULL) return;
  entry->diag.line_len = line_len;
  entry->diag.column = (uint32_t)column + 1;
}

/* Looks the file location up in the text of the running parse. */
static void find_line(McDiags *diags, McDiagEntry *entry) {
  McContext *ctx = diags->ctx;
  McLoc loc = entry->file_loc;
  if (loc.index == MC_NONE || diags->text == NULL || diags->text_name.index == MC_NONE) return;
  if (mc_loc_file_name(ctx, loc).index != diags->text_name.index) return;
  uint32_t line = mc_loc_line(ctx, loc, 0), column = mc_loc_line(ctx, loc, 1), offset;
  if (line == 0 || column == 0 || !mc_sources_line(ctx->sources, diags->text_base, line, &offset)) return;
  if (offset > diags->text_len || column - 1 > diags->text_len - offset) return;
  mc_file_text_restore(diags->file_text);
  const char *begin = diags->text + offset;
  if (memchr(begin, '\n', column - 1) != NULL || memchr(begin, '\r', column - 1) != NULL) return;
  set_line(diags, entry, diags->text, diags->text_len, begin + (column - 1));
  entry->line_number = line;
}

/* Adds the callers of a location that has a call site in it, as notes. Leaves the outermost one in last_loc. */
static void add_callers(McDiags *diags, McDiagEntry *entry) {
  McDiagEntry notes[MAX_CALLERS];
  McLoc call = find_loc(diags, entry->diag.loc, MC_LOC_CALLSITE, false);
  uint32_t count = 0;
  for (; count < MAX_CALLERS && call.index != MC_NONE; count++) {
    McLoc caller = mc_loc_child(diags->ctx, call, 1);
    McDiagEntry *note = &notes[count];
    *note = (McDiagEntry){.diag = {.severity = MC_NOTE, .loc = caller, .message = "called from", .message_len = 11}};
    note->file_loc = find_loc(diags, caller, MC_LOC_FILE, true);
    find_line(diags, note);
    diags->last_loc = caller;
    call = find_loc(diags, caller, MC_LOC_CALLSITE, false);
  }
  if (count == 0) return;
  entry->callers = mc_arena_alloc(&diags->arena, count * sizeof *notes, _Alignof(McDiagEntry));
  if (entry->callers == NULL) {
    mc_out_of_memory(diags);
    return;
  }
  memcpy(entry->callers, notes, count * sizeof *notes);
  entry->num_callers = count;
}

/* --- adding --- */

/* at: NULL, or the place of the message in text. */
static void add(McDiags *diags, McSeverity severity, McLoc loc, const char *text, size_t len, const char *at,
                const char *message, size_t message_len) {
  McDiagEntry entry = {.diag = {.severity = severity, .message_len = message_len}};
  if (severity == MC_ERROR) diags->has_error = true;
  entry.diag.message = mc_diags_copy(diags, &diags->arena, message, message_len);
  mc_arena_fini(&diags->scratch);
  if (entry.diag.message == NULL || !mc_array_reserve(&diags->ctx->alloc, &diags->entries, 1)) {
    mc_out_of_memory(diags);
    return;
  }
  entry.diag.loc = materialize(diags, loc.index == MC_NONE ? diags->place : loc);
  if (entry.diag.loc.index != MC_NONE) entry.file_loc = find_loc(diags, entry.diag.loc, MC_LOC_FILE, true);
  bool again = severity == MC_NOTE && entry.diag.loc.index == diags->last_loc.index; /* its line was shown above */
  if (!again && at != NULL) {
    set_line(diags, &entry, text, len, at);
    if (entry.file_loc.index != MC_NONE) entry.line_number = mc_loc_line(diags->ctx, entry.file_loc, 0);
  } else if (!again) {
    find_line(diags, &entry);
  }
  diags->last_loc = entry.diag.loc;
  if (severity != MC_NOTE && entry.diag.loc.index != MC_NONE) add_callers(diags, &entry);
  diags->entries.ptr[diags->entries.len++] = entry;
  /* the error can be a consequence of a failure, and its place or text may lack something */
  if (diags->has_error && mc_diags_met_failure(diags)) mc_out_of_memory(diags);
}

static void add_formatted(McDiags *diags, McSeverity severity, McLoc loc, const char *format, va_list args) {
  char small[512];
  va_list again;
  va_copy(again, args);
  int len = vsnprintf(small, sizeof small, format, args);
  if (len >= 0 && (size_t)len < sizeof small) {
    add(diags, severity, loc, NULL, 0, NULL, small, (size_t)len);
  } else if (len >= 0) {
    char *large = mc_alloc(&diags->ctx->alloc, (size_t)len + 1);
    if (large != NULL) {
      vsnprintf(large, (size_t)len + 1, format, again);
      add(diags, severity, loc, NULL, 0, NULL, large, (size_t)len);
      mc_free(&diags->ctx->alloc, large, (size_t)len + 1);
    } else {
      mc_out_of_memory(diags);
    }
  } else {
    mc_out_of_memory(diags);
  }
  va_end(again);
}

#define ADD_FORMATTED(severity)                        \
  if (diags == NULL) return false;                     \
  va_list args;                                        \
  va_start(args, format);                              \
  add_formatted(diags, severity, loc, format, args);   \
  va_end(args);                                        \
  return false

MC_COLD bool mc_error(McDiags *diags, McLoc loc, const char *format, ...) { ADD_FORMATTED(MC_ERROR); }

MC_COLD bool mc_note(McDiags *diags, McLoc loc, const char *format, ...) { ADD_FORMATTED(MC_NOTE); }

MC_COLD bool mc_warning(McDiags *diags, McLoc loc, const char *format, ...) { ADD_FORMATTED(MC_WARNING); }

MC_COLD bool mc_report_at(McDiags *diags, McSeverity severity, McLoc loc, const char *text, size_t len, const char *at,
                          const char *message, size_t message_len) {
  if (diags == NULL) return false;
  MC_ASSERT(at == NULL || (at >= text && at <= text + len));
  add(diags, severity, loc, text, len, at, message, message_len);
  return false;
}

/* --- types and attributes in messages --- */

static const char *finish_text(McDiags *diags, McBuf *buf) {
  const char *text = buf->failed ? NULL : mc_diags_copy(diags, &diags->scratch, buf->ptr, buf->len);
  if (text == NULL) mc_out_of_memory(diags);
  mc_buf_fini(buf);
  return text != NULL ? text : "";
}

const char *mc_text_type(McDiags *diags, McType type) {
  if (diags == NULL) return "";
  McBuf buf;
  mc_buf_init(&buf, &diags->ctx->alloc);
  diags->ctx->show->type(diags->ctx, type, &buf);
  return finish_text(diags, &buf);
}

const char *mc_text_attr(McDiags *diags, McAttr attr) {
  if (diags == NULL) return "";
  McBuf buf;
  mc_buf_init(&buf, &diags->ctx->alloc);
  diags->ctx->show->attr(diags->ctx, attr, &buf);
  return finish_text(diags, &buf);
}
