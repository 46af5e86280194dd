/* memref_fold.c - folds and patterns of memref except those of views: mlir-opt 22's, in its order. */
#include "defs/facts.h"
#include "dialects/memref/memref_fold.h"
#include "dialects/shared/shared.def"
#include "ir/opaque.h"
#include "transform/effects.h"

/* --- allocations --- */

/* The sizes that are constants become a part of the type. */
static bool alloc_of_constants(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McMemrefSizes sizes;
  if (!mc_memref_sizes_init(rw, &sizes, op, "dynamicSizes")) return false;
  bool changed = false;
  uint32_t start, count;
  if (mc_memref_sizes_fold(ctx, &sizes) && mc_op_operands_named(ctx, op, "symbolOperands", &start, &count)) {
    McType type = mc_memref_resized(ctx, sizes.type, &sizes.dims);
    int32_t segments[2] = {(int32_t)sizes.values.len, (int32_t)count};
    McNamedAttr attrs[2] = {mc_segments_attr(ctx, segments, 2),
                            {mc_ident(ctx, "alignment", 9), mc_attr_named(ctx, op, "alignment")}};
    McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
    McOp made = {MC_NONE};
    if (type.index != MC_NONE && mc_rw_operands(rw, op, start, count, &sizes.values)) {
      made = mc_rw_create(rw, op, &(McRwOp){.name = name.ptr, .operands = sizes.values.ptr,
                                            .num_operands = sizes.values.len, .results = &type, .num_results = 1,
                                            .attrs = attrs, .num_attrs = attrs[1].value.index == MC_NONE ? 1 : 2});
    }
    changed = made.index == MC_NONE ? mc_rw_fail(rw) : mc_memref_replace_by_cast(rw, op, mc_op_result(ctx, made, 0));
  }
  mc_memref_sizes_fini(ctx, &sizes);
  return changed;
}

/* The memory is only written and freed. */
static bool dead_alloc(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue memory = mc_op_result(ctx, op, 0);
  for (McUse use = mc_value_first_use(ctx, memory); use.index != MC_NONE; use = mc_use_next(ctx, use)) {
    McOp user = mc_use_owner(ctx, use);
    bool ends = mc_op_is(ctx, user, "memref.store") && mc_op_operand(ctx, user, 0).index != memory.index;
    if (!ends && !mc_op_is(ctx, user, "memref.dealloc")) return false;
  }
  for (McUse use; (use = mc_value_first_use(ctx, memory)).index != MC_NONE;) mc_rw_erase(rw, mc_use_owner(ctx, use));
  return mc_rw_erase(rw, op);
}

bool mc_patterns_alloc(McRewriter *rw, McOp op) { return alloc_of_constants(rw, op) || dead_alloc(rw, op); }

bool mc_patterns_realloc(McRewriter *rw, McOp op) { return dead_alloc(rw, op); }

/* --- memref.alloca_scope --- */

/* The operation itself may allocate memory that goes with the scope; what is inside counts by itself. */
static bool may_allocate(McContext *ctx, McOp op) {
  if (mc_effects_are_nested(ctx, op)) return false;
  bool known = (mc_op_def(ctx, op) != NULL && mc_def_has_fact(mc_op_def(ctx, op), MC_FACT_EFFECTS)) ||
               mc_op_has_trait(ctx, op, MC_TRAIT(PURE));
  return !known || mc_op_has_fact(ctx, op, MC_FACT_STACK_ALLOCATION);
}

/* Only a terminator follows, in a region of one block. */
static bool is_last(const McContext *ctx, McOp op) {
  McBlock block = mc_op_block(ctx, op);
  McOp next = mc_op_next(ctx, op);
  if (block.index == MC_NONE || next.index == MC_NONE || mc_op_next(ctx, next).index != MC_NONE) return false;
  McRegion region = mc_block_region(ctx, block);
  return (mc_op_is_terminator(ctx, next) || mc_op_def(ctx, next) == NULL) &&
         mc_region_first_block(ctx, region).index == mc_region_last_block(ctx, region).index;
}

MC_INLINE bool is_scope(const McContext *ctx, McOp op) {
  return op.index != MC_NONE && mc_op_has_trait(ctx, op, MC_TRAIT(ALLOCATION_SCOPE));
}

static bool inline_scope(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McWalk walk;
  bool allocates = false;
  mc_walk_init(ctx, &walk, op, false);
  for (McOp at; !allocates && (at = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    if (at.index == op.index) continue;
    allocates = may_allocate(ctx, at);
    if (is_scope(ctx, at)) mc_walk_skip(ctx, &walk, at);
  }
  if (allocates && (!is_scope(ctx, mc_op_parent(ctx, op)) || !is_last(ctx, op))) return false;
  return mc_rw_replace_by_region(rw, op, mc_op_region(ctx, op, 0), NULL, 0);
}

/* The value is defined in that block or in an operation of it. Linear in the depth. */
static bool is_within(const McContext *ctx, McValue value, McOp op) {
  for (McBlock block = mc_value_parent_block(ctx, value); block.index != MC_NONE;) {
    McOp parent = mc_block_parent_op(ctx, block);
    if (parent.index == op.index) return true;
    block = parent.index == MC_NONE ? (McBlock){MC_NONE} : mc_op_block(ctx, parent);
  }
  return false;
}

/* Allocations whose operands are known before the outermost operation that is still in the scope around move there. */
static bool hoist_allocations(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp outer = mc_op_parent(ctx, op);
  if (outer.index == MC_NONE || is_scope(ctx, outer) || !is_last(ctx, op) || !is_last(ctx, outer)) return false;
  for (McOp around; !is_scope(ctx, around = mc_op_parent(ctx, outer)); outer = around) {
    if (around.index == MC_NONE || !is_last(ctx, around)) return false;
  }
  bool changed = false;
  McOp next = {MC_NONE};
  for (McOp at = mc_block_first_op(ctx, mc_region_first_block(ctx, mc_op_region(ctx, op, 0))); at.index != MC_NONE;
       at = next) {
    next = mc_op_next(ctx, at);
    bool moves = mc_op_has_fact(ctx, at, MC_FACT_STACK_ALLOCATION);
    for (uint32_t i = 0; moves && i < mc_op_num_operands(ctx, at); i++) {
      moves = !is_within(ctx, mc_op_operand(ctx, at, i), outer);
    }
    if (moves) mc_rw_move(rw, at, outer);
    changed |= moves;
  }
  return changed;
}

bool mc_patterns_alloca_scope(McRewriter *rw, McOp op) { return inline_scope(rw, op) || hoist_allocations(rw, op); }

/* --- casts and copies --- */

McFolded mc_fold_memref_cast(McFold *f) {
  return mc_fold_same_type(f, mc_op_skip_memory_casts(f->ctx, f->op, (McValue){MC_NONE}));
}

McFolded mc_fold_memory_space_cast(McFold *f) {
  McOp source = mc_value_op(f->ctx, mc_op_operand(f->ctx, f->op, 0));
  bool again = source.index != MC_NONE && mc_op_is(f->ctx, source, "memref.memory_space_cast");
  if (again) mc_op_set_operand(f->ctx, f->op, 0, mc_op_operand(f->ctx, source, 0));
  return mc_fold_same_type(f, again);
}

McFolded mc_fold_assume_alignment(McFold *f) {
  McContext *ctx = f->ctx;
  McValue memory = mc_op_operand(ctx, f->op, 0);
  McOp source = mc_value_op(ctx, memory);
  if (source.index == MC_NONE || !mc_op_is(ctx, source, "memref.assume_alignment")) return MC_NOT_FOLDED;
  if (mc_attr_named(ctx, source, "alignment").index != mc_attr_named(ctx, f->op, "alignment").index) {
    return MC_NOT_FOLDED;
  }
  f->results[0].value = memory;
  return MC_FOLDED;
}

McFolded mc_fold_copy(McFold *f) {
  for (uint32_t i = 0; i < 2; i++) {
    McValue value = mc_op_operand(f->ctx, f->op, i), source = mc_memory_before_cast(f->ctx, value);
    if (value.index == source.index) continue;
    mc_op_set_operand(f->ctx, f->op, i, source);
    return MC_FOLDED_IN_PLACE;
  }
  return MC_NOT_FOLDED;
}

static bool is_empty(const McContext *ctx, McType type) {
  for (uint32_t i = 0, rank = mc_is_memref(ctx, type) ? mc_type_rank(ctx, type) : 0; i < rank; i++) {
    if (mc_type_dim(ctx, type, i) == 0) return true;
  }
  return false;
}

bool mc_patterns_copy(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue from = mc_op_operand(ctx, op, 0), to = mc_op_operand(ctx, op, 1);
  bool empty = is_empty(ctx, mc_value_type(ctx, from)) || is_empty(ctx, mc_value_type(ctx, to));
  return (empty || from.index == to.index) && mc_rw_erase(rw, op);
}

/* --- dimensions --- */

/* The value that is dimension `dim` of the memory that `op` makes. MC_NONE: it is not known. */
static McValue made_size(McContext *ctx, McOp op, McType type, uint32_t dim) {
  McValue none = {MC_NONE};
  uint32_t start, count, number = 0;
  for (uint32_t i = 0; i < dim; i++) number += mc_type_dim(ctx, type, i) == MC_DYNAMIC;
  bool allocates = mc_op_is(ctx, op, "memref.alloc") || mc_op_is(ctx, op, "memref.alloca");
  if (allocates || mc_op_is(ctx, op, "memref.view")) {
    bool ok = mc_op_operands_named(ctx, op, allocates ? "dynamicSizes" : "sizes", &start, &count) && number < count;
    return ok ? mc_op_operand(ctx, op, start + number) : none;
  }
  return mc_op_is(ctx, op, "memref.subview") ? mc_memref_part_size(ctx, op, dim) : none;
}

McFolded mc_fold_memref_dim(McFold *f) {
  McContext *ctx = f->ctx;
  McValue source = mc_op_operand(ctx, f->op, 0);
  McType type = mc_value_type(ctx, source);
  int64_t dim;
  if (f->constants[1].index == MC_NONE || mc_kind(ctx, f->constants[1].index) != MC_ATTR_INTEGER ||
      !mc_attr_integer_i64(ctx, f->constants[1], &dim) || !mc_is_memref(ctx, type) || dim < 0 ||
      dim >= mc_type_rank(ctx, type)) {
    return MC_NOT_FOLDED;
  }
  int64_t size = mc_type_dim(ctx, type, (uint32_t)dim);
  if (size != MC_DYNAMIC) {
    f->results[0].attr = mc_attr_integer(ctx, mc_type_index(ctx), size);
    return MC_FOLDED;
  }
  McOp op = mc_value_op(ctx, source);
  if (op.index != MC_NONE) f->results[0].value = made_size(ctx, op, type, (uint32_t)dim);
  if (f->results[0].value.index != MC_NONE) return MC_FOLDED;
  return mc_fold_memory_casts(f);
}

/* The number of the dimension is known before the reshape, at its place or around it. */
static bool known_before(McContext *ctx, McValue index, McOp dim, McOp reshape) {
  McBlock block = mc_value_parent_block(ctx, index), place = mc_op_block(ctx, reshape);
  if (block.index == place.index) {
    McOp op = mc_value_op(ctx, index);
    return op.index == MC_NONE || !mc_op_is_before(ctx, reshape, op);
  }
  if (mc_op_block(ctx, dim).index == place.index) return true;
  McRegion around = mc_block_region(ctx, block);
  for (McOp op = mc_block_parent_op(ctx, place); op.index != MC_NONE; op = mc_op_parent(ctx, op)) {
    McBlock at = mc_op_block(ctx, op);
    if (at.index != MC_NONE && mc_block_region(ctx, at).index == around.index) return true;
  }
  return false;
}

/* A dimension of a reshape is loaded from the shape, directly after the reshape. */
bool mc_patterns_memref_dim(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McOp reshape = mc_value_op(ctx, mc_op_operand(ctx, op, 0));
  McValue index = mc_op_operand(ctx, op, 1);
  if (reshape.index == MC_NONE || !mc_op_is(ctx, reshape, "memref.reshape") || !known_before(ctx, index, op, reshape)) {
    return false;
  }
  McValue operands[2] = {mc_op_operand(ctx, reshape, 1), index};
  McType element = mc_type_element(ctx, mc_value_type(ctx, operands[0])), wanted = mc_type_index(ctx);
  McOp next = mc_op_next(ctx, reshape);
  McRwOp made = {.name = "memref.load", .loc = mc_op_loc(ctx, op), .operands = operands, .num_operands = 2,
                 .results = &element, .num_results = 1};
  McOp load = mc_rw_create(rw, next, &made);
  if (load.index == MC_NONE) return mc_rw_fail(rw);
  if (element.index == wanted.index) return mc_rw_replace_by(rw, op, load);
  McValue value = mc_op_result(ctx, load, 0);
  McOp cast = mc_rw_create(rw, next, &(McRwOp){.name = "arith.index_cast", .loc = made.loc, .operands = &value,
                                               .num_operands = 1, .results = &wanted, .num_results = 1});
  return mc_rw_replace_by(rw, op, cast);
}
