/* amdgpu_fold.c - folds and patterns of amdgpu, as in mlir-opt 22. */
#include "dialects/amdgpu/amdgpu.def"
#include "dialects/shared/memory_folds.h"
#include "dialects/shared/shared_checks.h"
#include "transform/mixed.h"
#include "transform/numbers.h"

/* --- accesses to buffers beyond their end --- */

/* The offset of an operand, 32 bits without a sign. False: it is not known. */
static bool offset_of(McContext *ctx, McValue value, int64_t *out) {
  if (!mc_type_is_integer(ctx, mc_value_type(ctx, value), 32) || !mc_constant_int(ctx, value, out)) return false;
  *out = (uint32_t)*out;
  return true;
}

static bool add_product(int64_t *sum, int64_t a, int64_t b) {
  int64_t product;
  return !__builtin_mul_overflow(a, b, &product) && !__builtin_add_overflow(*sum, product, sum);
}

/* The number of the element that is accessed. False: it is not known. */
static bool accessed(McContext *ctx, McOp op, McType type, McInts *strides, int64_t *at) {
  uint32_t start, count;
  int64_t value;
  McAttr offset = mc_attr_named(ctx, op, "indexOffset");
  if (!mc_memref_strides(ctx, type, strides->ptr, at)) return false;
  if (*at == MC_DYNAMIC) return false;
  if (offset.index != MC_NONE && !mc_attr_integer_i64(ctx, offset, &value)) return false;
  if (offset.index != MC_NONE && !add_product(at, value, 1)) return false;
  if (!mc_op_operands_named(ctx, op, "sgprOffset", &start, &count)) return false;
  if (count > 0 && (!offset_of(ctx, mc_op_operand(ctx, op, start), &value) || !add_product(at, value, 1))) return false;
  if (!mc_op_operands_named(ctx, op, "indices", &start, &count) || count != mc_type_rank(ctx, type)) return false;
  for (uint32_t i = 0; i < count; i++) {
    if (strides->ptr[i] == MC_DYNAMIC || !offset_of(ctx, mc_op_operand(ctx, op, start + i), &value)) return false;
    if (!add_product(at, strides->ptr[i], value)) return false;
  }
  return true;
}

static bool is_beyond(McContext *ctx, McOp op) {
  int64_t at, size, checks = 1;
  McInts strides;
  McAttr checked = mc_attr_named(ctx, op, "boundsCheck");
  if (checked.index != MC_NONE && mc_attr_integer_i64(ctx, checked, &checks) && checks == 0) return false;
  McValue memory = mc_op_operand_named(ctx, op, "memref");
  if (memory.index == MC_NONE) return false;
  McType type = mc_value_type(ctx, memory);
  if (mc_kind(ctx, type.index) != MC_TYPE_MEMREF || !mc_type_num_elements(ctx, type, &size)) return false;
  if (!mc_ints_init(ctx, &strides, mc_type_rank(ctx, type), NULL)) return false;
  bool beyond = accessed(ctx, op, type, &strides, &at) && at <= UINT32_MAX && at >= size;
  mc_ints_fini(ctx, &strides);
  return beyond;
}

/* Loads are 0. */
bool mc_patterns_raw_buffer_load(McRewriter *rw, McOp op) {
  McContext *ctx = mc_rw_ctx(rw);
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, 0));
  McNamedAttr value = {ctx->known[MC_ID_value], mc_attr_zero(ctx, type)};
  if (value.value.index == MC_NONE || !is_beyond(ctx, op)) return false;
  McOp made = mc_rw_create(rw, op, &(McRwOp){.name = "arith.constant", .results = &type, .num_results = 1,
                                             .attrs = &value, .num_attrs = 1});
  return mc_rw_replace_by(rw, op, made);
}

/* Stores and atomic operations do nothing. */
bool mc_patterns_raw_buffer_store(McRewriter *rw, McOp op) {
  return is_beyond(mc_rw_ctx(rw), op) && mc_rw_erase(rw, op);
}

/* --- barriers and waits --- */

/* Two in a row are one. */
bool mc_patterns_lds_barrier(McRewriter *rw, McOp op) {
  McOp next = mc_op_next(mc_rw_ctx(rw), op);
  return next.index != MC_NONE && mc_op_is(mc_rw_ctx(rw), next, "amdgpu.lds_barrier") && mc_rw_erase(rw, op);
}

/* The smaller of two counts, of which each may be absent. MC_NONE: both are. */
static McAttr smaller(const McContext *ctx, McAttr a, McAttr b) {
  int64_t x, y;
  if (a.index == MC_NONE || b.index == MC_NONE) return a.index == MC_NONE ? b : a;
  if (!mc_attr_integer_i64(ctx, a, &x) || !mc_attr_integer_i64(ctx, b, &y)) return a;
  return (uint32_t)y < (uint32_t)x ? b : a;
}

/* Two waits in a row are one for the smaller counts. */
bool mc_patterns_memory_counter_wait(McRewriter *rw, McOp op) {
  static const char *const names[] = {"load", "store", "ds", "exp", "tensor"};
  McContext *ctx = mc_rw_ctx(rw);
  McOp next = mc_op_next(ctx, op);
  McNamedAttr attrs[MC_COUNT(names)];
  size_t count = 0;
  if (next.index == MC_NONE || !mc_op_is(ctx, next, "amdgpu.memory_counter_wait")) return false;
  for (uint32_t i = 0; i < MC_COUNT(names); i++) {
    McAttr value = smaller(ctx, mc_attr_named(ctx, op, names[i]), mc_attr_named(ctx, next, names[i]));
    if (value.index == MC_NONE) continue;
    attrs[count++] = (McNamedAttr){mc_ident(ctx, names[i], strlen(names[i])), value};
  }
  if (count > 0 && !mc_op_set_attributes(ctx, op, attrs, count)) return mc_rw_fail(rw);
  mc_rw_changed(rw, op);
  return mc_rw_erase(rw, next);
}

/* --- copies into LDS --- */

bool mc_patterns_gather_to_lds(McRewriter *rw, McOp op) {
  if (!mc_op_skip_memory_casts(mc_rw_ctx(rw), op, (McValue){MC_NONE})) return false;
  mc_rw_changed(rw, op);
  return true;
}

/* Constants of a list become numbers. */
static bool fold_list(McContext *ctx, McOp op, const char *attr, const char *group) {
  uint32_t start, count, operands = mc_op_num_operands(ctx, op), at;
  McMixedList old = {0}, list = {0};
  McValueList values = {0};
  uint8_t *gone = NULL;
  bool ok = mc_op_operands_named(ctx, op, group, &start, &count) && count > 0 &&
            mc_mixed_list_read(ctx, op, attr, group, &old) && mc_mixed_list_read(ctx, op, attr, group, &list) &&
            mc_mixed_list_fold(ctx, &list, MC_FOLD_POSITIVE);
  if (ok) ok = (gone = mc_alloc_zeroed(&ctx->alloc, operands)) != NULL;
  at = ok ? start : 0;
  for (size_t i = 0; ok && i < list.len; i++) {
    if (old.ptr[i].value.index != MC_NONE) gone[at++] = list.ptr[i].value.index == MC_NONE;
  }
  McAttr numbers = ok ? mc_mixed_list_write(ctx, &list, &values) : (McAttr){MC_NONE};
  McAttr before = mc_op_properties(ctx, op);
  ok = numbers.index != MC_NONE && mc_op_set_attribute(ctx, op, mc_ident(ctx, attr, strlen(attr)), numbers);
  if (ok && !mc_op_erase_operands(ctx, op, gone)) {
    mc_op_set_properties(ctx, op, before);
    ok = false;
  }
  if (gone != NULL) mc_free(&ctx->alloc, gone, operands);
  mc_array_fini(&ctx->alloc, &values);
  mc_mixed_list_fini(ctx, &old);
  mc_mixed_list_fini(ctx, &list);
  return ok;
}

/* Sizes and strides that are constants become numbers, of the first list that has any. */
McFolded mc_fold_dma_descriptor(McFold *f) {
  bool folded = fold_list(f->ctx, f->op, "global_static_sizes", "global_dynamic_sizes") ||
                fold_list(f->ctx, f->op, "global_static_strides", "global_dynamic_strides") ||
                fold_list(f->ctx, f->op, "shared_static_sizes", "shared_dynamic_sizes");
  return folded ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}

/* --- scaled products --- */

enum { SCALES = 3, SCALE_PACK = 4 }; /* the first operand that is a scale; so many are extracted at once */

/* One scale that is extracted from a vector and inserted into another. */
typedef struct Scale { McValue source; int64_t count, at; } Scale; /* at: its number among all scales of the source */

/* False: the operand is made in another way. */
static bool find_scale(McContext *ctx, McValue operand, Scale *out) {
  McOp insert = mc_value_made_by(ctx, operand, "vector.insert");
  if (insert.index == MC_NONE) return false;
  McValue one = mc_op_operand(ctx, insert, 0);
  McOp extract = mc_value_made_by(ctx, one, "vector.extract");
  if (extract.index == MC_NONE || mc_op_num_operands(ctx, extract) != 1) return false;
  if (mc_kind(ctx, mc_value_type(ctx, one).index) == MC_TYPE_VECTOR) return false;
  out->source = mc_op_operand(ctx, extract, 0);
  McType type = mc_value_type(ctx, out->source);
  McAttr position = mc_attr_named(ctx, extract, "static_position");
  if (mc_kind(ctx, type.index) != MC_TYPE_VECTOR || !mc_type_has_static_shape(ctx, type)) return false;
  if (!mc_type_num_elements(ctx, type, &out->count) || out->count < SCALE_PACK) return false;
  uint32_t rank = mc_type_rank(ctx, type);
  out->at = 0;
  if (position.index == MC_NONE || mc_attr_dense_count(ctx, position) != rank) return false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t number;
    memcpy(&number, mc_attr_dense_data(ctx, position).ptr + 8 * (size_t)i, 8);
    if (number < 0 || number >= mc_type_dim(ctx, type, i)) return false;
    out->at = out->at * mc_type_dim(ctx, type, i) + number;
  }
  return true;
}

static McAttr list_of(McContext *ctx, int64_t number) {
  McAttr one = mc_attr_integer(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), number);
  return one.index == MC_NONE ? one : mc_attr_array(ctx, &one, 1);
}

/* So many scales of the source from number `first` on, in front of `before`. MC_NONE: out of memory. */
static McValue extract_scales(McRewriter *rw, McOp before, const Scale *scale, int64_t first) {
  McContext *ctx = mc_rw_ctx(rw);
  McValue none = {MC_NONE};
  McType element = mc_type_element(ctx, mc_value_type(ctx, scale->source));
  int64_t pack = SCALE_PACK;
  McType all = mc_type_vector(ctx, &scale->count, NULL, 1, element, NULL),
         some = mc_type_vector(ctx, &pack, NULL, 1, element, NULL);
  McNamedAttr attrs[3] = {{mc_ident(ctx, "offsets", 7), list_of(ctx, first)},
                          {mc_ident(ctx, "sizes", 5), list_of(ctx, SCALE_PACK)},
                          {mc_ident(ctx, "strides", 7), list_of(ctx, 1)}};
  McOp flat = mc_rw_create(rw, before, &(McRwOp){.name = "vector.shape_cast", .operands = &scale->source,
                                                 .num_operands = 1, .results = &all, .num_results = 1});
  if (flat.index == MC_NONE) return none;
  McValue value = mc_op_result(ctx, flat, 0);
  McOp made = mc_rw_create(rw, before, &(McRwOp){.name = "vector.extract_strided_slice", .operands = &value,
                                                 .num_operands = 1, .results = &some, .num_results = 1,
                                                 .attrs = attrs, .num_attrs = 3});
  return made.index == MC_NONE ? none : mc_op_result(ctx, made, 0);
}

/* Takes all scales of a group from the source, where the operand has one of them. False: it does not, or out of memory.
 */
static bool pack_scales(McRewriter *rw, McOp op, uint32_t operand, const char *number) {
  McContext *ctx = mc_rw_ctx(rw);
  Scale scale;
  if (!find_scale(ctx, mc_op_operand(ctx, op, operand), &scale)) return false;
  int64_t first = scale.at - scale.at % SCALE_PACK;
  if (scale.count - first < SCALE_PACK) first = scale.count - SCALE_PACK; /* of the last ones */
  McAttr at = mc_attr_integer(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), scale.at - first);
  McValue value = extract_scales(rw, op, &scale, first);
  if (at.index == MC_NONE || value.index == MC_NONE) return mc_rw_fail(rw);
  if (!mc_op_set_attribute(ctx, op, mc_ident(ctx, number, strlen(number)), at)) return mc_rw_fail(rw);
  mc_rw_set_operand(rw, op, operand, value);
  return true;
}

bool mc_patterns_scaled_mfma(McRewriter *rw, McOp op) {
  if (!pack_scales(rw, op, SCALES, "scalesIdxA")) return false;
  pack_scales(rw, op, SCALES + 1, "scalesIdxB");
  return true;
}
