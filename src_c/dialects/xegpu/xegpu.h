/* xegpu.h - layouts and descriptions of memory of xegpu, for the checks of its types and of its operations. Nothing is
 * owned except lists that say so. */
#ifndef MC_XEGPU_H
#define MC_XEGPU_H

#include "defs/defined.h"
#include "dialects/shared/shared_checks.h"
#include "dialects/xegpu/xegpu.def"

/* The parameters of #xegpu.layout. */
typedef enum McXegpuPart {
  MC_XEGPU_SG_LAYOUT, MC_XEGPU_SG_DATA, MC_XEGPU_INST_DATA, MC_XEGPU_LANE_LAYOUT, MC_XEGPU_LANE_DATA, MC_XEGPU_ORDER,
} McXegpuPart;

/* Where memory is, as upstream numbers it. */
enum { MC_XEGPU_GLOBAL = 0, MC_XEGPU_SHARED = 3 };

/* The parameters of !xegpu.tensor_desc, as numbers where they are numbers. */
typedef struct McTensorDesc {
  McType type, element;
  McAttr shape, layout; /* layout MC_NONE: there is none */
  uint32_t rank;
  int64_t count;        /* elements; wraps as upstream's number does */
  int64_t space, array_length, chunk_size;
  bool is_scattered;
} McTensorDesc;

/* Element i of a dense array of i32 or i64; i is below its size. */
int64_t mc_xegpu_list_at(const McContext *ctx, McAttr list, uint32_t i);
uint32_t mc_xegpu_list_size(const McContext *ctx, McAttr list); /* 0 also for MC_NONE */

/* False: the type is no tensor_desc. */
bool mc_xegpu_tensor_desc(const McContext *ctx, McType type, McTensorDesc *out);

/* The numbers of a layout or a slice of one; empty where the layout does not say them. Returns false when memory runs
 * out, reported; otherwise `out` is to be freed with mc_ints_fini. */
bool mc_xegpu_effective(McContext *ctx, McAttr layout, McXegpuPart part, McInts *out, McDiags *diags);
/* The number of dimensions of a layout or a slice. */
bool mc_xegpu_rank(McContext *ctx, McAttr layout, uint32_t *rank, McDiags *diags);
/* The layout itself, without the slices around it. */
McAttr mc_xegpu_root(const McContext *ctx, McAttr layout);
/* Can data of this shape be spread evenly by that layout? *even. Returns false when memory runs out, reported. */
bool mc_xegpu_spreads(McContext *ctx, const int64_t *shape, uint32_t rank, McAttr layout, bool *even, McDiags *diags);

#endif
