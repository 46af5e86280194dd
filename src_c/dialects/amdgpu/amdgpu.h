/* amdgpu.h - what the checks of amdgpu read from an operation. Nothing is assumed of it; nothing is owned. */
#ifndef MC_AMDGPU_H
#define MC_AMDGPU_H

#include "dialects/amdgpu/amdgpu.def"
#include "dialects/shared/shared_checks.h"

MC_INLINE McGroup amdgpu_group(const McRoutineCheck *c, const char *name) {
  return mc_named_group(c, mc_ident(c->ctx, name, strlen(name)).index);
}
MC_INLINE McType amdgpu_type(const McRoutineCheck *c, const char *name) {
  return mc_group_type(c, amdgpu_group(c, name), 0);
}
MC_INLINE bool amdgpu_is_kind(const McRoutineCheck *c, McType type, McKind kind) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == kind;
}

/* The element type of a vector, or the type itself. */
MC_INLINE McType amdgpu_element(const McRoutineCheck *c, McType type) {
  return amdgpu_is_kind(c, type, MC_TYPE_VECTOR) ? mc_type_element(c->ctx, type) : type;
}

/* How many elements a vector has; 1 for other types. */
MC_INLINE int64_t amdgpu_length(const McRoutineCheck *c, McType type) {
  uint64_t count = 1;
  if (!amdgpu_is_kind(c, type, MC_TYPE_VECTOR)) return 1;
  for (uint32_t i = 0; i < mc_type_rank(c->ctx, type); i++) count *= (uint64_t)mc_type_dim(c->ctx, type, i);
  return (int64_t)count;
}

/* The width of an integer or a float; 0 for other types. */
MC_INLINE uint32_t amdgpu_bits(const McRoutineCheck *c, McType type) {
  bool known = amdgpu_is_kind(c, type, MC_TYPE_INTEGER) || amdgpu_is_kind(c, type, MC_TYPE_FLOAT);
  return known ? mc_type_bit_width(c->ctx, type) : 0;
}

MC_INLINE bool amdgpu_is_float(const McRoutineCheck *c, McType type, McFloatKind kind) {
  return amdgpu_is_kind(c, type, MC_TYPE_FLOAT) && mc_type_float_kind(c->ctx, type) == kind;
}

/* The value of an integer attribute, or `otherwise`. */
MC_INLINE int64_t amdgpu_number(const McRoutineCheck *c, const char *name, int64_t otherwise) {
  McAttr attr = mc_checked_attr(c, name);
  int64_t value = 0;
  bool known = attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_INTEGER &&
               mc_attr_integer_i64(c->ctx, attr, &value);
  return known ? value : otherwise;
}

/* The number of an enumeration's case, or 0. */
MC_INLINE int64_t amdgpu_case(const McRoutineCheck *c, const char *name, const char *definition) {
  McAttr attr = mc_checked_attr(c, name);
  int64_t value = 0;
  if (!mc_is_defined_as(c->ctx, attr.index, definition)) return 0;
  return mc_attr_integer_i64(c->ctx, (McAttr){mc_defined_param(c->ctx, attr.index, 0)}, &value) ? value : 0;
}

#endif
