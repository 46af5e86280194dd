/* llvm_slots.c - slots of llvm.alloca. A load or store of another type than the slot's works on its bits, when both are
 * integers or floats of whole bytes; memory is little-endian, as in mlir-opt 22 without a data layout. */
#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm.h"
#include "text/number.h"
#include "transform/numbers.h"
#include "transform/rewriter.h"

/* Only slots of entry blocks: others are new each time. */
bool mc_slot_llvm_alloca(McContext *ctx, McOp op, McSlot *slot, McRewriter *rw, McOp before) {
  McBlock block = mc_op_block(ctx, op);
  McAttr element = mc_attr_named(ctx, op, "elem_type");
  bool is_entry = mc_region_first_block(ctx, mc_block_region(ctx, block)).index == block.index;
  if (!is_entry || element.index == MC_NONE || mc_kind(ctx, element.index) != MC_ATTR_TYPE) return false;
  slot->pointer = mc_op_result(ctx, op, 0);
  slot->element = mc_attr_type_value(ctx, element);
  if (rw == NULL) return true;
  McOp made = mc_rw_create(rw, before, &(McRwOp){.name = "llvm.mlir.undef", .loc = mc_op_loc(ctx, op),
                                                 .results = &slot->element, .num_results = 1});
  if (made.index == MC_NONE) return false;
  slot->initial = mc_op_result(ctx, made, 0);
  return true;
}

/* The bits of an integer or a float of whole bytes; 0: another type. */
static uint32_t bits_of(const McContext *ctx, McType type) {
  uint32_t bits = 0;
  if (mc_kind(ctx, type.index) == MC_TYPE_INTEGER) bits = mc_type_integer_width(ctx, type);
  if (mc_kind(ctx, type.index) == MC_TYPE_FLOAT) bits = mc_float_info(mc_type_float_kind(ctx, type))->bits;
  return bits % 8 == 0 ? bits : 0;
}

static McValue make(McRewriter *rw, McOp before, const char *name, McValue a, McValue b, McType type) {
  McValue operands[2] = {a, b};
  if (a.index == MC_NONE || type.index == MC_NONE) return a;
  size_t count = b.index == MC_NONE ? 1 : 2;
  McOp op = mc_rw_create(rw, before, &(McRwOp){.name = name, .operands = operands, .num_operands = count,
                                               .results = &type, .num_results = 1});
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(mc_rw_ctx(rw), op, 0);
}

/* The same bits as another type. */
static McValue recast(McRewriter *rw, McOp before, McValue value, McType type) {
  bool same = value.index == MC_NONE || mc_value_type(mc_rw_ctx(rw), value).index == type.index;
  return same ? value : make(rw, before, "llvm.bitcast", value, (McValue){MC_NONE}, type);
}

static McType integer_of(McContext *ctx, McType type) { return mc_type_integer(ctx, bits_of(ctx, type), MC_SIGNLESS); }

/* The low bits of a value as a type that is not wider. */
static McValue narrowed(McRewriter *rw, McOp op, McValue value, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  McType from = mc_value_type(ctx, value);
  if (bits_of(ctx, from) == bits_of(ctx, type)) return recast(rw, op, value, type);
  McValue all = recast(rw, op, value, integer_of(ctx, from));
  McValue low = make(rw, op, "llvm.trunc", all, (McValue){MC_NONE}, integer_of(ctx, type));
  return recast(rw, op, low, type);
}

/* `old` with its low bits replaced. */
static McValue combined(McRewriter *rw, McOp op, McValue low, McValue old) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_value_type(ctx, old), part = mc_value_type(ctx, low), wide = integer_of(ctx, type);
  uint32_t bits = bits_of(ctx, part);
  if (bits == bits_of(ctx, type)) return recast(rw, op, low, type);
  McNumber mask;
  mc_number_set(&mask, bits_of(ctx, type), -1);
  mc_number_shift_left(&mask, &mask, bits);
  McValue rest = recast(rw, op, old, wide), none = {MC_NONE};
  McValue extended = make(rw, op, "llvm.zext", recast(rw, op, low, integer_of(ctx, part)), none, wide);
  McNamedAttr attr = {ctx->known[MC_ID_value], mc_attr_of_number(ctx, wide, &mask)};
  if (extended.index == MC_NONE || attr.value.index == MC_NONE) return none;
  McOp constant = mc_rw_create(rw, op, &(McRwOp){.name = "llvm.mlir.constant", .results = &wide, .num_results = 1,
                                                 .attrs = &attr, .num_attrs = 1});
  if (constant.index == MC_NONE) return none;
  rest = make(rw, op, "llvm.and", rest, mc_op_result(ctx, constant, 0), wide);
  return recast(rw, op, make(rw, op, "llvm.or", rest, extended, wide), type);
}

/* A value of one type can be read as the other one, which is not wider. */
static bool converts(const McContext *ctx, McType from, McType to) {
  if (from.index == to.index) return true;
  uint32_t have = bits_of(ctx, from), want = bits_of(ctx, to);
  return have != 0 && want != 0 && want <= have;
}

static bool is_volatile(McContext *ctx, McOp op) { return mc_attr_named(ctx, op, "volatile_").index != MC_NONE; }

McSlotUse mc_slot_llvm_load(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old, McValue *value) {
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (is_volatile(ctx, op) || !converts(ctx, slot->element, type)) return MC_SLOT_KEPT;
  if (rw != NULL) *value = narrowed(rw, op, old, type);
  return MC_SLOT_READ;
}

McSlotUse mc_slot_llvm_store(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old, McValue *value) {
  McValue stored = mc_op_operand(ctx, op, 0);
  McType type = mc_value_type(ctx, stored);
  if (stored.index == slot->pointer.index || is_volatile(ctx, op) || !converts(ctx, slot->element, type)) {
    return MC_SLOT_KEPT;
  }
  bool is_part = type.index != slot->element.index && bits_of(ctx, type) != bits_of(ctx, slot->element);
  if (rw != NULL) *value = type.index == slot->element.index ? stored
                           : is_part                         ? combined(rw, op, stored, old)
                                                             : recast(rw, op, stored, slot->element);
  return is_part ? MC_SLOT_CHANGED : MC_SLOT_WRITTEN;
}

McSlotUse mc_slot_llvm_lifetime(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old,
                                McValue *value) {
  (void)ctx, (void)op, (void)slot, (void)rw, (void)old, (void)value;
  return MC_SLOT_MARKED;
}

/* Notes about memory. */
McSlotUse mc_slot_llvm_note(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old, McValue *value) {
  (void)ctx, (void)op, (void)slot, (void)rw, (void)old, (void)value;
  return MC_SLOT_NOTED;
}

/* The same address: of a cast, or of an element whose indices are all 0. */
McSlotUse mc_slot_llvm_address(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old,
                               McValue *value) {
  (void)slot, (void)rw, (void)old, (void)value;
  McStr data = mc_llvm_array_data(ctx, op, "rawConstantIndices");
  for (size_t i = 0; i < data.len; i++) {
    if (data.ptr[i] != 0) return MC_SLOT_KEPT;
  }
  bool used = mc_value_first_use(ctx, mc_op_result(ctx, op, 0)).index != MC_NONE;
  if (mc_op_num_operands(ctx, op) != 1) return MC_SLOT_KEPT;
  return used ? MC_SLOT_PASSED : MC_SLOT_MARKED;
}
