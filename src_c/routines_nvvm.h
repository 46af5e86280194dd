/* routines_nvvm.h - what the syntax and the checks of nvvm share. */
#ifndef MC_ROUTINES_NVVM_H
#define MC_ROUTINES_NVVM_H

#include "routines_llvm.h"

/* The cases of nvvm's MMATypes. */
enum {
  MC_MMA_F16, MC_MMA_F32, MC_MMA_TF32, MC_MMA_U8, MC_MMA_S8, MC_MMA_S32, MC_MMA_B1, MC_MMA_U4, MC_MMA_S4, MC_MMA_BF16, MC_MMA_F64,
  MC_MMA_E4M3, MC_MMA_E5M2, MC_MMA_E3M2, MC_MMA_E2M3, MC_MMA_E2M1,
};
/* Which of these the elements in a register of that type are, by upstream's rule: of a sum, else of a factor. -1: it cannot be told. */
int64_t mc_nvvm_mma_type(const McContext *ctx, McType type, bool is_sum);

#endif
