/* sparse_tensor.h - how #sparse_tensor.encoding is held. Private to routines_sparse*.c. */
#ifndef MC_SPARSE_H
#define MC_SPARSE_H

#include "ir/context.h"

/* Its parameters, in the order of sparse_tensor.py. */
enum {
  MC_SPARSE_TYPES,    /* array: an integer for each level */
  MC_SPARSE_TO_LEVEL, /* affine map from dimensions to levels; MC_NONE: they are the same */
  MC_SPARSE_TO_DIM,   /* and back; MC_NONE: not known */
  MC_SPARSE_POS,      /* widths of positions and coordinates, 0: index */
  MC_SPARSE_CRD,
  MC_SPARSE_EXPLICIT, /* values, or MC_NONE */
  MC_SPARSE_IMPLICIT,
  MC_SPARSE_SLICES,   /* array: a slice for each dimension; MC_NONE: whole */
  MC_SPARSE_NUM_PARAMS
};

/* A level: a bit for its format, bits of properties, sizes of a structured one. */
#define MC_SPARSE_NONUNIQUE UINT64_C(1)
#define MC_SPARSE_NONORDERED UINT64_C(2)
#define MC_SPARSE_SOA UINT64_C(4)
#define MC_SPARSE_DENSE UINT64_C(0x10000)
#define MC_SPARSE_BATCH UINT64_C(0x20000)
#define MC_SPARSE_COMPRESSED UINT64_C(0x40000)
#define MC_SPARSE_SINGLETON UINT64_C(0x80000)
#define MC_SPARSE_LOOSE UINT64_C(0x100000)
#define MC_SPARSE_STRUCTURED UINT64_C(0x200000)
#define MC_SPARSE_N_SHIFT 32
#define MC_SPARSE_M_SHIFT 40

#define MC_SPARSE_DYNAMIC INT64_C(-1) /* in a slice: ? */

uint32_t mc_sparse_num_levels(const McContext *ctx, McAttr types); /* elements of any of the arrays; MC_NONE has none */
uint64_t mc_sparse_level(const McContext *ctx, McAttr types, uint32_t i);
/* The encoding of a tensor, or what a type of the dialect has as its own; MC_NONE: none. */
uint32_t mc_sparse_encoding_of(const McContext *ctx, McType type);
/* One of the encoding's maps, MC_SPARSE_TO_LEVEL or MC_SPARSE_TO_DIM; MC_NONE: it has none. */
McAffineMap mc_sparse_map(const McContext *ctx, uint32_t encoding, uint32_t param);
/* Levels are dimensions, in their order. */
bool mc_sparse_is_identity(const McContext *ctx, uint32_t encoding);
/* The map has each dimension once, and nothing else. */
bool mc_sparse_is_permutation(const McContext *ctx, McAffineMap map);
/* The size of a tensor's level; MC_DYNAMIC: not known, or out of memory. */
int64_t mc_sparse_level_size(McContext *ctx, McType tensor, uint32_t level);

#endif
