/* arith_fold.h - what the folds of arith share. Private to dialects/arith/. */
#ifndef MC_ARITH_FOLD_H
#define MC_ARITH_FOLD_H

#include "dialects/arith/arith.def"
#include "transform/numbers.h"
#include "transform/rewriter.h"

MC_INLINE McValue mc_arith_operand(const McFold *f, uint32_t i) { return mc_op_operand(f->ctx, f->op, i); }
MC_INLINE McType mc_arith_result(const McFold *f, uint32_t i) {
  return mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, i));
}
MC_INLINE McFolded mc_arith_to_value(McFold *f, McValue value) {
  f->results[0].value = value;
  return MC_FOLDED;
}
MC_INLINE McFolded mc_arith_to_attr(McFold *f, McAttr attr) {
  f->results[0].attr = attr;
  return attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}
/* Constants of all operands, at most three, become that of the first result. */
MC_INLINE McFolded mc_arith_to_numbers(McFold *f, McNumberFold fold, void *data) {
  uint32_t count = mc_op_num_operands(f->ctx, f->op);
  return mc_arith_to_attr(f, mc_fold_numbers(f->ctx, f->constants, count, mc_arith_result(f, 0), fold, data));
}

/* The integer value of an attribute of an enumeration, or of the number of a case; 0: absent. */
uint64_t mc_arith_enum(McContext *ctx, McOp op, const char *name);
/* The operation that makes the value if it has that name, else MC_NONE. */
McOp mc_arith_made_by(const McContext *ctx, McValue value, const char *name);
/* arith.cmpf's predicates. */
bool mc_arith_compare_floats(uint64_t predicate, double a, double b);

#endif
