/* omp.h - what the checks and the names of omp share. */
#ifndef MC_OMP_H
#define MC_OMP_H

#include "dialects/shared/shared_checks.h"

/* Does the fact "omp" of the operation contain the word? MC_NONE is nothing. */
bool mc_omp_is(const McContext *ctx, McOp op, const char *word);
/* The operation that makes the loop of a reference, and the one that transforms it; MC_NONE: there is none. The number
 * of the operand goes to *operand. Linear in the uses. */
typedef struct McLoopUses { McOp maker, taker; uint32_t operand; McOp second_maker, second_taker; } McLoopUses;
McLoopUses mc_omp_loop_uses(const McContext *ctx, McValue reference);
/* The operand group that a name of the definition has, by operand numbers. False: none. */
bool mc_omp_made_operands(const McContext *ctx, McOp op, uint32_t *start, uint32_t *count);

#endif
