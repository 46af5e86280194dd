/* scf_parallel.c - the patterns of scf.parallel and scf.forall: mlir-opt 22's, in its order. */
#include "dialects/scf/scf_fold.h"

#define PUSH(rw, list, value) (mc_array_push(&mc_rw_ctx(rw)->alloc, list, value) || mc_rw_fail(rw))

/* --- scf.parallel --- */

typedef struct Parallel {
  McRewriter *rw;
  McContext *ctx;
  McOp op, reduce;
  McBlock body;
  uint32_t dims, inits;
  McValueList lower, upper, step, values; /* owned */
} Parallel;

MC_INLINE McValue bound_of(const Parallel *p, uint32_t which, uint32_t i) {
  return mc_op_operand(p->ctx, p->op, which * p->dims + i);
}

/* A loop with these bounds, the initial values of p->op, and a body without operations. MC_NONE: out of memory. */
static McOp make_parallel(Parallel *p) {
  McContext *ctx = p->ctx;
  McRewriter *rw = p->rw;
  McValueList operands = {0};
  McTypeList types = {0};
  int32_t dims = (int32_t)p->lower.len, sizes[4] = {dims, dims, dims, (int32_t)p->inits};
  const McValueList *lists[3] = {&p->lower, &p->upper, &p->step};
  bool ok = mc_rw_result_types(rw, p->op, &types);
  for (uint32_t k = 0; k < 3; k++) {
    for (size_t i = 0; i < lists[k]->len && ok; i++) ok = PUSH(rw, &operands, lists[k]->ptr[i]);
  }
  ok = ok && mc_rw_operands(rw, p->op, 3 * p->dims, p->inits, &operands);
  McNamedAttr attr = mc_segments_attr(ctx, sizes, 4);
  McOp made = {MC_NONE};
  if (ok) {
    made = mc_rw_create(rw, p->op, &(McRwOp){.name = "scf.parallel", .operands = operands.ptr,
                                             .num_operands = operands.len, .results = types.ptr,
                                             .num_results = types.len, .attrs = &attr, .num_attrs = 1,
                                             .num_regions = 1});
  }
  McType index = mc_type_index(ctx);
  McBlock block = made.index == MC_NONE ? (McBlock){MC_NONE} : mc_rw_block(rw, made, 0, NULL, 0);
  for (int32_t i = 0; i < dims && block.index != MC_NONE; i++) {
    if (mc_block_add_arg(ctx, block, index, mc_op_loc(ctx, p->op)).index == MC_NONE) block.index = MC_NONE;
  }
  mc_array_fini(&ctx->alloc, &operands);
  mc_array_fini(&ctx->alloc, &types);
  if (block.index != MC_NONE) return made;
  mc_rw_fail(rw);
  return (McOp){MC_NONE};
}

/* All dimensions have one step: the body, and the reductions of its values with the initial ones. */
static bool inline_parallel(Parallel *p) {
  McContext *ctx = p->ctx;
  McRewriter *rw = p->rw;
  mc_rw_moved_as_copy(rw, p->op);
  mc_rw_inline(rw, p->body, mc_op_block(ctx, p->op), p->op, p->values.ptr);
  p->values.len = 0;
  for (uint32_t i = 0; i < p->inits; i++) {
    McBlock block = mc_scf_body(ctx, p->reduce, i);
    McOp end = mc_block_last_op(ctx, block);
    McValue args[2] = {mc_op_operand(ctx, p->op, 3 * p->dims + i), mc_op_operand(ctx, p->reduce, i)};
    mc_rw_inline(rw, block, mc_op_block(ctx, p->op), p->op, args);
    if (!PUSH(rw, &p->values, mc_op_operand(ctx, end, 0))) return false;
    mc_rw_erase(rw, end);
  }
  McValue none = {MC_NONE};
  mc_rw_replace(rw, p->op, p->inits == 0 ? &none : p->values.ptr);
  return mc_rw_erase(rw, p->reduce);
}

static bool drop_dimensions(Parallel *p) {
  McContext *ctx = p->ctx;
  McRewriter *rw = p->rw;
  for (uint32_t i = 0; i < p->dims; i++) {
    uint64_t count;
    McValue lower = bound_of(p, 0, i), upper = bound_of(p, 1, i), step = bound_of(p, 2, i);
    bool known = mc_scf_trip_count(ctx, mc_mixed_of_value(lower), mc_mixed_of_value(upper), mc_mixed_of_value(step),
                                   true, false, &count);
    if (known && count == 0) {
      p->values.len = 0;
      if (!mc_rw_operands(rw, p->op, 3 * p->dims, p->inits, &p->values)) return false;
      return mc_rw_replace(rw, p->op, p->values.ptr);
    }
    bool once = known && count == 1;
    if (!PUSH(rw, &p->values, once ? lower : (McValue){MC_NONE})) return false;
    if (once) continue;
    if (!PUSH(rw, &p->lower, lower) || !PUSH(rw, &p->upper, upper) || !PUSH(rw, &p->step, step)) return false;
  }
  if (p->lower.len == p->dims) return false;
  if (p->lower.len == 0) return inline_parallel(p);
  McOp made = make_parallel(p);
  if (made.index == MC_NONE) return false;
  McBlock body = mc_scf_body(ctx, made, 0);
  for (uint32_t i = 0, k = 0; i < p->dims; i++) {
    if (p->values.ptr[i].index == MC_NONE) p->values.ptr[i] = mc_block_arg(ctx, body, k++);
  }
  mc_rw_inline(rw, p->body, body, (McOp){MC_NONE}, p->values.ptr);
  mc_rw_moved_as_copy(rw, made);
  return mc_rw_replace_by(rw, p->op, made);
}

/* A loop that has nothing but a loop becomes one loop. */
static bool merge_loops(Parallel *p) {
  McContext *ctx = p->ctx;
  McRewriter *rw = p->rw;
  McOp inner = mc_block_first_op(ctx, p->body);
  p->lower.len = p->upper.len = p->step.len = p->values.len = 0;
  if (inner.index == p->reduce.index || mc_op_next(ctx, inner).index != p->reduce.index) return false;
  if (!mc_op_is(ctx, inner, "scf.parallel") || p->inits > 0 || mc_op_num_results(ctx, inner) > 0) return false;
  McBlock nested = mc_scf_body(ctx, inner, 0);
  uint32_t more = mc_block_num_args(ctx, nested);
  for (uint32_t i = 0; i < 3 * more; i++) {
    McValue value = mc_op_operand(ctx, inner, i);
    if (mc_value_is_block_arg(ctx, value) && mc_value_block(ctx, value).index == p->body.index) return false;
  }
  McValueList *lists[3] = {&p->lower, &p->upper, &p->step};
  for (uint32_t k = 0; k < 3; k++) {
    if (!mc_rw_operands(rw, p->op, k * p->dims, p->dims, lists[k])) return false;
    if (!mc_rw_operands(rw, inner, k * more, more, lists[k])) return false;
  }
  McOp made = make_parallel(p);
  if (made.index == MC_NONE) return false;
  McBlock body = mc_scf_body(ctx, made, 0);
  for (uint32_t i = 0; i < p->dims; i++) {
    mc_rw_replace_value(rw, mc_block_arg(ctx, p->body, i), mc_block_arg(ctx, body, i));
  }
  for (uint32_t i = 0; i < more; i++) {
    if (!PUSH(rw, &p->values, mc_block_arg(ctx, body, p->dims + i))) return false;
  }
  mc_rw_inline(rw, nested, body, (McOp){MC_NONE}, p->values.ptr);
  return mc_rw_erase(rw, p->op);
}

bool mc_patterns_parallel(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Parallel p = {.rw = rw, .ctx = ctx, .op = op, .body = mc_scf_body(ctx, op, 0), .reduce = mc_scf_end(ctx, op, 0),
                .inits = mc_op_num_results(ctx, op)};
  p.dims = mc_block_num_args(ctx, p.body);
  bool changed = drop_dimensions(&p) || merge_loops(&p);
  mc_array_fini(&ctx->alloc, &p.lower);
  mc_array_fini(&ctx->alloc, &p.upper);
  mc_array_fini(&ctx->alloc, &p.step);
  mc_array_fini(&ctx->alloc, &p.values);
  return changed;
}

/* --- scf.forall --- */

typedef struct Forall {
  McRewriter *rw;
  McContext *ctx;
  McOp op, parallel; /* parallel: scf.forall.in_parallel */
  McBlock body, combined;
  uint32_t dims, outputs, first_output;
  McMixedList lower, upper, step, new_lower, new_upper, new_step; /* owned */
  McValueList values, passed;                                     /* owned */
} Forall;

MC_INLINE McValue output_of(const Forall *f, uint32_t i) { return mc_op_operand(f->ctx, f->op, f->first_output + i); }
MC_INLINE McValue shared_arg(const Forall *f, uint32_t i) { return mc_block_arg(f->ctx, f->body, f->dims + i); }
static bool has_mapping(const Forall *f) {
  McAttr mapping = mc_attr_named(f->ctx, f->op, "mapping");
  return mapping.index != MC_NONE && mc_attr_array_size(f->ctx, mapping) > 0;
}

static bool read_forall(McRewriter *rw, McOp op, Forall *f) {
  McContext *ctx = mc_rw_ctx(rw);
  *f = (Forall){.rw = rw, .ctx = ctx, .op = op, .body = mc_scf_body(ctx, op, 0), .parallel = mc_scf_end(ctx, op, 0),
                .outputs = mc_op_num_results(ctx, op)};
  f->combined = mc_scf_body(ctx, f->parallel, 0);
  uint32_t start, count;
  if (!mc_op_operands_named(ctx, op, "outputs", &start, &count) || count != f->outputs) return false;
  f->first_output = start;
  bool ok = mc_mixed_list_read(ctx, op, "staticLowerBound", "dynamicLowerBound", &f->lower) &&
            mc_mixed_list_read(ctx, op, "staticUpperBound", "dynamicUpperBound", &f->upper) &&
            mc_mixed_list_read(ctx, op, "staticStep", "dynamicStep", &f->step);
  f->dims = (uint32_t)f->lower.len;
  return ok && f->upper.len == f->lower.len && f->step.len == f->lower.len;
}

/* The four attributes of a loop with these bounds and as many outputs; its operands, except the outputs, go to
 * `operands`. Returns false when out of memory. */
static bool bounds_attrs(Forall *f, const McMixedList *lists[3], uint32_t outputs, McNamedAttr attrs[4],
                         McValueList *operands) {
  static const char *const names[] = {"staticLowerBound", "staticUpperBound", "staticStep"};
  int32_t sizes[4] = {0, 0, 0, (int32_t)outputs};
  for (uint32_t i = 0; i < 3; i++) {
    size_t before = operands->len;
    attrs[i] = (McNamedAttr){mc_ident(f->ctx, names[i], strlen(names[i])),
                             mc_mixed_list_write(f->ctx, lists[i], operands)};
    if (attrs[i].value.index == MC_NONE) return mc_rw_fail(f->rw);
    sizes[i] = (int32_t)(operands->len - before);
  }
  attrs[3] = mc_segments_attr(f->ctx, sizes, 4);
  return attrs[3].value.index != MC_NONE || mc_rw_fail(f->rw);
}

/* A loop with these bounds and the outputs f->values, and a body without operations. `all`: with all attributes, else
 * only the mapping. */
static McOp make_forall(Forall *f, const McMixedList *lists[3], bool all) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  McNamedAttr attrs[5];
  McValueList operands = {0};
  McTypeList types = {0};
  size_t num_attrs = 4;
  McOp made = {MC_NONE};
  bool ok = bounds_attrs(f, lists, (uint32_t)f->values.len, attrs, &operands);
  for (size_t i = 0; i < f->values.len && ok; i++) {
    ok = PUSH(rw, &operands, f->values.ptr[i]) && PUSH(rw, &types, mc_value_type(ctx, f->values.ptr[i]));
  }
  McAttr mapping = mc_attr_named(ctx, f->op, "mapping");
  if (mapping.index != MC_NONE) attrs[num_attrs++] = (McNamedAttr){mc_ident(ctx, "mapping", 7), mapping};
  if (ok) {
    made = mc_rw_create(rw, f->op, &(McRwOp){.name = "scf.forall", .operands = operands.ptr,
                                             .num_operands = operands.len, .results = types.ptr,
                                             .num_results = types.len, .attrs = attrs, .num_attrs = num_attrs,
                                             .num_regions = 1});
  }
  if (made.index != MC_NONE && all) mc_op_set_attrs(ctx, made, mc_op_attrs(ctx, f->op));
  McBlock block = made.index == MC_NONE ? (McBlock){MC_NONE} : mc_rw_block(rw, made, 0, NULL, 0);
  McType index = mc_type_index(ctx);
  for (size_t i = 0; i < lists[0]->len + types.len && block.index != MC_NONE; i++) {
    McType type = i < lists[0]->len ? index : types.ptr[i - lists[0]->len];
    if (mc_block_add_arg(ctx, block, type, mc_op_loc(ctx, f->op)).index == MC_NONE) block.index = MC_NONE;
  }
  mc_array_fini(&ctx->alloc, &operands);
  mc_array_fini(&ctx->alloc, &types);
  if (block.index != MC_NONE) return made;
  mc_rw_fail(rw);
  return (McOp){MC_NONE};
}

/* Whether an operation that combines results writes to the output. */
static bool is_combined(const Forall *f, uint32_t i) {
  McUse use = mc_value_first_use(f->ctx, shared_arg(f, i));
  for (; use.index != MC_NONE; use = mc_use_next(f->ctx, use)) {
    McOp op = mc_use_owner(f->ctx, use);
    if (mc_op_block(f->ctx, op).index == f->combined.index && mc_use_index(f->ctx, use) == 1) return true;
  }
  return false;
}

static bool fold_bounds(Forall *f) {
  McContext *ctx = f->ctx;
  McNamedAttr attrs[4];
  if (!mc_mixed_list_fold(ctx, &f->lower, MC_FOLD_ALL) && !mc_mixed_list_fold(ctx, &f->upper, MC_FOLD_ALL) &&
      !mc_mixed_list_fold(ctx, &f->step, MC_FOLD_ALL)) {
    return false;
  }
  const McMixedList *lists[3] = {&f->lower, &f->upper, &f->step};
  f->values.len = 0;
  if (!bounds_attrs(f, lists, f->outputs, attrs, &f->values)) return false;
  for (uint32_t i = 0; i < f->outputs; i++) {
    if (!PUSH(f->rw, &f->values, output_of(f, i))) return false;
  }
  if (!mc_op_set_operands(ctx, f->op, f->values.ptr, f->values.len)) return mc_rw_fail(f->rw);
  if (!mc_op_set_attributes(ctx, f->op, attrs, 4)) return mc_rw_fail(f->rw);
  mc_rw_changed(f->rw, f->op);
  return true;
}

/* Erases the operations that write to the output. */
static void erase_combining(Forall *f, uint32_t i) {
  McContext *ctx = f->ctx;
  for (McUse use = mc_value_first_use(ctx, shared_arg(f, i)), next; use.index != MC_NONE; use = next) {
    next = mc_use_next(ctx, use);
    McOp op = mc_use_owner(ctx, use);
    if (mc_op_block(ctx, op).index != f->combined.index || mc_use_index(ctx, use) != 1) continue;
    while (next.index != MC_NONE && mc_use_owner(ctx, next).index == op.index) next = mc_use_next(ctx, next);
    mc_rw_erase(f->rw, op);
  }
}

/* Outputs that are not used, or not written, are values from outside. */
static bool drop_outputs(Forall *f) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  f->values.len = f->passed.len = 0;
  MC_ARRAY(uint8_t) kept = {0};
  for (uint32_t i = 0; i < f->outputs; i++) {
    bool keep = !mc_scf_is_unused(ctx, mc_op_result(ctx, f->op, i)) && is_combined(f, i);
    if (!PUSH(rw, &kept, keep) || (keep && !PUSH(rw, &f->values, output_of(f, i)))) break;
  }
  bool changed = kept.len == f->outputs && f->values.len < f->outputs;
  for (uint32_t i = 0; i < f->outputs && changed; i++) {
    if (!kept.ptr[i]) erase_combining(f, i);
  }
  const McMixedList *lists[3] = {&f->lower, &f->upper, &f->step};
  McOp made = changed ? make_forall(f, lists, false) : (McOp){MC_NONE};
  changed = made.index != MC_NONE;
  McBlock body = changed ? mc_scf_body(ctx, made, 0) : (McBlock){MC_NONE};
  for (uint32_t i = 0, k = 0; i < f->dims + f->outputs && changed; i++) {
    bool is_new = i < f->dims || kept.ptr[i - f->dims];
    changed = PUSH(rw, &f->passed, is_new ? mc_block_arg(ctx, body, k) : output_of(f, i - f->dims));
    k += is_new;
  }
  if (changed) {
    mc_rw_inline(rw, f->body, body, (McOp){MC_NONE}, f->passed.ptr);
    f->values.len = 0;
    for (uint32_t i = 0, k = 0; i < f->outputs && changed; i++) {
      changed = PUSH(rw, &f->values, kept.ptr[i] ? mc_op_result(ctx, made, k) : output_of(f, i));
      k += kept.ptr[i];
    }
  }
  if (changed) mc_rw_replace(rw, f->op, f->values.ptr);
  mc_array_fini(&ctx->alloc, &kept);
  return changed;
}

/* tensor.insert_slice for an operation that combines results. */
static McValue insert_slice(Forall *f, McOp combining) {
  McContext *ctx = f->ctx;
  McOp parallel = combining;
  McValueList operands = {0};
  McType type = mc_value_type(ctx, mc_op_operand(ctx, parallel, 1));
  McOp made = {MC_NONE};
  if (mc_rw_operands(f->rw, parallel, 0, mc_op_num_operands(ctx, parallel), &operands)) {
    McOpState state = {.name = mc_op_name(ctx, "tensor.insert_slice", 19), .loc = mc_op_loc(ctx, f->op),
                       .properties = mc_op_properties(ctx, parallel), .operands = operands.ptr,
                       .num_operands = operands.len, .results = &type, .num_results = 1};
    if (state.name.index != MC_NONE) made = mc_rw_create_state(f->rw, f->op, &state);
  }
  mc_array_fini(&ctx->alloc, &operands);
  return made.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(ctx, made, 0);
}

/* All dimensions have one step: the body, and the slices that it makes. */
static bool promote(Forall *f) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  for (uint32_t i = 0; i < f->outputs; i++) {
    if (!PUSH(rw, &f->passed, output_of(f, i))) return false;
  }
  mc_rw_inline(rw, f->body, mc_op_block(ctx, f->op), f->op, f->passed.ptr);
  f->values.len = 0;
  for (McOp op = mc_block_first_op(ctx, f->combined); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    McValue value = insert_slice(f, op);
    if (value.index == MC_NONE || !PUSH(rw, &f->values, value)) return mc_rw_fail(rw);
  }
  if (f->values.len < f->outputs) return mc_rw_fail(rw);
  for (uint32_t i = 0; i < f->outputs; i++) mc_rw_replace_value(rw, mc_op_result(ctx, f->op, i), f->values.ptr[i]);
  mc_rw_erase(rw, f->parallel);
  return mc_rw_erase(rw, f->op);
}

static bool drop_forall_dimensions(Forall *f) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  f->values.len = f->passed.len = 0;
  if (has_mapping(f)) return false;
  for (uint32_t i = 0; i < f->outputs; i++) {
    if (!PUSH(rw, &f->values, output_of(f, i))) return false;
  }
  for (uint32_t i = 0; i < f->dims; i++) {
    uint64_t count;
    McMixed lower = f->lower.ptr[i], upper = f->upper.ptr[i], step = f->step.ptr[i];
    bool known = mc_scf_trip_count(ctx, lower, upper, step, true, false, &count);
    if (known && count == 0) return mc_rw_replace(rw, f->op, f->values.ptr);
    bool once = known && count == 1;
    McValue value = once ? mc_mixed_value(rw, f->op, lower) : (McValue){MC_NONE};
    if ((once && value.index == MC_NONE) || !PUSH(rw, &f->passed, value)) return mc_rw_fail(rw);
    if (once) continue;
    if (!PUSH(rw, &f->new_lower, lower) || !PUSH(rw, &f->new_upper, upper) || !PUSH(rw, &f->new_step, step)) {
      return false;
    }
  }
  if (f->new_lower.len == 0) return promote(f);
  if (f->new_lower.len == f->dims) return false;
  const McMixedList *lists[3] = {&f->new_lower, &f->new_upper, &f->new_step};
  McOp made = make_forall(f, lists, true);
  if (made.index == MC_NONE) return false;
  McBlock body = mc_scf_body(ctx, made, 0);
  uint32_t k = 0;
  for (uint32_t i = 0; i < f->dims; i++) {
    if (f->passed.ptr[i].index == MC_NONE) f->passed.ptr[i] = mc_block_arg(ctx, body, k++);
  }
  for (uint32_t i = 0; i < f->outputs; i++) {
    if (!PUSH(rw, &f->passed, mc_block_arg(ctx, body, k++))) return false;
  }
  mc_rw_inline(rw, f->body, body, (McOp){MC_NONE}, f->passed.ptr);
  mc_rw_moved_as_copy(rw, made);
  return mc_rw_replace_by(rw, f->op, made);
}

/* The variable of a dimension of one step is its bound: for loops that must keep their dimensions. */
static bool replace_variables(Forall *f) {
  bool changed = false;
  for (uint32_t i = 0; i < f->dims; i++) {
    uint64_t count;
    McMixed lower = f->lower.ptr[i];
    McValue variable = mc_block_arg(f->ctx, f->body, i);
    bool known = mc_scf_trip_count(f->ctx, lower, f->upper.ptr[i], f->step.ptr[i], true, false, &count);
    if (!known || count != 1 || mc_scf_is_unused(f->ctx, variable)) continue;
    McValue value = mc_mixed_value(f->rw, f->op, lower);
    if (value.index == MC_NONE) return mc_rw_fail(f->rw);
    mc_rw_replace_value(f->rw, variable, value);
    changed = true;
  }
  return changed;
}

/* Casts that make sizes of outputs unknown move into the loop, and after it. */
static bool fold_output_casts(Forall *f) {
  McContext *ctx = f->ctx;
  McRewriter *rw = f->rw;
  bool any = false;
  f->values.len = f->passed.len = 0;
  for (uint32_t i = 0; i < f->outputs; i++) {
    McOp cast = mc_value_op(ctx, output_of(f, i));
    bool folds = cast.index != MC_NONE && mc_op_is(ctx, cast, "tensor.cast") &&
                 mc_tensor_keeps_sizes(ctx, mc_value_type(ctx, output_of(f, i)),
                                    mc_value_type(ctx, mc_op_operand(ctx, cast, 0)));
    any |= folds;
    if (!PUSH(rw, &f->values, folds ? mc_op_operand(ctx, cast, 0) : output_of(f, i))) return false;
  }
  if (!any) return false;
  const McMixedList *lists[3] = {&f->lower, &f->upper, &f->step};
  McOp made = make_forall(f, lists, false), first = mc_block_first_op(ctx, f->body);
  if (made.index == MC_NONE) return false;
  McBlock body = mc_scf_body(ctx, made, 0);
  for (uint32_t i = 0; i < f->dims + f->outputs; i++) {
    McValue arg = mc_block_arg(ctx, body, i);
    McType wanted = mc_value_type(ctx, mc_block_arg(ctx, f->body, i));
    if (mc_value_type(ctx, arg).index != wanted.index) arg = mc_rw_tensor_cast(rw, first, f->op, arg, wanted);
    if (arg.index == MC_NONE || !PUSH(rw, &f->passed, arg)) return mc_rw_fail(rw);
  }
  McOp op = mc_block_first_op(ctx, f->combined);
  for (; op.index != MC_NONE; op = mc_op_next(ctx, op)) { /* slices go into the new outputs */
    McValue into = mc_op_operand(ctx, op, 1);
    if (!mc_value_is_block_arg(ctx, into) || mc_value_block(ctx, into).index != f->body.index) continue;
    mc_op_set_operand(ctx, op, 1, mc_block_arg(ctx, body, mc_value_index(ctx, into)));
  }
  mc_rw_inline(rw, f->body, body, (McOp){MC_NONE}, f->passed.ptr);
  f->values.len = 0;
  for (uint32_t i = 0; i < f->outputs; i++) {
    McValue result = mc_op_result(ctx, made, i);
    McType wanted = mc_value_type(ctx, mc_op_result(ctx, f->op, i));
    if (mc_value_type(ctx, result).index != wanted.index) result = mc_rw_tensor_cast(rw, f->op, f->op, result, wanted);
    if (result.index == MC_NONE || !PUSH(rw, &f->values, result)) return mc_rw_fail(rw);
  }
  return mc_rw_replace(rw, f->op, f->values.ptr);
}

bool mc_patterns_forall(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  Forall f;
  bool changed = read_forall(rw, op, &f) && (fold_output_casts(&f) || fold_bounds(&f) || drop_outputs(&f) ||
                                             drop_forall_dimensions(&f) || replace_variables(&f));
  McMixedList *lists[] = {&f.lower, &f.upper, &f.step, &f.new_lower, &f.new_upper, &f.new_step};
  for (size_t i = 0; i < MC_COUNT(lists); i++) mc_mixed_list_fini(ctx, lists[i]);
  mc_array_fini(&ctx->alloc, &f.values);
  mc_array_fini(&ctx->alloc, &f.passed);
  return changed;
}
