/* sroa.h - memory of several parts, and what operations do with it (MC_SPLIT, MC_SPLIT_USE). */
#ifndef MC_SROA_H
#define MC_SROA_H

#include "defs/routine_set.h"
#include "transform/rewriter.h"

/* A pointer into the memory, and how many bytes there are from it to the end of the part. */
typedef struct McSplitView { McValue pointer; uint64_t size; } McSplitView;

struct McSplit {
  McContext *ctx;      /* borrowed */
  McRewriter *rw;      /* borrowed; NULL while nothing may change */
  McOp scope;          /* what the pass runs on */
  McOp op;             /* that allocates the memory; the next fields are set by its routine */
  McValue pointer;
  McType type;         /* of all parts together */
  uint32_t count;      /* of parts */
  McWords used;        /* owned: numbers of parts in the order of their first use */
  McValueList parts;   /* owned: by number, their memory; MC_NONE: unused, or not made yet */
  MC_ARRAY(uint8_t) is_used;   /* owned: by number */
  MC_ARRAY(McSplitView) views; /* owned: to be looked at */
  McSplitView view;    /* for MC_SPLIT_VIEW */
  bool failed;         /* out of memory */
};

/* Part `number` is used. Returns false when there is none, or out of memory. */
bool mc_split_use(McSplit *split, uint32_t number);
/* The value is such a pointer, whose users must stay in its bounds. Returns false when out of memory. */
bool mc_split_view(McSplit *split, McValue pointer, uint64_t size);

#endif
