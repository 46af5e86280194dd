/* torch_aten.c - checks of ATen's functions that depend on sizes, element types and constants.
 *
 * An unknown size, type or number is right.
 */
#include "dialects/torch_mlir/torch_mlir.def"
#include "dialects/torch_mlir/torch_mlir.h"

#define LL(value) ((long long)(value))

static bool is_bool(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_INTEGER && mc_type_integer_width(ctx, type) == 1 &&
         mc_type_integer_signedness(ctx, type) == MC_SIGNLESS;
}

/* One of the floats named, or complex. */
static bool is_float_of(const McContext *ctx, McType type, uint32_t floats) {
  McKind kind = mc_kind(ctx, type.index);
  if (kind == MC_TYPE_COMPLEX) return true;
  return kind == MC_TYPE_FLOAT && (floats >> mc_type_float_kind(ctx, type) & 1) != 0;
}

/* The value of an operand of that name, if it is a constant. */
static bool int_of(const McRoutineCheck *c, uint32_t name, int64_t *number) {
  return mc_torch_int(c->ctx, mc_torch_value(c, name), number);
}

/* Arguments: the tensor. */
bool mc_check_torch_norm(const McRoutineCheck *c) {
  McTorchTensor self = mc_torch_operand(c, c->args[0]);
  const uint32_t floats = 1u << MC_F16 | 1u << MC_F32 | 1u << MC_F64;
  if (self.dtype.index == MC_NONE || is_float_of(c->ctx, self.dtype, floats)) return true;
  return fail(c, "expected a float or complex type for input tensor, but got '%s'", mc_text_type(c->diags, self.dtype));
}

/* Arguments: the tensor, p, the dimension, the largest norm. */
bool mc_check_torch_renorm(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McTorchTensor self = mc_torch_operand(c, c->args[0]);
  if (self.dtype.index == MC_NONE || !self.has_sizes) return true;
  const uint32_t floats = 1u << MC_F16 | 1u << MC_BF16 | 1u << MC_F32 | 1u << MC_F64;
  if (!is_float_of(ctx, self.dtype, floats)) {
    return fail(c, "expected a float or complex type for input tensor, but got '%s'",
                mc_text_type(c->diags, self.dtype));
  }
  if (self.rank <= 1) return fail(c, "renorm: input needs at least 2 dimensions, got %u dimensions", self.rank);
  int64_t p = 1, most = 0, dim;
  double p_float = 1, most_float = 0;
  McValue value = mc_torch_value(c, c->args[1]), norm = mc_torch_value(c, c->args[3]);
  if (!mc_torch_int(ctx, value, &p) && !mc_torch_float(ctx, value, &p_float)) return true;
  if (p <= 0 || p_float <= 0) return fail(c, "renorm: non-positive norm not supported");
  if (!mc_torch_int(ctx, norm, &most) && !mc_torch_float(ctx, norm, &most_float)) return true;
  if (most < 0 || most_float < 0) return fail(c, "renorm: expected maxnorm to be >= 0");
  int64_t rank = self.rank;
  if (!int_of(c, c->args[2], &dim) || (dim < rank && dim >= -rank)) return true;
  return fail(c, "Dimension out of range (expected to be in range of [%lld, %lld], but got %lld", LL(-rank),
              LL(rank - 1), LL(dim));
}

/* --- permutations, rotations --- */

typedef struct Permutation {
  const McRoutineCheck *c;
  McTorchTensor in, out;
  McOp list;
  McInts taken;    /* by dimension of the input: whether it is in the permutation */
} Permutation;

static bool check_moved(const Permutation *p, uint32_t to, int64_t from) {
  const McRoutineCheck *c = p->c;
  uint32_t rank = p->out.rank;
  int64_t dim = from < 0 ? from + rank : from;
  if (dim < 0 || dim >= rank) {
    return mc_plain_error(c, "observed invalid index in permutation (%lld) for input tensor of rank %u.", LL(from),
                          rank);
  }
  if (p->taken.ptr[dim] != 0) {
    McBuf text;
    mc_torch_op_text(c, p->list, &text);
    fail(c, "has a duplicate dimension (%lld) in its permutation %s.", LL(dim), mc_buf_text(&text));
    mc_buf_fini(&text);
    return false;
  }
  p->taken.ptr[dim] = 1;
  int64_t in = mc_torch_size(&p->in, (uint32_t)dim), out = mc_torch_size(&p->out, to);
  if (in == out || in == MC_TORCH_UNKNOWN || out == MC_TORCH_UNKNOWN) return true;
  return fail(c, "has a permutation which is not compatible with the input and output shapes. The input shape in "
                 "dimension %lld is %lld, and the output shape in dimension %u is %lld : they should be the same with "
                 "this permutation. ", LL(dim), LL(in), to, LL(out));
}

static bool check_permutation(const Permutation *p) {
  const McContext *ctx = p->c->ctx;
  memset(p->taken.ptr, 0, p->out.rank * sizeof *p->taken.ptr);
  for (uint32_t to = 0; to < p->out.rank; to++) {
    int64_t from;
    if (mc_torch_int(ctx, mc_op_operand(ctx, p->list, to), &from) && !check_moved(p, to, from)) return false;
  }
  return true;
}

/* Arguments: the input, the permutation, the result. */
bool mc_check_torch_permute(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Permutation p = {.c = c, .in = mc_torch_operand(c, c->args[0]), .out = mc_torch_operand(c, c->args[2]),
                   .list = mc_torch_defined_by(ctx, mc_torch_value(c, c->args[1]), "list")};
  if (p.list.index == MC_NONE || !p.in.has_sizes || !p.out.has_sizes) return true;
  uint32_t count = mc_op_num_operands(ctx, p.list);
  if (p.in.rank != p.out.rank) {
    return fail(c, "expected input and output tensors to have same rank, but %u != %u.", p.in.rank, p.out.rank);
  }
  if (count != p.out.rank) {
    return fail(c, "expected permutation to have size equal result tensor rank. The permutation has %u elements, the "
                   "output has rank %u.", count, p.out.rank);
  }
  if (!mc_ints_init(ctx, &p.taken, count, c->diags)) return false;
  bool ok = check_permutation(&p);
  mc_ints_fini(ctx, &p.taken);
  return ok;
}

/* Arguments: the tensor, the dimensions. */
bool mc_check_torch_rotation(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McTorchTensor self = mc_torch_operand(c, c->args[0]);
  McOp list = mc_torch_defined_by(ctx, mc_torch_value(c, c->args[1]), "list");
  if (list.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(ctx, list);
  if (count != 2) return fail(c, "expected total rotation dims == 2, but got dims = %u", count);
  if (!self.has_sizes) return true;
  if (self.rank < 2) return fail(c, "expected total dims >= 2, but got total dims = %u", self.rank);
  McValue first = mc_op_operand(ctx, list, 0);
  if (first.index != mc_op_operand(ctx, list, 1).index) return true;
  McBuf text;
  mc_torch_value_text(c, first, &text);
  fail(c, "expected rotation dims to be different, but got dim0 = %s and dim1 = %s", mc_buf_text(&text),
       mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

/* --- a dimension --- */

/* Arguments: the tensor, the dimension. */
bool mc_check_torch_count_dim(const McRoutineCheck *c) {
  McTorchTensor self = mc_torch_operand(c, c->args[0]);
  if (self.dtype.index == MC_NONE || !self.has_sizes) return true;
  McType type = mc_named_type(c, c->args[1]);
  if (!mc_is_defined_as(c->ctx, type.index, "torch.int") && !mc_is_defined_as(c->ctx, type.index, "torch.none")) {
    return fail(c, "parameter dim must be none or int type");
  }
  int64_t dim, rank = self.rank;
  if (!int_of(c, c->args[1], &dim) || (dim < rank && dim >= -rank)) return true;
  return fail(c, "expected dim to be in [ %lld, %lld ], but got dim = %lld", LL(-rank), LL(rank - 1), LL(dim));
}

/* The same with a list of dimensions. */
bool mc_check_torch_count_dims(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McTorchTensor self = mc_torch_operand(c, c->args[0]);
  if (self.dtype.index == MC_NONE || !self.has_sizes) return true;
  McOp list = mc_torch_defined_by(ctx, mc_torch_value(c, c->args[1]), "list");
  uint32_t count = list.index == MC_NONE ? 0 : mc_op_num_operands(ctx, list);
  bool known = list.index != MC_NONE;
  int64_t dim, rank = self.rank;
  for (uint32_t i = 0; known && i < count; i++) known = mc_torch_int(ctx, mc_op_operand(ctx, list, i), &dim);
  if (!known) return fail(c, "expected dim to be constructed from list construct");
  for (uint32_t i = 0; i < count; i++) {
    mc_torch_int(ctx, mc_op_operand(ctx, list, i), &dim);
    if (dim < rank && dim >= -rank) continue;
    return fail(c, "expected to be in [ %lld , %lld ], but got dim = %lld", LL(-rank), LL(rank - 1), LL(dim));
  }
  return true;
}

/* The sizes of both operands agree or are 1. */
static bool check_cross_sizes(const McRoutineCheck *c, const McTorchTensor *a, const McTorchTensor *b) {
  for (uint32_t i = 0; i < a->rank; i++) {
    int64_t x = mc_torch_size(a, i), y = mc_torch_size(b, i);
    if (x == y || x == 1 || y == 1) continue;
    return fail(c, "the size of first tensor (%lld) must match the size of second tensor (%lld) at dimension %u or one "
                   "of them must be 1", LL(x), LL(y), i);
  }
  return true;
}

/* Arguments: both tensors, the dimension. */
bool mc_check_torch_cross(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McTorchTensor a = mc_torch_operand(c, c->args[0]), b = mc_torch_operand(c, c->args[1]);
  if (a.dtype.index == MC_NONE || b.dtype.index == MC_NONE || !a.has_sizes || !b.has_sizes) return true;
  if (a.dtype.index != b.dtype.index) {
    return fail(c, "input tensors must have the same dtype, but got '%s' and '%s'", mc_text_type(c->diags, a.dtype),
                mc_text_type(c->diags, b.dtype));
  }
  if (is_bool(ctx, a.dtype)) return fail(c, "input tensors must not have bool dtype");
  if (a.rank != b.rank) {
    return fail(c, "input tensors must have the same number of dimensions, but got %u and %u", a.rank, b.rank);
  }
  int64_t dim, rank = a.rank;
  if (!int_of(c, c->args[2], &dim)) return true;
  if (dim >= rank || dim < -rank) {
    return fail(c, "dim expected to be in rank of [%lld, %lld], but got %lld", LL(-rank), LL(rank - 1), LL(dim));
  }
  if (dim < 0) dim += rank;
  int64_t x = mc_torch_size(&a, (uint32_t)dim), y = mc_torch_size(&b, (uint32_t)dim);
  if ((x != 3 && x != MC_TORCH_UNKNOWN) || (y != 3 && y != MC_TORCH_UNKNOWN)) {
    return fail(c, "inputs dimension %lld must have length 3, but got %lld and %lld", LL(dim), LL(x), LL(y));
  }
  return check_cross_sizes(c, &a, &b);
}

/* Arguments: the tensor, k, the dimension. */
bool mc_check_torch_kth(const McRoutineCheck *c) {
  McTorchTensor self = mc_torch_operand(c, c->args[0]);
  if (self.dtype.index == MC_NONE || !self.has_sizes) return true;
  if (is_bool(c->ctx, self.dtype)) return fail(c, "input tensors must not have bool dtype");
  int64_t dim, k, rank = self.rank;
  if (!int_of(c, c->args[2], &dim)) return true;
  if (dim < 0) dim += rank;
  if (dim < 0 || dim >= rank) {
    return fail(c, "dim expected to be in range of [%lld, %lld], but got %lld", LL(-rank), LL(rank - 1), LL(dim));
  }
  int64_t size = mc_torch_size(&self, (uint32_t)dim);
  if (!int_of(c, c->args[1], &k) || size == MC_TORCH_UNKNOWN || (k >= 1 && k <= size)) return true;
  return fail(c, "k expected to be in range of [1, %lld], but got %lld", LL(size), LL(k));
}

enum { DTYPE_INT = 3, DTYPE_LONG = 4 }; /* PyTorch's numbers of element types */

/* Arguments: rows, columns, the offset, the element type. */
bool mc_check_torch_triangle(const McRoutineCheck *c) {
  int64_t rows, columns, offset, dtype;
  if (!int_of(c, c->args[0], &rows) || !int_of(c, c->args[1], &columns) || !int_of(c, c->args[2], &offset)) return true;
  if (rows < 0) return fail(c, "row must be non-negative, got %lld", LL(rows));
  if (columns < 0) return fail(c, "col must be non-negative, got %lld", LL(columns));
  if (!int_of(c, c->args[3], &dtype) || dtype == DTYPE_INT || dtype == DTYPE_LONG) return true;
  return fail(c, "'triu_indices' implemented only for torch.int32 and torch.int64");
}

/* Arguments: query, key, value. */
bool mc_check_torch_attention(const McRoutineCheck *c) {
  McTorchTensor query = mc_torch_operand(c, c->args[0]), key = mc_torch_operand(c, c->args[1]);
  McTorchTensor value = mc_torch_operand(c, c->args[2]);
  bool sized = query.is_value && key.is_value && value.is_value && query.has_sizes && key.has_sizes && value.has_sizes;
  if (!sized) return mc_plain_error(c, "expected input(s) types having sizes");
  if (query.rank != 4) return mc_plain_error(c, "expected 4D query tensor");
  return query.dtype.index == MC_NONE || mc_kind(c->ctx, query.dtype.index) == MC_TYPE_FLOAT ||
         mc_plain_error(c, "expected float element type");
}
