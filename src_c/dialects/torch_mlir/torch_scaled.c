/* torch_scaled.c - checks of products of matrices whose elements are scaled: aten._scaled_mm, aten._scaled_mm_v2.
 *
 * A matrix m x k times a matrix k x n; each has scales, for the whole, for each row, or for blocks of elements. An
 * unknown size or type is right.
 */
#include "dialects/torch_mlir/torch_mlir.def"
#include "dialects/torch_mlir/torch_mlir.h"

#define LL(value) ((long long)(value))

static const int64_t UNKNOWN = MC_TORCH_UNKNOWN;

static bool is_float(const McContext *ctx, McType type, McFloatKind kind) {
  return mc_kind(ctx, type.index) == MC_TYPE_FLOAT && mc_type_float_kind(ctx, type) == kind;
}
static bool both_are(const McContext *ctx, const McTorchTensor *a, const McTorchTensor *b, McFloatKind kind) {
  return is_float(ctx, a->dtype, kind) && is_float(ctx, b->dtype, kind);
}

/* Products of sizes can be larger than any number; then they are as good as unknown, and no size is equal to them. */
static int64_t times(int64_t a, int64_t b) {
  int64_t product;
  return __builtin_mul_overflow(a, b, &product) ? INT64_MAX : product;
}
static int64_t ceil_div(int64_t a, int64_t b) { return a / b + (a % b > 0); }
/* As many as blocks of `size` in `of`, padded to fours. */
static int64_t padded_blocks(int64_t of, int64_t size) { return times(ceil_div(ceil_div(of, size), 4), 4); }

static bool has_shape(const McTorchTensor *t, int64_t a, int64_t b) {
  return t->rank == 2 && mc_torch_size(t, 0) == a && mc_torch_size(t, 1) == b;
}
static bool is_scalar(int64_t numel) { return numel == 1; }

/* --- what both versions check --- */

static bool check_data_type(const McRoutineCheck *c, const McTorchTensor *t, const char *name) {
  static const McFloatKind kinds[] = {MC_F4E2M1FN, MC_F8E4M3FN, MC_F8E4M3FNUZ, MC_F8E5M2, MC_F8E5M2FNUZ};
  if (t->dtype.index == MC_NONE) return true;
  for (size_t i = 0; i < MC_COUNT(kinds); i++) {
    if (is_float(c->ctx, t->dtype, kinds[i])) return true;
  }
  return fail(c, "expected %s to have an FP8 or FP4 dtype, but got '%s'", name, mc_text_type(c->diags, t->dtype));
}

static bool check_ranks(const McRoutineCheck *c, const McTorchTensor *self, const McTorchTensor *mat2) {
  return (self->rank == 2 && mat2->rank == 2) ||
         fail(c, "expected self and mat2 to be rank 2, but got ranks %u and %u", self->rank, mat2->rank);
}

static bool check_multiple(const McRoutineCheck *c, int64_t size, const char *what) {
  return size == UNKNOWN || size % 16 == 0 ||
         fail(c, "expected %s dimension to be divisible by 16, but got %lld", what, LL(size));
}

static bool check_sizes_by_16(const McRoutineCheck *c, int64_t k, int64_t mat2_k, int64_t n) {
  return check_multiple(c, k, "self contracting") && check_multiple(c, mat2_k, "mat2 contracting") &&
         check_multiple(c, n, "mat2 non-contracting");
}

static bool fail_counts(const McRoutineCheck *c, const char *what, int64_t want_a, int64_t want_b, int64_t a,
                        int64_t b) {
  return fail(c, "invalid %s scaling configuration: expected scale_a to have %lld elements and scale_b to have %lld "
                 "elements, but got %lld and %lld", what, LL(want_a), LL(want_b), LL(a), LL(b));
}

/* Scales of blocks of 128 x `a_blocks` and `b_blocks`, which are padded. */
static bool check_blocks(const McRoutineCheck *c, const char *what, int64_t m, int64_t n, const int64_t blocks[2],
                         int64_t numel_a, int64_t numel_b) {
  int64_t want_a = times(times(128, ceil_div(m, 128)), blocks[0]);
  int64_t want_b = times(times(128, ceil_div(n, 128)), blocks[1]);
  return (numel_a == want_a && numel_b == want_b) || fail_counts(c, what, want_a, want_b, numel_a, numel_b);
}

/* --- aten._scaled_mm --- */

typedef struct Scaled {
  const McRoutineCheck *c;
  McTorchTensor self, mat2, a, b, result;
  int64_t m, k, mat2_k, n;
} Scaled;

static bool check_bias(const Scaled *s, uint32_t name) {
  const McRoutineCheck *c = s->c;
  McContext *ctx = c->ctx;
  McTorchTensor bias = mc_torch_operand(c, name);
  if (!bias.is_tensor) return true;
  int64_t numel = bias.has_sizes ? mc_torch_numel(&bias) : UNKNOWN;
  if (numel != UNKNOWN && s->n != UNKNOWN && numel != s->n) {
    return fail(c, "expected bias to have %lld elements, but got %lld", LL(s->n), LL(numel));
  }
  if (bias.dtype.index == MC_NONE) return true;
  const char *type = mc_text_type(c->diags, bias.dtype);
  bool bf16 = is_float(ctx, bias.dtype, MC_BF16), f16 = is_float(ctx, bias.dtype, MC_F16);
  if (!bf16 && !f16) return fail(c, "expected bias to have bf16 or f16 dtype, but got '%s'", type);
  if (s->result.dtype.index == MC_NONE) return true;
  if (is_float(ctx, s->result.dtype, MC_F32)) return fail(c, "expected bias to be absent for f32 result dtype");
  if (is_float(ctx, s->result.dtype, MC_BF16) && !bf16) {
    return fail(c, "expected bias to have bf16 dtype for bf16 result dtype, but got '%s'", type);
  }
  return !is_float(ctx, s->result.dtype, MC_F16) || f16 ||
         fail(c, "expected bias to have f16 dtype for f16 result dtype, but got '%s'", type);
}

/* *done: the scale is neither a tensor nor absent, and nothing else is checked. */
static bool check_result_scale(const Scaled *s, uint32_t name, bool *done) {
  const McRoutineCheck *c = s->c;
  McType type = mc_named_type(c, name);
  if (type.index == MC_NONE || mc_is_defined_as(c->ctx, type.index, "torch.none")) return true;
  McTorchTensor scale = mc_torch_tensor(c->ctx, type);
  *done = !scale.is_tensor;
  if (*done) return true;
  if (scale.dtype.index != MC_NONE && !is_float(c->ctx, scale.dtype, MC_F32)) {
    return fail(c, "expected scale_result to have f32 dtype, but got '%s'", mc_text_type(c->diags, scale.dtype));
  }
  int64_t numel = scale.has_sizes ? mc_torch_numel(&scale) : UNKNOWN;
  return numel == UNKNOWN || numel == 1 || fail(c, "expected scale_result to have 1 element, but got %lld", LL(numel));
}

/* The number of blocks along k, padded: by the type of a matrix and of its scale. */
static int64_t blocks_along(const Scaled *s, int64_t k, McType data, McType scale) {
  bool nv = is_float(s->c->ctx, scale, MC_F8E4M3FN);
  if (nv || is_float(s->c->ctx, data, MC_F4E2M1FN)) k = times(k, 2);
  return padded_blocks(k, nv ? 16 : 32);
}

static bool check_scales(const Scaled *s) {
  const McRoutineCheck *c = s->c;
  const McTorchTensor *a = &s->a, *b = &s->b;
  int64_t numel_a = mc_torch_numel(a), numel_b = mc_torch_numel(b), m = s->m, k = s->k, n = s->n;
  if (numel_a == UNKNOWN || numel_b == UNKNOWN) return true;
  bool f32 = both_are(c->ctx, a, b, MC_F32);
  if (is_scalar(numel_a) || is_scalar(numel_b)) {
    if (numel_a != numel_b) return fail(c, "expected scale_a and scale_b to both be scalar for tensorwise scaling");
    return f32 || fail(c, "expected tensorwise scale_a and scale_b to have f32 dtype");
  }
  if (both_are(c->ctx, a, b, MC_F8E8M0FNU) || both_are(c->ctx, a, b, MC_F8E4M3FN)) {
    const int64_t blocks[2] = {blocks_along(s, k, s->self.dtype, a->dtype),
                               blocks_along(s, s->mat2_k, s->mat2.dtype, b->dtype)};
    return check_blocks(c, "blockwise", m, n, blocks, numel_a, numel_b);
  }
  if (!f32) return fail(c, "expected non-tensorwise, non-blockwise scale_a and scale_b to have f32 dtype");
  if (a->rank != 2 || b->rank != 2) {
    return fail(c, "expected non-tensorwise scale_a and scale_b to be rank 2, but got ranks %u and %u", a->rank,
                b->rank);
  }
  int64_t k_blocks = ceil_div(k, 128), m_blocks = ceil_div(m, 128), n_blocks = ceil_div(n, 128);
  bool by_row = has_shape(a, m, 1) && has_shape(b, 1, n);
  bool a_rows = has_shape(a, m, k_blocks), b_columns = has_shape(b, k_blocks, n);
  return by_row || (a_rows && (has_shape(b, k_blocks, n_blocks) || b_columns)) ||
         (has_shape(a, m_blocks, k_blocks) && b_columns) ||
         fail(c, "invalid scaling configuration for scale_a and scale_b");
}

/* Arguments: self, mat2, scale_a, scale_b, bias, scale_result, the result. */
bool mc_check_torch_scaled(const McRoutineCheck *c) {
  Scaled s = {.c = c, .self = mc_torch_operand(c, c->args[0]), .mat2 = mc_torch_operand(c, c->args[1]),
              .a = mc_torch_operand(c, c->args[2]), .b = mc_torch_operand(c, c->args[3]),
              .result = mc_torch_operand(c, c->args[6])};
  if (!check_data_type(c, &s.self, "self") || !check_data_type(c, &s.mat2, "mat2")) return false;
  if (!s.self.has_sizes || !s.mat2.has_sizes) return true;
  if (!check_ranks(c, &s.self, &s.mat2)) return false;
  s.m = mc_torch_size(&s.self, 0), s.k = mc_torch_size(&s.self, 1);
  s.mat2_k = mc_torch_size(&s.mat2, 0), s.n = mc_torch_size(&s.mat2, 1);
  if (s.k != UNKNOWN && s.mat2_k != UNKNOWN && s.k != s.mat2_k) {
    return fail(c, "expected self and mat2 contracting dimensions to match, but got %lld and %lld", LL(s.k),
                LL(s.mat2_k));
  }
  if (!check_sizes_by_16(c, s.k, s.mat2_k, s.n) || !check_bias(&s, c->args[4])) return false;
  bool done = false;
  if (!check_result_scale(&s, c->args[5], &done)) return false;
  bool known = s.a.dtype.index != MC_NONE && s.b.dtype.index != MC_NONE && s.a.has_sizes && s.b.has_sizes &&
               s.self.dtype.index != MC_NONE && s.mat2.dtype.index != MC_NONE;
  return done || !known || !mc_torch_is_static(&s.self) || !mc_torch_is_static(&s.mat2) || check_scales(&s);
}

/* --- aten._scaled_mm_v2 --- */

/* PyTorch's numbers of recipes. */
enum { TENSORWISE, ROWWISE, BLOCK_1_16, BLOCK_1_32, BLOCK_1_128, BLOCK_128_128 };
enum { SWIZZLE_32_4_4 = 1 };

typedef enum Mode {
  MODE_UNKNOWN, MODE_TENSORWISE, MODE_ROWWISE, MODE_NV, MODE_NV_TWO_LEVELS, MODE_MX, MODE_1_1, MODE_1_128, MODE_128_1
} Mode;

/* A list that an operand is; count 0: not known. No more than the first two are kept. */
typedef struct List { uint32_t count; int64_t numbers[2]; McTorchTensor tensors[2]; } List;

typedef struct Scaled2 {
  const McRoutineCheck *c;
  McTorchTensor self, mat2;
  List scale[2], recipe[2], swizzle[2];
  Mode mode;
  bool is_static;
  int64_t m, k, n, logical_k;
} Scaled2;

static const char NO_ELEMENTS[] = "expected scale_a, recipe_a, scale_b and recipe_b lists to be non-empty";

static bool read_scales(const McRoutineCheck *c, uint32_t name, const char *what, List *out) {
  McOp list = mc_torch_defined_by(c->ctx, mc_torch_value(c, name), "list");
  out->count = list.index == MC_NONE ? 0 : mc_op_num_operands(c->ctx, list);
  for (uint32_t i = 0; i < out->count; i++) {
    McTorchTensor tensor = mc_torch_tensor(c->ctx, mc_value_type(c->ctx, mc_op_operand(c->ctx, list, i)));
    if (!tensor.is_tensor) return fail(c, "expected %s to be a statically constructed tensor list", what);
    if (i < 2) out->tensors[i] = tensor;
  }
  return list.index == MC_NONE || out->count != 0 || fail(c, "%s", NO_ELEMENTS);
}

/* empty: the message when the list is; NULL: it may be. */
static bool read_ints(const McRoutineCheck *c, uint32_t name, const char *what, const char *empty, List *out) {
  McOp list = mc_torch_defined_by(c->ctx, mc_torch_value(c, name), "list");
  out->count = list.index == MC_NONE ? 0 : mc_op_num_operands(c->ctx, list);
  for (uint32_t i = 0; i < out->count; i++) {
    int64_t number;
    if (!mc_torch_int(c->ctx, mc_op_operand(c->ctx, list, i), &number)) {
      return fail(c, "expected %s to be a statically constructed int list", what);
    }
    if (i < 2) out->numbers[i] = number;
  }
  return list.index == MC_NONE || out->count != 0 || empty == NULL || fail(c, "%s", empty);
}

static bool check_lengths(const Scaled2 *s) {
  const McRoutineCheck *c = s->c;
  for (int i = 0; i < 2; i++) {
    if (s->scale[i].count <= 2 && s->recipe[i].count <= 2) continue;
    return fail(c, "expected scale_a, recipe_a, scale_b and recipe_b lists to have at most two elements");
  }
  for (int i = 0; i < 2; i++) {
    uint32_t scales = s->scale[i].count, recipes = s->recipe[i].count;
    if (scales == 0 || recipes == 0 || scales == recipes) continue;
    return fail(c, "expected scale_%c and recipe_%c lists to have the same length", 'a' + i, 'a' + i);
  }
  return true;
}

static bool find_mode(Scaled2 *s) {
  static const struct { uint8_t a, b, mode; } pairs[] = {
    {TENSORWISE, TENSORWISE, MODE_TENSORWISE}, {ROWWISE, ROWWISE, MODE_ROWWISE}, {BLOCK_1_16, BLOCK_1_16, MODE_NV},
    {BLOCK_1_32, BLOCK_1_32, MODE_MX}, {BLOCK_1_128, BLOCK_1_128, MODE_1_1}, {BLOCK_1_128, BLOCK_128_128, MODE_1_128},
    {BLOCK_128_128, BLOCK_1_128, MODE_128_1},
  };
  const List *a = &s->recipe[0], *b = &s->recipe[1];
  if (a->count == 0 || b->count == 0) return true;
  if (a->count == 2 && b->count == 2 && a->numbers[0] == BLOCK_1_16 && b->numbers[0] == BLOCK_1_16 &&
      a->numbers[1] == TENSORWISE && b->numbers[1] == TENSORWISE) {
    s->mode = MODE_NV_TWO_LEVELS;
    return true;
  }
  for (size_t i = 0; a->count == 1 && b->count == 1 && i < MC_COUNT(pairs); i++) {
    if (a->numbers[0] != pairs[i].a || b->numbers[0] != pairs[i].b) continue;
    s->mode = (Mode)pairs[i].mode;
    return true;
  }
  return fail(s->c, "invalid scaling configuration for recipe_a and recipe_b");
}

static bool is_nv(Mode mode) { return mode == MODE_NV || mode == MODE_NV_TWO_LEVELS; }
static bool is_f32_blocks(Mode mode) { return mode == MODE_1_1 || mode == MODE_1_128 || mode == MODE_128_1; }

/* Both scales are single numbers, as far as their sizes are known. */
static bool may_be_scalars(const McTorchTensor *a, const McTorchTensor *b) {
  if (!a->has_sizes || !b->has_sizes) return true;
  int64_t x = mc_torch_numel(a), y = mc_torch_numel(b);
  return x == UNKNOWN || y == UNKNOWN || (x == 1 && y == 1);
}

static bool may_be(const McContext *ctx, const McTorchTensor *a, const McTorchTensor *b, McFloatKind kind) {
  return a->dtype.index == MC_NONE || b->dtype.index == MC_NONE || both_are(ctx, a, b, kind);
}

static bool check_scale_types(const Scaled2 *s) {
  const McRoutineCheck *c = s->c;
  const McContext *ctx = c->ctx;
  const McTorchTensor *a = s->scale[0].tensors, *b = s->scale[1].tensors;
  if (s->mode == MODE_UNKNOWN || s->scale[0].count == 0 || s->scale[1].count == 0) return true;
  bool f32 = may_be(ctx, a, b, MC_F32);
  if (s->mode == MODE_TENSORWISE) {
    if (!f32) return fail(c, "expected tensorwise scale_a and scale_b to have f32 dtype");
    return may_be_scalars(a, b) || fail(c, "expected scale_a and scale_b to both be scalar for tensorwise scaling");
  }
  if (s->mode == MODE_ROWWISE) return f32 || fail(c, "expected rowwise scale_a and scale_b to have f32 dtype");
  if (is_nv(s->mode) && !may_be(ctx, a, b, MC_F8E4M3FN)) {
    return fail(c, "expected NV blockwise scale_a and scale_b to have f8E4M3FN dtype");
  }
  if (s->mode == MODE_NV_TWO_LEVELS && s->scale[0].count == 2 && s->scale[1].count == 2) {
    if (!may_be(ctx, a + 1, b + 1, MC_F32)) {
      return fail(c, "expected two-level NV tensorwise scale_a and scale_b to have f32 dtype");
    }
    return may_be_scalars(a + 1, b + 1) ||
           fail(c, "expected two-level NV tensorwise scale_a and scale_b to both be scalar");
  }
  if (is_f32_blocks(s->mode) && !f32) return fail(c, "expected f32 blockwise scale_a and scale_b to have f32 dtype");
  if (is_f32_blocks(s->mode) && a->has_sizes && b->has_sizes && (a->rank != 2 || b->rank != 2)) {
    return fail(c, "expected f32 blockwise scale_a and scale_b to be rank 2, but got ranks %u and %u", a->rank,
                b->rank);
  }
  return s->mode != MODE_MX || may_be(ctx, a, b, MC_F8E8M0FNU) ||
         fail(c, "expected MX blockwise scale_a and scale_b to have f8E8M0FNU dtype");
}

static bool check_swizzles(const Scaled2 *s) {
  const List *a = &s->swizzle[0], *b = &s->swizzle[1];
  if (a->count == 0 || b->count == 0 || (!is_nv(s->mode) && s->mode != MODE_MX)) return true;
  return (a->numbers[0] == SWIZZLE_32_4_4 && b->numbers[0] == SWIZZLE_32_4_4) ||
         fail(s->c, "expected blockwise swizzle_a and swizzle_b to be SWIZZLE_32_4_4");
}

/* The sizes that are summed over are equal. `dims`: which they are, if the text says so. */
static bool check_contraction(const Scaled2 *s, const List *dims, int64_t mat2_logical_k) {
  const McRoutineCheck *c = s->c;
  int64_t a = s->logical_k, b = mat2_logical_k;
  if (dims->count != 0) {
    int64_t first = dims->numbers[0] + (dims->numbers[0] < 0 ? 2 : 0);
    int64_t second = dims->numbers[1] + (dims->numbers[1] < 0 ? 2 : 0);
    a = mc_torch_size(&s->self, (uint32_t)first);
    b = mc_torch_size(&s->mat2, (uint32_t)second);
  }
  return a == UNKNOWN || b == UNKNOWN || a == b ||
         fail(c, "expected self and mat2 %s to match, but got %lld and %lld",
              dims->count != 0 ? "contraction_dim-selected dimensions" : "contracting dimensions", LL(a), LL(b));
}

static bool check_matrices(Scaled2 *s, uint32_t name) {
  const McRoutineCheck *c = s->c;
  List dims = {0};
  bool has_dims = mc_torch_defined_by(c->ctx, mc_torch_value(c, name), "list").index != MC_NONE;
  if (!read_ints(c, name, "contraction_dim", NULL, &dims)) return false;
  if (dims.count != 0 && dims.count != 2) return fail(c, "contraction_dim must have exactly 2 elements");
  if (!s->self.has_sizes || !s->mat2.has_sizes) return true;
  if (!check_ranks(c, &s->self, &s->mat2)) return false;
  for (uint32_t i = 0; i < dims.count; i++) {
    if (dims.numbers[i] >= -2 && dims.numbers[i] < 2) continue;
    return fail(c, "expected contraction_dim values to be valid rank-2 dimensions, but got %lld and %lld",
                LL(dims.numbers[0]), LL(dims.numbers[1]));
  }
  s->is_static = mc_torch_is_static(&s->self) && mc_torch_is_static(&s->mat2);
  s->m = mc_torch_size(&s->self, 0), s->k = mc_torch_size(&s->self, 1), s->n = mc_torch_size(&s->mat2, 1);
  int64_t mat2_k = mc_torch_size(&s->mat2, 0);
  s->logical_k = s->k;
  bool packed = s->self.dtype.index != MC_NONE && s->mat2.dtype.index != MC_NONE &&
                both_are(c->ctx, &s->self, &s->mat2, MC_F4E2M1FN); /* two numbers in each element */
  if (packed && s->k != UNKNOWN) s->logical_k = times(s->k, 2);
  if (packed && mat2_k != UNKNOWN) mat2_k = times(mat2_k, 2);
  return (!has_dims || check_contraction(s, &dims, mat2_k)) && check_sizes_by_16(c, s->logical_k, mat2_k, s->n);
}

static bool check_f32_blocks(const Scaled2 *s, const McTorchTensor *a, const McTorchTensor *b) {
  static const char *const names[] = {"1x128 x 1x128", "1x128 x 128x128", "128x128 x 1x128"};
  const McRoutineCheck *c = s->c;
  if (s->logical_k % 128 != 0) {
    return fail(c, "expected contracting dimension to be divisible by 128 for 1x128/128x128 blockwise scaling");
  }
  int64_t k_blocks = s->logical_k / 128, padded = padded_blocks(s->logical_k, 128);
  int64_t want_a[2] = {s->m, k_blocks}, want_b[2] = {s->n, k_blocks};
  if (s->mode == MODE_1_128) want_b[0] = padded, want_b[1] = s->n / 128;
  if (s->mode == MODE_128_1) want_a[0] = padded, want_a[1] = s->m / 128;
  return (has_shape(a, want_a[0], want_a[1]) && has_shape(b, want_b[0], want_b[1])) ||
         fail(c, "invalid %s blockwise scaling configuration: expected scale_a shape [%lld, %lld] and scale_b shape "
                 "[%lld, %lld]", names[s->mode - MODE_1_1], LL(want_a[0]), LL(want_a[1]), LL(want_b[0]), LL(want_b[1]));
}

static bool check_scale_sizes(const Scaled2 *s) {
  const McRoutineCheck *c = s->c;
  const McTorchTensor *a = s->scale[0].tensors, *b = s->scale[1].tensors;
  if (s->mode == MODE_UNKNOWN || s->mode == MODE_TENSORWISE || s->scale[0].count == 0 || s->scale[1].count == 0 ||
      !s->is_static || !a->has_sizes || !b->has_sizes) {
    return true;
  }
  int64_t numel_a = mc_torch_numel(a), numel_b = mc_torch_numel(b);
  if (numel_a == UNKNOWN || numel_b == UNKNOWN) return true;
  if (s->mode == MODE_ROWWISE) {
    bool fits = a->rank != 0 && mc_torch_size(a, 0) == s->m && numel_a == s->m && numel_b == s->n;
    return fits || fail_counts(c, "rowwise", s->m, s->n, numel_a, numel_b);
  }
  if (is_f32_blocks(s->mode)) return check_f32_blocks(s, a, b);
  int64_t along = is_nv(s->mode) ? padded_blocks(s->logical_k, 16) : padded_blocks(s->k, 32);
  const int64_t blocks[2] = {along, along};
  return check_blocks(c, is_nv(s->mode) ? "NV blockwise" : "blockwise", s->m, s->n, blocks, numel_a, numel_b);
}

/* Arguments: self, mat2, scale_a, scale_b, recipe_a, recipe_b, swizzle_a, swizzle_b, contraction_dim. */
bool mc_check_torch_scaled_v2(const McRoutineCheck *c) {
  static const char no_swizzle[] = "expected swizzle_a and swizzle_b lists to be non-empty";
  const uint32_t *args = c->args;
  Scaled2 s = {.c = c, .self = mc_torch_operand(c, args[0]), .mat2 = mc_torch_operand(c, args[1])};
  return check_data_type(c, &s.self, "self") && check_data_type(c, &s.mat2, "mat2") &&
         read_scales(c, args[2], "scale_a", &s.scale[0]) && read_scales(c, args[3], "scale_b", &s.scale[1]) &&
         read_ints(c, args[4], "recipe_a", NO_ELEMENTS, &s.recipe[0]) &&
         read_ints(c, args[5], "recipe_b", NO_ELEMENTS, &s.recipe[1]) &&
         read_ints(c, args[6], "swizzle_a", no_swizzle, &s.swizzle[0]) &&
         read_ints(c, args[7], "swizzle_b", no_swizzle, &s.swizzle[1]) && check_lengths(&s) && find_mode(&s) &&
         check_scale_types(&s) && check_swizzles(&s) && check_matrices(&s, args[8]) && check_scale_sizes(&s);
}
