/* llvm_inline.h - bodies that take the place of llvm.call. Private to dialects/llvm/. */
#ifndef MC_LLVM_INLINE_H
#define MC_LLVM_INLINE_H

#include "dialects/llvm/llvm.h"
#include "transform/inlining.h"

/* The attribute is of the definition of that name; MC_NONE is not. */
bool mc_llvm_is_attr(const McContext *ctx, McAttr attr, const char *name);
/* The callable's attribute of argument i; MC_NONE: absent. */
McAttr mc_llvm_argument_attr(McContext *ctx, McOp callable, uint32_t i, const char *name);
/* The list `name` of an operation gets the elements of `more`, which can be MC_NONE. Returns false when out of memory.
 */
bool mc_llvm_append_to(McContext *ctx, McOp op, const char *name, McAttr more);
/* Scopes of aliasing (llvm_scopes.c): those in the body become new ones, arguments that are noalias become scopes that
 * begin in front of `before`, and accesses of the body get the scopes of the call. is_value[i] is 0 for an argument
 * that has no uses any more. Returns false when out of memory. */
bool mc_llvm_inline_scopes(McInlining *in, const uint8_t *is_value, McOp before);

#endif
