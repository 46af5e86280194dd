/* print_tail.c - the ends of operations in generic form, which are repeated more often than any other text.
 *
 * What follows the operands is the same text whenever the properties, the attributes and the types are the same: the
 * options and aliases of one call do not change. These texts are kept in a small table, each near the place that its
 * properties, attributes and types decide. Places are apart from texts, so that they take few lines of the caches.
 */
#include "ir/ir.h"
#include "print/print.h"

#if MC_DEBUG
#define LEAST_OPS 4u
#else
#define LEAST_OPS 4096u /* in a tree, else the table costs more than it saves */
#endif
#define TEXTS 512u
#define PLACES (2 * TEXTS)
#define TRIES 4u /* places that are looked at */

struct McTail {
  uint64_t attrs;      /* properties, and attributes above them; MC_NONE: there are none */
  uint64_t types[2];   /* of the result and the operands, two in each; MC_NONE: there is no such value */
  uint32_t number;     /* of the text, from 1; 0: the place is free */
  uint32_t len;        /* 0: there is no text */
};
_Static_assert(sizeof(McTail) == 32, "two in a cache line");
_Static_assert(MC_TAIL_ROOM % MC_CACHE_SLACK == 0, "whole blocks are copied");

struct McTails {
  McTail places[PLACES];
  uint32_t count; /* numbers that are in use */
  char texts[TEXTS][MC_TAIL_ROOM];
};

/* Returns NULL when the tree is small, or memory runs out. */
static MC_COLD McTails *make_tails(McPrinter *p) {
  if (p->names == NULL || mc_ssa_num_ops(p) < LEAST_OPS || p->failed) return NULL;
  p->tails = mc_alloc_zeroed(&p->ctx->alloc, sizeof(McTails));
  if (p->tails == NULL) p->failed = true;
  return p->tails;
}

void mc_tails_fini(McPrinter *p) {
  if (p->tails != NULL) mc_free(&p->ctx->alloc, p->tails, sizeof(McTails));
}

/* A place for a text that has none: a free one, else that of another text. When all texts are in use, they are
 * forgotten. */
static MC_NOINLINE McTail *begin_tail(McTails *tails, uint32_t hash, McTail key) {
  if (tails->count == TEXTS) {
    memset(tails->places, 0, sizeof tails->places);
    tails->count = 0;
  }
  McTail *tail = &tails->places[hash % PLACES];
  for (uint32_t i = 0; i < TRIES && tail->number != 0; i++) {
    McTail *at = &tails->places[(hash + i) % PLACES];
    if (at->number == 0) tail = at;
  }
  key.number = tail->number != 0 ? tail->number : ++tails->count;
  *tail = key;
  return tail;
}

static inline uint64_t type_of(const McPrinter *p, uint32_t value) {
  return mc_value_rec(p->ctx, (McValue){value})->type;
}

McTail *mc_tail_of(McPrinter *p, McOp op) {
  const McOpRec *r = mc_op_rec(p->ctx, op);
  if (r->extra != 0 || r->num_operands > MC_TAIL_OPERANDS || r->num_results > 1) return NULL;
  if (MC_UNLIKELY(p->tails == NULL) && make_tails(p) == NULL) return NULL;
  uint64_t attrs = r->properties | (uint64_t)r->attrs << 32;
  uint64_t low = r->num_results == 0 ? MC_NONE : type_of(p, r->results), high = MC_NONE;
  const McUseRec *uses = r->num_operands > 0 ? mc_use_rec(p->ctx, (McUse){r->operands}) : NULL;
  for (uint32_t i = 0; i < r->num_operands; i++) {
    if (MC_UNLIKELY(uses[i].value == 0)) return NULL;
    if (i == 0) low |= type_of(p, uses[i].value) << 32;
    else high |= type_of(p, uses[i].value) << (i - 1) * 32;
  }
  uint64_t mixed = attrs * 0x9E3779B97F4A7C15u ^ low * 0xC2B2AE3D27D4EB4Fu ^ high * 0x165667B19E3779F9u;
  uint32_t hash = (uint32_t)(mixed >> 40);
  for (uint32_t i = 0; i < TRIES; i++) {
    McTail *tail = &p->tails->places[(hash + i) % PLACES];
    if (MC_LIKELY(tail->attrs == attrs && tail->types[0] == low && tail->types[1] == high && tail->number != 0)) {
      return tail;
    }
  }
  return begin_tail(p->tails, hash, (McTail){.attrs = attrs, .types = {low, high}});
}

static inline char *text_of(const McPrinter *p, const McTail *tail) { return p->tails->texts[tail->number - 1]; }

char *mc_tail_write(const McPrinter *p, const McTail *tail, char *to) {
  if (MC_UNLIKELY(tail->len == 0)) return NULL;
  const char *text = text_of(p, tail);
  for (uint32_t i = 0; i < tail->len; i += MC_CACHE_SLACK) memcpy(to + i, text + i, MC_CACHE_SLACK);
  return to + tail->len;
}

void mc_tail_keep(McPrinter *p, McTail *tail, size_t start) {
  size_t len = mc_buf_total(p->buf) - start;
  if (p->failed || p->buf->failed || len > MC_TAIL_ROOM || len > p->buf->len) return; /* or a part is with the sink */
  memcpy(text_of(p, tail), p->buf->ptr + p->buf->len - len, len);
  tail->len = (uint32_t)len;
}
