/* memref.c - checks of memref: allocations, accesses, casts and views, by shape, strides and memory space.
 *
 * When these checks run, types satisfy the definitions' constraints, but numbers of values and lengths of lists can be
 * anything.
 */
#include <stdio.h>

#include "dialects/memref/memref.def"
#include "dialects/memref/memref_layout.h"
#include "dialects/shared/shared_checks.h"
#include "ir/opaque.h"
#include "transform/effects.h"
#include "types/report.h"
#include "verify/verify.h"

#define plain(c, ...) mc_plain_error(c, __VA_ARGS__)

/* --- types --- */

static McType result_type(const McRoutineCheck *c) { return mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, 0)); }

static const char *number_text(char *scratch, size_t size, int64_t value) {
  if (value == MC_DYNAMIC) return "dynamic";
  snprintf(scratch, size, "%lld", (long long)value);
  return scratch;
}

/* --- allocation --- */

bool mc_check_symbol_operands(const McRoutineCheck *c) {
  uint32_t have = mc_named_group(c, c->args[0]).count, want = mc_memref_num_symbols(c->ctx, result_type(c));
  return have == want ||
         fail(c, "symbol operand count does not equal memref symbol count: expected %u, got %u", want, have);
}

bool mc_check_allocation_scope(const McRoutineCheck *c) {
  for (McOp at = mc_op_parent(c->ctx, c->op); at.index != MC_NONE; at = mc_op_parent(c->ctx, at)) {
    if (mc_op_has_trait(c->ctx, at, MC_TRAIT(ALLOCATION_SCOPE)) || mc_op_is_kept(c->ctx, at)) return true;
    const McOpNameRec *name = mc_op_name_rec(c->ctx, mc_op_get_name(c->ctx, at));
    bool known = atomic_load_explicit(&((McOpNameRec *)name)->dialect_known, memory_order_acquire);
    if (known && mc_op_def(c->ctx, at) == NULL) return true; /* not defined here: its traits are unknown */
  }
  return fail(c, "requires an ancestor op with AutomaticAllocationScope trait");
}

bool mc_check_realloc(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = mc_named_type(c, c->args[0]), result = result_type(c);
  const char *source_text = mc_text_type(c->diags, source), *result_text = mc_text_type(c->diags, result);
  if (!mc_memref_is_identity(ctx, source)) {
    return plain(c, "unsupported layout for source memref type '%s'", source_text);
  }
  if (!mc_memref_is_identity(ctx, result)) {
    return plain(c, "unsupported layout for result memref type '%s'", result_text);
  }
  if (mc_memref_space(ctx, source).index != mc_memref_space(ctx, result).index) {
    return plain(c, "different memory spaces specified for source memref type '%s' and result memref type '%s'",
                 source_text, result_text);
  }
  if (mc_type_element(ctx, source).index != mc_type_element(ctx, result).index) {
    return plain(c, "different element types specified for source memref type '%s' and result memref type '%s'",
                 source_text, result_text);
  }
  bool dynamic = !mc_type_has_static_shape(ctx, result), given = mc_named_group(c, c->args[1]).count > 0;
  if (dynamic == given) return true;
  return plain(
      c,
      dynamic ? "missing dimension operand for result type '%s'" : "unnecessary dimension operand for result type '%s'",
      result_text);
}

bool mc_check_power_of_2(const McRoutineCheck *c) {
  McAttr attr = mc_named_attr(c, c->args[0]);
  int64_t value;
  if (attr.index == MC_NONE || mc_kind(c->ctx, attr.index) != MC_ATTR_INTEGER ||
      !mc_attr_integer_i64(c->ctx, attr, &value)) {
    return true;
  }
  uint32_t bits = (uint32_t)value;
  McStr name = mc_ident_str(c->ctx, (McIdent){c->args[0]});
  return (bits != 0 && (bits & (bits - 1)) == 0) || fail(c, "%.*s must be power of 2", (int)name.len, name.ptr);
}

/* --- access --- */

/* Arguments: the memref, its indices, the message; with a fourth, it goes on with what was expected, the argument, and
 * what was there. */
bool mc_check_indices(const McRoutineCheck *c) {
  McType type = mc_named_type(c, c->args[0]);
  uint32_t have = mc_named_group(c, c->args[1]).count,
           rank = mc_is_memref(c->ctx, type) ? mc_type_rank(c->ctx, type) : have;
  if (have == rank) return true;
  McStr text = mc_ident_str(c->ctx, (McIdent){c->args[2]});
  if (c->num_args == 3) return fail(c, "%.*s", (int)text.len, text.ptr);
  McStr but = mc_ident_str(c->ctx, (McIdent){c->args[3]});
  return fail(c, "%.*s, expected %u%.*s %u", (int)text.len, text.ptr, rank, (int)but.len, but.ptr, have);
}

bool mc_check_atomic_kind(const McRoutineCheck *c) {
  static const char *const floats[] = {"addf", "maximumf", "minimumf", "mulf", "maxnumf", "minnumf"};
  static const char *const integers[] = {"addi", "maxs", "maxu", "mins", "minu", "muli", "ori", "andi", "xori"};
  McAttr kind = mc_named_attr(c, c->args[0]);
  McType type = mc_named_type(c, c->args[1]);
  int64_t value;
  if (kind.index == MC_NONE || mc_kind(c->ctx, kind.index) != MC_ATTR_INTEGER ||
      !mc_attr_integer_i64(c->ctx, kind, &value)) {
    return true;
  }
  const McAttrWords *attrs = mc_def_attrs(c->def);
  McBuf text;
  mc_buf_init(&text, &c->ctx->alloc);
  for (uint32_t i = 0; i < c->def->op->num_attrs; i++) {
    if (attrs[i].name != c->args[0] || attrs[i].enumeration == 0) continue;
    mc_enum_text(c->ctx, c->def->words, (const McEnumWords *)(c->def->words + attrs[i].enumeration), (uint64_t)value,
                 &text);
  }
  const char *name = mc_buf_text(&text);
  bool ok = true;
  for (size_t i = 0; i < MC_COUNT(floats); i++) {
    bool wrong = strcmp(name, floats[i]) == 0 && mc_kind(c->ctx, type.index) != MC_TYPE_FLOAT;
    if (wrong) ok = fail(c, "with kind '%s' expects a floating-point type", name);
  }
  for (size_t i = 0; i < MC_COUNT(integers); i++) {
    bool wrong = strcmp(name, integers[i]) == 0 && mc_kind(c->ctx, type.index) != MC_TYPE_INTEGER;
    if (wrong) ok = fail(c, "with kind '%s' expects an integer type", name);
  }
  mc_buf_fini(&text);
  return ok;
}

bool mc_check_atomic_body(const McRoutineCheck *c) {
  McBlock entry = mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, 0));
  if (entry.index == MC_NONE || mc_block_num_args(c->ctx, entry) != 1) {
    return fail(c, "expected single number of entry block arguments");
  }
  if (mc_value_type(c->ctx, mc_block_arg(c->ctx, entry, 0)).index != result_type(c).index) {
    return fail(c, "expected block argument of the same type result type");
  }
  McWalk walk;
  mc_walk_init(c->ctx, &walk, c->op, true);
  for (McOp op; (op = mc_walk_next(c->ctx, &walk)).index != c->op.index;) {
    if (mc_op_effects(c->ctx, op) & MC_NO_EFFECT) continue;
    mc_error(c->diags, mc_op_loc(c->ctx, op),
             "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects");
    mc_note_current_op(c->diags, c->ctx, op);
    return false;
  }
  return true;
}

bool mc_check_atomic_yield(const McRoutineCheck *c) {
  McOp parent = mc_op_parent(c->ctx, c->op);
  if (parent.index == MC_NONE || mc_op_num_results(c->ctx, parent) == 0) return true;
  McType have = mc_value_type(c->ctx, mc_op_operand(c->ctx, c->op, 0)),
         want = mc_value_type(c->ctx, mc_op_result(c->ctx, parent, 0));
  if (have.index == want.index) return true;
  return fail(c, "types mismatch between yield op: '%s' and its parent: '%s'", mc_text_type(c->diags, have),
              mc_text_type(c->diags, want));
}

/* --- globals --- */

bool mc_check_global_memref(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr name = mc_named_attr(c, c->args[0]), type;
  McStr symbol = mc_ident_str(ctx, mc_attr_symbol_root(ctx, name));
  McOp global = c->symbols->find(c->symbols->data, c->op, name);
  bool found = global.index != MC_NONE && mc_op_name_rec(ctx, mc_op_get_name(ctx, global))->name.index == c->args[1];
  if (!found) return fail(c, "'%.*s' does not reference a valid global memref", (int)symbol.len, symbol.ptr);
  type = mc_op_attribute(ctx, global, (McIdent){c->args[2]});
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_ATTR_TYPE) return true;
  McType want = mc_attr_type_value(ctx, type), have = result_type(c);
  if (have.index == want.index) return true;
  return fail(c, "result type '%s' does not match type '%s' of the global memref @%.*s", mc_text_type(c->diags, have),
              mc_text_type(c->diags, want), (int)symbol.len, symbol.ptr);
}

static const char *shape_text(const McRoutineCheck *c, McType type, McBuf *out) {
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, type); i < rank; i++) {
    if (i > 0) mc_buf_lit(out, ", ");
    mc_buf_i64(out, mc_type_dim(c->ctx, type, i));
  }
  return mc_buf_text(out);
}

bool mc_check_global_value(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr type_attr = mc_named_attr(c, c->args[0]), value = mc_named_attr(c, c->args[1]);
  if (type_attr.index == MC_NONE || mc_kind(ctx, type_attr.index) != MC_ATTR_TYPE) return true;
  McType type = mc_attr_type_value(ctx, type_attr);
  if (!mc_is_memref(ctx, type) || !mc_type_has_static_shape(ctx, type)) {
    return fail(c, "type should be static shaped memref, but got '%s'", mc_text_type(c->diags, type));
  }
  if (value.index == MC_NONE || mc_kind(ctx, value.index) == MC_ATTR_UNIT) return true;
  McKind kind = mc_kind(ctx, value.index);
  bool elements = kind == MC_ATTR_DENSE_ELEMENTS || kind == MC_ATTR_DENSE_STRINGS || kind == MC_ATTR_DENSE_RESOURCE ||
                  kind == MC_ATTR_SPARSE_ELEMENTS;
  if (!elements && (kind == MC_ATTR_DEFINED || kind == MC_ATTR_OPAQUE)) return true;
  if (!elements) {
    return fail(c, "initial value should be a unit or elements attribute, but got %s", mc_text_attr(c->diags, value));
  }
  McType given = mc_attr_value_type(ctx, value), element = mc_type_element(ctx, type);
  if (mc_type_element(ctx, given).index != element.index) {
    return fail(c, "initial value element expected to be of type '%s', but was of type '%s'",
                mc_text_type(c->diags, element), mc_text_type(c->diags, mc_type_element(ctx, given)));
  }
  if (mc_memref_same_shape(ctx, type, given)) return true;
  McBuf want, have;
  mc_buf_init(&want, &ctx->alloc);
  mc_buf_init(&have, &ctx->alloc);
  fail(c, "initial value shape expected to be %s but was %s", shape_text(c, type, &want), shape_text(c, given, &have));
  mc_buf_fini(&want);
  mc_buf_fini(&have);
  return false;
}

/* --- transfers: `source[...], target[...], count, tag[...]`, optionally a stride and a count, all in one list --- */

static McType operand_type(const McRoutineCheck *c, uint32_t i) {
  return mc_value_type(c->ctx, mc_op_operand(c->ctx, c->op, i));
}

static bool are_indices(const McRoutineCheck *c, uint32_t from, uint32_t count) {
  for (uint32_t i = from; i < from + count; i++) {
    if (operand_type(c, i).index != c->ctx->cached.index) return false;
  }
  return true;
}

bool mc_check_dma_start(const McRoutineCheck *c) {
  static const char *const names[] = {"source", "destination", "tag"};
  McContext *ctx = c->ctx;
  uint32_t have = mc_op_num_operands(ctx, c->op), at = 0;
  uint64_t want = 4;
  if (have < want) return fail(c, "expected at least 4 operands");
  for (uint32_t i = 0; i < 3; i++) {
    McType type = operand_type(c, at);
    if (!mc_is_memref(ctx, type)) return fail(c, "expected %s to be of memref type", names[i]);
    uint32_t rank = mc_type_rank(ctx, type);
    want += rank;
    if (have < want) return fail(c, "expected at least %llu operands", (unsigned long long)want);
    if (!are_indices(c, at + 1, rank)) return fail(c, "expected %s indices to be of index type", names[i]);
    at += 1 + rank;
    if (i != 1) continue;
    if (!are_indices(c, at, 1)) return fail(c, "expected num elements to be of index type");
    at++;
  }
  if (have != want && have != want + 2) return fail(c, "incorrect number of operands");
  if (have == want || are_indices(c, at, 2)) return true;
  return fail(c, "expected stride and num elements per stride to be of type index");
}

/* --- casts --- */

static bool fail_cast(const McRoutineCheck *c, McType from, McType to) {
  return fail(c, "operand type '%s' and result type '%s' are cast incompatible", mc_text_type(c->diags, from),
              mc_text_type(c->diags, to));
}

bool mc_check_memref_cast(const McRoutineCheck *c) {
  McType from = operand_type(c, 0), to = result_type(c);
  return mc_memref_can_cast(c->ctx, c->diags, from, to) || fail_cast(c, from, to);
}

bool mc_check_memory_space_cast(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType from = operand_type(c, 0), to = result_type(c);
  bool ok =
      mc_type_element(ctx, from).index == mc_type_element(ctx, to).index &&
      mc_is_memref(ctx, from) == mc_is_memref(ctx, to);
  if (ok && mc_is_memref(ctx, from)) {
    ok = mc_type_layout(ctx, from).index == mc_type_layout(ctx, to).index && mc_memref_same_shape(ctx, from, to);
  }
  return ok || fail_cast(c, from, to);
}

/* The dimensions that a list gives; dims must have room. */
static void take_list(const McRoutineCheck *c, McInts *out, McAttr list) {
  for (uint32_t i = 0, n = mc_list_size(c, list); i < n && i < out->capacity; i++) {
    out->ptr[out->len++] = mc_list_at(c, list, i);
  }
}

static bool fail_entry(const McRoutineCheck *c, const char *what, int64_t want, int64_t have, int64_t dim) {
  char scratch[24];
  if (dim < 0) {
    return plain(c, "expected result type with %s = %s instead of %lld", what,
                 number_text(scratch, sizeof scratch, want), (long long)have);
  }
  return plain(c, "expected result type with %s = %s instead of %lld in dim = %lld", what,
               number_text(scratch, sizeof scratch, want), (long long)have, (long long)dim);
}

/* Static values of the result's are those of the lists. Arguments: source, static offsets, sizes, strides. */
bool mc_check_reinterpret_cast(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = operand_type(c, 0), result = result_type(c);
  McAttr offsets = mc_named_attr(c, c->args[1]), sizes = mc_named_attr(c, c->args[2]),
         strides = mc_named_attr(c, c->args[3]);
  const char *source_text = mc_text_type(c->diags, source), *result_text = mc_text_type(c->diags, result);
  uint32_t rank = mc_type_rank(ctx, result);
  if (mc_memref_space(ctx, source).index != mc_memref_space(ctx, result).index) {
    return plain(c, "different memory spaces specified for source type '%s' and result memref type '%s'", source_text,
                 result_text);
  }
  if (mc_type_element(ctx, source).index != mc_type_element(ctx, result).index) {
    return plain(c, "different element types specified for source type '%s' and result memref type '%s'", source_text,
                 result_text);
  }
  if (mc_list_size(c, offsets) != 1 || mc_list_size(c, sizes) != rank || mc_list_size(c, strides) != rank) return true;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t have = mc_type_dim(ctx, result, i), want = mc_list_at(c, sizes, i);
    if (have != MC_DYNAMIC && have != want) return fail_entry(c, "size", want, have, i);
  }
  McStrided s;
  if (!mc_strided_init(c->ctx, c->diags, &s, result)) return false;
  bool ok = s.ok || plain(c, "expected result type to have strided layout but found '%s'", result_text);
  int64_t offset = mc_list_at(c, offsets, 0);
  if (ok && s.offset != MC_DYNAMIC && s.offset != offset) ok = fail_entry(c, "offset", offset, s.offset, -1);
  for (uint32_t i = 0; ok && i < rank; i++) {
    int64_t have = s.strides.ptr[i], want = mc_list_at(c, strides, i);
    if (have != MC_DYNAMIC && have != want) ok = fail_entry(c, "stride", want, have, i);
  }
  mc_strided_fini(c->ctx, &s);
  return ok;
}

bool mc_check_memref_reshape(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = operand_type(c, 0), shape = operand_type(c, 1), result = result_type(c);
  if (mc_type_element(ctx, source).index != mc_type_element(ctx, result).index) {
    return fail(c, "element types of source and destination memref types should be the same");
  }
  if (mc_is_memref(ctx, source) && !mc_memref_is_identity(ctx, source)) {
    return fail(c, "source memref type should have identity affine map");
  }
  if (!mc_is_memref(ctx, result)) return true;
  int64_t length = mc_type_dim(ctx, shape, 0);
  if (!mc_memref_is_identity(ctx, result)) return fail(c, "result memref type should have identity affine map");
  if (length == MC_DYNAMIC) {
    return fail(c, "cannot use shape operand with dynamic length to reshape to statically-ranked memref type");
  }
  return length == mc_type_rank(ctx, result) ||
         fail(c, "length of shape operand differs from the result's memref rank");
}

/* --- views --- */

bool mc_check_view(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType base = operand_type(c, 0), view = result_type(c);
  const char *base_text = mc_text_type(c->diags, base), *view_text = mc_text_type(c->diags, view);
  if (!mc_memref_is_identity(ctx, base)) return plain(c, "unsupported map for base memref type '%s'", base_text);
  if (!mc_memref_is_identity(ctx, view)) return plain(c, "unsupported map for result memref type '%s'", view_text);
  if (mc_memref_space(ctx, base).index == mc_memref_space(ctx, view).index) return true;
  return plain(c, "different memory spaces specified for base memref type '%s' and view memref type '%s'", base_text,
               view_text);
}

/* Whether a layout with these strides is none at all for mlir-opt 22: not in one dimension, nor with strides that are
 * not known. */
static bool is_canonical(const McInts *strides) {
  for (uint32_t i = 0; i < strides->len; i++) {
    if (strides->ptr[i] == MC_DYNAMIC) return false;
  }
  return strides->len != 1;
}

bool mc_check_transpose(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType from = operand_type(c, 0), to = result_type(c);
  McAffineMap map = mc_attr_affine_map_value(ctx, mc_named_attr(c, c->args[0]));
  uint32_t dims = mc_affine_map_num_dims(ctx, map), rank = mc_type_rank(ctx, from);
  McInts order, sizes, strides;
  if (!mc_ints_init(c->ctx, &order, dims, c->diags) || !mc_ints_init(c->ctx, &sizes, rank, c->diags) ||
      !mc_ints_init(c->ctx, &strides, rank, c->diags)) {
    return false;
  }
  bool permutes = mc_affine_map_num_symbols(ctx, map) == 0 && mc_affine_map_num_results(ctx, map) == dims;
  for (uint32_t i = 0; permutes && i < dims; i++) order.ptr[i] = 0;
  for (uint32_t i = 0; permutes && i < dims; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    permutes = mc_kind(ctx, e.index) == MC_AFFINE_DIM && order.ptr[mc_affine_value(ctx, e)]++ == 0;
  }
  bool ok = permutes || fail(c, "expected a permutation map");
  if (ok && dims != rank) ok = fail(c, "expected a permutation map of same rank as the input");
  McStrided have, want;
  if (ok && mc_strided_init(c->ctx, c->diags, &want, from)) {
    for (uint32_t i = 0; i < rank; i++) {
      int64_t d = mc_affine_value(ctx, mc_affine_map_result(ctx, map, i));
      sizes.ptr[sizes.len++] = mc_type_dim(ctx, from, (uint32_t)d);
      strides.ptr[strides.len++] = want.strides.ptr[d];
    }
    McType type = mc_memref_linear_type(ctx, &sizes, from, &strides, want.offset);
    bool same = type.index != MC_NONE && mc_type_rank(ctx, to) == rank &&
                mc_type_element(ctx, to).index == mc_type_element(ctx, from).index &&
                mc_memref_space(ctx, to).index == mc_memref_space(ctx, from).index &&
                mc_memref_same_shape(ctx, to, type);
    if (same && mc_strided_init(c->ctx, c->diags, &have, to)) {
      same = have.ok && have.offset == want.offset;
      for (uint32_t i = 0; same && i < rank; i++) same = have.strides.ptr[i] == strides.ptr[i];
      mc_strided_fini(c->ctx, &have);
      if (mc_type_layout(ctx, to).index == MC_NONE) same = same && is_canonical(&strides);
    }
    if (!same) {
      McAttr layout = rank == 1 ? mc_attr_strided_layout(c->ctx, want.offset, strides.ptr, 1) : (McAttr){MC_NONE};
      if (layout.index != MC_NONE) {
        McType element = mc_type_element(ctx, from);
        type = mc_type_memref(c->ctx, sizes.ptr, 1, element, layout, mc_memref_space(ctx, from), NULL);
      }
      ok = fail(c, "result type '%s' is not equivalent to the canonical transposed input type '%s'",
                mc_text_type(c->diags, to), type.index == MC_NONE ? "?" : mc_text_type(c->diags, type));
    }
    mc_strided_fini(c->ctx, &want);
  }
  mc_ints_fini(c->ctx, &order);
  mc_ints_fini(c->ctx, &sizes);
  mc_ints_fini(c->ctx, &strides);
  return ok;
}

/* --- parts --- */

typedef struct Part { McType whole, part, full; McInts sizes, strides; int64_t offset; } Part;

/* Infers the type of the part from the whole and the lists, with all dimensions kept. False: out of memory. */
static bool infer_part(const McRoutineCheck *c, Part *p, const McStrided *base) {
  McAttr offsets = mc_named_attr(c, c->args[2]), sizes = mc_named_attr(c, c->args[4]),
         strides = mc_named_attr(c, c->args[6]);
  p->offset = base->offset;
  for (uint32_t i = 0; i < base->strides.len; i++) {
    p->offset = mc_sum(p->offset, mc_times(mc_list_at(c, offsets, i), base->strides.ptr[i]));
    p->strides.ptr[p->strides.len++] = mc_times(base->strides.ptr[i], mc_list_at(c, strides, i));
  }
  take_list(c, &p->sizes, sizes);
  p->full = mc_memref_strided_type(c->ctx, &p->sizes, p->whole, &p->strides, p->offset);
  return p->full.index != MC_NONE || mc_out_of_memory(c->diags);
}

static bool fail_part(const McRoutineCheck *c, const Part *p, const char *why) {
  return plain(c, "expected result type to be '%s' or a rank-reduced version. (mismatch of result %s), but got '%s'",
               mc_text_type(c->diags, p->full), why, mc_text_type(c->diags, p->part));
}

static bool layout_matches(const McRoutineCheck *c, const Part *p) {
  McStrided have;
  McInts dropped;
  if (!mc_strided_init(c->ctx, c->diags, &have, p->part)) return false;
  if (!mc_ints_init(c->ctx, &dropped, p->sizes.len, c->diags)) {
    mc_strided_fini(c->ctx, &have);
    return false;
  }
  bool ok = have.ok && have.offset == p->offset &&
            mc_memref_find_dropped(c->ctx, c->diags, &p->sizes, &p->strides, p->part, &have, &dropped);
  for (uint32_t i = 0, k = 0; ok && i < p->sizes.len; i++) {
    if (dropped.ptr[i] == 0) ok = have.strides.ptr[k++] == p->strides.ptr[i];
  }
  mc_ints_fini(c->ctx, &dropped);
  mc_strided_fini(c->ctx, &have);
  return ok;
}

/* The part's dimensions are the full ones, some of size 1 left out. */
static bool is_reduced(const McContext *ctx, const McInts *full, McType part) {
  uint32_t next = 0, rank = mc_type_rank(ctx, part);
  for (uint32_t i = 0; i < full->len; i++) {
    if (next < rank && full->ptr[i] == mc_type_dim(ctx, part, next)) next++;
    else if (full->ptr[i] != 1) return false;
  }
  return next == rank;
}

static bool check_part(const McRoutineCheck *c, const Part *p) {
  McContext *ctx = c->ctx;
  if (mc_type_rank(ctx, p->part) > p->sizes.len) {
    return plain(c, "expected result rank to be smaller or equal to the source rank, but got '%s'",
                 mc_text_type(c->diags, p->part));
  }
  if (!is_reduced(ctx, &p->sizes, p->part)) return fail_part(c, p, "sizes");
  McType element = mc_type_element(ctx, p->full);
  if (mc_type_element(ctx, p->part).index != element.index) {
    return plain(c, "expected result element type to be '%s', but got '%s'", mc_text_type(c->diags, element),
                 mc_text_type(c->diags, p->part));
  }
  return layout_matches(c, p) || fail_part(c, p, "layout");
}

/* Arguments: those of SliceLists. */
bool mc_check_subview(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Part p = {.whole = operand_type(c, 0), .part = result_type(c)};
  uint32_t rank = mc_type_rank(ctx, p.whole);
  for (uint32_t i = 2; i <= 6; i += 2) {
    if (mc_list_size(c, mc_named_attr(c, c->args[i])) != rank) return true; /* SliceLists said so */
  }
  if (mc_memref_space(ctx, p.whole).index != mc_memref_space(ctx, p.part).index) {
    return plain(c, "different memory spaces specified for base memref type '%s' and subview memref type '%s'",
                 mc_text_type(c->diags, p.whole), mc_text_type(c->diags, p.part));
  }
  McStrided base;
  if (!mc_strided_init(c->ctx, c->diags, &base, p.whole)) return false;
  bool ok = base.ok || plain(c, "base type '%s' is not strided", mc_text_type(c->diags, p.whole));
  if (ok && mc_ints_init(c->ctx, &p.sizes, rank, c->diags)) {
    if (mc_ints_init(c->ctx, &p.strides, rank, c->diags)) {
      /* Arguments as for SliceLists: values and attribute of offsets, of sizes, of strides, after the source. */
      const McAttr known[3] = {mc_named_attr(c, c->args[2]), mc_named_attr(c, c->args[4]),
                               mc_named_attr(c, c->args[6])};
      ok = infer_part(c, &p, &base) && check_part(c, &p) && mc_slice_bounds_hold(c, p.whole, known);
      mc_ints_fini(c->ctx, &p.strides);
    }
    mc_ints_fini(c->ctx, &p.sizes);
  }
  mc_strided_fini(c->ctx, &base);
  return ok;
}

/* --- groups of dimensions --- */

/* One group: from *next on, one dimension after the other; the collapsed dimension is their product. */
static bool check_group(const McRoutineCheck *c, McAttr group, uint32_t number, McType expanded, McType collapsed,
                        int64_t *next) {
  McContext *ctx = c->ctx;
  bool dynamic = false;
  uint64_t product = 1;
  for (uint32_t k = 0, n = mc_attr_array_size(ctx, group); k < n; k++) {
    int64_t dim = mc_group_entry(ctx, group, k);
    if (dim != (*next)++) return fail(c, "reassociation indices must be contiguous");
    if (dim >= mc_type_rank(ctx, expanded)) return fail(c, "reassociation index %lld is out of bounds", (long long)dim);
    int64_t size = mc_type_dim(ctx, expanded, (uint32_t)dim);
    if (size == MC_DYNAMIC) dynamic = true;
    else product *= (uint64_t)size;
  }
  int64_t have = mc_type_dim(ctx, collapsed, number);
  if ((have == MC_DYNAMIC) != dynamic) {
    return fail(c, "collapsed dim (%u) must be dynamic if and only if reassociation group is dynamic", number);
  }
  if (dynamic || have == (int64_t)product) return true;
  return fail(c, "collapsed dim size (%lld) must equal reassociation group size (%lld)", (long long)have,
              (long long)product);
}

static bool check_groups(const McRoutineCheck *c, McAttr groups, McType expanded, McType collapsed) {
  McContext *ctx = c->ctx;
  uint32_t count = mc_attr_array_size(ctx, groups), rank = mc_type_rank(ctx, expanded);
  int64_t next = 0;
  if (count != mc_type_rank(ctx, collapsed)) {
    return fail(c, "invalid number of reassociation groups: found %u, expected %u", count,
                mc_type_rank(ctx, collapsed));
  }
  for (uint32_t i = 0; i < count; i++) {
    if (!check_group(c, mc_attr_array_get(ctx, groups, i), i, expanded, collapsed, &next)) return false;
  }
  for (uint32_t i = 0; count == 0 && i < rank; i++) {
    if (mc_type_dim(ctx, expanded, i) != 1) {
      return fail(c, "rank 0 memrefs can only be extended/collapsed with/from ones");
    }
  }
  if (count == 0 || next == rank) return true;
  return fail(c, "expanded rank (%u) inconsistent with number of reassociation indices (%lld)", rank, (long long)next);
}

/* Arguments: the reassociation, the sizes and their static list. */
bool mc_check_memref_expand(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = operand_type(c, 0), result = result_type(c);
  McAttr groups = mc_named_attr(c, c->args[0]), list = mc_named_attr(c, c->args[2]);
  uint32_t from = mc_type_rank(ctx, source), rank = mc_type_rank(ctx, result), dynamic = 0,
           length = mc_list_size(c, list);
  if (from > rank) {
    return fail(c, "has source rank %u and result rank %u. This is not an expansion (%u > %u).", from, rank, from,
                rank);
  }
  if (!check_groups(c, groups, result, source)) return false;
  McType want = mc_memref_regrouped(ctx, c->diags, groups, source, result, true);
  if (want.index == MC_NONE) return fail(c, "invalid source layout map");
  if (want.index != result.index) {
    return fail(c, "expected expanded type to be '%s' but found '%s'", mc_text_type(c->diags, want),
                mc_text_type(c->diags, result));
  }
  if (length != rank) {
    return fail(
        c, "expected number of static shape bounds to be equal to the output rank (%u) but found %u inputs instead",
        rank, length);
  }
  for (uint32_t i = 0; i < length; i++) dynamic += mc_list_at(c, list, i) == MC_DYNAMIC;
  uint32_t given = mc_named_group(c, c->args[1]).count;
  if (dynamic != given) {
    return fail(c,
                "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has %u dynamic "
                "dims while "
                "output_shape has %u values",
                dynamic, given);
  }
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = mc_type_dim(ctx, result, i);
    if (size != MC_DYNAMIC && size != mc_list_at(c, list, i)) {
      return fail(c, "invalid output shape provided at pos %u", i);
    }
  }
  return true;
}

/* Argument: the reassociation. */
bool mc_check_memref_collapse(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType source = operand_type(c, 0), result = result_type(c);
  McAttr groups = mc_named_attr(c, c->args[0]);
  uint32_t from = mc_type_rank(ctx, source), rank = mc_type_rank(ctx, result);
  if (from < rank) {
    return fail(c, "has source rank %u and result rank %u. This is not a collapse (%u < %u).", from, rank, from, rank);
  }
  if (!check_groups(c, groups, source, result)) return false;
  McType want = mc_memref_regrouped(ctx, c->diags, groups, source, result, false);
  if (want.index == MC_NONE) return fail(c, "invalid source layout map or collapsing non-contiguous dims");
  if (want.index == result.index) return true;
  return fail(c, "expected collapsed type to be '%s' but found '%s'", mc_text_type(c->diags, want),
              mc_text_type(c->diags, result));
}

/* --- several of a kind --- */

bool mc_check_distinct_objects(const McRoutineCheck *c) {
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  if (count < 1) return fail(c, "expected at least one operand");
  bool same = count == mc_op_num_results(c->ctx, c->op);
  for (uint32_t i = 0; same && i < count; i++) {
    same = operand_type(c, i).index == mc_value_type(c->ctx, mc_op_result(c->ctx, c->op, i)).index;
  }
  return same || fail(c, "operand types and result types must match");
}
