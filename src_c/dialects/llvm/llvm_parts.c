/* llvm_parts.c - structs and arrays of llvm.alloca, whose elements become memory of their own: mlir-opt 22's rules.
 *
 * An access by another type than the element's is as good when it stays in the element's bytes. Pointers into an
 * element are counted in bytes from its beginning.
 */
#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/llvm_layout.h"
#include "transform/sroa.h"

#define MAX_ARRAY 16u

/* --- elements --- */

static McType element_type(const McContext *ctx, McType type, uint32_t i) {
  return mc_llvm_kind(ctx, type) == MC_LLVM_STRUCT ? mc_llvm_struct_element(ctx, type, i)
                                                   : mc_llvm_array_element(ctx, type);
}

static bool size_of(McSplit *split, McType type, uint64_t *size) {
  McLlvmLayout layout = mc_llvm_layout(split->ctx, split->scope);
  uint64_t alignment;
  return mc_llvm_size(&layout, type, size, &alignment);
}

/* The type of a pointer in the default address space, as `like` is in any. MC_NONE: out of memory. */
static McType default_pointer(McContext *ctx, McType like) {
  if (mc_llvm_address_space(ctx, like) == 0) return like;
  McAttr space = {mc_defined_param(ctx, like.index, 0)};
  McAttr zero = mc_attr_integer(ctx, mc_attr_value_type(ctx, space), 0);
  return zero.index == MC_NONE ? (McType){MC_NONE} : mc_llvm_type(ctx, "llvm.ptr", &zero.index);
}

/* Sets an attribute that a new operation gets. False: out of memory; the rewriter has failed. */
static bool set_named(McRewriter *rw, McNamedAttr *out, const char *name, McAttr value) {
  *out = (McNamedAttr){mc_ident(mc_rw_ctx(rw), name, strlen(name)), value};
  return (out->name.index != MC_NONE && value.index != MC_NONE) || mc_rw_fail(rw);
}

/* The attributes of llvm.getelementptr with these indices. */
static bool set_indices(McRewriter *rw, McNamedAttr *out, McType type, const int32_t *indices, size_t count) {
  McContext *ctx = mc_rw_ctx(rw);
  McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS);
  if (type.index == MC_NONE || i32.index == MC_NONE) return mc_rw_fail(rw);
  return set_named(rw, &out[0], "elem_type", mc_attr_type(ctx, type)) &&
         set_named(rw, &out[1], "rawConstantIndices", mc_attr_dense_array(ctx, i32, indices, count, NULL));
}

static bool allocate(McSplit *split) {
  McContext *ctx = split->ctx;
  McOp before = mc_op_next(ctx, split->op);
  McValue count = mc_op_operand(ctx, split->op, 0);
  McType pointer = default_pointer(ctx, mc_value_type(ctx, split->pointer));
  if (pointer.index == MC_NONE) return mc_rw_fail(split->rw);
  for (size_t i = 0; i < split->used.len; i++) {
    uint32_t number = split->used.ptr[i];
    McNamedAttr type;
    McAttr element = mc_attr_type(ctx, element_type(ctx, split->type, number));
    if (!set_named(split->rw, &type, "elem_type", element)) return false;
    McOp made = mc_rw_create(split->rw, before, &(McRwOp){.name = "llvm.alloca", .loc = mc_op_loc(ctx, split->op),
                                                          .operands = &count, .num_operands = 1, .results = &pointer,
                                                          .num_results = 1, .attrs = &type, .num_attrs = 1});
    if (made.index == MC_NONE) return false;
    split->parts.ptr[number] = mc_op_result(ctx, made, 0);
  }
  return true;
}

bool mc_split_llvm_alloca(McSplit *split) {
  McContext *ctx = split->ctx;
  if (split->rw != NULL) return allocate(split);
  McAttr count = mc_constant_of(ctx, mc_op_operand(ctx, split->op, 0));
  McType type = mc_llvm_held_type(ctx, mc_attr_named(ctx, split->op, "elem_type"));
  McLlvmKind kind = mc_llvm_kind(ctx, type);
  int64_t number;
  if (count.index == MC_NONE || !mc_attr_integer_i64(ctx, count, &number) || number != 1) return false;
  bool has_elements = kind == MC_LLVM_STRUCT ? mc_llvm_struct_has_body(ctx, type) && mc_llvm_struct_size(ctx, type) > 0
                                             : kind == MC_LLVM_ARRAY && mc_llvm_array_size(ctx, type) <= MAX_ARRAY;
  split->pointer = mc_op_result(ctx, split->op, 0);
  split->type = type;
  if (has_elements) {
    split->count = kind == MC_LLVM_STRUCT ? mc_llvm_struct_size(ctx, type) : (uint32_t)mc_llvm_array_size(ctx, type);
  }
  return has_elements;
}

/* --- loads and stores --- */

/* Operand `address` of the access of a value of this type. */
static bool split_access(McSplit *split, McOp op, McSplitStep step, uint32_t address, McType type) {
  McContext *ctx = split->ctx;
  uint64_t size, room;
  if (step == MC_SPLIT_REWIRE) {
    mc_op_set_operand(ctx, op, address, split->parts.ptr[0]);
    return false;
  }
  if (step == MC_SPLIT_VIEW) {
    bool is_it = mc_op_operand(ctx, op, address).index == split->view.pointer.index;
    return !is_it || (size_of(split, type, &size) && size <= split->view.size);
  }
  if (mc_attr_named(ctx, op, "volatile_").index != MC_NONE || split->count == 0) return false;
  return size_of(split, type, &size) && size_of(split, element_type(ctx, split->type, 0), &room) && size <= room &&
         mc_split_use(split, 0);
}

bool mc_split_llvm_load(McSplit *split, McOp op, McSplitStep step) {
  return split_access(split, op, step, 0, mc_value_type(split->ctx, mc_op_result(split->ctx, op, 0)));
}

bool mc_split_llvm_store(McSplit *split, McOp op, McSplitStep step) {
  McValue stored = mc_op_operand(split->ctx, op, 0);
  if (step == MC_SPLIT_ACCESS && stored.index == split->pointer.index) return false;
  return split_access(split, op, step, 1, mc_value_type(split->ctx, stored));
}

/* --- addresses --- */

/* How many bytes llvm.getelementptr adds; all indices are numbers that are not negative. */
static bool added_bytes(McSplit *split, McOp op, uint64_t *out) {
  McContext *ctx = split->ctx;
  McLlvmLayout layout = mc_llvm_layout(ctx, split->scope);
  McStr data = mc_llvm_array_data(ctx, op, "rawConstantIndices");
  McType type = mc_llvm_held_type(ctx, mc_attr_named(ctx, op, "elem_type"));
  uint64_t offset, alignment;
  if (data.len == 0 || !mc_llvm_size(&layout, type, &offset, &alignment)) return false;
  *out = 0;
  for (size_t at = 0; at + 4 <= data.len; at += 4) {
    int32_t index;
    memcpy(&index, data.ptr + at, 4);
    if (index < 0) return false; /* also a value */
    if (at == 0) {
      if (__builtin_mul_overflow(offset, (uint64_t)index, out)) return false;
      continue;
    }
    if (!mc_llvm_offset(&layout, type, (uint64_t)index, &offset)) return false;
    if (__builtin_add_overflow(*out, offset, out)) return false;
    type = element_type(ctx, type, (uint32_t)index);
  }
  return true;
}

/* The element with byte number `offset`, which is not padding, and the byte's number in it. */
static bool element_at(McSplit *split, uint64_t offset, uint32_t *number, uint64_t *rest, uint64_t *size) {
  McContext *ctx = split->ctx;
  McLlvmLayout layout = mc_llvm_layout(ctx, split->scope);
  uint64_t whole, alignment, begin = 0;
  if (!mc_llvm_size(&layout, split->type, &whole, &alignment) || offset >= whole) return false;
  if (mc_llvm_kind(ctx, split->type) == MC_LLVM_ARRAY) {
    if (!size_of(split, element_type(ctx, split->type, 0), size) || *size == 0) return false;
    *number = (uint32_t)(offset / *size);
    *rest = offset % *size;
    return *number < split->count;
  }
  uint32_t low = 0, high = split->count; /* the last element that begins at the offset or before */
  while (high - low > 1) {
    uint32_t middle = low + (high - low) / 2;
    if (!mc_llvm_offset(&layout, split->type, middle, &begin)) return false;
    if (begin <= offset) low = middle;
    else high = middle;
  }
  for (;; low--) { /* elements without bytes begin where others do */
    if (!mc_llvm_offset(&layout, split->type, low, &begin)) return false;
    if (!size_of(split, element_type(ctx, split->type, low), size)) return false;
    if (*size > 0 || low == 0) break;
  }
  *number = low;
  *rest = offset - begin;
  return *rest < *size;
}

static bool rewire_address(McSplit *split, McOp op) {
  McContext *ctx = split->ctx;
  McValue result = mc_op_result(ctx, op, 0);
  uint64_t offset, rest, size;
  uint32_t number;
  if (!added_bytes(split, op, &offset) || !element_at(split, offset, &number, &rest, &size)) return false;
  McValue base = split->parts.ptr[number];
  McType type = mc_value_type(ctx, result);
  if (rest != 0 || type.index != mc_value_type(ctx, base).index) {
    int32_t index = (int32_t)rest;
    McAttr flags = mc_attr_named(ctx, op, "noWrapFlags");
    McNamedAttr attrs[2], wrap = {.value = {MC_NONE}};
    if (!set_indices(split->rw, attrs, mc_type_integer(ctx, 8, MC_SIGNLESS), &index, 1)) return false;
    if (flags.index != MC_NONE && !set_named(split->rw, &wrap, "noWrapFlags", flags)) return false;
    McOp made = mc_rw_create(split->rw, mc_op_next(ctx, op),
                             &(McRwOp){.name = "llvm.getelementptr", .loc = mc_op_loc(ctx, op), .operands = &base,
                                       .num_operands = 1, .results = &type, .num_results = 1, .attrs = attrs,
                                       .num_attrs = 2});
    if (made.index == MC_NONE) return false;
    /* a property that no attribute of that name sets */
    if (flags.index != MC_NONE && !mc_op_set_attribute(ctx, made, wrap.name, flags)) return mc_rw_fail(split->rw);
    base = mc_op_result(ctx, made, 0);
  }
  mc_value_replace_all_uses(ctx, result, base);
  return true;
}

bool mc_split_llvm_address(McSplit *split, McOp op, McSplitStep step) {
  McContext *ctx = split->ctx;
  McValue base = mc_op_operand(ctx, op, 0), result = mc_op_result(ctx, op, 0);
  uint64_t offset, rest, size;
  uint32_t number;
  if (step == MC_SPLIT_REWIRE) return rewire_address(split, op);
  if (step == MC_SPLIT_VIEW) {
    if (base.index != split->view.pointer.index) return true;
    if (!added_bytes(split, op, &offset) || offset >= split->view.size) return false;
    return mc_split_view(split, result, split->view.size - offset);
  }
  if (base.index != split->pointer.index) return false;
  if (mc_llvm_kind(ctx, mc_value_type(ctx, base)) != MC_LLVM_POINTER || !added_bytes(split, op, &offset)) return false;
  return element_at(split, offset, &number, &rest, &size) && mc_split_use(split, number) &&
         mc_split_view(split, result, size - rest);
}

/* --- memset, memcpy --- */

/* The number of bytes, an operand (number `length`) or an attribute, when it is known. */
static McAttr length_of(McContext *ctx, McOp op, uint32_t length) {
  if (mc_op_num_operands(ctx, op) > length) return mc_constant_of(ctx, mc_op_operand(ctx, op, length));
  return mc_attr_named(ctx, op, "len");
}

bool mc_llvm_known_length(McContext *ctx, McOp op, uint32_t length, uint64_t *out) {
  McAttr attr = length_of(ctx, op, length);
  int64_t value;
  if (attr.index == MC_NONE || mc_kind(ctx, attr.index) != MC_ATTR_INTEGER) return false;
  McType type = mc_attr_value_type(ctx, attr);
  uint32_t width = mc_kind(ctx, type.index) == MC_TYPE_INTEGER ? mc_type_integer_width(ctx, type) : 64;
  if (width > 64 || !mc_attr_integer_i64(ctx, attr, &value)) return false;
  *out = width == 64 ? (uint64_t)value : (uint64_t)value & (((uint64_t)1 << width) - 1);
  return true;
}

bool mc_llvm_is_volatile(McContext *ctx, McOp op) {
  McAttr flag = mc_attr_named(ctx, op, "isVolatile");
  int64_t value = 1;
  return flag.index == MC_NONE || !mc_attr_integer_i64(ctx, flag, &value) || value != 0;
}

/* The operation again, in front of `before`, for `size` bytes at `first`; `second` is what is copied or filled in. */
static bool made_again(McSplit *split, McOp op, McOp before, McValue first, McValue second, uint64_t size) {
  McContext *ctx = split->ctx;
  bool is_inline = mc_op_num_operands(ctx, op) == 2;
  McAttr old = length_of(ctx, op, 2), flag = mc_attr_named(ctx, op, "isVolatile");
  McType type = is_inline ? mc_attr_value_type(ctx, old) : mc_value_type(ctx, mc_op_operand(ctx, op, 2));
  McNamedAttr attrs[2];
  if (!set_named(split->rw, &attrs[0], "isVolatile", flag) ||
      !set_named(split->rw, &attrs[1], "len", mc_attr_integer(ctx, type, (int64_t)size))) {
    return false;
  }
  McValue operands[3] = {first, second, {MC_NONE}};
  if (!is_inline) {
    McNamedAttr value = {ctx->known[MC_ID_value], attrs[1].value};
    McOp constant = mc_rw_create(split->rw, before, &(McRwOp){.name = "llvm.mlir.constant", .loc = mc_op_loc(ctx, op),
                                                              .results = &type, .num_results = 1, .attrs = &value,
                                                              .num_attrs = 1});
    if (constant.index == MC_NONE) return false;
    operands[2] = mc_op_result(ctx, constant, 0);
  }
  McStr name = mc_op_name_str(ctx, mc_op_get_name(ctx, op));
  McOp made = mc_rw_create(split->rw, before, &(McRwOp){.name = name.ptr, .loc = mc_op_loc(ctx, op),
                                                        .operands = operands, .num_operands = is_inline ? 2 : 3,
                                                        .attrs = attrs, .num_attrs = is_inline ? 2 : 1});
  return made.index != MC_NONE;
}

static bool rewire_memset(McSplit *split, McOp op) {
  McContext *ctx = split->ctx;
  McLlvmLayout layout = mc_llvm_layout(ctx, split->scope);
  McOp before = mc_op_next(ctx, op);
  uint64_t length, begin, size;
  if (!mc_llvm_known_length(ctx, op, 2, &length)) return false;
  for (uint32_t i = 0; i < split->count && !split->failed; i++) {
    if (!split->is_used.ptr[i]) continue;
    bool known = mc_llvm_offset(&layout, split->type, i, &begin) &&
                 size_of(split, element_type(ctx, split->type, i), &size);
    if (!known || begin >= length) continue;
    size = length - begin < size ? length - begin : size;
    if (!made_again(split, op, before, split->parts.ptr[i], mc_op_operand(ctx, op, 1), size)) return false;
  }
  return true;
}

bool mc_split_llvm_memset(McSplit *split, McOp op, McSplitStep step) {
  McContext *ctx = split->ctx;
  uint64_t length, room = split->view.size;
  if (step == MC_SPLIT_REWIRE) return rewire_memset(split, op);
  McValue pointer = step == MC_SPLIT_VIEW ? split->view.pointer : split->pointer;
  if (step == MC_SPLIT_ACCESS && (mc_llvm_is_volatile(ctx, op) || !size_of(split, split->type, &room))) return false;
  return mc_op_operand(ctx, op, 0).index == pointer.index &&
         mc_llvm_known_length(ctx, op, 2, &length) && length <= room;
}

/* A copy for each used part, of its place in the other memory. */
static bool rewire_memcpy(McSplit *split, McOp op) {
  McContext *ctx = split->ctx;
  McOp before = mc_op_next(ctx, op);
  bool is_target = mc_op_operand(ctx, op, 0).index == split->pointer.index;
  McValue other = mc_op_operand(ctx, op, is_target ? 1 : 0);
  McType pointer = default_pointer(ctx, mc_value_type(ctx, split->pointer));
  if (pointer.index == MC_NONE) return mc_rw_fail(split->rw);
  for (uint32_t i = 0; i < split->count; i++) {
    int32_t indices[2] = {0, (int32_t)i};
    uint64_t size;
    if (!split->is_used.ptr[i] || !size_of(split, element_type(ctx, split->type, i), &size)) continue;
    McNamedAttr attrs[2];
    if (!set_indices(split->rw, attrs, split->type, indices, 2)) return false;
    McOp made = mc_rw_create(split->rw, before, &(McRwOp){.name = "llvm.getelementptr", .loc = mc_op_loc(ctx, op),
                                                          .operands = &other, .num_operands = 1, .results = &pointer,
                                                          .num_results = 1, .attrs = attrs, .num_attrs = 2});
    if (made.index == MC_NONE) return false;
    McValue place = mc_op_result(ctx, made, 0), part = split->parts.ptr[i];
    if (!made_again(split, op, before, is_target ? part : place, is_target ? place : part, size)) return false;
  }
  return true;
}

bool mc_split_llvm_memcpy(McSplit *split, McOp op, McSplitStep step) {
  McContext *ctx = split->ctx;
  McValue to = mc_op_operand(ctx, op, 0), from = mc_op_operand(ctx, op, 1);
  uint64_t length, room;
  if (step == MC_SPLIT_REWIRE) return rewire_memcpy(split, op);
  if (!mc_llvm_known_length(ctx, op, 2, &length)) return false;
  if (step == MC_SPLIT_VIEW) return to.index == split->view.pointer.index && length <= split->view.size;
  if (mc_llvm_is_volatile(ctx, op) || to.index == from.index) return false;
  if (!size_of(split, split->type, &room) || length != room) return false;
  bool ok = true;
  for (uint32_t i = 0; i < split->count && ok && from.index == split->pointer.index; i++) ok = mc_split_use(split, i);
  return ok;
}
