/* transforms.c - types from types, and suggested names of constants. */
#include "dialects/shared/routines.h"
#include "dialects/shared/shared.def"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

MC_INLINE bool push(McContext *ctx, McWords *out, McType type) {
  return type.index != MC_NONE && mc_array_push(&ctx->alloc, out, type.index);
}

/* --- transforms --- */

McType mc_type_with_element(McContext *ctx, McType type, McType element) {
  McKind kind = mc_kind(ctx, type.index);
  if (kind == MC_TYPE_UNRANKED_TENSOR) return mc_type_unranked_tensor(ctx, element, NULL);
  if (kind != MC_TYPE_RANKED_TENSOR && kind != MC_TYPE_VECTOR) return (McType){MC_NONE};
  uint32_t rank = mc_type_rank(ctx, type);
  int64_t few_dims[8], *dims = few_dims;
  uint8_t few_scalable[8], *scalable = few_scalable;
  if (rank > MC_COUNT(few_dims)) {
    dims = mc_alloc(&ctx->alloc, rank * sizeof *dims);
    scalable = mc_alloc(&ctx->alloc, rank);
  }
  McType out = {MC_NONE};
  if (dims != NULL && scalable != NULL) {
    for (uint32_t i = 0; i < rank; i++) {
      dims[i] = mc_type_dim(ctx, type, i);
      scalable[i] = kind == MC_TYPE_VECTOR && mc_type_dim_scalable(ctx, type, i);
    }
    out = kind == MC_TYPE_VECTOR ? mc_type_vector(ctx, dims, scalable, rank, element, NULL)
                                 : mc_type_ranked_tensor(ctx, dims, rank, element, mc_type_encoding(ctx, type), NULL);
  }
  if (dims != few_dims) mc_free(&ctx->alloc, dims, rank * sizeof *dims);
  if (scalable != few_scalable) mc_free(&ctx->alloc, scalable, rank);
  return out;
}

bool mc_transform_i1_same_shape(McContext *ctx, const McType *from, size_t count, McWords *out) {
  if (count != 1) return false;
  McType i1 = {ctx->cached.integer[1]};
  McKind kind = mc_kind(ctx, from->index);
  bool shaped = kind == MC_TYPE_VECTOR || kind == MC_TYPE_RANKED_TENSOR || kind == MC_TYPE_UNRANKED_TENSOR;
  return push(ctx, out, shaped ? mc_type_with_element(ctx, *from, i1) : i1);
}

McType mc_type_parameter(const McContext *ctx, McType type) {
  const McDefinition *def = mc_kind(ctx, type.index) == MC_TYPE_DEFINED ? mc_definition_of(ctx, type.index) : NULL;
  for (uint32_t i = 0; def != NULL && i < def->record->num_params; i++) {
    const McParamWords *param = &mc_definition_params(def)[i];
    if (param->kind == MC_PK_TYPE && !(param->flags & MC_PF_ARRAY)) {
      return (McType){mc_defined_param(ctx, type.index, i)};
    }
  }
  return (McType){MC_NONE};
}

bool mc_transform_type_parameter(McContext *ctx, const McType *from, size_t count, McWords *out) {
  return count == 1 && push(ctx, out, mc_type_parameter(ctx, *from));
}

bool mc_transform_element_type(McContext *ctx, const McType *from, size_t count, McWords *out) {
  McType element = count == 1 && mc_type_is_shaped(ctx, *from) ? mc_type_element(ctx, *from) : (McType){MC_NONE};
  return element.index != MC_NONE && mc_array_push(&ctx->alloc, out, element.index);
}

#define MAX_ELEMENTS (1 << 22) /* more than any operation has operands */

bool mc_transform_element_types(McContext *ctx, const McType *from, size_t count, McWords *out) {
  int64_t elements;
  if (count != 1 || !mc_type_is_shaped(ctx, *from) || !mc_type_num_elements(ctx, *from, &elements) ||
      elements > MAX_ELEMENTS) {
    return false;
  }
  for (int64_t i = 0; i < elements; i++) {
    if (!mc_array_push(&ctx->alloc, out, mc_type_element(ctx, *from).index)) return false;
  }
  return true;
}

bool mc_transform_same_types(McContext *ctx, const McType *from, size_t count, McWords *out) {
  for (size_t i = 0; i < count; i++) {
    if (!mc_array_push(&ctx->alloc, out, from[i].index)) return false;
  }
  return true;
}

/* --- suggested names --- */

static McAttr value_of(const McContext *ctx, McOp op) {
  return mc_op_property(ctx, op, ctx->known[MC_ID_value]);
}

/* The digits of an integer that does not fit into 64 bits. */
static void put_wide_integer(McContext *ctx, McAttr value, McBuf *out) {
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  mc_print_attr(ctx, value, &text); /* "5 : i300" */
  McStr digits = mc_buf_contents(&text);
  const char *end = digits.len == 0 ? NULL : memchr(digits.ptr, ' ', digits.len);
  if (end != NULL) digits.len = (size_t)(end - digits.ptr);
  if (text.failed) out->failed = true;
  mc_buf_put(out, digits.ptr, digits.len);
  mc_buf_fini(&text);
}

void mc_asm_constant_name(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  McAttr value = value_of(ctx, op);
  McType type = mc_value_type(ctx, mc_op_result(ctx, op, result));
  if (value.index == MC_NONE || mc_kind(ctx, value.index) != MC_ATTR_INTEGER) {
    mc_buf_lit(out, "cst");
    return;
  }
  int64_t number;
  bool small = mc_attr_integer_i64(ctx, value, &number), integer = mc_kind(ctx, type.index) == MC_TYPE_INTEGER;
  if (integer && mc_type_integer_width(ctx, type) == 1) {
    mc_buf_str(out, number != 0 ? "true" : "false");
    return;
  }
  mc_buf_char(out, 'c');
  if (small) mc_buf_i64(out, number);
  else put_wide_integer(ctx, value, out);
  if (!integer) return;
  McSignedness sign = mc_type_integer_signedness(ctx, type);
  mc_buf_str(out, sign == MC_SIGNLESS ? "_i" : sign == MC_SIGNED ? "_si" : "_ui");
  mc_buf_u64(out, mc_type_integer_width(ctx, type));
}

void mc_asm_groups(McContext *ctx, McOp op, uint32_t result, McBuf *out) {
  const McOpDef *def = mc_op_def(ctx, op);
  const McGroupWords *groups = mc_def_results(def);
  uint32_t start, count;
  for (uint32_t g = 0; g < def->op->num_results; g++) {
    if (!mc_op_group(ctx, def, op, true, g, &start, &count)) return;
    if (start != result || count == 0) continue;
    McStr name = mc_ident_str(ctx, (McIdent){groups[g].name});
    mc_buf_put(out, name.ptr, name.len);
    return;
  }
}
