/* llvm_compatible.c - which types LLVM has, what is inside of an aggregate, and making types of the dialect.
 * Owns nothing. */
#include "dialects/llvm/llvm.h"

McType mc_llvm_type(McContext *ctx, const char *name, const uint32_t *values) {
  McIdent ident = mc_ident(ctx, name, strlen(name));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(ctx, ident, true);
  return (McType){mc_defined_intern(ctx, def, values)};
}

/* --- what LLVM has --- */

static bool is_signless(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_INTEGER && mc_type_integer_signedness(ctx, type) == MC_SIGNLESS;
}

bool mc_llvm_is_compatible_vector(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) != MC_TYPE_VECTOR || mc_type_rank(ctx, type) != 1) return false;
  McType element = mc_type_element(ctx, type);
  McLlvmKind kind = mc_llvm_kind(ctx, element);
  return is_signless(ctx, element) || kind == MC_LLVM_POINTER || mc_llvm_is_ptr(ctx, element) ||
         (mc_llvm_is_float(ctx, element) && kind == MC_LLVM_OTHER);
}

/* Types that are still to be looked into, each once: a few are compared, many are found by their hash. */
#define FEW 16u
typedef struct Seen {
  McWords types;   /* owned */
  uint32_t *slots; /* owned: number in `types` + 1; NULL while there are few */
  uint32_t num_slots;
  McAlloc *alloc;
} Seen;

static uint32_t *slot_of(const Seen *s, uint32_t type) {
  uint32_t at = type * 0x9E3779B1u & (s->num_slots - 1);
  while (s->slots[at] != 0 && s->types.ptr[s->slots[at] - 1] != type) at = (at + 1) & (s->num_slots - 1);
  return &s->slots[at];
}

static bool grow(Seen *s) {
  uint32_t num_slots = s->num_slots == 0 ? 8 * FEW : 2 * s->num_slots;
  uint32_t *slots = mc_alloc_zeroed(s->alloc, num_slots * sizeof *slots);
  if (slots == NULL) return false;
  if (s->slots != NULL) mc_free(s->alloc, s->slots, s->num_slots * sizeof *slots);
  s->slots = slots;
  s->num_slots = num_slots;
  for (uint32_t i = 0; i < s->types.len; i++) *slot_of(s, s->types.ptr[i]) = i + 1;
  return true;
}

static bool see(Seen *s, McType type) {
  if (s->slots != NULL) {
    uint32_t *slot = slot_of(s, type.index);
    if (*slot != 0) return true;
    *slot = (uint32_t)s->types.len + 1;
  } else {
    for (size_t i = 0; i < s->types.len; i++) {
      if (s->types.ptr[i] == type.index) return true;
    }
  }
  if (!mc_array_push(s->alloc, &s->types, type.index)) return false;
  bool full = s->slots == NULL ? s->types.len >= FEW : 2 * s->types.len >= s->num_slots;
  return !full || grow(s);
}

/* Adds the types that `type` consists of to the set. *ok: the type itself is one of LLVM's. Returns false when out of
 * memory. */
static bool look_into(const McContext *ctx, Seen *s, McType type, bool *ok) {
  *ok = type.index != MC_NONE && mc_llvm_is_compatible_outside(ctx, type);
  if (!*ok) return true;
  if (mc_kind(ctx, type.index) == MC_TYPE_VECTOR) return see(s, mc_type_element(ctx, type));
  bool fine = true;
  switch (mc_llvm_kind(ctx, type)) {
    case MC_LLVM_ARRAY: return see(s, mc_llvm_array_element(ctx, type));
    case MC_LLVM_STRUCT:
      for (uint32_t i = 0, n = mc_llvm_struct_size(ctx, type); fine && i < n; i++) {
        fine = see(s, mc_llvm_struct_element(ctx, type, i));
      }
      return fine;
    case MC_LLVM_FUNCTION:
      fine = see(s, mc_llvm_function_result(ctx, type));
      for (uint32_t i = 0, n = mc_llvm_function_num_params(ctx, type); fine && i < n; i++) {
        fine = see(s, mc_llvm_function_param(ctx, type, i));
      }
      return fine;
    case MC_LLVM_TARGET: {
      for (uint32_t i = 0, n = mc_llvm_target_size(ctx, type); fine && i < n; i++) {
        fine = see(s, mc_llvm_target_type(ctx, type, i));
      }
      return fine;
    }
    default: return true;
  }
}

bool mc_llvm_is_compatible(McContext *ctx, McType type) {
  if (is_signless(ctx, type) || mc_llvm_kind(ctx, type) == MC_LLVM_POINTER) return true;
  Seen s = {.slots = NULL, .alloc = &ctx->alloc};
  mc_array_init(&s.types);
  bool ok = true, fine = see(&s, type);
  for (size_t i = 0; ok && fine && i < s.types.len; i++) fine = look_into(ctx, &s, (McType){s.types.ptr[i]}, &ok);
  mc_array_fini(s.alloc, &s.types);
  if (s.slots != NULL) mc_free(s.alloc, s.slots, s.num_slots * sizeof *s.slots);
  return ok;
}

McType mc_llvm_element_at(McContext *ctx, McType container, const int64_t *position, size_t count, McLlvmMiss *miss) {
  McType none = {MC_NONE}, type = container;
  if (!mc_llvm_is_compatible(ctx, container)) {
    *miss = (McLlvmMiss){"expected LLVM IR Dialect type, got ", container, 0};
    return none;
  }
  for (size_t i = 0; i < count; i++) {
    McLlvmKind kind = mc_llvm_kind(ctx, type);
    if (kind != MC_LLVM_ARRAY && kind != MC_LLVM_STRUCT) {
      *miss = (McLlvmMiss){"expected LLVM IR structure/array type, got: ", type, 0};
      return none;
    }
    uint64_t size = kind == MC_LLVM_ARRAY ? mc_llvm_array_size(ctx, type) : mc_llvm_struct_size(ctx, type);
    if (position[i] < 0 || (uint64_t)(uint32_t)position[i] >= size) {
      *miss = (McLlvmMiss){"position out of bounds: ", none, position[i]};
      return none;
    }
    type = kind == MC_LLVM_ARRAY ? mc_llvm_array_element(ctx, type)
                                 : mc_llvm_struct_element(ctx, type, (uint32_t)position[i]);
  }
  return type;
}

/* --- operations and their attributes --- */

int64_t mc_llvm_enum_value(const McContext *ctx, McAttr attr) {
  int64_t value = 0;
  if (attr.index == MC_NONE) return 0;
  if (mc_kind(ctx, attr.index) == MC_ATTR_DEFINED) return (int64_t)mc_enum_attr_value(ctx, attr);
  if (mc_kind(ctx, attr.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(ctx, attr, &value);
  return value;
}
