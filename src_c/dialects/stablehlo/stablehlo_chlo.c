/* stablehlo_chlo.c - rules of chlo: operations with implicit broadcasting, products in groups, scans. */
#include "dialects/stablehlo/stablehlo.def"
#include "dialects/stablehlo/stablehlo_checks.h"

/* --- broadcasting --- */

/* A size of two, of which either can be 1 or unknown. False: they do not go together. */
static bool broadcast_size(int64_t *size, int64_t other) {
  if (*size == MC_DYNAMIC || other == MC_DYNAMIC) {
    if (*size > 1) return true;
    if (other > 1 || *size == 1) *size = other;
    else if (other != 1) *size = MC_DYNAMIC;
    return true;
  }
  if (*size == 1) *size = other;
  return *size == other || other == 1;
}

/* Static sizes, and dynamic ones with bounds, which are as sizes. */
static bool has_bounds(const McRoutineCheck *c, McType type) {
  McStr bounds = mc_hlo_bounds(c->ctx, type);
  for (uint32_t i = 0, rank = mc_type_rank(c->ctx, type); i < rank; i++) {
    if (mc_type_dim(c->ctx, type, i) == MC_DYNAMIC && bounds.len == 0) return false;
  }
  return true;
}

/* Broadcasts one more type, whose dimensions are the last ones. */
static bool broadcast_type(const McRoutineCheck *c, McInts *sizes, McInts *bounds, McType type, bool bounded) {
  uint32_t rank = mc_type_rank(c->ctx, type);
  McStr of_type = mc_hlo_bounds(c->ctx, type);
  for (uint32_t i = 0; i < rank; i++) {
    uint32_t place = sizes->len - rank + i;
    int64_t size = mc_type_dim(c->ctx, type, i), bound = mc_hlo_bound_at(of_type, i);
    if (!bounded) {
      if (!broadcast_size(&sizes->ptr[place], size)) return false;
      continue;
    }
    bool of_bound = size == MC_DYNAMIC;
    int64_t *have = bounds->ptr[place] != MC_DYNAMIC ? &bounds->ptr[place] : &sizes->ptr[place];
    int64_t most = of_bound ? bound : size;
    if (most == 1 && !of_bound) continue;
    if (*have == 1 && have == &sizes->ptr[place]) {
      sizes->ptr[place] = size;
      bounds->ptr[place] = of_bound ? bound : MC_DYNAMIC;
    } else if (*have != most || of_bound != (have == &bounds->ptr[place])) {
      return false;
    }
  }
  return true;
}

/* The type that all operands are broadcast to, without a rank where they do not go together. MC_NONE: reported. */
static McType broadcast_all(const McRoutineCheck *c, McType of) {
  McContext *ctx = c->ctx;
  McType none = {MC_NONE};
  uint32_t count = mc_op_num_operands(ctx, c->op), rank = 0;
  bool bounded = true, ok = true;
  for (uint32_t i = 0; i < count; i++) {
    McType type = mc_checked_type(c, i);
    if (!is_tensor(c, type)) return mc_type_unranked_tensor(ctx, of, c->diags);
    if (mc_type_rank(ctx, type) > rank) rank = mc_type_rank(ctx, type);
    bounded = bounded && has_bounds(c, type);
  }
  McInts sizes, bounds;
  if (!mc_ints_init(ctx, &sizes, rank, c->diags)) return none;
  if (!mc_ints_init(ctx, &bounds, rank, c->diags)) return mc_ints_fini(ctx, &sizes), none;
  while (sizes.len < rank) {
    sizes.ptr[sizes.len++] = 1;
    bounds.ptr[bounds.len++] = MC_DYNAMIC;
  }
  for (uint32_t i = 0; ok && i < count; i++) ok = broadcast_type(c, &sizes, &bounds, mc_checked_type(c, i), bounded);
  McAttr encoding = {MC_NONE};
  McType made = none;
  if (!ok) made = mc_type_unranked_tensor(ctx, of, c->diags);
  else if (mc_hlo_bounds_encoding(c, &bounds, &encoding)) {
    made = mc_type_ranked_tensor(ctx, sizes.ptr, rank, of, encoding, c->diags);
  }
  mc_ints_fini(ctx, &sizes);
  mc_ints_fini(ctx, &bounds);
  return made;
}

/* The same for two operands, of which the one with less dimensions has those of the list. */
static McType broadcast_along(const McRoutineCheck *c, const List *dims, McType of) {
  McContext *ctx = c->ctx;
  McType a = mc_checked_type(c, 0), b = mc_checked_type(c, 1);
  if (!is_tensor(c, a) || !is_tensor(c, b)) return mc_type_unranked_tensor(ctx, of, c->diags);
  bool more = mc_type_rank(ctx, a) > mc_type_rank(ctx, b);
  McType large = more ? a : b, small = more ? b : a;
  uint32_t rank = mc_type_rank(ctx, large);
  bool ok = dims->len == mc_type_rank(ctx, small);
  McInts sizes;
  if (!mc_ints_init(ctx, &sizes, rank, c->diags)) return (McType){MC_NONE};
  for (; sizes.len < rank; sizes.len++) sizes.ptr[sizes.len] = mc_type_dim(ctx, large, sizes.len);
  for (uint32_t i = 0; ok && i < dims->len; i++) {
    int64_t dim = at(c, dims, i);
    ok = dim >= 0 && dim < rank;
    int64_t size = ok ? mc_type_dim(ctx, small, i) : 0;
    ok = ok && broadcast_size(&size, mc_type_dim(ctx, large, (uint32_t)dim));
    if (ok) sizes.ptr[dim] = size;
  }
  McType made = ok ? mc_type_ranked_tensor(ctx, sizes.ptr, rank, of, (McAttr){MC_NONE}, c->diags)
                   : mc_type_unranked_tensor(ctx, of, c->diags);
  mc_ints_fini(ctx, &sizes);
  return made;
}

static bool fits_result(const McRoutineCheck *c, McType type) {
  return type.index == MC_NONE ? mc_hlo_no_type(c) : mc_hlo_results_fit(c, &type, 1);
}

/* Arguments: the attribute with dimensions; "i1" or "complex": elements of the result, if they are not those of the
 * operands. */
bool mc_check_chlo_broadcast(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType lhs = mc_checked_type(c, 0), of = element(c, lhs);
  McAttr dims = mc_named_attr(c, c->args[0]);
  McStr kind = c->num_args > 1 ? mc_ident_str(ctx, (McIdent){c->args[1]}) : (McStr){"", 0};
  if (!mc_hlo_elements_fit(ctx, lhs, mc_checked_type(c, 1))) {
    bad(c, "mismatched operand types");
    return mc_hlo_no_type(c);
  }
  if (mc_str_is(kind, "i1")) of = mc_type_integer(ctx, 1, MC_SIGNLESS);
  if (mc_str_is(kind, "complex")) of = mc_type_complex(ctx, of, c->diags);
  if (of.index == MC_NONE) return false;
  List list = list_of(c, dims, "");
  return fits_result(c, dims.index == MC_NONE ? broadcast_all(c, of) : broadcast_along(c, &list, of));
}

bool mc_check_chlo_broadcast_select(const McRoutineCheck *c) {
  McType a = element(c, mc_checked_type(c, 1)), b = element(c, mc_checked_type(c, 2));
  if (a.index == b.index) return fits_result(c, broadcast_all(c, a));
  bad(c, "mismatched operand types");
  return mc_hlo_no_type(c);
}

/* --- constants, the greatest values --- */

bool mc_check_chlo_constant_like(const McRoutineCheck *c) {
  McAttr value = mc_named_attr(c, c->args[0]);
  McType of = value.index == MC_NONE ? (McType){MC_NONE} : mc_attr_value_type(c->ctx, value);
  if (of.index == MC_NONE) return true;
  if (of.index != element(c, mc_checked_type(c, 1)).index) {
    return fail(c, "value's type doesn't match element return type");
  }
  return mc_hlo_infers(c);
}

bool mc_check_chlo_top_k(const McRoutineCheck *c) {
  McType in = mc_checked_type(c, 0);
  int64_t k = integer_or(c, mc_named_attr(c, c->args[0]), 0);
  if (!is_tensor(c, in)) return mc_hlo_infers(c);
  uint32_t rank = mc_type_rank(c->ctx, in);
  int64_t last = rank > 0 ? mc_type_dim(c->ctx, in, rank - 1) : 0;
  if (rank > 0 && (last == MC_DYNAMIC || last >= k)) return mc_hlo_infers(c);
  if (rank == 0) bad(c, "operand's rank must be at least 1");
  else bad(c, "operand's last dimension must be at least %lld", LL(k));
  return mc_hlo_no_type(c);
}

/* --- products in groups --- */

typedef struct Ragged {
  McType lhs, rhs, sizes;
  McHloDot dot;
  List ragged, group;
} Ragged;

enum { IN_OTHER, IN_SUM, IN_BATCH }; /* the kind of the dimension that has groups */

static int ragged_kind(const McRoutineCheck *c, const Ragged *r) {
  int64_t dim = at(c, &r->ragged, 0);
  return contains(c, &r->dot.lhs_batch, dim) ? IN_BATCH : contains(c, &r->dot.lhs_sum, dim) ? IN_SUM : IN_OTHER;
}

/* Adds the left side's sizes along a list's dimensions, up to the ragged one. */
static void push_until(const McRoutineCheck *c, const Ragged *r, const List *dims, bool until, McInts *out) {
  for (uint32_t i = 0; i < dims->len; i++) {
    int64_t dim = at(c, dims, i);
    if (until && dim == at(c, &r->ragged, 0)) return;
    out->ptr[out->len++] = mc_type_dim(c->ctx, r->lhs, (uint32_t)dim);
  }
}

/* "2, 3": sizes, and what follows. */
static bool fail_group_sizes(const McRoutineCheck *c, const McInts *want, McType have) {
  McContext *ctx = c->ctx;
  uint32_t rank = mc_type_rank(ctx, have);
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  mc_buf_lit(&text, "group_sizes is expected to have shape [");
  for (uint32_t i = 0; i < want->len; i++) mc_buf_printf(&text, "%lld, ", LL(want->ptr[i]));
  mc_buf_printf(&text, "%lld], got [", LL(mc_type_dim(ctx, have, rank - 1)));
  mc_hlo_put_dims(&text, c, have);
  bad(c, "%s]", mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

/* The groups' sizes are those of one list, or of a list for each index along the dimensions before the ragged one. */
static bool check_group_sizes(const McRoutineCheck *c, const Ragged *r, int kind) {
  McContext *ctx = c->ctx;
  McInts want;
  uint32_t rank = mc_type_rank(ctx, r->sizes), lhs_rank = mc_type_rank(ctx, r->lhs);
  if (rank == 1) return true;
  if (!mc_ints_init(ctx, &want, 2 * lhs_rank, c->diags)) return false;
  push_until(c, r, &r->dot.lhs_batch, kind == IN_BATCH, &want);
  if (kind == IN_SUM) push_until(c, r, &r->dot.lhs_sum, true, &want);
  for (uint32_t i = 0; kind == IN_OTHER && i < at(c, &r->ragged, 0); i++) {
    if (contains(c, &r->dot.lhs_batch, i) || contains(c, &r->dot.lhs_sum, i)) continue;
    want.ptr[want.len++] = mc_type_dim(ctx, r->lhs, i);
  }
  bool ok = rank == want.len + 1 || bad(c, "expected group_sizes to have rank %u, got %u", want.len + 1, rank);
  bool same = true;
  for (uint32_t i = 0; ok && i < want.len; i++) same = same && want.ptr[i] == mc_type_dim(ctx, r->sizes, i);
  ok = ok && (same || fail_group_sizes(c, &want, r->sizes));
  mc_ints_fini(ctx, &want);
  return ok;
}

static bool check_in(const McRoutineCheck *c, int64_t dim, uint32_t rank, const char *name, const char *of) {
  if (dim >= 0 && dim < rank) return true;
  return bad(c, "Expects %s to be in range [0, %s) i.e. [0, %u). got: %lld.", name, of, rank, LL(dim));
}

static bool check_ragged(const McRoutineCheck *c, const Ragged *r) {
  McContext *ctx = c->ctx;
  if (r->ragged.len != 1) return bad(c, "There must be exactly one ragged dimension in the lhs.");
  if (!check_in(c, at(c, &r->ragged, 0), mc_type_rank(ctx, r->lhs), "lhs_ragged_dim", "lhs_rank")) return false;
  int kind = ragged_kind(c, r);
  uint32_t rank = mc_type_rank(ctx, r->sizes);
  if (rank == 0 || !check_group_sizes(c, r, kind)) return rank == 0;
  int64_t groups = mc_type_dim(ctx, r->sizes, rank - 1);
  for (uint32_t i = 0; i < r->group.len; i++) {
    if (!check_in(c, at(c, &r->group, i), mc_type_rank(ctx, r->rhs), "rhs_group_dim", "rhs_rank")) return false;
  }
  if (!mc_hlo_distinct(c, &r->group, &r->dot.rhs_batch)) return false;
  if (!mc_hlo_distinct(c, &r->group, &r->dot.rhs_sum)) return false;
  if (kind != IN_OTHER) {
    return r->group.len == 0 || bad(c, "There must be zero group dimensions in the rhs when the ragged dimension is "
                                    "batch or contracting.");
  }
  if (r->group.len != 1) {
    return bad(c, "There must be exactly one group dimension in the rhs when the lhs ragged dimension is "
               "non-contracting.");
  }
  int64_t size = mc_type_dim(ctx, r->rhs, (uint32_t)at(c, &r->group, 0));
  return fits(groups, size) ||
         bad(c, "rhs group dimension is expected to have size=%lld, got %lld", LL(groups), LL(size));
}

static bool check_ragged_shape(const McRoutineCheck *c, const Ragged *r, McType out) {
  McContext *ctx = c->ctx;
  McInts sizes;
  uint32_t rank = mc_type_rank(ctx, r->sizes);
  uint32_t room = 2 * mc_type_rank(ctx, r->lhs) + mc_type_rank(ctx, r->rhs) + 1;
  if (rank == 0) return true;
  if (!mc_ints_init(ctx, &sizes, room, c->diags)) return false;
  if (ragged_kind(c, r) == IN_SUM) sizes.ptr[sizes.len++] = mc_type_dim(ctx, r->sizes, rank - 1);
  push_until(c, r, &r->dot.lhs_batch, false, &sizes);
  mc_hlo_push_others(c, r->lhs, (const List *const[]){&r->dot.lhs_batch, &r->dot.lhs_sum}, 2, &sizes);
  mc_hlo_push_others(c, r->rhs, (const List *const[]){&r->dot.rhs_batch, &r->dot.rhs_sum, &r->group}, 3, &sizes);
  bool ok = mc_hlo_check_shape(c, sizes.ptr, sizes.len, out);
  mc_ints_fini(ctx, &sizes);
  return ok;
}

bool mc_check_chlo_ragged_dot(const McRoutineCheck *c) {
  McAttr numbers = mc_named_attr(c, c->args[0]), precision = mc_named_attr(c, c->args[1]);
  McType out = mc_checked_type(c, 3);
  if (numbers.index == MC_NONE) return true;
  Ragged r = {mc_checked_type(c, 0), mc_checked_type(c, 1), mc_checked_type(c, 2), mc_hlo_dot_of(c, numbers),
              param(c, numbers, 4, "lhs_ragged_dimensions"), param(c, numbers, 5, "rhs_group_dimensions")};
  if (!is_tensor(c, r.lhs) || !is_tensor(c, r.rhs) || !is_tensor(c, r.sizes) || !is_tensor(c, out)) return true;
  return mc_hlo_check_dot(c, r.lhs, r.rhs, &r.dot, precision) && check_ragged(c, &r) && check_ragged_shape(c, &r, out);
}

/* --- scans --- */

typedef struct Scan {
  McGroup inputs, inits, outputs;
  int64_t dim, size; /* the dimension that is scanned, and what the operation says of its size; MC_DYNAMIC: nothing */
} Scan;

static Scan scan_of(const McRoutineCheck *c) {
  return (Scan){mc_named_group(c, c->args[0]), mc_named_group(c, c->args[1]), mc_named_group(c, c->args[2]),
                integer_or(c, mc_named_attr(c, c->args[3]), 0),
                integer_or(c, mc_named_attr(c, c->args[4]), MC_DYNAMIC)};
}

/* A type without one of its dimensions. MC_NONE: out of memory, reported. */
static McType without(const McRoutineCheck *c, McType type, int64_t dim) {
  McContext *ctx = c->ctx;
  McInts sizes;
  uint32_t rank = mc_type_rank(ctx, type);
  if (!mc_ints_init(ctx, &sizes, rank, c->diags)) return (McType){MC_NONE};
  for (uint32_t i = 0; i < rank; i++) {
    if (i != dim) sizes.ptr[sizes.len++] = mc_type_dim(ctx, type, i);
  }
  McType element = mc_type_element(ctx, type);
  McType made = mc_type_ranked_tensor(ctx, sizes.ptr, sizes.len, element, (McAttr){MC_NONE}, c->diags);
  mc_ints_fini(ctx, &sizes);
  return made;
}

static bool check_scan_arguments(const McRoutineCheck *c, const Scan *s) {
  McBlock block = entry_of(c, 0);
  uint32_t operands = mc_op_num_operands(c->ctx, c->op);
  if (block.index == MC_NONE) return true;
  uint32_t args = mc_block_num_args(c->ctx, block);
  if (args != operands) return fail(c, "expects %u arguments in the body, but got %u", operands, args);
  for (uint32_t i = 0; i < args; i++) {
    McType type = mc_checked_type(c, i);
    if (!is_tensor(c, type)) return fail(c, "operand %u is not ranked", i);
    if (i < s->inputs.count) type = without(c, type, s->dim);
    if (type.index == MC_NONE) return false;
    if (!mc_hlo_fits(c->ctx, type, arg_type(c, block, i))) {
      return fail(c, "operand and body argument %u are incompatible", i);
    }
  }
  return true;
}

bool mc_check_chlo_scan(const McRoutineCheck *c) {
  Scan s = scan_of(c);
  int64_t size = s.size;
  if (s.inputs.count == 0 && s.outputs.count == 0) {
    return fail(c, "at least one of inputs or outputs must be present");
  }
  for (uint32_t i = 0; i < s.inputs.count; i++) {
    McType type = mc_group_type(c, s.inputs, i);
    if (!is_tensor(c, type)) return fail(c, "operand %u is not ranked", i);
    if (s.dim >= mc_type_rank(c->ctx, type)) return fail(c, "scan dimension of operand %u is out of bounds", i);
    int64_t own = mc_type_dim(c->ctx, type, (uint32_t)s.dim);
    if (own == MC_DYNAMIC) continue;
    if (size != MC_DYNAMIC && size != own) return fail(c, "invalid scan dimension size of operand %u", i);
    size = own;
  }
  return check_scan_arguments(c, &s);
}

/* The type that a result has: what the region gives, for outputs with the dimension that is scanned. MC_NONE: reported.
 */
static McType scanned(const McRoutineCheck *c, const Scan *s, McType type, bool is_output, int64_t size) {
  McContext *ctx = c->ctx;
  McInts sizes;
  uint32_t rank = mc_type_rank(ctx, type);
  if (!mc_ints_init(ctx, &sizes, rank + 1, c->diags)) return (McType){MC_NONE};
  for (uint32_t i = 0; i <= rank; i++) {
    if (is_output && i == s->dim) sizes.ptr[sizes.len++] = size;
    if (i < rank) sizes.ptr[sizes.len++] = mc_type_dim(ctx, type, i);
  }
  McType element = mc_type_element(ctx, type);
  McType made = mc_type_ranked_tensor(ctx, sizes.ptr, sizes.len, element, (McAttr){MC_NONE}, c->diags);
  mc_ints_fini(ctx, &sizes);
  return made;
}

static bool infer_scan(const McRoutineCheck *c, const Scan *s, McOp last, McType *types) {
  uint32_t given = mc_op_num_operands(c->ctx, last), outputs = given - s->inits.count;
  int64_t size = s->size;
  for (uint32_t i = 0; size == MC_DYNAMIC && i < s->inputs.count; i++) {
    McType type = mc_group_type(c, s->inputs, i);
    size = mc_type_dim(c->ctx, type, (uint32_t)s->dim);
  }
  for (uint32_t i = 0; i < given; i++) {
    McType type = operand_of(c, last, i);
    if (!is_tensor(c, type)) return bad(c, "terminator operand %u is not ranked", i);
    if (i < outputs && s->dim > mc_type_rank(c->ctx, type)) return true;
    types[i] = scanned(c, s, type, i < outputs, size);
    if (types[i].index == MC_NONE) return false;
  }
  return true;
}

bool mc_check_chlo_scan_types(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  Scan s = scan_of(c);
  McOp last = last_of(c, entry_of(c, 0));
  uint32_t given = last.index == MC_NONE ? 0 : mc_op_num_operands(ctx, last);
  if (last.index == MC_NONE) return true;
  if (given < s.inits.count) {
    bad(c, "ScanOp body must return at least %u values (carries)", s.inits.count);
    return mc_hlo_no_type(c);
  }
  McType few[8] = {{MC_NONE}}, *types = few;
  size_t room = ((size_t)given + 1) * sizeof *types;
  if (given > MC_COUNT(few)) types = mc_alloc(&ctx->alloc, room);
  if (types == NULL) return mc_out_of_memory(c->diags);
  memset(types, 0, given * sizeof *types);
  bool ok = infer_scan(c, &s, last, types) || mc_hlo_no_type(c);
  if (ok && (given == 0 || types[given - 1].index != 0)) ok = mc_hlo_results_fit(c, types, given);
  if (types != few) mc_free(&ctx->alloc, types, room);
  return ok;
}
