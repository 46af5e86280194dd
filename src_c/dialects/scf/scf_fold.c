/* scf_fold.c - patterns of scf.for, scf.execute_region and scf.index_switch: mlir-opt 22's, in its order. */
#include "dialects/scf/scf_fold.h"

#include "base/idmap.h"
#include "defs/enums.h"
#include "defs/facts.h"

bool mc_speculation_for(McContext *ctx, McOp op) {
  int64_t step;
  return mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, op, 2)), &step) && step == 1;
}

bool mc_scf_is_inside(const McContext *ctx, McOp op, McRegion region) {
  for (McBlock block = mc_op_block(ctx, op); block.index != MC_NONE; block = mc_op_block(ctx, op)) {
    if (mc_block_region(ctx, block).index == region.index) return true;
    op = mc_region_op(ctx, mc_block_region(ctx, block));
    if (op.index == MC_NONE) break;
  }
  return false;
}

bool mc_scf_end_with(McRewriter *rw, McOp before, const char *name, const McValue *values, size_t count) {
  return mc_rw_create(rw, before, &(McRwOp){.name = name, .operands = values, .num_operands = count}).index != MC_NONE;
}

static bool constant_of(McContext *ctx, McMixed index, McNumber *out) {
  if (index.value.index == MC_NONE) return mc_number_set(out, 64, index.number), true;
  McAttr attr = mc_constant_of(ctx, index.value);
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == MC_ATTR_INTEGER && mc_attr_integer_number(ctx, attr, out);
}

/* The constant that the upper bound is greater by, if it is a sum that does not overflow. */
static bool added(McContext *ctx, McMixed lower, McMixed upper, bool is_signed, McNumber *out) {
  McOp sum = upper.value.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(ctx, upper.value);
  if (sum.index == MC_NONE || !mc_op_is(ctx, sum, "arith.addi") || lower.value.index == MC_NONE) return false;
  McAttr flags = mc_attr_named(ctx, sum, "overflowFlags");
  uint64_t have = flags.index == MC_NONE || mc_kind(ctx, flags.index) != MC_ATTR_DEFINED
                      ? 0 : mc_enum_attr_value(ctx, flags);
  if ((have & (is_signed ? 1 : 2)) == 0) return false;
  for (uint32_t i = 0; i < 2; i++) {
    if (mc_op_operand(ctx, sum, i).index != lower.value.index) continue;
    if (constant_of(ctx, mc_mixed_of_value(mc_op_operand(ctx, sum, 1 - i)), out)) return true;
  }
  return false;
}

bool mc_scf_trip_count(McContext *ctx, McMixed lower, McMixed upper, McMixed step, bool is_signed, bool add,
                       uint64_t *out) {
  McNumber low, high, by, diff, quotient, rest;
  if (mc_mixed_same(lower, upper)) return *out = 0, true;
  if (constant_of(ctx, lower, &low) && constant_of(ctx, upper, &high)) {
    if (low.width != high.width) return false;
    if (mc_number_compare(&high, &low, is_signed) <= 0) return *out = 0, true;
    mc_number_sub(&diff, &high, &low);
  } else if (!add || !added(ctx, lower, upper, is_signed, &diff)) {
    return false;
  } else if (mc_number_is_zero(&diff) || (is_signed && mc_number_is_negative(&diff))) {
    return *out = 0, true;
  }
  if (!constant_of(ctx, step, &by) || by.width != diff.width) return false;
  if (mc_number_is_zero(&by) || mc_number_is_negative(&by)) return *out = 0, true; /* also for unsigned loops */
  mc_number_divide(&quotient, &rest, &diff, &by, false);
  if (!mc_number_u64(&quotient, out)) return false;
  *out += !mc_number_is_zero(&rest);
  return true;
}

/* --- scf.for --- */

typedef struct For {
  McRewriter *rw;
  McContext *ctx;
  McOp op, yield;
  McBlock body;
  uint32_t args;
  McValueList values;  /* owned */
  McTypeList types;    /* owned */
  McValueList passed;  /* owned */
} For;

MC_INLINE McValue init_of(const For *f, uint32_t i) { return mc_op_operand(f->ctx, f->op, 3 + i); }
MC_INLINE McValue arg_of(const For *f, uint32_t i) { return mc_block_arg(f->ctx, f->body, 1 + i); }
MC_INLINE McValue yielded(const For *f, uint32_t i) { return mc_op_operand(f->ctx, f->yield, i); }
MC_INLINE McValue result_of(const For *f, uint32_t i) { return mc_op_result(f->ctx, f->op, i); }

/* A loop with the same bounds and attributes, the initial values `values` and results `types`, and a body without
 * operations. MC_NONE: out of memory. */
static McOp make_for(For *f) {
  McContext *ctx = f->ctx;
  McOpState state = {.name = mc_op_get_name(ctx, f->op), .loc = mc_op_loc(ctx, f->op), .attrs = mc_op_attrs(ctx, f->op),
                     .properties = mc_op_properties(ctx, f->op), .operands = f->values.ptr,
                     .num_operands = f->values.len, .results = f->types.ptr, .num_results = f->types.len,
                     .num_regions = 1};
  McOp made = mc_rw_create_state(f->rw, f->op, &state);
  McType variable = mc_value_type(ctx, mc_block_arg(ctx, f->body, 0));
  if (made.index == MC_NONE) return made;
  McBlock block = mc_rw_block(f->rw, made, 0, &variable, 1);
  for (size_t i = 0; i < f->types.len && block.index != MC_NONE; i++) {
    if (mc_block_add_arg(ctx, block, f->types.ptr[i], mc_op_loc(ctx, f->op)).index == MC_NONE) {
      mc_rw_fail(f->rw);
      break;
    }
  }
  return block.index == MC_NONE ? (McOp){MC_NONE} : made;
}

/* The number of the loop's argument that becomes argument `i`, when both begin with one value; `args`: another value
 * does. */
static uint32_t follows(const For *f, uint32_t i) {
  McValue value = yielded(f, i);
  if (!mc_value_is_block_arg(f->ctx, value) || mc_value_block(f->ctx, value).index != f->body.index) return f->args;
  uint32_t number = mc_value_index(f->ctx, value);
  if (number == 0 || init_of(f, number - 1).index != init_of(f, i).index) return f->args;
  return number - 1;
}

enum { UNKNOWN, VISITED, CARRIED, FORWARDED };

/* Marks the values that are always those which come in with FORWARDED, also those that change places among
 * themselves, and the others with CARRIED. Linear. */
static void mark_forwarded(const For *f, uint8_t *marks) {
  for (uint32_t first = 0; first < f->args; first++) {
    uint32_t at = first;
    uint8_t mark = UNKNOWN;
    while (mark == UNKNOWN) {
      if (at == f->args) mark = CARRIED;
      else if (marks[at] == VISITED) mark = FORWARDED; /* a cycle */
      else if (marks[at] != UNKNOWN) mark = marks[at];
      else if (yielded(f, at).index == init_of(f, at).index) mark = marks[at] = FORWARDED;
      else marks[at] = VISITED, at = follows(f, at);
    }
    for (at = first; at < f->args && marks[at] == VISITED; at = follows(f, at)) marks[at] = mark;
  }
}

/* Nothing needs the value that the loop carries. */
static bool is_needless(const For *f, uint32_t i) {
  return mc_scf_is_unused(f->ctx, arg_of(f, i)) && mc_scf_is_unused(f->ctx, result_of(f, i));
}

/* The number of an earlier carried value with the same initial and the same yielded value, of those that stay; or the
 * number itself. `last`: by yielded value, the last one + 1; `before`: for each, the one before it with the same. */
static uint32_t same_as(const For *f, uint32_t i, const McIdMap *last, const uint32_t *before) {
  uint32_t at = mc_idmap_find(last, yielded(f, i).index)->value;
  for (; at != 0; at = before[at - 1]) {
    if (init_of(f, at - 1).index == init_of(f, i).index) return at - 1;
  }
  return i;
}

/* Marks values that stay with 1; the others become their initial value. */
static bool choose_kept(For *f, uint8_t *kept, uint32_t *before, bool *any) {
  McIdMap last;
  if (!mc_idmap_init(&f->ctx->alloc, &last, f->args)) return mc_rw_fail(f->rw);
  bool ok = true;
  mark_forwarded(f, kept);
  for (uint32_t i = 0; i < f->args && ok; i++) {
    kept[i] = kept[i] != FORWARDED && !is_needless(f, i);
    uint32_t same = kept[i] ? same_as(f, i, &last, before) : i;
    if (same != i) {
      kept[i] = 0;
      mc_rw_replace_value(f->rw, arg_of(f, i), arg_of(f, same));
      mc_rw_replace_value(f->rw, result_of(f, i), result_of(f, same));
    }
    *any |= !kept[i];
    if (!kept[i]) continue;
    before[i] = mc_idmap_find(&last, yielded(f, i).index)->value;
    ok = mc_idmap_put(&f->ctx->alloc, &last, yielded(f, i).index, i + 1);
  }
  mc_idmap_fini(&f->ctx->alloc, &last);
  return ok || mc_rw_fail(f->rw);
}

/* Makes the loop without the values that do not stay. */
static bool rebuild_for(For *f, const uint8_t *kept) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  McAlloc *alloc = &ctx->alloc;
  McValueList yields = {0}, results = {0};
  bool ok = mc_rw_operands(rw, f->op, 0, 3, &f->values);
  for (uint32_t i = 0; i < f->args && ok; i++) {
    if (!kept[i]) continue;
    ok = mc_array_push(alloc, &f->values, init_of(f, i)) &&
         mc_array_push(alloc, &f->types, mc_value_type(ctx, init_of(f, i)));
  }
  McOp made = ok ? make_for(f) : (McOp){MC_NONE};
  if (made.index == MC_NONE) return mc_rw_fail(rw);
  McBlock body = mc_scf_body(ctx, made, 0);
  ok = mc_array_push(alloc, &f->passed, mc_block_arg(ctx, body, 0));
  for (uint32_t i = 0, k = 0; i < f->args && ok; i++) {
    ok = mc_array_push(alloc, &f->passed, kept[i] ? mc_block_arg(ctx, body, 1 + k) : init_of(f, i)) &&
         mc_array_push(alloc, &results, kept[i] ? mc_op_result(ctx, made, k) : init_of(f, i));
    k += kept[i];
  }
  if (ok) {
    mc_rw_inline(rw, f->body, body, (McOp){MC_NONE}, f->passed.ptr);
    for (uint32_t i = 0; i < f->args && ok; i++) {
      if (kept[i]) ok = mc_array_push(alloc, &yields, yielded(f, i));
    }
    ok = ok && mc_scf_end_with(rw, f->yield, "scf.yield", yields.ptr, yields.len);
    mc_rw_erase(rw, f->yield);
    if (ok) mc_rw_replace(rw, f->op, results.ptr);
  }
  mc_array_fini(alloc, &yields);
  mc_array_fini(alloc, &results);
  return ok || mc_rw_fail(rw);
}

static bool fold_carried(For *f) {
  McAlloc *alloc = &f->ctx->alloc;
  bool any = false, changed = false;
  if (f->args == 0) return false;
  uint8_t *kept = mc_alloc_zeroed(alloc, f->args);
  uint32_t *before = mc_alloc_zeroed(alloc, f->args * sizeof *before);
  if (kept == NULL || before == NULL) mc_rw_fail(f->rw);
  else changed = choose_kept(f, kept, before, &any) && any && rebuild_for(f, kept);
  if (kept != NULL) mc_free(alloc, kept, f->args);
  if (before != NULL) mc_free(alloc, before, f->args * sizeof *before);
  return changed;
}

/* Loops that run never or once, and those that only return values from outside. */
static bool fold_trivial(For *f) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  uint64_t count;
  bool is_signed = mc_attr_named(ctx, f->op, "unsignedCmp").index == MC_NONE;
  McMixed bounds[3];
  for (uint32_t i = 0; i < 3; i++) bounds[i] = mc_mixed_of_value(mc_op_operand(ctx, f->op, i));
  if (!mc_scf_trip_count(ctx, bounds[0], bounds[1], bounds[2], is_signed, true, &count)) return false;
  if (!mc_rw_operands(rw, f->op, 3, f->args, &f->values)) return false;
  if (count == 0) return mc_rw_replace(rw, f->op, f->values.ptr);
  if (count == 1) {
    if (!mc_array_push(&ctx->alloc, &f->passed, bounds[0].value)) return mc_rw_fail(rw);
    if (!mc_rw_operands(rw, f->op, 3, f->args, &f->passed)) return false;
    return mc_rw_replace_by_region(rw, f->op, mc_op_region(ctx, f->op, 0), f->passed.ptr, 0);
  }
  if (!mc_scf_is_empty(ctx, f->body)) return false;
  for (uint32_t i = 0; i < f->args; i++) {
    if (mc_op_contains_block(ctx, f->op, mc_value_parent_block(ctx, yielded(f, i)))) return false;
  }
  f->values.len = 0;
  return mc_rw_operands(rw, f->yield, 0, f->args, &f->values) && mc_rw_replace(rw, f->op, f->values.ptr);
}

/* A cast that makes sizes of initial value `at` unknown moves into the loop, and after it. */
static bool move_cast(For *f, uint32_t at, McValue source) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  McType old = mc_value_type(ctx, init_of(f, at)), type = mc_value_type(ctx, source);
  if (!mc_rw_operands(rw, f->op, 0, 3 + f->args, &f->values) || !mc_rw_result_types(rw, f->op, &f->types)) return false;
  f->values.ptr[3 + at] = source;
  f->types.ptr[at] = type;
  McOp made = make_for(f);
  if (made.index == MC_NONE) return mc_rw_fail(rw);
  McBlock body = mc_scf_body(ctx, made, 0);
  for (uint32_t i = 0; i <= f->args; i++) {
    if (!mc_array_push(&ctx->alloc, &f->passed, mc_block_arg(ctx, body, i))) return mc_rw_fail(rw);
  }
  McOp first = mc_block_first_op(ctx, f->body);
  f->passed.ptr[1 + at] = mc_rw_tensor_cast(rw, first, f->op, f->passed.ptr[1 + at], old);
  if (f->passed.ptr[1 + at].index == MC_NONE) return mc_rw_fail(rw);
  mc_rw_inline(rw, f->body, body, (McOp){MC_NONE}, f->passed.ptr);
  McValue out = mc_rw_tensor_cast(rw, f->yield, f->op, yielded(f, at), type);
  if (out.index == MC_NONE) return mc_rw_fail(rw);
  f->values.len = 0;
  if (!mc_rw_operands(rw, f->yield, 0, f->args, &f->values)) return false;
  f->values.ptr[at] = out;
  if (!mc_scf_end_with(rw, f->yield, "scf.yield", f->values.ptr, f->args)) return mc_rw_fail(rw);
  mc_rw_erase(rw, f->yield);
  for (uint32_t i = 0; i < f->args; i++) f->values.ptr[i] = mc_op_result(ctx, made, i);
  f->values.ptr[at] = mc_rw_tensor_cast(rw, f->op, f->op, f->values.ptr[at], old);
  return f->values.ptr[at].index != MC_NONE && mc_rw_replace(rw, f->op, f->values.ptr);
}

static bool fold_casts(For *f) {
  McContext *ctx = f->ctx;
  for (uint32_t i = 0; i < f->args; i++) {
    McOp cast = mc_value_op(ctx, init_of(f, i));
    if (cast.index == MC_NONE || !mc_op_is(ctx, cast, "tensor.cast")) continue;
    McValue source = mc_op_operand(ctx, cast, 0);
    McType from = mc_value_type(ctx, source), to = mc_value_type(ctx, init_of(f, i));
    if (from.index == to.index || !mc_tensor_keeps_sizes(ctx, to, from)) continue;
    McUse use = mc_value_first_use(ctx, result_of(f, i));
    if (use.index == MC_NONE || mc_use_next(ctx, use).index != MC_NONE) continue;
    return move_cast(f, i, source);
  }
  return false;
}

bool mc_patterns_for(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  For f = {.rw = rw, .ctx = ctx, .op = op, .yield = mc_scf_end(ctx, op, 0), .body = mc_scf_body(ctx, op, 0),
           .args = mc_op_num_results(ctx, op)};
  bool changed = fold_carried(&f) || fold_trivial(&f);
  if (!changed) {
    f.values.len = f.types.len = f.passed.len = 0;
    changed = fold_casts(&f);
  }
  mc_array_fini(&ctx->alloc, &f.values);
  mc_array_fini(&ctx->alloc, &f.types);
  mc_array_fini(&ctx->alloc, &f.passed);
  return changed;
}

/* --- scf.execute_region --- */

/* Its blocks become blocks of the function, or of the region, around it. */
static bool inline_blocks(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp around = mc_op_parent(ctx, op);
  McBlock front = mc_op_block(ctx, op), entry = mc_scf_body(ctx, op, 0);
  if (!mc_op_has_fact(ctx, around, MC_FACT_FUNCTION) && !mc_op_is(ctx, around, "scf.execute_region")) return false;
  McBlock after = mc_block_create(ctx, mc_block_region(ctx, front), mc_block_next(ctx, front));
  if (after.index == MC_NONE) return mc_rw_fail(rw);
  for (McOp at = op, next; at.index != MC_NONE; at = next) { /* from the operation on */
    next = mc_op_next(ctx, at);
    mc_op_detach(ctx, at);
    mc_op_insert(ctx, at, after, (McOp){MC_NONE});
  }
  McOpState state = {.name = mc_op_name(ctx, "cf.br", 5), .loc = mc_op_loc(ctx, op), .successors = &entry,
                     .num_successors = 1};
  if (state.name.index == MC_NONE || !mc_rw_append(rw, front, &state)) return mc_rw_fail(rw);
  for (McBlock block = entry; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp yield = mc_block_last_op(ctx, block);
    McValueList values = {0};
    if (!mc_op_is(ctx, yield, "scf.yield")) continue;
    bool ok = mc_rw_operands(rw, yield, 0, mc_op_num_operands(ctx, yield), &values);
    ok = ok && mc_rw_create(rw, yield, &(McRwOp){.name = "cf.br", .operands = values.ptr, .num_operands = values.len,
                                                 .successors = &after, .num_successors = 1}).index != MC_NONE;
    mc_array_fini(&ctx->alloc, &values);
    if (!ok) return mc_rw_fail(rw);
    mc_rw_erase(rw, yield);
  }
  for (McBlock block; (block = mc_scf_body(ctx, op, 0)).index != MC_NONE;) {
    mc_block_detach(ctx, block);
    mc_block_insert(ctx, block, mc_block_region(ctx, front), after);
  }
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    McValue result = mc_op_result(ctx, op, i);
    McValue arg = mc_block_add_arg(ctx, after, mc_value_type(ctx, result), mc_op_loc(ctx, op));
    if (arg.index == MC_NONE) return mc_rw_fail(rw);
    mc_rw_replace_value(rw, result, arg);
  }
  return mc_rw_erase(rw, op);
}

/* --- results that nothing uses --- */

/* The operation again without such results. All blocks of its regions that leave it end with scf.yield. */
static bool drop_unused_results(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McAlloc *alloc = &ctx->alloc;
  McTypeList types = {0};
  McValueList operands = {0}, results = {0};
  uint32_t count = mc_op_num_results(ctx, op), regions = mc_op_num_regions(ctx, op);
  bool ok = true;
  for (uint32_t i = 0; i < count && ok; i++) {
    McValue result = mc_op_result(ctx, op, i);
    if (!mc_scf_is_unused(ctx, result)) ok = mc_array_push(alloc, &types, mc_value_type(ctx, result)) || mc_rw_fail(rw);
  }
  McOp made = {MC_NONE};
  if (ok && types.len < count && mc_rw_operands(rw, op, 0, mc_op_num_operands(ctx, op), &operands)) {
    McOpState state = {.name = mc_op_get_name(ctx, op), .loc = mc_op_loc(ctx, op), .attrs = mc_op_attrs(ctx, op),
                       .properties = mc_op_properties(ctx, op), .operands = operands.ptr,
                       .num_operands = operands.len, .results = types.ptr, .num_results = types.len,
                       .num_regions = regions};
    made = mc_rw_create_state(rw, op, &state);
  }
  ok = made.index != MC_NONE;
  for (uint32_t r = 0; r < regions && ok; r++) {
    McBlock block = mc_scf_body(ctx, op, r);
    for (; block.index != MC_NONE && ok; block = mc_block_next(ctx, block)) {
      McOp yield = mc_block_last_op(ctx, block);
      if (!mc_op_is(ctx, yield, "scf.yield")) continue;
      operands.len = 0;
      for (uint32_t i = 0; i < count && ok; i++) {
        if (mc_scf_is_unused(ctx, mc_op_result(ctx, op, i))) continue;
        ok = mc_array_push(alloc, &operands, mc_op_operand(ctx, yield, i)) || mc_rw_fail(rw);
      }
      ok = ok && (mc_op_set_operands(ctx, yield, operands.ptr, operands.len) || mc_rw_fail(rw));
      mc_rw_changed(rw, yield);
    }
    mc_rw_move_blocks(rw, mc_op_region(ctx, op, r), mc_op_region(ctx, made, r));
  }
  for (uint32_t i = 0, k = 0; i < count && ok; i++) {
    McValue result = mc_op_result(ctx, op, i);
    if (!mc_scf_is_unused(ctx, result)) result = mc_op_result(ctx, made, k++);
    ok = mc_array_push(alloc, &results, result) || mc_rw_fail(rw);
  }
  if (ok) mc_rw_replace(rw, op, results.ptr);
  mc_array_fini(alloc, &types);
  mc_array_fini(alloc, &operands);
  mc_array_fini(alloc, &results);
  return ok;
}

/* The value from outside that all blocks yield as result `i`. MC_NONE: there is no such value. */
static McValue forwarded(const McContext *ctx, McOp op, uint32_t i) {
  McRegion region = mc_op_region(ctx, op, 0);
  McValue found = {MC_NONE}, none = {MC_NONE};
  for (McBlock block = mc_region_first_block(ctx, region); block.index != MC_NONE; block = mc_block_next(ctx, block)) {
    McOp yield = mc_block_last_op(ctx, block);
    if (yield.index == MC_NONE || !mc_op_is(ctx, yield, "scf.yield")) continue;
    McValue value = mc_op_operand(ctx, yield, i);
    McBlock place = mc_value_parent_block(ctx, value);
    if (mc_block_region(ctx, place).index == region.index) return none;
    if (found.index != MC_NONE && found.index != value.index) return none;
    found = value;
  }
  return found;
}

static bool forward_results(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    McValue result = mc_op_result(ctx, op, i), value = {MC_NONE};
    if (!mc_scf_is_unused(ctx, result)) value = forwarded(ctx, op, i);
    if (value.index != MC_NONE) mc_rw_replace_value(rw, result, value);
  }
  return drop_unused_results(rw, op);
}

bool mc_patterns_execute_region(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McRegion region = mc_op_region(ctx, op, 0);
  if (mc_attr_named(ctx, op, "no_inline").index != MC_NONE) return forward_results(rw, op);
  if (mc_region_first_block(ctx, region).index != mc_region_last_block(ctx, region).index) {
    return inline_blocks(rw, op) || forward_results(rw, op);
  }
  if (!mc_op_is(ctx, mc_scf_end(ctx, op, 0), "scf.yield")) return false;
  return mc_rw_replace_by_region(rw, op, region, NULL, 0);
}

/* --- scf.index_switch --- */

/* Region 0 is the default. */
bool mc_branch_index_switch(McContext *ctx, McOp op, uint32_t from, const McAttr *constants, uint32_t *to) {
  McNumber flag;
  int64_t number;
  McAttr cases = mc_attr_named(ctx, op, "cases");
  if (from != MC_EDGE_OPERATION || !mc_attr_integer_number(ctx, constants[0], &flag)) return false;
  bool has_cases = cases.index != MC_NONE && mc_kind(ctx, cases.index) == MC_ATTR_DENSE_ARRAY;
  McStr data = has_cases ? mc_attr_dense_data(ctx, cases) : MC_STR("");
  *to = 0;
  for (uint32_t i = 0; i < data.len / 8; i++) {
    memcpy(&number, data.ptr + 8 * (size_t)i, 8);
    if (mc_number_is(&flag, number)) return *to = i + 1, true;
  }
  return true;
}

/* The first operand of the terminator: on into region 1, or past the operation. */
bool mc_branch_scf_condition(McContext *ctx, McOp op, uint32_t from, const McAttr *constants, uint32_t *to) {
  McNumber condition;
  (void)op, (void)from;
  if (!mc_attr_integer_number(ctx, constants[0], &condition)) return false;
  *to = mc_number_is_zero(&condition) ? MC_EDGE_OPERATION : 1;
  return true;
}

bool mc_patterns_index_switch(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  int64_t number, value;
  McAttr cases = mc_attr_named(ctx, op, "cases");
  if (cases.index == MC_NONE || mc_kind(ctx, cases.index) != MC_ATTR_DENSE_ARRAY) return false;
  if (mc_mixed_number(ctx, mc_mixed_of_value(mc_op_operand(ctx, op, 0)), &number)) {
    McStr data = mc_attr_dense_data(ctx, cases);
    uint32_t chosen = 0;
    for (uint32_t i = 0; i < data.len / 8 && chosen == 0; i++) {
      memcpy(&value, data.ptr + 8 * (size_t)i, 8);
      if (value == number) chosen = 1 + i;
    }
    McRegion region = mc_op_region(ctx, op, chosen);
    if (chosen < mc_op_num_regions(ctx, op)) return mc_rw_replace_by_region(rw, op, region, NULL, 0);
  }
  bool changed = false;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) { /* results that all regions agree about */
    McValue first = mc_op_operand(ctx, mc_scf_end(ctx, op, 0), i), result = mc_op_result(ctx, op, i);
    bool same = !mc_scf_is_unused(ctx, result) && !mc_op_contains_block(ctx, op, mc_value_parent_block(ctx, first));
    for (uint32_t k = 1; k < mc_op_num_regions(ctx, op) && same; k++) {
      same = mc_op_operand(ctx, mc_scf_end(ctx, op, k), i).index == first.index;
    }
    if (!same) continue;
    mc_rw_replace_value(rw, result, first);
    changed = true;
  }
  return changed || drop_unused_results(rw, op);
}
