/* facts.h - facts: data that a definition states about its operations and that analyses read. facts.def has the list.
 *
 * A fact that an operation's definition states is a bit of the definition, so reading it costs one load. Its payload
 * is words of the dialect's program (McOpWords.facts), an instruction for each: MC_FACT_<payload>, the fact's number,
 * the payload's words. Only operations with a definition have facts.
 */
#ifndef MC_FACTS_H
#define MC_FACTS_H

#include "defs/format.h"

/* An edge between an operation and its regions: the source and the target of control (the number of a region, or
 * MC_EDGE_*); the group of operands that the operation passes along it (MC_PROGRAM_NONE: none; on an edge to all
 * regions: all of them); how many of the target's first arguments or results, and of a terminator's first operands, are
 * not part of the edge; and an attribute with which the operation does not have the edge (MC_PROGRAM_NONE: always). */
typedef struct McEdgeWords { uint32_t from, to, group, skip_to, skip_from, unless; } McEdgeWords;

/* An effect on memory: MC_EFFECT_*, the group of operands or results that it is on (MC_PROGRAM_NONE: on memory without
 * a name), and an attribute without which the operation does not have it, nor with its default value (MC_PROGRAM_NONE:
 * always). */
typedef struct McEffectWords { uint32_t flags, group, attr; } McEffectWords;

typedef enum McFact {
#define MC_FACT(name, spelling, payload) MC_FACT_##name,
#define MC_FACT_FOR_ALL(name)
#include "defs/facts.def"
#undef MC_FACT_FOR_ALL
#undef MC_FACT
  MC_NUM_FACTS
} McFact;
_Static_assert(MC_NUM_FACTS <= 128, "McOpDef.facts has a bit for each");

MC_INLINE bool mc_def_has_fact(const McOpDef *def, McFact fact) {
  return def != NULL && (def->facts[fact / 64] >> fact % 64 & 1) != 0;
}
/* MC_NONE and operations without a definition have none. */
MC_INLINE bool mc_op_has_fact(const McContext *ctx, McOp op, McFact fact) {
  return op.index != MC_NONE && mc_def_has_fact(mc_op_def(ctx, op), fact);
}

/* The words of the fact's payload and their number; NULL: the definition does not state the fact. Borrowed. Linear in
 * the number of facts stated. */
const uint32_t *mc_def_fact(const McOpDef *def, McFact fact, uint32_t *count);
/* The first string of MC_PAYLOAD_WORDS or MC_PAYLOAD_VALUES; empty: there is none. Borrowed. */
McStr mc_def_fact_word(const McContext *ctx, const McOpDef *def, McFact fact);
/* The attribute of MC_PAYLOAD_ATTRIBUTE; MC_NONE: the definition does not state it. */
McAttr mc_def_fact_attr(const McOpDef *def, McFact fact);

/* The fact of that name and payload; MC_NUM_FACTS: there is none. */
McFact mc_fact_find(McStr name, uint32_t payload);

/* The discardable attribute that operations with these properties have by MC_FACT_IMPLIED_ATTRIBUTE, or a name
 * MC_NONE. Symbols of affine maps in it are replaced. Returns false when memory runs out. */
bool mc_def_implied_attribute(McContext *ctx, const McOpDef *def, McAttr properties, McNamedAttr *out);

#endif
