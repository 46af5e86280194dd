/* llvm_layout.h - sizes and alignments of types of llvm, by the data layout of a module or the default one. Private to
 * dialects/llvm/. */
#ifndef MC_LLVM_LAYOUT_H
#define MC_LLVM_LAYOUT_H

#include "dialects/llvm/llvm.h"

typedef struct McLlvmLayout {
  McContext *ctx; /* borrowed */
  McAttr entries; /* the entries of the layout; MC_NONE: the default one */
  uint32_t steps; /* types that were looked into: there is a limit */
} McLlvmLayout;

/* The layout of the nearest module at or around `op` that has one. Linear in the depth. */
McLlvmLayout mc_llvm_layout(McContext *ctx, McOp op);
/* The bytes that a value takes, and what its address is a multiple of. Returns false when they are not known: of types
 * that have no size, or that are too deep or too large. */
bool mc_llvm_size(McLlvmLayout *layout, McType type, uint64_t *size, uint64_t *alignment);
/* The alignment of the stack in bytes; 0: it is not known. */
uint64_t mc_llvm_stack_alignment(const McLlvmLayout *layout);
/* The first byte of a number in memory is the highest one. */
bool mc_llvm_is_big_endian(const McLlvmLayout *layout);
/* Where element i of a struct or array begins, in bytes. False: it is not known, or there is none. */
bool mc_llvm_offset(McLlvmLayout *layout, McType type, uint64_t i, uint64_t *out);

#endif
