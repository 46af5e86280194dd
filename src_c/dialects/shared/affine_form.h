/* affine_form.h - the expressions of a map or set with the values of its dimensions and symbols, as folds change them;
 * and which values can be those. */
#ifndef MC_AFFINE_FORM_H
#define MC_AFFINE_FORM_H

#include "defs/facts.h"
#include "transform/mixed.h"

typedef MC_ARRAY(McAffineExpr) McExprList;   /* owned */

/* The expressions are results of a map, or the constraints of a set. */
typedef struct McForm {
  McContext *ctx;     /* borrowed */
  uint32_t dims;      /* how many values are dimensions; the rest are symbols */
  McExprList exprs;
  McValueList values; /* dimensions, then symbols */
  bool failed;        /* out of memory */
  bool is_poison;     /* mc_form_fold: an expression of constants divides by 0, or by less for a remainder */
} McForm;

/* The functions that return bool return false when memory ran out, or the form is too large to be worked on. It then
 * is good for nothing but mc_form_fini. */

MC_INLINE uint32_t mc_form_symbols(const McForm *form) { return (uint32_t)form->values.len - form->dims; }
/* The form of a map with operands of `op` from number `first` on. mc_form_fini is needed, also after false. */
bool mc_form_read(McContext *ctx, McForm *form, McAffineMap map, McOp op, uint32_t first);
bool mc_form_read_set(McContext *ctx, McForm *form, McIntegerSet set, McOp op);
void mc_form_fini(McForm *form);
/* Dimensions that are symbols become symbols; what is unused or repeated goes, and so do symbols that are constants. */
bool mc_form_canonicalize(McForm *form);
/* Values of affine.apply are replaced by its map; then the form is canonicalized and simplified. */
bool mc_form_compose(McForm *form);
/* Repeated expressions go. Quadratic in their number. */
void mc_form_unique(McForm *form);
/* The form is what the map and the operands of `op` from `first` on are. */
bool mc_form_is(const McForm *form, McAffineMap map, McOp op, uint32_t first);
/* A cheap test before a form is read. True: composition, canonicalization and simplification leave the map, whose
 * operands are those of `op` from `first` on, as it is. False: they may change it. */
bool mc_form_is_settled(McContext *ctx, McAffineMap map, McOp op, uint32_t first);
/* MC_NONE: out of memory. */
McAffineMap mc_form_map(const McForm *form);
/* Expressions whose values are all constants become constants, modulo 2^64; `constants` are those of the values. */
bool mc_form_fold(McForm *form, const McAttr *constants);
/* The expression, whose dimensions are the first `dims` indices and whose symbols are the others, computed in front of
 * `before`: a number, one of the values, or the result of a new affine.apply that takes in those that make the values.
 * False: out of memory, or too large. */
bool mc_rw_affine_apply(McRewriter *rw, McOp before, McAffineExpr e, const McMixed *indices, size_t count,
                        size_t dims, McMixed *out);
/* The value of a constant expression. */
MC_INLINE bool mc_affine_constant_value(const McContext *ctx, McAffineExpr e, int64_t *out) {
  if (mc_kind(ctx, e.index) != MC_AFFINE_CONSTANT) return false;
  *out = mc_affine_value(ctx, e);
  return true;
}

/* The text of the expression has few parts, so that recursion is safe. False also for MC_NONE. */
bool mc_affine_is_small(const McContext *ctx, McAffineExpr e);
/* The value can be a symbol where it is defined: mlir-opt 22's isValidSymbol without a region. */
bool mc_affine_is_symbol(const McContext *ctx, McValue value);
/* It can be a dimension there: isValidDim without a region. */
bool mc_affine_can_be_dimension(const McContext *ctx, McValue value);
/* The region of the nearest operation around `op` that is a scope; MC_NONE: there is none. */
McRegion mc_affine_scope(const McContext *ctx, McOp op);
/* The value can be a symbol, or a dimension, in the scope. */
bool mc_affine_is_symbol_in(const McContext *ctx, McValue value, McRegion scope);
bool mc_affine_is_dimension(const McContext *ctx, McValue value, McRegion scope);
/* It is an argument of the type index of a loop of affine. */
bool mc_affine_is_loop_variable(const McContext *ctx, McValue value);
/* An attribute that is a map. */
bool mc_affine_map_named(McContext *ctx, McOp op, const char *name, McAffineMap *out);
/* The only result of the map, a constant. */
bool mc_affine_map_constant(const McContext *ctx, McAffineMap map, int64_t *out);

#endif
