/* llvm.h - what the routines of llvm share beside its types. */
#ifndef MC_ROUTINES_LLVM_H
#define MC_ROUTINES_LLVM_H

#include "dialects/shared/llvm_types.h"

bool mc_llvm_may_be_global(const McContext *ctx, McType target_type);
/* Appends the keyword of an enumeration's case that a property of the operation has; nothing when the operation has no
 * such property. (llvm_directives.c) */
void mc_llvm_case_text(McContext *ctx, const McOpDef *def, McOp op, const char *name, McBuf *out);

/* Calls of variadic functions name the function's type today. Walks through `root`. False: reported.
 * (llvm_upgrades.c) */
bool mc_upgrade_variadic_calls(McParser *p, McOp root);

/* A type of the dialect, of these values of all its parameters, unchecked. MC_NONE: the dialect is not known, or out of
 * memory. */
McType mc_llvm_type(McContext *ctx, const char *name, const uint32_t *values);

/* Upstream's isCompatibleType: the type, and all that it consists of, is of LLVM. Out of memory counts as yes. */
bool mc_llvm_is_compatible(McContext *ctx, McType type);
/* Upstream's isCompatibleVectorType. */
bool mc_llvm_is_compatible_vector(const McContext *ctx, McType type);

/* The type at a position inside of an aggregate. MC_NONE: *wrong says why, in upstream's words, with *what and *index.
 */
typedef struct McLlvmMiss { const char *message; McType type; int64_t index; } McLlvmMiss; /* either type or index */
McType mc_llvm_element_at(McContext *ctx, McType container, const int64_t *position, size_t count, McLlvmMiss *miss);

/* The bytes of an attribute that is a dense array; none: it is absent, or of another kind. Borrowed. (llvm_fold.c) */
McStr mc_llvm_array_data(McContext *ctx, McOp op, const char *name);
enum { MC_LLVM_GEP_DYNAMIC = INT32_MIN }; /* in rawConstantIndices: an index that is a value */

/* The value of an attribute that an enumeration has, by the case's number; absent: 0. (llvm_compatible.c) */
int64_t mc_llvm_enum_value(const McContext *ctx, McAttr attr);

/* How many bytes such an operation as llvm.intr.memcpy is for: its operand number `length`, or an attribute. False: it
 * is not known. (llvm_parts.c) */
bool mc_llvm_known_length(McContext *ctx, McOp op, uint32_t length, uint64_t *out);
/* Such an operation is volatile. (llvm_parts.c) */
bool mc_llvm_is_volatile(McContext *ctx, McOp op);

#endif
