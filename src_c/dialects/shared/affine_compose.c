/* affine_compose.c - maps and sets with their values: canonical operands, and the maps of affine.apply taken in.
 *
 * An expression is a graph. One whose text would be longer than MAX_PARTS parts is left alone, so that recursion and
 * work have a limit; so are forms with too many values, and chains of too many affine.apply, which may be cycles.
 */
#include "dialects/shared/affine_form.h"

#define MAX_PARTS 512u
#define MAX_VALUES 256u
#define MAX_COMPOSED 256u

/* --- forms --- */

static bool is_binary(const McContext *ctx, McAffineExpr e) {
  McKind kind = mc_kind(ctx, e.index);
  return kind >= MC_AFFINE_ADD && kind <= MC_AFFINE_CEILDIV;
}

/* Counts the parts of the text down from *left. */
static bool count_parts(const McContext *ctx, McAffineExpr e, uint32_t *left) {
  if (e.index == MC_NONE || *left == 0) return false;
  --*left;
  return !is_binary(ctx, e) ||
         (count_parts(ctx, mc_affine_lhs(ctx, e), left) && count_parts(ctx, mc_affine_rhs(ctx, e), left));
}

bool mc_affine_is_small(const McContext *ctx, McAffineExpr e) {
  uint32_t left = MAX_PARTS;
  return count_parts(ctx, e, &left);
}

static bool out_of_memory(McForm *form) {
  form->failed = true;
  return false;
}

static bool push_expr(McForm *form, McExprList *list, McAffineExpr e) {
  if (e.index == MC_NONE) return false; /* out of memory, or nested too deep */
  return mc_array_push(&form->ctx->alloc, list, e) || out_of_memory(form);
}

static bool push_value(McForm *form, McValueList *list, McValue value) {
  return mc_array_push(&form->ctx->alloc, list, value) || out_of_memory(form);
}

static bool read_values(McForm *form, McOp op, uint32_t first, uint32_t count) {
  McContext *ctx = form->ctx;
  bool ok = count <= MAX_VALUES && first <= mc_op_num_operands(ctx, op) &&
            count <= mc_op_num_operands(ctx, op) - first && form->exprs.len <= MAX_VALUES;
  for (size_t i = 0; ok && i < form->exprs.len; i++) {
    ok = mc_affine_is_small(ctx, form->exprs.ptr[i]);
  }
  for (uint32_t i = 0; ok && i < count; i++) ok = push_value(form, &form->values, mc_op_operand(ctx, op, first + i));
  return ok;
}

bool mc_form_read(McContext *ctx, McForm *form, McAffineMap map, McOp op, uint32_t first) {
  *form = (McForm){.ctx = ctx, .dims = mc_affine_map_num_dims(ctx, map)};
  for (uint32_t i = 0, n = mc_affine_map_num_results(ctx, map); i < n; i++) {
    if (!push_expr(form, &form->exprs, mc_affine_map_result(ctx, map, i))) return false;
  }
  return read_values(form, op, first, form->dims + mc_affine_map_num_symbols(ctx, map));
}

bool mc_form_read_set(McContext *ctx, McForm *form, McIntegerSet set, McOp op) {
  *form = (McForm){.ctx = ctx, .dims = mc_integer_set_num_dims(ctx, set)};
  for (uint32_t i = 0, n = mc_integer_set_num_constraints(ctx, set); i < n; i++) {
    if (!push_expr(form, &form->exprs, mc_integer_set_constraint(ctx, set, i))) return false;
  }
  return read_values(form, op, 0, form->dims + mc_integer_set_num_symbols(ctx, set));
}

void mc_form_fini(McForm *form) {
  mc_array_fini(&form->ctx->alloc, &form->exprs);
  mc_array_fini(&form->ctx->alloc, &form->values);
}

McAffineMap mc_form_map(const McForm *form) {
  return mc_affine_map(form->ctx, form->dims, mc_form_symbols(form), form->exprs.ptr, form->exprs.len);
}

bool mc_form_is(const McForm *form, McAffineMap map, McOp op, uint32_t first) {
  McContext *ctx = form->ctx;
  if (form->dims != mc_affine_map_num_dims(ctx, map) || mc_form_symbols(form) != mc_affine_map_num_symbols(ctx, map) ||
      form->exprs.len != mc_affine_map_num_results(ctx, map)) {
    return false;
  }
  for (uint32_t i = 0; i < form->exprs.len; i++) {
    if (form->exprs.ptr[i].index != mc_affine_map_result(ctx, map, i).index) return false;
  }
  for (size_t i = 0; i < form->values.len; i++) {
    if (mc_op_operand(ctx, op, first + (uint32_t)i).index != form->values.ptr[i].index) return false;
  }
  return true;
}

bool mc_affine_map_named(McContext *ctx, McOp op, const char *name, McAffineMap *out) {
  McAttr attr = mc_attr_named(ctx, op, name);
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_AFFINE_MAP) return false;
  *out = mc_attr_affine_map_value(ctx, attr);
  return true;
}

bool mc_affine_map_constant(const McContext *ctx, McAffineMap map, int64_t *out) {
  return mc_affine_map_num_results(ctx, map) == 1 &&
         mc_affine_constant_value(ctx, mc_affine_map_result(ctx, map, 0), out);
}

/* --- replacing dimensions and symbols --- */

/* The expressions that replace each dimension and each symbol. */
typedef struct Remap { McExprList dims, symbols; } Remap;

static void fini_remap(McForm *form, Remap *r) {
  mc_array_fini(&form->ctx->alloc, &r->dims);
  mc_array_fini(&form->ctx->alloc, &r->symbols);
}

static bool is_identity(const McContext *ctx, const McExprList *list, McKind kind) {
  for (size_t i = 0; i < list->len; i++) {
    McAffineExpr e = list->ptr[i];
    if (mc_kind(ctx, e.index) != kind || mc_affine_value(ctx, e) != (int64_t)i) return false;
  }
  return true;
}

static bool apply_remap(McForm *form, const Remap *r) {
  const McContext *ctx = form->ctx;
  bool same = is_identity(ctx, &r->dims, MC_AFFINE_DIM) && is_identity(ctx, &r->symbols, MC_AFFINE_SYMBOL);
  for (size_t i = 0; i < form->exprs.len; i++) {
    McAffineExpr *e = &form->exprs.ptr[i];
    if (!same) *e = mc_affine_substitute(form->ctx, *e, r->dims.ptr, r->dims.len, r->symbols.ptr, r->symbols.len);
    if (!mc_affine_is_small(ctx, *e)) return false;
  }
  return true;
}

/* The values, in the order in which they are given here, replace those of the form. */
static bool take_values(McForm *form, McValueList *dims, McValueList *symbols) {
  bool ok = true;
  form->values.len = 0;
  form->dims = (uint32_t)dims->len;
  for (size_t i = 0; ok && i < dims->len; i++) ok = push_value(form, &form->values, dims->ptr[i]);
  for (size_t i = 0; ok && i < symbols->len; i++) ok = push_value(form, &form->values, symbols->ptr[i]);
  return ok && form->values.len <= MAX_VALUES;
}

/* --- canonical operands --- */

/* Dimensions that are symbols become symbols, after the others. */
static bool promote(McForm *form, Remap *r, McValueList *dims, McValueList *symbols) {
  McContext *ctx = form->ctx;
  bool ok = true;
  for (size_t i = form->dims; ok && i < form->values.len; i++) ok = push_value(form, symbols, form->values.ptr[i]);
  for (uint32_t i = 0; ok && i < form->dims; i++) {
    McValue value = form->values.ptr[i];
    bool is_symbol = mc_affine_is_symbol(ctx, value);
    McValueList *to = is_symbol ? symbols : dims;
    McAffineExpr e = is_symbol ? mc_affine_symbol(ctx, (uint32_t)to->len) : mc_affine_dim(ctx, (uint32_t)to->len);
    ok = push_expr(form, &r->dims, e) && push_value(form, to, value);
  }
  return ok && apply_remap(form, r) && take_values(form, dims, symbols);
}

/* used[i] for value i: dimensions, then symbols. */
static void mark_used(const McForm *form, McAffineExpr e, uint8_t *used) {
  const McContext *ctx = form->ctx;
  McKind kind = mc_kind(ctx, e.index);
  if (is_binary(ctx, e)) {
    mark_used(form, mc_affine_lhs(ctx, e), used);
    mark_used(form, mc_affine_rhs(ctx, e), used);
  } else if (kind != MC_AFFINE_CONSTANT) {
    size_t at = (size_t)mc_affine_value(ctx, e) + (kind == MC_AFFINE_SYMBOL ? form->dims : 0);
    if (at < form->values.len) used[at] = 1;
  }
}

/* Adds the expression that replaces value i to `remap`, and the value, if it stays, to `kept`. */
static bool keep_value(McForm *form, McExprList *remap, McValueList *kept, uint32_t i, bool is_used) {
  McContext *ctx = form->ctx;
  bool is_dim = i < form->dims;
  McValue value = form->values.ptr[i];
  McAttr constant = is_used && !is_dim ? mc_constant_of(ctx, value) : (McAttr){MC_NONE};
  int64_t number;
  if (!is_used) return push_expr(form, remap, mc_affine_constant(ctx, 0));
  if (constant.index != MC_NONE && mc_kind(ctx, constant.index) == MC_ATTR_INTEGER &&
      mc_attr_integer_i64(ctx, constant, &number)) {
    return push_expr(form, remap, mc_affine_constant(ctx, number));
  }
  size_t at = 0;
  while (at < kept->len && kept->ptr[at].index != value.index) at++;
  if (at == kept->len && !push_value(form, kept, value)) return false;
  return push_expr(form, remap, is_dim ? mc_affine_dim(ctx, (uint32_t)at) : mc_affine_symbol(ctx, (uint32_t)at));
}

static bool keep_used(McForm *form, Remap *r, McValueList *dims, McValueList *symbols) {
  uint8_t used[MAX_VALUES] = {0};
  bool ok = true;
  for (size_t i = 0; i < form->exprs.len; i++) mark_used(form, form->exprs.ptr[i], used);
  for (uint32_t i = 0; ok && i < form->values.len; i++) {
    bool is_dim = i < form->dims;
    ok = keep_value(form, is_dim ? &r->dims : &r->symbols, is_dim ? dims : symbols, i, used[i] != 0);
  }
  return ok && apply_remap(form, r) && take_values(form, dims, symbols);
}

bool mc_form_canonicalize(McForm *form) {
  McAlloc *alloc = &form->ctx->alloc;
  if (form->values.len == 0) return true;
  Remap promoted = {0}, kept = {0};
  McValueList dims = {0}, symbols = {0};
  bool ok = promote(form, &promoted, &dims, &symbols);
  dims.len = symbols.len = 0;
  ok = ok && keep_used(form, &kept, &dims, &symbols);
  fini_remap(form, &promoted);
  fini_remap(form, &kept);
  mc_array_fini(alloc, &dims);
  mc_array_fini(alloc, &symbols);
  return ok;
}

/* --- composition --- */

typedef struct Compose { McForm *form; McValueList dims, symbols; } Compose; /* replaced values are MC_NONE */

static McOp apply_of(const McContext *ctx, McValue value) {
  McOp op = value.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(ctx, value);
  return op.index != MC_NONE && mc_op_is(ctx, op, "affine.apply") ? op : (McOp){MC_NONE};
}

/* Appends the values of the form `from`, whose only expression then is in terms of them. */
static bool append_form(Compose *c, McForm *from) {
  McForm *form = c->form;
  McContext *ctx = form->ctx;
  Remap r = {0};
  bool ok = from->exprs.len == 1;
  for (uint32_t i = 0; ok && i < from->values.len; i++) {
    bool is_dim = i < from->dims;
    McValueList *to = is_dim ? &c->dims : &c->symbols;
    McAffineExpr e = is_dim ? mc_affine_dim(ctx, (uint32_t)to->len) : mc_affine_symbol(ctx, (uint32_t)to->len);
    ok = push_expr(from, is_dim ? &r.dims : &r.symbols, e) && push_value(form, to, from->values.ptr[i]);
  }
  ok = ok && apply_remap(from, &r) && c->dims.len <= MAX_VALUES && c->symbols.len <= MAX_VALUES;
  fini_remap(from, &r);
  form->failed |= from->failed;
  return ok;
}

/* Replaces dimension or symbol `at`, whose value affine.apply makes, by the map of the latter. */
static bool replace_one(Compose *c, McOp apply, bool is_dim, uint32_t at) {
  McForm *form = c->form, from;
  McContext *ctx = form->ctx;
  McAffineMap map;
  (is_dim ? c->dims : c->symbols).ptr[at].index = MC_NONE;
  if (!mc_affine_map_named(ctx, apply, "map", &map)) return false;
  bool ok = mc_form_read(ctx, &from, map, apply, 0) && mc_form_canonicalize(&from) && append_form(c, &from);
  McAffineExpr old = is_dim ? mc_affine_dim(ctx, at) : mc_affine_symbol(ctx, at);
  for (size_t i = 0; ok && i < form->exprs.len; i++) {
    McAffineExpr *e = &form->exprs.ptr[i];
    *e = mc_affine_replace(ctx, *e, old, from.exprs.ptr[0]);
    ok = mc_affine_is_small(ctx, *e);
  }
  form->failed |= from.failed;
  mc_form_fini(&from);
  return ok;
}

static bool replace_all(Compose *c) {
  const McContext *ctx = c->form->ctx;
  for (uint32_t count = 0; count < MAX_COMPOSED; count++) {
    McOp apply = {MC_NONE};
    uint32_t at = 0, dims = (uint32_t)c->dims.len, total = dims + (uint32_t)c->symbols.len;
    for (; at < total; at++) {
      apply = apply_of(ctx, at < dims ? c->dims.ptr[at] : c->symbols.ptr[at - dims]);
      if (apply.index != MC_NONE) break;
    }
    if (at == total) return true;
    if (!replace_one(c, apply, at < dims, at < dims ? at : at - dims)) return false;
  }
  return false;
}

/* The values that are left become those of the form, in their order. */
static bool renumber(Compose *c) {
  McForm *form = c->form;
  McContext *ctx = form->ctx;
  Remap r = {0};
  bool ok = true;
  form->values.len = form->dims = 0;
  for (uint32_t i = 0; ok && i < c->dims.len; i++) {
    bool is_left = c->dims.ptr[i].index != MC_NONE;
    ok = push_expr(form, &r.dims, is_left ? mc_affine_dim(ctx, form->dims) : mc_affine_constant(ctx, 0)) &&
         (!is_left || push_value(form, &form->values, c->dims.ptr[i]));
    form->dims += is_left;
  }
  for (uint32_t i = 0; ok && i < c->symbols.len; i++) {
    bool is_left = c->symbols.ptr[i].index != MC_NONE;
    McAffineExpr e = is_left ? mc_affine_symbol(ctx, mc_form_symbols(form)) : mc_affine_constant(ctx, 0);
    ok = push_expr(form, &r.symbols, e) && (!is_left || push_value(form, &form->values, c->symbols.ptr[i]));
  }
  ok = ok && form->values.len <= MAX_VALUES && apply_remap(form, &r);
  fini_remap(form, &r);
  return ok;
}

static bool simplify(McForm *form) {
  for (size_t i = 0; i < form->exprs.len; i++) {
    bool too_large = false;
    McAffineExpr e = mc_affine_simplify(form->ctx, form->exprs.ptr[i], form->dims, mc_form_symbols(form), &too_large);
    if (e.index == MC_NONE && !too_large) return false;
    if (e.index != MC_NONE) form->exprs.ptr[i] = e;
    if (!mc_affine_is_small(form->ctx, form->exprs.ptr[i])) return false;
  }
  return true;
}

bool mc_form_compose(McForm *form) {
  McAlloc *alloc = &form->ctx->alloc;
  Compose c = {.form = form};
  bool ok = true;
  for (uint32_t i = 0; ok && form->exprs.len > 0 && i < form->values.len; i++) {
    ok = push_value(form, i < form->dims ? &c.dims : &c.symbols, form->values.ptr[i]);
  }
  if (form->exprs.len > 0) ok = ok && replace_all(&c) && renumber(&c);
  ok = ok && mc_form_canonicalize(form) && simplify(form);
  mc_array_fini(alloc, &c.dims);
  mc_array_fini(alloc, &c.symbols);
  return ok;
}

/* --- what stays as it is --- */

/* The values that dimensions and symbols are, one bit for each, of an expression that is a constant, a value or the sum
 * of a value and a constant: it is simplified. False: another one. */
static bool mark_plain(const McContext *ctx, McAffineExpr e, uint32_t dims, uint32_t total, uint64_t *used) {
  if (mc_kind(ctx, e.index) == MC_AFFINE_ADD) {
    McAffineExpr rhs = mc_affine_rhs(ctx, e);
    if (mc_kind(ctx, rhs.index) != MC_AFFINE_CONSTANT || mc_affine_value(ctx, rhs) == 0) return false;
    e = mc_affine_lhs(ctx, e);
    if (mc_kind(ctx, e.index) == MC_AFFINE_CONSTANT) return false;
  }
  McKind kind = mc_kind(ctx, e.index);
  if (kind == MC_AFFINE_CONSTANT) return true;
  if (kind != MC_AFFINE_DIM && kind != MC_AFFINE_SYMBOL) return false;
  uint64_t at = (uint64_t)mc_affine_value(ctx, e) + (kind == MC_AFFINE_SYMBOL ? dims : 0);
  if (at < total) *used |= (uint64_t)1 << at;
  return at < total;
}

static bool stays_value(McContext *ctx, McValue value, bool is_dim) {
  if (value.index == MC_NONE || apply_of(ctx, value).index != MC_NONE) return false;
  return is_dim ? !mc_affine_is_symbol(ctx, value) : mc_constant_of(ctx, value).index == MC_NONE;
}

bool mc_form_is_settled(McContext *ctx, McAffineMap map, McOp op, uint32_t first) {
  uint32_t dims = mc_affine_map_num_dims(ctx, map), total = dims + mc_affine_map_num_symbols(ctx, map);
  uint64_t used = 0;
  if (total >= 64 || dims >= 64 || first + total > mc_op_num_operands(ctx, op)) return false;
  for (uint32_t i = 0, n = mc_affine_map_num_results(ctx, map); i < n; i++) {
    if (!mark_plain(ctx, mc_affine_map_result(ctx, map, i), dims, total, &used)) return false;
  }
  if (used != ((uint64_t)1 << total) - 1) return false;
  for (uint32_t i = 0; i < total; i++) {
    McValue value = mc_op_operand(ctx, op, first + i);
    if (!stays_value(ctx, value, i < dims)) return false;
    for (uint32_t k = i < dims ? 0 : dims; k < i; k++) {
      if (mc_op_operand(ctx, op, first + k).index == value.index) return false;
    }
  }
  return true;
}

/* --- constants, repeated expressions --- */

/* The value of an expression of constants. False: an operand is none, or a divisor is not allowed. */
static bool evaluate(McForm *form, const McAttr *constants, McAffineExpr e, int64_t *out) {
  McContext *ctx = form->ctx;
  McKind kind = mc_kind(ctx, e.index);
  int64_t a, b;
  if (kind == MC_AFFINE_CONSTANT) return *out = mc_affine_value(ctx, e), true;
  if (kind == MC_AFFINE_DIM || kind == MC_AFFINE_SYMBOL) {
    size_t at = (size_t)mc_affine_value(ctx, e) + (kind == MC_AFFINE_SYMBOL ? form->dims : 0);
    McAttr attr = at < form->values.len ? constants[at] : (McAttr){MC_NONE};
    bool is_integer = attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER;
    return is_integer && mc_attr_integer_i64(ctx, attr, out);
  }
  if (!evaluate(form, constants, mc_affine_lhs(ctx, e), &a)) return false;
  if (!evaluate(form, constants, mc_affine_rhs(ctx, e), &b)) return false;
  if (kind == MC_AFFINE_ADD) return *out = (int64_t)((uint64_t)a + (uint64_t)b), true;
  if (kind == MC_AFFINE_MUL) return *out = (int64_t)((uint64_t)a * (uint64_t)b), true;
  form->is_poison |= kind == MC_AFFINE_MOD ? b < 1 : b == 0;
  if (form->is_poison || (a == INT64_MIN && b == -1)) return false;
  int64_t quotient = a / b, rest = a % b;
  if (kind == MC_AFFINE_MOD) *out = rest < 0 ? rest + b : rest;
  else if (kind == MC_AFFINE_FLOORDIV) *out = quotient - (rest != 0 && (rest < 0) != (b < 0));
  else *out = quotient + (rest != 0 && (rest < 0) == (b < 0));
  return true;
}

bool mc_form_fold(McForm *form, const McAttr *constants) {
  for (size_t i = 0; i < form->exprs.len; i++) {
    int64_t number;
    if (!evaluate(form, constants, form->exprs.ptr[i], &number)) continue;
    form->exprs.ptr[i] = mc_affine_constant(form->ctx, number);
    if (form->exprs.ptr[i].index == MC_NONE) return false;
  }
  return true;
}

void mc_form_unique(McForm *form) {
  size_t kept = 0;
  for (size_t i = 0; i < form->exprs.len; i++) {
    size_t at = 0;
    while (at < kept && form->exprs.ptr[at].index != form->exprs.ptr[i].index) at++;
    if (at == kept) form->exprs.ptr[kept++] = form->exprs.ptr[i];
  }
  form->exprs.len = kept;
}

/* --- new operations --- */

#define MAX_INDICES 8u

/* Symbols that can only be dimensions become dimensions, after the others. */
static bool demote(McForm *form) {
  McContext *ctx = form->ctx;
  Remap r = {0};
  McValueList dims = {0}, symbols = {0};
  bool ok = true;
  for (uint32_t i = 0; ok && i < form->dims; i++) {
    ok = push_expr(form, &r.dims, mc_affine_dim(ctx, i)) && push_value(form, &dims, form->values.ptr[i]);
  }
  for (size_t i = form->dims; ok && i < form->values.len; i++) {
    McValue value = form->values.ptr[i];
    bool is_dim = !mc_affine_is_symbol(ctx, value) && mc_affine_can_be_dimension(ctx, value);
    McValueList *to = is_dim ? &dims : &symbols;
    McAffineExpr e = is_dim ? mc_affine_dim(ctx, (uint32_t)to->len) : mc_affine_symbol(ctx, (uint32_t)to->len);
    ok = push_expr(form, &r.symbols, e) && push_value(form, to, value);
  }
  ok = ok && apply_remap(form, &r) && take_values(form, &dims, &symbols);
  fini_remap(form, &r);
  mc_array_fini(&ctx->alloc, &dims);
  mc_array_fini(&ctx->alloc, &symbols);
  return ok;
}

bool mc_rw_affine_apply(McRewriter *rw, McOp before, McAffineExpr e, const McMixed *indices, size_t count,
                        size_t dims, McMixed *out) {
  McContext *ctx = mc_rw_ctx(rw);
  McAffineExpr exprs[MAX_INDICES];
  McForm form = {.ctx = ctx};
  bool ok = count <= MAX_INDICES;
  for (size_t i = 0; ok && i < count; i++) {
    int64_t number;
    if (mc_mixed_number(ctx, indices[i], &number)) {
      exprs[i] = mc_affine_constant(ctx, number);
    } else {
      exprs[i] = i < dims ? mc_affine_dim(ctx, form.dims) : mc_affine_symbol(ctx, mc_form_symbols(&form));
      ok = push_value(&form, &form.values, indices[i].value);
      form.dims += i < dims;
    }
    ok = ok && exprs[i].index != MC_NONE;
  }
  ok = ok && push_expr(&form, &form.exprs, mc_affine_substitute(ctx, e, exprs, dims, exprs + dims, count - dims)) &&
       mc_form_compose(&form) && demote(&form) && mc_form_canonicalize(&form);
  if (ok) {
    McAffineExpr made = form.exprs.ptr[0];
    McKind kind = mc_kind(ctx, made.index);
    int64_t number;
    if (mc_affine_constant_value(ctx, made, &number)) {
      *out = mc_mixed_of_number(number);
    } else if (kind == MC_AFFINE_DIM || kind == MC_AFFINE_SYMBOL) {
      size_t at = (size_t)mc_affine_value(ctx, made) + (kind == MC_AFFINE_SYMBOL ? form.dims : 0);
      *out = mc_mixed_of_value(form.values.ptr[at]);
    } else {
      McAffineMap map = mc_form_map(&form);
      McType type = mc_type_index(ctx);
      McNamedAttr attr = {mc_ident(ctx, "map", strlen("map")),
                          map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map)};
      ok = attr.name.index != MC_NONE && attr.value.index != MC_NONE;
      McOp op = ok ? mc_rw_create(rw, before, &(McRwOp){.name = "affine.apply", .operands = form.values.ptr,
                                                        .num_operands = form.values.len, .results = &type,
                                                        .num_results = 1, .attrs = &attr, .num_attrs = 1})
                   : (McOp){MC_NONE};
      ok = op.index != MC_NONE || mc_rw_fail(rw);
      if (ok) *out = mc_mixed_of_value(mc_op_result(ctx, op, 0));
    }
  }
  if (form.failed) mc_rw_fail(rw);
  mc_form_fini(&form);
  return ok;
}
