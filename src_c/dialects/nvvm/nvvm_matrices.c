/* nvvm_matrices.c - rules of nvvm's products of matrices, and of loads and stores of matrices, for shapes, elements and
 * the registers that hold them, in upstream's words.
 *
 * Nothing is assumed of an operation: neither counts, nor attributes that an earlier check accepted. Nothing is owned.
 */
#include "dialects/nvvm/nvvm.def"
#include "dialects/nvvm/nvvm.h"
#include "types/report.h"
#include "verify/verify.h"

#define case_of mc_nvvm_case
#define group mc_nvvm_group

static bool read_shape(const McRoutineCheck *c, int64_t *sizes, uint32_t count) {
  McAttr shape = mc_checked_attr(c, "shape");
  if (shape.index == MC_NONE || mc_kind(c->ctx, shape.index) != MC_ATTR_DEFINED) return false;
  for (uint32_t i = 0; i < count; i++) {
    McAttr size = {mc_defined_param(c->ctx, shape.index, i)};
    if (size.index == MC_NONE || !mc_attr_integer_i64(c->ctx, size, &sizes[i])) return false;
  }
  return true;
}

/* --- registers --- */

typedef enum Register { NO_REGISTER, REG_I32, REG_F16X2, REG_F32, REG_F64 } Register;
typedef struct Registers { int64_t count; Register type; } Registers;

static const char *register_text(Register type) {
  static const char *const names[] = {"", "i32", "vector<2xf16>", "f32", "f64"};
  return names[type];
}

static bool is_register(const McRoutineCheck *c, McType type, Register expected) {
  switch (expected) {
    case REG_I32: return mc_nvvm_is_integer(c, type, 32);
    case REG_F32: return mc_nvvm_is_float(c, type, MC_F32);
    case REG_F64: return mc_nvvm_is_float(c, type, MC_F64);
    case REG_F16X2:
      return type.index != MC_NONE && mc_kind(c->ctx, type.index) == MC_TYPE_VECTOR &&
             mc_nvvm_mma_type(c->ctx, type, false) == MC_MMA_F16;
    default: return false;
  }
}

/* A struct without a name, not packed, of these. */
static bool is_struct_of(const McRoutineCheck *c, McType type, Registers of) {
  enum { NAME, PACKED = 2 };
  McContext *ctx = c->ctx;
  if (type.index == MC_NONE || mc_llvm_kind(ctx, type) != MC_LLVM_STRUCT ||
      mc_llvm_struct_size(ctx, type) != of.count) {
    return false;
  }
  if (mc_defined_param(ctx, type.index, NAME) != MC_NONE) return false;
  if (mc_defined_param(ctx, type.index, PACKED) == mc_attr_bool(ctx, true).index) return false;
  for (uint32_t i = 0; i < of.count; i++) {
    if (!is_register(c, mc_llvm_struct_element(ctx, type, i), of.type)) return false;
  }
  return true;
}

static bool group_is(const McRoutineCheck *c, McGroup group, Registers expected) {
  bool same = group.count == expected.count;
  for (uint32_t i = 0; same && i < group.count; i++) same = is_register(c, mc_group_type(c, group, i), expected.type);
  return same;
}

/* --- products in registers of a warp --- */

/* The registers that are allowed: two alternatives for each matrix, and for the result; count 0: no such alternative.
 * `k`: the third sizes of the shape that are allowed. */
typedef struct Expected { Registers matrices[3][2], results[2]; int64_t k[2]; } Expected;

MC_COLD static bool fail_matrix(const McRoutineCheck *c, char name, McGroup group, const Registers *expected) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  for (uint32_t i = 0; i < 2 && expected[i].type != NO_REGISTER; i++) {
    mc_buf_printf(&text, "%lldx%s ", (long long)expected[i].count, register_text(expected[i].type));
  }
  mc_buf_lit(&text, "but got ");
  for (uint32_t i = 0; i < group.count; i++) {
    mc_buf_printf(&text, "%s%s", i == 0 ? "" : ", ", mc_text_type(c->diags, mc_group_type(c, group, i)));
  }
  if (text.failed) mc_out_of_memory(c->diags);
  else fail(c, "Could not match types for the %c operands; expected one of %s", name, mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

MC_COLD static bool fail_result(const McRoutineCheck *c, McType type, const Registers *expected) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  for (uint32_t i = 0; i < 2 && expected[i].type != NO_REGISTER; i++) {
    mc_buf_printf(&text, "%s!llvm.struct<(", i == 0 ? "" : ", ");
    for (int64_t j = 0; j < expected[i].count; j++) {
      mc_buf_printf(&text, "%s%s", j == 0 ? "" : ", ", register_text(expected[i].type));
    }
    mc_buf_lit(&text, ")>");
  }
  if (text.failed) mc_out_of_memory(c->diags);
  else fail(c, "Could not match allowed types for the result; expected one of %s but got %s", mc_buf_text(&text),
            mc_text_type(c->diags, type));
  mc_buf_fini(&text);
  return false;
}

static bool check_registers(const McRoutineCheck *c, const Expected *e, McType result) {
  static const char *const groups[] = {"operandA", "operandB", "operandC"};
  for (uint32_t i = 0; i < 3; i++) {
    McGroup found = group(c, groups[i]);
    const Registers *allowed = e->matrices[i];
    bool fits = group_is(c, found, allowed[0]) || (allowed[1].type != NO_REGISTER && group_is(c, found, allowed[1]));
    if (!fits) return fail_matrix(c, (char)('A' + i), found, allowed);
  }
  bool fits = is_struct_of(c, result, e->results[0]) ||
              (e->results[1].type != NO_REGISTER && is_struct_of(c, result, e->results[1]));
  return fits || fail_result(c, result, e->results);
}

static bool is_int4(int64_t type) { return type == MC_MMA_U4 || type == MC_MMA_S4; }
static bool is_int8(int64_t type) { return type == MC_MMA_U8 || type == MC_MMA_S8; }
static bool is_integer(int64_t type) {
  return is_int4(type) || is_int8(type) || type == MC_MMA_B1 || type == MC_MMA_S32;
}

/* With 8 rows: there is one shape for each type. */
static void expect_8(Expected *e, int64_t type, bool sparse) {
  if (type == MC_MMA_F16) {
    *e = (Expected){
        {{{2, REG_F16X2}}, {{2, REG_F16X2}}, {{4, REG_F16X2}, {8, REG_F32}}}, {{4, REG_F16X2}, {8, REG_F32}}, {4, 4}};
  } else if (type == MC_MMA_F64) {
    *e = (Expected){{{{1, REG_F64}}, {{1, REG_F64}}, {{2, REG_F64}}}, {{2, REG_F64}}, {4, 4}};
  } else if (is_integer(type)) {
    int64_t k = is_int4(type) ? 32 : is_int8(type) ? 16 : type == MC_MMA_B1 && !sparse ? 128 : 0;
    *e = (Expected){{{{1, REG_I32}}, {{1, REG_I32}}, {{2, REG_I32}}}, {{2, REG_I32}}, {k, k}};
  }
}

/* How many elements of a row a register of a factor has, times 8; 0: there are no such products. */
static int64_t elements_16(int64_t type, bool sparse) {
  switch (type) {
    case MC_MMA_TF32: return 4;
    case MC_MMA_BF16: case MC_MMA_F16: return 8;
    case MC_MMA_S8: case MC_MMA_U8: return 16;
    case MC_MMA_S4: case MC_MMA_U4: return 32;
    case MC_MMA_B1: return sparse ? 0 : 128;
    case MC_MMA_E4M3: case MC_MMA_E5M2: case MC_MMA_E3M2: case MC_MMA_E2M3: case MC_MMA_E2M1: return sparse ? 32 : 0;
    default: return 0;
  }
}

static void expect_16(Expected *e, int64_t type, const int64_t *shape, int64_t elements, bool sparse) {
  Register reg = type == MC_MMA_F16 ? REG_F16X2 : REG_I32;
  bool only_f32 = type == MC_MMA_TF32 || type == MC_MMA_BF16;
  int64_t steps = shape[2] / elements;
  e->matrices[0][0] = (Registers){2 * steps / (sparse ? 2 : 1), reg};
  e->matrices[1][0] = (Registers){shape[1] / 8 * steps, reg};
  if (is_integer(type)) {
    e->matrices[2][0] = e->results[0] = (Registers){4, REG_I32};
  } else {
    e->matrices[2][0] = (Registers){2, REG_F16X2};
    e->matrices[2][1] = (Registers){4, REG_F32};
    memcpy(e->results, only_f32 ? &e->matrices[2][1] : &e->matrices[2][0], (only_f32 ? 1 : 2) * sizeof(Registers));
  }
  bool once = type >= MC_MMA_E4M3;
  e->k[0] = elements * (sparse ? 2 : 1);
  e->k[1] = once ? e->k[0] : 2 * e->k[0];
}

/* Checks a product by its shape and the element type of its factors; negative: the operation does not state it. */
static bool check_product(const McRoutineCheck *c, const int64_t *shape, int64_t type, bool sparse) {
  Expected e;
  memset(&e, 0, sizeof e);
  McType result = mc_result_type(c, 0);
  if (shape[0] == 16 && type >= 0) {
    int64_t elements = elements_16(type, sparse);
    if (elements == 0) {
      return mc_plain_error(c, "invalid shape or multiplicand type: %s", mc_nvvm_case_text(c, "multiplicandAPtxType"));
    }
    expect_16(&e, type, shape, elements, sparse);
    if (mc_nvvm_mma_type(c->ctx, mc_nvvm_type(c, "operandC"), true) != mc_nvvm_mma_type(c->ctx, result, true)) {
      return fail(c, "ctype does not match dtype");
    }
  } else if (shape[0] == 8 && type >= 0) {
    expect_8(&e, type, sparse);
  }
  bool known = e.matrices[0][0].type != NO_REGISTER && shape[1] == 8 && (shape[2] == e.k[0] || shape[2] == e.k[1]) &&
               e.k[0] != 0;
  if (!known) {
    return fail(c, "unimplemented variant for MMA shape <%lld, %lld, %lld>", (long long)shape[0], (long long)shape[1],
                (long long)shape[2]);
  }
  return check_registers(c, &e, result);
}

static bool check_overflow(const McRoutineCheck *c, int64_t type) {
  bool needs = is_int4(type) || is_int8(type);
  return !needs || mc_checked_attr(c, "intOverflowBehavior").index != MC_NONE ||
         fail(c, "op requires intOverflowBehavior attribute");
}

bool mc_check_nvvm_mma(const McRoutineCheck *c) {
  enum { ROW, COLUMN };
  int64_t shape[3], type = case_of(c, "multiplicandAPtxType");
  if (!read_shape(c, shape, 3)) return true;
  if (!check_product(c, shape, type, false)) return false;
  if (type == MC_MMA_B1 && mc_checked_attr(c, "b1Op").index == MC_NONE) return fail(c, "op requires b1Op attribute");
  if (!check_overflow(c, type)) return false;
  bool any_layout = shape[0] == 8 && shape[1] == 8 && shape[2] == 4 && type == MC_MMA_F16;
  if (any_layout || (case_of(c, "layoutA") == ROW && case_of(c, "layoutB") == COLUMN)) return true;
  return fail(c,
              "requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <%lld, %lld, "
              "%lld> with element "
              "types %s and %s. Only m8n8k4 with f16 supports other layouts.",
              (long long)shape[0], (long long)shape[1], (long long)shape[2],
              mc_nvvm_case_text(c, "multiplicandAPtxType"), mc_nvvm_case_text(c, "multiplicandBPtxType"));
}

bool mc_check_nvvm_sparse_mma(const McRoutineCheck *c) {
  int64_t shape[3], type = case_of(c, "multiplicandAPtxType");
  if (!read_shape(c, shape, 3)) return true;
  return check_product(c, shape, type, true) && check_overflow(c, type);
}

/* Whether kinds, sizes and formats of scales go together; half of the first factor may be zeros. */
bool mc_check_nvvm_scaled_mma(const McRoutineCheck *c) {
  enum { MXF8F6F4, MXF4, MXF4NVF4, X1 = 0, X2, X4, UE8M0 = 0 };
  int64_t shape[3], kind = case_of(c, "kind"), size = case_of(c, "scaleVecSize"),
                    format = case_of(c, "blockScaleFormat");
  bool sparse = group(c, "sparseMetadata").count != 0;
  if (!read_shape(c, shape, 3)) return true;
  if (sparse && mc_checked_attr(c, "orderedMetadata").index == MC_NONE) {
    return fail(c, "'orderedMetadata' attribute is mandatory");
  }
  int k = sparse ? 128 : 64;
  bool narrow = shape[0] == 16 && shape[1] == 8;
  if (narrow && shape[2] == k / 2) {
    return (kind == MXF8F6F4 && size == X1 && format == UE8M0) ||
           fail(c, "unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k%d", k / 2);
  }
  if (!narrow || shape[2] != k) {
    return fail(c, "unsupported Geom for %smma with block scaling", sparse ? "sparse " : "");
  }
  if (case_of(c, "multiplicandAPtxType") != MC_MMA_E2M1 || case_of(c, "multiplicandBPtxType") != MC_MMA_E2M1) {
    return fail(c, "unsupported MMATypes attribute for mma.m16n8k%d.(mxf4nvf4|mxf4)", k);
  }
  if (kind == MXF4) {
    if (size != X2) return fail(c, "unsupported ScaleVecSize attribute for mma.m16n8k%d.mxf4", k);
    return format == UE8M0 || fail(c, "unsupported BlockScaleFormat attribute for mma.m16n8k%d.mxf4", k);
  }
  if (kind != MXF4NVF4) return fail(c, "unsupported Kind attribute for mma.m16n8k%d", k);
  return (size == X4 && format != UE8M0) || (size == X2 && format == UE8M0) ||
         fail(c, "unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k%d.mxf4nvf4", k);
}

/* --- loads and stores of matrices of a warp --- */

enum { ELEMENT_B16, ELEMENT_B8, ELEMENT_B6, ELEMENT_B4 };

static bool check_loaded(const McRoutineCheck *c, const int64_t *shape, int64_t num, int64_t element, bool row) {
  bool few = num == 1 || num == 2, packed = element == ELEMENT_B6 || element == ELEMENT_B4;
  if (shape[0] == 8 && shape[1] == 8) {
    if (!few && num != 4) return fail(c, "expected num attribute to be 1, 2 or 4 for 8x8 matrix");
    return element == ELEMENT_B16 || fail(c, "expected element type to be b16 for 8x8 matrix");
  }
  if (shape[0] == 8 && shape[1] == 16) {
    if (!few && num != 4) return fail(c, "expected num attribute to be 1, 2 or 4 for 8x16 matrix");
    if (!row) return fail(c, "expected layout to be row for 8x16 matrix");
    return packed || fail(c, "expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix");
  }
  if (shape[0] != 16 || shape[1] != 16) return fail(c, "expected shape to be 8x8, 8x16 or 16x16");
  if (!few) return fail(c, "expected num attribute to be 1 or 2 for 16x16 matrix");
  if (row) return fail(c, "expected layout to be col for 16x16 matrix");
  return packed || element == ELEMENT_B8 ||
         fail(c, "expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix");
}

bool mc_check_nvvm_load_matrix(const McRoutineCheck *c) {
  int64_t shape[2], num = mc_nvvm_integer(c, "num");
  if (!read_shape(c, shape, 2)) return true;
  if (!check_loaded(c, shape, num, case_of(c, "eltType"), case_of(c, "layout") == 0)) return false;
  int64_t count = shape[0] == 16 ? 2 * num : num;
  McType type = mc_result_type(c, 0);
  if (count == 1) return mc_nvvm_is_integer(c, type, 32) || fail(c, "expected destination type is i32");
  return is_struct_of(c, type, (Registers){count, REG_I32}) ||
         fail(c, "expected destination type is a structure of %lld elements of type i32", (long long)count);
}

bool mc_check_nvvm_store_matrix(const McRoutineCheck *c) {
  int64_t shape[2], element = case_of(c, "eltType");
  uint32_t num = group(c, "sources").count;
  if (!read_shape(c, shape, 2)) return true;
  if (num != 1 && num != 2 && num != 4) return fail(c, "expected num attribute to be 1, 2 or 4");
  if (shape[1] != 8 || (shape[0] != 8 && shape[0] != 16)) return fail(c, "expected shape to be 8x8 or 16x8");
  if (shape[0] == 8) return element == ELEMENT_B16 || fail(c, "expected element type to be B16 for 8x8 matrix");
  if (element != ELEMENT_B8) return fail(c, "expected element type to be B8 for 16x8 matrix");
  return case_of(c, "layout") == 1 || fail(c, "expected layout to be col for 16x8 matrix");
}

/* --- fragments of a warp --- */

enum { FACTOR_A, FACTOR_B, SUM };

typedef struct Sizes { int64_t m, n, k; } Sizes;

static Sizes read_sizes(const McRoutineCheck *c) {
  return (Sizes){mc_nvvm_integer(c, "m"), mc_nvvm_integer(c, "n"), mc_nvvm_integer(c, "k")};
}

static bool sizes_are(Sizes s, int64_t m, int64_t n, int64_t k) { return s.m == m && s.n == n && s.k == k; }
static bool are_wide(Sizes s) { return sizes_are(s, 16, 16, 16) || sizes_are(s, 32, 8, 16) || sizes_are(s, 8, 32, 16); }

/* Are there products of these sizes with such factors, or sums? */
static bool has_fragment(Sizes s, int64_t type, int64_t part) {
  switch (type) {
    case MC_MMA_F64: return sizes_are(s, 8, 8, 4);
    case MC_MMA_F16: return are_wide(s);
    case MC_MMA_TF32: return part != SUM && sizes_are(s, 16, 16, 8);
    case MC_MMA_S8: case MC_MMA_U8: return part != SUM && are_wide(s);
    case MC_MMA_F32: return part == SUM && (are_wide(s) || sizes_are(s, 16, 16, 8));
    case MC_MMA_S32: return part == SUM && are_wide(s);
    default: return false;
  }
}

static Registers fragment(Sizes s, int64_t type, int64_t part) {
  switch (type) {
    case MC_MMA_F16: return (Registers){part == SUM ? 4 : 8, REG_F16X2};
    case MC_MMA_F32: return (Registers){8, REG_F32};
    case MC_MMA_F64: return (Registers){part == SUM ? 2 : 1, REG_F64};
    case MC_MMA_TF32: return (Registers){4, REG_I32};
    case MC_MMA_S32: return (Registers){8, REG_I32};
    default: return (Registers){(part == FACTOR_A ? s.m : s.n) / 8, REG_I32}; /* bytes */
  }
}

static bool check_space(const McRoutineCheck *c, const char *what) {
  int64_t space = mc_nvvm_space(c, mc_nvvm_type(c, "ptr"));
  return space < 0 || space == 0 || space == 1 || space == 3 || fail(c, "expected %s in memory space 0, 1, 3", what);
}

static bool fail_structure(const McRoutineCheck *c, Registers expected) {
  return fail(c, "expected destination type is a structure of %lld elements of type '%s'", (long long)expected.count,
              register_text(expected.type));
}

bool mc_check_nvvm_load_fragment(const McRoutineCheck *c) {
  Sizes sizes = read_sizes(c);
  int64_t type = case_of(c, "eltype"), part = case_of(c, "frag");
  if (!check_space(c, "source pointer")) return false;
  if (!has_fragment(sizes, type, part)) return fail(c, "invalid attribute combination");
  Registers expected = fragment(sizes, type, part);
  McType result = mc_result_type(c, 0);
  if (expected.type == REG_F64 && expected.count == 1) {
    return mc_nvvm_is_float(c, result, MC_F64) || fail(c, "expected destination type to be f64");
  }
  return is_struct_of(c, result, expected) || fail_structure(c, expected);
}

bool mc_check_nvvm_store_fragment(const McRoutineCheck *c) {
  Sizes sizes = read_sizes(c);
  int64_t type = case_of(c, "eltype");
  if (!check_space(c, "operands to be a source pointer")) return false;
  if (!has_fragment(sizes, type, SUM)) return fail(c, "invalid attribute combination");
  Registers expected = fragment(sizes, type, SUM);
  McGroup args = group(c, "args");
  if (args.count != expected.count) return fail(c, "expected %lld data operands", (long long)expected.count);
  return group_is(c, args, expected) || fail(c, "expected data operands of type '%s'", register_text(expected.type));
}

/* The sums that there are for a type of factors. */
static bool has_sum(int64_t factor, int64_t sum) {
  if (factor == MC_MMA_F16) return sum == MC_MMA_F16 || sum == MC_MMA_F32;
  if (factor == MC_MMA_TF32) return sum == MC_MMA_F32;
  if (is_int8(factor)) return sum == MC_MMA_S32;
  return factor == MC_MMA_F64 && sum == MC_MMA_F64;
}

bool mc_check_nvvm_fragments(const McRoutineCheck *c) {
  Sizes sizes = read_sizes(c);
  int64_t factor = case_of(c, "eltypeA"), sum = case_of(c, "eltypeB");
  if (!has_fragment(sizes, factor, FACTOR_A) || !has_sum(factor, sum)) return fail(c, "invalid attribute combination");
  Registers parts[3] = {fragment(sizes, factor, FACTOR_A), fragment(sizes, factor, FACTOR_B),
                        fragment(sizes, sum, SUM)};
  McGroup args = group(c, "args");
  int64_t total = parts[0].count + parts[1].count + parts[2].count;
  if (args.count != total) return fail(c, "expected %lld arguments", (long long)total);
  for (uint32_t i = 0, at = 0; i < 3; i++) {
    for (int64_t j = 0; j < parts[i].count; j++, at++) {
      if (!is_register(c, mc_group_type(c, args, at), parts[i].type)) {
        return fail(c, "expected argument %u to be of type '%s'", at, register_text(parts[i].type));
      }
    }
  }
  return is_struct_of(c, mc_result_type(c, 0), parts[2]) || fail_structure(c, parts[2]);
}

/* --- products of a group of warps --- */

enum { W_F16, W_TF32, W_U8, W_S8, W_B1, W_BF16, W_E4M3, W_E5M2, W_F32, W_S32 };

static bool has_group_product(int64_t sum, int64_t a, int64_t b) {
  switch (a) {
    case W_F16: return (sum == W_F32 || sum == W_F16) && b == W_F16;
    case W_TF32: return sum == W_F32 && b == W_TF32;
    case W_U8: case W_S8: return sum == W_S32 && (b == W_U8 || b == W_S8);
    case W_B1: return sum == W_S32 && b == W_B1;
    case W_BF16: return (sum == W_F32 || sum == W_F16) && b == W_BF16;
    case W_E4M3: case W_E5M2: return (sum == W_F32 || sum == W_F16) && (b == W_E5M2 || b == W_E4M3);
    default: return false;
  }
}

static bool check_group_shape(const McRoutineCheck *c, const int64_t *shape, int64_t a) {
  const char *name = mc_nvvm_case_text(c, "typeA");
  int64_t k = a == W_TF32 ? 8 : a == W_F16 || a == W_BF16 ? 16 : a == W_B1 ? 256 : 32, n = shape[1];
  bool short_list = a == W_U8 || a == W_S8 || a == W_B1;
  bool fits = n >= 8 && n <= 256 && n % 8 == 0 && (!short_list || n % 16 == 0 || n == 8 || n == 24);
  if (shape[0] != 64) return fail(c, "shape 'm' must be 64");
  if (shape[2] != k) return fail(c, "shape 'k' must be %lld for input type %s", (long long)k, name);
  return fits || fail(c, "has input type %s n is set to %lld, it is not supported.", name, (long long)n);
}

bool mc_check_nvvm_group_product(const McRoutineCheck *c) {
  enum { ROW, COLUMN, SATFINITE = 1, NEGATIVE = -1 };
  McType type = mc_result_type(c, 0);
  int64_t shape[3], sum = case_of(c, "typeD"), a = case_of(c, "typeA"), b = case_of(c, "typeB");
  if (type.index == MC_NONE || !read_shape(c, shape, 3)) return true;
  uint32_t size = mc_llvm_struct_size(c->ctx, type);
  for (uint32_t i = 1; i < size; i++) {
    McType element = mc_llvm_struct_element(c->ctx, type, i);
    if (element.index != mc_llvm_struct_element(c->ctx, type, 0).index) {
      return fail(c, "all elements in struct must be same type but there is '%s'", mc_text_type(c->diags, element));
    }
  }
  const char *sum_text = mc_nvvm_case_text(c, "typeD"), *a_text = mc_nvvm_case_text(c, "typeA"),
             *b_text = mc_nvvm_case_text(c, "typeB");
  if (sum != W_F32 && sum != W_F16 && sum != W_S32) {
    return fail(c, "does not support the given output type %s", sum_text);
  }
  if (sum == W_S32 && ((int32_t)case_of(c, "scaleA") == NEGATIVE || (int32_t)case_of(c, "scaleB") == NEGATIVE)) {
    return fail(c, "has s32 output, scaleA and scaleB cannot be neg");
  }
  if (!has_group_product(sum, a, b)) return fail(c, "%s += %s * %s, it is not supported.", sum_text, a_text, b_text);
  if (!check_group_shape(c, shape, a)) return false;
  if (a != W_F16 && a != W_BF16 && (case_of(c, "layoutA") == COLUMN || case_of(c, "layoutB") == ROW)) {
    return fail(c,
                "given layouts layout_a = %s and layout_b = %s for input types %s and %s requires transpose. However, "
                "this is only "
                "supported for: f16 and bf16",
                mc_nvvm_case_text(c, "layoutA"), mc_nvvm_case_text(c, "layoutB"), a_text, b_text);
  }
  int64_t expected = shape[1] / (sum == W_F16 ? 4 : 2);
  if (size != expected) {
    return fail(c, "results %lld, however output struct has %u elements", (long long)expected, size);
  }
  return sum == W_S32 || case_of(c, "satfinite") != SATFINITE ||
         fail(c, " `satfinite` can be only used with s32 accumulator, however the current accumulator is %s", sum_text);
}
