/* linalg_fuse.c - the pass linalg-fuse-elementwise-ops: a linalg.generic takes in the one that makes one of its inputs.
 *
 * The other changes prepare or follow that: fills and constants become scalars, destinations that nothing reads become
 * empty tensors, operands that are not needed go (linalg_operands.c), and affine.apply, linalg.generic and reshapes are
 * canonicalized. Reshapes are not moved through operations yet.
 */
#include "defs/facts.h"
#include "dialects/linalg/linalg.def"
#include "dialects/linalg/linalg_generic.h"
#include "dialects/shared/tensor_folds.h"
#include "transform/pattern_driver.h"

const McPassInfo mc_pass_linalg_fuse_elementwise_ops_info = {
    "linalg-fuse-elementwise-ops", "LinalgElementwiseOpFusionPass", "Fuse elementwise operations on tensors",
    MC_PASS_NONE, MC_PASS_NONE, MC_PASS_CHANGES, NULL};

typedef MC_ARRAY(McAffineMap) MapList; /* owned */

typedef struct Fusion {
  McRewriter *rw;      /* borrowed */
  McContext *ctx;      /* borrowed */
  McGeneric producer, consumer;
  uint32_t operand;    /* of the consumer */
  uint32_t result;     /* of the producer */
  MC_ARRAY(McAffineExpr) loops; /* owned: the producer's loops, in those of the consumer */
  MC_ARRAY(uint8_t) kept;       /* owned: 1 for each result of the producer that the new operation has */
  McValueList values;  /* owned: operands of the new operation */
  MapList maps;        /* owned: theirs */
  McTypeList types;    /* owned: of its results */
  McTypeList args;     /* owned: of its block's arguments */
  McValueList inner;   /* owned: values for the arguments of both bodies; what they yield */
} Fusion;

static bool is_tensor(const McContext *ctx, McValue value) {
  return mc_kind(ctx, mc_value_type(ctx, value).index) == MC_TYPE_RANKED_TENSOR;
}

/* 1: at least one loop is a reduction; 0: none; -1: out of memory. */
static int has_reduction(McRewriter *rw, const McGeneric *g) {
  McContext *ctx = mc_rw_ctx(rw);
  MC_ARRAY(bool) flags = {0};
  int found = 0;
  if (!mc_array_reserve(&ctx->alloc, &flags, g->loops + 1)) return mc_rw_fail(rw), -1;
  mc_structure_loops(ctx, g->op, flags.ptr, g->loops);
  for (uint32_t i = 0; i < g->loops; i++) found |= flags.ptr[i];
  mc_array_fini(&ctx->alloc, &flags);
  return found;
}

typedef struct Marks { bool *ptr; uint32_t loops; } Marks; /* owned: marks_fini */

static bool marks_init(McRewriter *rw, Marks *marks, uint32_t loops) {
  *marks = (Marks){mc_alloc_zeroed(&mc_rw_ctx(rw)->alloc, loops + 1), loops};
  return marks->ptr != NULL || mc_rw_fail(rw);
}

static void marks_fini(McContext *ctx, Marks *marks) {
  if (marks->ptr != NULL) mc_free(&ctx->alloc, marks->ptr, marks->loops + 1);
}

/* Marks the loops that results of the map are. */
static void mark(const McContext *ctx, McAffineMap map, Marks *marks) {
  for (uint32_t i = 0, n = mc_affine_map_num_results(ctx, map); i < n; i++) {
    McAffineExpr e = mc_affine_map_result(ctx, map, i);
    if (!mc_affine_is_dim(ctx, e)) continue;
    int64_t loop = mc_affine_value(ctx, e);
    if (loop < (int64_t)marks->loops) marks->ptr[loop] = true;
  }
}

static bool all_marked(const Marks *marks, uint32_t loops) {
  for (uint32_t i = 0; i < loops; i++) {
    if (!marks->ptr[i]) return false;
  }
  return true;
}

/* Fills f->loops: the producer's result has each of its loops as one dimension, which the consumer's map states.
 * False: it has not, or out of memory. */
static bool invert(Fusion *f) {
  McContext *ctx = f->ctx;
  McAffineMap made = mc_generic_map(ctx, &f->producer, f->producer.inputs + f->result),
              used = mc_generic_map(ctx, &f->consumer, f->operand);
  uint32_t n = f->producer.loops;
  if (mc_affine_map_num_results(ctx, used) != n || mc_affine_map_num_results(ctx, made) != n ||
      mc_affine_map_num_dims(ctx, made) != n || !mc_map_is_projected_permutation(ctx, made)) {
    return false;
  }
  f->loops.len = 0;
  if (!mc_array_reserve(&ctx->alloc, &f->loops, n + 1)) return mc_rw_fail(f->rw);
  f->loops.len = n;
  for (uint32_t i = 0; i < n; i++) {
    f->loops.ptr[mc_affine_value(ctx, mc_affine_map_result(ctx, made, i))] = mc_affine_map_result(ctx, used, i);
  }
  return true;
}

/* The map of the producer's operand in the consumer's loops. MC_NONE: out of memory. */
static McAffineMap moved_map(Fusion *f, uint32_t i) {
  McContext *ctx = f->ctx;
  McAffineMap map = mc_generic_map(ctx, &f->producer, i), made = {MC_NONE};
  MC_ARRAY(McAffineExpr) results = {0};
  uint32_t n = mc_affine_map_num_results(ctx, map);
  bool ok = mc_array_reserve(&ctx->alloc, &results, n + 1);
  for (uint32_t k = 0; k < n && ok; k++) {
    McAffineExpr e = mc_affine_substitute(ctx, mc_affine_map_result(ctx, map, k), f->loops.ptr, f->loops.len, NULL, 0);
    ok = e.index != MC_NONE;
    if (ok) results.ptr[k] = e;
  }
  if (ok) made = mc_affine_map(ctx, f->consumer.loops, 0, results.ptr, n);
  mc_array_fini(&ctx->alloc, &results);
  if (made.index == MC_NONE) mc_rw_fail(f->rw);
  return made;
}

/* Each loop of a consumer with reductions is still a dimension of an operand. False: it is not, or out of memory. */
static bool keeps_loops(Fusion *f) {
  McContext *ctx = f->ctx;
  int reduction = has_reduction(f->rw, &f->consumer);
  if (reduction <= 0) return reduction == 0;
  Marks marks;
  bool ok = marks_init(f->rw, &marks, f->consumer.loops);
  McValue fused = mc_op_operand(ctx, f->consumer.op, f->operand);
  for (uint32_t i = 0; i < f->consumer.inputs + f->consumer.inits && ok; i++) {
    if (mc_op_operand(ctx, f->consumer.op, i).index == fused.index) continue;
    mark(ctx, mc_generic_map(ctx, &f->consumer, i), &marks);
  }
  for (uint32_t i = 0; i < f->producer.inputs && ok; i++) {
    McAffineMap map = moved_map(f, i);
    ok = map.index != MC_NONE;
    if (ok) mark(ctx, map, &marks);
  }
  ok = ok && all_marked(&marks, marks.loops);
  marks_fini(ctx, &marks);
  return ok;
}

static bool has_one_use(const McContext *ctx, McOp op) {
  uint32_t uses = 0;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n && uses < 2; i++) {
    McUse use = mc_value_first_use(ctx, mc_op_result(ctx, op, i));
    if (use.index != MC_NONE) uses += mc_use_next(ctx, use).index == MC_NONE ? 1 : 2;
  }
  return uses == 1;
}

static bool can_fuse(Fusion *f) {
  McContext *ctx = f->ctx;
  McValue value = mc_op_operand(ctx, f->consumer.op, f->operand);
  McOp made_by = mc_value_op(ctx, value);
  if (made_by.index == MC_NONE || !is_tensor(ctx, value) || !mc_generic_of(ctx, made_by, &f->producer)) return false;
  f->result = mc_value_index(ctx, value);
  return mc_generic_is_of_tensors(ctx, &f->producer) && has_one_use(ctx, made_by) &&
         has_reduction(f->rw, &f->producer) == 0 && invert(f) && keeps_loops(f);
}

/* The maps of both operations, without that of the fused operand and of the producer's destinations that are not
 * kept, still state all loops. -1: out of memory. */
static int covers(Fusion *f) {
  McContext *ctx = f->ctx;
  Marks marks;
  const McGeneric *both[2] = {&f->producer, &f->consumer};
  bool any = false;
  uint32_t loops = 0; /* of the operations that have such an operand */
  uint32_t most = both[0]->loops > both[1]->loops ? both[0]->loops : both[1]->loops;
  if (!marks_init(f->rw, &marks, most)) return -1;
  for (int k = 0; k < 2; k++) {
    for (uint32_t i = 0; i < both[k]->inputs + both[k]->inits; i++) {
      bool left_out = k == 1 ? i == f->operand
                             : i >= both[k]->inputs && !f->kept.ptr[i - both[k]->inputs];
      if (left_out) continue;
      any = true;
      if (loops < both[k]->loops) loops = both[k]->loops;
      mark(ctx, mc_generic_map(ctx, both[k], i), &marks);
    }
  }
  int all = any ? all_marked(&marks, loops) : most == 0;
  marks_fini(ctx, &marks);
  return all;
}

/* The producer's results that the new operation must have, in f->kept. The producer has no other use, so these are
 * those whose destination is read, or states a loop. */
static bool choose_kept(Fusion *f) {
  uint32_t n = f->producer.inits;
  if (!mc_array_reserve(&f->ctx->alloc, &f->kept, n + 1)) return mc_rw_fail(f->rw);
  memset(f->kept.ptr, 1, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    f->kept.ptr[i] = 0;
    int all = covers(f);
    if (all < 0) return false;
    f->kept.ptr[i] = !all || mc_generic_reads(f->ctx, &f->producer, f->producer.inputs + i);
  }
  return true;
}

static bool add(Fusion *f, const McGeneric *from, uint32_t i, McAffineMap map) {
  McAlloc *alloc = &f->ctx->alloc;
  McValue arg = mc_block_arg(f->ctx, from->body, i);
  bool ok = map.index != MC_NONE && mc_array_push(alloc, &f->values, mc_op_operand(f->ctx, from->op, i)) &&
            mc_array_push(alloc, &f->maps, map) && mc_array_push(alloc, &f->args, mc_value_type(f->ctx, arg));
  return ok || mc_rw_fail(f->rw);
}

static bool add_producer(Fusion *f, uint32_t i) { return add(f, &f->producer, i, moved_map(f, i)); }
static bool add_consumer(Fusion *f, uint32_t i) {
  return add(f, &f->consumer, i, mc_generic_map(f->ctx, &f->consumer, i));
}

/* Operands: the consumer's inputs with those of the producer in the place of the fused one, then destinations. */
static bool plan(Fusion *f) {
  McAlloc *alloc = &f->ctx->alloc;
  const McGeneric *p = &f->producer, *c = &f->consumer;
  bool ok = true;
  for (uint32_t i = 0; i < f->operand && ok; i++) ok = add_consumer(f, i);
  for (uint32_t i = 0; i < p->inputs && ok; i++) ok = add_producer(f, i);
  for (uint32_t i = f->operand + 1; i < c->inputs && ok; i++) ok = add_consumer(f, i);
  for (uint32_t i = 0; i < p->inits && ok; i++) {
    if (!f->kept.ptr[i]) continue;
    McType type = mc_value_type(f->ctx, mc_op_operand(f->ctx, p->op, p->inputs + i));
    ok = add_producer(f, p->inputs + i) && (mc_array_push(alloc, &f->types, type) || mc_rw_fail(f->rw));
  }
  for (uint32_t i = 0; i < c->inits && ok; i++) ok = add_consumer(f, c->inputs + i);
  return ok && mc_rw_result_types(f->rw, c->op, &f->types);
}

/* Each loop of the new operation is a dimension of an operand. */
static bool is_complete(Fusion *f) {
  Marks marks;
  if (!marks_init(f->rw, &marks, f->consumer.loops)) return false;
  for (size_t i = 0; i < f->maps.len; i++) mark(f->ctx, f->maps.ptr[i], &marks);
  bool all = all_marked(&marks, marks.loops);
  marks_fini(f->ctx, &marks);
  return all;
}

static McOp make_generic(Fusion *f) {
  McContext *ctx = f->ctx;
  uint32_t inits = (uint32_t)f->consumer.inits, operands = (uint32_t)f->values.len;
  for (uint32_t i = 0; i < f->producer.inits; i++) inits += f->kept.ptr[i];
  int32_t groups[2] = {(int32_t)(operands - inits), (int32_t)inits};
  McNamedAttr attrs[3] = {
      {mc_ident(ctx, "indexing_maps", strlen("indexing_maps")), mc_generic_maps_attr(ctx, f->maps.ptr, f->maps.len)},
      {mc_ident(ctx, "iterator_types", strlen("iterator_types")),
       mc_attr_named(ctx, f->consumer.op, "iterator_types")},
      mc_segments_attr(ctx, groups, 2)};
  return mc_rw_create(f->rw, f->consumer.op,
                      &(McRwOp){.name = "linalg.generic", .operands = f->values.ptr, .num_operands = f->values.len,
                                .results = f->types.ptr, .num_results = f->types.len, .attrs = attrs, .num_attrs = 3,
                                .num_regions = 1});
}

/* linalg.index of a loop of the new operation. MC_NONE: out of memory. */
static McValue make_index(Fusion *f, McOp before, uint32_t loop) {
  McContext *ctx = f->ctx;
  McType index = mc_type_index(ctx), i64 = mc_type_integer(ctx, 64, MC_SIGNLESS);
  McNamedAttr dim = {mc_ident(ctx, "dim", 3), mc_attr_integer(ctx, i64, loop)};
  McOp made = mc_rw_create(f->rw, before, &(McRwOp){.name = "linalg.index", .results = &index, .num_results = 1,
                                                    .attrs = &dim, .num_attrs = 1});
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

/* The copies of the producer's linalg.index, which are those from `first` up to `end`, become affine.apply of the new
 * operation's loops, in front of them. */
static bool move_indices(Fusion *f, McOp first, McOp end) {
  McContext *ctx = f->ctx;
  McType index = mc_type_index(ctx);
  McValueList all = {0};
  bool ok = true;
  for (McOp op = first, next; op.index != end.index && ok; op = next) {
    next = mc_op_next(ctx, op);
    int64_t dim;
    if (!mc_op_is(ctx, op, "linalg.index")) continue;
    for (uint32_t i = (uint32_t)all.len; i < f->consumer.loops && ok; i++) {
      McValue made = make_index(f, first, i);
      ok = made.index != MC_NONE && (mc_array_push(&ctx->alloc, &all, made) || mc_rw_fail(f->rw));
    }
    McAttr attr = mc_attr_named(ctx, op, "dim");
    if (!ok || attr.index == MC_NONE || !mc_attr_integer_i64(ctx, attr, &dim) || dim >= (int64_t)f->loops.len) continue;
    McAffineMap map = mc_affine_map(ctx, f->consumer.loops, 0, f->loops.ptr + dim, 1);
    McNamedAttr named = {mc_ident(ctx, "map", 3), {MC_NONE}};
    if (map.index != MC_NONE) named.value = mc_attr_affine_map(ctx, map);
    McOp made = mc_rw_create(f->rw, first, &(McRwOp){.name = "affine.apply", .operands = all.ptr,
                                                     .num_operands = all.len, .results = &index, .num_results = 1,
                                                     .attrs = &named, .num_attrs = 1});
    ok = made.index != MC_NONE;
    if (!ok) continue;
    if (op.index == first.index) first = next;
    mc_rw_replace_by(f->rw, op, made);
  }
  mc_array_fini(&ctx->alloc, &all);
  return ok;
}

/* Copies a body in front of `before`. `args` and `yielded` are places of f->inner. */
static bool copy_body(Fusion *f, const McGeneric *from, McOp before, size_t args, size_t yielded) {
  McContext *ctx = f->ctx;
  return mc_block_clone_into(ctx, from->body, before, f->inner.ptr + args, (McLoc){MC_NONE}, f->inner.ptr + yielded) ||
         mc_rw_fail(f->rw);
}

static bool make_body(Fusion *f, McOp made) {
  McContext *ctx = f->ctx;
  const McGeneric *p = &f->producer, *c = &f->consumer;
  uint32_t np = p->inputs + p->inits, nc = c->inputs + c->inits;
  McBlock body = mc_rw_block(f->rw, made, 0, f->args.ptr, f->args.len);
  McOpState state = {.name = mc_op_name(ctx, "linalg.yield", 12), .loc = mc_op_loc(ctx, made)};
  if (body.index == MC_NONE || state.name.index == MC_NONE) return mc_rw_fail(f->rw);
  if (!mc_array_reserve(&ctx->alloc, &f->inner, np + nc + p->inits + c->inits + 1)) return mc_rw_fail(f->rw);
  size_t results = np + nc; /* where the yielded values are */
  McValue *inner = f->inner.ptr;
  uint32_t next = 0;
  for (uint32_t i = 0; i < f->operand; i++) inner[np + i] = mc_block_arg(ctx, body, next++);
  for (uint32_t i = 0; i < p->inputs; i++) inner[i] = mc_block_arg(ctx, body, next++);
  for (uint32_t i = f->operand + 1; i < c->inputs; i++) inner[np + i] = mc_block_arg(ctx, body, next++);
  for (uint32_t i = 0; i < p->inits; i++) { /* the argument of one that is not kept has no use */
    inner[p->inputs + i] = f->kept.ptr[i] ? mc_block_arg(ctx, body, next++) : mc_block_arg(ctx, p->body, p->inputs + i);
  }
  for (uint32_t i = 0; i < c->inits; i++) inner[np + c->inputs + i] = mc_block_arg(ctx, body, next++);
  if (!mc_rw_append(f->rw, body, &state)) return false;
  McOp place = mc_block_last_op(ctx, body); /* what follows is put in front of it; erased at the end */
  if (!copy_body(f, p, place, 0, results)) return false;
  state.operands = inner + results;
  state.num_operands = p->inits;
  if (!mc_rw_append(f->rw, body, &state)) return false;
  McOp carried = mc_block_last_op(ctx, body); /* what the producer yields, also after it was replaced; erased */
  if (!move_indices(f, mc_block_first_op(ctx, body), place)) return false;
  inner[np + f->operand] = mc_op_operand(ctx, carried, f->result);
  if (!copy_body(f, c, place, np, results + p->inits)) return false;
  uint32_t count = 0;
  for (uint32_t i = 0; i < p->inits; i++) {
    if (f->kept.ptr[i]) inner[results + count++] = mc_op_operand(ctx, carried, i);
  }
  for (uint32_t i = 0; i < c->inits; i++) inner[results + count++] = inner[results + p->inits + i];
  state.num_operands = count;
  mc_rw_erase(f->rw, carried);
  mc_rw_erase(f->rw, place);
  if (!mc_rw_append(f->rw, body, &state)) return false;
  McWalk walk;
  mc_walk_init(ctx, &walk, made, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) mc_rw_push(f->rw, op);
  return true;
}

static bool fuse_operand(Fusion *f) {
  McContext *ctx = f->ctx;
  f->kept.len = f->values.len = f->maps.len = f->types.len = f->args.len = f->inner.len = 0;
  if (!choose_kept(f) || !plan(f) || !is_complete(f)) return false;
  McOp made = make_generic(f);
  if (made.index == MC_NONE) return false;
  if (!make_body(f, made)) return mc_op_erase(ctx, made), false; /* out of memory: the tree stays as it was */
  uint32_t results = mc_op_num_results(ctx, f->consumer.op), first = (uint32_t)f->types.len - results;
  for (uint32_t i = 0; i < results; i++) {
    mc_rw_replace_value(f->rw, mc_op_result(ctx, f->consumer.op, i), mc_op_result(ctx, made, first + i));
  }
  return mc_rw_erase(f->rw, f->consumer.op);
}

/* The first input that can be fused. */
static bool fuse(McRewriter *rw, const McGeneric *g) {
  Fusion f = {.rw = rw, .ctx = mc_rw_ctx(rw), .consumer = *g};
  McAlloc *alloc = &f.ctx->alloc;
  bool fused = false;
  while (f.operand < g->inputs && !can_fuse(&f) && !rw->failed) f.operand++;
  if (f.operand < g->inputs && !rw->failed) fused = fuse_operand(&f);
  mc_array_fini(alloc, &f.loops);
  mc_array_fini(alloc, &f.kept);
  mc_array_fini(alloc, &f.values);
  mc_array_fini(alloc, &f.maps);
  mc_array_fini(alloc, &f.types);
  mc_array_fini(alloc, &f.args);
  mc_array_fini(alloc, &f.inner);
  return fused;
}

/* --- what prepares fusion --- */

/* The body reads the value that an input is filled with. */
static bool skip_fill(McRewriter *rw, const McGeneric *g) {
  McContext *ctx = mc_rw_ctx(rw);
  bool found = false;
  if (!mc_generic_is_of_tensors(ctx, g)) return false;
  for (uint32_t i = 0; i < g->inputs; i++) {
    McOp fill = mc_value_made_by(ctx, mc_op_operand(ctx, g->op, i), "linalg.fill");
    if (!mc_generic_reads(ctx, g, i) || fill.index == MC_NONE) continue;
    McValue arg = mc_block_arg(ctx, g->body, i), value = mc_op_operand(ctx, fill, 0);
    if (mc_value_type(ctx, arg).index != mc_value_type(ctx, value).index) continue;
    mc_rw_replace_value(rw, arg, value);
    found = true;
  }
  return found;
}

/* A destination whose elements are not read becomes an empty tensor. */
static bool forget_destinations(McRewriter *rw, const McGeneric *g) {
  McContext *ctx = mc_rw_ctx(rw);
  bool changed = false;
  for (uint32_t i = g->inputs; i < g->inputs + g->inits; i++) {
    McValue value = mc_op_operand(ctx, g->op, i);
    McType type = mc_value_type(ctx, value);
    if (mc_generic_reads(ctx, g, i) || !is_tensor(ctx, value) || mc_type_encoding(ctx, type).index != MC_NONE ||
        mc_value_made_by(ctx, value, "tensor.empty").index != MC_NONE) {
      continue;
    }
    McValue made = mc_rw_tensor_empty(rw, g->op, value, type, NULL);
    if (made.index == MC_NONE) return changed;
    mc_rw_set_operand(rw, g->op, i, made);
    changed = true;
  }
  return changed;
}

/* --- the pass --- */

static bool simplify(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McGeneric g;
  if (mc_op_is(ctx, op, "affine.apply") || mc_op_is(ctx, op, "tensor.expand_shape") ||
      mc_op_is(ctx, op, "tensor.collapse_shape")) {
    return mc_rw_apply_own(rw, op);
  }
  if (mc_op_is(ctx, op, "linalg.pack") || mc_op_is(ctx, op, "linalg.unpack")) return mc_linalg_pack_skip_casts(rw, op);
  if (!mc_op_has_fact(ctx, op, MC_FACT_LINALG_STRUCTURE)) return false;
  bool changed = mc_generic_of(ctx, op, &g) &&
                 (fuse(rw, &g) || skip_fill(rw, &g) || mc_generic_take_constant(rw, &g) ||
                  forget_destinations(rw, &g) || mc_generic_drop_operands(rw, &g) || mc_generic_drop_cycles(rw, &g));
  return changed || (!rw->failed && (mc_linalg_simplify(rw, op) || mc_linalg_move_constant(rw, op)));
}

bool mc_pass_linalg_fuse_elementwise_ops(McPassRun *run) {
  McGreedy greedy = mc_greedy_defaults;
  greedy.top_down = true;
  greedy.pattern = simplify;
  static const char *const names[] = {"linalg.generic", "tensor.empty", "affine.apply", "arith.constant"};
  for (size_t i = 0; i < MC_COUNT(names); i++) { /* names load dialects */
    if (mc_op_name(run->ctx, names[i], strlen(names[i])).index == MC_NONE) return mc_pass_out_of_memory(run);
  }
  return mc_greedy_run(run, &greedy, NULL);
}
