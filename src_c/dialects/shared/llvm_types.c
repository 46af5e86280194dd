/* llvm_types.c - inspects types of the llvm dialect (llvm_types.h). Owns nothing. */
#include "dialects/shared/llvm_types.h"

/* --- what a type is --- */

McLlvmKind mc_llvm_kind(const McContext *ctx, McType type) {
  static const struct { const char *name; McLlvmKind kind; } kinds[] = {
      {"ptr", MC_LLVM_POINTER}, {"struct", MC_LLVM_STRUCT}, {"array", MC_LLVM_ARRAY}, {"void", MC_LLVM_VOID},
      {"func", MC_LLVM_FUNCTION}, {"token", MC_LLVM_TOKEN}, {"metadata", MC_LLVM_METADATA}, {"label", MC_LLVM_LABEL},
      {"target", MC_LLVM_TARGET}, {"ppc_fp128", MC_LLVM_PPC_FP128}, {"x86_amx", MC_LLVM_X86_AMX}};
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_DEFINED) return MC_LLVM_OTHER;
  McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, type.index)->words[0]});
  if (name.len < 8 || memcmp(name.ptr, "llvm.", 5) != 0) return MC_LLVM_OTHER;
  for (size_t i = 0; i < MC_COUNT(kinds); i++) {
    if (strcmp(name.ptr + 5, kinds[i].name) == 0) return kinds[i].kind; /* identifiers end with a zero byte */
  }
  return MC_LLVM_OTHER;
}

static McAttr param(const McContext *ctx, McType type, uint32_t i) {
  if (i + 1 >= mc_rec(ctx, type.index)->num_words) return (McAttr){MC_NONE};
  return (McAttr){mc_defined_param(ctx, type.index, i)};
}

static uint64_t number(const McContext *ctx, McAttr attr) {
  int64_t value = 0;
  if (attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER) mc_attr_integer_i64(ctx, attr, &value);
  return (uint64_t)value;
}

static bool is_list(const McContext *ctx, McAttr attr) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_ARRAY;
}

static uint32_t list_size(const McContext *ctx, McAttr list) {
  return is_list(ctx, list) ? mc_attr_array_size(ctx, list) : 0;
}

McType mc_llvm_held_type(const McContext *ctx, McAttr attr) {
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_TYPE) return (McType){MC_NONE};
  return mc_attr_type_value(ctx, attr);
}

static McType list_type(const McContext *ctx, McAttr list, uint32_t i) {
  return i < list_size(ctx, list) ? mc_llvm_held_type(ctx, mc_attr_array_get(ctx, list, i)) : (McType){MC_NONE};
}

uint32_t mc_llvm_address_space(const McContext *ctx, McType type) { return (uint32_t)number(ctx, param(ctx, type, 0)); }

McType mc_llvm_array_element(const McContext *ctx, McType type) { return (McType){param(ctx, type, 0).index}; }
uint64_t mc_llvm_array_size(const McContext *ctx, McType type) { return number(ctx, param(ctx, type, 1)); }

enum { STRUCT_NAME, STRUCT_BODY, STRUCT_PACKED, STRUCT_OPAQUE };
bool mc_llvm_struct_has_body(const McContext *ctx, McType type) {
  return number(ctx, param(ctx, type, STRUCT_OPAQUE)) == 0 && is_list(ctx, param(ctx, type, STRUCT_BODY));
}
bool mc_llvm_struct_is_opaque(const McContext *ctx, McType type) {
  return number(ctx, param(ctx, type, STRUCT_OPAQUE)) != 0;
}
uint32_t mc_llvm_struct_size(const McContext *ctx, McType type) {
  return list_size(ctx, param(ctx, type, STRUCT_BODY));
}
McType mc_llvm_struct_element(const McContext *ctx, McType type, uint32_t i) {
  return list_type(ctx, param(ctx, type, STRUCT_BODY), i);
}

McType mc_llvm_function_result(const McContext *ctx, McType type) { return (McType){param(ctx, type, 0).index}; }
uint32_t mc_llvm_function_num_params(const McContext *ctx, McType type) { return list_size(ctx, param(ctx, type, 1)); }
McType mc_llvm_function_param(const McContext *ctx, McType type, uint32_t i) {
  return list_type(ctx, param(ctx, type, 1), i);
}
bool mc_llvm_function_is_variadic(const McContext *ctx, McType type) { return number(ctx, param(ctx, type, 2)) != 0; }

uint32_t mc_llvm_target_size(const McContext *ctx, McType type) { return list_size(ctx, param(ctx, type, 1)); }
McType mc_llvm_target_type(const McContext *ctx, McType type, uint32_t i) {
  return list_type(ctx, param(ctx, type, 1), i);
}

/* --- what LLVM has --- */

bool mc_llvm_is_float(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) != MC_TYPE_FLOAT) return mc_llvm_kind(ctx, type) == MC_LLVM_PPC_FP128;
  McFloatKind kind = mc_type_float_kind(ctx, type);
  return kind == MC_F32 || kind == MC_F64 || kind == MC_F16 || kind == MC_BF16 || kind == MC_F80 || kind == MC_F128;
}

static bool is_signless_integer(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_INTEGER && mc_type_integer_signedness(ctx, type) == MC_SIGNLESS;
}

bool mc_llvm_is_ptr(const McContext *ctx, McType type) {
  if (type.index == MC_NONE || !mc_is_defined_as(ctx, type.index, "ptr.ptr")) return false;
  uint32_t space = mc_defined_param(ctx, type.index, 0);
  return mc_is_defined_as(ctx, space, "llvm.address_space") || mc_is_defined_as(ctx, space, "nvvm.memory_space");
}

bool mc_llvm_is_compatible_outside(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) == MC_TYPE_VECTOR) return mc_type_rank(ctx, type) == 1;
  return is_signless_integer(ctx, type) || mc_llvm_is_float(ctx, type) || mc_llvm_kind(ctx, type) != MC_LLVM_OTHER ||
         mc_llvm_is_ptr(ctx, type);
}

bool mc_llvm_is_atomic(const McContext *ctx, McType type) {
  McLlvmKind kind = mc_llvm_kind(ctx, type);
  if (kind == MC_LLVM_POINTER || kind == MC_LLVM_PPC_FP128) return true;
  if (mc_kind(ctx, type.index) != MC_TYPE_INTEGER && !mc_llvm_is_float(ctx, type)) return false;
  uint32_t width = mc_type_bit_width(ctx, type);
  return width >= 8 && (width & (width - 1)) == 0;
}

bool mc_llvm_is_loadable(const McContext *ctx, McType type) {
  McLlvmKind kind = mc_llvm_kind(ctx, type);
  return mc_llvm_is_compatible_outside(ctx, type) && kind != MC_LLVM_VOID && kind != MC_LLVM_FUNCTION &&
         (kind != MC_LLVM_STRUCT || !mc_llvm_struct_is_opaque(ctx, type));
}
