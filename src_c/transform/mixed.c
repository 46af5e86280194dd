/* mixed.c - lists of indices, each a number or a value. */
#include "transform/mixed.h"

#include "defs/format.h"
#include "transform/numbers.h"

bool mc_mixed_number(McContext *ctx, McMixed index, int64_t *out) {
  *out = index.number;
  if (index.value.index == MC_NONE) return true;
  McAttr constant = mc_constant_of(ctx, index.value);
  if (constant.index == MC_NONE || mc_kind(ctx, constant.index) != MC_ATTR_INTEGER) return false;
  return mc_attr_integer_i64(ctx, constant, out);
}

bool mc_mixed_equal(McContext *ctx, McMixed a, McMixed b) {
  int64_t x, y;
  if (mc_mixed_same(a, b)) return true;
  return mc_mixed_number(ctx, a, &x) && mc_mixed_number(ctx, b, &y) && x == y;
}

bool mc_op_operands_named(McContext *ctx, McOp op, const char *group, uint32_t *start, uint32_t *count) {
  const McOpDef *def = mc_op_def(ctx, op);
  *start = *count = 0;
  if (def == NULL) return false;
  const McGroupWords *groups = mc_def_operands(def);
  for (uint32_t i = 0; i < def->op->num_operands; i++) {
    if (!mc_str_is(mc_ident_str(ctx, (McIdent){groups[i].name}), group)) continue;
    return mc_op_group(ctx, def, op, false, i, start, count);
  }
  return false;
}

McValue mc_op_operand_named(McContext *ctx, McOp op, const char *group) {
  uint32_t start, count;
  bool has = mc_op_operands_named(ctx, op, group, &start, &count) && count == 1;
  return has ? mc_op_operand(ctx, op, start) : (McValue){MC_NONE};
}

void mc_mixed_list_fini(McContext *ctx, McMixedList *list) { mc_array_fini(&ctx->alloc, list); }

bool mc_mixed_list_read(McContext *ctx, McOp op, const char *attr, const char *group, McMixedList *list) {
  uint32_t start, count, used = 0;
  McAttr numbers = mc_attr_named(ctx, op, attr);
  if (numbers.index == MC_NONE || mc_kind(ctx, numbers.index) != MC_ATTR_DENSE_ARRAY) return false;
  if (!mc_op_operands_named(ctx, op, group, &start, &count)) return false;
  McStr data = mc_attr_dense_data(ctx, numbers);
  for (size_t i = 0; i < data.len / 8; i++) {
    McMixed index = mc_mixed_of_number(0);
    memcpy(&index.number, data.ptr + 8 * i, 8);
    if (index.number == MC_DYNAMIC) {
      if (used == count) return false;
      index.value = mc_op_operand(ctx, op, start + used++);
    }
    if (!mc_array_push(&ctx->alloc, list, index)) return false;
  }
  return used == count;
}

static bool fold_one(McContext *ctx, McMixed *index, McMixedFold which) {
  int64_t number;
  if (index->value.index == MC_NONE || !mc_mixed_number(ctx, *index, &number) || number == MC_DYNAMIC) return false;
  bool sizes = which == MC_FOLD_SIZES || which == MC_FOLD_POSITIVE;
  if ((sizes && number < 0) || (which != MC_FOLD_ALL && which != MC_FOLD_SIZES && number == 0)) return false;
  *index = mc_mixed_of_number(number);
  return true;
}

bool mc_mixed_list_fold(McContext *ctx, McMixedList *list, McMixedFold which) {
  bool changed = false;
  for (size_t i = 0; i < list->len; i++) changed |= fold_one(ctx, &list->ptr[i], which);
  return changed;
}

bool mc_mixed_list_is(McContext *ctx, const McMixedList *list, int64_t number) {
  for (size_t i = 0; i < list->len; i++) {
    int64_t have;
    if (!mc_mixed_number(ctx, list->ptr[i], &have) || have != number) return false;
  }
  return true;
}

bool mc_mixed_list_same(const McMixedList *a, const McMixedList *b) {
  bool same = a->len == b->len;
  for (size_t i = 0; same && i < a->len; i++) same = mc_mixed_same(a->ptr[i], b->ptr[i]);
  return same;
}

McAttr mc_mixed_list_write(McContext *ctx, const McMixedList *list, McValueList *operands) {
  MC_ARRAY(int64_t) numbers = {0};
  bool ok = true;
  for (size_t i = 0; ok && i < list->len; i++) {
    McMixed index = list->ptr[i];
    bool is_value = index.value.index != MC_NONE;
    ok = mc_array_push(&ctx->alloc, &numbers, is_value ? MC_DYNAMIC : index.number) &&
         (!is_value || mc_array_push(&ctx->alloc, operands, index.value));
  }
  McAttr made = ok ? mc_i64_array_attr(ctx, numbers.ptr, numbers.len) : (McAttr){MC_NONE};
  mc_array_fini(&ctx->alloc, &numbers);
  return made;
}

McValue mc_mixed_value(McRewriter *rw, McOp before, McMixed index) {
  if (index.value.index != MC_NONE) return index.value;
  return mc_rw_integer(rw, before, mc_type_index(mc_rw_ctx(rw)), index.number);
}

/* --- views and slices --- */

bool mc_slice_read(McContext *ctx, McOp op, McSlice *slice) {
  return mc_mixed_list_read(ctx, op, "static_offsets", "offsets", &slice->offsets) &&
         mc_mixed_list_read(ctx, op, "static_sizes", "sizes", &slice->sizes) &&
         mc_mixed_list_read(ctx, op, "static_strides", "strides", &slice->strides);
}

void mc_slice_fini(McContext *ctx, McSlice *slice) {
  mc_mixed_list_fini(ctx, &slice->offsets);
  mc_mixed_list_fini(ctx, &slice->sizes);
  mc_mixed_list_fini(ctx, &slice->strides);
}

bool mc_slice_fold(McContext *ctx, McSlice *slice) {
  return mc_mixed_list_fold(ctx, &slice->offsets, MC_FOLD_SIZES) ||
         mc_mixed_list_fold(ctx, &slice->sizes, MC_FOLD_SIZES) ||
         mc_mixed_list_fold(ctx, &slice->strides, MC_FOLD_STRIDES);
}

bool mc_slice_same(const McSlice *a, const McSlice *b) {
  return mc_mixed_list_same(&a->offsets, &b->offsets) && mc_mixed_list_same(&a->sizes, &b->sizes) &&
         mc_mixed_list_same(&a->strides, &b->strides);
}

static bool has_constants(McContext *ctx, const McMixedList *list) {
  for (size_t i = 0; i < list->len; i++) {
    int64_t number;
    if (list->ptr[i].value.index != MC_NONE && mc_mixed_number(ctx, list->ptr[i], &number)) return true;
  }
  return false;
}

bool mc_slice_has_constants(McContext *ctx, const McSlice *slice) {
  return has_constants(ctx, &slice->offsets) || has_constants(ctx, &slice->sizes) ||
         has_constants(ctx, &slice->strides);
}

bool mc_slice_is_within(const McContext *ctx, McType whole, const McSlice *slice) {
  for (uint32_t i = 0, rank = mc_type_rank(ctx, whole); i < rank && i < slice->offsets.len; i++) {
    int64_t dim = mc_type_dim(ctx, whole, i), offset = slice->offsets.ptr[i].number;
    if (dim == MC_DYNAMIC || offset == MC_DYNAMIC) continue;
    if (offset >= dim) return false;
    int64_t size = slice->sizes.ptr[i].number, stride = slice->strides.ptr[i].number;
    if (size == MC_DYNAMIC || stride == MC_DYNAMIC) continue;
    __int128 last = offset + ((__int128)size - 1) * stride;
    if (last >= dim) return false;
  }
  return true;
}

#define MAX_OPERANDS 4 /* in front of the lists */

McValue mc_rw_slice(McRewriter *rw, McOp before, const McRwSlice *made) {
  static const char *const names[3] = {"static_offsets", "static_sizes", "static_strides"};
  McContext *ctx = mc_rw_ctx(rw);
  const McMixedList *lists[3] = {&made->slice->offsets, &made->slice->sizes, &made->slice->strides};
  McValueList operands = {0};
  McNamedAttr attrs[4];
  int32_t segments[MAX_OPERANDS + 3];
  size_t count = made->num_operands;
  bool ok = count <= MAX_OPERANDS, has_result = made->type.index != MC_NONE;
  for (size_t i = 0; ok && i < count; i++) {
    ok = mc_array_push(&ctx->alloc, &operands, made->operands[i]);
    segments[i] = 1;
  }
  for (size_t k = 0; ok && k < 3; k++) {
    size_t before_list = operands.len;
    attrs[k] = (McNamedAttr){mc_ident(ctx, names[k], strlen(names[k])), mc_mixed_list_write(ctx, lists[k], &operands)};
    ok = attrs[k].value.index != MC_NONE;
    segments[count + k] = (int32_t)(operands.len - before_list);
  }
  if (ok) {
    attrs[3] = mc_segments_attr(ctx, segments, count + 3);
    ok = attrs[3].value.index != MC_NONE;
  }
  McOp op = {MC_NONE};
  if (ok) {
    op = mc_rw_create(rw, before, &(McRwOp){.name = made->name, .operands = operands.ptr, .num_operands = operands.len,
                                            .results = &made->type, .num_results = has_result, .attrs = attrs,
                                            .num_attrs = 4});
  }
  mc_array_fini(&ctx->alloc, &operands);
  if (op.index == MC_NONE) mc_rw_fail(rw);
  return op.index == MC_NONE || !has_result ? (McValue){MC_NONE} : mc_op_result(ctx, op, 0);
}
