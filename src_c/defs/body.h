/* body.h - regions that a custom form leaves out.
 *
 * A body program belongs to an operation's definition (McOpWords.body; made by mlircore.define.body). It says how many
 * arguments the region's block has, which scalar operations are in it, chosen by the types of their operands, and what
 * the terminator gets.
 */
#ifndef MC_BODY_H
#define MC_BODY_H

#include "defs/format.h"

/* Instructions. Values are numbered in the order of the instructions that make them. */
enum {
  MC_B_END,
  MC_B_ARGS,  /* how many arguments the block has */
  /* attribute, value; instructions inside: for operations whose attribute is that case of its enumeration */
  MC_B_CASE,
  /* alternatives, operands; then (MC_BC_*, operation or absent, message or absent) each, then the operands */
  MC_B_APPLY,
  /* value, MC_BT_*, a value or a constant -> type, signedness: 0 signed, 1 unsigned, 2 + an attribute that says so */
  MC_B_CAST,
  /* operation, name of an attribute, constant -> its value, constant + 1 -> type of the result (0: the attribute's) */
  MC_B_MAKE,
  MC_B_LIKE,  /* operation, name of an attribute, small number, value whose type the number has */
  MC_B_YIELD, /* operation, values */
  MC_B_NUM_OPS
};
#define MC_B_VALUE 0x8000u /* the value of that number; without it, an argument */
#define MC_BODY_MAX_VALUES 64u

/* What all operands of an alternative are. */
enum { MC_BC_ANY, MC_BC_COMPLEX, MC_BC_FLOAT, MC_BC_BOOL, MC_BC_INTEGER, MC_BC_NUM };
enum { MC_BT_LIKE, MC_BT_TYPE };

#endif
