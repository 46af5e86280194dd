/* memref_slots.c - slots of memref.alloca: memory of one element. */
#include "dialects/memref/memref_fold.h"

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
