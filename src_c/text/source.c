/* source.c - the origin of text: names, line tables, and the 31-bit position space.
 *
 * Owns the sources and their line tables. A table has one byte per line, its length (longer lines: an escape and four
 * bytes), and a mark at every 128th line; bisection finds the mark, and at most 127 steps from it find the line. Four
 * bytes a line would be simpler, but the tables of a 19 MB module would take noticeable memory. Keeps no text.
 */
#include "text/source.h"

#include "base/lock.h"
#include "ir/context.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#define SPACE_END 0x7FFFFFFFu          /* positions are 1 to SPACE_END - 1 */
#define MAX_TEXT ((size_t)1 << 30)
#define MARK_LINES 128u
#define NEAR 4096u                     /* bytes that a cursor goes over line by line */
#define LONG_LINE 255u                 /* escape: the length is in the next four bytes */

typedef struct Mark {
  uint32_t offset; /* where the line starts in the text */
  uint32_t at;     /* where its entry is in `lengths` */
} Mark;
_Static_assert(sizeof(Mark) == 8, "mark");

typedef struct Source {
  uint32_t base, len;
  uint64_t refs; /* 0: dead, until its slot is removed by compaction */
  McIdent name;
  uint32_t num_lines;
  uint32_t lines_before, columns_before; /* of the text that this is a part of */
  MC_ARRAY(uint8_t) lengths; /* owned; of each line with its newline; the last line has no entry */
  MC_ARRAY(Mark) marks;      /* owned; of lines 0, 128, ... */
  MC_ARRAY(McSourcePlace) places;  /* owned; of each position; else empty, and the rest is used */
  struct LineScan *scan;     /* owned; NULL: all lines are numbered */
} Source;

struct McSources {
  McAlloc *alloc; /* borrowed */
  McLock lock;
  MC_ARRAY(Source *) all; /* owned; sorted by base, dead ones included */
  size_t dead;
  uint32_t next;          /* where the search for a free range starts */
};

McSources *mc_sources_new(McAlloc *alloc) {
  McSources *s = mc_alloc_zeroed(alloc, sizeof *s);
  if (s == NULL) return NULL;
  s->alloc = alloc;
  s->next = 1;
  if (mc_lock_init(&s->lock)) return s;
  mc_free(alloc, s, sizeof *s);
  return NULL;
}

static void end_scan(McAlloc *alloc, Source *source);

static void drop_tables(McAlloc *alloc, Source *source) {
  end_scan(alloc, source);
  mc_array_fini(alloc, &source->places);
  mc_array_fini(alloc, &source->lengths);
  mc_array_fini(alloc, &source->marks);
}

static void source_free(McAlloc *alloc, Source *source) {
  drop_tables(alloc, source);
  mc_free(alloc, source, sizeof *source);
}

void mc_sources_free(McSources *s) {
  if (s == NULL) return;
  for (size_t i = 0; i < s->all.len; i++) source_free(s->alloc, s->all.ptr[i]);
  mc_array_fini(s->alloc, &s->all);
  mc_lock_fini(&s->lock);
  mc_free(s->alloc, s, sizeof *s);
}

size_t mc_sources_bytes(McSources *s) {
  mc_lock(&s->lock);
  size_t bytes = sizeof *s + s->all.cap * sizeof *s->all.ptr;
  for (size_t i = 0; i < s->all.len; i++) {
    const Source *source = s->all.ptr[i];
    bytes += sizeof *source + source->lengths.cap + source->marks.cap * sizeof(Mark) +
             source->places.cap * sizeof(McSourcePlace);
  }
  mc_unlock(&s->lock);
  return bytes;
}

/* --- line tables --- */

typedef struct LineScan {
  McAlloc *alloc;          /* borrowed, as all here */
  Source *source;
  const char *text, *end;
  const char *at, *line;   /* the newlines before `at` were found; start of the line that is open */
  uint8_t *out;            /* the end of the source's lengths, whose number is set after some were found */
  uint32_t num_lines;      /* of the source, also */
  bool failed;             /* memory ran out: no more lines get numbers */
} LineScan;

static void end_scan(McAlloc *alloc, Source *source) {
  mc_free(alloc, source->scan, sizeof *source->scan);
  source->scan = NULL;
}

enum { MOST_ENTRY = 5 }; /* bytes */

/* Ends the open line at its newline; there is room for its entry. Returns false when memory runs out. */
MC_INLINE bool end_line(LineScan *scan, const char *newline) {
  size_t len = (size_t)(newline - scan->line) + 1;
  if (MC_LIKELY(len < LONG_LINE)) {
    *scan->out++ = (uint8_t)len;
  } else {
    uint32_t len32 = (uint32_t)len;
    *scan->out = LONG_LINE;
    memcpy(scan->out + 1, &len32, 4);
    scan->out += MOST_ENTRY;
  }
  scan->line = newline + 1;
  if (MC_LIKELY(++scan->num_lines % MARK_LINES != 0)) return true;
  Mark mark = {(uint32_t)(scan->line - scan->text), (uint32_t)(scan->out - scan->source->lengths.ptr)};
  return mc_array_push(scan->alloc, &scan->source->marks, mark);
}

/* Makes room for the entries of so many lines. Returns false when memory runs out. */
MC_INLINE bool reserve_lines(LineScan *scan, size_t count) {
  Source *source = scan->source;
  source->lengths.len = (size_t)(scan->out - source->lengths.ptr);
  if (!mc_array_reserve(scan->alloc, &source->lengths, count * MOST_ENTRY)) return false;
  scan->out = source->lengths.ptr + source->lengths.len;
  return true;
}

/* Finds all newlines before `to`, and some after it: 64 bytes a step where there are vectors, else with memchr. memchr
 * alone costs a call for each line. Returns false when memory runs out. */
static bool find_lines(LineScan *scan, const char *to) {
  const char *p = scan->at, *end = scan->end;
#if defined(__SSE2__)
  const __m128i newline = _mm_set1_epi8('\n');
  for (; p < to && end - p >= 64; p += 64) {
    const __m128i *v = (const __m128i *)p;
    MC_FETCH_AFTER(p, 2048);
    uint64_t a = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128(v), newline));
    uint64_t b = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128(v + 1), newline));
    uint64_t c = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128(v + 2), newline));
    uint64_t d = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128(v + 3), newline));
    if (MC_UNLIKELY(!reserve_lines(scan, 64))) return false;
    for (uint64_t mask = a | b << 16 | c << 32 | d << 48; mask != 0; mask &= mask - 1) {
      if (MC_UNLIKELY(!end_line(scan, p + __builtin_ctzll(mask)))) return false;
    }
  }
#endif
  while (p < to) {
    const char *found = memchr(p, '\n', (size_t)(end - p));
    if (found != NULL && MC_UNLIKELY(!reserve_lines(scan, 1) || !end_line(scan, found))) return false;
    p = found != NULL ? found + 1 : end;
  }
  scan->at = p;
  return true;
}

/* Numbers the lines up to the one of an offset at least. Returns false when memory runs out. */
static bool number_to(Source *source, size_t offset) {
  LineScan *scan = source->scan;
  if (MC_LIKELY(scan == NULL) || (size_t)(scan->at - scan->text) >= offset) return true;
  scan->failed = scan->failed || !find_lines(scan, scan->text + offset);
  source->num_lines = scan->num_lines;
  source->lengths.len = (size_t)(scan->out - source->lengths.ptr);
  return !scan->failed;
}

/* Begins to number the lines of a text. Returns false when memory runs out. */
static bool begin_lines(McAlloc *alloc, Source *source, const char *text, size_t len) {
  Mark first = {0, 0};
  if (!mc_array_push(alloc, &source->marks, first)) return false;
  if (!mc_array_reserve(alloc, &source->lengths, len / 64 + 8)) return false;
  source->scan = mc_alloc(alloc, sizeof *source->scan);
  if (source->scan == NULL) return false;
  *source->scan = (LineScan){.alloc = alloc, .source = source, .text = text, .end = text + len, .at = text,
                             .line = text, .out = source->lengths.ptr};
  return true;
}

/* Numbers the lines that are left. Returns false when memory runs out: those lines have no numbers. */
static bool end_lines(McAlloc *alloc, Source *source) {
  if (source->scan == NULL) return true;
  bool ok = number_to(source, source->len);
  end_scan(alloc, source);
  size_t used = source->lengths.len > 0 ? source->lengths.len : 1;
  uint8_t *shrunk = mc_realloc(alloc, source->lengths.ptr, source->lengths.cap, used);
  if (shrunk == NULL) return ok; /* the larger block can still be used */
  source->lengths.ptr = shrunk;
  source->lengths.cap = used;
  return ok;
}

MC_INLINE uint32_t line_length(const uint8_t *lengths, uint32_t *at) {
  uint32_t len = lengths[(*at)++];
  if (MC_LIKELY(len != LONG_LINE)) return len;
  len = mc_load32(lengths + *at);
  *at += 4;
  return len;
}

/* Moves to the line of an offset that is not before the cursor's line. */
static void step_to(const Source *source, uint32_t offset, McSourceCursor *c) {
  while (c->end <= offset && c->line < source->num_lines) {
    c->start = c->end;
    c->line++;
    c->end = c->line < source->num_lines ? c->start + line_length(source->lengths.ptr, &c->at) : UINT32_MAX;
  }
}

static McSourceCursor locate_in(Source *source, uint32_t offset) {
  if (source->places.cap != 0) return (McSourceCursor){.source = source};
  number_to(source, offset); /* when memory runs out, the lines that have no numbers count as one */
  size_t low = 0, high = source->marks.len;
  while (high - low > 1) {
    size_t middle = low + (high - low) / 2;
    if (source->marks.ptr[middle].offset <= offset) low = middle;
    else high = middle;
  }
  Mark mark = source->marks.ptr[low];
  McSourceCursor c = {.source = source, .line = (uint32_t)low * MARK_LINES, .start = mark.offset, .at = mark.at};
  c.end = c.line < source->num_lines ? c.start + line_length(source->lengths.ptr, &c.at) : UINT32_MAX;
  step_to(source, offset, &c);
  return c;
}

/* --- the position space --- */

/* Index of the first source whose base is above `position`. */
static size_t upper_bound(const McSources *s, uint32_t position) {
  size_t low = 0, high = s->all.len;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (s->all.ptr[middle]->base <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/* The source of a position; a position at the end of the text belongs to the source, too. NULL: there is no live
 * source. */
static Source *find(const McSources *s, uint32_t position) {
  size_t i = upper_bound(s, position);
  if (i == 0) return NULL;
  Source *source = s->all.ptr[i - 1];
  return source->refs > 0 && position - source->base <= source->len ? source : NULL;
}

static void compact(McSources *s) {
  size_t kept = 0;
  for (size_t i = 0; i < s->all.len; i++) {
    Source *source = s->all.ptr[i];
    if (source->refs > 0) s->all.ptr[kept++] = source;
    else source_free(s->alloc, source);
  }
  s->all.len = kept;
  s->dead = 0;
}

/* Finds a free range of `size` positions at `from` or above; *index: its place in `all`. Returns 0 when there is
 * none. All sources must be live. */
static uint32_t find_gap(const McSources *s, uint32_t from, uint32_t size, size_t *index) {
  size_t i = upper_bound(s, from);
  if (i > 0 && s->all.ptr[i - 1]->base + s->all.ptr[i - 1]->len >= from) {
    from = s->all.ptr[i - 1]->base + s->all.ptr[i - 1]->len + 1;
  }
  for (; i < s->all.len; i++) {
    const Source *source = s->all.ptr[i];
    if (from <= source->base && source->base - from >= size) break;
    from = source->base + source->len + 1;
  }
  *index = i;
  return from < SPACE_END && SPACE_END - from >= size ? from : 0;
}

/* Gives the source a range. As long as the end of the space has room this costs nothing; after that it searches for a
 * gap. */
static bool place(McSources *s, Source *source) {
  if (!mc_array_reserve(s->alloc, &s->all, 1)) return false;
  uint32_t size = source->len + 1;
  size_t index = s->all.len;
  source->base = s->next;
  if (s->next >= SPACE_END || SPACE_END - s->next < size ||
      (index > 0 && s->all.ptr[index - 1]->base >= s->next)) {
    compact(s);
    source->base = s->next < SPACE_END ? find_gap(s, s->next, size, &index) : 0;
    if (source->base == 0) source->base = find_gap(s, 1, size, &index);
    if (source->base == 0) return false;
  }
  memmove(s->all.ptr + index + 1, s->all.ptr + index, (s->all.len - index) * sizeof *s->all.ptr);
  s->all.ptr[index] = source;
  s->all.len++;
  s->next = source->base + size;
  return true;
}

/* Places a source whose table could be made, or frees it. */
static uint32_t settle(McSources *s, Source *source, bool ok) {
  if (ok) {
    mc_lock(&s->lock);
    ok = place(s, source);
    mc_unlock(&s->lock);
  }
  if (ok) return source->base;
  source_free(s->alloc, source);
  return 0;
}

static Source *new_source(McSources *s, McIdent name, size_t len, uint32_t lines, uint32_t columns) {
  if (len > MAX_TEXT) return NULL;
  Source *source = mc_alloc_zeroed(s->alloc, sizeof *source);
  if (source == NULL) return NULL;
  source->len = (uint32_t)len;
  source->lines_before = lines;
  source->columns_before = columns;
  source->name = name;
  source->refs = 1;
  return source;
}

uint32_t mc_sources_add_part(McSources *s, McIdent name, const char *text, size_t len, uint32_t lines,
                             uint32_t columns) {
  Source *source = new_source(s, name, len, lines, columns);
  if (source == NULL) return 0;
  return settle(s, source, begin_lines(s->alloc, source, text, len) && end_lines(s->alloc, source));
}

uint32_t mc_sources_add(McSources *s, McIdent name, const char *text, size_t len) {
  return mc_sources_add_part(s, name, text, len, 0, 0);
}

uint32_t mc_sources_begin(McSources *s, McIdent name, const char *text, size_t len) {
  Source *source = new_source(s, name, len, 0, 0);
  return source == NULL ? 0 : settle(s, source, begin_lines(s->alloc, source, text, len));
}

bool mc_sources_number_lines(McSources *s, uint32_t position) {
  mc_lock(&s->lock);
  Source *source = find(s, position);
  bool ok = source == NULL || number_to(source, position - source->base);
  mc_unlock(&s->lock);
  return ok;
}

bool mc_sources_end(McSources *s, uint32_t position) {
  mc_lock(&s->lock);
  Source *source = find(s, position);
  bool ok = source == NULL || end_lines(s->alloc, source);
  mc_unlock(&s->lock);
  return ok;
}

uint32_t mc_sources_add_places(McSources *s, size_t count, McSourcePlace **places) {
  if (count - 1 >= SPACE_END) return 0;
  Source *source = mc_alloc_zeroed(s->alloc, sizeof *source);
  if (source == NULL) return 0;
  source->len = (uint32_t)count - 1;
  source->name = (McIdent){MC_NONE};
  source->refs = 1;
  bool ok = mc_array_reserve(s->alloc, &source->places, count);
  *places = source->places.ptr;
  return settle(s, source, ok);
}

void mc_sources_retain(McSources *s, uint32_t position, size_t count) {
  mc_lock(&s->lock);
  Source *source = find(s, position);
  MC_ASSERT(source != NULL);
  if (source != NULL) source->refs += count;
  mc_unlock(&s->lock);
}

void mc_sources_release(McSources *s, uint32_t position, size_t count) {
  mc_lock(&s->lock);
  Source *source = find(s, position);
  MC_ASSERT(source != NULL && source->refs >= count);
  if (source != NULL) {
    source->refs -= count;
    if (source->refs == 0) {
      drop_tables(s->alloc, source);
      s->dead++;
      if (s->dead > 16 && s->dead > s->all.len / 2) compact(s);
    }
  }
  mc_unlock(&s->lock);
}

void mc_sources_span(McSources *s, uint32_t position, uint32_t *first, uint32_t *last) {
  mc_lock(&s->lock);
  const Source *source = find(s, position);
  *first = source == NULL ? 0 : source->base;
  *last = source == NULL ? 0 : source->base + source->len;
  mc_unlock(&s->lock);
}

static void read_cursor(const McSourceCursor *c, uint32_t position, McIdent *name, uint32_t *line, uint32_t *column) {
  const Source *source = c->source;
  if (source->places.cap != 0) {
    McSourcePlace found = source->places.ptr[position - source->base];
    *name = found.file;
    *line = found.line;
    *column = found.column;
    return;
  }
  *name = source->name;
  *line = source->lines_before + c->line + 1;
  *column = position - source->base - c->start + 1 + (c->line == 0 ? source->columns_before : 0);
}

bool mc_sources_locate(McSources *s, uint32_t position, McIdent *name, uint32_t *line, uint32_t *column) {
  mc_lock(&s->lock);
  Source *source = find(s, position);
  if (source != NULL) {
    McSourceCursor cursor = locate_in(source, position - source->base);
    read_cursor(&cursor, position, name, line, column);
  }
  mc_unlock(&s->lock);
  return source != NULL;
}

bool mc_sources_locate_near(McSources *s, McSourceCursor *cursor, uint32_t position, McIdent *name, uint32_t *line,
                            uint32_t *column) {
  const Source *source = cursor->source;
  uint32_t offset = source == NULL ? 0 : position - source->base; /* large when the position is before the source */
  if (source != NULL && source->places.cap != 0 && offset <= source->len) {
    /* nothing to step over */
  } else if (source != NULL && offset >= cursor->start && offset <= source->len && offset - cursor->start < NEAR) {
    step_to(source, offset, cursor);
  } else {
    mc_lock(&s->lock);
    Source *found = find(s, position);
    if (found != NULL) {
      *cursor = locate_in(found, position - found->base);
      read_cursor(cursor, position, name, line, column);
      if (found->scan != NULL) cursor->source = NULL; /* its table may move: the next call locks again */
    }
    mc_unlock(&s->lock);
    return found != NULL;
  }
  read_cursor(cursor, position, name, line, column);
  return true;
}

bool mc_sources_file_near(McSources *s, McSourceCursor *cursor, uint32_t position, McIdent *name) {
  const Source *source = cursor->source;
  if (source == NULL || position - source->base > source->len) { /* large when the position is before the source */
    uint32_t line, column;
    return mc_sources_locate_near(s, cursor, position, name, &line, &column);
  }
  *name = source->places.cap != 0 ? source->places.ptr[position - source->base].file : source->name;
  return true;
}

bool mc_sources_line(McSources *s, uint32_t position, uint32_t line, uint32_t *offset) {
  mc_lock(&s->lock);
  Source *source = find(s, position);
  if (source != NULL) number_to(source, source->len);
  uint32_t number = line == 0 ? 0 : line - 1; /* of the text, then of its part; large when it is before the part */
  if (source != NULL) number -= source->lines_before;
  bool found = source != NULL && source->places.cap == 0 && number <= source->num_lines &&
               (number != 0 || source->columns_before == 0);
  if (found) {
    Mark mark = source->marks.ptr[number / MARK_LINES];
    for (uint32_t i = number % MARK_LINES; i > 0; i--) mark.offset += line_length(source->lengths.ptr, &mark.at);
    *offset = mark.offset;
  }
  mc_unlock(&s->lock);
  return found;
}

bool mc_sources_find(McSources *s, uint32_t position, uint32_t *base, size_t *len, McIdent *name) {
  mc_lock(&s->lock);
  const Source *source = find(s, position);
  if (source != NULL) {
    *base = source->base;
    *len = source->len;
    *name = source->name;
  }
  mc_unlock(&s->lock);
  return source != NULL;
}

void mc_text_locate(const char *text, size_t offset, uint32_t *line, uint32_t *column) {
  const char *start = text, *at = text + offset, *newline;
  uint32_t number = 1;
  while (start < at && (newline = memchr(start, '\n', (size_t)(at - start))) != NULL) {
    start = newline + 1;
    number++;
  }
  *line = number;
  *column = (uint32_t)(at - start) + 1;
}
