/* convert.h - conversions: every operation that a target does not allow is folded or replaced.
 *
 * Each operation is looked at once, from the outside to the inside and from the front to the back, and after a change
 * again. The uses of an operation that goes change at the end, so that folds and patterns see the operands that were
 * there at first. This is mlir-opt 22's partial conversion.
 */
#ifndef MC_CONVERT_H
#define MC_CONVERT_H

#include "transform/pattern_driver.h"

typedef enum McLegality {
  MC_UNKNOWN_LEGALITY, /* may stay; it is folded where it folds to what is legal */
  MC_LEGAL,            /* stays as it is */
  MC_ILLEGAL,          /* must go, or the conversion fails */
} McLegality;

typedef struct McConversion {
  McLegality (*legality)(const McContext *ctx, McOp op, const void *data);
  /* Makes operations in front of an illegal one and sets `values` to what replaces its results; the operation itself
   * does not change. Returns false when the pattern does not fit (then nothing has been made), or rw has failed. */
  bool (*pattern)(McRewriter *rw, McOp op, const void *data, McValue *values);
  const void *data; /* of both; borrowed */
} McConversion;

/* Converts everything in the pass's operation. Returns false after reporting; an operation that must go and does not
 * is reported at its place, and the tree is valid. */
bool mc_convert(McPassRun *run, const McConversion *conversion);

#endif
