/* scf_if.c - the fold and the patterns of scf.if: mlir-opt 22's, in its order. */
#include "dialects/scf/scf_fold.h"
#include "dialects/shared/region_values.h"

typedef struct If {
  McRewriter *rw;
  McContext *ctx;
  McOp op;
  McBlock yes, no;         /* no: MC_NONE when there is no else */
  McOp yes_end, no_end;
  uint32_t results;
  McValueList values, more; /* owned */
  McTypeList types;         /* owned */
} If;

static void read_if(McRewriter *rw, McOp op, If *f) {
  McContext *ctx = mc_rw_ctx(rw);
  *f = (If){.rw = rw, .ctx = ctx, .op = op, .yes = mc_scf_body(ctx, op, 0), .no = mc_scf_body(ctx, op, 1),
            .yes_end = mc_scf_end(ctx, op, 0), .no_end = mc_scf_end(ctx, op, 1),
            .results = mc_op_num_results(ctx, op)};
}

static void free_if(If *f) {
  mc_array_fini(&f->ctx->alloc, &f->values);
  mc_array_fini(&f->ctx->alloc, &f->more);
  mc_array_fini(&f->ctx->alloc, &f->types);
}

MC_INLINE McValue condition_of(const If *f) { return mc_op_operand(f->ctx, f->op, 0); }
MC_INLINE McValue from_yes(const If *f, uint32_t i) { return mc_op_operand(f->ctx, f->yes_end, i); }
MC_INLINE McValue from_no(const If *f, uint32_t i) { return mc_op_operand(f->ctx, f->no_end, i); }
MC_INLINE bool push_value(If *f, McValueList *list, McValue value) {
  return mc_array_push(&f->ctx->alloc, list, value) || mc_rw_fail(f->rw);
}

/* A scf.if in front of f->op with f->types, and regions without blocks. */
static McOp make_if(If *f, McValue condition) {
  return mc_rw_create(f->rw, f->op, &(McRwOp){.name = "scf.if", .operands = &condition, .num_operands = 1,
                                              .results = f->types.ptr, .num_results = f->types.len,
                                              .num_regions = 2});
}

/* The value is not(x). */
static bool is_not(McContext *ctx, McValue value, McValue *x) {
  McOp op = mc_value_op(ctx, value);
  if (op.index == MC_NONE || !mc_op_is(ctx, op, "arith.xori")) return false;
  *x = mc_op_operand(ctx, op, 0);
  return mc_attr_is_int(ctx, mc_constant_of(ctx, mc_op_operand(ctx, op, 1)), 1);
}

/* if not(c): the branches change places. */
McFolded mc_fold_if(McFold *f) {
  McContext *ctx = f->ctx;
  McValue inner;
  McBlock yes = mc_scf_body(ctx, f->op, 0), no = mc_scf_body(ctx, f->op, 1);
  if (no.index == MC_NONE || !is_not(ctx, mc_op_operand(ctx, f->op, 0), &inner)) return MC_NOT_FOLDED;
  mc_op_set_operand(ctx, f->op, 0, inner);
  mc_block_detach(ctx, yes);
  mc_block_detach(ctx, no);
  mc_block_insert(ctx, no, mc_op_region(ctx, f->op, 0), (McBlock){MC_NONE});
  mc_block_insert(ctx, yes, mc_op_region(ctx, f->op, 1), (McBlock){MC_NONE});
  return MC_FOLDED_IN_PLACE;
}

/* --- an if after an if with the same condition --- */

/* Ends the block, to which another one with a second terminator was appended, with the values of both. */
static bool join_ends(If *f, McOp first, McOp second) {
  f->values.len = 0;
  if (!mc_rw_operands(f->rw, first, 0, mc_op_num_operands(f->ctx, first), &f->values)) return false;
  if (!mc_rw_operands(f->rw, second, 0, mc_op_num_operands(f->ctx, second), &f->values)) return false;
  if (!mc_scf_end_with(f->rw, second, "scf.yield", f->values.ptr, f->values.len)) return mc_rw_fail(f->rw);
  mc_rw_erase(f->rw, first);
  return mc_rw_erase(f->rw, second);
}

/* Uses of the first operation's results in a branch of the second one become what the first one yields there. */
static void pass_results(If *f, const If *before, McBlock yes, McBlock no) {
  McContext *ctx = f->ctx;
  for (uint32_t i = 0; i < before->results && before->no.index != MC_NONE; i++) {
    McValue result = mc_op_result(ctx, before->op, i);
    for (McUse use = mc_value_first_use(ctx, result), next; use.index != MC_NONE; use = next) {
      next = mc_use_next(ctx, use);
      McOp user = mc_use_owner(ctx, use);
      McBlock place = mc_op_block(ctx, user);
      bool in_yes = yes.index != MC_NONE && mc_region_contains_block(ctx, mc_block_region(ctx, yes), place);
      bool in_no = !in_yes && no.index != MC_NONE && mc_region_contains_block(ctx, mc_block_region(ctx, no), place);
      if (!in_yes && !in_no) continue;
      mc_rw_set_operand(f->rw, user, mc_use_index(ctx, use), in_yes ? from_yes(before, i) : from_no(before, i));
    }
  }
}

static bool combine(If *f) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  McOp previous = mc_op_prev(ctx, f->op);
  If before;
  McValue inner;
  McBlock yes = {MC_NONE}, no = {MC_NONE};
  if (previous.index == MC_NONE || !mc_op_is(ctx, previous, "scf.if")) return false;
  read_if(rw, previous, &before);
  if (condition_of(f).index == condition_of(&before).index) yes = f->yes, no = f->no;
  bool opposite = (is_not(ctx, condition_of(f), &inner) && inner.index == condition_of(&before).index) ||
                  (is_not(ctx, condition_of(&before), &inner) && inner.index == condition_of(f).index);
  if (opposite) yes = f->no, no = f->yes;
  if (yes.index == MC_NONE && no.index == MC_NONE) return false;
  pass_results(f, &before, yes, no);
  if (!mc_rw_result_types(rw, previous, &f->types) || !mc_rw_result_types(rw, f->op, &f->types)) return false;
  McOp made = make_if(f, condition_of(&before));
  if (made.index == MC_NONE) return false;
  mc_rw_move_blocks(rw, mc_op_region(ctx, previous, 0), mc_op_region(ctx, made, 0));
  if (yes.index != MC_NONE) {
    McOp first = mc_scf_end(ctx, made, 0), second = mc_block_last_op(ctx, yes);
    mc_rw_inline(rw, yes, mc_scf_body(ctx, made, 0), (McOp){MC_NONE}, NULL);
    if (!join_ends(f, first, second)) return false;
  }
  mc_rw_move_blocks(rw, mc_op_region(ctx, previous, 1), mc_op_region(ctx, made, 1));
  if (no.index != MC_NONE && mc_scf_body(ctx, made, 1).index == MC_NONE) {
    mc_rw_move_blocks(rw, mc_block_region(ctx, no), mc_op_region(ctx, made, 1));
  } else if (no.index != MC_NONE) {
    McOp first = mc_scf_end(ctx, made, 1), second = mc_block_last_op(ctx, no);
    mc_rw_inline(rw, no, mc_scf_body(ctx, made, 1), (McOp){MC_NONE}, NULL);
    if (!join_ends(f, first, second)) return false;
  }
  f->values.len = 0;
  for (uint32_t i = 0; i < before.results + f->results; i++) {
    if (!push_value(f, &f->values, mc_op_result(ctx, made, i))) return false;
  }
  McValue none = {MC_NONE}, *values = f->values.len == 0 ? &none : f->values.ptr;
  mc_rw_replace(rw, previous, values);
  return mc_rw_replace(rw, f->op, values + before.results);
}

/* --- an if that has nothing but an if --- */

/* Sets f->values, the operands of the new terminator; `selected` has 1 for those that become selections. False: it
 * cannot be, or memory ran out. */
static bool nested_values(If *f, const If *inner, uint8_t *selected) {
  McContext *ctx = f->ctx;
  for (uint32_t i = 0; i < f->results; i++) {
    McValue value = from_yes(f, i);
    selected[i] = mc_value_op(ctx, value).index != inner->op.index;
    if (!selected[i]) {
      uint32_t number = mc_value_index(ctx, value);
      if (from_no(inner, number).index != from_no(f, i).index) return false;
      value = from_yes(inner, number);
    } else if (mc_value_parent_block(ctx, value).index == f->yes.index) {
      return false;
    }
    if (!push_value(f, &f->values, value)) return false;
  }
  return true;
}

static bool merge_nested(If *f, const If *inner, const uint8_t *selected) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  McValue operands[3] = {condition_of(f), condition_of(inner)};
  McType bit = mc_value_type(ctx, operands[0]);
  McOp both = mc_rw_create(rw, f->op, &(McRwOp){.name = "arith.andi", .operands = operands, .num_operands = 2,
                                                .results = &bit, .num_results = 1});
  if (both.index == MC_NONE || !mc_rw_result_types(rw, f->op, &f->types)) return false;
  McOp made = make_if(f, mc_op_result(ctx, both, 0));
  if (made.index == MC_NONE || mc_rw_block(rw, made, 0, NULL, 0).index == MC_NONE) return false;
  for (uint32_t i = 0; i < f->results; i++) {
    McValue value = mc_op_result(ctx, made, i);
    if (selected[i]) {
      operands[1] = f->values.ptr[i];
      operands[2] = from_no(f, i);
      McType type = mc_value_type(ctx, operands[1]);
      McOp choice = mc_rw_create(rw, made, &(McRwOp){.name = "arith.select", .operands = operands, .num_operands = 3,
                                                     .results = &type, .num_results = 1});
      if (choice.index == MC_NONE) return false;
      value = mc_op_result(ctx, choice, 0);
    }
    if (!push_value(f, &f->more, value)) return false;
  }
  McOp end = inner->yes_end;
  mc_rw_inline(rw, inner->yes, mc_scf_body(ctx, made, 0), (McOp){MC_NONE}, NULL);
  if (!mc_scf_end_with(rw, end, "scf.yield", f->values.ptr, f->results)) return false;
  mc_rw_erase(rw, end);
  if (f->results > 0) {
    f->values.len = 0;
    McBlock block = mc_rw_block(rw, made, 1, NULL, 0);
    if (block.index == MC_NONE || !mc_rw_operands(rw, f->no_end, 0, f->results, &f->values)) return false;
    McOpState state = {.name = mc_op_get_name(ctx, f->yes_end), .loc = mc_op_loc(ctx, f->op),
                       .operands = f->values.ptr, .num_operands = f->results};
    if (!mc_rw_append(rw, block, &state)) return false;
  }
  return mc_rw_replace(rw, f->op, f->more.ptr);
}

static bool combine_nested(If *f) {
  McContext *ctx = f->ctx;
  McOp only = mc_block_first_op(ctx, f->yes);
  If inner;
  if (mc_scf_is_empty(ctx, f->yes) || mc_op_next(ctx, only).index != f->yes_end.index) return false;
  if (f->no.index != MC_NONE && !mc_scf_is_empty(ctx, f->no)) return false;
  if (!mc_op_is(ctx, only, "scf.if")) return false;
  read_if(f->rw, only, &inner);
  if (inner.no.index != MC_NONE && !mc_scf_is_empty(ctx, inner.no)) return false;
  uint8_t *selected = mc_alloc(&ctx->alloc, f->results + 1);
  if (selected == NULL) return mc_rw_fail(f->rw);
  f->values.len = f->types.len = 0;
  bool changed = nested_values(f, &inner, selected) && (merge_nested(f, &inner, selected) || mc_rw_fail(f->rw));
  mc_free(&ctx->alloc, selected, f->results + 1);
  return changed;
}

/* --- values --- */

/* Whether an operation inside of the branches can use the condition. Many operations can have one condition, and one
 * operation can have much inside: so the uses and the operations are counted side by side, and the shorter list
 * decides. */
static bool may_be_used_inside(const If *f, McValue condition) {
  McContext *ctx = f->ctx;
  McUse use = mc_value_first_use(ctx, condition);
  McWalk walk;
  mc_walk_init(ctx, &walk, f->op, false);
  mc_walk_next(ctx, &walk);
  for (McOp at; (at = mc_walk_next(ctx, &walk)).index != MC_NONE; use = mc_use_next(ctx, use)) {
    if (use.index == MC_NONE) return true;
    for (uint32_t i = 0, n = mc_op_num_operands(ctx, at); i < n; i++) {
      if (mc_op_operand(ctx, at, i).index == condition.index) return true;
    }
  }
  return false;
}

/* The condition is known inside of the branches. */
static bool spread_condition(If *f) {
  McContext *ctx = f->ctx;
  McValue condition = condition_of(f), known[2] = {{MC_NONE}, {MC_NONE}};
  if (mc_constant_of(ctx, condition).index != MC_NONE || !may_be_used_inside(f, condition)) return false;
  bool changed = false;
  for (McUse use = mc_value_first_use(ctx, condition), next; use.index != MC_NONE; use = next) {
    next = mc_use_next(ctx, use);
    McOp user = mc_use_owner(ctx, use);
    McBlock place = mc_op_block(ctx, user);
    uint32_t side = 0;
    while (side < 2 && !mc_region_contains_block(ctx, mc_op_region(ctx, f->op, side), place)) side++;
    if (side == 2) continue;
    if (known[side].index == MC_NONE) {
      known[side] = mc_rw_integer(f->rw, f->op, mc_value_type(ctx, condition), side == 0);
    }
    if (known[side].index == MC_NONE) return mc_rw_fail(f->rw);
    mc_rw_set_operand(f->rw, user, mc_use_index(ctx, use), known[side]);
    changed = true;
  }
  return changed;
}

/* Both branches yield a value from outside: it becomes a selection. */
static bool is_outside(const If *f, uint32_t i) {
  uint32_t yes = mc_value_parent_block(f->ctx, from_yes(f, i)).index;
  uint32_t no = mc_value_parent_block(f->ctx, from_no(f, i)).index;
  return yes != f->yes.index && no != f->no.index;
}

static bool end_branch(If *f, McOp end, const McValueList *values) {
  if (!mc_scf_end_with(f->rw, end, "scf.yield", values->ptr, values->len)) return mc_rw_fail(f->rw);
  return mc_rw_erase(f->rw, end);
}

static bool to_selections(If *f) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  uint32_t outside = 0;
  if (f->results == 0) return false;
  f->values.len = f->more.len = f->types.len = 0;
  for (uint32_t i = 0; i < f->results; i++) {
    outside += is_outside(f, i);
    if (is_outside(f, i)) continue;
    McType type = mc_value_type(ctx, from_yes(f, i));
    if (!mc_array_push(&ctx->alloc, &f->types, type)) return mc_rw_fail(rw);
  }
  if (outside == 0) return false;
  McValueList results = {0};
  McOp made = make_if(f, condition_of(f));
  bool ok = made.index != MC_NONE;
  for (uint32_t i = 0, k = 0; i < f->results && ok; i++) {
    McValue value, operands[3] = {condition_of(f), from_yes(f, i), from_no(f, i)};
    if (!is_outside(f, i)) {
      value = mc_op_result(ctx, made, k++);
      ok = push_value(f, &f->values, operands[1]) && push_value(f, &f->more, operands[2]);
    } else if (operands[1].index == operands[2].index) {
      value = operands[1];
    } else {
      McType type = mc_value_type(ctx, operands[1]);
      McOp choice = mc_rw_create(rw, made, &(McRwOp){.name = "arith.select", .operands = operands, .num_operands = 3,
                                                     .results = &type, .num_results = 1});
      ok = choice.index != MC_NONE;
      value = ok ? mc_op_result(ctx, choice, 0) : (McValue){MC_NONE};
    }
    ok = ok && push_value(f, &results, value);
  }
  if (ok) {
    mc_rw_move_blocks(rw, mc_op_region(ctx, f->op, 0), mc_op_region(ctx, made, 0));
    mc_rw_move_blocks(rw, mc_op_region(ctx, f->op, 1), mc_op_region(ctx, made, 1));
    ok = end_branch(f, f->yes_end, &f->values) && end_branch(f, f->no_end, &f->more) &&
         mc_rw_replace(rw, f->op, results.ptr);
  }
  mc_array_fini(&ctx->alloc, &results);
  return ok || mc_rw_fail(rw);
}

static bool drop_empty_else(If *f) {
  McContext *ctx = f->ctx;
  McValue condition = condition_of(f);
  if (f->results > 0 || f->no.index == MC_NONE || !mc_scf_is_empty(ctx, f->no)) return false;
  McOpState state = {.name = mc_op_get_name(ctx, f->op), .loc = mc_op_loc(ctx, f->op), .attrs = mc_op_attrs(ctx, f->op),
                     .properties = mc_op_properties(ctx, f->op), .operands = &condition, .num_operands = 1,
                     .num_regions = 2};
  McOp made = mc_rw_create_state(f->rw, f->op, &state);
  if (made.index == MC_NONE) return false;
  mc_rw_move_blocks(f->rw, mc_op_region(ctx, f->op, 0), mc_op_region(ctx, made, 0));
  return mc_rw_erase(f->rw, f->op);
}

static bool known_condition(If *f) {
  McContext *ctx = f->ctx;
  McAttr known = mc_constant_of(ctx, condition_of(f));
  if (known.index == MC_NONE || mc_kind(ctx, known.index) != MC_ATTR_INTEGER) return false;
  uint32_t side = mc_attr_is_int(ctx, known, 1) ? 0 : 1;
  if (side == 1 && f->no.index == MC_NONE) return mc_rw_erase(f->rw, f->op);
  return mc_rw_replace_by_region(f->rw, f->op, mc_op_region(ctx, f->op, side), NULL, 0);
}

/* Results that both branches agree about, and those that are the condition or its opposite. */
static bool to_condition(If *f) {
  McContext *ctx = f->ctx;
  bool changed = false;
  for (uint32_t i = 0; i < f->results; i++) {
    McValue result = mc_op_result(ctx, f->op, i), yes = from_yes(f, i), no = from_no(f, i);
    if (mc_scf_is_unused(ctx, result)) continue;
    if (yes.index == no.index) {
      mc_value_replace_all_uses(ctx, result, yes);
      changed = true;
      continue;
    }
    McType type = mc_value_type(ctx, yes);
    McAttr a = mc_constant_of(ctx, yes), b = mc_constant_of(ctx, no);
    if (!mc_type_is_integer(ctx, type, 1) || a.index == MC_NONE || b.index == MC_NONE || a.index == b.index) continue;
    McValue value = condition_of(f);
    if (mc_attr_is_int(ctx, a, 0)) {
      McValue operands[2] = {value, mc_rw_integer(f->rw, f->op, type, 1)};
      McOp made = mc_rw_create(f->rw, f->op, &(McRwOp){.name = "arith.xori", .operands = operands, .num_operands = 2,
                                                       .results = &type, .num_results = 1});
      if (made.index == MC_NONE) return mc_rw_fail(f->rw);
      value = mc_op_result(ctx, made, 0);
    }
    mc_value_replace_all_uses(ctx, result, value);
    changed = true;
  }
  return changed;
}

bool mc_patterns_if(McRewriter *rw, McOp op) {
  static bool (*const patterns[])(If *) = {combine,         combine_nested,  spread_condition, to_selections,
                                           drop_empty_else, known_condition, to_condition};
  If f;
  read_if(rw, op, &f);
  bool changed = false;
  /* a failure can leave a region without its block */
  for (size_t i = 0; i < MC_COUNT(patterns) && !changed && !mc_rw_has_failed(rw); i++) changed = patterns[i](&f);
  free_if(&f);
  return changed || (!mc_rw_has_failed(rw) && mc_region_values_simplify(rw, op));
}
