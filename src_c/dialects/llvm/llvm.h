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

#endif
