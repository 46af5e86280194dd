/* linalg_structure.h - what the checks of structured operations share: outputs, loops, indexing maps. Private to
 * routines_linalg*.c. */
#ifndef MC_LINALG_STRUCTURE_H
#define MC_LINALG_STRUCTURE_H

#include "parse/body.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

/* Without the operation's name. */
#define fail_plain mc_plain_error

/* A list of maps of one operation. Owned: mc_maps_fini in every case. */
typedef struct McMaps {
  McAffineMap *ptr; /* `few`, or allocated */
  uint32_t len, capacity;
  McAffineMap few[8];
} McMaps;
void mc_maps_fini(McContext *ctx, McMaps *maps);

/* The fact "linalg.structure" says what kind of operation it is; empty: no structured one. */
McStr mc_structure_of(const McContext *ctx, McOp op);
/* Where the operands of the last group, or of the group of that name, start, and how many they are. */
void mc_structure_inits(const McContext *ctx, McOp op, const char *group, uint32_t *start, uint32_t *count);
/* Rank of a shaped type; 0 for scalars and what has none. */
uint32_t mc_structure_rank(const McContext *ctx, McType type);
/* Number `i` of a dense i64 array; -1 when there is none. */
int64_t mc_structure_number(const McContext *ctx, McAttr array, uint64_t i);
/* The numbers of a dense i64 array are 0, 1 and so on; true for MC_NONE. */
bool mc_structure_is_identity(const McContext *ctx, McAttr array);
/* How many loops there are, and whether each is a reduction (`reductions`: room for `room` flags, or NULL). */
uint32_t mc_structure_loops(const McContext *ctx, McOp op, bool *reductions, uint32_t room);
/* The maps are made of other attributes, which have checks of their own: map, reduce, transpose, broadcast. */
bool mc_structure_has_own_maps(McStr structure);
/* The maps, one per operand if the operation is right. False: out of memory, reported. */
bool mc_structure_maps(const McRoutineCheck *c, McMaps *out);
/* The value of an expression. False: it has none, or is nested too deep. */
bool mc_structure_evaluate(const McContext *ctx, McAffineExpr e, const int64_t *dims, uint32_t num_dims, uint32_t depth,
                           int64_t *out);
bool mc_structure_has_dim(const McContext *ctx, McAffineExpr e, uint32_t dim, uint32_t depth);
/* Each result is another dimension, and there are no symbols. */
bool mc_map_is_projected_permutation(McContext *ctx, McAffineMap map);
MC_INLINE bool mc_affine_is_dim(const McContext *ctx, McAffineExpr e) { return mc_kind(ctx, e.index) == MC_AFFINE_DIM; }
/* The patterns of linalg.generic, and those that the dialect has for all structured operations, on one of them. Not the
 * patterns of other operations or of the tensor dialect. Returns true after a change. (linalg_fold.c) */
bool mc_linalg_simplify(McRewriter *rw, McOp op);
/* A copy of an operation in front of `before` and at its location, of another input and destination, whose type the
 * results have. MC_NONE: out of memory, or a value is MC_NONE. (linalg_fold.c) */
McOp mc_linalg_copy(McRewriter *rw, McOp before, McOp like, McValue input, McValue init);
/* A linalg.pack of a tensor that linalg.fill fills. Returns true after a change. (linalg_fill.c) */
bool mc_linalg_pack_of_fill(McRewriter *rw, McOp op);
/* The casts that forget sizes in front of a linalg.pack or unpack. Returns true after a change. (linalg_pack_fold.c) */
bool mc_linalg_pack_skip_casts(McRewriter *rw, McOp op);
/* "4, ?, 8" as upstream streams a shape: unknown sizes are the least number. */
void mc_structure_put_shape(const McContext *ctx, McType type, McBuf *out);

#endif
