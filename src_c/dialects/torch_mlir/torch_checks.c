/* torch_checks.c - checks of the torch dialect: which types can be where others are wanted, classes and their modules,
 * global slots, shapes, and functions of ATen that state more than types.
 *
 * Checks are in torch-mlir's words and order.
 */
#include "defs/infer.h"
#include "dialects/torch_mlir/torch_mlir.def"
#include "dialects/torch_mlir/torch_mlir.h"
#include "types/report.h"

/* --- tensors and constants --- */

McTorchTensor mc_torch_tensor(const McContext *ctx, McType type) {
  McTorchTensor out = {.dtype = {MC_NONE}};
  if (type.index == MC_NONE) return out;
  out.is_value = mc_is_defined_as(ctx, type.index, "torch.vtensor");
  out.is_tensor = out.is_value || mc_is_defined_as(ctx, type.index, "torch.tensor");
  if (!out.is_tensor) return out;
  uint32_t sizes = mc_defined_param(ctx, type.index, 0);
  out.has_sizes = sizes != MC_NONE && mc_kind(ctx, sizes) == MC_ATTR_DENSE_ARRAY;
  if (out.has_sizes) {
    McStr data = mc_attr_dense_data(ctx, (McAttr){sizes});
    out.sizes = data.ptr;
    out.rank = (uint32_t)(data.len / sizeof(int64_t));
  }
  out.dtype.index = mc_defined_param(ctx, type.index, 1);
  return out;
}

int64_t mc_torch_size(const McTorchTensor *tensor, uint32_t i) {
  int64_t size;
  MC_ASSERT(i < tensor->rank);
  memcpy(&size, tensor->sizes + i * sizeof size, sizeof size);
  return size;
}

bool mc_torch_is_static(const McTorchTensor *tensor) {
  for (uint32_t i = 0; i < tensor->rank; i++) {
    if (mc_torch_size(tensor, i) == MC_TORCH_UNKNOWN) return false;
  }
  return tensor->has_sizes;
}

int64_t mc_torch_numel(const McTorchTensor *tensor) {
  int64_t product = 1;
  for (uint32_t i = 0; i < tensor->rank; i++) {
    int64_t size = mc_torch_size(tensor, i);
    if (size < 0 || __builtin_mul_overflow(product, size, &product)) return MC_TORCH_UNKNOWN;
  }
  return product;
}

bool mc_torch_is_kind(const McContext *ctx, McOp op, const char *kind) {
  if (op.index == MC_NONE || mc_op_is_opaque(ctx, op)) return false;
  const McOpDef *def = mc_op_def(ctx, op);
  return mc_def_has_fact(def, MC_FACT_TORCH_KIND) && mc_str_is(mc_def_fact_word(ctx, def, MC_FACT_TORCH_KIND), kind);
}

McOp mc_torch_defined_by(const McContext *ctx, McValue value, const char *kind) {
  McOp op = value.index == MC_NONE ? (McOp){MC_NONE} : mc_value_op(ctx, value);
  return mc_torch_is_kind(ctx, op, kind) ? op : (McOp){MC_NONE};
}

bool mc_torch_int(const McContext *ctx, McValue value, int64_t *number) {
  McOp op = mc_torch_defined_by(ctx, value, "int");
  McAttr held = op.index == MC_NONE ? (McAttr){MC_NONE} : mc_op_property_named(ctx, op, "value");
  return held.index != MC_NONE && mc_kind(ctx, held.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, held, number);
}

bool mc_torch_float(const McContext *ctx, McValue value, double *number) {
  McOp op = mc_torch_defined_by(ctx, value, "float");
  McAttr held = op.index == MC_NONE ? (McAttr){MC_NONE} : mc_op_property_named(ctx, op, "value");
  if (held.index == MC_NONE || mc_kind(ctx, held.index) != MC_ATTR_FLOAT) return false;
  *number = mc_attr_float_double(ctx, held);
  return true;
}

MC_COLD void mc_torch_op_text(const McRoutineCheck *c, McOp op, McBuf *out) {
  mc_buf_init(out, &c->ctx->alloc);
  if (!c->ctx->show->op(c->ctx, op, out)) mc_out_of_memory(c->diags);
}

MC_COLD void mc_torch_value_text(const McRoutineCheck *c, McValue value, McBuf *out) {
  McOp op = mc_value_op(c->ctx, value);
  if (op.index != MC_NONE) {
    mc_torch_op_text(c, op, out);
    return;
  }
  mc_buf_init(out, &c->ctx->alloc);
  mc_buf_printf(out, "<block argument> of type '%s' at index: %u", mc_text_type(c->diags, mc_value_type(c->ctx, value)),
                mc_value_index(c->ctx, value));
}

/* --- subtypes --- */

/* Types can share their parts, so that a pair of them can have very many pairs of parts. After so many the answer is
 * yes. */
enum { MAX_PAIRS = 1 << 16, MAX_DEPTH = 256 };

typedef struct Subtypes {
  const McContext *ctx;
  uint32_t pairs, depth;
} Subtypes;

static bool is_subtype(Subtypes *s, McType subtype, McType type);

/* The parts of a union or a tuple. */
static uint32_t num_parts(const McContext *ctx, McType type) {
  uint32_t list = mc_defined_param(ctx, type.index, 0);
  return list == MC_NONE ? 0 : mc_attr_array_size(ctx, (McAttr){list});
}
static McType part(const McContext *ctx, McType type, uint32_t i) {
  return mc_attr_type_value(ctx, mc_attr_array_get(ctx, (McAttr){mc_defined_param(ctx, type.index, 0)}, i));
}

static bool is_subtensor(const McTorchTensor *subtype, const McTorchTensor *type) {
  if (subtype->is_value != type->is_value) return false;
  if (type->dtype.index != MC_NONE && type->dtype.index != subtype->dtype.index) return false;
  if (!type->has_sizes) return true;
  if (!subtype->has_sizes || subtype->rank != type->rank) return false;
  for (uint32_t i = 0; i < type->rank; i++) {
    int64_t size = mc_torch_size(type, i);
    if (size != MC_TORCH_UNKNOWN && size != mc_torch_size(subtype, i)) return false;
  }
  return true;
}

static bool all_parts_are(Subtypes *s, McType unions, McType type) {
  for (uint32_t i = 0, n = num_parts(s->ctx, unions); i < n; i++) {
    if (!is_subtype(s, part(s->ctx, unions, i), type)) return false;
  }
  return true;
}

static bool is_any_part(Subtypes *s, McType subtype, McType unions) {
  for (uint32_t i = 0, n = num_parts(s->ctx, unions); i < n; i++) {
    if (is_subtype(s, subtype, part(s->ctx, unions, i))) return true;
  }
  return false;
}

static bool parts_match(Subtypes *s, McType subtype, McType type) {
  uint32_t n = num_parts(s->ctx, type);
  if (num_parts(s->ctx, subtype) != n) return false;
  for (uint32_t i = 0; i < n; i++) {
    if (!is_subtype(s, part(s->ctx, subtype, i), part(s->ctx, type, i))) return false;
  }
  return true;
}

static bool is_subtype_by_kind(Subtypes *s, McType subtype, McType type) {
  const McContext *ctx = s->ctx;
#define IS(type, name) mc_is_defined_as(ctx, (type).index, "torch." name)
  if (IS(subtype, "union")) return all_parts_are(s, subtype, type);
  if (IS(type, "any")) return true;
  if (IS(type, "number")) return IS(subtype, "int") || IS(subtype, "float");
  if (IS(type, "optional")) {
    return is_subtype(s, subtype, (McType){mc_defined_param(ctx, type.index, 0)}) || IS(subtype, "none");
  }
  if (IS(type, "union")) return is_any_part(s, subtype, type);
  if (IS(type, "tuple")) return IS(subtype, "tuple") && parts_match(s, subtype, type);
#undef IS
  McTorchTensor a = mc_torch_tensor(ctx, subtype), b = mc_torch_tensor(ctx, type);
  return a.is_tensor && b.is_tensor && is_subtensor(&a, &b);
}

static bool is_subtype(Subtypes *s, McType subtype, McType type) {
  if (subtype.index == type.index || s->pairs == MAX_PAIRS || s->depth == MAX_DEPTH) return true;
  s->pairs++;
  s->depth++;
  bool yes = is_subtype_by_kind(s, subtype, type);
  s->depth--;
  return yes;
}

bool mc_torch_is_subtype(const McContext *ctx, McType subtype, McType type) {
  Subtypes s = {ctx, 0, 0};
  return is_subtype(&s, subtype, type);
}

static bool is_number(Subtypes *s, McType type) {
  const McContext *ctx = s->ctx;
  if (mc_is_defined_as(ctx, type.index, "torch.number") || mc_is_defined_as(ctx, type.index, "torch.int") ||
      mc_is_defined_as(ctx, type.index, "torch.float")) {
    return true;
  }
  if (!mc_is_defined_as(ctx, type.index, "torch.union")) return false;
  if (s->pairs == MAX_PAIRS || s->depth == MAX_DEPTH) return true;
  bool yes = true;
  s->pairs++;
  s->depth++;
  for (uint32_t i = 0, n = num_parts(ctx, type); yes && i < n; i++) yes = is_number(s, part(ctx, type, i));
  s->depth--;
  return yes;
}

bool mc_predicate_torch_scalar(const McContext *ctx, uint32_t id) {
  Subtypes s = {ctx, 0, 0};
  return is_number(&s, (McType){id});
}

/* --- casts, containers --- */

static bool are_compatible(const McTorchTensor *a, const McTorchTensor *b) {
  if (a->dtype.index != MC_NONE && b->dtype.index != MC_NONE && a->dtype.index != b->dtype.index) return false;
  if (!a->has_sizes || !b->has_sizes) return true;
  if (a->rank != b->rank) return false;
  for (uint32_t i = 0; i < a->rank; i++) {
    int64_t x = mc_torch_size(a, i), y = mc_torch_size(b, i);
    if (x != MC_TORCH_UNKNOWN && y != MC_TORCH_UNKNOWN && x != y) return false;
  }
  return true;
}

bool mc_check_torch_cast(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType from = mc_operand_type(c, 0), to = mc_result_type(c, 0);
  McStr how = mc_ident_str(ctx, (McIdent){c->args[0]});
  bool fits;
  if (mc_str_is(how, "wider")) {
    fits = mc_torch_is_subtype(ctx, from, to);
  } else if (mc_str_is(how, "narrower")) {
    fits = mc_torch_is_subtype(ctx, to, from);
  } else {
    McTorchTensor a = mc_torch_tensor(ctx, from), b = mc_torch_tensor(ctx, to);
    fits = are_compatible(&a, &b);
  }
  return fits || fail(c, "operand type '%s' and result type '%s' are cast incompatible", mc_text_type(c->diags, from),
                      mc_text_type(c->diags, to));
}

static bool all_of(const McRoutineCheck *c, McGroup group, McType type) {
  for (uint32_t i = 0; i < group.count; i++) {
    if (!mc_torch_is_subtype(c->ctx, mc_group_type(c, group, i), type)) return false;
  }
  return true;
}

/* Arguments of pairs: values, the number of the result's parameter, the message. */
bool mc_check_torch_contained(const McRoutineCheck *c) {
  McType result = mc_result_type(c, 0);
  for (uint32_t i = 0; i + 3 <= c->num_args; i += 3) {
    uint32_t param = mc_ident_str(c->ctx, (McIdent){c->args[i + 1]}).ptr[0] == '0' ? 0 : 1;
    McType type = {mc_defined_param(c->ctx, result.index, param)};
    McStr message = mc_ident_str(c->ctx, (McIdent){c->args[i + 2]});
    if (all_of(c, mc_named_group(c, c->args[i]), type)) continue;
    return mc_plain_error(c, "%.*s", (int)message.len, message.ptr);
  }
  return true;
}

bool mc_check_torch_tuple(const McRoutineCheck *c) {
  McType result = mc_result_type(c, 0);
  uint32_t count = mc_op_num_operands(c->ctx, c->op);
  bool fits = num_parts(c->ctx, result) == count;
  for (uint32_t i = 0; fits && i < count; i++) {
    fits = mc_torch_is_subtype(c->ctx, mc_operand_type(c, i), part(c->ctx, result, i));
  }
  return fits || fail(c, "failed to verify that contained types correspond to operand types");
}

/* --- literals --- */

/* The type of the literal's tensor, without an encoding. */
static bool infer_literal(const McInfer *in, McInferred *out, bool is_value) {
  McContext *ctx = in->ctx;
  McAttr value = mc_infer_attr(in, 0), no_attr = {MC_NONE};
  McType type = value.index == MC_NONE ? (McType){MC_NONE} : mc_attr_value_type(ctx, value);
  if (type.index == MC_NONE || mc_kind(ctx, type.index) != MC_TYPE_RANKED_TENSOR) {
    return mc_infer_fail(in, "the value is no tensor with a rank");
  }
  McType element = mc_type_element(ctx, type);
  if (is_value && mc_kind(ctx, element.index) == MC_TYPE_INTEGER &&
      mc_type_integer_signedness(ctx, element) == MC_SIGNLESS && mc_type_integer_width(ctx, element) > 1) {
    element = mc_type_integer(ctx, mc_type_integer_width(ctx, element), MC_SIGNED);
  }
  McInts sizes;
  uint32_t rank = mc_type_rank(ctx, type);
  if (!mc_ints_init(ctx, &sizes, rank, in->diags)) return false;
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = mc_type_dim(ctx, type, i);
    sizes.ptr[i] = size < 0 ? MC_TORCH_UNKNOWN : size;
  }
  McAttr list = mc_attr_dense_array(ctx, mc_type_integer(ctx, 64, MC_SIGNLESS), sizes.ptr, rank, in->diags);
  mc_ints_fini(ctx, &sizes);
  return list.index != MC_NONE && mc_infer_push(in, out, mc_torch_make_tensor(ctx, is_value, list, element, no_attr));
}

bool mc_infer_torch_literal(const McInfer *in, McInferred *out) { return infer_literal(in, out, false); }
bool mc_infer_torch_value_literal(const McInfer *in, McInferred *out) { return infer_literal(in, out, true); }

/* A literal that can change may have a type that states less. */
bool mc_check_torch_literal(const McRoutineCheck *c) {
  McType inferred = mc_checked_inferred_type(c, NULL), have = mc_result_type(c, 0);
  McTorchTensor a = mc_torch_tensor(c->ctx, inferred), b = mc_torch_tensor(c->ctx, have);
  return !a.is_tensor || !b.is_tensor || are_compatible(&a, &b) || mc_fail_inferred(c, inferred, have);
}

McType mc_torch_make_tensor(McContext *ctx, bool is_value, McAttr sizes, McType dtype, McAttr sparsity) {
  McIdent name = is_value ? mc_ident(ctx, "torch.vtensor", 13) : mc_ident(ctx, "torch.tensor", 12);
  const McDefinition *def = name.index == MC_NONE ? NULL : mc_definition(ctx, name, true);
  if (def == NULL || def->record->num_params != 3) return (McType){MC_NONE};
  const uint32_t words[3] = {sizes.index, dtype.index, sparsity.index};
  return (McType){mc_defined_intern(ctx, def, words)};
}

bool mc_transform_torch_other(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McTorchTensor tensor = mc_torch_tensor(ctx, count == 1 ? *from : (McType){MC_NONE});
  if (!tensor.is_tensor) return false;
  McAttr sizes = {mc_defined_param(ctx, from->index, 0)}, no_attr = {MC_NONE};
  McType type = mc_torch_make_tensor(ctx, !tensor.is_value, sizes, tensor.dtype, no_attr);
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

/* Sizes are not negative. */
bool mc_def_check_torch_sizes(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc,
                              McDiags *diags) {
  (void)def;
  if (values[0] == MC_NONE || mc_kind(ctx, values[0]) != MC_ATTR_DENSE_ARRAY) return true;
  McStr data = mc_attr_dense_data(ctx, (McAttr){values[0]});
  for (size_t at = 0; at + sizeof(int64_t) <= data.len; at += sizeof(int64_t)) {
    int64_t size;
    memcpy(&size, data.ptr + at, sizeof size);
    if (size >= 0 || size == MC_TORCH_UNKNOWN) continue;
    return mc_error(diags, loc, "invalid size %lld for !torch.tensor type", (long long)size);
  }
  return true;
}
