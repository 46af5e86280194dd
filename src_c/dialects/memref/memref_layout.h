/* memref_layout.h - offsets and strides of memrefs, and the types that views of them have. */
#ifndef MC_MEMREF_LAYOUT_H
#define MC_MEMREF_LAYOUT_H

#include "dialects/shared/shared_checks.h"

bool mc_is_memref(const McContext *ctx, McType type); /* with a rank; MC_NONE is none */
/* No layout, or strides in one dimension that say the same. */
bool mc_memref_is_identity(const McContext *ctx, McType type);
McAttr mc_memref_space(const McContext *ctx, McType type); /* also without a rank; MC_NONE: none */
bool mc_memref_same_shape(const McContext *ctx, McType a, McType b);

/* Offset and strides of a memref, each MC_DYNAMIC when it is not known. Owned: mc_strided_fini. */
typedef struct McStrided { McInts strides; int64_t offset; bool ok; } McStrided; /* ok: the layout has strides */
bool mc_strided_init(McContext *ctx, McDiags *diags, McStrided *s, McType type); /* false: out of memory, reported */
void mc_strided_fini(McContext *ctx, McStrided *s);
/* Sums and products of what may be MC_DYNAMIC. */
int64_t mc_sum(int64_t a, int64_t b);
int64_t mc_times(int64_t a, int64_t b);
bool mc_may_be_equal(int64_t a, int64_t b);

/* The type with the element and space of `like`, and these sizes and strides. MC_NONE: out of memory. */
McType mc_memref_strided_type(McContext *ctx, const McInts *dims, McType like, const McInts *strides, int64_t offset);
/* The same with the layout as a map, or none when it would be the same. */
McType mc_memref_linear_type(McContext *ctx, const McInts *dims, McType like, const McInts *strides, int64_t offset);
/* memref.cast from one to the other is correct. */
bool mc_memref_can_cast(McContext *ctx, McDiags *diags, McType a, McType b);
/* Which dimensions of the type with these sizes and strides `part` has not, as ones in `dropped`, which has room: those
 * of size 1, and of which it has not the strides when that is not enough. False: it cannot be, or out of memory. */
bool mc_memref_find_dropped(McContext *ctx, McDiags *diags, const McInts *sizes, const McInts *strides, McType part,
                            const McStrided *have, McInts *dropped);
/* Element `i` of a group of dimensions; -1: it is no number. */
int64_t mc_group_entry(const McContext *ctx, McAttr group, uint32_t i);
/* The type that expand_shape or collapse_shape by these groups, which fit, makes of the source; it has the shape of
 * `result`. MC_NONE: the layout does not allow that, or out of memory. */
McType mc_memref_regrouped(McContext *ctx, McDiags *diags, McAttr groups, McType source, McType result, bool expands);

#endif
