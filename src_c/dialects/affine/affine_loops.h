/* affine_loops.h - how often loops of affine run. Private to dialects/affine/. */
#ifndef MC_AFFINE_LOOPS_H
#define MC_AFFINE_LOOPS_H

#include "dialects/affine/affine_bounds.h"

/* An affine.for. Forms: owned. */
typedef struct McAffineLoop {
  McOp op;
  McAffineRange range;
  uint32_t inits;      /* the first operand that is an initial value */
  int64_t step;
  McForm trips;        /* how often it runs: the least of the expressions; none: that is not known */
  bool known;          /* ... a number */
  uint64_t count;
  uint64_t divisor;    /* divides the number */
} McAffineLoop;
/* Returns false when the bounds are too large to be worked on, or memory ran out (rw has failed then).
 * mc_affine_loop_fini is needed, also after false. */
bool mc_affine_loop_read(McRewriter *rw, McOp op, McAffineLoop *loop);
void mc_affine_loop_fini(McAffineLoop *loop);

/* (upper - lower) ceildiv step, for each expression of the upper bound; a lower bound with one expression serves all.
 * *out is owned by the caller, also after false. */
bool mc_affine_lengths(const McForm *upper, const McForm *lower, const int64_t *steps, McForm *out);
/* A loop that runs once becomes the operations of its body; *done: it was one. Returns false when rw has failed. */
bool mc_affine_promote(McRewriter *rw, McOp op, bool *done);
/* affine.apply of an expression of one dimension, which is the value, in front of `before`. MC_NONE: rw has failed. */
McValue mc_affine_shifted(McRewriter *rw, McOp before, McValue value, int64_t by);

#endif
