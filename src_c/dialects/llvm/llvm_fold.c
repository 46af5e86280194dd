/* llvm_fold.c - constants of llvm, and what its operations fold to: mlir-opt 22's. */
#include "defs/defined.h"
#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm.h"
#include "dialects/shared/constants.h"
#include "dialects/shared/shared_checks.h"
#include "transform/numbers.h"

/* The attributes that are constants of every type, and the operations that make them. */
static const char *const FILLERS[][2] = {
    {"llvm.undef", "llvm.mlir.undef"}, {"llvm.zero", "llvm.mlir.zero"}, {"llvm.poison", "llvm.mlir.poison"}};

/* The operation of such an attribute; NULL: it is another. */
static const char *filler(McContext *ctx, McAttr attr) {
  if (mc_kind(ctx, attr.index) != MC_ATTR_DEFINED) return NULL;
  McStr name = mc_ident_str(ctx, mc_defined_name(ctx, attr.index));
  for (size_t i = 0; i < MC_COUNT(FILLERS); i++) {
    if (name.len == strlen(FILLERS[i][0]) && memcmp(name.ptr, FILLERS[i][0], name.len) == 0) return FILLERS[i][1];
  }
  return NULL;
}

/* The attribute of llvm of that name, with these parameters. */
static McFolded fold_to_defined(McFold *f, const char *name, const uint32_t *values) {
  McIdent ident = mc_ident(f->ctx, name, strlen(name));
  const McDefinition *def = ident.index == MC_NONE ? NULL : mc_definition(f->ctx, ident, false);
  f->results[0].attr.index = mc_defined_intern(f->ctx, def, values);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

McFolded mc_fold_llvm_undef(McFold *f) { return fold_to_defined(f, "llvm.undef", NULL); }
McFolded mc_fold_llvm_poison(McFold *f) { return fold_to_defined(f, "llvm.poison", NULL); }

/* llvm.mlir.constant holds numbers and elements of the result's type; a symbol is an address. */
McOp mc_constant_llvm(McRewriter *rw, McAttr value, McType type, McOp before) {
  McContext *ctx = mc_rw_ctx(rw);
  McNamedAttr named = {ctx->known[MC_ID_value], value};
  McRwOp made = {.name = "llvm.mlir.constant", .results = &type, .num_results = 1, .attrs = &named, .num_attrs = 1};
  McKind kind = mc_kind(ctx, value.index);
  if (kind == MC_ATTR_SYMBOL_REF) {
    made.name = "llvm.mlir.addressof";
    named.name = mc_ident(ctx, "global_name", strlen("global_name"));
    return named.name.index == MC_NONE ? (McOp){MC_NONE} : mc_rw_create(rw, before, &made);
  }
  const char *filling = filler(ctx, value);
  if (filling != NULL) {
    made.name = filling;
    made.num_attrs = 0;
    return mc_rw_create(rw, before, &made);
  }
  bool holds = kind == MC_ATTR_INTEGER || kind == MC_ATTR_FLOAT || mc_is_elements_kind(kind);
  if (!holds || mc_attr_value_type(ctx, value).index != type.index) return (McOp){MC_NONE};
  return mc_rw_create(rw, before, &made);
}

/* The zero of numbers, or of anything else. */
McFolded mc_fold_llvm_zero(McFold *f) {
  McAttr zero = mc_attr_zero(f->ctx, mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0)));
  f->results[0].attr = zero;
  return zero.index == MC_NONE ? fold_to_defined(f, "llvm.zero", NULL) : MC_FOLDED;
}

/* Not the address of the function: its dialect makes no constant of this. */
McFolded mc_fold_llvm_dso_local(McFold *f) {
  uint32_t function = mc_attr_named(f->ctx, f->op, "function_name").index;
  return function == MC_NONE ? MC_NOT_FOLDED : fold_to_defined(f, "llvm.dso_local_equivalent", &function);
}

McStr mc_llvm_array_data(McContext *ctx, McOp op, const char *name) {
  McAttr array = mc_attr_named(ctx, op, name);
  bool is_array = array.index != MC_NONE && mc_kind(ctx, array.index) == MC_ATTR_DENSE_ARRAY;
  return is_array ? mc_attr_dense_data(ctx, array) : MC_STR("");
}

/* --- casts --- */

static McFolded fold_to(McFold *f, McValue value) {
  f->results[0].value = value;
  return MC_FOLDED;
}

/* A cast to the same type is its operand, and one of a cast is one cast, or none. */
static McFolded fold_cast(McFold *f, const char *name) {
  McContext *ctx = f->ctx;
  McValue value = mc_op_operand(ctx, f->op, 0);
  uint32_t type = mc_value_type(ctx, mc_op_result(ctx, f->op, 0)).index;
  if (mc_value_type(ctx, value).index == type) return fold_to(f, value);
  McOp before = mc_value_made_by(ctx, value, name);
  if (before.index == MC_NONE) return MC_NOT_FOLDED;
  value = mc_op_operand(ctx, before, 0);
  if (mc_value_type(ctx, value).index == type) return fold_to(f, value);
  mc_op_set_operand(ctx, f->op, 0, value);
  return MC_FOLDED_IN_PLACE;
}

McFolded mc_fold_llvm_bitcast(McFold *f) { return fold_cast(f, "llvm.bitcast"); }
McFolded mc_fold_llvm_addrspacecast(McFold *f) { return fold_cast(f, "llvm.addrspacecast"); }

/* A number is extended. Vectors stay, as in mlir-opt 22. */
McFolded mc_fold_llvm_zext(McFold *f) {
  McAttr number = f->constants[0];
  if (number.index == MC_NONE || mc_kind(f->ctx, number.index) != MC_ATTR_INTEGER) return MC_NOT_FOLDED;
  bool is_signed = false;
  McType type = mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0));
  f->results[0].attr = mc_fold_numbers(f->ctx, &number, 1, type, mc_fold_number_extend, &is_signed);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

/* --- numbers; vectors stay, as in mlir-opt 22 --- */

static McFolded fold_numbers(McFold *f, McNumberFold fold, void *data) {
  McContext *ctx = f->ctx;
  for (uint32_t i = 0; i < 2; i++) {
    uint32_t number = f->constants[i].index;
    if (number == MC_NONE || mc_kind(ctx, number) != MC_ATTR_INTEGER) return MC_NOT_FOLDED;
  }
  McType type = mc_value_type(ctx, mc_op_result(ctx, f->op, 0));
  f->results[0].attr = mc_fold_numbers(ctx, f->constants, 2, type, fold, data);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

McFolded mc_fold_llvm_or(McFold *f) {
  char bits = '|';
  return fold_numbers(f, mc_fold_number_bits, &bits);
}

McFolded mc_fold_llvm_shl(McFold *f) {
  McShift shift = MC_SHIFT_LEFT;
  return fold_numbers(f, mc_fold_number_shift, &shift);
}

/* The only element of a vector. */
McFolded mc_fold_llvm_shufflevector(McFold *f) {
  McContext *ctx = f->ctx;
  McValue value = mc_op_operand(ctx, f->op, 0);
  McType type = mc_value_type(ctx, value);
  bool one = mc_kind(ctx, type.index) == MC_TYPE_VECTOR && mc_type_rank(ctx, type) == 1 &&
             mc_type_dim(ctx, type, 0) == 1 && !mc_type_dim_scalable(ctx, type, 0);
  McStr numbers = mc_llvm_array_data(ctx, f->op, "mask");
  static const char zero[4] = {0};
  if (!one || numbers.len != sizeof zero) return MC_NOT_FOLDED;
  return memcmp(numbers.ptr, zero, sizeof zero) == 0 ? fold_to(f, value) : MC_NOT_FOLDED;
}

/* --- llvm.icmp --- */

static McFolded fold_to_bool(McFold *f, bool value) {
  McType type = mc_value_type(f->ctx, mc_op_result(f->ctx, f->op, 0));
  f->results[0].attr = mc_attr_of_int(f->ctx, type, value);
  return f->results[0].attr.index == MC_NONE ? MC_NOT_FOLDED : MC_FOLDED;
}

/* A value is equal to itself, and new memory is not at null. */
McFolded mc_fold_llvm_icmp(McFold *f) {
  enum { EQ, NE };
  McContext *ctx = f->ctx;
  int64_t predicate = mc_llvm_enum_value(ctx, mc_attr_named(ctx, f->op, "predicate"));
  if (predicate != EQ && predicate != NE) return MC_NOT_FOLDED;
  McValue left = mc_op_operand(ctx, f->op, 0), right = mc_op_operand(ctx, f->op, 1);
  if (left.index == right.index) return fold_to_bool(f, predicate == EQ);
  bool is_new = mc_value_made_by(ctx, left, "llvm.alloca").index != MC_NONE;
  if (is_new && mc_value_made_by(ctx, right, "llvm.mlir.zero").index != MC_NONE) {
    return fold_to_bool(f, predicate == NE);
  }
  is_new = mc_value_made_by(ctx, right, "llvm.alloca").index != MC_NONE;
  if (!is_new || mc_value_made_by(ctx, left, "llvm.mlir.zero").index == MC_NONE) return MC_NOT_FOLDED;
  mc_op_set_operand(ctx, f->op, 0, right);
  mc_op_set_operand(ctx, f->op, 1, left);
  return MC_FOLDED_IN_PLACE;
}

/* --- llvm.extractvalue --- */

enum { MAX_INSERTIONS = 1000 }; /* in a row that are looked at, so that long rows cost linear time; upstream has none */

/* The place in an aggregate, as 64-bit numbers. */
static McStr place_of(McContext *ctx, McOp op) { return mc_llvm_array_data(ctx, op, "position"); }

/* Returns the value that was inserted at the place, or MC_NONE; then it is at *place in *container. Insertions at other
 * places are skipped; if a value that was inserted has the place in it, the search goes on in that value. *passed: the
 * container that the search came to before that. */
static McValue inserted_at(McContext *ctx, McStr *place, McValue *container, McValue *passed) {
  bool inside = false;
  *passed = *container;
  for (int i = 0; i < MAX_INSERTIONS; i++) {
    McOp insert = mc_value_made_by(ctx, *container, "llvm.insertvalue");
    if (insert.index == MC_NONE) break;
    McStr at = place_of(ctx, insert);
    bool overlaps = memcmp(at.ptr, place->ptr, at.len < place->len ? at.len : place->len) == 0;
    if (overlaps && at.len == place->len) return mc_op_operand(ctx, insert, 1);
    if (overlaps && at.len > place->len) break; /* a part of what is asked for */
    *container = mc_op_operand(ctx, insert, overlaps ? 1 : 0);
    inside = inside || overlaps;
    if (overlaps) *place = (McStr){place->ptr + at.len, place->len - at.len};
    if (!inside) *passed = *container;
  }
  return (McValue){MC_NONE};
}

/* An element of elements: the only one of a splat, or one by the only index. MC_NONE: it is not of that type, or there
 * are several indices. */
static McAttr dense_element(McContext *ctx, McAttr constant, McStr place, McType type) {
  McAttr none = {MC_NONE};
  McType all = mc_attr_value_type(ctx, constant);
  if (mc_type_element(ctx, all).index != type.index) return none;
  if (mc_attr_dense_is_splat(ctx, constant)) return mc_attr_dense_get(ctx, constant, 0);
  int64_t at;
  if (place.len != sizeof at) return none;
  memcpy(&at, place.ptr, sizeof at);
  bool fits = at >= 0 && mc_type_rank(ctx, all) == 1 && at < mc_type_dim(ctx, all, 0);
  return fits ? mc_attr_dense_get(ctx, constant, (uint64_t)at) : none;
}

/* The constant at a place of a constant aggregate; MC_NONE: it is none. */
static McAttr constant_at(McContext *ctx, McAttr constant, McStr place, McType type) {
  McAttr none = {MC_NONE};
  while (constant.index != MC_NONE && mc_kind(ctx, constant.index) == MC_ATTR_ARRAY && place.len > 0) {
    int64_t at;
    memcpy(&at, place.ptr, sizeof at);
    place = (McStr){place.ptr + sizeof at, place.len - sizeof at};
    bool fits = at >= 0 && (uint64_t)at < mc_attr_array_size(ctx, constant);
    constant = fits ? mc_attr_array_get(ctx, constant, (uint32_t)at) : none;
  }
  if (constant.index == MC_NONE || filler(ctx, constant) != NULL) return constant;
  if (mc_kind(ctx, constant.index) == MC_ATTR_DENSE_ELEMENTS) return dense_element(ctx, constant, place, type);
  return place.len == 0 && mc_attr_value_type(ctx, constant).index == type.index ? constant : none;
}

/* A part of a part: one place. */
static McFolded join_places(McFold *f, McOp outer) {
  McContext *ctx = f->ctx;
  McStr first = place_of(ctx, outer), then = place_of(ctx, f->op);
  size_t len = first.len + then.len;
  int64_t *place = mc_alloc(&ctx->alloc, len + 1);
  if (place == NULL) return MC_NOT_FOLDED;
  memcpy(place, first.ptr, first.len);
  memcpy((char *)place + first.len, then.ptr, then.len);
  McAttr attr = mc_i64_array_attr(ctx, place, len / sizeof *place);
  mc_free(&ctx->alloc, place, len + 1);
  McIdent name = mc_ident(ctx, "position", strlen("position"));
  if (attr.index == MC_NONE || !mc_op_set_attribute(ctx, f->op, name, attr)) return MC_NOT_FOLDED;
  mc_op_set_operand(ctx, f->op, 0, mc_op_operand(ctx, outer, 0));
  return MC_FOLDED_IN_PLACE;
}

McFolded mc_fold_llvm_extractvalue(McFold *f) {
  McContext *ctx = f->ctx;
  McOp outer = mc_value_made_by(ctx, mc_op_operand(ctx, f->op, 0), "llvm.extractvalue");
  if (outer.index != MC_NONE) return join_places(f, outer);
  McStr place = place_of(ctx, f->op);
  McType type = mc_value_type(ctx, mc_op_result(ctx, f->op, 0));
  McValue before = mc_op_operand(ctx, f->op, 0), container = before, passed;
  McValue value = inserted_at(ctx, &place, &container, &passed);
  McAttr known = container.index == before.index ? f->constants[0] : mc_constant_of(ctx, container);
  if (value.index == MC_NONE) f->results[0].attr = constant_at(ctx, known, place, type);
  /* also when the value is known: sccp of mlir-opt 22 takes back what a fold does in place, and leaves this */
  if (passed.index != before.index) mc_op_set_operand(ctx, f->op, 0, passed);
  if (f->results[0].attr.index != MC_NONE) return MC_FOLDED;
  if (value.index != MC_NONE && mc_value_type(ctx, value).index == type.index) return fold_to(f, value);
  /* nor does it notice that a fold changed the operand to what an operation made that inserts nothing */
  bool reported = mc_value_is_block_arg(ctx, container) ||
                  mc_value_made_by(ctx, container, "llvm.insertvalue").index != MC_NONE;
  return passed.index != before.index && reported ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}

/* --- llvm.getelementptr --- */

enum { MAX_GEP = (1 << 28) - 1 }; /* numbers have 29 bits */

/* The number of an index, whether it is stated or the constant of an operand. False: there is none. */
static bool index_at(McContext *ctx, McStr indices, size_t i, McAttr constant, int64_t *out) {
  int32_t stated;
  memcpy(&stated, indices.ptr + sizeof stated * i, sizeof stated);
  *out = stated;
  if (stated != MC_LLVM_GEP_DYNAMIC) return true;
  return constant.index != MC_NONE && mc_kind(ctx, constant.index) == MC_ATTR_INTEGER &&
         mc_attr_integer_i64(ctx, constant, out);
}

/* Indices that are constants are stated. Returns true after a change. */
static bool state_indices(McFold *f, McStr indices) {
  McContext *ctx = f->ctx;
  size_t n = indices.len / sizeof(int32_t);
  uint32_t operands = mc_op_num_operands(ctx, f->op), next = 1, found = 0;
  int32_t *made = mc_alloc(&ctx->alloc, (n + 1) * sizeof *made);
  uint8_t *gone = mc_alloc_zeroed(&ctx->alloc, operands + 1);
  bool ok = made != NULL && gone != NULL;
  for (size_t i = 0; i < n && ok; i++) {
    memcpy(&made[i], indices.ptr + sizeof *made * i, sizeof *made);
    if (made[i] != MC_LLVM_GEP_DYNAMIC || next >= operands) continue;
    uint32_t operand = next++;
    int64_t index;
    if (!index_at(ctx, indices, i, f->constants[operand], &index)) continue;
    if (index > MAX_GEP || index < -MAX_GEP - 1) continue;
    made[i] = (int32_t)index;
    gone[operand] = 1;
    found++;
  }
  if (ok && found > 0) {
    McAttr attr = mc_attr_dense_array(ctx, mc_type_integer(ctx, 32, MC_SIGNLESS), made, n, NULL);
    McAttr before = mc_op_properties(ctx, f->op);
    McIdent name = mc_ident(ctx, "rawConstantIndices", strlen("rawConstantIndices"));
    ok = attr.index != MC_NONE && mc_op_set_attribute(ctx, f->op, name, attr);
    if (ok && !mc_op_erase_operands(ctx, f->op, gone)) {
      mc_op_set_properties(ctx, f->op, before);
      ok = false;
    }
  }
  if (made != NULL) mc_free(&ctx->alloc, made, (n + 1) * sizeof *made);
  if (gone != NULL) mc_free(&ctx->alloc, gone, operands + 1);
  return ok && found > 0;
}

/* The element 0 of what is at an address. */
McFolded mc_fold_llvm_gep(McFold *f) {
  McContext *ctx = f->ctx;
  McStr indices = mc_llvm_array_data(ctx, f->op, "rawConstantIndices");
  McValue base = mc_op_operand(ctx, f->op, 0);
  int64_t index;
  McAttr constant = mc_op_num_operands(ctx, f->op) > 1 ? f->constants[1] : (McAttr){MC_NONE};
  if (indices.len == sizeof(int32_t) && index_at(ctx, indices, 0, constant, &index) && index == 0 &&
      mc_value_type(ctx, base).index == mc_value_type(ctx, mc_op_result(ctx, f->op, 0)).index) {
    return fold_to(f, base);
  }
  return state_indices(f, indices) ? MC_FOLDED_IN_PLACE : MC_NOT_FOLDED;
}
