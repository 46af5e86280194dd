/* linalg_fill.c - patterns of what reads a tensor that linalg.fill fills, as mlir-opt 22. */
#include "dialects/linalg/linalg.def"
#include "dialects/linalg/linalg_structure.h"
#include "dialects/shared/affine_form.h"
#include "dialects/shared/tensor_folds.h"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* The linalg.fill of one tensor that makes the value. MC_NONE: another operation does. */
static McOp fill_of(const McContext *ctx, McValue value) {
  McOp fill = mc_value_made_by(ctx, value, "linalg.fill");
  bool fits = fill.index != MC_NONE && mc_op_num_results(ctx, fill) == 1 && mc_op_num_operands(ctx, fill) == 2;
  return fits ? fill : (McOp){MC_NONE};
}

/* The same value, or equal constants. */
static bool is_same(McContext *ctx, McValue a, McValue b) {
  if (a.index == b.index) return true;
  McAttr x = mc_constant_of(ctx, a), y = mc_constant_of(ctx, b);
  return x.index != MC_NONE && x.index == y.index;
}

/* A copy of a fill, of another tensor, in front of `op`, which it replaces. */
static bool replace_by_fill(McRewriter *rw, McOp op, McOp fill, McValue init) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp made = mc_linalg_copy(rw, op, fill, mc_op_operand(ctx, fill, 0), init);
  return made.index == MC_NONE ? !mc_rw_fail(rw) : mc_rw_replace_by_tensor(rw, op, mc_op_result(ctx, made, 0));
}

/* --- linalg.pack --- */

/* A packed tensor of one value, also around it, is filled itself. */
bool mc_linalg_pack_of_fill(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp fill = fill_of(ctx, mc_op_operand(ctx, op, 0));
  McValue dest = mc_op_operand_named(ctx, op, "dest"), padding = mc_op_operand_named(ctx, op, "padding_value");
  if (fill.index == MC_NONE || dest.index == MC_NONE || mc_op_num_results(ctx, op) != 1) return false;
  if (padding.index != MC_NONE && !is_same(ctx, padding, mc_op_operand(ctx, fill, 0))) return false;
  return mc_value_has_one_use(ctx, dest) && replace_by_fill(rw, op, fill, dest);
}

/* --- tensors of tensor that are filled --- */

/* Filled tensors in a row: a row that is filled. */
bool mc_patterns_linalg_concat(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t n = mc_op_num_operands(ctx, op);
  McOp first = n == 0 ? (McOp){MC_NONE} : fill_of(ctx, mc_op_operand(ctx, op, 0));
  if (first.index == MC_NONE) return false;
  McValueList inits = {0};
  bool all = true;
  for (uint32_t i = 0; i < n && all; i++) {
    McOp fill = fill_of(ctx, mc_op_operand(ctx, op, i));
    all = fill.index != MC_NONE && is_same(ctx, mc_op_operand(ctx, fill, 0), mc_op_operand(ctx, first, 0));
    if (all && !mc_array_push(&ctx->alloc, &inits, mc_op_operand(ctx, fill, 1))) {
      mc_rw_fail(rw);
      all = false;
    }
  }
  McOp row = all ? mc_op_clone(ctx, op) : (McOp){MC_NONE};
  for (uint32_t i = 0; i < n && row.index != MC_NONE; i++) mc_op_set_operand(ctx, row, i, inits.ptr[i]);
  mc_array_fini(&ctx->alloc, &inits);
  if (row.index == MC_NONE) return all && !mc_rw_fail(rw);
  mc_op_insert(ctx, row, mc_op_block(ctx, op), op);
  mc_rw_changed(rw, row);
  return replace_by_fill(rw, op, first, mc_op_result(ctx, row, 0));
}

/* A reshaped tensor that is filled: reshaped before it is filled. */
static bool fill_reshaped(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp fill = fill_of(ctx, mc_op_operand(ctx, op, 0));
  if (fill.index == MC_NONE) return false;
  McOp made = mc_op_clone(ctx, op);
  if (made.index == MC_NONE) return !mc_rw_fail(rw);
  mc_op_set_operand(ctx, made, 0, mc_op_operand(ctx, fill, 1));
  mc_op_set_loc(ctx, made, mc_op_loc(ctx, fill));
  mc_op_insert(ctx, made, mc_op_block(ctx, op), op);
  mc_rw_changed(rw, made);
  return replace_by_fill(rw, op, fill, mc_op_result(ctx, made, 0));
}

bool mc_patterns_linalg_collapse(McRewriter *rw, McOp op) { return fill_reshaped(rw, op); }
bool mc_patterns_linalg_expand(McRewriter *rw, McOp op) { return fill_reshaped(rw, op); }

/* --- tensor.pad --- */

/* The value around a padded tensor, if it is one that is not made there. */
static McValue value_around(const McContext *ctx, McOp pad) {
  McValue none = {MC_NONE};
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, pad, 0));
  McOp yield = body.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, body);
  if (yield.index == MC_NONE || mc_op_num_operands(ctx, yield) != 1) return none;
  McValue value = mc_op_operand(ctx, yield, 0);
  return mc_value_parent_block(ctx, value).index == body.index ? none : value;
}

/* The size of a dimension of a tensor: a number, or a new tensor.dim. False: out of memory. */
static bool size_of(McRewriter *rw, McOp before, McValue tensor, uint32_t i, McMixed *out) {
  McContext *ctx = mc_rw_ctx(rw);
  int64_t size = mc_type_dim(ctx, mc_value_type(ctx, tensor), i);
  *out = size != MC_DYNAMIC ? mc_mixed_of_number(size) : mc_mixed_of_value(mc_rw_tensor_dim(rw, before, tensor, i));
  return size != MC_DYNAMIC || out->value.index != MC_NONE;
}

/* The sum of indices, computed in front of `before`. False: out of memory, or too large. */
static bool sum_of(McRewriter *rw, McOp before, const McMixed *indices, uint32_t count, McMixed *out) {
  McContext *ctx = mc_rw_ctx(rw);
  McAffineExpr sum = mc_affine_symbol(ctx, 0);
  for (uint32_t i = 1; i < count && sum.index != MC_NONE; i++) {
    McAffineExpr next = mc_affine_symbol(ctx, i);
    sum = next.index == MC_NONE ? next : mc_affine_binary(ctx, MC_AFFINE_ADD, sum, next);
  }
  return (sum.index != MC_NONE || mc_rw_fail(rw)) && mc_rw_affine_apply(rw, before, sum, indices, count, 0, out);
}

typedef struct Padded {
  McRewriter *rw;         /* borrowed */
  McOp pad;
  uint32_t rank;
  McMixedList low, high;  /* owned: how much is added */
} Padded;

static bool padded_init(McRewriter *rw, McOp pad, Padded *p) {
  McContext *ctx = mc_rw_ctx(rw);
  *p = (Padded){.rw = rw, .pad = pad, .rank = mc_type_rank(ctx, mc_value_type(ctx, mc_op_operand(ctx, pad, 0)))};
  return mc_mixed_list_read(ctx, pad, "static_low", "low", &p->low) && p->low.len == p->rank &&
         mc_mixed_list_read(ctx, pad, "static_high", "high", &p->high) && p->high.len == p->rank;
}

static void padded_fini(Padded *p) {
  mc_mixed_list_fini(mc_rw_ctx(p->rw), &p->low);
  mc_mixed_list_fini(mc_rw_ctx(p->rw), &p->high);
}

/* An empty tensor of the sizes with what is added. MC_NONE: out of memory, or a size is too large. */
static McValue empty_padded(Padded *p) {
  McContext *ctx = mc_rw_ctx(p->rw);
  McValue source = mc_op_operand(ctx, p->pad, 0), none = {MC_NONE};
  McValueList sizes = {0};
  McInts dims;
  if (!mc_ints_init(ctx, &dims, p->rank, NULL)) return mc_rw_fail(p->rw), none;
  bool ok = true;
  for (uint32_t i = 0; i < p->rank && ok; i++) {
    McMixed parts[3] = {{0}, p->low.ptr[i], p->high.ptr[i]}, size;
    ok = size_of(p->rw, p->pad, source, i, &parts[0]) && sum_of(p->rw, p->pad, parts, 3, &size);
    if (!ok) break;
    ok = size.value.index != MC_NONE ? mc_array_push(&ctx->alloc, &sizes, size.value) || mc_rw_fail(p->rw)
                                     : size.number >= 0;
    dims.ptr[dims.len++] = size.value.index != MC_NONE ? MC_DYNAMIC : size.number;
  }
  McType type = mc_value_type(ctx, source);
  if (ok) type = mc_tensor_resized(ctx, type, dims.ptr, dims.len, false);
  McOp made = {MC_NONE};
  if (ok) {
    made = mc_rw_create(p->rw, p->pad, &(McRwOp){.name = "tensor.empty", .operands = sizes.ptr,
                                                 .num_operands = sizes.len, .results = &type, .num_results = 1});
  }
  mc_array_fini(&ctx->alloc, &sizes);
  mc_ints_fini(ctx, &dims);
  return made.index == MC_NONE ? none : mc_op_result(ctx, made, 0);
}

/* A filled tensor, padded with the value that fills it, is filled in its new size. */
bool mc_patterns_linalg_pad(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp fill = fill_of(ctx, mc_op_operand(ctx, op, 0));
  McValue value = fill.index == MC_NONE ? (McValue){MC_NONE} : value_around(ctx, op);
  if (value.index == MC_NONE || !is_same(ctx, value, mc_op_operand(ctx, fill, 0))) return false;
  Padded p;
  McValue empty = {MC_NONE};
  if (padded_init(rw, op, &p)) empty = empty_padded(&p);
  padded_fini(&p);
  return empty.index != MC_NONE && replace_by_fill(rw, op, fill, empty);
}

/* --- tensor.insert_slice of tensor.pad --- */

enum { MAX_INSERTS = 1000 }; /* in a row that are looked at, so that long rows cost linear time; upstream has none */

/* No element of one slice is in the other, as far as numbers say. */
static bool are_apart(const McSlice *a, const McSlice *b) {
  for (size_t i = 0; i < a->offsets.len && i < b->offsets.len; i++) {
    const McSlice *both[2] = {a, b};
    int64_t first[2], last[2];
    bool known = true;
    for (int k = 0; k < 2 && known; k++) {
      int64_t size = both[k]->sizes.ptr[i].number, stride = both[k]->strides.ptr[i].number, span;
      first[k] = both[k]->offsets.ptr[i].number;
      known = first[k] != MC_DYNAMIC && size != MC_DYNAMIC && stride != MC_DYNAMIC &&
              !__builtin_mul_overflow(size - 1, stride, &span) && !__builtin_add_overflow(first[k], span, &last[k]);
    }
    if (known && (last[0] < first[1] || last[1] < first[0])) return true;
  }
  return false;
}

static bool keeps_rank(const McContext *ctx, McOp insert) {
  return mc_type_rank(ctx, mc_value_type(ctx, mc_op_operand(ctx, insert, 0))) ==
         mc_type_rank(ctx, mc_value_type(ctx, mc_op_operand(ctx, insert, 1)));
}

/* The tensor that a slice and those in front of it, which are apart from it, are inserted into. MC_NONE: a slice in
 * front has another rank, or memory ran out. */
static McValue behind_inserts(McRewriter *rw, McOp insert, const McSlice *slice) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue value = mc_op_operand(ctx, insert, 1);
  for (int i = 0; i < MAX_INSERTS; i++) {
    McOp other = mc_value_made_by(ctx, value, "tensor.insert_slice");
    if (other.index == MC_NONE) return value;
    if (!keeps_rank(ctx, other)) return (McValue){MC_NONE};
    McSlice its = {0};
    bool apart = mc_slice_read(ctx, other, &its) && are_apart(slice, &its);
    mc_slice_fini(ctx, &its);
    if (!apart) return value;
    value = mc_op_operand(ctx, other, 1);
  }
  return (McValue){MC_NONE};
}

/* The place of the padded tensor in the slice, and its sizes. False: out of memory, or too large. */
static bool without_padding(Padded *p, McOp insert, McSlice *slice) {
  McContext *ctx = mc_rw_ctx(p->rw);
  bool ok = true;
  for (uint32_t i = 0; i < p->rank && ok; i++) {
    McMixed parts[2] = {p->low.ptr[i], slice->offsets.ptr[i]};
    ok = sum_of(p->rw, insert, parts, 2, &slice->offsets.ptr[i]);
  }
  for (uint32_t i = 0; i < p->rank && ok; i++) {
    ok = size_of(p->rw, insert, mc_op_operand(ctx, p->pad, 0), i, &slice->sizes.ptr[i]);
  }
  return ok;
}

/* A padded tensor that is put where its padding is already: the tensor itself is put there. */
bool mc_patterns_linalg_insert(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp pad = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "tensor.pad");
  McValue value = pad.index == MC_NONE ? (McValue){MC_NONE} : value_around(ctx, pad);
  if (value.index == MC_NONE || !keeps_rank(ctx, op)) return false;
  McSlice slice = {0};
  Padded p = {.rw = rw};
  McOp fill = {MC_NONE};
  if (mc_slice_read(ctx, op, &slice)) {
    McValue behind = behind_inserts(rw, op, &slice);
    if (behind.index != MC_NONE) fill = fill_of(ctx, behind);
  }
  bool fits = fill.index != MC_NONE && is_same(ctx, value, mc_op_operand(ctx, fill, 0)) &&
              padded_init(rw, pad, &p) && p.rank == slice.offsets.len && without_padding(&p, op, &slice);
  McValue made = {MC_NONE};
  if (fits) {
    McValue operands[2] = {mc_op_operand(ctx, pad, 0), mc_op_operand(ctx, op, 1)};
    made = mc_rw_slice(rw, op, &(McRwSlice){.name = "tensor.insert_slice", .operands = operands, .num_operands = 2,
                                            .type = mc_value_type(ctx, operands[1]), .slice = &slice});
  }
  padded_fini(&p);
  mc_slice_fini(ctx, &slice);
  return made.index != MC_NONE && mc_rw_replace_one(rw, op, made);
}
