/* verify.h - the verifier and the symbol tables that it reads. */
#ifndef MC_VERIFY_H
#define MC_VERIFY_H

#include "base/array.h"
#include "defs/op_messages.h"
#include "defs/opdefs.h"
#include "ir/dominance.h"
#include "ir/context.h"

/* --- verify.c --- */

/* As mc_verify, directly after op was parsed: regions with MC_REGION_IN_ORDER are not checked again. threads: so
 * many may work on it, with the same messages; 0 and 1: the caller's alone. */
bool mc_verify_parsed(McContext *ctx, McOp op, unsigned threads, McDiags *diags);
typedef struct McSymbols McSymbols;
/* Checks that operations passed, from one call to the next. */
typedef struct McVerifyMemo McVerifyMemo;
McVerifyMemo *mc_verify_memo_new(McContext *ctx); /* NULL: out of memory */
void mc_verify_memo_free(McContext *ctx, McVerifyMemo *memo);
/* The same for an operation in a tree whose regions were read now (ir/unread.h). symbols: of a verification of that
 * tree, used for the symbols that operations inside name; NULL: these are not looked up. Unread operations are passed
 * over by all functions here: they are verified when they are read. */
bool mc_verify_read(McContext *ctx, McOp op, McSymbols *symbols, McVerifyMemo *memo, McDiags *diags);

/* --- late.c: operations of a file whose regions are read when they are needed --- */

typedef struct McVerifyLate {
  McSymbols *symbols; /* owned; tables of the tree as it was opened, or NULL */
  McVerifyMemo *memo; /* owned; or NULL */
  bool is_off;        /* nothing is verified */
} McVerifyLate;
/* Verifies what was read of `op`. as_opened: see mc_op_materialize. Returns false after reporting. */
bool mc_verify_late(McContext *ctx, McVerifyLate *v, McOp op, bool as_opened, McDiags *diags);
/* The regions of `op` will be erased: frees what was kept about operations in them. */
void mc_verify_late_forget(McVerifyLate *v, McOp op);
void mc_verify_late_fini(McContext *ctx, McVerifyLate *v); /* it can be used again */

/* --- symbols.c --- */

/* The symbol tables that were used during one verification. */
McSymbols *mc_symbols_new(McContext *ctx); /* NULL: out of memory */
/* The same for references in `root`, without the tables around it: what they name there is not found. */
McSymbols *mc_symbols_new_in(McContext *ctx, McOp root);
void mc_symbols_free(McSymbols *symbols);
/* Forgets the tables of operations in `op`, which are still there. Linear in the number of tables. */
void mc_symbols_forget(McSymbols *symbols, McOp op);
/* Resolves a reference seen from `from`, in the symbol table that is it or is nearest around it. MC_NONE: not found, or
 * a table could not be made. Linear in the sizes of tables that were not used before. */
McOp mc_symbols_find(McSymbols *symbols, McOp from, McAttr symbol_ref);
/* Makes the table of `op`, if it has one, for later searches. Without memory nothing is made. Linear in its size. */
void mc_symbols_prepare(McSymbols *symbols, McOp op);
bool mc_symbols_out_of_memory(const McSymbols *symbols);
/* True when a search came to an opaque operation, or found nothing where one is: what was searched may be there. */
bool mc_symbols_met_kept(const McSymbols *symbols);
/* Checks the requirements of the SYMBOL trait. */
bool mc_symbol_verify(McContext *ctx, McOp op, const McOpDef *def, McDiags *diags);
/* Checks the requirements of the SYMBOL_TABLE trait, after everything in it is verified. users: operations with checks
 * of symbol uses, among them all that are in the table and in no inner one. threads: so many may check them. */
bool mc_symbol_table_verify(McSymbols *symbols, McOp op, const uint32_t *users, size_t num_users, unsigned threads,
                            McDiags *diags);
/* Checks that operations with checks of symbol uses find what they name. */
bool mc_symbol_users_verify(McSymbols *symbols, const uint32_t *users, size_t num_users, McDiags *diags);

#endif
