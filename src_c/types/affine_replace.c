/* affine_replace.c - replaces parts of affine expressions by other expressions.
 *
 * An expression is a graph: a part that is used twice is one record, so a few records can represent a text of
 * unlimited length. Each distinct part is visited once, and the work is kept on an explicit stack. New expressions
 * are simplified as always (affine.c). Nothing is owned between calls.
 */
#include "base/array.h"
#include "ir/context.h"

/* The replacement of a part; the part itself when it stays the same. MC_NONE: failed. *whole false: its operands are
 * visited, too. */
typedef McAffineExpr (*PartFn)(McContext *ctx, const void *data, McAffineExpr part, bool *whole);

typedef struct Done { McAffineExpr part, result; } Done;

typedef struct Walk {
  McContext *ctx;
  McIndex index; /* by part -> place in done + 1 */
  MC_ARRAY(Done) done;
  MC_ARRAY(McAffineExpr) stack;
} Walk;

static bool find_done(Walk *w, McAffineExpr part, McAffineExpr *result) {
  MC_INDEX_EACH(&w->index, part.index, id) {
    if (w->done.ptr[id - 1].part.index != part.index) continue;
    *result = w->done.ptr[id - 1].result;
    return true;
  }
  return false;
}

static bool add_done(Walk *w, McAffineExpr part, McAffineExpr result) {
  McAlloc *alloc = &w->ctx->alloc;
  if (result.index == MC_NONE || !mc_index_reserve(alloc, &w->index)) return false;
  if (!mc_array_push(alloc, &w->done, ((Done){part, result}))) return false;
  mc_index_add(&w->index, part.index, (uint32_t)w->done.len);
  return true;
}

static bool is_binary(const McContext *ctx, McAffineExpr e) {
  McKind kind = mc_kind(ctx, e.index);
  return kind >= MC_AFFINE_ADD && kind <= MC_AFFINE_CEILDIV;
}

/* Handles the part on top of the stack: finishes it, or pushes the parts that it needs. */
static bool step(Walk *w, PartFn fn, const void *data) {
  McContext *ctx = w->ctx;
  McAffineExpr part = w->stack.ptr[w->stack.len - 1], left, right, ignored;
  if (find_done(w, part, &ignored)) {
    w->stack.len--;
    return true;
  }
  bool whole = true;
  McAffineExpr result = fn(ctx, data, part, &whole);
  if (!whole && is_binary(ctx, part)) {
    McAffineExpr lhs = mc_affine_lhs(ctx, part), rhs = mc_affine_rhs(ctx, part);
    if (!find_done(w, lhs, &left)) return mc_array_push(&ctx->alloc, &w->stack, lhs);
    if (!find_done(w, rhs, &right)) return mc_array_push(&ctx->alloc, &w->stack, rhs);
    bool same = left.index == lhs.index && right.index == rhs.index;
    result = same ? part : mc_affine_binary(ctx, mc_kind(ctx, part.index), left, right);
  }
  w->stack.len--;
  return add_done(w, part, result);
}

#define FEW_PARTS 16u

/* Counts the parts of the text down from *left. False: there are more. */
static bool has_few_parts(const McContext *ctx, McAffineExpr e, uint32_t *left) {
  if (*left == 0) return false;
  --*left;
  return !is_binary(ctx, e) ||
         (has_few_parts(ctx, mc_affine_lhs(ctx, e), left) && has_few_parts(ctx, mc_affine_rhs(ctx, e), left));
}

/* The same for an expression of few parts: a part that is repeated is visited again, and nothing is allocated. */
static McAffineExpr replace_few(McContext *ctx, McAffineExpr part, PartFn fn, const void *data) {
  bool whole = true;
  McAffineExpr result = fn(ctx, data, part, &whole);
  if (whole || !is_binary(ctx, part)) return result;
  McAffineExpr lhs = mc_affine_lhs(ctx, part), rhs = mc_affine_rhs(ctx, part);
  McAffineExpr left = replace_few(ctx, lhs, fn, data);
  if (left.index == MC_NONE) return left;
  McAffineExpr right = replace_few(ctx, rhs, fn, data);
  if (right.index == MC_NONE) return right;
  bool same = left.index == lhs.index && right.index == rhs.index;
  return same ? part : mc_affine_binary(ctx, mc_kind(ctx, part.index), left, right);
}

static McAffineExpr replace(McContext *ctx, McAffineExpr e, PartFn fn, const void *data) {
  uint32_t left = FEW_PARTS;
  if (has_few_parts(ctx, e, &left)) return replace_few(ctx, e, fn, data);
  Walk w = {.ctx = ctx};
  mc_array_init(&w.done);
  mc_array_init(&w.stack);
  McAffineExpr result = {MC_NONE};
  bool ok = mc_index_init(&ctx->alloc, &w.index, 16) && mc_array_push(&ctx->alloc, &w.stack, e);
  while (ok && w.stack.len > 0) ok = step(&w, fn, data);
  if (ok) find_done(&w, e, &result);
  mc_index_fini(&ctx->alloc, &w.index);
  mc_array_fini(&ctx->alloc, &w.done);
  mc_array_fini(&ctx->alloc, &w.stack);
  return result;
}

typedef struct Leaves {
  const McAffineExpr *dims, *symbols; /* borrowed */
  size_t num_dims, num_symbols;
} Leaves;

static McAffineExpr replace_leaf(McContext *ctx, const void *data, McAffineExpr part, bool *whole) {
  const Leaves *leaves = data;
  McKind kind = mc_kind(ctx, part.index);
  if (kind != MC_AFFINE_DIM && kind != MC_AFFINE_SYMBOL) {
    *whole = false;
    return part;
  }
  uint64_t position = (uint64_t)mc_affine_value(ctx, part);
  if (kind == MC_AFFINE_DIM) return position < leaves->num_dims ? leaves->dims[position] : part;
  return position < leaves->num_symbols ? leaves->symbols[position] : part;
}

McAffineExpr mc_affine_substitute(McContext *ctx, McAffineExpr e, const McAffineExpr *dims, size_t num_dims,
                                  const McAffineExpr *symbols, size_t num_symbols) {
  const Leaves leaves = {dims, symbols, num_dims, num_symbols};
  return replace(ctx, e, replace_leaf, &leaves);
}

typedef struct Shift {
  McKind kind;
  uint64_t from, to, by;
} Shift;

static McAffineExpr shift_leaf(McContext *ctx, const void *data, McAffineExpr part, bool *whole) {
  const Shift *shift = data;
  if (mc_kind(ctx, part.index) != shift->kind) {
    *whole = false;
    return part;
  }
  uint64_t position = (uint64_t)mc_affine_value(ctx, part);
  if (position < shift->from || position >= shift->to) return part;
  position += shift->by;
  if (position > MC_MAX_AFFINE_POSITION) return (McAffineExpr){MC_NONE};
  return shift->kind == MC_AFFINE_DIM ? mc_affine_dim(ctx, (uint32_t)position)
                                      : mc_affine_symbol(ctx, (uint32_t)position);
}

McAffineExpr mc_affine_shift(McContext *ctx, McAffineExpr e, McKind kind, uint32_t from, uint32_t to, uint32_t by) {
  MC_ASSERT(kind == MC_AFFINE_DIM || kind == MC_AFFINE_SYMBOL);
  const Shift shift = {kind, from, to, by};
  return replace(ctx, e, shift_leaf, &shift);
}

static McAffineExpr replace_part(McContext *ctx, const void *data, McAffineExpr part, bool *whole) {
  const McAffineExpr *from_to = data;
  (void)ctx;
  if (part.index == from_to[0].index) return from_to[1];
  *whole = false;
  return part;
}

McAffineExpr mc_affine_replace(McContext *ctx, McAffineExpr e, McAffineExpr from, McAffineExpr to) {
  const McAffineExpr from_to[2] = {from, to};
  return replace(ctx, e, replace_part, from_to);
}

typedef struct Used {
  uint8_t *flags;
  size_t count;
} Used;

static McAffineExpr note_symbol(McContext *ctx, const void *data, McAffineExpr part, bool *whole) {
  const Used *used = data;
  *whole = false;
  if (mc_kind(ctx, part.index) != MC_AFFINE_SYMBOL) return part;
  uint64_t position = (uint64_t)mc_affine_value(ctx, part);
  if (position < used->count) used->flags[position] = 1;
  return part;
}

bool mc_affine_mark_symbols(McContext *ctx, McAffineExpr e, uint8_t *flags, size_t count) {
  const Used used = {flags, count};
  return replace(ctx, e, note_symbol, &used).index != MC_NONE;
}
