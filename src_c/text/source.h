/* source.h - the origin of text: names, line tables, and the 31-bit position space.
 *
 * A location that was not written in the text is stored in an operation as a position: bit 31 set, the other bits an
 * offset into the context's position space. Each parsed text owns a range of it, and so does each file of bytecode,
 * whose table of places says what its positions are. A source counts references: each stored position is one, and so
 * is the parse that reads the source. At zero, its range and its table are freed. When the space is used up, or a text
 * has more than 2^30 bytes, the reader materialises locations instead (mc_sources_add returns 0).
 *
 * Thread-safe; readers and writers lock. Lookups are O(log sources), lines O(log lines). Lines end at '\n' only.
 */
#ifndef MC_SOURCE_H
#define MC_SOURCE_H

#include "base/array.h"

typedef struct McSources McSources; /* one per context, owned by it */
McSources *mc_sources_new(McAlloc *alloc);
void mc_sources_free(McSources *s);

/* Registers a text of `len` bytes named by the identifier `name`, with one reference. Builds the line
 * table now: `text` is borrowed for the call. Returns the position of its first byte (>= 1, without
 * bit 31), or 0 when no range is free or memory ran out. */
uint32_t mc_sources_add(McSources *s, McIdent name, const char *text, size_t len);
/* The same for a part of a text, after `lines` whole lines and `columns` bytes of its first one. */
uint32_t mc_sources_add_part(McSources *s, McIdent name, const char *text, size_t len, uint32_t lines,
                             uint32_t columns);
/* As mc_sources_add, but the lines are numbered later, when they are asked for or by these functions: `text` is
 * borrowed until mc_sources_end. */
uint32_t mc_sources_begin(McSources *s, McIdent name, const char *text, size_t len);
/* Numbers the lines of a text before that position, of its source. Returns false when memory runs out. */
bool mc_sources_number_lines(McSources *s, uint32_t position);
/* Numbers all lines that have no number, of the source that spans `position`. Returns false when memory runs out: then
 * they keep none. */
bool mc_sources_end(McSources *s, uint32_t position);
/* The place of a position. */
typedef struct McSourcePlace { McIdent file; uint32_t line, column; } McSourcePlace;
/* Registers a table of `count` places (at least 1), with one reference. The caller fills *places, each before it uses
 * its position: the table belongs to the source, so that a reference must be held. Returns the position of the first
 * place, or 0 as mc_sources_add. */
uint32_t mc_sources_add_places(McSources *s, size_t count, McSourcePlace **places);
void mc_sources_retain(McSources *s, uint32_t position, size_t count);
void mc_sources_release(McSources *s, uint32_t position, size_t count);
/* The first and the last position of the source that spans `position`, so that the caller can release many at once.
 * They stay the same while a reference is held. Both are 0 when no source spans it. */
void mc_sources_span(McSources *s, uint32_t position, uint32_t *first, uint32_t *last);

/* Line and column (from 1, columns in bytes) of a position, and its source's name. False when no
 * source spans it. */
bool mc_sources_locate(McSources *s, uint32_t position, McIdent *name, uint32_t *line, uint32_t *column);

/* A line of a source, for positions that mostly come in order; all zero before its first use. */
typedef struct McSourceCursor {
  const void *source; /* borrowed; NULL: none */
  uint32_t line;      /* from 0 */
  uint32_t start, end, at; /* source.c: offsets of the line and of the next one; the entry of the next one */
} McSourceCursor;
/* As mc_sources_locate, from the line of the last call: O(lines between). A reference to each source that the cursor
 * was used with must be held. */
bool mc_sources_locate_near(McSources *s, McSourceCursor *cursor, uint32_t position, McIdent *name, uint32_t *line,
                            uint32_t *column);
/* Its file alone: a cursor that is in the source already stays where it is. */
bool mc_sources_file_near(McSources *s, McSourceCursor *cursor, uint32_t position, McIdent *name);

/* The start of line `line` (from 1; 0 counts as 1) of the source that spans `position`: its first byte's offset in
 * the text, without the line's end. Returns false when the text has no such line or not its start, there is no such
 * source, or the source is a table of places. */
bool mc_sources_line(McSources *s, uint32_t position, uint32_t line, uint32_t *offset);
/* Name and length of the source that spans a position; a table of places has no name. False when there is none. */
bool mc_sources_find(McSources *s, uint32_t position, uint32_t *base, size_t *len, McIdent *name);
size_t mc_sources_bytes(McSources *s); /* memory held */

/* Line and column of a byte offset in a text in memory: O(offset). */
void mc_text_locate(const char *text, size_t offset, uint32_t *line, uint32_t *column);

#endif
