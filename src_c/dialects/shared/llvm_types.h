/* llvm_types.h - types of the llvm dialect as routines of several dialects look into them: functions, data layouts and
 * nvvm, which is written in llvm's types. The parameters are those that dialects/llvm/types.py declares. */
#ifndef MC_LLVM_TYPES_H
#define MC_LLVM_TYPES_H

#include "dialects/shared/shared_checks.h"

typedef enum McLlvmKind {
  MC_LLVM_OTHER, /* a type of another dialect, or one that is not listed here */
  MC_LLVM_POINTER, MC_LLVM_ARRAY, MC_LLVM_STRUCT, MC_LLVM_FUNCTION, MC_LLVM_VOID, MC_LLVM_TOKEN, MC_LLVM_METADATA,
  MC_LLVM_LABEL, MC_LLVM_TARGET, MC_LLVM_PPC_FP128, MC_LLVM_X86_AMX,
} McLlvmKind;
McLlvmKind mc_llvm_kind(const McContext *ctx, McType type);

/* llvm.ptr */
uint32_t mc_llvm_address_space(const McContext *ctx, McType type);
/* llvm.array */
McType mc_llvm_array_element(const McContext *ctx, McType type);
uint64_t mc_llvm_array_size(const McContext *ctx, McType type);
/* llvm.struct. has_body: it is neither opaque nor a mention of a struct around it. */
bool mc_llvm_struct_has_body(const McContext *ctx, McType type);
bool mc_llvm_struct_is_opaque(const McContext *ctx, McType type);
uint32_t mc_llvm_struct_size(const McContext *ctx, McType type); /* 0 without a body */
McType mc_llvm_struct_element(const McContext *ctx, McType type, uint32_t i);
/* llvm.func */
McType mc_llvm_function_result(const McContext *ctx, McType type);
uint32_t mc_llvm_function_num_params(const McContext *ctx, McType type);
McType mc_llvm_function_param(const McContext *ctx, McType type, uint32_t i);
bool mc_llvm_function_is_variadic(const McContext *ctx, McType type);

/* llvm.target: its type parameters. */
uint32_t mc_llvm_target_size(const McContext *ctx, McType type);
McType mc_llvm_target_type(const McContext *ctx, McType type, uint32_t i);

bool mc_llvm_is_float(const McContext *ctx, McType type);
/* A !ptr.ptr in an address space of LLVM's. */
bool mc_llvm_is_ptr(const McContext *ctx, McType type);
/* Upstream's isCompatibleOuterType. */
bool mc_llvm_is_compatible_outside(const McContext *ctx, McType type);
/* Integers, floats and pointers of a power of two of bits, at least 8: what atomic accesses are of. */
bool mc_llvm_is_atomic(const McContext *ctx, McType type);
/* LLVM's types with a size. */
bool mc_llvm_is_loadable(const McContext *ctx, McType type);

/* The type that a type attribute holds; MC_NONE: it holds none. */
McType mc_llvm_held_type(const McContext *ctx, McAttr attr);

#endif
