/* llvm_layout.c - sizes and alignments: the rules of mlir-opt 22's data layouts. */
#include "dialects/llvm/llvm_layout.h"

#include "text/number.h"
#include "transform/rewriter.h"

#define MAX_STEPS 4096u
#define MAX_DEPTH 32u
#define MAX_SIZE (UINT64_MAX >> 8)

McLlvmLayout mc_llvm_layout(McContext *ctx, McOp op) {
  McLlvmLayout layout = {.ctx = ctx, .entries = {MC_NONE}};
  for (; op.index != MC_NONE; op = mc_op_parent(ctx, op)) {
    McAttr spec = mc_attr_named(ctx, op, "dlti.dl_spec");
    if (spec.index == MC_NONE || mc_kind(ctx, spec.index) != MC_ATTR_DEFINED) continue;
    McStr name = mc_ident_str(ctx, mc_defined_name(ctx, spec.index));
    McAttr entries = {mc_str_is(name, "dlti.dl_spec") ? mc_defined_param(ctx, spec.index, 0) : MC_NONE};
    if (entries.index == MC_NONE || mc_kind(ctx, entries.index) != MC_ATTR_ARRAY) continue;
    layout.entries = entries;
    break;
  }
  return layout;
}

static uint64_t power_of_two(uint64_t n) {
  uint64_t power = 1;
  while (power < n) power *= 2;
  return power;
}

static uint64_t aligned(uint64_t n, uint64_t alignment) { return (n + alignment - 1) / alignment * alignment; }

/* Number i of the value of entry number `entry`, in bytes. False: it has none. */
static bool entry_number(const McLlvmLayout *l, uint32_t entry, uint32_t i, uint64_t *out) {
  McContext *ctx = l->ctx;
  McAttr value = {mc_defined_param(ctx, mc_attr_array_get(ctx, l->entries, entry).index, 1)};
  if (mc_kind(ctx, value.index) != MC_ATTR_DENSE_ELEMENTS) return false;
  McStr data = mc_attr_dense_data(ctx, value);
  size_t at = mc_attr_dense_is_splat(ctx, value) ? 0 : 8 * (size_t)i;
  if (at + 8 > data.len) return false;
  memcpy(out, data.ptr + at, 8);
  *out = (*out + 7) / 8;
  return *out != 0 && *out <= 1u << 24;
}

/* The type that an entry is for; MC_NONE: it has a name. */
static McType entry_type(const McLlvmLayout *l, uint32_t entry) {
  McContext *ctx = l->ctx;
  McAttr one = mc_attr_array_get(ctx, l->entries, entry);
  if (mc_kind(ctx, one.index) != MC_ATTR_DEFINED) return (McType){MC_NONE};
  McAttr key = {mc_defined_param(ctx, one.index, 0)};
  return mc_llvm_held_type(ctx, key);
}

static uint32_t num_entries(const McLlvmLayout *l) {
  return l->entries.index == MC_NONE ? 0 : mc_attr_array_size(l->ctx, l->entries);
}

/* An integer has the alignment of the entry for the next wider one, or of the widest; a float that of its own. */
static bool number_alignment(const McLlvmLayout *l, McType type, uint64_t *out) {
  McContext *ctx = l->ctx;
  bool found = false, is_integer = mc_kind(ctx, type.index) == MC_TYPE_INTEGER;
  uint32_t width = is_integer ? mc_type_integer_width(ctx, type) : 0, best = 0;
  for (uint32_t i = 0; i < num_entries(l); i++) {
    McType other = entry_type(l, i);
    if (other.index == MC_NONE || (!is_integer && other.index != type.index)) continue;
    if (is_integer && mc_kind(ctx, other.index) != MC_TYPE_INTEGER) continue;
    uint32_t wide = is_integer ? mc_type_integer_width(ctx, other) : 0;
    bool better = !found || (best >= width ? wide >= width && wide < best : wide > best);
    if (!better) continue;
    best = wide;
    found = entry_number(l, i, 0, out);
  }
  return found;
}

/* Size and alignment of a pointer: of the entry for its address space, or for 0. */
static void measure_pointer(const McLlvmLayout *l, McType type, uint64_t *size, uint64_t *alignment) {
  McContext *ctx = l->ctx;
  uint32_t space = mc_llvm_address_space(ctx, type);
  bool exact = false;
  *size = *alignment = 8;
  for (uint32_t i = 0; i < num_entries(l) && !exact; i++) {
    McType other = entry_type(l, i);
    if (mc_llvm_kind(ctx, other) != MC_LLVM_POINTER) continue;
    uint32_t its = mc_llvm_address_space(ctx, other);
    if (its != space && its != 0) continue;
    exact = its == space;
    if (!entry_number(l, i, 0, size)) *size = 8;
    if (!entry_number(l, i, 1, alignment)) *alignment = 8;
  }
}

static bool measure(McLlvmLayout *l, McType type, uint32_t depth, uint64_t *size, uint64_t *alignment);

static bool is_packed(const McContext *ctx, McType type) {
  McAttr packed = {mc_defined_param(ctx, type.index, 2)};
  int64_t value = 0;
  return packed.index != MC_NONE && mc_attr_integer_i64(ctx, packed, &value) && value != 0;
}

/* The first `count` elements of a struct: where they end, and where the next one begins (*next, or NULL). */
static bool measure_struct(McLlvmLayout *l, McType type, uint32_t depth, uint32_t count, uint64_t *size,
                           uint64_t *alignment, uint64_t *next) {
  McContext *ctx = l->ctx;
  bool packed = is_packed(ctx, type);
  *size = 0;
  *alignment = 1;
  for (uint32_t i = 0; i < count + (next != NULL); i++) {
    uint64_t element, multiple;
    if (!measure(l, mc_llvm_struct_element(ctx, type, i), depth + 1, &element, &multiple)) return false;
    if (packed) multiple = 1;
    if (*size > MAX_SIZE - element) return false;
    uint64_t begin = aligned(*size, multiple);
    if (i == count) {
      *next = begin;
      return true;
    }
    *size = begin + element;
    if (multiple > *alignment) *alignment = multiple;
  }
  *size = aligned(*size, *alignment);
  return true;
}

static bool measure(McLlvmLayout *l, McType type, uint32_t depth, uint64_t *size, uint64_t *alignment) {
  McContext *ctx = l->ctx;
  if (type.index == MC_NONE || depth > MAX_DEPTH || ++l->steps > MAX_STEPS) return false;
  switch (mc_kind(ctx, type.index)) {
    case MC_TYPE_INTEGER: {
      uint32_t width = mc_type_integer_width(ctx, type);
      *size = (width + 7) / 8;
      if (!number_alignment(l, type, alignment)) *alignment = width < 64 ? power_of_two(*size) : 4;
      return true;
    }
    case MC_TYPE_FLOAT:
      *size = ((uint64_t)mc_float_info(mc_type_float_kind(ctx, type))->bits + 7) / 8;
      if (!number_alignment(l, type, alignment)) *alignment = power_of_two(*size);
      return true;
    case MC_TYPE_VECTOR:
      if (mc_type_rank(ctx, type) != 1 || mc_type_dim_scalable(ctx, type, 0)) return false;
      if (!measure(l, mc_type_element(ctx, type), depth + 1, size, alignment)) return false;
      if (__builtin_mul_overflow(*size, power_of_two((uint64_t)mc_type_dim(ctx, type, 0)), size)) return false;
      if (*size > MAX_SIZE) return false;
      *alignment = power_of_two(*size);
      return true;
    default: break;
  }
  switch (mc_llvm_kind(ctx, type)) {
    case MC_LLVM_POINTER: measure_pointer(l, type, size, alignment); return true;
    case MC_LLVM_ARRAY:
      if (!measure(l, mc_llvm_array_element(ctx, type), depth + 1, size, alignment)) return false;
      return !__builtin_mul_overflow(aligned(*size, *alignment), mc_llvm_array_size(ctx, type), size) &&
             *size <= MAX_SIZE;
    case MC_LLVM_STRUCT:
      return mc_llvm_struct_has_body(ctx, type) &&
             measure_struct(l, type, depth, mc_llvm_struct_size(ctx, type), size, alignment, NULL);
    default: return false;
  }
}

bool mc_llvm_size(McLlvmLayout *layout, McType type, uint64_t *size, uint64_t *alignment) {
  layout->steps = 0;
  return measure(layout, type, 0, size, alignment);
}

/* The value of the entry of that name. MC_NONE: there is none. */
static McAttr named_entry(const McLlvmLayout *layout, const char *name) {
  McContext *ctx = layout->ctx;
  for (uint32_t i = 0; i < num_entries(layout); i++) {
    McAttr one = mc_attr_array_get(ctx, layout->entries, i);
    if (mc_kind(ctx, one.index) != MC_ATTR_DEFINED) continue;
    McAttr key = {mc_defined_param(ctx, one.index, 0)};
    if (mc_kind(ctx, key.index) != MC_ATTR_STRING || !mc_str_is(mc_attr_string_value(ctx, key), name)) continue;
    return (McAttr){mc_defined_param(ctx, one.index, 1)};
  }
  return (McAttr){MC_NONE};
}

uint64_t mc_llvm_stack_alignment(const McLlvmLayout *layout) {
  McAttr bits = named_entry(layout, "dlti.stack_alignment");
  int64_t value;
  if (bits.index == MC_NONE || !mc_attr_integer_i64(layout->ctx, bits, &value)) return 0;
  return value > 0 ? (uint64_t)value / 8 : 0;
}

bool mc_llvm_is_big_endian(const McLlvmLayout *layout) {
  McAttr order = named_entry(layout, "dlti.endianness");
  if (order.index == MC_NONE || mc_kind(layout->ctx, order.index) != MC_ATTR_STRING) return false;
  return mc_str_is(mc_attr_string_value(layout->ctx, order), "big");
}

bool mc_llvm_offset(McLlvmLayout *layout, McType type, uint64_t i, uint64_t *out) {
  McContext *ctx = layout->ctx;
  uint64_t size, alignment;
  layout->steps = 0;
  if (mc_llvm_kind(ctx, type) == MC_LLVM_STRUCT) {
    return mc_llvm_struct_has_body(ctx, type) && i < mc_llvm_struct_size(ctx, type) &&
           measure_struct(layout, type, 0, (uint32_t)i, &size, &alignment, out);
  }
  return mc_llvm_kind(ctx, type) == MC_LLVM_ARRAY &&
         measure(layout, mc_llvm_array_element(ctx, type), 0, &size, &alignment) &&
         !__builtin_mul_overflow(i, size, out) && *out <= MAX_SIZE;
}
