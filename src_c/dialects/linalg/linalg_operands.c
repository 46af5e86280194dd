/* linalg_operands.c - operands of linalg.generic that go, as in mlir-opt 22: those that the body does not need or that
 * are there twice, and constants.
 *
 * Each pattern makes the new operation first, and changes the old one when nothing can fail any more. Linear in the
 * operands and their maps.
 */
#include "base/idmap.h"
#include "dialects/linalg/linalg.def"
#include "dialects/linalg/linalg_generic.h"
#include "dialects/shared/tensor_folds.h"
#include "transform/numbers.h"

/* --- linalg.generic --- */

bool mc_generic_of(McContext *ctx, McOp op, McGeneric *out) {
  uint32_t first, count, operands = op.index == MC_NONE ? 0 : mc_op_num_operands(ctx, op);
  if (op.index == MC_NONE || !mc_op_is(ctx, op, "linalg.generic") || mc_op_num_regions(ctx, op) != 1) return false;
  mc_structure_inits(ctx, op, NULL, &first, &count);
  *out = (McGeneric){op, mc_region_first_block(ctx, mc_op_region(ctx, op, 0)), mc_linalg_indexing_maps(ctx, op, NULL),
                   first, count, mc_structure_loops(ctx, op, NULL, 0)};
  return out->maps.index != MC_NONE && mc_attr_array_size(ctx, out->maps) == operands && first + count == operands &&
         out->body.index != MC_NONE && mc_block_num_args(ctx, out->body) == operands;
}

McAffineMap mc_generic_map(const McContext *ctx, const McGeneric *g, uint32_t i) {
  return mc_attr_affine_map_value(ctx, mc_attr_array_get(ctx, g->maps, i));
}

bool mc_generic_reads(const McContext *ctx, const McGeneric *g, uint32_t i) {
  return mc_value_first_use(ctx, mc_block_arg(ctx, g->body, i)).index != MC_NONE;
}

bool mc_generic_is_of_tensors(const McContext *ctx, const McGeneric *g) {
  bool tensors = false;
  for (uint32_t i = 0; i < g->inputs + g->inits; i++) {
    McKind kind = mc_kind(ctx, mc_value_type(ctx, mc_op_operand(ctx, g->op, i)).index);
    if (kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF) return false;
    tensors |= kind == MC_TYPE_RANKED_TENSOR;
  }
  return tensors && mc_op_num_results(ctx, g->op) == g->inits;
}

McAttr mc_generic_maps_attr(McContext *ctx, const McAffineMap *maps, size_t count) {
  MC_ARRAY(McAttr) list = {0};
  McAttr made = {MC_NONE};
  bool ok = mc_array_reserve(&ctx->alloc, &list, count + 1);
  for (size_t i = 0; i < count && ok; i++) {
    list.ptr[i] = mc_attr_affine_map(ctx, maps[i]);
    ok = list.ptr[i].index != MC_NONE;
  }
  if (ok) made = mc_attr_array(ctx, list.ptr, count);
  mc_array_fini(&ctx->alloc, &list);
  return made;
}

/* --- the operation without some operands --- */

enum { KEPT = 0, GONE = 1 };

typedef struct Drop {
  McRewriter *rw;      /* borrowed */
  McContext *ctx;      /* borrowed */
  const McGeneric *g;  /* borrowed */
  uint32_t operands;
  uint8_t *gone;       /* owned: for each operand */
  uint32_t *same;      /* owned: the operand that an operand is the same as; itself: none before it */
  uint32_t *next;      /* owned: of operands with one hash, the next + 1 */
  uint32_t *counts;    /* owned: for each loop, how often it is a dimension of an operand that stays */
  McIdMap first;       /* owned: hash -> the last operand of it + 1 */
} Drop;

static bool drop_init(Drop *d, McRewriter *rw, const McGeneric *g) {
  McContext *ctx = mc_rw_ctx(rw);
  size_t n = (size_t)g->inputs + g->inits;
  *d = (Drop){.rw = rw, .ctx = ctx, .g = g, .operands = (uint32_t)n};
  d->gone = mc_alloc_zeroed(&ctx->alloc, n + 1);
  d->same = mc_alloc_zeroed(&ctx->alloc, (n + 1) * sizeof *d->same);
  d->next = mc_alloc_zeroed(&ctx->alloc, (n + 1) * sizeof *d->next);
  d->counts = mc_alloc_zeroed(&ctx->alloc, ((size_t)g->loops + 1) * sizeof *d->counts);
  bool ok = d->gone != NULL && d->same != NULL && d->next != NULL && d->counts != NULL &&
            mc_idmap_init(&ctx->alloc, &d->first, 16);
  for (uint32_t i = 0; ok && i < d->operands; i++) d->same[i] = i;
  return ok || mc_rw_fail(rw);
}

static void drop_fini(Drop *d) {
  McAlloc *alloc = &d->ctx->alloc;
  size_t n = d->operands;
  if (d->gone != NULL) mc_free(alloc, d->gone, n + 1);
  if (d->same != NULL) mc_free(alloc, d->same, (n + 1) * sizeof *d->same);
  if (d->next != NULL) mc_free(alloc, d->next, (n + 1) * sizeof *d->next);
  if (d->counts != NULL) mc_free(alloc, d->counts, ((size_t)d->g->loops + 1) * sizeof *d->counts);
  mc_idmap_fini(alloc, &d->first);
}

/* Adds to the counts of the loops that are dimensions of the operand. True: each of them still has one. */
static bool count_loops(Drop *d, uint32_t operand, uint32_t by) {
  const McContext *ctx = d->ctx;
  McAffineMap map = mc_generic_map(ctx, d->g, operand);
  bool all = true;
  for (int pass = 0; pass < 2; pass++) {
    for (uint32_t i = 0, n = mc_affine_map_num_results(ctx, map); i < n; i++) {
      McAffineExpr e = mc_affine_map_result(ctx, map, i);
      if (!mc_affine_is_dim(ctx, e) || mc_affine_value(ctx, e) >= (int64_t)d->g->loops) continue;
      uint32_t *count = &d->counts[mc_affine_value(ctx, e)];
      if (pass == 0) *count += by;
      else all &= *count > 0;
    }
  }
  return all;
}

static void count_all(Drop *d) {
  for (uint32_t i = 0; i < d->operands; i++) count_loops(d, i, 1);
}

/* The loops are still known without the operand: it goes. */
static bool let_go(Drop *d, uint32_t operand) {
  if (!count_loops(d, operand, (uint32_t)-1)) return count_loops(d, operand, 1), false;
  d->gone[operand] = GONE;
  return true;
}

/* Attributes of the new operation: those of the old one, or only those that it must have. Returns false when out of
 * memory. */
static bool push_attrs(Drop *d, McAttr dictionary, bool all, const McNamedAttr made[2], McNamedAttr *out, size_t *len) {
  McContext *ctx = d->ctx;
  for (uint32_t i = 0, n = dictionary.index == MC_NONE ? 0 : mc_attr_dictionary_size(ctx, dictionary); i < n; i++) {
    McNamedAttr entry = mc_attr_dictionary_entry(ctx, dictionary, i);
    for (int k = 0; k < 2; k++) {
      if (entry.name.index == made[k].name.index) entry.value = made[k].value;
    }
    if (entry.value.index == MC_NONE) return false;
    bool needed = entry.name.index == made[0].name.index || entry.name.index == made[1].name.index ||
                  mc_str_is(mc_ident_str(ctx, entry.name), "iterator_types");
    if (all || needed) out[(*len)++] = entry;
  }
  return true;
}

/* A linalg.generic of the operands that stay, without a body. MC_NONE: out of memory; rw has failed then. */
static McOp make_again(Drop *d, bool all_attrs) {
  McContext *ctx = d->ctx;
  const McGeneric *g = d->g;
  McAlloc *alloc = &ctx->alloc;
  McValueList values = {0};
  McTypeList types = {0};
  MC_ARRAY(McAffineMap) maps = {0};
  MC_ARRAY(McNamedAttr) attrs = {0};
  int32_t groups[2] = {0, 0};
  bool ok = true;
  for (uint32_t i = 0; i < d->operands && ok; i++) {
    if (d->gone[i] != KEPT) continue;
    groups[i >= g->inputs]++;
    ok = mc_array_push(alloc, &values, mc_op_operand(ctx, g->op, i)) &&
         mc_array_push(alloc, &maps, mc_generic_map(ctx, g, i));
    bool has_result = i >= g->inputs && mc_op_num_results(ctx, g->op) == g->inits;
    if (!ok || !has_result) continue;
    ok = mc_array_push(alloc, &types, mc_value_type(ctx, mc_op_result(ctx, g->op, i - g->inputs)));
  }
  McNamedAttr made[2] = {{mc_ident(ctx, "indexing_maps", strlen("indexing_maps")), {MC_NONE}},
                         mc_segments_attr(ctx, groups, 2)};
  if (ok) made[0].value = mc_generic_maps_attr(ctx, maps.ptr, maps.len);
  McAttr properties = mc_op_properties(ctx, g->op), discardable = mc_op_attrs(ctx, g->op);
  size_t most = mc_attr_dictionary_size(ctx, properties);
  if (discardable.index != MC_NONE) most += mc_attr_dictionary_size(ctx, discardable);
  ok = ok && mc_array_reserve(alloc, &attrs, most + 1) &&
       push_attrs(d, properties, all_attrs, made, attrs.ptr, &attrs.len) &&
       push_attrs(d, discardable, all_attrs, made, attrs.ptr, &attrs.len);
  McOp op = {MC_NONE};
  if (ok) {
    op = mc_rw_create(d->rw, g->op, &(McRwOp){.name = "linalg.generic", .operands = values.ptr,
                                              .num_operands = values.len, .results = types.ptr,
                                              .num_results = types.len, .attrs = attrs.ptr, .num_attrs = attrs.len,
                                              .num_regions = 1});
  }
  mc_array_fini(alloc, &values);
  mc_array_fini(alloc, &types);
  mc_array_fini(alloc, &maps);
  mc_array_fini(alloc, &attrs);
  if (op.index == MC_NONE) mc_rw_fail(d->rw);
  return op;
}

/* The end of the body no longer yields values for destinations that go. Returns false when out of memory. */
static bool yield_less(Drop *d) {
  const McGeneric *g = d->g;
  const uint8_t *gone = d->gone + g->inputs;
  if (g->inits == 0 || memchr(gone, GONE, g->inits) == NULL) return true;
  return mc_rw_erase_operands(d->rw, mc_block_last_op(d->ctx, g->body), gone);
}

/* The new operation takes over the body, without the arguments of operands that went, and replaces the old one. */
static bool replace_by(Drop *d, McOp made) {
  McContext *ctx = d->ctx;
  const McGeneric *g = d->g;
  for (uint32_t i = 0; i < d->operands; i++) {
    if (d->same[i] == i) continue;
    mc_rw_replace_value(d->rw, mc_block_arg(ctx, g->body, i), mc_block_arg(ctx, g->body, d->same[i]));
  }
  mc_block_erase_args(ctx, g->body, d->gone);
  mc_rw_move_blocks(d->rw, mc_op_region(ctx, g->op, 0), mc_op_region(ctx, made, 0));
  for (uint32_t i = g->inputs, next = 0; i < d->operands && mc_op_num_results(ctx, g->op) > 0; i++) {
    if (d->gone[i] == KEPT) d->next[i] = next++; /* the number of its result */
    else if (d->same[i] == i) continue;
    uint32_t result = d->next[d->same[i]];
    mc_rw_replace_value(d->rw, mc_op_result(ctx, g->op, i - g->inputs), mc_op_result(ctx, made, result));
  }
  return mc_rw_erase(d->rw, g->op);
}

/* --- which operands go --- */

/* The operand before this one that has the same value, map and key; itself: there is none, and it is noted for later
 * ones. Returns false when out of memory. */
static bool find_same(Drop *d, uint32_t operand, McValue yielded) {
  McContext *ctx = d->ctx;
  McOp op = d->g->op, yield = mc_block_last_op(ctx, d->g->body);
  McValue value = mc_op_operand(ctx, op, operand);
  McAffineMap map = mc_generic_map(ctx, d->g, operand);
  uint64_t hash = mc_mix((uint64_t)value.index << 32 | map.index, yielded.index);
  uint32_t key = (uint32_t)(hash ^ hash >> 32) | 1;
  const McIdEntry *entry = mc_idmap_find(&d->first, key);
  for (uint32_t at = entry->key == 0 ? 0 : entry->value; at != 0; at = d->next[at - 1]) {
    uint32_t other = at - 1;
    if (mc_op_operand(ctx, op, other).index != value.index || mc_generic_map(ctx, d->g, other).index != map.index) {
      continue;
    }
    bool is_input = other < d->g->inputs;
    if (is_input ? yielded.index != MC_NONE
                 : mc_op_operand(ctx, yield, other - d->g->inputs).index != yielded.index) {
      continue;
    }
    d->same[operand] = other;
    return true;
  }
  d->next[operand] = entry->key == 0 ? 0 : entry->value;
  return mc_idmap_put(&ctx->alloc, &d->first, key, operand + 1) || mc_rw_fail(d->rw);
}

static bool has_one_use(const McContext *ctx, McValue value) {
  McUse use = mc_value_first_use(ctx, value);
  return use.index != MC_NONE && mc_use_next(ctx, use).index == MC_NONE;
}

/* Nothing uses the result, and the body at most yields the destination's element for it. */
static bool is_dead(Drop *d, uint32_t init) {
  McContext *ctx = d->ctx;
  const McGeneric *g = d->g;
  if (mc_value_first_use(ctx, mc_op_result(ctx, g->op, init)).index != MC_NONE) return false;
  McValue arg = mc_block_arg(ctx, g->body, g->inputs + init);
  if (mc_value_first_use(ctx, arg).index == MC_NONE) return true;
  McOp yield = mc_block_last_op(ctx, g->body);
  return has_one_use(ctx, arg) && mc_use_owner(ctx, mc_value_first_use(ctx, arg)).index == yield.index &&
         mc_op_operand(ctx, yield, init).index == arg.index;
}

static bool choose_inputs(Drop *d) {
  for (uint32_t i = 0; i < d->g->inputs; i++) {
    if (!mc_generic_reads(d->ctx, d->g, i) && let_go(d, i)) continue;
    if (!find_same(d, i, (McValue){MC_NONE})) return false;
    if (d->same[i] != i) d->gone[i] = GONE;
  }
  return true;
}

static bool choose_inits(Drop *d) {
  McOp yield = mc_block_last_op(d->ctx, d->g->body);
  if (!mc_generic_is_of_tensors(d->ctx, d->g)) return true;
  for (uint32_t i = 0; i < d->g->inits; i++) {
    uint32_t operand = d->g->inputs + i;
    if (is_dead(d, i) && let_go(d, operand)) continue;
    McValue yielded = mc_op_operand(d->ctx, yield, i);
    if (!find_same(d, operand, yielded)) return false;
    if (d->same[operand] == operand) continue;
    if (mc_generic_reads(d->ctx, d->g, operand)) d->same[operand] = operand;
    else d->gone[operand] = GONE;
  }
  return true;
}

static bool yields_all(const McContext *ctx, const McGeneric *g) {
  McOp yield = mc_block_last_op(ctx, g->body);
  return yield.index != MC_NONE && mc_op_num_operands(ctx, yield) == g->inits;
}

bool mc_generic_drop_operands(McRewriter *rw, const McGeneric *g) {
  Drop d;
  bool changed = false;
  if (!yields_all(mc_rw_ctx(rw), g)) return false;
  if (drop_init(&d, rw, g)) {
    count_all(&d);
    changed = choose_inputs(&d) && choose_inits(&d) && memchr(d.gone, GONE, d.operands) != NULL;
  }
  if (changed) {
    McOp made = make_again(&d, true);
    changed = made.index != MC_NONE && yield_less(&d);
    if (changed) replace_by(&d, made);
    else if (made.index != MC_NONE) mc_op_erase(d.ctx, made);
  }
  drop_fini(&d);
  return changed;
}

bool mc_generic_drop_cycles(McRewriter *rw, const McGeneric *g) {
  McContext *ctx = mc_rw_ctx(rw);
  bool changed = false;
  if (!yields_all(ctx, g) || !mc_generic_is_of_tensors(ctx, g)) return false;
  McOp yield = mc_block_last_op(ctx, g->body);
  for (uint32_t i = 0; i < g->inits; i++) {
    McValue arg = mc_block_arg(ctx, g->body, g->inputs + i), result = mc_op_result(ctx, g->op, i);
    if (mc_value_first_use(ctx, result).index != MC_NONE || !has_one_use(ctx, arg)) continue;
    McOp cycle = mc_use_owner(ctx, mc_value_first_use(ctx, arg));
    if (mc_op_num_results(ctx, cycle) != 1 || !has_one_use(ctx, mc_op_result(ctx, cycle, 0))) continue;
    McUse use = mc_value_first_use(ctx, mc_op_result(ctx, cycle, 0));
    if (mc_use_owner(ctx, use).index != yield.index || mc_use_index(ctx, use) != i) continue;
    mc_rw_replace_one(rw, cycle, arg);
    changed = true;
  }
  if (changed) mc_rw_changed(rw, g->op);
  return changed;
}

/* --- constants --- */

/* The number that all elements of a constant operand are; MC_NONE: it is none. */
static McAttr single_constant(McContext *ctx, McValue value) {
  McAttr constant = mc_constant_of(ctx, value), none = {MC_NONE};
  if (constant.index == MC_NONE) return none;
  McKind kind = mc_kind(ctx, constant.index);
  if (kind == MC_ATTR_INTEGER || kind == MC_ATTR_FLOAT) return constant;
  if (kind != MC_ATTR_DENSE_ELEMENTS || !mc_attr_dense_is_splat(ctx, constant)) return none;
  kind = mc_kind(ctx, mc_type_element(ctx, mc_attr_value_type(ctx, constant)).index);
  return kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT ? mc_attr_dense_get(ctx, constant, 0) : none;
}

bool mc_generic_take_constant(McRewriter *rw, const McGeneric *g) {
  McContext *ctx = mc_rw_ctx(rw);
  if (!mc_generic_is_of_tensors(ctx, g)) return false;
  for (uint32_t i = 0; i < g->inputs; i++) {
    McAttr number = single_constant(ctx, mc_op_operand(ctx, g->op, i));
    McValue arg = mc_block_arg(ctx, g->body, i);
    if (number.index == MC_NONE || mc_attr_value_type(ctx, number).index != mc_value_type(ctx, arg).index) continue;
    Drop d;
    bool taken = drop_init(&d, rw, g);
    if (taken) {
      count_all(&d);
      taken = let_go(&d, i);
    }
    McOp like = mc_value_op(ctx, mc_op_operand(ctx, g->op, i));
    McValue constant = {MC_NONE};
    if (taken) constant = mc_rw_constant(rw, like, g->op, number, mc_value_type(ctx, arg));
    McOp made = constant.index == MC_NONE ? (McOp){MC_NONE} : make_again(&d, false);
    taken = made.index != MC_NONE;
    if (taken) {
      mc_rw_replace_value(rw, arg, constant);
      replace_by(&d, made);
    }
    drop_fini(&d);
    return taken;
  }
  return false;
}

/* The operation only yields the element of its input. */
static bool only_moves(const McContext *ctx, McOp op) {
  McBlock body = mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
  McOp yield = body.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, body);
  if (yield.index == MC_NONE || yield.index != mc_block_last_op(ctx, body).index) return false;
  return mc_op_num_operands(ctx, yield) == 1 &&
         mc_op_operand(ctx, yield, 0).index == mc_block_arg(ctx, body, 0).index;
}

/* The loop that dimension i is. The map is a permutation. */
static uint32_t loop_of(const McContext *ctx, McAffineMap map, uint32_t i) {
  return (uint32_t)mc_affine_value(ctx, mc_affine_map_result(ctx, map, i));
}

typedef struct Moved {
  McContext *ctx;     /* borrowed */
  McAttr constant;
  McType type;        /* of the result */
  McInts steps, at;   /* owned: for each dimension of the result, how far its next element is in the constant */
} Moved;

static bool moved_init(Moved *m, McAffineMap input, McAffineMap init) {
  McContext *ctx = m->ctx;
  uint32_t rank = mc_type_rank(ctx, m->type);
  McType from = mc_attr_value_type(ctx, m->constant);
  McInts strides = {{0}, NULL, 0, 0}; /* for each loop */
  bool ok = mc_ints_init(ctx, &strides, rank + 1, NULL) && mc_ints_init(ctx, &m->steps, rank + 1, NULL) &&
            mc_ints_init(ctx, &m->at, rank + 1, NULL);
  int64_t stride = 1;
  for (uint32_t i = rank; ok && i-- > 0; stride *= mc_type_dim(ctx, from, i)) {
    strides.ptr[loop_of(ctx, input, i)] = stride;
  }
  for (uint32_t i = 0; ok && i < rank; i++) {
    m->steps.ptr[i] = strides.ptr[loop_of(ctx, init, i)];
    m->at.ptr[i] = 0;
  }
  if (strides.ptr != NULL) mc_ints_fini(ctx, &strides);
  return ok;
}

/* The number of the next element in the constant, from that of the last one. */
static uint64_t next_element(Moved *m, uint64_t element) {
  for (uint32_t i = mc_type_rank(m->ctx, m->type); i-- > 0;) {
    int64_t size = mc_type_dim(m->ctx, m->type, i);
    element += (uint64_t)m->steps.ptr[i];
    if (++m->at.ptr[i] < size) return element;
    element -= (uint64_t)(size * m->steps.ptr[i]);
    m->at.ptr[i] = 0;
  }
  return element;
}

/* The elements in the order of the result. MC_NONE: out of memory. */
static McAttr moved_elements(Moved *m, uint64_t count) {
  McContext *ctx = m->ctx;
  McStr data = mc_attr_dense_data(ctx, m->constant);
  McAttr made = {MC_NONE};
  size_t width = (size_t)(data.len / count);
  if (width > 0 && data.len % count == 0) {
    char *bytes = mc_alloc(&ctx->alloc, data.len);
    for (uint64_t i = 0, from = 0; bytes != NULL && i < count; i++, from = next_element(m, from)) {
      memcpy(bytes + i * width, data.ptr + from * width, width);
    }
    if (bytes != NULL) made = mc_attr_dense_elements(ctx, m->type, bytes, data.len, false, NULL);
    if (bytes != NULL) mc_free(&ctx->alloc, bytes, data.len);
    return made;
  }
  MC_ARRAY(McAttr) list = {0}; /* of less than a byte each */
  bool ok = mc_array_reserve(&ctx->alloc, &list, count);
  for (uint64_t i = 0, from = 0; ok && i < count; i++, from = next_element(m, from)) {
    list.ptr[i] = mc_attr_dense_get(ctx, m->constant, from);
    ok = list.ptr[i].index != MC_NONE;
  }
  if (ok) made = mc_attr_dense_of(ctx, m->type, list.ptr, count, NULL);
  mc_array_fini(&ctx->alloc, &list);
  return made;
}

/* The constant with its dimensions in another order. MC_NONE: out of memory. */
static McAttr moved_constant(McContext *ctx, McAttr constant, McType type, McAffineMap input, McAffineMap init) {
  int64_t count;
  if (mc_attr_dense_is_splat(ctx, constant)) return mc_tensor_resplat(ctx, constant, type);
  Moved m = {.ctx = ctx, .constant = constant, .type = type};
  McAttr made = {MC_NONE};
  if (mc_type_num_elements(ctx, type, &count) && count > 0 && moved_init(&m, input, init)) {
    made = moved_elements(&m, (uint64_t)count);
  }
  if (m.steps.ptr != NULL) mc_ints_fini(ctx, &m.steps);
  if (m.at.ptr != NULL) mc_ints_fini(ctx, &m.at);
  return made;
}

static bool is_permutation(McContext *ctx, McAffineMap map) {
  return mc_affine_map_num_results(ctx, map) == mc_affine_map_num_dims(ctx, map) &&
         mc_map_is_projected_permutation(ctx, map);
}

/* Elements are integers or floats of the type of the result. */
static bool has_elements(const McContext *ctx, McAttr constant, McType type) {
  if (constant.index == MC_NONE || mc_kind(ctx, constant.index) != MC_ATTR_DENSE_ELEMENTS) return false;
  McType element = mc_type_element(ctx, mc_attr_value_type(ctx, constant));
  McKind kind = mc_kind(ctx, element.index);
  return (kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT) && element.index == mc_type_element(ctx, type).index;
}

bool mc_linalg_move_constant(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  if (mc_op_num_operands(ctx, op) != 2 || mc_op_num_results(ctx, op) != 1 || mc_op_num_regions(ctx, op) != 1 ||
      !only_moves(ctx, op)) {
    return false;
  }
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  McValue input = mc_op_operand(ctx, op, 0);
  McAttr constant = mc_constant_of(ctx, input), maps = mc_linalg_indexing_maps(ctx, op, NULL);
  if (mc_kind(ctx, type.index) != MC_TYPE_RANKED_TENSOR || !mc_type_has_static_shape(ctx, type) ||
      !has_elements(ctx, constant, type) || !has_one_use(ctx, input)) {
    return false;
  }
  if (maps.index == MC_NONE || mc_attr_array_size(ctx, maps) != 2) return false;
  McAffineMap from = mc_attr_affine_map_value(ctx, mc_attr_array_get(ctx, maps, 0)),
              to = mc_attr_affine_map_value(ctx, mc_attr_array_get(ctx, maps, 1));
  if (!is_permutation(ctx, from) || !is_permutation(ctx, to)) return false;
  McNamedAttr value = {ctx->known[MC_ID_value], moved_constant(ctx, constant, type, from, to)};
  if (value.value.index == MC_NONE) return mc_rw_fail(rw);
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.constant", .results = &type, .num_results = 1,
                                             .attrs = &value, .num_attrs = 1});
  return mc_rw_replace_by(rw, op, made);
}
