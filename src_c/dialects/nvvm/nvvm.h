/* nvvm.h - what the syntax and the checks of nvvm share. */
#ifndef MC_ROUTINES_NVVM_H
#define MC_ROUTINES_NVVM_H

#include "dialects/shared/llvm_types.h"

/* The cases of nvvm's MMATypes. */
enum {
  MC_MMA_F16,
  MC_MMA_F32,
  MC_MMA_TF32,
  MC_MMA_U8,
  MC_MMA_S8,
  MC_MMA_S32,
  MC_MMA_B1,
  MC_MMA_U4,
  MC_MMA_S4,
  MC_MMA_BF16,
  MC_MMA_F64,
  MC_MMA_E4M3,
  MC_MMA_E5M2,
  MC_MMA_E3M2,
  MC_MMA_E2M3,
  MC_MMA_E2M1,
};
/* Which of these a register of that type holds, by upstream's rule: elements of a sum, else of a factor. -1: it cannot
 * be inferred. */
int64_t mc_nvvm_mma_type(const McContext *ctx, McType type, bool is_sum);

/* These read attributes and groups of the checked operation by name: the value of an enumeration's case, -1 when there
 * is none, and the text of the case; an integer, 0 when there is none; whether a unit or bool attribute is set; a
 * group, and the type of its first value. (nvvm_checks.c) */
int64_t mc_nvvm_case(const McRoutineCheck *c, const char *name);
const char *mc_nvvm_case_text(const McRoutineCheck *c, const char *name);
int64_t mc_nvvm_integer(const McRoutineCheck *c, const char *name);
bool mc_nvvm_flag(const McRoutineCheck *c, const char *name);
McGroup mc_nvvm_group(const McRoutineCheck *c, const char *name);
McType mc_nvvm_type(const McRoutineCheck *c, const char *name);
/* MC_NONE is neither. */
bool mc_nvvm_is_integer(const McRoutineCheck *c, McType type, uint32_t width);
bool mc_nvvm_is_float(const McRoutineCheck *c, McType type, McFloatKind kind);
int64_t mc_nvvm_space(const McRoutineCheck *c, McType type); /* a pointer's address space; -1: it is no pointer */

#endif
