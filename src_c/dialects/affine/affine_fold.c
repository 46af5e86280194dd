/* affine_fold.c - folds and patterns of affine, and what passes read about its loops: mlir-opt 22's, in its order. */
#include "dialects/affine/affine_bounds.h"

#include "defs/facts.h"
#include "dialects/shared/shared.def"
#include "transform/call_graph.h"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* --- shared --- */

static bool set_map(McForm *form, McOp op, const char *name) {
  McContext *ctx = form->ctx;
  McAffineMap map = mc_form_map(form);
  McAttr attr = map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map);
  return attr.index != MC_NONE && mc_op_set_attribute(ctx, op, mc_ident(ctx, name, strlen(name)), attr);
}

/* The operation again with another map and other values of it after its first operands. Attributes that it does not
 * define go. */
static bool replace_map(McRewriter *rw, McOp op, McOpName name, McForm *form, uint32_t first) {
  McContext *ctx = mc_rw_ctx(rw);
  McAttr properties = mc_op_properties(ctx, op);
  McIdent map_name = mc_ident(ctx, "map", 3);
  McAffineMap map = mc_form_map(form);
  McAttr attr = map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map);
  MC_ARRAY(McNamedAttr) attrs = {0};
  McValueList operands = {0};
  McTypeList types = {0};
  McOp made = {MC_NONE};
  bool ok = attr.index != MC_NONE && map_name.index != MC_NONE && properties.index != MC_NONE;
  for (uint32_t i = 0, n = ok ? mc_attr_dictionary_size(ctx, properties) : 0; ok && i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, properties, i);
    if (entry.name.index == map_name.index) entry.value = attr;
    ok = mc_array_push(&ctx->alloc, &attrs, entry);
  }
  ok = ok && mc_rw_operands(rw, op, 0, first, &operands) && mc_rw_result_types(rw, op, &types);
  for (size_t i = 0; ok && i < form->values.len; i++) {
    ok = mc_array_push(&ctx->alloc, &operands, form->values.ptr[i]);
  }
  if (ok) properties = mc_attr_dictionary(ctx, attrs.ptr, attrs.len, NULL);
  if (ok && properties.index != MC_NONE && name.index != MC_NONE) {
    McOpState state = {.name = name, .loc = mc_op_loc(ctx, op), .attrs = {MC_NONE}, .properties = properties,
                       .operands = operands.ptr, .num_operands = operands.len, .results = types.ptr,
                       .num_results = types.len};
    made = mc_rw_create_state(rw, op, &state);
  }
  mc_array_fini(&ctx->alloc, &attrs);
  mc_array_fini(&ctx->alloc, &operands);
  mc_array_fini(&ctx->alloc, &types);
  return mc_rw_replace_by(rw, op, made);
}

/* --- affine.apply, load, store, prefetch, vector_load, vector_store --- */

/* The map takes in those of affine.apply, and is simplified. */
static bool simplify_access(McRewriter *rw, McOp op, uint32_t first) {
  McContext *ctx = mc_rw_ctx(rw);
  McAffineMap map;
  McForm form;
  if (!mc_affine_map_named(ctx, op, "map", &map) || mc_form_is_settled(ctx, map, op, first)) return false;
  bool ok = mc_form_read(ctx, &form, map, op, first) && mc_form_compose(&form) && mc_form_canonicalize(&form) &&
            mc_form_use_bounds(&form);
  bool changed = ok && !mc_form_is(&form, map, op, first) && replace_map(rw, op, mc_op_get_name(ctx, op), &form, first);
  if (form.failed) mc_rw_fail(rw);
  mc_form_fini(&form);
  return changed;
}

bool mc_patterns_affine_access(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t first, count;
  const char *group = mc_op_is(ctx, op, "affine.apply") ? "mapOperands" : "indices";
  return mc_op_operands_named(ctx, op, group, &first, &count) && simplify_access(rw, op, first);
}

/* The operand that the expression is; MC_NONE: it is another one. */
static McValue operand_of(const McForm *form, McAffineExpr e) {
  McKind kind = mc_kind(form->ctx, e.index);
  if (kind != MC_AFFINE_DIM && kind != MC_AFFINE_SYMBOL) return (McValue){MC_NONE};
  size_t at = (size_t)mc_affine_value(form->ctx, e) + (kind == MC_AFFINE_SYMBOL ? form->dims : 0);
  return at < form->values.len ? form->values.ptr[at] : (McValue){MC_NONE};
}

static McFolded to_value(McFold *f, McValue value) {
  if (value.index == mc_op_result(f->ctx, f->op, 0).index) return MC_NOT_FOLDED;
  f->results[0].value = value;
  return MC_FOLDED;
}

static McFolded to_index(McFold *f, int64_t value) {
  f->results[0].attr = mc_attr_integer(f->ctx, mc_type_index(f->ctx), value);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

static McFolded to_poison(McFold *f) {
  f->results[0].attr = mc_attr_poison(f->ctx);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

McFolded mc_fold_affine_apply(McFold *f) {
  McAffineMap map;
  McForm form;
  McFolded folded = MC_NOT_FOLDED;
  int64_t number;
  if (!mc_affine_map_named(f->ctx, f->op, "map", &map)) return MC_NOT_FOLDED;
  bool ok = mc_form_read(f->ctx, &form, map, f->op, 0) && form.exprs.len == 1;
  McValue value = ok ? operand_of(&form, form.exprs.ptr[0]) : (McValue){MC_NONE};
  if (value.index != MC_NONE) {
    folded = to_value(f, value);
  } else if (ok && mc_form_fold(&form, f->constants)) {
    if (form.is_poison) folded = to_poison(f);
    else if (mc_affine_constant_value(f->ctx, form.exprs.ptr[0], &number)) folded = to_index(f, number);
  }
  mc_form_fini(&form);
  return folded;
}

/* Attribute number `i` of those that the fact names; MC_NONE: the operation does not have it. */
static McAttr attr_of_fact(const McContext *ctx, McOp op, McFact fact, uint32_t i) {
  uint32_t count = 0;
  const uint32_t *names = op.index == MC_NONE ? NULL : mc_def_fact(mc_op_def(ctx, op), fact, &count);
  return i < count ? mc_op_attribute(ctx, op, (McIdent){names[i]}) : (McAttr){MC_NONE};
}

/* The symbol that the reference names in the nearest symbol table around `op`: no search in tables around that one, as
 * mlir-opt 22. Linear in the operations of the table. */
static McOp symbol_near(const McContext *ctx, McOp op, McAttr reference) {
  McOp table = mc_op_parent(ctx, op), none = {MC_NONE};
  while (table.index != MC_NONE && !mc_op_has_trait(ctx, table, MC_TRAIT(SYMBOL_TABLE))) {
    table = mc_op_parent(ctx, table);
  }
  if (table.index == MC_NONE || mc_kind(ctx, reference.index) != MC_ATTR_SYMBOL_REF) return none;
  if (mc_attr_symbol_num_nested(ctx, reference) > 0 || mc_op_num_regions(ctx, table) == 0) return none;
  McStr root = mc_ident_str(ctx, mc_attr_symbol_root(ctx, reference));
  McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, table, 0));
  McOp found = block.index == MC_NONE ? none : mc_block_first_op(ctx, block);
  for (; found.index != MC_NONE; found = mc_op_next(ctx, found)) {
    McAttr name = mc_op_attribute(ctx, found, ctx->known[MC_ID_sym_name]);
    if (name.index == MC_NONE || mc_kind(ctx, name.index) != MC_ATTR_STRING) continue;
    McStr value = mc_attr_string_value(ctx, name);
    if (value.len == root.len && memcmp(value.ptr, root.ptr, root.len) == 0) return found;
  }
  return none;
}

/* The dense elements of memory that a symbol names and nothing writes to; MC_NONE: they are not known. */
static McAttr elements_of(const McContext *ctx, McOp op, McValue memory) {
  McAttr none = {MC_NONE}, reference = attr_of_fact(ctx, mc_value_op(ctx, memory), MC_FACT_NAMED_MEMORY, 0);
  if (reference.index == MC_NONE) return none;
  McOp symbol = symbol_near(ctx, op, reference);
  if (attr_of_fact(ctx, symbol, MC_FACT_MEMORY_ELEMENTS, 0).index == MC_NONE) return none;
  McAttr elements = attr_of_fact(ctx, symbol, MC_FACT_MEMORY_ELEMENTS, 1);
  return elements.index != MC_NONE && mc_kind(ctx, elements.index) == MC_ATTR_DENSE_ELEMENTS ? elements : none;
}

/* The number of the element at constant results of the map. Returns false when one is not constant or not inside. */
static bool element_number(const McContext *ctx, McAffineMap map, McType type, uint64_t *out) {
  uint32_t rank = mc_type_rank(ctx, type);
  if (mc_affine_map_num_results(ctx, map) != rank) return false;
  *out = 0;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t at, size = mc_type_dim(ctx, type, i);
    if (!mc_affine_constant_value(ctx, mc_affine_map_result(ctx, map, i), &at) || at < 0 || at >= size) return false;
    *out = *out * (uint64_t)size + (uint64_t)at;
  }
  return true;
}

McFolded mc_fold_affine_load(McFold *f) {
  McContext *ctx = f->ctx;
  McAffineMap map;
  uint64_t number = 0;
  McFolded folded = mc_fold_memory_casts(f);
  if (folded != MC_NOT_FOLDED) return folded;
  McAttr elements = elements_of(ctx, f->op, mc_op_operand(ctx, f->op, 0));
  if (elements.index == MC_NONE) return MC_NOT_FOLDED;
  if (!mc_attr_dense_is_splat(ctx, elements)) {
    bool known = mc_affine_map_named(ctx, f->op, "map", &map) &&
                 element_number(ctx, map, mc_attr_value_type(ctx, elements), &number);
    if (!known) return MC_NOT_FOLDED;
  }
  f->results[0].attr = mc_attr_dense_get(ctx, elements, number);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

/* --- affine.min, max --- */

/* The least or greatest of expressions that are all constants. */
static bool extreme(const McForm *form, bool is_max, int64_t *out) {
  for (size_t i = 0; i < form->exprs.len; i++) {
    int64_t value;
    if (!mc_affine_constant_value(form->ctx, form->exprs.ptr[i], &value)) return false;
    if (i == 0 || (is_max ? value > *out : value < *out)) *out = value;
  }
  return form->exprs.len > 0;
}

static McFolded fold_min_max(McFold *f, bool is_max) {
  McAffineMap map;
  McForm form;
  McFolded folded = MC_NOT_FOLDED;
  int64_t number;
  if (!mc_affine_map_named(f->ctx, f->op, "map", &map)) return MC_NOT_FOLDED;
  if (mc_form_read(f->ctx, &form, map, f->op, 0) && mc_form_fold(&form, f->constants)) {
    bool is_symbol = form.exprs.len == 1 && form.dims == 0 && form.values.len == 1 &&
                     mc_kind(f->ctx, form.exprs.ptr[0].index) == MC_AFFINE_SYMBOL;
    if (is_symbol) {
      folded = to_value(f, form.values.ptr[0]);
    } else if (extreme(&form, is_max, &number)) {
      folded = to_index(f, number);
    } else if (mc_form_map(&form).index != map.index && set_map(&form, f->op, "map")) {
      folded = MC_FOLDED_IN_PLACE;
    }
  }
  mc_form_fini(&form);
  return folded;
}

McFolded mc_fold_affine_min(McFold *f) { return fold_min_max(f, false); }
McFolded mc_fold_affine_max(McFold *f) { return fold_min_max(f, true); }

/* Appends the expressions of an operation of the same kind, whose values get positions after those of `form`. */
static bool append_min_max(McForm *form, McOp op, McValueList *dims, McValueList *symbols) {
  McContext *ctx = form->ctx;
  McAffineMap map;
  if (!mc_affine_map_named(ctx, op, "map", &map)) return false;
  uint32_t own = mc_affine_map_num_dims(ctx, map), total = own + mc_affine_map_num_symbols(ctx, map);
  for (uint32_t i = 0, n = mc_affine_map_num_results(ctx, map); i < n; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    e = mc_affine_shift(ctx, e, MC_AFFINE_DIM, 0, own, (uint32_t)dims->len);
    if (e.index != MC_NONE) e = mc_affine_shift(ctx, e, MC_AFFINE_SYMBOL, 0, total - own, (uint32_t)symbols->len);
    if (e.index == MC_NONE || !mc_array_push(&ctx->alloc, &form->exprs, e)) return false;
  }
  for (uint32_t i = 0; i < total; i++) {
    if (!mc_array_push(&ctx->alloc, i < own ? dims : symbols, mc_op_operand(ctx, op, i))) return false;
  }
  return true;
}

/* Expressions that are results of the same kind of operation are replaced by its expressions. */
static bool merge_min_max(McForm *form, McOp self, const char *name, bool *changed) {
  McContext *ctx = form->ctx;
  McValueList dims = {0}, symbols = {0};
  MC_ARRAY(McOp) producers = {0};
  size_t kept = 0;
  bool ok = true;
  for (size_t i = 0; ok && i < form->exprs.len; i++) {
    McValue value = operand_of(form, form->exprs.ptr[i]);
    McOp op = value.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(ctx, value);
    bool merged = op.index != MC_NONE && op.index != self.index && mc_op_is(ctx, op, name);
    if (merged) ok = mc_array_push(&ctx->alloc, &producers, op);
    else form->exprs.ptr[kept++] = form->exprs.ptr[i];
  }
  for (size_t i = 0; ok && i < form->values.len; i++) {
    ok = mc_array_push(&ctx->alloc, i < form->dims ? &dims : &symbols, form->values.ptr[i]);
  }
  *changed = producers.len > 0;
  form->exprs.len = kept;
  for (size_t i = 0; ok && i < producers.len; i++) ok = append_min_max(form, producers.ptr[i], &dims, &symbols);
  form->values.len = 0;
  form->dims = (uint32_t)dims.len;
  for (size_t i = 0; ok && i < dims.len + symbols.len; i++) {
    McValue value = i < dims.len ? dims.ptr[i] : symbols.ptr[i - dims.len];
    ok = mc_array_push(&ctx->alloc, &form->values, value);
  }
  mc_array_fini(&ctx->alloc, &dims);
  mc_array_fini(&ctx->alloc, &symbols);
  mc_array_fini(&ctx->alloc, &producers);
  return ok;
}

static bool patterns_min_max(McRewriter *rw, McOp op, const char *name) {
  McContext *ctx = mc_rw_ctx(rw);
  McAffineMap map;
  McForm form;
  if (!mc_affine_map_named(ctx, op, "map", &map)) return false;
  bool ok = mc_form_read(ctx, &form, map, op, 0), again = false, changed = false;
  size_t count = form.exprs.len;
  if (ok) mc_form_unique(&form);
  if (ok && count == 1) {
    changed = replace_map(rw, op, mc_op_name(ctx, "affine.apply", 12), &form, 0);
  } else if (ok && form.exprs.len < count) {
    changed = replace_map(rw, op, mc_op_get_name(ctx, op), &form, 0);
  } else if (ok && merge_min_max(&form, op, name, &again)) {
    changed = again ? replace_map(rw, op, mc_op_get_name(ctx, op), &form, 0) : simplify_access(rw, op, 0);
    if (!changed && mc_form_sort(&form, &again) && again) {
      changed = replace_map(rw, op, mc_op_get_name(ctx, op), &form, 0);
    }
  }
  if (form.failed) mc_rw_fail(rw);
  mc_form_fini(&form);
  return changed;
}

bool mc_patterns_affine_min(McRewriter *rw, McOp op) { return patterns_min_max(rw, op, "affine.min"); }
bool mc_patterns_affine_max(McRewriter *rw, McOp op) { return patterns_min_max(rw, op, "affine.max"); }

/* --- affine.if --- */

static bool is_made_by_apply(const McContext *ctx, const McForm *form) {
  for (size_t i = 0; i < form->values.len; i++) {
    McOp op = mc_value_op(ctx, form->values.ptr[i]);
    if (op.index != MC_NONE && mc_op_is(ctx, op, "affine.apply")) return true;
  }
  return false;
}

static bool condition_of(McContext *ctx, McOp op, McIntegerSet *out) {
  McAttr attr = mc_attr_named(ctx, op, "condition");
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_INTEGER_SET) return false;
  *out = mc_attr_integer_set_value(ctx, attr);
  return true;
}

/* The form as the operation's condition. */
static McFolded set_condition(McFold *f, const McForm *form, McIntegerSet old) {
  McContext *ctx = f->ctx;
  MC_ARRAY(uint8_t) equalities = {0};
  McFolded folded = MC_NOT_FOLDED;
  bool ok = true, same = form->values.len == mc_op_num_operands(ctx, f->op);
  for (uint32_t i = 0; ok && i < form->exprs.len; i++) {
    ok = mc_array_push(&ctx->alloc, &equalities, mc_integer_set_is_equality(ctx, old, i));
  }
  McIntegerSet set = {MC_NONE};
  if (ok) {
    set = mc_integer_set(ctx, form->dims, mc_form_symbols(form), form->exprs.ptr, equalities.ptr, form->exprs.len);
  }
  for (uint32_t i = 0; same && i < form->values.len; i++) {
    same = mc_op_operand(ctx, f->op, i).index == form->values.ptr[i].index;
  }
  McAttr attr = set.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_integer_set(ctx, set);
  if (attr.index != MC_NONE && !(same && set.index == old.index)) {
    ok = mc_op_set_operands(ctx, f->op, form->values.ptr, form->values.len) &&
         mc_op_set_attribute(ctx, f->op, mc_ident(ctx, "condition", 9), attr);
    folded = ok ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
  }
  mc_array_fini(&ctx->alloc, &equalities);
  return folded;
}

McFolded mc_fold_affine_if(McFold *f) {
  McIntegerSet set;
  McForm form;
  if (!condition_of(f->ctx, f->op, &set)) return MC_NOT_FOLDED;
  bool ok = mc_form_read_set(f->ctx, &form, set, f->op);
  if (ok && is_made_by_apply(f->ctx, &form)) ok = mc_form_compose(&form);
  ok = ok && mc_form_canonicalize(&form);
  McFolded folded = ok ? set_condition(f, &form, set) : MC_NOT_FOLDED;
  mc_form_fini(&form);
  return folded;
}

/* An else that has nothing goes; a condition that is never or always true chooses a region. */
bool mc_patterns_affine_if(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McIntegerSet set;
  int64_t number;
  McBlock no = mc_region_first_block(ctx, mc_op_region(ctx, op, 1));
  bool has_results = mc_op_num_results(ctx, op) > 0;
  if (no.index != MC_NONE && !has_results && mc_block_first_op(ctx, no).index == mc_block_last_op(ctx, no).index) {
    mc_rw_erase_block(rw, no);
    mc_rw_changed(rw, op);
    return true;
  }
  if (!condition_of(ctx, op, &set) || mc_integer_set_num_constraints(ctx, set) != 1) return false;
  bool is_constant = mc_affine_constant_value(ctx, mc_integer_set_constraint(ctx, set, 0), &number);
  if (!is_constant || !mc_integer_set_is_equality(ctx, set, 0) || (number != 0 && number != 1)) return false;
  if (number == 1 && no.index == MC_NONE) return !has_results && mc_rw_erase(rw, op);
  McRegion region = mc_op_region(ctx, op, number == 1);
  McOp yield = mc_block_last_op(ctx, mc_region_first_block(ctx, region));
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, yield); i < n; i++) {
    if (mc_value_op(ctx, mc_op_operand(ctx, yield, i)).index == op.index) return false; /* a cycle */
  }
  return mc_rw_replace_by_region(rw, op, region, NULL, 0);
}

/* --- affine.for --- */

bool mc_speculation_affine_for(McContext *ctx, McOp op) {
  int64_t step = 0;
  McAttr attr = mc_attr_named(ctx, op, "step");
  bool is_integer = attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER;
  return is_integer && mc_attr_integer_i64(ctx, attr, &step) && step == 1;
}


static const char *const bound_names[2] = {"lowerBoundMap", "upperBoundMap"};

static void fini_range(McAffineRange *r) {
  mc_form_fini(&r->lower);
  mc_form_fini(&r->upper);
}

/* A bound that is the greatest or least of constants becomes that constant. */
static bool fold_bound(McForm *form, const McAttr *constants, bool is_max) {
  int64_t number;
  if (!mc_form_fold(form, constants)) return false;
  if (!extreme(form, is_max, &number)) return true;
  form->exprs.ptr[0] = mc_affine_constant(form->ctx, number);
  form->exprs.len = 1;
  form->values.len = form->dims = 0;
  return form->exprs.ptr[0].index != MC_NONE;
}

/* The map of a bound folds only as a whole. */
static bool fold_whole(McForm *form, McAffineMap map, McOp op, uint32_t first, const McAttr *constants, bool is_max) {
  int64_t number;
  if (mc_affine_map_constant(form->ctx, map, &number)) return true;
  if (!fold_bound(form, constants + first, is_max)) return false;
  McAffineMap folded = mc_form_map(form);
  if (folded.index == MC_NONE) return false;
  if (mc_affine_map_constant(form->ctx, folded, &number)) return true;
  McContext *ctx = form->ctx;
  mc_form_fini(form);
  return mc_form_read(ctx, form, map, op, first);
}

bool mc_affine_set_bounds(McContext *ctx, McOp op, McAffineRange *r, uint32_t inits) {
  McValueList operands = {0};
  uint32_t total = mc_op_num_operands(ctx, op);
  int32_t segments[3] = {(int32_t)r->lower.values.len, (int32_t)r->upper.values.len, (int32_t)(total - inits)};
  McNamedAttr attrs[3] = {mc_segments_attr(ctx, segments, 3)};
  bool ok = attrs[0].value.index != MC_NONE;
  for (size_t i = 0; ok && i < r->lower.values.len; i++) {
    ok = mc_array_push(&ctx->alloc, &operands, r->lower.values.ptr[i]);
  }
  for (size_t i = 0; ok && i < r->upper.values.len; i++) {
    ok = mc_array_push(&ctx->alloc, &operands, r->upper.values.ptr[i]);
  }
  for (uint32_t i = inits; ok && i < total; i++) {
    ok = mc_array_push(&ctx->alloc, &operands, mc_op_operand(ctx, op, i));
  }
  for (uint32_t i = 0; ok && i < 2; i++) {
    McAffineMap map = mc_form_map(i == 0 ? &r->lower : &r->upper);
    McAttr attr = map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map);
    attrs[1 + i] = (McNamedAttr){mc_ident(ctx, bound_names[i], strlen(bound_names[i])), attr};
    ok = attr.index != MC_NONE;
  }
  ok = ok && mc_op_set_attributes(ctx, op, attrs, 3) && mc_op_set_operands(ctx, op, operands.ptr, operands.len);
  mc_array_fini(&ctx->alloc, &operands);
  return ok;
}

/* A bound whose map stays the same keeps its operands. */
static bool keep_if_same(McContext *ctx, McForm *form, McAffineMap map, McOp op, uint32_t first, bool *changed) {
  if (mc_form_map(form).index != map.index) {
    *changed = true;
    return true;
  }
  mc_form_fini(form);
  return mc_form_read(ctx, form, map, op, first);
}

/* How often the loop runs, when both bounds are constants. */
static bool trip_count(McContext *ctx, McOp op, uint64_t *out) {
  int64_t lower, upper, step;
  McAffineMap maps[2];
  McAttr attr = mc_attr_named(ctx, op, "step");
  bool ok = mc_affine_map_named(ctx, op, bound_names[0], &maps[0]) &&
            mc_affine_map_named(ctx, op, bound_names[1], &maps[1]) && attr.index != MC_NONE &&
            mc_kind(ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, attr, &step) && step > 0 &&
            mc_affine_map_constant(ctx, maps[0], &lower) && mc_affine_map_constant(ctx, maps[1], &upper);
  if (!ok) return false;
  *out = upper <= lower ? 0 : ((uint64_t)upper - (uint64_t)lower - 1) / (uint64_t)step + 1;
  return true;
}

bool mc_branch_affine_for(McContext *ctx, McOp op, uint32_t from, const McAttr *constants, uint32_t *to) {
  uint64_t trips;
  (void)constants;
  if (!trip_count(ctx, op, &trips) || (from != MC_EDGE_OPERATION && trips != 1)) return false;
  *to = from == MC_EDGE_OPERATION && trips > 0 ? 0 : MC_EDGE_OPERATION;
  return true;
}

McFolded mc_fold_affine_for(McFold *f) {
  McContext *ctx = f->ctx;
  McAffineRange r = {.lower.ctx = ctx, .upper.ctx = ctx};
  uint32_t second, inits, count;
  bool ok = mc_affine_map_named(ctx, f->op, bound_names[0], &r.lower_map) &&
            mc_affine_map_named(ctx, f->op, bound_names[1], &r.upper_map) &&
            mc_op_operands_named(ctx, f->op, "upperBoundOperands", &second, &count) &&
            mc_op_operands_named(ctx, f->op, "inits", &inits, &count);
  if (!ok) return MC_NOT_FOLDED;
  ok = mc_form_read(ctx, &r.lower, r.lower_map, f->op, 0) && mc_form_read(ctx, &r.upper, r.upper_map, f->op, second) &&
       fold_whole(&r.lower, r.lower_map, f->op, 0, f->constants, true) &&
       fold_whole(&r.upper, r.upper_map, f->op, second, f->constants, false) && mc_form_compose(&r.lower) &&
       mc_form_canonicalize(&r.lower) && mc_form_prune(&r.lower, true) && mc_form_prune(&r.upper, false) &&
       mc_form_compose(&r.upper) && mc_form_canonicalize(&r.upper);
  bool changed = false;
  if (ok) {
    mc_form_unique(&r.lower);
    mc_form_unique(&r.upper);
    ok = keep_if_same(ctx, &r.lower, r.lower_map, f->op, 0, &changed) &&
         keep_if_same(ctx, &r.upper, r.upper_map, f->op, second, &changed);
  }
  changed = ok && changed && mc_affine_set_bounds(ctx, f->op, &r, inits);
  fini_range(&r);
  uint64_t trips;
  uint32_t results = mc_op_num_results(ctx, f->op);
  if (results == 0 || !trip_count(ctx, f->op, &trips) || trips > 0) return changed ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
  if (!mc_op_operands_named(ctx, f->op, "inits", &inits, &count) || count != results) return MC_NOT_FOLDED;
  for (uint32_t i = 0; i < results; i++) {
    f->results[i].value = mc_op_operand(ctx, f->op, inits + i);
    if (mc_value_op(ctx, f->results[i].value).index == f->op.index) return changed ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
  }
  return MC_FOLDED;
}

/* The value outside of the loop that `value` is in its first step. False: it is the loop's variable. */
static bool empty_result(McContext *ctx, McOp op, uint32_t inits, McValue value, McValue *out) {
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  *out = value;
  if (mc_value_parent_block(ctx, value).index != body.index) return true;
  if (!mc_value_is_block_arg(ctx, value) || mc_value_index(ctx, value) == 0) return false;
  *out = mc_op_operand(ctx, op, inits + mc_value_index(ctx, value) - 1);
  return true;
}

/* A loop that has nothing inside is what it returns. */
bool mc_patterns_affine_for(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  McOp yield = mc_block_last_op(ctx, body);
  uint32_t results = mc_op_num_results(ctx, op), inits, count;
  uint64_t trips = 0;
  if (results == 0 || mc_block_first_op(ctx, body).index != yield.index) return false;
  if (!mc_op_operands_named(ctx, op, "inits", &inits, &count) || count != results) return false;
  bool known = trip_count(ctx, op, &trips), outside = false, moved = false, ok = true;
  McValueList values = {0};
  for (uint32_t i = 0; ok && i < results; i++) {
    McValue value = mc_op_operand(ctx, yield, i), out = mc_op_operand(ctx, op, inits + i);
    if (!known || trips > 0) {
      bool is_inside = mc_value_parent_block(ctx, value).index == body.index;
      ok = empty_result(ctx, op, inits, value, &out);
      outside |= !is_inside;
      moved |= is_inside && mc_value_index(ctx, value) != i + 1;
    }
    ok = ok && mc_value_op(ctx, out).index != op.index; /* a cycle, in a graph region */
    if (ok && !mc_array_push(&ctx->alloc, &values, out)) ok = mc_rw_fail(rw);
  }
  ok = ok && (known || (!outside && !moved)) && !(known && trips >= 2 && moved);
  if (ok) mc_rw_replace(rw, op, values.ptr);
  mc_array_fini(&ctx->alloc, &values);
  return ok;
}

/* --- affine.parallel --- */

/* Both maps take in those of affine.apply. */
McFolded mc_fold_affine_parallel(McFold *f) {
  static const char *const names[2] = {"lowerBoundsMap", "upperBoundsMap"};
  McContext *ctx = f->ctx;
  McAffineMap maps[2];
  McForm forms[2] = {{.ctx = ctx}, {.ctx = ctx}};
  McValueList operands = {0};
  bool changed = false, ok = true;
  for (uint32_t i = 0; ok && i < 2; i++) ok = mc_affine_map_named(ctx, f->op, names[i], &maps[i]);
  for (uint32_t i = 0, first = 0; ok && i < 2; i++) {
    ok = mc_form_read(ctx, &forms[i], maps[i], f->op, first) && mc_form_compose(&forms[i]);
    changed = changed || (ok && !mc_form_is(&forms[i], maps[i], f->op, first));
    first += mc_affine_map_num_dims(ctx, maps[i]) + mc_affine_map_num_symbols(ctx, maps[i]);
  }
  for (uint32_t i = 0; ok && i < 2; i++) {
    for (size_t k = 0; ok && k < forms[i].values.len; k++) {
      ok = mc_array_push(&ctx->alloc, &operands, forms[i].values.ptr[k]);
    }
  }
  ok = ok && changed && set_map(&forms[0], f->op, names[0]) && set_map(&forms[1], f->op, names[1]) &&
       mc_op_set_operands(ctx, f->op, operands.ptr, operands.len);
  mc_array_fini(&ctx->alloc, &operands);
  mc_form_fini(&forms[0]);
  mc_form_fini(&forms[1]);
  return ok ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}
