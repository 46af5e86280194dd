/* apart.h - operations at the top of a long text, and in its symbol tables, are read by several threads. */
#ifndef MC_PARSE_APART_H
#define MC_PARSE_APART_H

#include "parse/parse.h"

/* The threads read where every region around is that of an isolated symbol table, as a module is. */
MC_INLINE bool mc_apart_is_off(const McParser *p) { return MC_LIKELY(p->apart.threads <= 1); }

/* A region of `owner` (NULL: it has no definition) begins; the result is for _leave. */
bool mc_apart_enter(McParser *p, const McOpDef *owner);
MC_INLINE void mc_apart_leave(McParser *p, bool entered) { p->apart.depth -= entered; }

/* A value of the block of the current region has a name now. */
MC_INLINE void mc_apart_note_value(McParser *p) {
  if (!mc_apart_is_off(p) && p->depth == p->apart.depth) p->apart.has_values = true;
}

bool mc_apart_read_here(McParser *p, McBlock block); /* mc_apart_read, where threads may read */
/* Reads the operation at the current token into the block, and others after it when threads can. Returns false after
 * reporting: the same message as without threads. */
MC_INLINE bool mc_apart_read(McParser *p, McBlock block) {
  if (mc_apart_is_off(p) || p->depth != p->apart.depth) return mc_p_op(p, block);
  return mc_apart_read_here(p, block);
}

#endif
