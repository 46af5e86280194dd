/* ttng_products.c - rules of products of matrices and of packed arithmetic, in Triton's words. */
#include "dialects/triton/checks.h"
#include "dialects/triton/linear.h"

/* Parameters of #ttng.tensor_memory_encoding, in the order of its definition. */
enum { BLOCK_M, BLOCK_N, COLUMN_STRIDE, CGA, TWO_BLOCKS, FP4_PADDED };

/* --- elements --- */

typedef enum Unit { UNIT_NONE, UNIT_TF32, UNIT_F16, UNIT_F8F6F4, UNIT_I8 } Unit;

static Unit unit_of(const McRoutineCheck *c, McType type) {
  if (mc_kind(c->ctx, type.index) == MC_TYPE_FLOAT) {
    if (mc_is_float(c, type, MC_F32)) return UNIT_TF32;
    if (mc_is_float(c, type, MC_F16) || mc_is_float(c, type, MC_BF16)) return UNIT_F16;
    uint32_t bits = mc_type_bit_width(c->ctx, type);
    return bits == 4 || bits == 6 || bits == 8 ? UNIT_F8F6F4 : UNIT_NONE;
  }
  return mc_type_is_integer(c->ctx, type, 8) ? UNIT_I8 : UNIT_NONE;
}

/* The accumulator can hold what the unit makes of `type`. */
static bool holds(const McRoutineCheck *c, McType accumulator, McType type, const char **names) {
  bool is_f32 = mc_is_float(c, accumulator, MC_F32), is_f16 = mc_is_float(c, accumulator, MC_F16);
  Unit unit = unit_of(c, type);
  if (unit == UNIT_I8) {
    *names = "'i32'";
    return mc_type_is_integer(c->ctx, accumulator, 32);
  }
  bool f16_too = unit == UNIT_F8F6F4 || mc_is_float(c, type, MC_F16);
  *names = f16_too ? "'f16', 'f32'" : "'f32'";
  return is_f32 || (is_f16 && f16_too);
}

static bool elements_fit(const McRoutineCheck *c, McType a, McType b, McType d) {
  static const char *const units[] = {"", "tf32", "f16", "f8f6f4", "i8"};
  const char *names, *others;
  if (unit_of(c, a) == UNIT_NONE) return fail(c, "unsupported LHS operand dtype: '%s'", mc_text_type(c->diags, a));
  if (unit_of(c, b) == UNIT_NONE) return fail(c, "unsupported RHS operand dtype: '%s'", mc_text_type(c->diags, b));
  if (unit_of(c, a) != unit_of(c, b)) {
    return fail(c, "LHS and RHS operand dtypes kinds don't match: LHS kind is %s but RHS kind is %s",
                units[unit_of(c, a)], units[unit_of(c, b)]);
  }
  bool ok = holds(c, d, b, &others);
  ok = holds(c, d, a, &names) && ok;
  return ok || fail(c, "unsupported accumulator dtype for operand types '%s' and '%s', accumulator dtype is '%s' but "
                       "must "
                       "be one "
                       "of [%s]", mc_text_type(c->diags, a), mc_text_type(c->diags, b), mc_text_type(c->diags, d),
                           names);
}

/* --- products in tensor memory --- */

/* Argument: the barriers. */
static bool barriers_fit(const McRoutineCheck *c) {
  McGroup barriers = mc_named_group(c, c->args[0]);
  if (barriers.count > 0 && !mc_flag_of(c, "is_async")) {
    return fail(c, "The op is synchronous but a barrier is present.");
  }
  for (uint32_t i = 0; i < barriers.count; i++) {
    McMemDesc barrier;
    if (!mc_memdesc(c->ctx, mc_group_type(c, barriers, i), &barrier)) continue;
    if (!mc_triton_is_barrier(c, barrier.type) || !mc_triton_barrier_fits(c, &barrier,
                                                                          "completion barrier")) return false;
  }
  return true;
}

static bool is_interleaved(const McRoutineCheck *c, const McMemDesc *desc) {
  McLinear linear;
  return mc_buffer_kind(c, desc) == MC_LAYOUT_TENSOR_MEMORY && mc_layout_number(c, desc->encoding, BLOCK_M) == 64 &&
         mc_linear_of_buffer(c->ctx, desc, &linear) && mc_linear_memory_rows(&linear) != 64;
}

static bool rows_fit(const McRoutineCheck *c, const McMemDesc *a, const McMemDesc *d) {
  return !is_interleaved(c, a) || !is_interleaved(c, d) ||
         fail(c, "does not support blockM=64 with interleaved blocks in TMEM layout");
}

static bool is_shared_operand(const McRoutineCheck *c, const McMemDesc *desc) {
  McLayoutKind kind = mc_buffer_kind(c, desc);
  return kind == MC_LAYOUT_NVMMA || kind == MC_LAYOUT_SHARED_LINEAR;
}

static bool operand_layouts_fit(const McRoutineCheck *c, const McMemDesc *a, const McMemDesc *b, const McMemDesc *d) {
  bool a_in_memory = mc_buffer_kind(c, a) == MC_LAYOUT_TENSOR_MEMORY;
  if (!a_in_memory && !is_shared_operand(c, a)) {
    return fail(c, "LHS operand must have a NVMMAShared or TensorMemory encoding");
  }
  if (!is_shared_operand(c, b)) return fail(c, "RHS operand must have a NVMMAShared encoding");
  if (mc_buffer_kind(c, d) != MC_LAYOUT_TENSOR_MEMORY) {
    return fail(c, "Return operand must have a TensorMemory encoding");
  }
  if (mc_layout_number(c, d->encoding, FP4_PADDED)) return fail(c, "Accumulator must not be fp4_padded");
  if (a_in_memory && mc_layout_number(c, a->encoding, COLUMN_STRIDE) != 1) {
    return fail(c, "The col stride of the LHS operand must be 1");
  }
  if (a_in_memory && mc_layout_number(c, a->encoding, FP4_PADDED)) {
    return fail(c, "fp4_padded tensor memory LHS is only supported by scaled MMA");
  }
  long long bits = mc_type_bit_width(c->ctx, d->element), stride = mc_layout_number(c, d->encoding, COLUMN_STRIDE);
  if (bits == 0 || stride != 32 / bits) {
    return fail(c, "The col stride of the return operand must be 32 / %lld but got %lld", bits, stride);
  }
  int64_t cols = mc_triton_dim_per_block(c->ctx, d->encoding, 1, mc_memdesc_dim(c->ctx, d, 1));
  int64_t block_n = mc_layout_number(c, d->encoding, BLOCK_N);
  return (block_n < cols ? block_n : cols) <= 256 ||
         fail(c, "The block size of the return operand must be less than or equal to 256");
}

static int64_t splits_of(const McRoutineCheck *c, const McMemDesc *desc, uint32_t k) {
  return mc_triton_splits(c->ctx, desc->encoding, k);
}

static bool pairs_fit(const McRoutineCheck *c, const McMemDesc *a, const McMemDesc *b, const McMemDesc *d) {
  bool two = mc_flag_of(c, "two_ctas");
  const char *kernel = two ? "twoCTA" : "non-twoCTA";
  McAttr cga = mc_layout_cga(c->ctx, b->encoding);
  if (splits_of(c, a, 1) != 1) {
    return fail(c, "LHS CTASplit along K should be 1, but got %lld", (long long)splits_of(c, a, 1));
  }
  if (splits_of(c, b, 0) != 1) {
    return fail(c, "RHS CTASplit along K should be 1, but got %lld", (long long)splits_of(c, b, 0));
  }
  if (two && (mc_triton_num_bases(c->ctx, cga) == 0 || mc_triton_basis(c->ctx, cga, 0, 0) != 0 ||
              mc_triton_basis(c->ctx, cga, 0, 1) != 1)) {
    return fail(c, "twoCTA mode expects the first basis of the cga_layout of the RHS to be [0, 1]");
  }
  if (two && mc_memdesc_dim(c->ctx, d, 1) / splits_of(c, d, 1) > 256) {
    return fail(c, "We don't allow to emit more than one mma instruction along N. Reduce the block or increase the "
                   "number of warps or CTAs along N");
  }
  if ((mc_layout_number(c, d->encoding, TWO_BLOCKS) != 0) != two) {
    return fail(c, "The returned value's encoding must have twoCTA=%d to be used in a %s kernel", two, kernel);
  }
  return mc_buffer_kind(c, a) != MC_LAYOUT_TENSOR_MEMORY ||
         (mc_layout_number(c, a->encoding, TWO_BLOCKS) != 0) == two ||
         fail(c, "The LHS operand's encoding must have twoCTA=%d to be used in a %s kernel", two, kernel);
}

/* Blocks of the result are those of the operands. */
static bool blocks_fit(const McRoutineCheck *c, const McMemDesc *a, const McMemDesc *b, const McMemDesc *d) {
  for (uint32_t i = 0, n = mc_triton_num_bases(c->ctx, mc_layout_cga(c->ctx, d->encoding)); i < n; i++) {
    long long wants[2] = {mc_triton_block_basis(c->ctx, a, i, 0), mc_triton_block_basis(c->ctx, b, i, 1)};
    long long has[2] = {mc_triton_block_basis(c->ctx, d, i, 0), mc_triton_block_basis(c->ctx, d, i, 1)};
    if (i == 0 && mc_flag_of(c, "two_ctas")) wants[1] = 0;
    if (wants[0] == has[0] && wants[1] == has[1]) continue;
    return fail(c, "expected block basis %lld, %lld at result index %u, but got %lld, %lld", wants[0], wants[1], i,
                has[0],
                has[1]);
  }
  return true;
}

bool mc_check_ttng_mma(const McRoutineCheck *c) {
  McMemDesc a, b, d;
  if (!mc_buffer_of(c, "a", &a) || !mc_buffer_of(c, "b", &b) || !mc_buffer_of(c, "d", &d)) return true;
  if (!rows_fit(c, &a, &d) || !barriers_fit(c) || !elements_fit(c, a.element, b.element, d.element)) return false;
  if (a.rank != 2) return fail(c, "LHS operand must have a rank-2 tensor");
  if (b.rank != 2) return fail(c, "RHS operand must have a rank-2 tensor");
  if (d.rank != 2) return fail(c, "Return operand must have a rank-2 tensor");
  return operand_layouts_fit(c, &a, &b, &d) && pairs_fit(c, &a, &b, &d) && blocks_fit(c, &a, &b, &d);
}

/* --- products with scales --- */

enum { E4M3, E5M2, E2M3, E3M2, E2M1, BF16_SCALES, FP16_SCALES };

/* The element that is stored as that type. */
static McType scaled_element(const McRoutineCheck *c, McType storage, int64_t kind) {
  static const McFloatKind kinds[] = {MC_F8E4M3FN, MC_F8E5M2, MC_F6E2M3FN, MC_F6E3M2FN, MC_F4E2M1FN, MC_BF16, MC_F16};
  if (mc_kind(c->ctx, storage.index) == MC_TYPE_FLOAT || kind < 0 || kind > FP16_SCALES) return storage;
  return mc_type_float(c->ctx, kinds[kind]);
}

static bool is_float8(int64_t kind) { return kind == E4M3 || kind == E5M2; }

static bool left_in_memory_fits(const McRoutineCheck *c, const McMemDesc *a, int64_t a_kind, int64_t b_kind) {
  bool is_padded = mc_layout_number(c, a->encoding, FP4_PADDED) != 0;
  if (a_kind != E2M1) {
    if (!mc_is_float(c, a->element, MC_F8E4M3FN) && !mc_is_float(c, a->element, MC_F8E5M2)) {
      return fail(c, "unsupported LHS operand type for scaled MMA");
    }
    return is_float8(a_kind) || fail(c, "expected float8 LHS operand to have e4m3 or e5m2 format");
  }
  if (!mc_type_is_integer(c->ctx, a->element, 8)) return fail(c, "expected e2m1 LHS operand to have i8 storage");
  if (is_padded && !is_float8(b_kind)) return fail(c, "can only use fp4_padded LHS when RHS is float8");
  return is_padded || !is_float8(b_kind) ||
         fail(c, "expected e2m1 LHS operand to be fp4_padded when RHS is float8");
}

/* rubin: the module's processor wants another order of the first operand's scales. */
static bool scales_fit(const McRoutineCheck *c, const McMemDesc *scales, bool is_a, bool wants_k_first) {
  static const char *const orders[] = {"mnThenK", "kThenMn"};
  if (!mc_is_defined_as(c->ctx, scales->space.index, "ttng.tensor_memory") || scales->rank < 2) return true;
  int64_t rows = mc_memdesc_dim(c->ctx, scales, scales->rank - 2), cols = mc_memdesc_dim(c->ctx, scales,
                                                                                         scales->rank - 1);
  bool matters = mc_triton_dim_per_block(c->ctx, scales->encoding, 0, rows) > 128 &&
                 mc_triton_dim_per_block(c->ctx, scales->encoding, 1, cols) > 4;
  if (mc_buffer_kind(c, scales) != MC_LAYOUT_TENSOR_MEMORY_SCALES) {
    return !matters || fail(c, "%s scales in tensor memory must use #ttng.tensor_memory_scales_encoding",
                            is_a ? "A" : "B");
  }
  bool has_k_first = mc_layout_number(c, scales->encoding, 1) != 0;
  if (!matters && !has_k_first) return true;
  bool wanted = is_a && wants_k_first;
  return has_k_first == wanted ||
         fail(c, "%s scales in tensor memory must use #ttng.tensor_memory_scales_encoding<blockRepOrder = %s>",
              is_a ? "A" : "B", orders[wanted]);
}

static bool is_transposed(const McRoutineCheck *c, const McMemDesc *desc, bool when) {
  return mc_buffer_kind(c, desc) == MC_LAYOUT_NVMMA && (mc_layout_number(c, desc->encoding, 1) != 0) == when;
}

bool mc_check_ttng_mma_scaled(const McRoutineCheck *c) {
  McMemDesc a, b, d, a_scale, b_scale;
  int64_t a_kind = mc_number_of(c, "a_type", E4M3), b_kind = mc_number_of(c, "b_type", E4M3);
  if (!mc_buffer_of(c, "a", &a) || !mc_buffer_of(c, "b", &b) || !mc_buffer_of(c, "d", &d)) return true;
  if (!mc_buffer_of(c, "a_scale", &a_scale) || !mc_buffer_of(c, "b_scale", &b_scale)) return true;
  McPacks packs = {{1, 1}, {1, 1}};
  if (a_kind == E2M1) (is_transposed(c, &a, true) ? packs.outer : packs.inner)[0] = 2;
  if (b_kind == E2M1) (is_transposed(c, &b, false) ? packs.outer : packs.inner)[1] = 2;
  if (!mc_triton_product_fits(c, &packs) || !rows_fit(c, &a, &d) || !barriers_fit(c)) return false;
  McType left = scaled_element(c, a.element, a_kind), right = scaled_element(c, b.element, b_kind);
  if (left.index == MC_NONE || right.index == MC_NONE) return false;
  if (!elements_fit(c, left, right, d.element)) return false;
  if (mc_buffer_kind(c, &d) != MC_LAYOUT_TENSOR_MEMORY) {
    return fail(c, "expected accumulator layout to be a TensorMemoryLayout");
  }
  if (mc_layout_number(c, d.encoding, FP4_PADDED)) return fail(c, "accumulator layout must not be fp4_padded");
  if (mc_layout_number(c, d.encoding, BLOCK_M) != 128) return fail(c, "only supports instruction shape blockM=128");
  bool in_memory = mc_buffer_kind(c, &a) == MC_LAYOUT_TENSOR_MEMORY;
  if (in_memory && !left_in_memory_fits(c, &a, a_kind, b_kind)) return false;
  McAttr target = mc_triton_module_attr(c->ctx, c->op, "ttg.target");
  bool rubin = target.index != MC_NONE && mc_kind(c->ctx, target.index) == MC_ATTR_STRING &&
               mc_str_is(mc_attr_string_value(c->ctx, target), "cuda:107") && a_kind == E2M1 && b_kind == E2M1 &&
               mc_is_float(c, a_scale.element, MC_F8E4M3FN) && mc_is_float(c, b_scale.element, MC_F8E4M3FN);
  return scales_fit(c, &a_scale, true, rubin) && scales_fit(c, &b_scale, false, rubin);
}

/* --- products of groups of warps --- */

bool mc_check_ttng_warp_group_dot(const McRoutineCheck *c) {
  McType result = mc_type_of(c, "d"), left = mc_type_of(c, "a"), right = mc_type_of(c, "b");
  McMemDesc a, b;
  if (!mc_is_tensor(c, result)) return true;
  McAttr layout = mc_type_encoding(c->ctx, result);
  if (mc_layout_kind(c->ctx, layout) != MC_LAYOUT_NVIDIA_MMA || mc_layout_number(c, layout, 0) != 3) {
    return fail(c, "WGMMA result layout must be Hopper NVMMA");
  }
  bool is_buffer = mc_memdesc(c->ctx, left, &a);
  bool is_operand = !is_buffer && mc_is_tensor(c, left) &&
                    mc_layout_kind(c->ctx, mc_type_encoding(c->ctx, left)) == MC_LAYOUT_DOT_OPERAND;
  if (!is_operand && !(is_buffer && is_shared_operand(c, &a))) {
    return fail(c, "WGMMA A operand must have NVMMA shared or dot layout");
  }
  if (mc_memdesc(c->ctx, right, &b) && !is_shared_operand(c, &b)) {
    return fail(c, "WGMMA B operand must have NVMMA shared layout");
  }
  int64_t warps = mc_triton_module(c->ctx, c->op).warps;
  if (warps >= 0 && warps % 4 != 0) return fail(c, "WGMMA requires num_warps to be divisible by 4");
  if (mc_type_rank(c->ctx, result) != 2) return fail(c, "WGMMA result shape must be 2D");
  int64_t m = mc_triton_dim_per_block(c->ctx, layout, 0, mc_type_dim(c->ctx, result, 0));
  int64_t n = mc_triton_dim_per_block(c->ctx, layout, 1, mc_type_dim(c->ctx, result, 1));
  if (m % 64 != 0) return fail(c, "WGMMA result M dimension must be divisible by 64");
  if (n % 8 != 0) return fail(c, "WGMMA result N dimension must be divisible by 8");
  McType held = is_buffer ? a.element : mc_type_element(c->ctx, left);
  if (mc_number_of(c, "maxNumImpreciseAcc", 0) < 32 &&
      (mc_is_float(c, held, MC_F8E5M2) || mc_is_float(c, held, MC_F8E4M3FN)) &&
      mc_is_float(c, mc_type_element(c->ctx, result), MC_F32)) {
    return fail(c, "Cannot use F32 as the accumulator element type when the max_num_imprecise_acc is less than 32");
  }
  if (!is_operand) return true;
  uint32_t bits = mc_type_bit_width(c->ctx, held);
  long long width = bits > 0 ? 32 / bits : 0, has = mc_layout_number(c, mc_type_encoding(c->ctx, left), 2);
  return width == has ||
         fail(c, "in-register LHS operand must have a kWidth of %lld but got %lld", width, has);
}

bool mc_check_ttng_warp_group_dot_wait(const McRoutineCheck *c) {
  return mc_op_num_operands(c->ctx, c->op) > 0 || fail(c, "expected to be waiting on at least one dependency");
}

/* --- packed arithmetic --- */

typedef struct Packed { const char *name; char kind; uint8_t lanes; } Packed;

static Packed packed_of(const McRoutineCheck *c, McType tensor) {
  McType type = mc_type_element(c->ctx, tensor);
  if (mc_kind(c->ctx, type.index) != MC_TYPE_FLOAT) return (Packed){"e2m1x4", '2', 4};
  switch (mc_type_float_kind(c->ctx, type)) {
    case MC_F16: return (Packed){"f16x2", 'h', 2};
    case MC_BF16: return (Packed){"bf16x2", 'b', 2};
    case MC_F8E5M2: return (Packed){"e5m2x4", '5', 4};
    case MC_F8E4M3FN: return (Packed){"e4m3x4", '4', 4};
    case MC_F8E8M0FNU: return (Packed){"ue8m0x4", 'u', 4};
    default: return (Packed){"f32x2", 'f', 2};
  }
}

enum { ADD, SUB, MUL, FMA, MIN, MAX };
#define ADDS (1 << ADD | 1 << SUB)

/* Kinds that a result and operands can have; = is the result's, ! the other one of h and b. */
static const struct { uint8_t operations; const char *result, *operands[3]; } SIGNATURES[] = {
  {ADDS | 1 << MUL, "fhb", {"=", "="}},
  {1 << FMA, "fhb", {"=", "=", "="}},
  {1 << MIN | 1 << MAX, "hb", {"=", "="}},
  {ADDS, "f", {"hb", "f"}},
  {ADDS | 1 << MUL, "hb", {"f", "f"}},
  {1 << MUL, "hb", {"=", "!"}},
  {1 << FMA, "f", {"hb", "f", "f"}},
  {ADDS, "54", {"542u", "="}},
  {1 << MUL, "54", {"542u", "542u"}},
  {1 << FMA, "54", {"542u", "542u", "="}},
};

static bool is_one_of(const char *kinds, char kind, char result) {
  if (*kinds == '=') return kind == result;
  if (*kinds == '!') return kind != result && strchr("hb", kind) != NULL;
  return strchr(kinds, kind) != NULL;
}

static bool signature_exists(const McRoutineCheck *c, int64_t operation, char result, uint32_t count) {
  for (size_t s = 0; s < MC_COUNT(SIGNATURES); s++) {
    if (!(SIGNATURES[s].operations >> operation & 1) || strchr(SIGNATURES[s].result, result) == NULL) continue;
    uint32_t i = 0;
    while (i < count && is_one_of(SIGNATURES[s].operands[i], packed_of(c, mc_operand_type(c, i)).kind, result)) i++;
    if (i == count) return true;
  }
  return false;
}

/* The one dimension of the result that every operand of 4-bit floats has half of; false: there is none. */
static bool packed_axis(const McRoutineCheck *c, McType result, uint32_t count, uint32_t *axis) {
  bool found = false;
  uint32_t rank = mc_type_rank(c->ctx, result);
  for (uint32_t i = 0; i < count; i++) {
    McType operand = mc_operand_type(c, i);
    if (packed_of(c, operand).kind != '2') continue;
    uint32_t k = 0;
    if (mc_type_rank(c->ctx, operand) != rank) return false;
    while (k < rank && mc_type_dim(c->ctx, operand, k) == mc_type_dim(c->ctx, result, k)) k++;
    if (k == rank || 2 * mc_type_dim(c->ctx, operand, k) != mc_type_dim(c->ctx, result, k)) return false;
    for (uint32_t j = k + 1; j < rank; j++) {
      if (mc_type_dim(c->ctx, operand, j) != mc_type_dim(c->ctx, result, j)) return false;
    }
    if (found && *axis != k) return false;
    *axis = k;
    found = true;
  }
  return found;
}

/* The layout of pairs along an axis: each pair is in one thread. False: they are not. */
static bool halve(McLinear *l, uint32_t axis) {
  uint32_t unit = 0;
  for (; unit < l->num_bits[MC_IN_REGISTER]; unit++) {
    const int32_t *basis = l->bases[MC_IN_REGISTER][unit];
    bool others = false;
    for (uint32_t k = 0; k < l->rank; k++) others = others || (k != axis && basis[k] != 0);
    if (basis[axis] == 1 && !others) break;
  }
  if (unit == l->num_bits[MC_IN_REGISTER]) return false;
  l->num_bits[MC_IN_REGISTER]--;
  memmove(l->bases[MC_IN_REGISTER][unit], l->bases[MC_IN_REGISTER][unit + 1],
          (l->num_bits[MC_IN_REGISTER] - unit) * sizeof(McBasis));
  for (uint32_t in = 0; in < MC_NUM_INS; in++) {
    for (uint32_t i = 0; i < l->num_bits[in]; i++) l->bases[in][i][axis] /= 2;
  }
  return true;
}

static bool same_layouts(const McLinear *a, const McLinear *b) {
  for (uint32_t in = 0; in < MC_NUM_INS; in++) {
    if (!mc_linear_same_bits(a, b, in)) return false;
  }
  return true;
}

static bool packed_layouts_fit(const McRoutineCheck *c, McType result, uint32_t count, bool has_axis, uint32_t axis) {
  McLinear whole, half, own;
  if (!mc_linear_of_tensor(c->ctx, result, &whole)) return true;
  uint32_t lanes = packed_of(c, result).lanes, registers = 1;
  for (uint32_t i = 0; i < whole.num_bits[MC_IN_REGISTER]; i++) {
    if (!mc_basis_is_zero(&whole, whole.bases[MC_IN_REGISTER][i])) registers *= 2;
  }
  if (registers < lanes) {
    return fail(c, "result layout must provide a multiple of %u unique elements per thread", lanes);
  }
  half = whole;
  bool has_pairs = has_axis && halve(&half, axis);
  for (uint32_t i = 0; i < count; i++) {
    McType operand = mc_operand_type(c, i);
    bool is_packed = packed_of(c, operand).kind == '2';
    if (!is_packed && !mc_same_tensor_shape(c, operand, result)) {
      return fail(c, "operand %u must have the result shape", i);
    }
    if (is_packed && !has_pairs) return fail(c, "fp4 operand %u must have a layout compatible with the result", i);
    if (!mc_linear_of_tensor(c->ctx, operand, &own)) continue;
    if (same_layouts(is_packed ? &half : &whole, &own)) continue;
    if (is_packed) return fail(c, "fp4 operand %u must have a layout compatible with the result", i);
    return fail(c, "operand %u must have a layout equivalent to the result", i);
  }
  return true;
}

bool mc_check_ttng_packed_arith(const McRoutineCheck *c) {
  static const char *const names[] = {"add", "sub", "mul", "fma", "min", "max"};
  McType result = mc_type_of(c, "result");
  int64_t operation = mc_number_of(c, "op_kind", ADD);
  uint32_t count = mc_op_num_operands(c->ctx, c->op), wanted = operation == FMA ? 3 : 2, axis = 0;
  if (operation < ADD || operation > MAX || !mc_is_tensor(c, result)) return true;
  if (count != wanted) return fail(c, "%s expects %u operands but got %u", names[operation], wanted, count);
  McLayoutKind kind = mc_layout_kind(c->ctx, mc_type_encoding(c->ctx, result));
  if (mc_type_encoding(c->ctx, result).index == MC_NONE ||
      (kind != MC_LAYOUT_OTHER && !mc_layout_is_distributed(kind))) {
    return fail(c, "requires a distributed tensor layout");
  }
  Packed packed = packed_of(c, result);
  if (!signature_exists(c, operation, packed.kind, count)) {
    return fail(c, "unsupported %s signature %s <- (%s, %s%s%s)", names[operation], packed.name,
                packed_of(c, mc_operand_type(c, 0)).name, packed_of(c, mc_operand_type(c, 1)).name,
                count > 2 ? ", " : "", count > 2 ? packed_of(c, mc_operand_type(c, 2)).name : "");
  }
  bool has_packed = false, has_axis = packed_axis(c, result, count, &axis);
  for (uint32_t i = 0; i < count; i++) has_packed = has_packed || packed_of(c, mc_operand_type(c, i)).kind == '2';
  if (has_packed && !has_axis) {
    return fail(c, "requires every fp4 operand to have the result shape with the same single dimension halved");
  }
  return packed_layouts_fit(c, result, count, has_axis, axis);
}
