/* llvm_slots.c - slots of llvm.alloca: mlir-opt 22's rules.
 *
 * A load or store of another type than the slot's works on its bits; those at its address are the low ones, or in a
 * big-endian data layout the high ones. A copy or a fill of all of the slot is a load, a store or a number.
 */
#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/llvm_layout.h"
#include "text/number.h"
#include "transform/numbers.h"
#include "transform/rewriter.h"

#define MAX_BYTES (8u * MC_NUMBER_WORDS) /* of a value whose bits become those of an integer */

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

/* --- types whose values can be read as others --- */

static bool is_pointer(const McContext *ctx, McType type) { return mc_llvm_kind(ctx, type) == MC_LLVM_POINTER; }

/* Not aggregates, vectors of pointers and scalable vectors. */
static bool can_convert(const McContext *ctx, McType type) {
  uint8_t kind = mc_kind(ctx, type.index);
  if (kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT || is_pointer(ctx, type)) return true;
  return kind == MC_TYPE_VECTOR && !is_pointer(ctx, mc_type_element(ctx, type));
}

/* The size in bytes. False: it is not known. */
static bool size_of(McContext *ctx, const McSlot *slot, McType type, uint64_t *size) {
  McLlvmLayout layout = mc_llvm_layout(ctx, slot->scope);
  uint64_t alignment;
  return mc_llvm_size(&layout, type, size, &alignment);
}

/* The bits of a type that can_convert. 0: too many for an integer. */
static uint32_t bits_of(McContext *ctx, const McSlot *slot, McType type) {
  uint64_t size;
  if (mc_kind(ctx, type.index) == MC_TYPE_INTEGER) {
    uint32_t width = mc_type_integer_width(ctx, type);
    return width <= 8 * MAX_BYTES ? width : 0;
  }
  if (mc_kind(ctx, type.index) == MC_TYPE_FLOAT) return mc_float_info(mc_type_float_kind(ctx, type))->bits;
  return size_of(ctx, slot, type, &size) && size <= MAX_BYTES ? (uint32_t)size * 8 : 0;
}

/* A value of the type `part` can be a part of the slot's, at its address. */
static bool converts(McContext *ctx, const McSlot *slot, McType part) {
  McType type = slot->element;
  uint64_t have, want;
  if (part.index == type.index) return true;
  if (!can_convert(ctx, part) || !can_convert(ctx, type)) return false;
  if (!size_of(ctx, slot, type, &have) || !size_of(ctx, slot, part, &want) || want > have) return false;
  if (is_pointer(ctx, part) && is_pointer(ctx, type)) return want == have;
  uint32_t bits = bits_of(ctx, slot, type), part_bits = bits_of(ctx, slot, part);
  return part_bits != 0 && part_bits <= bits;
}

/* --- changes of values. MC_NONE as a value: memory ran out before --- */

static McValue constant(McRewriter *rw, McOp before, McAttr attr, McType type) {
  McNamedAttr value = {mc_rw_ctx(rw)->known[MC_ID_value], attr};
  if (attr.index == MC_NONE || type.index == MC_NONE) return (McValue){MC_NONE};
  McOp op = mc_rw_create(rw, before, &(McRwOp){.name = "llvm.mlir.constant", .results = &type, .num_results = 1,
                                               .attrs = &value, .num_attrs = 1});
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(mc_rw_ctx(rw), op, 0);
}

static McValue make(McRewriter *rw, McOp before, const char *name, McValue a, McValue b, McType type) {
  McValue operands[2] = {a, b};
  if (a.index == MC_NONE || type.index == MC_NONE) return (McValue){MC_NONE};
  size_t count = b.index == MC_NONE ? 1 : 2;
  McOp op = mc_rw_create(rw, before, &(McRwOp){.name = name, .operands = operands, .num_operands = count,
                                               .results = &type, .num_results = 1});
  return op.index == MC_NONE ? (McValue){MC_NONE} : mc_op_result(mc_rw_ctx(rw), op, 0);
}

/* llvm.bitcast or llvm.addrspacecast: one of a cast is one cast, or none. */
static McValue cast(McRewriter *rw, McOp before, const char *name, McValue value, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  if (value.index == MC_NONE || type.index == MC_NONE) return (McValue){MC_NONE};
  McOp inner = mc_value_made_by(ctx, value, name);
  if (inner.index != MC_NONE) value = mc_op_operand(ctx, inner, 0);
  if (mc_value_type(ctx, value).index == type.index) return value;
  return make(rw, before, name, value, (McValue){MC_NONE}, type);
}

/* The bits of a value as an integer of as many. */
static McValue to_integer(McRewriter *rw, McOp before, const McSlot *slot, McValue value) {
  McContext *ctx = mc_rw_ctx(rw);
  if (value.index == MC_NONE) return value;
  McType type = mc_value_type(ctx, value);
  if (mc_kind(ctx, type.index) == MC_TYPE_INTEGER) return value;
  McType wide = mc_type_integer(ctx, bits_of(ctx, slot, type), MC_SIGNLESS);
  if (is_pointer(ctx, type)) return make(rw, before, "llvm.ptrtoint", value, (McValue){MC_NONE}, wide);
  return cast(rw, before, "llvm.bitcast", value, wide);
}

/* An integer as a type of as many bits. */
static McValue from_integer(McRewriter *rw, McOp before, McValue value, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  if (mc_kind(ctx, type.index) == MC_TYPE_INTEGER) return value;
  if (is_pointer(ctx, type)) return make(rw, before, "llvm.inttoptr", value, (McValue){MC_NONE}, type);
  return cast(rw, before, "llvm.bitcast", value, type);
}

/* The same bits as another type. */
static McValue recast(McRewriter *rw, McOp before, const McSlot *slot, McValue value, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  McType from = mc_value_type(ctx, value);
  if (from.index == type.index) return value;
  if (is_pointer(ctx, from) && is_pointer(ctx, type)) return cast(rw, before, "llvm.addrspacecast", value, type);
  return from_integer(rw, before, to_integer(rw, before, slot, value), type);
}

/* The part of a slot's value that is at its address. */
static McValue narrowed(McRewriter *rw, McOp op, const McSlot *slot, McValue value, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  McLlvmLayout layout = mc_llvm_layout(ctx, slot->scope);
  uint32_t have = bits_of(ctx, slot, mc_value_type(ctx, value)), want = bits_of(ctx, slot, type);
  McValue none = {MC_NONE};
  if (type.index == mc_value_type(ctx, value).index) return value;
  if (have == want) return recast(rw, op, slot, value, type);
  McValue all = to_integer(rw, op, slot, value);
  if (mc_llvm_is_big_endian(&layout) && all.index != MC_NONE) {
    McType wide = mc_value_type(ctx, all);
    McValue by = constant(rw, op, mc_attr_integer(ctx, wide, have - want), wide);
    all = by.index == MC_NONE ? by : make(rw, op, "llvm.lshr", all, by, wide);
  }
  McValue low = make(rw, op, "llvm.trunc", all, none, mc_type_integer(ctx, want, MC_SIGNLESS));
  return from_integer(rw, op, low, type);
}

/* The part as an integer at its place in a wider one; `by` bits from its end. */
static McValue widened(McRewriter *rw, McOp op, McValue part, McType wide, uint32_t by) {
  McContext *ctx = mc_rw_ctx(rw);
  if (part.index == MC_NONE) return part;
  McAttr number = mc_constant_of(ctx, part), amount = mc_attr_integer(ctx, wide, by);
  bool known = number.index != MC_NONE && mc_kind(ctx, number.index) == MC_ATTR_INTEGER, is_signed = false;
  McShift shift = MC_SHIFT_LEFT;
  if (known) number = mc_fold_numbers(ctx, &number, 1, wide, mc_fold_number_extend, &is_signed);
  McValue extended = known ? constant(rw, op, number, wide) : make(rw, op, "llvm.zext", part, (McValue){MC_NONE}, wide);
  if (by == 0 || extended.index == MC_NONE) return extended;
  McValue places = constant(rw, op, amount, wide);
  if (places.index == MC_NONE) return places;
  if (!known) return make(rw, op, "llvm.shl", extended, places, wide);
  McAttr both[2] = {number, amount};
  return constant(rw, op, mc_fold_numbers(ctx, both, 2, wide, mc_fold_number_shift, &shift), wide);
}

/* `old` with the part of it that is at its address replaced. */
static McValue combined(McRewriter *rw, McOp op, const McSlot *slot, McValue part, McValue old) {
  McContext *ctx = mc_rw_ctx(rw);
  McLlvmLayout layout = mc_llvm_layout(ctx, slot->scope);
  uint32_t all = bits_of(ctx, slot, slot->element), bits = bits_of(ctx, slot, mc_value_type(ctx, part));
  bool is_big = mc_llvm_is_big_endian(&layout);
  McValue rest = to_integer(rw, op, slot, old);
  McValue number = to_integer(rw, op, slot, part);
  if (rest.index == MC_NONE || number.index == MC_NONE) return (McValue){MC_NONE};
  McType wide = mc_value_type(ctx, rest);
  number = widened(rw, op, number, wide, is_big ? all - bits : 0);
  McNumber mask;
  mc_number_set(&mask, all, -1);
  if (is_big) mc_number_shift_right(&mask, &mask, bits, false);
  else mc_number_shift_left(&mask, &mask, bits);
  McValue kept = constant(rw, op, mc_attr_of_number(ctx, wide, &mask), wide);
  if (number.index == MC_NONE || kept.index == MC_NONE) return (McValue){MC_NONE};
  rest = make(rw, op, "llvm.and", rest, kept, wide);
  return from_integer(rw, op, make(rw, op, "llvm.or", rest, number, wide), slot->element);
}

/* --- loads and stores --- */

static bool is_volatile(McContext *ctx, McOp op) { return mc_attr_named(ctx, op, "volatile_").index != MC_NONE; }

McSlotUse mc_slot_llvm_load(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old, McValue *value) {
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  if (is_volatile(ctx, op) || !converts(ctx, slot, type)) return MC_SLOT_KEPT;
  if (rw != NULL) *value = narrowed(rw, op, slot, old, type);
  return MC_SLOT_READ;
}

McSlotUse mc_slot_llvm_store(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old, McValue *value) {
  McValue stored = mc_op_operand(ctx, op, 0);
  McType type = mc_value_type(ctx, stored);
  if (stored.index == slot->pointer.index || is_volatile(ctx, op) || !converts(ctx, slot, type)) return MC_SLOT_KEPT;
  bool is_part = type.index != slot->element.index && bits_of(ctx, slot, type) != bits_of(ctx, slot, slot->element);
  if (rw != NULL) {
    *value = is_part ? combined(rw, op, slot, stored, old) : recast(rw, op, slot, stored, slot->element);
  }
  return is_part ? MC_SLOT_CHANGED : MC_SLOT_WRITTEN;
}

/* --- memset, memcpy: of all of the slot --- */

static bool fills(McContext *ctx, McOp op, const McSlot *slot) {
  uint64_t length, size;
  return !mc_llvm_is_volatile(ctx, op) && mc_llvm_known_length(ctx, op, 2, &length) &&
         size_of(ctx, slot, slot->element, &size) && length == size;
}

/* An integer whose bytes are all this one. */
static McValue repeated(McRewriter *rw, McOp op, McValue byte, McType type) {
  McContext *ctx = mc_rw_ctx(rw);
  uint32_t width = mc_type_integer_width(ctx, type);
  McAttr known = mc_constant_of(ctx, byte);
  int64_t bits;
  bool is_known = known.index != MC_NONE && mc_kind(ctx, known.index) == MC_ATTR_INTEGER;
  if (is_known && mc_attr_integer_i64(ctx, known, &bits)) {
    McNumber number, shifted;
    mc_number_set(&number, width, bits & 0xff);
    for (uint32_t done = 8; done < width; done *= 2) {
      mc_number_shift_left(&shifted, &number, done);
      mc_number_add(&number, &number, &shifted);
    }
    return constant(rw, op, mc_attr_of_number(ctx, type, &number), type);
  }
  if (width == 8) return byte;
  McValue value = make(rw, op, "llvm.zext", byte, (McValue){MC_NONE}, type);
  for (uint32_t done = 8; done < width && value.index != MC_NONE; done *= 2) {
    McValue by = constant(rw, op, mc_attr_integer(ctx, type, done), type);
    McValue shifted = by.index == MC_NONE ? by : make(rw, op, "llvm.shl", value, by, type);
    value = shifted.index == MC_NONE ? shifted : make(rw, op, "llvm.or", value, shifted, type);
  }
  return value;
}

/* Slots of integers and floats of whole bytes. */
McSlotUse mc_slot_llvm_memset(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old,
                              McValue *value) {
  (void)old;
  uint8_t kind = mc_kind(ctx, slot->element.index);
  if (kind != MC_TYPE_INTEGER && kind != MC_TYPE_FLOAT) return MC_SLOT_KEPT;
  uint32_t bits = bits_of(ctx, slot, slot->element);
  if (bits == 0 || bits % 8 != 0 || !fills(ctx, op, slot)) return MC_SLOT_KEPT;
  if (rw == NULL) return MC_SLOT_WRITTEN;
  McType wide = mc_type_integer(ctx, bits, MC_SIGNLESS);
  *value = (McValue){MC_NONE};
  if (wide.index == MC_NONE) return MC_SLOT_WRITTEN;
  *value = from_integer(rw, op, repeated(rw, op, mc_op_operand(ctx, op, 1), wide), slot->element);
  return MC_SLOT_WRITTEN;
}

/* A copy to the slot loads its value, one from it stores it. */
McSlotUse mc_slot_llvm_memcpy(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old,
                              McValue *value) {
  McValue to = mc_op_operand(ctx, op, 0), from = mc_op_operand(ctx, op, 1);
  bool is_target = to.index == slot->pointer.index;
  if (to.index == from.index || !fills(ctx, op, slot)) return MC_SLOT_KEPT;
  if (rw != NULL && is_target) {
    *value = make(rw, op, "llvm.load", from, (McValue){MC_NONE}, slot->element);
  } else if (rw != NULL) {
    McValue operands[2] = {old, to};
    McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "llvm.store", .operands = operands, .num_operands = 2});
    *value = made.index == MC_NONE ? (McValue){MC_NONE} : old;
  }
  return is_target ? MC_SLOT_WRITTEN : MC_SLOT_READ;
}

/* --- what goes with the slot --- */

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
