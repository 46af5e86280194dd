/* upgrade_views.c - reshape, view and subview of the standard dialect, upgraded to today's operations of memref where
 * these can express them.
 *
 * An operation that they cannot express keeps its old name, with a warning: mc_upgrade_stay.
 */
#include "defs/constraints.h"
#include "legacy/legacy.def"
#include "legacy/upgrade.h"
#include "types/report.h"

#define MAX_RANK 16u /* of types that are processed here; a type of higher rank stays unchanged */

/* --- what routines share --- */

static McAttr i64_array(McUpgrade *u, const int64_t *numbers, size_t count) {
  McAttr attr = mc_attr_dense_array(u->ctx, mc_type_integer(u->ctx, 64, MC_SIGNLESS), numbers, count, u->p->diags);
  if (attr.index == MC_NONE) mc_upgrade_out_of_memory(u);
  return attr;
}

/* `a` times or plus `b`; unknown when one of them is. */
static int64_t times(int64_t a, int64_t b) {
  int64_t product;
  if (a == 0 || b == 0) return 0;
  return a == MC_DYNAMIC || b == MC_DYNAMIC || __builtin_mul_overflow(a, b, &product) ? MC_DYNAMIC : product;
}
static int64_t plus(int64_t a, int64_t b) {
  int64_t sum;
  return a == MC_DYNAMIC || b == MC_DYNAMIC || __builtin_add_overflow(a, b, &sum) ? MC_DYNAMIC : sum;
}

/* Offsets, sizes and strides of a part: a number each, or MC_DYNAMIC and a value. */
typedef struct Slice {
  uint32_t rank;
  int64_t numbers[3][MAX_RANK];
  McValue values[3 * MAX_RANK]; /* values of all three, one after the other */
  int32_t counts[3];            /* number of values of each */
} Slice;

/* The type that memref.subview has for the slice. Returns MC_NONE when the source has no strides, or memory ran out. */
static McType slice_type(McUpgrade *u, McType source, const Slice *s) {
  McContext *ctx = u->ctx;
  int64_t strides[MAX_RANK], offset;
  McType none = {MC_NONE};
  if (!mc_memref_strides(ctx, source, strides, &offset)) return none;
  for (uint32_t i = 0; i < s->rank; i++) {
    offset = plus(offset, times(s->numbers[0][i], strides[i]));
    strides[i] = times(strides[i], s->numbers[2][i]);
  }
  McAttr layout = mc_attr_strided_layout(ctx, offset, strides, s->rank);
  if (layout.index == MC_NONE) return none;
  return mc_type_memref(ctx, s->numbers[1], s->rank, mc_type_element(ctx, source), layout,
                        mc_type_memory_space(ctx, source), u->p->diags);
}

static bool same_shape(const McContext *ctx, McType a, McType b) {
  uint32_t rank = mc_type_rank(ctx, a);
  if (rank != mc_type_rank(ctx, b)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    if (mc_type_dim(ctx, a, i) != mc_type_dim(ctx, b, i)) return false;
  }
  return true;
}

/* Replaces the operation by memref.subview. Its users get the new type, or, with `keep_type`, the old type by a cast.
 */
static bool make_subview(McUpgrade *u, McValue source, const Slice *s, bool keep_type, const char *const *taken) {
  McContext *ctx = u->ctx;
  McType type = slice_type(u, mc_value_type(ctx, source), s), old = mc_value_type(ctx, mc_op_result(ctx, u->op, 0));
  if (type.index == MC_NONE) return mc_upgrade_stay(u, "the memref has no strides");
  McValue operands[1 + 3 * MAX_RANK] = {source};
  int32_t sizes[4] = {1, s->counts[0], s->counts[1], s->counts[2]};
  uint32_t count = (uint32_t)(s->counts[0] + s->counts[1] + s->counts[2]);
  memcpy(operands + 1, s->values, count * sizeof *operands);
  McAttr segments = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), sizes, 4, u->p->diags);
  McNamedAttr attrs[4] = {
      {mc_upgrade_ident(u, "static_offsets"), i64_array(u, s->numbers[0], s->rank)},
      {mc_upgrade_ident(u, "static_sizes"), i64_array(u, s->numbers[1], s->rank)},
      {mc_upgrade_ident(u, "static_strides"), i64_array(u, s->numbers[2], s->rank)},
      {ctx->known[MC_ID_operandSegmentSizes], segments}};
  for (int i = 0; i < 4; i++) {
    if (attrs[i].name.index == MC_NONE || attrs[i].value.index == MC_NONE) return mc_upgrade_out_of_memory(u);
  }
  McUpgradeMake make = {.name = "memref.subview",
                        .operands = operands,
                        .num_operands = 1 + count,
                        .results = &type,
                        .num_results = 1,
                        .attrs = attrs,
                        .num_attrs = 4};
  McOp made = mc_upgrade_make(u, &make);
  if (made.index == MC_NONE || !mc_upgrade_keep_attrs(u, made, taken)) return false;
  if (type.index != old.index && keep_type) {
    McValue view = mc_op_result(ctx, made, 0);
    McUpgradeMake cast = {
        .name = "memref.cast", .operands = &view, .num_operands = 1, .results = &old, .num_results = 1};
    made = mc_upgrade_make(u, &cast);
    if (made.index == MC_NONE) return false;
  }
  return mc_upgrade_replace(u, made);
}

/* --- subview --- */

/* Reads the three lists of static numbers; if they are absent, the `groups` of values. Returns false when they do not
 * fit the operands. */
static bool read_slice(McUpgrade *u, Slice *s) {
  McContext *ctx = u->ctx;
  McAttr lists = mc_upgrade_attr(u, "static");
  uint32_t next = 1, count = mc_op_num_operands(ctx, u->op);
  for (uint32_t k = 0; k < 3; k++) {
    McAttr list = lists.index == MC_NONE ? lists : mc_attr_array_get(ctx, lists, k);
    uint64_t given = list.index == MC_NONE ? (count - 1) / 3 : mc_attr_dense_count(ctx, list);
    const char *numbers = list.index == MC_NONE ? NULL : mc_attr_dense_data(ctx, list).ptr;
    if (given != s->rank) return false;
    for (uint32_t i = 0; i < s->rank; i++) {
      s->numbers[k][i] = MC_DYNAMIC;
      if (numbers != NULL) memcpy(&s->numbers[k][i], numbers + 8 * i, 8);
      if (s->numbers[k][i] != MC_DYNAMIC) continue;
      if (next == count) return false;
      s->values[next - 1] = mc_op_operand(ctx, u->op, next);
      s->counts[k]++;
      next++;
    }
  }
  return next == count;
}

/* True when there are no lists, or three of i64. */
static bool has_lists(const McUpgrade *u) {
  McType i64 = mc_type_integer(u->ctx, 64, MC_SIGNLESS);
  McAttr lists = mc_upgrade_attr(u, "static");
  if (lists.index == MC_NONE) return true;
  if (mc_kind(u->ctx, lists.index) != MC_ATTR_ARRAY || mc_attr_array_size(u->ctx, lists) != 3) return false;
  for (uint32_t k = 0; k < 3; k++) {
    McAttr list = mc_attr_array_get(u->ctx, lists, k);
    if (mc_kind(u->ctx, list.index) != MC_ATTR_DENSE_ARRAY ||
        mc_attr_dense_array_element(u->ctx, list).index != i64.index) {
      return false;
    }
  }
  return true;
}

/* Without any list, the types have all data: sizes are the result's; strides and offset are those that the result's
 * layout makes of the source's. */
static bool slice_of_types(McUpgrade *u, McType source, McType result, Slice *s) {
  int64_t from[MAX_RANK], to[MAX_RANK], start, end;
  if (!mc_memref_strides(u->ctx, source, from, &start) || !mc_memref_strides(u->ctx, result, to, &end)) return false;
  int64_t rest = start == MC_DYNAMIC || end == MC_DYNAMIC ? MC_DYNAMIC : end - start;
  if (rest == MC_DYNAMIC || rest < 0) return false;
  for (uint32_t i = 0; i < s->rank; i++) {
    if (from[i] == MC_DYNAMIC || to[i] == MC_DYNAMIC || from[i] <= 0 || to[i] % from[i] != 0) return false;
    s->numbers[1][i] = mc_type_dim(u->ctx, result, i);
    if (s->numbers[1][i] == MC_DYNAMIC) return false;
    s->numbers[2][i] = to[i] / from[i];
    s->numbers[0][i] = rest / from[i];
    rest %= from[i];
  }
  return rest == 0;
}

bool mc_upgrade_legacy_sub_view(McUpgrade *u) {
  static const char *const taken[] = {"static", NULL};
  McContext *ctx = u->ctx;
  McValue source = mc_upgrade_operand(u, 0);
  McType from = mc_value_type(ctx, source), to = mc_value_type(ctx, mc_op_result(ctx, u->op, 0));
  if (mc_kind(ctx, from.index) != MC_TYPE_MEMREF || mc_kind(ctx, to.index) != MC_TYPE_MEMREF) {
    return mc_upgrade_error(u, "operand #0 must be memref of any type values");
  }
  if (mc_type_rank(ctx, from) != mc_type_rank(ctx, to) && u->p->legacy->syntax == MC_SYNTAX_2019) {
    return mc_upgrade_error(u, "expected rank of result type to match rank of base type");
  }
  if (mc_type_memory_space(ctx, from).index != mc_type_memory_space(ctx, to).index) {
    return mc_upgrade_error(u, "different memory spaces specified for base memref type %s and subview memref type %s",
                            mc_text_type(u->p->diags, from), mc_text_type(u->p->diags, to));
  }
  Slice s = {.rank = mc_type_rank(ctx, from)};
  if (s.rank > MAX_RANK) return mc_upgrade_stay(u, "it has too many dimensions");
  if (!has_lists(u)) return mc_upgrade_error(u, "has no lists of offsets, sizes and strides");
  McAttr lists = mc_upgrade_attr(u, "static");
  bool empty = mc_op_num_operands(ctx, u->op) == 1 && s.rank > 0 &&
               (lists.index == MC_NONE || mc_attr_dense_count(ctx, mc_attr_array_get(ctx, lists, 0)) == 0);
  if (empty) {
    if (mc_type_rank(ctx, to) != s.rank || !slice_of_types(u, from, to, &s)) {
      return mc_upgrade_stay(u, "its types do not determine the part");
    }
  } else if (!read_slice(u, &s)) {
    return mc_upgrade_error(u, "expected as many offsets, sizes and strides as the source has dimensions");
  }
  return make_subview(u, source, &s, true, taken);
}

/* --- view --- */

#define MAX_TERMS 256u

/* Splits into coefficient * dimension `i` + the rest, which contains no dimension. Returns false for any other
 * expression, or one of more than MAX_TERMS - depth terms. */
static bool split_result(McContext *ctx, McAffineExpr e, uint32_t i, uint32_t depth, int64_t *coefficient,
                         McAffineExpr *rest) {
  McKind kind = mc_kind(ctx, e.index);
  *coefficient = 0;
  *rest = mc_affine_constant(ctx, 0);
  if (rest->index == MC_NONE) return false;
  if (mc_affine_is_symbolic_or_constant(ctx, e)) {
    *rest = e;
    return true;
  }
  if (kind == MC_AFFINE_DIM) {
    *coefficient = 1;
    return mc_affine_value(ctx, e) == i;
  }
  if (kind == MC_AFFINE_MUL) {
    McAffineExpr lhs = mc_affine_lhs(ctx, e), rhs = mc_affine_rhs(ctx, e);
    if (mc_kind(ctx, lhs.index) != MC_AFFINE_DIM || mc_kind(ctx, rhs.index) != MC_AFFINE_CONSTANT) return false;
    *coefficient = mc_affine_value(ctx, rhs);
    return mc_affine_value(ctx, lhs) == i;
  }
  if (kind != MC_AFFINE_ADD || depth == MAX_TERMS) return false;
  McAffineExpr lhs = mc_affine_lhs(ctx, e), rhs = mc_affine_rhs(ctx, e), other;
  if (!mc_affine_is_symbolic_or_constant(ctx, rhs)) return false;
  if (!split_result(ctx, lhs, i, depth + 1, coefficient, &other)) return false;
  *rest = mc_affine_binary(ctx, MC_AFFINE_ADD, other, rhs);
  return rest->index != MC_NONE;
}

/* The value of an expression of symbols: one of them, or an affine.apply. */
static McValue value_of(McUpgrade *u, McAffineExpr e, const McValue *symbols, uint32_t count) {
  McContext *ctx = u->ctx;
  McValue none = {MC_NONE};
  if (mc_kind(ctx, e.index) == MC_AFFINE_SYMBOL) return symbols[mc_affine_value(ctx, e)];
  McAffineMap map = mc_affine_map(ctx, 0, count, &e, 1);
  McNamedAttr attr = {mc_upgrade_ident(u, "map"),
                      map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map)};
  McType index = mc_type_index(ctx);
  if (attr.name.index == MC_NONE || attr.value.index == MC_NONE) return mc_upgrade_out_of_memory(u), none;
  McUpgradeMake make = {.name = "affine.apply",
                        .operands = symbols,
                        .num_operands = count,
                        .results = &index,
                        .num_results = 1,
                        .attrs = &attr,
                        .num_attrs = 1};
  McOp op = mc_upgrade_make(u, &make);
  return op.index == MC_NONE ? none : mc_op_result(ctx, op, 0);
}

/* The layout of the specification's view: a map from its indices to the source's. Returns false when it is no slice,
 * or after reporting. */
static bool slice_of_map(McUpgrade *u, McType source, McType result, uint32_t sizes, Slice *s) {
  McContext *ctx = u->ctx;
  McAttr layout = mc_type_layout(ctx, result);
  uint32_t count = mc_op_num_operands(ctx, u->op) - 1, symbols = count - sizes, next = 0, size = 0;
  McValue values[3 * MAX_RANK];
  McAffineExpr rests[MAX_RANK];
  McAffineMap map = {MC_NONE};
  if (layout.index != MC_NONE) {
    if (mc_kind(ctx, layout.index) != MC_ATTR_AFFINE_MAP) return false;
    map = mc_attr_affine_map_value(ctx, layout);
    if (mc_affine_map_num_results(ctx, map) != s->rank || mc_affine_map_num_symbols(ctx, map) != symbols) return false;
  }
  if (mc_type_rank(ctx, source) != mc_type_rank(ctx, result) || count > MC_COUNT(values)) return false;
  for (uint32_t i = 0; i < count; i++) values[i] = mc_op_operand(ctx, u->op, 1 + i);
  for (uint32_t i = 0; i < s->rank; i++) {
    McAffineExpr e = map.index == MC_NONE ? mc_affine_dim(ctx, i) : mc_affine_map_result(ctx, map, i);
    if (e.index == MC_NONE || !split_result(ctx, e, i, 0, &s->numbers[2][i], &rests[i])) return false;
    s->numbers[1][i] = mc_type_dim(ctx, result, i);
    size += s->numbers[1][i] == MC_DYNAMIC;
  }
  if (size != sizes) return false;
  for (uint32_t i = 0; i < s->rank; i++) {
    bool is_number = mc_kind(ctx, rests[i].index) == MC_AFFINE_CONSTANT;
    s->numbers[0][i] = is_number ? mc_affine_value(ctx, rests[i]) : MC_DYNAMIC;
    if (is_number) continue;
    McValue offset = value_of(u, rests[i], values + sizes, symbols);
    if (offset.index == MC_NONE) return false;
    s->values[next++] = offset;
    s->counts[0]++;
  }
  memcpy(s->values + next, values, sizes * sizeof *values);
  s->counts[1] = (int32_t)sizes;
  return true;
}

/* Bytes as a memref: %source[%offset][%sizes]. */
static bool upgrade_view_of_bytes(McUpgrade *u, McType result) {
  McContext *ctx = u->ctx;
  uint32_t dynamic = 0, count = mc_op_num_operands(ctx, u->op) - 1, rank = mc_type_rank(ctx, result);
  int64_t dims[MAX_RANK];
  if (rank > MAX_RANK) return mc_upgrade_stay(u, "it has too many dimensions");
  for (uint32_t i = 0; i < rank; i++) dynamic += (dims[i] = mc_type_dim(ctx, result, i)) == MC_DYNAMIC;
  if (count != dynamic && count != dynamic + 1) {
    return mc_upgrade_error(u, "incorrect number of size operands for type %s", mc_text_type(u->p->diags, result));
  }
  McValue operands[2 + MAX_RANK] = {mc_upgrade_operand(u, 0)};
  operands[1] = count == dynamic ? mc_upgrade_constant(u, 0, mc_type_index(ctx)) : mc_op_operand(ctx, u->op, 1);
  if (operands[1].index == MC_NONE) return false;
  for (uint32_t i = 0; i < dynamic; i++) operands[2 + i] = mc_op_operand(ctx, u->op, 1 + count - dynamic + i);
  McType plain = mc_type_memref(ctx, dims, rank, mc_type_element(ctx, result), (McAttr){MC_NONE},
                                mc_type_memory_space(ctx, result), u->p->diags);
  if (plain.index == MC_NONE) return false;
  McUpgradeMake make = {
      .name = "memref.view", .operands = operands, .num_operands = 2 + dynamic, .results = &plain, .num_results = 1};
  McOp made = mc_upgrade_make(u, &make);
  if (made.index == MC_NONE || !mc_upgrade_keep_attrs(u, made, NULL)) return false;
  if (plain.index != result.index) {
    McValue view = mc_op_result(ctx, made, 0);
    McUpgradeMake cast = {
        .name = "memref.cast", .operands = &view, .num_operands = 1, .results = &result, .num_results = 1};
    made = mc_upgrade_make(u, &cast);
    if (made.index == MC_NONE) return false;
  }
  return mc_upgrade_replace(u, made);
}

bool mc_upgrade_legacy_view(McUpgrade *u) {
  static const char *const taken[] = {"num_sizes", NULL};
  McContext *ctx = u->ctx;
  McValue source = mc_upgrade_operand(u, 0);
  McType from = mc_value_type(ctx, source), to = mc_value_type(ctx, mc_op_result(ctx, u->op, 0));
  int64_t sizes;
  if (mc_kind(ctx, from.index) != MC_TYPE_MEMREF || mc_kind(ctx, to.index) != MC_TYPE_MEMREF) {
    return mc_upgrade_stay(u, "a memref has no rank");
  }
  if (!mc_upgrade_integer(u, "num_sizes", &sizes)) return upgrade_view_of_bytes(u, to);
  if (sizes < 0 || sizes >= mc_op_num_operands(ctx, u->op)) return mc_upgrade_error(u, "has fewer operands than sizes");
  if (mc_type_element(ctx, from).index != mc_type_element(ctx, to).index) {
    return mc_upgrade_error(u, "has another element type than its source");
  }
  Slice s = {.rank = mc_type_rank(ctx, from)};
  bool fits = s.rank <= MAX_RANK && slice_of_map(u, from, to, (uint32_t)sizes, &s);
  if (mc_diags_has_error(u->p->diags)) return false;
  int64_t strides[MAX_RANK], offset;
  if (!fits || !mc_memref_strides(ctx, from, strides, &offset)) {
    return mc_upgrade_stay(u, "its map is not an offset and a stride in each dimension");
  }
  return make_subview(u, source, &s, false, taken);
}

/* --- reshape --- */

/* Groups the dimensions of `large` so that each group makes one dimension of `small`; ends[i]: the end of group i.
 * Returns false when there is no such grouping. */
static bool group_dims(const McContext *ctx, McType small, McType large, uint32_t ends[MAX_RANK]) {
  uint32_t rank = mc_type_rank(ctx, small), more = mc_type_rank(ctx, large), next = 0;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t want = mc_type_dim(ctx, small, i), have = 1;
    if (want != MC_DYNAMIC) {
      while (next < more && mc_type_dim(ctx, large, next) != MC_DYNAMIC && have < want) {
        have = times(have, mc_type_dim(ctx, large, next++));
      }
      while (next < more && i + 1 == rank && mc_type_dim(ctx, large, next) == 1) next++;
      if (have != want) return false;
    } else {
      bool found = false; /* an unknown dimension, and the dimensions around it up to the next size of the other type */
      uint32_t left = rank - i - 1;
      while (next < more && more - next > left && (!found || mc_type_dim(ctx, large, next) != MC_DYNAMIC)) {
        if (found && left > 0) break;
        found = found || mc_type_dim(ctx, large, next) == MC_DYNAMIC;
        next++;
      }
      if (!found) return false;
    }
    ends[i] = next;
    if (i > 0 ? ends[i] == ends[i - 1] : ends[i] == 0) return false;
  }
  return next == more;
}

static McAttr reassociation(McUpgrade *u, const uint32_t *ends, uint32_t groups) {
  McContext *ctx = u->ctx;
  McAttr lists[MAX_RANK], none = {MC_NONE};
  for (uint32_t g = 0, i = 0; g < groups; g++) {
    McAttr list[MAX_RANK];
    uint32_t count = 0;
    for (; i < ends[g]; i++) {
      list[count] = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), i);
      if (list[count++].index == MC_NONE) return none;
    }
    lists[g] = mc_attr_array(ctx, list, count);
    if (lists[g].index == MC_NONE) return none;
  }
  return mc_attr_array(ctx, lists, groups);
}

static McValue expand(McUpgrade *u, McValue source, McType to, const uint32_t *ends) {
  McContext *ctx = u->ctx;
  McValue none = {MC_NONE}, operands[1 + MAX_RANK] = {source};
  int64_t sizes[MAX_RANK];
  uint32_t rank = mc_type_rank(ctx, to), next = 1;
  for (uint32_t i = 0; i < rank; i++) {
    sizes[i] = mc_type_dim(ctx, to, i);
    if (sizes[i] != MC_DYNAMIC) continue;
    operands[next] = mc_op_operand(ctx, u->op, next); /* sizes come first */
    next++;
  }
  McNamedAttr attrs[2] = {
      {mc_upgrade_ident(u, "reassociation"), reassociation(u, ends, mc_type_rank(ctx, mc_value_type(ctx, source)))},
      {mc_upgrade_ident(u, "static_output_shape"), i64_array(u, sizes, rank)}};
  if (attrs[0].name.index == MC_NONE || attrs[1].name.index == MC_NONE || attrs[0].value.index == MC_NONE ||
      attrs[1].value.index == MC_NONE) {
    return mc_upgrade_out_of_memory(u), none;
  }
  McUpgradeMake make = {.name = "memref.expand_shape",
                        .operands = operands,
                        .num_operands = next,
                        .results = &to,
                        .num_results = 1,
                        .attrs = attrs,
                        .num_attrs = 2};
  McOp op = mc_upgrade_make(u, &make);
  return op.index == MC_NONE ? none : mc_op_result(ctx, op, 0);
}

static McValue collapse(McUpgrade *u, McValue source, McType to, const uint32_t *ends) {
  McValue none = {MC_NONE};
  McNamedAttr attr = {mc_upgrade_ident(u, "reassociation"), reassociation(u, ends, mc_type_rank(u->ctx, to))};
  if (attr.name.index == MC_NONE || attr.value.index == MC_NONE) return mc_upgrade_out_of_memory(u), none;
  McUpgradeMake make = {.name = "memref.collapse_shape",
                        .operands = &source,
                        .num_operands = 1,
                        .results = &to,
                        .num_results = 1,
                        .attrs = &attr,
                        .num_attrs = 1};
  McOp op = mc_upgrade_make(u, &make);
  return op.index == MC_NONE ? none : mc_op_result(u->ctx, op, 0);
}

/* The type without its layout, which the result of a reshape implies. */
static McType plain_type(McUpgrade *u, McType type) {
  McContext *ctx = u->ctx;
  int64_t dims[MAX_RANK];
  uint32_t rank = mc_type_rank(ctx, type);
  for (uint32_t i = 0; i < rank; i++) dims[i] = mc_type_dim(ctx, type, i);
  return mc_type_memref(ctx, dims, rank, mc_type_element(ctx, type), (McAttr){MC_NONE}, mc_type_memory_space(ctx, type),
                        u->p->diags);
}

bool mc_upgrade_legacy_reshape(McUpgrade *u) {
  McContext *ctx = u->ctx;
  McValue value = mc_upgrade_operand(u, 0);
  McType from = mc_value_type(ctx, value), to = mc_value_type(ctx, mc_op_result(ctx, u->op, 0));
  int64_t before, after;
  uint32_t ends[MAX_RANK], dynamic = 0;
  if (mc_kind(ctx, from.index) != MC_TYPE_MEMREF || mc_kind(ctx, to.index) != MC_TYPE_MEMREF) {
    return mc_upgrade_stay(u, "a memref has no rank");
  }
  if (mc_type_element(ctx, from).index != mc_type_element(ctx, to).index) {
    return mc_upgrade_error(u, "has another element type than its source");
  }
  bool is_static = mc_type_num_elements(ctx, from, &before) && mc_type_num_elements(ctx, to, &after);
  if (is_static && before != after) {
    return mc_upgrade_error(u, "the products of the dimension sizes differ: %lld and %lld", (long long)before,
                            (long long)after);
  }
  if (mc_type_rank(ctx, from) > MAX_RANK || mc_type_rank(ctx, to) > MAX_RANK) {
    return mc_upgrade_stay(u, "it has too many dimensions");
  }
  for (uint32_t i = 0; i < mc_type_rank(ctx, to); i++) dynamic += mc_type_dim(ctx, to, i) == MC_DYNAMIC;
  if (dynamic > mc_op_num_operands(ctx, u->op) - 1) {
    return mc_upgrade_error(u, "has fewer sizes than dynamic dimensions");
  }
  if (mc_type_layout(ctx, from).index != MC_NONE) return mc_upgrade_stay(u, "the source has a layout");
  McType plain = plain_type(u, to);
  if (plain.index == MC_NONE) return false;
  if (same_shape(ctx, from, to)) {
    if (value.index == mc_op_result(ctx, u->op, 0).index) return mc_upgrade_stay(u, "it reshapes its own result");
    mc_value_replace_all_uses(ctx, mc_op_result(ctx, u->op, 0), value);
    mc_upgrade_erase(u);
    return true;
  }
  if (group_dims(ctx, from, plain, ends)) {
    value = expand(u, value, plain, ends);
  } else if (group_dims(ctx, plain, from, ends)) {
    value = collapse(u, value, plain, ends);
  /* first to one dimension, and from there to the result */
  } else if (is_static && mc_type_rank(ctx, from) > 0 && mc_type_rank(ctx, to) > 0) {
    uint32_t all = mc_type_rank(ctx, from);
    McType line = mc_type_memref(ctx, &before, 1, mc_type_element(ctx, from), (McAttr){MC_NONE},
                                 mc_type_memory_space(ctx, from), u->p->diags);
    if (line.index == MC_NONE) return false;
    value = collapse(u, value, line, &all);
    all = mc_type_rank(ctx, plain);
    if (value.index != MC_NONE) value = expand(u, value, plain, &all);
  } else {
    return mc_upgrade_stay(u, "no dimensions are divided or merged");
  }
  if (value.index == MC_NONE) return false;
  McOp made = mc_value_op(ctx, value);
  return mc_upgrade_keep_attrs(u, made, NULL) && mc_upgrade_replace(u, made);
}
