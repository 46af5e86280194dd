/* routines.h - declarations of what routines.def names. Private to routines*.c. */
#ifndef MC_ROUTINES_H
#define MC_ROUTINES_H

#include "constraints.h"
#include "format.h"

#define MC_ROUTINE(name, args, function)                                                  \
  bool mc_routine_##function##_parse(McFormatParse *f, const McRoutineArg *args_, uint32_t num_args_); \
  void mc_routine_##function##_print(McFormatPrint *f, const McRoutineArg *args_, uint32_t num_args_);
#define MC_TRANSFORM(name, function) bool mc_transform_##function(McContext *ctx, const McType *from, size_t count, McWords *out);
#define MC_ASM_NAMES(name, function) void mc_asm_##function(McContext *ctx, McOp op, uint32_t result, McBuf *out);
#define MC_CHECK(name, function, pure) bool mc_##function(const McRoutineCheck *c);
#include "routines.def"

#endif
