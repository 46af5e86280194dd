/* memref_relayout.h - memory without a layout in place of memory with one. Private to dialects/memref/. */
#ifndef MC_MEMREF_RELAYOUT_H
#define MC_MEMREF_RELAYOUT_H

#include "transform/rewriter.h"

/* The type whose shape has all places of the layout, which it has not. The same type: it has no layout, or none that
 * this can be done for; also when rw has failed. */
McType mc_memref_plain_type(McRewriter *rw, McType type);
/* Every user can work with another layout. Linear in the uses. */
bool mc_memref_users_fit(const McContext *ctx, McValue value);
/* The value gets that type, and all accesses other indices. symbols: values of its layout's symbols. Nothing has
 * changed after false: the users do not fit, or rw has failed. */
bool mc_memref_make_plain(McRewriter *rw, McValue value, McType type, const McValueList *symbols);
/* The same for the result of memref.alloc or alloca, and of memref.reinterpret_cast. They return false only when rw
 * has failed. */
bool mc_memref_make_alloc_plain(McRewriter *rw, McOp op);
bool mc_memref_make_cast_plain(McRewriter *rw, McOp op);

#endif
