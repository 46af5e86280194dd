/* memref_layout.c - offsets and strides of memrefs, and the types that views of them have. */
#include "dialects/memref/memref_layout.h"

#include "types/report.h"

bool mc_is_memref(const McContext *ctx, McType type) {
  return type.index != MC_NONE && mc_kind(ctx, type.index) == MC_TYPE_MEMREF;
}

bool mc_memref_is_identity(const McContext *ctx, McType type) {
  McAttr layout = mc_type_layout(ctx, type);
  if (layout.index == MC_NONE) return true;
  return mc_kind(ctx, layout.index) == MC_ATTR_STRIDED_LAYOUT && mc_attr_strided_rank(ctx, layout) == 1 &&
         mc_attr_strided_stride(ctx, layout, 0) == 1 && mc_attr_strided_offset(ctx, layout) == 0;
}

McAttr mc_memref_space(const McContext *ctx, McType type) {
  if (mc_kind(ctx, type.index) == MC_TYPE_MEMREF) return mc_type_memory_space(ctx, type);
  return (McAttr){mc_rec(ctx, type.index)->words[1]};
}

bool mc_strided_init(McContext *ctx, McDiags *diags, McStrided *s, McType type) {
  if (!mc_ints_init(ctx, &s->strides, mc_type_rank(ctx, type), diags)) return false;
  s->strides.len = s->strides.capacity;
  s->ok = mc_memref_strides(ctx, type, s->strides.ptr, &s->offset);
  return true;
}

void mc_strided_fini(McContext *ctx, McStrided *s) { mc_ints_fini(ctx, &s->strides); }

int64_t mc_sum(int64_t a, int64_t b) {
  return a == MC_DYNAMIC || b == MC_DYNAMIC ? MC_DYNAMIC : (int64_t)((uint64_t)a + (uint64_t)b);
}

int64_t mc_times(int64_t a, int64_t b) {
  if (a == 0 || b == 0) return 0;
  return a == MC_DYNAMIC || b == MC_DYNAMIC ? MC_DYNAMIC : (int64_t)((uint64_t)a * (uint64_t)b);
}

McType mc_memref_strided_type(McContext *ctx, const McInts *dims, McType like, const McInts *strides, int64_t offset) {
  McAttr layout = mc_attr_strided_layout(ctx, offset, strides->ptr, strides->len);
  if (layout.index == MC_NONE) return (McType){MC_NONE};
  return mc_type_memref(ctx, dims->ptr, dims->len, mc_type_element(ctx, like), layout, mc_memref_space(ctx, like),
                        NULL);
}

bool mc_memref_same_shape(const McContext *ctx, McType a, McType b) {
  uint32_t rank = mc_type_rank(ctx, a);
  if (rank != mc_type_rank(ctx, b)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(ctx, a, i) != mc_type_dim(ctx, b, i)) return false;
  }
  return true;
}

bool mc_may_be_equal(int64_t a, int64_t b) { return a == b || a == MC_DYNAMIC || b == MC_DYNAMIC; }

static bool strides_compatible(McContext *ctx, McDiags *diags, McType a, McType b) {
  McStrided x, y;
  if (!mc_strided_init(ctx, diags, &x, a)) return false;
  if (!mc_strided_init(ctx, diags, &y, b)) {
    mc_strided_fini(ctx, &x);
    return false;
  }
  bool ok = x.ok && y.ok && x.strides.len == y.strides.len && mc_may_be_equal(x.offset, y.offset);
  for (uint32_t i = 0; ok && i < x.strides.len; i++) {
    ok = mc_may_be_equal(x.strides.ptr[i], y.strides.ptr[i]);
  }
  mc_strided_fini(ctx, &x);
  mc_strided_fini(ctx, &y);
  return ok;
}

bool mc_memref_can_cast(McContext *ctx, McDiags *diags, McType a, McType b) {
  if (mc_type_element(ctx, a).index != mc_type_element(ctx, b).index ||
      mc_memref_space(ctx, a).index != mc_memref_space(ctx, b).index) {
    return false;
  }
  if (!mc_is_memref(ctx, a) || !mc_is_memref(ctx, b)) return mc_is_memref(ctx, a) != mc_is_memref(ctx, b);
  uint32_t rank = mc_type_rank(ctx, a);
  if (rank != mc_type_rank(ctx, b)) return false;
  if (mc_type_layout(ctx, a).index != mc_type_layout(ctx, b).index && !strides_compatible(ctx, diags, a, b)) {
    return false;
  }
  for (uint32_t i = 0; i < rank; i++) {
    if (!mc_may_be_equal(mc_type_dim(ctx, a, i), mc_type_dim(ctx, b, i))) return false;
  }
  return true;
}

/* The offset and d0 * stride + ..., as upstream's linear layout maps have them. MC_NONE: out of memory. */
static McAttr linear_layout(McContext *ctx, const McInts *strides, int64_t offset) {
  uint32_t symbols = 0;
  bool offset_last = offset == MC_DYNAMIC;
  for (uint32_t i = 0; i < strides->len; i++) offset_last = offset_last && strides->ptr[i] != MC_DYNAMIC;
  McAffineExpr first = offset == MC_DYNAMIC ? mc_affine_symbol(ctx, symbols++) : mc_affine_constant(ctx, offset);
  McAffineExpr sum = offset_last ? mc_affine_constant(ctx, 0) : first;
  for (uint32_t i = 0; i < strides->len && sum.index != MC_NONE; i++) {
    bool dynamic = strides->ptr[i] == MC_DYNAMIC;
    McAffineExpr stride = dynamic ? mc_affine_symbol(ctx, symbols++) : mc_affine_constant(ctx, strides->ptr[i]);
    sum =
        mc_affine_binary(ctx, MC_AFFINE_ADD, sum, mc_affine_binary(ctx, MC_AFFINE_MUL, mc_affine_dim(ctx, i), stride));
  }
  if (offset_last && sum.index != MC_NONE) sum = mc_affine_binary(ctx, MC_AFFINE_ADD, sum, first);
  if (sum.index == MC_NONE) return (McAttr){MC_NONE};
  McAffineMap map = mc_affine_map(ctx, strides->len, symbols, &sum, 1);
  return map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map);
}

McType mc_memref_linear_type(McContext *ctx, const McInts *dims, McType like, const McInts *strides, int64_t offset) {
  bool plain_layout = offset == 0;
  int64_t stride = 1;
  for (uint32_t i = dims->len; i-- > 0; stride = mc_times(stride, dims->ptr[i])) {
    plain_layout = plain_layout && strides->ptr[i] == stride;
  }
  McAttr layout = plain_layout ? (McAttr){MC_NONE} : linear_layout(ctx, strides, offset);
  return mc_type_memref(ctx, dims->ptr, dims->len, mc_type_element(ctx, like), layout, mc_memref_space(ctx, like),
                        NULL);
}

static uint32_t count_of(const McInts *ints, int64_t value) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < ints->len; i++) count += ints->ptr[i] == value;
  return count;
}

bool mc_memref_find_dropped(McContext *ctx, McDiags *diags, const McInts *sizes, const McInts *strides, McType part,
                            const McStrided *have, McInts *dropped) {
  uint32_t rank = sizes->len, reduced = mc_type_rank(ctx, part), count = 0;
  for (uint32_t i = 0; i < rank; i++) {
    dropped->ptr[i] = reduced != rank && sizes->ptr[i] == 1;
    count += dropped->ptr[i] != 0;
  }
  dropped->len = rank;
  if (count + reduced == rank) return true;
  McInts left;
  if (!mc_ints_init(ctx, &left, rank, diags)) return false;
  left.len = rank;
  for (uint32_t i = 0; i < rank; i++) left.ptr[i] = strides->ptr[i];
  bool ok = true;
  int64_t gone = 0; /* strides that are accounted for: marked in `left` by its length */
  for (uint32_t i = 0; ok && i < rank; i++) {
    if (dropped->ptr[i] == 0) continue;
    int64_t stride = strides->ptr[i];
    uint32_t in_full = count_of(&left, stride), in_part = count_of(&have->strides, stride);
    if (in_full > in_part) {
      for (uint32_t k = 0; k < left.len; k++) {
        if (left.ptr[k] != stride) continue;
        left.ptr[k] = left.ptr[--left.len];
        break;
      }
      gone++;
    } else if (in_full == in_part) {
      dropped->ptr[i] = 0;
      count--;
    } else {
      ok = false;
    }
  }
  mc_ints_fini(ctx, &left);
  return ok && count + reduced == rank;
}

int64_t mc_group_entry(const McContext *ctx, McAttr group, uint32_t i) {
  int64_t value;
  return mc_attr_integer_i64(ctx, mc_attr_array_get(ctx, group, i), &value) ? value : -1;
}

/* The type with the shape of `shape`, and of `like` all but the layout. */
static McType reshaped(McContext *ctx, McDiags *diags, McType shape, McType like, const McInts *strides,
                       int64_t offset) {
  McInts dims;
  McType out = {MC_NONE};
  if (!mc_ints_of_shape(ctx, &dims, shape, diags)) return out;
  if (strides != NULL) out = mc_memref_strided_type(ctx, &dims, like, strides, offset);
  else {
    out = mc_type_memref(ctx, dims.ptr, dims.len, mc_type_element(ctx, like), (McAttr){MC_NONE},
                         mc_memref_space(ctx, like), NULL);
  }
  mc_ints_fini(ctx, &dims);
  return out;
}

/* Strides of the dimensions that each stride is expanded to. */
static void expand_strides(const McContext *ctx, McAttr groups, const McInts *from, McType to, McInts *out) {
  uint32_t at = mc_type_rank(ctx, to);
  out->len = at;
  for (uint32_t i = mc_attr_array_size(ctx, groups); i-- > 0;) {
    int64_t stride = from->ptr[i];
    for (uint32_t k = mc_attr_array_size(ctx, mc_attr_array_get(ctx, groups, i)); k-- > 0 && at > 0;) {
      out->ptr[--at] = stride;
      stride = mc_times(stride, mc_type_dim(ctx, to, at));
    }
  }
  while (at > 0) out->ptr[--at] = 1;
}

/* Strides of the dimensions that groups are merged to. False: a group is not contiguous. */
static bool collapse_strides(const McContext *ctx, McAttr groups, const McInts *from, McType type, McInts *out) {
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, groups); i < n; i++) {
    McAttr group = mc_attr_array_get(ctx, groups, i);
    uint32_t size = mc_attr_array_size(ctx, group), last = size;
    if (size == 0) return false;
    while (last > 1 && mc_type_dim(ctx, type, (uint32_t)mc_group_entry(ctx, group, last - 1)) == 1) last--;
    uint32_t dim = (uint32_t)mc_group_entry(ctx, group, last - 1);
    out->ptr[i] = mc_type_dim(ctx, type, dim) != MC_DYNAMIC || last == 1 ? from->ptr[dim] : MC_DYNAMIC;
    out->len = i + 1;
  }
  for (uint32_t i = out->len; i-- > 0;) {
    McAttr group = mc_attr_array_get(ctx, groups, i);
    int64_t stride = out->ptr[i];
    for (uint32_t k = mc_attr_array_size(ctx, group); k-- > 1;) {
      uint32_t dim = (uint32_t)mc_group_entry(ctx, group, k);
      stride = mc_times(stride, mc_type_dim(ctx, type, dim));
      if (mc_type_dim(ctx, type, dim - 1) == 1) continue;
      if (!mc_may_be_equal(stride, from->ptr[dim - 1])) return false;
    }
  }
  return true;
}

McType mc_memref_regrouped(McContext *ctx, McDiags *diags, McAttr groups, McType source, McType result, bool expands) {
  McStrided s;
  McInts strides;
  McType out = {MC_NONE};
  if (mc_memref_is_identity(ctx, source)) return reshaped(ctx, diags, result, source, NULL, 0);
  if (!mc_strided_init(ctx, diags, &s, source)) return out;
  if (mc_ints_init(ctx, &strides, mc_type_rank(ctx, result), diags)) {
    bool ok = s.ok;
    if (ok && expands) expand_strides(ctx, groups, &s.strides, result, &strides);
    else if (ok) ok = collapse_strides(ctx, groups, &s.strides, source, &strides);
    if (ok) out = reshaped(ctx, diags, result, source, &strides, s.offset);
    mc_ints_fini(ctx, &strides);
  }
  mc_strided_fini(ctx, &s);
  return out;
}
