/* properties.h - how the properties of a defined operation are encoded, for reading and writing alike.
 *
 * The encoding follows from the definition: attributes sorted by name, each required or optional, segment sizes among
 * them before version 6; then properties that are no attributes, as declared, by what they store; then, from version 6
 * on, segment sizes. A *plan* is that list, made once for each name of an operation that a file has.
 */
#ifndef MC_BYTECODE_PROPERTIES_H
#define MC_BYTECODE_PROPERTIES_H

#include "bytecode/format.h"
#include "defs/format.h"

/* The kinds of steps. */
enum {
  MC_BCODE_STEP_ATTR,     /* an attribute */
  MC_BCODE_STEP_OPTIONAL, /* an attribute that may be absent */
  MC_BCODE_STEP_LATER,    /* the same of newer definitions: always absent here */
  MC_BCODE_STEP_NUMBER,   /* an integer property: a varint */
  MC_BCODE_STEP_FLAG,     /* a property that is there or not: a byte */
  MC_BCODE_STEP_BOOL,     /* a boolean property: a byte */
  MC_BCODE_STEP_BOOLS,    /* a list of booleans: a varint, and a byte for each */
  MC_BCODE_STEP_STRING,   /* a string property */
  MC_BCODE_STEP_MAYBE,    /* an integer property that may be absent, an attribute with a list of it: a byte, a varint */
  MC_BCODE_STEP_SEGMENTS  /* sizes of groups */
};

typedef struct McBcStep {
  McIdent name;
  uint8_t kind;
  uint32_t num_groups; /* of segments */
  McType type;         /* of a number: the attribute's type */
} McBcStep;

typedef struct McBcPlan {
  uint32_t num_steps, num_allocated;
  McBcStep steps[];
} McBcPlan;

/* The plan for a definition, for that version. NULL: out of memory. The caller frees it. */
McBcPlan *mc_bc_plan_new(McContext *ctx, const McOpDef *def, uint64_t version);
void mc_bc_plan_free(McContext *ctx, McBcPlan *plan);

#endif
