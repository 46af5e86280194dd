/* diag.c - messages for users: collecting and rendering.
 *
 * Owns copies of everything it shows, so it depends on no text and no source that may go away: positions
 * become file locations when a message is added. All of this is cold; running out of memory is kept as a flag and
 * never fails a caller in another way. Rendering follows mlir-opt's stderr byte for byte, except that a source
 * line is cut at 4 KB, and left out when the caret would be behind that.
 */
#include "text/diag.h"

#include <stdarg.h>
#include <stdio.h>

#include "base/arena.h"
#include "base/array.h"
#include "ir/context.h"

#define MAX_LINE 4096u
#define TAB_STOP 8u
#define MAX_CALLERS 10     /* how many callers of a call site are shown */
#define MAX_STEPS 65536    /* of a search in a location, which may be a large graph */
#define MAX_SHOWN_LOC 4096 /* parts of a location that is written out; as text a graph of n parts may have 2^n */

typedef struct Entry {
  McDiag diag;
  McLoc file_loc;      /* the first file location in diag.loc, or MC_NONE */
  uint32_t line_number; /* of diag.line */
  const char *callers; /* rendered notes of the call sites around it, or NULL */
  size_t callers_len;
} Entry;

struct McDiags {
  McContext *ctx;         /* borrowed */
  McArena arena;          /* messages and lines */
  McArena scratch;        /* mc_text_*: until the next message */
  MC_ARRAY(Entry) entries;
  bool out_of_memory;
  bool has_error;
  McLoc last_loc;         /* a note there does not show its line again */
  const char *text;       /* borrowed: the text of the running parse, or NULL */
  size_t text_len;
  uint32_t text_base;
  McIdent text_name;
  McLoc place;            /* of messages that say none */
};

McDiags *mc_diags_new(McContext *ctx) {
  McDiags *diags = mc_alloc_zeroed(&ctx->alloc, sizeof *diags);
  if (diags == NULL) return NULL;
  diags->ctx = ctx;
  mc_arena_init(&diags->arena, &ctx->alloc);
  mc_arena_init(&diags->scratch, &ctx->alloc);
  return diags;
}

void mc_diags_clear(McDiags *diags) {
  mc_arena_fini(&diags->arena);
  mc_arena_fini(&diags->scratch);
  diags->entries.len = 0;
  diags->out_of_memory = diags->has_error = false;
  diags->last_loc.index = MC_NONE;
}

void mc_diags_take_back(McDiags *diags, size_t count) {
  if (diags == NULL) return;
  diags->entries.len = count;
  diags->has_error = false;
  for (size_t i = 0; i < count; i++) diags->has_error |= diags->entries.ptr[i].diag.severity == MC_ERROR;
  diags->last_loc.index = MC_NONE;
}

void mc_diags_free(McDiags *diags) {
  if (diags == NULL) return;
  mc_diags_clear(diags);
  McAlloc *alloc = &diags->ctx->alloc;
  mc_array_fini(alloc, &diags->entries);
  mc_free(alloc, diags, sizeof *diags);
}

size_t mc_diags_count(const McDiags *diags) { return diags->entries.len + (diags->out_of_memory ? 1 : 0); }

bool mc_diags_has_error(const McDiags *diags) { return diags != NULL && (diags->has_error || diags->out_of_memory); }

McDiag mc_diags_get(const McDiags *diags, size_t i) {
  MC_ASSERT(i < mc_diags_count(diags));
  if (i < diags->entries.len) return diags->entries.ptr[i].diag;
  static const char message[] = "out of memory";
  return (McDiag){.severity = MC_ERROR, .message = message, .message_len = sizeof message - 1};
}

bool mc_out_of_memory(McDiags *diags) {
  if (diags != NULL) diags->out_of_memory = true;
  return false;
}

bool mc_diags_out_of_memory(const McDiags *diags) { return diags->out_of_memory; }

void mc_diags_set_place(McDiags *diags, McLoc loc) { diags->place = loc; }

void mc_diags_set_text(McDiags *diags, const char *text, size_t len, uint32_t base) {
  if (diags == NULL) return;
  diags->text = text;
  diags->text_len = len;
  uint32_t source_base;
  size_t source_len;
  if (text == NULL || base == 0 ||
      !mc_sources_find(diags->ctx->sources, base, &source_base, &source_len, &diags->text_name)) {
    diags->text_name.index = MC_NONE;
    base = 0;
  }
  diags->text_base = base;
}

/* NUL-terminated copy; NULL: out of memory. */
static const char *copy(McDiags *diags, McArena *arena, const char *bytes, size_t len) {
  char *p = mc_arena_alloc(arena, len + 1, 1);
  if (p == NULL) {
    mc_out_of_memory(diags);
    return NULL;
  }
  if (len > 0) memcpy(p, bytes, len);
  p[len] = 0;
  return p;
}

/* --- locations --- */

static McKind loc_kind(const McContext *ctx, McLoc loc) { return mc_kind(ctx, loc.index); }

/* The first location of a kind, outermost first and in order of the text; calls: looks into names and fusions only.
 * MC_NONE: there is none, or it lies too far. All of loc is materialized. */
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

static McLoc materialize(McDiags *diags, McLoc loc) {
  if (loc.index == MC_NONE) return loc;
  McAttr attr = mc_loc_attr(diags->ctx, loc);
  if (attr.index == MC_NONE) mc_out_of_memory(diags);
  return (McLoc){attr.index};
}

/* --- source lines --- */

/* Sets the entry's line from text[0..len) and the byte the caret stands under. Lines end at \n or \r. */
static void set_line(McDiags *diags, Entry *entry, const char *text, size_t len, const char *at) {
  const char *begin = at, *end = at, *text_end = text + len;
  while (begin > text && (size_t)(at - begin) <= MAX_LINE && begin[-1] != '\n' && begin[-1] != '\r') begin--;
  size_t column = (size_t)(at - begin);
  if (column > MAX_LINE) return;
  while (end < text_end && (size_t)(end - begin) < MAX_LINE && *end != '\n' && *end != '\r') end++;
  size_t line_len = (size_t)(end - begin);
  entry->diag.line = copy(diags, &diags->arena, begin, line_len);
  if (entry->diag.line == NULL) return;
  entry->diag.line_len = line_len;
  entry->diag.column = (uint32_t)column + 1;
}

/* Looks the file location up in the text of the running parse. */
static void find_line(McDiags *diags, Entry *entry) {
  McContext *ctx = diags->ctx;
  McLoc loc = entry->file_loc;
  if (loc.index == MC_NONE || diags->text == NULL || diags->text_name.index == MC_NONE) return;
  if (mc_loc_file_name(ctx, loc).index != diags->text_name.index) return;
  uint32_t line = mc_loc_line(ctx, loc, 0), column = mc_loc_line(ctx, loc, 1), offset;
  if (line == 0 || column == 0 || !mc_sources_line(ctx->sources, diags->text_base, line, &offset)) return;
  if (offset > diags->text_len || column - 1 > diags->text_len - offset) return;
  const char *begin = diags->text + offset;
  if (memchr(begin, '\n', column - 1) != NULL || memchr(begin, '\r', column - 1) != NULL) return;
  set_line(diags, entry, diags->text, diags->text_len, begin + (column - 1));
  entry->line_number = line;
}

/* --- rendering --- */

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
  /* A caret under a tab is followed by what remains of the tab: upstream repeats it. */
  if (caret < diag->line_len && diag->line[caret] == '\t') {
    while (++column % TAB_STOP != 0) mc_buf_lit(out, "^");
  }
  mc_buf_char(out, '\n');
}

static void render_place(const McDiags *diags, const Entry *entry, McBuf *out) {
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

static void render_entry(const McDiags *diags, const Entry *entry, McBuf *out) {
  static const char *const severities[] = {"error: ", "warning: ", "remark: ", "note: "};
  const McDiag *diag = &entry->diag;
  render_place(diags, entry, out);
  mc_buf_str(out, severities[diag->severity]);
  if (entry->file_loc.index == MC_NONE && diag->loc.index != MC_NONE &&
      loc_kind(diags->ctx, diag->loc) != MC_LOC_UNKNOWN) {
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
  const Entry *entry = &diags->entries.ptr[i];
  render_entry(diags, entry, out);
  if (entry->callers != NULL) mc_buf_put(out, entry->callers, entry->callers_len);
}

/* The callers of a location that has a call site in it, as notes. Leaves the outermost one in last_loc. */
static void add_callers(McDiags *diags, Entry *entry) {
  McLoc call = find_loc(diags, entry->diag.loc, MC_LOC_CALLSITE, false);
  if (call.index == MC_NONE) return;
  McBuf buf;
  mc_buf_init(&buf, &diags->ctx->alloc);
  for (int i = 0; i < MAX_CALLERS && call.index != MC_NONE; i++) {
    McLoc caller = mc_loc_child(diags->ctx, call, 1);
    Entry note = {.diag = {.severity = MC_NOTE, .loc = caller, .message = "called from", .message_len = 11}};
    note.file_loc = find_loc(diags, caller, MC_LOC_FILE, true);
    find_line(diags, &note);
    render_entry(diags, &note, &buf);
    diags->last_loc = caller;
    call = find_loc(diags, caller, MC_LOC_CALLSITE, false);
  }
  entry->callers = copy(diags, &diags->arena, buf.ptr, buf.len);
  entry->callers_len = buf.len;
  if (buf.failed) mc_out_of_memory(diags);
  mc_buf_fini(&buf);
}

/* --- adding --- */

/* at: NULL, or where the message's line is in text. */
static void add(McDiags *diags, McSeverity severity, McLoc loc, const char *text, size_t len, const char *at,
                const char *message, size_t message_len) {
  Entry entry = {.diag = {.severity = severity, .message_len = message_len}};
  if (severity == MC_ERROR) diags->has_error = true;
  entry.diag.message = copy(diags, &diags->arena, message, message_len);
  mc_arena_fini(&diags->scratch);
  if (entry.diag.message == NULL || !mc_array_reserve(&diags->ctx->alloc, &diags->entries, 1)) {
    mc_out_of_memory(diags);
    return;
  }
  entry.diag.loc = materialize(diags, loc.index == MC_NONE ? diags->place : loc);
  if (entry.diag.loc.index != MC_NONE) entry.file_loc = find_loc(diags, entry.diag.loc, MC_LOC_FILE, true);
  bool again = severity == MC_NOTE && entry.diag.loc.index == diags->last_loc.index; /* its line stands above */
  if (!again && at != NULL) {
    set_line(diags, &entry, text, len, at);
    if (entry.file_loc.index != MC_NONE) entry.line_number = mc_loc_line(diags->ctx, entry.file_loc, 0);
  } else if (!again) {
    find_line(diags, &entry);
  }
  diags->last_loc = entry.diag.loc;
  if (severity != MC_NOTE && entry.diag.loc.index != MC_NONE) add_callers(diags, &entry);
  diags->entries.ptr[diags->entries.len++] = entry;
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
  const char *text = buf->failed ? NULL : copy(diags, &diags->scratch, buf->ptr, buf->len);
  if (text == NULL) mc_out_of_memory(diags);
  mc_buf_fini(buf);
  return text != NULL ? text : "";
}

const char *mc_text_type(McDiags *diags, McType type) {
  if (diags == NULL) return "";
  McBuf buf;
  mc_buf_init(&buf, &diags->ctx->alloc);
  mc_print_type(diags->ctx, type, &buf);
  return finish_text(diags, &buf);
}

const char *mc_text_attr(McDiags *diags, McAttr attr) {
  if (diags == NULL) return "";
  McBuf buf;
  mc_buf_init(&buf, &diags->ctx->alloc);
  mc_print_attr(diags->ctx, attr, &buf);
  return finish_text(diags, &buf);
}
