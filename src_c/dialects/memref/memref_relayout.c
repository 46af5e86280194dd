/* memref_relayout.c - memory without a layout in place of memory with one.
 *
 * The shape has the greatest value of each result of the layout, plus one. Accesses get the indices that the layout
 * makes of theirs. As in mlir-opt 22, affine.apply operations that were needed on the way stay when another one used
 * them.
 */
#include "dialects/memref/memref_relayout.h"

#include "dialects/memref/memref_layout.h"
#include "dialects/shared/affine_form.h"
#include "dialects/shared/integer_rows.h"
#include "transform/pattern_driver.h"

/* --- tiles --- */

typedef enum Tile { NO_TILE, TILE_NUMBER, TILE_PLACE } Tile; /* x floordiv c; x mod c */

/* Uses of `from` by an expression: none; only as `from mod by`; otherwise. */
typedef enum Use { UNUSED, AS_MOD, OTHERWISE } Use;

static bool contains(const McContext *ctx, McAffineExpr e, McAffineExpr part) {
  McKind kind = mc_kind(ctx, e.index);
  if (e.index == part.index) return true;
  if (kind < MC_AFFINE_ADD || kind > MC_AFFINE_CEILDIV) return false;
  return contains(ctx, mc_affine_lhs(ctx, e), part) || contains(ctx, mc_affine_rhs(ctx, e), part);
}

static Use use_of(const McContext *ctx, McAffineExpr e, McAffineExpr from, McAffineExpr by) {
  if (!contains(ctx, e, from)) return UNUSED;
  bool is_mod = mc_kind(ctx, e.index) == MC_AFFINE_MOD && mc_affine_lhs(ctx, e).index == from.index &&
                mc_affine_rhs(ctx, e).index == by.index;
  return is_mod ? AS_MOD : OTHERWISE;
}

/* The kind of each result of the layout: tiles[i], with room for all. Returns false when the layout has no tiles. */
static bool find_tiles(const McContext *ctx, McAffineMap map, uint8_t *tiles) {
  uint32_t n = mc_affine_map_num_results(ctx, map);
  bool any = false;
  memset(tiles, NO_TILE, n);
  for (uint32_t i = 0; i < n; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    if (mc_kind(ctx, e.index) != MC_AFFINE_FLOORDIV) continue;
    McAffineExpr from = mc_affine_lhs(ctx, e), by = mc_affine_rhs(ctx, e);
    bool found = false;
    if (mc_kind(ctx, by.index) != MC_AFFINE_CONSTANT) continue;
    for (uint32_t k = 0; k < n; k++) {
      Use use = k == i ? UNUSED : use_of(ctx, mc_affine_map_result(ctx, map, k), from, by);
      if (use == OTHERWISE || (use == AS_MOD && found)) return false;
      if (use == UNUSED) continue;
      found = any = true;
      tiles[i] = TILE_NUMBER;
      tiles[k] = TILE_PLACE;
    }
  }
  return any;
}

/* --- types --- */

#define MAX_RANK 64u /* types of more dimensions, before or after, stay */

static bool is_small_map(const McContext *ctx, McAffineMap map) {
  uint32_t n = mc_affine_map_num_results(ctx, map);
  for (uint32_t i = 0; i < n; i++) {
    if (!mc_affine_is_small(ctx, mc_affine_map_result(ctx, map, i))) return false;
  }
  return n <= MAX_RANK && mc_affine_map_num_dims(ctx, map) <= MAX_RANK;
}

/* The expression contains a dimension whose size is not a positive number. */
static bool is_open(McContext *ctx, McAffineExpr e, const int64_t *sizes, uint32_t rank) {
  for (uint32_t i = 0; i < rank; i++) {
    if (sizes[i] <= 0 && contains(ctx, e, mc_affine_dim(ctx, i))) return true;
  }
  return false;
}

McType mc_memref_plain_type(McRewriter *rw, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t rank = mc_type_rank(ctx, type), n;
  int64_t sizes[MAX_RANK], made[MAX_RANK];
  uint8_t tiles[MAX_RANK];
  bool is_dynamic = false, failed = false;
  if (rank == 0 || rank > MAX_RANK || mc_memref_is_identity(ctx, type)) return type;
  McAffineMap map = mc_memref_affine_map(ctx, type);
  if (map.index == MC_NONE || !is_small_map(ctx, map) || mc_affine_map_num_dims(ctx, map) != rank) return type;
  for (uint32_t i = 0; i < rank; i++) {
    sizes[i] = mc_type_dim(ctx, type, i);
    is_dynamic |= sizes[i] == MC_DYNAMIC;
    if (sizes[i] == MC_DYNAMIC) sizes[i] = -1;
  }
  bool tiled = find_tiles(ctx, map, tiles);
  if (is_dynamic && !tiled) return type;
  n = mc_affine_map_num_results(ctx, map);
  for (uint32_t i = 0; i < n; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    made[i] = MC_DYNAMIC;
    if (is_open(ctx, e, sizes, rank)) continue;
    int64_t last;
    bool ok = mc_affine_greatest(ctx, e, sizes, rank, mc_affine_map_num_symbols(ctx, map), &last, &failed);
    if (failed) mc_rw_fail(rw);
    if (!ok || last < 0 || last == INT64_MAX) return type;
    made[i] = last + 1;
  }
  McType plain = mc_type_memref(ctx, made, n, mc_type_element(ctx, type), (McAttr){MC_NONE},
                                mc_type_memory_space(ctx, type), NULL);
  if (plain.index == MC_NONE) mc_rw_fail(rw);
  return plain.index == MC_NONE ? type : plain;
}

/* --- accesses --- */

/* An operation that accesses memory by indices. */
typedef struct Access {
  uint32_t memory, count; /* the operand that is the memory; the number of indices, which follow it */
  McIdent map;            /* the attribute of the map that takes the indices; MC_NONE: there is no map */
} Access;

static bool is_plain_access(const McContext *ctx, McOp op) {
  return mc_op_is(ctx, op, "memref.load") || mc_op_is(ctx, op, "memref.store");
}

/* The map for the memory that is operand `memory`; there are as many maps as memrefs. */
static McIdent map_name(const McContext *ctx, McOp op, uint32_t memory) {
  uint32_t count = 0, at = 0;
  const uint32_t *names = mc_def_fact(mc_op_def(ctx, op), MC_FACT_INDEX_MAPS, &count);
  for (uint32_t i = 0; count > 1 && i < memory; i++) {
    at += mc_is_memref(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, i)));
  }
  return (McIdent){at < count ? names[at] : MC_NONE};
}

static bool is_access(const McContext *ctx, McOp op) {
  return mc_op_has_fact(ctx, op, MC_FACT_INDEX_MAPS) || is_plain_access(ctx, op);
}

/* The access of the value, which is operand `memory`. False: its operands do not fit it. */
static bool read_access(McContext *ctx, McOp op, uint32_t memory, Access *out) {
  *out = (Access){memory, mc_type_rank(ctx, mc_value_type(ctx, mc_op_operand(ctx, op, memory))), {MC_NONE}};
  if (!is_plain_access(ctx, op)) {
    out->map = map_name(ctx, op, memory);
    McAttr attr = out->map.index == MC_NONE ? (McAttr){MC_NONE} : mc_op_attribute(ctx, op, out->map);
    if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_AFFINE_MAP) return false;
    McAffineMap map = mc_attr_affine_map_value(ctx, attr);
    if (!is_small_map(ctx, map) || mc_affine_map_num_results(ctx, map) != out->count) return false;
    out->count = mc_affine_map_num_dims(ctx, map) + mc_affine_map_num_symbols(ctx, map);
  }
  if (mc_op_num_operands(ctx, op) - memory - 1 < out->count) return false;
  for (uint32_t i = 0; i < out->count; i++) {
    McType type = mc_value_type(ctx, mc_op_operand(ctx, op, memory + 1 + i));
    if (type.index != mc_type_index(ctx).index) return false; /* the memory is the value that is stored */
  }
  return true;
}

bool mc_memref_users_fit(const McContext *ctx, McValue value) {
  for (McUse use = mc_value_first_use(ctx, value); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp op = mc_use_owner(ctx, use);
    if (!is_access(ctx, op) && !mc_op_has_fact(ctx, op, MC_FACT_ANY_LAYOUT)) return false;
  }
  return true;
}

/* Values whose operation is erased when nothing uses it. */
typedef struct Made { McRewriter *rw; McValueList values; } Made;

/* affine.apply of the expression in front of `before`. Returns false when out of memory. */
static bool apply(Made *made, McOp before, McAffineMap like, McAffineExpr e, const McValue *values, size_t count,
                  McValue *out) {
  McContext *ctx = mc_rw_ctx(made->rw);
  McAffineMap map = mc_affine_map(ctx, mc_affine_map_num_dims(ctx, like), mc_affine_map_num_symbols(ctx, like), &e, 1);
  McType type = mc_type_index(ctx);
  McNamedAttr attr = {mc_ident(ctx, "map", strlen("map")),
                      map.index == MC_NONE ? (McAttr){MC_NONE} : mc_attr_affine_map(ctx, map)};
  if (attr.name.index == MC_NONE || attr.value.index == MC_NONE) return mc_rw_fail(made->rw);
  McOp op = mc_rw_create(made->rw, before, &(McRwOp){.name = "affine.apply", .operands = values, .num_operands = count,
                                                     .results = &type, .num_results = 1, .attrs = &attr,
                                                     .num_attrs = 1});
  if (op.index == MC_NONE) return mc_rw_fail(made->rw);
  *out = mc_op_result(ctx, op, 0);
  return mc_array_push(&ctx->alloc, &made->values, *out) || mc_rw_fail(made->rw);
}

static bool is_identity(const McContext *ctx, McAffineMap map) {
  return mc_affine_map_num_symbols(ctx, map) == 0 && mc_affine_map_is_identity(ctx, map);
}

/* Replaces the values by the results of the map for them and the symbols; `before`: where they are computed. */
static bool through_map(Made *made, McOp before, McAffineMap map, McValueList *values, const McValueList *symbols) {
  McContext *ctx = mc_rw_ctx(made->rw);
  McValueList results = {0};
  bool ok = true;
  for (size_t i = 0; ok && symbols != NULL && i < symbols->len; i++) {
    ok = mc_array_push(&ctx->alloc, values, symbols->ptr[i]) || mc_rw_fail(made->rw);
  }
  if (is_identity(ctx, map)) return ok;
  for (uint32_t i = 0, n = mc_affine_map_num_results(ctx, map); ok && i < n; i++) {
    McValue value;
    ok = apply(made, before, map, mc_affine_map_result(ctx, map, i), values->ptr, values->len, &value) &&
         (mc_array_push(&ctx->alloc, &results, value) || mc_rw_fail(made->rw));
  }
  mc_array_fini(&ctx->alloc, values);
  *values = results;
  return ok;
}

/* The form whose expressions are the values, in terms of what affine.apply made them from. */
static bool compose(McRewriter *rw, const McValueList *values, McForm *form) {
  McContext *ctx = mc_rw_ctx(rw);
  bool ok = true;
  for (int round = 0; ok && round < 2; round++) {
    *form = (McForm){.ctx = ctx, .dims = (uint32_t)values->len};
    for (uint32_t i = 0; ok && i < values->len; i++) {
      McAffineExpr e = mc_affine_dim(ctx, i);
      ok = e.index != MC_NONE && mc_array_push(&ctx->alloc, &form->exprs, e) &&
           mc_array_push(&ctx->alloc, &form->values, values->ptr[i]);
    }
    if (!ok || round == 1 || (mc_form_compose(form) && mc_form_canonicalize(form))) break;
    ok = !form->failed;
    mc_form_fini(form); /* too large: the values themselves */
  }
  return ok || mc_rw_fail(rw);
}

/* Writes the new indices of an access. */
static bool write_access(Made *made, McOp op, const Access *access, const McForm *form) {
  McContext *ctx = mc_rw_ctx(made->rw);
  McValueList operands = {0}, applied = {0};
  McAffineMap map = mc_form_map(form);
  bool ok = map.index != MC_NONE || mc_rw_fail(made->rw), has_map = access->map.index != MC_NONE;
  const McValueList *indices = has_map ? &form->values : &applied;
  for (size_t i = 0; ok && !has_map && i < form->exprs.len; i++) {
    McValue value;
    ok = apply(made, op, map, form->exprs.ptr[i], form->values.ptr, form->values.len, &value) &&
         (mc_array_push(&ctx->alloc, &applied, value) || mc_rw_fail(made->rw));
  }
  ok = ok && mc_rw_operands(made->rw, op, 0, access->memory + 1, &operands);
  for (size_t i = 0; ok && i < indices->len; i++) {
    ok = mc_array_push(&ctx->alloc, &operands, indices->ptr[i]) || mc_rw_fail(made->rw);
  }
  uint32_t rest = access->memory + 1 + access->count;
  ok = ok && mc_rw_operands(made->rw, op, rest, mc_op_num_operands(ctx, op) - rest, &operands);
  McAttr attr = ok && has_map ? mc_attr_affine_map(ctx, map) : (McAttr){MC_NONE};
  if (ok) {
    ok = (!has_map || (attr.index != MC_NONE && mc_op_set_attribute(ctx, op, access->map, attr))) &&
         mc_op_set_operands(ctx, op, operands.ptr, operands.len);
    ok = ok || mc_rw_fail(made->rw);
  }
  mc_array_fini(&ctx->alloc, &operands);
  mc_array_fini(&ctx->alloc, &applied);
  return ok;
}

static bool change_access(McRewriter *rw, McOp op, const Access *access, McAffineMap layout,
                          const McValueList *symbols) {
  McContext *ctx = mc_rw_ctx(rw);
  Made made = {.rw = rw};
  McForm form = {.ctx = ctx};
  McValueList values = {0};
  bool ok = mc_rw_operands(rw, op, access->memory + 1, access->count, &values);
  if (ok && access->map.index != MC_NONE) {
    ok = through_map(&made, op, mc_attr_affine_map_value(ctx, mc_op_attribute(ctx, op, access->map)), &values, NULL);
  }
  ok = ok && through_map(&made, op, layout, &values, symbols) && compose(rw, &values, &form);
  size_t used = made.values.len;
  ok = ok && write_access(&made, op, access, &form);
  for (size_t i = 0; ok && i < used; i++) {
    McValue value = made.values.ptr[i];
    if (mc_value_first_use(ctx, value).index == MC_NONE) mc_rw_erase(rw, mc_value_op(ctx, value));
  }
  mc_form_fini(&form);
  mc_array_fini(&ctx->alloc, &values);
  mc_array_fini(&ctx->alloc, &made.values);
  return ok;
}

static bool uses_once(const McContext *ctx, McOp op, McValue value) {
  uint32_t count = 0;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
    count += mc_op_operand(ctx, op, i).index == value.index;
  }
  return count == 1;
}

/* All users fit, and accesses use the value once. *users: those that access it; owned by the caller, also after
 * false. */
typedef struct User { McOp op; Access access; } User;
typedef MC_ARRAY(User) UserList; /* owned */

static bool find_users(McRewriter *rw, McValue value, UserList *users) {
  McContext *ctx = mc_rw_ctx(rw);
  if (!mc_memref_users_fit(ctx, value)) return false;
  for (McUse use = mc_value_first_use(ctx, value); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    User user = {.op = mc_use_owner(ctx, use)};
    if (!is_access(ctx, user.op)) continue;
    if (!uses_once(ctx, user.op, value)) return false;
    if (!read_access(ctx, user.op, mc_use_index(ctx, use), &user.access)) return false;
    if (!mc_array_push(&ctx->alloc, users, user)) return mc_rw_fail(rw);
  }
  return true;
}

bool mc_memref_make_plain(McRewriter *rw, McValue value, McType type, const McValueList *symbols) {
  McContext *ctx = mc_rw_ctx(rw);
  McAffineMap layout = mc_memref_affine_map(ctx, mc_value_type(ctx, value));
  UserList users = {0};
  bool ok = layout.index != MC_NONE || mc_rw_fail(rw);
  ok = ok && (symbols == NULL ? 0 : symbols->len) == mc_affine_map_num_symbols(ctx, layout) &&
       find_users(rw, value, &users);
  for (size_t i = 0; ok && i < users.len; i++) {
    ok = change_access(rw, users.ptr[i].op, &users.ptr[i].access, layout, symbols);
  }
  if (ok) mc_value_set_type(ctx, value, type);
  mc_array_fini(&ctx->alloc, &users);
  return ok;
}

/* --- allocations --- */

static uint32_t count_dynamic(const McContext *ctx, McType type) {
  uint32_t count = 0;
  for (uint32_t i = 0, n = mc_type_rank(ctx, type); i < n; i++) count += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  return count;
}

/* The sizes of the new type, from those of the old one. Returns false when rw has failed, or sizes are missing
 * (*fits). */
static bool new_sizes(Made *made, McOp op, McType old, McType type, McAffineMap map, const uint8_t *tiles,
                      McValueList *sizes, bool *fits) {
  McRewriter *rw = made->rw;
  McContext *ctx = mc_rw_ctx(rw);
  McValueList whole = {0};
  uint32_t start, count, next = 0;
  *fits = mc_op_operands_named(ctx, op, "dynamicSizes", &start, &count) && count == count_dynamic(ctx, old) &&
          mc_affine_map_num_symbols(ctx, map) == 0;
  bool ok = *fits;
  for (uint32_t i = 0, n = mc_type_rank(ctx, old); ok && i < n; i++) {
    int64_t size = mc_type_dim(ctx, old, i);
    McValue value = size == MC_DYNAMIC ? mc_op_operand(ctx, op, start + next++)
                                       : mc_rw_integer(rw, op, mc_type_index(ctx), size);
    ok = value.index != MC_NONE && (mc_array_push(&ctx->alloc, &whole, value) || mc_rw_fail(rw));
  }
  for (uint32_t i = 0, n = mc_type_rank(ctx, type); ok && i < n; i++) {
    if (mc_type_dim(ctx, type, i) != MC_DYNAMIC) continue;
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    if (tiles[i] == TILE_PLACE) e = mc_affine_rhs(ctx, e);
    if (tiles[i] == TILE_NUMBER) {
      e = mc_affine_binary(ctx, MC_AFFINE_CEILDIV, mc_affine_lhs(ctx, e), mc_affine_rhs(ctx, e));
    }
    McValue value;
    ok = (e.index != MC_NONE || mc_rw_fail(rw)) && apply(made, op, map, e, whole.ptr, whole.len, &value) &&
         (mc_array_push(&ctx->alloc, sizes, value) || mc_rw_fail(rw));
  }
  mc_array_fini(&ctx->alloc, &whole);
  return ok;
}

/* The operation keeps these operands, as sizes, and its alignment. */
static bool set_allocation(McRewriter *rw, McOp op, const McValueList *sizes) {
  McContext *ctx = mc_rw_ctx(rw);
  int32_t groups[2] = {(int32_t)sizes->len, 0};
  McNamedAttr segments = mc_segments_attr(ctx, groups, 2);
  mc_op_set_attrs(ctx, op, (McAttr){MC_NONE});
  return (segments.value.index != MC_NONE && mc_op_set_attributes(ctx, op, &segments, 1) &&
          mc_op_set_operands(ctx, op, sizes->ptr, sizes->len)) ||
         mc_rw_fail(rw);
}

bool mc_memref_make_alloc_plain(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue value = mc_op_result(ctx, op, 0);
  McType old = mc_value_type(ctx, value), type = mc_memref_plain_type(rw, old);
  uint8_t tiles[MAX_RANK];
  uint32_t start, count;
  if (type.index == old.index) return !rw->failed;
  McAffineMap map = mc_memref_affine_map(ctx, old);
  Made made = {.rw = rw};
  McValueList sizes = {0}, symbols = {0};
  bool ok = map.index != MC_NONE || mc_rw_fail(rw), fits = true;
  if (ok && find_tiles(ctx, map, tiles) && count_dynamic(ctx, type) > 0) {
    ok = new_sizes(&made, op, old, type, map, tiles, &sizes, &fits);
  }
  ok = ok && mc_op_operands_named(ctx, op, "symbolOperands", &start, &count) &&
       mc_rw_operands(rw, op, start, count, &symbols) && mc_memref_make_plain(rw, value, type, &symbols) &&
       set_allocation(rw, op, &sizes);
  mc_array_fini(&ctx->alloc, &sizes);
  mc_array_fini(&ctx->alloc, &symbols);
  mc_array_fini(&ctx->alloc, &made.values);
  return !rw->failed;
}

/* --- memref.reinterpret_cast --- */

/* The greatest index of each dimension, then the strides: the inputs of the layout. */
static bool last_places(McRewriter *rw, McOp op, McType old, const McValueList *strides, McValueList *out) {
  McContext *ctx = mc_rw_ctx(rw);
  McType index = mc_type_index(ctx);
  uint32_t start, count, next = 0;
  if (!mc_op_operands_named(ctx, op, "sizes", &start, &count)) return false;
  bool ok = count == count_dynamic(ctx, old);
  for (uint32_t i = 0, n = mc_type_rank(ctx, old); ok && i < n; i++) {
    int64_t size = mc_type_dim(ctx, old, i);
    McValue value = mc_rw_integer(rw, op, index, size == MC_DYNAMIC ? 1 : size - 1);
    ok = value.index != MC_NONE;
    if (ok && size == MC_DYNAMIC) {
      McValue operands[2] = {mc_op_operand(ctx, op, start + next++), value};
      McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.subi", .operands = operands, .num_operands = 2,
                                                 .results = &index, .num_results = 1});
      ok = made.index != MC_NONE || mc_rw_fail(rw);
      if (ok) value = mc_op_result(ctx, made, 0);
    }
    ok = ok && (mc_array_push(&ctx->alloc, out, value) || mc_rw_fail(rw));
  }
  for (size_t i = 0; ok && i < strides->len; i++) {
    ok = mc_array_push(&ctx->alloc, out, strides->ptr[i]) || mc_rw_fail(rw);
  }
  return ok;
}

/* Adds 1 to each value. */
static bool add_ones(McRewriter *rw, McOp op, McValueList *values) {
  McContext *ctx = mc_rw_ctx(rw);
  McType index = mc_type_index(ctx);
  for (size_t i = 0; i < values->len; i++) {
    McValue operands[2] = {values->ptr[i], mc_rw_integer(rw, op, index, 1)};
    if (operands[1].index == MC_NONE) return false;
    McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.addi", .operands = operands, .num_operands = 2,
                                               .results = &index, .num_results = 1});
    if (made.index == MC_NONE) return mc_rw_fail(rw);
    values->ptr[i] = mc_op_result(ctx, made, 0);
  }
  return true;
}

static bool set_cast(McRewriter *rw, McOp op, McType type, const McValueList *sizes) {
  static const char *const names[3] = {"static_offsets", "static_sizes", "static_strides"};
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t rank = mc_type_rank(ctx, type);
  int64_t numbers[3][MAX_RANK];
  int32_t groups[4] = {1, 0, (int32_t)sizes->len, 0};
  McNamedAttr attrs[4];
  McValueList operands = {0};
  for (uint32_t i = 0; i < rank; i++) {
    numbers[0][i] = 0;
    numbers[1][i] = mc_type_dim(ctx, type, i);
    numbers[2][i] = 1;
  }
  bool ok = true;
  for (uint32_t i = 0; i < 3; i++) {
    attrs[i] = (McNamedAttr){mc_ident(ctx, names[i], strlen(names[i])), mc_i64_array_attr(ctx, numbers[i], rank)};
    ok = ok && attrs[i].name.index != MC_NONE && attrs[i].value.index != MC_NONE;
  }
  attrs[3] = mc_segments_attr(ctx, groups, 4);
  ok = ok && attrs[3].value.index != MC_NONE && mc_array_push(&ctx->alloc, &operands, mc_op_operand(ctx, op, 0));
  for (size_t i = 0; ok && i < sizes->len; i++) ok = mc_array_push(&ctx->alloc, &operands, sizes->ptr[i]);
  if (ok) mc_op_set_attrs(ctx, op, (McAttr){MC_NONE});
  ok = ok && mc_op_set_attributes(ctx, op, attrs, 4) && mc_op_set_operands(ctx, op, operands.ptr, operands.len);
  mc_array_fini(&ctx->alloc, &operands);
  return ok || mc_rw_fail(rw);
}

bool mc_memref_make_cast_plain(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue value = mc_op_result(ctx, op, 0);
  McType old = mc_value_type(ctx, value), type = mc_memref_plain_type(rw, old);
  uint32_t start, count;
  if (type.index == old.index) return !rw->failed;
  McAffineMap map = mc_memref_affine_map(ctx, old);
  Made made = {.rw = rw};
  McValueList strides = {0}, places = {0}, sizes = {0};
  bool ok = (map.index != MC_NONE || mc_rw_fail(rw)) &&
            mc_op_operands_named(ctx, op, "strides", &start, &count) &&
            count == mc_affine_map_num_symbols(ctx, map) && mc_rw_operands(rw, op, start, count, &strides) &&
            last_places(rw, op, old, &strides, &places);
  for (uint32_t i = 0, n = mc_type_rank(ctx, type); ok && i < n; i++) {
    McValue size;
    if (mc_type_dim(ctx, type, i) != MC_DYNAMIC) continue;
    ok = apply(&made, op, map, mc_affine_map_result(ctx, map, i), places.ptr, places.len, &size) &&
         (mc_array_push(&ctx->alloc, &sizes, size) || mc_rw_fail(rw));
  }
  ok = ok && add_ones(rw, op, &sizes) && mc_memref_make_plain(rw, value, type, &strides) &&
       set_cast(rw, op, type, &sizes);
  mc_array_fini(&ctx->alloc, &strides);
  mc_array_fini(&ctx->alloc, &places);
  mc_array_fini(&ctx->alloc, &sizes);
  mc_array_fini(&ctx->alloc, &made.values);
  return !rw->failed;
}
