/* checks.h - how the rules of Triton's operations read what they check. Types and buffers that are not there are
 * MC_NONE.
 */
#ifndef MC_TRITON_CHECKS_H
#define MC_TRITON_CHECKS_H

#include "dialects/triton/triton.h"

/* The type of what goes by that name, and of what the argument `arg` of the check names. */
MC_INLINE McType mc_type_of(const McRoutineCheck *c, const char *name) {
  return mc_checked_named_type(c, (McStr){name, strlen(name)});
}
MC_INLINE McType mc_type_of_arg(const McRoutineCheck *c, uint32_t arg) {
  return mc_checked_named_type(c, mc_ident_str(c->ctx, (McIdent){c->args[arg]}));
}
MC_INLINE bool mc_buffer_of(const McRoutineCheck *c, const char *name, McMemDesc *out) {
  return mc_memdesc(c->ctx, mc_type_of(c, name), out);
}
MC_INLINE bool mc_is_tensor(const McRoutineCheck *c, McType type) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_RANKED_TENSOR;
}
MC_INLINE int64_t mc_number_of(const McRoutineCheck *c, const char *name, int64_t other) {
  return mc_triton_number(c->ctx, mc_checked_attr(c, name), other);
}
/* An i32 that Triton reads without a sign. */
MC_INLINE int64_t mc_unsigned_of(const McRoutineCheck *c, const char *name) {
  return (uint32_t)mc_number_of(c, name, 0);
}
MC_INLINE bool mc_flag_of(const McRoutineCheck *c, const char *name) {
  return mc_checked_attr(c, name).index != MC_NONE;
}
MC_INLINE bool mc_is_float(const McRoutineCheck *c, McType type, McFloatKind kind) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_FLOAT &&
         mc_type_float_kind(c->ctx, type) == kind;
}
MC_INLINE McLayoutKind mc_buffer_kind(const McRoutineCheck *c, const McMemDesc *desc) {
  return mc_layout_kind(c->ctx, desc->encoding);
}
MC_INLINE int64_t mc_layout_number(const McRoutineCheck *c, McAttr layout, uint32_t i) {
  return mc_triton_number(c->ctx, mc_layout_param(c->ctx, layout, i), 0);
}

MC_INLINE bool mc_same_tensor_shape(const McRoutineCheck *c, McType a, McType b) {
  uint32_t rank = mc_type_rank(c->ctx, a);
  if (rank != mc_type_rank(c->ctx, b)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(c->ctx, a, i) != mc_type_dim(c->ctx, b, i)) return false;
  }
  return true;
}

#endif
