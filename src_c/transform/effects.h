/* effects.h - what operations do to memory, from their definitions. */
#ifndef MC_EFFECTS_H
#define MC_EFFECTS_H

#include "base/idmap.h"
#include "ir/op_def.h"

/* No result has a use. */
MC_INLINE bool mc_op_is_unused(const McContext *ctx, McOp op) {
  const McOpRec *rec = mc_op_rec(ctx, op);
  for (uint32_t i = 0; i < rec->num_results; i++) {
    if (mc_value_rec(ctx, (McValue){rec->results + i})->first_use != MC_NONE) return false;
  }
  return true;
}

/* Facts about an operation, with the operations in its regions if their effects are its own. Nothing is known
 * of an operation without a definition, or whose definition does not state its effects. */
enum {
  MC_NO_EFFECT = 1,  /* it does nothing to memory */
  MC_REMOVABLE = 2,  /* it only reads, and allocates what only its own results refer to */
  MC_NO_WRITE = 4,   /* it does not write */
  MC_ONLY_READS = 8, /* itself, without its regions: it reads and does nothing else */
};
/* Bits of McOpDef.effects. FACTS: those above. NESTED: the effects of the operations inside are its own. SAME: all
 * operations with the definition have these. */
enum { MC_EFFECTS_FACTS = 15, MC_EFFECTS_NESTED = 16, MC_EFFECTS_SAME = 256 };
MC_INLINE uint32_t mc_def_effects(const McOpDef *def) {
  return atomic_load_explicit(&((McOpDef *)def)->effects, memory_order_relaxed);
}

/* The same for an operation without regions, or whose regions do not count. Constant time. */
uint32_t mc_op_effects(const McContext *ctx, McOp op);
/* The kinds of effects that the operation itself has: MC_EFFECT_READ, WRITE, ALLOCATE and FREE. */
uint32_t mc_op_effect_kinds(const McContext *ctx, McOp op);
/* Whether the operation itself has an effect of these kinds on memory that `is_meant` returns true for; it gets MC_NONE
 * for memory without a name. MC_MEMORY_INSIDE: its effects are those of the operations in its regions. Linear in its
 * operands and results. */
typedef enum McMemory { MC_MEMORY_UNUSED, MC_MEMORY_USED, MC_MEMORY_INSIDE, MC_MEMORY_UNKNOWN } McMemory;
McMemory mc_op_memory(const McContext *ctx, McOp op, uint32_t kinds, bool (*is_meant)(void *data, McValue memory),
                      void *data);

/* Whether the operation could be erased if it had no uses: it is no terminator and no symbol, and it and all operations
 * whose effects are its own only read, or allocate what their results refer to. It looks into regions up to the first
 * operation that decides. */
bool mc_op_would_be_dead(McContext *ctx, McOp op);

/* Effects of the operations that are directly in an operation which has them. They are collected from the inside to the
 * outside: whoever visits a tree adds each operation before the one around it. */
typedef struct McEffectTable {
  McContext *ctx; /* borrowed */
  McIdMap inside; /* owned: operation -> the bits above that hold for everything inside it */
} McEffectTable;

/* Returns false when out of memory. */
bool mc_effects_init(McEffectTable *table, McContext *ctx);
void mc_effects_fini(McEffectTable *table);
/* The effects of the operations in `op` count as its own. */
bool mc_effects_are_nested(const McContext *ctx, McOp op);
/* So do those on what the operations in `op` allocate themselves. */
bool mc_effects_are_whole(const McContext *ctx, McOp op);
/* The effects of an operation; everything in it was added. */
uint32_t mc_effects_find(const McEffectTable *table, McOp op);
MC_INLINE uint32_t mc_effects_of_defined(const McEffectTable *table, McOp op, const McOpDef *def) {
  uint32_t known = def == NULL ? 0 : mc_def_effects(def);
  bool is_own = (known & (MC_EFFECTS_SAME | MC_EFFECTS_NESTED)) == MC_EFFECTS_SAME;
  return is_own ? known & MC_EFFECTS_FACTS : mc_effects_find(table, op);
}
MC_INLINE uint32_t mc_effects_of(const McEffectTable *table, McOp op) {
  return mc_effects_of_defined(table, op, mc_op_def(table->ctx, op));
}
/* Adds an operation with these effects to the one around it, which has nested effects. Returns false when out of
 * memory. */
bool mc_effects_add(McEffectTable *table, McOp parent, McOp op, uint32_t effects);
/* Adds everything in `op`, and `op` to the one around it. Returns false when out of memory. Linear. */
bool mc_effects_add_tree(McEffectTable *table, McOp op);

#endif
