/* scf_while.c - the patterns of scf.while: mlir-opt 22's, in its order.
 *
 * Most of them make the loop again, with other arguments of its two regions. A plan of the new loop states for each old
 * argument the new one that replaces it, by its number, or a value from outside.
 */
#include "base/idmap.h"
#include "dialects/scf/scf_fold.h"
#include "dialects/shared/region_values.h"

typedef struct While {
  McRewriter *rw;
  McContext *ctx;
  McOp op, condition, yield;
  McBlock before, after;
  uint32_t inits, results;
  /* the plan; owned */
  McValueList new_inits, new_yields, new_condition; /* the last one without the condition itself */
  McTypeList types;
  McMixedList before_args, after_args;
} While;

MC_INLINE McValue init_of(const While *w, uint32_t i) { return mc_op_operand(w->ctx, w->op, i); }
MC_INLINE McValue yielded(const While *w, uint32_t i) { return mc_op_operand(w->ctx, w->yield, i); }
MC_INLINE McValue passed(const While *w, uint32_t i) { return mc_op_operand(w->ctx, w->condition, 1 + i); }
MC_INLINE McValue before_arg(const While *w, uint32_t i) { return mc_block_arg(w->ctx, w->before, i); }
MC_INLINE McValue after_arg(const While *w, uint32_t i) { return mc_block_arg(w->ctx, w->after, i); }
MC_INLINE McValue result_of(const While *w, uint32_t i) { return mc_op_result(w->ctx, w->op, i); }

#define PUSH(w, list, value) (mc_array_push(&(w)->ctx->alloc, list, value) || mc_rw_fail((w)->rw))

static void clear(While *w) {
  w->new_inits.len = w->new_yields.len = w->new_condition.len = w->types.len = 0;
  w->before_args.len = w->after_args.len = 0;
}

/* The first region stays as it is in the plan. */
static bool keep_before(While *w) {
  for (uint32_t i = 0; i < w->inits; i++) {
    if (!PUSH(w, &w->new_inits, init_of(w, i)) || !PUSH(w, &w->new_yields, yielded(w, i))) return false;
    if (!PUSH(w, &w->before_args, mc_mixed_of_number(i))) return false;
  }
  return true;
}

/* Moves the operations of an old block into a new one. */
static bool move_block(While *w, McBlock from, McOp made, uint32_t region, const McMixedList *args) {
  McBlock to = mc_scf_body(w->ctx, made, region);
  McValueList values = {0};
  bool ok = true;
  for (size_t i = 0; i < args->len && ok; i++) {
    McMixed arg = args->ptr[i];
    ok = PUSH(w, &values, arg.value.index != MC_NONE ? arg.value : mc_block_arg(w->ctx, to, (uint32_t)arg.number));
  }
  if (ok) mc_rw_inline(w->rw, from, to, (McOp){MC_NONE}, values.ptr);
  mc_array_fini(&w->ctx->alloc, &values);
  return ok;
}

/* Makes the loop of the plan. */
static bool rebuild(While *w) {
  McContext *ctx = w->ctx;
  McRewriter *rw = w->rw;
  McTypeList types = {0};
  McValueList values = {0};
  if (!mc_scf_end_with(rw, w->yield, "scf.yield", w->new_yields.ptr, w->new_yields.len)) return mc_rw_fail(rw);
  mc_rw_erase(rw, w->yield);
  bool ok = PUSH(w, &values, mc_op_operand(ctx, w->condition, 0));
  for (size_t i = 0; i < w->new_condition.len && ok; i++) ok = PUSH(w, &values, w->new_condition.ptr[i]);
  ok = ok && mc_scf_end_with(rw, w->condition, "scf.condition", values.ptr, values.len);
  if (ok) mc_rw_erase(rw, w->condition);
  for (size_t i = 0; i < w->new_inits.len && ok; i++) ok = PUSH(w, &types, mc_value_type(ctx, w->new_inits.ptr[i]));
  McOp made = {MC_NONE};
  if (ok) {
    made = mc_rw_create(rw, w->op, &(McRwOp){.name = "scf.while", .operands = w->new_inits.ptr,
                                             .num_operands = w->new_inits.len, .results = w->types.ptr,
                                             .num_results = w->types.len, .num_regions = 2});
  }
  ok = made.index != MC_NONE && mc_rw_block(rw, made, 0, types.ptr, types.len).index != MC_NONE &&
       mc_rw_block(rw, made, 1, w->types.ptr, w->types.len).index != MC_NONE &&
       move_block(w, w->before, made, 0, &w->before_args) && move_block(w, w->after, made, 1, &w->after_args);
  values.len = 0;
  for (uint32_t i = 0; i < w->results && ok; i++) {
    McMixed arg = w->after_args.ptr[i];
    ok = PUSH(w, &values, arg.value.index != MC_NONE ? arg.value : mc_op_result(ctx, made, (uint32_t)arg.number));
  }
  if (ok) mc_rw_replace(rw, w->op, values.ptr);
  mc_array_fini(&ctx->alloc, &types);
  mc_array_fini(&ctx->alloc, &values);
  return ok || mc_rw_fail(rw);
}

/* The condition is true in the second region. */
static bool condition_is_true(While *w) {
  McContext *ctx = w->ctx;
  McValue condition = mc_op_operand(ctx, w->condition, 0), known = {MC_NONE};
  bool changed = false;
  for (uint32_t i = 0; i < w->results; i++) {
    if (passed(w, i).index != condition.index || mc_scf_is_unused(ctx, after_arg(w, i))) continue;
    if (known.index == MC_NONE) known = mc_rw_integer(w->rw, w->op, mc_value_type(ctx, condition), 1);
    if (known.index == MC_NONE) return mc_rw_fail(w->rw);
    mc_rw_replace_value(w->rw, after_arg(w, i), known);
    changed = true;
  }
  return changed;
}

static uint64_t predicate_of(McContext *ctx, McOp cmp) {
  int64_t value = 10;
  McAttr attr = mc_attr_named(ctx, cmp, "predicate");
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_INTEGER) return 10;
  return mc_attr_integer_i64(ctx, attr, &value) ? (uint64_t)value : 10;
}

/* A comparison in the second region that is the condition, or its opposite. */
static bool compared_again(While *w) {
  static const uint8_t opposite[] = {1, 0, 5, 4, 3, 2, 9, 8, 7, 6, 11};
  McContext *ctx = w->ctx;
  McOp cmp = mc_value_op(ctx, mc_op_operand(ctx, w->condition, 0));
  bool changed = false;
  if (cmp.index == MC_NONE || !mc_op_is(ctx, cmp, "arith.cmpi")) return false;
  uint64_t predicate = predicate_of(ctx, cmp);
  for (uint32_t i = 0; i < w->results; i++) {
    for (uint32_t side = 0; side < 2; side++) {
      if (passed(w, i).index != mc_op_operand(ctx, cmp, side).index) continue;
      for (McUse use = mc_value_first_use(ctx, after_arg(w, i)), next; use.index != MC_NONE; use = next) {
        next = mc_use_next(ctx, use);
        McOp again = mc_use_owner(ctx, use);
        if (!mc_op_is(ctx, again, "arith.cmpi")) continue;
        if (mc_op_operand(ctx, again, 1 - side).index != mc_op_operand(ctx, cmp, 1 - side).index) continue;
        uint64_t other = predicate_of(ctx, again);
        if (predicate > 9 || (other != predicate && other != opposite[predicate])) continue;
        McType bit = mc_value_type(ctx, mc_op_result(ctx, again, 0));
        McValue known = mc_rw_integer(w->rw, w->op, bit, other == predicate);
        if (known.index == MC_NONE) return mc_rw_fail(w->rw);
        if (next.index != MC_NONE && mc_use_owner(ctx, next).index == again.index) next = mc_use_next(ctx, next);
        mc_rw_replace_one(w->rw, again, known);
        changed = true;
      }
    }
  }
  return changed;
}

/* The condition passes exactly the arguments of its block, in another order: they are put into that order. */
static bool align(While *w) {
  bool same = true;
  if (w->inits != w->results) return false;
  clear(w);
  for (uint32_t i = 0; i < w->results; i++) {
    McValue value = passed(w, i);
    bool is_arg = mc_value_is_block_arg(w->ctx, value) && mc_value_block(w->ctx, value).index == w->before.index;
    if (!is_arg) return false;
    same = same && mc_value_index(w->ctx, value) == i;
    if (!PUSH(w, &w->after_args, mc_mixed_of_number(mc_value_index(w->ctx, value)))) return false;
  }
  if (same) return false; /* no value is there twice: they were dropped */
  for (uint32_t i = 0; i < w->inits; i++) {
    if (!PUSH(w, &w->new_condition, before_arg(w, i))) return false;
    if (!PUSH(w, &w->types, mc_value_type(w->ctx, before_arg(w, i)))) return false;
  }
  return keep_before(w) && rebuild(w);
}

/* --- an scf.if on the condition, at the end of the first region --- */

typedef struct MovedIf { McOp op, then_end, else_end; McIdMap args; } MovedIf; /* args: value -> its new argument */

static bool find_if(const While *w, MovedIf *m) {
  McContext *ctx = w->ctx;
  m->op = mc_op_prev(ctx, w->condition);
  if (m->op.index == MC_NONE || !mc_op_is(ctx, m->op, "scf.if")) return false;
  if (mc_op_operand(ctx, m->op, 0).index != mc_op_operand(ctx, w->condition, 0).index) return false;
  m->then_end = mc_scf_end(ctx, m->op, 0);
  m->else_end = mc_scf_body(ctx, m->op, 1).index == MC_NONE ? (McOp){MC_NONE} : mc_scf_end(ctx, m->op, 1);
  return m->else_end.index == MC_NONE || mc_op_prev(ctx, m->else_end).index == MC_NONE;
}

/* The value belongs to the first region of the loop, and is not inside another operation there. */
static bool is_of_before(const While *w, McValue value) {
  McOp op = mc_value_op(w->ctx, value);
  McBlock block = op.index == MC_NONE ? mc_value_block(w->ctx, value) : mc_op_block(w->ctx, op);
  return block.index == w->before.index;
}

/* Passes a value to the second region, once. MC_NONE: out of memory. */
static McValue pass_value(While *w, MovedIf *m, McValue value) {
  const McIdEntry *entry = mc_idmap_find(&m->args, value.index);
  if (entry->key != 0) return (McValue){entry->value};
  McType type = mc_value_type(w->ctx, value);
  uint32_t number = (uint32_t)w->after_args.len;
  McValue arg = mc_block_add_arg(w->ctx, w->after, type, mc_op_loc(w->ctx, w->op));
  bool ok = arg.index != MC_NONE && mc_idmap_put(&w->ctx->alloc, &m->args, value.index, arg.index) &&
            PUSH(w, &w->new_condition, value) && PUSH(w, &w->types, type) &&
            PUSH(w, &w->after_args, mc_mixed_of_number(number));
  return ok ? arg : (McValue){MC_NONE};
}

/* Values of the loop that the first region of the scf.if uses become arguments of the second region of the loop. */
static bool pass_used(While *w, MovedIf *m) {
  McContext *ctx = w->ctx;
  McWalk walk;
  mc_walk_init(ctx, &walk, m->op, false);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (op.index == m->op.index || op.index == m->else_end.index) continue;
    for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
      McValue value = mc_op_operand(ctx, op, i);
      if (!is_of_before(w, value)) continue;
      McValue arg = pass_value(w, m, value);
      if (arg.index == MC_NONE) return false;
      mc_rw_set_operand(w->rw, op, i, arg);
    }
  }
  return true;
}

/* Its first region moves to the beginning of the loop's second one; the condition passes what the other one yields. */
static bool move_if_down(While *w) {
  McContext *ctx = w->ctx;
  MovedIf m;
  if (!find_if(w, &m)) return false;
  clear(w);
  for (uint32_t i = 0; i < w->results; i++) {
    bool ok = PUSH(w, &w->new_condition, passed(w, i)) && PUSH(w, &w->types, mc_value_type(ctx, passed(w, i))) &&
              PUSH(w, &w->after_args, mc_mixed_of_number(i));
    if (!ok) return false;
  }
  if (!mc_idmap_init(&ctx->alloc, &m.args, 16)) return mc_rw_fail(w->rw);
  bool ok = pass_used(w, &m);
  mc_idmap_fini(&ctx->alloc, &m.args);
  if (!ok || !keep_before(w)) return mc_rw_fail(w->rw);
  for (uint32_t i = 0; i < w->results; i++) {
    McValue value = w->new_condition.ptr[i];
    if (mc_value_op(ctx, value).index != m.op.index) continue;
    uint32_t number = mc_value_index(ctx, value);
    w->new_condition.ptr[i] = mc_op_operand(ctx, m.else_end, number);
    mc_rw_replace_value(w->rw, after_arg(w, i), mc_op_operand(ctx, m.then_end, number));
  }
  McOp first = mc_block_first_op(ctx, w->after);
  McBlock then_block = mc_scf_body(ctx, m.op, 0);
  for (McOp op = mc_block_first_op(ctx, then_block), next; op.index != m.then_end.index; op = next) {
    next = mc_op_next(ctx, op);
    mc_rw_move(w->rw, op, first);
  }
  for (uint32_t i = 0, n = mc_op_num_results(ctx, m.op); i < n; i++) {
    mc_rw_replace_value(w->rw, mc_op_result(ctx, m.op, i), mc_op_operand(ctx, m.else_end, i));
  }
  mc_rw_erase(w->rw, m.op);
  return rebuild(w);
}

bool mc_patterns_while(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McAlloc *alloc = &ctx->alloc;
  While w = {.rw = rw, .ctx = ctx, .op = op, .condition = mc_scf_end(ctx, op, 0), .yield = mc_scf_end(ctx, op, 1),
             .before = mc_scf_body(ctx, op, 0), .after = mc_scf_body(ctx, op, 1),
             .inits = mc_op_num_operands(ctx, op), .results = mc_op_num_results(ctx, op)};
  bool changed = condition_is_true(&w) || compared_again(&w) || mc_region_values_simplify(rw, op) || align(&w) ||
                 move_if_down(&w);
  mc_array_fini(alloc, &w.new_inits);
  mc_array_fini(alloc, &w.new_yields);
  mc_array_fini(alloc, &w.new_condition);
  mc_array_fini(alloc, &w.types);
  mc_array_fini(alloc, &w.before_args);
  mc_array_fini(alloc, &w.after_args);
  return changed;
}
