/* parse_memo.h - the spelling memo, for parse_*.c files that remember more than types and attributes. */
#ifndef MC_PARSE_MEMO_H
#define MC_PARSE_MEMO_H

#include "parse/parse.h"

typedef enum McMemoKind {
  MC_MEMO_TYPE,       /* key: 0 */
  MC_MEMO_ATTR,       /* key: the expected type */
  MC_MEMO_PROPERTIES, /* key: the operation's name */
  MC_MEMO_DICTIONARY, /* key: 0 */
  MC_MEMO_MAP_OF_VALUES, /* key: 0 */
} McMemoKind;

/* A spelling that was looked up, to be stored when the real parser has read it. */
typedef struct McMemoSpan {
  const char *ptr, *end; /* ptr NULL: not to be stored */
  uint64_t forward;      /* p->num_forward before */
  uint32_t hash, key;
  McMemoKind kind;
} McMemoSpan;

McMemo *mc_memo_new(McAlloc *alloc); /* NULL when memory runs out */
void mc_memo_free(McAlloc *alloc, McMemo *memo);
void mc_memo_switch_off(McMemo *memo); /* before the first use */
bool mc_memo_is_off(const McMemo *memo);

/* If the spelling at the current token was read before under that kind and key, consumes it and returns its value.
 * Otherwise returns MC_NONE; after the real parser has read the spelling, mc_memo_write stores it; false: it is not
 * to be remembered, or memory ran out. */
uint32_t mc_memo_read(McParser *p, McMemoKind kind, uint32_t key, McMemoSpan *span);
bool mc_memo_write(McParser *p, const McMemoSpan *span, uint32_t value);

#endif
