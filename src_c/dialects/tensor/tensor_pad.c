/* tensor_pad.c - the fold and patterns of tensor.pad: mlir-opt 22's, in its order. */
#include "dialects/tensor/tensor_fold.h"

typedef struct Pad {
  McRewriter *rw;
  McContext *ctx;
  McOp op;
  McValue source;
  McMixedList low, high; /* owned */
} Pad;

static bool has_nofold(McContext *ctx, McOp op) { return mc_attr_named(ctx, op, "nofold").index != MC_NONE; }

static bool pad_read(Pad *p, McContext *ctx, McOp op) {
  *p = (Pad){.rw = p->rw, .ctx = ctx, .op = op, .source = mc_op_operand(ctx, op, 0)};
  uint32_t rank = mc_type_rank(ctx, mc_value_type(ctx, p->source));
  return mc_mixed_list_read(ctx, op, "static_low", "low", &p->low) &&
         mc_mixed_list_read(ctx, op, "static_high", "high", &p->high) && p->low.len == rank && p->high.len == rank;
}

static void pad_fini(Pad *p) {
  mc_mixed_list_fini(p->ctx, &p->low);
  mc_mixed_list_fini(p->ctx, &p->high);
}

static McType pad_type(const Pad *p) { return mc_value_type(p->ctx, mc_op_result(p->ctx, p->op, 0)); }

McFolded mc_fold_pad(McFold *f) {
  McContext *ctx = f->ctx;
  McValue source = mc_op_operand(ctx, f->op, 0);
  McType type = mc_value_type(ctx, mc_op_result(ctx, f->op, 0));
  if (!mc_type_has_static_shape(ctx, type) || mc_value_type(ctx, source).index != type.index ||
      has_nofold(ctx, f->op)) {
    return MC_NOT_FOLDED;
  }
  f->results[0].value = source;
  return MC_FOLDED;
}

/* The operation again, of another source and type, with p's lists and its region. MC_NONE: out of memory. */
static McValue pad_again(Pad *p, McValue source, McType type) {
  McContext *ctx = p->ctx;
  McValueList operands = {0};
  McNamedAttr attrs[4];
  size_t num_attrs = 3;
  bool ok = mc_array_push(&ctx->alloc, &operands, source);
  attrs[0] = (McNamedAttr){mc_ident(ctx, "static_low", 10), mc_mixed_list_write(ctx, &p->low, &operands)};
  int32_t low = (int32_t)operands.len - 1;
  attrs[1] = (McNamedAttr){mc_ident(ctx, "static_high", 11), mc_mixed_list_write(ctx, &p->high, &operands)};
  const int32_t segments[3] = {1, low, (int32_t)operands.len - 1 - low};
  attrs[2] = mc_segments_attr(ctx, segments, 3);
  if (has_nofold(ctx, p->op)) attrs[num_attrs++] = (McNamedAttr){mc_ident(ctx, "nofold", 6), mc_attr_unit(ctx)};
  for (size_t i = 0; i < num_attrs; i++) ok = ok && attrs[i].value.index != MC_NONE;
  McOp made = {MC_NONE};
  if (ok && type.index != MC_NONE) {
    made = mc_rw_create(p->rw, p->op, &(McRwOp){.name = "tensor.pad", .operands = operands.ptr,
                                                .num_operands = operands.len, .results = &type, .num_results = 1,
                                                .attrs = attrs, .num_attrs = num_attrs, .num_regions = 1});
  }
  mc_array_fini(&ctx->alloc, &operands);
  if (made.index == MC_NONE) {
    mc_rw_fail(p->rw);
    return (McValue){MC_NONE};
  }
  McAttr extra = mc_op_attrs(ctx, p->op);
  if (extra.index != MC_NONE) mc_op_set_attrs(ctx, made, extra);
  mc_rw_move_blocks(p->rw, mc_op_region(ctx, p->op, 0), mc_op_region(ctx, made, 0));
  return mc_op_result(ctx, made, 0);
}

static bool pad_replace(Pad *p, McValue made) {
  return made.index == MC_NONE ? !mc_rw_fail(p->rw) : mc_rw_replace_by_tensor(p->rw, p->op, made);
}

/* The size after padding; MC_DYNAMIC: it is not known. */
static int64_t padded(int64_t size, McMixed low, McMixed high) {
  return mc_size_sum(size, low.number, high.number); /* that of a value is MC_DYNAMIC */
}

/* The source is a cast that forgets sizes: the type states those that follow, and the source is what was cast. */
static bool pad_of_cast(Pad *p) {
  McContext *ctx = p->ctx;
  McValue tensor = mc_tensor_before_cast(ctx, p->source);
  McType type = pad_type(p);
  McInts dims;
  if (tensor.index == p->source.index) return false;
  if (!mc_ints_of_shape(ctx, &dims, type, NULL)) return mc_rw_fail(p->rw);
  for (uint32_t i = 0; i < dims.len; i++) {
    int64_t size = padded(mc_type_dim(ctx, mc_value_type(ctx, tensor), i), p->low.ptr[i], p->high.ptr[i]);
    if (size != MC_DYNAMIC) dims.ptr[i] = size;
  }
  McType wanted = mc_tensor_resized(ctx, type, dims.ptr, dims.len, false);
  mc_ints_fini(ctx, &dims);
  if (wanted.index == MC_NONE) return mc_rw_fail(p->rw);
  if (wanted.index != type.index) return pad_replace(p, pad_again(p, p->source, wanted));
  mc_rw_set_operand(p->rw, p->op, 0, tensor);
  return true;
}

/* A cast that states sizes is the only use: they become sizes of the type. */
static bool cast_of_pad(Pad *p) {
  McContext *ctx = p->ctx;
  McValue result = mc_op_result(ctx, p->op, 0);
  if (!mc_value_has_one_use(ctx, result)) return false;
  McOp cast = mc_use_owner(ctx, mc_value_first_use(ctx, result));
  if (!mc_op_is(ctx, cast, "tensor.cast")) return false;
  McType type = mc_value_type(ctx, mc_op_result(ctx, cast, 0));
  if (!mc_tensor_keeps_sizes(ctx, pad_type(p), type)) return false;
  McValue made = pad_again(p, p->source, type);
  if (made.index == MC_NONE) return mc_rw_fail(p->rw);
  mc_rw_replace_one(p->rw, cast, made);
  return mc_rw_erase(p->rw, p->op);
}

/* --- padding of a slice of a padded slice, along other dimensions --- */

/* The constant that all of the padding is. MC_NONE: it is none. */
static McAttr pad_value(McContext *ctx, McOp pad) {
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, pad, 0));
  McOp yield = mc_block_last_op(ctx, body);
  return mc_constant_of(ctx, mc_op_operand(ctx, yield, 0));
}

static bool is_zero(McContext *ctx, McMixed index) {
  int64_t number;
  return mc_mixed_number(ctx, index, &number) && number == 0;
}

static bool is_padded(const Pad *p, size_t i) {
  return !is_zero(p->ctx, p->low.ptr[i]) || !is_zero(p->ctx, p->high.ptr[i]);
}

typedef struct Chain {
  Pad *inner, outer;
  McSlice slice, outer_slice; /* of what is padded by them; `slice` becomes both */
  McOp slice_op, outer_slice_op;
} Chain;

/* Offsets and sizes of both slices in one, and the padding of both. */
static bool combine(Chain *c) {
  McContext *ctx = c->inner->ctx;
  McType padded_type = mc_value_type(ctx, mc_op_operand(ctx, c->slice_op, 0));
  for (size_t i = 0; i < c->slice.offsets.len; i++) {
    bool inner = is_padded(c->inner, i), outer = is_padded(&c->outer, i);
    McMixed *offset = &c->slice.offsets.ptr[i], outer_offset = c->outer_slice.offsets.ptr[i];
    if (inner && outer) return false;
    if (!inner && is_zero(ctx, *offset)) *offset = outer_offset;
    else if (outer || !is_zero(ctx, outer_offset)) return false;
    if (!outer) continue;
    int64_t size, have = mc_type_dim(ctx, padded_type, (uint32_t)i);
    if (!mc_mixed_number(ctx, c->slice.sizes.ptr[i], &size) || size != have) return false;
    c->slice.sizes.ptr[i] = c->outer_slice.sizes.ptr[i];
  }
  for (size_t i = 0; i < c->slice.offsets.len; i++) {
    McMixed none = mc_mixed_of_number(0);
    McMixed high = is_padded(c->inner, i) ? c->inner->high.ptr[i] : none;
    c->inner->high.ptr[i] = is_padded(&c->outer, i) ? c->outer.high.ptr[i] : high;
  }
  return true;
}

static bool chain_fits(Chain *c) {
  McContext *ctx = c->inner->ctx;
  McAttr value = pad_value(ctx, c->inner->op);
  size_t rank = c->inner->low.len;
  return mc_slice_read(ctx, c->slice_op, &c->slice) && mc_slice_read(ctx, c->outer_slice_op, &c->outer_slice) &&
         c->slice.offsets.len == rank && c->outer_slice.offsets.len == rank && c->outer.low.len == rank &&
         mc_mixed_list_is(ctx, &c->slice.strides, 1) && mc_mixed_list_is(ctx, &c->outer_slice.strides, 1) &&
         mc_mixed_list_is(ctx, &c->inner->low, 0) && mc_mixed_list_is(ctx, &c->outer.low, 0) &&
         value.index != MC_NONE && value.index == pad_value(ctx, c->outer.op).index && combine(c);
}

static bool pad_of_padded(Pad *p) {
  McContext *ctx = p->ctx;
  Chain c = {.inner = p, .outer = {.rw = p->rw, .ctx = ctx}, .slice_op = mc_value_op(ctx, p->source)};
  if (c.slice_op.index == MC_NONE || !mc_op_is(ctx, c.slice_op, "tensor.extract_slice")) return false;
  McOp outer = mc_value_op(ctx, mc_op_operand(ctx, c.slice_op, 0));
  if (outer.index == MC_NONE || !mc_op_is(ctx, outer, "tensor.pad") || has_nofold(ctx, outer)) return false;
  c.outer_slice_op = mc_value_op(ctx, mc_op_operand(ctx, outer, 0));
  if (c.outer_slice_op.index == MC_NONE || !mc_op_is(ctx, c.outer_slice_op, "tensor.extract_slice")) return false;
  bool changed = pad_read(&c.outer, ctx, outer) && chain_fits(&c);
  if (changed) {
    McValue from = mc_op_operand(ctx, c.outer_slice_op, 0), made = {MC_NONE};
    McInts dims;
    if (mc_ints_init(ctx, &dims, (uint32_t)c.slice.sizes.len, NULL)) {
      for (size_t i = 0; i < c.slice.sizes.len; i++) dims.ptr[dims.len++] = c.slice.sizes.ptr[i].number;
      McType type = mc_tensor_resized(ctx, mc_value_type(ctx, from), dims.ptr, dims.len, true);
      if (type.index != MC_NONE) {
        made = mc_rw_slice(p->rw, p->op, &(McRwSlice){.name = "tensor.extract_slice", .operands = &from,
                                                      .num_operands = 1, .type = type, .slice = &c.slice});
      }
      mc_ints_fini(ctx, &dims);
    }
    if (made.index == MC_NONE) mc_rw_fail(p->rw);
    else pad_replace(p, pad_again(p, made, pad_type(p)));
  }
  mc_slice_fini(ctx, &c.slice);
  mc_slice_fini(ctx, &c.outer_slice);
  pad_fini(&c.outer);
  return changed;
}

/* The value that all of the padding is, from outside of the region. MC_NONE: it is computed. */
static McValue outer_value(const McContext *ctx, McOp pad) {
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, pad, 0));
  McValue value = mc_op_operand(ctx, mc_block_last_op(ctx, body), 0);
  return mc_value_parent_block(ctx, value).index == body.index ? (McValue){MC_NONE} : value;
}

/* Sums of both lists, in `into`. False: one is not a number. */
static bool add_lists(McMixedList *into, const McMixedList *other) {
  for (size_t i = 0; i < into->len; i++) {
    McMixed a = into->ptr[i], b = other->ptr[i];
    if (mc_mixed_is(b, 0)) continue;
    if (mc_mixed_is(a, 0)) into->ptr[i] = b;
    else if (a.value.index != MC_NONE || b.value.index != MC_NONE) return false;
    else into->ptr[i].number = (int64_t)((uint64_t)a.number + (uint64_t)b.number);
  }
  return true;
}

/* The source is padded with the same value: both paddings at once. A sum of a value is not made. */
static bool pad_of_pad(Pad *p) {
  McContext *ctx = p->ctx;
  McOp source = mc_value_op(ctx, p->source);
  if (source.index == MC_NONE || !mc_op_is(ctx, source, "tensor.pad")) return false;
  McValue value = outer_value(ctx, p->op);
  if (has_nofold(ctx, p->op) || has_nofold(ctx, source) || value.index == MC_NONE ||
      value.index != outer_value(ctx, source).index) {
    return false;
  }
  Pad inner = {.rw = p->rw};
  bool changed = pad_read(&inner, ctx, source) && add_lists(&inner.low, &p->low) && add_lists(&inner.high, &p->high);
  if (changed) {
    McMixedList low = p->low, high = p->high;
    p->low = inner.low, p->high = inner.high;
    inner.low = low, inner.high = high;
    pad_replace(p, pad_again(p, mc_op_operand(ctx, source, 0), pad_type(p)));
  }
  pad_fini(&inner);
  return changed;
}

/* --- constants --- */

/* Paddings that are constants become numbers, when the type states a size then that it did not. */
static bool pad_constants(Pad *p) {
  McContext *ctx = p->ctx;
  McType type = pad_type(p);
  McInts dims;
  mc_mixed_list_fold(ctx, &p->low, MC_FOLD_ALL);
  mc_mixed_list_fold(ctx, &p->high, MC_FOLD_ALL);
  if (!mc_ints_of_shape(ctx, &dims, type, NULL)) return mc_rw_fail(p->rw);
  for (uint32_t i = 0; i < dims.len; i++) {
    if (dims.ptr[i] != MC_DYNAMIC) continue;
    dims.ptr[i] = padded(mc_type_dim(ctx, mc_value_type(ctx, p->source), i), p->low.ptr[i], p->high.ptr[i]);
  }
  McType wanted = mc_tensor_resized(ctx, type, dims.ptr, dims.len, false);
  bool same = true;
  for (uint32_t i = 0; i < dims.len; i++) same = same && dims.ptr[i] == mc_type_dim(ctx, type, i);
  mc_ints_fini(ctx, &dims);
  if (wanted.index == MC_NONE) return mc_rw_fail(p->rw);
  return !same && pad_replace(p, pad_again(p, p->source, wanted));
}

bool mc_patterns_pad(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Pad p = {.rw = rw};
  bool changed = false;
  if (pad_read(&p, ctx, op)) {
    bool nothing = mc_mixed_list_is(ctx, &p.low, 0) && mc_mixed_list_is(ctx, &p.high, 0) && !has_nofold(ctx, op);
    if (nothing) {
      McValue cast = mc_rw_tensor_cast(rw, op, op, p.source, pad_type(&p));
      changed = mc_rw_replace_one(rw, op, cast);
    } else {
      changed = pad_of_cast(&p) || cast_of_pad(&p) || pad_of_padded(&p) || pad_constants(&p) ||
                pad_of_pad(&p);
    }
  }
  pad_fini(&p);
  return changed;
}
