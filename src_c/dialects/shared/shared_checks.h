/* shared_checks.h - what check routines of several files read from the operation that they check, and their messages.
 */
#ifndef MC_ROUTINES_CHECKS_H
#define MC_ROUTINES_CHECKS_H

#include "defs/facts.h"
#include "defs/op_messages.h"
#include "dialects/shared/routines.h"

/* Reports "'name' op " and the message at the operation that is checked. Always false. */
#define fail(c, ...) mc_op_error((c)->diags, (c)->ctx, (c)->op, __VA_ARGS__)

/* Operands and results as one sequence, operands first. */
uint32_t mc_checked_num_values(const McRoutineCheck *c);
McType mc_checked_type(const McRoutineCheck *c, uint32_t i);
/* Is it of that name, an argument of a check? MC_NONE is of none. */
bool mc_op_is_named(const McContext *ctx, McOp op, uint32_t name);
/* Attributes of this kind are elements of tensors or vectors. */
bool mc_is_elements_kind(McKind kind);
/* Is it a type or attribute of a definition with that name in full? MC_NONE is not. */
bool mc_is_defined_as(const McContext *ctx, uint32_t id, const char *name);
/* An inherent attribute; MC_NONE: it is not there. */
McAttr mc_op_property(const McContext *ctx, McOp op, McIdent name);
McAttr mc_op_property_named(const McContext *ctx, McOp op, const char *name);
/* The same of the operation that is checked. */
McAttr mc_checked_attr(const McRoutineCheck *c, const char *name);
/* The type of what goes by that name, the first of a group: an operand, result or attribute. MC_NONE: there is none. */
McType mc_checked_named_type(const McRoutineCheck *c, McStr name);
bool mc_type_is_ranked(const McContext *ctx, McType type); /* shaped, and with a rank */
/* The same container with another element type. MC_NONE: out of memory, or not a container. (transforms.c) */
McType mc_type_with_element(McContext *ctx, McType type, McType element);

/* The operation that a symbol names, when it is of the kind that the first argument of the check says; or MC_NONE.
 * (functions.c) */
McOp mc_find_function(const McRoutineCheck *c, McAttr ref);

/* Reports "failed to verify that " and the first argument of the check. Always false. (shape_traits.c) */
bool mc_fail_relation(const McRoutineCheck *c);

/* "2x?x4" */
void mc_dims_text(McBuf *out, const int64_t *dims, size_t count, const char *separator);
/* Broadcasts `dims`, which has room for the rank of `type`, too, with the dimensions of `type`. False: they do not go
 * together. */
bool mc_dims_broadcast(int64_t *dims, uint32_t *rank, const McContext *ctx, McType type);

/* The first block of a region, or MC_NONE; of the operation that is checked, the last operation of that block. */
MC_INLINE McBlock mc_entry_of(const McRoutineCheck *c, McOp op, uint32_t region) {
  if (region >= mc_op_num_regions(c->ctx, op)) return (McBlock){MC_NONE};
  return mc_region_first_block(c->ctx, mc_op_region(c->ctx, op, region));
}
MC_INLINE McOp mc_checked_last_op(const McRoutineCheck *c, uint32_t region) {
  McBlock block = mc_entry_of(c, c->op, region);
  return block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(c->ctx, block);
}

/* These take the names that a routine gets as arguments (shared_checks.c). */
/* a group of operands or results; count 0: it is empty, or malformed */
typedef struct McGroup { bool is_result; uint32_t start, count; } McGroup;
McGroup mc_named_group(const McRoutineCheck *c, uint32_t name);
McValue mc_group_value(const McRoutineCheck *c, McGroup group, uint32_t i); /* MC_NONE: the group has less */
McType mc_group_type(const McRoutineCheck *c, McGroup group, uint32_t i);
/* Upstream's LoopLikeOpInterface: initial values, that many arguments of the first region from `first` on, what `last`
 * yields (MC_NONE: nothing) and the results have the same types. False: reported. */
bool mc_loop_values(const McRoutineCheck *c, McGroup inits, uint32_t first, uint64_t carried, McOp last);
/* The values of a group of operands are of the types of the region's arguments. False: reported. (region_edges.c) */
bool mc_edge_to_region_holds(const McRoutineCheck *c, McGroup from, uint32_t region);
McType mc_named_type(const McRoutineCheck *c, uint32_t name); /* of the group's first value */
/* MC_NONE: absent */
MC_INLINE McAttr mc_named_attr(const McRoutineCheck *c, uint32_t name) {
  return mc_op_property(c->ctx, c->op, (McIdent){name});
}
/* The number of elements of a dense array; 0 for another attribute. */
MC_INLINE uint32_t mc_list_size(const McRoutineCheck *c, McAttr list) {
  bool is_list = list.index != MC_NONE && mc_kind(c->ctx, list.index) == MC_ATTR_DENSE_ARRAY;
  return is_list ? mc_rec(c->ctx, list.index)->num_bytes / (uint32_t)sizeof(int64_t) : 0;
}
/* An element of a dense array of 64-bit integers. `list` is one, and i below its size. */
MC_INLINE int64_t mc_list_at(const McRoutineCheck *c, McAttr list, uint32_t i) {
  const McRec *rec = mc_rec(c->ctx, list.index);
  MC_ASSERT(rec->kind == MC_ATTR_DENSE_ARRAY);
  int64_t value;
  memcpy(&value, mc_rec_bytes(rec) + i * sizeof value, sizeof value);
  return value;
}
/* Numbers with room for `capacity`. */
typedef struct McInts { int64_t few[12], *ptr; uint32_t len, capacity; } McInts;
/* len 0. False: out of memory, reported */
bool mc_ints_init(McContext *ctx, McInts *ints, uint32_t capacity, McDiags *diags);
void mc_ints_fini(McContext *ctx, McInts *ints);
/* The sizes of a type with a rank. False: out of memory, reported */
bool mc_ints_of_shape(McContext *ctx, McInts *ints, McType type, McDiags *diags);
/* Where offsets, sizes and strides are known, the part lies within. `known`: the three lists, with the rank's elements.
 * (memory.c) */
bool mc_slice_bounds_hold(const McRoutineCheck *c, McType whole, const McAttr known[3]);
/* A list of sizes: the argument `at` of the check is its values, the next one the attribute with what is known.
 * `len`: of both together. (memory.c) */
typedef struct McSizeList { McAttr known; McGroup values; uint32_t len; } McSizeList;
McSizeList mc_size_list(const McRoutineCheck *c, uint32_t at);
/* The first result has so many dynamic dimensions, or no rank. False: reported. (memory.c) */
bool mc_dynamic_sizes_fit(const McRoutineCheck *c, uint32_t have);
/* Size `i` of an i32 dense array; 0 when there is none. (branches.c) */
uint32_t mc_branch_segment(const McContext *ctx, McAttr segments, uint32_t i);
/* The number of symbols in a memref's layout. (memory.c) */
uint32_t mc_memref_num_symbols(const McContext *ctx, McType type);
/* The distance between elements of the last dimension is 1. (memory.c) */
bool mc_memref_has_unit_stride(McContext *ctx, McType memref);
/* The type of operand or result `i`; MC_NONE: there are less. */
McType mc_operand_type(const McRoutineCheck *c, uint32_t i);
McType mc_result_type(const McRoutineCheck *c, uint32_t i);
/* Consecutive types: of operands, of results, of a block's arguments, of a function type. Made from one that exists. */
typedef struct McTypeRun {
  const uint32_t *at;
  uint32_t step;  /* from one to the next */
  bool of_values; /* `at` has values, whose types they are */
} McTypeRun;
MC_INLINE McTypeRun mc_operand_types(const McContext *ctx, const McOpRec *op, uint32_t first) {
  return (McTypeRun){&mc_use_rec(ctx, (McUse){op->operands})[first].value, sizeof(McUseRec) / 4, true};
}
MC_INLINE McTypeRun mc_result_types(const McContext *ctx, const McOpRec *op, uint32_t first) {
  return (McTypeRun){&mc_value_rec(ctx, (McValue){op->results})[first].type, sizeof(McValueRec) / 4, false};
}
MC_INLINE McTypeRun mc_arg_types(const McContext *ctx, const McBlockRec *block, uint32_t first) {
  return (McTypeRun){mc_words(ctx, block->args) + 2 * (size_t)first, 2, true};
}
/* `function` is a MC_TYPE_FUNCTION. */
MC_INLINE McTypeRun mc_input_types(const McContext *ctx, McType function) {
  return (McTypeRun){mc_rec(ctx, function.index)->words + 1, 1, false};
}
MC_INLINE McTypeRun mc_function_result_types(const McContext *ctx, McType function) {
  const McRec *rec = mc_rec(ctx, function.index);
  return (McTypeRun){rec->words + 1 + rec->words[0], 1, false};
}
MC_INLINE McType mc_run_type(const McContext *ctx, McTypeRun run, uint32_t i) {
  uint32_t word = run.at[i * (size_t)run.step];
  return run.of_values ? mc_value_type(ctx, (McValue){word}) : (McType){word};
}
/* The first of `count` that is another in a than in b, from `i` on; `count`: there is none. */
MC_INLINE uint32_t mc_types_differ(const McContext *ctx, McTypeRun a, McTypeRun b, uint32_t i, uint32_t count) {
  while (i < count && mc_run_type(ctx, a, i).index == mc_run_type(ctx, b, i).index) i++;
  return i;
}

#endif
