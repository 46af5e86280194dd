/* strides.c - offset and strides of a memref, by its layout (upstream's getStridesAndOffset), and the layout as a
 * map.
 *
 * An affine layout is split into terms: the factor of a dimension is added to its stride, the other terms to the
 * offset. Sums are affine expressions again, so that they are simplified as upstream's are. Any sum that is not a
 * constant then is dynamic.
 */
#include "base/array.h"
#include "ir/context.h"

#define MAX_TERMS 262144u /* layouts whose text has more parts are treated as those without strides */

typedef struct Term { McAffineExpr e, factor; } Term;

typedef struct Terms {
  McContext *ctx;
  McAffineExpr *strides; /* borrowed: one per dimension; index MC_NONE: nothing yet */
  McAffineExpr offset;
  MC_ARRAY(Term) stack;  /* owned: what is left, from the right */
} Terms;

static bool add_to(const Terms *t, McAffineExpr *sum, McAffineExpr term) {
  *sum = sum->index == MC_NONE ? term : mc_affine_binary(t->ctx, MC_AFFINE_ADD, *sum, term);
  return sum->index != MC_NONE;
}

static bool push_term(Terms *t, McAffineExpr e, McAffineExpr factor) {
  return factor.index != MC_NONE && mc_array_push(&t->ctx->alloc, &t->stack, ((Term){e, factor}));
}

/* Adds the term, or pushes its parts. Returns false when it is not linear, or memory ran out. */
static bool take_term(Terms *t, McAffineExpr e, McAffineExpr factor) {
  McContext *ctx = t->ctx;
  switch (mc_kind(ctx, e.index)) {
    case MC_AFFINE_DIM: return add_to(t, &t->strides[mc_affine_value(ctx, e)], factor);
    case MC_AFFINE_SYMBOL:
    case MC_AFFINE_CONSTANT: return add_to(t, &t->offset, mc_affine_binary(ctx, MC_AFFINE_MUL, e, factor));
    case MC_AFFINE_ADD:
      return push_term(t, mc_affine_rhs(ctx, e), factor) && push_term(t, mc_affine_lhs(ctx, e), factor);
    case MC_AFFINE_MUL: {
      McAffineExpr lhs = mc_affine_lhs(ctx, e), rhs = mc_affine_rhs(ctx, e);
      bool left = mc_affine_is_symbolic_or_constant(ctx, lhs);
      return push_term(t, left ? rhs : lhs, mc_affine_binary(ctx, MC_AFFINE_MUL, left ? lhs : rhs, factor));
    }
    default: return false;
  }
}

static bool take_terms(Terms *t, McAffineExpr e) {
  bool ok = push_term(t, e, mc_affine_constant(t->ctx, 1));
  for (uint32_t steps = 0; ok && t->stack.len > 0; steps++) {
    Term term = t->stack.ptr[--t->stack.len];
    ok = steps < MAX_TERMS && take_term(t, term.e, term.factor);
  }
  mc_array_fini(&t->ctx->alloc, &t->stack);
  return ok;
}

static int64_t value_or_dynamic(const McContext *ctx, McAffineExpr e) {
  if (e.index == MC_NONE) return 0;
  return mc_kind(ctx, e.index) == MC_AFFINE_CONSTANT ? mc_affine_value(ctx, e) : MC_DYNAMIC;
}

static bool affine_strides(McContext *ctx, McAffineMap map, uint32_t rank, int64_t *strides, int64_t *offset) {
  if (mc_affine_map_num_results(ctx, map) != 1 || mc_affine_map_num_dims(ctx, map) != rank) return false;
  Terms t = {.ctx = ctx, .strides = mc_alloc(&ctx->alloc, (rank + 1) * sizeof *t.strides)};
  if (t.strides == NULL) return false;
  for (uint32_t i = 0; i < rank; i++) t.strides[i].index = MC_NONE;
  bool ok = take_terms(&t, mc_affine_map_result(ctx, map, 0));
  for (uint32_t i = 0; ok && i < rank; i++) strides[i] = value_or_dynamic(ctx, t.strides[i]);
  *offset = value_or_dynamic(ctx, t.offset);
  mc_free(&ctx->alloc, t.strides, (rank + 1) * sizeof *t.strides);
  return ok;
}

bool mc_memref_strides(McContext *ctx, McType type, int64_t *strides, int64_t *offset) {
  uint32_t rank = mc_type_rank(ctx, type);
  McAttr layout = mc_type_layout(ctx, type);
  *offset = 0;
  if (layout.index == MC_NONE) {
    int64_t stride = 1;
    for (uint32_t i = rank; i-- > 0;) {
      int64_t size = mc_type_dim(ctx, type, i);
      strides[i] = stride;
      if (stride == MC_DYNAMIC || size == MC_DYNAMIC) stride = MC_DYNAMIC;
      else stride = (int64_t)((uint64_t)stride * (uint64_t)size);
    }
    return true;
  }
  if (mc_kind(ctx, layout.index) == MC_ATTR_STRIDED_LAYOUT) {
    for (uint32_t i = 0; i < rank; i++) strides[i] = mc_attr_strided_stride(ctx, layout, i);
    *offset = mc_attr_strided_offset(ctx, layout);
    return true;
  }
  if (mc_kind(ctx, layout.index) != MC_ATTR_AFFINE_MAP) return false;
  return affine_strides(ctx, mc_attr_affine_map_value(ctx, layout), rank, strides, offset);
}

/* offset + d0 * stride0 + ...; each dynamic number is a symbol, numbered in this order. */
static McAffineMap strided_map(McContext *ctx, McAttr layout, uint32_t rank) {
  uint32_t symbols = 0;
  int64_t offset = mc_attr_strided_offset(ctx, layout);
  McAffineExpr sum = offset == MC_DYNAMIC ? mc_affine_symbol(ctx, symbols++) : mc_affine_constant(ctx, offset);
  for (uint32_t i = 0; i < rank; i++) {
    int64_t stride = mc_attr_strided_stride(ctx, layout, i);
    McAffineExpr factor = stride == MC_DYNAMIC ? mc_affine_symbol(ctx, symbols++) : mc_affine_constant(ctx, stride);
    sum =
        mc_affine_binary(ctx, MC_AFFINE_ADD, sum, mc_affine_binary(ctx, MC_AFFINE_MUL, mc_affine_dim(ctx, i), factor));
  }
  return mc_affine_map(ctx, rank, symbols, &sum, 1);
}

static McAffineMap identity_map(McContext *ctx, uint32_t rank) {
  McAffineExpr *dims = mc_alloc(&ctx->alloc, (rank + 1) * sizeof *dims);
  if (dims == NULL) return (McAffineMap){MC_NONE};
  for (uint32_t i = 0; i < rank; i++) dims[i] = mc_affine_dim(ctx, i);
  McAffineMap map = mc_affine_map(ctx, rank, 0, dims, rank);
  mc_free(&ctx->alloc, dims, (rank + 1) * sizeof *dims);
  return map;
}

McAffineMap mc_memref_affine_map(McContext *ctx, McType type) {
  uint32_t rank = mc_type_rank(ctx, type);
  McAttr layout = mc_type_layout(ctx, type);
  if (layout.index == MC_NONE) return identity_map(ctx, rank);
  McKind kind = mc_kind(ctx, layout.index);
  if (kind == MC_ATTR_STRIDED_LAYOUT) return strided_map(ctx, layout, rank);
  return kind == MC_ATTR_AFFINE_MAP ? mc_attr_affine_map_value(ctx, layout) : (McAffineMap){MC_NONE};
}
