/* verify.h - what the parts of the verifier share: dominance, symbol tables, messages about operations. */
#ifndef MC_VERIFY_H
#define MC_VERIFY_H

#include "array.h"
#include "context.h"
#include "diag.h"
#include "opdefs.h"

/* Adds the note that follows each of upstream's messages about an operation: "see current operation: " and its text. */
void mc_note_current_op(McDiags *diags, const McContext *ctx, McOp op);

/* --- dominance.c --- */

/* Scratch of mc_dominance_number, kept between regions. */
typedef struct McDominance {
  McContext *ctx; /* borrowed */
  McWords words;  /* owned */
} McDominance;
void mc_dominance_init(McDominance *d, McContext *ctx);
void mc_dominance_fini(McDominance *d);

/* Numbers the blocks of a region by its dominator tree: spare[0] is where a block stands in a walk over the tree, from 1
 * on, 0 when nothing reaches it from the entry; spare[1] is the last number in its subtree. Successors must be blocks of the
 * region. False: out of memory. O(edges * log blocks), without recursion. */
bool mc_dominance_number(McDominance *d, McRegion region);

/* In a numbered region: a is not b, and each way from the entry to b goes through a. Unreachable blocks are dominated by all
 * and dominate none. */
static inline bool mc_block_properly_dominates(const McContext *ctx, McBlock a, McBlock b) {
  const McBlockRec *x = mc_block_rec(ctx, a), *y = mc_block_rec(ctx, b);
  if (a.index == b.index) return false;
  return y->spare[0] == 0 || (x->spare[0] != 0 && x->spare[0] < y->spare[0] && y->spare[0] <= x->spare[1]);
}

/* --- symbols.c --- */

/* The symbol tables that were looked into during one verification. */
typedef struct McSymbols McSymbols;
McSymbols *mc_symbols_new(McContext *ctx); /* NULL: out of memory */
void mc_symbols_free(McSymbols *symbols);
/* The name under which `op` is a symbol: a string attribute, or MC_NONE. */
McAttr mc_symbol_name(const McContext *ctx, McOp op);
/* A reference as seen from `from`: in the symbol table that is it or is nearest around it. MC_NONE: not there. */
McOp mc_symbols_find(McSymbols *symbols, McOp from, McAttr symbol_ref);
/* What the SYMBOL trait asks of an operation. */
bool mc_symbol_verify(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);
/* What the SYMBOL_TABLE trait asks, once all in it is verified. with_users: operations in it have checks of symbol uses. */
bool mc_symbol_table_verify(McSymbols *symbols, McOp op, bool with_users, McDiags *diags);

#endif
