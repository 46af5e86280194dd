/* triton.h - what files about Triton's dialects share: layouts and their facts, buffers, the module around. */
#ifndef MC_TRITON_H
#define MC_TRITON_H

#include <stdio.h>

#include "dialects/shared/shared_checks.h"
#include "dialects/triton/triton.def"
#include "types/report.h"

#define MC_TRITON_RANK 8  /* layouts of more dimensions are read, and not computed with */

/* --- attributes (layouts.c) --- */

typedef enum McLayoutKind {
  MC_LAYOUT_OTHER, /* not one of Triton's */
  MC_LAYOUT_BLOCKED, MC_LAYOUT_SLICE, MC_LAYOUT_DOT_OPERAND, MC_LAYOUT_LINEAR, MC_LAYOUT_GENERIC_LINEAR,
  MC_LAYOUT_NVIDIA_MMA, MC_LAYOUT_AMD_MFMA, MC_LAYOUT_AMD_WMMA, /* the last one of tensors */
  MC_LAYOUT_SWIZZLED, MC_LAYOUT_ROTATING, MC_LAYOUT_NVMMA, MC_LAYOUT_PADDED, MC_LAYOUT_SHARED_LINEAR,
  MC_LAYOUT_PARTITIONED, /* the last one of shared memory */
  MC_LAYOUT_TENSOR_MEMORY, MC_LAYOUT_TENSOR_MEMORY_SCALES,
} McLayoutKind;

McLayoutKind mc_layout_kind(const McContext *ctx, McAttr layout); /* MC_NONE is OTHER */
MC_INLINE bool mc_layout_is_distributed(McLayoutKind kind) {
  return kind >= MC_LAYOUT_BLOCKED && kind <= MC_LAYOUT_AMD_WMMA;
}
MC_INLINE bool mc_layout_is_shared(McLayoutKind kind) {
  return kind >= MC_LAYOUT_SWIZZLED && kind <= MC_LAYOUT_PARTITIONED;
}
/* Parameter `i` of a layout; the parameters are in the order of their definition (dialects/triton/ttg/base.py). */
McAttr mc_layout_param(const McContext *ctx, McAttr layout, uint32_t i);
/* The number of dimensions of a layout of Triton's; 0: another attribute, or nested too deeply. */
uint32_t mc_layout_rank(const McContext *ctx, McAttr layout);
/* How many lanes, warps and blocks hold the tensor. Each 0 where the layout has none. */
typedef struct McLayoutUnits { uint64_t lanes, warps, blocks; } McLayoutUnits;
McLayoutUnits mc_layout_units(const McContext *ctx, McAttr layout);
/* The dimension of the layout that slices are made of which is dimension `k` of the slice. */
uint32_t mc_layout_root_dim(const McContext *ctx, McAttr layout, uint32_t k);
/* Bases of blocks: an array, or MC_NONE. A slice and an operand have those of the layout that they are made of. */
McAttr mc_layout_cga(const McContext *ctx, McAttr layout);

/* A number that an attribute holds; `other` for another attribute. */
int64_t mc_triton_number(const McContext *ctx, McAttr attr, int64_t other);
bool mc_triton_flag(const McContext *ctx, McAttr attr);
/* The elements of a dense array of i64 or i32; of another attribute 0. */
uint32_t mc_triton_list_size(const McContext *ctx, McAttr list);
int64_t mc_triton_list_at(const McContext *ctx, McAttr list, uint32_t i);
/* "1, 2" in `out`, cut where there is no more room. */
const char *mc_triton_list_text(const McContext *ctx, McAttr list, char *out, size_t room);
/* Coordinate `k` of basis `i` of an array of bases. */
int64_t mc_triton_basis(const McContext *ctx, McAttr bases, uint32_t i, uint32_t k);
MC_INLINE uint32_t mc_triton_num_bases(const McContext *ctx, McAttr bases) {
  return bases.index == MC_NONE ? 0 : mc_attr_array_size(ctx, bases);
}
MC_INLINE bool mc_is_power_of_2(int64_t value) { return value > 0 && (value & (value - 1)) == 0; }
uint32_t mc_log2_of(uint64_t power); /* of a power of two */

/* The identity of a shape, its dimensions in an order. */
typedef struct McTritonIdentity { uint32_t rank; int64_t order[MC_TRITON_RANK],
                                 shape[MC_TRITON_RANK]; } McTritonIdentity;
/* False: the bases are no such identity. */
bool mc_triton_identity(const McContext *ctx, McAttr offset, int64_t rank, McTritonIdentity *out);

/* --- !ttg.memdesc, !tt.tensordesc (memdesc.c) --- */

typedef struct McMemDesc {
  McType type, element;
  McAttr shape, encoding, space;
  bool is_mutable;
  McAttr alloc_shape; /* the shape, unless the type has another one */
  uint32_t rank, alloc_rank;
} McMemDesc;
bool mc_memdesc(const McContext *ctx, McType type, McMemDesc *out); /* false: it is none */
MC_INLINE int64_t mc_memdesc_dim(const McContext *ctx, const McMemDesc *desc, uint32_t i) {
  return mc_triton_list_at(ctx, desc->shape, i);
}
/* Leading dimensions of a shape of `rank` that the layout does not have: 0 or 1, stages of a pipeline. */
uint32_t mc_memdesc_stages(const McContext *ctx, McAttr encoding, uint32_t rank);

/* --- the module around an operation (tt_tensors.c) --- */

typedef struct McTritonModule { int64_t lanes, warps, blocks; } McTritonModule; /* warps -1: not stated */
McTritonModule mc_triton_module(const McContext *ctx, McOp op);
McAttr mc_triton_module_attr(const McContext *ctx, McOp op, const char *name); /* of the module; MC_NONE: absent */

/* --- what operations of several dialects check (ttg_checks.c); false: reported --- */

/* The tensor has the elements and the shape of the buffer. writes: it goes into the buffer. */
bool mc_triton_access_fits(const McRoutineCheck *c, McType tensor, const McMemDesc *desc, bool writes);
/* A buffer that is made, of a tensor or of nothing (MC_NONE). */
bool mc_triton_alloc_fits(const McRoutineCheck *c, McType source, const McMemDesc *desc);
/* Pairs of 4-bit floats along an axis as floats. */
bool mc_triton_unpacks(const McRoutineCheck *c, McType from, McType to, int64_t axis);

/* How many elements of the inner dimension an element of the first and of the second matrix has; of the outer one. */
typedef struct McPacks { int64_t inner[2], outer[2]; } McPacks;
/* Shapes of a product of matrices (tt_checks.c). */
bool mc_triton_product_fits(const McRoutineCheck *c, const McPacks *packs);
/* Tensor and buffer of a descriptor have the same elements, and as many (tt_checks.c). */
bool mc_triton_descriptor_fits(const McRoutineCheck *c, McType desc, McType block);
/* Rows of a descriptor's tensor, at those indices, and the buffer or tensor (tt_checks.c). */
bool mc_triton_rows_fit(const McRoutineCheck *c, McType desc, McType block, McType indices);
/* The operation is within one of that name, which is not itself (tensors.c). */
bool mc_triton_is_within(const McRoutineCheck *c, const char *name);
/* It is in a cluster of several blocks (tensors.c). */
bool mc_triton_in_cluster(const McRoutineCheck *c);
/* A barrier, or an array of them, one for each block or for several (ttng_barriers.c). */
bool mc_triton_is_barrier(const McRoutineCheck *c, McType type);
/* The barrier has the canonical layout of so many blocks. who: what messages call it. */
bool mc_triton_barrier_fits(const McRoutineCheck *c, const McMemDesc *barrier, const char *who);
/* The same for a copy engine's, which pairs of blocks can share where the module lets them. */
bool mc_triton_copy_barrier_fits(const McRoutineCheck *c, const McMemDesc *barrier);
/* Coordinate `k` of the basis `i` of blocks, in elements. */
int64_t mc_triton_block_basis(const McContext *ctx, const McMemDesc *desc, uint32_t i, uint32_t k);
/* How often blocks split dimension `k`. */
int64_t mc_triton_splits(const McContext *ctx, McAttr encoding, uint32_t k);
/* A dimension's part that one block has. */
int64_t mc_triton_dim_per_block(const McContext *ctx, McAttr encoding, uint32_t k, int64_t size);

/* --- views and conversions (linear_views.c) --- */

/* A split of the buffer is along no swizzling. True also where the layout cannot be computed. */
bool mc_triton_split_is_straight(const McRoutineCheck *c, const McMemDesc *from, const McMemDesc *to, uint32_t stages);
/* The memory of `to` is within that of `from`. is_part: `from` is a part of a buffer. False: reported. */
bool mc_triton_footprint_fits(const McRoutineCheck *c, const McMemDesc *from, const McMemDesc *to, bool is_part);
/* Only registers and lanes move. True also where a layout cannot be computed. */
bool mc_triton_converts_in_warp(const McRoutineCheck *c, McType from, McType to);

#endif
