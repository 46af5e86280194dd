/* print_tail.c - the ends of operations in generic form, which are repeated more often than any other text.
 *
 * What follows the operands is the same text whenever the properties, the attributes and the types are the same: the
 * options and aliases of one call do not change. The latest of these texts are kept in a small table, each in a place
 * that its properties, attributes and types decide.
 */
#include "ir/ir.h"
#include "print/print.h"

#if MC_DEBUG
#define LEAST_OPS 4u
#else
#define LEAST_OPS 4096u /* in a tree, else the table costs more than it saves */
#endif
#define TAILS_SHIFT 9u /* logarithm of their number */

struct McTail {
  uint64_t attrs;      /* properties, and attributes above them; MC_NONE: there are none */
  uint64_t types[2];   /* of the result and the operands, two in each; MC_NONE: there is no such value */
  uint32_t len;        /* 0: there is no text */
  char text[MC_TAIL_ROOM];
};
_Static_assert(MC_TAIL_ROOM % MC_CACHE_SLACK == 0, "whole blocks are copied");

/* Returns NULL when the tree is small, or memory runs out. */
static MC_COLD McTail *make_tails(McPrinter *p) {
  if (p->names == NULL || mc_ssa_num_ops(p) < LEAST_OPS || p->failed) return NULL;
  p->tails = mc_alloc_zeroed(&p->ctx->alloc, sizeof(McTail) << TAILS_SHIFT);
  if (p->tails == NULL) p->failed = true;
  return p->tails;
}

void mc_tails_fini(McPrinter *p) {
  if (p->tails != NULL) mc_free(&p->ctx->alloc, p->tails, sizeof(McTail) << TAILS_SHIFT);
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
  uint64_t hash = attrs * 0x9E3779B97F4A7C15u ^ low * 0xC2B2AE3D27D4EB4Fu ^ high * 0x165667B19E3779F9u;
  McTail *tail = &p->tails[hash >> (64 - TAILS_SHIFT)];
  if (MC_UNLIKELY(tail->attrs != attrs || tail->types[0] != low || tail->types[1] != high)) {
    tail->attrs = attrs;
    tail->types[0] = low;
    tail->types[1] = high;
    tail->len = 0;
  }
  return tail;
}

char *mc_tail_write(const McTail *tail, char *to) {
  if (MC_UNLIKELY(tail->len == 0)) return NULL;
  for (uint32_t i = 0; i < tail->len; i += MC_CACHE_SLACK) memcpy(to + i, tail->text + i, MC_CACHE_SLACK);
  return to + tail->len;
}

void mc_tail_keep(McPrinter *p, McTail *tail, size_t start) {
  size_t len = mc_buf_total(p->buf) - start;
  if (p->failed || p->buf->failed || len > MC_TAIL_ROOM || len > p->buf->len) return; /* or a part is with the sink */
  memcpy(tail->text, p->buf->ptr + p->buf->len - len, len);
  tail->len = (uint32_t)len;
}
