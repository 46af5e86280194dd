/* nvvm_checks.c - rules of nvvm's operations for their modes, pointers and types, in upstream's words; products of
 * matrices are checked in nvvm_matrices.c.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include <stdlib.h>

#include "dialects/nvvm/nvvm.def"
#include "dialects/nvvm/nvvm.h"
#include "types/report.h"
#include "verify/verify.h"

#define fail_plain mc_plain_error
#define case_of mc_nvvm_case
#define flag mc_nvvm_flag
#define group mc_nvvm_group
#define type_of mc_nvvm_type

/* NVVM's names of its address spaces. */
enum { GENERIC, GLOBAL, SHARED = 3, CONSTANT, LOCAL, TENSOR, CLUSTER };

int64_t mc_nvvm_case(const McRoutineCheck *c, const char *name) {
  McAttr attr = mc_checked_attr(c, name);
  return attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_DEFINED
             ? (int64_t)mc_enum_attr_value(c->ctx, attr)
             : -1;
}

int64_t mc_nvvm_integer(const McRoutineCheck *c, const char *name) {
  McAttr attr = mc_checked_attr(c, name);
  int64_t value = 0;
  return attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_INTEGER &&
                 mc_attr_integer_i64(c->ctx, attr, &value)
             ? value
             : 0;
}

bool mc_nvvm_flag(const McRoutineCheck *c, const char *name) {
  McAttr attr = mc_checked_attr(c, name);
  return attr.index != MC_NONE && (mc_kind(c->ctx, attr.index) == MC_ATTR_UNIT || mc_nvvm_integer(c, name) != 0);
}

McGroup mc_nvvm_group(const McRoutineCheck *c, const char *name) {
  return mc_named_group(c, mc_ident(c->ctx, name, strlen(name)).index);
}

McType mc_nvvm_type(const McRoutineCheck *c, const char *name) { return mc_group_type(c, group(c, name), 0); }

bool mc_nvvm_is_integer(const McRoutineCheck *c, McType type, uint32_t width) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_INTEGER &&
         mc_type_integer_width(c->ctx, type) == width && mc_type_integer_signedness(c->ctx, type) == MC_SIGNLESS;
}

bool mc_nvvm_is_float(const McRoutineCheck *c, McType type, McFloatKind kind) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_FLOAT &&
         mc_type_float_kind(c->ctx, type) == kind;
}

int64_t mc_nvvm_space(const McRoutineCheck *c, McType type) {
  return type.index != MC_NONE && mc_llvm_kind(c->ctx, type) == MC_LLVM_POINTER
             ? (int64_t)mc_llvm_address_space(c->ctx, type)
             : -1;
}

const char *mc_nvvm_case_text(const McRoutineCheck *c, const char *name) {
  McAttr attr = mc_checked_attr(c, name);
  McStr full = attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_DEFINED
                   ? (McStr){"", 0}
                   : mc_ident_str(c->ctx, (McIdent){mc_rec(c->ctx, attr.index)->words[0]});
  const McEnumDef *def = full.len == 0 ? NULL : mc_attr_def(c->ctx, mc_ident(c->ctx, full.ptr, full.len));
  for (uint32_t i = 0; def != NULL && i < def->record->num_cases; i++) {
    const uint32_t *w = def->words + def->record->cases + 3 * i;
    if (w[1] == (uint32_t)mc_enum_attr_value(c->ctx, attr)) return mc_ident_str(c->ctx, (McIdent){w[0]}).ptr;
  }
  return "";
}

/* --- registers --- */

bool mc_check_nvvm_range(const McRoutineCheck *c) {
  McAttr range = mc_checked_attr(c, "range");
  if (!mc_is_defined_as(c->ctx, range.index, "llvm.constant_range")) return true;
  uint32_t lower = mc_defined_param(c->ctx, range.index, 0), upper = mc_defined_param(c->ctx, range.index, 1);
  int64_t value;
  if (lower != upper || lower == MC_NONE || !mc_attr_integer_i64(c->ctx, (McAttr){lower}, &value)) return true;
  McType type = mc_attr_value_type(c->ctx, (McAttr){lower});
  uint32_t width = type.index == MC_NONE || mc_kind(c->ctx, type.index) != MC_TYPE_INTEGER
                       ? 64
                       : mc_type_integer_width(c->ctx, type);
  uint64_t most = width >= 64 ? UINT64_MAX : ((uint64_t)1 << width) - 1;
  if (((uint64_t)value & most) == 0 || ((uint64_t)value & most) == most) return true;
  return fail(c,
              "invalid range attribute: Lower == Upper, but they aren't min (0) or max (%llu) value! This is an "
              "invalid constant range.",
              (unsigned long long)most);
}

/* --- barriers --- */

bool mc_check_nvvm_barrier(const McRoutineCheck *c) {
  if (group(c, "numberOfThreads").count != 0 && group(c, "barrierId").count == 0) {
    return fail(c, "barrier id is missing, it should be set between 0 to 15");
  }
  bool reduces = mc_checked_attr(c, "reductionOp").index != MC_NONE;
  if (reduces && group(c, "barrierId").count != 0) return fail(c, "reduction are only available when id is 0");
  return reduces == (group(c, "reductionPredicate").count != 0) ||
         fail(c, "reduction predicate and reduction operation must be specified together");
}

enum { SCOPE_BLOCK, SCOPE_CLUSTER };

bool mc_check_nvvm_arrive(const McRoutineCheck *c) {
  int64_t scope = case_of(c, "scope"), space = mc_nvvm_space(c, type_of(c, "addr"));
  bool returns = group(c, "res").count != 0 && mc_op_num_results(c->ctx, c->op) != 0;
  if (group(c, "predicate").count != 0) {
    if (scope > SCOPE_BLOCK) return fail_plain(c, "mbarrier scope must be CTA when using predicate");
    if (space == CLUSTER) {
      return fail_plain(c, "mbarrier in shared_cluster space is not supported when using predicate");
    }
    if (returns) return fail_plain(c, "return-value is not supported when using predicate");
    if (flag(c, "relaxed")) {
      return fail_plain(c, "mbarrier with relaxed semantics is not supported when using predicate");
    }
  }
  if (scope > SCOPE_CLUSTER) return fail_plain(c, "mbarrier scope must be either CTA or Cluster");
  return !returns || space != CLUSTER || fail_plain(c, "mbarrier in shared_cluster space cannot return any value");
}

/* --- fences --- */

enum { PROXY_ASYNC = 1, PROXY_ASYNC_SHARED = 3, PROXY_TENSORMAP, PROXY_GENERIC, ORDER_ACQUIRE = 2, ORDER_RELEASE };

bool mc_check_nvvm_fence_proxy(const McRoutineCheck *c) {
  int64_t kind = case_of(c, "kind");
  bool shared = kind == PROXY_ASYNC_SHARED, space = mc_checked_attr(c, "space").index != MC_NONE;
  if (kind == PROXY_TENSORMAP) return fail(c, "tensormap proxy is not a supported proxy kind");
  if (kind == PROXY_GENERIC) return fail(c, "generic proxy not a supported proxy kind");
  if (shared == space) return true;
  return fail(
      c, shared ? "async_shared fence requires space attribute" : "only async_shared fence can have space attribute");
}

bool mc_check_nvvm_fence_between(const McRoutineCheck *c) {
  int64_t from = case_of(c, "fromProxy"), to = case_of(c, "toProxy");
  if (from >= 0 && from != PROXY_GENERIC) {
    return fail(c, "uni-directional proxies only support generic for from_proxy attribute");
  }
  return to < 0 || to == PROXY_TENSORMAP ||
         fail(c, "uni-directional proxies only support tensormap for to_proxy attribute");
}

bool mc_check_nvvm_fence_order(const McRoutineCheck *c) {
  int64_t order = case_of(c, "order"), from = case_of(c, "fromProxy"), to = case_of(c, "toProxy");
  if (order != ORDER_ACQUIRE && order != ORDER_RELEASE) {
    return fail(c, "only acquire and release semantics are supported");
  }
  if (from >= 0 && from != PROXY_GENERIC) return fail(c, "only generic is support for from_proxy attribute");
  return to < 0 || to == PROXY_ASYNC || fail(c, "only async is supported for to_proxy attribute");
}

/* --- conversions --- */

enum { ROUND_NONE, ROUND_RN, ROUND_RM, ROUND_RP, ROUND_RZ, ROUND_RNA, ROUND_RS };

static McType float_type(const McRoutineCheck *c, const char *name) {
  McAttr attr = mc_checked_attr(c, name);
  return attr.index != MC_NONE && mc_kind(c->ctx, attr.index) == MC_ATTR_TYPE ? mc_attr_type_value(c->ctx, attr)
                                                                              : (McType){MC_NONE};
}

bool mc_check_nvvm_to_tf32(const McRoutineCheck *c) {
  int64_t round = case_of(c, "rnd");
  if (round == ROUND_RNA) return !flag(c, "relu") || fail_plain(c, "Relu not supported with rna rounding mode.");
  return round == ROUND_RN || round == ROUND_RZ ||
         fail_plain(c, "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.");
}

/* Argument: the type that is converted to, for messages. */
bool mc_check_nvvm_to_halves(const McRoutineCheck *c) {
  int64_t round = case_of(c, "rnd");
  bool random = group(c, "random_bits").count != 0;
  if (round != ROUND_RN && round != ROUND_RZ && round != ROUND_RS) {
    const char *to = c->num_args == 0 ? "" : mc_ident_str(c->ctx, (McIdent){c->args[0]}).ptr;
    return fail(c, "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to %s.", to);
  }
  if ((round == ROUND_RS) == random) return true;
  return fail(c, random ? "random_bits not supported for RN and RZ rounding modes."
                        : "random_bits is required for RS rounding mode.");
}

bool mc_check_nvvm_halves_to_bytes(const McRoutineCheck *c) {
  int64_t round = case_of(c, "rnd");
  if (!mc_nvvm_is_float(c, float_type(c, "dstTy"), MC_F8E8M0FNU)) {
    return fail(c, "Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.");
  }
  return round == ROUND_RZ || round == ROUND_RP ||
         fail(c, "Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.");
}

bool mc_check_nvvm_to_bytes(const McRoutineCheck *c) {
  int64_t round = case_of(c, "rnd");
  McType type = float_type(c, "dstTy");
  if (mc_nvvm_is_float(c, type, MC_F8E4M3FN) || mc_nvvm_is_float(c, type, MC_F8E5M2)) {
    if (round != ROUND_RN) {
      return fail(c, "Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types");
    }
    return case_of(c, "sat") == 1 || fail(c,
                                          "Only SATFINITE saturation mode is supported for conversions from f32x2 to "
                                          "'f8E4M3FN' and 'f8E5M2' types");
  }
  if (!mc_nvvm_is_float(c, type, MC_F8E8M0FNU)) {
    return fail(c, "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2");
  }
  if (round != ROUND_RZ && round != ROUND_RP) {
    return fail(c, "Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type");
  }
  return !flag(c, "relu") || fail(c, "relu not supported for conversions to 'f8E8M0FNU' type");
}

/* Arguments: the attribute with a type, what the conversion is for messages, and the one or two types that it can be.
 */
bool mc_check_nvvm_converted(const McRoutineCheck *c) {
  const char *words[4];
  if (c->num_args < 3 || c->num_args > MC_COUNT(words)) return true;
  for (uint32_t i = 0; i < c->num_args; i++) words[i] = mc_ident_str(c->ctx, (McIdent){c->args[i]}).ptr;
  McType type = float_type(c, words[0]);
  const char *text = type.index == MC_NONE ? "" : mc_text_type(c->diags, type);
  if (strcmp(text, words[2]) == 0 || (c->num_args > 3 && strcmp(text, words[3]) == 0)) return true;
  if (c->num_args == 3) return fail(c, "Only '%s' type is supported for conversions from %s.", words[2], words[1]);
  return fail(c, "Only '%s' and '%s' types are supported for conversions from %s.", words[2], words[3], words[1]);
}

/* --- lanes --- */

bool mc_check_nvvm_shfl(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType value = type_of(c, "val"), result = mc_result_type(c, 0);
  bool pair = flag(c, "return_value_and_is_valid");
  if (value.index == MC_NONE || result.index == MC_NONE) return true;
  if (mc_llvm_kind(ctx, result) != MC_LLVM_STRUCT) {
    if (pair) return fail(c, "expected return type to be a two-element struct");
    return value.index == result.index || fail(c, "expected return type to be of type '%s' but got '%s' instead",
                                               mc_text_type(c->diags, value), mc_text_type(c->diags, result));
  }
  if (!pair) {
    return fail(c, "\"return_value_and_is_valid\" attribute must be specified when the return type is a struct type");
  }
  if (mc_llvm_struct_size(ctx, result) != 2) return fail(c, "expected return type to be a two-element struct");
  McType first = mc_llvm_struct_element(ctx, result, 0), second = mc_llvm_struct_element(ctx, result, 1);
  if (first.index != value.index) {
    return fail(c, "expected first element in the returned struct to be of type '%s' but got '%s' instead",
                mc_text_type(c->diags, value), mc_text_type(c->diags, first));
  }
  return mc_nvvm_is_integer(c, second, 1) ||
         fail(c, "expected second element in the returned struct to be of type 'i1' but got '%s' instead",
              mc_text_type(c->diags, second));
}

bool mc_check_nvvm_match(const McRoutineCheck *c) {
  McType type = mc_result_type(c, 0);
  if (type.index == MC_NONE) return true;
  if (case_of(c, "kind") != 1) return mc_nvvm_is_integer(c, type, 32) || fail(c, "match.sync 'any' returns an i32");
  bool pair = mc_llvm_kind(c->ctx, type) == MC_LLVM_STRUCT && mc_llvm_struct_size(c->ctx, type) == 2 &&
              mc_nvvm_is_integer(c, mc_llvm_struct_element(c->ctx, type, 0), 32) &&
              mc_nvvm_is_integer(c, mc_llvm_struct_element(c->ctx, type, 1), 1);
  return pair ||
         fail(c, "match.sync 'all' returns a two element struct with first element as i32 and second element as i1");
}

bool mc_check_nvvm_vote(const McRoutineCheck *c) {
  enum { BALLOT = 2 };
  McType type = mc_result_type(c, 0);
  if (case_of(c, "kind") == BALLOT) {
    return mc_nvvm_is_integer(c, type, 32) || fail(c, "vote.sync 'ballot' returns an i32");
  }
  return mc_nvvm_is_integer(c, type, 1) || fail(c, "vote.sync 'any', 'all' and 'uni' returns an i1");
}

bool mc_check_nvvm_redux(const McRoutineCheck *c) {
  enum { FMIN = 9 };
  McType type = mc_result_type(c, 0);
  bool is_float = mc_nvvm_is_float(c, type, MC_F32), for_floats = case_of(c, "kind") >= FMIN;
  if (type.index == MC_NONE) return true;
  if (!is_float && flag(c, "abs")) return fail(c, "abs attribute is supported only for f32 type");
  if (!is_float && flag(c, "nan")) return fail(c, "nan attribute is supported only for f32 type");
  if (for_floats ? is_float : mc_nvvm_is_integer(c, type, 32)) return true;
  return fail(c, "'%s' redux kind unsupported with '%s' type. Only supported type is '%s'.",
              mc_nvvm_case_text(c, "kind"), mc_text_type(c->diags, type), for_floats ? "f32" : "i32");
}

bool mc_check_nvvm_permute(const McRoutineCheck *c) {
  enum { RC8 = 3 };
  bool two = case_of(c, "mode") < RC8, has_two = group(c, "hi").count != 0;
  if (two == has_two) return true;
  return fail_plain(c, two ? "mode '%s' requires 'hi' operand." : "mode '%s' does not accept 'hi' operand.",
                    mc_nvvm_case_text(c, "mode"));
}

/* --- the program --- */

bool mc_check_nvvm_event(const McRoutineCheck *c) {
  bool mask = mc_checked_attr(c, "maskedEventId").index != MC_NONE, id = mc_checked_attr(c, "eventId").index != MC_NONE;
  if (!mask && !id) return fail(c, "either `id` or `mask` must be set");
  if (mask && id) return fail(c, "`id` and `mask` cannot be set at the same time");
  int64_t value = mc_nvvm_integer(c, "eventId");
  return (value >= 0 && value <= 15) || fail(c, "`id` must be between 0 and 15");
}

bool mc_check_nvvm_registers(const McRoutineCheck *c) {
  int64_t count = (uint32_t)mc_nvvm_integer(c, "regCount");
  if (count % 8 != 0) return fail(c, "new register size must be multiple of 8");
  return (count >= 24 && count <= 256) || fail(c, "new register size must be in between 24 to 256");
}

bool mc_check_nvvm_query(const McRoutineCheck *c) {
  McType type = mc_result_type(c, 0);
  if (case_of(c, "query_type") == 0) {
    return mc_nvvm_is_integer(c, type, 1) || fail(c, "is_canceled query type returns an i1");
  }
  return mc_nvvm_is_integer(c, type, 32) ||
         fail(c, "get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32");
}

/* --- copies and caches --- */

bool mc_check_nvvm_copy(const McRoutineCheck *c) {
  enum { CA, CG };
  int64_t modifier = case_of(c, "modifier"), size = mc_nvvm_integer(c, "size");
  if (modifier != CA && modifier != CG) return fail_plain(c, "Only CG and CA cache modifiers are supported.");
  if (size != 4 && size != 8 && size != 16) return fail_plain(c, "expected byte size to be either 4, 8 or 16.");
  return modifier != CG || size == 16 || fail_plain(c, "CG cache modifier is only support for 16 bytes copy.");
}

bool mc_check_nvvm_bulk_copy(const McRoutineCheck *c) {
  return mc_nvvm_space(c, type_of(c, "dstMem")) != SHARED || group(c, "multicastMask").count == 0 ||
         fail_plain(c, "Multicast is not supported with shared::cta mode.");
}

bool mc_check_nvvm_fill(const McRoutineCheck *c) {
  int64_t value = mc_nvvm_integer(c, "initVal");
  return value == 0 || fail(c, "only 0 is supported for initVal, got %llu", (unsigned long long)value);
}

enum { LOAD_TILE, LOAD_IM2COL, LOAD_IM2COL_W, LOAD_IM2COL_W_128, LOAD_GATHER4 };

bool mc_check_nvvm_tensor_load(const McRoutineCheck *c) {
  int64_t mode = case_of(c, "mode") < 0 ? LOAD_TILE : case_of(c, "mode");
  uint32_t dims = group(c, "coordinates").count, offsets = group(c, "im2colOffsets").count;
  uint32_t expected = mode == LOAD_IM2COL ? dims - 2 : mode == LOAD_IM2COL_W || mode == LOAD_IM2COL_W_128 ? 2 : 0;
  if (dims < 1 || dims > 5) return fail_plain(c, "expects coordinates between 1 to 5 dimension");
  if (mode == LOAD_GATHER4 && dims != 5) return fail_plain(c, "Gather4 mode expects 5 coordinates");
  if (mode != LOAD_TILE && mode != LOAD_GATHER4 && dims < 3) {
    return fail_plain(c, "to use %s mode, the tensor has to be at least 3-dimensional", mc_nvvm_case_text(c, "mode"));
  }
  return offsets == expected || fail_plain(c, " im2col offsets expected %u (provided %u)", expected, offsets);
}

bool mc_check_nvvm_tensor_to_shared(const McRoutineCheck *c) {
  int64_t mode = case_of(c, "mode");
  bool own = flag(c, "isCTAOnly");
  if (group(c, "predicate").count != 0) {
    if (own) return fail_plain(c, "Predicate is supported only for shared::cluster mode.");
    if (mode > LOAD_IM2COL) return fail_plain(c, "Predicate is supported only for Tile and Im2col modes.");
  } else {
    int64_t space = mc_nvvm_space(c, type_of(c, "dstMem"));
    if (space != (own ? SHARED : CLUSTER)) {
      return fail_plain(c, own ? "Shared::cta destination requires address-space 3."
                               : "Shared::cluster destination requires address-space 7.");
    }
    if (own && group(c, "multicastMask").count != 0) {
      return fail_plain(c, "Multicast is not supported with shared::cta mode.");
    }
    if (own && mc_checked_attr(c, "group").index != MC_NONE) {
      return fail_plain(c, "CTAGroup is not supported with shared::cta mode.");
    }
  }
  return mc_check_nvvm_tensor_load(c);
}

static bool check_coordinates(const McRoutineCheck *c, bool im2col) {
  uint32_t dims = group(c, "coordinates").count;
  if (dims < 1 || dims > 5) return fail_plain(c, "expects coordinates between 1 to 5 dimension");
  return !im2col || dims >= 3 || fail_plain(c, "to use im2col mode, the tensor has to be at least 3-dimensional");
}

enum { STORE_TILE, STORE_IM2COL, STORE_SCATTER4 };

bool mc_check_nvvm_tensor_store(const McRoutineCheck *c) {
  int64_t mode = case_of(c, "mode");
  if (group(c, "predicate").count != 0) {
    if (mode > STORE_TILE) return fail_plain(c, "Inline-ptx lowering supported only for Tile mode.");
    if (group(c, "l2CacheHint").count != 0) return fail_plain(c, "Inline-ptx lowering unsupported with L2 cache-hint.");
  }
  if (mode != STORE_SCATTER4) return check_coordinates(c, mode == STORE_IM2COL);
  return group(c, "coordinates").count == 5 || fail_plain(c, "Scatter4 mode expects 5 coordinates");
}

bool mc_check_nvvm_tensor_reduce(const McRoutineCheck *c) {
  int64_t mode = case_of(c, "mode");
  if (mode == STORE_SCATTER4) return fail_plain(c, "Scatter mode unsupported for CpAsyncBulkTensorReduceOp");
  return check_coordinates(c, mode == STORE_IM2COL);
}

static bool check_prefetched_level(const McRoutineCheck *c, int64_t space, int64_t level, int64_t priority) {
  enum { L1, L2, NORMAL = 0, LAST = 2 };
  if (space != GENERIC && space != GLOBAL && space != LOCAL) {
    return fail(c, "prefetch to cache level requires a generic, global, or local pointer");
  }
  if (flag(c, "uniform") && level != L1) {
    return fail(c, "unsupported cache level, the only supported uniform cache level is L1");
  }
  if (flag(c, "uniform") && space != GENERIC) return fail(c, "prefetch to uniform cache requires a generic pointer");
  if (priority >= 0) {
    if (level != L2) return fail(c, "cache eviction priority supported only for cache level L2");
    if (space != GLOBAL) return fail(c, "cache eviction priority requires a global pointer");
    if (priority != NORMAL && priority != LAST) {
      return fail(c, "unsupported cache eviction priority, only evict_last and evict_normal are supported");
    }
  }
  return group(c, "predicate").count == 0 || fail(c, "predicate supported only on prefetch tensormap");
}

bool mc_check_nvvm_prefetch(const McRoutineCheck *c) {
  int64_t space = mc_nvvm_space(c, type_of(c, "addr")), level = case_of(c, "cacheLevel"),
          priority = case_of(c, "evictPriority");
  if (!flag(c, "tensormap")) {
    return level >= 0 ? check_prefetched_level(c, space, level, priority)
                      : fail(c, "requires specification of either cache level or tensormap");
  }
  if (level >= 0) return fail(c, "cannot specify both tensormap and cache level");
  if (space != GENERIC && space != CONSTANT) {
    return fail(c, "prefetch tensormap requires a generic or constant pointer");
  }
  if (priority >= 0) return fail(c, "prefetch tensormap does not support eviction priority");
  return !flag(c, "in_param_space") || space == GENERIC ||
         fail(c, "in_param_space can only be specified for a generic pointer");
}

/* Argument: the message. */
bool mc_check_nvvm_mapped_address(const McRoutineCheck *c) {
  int64_t from = mc_nvvm_space(c, type_of(c, "a")), to = mc_nvvm_space(c, type_of(c, "res"));
  if ((from == GENERIC && to == GENERIC) || (from == SHARED && to == CLUSTER)) return true;
  return fail(c, "failed to verify that %s", c->num_args == 0 ? "" : mc_ident_str(c->ctx, (McIdent){c->args[0]}).ptr);
}

/* --- tensor memory --- */

bool mc_check_nvvm_tensor_copy(const McRoutineCheck *c) {
  enum { SHAPE_64X128 = 3, SHAPE_32X128, NONE = 0, FIRST, SECOND, ALL };
  int64_t shape = case_of(c, "shape"), cast = case_of(c, "multicast") < 0 ? NONE : case_of(c, "multicast");
  if (shape == SHAPE_64X128) {
    return cast == FIRST || cast == SECOND ||
           fail_plain(c, "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op");
  }
  if (shape == SHAPE_32X128) {
    return cast == ALL || fail_plain(c, "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op");
  }
  return cast == NONE || fail_plain(c, "Invalid multicast type for tcgen05.cp Op");
}

/* Arguments: the value in registers, how messages name it. */
bool mc_check_nvvm_tensor_access(const McRoutineCheck *c) {
  enum { SHAPE_16X128 = 1, SHAPE_16X256, SHAPE_16X32X2 = 4 };
  if (c->num_args < 2) return true;
  int64_t shape = case_of(c, "shape"), length = 1;
  McType type = mc_named_type(c, c->args[0]);
  if (type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_VECTOR) {
    for (uint32_t i = 0, n = mc_type_rank(c->ctx, type); i < n; i++) length *= mc_type_dim(c->ctx, type, i);
  }
  bool fits = length >= (shape == SHAPE_16X128 ? 2 : shape == SHAPE_16X256 ? 4 : 1);
  bool offset = group(c, "offset").count != 0, loads = mc_op_num_results(c->ctx, c->op) != 0;
  if (shape == SHAPE_16X32X2 && !offset) return fail_plain(c, "shape 16x32bx2 requires offset argument");
  if (shape != SHAPE_16X32X2 && offset && loads) {
    return fail_plain(c, "offset argument is only supported for shape 16x32bx2");
  }
  return fits ||
         fail_plain(c, "invalid %s length %lld for shape %s in %s Op", mc_ident_str(c->ctx, (McIdent){c->args[1]}).ptr,
                    (long long)length, mc_nvvm_case_text(c, "shape"),
                    mc_op_name_str(c->ctx, mc_op_get_name(c->ctx, c->op)).ptr + strlen("nvvm."));
}

bool mc_check_nvvm_tensor_product(const McRoutineCheck *c) {
  enum { FILL = 2 };
  McType mask = type_of(c, "disableOutputLane");
  int64_t length = mask.index == MC_NONE || mc_type_rank(c->ctx, mask) != 1 ? 0 : mc_type_dim(c->ctx, mask, 0);
  if (length != 0 && length != (case_of(c, "ctaGroup") == 0 ? 4 : 8)) {
    return fail_plain(c, "Disable Output Lane of length %lld is incompatible with CtaGroupAttr", (long long)length);
  }
  if (!flag(c, "aShift")) return true;
  if (mc_nvvm_space(c, type_of(c, "matrixA")) != TENSOR) {
    return fail_plain(c, "A-shift can be applied only when matrix A is in tensor memory");
  }
  return case_of(c, "collectorOp") < FILL ||
         fail_plain(c, "Cannot use collector buffer operation fill or use with ashift");
}

bool mc_check_nvvm_block_scale(const McRoutineCheck *c) {
  enum { MXF4NVF4 = 2, BLOCK16 = 1 };
  int64_t kind = case_of(c, "kind"), scale = case_of(c, "blockScale");
  if (kind == MXF4NVF4) return scale > 0 || fail_plain(c, "mxf4nvf4 requires block scale attribute");
  return scale != BLOCK16 || fail_plain(c, "%s kind does not support block16 attribute", mc_nvvm_case_text(c, "kind"));
}

/* --- devices --- */

enum { TARGET_CHIP = 2, TARGET_VERIFY = 6, OLDEST_DEVICE = 20 };

/* The device that a target is for, when operations are to be checked for it. */
typedef struct Device { McStr chip; int64_t version; bool is_special, has_version; } Device;

static bool find_device(const McContext *ctx, McAttr target, Device *out) {
  if (!mc_is_defined_as(ctx, target.index, "nvvm.target")) return false;
  McAttr chip = {mc_defined_param(ctx, target.index, TARGET_CHIP)},
         verify = {mc_defined_param(ctx, target.index, TARGET_VERIFY)};
  int64_t asked = 1;
  if (verify.index != MC_NONE && mc_attr_integer_i64(ctx, verify, &asked) && asked == 0) return false;
  if (chip.index != MC_NONE && mc_kind(ctx, chip.index) != MC_ATTR_STRING) return false;
  *out = (Device){chip.index == MC_NONE ? (McStr){"sm_50", 5} : mc_attr_string_value(ctx, chip), 0, false, false};
  for (size_t i = 3; i < out->chip.len && out->chip.ptr[i] >= '0' && out->chip.ptr[i] <= '9' && out->version < 100000;
       i++) {
    out->version = 10 * out->version + (out->chip.ptr[i] - '0');
    out->has_version = true;
  }
  out->is_special = out->chip.len > 0 && out->chip.ptr[out->chip.len - 1] == 'a';
  return true;
}

/* The array of targets of the gpu.module around; MC_NONE: there is none. */
static McAttr targets_around(const McContext *ctx, McOp op) {
  McAttr none = {MC_NONE};
  while (op.index != MC_NONE && !mc_op_has_fact(ctx, op, MC_FACT_GPU_TARGETS)) op = mc_op_parent(ctx, op);
  McAttr targets = op.index == MC_NONE ? none : mc_op_property_named(ctx, op, "targets");
  return targets.index != MC_NONE && mc_kind(ctx, targets.index) == MC_ATTR_ARRAY ? targets : none;
}

/* Has the device what is of one of these versions? What has no version is of every plain one. */
static bool has_version(const McRoutineCheck *c, const Device *device) {
  for (uint32_t i = 0; i < c->num_args; i++) {
    McStr text = mc_ident_str(c->ctx, (McIdent){c->args[i]});
    int64_t version = strtol(text.ptr, NULL, 10);
    bool special = text.len > 0 && text.ptr[text.len - 1] == 'a';
    if (special ? device->is_special && device->version == version
                : !device->has_version || device->version >= version) {
      return true;
    }
  }
  return false;
}

bool mc_check_nvvm_runs_on(const McRoutineCheck *c) {
  McAttr targets = targets_around(c->ctx, c->op);
  Device device;
  for (uint32_t i = 0, n = targets.index == MC_NONE ? 0 : mc_attr_array_size(c->ctx, targets); i < n; i++) {
    if (!find_device(c->ctx, mc_attr_array_get(c->ctx, targets, i), &device)) continue;
    if (device.has_version && device.version < OLDEST_DEVICE) return true; /* the module is refused */
    if (!has_version(c, &device)) return fail(c, "is not supported on %.*s", (int)device.chip.len, device.chip.ptr);
  }
  return true;
}

bool mc_check_nvvm_targets(const McRoutineCheck *c) {
  McAttr targets = targets_around(c->ctx, c->op);
  Device device;
  for (uint32_t i = 0, n = targets.index == MC_NONE ? 0 : mc_attr_array_size(c->ctx, targets); i < n; i++) {
    bool old = find_device(c->ctx, mc_attr_array_get(c->ctx, targets, i), &device) && device.has_version &&
               device.version < OLDEST_DEVICE;
    if (old) return fail_plain(c, "Minimum NVVM target SM version is sm_20");
  }
  return true;
}

/* --- attributes of functions --- */

bool mc_attr_check_nvvm_kernel(McContext *ctx, McOp op, McAttr value, McDiags *diags) {
  (void)value;
  if (mc_op_has_fact(ctx, op, MC_FACT_LLVM_FUNCTION)) return true;
  if (diags != NULL) {
    mc_error(diags, mc_op_loc(ctx, op), "'nvvm.kernel' attribute attached to unexpected op");
    mc_note_current_op(diags, ctx, op);
  }
  return false;
}

static bool has_attribute(McContext *ctx, McOp op, const char *name) {
  McAttr attrs = mc_op_attrs(ctx, op);
  return attrs.index != MC_NONE &&
         mc_attr_dictionary_find(ctx, attrs, mc_ident(ctx, name, strlen(name))).index != MC_NONE;
}

bool mc_attr_check_nvvm_block_clusters(McContext *ctx, McOp op, McAttr value, McDiags *diags) {
  (void)value;
  if (has_attribute(ctx, op, "nvvm.reqntid") && has_attribute(ctx, op, "nvvm.cluster_dim")) return true;
  if (diags != NULL) {
    mc_error(diags, mc_op_loc(ctx, op),
             "'\"nvvm.blocksareclusters\"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'");
    mc_note_current_op(diags, ctx, op);
  }
  return false;
}

bool mc_nvvm_check_parameter(const McRoutineCheck *c, const McArgumentAttr *arg) {
  static const char byval[] = "llvm.byval";
  if (arg->is_result || !mc_str_is(mc_ident_str(c->ctx, arg->attr.name), "nvvm.grid_constant")) return true;
  if (!has_attribute(c->ctx, c->op, "nvvm.kernel")) {
    return fail_plain(c, "'\"nvvm.grid_constant\"' attribute must be present only on kernel arguments");
  }
  if (mc_kind(c->ctx, arg->attr.value.index) != MC_ATTR_UNIT) {
    return fail_plain(c, "'\"nvvm.grid_constant\"' must be a unit attribute");
  }
  return mc_attr_dictionary_find(c->ctx, arg->all, mc_ident(c->ctx, byval, sizeof byval - 1)).index != MC_NONE ||
         fail_plain(c, "'\"nvvm.grid_constant\"' attribute requires the argument to also have attribute 'llvm.byval'");
}
