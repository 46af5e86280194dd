/* shape_patterns.c - patterns of the shape dialect, also those of tensor's operations on shapes: mlir-opt 22's, in its
 * order. */
#include "dialects/shape/shape_fold.h"

/* --- parts --- */

static McType result_type(const McContext *ctx, McOp op) { return mc_value_type(ctx, mc_op_result(ctx, op, 0)); }

static bool is_shape(const McContext *ctx, McType type) { return mc_is_defined_as(ctx, type.index, "shape.shape"); }

static bool is_tensor(const McContext *ctx, McType type) { return mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR; }

/* The sizes of a value that shape.const_shape makes. MC_NONE: another operation does. */
static McAttr const_shape(McContext *ctx, McValue value) {
  McOp op = mc_value_made_by(ctx, value, "shape.const_shape");
  McAttr attr = op.index == MC_NONE ? (McAttr){MC_NONE} : mc_constant_attr(ctx, op);
  return mc_shape_is_extents(ctx, attr) ? attr : (McAttr){MC_NONE};
}

/* A new operation in front of `before` with one result. MC_NONE: out of memory. */
static McValue make(McRewriter *rw, McOp before, const char *name, const McValueList *operands, McType type) {
  McOp made = mc_rw_create(rw, before, &(McRwOp){.name = name, .operands = operands->ptr,
                                                 .num_operands = operands->len, .results = &type, .num_results = 1});
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(mc_rw_ctx(rw), made, 0);
}

static McValue make_cast(McRewriter *rw, McOp before, const char *name, McValue value, McType type) {
  McValueList operands = {.ptr = &value, .len = 1};
  return make(rw, before, name, &operands, type);
}

static McValue make_const_shape(McRewriter *rw, McOp before, McAttr shape, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {mc_ident(ctx, "shape", 5), shape};
  McOp made = shape.index == MC_NONE ? (McOp){MC_NONE}
                                     : mc_rw_create(rw, before, &(McRwOp){
      .name = "shape.const_shape", .results = &type, .num_results = 1, .attrs = &named, .num_attrs = 1});
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

/* The operation with other operands. `attrs`: it keeps its attributes. */
static bool replace_operands(McRewriter *rw, McOp op, const McValueList *operands, bool attrs) {
  McContext *ctx = mc_rw_ctx(rw);
  McOpName name = mc_op_get_name(ctx, op);
  McType type = result_type(ctx, op);
  if (!attrs) return mc_rw_replace_one(rw, op, make(rw, op, mc_op_name_str(ctx, name).ptr, operands, type));
  McOpState state = {.name = name, .loc = mc_op_loc(ctx, op), .operands = operands->ptr,
                     .num_operands = operands->len, .results = &type, .num_results = 1,
                     .attrs = mc_op_attrs(ctx, op), .properties = mc_op_properties(ctx, op)};
  McOp made = mc_rw_create_state(rw, op, &state);
  return mc_rw_replace_by(rw, op, made);
}

/* --- operands of operations on several shapes --- */

/* Which operands stay, and what they become. MC_NONE: the operand goes. */
typedef McValue Chosen(McContext *ctx, McValue operand);

static McValue before_cast(McContext *ctx, McValue operand) {
  McOp cast = mc_value_made_by(ctx, operand, "tensor.cast");
  McType type = mc_value_type(ctx, operand);
  if (cast.index == MC_NONE || !is_tensor(ctx, type) || mc_type_dim(ctx, type, 0) != MC_DYNAMIC) return operand;
  McValue source = mc_op_operand(ctx, cast, 0);
  return mc_type_has_rank(ctx, mc_value_type(ctx, source)) ? source : operand;
}

static McValue unless_empty(McContext *ctx, McValue operand) {
  McType type = mc_value_type(ctx, operand);
  McAttr shape = const_shape(ctx, operand);
  bool empty = (is_tensor(ctx, type) && mc_type_dim(ctx, type, 0) == 0) ||
               (shape.index != MC_NONE && mc_shape_rank(ctx, shape) == 0);
  return empty ? (McValue){MC_NONE} : operand;
}

static bool choose_operands(McRewriter *rw, McOp op, Chosen *choose, bool attrs) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  bool changed = false, ok = true;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n && ok; i++) {
    McValue have = mc_op_operand(ctx, op, i), chosen = choose(ctx, have);
    changed |= chosen.index != have.index;
    if (chosen.index != MC_NONE) ok = mc_array_push(&ctx->alloc, &operands, chosen);
  }
  changed = ok ? changed && replace_operands(rw, op, &operands, attrs) : mc_rw_fail(rw);
  mc_array_fini(&ctx->alloc, &operands);
  return changed;
}

/* Each value once. */
static bool drop_repeated(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  McIdMap seen;
  uint32_t n = mc_op_num_operands(ctx, op);
  bool ok = mc_idmap_init(&ctx->alloc, &seen, n), changed = false;
  for (uint32_t i = 0; i < n && ok; i++) {
    McValue value = mc_op_operand(ctx, op, i);
    if (mc_idmap_find(&seen, value.index)->key != 0) continue;
    ok = mc_idmap_put(&ctx->alloc, &seen, value.index, 1) && mc_array_push(&ctx->alloc, &operands, value);
  }
  changed = ok ? operands.len < n && replace_operands(rw, op, &operands, true) : mc_rw_fail(rw);
  mc_idmap_fini(&ctx->alloc, &seen);
  mc_array_fini(&ctx->alloc, &operands);
  return changed;
}

static bool all_operands_equal(const McContext *ctx, McOp op) {
  for (uint32_t i = 1, n = mc_op_num_operands(ctx, op); i < n; i++) {
    if (mc_op_operand(ctx, op, i).index != mc_op_operand(ctx, op, 0).index) return false;
  }
  return true;
}

static bool replace_by_passing(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = result_type(ctx, op);
  McNamedAttr named = {mc_ident(ctx, "passing", 7), mc_attr_bool(ctx, true)};
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "shape.const_witness", .results = &type, .num_results = 1,
                                             .attrs = &named, .num_attrs = 1});
  return mc_rw_replace_by(rw, op, made);
}

bool mc_patterns_cstr_broadcastable(McRewriter *rw, McOp op) {
  if (choose_operands(rw, op, before_cast, false)) return true;
  if (all_operands_equal(mc_rw_ctx(rw), op)) return replace_by_passing(rw, op);
  return drop_repeated(rw, op) || choose_operands(rw, op, unless_empty, true);
}

bool mc_patterns_cstr_eq(McRewriter *rw, McOp op) {
  return all_operands_equal(mc_rw_ctx(rw), op) && replace_by_passing(rw, op);
}

bool mc_patterns_is_broadcastable(McRewriter *rw, McOp op) { return drop_repeated(rw, op); }

/* --- shape.broadcast --- */

/* A tensor as long as the longest operand, if all are of a known length. */
static bool concretize(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = result_type(ctx, op);
  if (!is_tensor(ctx, type) || mc_type_dim(ctx, type, 0) != MC_DYNAMIC) return false;
  int64_t longest = 0;
  uint32_t n = mc_op_num_operands(ctx, op);
  for (uint32_t i = 0; i < n; i++) {
    McType have = mc_value_type(ctx, mc_op_operand(ctx, op, i));
    int64_t size = is_tensor(ctx, have) ? mc_type_dim(ctx, have, 0) : 0;
    if (size == MC_DYNAMIC) return false;
    if (size > longest) longest = size;
  }
  McValueList operands = {0};
  McType exact = mc_type_ranked_tensor(ctx, &longest, 1, mc_type_index(ctx), (McAttr){MC_NONE}, NULL);
  McValue made = {MC_NONE};
  if (exact.index != MC_NONE && mc_rw_operands(rw, op, 0, n, &operands)) {
    made = make(rw, op, "shape.broadcast", &operands, exact);
  }
  mc_array_fini(&ctx->alloc, &operands);
  if (made.index != MC_NONE) made = make_cast(rw, op, "tensor.cast", made, type);
  return mc_rw_replace_one(rw, op, made);
}

/* Constants that go together become one. */
static bool broadcast_constants(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t n = mc_op_num_operands(ctx, op), room = 0, constants = 0;
  for (uint32_t i = 0; i < n; i++) {
    McAttr shape = const_shape(ctx, mc_op_operand(ctx, op, i));
    if (shape.index == MC_NONE) continue;
    constants++;
    if (mc_shape_rank(ctx, shape) > room) room = mc_shape_rank(ctx, shape);
  }
  if (constants < 2) return false;
  McInts parts[3], *all = &parts[0], *next = &parts[1], *one = &parts[2];
  McValueList operands = {0};
  uint32_t ready = 0;
  while (ready < 3 && mc_ints_init(ctx, &parts[ready], room, NULL)) ready++;
  bool ok = ready == 3, changed = false;
  for (uint32_t i = 0; i < n && ok; i++) {
    McValue value = mc_op_operand(ctx, op, i);
    McAttr shape = const_shape(ctx, value);
    if (shape.index != MC_NONE) {
      one->len = 0;
      mc_shape_read(ctx, shape, one);
      if (mc_shape_broadcast(all, one, next)) {
        McInts *was = all;
        all = next;
        next = was;
        continue;
      }
    }
    ok = mc_array_push(&ctx->alloc, &operands, value);
  }
  if (ok && n - operands.len >= 2) {
    McAttr shape = mc_shape_attr(ctx, all->ptr, all->len);
    McValue made = {MC_NONE};
    if (shape.index != MC_NONE) made = make_const_shape(rw, op, shape, mc_attr_value_type(ctx, shape));
    changed = made.index != MC_NONE && mc_array_push(&ctx->alloc, &operands, made) &&
              replace_operands(rw, op, &operands, false);
    ok = changed;
  }
  while (ready > 0) mc_ints_fini(ctx, &parts[--ready]);
  mc_array_fini(&ctx->alloc, &operands);
  return ok ? changed : mc_rw_fail(rw);
}

static bool broadcast_of_one(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  if (mc_op_num_operands(ctx, op) != 1) return false;
  McValue value = mc_op_operand(ctx, op, 0);
  McType type = result_type(ctx, op), have = mc_value_type(ctx, value);
  if (have.index != type.index) {
    if (is_shape(ctx, have)) return false;
    value = make_cast(rw, op, is_shape(ctx, type) ? "shape.from_extent_tensor" : "tensor.cast", value, type);
  }
  return mc_rw_replace_one(rw, op, value);
}

bool mc_patterns_shape_broadcast(McRewriter *rw, McOp op) {
  return concretize(rw, op) || broadcast_constants(rw, op) || broadcast_of_one(rw, op) ||
         choose_operands(rw, op, before_cast, false) || drop_repeated(rw, op) ||
         choose_operands(rw, op, unless_empty, true);
}

/* --- shape.assuming_all --- */

/* Those that are assuming_all, too, are taken apart. */
static bool merge_all(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValueList operands = {0};
  uint32_t n = mc_op_num_operands(ctx, op);
  bool ok = true;
  for (uint32_t i = 0; i < n && ok; i++) {
    McValue value = mc_op_operand(ctx, op, i);
    McOp inner = mc_value_made_by(ctx, value, "shape.assuming_all");
    ok = inner.index == MC_NONE ? mc_array_push(&ctx->alloc, &operands, value)
                                : mc_rw_operands(rw, inner, 0, mc_op_num_operands(ctx, inner), &operands);
  }
  bool changed = ok ? operands.len != n && replace_operands(rw, op, &operands, false) : mc_rw_fail(rw);
  mc_array_fini(&ctx->alloc, &operands);
  return changed;
}

/* Every operand of `part` is one of the set, which has `whole` as the value of those. */
static bool is_subset(const McContext *ctx, McOp part, const McIdMap *set, uint32_t whole) {
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, part); i < n; i++) {
    const McIdEntry *entry = mc_idmap_find(set, mc_op_operand(ctx, part, i).index);
    if (entry->key == 0 || entry->value != whole) return false;
  }
  return true;
}

typedef MC_ARRAY(McOp) Ops;

/* The different operands, each a cstr_broadcastable, those of more shapes first. False: one is of another kind, or out
 * of memory. */
static bool collect_broadcastables(McContext *ctx, McOp op, Ops *out) {
  McIdMap seen;
  uint32_t n = mc_op_num_operands(ctx, op), most = 0;
  if (!mc_idmap_init(&ctx->alloc, &seen, n)) return false;
  Ops all = {0};
  bool ok = true;
  for (uint32_t i = 0; i < n && ok; i++) {
    McOp source = mc_value_made_by(ctx, mc_op_operand(ctx, op, i), "shape.cstr_broadcastable");
    ok = source.index != MC_NONE;
    if (!ok || mc_idmap_find(&seen, source.index)->key != 0) continue;
    ok = mc_idmap_put(&ctx->alloc, &seen, source.index, 1) && mc_array_push(&ctx->alloc, &all, source);
    if (mc_op_num_operands(ctx, source) > most) most = mc_op_num_operands(ctx, source);
  }
  for (uint32_t size = most + 1; size-- > 0 && ok && out->len < all.len;) {
    for (size_t i = 0; i < all.len && ok; i++) {
      if (mc_op_num_operands(ctx, all.ptr[i]) == size) ok = mc_array_push(&ctx->alloc, out, all.ptr[i]);
    }
  }
  mc_idmap_fini(&ctx->alloc, &seen);
  mc_array_fini(&ctx->alloc, &all);
  return ok;
}

/* Those whose shapes are among another one's go. As in mlir-opt 22, the ones that are then erased if unused are as many
 * of the last in the list. Quadratic in the operands. */
static bool drop_subsets(McContext *ctx, Ops *list, Ops *unused) {
  McIdMap set;
  if (!mc_idmap_init(&ctx->alloc, &set, 8)) return false;
  bool ok = true;
  for (uint32_t i = 0; i < list->len && ok; i++) {
    McOp whole = list->ptr[i];
    for (uint32_t k = 0, n = mc_op_num_operands(ctx, whole); k < n && ok; k++) {
      ok = mc_idmap_put(&ctx->alloc, &set, mc_op_operand(ctx, whole, k).index, i);
    }
    size_t kept = i + 1;
    for (size_t k = i + 1; k < list->len; k++) {
      if (!is_subset(ctx, list->ptr[k], &set, i)) list->ptr[kept++] = list->ptr[k];
    }
    for (size_t k = kept; k < list->len && ok; k++) ok = mc_array_push(&ctx->alloc, unused, list->ptr[k]);
    list->len = kept;
  }
  mc_idmap_fini(&ctx->alloc, &set);
  return ok;
}

static bool all_of_broadcastables(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Ops list = {0}, unused = {0};
  McValueList operands = {0};
  bool changed = false;
  if (collect_broadcastables(ctx, op, &list) && list.len > 1) {
    bool ok = drop_subsets(ctx, &list, &unused);
    for (size_t i = 0; i < list.len && ok; i++) {
      ok = mc_array_push(&ctx->alloc, &operands, mc_op_result(ctx, list.ptr[i], 0));
    }
    if (!ok) mc_rw_fail(rw);
    changed = ok && unused.len > 0 && replace_operands(rw, op, &operands, false);
    for (size_t i = 0; i < unused.len && changed; i++) {
      bool again = false;
      for (size_t k = 0; k < i && !again; k++) again = unused.ptr[k].index == unused.ptr[i].index;
      if (again || mc_value_first_use(ctx, mc_op_result(ctx, unused.ptr[i], 0)).index != MC_NONE) continue;
      mc_rw_erase(rw, unused.ptr[i]);
    }
  }
  mc_array_fini(&ctx->alloc, &list);
  mc_array_fini(&ctx->alloc, &unused);
  mc_array_fini(&ctx->alloc, &operands);
  return changed;
}

/* Each one shares a shape with those in front of it: one cstr_eq of all. */
static bool all_of_equalities(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McIdMap seen;
  McValueList shapes = {0};
  if (!mc_idmap_init(&ctx->alloc, &seen, 8)) return mc_rw_fail(rw);
  bool ok = true, fits = true, changed = false;
  for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n && ok && fits; i++) {
    McOp source = mc_value_made_by(ctx, mc_op_operand(ctx, op, i), "shape.cstr_eq");
    fits = source.index != MC_NONE;
    uint32_t count = fits ? mc_op_num_operands(ctx, source) : 0;
    bool apart = shapes.len > 0 && count > 0;
    for (uint32_t k = 0; k < count && apart; k++) {
      apart = mc_idmap_find(&seen, mc_op_operand(ctx, source, k).index)->key == 0;
    }
    fits = fits && !apart;
    for (uint32_t k = 0; k < count && ok; k++) {
      McValue shape = mc_op_operand(ctx, source, k);
      ok = mc_idmap_put(&ctx->alloc, &seen, shape.index, 1) && mc_array_push(&ctx->alloc, &shapes, shape);
    }
  }
  if (!ok) mc_rw_fail(rw);
  else if (fits) changed = mc_rw_replace_one(rw, op, make(rw, op, "shape.cstr_eq", &shapes, result_type(ctx, op)));
  mc_idmap_fini(&ctx->alloc, &seen);
  mc_array_fini(&ctx->alloc, &shapes);
  return changed;
}

bool mc_patterns_assuming_all(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  if (merge_all(rw, op)) return true;
  if (mc_op_num_operands(ctx, op) == 1) return mc_rw_replace_one(rw, op, mc_op_operand(ctx, op, 0));
  return all_of_broadcastables(rw, op) || all_of_equalities(rw, op) || drop_repeated(rw, op);
}

/* --- shape.assuming --- */

/* Results without uses go. */
static bool drop_unused_results(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McRegion region = mc_op_region(ctx, op, 0);
  McOp yield = mc_block_last_op(ctx, mc_region_first_block(ctx, region));
  McValueList yielded = {0}, values = {0};
  McTypeList types = {0};
  uint32_t n = mc_op_num_results(ctx, op);
  bool ok = mc_op_num_operands(ctx, yield) == n;
  if (!ok) return false;
  for (uint32_t i = 0; i < n && ok; i++) {
    McValue result = mc_op_result(ctx, op, i);
    if (mc_value_first_use(ctx, result).index == MC_NONE) continue;
    ok = mc_array_push(&ctx->alloc, &yielded, mc_op_operand(ctx, yield, i)) &&
         mc_array_push(&ctx->alloc, &types, mc_value_type(ctx, result));
  }
  bool changed = ok && yielded.len < n;
  if (changed) {
    ok = mc_rw_create(rw, yield, &(McRwOp){.name = "shape.assuming_yield", .operands = yielded.ptr,
                                           .num_operands = yielded.len}).index != MC_NONE;
    McOp made = {MC_NONE};
    McValue witness = mc_op_operand(ctx, op, 0);
    if (ok) {
      mc_rw_erase(rw, yield);
      made = mc_rw_create(rw, op, &(McRwOp){.name = "shape.assuming", .operands = &witness, .num_operands = 1,
                                            .results = types.ptr, .num_results = types.len, .num_regions = 1});
    }
    ok = made.index != MC_NONE;
    for (uint32_t i = 0, next = 0; i < n && ok; i++) {
      bool used = mc_value_first_use(ctx, mc_op_result(ctx, op, i)).index != MC_NONE;
      ok = mc_array_push(&ctx->alloc, &values, used ? mc_op_result(ctx, made, next++) : (McValue){MC_NONE});
    }
    if (ok) {
      mc_rw_move_blocks(rw, region, mc_op_region(ctx, made, 0));
      mc_rw_replace(rw, op, values.ptr);
    }
  }
  mc_array_fini(&ctx->alloc, &yielded);
  mc_array_fini(&ctx->alloc, &values);
  mc_array_fini(&ctx->alloc, &types);
  return ok ? changed : mc_rw_fail(rw);
}

/* The witness is a constant, whichever. */
bool mc_patterns_assuming(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  if (drop_unused_results(rw, op)) return true;
  McOp witness = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "shape.const_witness");
  return witness.index != MC_NONE && mc_rw_replace_by_region(rw, op, mc_op_region(ctx, op, 0), NULL, 0);
}

/* --- shape.rank, shape.shape_of --- */

bool mc_patterns_shape_rank(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp source = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "shape.shape_of");
  McType type = result_type(ctx, op);
  McType of = source.index == MC_NONE ? (McType){MC_NONE} : mc_value_type(ctx, mc_op_operand(ctx, source, 0));
  if (of.index == MC_NONE || !is_tensor(ctx, of)) return false;
  McAttr rank = mc_attr_integer(ctx, mc_type_index(ctx), mc_type_rank(ctx, of));
  McOp made = rank.index == MC_NONE ? (McOp){MC_NONE} : mc_constant_shape(rw, rank, type, op);
  return mc_rw_replace_by(rw, op, made);
}

/* A reshaped tensor has the shape that the operand states. */
static bool shape_of_reshape(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp reshape = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "tensor.reshape");
  McType type = result_type(ctx, op);
  if (reshape.index == MC_NONE || !is_tensor(ctx, type)) return false;
  McValue sizes = mc_op_operand(ctx, reshape, 1);
  McType have = mc_value_type(ctx, sizes);
  if (have.index != type.index) {
    bool index = mc_type_element(ctx, have).index == mc_type_element(ctx, type).index;
    if (!index && mc_type_dim(ctx, have, 0) != mc_type_dim(ctx, type, 0)) return false; /* mlir-opt 22 fails */
    sizes = make_cast(rw, op, index ? "tensor.cast" : "arith.index_cast", sizes, type);
  }
  return mc_rw_replace_one(rw, op, sizes);
}

static bool shape_of_static(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McType of = mc_value_type(ctx, mc_op_operand(ctx, op, 0)), type = result_type(ctx, op);
  if (!mc_type_has_rank(ctx, of) || !mc_type_has_static_shape(ctx, of)) return false;
  McInts dims;
  uint32_t rank = mc_type_rank(ctx, of);
  if (!mc_ints_init(ctx, &dims, rank, NULL)) return mc_rw_fail(rw);
  for (uint32_t i = 0; i < rank; i++) dims.ptr[dims.len++] = mc_type_dim(ctx, of, i);
  McAttr shape = mc_shape_attr(ctx, dims.ptr, rank);
  mc_ints_fini(ctx, &dims);
  if (shape.index == MC_NONE) return mc_rw_fail(rw);
  McType own = is_shape(ctx, type) ? type : mc_attr_value_type(ctx, shape);
  McValue made = make_const_shape(rw, op, shape, own);
  if (made.index != MC_NONE && own.index != type.index) made = make_cast(rw, op, "tensor.cast", made, type);
  return mc_rw_replace_one(rw, op, made);
}

bool mc_patterns_shape_of(McRewriter *rw, McOp op) { return shape_of_reshape(rw, op) || shape_of_static(rw, op); }

/* --- operations of tensor --- */

bool mc_patterns_cast_of_shape(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue source = mc_op_operand(ctx, op, 0);
  McType type = result_type(ctx, op);
  if (!is_tensor(ctx, type) || mc_type_rank(ctx, type) != 1) return false;
  McAttr shape = const_shape(ctx, source);
  if (shape.index != MC_NONE && mc_attr_value_type(ctx, shape).index == type.index) {
    return mc_rw_replace_one(rw, op, make_const_shape(rw, op, shape, type));
  }
  McOp shape_of = mc_value_made_by(ctx, source, "shape.shape_of");
  if (shape_of.index == MC_NONE) return false;
  McValue of = mc_op_operand(ctx, shape_of, 0);
  McType of_type = mc_value_type(ctx, of);
  int64_t size = mc_type_dim(ctx, type, 0);
  if (!is_tensor(ctx, of_type) || (size != MC_DYNAMIC && size != mc_type_rank(ctx, of_type))) return false;
  return mc_rw_replace_one(rw, op, make_cast(rw, op, "shape.shape_of", of, type));
}

bool mc_patterns_extract_of_shape(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp shape_of = mc_value_made_by(ctx, mc_op_operand(ctx, op, 0), "shape.shape_of");
  if (shape_of.index == MC_NONE || mc_op_num_operands(ctx, op) != 2) return false;
  McValue operands[2] = {mc_op_operand(ctx, shape_of, 0), mc_op_operand(ctx, op, 1)};
  McKind kind = mc_kind(ctx, mc_value_type(ctx, operands[0]).index);
  if (kind != MC_TYPE_RANKED_TENSOR && kind != MC_TYPE_UNRANKED_TENSOR) return false; /* mlir-opt 22 fails */
  McValueList list = {.ptr = operands, .len = 2};
  return mc_rw_replace_one(rw, op, make(rw, op, "tensor.dim", &list, result_type(ctx, op)));
}
