/* verify.h - what the parts of the verifier share: dominance, symbol tables, messages about operations. */
#ifndef MC_VERIFY_H
#define MC_VERIFY_H

#include "base/array.h"
#include "defs/opdefs.h"
#include "ir/context.h"
#include "text/diag.h"

/* Adds the note that follows each of upstream's messages about an operation: "see current operation: " and its text. */
void mc_note_current_op(McDiags *diags, const McContext *ctx, McOp op);

/* --- dominance.c --- */

/* Where a block stands in a walk over the dominator tree of its region, from 1 on, and the last number in its subtree.
 * place 0: nothing reaches the block from the entry, or its region is not numbered. */
typedef struct McBlockNumber { uint32_t place, last; } McBlockNumber;

#define MC_BLOCK_PAGE_LOG 7
typedef struct McBlockPage {
  McBlockNumber *numbers; /* owned: of 2^MC_BLOCK_PAGE_LOG blocks; NULL: the slot is free */
  uint32_t page;          /* id of the first of them >> MC_BLOCK_PAGE_LOG */
} McBlockPage;

/* Numbers of blocks. They are not kept in the blocks: several threads may verify one tree at once. */
typedef struct McDominance {
  McContext *ctx;     /* borrowed */
  McWords words;      /* owned: scratch of mc_dominance_number */
  McBlockPage *pages; /* owned: hashed by page, at most half full; NULL: nothing is numbered yet */
  uint32_t num_pages;
  uint8_t log_slots;
} McDominance;
void mc_dominance_init(McDominance *d, McContext *ctx);
void mc_dominance_fini(McDominance *d);

/* Numbers the blocks of a region by its dominator tree. Branches to other regions are passed over.
 * False: out of memory. O(edges * log blocks), without recursion. */
bool mc_dominance_number(McDominance *d, McRegion region);

/* The slot of a page, or the free one where it would go. There must be slots. */
static inline McBlockPage *mc_dominance_slot(const McDominance *d, uint32_t page) {
  uint32_t mask = (1u << d->log_slots) - 1, slot = page * 0x9E3779B1u >> (32 - d->log_slots);
  while (d->pages[slot].numbers != NULL && d->pages[slot].page != page) slot = (slot + 1) & mask;
  return &d->pages[slot];
}

static inline McBlockNumber mc_dominance_number_of(const McDominance *d, McBlock block) {
  if (d->pages == NULL) return (McBlockNumber){0, 0};
  const McBlockNumber *numbers = mc_dominance_slot(d, block.index >> MC_BLOCK_PAGE_LOG)->numbers;
  return numbers == NULL ? (McBlockNumber){0, 0} : numbers[block.index & ((1u << MC_BLOCK_PAGE_LOG) - 1)];
}

/* In a numbered region: a is not b, and each way from the entry to b goes through a. Unreachable blocks are dominated by all
 * and dominate none. */
static inline bool mc_block_properly_dominates(const McDominance *d, McBlock a, McBlock b) {
  if (a.index == b.index) return false;
  McBlockNumber x = mc_dominance_number_of(d, a), y = mc_dominance_number_of(d, b);
  return y.place == 0 || (x.place != 0 && x.place < y.place && y.place <= x.last);
}

/* --- verify.c --- */

/* As mc_verify, right after op was parsed: regions that are MC_REGION_IN_ORDER are believed to be. */
bool mc_verify_parsed(McContext *ctx, McOp op, McDiags *diags);

/* Appends an operation as upstream prints one into a message: in generic form, on lines of its own if it has several. */
void mc_put_op(McBuf *out, McContext *ctx, McOp op);

/* --- symbols.c --- */

/* The symbol tables that were looked into during one verification. */
typedef struct McSymbols McSymbols;
McSymbols *mc_symbols_new(McContext *ctx); /* NULL: out of memory */
void mc_symbols_free(McSymbols *symbols);
/* A reference as seen from `from`: in the symbol table that is it or is nearest around it. MC_NONE: not there, or a table could not be
 * made. Linear in the sizes of tables that were not looked into before. */
McOp mc_symbols_find(McSymbols *symbols, McOp from, McAttr symbol_ref);
bool mc_symbols_out_of_memory(const McSymbols *symbols);
/* What the SYMBOL trait asks of an operation. */
bool mc_symbol_verify(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);
/* What the SYMBOL_TABLE trait asks, once all in it is verified. users: operations with checks of symbol uses, among them all
 * that are in the table and in no inner one. */
bool mc_symbol_table_verify(McSymbols *symbols, McOp op, const uint32_t *users, size_t num_users, McDiags *diags);

/* attr_rules.c: does each discardable attribute hold the rules of its dialect? *has_rule is set when there is one at all. False: reported. */
bool mc_attr_rules_hold(McContext *ctx, McOp op, McAttr attrs, bool *has_rule, McDiags *diags);

#endif
