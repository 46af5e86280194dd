/* iree_checks.c - what operations on tensors of dispatches, of code generation and of strings must be like. */
#include "dialects/iree/iree_checks.h"

#include "base/idmap.h"
#include "dialects/iree/iree.def"
#include "dialects/iree/iree.h"

/* --- what an operation has --- */

static McGroup group_at(const McRoutineCheck *c, bool is_result, uint32_t group) {
  McGroup out = {is_result, 0, 0};
  mc_op_group(c->ctx, c->def, c->op, is_result, group, &out.start, &out.count);
  return out;
}

McGroup mc_group_named(const McRoutineCheck *c, const char *name) {
  const McGroupWords *operands = mc_def_operands(c->def), *results = mc_def_results(c->def);
  for (uint32_t i = 0; i < c->def->op->num_operands; i++) {
    if (mc_str_is(mc_ident_str(c->ctx, (McIdent){operands[i].name}), name)) return group_at(c, false, i);
  }
  for (uint32_t i = 0; i < c->def->op->num_results; i++) {
    if (mc_str_is(mc_ident_str(c->ctx, (McIdent){results[i].name}), name)) return group_at(c, true, i);
  }
  return (McGroup){false, 0, 0};
}

McType mc_named(const McRoutineCheck *c, const char *name) {
  McGroup group = mc_group_named(c, name);
  return group.count == 0 ? (McType){MC_NONE} : mc_group_type(c, group, 0);
}

int64_t mc_checked_int(const McRoutineCheck *c, const char *name, int64_t otherwise) {
  McAttr attr = mc_checked_attr(c, name);
  int64_t number = otherwise;
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_INTEGER) return otherwise;
  return mc_attr_integer_i64(c->ctx, attr, &number) ? number : otherwise;
}

bool mc_is_permutation(const McRoutineCheck *c, McAttr array) {
  uint32_t count = mc_list_size(c, array);
  uint8_t few[64] = {0}, *seen = few;
  if (count > sizeof few) seen = mc_alloc_zeroed(&c->ctx->alloc, count);
  if (seen == NULL) return true;
  bool ok = true;
  for (uint32_t i = 0; ok && i < count; i++) {
    int64_t at = mc_list_at(c, array, i);
    ok = at >= 0 && at < (int64_t)count && !seen[at];
    if (ok) seen[at] = 1;
  }
  if (seen != few) mc_free(&c->ctx->alloc, seen, count);
  return ok;
}

/* --- shapes --- */

bool mc_shapes_equal(const McContext *ctx, McType a, McType b) {
  uint32_t rank = mc_type_rank(ctx, a), i = 0;
  if (mc_type_rank(ctx, b) != rank) return false;
  while (i < rank && mc_type_dim(ctx, a, i) == mc_type_dim(ctx, b, i)) i++;
  return i == rank;
}

static void put_dims(const McContext *ctx, McBuf *out, McType type, uint32_t without) {
  mc_buf_char(out, '[');
  for (uint32_t i = 0, n = 0, rank = mc_type_rank(ctx, type); i < rank; i++) {
    if (i == without) continue;
    if (n++ != 0) mc_buf_lit(out, ", ");
    mc_buf_i64(out, mc_type_dim(ctx, type, i));
  }
  mc_buf_char(out, ']');
}

bool mc_fail_shapes(const McRoutineCheck *c, const char *words, McType type, uint32_t without, const char *more,
                    McType other) {
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  mc_buf_str(&text, words);
  put_dims(c->ctx, &text, type, without);
  mc_buf_str(&text, more);
  put_dims(c->ctx, &text, other, MC_ALL_DIMS);
  (void)fail(c, "%s", mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

/* The shape of a tensor of a dispatch is that of its bound type. */
static uint32_t num_dynamic(const McContext *ctx, McType type) {
  if (mc_is_defined_as(ctx, type.index, "iree_tensor_ext.dispatch.tensor")) {
    type.index = mc_defined_param(ctx, type.index, 1);
  }
  return type.index == MC_NONE ? 0 : mc_num_sizes(ctx, type);
}

/* The dynamic dimensions of the types in an array, or of one type. */
static uint32_t num_dynamic_in(const McContext *ctx, McAttr attr) {
  if (mc_kind(ctx, attr.index) == MC_ATTR_TYPE) return num_dynamic(ctx, mc_attr_type_value(ctx, attr));
  uint32_t found = 0;
  for (uint32_t i = 0, count = mc_clause_array_size(ctx, attr); i < count; i++) {
    McAttr each = mc_attr_array_get(ctx, attr, i);
    if (mc_kind(ctx, each.index) == MC_ATTR_TYPE) found += num_dynamic(ctx, mc_attr_type_value(ctx, each));
  }
  return found;
}

/* Arguments: pairs of groups, values and the sizes of their dynamic dimensions. In place of values, there can be an
 * attribute with types. */
bool mc_check_iree_dynamic_dims(const McRoutineCheck *c) {
  for (uint32_t i = 0; i + 1 < c->num_args; i += 2) {
    McGroup values = mc_named_group(c, c->args[i]);
    McAttr types = mc_named_attr(c, c->args[i]);
    uint32_t want = types.index == MC_NONE ? 0 : num_dynamic_in(c->ctx, types);
    uint32_t have = mc_named_group(c, c->args[i + 1]).count;
    for (uint32_t k = 0; k < values.count; k++) want += num_dynamic(c->ctx, mc_group_type(c, values, k));
    if (want == have) continue;
    return fail(c, "%s set has %u dynamic dimensions but only %u dimension values are attached",
                types.index == MC_NONE ? "value" : "type", want, have);
  }
  return true;
}

bool mc_check_iree_binding_dims(const McRoutineCheck *c) {
  McType type = mc_result_type(c, 0);
  uint32_t want = num_dynamic(c->ctx, type), have = mc_group_named(c, "dynamic_dims").count;
  if (want == have || type.index == MC_NONE) return true;
  return fail(c, "result type '%s' has %u dynamic dimensions but %u associated dimension SSA values",
              mc_text_type(c->diags, type), want, have);
}

bool mc_check_iree_barrier(const McRoutineCheck *c) {
  bool same = mc_named(c, "value").index == mc_named(c, "result").index;
  return same || fail(c, "value and result types must match");
}

/* Arguments: what the message calls both. */
bool mc_check_iree_buffer(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType tensor = mc_named(c, "tensor"), buffer = mc_named(c, "buffer");
  if (!mc_type_is_ranked(ctx, tensor) || !mc_type_is_ranked(ctx, buffer) || c->num_args == 0) return true;
  bool same = mc_type_element(ctx, tensor).index == mc_type_element(ctx, buffer).index;
  if (same && mc_shapes_compatible(ctx, tensor, buffer)) return true;
  McStr both = mc_ident_str(ctx, (McIdent){c->args[0]});
  return fail(c, "%.*s shapes must be compatible and element types must match", (int)both.len, both.ptr);
}

/* --- ragged tensors --- */

static McAttr ragged_of(const McContext *ctx, McType type) {
  bool is_memref = mc_kind(ctx, type.index) == MC_TYPE_MEMREF;
  McAttr attr = is_memref ? mc_type_layout(ctx, type) : mc_type_encoding(ctx, type);
  bool ragged = attr.index != MC_NONE && mc_is_defined_as(ctx, attr.index, "iree_tensor_ext.ragged_shape");
  return ragged ? attr : (McAttr){MC_NONE};
}

static int64_t ragged_row(const McContext *ctx, McAttr ragged) {
  int64_t row = 0;
  (void)mc_attr_integer_i64(ctx, (McAttr){mc_defined_param(ctx, ragged.index, 0)}, &row);
  return row;
}

/* The number of rows and the lengths of the columns go together. */
static bool check_rows(const McRoutineCheck *c, McType lengths, McType result, uint32_t dim) {
  McContext *ctx = c->ctx;
  int64_t count = mc_type_dim(ctx, lengths, 0), rows = mc_type_dim(ctx, result, dim);
  if (mc_group_named(c, "numRaggedRows").count != 0) {
    if (count != MC_DYNAMIC) {
      return fail(c, "invalid to have static dimensions for `column_lengths` when `num_ragged_rows` is dynamic");
    }
    if (rows == MC_DYNAMIC) return true;
    return fail(c, "invalid to have static value for dimension %u of result when `num_ragged_rows` is specified as "
                "dynamic value", dim);
  }
  if (count == MC_DYNAMIC || count <= 1) {
    return fail(c, "expected shape of `column_lengths` to be static and greater than 1 when `num_ragged_rows` is "
                "unspecified, i.e. number of ragged rows is statically known");
  }
  if (rows == count - 1) return true;
  return fail(c, "expected shape of dimension %u of result, i.e. the `ragged_dim`, to be static and equal to %" PRId64
              " when `num_ragged_rows` is unspecified, i.e number of ragged rows is statically known", dim, count - 1);
}

/* The other dimensions are those of the source. */
static bool check_other_dims(const McRoutineCheck *c, McType source, McType result, uint32_t dim) {
  McContext *ctx = c->ctx;
  uint32_t dynamic = 0, given = mc_group_named(c, "sourceDynamicDims").count;
  for (uint32_t i = 0, rank = mc_type_rank(ctx, source); i < rank; i++) {
    uint32_t at = i + (i > dim);
    int64_t want = mc_type_dim(ctx, source, i), have = mc_type_dim(ctx, result, at);
    dynamic += want == MC_DYNAMIC;
    if (i == dim) continue;
    if (want == MC_DYNAMIC && have != MC_DYNAMIC) {
      return fail(c, "expected dimension %u of result to be dynamic since the corresponding dimension %u in the source "
                  "is dynamic", at, i);
    }
    if (want == have) continue;
    char number[24] = "?";
    if (have != MC_DYNAMIC) snprintf(number, sizeof number, "%" PRId64, have);
    return fail(c, "expected shape of dimension %u of result to match the shape of dimension %u of source, but got %s "
                "and %" PRId64 " respectively", at, i, number, want);
  }
  if (dynamic == given) return true;
  return fail(c, "mismatch in number of dynamic dimensions specified for source, expected %u values, got %u", dynamic,
              given);
}

bool mc_check_iree_ragged_cast(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = mc_named(c, "source"), result = mc_named(c, "result"), lengths = mc_named(c, "columnLengths");
  int64_t dim = mc_checked_int(c, "raggedDim", 0);
  uint32_t rank = mc_type_rank(ctx, source), of_result = mc_type_rank(ctx, result);
  if (dim < 0 || dim >= rank) {
    return fail(c, "expected `ragged_dim` to be less than %u, i.e the rank of source", rank);
  }
  if (mc_type_rank(ctx, lengths) != 1) return fail(c, "expected `column_lengths` to be of rank 1");
  if (of_result != rank + 1) {
    return fail(c, "expected result rank to be %u, i.e. one more than the source rank, but got %u", rank + 1,
                of_result);
  }
  McAttr ragged = ragged_of(ctx, result);
  if (ragged.index == MC_NONE) {
    return fail(c, "expected result type to have %s attribute that implements the `SparseShapeAttrInterface`",
                mc_kind(ctx, result.index) == MC_TYPE_MEMREF ? "a layout" : "an encoding");
  }
  if (ragged_row(ctx, ragged) != dim) {
    return fail(c, "mismatch in specified `ragged_dim` value of %" PRId64
                " and `raggedRow` value in the sparse encoding %" PRId64, dim, ragged_row(ctx, ragged));
  }
  if (!check_rows(c, lengths, result, (uint32_t)dim)) return false;
  if (mc_type_dim(ctx, result, (uint32_t)dim + 1) != MC_DYNAMIC) {
    return fail(c, "expected dimension %" PRId64 " of result, i.e. `ragged_dim` + 1, to be dynamic", dim + 1);
  }
  return check_other_dims(c, source, result, (uint32_t)dim);
}

bool mc_check_iree_ragged_dims(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = mc_named(c, "source"), result = mc_named(c, "result");
  McAttr ragged = ragged_of(ctx, source);
  if (ragged.index == MC_NONE) return fail(c, "expected source type to have a ragged tensor encoding");
  bool is_memref = mc_kind(ctx, result.index) == MC_TYPE_MEMREF;
  if ((is_memref ? mc_type_layout(ctx, result) : mc_type_encoding(ctx, result)).index != MC_NONE) {
    return fail(c, "expected result type to have no encoding or identity layout");
  }
  uint32_t rank = mc_type_rank(ctx, source), of_result = mc_type_rank(ctx, result);
  int64_t row = ragged_row(ctx, ragged);
  if ((int64_t)of_result != (int64_t)rank - 1) {
    return fail(c, "expected result rank to be %" PRId64
                " (source rank - number of sparse dimensions + 1), but got %u", (int64_t)rank - 1, of_result);
  }
  for (uint32_t i = 0, at = 0; i < rank; i++) {
    if (i == row + 1) continue;
    if (i == row) {
      at++;
      continue;
    }
    if (at >= of_result) return fail(c, "result rank too small to accommodate all non-sparse source dimensions");
    int64_t want = mc_type_dim(ctx, source, i), have = mc_type_dim(ctx, result, at);
    if (!mc_dims_agree(want, have)) {
      return fail(c, "expected source dimension %u with size %" PRId64 " to be preserved in result dimension %u but "
                  "got size %" PRId64, i, want, at, have);
    }
    at++;
  }
  return true;
}

/* --- code generation --- */

bool mc_check_iree_dispatch_config(const McRoutineCheck *c) {
  McAttr sizes = mc_checked_attr(c, "workgroup_size");
  uint32_t count = mc_list_size(c, sizes);
  if (sizes.index == MC_NONE || (count != 0 && count <= 3)) return true;
  return fail(c, "workgroup_size must have 1 to 3 entries, got %u", count);
}

bool mc_check_iree_workgroup_count(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp yield = mc_checked_last_op(c, 0);
  if (yield.index == MC_NONE) return true;
  uint32_t count = mc_op_num_operands(ctx, yield);
  if (count != 3) {
    return fail(c, "expected terminator to yield exactly 3 operands (workgroup count x, y, z), got %u", count);
  }
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_value_type(ctx, mc_op_operand(ctx, yield, i));
    if (mc_kind(ctx, type.index) == MC_TYPE_INDEX) continue;
    return fail(c, "expected terminator operand #%u to be index type, got '%s'", i, mc_text_type(c->diags, type));
  }
  return true;
}

/* Has an entry of a dictionary, or of one that is in it, a knob of that name? */
static bool has_knob(const McContext *ctx, McAttr attr, McStr name, uint32_t depth) {
  McKind kind = attr.index == MC_NONE || depth > 64 ? MC_ATTR_UNIT : mc_kind(ctx, attr.index);
  if (kind == MC_ATTR_DICTIONARY || kind == MC_ATTR_ARRAY) {
    bool is_dict = kind == MC_ATTR_DICTIONARY;
    uint32_t count = is_dict ? mc_attr_dictionary_size(ctx, attr) : mc_attr_array_size(ctx, attr);
    for (uint32_t i = 0; i < count; i++) {
      McAttr value = is_dict ? mc_attr_dictionary_entry(ctx, attr, i).value : mc_attr_array_get(ctx, attr, i);
      if (has_knob(ctx, value, name, depth + 1)) return true;
    }
    return false;
  }
  if (kind != MC_ATTR_DEFINED) return false;
  bool is_knob = mc_is_defined_as(ctx, attr.index, "iree_codegen.smt.int_knob") ||
                 mc_is_defined_as(ctx, attr.index, "iree_codegen.smt.one_of_knob");
  if (!is_knob) return false;
  McStr have = mc_attr_string_value(ctx, (McAttr){mc_defined_param(ctx, attr.index, 0)});
  return have.len == name.len && memcmp(have.ptr, name.ptr, name.len) == 0;
}

/* seen: operations by the names of their knobs. */
static bool check_knob(const McRoutineCheck *c, McIdMap *seen, McOp knob, McAttr knobs) {
  McContext *ctx = c->ctx;
  McAttr attr = mc_op_property_named(ctx, knob, "name");
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_STRING) return true;
  McStr name = mc_attr_string_value(ctx, attr);
  const McIdEntry *first = mc_idmap_find(seen, attr.index);
  if (first->key != 0) {
    (void)mc_op_error(c->diags, ctx, knob, "duplicate knob name '%.*s'", (int)name.len, name.ptr);
    return mc_note(c->diags, mc_op_loc(ctx, (McOp){first->value}), "first occurrence here");
  }
  if (!mc_idmap_put(&ctx->alloc, seen, attr.index, knob.index)) return mc_out_of_memory(c->diags);
  if (has_knob(ctx, knobs, name, 0)) return true;
  return mc_op_error(c->diags, ctx, knob, "knob name '%.*s' not found in knobs dict", (int)name.len, name.ptr);
}

static bool is_knob(const McContext *ctx, McOp op) {
  return mc_str_is(mc_op_name_str(ctx, mc_op_get_name(ctx, op)), "iree_codegen.smt.knob");
}

bool mc_check_iree_constraints(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock body = mc_entry_of(c, c->op, 0);
  if (body.index == MC_NONE) return true;
  uint32_t want = mc_group_named(c, "problem_dims").count, have = mc_block_num_args(ctx, body);
  if (want != have) return fail(c, "expected %u block arguments but got %u", want, have);
  for (uint32_t i = 0; i < have; i++) {
    McType type = mc_value_type(ctx, mc_block_arg(ctx, body, i));
    if (mc_is_defined_as(ctx, type.index, "smt.int")) continue;
    return fail(c, "block argument #%u must be !smt.int but got '%s'", i, mc_text_type(c->diags, type));
  }
  McIdMap seen;
  bool ok = mc_idmap_init(&ctx->alloc, &seen, 8) || mc_out_of_memory(c->diags);
  for (McOp op = mc_block_first_op(ctx, body); ok && op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (is_knob(ctx, op)) ok = check_knob(c, &seen, op, mc_checked_attr(c, "knobs"));
  }
  mc_idmap_fini(&ctx->alloc, &seen);
  return ok;
}

typedef struct Key { int64_t number; uint32_t place; } Key;

static int compare_keys(const void *a, const void *b) {
  const Key *x = a, *y = b;
  if (x->number != y->number) return x->number < y->number ? -1 : 1;
  return (x->place > y->place) - (x->place < y->place);
}

bool mc_check_iree_lookup(const McRoutineCheck *c) {
  McAttr keys = mc_checked_attr(c, "keys");
  uint32_t count = mc_list_size(c, keys), values = mc_list_size(c, mc_checked_attr(c, "values"));
  if (count != values) {
    return fail(c, "keys and values must have the same size, got %u keys and %u values", count, values);
  }
  if (count == 0) return fail(c, "lookup table must be non-empty");
  Key *sorted = mc_alloc(&c->ctx->alloc, count * sizeof *sorted);
  if (sorted == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < count; i++) sorted[i] = (Key){mc_list_at(c, keys, i), i};
  qsort(sorted, count, sizeof *sorted, compare_keys);
  uint32_t twice = count; /* the place of the first key that was there before */
  for (uint32_t i = 1; i < count; i++) {
    if (sorted[i].number == sorted[i - 1].number && sorted[i].place < twice) twice = sorted[i].place;
  }
  mc_free(&c->ctx->alloc, sorted, count * sizeof *sorted);
  return twice == count || fail(c, "duplicate key %" PRId64 " in lookup table", mc_list_at(c, keys, twice));
}

static uint32_t num_placeholders(McStr text) {
  uint32_t found = 0;
  for (size_t i = 0; i + 1 < text.len; i++) {
    if (text.ptr[i] != '{' || text.ptr[i + 1] != '}') continue;
    found++;
    i++;
  }
  return found;
}

bool mc_check_iree_smt_assert(const McRoutineCheck *c) {
  McAttr text = mc_checked_attr(c, "msg");
  if (text.index == MC_NONE || mc_kind(c->ctx, text.index) != MC_ATTR_STRING) return true;
  uint32_t want = num_placeholders(mc_attr_string_value(c->ctx, text)), have = mc_group_named(c, "printArgs").count;
  return want == have || fail(c, "format string has %u placeholder(s) but got %u arg(s)", want, have);
}
