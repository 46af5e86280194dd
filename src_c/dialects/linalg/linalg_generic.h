/* linalg_generic.h - linalg.generic, as the patterns of the pass linalg-fuse-elementwise-ops see it. */
#ifndef MC_LINALG_GENERIC_H
#define MC_LINALG_GENERIC_H

#include "dialects/linalg/linalg_structure.h"
#include "transform/rewriter.h"

typedef struct McGeneric {
  McOp op;
  McBlock body;
  McAttr maps;
  uint32_t inputs, inits, loops;
} McGeneric;

/* False: another operation, or one that does not fit its definition. */
bool mc_generic_of(McContext *ctx, McOp op, McGeneric *out);
McAffineMap mc_generic_map(const McContext *ctx, const McGeneric *g, uint32_t operand);
/* The body uses the element of the operand. */
bool mc_generic_reads(const McContext *ctx, const McGeneric *g, uint32_t operand);
/* Operands are tensors or scalars, and each destination has a result. */
bool mc_generic_is_of_tensors(const McContext *ctx, const McGeneric *g);
/* The array of the maps. MC_NONE: out of memory. */
McAttr mc_generic_maps_attr(McContext *ctx, const McAffineMap *maps, size_t count);

/* Patterns (linalg_operands.c). Each returns true after a change. */
/* An input of which all elements are one constant: the body has the constant. */
bool mc_generic_take_constant(McRewriter *rw, const McGeneric *g);
/* Operands that the body does not need go, and those that are there twice. */
bool mc_generic_drop_operands(McRewriter *rw, const McGeneric *g);
/* An operation that only makes what a destination without uses gets from itself. */
bool mc_generic_drop_cycles(McRewriter *rw, const McGeneric *g);
/* A constant whose dimensions an operation only changes the order of. */
bool mc_linalg_move_constant(McRewriter *rw, McOp op);

#endif
