/* spirv_checks.c - checks of spirv that look at the types and attributes of one operation.
 *
 * In mlir-opt's words and order. Constraints hold already: operands and results have the types that are declared.
 */
#include "dialects/shared/shared_checks.h"
#include "dialects/spirv/spirv.def"
#include "dialects/spirv/spirv.h"
#include "types/report.h"
#include "verify/verify.h"

#define TYPE(c, type) mc_text_type((c)->diags, type)
/* At the operation, without its name. Always false. */
#define fail_plain mc_plain_error

static bool is_vector(const McRoutineCheck *c, McType type) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_VECTOR;
}

static bool is_kind(const McRoutineCheck *c, McType type, McKind kind) {
  return type.index != MC_NONE && mc_kind(c->ctx, type.index) == kind;
}

static int64_t num_elements(const McRoutineCheck *c, McType type) {
  int64_t n = 1;
  if (is_vector(c, type)) mc_type_num_elements(c->ctx, type, &n);
  return n;
}

/* The elements of a vector or a cooperative matrix; other types themselves. */
static McType element(const McRoutineCheck *c, McType type) {
  if (is_vector(c, type)) return mc_type_element(c->ctx, type);
  if (mc_spirv_kind(c->ctx, type) == MC_SPIRV_COOPERATIVE_MATRIX) return mc_spirv_inner(c->ctx, type);
  return type;
}

static uint64_t case_of(const McRoutineCheck *c, const char *name, uint64_t other) {
  return mc_spirv_case(c->ctx, mc_checked_attr(c, name), other);
}

static McType pointee(const McRoutineCheck *c, McType pointer) { return mc_spirv_inner(c->ctx, pointer); }

static int64_t storage(const McRoutineCheck *c, McType pointer) {
  return mc_spirv_number(c->ctx, pointer, MC_POINTER_STORAGE);
}

/* --- numbers --- */

bool mc_check_spirv_extended(const McRoutineCheck *c) {
  McType type = mc_result_type(c, 0), operand = mc_operand_type(c, 0);
  uint64_t parts;
  if (!mc_spirv_num_parts(c->ctx, type, &parts) || parts != 2) {
    return fail(c, "expected result struct type containing two members");
  }
  bool same = mc_operand_type(c, 1).index == operand.index;
  for (uint32_t i = 0; i < 2; i++) same = same && mc_spirv_part(c->ctx, type, i).index == operand.index;
  return same || fail(c, "expected all operand types and struct member types are the same");
}

bool mc_check_spirv_shift(const McRoutineCheck *c) {
  McType a = mc_operand_type(c, 0), b = mc_result_type(c, 0);
  return a.index == b.index ||
         fail_plain(c, "expected the same type for the first operand and result, but provided '%s' and '%s'",
                    TYPE(c, a), TYPE(c, b));
}

bool mc_check_spirv_vector_times_scalar(const McRoutineCheck *c) {
  McType vector = mc_operand_type(c, 0), result = mc_result_type(c, 0);
  if (vector.index != result.index) return fail(c, "vector operand and result type mismatch");
  return mc_operand_type(c, 1).index == mc_type_element(c->ctx, result).index ||
         fail(c, "scalar operand and result element type match");
}

static uint32_t bit_width(const McRoutineCheck *c, McType type) {
  if (mc_spirv_kind(c->ctx, type) == MC_SPIRV_POINTER) return 64;
  return mc_type_bit_width(c->ctx, element(c, type)) * (uint32_t)num_elements(c, type);
}

bool mc_check_spirv_dot_product(const McRoutineCheck *c) {
  McType factor = mc_operand_type(c, 0);
  bool has_format = mc_checked_attr(c, "format").index != MC_NONE;
  if (is_kind(c, factor, MC_TYPE_INTEGER)) {
    if (!has_format) return fail(c, "requires Packed Vector Format attribute for integer vector operands");
    if (mc_type_integer_width(c->ctx, factor) != 32) {
      return fail(c, "with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands "
                     "to be 32-bits wide");
    }
  } else if (has_format) {
    return fail(c, "with invalid format attribute for vector operands of type '%s'", TYPE(c, factor));
  }
  uint32_t from = bit_width(c, factor), to = bit_width(c, mc_result_type(c, 0));
  return from <= to || fail(c, "result type has insufficient bit-width (%u bits) for the specified vector operand type "
                               "(%u bits)", to, from);
}

bool mc_check_spirv_select(const McRoutineCheck *c) {
  McType condition = mc_operand_type(c, 0), result = mc_result_type(c, 0);
  if (!is_vector(c, condition)) return true;
  if (!is_vector(c, result)) {
    return fail(c, "result expected to be of vector type when condition is of vector type");
  }
  return num_elements(c, condition) == num_elements(c, result) ||
         fail(c, "result should have the same number of elements as the condition when condition is of vector type");
}

bool mc_check_spirv_frexp_struct(const McRoutineCheck *c) {
  McType type = mc_result_type(c, 0), operand = mc_operand_type(c, 0);
  uint64_t parts;
  if (!mc_spirv_num_parts(c->ctx, type, &parts) || parts != 2) {
    return fail_plain(c, "result type must be a struct type with two memebers");
  }
  McType exponent = mc_spirv_part(c->ctx, type, 1), number = element(c, exponent);
  if (mc_spirv_part(c->ctx, type, 0).index != operand.index) {
    return fail_plain(c, "member zero of the resulting struct type must be the same type as the operand");
  }
  bool is_i32 = is_kind(c, number, MC_TYPE_INTEGER) && mc_type_integer_width(c->ctx, number) == 32;
  if (!is_i32 && is_vector(c, exponent)) {
    return fail_plain(c, "member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type");
  }
  if (!is_i32) {
    return fail_plain(c, "member one of the resulting struct type must be a scalar or vector of 32 bit integer type");
  }
  if (is_vector(c, operand) == is_vector(c, exponent) && num_elements(c, operand) == num_elements(c, exponent)) {
    return true;
  }
  return fail_plain(c, "member one of the resulting struct type must have the same number of components as the "
                       "operand type");
}

bool mc_check_spirv_ldexp(const McRoutineCheck *c) {
  McType x = mc_operand_type(c, 0), exponent = mc_operand_type(c, 1);
  if (is_vector(c, x) != is_vector(c, exponent)) return fail(c, "operands must both be scalars or vectors");
  return num_elements(c, x) == num_elements(c, exponent) ||
         fail(c, "operands must have the same number of elements");
}

/* --- conversions --- */

bool mc_check_spirv_other_width(const McRoutineCheck *c) {
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0), a = element(c, from), b = element(c, to);
  bool composite = a.index != from.index;
  if (composite && (b.index == to.index || is_vector(c, from) != is_vector(c, to))) {
    return fail(c, "incompatible operand and result types");
  }
  if (mc_type_bit_width(c->ctx, a) != mc_type_bit_width(c->ctx, b)) return true;
  return fail(c, "expected the different bit widths for operand type and result type, but provided '%s' and '%s'",
              TYPE(c, a), TYPE(c, b));
}

bool mc_check_spirv_bitcast(const McRoutineCheck *c) {
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  bool pointers[] = {mc_spirv_kind(c->ctx, from) == MC_SPIRV_POINTER, mc_spirv_kind(c->ctx, to) == MC_SPIRV_POINTER};
  if (from.index == to.index) return fail_plain(c, "result type must be different from operand type");
  if (pointers[0] && !pointers[1]) {
    return fail_plain(c, "unhandled bit cast conversion from pointer type to non-pointer type");
  }
  if (!pointers[0] && pointers[1]) {
    return fail_plain(c, "unhandled bit cast conversion from non-pointer type to pointer type");
  }
  uint32_t in = bit_width(c, from), out = bit_width(c, to);
  return in == out ||
         fail(c, "mismatch in result type bitwidth %u and operand type bitwidth %u", out, in);
}

static bool same_pointee(const McRoutineCheck *c, McType from, McType to) {
  McType a = pointee(c, from), b = pointee(c, to);
  return a.index == b.index ||
         fail(c, "pointer operand's pointee type must have the same as the op result type, but found '%s' vs '%s'",
              TYPE(c, a), TYPE(c, b));
}

static bool is_specific(int64_t s) {
  return s == MC_STORAGE_WORKGROUP || s == MC_STORAGE_CROSS_WORKGROUP || s == MC_STORAGE_FUNCTION;
}

bool mc_check_spirv_to_generic(const McRoutineCheck *c) {
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  if (!is_specific(storage(c, from))) {
    return fail_plain(c, "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class");
  }
  if (storage(c, to) != MC_STORAGE_GENERIC) return fail_plain(c, "result type must be of storage class Generic");
  return same_pointee(c, from, to);
}

bool mc_check_spirv_from_generic(const McRoutineCheck *c) {
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  if (storage(c, from) != MC_STORAGE_GENERIC) return fail_plain(c, "pointer type must be of storage class Generic");
  if (!is_specific(storage(c, to))) {
    return fail_plain(c, "result must point to the Workgroup, CrossWorkgroup, or Function Storage Class");
  }
  return same_pointee(c, from, to);
}

/* --- matrices --- */

static int64_t columns(const McRoutineCheck *c, McType matrix) { return mc_spirv_dim(c->ctx, matrix, 0); }
static int64_t rows(const McRoutineCheck *c, McType matrix) {
  return num_elements(c, mc_spirv_inner(c->ctx, matrix));
}
static uint32_t component(const McRoutineCheck *c, McType matrix) {
  return mc_type_element(c->ctx, mc_spirv_inner(c->ctx, matrix)).index;
}

bool mc_check_spirv_transpose(const McRoutineCheck *c) {
  McType in = mc_operand_type(c, 0), out = mc_result_type(c, 0);
  if (rows(c, in) != columns(c, out)) {
    return fail_plain(c, "input matrix rows count must be equal to output matrix columns count");
  }
  if (columns(c, in) != rows(c, out)) {
    return fail_plain(c, "input matrix columns count must be equal to output matrix rows count");
  }
  return component(c, in) == component(c, out) ||
         fail_plain(c, "input and output matrices must have the same component type");
}

bool mc_check_spirv_matrix_times_matrix(const McRoutineCheck *c) {
  McType left = mc_operand_type(c, 0), right = mc_operand_type(c, 1), result = mc_result_type(c, 0);
  if (columns(c, left) != rows(c, right)) {
    return fail_plain(c, "left matrix columns' count must be equal to the right matrix rows' count");
  }
  if (columns(c, right) != columns(c, result)) {
    return fail_plain(c, "right and result matrices must have equal columns' count");
  }
  if (component(c, right) != component(c, result)) {
    return fail_plain(c, "right and result matrices' component type must be the same");
  }
  if (component(c, left) != component(c, result)) {
    return fail_plain(c, "left and result matrices' component type must be the same");
  }
  return rows(c, left) == rows(c, result) || fail_plain(c, "left and result matrices must have equal rows' count");
}

bool mc_check_spirv_matrix_times_scalar(const McRoutineCheck *c) {
  McType matrix = mc_operand_type(c, 0), inner = mc_spirv_inner(c->ctx, matrix);
  if (is_vector(c, inner)) inner = mc_type_element(c->ctx, inner);
  return mc_operand_type(c, 1).index == inner.index ||
         fail(c, "input matrix components' type and scaling value must have the same type");
}

/* The elements of the vector and of the matrix. */
static bool same_component(const McRoutineCheck *c, McType matrix, McType vector) {
  return component(c, matrix) == mc_type_element(c->ctx, vector).index ||
         fail(c, "matrix must be of the same component type as vector") ;
}

bool mc_check_spirv_matrix_times_vector(const McRoutineCheck *c) {
  McType matrix = mc_operand_type(c, 0), vector = mc_operand_type(c, 1), result = mc_result_type(c, 0);
  if (columns(c, matrix) != num_elements(c, vector)) {
    return fail(c, "matrix columns (%lld) must match vector operand size (%lld)", (long long)columns(c, matrix),
                (long long)num_elements(c, vector));
  }
  if (num_elements(c, result) != rows(c, matrix)) {
    return fail(c, "result size (%lld) must match the matrix rows (%lld)", (long long)num_elements(c, result),
                (long long)rows(c, matrix));
  }
  if (component(c, matrix) != mc_type_element(c->ctx, result).index) {
    return fail(c, "matrix and result element types must match");
  }
  return true;
}

bool mc_check_spirv_vector_times_matrix(const McRoutineCheck *c) {
  McType vector = mc_operand_type(c, 0), matrix = mc_operand_type(c, 1), result = mc_result_type(c, 0);
  if (num_elements(c, vector) != rows(c, matrix)) {
    return fail(c, "number of components in vector must equal the number of components in each column in matrix");
  }
  if (num_elements(c, result) != columns(c, matrix)) {
    return fail(c, "number of columns in matrix must equal the number of components in result");
  }
  if (component(c, matrix) != mc_type_element(c->ctx, result).index) {
    return fail(c, "matrix must be a matrix with the same component type as the component type in result");
  }
  return same_component(c, matrix, vector);
}

bool mc_check_spirv_matrix_access(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = pointee(c, mc_operand_type(c, 0));
  if (!mc_spirv_is_scalar(ctx, type) && !is_vector(c, type)) {
    return fail(c, "Pointer must point to a scalar or vector type but provided '%s'", TYPE(c, type));
  }
  McAttr access = mc_checked_attr(c, "memory_operand");
  bool has_alignment = mc_checked_attr(c, "alignment").index != MC_NONE;
  if (access.index == MC_NONE) return true;
  uint64_t bits = mc_spirv_case(ctx, access, 0);
  McStr refused = mc_ident_str(ctx, (McIdent){c->args[0]});
  uint64_t bit = mc_str_is(refused, "MakePointerVisible") ? MC_ACCESS_MAKE_VISIBLE : MC_ACCESS_MAKE_AVAILABLE;
  if (bits & bit) return fail(c, "not compatible with memory operand '%.*s'", (int)refused.len, refused.ptr);
  if ((bits & MC_ACCESS_ALIGNED) && !has_alignment) return fail(c, "missing value for the 'Aligned' memory operand");
  return (bits & MC_ACCESS_ALIGNED) || !has_alignment ||
         fail(c, "found alignment attribute for non-'Aligned' memory operand");
}

bool mc_check_spirv_matrix_mul_add(const McRoutineCheck *c) {
  static const char *const uses[] = {"MatrixA", "MatrixB", "MatrixAcc"};
  McContext *ctx = c->ctx;
  McType a = mc_operand_type(c, 0), b = mc_operand_type(c, 1), sum = mc_operand_type(c, 2);
  bool integers = true;
  for (uint32_t i = 0; i < 3; i++) {
    if (mc_spirv_number(ctx, mc_operand_type(c, i), MC_COOPERATIVE_USE) != i) {
      return fail(c, "operand #%u must be of use '%s'", i, uses[i]);
    }
    integers = integers && is_kind(c, mc_spirv_inner(ctx, mc_operand_type(c, i)), MC_TYPE_INTEGER);
  }
  int64_t scope = mc_spirv_number(ctx, a, MC_COOPERATIVE_SCOPE);
  if (scope != mc_spirv_number(ctx, b, MC_COOPERATIVE_SCOPE) ||
      scope != mc_spirv_number(ctx, sum, MC_COOPERATIVE_SCOPE)) {
    return fail(c, "matrix scope mismatch");
  }
  if (mc_spirv_dim(ctx, a, 0) != mc_spirv_dim(ctx, sum, 0)) return fail(c, "matrix size mismatch on dimension 'M'");
  if (mc_spirv_dim(ctx, b, 1) != mc_spirv_dim(ctx, sum, 1)) return fail(c, "matrix size mismatch on dimension 'N'");
  if (mc_spirv_dim(ctx, a, 1) != mc_spirv_dim(ctx, b, 0)) return fail(c, "matrix size mismatch on dimension 'K'");
  return integers || mc_checked_attr(c, "matrix_operands").index == MC_NONE ||
         fail(c, "Matrix Operands require all matrix element types to be Integer Types");
}

/* --- memory --- */

bool mc_check_spirv_pointee_of(const McRoutineCheck *c) {
  McType pointer = mc_named_type(c, c->args[0]), value = mc_named_type(c, c->args[1]);
  return pointee(c, pointer).index == value.index || fail(c, "mismatch in result type and pointer type");
}

bool mc_check_spirv_block_pointee(const McRoutineCheck *c) {
  McType value = mc_op_num_results(c->ctx, c->op) > 0 ? mc_result_type(c, 0) : mc_operand_type(c, 1);
  if (is_vector(c, value)) value = mc_type_element(c->ctx, value);
  return pointee(c, mc_operand_type(c, 0)).index == value.index ||
         fail(c, "mismatch in result type and pointer type");
}

bool mc_check_spirv_same_pointee(const McRoutineCheck *c) {
  return pointee(c, mc_operand_type(c, 0)).index == pointee(c, mc_operand_type(c, 1)).index ||
         fail(c, "both operands must be pointers to the same type");
}

bool mc_check_spirv_alignment(const McRoutineCheck *c) {
  McAttr access = mc_named_attr(c, c->args[0]);
  bool has_alignment = mc_named_attr(c, c->args[1]).index != MC_NONE;
  if (access.index == MC_NONE) {
    return !has_alignment || fail(c, "invalid alignment specification without aligned memory access specification");
  }
  bool aligned = (mc_spirv_case(c->ctx, access, 0) & MC_ACCESS_ALIGNED) != 0;
  if (aligned && !has_alignment) return fail(c, "missing alignment value");
  return aligned || !has_alignment ||
         fail(c, "invalid alignment specification with non-aligned memory access specification");
}

static bool check_semantics(const McRoutineCheck *c, const char *name) {
  uint64_t order = case_of(c, name, 0) & (2 | 4 | 8 | 16);
  return (order & (order - 1)) == 0 ||
         fail_plain(c, "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,"
                       "`AcquireRelease` or `SequentiallyConsistent`");
}

bool mc_check_spirv_memory_semantics(const McRoutineCheck *c) { return check_semantics(c, "memory_semantics"); }

bool mc_check_spirv_atomic(const McRoutineCheck *c) {
  McType type = pointee(c, mc_operand_type(c, 0));
  McStr word = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  McKind kind = word.ptr[0] == 'i' ? MC_TYPE_INTEGER : MC_TYPE_FLOAT;
  if (!is_kind(c, type, kind)) {
    return fail(c, "pointer operand must point to an %.*s value, found '%s'", (int)word.len, word.ptr, TYPE(c, type));
  }
  return check_semantics(c, "semantics");
}

bool mc_check_spirv_mesh_payload(const McRoutineCheck *c) {
  return mc_op_num_operands(c->ctx, c->op) < 4 || storage(c, mc_operand_type(c, 3)) == MC_STORAGE_TASK_PAYLOAD ||
         fail(c, "payload must be a variable with a storage class of TaskPayloadWorkgroupEXT");
}

/* --- composites --- */

static bool fail_constituent(const McRoutineCheck *c, McType want, McType have) {
  return fail(c, "operand type mismatch: expected operand type '%s', but provided '%s'", TYPE(c, want), TYPE(c, have));
}

bool mc_check_spirv_composite_construct(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_result_type(c, 0);
  uint32_t count = mc_op_num_operands(ctx, c->op);
  uint64_t parts = UINT64_MAX;
  if (mc_spirv_kind(ctx, type) == MC_SPIRV_COOPERATIVE_MATRIX) {
    McType inner = mc_spirv_inner(ctx, type);
    if (count != 1) return fail(c, "has incorrect number of operands: expected 1, but provided %u", count);
    return mc_operand_type(c, 0).index == inner.index || fail_constituent(c, inner, mc_operand_type(c, 0));
  }
  bool open = mc_spirv_kind(ctx, type) == MC_SPIRV_RUNTIME_ARRAY;
  bool known = mc_spirv_num_parts(ctx, type, &parts);
  if (known && parts == count && !open) {
    for (uint32_t i = 0; i < count; i++) {
      McType want = mc_spirv_part(ctx, type, i), have = mc_operand_type(c, i);
      if (want.index != have.index) return fail_constituent(c, want, have);
    }
    return true;
  }
  if (!is_vector(c, type)) {
    return fail(c, "expected to return a vector or cooperative matrix when the number of constituents is less than "
                   "what the result needs");
  }
  McType want = mc_type_element(ctx, type);
  uint64_t total = 0;
  for (uint32_t i = 0; i < count; i++) {
    McType have = mc_operand_type(c, i);
    if (!is_vector(c, have) && !is_kind(c, have, MC_TYPE_INTEGER) && !is_kind(c, have, MC_TYPE_FLOAT)) {
      return fail(c, "operand type mismatch: expected operand to have a scalar or vector type, but provided '%s'",
                  TYPE(c, have));
    }
    total += (uint64_t)num_elements(c, have);
    if (element(c, have).index != want.index) {
      return fail(c, "operand element type mismatch: expected to be '%s', but provided '%s'", TYPE(c, want),
                  TYPE(c, element(c, have)));
    }
  }
  return total == parts || fail(c, "has incorrect number of operands: expected %llu, but provided %llu",
                                (unsigned long long)parts, (unsigned long long)total);
}

bool mc_check_spirv_composite_part(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType composite = mc_named_type(c, c->args[0]), given = mc_named_type(c, c->args[1]), part;
  McBuf error;
  mc_buf_init(&error, &ctx->alloc);
  bool ok = mc_spirv_find_part(ctx, c->diags, composite, mc_checked_attr(c, "indices"), &part, &error);
  if (!ok) fail_plain(c, "%s", mc_buf_text(&error));
  mc_buf_fini(&error);
  if (!ok) return false;
  bool fits = part.index == MC_NONE || part.index == given.index;
  if (c->num_args < 3) {
    return fits || fail(c, "invalid result type: expected '%s' but provided '%s'", TYPE(c, part), TYPE(c, given));
  }
  if (!fits) return fail(c, "object operand type should be '%s', but found '%s'", TYPE(c, part), TYPE(c, given));
  McType result = mc_named_type(c, c->args[2]);
  return result.index == composite.index ||
         fail(c, "result type should be the same as the composite type, but found '%s' vs '%s'", TYPE(c, composite),
              TYPE(c, result));
}

bool mc_check_spirv_vector_shuffle(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr components = mc_checked_attr(c, "components");
  uint32_t count = mc_attr_array_size(ctx, components);
  int64_t result = num_elements(c, mc_result_type(c, 0));
  int64_t total = num_elements(c, mc_operand_type(c, 0)) + num_elements(c, mc_operand_type(c, 1));
  if (result != count) {
    return fail(c, "result type element count (%lld) mismatch with the number of component selectors (%u)",
                (long long)result, count);
  }
  for (uint32_t i = 0; i < count; i++) {
    int64_t value = 0;
    mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, components, i), &value);
    uint32_t index = (uint32_t)value;
    if (index < total || index == UINT32_MAX) continue;
    return fail(c, "component selector %u out of range: expected to be in [0, %lld) or 0xffffffff", index,
                (long long)total);
  }
  return true;
}

/* --- constants --- */

static bool check_elements(const McRoutineCheck *c, McAttr attr, McType type) {
  McContext *ctx = c->ctx;
  McType value = mc_attr_value_type(ctx, attr);
  if (value.index == type.index) return true;
  if (mc_spirv_kind(ctx, type) == MC_SPIRV_COOPERATIVE_MATRIX &&
      (mc_kind(ctx, attr.index) != MC_ATTR_DENSE_ELEMENTS || !mc_attr_dense_is_splat(ctx, attr))) {
    return fail(c, "expected a splat dense attribute for cooperative matrix constant, but found %s",
                mc_text_attr(c->diags, attr));
  }
  if (mc_spirv_kind(ctx, type) != MC_SPIRV_ARRAY) {
    return fail(c, "result or element type ('%s') does not match value type ('%s'), must be the same or spirv.array",
                TYPE(c, type), TYPE(c, value));
  }
  int32_t count = 1;
  int64_t have = 0;
  while (mc_spirv_kind(ctx, type) == MC_SPIRV_ARRAY) {
    count *= (int32_t)mc_spirv_dim(ctx, type, 0);
    type = mc_spirv_inner(ctx, type);
  }
  if (!is_kind(c, type, MC_TYPE_INTEGER) && !is_kind(c, type, MC_TYPE_FLOAT)) {
    return fail(c, "only support nested array result type");
  }
  McType inner = mc_type_element(ctx, value);
  if (inner.index != type.index) {
    return fail(c, "result element type ('%s') does not match value element type ('%s')", TYPE(c, type),
                TYPE(c, inner));
  }
  mc_type_num_elements(ctx, value, &have);
  return have == count || fail(c, "result number of elements (%d) does not match value number of elements (%lld)",
                               count, (long long)have);
}

#define MAX_DEPTH 64u /* arrays that are nested deeper are not examined */

static bool check_constant(const McRoutineCheck *c, McAttr value, McType type, uint32_t depth) {
  McContext *ctx = c->ctx;
  McKind kind = mc_kind(ctx, value.index);
  if (kind == MC_ATTR_INTEGER || kind == MC_ATTR_FLOAT) {
    McType have = mc_attr_value_type(ctx, value);
    return have.index == type.index ||
           fail(c, "result type ('%s') does not match value type ('%s')", TYPE(c, type), TYPE(c, have));
  }
  if (kind == MC_ATTR_DENSE_ELEMENTS || kind == MC_ATTR_SPARSE_ELEMENTS) {
    return check_elements(c, value, type);
  }
  if (kind != MC_ATTR_ARRAY) return fail(c, "cannot have attribute: %s", mc_text_attr(c->diags, value));
  if (mc_spirv_kind(ctx, type) != MC_SPIRV_ARRAY) {
    return fail(c, "must have spirv.array result type for array value");
  }
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, value); i < n && depth < MAX_DEPTH; i++) {
    if (!check_constant(c, mc_attr_array_get(ctx, value, i), mc_spirv_inner(ctx, type), depth + 1)) return false;
  }
  return true;
}

bool mc_check_spirv_constant(const McRoutineCheck *c) {
  return check_constant(c, mc_named_attr(c, c->args[0]), mc_named_type(c, c->args[1]), 0);
}

bool mc_check_spirv_spec_constant(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr attrs = mc_op_attrs(ctx, c->op), value = mc_checked_attr(c, "default_value"), id = {MC_NONE};
  McIdent name = mc_ident(ctx, "spec_id", 7);
  int64_t number;
  if (attrs.index != MC_NONE && name.index != MC_NONE) id = mc_attr_dictionary_find(ctx, attrs, name);
  if (id.index != MC_NONE && mc_kind(ctx, id.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, id, &number) &&
      number < 0) {
    return fail(c, "SpecId cannot be negative");
  }
  McKind kind = mc_kind(ctx, value.index);
  if (kind != MC_ATTR_INTEGER && kind != MC_ATTR_FLOAT) {
    return fail(c, "default value can only be a bool, integer, or float scalar");
  }
  return mc_spirv_is_scalar(ctx, mc_attr_value_type(ctx, value)) || fail(c, "default value bitwidth disallowed");
}

/* --- groups --- */

bool mc_check_spirv_group_scope(const McRoutineCheck *c) {
  uint64_t scope = case_of(c, "execution_scope", MC_SCOPE_SUBGROUP);
  return scope == MC_SCOPE_WORKGROUP || scope == MC_SCOPE_SUBGROUP ||
         fail(c, "execution scope must be 'Workgroup' or 'Subgroup'");
}

bool mc_check_spirv_subgroup(const McRoutineCheck *c) {
  return case_of(c, "execution_scope", MC_SCOPE_SUBGROUP) == MC_SCOPE_SUBGROUP ||
         fail(c, "failed to verify that execution_scope must be Scope of value Subgroup");
}

bool mc_check_spirv_local_id(const McRoutineCheck *c) {
  McType id = mc_operand_type(c, 1);
  int64_t n = num_elements(c, id);
  return !is_vector(c, id) || n == 2 || n == 3 ||
         fail(c, "localid is a vector and can be with only  2 or 3 components, actual number is %lld", (long long)n);
}

bool mc_check_spirv_shuffle(const McRoutineCheck *c) {
  McType type = mc_operand_type(c, 1);
  return mc_type_integer_signedness(c->ctx, type) != MC_SIGNED ||
         fail(c, "second operand must be a singless/unsigned integer");
}

/* --- images --- */

/* The image that the operation is about: its first operand, or the image of that. */
static McType image_of(const McRoutineCheck *c) {
  McType type = mc_operand_type(c, 0);
  return mc_spirv_kind(c->ctx, type) == MC_SPIRV_SAMPLED_IMAGE ? mc_spirv_inner(c->ctx, type) : type;
}

/* The words of the message are the cases: "... must be Dim2D or Cube or Rect". */
static bool image_has(const McRoutineCheck *c, const char *mnemonic, uint32_t param) {
  McStr text = mc_ident_str(c->ctx, (McIdent){c->args[1]});
  const McEnumDef *e = mc_spirv_enum(c->ctx, mnemonic);
  int64_t value = mc_spirv_number(c->ctx, image_of(c), param);
  for (size_t at = 0, end; e != NULL && at < text.len; at = end + 1) {
    uint64_t named;
    for (end = at; end < text.len && text.ptr[end] != ' ';) end++;
    if (mc_enum_value(c->ctx, e->words, e->record, text.ptr + at, end - at, &named) && (int64_t)named == value) {
      return true;
    }
  }
  return false;
}

static bool check_image(const McRoutineCheck *c, bool wanted) {
  McStr what = mc_ident_str(c->ctx, (McIdent){c->args[0]}), text = mc_ident_str(c->ctx, (McIdent){c->args[1]});
  bool has = mc_str_is(what, "dim") ? image_has(c, "dim", MC_IMAGE_DIM)
             : mc_str_is(what, "samplingInfo") ? image_has(c, "image_sampling_info", MC_IMAGE_SAMPLING)
                                               : image_has(c, "image_sampler_use_info", MC_IMAGE_SAMPLER_USE);
  return has == wanted || fail(c, "failed to verify that %.*s", (int)text.len, text.ptr);
}

bool mc_check_spirv_image_is(const McRoutineCheck *c) { return check_image(c, true); }
bool mc_check_spirv_image_is_not(const McRoutineCheck *c) { return check_image(c, false); }

bool mc_check_spirv_image_element(const McRoutineCheck *c) {
  McType texel = mc_spirv_inner(c->ctx, image_of(c)), value = mc_named_type(c, c->args[0]);
  McStr text = mc_ident_str(c->ctx, (McIdent){c->args[1]});
  return is_kind(c, texel, MC_TYPE_NONE) || mc_element_or_self(c->ctx, value).index == texel.index ||
         fail(c, "failed to verify that %.*s", (int)text.len, text.ptr);
}

bool mc_check_spirv_explicit_lod(const McRoutineCheck *c) {
  return (case_of(c, "image_operands", 0) & (MC_OPERANDS_LOD | MC_OPERANDS_GRAD)) != 0 ||
         fail(c, "failed to verify that either Lod or Grad image operands must be present");
}

bool mc_check_spirv_image_size(const McRoutineCheck *c) {
  McType image = mc_operand_type(c, 0), result = mc_result_type(c, 0);
  int64_t dim = mc_spirv_number(c->ctx, image, MC_IMAGE_DIM), want = 2;
  bool sized = dim == MC_DIM_1D || dim == MC_DIM_2D || dim == MC_DIM_3D || dim == MC_DIM_CUBE;
  if (sized && mc_spirv_number(c->ctx, image, MC_IMAGE_SAMPLING) == 0 &&
      mc_spirv_number(c->ctx, image, MC_IMAGE_SAMPLER_USE) == MC_NEED_SAMPLER) {
    return fail_plain(c, "if Dim is 1D, 2D, 3D, or Cube, it must also have either an MS of 1 or a Sampled of 0 or 2");
  }
  if (!sized && dim != MC_DIM_BUFFER && dim != MC_DIM_RECT) {
    return fail_plain(c, "the Dim operand of the image type must be 1D, 2D, 3D, Buffer, Cube, or Rect");
  }
  if (dim == MC_DIM_1D || dim == MC_DIM_BUFFER) want = 1;
  if (dim == MC_DIM_3D) want = 3;
  want += mc_spirv_number(c->ctx, image, MC_IMAGE_ARRAYED);
  int64_t have = num_elements(c, result);
  return have == want ||
         fail_plain(c, "expected the result to have %lld component(s), but found %lld component(s)", (long long)want,
                    (long long)have);
}

/* The image's dimensions and sampling fit Bias, Lod or Grad. */
static bool check_sampling(const McRoutineCheck *c, const char *what, bool any_dim) {
  McType image = image_of(c);
  int64_t dim = mc_spirv_number(c->ctx, image, MC_IMAGE_DIM);
  if (!any_dim && dim != MC_DIM_1D && dim != MC_DIM_2D && dim != MC_DIM_3D && dim != MC_DIM_CUBE) {
    return fail_plain(c, "%s must only be used with an image type that has a dim operand of 1D, 2D, 3D, or Cube",
                      what);
  }
  return mc_spirv_number(c->ctx, image, MC_IMAGE_SAMPLING) == 0 ||
         fail_plain(c, "%s must only be used with an image type that has a MS operand of 0", what);
}

static bool check_gradients(const McRoutineCheck *c, McType dx, McType dy) {
  static const char wrong_count[] =
      "number of components of each Grad argument must equal the number of components in coordinate, minus the array "
      "layer component, if present";
  McType coordinate = mc_operand_type(c, 1);
  int64_t count = num_elements(c, coordinate);
  if (is_vector(c, coordinate)) count -= mc_spirv_number(c->ctx, image_of(c), MC_IMAGE_ARRAYED);
  bool floats = is_kind(c, element(c, dx), MC_TYPE_FLOAT) && is_kind(c, element(c, dy), MC_TYPE_FLOAT);
  if (is_vector(c, dx) && is_vector(c, dy)) {
    if (num_elements(c, dx) != num_elements(c, dy) || num_elements(c, dx) != count) {
      return fail_plain(c, "%s", wrong_count);
    }
    return floats || fail_plain(c, "Grad arguments must be a vector of floating-point type");
  }
  if (!floats || is_vector(c, dx) || is_vector(c, dy)) {
    return fail_plain(c, "Grad arguments must be a scalar or vector of floating-point type");
  }
  return count == 1 || fail_plain(c, "%s", wrong_count);
}

bool mc_check_spirv_image_operands(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr attr = mc_checked_attr(c, "image_operands");
  uint32_t group = c->def->op->num_operands - 1, start = 0, count = 0, index = 0;
  McStr kind = mc_def_fact_word(ctx, c->def, MC_FACT_SPIRV_KIND);
  bool is_explicit = mc_str_is(kind, "explicit_lod");
  mc_op_group(ctx, c->def, c->op, false, group, &start, &count);
  if (attr.index == MC_NONE) {
    return count == 0 ||
           fail_plain(c, "the Image Operands should encode what operands follow, as per Image Operands");
  }
  uint64_t bits = mc_spirv_case(ctx, attr, 0);
  if ((bits & MC_OPERANDS_LOD) && (bits & MC_OPERANDS_GRAD)) {
    return fail_plain(c, "it is invalid to set both the Lod and Grad bits");
  }
  if (bits & MC_OPERANDS_BIAS) {
    if (!mc_str_is(kind, "implicit_lod")) return fail_plain(c, "Bias is only valid with implicit-lod instructions");
    if (index + 1 > count) return fail_plain(c, "Bias operand requires 1 argument");
    if (!is_kind(c, mc_operand_type(c, start + index), MC_TYPE_FLOAT)) {
      return fail_plain(c, "Bias must be a floating-point type scalar");
    }
    if (!check_sampling(c, "Bias", false)) return false;
    index++;
  }
  if (bits & MC_OPERANDS_LOD) {
    if (!is_explicit) { /* mlir-opt 22 refuses it for spirv.ImageFetch, too */
      return fail_plain(c, "Lod is only valid with explicit-lod and fetch instructions");
    }
    if (index + 1 > count) return fail_plain(c, "Lod operand requires 1 argument");
    McType lod = mc_operand_type(c, start + index);
    if (!is_kind(c, lod, MC_TYPE_FLOAT)) {
      return fail_plain(c, "for sampling operations, Lod must be a floating-point type scalar");
    }
    if (!check_sampling(c, "Lod", false)) return false;
    index++;
  }
  if (bits & MC_OPERANDS_GRAD) {
    if (!is_explicit) return fail_plain(c, "Grad is only valid with explicit-lod instructions");
    if (index + 2 > count) return fail_plain(c, "Grad operand requires 2 arguments (scalars or vectors)");
    if (!check_sampling(c, "Grad", true) ||
        !check_gradients(c, mc_operand_type(c, start + index), mc_operand_type(c, start + index + 1))) {
      return false;
    }
    index += 2;
  }
  return index >= count || fail_plain(c, "too many image operand arguments have been provided");
}

/* --- control flow --- */

bool mc_check_spirv_branch_weights(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr weights = mc_checked_attr(c, "branch_weights");
  if (weights.index == MC_NONE) return true;
  if (mc_attr_array_size(ctx, weights) != 2) return fail(c, "must have exactly two branch weights");
  for (uint32_t i = 0; i < 2; i++) {
    int64_t value = 0;
    mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, weights, i), &value);
    if (value != 0) return true;
  }
  return fail(c, "branch weights cannot both be zero");
}
