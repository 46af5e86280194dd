/* linear.h - linear layouts: bits of registers, lanes, warps, blocks or addresses, as coordinates of a tensor.
 *
 * Each bit has a basis, and the bases of the bits that are set are joined by exclusive or.
 */
#ifndef MC_TRITON_LINEAR_H
#define MC_TRITON_LINEAR_H

#include "dialects/triton/triton.h"

#define MC_LINEAR_BITS 24 /* of one kind; layouts with more are not computed */

/* Kinds of bits: of tensors all but the addresses, of buffers in shared memory offsets and blocks, of buffers in tensor
 * memory rows, columns and blocks. */
enum {
  MC_IN_REGISTER = 0, MC_IN_LANE = 1, MC_IN_WARP = 2, MC_IN_BLOCK = 3, MC_NUM_INS = 4,
  MC_IN_OFFSET = 0, MC_IN_ROW = 0, MC_IN_COLUMN = 1,
};

typedef int32_t McBasis[MC_TRITON_RANK]; /* dimensions beyond the rank are 0 */

typedef struct McLinear {
  uint32_t rank, num_bits[MC_NUM_INS];
  McBasis bases[MC_NUM_INS][MC_LINEAR_BITS];
  int32_t sizes[MC_TRITON_RANK];  /* of the tensor that it covers */
  uint32_t order[MC_TRITON_RANK]; /* dimensions, those that grow first at the front */
} McLinear;

/* The layout of a tensor, a buffer, an encoding over a shape. False: it is not computed, for it is of another
 * project, or
 * of a matrix unit, or too large. */
bool mc_linear_of_tensor(const McContext *ctx, McType tensor, McLinear *out);
/* Subviews of shared memory have the layout of the whole; of tensor memory, of the part. */
bool mc_linear_of_buffer(const McContext *ctx, const McMemDesc *desc, McLinear *out);
bool mc_linear_of(const McContext *ctx, McAttr encoding, const int64_t *shape, uint32_t rank, McLinear *out);

/* The rows of tensor memory that an allocation takes (linear_views.c). */
uint32_t mc_linear_memory_rows(const McLinear *linear);
bool mc_basis_is_zero(const McLinear *linear, const int32_t *basis);
bool mc_linear_same_bits(const McLinear *a, const McLinear *b, uint32_t in);
/* The coordinates of the bits that are set in `bits`, of one kind. */
void mc_linear_apply(const McLinear *linear, uint32_t in, uint64_t bits, McBasis out);
/* How many elements along dimension `k` bits of a kind hold one after the other. */
int64_t mc_linear_contiguous(const McLinear *linear, uint32_t in, uint32_t k);
/* An index of kind `in` that leads to the coordinates, with bits of other kinds 0. False: there is none. */
bool mc_linear_find(const McLinear *linear, uint32_t in, const int32_t *coordinates, uint64_t *out);
/* Bits of kinds `in` and, if it is another, `other` that lead to the coordinates together; the bits of basis 0 are
 * not set. */
bool mc_linear_invert(const McLinear *linear, uint32_t in, uint32_t other, const int32_t *coordinates, uint64_t out[2]);

#endif
