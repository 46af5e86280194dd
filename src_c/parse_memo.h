/* parse_memo.h - the spelling memo, for parse_*.c files that remember more than types and attributes. */
#ifndef MC_PARSE_MEMO_H
#define MC_PARSE_MEMO_H

#include "parse.h"

typedef enum McMemoKind {
  MC_MEMO_TYPE,       /* key: 0 */
  MC_MEMO_ATTR,       /* key: the expected type */
  MC_MEMO_PROPERTIES, /* key: the operation's name */
  MC_MEMO_DICTIONARY, /* key: 0 */
} McMemoKind;

typedef struct McMemoSpan {
  const char *ptr;
  uint32_t len, hash, key;
  McMemoKind kind;
} McMemoSpan;

McMemo *mc_memo_new(McAlloc *alloc); /* NULL: out of memory */
void mc_memo_free(McAlloc *alloc, McMemo *memo);

/* The end of the type, or of the brackets, that start at `at`; NULL: longer than a kilobyte, or not plain. */
const char *mc_scan_type(const char *at, const char *end);
const char *mc_scan_brackets(const char *at, const char *end);

/* The stored value of the text [ptr, end), or MC_NONE; fills `span` for mc_memo_store. */
uint32_t mc_memo_find(McMemo *memo, McMemoKind kind, uint32_t key, const char *ptr, const char *end, McMemoSpan *span);
void mc_memo_store(McAlloc *alloc, McMemo *memo, const McMemoSpan *span, uint32_t value);

#endif
