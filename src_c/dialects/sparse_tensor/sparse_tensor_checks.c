/* sparse_tensor_checks.c - what operations of sparse_tensor must be like beyond their definitions.
 *
 * Operations of any shape come here: operands, results, attributes and encodings are looked at before they are used.
 * Messages are upstream's, most of them without the operation's name. Nothing is owned.
 */
#include <stdio.h>
#include <stdlib.h>

#include "dialects/shared/routines.h"
#include "dialects/shared/shared_checks.h"
#include "dialects/sparse_tensor/sparse_tensor.def"
#include "dialects/sparse_tensor/sparse_tensor.h"
#include "parse/parse_attr.h"
#include "types/report.h"
#include "verify/verify.h"

#define attr_of mc_checked_attr

/* --- what there is --- */

static uint64_t number_of(const McContext *ctx, uint32_t attr) {
  int64_t value = 0;
  if (attr != MC_NONE && mc_kind(ctx, attr) == MC_ATTR_INTEGER) mc_attr_integer_i64(ctx, (McAttr){attr}, &value);
  return (uint64_t)value;
}

static McSpan group(const McRoutineCheck *c, bool results, uint32_t g) {
  McSpan out;
  mc_op_group(c->ctx, c->def, c->op, results, g, &out.start, &out.count);
  return out;
}

/* A parameter of an encoding that may be absent. */
static McAttr part(const McContext *ctx, uint32_t encoding, uint32_t param) {
  return (McAttr){encoding == MC_NONE ? MC_NONE : mc_defined_param(ctx, encoding, param)};
}

static uint32_t encoding_levels(const McContext *ctx, uint32_t encoding) {
  return mc_sparse_num_levels(ctx, part(ctx, encoding, MC_SPARSE_TYPES));
}

static uint64_t level_at(const McContext *ctx, uint32_t encoding, uint32_t i) {
  return encoding == MC_NONE ? MC_SPARSE_DENSE : mc_sparse_level(ctx, part(ctx, encoding, MC_SPARSE_TYPES), i);
}

static uint64_t width_of(const McContext *ctx, uint32_t encoding, uint32_t param) {
  return number_of(ctx, part(ctx, encoding, param).index);
}

/* Levels of a tensor: dimensions, when it is stored as it is. */
static uint32_t num_levels(const McContext *ctx, McType type) {
  uint32_t encoding = mc_sparse_encoding_of(ctx, type);
  return encoding == MC_NONE ? mc_type_rank(ctx, type) : encoding_levels(ctx, encoding);
}

static bool is_tensor(const McContext *ctx, McType type) {
  return type.index != MC_NONE && mc_kind(ctx, type.index) == MC_TYPE_RANKED_TENSOR;
}

static bool is_memref(const McContext *ctx, McType type) {
  return type.index != MC_NONE && mc_kind(ctx, type.index) == MC_TYPE_MEMREF;
}

/* index for no width, else an integer. */
static bool has_width(const McContext *ctx, McType element, uint64_t width) {
  const McRec *rec = mc_rec(ctx, element.index);
  if (width == 0) return rec->kind == MC_TYPE_INDEX;
  return rec->kind == MC_TYPE_INTEGER && rec->words[1] == MC_SIGNLESS && rec->words[0] == width;
}

/* The first of the last levels that are stored together: compressed, then singletons that are not apart; else the
 * number of levels. */
static uint32_t together_from(const McContext *ctx, uint32_t encoding) {
  uint32_t count = encoding_levels(ctx, encoding);
  for (uint32_t i = 0; i + 1 < count; i++) {
    if (!(level_at(ctx, encoding, i) & (MC_SPARSE_COMPRESSED | MC_SPARSE_LOOSE))) continue;
    uint32_t k = i + 1;
    while (k < count && (level_at(ctx, encoding, k) & MC_SPARSE_SINGLETON) &&
           !(level_at(ctx, encoding, k) & MC_SPARSE_SOA)) {
      k++;
    }
    if (k == count) return i;
  }
  return count;
}

/* The integer that a value is known to be. */
static bool constant_of(const McContext *ctx, McValue value, int64_t *out) {
  McOp op = mc_value_op(ctx, value);
  if (!mc_op_has_fact(ctx, op, MC_FACT_CONSTANT)) return false;
  McAttr properties = mc_op_properties(ctx, op);
  if (properties.index == MC_NONE) return false;
  McAttr held = mc_attr_dictionary_find(ctx, properties, ctx->known[MC_ID_value]);
  return held.index != MC_NONE && mc_kind(ctx, held.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, held, out);
}

/* --- parts of tensors --- */

/* Checks the storage of a tensor: a type of tensor for each part of its levels, from `levels` on, then the type of the
 * values. */
static bool check_parts(const McRoutineCheck *c, bool fixed, McType tensor, McSpan levels, bool of_results,
                        McType values) {
  McContext *ctx = c->ctx;
  uint32_t encoding = mc_sparse_encoding_of(ctx, tensor), next = 0, count = encoding_levels(ctx, encoding);
  if (!is_tensor(ctx, tensor) || !is_tensor(ctx, values)) return true;
  if (fixed && !mc_type_has_static_shape(ctx, tensor)) {
    return mc_plain_error(c, "the sparse-tensor must have static shape");
  }
  if (encoding == MC_NONE) return mc_plain_error(c, "the sparse-tensor must have an encoding attribute");
  uint32_t together = together_from(ctx, encoding), end = together < count ? together + 1 : count, fields = 0;
  uint64_t pos = width_of(ctx, encoding, MC_SPARSE_POS), crd = width_of(ctx, encoding, MC_SPARSE_CRD);
#define PART(i) (of_results ? mc_result_type(c, levels.start + (i)) : mc_operand_type(c, levels.start + (i)))
  if (together < count && levels.count > 0) {
    McType last = PART(levels.count - 1);
    if (is_tensor(ctx, last) &&
        (mc_type_rank(ctx, last) != 2 || mc_type_dim(ctx, last, 1) != (int64_t)(count - together))) {
      return mc_plain_error(c, "input/output trailing COO level-ranks don't match");
    }
  }
  for (uint32_t i = 0; i < end; i++) {
    uint64_t level = level_at(ctx, encoding, i);
    if (level & (MC_SPARSE_COMPRESSED | MC_SPARSE_LOOSE)) fields++;
    if (level & (MC_SPARSE_COMPRESSED | MC_SPARSE_LOOSE | MC_SPARSE_SINGLETON | MC_SPARSE_STRUCTURED)) fields++;
  }
  if (fields != levels.count) return mc_plain_error(c, "inconsistent number of fields between input/output");
  bool ok = mc_type_element(ctx, values).index == mc_type_element(ctx, tensor).index;
  for (uint32_t i = 0; ok && i < end; i++) {
    uint64_t level = level_at(ctx, encoding, i);
    if (level & (MC_SPARSE_COMPRESSED | MC_SPARSE_LOOSE)) {
      McType type = PART(next++);
      ok = is_tensor(ctx, type) && has_width(ctx, mc_type_element(ctx, type), pos);
    }
    if (ok && (level & (MC_SPARSE_COMPRESSED | MC_SPARSE_LOOSE | MC_SPARSE_SINGLETON | MC_SPARSE_STRUCTURED))) {
      McType type = PART(next++);
      ok = is_tensor(ctx, type) && has_width(ctx, mc_type_element(ctx, type), crd);
    }
  }
#undef PART
  return ok || mc_plain_error(c, "input/output element-types don't match");
}

bool mc_check_sparse_assembled(const McRoutineCheck *c) {
  return check_parts(c, true, mc_result_type(c, 0), group(c, false, 0), false,
                     mc_operand_type(c, group(c, false, 1).start));
}

bool mc_check_sparse_disassembled(const McRoutineCheck *c) {
  McSpan out = group(c, false, 1), ret = group(c, true, 0);
  McType values = mc_result_type(c, group(c, true, 1).start);
  if (mc_operand_type(c, group(c, false, 2).start).index != values.index) {
    return mc_plain_error(c, "output values and return value type mismatch");
  }
  for (uint32_t i = 0; i < out.count && i < ret.count; i++) {
    if (mc_operand_type(c, out.start + i).index == mc_result_type(c, ret.start + i).index) continue;
    return mc_plain_error(c, "output levels and return levels type mismatch");
  }
  return check_parts(c, false, mc_operand_type(c, 0), ret, true, values);
}

bool mc_check_sparse_convert(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  if (!is_tensor(ctx, from) || !is_tensor(ctx, to)) return true;
  if (mc_type_rank(ctx, from) != mc_type_rank(ctx, to)) {
    return mc_plain_error(c, "unexpected conversion mismatch in rank");
  }
  if (mc_sparse_num_levels(ctx, part(ctx, mc_sparse_encoding_of(ctx, to), MC_SPARSE_SLICES)) > 0) {
    return mc_plain_error(c, "cannot convert to a sparse tensor slice");
  }
  for (uint32_t d = 0, rank = mc_type_rank(ctx, from); d < rank; d++) {
    if (mc_type_dim(ctx, from, d) == mc_type_dim(ctx, to, d) || mc_type_dim(ctx, to, d) == MC_DYNAMIC) continue;
    return mc_plain_error(c, "unexpected conversion mismatch in dimension %u", d);
  }
  return true;
}

bool mc_check_sparse_reinterpret(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  uint32_t a = mc_sparse_encoding_of(ctx, from), b = mc_sparse_encoding_of(ctx, to), count = encoding_levels(ctx, a);
  if (a == MC_NONE || b == MC_NONE) return true;
  if (count != encoding_levels(ctx, b)) return mc_plain_error(c, "Level rank mismatch between source/dest tensors");
  for (uint32_t i = 0; i < count; i++) {
    if (level_at(ctx, a, i) != level_at(ctx, b, i)) {
      return mc_plain_error(c, "Level type mismatch between source/dest tensors");
    }
  }
  if (width_of(ctx, a, MC_SPARSE_POS) != width_of(ctx, b, MC_SPARSE_POS) ||
      width_of(ctx, a, MC_SPARSE_CRD) != width_of(ctx, b, MC_SPARSE_CRD)) {
    return mc_plain_error(c, "Crd/Pos width mismatch between source/dest tensors");
  }
  if (mc_type_element(ctx, from).index != mc_type_element(ctx, to).index) {
    return mc_plain_error(c, "Element type mismatch between source/dest tensors");
  }
  for (uint32_t i = 0; i < count; i++) {
    if (mc_sparse_level_size(ctx, from, i) == mc_sparse_level_size(ctx, to, i)) continue;
    return mc_plain_error(c, "Level size mismatch between source/dest tensors");
  }
  return true;
}

/* Argument: "positions", "coordinates", "together" or "values". */
bool mc_check_sparse_buffer(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType tensor = mc_operand_type(c, 0), buffer = mc_result_type(c, 0);
  McStr what = mc_ident_str(ctx, (McIdent){c->args[0]});
  if (!is_tensor(ctx, tensor) || !is_memref(ctx, buffer)) return true;
  uint32_t encoding = mc_sparse_encoding_of(ctx, tensor);
  if (what.ptr[0] == 't') {
    return together_from(ctx, encoding) < encoding_levels(ctx, encoding) ||
           mc_plain_error(c, "expected sparse tensor with a COO region");
  }
  if (what.ptr[0] == 'v') {
    return mc_type_element(ctx, tensor).index == mc_type_element(ctx, buffer).index ||
           mc_plain_error(c, "unexpected mismatch in element types");
  }
  if (number_of(ctx, attr_of(c, "level").index) >= num_levels(ctx, tensor)) {
    return mc_plain_error(c, "requested level is out of bounds");
  }
  uint64_t width = width_of(ctx, encoding, what.ptr[0] == 'p' ? MC_SPARSE_POS : MC_SPARSE_CRD);
  return has_width(ctx, mc_type_element(ctx, buffer), width) ||
         mc_plain_error(c, "unexpected type for %.*s", (int)what.len, what.ptr);
}

bool mc_check_sparse_concatenate(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType to = mc_result_type(c, 0);
  uint32_t count = mc_op_num_operands(ctx, c->op);
  if (!is_tensor(ctx, to)) return true;
  uint64_t rank = mc_type_rank(ctx, to), along = number_of(ctx, attr_of(c, "dimension").index);
  if (count <= 1) return mc_plain_error(c, "Need at least two tensors to concatenate.");
  if (along >= rank) {
    return mc_plain_error(c, "Concat-dimension is out of bounds for dimension-rank (%llu >= %llu)",
                          (unsigned long long)along, (unsigned long long)rank);
  }
  for (uint32_t i = 0; i < count; i++) {
    McType from = mc_operand_type(c, i);
    if (!is_tensor(ctx, from)) return true;
    if (!mc_type_has_static_shape(ctx, from)) return mc_plain_error(c, "Input tensor $%u has dynamic shape", i);
    if (mc_type_rank(ctx, from) == rank) continue;
    return mc_plain_error(c, "Input tensor $%u has a different rank (rank=%u) from the output tensor (rank=%llu).", i,
                          mc_type_rank(ctx, from), (unsigned long long)rank);
  }
  for (uint32_t d = 0; d < rank; d++) {
    int64_t size = mc_type_dim(ctx, to, d), sum = 0;
    for (uint32_t i = 0; i < count; i++) {
      int64_t one = mc_type_dim(ctx, mc_operand_type(c, i), d);
      sum = (int64_t)((uint64_t)sum + (uint64_t)one);
      if (d == along) continue;
      if (size != MC_DYNAMIC && one != size) {
        return mc_plain_error(c, "All dimensions (expect for the concatenating one) should be equal.");
      }
      size = one;
    }
    if (d != along || size == MC_DYNAMIC || sum == size) continue;
    return mc_plain_error(
        c,
        "The concatenation dimension of the output tensor should be the sum of all the concatenation dimensions of the "
        "input tensors.");
  }
  return true;
}

bool mc_check_sparse_dimension(const McRoutineCheck *c) {
  McType slice = mc_operand_type(c, 0);
  if (!is_tensor(c->ctx, slice)) return true;
  return number_of(c->ctx, attr_of(c, "dim").index) < mc_type_rank(c->ctx, slice) ||
         mc_plain_error(c, "requested dimension out of bound");
}

enum { LEVEL_SIZE, POSITIONS, COORDINATES, VALUES, OFFSET, STRIDE }; /* kinds of sizes */

bool mc_check_sparse_specifier(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr kind = attr_of(c, "specifierKind"), level = attr_of(c, "level");
  uint32_t encoding = mc_sparse_encoding_of(ctx, mc_operand_type(c, 0));
  if (kind.index == MC_NONE || mc_kind(ctx, kind.index) != MC_ATTR_DEFINED || encoding == MC_NONE) return true;
  uint64_t what = mc_enum_attr_value(ctx, kind), number = number_of(ctx, level.index);
  if (what == VALUES) {
    return level.index == MC_NONE || mc_plain_error(c, "redundant level argument for querying value memory size");
  }
  if (what >= OFFSET && mc_sparse_num_levels(ctx, part(ctx, encoding, MC_SPARSE_SLICES)) == 0) {
    return mc_plain_error(c, "requested slice data on non-slice tensor");
  }
  if (level.index == MC_NONE) return mc_plain_error(c, "missing level argument");
  if (number >= encoding_levels(ctx, encoding)) return mc_plain_error(c, "requested level is out of bounds");
  if (what != POSITIONS || !(level_at(ctx, encoding, (uint32_t)number) & MC_SPARSE_SINGLETON)) return true;
  return mc_plain_error(c, "requested position memory size on a singleton level");
}

bool mc_check_sparse_level(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  int64_t level;
  if (mc_op_num_operands(ctx, c->op) < 2 || !is_tensor(ctx, mc_operand_type(c, 0))) return true;
  if (!constant_of(ctx, mc_op_operand(ctx, c->op, 1), &level) ||
      (uint64_t)level < num_levels(ctx, mc_operand_type(c, 0))) {
    return true;
  }
  return mc_plain_error(c, "Level index exceeds the rank of the input sparse tensor");
}

bool mc_check_sparse_translate(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr encoder = attr_of(c, "encoder"), direction = attr_of(c, "direction");
  if (encoder.index == MC_NONE || !mc_is_defined_as(ctx, encoder.index, "sparse_tensor.encoding") ||
      direction.index == MC_NONE || mc_kind(ctx, direction.index) != MC_ATTR_DEFINED) {
    return true;
  }
  McAffineMap map = mc_sparse_map(ctx, encoder.index, MC_SPARSE_TO_LEVEL);
  uint32_t levels = encoding_levels(ctx, encoder.index),
           dims = map.index == MC_NONE ? levels : mc_affine_map_num_dims(ctx, map);
  bool to_levels = mc_enum_attr_value(ctx, direction) == 0;
  if (mc_op_num_operands(ctx, c->op) == (to_levels ? dims : levels) &&
      mc_op_num_results(ctx, c->op) == (to_levels ? levels : dims)) {
    return true;
  }
  return mc_plain_error(c, "Coordinate rank mismatch with encoding");
}

bool mc_check_sparse_push_back(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  int64_t n;
  if (mc_op_num_operands(ctx, c->op) < 4 || !constant_of(ctx, mc_op_operand(ctx, c->op, 3), &n) || n >= 1) return true;
  return mc_op_error(c->diags, ctx, c->op, "n must be not less than 1");
}

bool mc_check_sparse_compress(const McRoutineCheck *c) {
  McType tensor = mc_operand_type(c, 4);
  if (!is_tensor(c->ctx, tensor) || num_levels(c->ctx, tensor) == 1 + group(c, false, 5).count) return true;
  return mc_op_error(c->diags, c->ctx, c->op, "incorrect number of coordinates");
}

static bool check_size(const McRoutineCheck *c, McType buffer, int64_t least, const char *what) {
  if (!is_memref(c->ctx, buffer) || mc_type_rank(c->ctx, buffer) != 1) return true;
  int64_t size = mc_type_dim(c->ctx, buffer, 0);
  if (size == MC_DYNAMIC || size >= least) return true;
  return mc_plain_error(c, "%s got %lld < %lld", what, (long long)size, (long long)least);
}

bool mc_check_sparse_sort(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr held = attr_of(c, "perm_map");
  int64_t n;
  if (held.index == MC_NONE || mc_kind(ctx, held.index) != MC_ATTR_AFFINE_MAP || mc_op_num_operands(ctx, c->op) < 2) {
    return true;
  }
  McAffineMap map = mc_attr_affine_map_value(ctx, held);
  uint32_t dims = mc_affine_map_num_dims(ctx, map);
  if (dims < 1) return mc_plain_error(c, "Expected rank(perm_map) > 1, got %u", dims);
  if (!mc_sparse_is_permutation(ctx, map)) {
    McBuf text;
    mc_buf_init(&text, &ctx->alloc);
    mc_print_affine_map(ctx, map, &text);
    mc_plain_error(c, "Expected a permutation map, got %s", mc_buf_text(&text));
    mc_buf_fini(&text);
    return false;
  }
  if (!constant_of(ctx, mc_op_operand(ctx, c->op, 0), &n)) return true;
  uint64_t ny = number_of(ctx, attr_of(c, "ny").index);
  int64_t least = (int64_t)((uint64_t)n * (dims + ny));
  if (!check_size(c, mc_operand_type(c, 1), least, "Expected dimension(xy) >= n * (rank(perm_map) + ny)")) return false;
  for (uint32_t i = 2, count = mc_op_num_operands(ctx, c->op); i < count; i++) {
    if (!check_size(c, mc_operand_type(c, i), n, "Expected dimension(y) >= n")) return false;
  }
  return true;
}

/* A list of coordinates: compressed, then singletons. */
static bool is_list(const McContext *ctx, uint32_t encoding) {
  uint32_t count = encoding_levels(ctx, encoding), i = 1;
  if (count < 2 || !(level_at(ctx, encoding, 0) & (MC_SPARSE_COMPRESSED | MC_SPARSE_LOOSE))) return false;
  while (i < count && (level_at(ctx, encoding, i) & MC_SPARSE_SINGLETON)) i++;
  return i == count;
}

bool mc_check_sparse_reorder(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  uint32_t a = mc_sparse_encoding_of(ctx, from), b = mc_sparse_encoding_of(ctx, to);
  if (a == MC_NONE || b == MC_NONE) return true;
  if (!is_list(ctx, a) || !is_list(ctx, b)) return mc_plain_error(c, "Expected COO sparse tensors only");
  bool same = mc_sparse_map(ctx, a, MC_SPARSE_TO_LEVEL).index == mc_sparse_map(ctx, b, MC_SPARSE_TO_LEVEL).index;
  if (!same && !(mc_sparse_is_identity(ctx, a) && mc_sparse_is_identity(ctx, b))) {
    return mc_plain_error(c, "Unmatched dim2lvl map between input and result COO");
  }
  if (width_of(ctx, a, MC_SPARSE_POS) == width_of(ctx, b, MC_SPARSE_POS) &&
      width_of(ctx, a, MC_SPARSE_CRD) == width_of(ctx, b, MC_SPARSE_CRD) &&
      mc_type_element(ctx, from).index == mc_type_element(ctx, to).index) {
    return true;
  }
  return mc_plain_error(c, "Unmatched storage format between input and result COO");
}

/* --- regions --- */

static McBlock entry_of(const McRoutineCheck *c, uint32_t i) {
  if (i >= mc_op_num_regions(c->ctx, c->op)) return (McBlock){MC_NONE};
  return mc_region_first_block(c->ctx, mc_op_region(c->ctx, c->op, i));
}

static McOp yield_of(const McContext *ctx, McBlock block) {
  McOp last = mc_block_last_op(ctx, block), none = {MC_NONE};
  return mc_op_has_fact(ctx, last, MC_FACT_SPARSE_TENSOR_YIELD) ? last : none;
}

static bool check_region(const McRoutineCheck *c, McBlock block, McStr name, const McType *inputs, uint32_t count,
                         McType output) {
  McContext *ctx = c->ctx;
  if (mc_block_num_args(ctx, block) != count) {
    return mc_plain_error(c, "%.*s region must have exactly %u arguments", (int)name.len, name.ptr, count);
  }
  for (uint32_t i = 0; i < count; i++) {
    if (mc_value_type(ctx, mc_block_arg(ctx, block, i)).index == inputs[i].index) continue;
    return mc_plain_error(c, "%.*s region argument %u type mismatch", (int)name.len, name.ptr, i + 1);
  }
  McOp yield = yield_of(ctx, block);
  if (yield.index == MC_NONE) {
    return mc_plain_error(c, "%.*s region must end with sparse_tensor.yield", (int)name.len, name.ptr);
  }
  if (mc_op_num_operands(ctx, yield) == 1 && mc_value_type(ctx, mc_op_operand(ctx, yield, 0)).index == output.index) {
    return true;
  }
  return mc_plain_error(c, "%.*s region yield type mismatch", (int)name.len, name.ptr);
}

/* The region for absent elements must not yield an argument of the enclosing block, nor a value that is computed in the
 * region or in that block, except a constant. */
static bool check_absent(const McRoutineCheck *c, McBlock block) {
  McContext *ctx = c->ctx;
  McValue value = mc_op_operand(ctx, yield_of(ctx, block), 0);
  McBlock around = mc_op_block(ctx, c->op), of = mc_value_block(ctx, value);
  if (of.index != MC_NONE) {
    return of.index != around.index || mc_plain_error(c, "absent region cannot yield linalg argument");
  }
  McOp op = mc_value_op(ctx, value);
  if (op.index == MC_NONE) return true;
  McBlock home = mc_op_block(ctx, op);
  if (mc_op_has_fact(ctx, op, MC_FACT_CONSTANT) || (home.index != block.index && home.index != around.index)) {
    return true;
  }
  return mc_plain_error(c, "absent region cannot yield locally computed value");
}

/* Arguments: names of the regions. */
bool mc_check_sparse_regions(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType x = mc_operand_type(c, 0), y = mc_operand_type(c, 1), output = mc_result_type(c, 0);
  if (x.index == MC_NONE || output.index == MC_NONE) return true;
  for (uint32_t i = 0; i < c->num_args; i++) {
    McStr name = mc_ident_str(ctx, (McIdent){c->args[i]});
    McBlock block = entry_of(c, i);
    bool left = name.ptr[0] == 'l', absent = name.ptr[0] == 'a', right = name.len == 5 && name.ptr[0] == 'r';
    if (block.index == MC_NONE) {
      if (left && attr_of(c, "left_identity").index != MC_NONE && x.index != output.index) {
        return mc_plain_error(c, "left=identity requires first argument to have the same type as the output");
      }
      if (right && attr_of(c, "right_identity").index != MC_NONE && y.index != output.index) {
        return mc_plain_error(c, "right=identity requires second argument to have the same type as the output");
      }
      continue;
    }
    bool both = name.ptr[0] == 'o' || (name.ptr[0] == 'r' && !right), select = name.ptr[0] == 's';
    McType inputs[2] = {right ? y : x, name.ptr[0] == 'o' ? y : x};
    McType yielded = select ? mc_type_integer(ctx, 1, MC_SIGNLESS) : output;
    if (!check_region(c, block, name, inputs, absent ? 0 : both ? 2 : 1, yielded)) return false;
    if (absent && !check_absent(c, block)) return false;
  }
  return true;
}

/* --- loops --- */

bool mc_check_sparse_foreach(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType tensor = mc_operand_type(c, 0);
  McBlock block = entry_of(c, 0);
  McSpan inits = group(c, false, 1);
  McAttr order = attr_of(c, "order");
  if (!is_tensor(ctx, tensor) || block.index == MC_NONE) return true;
  uint32_t rank = mc_type_rank(ctx, tensor), results = mc_op_num_results(ctx, c->op);
  if (order.index != MC_NONE && mc_kind(ctx, order.index) == MC_ATTR_AFFINE_MAP &&
      mc_affine_map_num_dims(ctx, mc_attr_affine_map_value(ctx, order)) != num_levels(ctx, tensor)) {
    return mc_plain_error(c, "Level traverse order does not match tensor's level rank");
  }
  if ((uint64_t)rank + 1 + inits.count != mc_block_num_args(ctx, block)) {
    return mc_plain_error(c, "Unmatched number of arguments in the block");
  }
  if (results != inits.count) return mc_plain_error(c, "Mismatch in number of init arguments and results");
  for (uint32_t i = 0; i < results; i++) {
    if (mc_result_type(c, i).index == mc_operand_type(c, inits.start + i).index) continue;
    return mc_plain_error(c, "Mismatch in types of init arguments and results");
  }
  McOp yield = yield_of(ctx, block);
  bool ok = yield.index == MC_NONE || mc_op_num_operands(ctx, yield) == results;
  for (uint32_t i = 0; ok && yield.index != MC_NONE && i < results; i++) {
    ok = mc_value_type(ctx, mc_op_operand(ctx, yield, i)).index == mc_result_type(c, i).index;
  }
  if (!ok) return mc_plain_error(c, "Mismatch in types of yield values and results");
  for (uint32_t d = 0; d < rank; d++) {
    if (mc_value_type(ctx, mc_block_arg(ctx, block, d)).index == ctx->cached.index) continue;
    return mc_plain_error(c, "Expecting Index type for argument at index %u", d);
  }
  McType element = mc_type_element(ctx, tensor), value = mc_value_type(ctx, mc_block_arg(ctx, block, rank));
  if (element.index == value.index) return true;
  return mc_plain_error(c, "Unmatched element type between input tensor and block argument, expected:%s, got: %s",
              mc_text_type(c->diags, element), mc_text_type(c->diags, value));
}

/* The first level, or the end of the levels (the last one plus 1), in a type of the dialect. */
static uint64_t bound_of(const McContext *ctx, McType type, uint32_t which) {
  const McRec *rec = mc_rec(ctx, type.index);
  return rec->kind == MC_TYPE_DEFINED && rec->num_words == 4 ? number_of(ctx, rec->words[2 + which]) : 0;
}

bool mc_check_sparse_space(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint64_t low = number_of(ctx, attr_of(c, "loLvl").index), high = number_of(ctx, attr_of(c, "hiLvl").index);
  McType parent = mc_operand_type(c, 1), space = mc_result_type(c, 0);
  if (space.index == MC_NONE) return true;
  if (low >= high) return mc_op_error(c->diags, ctx, c->op, "expected smaller level low than level high");
  if ((parent.index != MC_NONE) == (low == 0)) {
    return mc_op_error(c->diags, ctx, c->op, "parent iterator should be specified iff level lower bound equals 0");
  }
  if (parent.index == MC_NONE) return true;
  if (mc_sparse_encoding_of(ctx, parent) != mc_sparse_encoding_of(ctx, space)) {
    return mc_op_error(c->diags, ctx, c->op, "mismatch in parent iterator encoding and iteration space encoding.");
  }
  if (bound_of(ctx, parent, 1) == low) return true;
  return mc_op_error(c->diags, ctx, c->op,
                     "parent iterator should be used to extract an iteration space from a consecutive level.");
}

bool mc_check_sparse_value(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType tensor = mc_operand_type(c, 0), iterator = mc_operand_type(c, 1);
  if (!is_tensor(ctx, tensor) || iterator.index == MC_NONE) return true;
  if (mc_sparse_encoding_of(ctx, tensor) != mc_sparse_encoding_of(ctx, iterator)) {
    return mc_op_error(c->diags, ctx, c->op, "mismatch in tensor encoding and iterator encoding.");
  }
  if (bound_of(ctx, iterator, 1) == num_levels(ctx, tensor)) return true;
  return mc_op_error(c->diags, ctx, c->op, "must use last-level iterator to extract values. ");
}

/* The type that the result has to have: the tensor's encoding, the levels. */
bool mc_check_sparse_space_type(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType tensor = mc_operand_type(c, 0), space = mc_result_type(c, 0);
  uint32_t encoding = mc_sparse_encoding_of(ctx, tensor);
  if (encoding == MC_NONE || space.index == MC_NONE || mc_rec(ctx, space.index)->kind != MC_TYPE_DEFINED) return true;
  McType u64 = mc_type_integer(ctx, 64, MC_UNSIGNED);
  uint32_t values[3] = {encoding, mc_attr_integer(ctx, u64, (int64_t)number_of(ctx, attr_of(c, "loLvl").index)).index,
                        mc_attr_integer(ctx, u64, (int64_t)number_of(ctx, attr_of(c, "hiLvl").index)).index};
  McType wanted = {mc_defined_intern(ctx, mc_definition_of(ctx, space.index), values)};
  if (wanted.index == MC_NONE) return mc_out_of_memory(c->diags);
  if (wanted.index == space.index) return true;
  McStr op = mc_op_name_str(ctx, mc_op_get_name(ctx, c->op));
  mc_error(c->diags, mc_op_loc(ctx, c->op),
           "'%.*s' op inferred type(s) '%s' are incompatible with return type(s) of operation '%s'", (int)op.len,
           op.ptr, mc_text_type(c->diags, wanted), mc_text_type(c->diags, space));
  return mc_op_error(c->diags, ctx, c->op, "failed to infer returned types");
}

static uint32_t count_bits(uint64_t set) {
  uint32_t count = 0;
  for (; set != 0; set &= set - 1) count++;
  return count;
}

/* The levels of the first space, and the coordinates that are used: none beyond them. */
static bool check_coordinates(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  if (group(c, false, 1).count != mc_op_num_results(ctx, c->op)) {
    return mc_op_error(c->diags, ctx, c->op, "mismatch in number of loop-carried values and defined values");
  }
  McType space = mc_operand_type(c, 0);
  if (space.index == MC_NONE) return true;
  uint64_t used = number_of(ctx, attr_of(c, "crdUsedLvls").index),
           levels = bound_of(ctx, space, 1) - bound_of(ctx, space, 0);
  if (levels >= 64 || used >> levels == 0) return true;
  return mc_op_error(c->diags, ctx, c->op, "required out-of-bound coordinates");
}

static int by_number(const void *a, const void *b) {
  uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return x < y ? -1 : x > y;
}

bool mc_check_sparse_loop(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr cases = attr_of(c, "cases");
  uint32_t count = mc_sparse_num_levels(ctx, cases), regions = mc_op_num_regions(ctx, c->op), different = 0;
  if (!check_coordinates(c)) return false;
  if (cases.index == MC_NONE) return true;
  uint64_t *sets = mc_alloc(&ctx->alloc, (count + 1) * sizeof *sets);
  if (sets == NULL) return mc_out_of_memory(c->diags);
  for (uint32_t i = 0; i < count; i++) sets[i] = mc_sparse_level(ctx, cases, i);
  qsort(sets, count, sizeof *sets, by_number);
  for (uint32_t i = 0; i < count; i++) different += i == 0 || sets[i] != sets[i - 1];
  mc_free(&ctx->alloc, sets, (count + 1) * sizeof *sets);
  return different == regions || mc_op_error(c->diags, ctx, c->op, "contains duplicated cases.");
}

/* Checks the types of the values that are carried through region `r`. on: the end of messages. */
static bool check_carried(const McRoutineCheck *c, uint32_t r, uint32_t carried, const char *on) {
  McContext *ctx = c->ctx;
  McBlock block = entry_of(c, r);
  McSpan inits = group(c, false, 1);
  uint32_t results = mc_op_num_results(ctx, c->op);
  if (block.index == MC_NONE) return true;
  McOp yield = yield_of(ctx, block);
  if (yield.index == MC_NONE) return true;
  if (carried != results) {
    return mc_op_error(c->diags, ctx, c->op, "mismatch in number of basic block args and defined values");
  }
  if (inits.count != results || mc_op_num_operands(ctx, yield) != results || mc_block_num_args(ctx, block) < results) {
    return mc_op_error(c->diags, ctx, c->op, "number mismatch between iter args and results%s", on[0] == 0 ? "." : on);
  }
  for (uint32_t i = 0; i < results; i++) {
    uint32_t type = mc_result_type(c, i).index;
    const char *what =
        mc_operand_type(c, inits.start + i).index != type                ? "th iter operand and defined value"
        : mc_value_type(ctx, mc_block_arg(ctx, block, i)).index != type  ? "th iter region arg and defined value"
        : mc_value_type(ctx, mc_op_operand(ctx, yield, i)).index != type ? "th yield value and defined value"
                                                                         : NULL;
    if (what != NULL) return mc_op_error(c->diags, ctx, c->op, "types mismatch between %u%s%s", i, what, on);
  }
  return true;
}

bool mc_check_sparse_carried(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr cases = attr_of(c, "cases");
  uint32_t used = count_bits(number_of(ctx, attr_of(c, "crdUsedLvls").index));
  /* iterate: the last argument is the iterator, after the coordinates; without these all carry values */
  if (cases.index == MC_NONE) {
    McBlock block = entry_of(c, 0);
    uint32_t count = block.index == MC_NONE ? 0 : mc_block_num_args(ctx, block);
    McType space = mc_operand_type(c, 0);
    if (block.index == MC_NONE || space.index == MC_NONE) return true;
    const McRec *rec = mc_rec(ctx, space.index), *last = NULL;
    if (count > 0) last = mc_rec(ctx, mc_value_type(ctx, mc_block_arg(ctx, block, count - 1)).index);
    bool same = last != NULL && last->kind == MC_TYPE_DEFINED && rec->num_words == 4 && last->num_words == 4 &&
                last->words[0] != rec->words[0] && memcmp(last->words + 1, rec->words + 1, 3 * sizeof(uint32_t)) == 0;
    McSpan inits = group(c, false, 1);
    if (!mc_loop_values(c, (McGroup){false, inits.start, inits.count}, 0, count > used ? count - 1 - used : count,
                        yield_of(ctx, block))) {
      return false;
    }
    if (!same) return mc_op_error(c->diags, ctx, c->op, "mismatch in iterator and iteration space type");
    return check_carried(c, 0, count - 1 - used, "");
  }
  for (uint32_t r = 0, n = mc_op_num_regions(ctx, c->op); r < n; r++) {
    char on[32];
    snprintf(on, sizeof on, " on %uth region", r);
    if (!check_carried(c, r, group(c, false, 1).count, on)) return false;
  }
  return true;
}
