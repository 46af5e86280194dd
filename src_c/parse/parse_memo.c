/* parse_memo.c - the spelling memo: within one parse, the real parser reads each spelling once.
 *
 * In real files the same few hundred types and attributes are written again and again. Before the real parser is
 * called, the text ahead is scanned for the end of the type or attribute (brackets are counted, nothing is
 * understood), and the span is looked up. The key is the entry point, the values it depends on (expected type,
 * operation name), and the bytes, which are compared. A result is stored only when the real parser ended exactly
 * where the scan ended, so a wrong scan costs time and nothing else. Failures and results that depend on an alias
 * defined later are never stored. Spans are at most MC_MEMO_MAX_SPAN bytes. Where scanning does not help (spellings
 * that are all new, nested without end) it stops at twice the text's size.
 *
 * Before scanning, three predictions are compared with the text: the two spellings that followed the previous spelling
 * on its last occurrences, and the last one that began with the same MC_MEMO_HEAD bytes. In a file of repeated layers
 * one of them is nearly always right.
 *
 * Spellings with names of values in them are not predicted: they come in no order.
 *
 * Entries point into the text, or to copies where it does not outlive the parse; the table is freed with the parser.
 */
#include "parse/parse_memo.h"

#include "base/stack.h"

#define MC_MEMO_FOLLOWERS 2

typedef struct McMemoEntry {
  const char *ptr; /* borrowed: into the text, or p->arena */
  uint32_t hash;
  uint32_t key;    /* the value that the entry point depends on */
  uint32_t value;
  /* the entries that were looked up after this one, the most recent first; 0: none yet */
  uint32_t next[MC_MEMO_FOLLOWERS];
  uint16_t len;
  uint8_t kind;    /* McMemoKind */
} McMemoEntry;
_Static_assert(sizeof(McMemoEntry) == 32, "memo entry");

typedef struct McMemoWord { uint64_t bytes; uint32_t type; } McMemoWord;
#define MC_MEMO_WORD_BITS 5
#define MC_MEMO_HEAD 48 /* bytes */
#define MC_MEMO_HEAD_BITS 10

struct McMemo {
  MC_ARRAY(McMemoEntry) entries; /* entry 0 is no spelling: it precedes the first one */
  uint32_t *slots;    /* owned: index into entries, or 0 */
  uint32_t num_slots; /* a power of two, or 0 */
  uint32_t hits;
  uint32_t last;      /* the entry that was looked up last */
  bool off;           /* tests: nothing is remembered */
  uint64_t wasted;    /* bytes that were scanned without a hit */
  McMemoWord words[1 << MC_MEMO_WORD_BITS]; /* by hash */
  uint32_t heads[1 << MC_MEMO_HEAD_BITS];   /* by hash: the entry that was found last for the first bytes, or 0 */
};

#define MC_MEMO_MAX_SPAN 1024
#define MC_MEMO_TRIAL 4096u /* with this many entries, fewer hits than entries / 8 stop the growth */

#define MC_MEMO_WASTE (1u << 16) /* scanning ends once more than this and twice the text were scanned without a hit */

McMemo *mc_memo_new(McAlloc *alloc) { return mc_alloc_zeroed(alloc, sizeof(McMemo)); }

void mc_memo_switch_off(McMemo *memo) { memo->off = true; }
bool mc_memo_is_off(const McMemo *memo) { return memo->off; }

void mc_memo_free(McAlloc *alloc, McMemo *memo) {
  if (memo == NULL) return;
  mc_array_fini(alloc, &memo->entries);
  mc_free(alloc, memo->slots, memo->num_slots * sizeof(uint32_t));
  mc_free(alloc, memo, sizeof(McMemo));
}

/* --- scanning ahead --- */

enum { SCAN_NONE, SCAN_OPEN, SCAN_CLOSE, SCAN_QUOTE, SCAN_MINUS, SCAN_SLASH, SCAN_NUL };
static const uint8_t scan_class[256] = {
    [0] = SCAN_NUL,     ['<'] = SCAN_OPEN,  ['('] = SCAN_OPEN,   ['['] = SCAN_OPEN,  ['{'] = SCAN_OPEN,
    ['>'] = SCAN_CLOSE, [')'] = SCAN_CLOSE, [']'] = SCAN_CLOSE,  ['}'] = SCAN_CLOSE, ['"'] = SCAN_QUOTE,
    ['-'] = SCAN_MINUS, ['/'] = SCAN_SLASH,
};

/* `at` is at an opening bracket. Returns the byte after the matching closing one; NULL: it is not before `limit`, or
 * a comment or the end of the text comes first. */
static const char *scan_brackets(McMemo *memo, const char *at, const char *limit) {
  uint32_t depth = 0;
  for (const char *c = at; c < limit; c++) {
    switch (scan_class[(unsigned char)*c]) {
      case SCAN_NONE: break;
      case SCAN_OPEN: depth++; break;
      case SCAN_CLOSE:
        if (--depth == 0) return c + 1;
        break;
      case SCAN_QUOTE:
        for (c++; c < limit && *c != '"'; c++) {
          if (*c == '\\') c++;
          if (c < limit && (*c == '\n' || *c == 0)) goto failed;
        }
        break;
      case SCAN_MINUS:
        if (c[1] == '>') c++;
        break;
      case SCAN_SLASH:
        if (c[1] == '/') goto failed;
        break;
      default: goto failed;
    }
  }
failed:
  memo->wasted += (uint64_t)(limit - at);
  return NULL;
}

static inline const char *skip_spaces(const char *c) {
  while (*c == ' ') c++;
  return c;
}

static inline const char *skip_blanks(const char *c) {
  while (*c == ' ' || *c == '\n' || *c == '\t' || *c == '\r') c++;
  return c;
}

/* Scans a word (with a sigil or without) and the brackets after it. Returns NULL when it is not to be memoized. */
static const char *scan_word(McMemo *memo, const char *at, const char *limit) {
  bool has_sigil = *at == '!' || *at == '#'; /* then '-' is part of the word, too */
  const char *c = at + has_sigil, *word = c;
  while (mc_is_bare(*c) || (has_sigil && *c == '-')) c++;
  if (c == word) return NULL;
  if (*c == '<') return scan_brackets(memo, c, limit);
  const char *next = skip_spaces(c);
  return *next == '<' || *next == '/' ? NULL : c;
}

static const char *scan_type(McMemo *memo, const char *at, const char *end) {
  const char *limit = end - at > MC_MEMO_MAX_SPAN ? at + MC_MEMO_MAX_SPAN : end;
  if (*at != '(') return scan_word(memo, at, limit);
  const char *c = scan_brackets(memo, at, limit);
  if (c == NULL) return NULL;
  c = skip_spaces(c);
  if (c[0] != '-' || c[1] != '>') return NULL;
  c = skip_spaces(c + 2);
  return *c == '(' ? scan_brackets(memo, c, limit) : scan_word(memo, c, limit);
}

/* Scans an attribute that is worth remembering: bracketed, or a word with brackets; and a type after a colon. */
static const char *scan_attr(McMemo *memo, const McToken *tok, const char *end) {
  const char *at = tok->start;
  const char *limit = end - at > MC_MEMO_MAX_SPAN ? at + MC_MEMO_MAX_SPAN : end;
  switch (tok->kind) {
    case TOK_L_SQUARE:
    case TOK_L_BRACE: return scan_brackets(memo, at, limit);
    case TOK_L_PAREN:
    case TOK_EXCLAMATION_IDENTIFIER:
    case TOK_INTTYPE: return scan_type(memo, at, end);
    case TOK_BARE_IDENTIFIER:
    case TOK_HASH_IDENTIFIER: {
      const char *c = scan_word(memo, at, limit);
      if (c == NULL || c[-1] != '>') return NULL;
      const char *colon = skip_blanks(c);
      if (*colon == '/') return NULL;
      if (colon[0] != ':' || colon[1] == ':') return c;
      return scan_type(memo, skip_blanks(colon + 1), limit);
    }
    default: return NULL;
  }
}

/* --- the table --- */

static uint32_t span_hash(const char *ptr, size_t len, uint32_t key, McMemoKind kind) {
  uint64_t h = mc_mix(key + 1, (uint64_t)kind << 32 | len), g = 0x9E3779B97F4A7C15u;
  const char *end = ptr + len;
  while (end - ptr >= 16) { /* two lanes, so that the multiplications overlap */
    h = (h ^ mc_load64(ptr)) * 0xFF51AFD7ED558CCDu;
    g = (g ^ mc_load64(ptr + 8)) * 0xC4CEB9FE1A85EC53u;
    h ^= h >> 29;
    g ^= g >> 31;
    ptr += 16;
  }
  return (uint32_t)mc_mix(mc_mix_short(h, ptr, (size_t)(end - ptr)), g);
}

/* Remembers that entry `i` came after the previous one. */
static inline void follow(McMemo *memo, uint32_t i) {
  uint32_t *next = memo->entries.ptr[memo->last].next;
  if (next[0] != i) {
    next[1] = next[0];
    next[0] = i;
  }
  memo->last = i;
}

/* True when the spelling continues after this span: more bytes or brackets of the word, or the type of an attribute. */
static inline bool goes_on(McMemoKind kind, const char *end) {
  if (kind >= MC_MEMO_PROPERTIES) return false;
  char last = end[-1];
  if (last == ')') return false;
  if (last != '>' && last != ']' && last != '}') {
    if (mc_is_bare(*end) || *end == '-') return true;
    const char *next = skip_spaces(end);
    return *next == '<' || *next == '/';
  }
  return kind == MC_MEMO_ATTR && last == '>' && (*skip_blanks(end) == ':' || *skip_blanks(end) == '/');
}

/* Real files repeat: the spelling that followed the last one before usually follows it again, and comparing is
 * cheaper than scanning and hashing. */
static inline bool is_at(const McMemo *memo, uint32_t i, McMemoKind kind, uint32_t key, const char *ptr,
                         const char *text_end) {
  const McMemoEntry *e = &memo->entries.ptr[i]; /* entry 0 has no kind */
  if (e->kind != kind || e->key != key || (size_t)(text_end - ptr) < e->len) return false;
  return mc_same_bytes(e->ptr, ptr, e->len) && !goes_on(kind, ptr + e->len);
}

/* The place of the spelling that begins with these bytes; NULL: the text has fewer. */
static inline uint32_t *head_of(McMemo *memo, McMemoKind kind, uint32_t key, const char *ptr, const char *text_end) {
  if (MC_UNLIKELY(text_end - ptr < MC_MEMO_HEAD)) return NULL;
  return &memo->heads[span_hash(ptr, MC_MEMO_HEAD, key, kind) >> (32 - MC_MEMO_HEAD_BITS)];
}

/* The entry that is at `ptr`, by the predictions. 0: it is none of these; *head is then its place there, or NULL. */
static inline uint32_t predict(McMemo *memo, McMemoKind kind, uint32_t key, const char *ptr, const char *text_end,
                               uint32_t **head) {
  *head = NULL;
  if (MC_UNLIKELY(memo->entries.len == 0)) return 0;
  const uint32_t *next = memo->entries.ptr[memo->last].next;
  for (uint32_t k = 0; k < MC_MEMO_FOLLOWERS; k++) {
    if (is_at(memo, next[k], kind, key, ptr, text_end)) return next[k];
  }
  *head = head_of(memo, kind, key, ptr, text_end);
  return *head != NULL && is_at(memo, **head, kind, key, ptr, text_end) ? **head : 0;
}

/* The entry of the span, or 0. */
static uint32_t find(McMemo *memo, McMemoKind kind, uint32_t key, const char *ptr, const char *end, McMemoSpan *span) {
  size_t len = (size_t)(end - ptr);
  *span = (McMemoSpan){.ptr = ptr, .end = end, .hash = span_hash(ptr, len, key, kind), .key = key, .kind = kind};
  if (memo->num_slots == 0) return 0;
  uint32_t mask = memo->num_slots - 1;
  for (uint32_t i = span->hash & mask; memo->slots[i] != 0; i = (i + 1) & mask) {
    const McMemoEntry *e = &memo->entries.ptr[memo->slots[i]];
    if (e->hash == span->hash && e->len == len && e->key == key && e->kind == kind && mc_same_bytes(e->ptr, ptr, len)) {
      return memo->slots[i];
    }
  }
  return 0;
}

static bool grow_slots(McAlloc *alloc, McMemo *memo) {
  uint32_t num = memo->num_slots ? memo->num_slots * 2 : 256;
  uint32_t *slots = mc_alloc_zeroed(alloc, num * sizeof(uint32_t));
  if (slots == NULL) return false;
  for (uint32_t i = 1; i < memo->entries.len; i++) {
    uint32_t j = memo->entries.ptr[i].hash & (num - 1);
    while (slots[j] != 0) j = (j + 1) & (num - 1);
    slots[j] = i;
  }
  mc_free(alloc, memo->slots, memo->num_slots * sizeof(uint32_t));
  memo->slots = slots;
  memo->num_slots = num;
  return true;
}

/* Stores the value. When memory runs out the entry is lost, and nothing else: returns false. */
static bool store(McParser *p, const McMemoSpan *span, uint32_t value) {
  McAlloc *alloc = &p->ctx->alloc;
  McMemo *memo = p->memo;
  McMemoEntry none = {.kind = UINT8_MAX}, entry = {.len = (uint16_t)(span->end - span->ptr),
                                                   .hash = span->hash,
                                                   .key = span->key,
                                                   .value = value,
                                                   .kind = (uint8_t)span->kind};
  if (memo->entries.len == 0 && !mc_array_push(alloc, &memo->entries, none)) return false;
  if (memo->entries.len >= MC_MEMO_TRIAL && memo->hits < memo->entries.len / 8) return false;
  if (memo->entries.len >= memo->num_slots / 2 && !grow_slots(alloc, memo)) return false;
  entry.ptr = mc_p_lasting(p, span->ptr, entry.len);
  if (entry.ptr == NULL || !mc_array_push(alloc, &memo->entries, entry)) return false;
  uint32_t mask = memo->num_slots - 1, i = span->hash & mask;
  while (memo->slots[i] != 0) i = (i + 1) & mask;
  memo->slots[i] = (uint32_t)memo->entries.len - 1;
  if (span->kind != MC_MEMO_MAP_OF_VALUES) follow(memo, memo->slots[i]);
  return true;
}

static const char *scan(const McParser *p, McMemoKind kind) {
  McMemo *memo = p->memo;
  const char *at = p->tok.start, *end = p->lex.end;
  switch (kind) {
    case MC_MEMO_TYPE: return scan_type(memo, at, end);
    case MC_MEMO_ATTR: return scan_attr(memo, &p->tok, end);
    default: return scan_brackets(memo, at, end - at > MC_MEMO_MAX_SPAN ? at + MC_MEMO_MAX_SPAN : end);
  }
}

uint32_t mc_memo_read(McParser *p, McMemoKind kind, uint32_t key, McMemoSpan *span) {
  McMemo *memo = p->memo;
  const char *start = p->tok.start, *end;
  uint32_t *head = NULL, i = 0;
  if (kind != MC_MEMO_MAP_OF_VALUES) i = predict(memo, kind, key, start, p->lex.end, &head);
  if (MC_UNLIKELY(i == 0)) {
    span->ptr = NULL;
    if (memo->off || memo->wasted > MC_MEMO_WASTE + 2 * (uint64_t)(start - p->text)) return MC_NONE;
    end = scan(p, kind);
    if (end == NULL || end - start > MC_MEMO_MAX_SPAN) return MC_NONE;
    i = find(memo, kind, key, start, end, span);
    span->forward = p->num_forward;
    if (i == 0) {
      memo->wasted += (uint64_t)(end - start);
      return MC_NONE;
    }
    if (head != NULL) *head = i;
  }
  if (kind != MC_MEMO_MAP_OF_VALUES) follow(memo, i);
  memo->hits++;
  const McMemoEntry *entry = &memo->entries.ptr[i];
  p->lex.cur = p->tok.end = start + entry->len; /* tok: the last token of the span, as p->last_end needs it */
  mc_advance(p);
  return entry->value;
}

bool mc_memo_write(McParser *p, const McMemoSpan *span, uint32_t value) {
  if (span->ptr == NULL || p->last_end != span->end || p->num_forward != span->forward) return false;
  return store(p, span, value);
}

/* --- the entry points --- */

typedef struct McDeepCall {
  McParser *p;
  McType type;
  McAttr attr;
} McDeepCall;

static void deep_type(void *data) {
  McDeepCall *call = data;
  call->type = mc_p_type_unmemoized(call->p);
}

static void deep_attr(void *data) {
  McDeepCall *call = data;
  call->attr = mc_p_attr_unmemoized(call->p, call->type);
}

MC_COLD bool mc_p_too_deep(McParser *p) { return mc_p_error(p, MC_TOO_DEEP, mc_max_nesting(p->ctx)); }

bool mc_p_enter(McParser *p) {
  if (MC_LIKELY(++p->depth <= mc_max_nesting(p->ctx))) return true;
  p->depth--;
  return mc_p_too_deep(p);
}

bool mc_p_switch_stack(McParser *p, void (*fn)(void *), void *data) {
  if (mc_stack_switch(p->ctx->stacks, fn, data)) return true;
  return mc_p_error(p, "no thread could be started for deep nesting");
}

static McType nested_type(McParser *p) {
  McDeepCall call = {.p = p};
  if (!mc_p_enter(p)) return call.type;
  if (p->depth % MC_STACK_SWITCH != 0) {
    call.type = mc_p_type_unmemoized(p);
  } else {
    mc_p_switch_stack(p, deep_type, &call);
  }
  p->depth--;
  return call.type;
}

static McAttr nested_attr(McParser *p, McType type) {
  McDeepCall call = {.p = p, .type = type};
  if (!mc_p_enter(p)) return call.attr;
  if (p->depth % MC_STACK_SWITCH != 0) {
    call.attr = mc_p_attr_unmemoized(p, type);
  } else {
    mc_p_switch_stack(p, deep_attr, &call);
  }
  p->depth--;
  return call.attr;
}

/* Types of one short word (i64, f32, index) are kept by their bytes: no scan, no comparison of text. `bytes`: 0 when
 * the token is no such word, because the text after the word may belong to it. */
static inline McMemoWord *short_word(const McParser *p, uint64_t *bytes) {
  const char *start = p->tok.start, *end = p->tok.end;
  *bytes = 0;
  if ((p->tok.kind != TOK_INTTYPE && p->tok.kind != TOK_BARE_IDENTIFIER) || end - start > 8 || p->lex.end - start < 8) {
    return NULL;
  }
  if (*end == '<' || *end == '.') return NULL;
  *bytes = mc_short_bytes(start, (size_t)(end - start));
  return &p->memo->words[*bytes * 0x9E3779B97F4A7C15u >> (64 - MC_MEMO_WORD_BITS)];
}

/* `word`: the slot for a type of these bytes; NULL: none. */
static MC_NOINLINE McType read_type(McParser *p, McMemoWord *word, uint64_t bytes) {
  McMemoSpan span;
  const char *end = p->tok.end;
  McType type = {mc_memo_read(p, MC_MEMO_TYPE, 0, &span)};
  if (type.index == MC_NONE) {
    type = nested_type(p);
    if (type.index == MC_NONE) return type;
    mc_memo_write(p, &span, type.index);
  }
  if (word != NULL && p->last_end == end && !p->memo->off) *word = (McMemoWord){bytes, type.index};
  return type;
}

McType mc_p_type(McParser *p) {
  uint64_t bytes;
  if (MC_UNLIKELY(p->open_names != NULL)) return nested_type(p);
  McMemoWord *word = short_word(p, &bytes);
  if (word == NULL || word->bytes != bytes) return read_type(p, word, bytes);
  McType type = {word->type};
  mc_advance(p);
  return type;
}

McAttr mc_p_attr(McParser *p, McType expected) {
  McMemoSpan span = {.ptr = NULL};
  bool plain = p->tok.kind == TOK_INTEGER || p->tok.kind == TOK_STRING || p->tok.kind == TOK_AT_IDENTIFIER ||
               p->open_names != NULL;
  McAttr attr = {plain ? MC_NONE : mc_memo_read(p, MC_MEMO_ATTR, expected.index, &span)};
  if (attr.index != MC_NONE) return attr;
  attr = nested_attr(p, expected);
  if (attr.index != MC_NONE) mc_memo_write(p, &span, attr.index);
  return attr;
}
