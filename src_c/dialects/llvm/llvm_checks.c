/* llvm_checks.c - what is checked of memory accesses, aggregates, constants and exceptions of the llvm dialect, in
 * upstream's words.
 *
 * Operations come as they are: nothing is assumed of counts, nor of attributes that an earlier check let pass. Nothing
 * is owned.
 */
#include <stdlib.h>

#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

#define property(c, name) mc_op_property_named((c)->ctx, (c)->op, name)

static bool is_kind(const McContext *ctx, McAttr attr, McKind kind) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == kind;
}

/* --- atomic accesses --- */

enum { NOT_ATOMIC, UNORDERED, MONOTONIC, ACQUIRE = 4, RELEASE, ACQ_REL, SEQ_CST };

static const char *ordering_name(int64_t ordering) {
  static const char *const names[] = {"not_atomic", "unordered", "monotonic", "",
                                      "acquire", "release", "acq_rel", "seq_cst"};
  return ordering >= 0 && ordering < (int64_t)MC_COUNT(names) ? names[ordering] : "";
}

static bool check_access(const McRoutineCheck *c, McType type, int64_t refused) {
  int64_t ordering = mc_llvm_enum_value(c->ctx, property(c, "ordering"));
  if (ordering == NOT_ATOMIC) {
    return property(c, "syncscope").index == MC_NONE || fail(c, "expected syncscope to be null for non-atomic access");
  }
  if (type.index == MC_NONE) return true;
  if (!mc_llvm_is_atomic(c->ctx, type)) {
    return fail(c, "unsupported type '%s' for atomic access", mc_text_type(c->diags, type));
  }
  if (ordering == refused || ordering == ACQ_REL) return fail(c, "unsupported ordering '%s'", ordering_name(ordering));
  return property(c, "alignment").index != MC_NONE || fail(c, "expected alignment for atomic access");
}

bool mc_check_llvm_dereferenceable(const McRoutineCheck *c) {
  return mc_checked_attr(c, "dereferenceable").index == MC_NONE ||
         mc_llvm_kind(c->ctx, mc_result_type(c, 0)) == MC_LLVM_POINTER ||
         fail(c, "expected op to return a single LLVM pointer type");
}

bool mc_check_llvm_load(const McRoutineCheck *c) { return check_access(c, mc_result_type(c, 0), RELEASE); }
bool mc_check_llvm_store(const McRoutineCheck *c) { return check_access(c, mc_operand_type(c, 0), ACQUIRE); }

bool mc_check_llvm_atomic_rmw(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  enum { XCHG = 0, FADD = 11, FMIN = 14, FMAXIMUM = 19, FMINIMUM = 20 };
  int64_t op = mc_llvm_enum_value(ctx, property(c, "bin_op"));
  McType type = mc_operand_type(c, 1);
  if (type.index == MC_NONE) return true;
  if ((op >= FADD && op <= FMIN) || op == FMAXIMUM || op == FMINIMUM) {
    if (mc_llvm_is_compatible_vector(ctx, type)) {
      if (mc_type_dim_scalable(ctx, type, 0)) return fail(c, "expected LLVM IR fixed vector type");
      if (!mc_llvm_is_float(ctx, mc_type_element(ctx, type))) {
        return fail(c, "expected LLVM IR floating point type for vector element");
      }
    } else if (!mc_llvm_is_float(ctx, type)) {
      return fail(c, "expected LLVM IR floating point type");
    }
  } else if (op == XCHG) {
    if (!mc_llvm_is_atomic(ctx, type)) return fail(c, "unexpected LLVM IR type for 'xchg' bin_op");
  } else {
    uint32_t width = mc_kind(ctx, type.index) == MC_TYPE_INTEGER ? mc_type_integer_width(ctx, type) : 0;
    if (width != 8 && width != 16 && width != 32 && width != 64) return fail(c, "expected LLVM IR integer type");
  }
  return mc_llvm_enum_value(ctx, property(c, "ordering")) >= MONOTONIC ||
         fail(c, "expected at least 'monotonic' ordering");
}

bool mc_check_llvm_cmpxchg(const McRoutineCheck *c) {
  int64_t success = mc_llvm_enum_value(c->ctx, property(c, "success_ordering"));
  int64_t failure = mc_llvm_enum_value(c->ctx, property(c, "failure_ordering"));
  McType type = mc_operand_type(c, 2);
  if (type.index != MC_NONE && !mc_llvm_is_atomic(c->ctx, type)) return fail(c, "unexpected LLVM IR type");
  if (success < MONOTONIC || failure < MONOTONIC) return fail(c, "ordering must be at least 'monotonic'");
  if (failure == RELEASE || failure == ACQ_REL) return fail(c, "failure ordering cannot be 'release' or 'acq_rel'");
  return true;
}

bool mc_check_llvm_fence(const McRoutineCheck *c) {
  return mc_llvm_enum_value(c->ctx, property(c, "ordering")) > MONOTONIC ||
         fail(c, "can be given only acquire, release, acq_rel, and seq_cst orderings");
}

/* --- target types --- */

/* Does the name of the target type begin with that? */
static bool has_prefix(const McContext *ctx, McType type, const char *prefix, bool whole) {
  McAttr name = {mc_defined_param(ctx, type.index, 0)};
  if (!is_kind(ctx, name, MC_ATTR_STRING)) return false;
  McStr text = mc_attr_string_value(ctx, name);
  size_t len = strlen(prefix);
  return text.len >= len && memcmp(text.ptr, prefix, len) == 0 && (!whole || text.len == len);
}

bool mc_check_llvm_alloca(const McRoutineCheck *c) {
  McType type = mc_llvm_held_type(c->ctx, property(c, "elem_type"));
  if (type.index == MC_NONE || mc_llvm_kind(c->ctx, type) != MC_LLVM_TARGET) return true;
  return has_prefix(c->ctx, type, "spirv.", false) || has_prefix(c->ctx, type, "aarch64.svcount", true) ||
         fail(c, "this target extension type cannot be used in alloca");
}

bool mc_check_llvm_zero(const McRoutineCheck *c) {
  McType type = mc_result_type(c, 0);
  if (type.index == MC_NONE || mc_llvm_kind(c->ctx, type) != MC_LLVM_TARGET) return true;
  return has_prefix(c->ctx, type, "spirv.", false) ||
         fail(c, "target extension type does not support zero-initializer");
}

bool mc_llvm_may_be_global(const McContext *ctx, McType target_type) {
  return has_prefix(ctx, target_type, "spirv.", false) || has_prefix(ctx, target_type, "amdgcn.named.barrier", true);
}

/* --- aggregates and vectors --- */

static bool find_element(const McRoutineCheck *c, McType container, McType *type) {
  McAttr position = property(c, "position");
  *type = (McType){MC_NONE};
  if (container.index == MC_NONE || !is_kind(c->ctx, position, MC_ATTR_DENSE_ARRAY)) return true;
  McStr data = mc_attr_dense_data(c->ctx, position);
  size_t count = (size_t)mc_attr_dense_count(c->ctx, position);
  if (data.len != 8 * count) return true;
  McLlvmMiss miss = {NULL, {MC_NONE}, 0};
  *type = mc_llvm_element_at(c->ctx, container, (const int64_t *)(const void *)data.ptr, count, &miss);
  if (type->index != MC_NONE) return true;
  if (miss.type.index != MC_NONE) return fail(c, "%s'%s'", miss.message, mc_text_type(c->diags, miss.type));
  return fail(c, "%s%lld", miss.message, (long long)miss.index);
}

bool mc_check_llvm_extract_value(const McRoutineCheck *c) {
  McType container = mc_operand_type(c, 0), result = mc_result_type(c, 0), type;
  if (!find_element(c, container, &type)) return false;
  if (type.index == MC_NONE || result.index == MC_NONE || type.index == result.index) return true;
  return fail(c, "Type mismatch: extracting from '%s' should produce '%s' but this op returns '%s'",
              mc_text_type(c->diags, container),
              mc_text_type(c->diags, type), mc_text_type(c->diags, result));
}

bool mc_check_llvm_insert_value(const McRoutineCheck *c) {
  McType container = mc_operand_type(c, 0), value = mc_operand_type(c, 1), type;
  if (!find_element(c, container, &type)) return false;
  if (type.index == MC_NONE || value.index == MC_NONE || type.index == value.index) return true;
  return fail(c, "Type mismatch: cannot insert '%s' into '%s'", mc_text_type(c->diags, value),
              mc_text_type(c->diags, container));
}

bool mc_check_llvm_shuffle(const McRoutineCheck *c) {
  McType type = mc_operand_type(c, 0);
  McAttr mask = property(c, "mask");
  if (type.index == MC_NONE || mc_kind(c->ctx, type.index) != MC_TYPE_VECTOR ||
      !is_kind(c->ctx, mask, MC_ATTR_DENSE_ARRAY)) {
    return true;
  }
  if (mc_type_rank(c->ctx, type) != 1 || !mc_type_dim_scalable(c->ctx, type, 0)) return true;
  McStr data = mc_attr_dense_data(c->ctx, mask);
  for (size_t i = 0; i < data.len; i++) {
    if (data.ptr[i] != 0) return fail(c, "expected a splat operation for scalable vectors");
  }
  return true;
}

/* From the second index on, each goes into a struct, array or vector. */
static bool check_indices(const McRoutineCheck *c, McType type, McStr data) {
  McContext *ctx = c->ctx;
  for (uint32_t i = 1; type.index != MC_NONE && 4 * ((size_t)i + 1) <= data.len; i++) {
    int32_t index;
    memcpy(&index, data.ptr + 4 * (size_t)i, 4);
    if (mc_kind(ctx, type.index) == MC_TYPE_VECTOR) {
      type = mc_type_element(ctx, type);
      continue;
    }
    switch (mc_llvm_kind(ctx, type)) {
      case MC_LLVM_ARRAY: type = mc_llvm_array_element(ctx, type); break;
      case MC_LLVM_STRUCT:
        if (index == MC_LLVM_GEP_DYNAMIC) return fail(c, "expected index %u indexing a struct to be constant", i);
        /* A struct that refers to an enclosing struct by name has no body. */
        if (!mc_llvm_struct_has_body(ctx, type) && !mc_llvm_struct_is_opaque(ctx, type)) return true;
        if (index < 0 || (uint32_t)index >= mc_llvm_struct_size(ctx, type)) {
          return fail(c, "index %u indexing a struct is out of bounds", i);
        }
        type = mc_llvm_struct_element(ctx, type, (uint32_t)index);
        break;
      default: return fail(c, "type '%s' cannot be indexed (index #%u)", mc_text_type(c->diags, type), i);
    }
  }
  return true;
}

bool mc_check_llvm_gep(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr indices = property(c, "rawConstantIndices");
  uint32_t values = 0, operands = mc_op_num_operands(ctx, c->op);
  if (!is_kind(ctx, indices, MC_ATTR_DENSE_ARRAY)) return true;
  McStr data = mc_attr_dense_data(ctx, indices);
  for (size_t i = 0; 4 * i + 4 <= data.len; i++) {
    int32_t index;
    memcpy(&index, data.ptr + 4 * i, 4);
    values += index == MC_LLVM_GEP_DYNAMIC;
  }
  if (operands > 0 && values != operands - 1) {
    return fail(c, "expected as many dynamic indices as specified in 'rawConstantIndices'");
  }
  if (mc_llvm_enum_value(ctx, property(c, "noWrapFlags")) == 1) {
    return fail(c, "'inbounds_flag' cannot be used directly.");
  }
  return check_indices(c, mc_llvm_held_type(ctx, property(c, "elem_type")), data);
}

/* --- constants --- */

static bool has_scalable_vector(const McContext *ctx, McType type) {
  while (mc_llvm_kind(ctx, type) == MC_LLVM_ARRAY) type = mc_llvm_array_element(ctx, type);
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_VECTOR) return false;
  for (uint32_t i = 0, rank = mc_type_rank(ctx, type); i < rank; i++) {
    if (mc_type_dim_scalable(ctx, type, i)) return true;
  }
  return false;
}

/* The number of elements of nested arrays, and of the vectors inside of them, modulo 2^64. *element: the type of these
 * elements. */
static uint64_t count_elements(const McContext *ctx, McType type, McType *element) {
  uint64_t count = 1;
  while (mc_llvm_kind(ctx, type) == MC_LLVM_ARRAY) {
    count *= mc_llvm_array_size(ctx, type);
    type = mc_llvm_array_element(ctx, type);
  }
  int64_t size;
  *element = type;
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_VECTOR || !mc_type_num_elements(ctx, type, &size)) {
    return count;
  }
  *element = mc_type_element(ctx, type);
  return count * (uint64_t)size;
}

static bool check_string(const McRoutineCheck *c, McType type, McAttr value) {
  McContext *ctx = c->ctx;
  size_t len = mc_attr_string_value(ctx, value).len;
  bool fits = mc_llvm_kind(ctx, type) == MC_LLVM_ARRAY && mc_llvm_array_size(ctx, type) == len &&
              mc_type_is_integer(ctx, mc_llvm_array_element(ctx, type), 8);
  return fits || fail(c, "expected array type of %zu i8 elements for the string constant", len);
}

static bool is_number(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  return kind == MC_TYPE_INDEX || kind == MC_TYPE_FLOAT || mc_llvm_kind(ctx, type) == MC_LLVM_PPC_FP128 ||
         (kind == MC_TYPE_INTEGER && mc_type_integer_signedness(ctx, type) == MC_SIGNLESS);
}

static bool check_struct(const McRoutineCheck *c, McType type, McAttr value) {
  McContext *ctx = c->ctx;
  if (!is_kind(ctx, value, MC_ATTR_ARRAY)) return fail(c, "expected array attribute for struct type");
  uint32_t count = mc_llvm_struct_size(ctx, type);
  if (mc_attr_array_size(ctx, value) != count) return fail(c, "expected array attribute of size %u", count);
  for (uint32_t i = 0; i < count; i++) {
    McType element = mc_llvm_struct_element(ctx, type, i);
    McAttr attr = mc_attr_array_get(ctx, value, i);
    if (element.index == MC_NONE || !is_number(ctx, element)) {
      return fail(c, "expected struct element types to be floating point type or integer type");
    }
    if (!is_kind(ctx, attr, MC_ATTR_INTEGER) && !is_kind(ctx, attr, MC_ATTR_FLOAT)) {
      return fail(c, "expected element of array attribute to be floating point or integer");
    }
    if (mc_attr_value_type(ctx, attr).index != element.index) {
      return fail(c, "struct element at index %u is of wrong type", i);
    }
  }
  return true;
}

/* A float of that type where the constant has `type`. */
static bool check_float(const McRoutineCheck *c, McType held, McType type) {
  McContext *ctx = c->ctx;
  if (type.index == MC_NONE) return true;
  if (mc_kind(ctx, type.index) == MC_TYPE_FLOAT || mc_llvm_kind(ctx, type) == MC_LLVM_PPC_FP128) {
    return type.index == held.index || fail(c, "attribute and type have different float semantics");
  }
  if (mc_kind(ctx, type.index) != MC_TYPE_INTEGER) return true;
  uint32_t width = mc_type_bit_width(ctx, held);
  return mc_type_is_integer(ctx, type, width) || fail(c, "expected integer type of width %u", width);
}

static bool is_elements(const McContext *ctx, McAttr value) {
  McKind kind = mc_kind(ctx, value.index);
  return kind == MC_ATTR_DENSE_ELEMENTS || kind == MC_ATTR_DENSE_STRINGS || kind == MC_ATTR_DENSE_RESOURCE ||
         kind == MC_ATTR_SPARSE_ELEMENTS;
}

static bool check_elements(const McRoutineCheck *c, McType type, McAttr value) {
  McContext *ctx = c->ctx;
  McKind kind = mc_kind(ctx, value.index);
  if (has_scalable_vector(ctx, type)) {
    bool splat = (kind == MC_ATTR_DENSE_ELEMENTS || kind == MC_ATTR_DENSE_STRINGS) &&
                 mc_attr_dense_is_splat(ctx, value);
    return splat || fail(c, "scalable vector type requires a splat attribute");
  }
  if (mc_kind(ctx, type.index) != MC_TYPE_VECTOR && mc_llvm_kind(ctx, type) != MC_LLVM_ARRAY) {
    return fail(c, "expected vector or array type");
  }
  McType shape = mc_attr_value_type(ctx, value), element;
  int64_t have = 0;
  uint64_t want = count_elements(ctx, type, &element);
  if (shape.index == MC_NONE || !mc_type_num_elements(ctx, shape, &have)) return true;
  if ((uint64_t)have != want) {
    return fail(c, "type and attribute have a different number of elements: %lld vs. %lld", (long long)want,
                (long long)have);
  }
  McType held = mc_type_element(ctx, shape);
  if (held.index == MC_NONE) return true;
  if (mc_kind(ctx, held.index) == MC_TYPE_FLOAT) return check_float(c, held, element);
  if (mc_kind(ctx, held.index) != MC_TYPE_INTEGER) return true;
  if (element.index != MC_NONE && mc_kind(ctx, element.index) == MC_TYPE_INTEGER) return true;
  return fail(c, "expected integer element type for integer elements attribute");
}

/* "llvm.zero" or "llvm.undef" */
static bool is_filler(const McContext *ctx, McAttr attr) {
  if (!is_kind(ctx, attr, MC_ATTR_DEFINED)) return false;
  McStr name = mc_ident_str(ctx, (McIdent){mc_rec(ctx, attr.index)->words[0]});
  return strcmp(name.ptr, "llvm.zero") == 0 || strcmp(name.ptr, "llvm.undef") == 0;
}

/* Elements of an array whose own elements are structs. */
static bool check_structs(const McRoutineCheck *c, McType element, McAttr value) {
  McContext *ctx = c->ctx;
  if (mc_llvm_kind(ctx, element) != MC_LLVM_STRUCT) {
    return fail(c, "for array with an array attribute must have a struct element type");
  }
  uint32_t members = mc_llvm_struct_size(ctx, element), count = mc_attr_array_size(ctx, value);
  for (uint32_t i = 0; i < count; i++) {
    McAttr attr = mc_attr_array_get(ctx, value, i);
    if (is_filler(ctx, attr)) continue;
    if (!is_kind(ctx, attr, MC_ATTR_ARRAY)) {
      return fail(c, "nested attribute for struct element at index %u must be a zero, or undef, or array attribute", i);
    }
    uint32_t size = mc_attr_array_size(ctx, attr);
    if (size != members) {
      return fail(c, "nested array attribute size for struct element at index %u must match struct size: %u vs. %u", i,
                  size, members);
    }
  }
  return true;
}

static int compare_words(const void *left, const void *right) {
  uint32_t a = *(const uint32_t *)left, b = *(const uint32_t *)right;
  return (a > b) - (a < b);
}

/* Each word once: an attribute may be in many places. */
static void make_unique(McWords *words) {
  size_t to = 0;
  if (words->len > 1) qsort(words->ptr, words->len, sizeof *words->ptr, compare_words);
  for (size_t i = 0; i < words->len; i++) {
    if (i == 0 || words->ptr[i] != words->ptr[i - 1]) words->ptr[to++] = words->ptr[i];
  }
  words->len = to;
}

/* Arrays of arrays, level by level: `level` has the attributes of one. */
static bool check_arrays(const McRoutineCheck *c, McType type, McWords *level, McWords *next) {
  McContext *ctx = c->ctx;
  for (int dim = 0;; dim++) {
    McType element = mc_llvm_array_element(ctx, type);
    bool deeper = mc_llvm_kind(ctx, element) == MC_LLVM_ARRAY;
    uint64_t size = mc_llvm_array_size(ctx, type);
    next->len = 0;
    for (size_t k = 0; k < level->len; k++) {
      McAttr value = {level->ptr[k]};
      uint32_t count = mc_attr_array_size(ctx, value);
      if (count != size) {
        return fail(c, "array attribute size does not match array type size in dimension %d: %u vs. %llu", dim, count,
                    (unsigned long long)size);
      }
      if (!deeper && !check_structs(c, element, value)) return false;
      for (uint32_t i = 0; deeper && i < count; i++) {
        McAttr attr = mc_attr_array_get(ctx, value, i);
        if (is_filler(ctx, attr) || (next->len > 0 && next->ptr[next->len - 1] == attr.index)) continue;
        if (!is_kind(ctx, attr, MC_ATTR_ARRAY)) {
          return fail(c,
                      "nested attribute for sub-array in dimension %d at index %u must be a zero, or undef, or array "
                      "attribute",
                      dim, i);
        }
        if (!mc_array_push(&ctx->alloc, next, attr.index)) return mc_out_of_memory(c->diags);
      }
    }
    if (!deeper) return true;
    make_unique(next);
    McWords swap = *level;
    *level = *next;
    *next = swap;
    type = element;
  }
}

static bool check_array(const McRoutineCheck *c, McType type, McAttr value) {
  McContext *ctx = c->ctx;
  if (mc_llvm_kind(ctx, type) != MC_LLVM_ARRAY) return fail(c, "expected array or struct type for array attribute");
  McWords level = {0}, next = {0};
  bool ok = mc_array_push(&ctx->alloc, &level, value.index) || mc_out_of_memory(c->diags);
  ok = ok && check_arrays(c, type, &level, &next);
  mc_array_fini(&ctx->alloc, &level);
  mc_array_fini(&ctx->alloc, &next);
  return ok;
}

bool mc_check_llvm_constant(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_result_type(c, 0);
  McAttr value = property(c, "value");
  if (type.index == MC_NONE || value.index == MC_NONE) return true;
  McKind kind = mc_kind(ctx, value.index);
  if (kind == MC_ATTR_STRING) return check_string(c, type, value);
  if (mc_llvm_kind(ctx, type) == MC_LLVM_STRUCT) return check_struct(c, type, value);
  if (mc_llvm_kind(ctx, type) == MC_LLVM_TARGET) return fail(c, "does not support target extension type.");
  if (kind == MC_ATTR_INTEGER) return mc_kind(ctx, type.index) == MC_TYPE_INTEGER || fail(c, "expected integer type");
  if (kind == MC_ATTR_FLOAT) return check_float(c, mc_attr_value_type(ctx, value), type);
  if (is_elements(ctx, value)) return check_elements(c, type, value);
  if (kind == MC_ATTR_ARRAY) return check_array(c, type, value);
  return fail(c, "only supports integer, float, string or elements attributes");
}

/* --- control flow --- */

bool mc_check_llvm_switch(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr values = property(c, "case_values");
  uint32_t successors = mc_op_num_successors(ctx, c->op), cases = successors > 0 ? successors - 1 : 0;
  int64_t count = 0;
  if (values.index != MC_NONE) mc_type_num_elements(ctx, mc_attr_value_type(ctx, values), &count);
  if (count != cases) return fail(c, "expects number of case values to match number of case destinations");
  McType flag = mc_operand_type(c, 0);
  if (values.index == MC_NONE || flag.index == MC_NONE) return true;
  if (mc_type_element(ctx, mc_attr_value_type(ctx, values)).index == flag.index) return true;
  return mc_plain_error(c, "expects case value type to match condition value type");
}

static McOp parent_function(const McContext *ctx, McOp op) {
  do op = mc_op_parent(ctx, op);
  while (op.index != MC_NONE && !mc_op_has_fact(ctx, op, MC_FACT_LLVM_FUNCTION));
  return op;
}

bool mc_check_llvm_return(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp function = parent_function(ctx, c->op);
  McType type = {MC_NONE};
  if (function.index != MC_NONE) type = mc_llvm_held_type(ctx, mc_op_property_named(ctx, function, "function_type"));
  if (mc_llvm_kind(ctx, type) != MC_LLVM_FUNCTION) return true;
  McType want = mc_llvm_function_result(ctx, type), have = mc_operand_type(c, 0);
  bool is_void = mc_llvm_kind(ctx, want) == MC_LLVM_VOID;
  if (is_void ? have.index == MC_NONE : have.index == want.index) return true;
  if (is_void) fail(c, "expected no operands");
  else if (have.index == MC_NONE) fail(c, "expected 1 operand");
  else fail(c, "mismatching result types");
  mc_note(c->diags, mc_op_loc(ctx, function), "when returning from function");
  return false;
}

/* --- exceptions --- */

bool mc_check_llvm_landingpad(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp function = parent_function(ctx, c->op);
  uint32_t count = mc_op_num_operands(ctx, c->op);
  if (function.index != MC_NONE && mc_op_property_named(ctx, function, "personality").index == MC_NONE) {
    return mc_plain_error(c, "llvm.landingpad needs to be in a function with a personality");
  }
  if (count == 0 && property(c, "cleanup").index == MC_NONE) {
    return mc_plain_error(c, "landingpad instruction expects at least one clause or cleanup attribute");
  }
  for (uint32_t i = 0; i < count; i++) {
    if (mc_llvm_kind(ctx, mc_operand_type(c, i)) == MC_LLVM_ARRAY) continue;
    McOp from = mc_value_op(ctx, mc_op_operand(ctx, c->op, i));
    if (mc_op_has_fact(ctx, from, MC_FACT_LLVM_ZERO) || mc_op_has_fact(ctx, from, MC_FACT_LLVM_ADDRESS)) continue;
    if (!mc_op_has_fact(ctx, from, MC_FACT_LLVM_BITCAST)) {
      return mc_plain_error(c, "clause #%u is not a known constant - null, addressof, bitcast", i);
    }
    McOp inner = mc_op_num_operands(ctx, from) > 0 ? mc_value_op(ctx, mc_op_operand(ctx, from, 0)) : (McOp){MC_NONE};
    if (mc_op_has_fact(ctx, inner, MC_FACT_LLVM_ADDRESS)) continue;
    mc_plain_error(c, "constant clauses expected");
    mc_note(c->diags, mc_op_loc(ctx, from),
            "global addresses expected as operand to bitcast used in clauses for landingpad");
    return false;
  }
  return true;
}

bool mc_check_llvm_inline_asm(const McRoutineCheck *c) {
  return mc_llvm_enum_value(c->ctx, property(c, "tail_call_kind")) != 2 ||
         fail(c, "tail call kind 'musttail' is not supported by this operation");
}
