/* parse_affine.h - the pieces of affine maps and integer sets, for legacy/, which puts them together in other ways.
 *
 * A scope has the dimensions and symbols that were declared in it: mc_p_affine_scope makes one (parse.h). Lists are
 * pushed on p->words. These functions return false, or an id that is MC_NONE, after reporting.
 */
#ifndef MC_PARSE_AFFINE_H
#define MC_PARSE_AFFINE_H

#include "parse/parse.h"

bool mc_p_affine_names(McAffineScope *scope);              /* `(d0, d1)[s0]`, which declares them */
McAffineMap mc_p_affine_range(McAffineScope *scope);       /* after `->`: `(` expressions `)` */
bool mc_p_affine_exprs(McAffineScope *scope);              /* expressions, separated by commas */
bool mc_p_affine_constraint(McAffineScope *scope);         /* pushes two words */
McIntegerSet mc_p_affine_constraints(McAffineScope *scope); /* `(` constraints `)` */
/* The set of the constraints on p->words from `base` on, which are popped. */
McIntegerSet mc_p_affine_set(McAffineScope *scope, size_t base);
/* lhs floordiv rhs, or ceildiv. `at` is blamed. */
McAffineExpr mc_p_affine_divide(McAffineScope *scope, bool is_floor, McAffineExpr lhs, McAffineExpr rhs,
                                const char *at);
uint32_t mc_p_affine_num_symbols(const McAffineScope *scope);

#endif
