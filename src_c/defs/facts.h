/* facts.h - facts: what a definition states about its operations for others to read. facts.def has the list.
 *
 * A fact that an operation's definition states is a bit of the definition, so asking for it costs a load; its payload
 * is words of the dialect's program (McOpWords.facts), an instruction for each: MC_FACT_<payload>, the fact's number,
 * the payload's words. Only operations with a definition have facts.
 */
#ifndef MC_FACTS_H
#define MC_FACTS_H

#include "defs/format.h"

/* An edge between an operation and its regions: where control comes from and goes to (the number of a region,
 * MC_EDGE_*), the group of operands that go along from the operation (MC_PROGRAM_NONE: none, to all regions all of
 * them), how many of the target's arguments or results and of a terminator's operands come first and are for something
 * else. */
typedef struct McEdgeWords { uint32_t from, to, group, skip_to, skip_from; } McEdgeWords;

typedef enum McFact {
#define MC_FACT(name, spelling, payload) MC_FACT_##name,
#include "defs/facts.def"
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

/* The words of the fact's payload and their number; NULL: the definition does not state it. Borrowed. Linear in the
 * facts stated. */
const uint32_t *mc_def_fact(const McOpDef *def, McFact fact, uint32_t *count);
/* The first string of MC_PAYLOAD_WORDS or MC_PAYLOAD_VALUES; empty: there is none. Borrowed. */
McStr mc_def_fact_word(const McContext *ctx, const McOpDef *def, McFact fact);
/* The attribute of MC_PAYLOAD_ATTRIBUTE; MC_NONE: the definition does not state it. */
McAttr mc_def_fact_attr(const McOpDef *def, McFact fact);

/* The fact of that name and payload; MC_NUM_FACTS: there is none. */
McFact mc_fact_find(McStr name, uint32_t payload);

/* The discardable attribute that operations with these properties have by MC_FACT_IMPLIED_ATTRIBUTE, or none: a name
 * MC_NONE. Symbols of affine maps in it are replaced. False: out of memory. */
bool mc_def_implied_attribute(McContext *ctx, const McOpDef *def, McAttr properties, McNamedAttr *out);

#endif
