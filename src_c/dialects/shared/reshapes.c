/* reshapes.c - folds and patterns of operations that merge dimensions or divide them. */
#include "dialects/shared/reshapes.h"

/* --- groups --- */

bool mc_groups_read(McContext *ctx, McOp op, McInts *groups) {
  McAttr attr = mc_attr_named(ctx, op, "reassociation");
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_ARRAY) return false;
  uint32_t count = mc_attr_array_size(ctx, attr);
  if (!mc_ints_init(ctx, groups, count, NULL)) return false;
  for (uint32_t i = 0; i < count; i++) {
    groups->ptr[groups->len++] = mc_attr_array_size(ctx, mc_attr_array_get(ctx, attr, i));
  }
  return true;
}

McAttr mc_groups_write(McContext *ctx, const McInts *groups) {
  MC_ARRAY(McAttr) all = {0}, group = {0};
  McType i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  int64_t next = 0;
  bool ok = true;
  for (uint32_t i = 0; i < groups->len && ok; i++) {
    group.len = 0;
    for (int64_t k = 0; k < groups->ptr[i] && ok; k++) {
      McAttr number = mc_attr_integer(ctx, i64, next++);
      ok = number.index != MC_NONE && mc_array_push(&ctx->alloc, &group, number);
    }
    McAttr made = ok ? mc_attr_array(ctx, group.ptr, group.len) : (McAttr){MC_NONE};
    ok = made.index != MC_NONE && mc_array_push(&ctx->alloc, &all, made);
  }
  McAttr made = ok ? mc_attr_array(ctx, all.ptr, all.len) : (McAttr){MC_NONE};
  mc_array_fini(&ctx->alloc, &all);
  mc_array_fini(&ctx->alloc, &group);
  return made;
}

/* The groups of `inner` that are within each group of `outer`, which they must end with: in `out`, which has room for
 * the groups of `outer`. */
static bool inner_groups(const McInts *inner, const McInts *outer, McInts *out) {
  int64_t inner_end = 0, outer_end = 0;
  uint32_t next = 0;
  out->len = 0;
  for (uint32_t i = 0; i < outer->len; i++) {
    uint32_t first = next;
    outer_end += outer->ptr[i];
    while (next < inner->len && inner_end < outer_end) {
      inner_end += inner->ptr[next++];
      if (inner_end > outer_end) return false;
    }
    out->ptr[out->len++] = next - first;
  }
  return true;
}

/* --- new operations --- */

McValue mc_rw_collapse(McRewriter *rw, McOp before, const McReshapes *names, McValue source, McType type,
                       const McInts *groups) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr attr = {mc_ident(ctx, "reassociation", 13), mc_groups_write(ctx, groups)};
  McOp made = {MC_NONE};
  if (attr.value.index != MC_NONE && type.index != MC_NONE) {
    made = mc_rw_create(rw, before, &(McRwOp){.name = names->collapse, .operands = &source, .num_operands = 1,
                                              .results = &type, .num_results = 1, .attrs = &attr, .num_attrs = 1});
  }
  if (made.index == MC_NONE) mc_rw_fail(rw);
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

McValue mc_rw_expand(McRewriter *rw, McOp before, const McReshapes *names, McValue source, McType type,
                     const McInts *groups, const McMixedList *sizes) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  McOp made = {MC_NONE};
  if (mc_array_push(&ctx->alloc, &operands, source)) {
    McNamedAttr attrs[2] = {
        {mc_ident(ctx, "reassociation", 13), mc_groups_write(ctx, groups)},
        {mc_ident(ctx, "static_output_shape", 19), mc_mixed_list_write(ctx, sizes, &operands)}};
    if (attrs[0].value.index != MC_NONE && attrs[1].value.index != MC_NONE && type.index != MC_NONE) {
      made = mc_rw_create(rw, before, &(McRwOp){.name = names->expand, .operands = operands.ptr,
                                                .num_operands = operands.len, .results = &type, .num_results = 1,
                                                .attrs = attrs, .num_attrs = 2});
    }
  }
  mc_array_fini(&ctx->alloc, &operands);
  if (made.index == MC_NONE) mc_rw_fail(rw);
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

static bool replace(McRewriter *rw, McOp op, McValue value) {
  return value.index == MC_NONE ? !mc_rw_fail(rw) : mc_rw_replace_one(rw, op, value);
}

static bool replace_by_cast(McRewriter *rw, McOp op, const McReshapes *names, McValue source) {
  McType type = mc_value_type(mc_rw_ctx(rw), mc_op_result(mc_rw_ctx(rw), op, 0));
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = names->cast, .operands = &source, .num_operands = 1,
                                             .results = &type, .num_results = 1});
  return made.index == MC_NONE ? !mc_rw_fail(rw) : mc_rw_replace_by(rw, op, made);
}

/* --- the fold --- */

static uint32_t num_dynamic(const McContext *ctx, McType type, uint32_t first, int64_t count) {
  uint32_t found = 0;
  for (int64_t i = 0; i < count; i++) found += mc_type_dim(ctx, type, first + (uint32_t)i) == MC_DYNAMIC;
  return found;
}

/* The elements in another shape. MC_NONE: it is no such constant, or out of memory. */
static McAttr reshape_elements(McContext *ctx, McAttr elements, McType type) {
  McAttr none = {MC_NONE};
  if (elements.index == MC_NONE || mc_kind(ctx, elements.index) != MC_ATTR_DENSE_ELEMENTS) return none;
  if (!mc_type_has_static_shape(ctx, type)) return none;
  McStr data = mc_attr_dense_data(ctx, elements);
  return mc_attr_dense_elements(ctx, type, data.ptr, data.len, mc_attr_dense_is_splat(ctx, elements), NULL);
}

/* Each group has at most one dynamic dimension, or the operand divides. */
static bool is_reversed(McContext *ctx, McOp op, McOp source, McType type) {
  McAttr mine = mc_attr_named(ctx, op, "reassociation"), other = mc_attr_named(ctx, source, "reassociation");
  if (mine.index != other.index) return false;
  if (mc_type_rank(ctx, type) < mc_type_rank(ctx, mc_value_type(ctx, mc_op_result(ctx, source, 0)))) return true;
  McInts groups;
  if (!mc_groups_read(ctx, op, &groups)) return false;
  uint32_t first = 0;
  bool ok = true;
  for (uint32_t i = 0; i < groups.len && ok; i++) {
    ok = num_dynamic(ctx, type, first, groups.ptr[i]) < 2;
    first += (uint32_t)groups.ptr[i];
  }
  mc_ints_fini(ctx, &groups);
  return ok;
}

McFolded mc_fold_reshape(McFold *f, const McReshapes *names, bool expands) {
  McContext *ctx = f->ctx;
  McValue operand = mc_op_operand(ctx, f->op, 0);
  McType type = mc_value_type(ctx, mc_op_result(ctx, f->op, 0));
  if (mc_value_type(ctx, operand).index == type.index) {
    f->results[0].value = operand;
    return MC_FOLDED;
  }
  f->results[0].attr = reshape_elements(ctx, f->constants[0], type);
  if (f->results[0].attr.index != MC_NONE) return MC_FOLDED;
  McOp source = mc_value_op(ctx, operand);
  if (source.index == MC_NONE || !mc_op_is(ctx, source, expands ? names->collapse : names->expand)) {
    return MC_NOT_FOLDED;
  }
  McValue before = mc_op_operand(ctx, source, 0);
  if (mc_value_type(ctx, before).index != type.index || !mc_type_has_rank(ctx, type)) return MC_NOT_FOLDED;
  if (num_dynamic(ctx, type, 0, mc_type_rank(ctx, type)) >= 2 && !is_reversed(ctx, f->op, source, type)) {
    return MC_NOT_FOLDED;
  }
  f->results[0].value = before;
  return MC_FOLDED;
}

/* --- two reshapes --- */

static bool has_layout(const McContext *ctx, McValue value) {
  McType type = mc_value_type(ctx, value);
  return mc_kind(ctx, type.index) == MC_TYPE_MEMREF && mc_type_layout(ctx, type).index != MC_NONE;
}

/* The operation is of a value that another reshape makes, all of ranked types. */
static McOp source_reshape(const McContext *ctx, McOp op, const char *name) {
  McOp none = {MC_NONE}, source = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  if (source.index == MC_NONE || !mc_op_is(ctx, source, name)) return none;
  bool ranked = mc_type_has_rank(ctx, mc_value_type(ctx, mc_op_operand(ctx, source, 0))) &&
                mc_type_has_rank(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, 0))) &&
                mc_type_has_rank(ctx, mc_value_type(ctx, mc_op_result(ctx, op, 0)));
  return ranked ? source : none;
}

/* One group of `few` is of as many groups of `many` as it has dimensions. False: they do not fit. */
static bool compose(const McInts *many, const McInts *few, McInts *out) {
  uint32_t next = 0;
  int64_t dims = 0;
  for (uint32_t i = 0; i < few->len; i++) dims += few->ptr[i];
  out->len = 0;
  if (few->len == 0) return true;
  if (dims != many->len) return false;
  for (uint32_t i = 0; i < few->len; i++) {
    int64_t sum = 0;
    for (int64_t k = 0; k < few->ptr[i]; k++) sum += many->ptr[next++];
    out->ptr[out->len++] = sum;
  }
  return true;
}

bool mc_compose_reshapes(McRewriter *rw, McOp op, const McReshapes *names, bool expands) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp source = source_reshape(ctx, op, expands ? names->expand : names->collapse);
  if (source.index == MC_NONE) return false;
  McValue first = mc_op_operand(ctx, source, 0), result = mc_op_result(ctx, op, 0);
  if (has_layout(ctx, first) || has_layout(ctx, mc_op_operand(ctx, op, 0)) || has_layout(ctx, result)) return false;
  McInts producer, consumer, both;
  if (!mc_groups_read(ctx, source, &producer)) return mc_rw_fail(rw);
  bool changed = false, ok = mc_groups_read(ctx, op, &consumer);
  if (ok) {
    const McInts *many = producer.len > consumer.len ? &producer : &consumer,
                 *few = producer.len > consumer.len ? &consumer : &producer;
    ok = mc_ints_init(ctx, &both, few->len, NULL);
    if (ok && many->len != few->len && compose(many, few, &both)) {
      McType type = mc_value_type(ctx, result);
      if (expands) {
        McMixedList sizes = {0};
        changed = mc_mixed_list_read(ctx, op, "static_output_shape", "output_shape", &sizes) &&
                  replace(rw, op, mc_rw_expand(rw, op, names, first, type, &both, &sizes));
        mc_mixed_list_fini(ctx, &sizes);
      } else {
        changed = replace(rw, op, mc_rw_collapse(rw, op, names, first, type, &both));
      }
    }
    if (ok) mc_ints_fini(ctx, &both);
    mc_ints_fini(ctx, &consumer);
  }
  mc_ints_fini(ctx, &producer);
  return ok ? changed : mc_rw_fail(rw);
}

/* The product of the sizes from `first` on, as a number or as a value that is computed in front of `op`. */
static McMixed product(McRewriter *rw, McOp op, const McMixedList *sizes, size_t first, int64_t count) {
  McContext *ctx = mc_rw_ctx(rw);
  McType index = mc_type_index(ctx);
  uint64_t number = 1;
  McValue value = {MC_NONE};
  for (size_t i = first; i < first + (size_t)count && i < sizes->len; i++) {
    int64_t size;
    McValue factors[2] = {value, sizes->ptr[i].value};
    if (mc_mixed_number(ctx, sizes->ptr[i], &size)) number *= (uint64_t)size;
    else if (value.index == MC_NONE) value = sizes->ptr[i].value;
    else {
      McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.muli", .operands = factors, .num_operands = 2,
                                                 .results = &index, .num_results = 1});
      if (made.index == MC_NONE) break;
      value = mc_op_result(ctx, made, 0);
    }
  }
  if (value.index == MC_NONE) return mc_mixed_of_number((int64_t)number);
  if (number == 1) return mc_mixed_of_value(value);
  McValue factors[2] = {value, mc_rw_integer(rw, op, index, (int64_t)number)};
  McOp made = {MC_NONE};
  if (factors[1].index != MC_NONE) {
    made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.muli", .operands = factors, .num_operands = 2,
                                          .results = &index, .num_results = 1});
  }
  return mc_mixed_of_value(made.index == MC_NONE ? value : mc_op_result(ctx, made, 0));
}

/* An expansion of what `source` expands, to the sizes that the groups of `op` make of its sizes. */
static bool expand_again(McRewriter *rw, McOp op, McOp source, const McReshapes *names, const McInts *merged,
                         const McInts *groups) {
  McContext *ctx = mc_rw_ctx(rw);
  McMixedList sizes = {0}, products = {0};
  bool ok = mc_mixed_list_read(ctx, source, "static_output_shape", "output_shape", &sizes);
  size_t first = 0;
  for (uint32_t i = 0; i < merged->len && ok; i++) {
    ok = mc_array_push(&ctx->alloc, &products, product(rw, op, &sizes, first, merged->ptr[i]));
    first += (size_t)merged->ptr[i];
  }
  if (ok) {
    McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
    replace(rw, op, mc_rw_expand(rw, op, names, mc_op_operand(ctx, source, 0), type, groups, &products));
  } else {
    mc_rw_fail(rw);
  }
  mc_mixed_list_fini(ctx, &sizes);
  mc_mixed_list_fini(ctx, &products);
  return true;
}

bool mc_compose_collapse_of_expand(McRewriter *rw, McOp op, const McReshapes *names) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp source = source_reshape(ctx, op, names->expand);
  if (source.index == MC_NONE) return false;
  McValue first = mc_op_operand(ctx, source, 0);
  McType from = mc_value_type(ctx, first), to = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (from.index == to.index || has_layout(ctx, first) || has_layout(ctx, mc_op_operand(ctx, op, 0))) return false;
  uint32_t from_rank = mc_type_rank(ctx, from), to_rank = mc_type_rank(ctx, to);
  McInts divided, merged, both;
  if (!mc_groups_read(ctx, source, &divided)) return mc_rw_fail(rw);
  bool changed = false, ok = mc_groups_read(ctx, op, &merged);
  if (ok) {
    bool collapses = from_rank > to_rank;
    const McInts *inner = collapses ? &divided : &merged, *outer = collapses ? &merged : &divided;
    ok = mc_ints_init(ctx, &both, outer->len, NULL);
    if (ok && inner_groups(inner, outer, &both)) {
      changed = true;
      if (collapses) replace(rw, op, mc_rw_collapse(rw, op, names, first, to, &both));
      else if (from_rank < to_rank) expand_again(rw, op, source, names, &merged, &both);
      else replace_by_cast(rw, op, names, first);
    }
    if (ok) mc_ints_fini(ctx, &both);
    mc_ints_fini(ctx, &merged);
  }
  mc_ints_fini(ctx, &divided);
  return ok ? changed : mc_rw_fail(rw);
}

/* --- which dimensions merge to a shape --- */

typedef struct Range { uint32_t first, end; } Range; /* of dimensions; end: after the last */

/* The dimensions from `start` on, up to the first dynamic one, or all when `rest`. False: none is dynamic. */
static bool range_of_dynamic(const int64_t *dims, uint32_t rank, uint32_t start, bool rest, Range *out) {
  *out = (Range){start, start};
  bool found = false;
  for (; out->end < rank && (rest || !found); out->end++) found |= dims[out->end] == MC_DYNAMIC;
  return found;
}

/* The first dimensions from `start` on whose product is the size, with those of 1 after them when `rest`. */
static bool range_of_size(const int64_t *dims, uint32_t rank, uint32_t start, int64_t size, bool rest, Range *out) {
  __extension__ typedef unsigned __int128 Product; /* of the size, at most, and one dimension */
  Product product = 1, want = (uint64_t)size;
  bool reached = false;
  uint32_t first = start, at = start;
  *out = (Range){start, start};
  for (; at < rank && (rest || !reached); at++) {
    if (dims[at] == MC_DYNAMIC) {
      if (reached) break;
      product = 1;
      first = at + 1;
      continue;
    }
    product *= (uint64_t)dims[at];
    if (product > want && reached) break;
    while (product > want && first < at) product /= (uint64_t)dims[first++];
    *out = (Range){first, at + 1};
    reached |= product == want;
  }
  return reached;
}

/* A range for each of the sizes; what is skipped goes to a dynamic one in front of it. */
static bool find_ranges(const int64_t *dims, uint32_t rank, const int64_t *sizes, uint32_t count, Range *ranges) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < count; i++) {
    bool rest = i + 1 == count, is_dynamic = sizes[i] == MC_DYNAMIC;
    bool found = next < rank && (is_dynamic ? range_of_dynamic(dims, rank, next, rest, &ranges[i])
                                            : range_of_size(dims, rank, next, sizes[i], rest, &ranges[i]));
    if (!found || ranges[i].first >= ranges[i].end) return false;
    if (ranges[i].first > next) {
      if (i == 0 || sizes[i - 1] != MC_DYNAMIC) return false;
      ranges[i - 1].end = ranges[i].first;
    }
    next = ranges[i].end;
  }
  return next == rank;
}

static void reverse(int64_t *out, const int64_t *in, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) out[i] = in[count - 1 - i];
}

/* Dimensions that only the first range has are of size 1. */
static bool differ_in_ones(const int64_t *dims, Range a, Range b) {
  for (uint32_t i = a.first; i < a.end; i++) {
    if ((i < b.first || i >= b.end) && dims[i] != 1) return false;
  }
  return true;
}

/* Appends the lengths of the groups of `dims` that merge to `sizes`: mlir-opt 22's getReassociationIndicesForCollapse.
 * False: it is not clear which. *failed: out of memory. */
static bool find_groups(McContext *ctx, const int64_t *dims, uint32_t rank, const int64_t *sizes, uint32_t count,
                        McInts *out, bool *failed) {
  if (rank <= count) return false;
  if (count == 0) {
    for (uint32_t i = 0; i < rank; i++) {
      if (dims[i] != 1 && dims[i] != MC_DYNAMIC) return false;
    }
    out->ptr[out->len++] = rank;
    return true;
  }
  McInts turned_dims, turned_sizes;
  MC_ARRAY(Range) ranges = {0};
  bool ok = false;
  if (!mc_ints_init(ctx, &turned_dims, rank, NULL)) return *failed = true, false;
  if (mc_ints_init(ctx, &turned_sizes, count, NULL)) {
    bool room = true;
    for (uint32_t i = 0; i < 2 * count && room; i++) room = mc_array_push(&ctx->alloc, &ranges, ((Range){0, 0}));
    *failed |= !room;
    if (room) {
      Range *forward = ranges.ptr, *backward = ranges.ptr + count;
      reverse(turned_dims.ptr, dims, rank);
      reverse(turned_sizes.ptr, sizes, count);
      ok = find_ranges(dims, rank, sizes, count, forward) &&
           find_ranges(turned_dims.ptr, rank, turned_sizes.ptr, count, backward);
      for (uint32_t i = 0; i < count && ok; i++) {
        Range other = backward[count - 1 - i];
        other = (Range){rank - other.end, rank - other.first};
        ok = differ_in_ones(dims, forward[i], other) && differ_in_ones(dims, other, forward[i]);
        if (ok) out->ptr[out->len++] = forward[i].end - forward[i].first;
      }
    }
    mc_array_fini(&ctx->alloc, &ranges);
    mc_ints_fini(ctx, &turned_sizes);
  } else {
    *failed = true;
  }
  mc_ints_fini(ctx, &turned_dims);
  return ok;
}

static uint32_t count_dynamic(const int64_t *dims, int64_t count) {
  uint32_t found = 0;
  for (int64_t i = 0; i < count; i++) found += dims[i] == MC_DYNAMIC;
  return found;
}

/* The same, group by group: those of `many` merge to those of `few`. */
static bool find_all_groups(McContext *ctx, const McInts *many_groups, const McInts *few_groups, const McInts *many,
                            const McInts *few, McInts *out, bool *failed) {
  if (many_groups->len == 0) return find_groups(ctx, many->ptr, many->len, few->ptr, few->len, out, failed);
  int64_t *from = many->ptr, *to = few->ptr;
  for (uint32_t i = 0; i < many_groups->len && i < few_groups->len; i++) {
    int64_t num_from = many_groups->ptr[i], num_to = few_groups->ptr[i];
    if (count_dynamic(from, num_from) >= 2 && count_dynamic(to, num_to) >= 2) return false;
    if (num_from == num_to) {
      if (memcmp(from, to, (size_t)num_from * sizeof *from) != 0) return false;
      for (int64_t k = 0; k < num_from; k++) out->ptr[out->len++] = 1;
    } else if (!find_groups(ctx, from, (uint32_t)num_from, to, (uint32_t)num_to, out, failed)) {
      return false;
    }
    from += num_from;
    to += num_to;
  }
  return true;
}

typedef struct Expansion {
  McInts merged, divided;  /* groups of the collapse, and of the expansion of it */
  McInts from, to, groups; /* sizes of the first and the last shape; the groups that merge one to the other */
} Expansion;

static bool replace_expansion(McRewriter *rw, McOp op, McOp source, const McReshapes *names, Expansion *e) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue first = mc_op_operand(ctx, source, 0);
  McType to = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  bool collapses = e->from.len > e->to.len, failed = false;
  bool found = collapses ? find_all_groups(ctx, &e->merged, &e->divided, &e->from, &e->to, &e->groups, &failed)
                         : find_all_groups(ctx, &e->divided, &e->merged, &e->to, &e->from, &e->groups, &failed);
  if (failed) return mc_rw_fail(rw);
  if (!found) return false;
  if (collapses) return replace(rw, op, mc_rw_collapse(rw, op, names, first, to, &e->groups));
  McMixedList sizes = {0};
  if (mc_mixed_list_read(ctx, op, "static_output_shape", "output_shape", &sizes)) {
    replace(rw, op, mc_rw_expand(rw, op, names, first, to, &e->groups, &sizes));
  } else {
    mc_rw_fail(rw);
  }
  mc_mixed_list_fini(ctx, &sizes);
  return true;
}

bool mc_compose_expand_of_collapse(McRewriter *rw, McOp op, const McReshapes *names) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp source = source_reshape(ctx, op, names->collapse);
  if (source.index == MC_NONE) return false;
  McValue first = mc_op_operand(ctx, source, 0);
  McType from = mc_value_type(ctx, first), to = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (has_layout(ctx, first) || has_layout(ctx, mc_op_operand(ctx, op, 0))) return false;
  uint32_t from_rank = mc_type_rank(ctx, from), to_rank = mc_type_rank(ctx, to);
  if (from_rank == to_rank) return false;
  Expansion e;
  McInts *parts[5] = {&e.merged, &e.divided, &e.from, &e.to, &e.groups};
  uint32_t made = 0;
  bool ok = mc_groups_read(ctx, source, parts[0]) && ++made && mc_groups_read(ctx, op, parts[1]) && ++made &&
            mc_ints_of_shape(ctx, parts[2], from, NULL) && ++made &&
            mc_ints_of_shape(ctx, parts[3], to, NULL) && ++made &&
            mc_ints_init(ctx, parts[4], from_rank + to_rank + 1, NULL) && ++made;
  bool changed = ok && replace_expansion(rw, op, source, names, &e);
  while (made > 0) mc_ints_fini(ctx, parts[--made]);
  return ok ? changed : mc_rw_fail(rw);
}
