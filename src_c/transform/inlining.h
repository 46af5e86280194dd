/* inlining.h - what changes when a function's body takes the place of a call (MC_INLINING). */
#ifndef MC_INLINING_H
#define MC_INLINING_H

#include "transform/rewriter.h"
#include "verify/verify.h"

/* Without rw, a routine is asked whether the call can be inlined, and changes nothing. With it, the routine changes the
 * body, and makes operations in front of the call or at the beginning of a block around it; it returns false only when
 * out of memory. Its step is made to the end (mc_rw_begin_step). */
struct McInlining {
  McContext *ctx;     /* borrowed */
  McRewriter *rw;     /* borrowed, or NULL */
  McSymbols *symbols; /* borrowed */
  McOp call, callable;
  McRegion body;      /* with rw: a copy of the callable's region; its first block still has its arguments */
};

#endif
