/* affine_dependence.h - accesses of memory by affine maps: whether two are of the same place, and whether one can come
 * before another of the same place. Private to dialects/affine/. */
#ifndef MC_AFFINE_DEPENDENCE_H
#define MC_AFFINE_DEPENDENCE_H

#include "dialects/shared/affine_form.h"

/* affine.load and the like, which read, or affine.store and the like, which write; an operation with the fact
 * index_maps for one map. */
bool mc_affine_reads(const McContext *ctx, McOp op);
bool mc_affine_writes(const McContext *ctx, McOp op);
/* The memory that such an operation accesses. */
McValue mc_affine_memory(const McContext *ctx, McOp op);
/* Both access the same memory by the same indices. False also when that is not known, or (*failed) memory ran out. */
bool mc_affine_same_place(McContext *ctx, McOp a, McOp b, bool *failed);
/* The nearest region around an operation that is not that of a loop or condition of affine. */
McRegion mc_affine_analysis_scope(const McContext *ctx, McOp op);
/* How many variables loops of affine around both have. Linear in the depth. */
uint32_t mc_affine_common_loops(const McContext *ctx, McOp a, McOp b);

/* Whether `to` can access what `from` accessed before: in an earlier step of the common loop number depth - 1 and the
 * same steps of those around it, or, when there is no such loop, earlier in the same steps. */
typedef enum McDependence { MC_INDEPENDENT, MC_DEPENDENT, MC_DEPENDENCE_UNKNOWN } McDependence;
McDependence mc_affine_dependence(McContext *ctx, McOp from, McOp to, uint32_t depth, bool *failed);

#endif
