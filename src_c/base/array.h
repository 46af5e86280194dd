/* array.h - growable arrays, header only.
 *
 *   MC_ARRAY(McType) types;                     a field or local: {ptr, len, cap}
 *   mc_array_init(&types);
 *   if (!mc_array_push(alloc, &types, t)) ...   false: out of memory, the array is as before
 *   mc_array_fini(alloc, &types);
 */
#ifndef MC_ARRAY_H
#define MC_ARRAY_H

#include "base/alloc.h"

#define MC_ARRAY(T) \
  struct {          \
    T *ptr;         \
    size_t len;     \
    size_t cap;     \
  }

typedef MC_ARRAY(uint32_t) McWords;

bool mc_array_grow(McAlloc *a, void *array, size_t elem_size, size_t want); /* in alloc.c */
MC_INLINE bool mc_array_has_room(McAlloc *a, void *array, size_t elem_size, size_t len, size_t cap, size_t more) {
  return MC_LIKELY(cap - len >= more) || mc_array_grow(a, array, elem_size, len + more);
}

#define mc_array_init(a) ((a)->ptr = NULL, (a)->len = (a)->cap = 0)
#define mc_array_fini(alloc, a) (mc_free(alloc, (a)->ptr, (a)->cap * sizeof *(a)->ptr), mc_array_init(a))
/* Makes room for `n` more elements. */
#define mc_array_reserve(alloc, a, n) mc_array_has_room(alloc, a, sizeof *(a)->ptr, (a)->len, (a)->cap, n)
#define mc_array_push(alloc, a, value) (mc_array_reserve(alloc, a, 1) && ((a)->ptr[(a)->len++] = (value), true))

#endif
