/* memref_slots.c - slots of memref.alloca: memory of one element. */
#include "dialects/memref/memref_fold.h"
#include "transform/sroa.h"

/* The value before any write is undefined. */
bool mc_slot_memref_alloca(McContext *ctx, McOp op, McSlot *slot, McRewriter *rw, McOp before) {
  McValue pointer = mc_op_result(ctx, op, 0);
  McType type = mc_value_type(ctx, pointer);
  int64_t count;
  if (mc_kind(ctx, type.index) != MC_TYPE_MEMREF) return false;
  if (!mc_type_num_elements(ctx, type, &count) || count != 1) return false;
  slot->pointer = pointer;
  slot->element = mc_type_element(ctx, type);
  if (rw == NULL) return true;
  McAttr poison = mc_attr_poison(ctx);
  if (poison.index == MC_NONE) return mc_rw_fail(rw);
  McNamedAttr value = {ctx->known[MC_ID_value], poison};
  McOp made = mc_rw_create(rw, before, &(McRwOp){.name = "ub.poison", .loc = mc_op_loc(ctx, op),
                                                 .results = &slot->element, .num_results = 1, .attrs = &value,
                                                 .num_attrs = 1});
  if (made.index == MC_NONE) return false;
  slot->initial = mc_op_result(ctx, made, 0);
  return true;
}

McSlotUse mc_slot_memref_load(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old,
                              McValue *value) {
  if (mc_value_type(ctx, mc_op_result(ctx, op, 0)).index != slot->element.index) return MC_SLOT_KEPT;
  if (rw != NULL) *value = old;
  return MC_SLOT_READ;
}

McSlotUse mc_slot_memref_store(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old,
                               McValue *value) {
  McValue stored = mc_op_operand(ctx, op, 0);
  (void)old;
  bool fits = stored.index != slot->pointer.index && mc_value_type(ctx, stored).index == slot->element.index;
  if (rw != NULL) *value = stored;
  return fits ? MC_SLOT_WRITTEN : MC_SLOT_KEPT;
}

/* --- memory of several elements --- */

/* At most 16 elements; layout and space of the memory do not matter. */
bool mc_split_memref_alloca(McSplit *split) {
  McContext *ctx = split->ctx;
  McValue pointer = mc_op_result(ctx, split->op, 0);
  McType type = mc_value_type(ctx, pointer);
  int64_t count;
  if (split->rw == NULL) {
    if (mc_kind(ctx, type.index) != MC_TYPE_MEMREF || !mc_type_num_elements(ctx, type, &count)) return false;
    if (count < 2 || count > 16) return false;
    split->pointer = pointer;
    split->type = type;
    split->count = (uint32_t)count;
    return true;
  }
  McType part = mc_type_memref(ctx, NULL, 0, mc_type_element(ctx, type), (McAttr){MC_NONE}, (McAttr){MC_NONE}, NULL);
  McNamedAttr segments = mc_segments_attr(ctx, (const int32_t[]){0, 0}, 2);
  McOp before = mc_op_next(ctx, split->op);
  if (part.index == MC_NONE || segments.value.index == MC_NONE) return mc_rw_fail(split->rw);
  for (size_t i = 0; i < split->used.len; i++) {
    McOp made = mc_rw_create(split->rw, before, &(McRwOp){.name = "memref.alloca", .loc = mc_op_loc(ctx, split->op),
                                                          .results = &part, .num_results = 1, .attrs = &segments,
                                                          .num_attrs = 1});
    if (made.index == MC_NONE) return false;
    split->parts.ptr[split->used.ptr[i]] = mc_op_result(ctx, made, 0);
  }
  return true;
}

/* The element that operands from number `first` on are the indices of; all must be constants. */
static bool element_of(McSplit *split, McOp op, uint32_t first, uint32_t *number) {
  McContext *ctx = split->ctx;
  uint32_t rank = mc_type_rank(ctx, split->type);
  if (mc_op_num_operands(ctx, op) != first + rank) return false;
  *number = 0;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t index, size = mc_type_dim(ctx, split->type, i);
    McAttr value = mc_constant_of(ctx, mc_op_operand(ctx, op, first + i));
    if (value.index == MC_NONE || !mc_attr_integer_i64(ctx, value, &index) || index < 0 || index >= size) return false;
    *number = *number * (uint32_t)size + (uint32_t)index;
  }
  return true;
}

/* Operand number `base` is the memory. */
static bool split_access(McSplit *split, McOp op, McSplitStep step, uint32_t base) {
  McContext *ctx = split->ctx;
  uint32_t number;
  if (step == MC_SPLIT_VIEW) return false;
  if (mc_op_operand(ctx, op, base).index != split->pointer.index) return false;
  if (!element_of(split, op, base + 1, &number)) return false;
  if (step == MC_SPLIT_ACCESS) return mc_split_use(split, number);
  McValue operands[2] = {mc_op_operand(ctx, op, 0), split->parts.ptr[number]};
  if (base == 0) operands[0] = operands[1];
  split->failed = split->failed || !mc_op_set_operands(ctx, op, operands, base + 1);
  return false;
}

bool mc_split_memref_load(McSplit *split, McOp op, McSplitStep step) { return split_access(split, op, step, 0); }

bool mc_split_memref_store(McSplit *split, McOp op, McSplitStep step) {
  bool stores_it = mc_op_operand(split->ctx, op, 0).index == split->pointer.index;
  return !stores_it && split_access(split, op, step, 1);
}
