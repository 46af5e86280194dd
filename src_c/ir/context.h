/* context.h - the context: owner of everything interned and of the IR tables. */
#ifndef MC_CONTEXT_H
#define MC_CONTEXT_H

#include <stdatomic.h>

#include "base/alloc.h"
#include "ir/ir.h"
#include "text/source.h"
#include "base/stack.h"
#include "types/uniquer.h"

typedef struct McOpDefs McOpDefs;     /* defs/opdefs.c */
typedef struct McDefinitions McDefinitions; /* defined.c */
typedef struct McPreservedLists McPreservedLists; /* preserved.c */
typedef struct McResources McResources; /* types/attrs_resource.c */
typedef struct McUnreadFiles McUnreadFiles; /* unread.c */
typedef struct McDialects McDialects; /* defs/dialects.c */

/* Identifiers that the core itself needs, interned when the context is made: ctx->known[MC_ID_sym_name]. */
#define MC_KNOWN_IDENTS(X)                                                                        \
  X(sym_name) X(sym_visibility) X(function_type) X(arg_attrs) X(res_attrs) X(no_inline) X(callee) \
  X(value) X(builtin) X(operandSegmentSizes) X(resultSegmentSizes) \
  X(operand_segment_sizes) X(result_segment_sizes) X(mlircore_opaque_text) X(mlircore_opaque_parts)
enum {
#define X(name) MC_ID_##name,
  MC_KNOWN_IDENTS(X)
#undef X
  MC_NUM_KNOWN_IDENTS
};

/* How messages show the things that they name: functions of print/, for the folders below it. They return false when
 * out of memory. */
typedef struct McShow {
  bool (*type)(McContext *ctx, McType type, McBuf *out);
  bool (*attr)(McContext *ctx, McAttr attr, McBuf *out);
  bool (*op)(McContext *ctx, McOp op, McBuf *out); /* in generic form, on lines of its own if it has several */
} McShow;

struct McContext {
  McAlloc alloc;
  const McRec ***recs;        /* uniquer.c: directory of chunks of record pointers, reserved once */
  McIndex idents;             /* strings.c: identifiers, apart from the rest because they are looked up most */
  char apart[MC_CACHE_LINE];  /* as in McIndex */
  McUniquer *uniquer;         /* owned */
  McIr ir;                    /* ir.c: the tables */
  McSources *sources;         /* owned */
  McStacks *stacks;           /* owned */
  const McRoutineSet *routines; /* borrowed: the C functions that definitions may name; never changes */
  const McShow *show;         /* borrowed: never changes */
  /* owned; print_cache.c: the room for texts that the last small print call left empty, or NULL */
  _Atomic(struct McTextCache *) text_cache;
  McOpDefs *opdefs;           /* owned */
  struct McOpNameRec **op_names; /* opdefs.c: directory of chunks of records of operation names, reserved once */
  McDefinitions *definitions;       /* owned */
  McResources *resources;     /* owned */
  McPreservedLists *preserved;          /* owned: the data that trees keep of their texts */
  McUnreadFiles *unread;      /* owned: files that were opened lazily */
  McDialects *dialects;       /* owned: namespaces that were requested */
  McIdent known[MC_NUM_KNOWN_IDENTS];
  struct {                    /* interned when the context is made; never change then */
    uint32_t index, none, integer[65]; /* types; signless integers of width 1, 2, 4, 8, 16, 32, 64, else 0 */
    uint32_t floats[MC_NUM_FLOAT_KINDS];
    uint32_t unknown_loc, unit, empty_dictionary; /* attributes */
  } cached;
  atomic_ullong next_distinct;  /* attrs.c: number of the next distinct attribute */
  atomic_bool allow_unregistered;
  atomic_bool keep_unknown;     /* mc_context_keep_unknown_syntax */
  McDialectLoader loader; void *loader_data;    /* borrowed */
  McFormLoader form_loader; void *form_loader_data; /* borrowed */
  McInterrupt interrupt; void *interrupt_data;  /* borrowed */
  struct {                    /* McLimits, except memory: alloc.limit. Never 0, except `deadline` */
    atomic_size_t input, type_text;
    atomic_ullong deadline;
    atomic_uint nesting;
  } limits;
  McHooks hooks;
  const struct McLegacyHooks *legacy;           /* static: how older generations are read (parse/legacy_hooks.h) */
};

MC_INLINE uint32_t mc_max_nesting(const McContext *ctx) {
  return atomic_load_explicit(&((McContext *)ctx)->limits.nesting, memory_order_relaxed);
}
/* Calls the caller's check because the running call fails at that limit (ticker.c). */
void mc_limit_reached(McContext *ctx, McLimit limit);
bool mc_interrupted(McContext *ctx); /* calls the interrupt check now */
/* Returns false after reporting that the input is longer than the limit (ticker.c). */
bool mc_input_fits(McContext *ctx, size_t len, McLoc loc, McDiags *diags);

/* Copies flags and depth from an interned child (0 is ignored). */
MC_INLINE void mc_rec_init_child(const McContext *ctx, McRecInit *init, uint32_t child) {
  if (child == MC_NONE) return;
  const McRec *rec = mc_rec(ctx, child);
  init->flags |= rec->flags & MC_REC_INHERITED;
  if (rec->depth < init->depth) return;
  if (MC_UNLIKELY(rec->depth >= mc_max_nesting(ctx))) init->too_deep = true;
  else init->depth = (uint16_t)(rec->depth + 1);
}

/* For a walk over operations, at each: records are met in about the order in which they were made, and most of the time
 * is waiting for memory, so those ahead are fetched. */
MC_INLINE void mc_op_fetch_ahead(const McContext *ctx, const McOpRec *rec) {
  MC_FETCH_AFTER(rec, 16 * sizeof *rec);
  if (rec->num_operands != 0) MC_FETCH_AFTER(mc_use_rec(ctx, (McUse){rec->operands}), 512);
  if (rec->num_results != 0) MC_FETCH_AFTER(mc_value_rec(ctx, (McValue){rec->results}), 512);
}

/* For all that links a value or a block to a use, or moves into or out of an operation. Not for reading, which links
 * only what it has made itself, and not for erasing. */
MC_INLINE void mc_ir_note_change(McContext *ctx) {
  if (atomic_load_explicit(&ctx->ir.state, memory_order_relaxed) & MC_IR_CHANGED) return;
  atomic_fetch_or_explicit(&ctx->ir.state, MC_IR_CHANGED, memory_order_relaxed);
}
/* The region is MC_REGION_IN_ORDER. is_closed: at any depth, no value or block is used across its border. */
MC_INLINE void mc_region_note_order(const McContext *ctx, McRegion region, bool is_closed) {
  uint32_t state = is_closed ? atomic_load_explicit(&ctx->ir.state, memory_order_relaxed) : 0;
  mc_region_rec(ctx, region)->flags = state | MC_REGION_IN_ORDER;
}

/* As mc_context_new, but the nth allocation fails (n < 0: none). For tests. */
McContext *mc_context_new_failing(long long n);

/* Called from loops of long work, about once per operation: counts, and about every 50 ms and at the deadline calls the
 * interrupt check (ticker.c). `waits`: an interrupt is noticed later. */
typedef struct McTicker { McContext *ctx; uint32_t count; bool waits; uint64_t next_ns; } McTicker;
void mc_ticker_init(McTicker *t, McContext *ctx);
bool mc_ticker_slow(McTicker *t); /* true: interrupted */
MC_INLINE bool mc_tick(McTicker *t) { return MC_UNLIKELY((++t->count & 1023) == 0) && mc_ticker_slow(t); }

#if !defined(MC_READ) && defined(__GNUC__) && !MC_DEBUG
#define MC_READ extern inline __attribute__((gnu_inline)) /* never emitted: readers.c and ir.c emit the functions */
#include "types/readers.h"
#include "ir/readers.h"
#endif

#endif
