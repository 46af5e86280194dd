/* shape_traits.c - traits of operations about shapes and element types, and relations between types, which dialects
 * share. */
#include "dialects/shared/routines.h"
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

/* --- types of an operation --- */

uint32_t mc_checked_num_values(const McRoutineCheck *c) {
  return mc_op_num_operands(c->ctx, c->op) + mc_op_num_results(c->ctx, c->op);
}

McType mc_checked_type(const McRoutineCheck *c, uint32_t i) {
  uint32_t operands = mc_op_num_operands(c->ctx, c->op);
  McValue value = i < operands ? mc_op_operand(c->ctx, c->op, i) : mc_op_result(c->ctx, c->op, i - operands);
  return mc_value_type(c->ctx, value);
}

static bool is_named(const McContext *ctx, uint32_t ident, McStr name) {
  McStr text = mc_ident_str(ctx, (McIdent){ident});
  return text.len == name.len && memcmp(text.ptr, name.ptr, name.len) == 0;
}

McType mc_checked_named_type(const McRoutineCheck *c, McStr name) {
  const McOpWords *op = c->def->op;
  const McGroupWords *operands = mc_def_operands(c->def), *results = mc_def_results(c->def);
  uint32_t start, count;
  for (uint32_t g = 0; g < op->num_operands; g++) {
    if (!is_named(c->ctx, operands[g].name, name)) continue;
    mc_op_group(c->ctx, c->def, c->op, false, g, &start, &count);
    return count > 0 ? mc_checked_type(c, start) : (McType){MC_NONE};
  }
  for (uint32_t g = 0; g < op->num_results; g++) {
    if (!is_named(c->ctx, results[g].name, name)) continue;
    mc_op_group(c->ctx, c->def, c->op, true, g, &start, &count);
    return count > 0 ? mc_checked_type(c, mc_op_num_operands(c->ctx, c->op) + start) : (McType){MC_NONE};
  }
  const McAttrWords *attrs = mc_def_attrs(c->def);
  for (uint32_t i = 0; i < op->num_attrs; i++) {
    if (!is_named(c->ctx, attrs[i].name, name)) continue;
    McAttr value = mc_attr_dictionary_find(c->ctx, mc_op_properties(c->ctx, c->op), (McIdent){attrs[i].name});
    return value.index == MC_NONE ? (McType){MC_NONE} : mc_attr_value_type(c->ctx, value);
  }
  return (McType){MC_NONE};
}

bool mc_type_is_ranked(const McContext *ctx, McType type) {
  return mc_type_is_shaped(ctx, type) && mc_type_has_rank(ctx, type);
}

/* --- relations ---
 *
 * A type without a rank has no sizes here: it is as one of rank 0, as in mlir-opt 22.
 */

/* "all of {a, b} have same <what>" */
static bool fail_match(const McRoutineCheck *c, const char *what) {
  McBuf names;
  mc_buf_init(&names, &c->ctx->alloc);
  for (uint32_t i = 0; i < c->num_args; i++) {
    McStr name = mc_ident_str(c->ctx, (McIdent){c->args[i]});
    if (i > 0) mc_buf_lit(&names, ", ");
    mc_buf_put(&names, name.ptr, name.len);
  }
  fail(c, "failed to verify that all of {%s} have same %s", mc_buf_text(&names), what);
  mc_buf_fini(&names);
  return false;
}

bool mc_check_all_element_types_match(const McRoutineCheck *c) {
  McType first = {MC_NONE};
  for (uint32_t i = 0; i < c->num_args; i++) {
    McType type = mc_checked_named_type(c, mc_ident_str(c->ctx, (McIdent){c->args[i]}));
    if (type.index == MC_NONE) continue;
    type = mc_element_or_self(c->ctx, type);
    if (first.index == MC_NONE) first = type;
    if (first.index != type.index) return fail_match(c, "element type");
  }
  return true;
}

static bool same_sizes(const McContext *ctx, const McSizes *a, const McSizes *b) {
  if (a->rank != b->rank) return false;
  for (uint32_t i = 0; i < a->rank; i++) {
    if (mc_size_at(ctx, a, i) != mc_size_at(ctx, b, i)) return false;
  }
  return true;
}

bool mc_check_all_shapes_match(const McRoutineCheck *c) {
  McSizes first = {0};
  for (uint32_t i = 0; i < c->num_args; i++) {
    McType type = mc_checked_named_type(c, mc_ident_str(c->ctx, (McIdent){c->args[i]}));
    if (type.index == MC_NONE) continue;
    McSizes sizes = mc_sizes(c->ctx, type);
    if (!sizes.is_shaped) continue;
    if (!first.is_shaped) first = sizes;
    if (first.type.index != type.index && !same_sizes(c->ctx, &first, &sizes)) return fail_match(c, "shape");
  }
  return true;
}

static uint32_t rank_or_zero(const McContext *ctx, McType type) {
  return mc_type_has_rank(ctx, type) ? mc_type_rank(ctx, type) : 0;
}

/* The shape is static. The number wraps as upstream's does. */
static uint64_t num_elements(const McContext *ctx, McType type) {
  uint64_t count = 1;
  for (uint32_t i = 0; i < rank_or_zero(ctx, type); i++) count *= (uint64_t)mc_type_dim(ctx, type, i);
  return count;
}

bool mc_check_all_element_counts_match(const McRoutineCheck *c) {
  McType first = {MC_NONE};
  for (uint32_t i = 0; i < c->num_args; i++) {
    McType type = mc_checked_named_type(c, mc_ident_str(c->ctx, (McIdent){c->args[i]}));
    if (type.index == MC_NONE || !mc_type_is_shaped(c->ctx, type)) continue;
    if (first.index == MC_NONE) first = type;
    if (num_elements(c->ctx, first) != num_elements(c->ctx, type)) return fail_match(c, "element count");
  }
  return true;
}

MC_COLD bool mc_fail_relation(const McRoutineCheck *c) {
  McStr summary = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  return fail(c, "failed to verify that %.*s", (int)summary.len, summary.ptr);
}

bool mc_check_same_element_types(const McRoutineCheck *c) {
  McType first = {MC_NONE};
  for (uint32_t i = 1; i < c->num_args; i++) {
    McType type = mc_named_type(c, c->args[i]);
    if (type.index == MC_NONE) continue;
    type = mc_element_or_self(c->ctx, type);
    if (first.index == MC_NONE) first = type;
    if (first.index != type.index) return mc_fail_relation(c);
  }
  return true;
}

bool mc_check_ranks_match(const McRoutineCheck *c) {
  McType first = {MC_NONE};
  for (uint32_t i = 1; i < c->num_args; i++) {
    McType type = mc_named_type(c, c->args[i]);
    if (type.index == MC_NONE || !mc_type_is_shaped(c->ctx, type)) continue;
    if (first.index == MC_NONE) first = type;
    if (rank_or_zero(c->ctx, type) != rank_or_zero(c->ctx, first)) return mc_fail_relation(c);
  }
  return true;
}

bool mc_check_optional_types_match(const McRoutineCheck *c) {
  if (c->num_args < 3) return true;
  McType from = mc_named_type(c, c->args[1]), to = mc_named_type(c, c->args[2]);
  return to.index == MC_NONE || to.index == from.index || mc_fail_relation(c);
}

/* --- traits --- */

static bool has_operand(const McRoutineCheck *c) {
  return mc_op_num_operands(c->ctx, c->op) > 0 || fail(c, "expected 1 or more operands, but found 0");
}

bool mc_check_same_operands_shape(const McRoutineCheck *c) {
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  if (!has_operand(c)) return false;
  for (uint32_t i = 1; i < count; i++) {
    if (!mc_shapes_compatible(c->ctx, mc_operand_type(c, i), mc_operand_type(c, 0))) {
      return fail(c, "requires the same shape for all operands");
    }
  }
  return true;
}

bool mc_check_same_operands_element_type(const McRoutineCheck *c) {
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  if (!has_operand(c)) return false;
  McType element = mc_element_or_self(c->ctx, mc_checked_type(c, 0));
  for (uint32_t i = 1; i < count; i++) {
    if (mc_element_or_self(c->ctx, mc_checked_type(c, i)).index == element.index) continue;
    return fail(c, "requires the same element type for all operands");
  }
  return true;
}

bool mc_check_same_operands_and_result_rank(const McRoutineCheck *c) {
  uint32_t operands = mc_op_num_operands(c->ctx, c->op), count = mc_checked_num_values(c);
  int64_t rank = -1; /* of the first that has one */
  if (!has_operand(c)) return false;
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_checked_type(c, i);
    if (!mc_type_is_ranked(c->ctx, type)) continue;
    if (rank < 0) rank = mc_type_rank(c->ctx, type);
    if (mc_type_rank(c->ctx, type) == rank) continue;
    return fail(c,
                i < operands ? "operands don't have matching ranks" : "result type has different rank than operands");
  }
  return true;
}

/* --- broadcasting --- */

void mc_dims_text(McBuf *out, const int64_t *dims, size_t count, const char *separator) {
  for (size_t i = 0; i < count; i++) {
    if (i > 0) mc_buf_str(out, separator);
    if (dims[i] == MC_DYNAMIC) mc_buf_char(out, '?');
    else mc_buf_i64(out, dims[i]);
  }
}

/* Broadcasts two dimensions into `out`. Returns false when they are not compatible. */
static bool broadcast_dim(int64_t a, int64_t b, int64_t *out) {
  if (a == MC_DYNAMIC || b == MC_DYNAMIC) {
    if (a > 1 || b > 1) *out = a > 1 ? a : b;
    else *out = a == 1 ? b : b == 1 ? a : MC_DYNAMIC;
    return true;
  }
  *out = b == 1 ? a : b;
  return a == b || a == 1 || b == 1;
}

bool mc_dims_broadcast(int64_t *dims, uint32_t *rank, const McContext *ctx, McType type) {
  uint32_t more = mc_type_rank(ctx, type), have = *rank;
  if (more > have) {
    memmove(dims + (more - have), dims, have * sizeof *dims);
    for (uint32_t i = 0; i < more - have; i++) dims[i] = mc_type_dim(ctx, type, i);
    *rank = more;
  }
  uint32_t common = more < have ? more : have;
  for (uint32_t i = 1; i <= common; i++) {
    if (!broadcast_dim(dims[*rank - i], mc_type_dim(ctx, type, more - i), &dims[*rank - i])) return false;
  }
  return true;
}

static bool fail_broadcast(const McRoutineCheck *c, McType type, const int64_t *dims, uint32_t rank) {
  McBuf have, want;
  mc_buf_init(&have, &c->ctx->alloc);
  mc_buf_init(&want, &c->ctx->alloc);
  for (uint32_t i = 0, n = mc_type_rank(c->ctx, type); i < n; i++) {
    int64_t dim = mc_type_dim(c->ctx, type, i);
    if (i > 0) mc_buf_char(&have, 'x');
    mc_dims_text(&have, &dim, 1, "");
  }
  mc_dims_text(&want, dims, rank, "x");
  fail(c, "result type '%s' not broadcast compatible with broadcasted operands's shapes '%s'", mc_buf_text(&have),
       mc_buf_text(&want));
  mc_buf_fini(&have);
  mc_buf_fini(&want);
  return false;
}

/* The last dimensions of the result are those of the operands, broadcast. */
static bool fits_broadcast(const McContext *ctx, McType type, const int64_t *dims, uint32_t rank) {
  uint32_t have = mc_type_rank(ctx, type);
  if (have < rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t dim = mc_type_dim(ctx, type, have - rank + i);
    if (dims[i] != dim && dims[i] != MC_DYNAMIC && dim != MC_DYNAMIC && dims[i] != 1) return false;
  }
  return true;
}

static bool check_broadcast(const McRoutineCheck *c, int64_t *dims) {
  uint32_t operands = mc_op_num_operands(c->ctx, c->op), count = mc_checked_num_values(c), rank = 0;
  bool any = false;
  for (uint32_t i = 0; i < operands; i++) {
    McType type = mc_checked_type(c, i);
    if (mc_kind(c->ctx, type.index) != MC_TYPE_RANKED_TENSOR) continue;
    any = true;
    if (!mc_dims_broadcast(dims, &rank, c->ctx, type)) {
      return fail(c, "operands don't have broadcast-compatible shapes");
    }
  }
  for (uint32_t i = operands; any && i < count; i++) {
    McType type = mc_checked_type(c, i);
    if (mc_kind(c->ctx, type.index) != MC_TYPE_RANKED_TENSOR || fits_broadcast(c->ctx, type, dims, rank)) continue;
    return fail_broadcast(c, type, dims, rank);
  }
  return true;
}

bool mc_check_results_broadcastable(const McRoutineCheck *c) {
  bool tensors = false, vectors = false;
  uint32_t count = mc_checked_num_values(c), rank = 0;
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_checked_type(c, i);
    McKind kind = mc_kind(c->ctx, type.index);
    tensors |= kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_UNRANKED_TENSOR;
    vectors |= kind == MC_TYPE_VECTOR;
    if (kind == MC_TYPE_RANKED_TENSOR && mc_type_rank(c->ctx, type) > rank) rank = mc_type_rank(c->ctx, type);
  }
  if (tensors && vectors) return mc_error(c->diags, mc_op_loc(c->ctx, c->op), "cannot broadcast vector with tensor");
  int64_t few[8], *dims = few;
  if (rank > MC_COUNT(few)) dims = mc_alloc(&c->ctx->alloc, rank * sizeof *dims);
  if (dims == NULL) return mc_out_of_memory(c->diags);
  bool ok = check_broadcast(c, dims);
  if (dims != few) mc_free(&c->ctx->alloc, dims, rank * sizeof *dims);
  return ok;
}
