/* infer_types.h - what routines that infer types make them of: shapes of operands, put together. */
#ifndef MC_INFER_TYPES_H
#define MC_INFER_TYPES_H

#include "defs/infer.h"
#include "dialects/shared/shared_checks.h"

MC_INLINE bool mc_is_ranked_tensor(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR;
}
/* The sizes of a type with a rank. False: out of memory, reported. */
bool mc_infer_sizes_of(const McInfer *in, McType type, McInts *out);
/* The elements of a dense array of 64-bit integers. False: reported, and there is nothing to free. */
bool mc_infer_ints(const McInfer *in, uint32_t arg, McInts *out);
/* The type or attribute of a definition that has at most one parameter, which is `value`. MC_NONE: reported. */
uint32_t mc_infer_defined(const McInfer *in, const char *name, bool is_type, uint32_t value);
/* A tensor or vector like `type`, its encoding kept, with other sizes (NULL: the same) and elements (MC_NONE: the
 * same). MC_NONE: reported. */
McType mc_infer_like(const McInfer *in, McType type, const McInts *sizes, McType element);
/* The element type of a shaped or complex type. MC_NONE: reported. */
McType mc_infer_element(const McInfer *in, McType type);
McType mc_infer_i1(const McInfer *in);
/* The type that the first operands of these groups are broadcast to, sizes of 1 along others and missing ones in front;
 * element MC_NONE: that of the first. MC_NONE: reported. */
McType mc_infer_broadcast_to(const McInfer *in, McType element);
/* The type of argument `arg` when it has a rank. MC_NONE: reported. */
McType mc_infer_ranked(const McInfer *in, uint32_t arg);

#endif
